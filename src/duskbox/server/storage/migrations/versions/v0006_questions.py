"""What kind of question an entry answers, which the seconds that it took said before: -1 for none, and -2 less the
seconds for one that was asked in private.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and take apart what the seconds said."""
    op.add_column("entries", sa.Column("question", sa.String(8), nullable=False, server_default=sa.text("'open'")))
    op.execute("UPDATE entries SET question = 'none', spent = 0 WHERE spent = -1")
    op.execute("UPDATE entries SET question = 'private', spent = -2 - spent WHERE spent <= -2")


def downgrade() -> None:
    """Put them together again."""
    op.execute("UPDATE entries SET spent = -1 WHERE question = 'none'")
    op.execute("UPDATE entries SET spent = -2 - spent WHERE question = 'private'")
    op.drop_column("entries", "question")
