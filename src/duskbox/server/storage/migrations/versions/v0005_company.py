"""What a table of several people needs: who is ready, how far a game is, and the next game of the same people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("progress", sa.Text, nullable=True))
    op.add_column("matches", sa.Column("rematch", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("ready", sa.Integer, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seats", "ready")
    op.drop_column("matches", "rematch")
    op.drop_column("matches", "progress")
