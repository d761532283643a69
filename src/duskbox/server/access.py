"""Who asks: a visitor's browser by its cookie, a program by the secret in its header; and what that opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from duskbox.server import keys
from duskbox.server.refusing import refuse
from duskbox.server.rows import HOST

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from duskbox.server.room import Room

#: The cookie of a visitor's drawer. Scripts cannot read it, and no other site can have it sent.
COOKIE: Final = "duskbox"
_LONGEST: Final = 200


class Caller(msgspec.Struct, frozen=True):
    """Whoever asks. Both are digests; empty if there is none."""

    visitor: str = ""
    bearer: str = ""


def caller_of(connection: ASGIConnection) -> Caller:  # type: ignore[type-arg]
    """The caller behind a request or a socket."""
    cookie = connection.cookies.get(COOKIE, "")
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    bearer = secret if scheme.lower() == "bearer" else ""
    return Caller(
        keys.digest(cookie) if 0 < len(cookie) <= _LONGEST else "",
        keys.digest(bearer) if 0 < len(bearer) <= _LONGEST else "",
    )


async def opened(room: Room, caller: Caller, surely: bool = False) -> set[int]:
    """The seats of a match that a caller may use; -1 is the host's chair. To know it surely, nothing is taken from memory."""
    held: set[int] = set()
    if caller.visitor:
        held |= set(await room.house.ask(room.house.store.holds, caller.visitor, room.row.id))
    if caller.bearer:
        if surely or room.house.bus.may_lose:
            # Another worker may have changed the secret, and its note may be late or lost.
            await room.reread()
        held |= {seat.seat for seat in room.sitting if keys.same(seat.secret, caller.bearer)}
        if keys.same(room.row.host, caller.bearer):
            held.add(HOST)
    return held


async def must_hold(room: Room, caller: Caller, seat: int) -> None:
    """Refuse whoever does not hold this seat."""
    if not 0 <= seat < room.row.seats:
        raise refuse("error-no-seat", status=404, seat=seat)
    if seat not in await opened(room, caller):
        raise refuse("error-not-your-seat", status=403, seat=seat + 1)


async def must_host(room: Room, caller: Caller) -> None:
    """Refuse whoever is not the host."""
    if HOST not in await opened(room, caller):
        raise refuse("error-not-host", status=403)


async def must_see(room: Room, caller: Caller) -> set[int]:
    """Refuse whoever may not even watch; what the others hold."""
    held = await opened(room, caller)
    if not held and not room.row.terms.spectators:
        raise refuse("error-no-spectators", status=403)
    return held


def origin_allowed(connection: ASGIConnection, origins: list[str]) -> bool:  # type: ignore[type-arg]
    """Whether the page that asks is ours. Programs that are not browsers send no origin, and bring a secret instead of a cookie."""
    origin = connection.headers.get("origin", "")
    if not origin:
        return True
    if origins:
        return origin in origins
    return origin.partition("://")[2] == connection.headers.get("host", "")
