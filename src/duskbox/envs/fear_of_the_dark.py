"""Fear of the Dark as a Gymnasium environment: `duskbox/FearOfTheDark-v0`. Spaces and rewards are described in
docs/research.md.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from duskbox.core.chance import Chance, Fast
from duskbox.core.errors import DuskboxError, IllegalChoice
from duskbox.core.learning.stepping import ILLEGAL, OVER, Stepper
from duskbox.core.table import Table
from duskbox.envs.playing import ILLEGAL_REWARD, ILLEGAL_WAYS, Playing, check_render_mode, one_of

Observation = NDArray[np.uint8]

OBSERVATIONS: Final = ("whole", "near")
# Looked up once, because every step needs them.
_array: Final = np.frombuffer
_BYTE: Final = np.dtype(np.uint8)
_MARK: Final = np.dtype(np.int8)

#: What `reset` understands among its options.
RESET_OPTIONS: Final = ("settings", "rulings", "position")


class FearOfTheDarkEnv(gymnasium.Env[Observation, np.int64]):
    """One player in the labyrinth.

    A step is one decision; the info of every step has the mask of what may be chosen next, and that of the last step
    how the game ended (`outcome`) and how many rooms were found (`rooms`).
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        difficulty: str = "normal",
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        observation: str = "whole",
        shaping: float = 0.0,
        rooms: float = 0.0,
        illegal: str = "end",
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            check_render_mode(render_mode, tuple(self.metadata["render_modes"]))
        whole = one_of("observation", observation, OBSERVATIONS) == "whole"
        self.render_mode = render_mode
        self.shaping: Final = shaping
        #: What every room that is found is paid.
        self.rooms: Final = rooms
        self.illegal: Final = one_of("illegal", illegal, ILLEGAL_WAYS)
        self.playing: Final = Playing("fear-of-the-dark", {"difficulty": difficulty}, rulings, pack, whole, language)
        self.game: Final = self.playing.game
        #: Every action by its number: `env.options[action].key` is its name.
        self.options: Final = self.playing.numbering.options
        #: Where in an observation each block stands.
        self.blocks: Final = {name: self.playing.features.place(name) for name, _ in self.playing.features.layout}
        self.action_space = gymnasium.spaces.Discrete(len(self.options))
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.playing.features.size,), np.uint8)
        self._stepper: Final = Stepper(self.playing.numbering, self.playing.features)
        #: Whether a step has more to do than to hand out what is seen.
        self._more: Final = bool(shaping or rooms or render_mode == "human")
        self._worth = 0.0
        self._found = 0
        #: The table of a game that ended with an illegal action: it can still be looked at.
        self._left: Table | None = None

    def __getstate__(self) -> dict[str, object]:
        """What is pickled and copied: of the stepper, which belongs to one environment, its table and its chance."""
        return {**self.__dict__, "_stepper": (self._stepper.table, self._stepper.chance)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        playing: Playing = state["playing"]
        table, chance = state["_stepper"]
        stepper = Stepper(playing.numbering, playing.features)
        if table is not None:
            stepper.begin(table, chance)
        self.__dict__.update(state, _stepper=stepper, options=playing.numbering.options)

    @property
    def table(self) -> Table:
        """The table itself, to look at more than the observation."""
        table = self._stepper.table
        if table is None:
            raise gymnasium.error.ResetNeeded("reset() comes first")
        return table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game.

        The options hold for this game only: `settings` and `rulings` on top of those of the environment, or a
        `position` in notation to start from.
        """
        super().reset(seed=seed)
        chance = Fast(int(self.np_random.integers(1 << 62)), self.playing.streams)
        table = self._laid(options, chance)
        self._stepper.begin(table, chance)
        self._left = None
        if self._more:
            self._worth = self.game.bot.evaluate(table, 0)
            self._found = self.game.texts.length(table)
        return self._row(), {"action_mask": self._mask()}

    def _laid(self, options: dict[str, Any] | None, chance: Chance) -> Table:
        setup = self.playing.setup
        if options:
            for name in options:
                one_of("options", name, RESET_OPTIONS)
            if "position" in options:
                table = self.game.notation.read(options["position"])
                if table.decision is None:
                    raise DuskboxError("error-game-over", key="-")
                return table
            setup = self.playing.setup_with(options)
        table = self.game.new_table(setup)
        table.start(chance)
        return table

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the option with this number."""
        stepper = self._stepper
        came = stepper.step(int(action))
        if came == 0 and not self._more:
            # The game goes on: nearly every step, so nothing else is looked at.
            return _array(stepper.row, _BYTE), 0.0, False, False, {"action_mask": _array(stepper.marks, _MARK)}
        if came == ILLEGAL:
            return self._illegal(int(action))
        reward = 0.0
        info: dict[str, Any] = {"action_mask": self._mask()}
        if came == OVER:
            outcome = self.table.outcome
            assert outcome is not None
            reward = float(outcome.winners)
            # This only begins the next game, but something has to be sampled.
            info["action_mask"] = np.ones(len(self.options), np.int8)
            info["outcome"] = outcome.name
            info["rooms"] = self.game.texts.length(self.table)
        if self._more:
            reward += self._pay()
        return self._row(), reward, came == OVER, False, info

    def _illegal(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What was taken is not offered: see `illegal`."""
        decision = self.table.decision
        if decision is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        if self.illegal == "first":
            return self.step(self._stepper.marks.index(1))
        if self.illegal == "raise":
            raise IllegalChoice("error-illegal-choice", key=self.options[action].key, ask=decision.ask)
        self._left = self.table
        self._stepper.leave()
        marks = np.ones(len(self.options), np.int8)
        return self._row().copy(), ILLEGAL_REWARD, True, False, {"action_mask": marks, "illegal": True}

    def _pay(self) -> float:
        """What is paid besides a win: the difference in what the position is worth, and the rooms that were found.

        A person sees it, too.
        """
        table = self.table
        worth, found = self.game.bot.evaluate(table, 0), self.game.texts.length(table)
        paid = self.shaping * (worth - self._worth) + self.rooms * (found - self._found)
        self._worth, self._found = worth, found
        if self.render_mode == "human":
            self.render()
        return paid

    def _row(self) -> Observation:
        return _array(self._stepper.row, _BYTE)

    def _mask(self) -> NDArray[np.int8]:
        return _array(self._stepper.marks, _MARK)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, in the form that MaskablePPO of sb3-contrib asks for."""
        return np.frombuffer(self._stepper.marks, np.bool_)

    def render(self) -> str | None:
        """The labyrinth as text (`ansi`) or as SVG (`svg`); `human` prints the text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode")
            return None
        picture = self.playing.picture(self.render_mode, self._left or self.table, 0)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture
