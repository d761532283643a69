"""The program of a worker process: it reads jobs from its input and writes what came of them to its output, until the
input ends.

The system ends it when a job takes more processor time than it may (`SIGPROF`), or hangs while its parent is gone
(`SIGALRM`); compiled code that never returns cannot prevent either. Memory is bounded for the whole process.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.server.jobs import lessons, packs, records, thinking
from duskbox.server.jobs.messages import LENGTH, READY, AskLesson, Call, Job, Packing, Reply, Thinking
from duskbox.server.refusals import Refuse, refusal_of

try:
    import resource
except ImportError:  # pragma: no cover  (Windows has no such limits)
    resource = None  # type: ignore[assignment]

_encode: Final = msgspec.msgpack.Encoder().encode
#: How much less a worker process counts than its server when both want the processor.
_NICE: Final = 10


def done(job: Job) -> Any:
    """Carry out a job."""
    if isinstance(job, Thinking):
        return thinking.done(job)
    if isinstance(job, Packing):
        return packs.done(job)
    if isinstance(job, AskLesson):
        return lessons.done(job)
    return records.done(job)


def reply_to(job: Job) -> Reply:
    """Carry out a job, or say what is wrong with it."""
    begun = time.process_time()
    value, refused, status, broken, full = b"null", None, 400, "", False
    try:
        value = msgspec.json.encode(done(job))
    except Refuse as no:
        refused, status = no.reason, no.status
    except DuskboxError as error:
        refused = refusal_of(error)
    except MemoryError:
        full = True
    except Exception as error:
        broken = f"{type(error).__name__}: {error}"[:500]
    return Reply(value, refused, status, broken, full, time.process_time() - begun, _memory())


def encoded(reply: Reply) -> bytes:
    """A reply as it is sent; of one that cannot be, what broke: the next job is done all the same."""
    try:
        return _encode(reply)
    except Exception as error:
        broken = f"{type(error).__name__}: {error}"[:500].encode("ascii", "backslashreplace").decode()
        return _encode(Reply(broken=broken, cpu=reply.cpu, memory=reply.memory))


def _memory() -> int:
    """The most memory that this process has had, in megabytes.

    Linux tells it of the program itself; `ru_maxrss` begins with what the process had that started this one.
    """
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) // 1024
    return 0 if resource is None else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _bound(megabytes: int) -> None:
    """Take less memory and a smaller share of the processor than a process could, and end when the parent says so, not
    when a terminal does.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    if resource is not None and megabytes:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _alarm(cpu: float, wall: float) -> None:
    """Let the system end this process when the time of a job is over; 0 for no job."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, cpu)
        signal.setitimer(signal.ITIMER_REAL, wall)


def _load() -> None:
    """Load the games before the first job comes: its time counts."""
    for name in registry.names():
        # One that cannot be loaded is no reason to do without the others.
        with contextlib.suppress(Exception):
            registry.find(name).setup()


def main() -> None:
    """Answer until the input ends."""
    source, out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a game prints is no answer.
    os.dup2(2, 1)
    _bound(int(sys.argv[1]))
    _load()
    decode = msgspec.msgpack.Decoder(Call).decode
    out.write(READY)
    out.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        call = decode(source.read(LENGTH.unpack(head)[0]))
        _alarm(call.cpu, call.wall)
        reply = reply_to(call.job)
        _alarm(0.0, 0.0)
        del call
        body = encoded(reply)
        out.write(LENGTH.pack(len(body)) + body)
        out.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        # The server was killed: no one reads the answer, and what is left to write is not to be tried again.
        os._exit(0)
