"""Movement by cards: up to so many spaces, to a named space, to a space you pick, to another Hero (ATE-MOVE-03, ATE-MOVE-05, ATE-MIN-15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.board import CORNER, DANGEROUS, TOWN
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.heroes import OTHER, those_meant
from duskbox.games.touch_of_evil.effects.kos import hold, release
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, checked_name, counting, to_space
from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.minions import MinionFights
from duskbox.games.touch_of_evil.movement import reachable
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import NOTHING

#: Kinds of spaces one may be allowed to pick from.
TARGETS: Final = ("any", "corner", "town", "dangerous")
KINDS: Final = (-1, CORNER, TOWN, DANGEROUS)


def free_to_move(t: Shadowbrook, hero: int) -> bool:
    """Whether a card can move a Hero now: standing, and neither in a fight nor in a Showdown."""
    return t.down[hero] == 0 and t.fighter != hero and t.showdown == NOTHING


def arrive(t: Shadowbrook, do: Do, space: int) -> None:
    """Put the Hero there; a Minion that is there is fought at once (ATE-MIN-15)."""
    t.at[do.hero] = space
    t.tell("moved", "ATE-MOVE-03", do.hero, space)
    do.at = 2
    if t.minions[space] == NOTHING:
        do.done(t)
        return
    if space not in t.due:
        t.due.append(space)
    release(t, do)
    do.call(t, MinionFights(), "again")


def fought(t: Shadowbrook, do: Do) -> None:
    """The fight at the end of the way is over."""
    hold(t, do)
    do.done(t)


@final
class MoveUpTo(Counted):
    """Move the Hero up to so many spaces; a Minion counter ends the way (ATE-MOVE-02, ATE-MOVE-05)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("MoveUpTo", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Where to, or stay."""
        if amount <= 0 or not free_to_move(t, do.hero):
            do.done(t)
            return
        do.at = 1
        options: list[Option] = [t.box.options.stay]
        for space in reachable(t, t.at[do.hero], amount):
            options.append(t.box.options.move[space])
        do.ask(t, do.hero, "path", "ask-walk", "ATE-MOVE-02", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; or the way is chosen; or the fight there is over."""
        if do.at == 0:
            self.apply(t, do, t.result)
        elif do.at == 2:
            fought(t, do)
        elif t.chosen is t.box.options.stay:
            do.done(t)
        else:
            arrive(t, do, t.chosen.code)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero can move."""
        return free_to_move(t, hero)

    def why(self) -> tuple[str, str]:
        """The Hero cannot move now."""
        return "why-cannot-move", "ATE-MOVE-03"

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-move", {"n": amount_said(self.amount)}), self.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Relocation(Word):
    """The Hero is put on another space without walking there."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask where to, unless there is no choice."""
        options = self.targets(t, do.hero) if free_to_move(t, do.hero) else []
        if not options:
            do.done(t)
        elif len(options) == 1:
            arrive(t, do, self.space_of(t, options[0]))
        else:
            do.ask(t, do.hero, "place", self.question(), "ATE-MOVE-03", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """There; or the fight there is over."""
        if do.at == 0:
            arrive(t, do, self.space_of(t, t.chosen))
        else:
            fought(t, do)

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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-move-to", {"space": to_space(self.space)})


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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-move-to-any", {"kind": self.kind})


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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-to-hero")
