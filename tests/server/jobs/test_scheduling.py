"""Whose turn it is: tables with a person present do not wait for those that were left, and no table waits for the
thinking of another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from duskbox.server.jobs.turns import ASKED, PATIENCE, UNWATCHED, WATCHED, Claim, Claimant, Turns
from duskbox.server.matches import driving, sweep
from duskbox.server.matches.room import Room
from tests.server.in_process import a_table, a_worker, until

pytestmark = pytest.mark.usefixtures("known_here")


class Queue:
    """One slot that is held until it is let go, and in which order it was had; each turn takes a second of processor
    time, unless told otherwise.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self.turns: Turns[str] = Turns(["slot"], clock=lambda: self.now)
        self.order: list[str] = []
        self._go = asyncio.Semaphore(0)

    async def stand(self, name: str, claim: Claimant, cpu: float = 1.0) -> None:
        """Wait for the slot, have it until it is let go, and give it back."""
        slot, address = await self.turns.take(claim)
        self.order.append(name)
        try:
            await self._go.acquire()
        finally:
            self.turns.charge(address, cpu)
            self.turns.give(slot)

    def let_go(self, turns: int = 1) -> None:
        """End a number of turns."""
        for _ in range(turns):
            self._go.release()


def for_(address: str, urgency: int = ASKED) -> Claimant:
    return lambda: Claim(urgency, address)


async def all_in_order(line: Queue, *waiting: Coroutine[Any, Any, None]) -> list[str]:
    tasks = [asyncio.create_task(each) for each in waiting]
    await until(lambda: len(line.turns) == len(tasks) - 1)
    line.let_go(len(tasks))
    async with asyncio.timeout(20):
        await asyncio.gather(*tasks)
    return line.order


def test_watched_tables_come_first_then_what_is_asked_for_then_the_rest() -> None:
    async def play() -> None:
        line = Queue()
        come_back: list[str] = []
        waiting = [
            asyncio.create_task(line.stand(name, claim))
            for name, claim in {
                "first": for_("", UNWATCHED),
                "left alone": for_("", UNWATCHED),
                "left alone too": for_("", UNWATCHED),
                "come back to": lambda: Claim(WATCHED, "there") if come_back else Claim(UNWATCHED, "there"),
                "tip": for_("here"),
                "watched": for_("here", WATCHED),
            }.items()
        ]
        await until(lambda: line.order and len(line.turns) == 5)
        come_back.append("someone")
        line.let_go(6)
        async with asyncio.timeout(20):
            await asyncio.gather(*waiting)
        assert line.order == ["first", "come back to", "watched", "tip", "left alone", "left alone too"]

    asyncio.run(play())


def test_who_opens_more_tables_gets_no_more_turns() -> None:
    """Ten tables of one address and one of another that comes last; no one watches any of them."""

    async def play() -> None:
        line = Queue()
        crowd = [line.stand("crowd", for_("crowd", UNWATCHED)) for _ in range(40)]
        alone = [line.stand("alone", for_("alone", UNWATCHED)) for _ in range(4)]
        order = await all_in_order(line, *crowd, *alone)
        assert [place for place, name in enumerate(order) if name == "alone"] == [1, 3, 5, 7]

    asyncio.run(play())


def test_turns_are_counted_by_what_they_take() -> None:
    """One address has bots that think for two seconds, the other such as choose at once."""

    async def play() -> None:
        line = Queue()
        slow = [line.stand("slow", for_("slow"), cpu=2.0) for _ in range(5)]
        quick = [line.stand("quick", for_("quick"), cpu=0.1) for _ in range(30)]
        order = await all_in_order(line, *slow, *quick)
        assert order[:2] == ["slow", "quick"]
        assert order.index("slow", 1) >= 20, "two seconds are as much as twenty times a tenth"
        assert order.index("slow", 1) < 31

    asyncio.run(play())


def test_who_did_nothing_for_long_has_saved_nothing_up() -> None:
    async def play() -> None:
        line = Queue()
        for _ in range(50):
            busy = asyncio.create_task(line.stand("busy", for_("busy")))
            line.let_go()
            await busy
        line.order.clear()
        order = await all_in_order(
            line,
            *(line.stand("busy", for_("busy")) for _ in range(4)),
            *(line.stand("new", for_("new")) for _ in range(4)),
        )
        assert order in (
            ["busy", *["new", "busy"] * 3, "new"],
            ["busy", "new", "new", "busy", "new", "busy", "new", "busy"],
        )

    asyncio.run(play())


def test_who_has_waited_for_long_is_as_urgent_as_a_watched_table() -> None:
    async def play() -> None:
        line = Queue()
        first = asyncio.create_task(line.stand("first", for_("crowd", WATCHED)))
        await until(lambda: line.order)
        left = asyncio.create_task(line.stand("left alone", for_("other", UNWATCHED)))
        crowd = [asyncio.create_task(line.stand("watched", for_("crowd", WATCHED))) for _ in range(9)]
        await until(lambda: len(line.turns) == 10)
        line.let_go(3)
        await until(lambda: len(line.order) == 4)
        assert "left alone" not in line.order
        line.now += PATIENCE + 1
        line.let_go(20)
        await asyncio.gather(first, left, *crowd)
        assert line.order.index("left alone") == 4

    asyncio.run(play())


def test_who_stops_waiting_takes_no_turn_away() -> None:
    async def play() -> None:
        line = Queue()
        first, second, third = (asyncio.create_task(line.stand(name, for_(name))) for name in ("one", "two", "three"))
        await until(lambda: len(line.turns) == 2)
        line.let_go()
        await first
        # The turn has been passed on, and no one is there any more to take it.
        second.cancel()
        await asyncio.wait([second])
        line.let_go()
        async with asyncio.timeout(20):
            await third
        assert line.order[-1] == "three"
        assert line.turns.free == ["slot"]

    asyncio.run(play())


def test_a_turn_that_is_passed_on_to_someone_who_has_just_left_is_passed_on_again() -> None:
    async def play() -> None:
        turns: Turns[str] = Turns(["slot"])
        slot, _ = await turns.take(for_("one"))
        second = asyncio.create_task(turns.take(for_("two")))
        await until(lambda: len(turns) == 1)
        turns.give(slot)
        second.cancel()
        await asyncio.wait([second])
        assert second.cancelled()
        assert turns.free == ["slot"]

    asyncio.run(play())


def test_no_table_waits_for_what_is_thought_about_at_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []
    thinking = asyncio.Event()

    async def look_after(room: Room) -> None:
        looked_at.append(room.row.id)
        if len(looked_at) == 1:
            await thinking.wait()
        await room.services.ask(room.services.store.change, room.row.id, due=None)

    monkeypatch.setattr(driving, "look_after", look_after)

    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            names = []
            for number in range(3):
                room, _ = await a_table(rooms)
                names.append(room.row.id)
                await rooms.services.ask(rooms.services.store.change, room.row.id, due=time.time() - 100 + number)
            looks = sweep._Looks(rooms.services, rooms)
            async with asyncio.timeout(20):
                await looks.begin()
                await until(lambda: len(looked_at) == 3)
                await until(lambda: len(looks._names) == 1)
                await looks.begin()
                assert sorted(looked_at) == sorted(names), "each once, also the one that is still thought about"
                thinking.set()
                await until(lambda: not looks._names)
            assert rooms.services.store.due(time.time(), 10) == []

    asyncio.run(play())
