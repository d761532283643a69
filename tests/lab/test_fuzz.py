"""The fuzzer: it passes sound games, and finds and shrinks a fault that was put in."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from duskbox.core import registry
from duskbox.core.matches.match import Match
from duskbox.core.parts.checks import Checks
from duskbox.core.table import Table
from duskbox.lab import fuzz
from tests.core.high_card import Cards, HighCard


class NeverBothSwap(Checks):
    """After both seats have swapped, the table is not sound."""

    def violations(self, table: Table) -> list[str]:
        return ["both swapped"] if table.draws[0] == 4 else []


class Faulty(HighCard):
    """High Card with a fault."""

    def __init__(self) -> None:
        super().__init__()
        self.checks = NeverBothSwap()


def test_a_sound_game_gets_through_in_every_style() -> None:
    for number, style in enumerate(fuzz.STYLES):
        case, match = fuzz.play(fuzz.Case("fear-of-the-dark", {}, {}, str(number), ()), Random(number), style)
        assert match is not None
        assert match.outcome is not None
        assert fuzz.replay(case) is None


def test_a_fault_is_shrunk_to_the_choices_that_cause_it() -> None:
    def again(case: fuzz.Case) -> fuzz.Failure | None:
        """Breaks when `b` comes some time after `a`."""
        keys = [key for key in case.keys if key != "illegal"]
        if "a" in keys and "b" in keys[keys.index("a") :]:
            return fuzz.Failure(fuzz.Case("g", {}, {}, "s", tuple(keys)), "Unsound", "b after a")
        return None

    keys = ("x", "b", "illegal", "x", "a", "x", "y", "x", "b", "x", "x")
    shrunk = fuzz.shrink(fuzz.Failure(fuzz.Case("g", {}, {}, "s", keys), "Unsound", "b after a"), again)
    assert shrunk.case.keys == ("a", "b")


def test_a_fault_of_a_game_is_found_shrunk_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    registry.register(Faulty())
    try:
        out = tmp_path / "failure.txt"
        code = fuzz.main(["--seconds", "20", "--game", "high-card", "--seed", "1", "--out", str(out)])
    finally:
        registry.forget("high-card")
    assert code == 1
    report = out.read_text()
    assert "both swapped" in report
    assert "'swap', 'let-it-be', 'swap'" in report or "'swap', 'ask-to-show', 'swap'" in report
    assert "Match.new('high-card'" in report
    assert "shrinking" in capsys.readouterr().out


def test_the_time_is_kept_and_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--seconds", "1", "--game", "fear-of-the-dark", "--seed", "3"]) == 0
    assert "nothing found" in capsys.readouterr().out
    assert fuzz.main(["--seconds", "1", "--game", "chess"]) == 2


def test_undo_that_leads_elsewhere_is_noticed() -> None:
    match = Match.new("fear-of-the-dark", seed="x")
    for _ in range(4):
        match.choose(match.options[0])
    fuzz._there_and_back(match, Random(1))
    table = match.table
    assert not isinstance(table, Cards)
    match.course.table = match.at(1).table
    with pytest.raises(fuzz.Unsound):
        fuzz._there_and_back(match, Random(1))
