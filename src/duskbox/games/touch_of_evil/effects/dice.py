"""Dice: re-rolling, adding and turning them while a roll is on the table, and Wounds that are not taken (ATE-EVENT-03,
ATE-FIGHT-21).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.core.messages import Fact
from duskbox.games.touch_of_evil.effects.arguments import checked_name
from duskbox.games.touch_of_evil.effects.effect import Answer, Do
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Part, act
from duskbox.games.touch_of_evil.rules.elders import current_elder_wounds
from duskbox.games.touch_of_evil.rules.fight.fight import FightRound
from duskbox.games.touch_of_evil.rules.fight.wounds import current_wounds
from duskbox.games.touch_of_evil.rules.rolls import FIRST_ELDER, Roll, current_roll
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ALL,
    R_AMOUNT,
    R_CHART,
    R_DANGER,
    R_ENEMY,
    R_FIGHT,
    R_LINGER,
    R_LOSS,
    R_MOVE,
    R_TABLE,
    R_TEST,
    X,
)
from duskbox.games.touch_of_evil.schema import tell

#: Whose roll: your Hero's, any Hero's, the enemy's against you, any enemy's.
WHOSE: Final = ("own", "any", "enemy", "enemy-any")
OWN: Final = 0
ANY: Final = 1
ENEMY: Final = 2
#: What it is rolled for.
WHAT: Final = ("fight", "test", "move", "any")
KINDS: Final = (R_FIGHT, R_TEST, R_MOVE, -1)
#: The rolls that a Hero makes; the others are the game's own.
HERO_ROLLS: Final = (R_FIGHT, R_TEST, R_MOVE, R_LINGER, R_DANGER, R_CHART, R_TABLE, R_AMOUNT, R_LOSS)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfRoll(Answer):
    """An effect about the roll on the table, of one side and one kind."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("roll",)

    def __init__(self, name: str, whose: str, what: str) -> None:
        super().__init__()
        self.whose: Final = whose
        self.side: Final = checked_name(name, whose, WHOSE)
        self.what: Final = what
        self.kind: Final = KINDS[checked_name(name, what, WHAT)]

    def roll(self, t: Shadowbrook, hero: int) -> Roll | None:
        """The roll on the table, if it is of the side and kind that are meant."""
        roll = current_roll(t)
        if roll is None:
            return None
        if self.side >= ENEMY:
            meant = roll.kind == R_ENEMY and (self.side != ENEMY or roll.hero == hero)
            return roll if meant else None
        if self.side == OWN and roll.hero != hero:
            return None
        if self.kind < 0:
            return roll if roll.kind in HERO_ROLLS else None
        return roll if roll.kind == self.kind else None

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If such a roll is on the table."""
        return self.roll(t, hero) is not None

    def why(self) -> tuple[str, str]:
        """There is no such roll."""
        return "why-no-roll", "ATE-EVENT-03"

    def of_roll(self) -> str:
        """The message that names the roll."""
        return f"@dice-of-{self.whose}" if self.side >= ENEMY else f"@dice-of-{self.whose}-{self.what}"

    def facts(self) -> dict[str, Fact]:
        """The roll, and whose it is: some languages give that of any Hero an article."""
        return {"roll": self.of_roll(), "id": self.whose}


@final
class Reroll(OfRoll):
    """Roll dice again: a number of the player's choice, or all; of an enemy's dice only those that hit (ATE-EVENT-03,
    ATE-FAQ-08).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "whose", "what")

    def __init__(self, amount: int, whose: str, what: str) -> None:
        super().__init__("Reroll", whose, what)
        if amount <= 0 and amount != ALL:
            raise ValueError(f"Reroll: {amount} dice cannot be rolled again")
        self.amount: Final = amount

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """All of them at once, or one after another."""
        roll = self.roll(t, do.hero)
        if roll is None:
            do.done(t)
            return
        places = self._places(roll, do.items)
        if self.amount == ALL or (len(places) == 1 and self.amount == 1):
            for place in places:
                roll.reroll(t, place)
            do.done(t)
            return
        self._ask(t, do, roll)

    def die_chosen(self, t: Shadowbrook, do: Do) -> None:
        """A die of this face; the same die is not rolled twice."""
        roll = self.roll(t, do.hero)
        if roll is None or t.chosen is t.box.options.passing:
            do.done(t)
            return
        for place in self._places(roll, do.items):
            if roll.dice[place] == t.chosen.code:
                roll.reroll(t, place)
                do.items.append(place)
                break
        self._ask(t, do, roll)

    def _ask(self, t: Shadowbrook, do: Do, roll: Roll) -> None:
        options: list[Option] = []
        if len(do.items) < self.amount:
            options = faces(t, roll, self._places(roll, do.items))
        if not options:
            do.done(t)
            return
        if do.items:
            options.append(t.box.options.passing)
        do.ask(t, do.hero, "one", "ask-reroll", "ATE-EVENT-03", options, "die_chosen")

    def _places(self, roll: Roll, rolled: list[int]) -> list[int]:
        """The dice that can still be rolled again."""
        found: list[int] = []
        for place in range(len(roll.dice)):
            if place not in rolled and (roll.kind != R_ENEMY or roll.dice[place] >= roll.target):
                found.append(place)
        return found

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a die on the table could come out better: an enemy's that hits, one's own that does not, any die without a
        target.
        """
        roll = self.roll(t, hero)
        if roll is None:
            return False
        if self.side == OWN and roll.target:
            return roll.successes() < len(roll.dice)
        return len(self._places(roll, [])) > 0

    def say(self) -> Part:
        """What it says."""
        enemy = "yes" if self.side >= ENEMY else "no"
        return act("effect-reroll", self.amount, facts={**self.facts(), "enemy": enemy})


def faces(t: Shadowbrook, roll: Roll, places: list[int]) -> list[Option]:
    """The faces of some dice, each once, from the lowest: equal dice need not be told apart."""
    found: list[Option] = []
    for face in range(1, 7):
        for place in places:
            if roll.dice[place] == face:
                found.append(t.box.options.die[face])
                break
    return found


@final
class AddDice(OfRoll):
    """More dice for the roll on the table (ATE-FIGHT-22, ATE-EVENT-03); in a Showdown they may be aimed at Evil Elders
    (ATE-SHOW-22).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "whose", "what")

    def __init__(self, amount: int, whose: str, what: str) -> None:
        super().__init__("AddDice", whose, what)
        if amount <= 0 and amount != X:
            raise ValueError(f"AddDice: {amount} dice cannot be added")
        self.amount: Final = amount

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """The owner of the dice says at whom each is aimed, if there is a choice, and they are rolled with the
        others.
        """
        roll = self.roll(t, do.hero)
        number = do.x if self.amount == X else self.amount
        if roll is None or number <= 0:
            do.done(t)
            return
        targets = self._targets(t, roll)
        left = number - sum(do.items)
        if len(do.items) < len(targets) and left > 0:
            do.target = targets[len(do.items)]
            options = [t.box.options.amount[dice] for dice in range(left + 1)]
            do.ask(t, roll.hero, "amount", "ask-aim", "ATE-SHOW-22", options, "aimed")
            return
        for place, dice in enumerate(do.items):
            roll.aims += [FIRST_ELDER + targets[place]] * dice
        roll.add(t, number)
        tell.dice_added(t, "ATE-FIGHT-22", hero=roll.hero, n=number, dice=roll.dice)
        do.done(t)

    def aimed(self, t: Shadowbrook, do: Do) -> None:
        """The number of dice at this Evil Elder has been chosen."""
        do.items.append(t.chosen.code)
        self.begin(t, do)

    def _targets(self, t: Shadowbrook, roll: Roll) -> list[int]:
        """The Evil Elders at which the dice of a fight roll may be aimed."""
        if roll.kind == R_FIGHT:
            for step in reversed(t.stack):
                if isinstance(step, FightRound):
                    return step.targets(t)
        return []

    def say(self) -> Part:
        """What it says."""
        return act("effect-add-dice", self.amount, facts=self.facts())


@final
class SetDie(OfRoll):
    """Turn one die of the roll on the table to a face (ATE-EVENT-03)."""

    PARTS: ClassVar[tuple[str, ...]] = ("face", "whose", "what")

    def __init__(self, face: int, whose: str, what: str) -> None:
        super().__init__("SetDie", whose, what)
        if not 1 <= face <= 6:
            raise ValueError(f"SetDie: a die has no face {face}")
        self.face: Final = face

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Which die."""
        roll = self.roll(t, do.hero)
        options = [] if roll is None else faces(t, roll, self._places(roll))
        if not options:
            do.done(t)
        elif len(options) == 1:
            self._turn(t, do, options[0].code)
        else:
            do.ask(t, do.hero, "one", "ask-set-die", "ATE-EVENT-03", options, "die_chosen")

    def die_chosen(self, t: Shadowbrook, do: Do) -> None:
        """One with this face."""
        self._turn(t, do, t.chosen.code)

    def _places(self, roll: Roll) -> list[int]:
        return [place for place in range(len(roll.dice)) if roll.dice[place] != self.face]

    def _turn(self, t: Shadowbrook, do: Do, old: int) -> None:
        roll = self.roll(t, do.hero)
        if roll is not None:
            roll.dice[roll.dice.index(old)] = self.face
            tell.die_set(t, "ATE-EVENT-03", hero=roll.hero, old=old, n=self.face, dice=roll.dice)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a die shows another face; in a roll against a target, one that turning would bring over it or, for a roll
        of others, below it.
        """
        roll = self.roll(t, hero)
        if roll is None:
            return False
        if roll.target and self.face >= roll.target:
            return roll.successes() < len(roll.dice)
        if roll.target:
            return self.side != OWN and roll.successes() > 0
        return len(self._places(roll)) > 0

    def say(self) -> Part:
        """What it says."""
        return Act("effect-set-die", {"face": self.face, **self.facts()})


@final
class OnesHit(Answer):
    """In the Hero's fight roll every 1 becomes a hit (ATE-FIGHT-21)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("roll",)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Turn each 1 to a 6."""
        roll = self._roll(t, do.hero)
        if roll is not None:
            ones = roll.dice.count(1)
            for place in range(len(roll.dice)):
                if roll.dice[place] == 1:
                    roll.dice[place] = 6
            tell.ones_hit(t, "ATE-FIGHT-21", hero=do.hero, n=ones, dice=roll.dice)
        do.done(t)

    def _roll(self, t: Shadowbrook, hero: int) -> Roll | None:
        roll = current_roll(t)
        return roll if roll is not None and roll.kind == R_FIGHT and roll.hero == hero else None

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero's fight roll shows a 1."""
        roll = self._roll(t, hero)
        return roll is not None and 1 in roll.dice

    def why(self) -> tuple[str, str]:
        """There is no 1 in a fight roll of the Hero."""
        return "why-no-ones", "ATE-FIGHT-21"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-ones-hit")


@final
class IgnoreWounds(Answer):
    """Wounds that are about to be taken are not: one's own, any Hero's, or an Elder's of the Hunting Party
    (ATE-SHOW-21, ATE-FAQ-07).
    """

    WINDOWS: ClassVar[tuple[str, ...]] = ("wounds",)
    PARTS: ClassVar[tuple[str, ...]] = ("amount", "whose")

    def __init__(self, amount: int, whose: str) -> None:
        super().__init__()
        if amount <= 0 and amount != ALL:
            raise ValueError(f"IgnoreWounds: {amount} Wounds cannot be ignored")
        self.amount: Final = amount
        self.whose: Final = whose
        self.side: Final = checked_name("IgnoreWounds", whose, ("own", "any", "elder"))

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Take them away from what is still to be taken."""
        if self.side > ANY:
            elder_wounds = current_elder_wounds(t)
            if elder_wounds is not None:
                ignored = self._part(elder_wounds.left)
                elder_wounds.left -= ignored
                tell.elder_wounds_ignored(
                    t, "ATE-SHOW-21", elder=elder_wounds.elder, n=ignored, total=elder_wounds.left
                )
            do.done(t)
            return
        wounds = current_wounds(t)
        if wounds is not None and (self.side == ANY or wounds.hero == do.hero):
            ignored = self._part(wounds.left)
            wounds.left -= ignored
            tell.wounds_ignored(t, "ATE-FIGHT-21", hero=wounds.hero, n=ignored, total=wounds.left)
        do.done(t)

    def _part(self, left: int) -> int:
        return left if self.amount == ALL else min(left, self.amount)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If such Wounds are about to be taken."""
        if self.side > ANY:
            return current_elder_wounds(t) is not None
        wounds = current_wounds(t)
        return wounds is not None and (self.side == ANY or wounds.hero == hero)

    def why(self) -> tuple[str, str]:
        """No such Wounds are about to be taken."""
        return "why-no-wounds", "ATE-FIGHT-21"

    def say(self) -> Part:
        """What it says."""
        return act("effect-ignore", self.amount, facts={"whose": self.whose})
