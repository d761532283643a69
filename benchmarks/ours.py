"""What this engine does on one core: random play through the public API, and the single operations that everything
rests on.

Run it with the installed package for the compiled form and with PYTHONPATH=src for the interpreted one; `run.py` does
both. It prints one JSON object. Decisions are picked and counted as the peers' are: by `random.Random.choice`, every
time the engine asks, forced or not.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

from duskbox.core import registry, table
from duskbox.core.chance import Fast
from duskbox.core.game import Game, view
from duskbox.core.matches.match import Match
from duskbox.core.table import Table
from duskbox.lab.fuzz import STYLES

#: A record of some length, for replay and undo, and a labyrinth of twelve rooms besides the start tile, for copies and
#: views.
ROOMS = 12


#: Each game as it is measured: A Touch of Evil with four Heroes, competitive.
SETTINGS: dict[str, dict[str, str]] = {"fear-of-the-dark": {}, "a-touch-of-evil": {"heroes": "4"}}


def random_play(game: Game, seconds: float, settings: dict[str, str] | None = None) -> dict[str, float]:
    """Whole games until the time is over: legal options, pick one uniformly at random, apply."""
    setup = game.setup(SETTINGS[game.name] if settings is None else settings)
    pick = random.Random(1).choice
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        chance = Fast(games, len(game.streams))
        position = game.new_table(setup)
        position.start(chance)
        while (decision := position.decision) is not None:
            position.choose(pick(decision.options), chance)
            decisions += 1
        games += 1
    spent = time.process_time() - began
    return {"decisions": decisions, "games": games, "seconds": spent, "per_second": decisions / spent}


def timed(action: Callable[[], object], seconds: float) -> float:
    """The time of one call in microseconds: the median of nine batches."""
    action()
    size = 1
    while _batch(action, size) < seconds / 20:
        size *= 2
    return statistics.median(_batch(action, size) for _ in range(9)) / size * 1e6


def _batch(action: Callable[[], object], size: int) -> float:
    began = time.process_time()
    for _ in range(size):
        action()
    return time.process_time() - began


def labyrinth_of(game: Game, rooms: int) -> Table:
    """A labyrinth with a number of rooms besides the start tile, at the main decision, reached by play from one fixed
    seed after another.
    """
    for seed in range(10_000):
        luck = random.Random(seed)
        chance = Fast(seed, len(game.streams))
        position = game.new_table(game.setup({"difficulty": "easy"}))
        position.start(chance)
        while position.decision is not None:
            state = position.state()
            tiles = state["tiles"]
            assert isinstance(tiles, list)
            if len(tiles) == rooms + 1 and position.decision.shape == "action":
                return position
            position.choose(STYLES[-1](luck, game, position, position.decision.options), chance)
    raise SystemExit("no such labyrinth was found")


def busy_town(game: Game, choices: int) -> Table:
    """A table of four Heroes in the middle of a game of random choices, at an action."""
    luck = random.Random(1)
    chance = Fast(1, len(game.streams))
    position = game.new_table(game.setup(SETTINGS[game.name]))
    position.start(chance)
    while position.decision is not None and (choices > 0 or position.decision.shape != "action"):
        position.choose(luck.choice(position.decision.options), chance)
        choices -= 1
    return position


def largest_game(game: Game) -> float:
    """The seconds of a random game of eight Heroes, competitive: the median of five."""
    times = []
    setup = game.setup({"heroes": "8"})
    for seed in range(5):
        luck = random.Random(seed)
        chance = Fast(seed, len(game.streams))
        began = time.process_time()
        position = game.new_table(setup)
        position.start(chance)
        while position.decision is not None:
            position.choose(luck.choice(position.decision.options), chance)
        times.append(time.process_time() - began)
    return statistics.median(times)


def finished_match(game: Game) -> Match:
    """A whole match of random choices."""
    match = Match.new(game, SETTINGS[game.name], seed="benchmark")
    luck = random.Random(3)
    while match.decision is not None:
        match.choose(luck.choice(match.options))
    return match


def long_match(game: Game, entries: int) -> Match:
    """A match that is undone and redone until its record is long."""
    match = finished_match(game)
    while len(match.record.entries) < entries:
        match.undo(max(0, match.choice_count - 20))
        while match.choice_count < 40 and match.decision is not None:
            match.choose(match.options[0])
    return match


def measure(name: str, seconds: float) -> dict[str, object]:
    """All figures of one form."""
    game = registry.find(name)
    random_play(game, seconds / 10)
    labyrinth = game.name == "fear-of-the-dark"
    position = labyrinth_of(game, ROOMS) if labyrinth else busy_town(game, 300)
    match = finished_match(game)
    text = match.record.text()
    long = long_match(game, 3000)

    def undo() -> None:
        long.undo()
        long.redo()

    return {
        "form": "interpreted" if table.__file__.endswith(".py") else "compiled",
        "play": random_play(game, seconds),
        "copy_us": timed(position.copy, seconds),
        "view_json_us": timed(lambda: json.dumps(view(game, position, 0)), seconds),
        "replay_ms": timed(lambda: Match.load(text), seconds) / 1000,
        "replay_entries": len(match.record.entries),
        "undo_redo_ms": timed(undo, seconds) / 1000,
        "undo_entries": len(long.record.entries),
        "largest_ms": 0.0 if labyrinth else largest_game(game) * 1000,
    }


def main() -> None:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="fear-of-the-dark")
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.game, chosen.seconds)))


if __name__ == "__main__":
    main()
