"""Mysteries of the shadow: the marker moves, Minions come, the Villain strikes."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, CUNNING, HONOR
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import blow, faces
from tests.touch_of_evil.cards.mystery import DUSK, clues, corners, counters, rows, spent, table, turned

#: A marker in the red: at this number and below.
RED = 8

# The shadow lengthens


@card("murder")
def test_murder_is_three_steps_where_heroes_are_rivals_and_leaves_four_clues_somewhere() -> None:
    play = turned(table(4).deck("lairs", "narrow-planks"), "murder")
    assert (play.t.marker, clues(play)) == (DUSK - 3, {"covered-bridge": 4})
    assert play.events("random-location") == [{"card": "@card-narrow-planks", "space": "@space-covered-bridge"}]
    assert play.events("clues") == [{"space": "@space-covered-bridge", "n": 4}]
    assert spent(play, "murder")


@card("murder")
@pytest.mark.parametrize("mode", ["cooperative", "team"])
def test_murder_is_a_step_for_every_hero_at_a_loss_where_they_hunt_together(mode: str) -> None:
    play = table(4, mode).skill(0, "cunning", 2).skill(1, "cunning", 1).skill(2, "cunning", 1).skill(3, "cunning", 1)
    turned(play.dice(5, 5, 6, 5, 6).deck("lairs", "narrow-planks"), "murder")
    assert [told["hero"] for told in play.events("test-failed")] == ["@hero-katarina", "@hero-thomas"]
    assert {(told["first"], told["target"]) for told in play.events("test")} == {(CUNNING, 6)}
    assert (play.t.marker, clues(play)) == (DUSK - 2, {"covered-bridge": 4})
    assert spent(play, "murder")


@card("blood-moon")
def test_under_a_blood_moon_every_hero_without_honor_is_a_step_and_the_corners_are_lit_up() -> None:
    play = table(3, "cooperative").skill(0, "honor", 2).skill(1, "honor", 1).skill(2, "honor", 1)
    turned(play.dice(5, 5, 6, 5), "blood-moon")
    assert [told["hero"] for told in play.events("test-failed")] == ["@hero-katarina", "@hero-thomas"]
    assert {(told["first"], told["target"]) for told in play.events("test")} == {(HONOR, 6)}
    assert (play.t.marker, clues(play)) == (DUSK - 2, corners(play, 2))
    assert spent(play, "blood-moon")


@card("blood-moon")
def test_rivals_under_a_blood_moon_have_three_steps_less() -> None:
    play = turned(table(), "blood-moon")
    assert (play.events("test"), play.t.marker, clues(play)) == ([], DUSK - 3, corners(play, 2))
    assert spent(play, "blood-moon")


@card("the-days-grow-short")
def test_the_days_grow_short_by_a_step_and_four_clues_turn_up_somewhere() -> None:
    play = turned(table().deck("lairs", "sunken-chapel"), "the-days-grow-short")
    assert (play.t.marker, clues(play)) == (DUSK - 1, {"marsh": 4})
    assert spent(play, "the-days-grow-short")


@card("a-bitter-choice")
def test_a_bitter_choice_can_be_two_steps() -> None:
    play = turned(table(), "a-bitter-choice", 1)
    assert (play.ask, play.seat, play.keys) == ("ask-one-of", 1, ["way:1", "way:2"]), "the one who drew it decides"
    play.choose("way:1")
    assert (play.t.marker, play.t.wounds) == (DUSK - 2, [0, 0])
    assert spent(play, "a-bitter-choice")


@card("a-bitter-choice")
def test_a_bitter_choice_can_be_a_wound_for_every_hero_who_stands() -> None:
    play = turned(table(3).down(1), "a-bitter-choice").choose("way:2")
    assert (play.t.marker, play.t.wounds) == (DUSK, [1, 0, 1])
    assert [told["hero"] for told in play.events("wounded")] == ["@hero-katarina", "@hero-thomas"]
    assert spent(play, "a-bitter-choice")


@card("a-glimmer-of-hope")
@pytest.mark.parametrize(("marker", "steps"), [(RED + 1, 1), (RED, 2)])
def test_a_glimmer_of_hope_shines_brighter_in_the_red(marker: int, steps: int) -> None:
    play = turned(table().marker(marker), "a-glimmer-of-hope")
    assert (play.t.marker, play.events("brighter")) == (marker + steps, [{"n": marker + steps}])
    assert spent(play, "a-glimmer-of-hope")


# Minions


@card("these-roads-arent-safe")
def test_these_roads_arent_safe_lets_the_first_player_say_where_the_minion_appears() -> None:
    play = turned(table().minion("bats", "manor"), "these-roads-arent-safe", 1)
    assert (play.ask, play.seat) == ("ask-minion-where", 0), "the First Player, not the drawer"
    empty = {key.removeprefix("space:") for key in play.keys}
    assert empty == set(play.box.board.names) - {"road-1", "church", "manor"}, "neither Heroes nor Minions there"
    rows(play, "living-dead").choose("space:road-5")
    assert (counters(play), play.t.marker) == ({"manor": "bats", "road-5": "living-dead"}, DUSK - 1)
    assert spent(play, "these-roads-arent-safe")


@card("tide-of-darkness")
def test_the_tide_of_darkness_brings_two_rolls_on_the_chart() -> None:
    play = rows(table(), "bats", "vampire-bride").deck("lairs", "narrow-planks", "sunken-chapel")
    turned(play, "tide-of-darkness")
    assert (counters(play), play.t.marker) == ({"covered-bridge": "bats", "marsh": "vampire-bride"}, DUSK)
    assert [told["row"] for told in play.events("chart")] == ["@minion-bats", "@minion-vampire-bride"]
    assert spent(play, "tide-of-darkness")


@card("tide-of-darkness")
def test_the_tide_of_darkness_attacks_the_hero_who_stands_in_its_way() -> None:
    play = blow(rows(table().put(1, "marsh"), "bats"), "bats", 1, seat=1)
    turned(rows(play, "bats").deck("lairs", "sunken-chapel", "narrow-planks"), "tide-of-darkness")
    assert play.events("minion-defeated") == [{"hero": "@hero-anne-marie", "minion": "@minion-bats"}]
    assert counters(play) == {"covered-bridge": "bats"}
    assert spent(play, "tide-of-darkness")


@card("march-of-darkness")
def test_in_the_march_of_darkness_every_minion_comes_a_step_nearer_to_the_heroes() -> None:
    play = table().put(1, "olde-woods").minion("bats", "fields").minion("living-dead", "road-6")
    turned(play, "march-of-darkness")
    assert counters(play) == {"road-2": "bats", "crossroads": "living-dead"}
    assert play.t.marker == DUSK - 1
    assert spent(play, "march-of-darkness")


@card("march-of-darkness")
def test_the_march_of_darkness_ends_in_fights_where_it_reaches_a_hero() -> None:
    play = turned(blow(table().minion("bats", "manor"), "bats", 1), "march-of-darkness")
    assert (counters(play), play.t.marker) == ({}, DUSK - 1)
    assert play.events("minion-defeated") == [{"hero": "@hero-katarina", "minion": "@minion-bats"}]
    assert spent(play, "march-of-darkness")


@card("howling-in-the-hills")
def test_the_howling_in_the_hills_finds_the_hero_who_knows_most() -> None:
    play = blow(rows(table().purse(0, 2).purse(1, 3), "bats"), "bats", 1, seat=1)
    turned(play, "howling-in-the-hills")
    assert [(told["hero"], told["row"]) for told in play.events("chart")] == [("@hero-anne-marie", "@minion-bats")]
    assert play.t.marker == DUSK - 1
    assert [told["space"] for told in play.events("minion-placed")] == ["@space-church"], "in that Hero's space"
    assert play.events("minion-defeated") == [{"hero": "@hero-anne-marie", "minion": "@minion-bats"}]
    assert spent(play, "howling-in-the-hills")


@card("howling-in-the-hills")
def test_the_howling_in_the_hills_is_aimed_by_the_first_player_when_heroes_know_the_same() -> None:
    play = turned(table(), "howling-in-the-hills", 1)
    assert (play.ask, play.seat, play.keys) == ("ask-hero-tied", 0, ["hero:0", "hero:1"])
    blow(rows(play, "bats"), "bats", 1, seat=1).choose("hero:1")
    assert [told["hero"] for told in play.events("chart")] == ["@hero-anne-marie"]
    assert spent(play, "howling-in-the-hills")


@card("strange-tracks")
def test_strange_tracks_are_a_minion_here_and_four_clues_there() -> None:
    play = rows(table(), "living-dead").deck("lairs", "narrow-planks", "burnt-barn")
    turned(play, "strange-tracks")
    assert (counters(play), clues(play)) == ({"covered-bridge": "living-dead"}, {"fields": 4})
    assert play.t.marker == DUSK
    assert spent(play, "strange-tracks")


@card("they-walk-among-us")
def test_they_walk_among_us_only_when_there_are_two_of_them() -> None:
    play = table().minion("bats", "marsh").minion("living-dead", "fields")
    turned(play, "they-walk-among-us")
    assert (play.t.marker, len(counters(play))) == (DUSK - 2, 2)
    assert spent(play, "they-walk-among-us")
    play = rows(table().minion("bats", "marsh"), "living-dead").deck("lairs", "burnt-barn")
    turned(play, "they-walk-among-us")
    assert (play.t.marker, counters(play)) == (DUSK, {"marsh": "bats", "fields": "living-dead"})
    assert spent(play, "they-walk-among-us")


# The Villain


def struck(play: Play, seat: int, mine: int, theirs: int) -> Play:
    """The dice of a single Fight Round with the Villain."""
    return play.dice(*faces(mine, play.t.skill(seat, COMBAT)), *faces(theirs, play.t.villain_combat()))


@card("marked-for-death")
def test_marked_for_death_is_the_hero_with_the_most_honor() -> None:
    play = table(villain="scarecrow").skill(0, "honor", 2).skill(1, "honor", 3).skill(1, "combat", 2)
    turned(struck(play, 1, mine=2, theirs=1), "marked-for-death")
    assert play.events("attacked") == [{"hero": "@hero-anne-marie", "foe": "@villain-scarecrow"}]
    assert (play.t.wounds, play.t.investigation, play.t.marker) == ([0, 1], [0, 2], DUSK)
    assert play.t.villain_hurt == 0, "it is no Showdown"
    assert spent(play, "marked-for-death")


@card("weakest-of-the-herd")
def test_the_weakest_of_the_herd_is_struck_by_the_villain_and_pays_it_back_double() -> None:
    play = table(3, villain="scarecrow").skill(0, "combat", 3).skill(1, "combat", 2).skill(2, "combat", 4)
    turned(struck(play, 1, mine=2, theirs=2), "weakest-of-the-herd")
    assert play.events("attacked") == [{"hero": "@hero-anne-marie", "foe": "@villain-scarecrow"}]
    assert (play.t.wounds, play.t.investigation, play.t.marker) == ([0, 2, 0], [0, 4, 0], DUSK)
    assert spent(play, "weakest-of-the-herd")


@card("weakest-of-the-herd", "marked-for-death")
@pytest.mark.parametrize("name", ["weakest-of-the-herd", "marked-for-death"])
def test_the_villain_never_chooses_a_hero_who_is_down(name: str) -> None:
    play = table(villain="scarecrow").down(1).skill(0, "combat", 3).skill(1, "combat", 1).skill(1, "honor", 6)
    turned(struck(play, 0, mine=0, theirs=0), name)
    assert play.t.skill(0, HONOR) < play.t.skill(1, HONOR)
    assert [told["hero"] for told in play.events("attacked")] == ["@hero-katarina"]
    assert spent(play, name)


@card("fresh-blood")
def test_fresh_blood_heals_the_villain_and_makes_it_harder_to_kill() -> None:
    play = table().deck("lairs", "burnt-barn")
    play.t.villain_hurt = 4
    wounds = play.t.villain_wounds()
    turned(play, "fresh-blood")
    assert (play.t.villain_hurt, play.t.villain_wounds()) == (0, wounds + 1)
    assert play.events("villain-healed") == [{"n": 4, "total": 0}]
    assert play.events("villain-grows") == [{"n": 1, "total": wounds + 1}]
    assert (play.t.marker, clues(play)) == (DUSK - 1, {"fields": 3})
    assert spent(play, "fresh-blood")
