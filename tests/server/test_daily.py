"""The daily labyrinth: the same for everybody, one try each, results sorted, the seed hidden until the day is over."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest

from duskbox.core.match import Match
from tests.server.client import Problem, Visitor
from tests.server.running import Server


def begin(server: Server, name: str) -> tuple[Visitor, str]:
    visitor = server.visitor()
    match: str = visitor.post("/daily", {"name": name})["match"]["id"]
    return visitor, match


def play_out(visitor: Visitor, match: str) -> Any:
    """Always the last option, to the end; the last table."""
    with visitor.sit(match, prose=False) as chair:
        while chair.options:
            assert chair.choose(chair.options[-1])["type"] == "moment"
        return chair.table


def change(server: Server, statement: str, *given: Any) -> None:
    with closing(sqlite3.connect(server.folder / "duskbox.sqlite3", timeout=30)) as database, database:
        assert database.execute(statement, given).rowcount > 0


def refused(ask: Any, *given: Any) -> tuple[int, str]:
    with pytest.raises(Problem) as no:
        ask(*given)
    return no.value.status, no.value.error


def test_two_visitors_walk_the_same_labyrinth(server: Server) -> None:
    ann, first = begin(server, "Ann")
    bob, second = begin(server, "Bob")
    assert first != second
    tables = [play_out(ann, first), play_out(bob, second)]
    assert tables[0]["view"] == tables[1]["view"]
    shown = ann.get(f"/matches/{first}")
    assert (shown["day"], shown["undo"], shown["invite"]) == (datetime.now(UTC).date().isoformat(), "none", None)
    assert shown["commitment"] == bob.get(f"/matches/{second}")["commitment"]


def test_everybody_has_one_try(server: Server) -> None:
    ann, match = begin(server, "Once")
    assert ann.get("/daily")["match"] == match
    assert refused(ann.post, "/daily", {"name": "Twice"}) == (409, "error-daily-begun")
    assert ann.get("/daily")["match"] == match
    with ann.sit(match) as chair:
        chair.choose()
        assert chair.say("undo", version=chair.version)["reason"]["error"] == "error-undo-none"
    assert refused(ann.put, f"/matches/{match}/seats/0/bot", {"agent": "thumb"}) == (409, "error-daily-alone")
    play_out(ann, match)
    assert refused(ann.post, "/daily", {"name": "Again"}) == (409, "error-daily-begun")


def test_results_are_sorted_and_ones_own_is_marked(server: Server) -> None:
    people = [begin(server, f"Player {number}") for number in range(3)]
    for visitor, match in people:
        play_out(visitor, match)
    for (_, match), (won, moves, seconds) in zip(people, [(0, 5, 1.0), (1, 90, 9.0), (1, 90, 2.0)], strict=True):
        statement = "UPDATE results SET won = ?, moves = ?, seconds = ? WHERE match = ?"
        change(server, statement, won, moves, seconds, match)
    today = people[0][0].get("/daily")
    assert (today["game"], today["match"]) == ("fear-of-the-dark", people[0][1])
    ours = [row for row in today["results"] if row["name"].startswith("Player")]
    assert [row["name"] for row in ours] == ["Player 2", "Player 1", "Player 0"]
    assert [row["mine"] for row in ours] == [False, False, True]
    order = [(not row["won"], row["moves"], row["seconds"]) for row in today["results"]]
    assert order == sorted(order)
    assert all(not row["mine"] for row in server.visitor().get("/daily")["results"])


def test_the_seed_is_not_revealed_before_the_day_is_over(server: Server) -> None:
    ann, match = begin(server, "Curious")
    play_out(ann, match)
    proof = ann.get(f"/matches/{match}/proof")
    assert (proof["seed"], proof["verified"]) == ("", None)
    text = ann.get(f"/matches/{match}/record")
    assert json.loads(text.splitlines()[-1]).get("seed", "") == ""
    # Whoever has not played cannot look at what others met.
    for what in ("record", "share", "replay", "log", "proof", ""):
        assert refused(server.visitor().get, f"/matches/{match}/{what}".rstrip("/"))[0] == 403
    with server.visitor().sit(match, -1) as watcher:
        assert watcher.welcome["reason"]["error"] == "error-no-spectators"


def test_the_seed_is_revealed_when_the_day_is_over(server: Server) -> None:
    ann, match = begin(server, "Patient")
    play_out(ann, match)
    server.stop()
    change(server, "UPDATE matches SET day = '2020-01-01' WHERE id = ?", match)
    server.start()
    proof = ann.get(f"/matches/{match}/proof")
    assert proof["verified"] is True
    Match.load(ann.get(f"/matches/{match}/record")).verify()


@pytest.mark.parametrize("body", [{}, {"name": "x" * 41}, {"name": 7}, {"name": "Ann", "seed": "mine"}])
def test_a_start_that_makes_no_sense_is_refused(server: Server, body: object) -> None:
    assert refused(server.visitor().post, "/daily", body) == (400, "error-bad-request")
