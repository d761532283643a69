"""Tic-tac-toe as a game of the kernel: what the server is measured with against a server that plays the same game.

Nothing is hidden and nothing is drawn, so a move costs the rules next to nothing, and what is measured is the way there
and back. Importing this module registers the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, cast

from duskbox.core import registry
from duskbox.core.decisions import Option, Vocabulary
from duskbox.core.game import Game
from duskbox.core.messages import Facts
from duskbox.core.parts.checks import Checks
from duskbox.core.parts.drawing import Drawing, Picture
from duskbox.core.parts.texts import Texts
from duskbox.core.reasons import Reason
from duskbox.core.settings import Setup
from duskbox.core.table import Event, Step, Table, one_of_each

OPTIONS: Final = Vocabulary()
MARKS: Final = [OPTIONS.add("mark", str(cell), code=cell) for cell in range(9)]

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

EMPTY: Final = -1
SIGNS: Final = ".XO"


class Board(Table):
    """Nine cells, each with the seat that has marked it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cells",)

    def __init__(self) -> None:
        super().__init__(2, 0)
        self.cells = [EMPTY] * 9

    def copy(self) -> Board:
        """An independent copy."""
        other = Board()
        self.copy_base_to(other)
        other.cells = self.cells[:]
        return other

    def row_of(self, seat: int) -> bool:
        """Whether a seat has three in a row."""
        cells = self.cells
        for a, b, c in LINES:
            if cells[a] == seat and cells[b] == seat and cells[c] == seat:
                return True
        return False


class Turns(Step):
    """The seats mark one cell each in turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0

    def copy(self) -> Turns:
        """An independent copy."""
        other = Turns()
        other.stage, other.seat = self.stage, self.seat
        return other

    def begin(self, t: Board) -> None:
        """Ask the seat whose turn it is for a free cell."""
        free = [MARKS[cell] for cell in range(9) if t.cells[cell] == EMPTY]
        self.ask(t, self.seat, "place", "ask-mark", "TTT-TURN-01", free, "marked")

    def marked(self, t: Board) -> None:
        """Mark it, and see whether the game is over."""
        seat, cell = self.seat, t.chosen.code
        t.cells[cell] = seat
        t.tell("marked", "TTT-TURN-02", seat=seat, cell=cell)
        if t.row_of(seat):
            t.end("second-wins" if seat else "first-wins", "TTT-END-01", 1 << seat)
        elif EMPTY not in t.cells:
            t.end("draw", "TTT-END-02", 0)
        else:
            self.seat = 1 - seat
            self.begin(t)


class BoardTexts(Texts):
    """Whose turn it is, and where."""

    def ask_facts(self, table: Table) -> Facts:
        """Whose turn it is."""
        return {} if table.decision is None else {"sign": _sign(table.decision.seat)}

    def option_facts(self, table: Table, option: Option) -> Facts:
        """Where the cell is."""
        return _place(option.code)

    def event_facts(self, table: Table, event: Event) -> Facts:
        """Who marked which cell."""
        return {} if event.name == "game-over" else {"sign": _sign(event["seat"]), **_place(event["cell"])}


class BoardDrawing(Drawing):
    """Three lines of three cells."""

    def board(self, pieces: Mapping[str, object], plain: bool) -> Picture:
        """Three lines of three cells."""
        cells = cast("list[int]", pieces["cells"])
        rows = [" ".join(SIGNS[cell + 1] for cell in cells[first : first + 3]) for first in (0, 3, 6)]
        return Picture([[(row, "board")] for row in rows], (2, 1))

    def summary(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """How many cells are free."""
        return [("see-free", {"free": cast("list[int]", pieces["cells"]).count(EMPTY)})]


class BoardChecks(Checks):
    """What holds of every board."""

    def violations(self, table: Table) -> list[str]:
        """The first seat has as many marks as the second, or one more."""
        cells = cast(Board, table).cells
        return [] if cells.count(0) - cells.count(1) in (0, 1) else ["marks"]


class TicTacToe(Game):
    """The game behind its name."""

    def __init__(self, name: str = "tic-tac-toe") -> None:
        folder = Path(__file__).parent / "tic_tac_toe_texts"
        super().__init__(name, "1", (), (), (), folder)
        self.texts = BoardTexts(folder)
        self.drawing = BoardDrawing()
        self.checks = BoardChecks()

    def new_table(self, setup: Setup) -> Board:
        """An empty board before the first turn."""
        t = Board()
        t.stack.append(Turns())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Board:
        """The board that gave this state."""
        t = Board()
        t.set_state(state, one_of_each(Turns()), OPTIONS.by_key)
        return t

    def option(self, key: str) -> Option:
        """The option with this key, legal or not."""
        return OPTIONS.option(key)

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        """The whole board, for everyone."""
        return {"cells": cast(Board, table).cells[:]}

    def candidates(self, table: Table) -> list[str]:
        """Every cell, while there is a turn."""
        return [] if table.decision is None else [option.key for option in MARKS]

    def why_not(self, table: Table, key: str) -> Reason | None:
        """A marked cell cannot be marked again, and no cell after the end."""
        option = self.option(key)
        if table.decision is None:
            return Reason("why-over", ("TTT-END-01", "TTT-END-02"))
        owner = cast(Board, table).cells[option.code]
        return None if owner == EMPTY else Reason("why-marked", ("TTT-TURN-01",), facts={"sign": _sign(owner)})


def _sign(seat: int) -> str:
    return SIGNS[seat + 1]


def _place(cell: int) -> Facts:
    return {"row": cell // 3 + 1, "column": cell % 3 + 1}


GAME: Final = TicTacToe()
registry.register(GAME)
