"""A process that thinks for bots: it reads a position, an agent and a seat from its input and answers with the key of an option.

What it is given is a world that the seat may be in, not the true one: it could not cheat if it wanted to. When its server dies its input ends, and so does it.
"""

from __future__ import annotations

import struct
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from duskbox.agents.agent import Glance, agent
from duskbox.core import registry
from duskbox.core.game import Game, Setup


class Job(msgspec.Struct, frozen=True):
    """One decision to make."""

    game: str
    #: Settings, rulings and pack as JSON.
    setup: str
    state: str
    seat: int
    agent: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The key that was chosen, or what went wrong."""

    key: str = ""
    error: str = ""


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
    """Choose an option for a seat."""
    try:
        game, setup = _setup(job.game, job.setup)
        table = game.restore(setup, msgspec.json.decode(job.state))
        decision = table.decision
        if decision is None or decision.seat != job.seat:
            return Answer(error="not asked")
        return Answer(agent(job.agent, job.seed).pick(Glance(game, table, job.seat), decision.options).key)
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer jobs until the input ends."""
    source, out = sys.stdin.buffer, sys.stdout.buffer
    decode = msgspec.msgpack.Decoder(Job).decode
    while len(head := source.read(_LENGTH.size)) == _LENGTH.size:
        write(out, think(decode(source.read(_LENGTH.unpack(head)[0]))))


if __name__ == "__main__":
    main()
