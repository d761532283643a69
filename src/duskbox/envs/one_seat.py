"""One seat of any game for Gymnasium: `duskbox/OneSeat-v0`. The other seats are played by the game's rollout policy, or
at random.

    env = gymnasium.make("duskbox/OneSeat-v0", game="liars-dice", settings={"players": "3"})

The game has to have a `Learner` (docs/games.md). See docs/research.md.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from duskbox.core.chance import Chance, Fast
from duskbox.core.errors import DuskboxError, IllegalChoice
from duskbox.core.table import Table
from duskbox.envs.fear_of_the_dark import OBSERVATIONS
from duskbox.envs.playing import ILLEGAL_REWARD, ILLEGAL_WAYS, Playing, check_render_mode, one_of

#: Who plays the other seats.
OTHERS: Final = ("policy", "random")


class OneSeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """A step is one decision of the seat; the info of every step has the mask of what may be chosen next, and that of
    the last step how the game ended (`outcome`).
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        others: str = "policy",
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        observation: str = "whole",
        illegal: str = "end",
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            check_render_mode(render_mode, tuple(self.metadata["render_modes"]))
        whole = one_of("observation", observation, OBSERVATIONS) == "whole"
        self.render_mode = render_mode
        self.illegal: Final = one_of("illegal", illegal, ILLEGAL_WAYS)
        self.others: Final = one_of("others", others, OTHERS)
        self.playing: Final = Playing(game, settings or {}, rulings, pack, whole, language)
        self.game: Final = self.playing.game
        self.table: Table = self.game.new_table(self.playing.setup)
        if not 0 <= seat < self.table.seats:
            raise DuskboxError("error-no-such-seat", seat=seat, most=self.table.seats - 1)
        self.seat: Final = seat
        #: Every action by its number: `env.options[action].key` is its name.
        self.options: Final = self.playing.numbering.options
        #: Where in an observation each block stands.
        self.blocks: Final = {name: self.playing.features.place(name) for name, _ in self.playing.features.layout}
        self.action_space = gymnasium.spaces.Discrete(len(self.options))
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.playing.features.size,), np.uint8)
        self._chance: Chance = Fast(0, self.playing.streams)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game, up to the first decision of the seat; `settings` and `rulings` among the options hold for this
        game only.
        """
        super().reset(seed=seed)
        for name in options or {}:
            one_of("options", name, ("settings", "rulings"))
        setup = self.playing.setup_with(options) if options else self.playing.setup
        self._chance = Fast(int(self.np_random.integers(1 << 62)), self.playing.streams)
        self.table = self.game.new_table(setup)
        self.table.start(self._chance)
        self._let_others_play()
        return self._row(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Take the option with this number; then the others play until the seat is asked again."""
        decision = self.table.decision
        if decision is None or decision.seat != self.seat:
            raise gymnasium.error.ResetNeeded("the game is over: reset() comes first")
        option = self.options[int(action)]
        if option not in decision.options:
            if self.illegal == "raise":
                raise IllegalChoice("error-illegal-choice", key=option.key, ask=decision.ask)
            if self.illegal == "end":
                # Nothing more can be chosen in this game.
                self.table = self.table.copy()
                self.table.decision = None
                return self._row(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
            option = decision.options[0]
        self.table.choose(option, self._chance)
        self._let_others_play()
        outcome = self.table.outcome
        won = outcome is not None and outcome.won(self.seat)
        if self.render_mode == "human":
            self.render()
        return self._row(), float(won), outcome is not None, False, self._info()

    def _let_others_play(self) -> None:
        table = self.table
        while (decision := table.decision) is not None and decision.seat != self.seat:
            option = self.game.bot.rollout_policy(table) if self.others == "policy" else None
            table.choose(option or decision.options[int(self.np_random.integers(len(decision.options)))], self._chance)

    def _row(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.playing.features.row(self.table, self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        if self.table.decision is not None:
            return {"action_mask": np.frombuffer(self.playing.numbering.mask(self.table.decision), np.int8)}
        # This only begins the next game, but something has to be sampled.
        info: dict[str, Any] = {"action_mask": np.ones(len(self.options), np.int8)}
        if self.table.outcome is not None:
            info["outcome"] = self.table.outcome.name
        return info

    def render(self) -> str | None:
        """What the seat sees, as text (`ansi`) or SVG (`svg`); `human` prints the text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode")
            return None
        picture = self.playing.picture(self.render_mode, self.table, self.seat)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture
