"""Whether a worker can do its work: it writes to the database, and says why when that fails.

What it finds is told at `/ready`, in the figures and in the log. A worker that is not ready goes on trying: a disk that
was full has room again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from duskbox.server import clock
from duskbox.server.operation import metrics

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from duskbox.server.storage.journal import Journal

_log = logging.getLogger("duskbox.readiness")

#: Why a worker is not ready.
Reason = Literal["", "closing", "disk-full", "corrupted", "read-only", "disk-failed", "busy", "unreachable", "stopped"]

#: Seconds between two checks that no client asked for, and for how long an answer holds for all that ask.
EVERY: Final = 10.0
HOLDS: Final = 1.0
#: Seconds between two readings of the whole of an SQLite file.
READ_ALL: Final = 6 * 3600.0
#: With less room than this a disk counts as full: the next few games would fill it.
ROOM: Final = 1 << 20

#: SQLite's primary result codes, and the states of PostgreSQL by how they begin, that say what is wrong.
_SQLITE: Final[dict[int, Reason]] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CORRUPT: "corrupted",
    sqlite3.SQLITE_NOTADB: "corrupted",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk-failed",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
_POSTGRES: Final[dict[str, Reason]] = {
    "53100": "disk-full",
    "XX001": "corrupted",
    "XX002": "corrupted",
    "25006": "read-only",
    "58030": "disk-failed",
}


def reason_of(error: BaseException | None) -> Reason:
    """What an error of the database says is wrong."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return _SQLITE.get((getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF, "unreachable")
    return _POSTGRES.get(str(getattr(cause, "sqlstate", "")), "unreachable")


class Readiness:
    """What this worker knows about its database."""

    def __init__(self, engine: Engine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._file = Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None
        #: A damaged file does not heal: this stays until the server is started on a good one.
        self._corrupted = False
        self._closing = False
        self._told: Reason = ""
        self._at = -HOLDS
        self._checking: asyncio.Task[Reason] | None = None
        self._reading: sqlite3.Connection | None = None

    async def check(self) -> Reason:
        """Why this worker is not ready; empty if it is. All who ask within a second share one answer."""
        if self._closing:
            return "closing"
        if self._checking is None:
            if time.monotonic() - self._at < HOLDS:
                return self._told
            self._checking = asyncio.get_running_loop().create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> Reason:
        try:
            reason = await asyncio.to_thread(self._try)
            # What was noted while it tried stays.
            self._tell("corrupted" if self._corrupted else reason)
            return self._told
        finally:
            self._at = time.monotonic()
            self._checking = None

    def _try(self) -> Reason:
        """Write something, and see that it can be."""
        if self._corrupted:
            return "corrupted"
        if not self._journal.is_alive:
            return "stopped"
        try:
            if self._file is not None and shutil.disk_usage(self._file.parent).free < ROOM:
                return "disk-full"
            clock.keep(self._engine)
        except (SQLAlchemyError, sqlite3.Error) as error:
            return reason_of(error)
        except OSError:
            return "disk-failed"
        return ""

    def note(self, error: BaseException) -> None:
        """Something went wrong with the database: damage is remembered."""
        if reason_of(error) == "corrupted":
            self._corrupted = True
            self._tell("corrupted")

    def _tell(self, reason: Reason) -> None:
        metrics.READY.set(0 if reason else 1)
        if reason and reason != self._told:
            _log.error("not ready", extra={"reason": reason})
        elif self._told and not reason:
            _log.info("ready again")
        self._told = reason

    async def read_all(self) -> None:
        """Read the whole of an SQLite file, and see whether it is whole.

        PostgreSQL checks each page that it reads by itself.
        """
        if self._file is not None and not self._corrupted:
            await asyncio.to_thread(self._read_all)

    def _read_all(self) -> None:
        reading = sqlite3.connect(f"{self._file.resolve().as_uri()}?mode=ro" if self._file else "", uri=True)
        self._reading = reading
        try:
            found = reading.execute("PRAGMA quick_check(1)").fetchone()
            if found != ("ok",):
                self._corrupted = True
                self._tell("corrupted")
        except sqlite3.Error as error:
            self.note(error)
        finally:
            self._reading = None
            reading.close()

    def close(self) -> None:
        """Check no more."""
        self._closing = True
        reading = self._reading
        if reading is not None:
            with contextlib.suppress(sqlite3.Error):
                reading.interrupt()
