"""At the door: sockets that are open and have not said hello, and those that do not read."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from duskbox.server.matches import sweep
from duskbox.server.socket.connection import BEHIND, HEAVY, SILENT
from duskbox.server.socket.messages import Answer
from tests.server.client import Chair
from tests.server.in_process import Far, a_table, a_worker, connected
from tests.server.server_process import Server, serving
from tests.server.tables import party, quiet, until

pytestmark = pytest.mark.usefixtures("third_party", "known_here")


def rooms_open(server: Server) -> int:
    """How many rooms a server has in memory."""
    found = re.search(r"^duskbox_rooms(?:\{[^}]*\})? (\d+)", server.visitor().get("/metrics"), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_who_says_hello_late_comes_to_the_same_table_as_the_others(tmp_path: Path) -> None:
    with serving(tmp_path, cached_matches=1, rest_after=1) as server, party(server) as table:
        line = table.ann.knock(table.match)
        others = server.visitor()
        for _ in range(5):
            others.post("/matches", {"game": "tic-tac-toe", "seats": [{"kind": "human"}]})
        until(lambda: rooms_open(server) == 1, 40)
        # One room is left, and it is the one that a client waits for.
        with table.bob.sit(table.match, 1) as bob, Chair(line, 0, "", {}) as ann:
            assert ann.welcome["type"] == "welcome"
            quiet(bob)
            assert ann.choose("mark:4")["type"] == "moment"
            assert bob.wait_for("moment")["table"]["view"]["pieces"]["cells"][4] == 0


def test_who_leaves_heavy_messages_unread_is_let_go_before_they_are_many(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            far = Far()
            far.reads = False
            guest = connected(room, far)
            heavy = Answer("details", "x" * (HEAVY // 10))
            most = 0
            for _ in range(BEHIND):
                guest.push(heavy)
                most = max(most, guest._transport.waiting_size)
            assert HEAVY < most < HEAVY + HEAVY // 4
            assert (guest._transport.waiting, len(far.heard)) == (1, 1), (
                "the good-bye alone waits; the first one never arrived"
            )

    asyncio.run(play())


@pytest.mark.parametrize("asks", [False, True])
def test_who_is_never_let_in_is_sent_away(tmp_path: Path, asks: bool) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            far, seated = Far(), Far()
            guest, ann = connected(room, far), connected(room, seated)
            talks = [asyncio.create_task(each.serve()) for each in (guest, ann)]
            room.connections |= {guest, ann}
            seated.say("hello", seat=0, id=1, secret=secrets[0].secret)
            await seated.hears("welcome")
            await sweep._end_silent(rooms)
            assert far.heard == [], "there is time"
            for each in (guest, ann):
                each.came_at -= SILENT + 1
            if asks:
                # Asking in vain is not being let in.
                far.say("hello", seat=0, id=1, secret="nonsense")
                await far.hears("refused")
            await sweep._end_silent(rooms)
            assert ((await far.hears("bye"))["reason"], far.heard[-1]["again"]) == ("error-silent", True)
            await asyncio.wait_for(talks[0], 20)
            assert far.code == 1012
            seated.leave()
            await asyncio.wait_for(talks[1], 20)
            assert "bye" not in [each["type"] for each in seated.heard], "who was let in stays"

    asyncio.run(play())
