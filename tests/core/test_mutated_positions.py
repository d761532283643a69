"""Positions that were damaged by chance are refused with a reason, or can be played on to the end."""

from __future__ import annotations

import json
from random import Random

import pytest

import duskbox as db
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.game import Game, view
from duskbox.core.table import Table
from duskbox.testing import labyrinth
from tests.core.playing import TABLES

SIGNS = "0123456789LMTSICDKE?-OPWNSER~*="


def some_table(game: Game, settings: dict[str, str], luck: Random) -> Table:
    """A table somewhere in the middle of a game."""
    while True:
        table, chance = game.new_table(game.setup(settings)), Fast(luck.getrandbits(30), len(game.streams))
        table.start(chance)
        for _ in range(luck.randrange(120)):
            if table.decision is not None:
                habit = game.bot.rollout_policy(table) if luck.random() < 0.5 else None
                table.choose(habit or luck.choice(table.decision.options), chance)
        if table.decision is not None:
            return table


def changed(value: object, luck: Random) -> object:
    """The value with one thing in it changed, left out, doubled or moved."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice([value + 1, value - 1, 0, -1, value + 3])
    if isinstance(value, dict) and value:
        name = luck.choice(list(value))
        return {**value, name: changed(value[name], luck)}
    if isinstance(value, list) and value:
        row, place, other = value[:], luck.randrange(len(value)), luck.randrange(len(value))
        way = luck.randrange(4)
        if way == 0:
            del row[place]
        elif way == 1:
            row.insert(place, row[other])
        elif way == 2:
            row[place], row[other] = row[other], row[place]
        else:
            row[place] = changed(row[place], luck)
        return row
    return luck.choice([0, [], None])


def damaged(text: str, luck: Random) -> str:
    """The text of a position with one field changed."""
    lines = text.startswith("te2")
    parts = text.split("\n" if lines else " ")
    at = luck.randrange(1, len(parts))
    name, colon, value = parts[at].partition(": " if lines else ":")
    try:
        value = json.dumps(changed(json.loads(value), luck), separators=(", ", ": ") if lines else (",", ":"))
    except ValueError:
        place = luck.randrange(len(value) + 1)
        value = value[:place] + luck.choice(SIGNS) + value[place + luck.randrange(2) :]
    parts[at] = name + colon + value
    return ("\n" if lines else " ").join(parts)


def play_on(game: Game, table: Table, luck: Random) -> None:
    """Look at a table with every seat's eyes, and play it on for a while."""
    chance = Fast(luck.getrandbits(30), len(game.streams))
    for number in range(80):
        if table.decision is None:
            break
        if number % 10 == 0:
            assert game.checks.violations(table) == []
            for seat in range(-1, table.seats):
                view(game, table, seat)
            assert game.notation.read(game.notation.write(table)) == table
        habit = game.bot.rollout_policy(table) if luck.random() < 0.3 else None
        table.choose(habit or luck.choice(table.decision.options), chance)
    assert table.decision is not None or table.outcome is not None
    assert game.checks.violations(table) == []


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=str)
def test_a_damaged_position_is_refused_or_can_be_played_on(name: str, settings: dict[str, str]) -> None:
    game, luck = registry.find(name), Random(f"damaged {name} {settings}")
    refused = played = 0
    for _ in range(5):
        text = game.notation.spell(some_table(game, settings, luck))
        for _ in range(12):
            try:
                position = db.Position.read(damaged(text, luck), name)
            except db.BadPosition as error:
                assert str(error).count(" ") > 3
                refused += 1
                continue
            if position.decision is not None:
                play_on(game, position.table, luck)
                played += 1
    assert refused > 10 and played > 3, (refused, played)


def test_an_option_that_cannot_be_carried_out_is_named() -> None:
    text = db.ATouchOfEvil.play(heroes=2, seed="edit").position.spelled
    asked = next(line for line in text.splitlines() if line.startswith("decision: "))
    seat, shape, ask, rule, _, private = json.loads(asked.removeprefix("decision: "))
    for offered in (["discard:murder"], ["play:blind-fury", "play:blind-fury"]):
        line = f"decision: {json.dumps([seat, shape, ask, rule, offered, private])}"
        with pytest.raises(db.BadPosition) as refused:
            db.Position.read(text.replace(asked, line))
        assert refused.value.message == "error-position-offers", refused.value
        assert str(refused.value.facts["key"]) in (ask, offered[0])


def test_a_sound_position_is_not_played_with_by_reading_it() -> None:
    text = labyrinth(hand="move scout", matches=3).position.notation
    assert db.Position.read(text).notation == text
