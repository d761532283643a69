"""Stopping: workers are warned before they are stopped, and none takes longer than a few seconds, whatever its clients
do.

The HTTP server cuts all sockets before it tells the application that it is over, so a worker that shall say goodbye to
its players has to hear of the end earlier: the process that started the workers sends them a signal. Then the HTTP
server waits for requests that are under way, and some clients never end theirs; so a worker that was warned ends itself
when its time is up. One that cannot even do that is killed, and the exit code tells. Where there is no such signal
(Windows) no worker is warned.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from granian.server.common import AbstractServer

#: Seconds from the order to stop: when workers are told to stop, when one stops waiting for its clients, ends itself,
#: and is killed.
NOTICE: Final = 0.5
CUT_OFF: Final = 1.5
END: Final = 3.0
KILL: Final = 4.0
#: How often a worker looks whether the process that started it still lives.
LOOK: Final = 1.0

_WARNING: Final[signal.Signals | None] = getattr(signal, "SIGUSR1", None)
_STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def ignore_warnings() -> None:
    """Let no warning end a process that does not listen yet; those that are started from here inherit that."""
    if _WARNING is not None:
        signal.signal(_WARNING, signal.SIG_IGN)


class Stop:
    """The end of a server, from the moment it is told to stop."""

    def __init__(self, server: AbstractServer) -> None:  # type: ignore[type-arg]
        self._server = server
        self._process = os.getpid()
        self._workers: list[BaseProcess] = []
        self._killed = False

    def listen(self) -> None:
        """Take over from the HTTP server what happens when this process is told to stop."""
        for number in _STOPS:
            signal.signal(number, self._begin)

    @property
    def was_asked(self) -> bool:
        """Whether the server was told to stop."""
        return bool(self._server.interrupt_signal)

    @property
    def was_clean(self) -> bool:
        """Whether no worker had to be killed, here or by the system."""
        # Several threads wait for a worker, and how it ended may not be noted yet.
        return not self._killed and all(worker.exitcode != -signal.SIGKILL for worker in self._workers)

    def _begin(self, number: int, _frame: FrameType | None) -> None:
        if os.getpid() != self._process:
            # A worker that is still loading has inherited this. Ctrl+C reaches it, too, but it is stopped by the
            # process that started it.
            if number == signal.SIGTERM:
                os._exit(0)
            return
        if not self.was_asked:
            # From here on a worker that ends is no surprise, and no other is started in its place.
            self._server.interrupt_signal = True
            for each in self._server.wrks:
                each.interrupt_by_parent = True
            self._workers = multiprocessing.active_children()
            if _WARNING is not None:
                self._tell(_WARNING)
            for seconds, do in ((NOTICE, self._server.main_loop_interrupt.set), (KILL, self._kill)):
                timer = threading.Timer(seconds, do)
                timer.daemon = True
                timer.start()

    def _tell(self, number: signal.Signals) -> None:
        for worker in self._workers:
            if worker.pid is not None and worker.is_alive():
                os.kill(worker.pid, number)

    def _kill(self) -> None:
        for worker in self._workers:
            if worker.is_alive():
                self._killed = True
                worker.kill()


# In a worker


def when_warned(warn: Callable[[], None], close: Callable[[], Awaitable[None]]) -> None:
    """Have this worker's loop warn its clients when the end is near, and close in time although some of them hold it
    up.
    """
    if _WARNING is not None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(_WARNING, _warned, warn, close)
        # Ctrl+C at a terminal goes to all processes at once; the one that started this one tells it what to do.
        loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _warned(warn: Callable[[], None], close: Callable[[], Awaitable[None]]) -> None:
    end_within(END)
    warn()
    asyncio.get_running_loop().call_later(CUT_OFF, lambda: asyncio.ensure_future(_cut_off(close)))


async def _cut_off(close: Callable[[], Awaitable[None]]) -> None:
    """Clients hold the HTTP server up: close what is ours, and end."""
    try:
        await close()
    finally:
        os._exit(0)


def end_within(seconds: float) -> None:
    """End this process then at the latest. Everything acknowledged by then is on the disk."""
    timer = threading.Timer(seconds, os._exit, (0,))
    timer.daemon = True
    timer.start()


async def end_with(parent: int) -> None:
    """Stop this worker when the process that started it is gone: nothing else would stop it."""
    while os.getppid() == parent:
        await asyncio.sleep(LOOK)
    os.kill(os.getpid(), signal.SIGTERM)
