"""The four kinds of hook by which a card, a sheet or an ability reaches into the rules: cost, trigger, replacement, static modifier."""

from __future__ import annotations

from typing import Final, final

from duskbox.core.sayings import Said, Saying
from duskbox.games.touch_of_evil.effects.word import Condition, Word
from duskbox.games.touch_of_evil.vocabulary import LIMITS, MOMENTS, REPLACED, SKILLS, STATICS, WINDOWS


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

    def say(self) -> Saying:
        """As a sentence of the card's text."""
        facts: dict[str, Said] = {"n": self.amount, "size": abs(self.amount), "up": "yes" if self.amount > 0 else "no"}
        said = Saying(f"static-{self.what}", facts)
        if self.per_section:
            said = Saying("static-per-section", {"what": said})
        return said if self.when is None else Saying("static-when", {"what": said, "when": self.when.say()})


@final
class Cost:
    """What must be given up to use something."""

    def __init__(self, pay: int = 0, wounds: int = 0, discard: bool = False, event: int = 0) -> None:
        #: Investigation, Wounds taken, this very card, and Event cards from the hand.
        self.pay: Final = pay
        self.wounds: Final = wounds
        self.discard: Final = discard
        self.event: Final = event

    def say(self) -> list[Saying]:
        """The parts of the cost."""
        parts: list[Saying] = []
        if self.pay:
            parts.append(Saying("cost-pay", {"n": self.pay}))
        if self.wounds:
            parts.append(Saying("cost-wounds", {"n": self.wounds}))
        if self.event:
            parts.append(Saying("cost-event", {"n": self.event}))
        if self.discard:
            parts.append(Saying("cost-discard"))
        return parts


FREE: Final = Cost()


@final
class Trigger:
    """Something to do at a named time: in a window, if its owner wants to; or at a moment, without being asked."""

    def __init__(
        self, at: str, effect: Word, cost: Cost = FREE, limit: str = "any", when: Condition | None = None
    ) -> None:
        self.at: Final = at
        #: The window's number, or -1; the moment's number, or -1.
        self.window: Final = WINDOWS.index(at) if at in WINDOWS else -1
        self.moment: Final = MOMENTS.index(at) if at in MOMENTS else -1
        if self.window < 0 and self.moment < 0:
            raise ValueError(f"there is no window or moment {at!r}")
        self.effect: Final = effect
        self.cost: Final = cost
        self.limit: Final = LIMITS.index(limit)
        self.when: Final = when
        #: Its number in the box.
        self.number: int = -1
        #: Whether the one thing in the box that it stands on can pass from Hero to Hero: a card without copies, or an Elder.
        self.passes: bool = False

    def say(self) -> Saying:
        """As a sentence of the card's text."""
        facts: dict[str, Said] = {
            "what": self.effect.say(),
            "when": f"@window-{self.at}" if self.window >= 0 else f"@moment-{self.at}",
        }
        costs = self.cost.say()
        if costs:
            facts["cost"] = costs
        if self.limit:
            facts["limit"] = f"@limit-{LIMITS[self.limit]}"
        name = (
            "trigger"
            + ("-may" if self.window >= 0 else "")
            + ("-cost" if costs else "")
            + ("-limit" if self.limit else "")
        )
        said = Saying(name, facts)
        return said if self.when is None else Saying("static-when", {"what": said, "when": self.when.say()})


@final
class Replacement:
    """Something that happens in the place of something else."""

    def __init__(self, what: str, value: int = 1, when: Condition | None = None) -> None:
        self.what: Final = what
        self.kind: Final = REPLACED.index(what)
        self.value: Final = value
        self.when: Final = when

    def say(self) -> Saying:
        """As a sentence of the card's text."""
        facts: dict[str, Said] = {"n": self.value}
        if self.what == "fight-skill":
            facts["skill"] = f"@skill-{SKILLS[self.value]}"
        said = Saying(f"replace-{self.what}", facts)
        return said if self.when is None else Saying("static-when", {"what": said, "when": self.when.say()})


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
            if trigger.window >= 0:
                windows |= 1 << trigger.window
            else:
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

    def say(self) -> list[Saying]:
        """The sentences of the hooks, in the order of the declaration."""
        return [hook.say() for hook in self.all]
