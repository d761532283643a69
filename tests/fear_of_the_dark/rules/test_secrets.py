"""Secrets: resolved the moment they are found (FD-SEC)."""

from __future__ import annotations

import pytest

from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

#: A01 has a Secret next to its centre and three walls, B01 to its right has three walls as well; both rooms are empty
#: otherwise.
WALLS = box(
    rooms={
        "A01": ("N", "plain", ". . .", "s1 . .", ". . ."),
        "B01": ("S", "plain", ". . .", ". . .", ". . ."),
    }
)
BESIDE_A_SECRET = "A01@0,1 B01@1,1"


def find(secret: str, play: Play | None = None, card: str = "card:1") -> Play:
    """A Secret is found with a played Investigate; without a table of its own, in R05 below the start tile."""
    play = play or labyrinth(hand="investigate move", rooms="R05@0,1", pawn="1.C")
    return play.will_turn(secret=[secret]).do("do:investigate", "play:investigate", card)


def between_walls(hand: str = "investigate move", deck: int | None = None) -> Play:
    return labyrinth(hand=hand, rooms=BESIDE_A_SECRET, pawn="1.C", deck=deck, pack=WALLS)


# All Secrets


@rule("FD-SEC-01", "FD-OPEN-84")
@pytest.mark.parametrize(("secret", "target"), [("secret-door", "wall"), ("secret-map", "door")])
def test_a_found_secret_is_resolved_at_once_and_cannot_be_declined(secret: str, target: str) -> None:
    play = find(secret, between_walls())
    assert {key.split(":")[0] for key in play.options} == {target}, "the player only picks the target"


@rule("FD-SEC-01")
def test_a_found_secret_is_discarded() -> None:
    play = find("secret-door", between_walls()).do("wall:1:S")
    assert play.seen["used_secrets"] == {"secret-door": 1}
    assert play.seen["secrets"] == [[None], [None, None], [None, None], [None, None]], "one card of location 1 is gone"
    assert play.could_turn("secret").count("secret-door") == 1
    assert play.asked == "ask-action"


# Secret Door


@rule("FD-SEC-02")
def test_a_secret_door_goes_on_any_wall_without_a_door_of_any_room() -> None:
    play = find("secret-door", between_walls())
    assert play.options == ["wall:1:E", "wall:1:S", "wall:1:W", "wall:2:N", "wall:2:E"], (
        "every wall once, no side with a door"
    )
    play.do("wall:2:E")
    assert play.heard("secret-door-placed") == [{"room": 2, "side": "@side-E"}]
    assert play.t.secret_doors == 1
    assert play.t.is_unused(2, 1)


@rule("FD-SEC-02")
def test_the_only_wall_takes_the_secret_door_without_a_question() -> None:
    play = find("secret-door")
    assert play.heard("secret-door-placed") == [{"room": 1, "side": "@side-W"}]


@rule("FD-SEC-03", "FD-OPEN-83")
def test_the_start_tile_counts_as_a_room_for_a_secret_door() -> None:
    pack = box(start=("W", ". H .", ". . L", ". O ."))
    play = find("secret-door", labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C", pack=pack))
    assert play.options == ["wall:0:N", "wall:0:E", "wall:0:S", "wall:1:W"]
    play.do("wall:0:N")
    assert play.t.is_unused(0, 0)


@rule("FD-SEC-03", "FD-OPEN-83")
def test_the_square_behind_the_wall_may_be_blocked() -> None:
    play = find("secret-door", between_walls()).do("wall:1:W")
    assert play.at(1, "W") == "s1", "a Secret square, which no one can enter"
    assert play.t.is_unused(1, 3)


@rule("FD-SEC-03", "FD-OPEN-83")
def test_on_a_shared_wall_the_token_opens_the_passage_both_ways() -> None:
    play = find("secret-door", between_walls("investigate move move")).do("wall:1:E")
    assert play.t.secret_doors == 1, "one token for both sides"
    play.do("do:move", "play:move", "go:E", "go:E")
    assert play.place == (2, "W")
    play.do("go:W", "stop")
    assert play.place == (1, "E")


@rule("FD-SEC-03")
def test_against_a_dead_door_the_token_opens_the_passage_too() -> None:
    play = labyrinth(hand="investigate move", rooms="R05@0,1 R10@1,0", pawn="1.C", cleared="0.E 0.S")
    find("secret-door", play).do("wall:2:W")
    play.do("do:move", "play:move", "go:N", "go:N", "go:N", "go:E")
    assert play.place == (0, "E")
    play.do("spend-match", "take:move", "take:move", "take:scout", "do:move", "play:move", "go:E", "stop")
    assert play.place == (2, "W"), "from the start tile into R10, whose left side had no door"


@rule("FD-SEC-04")
def test_a_secret_door_can_be_walked_through_into_a_new_room() -> None:
    play = find("secret-door", between_walls()).do("wall:1:S").will_turn(labyrinth=["R03"])
    play.do("do:move", "play:move", "go:S", "go:S", "turn:0")
    assert (play.place, play.rooms[-1]) == ((3, "N"), "R03")


@rule("FD-SEC-04")
def test_a_secret_door_can_be_scouted() -> None:
    play = find("secret-door", between_walls("investigate move scout")).do("wall:1:S").will_turn(labyrinth=["R03"])
    play.do("do:move", "play:move", "go:S", "stop", "do:scout", "play:scout", "turn:0")
    assert (play.place, play.rooms[-1]) == ((1, "S"), "R03")


@rule("FD-SEC-04")
def test_a_secret_map_may_choose_a_secret_door() -> None:
    play = find("secret-door", between_walls("investigate move")).do("wall:1:S").will_turn(secret=["secret-map"])
    play.do("do:investigate", "discard:move")
    assert "door:1:S" in play.options
    play.will_turn(labyrinth=["R03"]).do("door:1:S", "turn:0")
    assert (play.t.columns[3], play.t.rows[3]) == (0, 2)


@rule("FD-SEC-04", "FD-OPEN-85")
def test_a_secret_door_is_an_exit() -> None:
    play = find("secret-door", between_walls(deck=0)).do("wall:1:S", "do:move", "play:move", "go:S", "go:S")
    assert play.ending == "won"


@rule("FD-SEC-04")
def test_without_the_secret_door_that_wall_stays_a_wall() -> None:
    play = between_walls(deck=0).do("do:move", "play:move", "go:S")
    assert play.why_not("go:S")[0] == "why-wall"


# Secret Map


@rule("FD-SEC-05")
def test_a_secret_map_reveals_a_room_at_any_unused_door_however_far_away() -> None:
    play = labyrinth(hand="investigate", rooms="R05@0,1 R03@-1,0 R12@-2,0", pawn="1.C")
    find("secret-map", play)
    assert play.options == [
        "door:0:N", "door:0:E", "door:1:E", "door:1:S", "door:2:N", "door:2:S", "door:3:S", "door:3:W",
    ], "every door with no room behind it and no other, the one behind the Lock included"  # fmt: skip
    play.will_turn(labyrinth=["R02"]).do("door:3:W", "turn:0")
    assert play.rooms[-1] == "R02"
    assert (play.t.columns[4], play.t.rows[4]) == (-3, 0)
    assert play.place == (1, "C")


@rule("FD-SEC-06")
def test_a_mapped_hazard_room_turns_no_card_now_or_on_entry_but_gets_its_tokens() -> None:
    play = labyrinth(hand="investigate move", rooms="R05@0,1", pawn="1.C", cleared="0.S 1.E")
    find("secret-map", play).will_turn(labyrinth=["R08"]).do("door:1:E", "turn:0")
    assert play.at(2, "N") == "L"
    play.do("do:move", "play:move", "go:E", "go:E")
    assert (play.place, play.asked) == ((2, "W"), "ask-walk"), "walking in does not end the walk either"
    assert "hazard-turned" not in play.told
    assert len(play.t.hazards) == 13


# Without effect


@rule("FD-SEC-07", "FD-OPEN-82")
def test_a_secret_map_without_an_unused_door_is_discarded_without_effect() -> None:
    pack = box(
        start=("S", ". . .", ". . .", ". . ."),
        rooms={"A01": ("N", "plain", ". . .", "s1 . .", ". . .")},
    )
    play = find("secret-map", labyrinth(hand="investigate move", rooms="A01@0,1", pawn="1.C", pack=pack))
    assert ("secret-useless" in play.told, play.asked) == (True, "ask-action")
    assert play.seen["used_secrets"] == {"secret-map": 1}
    assert (play.rooms, play.t.deck) == (["start", "A01"], 11)


@rule("FD-SEC-07", "FD-OPEN-82")
def test_a_secret_map_with_an_empty_deck_is_discarded_without_effect() -> None:
    play = find("secret-map", labyrinth(hand="investigate move", rooms="R05@0,1", pawn="1.C", deck=0))
    assert ("secret-useless" in play.told, play.asked) == (True, "ask-action")
    assert play.seen["used_secrets"] == {"secret-map": 1}
    assert (play.rooms, play.t.aside) == (["start", "R05"], 14)


@rule("FD-SEC-07", "FD-OPEN-83")
def test_a_secret_door_without_a_token_is_discarded_without_effect() -> None:
    pack = box(tokens={"secret-door": 0})
    play = find("secret-door", labyrinth(hand="investigate move", rooms="R05@0,1", pawn="1.C", pack=pack))
    assert ("secret-useless" in play.told, play.asked) == (True, "ask-action")
    assert play.seen["used_secrets"] == {"secret-door": 1}
    assert not play.t.is_unused(1, 3)


@rule("FD-SEC-07", "FD-OPEN-83")
def test_a_secret_door_without_a_free_wall_is_discarded_without_effect() -> None:
    play = find("secret-door", labyrinth(hand="investigate move", rooms="R08@0,1", pawn="1.E"))
    assert ("secret-useless" in play.told, play.asked) == (True, "ask-action")
    assert play.t.secret_doors == 2


# Information


@rule("FD-SEC-08")
def test_information_shows_the_items_of_a_location_and_leaves_them_there() -> None:
    play = find(
        "information-3", labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C").will_turn(item=["key", "match"])
    )
    assert [(told["item"], told["location"]) for told in play.heard("item-seen")] == [
        ("@item-key", 3),
        ("@item-match", 3),
    ]
    assert play.seen["items"] == [[None, None], [None, None], ["key", "match"], [None, None]]
    assert "secret-useless" not in play.told
    assert play.held == [], "looked at, not taken"
    assert play.asked == "ask-action"


@rule("FD-SEC-08", "FD-OPEN-81")
def test_information_on_a_searched_location_shows_what_is_left() -> None:
    play = labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C", taken="i3.1").will_turn(item=["lever"])
    assert find("information-3", play).seen["items"] == [[None, None], [None, None], ["lever"], [None, None]]
    assert play.at(0, "E") == "L", "a Lever that is only looked at opens nothing"


@rule("FD-SEC-08", "FD-OPEN-81")
def test_information_on_an_empty_location_shows_nothing() -> None:
    play = find("information-3", labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C", taken="i3.1 i3.2"))
    assert "item-seen" not in play.told
    assert "secret-useless" in play.told
    assert play.seen["used_secrets"] == {"information-3": 1}


@rule("FD-SEC-09", "FD-OPEN-80")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_matching_location_is_the_number_on_the_card_and_not_of_the_secret_location(number: int) -> None:
    play = labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C").will_turn(item=["key", "match"])
    find(f"information-{number}", play)
    shown = play.seen["items"]
    assert isinstance(shown, list)
    assert [location == ["key", "match"] for location in shown] == [place == number for place in (1, 2, 3, 4)]
