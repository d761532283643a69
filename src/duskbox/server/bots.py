"""Bots think in processes of their own, each decision within a time limit, so that the loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import struct
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
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

#: How urgent a job is.
_WATCHED, _TIP, _REST = range(3)
#: Of how many addresses it is known when they had their last turn.
_REMEMBERED = 1000

Asker = Callable[[], str]


class BotPool:
    """A few processes that answer one job each at a time. Tables that somebody looks at come first, then tips, then all the rest; and of those, who has
    had no turn for longest. Turns belong to addresses, so that nobody gets more of them by opening more tables."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        # Started when first needed: most tables have no bots.
        self._free: list[asyncio.subprocess.Process | None] = [None] * processes
        #: Who waits for a process, in the order they came; how to ask how urgent it is by now, the least number first, and for whom it is.
        self._waiting: dict[asyncio.Future[asyncio.subprocess.Process | None], tuple[Callable[[], int], Asker]] = {}
        #: The last turn of each address.
        self._turns: OrderedDict[str, int] = OrderedDict()
        self._turn_number = 0
        self._all: set[asyncio.subprocess.Process] = set()
        self._decode = msgspec.msgpack.Decoder(Answer).decode

    def job(self, match: Match, seat: int, agent: str, luck: str) -> Job:
        """The decision that a seat is asked now, as a job for an agent."""
        return job_of(match, seat, agent, luck)

    async def choose(self, job: Job, asker: Asker = str) -> str | None:
        """The key that the agent picks; None if it failed or took too long."""
        answer = await self.think(job, asker)
        return None if answer is None else answer.key

    async def think(self, job: Job, asker: Asker = str) -> Answer | None:
        """What comes of a job; None if it failed or took too long. From where somebody looks at its table is asked whenever a process is free: nothing if
        nobody does."""
        tip = isinstance(job.task, Weigh)
        process = await self._turn(lambda: _TIP if tip else _WATCHED if asker() else _REST, asker)
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
            self._give(process)
        metrics.BOTS.observe(time.perf_counter() - begun)
        if answer.error:
            _log.warning("bot failed", extra={"agent": job.agent, "reason": answer.error})
            return None
        return answer

    async def _turn(self, urgency: Callable[[], int], asker: Asker) -> asyncio.subprocess.Process | None:
        """Wait for a process, or for the place of one that is not started."""
        if self._free:
            self._note(asker())
            return self._free.pop()
        turn: asyncio.Future[asyncio.subprocess.Process | None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = urgency, asker
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was our turn, and we are gone.
                self._give(turn.result())
            raise
        finally:
            self._waiting.pop(turn, None)

    def _give(self, process: asyncio.subprocess.Process | None) -> None:
        """Pass a process on to the most urgent of those who wait; of several, to one whose address has waited longest for a turn, and of those to who
        came first."""
        waiting = [
            (urgency(), self._turns.get(asker(), 0), place, turn)
            for place, (turn, (urgency, asker)) in enumerate(self._waiting.items())
            if not turn.done()
        ]
        if waiting:
            turn = min(waiting)[-1]
            self._note(self._waiting[turn][1]())
            turn.set_result(process)
        else:
            self._free.append(process)

    def _note(self, asker: str) -> None:
        """An address has its turn; what nobody looks at has one place in common."""
        self._turn_number += 1
        self._turns[asker] = self._turn_number
        self._turns.move_to_end(asker)
        if len(self._turns) > _REMEMBERED:
            self._turns.popitem(last=False)

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
