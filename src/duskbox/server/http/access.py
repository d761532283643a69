"""Who asks: a visitor's browser by its cookie, a program by the secret in its header; and what that opens."""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from duskbox.server.http.rate_limits import is_among
from duskbox.server.matches import presence
from duskbox.server.refusals import refuse
from duskbox.server.storage import keys
from duskbox.server.storage.rows import HOST

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from duskbox.server.config import Config
    from duskbox.server.matches.room import Room

#: The cookie of a visitor. Scripts cannot read it, and no other site can have it sent.
COOKIE: Final = "duskbox"
_LONGEST: Final = 200
#: What a Host header says: an address in brackets, or a name, and perhaps a port.
_HOST: Final = re.compile(r"(?:\[(?P<address>[^\[\]]+)\]|(?P<name>[^:\[\]]+))(?::(?P<port>[0-9]{0,5}))?")
_LONGEST_HOST: Final = 300
_LAST_PORT: Final = 65535


class Caller(msgspec.Struct, frozen=True):
    """The caller of a request. Both are digests; empty if there is none."""

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


async def opened(room: Room, caller: Caller, surely: bool = False, known: Collection[int] | None = None) -> set[int]:
    """The seats of a match that a caller may use; -1 is the host's role.

    To know it surely, nothing is taken from memory. What the caller's visitor holds may be `known` already.
    """
    held: set[int] = set(known or ())
    if caller.visitor and known is None:
        held |= set(await room.services.ask(room.services.store.holds, caller.visitor, room.row.id))
    if caller.bearer:
        if surely or room.services.bus.may_lose:
            # Another worker may have changed the secret, and its note may be late or lost.
            await room.reread()
        held |= {seat.seat for seat in room.sitting if keys.same(seat.secret, caller.bearer)}
        if keys.same(room.row.host, caller.bearer):
            held.add(HOST)
    return held


async def must_hold(room: Room, caller: Caller, seat: int) -> None:
    """Refuse a caller that does not hold this seat."""
    if not 0 <= seat < room.row.seats:
        raise refuse("error-no-seat", status=404, seat=seat)
    if seat not in await opened(room, caller):
        raise refuse("error-not-your-seat", status=403, seat=seat + 1)


async def must_host(room: Room, caller: Caller) -> None:
    """Refuse a caller that is not the host."""
    held = await opened(room, caller)
    if HOST not in held and presence.acting_host(room) not in held:
        raise refuse("error-not-host", status=403)


async def must_see(room: Room, caller: Caller, known: Collection[int] | None = None) -> set[int]:
    """Refuse a caller that may not even watch; what the others hold, which may be `known` already."""
    held = await opened(room, caller, known=known)
    if not held and not room.row.terms.spectators:
        raise refuse("error-no-spectators", status=403)
    return held


def host_allowed(connection: ASGIConnection, config: Config) -> bool:  # type: ignore[type-arg]
    """Whether this server answers to the name that was asked for.

    A page of a stranger can have its own name lead here (DNS rebinding); a browser then takes what we answer for that
    page's. No page can do that with an address, so addresses are always answered.
    """
    host = connection.headers.get("host", "")
    if not host:
        return True
    # A longer one is no name, and would be long to read.
    parts = _HOST.fullmatch(host) if len(host) <= _LONGEST_HOST else None
    if parts is None or int(parts["port"] or 0) > _LAST_PORT:
        return False
    name = (parts["address"] or parts["name"]).lower().removesuffix(".")
    return (
        name in _own_names(config.host, tuple(config.hosts), tuple(config.origins))
        or name.endswith(".localhost")
        or _is_address(name)
    )


@lru_cache(maxsize=8)
def _own_names(here: str, hosts: tuple[str, ...], origins: tuple[str, ...]) -> frozenset[str]:
    machine = socket.gethostname().lower()
    named = [urlsplit(origin).hostname or "" for origin in origins]
    return frozenset({"localhost", here.lower(), machine, f"{machine}.local", *map(str.lower, hosts), *named} - {""})


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def origin_allowed(connection: ASGIConnection, config: Config) -> bool:  # type: ignore[type-arg]
    """Whether the page that asks is ours.

    Programs that are not browsers send no origin, and bring a secret instead of a cookie.
    """
    origin = connection.headers.get("origin", "")
    if not origin:
        return True
    if config.origins:
        return origin in config.origins
    return origin == f"{_scheme(connection, config)}://{connection.headers.get('host', '')}"


def _scheme(connection: ASGIConnection, config: Config) -> str:  # type: ignore[type-arg]
    """How the page was asked for: as a proxy of ours says, or as we were asked."""
    scope = connection.scope
    client = scope.get("client")
    said = connection.headers.get("x-forwarded-proto", "")
    if said and client and is_among(client[0], config.proxies):
        return said
    return "https" if scope["scheme"] in ("https", "wss") else "http"
