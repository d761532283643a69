"""The journal: entries are appended once, and acknowledged when they are on the disk.

One thread writes. Whatever has come in while the last commit was under way goes into the next one, so a commit's cost is
shared by all tables that wait for it. The thread is woken once for all that the loop has to say in one turn, and answers a whole commit at once:
each time two threads take turns costs more than an entry.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection

from duskbox.server import metrics
from duskbox.server.rows import EntryRow
from duskbox.server.tables import entries, matches

_log = logging.getLogger("duskbox.journal")

#: No commit holds more than this, so that none takes long.
_BATCH = 500
#: Statements append 1, 2, 4 and so on entries: few of them, so that the database knows them all by heart.
_POWERS = 7
#: How often a commit is tried when the database does not answer, and the pause before the next try.
_TRIES = 5
_PAUSE = 0.2


#: An entry's columns, the columns of the match's row that change with it, and who waits for it.
_Values = tuple[str, int, str, float, float]
_Append = tuple[_Values, dict[str, Any], asyncio.Future[bool]]


class Journal:
    """Appends entries: each place in a record can be filled once, whoever fills it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Append] = deque()
        #: Calls to the thread that writes: there is something, or that was all. And the loop that is about to call.
        self._calls: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._calling: asyncio.AbstractEventLoop | None = None
        self._mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self._inserts = [self._insert(1 << power) for power in range(_POWERS)]
        self._updates: dict[tuple[str, ...], str] = {}
        self._line: PoolProxiedConnection | None = None
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def append(self, row: EntryRow, changes: dict[str, Any] | None = None) -> bool:
        """Store an entry; False if its place is taken. It is durable when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._waiting.append(((row.match, row.n, row.line, row.at, row.spent), changes or {}, done))
        if self._calling is not loop:
            self._calling = loop
            # After all else that is ready now, which may have entries of its own.
            loop.call_soon(self._call)
        return await done

    def _call(self) -> None:
        self._calling = None
        self._calls.put(True)

    @property
    def is_alive(self) -> bool:
        """Whether somebody writes."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Write what is left and stop."""
        self._calls.put(False)
        self._thread.join()
        if self._line is not None:
            self._line.close()

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
                    # A journal that stops is a house that hangs: whoever waits hears that it went wrong, and the next one is tried.
                    _log.exception("commit failed")
                    self._tell(batch, error)

    def _commit(self, batch: list[_Append]) -> None:
        # Always in the same order: two workers that both want some of these places must not wait for each other in a ring.
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
        metrics.COMMITS.observe(time.perf_counter() - begun)
        self._tell(batch, results)

    def _tell(self, batch: list[_Append], results: list[bool] | BaseException) -> None:
        """Let those who wait know what became of their entries."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | BaseException]]] = {}
        for place, (_, _, done) in enumerate(batch):
            answer = results if isinstance(results, BaseException) else results[place]
            by_loop.setdefault(done.get_loop(), []).append((done, answer))
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
            if self._insert_all(cursor, batch):
                results = [True] * len(batch)
            else:
                # Somebody else was quicker for at least one of them: find out which, one by one.
                line.rollback()
                results = []
                for values, _, _ in batch:
                    cursor.execute(self._inserts[0], values)
                    results.append(cursor.rowcount == 1)
            for (values, changes, _), stored in zip(batch, results, strict=True):
                if stored and changes:
                    self._change(cursor, values[0], changes)
            line.commit()
        except BaseException:
            # Nobody knows what state the line is in; the next try gets a fresh one.
            self._line = None
            line.invalidate()
            raise
        return results

    def _insert(self, rows: int) -> str:
        """The statement that appends so many entries."""
        columns = EntryRow.__struct_fields__
        row = f"({', '.join([self._mark] * len(columns))})"
        names = ", ".join(entries.c[column].name for column in columns)
        return f"INSERT INTO {entries.name} ({names}) VALUES {', '.join([row] * rows)} ON CONFLICT DO NOTHING"

    def _insert_all(self, cursor: Any, batch: list[_Append]) -> bool:
        """Insert entries, as many as can be with each statement; whether all their places were free."""
        start = 0
        while start < len(batch):
            power = min((len(batch) - start).bit_length(), _POWERS) - 1
            part = batch[start : start + (1 << power)]
            cursor.execute(self._inserts[power], [value for values, _, _ in part for value in values])
            if cursor.rowcount != len(part):
                return False
            start += len(part)
        return True

    def _change(self, cursor: Any, match: str, changes: dict[str, Any]) -> None:
        columns = tuple(changes)
        statement = self._updates.get(columns)
        if statement is None:
            settings = ", ".join(f"{matches.c[column].name} = {self._mark}" for column in columns)
            statement = self._updates[columns] = f"UPDATE matches SET {settings} WHERE id = {self._mark}"
        cursor.execute(statement, (*changes.values(), match))


def _place(one: _Append) -> tuple[str, int]:
    return one[0][:2]


def _answer(answers: list[tuple[asyncio.Future[bool], bool | BaseException]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
