"""A process that thinks: for bots, it reads a position, an agent and a seat from its input and answers with the key of an option; for people, it weighs
options and measures what a choice was worth.

What it is given is a world that the seat may be in, not the true one: it could not cheat if it wanted to. When its server dies its input ends, and so does it.
"""

from __future__ import annotations

import struct
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from duskbox.agents.account import Measure, Station, measure
from duskbox.agents.agent import Glance, agent
from duskbox.agents.budget import Budget
from duskbox.agents.search import weigh
from duskbox.core import registry
from duskbox.core.game import Game, Setup
from duskbox.core.table import Table


class Weigh(msgspec.Struct, frozen=True, tag="weigh"):
    """Weigh the options of the decision for so many seconds."""

    seconds: float


class Take(msgspec.Struct, frozen=True, tag="measure"):
    """Measure what a choice was worth: which entry it was, who chose what, and whether chance answered."""

    entry: int
    by: int
    key: str
    drew: bool
    worlds: int


class Weighed(msgspec.Struct, frozen=True):
    """An option, the chance to win with it, the standard error of that, and in how many worlds it was tried."""

    key: str
    chance: float
    error: float
    worlds: int


class Job(msgspec.Struct, frozen=True):
    """One decision to make, or to think about."""

    game: str
    #: Settings, rulings and pack as JSON.
    setup: str
    state: str
    seat: int
    agent: str
    seed: int
    #: What to do instead of choosing.
    task: Weigh | Take | None = None


class Answer(msgspec.Struct, frozen=True):
    """The key that was chosen, or what was found, or what went wrong."""

    key: str = ""
    error: str = ""
    weighed: list[Weighed] = []
    measure: Measure | None = None


_LENGTH = struct.Struct(">I")


def write(out: BinaryIO, message: Job | Answer) -> None:
    """Send a message with its length in front."""
    body = msgspec.msgpack.encode(message)
    out.write(_LENGTH.pack(len(body)) + body)
    out.flush()


@lru_cache(maxsize=64)
def _setup(game: str, setup: str) -> tuple[Game, Setup]:
    found = registry.find(game)
    settings, rulings, pack = msgspec.json.decode(
        setup, type=tuple[dict[str, str], dict[str, str], dict[str, object] | None]
    )
    return found, found.setup(settings, rulings, pack)


def think(job: Job) -> Answer:
    """Choose an option for a seat, or carry out the task."""
    try:
        game, setup = _setup(job.game, job.setup)
        table = game.restore(setup, msgspec.json.decode(job.state))
        if isinstance(job.task, Take):
            return _measured(game, table, job, job.task)
        decision = table.decision
        if decision is None or decision.seat != job.seat:
            return Answer(error="not asked")
        if job.task is not None:
            verdicts = weigh(Glance(game, table, job.seat), decision.options, Budget(job.task.seconds), job.seed)
            found = [Weighed(each.option.key, each.mean, each.error, each.visits) for each in verdicts]
            return Answer(weighed=sorted(found, key=lambda each: (-each.chance, each.error)))
        return Answer(agent(job.agent, job.seed).pick(Glance(game, table, job.seat), decision.options).key)
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def _measured(game: Game, table: Table, job: Job, task: Take) -> Answer:
    station = Station(task.entry, task.by, task.key, task.drew, table)
    return Answer(measure=measure(game, station, job.seat, task.worlds, job.seed))


def main() -> None:
    """Answer jobs until the input ends."""
    source, out = sys.stdin.buffer, sys.stdout.buffer
    decode = msgspec.msgpack.Decoder(Job).decode
    while len(head := source.read(_LENGTH.size)) == _LENGTH.size:
        write(out, think(decode(source.read(_LENGTH.unpack(head)[0]))))


if __name__ == "__main__":
    main()
