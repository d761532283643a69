"""The Mind hand and the matches that build it (FD-HAND, FD-MATCH)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.forced import cheapest
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.vocabulary import MIND, NO_CARD, PRINTED
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth, wander
from tests.rules import rule

DIFFICULTIES = st.sampled_from(["easy", "normal", "hard", "very-hard"])


@rule("FD-HAND-01")
@pytest.mark.parametrize("kind", PRINTED["mind"])
def test_any_card_of_the_open_mind_deck_can_be_picked(kind: str) -> None:
    play = labyrinth().do("spend-match")
    assert play.seen["mind_deck"] == {card: play.mind.count(card) for card in PRINTED["mind"]}, "it lies open"
    assert play.options == [f"take:{card}" for card in PRINTED["mind"]]
    play.do(f"take:{kind}")
    assert play.hand == [kind]


@rule("FD-HAND-01", "FD-HAND-03")
def test_a_kind_that_the_mind_deck_lacks_cannot_be_picked() -> None:
    play = labyrinth(lost="clear").do("spend-match", "take:scout")
    for kind in ("clear", "scout"):
        assert play.refused(f"take:{kind}") == ["why-not-in-deck", "FD-HAND-03"]
    play.do("take:move", "take:move")
    assert play.hand == ["move", "move", "scout"], "of several copies more than one"


@rule("FD-HAND-02")
def test_building_a_hand_fills_it_up_and_keeps_the_cards_held() -> None:
    play = labyrinth(hand="clear scout").do("spend-match", "take:tiptoe")
    assert play.asked == "ask-action", "one card was missing"
    assert play.hand == ["tiptoe", "scout", "clear"]


@rule("FD-HAND-02", "FD-OPEN-78")
def test_a_scrap_of_paper_fills_the_hand_up_to_three_too() -> None:
    play = labyrinth(hand="clear", held="scrap-of-paper").do("use:scrap-of-paper", "take:move", "take:scout")
    assert play.asked == "ask-action", "two cards at most, since Light needs one in hand"
    assert play.hand == ["move", "scout", "clear"]


@rule("FD-HAND-03", "FD-OPEN-04")
def test_no_fewer_cards_may_be_taken_than_are_missing() -> None:
    play = labyrinth().do("spend-match")
    for taken in range(3):
        assert len(play.hand) == taken
        assert {key.partition(":")[0] for key in play.options} == {"take"}, "there is no way to stop"
        assert play.refused("stop")
        play.do("take:move")
    assert play.asked == "ask-action", "and no more"


@rule("FD-HAND-03", "FD-OPEN-05")
@pytest.mark.parametrize(
    ("hand", "mind", "keys", "built"),
    [
        ("", "scout clear", ["spend-match"], ["scout", "clear"]),
        ("", "move move", ["spend-match"], ["move", "move"]),
        ("move", "move", ["spend-match"], ["move", "move"]),
        ("light-a-match", "scout clear", ["do:light-a-match", "play:light-a-match"], ["scout", "clear"]),
    ],
)
def test_with_fewer_cards_left_all_of_them_are_taken(hand: str, mind: str, keys: list[str], built: list[str]) -> None:
    play = labyrinth(hand=hand, mind=mind).do(*keys)
    assert play.hand == built
    assert play.asked == "ask-action", "there was nothing to choose"


@rule("FD-HAND-04")
@pytest.mark.parametrize("key", ["do:move", "walk"])
def test_a_played_card_goes_back_to_the_mind_deck_and_can_be_picked_again(key: str) -> None:
    play = labyrinth(hand="move clear", lost="move move").do(key, "play:move", "go:W", "stop")
    assert (play.hand, play.mind.count("move")) == (["clear"], 1)
    assert play.lost == ["move", "move"]
    play.do("spend-match", "take:move")
    assert play.hand == ["move", "clear"]


@rule("FD-HAND-05", "FD-OPEN-06")
def test_the_played_card_waits_for_the_end_of_its_action() -> None:
    play = labyrinth(hand="move clear", lost="move move").do("do:move", "play:move", "go:W")
    assert ("move" in play.hand, "move" in play.mind, play.seen["played"]) == (False, False, "move")
    play.do("stop")
    assert (play.mind.count("move"), play.seen["played"]) == (1, None)


@rule("FD-HAND-05", "FD-OPEN-06")
def test_light_a_match_cannot_pick_up_the_very_card_that_was_played() -> None:
    play = labyrinth(hand="light-a-match", lost="light-a-match").do("do:light-a-match", "play:light-a-match")
    assert play.refused("take:light-a-match") == ["why-not-in-deck", "FD-HAND-03"]
    play.do("take:move", "take:move", "take:scout", "take:clear", "take:tiptoe")
    assert play.hand == ["move", "move", "tiptoe", "scout", "clear"]
    assert play.mind == ["light-a-match", "move", "investigate"], "now it has gone back"


@rule("FD-HAND-05", "FD-OPEN-06", "FD-EX-09")
def test_the_only_light_a_match_of_a_box_returns_in_time_to_be_picked_again() -> None:
    """The play example picks Light a Match with the hand that a Light a Match builds: with one copy in the box it has
    to be that one.
    """
    one = box(mind={"light-a-match": 1, "move": 4})
    play = labyrinth(hand="light-a-match", pack=one).do("do:light-a-match", "play:light-a-match")
    play.do("take:move", "take:investigate", "take:clear", "take:move", "take:light-a-match")
    assert play.hand == ["light-a-match", "move", "move", "investigate", "clear"]
    wild = labyrinth(hand="light-a-match scout", pack=one).do("do:light-a-match", "discard:scout")
    assert "take:light-a-match" not in wild.options, "it was not played, so it is still in hand"


@rule("FD-HAND-05", "FD-OPEN-06")
def test_light_a_match_can_pick_up_the_other_copy() -> None:
    play = labyrinth(hand="light-a-match").do("do:light-a-match", "play:light-a-match", "take:light-a-match")
    assert play.hand == ["light-a-match"]


@rule("FD-HAND-06")
def test_a_discarded_card_does_not_come_back_with_the_next_hand() -> None:
    play = labyrinth(hand="scout move").do("do:clear", "discard:scout", "spend-match")
    assert (play.lost, play.seen["lost"]) == (["scout"], {"scout": 1})
    assert play.refused("take:scout")[0] == "why-not-in-deck"


@rule("FD-HAND-06")
@settings(deadline=None)
@given(seed=st.integers(0, 2**32), difficulty=DIFFICULTIES)
def test_in_no_game_does_anything_bring_a_discarded_card_back(seed: int, difficulty: str) -> None:
    before = [0] * len(MIND)
    for t in wander(seed, difficulty):
        assert all(now >= then for now, then in zip(t.lost, before, strict=True))
        before = t.lost[:]


@rule("FD-HAND-07")
@settings(deadline=None)
@given(seed=st.integers(0, 2**32), difficulty=DIFFICULTIES)
def test_at_every_moment_of_every_game_the_nine_cards_are_all_there_once(seed: int, difficulty: str) -> None:
    for t in wander(seed, difficulty):
        played = [int(kind == t.played) for kind in range(len(MIND))]
        places = (t.mind_deck, t.hand, played, t.lost)
        assert [sum(counts) for counts in zip(*places, strict=True)] == t.content.mind
        assert min(*t.mind_deck, *t.hand, *t.lost) >= 0
        if t.decision is not None and t.decision.ask in ("ask-action", "ask-pay"):
            assert t.played == NO_CARD, "between actions no card is being played"


@rule("FD-MATCH-01")
def test_a_token_builds_a_hand_of_three_and_needs_no_mind_card() -> None:
    play = labyrinth().do("spend-match", "take:move", "take:scout", "take:clear")
    assert (play.t.matches, play.hand, play.lost) == (5, ["move", "scout", "clear"], [])
    assert (len(play.mind), play.asked) == (6, "ask-action")


@rule("FD-MATCH-01")
def test_without_a_token_none_can_be_spent() -> None:
    assert labyrinth(matches=0).refused("spend-match") == ["why-no-match", "FD-MATCH-01"]


@rule("FD-MATCH-02", "FD-OPEN-07")
@pytest.mark.parametrize("hand", ["", "move", "move scout"])
def test_a_token_may_be_spent_in_the_dark_and_in_the_light(hand: str) -> None:
    play = labyrinth(hand=hand)
    assert "spend-match" in play.options
    play.do("spend-match")
    assert play.t.matches == 5


@rule("FD-MATCH-02", "FD-OPEN-07")
@pytest.mark.parametrize(
    ("hand", "mind"), [("move scout clear", None), ("move scout clear tiptoe move", None), ("move scout", "")]
)
def test_a_token_that_would_add_no_card_is_refused(hand: str, mind: str | None) -> None:
    play = labyrinth(hand=hand, mind=mind)
    assert play.refused("spend-match") == ["why-no-card-gained", "FD-MATCH-02"]


LIT = ("take:move", "take:move", "take:scout", "take:clear", "take:tiptoe")


@rule("FD-MATCH-03", "FD-MATCH-04")
def test_light_a_match_builds_a_hand_of_five_and_costs_a_token() -> None:
    play = labyrinth(hand="light-a-match").do("do:light-a-match", "play:light-a-match", *LIT)
    assert play.asked == "ask-action"
    assert play.hand == ["move", "move", "tiptoe", "scout", "clear"]
    assert play.t.matches == 5


@rule("FD-MATCH-05", "FD-OPEN-15")
@pytest.mark.parametrize("hand", ["light-a-match scout", "move scout", ""])
def test_without_a_token_light_a_match_is_refused_however_it_is_paid_for(hand: str) -> None:
    reasons = labyrinth(hand=hand, matches=0).refused("do:light-a-match")
    assert reasons == ["why-no-match", "FD-MATCH-05"]


@rule("FD-MATCH-05", "FD-OPEN-15")
def test_without_a_token_its_card_still_walks_two_squares_or_is_discarded_as_wild() -> None:
    play = labyrinth(hand="light-a-match scout", matches=0).do("walk", "play:light-a-match", "go:W", "stop")
    assert (play.place, play.hand) == ((0, "W"), ["scout"])
    play = labyrinth(hand="light-a-match scout", matches=0).do("do:clear", "discard:light-a-match")
    assert (play.at(0, "S"), play.lost) == (".", ["light-a-match"])


@rule("FD-MATCH-06", "FD-OPEN-08")
def test_light_a_match_tops_the_hand_up_to_five_with_the_cards_held_included() -> None:
    play = labyrinth(hand="light-a-match scout clear").do("do:light-a-match", "play:light-a-match")
    play.do("take:move", "take:move", "take:move")
    assert play.asked == "ask-action"
    assert play.hand == ["move", "move", "move", "scout", "clear"]


@rule("FD-MATCH-06", "FD-OPEN-08")
def test_with_five_in_hand_light_a_match_replaces_only_itself() -> None:
    play = labyrinth(hand="light-a-match scout clear move move").do("do:light-a-match", "play:light-a-match")
    play.do("take:tiptoe")
    assert play.asked == "ask-action"
    assert len(play.hand) == 5


@rule("FD-MATCH-06")
@pytest.mark.parametrize(("hand", "mind"), [("light-a-match move", ""), ("", "light-a-match")])
def test_light_a_match_is_refused_when_no_card_could_be_added(hand: str, mind: str) -> None:
    play = labyrinth(hand=hand, mind=mind)
    assert play.refused("do:light-a-match") == ["why-no-card-gained", "FD-MATCH-06"]


@rule("FD-MATCH-07")
def test_in_the_dark_one_mind_card_and_one_token_give_a_hand_of_five() -> None:
    play = labyrinth().do("do:light-a-match", "discard:investigate", *LIT)
    assert (play.t.matches, play.lost) == (5, ["investigate"])
    assert play.hand == ["move", "move", "tiptoe", "scout", "clear"]
    assert len(play.mind) == 3


def in_the_middle(of: str) -> Play:
    """Tokens in hand, in the middle of a walk, of a Terror, or of building a hand."""
    play = labyrinth(hand="move scout", pawn="0.W", held="match", matches=3)
    if of == "hand":
        return play.do("spend-match")
    if of == "walk":
        return play.do("do:move", "play:move", "go:E")
    play.will_turn(labyrinth=["R09"], hazard=["terror"]).do("do:move", "play:move", "go:W")
    return play if of == "reveal" else play.do("turn:0")


@rule("FD-MATCH-08", "FD-OPEN-10")
@pytest.mark.parametrize(
    ("of", "asked"),
    [("walk", "ask-walk"), ("reveal", "ask-turn"), ("hazard", "ask-lose"), ("hand", "ask-take")],
)
def test_tokens_are_spent_only_between_actions(of: str, asked: str) -> None:
    play = in_the_middle(of)
    assert play.asked == asked
    assert play.refused("spend-match") == ["FD-MATCH-08", "FD-ACT-04"]


@rule("FD-MATCH-09", "FD-OPEN-14")
def test_a_seventh_token_cannot_be_gained_and_the_match_waits() -> None:
    play = labyrinth(held="match")
    assert play.refused("use:match") == ["why-matches-full", "FD-ITEM-04", "FD-MATCH-09"]
    assert play.held == ["match"]
    play = labyrinth(held="match", matches=5).do("use:match")
    assert (play.t.matches, play.held) == (6, [])


@rule("FD-MATCH-09", "FD-OPEN-14")
@settings(deadline=None)
@given(seed=st.integers(0, 2**32), difficulty=DIFFICULTIES)
def test_in_no_game_does_the_player_hold_more_than_six_tokens(seed: int, difficulty: str) -> None:
    assert all(0 <= t.matches <= 6 for t in wander(seed, difficulty))


@rule("FD-ACT-01", "FD-HAND-04", "FD-WILD-04")
def test_the_card_of_the_action_itself_is_the_cheapest_way_to_pay() -> None:
    own = labyrinth(hand="move scout").do("do:move")
    assert own.options == ["play:move", "discard:move", "discard:scout"]
    assert cheapest(GAME, own.t) is GAME.option("play:move"), "it comes back, and the others are gone for good"
    assert cheapest(GAME, labyrinth(hand="scout tiptoe").do("do:move").t) is None, "which card is lost is a choice"
    assert cheapest(GAME, labyrinth().do("do:move").t) is None, "in the Dark, too"
    assert cheapest(GAME, labyrinth(hand="move scout").do("walk").t) is None, "any card comes back from that"
    assert cheapest(GAME, labyrinth(hand="move scout").t) is None, "nothing is paid for yet"
