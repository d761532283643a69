"""The batches of a run that are finished, kept next to the results until all are: a run that is interrupted goes on
where it was.

Every second or so the finished batches are written to a file of their own, which is whole or not there. A run that is
killed loses no more than that.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import time
from pathlib import Path
from typing import Any

from duskbox.lab.experiment import BadExperiment, Batch, Experiment
from duskbox.lab.playing import Played
from duskbox.lab.results import Results, arrow, columns_of, read_table, schema, write

#: How often finished batches are put away, in seconds.
OFTEN = 1.0


class Store:
    """The finished batches of an experiment whose results will be `path`;
    without a path they are kept in memory alone.
    """

    def __init__(self, experiment: Experiment, path: Path | None, force: bool = False) -> None:
        self.experiment = experiment
        self.path = path
        self.done: dict[Batch, float] = {}
        self._fresh: list[Played] = []
        self._kept: list[Any] = []
        self._written = time.monotonic()
        if path is not None:
            arrow()
            self._open(path, force)

    @property
    def folder(self) -> Path:
        """Where finished batches lie until the results are whole."""
        assert self.path is not None
        return self.path.with_name(f"{self.path.name}.parts")

    def _open(self, path: Path, force: bool) -> None:
        header = self.folder / "experiment.json"
        if path.is_dir():
            raise BadExperiment("cli-folder", file=str(path))
        if path.exists() and not force:
            raise BadExperiment("error-lab-exists", file=str(path))
        if force:
            shutil.rmtree(self.folder, ignore_errors=True)
        if header.exists():
            self._check(header)
            for part in sorted(self.folder.glob("*.parquet")):
                self._take(part)
            return
        if not path.parent.is_dir():
            raise BadExperiment("error-lab-no-folder", file=str(path), folder=str(path.parent))
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        beside = header.with_suffix(".new")
        beside.write_text(json.dumps(self.experiment.data()), encoding="utf-8")
        beside.replace(header)

    def _check(self, header: Path) -> None:
        """Refuse to go on with what another experiment has begun, and say in what they differ."""
        try:
            there = json.loads(header.read_text(encoding="utf-8"))
        except ValueError:
            there = {}
        here = json.loads(json.dumps(self.experiment.data()))
        if there != here:
            differs = ", ".join(name for name in here if there.get(name) != here[name])
            raise BadExperiment("error-lab-other-parts", folder=str(self.folder), differs=differs)

    def _take(self, part: Path) -> None:
        """Take in a part, but for batches that are there already: two runs may have shared the folder for a while."""
        table, _, run = read_table(part)
        start = 0
        for place, cell, first, end, seconds in run["batches"]:
            batch = Batch(place, cell, first, end)
            if batch not in self.done:
                self.done[batch] = seconds
                self._kept.append(table.slice(start, end - first))
            start += end - first

    def add(self, played: Played) -> None:
        """A batch is finished."""
        self.done[played.batch] = played.seconds
        self._fresh.append(played)
        if self.path is not None and time.monotonic() - self._written > OFTEN:
            self.flush()

    def flush(self) -> None:
        """Put away what has come in since the last time."""
        if self.path is not None and self._fresh:
            self._fresh.sort(key=lambda played: (played.batch.cell, played.batch.start))
            table = self._table(self._fresh)
            batches = [
                (*(getattr(played.batch, name) for name in ("place", "cell", "start", "end")), played.seconds)
                for played in self._fresh
            ]
            part = self.folder / f"{time.time_ns()}-{os.getpid()}-{secrets.token_hex(2)}.parquet"
            write(part, self.experiment, table, {"batches": batches})
            self._kept.append(table)
            self._fresh = []
        self._written = time.monotonic()

    def _table(self, played: list[Played]) -> Any:
        return arrow().table(columns_of(self.experiment, played), schema=schema(self.experiment))

    def columns(self, *only: str) -> dict[str, list[Any]]:
        """Everything so far, in order, or only some columns of it."""
        if self.path is None:
            return columns_of(self.experiment, self._fresh)
        whole = self._whole()
        columns: dict[str, list[Any]] = (whole.select(only) if only else whole).to_pydict()
        return columns

    def _whole(self) -> Any:
        pa = arrow()
        parts = [*self._kept, *([self._table(self._fresh)] if self._fresh else [])]
        table = pa.concat_tables(parts) if parts else schema(self.experiment).empty_table()
        table = table.sort_by([("cell", "ascending"), ("game", "ascending")])
        numbers = pa.array(range(table.num_rows), pa.int64())
        return table.set_column(0, schema(self.experiment).field("number"), numbers)

    def finish(self, run: dict[str, Any]) -> Results:
        """All is played: write the results and clear away the parts."""
        batches = [(batch.cell, batch.start, batch.end, round(spent, 6)) for batch, spent in self.done.items()]
        about = {**run, "batches": sorted(batches)}
        results = Results(self.experiment, self.columns(), about)
        about["table"] = results.digest()
        if self.path is not None:
            write(self.path, self.experiment, self._whole(), about)
            shutil.rmtree(self.folder, ignore_errors=True)
        return results

    def drop_if_empty(self) -> None:
        """Leave no empty folder behind when nothing was played."""
        if self.path is not None and not self.done:
            with contextlib.suppress(OSError):
                shutil.rmtree(self.folder)
