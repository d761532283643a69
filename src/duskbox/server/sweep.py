"""What a worker does by itself every so often: look after tables where something is due, renew presence, call people, tidy up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from duskbox.server import driving, hooks, talk
from duskbox.server.connection import SILENT
from duskbox.server.refusing import Refuse
from duskbox.server.store import FORGOTTEN

if TYPE_CHECKING:
    from duskbox.server.house import House
    from duskbox.server.room import Room
    from duskbox.server.rooms import Rooms

_log = logging.getLogger("duskbox.sweep")

#: Seconds between two looks at what is due, how long a renewed presence holds, and between two tidyings.
LOOK = 0.5
PRESENCE = 45.0
TIDY = 5.0
RETENTION = 3600.0
#: For how long a table that could not be looked after is left alone, and one where it was only refused.
BROKEN = 60.0
REFUSED = 5.0
#: How many matches are looked at at a time.
LOOKS = 32


def start(house: House, rooms: Rooms) -> None:
    """Begin to sweep."""
    looks = _Looks(house, rooms)
    house.spawn(_every(house, LOOK, looks.begin))
    house.spawn(_every(house, 1.0, lambda: hooks.deliver_due(house)))
    house.spawn(_every(house, PRESENCE / 3, lambda: _renew_presence(house, rooms)))
    house.spawn(_every(house, TIDY, rooms.tidy))
    house.spawn(_every(house, TIDY, lambda: _end_silent(rooms)))
    house.spawn(_every(house, LOOK * 6, lambda: _poll(house, rooms)))
    house.spawn(_every(house, RETENTION, lambda: _forget_old(house)))


async def _every(house: House, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    # At once, too: what a worker that died has left waits already.
    while not house.closing:
        try:
            await do()
        except Exception as error:
            # The database may be away for a moment: the next round will show.
            _log.warning("sweep failed", extra={"reason": f"{type(error).__name__}: {error}"[:300]})
        await asyncio.sleep(seconds)


class _Looks:
    """Looks at matches in which something is due: several at a time, so that nobody waits for what is thought about at another table."""

    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms
        self._turn = asyncio.Semaphore(LOOKS)
        #: The matches that are looked at, or will be.
        self._names: set[str] = set()

    async def begin(self) -> None:
        """Begin to look at what is due and not looked at yet."""
        # Those that are looked at are still due, and must not hide the others. What is found of one whose look ends meanwhile is old.
        before = set(self._names)
        found = await self._house.ask(self._house.store.due, time.time(), 200 + len(self._names))
        for name, due in found:
            if name not in before and name not in self._names:
                self._names.add(name)
                self._house.spawn(self._look(name, due))

    async def _look(self, name: str, due: float) -> None:
        try:
            async with self._turn:
                await _look_after(self._house, self._rooms, name, due)
        finally:
            self._names.discard(name)


async def _look_after(house: House, rooms: Rooms, name: str, due: float) -> None:
    try:
        await driving.look_after(await rooms.room(name))
    except Refuse as no:
        _log.info("not looked after", extra={"match": name, "reason": no.reason.error})
        await _put_off(house, name, due, REFUSED)
    except Exception:
        _log.exception("not looked after", extra={"match": name})
        await _put_off(house, name, due, BROKEN)


async def _put_off(house: House, name: str, due: float, seconds: float) -> None:
    """One broken match must not keep the others waiting: it is looked at again later, unless somebody has played there since."""
    await house.ask(house.store.change, name, {"due": due}, due=time.time() + seconds)


async def _renew_presence(house: House, rooms: Rooms) -> None:
    who = {(room.row.id, watcher.seat) for room in rooms.all() for watcher in room.watchers if watcher.seat >= 0}
    await house.ask(house.store.arrive, house.worker, who, time.time() + PRESENCE)
    await house.ask(house.store.sweep_presence, time.time())


async def _end_silent(rooms: Rooms) -> None:
    """Clients ping; one that has not for long is gone without having said so. Nobody is kept who was never let in."""
    late = time.monotonic() - SILENT
    for room in rooms.all():
        for watcher in list(room.watchers):
            if watcher.heard_at < late:
                watcher.end("error-silent", again=True)
        for guest in room.guests - room.watchers:
            if guest.came_at < late:
                guest.end("error-silent", again=True)


async def _poll(house: House, rooms: Rooms) -> None:
    """Notes can be lost while the bus is away: rooms that somebody watches ask the database themselves whether there is more."""
    if not house.bus.may_lose:
        return
    watched = {room.row.id: room for room in rooms.all() if room.watchers}
    counts = await house.ask(house.store.counts, list(watched))
    decided = await house.ask(house.store.decided, list(watched))
    for name, room in watched.items():
        try:
            await _follow(room, counts.get(name, 0), decided.get(name))
        except Exception:
            # One broken match must not keep the others from hearing.
            _log.exception("not followed", extra={"match": name})
    await talk.catch_up(house, watched.values())


async def _follow(room: Room, count: int, decided: object) -> None:
    """Let a room look at what others have decided and stored, if there is something new."""
    if decided != room.decided:
        await room.look_again()
        room.decided = decided
    if count > room.known:
        room.behind = True
        async with room.lock:
            await room.match()
    await room.see_to_bots()


async def _forget_old(house: House) -> None:
    day = 86400.0
    now = time.time()
    finished, idle = house.config.keep_finished_days, house.config.keep_idle_days
    count = 0
    while not house.closing:
        forgotten = await house.ask(
            house.store.forget_old, now - finished * day if finished else None, now - idle * day if idle else None
        )
        count += forgotten
        if forgotten < FORGOTTEN:
            break
    if count:
        _log.info("old matches deleted", extra={"count": count})
