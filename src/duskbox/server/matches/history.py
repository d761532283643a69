"""What an entry was to each seat, and how far something was taken back, so that a log can mark what no longer counts.

A seat is told no more than it knows already: of others' entries, that something was chosen or taken back. Who gave an
order is shown to no one else.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from duskbox.core.matches.records import CHOOSE, REDO, SALT, START, STEP_BACK, UNDO

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.records import Entry
    from duskbox.server.socket.messages import Did

#: Entries that take something back.
BACK: Final = (UNDO, STEP_BACK)

_DID: Final[dict[str, Did]] = {START: "start", CHOOSE: "choice", UNDO: "undo", REDO: "redo", STEP_BACK: "step-back"}


def did(entry: Entry, seat: int, still_asked: bool) -> Did:
    """What an entry was to a seat.

    A choice after which the same is asked was an option of any time, which only its seat is shown.
    """
    if still_asked and entry.do == CHOOSE and entry.seat == seat:
        return "anytime"
    return _DID.get(entry.do, "choice")


class History:
    """Who noticed which entry, for as far as this worker has followed the match: one number for each entry, one bit for
    each seat.
    """

    __slots__ = ("_asked", "_first", "_line", "_noticed", "_still_asked", "_versions")

    def __init__(self, match: Match) -> None:
        self._first = len(match.record.entries)
        self._noticed = array("Q")
        self._versions = match.course.versions.numbers[:]
        self._asked = match.decision
        self._still_asked = False
        #: The numbers of the entries that the present table comes from: choices that still count, or their making
        #: again.
        self._line = array("L")
        for number, entry in enumerate(match.record.entries):
            self._follow(number, entry)

    def _follow(self, number: int, entry: Entry) -> None:
        if entry.do in BACK:
            del self._line[entry.to + 1 :]
        elif entry.do != SALT:
            self._line.append(number)

    def goes_on(self, match: Match) -> bool:
        """Whether a match that was opened again stands where this history ends; then it is kept up."""
        known = self._first + len(self._noticed)
        if known != len(match.record.entries) or self._versions != match.course.versions.numbers:
            return False
        self._asked = match.decision
        return True

    def add(self, match: Match) -> None:
        """Note who noticed the last entry."""
        entries = match.record.entries
        self._follow(len(entries) - 1, entries[-1])
        versions, noticed = match.course.versions.numbers, 0
        if versions != self._versions:
            for place, version in enumerate(versions):
                if version != self._versions[place]:
                    noticed |= 1 << place
            self._versions = versions[:]
        self._noticed.append(noticed)
        decision = match.decision
        self._still_asked = decision is self._asked
        self._asked = decision

    def did(self, match: Match, seat: int) -> Did:
        """What the last entry was to a seat."""
        return did(match.record.entries[-1], seat, self._still_asked)

    def back_to(self, match: Match, seat: int) -> int | None:
        """The version of a seat at which the table was as the last entry has made it again, if that took something back
        and is remembered.
        """
        return self._version(match, seat, self._line[-1]) if match.record.entries[-1].do in BACK else None

    def version_at(self, match: Match, seat: int, choices: int) -> int | None:
        """The version of a seat at which this number of choices that count had been made, if that is remembered."""
        return self._version(match, seat, self._line[choices]) if choices < len(self._line) else None

    def _version(self, match: Match, seat: int, entry: int) -> int | None:
        """The version of a seat after an entry, if that is remembered."""
        since = entry + 1 - self._first
        if since < 0:
            return None
        bit = 1 << (seat % len(match.course.versions.numbers))
        return match.course.versions[seat] - sum(1 for noticed in self._noticed[since:] if noticed & bit)
