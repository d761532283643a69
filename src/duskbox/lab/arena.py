"""The arena: who beats whom, from games of every two agents on the same seeds with the sides changed.

Where all seats are on one side, as in solo and cooperative games, each agent plays the seeds for itself: it beats
another on a seed that it wins and the other loses. A game that no agent wins, or both do, is half a win for each.

Ratings are those of Bradley and Terry, fitted by maximum likelihood, on Elo's scale with a mean of 0. One drawn game is
added for every two agents, so that who has never lost is not infinitely strong. An interval is the wider of two: by
Fisher's information, and with the games of one seed taken as one observation.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist
from typing import Any

from duskbox.lab.experiment import Experiment

#: Elo points of one unit of the model: ten times as likely to win is 400 points.
ELO = 400 / math.log(10)
Z = NormalDist().inv_cdf(0.975)
#: The sequential test errs in one of twenty cases, either way.
BOUND = math.log(0.95 / 0.05)

#: By the two agents (as places among the contestants, the first the smaller) and by seed: the first one's points, and
#: of how many games.
Contests = dict[tuple[int, int], dict[int, tuple[float, int]]]


@dataclass(frozen=True)
class Rating:
    """An agent's strength in Elo with its 95 % interval, and its points of all its games."""

    agent: str
    elo: float
    low: float
    high: float
    points: float
    games: int


@dataclass(frozen=True)
class Pairing:
    """What two agents did against each other; `verdict` is what a sequential test says: better, not better, or open."""

    first: str
    second: str
    points: float
    games: int
    verdict: str = ""
    #: The games after which the verdict fell, counted in seeds.
    seeds: int = 0


def contests(experiment: Experiment, columns: Mapping[str, list[Any]]) -> Contests:
    """Who met whom on which seed."""
    names = {name: place for place, name in enumerate(experiment.contestants)}
    found: dict[tuple[int, int], dict[int, tuple[float, int]]] = {
        pair: defaultdict(lambda: (0.0, 0)) for pair in combinations(range(len(names)), 2)
    }
    alone: dict[tuple[int, object], dict[int, bool]] = defaultdict(dict)
    kinds = [(*sorted(cell.settings.items()), *sorted(cell.rulings.items()), cell.content) for cell in experiment.cells]
    for cell, number, winners in zip(columns["cell"], columns["game"], columns["winners"], strict=True):
        seats = experiment.cells[cell].agents
        here = sorted({names[name] for name in seats})
        if len(here) == 1:
            alone[number, kinds[cell]][here[0]] = bool(winners)
            continue
        won = {names[seats[seat]] for seat in winners}
        points = 0.5 if len(won) != 1 else float(here[0] in won)
        _count(found[here[0], here[1]], number, points)
    for (number, _), results in alone.items():
        for first, second in combinations(sorted(results), 2):
            points = 0.5 if results[first] == results[second] else float(results[first])
            _count(found[first, second], number, points)
    return {pair: dict(by_seed) for pair, by_seed in found.items()}


def _count(by_seed: dict[int, tuple[float, int]], seed: int, points: float) -> None:
    before, games = by_seed[seed]
    by_seed[seed] = (before + points, games + 1)


# Ratings


def ratings(agents: tuple[str, ...], met: Contests) -> list[Rating]:
    """Every agent's strength, the strongest first."""
    size = len(agents)
    games = _matrix(size)
    points = _matrix(size)
    for (first, second), by_seed in met.items():
        if by_seed:
            total = sum(count for _, count in by_seed.values())
            won = sum(score for score, _ in by_seed.values())
            games[first][second] = games[second][first] = total + 1.0
            points[first][second] = won + 0.5
            points[second][first] = total - won + 0.5
    strength = _fitted(games, points)
    errors = _errors(games, strength, met)
    found = []
    for place, name in enumerate(agents):
        elo, spread = ELO * strength[place], ELO * Z * errors[place]
        others = [other for other in range(size) if games[place][other]]
        found.append(
            Rating(
                name,
                elo,
                elo - spread,
                elo + spread,
                sum(points[place][other] - 0.5 for other in others),
                round(sum(games[place][other] - 1 for other in others)),
            )
        )
    return sorted(found, key=lambda rating: -rating.elo)


def _fitted(games: list[list[float]], points: list[list[float]]) -> list[float]:
    """The strengths under which these points are most likely, by minorisation; their mean is 0."""
    size = len(games)
    worth = [1.0] * size
    for _ in range(20_000):
        before = worth[:]
        for one in range(size):
            met = sum(games[one][other] / (worth[one] + worth[other]) for other in range(size) if other != one)
            if met:
                worth[one] = sum(points[one]) / met
        scale = math.exp(sum(map(math.log, worth)) / size)
        worth = [each / scale for each in worth]
        if all(abs(math.log(new / old)) < 1e-10 for new, old in zip(worth, before, strict=True)):
            break
    return [math.log(each) for each in worth]


def _errors(games: list[list[float]], strength: list[float], met: Contests) -> list[float]:
    """The standard errors of the strengths: the larger of the model's own and of one that takes seeds as
    observations.
    """
    size = len(strength)
    information = _matrix(size)
    for one, other in combinations(range(size), 2):
        chance = _chance(strength[one] - strength[other])
        weight = games[one][other] * chance * (1 - chance)
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    # Only differences count, so the matrix has no inverse; the mean being 0 gives it one.
    for row in information:
        for column in range(size):
            row[column] += 1 / size
    inverse = _inverted(information)
    for row in inverse:
        for column in range(size):
            row[column] -= 1 / size
    slopes: dict[int, list[float]] = defaultdict(lambda: [0.0] * size)
    for (first, second), by_seed in met.items():
        chance = _chance(strength[first] - strength[second])
        for seed, (points, count) in by_seed.items():
            slopes[seed][first] += points - count * chance
            slopes[seed][second] -= points - count * chance
    seeds = len(slopes)
    found = []
    for one in range(size):
        moved = [sum(inverse[one][other] * slope[other] for other in range(size)) for slope in slopes.values()]
        robust = sum(each * each for each in moved) * (seeds / (seeds - 1) if seeds > 1 else 1.0)
        found.append(math.sqrt(max(inverse[one][one], robust, 0.0)))
    return found


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _matrix(size: int) -> list[list[float]]:
    return [[0.0] * size for _ in range(size)]


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan's way, with the largest pivot; arenas are small."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place and rows[other][place]:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]


# When to stop


def pairings(experiment: Experiment, met: Contests) -> list[Pairing]:
    """Every two agents with what they did and, where a sequential test runs, what it says."""
    found = []
    for (first, second), by_seed in met.items():
        verdict, seeds = "", len(by_seed)
        if _tests(experiment):
            verdict, seeds = _verdict(experiment, by_seed)
        found.append(
            Pairing(
                experiment.contestants[first],
                experiment.contestants[second],
                sum(points for points, _ in by_seed.values()),
                sum(count for _, count in by_seed.values()),
                verdict,
                seeds,
            )
        )
    return found


def undecided(experiment: Experiment, columns: Mapping[str, list[Any]]) -> set[int]:
    """The cells that have to go on: all until every rating is known well enough, or those of agents about whom a test
    has not decided.
    """
    stop = experiment.stop
    assert stop is not None
    met = contests(experiment, columns)
    if not _tests(experiment):
        wide = any(each.high - each.low > 2 * stop.width for each in ratings(experiment.contestants, met))
        return set(range(len(experiment.cells))) if wide else set()
    still = {
        frozenset((pairing.first, pairing.second)) for pairing in pairings(experiment, met) if pairing.verdict == "open"
    }
    return {place for place, cell in enumerate(experiment.cells) if any(pair.issuperset(cell.agents) for pair in still)}


def _tests(experiment: Experiment) -> bool:
    return experiment.stop is not None and experiment.stop.high > experiment.stop.low


def _verdict(experiment: Experiment, by_seed: dict[int, tuple[float, int]]) -> tuple[str, int]:
    """What Wald's sequential test says, looked at after every stage as the run did: the first time a bound is passed
    counts.
    """
    stop = experiment.stop
    assert stop is not None
    shares = {seed: points / games for seed, (points, games) in by_seed.items()}
    last = max(shares, default=-1) + 1
    for end in range(stop.every, last + stop.every, stop.every):
        seen = [share for seed, share in shares.items() if seed < end]
        evidence = likelihood(seen, stop.low, stop.high)
        if abs(evidence) >= BOUND:
            return ("better" if evidence > 0 else "not-better"), len(seen)
    return "open", len(shares)


def likelihood(shares: Iterable[float], low: float, high: float) -> float:
    """The logarithm of how much likelier these shares of points are under a lead of `high` Elo than of `low`, by their
    normal form.

    Two imagined seeds, one won and one lost, keep the spread above nothing.
    """
    seen = list(shares)
    if not seen:
        return 0.0
    mean = sum(seen) / len(seen)
    spread = (sum((share - mean) ** 2 for share in seen) + mean**2 + (1 - mean) ** 2) / (len(seen) + 2)
    worse, better = (1 / (1 + 10 ** (-elo / 400)) for elo in (low, high))
    return len(seen) * (better - worse) * (2 * mean - worse - better) / (2 * spread)
