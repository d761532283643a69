"""How a game ends: the Villain falls, Darkness falls, or no one is left standing (ATE-WIN, ATE-COOP-44,
ATE-COOP-45).
"""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.flow import EachHero
from duskbox.games.touch_of_evil.effects.gains import TowardDarkness, Wound
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.showdowns import (
    QUIET,
    RIDER,
    at_the_lair,
    begin,
    blows,
    invite,
    last_legs,
    make_evil,
    nearly_beaten,
    order,
    price,
    state,
)

MODES = ("competitive", "cooperative", "team")
FATAL = 20


def ending(play: Play) -> tuple[str, list[int]]:
    """How the game ended, and who won."""
    outcome = play.t.outcome
    if outcome is None:
        return "", []
    assert (play.ask, play.t.stack) == ("", []), "nothing is asked any more"
    return outcome.name, [seat for seat in range(play.t.seats) if outcome.won(seat)]


def last_exchange(play: Play, wounds: int = 0) -> Play:
    """The Villain is one Wound from defeat, the Hero hits once, and is hit so often."""
    begin(play)
    nearly_beaten(play)
    return invite(blows(play, hits=1, wounds=wounds))


# The Villain falls


@rule("ATE-WIN-01")
def test_the_first_player_to_defeat_the_villain_in_a_showdown_wins_alone() -> None:
    assert ending(last_exchange(at_the_lair(*QUIET))) == ("hero-wins", [0])
    play = at_the_lair(*QUIET[:3])
    begin(play)
    nearly_beaten(play, 2)
    invite(blows(play, hits=1))
    assert ending(play) == ("", []), "one Wound short is not enough"


@rule("ATE-WIN-02")
def test_a_hero_who_falls_in_the_very_round_in_which_the_villain_falls_has_won() -> None:
    play = last_exchange(last_legs(at_the_lair()), wounds=1)
    assert ending(play) == ("fallen-hero-wins", [0])
    assert play.t.wounds_left(0) == 0
    assert play.events("ko") == []


@rule("ATE-WIN-02")
def test_a_hero_who_is_struck_down_before_it_answers_has_not() -> None:
    """The Werewolf strikes first."""
    play = begin(last_legs(at_the_lair(villain="werewolf")))
    nearly_beaten(play)
    play.dice(6, *[1] * (play.t.villain_combat() - 1)).dice(1)
    invite(play)
    assert (ending(play), play.t.down[0]) == (("", []), 1)


# Darkness falls


@rule("ATE-WIN-03", "ATE-SHADOW-04")
@pytest.mark.parametrize("mode", MODES)
def test_a_game_ended_by_darkness_is_lost_by_every_player(mode: str) -> None:
    play = Play(*QUIET, villain=RIDER, mode=mode).marker(2)
    play.do(TowardDarkness(1))
    assert ending(play) == ("", [])
    play.do(TowardDarkness(1))
    assert ending(play) == ("darkness", [])


@rule("ATE-WIN-03", "ATE-OPEN-21")
def test_darkness_falls_in_the_middle_of_a_showdown_too() -> None:
    play = begin(at_the_lair().marker(2))
    invite(blows(play, elders="x"), "sophie")
    assert (ending(play), state(play, "sophie")) == (("darkness", []), "dead")


@rule("ATE-WIN-02", "ATE-OPEN-21")
def test_a_villain_that_falls_by_the_same_results_is_defeated_before_darkness_falls() -> None:
    play = begin(at_the_lair().marker(2))
    nearly_beaten(play)
    invite(blows(play, hits=1, elders="x"), "sophie")
    assert ending(play) == ("hero-wins", [0])


# No one is left standing


@rule("ATE-WIN-04", "ATE-MYST-03")
@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_rivals_play_on_even_if_all_heroes_are_ko_d(mode: str) -> None:
    play = Play(*QUIET, villain=RIDER, mode=mode).down(1).down(2).down(3)
    play.dice(1).do(Wound(FATAL))
    assert (ending(play), play.t.down) == (("", []), [1, 1, 1, 1])
    play.deck("mysteries", "candles-in-every-window").run(MysteryPhase())
    assert play.t.down == [0, 0, 0, 0]


@rule("ATE-COOP-45")
def test_the_group_loses_when_no_hero_is_standing() -> None:
    play = Play(*QUIET[:3], villain=RIDER, mode="cooperative").down(1)
    play.dice(1).do(Wound(FATAL))
    assert (ending(play), play.t.down) == (("", []), [1, 1, 0]), "one is enough to go on"
    play.do(Wound(FATAL), seat=2)
    assert ending(play) == ("all-down", [])


@rule("ATE-COOP-45", "ATE-OPEN-34", "ATE-OPEN-18")
def test_it_is_checked_after_every_result_that_kos_a_hero() -> None:
    play = Play(*QUIET[:3], villain=RIDER, mode="cooperative")
    # Each loss is rolled for, except that of the last: the game is over.
    play.dice(1, 1).do(EachHero(Wound(FATAL)))
    assert (ending(play), play.fate.dice) == (("all-down", []), [])
    assert order(play, "wounded", "ko") == ["wounded"] * 3 + ["ko"] * 3


@rule("ATE-COOP-45")
def test_the_last_hero_that_falls_in_a_showdown_loses_the_game() -> None:
    play = begin(last_legs(at_the_lair(mode="cooperative").down(1)))
    invite(blows(play, wounds=1))
    assert ending(play) == ("all-down", [])


@rule("ATE-OPEN-34", "ATE-COOP-44", "ATE-WIN-02")
def test_if_the_villain_falls_by_the_same_results_the_heroes_win() -> None:
    play = last_exchange(last_legs(at_the_lair(mode="cooperative").down(1)), wounds=1)
    assert ending(play) == ("heroes-win", [0, 1])


@rule("ATE-COOP-44")
def test_the_heroes_win_together_and_lose_together() -> None:
    play = last_exchange(at_the_lair(*QUIET, mode="cooperative").down(3))
    assert ending(play) == ("heroes-win", [0, 1, 2, 3]), "also those who took no part"
    play = Play(*QUIET, villain=RIDER, mode="cooperative").marker(1).do(TowardDarkness(1))
    assert ending(play) == ("darkness", [])


@rule("ATE-TEAM-11")
def test_a_team_wins_together_and_the_others_lose() -> None:
    assert ending(last_exchange(at_the_lair(*QUIET, mode="team"))) == ("team-wins", [0, 1])


@rule("ATE-COOP-44", "ATE-SHOW-25")
def test_the_villain_is_not_defeated_while_an_evil_elder_takes_its_last_wound() -> None:
    play = make_evil(at_the_lair(mode="cooperative").purse(1, 0), "sophie")
    assert price(play) <= play.t.investigation[0]
    last_exchange(play).choose("amount:0")
    assert ending(play) == ("", [])
