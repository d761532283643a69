"""What the rooms of a worker share: threads for the database, and others for what takes long."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from tests.server.in_process import a_worker


def test_database_calls_do_not_wait_for_long_work(tmp_path: Path) -> None:
    done = threading.Event()

    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            services = rooms.services
            busy = [asyncio.ensure_future(services.work(done.wait, 60)) for _ in range(20)]
            await asyncio.sleep(0)
            try:
                assert await asyncio.wait_for(services.ask(lambda: "row"), 20) == "row"
                assert not any(each.done() for each in busy)
            finally:
                done.set()
            assert await asyncio.gather(*busy) == [True] * 20

    asyncio.run(live())
