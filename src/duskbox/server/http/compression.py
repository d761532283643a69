"""Compressing answers: short ones at once, long ones in a thread, where zlib lets the loop go on; and what was asked
for a moment ago is not compressed again.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, cast

from litestar.enums import ScopeType

from duskbox.server.http import negotiation

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: Answers of fewer bytes are not worth it; longer ones than this are compressed in a thread.
_SHORT: Final = 2000
_LONG: Final = 30_000
_LEVEL: Final = 5
#: How many compressed answers are kept, of those that are long but not longer than this.
_KEPT: Final = 32
_LARGEST_KEPT: Final = 1_000_000

_packed: OrderedDict[bytes, bytes] = OrderedDict()


def compressing(app: ASGIApp) -> ASGIApp:
    """An application whose answers are compressed for those who take them so."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _accepts(cast("Any", scope)["headers"]):
            await app(scope, receive, send)
            return
        held: Message | None = None

        async def send_packed(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start":
                # Sent with the body: only then it is known how it goes out.
                held = message
                return
            if message["type"] == "http.response.body" and held is not None:
                start, held = held, None
                body = message.get("body", b"")
                if not message.get("more_body") and len(body) >= _SHORT and not _is_packed(start):
                    body = await packed(body)
                    message["body"] = body
                    _say_so(cast("Any", start), len(body))
                await send(start)
            await send(message)

        await app(scope, receive, send_packed)

    return call


async def packed(body: bytes) -> bytes:
    """The compressed form of an answer."""
    if len(body) < _LONG:
        return _compress(body)
    key = hashlib.sha256(body).digest()
    known = _packed.get(key)
    if known is None:
        known = await asyncio.get_running_loop().run_in_executor(None, _compress, body)
        if len(body) <= _LARGEST_KEPT:
            _packed[key] = known
            if len(_packed) > _KEPT:
                _packed.popitem(last=False)
    else:
        _packed.move_to_end(key)
    return known


def _compress(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)


def _accepts(headers: list[tuple[bytes, bytes]]) -> bool:
    asked = ",".join(value.decode("latin-1") for name, value in headers if name.lower() == b"accept-encoding")
    return negotiation.encoding(asked, ("gzip",)) == "gzip"


def _is_packed(start: dict[str, Any] | Any) -> bool:
    """Whether it would only become longer: compressed already, or a picture or a font."""
    headers = {name.lower(): value for name, value in start["headers"]}
    kind = headers.get(b"content-type", b"")
    return b"content-encoding" in headers or not (kind.startswith(b"text/") or b"json" in kind or b"svg" in kind)


def _say_so(start: dict[str, Any], length: int) -> None:
    headers = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
    vary = next((value for name, value in headers if name.lower() == b"vary"), b"")
    # Other bytes than the plain form has, so a strong tag would be wrong.
    headers = [
        (name, b"W/" + value if name.lower() == b"etag" and value.startswith(b'"') else value)
        for name, value in headers
        if name.lower() != b"vary"
    ]
    if b"accept-encoding" not in vary.lower():
        vary = vary + b", accept-encoding" if vary else b"accept-encoding"
    start["headers"] = [
        *headers,
        (b"content-encoding", b"gzip"),
        (b"content-length", str(length).encode()),
        (b"vary", vary),
    ]
