"""What it costs the server to say no: processor time of its process, for each kind of refusal.

    python benchmarks/refusals.py [--count 2000] [--only NAME …]

A server of our own refuses thousands of requests and messages on loopback, one after another. What its process spends
meanwhile is divided by their number, the system's share for the connection included. They come in rounds, of which the
cheapest counts: other programs on the machine, and what a server does besides, only ever make a round dearer. Required
is less than half a millisecond. Exits with 1 if one costs more.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.client import Visitor
from tests.server.server_process import Server, children

#: The most that a refusal may cost, in milliseconds of processor time.
MOST = 0.5
#: How many rounds there are, of which the cheapest counts.
ROUNDS = 10
API = "/api/v1"


class Line:
    """A connection that stays open; what is sent and read is as little as can be."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._to = port, address
        self._open()

    def _open(self) -> None:
        port, address = self._to
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(address, 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, request: bytes) -> int:
        """The status of the answer."""
        self._socket.sendall(request)
        data = b""
        while b"\r\n\r\n" not in data:
            if not (more := self._socket.recv(65536)):
                break
            data += more
        head, _, body = data.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        length = next((int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:")), 0)
        while len(body) < length and (more := self._socket.recv(65536)):
            body += more
        if not head or b"connection: close" in lines or len(body) < length:
            self._socket.close()
            self._open()
        return int(head.split(b" ", 2)[1]) if head else 0


def frame(data: bytes) -> bytes:
    """A text in a frame of a WebSocket, with a mask of zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return b"\x81" + length + b"\0\0\0\0" + data


class Talk:
    """A WebSocket to a match."""

    def __init__(self, server: Server, visitor: Visitor, match: str, *said: dict[str, Any]) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(upgrade(server, visitor, match))
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._socket.recv(65536)
        self._rest = self._rest.partition(b"\r\n\r\n")[2]
        for message in said:
            self.send(frame(json.dumps(message).encode()))
            while self.hear()["type"] not in ("welcome", "refused"):
                pass

    def hear(self) -> Any:
        """The next message."""
        while (found := self._whole()) is None:
            self._rest += self._socket.recv(1 << 20)
        return json.loads(found)

    def _whole(self) -> bytes | None:
        rest = self._rest
        if len(rest) < 2:
            return None
        size, at = rest[1], 2
        if size > 125:
            at = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:at])
        if len(rest) < at + size:
            return None
        self._rest = rest[at + size :]
        return rest[at : at + size]

    def send(self, sent: bytes) -> None:
        """Send a frame."""
        self._socket.sendall(sent)

    def say(self, sent: bytes) -> str:
        """The same, and hear what it is answered with."""
        self.send(sent)
        while True:
            message = self.hear()
            if message["type"] == "refused":
                return str(message["reason"]["error"])
            if message["type"] not in ("seats", "chat", "notice", "undo-asked"):
                return str(message["type"])

    def close(self) -> None:
        """Leave."""
        self._socket.close()


def request(method: str, path: str, body: bytes = b"", /, **headers: str) -> bytes:
    """A request as it is sent."""
    given = {"host": "127.0.0.1", **{name.replace("_", "-"): value for name, value in headers.items()}}
    if body or method not in ("GET", "DELETE"):
        given = {"content-type": "application/json", "content-length": str(len(body)), **given}
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


def upgrade(server: Server, visitor: Visitor | None, match: str, /, **headers: str) -> bytes:
    """The request for a WebSocket."""
    more = {"cookie": visitor.cookie} if visitor else {}
    return request(
        "GET", f"{API}/matches/{match}/socket", upgrade="websocket", connection="upgrade", sec_websocket_version="13",
        sec_websocket_key="AAAAAAAAAAAAAAAAAAAAAA==", **more, **headers,
    )  # fmt: skip


class Scene(NamedTuple):
    """What is there to be refused about."""

    server: Server
    ann: Visitor
    bob: Visitor
    #: Ann's matches: one that she and Bob play, one in its lobby, one without spectators, one of Fear of the Dark.
    played: str
    lobby: str
    closed: str
    alone: str


def prepared(server: Server) -> Scene:
    """Two people, and some matches."""
    ann, bob = server.visitor(), server.visitor()
    evil, seats = "a-touch-of-evil", [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    opened = ann.post("/matches", {"game": evil, "seats": seats, "settings": {"heroes": "2"}})["match"]
    bob.post(f"/matches/{opened['id']}/seats/1", {"name": "Bob", "code": opened["invite"]})
    ann.post(f"/matches/{opened['id']}/start")
    lobby = ann.post("/matches", {"game": evil, "seats": seats, "settings": {"heroes": "2"}})["match"]["id"]
    closed = ann.open(terms={"spectators": False})["match"]["id"]
    alone = ann.open(undo="none")["match"]["id"]
    ann.post("/daily", {"name": "Ann"})
    return Scene(server, ann, bob, opened["id"], lobby, closed, alone)


def requests(scene: Scene) -> dict[str, bytes]:
    """The refused requests, by name."""
    ann, bob = {"cookie": scene.ann.cookie}, {"cookie": scene.bob.cookie}
    played, lobby, closed, alone = (f"{API}/matches/{name}" for name in scene[3:])
    nowhere = f"{API}/matches/abcdefghjkmnpqrs"
    code, secret = b'{"name":"Eve","code":"abcdefghjkmn"}', json.dumps({"secret": "x" * 32}).encode()
    matches, game = f"{API}/matches", f"{API}/games/a-touch-of-evil"
    chess = b'{"game":"chess"}'
    return {
        "a page that is not there": request("GET", "/nowhere"),
        "an address of the API that is not there": request("GET", f"{API}/nowhere"),
        "a method that is not meant": request("PATCH", f"{API}/games"),
        "a foreign host": request("GET", f"{API}/games", host="evil.example"),
        "a host of 60,000 letters": request("GET", f"{API}/games", host="a." * 30_000),
        "a foreign page": request("POST", matches, chess, origin="http://elsewhere.example"),
        "a foreign page's socket": upgrade(scene.server, None, "x", origin="http://elsewhere.example"),
        "a socket to no match": upgrade(scene.server, None, "abcdefghjkmnpqrs"),
        "a socket to a name that no match has": upgrade(scene.server, None, "x"),
        "a match that is not there": request("GET", nowhere),
        "a name that no match can have": request("GET", f"{API}/matches/%00%00"),
        "a match that one may not watch": request("GET", closed),
        "an invitation that is guessed": request("POST", f"{API}/join", b'{"code":"abcdefghjkmn"}'),
        "an invitation that none can be": request("POST", f"{API}/join", b'{"code":"x"}'),
        "a seat's secret that is guessed": request("POST", f"{lobby}/seats/0/claim", secret),
        "a seat that is sat down at by a guess": request("POST", f"{lobby}/seats/1", code),
        "a seat that is taken": request("POST", f"{played}/seats/1", b'{"name":"Eve"}', **ann),
        "a link that is guessed": request("POST", f"{API}/me/follow", secret),
        "a link that is guessed by a visitor": request("POST", f"{API}/me/follow", secret, **bob),
        "a stranger who starts": request("POST", f"{lobby}/start"),
        "a stranger who hands a seat on": request("POST", f"{lobby}/seats/0/hand-over", **bob),
        "a stranger who takes a lost seat back": request("POST", f"{played}/seats/0/return", **bob),
        "a stranger who puts a bot": request("PUT", f"{played}/seats/0/bot", b'{"agent":"random"}', **bob),
        "a stranger who deletes": request("DELETE", lobby, **bob),
        "a stranger who proposes": request("POST", f"{played}/proposal", b'{"what":"resume","by":0}'),
        "a seat that is not there": request("PUT", f"{played}/seats/40/name", b'{"name":"Eve"}', **ann),
        "a start of what has begun": request("POST", f"{played}/start", **ann),
        "a bot that is not there": request("PUT", f"{lobby}/seats/1/bot", b'{"agent":"chess"}', **ann),
        "settings that are not there": request("PUT", f"{lobby}/seats/0/settings", b'{"settings":{"a":"b"}}', **ann),
        "a record that is still played": request("GET", f"{played}/record"),
        "another's log": request("GET", f"{played}/log?seat=0"),
        "an analysis that is too early": request("GET", f"{alone}/analysis", **ann),
        "a story that is too early": request("GET", f"{played}/story"),
        "a replay of no seat": request("GET", f"{alone}/replay?seat=40", **ann),
        "a number that is none": request("GET", f"{alone}/replay?seat=x", **ann),
        "a second daily": request("POST", f"{API}/daily", b'{"name":"Ann"}', **ann),
        "a webhook to a strange host": request("PUT", f"{played}/seats/0/hook", b'{"url":"http://x/"}', **ann),
        "figures for a stranger": request("GET", f"{API}/metrics", x_forwarded_for="192.0.2.1"),
        "a game that is not there": request("GET", f"{API}/games/chess/cards"),
        "words that are not there": request("GET", f"{API}/words/xx"),
        "words of no game": request("GET", f"{API}/words/en?game=chess"),
        "a lesson that is not there": request("GET", f"{API}/lessons/chess"),
        "a match of no game": request("POST", matches, chess),
        "a match with a wrong setting": request("POST", matches, b'{"game":"a-touch-of-evil","settings":{"a":"b"}}'),
        "a match with a wrong bot": request(
            "POST", matches, b'{"game":"a-touch-of-evil","seats":[{"kind":"bot","agent":"x"}]}'
        ),
        "JSON that is none": request("POST", matches, b"{"),
        "JSON that is none of ours": request("POST", matches, b'{"game":"a-touch-of-evil","x":1}'),
        "no JSON at all": request("POST", matches, b"a=b", content_type="application/x-www-form-urlencoded"),
        "JSON nested 2,000 deep": request("POST", matches, b"[" * 2000),
        "a body beyond the limit": request("POST", matches, b"x" * 10, content_length="3000000"),
        "a pack that names no game": request("POST", f"{game}/packs", b'{"text":1}'),
        "neither record nor share code": request("POST", f"{API}/records", b"{}"),
    }  # fmt: skip


#: What is said on a socket: whose, which of the scene's matches, whether after hello, and the message.
MESSAGES: dict[str, tuple[str, str, bool, Any]] = {
    "message: no JSON": ("ann", "played", True, "{"),
    "message: none of ours": ("ann", "played", True, {"type": "nonsense"}),
    "message: a wrong field": ("ann", "played", True, {"type": "choose", "version": "x"}),
    "message: nested 2,000 deep": ("ann", "played", True, "[" * 2000),
    "message: before hello": ("ann", "played", False, {"type": "ping"}),
    "message: hello with a wrong secret": ("bob", "lobby", False, {"type": "hello", "seat": 0, "secret": "x" * 32}),
    "message: hello to another's seat": ("bob", "played", False, {"type": "hello", "seat": 0}),
    "message: hello to a seat that is not there": ("bob", "played", False, {"type": "hello", "seat": 40}),
    "message: hello where no one may watch": ("bob", "closed", False, {"type": "hello"}),
    "message: a spectator chooses": ("eve", "played", True, {"type": "choose", "version": 1, "key": "x"}),
    "message: a spectator chats": ("eve", "played", True, {"type": "chat", "text": "x"}),
    "message: a choice out of turn": ("other", "played", True, {"type": "choose", "version": 1, "key": "x"}),
    "message: an old version": ("asked", "played", True, {"type": "choose", "version": 0, "key": "x"}),
    "message: a choice that is not there": ("asked", "played", True, {"type": "choose", "version": 1, "key": "x"}),
    "message: undo without a choice": ("asked", "played", True, {"type": "undo", "version": 1}),
    "message: undo where there is none": ("ann", "alone", True, {"type": "undo", "version": 1}),
    "message: redo of nothing": ("asked", "played", True, {"type": "redo", "version": 1}),
    "message: consent to nothing": ("ann", "played", True, {"type": "consent", "agree": True}),
    "message: empty chat": ("ann", "played", True, {"type": "chat", "text": " "}),
    "message: why of no key": ("asked", "played", True, {"type": "ask", "about": "why", "key": "x"}),
    "message: odds of no key": ("asked", "played", True, {"type": "ask", "about": "odds", "key": "x"}),
    "message: wonders of another's": ("other", "played", True, {"type": "ask", "about": "wonders"}),
    "message: a tip against people": ("asked", "played", True, {"type": "ask", "about": "tip"}),
}


def spent(process: int) -> float:
    """The processor seconds of a process so far, to the nanosecond (Linux: clock_getcpuclockid)."""
    return time.clock_gettime(~process << 3 | 2)


def worker(server: Server) -> int:
    """The process that answers."""
    assert server.process is not None
    found = children(server.process.pid, deep=False)
    return max(found, key=spent)


def cost(process: int, count: int, refuse: Callable[[], object]) -> tuple[float, str]:
    """The milliseconds of the process that one refusal takes, and how all were answered."""
    answers = {str(refuse()) for _ in range(20)}
    rounds: list[float] = []
    for _ in range(ROUNDS):
        begun = spent(process)
        for _ in range(max(1, count // ROUNDS)):
            answers.add(str(refuse()))
        rounds.append(spent(process) - begun)
    return 1000 * min(rounds) / max(1, count // ROUNDS), " ".join(sorted(answers))


@contextmanager
def talking(scene: Scene, who: str, where: str, greets: bool) -> Iterator[Talk]:
    """A socket of one of the people."""
    match = getattr(scene, where)
    seat = 0 if who in ("ann", "asked") else 1
    if who in ("asked", "other"):
        # Who is asked first, chance has decided.
        trial = Talk(scene.server, scene.ann, match)
        trial.send(frame(b'{"type":"hello","seat":0}'))
        asked = trial.hear()["table"]["view"]["decision"]["seat"]
        trial.close()
        seat = asked if who == "asked" else 1 - asked
    visitor = {0: scene.ann, 1: scene.bob}[seat] if who != "eve" else scene.server.visitor()
    hello = {"type": "hello", "seat": -1 if who == "eve" else seat}
    talk = Talk(scene.server, visitor, match, *([hello] if greets else []))
    try:
        yield talk
    finally:
        talk.close()


def main() -> int:
    """Measure, and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=2000, help="how many refusals of each kind")
    parser.add_argument("--only", nargs="*", default=[""], help="kinds whose names contain one of these")
    chosen = parser.parse_args()
    dear: list[str] = []

    def report(name: str, found: tuple[float, str]) -> None:
        print(f"{name:44} {found[0]:6.3f} ms  {found[1]}", flush=True)
        if found[0] >= MOST:
            dear.append(name)

    def wanted(name: str) -> bool:
        return any(part in name for part in chosen.only)

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), requests_per_second=1e6, requests_at_once=1_000_000, bot_processes=1)
        server.start()
        try:
            scene = prepared(server)
            process = worker(server)
            for name, sent in filter(lambda each: wanted(each[0]), requests(scene).items()):
                line = Line(server.port)
                report(name, cost(process, chosen.count, partial(line.ask, sent)))
            for name, (who, where, greets, said) in filter(lambda each: wanted(each[0]), MESSAGES.items()):
                data = frame(said.encode() if isinstance(said, str) else json.dumps(said).encode())
                with talking(scene, who, where, greets) as talk:
                    report(name, cost(process, chosen.count, partial(talk.say, data)))
        finally:
            server.kill()
        server = Server(Path(folder) / "slow", requests_per_second=0.1, requests_at_once=1)
        server.start()
        try:
            process = worker(server)
            for name, path in (("too many requests", f"{API}/games"), ("too many pages that are not there", "/x")):
                if wanted(name):
                    line, sent = Line(server.port), request("GET", path)
                    report(name, cost(process, chosen.count, partial(line.ask, sent)))
        finally:
            server.kill()
    print(f"dearer than {MOST} ms: {', '.join(dear) or 'none'}")
    return 1 if dear else 0


if __name__ == "__main__":
    sys.exit(main())
