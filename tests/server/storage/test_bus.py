"""The bus: what was asked for while it was away is heard when it is back,
and nothing that is said makes a worker deaf.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from duskbox.server.bus import Note
from duskbox.server.redis_bus import RedisBus
from tests.server import databases


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder whose path is short enough for a socket."""
    with TemporaryDirectory(prefix="bus-") as name:
        yield Path(name)


@asynccontextmanager
async def two_ends(url: str, heard: list[int], deaf_to: int = -1) -> AsyncIterator[tuple[RedisBus, RedisBus]]:
    """A worker that speaks, and one that listens and keeps the numbers it hears, though one of them is more than it can
    bear.
    """

    def hear(note: Note) -> None:
        heard.append(note.n)
        if note.n == deaf_to:
            raise RuntimeError("cannot bear it")

    speaker, listener = RedisBus(url, "speaker"), RedisBus(url, "listener")
    await listener.open(hear)
    try:
        yield speaker, listener
    finally:
        await listener.close()
        await speaker.close()


async def told_until_heard(speaker: RedisBus, heard: list[int], match: str, n: int) -> None:
    async with asyncio.timeout(30):
        while n not in heard:
            await speaker.tell(Note(match, "entry", "speaker", n=n))
            await asyncio.sleep(0.1)


def test_a_match_that_was_opened_while_the_bus_was_away_is_heard_of_when_it_is_back(folder: Path) -> None:
    async def play() -> None:
        heard: list[int] = []
        with ExitStack() as first:
            url = first.enter_context(databases.redis_server(folder))
            async with two_ends(url, heard) as (speaker, listener):
                await listener.listen("before")
                await told_until_heard(speaker, heard, "before", 1)
                first.close()
                await listener.listen("meanwhile")
                await listener.listen("not for long")
                await listener.forget("not for long")
                with databases.redis_server(folder):
                    await told_until_heard(speaker, heard, "meanwhile", 2)
                    await told_until_heard(speaker, heard, "before", 3)
                    await speaker.tell(Note("not for long", "entry", "speaker", n=4))
                    await told_until_heard(speaker, heard, "before", 5)
                    assert 4 not in heard

    asyncio.run(play())


def test_a_note_that_goes_wrong_does_not_make_a_worker_deaf(folder: Path) -> None:
    async def play() -> None:
        heard: list[int] = []
        with databases.redis_server(folder) as url:
            async with two_ends(url, heard, deaf_to=1) as (speaker, listener):
                await listener.listen("match")
                await told_until_heard(speaker, heard, "match", 1)
                await told_until_heard(speaker, heard, "match", 2)

    asyncio.run(play())
