"""How many games could have been won by a player who knew the luck beforehand.

A clairvoyant plays a game again and again with the very luck of the match: by rules of thumb first, then with odd
choices here and there, keeping to the line that came furthest. If any of these lines wins, the game could have been
won. So the share found is a *lower* bound of what perfect hindsight wins, and perfect hindsight is an *upper* bound of
what any honest player can win.
"""

from __future__ import annotations

from random import Random
from typing import Final

from duskbox.core.chance import Fast
from duskbox.core.game import Game
from duskbox.core.playout import play_out
from duskbox.core.settings import Setup

#: How often a choice is odd, from one try to the next; no line is longer than this many decisions.
_ODD: Final = (0.02, 0.05, 0.1, 0.2)
_LONGEST: Final = 20_000


def tries_to_win(game: Game, setup: Setup, seed: int, most: int) -> int:
    """After how many tries the game with this luck is won by its only seat, or 0 if none of this many tries wins it."""
    chance = Fast(seed, len(game.streams))
    start = game.new_table(setup)
    start.start(chance)
    luck = Random(seed)
    for number in range(1, most + 1):
        table = start.copy()
        if number > 1:
            odd = _ODD[number % len(_ODD)]
            # Odd choices up to a random moment, rules of thumb from there on.
            for _ in range(luck.randrange(150)):
                decision = table.decision
                if decision is None:
                    break
                habit = game.bot.rollout_policy(table)
                strange = habit is None or luck.random() < odd
                table.choose(luck.choice(decision.options) if strange or habit is None else habit, chance)
        play_out(game, table, chance, _LONGEST)
        if table.outcome is not None and table.outcome.won(0):
            return number
    return 0
