"""Prose: text that breaks only at ordinary spaces.

Textual also breaks lines at no-break spaces, which tears French colons and guillemets from their words. Lines are
therefore broken here, and continuation lines can be indented.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

if TYPE_CHECKING:
    from textual.geometry import Size


def breaks(text: str, width: int, indent: int = 0) -> list[int]:
    """The offsets at which a line of text is cut so that no piece is wider than the width; a long word is cut where it
    must be.
    """
    cuts: list[int] = []
    start, room = 0, width
    while cell_len(text[start:].rstrip(" ")) > room:
        end = start + 1
        while end < len(text) and cell_len(text[start : end + 1]) <= room:
            end += 1
        # A space may hang over the edge.
        space = end if text[end] == " " else text.rfind(" ", start, end)
        cut = end if space <= start else space + 1
        cuts.append(cut)
        start, room = cut, max(1, width - indent)
    return cuts


def wrapped(content: Content, width: int, indent: int = 0) -> Content:
    """The content with its lines broken; those that go on are indented."""
    if width <= indent + 1:
        return content
    lines: list[Content] = []
    for line in content.split("\n", allow_blank=True):
        first, *rest = line.divide(breaks(line.plain, width, indent))
        lines.append(first.rstrip(" "))
        lines += [Content.assemble(" " * indent, piece.rstrip(" ")) for piece in rest]
    return Content("\n").join(lines)


def shortened(content: Content, width: int, most: int) -> Content:
    """The first lines of a text that is broken already; what is left out shows as an ellipsis behind a whole
    word.
    """
    lines = content.split("\n", allow_blank=True)
    if len(lines) <= most:
        return content
    last = lines[most - 1]
    while cell_len(last.plain) + 2 > width and " " in last.plain:
        last = last[: last.plain.rindex(" ")]
    return Content("\n").join([*lines[: most - 1], Content.assemble(last.rstrip(" "), " …")])


class Prose(Widget, can_focus=False):
    """A text as high as it needs to be."""

    DEFAULT_CSS = "Prose { height: auto; }"

    def __init__(self, text: Content | str = "", id: str | None = None, most: int = 0) -> None:
        """`most` is how many lines are shown at most; 0 shows all."""
        super().__init__(id=id)
        self._text = text if isinstance(text, Content) else Content(text)
        self._broken: tuple[int, Content] | None = None
        self._most = most

    @property
    def text(self) -> str:
        """What is shown, without its styles."""
        return self._text.plain

    def update(self, text: Content) -> None:
        """Show another text."""
        if not text.is_same(self._text):
            self._text = text
            self._broken = None
            self.refresh(layout=True)

    def keep_to(self, lines: int) -> None:
        """Show at most this number of lines; 0 shows all."""
        if lines != self._most:
            self._most = lines
            self._broken = None
            self.refresh(layout=True)

    def at_width(self, width: int) -> Content:
        """The text with its lines broken for a width; the last one is kept, because it is asked for several times."""
        if self._broken is None or self._broken[0] != width:
            broken = wrapped(self._text, width)
            self._broken = (width, shortened(broken, width, self._most) if self._most else broken)
        return self._broken[1]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the text has at this width."""
        return self.at_width(width).plain.count("\n") + 1 if self._text.plain else 0

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as its longest line."""
        return max(cell_len(line) for line in self._text.plain.split("\n"))

    def render(self) -> Content:
        """The text with its lines broken."""
        return self.at_width(self.size.width)
