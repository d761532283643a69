"""Names by which the code calls things: a proposal, and the values of the server itself."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename them; what they hold stays."""
    op.execute("ALTER TABLE matches RENAME COLUMN wish TO proposal")
    op.rename_table("house", "server_values")


def downgrade() -> None:
    """Give them their old names."""
    op.rename_table("server_values", "house")
    op.execute("ALTER TABLE matches RENAME COLUMN proposal TO wish")
