"""The window on a drawing: it follows the focus, can be panned, and shows where the drawing goes on.

A drawing that does not fit keeps a border of one sign on two sides for the arrows, so that they never cover a square.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

from duskbox.core.parts.drawing import Picture
from duskbox.terminal.full_screen import colours
from duskbox.terminal.reference import ARROWS

if TYPE_CHECKING:
    from textual.geometry import Size


def window_start(length: int, focus: int, pan: int, size: int) -> int:
    """The first column (or row) to be shown: centred if all fits, else around the focus, moved by the pan, within the
    drawing.
    """
    if length <= size:
        return -((size - length) // 2)
    return max(0, min(focus - size // 2 + pan, length - size))


def fitting(picture: Picture, wide: int, high: int) -> Picture:
    """The drawing for a window: twice as large if that leaves a margin, or the narrow one if the other does not fit."""
    across = max((sum(len(text) for text, _ in line) for line in picture.lines), default=0)
    down = len(picture.lines)
    if across > wide and picture.narrow is not None:
        return picture.narrow
    return enlarged(picture) if 2 * across + 4 <= wide and 2 * down + 2 <= high else picture


#: The signs of lines by the sides on which they go on.
_LEFT: Final = "─┐┘┤┬┴┼╴-"
_RIGHT: Final = "─┌└├┬┴┼╶-"
_UP: Final = "│└┘├┤┴┼╵|"
_DOWN: Final = "│┌┐├┤┬┼╷|"
#: Signs that fill a square.
_FILLED: Final = "▓▒░█╳"


def enlarged(picture: Picture) -> Picture:
    """A drawing twice as wide and high: its lines are drawn out, also past a sign that stands in one, filled squares
    stay filled, words and other signs stay as they are.
    """
    signs = ["".join(text for text, _ in line) for line in picture.lines]

    def at(row: int, column: int) -> str:
        inside = 0 <= row < len(signs) and 0 <= column < len(signs[row])
        return signs[row][column] if inside else " "

    lines: list[list[tuple[str, str]]] = []
    for row, line in enumerate(picture.lines):
        upper: list[tuple[str, str]] = []
        lower: list[tuple[str, str]] = []
        column = 0
        for text, style in line:
            if _is_word(text):
                upper.append((text.ljust(2 * len(text)), style))
                lower.append((" " * 2 * len(text), style))
                column += len(text)
                continue
            for sign in text:
                beside = sign if sign in _FILLED else " "
                below = beside
                if sign in _RIGHT or (at(row, column - 1) in _RIGHT and at(row, column + 1) in _LEFT and sign != " "):
                    beside = "─"
                if sign in _DOWN or (at(row - 1, column) in _DOWN and at(row + 1, column) in _UP and sign != " "):
                    below = "│"
                upper.append((sign + beside, style))
                lower.append((below + (sign if sign in _FILLED else " "), style))
                column += 1
        lines += [upper, lower]
    return Picture(lines, (2 * picture.focus[0], 2 * picture.focus[1]), picture.narrow)


def _is_word(text: str) -> bool:
    """Whether signs that belong together stand in a run, and not lines or squares."""
    drawn = {" ", *_LEFT, *_RIGHT, *_UP, *_DOWN, *_FILLED}
    return any(one not in drawn and other not in drawn for one, other in pairwise(text))


def border(length: int, size: int) -> int:
    """How many signs are left free at each end for the arrows: none if all fits."""
    return 0 if length <= size else 1


def _pawn(cells: list[list[tuple[str, str]]]) -> tuple[int, int] | None:
    for row, line in enumerate(cells):
        for column, (_, style) in enumerate(line):
            if style == "pawn":
                return column + 1, row
    return None


class MapView(Widget, can_focus=False):
    """Shows a `Picture` of any size."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._whole = self._picture = Picture([], (0, 0))
        self._indoors = False
        self._fitted_to = self.size
        self._cells: list[list[tuple[str, str]]] = []
        self._dark = False
        self._palette = colours.palette().name
        self._pan = (0, 0)
        self._light_at: tuple[int, int] | None = None

    def show(self, picture: Picture, dark: bool, palette: str) -> None:
        """Show a drawing around its focus; on a floor the light falls from the pawn, wherever the focus is."""
        self._palette = palette
        self._whole = picture
        self._dark = dark
        indoors = any(style == "floor" for line in picture.lines for _, style in line)
        self._indoors = indoors
        self._pan = (0, 0)
        self._fit()
        self.refresh()

    def _fit(self) -> None:
        """Take the drawing that fits: twice as large where there is room, the narrow one where there is little."""
        self._fitted_to = self.size
        self._picture = fitting(self._whole, self.size.width, self.size.height)
        self._cells = [[(sign, style) for text, style in line for sign in text] for line in self._picture.lines]
        self._light_at = (_pawn(self._cells) or self._picture.focus) if self._indoors else None

    def pan(self, across: int, down: int) -> None:
        """Move the window; it stops at the edges of the drawing."""
        left, top = self._start(self.size)
        # The way is counted from what is seen, not from the focus, which lies off the middle of the window near an
        # edge.
        self._pan = self._pan_to((left + across, top + down))
        # What was asked beyond the edge is forgotten, so that the way back begins at once.
        self._pan = self._pan_to(self._start(self.size))
        self.refresh()

    def _pan_to(self, start: tuple[int, int]) -> tuple[int, int]:
        """How far the window must be moved from the focus to begin there."""
        column, row = self._picture.focus
        wide, high = self._room(self.size)
        return start[0] - column + wide // 2, start[1] - row + high // 2

    def _room(self, size: Size) -> tuple[int, int]:
        """The columns and rows of the window that show the drawing."""
        wide, high = self.extent
        return size.width - 2 * border(wide, size.width), size.height - 2 * border(high, size.height)

    def _start(self, size: Size) -> tuple[int, int]:
        wide, high = self.extent
        across, down = self._room(size)
        column, row = self._picture.focus
        return window_start(wide, column, self._pan[0], across), window_start(high, row, self._pan[1], down)

    @property
    def extent(self) -> tuple[int, int]:
        """The width and height of the drawing."""
        return len(self._cells[0]) if self._cells else 0, len(self._cells)

    def _brightness(self, column: int, row: int) -> float:
        if self._light_at is None:
            return 1.0
        return colours.brightness(column - self._light_at[0], row - self._light_at[1], self._dark)

    def render_line(self, y: int) -> Strip:
        """One row of the window."""
        size = self.size
        if size != self._fitted_to:
            # A window can change between two drawings.
            self._fit()
        left, top = self._start(size)
        wide, high = self.extent
        beside, above = border(wide, size.width), border(high, size.height)
        on_border = above and y in (0, size.height - 1)
        row = top + y - above
        cells = self._cells[row] if 0 <= row < high and not on_border else []
        signs: list[tuple[str, str, float]] = []
        for x in range(size.width):
            column = left + x - beside
            inside = beside <= x < size.width - beside and 0 <= column < len(cells)
            sign, style = cells[column] if inside else (" ", "void")
            signs.append((sign, style, self._brightness(column, row)))
        up, down, to_left, to_right = ARROWS
        for x, y_at, sign, goes_on in (
            (size.width // 2, 0, up, above and top > 0),
            (size.width // 2, size.height - 1, down, above and top + size.height - 2 < high),
            (0, size.height // 2, to_left, beside and left > 0),
            (size.width - 1, size.height // 2, to_right, beside and left + size.width - 2 < wide),
        ):
            if goes_on and y == y_at:
                signs[x] = (sign, "door", 1.0)
        segments = [
            Segment(sign, colours.style_of(style, share, self._dark, self._palette)) for sign, style, share in signs
        ]
        return Strip(Segment.simplify(segments), size.width)
