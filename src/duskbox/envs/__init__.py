"""Doors for researchers: Gymnasium here, PettingZoo in `touch_of_evil_v0`, OpenSpiel in `spiel`. Importing this registers with Gymnasium."""

import gymnasium

# The environment itself says when a reset is needed, and the tests check it, so it needs no wrappers for that.
gymnasium.register(
    "duskbox/FearOfTheDark-v0",
    "duskbox.envs.fear_of_the_dark:FearOfTheDarkEnv",
    order_enforce=False,
    disable_env_checker=True,
)
