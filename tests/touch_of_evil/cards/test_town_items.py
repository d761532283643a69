"""The Town Items of the Blacksmith."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.actions import lair_price
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from duskbox.games.touch_of_evil.rules.vocabulary import SKILLS, SPIRIT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import faces, the
from tests.touch_of_evil.cards.corner import FOE, carrying, fight_dice, left_alone, more, steps, stronger, struck, uses
from tests.touch_of_evil.cards.hand import acting, asked, fighting, scene
from tests.touch_of_evil.showdowns import at_the_lair, begin, blows, invite


def bought(name: str, copies: int = 1) -> bool:
    """Whether the Blacksmith sells this number of these, each for its price and not for less."""
    play = scene().put(0, "blacksmith")
    cost = play.box.cards[play.box.card(name)].price
    assert f"buy:{name}" not in acting(scene().put(0, "blacksmith").purse(0, cost - 1)).keys
    acting(play.purse(0, cost * (copies + 1))).choose(*[f"buy:{name}"] * copies)
    sold_out = f"buy:{name}" not in play.keys
    return (play.items(0), play.t.investigation[0], sold_out) == ([name] * copies, cost, True)


def gives(name: str) -> list[int]:
    """What a carried card adds to Spirit, Cunning, Combat and Honor."""
    return [more(name, skill) for skill in SKILLS]


def misses(play: Play, foe: str = FOE, hits: int = 0) -> list[int]:
    """The dice of a Minion that misses, or hits so often."""
    return faces(hits, the(play, foe).dice)


def put_back(play: Play, name: str) -> bool:
    """Whether a Town Item has been used up and can be bought again."""
    return play.items(0) == [] and play.box.card(name) in play.t.stock


@card("musket", "dueling-pistol")
@pytest.mark.parametrize(("gun", "combat", "shots"), [("musket", 3, 2), ("dueling-pistol", 2, 1)])
def test_a_gun_strengthens_and_is_fired_once_in_a_fight(gun: str, combat: int, shots: int) -> None:
    assert (bought(gun), gives(gun), left_alone(gun)) == (True, [0, 0, combat, 0], True)
    play = fighting(carrying(gun).skill(0, "combat", 1).dice(1), FOE)
    assert (asked(play), uses(play)) == (("roll", 0), [gun])
    play.dice(*[6] * shots, *misses(play)).choose(f"use:{gun}")
    assert play.events("minion-hurt")[0]["n"] == shots
    play.dice(1, *misses(play)).choose("fight-on")
    assert (play.ask, play.fate.dice, play.items(0)) == ("ask-fight-on", [], [gun]), "once in a fight"


@card("silver-bullets")
def test_silver_bullets_strengthen_against_beasts_and_in_a_firearm() -> None:
    assert (bought("silver-bullets"), gives("silver-bullets")) == (True, [0, 0, 0, 0])
    assert [stronger("silver-bullets", foe) for foe in ("living-dead", "bats")] == [0, 1]
    loaded = carrying("dueling-pistol", "silver-bullets")
    assert fight_dice(loaded, "living-dead") == fight_dice(carrying("dueling-pistol"), "living-dead") + 2
    assert fight_dice(carrying("sword", "silver-bullets"), "living-dead") == fight_dice(
        carrying("sword"), "living-dead"
    )


@card("sword", "knife", "village-almanac")
@pytest.mark.parametrize(
    ("item", "copies", "bonus"),
    [("sword", 1, [0, 0, 3, 1]), ("knife", 2, [0, 0, 1, 0]), ("village-almanac", 1, [0, 1, 0, 0])],
)
def test_some_town_items_only_raise_skills(item: str, copies: int, bonus: list[int]) -> None:
    assert (bought(item, copies), gives(item), stronger(item)) == (True, bonus, bonus[2])


@card("wooden-stake")
def test_the_wooden_stake_strikes_the_undead_with_ones() -> None:
    assert (bought("wooden-stake"), gives("wooden-stake")) == (True, [0, 0, 2, 0])
    play = fighting(carrying("wooden-stake").skill(0, "combat", 3).dice(1, 2, 2), "living-dead")
    assert (asked(play), uses(play)) == (("roll", 0), ["wooden-stake"])
    play.dice(*misses(play, "living-dead")).choose("use:wooden-stake")
    assert play.events("minion-hurt")[0]["n"] == 1
    play.dice(1, 2, 2).choose("fight-on")
    assert uses(play) == ["wooden-stake"], "in every round"
    play = carrying("wooden-stake").skill(0, "combat", 1)
    assert fighting(play.dice(1, *misses(play)), FOE).ask == "ask-fight-on", "beasts do not care"


@card("garlic")
def test_garlic_keeps_off_two_wounds_of_the_undead_once_in_a_fight() -> None:
    assert (bought("garlic"), gives("garlic"), struck(carrying("garlic"), 1).at_rest) == (True, [0, 0, 0, 0], True)
    play = carrying("garlic").skill(0, "combat", 1)
    fighting(play.dice(1, *misses(play, "living-dead", 3)), "living-dead")
    assert (asked(play), uses(play)) == (("wounds", 0), ["garlic"])
    play.choose("use:garlic").dice(1, *misses(play, "living-dead", 1)).choose("fight-on")
    assert (play.ask, play.t.wounds[0], play.items(0)) == ("ask-fight-on", 2, ["garlic"])
    play = carrying("garlic").skill(0, "combat", 1)
    assert fighting(play.dice(1, *misses(play, FOE, 1)), FOE).t.wounds[0] == 1, "beasts do not care"


@card("holy-water")
def test_holy_water_defeats_a_minion_at_once_in_any_round() -> None:
    assert (bought("holy-water", 2), gives("holy-water")) == (True, [0, 0, 0, 0])
    play = fighting(carrying("holy-water"), FOE)
    assert asked(play) == ("fight", 0)
    play.choose("use:holy-water")
    assert (len(play.events("minion-defeated")), play.at_rest, put_back(play, "holy-water")) == (1, True, True)
    play = fighting(carrying("holy-water").skill(0, "combat", 1), FOE).choose("pass")
    play.dice(1, *misses(play)).choose("pass", "pass", "pass")
    assert asked(play) == ("fight-round", 0)
    play.choose("use:holy-water")
    assert (len(play.events("minion-defeated")), play.at_rest, put_back(play, "holy-water")) == (1, True, True)


@card("holy-water")
def test_holy_water_burns_the_villain_in_a_showdown() -> None:
    play = invite(begin(at_the_lair().carry(0, "holy-water")))
    assert (asked(play), uses(play)) == (("fight-round", 0), ["holy-water:2"])
    blows(play).choose("use:holy-water:2")
    assert (play.t.villain_hurt, play.ask, put_back(play, "holy-water")) == (2, "ask-fight-on", True)


@card("torch")
def test_the_torch_makes_the_enemy_roll_all_its_hits_again() -> None:
    assert (bought("torch", 2), gives("torch"), left_alone("torch")) == (True, [0, 0, 0, 0], True)
    play = fighting(carrying("torch").skill(0, "combat", 1).dice(1, 6, 5, 5, 4), FOE)
    assert (asked(play), uses(play)) == (("roll", 0), ["torch"])
    play.dice(1, 2, 6).choose("use:torch")
    assert (play.t.wounds[0], play.fate.dice, put_back(play, "torch")) == (1, [], True)


@card("tools-of-science")
def test_with_tools_of_science_one_fights_by_cunning_where_combat_would_do() -> None:
    assert (bought("tools-of-science"), gives("tools-of-science")) == (True, [0, 0, 0, 0])
    assert fight_dice(carrying("tools-of-science").skill(0, "cunning", 6).skill(0, "combat", 1)) == 6
    assert fight_dice(carrying("tools-of-science").skill(0, "cunning", 1).skill(0, "combat", 4)) == 4, "the better"
    spirits = carrying("tools-of-science").skill(0, "cunning", 6).skill(0, "spirit", 2)
    assert fight_dice(spirits, "ghost-soldier") == 2


@card("horse")
def test_a_horse_carries_its_rider_two_spaces_further() -> None:
    assert (bought("horse"), gives("horse")) == (True, [0, 0, 0, 0])
    assert steps(carrying("horse"), 2) == steps(scene(), 2) + 2 == 4


@card("county-map")
def test_the_county_map_finds_lairs_cheaply_and_another_way() -> None:
    assert (bought("county-map"), gives("county-map"), left_alone("county-map")) == (True, [0, 0, 0, 0], True)
    play = carrying("county-map")
    assert lair_price(play.t, 0) == lair_price(play.t, 1) - 2
    play.dice(1).run(Movement(0))
    assert (asked(play), uses(play)) == (("roll", 0), ["county-map"])
    play.dice(4).choose("use:county-map")
    assert (play.ask, "move:manor" in play.keys, play.fate.dice) == ("ask-move", True, []), "once in a turn"
    assert uses(play.choose("move:manor").run(EndOfTurn(0)).dice(1).run(Movement(0))) == ["county-map"]
    play = carrying("county-map").skill(0, "spirit", 1).dice(1)
    assert play.run(SkillTest(0, SPIRIT, -1, 5, True)).at_rest
