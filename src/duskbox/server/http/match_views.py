"""What a caller is shown of a match, and how what it opened is kept for it."""

from __future__ import annotations

from litestar import Response
from litestar.status_codes import HTTP_201_CREATED
from msgspec import structs

from duskbox.server import clock
from duskbox.server.http.access import Caller, opened
from duskbox.server.http.bodies import (
    MatchShown,
    Opened,
    SeatLost,
    SeatSecret,
)
from duskbox.server.http.dependencies import Asking, cookie_of
from duskbox.server.http.rate_limits import Limits, address_of
from duskbox.server.matches import proposals, seats
from duskbox.server.matches.record_headers import brief_of
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import refuse
from duskbox.server.socket import updates
from duskbox.server.socket.messages import SeatShown
from duskbox.server.storage import keys
from duskbox.server.storage.people import HANDED_ON
from duskbox.server.storage.rows import (
    HOST,
    LOBBY,
    OVER,
    PLAYING,
    REPLAY,
    Brief,
    MatchRow,
    SeatRow,
)
from duskbox.server.storage.store import Standing, Store

#: How many of a visitor's matches are listed.
_LISTED = 100


async def must_be_welcome(request: Asking, rooms: Rooms, limits: Limits, caller: Caller) -> None:
    """Refuse a browser that would be a new visitor, if too many have come from its address: each is kept for good, like
    a new match.
    """
    if caller.visitor and await rooms.services.ask(rooms.services.store.people.person, caller.visitor):
        return
    if not limits.new_match(address_of(request.scope, rooms.services.config)):
        raise refuse("error-too-many-visitors", 429)


async def known(rooms: Rooms, caller: Caller) -> tuple[str, str, str]:
    """Who asks, the cookie to be sent to a browser that had none of ours, and its digest.

    What a client makes up never becomes a visitor.
    """
    people = rooms.services.store.people
    person = await rooms.services.ask(people.person, caller.visitor)
    if person:
        return person, "", caller.visitor
    token = keys.new_secret()
    visitor = keys.digest(token)
    await rooms.services.ask(people.add, visitor)
    return visitor, token, visitor


async def keep(
    rooms: Rooms, room: Room, caller: Caller, host: str, secrets: list[SeatSecret], status: int = HTTP_201_CREATED
) -> Response[Opened]:
    """Note who holds what was opened. A browser that has no cookie of ours is given one."""
    token = keys.new_secret()
    digests = [(key.seat, keys.digest(key.secret)) for key in secrets]
    store, fresh = rooms.services.store, keys.digest(token)
    standing = await rooms.services.ask(store.keep, caller.visitor, fresh, room.row.id, bool(host), digests)
    if standing is None:
        raise refuse("error-not-your-seat", 403, seat=secrets[0].seat + 1)
    shown = await match_shown(room, Caller(standing.visitor, caller.bearer), standing)
    response = Response(Opened(shown, host, secrets), status_code=status)
    if standing.visitor == fresh:
        response.set_cookie(**cookie_of(rooms, token))
    return response


async def standing_of(room: Room, caller: Caller) -> Standing:
    """Which seats a caller's browser holds and has lost."""
    if not caller.visitor:
        return Standing("", set(), [])
    return await room.services.ask(room.services.store.standing, caller.visitor, room.row.id)


async def match_shown(room: Room, caller: Caller, standing: Standing | None = None) -> MatchShown:
    """A match for a caller, whose standing in it may be known already."""
    if standing is None:
        standing = await standing_of(room, caller)
    held = await opened(room, caller, known=standing.held)
    shown = shown_of(room.row, brief_of(room.row), held, updates.seats_shown(room))
    return structs.replace(
        shown,
        handing=[seat.seat for seat in room.sitting if seat.heir and seat.seat in held],
        lost=[
            SeatLost(each.seat, each.why, not seats.is_person(room, each.seat) and each.why != HANDED_ON)
            for each in standing.lost
            if each.seat not in held and room.row.state in (LOBBY, PLAYING, OVER)
        ],
        alone=seats.is_alone(room),
        hides_hands=seats.hides_hands(room),
        proposal=proposals.shown(room),
    )


def matches_of(store: Store, visitor: str) -> list[MatchShown]:
    """A visitor's matches."""
    found = store.matches_of(visitor, _LISTED)
    last = store.last_entries([row.id for row, _, _ in found])
    now = clock.now()
    return [
        structs.replace(
            _listed(row, sitting, set(held)),
            quiet_for=round(max(0.0, now - last[row.id]), 1) if row.id in last else None,
        )
        for row, sitting, held in found
    ]


def _listed(row: MatchRow, sitting: list[SeatRow], held: set[int]) -> MatchShown:
    """A row of the database for the holder of these seats, without saying who is connected."""
    known = brief_of(row)
    shown = [
        SeatShown(
            seat.seat,
            seat.kind,
            seat.name,
            seat.agent,
            seat.stand_in,
            False,
            known.sides[seat.seat],
            seat.stand_in_why,
            bool(seat.ready),
        )
        for seat in sitting
    ]
    return shown_of(row, known, held, shown)


def shown_of(row: MatchRow, known: Brief, held: set[int], seats: list[SeatShown]) -> MatchShown:
    """A match, as its row says, for the holder of these seats."""
    host = HOST in held
    far = row.progress
    asked = far.asked if far and row.state == PLAYING and far.asked >= 0 else None
    turn = asked in held
    if far and far.private and not turn:
        asked = None
    return MatchShown(
        id=row.id,
        game=row.game,
        state=row.state,
        settings=known.settings,
        rulings=known.rulings,
        undo=known.undo,
        terms=row.terms,
        seats=seats,
        commitment=known.commitment,
        created_at=row.created_at,
        ended_at=row.ended_at,
        outcome=row.outcome,
        day=row.day,
        paused=row.paused_at is not None,
        mine=sorted(held - {HOST}),
        host=host,
        invite=row.invite if held and row.state not in (OVER, REPLAY) and row.day is None else None,
        pack=known.pack,
        my_turn=turn,
        asked=asked,
        length=far.length if far else 0,
        roles=far.roles if far else [],
        scene=far.scene if far else [],
        winners=far.winners if far and row.state == OVER else None,
        rematch=row.rematch,
    )
