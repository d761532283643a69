"""How sure one can be: differences on paired seeds, and many comparisons at once."""

from __future__ import annotations

import math
from random import Random

import pytest
from scipy import stats

from duskbox.lab import estimates
from duskbox.lab.simulate import interval


def test_a_mean_has_the_interval_of_its_spread() -> None:
    found = estimates.mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert math.isclose(found.high - found.value, 1.959964 * math.sqrt(5 / 3 / 4), rel_tol=1e-6)


def test_pairs_that_never_differ_show_nothing() -> None:
    found = estimates.paired_shares([(True, True)] * 50 + [(False, False)] * 50)
    assert (found.value, found.chance) == (0.0, 1.0)
    assert found.low < 0 < found.high


def test_mcnemars_test_is_that_of_a_fair_coin() -> None:
    # Nine of ten pairs that differ go one way: 2 * (1 + 10) / 1024.
    found = estimates.paired_shares([(False, True)] * 9 + [(True, False)] + [(True, True)] * 10)
    assert math.isclose(found.chance, 22 / 1024)
    assert found.value == 0.4
    large = estimates.paired_shares([(False, True)] * 2600 + [(True, False)] * 2500)
    exact = sum(math.comb(5100, hits) for hits in range(2501)) * 2 / 2**5100
    assert math.isclose(large.chance, exact, rel_tol=0.01)


def test_paired_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    luck, held = Random(2), 0
    for _ in range(400):
        pairs = []
        for _ in range(80):
            first = luck.random() < 0.3
            pairs.append((first, first or luck.random() < 0.1))
        found = estimates.paired_shares(pairs)
        held += found.low <= 0.07 <= found.high
    assert 0.92 <= held / 400 <= 0.99


def test_means_of_pairs_differ_by_what_was_added() -> None:
    luck = Random(3)
    pairs = [(value := luck.gauss(10, 5), value + luck.gauss(0.5, 1)) for _ in range(400)]
    found = estimates.paired_means(pairs)
    assert found.low < 0.5 < found.high
    assert found.chance < 0.001
    assert estimates.paired_means([(1, 1), (2, 2)]).chance == 1.0


def test_strata_take_away_a_difference_that_only_comes_from_their_mixture() -> None:
    # In both strata the card changes nothing; but it comes up where games are mostly won.
    strata = [(72, 80, 18, 20), (2, 20, 8, 80)]
    assert math.isclose(estimates.within_strata(strata).value, 0.0, abs_tol=1e-12)
    plain = estimates.within_strata([tuple(map(sum, zip(*strata, strict=True)))])  # type: ignore[list-item]
    assert plain.value > 0.4


def test_many_comparisons_make_intervals_wider_and_verdicts_rarer() -> None:
    one = estimates.within_strata([(60, 100, 45, 100)])
    many = estimates.within_strata([(60, 100, 45, 100)], 200)
    assert one.low > 0 and one.chance < 0.05
    assert many.low < 0 and many.chance == min(1.0, one.chance * 200)
    assert one.value == many.value


def test_more_games_show_smaller_differences() -> None:
    assert estimates.noticeable(10_000, 0.3) < estimates.noticeable(100, 0.3) / 9


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062047),
        (2, 4.3026527),
        (3, 3.1824463),
        (7, 2.3646243),
        (8, 2.3060041),
        (11, 2.2009852),
        (29, 2.0452296),
        (30, 2.0422725),
        (1000, 1.9623391),
    ],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert math.isclose(estimates.student(0.975, freedom), quantile, rel_tol=1e-7)
    assert math.isclose(estimates.student(0.025, freedom), -quantile, rel_tol=1e-7)
    assert estimates.student(0.5, freedom) == 0.0


def test_students_quantiles_reach_far_into_the_tail_and_come_close_to_normal_ones() -> None:
    # With one degree of freedom it is Cauchy's distribution, with two it has a root.
    assert math.isclose(estimates.student(1 - 1e-6, 1), math.tan(math.pi * (0.5 - 1e-6)), rel_tol=1e-6)
    assert math.isclose(estimates.student(0.999, 2), (2 * 0.999 - 1) * math.sqrt(2 / (4 * 0.999 * 0.001)), rel_tol=1e-9)
    assert math.isclose(estimates.student(0.975, 100_000), estimates.Z, rel_tol=1e-4)


def test_students_intervals_of_few_values_hold_the_truth_as_often_as_they_say() -> None:
    luck, held = Random(5), 0
    for _ in range(2000):
        values = [luck.gauss(3, 2) for _ in range(5)]
        found = estimates.mean_of_few(values)
        held += found.low <= 3 <= found.high
    assert 0.94 <= held / 2000 <= 0.96


# Held against scipy


def test_shares_have_the_intervals_of_scipy() -> None:
    for total in (1, 7, 40, 1000):
        for hits in range(0, total + 1, max(1, total // 7)):
            for comparisons in (1, 12):
                found = estimates.share(hits, total, comparisons)
                wanted = stats.binomtest(hits, total).proportion_ci(1 - 0.05 / comparisons, method="wilson")
                assert (found.low, found.high) == pytest.approx((wanted.low, wanted.high), abs=1e-12)


def test_means_and_paired_means_have_the_intervals_and_chances_of_scipy() -> None:
    luck = Random(11)
    for number in (2, 5, 60):
        first = [luck.gauss(0, 1) for _ in range(number)]
        second = [value + luck.gauss(0.3, 1) for value in first]
        found = estimates.mean(first)
        wanted = stats.norm.interval(0.95, loc=sum(first) / number, scale=stats.sem(first))
        assert (found.low, found.high) == pytest.approx(wanted, rel=1e-9)
        differences = [b - a for a, b in zip(first, second, strict=True)]
        pair = estimates.paired_means(zip(first, second, strict=True))
        error = stats.sem(differences)
        centre = sum(differences) / number
        assert (pair.low, pair.high) == pytest.approx(stats.norm.interval(0.95, loc=centre, scale=error), rel=1e-9)
        assert pair.chance == pytest.approx(2 * stats.norm.sf(abs(centre) / error), rel=1e-9)


def test_the_chance_of_pairs_is_that_of_scipys_sign_test() -> None:
    for gained, lost in ((0, 1), (3, 3), (10, 2), (40, 61), (700, 655)):
        pairs = [(False, True)] * gained + [(True, False)] * lost + [(True, True)] * 9
        wanted = stats.binomtest(gained, gained + lost).pvalue
        assert estimates.paired_shares(pairs).chance == pytest.approx(wanted, rel=1e-9)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 9, 10, 57, 1000])
def test_students_quantiles_are_those_of_scipy(freedom: int) -> None:
    for chance in (0.001, 0.3, 0.5, 0.9, 0.975, 0.9999):
        assert estimates.student(chance, freedom) == pytest.approx(stats.t.ppf(chance, freedom), rel=1e-8, abs=1e-12)


def test_a_share_can_be_sure_among_many() -> None:
    one, many = estimates.share(39, 100), estimates.share(39, 100, 12)
    assert (one.low, one.high) == pytest.approx(interval(39, 100))
    z = estimates.NORMAL.inv_cdf(1 - 0.025 / 12)
    assert many.low < one.low < one.high < many.high
    # Wilson's bounds are where the share is just z standard errors away.
    for bound in (many.low, many.high):
        assert math.isclose(abs(0.39 - bound), z * math.sqrt(bound * (1 - bound) / 100), rel_tol=1e-9)
