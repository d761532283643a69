"""Taking turns to write. An SQLite file has one writer at a time, and a connection that finds it taken sleeps for up to
a tenth of a second before it tries again. So the threads of this process wait for each other here, which takes no
longer than the transactions themselves, and the journal goes first: players wait for it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine


class Turn:
    """A lock that can be asked for with priority."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._taken = False
        self._first = 0
        #: How many threads wait.
        self.waiting = 0

    @contextmanager
    def taken(self, first: bool = False) -> Iterator[None]:
        """Wait for the turn, and give it back; who asks to be first goes before all others that wait."""
        with self._changed:
            self._first += first
            self.waiting += 1
            while self._taken or (self._first and not first):
                self._changed.wait()
            self.waiting -= 1
            self._first -= first
            self._taken = True
        try:
            yield
        finally:
            with self._changed:
                self._taken = False
                self._changed.notify_all()


_turns: WeakKeyDictionary[Engine, Turn] = WeakKeyDictionary()
_making = threading.Lock()


@contextmanager
def turn_to_write(engine: Engine, first: bool = False) -> Iterator[None]:
    """Wait until no other thread of this process writes to this database, if it is one with a single writer."""
    if engine.dialect.name != "sqlite":
        yield
        return
    with _making:
        turn = _turns.setdefault(engine, Turn())
    with turn.taken(first):
        yield


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes."""
    with turn_to_write(engine), engine.begin() as connection:
        yield connection
