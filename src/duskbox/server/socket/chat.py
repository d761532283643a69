"""Chat: a message reaches everyone at the table, whichever worker they are connected to; where a worker's note about it
is lost, the message comes a moment later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.server.bus import Note
from duskbox.server.refusals import refuse
from duskbox.server.socket import updates

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskbox.server.matches.room import Room
    from duskbox.server.services import Services
    from duskbox.server.storage.rows import ChatRow

#: How many messages are remembered as passed on: more than the database is asked for at once.
_KEPT: Final = 200


class ChatProgress:
    """Which messages this worker has passed on to the watchers of a room."""

    __slots__ = ("_told", "looked_at", "since")

    def __init__(self) -> None:
        #: The last message before the first watcher came; None as long as there is none.
        self.since: int | None = None
        #: How many messages there were when the database was asked last, and the number of the last one.
        self.looked_at = (0, 0)
        self._told: dict[int, None] = {}

    def begin(self, lines: list[ChatRow]) -> None:
        """The first watcher is shown the messages so far; all later ones are passed on."""
        if self.since is None:
            self.since = lines[-1].id if lines else 0

    def is_new(self, number: int) -> bool:
        """Whether a message has not been passed on yet; from now on it counts as passed on."""
        if number in self._told:
            return False
        self._told[number] = None
        if len(self._told) > _KEPT:
            del self._told[next(iter(self._told))]
        return True


async def say(room: Room, seat: int, text: str) -> None:
    """Store a seat's message, and pass it on."""
    if not room.row.terms.chat:
        raise refuse("error-no-chat")
    said = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not said:
        raise refuse("error-empty-chat")
    line = await room.services.ask(room.services.store.add_chat, room.row.id, seat, room.sitting[seat].name, said)
    _pass_on(room, [line])
    await room.services.bus.tell(Note(room.row.id, "chat", room.services.worker, n=line.id))


async def hear(room: Room, number: int) -> None:
    """Another worker has stored a message."""
    lines = await room.services.ask(room.services.store.chat_after, room.row.id, number - 1)
    _pass_on(room, [line for line in lines if line.id == number])


async def catch_up(services: Services, rooms: Iterable[Room]) -> None:
    """Pass on what other workers stored while their notes were lost."""
    listening = {room.row.id: room for room in rooms if room.chat.since is not None and room.row.terms.chat}
    if not listening:
        return
    for name, found in (await services.ask(services.store.chat_counts, list(listening))).items():
        progress = listening[name].chat
        if found != progress.looked_at:
            # Messages are numbered before they are stored, so one with a smaller number may come later: the last ones
            # are looked at again.
            _pass_on(listening[name], await services.ask(services.store.chat_after, name, progress.since or 0))
            progress.looked_at = found


def _pass_on(room: Room, lines: list[ChatRow]) -> None:
    for line in lines:
        if room.chat.is_new(line.id):
            updates.tell_chat(room, line)
