"""`duskbox reproduce`: what broke a match is seen again from its report."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.core import registry
from duskbox.core.decisions import Option
from duskbox.core.matches.match import Match
from duskbox.core.settings import Setup
from tests.core.high_card import Cards, HighCard


class FaultyCards(Cards):
    """A table at which no one can concede without breaking it."""

    def copy(self) -> FaultyCards:
        other = FaultyCards(self.faces, self.may_ask, self.ties_to_first)
        self.copy_base_to(other)
        other.cards = self.cards[:]
        other.shown = self.shown[:]
        return other

    def take_anytime(self, option: Option, seat: int) -> None:
        raise ZeroDivisionError(f"seat {seat} conceded")


class Faulty(HighCard):
    """High Card with that fault."""

    def _cards(self, setup: Setup) -> Cards:
        sound = super()._cards(setup)
        return FaultyCards(sound.faces, sound.may_ask, sound.ties_to_first)


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """The record of a match of the faulty game, as a frozen match leaves it behind."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    registry.register(Faulty())
    path = tmp_path / "report.jsonl"
    match = Match.new("high-card", seed="report")
    match.choose("keep")
    path.write_text(match.record.text(with_seed=True), encoding="utf-8")
    yield str(path)
    registry.forget("high-card")


def test_a_choice_that_breaks_shows_where(report: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce", report, "--seat", "1", "--choose", "concede"]) == 1
    err = capsys.readouterr().err
    assert "Traceback" in err
    assert "take_anytime" in err
    assert err.rstrip().endswith("ZeroDivisionError: seat 0 conceded")


def test_a_choice_that_works_is_said_to_work(report: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce", report, "--choose", "keep"]) == 0
    assert "“keep” works" in capsys.readouterr().out


def test_a_choice_that_the_rules_refuse_is_no_defect(report: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce", report, "--choose", "let-it-be"]) == 2
    err = capsys.readouterr().err
    assert "let-it-be" in err
    assert "Traceback" not in err


def test_the_report_stays_as_it_was(report: str) -> None:
    before = Path(report).read_bytes()
    main(["reproduce", report, "--choose", "keep"])
    assert Path(report).read_bytes() == before
