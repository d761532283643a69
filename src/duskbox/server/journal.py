"""The journal: entries are appended once, and acknowledged when they are on the disk.

One thread writes. Whatever has come in while the last commit was under way goes into the next one, so a commit's cost is
shared by all tables that wait for it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from duskbox.server import metrics
from duskbox.server.rows import EntryRow
from duskbox.server.tables import entries, matches

#: No commit holds more than this, so that none takes long.
_BATCH = 500
#: How often a commit is tried when the database does not answer, and the pause before the next try.
_TRIES = 5
_PAUSE = 0.2


@dataclass
class _Append:
    row: EntryRow
    #: Columns of the match's row that change with this entry.
    changes: dict[str, Any] = field(default_factory=dict)
    loop: asyncio.AbstractEventLoop | None = None
    done: asyncio.Future[bool] | None = None


class Journal:
    """Appends entries: each place in a record can be filled once, whoever fills it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        insert = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert(entries).on_conflict_do_nothing()
        # The driver's own form of the statement: going through the expression language costs more than the insert itself.
        compiled = insert.compile(dialect=engine.dialect, column_keys=list(EntryRow.__struct_fields__))
        self._insert = str(compiled)
        self._positional = bool(compiled.positional)
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def append(self, row: EntryRow, changes: dict[str, Any] | None = None) -> bool:
        """Store an entry; False if its place is taken. It is durable when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._queue.put(_Append(row, changes or {}, loop, done))
        return await done

    def close(self) -> None:
        """Write what is left and stop."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < _BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[_Append]) -> None:
        begun = time.perf_counter()
        results: list[bool] | BaseException = []
        for attempt in range(_TRIES):
            try:
                results = self._store(batch)
                break
            except DBAPIError as error:
                results = error
                time.sleep(_PAUSE * (attempt + 1))
            except BaseException as error:
                results = error
                break
        metrics.COMMITS.observe(time.perf_counter() - begun)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | BaseException]]] = {}
        for place, one in enumerate(batch):
            if one.loop is not None and one.done is not None:
                answer = results if isinstance(results, BaseException) else results[place]
                by_loop.setdefault(one.loop, []).append((one.done, answer))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, answers)

    def _store(self, batch: list[_Append]) -> list[bool]:
        with self._engine.begin() as connection:
            inserted = connection.exec_driver_sql(self._insert, [self._values(one.row) for one in batch]).rowcount
            if inserted == len(batch):
                for one in batch:
                    self._change(connection, one)
                return [True] * len(batch)
            connection.rollback()
        # Somebody else was quicker for at least one of them: find out which, one by one.
        results = []
        with self._engine.begin() as connection:
            for one in batch:
                stored = connection.exec_driver_sql(self._insert, self._values(one.row)).rowcount == 1
                if stored:
                    self._change(connection, one)
                results.append(stored)
        return results

    def _values(self, row: EntryRow) -> Any:
        values = (row.match, row.n, row.line, row.at, row.spent)
        return values if self._positional else dict(zip(EntryRow.__struct_fields__, values, strict=True))

    @staticmethod
    def _change(connection: Connection, one: _Append) -> None:
        if one.changes:
            connection.execute(update(matches).where(matches.c.id == one.row.match).values(**one.changes))


def _answer(answers: list[tuple[asyncio.Future[bool], bool | BaseException]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
