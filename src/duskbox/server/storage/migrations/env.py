"""How Alembic reaches the database: over the engine that the caller brings."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Engine, text

from duskbox.server.storage.tables import metadata

#: Any number that no other program on this database is likely to use; workers that start together migrate one after
#: another.
LOCK = 84_210_419_560


def run() -> None:
    """Migrate in one transaction."""
    engine: Engine = context.config.attributes["engine"]
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
        context.run_migrations()
        connection.commit()


run()
