"""Simulation: the same results however the work is shared."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from duskbox.core.errors import BadSetting
from duskbox.lab import workers
from duskbox.lab.simulate import Job, interval, simulate

JOB = Job("fear-of-the-dark", {"difficulty": "hard"}, {}, None, "random", 600, 5)


def test_one_process_and_two_come_to_the_same_tally() -> None:
    heard: list[int] = []
    alone = simulate(JOB, 1, heard.append)
    together = simulate(JOB, 2)
    assert (alone.games, alone.decisions, alone.outcomes, alone.wins) == (
        together.games,
        together.decisions,
        together.outcomes,
        together.wins,
    )
    assert alone.games == sum(alone.outcomes.values()) == sum(heard) == 600


def test_a_long_job_calls_other_processes_and_comes_to_the_same_tally(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.0)
    monkeypatch.setattr(workers, "cores", lambda: 2)
    started: list[int] = []
    processes = workers.Processes.__init__

    def counted(self: workers.Processes[object, object], *given: Any) -> None:
        started.append(given[-1])
        processes(self, *given)

    monkeypatch.setattr(workers.Processes, "__init__", counted)
    found = simulate(JOB, 0)
    assert started == [2]
    alone = simulate(JOB, 1)
    assert (found.decisions, found.outcomes) == (alone.decisions, alone.outcomes)


def test_another_seed_gives_other_games() -> None:
    other = Job("fear-of-the-dark", {"difficulty": "hard"}, {}, None, "random", 600, 6)
    assert simulate(JOB).decisions != simulate(other).decisions


def test_rulings_and_packs_reach_the_tables() -> None:
    out = simulate(Job("fear-of-the-dark", {}, {"early-exit": "walk-out-loses"}, None, "random", 200, 1))
    assert out.outcomes["walked-out"] > 0
    pack: dict[str, object] = {
        "pack": {"game": "fear-of-the-dark"},
        "replace": ["rooms"],
        "rooms": {"A": {"doors": "NESW", "plan": [". . .", ". . .", ". . ."]}},
        "labyrinth": {"deck": 1},
    }
    small = simulate(Job("fear-of-the-dark", {}, {}, pack, "random", 200, 1))
    assert small.outcomes["won"] > 20, "one plain room and out"
    assert small.wins[0] == small.outcomes["won"]


@pytest.mark.parametrize(
    "job",
    [
        Job("chess", {}, {}, None, "random", 1, 1),
        Job("fear-of-the-dark", {"difficulty": "cruel"}, {}, None, "random", 1, 1),
        Job("fear-of-the-dark", {}, {"door-step": "sideways"}, None, "random", 1, 1),
        Job("fear-of-the-dark", {}, {}, None, "oracle", 1, 1),
    ],
)
def test_a_job_that_cannot_be_done_is_refused_before_it_starts(job: Job) -> None:
    with pytest.raises(BadSetting):
        simulate(job)


def test_intervals_hold_at_the_edges_and_in_the_middle() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 100)[0] == 0.0
    assert 0.03 < interval(0, 100)[1] < 0.04
    assert interval(100, 100)[1] == 1.0
    assert interval(0, 0) == (0.0, 1.0)


def interrupts_blocked(job: object, task: object) -> bool:
    """Whether Ctrl+C does not reach this process: a worker inherits it, so that it holds from its first moment."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_an_interrupt_reaches_the_run_and_no_worker_that_is_still_starting() -> None:
    with workers.Processes(interrupts_blocked, None, 1) as crew:
        assert list(crew.work([1])) == [True]
    assert not interrupts_blocked(None, 1), "the run itself hears it"
