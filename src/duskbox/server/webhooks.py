"""Webhooks: a call to a person who is not connected, that it is their turn.

A call goes only to hosts that the operator has named, is signed with the seat's own secret as Standard Webhooks has it,
and is tried a few times.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import logging
import socket
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from duskbox.server import clock
from duskbox.server.operation import metrics
from duskbox.server.refusals import Refuse, refuse
from duskbox.server.storage.keys import signature

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duskbox.server.config import Config
    from duskbox.server.services import Services
    from duskbox.server.storage.rows import HookRow

_log = logging.getLogger("duskbox.hooks")

#: Seconds until the next attempt after each that failed; one more attempt, and the call is given up.
PAUSES: Final = (5.0, 30.0, 180.0, 900.0)
ATTEMPTS: Final = len(PAUSES) + 1
#: How many calls are taken up in one round, and how many of them are under way at once.
ROUND: Final = 20
AT_ONCE: Final = 4
#: Seconds that any one step of a call may take, and all of it: a receiver that dribbles must not hold a thread for
#: ever.
PATIENCE: Final = 5.0
LONGEST: Final = 10.0
_LONGEST_URL: Final = 500
_PORTS: Final = {"http": 80, "https": 443}


class Call(msgspec.Struct, frozen=True):
    """What a receiver is told."""

    match: str
    seat: int
    game: str
    version: int
    at: int


def check_url(url: str, config: Config) -> SplitResult:
    """Refuse a URL that calls may not be sent to.

    What is returned is what was checked, so that the URL is read in one way only.
    """
    # The parser drops line breaks and reads a backslash as part of the name: such a URL means different things to
    # different readers.
    plain = url.isascii() and url.isprintable() and not any(sign in url for sign in " \\#")
    if plain and len(url) <= _LONGEST_URL:
        with contextlib.suppress(ValueError):
            parts = urlsplit(url)
            if parts.scheme in _PORTS and "@" not in parts.netloc and _is_allowed(parts, config.hooks_to):
                return parts
    raise refuse(
        "error-hook-refused",
        status=400,
        hosts=len(config.hooks_to),
        allowed=", ".join(config.hooks_to),
        most=_LONGEST_URL,
    )


def _is_allowed(parts: SplitResult, hosts: list[str]) -> bool:
    """Whether the operator has named this host; a name without a port stands for the usual ports alone."""
    usual = _PORTS[parts.scheme]
    asked = (parts.hostname, usual if parts.port is None else parts.port)
    for host in hosts:
        named = urlsplit(f"//{host}")
        if named.hostname and asked == (named.hostname, named.port or usual):
            return True
    return False


async def deliver_due(services: Services) -> None:
    """Make the calls that are due."""
    due = await services.ask(services.store.calls.due, clock.now(), ROUND)
    at_once = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*(_deliver(services, call, at_once) for call in due))


async def _deliver(services: Services, call: HookRow, at_once: asyncio.Semaphore) -> None:
    async with at_once:
        store = services.store
        pause = PAUSES[min(call.attempts, len(PAUSES) - 1)]
        if not await services.ask(store.calls.claim, call, clock.now() + pause):
            return
        result = await _attempt(services, call)
        if result == "failed" and call.attempts + 1 >= ATTEMPTS:
            result = "given-up"
        if result != "failed":
            await services.ask(store.calls.end, call.id)
        if result == "gone":
            # Only the hook that said so: the person may have set another one meanwhile.
            only = {"hook_url": call.url, "hook_secret": call.secret}
            await services.ask(store.change_seat, call.match, call.seat, only, hook_url="", hook_secret="")
        metrics.HOOKS.labels(result).inc()
        if result != "ok":
            _log.info("call not made", extra={"match": call.match, "seat": call.seat, "result": result})


async def _attempt(services: Services, call: HookRow) -> str:
    """Make a call and say what came of it: ok, gone, refused, dropped (there is no one to call any more), failed."""
    found = await services.ask(services.store.match, call.match)
    if found is None or not call.url:
        return "dropped"
    if call.attempts >= ATTEMPTS:
        # A worker died in the last attempt.
        return "given-up"
    try:
        target = check_url(call.url, services.config)
    except Refuse:
        # The operator has changed the list since the hook was set.
        return "refused"
    status = await _post(target, call, found[0].game)
    if status == http.HTTPStatus.GONE:
        return "gone"
    return "ok" if 200 <= status < 300 else "failed"


async def _post(target: SplitResult, call: HookRow, game: str) -> int:
    """Send a call; the status of the answer, or 0 without one.

    A redirect is an answer like any other and is not followed.
    """
    at = int(time.time())
    body = msgspec.json.encode(Call(call.match, call.seat, game, call.version, at))
    # The same at every attempt, so that a receiver can tell a call that comes twice.
    message = f"msg_{call.match}_{call.seat}_{call.version}"
    headers = {
        "Content-Type": "application/json",
        "User-Agent": f"duskbox/{version('duskbox')}",
        "webhook-id": message,
        "webhook-timestamp": str(at),
        "webhook-signature": signature(call.secret, message, at, body),
    }
    kind = http.client.HTTPSConnection if target.scheme == "https" else http.client.HTTPConnection
    connection = kind(target.hostname or "", target.port or _PORTS[target.scheme], timeout=PATIENCE)
    path = (target.path or "/") + (f"?{target.query}" if target.query else "")
    try:
        # Not on the threads of the database: a slow receiver must not keep a choice from being stored.
        return await asyncio.wait_for(asyncio.to_thread(_send, connection, path, body, headers), LONGEST)
    except (OSError, http.client.HTTPException, ValueError) as error:
        # A timeout is one of these.
        _log.info("call failed", extra={"match": call.match, "seat": call.seat, "reason": type(error).__name__})
        return 0
    finally:
        _cut(connection)


def _send(connection: http.client.HTTPConnection, path: str, body: bytes, headers: Mapping[str, str]) -> int:
    connection.request("POST", path, body, dict(headers))
    return connection.getresponse().status


def _cut(connection: http.client.HTTPConnection) -> None:
    """Close the line, also under the hands of a thread that still waits at it."""
    line: socket.socket | None = connection.sock
    if line is not None:
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
    connection.close()
