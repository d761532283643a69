"""Messages to the watchers of a room, each made from what the watcher's seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from duskbox.server.jobs.messages import LogPage
from duskbox.server.matches import freezing, presence, proposals, seat_view
from duskbox.server.matches.stored_record import record_text
from duskbox.server.socket.messages import (
    FromServer,
    Moment,
    Noticed,
    Said,
    SeatsChanged,
    SeatShown,
    Told,
    UndoAsked,
    encode,
)
from duskbox.server.storage.rows import SPECTATOR

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.core.views import EventShown
    from duskbox.server.matches.room import Room
    from duskbox.server.storage.rows import ChatRow, NoticeRow


class Watcher(Protocol):
    """A connection that looks at a room."""

    seat: int
    #: What it is counted under among addresses.
    address: str
    prose: bool
    #: Whether this is the host's connection.
    host: bool
    muted: frozenset[int]
    #: The version it was told last.
    version: int
    #: The message that the next moment answers; 0 for none.
    answering: int
    heard_at: float

    def push(self, message: FromServer) -> None:
        """Send a message, in order, without waiting. The same one may be sent to others afterwards."""

    def end(self, reason: str, again: bool) -> None:
        """End the connection."""

    async def stay(self) -> None:
        """End it, if its client may not watch any more."""


# What happened at the table


def tell(room: Room, match: Match, ours: bool = True) -> None:
    """Tell each watcher what its seat has noticed of the last entry; those who noticed nothing hear nothing.

    Only `ours` answers a message.
    """
    moments: dict[tuple[int, bool], Moment] = {}
    events: dict[int, EventShown] = {}
    for watcher in list(room.watchers):
        seat = watcher.seat
        if match.course.versions[seat] > watcher.version:
            moment = moments.get((seat, watcher.prose))
            if moment is None:
                made = _made(room, watcher, match, None, events)
                if made is None:
                    continue
                moment = moments[seat, watcher.prose] = made
            watcher.version = match.course.versions[seat]
            moment.re = 0
            if ours:
                moment.re, watcher.answering = watcher.answering, 0
            watcher.push(moment)


async def missed(room: Room, seat: int, version: int, address: str = "") -> tuple[list[Told], bool]:
    """What a seat was told after a version, and whether there is more; counted against an address if one is named."""
    # The lock is held, so nothing is stored here meanwhile.
    lines = await room.services.ask(room.services.store.lines, room.row.id)
    text = record_text([room.row.header, *lines], room.row.seed)
    job = LogPage(text, seat, version, None, seat_view.MISSED, room.hows_listed())
    jobs = room.services.jobs
    value = await (jobs.run(job, address) if address else jobs.serve(job, room.claim))
    found = msgspec.json.decode(value, type=_Log)
    return found.moments, found.more


class _Log(msgspec.Struct):
    """A log as a worker process answers it."""

    moments: list[Told]
    more: bool


async def tell_missed(room: Room, match: Match) -> None:
    """Tell the watchers what they have missed while this worker did not follow the match."""
    # The record is followed from its beginning for it, so once for all who know the same.
    moments: dict[tuple[int, bool, int], Moment] = {}
    for watcher in list(room.watchers):
        if match.course.versions[watcher.seat] > watcher.version:
            known = (watcher.seat, watcher.prose, watcher.version)
            moment = moments.get(known)
            if moment is None:
                told, _ = await missed(room, watcher.seat, watcher.version)
                made = _made(room, watcher, match, told)
                if made is None:
                    continue
                moment = moments[known] = made
            watcher.version = match.course.versions[watcher.seat]
            watcher.push(moment)


def _made(
    room: Room,
    watcher: Watcher,
    match: Match,
    missed: list[Told] | None,
    events: dict[int, EventShown] | None = None,
) -> Moment | None:
    """A moment whose table and events are encoded once for all who are sent it. A view that cannot be made is a defect
    of ours: the match is frozen, not lost.
    """
    try:
        moment = moment_of(room, match, watcher.seat, watcher.prose, events)
        if missed is not None:
            moment.events = [event for told in missed for event in told.events]
            one = missed[0] if len(missed) == 1 else Told(0, [], "several")
            moment.did, moment.back_to = one.did, one.back_to
            moment.how, moment.by, moment.own = one.how, one.by, one.own
        moment.table = cast("Any", msgspec.Raw(encode(moment.table)))
        moment.events = cast("Any", msgspec.Raw(encode(moment.events)))
        return moment
    except Exception as error:
        room.services.spawn(freezing.freeze_shown(room, match, watcher.seat, error))
        watcher.end("error-match-frozen", again=True)
        return None


def moment_of(room: Room, match: Match, seat: int, prose: bool, events: dict[int, EventShown] | None = None) -> Moment:
    """What a seat is told of the last entry; `events` are those made for other seats already."""
    history, last = room.history, match.record.entries[-1]
    how = room.hows.get(len(match.record.entries) - 1)
    return Moment(
        seat_view.shown(match, seat, prose, room.company, room.taken),
        seat_view.events(match, seat, events),
        room.clock(match, seat),
        history.did(match, seat),
        history.back_to(match, seat),
        *seat_view.how_shown(how, seat),
        seat_view.own(last, seat, how),
    )


# Who is there, and what they say


def seats_shown(room: Room) -> list[SeatShown]:
    """Who sits where."""
    present = room.here | {watcher.seat for watcher in room.watchers}
    return [
        SeatShown(
            seat.seat,
            seat.kind,
            seat.name,
            seat.agent,
            seat.stand_in,
            seat.seat in present,
            room.sides[seat.seat],
            seat.stand_in_why,
            bool(seat.ready),
        )
        for seat in room.sitting
    ]


def seats_message(room: Room) -> SeatsChanged:
    """Who sits where, as all watchers are told."""
    frozen = None if room.row.frozen is None else {"entry": room.row.frozen.entry}
    return SeatsChanged(
        room.row.state,
        seats_shown(room),
        room.row.paused_at is not None,
        frozen,
        presence.acting_host(room),
        proposals.shown(room),
        room.row.rematch,
        room.row.terms,
        room.watching,
    )


def tell_seats(room: Room) -> None:
    """Tell all watchers who sits where."""
    message = seats_message(room)
    for watcher in list(room.watchers):
        watcher.push(message)


def tell_request(room: Room) -> None:
    """Tell the seats of a request to undo, or that it is settled."""
    for watcher in list(room.watchers):
        if watcher.seat != SPECTATOR:
            watcher.push(UndoAsked(request_shown(room, watcher.seat)))


def request_shown(room: Room, seat: int) -> dict[str, Any] | None:
    """A request to undo as a seat is told of it: who asks, who has agreed, and the version it would lead back to."""
    asked = room.row.request
    if asked is None or seat == SPECTATOR:
        return None
    return {"seat": asked.seat, "agreed": asked.agreed, "back_to": room.back_to(seat, asked.to)}


def tell_chat(room: Room, line: ChatRow) -> None:
    """Pass a chat message on to those who have not muted its seat."""
    message = Said(msgspec.to_builtins(line))
    for watcher in list(room.watchers):
        if line.seat not in watcher.muted:
            watcher.push(message)


def tell_notice(room: Room, notice: NoticeRow) -> None:
    """Tell all watchers what became of a seat."""
    message = Noticed(msgspec.to_builtins(notice))
    for watcher in list(room.watchers):
        watcher.push(message)


def drop(room: Room, seat: int) -> None:
    """End the connections of a seat that is its holder's no more, and of spectators who may watch no longer."""
    for watcher in list(room.watchers):
        if watcher.seat == seat:
            room.watchers.discard(watcher)
            watcher.end("error-seat-gone", again=False)
        elif watcher.seat == SPECTATOR and not room.row.terms.spectators:
            room.services.spawn(watcher.stay())
