"""Options by number, for learners: a policy's actions are the numbers of a list that stays the same for a whole
setup.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.decisions import Decision, Option
from duskbox.core.errors import DuskboxError


@final
class Numbering:
    """Every option a setup can offer, each with its number; made once and asked at every decision, so it is quick."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self._numbers: Final = {option: number for number, option in enumerate(options)}

    @property
    def size(self) -> int:
        """How many options there are."""
        return len(self.options)

    def number(self, option: Option) -> int:
        """The number of an option."""
        found = self._numbers.get(option)
        if found is None:
            raise DuskboxError("error-unknown-option", key=option.key)
        return found

    def legal(self, decision: Decision | None) -> list[int]:
        """The numbers of what is offered now, in ascending order; nothing once the game is over."""
        if decision is None:
            return []
        numbers = [self._numbers[option] for option in decision.options]
        numbers.sort()
        return numbers

    def mask(self, decision: Decision | None) -> bytearray:
        """One byte for each option: 1 if it is offered now."""
        marks = bytearray(len(self.options))
        if decision is not None:
            for option in decision.options:
                marks[self._numbers[option]] = 1
        return marks
