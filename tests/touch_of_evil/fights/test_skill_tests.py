"""Skill tests: dice by a Skill's value against a target number (ATE-TEST)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.flow import Seq
from duskbox.games.touch_of_evil.effects.gains import Gain, Lose, Train, Until, Wound
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.vocabulary import OLDE_WOODS, SKILLS, X
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule


def making_a_test(*dice: int, spirit: int = 3, effect: Test | None = None) -> Play:
    """Thomas, without a coin, makes a test: 4 for a pass, nothing for a failure, unless another is named."""
    play = Play("thomas", "anne-marie").purse(0, 0).skill(0, "spirit", spirit).dice(*dice)
    return play.do(effect or Test("spirit", 5, passed=Gain(4), failed=Wound(1)))


@rule("ATE-TEST-01")
def test_heroes_have_spirit_cunning_combat_and_honor() -> None:
    assert SKILLS == ("spirit", "cunning", "combat", "honor")
    shown = Play().view(0)["pieces"]
    assert isinstance(shown, dict)
    assert all(list(hero["skills"]) == list(SKILLS) for hero in shown["heroes"])


@rule("ATE-TEST-02")
@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("value", [1, 2, 5])
def test_as_many_dice_are_rolled_as_the_skill_is_worth(skill: str, value: int) -> None:
    play = Play("thomas", "anne-marie").skill(0, skill, value).dice(*[1] * value).do(Test(skill, 6, passed=Gain(1)))
    assert play.at_rest
    assert play.fate.dice == []
    assert [event.numbers for event in play.heard if event.name == "test"] == [(0, SKILLS.index(skill), -1, 6)]


@rule("ATE-TEST-02", "ATE-TEST-03")
def test_without_a_single_die_a_test_is_failed() -> None:
    play = making_a_test(spirit=0)
    assert (play.at_rest, play.t.wounds[0], play.t.investigation[0]) == (True, 1, 0)


@rule("ATE-TEST-03")
@pytest.mark.parametrize(
    ("dice", "passed"),
    [((1, 2, 5), True), ((6, 1, 1), True), ((5, 5, 5), True), ((4, 4, 4), False), ((1, 1, 1), False)],
)
def test_one_die_that_shows_the_target_number_or_more_passes(dice: tuple[int, ...], passed: bool) -> None:
    play = making_a_test(*dice)
    assert (play.t.investigation[0], play.t.wounds[0]) == ((4, 0) if passed else (0, 1))
    assert len(play.events("test-passed")) == passed
    assert len(play.events("test-failed")) == (not passed)


@rule("ATE-TEST-03")
def test_more_successes_do_not_pass_a_test_twice() -> None:
    assert making_a_test(6, 6, 6).t.investigation[0] == 4


@rule("ATE-TEST-04")
@pytest.mark.parametrize(("dice", "successes"), [((4, 5, 6), 3), ((3, 4, 1), 1), ((3, 3, 3), 0)])
def test_a_test_can_pay_for_every_success(dice: tuple[int, ...], successes: int) -> None:
    play = making_a_test(*dice, effect=Test("spirit", 4, each=Gain(X)))
    assert play.t.investigation[0] == successes


@rule("ATE-TEST-04")
def test_hanging_skulls_give_one_investigation_for_each_die_of_four_or_more() -> None:
    play = Play("thomas", "anne-marie").purse(0, 0).skill(0, "spirit", 4).dice(3, 4, 5, 6)
    play.deck("olde-woods", "hanging-skulls").run(CornerCard(0, OLDE_WOODS))
    assert play.t.investigation[0] == 3


@rule("ATE-TEST-04")
def test_a_pass_and_its_successes_can_both_be_worth_something() -> None:
    effect = Test("spirit", 5, passed=Gain(2), failed=Wound(1), each=Gain(X))
    assert making_a_test(5, 6, 1, effect=effect).t.investigation[0] == 4


@rule("ATE-TEST-05")
def test_a_test_of_two_skills_rolls_their_sum() -> None:
    play = Play("thomas", "anne-marie").purse(0, 0).skill(0, "spirit", 4).skill(0, "cunning", 2)
    play.dice(1, 1, 1, 1, 1, 6).do(Test("spirit+cunning", 6, each=Gain(X)))
    assert play.fate.dice == [], "Spirit 4 with Cunning 2 are six dice"
    assert play.t.investigation[0] == 1


@rule("ATE-TEST-06", "ATE-TOK-06", "ATE-ITEM-01")
def test_sheet_counters_items_allies_and_other_effects_all_count() -> None:
    play = Play("thomas", "anne-marie")
    sheet = play.box.heroes[play.t.heroes[0]].skills[SKILLS.index("spirit")]
    play.do(Train("spirit")).carry(0, "golden-sickle", "blind-seeress").do(Until("turn", "spirit", 1))
    carried = [play.box.cards[play.box.card(name)].hooks.flat[0] for name in ("golden-sickle", "blind-seeress")]
    assert min(carried) > 0
    dice = sheet + 1 + sum(carried) + 1
    play.purse(0, 0).dice(*[5] * dice).do(Test("spirit", 5, each=Gain(X)))
    assert play.fate.dice == []
    assert play.t.investigation[0] == dice


@rule("ATE-TEST-06")
def test_what_lowers_a_skill_counts_as_well_and_never_below_nothing() -> None:
    play = Play("thomas", "anne-marie").do(Until("turn", "spirit", -1))
    sheet = play.box.heroes[play.t.heroes[0]].skills[SKILLS.index("spirit")]
    assert play.t.skill(0, SKILLS.index("spirit")) == sheet - 1
    play.do(Until("turn", "spirit", -20)).run(SkillTest(0, SKILLS.index("spirit"), -1, 5, False))
    assert (play.at_rest, play.t.result) == (True, 0)


@rule("ATE-TEST-02")
def test_where_the_player_may_choose_the_skill_it_is_chosen_before_rolling() -> None:
    play = Play("thomas", "anne-marie").purse(0, 0).skill(0, "spirit", 1).skill(0, "cunning", 4)
    play.do(ChooseTest(("spirit", "cunning"), 5, passed=Gain(2), failed=Seq(Lose(1), Wound(1))))
    assert (play.ask, play.keys) == ("ask-test-skill", ["skill:spirit", "skill:cunning"])
    play.dice(1, 1, 1, 5).choose("skill:cunning")
    assert (play.fate.dice, play.t.investigation[0]) == ([], 2)
