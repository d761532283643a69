"""The agent that knows nothing: any option is as good as another."""

from __future__ import annotations

from random import Random
from typing import final

from duskbox.agents.agent import Seen
from duskbox.core.decisions import Option


@final
class RandomAgent:
    """Picks uniformly among the options."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def pick(self, seen: Seen, options: list[Option]) -> Option:
        """Any of them."""
        return options[int(self._random() * len(options))]
