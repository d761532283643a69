"""The first form: matches, entries, seats and what belongs to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _name(column: str) -> sa.Column[str]:
    return sa.Column(column, sa.String(32), primary_key=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "matches",
        _name("id"),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("invite", sa.String(32), nullable=True, unique=True),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=True),
        sa.Column("outcome", sa.String(80), nullable=False),
        sa.Column("day", sa.String(10), nullable=True),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("resumed_at", sa.Double, nullable=True),
        sa.Column("paused_at", sa.Double, nullable=True),
        sa.Column("request", sa.Text, nullable=True),
        sa.Column("frozen", sa.Text, nullable=True),
        sa.Column("host", sa.String(64), nullable=False),
    )
    op.create_index("matches_due", "matches", ["due"])
    op.create_index("matches_day", "matches", ["day"])
    op.create_index("matches_state", "matches", ["state", "created_at"])
    op.create_table(
        "entries",
        _name("match"),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        _name("match"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("left_at", sa.Double, nullable=True),
        sa.Column("hook_url", sa.String(500), nullable=False),
        sa.Column("hook_secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("visitor", sa.String(64), primary_key=True),
        _name("match"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("holdings_match", "holdings", ["match"])
    op.create_table(
        "snapshots",
        _name("match"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("engine", sa.String(120), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("chats_match", "chats", ["match", "id"])
    op.create_table(
        "presence",
        _name("match"),
        sa.Column("seat", sa.Integer, primary_key=True),
        _name("worker"),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.Double, nullable=False),
        sa.UniqueConstraint("match", "seat", "version", name="hooks_once"),
    )
    op.create_index("hooks_next", "hooks", ["next_at"])
    op.create_table(
        "results",
        _name("match"),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("outcome", sa.String(80), nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
    )
    op.create_index("results_day", "results", ["day"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in (
        "matches", "entries", "seats", "holdings", "snapshots", "chats", "presence", "hooks", "results", "house"
    ):  # fmt: skip
        op.drop_table(table)
