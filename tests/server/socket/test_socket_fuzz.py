"""A hundred thousand messages that no honest client would send, over several sockets at once, while two people play in
the middle of it.

DUSKBOX_SOCKET_MESSAGES sets how many there are.
"""

from __future__ import annotations

import json
import os
import socket as sockets
import struct
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from tests.server.client import Chair
from tests.server.server_process import Server, children, serving
from tests.server.tables import quiet, until

MESSAGES: Final = int(os.environ.get("DUSKBOX_SOCKET_MESSAGES", "100000"))
LINES: Final = 4
#: How many messages are sent before their answers are read; fewer than the answers that the server keeps for a slow
#: reader.
AT_ONCE: Final = 100
#: Bytes that a worker may grow by after it is warm.
GROWTH: Final = 20_000_000
TOWN: Final = "a-touch-of-evil"
TEXT, BINARY, CLOSE = 1, 2, 8


class RawLine:
    """A socket that sends what it is told to, also what no library would send."""

    def __init__(self, port: int, match: str) -> None:
        self.port = port
        self.match = match
        self.heard: set[str] = set()
        self.reasons: set[str] = set()
        self.opened = 0
        self.knock()

    def knock(self) -> None:
        self.opened += 1
        self.line = sockets.create_connection(("127.0.0.1", self.port), timeout=30)
        self.line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        self.file = self.line.makefile("rb")
        self.line.sendall(
            f"GET /api/v1/matches/{self.match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def frame(self, kind: int, body: bytes) -> bytes:
        """A frame with an empty mask."""
        size = len(body)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        return head + bytes(4) + body

    def hear(self) -> bytes | None:
        """The next message; None when the server has closed the connection."""
        head = self.file.read(2)
        if len(head) < 2:
            return None
        size = head[1] & 0x7F
        if size == 126:
            (size,) = struct.unpack(">H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.file.read(8))
        body = self.file.read(size)
        return None if head[0] & 0x0F == CLOSE else body

    def throw(self, messages: list[tuple[int, bytes]]) -> int:
        """Send messages, then hear one answer to each; how many were answered before the server closed the connection,
        if it did.
        """
        answered = 0
        try:
            self.line.sendall(b"".join(self.frame(kind, body) for kind, body in messages))
            while answered < len(messages):
                body = self.hear()
                if body is None:
                    raise ConnectionError
                answer = msgspec.json.decode(body)
                self.heard.add(answer["type"])
                if answer["type"] in ("refused", "bye"):
                    reason = answer["reason"]
                    self.reasons.add(reason if isinstance(reason, str) else reason["error"])
                # What others do at the table comes in between.
                answered += answer["type"] not in ("moment", "seats", "chat", "bye")
        except ConnectionError:
            # The message that it hung up at counts too.
            self.close()
            self.knock()
            return answered + 1
        return answered

    def close(self) -> None:
        self.file.close()
        self.line.close()


# What is thrown


KINDS: Final = ("hello", "choose", "undo", "redo", "consent", "chat", "mute", "ask", "ping", "welcome", "moment", "bye")
FIELDS: Final = ("id", "seat", "secret", "version", "prose", "muted", "key", "agree", "text", "seats", "about", "x")
VALUES: Final[list[Any]] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    -2,
    63,
    64,
    2**31,
    2**31 + 1,
    2**63,
    2**64,
    10**300,
    1e308,
    -0.0,
    0.5,
    "",
    "x",
    "pass",
    "end-turn",
    "order:rest",
    "details",
    "odds",
    "\x00",
    "\ud800",
    "🜏" * 50,
    "a" * 301,
    [],
    [0],
    [-1] * 70,
    [[[]]],
    {},
    {"type": "ping"},
]


def typed(will: Random) -> bytes:
    """JSON of nearly the right shape."""
    message: dict[str, Any] = {"type": will.choice(KINDS)}
    for field in will.sample(FIELDS, will.randint(0, 4)):
        message[field] = will.choice(VALUES)
    return json.dumps(message).encode()


def plausible(will: Random) -> bytes:
    """A message that is well-formed, at the wrong time, of the wrong seat, with the wrong version or key."""
    return json.dumps(
        will.choice(
            [
                {"type": "hello", "seat": will.randint(-1, 63), "secret": "x" * will.randint(0, 200)},
                {"type": "hello", "seat": -1, "version": will.randint(0, 2**31), "prose": will.random() < 0.5},
                {"type": "choose", "version": will.randint(0, 50), "key": will.choice(["pass", "end-turn", "a:b:c"])},
                {"type": "undo", "version": will.randint(0, 50)},
                {"type": "redo", "version": will.randint(0, 50)},
                {"type": "consent", "agree": True},
                {"type": "chat", "text": "hello"},
                {"type": "mute", "seats": [0, 1]},
                {"type": "ask", "about": will.choice(["odds", "why", "wonders", "details"]), "key": "end-turn"},
                {"type": "ping", "id": will.randint(0, 2**31)},
            ]
        )
    ).encode()


def truncated(will: Random) -> bytes:
    whole = plausible(will)
    return whole[: will.randrange(len(whole))]


def garbled(will: Random) -> bytes:
    whole = bytearray(plausible(will))
    for _ in range(will.randint(1, 4)):
        whole[will.randrange(len(whole))] = will.randrange(256)
    return bytes(whole)


def nested(will: Random) -> bytes:
    deep = will.randint(10, 2000)
    return will.choice(
        [
            b"[" * deep,
            b"[" * deep + b"]" * deep,
            b'{"a":' * (deep // 3),
            b'{"type":"ping","id":' + b"[" * deep + b"]" * deep + b"}",
            b'{"type":"mute","seats":' + b"[" * deep + b"]" * deep + b"}",
        ]
    )


def numbers(will: Random) -> bytes:
    number = will.choice(
        [b"1e999999", b"-" + b"9" * 3000, b"9" * 4000, b"0x10", b"NaN", b"Infinity", b"1.", b"01", b"-"]
    )
    return b'{"type":"choose","key":"pass","version":' + number + b"}"


def surrogates(will: Random) -> bytes:
    return will.choice(
        [
            b'{"type":"chat","text":"\\ud800"}',
            b'{"type":"chat","text":"\\udc00\\ud800"}',
            b'{"type":"choose","version":1,"key":"\\ud83d"}',
            b'{"type":"hello","seat":0,"secret":"\\udfff"}',
            b'{"type":"\\u0000"}',
            b'\xef\xbb\xbf{"type":"ping"}',
        ]
    )


def not_utf8(will: Random) -> bytes:
    return b'{"type":"chat","text":"' + will.randbytes(20) + b'"}'


MAKERS: Final[list[Callable[[Random], bytes]]] = [
    lambda will: will.randbytes(will.randint(1, 200)),
    typed,
    typed,
    plausible,
    plausible,
    truncated,
    garbled,
    nested,
    numbers,
    surrogates,
    not_utf8,
]


def thrown(will: Random) -> tuple[int, bytes]:
    body = will.choice(MAKERS)(will)
    kind = BINARY if will.random() < 0.3 else TEXT
    if kind == TEXT:
        # What is no text at all is a fault of the line, not of the message: a test of its own sends it.
        body = body.decode(errors="replace").encode()
    return kind, body


class Thrower(threading.Thread):
    """Throws its share of messages on one line."""

    def __init__(self, line: RawLine, seed: int, count: int) -> None:
        super().__init__(daemon=True)
        self.line = line
        self.will = Random(seed)
        self.left = count
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while self.left > 0:
                batch = [thrown(self.will) for _ in range(min(AT_ONCE, self.left))]
                self.left -= self.line.throw(batch)
        except BaseException as fault:
            self.fault = fault


def memory(server: Server) -> int:
    """What the worker holds, in bytes."""
    assert server.process is not None
    sizes = []
    for process in children(server.process.pid):
        status = Path(f"/proc/{process}/status").read_text()
        sizes.append(int(status.partition("VmRSS:")[2].split()[0]) * 1024)
    return max(sizes)


class Players:
    """Two people who play, match after match, each for a while."""

    def __init__(self, server: Server) -> None:
        self.host = server.visitor()
        self.turns = 0
        self.matches: list[str] = []
        self.chairs: list[Chair] = []
        self.open()

    def open(self) -> None:
        self.close()
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
        opened = self.host.open(TOWN, seats, settings={"heroes": "2"}, seed=f"players {len(self.matches)}")
        self.matches.append(opened["match"]["id"])
        self.chairs = [self.host.sit(self.matches[-1], seat) for seat in range(2)]

    def turn(self) -> None:
        """The seat that is asked chooses, and both see it."""
        self.turns += 1
        if self.turns % 50 == 0:
            self.open()
        for chair in self.chairs:
            quiet(chair)
        asked = next(chair for chair in self.chairs if chair.options)
        assert asked.choose()["type"] == "moment"

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()


def throw_all(server: Server, match: str, count: int, seed: int, players: Players) -> list[RawLine]:
    """Throw a number of messages while the players go on; the connections that they were thrown at."""
    throwers = [Thrower(RawLine(server.port, match), seed + place, count // LINES) for place in range(LINES)]
    for thrower in throwers:
        thrower.start()
    while any(thrower.is_alive() for thrower in throwers):
        players.turn()
        throwers[0].join(0.05)
    for thrower in throwers:
        if thrower.fault is not None:
            raise thrower.fault
        assert thrower.left <= 0
        thrower.line.close()
    return [thrower.line for thrower in throwers]


def test_a_hundred_thousand_bad_messages_break_nothing_and_learn_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        players = Players(server)
        match = players.matches[0]
        throw_all(server, match, MESSAGES // 5, 1, players)
        warm = memory(server)
        lines = throw_all(server, match, MESSAGES, 100, players)
        until(lambda: memory(server) - warm < GROWTH, 10.0)

        heard = set().union(*(line.heard for line in lines))
        reasons = set().union(*(line.reasons for line in lines))
        # A stranger is welcome to watch and to ask what a spectator sees; no one acknowledged a choice or gave away a
        # seat.
        assert heard <= {"welcome", "moment", "seats", "refused", "answer", "done", "pong", "chat", "bye"}
        assert {"error-bad-message", "error-hello-first", "error-not-your-seat", "error-spectators-watch"} <= reasons
        assert "error-server" not in reasons
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "message failed" not in log
        for _ in range(3):
            players.turn()
        players.close()
        assert players.turns > 20
        assert players.host.get(f"/matches/{match}")["state"] == "playing"


def test_what_a_stranger_is_shown_between_bad_messages_is_what_a_spectator_sees(server: Server) -> None:
    host = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    match = host.open(TOWN, seats, settings={"heroes": "2"})["match"]["id"]
    will = Random(7)
    line = RawLine(server.port, match)
    with server.visitor().sit(match, -1) as honest:
        for _ in range(60):
            line.throw([thrown(will) for _ in range(10)])
        line.close()
        line.knock()
        line.line.sendall(line.frame(TEXT, b'{"type":"hello","id":1}'))
        shown = msgspec.json.decode(line.hear() or b"")
        assert shown["type"] == "welcome"
        assert shown["seat"] == -1
        assert not shown["host"]
        assert shown["table"] == honest.table
        assert "undo" not in shown["table"]
        assert "anytime_options" not in shown["table"]
    line.close()


@pytest.mark.parametrize(
    "raw",
    [
        b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb",  # a text that is none
        b"\x81\x05hello",  # without a mask
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x83\x80\x00\x00\x00\x00",  # a kind that does not exist
        b"\x89\xfe\x01\x00\x00\x00\x00\x00" + bytes(256),  # a control frame that is too long
        b"\x80\x80\x00\x00\x00\x00",  # the continuation of nothing
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # longer than anything
    ],
)
def test_a_socket_that_breaks_the_protocol_is_closed(server: Server, raw: bytes) -> None:
    match = server.visitor().open("fear-of-the-dark")["match"]["id"]
    line = RawLine(server.port, match)
    line.line.sendall(raw)
    assert line.hear() is None
    line.close()
    with server.visitor().sit(match, -1) as chair:
        assert chair.say("ping")["type"] == "pong"


def test_an_empty_message_is_refused(server: Server) -> None:
    match = server.visitor().open("fear-of-the-dark")["match"]["id"]
    line = RawLine(server.port, match)
    for kind in (TEXT, BINARY):
        assert line.throw([(kind, b"")]) == 1
    assert line.reasons == {"error-bad-message"}
    assert line.opened == 1
    line.close()
