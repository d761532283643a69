"""A match that hangs or kills a worker is set aside; the server starts on any database, and everyone else plays on."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from duskbox.server.matches.quarantine import LOOK, Suspect, Watch, Watchdog, suspects
from tests.server.client import Chair
from tests.server.server_process import Server, children, serving
from tests.server.tables import moves, party, until

HANGS, KILLS = "mark:7", "mark:6"


def try_to_choose(chair: Chair, key: str) -> None:
    """The answer may never come: the worker that would give it is gone."""
    with contextlib.suppress(Exception):
        chair.choose(key)


def state_of(server: Server, match: str) -> Any:
    """The state of a match, asked of the worker that answers by now."""
    with contextlib.suppress(Exception):
        return server.visitor().get(f"/matches/{match}")["state"]
    return None


def plays(server: Server) -> None:
    """Another table is played at."""
    with party(server) as other:
        moves(other.sit(), "40")


def test_a_worker_that_hangs_is_killed_and_the_match_that_it_was_carrying_out_is_frozen(
    tmp_path: Path, third_party: None
) -> None:
    with serving(tmp_path, hang_seconds=3) as server, party(server, "restless") as table:
        chairs = table.sit()
        moves(chairs, "40")
        # It does not wait for an answer that never comes.
        asking = threading.Thread(target=try_to_choose, args=(chairs[0], HANGS), daemon=True)
        asking.start()
        until(lambda: state_of(server, table.match) == "frozen")
        log = server.log.read_text()
        assert "worker hangs, killing it" in log
        assert '"entry":3' in next(line for line in log.splitlines() if '"match frozen"' in line)
        plays(server)
        # Nothing is lost, and the host goes on from one choice earlier.
        assert table.ann.post(f"/matches/{table.match}/step-back")["state"] == "playing"
        with table.bob.sit(table.match, 1) as bob:
            assert bob.table["view"]["pieces"]["cells"] == [-1, -1, -1, -1, 0, -1, -1, -1, -1]
            assert bob.choose("mark:0")["type"] == "moment"


def test_a_match_that_kills_its_worker_twice_is_frozen_and_the_server_starts_on_its_database(
    tmp_path: Path, third_party: None
) -> None:
    with serving(tmp_path) as server, party(server, "restless") as table:
        chairs = table.sit()
        moves(chairs, "40")
        first = children(server.process.pid if server.process else 0, deep=False)
        try_to_choose(chairs[0], KILLS)
        until(lambda: state_of(server, table.match))
        # Once may have had another cause.
        assert state_of(server, table.match) == "playing"
        assert children(server.process.pid if server.process else 0, deep=False) != first
        with table.ann.sit(table.match, 0) as ann:
            try_to_choose(ann, KILLS)
        # The whole server is gone, too, before any worker can take note.
        server.kill()
        server.start()
        until(lambda: state_of(server, table.match) == "frozen")
        plays(server)


def died(folder: Path, worker: str, match: str, entries: int, hung: bool = False, opening: bool = False) -> None:
    """What a worker leaves that dies while it carries out an entry."""
    process = os.fork()
    if process == 0:
        watch = Watch(folder, worker)
        with watch.driving(match, entries, opening):
            os._exit(0)
    os.waitpid(process, 0)
    if hung:
        path = folder / f"{worker}.slots"
        data = bytearray(path.read_bytes())
        data[12] = 1
        path.write_bytes(data)


def test_one_unlucky_kill_sets_nothing_aside_and_two_at_different_entries_do_not_either(tmp_path: Path) -> None:
    died(tmp_path, "a", "m1", 3)
    assert suspects(tmp_path) == []
    died(tmp_path, "b", "m1", 4)
    assert suspects(tmp_path) == []
    died(tmp_path, "c", "m2", 4)
    assert suspects(tmp_path) == []
    died(tmp_path, "d", "m1", 4)
    assert suspects(tmp_path) == [Suspect("m1", 4, False)]
    # It is told once.
    assert suspects(tmp_path) == []


def test_one_that_hung_is_set_aside_at_once(tmp_path: Path) -> None:
    died(tmp_path, "a", "m1", 3, hung=True, opening=True)
    assert suspects(tmp_path) == [Suspect("m1", 3, True)]


def test_a_worker_that_lives_or_was_idle_is_no_witness(tmp_path: Path) -> None:
    watch = Watch(tmp_path, "alive")
    for name in ("idle", "idle too", "and another"):
        idle = Watch(tmp_path, name)
        with idle.driving("m2", 1):
            pass
        with watch.driving("m1", 3), watch.driving("m3", 4):
            assert suspects(tmp_path) == []
        # Its memory and its file are gone, as when it dies. However often: what it had done before is no reason.
        assert idle._map is not None
        idle._map.close()
        os.close(idle._file)
        assert suspects(tmp_path) == []
        assert not (tmp_path / f"{name}.slots").exists()
    watch.close()
    assert not list(tmp_path.glob("*.slots"))


def test_the_server_starts_although_a_match_that_harmed_it_cannot_even_be_set_aside(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        match = server.visitor().open()["match"]["id"]
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "duskbox.sqlite3")) as database, database:
            database.execute("UPDATE entries SET line = 'nonsense'")
        died(tmp_path / "driving", "gone", match, 1, hung=True)
        server.start()
        ann = server.visitor()
        with ann.sit(ann.open()["match"]["id"]) as chair:
            assert chair.choose()["type"] == "moment"
        assert "not set aside" in server.log.read_text()


def test_the_watchdog_kills_only_workers_of_its_own_whose_loop_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "kill", lambda process, number: killed.append((process, number)))
    lively, still = Watch(tmp_path, "lively"), Watch(tmp_path, "still")
    looks = round(5 / LOOK)
    ours, others = (Watchdog(tmp_path, 5, lambda: {os.getpid()}), Watchdog(tmp_path, 5, lambda: {1}))
    for _ in range(looks):
        lively.beat()
        ours.look()
        others.look()
    assert killed == []
    lively.beat()
    ours.look()
    others.look()
    assert killed == [(os.getpid(), signal.SIGKILL)]
    assert (tmp_path / "still.slots").read_bytes()[12] == 1
    lively.close()
    still.close()
