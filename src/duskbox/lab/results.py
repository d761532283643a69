"""Results: one Parquet file with a row for each game, and in its metadata the experiment that it came from.

What depends on the machine (how long it took, how many processes shared the work) is in the metadata too, under a name
of its own, so that two tables of the same experiment are equal to the last value.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskbox.lab.experiment import BadExperiment, Experiment
from duskbox.lab.playing import Played

if TYPE_CHECKING:
    import pyarrow as pa

#: Names in the file's metadata: the experiment, and how it was run.
HEADER = b"duskbox"
RUN = b"duskbox.run"
#: What every table has, in this order; the columns of what varies stand behind `agents`.
BEFORE = ("number", "cell", "game", "seed", "agents")
AFTER = (
    "roles", "scene", "outcome", "winners", "decisions", "choices", "branching", "length", "live", "digest",
)  # fmt: skip


@dataclass(frozen=True)
class Results:
    """A table of games by column, the experiment behind it, and how it was run."""

    experiment: Experiment
    columns: dict[str, list[Any]]
    run: dict[str, Any]

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.columns["number"])

    def digest(self) -> str:
        """A hash of every value in the table: equal tables have equal digests."""
        found = hashlib.sha256()
        names = list(self.columns)
        found.update(json.dumps(names).encode())
        for row in zip(*self.columns.values(), strict=True):
            found.update(json.dumps(row, separators=(",", ":")).encode())
        return found.hexdigest()


def arrow() -> Any:
    """The library for Parquet, or a refusal that says where to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadExperiment("error-lab-library", library="pyarrow", extra="lab") from None
    return pyarrow


def columns_of(experiment: Experiment, played: Iterable[Played]) -> dict[str, list[Any]]:
    """The rows of some batches as columns, in the order of cells and games."""
    varying = experiment.varying()
    columns: dict[str, list[Any]] = {name: [] for name in (*BEFORE, *varying, *AFTER)}
    for part in sorted(played, key=lambda each: (each.batch.cell, each.batch.start)):
        cell = experiment.cells[part.batch.cell]
        agents = list(cell.agents)
        values = [experiment.value(cell, name) for name in varying]
        for row in part.rows:
            line = (
                len(columns["number"]), part.batch.cell, row.number, row.seed, agents, *values, list(row.roles),
                list(row.scene), row.outcome, list(row.winners), row.decisions, row.choices,
                row.options / row.decisions if row.decisions else 0.0, row.length, list(row.live), row.digest,
            )  # fmt: skip
            for column, value in zip(columns.values(), line, strict=True):
                column.append(value)
    return columns


def schema(experiment: Experiment) -> pa.Schema:
    """The types of the columns."""
    pa = arrow()
    types = {
        "number": pa.int64(), "cell": pa.int32(), "game": pa.int64(), "seed": pa.int64(),
        "agents": pa.list_(pa.string()), "roles": pa.list_(pa.string()), "scene": pa.list_(pa.string()),
        "winners": pa.list_(pa.int8()), "decisions": pa.int32(), "choices": pa.int32(), "branching": pa.float64(),
        "length": pa.int32(), "live": pa.list_(pa.int16()),
    }  # fmt: skip
    names = (*BEFORE, *experiment.varying(), *AFTER)
    return pa.schema([pa.field(name, types.get(name, pa.string()), nullable=False) for name in names])


def write(path: Path, experiment: Experiment, table: pa.Table, run: dict[str, Any]) -> None:
    """Write a table so that the file is whole or not there at all."""
    metadata = {HEADER: json.dumps(experiment.data()).encode(), RUN: json.dumps(run).encode()}
    written = table.replace_schema_metadata(metadata)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            arrow().parquet.write_table(written, file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_table(path: Path) -> tuple[pa.Table, Experiment, dict[str, Any]]:
    """A table with its experiment, or a refusal that names the file."""
    pa = arrow()
    if not path.exists():
        raise BadExperiment("cli-no-file", file=str(path))
    if path.is_dir():
        raise BadExperiment("cli-folder", file=str(path))
    try:
        table = pa.parquet.read_table(path)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, OSError):
        raise BadExperiment("error-lab-no-results", file=str(path)) from None
    metadata = table.schema.metadata or {}
    try:
        header, run = json.loads(metadata[HEADER]), json.loads(metadata[RUN])
        experiment = Experiment.read(header)
    except (KeyError, ValueError):
        raise BadExperiment("error-lab-no-results", file=str(path)) from None
    if not table.schema.equals(schema(experiment)):
        raise BadExperiment("error-lab-no-results", file=str(path))
    return table, experiment, run


def read(path: Path) -> Results:
    """Results that were written; a table that is not the one that was written is refused."""
    table, experiment, run = read_table(path)
    results = Results(experiment, table.to_pydict(), run)
    if run.get("table") not in (None, results.digest()):
        raise BadExperiment("error-lab-changed", file=str(path))
    return results
