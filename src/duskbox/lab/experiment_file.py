"""Experiments as TOML files: read with refusals that name file and key, and written so that what is fixed shows.

A list among the settings or rulings stands for several cells. `engine`, `rules` and `content` pin the experiment to the
code and the cards it was made for; `table` says what came out, so that the next player knows whether it was the
same.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from duskbox.core.errors import BadPack
from duskbox.lab.experiment import BATCH, BadExperiment, Experiment, Stop, make

#: What the box itself is called among packs.
BOX = "box"
KEYS = ("name", "game", "games", "seed", "agents", "arena", "packs", "batch", "engine", "rules", "content", "table")


@dataclass(frozen=True)
class Named:
    """An experiment from a file, and the digest of the table it should come to, if the file says so."""

    experiment: Experiment
    table: str


def read_file(path: Path) -> Named:
    """The experiment that a file describes, checked against the engine and the content that are here."""
    data = _toml(path)
    reading = _Reading(path)
    reading.known(data, "", ("experiment", "settings", "rulings", "stop"))
    about = reading.table(data, "experiment")
    reading.known(about, "experiment.", KEYS)
    game = reading.text(about, "experiment.game")
    if not game:
        raise BadExperiment("error-lab-file-missing", file=str(path), key="experiment.game")
    arena = reading.texts(about, "experiment.arena")
    line_ups = reading.line_ups(about)
    if arena and (len(arena) < 2 or len(set(arena)) < len(arena)):
        raise reading.refusal("experiment.arena", "two-agents")
    if arena and line_ups:
        raise reading.refusal("experiment.agents", "not-both")
    packs = [
        (name, None if name == BOX else read_pack(path.parent / name))
        for name in reading.texts(about, "experiment.packs")
    ]
    experiment = make(
        "arena" if arena else "lab",
        game,
        reading.values(data, "settings"),
        reading.values(data, "rulings"),
        packs or [(BOX, None)],
        line_ups or ([] if arena else [["thumb"]]),
        reading.number(about, "experiment.games", 1000),
        reading.number(about, "experiment.seed", 1),
        name=reading.text(about, "experiment.name") or path.stem,
        batch=reading.number(about, "experiment.batch", BATCH),
        stop=reading.stop(data) if "stop" in data else None,
        contestants=tuple(arena),
    )
    if experiment.stop is not None and not arena:
        raise reading.refusal("stop", "arena-only")
    _check_pins(reading, about, experiment)
    return Named(experiment, reading.text(about, "experiment.table"))


def _check_pins(reading: _Reading, about: dict[str, object], experiment: Experiment) -> None:
    for what in ("engine", "rules"):
        there, here = reading.text(about, f"experiment.{what}"), getattr(experiment, what)
        if there and there != here:
            raise BadExperiment("error-lab-other", what=f"@error-lab-what-{what}", there=there, here=here)
    there_all = reading.texts(about, "experiment.content")
    if there_all and len(there_all) != len(experiment.contents):
        raise reading.refusal("experiment.content", "one-each")
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


class _Reading:
    """Takes values out of a file's tables and refuses what is not what it should be."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def refusal(self, key: str, expected: str) -> BadExperiment:
        return BadExperiment("error-lab-value", file=str(self.path), key=key, expected=f"@expect-lab-{expected}")

    def known(self, table: dict[str, object], prefix: str, keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                raise BadExperiment("error-lab-key", file=str(self.path), key=f"{prefix}{key}", allowed=", ".join(keys))

    def table(self, data: dict[str, object], key: str) -> dict[str, object]:
        value = data.get(key, {})
        if not isinstance(value, dict):
            raise self.refusal(key, "table")
        return value

    def text(self, table: dict[str, object], key: str) -> str:
        value = table.get(key.rpartition(".")[2], "")
        if not isinstance(value, str):
            raise self.refusal(key, "text")
        return value

    def number(self, table: dict[str, object], key: str, default: int) -> int:
        value = table.get(key.rpartition(".")[2], default)
        if type(value) is not int:
            raise self.refusal(key, "number")
        return value

    def texts(self, table: dict[str, object], key: str) -> list[str]:
        """A text, or several."""
        value = table.get(key.rpartition(".")[2], [])
        values: list[object] = value if isinstance(value, list) else [value]
        found = [each for each in values if isinstance(each, str)]
        if len(found) < len(values):
            raise self.refusal(key, "texts")
        return found

    def line_ups(self, table: dict[str, object]) -> list[list[str]]:
        """Agents: each a name for all, or a list of names by seat."""
        value = table.get("agents", [])
        found: list[list[str]] = []
        for each in value if isinstance(value, list) else [value]:
            names = [name for name in (each if isinstance(each, list) else [each]) if isinstance(name, str)]
            if not names or (isinstance(each, list) and len(names) < len(each)):
                raise self.refusal("experiment.agents", "agents")
            found.append(names)
        return found

    def values(self, data: dict[str, object], key: str) -> dict[str, Sequence[str]]:
        """Settings or rulings: each a value or a list of them."""
        found: dict[str, Sequence[str]] = {}
        for name, value in self.table(data, key).items():
            values = value if isinstance(value, list) else [value]
            if not values or not all(type(each) in (str, int) for each in values):
                raise self.refusal(f"{key}.{name}", "values")
            found[name] = [str(each) for each in values]
            if len(set(found[name])) < len(values):
                raise self.refusal(f"{key}.{name}", "once")
        return found

    def stop(self, data: dict[str, object]) -> Stop:
        table = self.table(data, "stop")
        self.known(table, "stop.", ("every", "width", "low", "high"))
        numbers: dict[str, float] = {}
        for key in ("width", "low", "high"):
            value = table.get(key, 0)
            if type(value) not in (int, float):
                raise self.refusal(f"stop.{key}", "elo")
            numbers[key] = float(str(value))
        return checked_stop(
            Stop(self.number(table, "stop.every", 50), **numbers), lambda key: self.refusal(f"stop.{key}", "stop")
        )


def checked_stop(stop: Stop, refusal: Callable[[str], BadExperiment]) -> Stop:
    """A stop rule that makes sense: either a width, or a low and a high lead."""
    if stop.every < 2:
        raise refusal("every")
    if (stop.width > 0) == (stop.high > stop.low) or stop.width < 0:
        raise refusal("width")
    return stop


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
