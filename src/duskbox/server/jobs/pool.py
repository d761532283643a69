"""Worker processes and what is asked of them: three lanes, so that nothing short waits behind anything long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Final

from duskbox.server.jobs.budget import Budget
from duskbox.server.jobs.messages import (
    Analyse,
    Bring,
    Call,
    Choose,
    Following,
    Job,
    Packing,
    Reply,
    TellStory,
    Weigh,
)
from duskbox.server.jobs.process import Died, Process, TookTooLong, encode
from duskbox.server.jobs.turns import ASKED, Claim, Claimant, Turns
from duskbox.server.operation import metrics
from duskbox.server.refusals import Refuse, refuse
from duskbox.server.socket.messages import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskbox.server.config import Config

_log = logging.getLogger("duskbox.jobs")

#: A record of more characters is followed in the lane for long jobs: some thousand entries.
LONG_RECORD: Final = 200_000
#: How many jobs of one address, and of all, may wait in a lane. Bots are not counted: a table has one at a time.
_MOST_OF_ONE: Final = 8
_MOST: Final = 200
#: A job may take this many times its processor time, for on a busy machine it does not have a processor to itself.
_PATIENCE: Final = 4.0
#: What ending a process costs an address, besides the time of the job itself: another has to be started.
_RESTART: Final = 0.3
#: A process that has had so large a part of the memory it may have is replaced.
_LARGE: Final = 0.5


class Lane:
    """Some processes of the same kind, the limit of one job, and those who wait."""

    def __init__(self, name: str, processes: int, cpu: float, wall: float) -> None:
        self.name = name
        self.cpu = cpu
        self.wall = wall
        # Started when first needed: most servers are quiet most of the time.
        self.turns: Turns[Process | None] = Turns([None] * processes)


class Jobs:
    """The worker processes of one server process."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self._megabytes = config.job_memory
        short, long = config.job_seconds, config.long_job_seconds
        #: For bots and tips, which bring their own limit of time.
        self.bots = Lane("bots", config.bot_processes, config.bot_seconds, config.bot_seconds)
        #: For what someone waits for at a screen.
        self.short = Lane("short", config.job_processes, short, short * _PATIENCE)
        #: For records that are brought along or are very long, and analyses.
        self.long = Lane("long", config.job_processes, long, long * _PATIENCE)
        self.budget = Budget(config.cpu_per_minute / 60, config.cpu_at_once, clock)
        self._all: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        #: Started beforehand, so that little time is lost when a process is ended.
        self._spare: asyncio.Task[Process] | None = None
        self._closed = False

    # Asking

    async def run(self, job: Job, address: str) -> bytes:
        """What comes of a job, as JSON.

        An address that has spent its processor time, or waits for too much already, is refused.
        """
        lane = self._lane(job)
        self._must_afford(address)
        if lane.turns.waiting_for(address) >= _MOST_OF_ONE or len(lane.turns) >= _MOST:
            raise refuse("error-jobs-waiting", 429, seconds=math.ceil(lane.cpu))
        return await self._answer(lane, job, lambda: Claim(ASKED, address), address)

    async def serve(self, job: Job, claim: Claimant) -> bytes:
        """The same for what the server itself needs, such as a match that is opened: it is not counted against anyone,
        but takes its turn.
        """
        return await self._answer(self._lane(job), job, claim, None)

    async def when_affordable(self, address: str) -> None:
        """Wait until an address may have something done: for what goes on while no one waits for it."""
        while (seconds := self.budget.wait(address)) > 0:
            await asyncio.sleep(min(seconds, 5.0))

    async def tip(self, job: Weigh, address: str) -> bytes | None:
        """What comes of weighing options for someone; None if it failed. It is counted against their address."""
        self._must_afford(address)
        return await self.think(job, lambda: Claim(ASKED, address), address)

    async def think(self, job: Choose | Weigh, claim: Claimant, address: str | None = None) -> bytes | None:
        """What a bot chooses, as JSON; None if it failed or took too long. Bots are not refused: they take turns."""
        begun = time.perf_counter()
        agent = job.agent if isinstance(job, Choose) else "tip"
        try:
            value = await self._answer(self.bots, job, claim, address)
        except Refuse as no:
            _log.warning("bot failed", extra={"agent": agent, "reason": no.reason.error})
            return None
        metrics.BOTS.observe(time.perf_counter() - begun)
        return value

    def _lane(self, job: Job) -> Lane:
        if isinstance(job, Choose | Weigh):
            return self.bots
        if isinstance(job, Bring | Analyse | TellStory) or (
            isinstance(job, Following) and len(job.record) > LONG_RECORD
        ):
            return self.long
        return self.short

    def _must_afford(self, address: str) -> None:
        seconds = self.budget.wait(address)
        if seconds > 0:
            metrics.JOBS.labels("budget").inc()
            raise refuse("error-cpu-spent", 429, seconds=math.ceil(seconds))

    async def _answer(self, lane: Lane, job: Job, claim: Claimant, payer: str | None) -> bytes:
        reply = await self._done(lane, job, claim, payer)
        if reply.refused is not None:
            raise Refuse(reply.refused, status=reply.status)
        if reply.full:
            metrics.JOBS.labels("memory").inc()
            raise refuse("error-job-memory", 400, what=_kind(job), megabytes=self._megabytes)
        if reply.broken:
            metrics.JOBS.labels("broken").inc()
            _log.error("job failed", extra={"job": type(job).__name__, "reason": reply.broken})
            raise Refuse(Refusal("error-server"), status=500)
        metrics.JOBS.labels("done").inc()
        return reply.value

    # Doing

    async def _done(self, lane: Lane, job: Job, claim: Claimant, payer: str | None) -> Reply:
        call = Call(job, lane.cpu, lane.wall)
        # What cannot be sent costs no process.
        body = encode(call)
        metrics.WAITING.inc()
        try:
            process, address = await lane.turns.take(claim)
        finally:
            metrics.WAITING.dec()
        cost = 0.0
        kept: Process | None = None
        begun = time.monotonic()
        try:
            if process is None or not process.is_alive:
                process = await self._start()
            try:
                reply = await process.call(body, call)
            except (Died, OSError):
                # It may have ended while it had nothing to do. What is asked for can be asked for twice.
                self._drop(process)
                process = await self._new()
                reply = await process.call(body, call)
            cost = reply.cpu
            if not reply.full and reply.memory < _LARGE * self._megabytes:
                kept = process
            return reply
        except TookTooLong as late:
            cost = late.seconds + _RESTART
            metrics.JOBS.labels("time").inc()
            _log.warning("job took too long", extra={"job": type(job).__name__, "address": address})
            raise refuse("error-job-time", 400, what=_kind(job), seconds=math.ceil(lane.cpu)) from None
        except (Died, OSError) as error:
            cost = _RESTART
            metrics.JOBS.labels("died").inc()
            _log.warning("job failed", extra={"job": type(job).__name__, "reason": str(error)})
            raise refuse("error-job-failed", 503) from None
        except asyncio.CancelledError:
            # It may be in the middle of an answer that no one will read.
            cost = min(time.monotonic() - begun, lane.cpu) + _RESTART
            raise
        finally:
            lane.turns.charge(address, cost)
            if payer is not None:
                self.budget.charge(payer, cost)
            if kept is None and process is not None:
                self._drop(process)
            lane.turns.give(kept)

    async def _start(self) -> Process:
        """A process that was started beforehand, or a new one; and another is started for the next time."""
        spare, self._spare = self._spare, None
        process = None
        if spare is not None:
            try:
                process = await asyncio.shield(spare)
            except asyncio.CancelledError:
                self._spare = spare
                raise
            except (Died, OSError):
                process = None
        if process is None or not process.is_alive:
            process = await self._new()
        if self._spare is None and not self._closed:
            self._spare = asyncio.get_running_loop().create_task(self._new())
        return process

    async def _new(self) -> Process:
        process = await Process.start(self._megabytes)
        self._all.add(process)
        return process

    def _drop(self, process: Process) -> None:
        """End a process without waiting for it."""
        process.kill()
        self._all.discard(process)
        ending = asyncio.get_running_loop().create_task(process.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        if self._spare is not None:
            self._spare.cancel()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                self._all.add(await self._spare)
        for process in list(self._all):
            self._drop(process)
        await asyncio.gather(*self._ending)


def _kind(job: Job) -> str:
    """What a refusal calls a job."""
    if isinstance(job, Packing):
        return "pack"
    if isinstance(job, Bring) and job.position:
        return "position"
    return "record" if isinstance(job, Following) else "position"
