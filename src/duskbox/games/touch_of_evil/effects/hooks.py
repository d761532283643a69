"""The four kinds of hook by which a card, a sheet or an ability reaches into the rules: cost, trigger, replacement,
static modifier.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.messages import Fact
from duskbox.games.touch_of_evil.effects.effect import Condition, Effect
from duskbox.games.touch_of_evil.effects.text.sentences import DOES, HAPPENS, Act, Part, modifier
from duskbox.games.touch_of_evil.rules.vocabulary import (
    IN_FIGHT,
    LIMITS,
    MOMENTS,
    REPLACED,
    SKILLS,
    STATICS,
    W_FIGHT,
    W_ROLL,
    W_ROUND,
    W_WOUNDS,
    WINDOWS,
)

#: Replacements of what a Hero does; the others are of what the Villain does.
OF_A_HERO: Final = ("event-draw", "fight-skill", "loss-die", "movement-two")


@final
class Static:
    """A modifier that holds as long as its card is there and its condition is met."""

    def __init__(self, what: str, amount: int, when: Condition | None = None, per_section: bool = False) -> None:
        self.what: Final = what
        self.kind: Final = STATICS.index(what)
        self.amount: Final = amount
        self.when: Final = when
        #: The amount counts once for every section of the Shadow Track that lies behind the marker (ATE-SHADOW-07).
        self.per_section: Final = per_section

    def say(self, own: bool = True) -> Part:
        """What it says, on a card of a Hero's own or on one that concerns everyone."""
        return modifier(self.what, self.amount, "", self.when, self.per_section, own=own)


@final
class Cost:
    """What must be given up to use something."""

    def __init__(self, pay: int = 0, wounds: int = 0, discard: bool = False, event: int = 0) -> None:
        #: Investigation, Wounds taken, this very card, and Event cards from the hand.
        self.pay: Final = pay
        self.wounds: Final = wounds
        self.discard: Final = discard
        self.event: Final = event

    def say(self) -> list[Act]:
        """What it says must be done."""
        parts: list[Act] = []
        if self.pay:
            parts.append(Act("cost-pay", {"n": self.pay}))
        if self.wounds:
            parts.append(Act("effect-wound", {"n": self.wounds}))
        if self.event:
            parts.append(Act("effect-discard", {"n": self.event}))
        if self.discard:
            parts.append(Act("cost-discard"))
        return parts


FREE: Final = Cost()


def windows_of(at: str) -> int:
    """The windows that a name stands for, as bits: one window, or every one of a fight."""
    if at == IN_FIGHT:
        return 1 << W_FIGHT | 1 << W_ROUND | 1 << W_ROLL | 1 << W_WOUNDS
    return 1 << WINDOWS.index(at) if at in WINDOWS else 0


@final
class Trigger:
    """Something to do at a named time: in a window, if its owner wants to; or at a moment, without being asked."""

    def __init__(
        self, at: str, effect: Effect, cost: Cost = FREE, limit: str = "any", when: Condition | None = None
    ) -> None:
        self.at: Final = at
        #: The windows as bits; the moment's number, or -1.
        self.windows: Final = windows_of(at)
        self.moment: Final = MOMENTS.index(at) if at in MOMENTS else -1
        if not self.windows and self.moment < 0:
            raise ValueError(f"there is no window or moment {at!r}")
        self.effect: Final = effect
        self.cost: Final = cost
        self.limit: Final = LIMITS.index(limit)
        self.when: Final = when
        #: Its number in the box.
        self.number: int = -1
        #: Whether the one thing in the box that it stands on can pass from Hero to Hero: a card without copies, or an
        #: Elder.
        self.passes: bool = False


@final
class Replacement:
    """Something that happens in the place of something else."""

    def __init__(self, what: str, value: int = 1, when: Condition | None = None) -> None:
        self.what: Final = what
        self.kind: Final = REPLACED.index(what)
        self.value: Final = value
        self.when: Final = when

    def say(self) -> Act:
        """What it says."""
        facts: dict[str, Fact] = {"n": self.value}
        if self.what == "fight-skill":
            facts["with"] = f"@skill-with-{SKILLS[self.value]}"
        kind = DOES if self.what in OF_A_HERO else HAPPENS
        return Act(f"replace-{self.what}", facts, kind=kind)


@final
class Hooks:
    """The hooks of one card or sheet, sorted by kind."""

    def __init__(self, hooks: tuple[Static | Trigger | Replacement, ...]) -> None:
        self.all: Final = hooks
        self.statics: Final[list[Static]] = [hook for hook in hooks if isinstance(hook, Static)]
        self.triggers: Final[list[Trigger]] = [hook for hook in hooks if isinstance(hook, Trigger)]
        self.replacements: Final[list[Replacement]] = [hook for hook in hooks if isinstance(hook, Replacement)]
        windows = 0
        moments = 0
        for trigger in self.triggers:
            windows |= trigger.windows
            if trigger.moment >= 0:
                moments |= 1 << trigger.moment
        #: The windows and moments it speaks of, as bits: most cards can be passed over at a glance.
        self.windows: Final = windows
        self.moments: Final = moments
        #: Unconditional bonuses to the four Skills.
        flat = [0, 0, 0, 0]
        for static in self.statics:
            if static.kind < 4 and static.when is None and not static.per_section:
                flat[static.kind] += static.amount
        self.flat: Final = flat
        #: The statics that the flat numbers do not hold.
        self.others: Final = [
            static for static in self.statics if static.kind >= 4 or static.when is not None or static.per_section
        ]
