"""Presence: a live table sleeps while no player is connected, and the host's role passes on while the host is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.server import clock
from duskbox.server.storage.rows import HOST, HUMAN, PLAYING

if TYPE_CHECKING:
    from duskbox.server.matches.room import Room

#: Seconds without the host after which the first person who is there acts as host until the host is back.
HOST_GONE: Final = 180.0


def is_deserted(room: Room) -> bool:
    """Whether the table is played live and none of its people is there: what plays for people waits until one is."""
    people = [seat.seat for seat in room.sitting if seat.kind == HUMAN]
    return room.row.terms.kind == "live" and bool(people) and not any(map(room.is_here, people))


async def fall_asleep(room: Room) -> None:
    """Stop the clocks of a table that all players have left. Hold the lock."""
    row = room.row
    if row.state != PLAYING or row.asleep_at is not None or row.paused_at is not None or not is_deserted(room):
        return
    left = [seat.left_at for seat in room.sitting if seat.kind == HUMAN and seat.left_at is not None]
    # After a crash no departure was stored: what was due has waited since, and counts against no one.
    since = max([room.asked_at, *left])
    await room.change({"asleep_at": None}, asleep_at=min(since, clock.now()), due=None)


async def wake(room: Room) -> None:
    """A player is there again: the question counts as asked later by as long as the table slept."""
    if room.row.asleep_at is None:
        return
    async with room.lock:
        await room.reread()
        slept = room.row.asleep_at
        if slept is None:
            return
        room.behind = True
        await room.match()
        later = max(room.asked_at, room.asked_at + clock.now() - max(slept, room.asked_at))
        await room.change({"asleep_at": slept}, asleep_at=None, resumed_at=later)
    await room.go_on()


def acting_host(room: Room) -> int | None:
    """The seat whose person acts as host while the host is gone; None while the host is there, or was a moment ago, or
    no other person is.
    """
    if room.is_here(HOST) or any(watcher.host for watcher in room.watchers):
        return None
    gone_since = room.row.host_left_at or room.row.created_at
    if clock.now() - gone_since < HOST_GONE:
        return None
    return next((seat.seat for seat in room.sitting if seat.kind == HUMAN and room.is_here(seat.seat)), None)
