"""What an agent is, and what it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, final

from duskbox.agents.budget import Budget
from duskbox.core.chance import Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game, view
from duskbox.core.options import Options
from duskbox.core.table import Table
from duskbox.core.views import View


@final
class Seen:
    """What a seat can see of a table, worked out only if an agent looks."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        #: Chance of the bot's own, from the seed of its game: the same seed, the same game.
        self.luck = Random(seat)
        self._table = table

    @property
    def options(self) -> Options:
        """What the seat may choose; nothing while another is asked."""
        decision = self._table.decision
        if decision is None or decision.seat != self.seat:
            return Options([])
        return Options(decision.options, None, decision.ask, self.game.name)

    def view(self) -> View:
        """The seat's view."""
        return view(self.game, self._table, self.seat)

    def pieces(self) -> Mapping[str, Any]:
        """The game's share of the seat's view."""
        return self.game.pieces(self._table, self.seat)

    def sample(self, seed: int) -> Table:
        """A table of one's own that this seat may be sitting at:
        everything it cannot know is drawn anew, by this seed.
        """
        return self.game.sample(self._table, self.seat, Fast(seed, max(1, len(self.game.streams))))

    @property
    def ask(self) -> str:
        """The question the seat is asked, or "" when another is."""
        decision = self._table.decision
        return decision.ask if decision is not None and decision.seat == self.seat else ""


class Agent(Protocol):
    """Picks an option for a seat."""

    def pick(self, seen: Seen, options: list[Option]) -> Option:
        """One of the options."""
        ...


def _known() -> dict[str, Callable[[int], Agent]]:
    from duskbox.agents.random import RandomAgent
    from duskbox.agents.search import SearchAgent
    from duskbox.agents.thumb import ThumbAgent

    return {"random": RandomAgent, "search": SearchAgent, "thumb": ThumbAgent}


def names() -> list[str]:
    """The names of all agents. `search` can be given a budget, as in `search:100ms`, `search:1s` or `search:400`."""
    return sorted(_known())


def budget_of(name: str) -> Budget | None:
    """How long the agent with this name thinks about a decision; None for one that does not stop to think."""
    from duskbox.agents.search import DEFAULT

    kind, colon, budget = name.partition(":")
    if kind != "search":
        return None
    return Budget.read(budget) if colon else DEFAULT


def agent(name: str, seed: int) -> Agent:
    """The agent with this name, with its own luck."""
    kind, colon, _ = name.partition(":")
    known = _known()
    if kind not in known or (colon and kind != "search"):
        raise BadSetting("error-bad-value", name="agent", value=name, allowed=", ".join([*known, "search:100ms"]))
    budget = budget_of(name)
    if budget is None or not colon:
        return known[kind](seed)
    from duskbox.agents.search import SearchAgent

    return SearchAgent(seed, budget)
