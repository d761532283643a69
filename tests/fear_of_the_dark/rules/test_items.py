"""Items: found at the numbered locations, held, and used between actions (FD-ITEM)."""

from __future__ import annotations

import pytest

from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

TWO_LOCKS = box(start=("NESW", ". L .", ". . L", ". O ."))


def find(item: str, play: Play | None = None) -> Play:
    """In room R01, next to Item location 1, an Item is found."""
    play = play or labyrinth(hand="investigate move", rooms="R01@-1,0", pawn="1.E")
    return play.will_turn(item=[item]).do("do:investigate", "play:investigate", "card:1")


@rule("FD-ITEM-01")
@pytest.mark.parametrize("item", ["match", "scrap-of-paper", "key"])
def test_a_found_item_is_kept_face_up_until_used(item: str) -> None:
    play = find(item)
    assert play.held == [item]
    assert play.seen["held"] == {item: 1}
    assert (play.t.matches, play.hand, play.t.locks) == (6, ["move"], 3), "and does nothing by itself"


@rule("FD-ITEM-01", "FD-OPEN-76")
def test_there_is_no_limit_on_items_held() -> None:
    play = labyrinth(
        hand="investigate move",
        rooms="R01@-1,0",
        pawn="1.E",
        held="match match match scrap-of-paper scrap-of-paper key",
    )
    assert find("key", play).seen["held"] == {"match": 3, "scrap-of-paper": 2, "key": 2}


@rule("FD-ITEM-01")
def test_an_item_that_is_not_held_cannot_be_used() -> None:
    assert labyrinth(hand="move").refused("use:key")[:2] == ["why-not-held", "FD-ITEM-01"]


@rule("FD-ITEM-02")
def test_using_an_item_costs_no_mind_card_and_discards_it_for_good() -> None:
    play = labyrinth(hand="move scout", held="key").do("use:key")
    assert (play.hand, len(play.mind), play.lost) == (["move", "scout"], 7, [])
    assert (play.held, play.seen["used_items"]) == ([], {"key": 1})
    assert play.could_turn("item").count("key") == 1, "of two Keys one is left to be found"


@rule("FD-ITEM-02")
def test_in_the_dark_an_item_costs_no_mind_card_either() -> None:
    play = labyrinth(held="key").do("use:key")
    assert (len(play.mind), play.lost, play.light) == (9, [], False)


@rule("FD-ITEM-02")
def test_items_are_used_between_actions_and_not_during_a_walk() -> None:
    play = labyrinth(hand="move scout", held="key match", matches=3)
    assert {"use:key", "use:match"} <= set(play.options)
    play.do("do:move", "play:move", "go:W")
    assert "FD-ACT-04" in play.refused("use:match")


@rule("FD-ITEM-03")
@pytest.mark.parametrize("hand", ["", "move"])
def test_a_match_gives_a_match_token_in_light_and_dark(hand: str) -> None:
    play = labyrinth(hand=hand, held="match", matches=3).do("use:match")
    assert (play.t.matches, play.held) == (4, [])
    assert play.hand == hand.split(), "a token, not a hand"


@rule("FD-ITEM-04", "FD-OPEN-77")
def test_a_found_match_is_kept_until_the_player_wants_it() -> None:
    play = find("match", labyrinth(hand="investigate move", rooms="R01@-1,0", pawn="1.E", matches=2))
    assert (play.t.matches, play.held) == (2, ["match"])
    play.do("do:move", "play:move", "go:E", "stop", "use:match")
    assert (play.t.matches, play.held) == (3, [])


@rule("FD-ITEM-04", "FD-OPEN-14", "FD-MATCH-09")
def test_a_match_is_refused_while_six_tokens_are_held() -> None:
    play = labyrinth(hand="move", held="match", matches=6)
    assert play.refused("use:match")[:3] == ["why-matches-full", "FD-ITEM-04", "FD-MATCH-09"]
    assert play.held == ["match"]
    assert "use:match" in labyrinth(hand="move", held="match", matches=5).options


@rule("FD-ITEM-05", "FD-OPEN-78")
def test_a_scrap_of_paper_fills_the_hand_up_to_three() -> None:
    play = labyrinth(hand="move", held="scrap-of-paper", matches=2).do("use:scrap-of-paper", "take:scout")
    assert play.asked == "ask-take"
    play.do("take:clear")
    assert (play.hand, play.asked) == (["move", "scout", "clear"], "ask-action"), "two cards, not three"
    assert (play.held, play.t.matches) == ([], 2), "and no token"


@rule("FD-ITEM-05")
def test_a_scrap_of_paper_needs_light() -> None:
    assert labyrinth(held="scrap-of-paper").refused("use:scrap-of-paper")[:2] == ["why-dark", "FD-LIGHT-03"]


@rule("FD-ITEM-05")
@pytest.mark.parametrize(("hand", "mind"), [("move scout clear", None), ("move scout", "")])
def test_a_scrap_of_paper_is_refused_when_no_card_would_be_added(hand: str, mind: str | None) -> None:
    play = labyrinth(hand=hand, mind=mind, held="scrap-of-paper")
    assert play.refused("use:scrap-of-paper")[:2] == ["why-no-card-gained", "FD-ITEM-05"]


@rule("FD-ITEM-06")
@pytest.mark.parametrize("hand", ["", "move"])
def test_a_key_removes_an_adjacent_lock_in_light_and_dark(hand: str) -> None:
    play = labyrinth(hand=hand, held="key").do("use:key")
    assert (play.at(0, "E"), play.t.locks) == (".", 4)
    assert play.at(0, "S") == "O", "never an Obstruction"
    assert "go:E" in play.do("do:move", "play:move" if hand else "discard:move").options


@rule("FD-ITEM-06")
def test_with_several_locks_adjacent_the_player_chooses_the_one_for_the_key() -> None:
    play = labyrinth(held="key", pack=TWO_LOCKS).do("use:key")
    assert play.options == ["at:N", "at:E"]
    play.do("at:N")
    assert (play.at(0, "N"), play.at(0, "E")) == (".", "L"), "one Lock only"


@rule("FD-ITEM-06")
def test_a_key_opens_only_what_is_adjacent() -> None:
    assert "use:key" in labyrinth(held="key", pawn="0.NE").options, "the Lock is straight below"
    assert labyrinth(held="key", pawn="0.W").refused("use:key")[:2] == ["why-no-lock", "FD-ITEM-06"]


@rule("FD-ITEM-06", "FD-ACT-06")
def test_a_key_does_not_reach_diagonally() -> None:
    assert labyrinth(held="key", pawn="0.N").refused("use:key")[:2] == ["why-no-lock", "FD-ITEM-06"]


@rule("FD-ITEM-07", "FD-OPEN-79")
def test_a_lever_removes_one_lock_of_the_players_choice_anywhere_in_the_maze() -> None:
    play = find("lever", labyrinth(hand="investigate move", rooms="R01@-1,0 R08@0,-1", pawn="1.E"))
    assert play.options == ["lock:0:6", "lock:2:2"], "the Lock of the start tile and the one far away"
    play.do("lock:2:2")
    assert (play.at(0, "E"), play.at(2, "N"), play.t.locks) == ("L", ".", 3)
    assert (play.held, play.seen["used_items"]) == ([], {"lever": 1})


@rule("FD-ITEM-07")
def test_a_lever_acts_at_once_on_the_only_lock_and_is_discarded() -> None:
    play = find("lever")
    assert (play.at(0, "E"), play.t.locks, play.asked) == (".", 4, "ask-action")
    assert (play.held, play.seen["used_items"]) == ([], {"lever": 1}), "it is never held"


@rule("FD-ITEM-07")
def test_a_lever_in_a_maze_without_locks_is_discarded_without_effect() -> None:
    play = find("lever", labyrinth(hand="investigate move", rooms="R01@-1,0", pawn="1.E", cleared="0.E"))
    assert (play.t.locks, play.held, play.seen["used_items"]) == (4, [], {"lever": 1})
    assert "lever-useless" in play.told
    assert play.at(0, "S") == "O", "no Obstruction goes instead"
