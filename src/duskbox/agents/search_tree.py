"""The tree of a look-ahead player: what its seat did in the worlds it has imagined, and how that went.

The tree is open loop: a node stands for a row of the seat's own options, whatever chance and the other seats did in between. What they did is sampled
anew in every world. Other seats, and our own beyond the leaves, play by the game's rules of thumb.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from duskbox.agents.agent import Agent, Glance
from duskbox.agents.search_style import Style
from duskbox.agents.thumb import ThumbAgent
from duskbox.core.chance import Imagined
from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.playout import imagine
from duskbox.core.table import Table

#: No game that we know lasts longer; a world that does is judged by `Game.worth` there.
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
    """How worlds are played on where nothing is searched: by the game's instinct, or else by its thumb agent."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._thumbs: dict[int, Agent] = {}

    def option(self, world: Table, temper: int = 0) -> Option:
        """What the asked seat would do without thinking."""
        decision = world.decision
        assert decision is not None
        found = self._game.instinct(world, temper)
        if found is not None:
            return found
        seat = decision.seat
        thumb = self._thumbs.get(seat)
        if thumb is None:
            thumb = self._thumbs[seat] = ThumbAgent(self._seed + seat)
        return thumb.pick(Glance(self._game, world, seat), decision.options)

    def play(self, world: Table, chance: Imagined, most: int, seat: int, temper: int) -> Table:
        """Play so many decisions and on to a settled moment, or to the end; the side of one seat is of a temper."""
        game = self._game
        if not self._thumbs:
            end = imagine(game, world, chance, most, seat, temper)
            if end is not None:
                return end
        played = 0
        while (decision := world.decision) is not None and (played < most or not game.settled(world)):
            played += 1
            options = decision.options
            mine = temper if world.side(decision.seat) == world.side(seat) else 0
            world = game.venture(world, options[0] if len(options) == 1 else self.option(world, mine), chance)
        return world


@final
class Tree:
    """Looks ahead from one decision of one seat."""

    def __init__(self, glance: Glance, style: Style, seed: int) -> None:
        self._glance = glance
        self._game = glance.game
        self._seat = glance.seat
        self._style = style
        self._seed = seed
        self._streams = max(1, len(glance.game.streams))
        self.habits: Final = Habits(glance.game, seed)
        self._roots: dict[str, Node] = {}

    def try_out(self, option: Option, number: int, temper: int = 0) -> float:
        """How our seat fares in the world of this number if it starts with this option and goes on in this temper.

        Each option meets the same worlds.
        """
        world, chance = self._world(number)
        node = self._roots.get(option.key)
        if node is None:
            node = self._roots[option.key] = Node()
        path = [node]
        world = self._game.venture(world, option, chance)
        while (decision := world.decision) is not None:
            options = decision.options
            if len(options) == 1:
                world = self._game.venture(world, options[0], chance)
            elif decision.seat != self._seat:
                # Who is on our side is of our temper, as when the world is played on.
                mine = temper if world.side(decision.seat) == world.side(self._seat) else 0
                world = self._game.venture(world, self.habits.option(world, mine), chance)
            elif node.visits == 0 or len(path) > self._style.depth:
                break
            else:
                chosen = self._descend(node, options, self.habits.option(world, temper))
                below = node.below.get(chosen.key)
                if below is None:
                    below = node.below[chosen.key] = Node()
                node = below
                path.append(node)
                world = self._game.venture(world, chosen, chance)
        value = self._value(world, chance, temper)
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def play_on(self, number: int) -> float:
        """How our seat fares in the world of this number if everybody goes on by habit, whoever is asked."""
        return self._value(*self._world(number), 0)

    def _world(self, number: int) -> tuple[Table, Imagined]:
        seed = (self._seed * 1_000_003 + number) & 0xFFFFFFFFFFFF
        return self._glance.world(seed), Imagined(seed ^ 0x5DEECE66D, self._streams)

    def _value(self, world: Table, chance: Imagined, temper: int) -> float:
        world = self.habits.play(world, chance, self._style.cut or _LONGEST, self._seat, temper)
        outcome = world.outcome
        if outcome is None:
            return chance.weight * self._game.worth(world, self._seat)
        return chance.weight if outcome.won(self._seat) else 0.0

    def _descend(self, node: Node, options: list[Option], habit: Option) -> Option:
        """The option that promises most, with a leaning to what we would do by habit and to what has been tried little."""
        style = self._style
        mean = node.total / node.visits
        others = (1.0 - style.habit) / (len(options) - 1)
        reach = style.explore * sqrt(node.visits)
        best = options[0]
        most = -1.0
        for option in options:
            below = node.below.get(option.key)
            leaning = style.habit if option == habit else others
            if below is None:
                score = mean + reach * leaning
            else:
                score = below.total / below.visits + reach * leaning / (1 + below.visits)
            if score > most:
                most = score
                best = option
        return best
