"""What a program holds can be pickled and copied, in both forms: it goes to another process and comes back equal."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from duskbox.core import registry
from duskbox.core.chance import Fair, Fast, Scripted, Weighted
from duskbox.core.errors import IllegalChoice
from duskbox.core.matches.match import Match
from duskbox.core.matches.records import Record
from duskbox.core.messages import Message
from duskbox.core.parts.components import CardKind
from duskbox.core.parts.drawing import Picture
from duskbox.core.table import Table
from tests.core import high_card
from tests.core.playing import TABLES, RandomPlay

PACK: dict[str, object] = {"pack": {"game": "a-touch-of-evil"}, "militia": 7}


def under_way(name: str, settings: dict[str, str], choices: int = 40, pack: dict[str, object] | None = None) -> Match:
    """A match after some random choices."""
    match = Match.new(name, settings, pack=pack, seed="pickle")
    play = RandomPlay(match, 5)
    while match.decision is not None and match.choice_count < choices:
        play.step()
    return match


def held(match: Match) -> dict[str, object]:
    """All that a program can get hold of through a match, by what it is."""
    game = match.game
    found: dict[str, object] = {
        "table": match.table,
        "record": match.record,
        "header": match.record.header,
        "entry": match.record.entries[-1],
        "setup": match.setup,
        "setting": game.settings[0],
        "ruling": game.rulings[0],
        "game": game,
        "decision": match.decision,
        "options": match.options,
        "events": match.events,
        "view": match.view(),
        "reasons": [match.why_not(key) for key in game.candidates(match.table)],
        "cards": game.components.cards(match.setup),
        "error": IllegalChoice("error-illegal-choice", key="do:fly", ask="ask-action"),
        "fast": Fast(7, 3),
        "fair": Fair(b"seed", ("a", "b"), "terms", {0: "salt"}),
        "scripted": Scripted([[1, 2], [0]]),
        "imagined": Weighted(3, 2),
        "message": Message("plan-all", {"parts": [Message("plan-one")]}),
        "picture": Picture([[("x", "")]], (0, 0)),
        "card": CardKind("d", "n", "t", 1, "house", flavour="f", keywords=("k",)),
    }
    return found


COPIES: dict[str, Callable[[object], object]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def told(value: object) -> object:
    """What there is to compare of a value; many say it all in their repr or their state."""
    if isinstance(value, list | tuple):
        return [told(each) for each in value]
    if isinstance(value, Record):
        return value.text(with_seed=True)
    for way in ("state", "data"):
        if hasattr(value, way) and callable(getattr(value, way)):
            return getattr(value, way)()
    if isinstance(value, CardKind):
        return [told(getattr(value, name)) for name in ("deck", "name", "text", "flavour", "keywords", "sentences")]
    if isinstance(value, Fast | Fair | Weighted):
        return [value.pick(0, index, 1000) for index in range(20)]
    if isinstance(value, Scripted):
        return [value.pick(0, index, 9) for index in range(2)]
    return value.lines if isinstance(value, Picture) else value if isinstance(value, dict) else repr(value)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(("name", "settings"), TABLES[1:4:2], ids=["labyrinth", "shadowbrook"])
def test_all_that_a_match_holds_can_be_pickled_and_copied(name: str, settings: dict[str, str], way: str) -> None:
    for what, value in held(under_way(name, settings)).items():
        assert told(COPIES[way](value)) == told(value), what


@pytest.mark.parametrize("way", COPIES)
def test_a_match_goes_on_from_its_pickle_and_its_copy(way: str) -> None:
    match = under_way("a-touch-of-evil", {"heroes": "2"})
    again = COPIES[way](match)
    assert isinstance(again, Match)
    for _ in range(5):
        match.choose(match.options[0])
        again.choose(again.options[0])
    assert again.record.text(with_seed=True) == match.record.text(with_seed=True)


@pytest.mark.parametrize("way", COPIES)
def test_a_table_with_a_pack_keeps_its_pack(way: str) -> None:
    table = under_way("a-touch-of-evil", {"heroes": "2"}, pack=PACK).table
    again = COPIES[way](table)
    assert isinstance(again, Table)
    assert again == table
    assert again.copy().state() == table.state()


def answered(table: Table) -> Table:
    """Play a table on by its first options; what a worker process does with one."""
    chance = Fast(11, len(table.draws))
    for _ in range(10):
        if table.decision is not None:
            table.choose(table.decision.options[-1], chance)
    return table


def test_tables_go_to_other_processes_and_are_played_on_there() -> None:
    tables = [under_way(name, settings).table for name, settings in TABLES[1:4:2]]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        theirs = list(pool.map(answered, tables))
    assert theirs == [answered(table.copy()) for table in tables]


def test_a_game_of_ones_own_is_pickled_with_its_tables() -> None:
    registry.register(high_card.GAME)
    try:
        match = Match.new("high-card", seed="three")
        match.choose("swap")
        for value in (match.table, match.record, match.decision, match.table.stack[-1]):
            for way in COPIES.values():
                assert told(way(value)) == told(value)
        # The rules compare options by identity: those of the copy have to be the ones that the rules know.
        again = pickle.loads(pickle.dumps(match.table))
        assert again.decision.options[0] is high_card.SHOW
        again.choose(again.decision.options[0], Fast(1, 1))
        match.choose("ask-to-show")
        assert again.shown == [again.cards[0], 0]
        assert pickle.loads(pickle.dumps(match.game)) is match.game
    finally:
        registry.forget("high-card")
