"""What an agent is, and what it is given."""

from __future__ import annotations

from typing import Protocol, final

from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game, view
from duskbox.core.table import Table


@final
class Glance:
    """What a seat can see of a table, worked out only if an agent looks."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._table = table

    def view(self) -> dict[str, object]:
        """The seat's view."""
        return view(self.game, self._table, self.seat)


class Agent(Protocol):
    """Picks an option for a seat."""

    def pick(self, glance: Glance, options: list[Option]) -> Option:
        """One of the options."""
        ...


def agent(name: str, seed: int) -> Agent:
    """The agent with this name, with its own luck."""
    from duskbox.agents.random import RandomAgent

    known = {"random": RandomAgent}
    if name not in known:
        raise BadSetting("error-bad-value", name="agent", value=name, allowed=", ".join(known))
    return known[name](seed)
