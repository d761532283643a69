"""The Dark Echo: a room that is not there (FD-ECHO). R13 and R14 are Hazard rooms as well, R15 is not."""

from __future__ import annotations

import pytest

from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

DEADLY_LEVELS = ["normal", "hard", "very-hard"]


def before_the_door(difficulty: str = "normal") -> Play:
    """In the Light, on the square of the left door of the start tile."""
    return labyrinth(difficulty, hand="move scout clear", pawn="0.W")


def walk(play: Play, *then: str) -> Play:
    return play.do("do:move", "play:move", "go:W", *then)


def with_a_secret_map(*, tiles: str | None = None) -> Play:
    play = labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C", tiles=tiles).will_turn(secret=["secret-map"])
    return play.do("do:investigate", "play:investigate", "card:1")


@rule("FD-ECHO-01")
def test_the_hazard_card_of_a_dark_echo_is_resolved_before_the_tile_goes() -> None:
    play = walk(before_the_door().will_turn(labyrinth=["R13"], hazard=["terror"]))
    assert play.asked == "ask-lose"
    assert "echo-puts-back" not in play.told, "the tile is still there while the Terror is faced"
    play.will_turn(labyrinth=["R03"]).do("lose-from-hand:clear", "turn:0")
    assert (play.t.terrors, play.lost) == (1, ["clear"])
    assert play.told.index("card-lost") < play.told.index("echo-puts-back")


@rule("FD-ECHO-02")
@pytest.mark.parametrize("difficulty", DEADLY_LEVELS)
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_a_collapse_or_lockdown_in_a_dark_echo_makes_the_player_vanish(hazard: str, difficulty: str) -> None:
    play = walk(before_the_door(difficulty).will_turn(labyrinth=["R13"], hazard=[hazard]))
    assert play.ending == "lost-echo"
    assert play.t.deck == 11, "no tile comes in its place"


@rule("FD-ECHO-02", "FD-OPEN-55")
@pytest.mark.parametrize(("hazard", "token"), [("collapse", "obstruction"), ("lockdown", "lock")])
def test_an_empty_supply_does_not_save_the_player(hazard: str, token: str) -> None:
    play = labyrinth(hand="move", pawn="0.W", pack=box(tokens={token: 1}))
    assert walk(play.will_turn(labyrinth=["R13"], hazard=[hazard])).ending == "lost-echo"


@rule("FD-ECHO-02", "FD-OPEN-67")
def test_a_dark_echo_without_hazard_turns_no_card_and_cannot_kill() -> None:
    play = labyrinth(hand="move", pawn="0.W", hazards="collapse lockdown").will_turn(labyrinth=["R15", "R03"])
    walk(play, "turn:0")
    assert play.ending == ""
    assert len(play.t.hazards) == 2


@rule("FD-ECHO-02")
@pytest.mark.parametrize("hazard", ["knock-out", "draught", "leak"])
def test_no_other_card_kills_in_a_dark_echo(hazard: str) -> None:
    play = walk(before_the_door().will_turn(labyrinth=["R13", "R03"], hazard=[hazard]), "turn:0")
    assert (play.ending, play.rooms) == ("", ["start", "R03"])


@rule("FD-ECHO-02")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_outside_a_dark_echo_neither_kills(hazard: str) -> None:
    play = walk(before_the_door().will_turn(labyrinth=["R09"], hazard=[hazard]), "turn:0")
    assert (play.ending, play.place) == ("", (1, "E"))


@rule("FD-ECHO-03", "FD-OPEN-65")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_on_easy_a_collapse_or_lockdown_in_a_dark_echo_places_no_token_and_play_goes_on(hazard: str) -> None:
    play = walk(before_the_door("easy").will_turn(labyrinth=["R13", "R03"], hazard=[hazard]), "turn:0")
    assert (play.ending, play.place) == ("", (0, "W"))
    assert play.at(0, "W") == ".", "nothing lies on the square just left, or beneath the pawn"
    assert (play.t.obstructions, play.t.locks) == (9, 3)
    assert play.discards == [hazard]


@rule("FD-ECHO-04")
def test_the_dark_echo_leaves_the_game() -> None:
    play = walk(before_the_door().will_turn(labyrinth=["R15", "R03"]), "turn:0")
    assert play.rooms == ["start", "R03"]
    assert "R15" not in play.could_turn("labyrinth"), "and does not return to the deck"
    assert play.heard("echo-puts-back") == [{"kind": "@tile-echo", "room": 0, "place": "@square-4"}]
    assert (play.t.deck, play.t.aside) == (10, 3)


@rule("FD-ECHO-04")
def test_tokens_printed_on_a_dark_echo_are_never_placed() -> None:
    pack = box(rooms={"E01": ("NESW", "echo", "O . L", ". . .", "L . O")})
    play = labyrinth(hand="move", pawn="0.W", pack=pack).will_turn(labyrinth=["E01", "R03"])
    walk(play, "turn:0")
    assert (play.t.obstructions, play.t.locks) == (9, 3)
    assert "token-placed" not in play.told


@rule("FD-ECHO-05", "FD-OPEN-71")
def test_the_pawn_goes_back_before_the_door_and_not_to_where_its_walk_began() -> None:
    play = labyrinth(hand="move").will_turn(labyrinth=["R15", "R03"])
    play.do("do:move", "play:move", "go:W", "go:W", "turn:0")
    assert play.place == (0, "W")
    assert play.seen["pawn"] == (0, 3)


@rule("FD-ECHO-05")
def test_the_place_before_the_door_may_be_a_hole() -> None:
    play = labyrinth(hand="tiptoe").will_turn(labyrinth=["R15", "R03"])
    play.do("do:tiptoe", "play:tiptoe", "go:N", "go:N", "turn:0")
    assert play.place == (0, "N")


@rule("FD-ECHO-06", "FD-OPEN-70")
def test_the_next_tile_is_attached_to_the_same_door_as_if_scouted() -> None:
    play = before_the_door().will_turn(labyrinth=["R15", "R08"], hazard=["lockdown"])
    walk(play)
    assert "turn:1" in play.options, "as no one walks in, a turn with its Lock at the door is allowed"
    play.do("turn:1")
    assert (play.t.columns[1], play.t.rows[1]) == (-1, 0)
    assert play.heard("hazard-failed") == [{"hazard": "@hazard-lockdown"}], "its Hazard card is turned and fails"
    assert play.at(0, "W") == "."
    assert play.at(1, "E") == "L", "its own tokens are placed"
    assert play.t.unentered == [0, 1]


@rule("FD-ECHO-06")
def test_a_leak_acts_in_the_replacement_as_on_any_scouted_room() -> None:
    play = before_the_door().will_turn(labyrinth=["R15", "R09"], hazard=["leak"])
    walk(play, "turn:0")
    assert play.t.leak_room == 1
    assert play.hand == ["scout", "clear"]


@rule("FD-ECHO-07", "FD-OPEN-66")
def test_the_rest_of_the_walk_is_lost_even_without_a_hazard() -> None:
    play = walk(before_the_door().will_turn(labyrinth=["R15", "R03"]), "turn:0")
    assert (play.place, play.asked) == ((0, "W"), "ask-action"), "three steps were left"


@rule("FD-ECHO-08", "FD-OPEN-63")
def test_a_replacement_that_is_a_dark_echo_is_replaced_in_the_same_way() -> None:
    play = before_the_door().will_turn(labyrinth=["R15", "R14", "R13", "R03"], hazard=["collapse", "terror"])
    walk(play, "turn:0")
    assert play.rooms == ["start", "R03"]
    assert (play.ending, play.discards) == ("", ["collapse", "terror"]), "both cards failed as on scouted rooms"
    assert play.t.deck == 8


@rule("FD-ECHO-08")
def test_replacing_stops_when_the_deck_is_empty() -> None:
    play = labyrinth(hand="move", pawn="0.W", tiles="R14 R15").will_turn(labyrinth=["R15", "R14"], hazard=["draught"])
    walk(play)
    assert (play.rooms, play.t.deck, play.asked) == (["start"], 0, "ask-action")


@rule("FD-ECHO-09", "FD-OPEN-64")
def test_without_a_tile_to_replace_it_the_door_stays_unused_and_is_an_exit() -> None:
    play = labyrinth(hand="move scout", pawn="0.W", tiles="R15 R03", deck=1).will_turn(labyrinth=["R15"])
    walk(play)
    assert (play.rooms, play.place, play.ending) == (["start"], (0, "W"), "")
    assert (play.t.deck, play.t.aside) == (0, 1), "no set-aside tile steps in"
    assert play.t.is_unused(0, 3)
    play.do("walk", "go:W")
    assert play.ending == "won"


@rule("FD-ECHO-10")
def test_an_echo_and_its_replacement_both_count_as_revealed() -> None:
    play = labyrinth(hand="move move", pawn="0.W", tiles="R15 R03").will_turn(labyrinth=["R15", "R03"])
    walk(play, "turn:0")
    assert (play.t.deck, play.rooms) == (0, ["start", "R03"])
    walk(play, "go:W", "go:W", "go:W")
    assert play.ending == "won", "the deck is empty, which decides"


@rule("FD-ECHO-11", "FD-OPEN-61")
@pytest.mark.parametrize("hazard", ["terror", "collapse", "lockdown"])
def test_a_scouted_dark_echo_is_replaced_and_cannot_kill(hazard: str) -> None:
    play = labyrinth(hand="scout move", pawn="0.W", terrors=1)
    play.will_turn(labyrinth=["R13", "R03"], hazard=[hazard]).do("do:scout", "play:scout", "turn:0")
    assert (play.ending, play.place) == ("", (0, "W"))
    assert play.rooms == ["start", "R03"]
    assert (play.discards, play.t.terrors) == ([hazard], 1), "a card was turned and failed"


@rule("FD-ECHO-11")
def test_even_a_collapse_without_the_walk_in_mark_cannot_kill_in_a_scouted_dark_echo() -> None:
    play = labyrinth(hand="scout move", pawn="0.W", pack=box(walk_in={"collapse": False}))
    play.will_turn(labyrinth=["R13", "R03"], hazard=["collapse"]).do("do:scout", "play:scout", "turn:0")
    assert (play.ending, play.at(0, "W")) == ("", ".")


@rule("FD-ECHO-12", "FD-OPEN-62")
def test_a_mapped_dark_echo_and_its_replacement_turn_no_hazard_card() -> None:
    play = with_a_secret_map().will_turn(labyrinth=["R13", "R08"]).do("door:0:W", "turn:0")
    assert play.rooms == ["start", "R05", "R08"], "attached to the door that was picked"
    assert (play.t.columns[2], play.t.rows[2]) == (-1, 0)
    assert "hazard-turned" not in play.told
    assert len(play.t.hazards) == 13
    assert play.at(2, "N") == "L", "the tokens of the replacement are placed"


@rule("FD-ECHO-13", "FD-OPEN-69")
def test_a_knock_out_in_the_last_tile_brings_the_tile_that_replaces_it() -> None:
    play = labyrinth(hand="move", pawn="0.W", tiles="R13 R03", deck=1)
    walk(play.will_turn(labyrinth=["R13", "R03"], hazard=["knock-out"]), "turn:0")
    assert play.rooms == ["start", "R03"]
    assert (play.t.deck, play.t.aside) == (0, 0)


@rule("FD-ECHO-14", "FD-OPEN-68")
def test_a_leak_in_a_dark_echo_empties_the_hand_and_its_token_returns() -> None:
    play = walk(before_the_door().will_turn(labyrinth=["R13", "R03"], hazard=["leak"]), "turn:0")
    assert (play.hand, len(play.mind)) == ([], 9)
    assert (play.seen["leak_room"], play.t.leaks) == (None, 1)
    assert "spend-match" in play.options, "no room on the table leaks"


@rule("FD-ECHO-14")
def test_a_leak_in_a_scouted_dark_echo_leaves_the_hand_and_its_token_returns() -> None:
    play = before_the_door().will_turn(labyrinth=["R13", "R03"], hazard=["leak"])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.hand == ["move", "clear"]
    assert (play.seen["leak_room"], play.t.leaks) == (None, 1)
