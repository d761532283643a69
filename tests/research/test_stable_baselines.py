"""Fear of the Dark through Stable-Baselines3: its own check, and masked PPO that learns.

Run by `make research`, in an environment with torch.
"""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import DummyVecEnv

import duskbox.envs

NAME = "duskbox/FearOfTheDark-v0"
assert duskbox.envs.__doc__


@pytest.mark.parametrize("observation", ["whole", "near"])
def test_stable_baselines_finds_nothing_wrong_with_it(observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(NAME, observation=observation).unwrapped, warn=True, skip_render_check=False)


def test_masks_reach_the_learner_through_every_wrapper() -> None:
    games = DummyVecEnv([lambda: gymnasium.make(NAME)] * 2)
    games.seed(3)
    games.reset()
    masks = get_action_masks(games)
    assert masks.shape == (2, games.action_space.n) and masks.dtype == bool
    assert masks.any(axis=1).all() and not masks.all()


def test_masked_ppo_finds_more_rooms_after_a_little_while_than_before() -> None:
    def maker() -> gymnasium.Env[np.ndarray, np.int64]:
        return gymnasium.make(NAME, difficulty="easy", observation="near", rooms=0.1)

    # So small a network is slower on several threads than on one.
    torch.set_num_threads(1)
    games = DummyVecEnv([maker] * 16)
    games.seed(1)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=256, batch_size=1024, n_epochs=4, gamma=0.999, learning_rate=5e-4, ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]}, seed=1, device="cpu",
    )  # fmt: skip
    before = rooms(model, 120)
    model.learn(50_000)
    after = rooms(model, 120)
    # Five standard errors apart.
    spread = np.sqrt(np.var(before) / len(before) + np.var(after) / len(after))
    assert np.mean(after) - np.mean(before) > 5 * spread


def rooms(model: MaskablePPO, number: int) -> list[int]:
    """The rooms found in a number of fresh games."""
    env = gymnasium.make(NAME, difficulty="easy", observation="near")
    env.reset(seed=77)
    found: list[int] = []
    for _ in range(number):
        row, info = env.reset()
        over = False
        while not over:
            action, _ = model.predict(row, action_masks=info["action_mask"].astype(bool))
            row, _, over, _, info = env.step(action)
        found.append(info["rooms"])
    return found
