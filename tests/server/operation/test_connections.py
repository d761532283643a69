"""Connections: how many one address may have, how long they may stay silent, how much they may send in pieces, and how
long answers wait for a client that does not read.
"""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from benchmarks.attack import frame
from duskbox.server.operation import connections
from duskbox.server.operation.connections import (
    MOMENT,
    MOST_UNREAD,
    UNFINISHED,
    UNREAD,
    UNREAD_SECONDS,
    Connections,
)
from tests.server.server_process import Server, serving
from tests.server.tables import until

pytestmark = pytest.mark.skipif(not connections.KNOWN, reason="the system does not tell of connections")

#: A piece of a message that fits into no message.
PIECE = frame(b"x" * 60_000, opcode=0, last=False)


class Near:
    """A listening server in this process, and both ends of the connections to it."""

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port: int = self._door.getsockname()[1]
        self._stack = contextlib.ExitStack()
        self._stack.enter_context(self._door)

    def comes(self, address: str = "127.0.0.1") -> tuple[socket.socket, tuple[str, int]]:
        """A client connects: its end, and its name as the server knows it."""
        client = self._stack.enter_context(socket.create_connection(("127.0.0.1", self.port), 20, (address, 0)))
        line, name = self._door.accept()
        self._stack.enter_context(line)
        return client, name

    def answers(self, address: str = "127.0.0.1") -> socket.socket:
        """A client that is sent more than fits into the system's memory for it; the client's end."""
        client = self._stack.enter_context(socket.socket())
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.bind((address, 0))
        client.connect(("127.0.0.1", self.port))
        line, _ = self._door.accept()
        self._stack.enter_context(line)
        line.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            while True:
                line.send(b"x" * 65_536)
        return client

    def close(self) -> None:
        self._stack.close()


class Now:
    """A clock that stands still unless it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def is_reset(client: socket.socket) -> bool:
    """Whether the server has given up on a client, which may still have something to read from before."""
    client.settimeout(5)
    with contextlib.suppress(TimeoutError, ConnectionError):
        while client.recv(65_536):
            pass
        return True
    return False


@pytest.fixture
def near() -> Iterator[Near]:
    found = Near()
    yield found
    found.close()


def is_open(client: socket.socket) -> bool:
    client.setblocking(False)
    try:
        return client.recv(1) != b""
    except BlockingIOError:
        return True
    finally:
        client.setblocking(True)


def a_transport(received: int = 0) -> Any:
    return cast("Any", SimpleNamespace(received=received))


def test_of_too_many_connections_of_an_address_those_are_closed_that_were_silent_for_longest(near: Near) -> None:
    bound = Connections(near.port, 3, [])
    clients = [near.comes()[0] for _ in range(5)]
    other, _ = near.comes("127.0.0.9")
    # Longer than the system's clock takes from one tick to the next.
    time.sleep(0.05)
    for client in clients[2:]:
        client.sendall(b"GET / HTTP/1.1")
    bound.look()
    assert [is_open(client) for client in clients] == [False, False, True, True, True]
    assert is_open(other), "another address has its own number"


def test_connections_of_a_proxy_are_not_counted_together(near: Near) -> None:
    clients = [near.comes()[0] for _ in range(5)]
    Connections(near.port, 3, ["127.0.0.1"]).look()
    Connections(near.port, 0, []).look()
    Connections(near.port + 1, 3, []).look()
    assert all(map(is_open, clients))


def test_a_websocket_is_not_closed_for_other_connections_of_its_address(near: Near) -> None:
    bound = Connections(near.port, 2, [])
    player, name = near.comes()
    with bound.watching(name, a_transport()):
        others = [near.comes()[0] for _ in range(4)]
        bound.look()
        assert is_open(player)
        assert [is_open(other) for other in others].count(True) == 1


def test_a_client_that_does_not_read_its_answer_is_disconnected_and_a_slow_one_is_not(near: Near) -> None:
    now = Now()
    bound = Connections(near.port, 0, [], now)
    asleep, slow = near.answers(), near.answers()
    for _ in range(4):
        bound.look()
        slow.settimeout(20)
        taken = 0
        while taken < 4 * UNREAD:
            taken += len(slow.recv(65_536))
        now.at += UNREAD_SECONDS / 2
    assert is_reset(asleep)
    assert not is_reset(slow)


def test_answers_to_a_proxy_may_wait_for_the_clients_behind_it(near: Near) -> None:
    now = Now()
    bound = Connections(near.port, 0, ["127.0.0.1"], now)
    client = near.answers()
    bound.look()
    now.at += 2 * UNREAD_SECONDS
    bound.look()
    assert not is_reset(client)


def test_of_too_many_answers_that_one_address_does_not_read_the_oldest_are_given_up(near: Near) -> None:
    now = Now()
    bound = Connections(near.port, 0, [], now)
    clients = [near.answers()]
    bound.look()
    now.at += 1
    clients += [near.answers() for _ in range(MOST_UNREAD)]
    other = near.answers("127.0.0.9")
    bound.look()
    now.at += MOMENT
    bound.look()
    assert is_reset(clients[0])
    assert not is_reset(other), "another address has its own number"
    assert not is_reset(clients[1])


def test_a_message_that_does_not_end_is_cut_off_and_many_short_ones_are_not(near: Near) -> None:
    bound = Connections(near.port, 0, [])
    (talker, talks), (sender, sends) = near.comes(), near.comes()
    line = a_transport()
    with bound.watching(talks, line), bound.watching(sends, a_transport()):
        for _ in range(3):
            talker.sendall(b"x" * UNFINISHED)
            line.received += 20
            bound.look()
        sender.sendall(b"x" * UNFINISHED)
        bound.look()
        assert is_open(talker)
        assert is_open(sender), "so much is allowed"
        sender.sendall(b"x")

        def cut_off() -> bool:
            bound.look()
            return not is_open(sender)

        until(cut_off)
        assert is_open(talker)


def test_a_websocket_that_sends_an_endless_message_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = ann.open()["match"]["id"]
        with ann.sit(match) as chair:
            line = socket.create_connection(("127.0.0.1", server.port), 60)
            with line:
                line.sendall(
                    f"GET /api/v1/matches/{match}/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
                    "connection: upgrade\r\nsec-websocket-version: 13\r\n"
                    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                assert line.recv(12) == b"HTTP/1.1 101"
                line.sendall(frame(b"x", opcode=1, last=False) + PIECE + PIECE)
                # Nothing more is sent: it is not the server's reading that ends it.
                with contextlib.suppress(ConnectionError):
                    while line.recv(4096):
                        pass
            assert "message too long" in server.log.read_text()
            assert chair.choose()["type"] == "moment", "no one else is disturbed"


def test_connections_that_send_nothing_or_incomplete_requests_are_closed(tmp_path: Path) -> None:
    begun = b"POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    with serving(tmp_path, body_seconds=3.0) as server, contextlib.ExitStack() as stack:
        ann = server.visitor()
        chair = stack.enter_context(ann.sit(ann.open()["match"]["id"]))
        sent = {
            "nothing": b"",
            "half a head": b"GET /api",
            "half a body": begun + b"content-length: 100\r\n\r\n{",
            "pieces without an end": begun + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
        }
        lines = {name: stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 60)) for name in sent}
        for name, data in sent.items():
            lines[name].sendall(data)
        said = {name: all_of(line) for name, line in lines.items()}
        assert said["nothing"] == said["half a head"] == b""
        for name in ("half a body", "pieces without an end"):
            assert said[name].startswith(b"HTTP/1.1 408 ")
            assert b"error-slow-body" in said[name]
        assert chair.choose()["type"] == "moment"
        assert "Traceback" not in server.log.read_text()


def all_of(line: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(4096):
            said += piece
    return said


def test_the_requests_of_an_address_under_way_are_limited(tmp_path: Path) -> None:
    begun = (
        b"POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{"
    )
    with serving(tmp_path, requests_at_once=6, requests_per_second=1000) as server, contextlib.ExitStack() as stack:
        slow: list[socket.socket] = []

        def refuses() -> bool:
            """Begin one more request that never ends, as an earlier one may have been refused, and look."""
            slow.append(stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 60)))
            slow[-1].sendall(begun)
            return status(server) == 429

        until(refuses)
        assert len(slow) >= 6
        for line in slow:
            line.close()
        until(lambda: status(server) == 200)


def status(server: Server) -> int:
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(b"GET /api/v1/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        return int(all_of(line).split()[1])
