"""The door to the database: one engine for SQLite or PostgreSQL, set up so that what is committed stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from duskbox.core.errors import BadSetting

#: SQLite's number for `synchronous=FULL`.
_FULL: Final = 2


def open_database(url: str) -> Engine:
    """An engine for this URL. PostgreSQL is reached through psycopg;
    an SQLite file's folder is made if it is missing.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadSetting("error-config-database", url=_shown(url)) from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadSetting("error-config-database", url=_shown(url))
    try:
        if parsed.drivername == "sqlite":
            if not parsed.database or parsed.database == ":memory:":
                raise BadSetting("error-config-database", url=_shown(url))
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(parsed, connect_args={"timeout": 30}, pool_size=4)
            event.listen(engine, "connect", _prepare_sqlite)
            return engine
        return create_engine(parsed, pool_size=4, max_overflow=4, pool_pre_ping=True)
    except NoSuchModuleError as error:
        raise BadSetting("error-config-database", url=_shown(url)) from error


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")


def is_durable(connection: Any, dialect: str) -> bool:
    """Whether what this connection of the driver commits stays, also if the machine loses power at that moment."""
    cursor = connection.cursor()
    if dialect == "sqlite":
        return int(cursor.execute("PRAGMA synchronous").fetchone()[0]) >= _FULL
    said = [cursor.execute(f"SHOW {name}").fetchone()[0] for name in ("synchronous_commit", "fsync")]
    connection.rollback()
    return "off" not in said


def _shown(url: str) -> str:
    """A URL without what comes before the @: it may be a password."""
    return url.rsplit("@", 1)[-1]


def _alembic(engine: Engine) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["engine"] = engine
    return config


def upgrade(engine: Engine) -> None:
    """Bring the database to the present form; one that is there already is left alone."""
    command.upgrade(_alembic(engine), "head")


def versions(engine: Engine) -> tuple[str | None, str | None]:
    """The form the database has and the one it should have."""
    with engine.connect() as connection:
        has = MigrationContext.configure(connection).get_current_revision()
    return has, ScriptDirectory.from_config(_alembic(engine)).get_current_head()
