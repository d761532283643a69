"""The agent that plays by rules of thumb: instant, and good enough to measure a game by."""

from __future__ import annotations

from typing import final

from duskbox.agents.agent import Agent, Glance
from duskbox.agents.random import RandomAgent
from duskbox.agents.shadowbrook import ShadowbrookThumb
from duskbox.core.decisions import Option


@final
class ThumbAgent:
    """Hands each game to those who know its rules of thumb; a game that nobody knows is played at random."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: Agent | None = None

    def pick(self, glance: Glance, options: list[Option]) -> Option:
        """What the rules of thumb say."""
        if self._player is None:
            knows = glance.game.name == "a-touch-of-evil"
            self._player = ShadowbrookThumb(self._seed) if knows else RandomAgent(self._seed)
        return self._player.pick(glance, options)
