"""Playing a table on by a game's own rules of thumb, as look-ahead players do thousands of times for one decision."""

from __future__ import annotations

from duskbox.core.chance import Chance
from duskbox.core.game import Game
from duskbox.core.table import Table


def play_out(game: Game, table: Table, chance: Chance, most: int) -> bool:
    """Let every seat follow its instinct for up to `most` decisions, or to the end. False if the game has no instinct for a decision."""
    for _ in range(most):
        decision = table.decision
        if decision is None:
            return True
        options = decision.options
        option = options[0] if len(options) == 1 else game.instinct(table)
        if option is None:
            return False
        table.choose(option, chance)
    return True
