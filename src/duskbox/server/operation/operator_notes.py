"""The operator's notes: what the operator has changed with `duskbox admin`, as each worker hears of it within a
second.

They are rows of the database, so that one way serves SQLite and PostgreSQL, with a bus or without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.server.socket import updates

if TYPE_CHECKING:
    from duskbox.server.matches.rooms import Rooms

#: Seconds between two looks, and for how long a note is kept: longer than any worker takes to look.
EVERY: Final = 0.5
KEPT: Final = 600.0

#: A match is to be read again; is to be read again and shown anew to all who watch it; is gone. Bans have changed.
TABLE: Final = "table"
ANEW: Final = "anew"
GONE: Final = "gone"
BANS: Final = "bans"


class OperatorNotes:
    """What this worker has heard of."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._last: int | None = None

    async def begin(self) -> None:
        """Begin with what there is now: a worker that has only just started has read nothing that is older."""
        services = self._rooms.services
        self._last = await services.ask(services.store.last_note)
        services.bans.load(await services.ask(services.store.bans))

    async def look(self) -> None:
        """Look whether there is anything new, and do what it asks for."""
        services = self._rooms.services
        if self._last is None:
            await self.begin()
        assert self._last is not None
        for number, match, kind in await services.ask(services.store.notes_after, self._last):
            if kind == BANS:
                await self._keep_out()
            elif kind == GONE:
                await self._rooms.drop(match)
                # A choice that was under way when the operator deleted the match may have been stored since.
                await services.ask(services.store.forget, [match])
            else:
                await self._read_again(match, kind)
            self._last = number

    async def _read_again(self, match: str, kind: str) -> None:
        room = self._rooms.known(match)
        if room is None:
            return
        await room.reread()
        if kind == ANEW:
            for watcher in list(room.watchers):
                watcher.end("error-table-changed", again=True)
        updates.tell_seats(room)
        await room.go_on()

    async def _keep_out(self) -> None:
        services = self._rooms.services
        services.bans.load(await services.ask(services.store.bans))
        for room in self._rooms.all():
            for connection in list(room.connections):
                if services.bans.keep_out(connection.address, connection.caller.visitor):
                    room.watchers.discard(connection)
                    connection.end("error-banned", again=False)
