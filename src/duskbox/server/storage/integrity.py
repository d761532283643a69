"""Whether a database is whole: what SQLite finds in its file, and whether the rows of all tables fit together.

For `duskbox db check`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, Engine, and_, exists, func, select
from sqlalchemy.exc import DatabaseError

from duskbox.server.operation.logs import hidden
from duskbox.server.operation.readiness import reason_of
from duskbox.server.storage.archive import one_moment
from duskbox.server.storage.rows import OVER, PLAYING
from duskbox.server.storage.tables import chats, entries, holdings, matches, seats, snapshots, stories

if TYPE_CHECKING:
    from duskbox.core.messages import Facts

#: No more faults of one kind are told.
MOST: Final = 20
_OF_MATCHES: Final = (seats, entries, snapshots, chats, holdings, stories)

#: A message and its facts.
Fault = tuple[str, "Facts"]


def faults(engine: Engine) -> list[Fault]:
    """What is wrong with a database of the right form, each with a message; nothing if it is whole."""
    try:
        if engine.dialect.name == "sqlite" and (found := _damage(engine)):
            return found
        with one_moment(engine) as connection:
            return [*_strays(connection), *_gaps(connection), *_seats(connection), *_headers(connection)]
    except DatabaseError as error:
        if reason_of(error) != "corrupted":
            raise
        return [("cli-db-damaged", {"detail": " ".join(hidden(str(error.orig)).split())})]


def _damage(engine: Engine) -> list[Fault]:
    with engine.connect() as connection:
        told = [str(row[0]) for row in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})")]
        # A table that refers to no other has nothing to tell here; one that does in future will.
        told += [f"{row[0]}, {row[1]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")][:MOST]
    return [("cli-db-damaged", {"detail": " ".join(each.split())}) for each in told if each != "ok"]


def _strays(connection: Connection) -> list[Fault]:
    """Rows of matches that do not exist."""
    found: list[Fault] = []
    for table in _OF_MATCHES:
        stray = ~exists().where(matches.c.id == table.c.match)
        count = connection.execute(select(func.count()).select_from(table).where(stray)).scalar_one()
        if count:
            found.append(("cli-db-stray", {"table": table.name, "rows": count}))
    return found


def _gaps(connection: Connection) -> list[Fault]:
    """Records in which an entry is missing."""
    whole = and_(func.min(entries.c.n) == 0, func.max(entries.c.n) + 1 == func.count())
    query = select(entries.c.match).group_by(entries.c.match).having(~whole).limit(MOST)
    found = [("cli-db-gap", {"match": name}) for name in connection.execute(query).scalars()]
    begun = and_(matches.c.state.in_((PLAYING, OVER)), ~exists().where(entries.c.match == matches.c.id))
    query = select(matches.c.id).where(begun).limit(MOST)
    return [*found, *(("cli-db-gap", {"match": name}) for name in connection.execute(query).scalars())]


def _seats(connection: Connection) -> list[Fault]:
    """Matches without all their seats."""
    counted = select(func.count()).where(seats.c.match == matches.c.id).scalar_subquery()
    query = select(matches.c.id).where(matches.c.seats != counted).limit(MOST)
    return [("cli-db-seats", {"match": name}) for name in connection.execute(query).scalars()]


def _headers(connection: Connection) -> list[Fault]:
    """Matches whose header or terms cannot be read."""
    found: list[Fault] = []
    rows = connection.execute(select(matches.c.id, matches.c.header), execution_options={"yield_per": 500})
    for name, header in rows:
        try:
            msgspec.json.decode(header, type=_Header)
        except msgspec.DecodeError:
            found.append(("cli-db-header", {"match": name}))
            if len(found) >= MOST:
                break
    return found


class _Header(msgspec.Struct):
    game: str
    rules: str
