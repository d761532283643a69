"""A Touch of Evil for PettingZoo: 2 to 8 agents in turn (`env`, `raw_env`), or all at once (`parallel_env`).

See docs/research.md.

Importing this registers `duskbox/TouchOfEvil-v0` with PettingZoo's registries of both kinds.
"""

from __future__ import annotations

from typing import Any

import pettingzoo

from duskbox.envs import turns


class raw_env(turns.raw_env):  # noqa: N801  (PettingZoo's own name for it)
    """The Heroes as agents `hero_0`, `hero_1`, …; who is asked is the one to act. Without the wrappers of `env`."""

    metadata = {**turns.raw_env.metadata, "name": "touch_of_evil_v0"}  # noqa: RUF012

    def __init__(
        self,
        heroes: int = 2,
        mode: str = "competitive",
        level: str = "basic",
        settings: dict[str, str] | None = None,
        **terms: Any,
    ) -> None:
        chosen = {"heroes": str(heroes), "mode": mode, "level": level, **(settings or {})}
        super().__init__("a-touch-of-evil", chosen, agent="hero", **terms)


def env(**terms: Any) -> pettingzoo.AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game unless `illegal` says
    otherwise.
    """
    return turns.wrapped(raw_env(**terms))


class parallel_env(turns.parallel_env):  # noqa: N801
    """Every agent acts in every cycle: the one who is asked answers, the others can only wait,
    which is the last action.
    """

    metadata = {**raw_env.metadata, "is_parallelizable": True}  # noqa: RUF012

    def __init__(self, **terms: Any) -> None:
        super().__init__(raw_env(**terms))


pettingzoo.register("aec", "duskbox/TouchOfEvil-v0", "duskbox.envs.touch_of_evil_v0:env")
pettingzoo.register("parallel", "duskbox/TouchOfEvil-v0", "duskbox.envs.touch_of_evil_v0:parallel_env")
