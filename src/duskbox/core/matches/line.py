"""The line of a match: set-up and the choices that have not been taken back.

The record only ever grows, for taking a choice back is an entry too; the line is what counts of it now. Tables along
the line are kept, so that undo costs the same however long the match is.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.matches.records import CHOOSE, REDO, START, STEP_BACK, UNDO, Entry
from duskbox.core.table import Table

#: Every table of the last stretch of the line is kept, and before that one in this number.
_STRETCH: Final = 16


@final
class Line:
    """Numbers of entries, with the table that each has led to as far as it is kept."""

    def __init__(self, base: Table) -> None:
        #: The table that the match begins with.
        self.base: Final = base
        self.entries: list[int] = []
        #: What was taken back since the last choice and can be made again, the last one first to come.
        self.undone: list[int] = []
        #: By place in the line: the seats that learned something, as bits, and the table, if it is kept.
        self.learned: list[int] = []
        self.kept: list[Table | None] = []
        #: By entry: the last choice in force after it (an entry, or -1), and of set-up and choices the one before it.
        #: With these the line at any moment of the record is found without playing it all anew.
        self._heads: list[int] = []
        self._parents: list[int] = []

    @property
    def choices(self) -> int:
        """How many choices are in force."""
        return max(0, len(self.entries) - 1)

    @property
    def free_undo(self) -> int:
        """How many choices stay when all is taken back that no one has learned from."""
        stays = self.choices
        while stays > 0 and self.learned[stays] == 0:
            stays -= 1
        return stays

    def was_informative(self, number: int) -> bool:
        """Whether a seat learned something from the choice of this entry; True for one that is not in force."""
        for place in range(len(self.entries) - 1, -1, -1):
            if self.entries[place] == number:
                return self.learned[place] != 0
        return True

    def add(self, number: int) -> None:
        """A new choice: what was taken back before it can no longer be made again."""
        self.entries.append(number)
        self.undone.clear()

    def keep(self, table: Table) -> None:
        """Keep the table of the next place, and drop an old one that is no longer needed so often."""
        self.kept.append(table)
        self.learned.append(table.learned)
        old = len(self.kept) - 1 - _STRETCH
        if old > 0 and old % _STRETCH != 0:
            self.kept[old] = None

    def keep_last_only(self) -> None:
        """Let go of every table but the present one; the next undo replays."""
        for place in range(len(self.kept) - 1):
            self.kept[place] = None

    def nearest(self, place: int) -> int:
        """The last place up to this one whose table is kept; -1 for the beginning."""
        while place >= 0 and self.kept[place] is None:
            place -= 1
        return place

    def table(self, place: int) -> Table:
        """The table that is kept at a place, or that of the beginning for -1."""
        kept = self.kept[place] if place >= 0 else None
        return self.base if kept is None else kept

    def take_back(self, choices: int) -> Table:
        """Take back all after the first `choices`. The table that is returned stands at the last place whose table is
        known: what comes after it in the line has to be carried out anew.
        """
        self.undone += reversed(self.entries[choices + 1 :])
        del self.entries[choices + 1 :]
        start = self.nearest(choices)
        table = self.table(start)
        del self.kept[start + 1 :]
        del self.learned[start + 1 :]
        return table

    def note(self, number: int, entry: Entry) -> None:
        """Note which choice is in force last after an entry, and for a choice which one was before it."""
        entries = self.entries
        played = entry.do == START or entry.do == CHOOSE
        self._heads.append(entries[-1] if entries else -1)
        self._parents.append(entries[-2] if played and len(entries) > 1 else -1)

    def after(self, number: int) -> list[int]:
        """The entries that were in force after an entry."""
        found: list[int] = []
        head = self._heads[number]
        while head >= 0:
            found.append(head)
            head = self._parents[head]
        found.reverse()
        return found

    def shared_with(self, other: list[int]) -> int:
        """How many places another line has in common with this one."""
        shared = 0
        while shared < min(len(other), len(self.entries)) and other[shared] == self.entries[shared]:
            shared += 1
        return shared

    def fork(self, number: int, line: list[int], shared: int) -> Line:
        """The line as it was after `number` entries, with the tables of its first `shared` places."""
        other = Line(self.base)
        other.entries, other.kept, other.learned = line, self.kept[:shared], self.learned[:shared]
        other._heads, other._parents = self._heads[:number], self._parents[:number]
        return other


def step_line(line: list[int], undone: list[int], number: int, entry: Entry) -> None:
    """Take an entry into the line of those in force, and those taken back that can be made again."""
    if entry.do == START or entry.do == CHOOSE:
        line.append(number)
        undone.clear()
    elif entry.do == UNDO or entry.do == STEP_BACK:
        undone += reversed(line[entry.to + 1 :])
        del line[entry.to + 1 :]
    elif entry.do == REDO and undone:
        line.append(undone.pop())
