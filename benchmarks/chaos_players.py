"""Those who play in the kill test: each holds a seat, picks at random, and writes down what it sent and what it was
answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

#: How often an aside is chosen although something is asked, and how long an answer may take before the connection is
#: given up.
ASIDES = 0.07
PATIENCE = 30.0
#: The longest pause before a player tries again who was never let in: all at once would keep a fresh server from
#: anything else.
LONGEST = 6.0

#: What a choice was answered with. Without an answer no one knows yet whether it was stored.
UNKNOWN, ACKNOWLEDGED, REFUSED = "unknown", "acknowledged", "refused"


@dataclass
class Sent:
    """A choice that was sent: for which version, and what came back."""

    version: int
    key: str
    answer: str = UNKNOWN
    #: The version of the table that acknowledged it.
    told: int = 0


@dataclass
class Town:
    """What all players share: where a server is to be found, and what is to be done now."""

    door: Callable[[], Awaitable[str]]
    pause: float
    #: Killing has ended, and everyone shows that their match goes on; then no one begins anything any more.
    settling: bool = False
    quiet: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Player:
    """A player of one seat of one match, over as many connections as it takes."""

    def __init__(self, town: Town, match: str, seat: int, secret: str, luck: random.Random) -> None:
        self.town = town
        self.match = match
        self.seat = seat
        self.sent: list[Sent] = []
        self.over = False
        #: Whether a choice was acknowledged since killing ended.
        self.went_on = False
        self._secret = secret
        self._luck = luck
        self._version: int | None = None
        self._table: Any = None
        self._answers = 0

    async def play(self) -> None:
        """Play until the match is over or no one is to begin anything any more."""
        tries = 0
        while not self.over and not self.town.quiet:
            answered = self._answers
            address = (await self.town.door()).replace("http", "ws", 1) + f"/api/v1/matches/{self.match}/socket"
            # A server that is killed is gone in the middle of anything: that is what this test is about.
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(
                    address, max_size=None, compression=None, open_timeout=10, close_timeout=1, proxy=None
                ) as socket:
                    self.town.counts["connections"] += 1
                    await self._sit(socket)
            tries = 0 if self._answers > answered or self.town.settling else tries + 1
            await asyncio.sleep(self._luck.uniform(0.05, min(LONGEST, 0.3 * 2**tries)))

    async def _sit(self, socket: ClientConnection) -> None:
        """Say hello with the version seen last, then choose whenever something can be chosen."""
        loop = asyncio.get_running_loop()
        hello = {"type": "hello", "id": 1, "seat": self.seat, "secret": self._secret, "prose": False}
        await socket.send(json.dumps(hello | {"version": self._version}))
        waiting: Sent | None = None
        welcome = False
        number, heard = 1, 0
        since = loop.time()
        while not self.over and (waiting is not None or not self.town.quiet):
            ready = welcome and waiting is None and self._can_choose()
            left = since + (self.town.pause if ready else PATIENCE) - loop.time()
            try:
                async with asyncio.timeout(max(0.0, min(left, 1.0))):
                    message = msgspec.json.decode(await socket.recv())
            except TimeoutError:
                if left > 1.0:
                    continue
                if ready:
                    number, since = number + 1, loop.time()
                    waiting = self._pick()
                    await socket.send(
                        json.dumps({"type": "choose", "id": number, "version": waiting.version, "key": waiting.key})
                    )
                elif waiting is not None or not welcome:
                    self._fault(f"no answer within {PATIENCE:.0f} s")
                    return
                else:
                    # Others think; that is no reason to leave.
                    since = loop.time()
                continue
            heard += 1
            if message["n"] != heard:
                self._fault(f"message {message['n']} in the place of {heard}")
                return
            answers = message.get("re") or 0
            if message["type"] == "bye" or (message["type"] == "refused" and not welcome):
                self.town.counts[f"let go: {message.get('reason')}"] += 1
                return
            if message.get("table") is not None:
                self._see(message["table"], waiting if answers == number else None)
            if message["type"] == "welcome":
                welcome = True
            elif answers and (answers != number or waiting is None):
                self._fault(f"{message['type']} answers {answers}, which was answered before")
            elif answers and waiting is not None:
                self._answered(waiting, message)
                waiting = None
                since = loop.time()

    def _see(self, table: Any, waiting: Sent | None) -> None:
        version = int(table["version"])
        if self._version is not None and version < self._version:
            self._fault(f"shown version {version} after {self._version}")
        self._version = version
        self._table = table
        if waiting is None and table["view"]["outcome"] is not None:
            self.over = True

    def _can_choose(self) -> bool:
        view = self._table["view"]
        return bool(self._options()) or (self.town.settling and not self.went_on and bool(view["anytime_options"]))

    def _options(self) -> list[str]:
        decision = self._table["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision.get("options", [])]

    def _pick(self) -> Sent:
        options, asides = self._options(), [option["key"] for option in self._table["view"]["anytime_options"]]
        keys = asides if asides and (not options or self._luck.random() < ASIDES) else options
        sent = Sent(int(self._table["version"]), self._luck.choice(keys))
        self.sent.append(sent)
        self.town.counts["sent"] += 1
        return sent

    def _answered(self, sent: Sent, message: Any) -> None:
        self._answers += 1
        if message["type"] == "moment":
            sent.answer, sent.told = ACKNOWLEDGED, int(message["table"]["version"])
            self.town.counts["acks"] += 1
            self.went_on = self.went_on or self.town.settling
            self.over = message["table"]["view"]["outcome"] is not None
        elif message["reason"]["error"] != "error-server":
            sent.answer = REFUSED
            self.town.counts[f"refused: {message['reason']['error']}"] += 1
        else:
            # The server itself does not know whether it was stored.
            self.town.counts["refused: error-server"] += 1

    def _fault(self, what: str) -> None:
        self.town.faults.append(f"{self.match} seat {self.seat}: {what}")
