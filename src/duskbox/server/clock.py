"""The server's clock, which every deadline is measured by: it runs evenly, whatever the system's clock is set to
meanwhile.

It takes the time of day once and counts on from there by the machine's monotonic clock, which no one can set. Where it
started is kept in the database, so a server that is started again on the same boot goes on by the same clock, and after
a boot it never goes back. Times that people are shown come from the system's clock instead.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from duskbox.server.storage.tables import server_values
from duskbox.server.storage.writing import writing

if TYPE_CHECKING:
    from sqlalchemy import Engine

#: Where `serve` leaves the start of its clock to the workers it starts, also to those it starts much later.
HANDED_ON: Final = "DUSKBOX_CLOCK_START"
_NAME: Final = "clock"
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class _Kept(msgspec.Struct, frozen=True):
    """What the database remembers: on which boot the clock showed what when the monotonic clock showed 0, and what it
    showed last.
    """

    boot: str
    start: float
    seen: float


class Clock:
    """Seconds since 1970 as they were when it was started, and counted evenly from there."""

    def __init__(self) -> None:
        given = os.environ.get(HANDED_ON)
        self._start = float(given) if given else time.time() - time.monotonic()

    def now(self) -> float:
        """The time."""
        return self._start + time.monotonic()

    def follow(self, engine: Engine) -> None:
        """Go by the clock that the database knows."""
        kept, boot = _read(engine), _boot()
        self._start = time.time() - time.monotonic()
        if kept is not None:
            if boot and kept.boot == boot:
                self._start = kept.start
            self._start = max(self._start, kept.seen - time.monotonic())

    def go_on(self, engine: Engine) -> None:
        """Go on by that clock, and leave it to the processes that are started from here."""
        self.follow(engine)
        os.environ[HANDED_ON] = repr(self._start)
        self.keep(engine)

    def keep(self, engine: Engine) -> None:
        """Note the time in the database."""
        value = msgspec.json.encode(_Kept(_boot(), self._start, self.now())).decode()
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        statement = dialect.insert(server_values).values(name=_NAME, value=value)
        with writing(engine) as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def _read(engine: Engine) -> _Kept | None:
    with engine.connect() as connection:
        found = connection.execute(select(server_values.c.value).where(server_values.c.name == _NAME)).scalar()
    with contextlib.suppress(msgspec.DecodeError):
        return None if found is None else msgspec.json.decode(found, type=_Kept)
    return None


def _boot() -> str:
    """A name for the time since the machine was booted; empty where the system has none."""
    with contextlib.suppress(OSError):
        return _BOOT.read_text().strip()
    return ""


_clock: Final = Clock()
now = _clock.now
follow = _clock.follow
go_on = _clock.go_on
keep = _clock.keep
