"""Choices that need not be asked: the question has one option, or one way to pay that is cheaper than all others, and
taking it tells no one anything.

At a table where cards are hidden, a question that is answered at once says that the asked seat could do nothing else.
So it is left to the person wherever something hidden might have given that seat more to choose from.
"""

from __future__ import annotations

from collections.abc import Collection

from duskbox.core.decisions import Decision, Option
from duskbox.core.game import Game
from duskbox.core.table import Table


def forced(game: Game, table: Table, company: Collection[int] = ()) -> Option | None:
    """The option that can be taken without asking, or None. `company` are the seats that other people play."""
    decision = table.decision
    if decision is None or len(decision.options) != 1 or _tells_others(game, table, decision, company):
        return None
    return decision.options[0]


def cheapest(game: Game, table: Table, company: Collection[int] = ()) -> Option | None:
    """The way to pay that can be taken without asking, because every other costs more by the game's own word; or None.
    Unlike an only option it remains a choice: who takes back is asked.
    """
    decision = table.decision
    if decision is None or decision.shape != "pay" or _tells_others(game, table, decision, company):
        return None
    return game.cheapest_payment(table)


def _tells_others(game: Game, table: Table, decision: Decision, company: Collection[int]) -> bool:
    """Whether an answer without a question would tell other people something."""
    others = [seat for seat in company if seat != decision.seat]
    if others and decision.private:
        return True
    side = table.side(decision.seat)
    return any(table.side(seat) != side for seat in others) and game.hides_options(table)


def ends_turn(option: Option) -> bool:
    """Whether an option ends a turn in which nothing is left to do: people may want to be asked about this alone. In
    every game its verb is `end-turn`.
    """
    return option.verb == "end-turn"
