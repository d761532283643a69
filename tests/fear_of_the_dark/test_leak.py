"""The Leak: a token on a room in which no match burns (FD-LEAK)."""

from __future__ import annotations

import pytest

from duskbox.testing.fear_of_the_dark import Play, labyrinth
from tests.rules import rule


def walk_into_a_leak(play: Play) -> Play:
    """From the left door of the start tile into the new Hazard room R09, whose card is Leak."""
    play.will_turn(labyrinth=["R09"], hazard=["leak"])
    return play.do("do:move", "play:move", "go:W", "turn:0")


def scout_a_leak(play: Play) -> Play:
    play.will_turn(labyrinth=["R09"], hazard=["leak"])
    return play.do("do:scout", "play:scout", "turn:0")


@rule("FD-LEAK-01")
def test_walking_into_a_leak_puts_the_token_on_the_room() -> None:
    play = walk_into_a_leak(labyrinth(hand="move scout", pawn="0.W"))
    assert play.seen["leak_room"] == 1
    assert play.t.leaks == 0
    assert play.heard("leak-placed") == [{"room": 1, "hazard": "@hazard-leak"}]


@rule("FD-LEAK-01")
def test_scouting_a_leak_puts_the_token_on_the_scouted_room() -> None:
    play = scout_a_leak(labyrinth(hand="move scout", pawn="0.W"))
    assert play.seen["leak_room"] == 1, "on the room behind the door, not on the pawn's"
    assert play.t.leaks == 0


@rule("FD-LEAK-01", "FD-OPEN-57")
def test_a_second_leak_does_nothing() -> None:
    play = walk_into_a_leak(labyrinth(hand="move scout", rooms="R03@1,0", pawn="0.W", leak=1))
    assert play.seen["leak_room"] == 1, "the token stays where it lies"
    assert play.hand == ["scout"], "and no hand is lost to it"
    assert "nothing-happens" in play.told
    assert play.discards == ["leak"]


@rule("FD-LEAK-02")
def test_walking_into_a_leak_puts_the_whole_hand_back_to_the_mind_deck_at_once() -> None:
    play = walk_into_a_leak(labyrinth(hand="move scout clear", pawn="0.W"))
    assert (play.hand, play.light) == ([], False)
    assert (len(play.mind), play.lost) == (9, [])
    assert play.told.index("hand-blown-out") < play.told.index("dark-falls")


@rule("FD-LEAK-03")
def test_a_player_who_only_scouts_a_leak_keeps_the_hand() -> None:
    play = scout_a_leak(labyrinth(hand="move scout clear", pawn="0.W"))
    assert play.hand == ["move", "clear"]
    assert "hand-blown-out" not in play.told


@rule("FD-LEAK-04", "FD-OPEN-56")
def test_entering_the_leak_room_later_sends_the_hand_back_in_the_middle_of_the_walk() -> None:
    play = labyrinth(hand="move scout clear", rooms="R09@-1,0", pawn="0.W", leak=1)
    play.do("do:move", "play:move", "go:W")
    assert play.asked == "ask-walk", "the walk is still under way"
    assert (play.hand, play.lost) == ([], [])
    assert len(play.mind) == 8, "all but the Move that is being played"


@rule("FD-LEAK-04", "FD-LEAK-03")
def test_a_leak_that_was_scouted_waits_for_the_player_to_enter() -> None:
    play = scout_a_leak(labyrinth(hand="move scout clear", pawn="0.W")).do("do:move", "play:move", "go:W", "stop")
    assert (play.place, play.hand, play.light) == ((1, "E"), [], False)


@rule("FD-LEAK-04")
def test_entering_again_sends_the_next_hand_back_as_well() -> None:
    play = labyrinth(rooms="R09@-1,0", pawn="1.E", leak=1).do("do:move", "discard:clear", "go:E", "stop")
    play.do("spend-match", "take:move", "take:move", "take:scout", "do:move", "play:move", "go:W", "stop")
    assert (play.place, play.hand, len(play.mind)) == ((1, "E"), [], 8)


@rule("FD-LEAK-04")
def test_other_rooms_leave_the_hand_alone() -> None:
    play = labyrinth(hand="move scout clear", rooms="R09@-1,0 R03@1,0", cleared="0.E", pawn="0.E", leak=1)
    play.do("do:move", "play:move", "go:E", "stop")
    assert (play.place, play.hand) == ((2, "W"), ["scout", "clear"])


@rule("FD-LEAK-05", "FD-OPEN-56")
def test_in_the_leak_room_no_match_burns() -> None:
    play = labyrinth(rooms="R09@-1,0", pawn="1.E", leak=1, matches=4)
    assert play.refused("spend-match")[:2] == ["why-leak", "FD-LEAK-05"]
    assert play.refused("do:light-a-match")[:2] == ["why-leak", "FD-LEAK-05"]
    assert "do:move" in play.options, "a wild discard still buys what needs no match"


@rule("FD-LEAK-05", "FD-OPEN-56")
def test_in_the_leak_room_a_scrap_of_paper_fails_for_lack_of_light() -> None:
    play = labyrinth(rooms="R09@-1,0", pawn="1.E", leak=1, held="scrap-of-paper")
    assert play.refused("use:scrap-of-paper")[:2] == ["why-dark", "FD-LIGHT-03"]


@rule("FD-LEAK-05")
def test_outside_the_leak_room_matches_burn_as_ever() -> None:
    play = labyrinth(rooms="R09@-1,0", pawn="0.W", leak=1, matches=4)
    assert {"spend-match", "do:light-a-match"} <= set(play.options)


@rule("FD-LEAK-06", "FD-OPEN-56")
def test_leaving_the_leak_room_lifts_the_ban_but_brings_no_hand_back() -> None:
    play = labyrinth(hand="move scout clear", rooms="R09@-1,0", pawn="0.W", leak=1, matches=4)
    play.do("do:move", "play:move", "go:W", "go:E", "stop")
    assert play.place == (0, "W")
    assert (play.hand, play.light) == ([], False)
    assert {"spend-match", "do:light-a-match"} <= set(play.options)


@rule("FD-LEAK-07", "FD-OPEN-56")
def test_a_move_goes_on_inside_a_known_leak_room() -> None:
    play = labyrinth(hand="move scout", rooms="R09@-1,0", pawn="0.W", leak=1).do("do:move", "play:move", "go:W")
    assert {"go:W", "stop"} <= set(play.options)
    play.do("go:W", "go:W", "go:E")
    assert (play.place, play.asked) == ((1, "C"), "ask-action"), "all four squares were walked"


@rule("FD-LEAK-07")
def test_a_two_square_walk_goes_on_inside_a_known_leak_room() -> None:
    play = labyrinth(hand="move scout", rooms="R09@-1,0", pawn="0.W", leak=1).do("walk", "play:scout", "go:W", "go:W")
    assert (play.place, play.hand) == ((1, "C"), [])


@rule("FD-LEAK-07")
@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        ("move scout", ["do:move", "play:move"]),
        ("tiptoe scout", ["do:tiptoe", "play:tiptoe"]),
        ("clear scout", ["walk", "play:clear"]),
    ],
)
def test_every_walk_goes_on_in_a_known_leak_room_although_its_light_is_out(hand: str, keys: list[str]) -> None:
    play = labyrinth(hand=hand, rooms="R09@-1,0", pawn="0.W", leak=1).do(*keys, "go:W")
    assert (play.place, play.hand, play.asked) == ((1, "E"), [], "ask-walk"), "light was judged when it was paid for"
    play.do("go:W")
    assert play.place == (1, "C")


@rule("FD-LEAK-07")
def test_a_tiptoe_into_another_known_room_goes_on() -> None:
    play = labyrinth(hand="tiptoe", rooms="R09@-1,0", pawn="0.W").do("do:tiptoe", "play:tiptoe", "go:W")
    assert (play.place, play.asked) == ((1, "E"), "ask-walk")


@rule("FD-LEAK-08", "FD-OPEN-56")
def test_in_the_leak_room_an_item_is_found_and_a_match_item_becomes_a_token() -> None:
    play = labyrinth(rooms="R01@-1,0", pawn="1.E", leak=1, matches=2).will_turn(item=["match"])
    play.do("do:investigate", "discard:clear", "card:1")
    assert play.held == ["match"]
    play.do("use:match")
    assert (play.held, play.t.matches) == ([], 3)
    assert play.refused("spend-match")[:2] == ["why-leak", "FD-LEAK-05"], "which cannot be spent before leaving"
