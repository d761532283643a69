"""What a worker does by itself every so often: look after tables where something is due, renew presence, call people,
tidy up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from duskbox.server import clock, webhooks
from duskbox.server.matches import driving, presence
from duskbox.server.matches.quarantine import BEAT
from duskbox.server.operation import operator_notes, readiness
from duskbox.server.refusals import Refuse
from duskbox.server.socket import chat, updates
from duskbox.server.socket.connection import SILENT
from duskbox.server.storage.rows import HOST, WATCHING
from duskbox.server.storage.store import FORGOTTEN

if TYPE_CHECKING:
    from duskbox.server.matches.room import Room
    from duskbox.server.matches.rooms import Rooms
    from duskbox.server.services import Services

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
#: How many spectators of a match at one worker the others are told of at most.
COUNTED = 50


def start(services: Services, rooms: Rooms) -> None:
    """Begin to sweep."""
    looks = _Looks(services, rooms)
    services.spawn(_every(services, LOOK, looks.begin))
    services.spawn(_beat(services))
    services.spawn(_every(services, 1.0, lambda: webhooks.deliver_due(services)))
    services.spawn(_every(services, PRESENCE / 3, lambda: _renew_presence(services, rooms)))
    services.spawn(_every(services, TIDY, rooms.tidy))
    services.spawn(_every(services, TIDY, lambda: _end_silent(rooms)))
    services.spawn(_every(services, TIDY, lambda: _tell_who_is_there(rooms)))
    services.spawn(_every(services, LOOK * 6, lambda: _poll(services, rooms)))
    services.spawn(_every(services, readiness.EVERY, lambda: _check(services)))
    services.spawn(_every(services, readiness.READ_ALL, services.readiness.read_all))
    services.spawn(services.stories.run(services))
    noted = operator_notes.OperatorNotes(rooms)
    services.spawn(_every(services, operator_notes.EVERY, noted.look))
    services.spawn(_every(services, RETENTION, lambda: _forget_old(services)))


async def _every(services: Services, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    # At once, too: what a worker that died has left waits already.
    while not services.closing:
        try:
            await do()
        except Exception as error:
            # The database may be away for a moment: the next round will show.
            _log.warning("sweep failed", extra={"reason": f"{type(error).__name__}: {error}"[:300]})
        await asyncio.sleep(seconds)


async def _check(services: Services) -> None:
    """Look whether this worker can write, which keeps the time, too."""
    await services.readiness.check()


async def _beat(services: Services) -> None:
    """Show that the loop of this worker goes round."""
    while not services.closing:
        services.watch.beat()
        await asyncio.sleep(BEAT)


class _Looks:
    """Looks at matches in which something is due: several at a time, so that no table waits for what is thought about
    at another table.
    """

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms
        self._turn = asyncio.Semaphore(LOOKS)
        #: The matches that are looked at, or will be.
        self._names: set[str] = set()

    async def begin(self) -> None:
        """Begin to look at what is due and not looked at yet."""
        # Those that are looked at are still due, and must not hide the others. What is found of one whose look ends
        # meanwhile is old.
        before = set(self._names)
        found = await self._services.ask(self._services.store.due, clock.now(), 200 + len(self._names))
        for name, due in found:
            if name not in before and name not in self._names:
                self._names.add(name)
                self._services.spawn(self._look(name, due))

    async def _look(self, name: str, due: float) -> None:
        try:
            async with self._turn:
                await _look_after(self._services, self._rooms, name, due)
        finally:
            self._names.discard(name)


async def _look_after(services: Services, rooms: Rooms, name: str, due: float) -> None:
    try:
        await driving.look_after(await rooms.room(name))
    except Refuse as no:
        _log.info("not looked after", extra={"match": name, "reason": no.reason.error})
        await _put_off(services, name, due, REFUSED)
    except Exception:
        _log.exception("not looked after", extra={"match": name})
        await _put_off(services, name, due, BROKEN)


async def _put_off(services: Services, name: str, due: float, seconds: float) -> None:
    """One broken match must not keep the others waiting: it is looked at again later, unless it was played on
    since.
    """
    await services.ask(services.store.change, name, {"due": due}, due=clock.now() + seconds)


async def _renew_presence(services: Services, rooms: Rooms) -> None:
    who = {(room.row.id, watcher.seat) for room in rooms.all() for watcher in room.watchers if watcher.seat >= 0}
    who |= {(room.row.id, HOST) for room in rooms.all() if any(watcher.host for watcher in room.watchers)}
    who |= {(room.row.id, WATCHING - n) for room in rooms.all() for n in range(min(room.watching_here, COUNTED))}
    await services.ask(services.store.presence.arrive, services.worker, who, clock.now() + PRESENCE)
    await services.ask(services.store.presence.sweep, clock.now())
    elsewhere = await services.ask(services.store.presence.watching, services.worker, clock.now())
    for room in rooms.all():
        room.watching_elsewhere = elsewhere.get(room.row.id, 0)


async def _tell_who_is_there(rooms: Rooms) -> None:
    """Whether the host's role has passed on, or back, and how many spectators there are is told to the watchers; of
    spectators only every so often, so that their coming and going costs the table little.
    """
    for room in rooms.all():
        now = presence.acting_host(room), room.watching
        if room.watchers and now != (room.told_host, room.told_watching):
            room.told_host, room.told_watching = now
            updates.tell_seats(room)


async def _end_silent(rooms: Rooms) -> None:
    """Clients ping; one that has not for long is gone without having said so. Sockets that never said hello are closed,
    too.
    """
    late = time.monotonic() - SILENT
    for room in rooms.all():
        for watcher in list(room.watchers):
            if watcher.heard_at < late:
                watcher.end("error-silent", again=True)
        for connection in room.connections - room.watchers:
            if connection.came_at < late:
                connection.end("error-silent", again=True)


async def _poll(services: Services, rooms: Rooms) -> None:
    """Notes can be lost while the bus is away: rooms with watchers ask the database themselves whether there is
    more.
    """
    if not services.bus.may_lose:
        return
    watched = {room.row.id: room for room in rooms.all() if room.watchers}
    counts = await services.ask(services.store.counts, list(watched))
    decided = await services.ask(services.store.decided, list(watched))
    for name, room in watched.items():
        try:
            await _follow(room, counts.get(name, 0), decided.get(name))
        except Exception:
            # One broken match must not keep the others from hearing.
            _log.exception("not followed", extra={"match": name})
    await chat.catch_up(services, watched.values())


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


async def _forget_old(services: Services) -> None:
    day = 86400.0
    finished, idle = services.config.keep_finished_days, services.config.keep_idle_days
    count = 0
    while not services.closing:
        forgotten = await services.ask(
            services.store.forget_old,
            time.time() - finished * day if finished else None,
            clock.now() - idle * day if idle else None,
        )
        count += forgotten
        if forgotten < FORGOTTEN:
            break
    if count:
        _log.info("old matches deleted", extra={"count": count})
