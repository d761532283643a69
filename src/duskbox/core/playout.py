"""Playing a table on by a game's own rules of thumb, as look-ahead players do thousands of times for one decision."""

from __future__ import annotations

from typing import Final

from duskbox.core.chance import Chance, Weighted
from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.table import Table

#: No action that we know takes more decisions than this before the table is quiescent again.
_UNQUIET: Final = 200


def play_out(game: Game, table: Table, chance: Chance, most: int) -> bool:
    """Let every seat follow its rollout policy for `most` decisions and on to a quiescent one, or to the end.

    False if the game has no rollout policy for a decision.
    """
    bot = game.bot
    played = 0
    while True:
        decision = table.decision
        if decision is None or (played >= most and (bot.quiescent(table) or played >= most + _UNQUIET)):
            return True
        options = decision.options
        option = options[0] if len(options) == 1 else bot.rollout_policy(table)
        if option is None:
            return False
        table.choose(option, chance)
        played += 1


def play_out_weighted(
    game: Game, table: Table, chance: Weighted, most: int, seat: int = 0, style: int = 0
) -> Table | None:
    """The same in a sampled table, which may leave disasters out (`Bot.choose_weighted`), with a style for the side of
    one of the seats.

    The table it comes to, or None without a rollout policy.
    """
    bot = game.bot
    played = 0
    side = table.side(seat)
    while True:
        decision = table.decision
        if decision is None or (played >= most and (bot.quiescent(table) or played >= most + _UNQUIET)):
            return table
        options = decision.options
        if len(options) == 1:
            option: Option | None = options[0]
        else:
            option = bot.rollout_policy(table, style if table.side(decision.seat) == side else 0)
        if option is None:
            return None
        table = bot.choose_weighted(table, option, chance)
        played += 1
