"""What a program holds can be pickled and copied, in both forms: it goes to another process and comes back equal."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import duskbox as db
from duskbox import design, types
from duskbox.agents.agent import Seen
from duskbox.core import registry
from duskbox.core.chance import Fair, Fast, Scripted, Weighted
from duskbox.core.decisions import Vocabulary
from duskbox.core.errors import IllegalChoice
from duskbox.core.learning.features import Features
from duskbox.core.matches.match import Match
from duskbox.core.matches.moments import Moment
from duskbox.core.matches.records import Record
from duskbox.core.messages import Message
from duskbox.core.packs import Pack
from duskbox.core.parts.bot import SearchConfig
from duskbox.core.parts.components import CardKind
from duskbox.core.parts.drawing import Picture
from duskbox.core.parts.part import PARTS, Part
from duskbox.core.table import Outcome, Table
from duskbox.core.text.wording import Wording
from tests.core import high_card
from tests.core.playing import TABLES, RandomPlay

ERRORS = (db.BadPack, db.BadPosition, db.BadRecord, db.BadSetting, db.DuskboxError, db.UndoRefused)
ANALYSIS = types.Analysis(0, True, [(1, 0.5, 0.1)], 0.25, 0.25, 0.0, [types.Swing(1, 0, "do:move", 0.5, 0.75)], [])
#: The fronts of our games, which hold functions, and the interface of chance.
NEVER_MADE = (db.FearOfTheDark, db.ATouchOfEvil, design.Chance, types.View)


@db.bot
def first_option(seen: db.Seen) -> db.Option | str:
    """A bot that can be imported, as every bot that goes to another process."""
    return seen.options[0]


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
        "match": match,
        "position": match.position,
        "pack": Pack(PACK),
        "outcome": Outcome("won", "R", 1),
        # One of a game of one's own; those of ours go with their table.
        "step": high_card.Swap(1),
        "option": match.options[0],
        "errors": [kind("error-no-such-seat", seat=7, most=0) for kind in ERRORS],
        "bot": first_option,
        "seen": Seen(game, match.table, 0),
        "found by search": db.search(match, samples=8),
        "simulation": db.simulate("fear-of-the-dark", games=2),
        "arena": (arena := db.arena("fear-of-the-dark", [first_option, "random"], games=2)),
        "ratings": [*arena.ratings, *arena.pairings],
        "analysis": ANALYSIS,
        "swings": ANALYSIS.decisions,
        "vocabulary": Vocabulary(),
        "moment": list(match.record)[-1],
        "wording": match.wording(),
        "learner's reader": game.learner.features(match.setup),
        "search": game.bot.search,
        **{f"part {name}": getattr(game, name) for name in PARTS},
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
    if isinstance(value, Part):
        return type(value).__name__
    for way in ("state", "data"):
        if hasattr(value, way) and callable(getattr(value, way)):
            return getattr(value, way)()
    if isinstance(value, CardKind):
        return [told(getattr(value, name)) for name in ("deck", "name", "text", "flavour", "keywords", "sentences")]
    if isinstance(value, Fast | Fair | Weighted):
        return [value.pick(0, index, 1000) for index in range(20)]
    if isinstance(value, Scripted):
        return [value.pick(0, index, 9) for index in range(2)]
    if isinstance(value, Match):
        return value.record.text(with_seed=True)
    if isinstance(value, Seen):
        return [value.game.name, value.options.keys(), value.view()]
    if isinstance(value, Vocabulary):
        return list(value.by_key)
    if isinstance(value, Moment):
        return [value.number, value.entry, told(value.after), value.text(), value.options.keys()]
    if isinstance(value, Wording):
        return [value.game.name, value.language("pl").say("game-name")]
    if isinstance(value, Features):
        return [type(value).__name__, value.layout]
    if isinstance(value, SearchConfig):
        return [value.cut, value.depth, value.doubt, value.idle, value.trivial]
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


@pytest.mark.parametrize("way", COPIES)
def test_a_readers_copy_reads_the_same_rows(way: str) -> None:
    for name, settings in TABLES[1:4:2]:
        match = under_way(name, settings)
        reader = match.game.learner.features(match.setup)
        again = COPIES[way](reader)
        assert isinstance(again, Features) and again.row(match.table, 0) == reader.row(match.table, 0)


@pytest.mark.parametrize("way", COPIES)
def test_a_vocabulary_keeps_its_options_and_its_copy_may_grow(way: str) -> None:
    options = Vocabulary(lasting=False)
    walk = options.add("walk", code=3)
    again = COPIES[way](options)
    assert isinstance(again, Vocabulary) and again.option("walk") == walk
    again.add("rest")
    assert list(options.by_key) == ["walk"]


def test_no_public_class_is_left_out_above() -> None:
    matches = [under_way(name, settings) for name, settings in TABLES[1:4:2]]
    values = [value for match in matches for value in held(match).values()]
    values += [each for value in values if isinstance(value, list | tuple) for each in value]
    for module in (db, types, design):
        for name in module.__all__:
            kind = getattr(module, name)
            if isinstance(kind, type) and kind not in NEVER_MADE:
                assert any(isinstance(value, bases_of(kind)) for value in values), name


def bases_of(kind: type) -> tuple[type, ...]:
    """The class, or what it is the front of: classes of `duskbox.design` name the class of the tables."""
    return kind.__bases__ if kind.__module__ == design.__name__ else (kind,)


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
