"""What handlers of HTTP requests are given: the rooms, the limits, and who asks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from duskbox.core.translations import LANGUAGES
from duskbox.server.http import negotiation
from duskbox.server.http.access import COOKIE, Caller
from duskbox.server.http.rate_limits import Limits, address_of, group
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import refuse

#: Seconds that a visitor's cookie is kept: matches may take weeks.
_YEAR = 365 * 86400

Asking = Request[Any, Any, Any]
TheRooms = NamedDependency[SkipValidation[Rooms]]
TheLimits = NamedDependency[SkipValidation[Limits]]
TheCaller = NamedDependency[SkipValidation[Caller]]


#: The cookie in which the page says which language is read there; without one the browser's own preference counts.
_LANGUAGE = "duskbox-language"


T = TypeVar("T")
#: The status of an answer that no one is there to read.
_GONE = 499


def asker(request: Asking, rooms: Rooms) -> str:
    """The address that work for a request is counted for."""
    return group(address_of(request.scope, rooms.services.config))


async def unless_gone(request: Asking, work: Awaitable[T]) -> T:
    """What comes of some work, which is given up when the client has gone."""
    task = asyncio.ensure_future(work)
    watch = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({task, watch}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise refuse("error-server", _GONE)
    finally:
        for each in (task, watch):
            if not each.done():
                each.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await each


async def _gone(request: Asking) -> None:
    """Return when the client has hung up. What it sent has been read by then."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def as_it_is(body: bytes) -> Response[Any]:
    """An answer that a worker process has written as JSON already."""
    return Response(body, media_type="application/json")


def language_of(request: Asking) -> str:
    """The caller's language: as chosen on the page,
    or that of ours which their browser likes best.
    """
    chosen = request.cookies.get(_LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    return negotiation.language(request.headers.get("accept-language", ""), LANGUAGES) or LANGUAGES[0]


def cookie_of(rooms: Rooms, token: str) -> dict[str, Any]:
    """The cookie of a visitor's drawer: no script reads it, no other site has it sent."""
    return {
        "key": COOKIE,
        "value": token,
        "max_age": _YEAR,
        "path": "/api",
        "httponly": True,
        "samesite": "strict",
        "secure": rooms.services.config.secure_cookies,
    }
