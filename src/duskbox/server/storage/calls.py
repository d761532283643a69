"""Webhooks in the database: calls that are still to be made to players whose turn it is."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from duskbox.server import clock
from duskbox.server.storage.rows import HookRow
from duskbox.server.storage.tables import hooks, seats
from duskbox.server.storage.writing import writing


class Calls:
    """The calls to be made, as the server speaks to the database about them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql

    def add(self, name: str, seat: int, version: int) -> None:
        """Note that a seat is to be called, once for a version."""
        statement = self._dialect.insert(hooks).values(
            match=name, seat=seat, version=version, attempts=0, next_at=clock.now()
        )
        with writing(self.engine) as connection:
            connection.execute(statement.on_conflict_do_nothing())

    def due(self, now: float, limit: int) -> list[HookRow]:
        """Calls to be made now."""
        with self.engine.connect() as connection:
            query = (
                select(hooks, seats.c.hook_url, seats.c.hook_secret)
                .join(seats, and_(seats.c.match == hooks.c.match, seats.c.seat == hooks.c.seat))
                .where(hooks.c.next_at <= now)
                .order_by(hooks.c.next_at)
                .limit(limit)
            )
            return [HookRow(*row) for row in connection.execute(query)]

    def claim(self, call: HookRow, next_at: float) -> bool:
        """Take a call upon oneself; False if another worker did."""
        mine = and_(hooks.c.id == call.id, hooks.c.attempts == call.attempts)
        with writing(self.engine) as connection:
            claim = update(hooks).where(mine).values(attempts=call.attempts + 1, next_at=next_at)
            return connection.execute(claim).rowcount == 1

    def end(self, call: int) -> None:
        """The call was made, or given up."""
        with writing(self.engine) as connection:
            connection.execute(delete(hooks).where(hooks.c.id == call))
