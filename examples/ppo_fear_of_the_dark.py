"""Learn Fear of the Dark on Easy with masked PPO on a CPU, and draw the learning curve next to random play.

    make research                                                    (sets up .venv-research)
    .venv-research/bin/python examples/ppo_fear_of_the_dark.py --minutes 10 --out docs/research

It trains for a number of minutes of processor time on one core, notes the games as they come, then plays fresh games
with the policy it has learned and with random legal actions, and writes the figures (`ppo.json`) and the curve
(`ppo.svg`). See docs/research.md.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import duskbox.envs  # noqa: F401  (registers the environment)

if str(Path(__file__).parents[1]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from examples.curve import drawn

NAME = "duskbox/FearOfTheDark-v0"
#: What every room that is found is paid in training; a win is paid 1 besides. Fresh games are counted without it.
ROOMS = 0.1
#: How many games each point of the curve is taken over.
WINDOW = 500


def environments(number: int, rooms: float, seed: int) -> DummyVecEnv:
    """A number of games side by side, each with its own luck."""
    import gymnasium

    def maker() -> Any:
        return gymnasium.make(NAME, difficulty="easy", observation="near", rooms=rooms, disable_env_checker=True)

    games = DummyVecEnv([maker] * number)
    games.seed(seed)
    return games


class Diary(BaseCallback):  # type: ignore[misc]
    """Notes how every game of the training ended, and stops when the time is over.

    Time is processor time: on a machine that is left alone it is the time on the wall, and elsewhere it still says what
    the run took.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.started = time.process_time()
        #: Of each game: when it ended, after how many steps of training, whether it was won, how many rooms were found.
        self.games: list[tuple[float, int, bool, int]] = []

    def _on_step(self) -> bool:
        elapsed = time.process_time() - self.started
        for info in self.locals["infos"]:
            if "outcome" in info:
                self.games.append((elapsed, self.num_timesteps, info["outcome"] == "won", info["rooms"]))
                if len(self.games) % WINDOW == 0:
                    self._say()
        return elapsed < self.seconds

    def _say(self) -> None:
        last = figures([(won, rooms) for _, _, won, rooms in self.games[-WINDOW:]])
        print(
            f"{self.games[-1][0] / 60:5.2f} min {self.num_timesteps:8} steps: won {last['won']:.3f}, rooms"
            f" {last['rooms']:.2f}",
            flush=True,
        )


def played(model: MaskablePPO | None, games: int, seed: int) -> list[tuple[bool, int]]:
    """Fresh games by the policy as it is, without learning; or by chance, without one."""
    side_by_side = 32
    luck = np.random.default_rng(seed)
    table = environments(side_by_side, 0.0, seed)
    rows = table.reset()
    # Quick games must not be counted more often: every place plays the same number of games.
    left = [math.ceil(games / side_by_side)] * side_by_side
    ended: list[tuple[bool, int]] = []
    while any(left):
        masks = np.stack(table.env_method("action_masks"))
        if model is None:
            actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])
        else:
            actions, _ = model.predict(rows, action_masks=masks, deterministic=False)
        rows, _, _, infos = table.step(actions)
        for place, info in enumerate(infos):
            if "outcome" in info and left[place]:
                left[place] -= 1
                ended.append((info["outcome"] == "won", info["rooms"]))
    return ended


def figures(ended: list[tuple[bool, int]]) -> dict[str, float]:
    """Wins with a 95 % interval (Wilson) and rooms found with a 95 % interval (normal)."""
    number = len(ended)
    wins = sum(won for won, _ in ended)
    share, z = wins / number, 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    rooms = np.array([found for _, found in ended], float)
    return {
        "games": number,
        "won": share,
        "won_low": max(0.0, middle - half),
        "won_high": middle + half,
        "rooms": float(rooms.mean()),
        "rooms_error": float(1.96 * rooms.std(ddof=1) / math.sqrt(number)),
    }


def main() -> None:
    """Train, play, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=2000, help="fresh games for the comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/research"))
    parser.add_argument("--save", type=Path, help="where to keep the policy that was learned")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        environments(16, ROOMS, chosen.seed),
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.95,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=chosen.seed,
        device="cpu",
    )
    diary = Diary(chosen.minutes * 60)
    wall = time.perf_counter()
    model.learn(total_timesteps=1_000_000_000, callback=diary)
    wall = time.perf_counter() - wall
    windows = [diary.games[start : start + WINDOW] for start in range(0, len(diary.games) - WINDOW + 1, WINDOW)]
    result = {
        "minutes": chosen.minutes,
        "wall_minutes": wall / 60,
        "steps": model.num_timesteps,
        "training_games": len(diary.games),
        "machine": (
            f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}, torch {torch.__version__}"
        ),
        "paid_for_a_room": ROOMS,
        "seed": chosen.seed,
        "random": figures(played(None, chosen.games, 10_000)),
        "learned": figures(played(model, chosen.games, 20_000)),
        "curve": [
            {
                "minute": window[-1][0] / 60,
                "step": window[-1][1],
                **figures([(won, rooms) for _, _, won, rooms in window]),
            }
            for window in windows
        ],
    }
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.save is not None:
        model.save(chosen.save)
    (chosen.out / "ppo.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    (chosen.out / "ppo.svg").write_text(drawn(result), encoding="utf-8")
    print(json.dumps({name: result[name] for name in ("steps", "wall_minutes", "random", "learned")}, indent=1))


if __name__ == "__main__":
    main()
