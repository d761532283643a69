"""Flow: effects made of effects. One after another, one of several, for each Hero, if something holds, as a die falls.

Those about Heroes live in `heroes.py`, those in a row in `sequence.py`; a card finds them all here.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.effects.effect import Condition, Do, Effect
from duskbox.games.touch_of_evil.effects.heroes import AHero, EachHero, FirstPlayer, TheHero
from duskbox.games.touch_of_evil.effects.sequence import Nothing, Seq
from duskbox.games.touch_of_evil.effects.text.sentences import Case, Choice, Dice, Offer, Part
from duskbox.games.touch_of_evil.rules.causes import rule_of_text
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import R_TABLE
from duskbox.games.touch_of_evil.schema import tell

__all__ = ["AHero", "EachHero", "FirstPlayer", "If", "May", "Nothing", "OneOf", "Seq", "Table", "TheHero"]


@final
class OneOf(Effect):
    """The Hero's player picks one that could change something (ATE-ENC-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        super().__init__()
        if not 2 <= len(parts) <= 6:
            raise ValueError(f"OneOf: from two to six effects, not {len(parts)}")
        self.parts: Final = parts

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask, unless there is no choice."""
        options: list[Option] = []
        for place in range(len(self.parts)):
            if self.parts[place].could(t, do.hero):
                options.append(t.box.options.way[place])
        if not options:
            do.done(t)
        elif len(options) == 1:
            do.become(t, self.parts[options[0].code])
        else:
            do.ask(t, do.hero, "one", "ask-one-of", "ATE-ENC-05", options, "way_chosen")

    def way_chosen(self, t: Shadowbrook, do: Do) -> None:
        """This one."""
        do.become(t, self.parts[t.chosen.code])

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If one of them could."""
        for part in self.parts:
            if part.could(t, hero):
                return True
        return False

    def gains(self, t: Shadowbrook, hero: int) -> bool:
        """If one of them has something to offer."""
        for part in self.parts:
            if part.gains(t, hero):
                return True
        return False

    def say(self) -> Part:
        """What it says."""
        return Choice([part.say() for part in self.parts])

    def children(self) -> list[Effect]:
        """Its effects in order."""
        return list(self.parts)


@final
class May(Effect):
    """The Hero's player may do it, and may have to pay for it (ATE-ACT-10)."""

    PARTS: ClassVar[tuple[str, ...]] = ("effect", "pay")

    def __init__(self, effect: Effect, pay: int = 0) -> None:
        super().__init__()
        if pay < 0:
            raise ValueError(f"May: {pay} is no price")
        self.effect: Final = effect
        self.pay: Final = pay

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask, if it could change something and can be paid."""
        if not self.could(t, do.hero):
            do.done(t)
            return
        options = [t.box.options.yes, t.box.options.no]
        do.ask(t, do.hero, "confirm", "ask-may-pay" if self.pay else "ask-may", "ATE-ACT-10", options, "answered")

    def answered(self, t: Shadowbrook, do: Do) -> None:
        """Pay, and do it."""
        if t.chosen is t.box.options.yes:
            t.pay(do.hero, self.pay)
            do.become(t, self.effect)
        else:
            do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it can be paid and has something to offer; a bargain that is all price is never offered."""
        return self.pay <= t.investigation[hero] and self.effect.gains(t, hero)

    def say(self) -> Part:
        """What it says."""
        return Offer(self.effect.say(), self.pay)

    def children(self) -> list[Effect]:
        """What may be done."""
        return [self.effect]


@final
class If(Effect):
    """One thing if a condition holds, another if it does not."""

    PARTS: ClassVar[tuple[str, ...]] = ("condition", "then", "otherwise")

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        super().__init__()
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Look, and go on as one of the two."""
        do.become(t, self.then if self.condition.holds(t, do.hero) else self.otherwise)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If what would be done could."""
        effect = self.then if self.condition.holds(t, hero) else self.otherwise
        return effect is not None and effect.could(t, hero)

    def gains(self, t: Shadowbrook, hero: int) -> bool:
        """If what would be done has something to offer."""
        effect = self.then if self.condition.holds(t, hero) else self.otherwise
        return effect is not None and effect.gains(t, hero)

    def say(self) -> Part:
        """What it says."""
        return Case(self.condition, self.then.say(), None if self.otherwise is None else self.otherwise.say())

    def children(self) -> list[Effect]:
        """Both branches."""
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]


@final
class Table(Effect):
    """A D6 decides: rows of lowest number, highest number and what happens (ATE-DICE-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("rows",)

    def __init__(self, *rows: tuple[int, int, Effect]) -> None:
        super().__init__()
        if not rows:
            raise ValueError("Table: there is no row in it")
        for low, high, _ in rows:
            if not 1 <= low <= high <= 6:
                raise ValueError(f"Table: no row from {low} to {high} on a D6")
        self.rows: Final = rows

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Roll."""
        do.call(t, roll_of(R_TABLE, do.hero, 1), "rolled")

    def rolled(self, t: Shadowbrook, do: Do) -> None:
        """Go on as the row that was rolled; on other numbers nothing happens."""
        for low, high, effect in self.rows:
            if low <= t.result <= high and not isinstance(effect, Nothing):
                do.become(t, effect)
                return
        if t.events is not None:
            tell.nothing_comes(t, rule_of_text(t), hero=do.hero)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If one of the rows could."""
        for _, _, effect in self.rows:
            if effect.could(t, hero):
                return True
        return False

    def say(self) -> Part:
        """What it says."""
        return Dice([(low, high, effect.say()) for low, high, effect in self.rows])

    def children(self) -> list[Effect]:
        """What the rows do."""
        return [effect for _, _, effect in self.rows]
