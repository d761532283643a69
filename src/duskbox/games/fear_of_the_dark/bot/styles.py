"""Styles: habits of experienced players that differ in a few traits, none of which is best in every labyrinth.

The first is how rules of thumb are played. A look-ahead player finds out at every decision which style fares best from
there (`Game.styles`). The numbers were found by trying many on the same games, and kept where they won more of them.
"""

from __future__ import annotations

from typing import Final, final

#: More Mind cards than there are, and further than any walk: a limit set to this is never reached.
NEVER: Final = 99


@final
class Style:
    """The traits."""

    def __init__(
        self,
        first_terror: float = 0.35,
        keep_scout: int = 7,
        near: int = 70,
        dark_steps: int = NEVER,
        bold_light: int = NEVER,
        detour: int = 6,
    ) -> None:
        #: What a first Terror counts as, which does not kill but is half of what does (FD-HAZ-08).
        self.first_terror: Final = first_terror
        #: What the Scout card is worth to keep, and how much Investigate is wanted in hand where something can be
        #: found.
        self.keep_scout: Final = keep_scout
        self.near: Final = near
        #: In the Dark with a match to spend: from how many steps on the walk is paid for by the mind, and the light
        #: kept for its end.
        self.dark_steps: Final = dark_steps
        #: With more Mind cards than this one is given up for the light of five cards rather than three (FD-MATCH-07).
        self.bold_light: Final = bold_light
        #: How far out of the way an Item may lie, in half steps; below 0 none is searched for.
        self.detour: Final = detour


STYLES: Final = [
    Style(),
    # Does not stop to search.
    Style(first_terror=0.43, keep_scout=9, near=53, dark_steps=4, detour=-1),
    # Nor does this one, and it gives up its mind for light.
    Style(first_terror=0.43, keep_scout=9, near=53, dark_steps=4, bold_light=4, detour=-1),
]
