"""The tables of the database, for SQLite and PostgreSQL alike. Migrations (`migrations/`) make them; a test holds the two together.

What a match is, is in `matches.header` and `entries`; everything else says who sits where and what waits.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("state", String(16), nullable=False),
    Column("header", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("invite", String(32), nullable=True, unique=True),
    Column("created_at", Double, nullable=False),
    Column("ended_at", Double, nullable=True),
    Column("outcome", String(80), nullable=False, default=""),
    Column("day", String(10), nullable=True),
    #: When something has to happen although nobody chooses: a bot's turn, the end of a clock.
    Column("due", Double, nullable=True),
    #: Since when the decision has been waiting, if that is not since the last entry: the end of a pause.
    Column("resumed_at", Double, nullable=True),
    Column("paused_at", Double, nullable=True),
    #: A request to take back choices, and why the match is frozen, as JSON.
    Column("request", Text, nullable=True),
    Column("frozen", Text, nullable=True),
    Column("host", String(64), nullable=False, default=""),
    Index("matches_due", "due"),
    Index("matches_day", "day"),
    Index("matches_state", "state", "created_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Double, nullable=False),
    #: The seconds the asked seat had taken.
    Column("spent", Double, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("agent", String(40), nullable=False, default=""),
    Column("secret", String(64), nullable=False, default=""),
    #: A bot that chooses for a person who is away or out of time.
    Column("stand_in", String(40), nullable=False, default=""),
    #: The version the person saw last.
    Column("seen", Integer, nullable=False, default=0),
    #: When the last connection of the person ended.
    Column("left_at", Double, nullable=True),
    Column("hook_url", String(500), nullable=False, default=""),
    Column("hook_secret", String(64), nullable=False, default=""),
)

#: Which seats a visitor's browser holds; seat -1 is the host's chair.
holdings = Table(
    "holdings",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Index("holdings_match", "match"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("engine", String(120), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("chats_match", "match", "id"),
)

#: Who has a socket open where. A worker renews its rows; what it leaves behind runs out.
presence = Table(
    "presence",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("until", Double, nullable=False),
)

hooks = Table(
    "hooks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_at", Double, nullable=False),
    UniqueConstraint("match", "seat", "version", name="hooks_once"),
    Index("hooks_next", "next_at"),
)

#: The results of the daily labyrinth.
results = Table(
    "results",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("outcome", String(80), nullable=False),
    Column("won", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seconds", Double, nullable=False),
    Index("results_day", "day"),
)

#: What the house itself remembers: its own secret.
house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
