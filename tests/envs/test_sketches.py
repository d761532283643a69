"""Pictures for notebooks: both games as SVG, from what a seat may see."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from duskbox import Match
from duskbox.core.chance import Fast
from duskbox.core.display import as_svg, as_text, words_of
from duskbox.core.game import Game
from duskbox.core.registry import find
from duskbox.core.table import Table

SETTINGS = {"fear-of-the-dark": {}, "a-touch-of-evil": {"heroes": "8", "level": "advanced"}}


def words_in(svg: str) -> str:
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return "\n".join(root.itertext())


def played(name: str, choices: int, seed: str = "sketch") -> Match:
    match = Match.new(name, SETTINGS[name], seed=seed)
    luck = random.Random(seed)
    while match.decision is not None and match.choice_count < choices:
        match.choose(luck.choice(match.options))
    return match


def hands(game: Game, table: Table) -> list[list[str]]:
    """What every Hero holds, as it sees it itself."""
    seen: list[Any] = [game.pieces(table, seat)["heroes"] for seat in range(table.seats)]
    return [heroes[seat]["hand"] for seat, heroes in enumerate(seen)]


@pytest.mark.parametrize("name", list(SETTINGS))
def test_a_notebook_shows_matches_and_tables_as_pictures(name: str) -> None:
    match = played(name, 40)
    shown = match._repr_svg_()
    assert find(name).name == name and words_in(shown)
    assert match.table._repr_svg_() == shown  # type: ignore[attr-defined]
    assert match.svg(0) != match.svg(0, "fr")


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("name", list(SETTINGS))
def test_every_word_of_a_picture_is_one_of_the_game(name: str, language: str) -> None:
    game = find(name)
    for choices in (0, 60, 2000):
        pieces = game.pieces(played(name, choices).table, 0)
        for shown in (
            words_in(as_svg(game, pieces, words_of(game, language))),
            as_text(game, pieces, words_of(game, language)),
        ):
            assert "⟦" not in shown


def test_the_pawn_its_light_and_the_tokens_are_drawn() -> None:
    match = Match.new("fear-of-the-dark", {"difficulty": "easy"}, seed="owl")
    dark = match.svg()
    assert "url(#duskbox-match)" not in dark and "Dark" in words_in(dark)
    for key in ("spend-match", "take:scout", "take:move", "take:clear"):
        match.choose(key)
    lit = match.svg()
    assert "url(#duskbox-match)" in lit
    assert [name in words_in(lit) for name in ("Scout", "Move", "Clear", "Tiptoe")] == [True, True, True, False]


def test_the_map_names_every_place_and_tells_no_secrets() -> None:
    match = played("a-touch-of-evil", 200)
    game = match.game
    words = words_of(game)
    shown = words_in(match.svg(0))
    for space in game.pieces(match.table, 0)["spaces"]:  # type: ignore[attr-defined]
        if not space["name"].startswith("road-"):
            assert words.say(f"space-{space['name']}") in shown
    for hero in game.pieces(match.table, 0)["heroes"]:  # type: ignore[attr-defined]
        assert words.say(f"hero-{hero['hero']}") in shown
    # A spectator's picture is the same whatever the Heroes hold.
    for number in range(5):
        world = game.sample(match.table, 1, Fast(number, len(game.streams)))
        truly, perhaps = hands(game, match.table), hands(game, world)
        assert truly != perhaps, "they hold something else"
        assert truly[1] == perhaps[1] != [], "but for the one who would notice"
        assert as_svg(game, game.pieces(world, -1), words) == match.svg()
