"""What the budget of stages and draws costs in random play: the engine with and without it, in turns on one core.

    python benchmarks/budget.py [--games 400] [--rounds 9] [--interpreted]

The source is copied twice and the check is taken out of one copy; both are compiled, which takes some minutes, unless
the interpreted form is asked for. Each round lets both play the same games and counts processor time, so that other
programs on the machine matter little; the figures are in docs/security.md.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

#: The check in `core/table.py`: at each stage, and at each draw.
CHECK = re.compile(r"\n +self\._work -= 1\n +if self\._work < 0:\n +self\._stop\(\)")
CHECKS = 2
SETTINGS: dict[str, dict[str, str]] = {"fear-of-the-dark": {}, "a-touch-of-evil": {"heroes": "4"}}
#: A game of A Touch of Evil takes as long as this many of Fear of the Dark.
LONGER = 10


def without_budget(source: str) -> str:
    """The kernel's table without the check."""
    found, times = CHECK.subn("", source)
    if times != CHECKS:
        raise SystemExit(f"the check was found {times} times in core/table.py, not {CHECKS} times")
    return found


def copied(folder: Path, budget: bool, compiled: bool) -> Path:
    """A copy of the source with or without the check, compiled if asked for; where to import it from."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, folder)
    skipped = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "page")
    shutil.copytree(ROOT / "src", folder / "src", ignore=skipped)
    table = folder / "src" / "duskbox" / "core" / "table.py"
    if not budget:
        table.write_text(without_budget(table.read_text("utf-8")), "utf-8")
    # The games are found by the description of the package.
    for step in (["egg_info"], ["build_ext", "--inplace"]) if compiled else (["egg_info"],):
        done = subprocess.run([sys.executable, "setup.py", "-q", *step], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stderr)
    return folder / "src"


def play(name: str, games: int) -> dict[str, object]:
    """Play whole games at random, always the same ones: processor time, decisions, and the form of the engine."""
    from duskbox.core import registry, table
    from duskbox.core.chance import Fast

    game = registry.find(name)
    setup = game.setup(SETTINGS[name])
    pick = random.Random(1).choice
    decisions = 0
    begun = time.process_time()
    for number in range(games):
        chance = Fast(number, len(game.streams))
        position = game.new_table(setup)
        position.start(chance)
        while (decision := position.decision) is not None:
            position.choose(pick(decision.options), chance)
            decisions += 1
    seconds = time.process_time() - begun
    return {"seconds": seconds, "decisions": decisions, "compiled": not table.__file__.endswith(".py")}


def measured(source: Path, name: str, games: int, compiled: bool) -> float:
    """Microseconds of processor time for each decision, in a process of its own."""
    from benchmarks.run import on_one_core

    command = [sys.executable, __file__, "--play", name, "--games", str(games)]
    found = json.loads(on_one_core(command, PYTHONPATH=str(source)))
    if found["compiled"] != compiled:
        raise SystemExit("the engine that was measured is not in the form that was asked for")
    return 1e6 * float(found["seconds"]) / int(found["decisions"])


def main() -> None:
    """Measure, and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="games of Fear of the Dark in each round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--interpreted", action="store_true", help="measure the interpreted form")
    parser.add_argument("--play", choices=list(SETTINGS), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        print(json.dumps(play(chosen.play, chosen.games)))
        return
    compiled = not chosen.interpreted
    with tempfile.TemporaryDirectory() as place:
        sources = []
        for budget in (True, False):
            folder = Path(place) / ("with" if budget else "without")
            folder.mkdir()
            sources.append(copied(folder, budget, compiled))
        print("µs of processor time for a decision", "compiled" if compiled else "interpreted", flush=True)
        for name in SETTINGS:
            games = max(1, chosen.games // (LONGER if name == "a-touch-of-evil" else 1))
            rounds: list[list[float]] = [[], []]
            for number in range(chosen.rounds):
                # Each goes first as often as the other.
                for which in (0, 1) if number % 2 else (1, 0):
                    rounds[which].append(measured(sources[which], name, games, compiled))
            ratios = [one / other for one, other in zip(*rounds, strict=True)]
            with_it, without = map(statistics.median, rounds)
            print(
                f"{name:18} with {with_it:7.2f}  without {without:7.2f}  ratio {statistics.median(ratios):.3f}"
                f" ({min(ratios):.3f}–{max(ratios):.3f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
