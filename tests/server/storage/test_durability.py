"""Whether what is committed stays is asked of the live connection, and told to the operator."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from duskbox.server.operation import metrics
from duskbox.server.storage.database import is_durable, open_database, upgrade
from duskbox.server.storage.journal import Journal
from duskbox.server.storage.rows import EntryRow
from tests.server import databases


def durable(engine: Engine, *statements: str) -> bool:
    """Whether a connection of this engine is durable after some statements."""
    with closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        found = is_durable(connection.driver_connection, engine.dialect.name)
        connection.invalidate()
    return found


def test_an_sqlite_connection_that_does_not_wait_for_the_disk_is_noticed(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    try:
        assert durable(engine)
        assert not durable(engine, "PRAGMA synchronous=OFF")
        # In WAL mode what was committed last may be lost with this, too.
        assert not durable(engine, "PRAGMA synchronous=NORMAL")
        assert durable(engine, "PRAGMA synchronous=EXTRA")
    finally:
        engine.dispose()


def test_a_postgresql_connection_that_does_not_wait_for_the_disk_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("DUSKBOX_TEST_POSTGRES", raising=False)
    for lasts in (True, False):
        with databases.postgres(durable=lasts) as url:
            engine = open_database(url)
            try:
                assert durable(engine) == lasts
                assert not durable(engine, "SET synchronous_commit = off")
                # Without `fsync` the setting of the connection does not help.
                assert durable(engine, "SET synchronous_commit = on") == lasts
            finally:
                engine.dispose()


def test_the_journal_tells_of_the_connection_that_it_writes_to(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for setting, told in (("FULL", 1.0), ("OFF", 0.0)):
        engine = open_database(f"sqlite:///{tmp_path / setting}.sqlite3")
        upgrade(engine)
        event.listen(engine, "connect", lambda found, _, it=setting: found.execute(f"PRAGMA synchronous={it}"))
        engine.dispose()
        journal = Journal(engine)
        try:
            caplog.clear()
            assert metrics.DURABLE._value.get() == 1.0
            assert asyncio.run(journal.append(EntryRow("m", 0, "{}", 1.0, 0.0)))
            assert metrics.DURABLE._value.get() == told
            assert ("commits may be lost" in caplog.text) == (told == 0.0)
        finally:
            journal.close()
            engine.dispose()
            metrics.DURABLE.set(1)
