"""Who sits before the screen: at one terminal several sides share it, and none may see what only another may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.core.errors import BadSetting
from duskbox.terminal import log

if TYPE_CHECKING:
    from duskbox.core.table import Table

#: No seat has looked yet.
NO_SEAT: Final = -1

#: When the screen is handed over with a pause: where a person sits (not when the input is a pipe or a script), always,
#: or never, for a person who plays all sides alone.
AUTO, ALWAYS, NEVER = HAND_OVERS = ("auto", "always", "never")


class HotSeat:
    """Remembers which seat looked last, and what each side has been told."""

    def __init__(self, hand_over: str = AUTO) -> None:
        if hand_over not in HAND_OVERS:
            raise BadSetting("error-bad-value", name="hand-over", value=hand_over, allowed=", ".join(HAND_OVERS))
        self.hand_over = hand_over
        self.viewer = NO_SEAT
        self._first = 0
        self._told: dict[int, int] = {}

    def begin(self, entries: int) -> None:
        """A match is opened with these entries behind it: what is new is the last."""
        self.viewer = NO_SEAT
        self._first = entries - 1
        self._told.clear()

    def is_due(self, table: Table) -> bool:
        """Whether the screen has to change hands before the table may be seen."""
        if self.hand_over == NEVER or table.decision is None or log.sides(table) == 1:
            return False
        return self.viewer == NO_SEAT or table.side(self.viewer) != table.side(table.decision.seat)

    def take(self, table: Table) -> None:
        """The seat that is asked looks now."""
        if table.decision is not None:
            self.viewer = table.decision.seat

    def eyes(self, table: Table) -> int:
        """Whose eyes see the table: those of the seat that is asked; after the end those that looked last, or a
        spectator's where there is still something to hide, for a choice may be taken back.
        """
        if table.decision is not None:
            return table.decision.seat
        return max(0, self.viewer) if log.sides(table) == 1 else -1

    def chose(self, table: Table, seat: int, entry: int) -> None:
        """A seat has made the choice of this entry: all before it is old to its side."""
        self._told[table.side(seat)] = entry

    def news_from(self, table: Table, entries: int) -> int:
        """The first of the entries that is new to the side that is asked."""
        seat = self.viewer if table.decision is None else table.decision.seat
        known = self._first if seat == NO_SEAT else self._told.get(table.side(seat), self._first)
        return max(0, min(known, entries - 1))
