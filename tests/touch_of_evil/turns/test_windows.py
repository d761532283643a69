"""When Event cards may be played: the windows, who is asked in them and in which order (ATE-EVENT, ATE-OPEN-04)."""

from __future__ import annotations

import pytest

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.cards import DrawEvent
from duskbox.games.touch_of_evil.effects.gains import TowardDarkness
from duskbox.games.touch_of_evil.rules.elders import ElderWounds, KillElder
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RollOnChart
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import EVENT, EVENTS, IN_PARTY, SPIRIT, VILLAIN, WINDOWS
from duskbox.games.touch_of_evil.schema.shown import Decision
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST, calm_night, drawn

#: An Event that heals between steps and rounds, and so can be played in four windows as soon as a Hero is hurt.
HEALING = "blood-transfusion"


def quiet(number: int = 2, mode: str = "competitive", villain: str = "vampire") -> Play:
    return Play(*CAST[:number], mode=mode, villain=villain)


def decision_of(play: Play, seat: int) -> Decision:
    decision = play.view(seat)["decision"]
    assert decision is not None
    return decision


def windows_on_the_way(play: Play, *script: str) -> list[str]:
    """Pass in every window and answer everything else from the script; all questions in their order."""
    asked: list[str] = []
    answers = list(script)
    while not play.at_rest:
        asked.append(play.ask.removeprefix("ask-"))
        if play.ask.startswith("ask-window"):
            play.choose("pass")
        elif answers:
            play.choose(answers.pop(0))
        else:
            return asked
    return asked


# Where the windows are


@rule("ATE-OPEN-04")
def test_there_are_windows_for_steps_cards_rolls_fights_wounds_kos_and_showdowns_and_no_others() -> None:
    moments = ("turn-step", "mystery-step", "card", "roll", "fight", "fight-round", "wounds", "ko", "showdown-step")
    assert WINDOWS[:-1] == moments
    assert WINDOWS[-1] == "action", "which is one's own turn and not a window"


@rule("ATE-OPEN-04")
def test_there_is_a_window_before_each_step_of_a_turn_before_a_fight_and_before_each_fight_round() -> None:
    play = quiet().hold(1, HEALING).hurt(1, 1).put(0, "road-6").minion("bats", "road-7")
    hero, bats = fight_dice(play.t, 0), play.box.minions[play.box.minion("bats")].dice
    play.dice(2, *[1] * (hero + bats), 6, *[1] * (hero - 1 + bats)).run(HeroTurn(0))
    asked = windows_on_the_way(play, "move:road-7", "fight-on")
    assert asked == [
        "window-turn-step",
        "move",
        "window-turn-step",
        "window-fight",
        "window-fight-round",
        "window-fight-round",
        "fight-on",
        "window-turn-step",
        "action",
    ]
    assert play.fate.dice == []


@rule("ATE-OPEN-04")
def test_a_fight_step_without_an_enemy_is_empty_and_has_no_window_of_its_own() -> None:
    play = quiet().hold(1, HEALING).hurt(1, 1).put(0, "road-6").dice(2).run(HeroTurn(0))
    assert windows_on_the_way(play, "move:road-7") == ["window-turn-step", "move", "window-turn-step", "action"]


@rule("ATE-OPEN-04")
@pytest.mark.parametrize(("mode", "steps"), [("competitive", [1, 2, 3, 5, 6]), ("cooperative", [1, 2, 3, 4, 5, 6])])
def test_there_is_a_window_before_each_step_of_the_mystery_phase(mode: str, steps: list[int]) -> None:
    play = quiet(mode=mode).hold(1, HEALING).hurt(1, 1)
    calm_night(play).deck("lairs", "catacombs").run(MysteryPhase())
    before: list[int] = []
    while not play.at_rest:
        assert play.ask == "ask-window-mystery-step"
        before.append(play.t.phase)
        if play.t.phase == 4:
            play.dice(6)
        play.choose("pass")
    assert before == steps


@rule("ATE-OPEN-04")
def test_there_is_a_window_when_a_mystery_is_drawn_before_it_takes_effect() -> None:
    play = calm_night(quiet().hold(1, "ward-over-the-door")).run(MysteryPhase())
    assert (play.ask, play.seat, play.t.in_play) == ("ask-window-card", 1, [])
    play.choose("pass")
    assert play.t.in_play != []
    drawn(play.marker(15), TowardDarkness(2))
    assert (play.ask, play.seat, play.t.marker) == ("ask-window-card", 1, 15)
    play.choose("pass")
    assert play.t.marker == 13


@rule("ATE-OPEN-04")
def test_there_is_a_window_when_an_event_is_played_before_it_takes_effect() -> None:
    play = quiet().hold(0, "grateful-widow", "drill-at-dawn").hold(1, "cooler-heads").put(0, "road-1")
    combat = play.t.skill(0, 2)
    play.run(Actions(0)).choose("play:drill-at-dawn")
    assert (play.ask, play.seat, play.t.skill(0, 2)) == ("ask-window-card", 1, combat)
    play.choose("pass")
    assert play.t.skill(0, 2) == combat + 1


@rule("ATE-OPEN-04")
def test_there_is_a_window_when_an_event_that_must_be_played_at_once_is_drawn() -> None:
    play = quiet().hold(1, "cooler-heads").purse(0, 0).deck("events", "grateful-widow")
    play.do(DrawEvent(1))
    assert (play.ask, play.seat, play.t.investigation[0]) == ("ask-window-card", 1, 0)
    play.choose("pass")
    assert play.t.investigation[0] > 0


ROLLS: dict[str, tuple[Step, str, tuple[int, ...]]] = {
    "movement": (Movement(0), "road-1", (3,)),
    "a test": (SkillTest(0, SPIRIT, -1, 5, True), "road-1", (1,)),
    "a dangerous location": (Encounter(0), "fields", (3,)),
    "the chart": (RollOnChart(0, HERE), "road-1", (3,)),
    "a fight": (VillainAttack(0, 1), "road-1", (1,)),
}


@rule("ATE-OPEN-04", "ATE-EVENT-03")
@pytest.mark.parametrize("name", ROLLS)
def test_there_is_a_window_after_each_roll_before_anything_comes_of_it(name: str) -> None:
    step, space, dice = ROLLS[name]
    play = quiet().hold(0, "once-more").put(0, space).skill(0, "spirit", 1).skill(0, "combat", 1)
    told = len(play.heard)
    play.dice(*dice).run(step.copy())
    assert (play.ask, play.seat) == ("ask-window-roll", 0)
    assert {event.name for event in play.heard[told:]} <= {"rolled", "test", "encounters", "attacked"}


@rule("ATE-OPEN-04")
def test_what_a_ko_costs_is_rolled_with_a_window_too() -> None:
    play = quiet().hold(0, "once-more").purse(0, 4)
    play.hurt(0, play.t.wounds_left(0)).dice(4).run(KnockOuts())
    assert (play.ask, play.t.investigation[0]) == ("ask-window-roll", 4)
    play.dice(1).choose("play:once-more")
    assert play.t.investigation[0] == 3


@rule("ATE-OPEN-04")
def test_there_is_a_window_when_a_hero_would_take_wounds_and_one_when_it_would_be_ko_d() -> None:
    play = quiet().hold(1, "by-a-hairs-breadth", "back-from-the-brink").purse(0, 0)
    last = play.t.wounds_left(0)
    play.run(TakeWounds(0, last, NO_FOE))
    assert (play.ask, play.seat, play.t.wounds[0]) == ("ask-window-wounds", 1, 0)
    play.choose("pass")
    assert play.t.wounds[0] == last
    play.run(KnockOuts())
    assert (play.ask, play.seat, play.t.down[0]) == ("ask-window-ko", 1, 0)
    play.choose("play:back-from-the-brink")
    assert play.t.down[0] == 0, "healed in time"
    assert play.at_rest


@rule("ATE-OPEN-04")
def test_there_is_a_window_when_an_elder_would_take_wounds_and_one_when_it_would_be_killed() -> None:
    play = quiet().hold(1, "not-while-i-stand")
    elder = play.elder("sophie")
    play.run(KillElder(elder))
    assert (play.ask, play.seat) == ("ask-window-ko", 1)
    play.choose("play:not-while-i-stand")
    play.t.hands[1] = [play.box.card("not-while-i-stand")]
    play.t.refresh(1)
    play.t.elders[elder] = IN_PARTY
    play.run(ElderWounds(elder, 1))
    assert (play.ask, play.seat, play.t.elder_hurt[elder]) == ("ask-window-wounds", 1, 0)


@rule("ATE-OPEN-04")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_there_is_a_window_before_each_step_of_a_showdown(mode: str) -> None:
    play = quiet(mode=mode).lair(0, "hall-of-mirrors").put(0, "manor").put(1, "church").purse(0, 9).purse(1, 0)
    play.hold(1, "through-the-keyhole").secret("sophie", "blowhard").hold(1, HEALING).hurt(1, 1)
    play.run(Showdown(0, 0))
    steps: list[str] = []
    while play.ask != "ask-window-fight-round":
        if play.ask == "ask-invite":
            play.choose("elder:sophie" if "party" not in steps else "pass")
            steps.append("party")
            continue
        assert (play.ask, play.seat) == ("ask-window-showdown-step", 1)
        seen = [event.name for event in play.heard]
        steps.append(
            next(name for name in reversed(seen) if name in ("lair-revealed", "paid", "invited", "secret-revealed"))
        )
        play.choose("pass")
    # Before paying, before forming the party, before its Secrets, before accusations if there are any, before the first
    # round.
    accusations = ["secret-revealed"] if mode == "competitive" else []
    assert steps == ["lair-revealed", "paid", "party", "party", "invited", *accusations, "secret-revealed"]


@rule("ATE-OPEN-04")
def test_a_single_round_against_the_villain_has_the_windows_of_a_fight() -> None:
    play = quiet().hold(1, HEALING).hurt(1, 1)
    play.dice(*[1] * (fight_dice(play.t, 0) + enemy_dice(play.t, VILLAIN))).run(VillainAttack(0, 1))
    assert windows_on_the_way(play) == ["window-fight", "window-fight-round"]


# Who is asked


@rule("ATE-OPEN-04", "ATE-EVENT-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_are_asked_in_turn_order_from_the_first_player(first: int) -> None:
    play = quiet(3).hold(0, HEALING).hold(1, "cockcrow").hold(2, HEALING).hurt(0, 1).marker(15)
    play.t.first = first
    calm_night(play).run(MysteryPhase())
    asked: list[int] = []
    while play.t.phase == 1:
        asked.append(play.seat)
        play.choose("pass")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@rule("ATE-OPEN-04", "ATE-EVENT-05")
def test_after_a_card_is_played_everyone_is_asked_again_until_all_pass_in_a_row() -> None:
    play = quiet(3).hold(0, HEALING).hold(2, HEALING, "cockcrow").hurt(0, 1).marker(15)
    calm_night(play).run(MysteryPhase())
    asked: list[int] = []
    for key in ("pass", "play:cockcrow", "pass", "pass"):
        asked.append(play.seat)
        play.choose(key)
    assert asked == [0, 2, 0, 2], "from the First Player again"
    assert play.t.marker == 16
    assert play.t.phase == 2


@rule("ATE-EVENT-05")
def test_of_two_who_could_cancel_a_card_the_first_in_turn_order_does_and_the_other_keeps_its_card() -> None:
    play = quiet(3).hold(0, "ward-over-the-door").hold(2, "not-this-night").marker(15)
    play.t.first = 1
    calm_night(play).run(MysteryPhase())
    assert play.seat == 2
    play.choose("play:not-this-night")
    while not play.at_rest:
        play.choose("pass")
    assert (play.t.marker, play.hand(0)) == (15, ["ward-over-the-door"])


@rule("ATE-OPEN-04")
def test_who_has_nothing_that_could_change_anything_is_not_asked() -> None:
    play = calm_night(quiet(3).hold(0, HEALING).hold(1, "by-a-hairs-breadth").hold(2, HEALING))
    play.run(MysteryPhase())
    assert play.at_rest, "no one is hurt, so there is nothing to heal"
    calm_night(play).hurt(1, 1).run(MysteryPhase())
    assert (play.seat, play.keys) == (2, [f"play:{HEALING}", "pass"]), "the new First Player still has nothing to play"


@rule("ATE-OPEN-55")
@ruling("asked-in-windows", "who-can-act")
def test_where_only_those_are_asked_who_can_act_a_card_of_no_use_brings_no_pause() -> None:
    play = calm_night(quiet(3).hold(1, HEALING)).run(MysteryPhase())
    assert play.at_rest


@rule("ATE-OPEN-55")
@ruling("asked-in-windows", "who-holds-events")
def test_by_the_other_reading_who_holds_an_event_is_asked_alike_in_every_window() -> None:
    def asked(card: str) -> list[int]:
        play = Play(*CAST[:3], rulings={"asked-in-windows": "who-holds-events"}).hold(1, card)
        calm_night(play).run(MysteryPhase())
        seats: list[int] = []
        while not play.at_rest:
            seats.append(play.seat)
            play.choose("pass")
        return seats

    useful, useless = asked("ward-over-the-door"), asked(HEALING)
    assert useful == useless, "the pauses do not tell whether the card could be played"
    assert set(useless) == {1}, "those who hold no card are not asked"


@rule("ATE-OPEN-55")
def test_by_it_a_card_that_is_of_no_use_now_is_not_offered() -> None:
    play = Play(*CAST[:3], rulings={"asked-in-windows": "who-holds-events"}).hold(1, HEALING)
    calm_night(play).run(MysteryPhase())
    assert (play.seat, play.keys) == (1, ["pass"])
    assert play.why_not(f"play:{HEALING}") is not None
    assert decision_of(play, 0) == {"seat": None}, "the question stays private"


@rule("ATE-OPEN-04")
def test_the_question_is_private_for_it_tells_what_a_player_holds() -> None:
    play = calm_night(quiet(3).hold(1, "ward-over-the-door")).run(MysteryPhase())
    assert decision_of(play, 1)["seat"] == 1
    assert [option["key"] for option in decision_of(play, 1)["options"]] == ["play:ward-over-the-door", "pass"]
    for seat in (-1, 0, 2):
        assert decision_of(play, seat) == {"seat": None}


# Event cards


@rule("ATE-EVENT-01")
def test_a_player_may_hold_any_number_of_event_cards() -> None:
    play = quiet()
    names = [card.name for card in play.box.cards if card.kind == EVENT and not card.immediate and not card.absent]
    assert len(names) > 30
    play.deck("events", *names).do(DrawEvent(len(names)))
    assert play.at_rest, "nothing has to be discarded"
    assert play.hand(0) == names


@rule("ATE-EVENT-02")
def test_an_event_can_be_played_only_when_it_says() -> None:
    play = quiet().hold(0, HEALING, "by-a-hairs-breadth", "drill-at-dawn").hurt(0, 1).put(0, "road-1")
    play.run(Actions(0))
    assert [key for key in play.keys if key.startswith("play:")] == ["play:drill-at-dawn"]
    for card in (HEALING, "by-a-hairs-breadth"):
        reason = play.why_not(f"play:{card}")
        assert reason is not None
        assert (reason.name, reason.rules[0]) == ("why-other-window", "ATE-EVENT-02")


@rule("ATE-EVENT-02")
def test_an_event_of_ones_own_action_step_is_not_offered_in_that_of_another() -> None:
    play = quiet().hold(1, "drill-at-dawn").purse(0, 0).put(0, "road-1").run(Actions(0))
    assert play.keys == ["end-turn"]


@rule("ATE-EVENT-03")
def test_dice_may_be_added_and_rolled_again_after_the_roll_has_been_made() -> None:
    play = quiet().hold(0, "clear-head", "once-more").skill(0, "spirit", 1)
    play.dice(1).run(SkillTest(0, SPIRIT, -1, 5, True)).dice(2, 3, 4).choose("play:clear-head")
    assert play.ask == "ask-window-roll", "everyone may still react"
    play.dice(1, 5, 6, 1).choose("play:once-more")
    assert play.at_rest
    assert play.events("test-passed")[0]["n"] == 2


@rule("ATE-EVENT-04", "ATE-CANCEL-02")
def test_an_event_that_has_changed_a_roll_is_neither_cancelled_nor_taken_back() -> None:
    play = quiet().hold(0, "once-more").hold(1, "cooler-heads", "two-headed-coin").skill(0, "spirit", 1)
    play.dice(1).run(SkillTest(0, SPIRIT, -1, 5, True)).choose("play:once-more")
    assert (play.ask, play.seat, play.keys) == ("ask-window-card", 1, ["play:cooler-heads", "pass"])
    play.dice(6).choose("pass")
    assert play.at_rest, "the new die stands and no one is asked about the card any more"
    assert play.events("test-passed")[0]["n"] == 1
    assert play.hand(1) == ["cooler-heads", "two-headed-coin"]


@rule("ATE-EVENT-04", "ATE-CANCEL-02")
def test_an_event_that_has_led_to_a_roll_can_no_longer_be_cancelled() -> None:
    play = quiet().hold(0, "frightened-witness", "once-more").hold(1, "not-this-night").skill(0, "cunning", 1)
    play.purse(0, 0).put(0, "road-1").run(Actions(0)).choose("play:frightened-witness")
    assert (play.ask, play.seat) == ("ask-window-card", 1)
    play.dice(1).choose("pass")
    assert (play.ask, play.seat) == ("ask-window-roll", 0)
    play.choose("pass")
    assert play.ask == "ask-action", "seat 1 was not asked after the roll"
    assert play.hand(1) == ["not-this-night"]


@rule("ATE-EVENT-06")
def test_a_player_whose_hero_is_ko_d_may_still_play_events() -> None:
    play = quiet().hold(1, "by-a-hairs-breadth").down(1)
    play.run(TakeWounds(0, 1, NO_FOE))
    assert (play.ask, play.seat) == ("ask-window-wounds", 1)
    play.choose("play:by-a-hairs-breadth")
    assert play.t.wounds[0] == 0


@rule("ATE-EVENT-06")
def test_but_the_items_of_a_ko_d_hero_rest() -> None:
    play = drawn(quiet().carry(1, "veiled-mirror").marker(15), TowardDarkness(1))
    assert (play.ask, play.seat, play.keys) == ("ask-window-card", 1, ["use:veiled-mirror", "pass"])
    drawn(play.choose("pass").down(1), TowardDarkness(1))
    assert (play.at_rest, play.t.marker) == (True, 13), "no one was asked"


@rule("ATE-EVENT-07")
def test_an_event_is_discarded_when_its_effect_is_finished() -> None:
    play = quiet().hold(0, "by-a-hairs-breadth", "drill-at-dawn").hold(1, "cooler-heads").put(0, "road-1")
    play.run(Actions(0)).choose("play:drill-at-dawn")
    assert play.t.discards[EVENTS] == [], "not while it may still be cancelled"
    play.choose("pass")
    assert play.t.discards[EVENTS] == [play.box.card("drill-at-dawn")]
    assert play.hand(0) == ["by-a-hairs-breadth"]
    assert play.faults() == []


@rule("ATE-EVENT-07")
def test_an_event_that_must_be_played_at_once_is_discarded_too() -> None:
    play = quiet().deck("events", "grateful-widow").do(DrawEvent(1))
    assert play.hand(0) == []
    assert play.t.discards[EVENTS] == [play.box.card("grateful-widow")]
