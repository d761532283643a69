"""At the door: sockets that are open and have not said hello, and those that do not read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.client import Chair
from tests.server.running import Server, serving
from tests.server.sitting import party, quiet, until

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
        # One room is left, and it is the one with somebody at its door.
        with table.bob.sit(table.match, 1) as bob, Chair(line, 0, "", {}) as ann:
            assert ann.welcome["type"] == "welcome"
            quiet(bob)
            assert ann.choose("mark:4")["type"] == "moment"
            assert bob.wait_for("moment")["table"]["view"]["pieces"]["cells"][4] == 0
