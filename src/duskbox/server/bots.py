"""Bots think in processes of their own, each decision within a time limit, so that the loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import struct
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from duskbox.core.chance import Fast
from duskbox.server import metrics
from duskbox.server.bot_process import Answer, Job, Take, Weigh

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.core.table import Table

_log = logging.getLogger("duskbox.bots")
_LENGTH = struct.Struct(">I")


class BotPool:
    """A few processes that answer one job each at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._size = processes
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] | None = None
        self._all: set[asyncio.subprocess.Process] = set()
        self._decode = msgspec.msgpack.Decoder(Answer).decode

    def _ready(self) -> asyncio.Queue[asyncio.subprocess.Process | None]:
        if self._free is None:
            self._free = asyncio.Queue()
            for _ in range(self._size):
                # Started when first needed: most tables have no bots.
                self._free.put_nowait(None)
        return self._free

    def job(self, match: Match, seat: int, agent: str, luck: str) -> Job:
        """The decision that a seat is asked now, as a job for an agent."""
        return job_of(match, seat, agent, luck)

    async def choose(self, job: Job) -> str | None:
        """The key that the agent picks; None if it failed or took too long."""
        answer = await self.think(job)
        return None if answer is None else answer.key

    async def think(self, job: Job) -> Answer | None:
        """What comes of a job; None if it failed or took too long."""
        free = self._ready()
        # Whoever waits already comes first: the queue itself would give a process back to the one that has just let go of it.
        await asyncio.sleep(0)
        process = await free.get()
        begun = time.perf_counter()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(self._think(process, job), self._seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            _log.warning("bot failed", extra={"agent": job.agent, "reason": type(error).__name__})
            await self._end(process)
            process = None
            return None
        except asyncio.CancelledError:
            # It may be in the middle of an answer that nobody will read.
            await self._end(process)
            process = None
            raise
        finally:
            free.put_nowait(process)
        metrics.BOTS.observe(time.perf_counter() - begun)
        if answer.error:
            _log.warning("bot failed", extra={"agent": job.agent, "reason": answer.error})
            return None
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "duskbox.server.bot_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._all.add(process)
        return process

    async def _think(self, process: asyncio.subprocess.Process, job: Job) -> Answer:
        assert process.stdin is not None and process.stdout is not None
        body = msgspec.msgpack.encode(job)
        process.stdin.write(_LENGTH.pack(len(body)) + body)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        return self._decode(await process.stdout.readexactly(length))

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)


def job_of(
    match: Match,
    seat: int,
    agent: str,
    luck: str,
    task: Weigh | Take | None = None,
    table: Table | None = None,
    entry: int | None = None,
) -> Job:
    """The decision as a job: a world that the seat may be in, and luck of the bot's own that depends only on the place in the match. Another `table` of
    the match is that before its `entry`."""
    place = len(match.record.entries) if entry is None else entry
    number = f"{luck}/{place}/{seat}".encode()
    seed = int.from_bytes(hashlib.sha256(number).digest()[:6], "big")
    world = match.game.sample(table or match.table, seat, Fast(seed, len(match.game.streams)))
    setup = match.setup
    return Job(
        match.game.name,
        msgspec.json.encode((setup.settings, setup.rulings, setup.pack)).decode(),
        msgspec.json.encode(world.state()).decode(),
        seat,
        agent,
        seed,
        task,
    )
