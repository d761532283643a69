"""Whose turn it is: tables that somebody looks at do not wait for those that were left, and no table waits for the thinking of another."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from duskbox.server import driving, sweep
from duskbox.server.bot_process import Answer, Job, Weigh
from duskbox.server.bots import BotPool
from duskbox.server.room import Room
from tests.server.indoors import a_house, a_table, until

pytestmark = pytest.mark.usefixtures("known_here")


class Slow(BotPool):
    """A pool of one that answers when it is told to, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(1, 30.0)
        self.asked: list[str] = []
        self.answers: asyncio.Queue[Answer] = asyncio.Queue()

    async def _start(self) -> Any:
        return None

    async def _think(self, process: object, job: Job) -> Answer:
        self.asked.append(job.agent)
        return await self.answers.get()


def job(name: str, tip: bool = False) -> Job:
    return Job("tic-tac-toe", "", "", 0, name, 0, Weigh(1.0) if tip else None)


def test_tables_that_somebody_looks_at_come_first_then_tips_then_the_rest() -> None:
    async def play() -> None:
        pool = Slow()
        come_back: list[str] = []
        waiting = [
            pool.think(job("first")),
            pool.think(job("left alone")),
            pool.think(job("left alone too")),
            pool.think(job("come back to"), lambda: "".join(come_back)),
            pool.think(job("tip", tip=True)),
            pool.think(job("watched"), lambda: "here"),
        ]
        tasks = [asyncio.create_task(each) for each in waiting]
        await until(lambda: pool.asked)
        come_back.append("somebody")
        for _ in tasks:
            pool.answers.put_nowait(Answer("key"))
        async with asyncio.timeout(20):
            assert all([await task for task in tasks])
        assert pool.asked == ["first", "come back to", "watched", "tip", "left alone", "left alone too"]

    asyncio.run(play())


def test_who_stops_waiting_for_a_bot_takes_no_turn_away() -> None:
    async def play() -> None:
        pool = Slow()
        first, second, third = (asyncio.create_task(pool.think(job(name))) for name in ("one", "two", "three"))
        await until(lambda: pool.asked)
        pool.answers.put_nowait(Answer("key"))
        async with asyncio.timeout(20):
            await first
            # The turn has been passed on, and nobody is there any more to take it.
            second.cancel()
            await asyncio.wait([second])
            pool.answers.put_nowait(Answer("key"))
            assert await third == Answer("key")
        assert pool.asked[-1] == "three"
        assert len(pool._free) == 1

    asyncio.run(play())


def test_a_turn_that_is_passed_on_to_somebody_who_has_just_left_is_passed_on_again() -> None:
    async def play() -> None:
        pool = BotPool(1, 1.0)
        await pool._turn(int, str)
        second = asyncio.create_task(pool._turn(int, str))
        await until(lambda: pool._waiting)
        pool._give(None)
        second.cancel()
        await asyncio.wait([second])
        assert second.cancelled()
        assert pool._free == [None]

    asyncio.run(play())


def test_no_table_waits_for_what_is_thought_about_at_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []
    thinking = asyncio.Event()

    async def look_after(room: Room) -> None:
        looked_at.append(room.row.id)
        if len(looked_at) == 1:
            await thinking.wait()
        await room.house.ask(room.house.store.change, room.row.id, due=None)

    monkeypatch.setattr(driving, "look_after", look_after)

    async def play() -> None:
        async with a_house(tmp_path) as rooms:
            names = []
            for number in range(3):
                room, _ = await a_table(rooms)
                names.append(room.row.id)
                await rooms.house.ask(rooms.house.store.change, room.row.id, due=time.time() - 100 + number)
            looks = sweep._Looks(rooms.house, rooms)
            async with asyncio.timeout(20):
                await looks.begin()
                await until(lambda: len(looked_at) == 3)
                await until(lambda: len(looks._names) == 1)
                await looks.begin()
                assert sorted(looked_at) == sorted(names), "each once, also the one that is still thought about"
                thinking.set()
                await until(lambda: not looks._names)
            assert rooms.house.store.due(time.time(), 10) == []

    asyncio.run(play())
