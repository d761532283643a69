"""Talk: what is said at a table reaches whoever sits or watches there, at whatever worker; a note that was lost costs a moment, not the line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.server import telling
from duskbox.server.bus import Note
from duskbox.server.refusing import refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskbox.server.house import House
    from duskbox.server.room import Room
    from duskbox.server.rows import ChatRow

#: So many lines are remembered as passed on: more than the database is asked for at once.
_KEPT: Final = 200


class Talk:
    """Which lines this worker has passed on to those who watch a room."""

    __slots__ = ("_told", "looked_at", "since")

    def __init__(self) -> None:
        #: The last line before anybody here listened; None as long as nobody does.
        self.since: int | None = None
        #: How many lines there were when the database was asked last, and the number of the last one.
        self.looked_at = (0, 0)
        self._told: dict[int, None] = {}

    def begin(self, lines: list[ChatRow]) -> None:
        """The first to come is shown what was said so far; all after that is passed on."""
        if self.since is None:
            self.since = lines[-1].id if lines else 0

    def is_new(self, number: int) -> bool:
        """Whether a line has not been passed on yet; from now on it has."""
        if number in self._told:
            return False
        self._told[number] = None
        if len(self._told) > _KEPT:
            del self._told[next(iter(self._told))]
        return True


async def say(room: Room, seat: int, text: str) -> None:
    """Keep what a seat says, and pass it on."""
    if not room.row.terms.chat:
        raise refuse("error-no-chat")
    said = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not said:
        raise refuse("error-empty-chat")
    line = await room.house.ask(room.house.store.say, room.row.id, seat, room.sitting[seat].name, said)
    _pass_on(room, [line])
    await room.house.bus.tell(Note(room.row.id, "chat", room.house.worker, n=line.id))


async def hear(room: Room, number: int) -> None:
    """Another worker has kept a line."""
    lines = await room.house.ask(room.house.store.said, room.row.id, number - 1)
    _pass_on(room, [line for line in lines if line.id == number])


async def catch_up(house: House, rooms: Iterable[Room]) -> None:
    """Pass on what was said at other workers while their notes were lost."""
    listening = {room.row.id: room for room in rooms if room.talk.since is not None and room.row.terms.chat}
    if not listening:
        return
    for name, found in (await house.ask(house.store.talk, list(listening))).items():
        talk = listening[name].talk
        if found != talk.looked_at:
            # Lines are numbered before they are kept, so one with a smaller number may come later: the last ones are looked at again.
            _pass_on(listening[name], await house.ask(house.store.said, name, talk.since or 0))
            talk.looked_at = found


def _pass_on(room: Room, lines: list[ChatRow]) -> None:
    for line in lines:
        if room.talk.is_new(line.id):
            telling.tell_chat(room, line)
