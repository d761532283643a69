"""The cards of the Windmill."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.cards.draws import CarryLimit
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.actions import item_price
from duskbox.games.touch_of_evil.rules.vocabulary import CUNNING, L_ROUND, SPIRIT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import blow, the
from tests.touch_of_evil.cards.corner import (
    FOE,
    at,
    beaten,
    carrying,
    dearest,
    discard,
    kept,
    left_alone,
    more,
    steps,
    stronger,
    turn_over,
    uses,
)
from tests.touch_of_evil.cards.hand import acting, asked, fighting, pile, scene

DECK = "windmill"


def trial(play: Play, *dice: int, target: int = 5) -> Play:
    """The Hero's test of Spirit lies on the table."""
    return play.skill(0, "spirit", len(dice)).dice(*dice).run(SkillTest(0, SPIRIT, -1, target, True))


def passed(play: Play) -> list[object]:
    """How many successes each test had that was passed."""
    return [told["n"] for told in play.events("test-passed")]


# Items


@card("pitchfork")
def test_the_pitchfork_rolls_one_fight_die_again_in_each_fight_round() -> None:
    assert kept(DECK, "pitchfork")
    assert left_alone("pitchfork")
    assert (more("pitchfork", "combat"), stronger("pitchfork")) == (1, 1)
    play = fighting(carrying("pitchfork").skill(0, "combat", 2).dice(1, 2), FOE)
    assert (asked(play), uses(play)) == (("roll", 0), ["pitchfork"])
    play.choose("use:pitchfork").dice(6, *[1] * 4).choose("die:1")
    assert (play.ask, play.events("minion-hurt")[0]["n"]) == ("ask-fight-on", 1), "and not again in this round"
    assert uses(play.dice(1, 1).choose("fight-on")) == ["pitchfork"]
    assert trial(carrying("pitchfork"), 1).at_rest, "it is no help in a test"


@card("harvest-scythe")
def test_the_harvest_scythe_is_best_against_constructs() -> None:
    assert kept(DECK, "harvest-scythe")
    assert (stronger("harvest-scythe"), stronger("harvest-scythe", "gargoyle")) == (1, 3)
    assert (more("harvest-scythe", "combat"), more("harvest-scythe", "cunning")) == (1, 0)


@card("clockwork-engine")
def test_the_clockwork_engine_turns_a_die_to_six_for_a_price_once_a_round() -> None:
    assert kept(DECK, "clockwork-engine")
    assert left_alone("clockwork-engine")
    assert (more("clockwork-engine", "cunning"), more("clockwork-engine", "combat")) == (1, 0)
    play = trial(carrying("clockwork-engine").purse(0, 5), 1, 2, target=6)
    assert (asked(play), uses(play)) == (("roll", 0), ["clockwork-engine"])
    play.choose("use:clockwork-engine", "die:2")
    assert (passed(play), play.t.investigation[0], play.items(0)) == ([1], 3, ["clockwork-engine"])
    assert trial(play, 1).at_rest, "once a round"
    play.t.renew(L_ROUND)
    assert uses(trial(play, 1)) == ["clockwork-engine"]
    assert trial(carrying("clockwork-engine").purse(0, 1), 1).at_rest, "it costs two"


@card("sack-of-flour")
def test_a_sack_of_flour_makes_the_enemy_miss_with_fives_for_a_round_of_each_fight() -> None:
    assert kept(DECK, "sack-of-flour")
    play = fighting(carrying("sack-of-flour").skill(0, "combat", 1), FOE)
    assert (asked(play), uses(play)) == (("fight-round", 0), ["sack-of-flour"])
    play.dice(1, 5, 5, 6, 1).choose("use:sack-of-flour")
    assert (play.t.wounds[0], play.ask, play.items(0)) == (1, "ask-fight-on", ["sack-of-flour"])
    play.dice(1, 5, 1, 1, 1).choose("fight-on")
    assert (play.t.wounds[0], play.ask) == (2, "ask-fight-on"), "in the next round a 5 hits"
    assert uses(fighting(play.choose("escape:church"), FOE)) == ["sack-of-flour"], "once a fight"


@card("millers-cart")
def test_the_millers_cart_carries_more_and_is_slow() -> None:
    assert kept(DECK, "millers-cart")
    town = ("knife", "torch", "garlic", "horse", "village-almanac")
    corner = ("golden-sickle", "rowan-charm", "pitchfork")
    assert carrying("millers-cart", *town, *corner).run(CarryLimit(0)).at_rest
    assert carrying("millers-cart", *town, "sword").run(CarryLimit(0)).ask == "ask-over-limit"
    assert carrying("millers-cart", *corner, "yew-longbow").run(CarryLimit(0)).ask == "ask-over-limit"
    assert (steps(scene(), 4), steps(carrying("millers-cart"), 4)) == (4, 3)


@card("brass-spyglass")
def test_through_the_brass_spyglass_something_is_seen_somewhere_each_round() -> None:
    assert kept(DECK, "brass-spyglass")
    play = acting(carrying("brass-spyglass").deck("lairs", "catacombs")).choose("use:brass-spyglass")
    assert (play.t.clues[play.space("church")], sum(play.t.clues), uses(play)) == (1, 1, [])
    play.choose("end-turn").t.renew(L_ROUND)
    assert uses(acting(play)) == ["brass-spyglass"]


@card("coil-of-rope")
def test_the_coil_of_rope_rolls_a_whole_test_again() -> None:
    assert kept(DECK, "coil-of-rope")
    assert left_alone("coil-of-rope")
    play = trial(carrying("coil-of-rope"), 5, 1, 1)
    assert (asked(play), uses(play)) == (("roll", 0), ["coil-of-rope"])
    play.dice(1, 5, 6).choose("use:coil-of-rope")
    assert (passed(play), play.items(0), pile(play, DECK), play.fate.dice) == ([2], [], ["coil-of-rope"], [])
    assert fighting(blow(carrying("coil-of-rope"), FOE, mine=0), FOE).ask == "ask-fight-on", "no help in a fight"


# Allies


@card("millers-daughter")
def test_the_millers_daughter_rolls_a_die_of_a_test_again_each_round() -> None:
    assert kept(DECK, "millers-daughter")
    assert left_alone("millers-daughter")
    assert (more("millers-daughter", "cunning"), more("millers-daughter", "combat")) == (1, 0)
    play = trial(carrying("millers-daughter"), 5, 1)
    assert (asked(play), uses(play)) == (("roll", 0), ["millers-daughter"])
    assert passed(play.choose("use:millers-daughter").dice(6).choose("die:1")) == [2]
    assert trial(play, 1).at_rest, "once a round"
    play.t.renew(L_ROUND)
    assert uses(trial(play, 1)) == ["millers-daughter"]
    assert fighting(blow(carrying("millers-daughter"), FOE, mine=0), FOE).ask == "ask-fight-on", "no help in a fight"


@card("travelling-tinker")
def test_the_travelling_tinker_bargains_and_leaves_something_cheap() -> None:
    assert kept(DECK, "travelling-tinker")
    play = acting(carrying("travelling-tinker"))
    knife = play.box.card("knife")
    assert item_price(play.t, 0, knife) == item_price(play.t, 1, knife) - 1
    play.choose("use:travelling-tinker")
    assert (play.ask, dearest(play)) == ("ask-take-town-item", 4)
    play.choose("take:torch")
    assert (play.items(0), pile(play, DECK), play.t.investigation[0]) == (["torch"], ["travelling-tinker"], 0)


# Finds


@card("grinding-stones")
def test_between_the_grinding_stones_lies_something_for_each_success_or_a_wound() -> None:
    play = turn_over(at(DECK, "grinding-stones", cunning=2, combat=1), 5, 4, 6)
    assert (play.t.investigation[0], play.t.wounds[0], play.fate.dice) == (2, 0, [])
    play = turn_over(at(DECK, "grinding-stones", cunning=2, combat=1), 4, 4, 4)
    assert (play.t.investigation[0], play.t.wounds[0], pile(play, DECK)) == (0, 1, ["grinding-stones"])


@card("false-bottomed-bin")
def test_a_false_bottomed_bin_holds_what_was_thrown_away_or_a_clue() -> None:
    play = turn_over(discard(at(DECK, "false-bottomed-bin", spirit=1, cunning=1), "golden-sickle"), 6, 1)
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    assert (play.choose("way:1").items(0), play.t.investigation[0]) == (["golden-sickle"], 0)
    assert turn_over(at(DECK, "false-bottomed-bin", spirit=1, cunning=1), 6, 1).t.investigation[0] == 2
    assert turn_over(at(DECK, "false-bottomed-bin", spirit=1, cunning=1), 5, 5).t.investigation[0] == 1


@card("loose-sail")
@pytest.mark.parametrize("skill", ["cunning", "combat"])
def test_a_loose_sail_is_caught_by_cunning_or_by_strength_or_it_hits(skill: str) -> None:
    play = turn_over(at(DECK, "loose-sail", **{"cunning": 4, "combat": 4, skill: 2}))
    assert (play.ask, play.keys) == ("ask-test-skill", ["skill:cunning", "skill:combat"])
    play.dice(5, 5).choose(f"skill:{skill}")
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (2, 0, True)
    play = turn_over(at(DECK, "loose-sail", **{skill: 1})).dice(4).choose(f"skill:{skill}")
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (0, 1, True)


@card("lights-in-the-valley")
def test_lights_in_the_valley_show_the_corners_or_the_dangerous_places() -> None:
    play = turn_over(at(DECK, "lights-in-the-valley", spirit=1, cunning=1), 1, 5)
    lit = {name: play.t.clues[play.space(name)] for name in play.box.board.names if play.t.clues[play.space(name)]}
    assert lit == {"manor": 2, "windmill": 2, "olde-woods": 2, "abandoned-keep": 2}
    play = turn_over(at(DECK, "lights-in-the-valley", spirit=1, cunning=1), 4, 4)
    lit = {name: play.t.clues[play.space(name)] for name in play.box.board.names if play.t.clues[play.space(name)]}
    assert lit == {"fields": 1, "marsh": 1, "covered-bridge": 1, "crossroads": 1}


@card("smugglers-cache")
def test_a_smugglers_cache_is_watched_or_holds_money_or_goods() -> None:
    for die in (1, 2):
        play = at(DECK, "smugglers-cache", combat=4)
        row = next(row for row in chart(play.t) if row.minion)
        turn_over(blow(play.dice(die, row.low), row.minion, mine=the(play, row.minion).wounds))
        assert (play.events("fight")[0]["minion"], play.at_rest) == (f"@minion-{row.minion}", True)
    assert [turn_over(at(DECK, "smugglers-cache"), die).t.investigation[0] for die in (3, 4)] == [2, 2]
    for die in (5, 6):
        play = turn_over(at(DECK, "smugglers-cache"), die)
        assert (play.ask, dearest(play)) == ("ask-take-town-item", 4)
        assert (play.choose("take:torch").items(0), play.t.investigation[0]) == (["torch"], 0)


@card("millwrights-lesson")
def test_the_millwrights_lesson_is_learned_or_sold_or_half_understood() -> None:
    play = turn_over(at(DECK, "millwrights-lesson", cunning=2, honor=1), 1, 1, 6)
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    assert (play.choose("way:1").t.skill(0, CUNNING), play.t.investigation[0]) == (3, 0)
    play = turn_over(at(DECK, "millwrights-lesson", cunning=2, honor=1), 1, 1, 6).choose("way:2")
    assert (play.t.skill(0, CUNNING), play.t.investigation[0]) == (2, 2)
    play = turn_over(at(DECK, "millwrights-lesson", cunning=2, honor=1), 5, 5, 5)
    assert (play.t.skill(0, CUNNING), play.t.investigation[0], play.at_rest) == (2, 1, True)


# Minions


@card("cutpurse")
def test_a_cutpurse_is_outwitted_for_what_he_knows() -> None:
    play = beaten(DECK, "cutpurse", dice=2, wounds=1, skill="cunning", events=("cockcrow",))
    assert (play.t.investigation[0], play.hand(0), play.at_rest) == (2, ["cockcrow"], True)


@card("mill-rats", "straw-effigy")
@pytest.mark.parametrize(("name", "dice", "wounds", "gain"), [("mill-rats", 2, 1, 2), ("straw-effigy", 3, 2, 3)])
def test_the_minions_of_the_windmill_are_fought_for_their_reward(name: str, dice: int, wounds: int, gain: int) -> None:
    play = beaten(DECK, name, dice, wounds)
    assert (play.t.investigation[0], play.at_rest, pile(play, DECK)) == (gain, True, [name])


@card("tusked-boar")
def test_a_tusked_boar_makes_a_meal() -> None:
    play = beaten(DECK, "tusked-boar", dice=3, wounds=2)
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (2, 0, True)
