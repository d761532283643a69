"""The servers that the other tests of this folder talk to: they start, answer, and are gone afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from redis import Redis
from redis.exceptions import ConnectionError as NoConnection
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.pool import NullPool

from tests.server import databases

ROOT = Path(__file__).parents[3]


def asked(url: str, statement: str) -> object:
    with create_engine(url, poolclass=NullPool).begin() as connection:
        result = connection.execute(text(statement))
        return result.scalar() if result.returns_rows else None


def home_of(url: str) -> Path:
    """The folder of a server of our own: where its socket is."""
    parts = make_url(url)
    host = parts.query.get("host")
    return Path(host) if isinstance(host, str) else Path(url.removeprefix("unix://").partition("?")[0]).parent


@pytest.fixture
def own_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DUSKBOX_TEST_POSTGRES", raising=False)
    monkeypatch.delenv("DUSKBOX_TEST_REDIS", raising=False)


def test_postgres_starts_answers_and_is_gone(own_servers: None) -> None:
    with databases.postgres() as url:
        assert url.startswith("postgresql+psycopg://")
        assert asked(url, "SELECT 6 * 7") == 42
        assert asked(url, "SELECT count(*) FROM pg_stat_user_tables") == 0
        assert [asked(url, f"SHOW {name}") for name in ("fsync", "synchronous_commit")] == ["on", "on"]
        assert str(asked(url, "SHOW server_encoding")) == "UTF8"
        home = home_of(url)
        assert home.stat().st_mode & 0o077 == 0
        pid = int((home / "data" / "postmaster.pid").read_text().split()[0])
    assert not home.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(OperationalError):
        asked(url, "SELECT 1")


def test_redis_starts_answers_and_is_gone(own_servers: None) -> None:
    with databases.redis() as url, Redis.from_url(url, decode_responses=True) as client:
        assert client.dbsize() == 0
        client.set("lamp", "lit")
        assert client.get("lamp") == "lit"
        assert client.config_get("save") == {"save": ""}
        assert client.config_get("port") == {"port": "0"}
        home = home_of(url)
    assert not home.exists()
    with pytest.raises(NoConnection), Redis.from_url(url) as client:
        client.ping()


def test_a_named_server_lends_a_database_of_our_own(monkeypatch: pytest.MonkeyPatch, own_servers: None) -> None:
    with databases.postgres_server(durable=False) as server, databases.redis_server() as other:
        assert asked(server, "SHOW fsync") == "off"
        monkeypatch.setenv("DUSKBOX_TEST_POSTGRES", server.replace("+psycopg", ""))
        monkeypatch.setenv("DUSKBOX_TEST_REDIS", other)
        with databases.postgres() as first, databases.postgres() as second:
            asked(first, "CREATE TABLE lamps (name text)")
            with pytest.raises(ProgrammingError, match="lamps"):
                asked(second, "SELECT * FROM lamps")
            # A connection that stays open does not keep the database.
            kept = psycopg.connect(first.replace("+psycopg", ""))
        assert asked(server, "SELECT count(*) FROM pg_database WHERE datname LIKE 'duskbox%'") == 0
        kept.close()
        with databases.redis() as one, databases.redis() as two:
            assert one != two
            with Redis.from_url(one) as client:
                client.set("lamp", "lit")
            with Redis.from_url(two) as client:
                assert client.get("lamp") is None
        with Redis.from_url(other) as client:
            assert client.info("keyspace") == {}


def test_the_address_of_a_named_redis_keeps_all_but_its_number() -> None:
    assert databases._numbered("redis://me:secret@far:6380/3?timeout=5", 7) == "redis://me:secret@far:6380/7?timeout=5"
    assert databases._numbered("rediss://far", 0) == "rediss://far/0"
    assert databases._numbered("unix:///run/redis.sock?db=3", 7) == "unix:///run/redis.sock?db=7"


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that the account of PostgreSQL can reach, as pytest's own may not be."""
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


def test_what_was_committed_outlives_the_server(folder: Path) -> None:
    with databases.postgres_server(folder=folder) as url:
        asked(url, "CREATE TABLE lamps (name text)")
        asked(url, "INSERT INTO lamps VALUES ('lit')")
    with databases.postgres_server(folder=folder) as again:
        assert again == url
        assert asked(again, "SELECT name FROM lamps") == "lit"


def test_the_servers_go_when_their_program_is_killed(own_servers: None) -> None:
    script = (
        "import time\nfrom tests.server import databases\n"
        "with databases.redis() as url:\n    print(url, flush=True)\n    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        url = program.stdout.readline().strip()
        client = Redis.from_url(url, single_connection_client=True)
        client.ping()
        program.send_signal(signal.SIGKILL)
    late = time.monotonic() + 20
    while home_of(url).exists():
        assert time.monotonic() < late
        time.sleep(0.05)
    # The connection is older than the kill, so a server that were still there would answer.
    with pytest.raises(NoConnection):
        client.ping()


def test_a_server_that_cannot_start_says_why(folder: Path) -> None:
    (folder / "data").mkdir()
    with pytest.raises(RuntimeError, match="postgres did not start"), databases.postgres_server(folder=folder):
        pass
