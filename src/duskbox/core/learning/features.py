"""Features: what a seat may know as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from duskbox.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Reads rows of numbers from 0 to 255 from the tables of one setup; `layout` names its blocks and says how long
    each is.

    A reader may keep what it made last, to be quick when the next table is much the same. Its rows depend on the table
    and the seat alone, but it serves one caller at a time: every environment has its own.
    """

    def __init__(self, layout: list[tuple[str, int]]) -> None:
        self.layout: Final = layout
        self.size: Final = sum(length for _, length in layout)

    def row(self, table: Table, seat: int) -> bytearray:
        """What this seat may know now. The row belongs to the caller."""
        raise NotImplementedError

    def place(self, name: str) -> slice:
        """Where in a row a block stands."""
        start = 0
        for block, length in self.layout:
            if block == name:
                return slice(start, start + length)
            start += length
        raise KeyError(name)
