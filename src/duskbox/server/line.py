"""A line: our end of one socket. Messages go out in order, and whoever sends does not wait for whoever reads.

The HTTP server takes a message the moment it is handed over and says later that it has gone out. As long as the last one has, the next goes straight
to it; only if the reader is slower than we are, messages queue up here and a writer of their own sees to them. So most messages need no task, no
wake-up and no turn of the loop, and there is never more than one on its way.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.connection import WebSocket

Message = MutableMapping[str, Any]
#: How the HTTP server itself hears and speaks, as the application is called with it, and its place among what belongs to a connection.
Ends = tuple[Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]]
ENDS = "duskbox.ends"


class Line:
    """One socket, accepted."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        # What lies between the server and us is of use until a socket is open, not for each of its messages.
        ends: Any = socket.scope.get(ENDS) or (socket.receive, socket.send)
        self._receive: Callable[[], Awaitable[Message]] = ends[0]
        self._send: Callable[[Message], Awaitable[None]] = ends[1]
        self._waiting: deque[str] = deque()
        #: How many signs the messages that wait have together.
        self.load = 0
        #: The message on its way, and the writer, if there is one.
        self._last: asyncio.Future[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._broken = False

    @property
    def behind(self) -> int:
        """How many messages wait for the reader."""
        return len(self._waiting)

    async def hear(self) -> str | bytes | None:
        """The next message; None when the other end has left."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        return event.get("text") or event.get("bytes") or ""

    def send(self, text: str) -> None:
        """Send a message after all before it, without waiting."""
        last = self._last
        if self._writer is None and (last is None or last.done()):
            self._hand_over(text)
        elif not self._broken:
            self._waiting.append(text)
            self.load += len(text)
            self._see_to_it()

    def forget(self) -> None:
        """Drop what waits."""
        self._waiting.clear()
        self.load = 0

    async def sent(self) -> None:
        """Wait until all is sent, as far as the other end takes it."""
        if self._last is not None and not self._last.done():
            # Several may wait for it, but only the writer waits for the server.
            await asyncio.shield(self._see_to_it())

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._socket.close(code)

    def stop(self) -> None:
        """Send no more."""
        self._broken = True
        self.forget()
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
            # The other end has left; whoever listens hears that.
            self._broken = True

    def _see_to_it(self) -> asyncio.Task[None]:
        """The writer, who is called if there is none."""
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())
        return self._writer

    async def _write(self) -> None:
        """See to what waits, one after another, until nothing does."""
        try:
            while not self._broken:
                if self._last is not None and not self._last.done():
                    await self._last
                if not self._waiting:
                    break
                text = self._waiting.popleft()
                self.load -= len(text)
                self._hand_over(text)
        except Exception:
            self._broken = True
        finally:
            self._writer = None
