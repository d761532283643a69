"""The daily labyrinth: one seed a day for all, one attempt each, and a table of results.

The seed comes from the server's secret and the day, so that no one knows it beforehand; it is revealed when the day is
over.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from duskbox.core.matches.records import CHOOSE
from duskbox.server.storage.keys import sealed
from duskbox.server.storage.rows import ResultRow

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.server.matches.room import Room

GAME: Final = "fear-of-the-dark"
#: How many results are shown.
SHOWN: Final = 100


def today() -> str:
    """Today's date in UTC."""
    return datetime.now(UTC).date().isoformat()


def is_over(day: str | None) -> bool:
    """Whether a day has passed; a match of no day has nothing to wait for."""
    return day is None or day < today()


def seed_text(secret: str, day: str) -> str:
    """What the day's seed is made from."""
    return sealed(secret, f"daily\n{day}")


async def keep_result(room: Room, match: Match) -> None:
    """Write a finished labyrinth into the day's table."""
    outcome = match.outcome
    if outcome is None or room.row.day is None:
        return
    moves = sum(1 for entry in match.record.entries if entry.do == CHOOSE)
    seconds = (room.row.ended_at or time.time()) - room.row.created_at
    result = ResultRow(
        room.row.id, room.row.day, room.sitting[0].name, outcome.name, outcome.won(0), moves, round(seconds, 1)
    )
    await room.services.ask(room.services.store.save_result, result)
