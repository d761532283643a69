"""Running an experiment: its batches shared out, kept as they come in, looked at between stages, and written down at
the end.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from duskbox.core import registry, table
from duskbox.lab import arena
from duskbox.lab.experiment import BadExperiment, Batch, Experiment, sources
from duskbox.lab.playing import Played, play_batch
from duskbox.lab.results import Results
from duskbox.lab.store import Store
from duskbox.lab.workers import Crew, cores, crew


class Interrupted(KeyboardInterrupt):
    """The run was stopped. `games` are kept; where they can be gone on with, `path` says so."""

    def __init__(self, games: int, path: Path | None) -> None:
        super().__init__()
        self.games = games
        self.path = path


def run(
    experiment: Experiment,
    path: Path | None = None,
    *,
    workers: int = 0,
    cluster: str = "",
    force: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play what has not been played yet and write the results to `path`, or only return them.

    `workers` 0 means all cores, where that is worth it. `progress` hears how many games have come in, those of an
    earlier run first.
    """
    experiment.check_here()
    store = Store(experiment, path, force)
    began = time.perf_counter()
    try:
        ended = _play(experiment, store, workers, cluster, progress)
    except KeyboardInterrupt:
        store.flush()
        store.drop_if_empty()
        raise Interrupted(sum(batch.end - batch.start for batch in store.done), path) from None
    except BaseException:
        store.flush()
        store.drop_if_empty()
        raise
    about = {
        "seconds": round(time.perf_counter() - began, 3),
        "workers": workers or cores(),
        "where": "ray" if cluster else "here",
        "form": "interpreted" if table.__file__.endswith(".py") else "compiled",
        "stopped": ended,
    }
    return store.finish(about)


def _play(
    experiment: Experiment, store: Store, workers: int, cluster: str, progress: Callable[[int], None] | None
) -> bool:
    """Play stage after stage; whether the stop rule ended it before all games were played."""
    hear = progress or (lambda _games: None)
    stages = experiment.stages()
    playing = set(range(len(experiment.cells)))
    most = max(len(stage) for stage in stages)
    with contextlib.ExitStack() as stack:
        hands: Crew[Batch, Played] | None = None
        for number, stage in enumerate(stages):
            wanted = [batch for batch in stage if batch.cell in playing]
            todo = [batch for batch in wanted if batch not in store.done]
            hear(sum(map(_games, wanted)) - sum(map(_games, todo)))
            if todo and hands is None:
                # Workers are called when there is something left to do, and not more of them than there are batches.
                hands = stack.enter_context(crew(play_batch, experiment, min(workers, most), cluster))
            for played in hands.work(todo) if hands is not None else ():
                _check(experiment, played)
                store.add(played)
                hear(_games(played.batch))
            if experiment.stop is not None and number + 1 < len(stages):
                seen = _before(store.columns("cell", "game", "winners"), experiment.stop.every * (number + 1))
                playing = arena.undecided(experiment, seen)
                if not playing:
                    return True
    return False


def _before(columns: dict[str, list[Any]], end: int) -> dict[str, list[Any]]:
    """The rows of games with a smaller number.

    A run that goes on has games of later stages already: who looked the first time had not seen them.
    """
    rows = [row for row, game in enumerate(columns["game"]) if game < end]
    return {name: [column[row] for row in rows] for name, column in columns.items()}


def _games(batch: Batch) -> int:
    return batch.end - batch.start


def _check(experiment: Experiment, played: Played) -> None:
    """Refuse games that were played by other code than that of the experiment,
    on a cluster that has another Duskbox.
    """
    if played.sources != experiment.sources:
        raise BadExperiment("error-lab-other-sources", there=played.sources, here=experiment.sources)


def rerun(
    results: Results,
    *,
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> tuple[Results, list[str]]:
    """Play the experiment of some results again; what came out, and the columns in which a value differs.

    The experiment is taken as it was, but for the mark of the code, which may have changed without changing any game.
    """
    experiment = results.experiment
    again = run(
        replace(experiment, sources=sources(registry.find(experiment.game))),
        workers=workers,
        cluster=cluster,
        progress=progress,
    )
    return again, [name for name in results.columns if results.columns[name] != again.columns.get(name)]
