"""Backups: the whole database as one compressed file of JSON lines, which SQLite and PostgreSQL both can be filled
from.

The first line says what the file is and how many rows of each table follow; each further line is a table's name and a
row's values.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Double, Engine, Integer, LargeBinary, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.server.storage.database import upgrade, versions
from duskbox.server.storage.tables import metadata

#: The version of the file's form.
VERSION: Final = 1
#: Rows that are read and written at a time.
_BATCH: Final = 500


class BadArchive(BadRecord):
    """A backup that is damaged or foreign; the facts name the line and the reason."""


class _Rows(msgspec.Struct, frozen=True):
    """A table in the file: what a row's values are, and how many rows there are."""

    columns: list[str]
    rows: int


class _Head(msgspec.Struct, frozen=True):
    """The first line."""

    format: Literal["duskbox-backup"]
    version: int
    revision: str
    tables: dict[str, _Rows]


# Writing


def backup(engine: Engine, path: Path) -> int:
    """Write everything that is in the database at one moment to a file, and return how many rows that is.

    The file is there whole or not at all.
    """
    has, should = versions(engine)
    if has is None or has != should:
        raise DuskboxError("error-backup-revision", has=has or "–", knows=should or "–")
    with (
        _fresh_file(path) as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=0) as out,
        one_moment(engine) as connection,
    ):
        tables = {str(table.name): table for table in metadata.sorted_tables}
        counts = {
            name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in tables.items()
        }
        shapes = {name: _Rows(_columns(table), counts[name]) for name, table in tables.items()}
        out.write(msgspec.json.encode(_Head("duskbox-backup", VERSION, has, shapes)) + b"\n")
        for name, table in tables.items():
            for row in _rows(connection, table):
                # Bytes become base64.
                out.write(msgspec.json.encode([name, *row]) + b"\n")
    return sum(counts.values())


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever others write meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection
        connection.rollback()


def _columns(table: Table) -> list[str]:
    return [str(column.key) for column in table.columns]


def _rows(connection: Connection, table: Table) -> Iterator[Any]:
    """The rows of a table in the order of its key, never more than a batch in memory."""
    query = select(table).order_by(*table.primary_key.columns)
    yield from connection.execute(query, execution_options={"yield_per": _BATCH})


@contextmanager
def _fresh_file(path: Path) -> Iterator[IO[bytes]]:
    """A file next to its final place, readable by its owner alone (it holds seeds and keys), moved there when all is
    written.
    """
    # Made with mode 0600.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


# Reading


def restore(engine: Engine, path: Path) -> int:
    """Fill an empty database from a backup, and return how many rows there were; if anything is wrong with the file,
    the database stays empty.
    """
    with gzip.open(path, "rb") as file:
        lines = _lines(file)
        head = _head(lines)
        upgrade(engine)
        _, revision = versions(engine)
        if head.revision != revision:
            raise BadArchive("error-archive-revision", line=1, has=head.revision, knows=revision or "–")
        with engine.connect() as connection:
            _close_doors(connection)
            if any(connection.execute(select(table).limit(1)).first() is not None for table in metadata.sorted_tables):
                raise DuskboxError("error-restore-not-empty")
            counts = _fill(connection, lines)
            for name, shape in head.tables.items():
                if counts.get(name, 0) != shape.rows:
                    raise BadArchive("error-archive-count", table=name, rows=counts.get(name, 0), promised=shape.rows)
            _count_on(connection)
            connection.commit()
    return sum(counts.values())


def _close_doors(connection: Connection) -> None:
    """Begin, and let no other connection write until the end."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        names = ", ".join(
            connection.dialect.identifier_preparer.format_table(table) for table in metadata.sorted_tables
        )
        connection.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))


def _lines(file: gzip.GzipFile) -> Iterator[tuple[int, bytes]]:
    """The lines of the file with their numbers; a file that breaks off or was changed is refused at the line where it
    shows.
    """
    number = 1
    try:
        for line in file:
            yield number, line
            number += 1
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadArchive("error-archive-damaged", line=number, reason=str(error)) from error


def _head(lines: Iterator[tuple[int, bytes]]) -> _Head:
    first = next(lines, (1, b""))[1]
    try:
        head = msgspec.json.decode(first, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadArchive("error-archive-foreign", line=1, reason=str(error)) from error
    if head.version != VERSION:
        raise BadArchive("error-archive-version", line=1, has=head.version, knows=VERSION)
    for name, shape in head.tables.items():
        if name not in metadata.tables or shape.columns != _columns(metadata.tables[name]):
            raise BadArchive("error-archive-table", line=1, table=name)
    return head


def _fill(connection: Connection, lines: Iterator[tuple[int, bytes]]) -> dict[str, int]:
    """Insert all rows, and return how many each table got."""
    kinds = {name: _kind(table) for name, table in metadata.tables.items()}
    counts: dict[str, int] = {}
    batch: list[tuple[int, dict[str, Any]]] = []
    filling = ""
    for number, line in lines:
        name, row = _row(number, line, kinds)
        if batch and (name != filling or len(batch) >= _BATCH):
            _insert(connection, metadata.tables[filling], batch)
            batch = []
        filling = name
        batch.append((number, row))
        counts[name] = counts.get(name, 0) + 1
    if batch:
        _insert(connection, metadata.tables[filling], batch)
    return counts


def _row(number: int, line: bytes, kinds: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    try:
        values = msgspec.json.decode(line, type=list[Any])
        name = values[0] if values else None
        if not isinstance(name, str) or name not in kinds:
            raise BadArchive("error-archive-table", line=number, table=str(name)[:80])
        row = msgspec.convert(values[1:], kinds[name])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadArchive("error-archive-damaged", line=number, reason=str(error)) from error
    return name, dict(zip(_columns(metadata.tables[name]), row, strict=True))


def _kind(table: Table) -> Any:
    """What a row of a table has to be, as a type."""
    kinds: list[Any] = []
    for column in table.columns:
        kind: Any = str
        for sort, stands_for in ((Integer, int), (Double, float), (LargeBinary, bytes)):
            if isinstance(column.type, sort):
                kind = stands_for
        kinds.append(kind | None if column.nullable else kind)
    return tuple[tuple(kinds)]  # type: ignore[misc]


def _insert(connection: Connection, table: Table, batch: list[tuple[int, dict[str, Any]]]) -> None:
    """Insert rows; if the database refuses one, find out which."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table), [row for _, row in batch])
    except DBAPIError:
        for number, row in batch:
            try:
                connection.execute(insert(table), [row])
            except DBAPIError as error:
                reason = str(error.orig).splitlines()[0]
                raise BadArchive("error-archive-damaged", line=number, reason=reason) from error


def _count_on(connection: Connection) -> None:
    """PostgreSQL counts its numbers apart from the rows: go on after the last one. SQLite looks at the rows."""
    if connection.dialect.name == "postgresql":
        for table in metadata.sorted_tables:
            key = table.autoincrement_column
            if key is not None:
                last = connection.execute(select(func.max(key))).scalar()
                if last is not None:
                    sequence = func.pg_get_serial_sequence(table.name, key.name)
                    connection.execute(select(func.setval(sequence, last)))
