"""The worked examples of the rulebooks, as the ledger tells them: given, when, then."""

from __future__ import annotations

import pytest

from duskbox.testing.fear_of_the_dark import Play, labyrinth
from tests.rules import rule


@rule("FD-EX-01", "FD-SETUP-06")
def test_from_the_start_one_may_stop_on_the_left_square_or_walk_on_into_an_unknown_room() -> None:
    play = labyrinth(hand="move").do("do:move", "play:move", "go:W")
    assert play.place == (0, "W")
    assert "stop" in play.options
    play.do("stop")
    assert (play.place, play.rooms, play.asked) == ((0, "W"), ["start"], "ask-action")
    play = labyrinth(hand="move").will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:W", "go:W", "turn:0")
    assert (play.place, play.rooms) == ((1, "E"), ["start", "R03"])
    play.do("go:W", "go:W")
    assert (play.place, play.asked) == ((1, "W"), "ask-action"), "four squares at most in all"


@rule("FD-EX-02")
def test_from_the_start_the_obstruction_below_is_cleared_and_the_lock_to_the_right_unlocked() -> None:
    play = labyrinth(hand="clear move", held="key").do("do:clear", "play:clear", "use:key")
    assert (play.at(0, "S"), play.at(0, "E")) == (".", ".")
    assert (play.t.obstructions, play.t.locks) == (10, 4)
    assert (play.held, play.hand) == ([], ["move"])
    assert play.t.used_items[2] == 1


@rule("FD-EX-03")
def test_from_the_start_a_tiptoe_may_stop_on_the_hole_above_or_cross_the_door() -> None:
    play = labyrinth(hand="tiptoe").do("do:tiptoe", "play:tiptoe", "go:N", "stop")
    assert play.place == (0, "N")
    play = labyrinth(hand="tiptoe").will_turn(labyrinth=["R03"])
    play.do("do:tiptoe", "play:tiptoe", "go:N", "go:N", "turn:0")
    assert play.place == (1, "S")
    assert play.rooms == ["start", "R03"]


@rule("FD-EX-04")
def test_between_an_obstruction_an_item_and_a_passage_all_three_ways_to_act_are_open() -> None:
    play = labyrinth(hand="move clear investigate", rooms="R02@0,1 R03@1,1", pawn="1.C").will_turn(item=["key"])
    assert {"do:move", "do:clear", "do:investigate"} <= set(play.options)
    play.do("do:investigate", "play:investigate")
    assert play.options == ["card:1", "card:2"]
    play.do("card:1")
    assert play.held == ["key"]
    assert play.t.items[4:6].count(-2) == 1, "one card of location 3 is gone"
    play.do("do:clear", "play:clear")
    assert play.at(1, "W") == "."
    play.do("do:move", "play:move", "go:E", "go:E")
    assert play.place == (2, "W")


@rule("FD-EX-05")
def test_a_lockdown_locks_the_door_square_the_pawn_came_from() -> None:
    play = labyrinth(hand="move scout").will_turn(labyrinth=["R09"], hazard=["lockdown"])
    play.do("do:move", "play:move", "go:W", "go:W", "turn:0")
    assert play.at(0, "W") == "L"
    assert play.place == (1, "E")
    assert play.asked == "ask-action", "the walk is over"


@rule("FD-EX-06")
def test_scouting_a_leak_leaves_the_hand_alone() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["leak"])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.t.leak_room == 1
    assert (play.place, play.hand) == ((0, "W"), ["move"])


def first_step() -> Play:
    return labyrinth().do("spend-match", "take:move", "take:scout", "take:light-a-match")


@rule("FD-EX-07")
def test_the_first_match_gives_a_hand_of_three() -> None:
    play = first_step()
    assert play.t.matches == 5
    assert play.hand == ["light-a-match", "move", "scout"]
    assert len(play.mind) == 6
    assert play.light


def second_step() -> Play:
    play = first_step().will_turn(labyrinth=["R01"], hazard=["knock-out"])
    return play.do("do:move", "play:move", "go:W", "stop", "do:scout", "play:scout", "turn:0")


@rule("FD-EX-08")
def test_scouting_a_knock_out_adds_no_tile() -> None:
    play = second_step()
    assert (play.t.deck, play.t.aside) == (11, 3)
    assert play.discards == ["knock-out"]
    assert play.hand == ["light-a-match"]


def third_step() -> Play:
    return second_step().do(
        "do:light-a-match",
        "play:light-a-match",
        "take:move",
        "take:investigate",
        "take:clear",
        "take:move",
        "take:light-a-match",
    )


@rule("FD-EX-09")
def test_light_a_match_gives_a_hand_of_five_for_a_token() -> None:
    play = third_step()
    assert play.t.matches == 4
    assert play.hand == ["light-a-match", "move", "move", "investigate", "clear"]


def fourth_step() -> Play:
    return third_step().do("do:move", "play:move", "go:W", "stop")


@rule("FD-EX-10")
def test_entering_the_scouted_hazard_room_turns_no_card() -> None:
    play = fourth_step()
    assert play.place == (1, "E")
    assert play.discards == ["knock-out"]


def fifth_step() -> Play:
    play = fourth_step().do("do:clear", "play:clear")
    return play.will_turn(item=["match"]).do("do:investigate", "play:investigate", "card:2")


@rule("FD-EX-11")
def test_clear_and_investigate_work_from_the_same_square() -> None:
    play = fifth_step()
    assert play.at(1, "C") == "."
    assert play.held == ["match"]
    assert play.t.items[:2] == [-1, -2], "the Item came from location 1, the number of its square"
    assert play.place == (1, "E")


@rule("FD-EX-12")
def test_walking_on_into_a_plain_room_turns_no_card_and_leaves_steps() -> None:
    play = fifth_step().will_turn(labyrinth=["R03"])
    play.do("do:move", "play:move", "go:W", "go:W", "go:W", "turn:0")
    assert play.place == (2, "E")
    assert "stop" in play.options
    assert play.discards == ["knock-out"]
    play.do("stop")
    assert play.hand == ["light-a-match"]
    assert "do:light-a-match" in play.options


def in_the_dark() -> Play:
    play = labyrinth(mind="move tiptoe scout clear investigate", matches=0)
    return play.do("do:clear", "discard:scout", "do:move", "discard:clear", "go:S")


@rule("FD-EX-13")
def test_in_the_dark_one_card_clears_and_another_moves() -> None:
    play = in_the_dark()
    assert play.at(0, "S") == "."
    assert len(play.mind) == 3
    play.do("go:N", "go:W", "go:E")
    assert play.asked == "ask-action", "four squares at most"


@rule("FD-EX-14")
def test_a_knock_out_in_a_dark_echo_adds_its_tile_before_the_echo_is_replaced() -> None:
    play = in_the_dark().will_turn(labyrinth=["R13", "R03"], hazard=["knock-out"])
    play.do("go:S", "turn:0")
    assert (play.t.deck, play.t.aside) == (11, 2)
    assert play.rooms == ["start", "R03"], "the Echo has left the game"
    assert play.place == (0, "S")
    assert play.asked == "ask-action"
    assert play.t.unentered[1] == 1


@rule("FD-EX-15")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_a_collapse_or_lockdown_in_a_dark_echo_is_the_end(hazard: str) -> None:
    play = in_the_dark().will_turn(labyrinth=["R13"], hazard=[hazard]).do("go:S")
    assert play.ending == "lost-echo"


@rule("FD-EX-16")
def test_the_last_room_is_crossed_straight_and_left_with_one_move() -> None:
    play = labyrinth(mind="move scout", matches=0, rooms="R03@-1,0", pawn="0.W", deck=0)
    play.do("do:move", "discard:move", "go:W", "go:W", "go:W", "go:W")
    assert play.ending == "won"
