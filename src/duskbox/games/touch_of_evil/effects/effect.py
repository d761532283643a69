"""Effects: they run, know whether they could change anything, and say what they do.

A card's effect is a tree of effects, written once in its declaration. The same tree is carried out by the rules,
printed as the card's text in three languages, and hashed as content. An effect under way is a `Do` step, which holds
only the number of the effect and a few numbers of memory, so that a table in the middle of a card is still plain data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from duskbox.core.messages import Message
from duskbox.core.table import Step, Table
from duskbox.games.touch_of_evil.effects.text.sentences import Part
from duskbox.games.touch_of_evil.rules.vocabulary import NO_HERO, NOTHING

if TYPE_CHECKING:
    from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook


#: No effect looks at more effects than this to know whether it could change anything: one that would have to says
#: that it could. Packs are refused long before; this holds for effects made in any other way.
MOST_CHECKS: Final = 4096


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An effect of the vocabulary. `PARTS` names the attributes it is made of, in the order of its constructor."""

    PARTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        #: The number of this effect in its box; given when the box is put together.
        self.number: int = -1
        #: How many effects an effect about several Heroes may have to look at to know whether it could change anything.
        self.checks: int = 0

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Carry it out for `do.hero`. An effect ends by `do.done(t)`, or goes on in another stage: the method that is
        named where it asks a seat or calls a step.
        """
        raise NotImplementedError

    def over(self, t: Shadowbrook, do: Do) -> None:
        """The last stage of an effect whose last step is done."""
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Whether carrying it out now for this Hero could change anything."""
        return True

    def why(self) -> tuple[str, str]:
        """The message and the rule that say why it could not change anything."""
        return "why-no-effect", "ATE-EVENT-02"

    def say(self) -> Part:
        """What it says."""
        raise NotImplementedError

    def children(self) -> list[Effect]:
        """The effects it is made of."""
        return []

    def is_price(self) -> bool:
        """Whether it is all loss, as the price of a bargain is."""
        parts = self.children()
        for part in parts:
            if not part.is_price():
                return False
        return len(parts) > 0

    def gains(self, t: Shadowbrook, hero: int) -> bool:
        """Whether carrying it out now could change something for more than its price: an offer is made only then."""
        return self.could(t, hero) and not self.is_price()

    def price_static(self) -> int:
        """The static modifier that changes what this costs where it is sold, or -1 (ATE-ACT-11)."""
        for part in self.children():
            found = part.price_static()
            if found >= 0:
                return found
        return NOTHING

    def strikes(self) -> bool:
        """Whether the Villain itself attacks the Hero for whom it is carried out."""
        for part in self.children():
            if part.strikes():
                return True
        return False


def checks_within(effect: Effect) -> int:
    """How many effects may have to be looked at to know whether an effect could change anything for one Hero."""
    if effect.checks:
        return effect.checks
    checks = 1
    for part in effect.children():
        checks += checks_within(part)
    return checks


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Effect):
    """An effect that answers a roll, Wounds, a card or a death under way.

    What a card says besides it is only its price or its sequel.
    """

    #: The windows that its text speaks of.
    WINDOWS: ClassVar[tuple[str, ...]] = ()


@final
class Do(Step):
    """An effect being carried out for a Hero. Its stages are methods of the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "hero", "source", "x", "target", "count", "items", "held")

    def __init__(self, effect: int, hero: int, source: int = NOTHING, x: int = 0, target: int = NOTHING) -> None:
        super().__init__()
        #: The number of the effect in the box, for whom, and the card it stands on.
        self.effect = effect
        self.hero = hero
        self.source = source
        #: The successes or the die that led here, and the Elder, space or Minion that was chosen.
        self.x = x
        self.target = target
        #: What an effect keeps between its stages: how many are still to come, or which part is under way; the dice,
        #: Elders, Heroes or spaces it is about; and whose KOs were held back before a fight that it starts.
        self.count = 0
        self.items: list[int] = []
        self.held = 0

    def copy(self) -> Do:
        """An independent copy."""
        other = Do(self.effect, self.hero, self.source, self.x, self.target)
        other.stage = self.stage
        other.count = self.count
        other.items = self.items[:]
        other.held = self.held
        return other

    def run_stage(self, t: Table) -> None:
        """Carry out a stage of the effect."""
        table = cast("Shadowbrook", t)
        getattr(table.box.effects[self.effect], self.stage)(table, self)

    def has_stage(self, t: Table, stage: str) -> bool:
        """Whether the effect has such a stage."""
        effects = cast("Shadowbrook", t).box.effects
        if stage.startswith("_") or (stage not in ("begin", "over") and hasattr(Effect, stage)):
            return False
        return 0 <= self.effect < len(effects) and callable(getattr(effects[self.effect], stage, None))

    def child(self, t: Shadowbrook, effect: Effect, then: str, hero: int = NO_HERO) -> None:
        """Carry out a part of this effect, for the same Hero unless another is named, and come back."""
        self.call(t, Do(effect.number, self.hero if hero == NO_HERO else hero, self.source, self.x, self.target), then)

    def become(self, t: Shadowbrook, effect: Effect | None) -> None:
        """Go on as another effect: the last thing an effect can do."""
        if effect is None:
            self.done(t)
            return
        self.effect = effect.number
        self.count = 0
        self.items = []
        self.stage = "begin"


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not, for a Hero at a table."""

    PARTS: ClassVar[tuple[str, ...]] = ()

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def about_hero(self) -> bool:
        """Whether it is about the Hero, and not the game."""
        return False

    def say(self, person: str = "you") -> Message:
        """The condition as a clause: "if you …", "if they …", "who …"."""
        raise NotImplementedError
