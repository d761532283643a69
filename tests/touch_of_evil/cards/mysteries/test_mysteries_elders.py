"""Mysteries of the Town Elders: one card for each of them, and those about their lives and Secrets."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.elders import turn_evil
from duskbox.games.touch_of_evil.rules.vocabulary import DEAD, EVIL, HONOR, IN_TOWN
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.cards.hand import names
from tests.touch_of_evil.cards.mystery import DUSK, clues, counters, rows, spent, table, turned

#: How far the marker moves when a Town Elder dies.
DEATH = 2
TRIFLE = "blowhard"


def without(play: Play, elder: str) -> Play:
    """An Elder is dead."""
    play.t.elders[play.elder(elder)] = DEAD
    return play


def dead(play: Play) -> list[str]:
    """The Elders who have died."""
    return [play.box.elders[number].name for number, state in enumerate(play.t.elders) if state == DEAD]


def die_for(play: Play, elder: str) -> int:
    """The die that picks an Elder while all six live in town."""
    assert play.t.elders == [IN_TOWN] * 6
    return play.elder(elder) + 1


# Elders, each with a card of its own


@card("paranoid-delusions")
def test_paranoid_delusions_hurt_heroes_who_cannot_prove_their_honor() -> None:
    play = table(3).skill(0, "honor", 2).skill(1, "honor", 1).skill(2, "honor", 1)
    turned(play.dice(5, 5, 4, 6, 1, 1), "paranoid-delusions")
    assert play.t.wounds == [2, 0, 1], "a D3 for a Hero that has rolled no 6"
    assert [told["hero"] for told in play.events("test-failed")] == ["@hero-katarina", "@hero-thomas"]
    assert {(told["first"], told["target"]) for told in play.events("test")} == {(HONOR, 6)}
    assert spent(play, "paranoid-delusions")


@card("paranoid-delusions")
@pytest.mark.parametrize("evil", [False, True])
def test_paranoid_delusions_end_when_lord_hanbrook_is_dead_or_has_joined_the_villain(evil: bool) -> None:
    play = table() if evil else without(table(), "lord-hanbrook")
    if evil:
        turn_evil(play.t, play.elder("lord-hanbrook"))
    turned(play, "paranoid-delusions")
    assert (play.t.wounds, play.events("test"), play.t.marker) == ([0, 0], [], DUSK)
    assert spent(play, "paranoid-delusions")


@card("masked-ball")
def test_at_lady_hanbrooks_masked_ball_honor_opens_mouths() -> None:
    play = table().skill(0, "honor", 3).skill(1, "honor", 1)
    turned(play.dice(5, 4, 6, 4), "masked-ball")
    assert (play.t.investigation, play.fate.dice) == ([2, 0], []), "one for each 5 or 6"
    assert {(told["first"], told["target"]) for told in play.events("test")} == {(HONOR, 5)}
    assert spent(play, "masked-ball")


@card("masked-ball")
def test_without_lady_hanbrook_the_masked_ball_costs_everyone_one_investigation() -> None:
    play = turned(without(table(3).purse(0, 3).purse(2, 1), "lady-hanbrook"), "masked-ball")
    assert (play.t.investigation, play.events("test")) == ([2, 0, 0], [])
    assert spent(play, "masked-ball")


@card("bells-at-midnight")
def test_the_bells_at_midnight_are_a_comfort_as_long_as_the_reverend_rings_them() -> None:
    play = turned(table(), "bells-at-midnight")
    assert (play.t.marker, play.events("brighter")) == (DUSK + 1, [{"n": DUSK + 1}])
    assert spent(play, "bells-at-midnight")
    play = turned(without(table(), "reverend-harding"), "bells-at-midnight")
    assert (play.t.marker, play.events("darker")) == (DUSK - 1, [{"n": DUSK - 1}])
    assert spent(play, "bells-at-midnight")


@card("late-night-experiments")
@pytest.mark.parametrize("die", [1, 2])
def test_late_night_experiments_can_go_very_wrong(die: int) -> None:
    play = turned(table().hurt(0, 1).dice(die), "late-night-experiments")
    assert (play.t.marker, play.t.wounds, counters(play)) == (DUSK - 2, [1, 0], {})
    assert spent(play, "late-night-experiments")


@card("late-night-experiments")
@pytest.mark.parametrize("die", [3, 4])
def test_late_night_experiments_can_set_something_loose(die: int) -> None:
    play = rows(table().hurt(0, 1).dice(die), "living-dead").deck("lairs", "burnt-barn")
    turned(play, "late-night-experiments")
    assert (play.t.marker, play.t.wounds, counters(play)) == (DUSK, [1, 0], {"fields": "living-dead"})
    assert spent(play, "late-night-experiments")


@card("late-night-experiments")
@pytest.mark.parametrize("die", [5, 6])
def test_late_night_experiments_can_heal_all_heroes_completely(die: int) -> None:
    play = turned(table(3).hurt(0, 3).hurt(2, 2).dice(die), "late-night-experiments")
    assert (play.t.marker, play.t.wounds) == (DUSK, [0, 0, 0])
    assert [told["n"] for told in play.events("healed")] == [3, 2]
    assert spent(play, "late-night-experiments")


@card("late-night-experiments")
def test_late_night_experiments_need_the_doctor() -> None:
    play = turned(without(table(), "doctor-manning"), "late-night-experiments")
    assert play.events("rolled") == []
    assert spent(play, "late-night-experiments")


@card("the-muster-roll")
def test_the_muster_roll_calls_two_militia_to_the_town_hall() -> None:
    play = turned(table().militia("town-hall"), "the-muster-roll")
    assert play.t.militia[play.space("town-hall")] == 3
    assert play.events("militia") == [{"space": "@space-town-hall", "n": 2, "total": 3}]
    assert spent(play, "the-muster-roll")


@card("the-muster-roll")
def test_the_muster_roll_without_the_magistrate_sends_two_militia_home() -> None:
    play = without(table().militia("manor", 2).militia("church"), "magistrate-kroft")
    turned(play, "the-muster-roll", 1)
    assert (play.ask, play.seat, set(play.keys)) == ("ask-remove-militia", 1, {"space:manor", "space:church"})
    play.choose("space:church")
    assert (play.t.militia[play.space("manor")], sum(play.t.militia)) == (1, 1)
    assert [told["space"] for told in play.events("militia-leaves")] == ["@space-church", "@space-manor"]
    assert spent(play, "the-muster-roll")


@card("a-cradle-in-the-dark")
def test_sophie_at_a_cradle_in_the_dark_heals_all_heroes_and_the_night_is_lighter() -> None:
    play = turned(table(3).hurt(0, 3).hurt(2, 1), "a-cradle-in-the-dark")
    assert (play.t.wounds, play.t.marker) == ([0, 0, 0], DUSK + 1)
    assert [told["n"] for told in play.events("healed")] == [3, 1]
    assert spent(play, "a-cradle-in-the-dark")
    play = turned(without(table().hurt(0, 3), "sophie"), "a-cradle-in-the-dark")
    assert (play.t.wounds, play.t.marker) == ([3, 0], DUSK - 1)
    assert spent(play, "a-cradle-in-the-dark")


# Elders and their Secrets


@card("traitors-blood")
def test_for_traitors_blood_the_drawer_names_an_elder_and_pays_its_honor() -> None:
    play = turned(without(table().purse(0, 9).purse(1, 9), "sophie"), "traitors-blood", 1)
    assert (play.ask, play.seat, len(play.keys), "elder:sophie" in play.keys) == ("ask-kill-elder", 1, 5, False)
    honor = play.t.elder_skill(play.elder("lady-hanbrook"), HONOR)
    play.choose("elder:lady-hanbrook")
    assert (dead(play), play.t.marker) == (["lady-hanbrook", "sophie"], DUSK - DEATH)
    assert (play.t.investigation, play.events("lost")[0]["n"]) == ([9, 9 - honor], honor)
    assert spent(play, "traitors-blood")


@card("lies-and-deceit")
def test_lies_and_deceit_bring_all_secrets_of_a_random_elder_to_light() -> None:
    play = table().secret("reverend-harding", TRIFLE).deck("secrets", "drunkard")
    turned(play.dice(die_for(play, "reverend-harding")), "lies-and-deceit", 1)
    assert play.events("secret-added") == [{"elder": "@elder-reverend-harding"}]
    assert [told["card"] for told in play.events("secret-revealed")] == ["@card-blowhard", "@card-drunkard"]
    assert play.t.investigation == [0, 1], "the drawer profits by what the Reverend says when drunk"
    assert play.t.elders[play.elder("reverend-harding")] == IN_TOWN
    assert spent(play, "lies-and-deceit")


@card("lies-and-deceit")
def test_lies_and_deceit_may_turn_the_elder() -> None:
    play = table().secret("sophie", TRIFLE).deck("secrets", "servant-of-darkness")
    turned(play.dice(die_for(play, "sophie")), "lies-and-deceit")
    assert play.t.elders[play.elder("sophie")] == EVIL
    assert play.events("turned-evil") == [{"elder": "@elder-sophie"}]
    assert spent(play, "lies-and-deceit")


@card("skeletons-in-the-cupboard")
def test_skeletons_in_the_cupboard_are_two_more_secrets_that_no_one_sees() -> None:
    play = table()
    before = [len(secrets) for secrets in play.t.secrets]
    turned(play.dice(2), "skeletons-in-the-cupboard")
    more = [len(secrets) - old for secrets, old in zip(play.t.secrets, before, strict=True)]
    assert more == [0, 1, 0, 1, 0, 0], "one for the Elder with the highest Cunning and one for any"
    assert play.events("secret-added") == [{"elder": "@elder-doctor-manning"}, {"elder": "@elder-lady-hanbrook"}]
    assert (play.t.seen[play.elder("lady-hanbrook")][-1], play.t.seen[play.elder("doctor-manning")][-1]) == (0, 0)
    assert (play.t.marker, clues(play)) == (DUSK, {"town-hall": 3})
    assert spent(play, "skeletons-in-the-cupboard")


@card("the-mob-wants-a-name")
def test_the_mob_wants_a_name_and_takes_the_elder_with_the_lowest_honor() -> None:
    play = turned(table().skill(1, "honor", 2).dice(5, 5), "the-mob-wants-a-name", 1)
    lowest = min(play.box.elders, key=lambda elder: elder.skills[HONOR]).name
    assert (dead(play), play.t.marker) == ([lowest], DUSK - DEATH)
    assert [told["hero"] for told in play.events("test-failed")] == ["@hero-anne-marie"], "only the drawer speaks"
    assert spent(play, "the-mob-wants-a-name")


@card("the-mob-wants-a-name")
def test_the_mob_wants_a_name_but_listens_to_a_hero_of_honor() -> None:
    play = turned(table().skill(0, "honor", 2).dice(1, 6), "the-mob-wants-a-name")
    assert (dead(play), play.t.marker, len(play.events("test-passed"))) == ([], DUSK, 1)
    assert spent(play, "the-mob-wants-a-name")


@card("a-life-for-a-life")
def test_a_life_for_a_life_is_two_wounds_for_the_drawer_or_the_death_of_the_elder_with_the_lowest_spirit() -> None:
    play = turned(table(), "a-life-for-a-life", 1)
    assert (play.ask, play.seat, play.keys) == ("ask-one-of", 1, ["way:1", "way:2"])
    play.choose("way:1")
    assert (play.t.wounds, dead(play), play.t.marker) == ([0, 2], [], DUSK)
    assert spent(play, "a-life-for-a-life")
    play = table()
    turned(play, "a-life-for-a-life").choose("way:2")
    assert (play.ask, play.keys) == ("ask-kill-elder", ["elder:lord-hanbrook", "elder:doctor-manning"]), "both have 2"
    play.choose("elder:doctor-manning")
    assert (play.t.wounds, dead(play), play.t.marker) == ([0, 0], ["doctor-manning"], DUSK - DEATH)
    assert spent(play, "a-life-for-a-life")


@card("deathbed-confession")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_deathbed_confession_is_heard_by_the_drawer_alone(mode: str) -> None:
    play = turned(table(mode=mode).secret("sophie", TRIFLE), "deathbed-confession", 1)
    assert (play.ask, play.seat, len(play.keys)) == ("ask-look", 1, 6)
    play.choose("look:sophie")
    assert play.events("secret-seen") == [
        {"hero": "@hero-anne-marie", "elder": "@elder-sophie", "card": "@card-blowhard"}
    ]
    assert (play.t.seen[play.elder("sophie")], play.events("secret-revealed")) == ([0b10], [])
    assert (clues(play), "paid" in names(play), play.t.marker) == ({"town-hall": 3}, False, DUSK)
    assert spent(play, "deathbed-confession")
