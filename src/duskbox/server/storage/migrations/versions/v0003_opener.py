"""A number for the address that opened a match, and the part of its header that lists need."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; of matches that are there already neither is known."""
    op.add_column("matches", sa.Column("opener", sa.String(16), nullable=True))
    op.add_column("matches", sa.Column("brief", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("matches", "brief")
    op.drop_column("matches", "opener")
