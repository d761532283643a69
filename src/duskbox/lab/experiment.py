"""An experiment: which games are to be played, by whom and with which seeds, so that others can play the same games
again.

It is made of cells, one for each combination of what varies: settings, rulings, packs and who sits where. Game *n* of
every cell has the same seed, so cells are compared on equal luck. `docs/lab.md` describes the TOML file an experiment
can be read from.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.metadata import version
from pathlib import Path

import msgspec

from duskbox.agents.agent import budget_of
from duskbox.agents.bots import local_agent, runs_code
from duskbox.core import registry
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.game import Game
from duskbox.core.settings import Setting, Setup
from duskbox.core.shapes import Mistakes

#: Games handed to a worker at a time, unless the experiment says otherwise.
BATCH = 100
#: The largest numbers an experiment can name: a game's seed has 63 bits, 32 of them for its number.
MOST_GAMES = 100_000_000
MOST_SEED = (1 << 31) - 1
#: More cells than this are a slip of the pen.
MOST_CELLS = 20_000


class BadExperiment(DuskboxError):
    """An experiment that cannot be run, or results that do not belong to it."""


@dataclass(frozen=True)
class Cell:
    """One kind of game: its settings and rulings, the number of its content, and the agent at each seat."""

    settings: dict[str, str]
    rulings: dict[str, str]
    content: int
    agents: tuple[str, ...]


@dataclass(frozen=True)
class Content:
    """The box itself (`pack` is None) or a pack over it, with a name to tell it by and its hash."""

    name: str
    pack: dict[str, object] | None
    hash: str


@dataclass(frozen=True)
class Stop:
    """When to stop before all games are played: looked at after every `every` games of each cell.

    With `width` it is over when every rating is known to ± width Elo; with `low` and `high` when a sequential test has
    decided for every two agents whether the first is better by at most `low` or by at least `high` Elo.
    """

    every: int = 50
    width: float = 0.0
    low: float = 0.0
    high: float = 0.0


@dataclass(frozen=True)
class Batch:
    """Some games of a cell: numbers `start` to `end` - 1. Its place in the order of all batches is its name."""

    place: int
    cell: int
    start: int
    end: int


@dataclass(frozen=True)
class Experiment:
    """Everything that decides what comes out. `kind` says what it was made for: lab, simulate, arena or whatif."""

    name: str
    kind: str
    game: str
    engine: str
    rules: str
    sources: str
    seed: int
    games: int
    batch: int
    contents: tuple[Content, ...]
    cells: tuple[Cell, ...]
    #: The settings and rulings that all cells share, defaults included, as the header of a record has them.
    settings: dict[str, str]
    rulings: dict[str, str]
    #: The agents of an arena, in the order they were named.
    contestants: tuple[str, ...] = ()
    stop: Stop | None = None
    #: What the game was asked for beyond its rules when the cells were made: combinations it refused, which have no
    #: cell.
    refused: int = 0
    watched: tuple[str, ...] = field(default=(), repr=False)

    # As data

    def data(self) -> dict[str, object]:
        """The experiment as JSON can hold it; the header of its results."""
        return {"duskbox": "results", "version": 1, **asdict(self)}

    @staticmethod
    def read(data: dict[str, object]) -> Experiment:
        """The experiment that gave this data; a ValueError for any other."""
        if data.get("duskbox") != "results" or data.get("version") != 1:
            raise ValueError("not the header of results")
        try:
            return msgspec.convert(data, Experiment)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from None

    # What is played

    def setup(self, cell: Cell) -> Setup:
        """How the games of a cell are set up."""
        return registry.find(self.game).setup(cell.settings, cell.rulings, self.contents[cell.content].pack)

    def stages(self) -> list[list[Batch]]:
        """The batches in order. Where games may stop early they come in stages, and after each one the results are
        looked at.
        """
        step = self.games if self.stop is None else self.stop.every
        stages: list[list[Batch]] = []
        place = 0
        for start in range(0, self.games, step):
            stage: list[Batch] = []
            for cell in range(len(self.cells)):
                for first in range(start, min(start + step, self.games), self.batch):
                    stage.append(Batch(place, cell, first, min(first + self.batch, start + step, self.games)))
                    place += 1
            stages.append(stage)
        return stages

    def varying(self) -> list[str]:
        """The settings (`setting.…`) and rulings (`ruling.…`) that are not the same in all cells, and `pack` if
        contents differ.
        """
        found: list[str] = []
        for kind in ("settings", "rulings"):
            names = dict.fromkeys(name for cell in self.cells for name in getattr(cell, kind))
            for name in names:
                if len({getattr(cell, kind).get(name) for cell in self.cells}) > 1:
                    found.append(f"{kind[:-1]}.{name}")
        return found + (["pack"] if len(self.contents) > 1 else [])

    def value(self, cell: Cell, name: str) -> str:
        """What a cell has for something that varies."""
        if name == "pack":
            return self.contents[cell.content].name
        kind, _, key = name.partition(".")
        return (cell.settings if kind == "setting" else cell.rulings).get(key, "")

    def timed_agents(self) -> list[str]:
        """The agents that think by the clock: with them the same games cannot be played again."""
        everyone = dict.fromkeys(name for cell in self.cells for name in cell.agents)
        return [name for name in everyone if (budget := budget_of(name)) is not None and not budget.iterations]

    def check_programs(self, allowed: bool) -> None:
        """Refuse agents that are programs unless they are allowed: a person who runs a file from elsewhere does not
        thereby run its commands.
        """
        everyone = dict.fromkeys(name for cell in self.cells for name in cell.agents)
        programs = [name for name in everyone if runs_code(name)]
        if programs and not allowed:
            raise BadExperiment("error-lab-programs", programs=", ".join(programs))

    def check_here(self) -> None:
        """Refuse if this engine, these rules or this content are not those of the experiment."""
        game = registry.find(self.game)
        mine = {"engine": version("duskbox"), "rules": game.rules_version}
        for what, here in mine.items():
            there = getattr(self, what)
            if there != here:
                raise BadExperiment("error-lab-other", what=f"@error-lab-what-{what}", there=there, here=here)
        for content in self.contents:
            found = game.components.hash(game.setup({}, {}, content.pack))
            if found != content.hash:
                raise BadExperiment("error-lab-other", what="@error-lab-what-content", there=content.hash, here=found)


# Making one


def make(
    kind: str,
    game: str,
    settings: Mapping[str, Sequence[str]],
    rulings: Mapping[str, Sequence[str]],
    packs: Sequence[tuple[str, dict[str, object] | None]],
    line_ups: Sequence[Sequence[str]],
    games: int,
    seed: int,
    *,
    name: str = "",
    batch: int = BATCH,
    stop: Stop | None = None,
    contestants: tuple[str, ...] = (),
) -> Experiment:
    """An experiment over every combination of values, packs and line-ups.

    A line-up names the agents by seat, from the first on again when there are more seats; for an arena it is left empty
    and made from the contestants.
    """
    found = registry.find(game)
    mistakes = Mistakes()
    agents = [*contestants, *(name for line_up in line_ups for name in line_up)]
    note_choices(mistakes, found, settings, rulings, agents, games, seed, batch)
    mistakes.refuse()
    contents = tuple(Content(label, pack, _hash(found, pack)) for label, pack in packs)
    cells: list[Cell] = []
    refused: list[BadSetting] = []
    setups: list[Setup] = []
    for place, content in enumerate(contents):
        for chosen, answers in itertools.product(_combinations(settings), _combinations(rulings)):
            try:
                setup = found.setup(chosen, answers, content.pack)
            except BadSetting as error:
                refused.append(error)
                continue
            setups.append(setup)
            for seats in arena_seats(found, setup, contestants) if contestants else _seated(found, setup, line_ups):
                cells.append(Cell(chosen, answers, place, seats))
            if len(cells) > MOST_CELLS:
                raise BadExperiment("error-lab-too-many", cells=len(cells), most=MOST_CELLS)
    if not cells:
        raise refused[-1] if refused else BadExperiment("error-lab-no-agents")
    watched: dict[str, None] = {}
    for content in contents:
        watched.update(dict.fromkeys(found.checks.watched_content(found.setup({}, {}, content.pack))))
    return Experiment(
        name=name,
        kind=kind,
        game=game,
        engine=version("duskbox"),
        rules=found.rules_version,
        sources=sources(found),
        seed=seed,
        games=games,
        batch=batch,
        contents=contents,
        cells=tuple(cells),
        settings=_shared([each.settings for each in setups]),
        rulings=_shared([each.rulings for each in setups]),
        contestants=contestants,
        stop=stop,
        refused=len(refused),
        watched=tuple(watched),
    )


def arena_seats(game: Game, setup: Setup, contestants: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Who sits where in an arena: every two agents by turns along the sides, then the other way round, so that each has
    every side once. Where all seats are on one side, each agent plays alone, and the same seeds compare them.
    """
    table = game.new_table(setup)
    sides = [table.side(seat) for seat in range(table.seats)]
    order = list(dict.fromkeys(sides))
    if len(order) == 1:
        return [(each,) * table.seats for each in contestants]
    return [
        tuple(pair[order.index(side) % 2] for side in sides)
        for two in itertools.combinations(contestants, 2)
        for pair in (two, two[::-1])
    ]


@cache
def sources(game: Game) -> str:
    """A short hash of the code that plays: kernel,
    agents and the game. The same version may have been changed since.
    """
    package = Path(__file__).parents[1]
    found = hashlib.sha256()
    for folder in (package / "core", package / "agents", game.texts.folder.parent):
        for path in sorted(folder.rglob("*.py")):
            found.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def note_choices(
    mistakes: Mistakes,
    game: Game,
    settings: Mapping[str, Sequence[str]],
    rulings: Mapping[str, Sequence[str]],
    agents: Sequence[str],
    games: int,
    seed: int,
    batch: int,
) -> None:
    """Note what the game and the agents do not know at all, before combinations are tried."""
    _note_numbers(mistakes, games, seed, batch)
    _note_values(mistakes, "setting", game.settings, settings)
    _note_values(mistakes, "ruling", game.rulings, rulings)
    for agent in dict.fromkeys(agents):
        _note(mistakes, lambda name: local_agent(name, 0), agent)


def check_numbers(games: int, seed: int, batch: int = BATCH) -> None:
    """Refuse more games than can be counted, and seeds that would be cut off."""
    mistakes = Mistakes()
    _note_numbers(mistakes, games, seed, batch)
    mistakes.refuse()


def _note_numbers(mistakes: Mistakes, games: int, seed: int, batch: int) -> None:
    for name, value, least, most in (
        ("games", games, 1, MOST_GAMES),
        ("seed", seed, 0, MOST_SEED),
        ("batch", batch, 1, 100_000),
    ):
        if not least <= value <= most:
            mistakes.add(BadSetting("error-bad-value", name=name, value=str(value), allowed=f"{least}–{most}"))


def _note_values(mistakes: Mistakes, kind: str, known: tuple[Setting, ...], given: Mapping[str, Sequence[str]]) -> None:
    schema = {setting.name: setting for setting in known}
    for name, values in given.items():
        if name not in schema:
            mistakes.add(BadSetting(f"error-unknown-{kind}", name=name, allowed=", ".join(schema)))
            continue
        for each in values:
            _note(mistakes, schema[name].check, each)


def _note(mistakes: Mistakes, check: Callable[[str], object], value: str) -> None:
    try:
        check(value)
    except DuskboxError as error:
        mistakes.add(error)


def _combinations(values: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    return [dict(zip(values, each, strict=True)) for each in itertools.product(*values.values())]


def _shared(each: list[dict[str, str]]) -> dict[str, str]:
    """What is the same in all of these."""
    return {name: value for name, value in each[0].items() if all(other[name] == value for other in each)}


def _seated(game: Game, setup: Setup, line_ups: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    seats = game.new_table(setup).seats
    return [tuple(itertools.islice(itertools.cycle(line_up), seats)) for line_up in line_ups if line_up]


def _hash(game: Game, pack: dict[str, object] | None) -> str:
    if pack is not None:
        game.components.check_pack(pack)
    return game.components.hash(game.setup({}, {}, pack))
