"""Playing a table on by a game's own rules of thumb, as look-ahead players do thousands of times for one decision."""

from __future__ import annotations

from typing import Final

from duskbox.core.chance import Chance, Imagined
from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.table import Table

#: No action that we know takes more decisions than this before the table is settled again.
_UNSETTLED: Final = 200


def play_out(game: Game, table: Table, chance: Chance, most: int) -> bool:
    """Let every seat follow its instinct for `most` decisions and on to a settled moment, or to the end. False if the game has no instinct for a decision."""
    played = 0
    while True:
        decision = table.decision
        if decision is None or (played >= most and (game.settled(table) or played >= most + _UNSETTLED)):
            return True
        options = decision.options
        option = options[0] if len(options) == 1 else game.instinct(table)
        if option is None:
            return False
        table.choose(option, chance)
        played += 1


def imagine(game: Game, table: Table, chance: Imagined, most: int, seat: int = 0, temper: int = 0) -> Table | None:
    """The same in an imagined world, which may leave disasters out (`Game.venture`), with a temper for the side of one of the seats.

    The table it comes to, or None without an instinct.
    """
    played = 0
    side = table.side(seat)
    while True:
        decision = table.decision
        if decision is None or (played >= most and (game.settled(table) or played >= most + _UNSETTLED)):
            return table
        options = decision.options
        if len(options) == 1:
            option: Option | None = options[0]
        else:
            option = game.instinct(table, temper if table.side(decision.seat) == side else 0)
        if option is None:
            return None
        table = game.venture(table, option, chance)
        played += 1
