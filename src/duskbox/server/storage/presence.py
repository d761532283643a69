"""Who is connected to which worker, in the database: a worker says until when its seats are connected at least."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Engine, and_, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from duskbox.server import clock
from duskbox.server.storage.rows import HOST, WATCHING
from duskbox.server.storage.tables import matches, presence, seats
from duskbox.server.storage.writing import writing

#: Asked with almost every request, so it is built once.
_PRESENT = (
    select(presence.c.seat)
    .where(and_(presence.c.match == bindparam("name"), presence.c.until > bindparam("now")))
    .distinct()
)


class Presence:
    """Who is connected, as the server speaks to the database about it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql

    def present(self, name: str, now: float) -> set[int]:
        """The seats of a match that have a connection at some worker."""
        with self.engine.connect() as connection:
            return set(connection.execute(_PRESENT, {"name": name, "now": now}).scalars())

    def watching(self, worker: str, now: float) -> dict[str, int]:
        """How many spectators the matches have at other workers than this one."""
        elsewhere = and_(presence.c.seat <= WATCHING, presence.c.worker != worker, presence.c.until > now)
        query = select(presence.c.match, func.count()).where(elsewhere).group_by(presence.c.match)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def arrive(self, worker: str, who: Iterable[tuple[str, int]], until: float) -> None:
        """Seats are connected to this worker, at least until then."""
        rows = [{"match": match, "seat": seat, "worker": worker, "until": until} for match, seat in who]
        if rows:
            statement = self._dialect.insert(presence)
            statement = statement.on_conflict_do_update(
                index_elements=["match", "seat", "worker"], set_={"until": statement.excluded.until}
            )
            with writing(self.engine) as connection:
                connection.execute(statement, rows)

    def depart(self, worker: str, name: str, seat: int, seen: int) -> None:
        """A seat has no connection to this worker any more; the version it saw last is kept for its return."""
        with writing(self.engine) as connection:
            here = and_(presence.c.match == name, presence.c.seat == seat, presence.c.worker == worker)
            connection.execute(delete(presence).where(here))
            if seat == HOST:
                connection.execute(update(matches).where(matches.c.id == name).values(host_left_at=clock.now()))
            if seat >= 0:
                there = and_(seats.c.match == name, seats.c.seat == seat)
                connection.execute(update(seats).where(there).values(left_at=clock.now()))
                connection.execute(update(seats).where(and_(there, seats.c.seen < seen)).values(seen=seen))

    def sweep(self, now: float) -> None:
        """Forget what dead workers left behind."""
        with writing(self.engine) as connection:
            connection.execute(delete(presence).where(presence.c.until < now - 60))
