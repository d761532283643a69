"""Fear of the Dark as a Gymnasium environment: `duskbox/FearOfTheDark-v0`. Spaces and rewards are described in docs/research.md."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from duskbox.core.chance import Chance, Fast
from duskbox.core.errors import DuskboxError, IllegalChoice
from duskbox.core.table import Table
from duskbox.envs.playing import ILLEGAL, ILLEGAL_REWARD, Playing, one_of

Observation = NDArray[np.uint8]

OBSERVATIONS: Final = ("whole", "near")
#: What `reset` understands among its options.
RESET_OPTIONS: Final = ("settings", "rulings", "position")


class FearOfTheDarkEnv(gymnasium.Env[Observation, np.int64]):
    """One player in the labyrinth. A step is one decision; the info of every step has the mask of what may be chosen next, and that of the
    last step how the game ended (`outcome`) and how many rooms were found (`rooms`)."""

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        difficulty: str = "normal",
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        observation: str = "whole",
        shaping: float = 0.0,
        illegal: str = "end",
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            one_of("render_mode", render_mode, tuple(self.metadata["render_modes"]))
        whole = one_of("observation", observation, OBSERVATIONS) == "whole"
        self.render_mode = render_mode
        self.shaping: Final = shaping
        self.illegal: Final = one_of("illegal", illegal, ILLEGAL)
        self.playing: Final = Playing("fear-of-the-dark", {"difficulty": difficulty}, rulings, pack, whole, language)
        self.game: Final = self.playing.game
        #: Every action by its number: `env.options[action].key` is its name.
        self.options: Final = self.playing.numbering.options
        #: Where in an observation each block stands.
        self.blocks: Final = {name: self.playing.features.place(name) for name, _ in self.playing.features.layout}
        self.action_space = gymnasium.spaces.Discrete(len(self.options))
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.playing.features.size,), np.uint8)
        self._row: Final = self.playing.features.row
        self._mask_of: Final = self.playing.numbering.mask
        #: What may be chosen now, one byte for each action; the masks that are handed out look at the same bytes.
        self._marks = bytearray(len(self.options))
        self._table: Table | None = None
        self._chance: Chance = Fast(0, self.playing.streams)
        self._worth = 0.0

    @property
    def table(self) -> Table:
        """The table itself, for whoever wants to look at more than the observation."""
        if self._table is None:
            raise gymnasium.error.ResetNeeded("reset() comes first")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. The options hold for this game only: `settings` and `rulings` on top of those of the environment, or a
        `position` in notation to start from."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 62))
        self._chance = Fast(luck, self.playing.streams)
        self._table = self._laid(options)
        if self.shaping:
            self._worth = self.game.worth(self._table, 0)
        self._marks = self._mask_of(self._table.decision)
        row = np.frombuffer(self._row(self._table, 0), np.uint8)
        return row, {"action_mask": np.frombuffer(self._marks, np.int8)}

    def _laid(self, options: dict[str, Any] | None) -> Table:
        setup = self.playing.setup
        if options:
            for name in options:
                one_of("options", name, RESET_OPTIONS)
            if "position" in options:
                table = self.game.read_notation(options["position"])
                if table.decision is None:
                    raise DuskboxError("error-game-over", key="-")
                return table
            setup = self.playing.setup_with(options)
        table = self.game.new_table(setup)
        table.start(self._chance)
        return table

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the option with this number."""
        table = self._table
        if table is None or table.decision is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        if not self._marks[action]:
            if self.illegal == "end":
                self._table = None
                self._marks = bytearray(len(self.options))
                row = np.frombuffer(self._row(table, 0), np.uint8)
                mask = np.frombuffer(self._marks, np.int8)
                return row, ILLEGAL_REWARD, True, False, {"action_mask": mask, "illegal": True}
            if self.illegal == "raise":
                raise IllegalChoice("error-illegal-choice", key=self.options[action].key, ask=table.decision.ask)
            action = self._marks.index(1)
        table.choose(self.options[action], self._chance)
        outcome = table.outcome
        reward = 0.0 if outcome is None else float(outcome.winners)
        if self.shaping:
            worth = self.game.worth(table, 0)
            reward += self.shaping * (worth - self._worth)
            self._worth = worth
        if self.render_mode == "human":
            self.render()
        self._marks = marks = self._mask_of(table.decision)
        row = np.frombuffer(self._row(table, 0), np.uint8)
        info: dict[str, Any] = {"action_mask": np.frombuffer(marks, np.int8)}
        if outcome is None:
            return row, reward, False, False, info
        info["outcome"] = outcome.name
        info["rooms"] = self.game.length(table)
        return row, reward, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, in the form that MaskablePPO of sb3-contrib asks for."""
        return np.frombuffer(self._marks, np.bool_)

    def render(self) -> str | None:
        """The labyrinth as text (`ansi`) or as SVG (`svg`); `human` prints the text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode")
            return None
        picture = self.playing.picture(self.render_mode, self.table, 0)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture
