"""The arena: who is stronger, by how much, how sure that is, and when to stop."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duskbox.cli.main import main
from duskbox.lab import arena
from duskbox.lab.arena import Contests
from duskbox.lab.experiment import Experiment, Stop, make
from duskbox.lab.playing import Played
from duskbox.lab.run import Interrupted, run
from duskbox.lab.store import Store
from tests.lab.experiments import LABYRINTH, SHADOWBROOK, duel


def met_by(strengths: dict[str, float], seeds: int, seed: int = 1) -> Contests:
    """Games between agents whose strength in Elo is known."""
    luck = Random(seed)
    names = list(strengths)
    met: Contests = {}
    for first in range(len(names)):
        for second in range(first + 1, len(names)):
            chance = 1 / (1 + 10 ** ((strengths[names[second]] - strengths[names[first]]) / 400))
            points = {n: (float((luck.random() < chance) + (luck.random() < chance)), 2) for n in range(seeds)}
            met[first, second] = points
    return met


def test_ratings_find_the_strengths_that_were_put_in() -> None:
    truth = {"weak": -150.0, "middle": 30.0, "strong": 120.0}
    found = arena.ratings(tuple(truth), met_by(truth, 3000))
    assert [rating.agent for rating in found] == ["strong", "middle", "weak"]
    for rating in found:
        assert rating.low < truth[rating.agent] < rating.high
        assert rating.high - rating.low < 25
        assert rating.games == 12_000
    assert abs(sum(rating.elo for rating in found)) < 1e-6


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = {"weak": -40.0, "strong": 40.0}
    held = sum(
        rating.low <= truth[rating.agent] <= rating.high
        for seed in range(200)
        for rating in arena.ratings(tuple(truth), met_by(truth, 60, seed))
    )
    assert 0.92 <= held / 400 <= 0.99


def test_who_has_never_lost_is_strong_but_not_infinitely() -> None:
    best, worst = arena.ratings(("a", "b"), {(0, 1): dict.fromkeys(range(20), (2.0, 2))})
    assert best.agent == "a"
    assert 300 < best.elo < 1000
    assert worst.high < best.low
    assert best.high - best.low > 200


def test_the_likelihood_weighs_two_leads_against_each_other() -> None:
    assert arena.likelihood([], 0, 50) == 0
    assert arena.likelihood([1.0, 0.5] * 40, 0, 50) > arena.BOUND
    assert arena.likelihood([0.5, 0.0] * 40, 0, 50) < -arena.BOUND
    # Half way between the two leads nothing can be said.
    middle = sum(1 / (1 + 10 ** (-elo / 400)) for elo in (0, 50)) / 2
    assert math.isclose(arena.likelihood([middle] * 100, 0, 50), 0, abs_tol=1e-9)


def columns_of(experiment: Experiment, wins: dict[str, float], seeds: int) -> dict[str, list[Any]]:
    """A table in which each agent, playing alone, wins its share of every fifty seeds, scattered in its own way."""
    columns: dict[str, list[Any]] = {"cell": [], "game": [], "winners": []}
    for place, cell in enumerate(experiment.cells):
        for game in range(seeds):
            columns["cell"].append(place)
            columns["game"].append(game)
            columns["winners"].append([0] if game * (7, 11, 23)[place] % 50 < 50 * wins[cell.agents[0]] else [])
    return columns


def test_only_those_go_on_about_whom_the_test_has_not_decided() -> None:
    agents = ("random", "thumb", "search:5")
    stop = Stop(every=50, low=0, high=40)
    experiment = make("arena", LABYRINTH, {}, {}, [("box", None)], [], 1000, 1, stop=stop, contestants=agents)
    assert [cell.agents for cell in experiment.cells] == [("random",), ("thumb",), ("search:5",)]
    chances = {"random": 0.1, "thumb": 0.5, "search:5": 0.44}
    columns = columns_of(experiment, chances, 200)
    verdicts = {
        (pair.first, pair.second): pair.verdict
        for pair in arena.pairings(experiment, arena.contests(experiment, columns))
    }
    assert verdicts["random", "thumb"] == verdicts["random", "search:5"] == "not-better"
    assert verdicts["thumb", "search:5"] == "open"
    assert arena.undecided(experiment, columns) == {1, 2}
    assert arena.undecided(experiment, columns_of(experiment, {**chances, "search:5": 0.05}, 400)) == set()


def test_a_verdict_stays_once_it_has_fallen() -> None:
    stop = Stop(every=10, low=0, high=60)
    experiment = make(
        "arena", LABYRINTH, {}, {}, [("box", None)], [], 99, 1, stop=stop, contestants=("random", "thumb")
    )
    shares = [[0]] * 60 + [[]] * 300
    columns = {
        "cell": [0] * 360 + [1] * 360,
        "game": [*range(360)] * 2,
        "winners": [*shares, *([[]] * 60), *([[0]] * 300)],
    }
    (pair,) = arena.pairings(experiment, arena.contests(experiment, columns))
    assert (pair.verdict, pair.seeds <= 60) == ("better", True)


def test_sides_are_changed_on_the_same_seeds() -> None:
    four = make("arena", SHADOWBROOK, {"heroes": ["4"]}, {}, [("box", None)], [], 1, 1, contestants=("random", "thumb"))
    assert [cell.agents for cell in four.cells] == [("random", "thumb") * 2, ("thumb", "random") * 2]
    teams = {"heroes": ["4"], "mode": ["team"], "teams": ["2"]}
    team = make("arena", SHADOWBROOK, teams, {}, [("box", None)], [], 1, 1, contestants=("random", "thumb"))
    sides = {tuple(cell.agents[seat] for seat in range(4)) for cell in team.cells}
    assert all(len(set(cell.agents)) == 2 for cell in team.cells)
    assert len(sides) == 2
    together = make(
        "arena", SHADOWBROOK, {"mode": ["cooperative"]}, {}, [("box", None)], [], 1, 1, contestants=("random", "thumb")
    )
    assert [cell.agents for cell in together.cells] == [("random", "random"), ("thumb", "thumb")]


def test_rules_of_thumb_beat_random_play_and_the_arena_stops_when_that_is_sure() -> None:
    experiment = duel(40, Stop(every=4, width=220))
    results = run(experiment, workers=1)
    best, worst = arena.ratings(experiment.contestants, arena.contests(experiment, results.columns))
    assert (best.agent, worst.agent) == ("thumb", "random")
    assert worst.high < best.low
    assert results.run["stopped"] is True
    assert results.games < 40
    assert results.games % 8 == 0, "whole stages of both ways round"


@pytest.mark.parametrize("stop", [Stop(every=10, width=100), Stop(every=10, low=0, high=15)], ids=["width", "sprt"])
def test_an_arena_interrupted_in_its_last_stage_goes_on_to_the_same_table(
    stop: Stop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = {"difficulty": ["hard"]}
    experiment = make(
        "arena", LABYRINTH, values, {}, [("box", None)], [], 60, 1, batch=1, stop=stop, contestants=("random", "thumb")
    )
    whole = run(experiment, workers=1)
    assert whole.run["stopped"] is True
    assert whole.games > 2 * 2 * stop.every, "several stages, so that an early look could see a later one"
    add = Store.add

    def add_until_one_is_left(store: Store, played: Played) -> None:
        add(store, played)
        if len(store.done) == whole.games - 1:
            raise KeyboardInterrupt

    path = tmp_path / "arena.parquet"
    with monkeypatch.context() as patched:
        patched.setattr(Store, "add", add_until_one_is_left)
        with pytest.raises(Interrupted) as broken:
            run(experiment, path, workers=1)
    assert broken.value.games == whole.games - 1
    resumed = run(experiment, path, workers=1)
    assert (resumed.games, resumed.digest()) == (whole.games, whole.digest())
    assert resumed.run["stopped"] is True


def test_the_command_tells_ratings_and_refuses_what_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", LABYRINTH, "random", "thumb", "--games", "6", "--workers", "1", "--difficulty", "easy"]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 12
    assert {rating["agent"] for rating in found["ratings"]} == {"random", "thumb"}
    for language in ("en", "pl", "fr"):
        assert main([*arguments, "--lang", language]) == 0
        told = capsys.readouterr().out
        assert "thumb" in told and "Elo" in told and "⟦" not in told
    for wrong in (
        ["arena", LABYRINTH, "random"],
        ["arena", LABYRINTH, "random", "random"],
        ["arena", LABYRINTH, "random", "oracle"],
        [*arguments, "--width", "20", "--sprt", "0", "10"],
        [*arguments, "--sprt", "10", "0"],
        [*arguments, "--width", "0"],
    ):
        assert main([*wrong, "--lang", "en"]) == 2
        assert capsys.readouterr().err.strip()
