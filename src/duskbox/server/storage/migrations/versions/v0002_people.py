"""People at a table: visitors, their devices, what became of their seats, and who chose in whose place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

#: Columns that are new in tables that were there before.
_ADDED = {
    "matches": [
        sa.Column("wish", sa.Text, nullable=True),
        sa.Column("asleep_at", sa.Double, nullable=True),
        sa.Column("host_left_at", sa.Double, nullable=True),
    ],
    "entries": [sa.Column("how", sa.String(8), nullable=False, server_default=sa.text("''"))],
    "seats": [
        sa.Column("stand_in_why", sa.String(8), nullable=False, server_default=sa.text("''")),
        sa.Column("heir", sa.String(64), nullable=False, server_default=sa.text("''")),
    ],
}


def upgrade() -> None:
    """Add the columns and tables; every browser that holds a seat is known from now on."""
    for table, columns in _ADDED.items():
        for column in columns:
            op.add_column(table, column)
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("visitors_person", "visitors", ["person"])
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=True),
    )
    op.create_index("links_person", "links", ["person"])
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
    )
    op.create_table(
        "former",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("former_match", "former", ["match"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("notices_match", "notices", ["match", "id"])
    # Cookies that this server has not issued hold no seat that counts, but those before today cannot be told apart.
    op.execute("INSERT INTO visitors (id, person, at) SELECT visitor, visitor, min(at) FROM holdings GROUP BY visitor")
    op.execute(
        "INSERT INTO dailies (day, person, match) SELECT matches.day, holdings.visitor, min(matches.id) "
        "FROM matches JOIN holdings ON holdings.match = matches.id WHERE matches.day IS NOT NULL "
        "GROUP BY matches.day, holdings.visitor"
    )
    op.execute("UPDATE seats SET stand_in_why = 'away' WHERE stand_in != ''")


def downgrade() -> None:
    """Drop what was added."""
    for table in ("notices", "former", "dailies", "links", "visitors"):
        op.drop_table(table)
    for table, columns in _ADDED.items():
        for column in columns:
            op.drop_column(table, column.name)
