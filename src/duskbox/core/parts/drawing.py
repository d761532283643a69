"""A table as people see it: in text for terminals and screen readers, and as an SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.messages import Facts
from duskbox.core.parts.part import Part
from duskbox.core.svg import BONE, INK, Pen
from duskbox.core.views import Where


@final
class Picture:
    """A drawing in text: lines of (text, style), the column and row that a small window should show, and the same in
    fewer columns for a window in which it has no room, if the game has such a drawing.
    """

    def __init__(
        self, lines: list[list[tuple[str, str]]], focus: tuple[int, int], narrow: Picture | None = None
    ) -> None:
        self.lines: Final = lines
        self.focus: Final = focus
        self.narrow: Final = narrow

    def __reduce__(self) -> tuple[object, ...]:
        return Picture, (self.lines, self.focus, self.narrow)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing(Part):
    """Draws the pieces that `Game.pieces` gives a seat. A game that says nothing is drawn as a list of its pieces."""

    def board(self, pieces: Mapping[str, object], plain: bool) -> Picture:
        """A drawing in text, in Unicode or in plain ASCII."""
        return Picture([[(f"{name}: {piece}", "piece")] for name, piece in sorted(pieces.items())], (0, 0))

    def preview(self, pieces: Mapping[str, object], where: Where, plain: bool) -> Picture | None:
        """The drawing with what an option points at or would lay down, or None where the drawing has nothing of it."""
        return None

    def arrows(self) -> dict[str, str]:
        """The keys of the options that arrow keys choose while a path is asked for, by the side (`N`, `E`, `S`, `W`),
        and under `stop` the one that ends the path.
        """
        return {}

    def svg(self, pieces: Mapping[str, object], say: Callable[[str], str]) -> str:
        """An SVG of what a seat sees; `say` gives the text of a message. For notebooks and environments. A game that
        says nothing is shown as its drawing in text.
        """
        lines = ["".join([text for text, _ in runs]) for runs in self.board(pieces, False).lines]
        width = max([len(line) for line in lines]) if lines else 0
        pen = Pen(20 + 8.4 * width, 20 + 18.0 * len(lines), say("game-name"))
        pen.box(0, 0, 20 + 8.4 * width, 20 + 18.0 * len(lines), INK)
        for number, line in enumerate(lines):
            pen.text(
                10, 24 + 18 * number, escape(line, quote=False), 14, BONE, "start",
                'xml:space="preserve" style="font-family: monospace"',
            )  # fmt: skip
        return pen.svg()

    def summary(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """What a seat needs to know that the drawing does not show, as messages and their facts, in order."""
        return []

    def details(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """The rest of what a seat may look up at any time."""
        return []
