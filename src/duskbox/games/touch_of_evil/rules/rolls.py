"""Rolls: dice on the table, what they need to show, and the moment in which cards can still change them (ATE-DICE-01 to
ATE-DICE-03, ATE-EVENT-03).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.games.touch_of_evil.rules.cards.windows import CallsForRoll, Pending, open_window
from duskbox.games.touch_of_evil.rules.causes import rule_of_roll
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import R_ENEMY, R_FIGHT, R_TEST, W_ROLL
from duskbox.games.touch_of_evil.schema import tell

#: Aims of dice: the foe, or the Hero; an Elder is FIRST_ELDER plus its number.
AT_FOE: Final = 0
FIRST_ELDER: Final = 1


@final
class Roll(Pending):
    """Dice for one purpose.

    The result is the number of successes if there is a target, else the sum, read as D3 if it is one.

    When it is done its dice are in `t.rolled` and what each was aimed at in `t.aims`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "hero", "number", "sides", "target", "dice", "aims", "per_success")

    def __init__(self, kind: int, hero: int, number: int, sides: int, target: int) -> None:
        super().__init__()
        #: What it is for, and the Hero it concerns.
        self.kind = kind
        self.hero = hero
        self.number = number
        self.sides = sides
        self.target = target
        self.dice: list[int] = []
        self.aims: list[int] = []
        #: Whether every success counts, so that more of them are better even after the first (ATE-TEST-04).
        self.per_success = True

    def copy(self) -> Roll:
        """An independent copy."""
        other = Roll(self.kind, self.hero, self.number, self.sides, self.target)
        other.stage = self.stage
        other.dice = self.dice[:]
        other.aims = self.aims[:]
        other.per_success = self.per_success
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Roll them.

        The supply of dice is no limit (ATE-DICE-03), and cards can add some to a roll without any (ATE-EVENT-03).
        """
        self.add(t, self.number)
        if t.events is not None:
            self.tell(t)
        open_window(self, t, W_ROLL, "count")

    def tell(self, t: Shadowbrook) -> None:
        """The log names the rule that asked for the roll, and the Elders that dice were rolled at (ATE-SHOW-19,
        ATE-SHOW-22).
        """
        rule = rule_of_roll(t, self.kind)
        d3 = int(self.sides == 3)
        tell.rolled(t, rule, hero=self.hero, purpose=self.kind, target=self.target, d3=d3, dice=self.dice)
        for elder in range(len(t.elders)):
            dice = [die for place, die in enumerate(self.dice) if self.aims[place] == FIRST_ELDER + elder]
            if dice:
                tell.rolled_at(t, "ATE-SHOW-19" if self.kind == R_ENEMY else "ATE-SHOW-22", elder=elder, dice=dice)

    def add(self, t: Shadowbrook, number: int) -> None:
        """Roll more dice; they are aimed at the first target unless aims were set beforehand (ATE-FIGHT-22)."""
        for _ in range(number):
            self.dice.append(t.die())
            if len(self.aims) < len(self.dice):
                self.aims.append(AT_FOE)

    def reroll(self, t: Shadowbrook, place: int) -> None:
        """Roll one die again."""
        old = self.dice[place]
        self.dice[place] = t.die()
        tell.rerolled(t, "ATE-EVENT-03", hero=self.hero, old=old, n=self.dice[place], dice=self.dice)

    def count(self, t: Shadowbrook) -> None:
        """Read the dice."""
        t.rolled = self.dice
        t.aims = self.aims
        if self.target:
            self.done(t, self.successes())
        elif self.sides == 3:
            self.done(t, sum((die + 1) // 2 for die in self.dice))
        else:
            self.done(t, sum(self.dice))

    def successes(self) -> int:
        """The dice that show the target number or more (ATE-TEST-03, ATE-TEST-04)."""
        found = 0
        for die in self.dice:
            if die >= self.target:
                found += 1
        return found

    def undecided(self, t: Shadowbrook, seat: int) -> bool:
        """Whether a seat would want other dice: a test that is passed anyway, or an enemy's roll without a hit, is
        settled.
        """
        if self.kind == R_TEST:
            mine = t.team_of(seat) == t.team_of(self.hero)
            return self.per_success or (self.successes() == 0) == mine
        if self.kind == R_FIGHT:
            return t.team_of(seat) == t.team_of(self.hero) or self.successes() > 0
        if self.kind == R_ENEMY:
            return t.team_of(seat) != t.team_of(self.hero) or self.successes() > 0
        return True


def roll_of(kind: int, hero: int, number: int, sides: int = 6, target: int = 0) -> Roll:
    """A roll of a number of dice; a D3 is read off a D6 (ATE-DICE-02)."""
    return Roll(kind, hero, number, sides, target)


def current_roll(t: Shadowbrook) -> Roll | None:
    """The roll that cards can change now: the highest on the stack that has been made and not yet counted."""
    for step in reversed(t.stack):
        if isinstance(step, Roll):
            return step if step.stage == "count" else None
    return None


@final
class SkillTest(CallsForRoll):
    """A Skill test: as many dice as the Skill, or two Skills together; the result is the number of successes
    (ATE-TEST-02 to ATE-TEST-05).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "skill", "second", "target", "per_success")

    def __init__(self, hero: int, skill: int, second: int, target: int, per_success: bool) -> None:
        super().__init__()
        self.hero = hero
        self.skill = skill
        #: The other Skill of a combined test, or -1.
        self.second = second
        self.target = target
        self.per_success = per_success

    def copy(self) -> SkillTest:
        """An independent copy."""
        other = SkillTest(self.hero, self.skill, self.second, self.target, self.per_success)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Roll the current value of the Skill, or the sum of both (ATE-TEST-05, ATE-TEST-06)."""
        number = t.skill(self.hero, self.skill)
        if self.second >= 0:
            number += t.skill(self.hero, self.second)
        tell.test(t, "ATE-TEST-02", hero=self.hero, first=self.skill, second=self.second, target=self.target)
        roll = Roll(R_TEST, self.hero, number, 6, self.target)
        roll.per_success = self.per_success
        self.call(t, roll, "read")

    def read(self, t: Shadowbrook) -> None:
        """Passed with at least one success (ATE-TEST-03)."""
        if t.result > 0:
            tell.test_passed(t, "ATE-TEST-03", hero=self.hero, n=t.result)
        else:
            tell.test_failed(t, "ATE-TEST-03", hero=self.hero, n=t.result)
        self.done(t, t.result)
