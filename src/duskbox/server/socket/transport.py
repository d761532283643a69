"""Our end of one WebSocket. Messages go out in order, and sending one never waits for the client to read.

The HTTP server takes a message at once and tells later that it was sent. While the last one was sent, the next goes
straight to it; only if the client reads more slowly than we write, messages wait here and a task sends them. So most
messages need no task and no turn of the event loop, and there is never more than one on its way.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.connection import WebSocket

Message = MutableMapping[str, Any]
#: The HTTP server's own functions to receive and to send, as the application is called with them, and their key in a
#: connection's scope.
Ends = tuple[Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]]
ENDS = "duskbox.ends"


class Transport:
    """One socket, accepted."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        # The framework's layers are of use until a socket is open, not for each of its messages.
        ends: Any = socket.scope.get(ENDS) or (socket.receive, socket.send)
        self._receive: Callable[[], Awaitable[Message]] = ends[0]
        self._send: Callable[[Message], Awaitable[None]] = ends[1]
        self._waiting: deque[str] = deque()
        #: How many characters the waiting messages have together.
        self.waiting_size = 0
        #: The message on its way, and the writer, if there is one.
        self._last: asyncio.Future[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._broken = False
        #: How many messages were received.
        self.received = 0

    @property
    def waiting(self) -> int:
        """How many messages wait to be sent."""
        return len(self._waiting)

    async def receive(self) -> str | bytes | None:
        """The next message; None when the client has gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        self.received += 1
        return event.get("text") or event.get("bytes") or ""

    def send(self, text: str) -> None:
        """Send a message after all before it, without waiting."""
        last = self._last
        if self._writer is None and (last is None or last.done()):
            self._hand_over(text)
        elif not self._broken:
            self._waiting.append(text)
            self.waiting_size += len(text)
            self._start_writer()

    def drop_waiting(self) -> None:
        """Drop the messages that wait."""
        self._waiting.clear()
        self.waiting_size = 0

    async def drained(self) -> None:
        """Wait until everything is sent, or the connection is broken."""
        if self._last is not None and not self._last.done():
            # Several may wait for it, but only the writer waits for the server.
            await asyncio.shield(self._start_writer())

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self._socket.close(code)

    def stop(self) -> None:
        """Send no more."""
        self._broken = True
        self.drop_waiting()
        if self._writer is not None:
            self._writer.cancel()

    def _hand_over(self, text: str) -> None:
        if self._broken:
            return
        try:
            if self._last is not None:
                self._last.result()
            # Servers that begin to send only when they are waited for are given a task to do so.
            self._last = asyncio.ensure_future(self._send({"type": "websocket.send", "text": text, "bytes": None}))
        except Exception:
            # The client has gone, which `receive` will tell.
            self._broken = True

    def _start_writer(self) -> asyncio.Task[None]:
        """The task that sends what waits, started if there is none."""
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())
        return self._writer

    async def _write(self) -> None:
        """Send what waits, one message after another."""
        try:
            while not self._broken:
                if self._last is not None and not self._last.done():
                    await self._last
                if not self._waiting:
                    break
                text = self._waiting.popleft()
                self.waiting_size -= len(text)
                self._hand_over(text)
        except Exception:
            self._broken = True
        finally:
            self._writer = None
