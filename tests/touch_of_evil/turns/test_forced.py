"""Ending a turn without being asked, where that tells opponents nothing about a hidden card."""

from __future__ import annotations

import pytest

from duskbox.core.forced import ends_turn, forced
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule

PEOPLE = [0, 1]


def at_the_end_of_a_turn(mode: str = "competitive") -> Play:
    """The first Hero stands on a road with nothing left to do."""
    play = Play("victor", "isabella", mode=mode)
    play.put(0, "church").purse(0, 0).dice(2)
    play.run(HeroTurn(0))
    play.choose("move:road-1")
    assert play.keys == ["end-turn"]
    return play


def unasked(play: Play, company: list[int]) -> str:
    option = forced(GAME, play.t, company)
    return "" if option is None else option.key


@pytest.mark.parametrize("company", [[], PEOPLE])
def test_a_turn_in_which_nothing_is_left_ends_by_itself(company: list[int]) -> None:
    play = at_the_end_of_a_turn()
    assert unasked(play, company) == "end-turn"
    option = forced(GAME, play.t, company)
    assert option is not None and ends_turn(option)


@rule("ATE-INFO-02")
def test_with_an_event_card_in_the_hand_opponents_are_not_told_that_it_could_not_be_played() -> None:
    play = at_the_end_of_a_turn().hold(0, "smugglers-tunnel")
    assert unasked(play, PEOPLE) == ""
    assert unasked(play, [0]) == "end-turn"


@rule("ATE-INFO-02")
def test_an_event_card_in_the_hand_of_another_changes_nothing() -> None:
    play = at_the_end_of_a_turn().hold(1, "smugglers-tunnel")
    assert unasked(play, PEOPLE) == "end-turn"


@rule("ATE-INFO-02")
def test_a_lair_that_only_its_owner_knows_might_have_been_here() -> None:
    hidden = at_the_end_of_a_turn().lair(0, "sealed-vault")
    assert unasked(hidden, PEOPLE) == ""
    known = at_the_end_of_a_turn().lair(0, "sealed-vault", open_to_all=True)
    assert unasked(known, PEOPLE) == "end-turn"


def test_partners_may_know_what_a_hero_holds() -> None:
    play = at_the_end_of_a_turn("cooperative").hold(0, "smugglers-tunnel")
    assert unasked(play, PEOPLE) == "end-turn"
