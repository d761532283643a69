"""Fear of the Dark as a Gymnasium environment."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import duskbox.envs
from duskbox import Match
from duskbox.core.errors import BadSetting, IllegalChoice
from duskbox.envs.fear_of_the_dark import FearOfTheDarkEnv

NAME = "duskbox/FearOfTheDark-v0"
RECORDS = Path(__file__).parents[1] / "records" / "fear-of-the-dark"
assert duskbox.envs.__doc__


def make(**terms: Any) -> FearOfTheDarkEnv:
    env = gymnasium.make(NAME, **terms).unwrapped
    assert isinstance(env, FearOfTheDarkEnv)
    return env


def a_game(env: FearOfTheDarkEnv, seed: int, seeded: bool = True) -> list[tuple[bytes, float, bool]]:
    """A whole game of random legal actions: observations, rewards, and whether it was over."""
    luck = random.Random(seed)
    row, info = env.reset(seed=seed if seeded else None)
    course = [(row.tobytes(), 0.0, False)]
    while not course[-1][2]:
        action = luck.choice(info["action_mask"].nonzero()[0].tolist())
        row, reward, over, cut, info = env.step(action)
        assert not cut
        course.append((row.tobytes(), reward, over))
    return course


@pytest.mark.parametrize("observation", ["whole", "near"])
def test_gymnasium_finds_nothing_wrong_with_it(observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Actions are drawn without a look at the mask, so most end the game: this is what they are told apart by.
        check_env(gymnasium.make(NAME, observation=observation, disable_env_checker=True).unwrapped)


def test_the_same_seed_and_actions_make_the_same_game() -> None:
    assert a_game(make(), 5) == a_game(make(), 5)
    assert a_game(make(), 5) != a_game(make(), 6)


def test_one_seed_begins_a_series_of_different_games() -> None:
    series = []
    for env in (make(), make()):
        first = a_game(env, 1)
        series.append([first, *(a_game(env, 1, seeded=False) for _ in range(2))])
    assert series[0] == series[1]
    assert series[0][0] != series[0][1] != series[0][2]


def test_the_mask_of_every_step_is_what_may_be_chosen_next() -> None:
    env = make(difficulty="easy")
    luck = random.Random(3)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        mask = info["action_mask"]
        assert mask.dtype == np.int8 and len(mask) == len(env.options)
        assert (env.action_masks() == mask.astype(bool)).all() and env.action_masks().dtype == bool
        decision = env.table.decision
        assert decision is not None
        legal = mask.nonzero()[0].tolist()
        assert {env.options[action].key for action in legal} == {option.key for option in decision.options}
        row, _, over, _, info = env.step(luck.choice(legal))
        assert row in env.observation_space
    assert info["action_mask"].all(), "what is sampled after the end only begins the next game"
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_only_walking_free_is_rewarded() -> None:
    match = Match.load((RECORDS / "won-easy.jsonl").read_text(encoding="utf-8"))
    last = match.record.entries[-1]
    env = make(difficulty="easy")
    env.reset(seed=1, options={"position": match.at(len(match.record.entries) - 1).notation})
    action = [option.key for option in env.options].index(str(last.key))
    _, reward, over, _, info = env.step(action)
    assert (reward, over, info["outcome"], info["rooms"]) == (1.0, True, "won", match.game.texts.length(match.table))
    lost = a_game(env, 2)
    assert {reward for _, reward, _ in lost} == {0.0} and lost[-1][2]


def test_shaping_pays_the_difference_of_what_the_position_is_worth() -> None:
    plain, shaped = make(difficulty="easy"), make(difficulty="easy", shaping=0.5)
    course, guided = a_game(plain, 9), a_game(shaped, 9)
    assert [step[0] for step in course] == [step[0] for step in guided]
    shaped.reset(seed=9)
    start = shaped.game.bot.evaluate(shaped.table, 0)
    # The game is lost, so nothing is left of what the start was worth; a half of it is what the learner was paid.
    assert sum(step[1] for step in course) == 0
    assert sum(step[1] for step in guided) == pytest.approx(-0.5 * start)
    assert len({step[1] for step in guided}) > 5


def test_every_room_that_is_found_can_be_paid() -> None:
    env = make(difficulty="easy", rooms=0.25)
    found = set()
    for seed in range(8):
        course = a_game(env, seed)
        rooms = env.game.texts.length(env.table)
        assert sum(reward for _, reward, _ in course) == 0.25 * rooms
        found.add(rooms)
    assert len(found) > 1


def test_several_can_be_played_side_by_side() -> None:
    games = gymnasium.make_vec(NAME, num_envs=3, vectorization_mode="sync", illegal="raise")
    luck = random.Random(1)
    _, info = games.reset(seed=1)
    ended = 0
    for _ in range(300):
        # What is given for a game that is over only begins the next.
        actions = [luck.choice(mask.nonzero()[0].tolist()) for mask in info["action_mask"]]
        _, _, over, _, info = games.step(np.array(actions))
        ended += int(over.sum())
    assert ended > 5


def test_an_illegal_action_ends_the_game_or_is_mended_or_refused() -> None:
    env = make()
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).argmax())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"], bool(info["action_mask"].all())) == (-1.0, True, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    drawn = make(render_mode="ansi")
    drawn.reset(seed=1)
    before = drawn.render()
    drawn.step(wrong)
    assert drawn.render() == before, "what was there can be looked at until the next game"

    mending, first = make(illegal="first"), make()
    mending.reset(seed=1)
    _, info = first.reset(seed=1)
    assert (mending.step(wrong)[0] == first.step(int(info["action_mask"].argmax()))[0]).all()

    strict = make(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(wrong)


def test_options_of_a_reset_hold_for_one_game() -> None:
    env = make(difficulty="easy", rulings={"door-step": "extra-step"})
    counts = env.blocks["counts"]
    row, _ = env.reset(seed=1)
    assert row[counts][0] == 6
    row, _ = env.reset(seed=1, options={"settings": {"difficulty": "very-hard"}, "rulings": {"mind-cards": "drawn"}})
    assert row[counts][0] == 4
    assert env.table.rulings.chosen["mind-cards"] == "drawn"  # type: ignore[attr-defined]
    assert env.table.rulings.chosen["door-step"] == "extra-step"  # type: ignore[attr-defined]
    row, _ = env.reset(seed=1)
    assert row[counts][0] == 6
    with pytest.raises(BadSetting):
        env.reset(options={"difficulty": "easy"})
    with pytest.raises(BadSetting):
        make(difficulty="mild")


def test_an_observation_belongs_to_the_learner() -> None:
    env = make()
    row, info = env.reset(seed=1)
    before = row.copy()
    row[:] = 7
    again, _, _, _, _ = env.step(int(info["action_mask"].argmax()))
    assert (again != 7).any()
    assert (env.reset(seed=1)[0] == before).all()


def test_it_can_be_looked_at_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    text = make(render_mode="ansi")
    text.reset(seed=1)
    assert "(@)" in str(text.render()) and "Matches: 6." in str(text.render())
    picture = make(render_mode="svg", language="pl")
    picture.reset(seed=1)
    root = ElementTree.fromstring(str(picture.render()))
    assert root.tag.endswith("svg") and "Zapałki" in "".join(root.itertext())
    person = make(render_mode="human")
    _, info = person.reset(seed=1)
    person.step(int(info["action_mask"].argmax()))
    assert "(@)" in capsys.readouterr().out


def test_a_library_that_tries_a_way_of_rendering_is_told_as_it_expects() -> None:
    for kind in (TypeError, ValueError):
        with pytest.raises(kind, match="ansi"):
            gymnasium.make("duskbox/FearOfTheDark-v0", render_mode="rgb_array")


def test_gymnasium_finds_the_environment_by_a_name_with_its_module() -> None:
    code = "import gymnasium; print(gymnasium.make('duskbox.envs:duskbox/FearOfTheDark-v0').reset(seed=1)[0].shape)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("("), done.stderr


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(way: Callable[[Any], Any]) -> None:
    env = make()
    env.reset(seed=3)
    other = way(env)
    if way is not copy.copy:
        assert other.table == env.table and other.table is not env.table
    assert other.options[0].key == env.options[0].key


def test_a_copy_plays_on_as_the_environment_would_have_done_and_leaves_it_alone() -> None:
    env = make()
    _, info = env.reset(seed=3)
    for _ in range(10):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    before = env.table.state()
    games = []
    for way in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        assert env.table.state() == before
        played, mask = [], info["action_mask"]
        for _ in range(20):
            row, reward, over, _, told = way.step(int(mask.argmax()))
            mask = told["action_mask"]
            played.append((row.tobytes(), reward, over, mask.tobytes()))
            if over:
                break
        games.append(played)
    assert games[0] == games[1] == games[2]
    assert len(games[0]) > 3
