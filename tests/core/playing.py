"""Random play of the real games, with asides now and then."""

from __future__ import annotations

from random import Random

from duskbox.agents.agent import Glance, agent
from duskbox.core.match import Match

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
    """Chooses for all seats of a match; one choice in ten is an aside of any seat, if it does not end the game."""

    def __init__(self, match: Match, seed: int, asides: float = 0.1) -> None:
        self.match = match
        self.asides = asides
        self.random = Random(seed)
        self.agents = [agent("random", seed * 8 + seat) for seat in range(match.table.seats)]

    def step(self) -> None:
        match = self.match
        assert match.decision is not None
        seat = match.decision.seat
        if self.random.random() < self.asides:
            anyone = self.random.randrange(match.table.seats)
            asides = [aside for aside in match.table.asides(anyone) if aside.key != "give-up"]
            if asides:
                match.choose(self.random.choice(asides), anyone)
                return
        match.choose(self.agents[seat].pick(Glance(match.game, match.table, seat), match.options))
