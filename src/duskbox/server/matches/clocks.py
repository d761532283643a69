"""Clocks: how long the asked seat has, and when something has to happen although no one chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.agents.agent import budget_of
from duskbox.core.matches.records import CHOOSE
from duskbox.server.socket.messages import ClockShown
from duskbox.server.storage.rows import SPECTATOR, EntryRow, MatchRow, Terms

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.records import Entry

#: Seconds after which another worker takes over the turn of a bot that should have chosen.
TAKE_OVER: Final = 2.0


class Clocks:
    """What each seat has spent, counted from the entries, and since when the present question is open."""

    def __init__(self, row: MatchRow) -> None:
        self.asked_at = row.created_at
        self._spent = [0.0] * row.seats
        self._turns = [0] * row.seats
        # The same without questions that were asked in private: what the others may know of a seat's bank.
        self._open_spent = [0.0] * row.seats
        self._open_turns = [0] * row.seats

    def count(self, entry: Entry, row: EntryRow) -> None:
        """Add an entry."""
        if row.question == "none":
            return
        self.asked_at = row.at
        if entry.do == CHOOSE:
            self._spent[entry.seat] += row.spent
            self._turns[entry.seat] += 1
            if row.question == "open":
                self._open_spent[entry.seat] += row.spent
                self._open_turns[entry.seat] += 1

    def left(self, terms: Terms, seat: int, waited: float) -> float | None:
        """The seconds a seat has left for this decision; None without a clock."""
        return _left(terms, self._spent[seat], self._turns[seat], waited)

    def shown(self, terms: Terms, match: Match, seat: int, waited: float) -> ClockShown | None:
        """The clocks as a seat may see them: of another's bank, only what was spent on questions that all saw.

        A seat that may not know who is asked is told no bank as long as the question is open.
        """
        if terms.clock == "none":
            return None
        spent, turns = self._open_spent[:], self._open_turns[:]
        if seat != SPECTATOR:
            spent[seat], turns[seat] = self._spent[seat], self._turns[seat]
        banks = None
        if terms.clock == "bank":
            banks = [round(_left(terms, *bank, 0.0) or 0.0, 1) for bank in zip(spent, turns, strict=True)]
        decision = match.decision
        if decision is None or (decision.private and decision.seat != seat):
            return ClockShown(None, None, banks if decision is None else None)
        asked = decision.seat
        remaining = _left(terms, spent[asked], turns[asked], waited)
        return ClockShown(asked, None if remaining is None else round(max(0.0, remaining), 1), banks)

    def due(
        self, terms: Terms, match: Match, agent: str, asked_at: float, gone_since: float, now: float
    ) -> float | None:
        """When a worker should look at the match again; None if it can wait for a person for ever."""
        decision = match.decision
        if decision is None:
            return None
        if agent:
            thought = budget_of(agent)
            return now + TAKE_OVER + (0.0 if thought is None else thought.seconds)
        times = []
        remaining = self.left(terms, decision.seat, 0.0)
        if remaining is not None:
            times.append(asked_at + remaining)
        if terms.away > 0 and terms.kind == "live":
            times.append(max(asked_at, gone_since) + terms.away)
        return min(times) if times else None


def _left(terms: Terms, spent: float, turns: int, waited: float) -> float | None:
    if terms.clock == "decision":
        return terms.seconds - waited
    if terms.clock == "bank":
        return terms.seconds + terms.increment * turns - spent - waited
    return None
