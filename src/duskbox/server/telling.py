"""Telling: what the watchers of a room hear, each from its own seat's knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from duskbox.server import frames, freezing
from duskbox.server.messages import Moment, Said, SeatsChanged, SeatShown, Told, UndoAsked, encode
from duskbox.server.rows import SPECTATOR

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.server.room import Room
    from duskbox.server.rows import ChatRow


class Watcher(Protocol):
    """A connection that looks at a room."""

    seat: int
    #: What it is counted under among addresses.
    address: str
    prose: bool
    muted: frozenset[int]
    #: The version it was told last.
    version: int
    #: The message that the next moment answers; 0 for none.
    answering: int
    heard_at: float

    def push(self, body: bytes) -> None:
        """Send a message, in order, without waiting."""

    def end(self, reason: str, again: bool) -> None:
        """End the connection."""

    async def stay(self) -> None:
        """End it, if whoever looks on has no right to that any more."""


# What happened at the table


def tell(room: Room, match: Match, ours: bool = True) -> None:
    """Tell each watcher what its seat has noticed of the last entry; those who noticed nothing hear nothing. Only `ours` answers anybody."""
    bodies: dict[tuple[int, bool], bytes] = {}
    events: dict[int, dict[str, Any]] = {}
    for watcher in list(room.watchers):
        seat = watcher.seat
        if match.versions[seat] > watcher.version:
            body = bodies.get((seat, watcher.prose))
            if body is None:
                made = _made(room, watcher, match, None, events)
                if made is None:
                    continue
                body = bodies[seat, watcher.prose] = made
            watcher.version = match.versions[seat]
            watcher.push(_acknowledging(body, watcher) if ours else body)


def tell_missed(room: Room, match: Match) -> None:
    """Tell the watchers what they have missed while this worker did not follow the match."""
    # The record is followed from its beginning for it, so once for all who know the same.
    bodies: dict[tuple[int, bool, int], bytes] = {}
    for watcher in list(room.watchers):
        if match.versions[watcher.seat] > watcher.version:
            known = (watcher.seat, watcher.prose, watcher.version)
            body = bodies.get(known)
            if body is None:
                missed, _ = frames.since(match.record, watcher.seat, watcher.version)
                made = _made(room, watcher, match, missed)
                if made is None:
                    continue
                body = bodies[known] = made
            watcher.version = match.versions[watcher.seat]
            watcher.push(body)


def _made(
    room: Room,
    watcher: Watcher,
    match: Match,
    missed: list[Told] | None,
    events: dict[int, dict[str, Any]] | None = None,
) -> bytes | None:
    """A moment as bytes. A picture that cannot be made is our defect: the match is frozen, not lost."""
    try:
        moment = moment_of(room, match, watcher.seat, watcher.prose, events)
        if missed is not None:
            moment.events = [event for told in missed for event in told.events]
            moment.did, moment.back_to = (missed[0].did, missed[0].back_to) if len(missed) == 1 else ("several", None)
        return encode(moment)
    except Exception as error:
        room.house.spawn(freezing.freeze_shown(room, match, watcher.seat, error))
        watcher.end("error-match-frozen", again=True)
        return None


def moment_of(
    room: Room, match: Match, seat: int, prose: bool, events: dict[int, dict[str, Any]] | None = None
) -> Moment:
    """What a seat is told of the last entry; `events` are those made for other seats already."""
    history = room.history
    return Moment(
        frames.shown(match, seat, prose),
        frames.events(match, seat, events),
        room.clock(match, seat),
        history.did(match, seat),
        history.back_to(match, seat),
    )


def _acknowledging(body: bytes, watcher: Watcher) -> bytes:
    """A moment that answers the message its watcher waits for; `re` is its last field."""
    if not watcher.answering:
        return body
    number, watcher.answering = watcher.answering, 0
    return body[:-2] + b"%d}" % number


# Who is there, and what they say


def seats_shown(room: Room) -> list[SeatShown]:
    """Who sits where."""
    present = room.here | {watcher.seat for watcher in room.watchers}
    return [
        SeatShown(
            seat.seat, seat.kind, seat.name, seat.agent, seat.stand_in, seat.seat in present, room.sides[seat.seat]
        )
        for seat in room.sitting
    ]


def seats_told(room: Room) -> bytes:
    """Who sits where, as all watchers are told."""
    frozen = None if room.row.frozen is None else {"entry": room.row.frozen.entry}
    return encode(SeatsChanged(room.row.state, seats_shown(room), room.row.paused_at is not None, frozen))


def tell_seats(room: Room) -> None:
    """Tell all watchers who sits where."""
    body = seats_told(room)
    for watcher in list(room.watchers):
        watcher.push(body)


def tell_request(room: Room) -> None:
    """Tell the seats of a wish to take back, or that it is settled."""
    asked = room.row.request
    body = encode(UndoAsked(None if asked is None else {"seat": asked.seat, "agreed": asked.agreed}))
    for watcher in list(room.watchers):
        if watcher.seat != SPECTATOR:
            watcher.push(body)


def tell_chat(room: Room, line: ChatRow) -> None:
    """Pass on what somebody said, to those who want to hear it."""
    body = encode(Said(msgspec.to_builtins(line)))
    for watcher in list(room.watchers):
        if line.seat not in watcher.muted:
            watcher.push(body)


def drop(room: Room, seat: int) -> None:
    """Whoever sat here has no right to it any more, nor to look on where only those who sit may."""
    for watcher in list(room.watchers):
        if watcher.seat == seat:
            room.watchers.discard(watcher)
            watcher.end("error-seat-gone", again=False)
        elif watcher.seat == SPECTATOR and not room.row.terms.spectators:
            room.house.spawn(watcher.stay())
