"""The window on a drawing: it follows the focus, can be panned, and shows where the drawing goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

from duskbox.core.game import Picture
from duskbox.terminal import looks

if TYPE_CHECKING:
    from textual.geometry import Size

#: How many empty signs may be seen beyond the edge of the drawing.
_MARGIN = 1


def window_start(length: int, focus: int, pan: int, size: int) -> int:
    """The first column (or row) to be shown: centred if all fits, else around the focus, moved by the pan, within the drawing."""
    if length <= size:
        return -((size - length) // 2)
    return max(-_MARGIN, min(focus - size // 2 + pan, length - size + _MARGIN))


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
        self._picture = Picture([], (0, 0))
        self._cells: list[list[tuple[str, str]]] = []
        self._dark = False
        self._pan = (0, 0)
        self._light_at = (0, 0)

    def show(self, picture: Picture, dark: bool) -> None:
        """Show a drawing around its focus; the light falls from the pawn, wherever the focus is."""
        self._picture = picture
        self._cells = [[(sign, style) for text, style in line for sign in text] for line in picture.lines]
        self._dark = dark
        self._light_at = _pawn(self._cells) or picture.focus
        self._pan = (0, 0)
        self.refresh()

    def pan(self, across: int, down: int) -> None:
        """Move the window; it stops at the edges of the drawing."""
        start = self._start(self.size)
        self._pan = (self._pan[0] + across, self._pan[1] + down)
        moved = self._start(self.size)
        # What was asked beyond the edge is forgotten, so that the way back begins at once.
        if moved[0] == start[0]:
            self._pan = (self._pan[0] - across, self._pan[1])
        if moved[1] == start[1]:
            self._pan = (self._pan[0], self._pan[1] - down)
        self.refresh()

    def _start(self, size: Size) -> tuple[int, int]:
        wide = len(self._cells[0]) if self._cells else 0
        column, row = self._picture.focus
        return (
            window_start(wide, column, self._pan[0], size.width),
            window_start(len(self._cells), row, self._pan[1], size.height),
        )

    def render_line(self, y: int) -> Strip:
        """One row of the window."""
        size = self.size
        left, top = self._start(size)
        wide = len(self._cells[0]) if self._cells else 0
        row = top + y
        cells = self._cells[row] if 0 <= row < len(self._cells) else []
        signs: list[tuple[str, str, float]] = []
        for x in range(size.width):
            column = left + x
            sign, style = cells[column] if 0 <= column < len(cells) else (" ", "void")
            share = looks.brightness(column - self._light_at[0], row - self._light_at[1], self._dark)
            signs.append((sign, style, share))
        for x, y_at, sign, goes_on in (
            (0, size.height // 2, "◂", left > 0),
            (size.width - 1, size.height // 2, "▸", left + size.width < wide),
            (size.width // 2, 0, "▴", top > 0),
            (size.width // 2, size.height - 1, "▾", top + size.height < len(self._cells)),
        ):
            if goes_on and y == y_at:
                signs[x] = (sign, "door", 1.0)
        segments: list[Segment] = []
        for sign, style, share in signs:
            segments.append(Segment(sign, looks.look(style, share, self._dark)))
        return Strip(Segment.simplify(segments), size.width)
