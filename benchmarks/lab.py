"""The lab's batches side by side: one process, all cores, and Ray, on the same experiment, with equal tables or not at
all.

    python benchmarks/lab.py [--game fear-of-the-dark] [--agent random] [--games 20000] [--workers 2] [--no-ray] [--out
    FILE]

Besides the time on the clock it measures the processor time that all processes together spent. On a machine that others
use, too, the clock says little; but who needs no more processor time for the same games on two cores than on one is
twice as fast where both are free. `duskbox simulate` keeps a tally only; an experiment keeps a row of every game.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from duskbox.core import table
from duskbox.lab.experiment import Experiment, make
from duskbox.lab.run import run
from duskbox.lab.simulate import Job, simulate
from duskbox.lab.workers import cores


def spent() -> float:
    """Seconds of processor time of this process, of all that it has waited for, and of its living descendants, as Ray's
    workers are.
    """
    waited = sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )
    return waited + sum(_living(os.getpid()))


def _living(ancestor: int) -> list[float]:
    """The processor time of every living descendant, where the system tells (Linux)."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(path.parent.name)
        parents[number] = int(fields[1])
        times[number] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    found = []
    for number in times:
        above = parents.get(number, 0)
        while above not in (0, ancestor):
            above = parents.get(above, 0)
        if above == ancestor:
            found.append(times[number])
    return found


@dataclass(frozen=True)
class Measured:
    """A way of sharing the work: the clock, the processor, and what came out, to compare."""

    kind: str
    way: str
    games: int
    seconds: float
    processor: float
    came_out: str


def measured(given: argparse.Namespace) -> list[Measured]:
    """Every way of sharing the work; the first of a kind is one process alone."""
    job = Job(given.game, {}, {}, None, given.agent, given.games, 1)
    experiment = make("lab", given.game, {}, {}, [("box", None)], [[given.agent]], given.games, 1)

    def tally(workers: int) -> str:
        found = simulate(job, workers)
        return f"{found.decisions} {sorted(found.outcomes.items())}"

    def rows(workers: int, cluster: str = "") -> str:
        return run(experiment, workers=workers, cluster=cluster).digest()

    several = given.workers
    ways: list[tuple[str, str, Callable[[], str]]] = [
        ("tally", "one process", lambda: tally(1)),
        ("tally", f"{several} processes", lambda: tally(several)),
        ("rows", "one process", lambda: rows(1)),
        ("rows", f"{several} processes", lambda: rows(several)),
    ]
    if not given.no_ray:
        # Starting a cluster is no part of the work: it is there before the clock runs.
        start_ray(several, experiment)
        ways.append(("rows", f"Ray, {several} workers", lambda: rows(several, "auto")))
    found = []
    for kind, way, action in ways:
        clock, processor = time.perf_counter(), spent()
        came_out = action()
        seconds = time.perf_counter() - clock
        found.append(Measured(kind, way, given.games, seconds, spent() - processor, came_out))
        print(f"{kind}, {way}: {given.games / seconds:.0f} games/s", file=sys.stderr, flush=True)
    return found


def start_ray(workers: int, experiment: Experiment) -> None:
    """A cluster on this machine whose workers have loaded what they need."""
    from duskbox.lab.workers import ray_library

    ray_library().init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    small = make("lab", experiment.game, {}, {}, [("box", None)], [["random"]], 4 * workers, 1, batch=1)
    run(small, workers=workers, cluster="auto")


def shown(rows: list[Measured], given: argparse.Namespace) -> str:
    """A table in Markdown."""
    form = "interpreted" if table.__file__.endswith(".py") else "compiled"
    lines = [
        (
            f"{given.games} games of {given.game} by `{given.agent}`, {form}, on {os.cpu_count()} cores (load"
            f" {os.getloadavg()[0]:.1f})."
        ),
        "",
        "| what is kept | way | games/s | × one process | processor seconds | × one process |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    first: dict[str, Measured] = {}
    for row in rows:
        alone = first.setdefault(row.kind, row)
        speed, gain, cost = row.games / row.seconds, alone.seconds / row.seconds, row.processor / alone.processor
        lines.append(f"| {row.kind} | {row.way} | {speed:.0f} | {gain:.2f} | {row.processor:.1f} | {cost:.2f} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, compare, print; the exit code is 1 when two ways came to different tables."""
    parser = argparse.ArgumentParser(prog="python benchmarks/lab.py", description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="fear-of-the-dark")
    parser.add_argument("--agent", default="random")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--no-ray", action="store_true")
    parser.add_argument("--out", type=Path, help="write the figures here as JSON")
    given = parser.parse_args()
    rows = measured(given)
    print(shown(rows, given))
    if given.out is not None:
        given.out.write_text(json.dumps([asdict(row) for row in rows], indent=1), encoding="utf-8")
    if any(len({row.came_out for row in rows if row.kind == kind}) > 1 for kind in ("tally", "rows")):
        print("The tables differ.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
