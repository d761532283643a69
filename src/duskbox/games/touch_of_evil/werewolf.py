"""A cursed Hero in the Mystery Phase: it changes, and once changed it attacks other Heroes (ATE-CURSE-02 to ATE-CURSE-04, ATE-FAQ-10, ATE-OPEN-38)."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.fight import Attack
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import HONOR, NOBODY, WOLF


def cursed(t: Shadowbrook) -> list[int]:
    """The standing Heroes under the Curse, in turn order; a KO'd one neither changes further nor attacks (ATE-OPEN-38)."""
    return [hero for hero in t.in_turn_order() if t.curse[hero] >= 0 and t.standing(hero)]


def nearest_victim(t: Shadowbrook, wolf: int) -> int:
    """The other standing Hero that is nearest; of equally near ones the one with the higher Honor, then the first in turn order."""
    best = NOBODY
    for hero in t.in_turn_order():
        if hero == wolf or t.down[hero]:
            continue
        if best == NOBODY:
            best = hero
            continue
        far = t.box.board.apart(t.at[wolf], t.at[hero])
        least = t.box.board.apart(t.at[wolf], t.at[best])
        if far < least or (far == least and t.skill(hero, HONOR) > t.skill(best, HONOR)):
            best = hero
    return best


@final
class WerewolfCurse(Step):
    """One more Transformation counter; a Hero that has changed completely becomes a Werewolf for this phase, already in the one in which it
    changes, and attacks the nearest Hero. In its own turn it acts normally (ATE-CURSE-02 to ATE-CURSE-04, ATE-TOK-09, ATE-FAQ-10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero

    def copy(self) -> WerewolfCurse:
        """An independent copy."""
        other = WerewolfCurse(self.hero)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Change, and attack."""
        hero = self.hero
        if t.curse[hero] < 0 or t.down[hero]:
            self.done(t)
            return
        if not t.changed[hero]:
            t.curse[hero] += 1
            t.tell("transforms", "ATE-CURSE-02", hero, t.curse[hero], t.box.change_after)
            if t.curse[hero] < t.box.change_after:
                self.done(t)
                return
            t.changed[hero] = 1
            t.tell("werewolf", "ATE-CURSE-03", hero)
        victim = nearest_victim(t, hero)
        if victim == NOBODY:
            self.done(t)
        else:
            t.tell("wolf-attacks", "ATE-CURSE-04", hero, victim)
            self.call(t, Attack(victim, WOLF - hero, 0, False), "over")

    def over(self, t: Shadowbrook) -> None:
        """The night is over."""
        self.done(t)
