"""The rooms of this worker: opened when a match is asked for, put to rest when it is not used, given up when
there are too many.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

from duskbox.server.bus import Note
from duskbox.server.matches.insight import Analyses
from duskbox.server.matches.room import Room
from duskbox.server.operation import metrics
from duskbox.server.refusals import refuse
from duskbox.server.storage import keys

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.server.services import Services
    from duskbox.server.storage.rows import MatchRow, SeatRow

#: With fewer matches in play than this, all memory can be searched for garbage without a noticeable pause.
_FEW: Final = 50


class Rooms:
    """Matches in memory, by name."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.analyses = Analyses(services)
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def room(self, name: str) -> Room:
        """The room of a match; a match that does not exist is refused."""
        found = self._open.get(name)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if not keys.is_id(name):
            raise refuse("error-no-such-match", status=404)
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.get_running_loop().create_task(self._open_up(name))
            opening.add_done_callback(lambda done: self._opened(name, done))
        # A caller that gives up waiting does not stop it for the others.
        return await asyncio.shield(opening)

    async def _open_up(self, name: str) -> Room:
        """Open the room of a match, once for all who ask for it meanwhile."""
        # Listen first, read then: nothing can happen unheard in between.
        await self.services.bus.listen(name)
        try:
            row = await self.services.ask(self.services.store.match, name)
            if row is None:
                raise refuse("error-no-such-match", status=404)
        except BaseException:
            await self.services.bus.forget(name)
            raise
        room = self._open[name] = Room(self.services, *row)
        metrics.ROOMS.set(len(self._open))
        return room

    async def take_in(self, row: MatchRow, sitting: list[SeatRow], match: Match) -> Room:
        """The room of a match that was stored a moment ago: no one else knows of it, so nothing is read again."""
        await self.services.bus.listen(row.id)
        room = self._open[row.id] = Room(self.services, row, sitting)
        if not match.record.entries:
            room.take_up(match)
        metrics.ROOMS.set(len(self._open))
        return room

    def _opened(self, name: str, opening: asyncio.Task[Room]) -> None:
        del self._opening[name]
        if not opening.cancelled():
            # Looked at here, too: those who asked may all be gone.
            opening.exception()

    def hear(self, note: Note) -> None:
        """A note of another worker."""
        room = self._open.get(note.match)
        if room is not None and note.kind == "deleted":
            self.services.spawn(self._deleted(room))
        elif room is not None:
            self.services.spawn(room.hear(note))

    def known(self, name: str) -> Room | None:
        """The room of a match, if it is open here."""
        return self._open.get(name)

    async def drop(self, name: str) -> None:
        """A match is gone: so is its room, and all who are there are let go."""
        room = self._open.pop(name, None)
        if room is None:
            return
        for connection in list(room.connections):
            room.watchers.discard(connection)
            connection.end("error-no-such-match", again=False)
        metrics.ROOMS.set(len(self._open))
        await self.services.bus.forget(name)

    def all(self) -> list[Room]:
        """All rooms that are open."""
        return list(self._open.values())

    async def tidy(self) -> None:
        """Put to rest what is not used; let go what no one watches, the longest unused first, as far as there are
        too many.
        """
        now = time.monotonic()
        rested = now - self.services.config.rest_after
        given_up = 0
        for room in self.all():
            if room.is_awake and room.touched < rested and not room.lock.locked() and not room.bots_at_work:
                await room.rest()
                given_up += 1
        alone = [room for room in self.all() if not room.is_visited and not room.is_awake and not room.lock.locked()]
        alone.sort(key=lambda room: room.touched)
        excess = len(self._open) - self.services.config.cached_matches
        # A room that was not used for long is let go even where there is space.
        old = now - 20 * self.services.config.rest_after
        for place, room in enumerate(alone):
            if place < excess or room.touched < old:
                await self._let_go(room)
                given_up += 1
        if given_up:
            self._collect()

    def _collect(self) -> None:
        """Find what went with these matches: requests and sockets hold themselves in rings, which only a search sets
        free.

        Searching everything takes as long as there are matches in play, so where there are many only what is new is
        searched.
        """
        awake = sum(room.is_awake for room in self._open.values())
        gc.collect(2 if awake < _FEW else 1)

    async def _deleted(self, room: Room) -> None:
        """A match is gone, and its room with it."""
        for watcher in list(room.watchers):
            room.watchers.discard(watcher)
            watcher.end("error-match-deleted", again=False)
        self._open.pop(room.row.id, None)
        metrics.ROOMS.set(len(self._open))
        await self.services.bus.forget(room.row.id)

    async def close(self, room: Room) -> None:
        """The match is deleted: who is still there is told so, and the room is let go, here and at other workers."""
        await self.services.bus.tell(Note(room.row.id, "deleted", self.services.worker))
        await self._deleted(room)

    async def _let_go(self, room: Room) -> None:
        if room.is_visited or room.lock.locked():
            return
        self._open.pop(room.row.id, None)
        metrics.ROOMS.set(len(self._open))
        await self.services.bus.forget(room.row.id)
