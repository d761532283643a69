"""Games and rules versions: a record can be followed only by the rules that it was begun with, so an upgrade must not
come in the middle of a game.

Nothing here may import `metrics`: `serve` asks before its workers start.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.server.storage.rows import FROZEN, LOBBY, PLAYING
from duskbox.server.storage.tables import matches

if TYPE_CHECKING:
    from sqlalchemy import Engine

#: States of games that may still be played on.
RUNNING: Final = (LOBBY, PLAYING, FROZEN)


def stranded(engine: Engine) -> int:
    """How many games are being played by rules that this Duskbox does not have."""
    query = select(matches.c.game, matches.c.state, matches.c.header).where(matches.c.state.in_(RUNNING))
    with engine.connect() as connection:
        rows = connection.execute(query, execution_options={"yield_per": 500})
        return sum(is_stranded(game, rules_of(header), state) for game, state, header in rows)


def is_stranded(game: str, rules: str, state: str) -> bool:
    """Whether a game is being played by rules that this Duskbox does not have."""
    if state not in RUNNING:
        return False
    try:
        return registry.find(game).rules_version != rules
    except DuskboxError:
        return True


def rules_of(header: str) -> str:
    """The version of the rules that the header of a record names; empty if it cannot be read."""
    try:
        return str(json.loads(header).get("rules", ""))
    except (ValueError, AttributeError):
        return ""
