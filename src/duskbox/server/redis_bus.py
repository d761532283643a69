"""The bus of several workers: Redis. Its client is installed with the extra `redis`, so only this module imports it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from duskbox.server.bus import Note

_log = logging.getLogger("duskbox.bus")

#: Redis channels are named for the match.
_CHANNEL = "duskbox:"


class RedisBus:
    """Redis publish and subscribe, one channel for a match. While Redis is away, rooms poll the database instead."""

    may_lose = True

    def __init__(self, url: str, worker: str) -> None:
        self._redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5, health_check_interval=15)
        self._worker = worker
        #: Matches that Redis could not be asked for: the client subscribes again by itself only to what it was
        #: subscribed to before.
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
