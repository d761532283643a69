"""One learner at a table, option by number: what an environment does at every step, in one place that compiles."""

from __future__ import annotations

from typing import Final, final

from duskbox.core.chance import NO_CHANCE, Chance
from duskbox.core.learning.features import Features
from duskbox.core.learning.numbering import Numbering
from duskbox.core.table import Table

#: What came of a step: the option is not offered and nothing has happened, the game goes on, or it is over.
ILLEGAL: Final = -1
GOES_ON: Final = 0
OVER: Final = 1


@final
class Stepper:
    """Plays the only seat of a table and keeps at hand what the seat knows (`row`) and may choose (`marks`); both
    belong to the caller.
    """

    def __init__(self, numbering: Numbering, features: Features) -> None:
        self._numbering: Final = numbering
        self._features: Final = features
        self.chance: Chance = NO_CHANCE
        self.table: Table | None = None
        self.row: bytearray = bytearray(features.size)
        self.marks: bytearray = bytearray(numbering.size)

    def begin(self, table: Table, chance: Chance) -> None:
        """Sit down at a table that waits for a decision."""
        self.table = table
        self.chance = chance
        self._look(table)

    def step(self, number: int) -> int:
        """Take the option with this number, if it is offered."""
        table = self.table
        if table is None or number < 0 or not self.marks[number]:
            return ILLEGAL
        table.choose(self._numbering.options[number], self.chance)
        self._look(table)
        return GOES_ON if table.decision is not None else OVER

    def leave(self) -> None:
        """Get up from the table: there is nothing more to choose."""
        self.table = None
        self.marks = bytearray(self._numbering.size)

    def _look(self, table: Table) -> None:
        self.row = self._features.row(table, 0)
        self.marks = self._numbering.mask(table.decision)
