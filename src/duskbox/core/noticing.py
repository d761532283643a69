"""Who notices an entry of a match.

Each seat has a version, a number that says whether there is anything new for it. It must not tell more than the seat is told: what
another seat does in secret, such as giving a standing order, leaves it as it is.

A seat that is told of no event still notices when what it sees has changed: a window that closes turns the phase on without a word.
"""

from __future__ import annotations

from duskbox.core.decisions import Decision
from duskbox.core.game import Game
from duskbox.core.records import CHOOSE, SALT, Entry
from duskbox.core.table import EVERYONE, Event, Table


def notice(game: Game, versions: list[int], entry: Entry, before: Table, after: Table, events: list[Event]) -> None:
    """Raise the version of every seat that notices an entry, and the last one if a spectator does."""
    if entry.do == SALT:
        return
    everybody = entry.do != CHOOSE or after.outcome is not before.outcome
    told = 0
    for event in events:
        # The masks of several events may make up every seat; a spectator knows only what one event tells to all.
        everybody = everybody or event.to == EVERYONE
        told |= event.to
    last = len(versions) - 1
    for seat in range(last):
        if everybody or told >> seat & 1 or seat == entry.seat or _sees_change(game, before, after, seat):
            versions[seat] += 1
    if everybody or _sees_change(game, before, after, -1):
        versions[last] += 1


def _sees_change(game: Game, before: Table, after: Table, seat: int) -> bool:
    """Whether a seat is shown another table than before. Views are compared only for those who noticed nothing else: it costs most."""
    return _differs(before.decision, after.decision, seat) or game.pieces(before, seat) != game.pieces(after, seat)


def _differs(was: Decision | None, now: Decision | None, seat: int) -> bool:
    """Whether a seat is shown another decision than before: its own is shown whole, of another's no more than who is asked."""
    if was is now:
        return False
    if was is None or now is None:
        return True
    if was.seat == seat or now.seat == seat:
        return was.seat != now.seat or was.state() != now.state()
    return (-1 if was.private else was.seat) != (-1 if now.private else now.seat)
