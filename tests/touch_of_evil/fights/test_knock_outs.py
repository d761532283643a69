"""Being KO'd: what brings it about, what it costs, what a fallen Hero misses, and when it stands up again."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.cards import DrawEvent
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.flow import AHero, EachHero
from duskbox.games.touch_of_evil.effects.gains import Gain, Heal, Lose, Train, Wound
from duskbox.games.touch_of_evil.effects.minions import ChartAttack, FightA, MinionsMove, VillainStrikes
from duskbox.games.touch_of_evil.effects.movement import MoveTo
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.wounds import TakeWounds
from duskbox.games.touch_of_evil.rules.minions.minions import PlaceMinion
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import Rounds
from duskbox.games.touch_of_evil.rules.vocabulary import ALL
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.blows import blow, faces, last_wound, the, told

#: A Mystery card that does nothing by itself.
MILD = "laying-in-wait"
HELD = "drill-at-dawn"


def near_the_end(*heroes: str, mode: str = "competitive") -> Play:
    """A Hero far from the Town Hall, with an empty purse, that can take one more Wound."""
    return last_wound(Play(*(heroes or ("anne-marie", "katarina")), mode=mode).put(0, "manor").purse(0, 0))


# What brings it about


@rule("ATE-KO-01")
@pytest.mark.parametrize(
    ("effect", "dice"),
    [(Wound(1), []), (Wound(3), []), (Test("honor", 6, failed=Wound(1)), [1])],
    ids=["one", "three", "test"],
)
def test_the_last_wound_knocks_a_hero_out_whatever_deals_it(effect: Effect, dice: list[int]) -> None:
    play = near_the_end().skill(0, "honor", 1).dice(*dice, 1).do(effect)
    assert (play.t.down[0], play.at_rest, play.fate.dice) == (1, True, [])


@rule("ATE-KO-01")
def test_the_last_wound_in_a_fight_or_from_the_villain_knocks_out_as_well() -> None:
    play = near_the_end()
    blow(play, "bats", mine=0, theirs=1).dice(1).do(FightA("bats"))
    assert play.t.down[0] == 1
    play = near_the_end()
    play.dice(*faces(0, play.t.skill(0, 2)), *faces(1, play.t.villain_combat()), 1).run(VillainAttack(0, 0))
    assert play.t.down[0] == 1


@rule("ATE-KO-01")
def test_a_hero_with_one_wound_left_stands() -> None:
    play = Play("katarina", "anne-marie")
    play.do(Wound(play.t.wounds_left(0) - 1))
    assert (play.t.down[0], play.t.wounds_left(0)) == (0, 1)


# What it costs


@rule("ATE-KO-02", "ATE-KO-04")
def test_a_fallen_hero_lies_in_the_town_hall_without_wounds() -> None:
    play = near_the_end().dice(1).do(Wound(1))
    assert (play.where(0), play.t.down[0], play.t.wounds[0]) == ("town-hall", 1, 0)
    assert [name for name, _ in told(play, "wounded", "ko", "rolled")] == ["wounded", "ko", "rolled"], "at once"


@rule("ATE-KO-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_says_how_many_things_are_lost(die: int) -> None:
    play = near_the_end().purse(0, 10).dice(die).do(Wound(1))
    assert (play.t.investigation[0], play.at_rest) == (10 - die, True)


@rule("ATE-KO-03", "ATE-OPEN-15")
def test_the_owner_mixes_investigation_items_and_allies_freely() -> None:
    play = near_the_end().purse(0, 3).carry(0, "torch", "old-butler", "pitchfork")
    play.dice(4).do(Wound(1))
    while play.ask.startswith("ask-window"):
        play.choose("pass")
    assert (play.ask, play.seat) == ("ask-lose", 0)
    assert sorted(play.keys) == ["lose-investigation", "lose:old-butler", "lose:pitchfork", "lose:torch"]
    play.choose("lose:torch", "lose-investigation", "lose:old-butler", "lose-investigation")
    assert (play.t.investigation[0], play.items(0), play.at_rest) == (1, ["pitchfork"], True)


@rule("ATE-OPEN-15")
@pytest.mark.parametrize("die", [3, 6])
def test_with_too_few_things_all_are_lost_and_nothing_is_owed(die: int) -> None:
    play = near_the_end().purse(0, 1).carry(0, "torch", "horse").dice(die).do(Wound(1))
    assert (play.t.investigation[0], play.items(0), play.at_rest) == (0, [], True)
    play.t.down[0] = 0
    assert play.do(Gain(4)).t.investigation[0] == 4


@rule("ATE-KO-09", "ATE-OPEN-15")
def test_event_lair_and_curse_cards_are_never_lost_by_falling() -> None:
    play = near_the_end().hold(0, HELD, "an-old-debt").lair(0, "catacombs").purse(0, 1)
    play.t.curse[0] = 1
    play.t.refresh_all()
    play.dice(6).do(Wound(1))
    assert (play.ask, play.t.investigation[0]) == ("ask-idle", 0)
    assert (play.hand(0), play.t.lairs[0], play.t.curse[0]) == ([HELD, "an-old-debt"], play.box.card("catacombs"), 1)


# What a fallen Hero misses


@rule("ATE-KO-05")
@pytest.mark.parametrize(
    "effect",
    [Gain(2), Train("combat"), DrawEvent(1), Wound(1), Heal(1)],
    ids=["gain", "train", "draw", "wound", "heal"],
)
def test_nothing_is_gained_or_suffered_by_a_fallen_hero(effect: Effect) -> None:
    play = Play("anne-marie", "katarina").down(0)
    if isinstance(effect, Heal):
        # By the rules there is nothing left to heal (ATE-KO-04), and then nothing could be seen.
        play.hurt(0, 1)
    before = play.t.copy()
    play.do(effect)
    for name in ("investigation", "wounds", "skill_ups", "hands", "down", "at"):
        assert getattr(play.t, name) == getattr(before, name), name


@rule("ATE-KO-05")
def test_a_fallen_hero_is_passed_over_by_what_befalls_each_hero_or_one_that_is_picked() -> None:
    play = Play("anne-marie", "katarina", "isabella").purse(0, 0).purse(1, 0).purse(2, 0).down(1)
    play.do(EachHero(Gain(1)))
    assert play.t.investigation == [1, 0, 1]
    play.purse(1, 3)
    assert play.do(AHero(Lose(1))).keys == ["hero:0", "hero:2"]


@rule("ATE-KO-05", "ATE-MIN-15")
def test_a_fallen_hero_cannot_be_attacked() -> None:
    for effect in (FightA("bats"), ChartAttack(), VillainStrikes(1)):
        assert Play("anne-marie", "katarina").down(0).do(effect).at_rest, "no die is rolled"
    play = Play("anne-marie", "katarina").down(0).put(1, "marsh")
    play.run(PlaceMinion(play.box.minion("bats"), 0)).do(MinionsMove("town"))
    assert (play.events("fight"), play.minion_at("town-hall")) == ([], "bats")
    assert play.run(TakeWounds(0, 2, 0)).t.wounds[0] == 0


@rule("ATE-KO-05")
def test_investigation_in_the_town_hall_is_not_collected_by_a_fallen_hero() -> None:
    play = Play("anne-marie", "katarina").down(0).clues("town-hall", 3).run(Actions(0))
    assert (play.at_rest, play.t.clues[0]) == (True, 3)


# When it stands up again


@rule("ATE-KO-06")
def test_no_healing_brings_a_fallen_hero_back() -> None:
    play = Play("anne-marie", "katarina").down(0).do(Heal(ALL)).do(AHero(Heal(ALL), "any"))
    assert (play.t.down[0], play.at_rest) == (1, True)


@rule("ATE-KO-06", "ATE-KO-07")
def test_a_hero_that_fell_in_the_turns_stands_up_in_step_two_of_the_mystery_phase() -> None:
    play = Play("anne-marie", "katarina").down(1).deck("mysteries", MILD)
    play.t.villain_hurt = 2
    play.dice(1).run(MysteryPhase())
    order = [name for name, _ in told(play, "revived", "villain-healed", "mystery")]
    assert (order, play.t.down) == (["revived", "villain-healed", "mystery"], [0, 0])


@rule("ATE-KO-08", "ATE-KO-10")
def test_a_hero_that_falls_in_a_mystery_phase_misses_the_next_round() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").put(1, "manor").purse(1, 0)
    last_wound(play, 1).deck("mysteries", "black-fever").dice(2).run(MysteryPhase())
    assert (play.t.down, play.t.first) == ([0, 1], 1)
    play.dice(3).run(Rounds())
    assert (play.seat, told(play, "skipped", "turn")) == (0, [("skipped", 1), ("turn", 0)])
    play.deck("mysteries", MILD).dice(3).choose("move:road-1", "end-turn")
    assert [fact["hero"] for fact in play.events("revived")] == ["@hero-katarina"]
    assert (play.t.down, play.ask) == ([0, 0], "ask-move"), "and in the round after that it has its turn"
    play.dice(3).choose("move:road-2", "end-turn")
    assert told(play, "turn")[-1] == ("turn", 1)


@rule("ATE-OPEN-10")
def test_a_hero_that_stands_up_beside_a_minion_fights_it_before_the_phase_goes_on() -> None:
    play = Play("anne-marie", "katarina").put(0, "marsh").down(1).minion("bats", "town-hall").purse(1, 0)
    play.t.villain_hurt = 2
    play.skill(1, "combat", 4).deck("mysteries", MILD)
    blow(play, "bats", mine=the(play, "bats").wounds, seat=1).dice(1).run(MysteryPhase())
    order = [name for name, _ in told(play, "revived", "fight", "minion-defeated", "villain-healed", "mystery")]
    assert order == ["revived", "fight", "minion-defeated", "villain-healed", "mystery"]


@rule("ATE-OPEN-10", "ATE-MIN-13")
def test_of_several_that_stand_up_beside_a_minion_the_one_with_the_highest_honor_fights_first() -> None:
    play = Play("anne-marie", "katarina", "victor").put(0, "marsh").down(1).down(2).minion("bats", "town-hall")
    play.skill(1, "honor", 2).skill(2, "honor", 5).skill(2, "combat", 2).skill(1, "combat", 2)
    blow(play, "bats", mine=0, seat=2).run(MysteryPhase())
    assert (told(play, "revived", "fight"), play.seat) == ([("revived", 1), ("revived", 2), ("fight", 2)], 2)
    blow(play, "bats", mine=2, seat=1).deck("mysteries", MILD).choose("escape:church")
    assert told(play, "fight") == [("fight", 2), ("fight", 1)]
    assert play.at_rest


@rule("ATE-OPEN-10", "ATE-MIN-15")
def test_a_hero_that_comes_into_a_minions_space_by_a_card_fights_it_at_once() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").minion("bats", "manor").skill(0, "combat", 3)
    blow(play, "bats", mine=3).do(MoveTo("manor"))
    assert told(play, "moved", "fight", "minion-defeated") == [("moved", 0), ("fight", 0), ("minion-defeated", 0)]


# Several at once


@rule("ATE-OPEN-18")
def test_an_effect_wounds_all_before_the_first_is_knocked_out_and_they_fall_in_turn_order() -> None:
    play = Play("anne-marie", "katarina", "thomas")
    for seat in range(3):
        last_wound(play.purse(seat, 5), seat)
    play.t.first = 1
    play.dice(1, 2, 3).do(EachHero(Wound(1)))
    assert told(play, "wounded", "ko") == [
        *(("wounded", seat) for seat in (1, 2, 0)),
        *(("ko", seat) for seat in (1, 2, 0)),
    ]
    assert play.t.investigation == [2, 4, 3]


@rule("ATE-OPEN-18")
def test_whether_all_have_fallen_is_looked_at_when_the_wounds_are_dealt() -> None:
    play = Play("anne-marie", "katarina", mode="cooperative").purse(0, 0).purse(1, 0)
    last_wound(last_wound(play), 1).dice(1).do(EachHero(Wound(1)))
    assert told(play, "wounded", "ko") == [("wounded", 0), ("wounded", 1), ("ko", 0), ("ko", 1)]
    assert play.t.outcome is not None
    assert play.t.outcome.name == "all-down"
