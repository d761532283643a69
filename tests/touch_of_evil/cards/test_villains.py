"""The Villains: their abilities, their Minions, and what happens on both sides of their Minion Charts."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RollOnChart, chart
from duskbox.games.touch_of_evil.rules.mystery.phase import StartEffects
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, R_ENEMY, R_FIGHT, SKILLS, VILLAIN
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.blows import faces, last_wound
from tests.touch_of_evil.cards.hand import scene
from tests.touch_of_evil.cards.mystery import DUSK, assert_settled, counters, rows
from tests.touch_of_evil.showdowns import LAIR, begin, invite, place, price, state

SIDES = ("basic", "advanced")


def town(villain: str, level: str = "basic", mode: str = "competitive") -> Play:
    """Two Heroes with empty purses, Katarina on a road and Anne Marie at the Windmill, far from her; the marker lies
    half way down.
    """
    return scene(2, mode, villain, level).put(1, "windmill").marker(DUSK)


def lair(villain: str, level: str = "basic") -> Play:
    """The first Hero stands at the Lair and can pay."""
    play = town(villain, level).lair(0, LAIR)
    return play.put(0, place(play)).purse(0, price(play))


def attack(play: Play, mine: int = 1, theirs: int = 1, seat: int = 0) -> Play:
    """The dice of a single round with the Villain. The Werewolf strikes first."""
    dice = [faces(mine, play.t.skill(seat, COMBAT)), faces(theirs, play.t.villain_combat())]
    if play.box.villains[play.t.villain].name == "werewolf":
        dice.reverse()
    return play.dice(*dice[0], *dice[1])


def attacked(play: Play, seat: int = 0) -> bool:
    """Whether the Villain has struck a Hero once, who struck once as well, and all is over."""
    assert_settled(play)
    once = len(play.events("attacked")) == 1
    return (once, play.at_rest, play.t.wounds[seat], play.t.investigation[seat]) == (True, True, 1, 1)


def felled(play: Play) -> Play:
    """The Villain knocks out the first Hero, who has nothing to lose."""
    attack(last_wound(play), 0)
    play.dice(6).run(VillainAttack(0, 1))
    assert (play.t.down[0], play.at_rest) == (1, True)
    return play


def befalls(villain: str, level: str, row: str, mode: str = "competitive", play: Play | None = None) -> Play:
    """The next die on the Minion Chart means this row."""
    play = town(villain, level, mode) if play is None else play
    assert not play.fate.dice
    return rows(play, row)


def rolled(play: Play) -> Play:
    """The first Hero rolls on the chart."""
    return play.run(RollOnChart(0, HERE))


def start(play: Play, *dice: int) -> Play:
    """The start of the Mystery Phase."""
    return play.dice(*dice).run(StartEffects())


# Abilities


@pytest.mark.parametrize(("villain", "level", "lost_on"), [("vampire", "basic", 5), ("scarecrow", "advanced", 6)])
def test_hits_on_the_vampire_and_the_master_scarecrow_meet_mist(villain: str, level: str, lost_on: int) -> None:
    play = begin(lair(villain, level).skill(0, "spirit", 1).skill(0, "combat", 3))
    if villain == "scarecrow":
        play.dice(6)
    invite(play.dice(6, 6, 1, lost_on, lost_on - 1, *[1] * enemy_dice(play.t, VILLAIN)))
    assert (play.t.villain_hurt, play.fate.dice, play.ask) == (1, [], "ask-fight-on")


def test_only_the_advanced_scarecrow_is_mist() -> None:
    play = begin(lair("scarecrow").skill(0, "combat", 2))
    invite(play.dice(6, 6, *[1] * enemy_dice(play.t, VILLAIN)))
    assert (play.t.villain_hurt, play.fate.dice) == (2, [])


def test_the_advanced_vampire_grows_with_whom_it_fells() -> None:
    for level, more in (("basic", 0), ("advanced", 1)):
        play = town("vampire", level)
        assert felled(play).t.villain_wounds() == play.box.villains[play.t.villain].wounds + more


def test_the_advanced_vampire_whispers_on_a_one_at_the_start_of_the_mystery_phase() -> None:
    play = start(town("vampire", "advanced"), 1, 6)
    assert [len(secrets) for secrets in play.t.secrets] == [1, 1, 1, 1, 1, 2]
    play = start(town("vampire", "advanced"), 2)
    assert [len(secrets) for secrets in play.t.secrets] == [1] * 6
    assert start(town("vampire")).at_rest


@pytest.mark.parametrize("level", SIDES)
def test_whom_the_werewolf_fells_does_not_strike_back(level: str) -> None:
    play = last_wound(town("werewolf", level))
    play.dice(*faces(1, play.t.villain_combat()), 6).run(VillainAttack(0, 1))
    assert (play.t.down[0], play.t.investigation[0], play.fate.dice) == (1, 0, [])
    play = attack(town("werewolf", level)).run(VillainAttack(0, 1))
    kinds = [event.numbers[1] for event in play.heard if event.name == "rolled"]
    assert (attacked(play), kinds) == (True, [R_ENEMY, R_FIGHT])


def test_the_advanced_werewolf_is_stronger_in_the_red() -> None:
    for level, more in (("basic", 0), ("advanced", 1)):
        play = town("werewolf", level)
        plain = play.box.villains[play.t.villain].combat
        assert [play.marker(marker).t.villain_combat() - plain for marker in (20, 9, 8, 1)] == [0, 0, more, more]


def test_the_pack_of_the_advanced_werewolf_comes_nearer_on_a_one() -> None:
    for die, space in ((1, "church"), (2, "town-hall")):
        play = start(town("werewolf", "advanced").minion("dire-wolf", "town-hall"), die)
        assert (counters(play), play.at_rest) == ({space: "dire-wolf"}, True)
    assert start(town("werewolf")).at_rest


@pytest.mark.parametrize("level", SIDES)
def test_the_scarecrow_grows_with_every_section_that_falls_dark_and_is_tougher_from_the_first(level: str) -> None:
    play = town("scarecrow", level)
    sheet = play.box.villains[play.t.villain]
    found = [
        (play.marker(marker).t.villain_combat() - sheet.combat, play.t.villain_wounds() - sheet.wounds)
        for marker in (20, 17, 16, 12, 8, 4)
    ]
    assert found == [(0, 0), (0, 0), (1, 2), (2, 2), (3, 2), (4, 2)]


@pytest.mark.parametrize(("die", "wounds"), [(4, 1), (5, 0)])
def test_the_advanced_scarecrow_frightens_at_the_start_of_a_showdown(die: int, wounds: int) -> None:
    play = invite(begin(lair("scarecrow", "advanced").skill(0, "spirit", 1).dice(die, *[1] * 20)))
    assert (play.t.wounds, play.ask) == ([wounds, 0], "ask-fight-on")


@pytest.mark.parametrize("level", SIDES)
def test_the_horseman_rides_on_to_the_town_hall_over_everyone_in_his_way(level: str) -> None:
    play = town("spectral-horseman", level).put(0, "manor").put(1, "church")
    attack(attack(play), seat=1).run(VillainAttack(0, 1))
    assert (play.t.wounds, play.t.investigation, play.fate.dice) == ([1, 1], [1, 1], [])
    play = town("spectral-horseman", level).put(0, "church").put(1, "manor")
    assert attacked(attack(play).run(VillainAttack(0, 1))), "never outward"


def test_the_advanced_horseman_darkens_the_town_with_whom_he_fells() -> None:
    assert [felled(town("spectral-horseman", level)).t.marker for level in SIDES] == [DUSK, DUSK - 1]


def test_the_advanced_horseman_seeks_out_the_most_honorable_on_a_one() -> None:
    play = town("spectral-horseman", "advanced").skill(1, "honor", 9).dice(1)
    assert attacked(attack(play, seat=1).run(StartEffects()), 1)
    assert start(town("spectral-horseman", "advanced"), 2).events("attacked") == []
    assert start(town("spectral-horseman")).at_rest


# The charts


@pytest.mark.parametrize(
    ("villain", "level", "names"),
    [
        ("vampire", "basic", "blood-red-dusk kiss-in-the-dark bats bats living-dead vampire-bride"),
        ("vampire", "advanced", "guest-at-midnight hypnotic-gaze bats living-dead vampire-bride thirst"),
        ("werewolf", "basic", "howl-on-the-hill claws dire-wolf feral-kin feral-kin rat-nest"),
        ("werewolf", "advanced", "night-of-slaughter on-your-trail rats dire-wolf feral-kin rat-nest"),
        ("scarecrow", "basic", "failed-harvest between-the-rows straw-man straw-man locusts harvester"),
        ("scarecrow", "advanced", "blight empty-pole crows straw-man locusts harvester"),
        (
            "spectral-horseman",
            "basic",
            "barghest-hound hoofbeats ghost-soldier ghost-soldier dead-drummer head-on-the-gatepost",
        ),
        (
            "spectral-horseman",
            "advanced",
            "barghest-hound last-charge ghost-soldier dead-drummer dead-march toll-of-heads",
        ),
    ],
)
def test_the_six_numbers_of_the_chart(villain: str, level: str, names: str) -> None:
    found = [row.name for row in chart(town(villain, level).t) for _ in range(row.low, row.high + 1)]
    assert found == names.split()


# Minions


@pytest.mark.parametrize("level", SIDES)
@pytest.mark.parametrize(
    ("villain", "name", "dice", "wounds", "reward", "skill"),
    [
        ("vampire", "bats", 3, 1, 1, "combat"),
        ("vampire", "living-dead", 3, 2, 2, "combat"),
        ("vampire", "vampire-bride", 4, 2, 3, "combat"),
        ("werewolf", "dire-wolf", 3, 1, 1, "combat"),
        ("werewolf", "feral-kin", 3, 2, 2, "combat"),
        ("werewolf", "rat-nest", 4, 4, 4, "combat"),
        ("scarecrow", "straw-man", 2, 2, 1, "combat"),
        ("scarecrow", "locusts", 3, 2, 2, "cunning"),
        ("scarecrow", "harvester", 4, 3, 4, "combat"),
        ("spectral-horseman", "barghest-hound", 4, 2, 3, "combat"),
        ("spectral-horseman", "ghost-soldier", 3, 2, 2, "spirit"),
        ("spectral-horseman", "dead-drummer", 3, 1, 1, "combat"),
    ],
)
def test_a_minion_of_the_chart_is_fought_where_the_hero_is(
    villain: str, level: str, name: str, dice: int, wounds: int, reward: int, skill: str
) -> None:
    play = befalls(villain, level, name)
    for each in SKILLS:
        play.skill(0, each, wounds if each == skill else 9)
    rolled(play.dice(*faces(wounds - 1, wounds), *faces(1, dice)))
    assert (play.ask, play.t.wounds[0], play.fate.dice, counters(play)) == ("ask-fight-on", 1, [], {"road-1": name})
    play.dice(*faces(1, wounds), *faces(0, dice)).choose("fight-on")
    assert (play.at_rest, play.t.investigation[0], counters(play), play.fate.dice) == (True, reward, {}, [])


def test_the_barghest_hound_runs_to_the_nearest_hero_and_fights() -> None:
    play = town("spectral-horseman").minion("barghest-hound", "town-hall").skill(0, "combat", 2)
    start(play, *faces(2, 2), *faces(0, 4))
    assert (play.t.investigation[0], counters(play), play.at_rest, play.fate.dice) == (3, {}, True, [])


@pytest.mark.parametrize("skill", ["spirit", "combat"])
def test_rats_bite_a_hero_who_ends_a_turn_among_them_until_they_are_driven_off(skill: str) -> None:
    play = rolled(befalls("werewolf", "advanced", "rats")).skill(0, "spirit", 1).skill(0, "combat", 1)
    space = play.space("road-1")
    assert (play.at_rest, play.t.rounds[space]) == (True, play.box.minion("rats"))
    play.skill(0, skill, 2).dice(4, 4).run(EndOfTurn(0)).choose(f"skill:{skill}")
    assert (play.t.wounds[0], play.t.investigation[0], play.t.rounds[space] >= 0) == (1, 1, True), "1 for the road"
    play.dice(4, 5).run(EndOfTurn(0)).choose(f"skill:{skill}")
    assert (play.t.wounds[0], play.t.investigation[0], play.t.rounds[space] >= 0) == (1, 3, False)


def test_crows_steal_from_a_hero_who_ends_a_turn_among_them_until_they_are_driven_off() -> None:
    play = befalls("scarecrow", "advanced", "crows").put(0, "church").purse(0, 5).skill(0, "cunning", 1)
    space = play.space("church")
    assert (rolled(play).at_rest, play.t.rounds[space]) == (True, play.box.minion("crows"))
    play.dice(4).run(EndOfTurn(0))
    assert (play.t.investigation[0], play.t.wounds[0], play.t.rounds[space] >= 0) == (3, 0, True)
    play.dice(5).run(EndOfTurn(0))
    assert (play.t.investigation[0], play.t.wounds[0], play.t.rounds[space] >= 0) == (4, 0, False)


# What happens


@pytest.mark.parametrize(
    ("villain", "level", "row"),
    [
        ("vampire", "advanced", "thirst"),
        ("werewolf", "basic", "claws"),
        ("scarecrow", "advanced", "empty-pole"),
        ("spectral-horseman", "basic", "hoofbeats"),
    ],
)
def test_thirst_claws_the_empty_pole_and_hoofbeats_are_the_villain_itself(villain: str, level: str, row: str) -> None:
    assert attacked(rolled(attack(befalls(villain, level, row))))


@pytest.mark.parametrize(
    ("villain", "row", "skill"),
    [("vampire", "kiss-in-the-dark", "spirit"), ("scarecrow", "between-the-rows", "cunning")],
)
def test_the_kiss_and_what_is_between_the_rows_can_be_withstood(villain: str, row: str, skill: str) -> None:
    play = rolled(befalls(villain, "basic", row).skill(0, skill, 1).dice(5))
    assert (play.at_rest, play.events("attacked")) == (True, [])
    assert attacked(rolled(attack(befalls(villain, "basic", row).skill(0, skill, 1).dice(4))))


def test_blood_red_dusk_darkens() -> None:
    play = rolled(befalls("vampire", "basic", "blood-red-dusk"))
    assert (play.t.marker, play.at_rest) == (DUSK - 1, True)


def test_the_guest_at_midnight_visits_the_most_honorable_elder() -> None:
    play = rolled(befalls("vampire", "advanced", "guest-at-midnight"))
    assert (play.t.marker, [len(secrets) for secrets in play.t.secrets]) == (DUSK - 1, [2, 1, 1, 1, 1, 1])


def test_the_hypnotic_gaze_takes_an_item_or_two_wounds() -> None:
    for die, way, found in ((5, "", (["knife"], 0)), (4, "way:1", ([], 0)), (4, "way:2", (["knife"], 2))):
        play = befalls("vampire", "advanced", "hypnotic-gaze").carry(0, "knife").skill(0, "spirit", 1)
        rolled(play.dice(die))
        if way:
            play.choose(way)
        assert (play.items(0), play.t.wounds[0], play.at_rest) == (*found, True)


def test_the_howl_on_the_hill_darkens_and_calls_the_pack() -> None:
    play = rolled(befalls("werewolf", "basic", "howl-on-the-hill").minion("dire-wolf", "town-hall"))
    assert (play.t.marker, counters(play)) == (DUSK - 1, {"church": "dire-wolf"})


def test_on_your_trail_is_the_werewolf_with_its_pack() -> None:
    play = befalls("werewolf", "advanced", "on-your-trail").minion("dire-wolf", "town-hall")
    assert attacked(rolled(attack(play)))
    assert (counters(play), play.t.marker) == ({"church": "dire-wolf"}, DUSK)


@pytest.mark.parametrize(
    ("villain", "row"), [("werewolf", "night-of-slaughter"), ("spectral-horseman", "toll-of-heads")]
)
def test_the_night_of_slaughter_and_the_toll_of_heads_kill_an_elder_or_darken(villain: str, row: str) -> None:
    for die in (1, 2):
        play = rolled(befalls(villain, "advanced", row).dice(die, 6))
        assert (state(play, "sophie"), play.t.marker, play.at_rest) == ("dead", DUSK - 2, True)
    for die in (3, 6):
        play = rolled(befalls(villain, "advanced", row).dice(die))
        assert (play.events("elder-died"), play.t.marker, play.at_rest) == ([], DUSK - 1, True)


def each_with_one_die(play: Play, skill: str, *dice: int) -> Play:
    """Both Heroes have 1 of the Skill, and roll these dice in turn."""
    return rolled(play.skill(0, skill, 1).skill(1, skill, 1).dice(*dice))


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize(
    ("dice", "failed", "purses"),
    [((5, 5), 2, [2, 1]), ((6, 5), 1, [3, 1]), ((5, 6), 1, [2, 2]), ((6, 6), 0, [3, 2])],
)
def test_a_failed_harvest_costs_who_fails_and_darkens_by_as_many_steps_or_by_two_for_rivals(
    dice: tuple[int, int], failed: int, purses: list[int], mode: str
) -> None:
    play = befalls("scarecrow", "basic", "failed-harvest", mode).purse(0, 3).purse(1, 2)
    each_with_one_die(play, "cunning", *dice)
    steps = 2 if mode == "competitive" else failed
    assert (play.t.marker, play.t.investigation, play.at_rest, play.fate.dice) == (DUSK - steps, purses, True, [])


@pytest.mark.parametrize(
    ("villain", "level", "row", "skill", "number", "always", "rivals"),
    [
        ("vampire", "basic", "blood-red-dusk", "spirit", 5, 0, 1),
        ("vampire", "advanced", "guest-at-midnight", "spirit", 5, 0, 1),
        ("werewolf", "basic", "howl-on-the-hill", "spirit", 5, 0, 1),
        ("scarecrow", "advanced", "blight", "spirit", 6, 0, 2),
        ("spectral-horseman", "basic", "head-on-the-gatepost", "honor", 5, 1, 2),
    ],
)
def test_a_row_that_darkens_does_so_once_for_everyone_who_fails_or_alike_for_rivals(
    villain: str, level: str, row: str, skill: str, number: int, always: int, rivals: int
) -> None:
    failed, passed = number - 1, number
    for dice, steps in (((failed, failed), 2), ((passed, failed), 1), ((failed, passed), 1), ((passed, passed), 0)):
        play = each_with_one_die(befalls(villain, level, row, "cooperative"), skill, *dice)
        assert (play.t.marker, play.at_rest, play.fate.dice) == (DUSK - always - steps, True, [])
    play = rolled(befalls(villain, level, row))
    assert (play.events("test"), play.t.marker, play.at_rest) == ([], DUSK - rivals, True)


def test_together_the_hero_whom_the_empty_pole_frightens_can_hold_back_the_dark() -> None:
    for die, steps in ((4, 1), (5, 0)):
        play = befalls("scarecrow", "advanced", "empty-pole", "cooperative").skill(0, "spirit", 1)
        rolled(attack(play).dice(die))
        assert (play.t.marker, play.at_rest, play.fate.dice) == (DUSK - steps, True, [])


def test_together_everyone_can_hold_back_the_night_of_slaughter() -> None:
    for dice, steps in (((5, 5), 2), ((6, 5), 1), ((6, 6), 0)):
        play = befalls("werewolf", "advanced", "night-of-slaughter", "cooperative").skill(0, "cunning", 1)
        rolled(play.skill(1, "cunning", 1).dice(3, *dice))
        assert (play.t.marker, play.at_rest, play.fate.dice) == (DUSK - steps, True, [])


def test_the_last_charge_is_at_the_most_honorable_hero() -> None:
    play = befalls("spectral-horseman", "advanced", "last-charge").skill(1, "honor", 9)
    assert attacked(rolled(attack(play, seat=1)), 1)


def test_the_dead_march_brings_a_ghost_soldier_and_all_march() -> None:
    play = befalls("spectral-horseman", "advanced", "dead-march").minion("dead-drummer", "town-hall")
    rolled(play.deck("lairs", "sunken-chapel"))
    assert (counters(play), play.at_rest) == ({"church": "dead-drummer", "doctors-office": "ghost-soldier"}, True)
