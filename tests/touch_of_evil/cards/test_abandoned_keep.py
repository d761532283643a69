"""The cards of the Abandoned Keep."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.elders import KillElder
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, CUNNING, HONOR, L_ROUND
from tests.rules import card
from tests.touch_of_evil.blows import blow
from tests.touch_of_evil.cards.corner import (
    FOE,
    at,
    beaten,
    carrying,
    dearest,
    kept,
    left_alone,
    more,
    steps,
    stronger,
    turn_over,
    uses,
)
from tests.touch_of_evil.cards.hand import acting, asked, fighting, pile, scene
from tests.touch_of_evil.showdowns import at_the_lair, begin, blows, invite, state

DECK = "abandoned-keep"

# Items


@card("oathbreakers-blade")
def test_the_oathbreakers_blade_is_sharp_and_shameful() -> None:
    assert kept(DECK, "oathbreakers-blade")
    assert [more("oathbreakers-blade", skill) for skill in ("spirit", "cunning", "combat", "honor")] == [0, 0, 2, -1]
    assert stronger("oathbreakers-blade") == 2


@card("templars-shield")
def test_the_templars_shield_stops_two_wounds_in_each_fight() -> None:
    assert kept(DECK, "templars-shield")
    assert left_alone("templars-shield")
    assert (more("templars-shield", "honor"), more("templars-shield", "combat")) == (1, 0)
    play = fighting(carrying("templars-shield").skill(0, "combat", 1).dice(1, 6, 6, 6, 1), FOE)
    assert (asked(play), uses(play)) == (("wounds", 0), ["templars-shield"])
    play.choose("use:templars-shield")
    assert (play.t.wounds[0], play.ask, play.items(0)) == (1, "ask-fight-on", ["templars-shield"])
    play.dice(1, 6, 1, 1, 1).choose("fight-on")
    assert (play.t.wounds[0], play.ask) == (2, "ask-fight-on"), "once a fight"
    play.choose("escape:church")
    assert uses(fighting(play.dice(1, 6, 1, 1, 1), FOE)) == ["templars-shield"]


@card("suit-of-plate")
def test_the_suit_of_plate_protects_and_weighs() -> None:
    assert kept(DECK, "suit-of-plate")
    assert carrying("suit-of-plate").t.wounds_left(0) == scene().t.wounds_left(0) + 2
    assert (steps(scene(), 4), steps(carrying("suit-of-plate"), 4)) == (4, 3)


@card("executioners-axe")
def test_with_the_executioners_axe_ones_hit_once_a_fight() -> None:
    assert kept(DECK, "executioners-axe")
    assert left_alone("executioners-axe")
    assert (more("executioners-axe", "combat"), stronger("executioners-axe")) == (1, 1)
    play = fighting(carrying("executioners-axe").skill(0, "combat", 3).dice(1, 1, 2), FOE)
    assert (asked(play), uses(play)) == (("roll", 0), ["executioners-axe"])
    play.dice(1, 1, 1, 1).choose("use:executioners-axe")
    assert (play.events("minion-hurt")[0]["n"], play.ask) == (2, "ask-fight-on")
    play.dice(1, 1, 1, *[1] * 4).choose("fight-on")
    assert (len(play.events("minion-hurt")), play.ask) == (1, "ask-fight-on"), "not in the next round"
    assert uses(fighting(play.choose("escape:church").dice(1, 2, 2), FOE)) == ["executioners-axe"]


@card("castellans-signet")
def test_the_castellans_signet_raises_militia_for_money_once_a_turn() -> None:
    assert kept(DECK, "castellans-signet")
    assert (more("castellans-signet", "honor"), more("castellans-signet", "combat")) == (1, 0)
    play = acting(carrying("castellans-signet").purse(0, 5)).choose("use:castellans-signet")
    assert (play.t.militia[play.space("road-1")], play.t.investigation[0], uses(play)) == (1, 3, [])
    play.choose("end-turn").run(EndOfTurn(0))
    assert uses(acting(play)) == ["castellans-signet"]
    assert uses(acting(carrying("castellans-signet").purse(0, 1))) == [], "it costs two"


@card("tattered-banner")
def test_under_the_tattered_banner_a_showdown_is_cheaper() -> None:
    assert kept(DECK, "tattered-banner")
    play = at_the_lair()
    price = play.t.investigation[0]
    assert begin(play.carry(0, "tattered-banner")).events("paid")[0]["n"] == price - 2


@card("tattered-banner")
def test_the_tattered_banner_brings_any_hero_two_fight_dice_once_a_round() -> None:
    play = fighting(carrying("tattered-banner").skill(1, "combat", 1).dice(1), FOE, seat=1)
    assert (asked(play), uses(play)) == (("roll", 0), ["tattered-banner"])
    play.dice(6, 6, *[1] * 4).choose("use:tattered-banner")
    assert (play.events("minion-hurt")[0]["n"], play.items(0)) == (2, ["tattered-banner"])
    play.dice(1, *[1] * 4).choose("fight-on")
    assert play.ask == "ask-fight-on", "once a round of the game"
    play.t.renew(L_ROUND)
    assert uses(play.dice(1).choose("fight-on")) == ["tattered-banner"]
    play = carrying("tattered-banner").skill(0, "cunning", 1).dice(1).run(SkillTest(0, CUNNING, -1, 5, True))
    assert play.at_rest, "it is no help in a test"


@card("gunpowder-keg")
def test_the_gunpowder_keg_wounds_the_villain_before_a_round_of_a_showdown() -> None:
    assert kept(DECK, "gunpowder-keg")
    play = invite(begin(at_the_lair().carry(0, "gunpowder-keg")))
    assert (asked(play), uses(play)) == (("fight-round", 0), ["gunpowder-keg"])
    blows(play).choose("use:gunpowder-keg")
    assert (play.t.villain_hurt, play.items(0), pile(play, DECK)) == (4, [], ["gunpowder-keg"])
    assert fighting(blow(carrying("gunpowder-keg"), FOE, mine=0), FOE).ask == "ask-fight-on", "not for a Minion"


# Allies


@card("last-of-the-garrison")
def test_the_last_of_the_garrison_fights_and_dies_for_an_elder() -> None:
    assert kept(DECK, "last-of-the-garrison")
    assert (more("last-of-the-garrison", "combat"), stronger("last-of-the-garrison")) == (1, 1)
    play = carrying("last-of-the-garrison")
    play.run(KillElder(play.elder("sophie")))
    assert (asked(play), uses(play)) == (("ko", 0), ["last-of-the-garrison"])
    play.choose("use:last-of-the-garrison")
    assert (state(play, "sophie"), play.t.marker, play.items(0)) == ("town", 20, [])
    assert (play.at_rest, pile(play, DECK)) == (True, ["last-of-the-garrison"])


@card("forgotten-prisoner")
def test_the_forgotten_prisoner_is_clever_and_sells_the_lair() -> None:
    assert kept(DECK, "forgotten-prisoner")
    assert (more("forgotten-prisoner", "cunning"), more("forgotten-prisoner", "combat")) == (1, 0)
    play = acting(carrying("forgotten-prisoner").purse(0, 4).deck("lairs", "catacombs")).choose(
        "use:forgotten-prisoner"
    )
    assert (play.t.lairs[0], play.t.investigation[0]) == (play.box.card("catacombs"), 1)
    assert (play.items(0), pile(play, DECK), play.ask) == ([], ["forgotten-prisoner"], "ask-action")
    assert uses(acting(carrying("forgotten-prisoner").purse(0, 2))) == [], "it costs three"


# Finds


@card("cave-in")
def test_a_cave_in_opens_a_way_or_buries() -> None:
    play = turn_over(at(DECK, "cave-in", cunning=2), 1, 5)
    assert (play.t.investigation[0], play.t.wounds[0]) == (3, 0)
    wounds = [turn_over(at(DECK, "cave-in", cunning=1), 4, die).t.wounds[0] for die in (1, 2, 3, 4, 5, 6)]
    assert wounds == [1, 1, 2, 2, 3, 3]


@card("your-purse-please")
def test_your_purse_please_is_a_matter_of_money_or_of_bandits() -> None:
    play = turn_over(at(DECK, "your-purse-please", purse=5))
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    assert (play.choose("way:1").t.investigation[0], play.at_rest) == (2, True)
    play = blow(at(DECK, "your-purse-please", purse=5, combat=2), "bandits", mine=2)
    turn_over(play).choose("way:2")
    assert (play.events("fight")[0]["minion"], play.at_rest) == ("@minion-bandits", True)
    assert play.t.investigation[0] == 5 + 3, "what bandits are worth"
    play = turn_over(blow(at(DECK, "your-purse-please", combat=2), "bandits", mine=2))
    assert len(play.events("fight")) == 1, "an empty purse leaves no choice"


@card("vault-of-three-seals")
def test_the_vault_of_three_seals_is_opened_or_lets_something_out() -> None:
    play = turn_over(at(DECK, "vault-of-three-seals", cunning=1, honor=2), 1, 1, 6)
    assert (play.t.investigation[0], play.t.marker) == (4, 20)
    play = turn_over(at(DECK, "vault-of-three-seals", cunning=1, honor=2), 5, 5, 5)
    assert (play.t.investigation[0], play.t.marker, play.t.wounds[0]) == (0, 19, 0)


@card("knights-vigil")
def test_the_knights_vigil_hardens_or_pays_or_fails() -> None:
    play = turn_over(at(DECK, "knights-vigil", honor=2, combat=2), 1, 6)
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    assert (play.choose("way:1").t.skill(0, COMBAT), play.t.investigation[0]) == (3, 0)
    play = turn_over(at(DECK, "knights-vigil", honor=2, combat=2), 1, 6).choose("way:2")
    assert (play.t.skill(0, COMBAT), play.t.investigation[0], play.t.marker) == (2, 4, 20)
    play = turn_over(at(DECK, "knights-vigil", purse=3, honor=2, combat=2), 5, 5)
    assert (play.t.skill(0, COMBAT), play.t.investigation[0], play.t.marker) == (2, 3, 19)


@card("rusted-armoury")
def test_in_the_rusted_armoury_something_falls_or_something_is_of_use() -> None:
    for die in (1, 2):
        play = turn_over(at(DECK, "rusted-armoury"), die)
        assert (play.t.wounds[0], play.t.investigation[0], play.at_rest) == (1, 0, True)
    for die in (3, 4):
        play = turn_over(at(DECK, "rusted-armoury"), die)
        assert (play.t.wounds[0], play.t.investigation[0], play.at_rest) == (0, 3, True)
    for die in (5, 6):
        play = turn_over(at(DECK, "rusted-armoury"), die)
        assert (play.ask, dearest(play)) == ("ask-take-town-item", 7)
        assert play.choose("take:sword").items(0) == ["sword"]


# Minions


@card("bandits", "walking-armour", "gargoyle", "cellar-spider")
@pytest.mark.parametrize(
    ("name", "dice", "wounds", "skill", "gain"),
    [
        ("bandits", 3, 2, "combat", 3),
        ("walking-armour", 5, 2, "combat", 4),
        ("gargoyle", 3, 3, "combat", 4),
        ("cellar-spider", 4, 1, "cunning", 2),
    ],
)
def test_the_minions_of_the_abandoned_keep_are_fought_for_their_reward(
    name: str, dice: int, wounds: int, skill: str, gain: int
) -> None:
    play = beaten(DECK, name, dice, wounds, skill)
    assert (play.t.investigation[0], play.t.wounds[0]) == (gain, 1)
    assert (play.at_rest, pile(play, DECK)) == (True, [name])


@card("crypt-ghoul")
def test_with_a_crypt_ghoul_gone_a_wound_closes() -> None:
    play = beaten(DECK, "crypt-ghoul", dice=4, wounds=1)
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (2, 0, True)


@card("black-knight")
def test_the_black_knight_is_beaten_with_honor_and_honor_grows() -> None:
    play = beaten(DECK, "black-knight", dice=4, wounds=2, skill="honor")
    assert (play.t.investigation[0], play.t.skill(0, HONOR), play.at_rest) == (3, 3, True)
