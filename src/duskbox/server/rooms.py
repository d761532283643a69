"""The rooms of this worker: opened when somebody asks for a match, put to rest when nobody touches it, given up when there are too many."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

from duskbox.server import keys, metrics
from duskbox.server.insight import Accounts
from duskbox.server.refusing import refuse
from duskbox.server.room import Room

if TYPE_CHECKING:
    from duskbox.server.bus import Note
    from duskbox.server.house import House

#: With fewer matches in play than this, all memory can be searched for garbage without anybody noticing.
_FEW: Final = 50


class Rooms:
    """Matches in memory, by name."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.accounts = Accounts(house)
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
        # Whoever gives up waiting does not stop it for the others.
        return await asyncio.shield(opening)

    async def _open_up(self, name: str) -> Room:
        """Open the room of a match, once for all who ask for it meanwhile."""
        # Listen first, read then: nothing can happen unheard in between.
        await self.house.bus.listen(name)
        try:
            row = await self.house.ask(self.house.store.match, name)
            if row is None:
                raise refuse("error-no-such-match", status=404)
        except BaseException:
            await self.house.bus.forget(name)
            raise
        room = self._open[name] = Room(self.house, *row)
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
        if room is not None:
            self.house.spawn(room.hear(note))

    def all(self) -> list[Room]:
        """All rooms that are open."""
        return list(self._open.values())

    async def tidy(self) -> None:
        """Put to rest what nobody touches; let go what nobody watches, the longest untouched first, as far as there are too many."""
        now = time.monotonic()
        rested = now - self.house.config.rest_after
        given_up = 0
        for room in self.all():
            if room.is_awake and room.touched < rested and not room.lock.locked() and not room.bots_at_work:
                await room.rest()
                given_up += 1
        alone = [room for room in self.all() if not room.is_visited and not room.is_awake and not room.lock.locked()]
        alone.sort(key=lambda room: room.touched)
        excess = len(self._open) - self.house.config.cached_matches
        # A room that nobody has touched for long is let go even where there is space.
        old = now - 20 * self.house.config.rest_after
        for place, room in enumerate(alone):
            if place < excess or room.touched < old:
                await self._let_go(room)
                given_up += 1
        if given_up:
            self._collect()

    def _collect(self) -> None:
        """Find what went with these matches: requests and sockets hold themselves in rings, which only a search sets free.

        Searching everything takes as long as there are matches in play, so where there are many only what is new is searched.
        """
        awake = sum(room.is_awake for room in self._open.values())
        gc.collect(2 if awake < _FEW else 1)

    async def _let_go(self, room: Room) -> None:
        if room.is_visited or room.lock.locked():
            return
        self._open.pop(room.row.id, None)
        metrics.ROOMS.set(len(self._open))
        await self.house.bus.forget(room.row.id)
