"""The lock of an SQLite database: one server at a time, because each would keep matches in memory that the other
changes.

The system holds the lock for as long as the server or one of its workers lives, so nothing is left behind by one that
is killed. PostgreSQL needs none.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from duskbox.core.errors import DuskboxError

#: Seconds that a server which was killed a moment ago may take to be gone with all its workers.
PATIENCE: Final = 2.0


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Hold the lock of a database for the length of the block; refuse if another process does."""
    file = _file(database)
    if file is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        late = time.monotonic() + PATIENCE
        while not (taken := _taken(handle)) and time.monotonic() < late:
            time.sleep(0.05)
        if not taken:
            holder = os.pread(handle, 20, 0).decode("ascii", "replace").strip()
            raise DuskboxError("error-database-served", file=str(file), process=holder or "?")
        os.ftruncate(handle, 0)
        os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        # The file stays: another server may have opened it already, and would lock a file that no other finds.
        os.close(handle)


def _file(database: str) -> Path | None:
    """The file of an SQLite database.

    Two names of one file are one database; a URL that makes no sense is refused when it is opened.
    """
    try:
        url = make_url(database)
    except ArgumentError:
        return None
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)).resolve() if is_file else None


try:
    import fcntl
except ImportError:  # Windows

    def _taken(handle: int) -> bool:
        """There a second server cannot take the port of the first, and that has to do."""
        return True

else:

    def _taken(handle: int) -> bool:
        """Take the lock; False if another process has it. Workers that are forked from here have it, too."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
