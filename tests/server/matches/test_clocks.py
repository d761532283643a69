"""Clocks: a decision's time, a bank of time with an increment, and pauses that stop both."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Problem
from tests.server.moved_clock import MovedClock
from tests.server.server_process import Server, serving
from tests.server.tables import moves, party, quiet, until


def test_when_the_time_for_a_decision_is_over_a_bot_decides_this_one(clock: MovedClock, server: Server) -> None:
    terms = {"clock": "decision", "seconds": 600, "stand_in": "random"}
    with party(server, terms=terms) as table:
        ann, bob = table.sit()
        shown = bob.welcome["clock"]
        assert (shown["seat"], shown["banks"]) == (0, None)
        assert 300 < shown["left"] <= 600
        clock.move_on(600)
        late = bob.wait_for("moment")
        assert late["table"]["view"]["pieces"]["cells"].count(0) == 1
        assert late["clock"]["seat"] == 1
        # Only this decision was made for Ann: she still sits there herself.
        assert bob.choose()["type"] == "moment"
        assert all(not seat["stand_in"] for seat in table.ann.get(f"/matches/{table.match}")["seats"])
        ann.wait_for("moment")
        ann.wait_for("moment")
        assert ann.choose()["type"] == "moment"


def test_a_stand_in_plays_on_for_a_player_who_has_spent_the_bank(clock: MovedClock, server: Server) -> None:
    terms = {"clock": "bank", "seconds": 600, "stand_in": "random"}
    with party(server, terms=terms) as table:
        _, bob = table.sit()
        assert bob.welcome["clock"]["banks"] == [600.0, 600.0]
        clock.move_on(600)
        bob.wait_for("moment")
        seats = table.bob.get(f"/matches/{table.match}")["seats"]
        assert [seat["stand_in"] for seat in seats] == ["random", ""]
        bob.choose()
        answer = bob.wait_for("moment")
        assert answer["table"]["view"]["pieces"]["cells"].count(0) == 2
        # Coming back does not bring time back.
        with table.ann.sit(table.match, 0) as back:
            assert back.welcome["seats"][0]["stand_in"] == "random"
        assert table.bob.get(f"/matches/{table.match}")["seats"][0]["stand_in"] == "random"
        assert answer["clock"]["banks"][0] <= 0


def test_a_bank_grows_with_each_decision(server: Server) -> None:
    terms = {"clock": "bank", "seconds": 600, "increment": 60}
    with party(server, terms=terms) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, _ = chairs
        again = ann.say("hello", seat=0)
        assert again["clock"]["seat"] == 0
        for bank in again["clock"]["banks"]:
            assert 640 < bank <= 660
        assert 640 < again["clock"]["left"] <= 660


def test_a_pause_stops_the_clock_and_the_table(clock: MovedClock, server: Server) -> None:
    terms = {"clock": "decision", "seconds": 600, "stand_in": "random"}
    with party(server, terms=terms) as table:
        ann, bob = table.sit()
        assert table.ann.post(f"/matches/{table.match}/pause")["paused"] is True
        until(lambda: ann.wait_for("seats")["paused"])
        assert ann.choose("mark:4")["reason"]["error"] == "error-match-paused"
        assert ann.say("hello", seat=0)["paused"] is True
        left = ann.say("hello", seat=0)["clock"]["left"]
        assert 300 < left <= 600
        clock.move_on(1200)
        a_clock_runs_out(clock, server)
        still = ann.say("hello", seat=0)
        assert still["clock"]["left"] == left
        assert still["table"]["view"]["pieces"]["cells"].count(-1) == 9
        assert table.ann.post(f"/matches/{table.match}/resume")["paused"] is False
        until(lambda: not ann.wait_for("seats")["paused"])
        assert ann.choose("mark:4")["type"] == "moment"
        bob.wait_for("moment")
        # After the pause the clock runs again.
        clock.move_on(600)
        assert ann.wait_for("moment")["table"]["view"]["pieces"]["cells"].count(1) == 1


def a_clock_runs_out(clock: MovedClock, server: Server) -> None:
    """At a table of its own the time of a player runs out, so the server has looked at all that was due before."""
    with party(server, terms={"clock": "decision", "seconds": 60, "stand_in": "random"}) as table:
        _, bob = table.sit()
        clock.move_on(60)
        bob.wait_for("moment")


def test_a_pause_costs_no_time_also_when_the_server_was_restarted_during_it(
    clock: MovedClock, tmp_path: Path, third_party: None
) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        seats = [{"kind": "human", "name": "Ann"}] * 2
        terms = {"clock": "decision", "seconds": 600, "stand_in": "random"}
        match = ann.post("/matches", {"game": "tic-tac-toe", "seats": seats, "terms": terms})["match"]["id"]
        # What is waited in the lobby counts for nothing either.
        clock.move_on(900)
        ann.post(f"/matches/{match}/start")
        ann.post(f"/matches/{match}/pause")
        server.stop()
        clock.move_on(900)
        server.start()
        assert ann.post(f"/matches/{match}/resume")["paused"] is False
        with ann.sit(match) as chair:
            assert chair.welcome["clock"]["left"] > 300
            a_clock_runs_out(clock, server)
            assert all(heard["type"] != "moment" for heard in quiet(chair))
            assert chair.table["view"]["pieces"]["cells"].count(-1) == 9


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": "decision"},
        {"clock": "decision", "seconds": 0.5},
        {"clock": "bank", "seconds": 1e9},
        {"clock": "bank", "seconds": 60, "increment": -1},
        {"clock": "bank", "seconds": 60, "increment": 1e6},
        {"clock": "hourglass", "seconds": 60},
        {"away": 4},
        {"away": -1},
        {"away": 1e12},
        {"clock": "decision", "seconds": "soon"},
        {"patience": 3},
    ],
)
def test_terms_that_make_no_sense_are_refused(server: Server, terms: object) -> None:
    with pytest.raises(Problem) as no:
        server.visitor().post("/matches", {"game": "tic-tac-toe", "terms": terms})
    assert no.value.status == 400
    assert no.value.error in ("error-bad-terms", "error-bad-request")
