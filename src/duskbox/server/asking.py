"""What handlers of HTTP requests are given: the rooms, the limits, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from duskbox.core.words import LANGUAGES
from duskbox.server.access import COOKIE, Caller
from duskbox.server.limits import Limits
from duskbox.server.rooms import Rooms

#: A visitor's cookie is kept for so many seconds: matches may take weeks.
_YEAR = 365 * 86400

Asking = Request[Any, Any, Any]
TheRooms = NamedDependency[SkipValidation[Rooms]]
TheLimits = NamedDependency[SkipValidation[Limits]]
TheCaller = NamedDependency[SkipValidation[Caller]]


#: The cookie in which the page says which language is read there; whoever has none reads what their browser asks for.
_LANGUAGE = "duskbox-language"


def language_of(request: Asking) -> str:
    """The language of whoever asks: as chosen on the page, or the first of those their browser asks for that is ours."""
    asked = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((each for each in [request.cookies.get(_LANGUAGE, ""), *asked] if each in LANGUAGES), LANGUAGES[0])


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
