"""The cards of the Olde Woods."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, CUNNING, L_ROUND, SPIRIT
from tests.rules import card
from tests.touch_of_evil.blows import blow, last_wound, the
from tests.touch_of_evil.cards.corner import (
    FOE,
    at,
    beaten,
    carrying,
    dearest,
    fight_dice,
    kept,
    left_alone,
    more,
    stronger,
    struck,
    turn_over,
    uses,
)
from tests.touch_of_evil.cards.hand import acting, asked, fighting, pile, scene
from tests.touch_of_evil.scenes import face

DECK = "olde-woods"

# Items


@card("rowan-charm")
def test_the_rowan_charm_rolls_a_die_of_any_own_roll_again_each_round() -> None:
    assert kept(DECK, "rowan-charm")
    assert left_alone("rowan-charm")
    play = carrying("rowan-charm").skill(0, "cunning", 2).dice(1, 5).run(SkillTest(0, CUNNING, -1, 5, True))
    assert (asked(play), uses(play)) == (("roll", 0), ["rowan-charm"])
    play.choose("use:rowan-charm").dice(6).choose("die:1")
    assert (play.events("test-passed")[0]["n"], play.items(0)) == (2, ["rowan-charm"])
    assert play.dice(3).run(Movement(0)).ask == "ask-move", "once a round"
    play = carrying("rowan-charm").dice(2, 5).run(Movement(0)).choose("use:rowan-charm")
    assert "move:windmill" in play.keys, "five steps instead of two"
    assert uses(fighting(carrying("rowan-charm").skill(0, "combat", 1).dice(1), FOE)) == ["rowan-charm"]


@card("rowan-charm")
def test_the_rowan_charm_works_again_in_the_next_round_and_never_for_others() -> None:
    play = carrying("rowan-charm").dice(2, 5).run(Movement(0)).choose("use:rowan-charm", "move:windmill")
    play.t.renew(L_ROUND)
    assert uses(play.dice(3).run(Movement(0))) == ["rowan-charm"]
    assert carrying("rowan-charm").dice(3).run(Movement(1)).ask == "ask-move"


@card("golden-sickle")
def test_the_golden_sickle_strengthens_hand_and_soul() -> None:
    assert kept(DECK, "golden-sickle")
    assert [more("golden-sickle", skill) for skill in ("spirit", "cunning", "combat", "honor")] == [1, 0, 1, 0]
    assert stronger("golden-sickle") == 1


@card("ashen-staff")
def test_with_the_ashen_staff_one_fights_with_spirit_if_that_is_better_and_two_dice_more() -> None:
    assert kept(DECK, "ashen-staff")
    assert fight_dice(carrying("ashen-staff").skill(0, "spirit", 4).skill(0, "combat", 2)) == 6
    assert fight_dice(carrying("ashen-staff").skill(0, "spirit", 1).skill(0, "combat", 2)) == 4
    assert fight_dice(carrying("ashen-staff").skill(0, "spirit", 4).skill(0, "cunning", 1), "cutpurse") == 3


@card("yew-longbow")
def test_the_yew_longbow_lets_fly_two_more_dice_once_a_fight() -> None:
    assert kept(DECK, "yew-longbow")
    assert left_alone("yew-longbow")
    assert (more("yew-longbow", "combat"), stronger("yew-longbow")) == (1, 1)
    play = fighting(carrying("yew-longbow").skill(0, "combat", 1).dice(1), FOE)
    assert (asked(play), uses(play)) == (("roll", 0), ["yew-longbow"])
    play.dice(6, 5, 1, 1, 1, 1).choose("use:yew-longbow")
    assert (play.events("minion-hurt")[0]["n"], play.ask, play.fate.dice) == (2, "ask-fight-on", [])
    play.dice(1, 1, 1, 1, 1).choose("fight-on")
    assert play.ask == "ask-fight-on", "not in the next round"
    assert uses(fighting(play.choose("escape:church").dice(1), FOE)) == ["yew-longbow"]


@card("witch-bottle")
def test_the_witch_bottle_breaks_in_place_of_all_wounds() -> None:
    assert kept(DECK, "witch-bottle")
    assert left_alone("witch-bottle")
    assert (more("witch-bottle", "spirit"), more("witch-bottle", "combat")) == (1, 0)
    play = struck(carrying("witch-bottle"), 4)
    assert (asked(play), uses(play)) == (("wounds", 0), ["witch-bottle"])
    play.choose("use:witch-bottle")
    assert (play.t.wounds[0], play.items(0), pile(play, DECK)) == (0, [], ["witch-bottle"])


@card("hunting-rifle")
def test_the_hunting_rifle_is_best_against_beasts() -> None:
    assert kept(DECK, "hunting-rifle")
    assert (stronger("hunting-rifle", "living-dead"), stronger("hunting-rifle", "bats")) == (1, 2)
    assert (more("hunting-rifle", "combat"), more("hunting-rifle", "cunning")) == (1, 0)


@card("veiled-mirror")
def test_the_veiled_mirror_cancels_a_mystery_for_a_wound() -> None:
    assert kept(DECK, "veiled-mirror")
    play = carrying("veiled-mirror")
    play.deck("mysteries", play.box.cards[face(play)].name).run(DrawMystery(1))
    assert (asked(play), uses(play)) == (("card", 0), ["veiled-mirror"])
    play.choose("use:veiled-mirror")
    assert (len(play.events("cancelled")), play.at_rest, play.t.marker) == (1, True, 20)
    assert (play.t.wounds[0], play.items(0), pile(play, DECK)) == (1, [], ["veiled-mirror"])


@card("veiled-mirror")
def test_the_veiled_mirror_is_of_no_use_to_the_dying_nor_against_events() -> None:
    play = last_wound(carrying("veiled-mirror")).deck("mysteries", "the-days-grow-short").deck("lairs", "catacombs")
    play.run(DrawMystery(0))
    assert (play.at_rest, play.events("cancelled"), play.items(0)) == (True, [], ["veiled-mirror"])
    play = acting(carrying("veiled-mirror").hold(0, "hold-the-line")).choose("play:hold-the-line")
    assert play.ask == "ask-action", "no one was asked"


# Allies


@card("faithful-hound")
def test_the_faithful_hound_fights_and_watches_and_dies_for_its_master() -> None:
    assert kept(DECK, "faithful-hound")
    assert left_alone("faithful-hound")
    assert (more("faithful-hound", "combat"), stronger("faithful-hound")) == (1, 1)
    assert carrying("faithful-hound").dice(3, 1).run(Movement(0)).choose("stay").events("chart") == []
    play = struck(carrying("faithful-hound"), 3)
    assert (asked(play), uses(play)) == (("wounds", 0), ["faithful-hound"])
    play.choose("use:faithful-hound")
    assert (play.t.wounds[0], play.items(0), pile(play, DECK)) == (1, [], ["faithful-hound"])


@card("charcoal-burner")
def test_the_charcoal_burner_makes_hardy_and_knows_the_paths_for_a_coin() -> None:
    assert kept(DECK, "charcoal-burner")
    play = carrying("charcoal-burner")
    assert play.t.wounds_left(0) == scene().t.wounds_left(0) + 2
    acting(play.purse(0, 2)).choose("use:charcoal-burner")
    assert (play.ask, play.t.investigation[0]) == ("ask-walk", 1)
    ends = [key.removeprefix("move:") for key in play.keys if key.startswith("move:")]
    assert max(play.box.board.apart(play.t.at[0], play.space(end)) for end in ends) == 2
    assert play.choose("move:town-hall").where(0) == "town-hall"
    assert (uses(play), play.items(0)) == ([], ["charcoal-burner"]), "once a turn"
    play = acting(carrying("charcoal-burner").purse(0, 2)).choose("use:charcoal-burner", "stay", "end-turn")
    assert uses(acting(play.run(EndOfTurn(0)))) == ["charcoal-burner"]
    assert uses(acting(carrying("charcoal-burner"))) == [], "it costs a coin"


# Finds


@card("hanging-skulls")
def test_each_success_among_the_hanging_skulls_is_a_find() -> None:
    play = turn_over(at(DECK, "hanging-skulls", spirit=3), 4, 3, 6)
    assert (play.t.investigation[0], pile(play, DECK)) == (2, ["hanging-skulls"])
    play = turn_over(at(DECK, "hanging-skulls", purse=2, spirit=2), 3, 3)
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (2, 0, True)


@card("toadstool-ring")
def test_a_toadstool_ring_teaches_or_leads_astray() -> None:
    play = turn_over(at(DECK, "toadstool-ring", spirit=2), 6, 1)
    assert (play.t.skill(0, SPIRIT), play.t.investigation[0], play.where(0)) == (3, 2, DECK)
    play = turn_over(at(DECK, "toadstool-ring", purse=1, spirit=2), 5, 5)
    assert (play.t.skill(0, SPIRIT), play.t.marker, play.where(0)) == (2, 19, "crossroads")
    assert (play.t.investigation[0], play.at_rest) == (1, True)


@card("hunters-snare")
def test_a_hunters_snare_is_torn_open_for_what_is_in_it_or_wounds() -> None:
    play = turn_over(at(DECK, "hunters-snare", combat=3), 4, 5, 3)
    assert (play.t.investigation[0], play.t.wounds[0]) == (2, 0)
    play = turn_over(at(DECK, "hunters-snare", combat=2), 3, 3)
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (0, 1, True)


@card("standing-stones")
def test_the_standing_stones_hold_the_dark_off_or_let_it_in() -> None:
    play = turn_over(at(DECK, "standing-stones", spirit=1, combat=2).marker(10), 1, 1, 6)
    assert (play.t.investigation[0], play.t.marker) == (2, 11)
    play = turn_over(at(DECK, "standing-stones", spirit=1, combat=2).marker(10), 5, 5, 5)
    assert (play.t.investigation[0], play.t.marker, play.t.wounds[0]) == (0, 9, 0)


@card("fallen-dragoon")
def test_a_fallen_dragoon_is_not_alone_or_leaves_money_or_arms() -> None:
    for die in (1, 2):
        play = at(DECK, "fallen-dragoon", combat=4)
        row = next(row for row in chart(play.t) if row.minion)
        turn_over(blow(play.dice(die, row.low), row.minion, mine=the(play, row.minion).wounds))
        assert (play.events("fight")[0]["minion"], play.at_rest) == (f"@minion-{row.minion}", True)
    assert [turn_over(at(DECK, "fallen-dragoon"), die).t.investigation[0] for die in (3, 4)] == [3, 3]
    for die in (5, 6):
        play = turn_over(at(DECK, "fallen-dragoon"), die)
        assert (play.ask, dearest(play), play.t.investigation[0]) == ("ask-take-town-item", 6, 1)
        assert play.choose("take:dueling-pistol").items(0) == ["dueling-pistol"]


@card("wise-womans-hut")
def test_in_the_wise_womans_hut_one_is_taught_or_healed_or_told() -> None:
    play = turn_over(at(DECK, "wise-womans-hut", wounds=3, combat=2))
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2", "way:3"])
    play.choose("way:1")
    assert (play.t.skill(0, COMBAT), play.t.wounds[0], play.t.investigation[0]) == (3, 3, 0)
    play = turn_over(at(DECK, "wise-womans-hut", wounds=3, combat=2)).choose("way:2")
    assert (play.t.skill(0, COMBAT), play.t.wounds[0], play.t.investigation[0]) == (2, 0, 0)
    play = turn_over(at(DECK, "wise-womans-hut", wounds=3, combat=2)).choose("way:3")
    assert (play.t.skill(0, COMBAT), play.t.wounds[0], play.t.investigation[0]) == (2, 3, 3)


# Minions


@card("strangling-oak", "gaunt-wolves", "gallows-corpse")
@pytest.mark.parametrize(
    ("name", "dice", "wounds", "gain"),
    [("strangling-oak", 5, 3, 5), ("gaunt-wolves", 4, 2, 3), ("gallows-corpse", 3, 3, 3)],
)
def test_the_minions_of_the_olde_woods_are_fought_for_their_reward(
    name: str, dice: int, wounds: int, gain: int
) -> None:
    play = beaten(DECK, name, dice, wounds)
    assert (play.t.investigation[0], play.t.wounds[0]) == (gain, 1)
    assert (play.at_rest, pile(play, DECK)) == (True, [name])


@card("will-o-the-wisp")
def test_a_will_o_the_wisp_is_outshone_and_shows_something_somewhere() -> None:
    play = beaten(DECK, "will-o-the-wisp", dice=3, wounds=1, skill="spirit", lairs=("catacombs",))
    assert (play.t.investigation[0], play.t.clues[play.space("church")], sum(play.t.clues)) == (2, 2, 2)
    assert play.at_rest


@card("hollow-hag")
def test_a_hollow_hag_is_broken_by_spirit_and_leaves_two_events() -> None:
    play = beaten(DECK, "hollow-hag", dice=4, wounds=2, skill="spirit", events=("cockcrow", "once-more"))
    assert (play.t.investigation[0], play.hand(0), play.at_rest) == (2, ["cockcrow", "once-more"], True)
