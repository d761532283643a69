"""The soak: every combination a game accepts is played, and its user can stop it."""

from __future__ import annotations

import pytest

from duskbox.lab import soak
from duskbox.lab.simulate import Job, Tally
from duskbox.lab.simulate import simulate as play

LEVELS = ["--game", "fear-of-the-dark", "--over", "difficulty", "--games", "2"]


def test_a_soak_tells_every_combination_and_all_of_them_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(LEVELS) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told[:-1]] == ["easy", "normal", "hard", "very-hard"]
    assert told[-1].startswith("8 games")


@pytest.mark.parametrize("played", [0, 1])
def test_a_soak_that_is_broken_off_stops_and_tells_what_it_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    def broken_off(job: Job, workers: int) -> Tally:
        """The first combination is played, the second broken off after a number of games."""
        if job.settings["difficulty"] == "easy":
            return play(job, workers)
        tally = Tally(games=played, decisions=50 * played, interrupted=True)
        tally.outcomes["lost-sanity"] += played
        return tally

    monkeypatch.setattr(soak, "simulate", broken_off)
    assert soak.main(LEVELS) == 130
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told[:-1]] == ["easy", "normal"][: 1 + played]
    assert told[-1].startswith(f"{2 + played} games")
