"""The migrations make exactly the tables that the code speaks to, on both databases; an entry's place can be filled once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect

from duskbox.server.database import open_database, upgrade, versions
from duskbox.server.journal import Journal
from duskbox.server.rows import EntryRow
from duskbox.server.store import Store
from duskbox.server.tables import metadata
from tests.server import services


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "sqlite":
        found = open_database(f"sqlite:///{tmp_path / 'new' / 'house.sqlite3'}")
        yield found
        found.dispose()
    else:
        with services.postgres(durable=False) as url:
            found = open_database(url)
            yield found
            found.dispose()


def test_the_migrations_make_exactly_the_tables(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    assert set(inspect(engine).get_table_names()) == {*metadata.tables, "alembic_version"}
    has, should = versions(engine)
    assert has == should
    # A second time nothing changes.
    upgrade(engine)
    assert versions(engine) == (has, should)


def test_a_place_in_a_record_is_filled_once(engine: Engine) -> None:
    upgrade(engine)
    first, second = Journal(engine), Journal(engine)

    async def race() -> list[bool]:
        rows = [EntryRow("match", n, f"{who} {n}", 0.0, 0.0) for n in range(20) for who in ("first", "second")]
        return await asyncio.gather(*((first, second)[place % 2].append(row) for place, row in enumerate(rows)))

    try:
        stored = asyncio.run(race())
    finally:
        first.close()
        second.close()
    for n in range(20):
        assert sorted(stored[2 * n : 2 * n + 2]) == [False, True]
    kept = Store(engine).entries("match")
    assert [row.n for row in kept] == list(range(20))
    for row in kept:
        assert row.line == f"{'first' if stored[2 * row.n] else 'second'} {row.n}"


def test_the_house_keeps_its_first_secret(engine: Engine) -> None:
    upgrade(engine)
    store = Store(engine)
    assert store.secret("one") == "one"
    assert store.secret("two") == "one"


def test_a_later_snapshot_replaces_an_older_one_and_not_the_other_way_round(engine: Engine) -> None:
    upgrade(engine)
    store = Store(engine)
    store.save_snapshot("match", 10, "engine", b"ten")
    store.save_snapshot("match", 5, "engine", b"five")
    assert store.snapshot("match", "engine") == b"ten"
    store.save_snapshot("match", 20, "engine", b"twenty")
    assert store.snapshot("match", "engine") == b"twenty"
    assert store.snapshot("match", "another engine") is None
    store.save_snapshot("match", 15, "newer", b"fifteen")
    assert store.snapshot("match", "newer") == b"fifteen"
