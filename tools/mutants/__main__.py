"""How many mistakes the tests notice: `python -m tools.mutants --seconds 480 --workers 16 --out mutants.json`.

One small change at a time is made to a copy of the sources, and the tests that run the changed lines are run, those of
the most particular files first. A change that none of them notices survives: either it changes nothing that can be
seen, or a test is missing. Which changes are tried depends on the seed, how many on the time.

Which test runs which line is measured first, and kept for the next time if `--lines` names a folder.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import coverage

from tools.mutants.changes import Change, changes

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = Path("src/duskbox")

#: What is changed, and the folders of the tests that should notice.
ENGINE: Final = ("tests/core", "tests/library", "tests/records", "tests/schema")
PACKAGES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "core": ("core", (*ENGINE, "tests/fear_of_the_dark", "tests/touch_of_evil")),
    "rules of Fear of the Dark": ("games/fear_of_the_dark/rules", (*ENGINE, "tests/fear_of_the_dark")),
    "rules of A Touch of Evil": ("games/touch_of_evil/rules", (*ENGINE, "tests/touch_of_evil")),
    "effects of A Touch of Evil": ("games/touch_of_evil/effects", (*ENGINE, "tests/touch_of_evil")),
    "server": ("server", ("tests/server",)),
    "lab": ("lab", ("tests/lab",)),
    "agents": ("agents", ("tests/agents", "tests/library")),
    "bot of Fear of the Dark": ("games/fear_of_the_dark/bot", ("tests/agents", "tests/fear_of_the_dark")),
    "bot of A Touch of Evil": ("games/touch_of_evil/bot", ("tests/agents", "tests/touch_of_evil")),
    "terminal": ("terminal", ("tests/terminal",)),
    "command line": ("cli", ("tests/cli",)),
}
USUAL: Final = tuple(PACKAGES)[:5]
#: What the tests need of the project. Files that only compare what is written from the sources with the sources would
#: notice every change, whatever it does.
NEEDED: Final = (
    "src", "tests", "examples", "docs", "deploy", "tools", "benchmarks", "web/src", "pyproject.toml", "README.md",
)  # fmt: skip
ABOUT_SOURCES: Final = ("tests/schema/test_written.py", "tests/locale/test_messages.py")
#: Files whose tests are measured in several processes, as all others are done long before.
LONG: Final = {"tests/core/test_snapshots.py": 6, "tests/records/test_records.py": 4}
NOT_COPIED: Final = shutil.ignore_patterns("node_modules", ".*cache", "__pycache__", "*.so", "pictures")

#: A first look at the tests that are the most likely to notice, then at others: processor time in seconds.
FIRST_LOOK: Final = 4.0
START: Final = 20.0


@dataclass(frozen=True)
class Tests:
    """What was measured: how long each test takes, and the tests of each line."""

    seconds: dict[str, float]
    of_line: dict[tuple[str, int], set[str]]
    of_file: dict[str, set[str]]


@dataclass(frozen=True)
class Outcome:
    """What became of a change: `noticed`, `stopped` (it ran for ever), `survived`, or `not reached` by any test."""

    package: str
    change: Change
    result: str
    tests: int
    by: str = ""


def main() -> int:
    """Measure, change, count."""
    asked = arguments()
    begun = time.monotonic()
    end = begun + asked.seconds
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        first = Path(scratch) / "0"
        copy_project(first)
        chosen = all_at(asked.package, asked.only) if asked.only else sample(asked.package, asked.seed)
        lines = asked.lines or Path(scratch) / "lines"
        measure(first, lines, asked.package, asked.workers, asked.seconds / 2)
        tests = read(lines, first, chosen)
        note(f"{len(tests.seconds)} tests measured after {time.monotonic() - begun:.0f} s")
        copies = [first, *(Path(scratch) / str(number) for number in range(1, asked.workers))]
        for copied in copies[1:]:
            shutil.copytree(first, copied, symlinks=True)
        outcomes = try_all(chosen, tests, copies, end, asked.per_change)
    report = summary(outcomes, asked.seed, time.monotonic() - begun, asked.workers)
    if asked.out:
        asked.out.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print_table(report)
    return 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="How many mistakes the tests notice.")
    parser.add_argument("--package", action="append", choices=PACKAGES, help="only this one; may be given again")
    parser.add_argument("--seed", type=int, default=1, help="which changes are tried (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1800.0, help="in all (default: %(default)s)")
    parser.add_argument("--per-change", type=float, default=40.0, help="tests run so long (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="(default: %(default)s)")
    parser.add_argument("--lines", type=Path, help="a folder for what was measured; if it is full, it is used")
    parser.add_argument(
        "--only", nargs="+", help="every change in files or lines whose names end like this: board.py:40"
    )
    parser.add_argument("--out", type=Path, help="write all outcomes to this file, as JSON")
    asked = parser.parse_args()
    asked.package = asked.package or list(USUAL)
    return asked


def note(text: str) -> None:
    """Say how far it has come."""
    print(text, file=sys.stderr, flush=True)


def copy_project(target: Path) -> None:
    """A copy that can be changed, with the entry points by which games are found."""
    for name in NEEDED:
        source, place = ROOT / name, target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, place, ignore=NOT_COPIED)
        else:
            shutil.copy2(source, place)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = target / "src" / "duskbox.egg-info"
    shutil.rmtree(about, ignore_errors=True)
    about.mkdir()
    version = f"Metadata-Version: 2.1\nName: duskbox\nVersion: {project['version']}\n"
    (about / "PKG-INFO").write_text(version, encoding="utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in points.items())
        for group, points in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")


def sample(packages: Sequence[str], seed: int) -> list[tuple[str, Change]]:
    """Changes in a random order, of all packages by turns: each time a line, and one of its changes."""
    queues = []
    for package in packages:
        chance = random.Random(f"{seed} {package}")
        lines: defaultdict[tuple[str, int], list[Change]] = defaultdict(list)
        for path in sorted((ROOT / SOURCE / PACKAGES[package][0]).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            for change in changes(name, path.read_bytes()):
                lines[name, change.first_line].append(change)
        order = [one_of(each, chance) for each in lines.values()]
        chance.shuffle(order)
        queues.append([(package, change) for change in order])
    longest = max(map(len, queues), default=0)
    return [queue[at] for at in range(longest) for queue in queues if at < len(queue)]


def all_at(packages: Sequence[str], places: Sequence[str]) -> list[tuple[str, Change]]:
    """Every change in files or lines."""
    return [
        (package, change)
        for package in packages
        for path in sorted((ROOT / SOURCE / PACKAGES[package][0]).rglob("*.py"))
        for change in changes(path.relative_to(ROOT).as_posix(), path.read_bytes())
        if any(name.endswith(tuple(places)) for name in (change.path, f"{change.path}:{change.first_line}"))
    ]


def one_of(possible: Sequence[Change], chance: random.Random) -> Change:
    """One of the changes of a line: of every kind as often, as most are constants."""
    kind = chance.choice(sorted({change.kind for change in possible}))
    return chance.choice([change for change in possible if change.kind == kind])


def measure(project: Path, lines: Path, packages: Sequence[str], workers: int, longest: float) -> None:
    """Run every file of tests once and write down which test runs which lines."""
    folders = {folder for package in packages for folder in PACKAGES[package][1]}
    files = sorted(
        path.relative_to(project).as_posix()
        for folder in folders
        for path in (project / folder).rglob("test_*.py")
        if path.relative_to(project).as_posix() not in ABOUT_SOURCES
    )
    lines.mkdir(parents=True, exist_ok=True)
    parts = [(file, f"{part}/{LONG.get(file, 1)}") for file in files for part in range(LONG.get(file, 1))]
    missing = [(file, part) for file, part in parts if not measured(lines, file, part).with_suffix(".json").exists()]
    # What takes long first, so that no worker is left alone with it.
    missing.sort(key=lambda each: (each[0] not in LONG, "server" not in each[0], -(project / each[0]).stat().st_size))

    def run(each: tuple[str, str]) -> None:
        file, part = each
        out = str(measured(lines, file, part).resolve())
        more = {"DUSKBOX_LINES": out, "DUSKBOX_SOURCE": str(project / SOURCE), "DUSKBOX_PART": part}
        begun = time.monotonic()
        code, said = run_tests(project, ["-p", "tools.mutants.by_test", file], longest, more)
        if code not in (0, 5):
            note(f"{file} ended with {code} after {time.monotonic() - begun:.0f} s: {said.strip()[-600:]}")

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(run, missing))


def measured(folder: Path, file: str, part: str) -> Path:
    """The file for what is measured of a file of tests, or of a part of them."""
    return folder / f"{file.removesuffix('.py')}-{part}".replace("/", "-")


def read(folder: Path, project: Path, chosen: Iterable[tuple[str, Change]]) -> Tests:
    """What was measured, for the lines that matter."""
    wanted: defaultdict[str, set[int]] = defaultdict(set)
    for _, change in chosen:
        wanted[change.path].update(range(change.first_line, change.last_line + 1))
    tests = Tests({}, defaultdict(set), defaultdict(set))
    for file in sorted(folder.glob("*.json")):
        tests.seconds.update(json.loads(file.read_text(encoding="utf-8")))
        data = coverage.CoverageData(str(file.with_suffix("")))
        data.read()
        for covered in data.measured_files():
            name = covered[covered.rindex("src/duskbox/") :]
            if name not in wanted:
                continue
            for line, names in data.contexts_by_lineno(covered).items():
                known = {test for test in names if test in tests.seconds}
                tests.of_file[name] |= known
                if line in wanted[name]:
                    tests.of_line[name, line] |= known
    return tests


def try_all(
    chosen: Sequence[tuple[str, Change]], tests: Tests, copies: Sequence[Path], end: float, per_change: float
) -> list[Outcome]:
    """Make one change after another in every copy until the time is over; the outcomes in the order of the sample."""
    outcomes: dict[int, Outcome] = {}
    queue = iter(enumerate(chosen))
    turn = threading.Lock()

    def work(project: Path) -> None:
        while time.monotonic() < end:
            with turn:
                number, (package, change) = next(queue, (-1, ("", None)))
            if change is None:
                return
            outcome = attempt(package, change, tests, project, end, per_change)
            if outcome is None:
                return
            outcomes[number] = outcome
            if outcome.result not in ("noticed", "stopped"):
                note(f"{outcome.result} ({outcome.tests} tests): {change}")

    with ThreadPoolExecutor(len(copies)) as pool:
        list(pool.map(work, copies))
    return [outcomes[number] for number in sorted(outcomes)]


def attempt(package: str, change: Change, tests: Tests, project: Path, end: float, per_change: float) -> Outcome | None:
    """Make a change, run the tests that could notice it, and take it back; nothing if the time ran out before."""
    looks = choose(package, change, tests, per_change)
    if not looks:
        return Outcome(package, change, "not reached", 0)
    file = project / change.path
    source = file.read_bytes()
    ran = 0
    try:
        file.write_bytes(change.apply(source))
        for look in looks:
            # Python takes a file for unchanged that has the same size and was written within the same second.
            shutil.rmtree(file.parent / "__pycache__", ignore_errors=True)
            seconds = sum(tests.seconds.get(test, 0.0) for test in look)
            names = project / "chosen.txt"
            names.write_text("\n".join(look), encoding="utf-8")
            ran += len(look)
            code, said = run_tests(project, ["-x", "--tb=no", f"@{names}"], START + 4 * seconds)
            if time.monotonic() > end + 30:
                return None
            if code is None:
                return Outcome(package, change, "stopped", ran)
            if code not in (0, 5):
                failed = next((line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))), said[-200:])
                return Outcome(package, change, "noticed", ran, failed)
    finally:
        file.write_bytes(source)
        shutil.rmtree(file.parent / "__pycache__", ignore_errors=True)
    return Outcome(package, change, "survived", ran)


def choose(package: str, change: Change, tests: Tests, per_change: float) -> list[list[str]]:
    """The tests to run: first a few of the files that are mostly about this line, then others while there is time.

    What only runs while a module is imported is left to the tests that run anything of it, and what only runs in a
    server's process to the tests of the folder of the same name.
    """
    reached: set[str] = set()
    for line in range(change.first_line, change.last_line + 1):
        reached |= tests.of_line.get((change.path, line), set())
    reached = reached or tests.of_file.get(change.path, set())
    if package == "server":
        like = "tests/server/" + Path(change.path).relative_to(SOURCE / "server").parts[0] + "/"
        reached = reached | {name for name in tests.seconds if name.startswith(like)}
    total: defaultdict[str, int] = defaultdict(int)
    for name in tests.seconds:
        total[name.partition("::")[0]] += 1
    by_file: defaultdict[str, list[str]] = defaultdict(list)
    for name in sorted(reached, key=lambda name: (tests.seconds[name], name)):
        by_file[name.partition("::")[0]].append(name)
    files = sorted(by_file, key=lambda file: (-len(by_file[file]) / (total[file] + 3), file))
    looks: list[list[str]] = [[], []]
    spent = 0.0
    for name in [name for file in files for name in by_file[file]]:
        seconds = tests.seconds[name]
        if spent + seconds <= per_change or not any(looks):
            looks[0 if spent + seconds <= FIRST_LOOK else 1].append(name)
            spent += seconds
    return [look for look in looks if look]


def run_tests(
    project: Path, options: Sequence[str], seconds: float, more: dict[str, str] | None = None
) -> tuple[int | None, str]:
    """Run tests in a copy; the exit code, or nothing if they took too long, and what they said."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(project / "src"), str(project)]),
        "DUSKBOX_FORM": "interpreted",
        **(more or {}),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *options]
    with tempfile.TemporaryFile() as output, tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [*command, f"--basetemp={folder}/tests"],
            cwd=project,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code: int | None = process.wait(seconds)
        except subprocess.TimeoutExpired:
            code = None
        # Also the servers and helpers that a test may have left.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        output.seek(0)
        return code, output.read().decode(errors="replace")


def summary(outcomes: Sequence[Outcome], seed: int, seconds: float, workers: int) -> dict[str, object]:
    """All outcomes, counted for each package."""
    packages: dict[str, dict[str, float]] = {}
    for package in PACKAGES:
        results = [outcome.result for outcome in outcomes if outcome.package == package]
        if results:
            counts = {name: results.count(name) for name in ("noticed", "stopped", "survived", "not reached")}
            rate = (counts["noticed"] + counts["stopped"]) / len(results)
            packages[package] = {"changes": len(results), **counts, "rate": round(rate, 3)}
    return {
        "seed": seed,
        "seconds": round(seconds),
        "workers": workers,
        "packages": packages,
        "outcomes": [
            {"package": each.package, "result": each.result, "tests": each.tests, "by": each.by, **asdict(each.change)}
            for each in outcomes
        ],
    }


def print_table(report: dict[str, object]) -> None:
    """The rates as a table for a page of Markdown."""
    packages = report["packages"]
    assert isinstance(packages, dict)
    print("| package | changes | noticed | survived | not reached | rate |\n|---|---:|---:|---:|---:|---:|")
    for package, counts in packages.items():
        noticed = counts["noticed"] + counts["stopped"]
        numbers = f"{counts['changes']} | {noticed} | {counts['survived']} | {counts['not reached']}"
        print(f"| {package} | {numbers} | {100 * counts['rate']:.0f} % |")


if __name__ == "__main__":
    sys.exit(main())
