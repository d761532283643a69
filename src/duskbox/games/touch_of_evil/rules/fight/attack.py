"""Attacks: single Fight Rounds against the Villain or a Hero turned Werewolf (ATE-FIGHT-23 to ATE-FIGHT-26,
ATE-CURSE-04).
"""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.fight.combat import OwnFight
from duskbox.games.touch_of_evil.rules.fight.fight import FightRound
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.rolls import AT_FOE, roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.healing import HealBetweenRounds
from duskbox.games.touch_of_evil.rules.vocabulary import (
    L_FIGHT_ROUND,
    NOTHING,
    P_RIDE,
    R_WAY,
    VILLAIN,
    W_FIGHT,
    W_ROUND,
)
from duskbox.games.touch_of_evil.schema import tell


@final
class Attack(OwnFight):
    """A single Fight Round against the Villain or a Hero turned Werewolf: not a Showdown, and it wounds neither
    (ATE-FIGHT-23 to ATE-FIGHT-26, ATE-CURSE-04)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hero",
        "foe",
        "reward",
        "rides",
        "space",
        "outer_foe",
        "outer_fighter",
        "outer_used",
        "outer_lasting",
        "victims",
    )

    def __init__(self, hero: int, foe: int, reward: int, rides: bool) -> None:
        super().__init__(hero)
        self.foe = foe
        #: Investigation for each hit of the Hero.
        self.reward = reward
        #: Whether the Villain may ride on to others afterwards.
        self.rides = rides
        self.space = NOTHING
        self.victims: list[int] = []

    def copy(self) -> Attack:
        """An independent copy."""
        other = Attack(self.hero, self.foe, self.reward, self.rides)
        other.stage = self.stage
        other.space = self.space
        other.interrupts(self)
        other.victims = self.victims[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A KO'd Hero cannot be attacked (ATE-KO-05)."""
        if t.down[self.hero]:
            self.done(t)
            return
        self.space = t.at[self.hero]
        self.enter(t, self.foe)
        tell.attacked(t, "ATE-FIGHT-23", hero=self.hero, foe=self.foe)
        open_window(self, t, W_FIGHT, "before_round")

    def before_round(self, t: Shadowbrook) -> None:
        """The window before the only round."""
        t.renew(L_FIGHT_ROUND)
        open_window(self, t, W_ROUND, "heal" if t.rulings.healing_between_rounds else "strike")

    def heal(self, t: Shadowbrook) -> None:
        """By the ruling, for Investigation too (ATE-OPEN-54)."""
        self.call(t, HealBetweenRounds([self.hero]), "strike")

    def strike(self, t: Shadowbrook) -> None:
        """One Fight Round without a chance to escape, unless the Hero has fallen before it."""
        if t.down[self.hero]:
            self.over(t)
            return
        self.call(t, FightRound(self.hero, self.foe), "apply")

    def apply(self, t: Shadowbrook) -> None:
        """Hits earn Investigation instead of wounding (ATE-FIGHT-24, ATE-FIGHT-26)."""
        t.gain(self.hero, t.struck[AT_FOE] * self.reward, "ATE-FIGHT-26")
        self.call(t, KnockOuts(), "over")

    def over(self, t: Shadowbrook) -> None:
        """The attack is over; a rider rides on."""
        self.leave(t)
        if self.rides and self.foe == VILLAIN and t.replaced(P_RIDE) >= 0 and self.space > 0:
            self.ride(t)
        else:
            self.done(t)

    def ride(self, t: Shadowbrook) -> None:
        """Along the shortest way to the Town Hall; where two ways tie a die decides (ATE-PATH-01, ATE-PATH-03)."""
        if len(t.box.board.home[self.space]) > 1:
            self.call(t, roll_of(R_WAY, self.hero, 1), "ride_on")
            return
        self.ride_one(t, 1)

    def ride_on(self, t: Shadowbrook) -> None:
        """The die has shown the way."""
        self.ride_one(t, t.result)

    def ride_one(self, t: Shadowbrook, die: int) -> None:
        """One space further: every standing Hero there is attacked, in turn order."""
        self.space = t.box.board.step_home(self.space, die)
        self.victims = [hero for hero in t.in_turn_order() if t.at[hero] == self.space and t.standing(hero)]
        self.trample(t)

    def trample(self, t: Shadowbrook) -> None:
        """The next Hero in the way, then on toward the Town Hall."""
        if self.victims:
            self.call(t, Attack(self.victims.pop(0), VILLAIN, self.reward, False), "trample")
        elif self.space > 0:
            self.ride(t)
        else:
            self.done(t)


def VillainAttack(hero: int, reward: int) -> Attack:  # noqa: N802 - reads like the step it makes
    """The Villain attacks a Hero for a single Fight Round."""
    return Attack(hero, VILLAIN, reward, True)
