"""A cursed Hero in the Mystery Phase: it changes, and once changed it attacks other Heroes (ATE-CURSE-02 to
ATE-CURSE-04, ATE-FAQ-10, ATE-OPEN-38).
"""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.fight.attack import Attack
from duskbox.games.touch_of_evil.rules.minions.movement import nearest_heroes
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import WOLF
from duskbox.games.touch_of_evil.schema import tell


def cursed(t: Shadowbrook) -> list[int]:
    """The standing Heroes under the Curse, in turn order;
    a KO'd one neither changes further nor attacks (ATE-OPEN-38).
    """
    return [hero for hero in t.in_turn_order() if t.curse[hero] >= 0 and t.standing(hero)]


@final
class WerewolfCurse(Step):
    """One more Transformation counter; a Hero that has changed completely becomes a Werewolf for this phase, already in
    the one in which it changes, and attacks the nearest Hero: of equally near ones that with the highest Honor, then as
    the First Player says (ATE-OPEN-06); by the other reading of ATE-OPEN-49 every other one. In its own turn it acts
    normally (ATE-CURSE-02 to ATE-CURSE-04, ATE-TOK-09, ATE-FAQ-10).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "waiting")

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        #: The Heroes still to be attacked.
        self.waiting: list[int] = []

    def copy(self) -> WerewolfCurse:
        """An independent copy."""
        other = WerewolfCurse(self.hero)
        other.stage = self.stage
        other.waiting = self.waiting[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Change, and attack."""
        hero = self.hero
        if t.curse[hero] < 0 or t.down[hero]:
            self.done(t)
            return
        if not t.changed[hero]:
            t.curse[hero] += 1
            tell.transforms(t, "ATE-CURSE-02", hero=hero, n=t.curse[hero], total=t.box.change_after)
            if t.curse[hero] < t.box.change_after:
                self.done(t)
                return
            t.changed[hero] = 1
            tell.werewolf(t, "ATE-CURSE-03", hero=hero)
        if t.rulings.wolves_attack_all:
            self.waiting = [victim for victim in t.in_turn_order() if victim != hero]
            self.over(t)
            return
        victims = nearest_heroes(t, t.at[hero], hero)
        if not victims:
            self.done(t)
        elif len(victims) == 1:
            self.attack(t, victims[0])
        else:
            options: list[Option] = [t.box.options.hero[victim] for victim in victims]
            self.ask(t, t.first, "one", "ask-nearest-hero", "ATE-OPEN-06", options, "victim_picked")

    def victim_picked(self, t: Shadowbrook) -> None:
        """This one."""
        self.attack(t, t.chosen.code)

    def attack(self, t: Shadowbrook, victim: int) -> None:
        """A single Fight Round with the Werewolf."""
        tell.wolf_attacks(t, "ATE-CURSE-04", hero=self.hero, hero2=victim)
        self.call(t, Attack(victim, WOLF - self.hero, 0, False), "over")

    def over(self, t: Shadowbrook) -> None:
        """The next victim, as long as the Hero is a Werewolf; then the night is over."""
        while self.waiting:
            victim = self.waiting.pop(0)
            if t.standing(victim) and t.changed[self.hero]:
                self.attack(t, victim)
                return
        self.done(t)
