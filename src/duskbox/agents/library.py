"""Looking ahead and looking back as calls that return values."""

from __future__ import annotations

from collections.abc import Callable

from duskbox.agents.agent import Seen
from duskbox.agents.analysis import SAMPLES, Analysis
from duskbox.agents.analysis import analyse as analyse_match
from duskbox.agents.budget import Budget
from duskbox.agents.search import Verdict, weigh
from duskbox.core.arguments import need
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.position import Position, check_seat
from duskbox.core.matches.records import Record


def search(position: Match | Position, samples: int = 400, *, seconds: float = 0.0, seed: int = 1) -> list[Verdict]:
    """What looking ahead says of each option, the best first: its share won (`mean`), the standard error of that
    (`error`) and in how many sampled tables it was tried (`visits`).

    It knows what the asked seat knows. With `samples` the answer is the same every time, with `seconds` it is not.
    """
    need(position, (Match, Position), "a match or a position")
    need(samples, int, "a number of samples")
    need(seed, int, "a number as seed")
    if samples < 1 and not seconds:
        raise BadSetting("error-bad-value", name="samples", value=str(samples), allowed="1–1000000")
    table = position.table
    decision = table.decision
    if decision is None:
        return []
    seen = Seen(position.game, table, decision.seat)
    budget = Budget(seconds=seconds) if seconds else Budget(iterations=samples)
    return weigh(seen, decision.options, budget, seed)


def analyse(
    record: Match | Record,
    seat: int = 0,
    samples: int = SAMPLES,
    *,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """How much of a finished match was luck and how much skill, for a seat: the curve of its chance to win, the sums,
    and the decisions and draws that mattered most.
    """
    need(record, (Match, Record), "a match or a record")
    need(seat, int, "the number of a seat")
    match = Match.load(record) if isinstance(record, Record) else record
    if match.outcome is None:
        raise DuskboxError("error-not-over")
    check_seat(match.table, seat)
    return analyse_match(match, seat, samples, seed, progress)
