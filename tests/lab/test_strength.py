"""The strength page: games are kept, a run goes on where the last one stopped, and hindsight is what it says."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from duskbox.core import registry
from duskbox.lab import strength
from duskbox.lab.hindsight import tries_to_win
from duskbox.lab.report import strength_page
from duskbox.lab.report.strength_page import page
from duskbox.lab.simulate import interval
from duskbox.lab.strength import Book, Played, exact, jobs, play


def test_a_game_is_fixed_by_agent_level_and_number() -> None:
    first, again = play("thumb", "hard", 3), play("thumb", "hard", 3)
    assert (first.outcome, first.decisions) == (again.outcome, again.decisions)
    assert len({play("random", "hard", number).decisions for number in range(4)}) > 1


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.add(play("random", "easy", 0))
    book.add(play("random", "hard", 1))
    again = Book(tmp_path)
    assert [(game.level, game.outcome) for game in again.played] == [(game.level, game.outcome) for game in book.played]
    left = list(jobs(again, ["random"], ["easy", "hard"], 2, 1000))
    assert left == [("random", "hard", 0, False, 0), ("random", "easy", 1, False, 0)]
    again.add(play("thumb", "hard", 0, weighted=True))
    left = list(jobs(again, ["thumb", "weighted thumb"], ["hard"], 1, 1000))
    assert left == [("thumb", "hard", 0, False, 0)]
    assert list(jobs(again, ["search(100 ms)"], ["hard"], 1, 1000)) == [
        ("search:100", "hard", 0, True, strength.SAMPLES["hard"])
    ]


def test_half_a_line_that_an_interruption_left_is_cut_off(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.add(play("random", "easy", 0))
    path = tmp_path / "fear-of-the-dark.jsonl"
    with path.open("a") as file:
        file.write('{"agent": "random", "lev')
    again = Book(tmp_path)
    assert len(again.played) == 1
    again.add(play("random", "easy", 1))
    assert [game.number for game in Book(tmp_path).played] == [0, 1]


def test_a_game_that_two_runs_have_played_counts_once(tmp_path: Path) -> None:
    first, second = Book(tmp_path), Book(tmp_path)
    for book, seconds in ((first, 1.0), (second, 2.0)):
        book.add(Played("thumb", "hard", 0, "won", 100, seconds))
        book.add(Played("thumb", "hard", 0, "won", 100, seconds, 0.8))
    second.add(Played("thumb", "hard", 1, "lost-echo", 100, 2.0))
    told = [(game.number, game.weight, game.seconds) for game in Book(tmp_path).played]
    assert told == [(0, None, 1.0), (0, 0.8, 1.0), (1, None, 2.0)]


def test_budgets_are_turned_into_iterations_by_the_speed_that_was_measured() -> None:
    assert exact("search(100 ms)", 4321) == "search:430"
    assert exact("search(1 s)", 4321) == "search:4300"
    assert exact("thumb", 4321) == "thumb"


def test_the_page_counts_what_was_played_and_says_what_was_not(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for number in range(10):
        book.add(Played("thumb", "normal", number, "won" if number < 8 else "lost-echo", 100, 0.001))
    text = page(book, 4321, "")
    assert "80.0 % (49.0–94.3), 10 games" in text
    assert "lost-echo 20.0 %" in text
    assert "| search(1 s) | – | – | – | – |" in text


def test_a_weighed_game_leaves_sudden_ends_out_and_counts_less_by_their_chance() -> None:
    """By rules of thumb on Hard: as many wins as in plain games within the error, and less than half of the spread."""
    plain = [play("thumb", "hard", number).won for number in range(150)]
    games = [play("thumb", "hard", number, weighted=True) for number in range(150)]
    assert not {game.outcome for game in games} & {"lost-echo", "lost-terror"}
    assert all(game.weight is not None and 0 < game.weight <= 1 for game in games)
    weighted = [game.won for game in games]
    mean, share = sum(weighted) / 150, sum(plain) / 150
    assert mean == pytest.approx(share, abs=0.12)
    assert sum((value - mean) ** 2 for value in weighted) < 0.5 * sum((value - share) ** 2 for value in plain)


def test_the_page_compares_weighed_games_number_by_number(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for number, (ours, theirs) in enumerate([(0.9, 0.8), (0.7, 0.7), (1.0, 0.85)]):
        book.add(Played("search:430", "normal", number, "won", 100, 1.0, ours))
        book.add(Played("thumb", "normal", number, "won", 100, 0.001, theirs))
    text = page(book, 4321, "")
    assert "86.7 % (69.4–100.0), 3 weighted games" in text
    assert "+8.3 (-0.3 to +17.0), 3 games" in text
    assert "a sudden end 13.3 %" in text


def test_gains_add_up_to_what_an_agent_wins_more_or_less_than_rules_of_thumb() -> None:
    """On Easy chance wins nothing and rules of thumb 99.3 %: whatever the luck of its games, all of that is lost by its
    choices.
    """
    games = [play("random", "easy", number, weighted=True, samples=40) for number in range(12)]
    gains = [game.gain for game in games if game.gain is not None]
    assert len(gains) == 12 and not any(game.won for game in games)
    mean, error = strength.mean_of(gains)
    assert error < 0.09
    assert mean == pytest.approx(-0.993, abs=3 * error)
    assert play("thumb", "easy", 0, weighted=True, samples=40).gain == 0.0


def test_what_choices_gained_is_added_to_what_rules_of_thumb_win(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for number, (gain, weight) in enumerate([(0.05, 0.96), (0.1, 0.96), (0.15, 0.88), (0.1, 0.96)]):
        book.add(Played("search:430", "normal", number, "won", 100, 1.0, weight, gain))
    assert "| search(100 ms) | – | 94.0 % (90.1–97.9), 4 weighted games | – | – |" in page(book, 4321, "")
    book.baselines["normal"] = (0.84, 0.004, 40_000)
    text = page(book, 4321, "")
    # Three quarters of what the choices say, 84 + 10 points, and a quarter of what was won, 94: games differ by 2.32
    # points. With four games that is a standard error of 1.16, and with three quarters of the baseline's 1.20.
    assert "| search(100 ms) | – | 94.0 % (91.7–96.3), 4 games with advantage estimates | – | – |" in text
    assert "| search(100 ms) | – | +10.0 (+7.5 to +12.5), 4 games | – | – |" in text
    # This number of plain games has an interval of 4.7 points around such a share: 3.92 times the root of 0.94 x 0.06 /
    # 403, a little less by Wilson.
    assert "| search(100 ms) | – | 403 | – | – |" in text


def test_games_that_are_not_told_by_choices_have_a_say_by_what_was_won(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.baselines["hard"] = (0.72, 0.0, 40_000)
    for number in range(40):
        told = {"gain": 0.1 + 0.01 * (-1) ** number} if number < 4 else {}
        weight = 0.82 if number < 4 else 0.86 + 0.02 * (-1) ** number
        book.add(Played("search:430", "hard", number, "won", 100, 1.0, weight, **told))
    # Told: 82.0 with an error of 0.43. The 36 others: 86.0 with one of 0.34, which counts 1.64 times as much.
    assert "| search(100 ms) | – | – | 84.5 % (84.0–85.0), 4 games with advantage estimates | – |" in page(
        book, 4321, ""
    )


def test_a_cell_that_has_the_games_asked_for_counts_wins_and_needs_no_estimates(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.baselines["easy"] = (0.993, 0.0004, 40_000)
    for number in range(2000):
        outcome = "won" if number >= 4 else "lost-sanity"
        book.played.append(Played("search:430", "easy", number, outcome, 120, 6.0, 1.0, 0.1 if number < 50 else None))
    text = page(book, 4321, "")
    assert "| search(100 ms) | 99.8 % (99.5–99.9), 2,000 games | – | – | – |" in text
    # 99.8 less 99.3, and the distances to the bounds of both put together: 0.31 and 0.08 below, 0.12 and 0.08 above.
    assert "| search(100 ms) | +0.5 (+0.2 to +0.6), 2,000 games | – | – | – |" in text
    assert "| search(100 ms) | 2,000 | – | – | – |" in text
    # One game fewer, and the fifty that were told have the say.
    book.played.pop()
    assert "50 games with advantage estimates" in page(book, 4321, "")


def test_an_estimate_that_luck_has_carried_to_the_edge_is_no_surer(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.baselines["easy"] = (0.999, 0.0, 40_000)
    for number, gain in enumerate([0.0, 0.02, 0.0, 0.02]):
        book.add(Played("search:430", "easy", number, "won", 100, 1.0, 1.0, gain))
    text = page(book, 4321, "")
    # An error of 0.433 points around 100.7: the bounds are 1.70 apart, of which 0.18 can be.
    assert "| search(100 ms) | 100.0 % (99.8–100.0), 4 games with advantage estimates | – | – | – |" in text
    assert f"| search(100 ms) | {strength_page.games_as_sure(1.0, 2 * 1.96 * 0.00433013):,} | – | – | – |" in text


def test_games_as_sure_as_an_interval_are_those_whose_own_is_as_wide() -> None:
    low, high = interval(1000, 1000)
    assert strength_page.games_as_sure(1.0, high - low) == 1000
    low, high = interval(240, 400)
    assert strength_page.games_as_sure(0.6, high - low) == 400


def test_what_a_game_costs_is_its_play_and_not_its_measuring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is told here by a clock that only measuring moves, by a second for each choice that is compared."""
    clock = [0.0]

    def compared(*_: object) -> tuple[float, float]:
        clock[0] += 1.0
        return 0.0, 0.0

    monkeypatch.setattr(strength, "advantage", compared)
    monkeypatch.setattr(time, "process_time", lambda: clock[0])
    game = play("random", "easy", 0, weighted=True, samples=1)
    assert game.measuring == clock[0] > 0.0
    assert game.seconds == 0.0
    assert play("random", "easy", 0, weighted=True).measuring is None
    book = Book(tmp_path)
    book.add(game)
    assert Book(tmp_path).played == [game]


def test_the_page_says_where_what_it_costs_has_the_measuring_in_it(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for number in range(strength.FEWEST):
        # On Easy enough games were not measured, on Normal the measuring was timed apart, on Hard one game is missing:
        # older ones have all in one.
        book.played.append(Played("search:430", "easy", number, "won", 110, 2.0, 1.0))
        book.played.append(Played("search:430", "easy", 100 + number, "won", 130, 9.0, 1.0, 0.1))
        book.played.append(Played("search:430", "normal", number, "won", 120, 3.0, 1.0, 0.1, 5.0))
        book.played.append(Played("search:430", "hard", number, "won", 120, 4.0, 1.0, 0.1, None if number else 1.0))
    text = page(book, 4321, "").partition("### What it costs")[2]
    assert "| search(100 ms) | 120, 2.0 s | 120, 3.0 s | 120, 4.0 s with estimates | – |" in text
    assert (
        "Where 30 games or more were played without advantage estimates, or with the time of those kept apart" in text
    )


def test_plain_games_are_not_told(tmp_path: Path) -> None:
    book = Book(tmp_path)
    waiting = list(jobs(book, ["search(100 ms)"], ["easy"], 1, 1000, plain=True))
    assert waiting == [("search:100", "easy", 0, True, 0)]
    assert play(*waiting[0]).gain is None


def test_the_command_plays_what_is_missing_and_keeps_remarks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "calibration.json").write_text('{"iterations_a_second": 20}')
    where = tmp_path / "page.md"
    where.write_text("old\n### Remarks\nSaid by people.\n")
    arguments = ["--games", "2", "--players", "random,search(100 ms)", "--levels", "easy", "--workers", "1"]
    arguments += ["--baseline", "3"]
    monkeypatch.setattr(sys, "argv", ["strength", *arguments, "--folder", str(tmp_path), "--page", str(where)])
    strength.main()
    text = where.read_text()
    assert "search:2`" in text and text.endswith("### Remarks\nSaid by people.\n")
    again = Book(tmp_path)
    # With two samples to think in, search never leaves its habits and gains nothing.
    assert [game.gain for game in again.played if game.agent == "search:2"] == [0.0, 0.0]
    assert {level: games for level, (_, _, games) in again.baselines.items()} == dict.fromkeys(strength.LEVELS, 3)
    assert len(again.played) == 4


def test_hindsight_wins_more_than_one_try_does() -> None:
    game = registry.find("fear-of-the-dark")
    setup = game.setup({"difficulty": "very-hard"})
    tries = [tries_to_win(game, setup, seed, 25) for seed in range(12)]
    assert sum(1 for number in tries if number == 1) < sum(1 for number in tries if number) <= 12
    assert tries == [tries_to_win(game, setup, seed, 25) for seed in range(12)]
