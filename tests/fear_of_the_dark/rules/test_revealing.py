"""Revealing a room: where it comes from, where the pawn goes, and in which order it is resolved (FD-REV)."""

from __future__ import annotations

from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

#: What the log says of R03 behind the left door of the start tile, as the first room: what kind it is, never its code.
SEEN = {"kind": "@tile-plain", "risky": 0, "room": 0, "side": "@side-W", "new": 1, "echo": 0}


def with_a_secret_map() -> Play:
    """Below the start tile, in the Light, with a Secret Map just found next to the pawn."""
    play = labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C").will_turn(secret=["secret-map"])
    return play.do("do:investigate", "play:investigate", "card:1")


@rule("FD-REV-01")
def test_walking_through_an_unused_door_reveals_the_next_tile() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.rooms == ["start", "R03"]
    assert (play.t.deck, play.t.aside) == (11, 3), "from the deck, never from the tiles set aside"
    assert play.heard("tile-revealed") == [{**SEEN, "how": 0}]


@rule("FD-REV-01")
def test_scout_reveals_the_next_tile() -> None:
    play = labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:scout", "play:scout", "turn:0")
    assert play.rooms == ["start", "R03"]
    assert (play.t.deck, play.t.aside) == (11, 3)
    assert play.heard("tile-revealed") == [{**SEEN, "how": 1}]


@rule("FD-REV-01")
def test_a_secret_map_reveals_the_next_tile() -> None:
    play = with_a_secret_map().will_turn(labyrinth=["R03"]).do("door:0:W", "turn:0")
    assert play.rooms == ["start", "R05", "R03"]
    assert (play.t.deck, play.t.aside) == (10, 3)
    assert play.heard("tile-revealed") == [{**SEEN, "how": 2, "new": 2}]


@rule("FD-REV-01", "FD-ECHO-06")
def test_what_replaces_a_dark_echo_counts_as_scouted() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R15", "R03"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert [told["how"] for told in play.heard("tile-revealed")] == [0, 3]


@rule("FD-REV-01")
def test_nothing_else_reveals_a_room() -> None:
    play = labyrinth(hand="move clear investigate", rooms="R02@0,1", pawn="1.C", held="match", matches=3)
    play.will_turn(item=["key"])
    play.do("do:investigate", "play:investigate", "card:1", "do:clear", "play:clear", "use:match", "spend-match")
    play.do("take:scout", "take:clear")
    play.do("do:move", "play:move", "go:W", "stop")
    assert play.rooms == ["start", "R02"], "searching, clearing, lighting a match and walking inside show nothing new"
    assert play.t.deck == 11


@rule("FD-REV-01")
def test_walking_into_a_room_that_lies_on_the_table_reveals_nothing() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="0.W").do("do:move", "play:move", "go:W", "stop")
    assert play.place == (1, "E")
    assert play.rooms == ["start", "R03"]
    assert "tile-revealed" not in play.told


@rule("FD-REV-02")
def test_the_pawn_stands_on_the_entry_square_after_one_step() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.place == (1, "E"), "on the square behind the door, no further"
    play.do("go:W", "go:W", "go:E")
    assert (play.place, play.asked) == ((1, "C"), "ask-action"), "the door took one of the four steps"


@rule("FD-REV-02")
def test_a_two_square_walk_has_one_step_left_behind_the_door() -> None:
    play = labyrinth(hand="move scout", pawn="0.W").will_turn(labyrinth=["R03"])
    play.do("walk", "play:scout", "go:W", "turn:0")
    assert (play.place, play.asked) == ((1, "E"), "ask-walk")
    play.do("go:W")
    assert (play.place, play.asked) == ((1, "C"), "ask-action")


@rule("FD-REV-02")
def test_scouting_leaves_the_pawn_before_the_door() -> None:
    play = labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:scout", "play:scout", "turn:0")
    assert play.place == (0, "W")
    assert "walked" not in play.told


@rule("FD-REV-02")
def test_a_secret_map_leaves_the_pawn_where_it_is() -> None:
    play = with_a_secret_map().will_turn(labyrinth=["R03"]).do("door:1:E", "turn:0")
    assert play.place == (1, "C")
    assert "walked" not in play.told


@rule("FD-REV-03")
def test_the_pawn_enters_before_the_hazard_card_is_turned_and_the_tokens_come_last() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R08"], hazard=["knock-out"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert play.told[2:] == [
        "tile-revealed", "room-placed", "walked", "hazard-turned", "knock-out", "token-placed", "dark-falls",
    ]  # fmt: skip


@rule("FD-REV-03")
def test_the_hazard_card_comes_before_the_dark_echo() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R13", "R12"], hazard=["knock-out"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert play.told[2:] == [
        "tile-revealed", "hazard-turned", "knock-out", "echo-puts-back",
        "tile-revealed", "room-placed", "token-placed", "dark-falls",
    ]  # fmt: skip


@rule("FD-REV-03", "FD-OPEN-59")
def test_the_last_lock_goes_to_the_lockdown_and_not_to_the_room() -> None:
    play = labyrinth(hand="move", pawn="0.W", pack=box(tokens={"lock": 2}))
    play.will_turn(labyrinth=["R08"], hazard=["lockdown"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.at(0, "W") == "L"
    assert play.at(1, "N") == ".", "the Lock square of the room found none in the supply"
    assert play.t.locks == 0


@rule("FD-REV-03")
def test_a_scouted_room_gets_its_hazard_card_and_its_tokens_too() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R08"], hazard=["knock-out"])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.told[2:] == ["tile-revealed", "room-placed", "hazard-turned", "hazard-failed", "token-placed"]


@rule("FD-REV-04")
def test_the_tokens_of_a_new_room_lie_there_before_the_walk_goes_on() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R12"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.place, play.asked) == ((1, "E"), "ask-walk")
    assert play.at(1, "C") == "O"
    assert play.options == ["go:N", "go:E", "go:S", "stop"], "the centre is blocked already"
