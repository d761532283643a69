"""What can be chosen before play, and how a choice that does not fit is refused (ATE-OVR-02, ATE-TEAM-01,
ATE-OPEN-40).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from duskbox.core import translations as core_words
from duskbox.core.errors import BadSetting
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.rulings import RULINGS
from duskbox.games.touch_of_evil.rules.turn.actions import look_price
from duskbox.games.touch_of_evil.rules.vocabulary import MODES
from duskbox.games.touch_of_evil.tables import box_of
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.showdowns import RIDER

Chosen = dict[str, str]
HEROES = [hero.name for hero in box_of(GAME.setup()).heroes]
VILLAINS = [villain.name for villain in box_of(GAME.setup()).villains]


@cache
def spoken(language: str) -> Translations:
    return Translations(language, [Path(core_words.__file__).parent, GAME.texts.folder])


def refused(settings: Chosen, rulings: Chosen | None = None) -> BadSetting:
    with pytest.raises(BadSetting) as refusal:
        GAME.setup(settings, rulings)
    return refusal.value


#: What was chosen, by settings and rulings, and what the refusal must name: the value, and what is allowed.
BAD: dict[str, tuple[Chosen, Chosen, list[str]]] = {
    "an unknown Hero": ({"hero-1": "van-helsing"}, {}, ["van-helsing", "hero-1", "random", *HEROES]),
    "an unknown Villain": ({"villain": "dracula"}, {}, ["dracula", "villain", "random", *VILLAINS]),
    "nine Heroes": ({"heroes": "9"}, {}, ["9", "heroes", "1–8"]),
    "no Heroes": ({"heroes": "0"}, {}, ["0", "heroes", "1–8"]),
    "a number in words": ({"heroes": "two"}, {}, ["two", "heroes", "1–8"]),
    "an unknown mode": ({"mode": "solo"}, {}, ["solo", "mode", *MODES]),
    "five Heroes in two teams": ({"mode": "team", "heroes": "5"}, {}, ["5", "2", "4, 6, 8"]),
    "two Heroes in two teams": ({"mode": "team", "heroes": "2"}, {}, ["2", "4, 6, 8"]),
    "eight Heroes in three teams": ({"mode": "team", "heroes": "8", "teams": "3"}, {}, ["8", "3", "6"]),
    "six Heroes in four teams": ({"mode": "team", "heroes": "6", "teams": "4"}, {}, ["6", "4", "8"]),
    "five teams": ({"mode": "team", "heroes": "8", "teams": "5"}, {}, ["5", "teams", "2, 3, 4"]),
    "one Hero against the ruling": (
        {"mode": "cooperative", "heroes": "1"},
        {"one-hero": "refused"},
        ["1", "one-hero", "2–8"],
    ),
    "one Hero without rivals": ({"heroes": "1"}, {}, ["1", "2–8"]),
    "the same Hero twice": ({"hero-1": "karl", "hero-2": "karl"}, {}, ["karl", "hero-1", "hero-2"]),
    "a Hero for a seat that is not there": ({"heroes": "2", "hero-3": "karl"}, {}, ["hero-3", "2"]),
    "an unknown setting": ({"luck": "good"}, {}, ["luck", *(setting.name for setting in GAME.settings)]),
    "an unknown ruling": ({}, {"luck": "good"}, ["luck", *(each.name for each in RULINGS[:8]), "…"]),
    "a wrong value of a ruling": ({}, {"one-hero": "maybe"}, ["maybe", "one-hero", "refused", "allowed"]),
    "a wrong use of the optional table": ({"showdown-chart": "yes"}, {}, ["yes", "showdown-chart", "off, on"]),
}


@rule("ATE-OVR-02", "ATE-TEAM-01", "ATE-TEAM-02", "ATE-OPEN-40")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", BAD)
def test_what_does_not_fit_is_refused_in_one_line_that_names_the_value_and_what_is_allowed(
    what: str, language: str
) -> None:
    settings, rulings, named = BAD[what]
    said = spoken(language).error(refused(settings, rulings))
    assert "⟦" not in said, "the message is missing"
    assert "{" not in said, "a fact of the message is missing"
    assert "\n" not in said
    assert said[-1] == "."
    assert [name for name in named if name not in said] == [], said


@pytest.mark.parametrize("what", BAD)
def test_a_refusal_is_said_differently_in_each_language(what: str) -> None:
    settings, rulings, _ = BAD[what]
    error = refused(settings, rulings)
    assert len({spoken(language).error(error) for language in LANGUAGES}) == 3


@rule("ATE-OVR-02")
@pytest.mark.parametrize("heroes", range(2, 9))
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_two_to_eight_heroes_can_play(heroes: int, mode: str) -> None:
    t = GAME.new_table(GAME.setup({"heroes": str(heroes), "mode": mode}))
    assert t.seats == heroes


@rule("ATE-TEAM-01", "ATE-TEAM-02")
@pytest.mark.parametrize(("teams", "heroes"), [(2, 4), (2, 6), (2, 8), (3, 6), (4, 8)])
def test_teams_are_of_equal_size_two_to_four(teams: int, heroes: int) -> None:
    t = GAME.new_table(GAME.setup({"mode": "team", "teams": str(teams), "heroes": str(heroes)}))
    sizes = [sum(t.team_of(seat) == team for seat in range(heroes)) for team in range(teams)]
    assert sizes == [heroes // teams] * teams


@rule("ATE-TEAM-02")
def test_every_other_division_into_teams_is_refused() -> None:
    allowed = []
    for teams in (2, 3, 4):
        for heroes in range(2, 9):
            try:
                GAME.setup({"mode": "team", "teams": str(teams), "heroes": str(heroes)})
            except BadSetting as error:
                assert error.message == "error-teams"
            else:
                allowed.append((teams, heroes))
    assert allowed == [(2, 4), (2, 6), (2, 8), (3, 6), (4, 8)]


@rule("ATE-OPEN-40")
@ruling("one-hero", "refused")
def test_a_game_with_one_hero_is_refused_by_the_ruling() -> None:
    error = refused({"mode": "cooperative", "heroes": "1"}, {"one-hero": "refused"})
    assert (error.message, error.facts) == ("error-one-hero", {"value": "1", "allowed": "2–8"})


@rule("ATE-OPEN-40")
@ruling("one-hero", "allowed")
def test_one_hero_plays_by_the_cooperative_rules_and_by_no_others() -> None:
    play = Play("thomas", villain=RIDER, mode="cooperative")
    assert (play.t.seats, play.setup.rulings["one-hero"]) == (1, "allowed")
    assert play.t.villain_wounds() == play.box.villains[play.t.villain].wounds
    assert look_price(play.t, 0) == 1
    assert refused({"mode": "competitive", "heroes": "1"}, {"one-hero": "allowed"}).message == "error-one-hero"
    assert refused({"mode": "team", "heroes": "1"}, {"one-hero": "allowed"}).message == "error-one-hero"


@rule("ATE-TEAM-02")
@pytest.mark.parametrize(
    ("language", "remedy"),
    [("en", "add Heroes whom their teams play together"), ("pl", "dodajcie Bohaterów"), ("fr", "ajoutez des Héros")],
)
@pytest.mark.parametrize("heroes", ["5", "7"])
def test_an_uneven_number_of_heroes_is_refused_with_the_rulebooks_remedy(
    heroes: str, language: str, remedy: str
) -> None:
    assert remedy in spoken(language).error(refused({"mode": "team", "heroes": heroes}))
