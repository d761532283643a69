"""What every room of a worker shares: configuration, database, journal, bus, worker processes, and threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import DBAPIError

from duskbox.server.http.rate_limits import group
from duskbox.server.matches.quarantine import Watch
from duskbox.server.matches.stories import Stories
from duskbox.server.operation.bans import Bans
from duskbox.server.operation.readiness import Readiness
from duskbox.server.storage import keys

if TYPE_CHECKING:
    from duskbox.core.game import Game
    from duskbox.server.bus import Bus
    from duskbox.server.config import Config
    from duskbox.server.jobs.pool import Jobs
    from duskbox.server.storage.journal import Journal
    from duskbox.server.storage.store import Store

P = ParamSpec("P")
T = TypeVar("T")

#: Raised when a snapshot of today could not be read by yesterday's server.
SNAPSHOT_FORM: Final = 2


class Services:
    """The services of one worker."""

    def __init__(self, config: Config, worker: str, store: Store, journal: Journal, bus: Bus, jobs: Jobs) -> None:
        self.config = config
        self.worker = worker
        self.store = store
        self.journal = journal
        self.bus = bus
        self.jobs = jobs
        self.readiness = Readiness(store.engine, journal)
        self.bans = Bans()
        self.stories = Stories()
        self.closing = False
        self._secret = ""
        #: What this worker carries out is written down there.
        self.watch = Watch(None, worker)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="database")
        # Few: they share one interpreter with the loop, and more of them would only make each other slower.
        self._workers = ThreadPoolExecutor(2, thread_name_prefix="work")
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, do: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """Let a thread speak to the database."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, lambda: do(*given, **named))
        except DBAPIError as error:
            self.readiness.note(error)
            raise

    async def work(self, do: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """Let a thread do what keeps the loop for too long but is bounded, such as reading a record's lines.

        What may take long is a job.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, lambda: do(*given, **named))

    def turn_of(self, what: str) -> asyncio.Lock:
        """What those wait for that take turns: for a name, one at a time."""
        turn = self._turns.get(what)
        if turn is None:
            turn = self._turns[what] = asyncio.Lock()
        return turn

    def turn_to_open(self, address: str) -> asyncio.Lock:
        """What new matches of one address wait for: each keeps the loop and the database's threads busy for some
        milliseconds, and others would wait for many at once.
        """
        return self.turn_of(f"to open\n{group(address)}")

    async def opener(self, address: str) -> str:
        """What is kept of the address that opened a match: enough to share work fairly between addresses, and not the
        address.
        """
        if not self._secret:
            self._secret = await self.ask(self.store.secret, keys.new_secret())
        return keys.sealed(self._secret, f"opener\n{group(address)}")[:16] if address else ""

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something in the background; the task is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let tasks end, write what is left, and close connections."""
        self.closing = True
        self.readiness.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.jobs.close()
        await self.bus.close()
        await asyncio.to_thread(self.journal.close)
        # What waits for its turn is not begun any more, and what is under way is not waited for: no client is left to
        # hear of it.
        self._workers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._threads.shutdown)
        self.store.engine.dispose()
        self.watch.close()


@cache
def _package() -> str:
    return version("duskbox")


def engine_of(game: Game, content: str) -> str:
    """What a snapshot depends on besides the record: the form of snapshots, the package, the rules and the content."""
    return f"{SNAPSHOT_FORM}/{_package()}/{game.rules_version}/{content[:16]}"
