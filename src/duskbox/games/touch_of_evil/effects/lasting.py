"""Modifiers that hold for a while, also for a roll that is just on the table."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.games.touch_of_evil.effects.arguments import checked_name
from duskbox.games.touch_of_evil.effects.counted import counted
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.text.sentences import Part, modifier
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, enemy_hits_on, fight_dice, hero_hits_on
from duskbox.games.touch_of_evil.rules.rolls import Roll, SkillTest, current_roll
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import fights_villain
from duskbox.games.touch_of_evil.rules.vocabulary import (
    NO_HERO,
    NOTHING,
    R_ENEMY,
    R_FIGHT,
    R_TEST,
    SPANS,
    STATICS,
    UNTIL_FIGHT,
    UNTIL_SHOWDOWN,
    X,
)
from duskbox.games.touch_of_evil.schema import tell


@final
class Until(Effect):
    """A modifier that holds until the end of something. Played after a roll that it concerns it brings its dice at once
    (ATE-EVENT-03, ATE-FIGHT-22).

    Its amount is a plain number, also below 0. Behind the successes of a test, X is their number.
    """

    PARTS: ClassVar[tuple[str, ...]] = ("span", "what", "amount", "everyone")

    def __init__(self, span: str, what: str, amount: int, everyone: bool = False) -> None:
        super().__init__()
        if amount == 0:
            raise ValueError("Until: a modifier of 0 changes nothing")
        self.span: Final = span
        self.until: Final = checked_name("Until", span, SPANS)
        self.what: Final = what
        self.kind: Final = checked_name("Until", what, STATICS)
        self.amount: Final = amount
        self.everyone: Final = everyone
        self.successes = False

    def count_successes(self) -> None:
        """It stands behind the successes of a test: X is their number, not -1."""
        self.successes = self.amount == X

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Note it, and add the dice it brings to a roll under way."""
        if not self.could(t, do.hero):
            do.done(t)
            return
        amount = counted(t, do, X) if self.successes else self.amount
        roll = current_roll(t)
        before = 0 if roll is None else dice_due(t, roll)
        t.last(self.kind, NO_HERO if self.everyone else do.hero, amount, self.until)
        tell.lasts(t, "ATE-FIGHT-22", hero=do.hero, what=self.kind, n=amount, span=self.until)
        if roll is not None:
            self._change(t, roll, dice_due(t, roll) - before)
        do.done(t)

    def _change(self, t: Shadowbrook, roll: Roll, more: int) -> None:
        if more > 0:
            roll.add(t, more)
            tell.dice_added(t, "ATE-FIGHT-22", hero=roll.hero, n=more, dice=roll.dice)
        if roll.kind == R_FIGHT:
            roll.target = hero_hits_on(t, roll.hero)
        elif roll.kind == R_ENEMY:
            roll.target = enemy_hits_on(t, roll.hero, t.foe)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """For everyone, or a standing Hero; for a fight or a Showdown only while there is one and for those who fight
        in it.
        """
        if t.down[hero] and not self.everyone:
            return False
        if self.until == UNTIL_SHOWDOWN:
            return t.showdown != NOTHING and (self.everyone or fights_villain(t, hero))
        if self.until > UNTIL_FIGHT:
            return True
        return t.foe != NO_FOE and (self.everyone or t.fighter == hero or fights_villain(t, hero))

    def why(self) -> tuple[str, str]:
        """It needs a fight."""
        return "why-no-fight", "ATE-FIGHT-21"

    def say(self) -> Part:
        """What it says."""
        return modifier(self.what, self.amount, self.span, everyone=self.everyone, counted=self.successes)


def dice_due(t: Shadowbrook, roll: Roll) -> int:
    """How many dice a roll would have if it were made now, for those that a modifier can change:
    Fight Dice and tests.
    """
    if roll.kind == R_FIGHT:
        return fight_dice(t, roll.hero)
    if roll.kind == R_ENEMY:
        return enemy_dice(t, t.foe)
    if roll.kind == R_TEST:
        for step in reversed(t.stack):
            if isinstance(step, SkillTest):
                second = t.skill(step.hero, step.second) if step.second >= 0 else 0
                return t.skill(step.hero, step.skill) + second
    return 0
