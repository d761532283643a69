"""The benchmark table: this engine in both forms next to its peers, in one run on one core, as ratios.

    make bench        (sets up .venv-bench with the pinned peers and runs this)

The machines it runs on are noisy, so processor time is measured, and in several rounds: each round measures both forms
of our engine and then every peer, and the median of the rounds is what counts. Ratios are made of medians of the same
run. The table is printed and written to benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import date
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-bench" / "bin" / "python"

Row = dict[str, object]

GAMES = {"fear-of-the-dark": "Fear of the Dark", "a-touch-of-evil": "A Touch of Evil"}

#: What has to be reached, by game: (label, figure of the table, unit, bound, whether more is better).
BOUNDS = {
    "fear-of-the-dark": (
        ("random play, compiled", "compiled", "decisions/s", 500_000.0, True),
        ("random play, interpreted", "interpreted", "decisions/s", 60_000.0, True),
        ("copy of a 12-room table, compiled", "compiled copy_us", "µs", 3.0, False),
        ("copy of a 12-room table, interpreted", "interpreted copy_us", "µs", 8.0, False),
        ("view to JSON, compiled", "compiled view_json_us", "µs", 200.0, False),
        ("view to JSON, interpreted", "interpreted view_json_us", "µs", 200.0, False),
        ("replay of a finished game, compiled", "compiled replay_ms", "ms", 5.0, False),
        ("replay of a finished game, interpreted", "interpreted replay_ms", "ms", 5.0, False),
        ("undo and redo in a long match, compiled", "compiled undo_redo_ms", "ms", 5.0, False),
        ("undo and redo in a long match, interpreted", "interpreted undo_redo_ms", "ms", 5.0, False),
    ),
    "a-touch-of-evil": (
        ("random play of 4 Heroes, compiled", "compiled", "decisions/s", 50_000.0, True),
        ("random play of 4 Heroes, interpreted", "interpreted", "decisions/s", 10_000.0, True),
        ("copy of a busy table, compiled", "compiled copy_us", "µs", 30.0, False),
        ("view to JSON, compiled", "compiled view_json_us", "µs", 1000.0, False),
        ("view to JSON, interpreted", "interpreted view_json_us", "µs", 1000.0, False),
        ("random game of 8 Heroes, interpreted", "interpreted largest_ms", "ms", 1000.0, False),
    ),
}


def on_one_core(command: list[str], **environment: str) -> str:
    """The output of a command that is kept to the first core, where the system lets us."""
    core = {min(os.sched_getaffinity(0))} if hasattr(os, "sched_setaffinity") else None

    def bind() -> None:
        if core is not None:
            os.sched_setaffinity(0, core)

    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    done = subprocess.run(command, env=surroundings, preexec_fn=bind, stdout=subprocess.PIPE, check=True, text=True)
    return done.stdout


def one_round(seconds: float, figures: dict[str, list[float]], peers: dict[str, Row]) -> None:
    """Measure everything once."""
    forms: tuple[tuple[str, dict[str, str]], ...] = (
        ("compiled", {}),
        ("interpreted", {"PYTHONPATH": str(ROOT / "src")}),
    )
    for game in GAMES:
        for form, environment in forms:
            command = [sys.executable, str(HERE / "ours.py"), "--game", game, "--seconds", str(seconds)]
            found = json.loads(on_one_core(command, **environment))
            if found["form"] != form:
                print(f"the {form} form is not installed here; measured {found['form']}", file=sys.stderr)
            figures.setdefault(f"{game} {form}", []).append(found["play"]["per_second"])
            for name, value in found.items():
                if name.endswith(("_us", "_ms")):
                    figures.setdefault(f"{game} {form} {name}", []).append(value)
    if PEERS.exists():
        for row in json.loads(on_one_core([str(PEERS), str(HERE / "peers.py"), "--seconds", str(seconds)])):
            name = f"{row['name']} {row.get('game', '')}".strip()
            peers.setdefault(name, {**row, "rounds": []})
            rounds = peers[name]["rounds"]
            assert isinstance(rounds, list)
            if "per_second" in row:
                rounds.append(row["per_second"])


def table(seconds: float, rounds: int, figures: dict[str, list[float]], peers: dict[str, Row]) -> str:
    """The results as Markdown."""
    middle = {name: statistics.median(values) for name, values in figures.items()}
    lines = [
        "# Benchmark results",
        "",
        (
            f"Made by `benchmarks/run.py --seconds {seconds:g} --rounds {rounds}` (`make bench` sets it up) on"
            f" {date.today().isoformat()}: {_machine()}. One core, {rounds} rounds of {seconds:g} s of processor"
            " time, medians; the spread is that of the rounds."
        ),
        "",
    ]
    for game, title in GAMES.items():
        lines += [
            f"## What was to be reached: {title}",
            "",
            "| what | measured | spread | bound | held |",
            "| --- | ---: | ---: | ---: | --- |",
        ]
        for label, name, unit, bound, more in BOUNDS[game]:
            figure = f"{game} {name}"
            held = middle[figure] >= bound if more else middle[figure] <= bound
            lines.append(
                f"| {label} | {_figure(middle[figure])} {unit} | {_spread(figures[figure])} | "
                f"{'≥' if more else '≤'} {_figure(bound)} {unit} | {'yes' if held else 'NO'} |"
            )
        lines.append("")
    lines += ["## Random play next to others", ""]
    if not peers:
        return "\n".join([*lines, "The peers are not installed (`make bench` installs them).", ""])
    lines += [
        "How many times as fast as each peer the compiled and the interpreted form of both games are, in this run.",
        "",
        (
            "| engine | game | rules in | decisions/s | spread | Fear of the Dark compiled | interpreted | A Touch of"
            " Evil compiled | interpreted |"
        ),
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    ours = [f"{game} {form}" for game in GAMES for form in ("compiled", "interpreted")]
    for figure in ours:
        game, form = figure.split(" ")
        lines.append(
            f"| **Duskbox, {form}** | {GAMES[game]} | Python{', mypyc' if form == 'compiled' else ''} | "
            f"{_figure(middle[figure])} | {_spread(figures[figure])} | | | | |"
        )
    for row in peers.values():
        found = row["rounds"]
        assert isinstance(found, list)
        if not found:
            lines.append(f"| {row['name']} | – | – | missing: {row.get('missing')} | | | | | |")
            continue
        speed = statistics.median(found)
        times = " | ".join(f"{middle[figure] / speed:.1f}×" for figure in ours)
        lines.append(
            f"| {row['name']} {row['version']} | {row['game']} | {row['rules']} | {_figure(speed)} | {_spread(found)} |"
            f" {times} |"
        )
    return "\n".join([*lines, ""])


def _machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {platform.system()}, Python {platform.python_version()}"


def _figure(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"


def _spread(values: list[float]) -> str:
    return f"{_figure(min(values))} – {_figure(max(values))}"


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=HERE / "results.md")
    chosen = parser.parse_args()
    figures: dict[str, list[float]] = {}
    peers: dict[str, Row] = {}
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds} …", file=sys.stderr)
        one_round(chosen.seconds, figures, peers)
    text = table(chosen.seconds, chosen.rounds, figures, peers)
    chosen.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
