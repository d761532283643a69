"""Who notices an entry of a match.

Each seat has a version, a number that says whether there is anything new for it. It must not tell more than the seat is
told: what another seat does in secret, such as giving a standing order, leaves it as it is.

A seat that is told of no event still notices when what it sees has changed: a window that closes turns the phase on
without a word.
"""

from __future__ import annotations

from typing import final

from duskbox.core.decisions import Decision
from duskbox.core.game import Game
from duskbox.core.matches.records import CHOOSE, SALT, Entry
from duskbox.core.table import EVERYONE, Event, Table


@final
class Versions:
    """The number of each seat, and last that of a spectator: seat -1 is at its place."""

    def __init__(self, seats: int) -> None:
        self.numbers: list[int] = [0] * (seats + 1)
        #: The entry that each of them noticed last; -1 for none.
        self.last: list[int] = [-1] * (seats + 1)
        #: By entry who noticed it, as bits; -1 where a snapshot has taken its place.
        self.noticers: list[int] = []
        #: Whether it is worked out at all. Looking back needs none of it, and it costs much.
        self.watched: bool = True
        #: Whether these could not be worked out, because a snapshot stands for entries that would tell.
        self.unknown: bool = False

    def __getitem__(self, seat: int) -> int:
        return self.numbers[seat]

    def add(self, game: Game, number: int, entry: Entry, before: Table, after: Table, events: list[Event]) -> None:
        """Raise the numbers of those who notice an entry."""
        noticers = 0
        if self.watched:
            was = self.numbers[:]
            notice(game, self.numbers, entry, before, after, events)
            for place in range(len(was)):
                if self.numbers[place] != was[place]:
                    self.last[place] = number
                    noticers |= 1 << place
        self.noticers.append(noticers)

    def take_up(self, numbers: list[int], last: list[int], entries: int) -> None:
        """Go on from a snapshot, which stands for a number of entries."""
        self.numbers, self.last, self.noticers = numbers, last, [-1] * entries

    def at(self, number: int) -> Versions:
        """The versions as they were when the record had that many entries."""
        then = Versions(len(self.numbers) - 1)
        then.watched = self.watched
        later = self.noticers[number:]
        then.unknown = -1 in later
        then.numbers, then.noticers = self.numbers[:], self.noticers[:number]
        for noticed in later:
            for place in range(len(then.numbers)):
                then.numbers[place] -= noticed >> place & 1
        for place in range(len(then.last)):
            last = self.last[place]
            if last >= number:
                last = number - 1
                while last >= 0 and then.noticers[last] != -1 and not then.noticers[last] >> place & 1:
                    last -= 1
                then.unknown = then.unknown or (last >= 0 and then.noticers[last] == -1)
            then.last[place] = last
        return then


def notice(game: Game, versions: list[int], entry: Entry, before: Table, after: Table, events: list[Event]) -> None:
    """Raise the version of every seat that notices an entry, and the last one if a spectator does."""
    if entry.do == SALT:
        return
    everyone = entry.do != CHOOSE or after.outcome is not before.outcome
    told = 0
    for event in events:
        # The masks of several events may make up every seat; a spectator knows only what one event tells to all.
        everyone = everyone or event.to == EVERYONE
        told |= event.to
    last = len(versions) - 1
    for seat in range(last):
        if everyone or told >> seat & 1 or seat == entry.seat or _sees_change(game, before, after, seat):
            versions[seat] += 1
    if everyone or _sees_change(game, before, after, -1):
        versions[last] += 1


def _sees_change(game: Game, before: Table, after: Table, seat: int) -> bool:
    """Whether a seat is shown another table than before.

    Views are compared only for those who noticed nothing else: it costs most.
    """
    return _differs(before.decision, after.decision, seat) or game.pieces(before, seat) != game.pieces(after, seat)


def _differs(was: Decision | None, now: Decision | None, seat: int) -> bool:
    """Whether a seat is shown another decision than before: its own is shown whole, of another's no more than who is
    asked.
    """
    if was is now:
        return False
    if was is None or now is None:
        return True
    if was.seat == seat or now.seat == seat:
        return was.seat != now.seat or was.state() != now.state()
    return (-1 if was.private else was.seat) != (-1 if now.private else now.seat)
