"""Readiness: a server that cannot write says so and why, in its answer, its figures and its log, and is ready again
when it can.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from duskbox.cli.main import main
from duskbox.server.storage.database import open_database, upgrade
from tests.server.client import Problem
from tests.server.databases import postgres, redis
from tests.server.server_process import Server, serving
from tests.server.tables import until


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m,mode=700", "tmpfs", str(folder)]
    if os.name != "posix" or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("only root may mount a disk of its own here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def ready(server: Server) -> tuple[bool, str]:
    """What the server says of itself."""
    try:
        told = server.visitor().get("/ready")
    except Problem as no:
        assert no.status == 503
        told = no.body
    return told["ready"], told["reason"]


def figure(server: Server, name: str) -> float:
    """A figure of the server; 0 as long as it is not told."""
    lines = server.visitor().get("/metrics").splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def complaints(server: Server) -> list[Any]:
    """The log lines that say the server is not ready."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line["reason"] for line in lines if line["message"] == "not ready"]


def fill(folder: Path) -> Path:
    """Leave no room on a disk."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"\0" * 4096)
    return filler


def test_a_server_that_can_write_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert ready(server) == (True, "")
        assert figure(server, "duskbox_ready") == 1
        assert server.visitor().get("/health")["status"] == "ok"


def test_a_server_whose_database_can_be_read_but_not_written_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server, closing(sqlite3.connect(tmp_path / "duskbox.sqlite3")) as database:
        for event in ("INSERT", "UPDATE"):
            refuse = "BEGIN SELECT RAISE(ABORT, 'not now'); END"
            database.execute(f"CREATE TRIGGER no_{event} BEFORE {event} ON server_values {refuse}")
        until(lambda: not ready(server)[0])
        assert server.visitor().get("/daily")["day"], "what is only read is there"
        for event in ("INSERT", "UPDATE"):
            database.execute(f"DROP TRIGGER no_{event}")
        until(lambda: ready(server) == (True, ""))


def test_a_full_disk_is_told_loses_nothing_and_is_got_over(small_disk: Path, third_party: None) -> None:
    with serving(small_disk) as server:
        ann = server.visitor()
        match = ann.open("fear-of-the-dark")["match"]["id"]
        with ann.sit(match) as chair:
            assert chair.choose()["type"] == "moment"
            filler = fill(small_disk)
            until(lambda: ready(server) == (False, "disk-full"))
            assert server.visitor().get("/health")["status"] == "ok", "to start it again would help no one"
            # Sooner or later a choice finds no room, and is refused instead of acknowledged. What is undone is
            # written, too, so that the game never ends.
            acknowledged = 1
            while (answer := chair.choose())["type"] == "moment":
                acknowledged += 1
                if (answer := chair.say("undo", version=chair.version))["type"] != "moment":
                    break
                acknowledged += 1
            assert answer["type"] == "refused"
            assert figure(server, 'duskbox_commits_failed_total{reason="disk-full"}') >= 1
            assert figure(server, "duskbox_ready") == 0
            filler.unlink()
            until(lambda: ready(server) == (True, ""))
            assert figure(server, "duskbox_ready") == 1
        with ann.sit(match) as chair:
            assert chair.version >= acknowledged
            assert chair.choose()["type"] == "moment"
        assert complaints(server) == ["disk-full"]
        server.stop()
        assert main(["db", "check", "--data", str(small_disk)]) == 0


def spoil(file: Path) -> None:
    """Write over pages in the middle of a database's file, as a failing disk does."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
    connection.close()
    with file.open("r+b") as out:
        out.seek((root - 1) * page)
        out.write(os.urandom(page))


def test_a_damaged_file_is_found_by_the_check_and_by_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = ann.open("fear-of-the-dark")["match"]["id"]
        with ann.sit(match) as chair:
            chair.choose()
        server.stop()
        assert main(["--lang", "en", "db", "check", "--data", str(tmp_path)]) == 0
        spoil(tmp_path / "duskbox.sqlite3")
        capsys.readouterr()
        assert main(["--lang", "en", "db", "check", "--data", str(tmp_path)]) == 1
        said = capsys.readouterr().out
        assert "damaged" in said and "restore" in said and "Traceback" not in said
        # It starts, says what is wrong, and stays that way.
        server.start()
        until(lambda: ready(server) == (False, "corrupted"))
        assert figure(server, "duskbox_ready") == 0
        assert complaints(server) == ["corrupted"]


def test_damage_that_no_query_of_ours_meets_is_found_by_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duskbox.sqlite3"
    engine = open_database(f"sqlite:///{file}")
    upgrade(engine)
    engine.dispose()
    assert main(["--lang", "en", "db", "check", "--data", str(tmp_path)]) == 0
    # A value is missing where the table says that there always is one.
    for change in (
        "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'results'",
        "INSERT INTO results (match, day) VALUES ('abc', '2026-01-01')",
        f"UPDATE sqlite_master SET sql = {_table_of(file, 'results')} WHERE name = 'results'",
    ):
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("PRAGMA writable_schema = ON")
            database.execute(change)
    capsys.readouterr()
    assert main(["--lang", "en", "db", "check", "--data", str(tmp_path)]) == 1
    assert "results" in capsys.readouterr().out


def _table_of(file: Path, name: str) -> str:
    """The statement that made a table, as a text within a statement."""
    with closing(sqlite3.connect(file)) as database:
        return str(database.execute("SELECT quote(sql) FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0])


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        ("DELETE FROM entries WHERE n = 0", "entries of its record are missing"),
        ("DELETE FROM seats", "seats are missing"),
        ("DELETE FROM matches", "do not exist"),
        ("UPDATE matches SET header = 'nonsense'", "header cannot be read"),
    ],
)
def test_rows_that_do_not_fit_together_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: str, says: str
) -> None:
    with serving(tmp_path) as server:
        server.visitor().open("fear-of-the-dark")
    with sqlite3.connect(tmp_path / "duskbox.sqlite3") as connection:
        connection.execute(harm)
    connection.close()
    capsys.readouterr()
    assert main(["--lang", "en", "db", "check", "--data", str(tmp_path)]) == 1
    assert says in capsys.readouterr().out


def test_while_postgresql_is_away_the_server_is_not_ready_and_alive(tmp_path: Path) -> None:
    with redis() as bus:
        with postgres(durable=False) as url:
            server = Server(tmp_path / "data", database_url=url, bus_url=bus)
            server.start()
            assert ready(server) == (True, "")
        try:
            until(lambda: ready(server) == (False, "unreachable"))
            assert server.visitor().get("/health")["status"] == "ok"
        finally:
            server.kill()
