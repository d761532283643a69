"""Clocks: how long the asked seat has, and when something has to happen although nobody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskbox.server.messages import ClockShown
from duskbox.server.rows import Terms

if TYPE_CHECKING:
    from duskbox.core.match import Match

#: If a bot has not chosen after so many seconds, another worker takes its turn over.
TAKE_OVER: Final = 2.0


def left(terms: Terms, spent: list[float], turns: list[int], seat: int, waited: float) -> float | None:
    """The seconds a seat has left for this decision; None without a clock."""
    if terms.clock == "decision":
        return terms.seconds - waited
    if terms.clock == "bank":
        return terms.seconds + terms.increment * turns[seat] - spent[seat] - waited
    return None


def clock_shown(
    terms: Terms, match: Match, spent: list[float], turns: list[int], seat: int, waited: float
) -> ClockShown | None:
    """The clocks as a seat may see them. Whoever may not know who is asked is told the banks as they were when the question came."""
    if terms.clock == "none":
        return None
    decision = match.decision
    banks = None
    if terms.clock == "bank":
        banks = [round(left(terms, spent, turns, each, 0.0) or 0.0, 1) for each in range(match.table.seats)]
    if decision is None or (decision.private and decision.seat != seat):
        return ClockShown(None, None, None if decision is not None and decision.private else banks)
    remaining = left(terms, spent, turns, decision.seat, waited)
    return ClockShown(decision.seat, None if remaining is None else round(max(0.0, remaining), 1), banks)


def due_at(
    terms: Terms, match: Match, agent: str, spent: list[float], turns: list[int], asked_at: float, now: float
) -> float | None:
    """When a worker should look at the match again; None if it can wait for a person for ever."""
    decision = match.decision
    if decision is None:
        return None
    if agent:
        return now + TAKE_OVER
    times = []
    remaining = left(terms, spent, turns, decision.seat, 0.0)
    if remaining is not None:
        times.append(asked_at + remaining)
    if terms.away > 0:
        times.append(max(asked_at, now) + terms.away)
    return min(times) if times else None
