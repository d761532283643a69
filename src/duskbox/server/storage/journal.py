"""The journal: entries are appended once, and acknowledged when they are on the disk.

One thread writes. What has come in while the last commit was under way goes into the next one, so a commit's cost
is shared by all tables that wait for it, and a whole commit is answered at once.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from typing import Any

import msgspec
from sqlalchemy import Engine, PoolProxiedConnection

from duskbox.server.operation import metrics
from duskbox.server.operation.readiness import reason_of
from duskbox.server.storage.database import is_durable
from duskbox.server.storage.rows import EntryRow
from duskbox.server.storage.tables import entries, matches
from duskbox.server.storage.writing import turn_to_write

_log = logging.getLogger("duskbox.journal")

#: No commit holds more than this, so that none takes long.
_BATCH = 500
#: How often a commit is tried when the database does not answer, and the pause before the next try.
_TRIES = 5
_PAUSE = 0.2


#: An entry, the columns of the match's row that change with it, and the caller that waits for it.
_Append = tuple[EntryRow, dict[str, Any], asyncio.Future[bool]]


class Journal:
    """Appends entries: each place in a record can be filled once, by any worker."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Append] = deque()
        #: Calls to the thread that writes: there is something, or that was all.
        self._calls: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        names = ", ".join(entries.c[column].name for column in EntryRow.__struct_fields__)
        marks = ", ".join([self._mark] * len(EntryRow.__struct_fields__))
        self._insert = f"INSERT INTO {entries.name} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING"
        self._updates: dict[tuple[str, ...], str] = {}
        self._connection: PoolProxiedConnection | None = None
        # Until the first commit nothing can be lost.
        metrics.DURABLE.set(1)
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def append(self, row: EntryRow, changes: dict[str, Any] | None = None) -> bool:
        """Store an entry; False if its place is taken. It is durable when this returns."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, changes or {}, done))
        self._calls.put(True)
        return await done

    @property
    def is_alive(self) -> bool:
        """Whether the thread that writes still runs."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Write what is left and stop."""
        self._calls.put(False)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()

    def _work(self) -> None:
        waiting = self._waiting
        open_still = True
        while open_still:
            open_still = self._calls.get()
            while waiting:
                # Only this thread takes entries away.
                batch = [waiting.popleft() for _ in range(min(len(waiting), _BATCH))]
                try:
                    self._commit(batch)
                except Exception as error:
                    # If the journal stopped, the server would hang: each caller that waits is told of the failure, and
                    # the next one is tried.
                    _log.exception("commit failed")
                    self._tell(batch, error)

    def _commit(self, batch: list[_Append]) -> None:
        # Always in the same order: two workers that both want some of these places must not wait for each other in a
        # ring.
        batch.sort(key=_place)
        begun = time.perf_counter()
        results: list[bool] | BaseException = []
        for attempt in range(_TRIES):
            try:
                results = self._store(batch)
                break
            except self._engine.dialect.loaded_dbapi.Error as error:
                results = error
                time.sleep(_PAUSE * (attempt + 1))
            except BaseException as error:
                results = error
                break
        if isinstance(results, BaseException):
            metrics.COMMITS_FAILED.labels(reason_of(results)).inc()
        metrics.COMMITS.observe(time.perf_counter() - begun)
        self._tell(batch, results)

    def _tell(self, batch: list[_Append], results: list[bool] | BaseException) -> None:
        """Tell the callers that wait what became of their entries."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | BaseException]]] = {}
        for place, (_, _, done) in enumerate(batch):
            answer = results if isinstance(results, BaseException) else results[place]
            by_loop.setdefault(done.get_loop(), []).append((done, answer))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, answers)

    def _store(self, batch: list[_Append]) -> list[bool]:
        """One transaction, straight through the driver:
        the expression language would cost more than the work itself.
        """
        connection = self._connection
        if connection is None:
            connection = self._connection = self._engine.raw_connection()
            self._look_at(connection)
        with turn_to_write(self._engine, first=True):
            try:
                cursor = connection.cursor()
                results = []
                for row, changes, _ in batch:
                    cursor.execute(self._insert, msgspec.structs.astuple(row))
                    stored = cursor.rowcount == 1
                    results.append(stored)
                    if stored and changes:
                        self._change(cursor, row.match, changes)
                connection.commit()
            except BaseException:
                # The state of the connection is unknown; the next try gets a fresh one.
                self._connection = None
                connection.invalidate()
                raise
        return results

    def _look_at(self, connection: PoolProxiedConnection) -> None:
        """Report whether what is committed here stays: a database can be set up otherwise."""
        durable = is_durable(connection.driver_connection, self._engine.dialect.name)
        metrics.DURABLE.set(int(durable))
        if not durable:
            _log.warning("commits may be lost in a power failure")

    def _change(self, cursor: Any, match: str, changes: dict[str, Any]) -> None:
        columns = tuple(changes)
        statement = self._updates.get(columns)
        if statement is None:
            settings = ", ".join(f"{matches.c[column].name} = {self._mark}" for column in columns)
            statement = self._updates[columns] = f"UPDATE matches SET {settings} WHERE id = {self._mark}"
        cursor.execute(statement, (*changes.values(), match))


def _place(one: _Append) -> tuple[str, int]:
    return one[0].match, one[0].n


def _answer(answers: list[tuple[asyncio.Future[bool], bool | BaseException]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
