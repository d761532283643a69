"""Backups: everything comes back, in either kind of database; a damaged file brings nothing."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select

from duskbox.cli.output import translations
from duskbox.core.errors import DuskboxError
from duskbox.core.translations import LANGUAGES
from duskbox.server.storage import archive
from duskbox.server.storage.archive import BadArchive, backup, restore
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.rows import BOT, HUMAN, PLAYING, EntryRow, MatchRow, ResultRow, SeatRow, Terms
from duskbox.server.storage.store import Store
from duskbox.server.storage.tables import bans, chats, former, metadata, notices, operator_notes, stories
from tests.server.databases import postgres

ENTRIES = 1200


@contextmanager
def sqlite(path: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{path}")
    try:
        yield engine
    finally:
        engine.dispose()


def filled(engine: Engine) -> Store:
    """A database with a little of everything, more entries than fit into one batch, and text of many kinds."""
    upgrade(engine)
    store = Store(engine)
    for name in ("abc", "def"):
        row = MatchRow(name, "a-touch-of-evil", PLAYING, '{"a": "zażółć"}', "5eed", 2, Terms(), None, 1.5, "host")
        lines = [EntryRow(name, n, f'{{"n":{n},"say":"„…” 🎲 \\u2028"}}', n / 3, -1.0) for n in range(ENTRIES)]
        store.create(row, [SeatRow(0, HUMAN, "Zoé", hook_url="https://hooks.example.org/"), SeatRow(1, BOT)], lines)
        store.save_snapshot(name, 100, "engine", bytes(range(256)))
        store.add_chat(name, 0, "Zoé", "line one\nline two\t'\"\\")
        store.calls.add(name, 0, 3)
        store.hold("visitor", name, -1)
        store.people.begin_daily("2026-01-01", name, name)
        with engine.begin() as connection:
            connection.execute(insert(former).values(visitor="visitor", match=name, seat=1, why="freed", at=1.0))
            connection.execute(insert(bans).values(kind="address", value=name, reason="żart", at=1.0))
            connection.execute(insert(operator_notes).values(match=name, kind="table", at=1.0))
            connection.execute(insert(stories).values(match=name, data=bytes(range(256))))
            connection.execute(insert(notices).values(match=name, what="bot", seat=1, who="Zoé", agent="thumb", at=1.0))
        store.save_result(ResultRow(name, "2026-01-01", "Zoé", "escaped", True, 12, 0.1 + 0.2))
    store.presence.arrive("worker", [("abc", 0)], 99.0)
    store.secret("the secret of the server")
    store.people.add("visitor")
    store.people.offer("visitor", "link", 99.0)
    return store


def contents(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    with engine.connect() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
        }


def is_empty(engine: Engine) -> bool:
    return not any(contents(engine).values())


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, list[tuple[Any, ...]]]]:
    folder = tmp_path_factory.mktemp("kept")
    with sqlite(folder / "a.sqlite3") as engine:
        filled(engine)
        assert backup(engine, folder / "kept.gz") == sum(len(rows) for rows in contents(engine).values())
        return folder / "kept.gz", contents(engine)


Kept = tuple[Path, dict[str, list[tuple[Any, ...]]]]


def test_every_table_has_something_in_this_test(kept: Kept) -> None:
    assert all(kept[1].values())


def test_everything_comes_back_from_sqlite_to_sqlite(kept: Kept, tmp_path: Path) -> None:
    path, whole = kept
    with sqlite(tmp_path / "b.sqlite3") as engine:
        assert restore(engine, path) == sum(len(rows) for rows in whole.values())
        assert contents(engine) == whole
        backup(engine, tmp_path / "again.gz")
    assert (tmp_path / "again.gz").read_bytes() == path.read_bytes()


def test_everything_comes_back_from_sqlite_to_postgresql_and_back(kept: Kept, tmp_path: Path) -> None:
    path, whole = kept
    with postgres(durable=False) as url, sqlite(tmp_path / "b.sqlite3") as other:
        engine = open_database(url)
        try:
            restore(engine, path)
            assert contents(engine) == whole
            # Numbers that the database gives go on after those that were restored.
            said = Store(engine).add_chat("abc", 0, "Zoé", "later")
            assert said.id > max(row[0] for row in whole["chats"])
            backup(engine, tmp_path / "again.gz")
            with pytest.raises(DuskboxError, match="error-restore-not-empty"):
                restore(engine, path)
            now = contents(engine)
        finally:
            engine.dispose()
        restore(other, tmp_path / "again.gz")
        assert contents(other) == now


def test_a_damaged_file_leaves_postgresql_empty(kept: Kept, tmp_path: Path) -> None:
    lines = text_of(kept[0])
    with postgres(durable=False) as url:
        engine = open_database(url)
        try:
            # PostgreSQL takes no zero sign, and says so only when it is asked to store it.
            broken = [*lines]
            broken[-1] = json.dumps(["server_values", "secret", "zero \0 sign"])
            with pytest.raises(BadArchive) as refused:
                restore(engine, packed(tmp_path / "broken.gz", broken))
            assert refused.value.facts["line"] == len(lines)
            assert is_empty(engine)
        finally:
            engine.dispose()


def test_a_backup_is_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with sqlite(tmp_path / "a.sqlite3") as engine, sqlite(tmp_path / "a.sqlite3") as busy:
        filled(engine)
        whole = contents(engine)
        read = archive._rows

        def read_while_others_write(connection: Any, table: Any) -> Iterator[Any]:
            Store(busy).add_chat("abc", 0, "Zoé", "too late")
            yield from read(connection, table)

        monkeypatch.setattr(archive, "_rows", read_while_others_write)
        backup(engine, tmp_path / "a.gz")
    with sqlite(tmp_path / "b.sqlite3") as engine:
        restore(engine, tmp_path / "a.gz")
        assert contents(engine) == whole


def test_a_backup_is_readable_by_its_owner_alone(kept: Kept) -> None:
    assert kept[0].stat().st_mode & 0o777 == 0o600


def test_a_backup_that_fails_leaves_the_old_one_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "a.gz").write_text("the old one")
    with sqlite(tmp_path / "a.sqlite3") as engine:
        filled(engine)

        def broken(connection: Any, table: Any) -> Iterator[Any]:
            raise OSError("the disk is full")

        monkeypatch.setattr(archive, "_rows", broken)
        with pytest.raises(OSError, match="full"):
            backup(engine, folder / "a.gz")
    assert [path.name for path in folder.iterdir()] == ["a.gz"]
    assert (folder / "a.gz").read_text() == "the old one"


def test_a_database_that_was_never_set_up_is_not_backed_up(tmp_path: Path) -> None:
    with sqlite(tmp_path / "a.sqlite3") as engine, pytest.raises(DuskboxError, match="error-backup-revision"):
        backup(engine, tmp_path / "a.gz")
    assert not (tmp_path / "a.gz").exists()


def test_a_backup_is_not_restored_over_anything(kept: Kept, tmp_path: Path) -> None:
    with sqlite(tmp_path / "b.sqlite3") as engine:
        upgrade(engine)
        with engine.begin() as connection:
            connection.execute(insert(chats).values(match="x", seat=0, name="", text="here first", at=0.0))
        before = contents(engine)
        with pytest.raises(DuskboxError, match="error-restore-not-empty"):
            restore(engine, kept[0])
        assert contents(engine) == before


# Damage


def text_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def packed(path: Path, lines: list[str]) -> Path:
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode()))
    return path


def head(lines: list[str], **changes: object) -> list[str]:
    return [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]


def swapped(lines: list[str], number: int, line: str) -> list[str]:
    return [*lines[: number - 1], line, *lines[number:]]


def line_of(lines: list[str], table: str) -> int:
    return next(n for n, line in enumerate(lines, 1) if line.startswith(f'["{table}"'))


DAMAGES: dict[str, tuple[Callable[[list[str]], list[str]], str, int | None]] = {
    "nothing in it": (lambda lines: lines[:0], "error-archive-foreign", 1),
    "something else": (lambda lines: ['{"duskbox": 1}', *lines[1:]], "error-archive-foreign", 1),
    "no json": (lambda lines: ["hello", *lines[1:]], "error-archive-foreign", 1),
    "a form to come": (lambda lines: head(lines, version=99), "error-archive-version", 1),
    "another database": (lambda lines: head(lines, revision="9999"), "error-archive-revision", 1),
    "other tables": (lambda lines: head(lines, tables={"lamps": {"columns": [], "rows": 0}}), "error-archive-table", 1),
    "a line lost": (lambda lines: [*lines[:9], *lines[10:]], "error-archive-count", None),
    "the end lost": (lambda lines: lines[:-1], "error-archive-count", None),
    "a line twice": (lambda lines: [*lines[:10], *lines[9:]], "error-archive-damaged", 11),
    "half a line": (lambda lines: swapped(lines, 10, lines[9][:-3]), "error-archive-damaged", 10),
    "an empty line": (lambda lines: swapped(lines, 10, ""), "error-archive-damaged", 10),
    "an empty row": (lambda lines: swapped(lines, 10, "[]"), "error-archive-table", 10),
    "a foreign table": (lambda lines: swapped(lines, 10, '["lamps", 1]'), "error-archive-table", 10),
    "too few values": (lambda lines: swapped(lines, 10, '["server_values", "x"]'), "error-archive-damaged", 10),
    "another kind": (lambda lines: swapped(lines, 10, '["server_values", "x", 5]'), "error-archive-damaged", 10),
    "nothing where something must be": (
        lambda lines: swapped(lines, 10, '["server_values", "x", null]'),
        "error-archive-damaged",
        10,
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused_by_line_and_reason_and_nothing_is_left_behind(
    kept: Kept, tmp_path: Path, damage: str
) -> None:
    break_it, message, line = DAMAGES[damage]
    path = packed(tmp_path / "broken.gz", break_it(text_of(kept[0])))
    with sqlite(tmp_path / "b.sqlite3") as engine:
        upgrade(engine)
        with pytest.raises(BadArchive) as refused:
            restore(engine, path)
        assert refused.value.message == message
        assert refused.value.facts.get("line") == line
        assert is_empty(engine)
        # The file is at fault, not the database: it takes a good one right away.
        restore(engine, kept[0])
        assert contents(engine) == kept[1]
    for language in LANGUAGES:
        told = translations(language).error(refused.value)
        assert "⟦" not in told and "{ $" not in told


def test_bytes_that_are_no_base64_are_refused(kept: Kept, tmp_path: Path) -> None:
    lines = text_of(kept[0])
    number = line_of(lines, "snapshots")
    row = json.loads(lines[number - 1])
    row[-1] = "!"
    with sqlite(tmp_path / "b.sqlite3") as engine, pytest.raises(BadArchive) as refused:
        restore(engine, packed(tmp_path / "broken.gz", swapped(lines, number, json.dumps(row))))
    assert refused.value.facts["line"] == number


@pytest.mark.parametrize("share", [0.3, 0.999])
def test_a_file_that_breaks_off_or_was_changed_on_the_disk_is_refused(kept: Kept, tmp_path: Path, share: float) -> None:
    whole = kept[0].read_bytes()
    place = int(len(whole) * share)
    for broken in (whole[:place], whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :], b"no gzip at all"):
        (tmp_path / "broken.gz").write_bytes(broken)
        with sqlite(tmp_path / "b.sqlite3") as engine:
            with pytest.raises(BadArchive):
                restore(engine, tmp_path / "broken.gz")
            upgrade(engine)
            assert is_empty(engine)
