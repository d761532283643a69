"""Simulation: many games by an agent, on one core or several, with the same results however many there are."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from duskbox.agents.agent import Seen
from duskbox.agents.bots import local_agent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.game import Game
from duskbox.core.settings import Setup
from duskbox.lab.workers import cores, crew

#: Games handed to a worker at a time: enough to keep it busy, few enough for the progress to move; and of slow games so
#: few that every worker has this many batches.
_BATCH = 250
_SHARES = 8
#: A game this long is given up on and counted as unfinished. Some rulings make endless games possible.
_LONGEST = 100_000


@dataclass(frozen=True)
class Job:
    """What to play: a game with its set-up, an agent, how many games and from which seed."""

    game: str
    settings: dict[str, str]
    rulings: dict[str, str]
    pack: dict[str, object] | None
    agent: str
    games: int
    seed: int


@dataclass
class Tally:
    """What came out: games by outcome, wins by seat, and how many decisions it took."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    #: Whether it was interrupted.
    interrupted: bool = False

    def add(self, other: Tally) -> None:
        """Put another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.outcomes += other.outcomes
        self.wins += other.wins


def simulate(job: Job, workers: int = 1, progress: Callable[[int], None] | None = None, cluster: str = "") -> Tally:
    """Play all games of a job, with all cores for 0 workers if that is worth it; `progress` hears how many games have
    just been played. Interrupted, it gives what was played until then.
    """
    registry.find(job.game).setup(job.settings, job.rulings, job.pack)
    local_agent(job.agent, 0)
    total = Tally()
    began = time.perf_counter()
    size = max(1, min(_BATCH, job.games // ((workers or cores()) * _SHARES)))
    batches = [(start, min(start + size, job.games)) for start in range(0, job.games, size)]
    try:
        with crew(play_batch, job, min(workers, len(batches)), cluster) as hands:
            for part in hands.work(batches):
                total.add(part)
                if progress is not None:
                    progress(part.games)
    except KeyboardInterrupt:
        total.interrupted = True
    total.seconds = time.perf_counter() - began
    return total


def play_batch(job: Job, numbers: tuple[int, int]) -> Tally:
    """The games of a job from one number to before another. A game depends on the job's seed and its own number
    alone.
    """
    game = registry.find(job.game)
    setup = game.setup(job.settings, job.rulings, job.pack)
    tally = Tally()
    for number in range(*numbers):
        _play(game, setup, job, (job.seed << 32) + number, tally)
    return tally


def _play(game: Game, setup: Setup, job: Job, seed: int, tally: Tally) -> None:
    chance = Fast(seed, len(game.streams))
    table = game.new_table(setup)
    players = [local_agent(job.agent, seed * 31 + seat) for seat in range(table.seats)]
    seats_seen = [Seen(game, table, seat) for seat in range(table.seats)]
    table.start(chance)
    decisions = 0
    while (decision := table.decision) is not None and decisions < _LONGEST:
        seat = decision.seat
        table.choose(players[seat].pick(seats_seen[seat], decision.options), chance)
        decisions += 1
    outcome = table.outcome
    tally.games += 1
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)
    tally.outcomes["unfinished" if outcome is None else outcome.name] += 1
    if outcome is not None:
        tally.wins.update(seat for seat in range(table.seats) if outcome.won(seat))


def interval(hits: float, total: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval of a share, at 95 % unless `z` says otherwise (Wilson's, which is sound for few games and for shares
    near 0 and 1).
    """
    if total == 0:
        return 0.0, 1.0
    share = hits / total
    centre = (share + z * z / (2 * total)) / (1 + z * z / total)
    spread = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return max(0.0, centre - spread), min(1.0, centre + spread)
