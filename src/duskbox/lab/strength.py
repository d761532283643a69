"""Strength: how often each agent wins Fear of the Dark, level by level.

    python -m duskbox.lab.strength --games 2000 --minutes 60

Every game depends on its agent, level and number alone. Finished games are kept as JSON lines, so a run goes on where
the last one stopped, also after an interruption. Budgets in time are turned into iterations once (`--calibrate`), so
that the load of the day changes nothing.

Slow agents play weighted games: where walking through a door would end the game at once, the door is drawn again, and
the game counts less by the exact chance of that (`Bot.choose_weighted`). The mean is the same, the agent knows nothing
of it, and such a game says about as much as three plain ones.

Their choices are also measured one by one: advantage estimates. Wherever the agent does not do what rules of thumb
would, both are played on by rules of thumb in the same other samples. The sum of these differences is what the game
gained over rules of thumb in the chance to win, on average exactly what the agent wins more often, whatever luck it
had. Luck is most of what makes games differ, so that such a game says as much as ten to fifty plain ones.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import takewhile
from pathlib import Path
from typing import Final

from duskbox.agents.agent import Seen, agent
from duskbox.agents.budget import Budget
from duskbox.agents.search import weigh
from duskbox.agents.thumb import ThumbAgent
from duskbox.core import registry
from duskbox.core.chance import Fast, Weighted
from duskbox.core.table import Table
from duskbox.lab.gain import advantage
from duskbox.lab.hindsight import tries_to_win
from duskbox.lab.jsonl import read_lines
from duskbox.lab.workers import called, crew

GAME: Final = "fear-of-the-dark"
LEVELS: Final = ("easy", "normal", "hard", "very-hard")
#: All games of this page are drawn from this seed; agents were tuned on others.
SEED: Final = 2026
#: The players by the names of this page. Searches get their iterations from the calibration.
RANDOM, THUMB, SHORT, LONG, HINDSIGHT = "random", "thumb", "search(100 ms)", "search(1 s)", "hindsight"
THUMB_WEIGHTED: Final = "weighted thumb"
PLAYERS: Final = (RANDOM, THUMB, THUMB_WEIGHTED, SHORT, LONG, HINDSIGHT)
WEIGHTED: Final = (THUMB_WEIGHTED, SHORT, LONG)
SECONDS: Final = {SHORT: 0.1, LONG: 1.0}
#: Other samples in which a choice is compared with that of rules of thumb; with more of them a game says hardly more.
#: Only on Easy, where hardly anything is lost and so hardly anything gained, they are most of the doubt.
SAMPLES: Final = {"easy": 2000, "normal": 400, "hard": 400, "very-hard": 400}
#: How much of an estimate is what was won; the rest is what choices gained. Both have the same mean, and where much was
#: gained luck was bad: together they differ least from game to game. A quarter was best on Hard and two fifths on
#: Normal, over eighty games each of other numbers.
BY_WINS: Final = 0.25
#: Weighted games that have no advantage estimates count only if there are this many.
FEWEST: Final = 30
#: With this many games that all weigh the same, wins are counted, and nothing needs estimating.
ENOUGH: Final = 2000
#: Weighted games of rules of thumb to which gains are added.
BASELINE: Final = 40_000
#: Tries of the clairvoyant at one game.
TRIES: Final = 400
#: Where what people have to say begins, and other games after it: a new page keeps all of that.
REMARKS: Final = "\n### Remarks\n"

#: The agent, the level, the number, and whether the game is weighted.
Identity = tuple[str, str, int, bool]


@dataclass(frozen=True)
class Played:
    """One finished game. `agent` names it exactly, with its iterations; `seconds` are those of the processor.

    `weight` is the chance that the game came to its end without what was left out of it; None for a game with nothing
    left out. `gain` is what its choices won over rules of thumb in the chance to win; None where that was not measured.
    `measuring` are the seconds that measuring took, which are not among those of the game; None for a game that was not
    measured, and for older ones that were: their `seconds` have both.
    """

    agent: str
    level: str
    number: int
    outcome: str
    decisions: int
    seconds: float
    weight: float | None = None
    gain: float | None = None
    measuring: float | None = None

    @property
    def identity(self) -> Identity:
        """What fixes the game, and whether something was left out of it."""
        return self.agent, self.level, self.number, self.weight is not None

    @property
    def won(self) -> float:
        """What the game counts towards the share of wins."""
        return 0.0 if self.outcome != "won" else 1.0 if self.weight is None else self.weight


def play(name: str, level: str, number: int, weighted: bool = False, samples: int = 0) -> Played:
    """The game of this number, which has the same luck for every agent; its choices are measured in this many other
    samples.
    """
    game = registry.find(GAME)
    setup = game.setup({"difficulty": level})
    seed = (SEED << 32) + number
    began = time.process_time()
    if name.startswith(HINDSIGHT):
        tries = tries_to_win(game, setup, seed, int(name.partition(":")[2]))
        return Played(name, level, number, "won" if tries else "lost", tries, time.process_time() - began)
    plain = Fast(seed, len(game.streams))
    weighting = Weighted(seed, len(game.streams))
    table = game.new_table(setup)
    player = agent(name, seed * 31)
    thumb = ThumbAgent(seed * 37)
    table.start(plain)
    decisions = 0
    gain = measuring = 0.0
    while (decision := table.decision) is not None:
        seen = Seen(game, table, 0)
        option = player.pick(seen, decision.options)
        if samples:
            chosen = time.process_time()
            if (usual := thumb.pick(seen, decision.options)) != option:
                ahead, _ = advantage(seen, option, usual, 0, seed * 1009 + decisions, samples)
                gain += weighting.weight * ahead
            measuring += time.process_time() - chosen
        if weighted:
            table = game.bot.choose_weighted(table, option, weighting)
        else:
            table.choose(option, plain)
        decisions += 1
    outcome = table.outcome
    assert outcome is not None
    weight = round(weighting.weight, 6) if weighted else None
    seconds = time.process_time() - began - measuring
    told = (round(gain, 5), round(measuring, 3)) if samples else (None, None)
    return Played(name, level, number, outcome.name, decisions, seconds, weight, *told)


def calibrate() -> int:
    """Samples a second that looking ahead gets through on this machine, over positions of games played by rules of
    thumb.
    """
    game = registry.find(GAME)
    tried = 0
    began = time.process_time()
    for number in range(12):
        chance = Fast((SEED << 32) - 1 - number, len(game.streams))
        table = game.new_table(game.setup({"difficulty": "normal"}))
        table.start(chance)
        player = agent(THUMB, number)
        for _ in range(10 * number):
            if table.decision is not None:
                table.choose(player.pick(Seen(game, table, 0), table.decision.options), chance)
        tried += _tried(table)
    return round(tried / (time.process_time() - began))


def _tried(table: Table) -> int:
    if table.decision is None:
        return 0
    verdicts = weigh(Seen(registry.find(GAME), table, 0), table.decision.options, Budget(iterations=1500), 1)
    return sum(verdict.visits for verdict in verdicts)


class Book:
    """The finished games on disk, and what was calibrated."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._games = folder / f"{GAME}.jsonl"
        self._calibration = folder / "calibration.json"
        self._baselines = folder / "baselines.json"
        # Two runs that share a folder may both have played a game: it counts once, as it was written down first.
        first: dict[Identity, Played] = {}
        for game in (Played(**line) for line in read_lines(self._games)):
            first.setdefault(game.identity, game)
        self.played = list(first.values())
        #: What rules of thumb win in very many weighted games, level by level: the share, its standard error, and the
        #: games.
        self.baselines: dict[str, tuple[float, float, int]] = {}
        if self._baselines.exists():
            found = json.loads(self._baselines.read_text())
            self.baselines = {level: tuple(figures) for level, figures in found.items()}

    def measure_baselines(self, games: int) -> None:
        """Play the weighted games of rules of thumb that are not known yet; they are too many to be kept one by one."""
        for level in LEVELS:
            if level not in self.baselines:
                share, error = mean_of([play(THUMB, level, number, weighted=True).won for number in range(games)])
                self.baselines[level] = (round(share, 6), round(error, 6), games)
                self._baselines.write_text(json.dumps(self.baselines) + "\n")

    def add(self, game: Played) -> None:
        """Write a game down at once: what was played survives a crash."""
        self.played.append(game)
        line = {name: value for name, value in asdict(game).items() if value is not None}
        with self._games.open("a") as out:
            out.write(json.dumps({**line, "seconds": round(game.seconds, 3)}) + "\n")

    def rate(self, anew: bool) -> int:
        """Iterations a second, measured once and kept."""
        if anew or not self._calibration.exists():
            self._calibration.write_text(json.dumps({"iterations_a_second": calibrate()}) + "\n")
        return int(json.loads(self._calibration.read_text())["iterations_a_second"])

    def of(self, player: str, rate: int, level: str) -> list[Played]:
        """The games of one cell."""
        name, weighted = exact(player, rate), player in WEIGHTED
        cell = (game for game in self.played if game.agent == name and game.level == level)
        return [game for game in cell if (game.weight is not None) == weighted]


def exact(player: str, rate: int) -> str:
    """The agent behind a name of this page."""
    if player in SECONDS:
        # Two figures are as exact as a machine's speed is.
        wanted = rate * SECONDS[player]
        digits = 10 ** max(0, len(str(int(wanted))) - 2)
        return f"search:{round(wanted / digits) * digits}"
    if player == THUMB_WEIGHTED:
        return THUMB
    return f"{HINDSIGHT}:{TRIES}" if player == HINDSIGHT else player


Job = tuple[str, str, int, bool, int]


def jobs(
    book: Book, players: list[str], levels: list[str], games: int, rate: int, plain: bool = False
) -> Iterator[Job]:
    """What is still to be played: game by game over all cells, so that an early stop leaves them even.

    Plain games have no advantage estimates.
    """
    done = {game.identity for game in book.played}
    for number in range(games):
        for player in players:
            for level in levels:
                job = (exact(player, rate), level, number, player in WEIGHTED)
                if job not in done:
                    yield (*job, SAMPLES[level] if player in SECONDS and not plain else 0)


def run(book: Book, waiting: Iterator[Job], workers: int, seconds: float) -> None:
    """Play until nothing is left or the time is over; games under way are finished."""
    ends = time.monotonic() + seconds
    with crew(called, play, workers) as hands:
        begun = takewhile(lambda _: time.monotonic() < ends, waiting)
        for count, played in enumerate(hands.work(begun), start=1):
            book.add(played)
            if sys.stderr.isatty() or count % 100 == 0:
                print(f"\r{count} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, math.sqrt(spread / count)


def main() -> None:
    """Play what is missing and write the page."""
    from duskbox.lab.report import strength_page

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games in each cell")
    parser.add_argument("--players", default=",".join(PLAYERS), help="which players, separated by commas")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this many minutes; the next run goes on")
    parser.add_argument(
        "--plain", action="store_true", help="do not estimate advantages: quicker where wins say enough"
    )
    parser.add_argument(
        "--baseline", type=int, default=BASELINE, help="weighted games of thumb that gains are added to"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("benchmarks/strength"))
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--calibrate", action="store_true", help="measure iterations a second anew")
    given = parser.parse_args()
    book = Book(given.folder)
    rate = book.rate(given.calibrate)
    players, levels = given.players.split(","), given.levels.split(",")
    for name, known in [*((player, PLAYERS) for player in players), *((level, LEVELS) for level in levels)]:
        if name not in known:
            parser.error(f"{name}: expected one of {', '.join(known)}")
    book.measure_baselines(given.baseline)
    run(book, jobs(book, players, levels, given.games, rate, given.plain), given.workers, given.minutes * 60)
    before = given.page.read_text() if given.page.exists() else ""
    remarks = REMARKS + before.partition(REMARKS)[2] if REMARKS in before else ""
    given.page.write_text(strength_page.wrapped(strength_page.page(book, rate, remarks)))


if __name__ == "__main__":
    main()
