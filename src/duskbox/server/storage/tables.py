"""The tables of the database, for SQLite and PostgreSQL alike.

Migrations (`migrations/`) make them; a test holds the two together.

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
    text,
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
    #: When something has to happen although no one chooses: a bot's turn, the end of a clock.
    Column("due", Double, nullable=True),
    #: Since when the decision has been waiting, if that is not since the last entry: the end of a pause.
    Column("resumed_at", Double, nullable=True),
    Column("paused_at", Double, nullable=True),
    #: A request to take back choices, and why the match is frozen, as JSON.
    Column("request", Text, nullable=True),
    #: What the players are asked to decide about the table, as JSON.
    Column("proposal", Text, nullable=True),
    #: Since when no player is there: a live table sleeps then. And when the host's last connection ended.
    Column("asleep_at", Double, nullable=True),
    Column("host_left_at", Double, nullable=True),
    Column("frozen", Text, nullable=True),
    Column("host", String(64), nullable=False, default=""),
    #: Stands for the address that opened the match, so that work can be shared fairly between addresses; not known of
    #: older matches.
    Column("opener", String(16), nullable=True),
    #: What lists say of the header, as JSON: a pack can be long. Not known of matches from before there was this
    #: column.
    Column("brief", Text, nullable=True),
    #: How far the game is and who is asked, as JSON; and the next game of the same people.
    Column("progress", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
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
    #: The seconds that the asked seat took.
    Column("spent", Double, nullable=False),
    #: Why a bot chose in the place of a person; empty for what was chosen by whom the seat belongs to.
    Column("how", String(8), nullable=False, server_default=text("''")),
    #: What kind of question the entry answers: `rows.Question`.
    Column("question", String(8), nullable=False, server_default=text("'open'")),
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
    #: Why it does.
    Column("stand_in_why", String(8), nullable=False, server_default=text("''")),
    #: The digest of a link that hands the seat on as soon as it is used.
    Column("heir", String(64), nullable=False, server_default=text("''")),
    #: The version the person saw last.
    Column("seen", Integer, nullable=False, default=0),
    #: When the last connection of the person ended.
    Column("left_at", Double, nullable=True),
    Column("hook_url", String(500), nullable=False, default=""),
    Column("hook_secret", String(64), nullable=False, default=""),
    #: The person has said, before the start, that they are ready.
    Column("ready", Integer, nullable=False, server_default=text("0")),
)

#: The browsers that this server has given a cookie, and whose they are: several devices can be one person's.
visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Index("visitors_person", "person"),
)

#: Links that make another browser a person's: for once, or to come back with when all browsers are lost.
links = Table(
    "links",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    #: After this time it opens nothing; never, if it is a way back.
    Column("until", Double, nullable=True),
    Index("links_person", "person"),
)

#: Who has begun which day's labyrinth: once each.
dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("match", String(32), nullable=False),
)

#: Which seats a person (`visitor`) holds; seat -1 is the host.
holdings = Table(
    "holdings",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Index("holdings_match", "match"),
)

#: Seats that people have lost, and why.
former = Table(
    "former",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("why", String(16), nullable=False),
    Column("at", Double, nullable=False),
    Index("former_match", "match"),
)

#: What all at a table are told about its seats and terms.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(32), nullable=False),
    Column("what", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(40), nullable=False),
    Column("agent", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Index("notices_match", "match", "id"),
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

#: What was told of a match that is over, in words, for those who come when no program can follow its record any more.
stories = Table(
    "stories",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

#: Addresses, networks and visitors that are not served.
bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("value", String(64), primary_key=True),
    Column("reason", String(200), nullable=False, default=""),
    Column("at", Double, nullable=False),
)

#: What the operator has changed with `duskbox admin`, for the server's workers to notice.
operator_notes = Table(
    "operator_notes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(32), nullable=False, default=""),
    Column("kind", String(16), nullable=False),
    Column("at", Double, nullable=False),
)

#: What the server keeps for itself: its secret, and its clock.
server_values = Table(
    "server_values",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
