"""Duels of two agents: the same luck for both, seats that change, and games that are kept."""

from __future__ import annotations

import json
from pathlib import Path

from duskbox.core import registry
from duskbox.lab.duel import Line, kept, play, report

GAME = "a-touch-of-evil"
RIVALS = {"mode": "competitive", "heroes": "2"}
TOGETHER = {"mode": "cooperative", "heroes": "2", "villain": "werewolf"}


def line(number: int, seats: list[str], winners: list[int]) -> Line:
    """A game that has been played."""
    return {
        "rules": registry.find(GAME).rules_version,
        "number": number,
        "seed": 1,
        "settings": RIVALS,
        "seats": seats,
        "winners": winners,
        "decisions": 9,
        "ending": "",
        "seconds": 0.1,
    }


def test_rivals_change_seats_for_the_second_game_of_a_pair() -> None:
    first, second = (play(GAME, RIVALS, ["thumb", "random"], 1, number, False) for number in (0, 1))
    assert first["seats"] == ["thumb", "random"]
    assert second["seats"] == ["random", "thumb"]


def test_both_games_of_a_pair_have_the_same_luck_and_the_next_pair_another() -> None:
    games = [play(GAME, TOGETHER, ["thumb", "thumb"], 1, number, True) for number in range(4)]
    told = [(game["winners"], game["decisions"], game["ending"]) for game in games]
    assert told[0] == told[1] and told[2] == told[3]
    assert told[0] != told[2]


def test_a_game_that_darkness_wins_is_won_by_neither_but_does_not_count_among_the_decided() -> None:
    lines = [
        line(0, ["a", "b"], [0]),
        line(1, ["b", "a"], [1]),
        line(2, ["a", "b"], [1]),
        line(3, ["b", "a"], []),
    ]
    told = report(lines, ["a", "b"], together=False).splitlines()
    assert told[0].startswith("a: 2 of 4 won, 50.0%")
    assert told[1].startswith("b: 1 of 4 won, 25.0%")
    assert told[2] == "no one: 1 of 4"
    assert told[3].startswith("a of those with a winner: 66.7%")


def test_together_the_difference_is_taken_pair_by_pair() -> None:
    lines = [
        line(0, ["a", "a"], [0, 1]),
        line(1, ["b", "b"], []),
        line(2, ["a", "a"], [0, 1]),
        line(3, ["b", "b"], [0, 1]),
    ]
    assert "a over b: +50.0%" in report(lines, ["a", "b"], together=True)


def test_only_games_of_the_same_agents_settings_and_luck_are_taken_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert kept(path, GAME, RIVALS, ["a", "b"], 1, together=False) == []
    mine, others = line(0, ["a", "b"], [0]), line(1, ["c", "a"], [0])
    maze = registry.find("fear-of-the-dark")
    elsewhere = {**mine, "game": maze.name, "rules": maze.rules_version}
    side_by_side = line(0, ["a", "a"], [0, 1])
    # A line that names no rules was played under the first.
    older = {name: value for name, value in mine.items() if name != "rules"}
    lines = (older, mine, others, elsewhere, side_by_side, {**mine, "seed": 2})
    path.write_text("".join(json.dumps(each) + "\n" for each in lines))
    assert kept(path, GAME, RIVALS, ["a", "b"], 1, together=False) == [mine]
    assert kept(path, GAME, RIVALS, ["a", "b"], 1, together=True) == [side_by_side]
    assert kept(path, maze.name, RIVALS, ["a", "b"], 1, together=False) == [elsewhere]
    assert kept(path, GAME, TOGETHER, ["a", "b"], 1, together=False) == []


def test_a_game_that_two_runs_have_played_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = [line(0, ["a", "b"], [0]), line(1, ["b", "a"], [0]), line(0, ["a", "b"], [1])]
    path.write_text("".join(json.dumps(each) + "\n" for each in lines))
    assert kept(path, GAME, RIVALS, ["a", "b"], 1, together=False) == lines[:2]
