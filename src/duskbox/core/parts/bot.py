"""How a game is played by programs: its rollout policy, its evaluation, and how search goes about it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.chance import Weighted
from duskbox.core.decisions import Option
from duskbox.core.parts.part import Part
from duskbox.core.table import Table


@final
class SearchConfig:
    """The few things in which search differs from game to game."""

    def __init__(
        self,
        cut: int = 0,
        depth: int = 12,
        explore: float = 0.6,
        habit: float = 0.5,
        dropped: float = 2.5,
        doubt: float = 0.0,
        style: int = 0,
        style_share: float = 0.15,
        idle: frozenset[str] = frozenset(),
        trivial: frozenset[str] = frozenset(),
    ) -> None:
        #: Decisions that a sampled table is played on by the rollout policy before `evaluate` judges it; 0 plays to the
        #: end.
        self.cut: Final = cut
        #: How many of its own decisions in a row the seat looks at before it plays on by the rollout policy.
        self.depth: Final = depth
        #: How much is tried that has not shown itself yet, and which share of that the habitual option gets.
        self.explore: Final = explore
        self.habit: Final = habit
        #: An option is dropped once it is this many standard errors behind the best, over the samples both have met.
        self.dropped: Final = dropped
        #: How many standard errors another option has to be ahead of the habitual one to be taken instead.
        self.doubt: Final = doubt
        #: The style (`Bot.styles`) that the seat plays in until another shows itself to be better, and the share of the
        #: budget that goes into finding that out.
        self.style: Final = style
        self.style_share: Final = style_share
        #: Verbs of options that are not looked into: what they are good for shows only much later, if at all.
        self.idle: Final = idle
        #: Questions that are answered by habit, without looking ahead.
        self.trivial: Final = trivial

    def __reduce__(self) -> tuple[object, ...]:
        return SearchConfig, (
            self.cut, self.depth, self.explore, self.habit, self.dropped, self.doubt, self.style, self.style_share,
            self.idle, self.trivial,
        )  # fmt: skip

    def at_depth(self, depth: int) -> SearchConfig:
        """The same, looking this far ahead."""
        return SearchConfig(
            self.cut, depth, self.explore, self.habit, self.dropped, self.doubt, self.style, self.style_share,
            self.idle, self.trivial,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Part):
    """A game that says nothing is played at random by `thumb`, and searched with random rollouts."""

    def __init__(self, search: SearchConfig | None = None) -> None:
        self.search: Final = search or SearchConfig()

    def rollout_policy(self, table: Table, style: int = 0) -> Option | None:
        """What an experienced player would do at the present decision without thinking for long: rules of thumb, quick
        enough to play whole games ahead with. It may look only at what the asked seat can know. None if the game has no
        such rules.
        """
        return None

    def styles(self) -> int:
        """How many styles the rollout policy has: habits of players about equally good, each in other positions.

        Search finds out which of them suits the present one.
        """
        return 1

    def evaluate(self, table: Table, seat: int) -> float:
        """A rough guess how well a seat stands, from 0 (lost) to 1 (won); for search that stops early."""
        outcome = table.outcome
        return 0.5 if outcome is None else 1.0 if outcome.won(seat) else 0.0

    def quiescent(self, table: Table) -> bool:
        """Whether `evaluate` judges well here: between two actions, say, and not in the middle of one."""
        return True

    def choose_weighted(self, table: Table, option: Option, chance: Weighted) -> Table:
        """Carry out an option in a sampled table and give the table to go on with.

        A game may draw again where the sample would end at once, and lower its weight by the chance of that (importance
        weighting): fewer samples then say as much.
        """
        table.choose(option, chance)
        return table
