"""Events that cancel: cards just drawn or played, Mysteries that remain in play, a rival's Lair."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.cards import DrawEvent
from duskbox.games.touch_of_evil.effects.flow import EachHero, Seq
from duskbox.games.touch_of_evil.effects.gains import Lose, TowardDarkness
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.cards.windows import InPlay
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RollOnChart
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, MYSTERIES, MYSTERY
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.cards.hand import acting, asked, names, offered, pile, refused, scene


def drawn(play: Play) -> Play:
    """A Mystery has been drawn: one step toward Darkness, then each Hero who fails a test of Spirit loses 2
    Investigation.
    """
    effect = Seq(TowardDarkness(1), EachHero(Test("spirit", 5, failed=Lose(2))))
    play._number(effect)
    number = play.box.card("murder")
    play.t.pools[MYSTERIES].remove(number)
    return play.marker(15).purse(0, 5).skill(0, "spirit", 1).run(InPlay(MYSTERY, number, effect.number, 0))


def terrors(play: Play) -> Play:
    """The marker has moved from 15 to 14, and the first Hero's test lies on the table, failed."""
    return drawn(play).dice(2).choose("pass")


# Not This Night


@card("not-this-night")
def test_not_this_night_cancels_a_mystery_that_was_just_drawn() -> None:
    play = scene().hold(1, "not-this-night").marker(15).deck("mysteries", "murder").run(DrawMystery(0))
    assert (asked(play), offered(play), play.t.marker) == (("card", 1), ["not-this-night"], 15)
    play.choose("play:not-this-night")
    assert (play.t.marker, play.at_rest) == (15, True)
    assert play.events("cancelled") == [{"card": "@card-murder"}]
    assert (pile(play), pile(play, "mysteries"), play.hand(1)) == (["not-this-night"], ["murder"], [])


@card("not-this-night")
def test_not_this_night_cancels_an_event_as_well_also_one_that_is_played_on_being_drawn() -> None:
    play = scene().hold(0, "drill-at-dawn").hold(1, "not-this-night")
    combat = play.t.skill(0, COMBAT)
    acting(play).choose("play:drill-at-dawn", "play:not-this-night")
    assert (play.t.skill(0, COMBAT), play.events("trained")) == (combat, [])
    assert (play.ask, sorted(pile(play))) == ("ask-action", ["drill-at-dawn", "not-this-night"])
    play = scene().hold(1, "not-this-night").deck("events", "grateful-widow").do(DrawEvent(1))
    play.choose("play:not-this-night")
    assert (play.t.investigation[0], play.at_rest) == (0, True)
    assert play.events("cancelled") == [{"card": "@card-grateful-widow"}]


@card("not-this-night")
def test_not_this_night_still_stops_a_mystery_after_a_roll_but_an_event_no_longer() -> None:
    play = terrors(scene().hold(1, "not-this-night"))
    assert asked(play) == ("roll", 1)
    play.choose("play:not-this-night")
    assert (play.t.marker, play.t.investigation[0], play.at_rest) == (14, 5, True), "what has happened stays"
    assert (pile(play), pile(play, "mysteries")) == (["not-this-night"], ["murder"])
    play = scene().hold(0, "frightened-witness").hold(1, "not-this-night").skill(0, "cunning", 1)
    acting(play).choose("play:frightened-witness").dice(4).choose("pass")
    assert (play.ask, play.t.investigation[0], play.hand(1)) == ("ask-action", 1, ["not-this-night"])


@card("not-this-night")
def test_not_this_night_is_not_for_the_cards_of_a_corner_nor_for_a_quiet_moment() -> None:
    play = scene().hold(0, "not-this-night").put(0, "manor").deck("manor", "silver-candelabrum").run(Encounter(0))
    assert (play.items(0), play.at_rest) == (["silver-candelabrum"], True), "no one was asked"
    acting(play)
    assert (offered(play), refused(play, "not-this-night")) == ([], "why-other-window")


# Ward over the Door


@card("ward-over-the-door")
def test_ward_over_the_door_keeps_out_a_mystery_that_would_remain_in_play() -> None:
    play = scene().hold(1, "ward-over-the-door").deck("mysteries", "laying-in-wait").run(MysteryPhase())
    assert (asked(play), offered(play)) == (("card", 1), ["ward-over-the-door"])
    play.choose("play:ward-over-the-door")
    assert (play.t.in_play, play.at_rest) == ([], True)
    assert (pile(play), pile(play, "mysteries")) == (["ward-over-the-door"], ["laying-in-wait"])
    assert play.events("cancelled") == [{"card": "@card-laying-in-wait"}]


@card("ward-over-the-door")
def test_ward_over_the_door_spares_the_hero_whose_test_has_failed_and_all_who_come_after() -> None:
    play = terrors(scene().hold(1, "ward-over-the-door").purse(1, 5))
    assert (asked(play), offered(play)) == (("roll", 1), ["ward-over-the-door"])
    play.choose("play:ward-over-the-door")
    assert (play.t.investigation, play.t.marker, play.fate.dice) == ([5, 5], 14, [])
    assert (pile(play), pile(play, "mysteries")) == (["ward-over-the-door"], ["murder"])


@card("ward-over-the-door")
def test_ward_over_the_door_is_no_help_against_events_and_happenings() -> None:
    play = scene().hold(0, "drill-at-dawn").hold(1, "ward-over-the-door")
    acting(play).choose("play:drill-at-dawn")
    assert play.ask == "ask-action", "no one was asked"
    assert play.events("trained")
    play = scene().hold(1, "ward-over-the-door").marker(15).dice(1).run(RollOnChart(0, HERE))
    assert play.at_rest
    assert play.t.marker < 15


# Cooler Heads


@card("cooler-heads")
def test_cooler_heads_cancels_an_event_when_it_is_played() -> None:
    play = scene().hold(0, "light-fingers").hold(1, "cooler-heads").purse(1, 4)
    acting(play).choose("play:light-fingers")
    assert (asked(play), offered(play)) == (("card", 1), ["cooler-heads"])
    play.choose("play:cooler-heads")
    assert (play.t.investigation, play.ask) == ([0, 4], "ask-action")
    assert play.events("cancelled") == [{"card": "@card-light-fingers"}]
    assert sorted(pile(play)) == ["cooler-heads", "light-fingers"]


@card("cooler-heads")
def test_cooler_heads_cancels_a_happening_of_the_minion_chart() -> None:
    play = scene().hold(1, "cooler-heads").marker(15).dice(1).run(RollOnChart(0, HERE))
    assert (asked(play), offered(play)) == (("card", 1), ["cooler-heads"])
    play.choose("play:cooler-heads")
    assert (play.t.marker, play.at_rest) == (15, True)
    assert play.events("cancelled") == [{"card": "@chart-blood-red-dusk"}]


@card("cooler-heads")
def test_cooler_heads_comes_too_late_for_a_roll_and_is_nothing_against_a_mystery() -> None:
    play = drawn(scene().hold(1, "cooler-heads", "ward-over-the-door"))
    assert (offered(play), refused(play, "cooler-heads")) == (["ward-over-the-door"], "why-nothing-to-cancel")
    play.dice(2).choose("pass")
    assert (offered(play), refused(play, "cooler-heads")) == (["ward-over-the-door"], "why-other-window")


# Cockcrow


@card("cockcrow")
def test_cockcrow_ends_a_mystery_that_remains_in_play() -> None:
    play = scene().hold(0, "cockcrow").marker(15).remains("laying-in-wait", "barred-shutters")
    acting(play).choose("play:cockcrow")
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    play.choose("way:1")
    assert (play.ask, play.keys) == ("ask-cancel-remaining", ["cancel:laying-in-wait", "cancel:barred-shutters"])
    play.choose("cancel:laying-in-wait")
    assert [play.box.cards[number].name for number in play.t.in_play] == ["barred-shutters"]
    assert (pile(play, "mysteries"), play.t.marker, play.ask) == (["laying-in-wait"], 15, "ask-action")
    assert play.events("cancelled") == [{"card": "@card-laying-in-wait"}]


@card("cockcrow")
@pytest.mark.parametrize("remaining", [True, False])
def test_cockcrow_or_the_marker_moves_one_step_away_from_darkness(remaining: bool) -> None:
    play = scene().hold(1, "cockcrow").marker(15).deck("mysteries", "barred-shutters")
    if remaining:
        play.remains("laying-in-wait")
    play.run(MysteryPhase())
    assert (asked(play), play.t.phase) == (("mystery-step", 1), 1), "before a step of the Mystery Phase"
    play.choose("play:cockcrow", *["way:2"] * remaining)
    assert (play.t.marker, play.events("brighter")) == (16, [{"n": 16}])
    assert pile(play) == ["cockcrow"]


@card("cockcrow")
def test_cockcrow_with_the_marker_at_its_start_can_only_cancel_and_without_a_mystery_nothing() -> None:
    play = scene().hold(0, "cockcrow").remains("laying-in-wait")
    acting(play).choose("play:cockcrow")
    assert (play.t.in_play, play.ask) == ([], "ask-action"), "there was nothing to choose"
    play = acting(scene().hold(0, "cockcrow"))
    assert (offered(play), refused(play, "cockcrow")) == ([], "why-no-effect")


# The Bird Has Flown


def lair_shown(play: Play, owner: int = 0) -> Play:
    """A Hero at its Lair shows the Lair card and has not yet paid."""
    play.lair(owner, "hall-of-mirrors").put(owner, "manor").purse(owner, 9)
    return play.run(Showdown(owner, owner))


@card("the-bird-has-flown")
def test_the_bird_has_flown_calls_off_a_rivals_showdown_before_it_is_paid_for() -> None:
    play = lair_shown(scene().hold(1, "the-bird-has-flown"))
    assert (asked(play), offered(play)) == (("showdown-step", 1), ["the-bird-has-flown"])
    play.choose("play:the-bird-has-flown")
    assert (play.ask, play.keys, play.seat) == ("ask-one-of", ["way:1", "way:2"], 1)
    play.choose("way:1")
    assert (play.t.investigation, play.t.lairs[0], play.at_rest) == ([9, 0], -1, True)
    assert (pile(play, "lairs"), pile(play)) == (["hall-of-mirrors"], ["the-bird-has-flown"])
    assert names(play)[-3:] == ["event-played", "lair-cancelled", "discarded"]
    assert play.events("showdown") == []


@card("the-bird-has-flown")
def test_the_bird_has_flown_is_worth_two_investigation_on_any_other_day() -> None:
    play = acting(scene().hold(0, "the-bird-has-flown")).choose("play:the-bird-has-flown")
    assert (play.t.investigation[0], play.ask, pile(play)) == (2, "ask-action", ["the-bird-has-flown"])
    assert play.events("gained") == [{"hero": "@hero-katarina", "n": 2, "total": 2}]


@card("the-bird-has-flown")
@pytest.mark.parametrize(("mode", "seat"), [("competitive", 0), ("cooperative", 1)])
def test_the_bird_has_flown_never_calls_off_a_showdown_of_ones_own_side(mode: str, seat: int) -> None:
    play = lair_shown(scene(mode=mode).hold(seat, "the-bird-has-flown"))
    assert asked(play) == ("showdown-step", seat)
    play.choose("play:the-bird-has-flown")
    assert [told["n"] for told in play.events("gained")] == [2], "there was nothing to choose"
    assert play.events("lair-cancelled") == []
    assert play.t.showdown == play.box.card("hall-of-mirrors")
