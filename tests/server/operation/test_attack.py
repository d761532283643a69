"""A few of the attacks of `make attack`, in bounded work: judged by what still works and by how often the loop was kept
busy, not by how fast the machine is.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from benchmarks import attack
from duskbox.core import registry
from duskbox.core.errors import BadPack
from tests.server.client import Visitor
from tests.server.server_process import serving

#: The worst of the review, and one of each kind.
WORST = [
    "V1 nested EachHero",
    "V4 logs of a long record",
    "V5 thousands of keywords",
    "V6 tables of searching bots",
    "V8 odds on many sockets",
    "V8 downloads of a long record",
    "V10 fragments without end",
    "lists of matches",
    "giant nested JSON",
]
#: How often the loop may be kept busy for more than 100 ms besides what it is in the same time when nothing happens.
#: The engine is interpreted in some runs of the tests, and the machine may be slow, so it is not never; without worker
#: processes each of these attacks does it again and again.
SOMETIMES = 8


def blocked(visitor: Visitor) -> float:
    """How often the loop was kept busy for too long so far."""
    lines = [line.rpartition(" ") for line in visitor.get("/metrics").splitlines()]
    return next(float(value) for name, _, value in lines if name == "duskbox_loop_blocked_total")


@pytest.fixture(scope="module", autouse=True)
def declared() -> None:
    """All attacks are known."""
    if not attack.ATTACKS:
        attack.declare()


def test_there_are_at_least_sixty_attacks_and_those_tested_here_are_among_them() -> None:
    assert len(attack.ATTACKS) >= 60
    assert set(WORST) <= set(attack.ATTACKS)


def test_the_packs_of_the_attacks_are_refused_for_what_they_nest_or_are_as_large_as_packs_may_be() -> None:
    evil = registry.find("a-touch-of-evil")
    for depth, expected in ((12, "shallow"), (400, "shallow"), (4, "less-work")):
        with pytest.raises(BadPack) as refused:
            evil.components.check_pack(attack.nested(depth))
        assert refused.value.facts["expected"] == f"@expect-{expected}"
    evil.components.check_pack(attack.heavy())
    larger = attack.heavy()
    larger["cards"]["flood-0"]["effect"] = ["EachHero", larger["cards"]["flood-0"]["effect"]]
    with pytest.raises(BadPack):
        evil.components.check_pack(larger)


def test_the_worst_attacks_stop_no_one_and_leave_the_loop_free(tmp_path: Path) -> None:
    with serving(tmp_path, **attack.DEFAULTS) as server:
        operator = server.visitor()
        target, bystander = attack.prepared(server, 0.0), attack.Bystander(server)
        bystander.play(time.monotonic() + 1.0)
        begun = time.monotonic()
        first = blocked(operator)
        for name in WORST:
            # The attacks run in this process, so the bystander is asked afterwards; it must not have been cut off.
            attack.ATTACKS[name](target._replace(until=time.monotonic() + 1.0))
            assert bystander.play(time.monotonic() + 0.3), name
        assert time.monotonic() > begun
        assert blocked(operator) - first <= SOMETIMES
        assert attack.serves(server)
        bystander.chair.close()
        server.stop()
        server.start()
        assert attack.serves(server)


# How attacks are judged


def tried(attacked: float, calm: float = 2.0, status: int = 200, grown: int = 0) -> attack.Try:
    """A try."""
    return attack.Try(calm, attacked, grown, {status: 1})


@pytest.mark.parametrize(
    ("one", "is_held"),
    [
        (tried(6.0), True),
        (tried(6.1), False),
        (tried(250.0, calm=100.0), True),
        (tried(250.1, calm=100.0), False),
        (tried(2.0, status=429), True),
        (tried(2.0, status=500), False),
    ],
)
def test_an_attack_is_held_within_three_times_the_calm_and_a_quarter_second_and_without_a_defect(
    one: attack.Try, is_held: bool
) -> None:
    assert one.is_held == is_held
    code = 0 if is_held else 1
    text, found = attack.conclusion([attack.Result("it", one, 1), attack.Result("other", tried(1.0), 1)], True, True)
    assert found == code
    assert text.startswith("2 of 2 held" if is_held else "1 of 2 held")
    assert ("not held: it" in text) != is_held


def test_a_server_that_serves_no_more_fails_the_run_and_so_does_one_of_no_attacks() -> None:
    results = [attack.Result("it", tried(1.0), 1)]
    assert attack.conclusion(results, True, True)[1] == 0
    assert attack.conclusion(results, False, True)[1] == 1
    assert attack.conclusion(results, True, False)[1] == 1
    assert attack.conclusion([], True, True)[1] == 1


def test_a_disturbed_calm_does_not_loosen_the_bar_and_is_told() -> None:
    def window(milliseconds: float) -> list[float]:
        return [milliseconds / 1000] * 20

    calm = attack.Calm([2.0, 2.1, 1.9, 2.0, 2.0])
    compared, attacked, disturbed = calm.judge(window(2.0), window(5.0), window(2.0))
    assert [compared, attacked] == pytest.approx([2.0, 5.0])
    assert not disturbed
    for before, after in ((40.0, 2.0), (2.0, 40.0), (40.0, 40.0)):
        compared, attacked, disturbed = calm.judge(window(before), window(50.0), window(after))
        assert compared == pytest.approx(2.0)
        assert disturbed
        assert not attack.Try(compared, attacked, 0, {}).is_held
    # A quiet moment counts.
    assert calm.judge(window(1.0), window(5.0), window(1.0))[0] == pytest.approx(1.0)
    verdict = attack.Result("it", attack.Try(2.0, 50.0, 0, {}, is_disturbed=True), 4).verdict
    assert verdict == "FAILED, on a disturbed machine"


def test_an_attack_that_is_not_held_is_tried_again_a_few_times_and_its_best_try_counts() -> None:
    def run(tries: list[attack.Try], most: int = 3, until: float = 1.0) -> list[attack.Try]:
        waiting = iter(tries)
        return attack.settled(lambda: next(waiting), most, until, lambda: 0.0)

    bad, worse, good, defect = tried(9.0, grown=7), tried(90.0), tried(3.0), tried(1.0, status=500)
    assert run([good, bad]) == [good]
    assert run([worse, bad, good]) == [worse, bad, good]
    assert run([worse, bad, worse, good]) == [worse, bad, worse]
    assert run([worse, good], until=0.0) == [worse], "time is up"
    assert attack.best_of([worse, bad, worse]) == bad
    assert attack.best_of([bad, good]) == good._replace(grown=7)
    # What broke is not made good by another try.
    assert run([worse, defect, good]) == [worse, defect]
    assert attack.best_of([worse, defect]) == defect


def test_a_line_of_the_report_names_the_attack_its_figures_and_the_verdict() -> None:
    line = attack.line_of(attack.Result("it", attack.Try(2.0, 9.0, 3, {0: 2, 429: 5}), 4))
    assert line.split() == ["it", "2.0", "9.0", "4.5", "+3", "4", "FAILED", "none:2", "429:5"]
