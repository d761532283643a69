"""What looking ahead adds to a habit: measured choice by choice in samples that no one has looked at yet."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from duskbox.core import registry
from duskbox.lab.gain import Gained, kept, play, report

GAME = "fear-of-the-dark"
HARD = {"difficulty": "hard"}
SHADOWBROOK = registry.find("a-touch-of-evil")


def gained(number: int, *gains: float) -> Gained:
    """A game that has been played."""
    return Gained(
        "search:60",
        HARD,
        1,
        number,
        number % 2 == 0,
        [("ask-walk", "stop", "go", gain, 0.01) for gain in gains],
        rules=SHADOWBROOK.rules_version,
    )


def test_a_game_is_measured_where_it_leaves_the_habit_and_is_the_same_every_time() -> None:
    game, again = (play(GAME, HARD, "search:120", 1, 0, 12) for _ in range(2))
    assert game == again
    assert game.choices
    assert all(habit != choice and -1.0 <= gain <= 1.0 for _, habit, choice, gain, _ in game.choices)


def test_an_agent_that_never_leaves_its_habit_gains_nothing() -> None:
    game = play(GAME, HARD, "search:1", 1, 0, 12)
    assert (game.choices, game.gain) == ([], 0.0)


def test_only_an_agent_that_looks_ahead_has_something_to_gain() -> None:
    with pytest.raises(ValueError, match="thumb"):
        play(GAME, HARD, "thumb", 1, 0, 12)


def test_the_report_sums_the_choices_of_a_game_and_compares_games() -> None:
    told = report([gained(0, 0.1, 0.05), gained(1, 0.05), gained(2), gained(3)]).splitlines()
    # The mean is 5 points, the games differ by 7.07 on average: a standard error of 3.54. With four games Student's t
    # allows 3.18 of them, not 1.96.
    assert told[0] == (
        "4 games, 0.8 choices a game against the habit: +5.0 points of the chance to win (-6.3 to +16.3 at 95 %)"
    )
    assert told[1] == "won: 2 of 4"
    assert told[2] == "  ask-walk: +5.00 a game in 3 choices"


def test_games_that_were_played_like_this_are_taken_from_the_file_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "gain.jsonl"
    assert kept(path, "search:60", HARD, 1) == []
    path.write_text("".join(json.dumps(asdict(gained(number, 0.1))) + "\n" for number in range(2)))
    assert kept(path, "search:60", HARD, 1) == [gained(0, 0.1), gained(1, 0.1)]
    assert kept(path, "search:61", HARD, 1) == kept(path, "search:60", {}, 1) == kept(path, "search:60", HARD, 2) == []


def test_games_of_another_game_or_with_other_samples_are_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "gain.jsonl"
    mine = replace(gained(0, 0.1), game=GAME, samples=100, rules=registry.find(GAME).rules_version)
    elsewhere = replace(mine, game=SHADOWBROOK.name, rules=SHADOWBROOK.rules_version)
    closer = replace(mine, samples=2000)
    path.write_text("".join(json.dumps(asdict(game)) + "\n" for game in (elsewhere, closer, mine)))
    assert kept(path, "search:60", HARD, 1, game=GAME, samples=100) == [mine]
    assert kept(path, "search:60", HARD, 1, game="a-touch-of-evil", samples=100) == [elsewhere]
    assert kept(path, "search:60", HARD, 1, game=GAME, samples=300) == []
    played = play(GAME, HARD, "search:1", 1, 0, 12)
    assert (played.game, played.samples, played.rules) == (GAME, 12, registry.find(GAME).rules_version)


def test_games_under_other_rules_are_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "gain.jsonl"
    mine, older = gained(0, 0.1), replace(gained(1, 0.1), rules="0")
    path.write_text("".join(json.dumps(asdict(game)) + "\n" for game in (older, mine)))
    assert kept(path, "search:60", HARD, 1) == [mine]


def test_lines_from_before_games_and_samples_were_named_are_of_shadowbrook_in_three_hundred(tmp_path: Path) -> None:
    """And of the first rules, which are not those of Shadowbrook any more."""
    path = tmp_path / "gain.jsonl"
    old = {"agent": "search:60", "settings": {}, "seed": 1, "number": 0, "won": True, "choices": []}
    path.write_text(
        json.dumps(old) + "\n" + json.dumps({**old, "number": 1, "rules": SHADOWBROOK.rules_version}) + "\n"
    )
    (game,) = kept(path, "search:60", {}, 1)
    assert (game.number, game.game, game.samples, game.rival) == (1, SHADOWBROOK.name, 300, "")
    assert kept(path, "search:60", {}, 1, game=GAME) == kept(path, "search:60", {}, 1, samples=12) == []


def test_a_game_that_two_runs_have_played_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "gain.jsonl"
    first, again = gained(0, 0.1), gained(0, 0.2)
    path.write_text("".join(json.dumps(asdict(game)) + "\n" for game in (first, gained(1), again)))
    assert kept(path, "search:60", HARD, 1) == [first, gained(1)]


def test_against_a_rival_the_agent_has_one_seat_and_the_other_in_the_next_game(tmp_path: Path) -> None:
    """Random play never wins a duel: whatever is won, the agent has won, at either seat."""
    rivals = {"mode": "competitive", "heroes": "2"}
    games = [play("a-touch-of-evil", rivals, "search:1", 1, number, 4, "random") for number in range(8)]
    assert any(game.won for game in games[::2]) and any(game.won for game in games[1::2])
    assert not any(game.choices for game in games)
    path = tmp_path / "gain.jsonl"
    path.write_text("".join(json.dumps(asdict(game)) + "\n" for game in games))
    assert kept(path, "search:1", rivals, 1, "random", samples=4) == games
    assert kept(path, "search:1", rivals, 1, samples=4) == []
