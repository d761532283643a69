"""What the server does by itself when something is due: each table has its turn, whatever is wrong with another."""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from duskbox.server.matches.sweep import REFUSED
from tests.server.client import Visitor
from tests.server.moved_clock import MovedClock
from tests.server.server_process import Server, serving
from tests.server.tables import party, until

pytestmark = pytest.mark.usefixtures("third_party")

#: As many as the server looks at in one round.
ROUND = 200


def database(folder: Path, statement: str, *given: Any) -> list[Any]:
    """Ask the database of a server, or change it."""
    with closing(sqlite3.connect(folder / "duskbox.sqlite3", timeout=30)) as line, line:
        return line.execute(statement, given).fetchall()


def entries(folder: Path, match: str) -> int:
    return int(database(folder, "SELECT count(*) FROM entries WHERE match = ?", match)[0][0])


def due(folder: Path, match: str) -> float | None:
    found: float | None = database(folder, "SELECT due FROM matches WHERE id = ?", match)[0][0]
    return found


def with_a_clock(ann: Visitor, seconds: float) -> str:
    """A match in which the first question waits for Ann."""
    terms = {"kind": "days", "clock": "decision", "seconds": seconds, "stand_in": "random"}
    match: str = ann.open("tic-tac-toe", [{"kind": "human"}] * 2, terms=terms)["match"]["id"]
    return match


def copies_of_other_rules(folder: Path, match: str) -> None:
    """Matches by rules that the server no longer has, all due for longer than anything else."""
    columns = "game, state, seed, seats, terms, created_at, outcome, host"
    header = database(folder, "SELECT header FROM matches WHERE id = ?", match)[0][0]
    other = json.dumps({**json.loads(header), "rules": "of yesterday"})
    with closing(sqlite3.connect(folder / "duskbox.sqlite3", timeout=30)) as line, line:
        for number in range(ROUND):
            name = f"old{number}"
            copied = (
                f"INSERT INTO matches (id, header, due, {columns}) SELECT ?, ?, 1.0, {columns} FROM matches WHERE"
                " id = ?"
            )
            line.execute(copied, (name, other, match))
            line.execute(
                "INSERT INTO entries (match, n, line, at, spent) SELECT ?, n, line, at, spent FROM entries WHERE"
                " match = ?",
                (name, match),
            )
            line.execute(
                "INSERT INTO seats (match, seat, kind, name, agent, secret, stand_in, seen, hook_url, hook_secret)"
                " SELECT ?, seat, kind, name, agent, '', stand_in, seen, hook_url, hook_secret FROM seats WHERE"
                " match = ?",
                (name, match),
            )


def not_looked_after(server: Server) -> Counter[str]:
    """How often the log says of which match that it could not be looked after."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return Counter(line["match"] for line in lines if line["message"] == "not looked after")


def test_matches_that_cannot_be_opened_keep_no_other_waiting_and_are_not_tried_over_and_over(tmp_path: Path) -> None:
    begun = time.monotonic()
    with serving(tmp_path) as server:
        good = with_a_clock(server.visitor(), 3)
        # While it runs: a server does not start with games that it could not go on with.
        copies_of_other_rules(tmp_path, good)
        before = entries(tmp_path, good)
        until(lambda: entries(tmp_path, good) > before)
        # Some more rounds.
        time.sleep(2)
        tries = not_looked_after(server)
        assert set(tries) == {f"old{number}" for number in range(ROUND)}
        assert max(tries.values()) <= 1 + (time.monotonic() - begun) // REFUSED


def test_after_a_pause_nothing_is_due_before_the_clock_has_run_out(clock: MovedClock, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = with_a_clock(ann, 900)
        ann.post(f"/matches/{match}/pause")
        assert due(tmp_path, match) is None
        clock.move_on(1200)
        resumed = time.time() + 1200
        ann.post(f"/matches/{match}/resume")
        then = due(tmp_path, match)
        assert then is not None and then > resumed + 300


def test_at_a_frozen_table_nothing_is_due_also_when_a_player_comes_back(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as server,
        party(server, "brittle", terms={"clock": "bank", "seconds": 600, "away": 5, "stand_in": "random"}) as table,
    ):
        ann, _ = table.sit()
        assert ann.choose("mark:8")["reason"]["error"] == "error-match-frozen"
        # As it is if Bob was away before.
        database(tmp_path, "UPDATE seats SET stand_in = 'random' WHERE match = ? AND seat = 1", table.match)
        table.ann.get(f"/matches/{table.match}")
        with table.bob.sit(table.match, 1):
            until(lambda: table.ann.get(f"/matches/{table.match}")["seats"][1]["stand_in"] == "")
            assert due(tmp_path, table.match) is None
