"""Luck and skill: an analysis of what moved a seat's chance to win, from the first choice to the last.

The chance to win at a decision is that of a player who knows what the seat knows and plays on by rules of thumb. A
choice of the seat's own moves it by *skill*: from what the habitual option is worth to what the chosen one is worth.
What chance then answers moves it by *luck*, and what the others do by *rivals*. The three add up to the way from the
first chance to the last, which is 1 or 0.

An analysis is made of stations that can be measured one by one, in any order and in any process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from duskbox.agents.agent import Seen
from duskbox.agents.budget import Budget
from duskbox.agents.search import lead, weigh
from duskbox.agents.search_tree import Tree
from duskbox.core.game import Game
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import CHOOSE, REDO, STEP_BACK, UNDO, Entry
from duskbox.core.table import Table

#: How many samples a station is measured in, without being told.
SAMPLES: Final = 60
#: How many decisions and draws an analysis names.
NAMED: Final = 3
#: A difference counts if it is this many standard errors away from nothing.
_SURE: Final = 2.0


@dataclass(frozen=True)
class Station:
    """A choice on the line of a match: the number of its entry, who chose what, whether chance answered, and the table
    before it.
    """

    entry: int
    seat: int
    key: str
    drew: bool
    table: Table


@dataclass(frozen=True)
class Measure:
    """What a station was worth to the seat: by habit, by what was chosen, and by the best other option if the choice
    was its own.
    """

    habit: float
    error: float
    chosen: float
    #: The best other option, by how much the chosen one was ahead of it (below 0: behind), and the standard error of
    #: that.
    other: str = ""
    ahead: float = 0.0
    doubt: float = 0.0


@dataclass(frozen=True)
class Swing:
    """Something that mattered: where, what was chosen, and by how much the chance to win moved."""

    entry: int
    seat: int
    key: str
    before: float
    after: float
    #: For a decision: the best other option, how much better the chosen one was than that, and the standard error.
    other: str = ""
    ahead: float = 0.0
    doubt: float = 0.0


@dataclass(frozen=True)
class Analysis:
    """The curve (entry, chance, error), the sums, and what mattered most."""

    seat: int
    won: bool
    curve: list[tuple[int, float, float]]
    skill: float
    luck: float
    rivals: float
    decisions: list[Swing]
    draws: list[Swing]


def stations(match: Match) -> list[Station]:
    """The choices that count at the end of a match, each with the table before it."""
    found: list[Station] = []
    undone: list[Station] = []
    walked = unplayed_match(match.record)
    for number, entry in enumerate(match.record.entries):
        before = walked.table
        walked.course.follow(number, entry)
        if entry.do == CHOOSE:
            found.append(_station(number, entry, before))
            undone.clear()
        elif entry.do in (UNDO, STEP_BACK):
            undone += reversed(found[entry.to :])
            del found[entry.to :]
        elif entry.do == REDO:
            while len(found) < entry.to and undone:
                found.append(undone.pop())
    return found


def _station(number: int, entry: Entry, before: Table) -> Station:
    return Station(number, entry.seat, entry.key, bool(entry.draws), before)


def matters(station: Station, seat: int) -> bool:
    """Whether a station has to be measured: the seat had a choice or took one of its options at any time, or chance
    answered.

    The rest moves nothing.
    """
    decision = station.table.decision
    if station.drew or decision is None:
        return station.drew
    return decision.seat == seat == station.seat and (len(decision.options) > 1 or is_anytime(station))


def is_anytime(station: Station) -> bool:
    """Whether what was chosen is none of the options of the decision but possible at any time, such as giving up."""
    decision = station.table.decision
    return decision is None or decision.option(station.key) is None


def measure(game: Game, station: Station, seat: int, samples: int = SAMPLES, seed: int = 1) -> Measure:
    """What a station was worth to the seat, from what it knew. The same samples and seed give the same answer."""
    # Played on by habit alone: a tree that learns would be worth more with every sample it has seen.
    config = game.bot.search.at_depth(0)
    seen = Seen(game, station.table, seat)
    tree = Tree(seen, config, seed * 7919 + station.entry)
    decision = station.table.decision
    chosen = None if decision is None else decision.option(station.key)
    if decision is None or chosen is None or decision.seat != seat or station.seat != seat:
        values = [tree.play_on(number) for number in range(samples)]
        mean, error = _mean(values)
        return Measure(mean, error, mean)
    if len(decision.options) == 1:
        mean, error = _mean([tree.try_out(chosen, number) for number in range(samples)])
        return Measure(mean, error, mean)
    habit = tree.habits.option(seen.sample(seed))
    ours = [tree.try_out(chosen, number) for number in range(samples)]
    usual = ours if habit == chosen else [tree.try_out(habit, number) for number in range(samples)]
    mean, error = _mean(usual)
    others = [option for option in decision.options if option != chosen]
    # Found in other samples than it is then judged in: the best of many looks better than it is where it was picked.
    verdicts = weigh(seen, others, Budget(iterations=samples * min(4, len(others))), seed + 1)
    other = verdicts[0].option
    theirs = usual if other == habit else [tree.try_out(other, number) for number in range(samples)]
    ahead, doubt = lead(ours, theirs)
    return Measure(mean, error, _mean(ours)[0], other.key, ahead, doubt)


def _mean(values: list[float]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, sqrt(max(spread, 1.0 / (count + 2)) / count)


def analyse(
    match: Match, seat: int, samples: int = SAMPLES, seed: int = 1, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """The analysis of a match that has ended; `progress` hears how many stations of how many are measured."""
    found = [station for station in stations(match) if matters(station, seat)]
    measures = []
    for number, station in enumerate(found, start=1):
        measures.append(measure(match.game, station, seat, samples, seed))
        if progress is not None:
            progress(number, len(found))
    return summed(match, seat, found, measures)


def summed(match: Match, seat: int, found: list[Station], measures: list[Measure]) -> Analysis:
    """The analysis that the measures of a match's stations make."""
    outcome = match.outcome
    won = outcome is not None and outcome.won(seat)
    ends = [measure.habit for measure in measures[1:]] + [1.0 if won else 0.0]
    curve = [(station.entry, measure.habit, measure.error) for station, measure in zip(found, measures, strict=True)]
    curve.append((len(match.record.entries), 1.0 if won else 0.0, 0.0))
    skill = luck = rivals = 0.0
    decisions: list[Swing] = []
    draws: list[Swing] = []
    for station, measured, after in zip(found, measures, ends, strict=True):
        skill += measured.chosen - measured.habit
        if station.drew:
            luck += after - measured.chosen
            draws.append(Swing(station.entry, station.seat, station.key, measured.chosen, after))
        elif station.seat == seat and is_anytime(station):
            # No one else did it: a player who gives up has lost by their own hand.
            skill += after - measured.chosen
        else:
            rivals += after - measured.chosen
        if measured.other:
            swing = Swing(
                station.entry,
                seat,
                station.key,
                measured.habit,
                measured.chosen,
                measured.other,
                measured.ahead,
                measured.doubt,
            )
            decisions.append(swing)
    sure = [swing for swing in decisions if abs(swing.ahead) > _SURE * swing.doubt]
    return Analysis(
        seat,
        won,
        curve,
        skill,
        luck,
        rivals,
        sorted(sure, key=lambda swing: -abs(swing.ahead))[:NAMED],
        sorted(draws, key=lambda swing: -abs(swing.after - swing.before))[:NAMED],
    )
