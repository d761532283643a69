"""Light and Dark: what each allows, and when the one gives way to the other (FD-LIGHT)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.testing.fear_of_the_dark import Play, labyrinth, wander
from tests.rules import rule


@rule("FD-LIGHT-01")
@pytest.mark.parametrize(("hand", "light"), [("", False), ("clear", True), ("move move scout", True)])
def test_a_card_in_hand_is_light_and_an_empty_hand_is_dark(hand: str, light: bool) -> None:
    play = labyrinth(hand=hand)
    assert play.seen["light"] is light
    assert ("walk" in play.options) is light, "only in the Light is any card a walk"


@rule("FD-LIGHT-01")
@settings(deadline=None)
@given(seed=st.integers(0, 2**32))
def test_light_and_hand_agree_between_all_actions_of_every_game(seed: int) -> None:
    for t in wander(seed):
        if t.decision is not None and t.decision.ask == "ask-action":
            assert t.lit == (sum(t.hand) > 0)


@rule("FD-LIGHT-02")
def test_actions_follow_one_another_through_light_and_dark_with_nothing_between_them() -> None:
    play = labyrinth(matches=1, held="key").do("do:clear", "discard:scout")
    assert (play.asked, play.light) == ("ask-action", False)
    play.do("spend-match", "take:move", "take:clear", "take:tiptoe")
    assert (play.asked, play.light) == ("ask-action", True)
    play.do("use:key", "do:tiptoe", "play:tiptoe", "go:N", "stop", "walk", "play:clear", "go:S", "stop")
    assert (play.asked, play.light) == ("ask-action", True)
    play.do("do:move", "play:move", "go:S", "stop")
    assert (play.asked, play.light) == ("ask-action", False)
    play.do("do:move", "discard:move", "go:N", "go:E", "stop")
    assert play.place == (0, "E")


@rule("FD-LIGHT-02")
def test_the_same_actions_may_be_taken_in_another_order() -> None:
    keys = {
        "clear": ("do:clear", "play:clear"),
        "key": ("use:key",),
        "out": ("do:move", "play:move", "go:W", "stop"),
        "back": ("walk", "play:scout", "go:E", "stop"),
    }

    def taken(*order: str) -> Play:
        play = labyrinth(hand="clear move scout tiptoe", held="key")
        for name in order:
            play.do(*keys[name])
        return play

    one, other = taken("clear", "key", "out", "back"), taken("out", "back", "key", "clear")
    assert one.seen == other.seen
    assert (one.at(0, "S"), one.at(0, "E"), one.hand) == (".", ".", ["tiptoe"])


def beside_a_secret(hand: str = "") -> Play:
    """In room 1, R05 as printed, with the Secret of location 2 to the left."""
    return labyrinth(hand=hand, rooms="R05@0,-1", pawn="1.C", cleared="1.E")


@rule("FD-LIGHT-03")
def test_in_the_dark_tiptoe_scout_secrets_and_scrap_of_paper_are_refused() -> None:
    play = labyrinth(pawn="0.W", held="scrap-of-paper")
    for key in ("do:tiptoe", "do:scout", "use:scrap-of-paper"):
        assert play.refused(key) == ["why-dark", "FD-LIGHT-03"], key
    reasons = beside_a_secret().refused("do:investigate")
    assert reasons[0] == "why-nothing-to-search"
    assert {"FD-INV-02", "FD-LIGHT-03"} <= set(reasons)


@rule("FD-LIGHT-03")
def test_in_the_light_all_four_are_allowed() -> None:
    play = labyrinth(hand="clear", pawn="0.W", held="scrap-of-paper")
    assert {"do:tiptoe", "do:scout", "use:scrap-of-paper"} <= set(play.options)
    assert "do:investigate" in beside_a_secret(hand="clear").options


@rule("FD-LIGHT-03")
def test_the_other_actions_and_items_are_open_in_the_dark_and_none_is_reserved_for_it() -> None:
    def around(hand: str) -> set[str]:
        # In R02 an Obstruction lies to the left of the centre and Item location 3 above it.
        play = labyrinth(hand=hand, rooms="R02@0,1", pawn="1.C", matches=5, held="match")
        return set(play.options)

    dark = {"do:move", "do:clear", "do:investigate", "do:light-a-match", "spend-match", "use:match"}
    assert around("") == dark
    assert around("clear") == dark | {"do:tiptoe", "walk"}
    assert "use:key" in labyrinth(held="key").options


@rule("FD-LIGHT-04", "FD-OPEN-11", "FD-OPEN-12")
def test_the_last_hand_card_pays_for_scout() -> None:
    play = labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R03"])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.rooms == ["start", "R03"]
    assert not play.light, "the Dark follows"


@rule("FD-LIGHT-04", "FD-OPEN-11", "FD-OPEN-12")
def test_the_last_hand_card_pays_for_a_whole_tiptoe() -> None:
    play = labyrinth(hand="tiptoe", rooms="R11@0,-1+2").do("do:tiptoe", "play:tiptoe", "go:N")
    assert play.place == (0, "N"), "on the hole"
    play.do("go:N")
    assert play.place == (1, "S")
    assert not play.light


@rule("FD-LIGHT-04", "FD-OPEN-11", "FD-OPEN-12")
@pytest.mark.parametrize("payment", ["play:investigate", "discard:investigate"])
def test_the_last_hand_card_pays_for_a_secret(payment: str) -> None:
    play = beside_a_secret(hand="investigate").will_turn(secret=["information-3"], item=["key", "match"])
    play.do("do:investigate", payment, "card:1")
    assert play.t.used_secrets[4] == 1
    assert play.seen["items"] == [[None, None], [None, None], ["key", "match"], [None, None]]
    assert not play.light


@rule("FD-LIGHT-05", "FD-OPEN-11")
def test_the_dark_falls_when_the_action_that_emptied_the_hand_is_over() -> None:
    play = labyrinth(hand="move").do("do:move", "play:move", "go:W", "go:E")
    assert "dark-falls" not in play.told, "the walk is still under way"
    play.do("stop")
    assert play.told[-1] == "dark-falls"
    assert play.refused("do:tiptoe")[:2] == ["why-dark", "FD-LIGHT-03"]
    assert play.refused("walk")[:2] == ["why-dark", "FD-ACT-03"]


@rule("FD-LIGHT-05")
def test_with_a_card_left_it_stays_light() -> None:
    play = labyrinth(hand="move scout").do("do:move", "play:move", "go:W", "stop")
    assert "dark-falls" not in play.told
    assert play.light


@rule("FD-LIGHT-05")
def test_a_wild_discard_of_the_last_hand_card_brings_the_dark_as_well() -> None:
    play = labyrinth(hand="scout").do("do:clear", "discard:scout")
    assert play.lost == ["scout"], "there was no other way to pay"
    assert (play.light, play.told[-1]) == (False, "dark-falls")
    assert play.at(0, "S") == "."


@rule("FD-LIGHT-06", "FD-OPEN-13")
def test_the_hand_cannot_be_laid_down_on_purpose() -> None:
    play = labyrinth(hand="tiptoe scout investigate")
    assert play.options == ["do:move", "walk", "do:tiptoe", "do:clear", "do:light-a-match"], "each does something"
    assert [option.key for option in play.t.anytime_options(0)] == ["give-up"]
    play.do("do:clear")
    assert play.options == ["discard:tiptoe", "discard:scout", "discard:investigate"], "one card for one action"


@rule("FD-LIGHT-06", "FD-OPEN-13")
def test_one_may_stay_in_the_dark_with_tokens_in_hand_from_the_first_action_on() -> None:
    play = labyrinth()
    assert play.t.matches == 6
    play.do("do:move", "discard:investigate", "go:W", "stop", "do:move", "discard:clear", "go:E", "stop")
    assert (play.place, play.light, play.t.matches) == ((0, "C"), False, 6)
    assert play.lost == ["investigate", "clear"]


@rule("FD-LIGHT-05")
def test_while_the_action_of_the_last_card_runs_one_still_sees_in_the_light() -> None:
    play = labyrinth(hand="move").do("do:move", "play:move")
    assert play.seen["light"] is True
    play.do("go:W", "stop")
    assert play.seen["light"] is False
    play = labyrinth(hand="scout").do("do:move", "discard:scout")
    assert play.seen["light"] is True, "a wild discard is an action too"
    play = labyrinth().do("do:move", "discard:scout")
    assert play.seen["light"] is False, "in the Dark nothing glows"


@rule("FD-HAZ-12", "FD-LEAK-04")
def test_a_hand_that_is_blown_out_leaves_no_glow_behind() -> None:
    play = labyrinth(hand="move clear", rooms="R03@-1,0", leak=1).do("do:move", "play:move", "go:W", "go:W")
    assert play.asked == "ask-walk"
    assert play.seen["light"] is False


@rule("FD-WILD-01", "FD-WILD-02")
def test_a_card_that_would_be_lost_for_good_is_never_taken_without_asking() -> None:
    for play in (labyrinth(hand="scout"), labyrinth(mind="scout")):
        play.do("do:clear")
        assert (play.asked, play.options) == ("ask-pay", ["discard:scout"])
        assert play.lost.count("scout") == 0
    assert labyrinth(hand="move").do("walk").asked == "ask-walk", "a card that comes back is simply played"
