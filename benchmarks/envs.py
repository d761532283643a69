"""Environment steps per second: our environments next to PettingZoo's classic games and OpenSpiel's, in one run on one
core.

    .venv/bin/python benchmarks/envs.py          (after `make bench` has set up .venv-bench with the peers)

A step is one decision of a player by a random legal action, with everything an environment hands out for it: the
observation, the mask and the reward; resets are within the time. Everyone picks with the same `random.Random.choice`,
from the mask where there is one. What is measured is processor time, so that other work on the machine does not change
the figures; several rounds, medians. It writes benchmarks/envs.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if str(HERE.parent) not in sys.path:
    sys.path.insert(0, str(HERE.parent))

from benchmarks.run import _figure, _machine, _spread, on_one_core  # noqa: E402

PEERS = HERE.parent / ".venv-bench" / "bin" / "python"
SEED = 1
#: Seconds of games before those that count.
WARM_UP = 0.3

#: Plays one whole game and returns how many decisions it took.
PlayGame = Callable[[], int]


def gymnasium_game(terms: dict[str, Any]) -> PlayGame:
    """Fear of the Dark as Gymnasium makes it."""
    import gymnasium

    import duskbox.envs  # noqa: F401

    env = gymnasium.make("duskbox/FearOfTheDark-v0", **terms)
    env.reset(seed=SEED)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(choice(info["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return play


def pettingzoo_game(module: str, terms: dict[str, Any]) -> PlayGame:
    """A game of PettingZoo, or ours for it, with all its wrappers."""
    import importlib

    env = importlib.import_module(module).env(**terms)
    env.reset(seed=SEED)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    return play


def open_spiel_game(name: str, terms: dict[str, Any]) -> PlayGame:
    """A game of OpenSpiel through its environment, which hands out the tensor of the player to move; chance is drawn
    within.
    """
    import open_spiel.python.games  # noqa: F401
    from open_spiel.python import rl_environment

    if name.startswith("python_duskbox"):
        import duskbox.envs.spiel  # noqa: F401
    env = rl_environment.Environment(name)
    env.seed(SEED)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        step = env.reset()
        while not step.last():
            step = env.step([choice(step.observations["legal_actions"][step.observations["current_player"]])])
            decisions += 1
        return decisions

    return play


Row = tuple[str, str, Any, dict[str, Any]]

OURS: tuple[Row, ...] = (
    ("Gymnasium", "Fear of the Dark", gymnasium_game, {"difficulty": "easy"}),
    ("Gymnasium", "Fear of the Dark, near", gymnasium_game, {"difficulty": "easy", "observation": "near"}),
    ("PettingZoo", "A Touch of Evil, 4 Heroes", "duskbox.envs.touch_of_evil_v0", {"heroes": 4}),
    ("OpenSpiel", "Fear of the Dark", "python_duskbox_fear_of_the_dark(difficulty=easy)", {}),
    ("OpenSpiel", "A Touch of Evil, 2 Heroes", "python_duskbox_a_touch_of_evil", {}),
)
THEIRS: tuple[Row, ...] = (
    ("PettingZoo", "connect_four_v3", "pettingzoo.classic.connect_four_v3", {}),
    ("PettingZoo", "chess_v6", "pettingzoo.classic.chess_v6", {}),
    ("OpenSpiel", "connect_four", "connect_four", {}),
    ("OpenSpiel", "chess", "chess", {}),
    ("OpenSpiel", "backgammon", "backgammon", {}),
    ("OpenSpiel", "python_tic_tac_toe", "python_tic_tac_toe", {}),
)
ENGINES: dict[str, Callable[[str, dict[str, Any]], PlayGame]] = {
    "PettingZoo": pettingzoo_game,
    "OpenSpiel": open_spiel_game,
}


def measure(rows: tuple[Row, ...], seconds: float) -> list[dict[str, Any]]:
    """Each for a number of seconds of processor time, after a few games to warm up."""
    results = []
    for library, game, how, terms in rows:
        play = how(terms) if callable(how) else ENGINES[library](how, terms)
        warm = time.process_time() + WARM_UP
        while time.process_time() < warm:
            play()
        decisions, start = 0, time.process_time()
        while (elapsed := time.process_time() - start) < seconds:
            decisions += play()
        results.append({"library": library, "game": game, "per_second": decisions / elapsed})
        print(f"{library}, {game}: {decisions / elapsed:,.0f} steps/s", file=sys.stderr, flush=True)
    return results


def table(seconds: float, rounds: int, ours: dict[str, list[float]], theirs: dict[str, list[float]]) -> str:
    """The results as Markdown."""
    from duskbox.core import table as engine

    form = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    first = statistics.median(next(iter(ours.values())))
    lines = [
        "# Environment steps",
        "",
        (
            f"Made by `benchmarks/envs.py --seconds {seconds:g} --rounds {rounds}` on {date.today().isoformat()}:"
            f" {_machine()}. One core, {rounds} rounds of {seconds:g} s of processor time, medians; the spread is that"
            f" of the rounds. Duskbox is {form}."
        ),
        "",
        "| door | game | steps/s | spread | Fear of the Dark (Gymnasium) is |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    for name, values in {**ours, **theirs}.items():
        library, game = name.split("/", 1)
        speed = statistics.median(values)
        whose = f"**{game}**" if name in ours else game
        times = f"{first / speed:.1f}×" if name in theirs else ""
        lines.append(f"| {library} | {whose} | {_figure(speed)} | {_spread(values)} | {times} |")
    return "\n".join([*lines, ""])


def main() -> None:
    """Measure, print and write; with --ours or --peers measure only those and print JSON, in a process of their own on
    one core.
    """
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ours", action="store_true")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--out", type=Path, default=HERE / "envs.md")
    chosen = parser.parse_args()
    if chosen.peers or chosen.ours:
        print(json.dumps(measure(THEIRS if chosen.peers else OURS, chosen.seconds)))
        return
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    surroundings = {"PYTHONPATH": os.environ["PYTHONPATH"]} if "PYTHONPATH" in os.environ else {}
    for _ in range(chosen.rounds):
        for python, which, found in ((sys.executable, "--ours", ours), (str(PEERS), "--peers", theirs)):
            command = [python, "-W", "ignore", __file__, which, "--seconds", str(chosen.seconds)]
            lines = on_one_core(command, **(surroundings if found is ours else {})).splitlines()
            for row in json.loads(lines[-1]):
                found.setdefault(f"{row['library']}/{row['game']}", []).append(row["per_second"])
    text = table(chosen.seconds, chosen.rounds, ours, theirs)
    chosen.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
