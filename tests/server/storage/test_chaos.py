"""The kill test in short: servers are killed without warning, and nothing that was acknowledged is lost.

`make chaos` runs it at length.
"""

from __future__ import annotations

import pytest

from benchmarks.chaos import Plan, run


@pytest.mark.parametrize(("database", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_what_was_acknowledged_survives_kill_9_and_every_match_goes_on(database: str, workers: int) -> None:
    told: list[str] = []
    plan = Plan(database, workers, matches=8, seconds=0.0, acks=30, kills=3, pause=0.05, patience=60.0, say=told.append)
    report = run(plan)
    assert report.faults == [], told
    assert report.figures["kills"] >= 3
    assert report.figures["acknowledged between kills"]["least"] >= 30
    assert report.figures["acknowledged"] >= 90
    assert report.figures["commits are durable"] is True
    assert report.figures["exit codes"] == [0] * workers
    assert report.figures["matches opened"] >= plan.matches
    assert report.figures["entries stored"] > report.figures["acknowledged"]
