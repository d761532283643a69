"""The bus: how workers tell each other that something at a table has changed.

A note says only which match and what kind of thing; whoever cares reads the database. So a note that is lost costs a delay, never a choice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

_log = logging.getLogger("duskbox.bus")

#: Redis channels are named for the match.
_CHANNEL = "duskbox:"


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened to a match: a new entry (with how many there are now), new seats, a chat line, somebody came or left."""

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
    """The bus of a single worker: there is nobody to tell."""

    may_lose = False

    async def open(self, hear: Callable[[Note], None]) -> None:
        """Nothing to start."""

    async def tell(self, note: Note) -> None:
        """Nobody is there."""

    async def listen(self, match: str) -> None:
        """Nobody speaks."""

    async def forget(self, match: str) -> None:
        """Nobody spoke."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """Redis publish and subscribe, one channel for a match. While Redis is away, rooms poll the database instead."""

    may_lose = True

    def __init__(self, url: str, worker: str) -> None:
        self._redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5, health_check_interval=15)
        self._worker = worker
        #: Matches that Redis could not be asked for: the client subscribes again by itself only to what it was subscribed to before.
        self._missing: set[str] = set()
        self._decode = msgspec.json.Decoder(Note).decode
        self._encode = msgspec.json.Encoder().encode
        self._task: asyncio.Task[None] | None = None
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)

    async def open(self, hear: Callable[[Note], None]) -> None:
        """Subscribe to a channel of our own, so that the connection is there before the first match."""
        await self._pubsub.subscribe(f"{_CHANNEL}worker:{self._worker}")
        self._task = asyncio.create_task(self._hear(hear))

    async def _hear(self, hear: Callable[[Note], None]) -> None:
        while True:
            try:
                await self._ask_for_missing()
                message = await self._pubsub.get_message(timeout=5.0)
                if message is None:
                    continue
                note = self._decode(message["data"])
                if note.sender != self._worker:
                    hear(note)
            except msgspec.DecodeError:
                continue
            except (RedisError, OSError) as error:
                _log.warning("bus lost", extra={"reason": type(error).__name__})
                await self._connect_again()
            except Exception:
                # One note that went wrong must not make this worker deaf.
                _log.exception("bus failed")
                await self._connect_again()

    async def _connect_again(self) -> None:
        await asyncio.sleep(0.5)
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.connect()  # type: ignore[no-untyped-call]

    async def _ask_for_missing(self) -> None:
        """Subscribe to what was asked for while Redis was away."""
        for match in list(self._missing):
            await self._pubsub.subscribe(_CHANNEL + match)
            self._missing.discard(match)

    async def tell(self, note: Note) -> None:
        """Publish; if Redis is away the others find out by themselves a little later."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(_CHANNEL + note.match, self._encode(note))

    async def listen(self, match: str) -> None:
        """Subscribe to the match's channel."""
        try:
            await self._pubsub.subscribe(_CHANNEL + match)
        except (RedisError, OSError):
            self._missing.add(match)

    async def forget(self, match: str) -> None:
        """Unsubscribe."""
        self._missing.discard(match)
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.unsubscribe(_CHANNEL + match)

    async def close(self) -> None:
        """Close the connections."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()


def bus_for(url: str, worker: str) -> Bus:
    """The bus that the configuration names."""
    return RedisBus(url, worker) if url else Alone()
