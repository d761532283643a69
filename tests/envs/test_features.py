"""Rows of numbers for learners: everything a seat knows, nothing it does not,
and every option by a number that stays.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.core.chance import Fast
from duskbox.core.game import Game
from duskbox.core.learning.features import Features
from duskbox.core.learning.numbering import Numbering
from duskbox.core.registry import find
from duskbox.core.table import Table
from duskbox.games.fear_of_the_dark.bot.features import ASKS as LABYRINTH_ASKS
from duskbox.games.touch_of_evil.bot.features import ASKS as SHADOWBROOK_ASKS

LABYRINTH = find("fear-of-the-dark")
SHADOWBROOK = find("a-touch-of-evil")
TOWNS = (
    {"heroes": "2"},
    {"heroes": "4", "mode": "team", "level": "advanced"},
    {"heroes": "3", "mode": "cooperative", "level": "advanced", "showdown-chart": "on"},
)


def tables(game: Game, settings: dict[str, str], games: int, seed: int = 1) -> Iterator[Table]:
    """Every table of some random games, the finished ones too."""
    setup = game.setup(settings)
    luck = random.Random(seed)
    for number in range(games):
        chance = Fast(seed * 1000 + number, len(game.streams))
        table = game.new_table(setup)
        table.start(chance)
        while table.decision is not None:
            yield table
            table.choose(luck.choice(table.decision.options), chance)
        yield table


def block(features: Features, row: bytearray, name: str) -> list[int]:
    return list(row[features.place(name)])


def called(value: Game | dict[str, str]) -> str:
    """What a test is called by: the same in every process."""
    return value.name if isinstance(value, Game) else value.get("mode", "competitive")


@pytest.mark.parametrize("settings", TOWNS, ids=lambda settings: settings.get("mode", "competitive"))
def test_what_a_hero_cannot_know_makes_no_difference_to_its_row(settings: dict[str, str]) -> None:
    features = SHADOWBROOK.learner.features(SHADOWBROOK.setup(settings))
    told_apart = 0
    for number, table in enumerate(tables(SHADOWBROOK, settings, 1)):
        if number % 4:
            continue
        for seat in range(table.seats):
            sampled = SHADOWBROOK.sample(table, seat, Fast(number, len(SHADOWBROOK.streams)))
            assert features.row(sampled, seat) == features.row(table, seat)
            other = (seat + 1) % table.seats
            told_apart += features.row(sampled, other) != features.row(table, other)
    # The samples do differ, or nothing would have been shown.
    assert told_apart > 0


def test_two_labyrinths_that_look_alike_have_equal_rows_and_others_do_not() -> None:
    features = LABYRINTH.learner.features(LABYRINTH.setup())
    views: dict[bytes, dict[str, object]] = {}
    seen = 0
    for table in tables(LABYRINTH, {}, 6):
        shown = dict(LABYRINTH.pieces(table, 0))
        row = bytes(features.row(table, 0))
        # What has been used up and found is not on the table and is told by what is left; the order of a discard pile
        # means nothing.
        for told_otherwise in ("used_items", "used_secrets", "hazard_discards", "unseen_tiles"):
            shown.pop(told_otherwise)
        if row in views:
            assert views[row] == shown
        views[row] = shown
        seen += 1
    assert len({str(each) for each in views.values()}) > seen / 3


@pytest.mark.parametrize("whole", [True, False], ids=["whole", "near"])
def test_a_reader_that_has_read_other_tables_reads_like_a_new_one(whole: bool) -> None:
    setup = LABYRINTH.setup()
    kept = [table.copy() for table in tables(LABYRINTH, {}, 12)]
    random.Random(2).shuffle(kept)
    used = LABYRINTH.learner.features(setup, whole)
    for table in kept:
        assert used.row(table, 0) == LABYRINTH.learner.features(setup, whole).row(table, 0)


@pytest.mark.parametrize(
    ("game", "settings"), [(LABYRINTH, {}), *((SHADOWBROOK, settings) for settings in TOWNS)], ids=called
)
def test_rows_are_as_long_as_their_blocks_say(game: Game, settings: dict[str, str]) -> None:
    setup = game.setup(settings)
    for whole in (True, False):
        features = game.learner.features(setup, whole)
        names = [name for name, _ in features.layout]
        assert len(set(names)) == len(names)
        table = next(tables(game, settings, 1))
        for seat in range(table.seats):
            assert len(features.row(table, seat)) == features.size == sum(length for _, length in features.layout)
    assert game.learner.features(setup, False).layout == features.layout


def test_the_blocks_of_a_labyrinth_hold_what_their_names_say() -> None:
    features = LABYRINTH.learner.features(LABYRINTH.setup({"difficulty": "easy"}))
    for table in tables(LABYRINTH, {"difficulty": "easy"}, 4):
        row = features.row(table, 0)
        shown = LABYRINTH.pieces(table, 0)
        decision = table.decision
        asked = block(features, row, "ask")
        assert sum(asked) == (decision is not None)
        if decision is not None:
            assert asked[LABYRINTH_ASKS.index(decision.ask)] == 1
        for name, field in (
            ("hand", "hand"),
            ("mind-deck", "mind_deck"),
            ("lost", "lost"),
            ("hazards", "hazards_left"),
        ):
            counts = shown[field]
            assert isinstance(counts, dict)
            assert sum(block(features, row, name)) == sum(counts.values())
        assert block(features, row, "counts") == [
            shown["matches"],
            shown["terrors"],
            0,
            shown["deck"],
            shown["set_aside"],
        ]
        pawn = shown["pawn"]
        assert isinstance(pawn, list | tuple)
        room, square = pawn
        assert block(features, row, "square").index(1) == square
        assert block(features, row, "rooms-pawn").index(1) == room
        rooms = shown["rooms"]
        assert isinstance(rooms, list)
        assert sum(1 for tile in block(features, row, "rooms-tile") if tile) == len(rooms)
        words = rooms[room]["squares"]
        for place, bits in enumerate(zip(*[iter(block(features, row, "room"))] * 5, strict=True)):
            assert bits == tuple(int(sign in words[place]) for sign in "HOLis")
        doors = list(zip(*[iter(block(features, row, "doors"))] * 5, strict=True))
        for side, name in enumerate("NESW"):
            state = rooms[room]["doors"].get(name, {}).get("state")
            assert doors[side][:3] == (state == "open", state == "unused", state == "dead")
        turning = block(features, row, "turning")
        offered = [turning[turn * 14] for turn in range(4)]
        turns = [] if shown["turning"] is None else shown["turning"]["turns"]  # type: ignore[index]
        assert [f"turn:{turn}" for turn in range(4) if offered[turn]] == list(turns)


def test_the_blocks_of_shadowbrook_hold_what_their_names_say() -> None:
    settings = TOWNS[1]
    features = SHADOWBROOK.learner.features(SHADOWBROOK.setup(settings))
    for number, table in enumerate(tables(SHADOWBROOK, settings, 1, seed=3)):
        if number % 10:
            continue
        for seat in range(table.seats):
            row = features.row(table, seat)
            shown = SHADOWBROOK.pieces(table, seat)
            heroes = shown["heroes"]
            assert isinstance(heroes, list)
            assert sum(block(features, row, "hand")) == len(heroes[seat]["hand"])
            assert block(features, row, "clock")[2] == shown["marker"]
            for place in range(table.seats):
                hero = heroes[(seat + place) % table.seats]
                state = block(features, row, f"state-{place}")
                assert state[:3] == [hero["wounds"], hero["health"], hero["investigation"]]
                assert state[8] == (hero["team"] == heroes[seat]["team"])
                assert sum(block(features, row, f"lair-{place}")) == (hero["lair"] is not None)
                assert block(features, row, f"skills-{place}") == [skill["value"] for skill in hero["skills"].values()]
            decision = table.decision
            asked = decision is not None and decision.seat == seat
            assert sum(block(features, row, "ask")) == asked
            if decision is not None and asked:
                assert block(features, row, "ask")[SHADOWBROOK_ASKS.index(decision.ask)] == 1


def test_a_count_that_a_byte_cannot_hold_stops_at_255() -> None:
    features = SHADOWBROOK.learner.features(SHADOWBROOK.setup())
    table = next(tables(SHADOWBROOK, {}, 1))
    table.investigation[0] = 300  # type: ignore[attr-defined]
    assert block(features, features.row(table, 0), "state-0")[2] == 255


@pytest.mark.parametrize(
    ("game", "asks"), [(LABYRINTH, LABYRINTH_ASKS), (SHADOWBROOK, SHADOWBROOK_ASKS)], ids=["labyrinth", "shadowbrook"]
)
def test_every_question_that_has_words_has_a_number(game: Game, asks: tuple[str, ...]) -> None:
    folder: Path = game.texts.folder / "locale"
    words = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("en*.ftl"))
    assert set(re.findall(r"^(ask-[a-z-]+) =", words, flags=re.M)) <= set(asks)


@pytest.mark.parametrize(
    ("game", "settings"), [(LABYRINTH, {}), *((SHADOWBROOK, settings) for settings in TOWNS)], ids=called
)
def test_every_option_has_a_number_and_the_mask_shows_those_that_are_offered(
    game: Game, settings: dict[str, str]
) -> None:
    numbering = Numbering(game.learner.vocabulary(game.setup(settings)))
    assert len({option.key for option in numbering.options}) == numbering.size
    for table in tables(game, settings, 2):
        legal = numbering.legal(table.decision)
        mask = numbering.mask(table.decision)
        assert [number for number, mark in enumerate(mask) if mark] == legal
        offered = [] if table.decision is None else table.decision.options
        assert {numbering.options[number] for number in legal} == set(offered)
        assert all(numbering.number(option) in legal for option in offered)
