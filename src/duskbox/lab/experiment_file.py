"""Experiments as TOML files: read with refusals that name file and key, and written so that what is fixed shows.

A list among the settings or rulings stands for several cells. `engine`, `rules` and `content` pin the experiment to the
code and the cards it was made for; `table` says what came out, so that the next player knows whether it was the
same.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duskbox.core import registry
from duskbox.core.errors import BadPack
from duskbox.core.game import Game
from duskbox.core.settings import Setting
from duskbox.core.shapes import AnyOf, ListOf, Mistakes, Named, Number, Schema, Table, Text, Whole, document
from duskbox.lab.experiment import BATCH, MOST_GAMES, MOST_SEED, BadExperiment, Experiment, Stop, make, note_choices

#: What the box itself is called among packs.
BOX = "box"

_TEXT = Text("expect-lab-text")
_WHOLE = Whole("expect-lab-number")
_TEXTS = AnyOf("expect-lab-texts", (_TEXT, ListOf("expect-lab-texts", _TEXT)))
_LINE_UP = AnyOf("expect-lab-agents", (_TEXT, ListOf("expect-lab-agents", _TEXT, shortest=1)))
_EXPERIMENT = Table(
    {
        "name": _TEXT,
        "game": _TEXT,
        "games": _WHOLE,
        "seed": _WHOLE,
        "agents": AnyOf("expect-lab-agents", (_TEXT, ListOf("expect-lab-agents", _LINE_UP))),
        "arena": _TEXTS,
        "packs": _TEXTS,
        "batch": _WHOLE,
        "engine": _TEXT,
        "rules": _TEXT,
        "content": _TEXTS,
        "table": _TEXT,
    },
    expected="expect-lab-table",
)
KEYS = tuple(_EXPERIMENT.fields)
_VALUE = AnyOf("expect-lab-values", (_TEXT, _WHOLE))
_VALUES = Named(
    AnyOf("expect-lab-values", (_VALUE, ListOf("expect-lab-values", _VALUE, shortest=1))), expected="expect-lab-table"
)
_ELO = Number("expect-lab-elo")
_STOP = Table({"every": _WHOLE, "width": _ELO, "low": _ELO, "high": _ELO}, expected="expect-lab-table")
_FILE = Table(
    {"experiment": _EXPERIMENT, "settings": _VALUES, "rulings": _VALUES, "stop": _STOP}, expected="expect-lab-table"
)


@dataclass(frozen=True)
class FromFile:
    """An experiment from a file, and the digest of the table it should come to, if the file says so."""

    experiment: Experiment
    table: str


def read_file(path: Path) -> FromFile:
    """The experiment that a file describes, checked against the engine and the content that are here. All its mistakes
    are told at once.
    """
    data = _toml(path)

    def refusal(key: str, expected: str) -> BadExperiment:
        return BadExperiment("error-lab-value", file=str(path), key=key, expected=f"@{expected}")

    def wrong(key: str, expected: str, found: object, facts: Mapping[str, str | int]) -> BadExperiment:
        return refusal(key, expected)

    def unknown(key: str, allowed: str) -> BadExperiment:
        return BadExperiment("error-lab-key", file=str(path), key=key, allowed=allowed)

    mistakes = Mistakes(wrong, unknown)
    _FILE.good(data, "", mistakes)
    about = _EXPERIMENT.good(_table(data, "experiment"), "experiment", Mistakes())
    reading = _Reading(about, data, mistakes)
    game = about.get("game")
    if not game and not mistakes.within("experiment"):
        mistakes.add(BadExperiment("error-lab-file-missing", file=str(path), key="experiment.game"), "experiment.game")
    reading.check()
    if mistakes.found and game in registry.names():
        # What the game says of the rest is told, too.
        reading.note_choices(registry.find(str(game)))
    mistakes.refuse()
    arena = reading.texts("arena")
    packs = [(name, None if name == BOX else read_pack(path.parent / name)) for name in reading.texts("packs")]
    experiment = make(
        "arena" if arena else "lab",
        str(game),
        reading.values("settings"),
        reading.values("rulings"),
        packs or [(BOX, None)],
        reading.line_ups() or ([] if arena else [["thumb"]]),
        reading.number("games", 1000),
        reading.number("seed", 1),
        name=str(about.get("name") or path.stem),
        batch=reading.number("batch", BATCH),
        stop=reading.stop(),
        contestants=tuple(arena),
    )
    _check_pins(reading, experiment, refusal)
    return FromFile(experiment, str(about.get("table", "")))


def _check_pins(reading: _Reading, experiment: Experiment, refusal: Callable[[str, str], BadExperiment]) -> None:
    for what in ("engine", "rules"):
        there, here = reading.text(what), getattr(experiment, what)
        if there and there != here:
            raise BadExperiment("error-lab-other", what=f"@error-lab-what-{what}", there=there, here=here)
    there_all = reading.texts("content")
    if there_all and len(there_all) != len(experiment.contents):
        raise refusal("experiment.content", "expect-lab-one-each")
    for there, content in zip(there_all, experiment.contents, strict=False):
        if there != content.hash:
            raise BadExperiment("error-lab-other", what="@error-lab-what-content", there=there, here=content.hash)


def read_pack(path: Path) -> dict[str, object]:
    """A pack, as the other packages read it."""
    try:
        return _toml(path)
    except BadExperiment as error:
        if error.message == "error-lab-toml":
            raise BadPack("error-pack-toml", file=str(path), reason=str(error.facts["reason"])) from None
        raise


def _toml(path: Path) -> dict[str, object]:
    if path.is_dir():
        raise BadExperiment("cli-folder", file=str(path))
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadExperiment("cli-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadExperiment("error-lab-not-toml", file=str(path)) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadExperiment("error-lab-toml", file=str(path), reason=str(error)) from None


def _table(data: Mapping[str, object], key: str) -> dict[str, object]:
    value = data.get(key)
    return value if isinstance(value, dict) else {}


class _Reading:
    """Takes values out of a file's tables; what is not of its form has been noted and is left out."""

    def __init__(self, about: dict[str, object], data: dict[str, object], mistakes: Mistakes) -> None:
        self._about = about
        self._data = data
        self._mistakes = mistakes
        self._chosen = {
            kind: {
                name: [str(each) for each in (value if isinstance(value, list) else [value])]
                for name, value in _VALUES.good(_table(data, kind), kind, Mistakes()).items()
            }
            for kind in ("settings", "rulings")
        }

    def check(self) -> None:
        """Note what several values together show."""
        arena = self.texts("arena")
        if arena and (len(arena) < 2 or len(set(arena)) < len(arena)):
            self._mistakes.bad("experiment.arena", "expect-lab-two-agents", arena)
        if arena and self.line_ups():
            self._mistakes.bad("experiment.agents", "expect-lab-not-both", arena)
        for kind, chosen in self._chosen.items():
            for name, values in chosen.items():
                if len(set(values)) < len(values):
                    self._mistakes.bad(f"{kind}.{name}", "expect-lab-once", values)
        if "stop" in self._data and not self._mistakes.within("stop"):
            wrong = faulty(self._stop())
            if wrong:
                self._mistakes.bad(f"stop.{wrong}", "expect-lab-stop", None)
            elif not arena:
                self._mistakes.bad("stop", "expect-lab-arena-only", None)

    def note_choices(self, game: Game) -> None:
        """Note what the game does not know."""
        agents = [*self.texts("arena"), *(name for line_up in self.line_ups() for name in line_up)]
        numbers = (self.number("games", 1), self.number("seed", 1), self.number("batch", BATCH))
        note_choices(self._mistakes, game, self._chosen["settings"], self._chosen["rulings"], agents, *numbers)

    def text(self, key: str) -> str:
        return str(self._about.get(key, ""))

    def number(self, key: str, default: int) -> int:
        value = self._about.get(key, default)
        return value if isinstance(value, int) else default

    def texts(self, key: str) -> list[str]:
        """A text, or several."""
        value = self._about.get(key, [])
        return [str(each) for each in (value if isinstance(value, list) else [value])]

    def line_ups(self) -> list[list[str]]:
        """Agents: each a name for all, or a list of names by seat."""
        value = self._about.get("agents", [])
        found = value if isinstance(value, list) else [value]
        return [[str(name) for name in (each if isinstance(each, list) else [each])] for each in found]

    def values(self, kind: str) -> dict[str, list[str]]:
        """Settings or rulings: each with one value or several."""
        return self._chosen[kind]

    def stop(self) -> Stop | None:
        return self._stop() if "stop" in self._data else None

    def _stop(self) -> Stop:
        given = _table(self._data, "stop")
        every = given.get("every", 50)
        low, high, width = (float(str(given.get(key, 0))) for key in ("low", "high", "width"))
        return Stop(every if isinstance(every, int) else 0, width=width, low=low, high=high)


def faulty(stop: Stop) -> str:
    """What is wrong with a stop rule, if anything: it has either a width, or a low and a high lead."""
    if stop.every < 2:
        return "every"
    if (stop.width > 0) == (stop.high > stop.low) or stop.width < 0:
        return "width"
    return ""


def schema() -> Schema:
    """What an experiment's file can hold, as JSON Schema: with the settings and rulings of each game that is here."""
    whole = document("An experiment", _FILE)
    tables: Any = whole["properties"]
    experiment = tables["experiment"]
    experiment["required"] = ["game"]
    fields = experiment["properties"]
    fields["game"] = {"enum": registry.names()}
    fields["games"] |= {"minimum": 1, "maximum": MOST_GAMES}
    fields["seed"] |= {"minimum": 0, "maximum": MOST_SEED}
    fields["arena"] = ListOf("", _TEXT, shortest=2, unique=True).schema()
    # Agents are named, or else they meet each other.
    experiment["not"] = {"required": ["arena", "agents"]}
    tables["stop"]["properties"]["every"]["minimum"] = 2
    in_arena = {"properties": {"experiment": {"required": ["arena"]}}}
    games = []
    for name in registry.names():
        game = registry.find(name)
        chosen = {"settings": _choices(game.settings), "rulings": _choices(game.rulings)}
        games.append(
            {
                "if": {"properties": {"experiment": {"properties": {"game": {"const": name}}}}},
                "then": {"properties": chosen},
            }
        )
    return {**whole, "required": ["experiment"], "dependencies": {"stop": in_arena}, "allOf": games}


def _choices(known: Sequence[Setting]) -> Schema:
    """What can be decided before play: one value of each, or several."""
    found: Schema = {}
    for setting in known:
        texts = setting.values or [str(number) for number in range(setting.least, setting.most + 1)]
        one: Schema = {"enum": list(texts)}
        if all(value.isdecimal() for value in texts):
            whole = [int(value) for value in texts]
            one = {"anyOf": [{"enum": whole}, one]}
        several: Schema = {"type": "array", "items": one, "minItems": 1, "uniqueItems": True}
        found[setting.name] = {"anyOf": [one, several]}
    return {"type": "object", "additionalProperties": False, "properties": found}


def text_of(experiment: Experiment, table: str = "") -> str:
    """An experiment as a TOML file with everything pinned. Packs are named as they were when it was made."""
    about: dict[str, object] = {"name": experiment.name, "game": experiment.game}
    about |= {"games": experiment.games, "seed": experiment.seed}
    if experiment.contestants:
        about["arena"] = list(experiment.contestants)
    else:
        line_ups = dict.fromkeys(cell.agents for cell in experiment.cells)
        about["agents"] = [each[0] if len(set(each)) == 1 else list(each) for each in line_ups]
        about["agents"] = list({json.dumps(each): each for each in about["agents"]}.values())  # type: ignore[attr-defined]
    if [content.name for content in experiment.contents] != [BOX]:
        about["packs"] = [content.name for content in experiment.contents]
    about |= {"batch": experiment.batch, "engine": experiment.engine, "rules": experiment.rules}
    about["content"] = [content.hash for content in experiment.contents]
    if table:
        about["table"] = table
    tables: dict[str, dict[str, object]] = {"experiment": about}
    for kind in ("settings", "rulings"):
        values: dict[str, dict[str, None]] = {}
        for cell in experiment.cells:
            for name, value in getattr(cell, kind).items():
                values.setdefault(name, {})[value] = None
        if values:
            tables[kind] = {name: next(iter(each)) if len(each) == 1 else list(each) for name, each in values.items()}
    if experiment.stop is not None:
        stop = experiment.stop
        tables["stop"] = {"every": stop.every} | (
            {"width": stop.width} if stop.width else {"low": stop.low, "high": stop.high}
        )
    # What JSON writes of texts, numbers and lists of them, TOML reads.
    return "\n".join(
        "\n".join(
            [f"[{name}]", *(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in table_.items()), ""]
        )
        for name, table_ in tables.items()
    )
