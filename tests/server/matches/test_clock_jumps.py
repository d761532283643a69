"""The system's clock is set forward or back while the server runs, or while it is down: no player loses a turn by it,
and nothing stands still.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.core.matches.match import Match
from duskbox.server import clock
from duskbox.server.http.bodies import Brought
from duskbox.server.matches import opening, presence
from duskbox.server.storage.database import open_database, upgrade
from tests.server.in_process import a_worker
from tests.server.server_process import Server, serving
from tests.server.tables import party, quiet

HOUR = 3600.0
#: Every process that is started finds this and reads the time of day with what a file says added to it.
_SET_FORWARD = """
import time
from pathlib import Path

_file, _read = Path({file!r}), time.time
time.time = lambda: _read() + float(_file.read_text())
"""


class SystemClock:
    """The clock of the machine that servers started now run on."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set_by(0.0)

    def set_by(self, seconds: float) -> None:
        """Set it so far before or behind the right time."""
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(self._file)


@pytest.fixture
def system_clock(
    tmp_path_factory: pytest.TempPathFactory, third_party: None, monkeypatch: pytest.MonkeyPatch
) -> SystemClock:
    folder = tmp_path_factory.mktemp("clock")
    (folder / "sitecustomize.py").write_text(_SET_FORWARD.format(file=str(folder / "seconds")))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ["PYTHONPATH"]]))
    return SystemClock(folder / "seconds")


#: A table that never sleeps: at a live one no time passes while no player is there, wherever a clock jumps.
DAYS = {"kind": "days", "clock": "decision", "seconds": 900, "stand_in": "random"}


def a_clock_runs_out(server: Server) -> None:
    """At a table of its own a second passes for a player, so the server has looked at all that was due before."""
    with party(server, terms={"clock": "decision", "seconds": 1, "stand_in": "random"}) as table:
        _, bob = table.sit()
        bob.wait_for("moment")


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_no_clock_runs_out_because_the_system_clock_is_set(
    tmp_path: Path, system_clock: SystemClock, jump: float
) -> None:
    with (
        serving(tmp_path) as server,
        party(server, terms={"clock": "decision", "seconds": 900, "stand_in": "random"}) as table,
    ):
        ann, bob = table.sit()
        system_clock.set_by(jump)
        a_clock_runs_out(server)
        assert quiet(bob) == [], "no one has chosen for Ann"
        assert 600 < ann.say("hello", seat=0)["clock"]["left"] <= 900
        assert ann.choose("mark:4")["type"] == "moment"
        assert 600 < bob.wait_for("moment")["clock"]["left"] <= 900


def test_a_clock_that_runs_when_the_system_clock_is_set_back_runs_out_all_the_same(
    tmp_path: Path, system_clock: SystemClock
) -> None:
    with (
        serving(tmp_path) as server,
        party(server, terms={"clock": "decision", "seconds": 3, "stand_in": "random"}) as table,
    ):
        _, bob = table.sit()
        system_clock.set_by(-HOUR)
        assert bob.wait_for("moment")["table"]["view"]["pieces"]["cells"].count(-1) < 9


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_no_player_is_found_absent_because_the_system_clock_is_set(
    tmp_path: Path, system_clock: SystemClock, jump: float
) -> None:
    with serving(tmp_path) as server, party(server, terms={"away": 900, "stand_in": "random"}) as table:
        ann, bob = table.sit()
        ann.close()
        while bob.wait_for("seats")["seats"][0]["present"]:
            pass
        system_clock.set_by(jump)
        a_clock_runs_out(server)
        assert [seat["stand_in"] for seat in table.bob.get(f"/matches/{table.match}")["seats"]] == ["", ""]


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_a_server_started_again_after_it_goes_on_by_the_same_clock(
    tmp_path: Path, system_clock: SystemClock, jump: float
) -> None:
    with serving(tmp_path) as server:
        table = party(server, terms=DAYS)
        server.stop()
        system_clock.set_by(jump)
        server.start()
        a_clock_runs_out(server)
        with table.ann.sit(table.match) as ann:
            assert 600 < ann.welcome["clock"]["left"] <= 900
            assert ann.choose("mark:4")["type"] == "moment"


def test_a_worker_that_is_replaced_after_it_goes_by_the_clock_of_the_others(
    tmp_path: Path, system_clock: SystemClock
) -> None:
    with serving(tmp_path) as server:
        table = party(server, terms=DAYS)
        system_clock.set_by(HOUR)
        server.kill_workers()
        a_clock_runs_out(server)
        with table.ann.sit(table.match) as ann:
            assert 600 < ann.welcome["clock"]["left"] <= 900


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_the_operator_goes_by_the_clock_of_the_server(
    tmp_path: Path, system_clock: SystemClock, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr(clock._clock, "_start", clock._clock._start)
    # The server's clock runs on as it was; the operator's program reads the one that was set.
    system_clock.set_by(jump)
    with serving(tmp_path) as server:
        table = party(server, terms=DAYS)
        for deed in (["freeze", "--reason", "a look"], ["unfreeze"]):
            assert main(["admin", deed[0], table.match, *deed[1:], "--data", str(tmp_path)]) == 0
    with sqlite3.connect(tmp_path / "duskbox.sqlite3") as connection:
        [(resumed,)] = connection.execute("SELECT resumed_at FROM matches WHERE id = ?", (table.match,)).fetchall()
    connection.close()
    assert abs(resumed - (time.time() + jump)) < 600


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_a_record_that_is_brought_along_after_it_counts_from_when_it_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            right = time.time
            monkeypatch.setattr(time, "time", lambda: right() + jump)
            record = Match.new("a-touch-of-evil", {"heroes": "2"}, seed="owl").record.text(with_seed=True)
            name, _, _ = await opening.bring(rooms.services, Brought(record, go_on=True))
            room = await rooms.room(name)
            async with room.lock:
                await room.match()
            assert 0 <= room.waited() < 600
            assert presence.acting_host(room) is None
            assert 0 <= clock.now() - (room.row.host_left_at or 0.0) < 600

    asyncio.run(play())


def test_a_process_that_is_started_later_counts_by_the_clock_that_was_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(clock.HANDED_ON, "")
    engine = open_database(f"sqlite:///{tmp_path / 'duskbox.sqlite3'}")
    upgrade(engine)
    first = clock.Clock()
    first.go_on(engine)
    engine.dispose()
    monkeypatch.setattr("time.time", lambda: first.now() + HOUR)
    assert abs(clock.Clock().now() - first.now()) < HOUR / 2


def test_after_a_boot_the_clock_never_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(clock.HANDED_ON, "")
    engine = open_database(f"sqlite:///{tmp_path / 'duskbox.sqlite3'}")
    upgrade(engine)
    before = clock.Clock()
    seen = before.now()
    before.go_on(engine)
    engine.dispose()
    with sqlite3.connect(tmp_path / "duskbox.sqlite3") as connection:
        connection.execute("UPDATE server_values SET value = json_set(value, '$.boot', 'another') WHERE name = 'clock'")
    connection.close()
    with monkeypatch.context() as patch:
        patch.setattr("time.time", lambda: seen - HOUR)
        patch.setenv(clock.HANDED_ON, "")
        after = clock.Clock()
        assert after.now() < seen
        after.go_on(engine)
    assert seen <= after.now() < seen + HOUR
    # But time that passed while the machine was off has passed.
    with monkeypatch.context() as patch:
        patch.setattr("time.time", lambda: seen + HOUR)
        with engine.begin() as connection_:
            connection_.exec_driver_sql("UPDATE server_values SET value = json_set(value, '$.boot', 'a third')")
        later = clock.Clock()
        later.go_on(engine)
    assert later.now() >= seen + HOUR
    engine.dispose()
