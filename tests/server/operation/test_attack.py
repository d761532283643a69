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
