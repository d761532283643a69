"""Cancelling: what can be stopped, how late, and what becomes of it (ATE-CANCEL, ATE-OPEN-05)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.content.kinds import Row
from duskbox.games.touch_of_evil.effects.cards import CancelRemaining
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.flow import EachHero, Seq, Table
from duskbox.games.touch_of_evil.effects.gains import Gain, Lose, TowardDarkness
from duskbox.games.touch_of_evil.effects.minions import ChartAt, VillainStrikes
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RANDOM, RollOnChart
from duskbox.games.touch_of_evil.rules.mystery import phase
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import D3, EVENTS, LAIRS, MYSTERIES
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST, calm, calm_night, drawn, face

#: Events that cancel a Mystery, an Event, and either.
WARD, HEADS, NIGHT = "ward-over-the-door", "cooler-heads", "not-this-night"
#: Steps of the Mystery Phase.
TABLE_STEP, CARD_STEP = phase.TABLE, phase.MYSTERY_CARD


def quiet(number: int = 2, mode: str = "competitive", cancelling: str = "until-applied") -> Play:
    return Play(*CAST[:number], mode=mode, rulings={"mystery-cancelling": cancelling})


def a_happening(play: Play, strikes: bool = False) -> Row:
    """A row of the Minion Chart that is no Minion."""
    return next(row for row in play.box.villains[play.t.villain].chart if row.kind < 0 and row.strikes is strikes)


def offered(play: Play) -> list[str]:
    return [key for key in play.keys if key.startswith("play:")]


# What can be cancelled


@rule("ATE-CANCEL-01", "ATE-CANCEL-06")
@pytest.mark.parametrize("card", [WARD, NIGHT])
def test_a_mystery_that_has_just_been_drawn_is_cancelled_has_no_effect_and_is_discarded(card: str) -> None:
    play = drawn(quiet().hold(1, card).marker(15), TowardDarkness(2))
    play.choose(f"play:{card}")
    assert play.t.marker == 15
    assert play.t.discards[MYSTERIES] == [face(play)]
    assert play.t.discards[EVENTS] == [play.box.card(card)]
    assert play.events("cancelled") == [{"card": f"@card-{play.box.cards[face(play)].name}"}]
    assert play.faults() == []


@rule("ATE-CANCEL-01", "ATE-CANCEL-06")
@pytest.mark.parametrize("card", [HEADS, NIGHT])
def test_an_event_that_has_just_been_played_is_cancelled_has_no_effect_and_is_discarded(card: str) -> None:
    play = quiet().hold(0, "drill-at-dawn").hold(1, card).put(0, "road-1")
    combat = play.t.skill(0, 2)
    play.run(Actions(0)).choose("play:drill-at-dawn", f"play:{card}")
    assert play.t.skill(0, 2) == combat
    assert sorted(play.t.discards[EVENTS]) == sorted([play.box.card("drill-at-dawn"), play.box.card(card)])
    assert play.ask == "ask-action"
    assert play.faults() == []


@rule("ATE-CANCEL-01")
def test_each_cancelling_card_reaches_only_what_it_names() -> None:
    play = quiet().hold(1, WARD, HEADS, NIGHT)
    drawn(play.remains(calm(play)), TowardDarkness(2))
    assert offered(play) == [f"play:{WARD}", f"play:{NIGHT}"]
    play.choose("pass").hold(0, "drill-at-dawn").put(0, "road-1").run(Actions(0)).choose("play:drill-at-dawn")
    assert offered(play) == [f"play:{HEADS}", f"play:{NIGHT}"]


@rule("ATE-CANCEL-01")
def test_what_cancels_a_card_in_play_takes_that_and_nothing_else() -> None:
    play = quiet().remains("laying-in-wait", "veil-of-darkness").do(CancelRemaining(1))
    assert (play.ask, play.keys) == ("ask-cancel-remaining", ["cancel:laying-in-wait", "cancel:veil-of-darkness"])
    play.choose("cancel:veil-of-darkness")
    assert [play.box.cards[card].name for card in play.t.in_play] == ["laying-in-wait"]
    assert play.t.discards[MYSTERIES] == [play.box.card("veil-of-darkness")]


@rule("ATE-CANCEL-06")
def test_a_cancelled_mystery_does_not_remain_in_play() -> None:
    play = quiet().hold(1, WARD).deck("mysteries", "laying-in-wait").run(DrawMystery(0)).choose(f"play:{WARD}")
    assert play.t.in_play == []
    assert play.t.discards[MYSTERIES] == [play.box.card("laying-in-wait")]


@rule("ATE-CANCEL-06", "ATE-OPEN-04", "ATE-OPEN-05")
def test_the_horror_cancelled_in_the_window_before_the_table_brings_no_second_roll() -> None:
    play = calm_night(quiet(mode="cooperative").remains("the-horror").hold(0, "cockcrow")).marker(15)
    play.run(MysteryPhase())
    while play.t.phase < TABLE_STEP:
        play.choose("pass")
    play.dice(5).deck("lairs", "burnt-barn").choose("play:cockcrow", "way:1")
    assert (play.events("table-row"), play.t.in_play.count(play.box.card("the-horror"))) == ([{"n": 5}], 0)
    assert (play.at_rest, play.faults()) == (True, [])


@rule("ATE-CANCEL-06", "ATE-OPEN-04", "ATE-OPEN-05")
def test_what_adds_a_mystery_card_is_looked_at_when_the_window_before_the_card_has_closed() -> None:
    cards = {"the-horror": {"hooks": [["Static", "mystery-cards", 1]]}}
    overlay: dict[str, object] = {"pack": {"game": "a-touch-of-evil"}, "cards": cards}
    play = calm_night(Play(*CAST[:2], pack=overlay).remains("the-horror").hold(0, "cockcrow")).marker(15)
    play.run(MysteryPhase())
    while play.t.phase < CARD_STEP:
        play.choose("pass")
    play.choose("play:cockcrow", "way:1")
    assert (len(play.events("mystery")), play.at_rest) == (1, True)


@rule("ATE-CANCEL-01", "ATE-CANCEL-06")
def test_a_cancelling_event_can_itself_be_cancelled() -> None:
    play = drawn(quiet().hold(1, WARD).hold(0, HEADS).marker(15), TowardDarkness(2))
    play.choose(f"play:{WARD}")
    assert (play.seat, offered(play)) == (0, [f"play:{HEADS}"])
    play.choose(f"play:{HEADS}")
    assert play.t.marker < 15, "the Mystery takes effect after all"
    assert play.faults() == []


@rule("ATE-CANCEL-01")
def test_when_nothing_has_been_drawn_or_played_there_is_nothing_to_cancel() -> None:
    play = quiet().hold(0, WARD, NIGHT, HEADS, "drill-at-dawn").put(0, "road-1").run(Actions(0))
    assert offered(play) == ["play:drill-at-dawn"]
    play.choose("play:drill-at-dawn")
    assert offered(play) == [f"play:{NIGHT}", f"play:{HEADS}"], "also one's own"


@rule("ATE-CANCEL-04")
def test_cancelling_the_lair_card_of_a_showdown_about_to_begin_calls_it_off() -> None:
    play = quiet().lair(0, "hall-of-mirrors").put(0, "manor").purse(0, 9).hold(1, "the-bird-has-flown")
    play.run(Showdown(0, 0))
    assert (play.ask, play.seat) == ("ask-window-showdown-step", 1)
    play.choose("play:the-bird-has-flown", "way:1")
    assert play.at_rest
    assert play.t.lairs[0] == -1
    assert play.t.discards[LAIRS] == [play.box.card("hall-of-mirrors")]
    assert play.t.investigation[0] == 9
    assert play.events("showdown") == []


@rule("ATE-CANCEL-04")
def test_once_a_showdown_has_begun_its_lair_card_can_no_longer_be_cancelled() -> None:
    play = quiet().lair(0, "hall-of-mirrors").put(0, "manor").purse(0, 9).purse(1, 0).hold(1, "the-bird-has-flown")
    play.run(Showdown(0, 0)).choose("pass")
    assert (play.ask, play.seat) == ("ask-window-showdown-step", 1), "before the Hunting Party is formed"
    play.choose("play:the-bird-has-flown")
    assert play.t.investigation[1] > 0, "all it can do now"
    assert play.t.showdown == play.box.card("hall-of-mirrors")


@rule("ATE-CANCEL-05", "ATE-CANCEL-06")
@pytest.mark.parametrize("card", [HEADS, NIGHT])
def test_a_happening_of_the_minion_chart_is_cancelled_like_an_event(card: str) -> None:
    play = quiet().hold(1, card, WARD)
    row = a_happening(play)
    told = len(play.heard)
    play.dice(row.low).run(RollOnChart(0, HERE))
    assert (play.ask, offered(play)) == ("ask-window-card", [f"play:{card}"])
    play.choose(f"play:{card}")
    assert play.at_rest
    names = [event.name for event in play.heard[told:]]
    assert names == ["rolled", "chart", "event-played", "cancelled"]


@rule("ATE-CANCEL-05")
def test_a_minion_of_the_chart_is_no_event_and_cannot_be_cancelled() -> None:
    play = quiet().hold(1, NIGHT)
    row = next(row for row in play.box.villains[play.t.villain].chart if row.kind >= 0)
    play.dice(row.low).deck("lairs", "burnt-barn").put(0, "church").put(1, "church").run(RollOnChart(0, RANDOM))
    assert play.at_rest
    assert play.minion_at("fields") == row.name


@rule("ATE-CANCEL-05", "ATE-CANCEL-06")
def test_a_happening_that_would_befall_several_heroes_befalls_none_when_it_is_cancelled() -> None:
    play = quiet(3, mode="cooperative").hold(2, HEADS).put(0, "fields").put(1, "fields").put(2, "church")
    play.dice(a_happening(play, strikes=True).low).deck("lairs", "burnt-barn").run(RollOnChart(0, RANDOM))
    assert (play.ask, play.seat) == ("ask-window-card", 2)
    play.choose(f"play:{HEADS}")
    assert play.at_rest, "neither of the two is attacked"
    assert play.events("attacked") == []


# How late


ROLLS: dict[str, Effect] = {
    "a test": Test("spirit", 5, failed=TowardDarkness(2)),
    "a table": Table((1, 6, TowardDarkness(2))),
    "an amount": TowardDarkness(D3),
    "the chart": ChartAt("random"),
}


@rule("ATE-CANCEL-03", "ATE-OPEN-05")
@ruling("mystery-cancelling", "until-applied")
@pytest.mark.parametrize("name", ROLLS)
def test_a_mystery_can_still_be_cancelled_after_a_roll_it_called_for(name: str) -> None:
    play = quiet().hold(1, WARD).skill(0, "spirit", 1).marker(15)
    drawn(play, ROLLS[name]).dice(1).choose("pass")
    assert (play.ask, play.seat, offered(play)) == ("ask-window-roll", 1, [f"play:{WARD}"])
    play.choose(f"play:{WARD}")
    assert play.at_rest
    assert play.t.marker == 15
    assert play.t.discards[MYSTERIES] == [face(play)]
    assert play.t.discards[EVENTS] == [play.box.card(WARD)]
    assert play.faults() == []


@rule("ATE-OPEN-05")
@ruling("mystery-cancelling", "when-drawn")
@pytest.mark.parametrize(("name", "steps"), [("a test", 2), ("a table", 2), ("an amount", 1)])
def test_by_the_other_ruling_a_mystery_can_be_cancelled_only_when_it_is_drawn(name: str, steps: int) -> None:
    play = quiet(cancelling="when-drawn").hold(1, WARD).skill(0, "spirit", 1).marker(15)
    drawn(play, ROLLS[name])
    assert offered(play) == [f"play:{WARD}"]
    play.dice(1).choose("pass")
    assert play.at_rest, "no one was asked after the roll"
    assert play.t.marker == 15 - steps


@rule("ATE-OPEN-05", "ATE-CANCEL-02", "ATE-EVENT-04")
def test_an_event_can_be_cancelled_in_its_own_window_and_never_after_a_roll_it_called_for() -> None:
    play = quiet().hold(0, "frightened-witness").hold(1, NIGHT).purse(0, 0).skill(0, "cunning", 1).put(0, "road-1")
    play.run(Actions(0)).choose("play:frightened-witness")
    assert offered(play) == [f"play:{NIGHT}"]
    play.dice(6).choose("pass")
    assert play.ask == "ask-action"
    assert play.t.investigation[0] > 0


@rule("ATE-OPEN-05", "ATE-CANCEL-03")
def test_what_a_mystery_has_already_done_is_not_undone() -> None:
    play = quiet(3).hold(2, WARD).marker(15)
    for seat in range(3):
        play.skill(seat, "spirit", 1).purse(seat, 5)
    drawn(play, Seq(TowardDarkness(1), EachHero(Test("spirit", 5, failed=Lose(2))), Gain(3)))
    play.dice(1).choose("pass")
    assert play.t.marker == 14
    play.dice(1).choose("pass")
    assert play.t.investigation == [3, 5, 5]
    assert play.ask == "ask-window-roll", "the second Hero's test"
    play.choose(f"play:{WARD}")
    assert play.at_rest
    assert (play.t.marker, play.t.investigation) == (14, [3, 5, 5])
    assert play.t.held == 0


@rule("ATE-OPEN-05")
def test_who_was_struck_down_before_a_mystery_was_cancelled_is_ko_d_all_the_same() -> None:
    play = quiet().hold(1, WARD).purse(0, 0).skill(0, "honor", 1).skill(1, "honor", 1)
    play.hurt(0, play.t.wounds_left(0) - 1).deck("mysteries", "paranoid-delusions").run(DrawMystery(0))
    play.dice(1).choose("pass").dice(1).choose("pass").dice(1).choose("pass")
    assert (play.ask, play.t.down) == ("ask-window-roll", [0, 0]), "KOs wait until the effect is over"
    play.dice(3).choose(f"play:{WARD}")
    assert play.t.down == [1, 0]
    assert play.t.wounds[1] == 0
    assert play.at_rest


@rule("ATE-OPEN-05")
def test_a_fight_that_a_mystery_has_led_to_is_beyond_cancelling() -> None:
    play = quiet().hold(1, WARD, NIGHT)
    drawn(play, VillainStrikes(1))
    play.dice(*[1] * 20).choose("pass")
    assert play.at_rest, "no window of the fight offered it"
    assert play.events("attacked") != []


@rule("ATE-OPEN-05", "ATE-CANCEL-05")
def test_when_a_mystery_brings_a_happening_of_the_chart_that_is_what_can_be_cancelled_then() -> None:
    play = quiet().hold(1, WARD, HEADS)
    row = a_happening(play)
    drawn(play, ChartAt("random")).dice(row.low).choose("pass")
    assert (play.ask, offered(play)) == ("ask-window-roll", [f"play:{WARD}"])
    play.choose("pass")
    assert (play.ask, offered(play)) == ("ask-window-card", [f"play:{HEADS}"])


@rule("ATE-CANCEL-03", "ATE-OPEN-05")
def test_an_item_that_cancels_mysteries_pays_its_cost_and_works_too() -> None:
    play = drawn(quiet().carry(1, "veiled-mirror").marker(15), TowardDarkness(2))
    play.choose("use:veiled-mirror")
    assert (play.t.marker, play.items(1)) == (15, [])
    assert play.faults() == []
