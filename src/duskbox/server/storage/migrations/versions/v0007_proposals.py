"""What the people at a table are asked to decide is called a proposal."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename the column; what is open stays open."""
    op.execute("ALTER TABLE matches RENAME COLUMN wish TO proposal")


def downgrade() -> None:
    """Give it its old name."""
    op.execute("ALTER TABLE matches RENAME COLUMN proposal TO wish")
