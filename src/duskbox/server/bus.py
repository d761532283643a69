"""The bus: how workers tell each other that something at a table has changed.

A note says only which match and what kind of thing; a worker that serves it reads the database. So a note that is lost
costs a delay, never a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened to a match: a new entry (with how many there are now), new seats, a chat message, a player
    came or left.
    """

    match: str
    kind: str
    sender: str
    n: int = 0
    seat: int = -1


class Bus(Protocol):
    """Carries notes between workers."""

    #: Whether a note can be lost, so that watched rooms have to look for themselves now and then.
    may_lose: bool

    async def open(self, hear: Callable[[Note], None]) -> None:
        """Start; `hear` is called with every note of another worker about a match that is listened to."""

    async def tell(self, note: Note) -> None:
        """Tell the others."""

    async def listen(self, match: str) -> None:
        """Hear about this match from now on."""

    async def forget(self, match: str) -> None:
        """Hear no more about it."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """The bus of a single worker: there is no other to tell."""

    may_lose = False

    async def open(self, hear: Callable[[Note], None]) -> None:
        """Nothing to start."""

    async def tell(self, note: Note) -> None:
        """Nothing to open."""

    async def listen(self, match: str) -> None:
        """Nothing to tell."""

    async def forget(self, match: str) -> None:
        """Nothing to forget."""

    async def close(self) -> None:
        """Nothing to stop."""


def bus_for(url: str, worker: str) -> Bus:
    """The bus that the configuration names."""
    if not url:
        return Alone()
    from duskbox.server.redis_bus import RedisBus

    return RedisBus(url, worker)
