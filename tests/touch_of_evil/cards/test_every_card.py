"""Every card of the decks listed here is played by a test that names it with `@card`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABANDONED_KEEP,
    CURSES,
    EVENTS,
    LAIRS,
    MANOR,
    MYSTERIES,
    OLDE_WOODS,
    PLACES,
    SECRETS,
    TOWN_ITEMS,
    WINDMILL,
)

#: The decks whose cards all have a test of their own; a deck that gets its tests is added here.
TESTED = (EVENTS, MYSTERIES, MANOR, WINDMILL, OLDE_WOODS, ABANDONED_KEEP, LAIRS, SECRETS, CURSES, TOWN_ITEMS)
#: Tests of what is printed on sheets, charts and the board: no cards.
NO_CARDS = ("test_heroes.py", "test_elder_abilities.py", "test_villains.py", "test_town_spaces.py")


def marks() -> dict[str, list[str]]:
    """By card the tests that play it, as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in _names(node):
                    found.setdefault(name, []).append(f"{path.name}::{node.name}")
    return found


def _names(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for call in test.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "card"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


@pytest.mark.parametrize("place", TESTED, ids=lambda place: PLACES[place])
def test_every_card_of_the_deck_is_played_by_a_test(place: int) -> None:
    cards = [card.name for card in HOUSE.cards if card.place == place]
    assert cards
    played = marks()
    assert [name for name in cards if name not in played] == []


def test_no_test_names_a_card_that_is_not_in_the_box() -> None:
    assert set(marks()) <= {card.name for card in HOUSE.cards}


def test_every_test_of_a_card_names_it() -> None:
    """A test among the cards without a mark would be missed when its card changes."""
    unmarked = [
        f"{path.name}::{node.name}"
        for path in sorted(Path(__file__).parent.rglob("test_*.py"))
        if path != Path(__file__) and path.name not in NO_CARDS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not _names(node)
    ]
    assert unmarked == []
