"""The daily labyrinth: the same for all, one attempt each, results sorted, the seed hidden until the day is over."""

from __future__ import annotations

import http.client
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest

from duskbox.core.matches.match import Match
from tests.server.client import Problem, Visitor
from tests.server.server_process import Server
from tests.server.tables import until


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


def test_each_visitor_has_one_attempt(server: Server) -> None:
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


def test_of_several_starts_at_once_one_begins(server: Server) -> None:
    """Eight requests with one cookie, several of which have found that the day was not begun before any begins it."""
    ann = server.visitor()
    ann.open("tic-tac-toe", [{"kind": "human"}] * 2)

    def start(number: int) -> str:
        tab = server.visitor()
        tab.cookie = ann.cookie
        try:
            match: str = tab.post("/daily", {"name": str(number)})["match"]["id"]
        except Problem as no:
            assert (no.status, no.error) == (409, "error-daily-begun")
            return ""
        return match

    database = sqlite3.connect(server.folder / "duskbox.sqlite3", timeout=30, isolation_level=None)
    with closing(database), ThreadPoolExecutor(8) as tabs:
        database.execute("BEGIN IMMEDIATE")
        starts = [tabs.submit(start, number) for number in range(8)]
        # Reading goes on while no one else can write. When it does not, all threads for the database want to write.
        until(lambda: not _can_read(server))
        database.execute("ROLLBACK")
        begun = [match for match in (each.result() for each in starts) if match]
    assert begun == [ann.get("/daily")["match"]]
    assert sum(match["day"] is not None for match in ann.get("/matches")) == 1


def _can_read(server: Server) -> bool:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=2)
    with closing(line):
        try:
            line.request("GET", "/api/v1/daily")
            return line.getresponse().status == 200
        except TimeoutError:
            return False


def test_the_database_itself_prevents_a_second_attempt(server: Server) -> None:
    ann, match = begin(server, "Only once")
    statement = "INSERT INTO dailies SELECT day, person, 'another' FROM dailies WHERE match = ?"
    with pytest.raises(sqlite3.IntegrityError):
        change(server, statement, match)
    assert ann.get("/daily")["match"] == match


def test_there_are_no_tips_chances_or_analysis_before_it_is_finished(server: Server) -> None:
    ann, match = begin(server, "Honest")
    with ann.sit(match) as chair:
        key = chair.options[0]
        for asked in ({"about": "tip"}, {"about": "odds", "key": key}):
            assert chair.say("ask", **asked)["reason"]["error"] == "error-daily-no-help"
        # What the rules say may be asked.
        assert chair.say("ask", about="why", key=key)["type"] == "answer"
    for what in ("analysis", "record", "share"):
        assert refused(ann.get, f"/matches/{match}/{what}")[0] == 409
    play_out(ann, match)
    assert ann.get(f"/matches/{match}/analysis")["ready"] in (True, False)


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
    # A visitor who has not played cannot look at what others met.
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
