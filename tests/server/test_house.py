"""What the rooms of a worker share: threads for the database, and others for what takes long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from duskbox.core.match import Match
from duskbox.core.records import read
from duskbox.core.registry import find
from duskbox.core.share import decode, encode
from duskbox.server import opening
from tests.server.indoors import a_house

T = TypeVar("T")


def test_whoever_needs_the_database_does_not_wait_for_long_work(tmp_path: Path) -> None:
    done = threading.Event()

    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            house = rooms.house
            busy = [asyncio.ensure_future(house.work(done.wait, 60)) for _ in range(20)]
            await asyncio.sleep(0)
            try:
                assert await asyncio.wait_for(house.ask(lambda: "row"), 20) == "row"
                assert not any(each.done() for each in busy)
            finally:
                done.set()
            assert await asyncio.gather(*busy) == [True] * 20

    asyncio.run(live())


def test_what_is_brought_along_is_read_and_followed_by_those_who_do_long_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Match.open(find("fear-of-the-dark"), seed="owl").record.text(with_seed=True)
    code = encode(Match.load(record))
    threads: list[str] = []

    def noting(do: Callable[[str], T]) -> Callable[[str], T]:
        def note(given: str) -> T:
            threads.append(threading.current_thread().name)
            return do(given)

        return note

    monkeypatch.setattr(opening, "read", noting(read))
    monkeypatch.setattr(opening, "decode", noting(decode))

    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            await opening.bring_record(rooms.house, record, "", False)
            await opening.bring_record(rooms.house, "", code, False)

    asyncio.run(live())
    assert [name.partition("_")[0] for name in threads] == ["work", "work"]
