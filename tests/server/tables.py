"""Tables for tests: opened, joined and sat down at in one line."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.server.client import Chair, Visitor
from tests.server.server_process import Server

T = TypeVar("T")


@dataclass
class Party:
    """A match of several people: the host and first seat is Ann, then Bob."""

    match: str
    ann: Visitor
    bob: Visitor
    chairs: list[Chair] = field(default_factory=list)

    def sit(self, **hello: Any) -> tuple[Chair, Chair]:
        """Both at their seats, and each knows that the other is there."""
        first = self.ann.sit(self.match, 0, **hello)
        second = self.bob.sit(self.match, 1, **hello)
        self.chairs += [first, second]
        while not all(seat["present"] for seat in first.wait_for("seats")["seats"]):
            pass
        for chair in (first, second):
            quiet(chair)
        return first, second

    def __enter__(self) -> Party:
        return self

    def __exit__(self, *_: object) -> None:
        for chair in self.chairs:
            chair.close()


def party(server: Server, game: str = "tic-tac-toe", bob_at: Server | None = None, **more: Any) -> Party:
    """Ann opens a match, Bob sits down by her invitation, Ann starts."""
    ann, bob = server.visitor(), (bob_at or server).visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    match = ann.post("/matches", {"game": game, "seats": seats, **more})["match"]
    bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": match["invite"]})
    ann.post(f"/matches/{match['id']}/start")
    return Party(match["id"], ann, bob)


def quiet(chair: Chair) -> list[Any]:
    """Hear everything that is on its way: what comes before the answer to a ping."""
    chair.heard.clear()
    assert chair.say("ping")["type"] == "pong"
    heard = list(chair.heard)
    chair.heard.clear()
    return heard


def moves(chairs: tuple[Chair, Chair], cells: str) -> None:
    """The two mark these cells in turn, and each sees what the other marks."""
    for turn, cell in enumerate(cells):
        mover, other = chairs[turn % 2], chairs[1 - turn % 2]
        assert mover.choose(f"mark:{cell}")["type"] == "moment"
        other.wait_for("moment")


def quick_end(visitor: Visitor, **more: Any) -> str:
    """A finished match of tic-tac-toe between bots."""
    seats = [{"kind": "bot", "agent": "random"}] * 2
    match: str = visitor.open("tic-tac-toe", seats=seats, **more)["match"]["id"]
    until(lambda: visitor.get(f"/matches/{match}")["state"] == "over")
    return match


def until(holds: Callable[[], T], patience: float = 300.0) -> T:
    """Wait until something holds, and give it back."""
    late = time.monotonic() + patience
    while not (found := holds()):
        assert time.monotonic() < late, "waited in vain"
        time.sleep(0.03)
    return found
