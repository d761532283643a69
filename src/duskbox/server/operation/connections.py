"""Bounds the connections of this process: how many one address has open, how much a WebSocket sends before a message of
it is complete, and how long answers wait for a client that does not read them.

Granian has a setting for none of these: it accepts every connection, puts the fragments of a message together up to
64 MiB before anything here sees it, and keeps an answer until it is read. So a thread looks at the connections as the
system knows them, about every second, and closes those that go too far. This needs Linux; elsewhere nothing is bounded
here.
"""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import stat
import struct
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from duskbox.server.http.rate_limits import group, is_among, plain

if TYPE_CHECKING:
    from duskbox.server.socket.transport import Transport

_log = logging.getLogger("duskbox.connections")

#: Whether the system tells what is needed.
KNOWN: Final = sys.platform == "linux" and hasattr(socket, "TCP_INFO")
#: Seconds between two looks; a look may take at most a twentieth of the time.
EVERY: Final = 1.0
_SHARE: Final = 20
#: How many bytes a WebSocket may send without completing a message. The longest message allowed has 4,096.
UNFINISHED: Final = 65_536
#: While an answer waits to be sent, a client has to take at least this many bytes of it in this many seconds.
UNREAD: Final = 16_384
UNREAD_SECONDS: Final = 30.0
#: How many answers to one address may wait for longer than a moment, and the seconds of a moment.
MOST_UNREAD: Final = 32
MOMENT: Final = 5.0
_FOLDER: Final = Path("/proc/self/fd")
#: Where the kernel's `tcp_info` has the milliseconds since something was received, how many bytes the other end has
#: confirmed, and how many wait to be sent.
_SILENT_AT: Final = 52
_TAKEN_AT: Final = 120
_UNSENT_AT: Final = 144


class _Seen(NamedTuple):
    """A connection as it was found."""

    #: Its file descriptor.
    number: int
    host: str
    port: int
    silent: int
    received: int
    taken: int = 0
    unsent: int = 0


class _Unread(NamedTuple):
    """A connection with an answer that waits: since when, when the client's progress was measured last, and how many
    bytes it had taken by then.
    """

    since: float
    counted_at: float
    taken: int


class _Watched:
    """A WebSocket, and what it had sent when it last completed a message."""

    def __init__(self, transport: Transport) -> None:
        self.transport = transport
        self.messages = 0
        self.received = 0


class Connections:
    """The connections of this process that came in at `port`."""

    def __init__(
        self, port: int, per_address: int, proxies: Sequence[str], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._port = port
        self._per_address = per_address
        self._proxies = proxies
        self._clock = clock
        self._unread: dict[tuple[str, int], _Unread] = {}
        self._sockets: dict[tuple[str, int], _Watched] = {}
        self._ended = threading.Event()

    def start(self) -> None:
        """Look again and again, until `stop`."""
        if KNOWN:
            threading.Thread(target=self._run, name="connections", daemon=True).start()

    def stop(self) -> None:
        """Look no more."""
        self._ended.set()

    @contextlib.contextmanager
    def watching(self, client: tuple[str, int] | None, transport: Transport) -> Iterator[None]:
        """Bound what the WebSocket of a client sends, as long as it is open."""
        if client is None:
            yield
            return
        # Granian gives the port as a text.
        name = plain(client[0]), int(client[1])
        self._sockets[name] = _Watched(transport)
        try:
            yield
        finally:
            self._sockets.pop(name, None)

    def _run(self) -> None:
        pause = EVERY
        while not self._ended.wait(pause):
            begun = time.thread_time()
            try:
                self.look()
            except Exception:
                _log.exception("connections not looked at")
            pause = max(EVERY, _SHARE * (time.thread_time() - begun))

    def look(self) -> None:
        """Look at all connections once, and close those that go too far."""
        others: dict[str, list[_Seen]] = defaultdict(list)
        for each in _found(self._port):
            watched = self._sockets.get((each.host, each.port))
            if watched is not None and _goes_too_far(watched, each.received):
                _close(each, "message too long")
            elif not is_among(each.host, self._proxies):
                others[group(each.host)].append(each)
        before, self._unread = self._unread, {}
        for connections in others.values():
            self._close_unread(connections, before)
            if self._per_address:
                self._close_surplus(connections)

    def _close_unread(self, connections: list[_Seen], before: dict[tuple[str, int], _Unread]) -> None:
        """Close what one address does not read: answers of which it takes too little, and the longest waiting of too
        many. What waits for a WebSocket is bounded where it is sent.
        """
        now = self._clock()
        waiting: list[tuple[float, _Seen]] = []
        for each in connections:
            name = each.host, each.port
            if not each.unsent or name in self._sockets:
                continue
            known = before.get(name, _Unread(now, now, each.taken))
            if now - known.counted_at >= UNREAD_SECONDS:
                if each.taken - known.taken < UNREAD:
                    _close(each, "answer not read")
                    continue
                known = _Unread(known.since, now, each.taken)
            self._unread[name] = known
            if now - known.since >= MOMENT:
                waiting.append((known.since, each))
        waiting.sort(key=lambda one: one[0])
        for _, each in waiting[: max(0, len(waiting) - MOST_UNREAD)]:
            _close(each, "answers not read")

    def _close_surplus(self, connections: list[_Seen]) -> None:
        """Close what one address has too many of: not its WebSockets, which are counted when they open, and those first
        that have sent nothing for the longest time.
        """
        surplus = len(connections) - self._per_address
        if surplus > 0:
            idle = [each for each in connections if (each.host, each.port) not in self._sockets]
            idle.sort(key=lambda each: each.silent, reverse=True)
            for each in idle[:surplus]:
                _close(each, "too many connections")


def _goes_too_far(watched: _Watched, received: int) -> bool:
    if watched.transport.received != watched.messages:
        watched.messages, watched.received = watched.transport.received, received
    return received - watched.received > UNFINISHED


def _found(port: int) -> Iterator[_Seen]:
    """All connections that came in at a port."""
    for entry in list(_FOLDER.iterdir()):
        number = int(entry.name)
        # Any of them may end meanwhile.
        with contextlib.suppress(OSError):
            if not stat.S_ISSOCK(os.fstat(number).st_mode):
                continue
            with socket.socket(fileno=os.dup(number)) as line:
                if line.family not in (socket.AF_INET, socket.AF_INET6) or line.getsockname()[1] != port:
                    continue
                host, its_port = _peer(line)
                told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
            (silent,) = struct.unpack_from("=I", told, _SILENT_AT)
            taken, received = struct.unpack_from("=QQ", told, _TAKEN_AT)
            # An old kernel does not tell what waits.
            unsent = struct.unpack_from("=I", told, _UNSENT_AT)[0] if len(told) > _UNSENT_AT + 3 else 0
            yield _Seen(number, host, its_port, silent, received, taken, unsent)


def _peer(line: socket.socket) -> tuple[str, int]:
    name = line.getpeername()
    return plain(name[0]), int(name[1])


def _close(each: _Seen, reason: str) -> None:
    _log.info("connection closed", extra={"reason": reason, "address": each.host})
    # Its number may be another connection's by now; the duplicate stays what it is.
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(each.number)) as line:
        if _peer(line) == (each.host, each.port):
            line.shutdown(socket.SHUT_RDWR)
