"""The agent that plays by rules of thumb: instant, and good enough to measure a game by."""

from __future__ import annotations

from typing import final

from duskbox.agents.agent import Agent, Seen
from duskbox.agents.random import RandomAgent
from duskbox.core.decisions import Option


@final
class ThumbAgent:
    """Follows the game's own rollout policy; a game that has none is played at random."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0
        self._player: Agent | None = None

    def pick(self, seen: Seen, options: list[Option]) -> Option:
        """What the rules of thumb say."""
        if len(options) == 1:
            return options[0]
        if self._player is None:
            # A rollout policy reads a table, so it gets one that this seat may be sitting at.
            self._count += 1
            option = seen.game.bot.rollout_policy(seen.sample(self._seed * 1_000_003 + self._count))
            if option is not None:
                return option
            self._player = RandomAgent(self._seed)
        return self._player.pick(seen, options)
