"""A game with defects, as a package might bring it: tic-tac-toe in which three cells break three different things."""

from __future__ import annotations

from typing import Final, cast

from benchmarks.tic_tac_toe import OPTIONS, Board, TicTacToe, Turns
from duskbox.core.settings import Setup
from duskbox.core.table import Table, one_of_each

#: A rule that divides by nothing, one that asks without an answer, and one after which the table cannot be shown.
BREAKS: Final = 8
STUCK: Final = 7
UNSEEN: Final = 6


class BrittleTurns(Turns):
    """Turns until a player marks the wrong cell."""

    def copy(self) -> BrittleTurns:
        """An independent copy."""
        other = BrittleTurns()
        other.stage, other.seat = self.stage, self.seat
        return other

    def marked(self, t: Board) -> None:
        """Mark a cell, or break."""
        cell = t.chosen.code
        if cell == BREAKS:
            raise ZeroDivisionError("nothing to divide by")
        if cell == STUCK:
            self.ask(t, self.seat, "place", "ask-mark", "TTT-TURN-01", [], "marked")
        if cell == UNSEEN:
            t.cells[cell] = self.seat
            t.tell("marked", "TTT-TURN-02", to=1 << self.seat, seat=self.seat, cell=cell)
            self.begin(t)
            return
        super().marked(t)


class Brittle(TicTacToe):
    """The game behind its name."""

    def __init__(self) -> None:
        super().__init__("brittle")

    def new_table(self, setup: Setup) -> Board:
        """An empty board before the first turn."""
        t = Board()
        t.stack.append(BrittleTurns())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Board:
        """The board that gave this state."""
        t = Board()
        t.set_state(state, one_of_each(BrittleTurns()), OPTIONS.by_key)
        return t

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        """The whole board, if it can be seen."""
        if cast(Board, table).cells[UNSEEN] >= 0:
            raise LookupError("a cell that cannot be shown")
        return super().pieces(table, seat)


GAME: Final = Brittle()
