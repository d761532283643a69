"""A game that never comes to rest, as a package might bring it: tic-tac-toe in which three cells harm the process that
carries them out.
"""

from __future__ import annotations

import os
import signal
from typing import Final

from benchmarks.tic_tac_toe import OPTIONS, Board, TicTacToe, Turns
from duskbox.core.settings import Setup
from duskbox.core.table import one_of_each

#: A rule whose stages never end, one that hangs within a single stage, and one that kills its process, as running out
#: of memory does.
ENDLESS: Final = 8
HANGS: Final = 7
KILLS: Final = 6


class RestlessTurns(Turns):
    """Turns until a cell is marked that should not be."""

    def copy(self) -> RestlessTurns:
        """An independent copy."""
        other = RestlessTurns()
        other.stage, other.seat = self.stage, self.seat
        return other

    def marked(self, t: Board) -> None:
        """Mark a cell, or never be done."""
        cell = t.chosen.code
        if cell == ENDLESS:
            t.cells[cell] = self.seat
            return
        while cell == HANGS:
            pass
        if cell == KILLS:
            os.kill(os.getpid(), signal.SIGKILL)
        super().marked(t)


class Restless(TicTacToe):
    """The game behind its name."""

    def __init__(self) -> None:
        super().__init__("restless")

    def new_table(self, setup: Setup) -> Board:
        """An empty board before the first turn."""
        t = Board()
        t.stack.append(RestlessTurns())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Board:
        """The board that gave this state."""
        t = Board()
        t.set_state(state, one_of_each(RestlessTurns()), OPTIONS.by_key)
        return t


GAME: Final = Restless()
