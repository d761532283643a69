"""Closing the house: workers are warned a moment before they are stopped.

The HTTP server cuts all sockets before it tells the application that it is over, so a worker that shall say goodbye to its players has to
hear of the end earlier. The process that started the workers tells them by a signal. Where there is no such signal (Windows) nobody is warned.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final

#: Seconds between the warning and the end.
NOTICE: Final = 0.5

_WARNING: Final[signal.Signals | None] = getattr(signal, "SIGUSR1", None)


def ignore_warnings() -> None:
    """Let no warning end a process that does not listen yet; those that are started from here inherit that."""
    if _WARNING is not None:
        signal.signal(_WARNING, signal.SIG_IGN)


def warn_before_stopping() -> None:
    """Put the warning of all workers before whatever this process does when it is told to stop."""
    if _WARNING is None:
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _warned(_WARNING, signal.getsignal(number)))


def _warned(warning: signal.Signals, stop: object) -> Callable[[int, FrameType | None], None]:
    def warn(number: int, frame: FrameType | None) -> None:
        for worker in multiprocessing.active_children():
            if worker.pid is not None:
                os.kill(worker.pid, warning)
        if callable(stop):
            threading.Timer(NOTICE, stop, (number, None)).start()

    return warn


def when_warned(do: Callable[[], None]) -> None:
    """Have this worker's loop do something when the warning comes."""
    if _WARNING is not None:
        asyncio.get_running_loop().add_signal_handler(_WARNING, do)
