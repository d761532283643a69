"""A defect in a rule: the match is frozen at its last good entry, reported, and goes on from one choice earlier."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duskbox.core.matches.match import Match
from tests.server.client import Problem
from tests.server.plugin_games import ROOT
from tests.server.server_process import Server
from tests.server.tables import Party, moves, party, quiet, until


def reports(server: Server, match: str) -> list[Any]:
    """What the operator's log says of a frozen match."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["message"] == "match frozen" and line["match"] == match]


def frozen(server: Server, table: Party, key: str) -> Any:
    """Play two good choices, then the one that breaks; what the log says of it."""
    chairs = table.sit()
    moves(chairs, "40")
    ann, bob = chairs
    answer = ann.choose(key)
    assert (answer["type"], answer["reason"]["error"]) == ("refused", "error-match-frozen")
    told = bob.wait_for("seats")
    assert (told["state"], told["frozen"]) == ("frozen", {"entry": 3})
    (report,) = reports(server, table.match)
    return report


@pytest.mark.parametrize(
    ("key", "error"), [("mark:8", "ZeroDivisionError"), ("mark:7", "Stuck"), ("mark:6", "LookupError")]
)
def test_a_defect_freezes_the_match_at_its_last_good_entry_and_the_host_steps_back(
    server: Server, key: str, error: str
) -> None:
    with party(server, "brittle") as table:
        report = frozen(server, table, key)
        ann, bob = table.chairs
        assert error in report["error"]
        assert report["entry"] == 3
        assert "\n" not in report["reproduce"]
        for chair in (ann, bob):
            quiet(chair)
            assert chair.say("choose", version=3, key="mark:1")["reason"]["error"] == "error-match-frozen"
            assert chair.say("undo", version=3)["reason"]["error"] == "error-match-frozen"
        with server.visitor().sit(table.match, -1) as late:
            assert late.welcome["frozen"] == {"entry": 3}
            assert late.table["view"]["pieces"]["cells"] == [1, -1, -1, -1, 0, -1, -1, -1, -1]
        shown = table.ann.get(f"/matches/{table.match}")
        assert shown["state"] == "frozen"
        assert table.ann.post(f"/matches/{table.match}/step-back")["state"] == "playing"
        for chair in (ann, bob):
            assert chair.wait_for("moment")["table"]["view"]["pieces"]["cells"] == [-1, -1, -1, -1, 0, -1, -1, -1, -1]
        assert bob.choose("mark:0")["type"] == "moment"
        assert ann.wait_for("moment")["table"]["view"]["pieces"]["cells"] == [1, -1, -1, -1, 0, -1, -1, -1, -1]
        assert "mark:3" in ann.options


def finished(table: Party) -> str:
    """Ann steps back from the defect and wins; the record."""
    ann, bob = table.chairs
    table.ann.post(f"/matches/{table.match}/step-back")
    for chair in (ann, bob):
        chair.wait_for("moment")
    # Bob's mark at 0 was taken back.
    bob.choose("mark:0")
    ann.wait_for("moment")
    moves((ann, bob), "315")
    assert table.ann.get(f"/matches/{table.match}")["state"] == "over"
    record: str = table.ann.get(f"/matches/{table.match}/record")
    return record


def test_the_match_goes_on_after_the_step_back_and_verifies(server: Server, known_here: None) -> None:
    with party(server, "brittle") as table:
        frozen(server, table, "mark:8")
        record = finished(table)
        match = Match.load(record)
        match.verify()
        assert [entry.do for entry in match.record.entries].count("step-back") == 1
        assert match.outcome is not None
        assert match.outcome.name == "first-wins"


@pytest.mark.parametrize("key", ["mark:8", "mark:7"])
def test_the_command_in_the_log_shows_the_defect(server: Server, key: str) -> None:
    with party(server, "brittle") as table:
        report = frozen(server, table, key)
        words = shlex.split(report["reproduce"])
        assert words[:2] == ["duskbox", "reproduce"]
        done = subprocess.run(
            [sys.executable, "-m", "duskbox.cli", *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert ("ZeroDivisionError" if key == "mark:8" else "Stuck") in done.stderr
        # The same command with a sound choice finds nothing.
        good = [word if word != key else "mark:1" for word in words[1:]]
        done = subprocess.run(
            [sys.executable, "-m", "duskbox.cli", *good], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0


def test_the_report_is_for_the_operator_alone(server: Server) -> None:
    with party(server, "brittle") as table:
        report = frozen(server, table, "mark:8")
        path = Path(shlex.split(report["reproduce"])[2])
        assert path.stat().st_mode & 0o077 == 0
        record = path.read_text()
        seed = json.loads(record.splitlines()[-1])["seed"]
        assert len(seed) == 64
        log = server.log.read_text()
        assert seed not in log
        for chair in table.chairs:
            assert seed.encode() not in b"".join(chair.raw)
            assert path.name.encode() not in b"".join(chair.raw)


def test_only_the_host_steps_back_and_only_once(server: Server) -> None:
    with party(server, "brittle") as table:
        frozen(server, table, "mark:8")
        with pytest.raises(Problem) as no:
            table.bob.post(f"/matches/{table.match}/step-back")
        assert no.value.error == "error-not-host"
        table.ann.post(f"/matches/{table.match}/step-back")
        with pytest.raises(Problem) as no:
            table.ann.post(f"/matches/{table.match}/step-back")
        assert no.value.status == 409


def test_a_match_that_breaks_at_its_first_choice_goes_on_from_its_beginning(server: Server) -> None:
    with party(server, "brittle") as table:
        ann, _ = table.sit()
        assert ann.choose("mark:8")["reason"]["error"] == "error-match-frozen"
        assert table.ann.post(f"/matches/{table.match}/step-back")["state"] == "playing"
        quiet(ann)
        assert ann.choose("mark:0")["type"] == "moment"


def test_a_bot_that_meets_a_defect_freezes_the_match_and_nothing_else(server: Server) -> None:
    ann = server.visitor()
    # Nine cells, of which three break: one of a few matches of random bots meets a defect.
    names = [ann.open("brittle", seats=[{"kind": "bot", "agent": "random"}] * 2)["match"]["id"] for _ in range(6)]
    until(lambda: all(ann.get(f"/matches/{name}")["state"] in ("over", "frozen") for name in names))
    states = [ann.get(f"/matches/{name}")["state"] for name in names]
    assert "frozen" in states
    assert ann.get("/health")["status"] == "ok"


def test_a_choice_that_never_ends_freezes_the_match_and_keeps_no_other_table_waiting(server: Server) -> None:
    with party(server, "restless") as table, party(server) as other:
        report = frozen(server, table, "mark:8")
        assert "Endless" in report["error"]
        moves(other.sit(), "40")
        table.ann.post(f"/matches/{table.match}/step-back")
        for chair in table.chairs:
            chair.wait_for("moment")
        assert table.chairs[1].choose("mark:0")["type"] == "moment"
