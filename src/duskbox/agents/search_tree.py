"""The tree of a look-ahead player: what its seat did in the sampled tables, and how that went.

The tree is open loop: a node stands for a row of the seat's own options; what chance and the other seats did in between
is sampled anew in every sample. Other seats, and our own beyond the leaves, play by the game's rules of thumb.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from duskbox.agents.agent import Agent, Seen
from duskbox.agents.thumb import ThumbAgent
from duskbox.core.chance import Weighted
from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.parts.bot import SearchConfig
from duskbox.core.playout import play_out_weighted
from duskbox.core.table import Table

#: No game that we know lasts longer; a sample that does is judged by `Bot.evaluate` there.
_LONGEST: Final = 20_000


@final
class Node:
    """What came of a row of options: visits, the sum of values, and the nodes below by option key."""

    __slots__ = ("below", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.below: dict[str, Node] = {}


@final
class Habits:
    """How samples are played on where nothing is searched: by the game's rollout policy, or else by its thumb agent."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._thumbs: dict[int, Agent] = {}

    def option(self, sample: Table, style: int = 0) -> Option:
        """What the asked seat would do without thinking."""
        decision = sample.decision
        assert decision is not None
        found = self._game.bot.rollout_policy(sample, style)
        if found is not None:
            return found
        seat = decision.seat
        thumb = self._thumbs.get(seat)
        if thumb is None:
            thumb = self._thumbs[seat] = ThumbAgent(self._seed + seat)
        return thumb.pick(Seen(self._game, sample, seat), decision.options)

    def play(self, sample: Table, chance: Weighted, most: int, seat: int, style: int) -> Table:
        """Play this many decisions and on to a quiescent table, or to the end; the side of one seat is of a style."""
        game = self._game
        if not self._thumbs:
            end = play_out_weighted(game, sample, chance, most, seat, style)
            if end is not None:
                return end
        played = 0
        while (decision := sample.decision) is not None and (played < most or not game.bot.quiescent(sample)):
            played += 1
            options = decision.options
            mine = style if sample.side(decision.seat) == sample.side(seat) else 0
            option = options[0] if len(options) == 1 else self.option(sample, mine)
            sample = game.bot.choose_weighted(sample, option, chance)
        return sample


@final
class Tree:
    """Looks ahead from one decision of one seat."""

    def __init__(self, seen: Seen, config: SearchConfig, seed: int) -> None:
        self._seen = seen
        self._game = seen.game
        self._seat = seen.seat
        self._config = config
        self._seed = seed
        self._streams = max(1, len(seen.game.streams))
        self.habits: Final = Habits(seen.game, seed)
        self._roots: dict[str, Node] = {}

    def try_out(self, option: Option, number: int, style: int = 0) -> float:
        """How our seat fares in the sample of this number if it starts with this option and goes on in this style.

        Each option meets the same samples.
        """
        sample, chance = self._sample(number)
        node = self._roots.get(option.key)
        if node is None:
            node = self._roots[option.key] = Node()
        path = [node]
        sample = self._game.bot.choose_weighted(sample, option, chance)
        while (decision := sample.decision) is not None:
            options = decision.options
            if len(options) == 1:
                sample = self._game.bot.choose_weighted(sample, options[0], chance)
            elif decision.seat != self._seat:
                # Who is on our side is of our style, as when the sample is played on.
                mine = style if sample.side(decision.seat) == sample.side(self._seat) else 0
                sample = self._game.bot.choose_weighted(sample, self.habits.option(sample, mine), chance)
            elif node.visits == 0 or len(path) > self._config.depth:
                break
            else:
                chosen = self._descend(node, options, self.habits.option(sample, style))
                below = node.below.get(chosen.key)
                if below is None:
                    below = node.below[chosen.key] = Node()
                node = below
                path.append(node)
                sample = self._game.bot.choose_weighted(sample, chosen, chance)
        value = self._value(sample, chance, style)
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def play_on(self, number: int) -> float:
        """How our seat fares in the sample of this number if every seat goes on by habit."""
        return self._value(*self._sample(number), 0)

    def _sample(self, number: int) -> tuple[Table, Weighted]:
        seed = (self._seed * 1_000_003 + number) & 0xFFFFFFFFFFFF
        return self._seen.sample(seed), Weighted(seed ^ 0x5DEECE66D, self._streams)

    def _value(self, sample: Table, chance: Weighted, style: int) -> float:
        sample = self.habits.play(sample, chance, self._config.cut or _LONGEST, self._seat, style)
        outcome = sample.outcome
        if outcome is None:
            return chance.weight * self._game.bot.evaluate(sample, self._seat)
        return chance.weight if outcome.won(self._seat) else 0.0

    def _descend(self, node: Node, options: list[Option], habit: Option) -> Option:
        """The option that promises most, with a leaning to what we would do by habit and to what has been tried
        little.
        """
        config = self._config
        mean = node.total / node.visits
        others = (1.0 - config.habit) / (len(options) - 1)
        reach = config.explore * sqrt(node.visits)
        best = options[0]
        most = -1.0
        for option in options:
            below = node.below.get(option.key)
            leaning = config.habit if option == habit else others
            if below is None:
                score = mean + reach * leaning
            else:
                score = below.total / below.visits + reach * leaning / (1 + below.visits)
            if score > most:
                most = score
                best = option
        return best
