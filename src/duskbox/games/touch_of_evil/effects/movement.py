"""Movement by cards: up to a number of spaces, to a named space, to a space you pick, to another Hero (ATE-MOVE-03,
ATE-MOVE-05, ATE-MIN-15).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.effects.arguments import checked_amount, checked_name
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.heroes import OTHER, those_meant
from duskbox.games.touch_of_evil.effects.kos import hold, release
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Part, act, to_space
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS, TOWN
from duskbox.games.touch_of_evil.rules.minions.minions import MinionFights
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.movement import reachable
from duskbox.games.touch_of_evil.rules.vocabulary import NOTHING
from duskbox.games.touch_of_evil.schema import tell

#: Kinds of spaces one may be allowed to pick from.
TARGETS: Final = ("any", "corner", "town", "dangerous")
KINDS: Final = (-1, CORNER, TOWN, DANGEROUS)


def free_to_move(t: Shadowbrook, hero: int) -> bool:
    """Whether a card can move a Hero now: standing, and neither in a fight nor in a Showdown."""
    return t.down[hero] == 0 and t.fighter != hero and t.showdown == NOTHING


def arrive(t: Shadowbrook, do: Do, space: int) -> None:
    """Put the Hero there; a Minion that is there is fought at once (ATE-MIN-15)."""
    t.at[do.hero] = space
    tell.moved(t, "ATE-MOVE-03", hero=do.hero, space=space)
    if t.minions[space] == NOTHING:
        do.done(t)
        return
    if space not in t.due:
        t.due.append(space)
    release(t, do)
    do.call(t, MinionFights(), "fought")


def end_way(t: Shadowbrook, do: Do) -> None:
    """The fight at the end of the way is over."""
    hold(t, do)
    do.done(t)


@final
class MoveUpTo(Counted):
    """Move the Hero up to a number of spaces; a Minion counter ends the way (ATE-MOVE-02, ATE-MOVE-05)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("MoveUpTo", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Where to, or stay."""
        if amount <= 0 or not free_to_move(t, do.hero):
            do.done(t)
            return
        options: list[Option] = [t.box.options.stay]
        for space in reachable(t, t.at[do.hero], amount):
            options.append(t.box.options.move[space])
        do.ask(t, do.hero, "path", "ask-walk", "ATE-MOVE-02", options, "way_chosen")

    def way_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There, or stay."""
        if t.chosen is t.box.options.stay:
            do.done(t)
        else:
            arrive(t, do, t.chosen.code)

    def fought(self, t: Shadowbrook, do: Do) -> None:
        """The fight there is over."""
        end_way(t, do)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero can move."""
        return free_to_move(t, hero)

    def why(self) -> tuple[str, str]:
        """The Hero cannot move now."""
        return "why-cannot-move", "ATE-MOVE-03"

    def say(self) -> Part:
        """What it says."""
        return act("effect-move", self.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Relocation(Effect):
    """The Hero is put on another space without walking there."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask where to, unless there is no choice."""
        options = self.targets(t, do.hero) if free_to_move(t, do.hero) else []
        if not options:
            do.done(t)
        elif len(options) == 1:
            arrive(t, do, self.space_of(t, options[0]))
        else:
            do.ask(t, do.hero, "place", self.question(), "ATE-MOVE-03", options, "space_chosen")

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There."""
        arrive(t, do, self.space_of(t, t.chosen))

    def fought(self, t: Shadowbrook, do: Do) -> None:
        """The fight there is over."""
        end_way(t, do)

    def targets(self, t: Shadowbrook, hero: int) -> list[Option]:
        """Where the Hero can be put, other than where it is."""
        raise NotImplementedError

    def space_of(self, t: Shadowbrook, option: Option) -> int:
        """The space an option stands for."""
        return option.code

    def question(self) -> str:
        """What is asked if there is a choice."""
        return "ask-move-to"

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero can move and there is somewhere else to go."""
        return free_to_move(t, hero) and len(self.targets(t, hero)) > 0

    def why(self) -> tuple[str, str]:
        """The Hero cannot move now, or is there already."""
        return "why-cannot-move", "ATE-MOVE-03"


@final
class MoveTo(Relocation):
    """Put the Hero on a named space."""

    PARTS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: str) -> None:
        super().__init__()
        self.space: Final = space

    def targets(self, t: Shadowbrook, hero: int) -> list[Option]:
        """That space, if the Hero is not there."""
        space = t.box.board.space(self.space)
        return [] if t.at[hero] == space else [t.box.options.space[space]]

    def say(self) -> Part:
        """What it says."""
        return Act("effect-move-to", {"space": to_space(self.space)})


@final
class MoveToAny(Relocation):
    """Put the Hero on a space you pick, of any kind or of one kind."""

    PARTS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: Final = kind
        self.of_kind: Final = KINDS[checked_name("MoveToAny", kind, TARGETS)]

    def targets(self, t: Shadowbrook, hero: int) -> list[Option]:
        """All spaces of the kind but the Hero's own."""
        kinds = t.box.board.kinds
        found: list[Option] = []
        for space in range(len(kinds)):
            if space != t.at[hero] and (self.of_kind < 0 or kinds[space] == self.of_kind):
                found.append(t.box.options.space[space])
        return found

    def say(self) -> Part:
        """What it says."""
        return Act("effect-move-to-any", {"kind": self.kind})


@final
class ToHero(Relocation):
    """Put the Hero on the space of a Hero you pick."""

    def targets(self, t: Shadowbrook, hero: int) -> list[Option]:
        """The other standing Heroes that are elsewhere."""
        found: list[Option] = []
        for other in those_meant(t, hero, 0, OTHER):
            if t.at[other] != t.at[hero]:
                found.append(t.box.options.hero[other])
        return found

    def space_of(self, t: Shadowbrook, option: Option) -> int:
        """Where that Hero is."""
        return t.at[option.code]

    def question(self) -> str:
        """Which Hero."""
        return "ask-to-hero"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-to-hero")
