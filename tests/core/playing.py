"""Random play of the real games, with anytime_options now and then."""

from __future__ import annotations

from random import Random

from duskbox.agents.agent import Seen, agent
from duskbox.core.matches.match import Match

#: Tables at which different things happen: each mode, few and many seats, with and without the advanced modules.
TABLES: list[tuple[str, dict[str, str]]] = [
    ("fear-of-the-dark", {}),
    ("fear-of-the-dark", {"difficulty": "easy"}),
    ("a-touch-of-evil", {"heroes": "2"}),
    ("a-touch-of-evil", {"heroes": "3", "mode": "cooperative", "level": "advanced"}),
    ("a-touch-of-evil", {"heroes": "4", "mode": "team", "level": "advanced"}),
    ("a-touch-of-evil", {"heroes": "4"}),
]


class RandomPlay:
    """Chooses for all seats of a match; one choice in ten is an option that a seat has at any time, if it does not end
    the game.
    """

    def __init__(self, match: Match, seed: int, anytime_options: float = 0.1) -> None:
        self.match = match
        self.anytime_options = anytime_options
        self.random = Random(seed)
        self.agents = [agent("random", seed * 8 + seat) for seat in range(match.table.seats)]

    def step(self) -> None:
        match = self.match
        assert match.decision is not None
        seat = match.decision.seat
        if self.random.random() < self.anytime_options:
            anyone = self.random.randrange(match.table.seats)
            anytime_options = [extra for extra in match.table.anytime_options(anyone) if extra.key != "give-up"]
            if anytime_options:
                match.choose(self.random.choice(anytime_options), seat=anyone)
                return
        match.choose(self.agents[seat].pick(Seen(match.game, match.table, seat), match.decision.options))
