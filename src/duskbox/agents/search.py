"""The agent that looks ahead: it samples tables its seat may be sitting at (determinizations), tries its
options in each of them, and takes what wins most.

All options meet the same samples with the same luck, so that they differ by what they are and not by what they met.
They race: an option that lies clearly behind is dropped, and as the budget is used up only the better half goes on,
again and again. Where the game's rollout policy has several styles, the one that fares best in this position is found
first and plays on after every option. With a budget in iterations the answer depends on the position, the options, the
seed and the style so far alone; with a budget in time also on the machine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Final, final

from duskbox.agents.agent import Seen
from duskbox.agents.budget import Budget
from duskbox.agents.search_tree import Tree
from duskbox.core.decisions import Option
from duskbox.core.parts.bot import SearchConfig

#: What `search` thinks without being told: long enough to play well, short enough to wait for.
DEFAULT: Final = Budget(seconds=0.25)
#: No option is judged by fewer samples than this, unless the budget ends.
_FEWEST: Final = 12
#: If after this many samples the options left have fared the same in each of them, it does not matter which is taken.
_ALIKE: Final = 48


@dataclass(frozen=True)
class Verdict:
    """What looking ahead says of an option: in how many samples it was tried, the share won (or the worth, where a
    sample was cut short), and its standard error.
    """

    option: Option
    visits: int
    mean: float
    error: float
    #: Left the race early, so that its share rests on few samples and does not compare with the others.
    dropped: bool = False


@final
class _Runner:
    """One option in the race, with how it fared in sample 0, 1, 2 and so on."""

    __slots__ = ("option", "total", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []
        self.total = 0.0

    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.0

    def verdict(self) -> Verdict:
        count = len(self.values)
        mean = self.mean()
        if count < 2:
            return Verdict(self.option, count, mean, 0.5)
        spread = sum((value - mean) ** 2 for value in self.values) / (count - 1)
        # Where all samples agree the error is not nothing: the next one may differ.
        return Verdict(self.option, count, mean, sqrt(max(spread, 1.0 / (count + 2)) / count))


def lead(ahead: list[float], behind: list[float]) -> tuple[float, float]:
    """By how much one row of values is ahead of another on average, pair by pair, and the standard error of that."""
    count = min(len(ahead), len(behind))
    differences = [ahead[i] - behind[i] for i in range(count)]
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return mean, sqrt(spread / count)


def _different(left: list[_Runner], number: int, habit: Option | None) -> list[_Runner]:
    """Without those that fared in every sample just as another did: they come to the same, and the habitual one stands
    for them.

    Mere wins and losses can agree by accident for a while; anything in between hardly does.
    """
    kept: list[_Runner] = []
    for runner in sorted(left, key=lambda runner: runner.option != habit):
        sure = number >= _ALIKE or any(0.0 < value < 1.0 for value in runner.values)
        if not sure or not any(runner.values == other.values for other in kept):
            kept.append(runner)
    return kept


@final
class Race:
    """The options of one decision against each other, within a budget."""

    def __init__(
        self, seen: Seen, options: list[Option], budget: Budget, seed: int, config: SearchConfig, usual: int
    ) -> None:
        self._tree = Tree(seen, config, seed)
        self._budget = budget
        self._seed = seed
        self._config = config
        self._began = perf_counter()
        self._tried = 0
        self._style = usual
        #: The habit of that style, and how it fared in sample 0, 1, 2 and so on, as far as finding the style has shown
        #: it.
        self._shown: tuple[Option, list[float]] | None = None
        self.runners = [_Runner(option) for option in options]

    def find_style(self, seen: Seen) -> int:
        """The style that fares best if we just go on by habit; the usual one if none is clearly better."""
        count = seen.game.bot.styles()
        usual = self._style
        if count == 1 or not self._config.style_share:
            return usual
        habits = [self._tree.habits.option(seen.sample(self._seed), style) for style in range(count)]
        values: list[list[float]] = [[] for _ in range(count)]
        number = 0
        # Also a budget that is used up before it has begun is worth a first sample: lead() needs one.
        while number == 0 or self._used() < self._config.style_share:
            for style, habit in enumerate(habits):
                values[style].append(self._tree.try_out(habit, number, style))
                self._tried += 1
            number += 1
        best = max(range(count), key=lambda style: (sum(values[style]), style == usual))
        ahead, error = lead(values[best], values[usual])
        self._style = best if ahead > self._config.doubt * error else usual
        if self._config.depth == 0:
            # With a tree an option fares differently the next time.
            self._shown = habits[self._style], values[self._style]
        return self._style

    def leave_out(self, verbs: frozenset[str], habit: Option) -> None:
        """Options with these verbs do not take part, unless by habit: there is more time for the others."""
        self.runners = [runner for runner in self.runners if runner.option == habit or runner.option.verb not in verbs]

    def run(self, habit: Option | None) -> Option:
        """Race until the budget is used up or the choice is clear;
        what is habitual wins where nothing else is better.
        """
        left = self.runners[:]
        laps = max(1, ceil(log2(len(left))))
        used = 0.0
        number = 0
        look = _FEWEST
        while len(left) > 1 and used < 1.0:
            for runner in left:
                value = self._fared(runner.option, number)
                runner.values.append(value)
                runner.total += value
                self._tried += 1
                used = self._used()
                if used >= 1.0:
                    break
            number += 1
            if number >= look and used < 1.0:
                # The more samples there are, the longer it takes to compare them and the less a few more change.
                look = number + max(4, number // 8)
                left = self._drop_those_behind(_different(left, number, habit))
                # Halved again after each lap; at the end two are left.
                most = max(2, ceil(len(self.runners) / 2 ** int(used * laps)))
                if len(left) > most:
                    left = sorted(left, key=lambda runner: -runner.total)[:most]
        return self._best(left, habit)

    def _fared(self, option: Option, number: int) -> float:
        """How an option fares in the sample of this number.

        What has been shown of the habit is not played again, though it counts as tried.
        """
        if self._shown is not None:
            habit, values = self._shown
            if number < len(values) and option == habit:
                return values[number]
        return self._tree.try_out(option, number, self._style)

    def run_alone(self) -> None:
        """A single option meets as many samples as the budget has: there is nothing to choose, but its chances can be
        told.
        """
        runner = self.runners[0]
        while self._used() < 1.0:
            value = self._tree.try_out(runner.option, self._tried, self._style)
            runner.values.append(value)
            runner.total += value
            self._tried += 1

    def habit(self, seen: Seen) -> Option:
        """What the seat would do without looking ahead."""
        return self._tree.habits.option(seen.sample(self._seed), self._style)

    def _used(self) -> float:
        budget = self._budget
        return self._tried / budget.iterations if budget.iterations else (perf_counter() - self._began) / budget.seconds

    def _drop_those_behind(self, left: list[_Runner]) -> list[_Runner]:
        first = max(left, key=lambda runner: runner.total)
        kept = []
        for runner in left:
            ahead, error = lead(first.values, runner.values)
            if runner is first or ahead <= self._config.dropped * error or ahead == 0.0:
                kept.append(runner)
        return kept

    def _best(self, left: list[_Runner], habit: Option | None) -> Option:
        # The last sample may not have been met by all.
        met = [runner for runner in left if runner.values] or self.runners
        best = max(met, key=lambda runner: (runner.mean(), runner.option == habit))
        usual = next((runner for runner in self.runners if runner.option == habit), None)
        if usual is not None and usual is not best:
            if min(len(best.values), len(usual.values)) < _FEWEST:
                # So few samples say nothing against a habit.
                return usual.option
            ahead, error = lead(best.values, usual.values)
            if ahead <= self._config.doubt * error:
                return usual.option
        return best.option


def weigh(seen: Seen, options: list[Option], budget: Budget, seed: int) -> list[Verdict]:
    """What looking ahead says of each option: what it would choose first, then by how long each stayed in the race.

    The same every time for a budget in iterations.
    """
    config = seen.game.bot.search
    race = Race(seen, options, budget, seed, config, config.style)
    race.find_style(seen)
    if len(options) == 1:
        race.run_alone()
        return [race.runners[0].verdict()]
    best = race.run(None)
    verdicts = [runner.verdict() for runner in race.runners]
    # In the last sample the budget may end between two options that are both still in the race.
    longest = max(verdict.visits for verdict in verdicts) - 1
    verdicts = [replace(verdict, dropped=verdict.visits < longest and verdict.option != best) for verdict in verdicts]
    # Options that left the race at the same look have met equally many samples; their shares compare.
    return sorted(
        verdicts, key=lambda each: (each.option != best, each.dropped, -each.visits if each.dropped else 0, -each.mean)
    )


@final
class SearchAgent:
    """Looks ahead at every decision that is worth it."""

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        self._seed = seed
        self._budget = budget
        self._count = 0
        self._style: int | None = None
        #: What the last decision would have been without looking ahead; None where there was nothing to think about.
        self.habit: Option | None = None

    def style(self, config: SearchConfig) -> int:
        """The style that the seat is of now."""
        return config.style if self._style is None else self._style

    def pick(self, seen: Seen, options: list[Option]) -> Option:
        """What wins most in the sampled tables."""
        self.habit = None
        if len(options) == 1:
            return options[0]
        self._count += 1
        seed = (self._seed * 0x9E3779B1 + self._count * 0x85EBCA6B) & 0xFFFFFFFF
        config = seen.game.bot.search
        race = Race(seen, options, self._budget, seed, config, self.style(config))
        # Too few samples for two options say nothing against a habit.
        if seen.ask in config.trivial or 0 < self._budget.iterations < 2 * _FEWEST:
            return race.habit(seen)
        self._style = race.find_style(seen)
        self.habit = race.habit(seen)
        race.leave_out(config.idle, self.habit)
        return race.run(self.habit)
