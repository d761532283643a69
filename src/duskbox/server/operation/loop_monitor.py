"""Watches the event loop: how late it is, and how often it was kept busy for so long that everyone else had to wait.

Being late alone says little on a machine that others use too. So what counts as blocked is a stretch during which this
process itself computed for longer than it may, on the loop or in a thread that held the interpreter.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback
from typing import TYPE_CHECKING, Final

from duskbox.server.operation import metrics

if TYPE_CHECKING:
    from types import FrameType

_log = logging.getLogger("duskbox.loop")

#: Seconds between two looks, and for how long nothing may keep the loop.
BEAT: Final = 0.02
LIMIT: Final = 0.1
#: Seconds between two log lines about it.
_QUIET: Final = 10.0


class LoopMonitor:
    """Looks at its loop every so often, and has a thread look when the loop does not."""

    def __init__(self) -> None:
        self._beat_at = time.monotonic()
        self._loop_thread = 0
        self._ended = threading.Event()
        #: Where the loop was when it was late.
        self._seen = ""
        self._logged_at = -_QUIET

    async def run(self) -> None:
        """Watch until it is cancelled."""
        self._loop_thread = threading.get_ident()
        threading.Thread(target=self._look, name="loop-monitor", daemon=True).start()
        try:
            while True:
                begun, computed = time.monotonic(), time.process_time()
                self._beat_at = begun
                await asyncio.sleep(BEAT)
                late = time.monotonic() - begun - BEAT
                metrics.LAG.observe(max(0.0, late))
                if late > LIMIT and time.process_time() - computed > LIMIT:
                    self._blocked(late)
                self._seen = ""
        finally:
            self._ended.set()

    def _blocked(self, late: float) -> None:
        metrics.BLOCKED.inc()
        now = time.monotonic()
        if now - self._logged_at >= _QUIET:
            self._logged_at = now
            _log.warning("loop blocked", extra={"seconds": round(late, 3), "at": self._seen})

    def _look(self) -> None:
        """Note where the loop is when it is late. Compiled code shows as its caller."""
        while not self._ended.wait(LIMIT / 2):
            if not self._seen and time.monotonic() - self._beat_at > LIMIT:
                frame = sys._current_frames().get(self._loop_thread)
                self._seen = _where(frame)


def _where(frame: FrameType | None) -> str:
    """The last few calls, as file and function."""
    calls = traceback.extract_stack(frame)[-6:]
    return " > ".join(f"{call.filename.rpartition('/')[2]}:{call.lineno} {call.name}" for call in calls)
