"""The analysis of a match: what luck did, what skill did, and which decisions and draws mattered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.agents.analysis import Analysis, analyse, stations
from duskbox.core import registry
from duskbox.core.matches.match import Match
from tests.core.high_card import GAME, Cards

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.forget(GAME.name)


def dealt(first: int, second: int, then: int = 0) -> Match:
    """A match of High Card in which the first seat holds this of twenty cards, the second that, and a swap would bring
    the third.
    """
    for seed in range(20_000):
        match = Match.new(GAME, {"faces": "20", "asking": "no"}, seed=str(seed))
        assert isinstance(match.table, Cards)
        if match.table.cards == [first, second] and then in (0, _after_swap(match)):
            return match
    raise AssertionError("no such deal")


def _after_swap(match: Match) -> int:
    fork = Match.load(match.record.text(with_seed=True))
    fork.choose("swap")
    assert isinstance(fork.table, Cards)
    return fork.table.cards[0]


def told(match: Match, *keys: str) -> Analysis:
    for key in keys:
        match.choose(key)
    assert match.outcome is not None
    return analyse(match, 0, samples=100)


def test_keeping_a_card_that_cannot_win_is_named_with_the_better_option() -> None:
    found = told(dealt(1, 12), "keep", "keep")
    assert not found.won
    [worst] = found.decisions
    assert (worst.key, worst.other) == ("keep", "swap")
    assert worst.ahead < -0.2
    assert worst.doubt < 0.1


def test_keeping_a_card_that_nearly_always_wins_is_named_as_good() -> None:
    found = told(dealt(20, 7), "keep", "keep")
    assert found.won
    [best] = found.decisions
    assert (best.key, best.other) == ("keep", "swap")
    assert best.ahead > 0.2


@pytest.mark.parametrize(("card", "lucky"), [(20, True), (1, False)])
def test_what_a_draw_did_is_told(card: int, lucky: bool) -> None:
    found = told(dealt(2, 12, card), "swap", "let-it-be", "keep")
    [draw] = found.draws
    assert (draw.entry, draw.key) == (1, "swap")
    assert (draw.after - draw.before > 0.2) if lucky else (draw.after - draw.before < -0.2)
    assert found.won is lucky
    assert (found.luck > 0) is lucky


def test_the_curve_begins_with_the_first_choice_and_ends_with_the_outcome() -> None:
    found = told(dealt(20, 7), "keep", "keep")
    assert found.curve[-1][1:] == (1.0, 0.0)
    assert all(0 <= chance <= 1 for _, chance, _ in found.curve)


@pytest.mark.parametrize("name", ["fear-of-the-dark/lost-terror", "a-touch-of-evil/one-hero"])
def test_luck_skill_and_the_rest_add_up_to_the_whole_way(name: str) -> None:
    match = Match.load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    found = analyse(match, 0, samples=2)
    assert found.skill + found.luck + found.rivals == pytest.approx(found.curve[-1][1] - found.curve[0][1])
    assert len(found.draws) == 3
    assert len(found.decisions) <= 3


def test_the_same_match_has_the_same_account_every_time() -> None:
    match = Match.load((RECORDS / "fear-of-the-dark" / "lost-terror.jsonl").read_text(encoding="utf-8"))
    assert analyse(match, 0, samples=3) == analyse(match, 0, samples=3)


def test_a_player_who_gives_up_loses_by_their_own_hand() -> None:
    match = Match.new("fear-of-the-dark", {"difficulty": "easy"}, seed="dusk")
    match.choose("give-up")
    found = analyse(match, 0, samples=20)
    [(_, before, _), _] = found.curve
    assert before > 0
    assert (found.skill, found.luck, found.rivals) == (-before, 0, 0)


def test_giving_up_counts_also_where_there_was_but_one_option() -> None:
    match = Match.new("fear-of-the-dark", seed="dusk")
    while len(match.options) > 1:
        match.choose(match.options[0])
    match.choose("give-up")
    assert analyse(match, 0, samples=2).curve[-2][0] == len(match.record.entries) - 1


def test_what_was_taken_back_is_not_accounted_for() -> None:
    match = dealt(1, 12)
    match.choose("keep")
    match.undo()
    match.choose("swap")
    match.choose("let-it-be", seat=1)
    match.undo()
    match.redo()
    match.choose("keep")
    assert [station.key for station in stations(match)] == ["swap", "let-it-be", "keep"]


def test_progress_is_heard_station_by_station() -> None:
    heard: list[tuple[int, int]] = []
    match = dealt(20, 7)
    match.choose("keep")
    match.choose("swap")
    match.choose("let-it-be")
    analyse(match, 0, samples=2, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(1, 2), (2, 2)]
