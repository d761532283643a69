"""What handlers of HTTP requests are given: the rooms, the limits, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from duskbox.server.access import COOKIE, Caller
from duskbox.server.limits import Limits
from duskbox.server.rooms import Rooms

#: A visitor's cookie is kept for so many seconds: matches may take weeks.
_YEAR = 365 * 86400

Asking = Request[Any, Any, Any]
TheRooms = NamedDependency[SkipValidation[Rooms]]
TheLimits = NamedDependency[SkipValidation[Limits]]
TheCaller = NamedDependency[SkipValidation[Caller]]


def cookie_of(rooms: Rooms, token: str) -> dict[str, Any]:
    """The cookie of a visitor's drawer: no script reads it, no other site has it sent."""
    return {
        "key": COOKIE,
        "value": token,
        "max_age": _YEAR,
        "path": "/api",
        "httponly": True,
        "samesite": "strict",
        "secure": rooms.house.config.secure_cookies,
    }
