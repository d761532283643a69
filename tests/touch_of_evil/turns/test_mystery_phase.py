"""The Mystery Phase: its steps, their order, and what happens at once (ATE-MYST)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.cards import CancelRemaining
from duskbox.games.touch_of_evil.effects.flow import EachHero, FirstPlayer, OneOf, Seq, TheHero
from duskbox.games.touch_of_evil.effects.gains import Gain, HitVillain, Lose, TowardDarkness
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.cards.triggers import TriggeredEffects
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.turn.rounds import Rounds
from duskbox.games.touch_of_evil.rules.vocabulary import (
    EVIL,
    M_SHOWDOWN_ROUND,
    M_TURN_END,
    NO_HERO,
    VILLAIN,
)
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST, calm, calm_night, drawn, face


def quiet(number: int = 2, mode: str = "competitive", villain: str = "vampire") -> Play:
    return Play(*CAST[:number], mode=mode, villain=villain)


def order(play: Play, *names: str) -> list[str]:
    """Those of the named facts that were told, in their order."""
    return [event.name for event in play.heard if event.name in names]


def heroes_of(play: Play, name: str) -> list[int]:
    return [event.numbers[0] for event in play.heard if event.name == name]


def curse(play: Play, *seats: int) -> Play:
    """A Curse grows at the start of each phase, which needs neither dice nor cards."""
    for seat in seats:
        play.t.curse[seat] = 0
        play.t.refresh(seat)
    return play


# The steps


@rule("ATE-MYST-01")
def test_start_effects_revival_villain_healing_mystery_card_and_marker_follow_one_another() -> None:
    play = calm_night(curse(quiet(), 0).down(1).dice(1))
    play.t.villain_hurt = 2
    play.run(MysteryPhase())
    steps = ("transforms", "revived", "villain-healed", "mystery", "first-player")
    assert order(play, *steps) == list(steps)
    assert play.at_rest
    assert play.fate.dice == []


@rule("ATE-MYST-01", "ATE-MYST-09")
def test_the_phase_comes_once_a_round_when_all_heroes_have_had_their_turns() -> None:
    play = calm_night(quiet().put(0, "road-6").put(1, "road-6").dice(2, 2, 2))
    play.run(Rounds()).choose("move:road-7", "end-turn", "move:road-7", "end-turn")
    assert order(play, "round", "turn", "mystery-phase") == ["round", "turn", "turn", "mystery-phase", "round", "turn"]
    assert heroes_of(play, "turn") == [0, 1, 1], "the new First Player begins the next round"


@rule("ATE-MYST-02")
def test_the_first_player_sets_the_order_of_what_happens_at_the_start() -> None:
    play = calm_night(curse(quiet(3), 0, 2))
    play.t.first = 1
    play.run(MysteryPhase())
    assert (play.ask, play.seat) == ("ask-order", 1)
    assert set(play.keys) == {"resolve:curse:0", "resolve:curse:2"}
    play.choose("resolve:curse:0")
    assert heroes_of(play, "transforms") == [0, 2]
    assert play.at_rest, "the last one is no choice"


@rule("ATE-MYST-02")
def test_the_hunt_a_mystery_in_play_and_a_curse_all_belong_to_the_start() -> None:
    play = curse(quiet(villain="spectral-horseman"), 1).remains("the-poisoned-well")
    play.put(0, "manor").put(1, "manor").minion("barghest-hound", "fields")
    play.run(MysteryPhase())
    assert set(play.keys) == {"resolve:hunt", "resolve:the-poisoned-well", "resolve:curse:1"}
    play.choose("resolve:curse:1")
    assert set(play.keys) == {"resolve:hunt", "resolve:the-poisoned-well"}, "what is done is not done again"


@rule("ATE-MYST-02")
def test_a_single_start_effect_is_carried_out_without_a_question() -> None:
    play = calm_night(curse(quiet(), 1)).run(MysteryPhase())
    assert play.at_rest
    assert heroes_of(play, "transforms") == [1]


@rule("ATE-MYST-03", "ATE-MYST-04")
def test_every_ko_d_hero_stands_up_fully_healed_and_no_one_is_asked() -> None:
    play = calm_night(quiet(3).down(0).down(2).hurt(1, 1))
    play.t.wounds[2] = 2
    play.run(MysteryPhase())
    assert play.at_rest
    assert play.t.down == [0, 0, 0]
    assert play.t.wounds == [0, 1, 0], "only who was KO'd is healed"
    assert [play.where(seat) for seat in (0, 2)] == ["town-hall", "town-hall"]


@rule("ATE-MYST-05")
@pytest.mark.parametrize(("die", "healed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_wounded_villain_heals_a_d3(die: int, healed: int) -> None:
    play = calm_night(quiet().dice(die))
    play.t.villain_hurt = 4
    play.run(MysteryPhase())
    assert play.t.villain_hurt == 4 - healed


@rule("ATE-MYST-05")
def test_a_villain_never_heals_more_than_it_has() -> None:
    play = calm_night(quiet().dice(6))
    play.t.villain_hurt = 1
    play.run(MysteryPhase())
    assert play.t.villain_hurt == 0
    assert play.events("villain-healed") == [{"n": 1, "total": 0}]


@rule("ATE-COOP-24")
def test_in_cooperative_play_the_villain_heals_a_d6() -> None:
    play = calm_night(quiet(mode="cooperative").dice(5, 6)).deck("lairs", "catacombs")
    play.t.villain_hurt = 9
    play.run(MysteryPhase())
    assert play.t.villain_hurt == 4


@rule("ATE-MYST-06")
def test_only_a_showdown_wounds_the_villain_so_most_phases_have_nothing_to_heal() -> None:
    play = calm_night(quiet().hurt(0, 0))
    play.dice(*[6] * fight_dice(play.t, 0), *[1] * enemy_dice(play.t, VILLAIN))
    play.run(VillainAttack(0, 1))
    assert play.t.villain_hurt == 0, "hits in a single round earn Investigation"
    play.do(HitVillain(2))
    assert play.t.villain_hurt == 0
    play.run(MysteryPhase())
    assert play.at_rest, "no die was rolled for it"
    assert play.events("villain-healed") == []


@rule("ATE-MYST-07")
def test_the_first_player_draws_one_mystery_which_all_can_read_and_it_is_carried_out() -> None:
    play = calm_night(quiet(3))
    play.t.first = 2
    play.run(MysteryPhase())
    told = [event for event in play.heard if event.name == "mystery"]
    assert [(event.numbers[0], event.known_to(-1)) for event in told] == [(2, True)]
    assert play.t.in_play == [play.box.card(calm(play))]
    drawn(play.marker(15), TowardDarkness(2))
    assert play.t.marker == 13


@rule("ATE-MYST-08")
def test_a_mystery_is_discarded_but_one_that_remains_in_play_stays_open_and_in_force() -> None:
    play = drawn(calm_night(quiet()).run(MysteryPhase()), TowardDarkness(1))
    shown = play.view(1)["pieces"]
    assert isinstance(shown, dict)
    assert shown["in_play"] == [calm(play)]
    assert shown["discards"]["mysteries"] == [play.box.cards[face(play)].name]
    assert play.box.cards[play.box.card(calm(play))].hooks in play.t.world


@rule("ATE-MYST-08")
def test_a_mystery_stays_until_something_cancels_it_and_is_discarded_then() -> None:
    play = quiet().remains("laying-in-wait").do(CancelRemaining(1))
    assert play.t.in_play == []
    assert play.t.discards[1] == [play.box.card("laying-in-wait")]
    assert play.box.cards[play.box.card("laying-in-wait")].hooks not in play.t.world
    assert play.faults() == []


@rule("ATE-MYST-09")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_marker_goes_to_the_left_and_round_the_table(first: int, following: int) -> None:
    play = calm_night(quiet(3))
    play.t.first = first
    play.run(MysteryPhase())
    assert play.t.first == following
    assert heroes_of(play, "first-player") == [following]


# Things at the same time


def at_the_start_of_a_showdown_round() -> Play:
    """In the Catacombs the Villain heals then, and the Secret of an Evil Elder pulls the marker."""
    play = quiet(3)
    play.t.showdown, play.t.showdown_space, play.t.villain_hurt = play.box.card("catacombs"), play.space("church"), 2
    play.t.elders[0] = EVIL
    play.t.evil_secrets[0] = [play.box.card("shadow-puppet")]
    play.t.refresh_world()
    return play


@rule("ATE-OPEN-06")
@pytest.mark.parametrize("names", [("catacombs", "shadow-puppet"), ("shadow-puppet", "catacombs")])
def test_the_first_player_sets_the_order_of_what_the_game_itself_does(names: tuple[str, str]) -> None:
    play = at_the_start_of_a_showdown_round()
    play.t.first = 2
    play.run(TriggeredEffects(M_SHOWDOWN_ROUND, 0))
    assert (play.ask, play.seat) == ("ask-order-moment", 2)
    assert set(play.keys) == {"resolve:catacombs", "resolve:shadow-puppet"}
    play.choose(f"resolve:{names[0]}")
    told = [play.box.trigger_of[event.numbers[0]] for event in play.heard if event.name == "triggered"]
    assert told == list(names)
    assert play.at_rest


@rule("ATE-OPEN-06")
@pytest.mark.parametrize(
    ("first", "expected"), [(0, ["katarina", "book-of-medicine"]), (1, ["book-of-medicine", "katarina"])]
)
def test_what_belongs_to_players_follows_in_turn_order_from_the_first_player(first: int, expected: list[str]) -> None:
    play = quiet().put(0, "road-1").put(1, "manor").carry(1, "book-of-medicine").hurt(1, 1).skill(1, "cunning", 1)
    play.dice(1).t.first = first
    play.run(TriggeredEffects(M_TURN_END, NO_HERO))
    told = [play.box.trigger_of[event.numbers[0]] for event in play.heard if event.name == "triggered"]
    assert told == expected
    assert play.at_rest, "no one was asked for an order"


@rule("ATE-OPEN-06")
def test_what_befalls_every_hero_befalls_the_first_player_first() -> None:
    play = quiet(3)
    play.t.first = 1
    play.do(EachHero(Gain(1)), 2)
    assert heroes_of(play, "gained") == [1, 2, 0]


@rule("ATE-OPEN-06")
def test_where_heroes_tie_the_first_player_picks() -> None:
    play = quiet(3).purse(0, 3).purse(1, 3).purse(2, 1)
    play.t.first = 2
    play.do(TheHero(Lose(1), most="investigation"), 1)
    assert (play.ask, play.seat, play.keys) == ("ask-hero-tied", 2, ["hero:0", "hero:1"])


# KO'd in step 1


def struck_down_in_step_1(ko_at_phase_start: str) -> Play:
    """Hero 1 was KO'd before the phase, hero 0 falls to what happens at its start."""
    play = Play(*CAST[:2], rulings={"ko-at-phase-start": ko_at_phase_start}).remains("the-poisoned-well")
    play.skill(0, "spirit", 1).purse(0, 0).down(1)
    play.hurt(0, play.t.wounds_left(0) - 1)
    return calm_night(play.dice(1, 3)).run(MysteryPhase())


@rule("ATE-OPEN-17", "ATE-MYST-03")
@ruling("ko-at-phase-start", "revived")
def test_a_hero_ko_d_at_the_start_of_the_phase_stands_up_in_it() -> None:
    play = struck_down_in_step_1("revived")
    assert order(play, "ko", "revived") == ["ko", "revived", "revived"]
    assert play.t.down == [0, 0]


@rule("ATE-OPEN-17")
@ruling("ko-at-phase-start", "waits")
def test_a_hero_ko_d_at_the_start_of_the_phase_waits_for_the_next_one_by_the_other_ruling() -> None:
    play = struck_down_in_step_1("waits")
    assert heroes_of(play, "revived") == [1], "who was KO'd before stands up"
    assert play.t.down == [1, 0]
    play.t.in_play.remove(play.box.card("the-poisoned-well"))
    play.t.refresh_world()
    calm_night(play).run(MysteryPhase())
    assert play.t.down == [0, 0]


# A Mystery outside its phase


@rule("ATE-OPEN-42")
def test_a_mystery_of_a_dangerous_location_is_read_and_resolved_by_the_one_who_draws_it() -> None:
    play = quiet().put(1, "fields").dice(1).deck("mysteries", "a-life-for-a-life")
    play.run(Encounter(1))
    assert heroes_of(play, "mystery") == [1]
    assert (play.ask, play.seat) == ("ask-one-of", 1)
    assert play.t.first == 0


@rule("ATE-OPEN-42")
def test_where_a_mystery_names_the_first_player_the_holder_of_the_marker_decides_even_outside_the_phase() -> None:
    play = quiet(3)
    play.t.first = 2
    drawn(play, Seq(OneOf(Gain(1), TowardDarkness(1)), FirstPlayer(OneOf(Gain(2), TowardDarkness(1)))), 1)
    assert play.seat == 1
    play.choose("way:1")
    assert play.seat == 2
    play.choose("way:1")
    assert [(event.numbers[0], event.numbers[1]) for event in play.heard if event.name == "gained"] == [(1, 1), (2, 2)]


@rule("ATE-OPEN-42")
def test_a_mystery_outside_the_phase_starts_no_phase() -> None:
    play = calm_night(curse(quiet(), 0).down(1))
    play.t.villain_hurt = 1
    play.run(DrawMystery(0))
    assert order(play, "transforms", "revived", "villain-healed", "first-player") == []
    assert play.t.first == 0
