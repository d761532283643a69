"""The migrations make exactly the tables that the code speaks to, on both databases; an entry's place can be filled
once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect

from duskbox.server.storage.database import _alembic, open_database, upgrade, versions
from duskbox.server.storage.journal import Journal
from duskbox.server.storage.rows import EntryRow, Proposal
from duskbox.server.storage.store import Store
from duskbox.server.storage.tables import metadata
from tests.server import databases


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "sqlite":
        found = open_database(f"sqlite:///{tmp_path / 'new' / 'server.sqlite3'}")
        yield found
        found.dispose()
    else:
        with databases.postgres(durable=False) as url:
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


def test_seconds_that_told_the_kind_of_question_are_taken_apart(engine: Engine) -> None:
    command.upgrade(_alembic(engine), "0005")
    insert = "INSERT INTO entries (match, n, line, at, spent) VALUES ('m', {}, '', 0, {})"
    with engine.begin() as connection:
        for n, spent in enumerate((3.5, -1, -2, -6.25)):
            connection.exec_driver_sql(insert.format(n, spent))
    upgrade(engine)
    found = [(row.question, row.spent) for row in Store(engine).entries("m")]
    assert found == [("open", 3.5), ("none", 0.0), ("private", 0.0), ("private", 4.25)]


def test_what_is_renamed_stays(engine: Engine) -> None:
    command.upgrade(_alembic(engine), "0006")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO matches (id, game, state, header, seed, seats, terms, created_at, outcome, host, wish) VALUES "
            "('m', 'g', 'playing', '', '', 2, '{}', 1.0, '', '', '{\"what\": \"resume\", \"by\": 0, \"agreed\": [0]}')"
        )
        connection.exec_driver_sql("INSERT INTO house (name, value) VALUES ('secret', 'kept')")
    upgrade(engine)
    assert Store(engine).secret("fresh") == "kept"
    found = Store(engine).match("m")
    assert found is not None and found[0].proposal == Proposal("resume", 0, [0])


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


def test_the_server_keeps_its_first_secret(engine: Engine) -> None:
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


def test_a_day_is_begun_once_by_each_person(engine: Engine) -> None:
    upgrade(engine)
    people = Store(engine).people
    for person in ("ann", "bob"):
        people.add(person)
        assert people.begin_daily("2026-01-31", person, f"{person}'s")
        assert not people.begin_daily("2026-01-31", person, "another")
        assert people.daily_of(person, "2026-01-31") == f"{person}'s"
    assert people.begin_daily("2026-02-01", "ann", "another")
