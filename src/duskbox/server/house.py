"""What every room of a worker shares: configuration, database, journal, bus, bots, and the threads that wait for the database or work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

if TYPE_CHECKING:
    from duskbox.core.game import Game
    from duskbox.server.bots import BotPool
    from duskbox.server.bus import Bus
    from duskbox.server.config import Config
    from duskbox.server.journal import Journal
    from duskbox.server.store import Store

P = ParamSpec("P")
T = TypeVar("T")

#: Raised when a snapshot of today could not be read by yesterday's server.
SNAPSHOT_FORM: Final = 2


class House:
    """One worker's share of the house."""

    def __init__(self, config: Config, worker: str, store: Store, journal: Journal, bus: Bus, bots: BotPool) -> None:
        self.config = config
        self.worker = worker
        self.store = store
        self.journal = journal
        self.bus = bus
        self.bots = bots
        self.closing = False
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="database")
        # Few: they share one interpreter with the loop, and more of them would only make each other slower.
        self._workers = ThreadPoolExecutor(2, thread_name_prefix="work")
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, do: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """Let a thread speak to the database."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: do(*given, **named))

    async def work(self, do: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """Let a thread do what takes long, such as following a whole record; whoever needs the database does not wait behind it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, lambda: do(*given, **named))

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside everything else; it is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let tasks end, write what is left, and close the doors."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.bus.close()
        await asyncio.get_running_loop().run_in_executor(None, self.journal.close)
        # What waits for its turn is not begun any more.
        self._workers.shutdown(wait=True, cancel_futures=True)
        self._threads.shutdown(wait=True)
        self.store.engine.dispose()


@cache
def _package() -> str:
    return version("duskbox")


def engine_of(game: Game, content: str) -> str:
    """What a snapshot depends on beside the record: the form of snapshots, the package, the rules and the content."""
    return f"{SNAPSHOT_FORM}/{_package()}/{game.rules_version}/{content[:16]}"
