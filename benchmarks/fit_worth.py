"""Fit the weights of `duskbox.games.fear_of_the_dark.bot.evaluation` to games played to the end by rules of thumb.

    python benchmarks/fit_worth.py --games 20000

Each game is played with some random choices up to a random moment, so that odd positions are seen too, and by rules of
thumb from there on. Positions before an action are noted, with whether the game was won. Logistic regression by
Newton's method; a fifth of the games is held back to judge the fit by.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, cast

import numpy as np

from duskbox.core import registry
from duskbox.core.chance import Weighted
from duskbox.games.fear_of_the_dark.bot.dangers import choose_weighted
from duskbox.games.fear_of_the_dark.bot.evaluation import MEASURES, standing
from duskbox.games.fear_of_the_dark.bot.policy import rollout_policy
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth

#: How often a choice is random before the noted part, how often a position is noted, and how much the weights are held
#: down.
ODD = (0.0, 0.05, 0.15)
NOTED = 0.35
RIDGE = 1e-3


def noted(games: int, seed: int) -> tuple[Any, Any, Any]:
    """Positions as rows of measures, whether their games were won, and the numbers of their games."""
    game = registry.find("fear-of-the-dark")
    levels = game.settings[0].values
    luck = Random(seed)
    rows: list[list[float]] = []
    won: list[float] = []
    numbers: list[int] = []
    for number in range(games):
        chance = Weighted(luck.getrandbits(38), len(game.streams))
        t = cast(Labyrinth, game.new_table(game.setup({"difficulty": levels[number % len(levels)]})))
        t.start(chance)
        odd, begin = luck.choice(ODD), luck.randrange(120)
        count = 0
        first = len(rows)
        weights: list[float] = []
        while t.decision is not None:
            if count >= begin and t.decision.ask == "ask-action" and luck.random() < NOTED:
                rows.append(standing(t))
                weights.append(chance.weight)
            strange = count < begin and luck.random() < odd
            t = choose_weighted(t, luck.choice(t.decision.options) if strange else rollout_policy(t), chance)
            count += 1
        assert t.outcome is not None
        # A game that was imagined to go on where it might have ended counts by the chance that it did.
        won += [chance.weight / weight * float(t.outcome.won(0)) for weight in weights]
        numbers += [number] * (len(rows) - first)
    return np.array(rows), np.array(won), np.array(numbers)


def fitted(rows: Any, won: Any) -> Any:
    """The weights, the constant first."""
    mean, spread = rows.mean(0), rows.std(0) + 1e-9
    scaled = np.column_stack([np.ones(len(rows)), (rows - mean) / spread])
    weights = np.zeros(scaled.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chance - won) / len(won) + RIDGE * weights
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled / len(won) + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-7:
            break
    plain = weights[1:] / spread
    return np.concatenate([[weights[0] - (plain * mean).sum()], plain])


def loss(rows: Any, won: Any, weights: Any) -> float:
    """The mean logarithmic loss of the guesses."""
    chance = np.clip(1 / (1 + np.exp(-(weights[0] + rows @ weights[1:]))), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def main() -> None:
    """Print the weights and how well they fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows, won, numbers = noted(given.games, given.seed)
    held_back = numbers % 5 == 0
    weights = fitted(rows[~held_back], won[~held_back])
    share = won[~held_back].mean()
    always = np.zeros(len(weights))
    always[0] = np.log(share / (1 - share))
    print(f"{len(won)} positions of {given.games} games, {100 * won.mean():.1f} % won")
    print(f"loss on games held back: {loss(rows[held_back], won[held_back], weights):.4f}")
    print(f"loss of guessing the average: {loss(rows[held_back], won[held_back], always):.4f}")
    weights = fitted(rows, won)
    print("constant", f"{weights[0]:.4f}")
    for name, weight in zip(MEASURES, weights[1:], strict=True):
        print(f"{name:24}{weight:9.4f}")
    print("[" + ", ".join(f"{weight:.4f}" for weight in weights) + "]")


if __name__ == "__main__":
    main()
