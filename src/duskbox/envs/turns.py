"""Any game for PettingZoo: the seats as agents in turn (`env`, `raw_env`), or all at once (`parallel_env`).

    env = duskbox.envs.turns.env("liars-dice", settings={"players": "3"})

The game has to have a `Learner` (docs/games.md). A Touch of Evil has an environment of its own name,
`duskbox.envs.touch_of_evil_v0`. See docs/research.md.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from numpy.typing import NDArray
from pettingzoo.utils import wrappers

from duskbox.core.chance import Chance, Fast
from duskbox.core.errors import BadSetting, IllegalChoice
from duskbox.core.table import Table
from duskbox.envs.fear_of_the_dark import OBSERVATIONS
from duskbox.envs.playing import ILLEGAL_REWARD, ILLEGAL_WAYS, Playing, check_render_mode, one_of

Observation = dict[str, NDArray[Any]]


class raw_env(pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's own name for it)
    """The seats as agents `player_0`, `player_1`, …; who is asked is the one to act. Without the wrappers of `env`."""

    metadata = {  # noqa: RUF012
        "name": "duskbox_turns_v0",
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        observation: str = "whole",
        max_cycles: int | None = None,
        shaping: float = 0.0,
        illegal: str = "end",
        language: str = "en",
        render_mode: str | None = None,
        agent: str = "player",
    ) -> None:
        super().__init__()
        if render_mode is not None:
            check_render_mode(render_mode, tuple(type(self).metadata["render_modes"]))  # type: ignore[arg-type]
        whole = one_of("observation", observation, OBSERVATIONS) == "whole"
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.shaping = shaping
        self.illegal = one_of("illegal", illegal, ILLEGAL_WAYS)
        self.playing = Playing(game, settings or {}, rulings, pack, whole, language)
        self.game = self.playing.game
        #: Every action by its number: `env.options[action].key` is its name.
        self.options = self.playing.numbering.options
        #: Where in an observation each block stands.
        self.blocks = {name: self.playing.features.place(name) for name, _ in self.playing.features.layout}
        self.table: Table = self.game.new_table(self.playing.setup)
        self.possible_agents = [f"{agent}_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        actions = len(self.options)
        self.action_spaces = {each: gymnasium.spaces.Discrete(actions) for each in self.possible_agents}
        self.observation_spaces = {
            each: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (self.playing.features.size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for each in self.possible_agents
        }
        self.state_space = gymnasium.spaces.Box(
            0, 255, (self.playing.features.size * len(self.possible_agents),), np.uint8
        )
        self._seats = {each: seat for seat, each in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._chance: Chance = Fast(0, self.playing.streams)
        self._worth: list[float] = []
        self._cycles = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The row of what a seat knows, and the mask of what it may choose."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Every option of the game by its number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `settings` and `rulings` among the options hold for this game only. The number of seats stays,
        and other options are passed over, as PettingZoo's own test wants it.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        setup = self.playing.setup
        if options:
            setup = self.playing.setup_with(options)
        table, seats = self.game.new_table(setup), len(self.possible_agents)
        if table.seats != seats:
            raise BadSetting("error-bad-value", name="seats", value=str(table.seats), allowed=str(seats))
        self._chance = Fast(int(self._random.integers(1 << 62)), self.playing.streams)
        self.table = table
        self.table.start(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._worth = self._worths() if self.shaping else []
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        decision = self.table.decision
        return self.agents[0] if decision is None else self.possible_agents[decision.seat]

    def observe(self, agent: str) -> Observation:
        """What a seat knows. Who is not asked, or whose game is over, may choose nothing."""
        seat = self._seats[agent]
        decision = self.table.decision
        over = self.terminations[agent] or self.truncations[agent]
        asked = decision if decision is not None and decision.seat == seat and not over else None
        return {
            "observation": np.frombuffer(self.playing.features.row(self.table, seat), np.uint8),
            "action_mask": np.frombuffer(self.playing.numbering.mask(asked), np.int8),
        }

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together, one row after the other: for training with a central critic."""
        rows = [self.playing.features.row(self.table, seat) for seat in range(self.table.seats)]
        return np.concatenate([np.frombuffer(row, np.uint8) for row in rows])

    def step(self, action: int | None) -> None:
        """The agent that is asked takes the option with this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decision = self.table.decision
        assert decision is not None and action is not None
        option = self.options[action]
        if option not in decision.options:
            if self.illegal != "first":
                raise IllegalChoice("error-illegal-choice", key=option.key, ask=decision.ask)
            option = decision.options[0]
        self._cumulative_rewards[agent] = 0.0
        self.table.choose(option, self._chance)
        self._cycles += 1
        self._reward()
        if self.table.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"outcome": self.table.outcome.name} for each in self.agents}
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        """1 for every winner, and what shaping adds."""
        outcome = self.table.outcome
        for agent, seat in self._seats.items():
            self.rewards[agent] = 1.0 if outcome is not None and outcome.won(seat) else 0.0
        if self.shaping:
            before, self._worth = self._worth, self._worths()
            for agent, seat in self._seats.items():
                self.rewards[agent] += self.shaping * (self._worth[seat] - before[seat])

    def _worths(self) -> list[float]:
        return [self.game.bot.evaluate(self.table, seat) for seat in range(self.table.seats)]

    def render(self) -> str | None:
        """The open part of the table, as a spectator sees it: text (`ansi`) or SVG (`svg`); `human` prints the text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode")
            return None
        picture = self.playing.picture(self.render_mode, self.table, -1)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing is held that would have to be let go."""


def env(game: str, **terms: Any) -> pettingzoo.AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game unless `illegal` says
    otherwise.
    """
    return wrapped(raw_env(game, **terms))


def wrapped(bare: raw_env) -> pettingzoo.AECEnv:
    """The usual wrappers around an environment."""
    guarded = wrappers.TerminateIllegalWrapper(bare, ILLEGAL_REWARD) if bare.illegal == "end" else bare
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class parallel_env(pettingzoo.ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """Every agent acts in every cycle: the one who is asked answers, the others can only wait,
    which is the last action.
    """

    metadata = {**raw_env.metadata, "is_parallelizable": True}  # noqa: RUF012

    def __init__(self, game: str | raw_env, **terms: Any) -> None:
        self.turns = raw_env(game, **terms) if isinstance(game, str) else game
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self.options = self.turns.options
        #: The action of who is not asked.
        self.wait = len(self.options)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = self.turns.state_space
        row = gymnasium.spaces.Box(0, 255, (self.turns.playing.features.size,), np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The row of what a seat knows, and the mask of what it may choose."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Every option of the game by its number, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The one who is asked acts; what the others give makes no difference."""
        turns = self.turns
        agents, asked = self.agents, turns.agent_selection
        action = actions[asked]
        decision = turns.table.decision
        assert decision is not None
        legal = action != self.wait and self.options[action] in decision.options
        if not legal and turns.illegal == "end":
            rewards = {agent: ILLEGAL_REWARD if agent == asked else 0.0 for agent in agents}
            ended = dict.fromkeys(agents, True)
            turns.terminations = ended
            self.agents = []
            return self._seen(), rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}
        if not legal and action == self.wait and turns.illegal == "first":
            action = turns.playing.numbering.number(decision.options[0])
        elif action == self.wait:
            raise IllegalChoice("error-illegal-choice", key="wait", ask=decision.ask)
        turns.step(action)
        terminations, truncations = dict(turns.terminations), dict(turns.truncations)
        infos = {agent: dict(turns.infos[agent]) for agent in agents}
        if any(terminations.values()) or any(truncations.values()):
            self.agents = []
        return self._seen(), dict(turns.rewards), terminations, truncations, infos

    def state(self) -> NDArray[np.uint8]:
        """As in turns."""
        return self.turns.state()

    def _seen(self) -> dict[str, Observation]:
        seen: dict[str, Observation] = {}
        for agent in self.possible_agents:
            own = self.turns.observe(agent)
            waits = np.int8(0 if own["action_mask"].any() else 1)
            seen[agent] = {**own, "action_mask": np.append(own["action_mask"], waits)}
        return seen

    def render(self) -> str | None:
        """As in turns."""
        return self.turns.render()
