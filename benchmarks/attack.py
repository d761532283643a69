"""Attacks on a server of our own: each for a moment, while a person at another address plays on.

    python benchmarks/attack.py [--seconds 2] [--tries 4] [--minutes 20] [--only NAME …] [--out FILE]

For each attack: the bystander's p95 from a choice to its acknowledgement during it, and what it is when nothing
happens, in the same run; by how much the server's memory grew; and how the attacker's requests were answered. Required
are at most three times the calm p95, at most 250 ms, and no answer of 500.

Other programs on the machine must neither fail an attack nor let one pass. Calm windows lie between the attacks. An
attack is compared with the windows right before and after it, or with what is usual in this run where that is lower, so
that a disturbed window does not loosen the bar. An attack that is not held is tried again, and its best try counts:
other programs only ever make a try worse. Once the run has taken its minutes, each attack that is left has one try.

Everything happens on loopback, in bounded time, against a server with the limits it has by default that is started here
and ended here; each attack comes from an address of its own. Exits with 1 if an attack is not held, or if the server
does not serve afterwards or after a restart.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import http.client
import json
import multiprocessing
import os
import secrets
import socket
import statistics
import sys
import tempfile
import threading
import time
import zlib
from collections import Counter
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from duskbox.core.matches.match import Match
from tests.server.client import Chair, Visitor
from tests.server.server_process import Server, children

DEFAULTS: dict[str, object] = {
    "requests_per_second": 20, "requests_at_once": 60, "messages_per_second": 20, "messages_at_once": 60,
    "sockets_per_address": 64, "connections_per_address": 256,
    "matches_per_hour": 120, "cpu_per_minute": 30, "cpu_at_once": 60, "bot_pause": 0.4,
}  # fmt: skip
#: How many times the calm p95 the bystander's may be, and how many milliseconds at most.
RATIO = 3.0
SLOWEST = 250.0
#: How many times the usual p95 a calm window shows that the machine was disturbed.
DISTURBED = 2.0
#: How many calm windows there are before the first attack.
WINDOWS = 5
#: Seconds between two choices of the bystander, who has to stay below the limits, too.
PACE = 0.06
JSON = {"content-type": "application/json"}
API = "/api/v1"


class Target(NamedTuple):
    """What an attacker knows: where the server is, and what it has there itself."""

    port: int
    match: str
    #: A table of A Touch of Evil with eight Heroes.
    large: str
    cookie: str
    replay: str
    invite: str
    until: float
    #: Another for each attack: what one has spent of its limits would spare the server the next.
    address: str = "127.0.1.1"


Attack = Callable[[Target], None]
ATTACKS: dict[str, Attack] = {}
#: How the requests of this process were answered: a status, or 0 for none.
ANSWERS: Counter[int] = Counter()


def line_to(target: Target) -> socket.socket:
    """A connection from the attacker's address."""
    return socket.create_connection(("127.0.0.1", target.port), timeout=3, source_address=(target.address, 0))


def ask(
    target: Target, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> int:
    """One request; its status, or 0 if there was no answer."""
    line = http.client.HTTPConnection("127.0.0.1", target.port, timeout=5, source_address=(target.address, 0))
    try:
        line.request(method, path, body, {**JSON, "cookie": target.cookie, **(headers or {})})
        answer = line.getresponse()
        answer.read()
        status = answer.status
    except (OSError, http.client.HTTPException, ValueError):
        status = 0
    finally:
        line.close()
    ANSWERS[status] += 1
    return status


def several(threads: int, do: Attack) -> Attack:
    """The same from several threads until the time is over."""

    def attack(target: Target) -> None:
        def loop() -> None:
            while time.monotonic() < target.until:
                with contextlib.suppress(OSError):
                    do(target)

        every = [threading.Thread(target=loop, daemon=True) for _ in range(threads)]
        for each in every:
            each.start()
        for each in every:
            each.join(max(0.0, target.until - time.monotonic()) + 0.2)

    return attack


def flood(
    name: str,
    method: str,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
    threads: int = 6,
    raw: bytes = b"",
) -> None:
    """An attack of many equal requests; `{match}` and `{replay}` in the path are the attacker's own."""
    data = raw or (None if body is None else json.dumps(body).encode())

    def once(target: Target) -> None:
        ask(target, method, API + path.format(match=target.match, replay=target.replay), data, headers)

    ATTACKS[name] = several(threads, once)


def ever_new(name: str, path: str, end: str, is_cookie: bool = False) -> None:
    """An attack of requests of which each says something new at length: what remembers requests may not keep all of
    that.
    """

    def once(target: Target) -> None:
        mark = secrets.token_hex(3)
        long = "".join(f"{mark}{number:x}={end}" for number in range(2500))
        ask(target, "GET", API + path + ("" if is_cookie else long), None, {"cookie": long} if is_cookie else None)

    ATTACKS[name] = several(6, once)


def bytes_sent(name: str, data: bytes, threads: int = 6, hold: float = 0.0) -> None:
    """An attack of bytes that need not be HTTP."""

    def once(target: Target) -> None:
        with line_to(target) as line:
            line.sendall(data)
            line.settimeout(0.3)
            with contextlib.suppress(OSError):
                line.recv(4096)
            time.sleep(hold)

    ATTACKS[name] = several(threads, once)


def frame(data: bytes, opcode: int = 1, last: bool = True, masked: bool = True) -> bytes:
    """A frame of a WebSocket."""
    size = len(data)
    head = bytes([(0x80 if last else 0) | opcode])
    bit = 0x80 if masked else 0
    head += (
        bytes([bit | size])
        if size < 126
        else bytes([bit | 126]) + size.to_bytes(2)
        if size < 65536
        else bytes([bit | 127]) + size.to_bytes(8)
    )
    return head + (b"\0\0\0\0" if masked else b"") + data


def socket_to(target: Target, match: str) -> socket.socket:
    """A WebSocket of the attacker's to a match of its own."""
    line = line_to(target)
    line.sendall(
        f"GET {API}/matches/{match}/socket HTTP/1.1\r\nhost: 127.0.0.1:{target.port}\r\nupgrade:"
        " websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key:"
        f" AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: {target.cookie}\r\n\r\n".encode()
    )
    line.recv(4096)
    return line


def frames(name: str, *sent: bytes, times: int = 40, threads: int = 8, hello: bool = True, large: bool = False) -> None:
    """An attack over WebSockets, at a table of one or at the `large` one of eight."""

    def once(target: Target) -> None:
        with socket_to(target, target.large if large else target.match) as line:
            line.settimeout(0.5)
            if hello:
                line.sendall(frame(b'{"type":"hello","seat":0,"id":1}'))
            for _ in range(times):
                for each in sent:
                    line.sendall(each)
                if time.monotonic() > target.until:
                    return
                time.sleep(0.01)

    ATTACKS[name] = several(threads, once)


def unread(name: str) -> None:
    """An attack of large answers that are never read."""

    def once(target: Target) -> None:
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind((target.address, 0))
            line.connect(("127.0.0.1", target.port))
            asks = f"GET {API}/matches/{target.replay}/record HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {target.cookie}"
            line.sendall(f"{asks}\r\n\r\n".encode())
            time.sleep(max(0.0, target.until - time.monotonic()))

    ATTACKS[name] = several(60, once)


def told(**message: Any) -> bytes:
    """A message in a frame."""
    return frame(json.dumps(message).encode())


def bots(name: str, agent: str, seats: int, game: str = "a-touch-of-evil", **more: Any) -> None:
    """An attack of many tables of bots."""
    sitting = [{"kind": "bot", "agent": agent}] * seats
    settings = {"heroes": str(seats)} if game == "a-touch-of-evil" else {}
    flood(name, "POST", "/matches", {"game": game, "seats": sitting, "start": True, "settings": settings, **more})


def nested(depth: int) -> dict[str, Any]:
    """A pack that nests one effect in another, in each of which all Heroes are gone through."""
    effect: Any = ["Gain", 1]
    for _ in range(depth):
        effect = ["EachHero", effect]
    return {"pack": {"game": "a-touch-of-evil"}, "cards": {"cave-in": {"effect": effect}}}


def heavy() -> dict[str, Any]:
    """A pack that is as much work as one may be: every Mystery gives each Hero something for each Hero, again and
    again.
    """
    effect = ["EachHero", ["EachHero", ["Seq", *[["Gain", 1]] * 6]]]
    card = {"deck": "mysteries", "kind": "mystery", "effect": effect, "copies": 3}
    return {
        "pack": {"game": "a-touch-of-evil"},
        "replace": ["mysteries"],
        "cards": {f"flood-{number}": card for number in range(200)},
        "names": {"en": {f"card-flood-{number}": f"Flood {number}" for number in range(200)}},
    }


def long_record(moves: int) -> str:
    """A record in which one choice is made and taken back again and again."""
    match = Match.new("fear-of-the-dark", seed="attack")
    for _ in range(moves):
        match.choose(match.options[0])
        match.undo()
    match.choose("give-up")
    return match.record.text(with_seed=True)


def declare() -> None:
    """All attacks, by name."""
    evil, night = "a-touch-of-evil", "fear-of-the-dark"
    get, post = "GET", "POST"
    many = {"pack": {"game": evil}, "keywords": {f"k{number}": "x" for number in range(9000)}}
    record = long_record(4000)
    # Packs
    flood(
        "V1 nested EachHero",
        post,
        "/matches",
        {
            "game": evil,
            "pack": nested(12),
            "seats": [{"kind": "bot", "agent": "random"}] * 8,
            "start": True,
            "settings": {"heroes": "8"},
        },
    )
    bots("tables with a pack at its limits", "random", 8, pack=heavy())
    flood("V5 thousands of keywords", post, f"/games/{evil}/cards", {"pack": many})
    flood("pack nested a thousand deep", post, f"/games/{evil}/cards", {"pack": nested(400)})
    flood("pack file of dots", post, f"/games/{evil}/packs", {"text": "a." * 40_000 + "b = 1"})
    flood("pack file of open quotes", post, f"/games/{evil}/packs", {"text": '"' * 90_000})
    flood("pack file of lists", post, f"/games/{evil}/packs", {"text": "a = [" + "[]," * 30_000 + "]"})
    flood("pack with a huge number", post, f"/games/{evil}/packs", {"text": "a = " + "9" * 90_000})
    flood("pack of empty lists", post, f"/games/{evil}/cards", raw=b'{"pack":{"a":[' + b"[]," * 800_000 + b"[]]}}")
    flood("pack of keys", post, f"/games/{evil}/cards", {"pack": {f"{number}": 0 for number in range(200_000)}})
    huge = {"pack": {"game": evil}, "cards": {"cave-in": {"copies": 1 << 70}}}
    flood("pack with a number beyond 64 bits", post, f"/games/{evil}/cards", {"pack": huge})
    flood("words with a pack", post, f"/games/{evil}/words/pl", {"pack": {"pack": {"game": evil}}})
    flood("cards with a pack", post, f"/games/{evil}/cards", {"pack": {"pack": {"game": evil}}})
    # Records
    flood("V4 logs of a long record", get, "/matches/{replay}/log")
    flood("V8 downloads of a long record", get, "/matches/{replay}/record", headers={"accept-encoding": "gzip"})
    flood("replays of a long record", get, "/matches/{replay}/replay?start=7900&count=100")
    flood("share codes of a long record", get, "/matches/{replay}/share")
    flood("proofs of a long record", get, "/matches/{replay}/proof")
    flood("analyses of a long record", get, "/matches/{replay}/analysis?seat=0")
    flood("V4 records brought along", post, "/records", {"record": record}, threads=3)
    flood("records cut off", post, "/records", {"record": record[: len(record) // 2]}, threads=3)
    flood("records with half a sign", post, "/records", {"record": record.replace("fear-of", "\\ud800", 1)}, threads=3)
    flood("share codes of nothing", post, "/records", {"share": "DB1-" + "A" * 200_000})
    liar = base64.urlsafe_b64encode(zlib.compress(json.dumps([night, 10**30, *[""] * 9, []]).encode())).decode()
    flood("share codes that lie", post, "/records", {"share": f"DB1-{liar}"})
    flood("record of nested lists", post, "/records", {"record": "[" * 500_000})
    # HTTP
    flood("V2 log path of dots", post, "/matches/" + "a." * 3000, {}, {"origin": "http://elsewhere.example"})
    flood("V9 foreign pages", post, "/matches", {"game": night}, {"origin": "http://elsewhere.example"})
    flood("V12 made-up cookies", get, "/matches", headers={"cookie": "duskbox=made-up"})
    flood("V13 foreign hosts", get, "/games", headers={"host": "evil.example"})
    flood("lists of matches", get, "/matches")
    flood("the API's description", get, "/schema/openapi.json", headers={"accept-encoding": "gzip"})
    flood("words, compressed", get, "/words/pl?game=a-touch-of-evil", headers={"accept-encoding": "gzip"})
    flood("rules", get, f"/games/{evil}/ledger?language=fr", headers={"accept-encoding": "gzip"})
    flood("cards", get, f"/games/{evil}/cards", headers={"accept-encoding": "gzip"})
    flood("figures", get, "/metrics")
    flood("health", get, "/health")
    flood("paths that are not there", get, "/nowhere/at/all")
    flood("path traversal", get, "/..%2f..%2f..%2fetc/passwd")
    flood("names of matches guessed", get, "/matches/abcdefghjkmnpqrs")
    flood("names with a zero byte", get, "/matches/%00%00%00")
    flood("invitations guessed", post, "/join", {"code": "abcdefghjkmn"})
    flood("secrets guessed", post, "/matches/{match}/seats/0/claim", {"secret": "x" * 32})
    flood("links guessed", post, "/me/follow", {"secret": "x" * 32})
    flood("giant nested JSON", post, "/matches", raw=b"[" * 2_000_000)
    flood("bodies that are no UTF-8", post, "/matches", raw=b'{"game":"\xff"}')
    flood("body of two megabytes", post, "/records", raw=b'{"record":"' + b"x" * 2_000_000 + b'"}')
    flood("body beyond the limit", post, "/records", raw=b"x" * 3_000_000, threads=3)
    flood(
        "body that says it is compressed",
        post,
        "/matches",
        raw=b"\x1f\x8b" + b"\0" * 10_000,
        headers={"content-encoding": "gzip"},
    )
    flood("ranges", get, "/words/en", headers={"range": "bytes=" + ",".join(f"{n}-" for n in range(900))})
    flood("languages without end", get, "/nowhere", headers={"accept-language": ",".join(["xx"] * 5000)})
    ever_new("paths that are ever new", "/matches/", "")
    ever_new("queries that are ever new", "/words/en?", "&")
    ever_new("cookies that are ever new", "/matches", "; ", is_cookie=True)
    flood("hosts without end", get, "/games", headers={"host": "a." * 20_000})
    flood("cookies without end", get, "/matches", headers={"cookie": "a=b; " * 8000})
    flood("forwarded without end", get, "/games", headers={"x-forwarded-for": ",".join(["1.2.3.4"] * 4000)})
    flood(
        "names of control characters",
        post,
        "/matches",
        {"game": night, "seats": [{"kind": "human", "name": "\x1b[2J\n"}]},
    )
    flood("many tables", post, "/matches", {"game": night, "seats": [{"kind": "human"}], "start": True})
    flood("V11 parallel daily starts", post, "/daily", {"name": "Eve"}, {"cookie": ""})
    flood("visitors without end", post, "/me/links", {"lasting": True}, {"cookie": ""})
    flood("odds of a lesson", get, f"/lessons/{night}/moves/0?about=wonders")
    # Bytes
    bytes_sent("what is no HTTP", secrets.token_bytes(4000))
    bytes_sent("headers without end", b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000)
    bytes_sent("one long header", b"GET / HTTP/1.1\r\nx: " + b"y" * 500_000)
    bytes_sent("pipelined requests", b"GET /api/v1/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 500)
    bytes_sent("V7 silent connections", b"", threads=50, hold=1.0)
    bytes_sent("V7 slow headers", b"GET / HT", threads=50, hold=1.0)
    bytes_sent(
        "V7 slow bodies",
        b"POST /api/v1/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100000\r\n\r\n{",
        threads=50,
        hold=1.0,
    )
    unread("answers that are not read")
    bytes_sent(
        "both lengths",
        b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET",
    )
    bytes_sent(
        "endless chunks",
        b"POST /api/v1/matches HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
        + b"1\r\nx\r\n" * 20_000,
    )
    # Sockets
    frames("V8 odds on many sockets", *(told(type="ask", about="odds", key="give-up", id=n) for n in range(3)))
    frames("tips on many sockets", told(type="ask", about="tip", id=1))
    frames("wonders on many sockets", told(type="ask", about="wonders", id=1))
    frames("details on many sockets", told(type="ask", about="details", id=1))
    frames("wonders of a large table", told(type="ask", about="wonders", id=1), large=True)
    frames("details of a large table", told(type="ask", about="details", id=1), large=True)
    frames("hello at a large table", told(type="hello", seat=0, id=1), large=True)
    frames("hello again and again", told(type="hello", seat=0, version=0, id=1))
    frames("chat without end", told(type="chat", text="x" * 500, id=1))
    frames("choices of nothing", told(type="choose", version=1, key="no-such-key", id=1))
    frames("choose and take back", told(type="choose", version=2, key="x", id=1), told(type="undo", version=3, id=2))
    frames("nested messages", frame(b"[" * 4000))
    frames("no UTF-8", frame(b"\xff" * 100))
    frames("binary messages", frame(b"\0" * 4000, opcode=2))
    frames("frames without a mask", frame(b"{}", masked=False), times=1)
    frames("pings", frame(b"x" * 100, opcode=9))
    frames("V10 fragments without end", frame(b"x" * 60_000, opcode=0, last=False), times=60, threads=4, hello=False)
    frames("frames that claim to be endless", b"\x81\xff" + (1 << 40).to_bytes(8) + b"\0\0\0\0", times=1)
    frames("sockets that come and go", times=1)
    # Bots
    bots("V6 tables of searching bots", "search:2s", 8)
    bots("tables of quick bots", "random", 8)
    bots("tables of bots that play alone", "thumb", 1, game=night)


# The bystander


class Bystander:
    """A person who plays: one choice, and back."""

    def __init__(self, server: Server) -> None:
        self.visitor: Visitor = server.visitor()
        match = self.visitor.open("fear-of-the-dark", undo="open", seed="bystander")["match"]["id"]
        self.chair: Chair = self.visitor.sit(match)
        self._back = False

    def play(self, until: float) -> list[float]:
        """Play until a time; how long each message took to be answered."""
        took: list[float] = []
        due = time.monotonic()
        while (now := time.monotonic()) < until:
            if now < due:
                time.sleep(due - now)
            # From when it should have been sent, so that waiting for the one before counts.
            begun = due
            if self._back:
                answer = self.chair.say("undo", version=self.chair.version)
            else:
                answer = self.chair.choose(next(key for key in self.chair.options if key != "give-up"))
            if answer["type"] != "moment":
                raise RuntimeError(f"the bystander was refused: {answer}")
            self._back = not self._back
            took.append(time.monotonic() - begun)
            due += PACE
        return took


def p95(took: list[float]) -> float:
    """The 95th percentile, in milliseconds."""
    return 1000 * statistics.quantiles(took, n=20, method="inclusive")[-1] if len(took) > 1 else 1000 * sum(took)


def memory(server: Server) -> int:
    """The resident megabytes of the server and all its processes."""
    assert server.process is not None
    pages = 0
    for pid in (server.process.pid, *children(server.process.pid)):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


class Try(NamedTuple):
    """What an attack did to the bystander, once."""

    calm: float
    attacked: float
    grown: int
    #: How many of the attacker's requests were answered with each status; 0 is no answer.
    answers: dict[int, int]
    #: Whether the bystander was slower than usual also when nothing happened, so that this try says little.
    is_disturbed: bool = False

    @property
    def ratio(self) -> float:
        """How many times the calm p95."""
        return self.attacked / self.calm

    @property
    def is_held(self) -> bool:
        """Whether the server kept what it promises."""
        return self.ratio <= RATIO and self.attacked <= SLOWEST and 500 not in self.answers


class Result(NamedTuple):
    """An attack, its best try, and how many there were."""

    name: str
    best: Try
    tries: int

    @property
    def verdict(self) -> str:
        """What is to be said about it."""
        if self.best.is_held:
            return "held"
        return "FAILED, on a disturbed machine" if self.best.is_disturbed else "FAILED"


class Calm:
    """What the bystander's p95 is when nothing happens."""

    def __init__(self, windows: list[float]) -> None:
        self._windows = windows

    @property
    def usual(self) -> float:
        """The median of all windows so far."""
        return statistics.median(self._windows)

    def judge(self, before: list[float], attacked: list[float], after: list[float]) -> tuple[float, float, bool]:
        """The calm p95 that an attack is compared with, its own, and whether the calm was disturbed."""
        windows = p95(before), p95(after)
        self._windows.append(windows[1])
        disturbed = max(windows) > DISTURBED * self.usual
        return min(p95(before + after), self.usual), p95(attacked), disturbed


def best_of(tries: list[Try]) -> Try:
    """The try that counts: a 500 is never made good by another try."""
    broken = [each for each in tries if 500 in each.answers]
    best = broken[0] if broken else min(tries, key=lambda each: (not each.is_held, each.ratio))
    return best._replace(grown=max(each.grown for each in tries))


def settled(
    attempt: Callable[[], Try], most: int, until: float, now: Callable[[], float] = time.monotonic
) -> list[Try]:
    """Try an attack until it is held, or answered with a 500, at most `most` times, and once when time is up."""
    tries = [attempt()]
    while not tries[-1].is_held and 500 not in tries[-1].answers and len(tries) < most and now() < until:
        tries.append(attempt())
    return tries


def prepared(server: Server, seconds: float) -> Target:
    """What the attacker has on the server before it begins."""
    eve = server.visitor()
    opened = eve.open("fear-of-the-dark", undo="open")["match"]
    replay = eve.post("/records", {"record": long_record(4000)})["match"]["id"]
    eight = {"heroes": "8", "level": "advanced"}
    large = eve.open("a-touch-of-evil", [{"kind": "human"}] * 8, settings=eight)["match"]["id"]
    return Target(server.port, opened["id"], large, eve.cookie, replay, opened.get("invite") or "", seconds)


class Scene:
    """A server, the attacker's things on it, and the bystander."""

    def __init__(self, server: Server, seconds: float) -> None:
        self._server = server
        self._seconds = seconds
        self._target = prepared(server, seconds)
        self._bystander = Bystander(server)
        self._addresses = 0
        # The first choices of all are slower.
        self._bystander.play(time.monotonic() + 1.0)
        self.calm = Calm([p95(self._play()) for _ in range(WINDOWS)])
        self._before = self._play()

    def close(self) -> None:
        """The bystander leaves."""
        self._bystander.chair.close()

    def _play(self) -> list[float]:
        return self._bystander.play(time.monotonic() + self._seconds)

    def attacked(self, name: str) -> Try:
        """Carry one attack out, from an address that none came from yet."""
        self._addresses += 1
        number = self._addresses
        before = memory(self._server)
        end = time.monotonic() + self._seconds
        theirs, ours = multiprocessing.Pipe()
        aim = self._target._replace(until=end, address=f"127.0.{1 + number // 250}.{1 + number % 250}")
        attacker = multiprocessing.get_context("fork").Process(target=attacking, args=(name, aim, theirs))
        attacker.start()
        try:
            took = self._bystander.play(end)
        except (OSError, RuntimeError, TimeoutError) as error:
            print(f"{name}: the bystander was cut off: {error}")
            took = [3600.0]
            self._bystander = Bystander(self._server)
        answers = ours.recv() if ours.poll(6.0) else {}
        attacker.kill()
        attacker.join()
        grown = memory(self._server) - before
        after = self._play()
        calm, attacked, disturbed = self.calm.judge(self._before, took, after)
        self._before = after
        return Try(calm, attacked, grown, answers, disturbed)


def attacking(name: str, target: Target, told: Connection) -> None:
    """The attacker's process. It would have a machine of its own, so it gives way to the server on this one."""
    os.nice(10)
    ATTACKS[name](target)
    told.send(dict(ANSWERS))


def serves(server: Server) -> bool:
    """Whether someone new can open a match and play."""
    ann = server.visitor()
    with ann.sit(ann.open()["match"]["id"]) as chair:
        return bool(chair.choose()["type"] == "moment")


def line_of(result: Result) -> str:
    """A line of the table."""
    best = result.best
    figures = f"{best.calm:7.1f} {best.attacked:8.1f} {best.ratio:6.1f} {best.grown:+5d} {result.tries:5d}"
    answers = " ".join(f"{status or 'none'}:{count}" for status, count in sorted(best.answers.items()))
    return f"{result.name:36} {figures}  {result.verdict:8} {answers}"


def conclusion(results: list[Result], served: bool, again: bool) -> tuple[str, int]:
    """The last line of the report, and the exit code."""
    held = sum(result.best.is_held for result in results)
    failed = ", ".join(result.name for result in results if not result.best.is_held)
    said = f"{held} of {len(results)} held; serves afterwards: {served}, after a restart: {again}"
    return said + (f"; not held: {failed}" if failed else ""), 0 if results and not failed and served and again else 1


def main() -> int:
    """Attack, and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each attack lasts, and the calm before it")
    parser.add_argument("--tries", type=int, default=4, help="how often an attack is tried that is not held")
    parser.add_argument("--minutes", type=float, default=20.0, help="after how many minutes nothing is tried again")
    parser.add_argument("--only", nargs="*", help="attacks whose names contain one of these")
    parser.add_argument("--out", type=Path, help="write the table here as JSON")
    chosen = parser.parse_args()
    begun = time.monotonic()
    declare()
    names = [name for name in ATTACKS if not chosen.only or any(part.lower() in name.lower() for part in chosen.only)]
    heads = f"{'attack':36} {'calm':>7} {'p95':>8} {'ratio':>6} {'MB':>5} {'tries':>5}  {'':8} answers"
    print(f"{len(names)} attacks, times in milliseconds\n{heads}", flush=True)
    results: list[Result] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **DEFAULTS)
        server.start()
        try:
            scene = Scene(server, chosen.seconds)
            for name in names:
                tries = settled(partial(scene.attacked, name), chosen.tries, begun + 60 * chosen.minutes)
                results.append(Result(name, best_of(tries), len(tries)))
                print(line_of(results[-1]), flush=True)
            scene.close()
            served = serves(server)
            server.stop()
            server.start()
            again = serves(server)
        finally:
            server.kill()
    said, code = conclusion(results, served, again)
    print(f"{said}\nusual calm p95: {scene.calm.usual:.1f} ms; {(time.monotonic() - begun) / 60:.1f} minutes")
    if chosen.out:
        rows = [{"name": one.name, **one.best._asdict(), "tries": one.tries, "verdict": one.verdict} for one in results]
        chosen.out.write_text(json.dumps(rows, indent=1) + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
