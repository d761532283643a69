"""Environments for researchers. Gymnasium: `duskbox/FearOfTheDark-v0`, and one seat of any game as
`duskbox/OneSeat-v0`; PettingZoo: `touch_of_evil_v0`, and any game in `turns`; OpenSpiel: `spiel`. Importing this
registers with Gymnasium.
"""

import gymnasium

# The environment itself says when a reset is needed, and the tests check it, so it needs no wrappers for that.
gymnasium.register(
    "duskbox/FearOfTheDark-v0",
    "duskbox.envs.fear_of_the_dark:FearOfTheDarkEnv",
    order_enforce=False,
    disable_env_checker=True,
)
gymnasium.register(
    "duskbox/OneSeat-v0",
    "duskbox.envs.one_seat:OneSeatEnv",
    order_enforce=False,
    disable_env_checker=True,
)
