"""A person or a program at the door: plain HTTP requests,
and a socket that speaks the conversation of docs/protocol.md.
"""

from __future__ import annotations

import contextlib
import http.client
import json
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect


class Problem(Exception):
    """A request was refused."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body
        self.error = body.get("error", "") if isinstance(body, dict) else ""


class Visitor:
    """A browser with a drawer of its own: it keeps the cookie it is given."""

    def __init__(self, base: str, secret: str = "") -> None:
        self.base = base
        self.cookie = ""
        self.secret = secret
        self.headers: dict[str, str] = {}
        self.last_headers: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None, raw: bytes | None = None) -> Any:
        """Make a request and give back what came, or raise a Problem."""
        parts = urlsplit(self.base)
        assert parts.hostname is not None
        line = http.client.HTTPConnection(parts.hostname, parts.port, timeout=30)
        headers = {"content-type": "application/json", **self.headers}
        if self.cookie:
            headers["cookie"] = self.cookie
        if self.secret:
            headers["authorization"] = f"Bearer {self.secret}"
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        try:
            # A client that sends too much may be answered, and the line closed, before all of it is sent.
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                line.request(method, path if path.startswith("/api") else f"/api/v1{path}", data, headers)
            answer = line.getresponse()
            content = answer.read()
            self.last_headers = {name.lower(): value for name, value in answer.getheaders()}
        finally:
            line.close()
        cookie = self.last_headers.get("set-cookie", "")
        if cookie:
            self.cookie = cookie.split(";")[0]
        is_json = "json" in self.last_headers.get("content-type", "")
        shown = json.loads(content) if is_json and content else content.decode()
        if answer.status >= 400:
            raise Problem(answer.status, shown)
        return shown

    def get(self, path: str) -> Any:
        """Look at something."""
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        """Do something."""
        return self.ask("POST", path, {} if body is None else body)

    def put(self, path: str, body: object) -> Any:
        """Set something."""
        return self.ask("PUT", path, body)

    def delete(self, path: str) -> Any:
        """Undo something."""
        return self.ask("DELETE", path)

    def open(self, game: str = "fear-of-the-dark", seats: list[Any] | None = None, **more: Any) -> Any:
        """Open a match and begin it if no one else is waited for."""
        sitting = [{"kind": "human", "name": "Ann"}] if seats is None else seats
        return self.post("/matches", {"game": game, "seats": sitting, "start": True, **more})

    def knock(self, match: str) -> ClientConnection:
        """Open a socket and say nothing yet."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        address = self.base.replace("http", "ws", 1) + f"/api/v1/matches/{match}/socket"
        return connect(
            address, additional_headers={**headers, **self.headers}, max_size=None, compression=None, legacy=True
        )

    def sit(self, match: str, seat: int = 0, secret: str = "", **hello: Any) -> Chair:
        """Open a socket and say hello."""
        return Chair(self.knock(match), seat, secret, hello)


class Chair:
    """A socket of one seat: sends messages and waits for answers; what comes in between is kept in `heard`."""

    def __init__(self, socket: ClientConnection, seat: int, secret: str, hello: dict[str, Any]) -> None:
        self.socket = socket
        self.seat = seat
        self.heard: deque[Any] = deque()
        self.raw: list[bytes] = []
        self.number = 0
        self.last = 0
        self.table: Any = None
        self.welcome = self.say("hello", seat=seat, secret=secret, **hello)

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; its number."""
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def hear(self, timeout: float = 120.0) -> Any:
        """The next message; every message has the next number."""
        raw = self.socket.recv(timeout=timeout)
        data = raw.encode() if isinstance(raw, str) else raw
        self.raw.append(data)
        message = msgspec.json.decode(data)
        assert message["n"] == self.last + 1, (message["n"], self.last)
        self.last = message["n"]
        if message.get("table") is not None:
            self.table = message["table"]
        return message

    def say(self, kind: str, **fields: Any) -> Any:
        """Send a message and wait for its answer."""
        number = self.send(kind, **fields)
        while True:
            message = self.hear()
            if message.get("re") == number:
                return message
            self.heard.append(message)

    def wait_for(self, kind: str, timeout: float = 120.0) -> Any:
        """The next message of a kind, from what was heard already or is still to come."""
        while self.heard:
            message = self.heard.popleft()
            if message["type"] == kind:
                return message
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    @property
    def version(self) -> int:
        """The version seen last."""
        return int(self.table["version"])

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        decision = self.table["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision.get("options", [])]

    def choose(self, key: str | None = None) -> Any:
        """Choose an option, the first one if none is named."""
        return self.say("choose", version=self.version, key=self.options[0] if key is None else key)

    def close(self) -> None:
        """Leave."""
        self.socket.close()

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
