"""How sure one can be: intervals and tests for shares, means, differences on paired seeds, and many comparisons at
once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from duskbox.lab.simulate import interval

NORMAL = NormalDist()
Z = NORMAL.inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval, and of how many observations it is."""

    value: float
    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Difference:
    """A difference with its 95 % interval, how likely luck alone makes one so large (`chance`), and of how many pairs
    it is.
    """

    value: float
    low: float
    high: float
    chance: float
    count: int


def share(hits: int, total: int, comparisons: int = 1) -> Estimate:
    """A share with Wilson's interval, which holds for this many shares at once by Bonferroni's rule."""
    low, high = interval(hits, total, among(comparisons))
    return Estimate(hits / total if total else 0.0, low, high, total)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    centre = math.fsum(values) / len(values)
    spread = Z * _error(values, centre)
    return Estimate(centre, centre - spread, centre + spread, len(values))


def mean_of_few(values: Sequence[float]) -> Estimate:
    """The mean of at least two values with Student's interval, which is wider where they are few."""
    centre = math.fsum(values) / len(values)
    spread = student(0.975, len(values) - 1) * _error(values, centre)
    return Estimate(centre, centre - spread, centre + spread, len(values))


def paired_shares(pairs: Iterable[tuple[bool, bool]]) -> Difference:
    """How much more often the second of a pair is true: Bonett and Price's interval, McNemar's exact test."""
    gained = lost = total = 0
    for first, second in pairs:
        total += 1
        gained += second and not first
        lost += first and not second
    if not total:
        return Difference(0.0, -1.0, 1.0, 1.0, 0)
    # One pair of either kind is added: without them the interval is too narrow where few pairs differ.
    n, up, down = total + 2, (gained + 1) / (total + 2), (lost + 1) / (total + 2)
    centre = up - down
    spread = Z * math.sqrt((up + down - centre * centre) / n)
    chance = _sign_test(gained, lost)
    return Difference((gained - lost) / total, max(-1.0, centre - spread), min(1.0, centre + spread), chance, total)


def paired_means(pairs: Iterable[tuple[float, float]]) -> Difference:
    """How much larger the second of a pair is on average, by the normal form of the differences."""
    steps = [second - first for first, second in pairs]
    if not steps:
        return Difference(0.0, 0.0, 0.0, 1.0, 0)
    centre = math.fsum(steps) / len(steps)
    error = _error(steps, centre)
    chance = 2 * NORMAL.cdf(-abs(centre) / error) if error else float(centre == 0)
    return Difference(centre, centre - Z * error, centre + Z * error, chance, len(steps))


def within_strata(strata: Iterable[tuple[int, int, int, int]], comparisons: int = 1) -> Difference:
    """How much larger a share is with something than without it, compared only inside strata and put together by Mantel
    and Haenszel's weights. A stratum is (hits with, number with, hits without, number without). The interval holds for
    this many comparisons at once, by Bonferroni's rule, and so does the chance.
    """
    weights = difference = variance = 0.0
    count = 0
    for hits, number, other_hits, others in strata:
        if not number or not others:
            continue
        weight = number * others / (number + others)
        weights += weight
        difference += weight * (hits / number - other_hits / others)
        # One imagined hit and one miss keep the spread of a stratum above nothing.
        spread = _spread(hits, number) + _spread(other_hits, others)
        variance += weight * weight * spread
        count += number
    if not weights:
        return Difference(0.0, -1.0, 1.0, 1.0, 0)
    difference, error = difference / weights, math.sqrt(variance) / weights
    z = among(comparisons)
    chance = min(1.0, comparisons * 2 * NORMAL.cdf(-abs(difference) / error))
    return Difference(difference, difference - z * error, difference + z * error, chance, count)


def among(comparisons: int) -> float:
    """How many standard errors wide intervals are, either way, so that all of that many hold together at 95 %
    (Bonferroni's rule).
    """
    return NORMAL.inv_cdf(1 - 0.025 / comparisons)


def student(chance: float, freedom: int) -> float:
    """The quantile of Student's t: what a value with this many degrees of freedom stays below with this chance.

    Few values say little about their own spread.
    """
    if chance < 0.5:
        return -student(1 - chance, freedom)
    # Halving finds it to the last digit; the angle is that of t / sqrt(freedom), which lies between 0 and a right
    # angle.
    low, high = 0.0, math.pi / 2
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if _within(middle, freedom) < 2 * chance - 1 else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def noticeable(count: int, differing: float) -> float:
    """The smallest difference of shares that this many pairs, of which this share differ, would have shown in four of
    five cases.
    """
    return (Z + NORMAL.inv_cdf(0.8)) * math.sqrt(max(differing, 1 / count) / count) if count else 1.0


def _within(angle: float, freedom: int) -> float:
    """How likely Student's t lies between -t and t, by the angle of t / sqrt(freedom): a finite sum (Abramowitz and
    Stegun, 26.7.3 and 26.7.4).
    """
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    total, term = 0.0, cosine if odd else 1.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * step / (step + 1)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def _spread(hits: int, number: int) -> float:
    chance = (hits + 1) / (number + 2)
    return chance * (1 - chance) / number


def _error(values: Sequence[float], centre: float) -> float:
    if len(values) < 2:
        return 0.0
    return math.sqrt(math.fsum((value - centre) ** 2 for value in values) / (len(values) - 1) / len(values))


def _sign_test(one: int, other: int) -> float:
    """How likely a fair coin falls so unevenly, either way."""
    total, less = one + other, min(one, other)
    if total > 5000:
        return min(1.0, 2 * NORMAL.cdf((less + 0.5 - total / 2) / math.sqrt(total / 4)))
    return min(1.0, float(2 * sum(math.comb(total, hits) for hits in range(less + 1)) / (1 << total)))
