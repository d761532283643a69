"""A Touch of Evil for PettingZoo, in turns and all at once, through PettingZoo's own tests and a few of ours."""

from __future__ import annotations

import random
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from duskbox.core.chance import Fast
from duskbox.core.errors import BadSetting, IllegalChoice
from duskbox.envs import touch_of_evil_v0

MODES: tuple[dict[str, Any], ...] = (
    {},
    {"heroes": 4, "mode": "cooperative", "observation": "near"},
    {"heroes": 4, "mode": "team", "level": "advanced"},
)


def a_game(env: Any, seed: int, most: int = 10_000, sense: bool = False) -> tuple[list[str], dict[str, float]]:
    """A whole game of random legal actions, or with sense of those by rules of thumb: what was chosen, and what
    everyone was paid in all.
    """
    luck = random.Random(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    course: list[str] = []
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        action = sensible(env.unwrapped) if sense else luck.choice(observation["action_mask"].nonzero()[0].tolist())
        course.append(f"{agent} {env.unwrapped.options[action].key}")
        env.step(action)
    return course, paid


def sensible(env: touch_of_evil_v0.raw_env) -> int:
    """What an experienced player would do now: Heroes that act at random never win."""
    assert env.table.decision is not None
    option = env.game.bot.rollout_policy(env.table) or env.table.decision.options[0]
    return [each.key for each in env.options].index(option.key)


@pytest.mark.parametrize("terms", MODES, ids=lambda terms: terms.get("mode", "competitive"))
def test_pettingzoo_finds_nothing_wrong_with_it(terms: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What every environment with a mask in its observation is told.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        # A seat that is not asked may choose nothing.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(touch_of_evil_v0.env(**terms), num_cycles=60)


def test_the_same_seed_makes_the_same_game() -> None:
    seed_test(partial(touch_of_evil_v0.env, heroes=3), num_cycles=30)
    assert a_game(touch_of_evil_v0.env(), 1)[0] != a_game(touch_of_evil_v0.env(), 2)[0]


def test_it_can_be_looked_at_in_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(touch_of_evil_v0.env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    assert "Shadow Track" in capsys.readouterr().out


def test_the_benchmark_of_pettingzoo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # It goes on for five seconds by its clock, which runs ten times as fast here.
    clock = sys.modules["pettingzoo.test.performance_benchmark"].time.time
    quick = SimpleNamespace(time=lambda: clock() * 10)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", quick)
    performance_benchmark(touch_of_evil_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_all_at_once_it_runs_for_as_many_cycles_as_asked() -> None:
    # The test takes actions without a look at the mask and counts the steps of every agent, so it is for environments
    # in which everyone acts in every cycle; illegal actions are mended.
    terms = partial(touch_of_evil_v0.parallel_env, illegal="first")
    max_cycles_test(
        SimpleNamespace(parallel_env=terms, env=lambda max_cycles: parallel_to_aec(terms(max_cycles=max_cycles)))
    )


def test_in_turns_it_stops_after_as_many_decisions_as_asked() -> None:
    env = touch_of_evil_v0.env(max_cycles=25)
    course, paid = a_game(env, 4)
    assert len(course) == 25
    assert set(paid.values()) == {0.0}


def test_all_at_once_everyone_but_the_one_who_is_asked_waits() -> None:
    parallel_api_test(touch_of_evil_v0.parallel_env(heroes=3, illegal="first"), num_cycles=30)
    together, turns = touch_of_evil_v0.parallel_env(heroes=3), touch_of_evil_v0.raw_env(heroes=3)
    seen, _ = together.reset(seed=3)
    turns.reset(seed=3)
    luck = random.Random(3)
    for _ in range(40):
        asked = turns.agent_selection
        waiting = [agent for agent in together.agents if seen[agent]["action_mask"][together.wait]]
        assert waiting == [agent for agent in together.agents if agent != asked]
        legal = seen[asked]["action_mask"].nonzero()[0].tolist()
        actions = dict.fromkeys(together.agents, together.wait) | {asked: luck.choice(legal)}
        seen, _, _, _, _ = together.step(actions)
        turns.step(actions[asked])
        for agent in together.agents:
            assert (seen[agent]["observation"] == turns.observe(agent)["observation"]).all()


@pytest.mark.parametrize(
    ("terms", "wins"),
    [
        (MODES[0], {(1.0, 0.0), (0.0, 1.0)}),
        (MODES[1], {(1.0, 1.0, 1.0, 1.0)}),
        (MODES[2], {(1.0, 1.0, 0.0, 0.0), (0.0, 0.0, 1.0, 1.0)}),
    ],
    ids=["competitive", "cooperative", "team"],
)
def test_winners_are_paid_one_and_no_one_else_is_paid(terms: dict[str, Any], wins: set[tuple[float, ...]]) -> None:
    seen = set()
    for seed in range(6):
        env = touch_of_evil_v0.env(**terms)
        _, paid = a_game(env, seed, sense=True)
        outcome = env.unwrapped.table.outcome
        assert paid == {f"hero_{seat}": float(outcome.won(seat)) for seat in range(len(paid))}
        assert (tuple(paid.values()) in wins) == (outcome.name not in ("darkness", "all-down")), outcome.name
        seen.add(tuple(paid.values()))
    assert seen >= wins, "everyone has won once"
    lost = touch_of_evil_v0.env(**terms)
    assert set(a_game(lost, 1)[1].values()) == {0.0}
    assert lost.unwrapped.table.outcome.name in ("darkness", "all-down")


def test_all_at_once_winners_are_paid_the_same() -> None:
    together = touch_of_evil_v0.parallel_env()
    together.reset(seed=1)
    paid = dict.fromkeys(together.agents, 0.0)
    while together.agents:
        waiting = dict.fromkeys(together.agents, together.wait)
        _, rewards, _, _, _ = together.step(waiting | {together.turns.agent_selection: sensible(together.turns)})
        paid = {agent: paid[agent] + reward for agent, reward in rewards.items()}
    assert sorted(paid.values()) == [0.0, 1.0]
    assert paid == a_game(touch_of_evil_v0.env(), 1, sense=True)[1]


@pytest.mark.parametrize(("sense", "winners"), [(False, 0), (True, 1)], ids=["lost", "won"])
def test_shaping_pays_everyone_the_difference_of_what_they_stand_for(sense: bool, winners: int) -> None:
    env = touch_of_evil_v0.env(shaping=0.5)
    env.reset(seed=2)
    game, table = env.unwrapped.game, env.unwrapped.table
    start = [game.bot.evaluate(table, seat) for seat in range(2)]
    _, paid = a_game(env, 2, sense=sense)
    outcome = env.unwrapped.table.outcome
    for seat, agent in enumerate(paid):
        won = float(outcome.won(seat))
        assert paid[agent] == pytest.approx(won + 0.5 * (won - start[seat]))
    assert sum(outcome.won(seat) for seat in range(2)) == winners


def test_an_observation_holds_only_what_its_seat_may_know() -> None:
    env = touch_of_evil_v0.raw_env(heroes=3, level="advanced")
    env.reset(seed=5)
    luck = random.Random(5)
    for number in range(60):
        true = env.table
        for seat, agent in enumerate(env.possible_agents):
            before = env.observe(agent)
            env.table = env.game.sample(true, seat, Fast(number, len(env.game.streams)))
            after = env.observe(agent)
            env.table = true
            assert (before["observation"] == after["observation"]).all()
            assert (before["action_mask"] == after["action_mask"]).all()
            assert before["action_mask"].any() == (agent == env.agent_selection)
        env.step(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = touch_of_evil_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int((env.observe(agent)["action_mask"] == 0).argmax()))
    assert env.rewards[agent] == -1.0 and all(env.terminations.values())
    strict = touch_of_evil_v0.env(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(int((strict.observe(agent)["action_mask"] == 0).argmax()))


def test_options_of_a_reset_hold_for_one_game_and_leave_the_number_of_heroes() -> None:
    env = touch_of_evil_v0.raw_env()
    env.reset(seed=1, options={"settings": {"villain": "scarecrow", "mode": "cooperative"}})
    assert env.game.pieces(env.table, 0)["mode"] == "cooperative"
    env.reset(seed=1)
    assert env.game.pieces(env.table, 0)["mode"] == "competitive"
    with pytest.raises(BadSetting):
        env.reset(options={"settings": {"heroes": "3"}})


def test_the_registries_of_pettingzoo_know_it() -> None:
    in_turns = pettingzoo.make("aec", "duskbox/TouchOfEvil-v0", heroes=5)
    together = pettingzoo.make("parallel", "duskbox/TouchOfEvil-v0", heroes=6)
    assert (len(in_turns.possible_agents), len(together.possible_agents)) == (5, 6)
