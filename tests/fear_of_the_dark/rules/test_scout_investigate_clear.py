"""Scout, Investigate and Clear (FD-SCOUT, FD-INV, FD-CLEAR)."""

from __future__ import annotations

import pytest

from duskbox.testing.fear_of_the_dark import box, labyrinth
from tests.rules import rule


@rule("FD-SCOUT-01")
def test_scout_reveals_the_room_behind_a_door_and_the_pawn_stays() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R12"]).do("do:scout", "play:scout", "turn:0")
    assert play.place == (0, "W")
    assert play.rooms == ["start", "R12"]
    assert play.at(1, "C") == "O", "its tokens are placed"
    assert play.asked == "ask-action"
    rooms = play.seen["rooms"]
    assert isinstance(rooms, list)
    assert (rooms[1]["at"], rooms[1]["entered"]) == ((-1, 0), False)


@rule("FD-SCOUT-02", "FD-OPEN-48")
@pytest.mark.parametrize("square", ["C", "NW", "SW", "NE", "SE"])
def test_away_from_the_square_of_a_door_scout_is_refused(square: str) -> None:
    play = labyrinth(hand="scout", pawn=f"0.{square}")
    assert play.refused("do:scout") == ["why-no-unused-door", "FD-SCOUT-02", "FD-SCOUT-03"]


@rule("FD-SCOUT-02", "FD-OPEN-48")
@pytest.mark.parametrize(("square", "cell"), [("N", (0, -1)), ("W", (-1, 0))])
def test_scout_looks_through_the_door_of_the_square_the_pawn_stands_on(square: str, cell: tuple[int, int]) -> None:
    play = labyrinth(hand="scout", pawn=f"0.{square}").will_turn(labyrinth=["R03"])
    play.do("do:scout", "play:scout", "turn:0")
    rooms = play.seen["rooms"]
    assert isinstance(rooms, list)
    assert rooms[1]["at"] == cell, "no other door was offered"


@rule("FD-SCOUT-03", "FD-OPEN-47")
@pytest.mark.parametrize("room", ["R03", "R10"], ids=["a door to a room on the table", "a dead door"])
def test_at_a_door_that_is_not_unused_scout_is_refused(room: str) -> None:
    play = labyrinth(hand="scout", rooms=f"{room}@-1,0", pawn="0.W")
    assert play.refused("do:scout") == ["why-no-unused-door", "FD-SCOUT-02", "FD-SCOUT-03"]


@rule("FD-SCOUT-03", "FD-OPEN-47")
def test_with_the_deck_empty_scout_is_refused() -> None:
    play = labyrinth(hand="scout", pawn="0.W", deck=0)
    assert play.refused("do:scout") == ["why-no-tile", "FD-SCOUT-03"]
    assert "do:scout" in labyrinth(hand="scout", pawn="0.W", deck=1).options


@rule("FD-SCOUT-04")
@pytest.mark.parametrize("hazard", ["terror", "knock-out", "draught", "collapse", "lockdown"])
def test_scouting_a_hazard_room_turns_a_card_that_fails_if_it_needs_walking_in(hazard: str) -> None:
    play = labyrinth(hand="scout move", pawn="0.W", terrors=1).will_turn(labyrinth=["R09"], hazard=[hazard])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.heard("hazard-failed") == [{"hazard": f"@hazard-{hazard}"}]
    assert play.discards == [hazard]
    assert (play.hand, play.lost, play.t.terrors) == (["move"], [], 1)
    assert (play.t.deck, play.t.aside, play.at(0, "W")) == (11, 3, ".")


@rule("FD-SCOUT-04")
def test_a_leak_needs_no_walking_in() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["leak"])
    play.do("do:scout", "play:scout", "turn:0")
    assert (play.seen["leak_room"], play.heard("hazard-failed")) == (1, [])


@rule("FD-SCOUT-04")
def test_scouting_a_plain_room_turns_no_card() -> None:
    play = labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:scout", "play:scout", "turn:0")
    assert len(play.could_turn("hazard")) == 13


#: A start tile with an Item above the pawn and a Secret of the same number below.
BOTH = box(start=("NESW", ". i2 .", ". . .", ". s2 ."))

SEARCH = ("do:investigate", "play:investigate")


@rule("FD-INV-01", "FD-INV-02", "FD-OPEN-86")
def test_items_are_investigated_in_light_and_dark_and_secrets_only_in_the_light() -> None:
    play = labyrinth(hand="investigate move", pack=BOTH).do(*SEARCH)
    assert play.options == ["at:N", "at:S"]
    play.will_turn(secret=["information-1"], item=["key", "lever"]).do("at:S", "card:1")
    assert play.seen["used_secrets"] == {"information-1": 1}
    play = labyrinth(pack=BOTH).will_turn(item=["key"]).do("do:investigate", "discard:scout", "card:1")
    assert play.held == ["key"], "in the Dark there was only the Item to choose"
    assert play.at(0, "S") == "s2", "though the Secret square is there to be seen"


@rule("FD-INV-01")
def test_in_the_light_an_item_is_found_for_the_card() -> None:
    play = labyrinth(hand="investigate move", pack=BOTH).will_turn(item=["key"]).do(*SEARCH, "at:N", "card:2")
    assert (play.held, play.lost) == (["key"], [])


@rule("FD-INV-02", "FD-LIGHT-03", "FD-OPEN-86")
def test_in_the_dark_a_secret_is_seen_but_its_search_refused() -> None:
    play = labyrinth(pack=box(start=("NESW", ". . .", ". . .", ". s2 .")))
    reasons = play.refused("do:investigate")
    assert {"FD-INV-02", "FD-LIGHT-03"} <= set(reasons)
    rooms = play.seen["rooms"]
    assert isinstance(rooms, list)
    assert rooms[0]["squares"][7] == "s2"


@rule("FD-INV-02")
def test_among_several_things_in_the_dark_the_secret_cannot_be_picked() -> None:
    play = labyrinth(pack=box(start=("NESW", ". i1 .", "i2 . .", ". s2 ."))).do("do:investigate", "discard:scout")
    assert play.options == ["at:N", "at:W"]
    assert play.refused("at:S")[:3] == ["why-secret-dark", "FD-INV-02", "FD-LIGHT-03"]
    assert play.refused("at:E")[:2] == ["why-nothing-there", "FD-INV-03"]


@rule("FD-INV-03")
def test_the_pawn_must_stand_beside_the_thing() -> None:
    pack = box(start=("NESW", ". . i1", ". . .", ". . ."))
    for square in ("N", "E"):
        assert "do:investigate" in labyrinth(hand="investigate", pawn=f"0.{square}", pack=pack).options
    for square in ("NW", "C", "W", "SE", "S"):
        reasons = labyrinth(hand="investigate", pawn=f"0.{square}", pack=pack).refused("do:investigate")
        assert reasons == ["why-nothing-to-search", "FD-INV-03", "FD-ACT-05"]


@rule("FD-INV-03", "FD-OPEN-25")
def test_where_things_can_be_walked_on_the_pawn_may_search_the_square_it_stands_on() -> None:
    play = labyrinth(hand="investigate move", pawn="0.N", pack=BOTH, rulings={"search-squares": "walkable"})
    play.will_turn(item=["key"]).do(*SEARCH, "card:1")
    assert play.held == ["key"]


@rule("FD-INV-04")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("letter", ["i", "s"])
def test_one_investigate_takes_one_card_from_the_location_of_that_kind_and_number(letter: str, number: int) -> None:
    pack = box(start=("NESW", f". {letter}{number} .", ". . .", ". . ."))
    play = labyrinth(hand="investigate move", pack=pack).will_turn(item=["match"], secret=["secret-door"])
    play.do(*SEARCH, "card:1")
    full = [[None, None]] * 4
    left = [[None] if location == number else [None, None] for location in (1, 2, 3, 4)]
    assert play.seen["items"] == (left if letter == "i" else full)
    assert play.seen["secrets"] == (left if letter == "s" else full)


@rule("FD-INV-04", "FD-OPEN-73")
def test_squares_with_the_same_number_share_their_location() -> None:
    pack = box(start=("NESW", ". i1 .", "i1 . .", ". . ."), mind={"investigate": 2})
    play = labyrinth(hand="investigate investigate move", pack=pack).will_turn(item=["key", "match"])
    play.do(*SEARCH, "at:N", "card:1", *SEARCH, "at:W")
    assert play.held == ["match", "key"]
    assert play.seen["items"] == [[], [None, None], [None, None], [None, None]]
    assert "FD-INV-05" in play.refused("do:investigate"), "neither square has anything left"


@rule("FD-INV-05", "FD-OPEN-74")
def test_a_location_can_be_investigated_twice_and_an_empty_one_not_at_all() -> None:
    pack = box(start=("NESW", ". i2 .", ". . .", ". . ."))
    play = labyrinth(hand="investigate", pack=pack, taken="i2.1").will_turn(item=["key"]).do(*SEARCH)
    assert play.held == ["key"], "the second card needs no choice"
    play = labyrinth(hand="investigate", pack=pack, taken="i2.1 i2.2")
    reasons = play.refused("do:investigate")
    assert reasons[0] == "why-nothing-to-search"
    assert "FD-INV-05" in reasons


@rule("FD-INV-05", "FD-OPEN-74")
def test_an_empty_secret_location_cannot_be_investigated_though_its_item_location_is_full() -> None:
    pack = box(start=("NESW", ". . .", ". . .", ". s2 ."))
    assert "FD-INV-05" in labyrinth(hand="investigate", pack=pack, taken="s2.1 s2.2").refused("do:investigate")
    assert "do:investigate" in labyrinth(hand="investigate", pack=pack, taken="i2.1 i2.2").options


@rule("FD-INV-05", "FD-OPEN-74")
def test_beside_an_empty_location_the_other_things_can_still_be_searched() -> None:
    pack = box(start=("NESW", ". i1 .", "i2 . i3", ". . ."))
    play = labyrinth(hand="investigate move", pack=pack, taken="i2.1 i2.2").do(*SEARCH)
    assert play.options == ["at:N", "at:E"]
    assert play.refused("at:W")[:2] == ["why-location-empty", "FD-INV-05"]


@rule("FD-INV-06", "FD-OPEN-72")
@pytest.mark.parametrize(("card", "found", "left"), [("card:1", "key", "match"), ("card:2", "match", "key")])
def test_either_card_of_a_location_may_be_picked(card: str, found: str, left: str) -> None:
    pack = box(start=("NESW", ". i2 .", ". . .", ". . ."))
    play = labyrinth(hand="investigate move", pack=pack, seen="i2.1=key i2.2=match").do(*SEARCH)
    assert play.options == ["card:1", "card:2"]
    play.do(card)
    assert play.held == [found]
    assert play.seen["items"] == [[None, None], [left], [None, None], [None, None]]


@rule("FD-INV-06", "FD-OPEN-72")
def test_either_card_of_a_secret_location_may_be_picked() -> None:
    pack = box(start=("NESW", ". s2 .", ". . .", ". . ."))
    play = labyrinth(hand="investigate move", pack=pack).will_turn(secret=["information-1"], item=["key", "key"])
    play.do(*SEARCH)
    assert (play.asked, play.options) == ("ask-secret-card", ["card:1", "card:2"])
    play.do("card:2")
    assert play.t.secrets[2:4] == [-1, -2], "the second is gone, the first lies there still"


@rule("FD-CLEAR-01")
def test_clear_removes_the_obstruction_beside_the_pawn_and_never_the_lock() -> None:
    play = labyrinth(hand="clear clear move", pack=box(mind={"clear": 2}))
    assert (play.at(0, "S"), play.at(0, "E")) == ("O", "L")
    play.do("do:clear", "play:clear")
    assert (play.at(0, "S"), play.at(0, "E")) == (".", "L")
    assert (play.t.obstructions, play.t.locks) == (10, 3)
    assert play.refused("do:clear") == ["why-no-obstruction", "FD-CLEAR-01", "FD-ACT-05"]


@rule("FD-CLEAR-01")
@pytest.mark.parametrize("side", ["N", "E", "W"])
def test_of_several_obstructions_the_player_clears_one(side: str) -> None:
    pack = box(start=("NESW", ". O .", "O . O", ". L ."))
    play = labyrinth(hand="clear move", pack=pack).do("do:clear", "play:clear")
    assert play.options == ["at:N", "at:E", "at:W"]
    assert play.refused("at:S") == ["why-no-obstruction-there", "FD-CLEAR-01"]
    play.do(f"at:{side}")
    assert [name for name in ("N", "E", "W") if play.at(0, name) == "."] == [side]
    assert play.at(0, "S") == "L"


@rule("FD-CLEAR-02")
def test_clear_is_available_in_the_dark() -> None:
    play = labyrinth().do("do:clear", "discard:tiptoe")
    assert (play.at(0, "S"), play.light, play.lost) == (".", False, ["tiptoe"])
