"""The journal: entries are appended once, and acknowledged when they are on the disk.

One thread writes. Whatever has come in while the last commit was under way goes into the next one, so a commit's cost is
shared by all tables that wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Engine, PoolProxiedConnection

from duskbox.server import metrics
from duskbox.server.rows import EntryRow
from duskbox.server.tables import entries, matches

_log = logging.getLogger("duskbox.journal")

#: No commit holds more than this, so that none takes long.
_BATCH = 500
#: How often a commit is tried when the database does not answer, and the pause before the next try.
_TRIES = 5
_PAUSE = 0.2


@dataclass(slots=True)
class _Append:
    values: tuple[Any, ...]
    #: Columns of the match's row that change with this entry.
    changes: dict[str, Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


class Journal:
    """Appends entries: each place in a record can be filled once, whoever fills it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        columns = EntryRow.__struct_fields__
        self._insert = (
            f"INSERT INTO {entries.name} ({', '.join(entries.c[column].name for column in columns)}) "
            f"VALUES ({', '.join([self._mark] * len(columns))}) ON CONFLICT DO NOTHING"
        )
        self._updates: dict[tuple[str, ...], str] = {}
        self._line: PoolProxiedConnection | None = None
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def append(self, row: EntryRow, changes: dict[str, Any] | None = None) -> bool:
        """Store an entry; False if its place is taken. It is durable when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._queue.put(_Append(msgspec.structs.astuple(row), changes or {}, loop, done))
        return await done

    @property
    def is_alive(self) -> bool:
        """Whether somebody writes."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Write what is left and stop."""
        self._queue.put(None)
        self._thread.join()
        if self._line is not None:
            self._line.close()

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
            try:
                self._commit(batch)
            except Exception as error:
                # A journal that stops is a house that hangs: whoever waits hears that it went wrong, and the next one is tried.
                _log.exception("commit failed")
                self._tell(batch, error)
            if last:
                return

    def _commit(self, batch: list[_Append]) -> None:
        # Always in the same order: two workers that both want some of these places must not wait for each other in a ring.
        batch.sort(key=lambda one: one.values[:2])
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
        metrics.COMMITS.observe(time.perf_counter() - begun)
        self._tell(batch, results)

    def _tell(self, batch: list[_Append], results: list[bool] | BaseException) -> None:
        """Let those who wait know what became of their entries."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | BaseException]]] = {}
        for place, one in enumerate(batch):
            answer = results if isinstance(results, BaseException) else results[place]
            by_loop.setdefault(one.loop, []).append((one.done, answer))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, answers)

    def _store(self, batch: list[_Append]) -> list[bool]:
        """One transaction, straight through the driver: the expression language would cost more than the work itself."""
        line = self._line
        if line is None:
            line = self._line = self._engine.raw_connection()
        try:
            cursor = line.cursor()
            cursor.executemany(self._insert, [one.values for one in batch])
            if cursor.rowcount == len(batch):
                results = [True] * len(batch)
            else:
                # Somebody else was quicker for at least one of them: find out which, one by one.
                line.rollback()
                results = []
                for one in batch:
                    cursor.execute(self._insert, one.values)
                    results.append(cursor.rowcount == 1)
            for one, stored in zip(batch, results, strict=True):
                if stored and one.changes:
                    self._change(cursor, one)
            line.commit()
        except BaseException:
            # Nobody knows what state the line is in; the next try gets a fresh one.
            self._line = None
            line.invalidate()
            raise
        return results

    def _change(self, cursor: Any, one: _Append) -> None:
        columns = tuple(one.changes)
        statement = self._updates.get(columns)
        if statement is None:
            settings = ", ".join(f"{matches.c[column].name} = {self._mark}" for column in columns)
            statement = self._updates[columns] = f"UPDATE matches SET {settings} WHERE id = {self._mark}"
        cursor.execute(statement, (*one.changes.values(), one.values[0]))


def _answer(answers: list[tuple[asyncio.Future[bool], bool | BaseException]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
