"""A worker process as its server sees it: started, asked, ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from typing import Final

import msgspec

from duskbox.server.jobs.messages import LENGTH, LONGEST, READY, Call, Reply

#: How many seconds a process may take to load, on a machine that is busy.
_LOADING = 120.0
#: Signals with which the system ends a process whose job has taken too long.
_TOO_LONG = tuple(-getattr(signal, name) for name in ("SIGPROF", "SIGALRM", "SIGXCPU") if hasattr(signal, name))

encode: Final = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Reply).decode


class TookTooLong(Exception):
    """A job took more time than it may; the process is gone. `seconds` is what it had."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.1f} s")
        self.seconds = seconds


class Died(Exception):
    """The process ended in the middle of a job, and not for its time."""


class Process:
    """One worker process. After `TookTooLong`, `Died` or a cancelled call it is of no more use."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._killed = False

    @classmethod
    async def start(cls, megabytes: int) -> Process:
        """Start one, and wait until it has loaded what it needs: that is not counted as the time of a job."""
        started = cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "duskbox.server.jobs.worker",
                str(megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A bot of the operator's own may be a program, which has to end with it.
                start_new_session=True,
            )
        )
        try:
            assert started._process.stdout is not None
            await asyncio.wait_for(started._process.stdout.readexactly(len(READY)), _LOADING)
        except (TimeoutError, asyncio.IncompleteReadError) as error:
            await started.end()
            raise Died(f"not loaded: {type(error).__name__}") from error
        except BaseException:
            # Also when it is no longer wanted: what it leaves open would otherwise outlive the loop.
            await started.end()
            raise
        return started

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.returncode is None

    async def call(self, body: bytes, call: Call) -> Reply:
        """Have a job done, which is sent as these bytes."""
        begun = time.monotonic()
        try:
            # A little later than the process itself would end.
            return await asyncio.wait_for(self._call(body), call.wall + 1.0)
        except TimeoutError:
            await self.end()
            raise TookTooLong(min(time.monotonic() - begun, call.cpu)) from None
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.end()
            if self._process.returncode in _TOO_LONG:
                raise TookTooLong(min(time.monotonic() - begun, call.cpu)) from None
            raise Died(f"{type(error).__name__}, exit code {self._process.returncode}") from error

    async def _call(self, body: bytes) -> Reply:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(LENGTH.pack(len(body)) + body)
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        if length > LONGEST:
            raise msgspec.DecodeError("too long an answer")
        return _decode(await stdout.readexactly(length))

    def kill(self) -> None:
        """End it in the middle of its work, and what it has started."""
        if self._killed:
            # Its number may be another's by now.
            return
        self._killed = True
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            elif self._process.returncode is None:
                self._process.kill()

    async def end(self) -> None:
        """End it, and wait until it has."""
        self.kill()
        await self._process.wait()
