"""What reaches the framework of a request's head is short: it remembers the paths, queries and cookies that it has read
last, a thousand of each, however long they are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import MutableMapping

#: The signs of the longest path, query and cookie of ours, and more.
LONGEST: Final = 1000
#: A cookie of ours among those that other servers of the same machine have given.
_OURS: Final = re.compile(rb"(?:^|;)[ \t]*(duskbox(?:-language)?=[^;]*)")
#: Where nothing is.
_NOWHERE: Final = "/api/-"


def shorten(scope: MutableMapping[str, Any]) -> None:
    """Shorten what a request says: at an address that is longer than any of ours is nothing, and of many cookies only
    ours are of interest.
    """
    if len(scope["path"]) + len(scope["query_string"]) > LONGEST:
        scope["path"], scope["raw_path"], scope["query_string"] = _NOWHERE, _NOWHERE.encode(), b""
    if any(name == b"cookie" and len(value) > LONGEST for name, value in scope["headers"]):
        scope["headers"] = [
            (name, _our_cookies(value) if name == b"cookie" else value) for name, value in scope["headers"]
        ]


def _our_cookies(header: bytes) -> bytes:
    """Our cookies, as far as they are not too long."""
    return b"; ".join(_OURS.findall(header))[:LONGEST]
