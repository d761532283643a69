"""A pen for SVG pictures, with Duskbox's colours: ink, bone and candle light."""

from __future__ import annotations

from typing import Final, final

INK: Final = "#0d0b12"
DUSK: Final = "#15121c"
STONE: Final = "#1e1a27"
FLOOR: Final = "#2b2536"
LINE: Final = "#3d3549"
WALL: Final = "#6d6178"
BONE: Final = "#e9dfc9"
SAND: Final = "#c9bea6"
ASH: Final = "#a2988a"
AMBER: Final = "#f2b24b"
EMBER: Final = "#b9771d"
BLOOD: Final = "#a5323a"
BLUSH: Final = "#e88a86"
MOON: Final = "#7fa3c7"
MOSS: Final = "#8fb07a"

_SERIF: Final = "Palatino, 'Palatino Linotype', Georgia, serif"


@final
class Pen:
    """Collects the elements of a picture; what is drawn later lies on top."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._width: Final = width
        self._height: Final = height
        self._title: Final = title
        self._parts: Final[list[str]] = []

    def raw(self, element: str) -> None:
        """Put in an element as it is."""
        self._parts.append(element)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        stroke: str = "none",
        line: float = 1,
        round: float = 0,
    ) -> None:
        """A rectangle."""
        self.raw(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(round)}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="{_n(line)}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, stroke: str = "none", line: float = 1) -> None:
        """A circle."""
        self.raw(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" stroke="{stroke}"'
            f' stroke-width="{_n(line)}"/>'
        )

    def oval(self, x: float, y: float, across: float, down: float, fill: str, stroke: str = "none") -> None:
        """An ellipse."""
        self.raw(
            f'<ellipse cx="{_n(x)}" cy="{_n(y)}" rx="{_n(across)}" ry="{_n(down)}" fill="{fill}" stroke="{stroke}"/>'
        )

    def path(self, line: str, fill: str = "none", stroke: str = "none", width: float = 1, more: str = "") -> None:
        """A path in SVG's own letters."""
        self.raw(
            f'<path d="{line}" fill="{fill}" stroke="{stroke}" stroke-width="{_n(width)}" stroke-linecap="round" '
            f'stroke-linejoin="round" {more}/>'
        )

    def text(
        self, x: float, y: float, words: str, size: float, fill: str, anchor: str = "middle", more: str = ""
    ) -> None:
        """Text, already escaped; y is the base line."""
        self.raw(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" fill="{fill}" text-anchor="{anchor}"'
            f" {more}>{words}</text>"
        )

    def svg(self) -> str:
        """The whole picture. Its title is what a screen reader says."""
        width, height = _n(self._width), _n(self._height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'role="img" font-family="{_SERIF}"><title>{self._title}</title>' + "".join(self._parts) + "</svg>"
        )


def _n(value: float) -> str:
    """A number as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".")
