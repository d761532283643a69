"""Bots that an operator has written: one that is good enough, one that never answers, one that breaks."""

from __future__ import annotations

import os
from pathlib import Path

import duskbox as db


def last(seen: db.Seen) -> db.Option:
    """Takes the last option, and notes which process it runs in."""
    noted = os.environ.get("OWN_BOTS_NOTED")
    if noted:
        with Path(noted).open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
    return seen.options[-1]


class Mirror:
    """Looks at what its seat may see, and takes the free cell opposite the first mark."""

    def choose(self, seen: db.Seen) -> str:
        """The cell, or the first that is free."""
        cells = seen.pieces()["cells"]
        other = 1 - seen.seat
        opposite = f"mark:{8 - cells.index(other)}" if other in cells else ""
        return opposite if opposite in seen.options else seen.options.keys()[0]


def stuck(seen: db.Seen) -> db.Option:
    """Never answers."""
    while True:
        pass


def broken(seen: db.Seen) -> db.Option:
    """Has a defect."""
    raise RuntimeError("no idea")
