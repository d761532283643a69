"""Healing for Investigation: its price anywhere, and by the ruling between Fight Rounds too (ATE-ACT-05,
ATE-OPEN-54).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.fight.combat import party_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import S_HEAL_PRICE, S_NO_HEAL
from duskbox.games.touch_of_evil.schema import tell

#: ATE-ACT-05
HEAL_PRICE: Final = 3


def heal_price(t: Shadowbrook, hero: int) -> int:
    """What it costs to heal a Wound anywhere (ATE-ACT-05)."""
    return max(0, HEAL_PRICE + t.modifier(S_HEAL_PRICE, hero))


@final
class HealBetweenRounds(Step):
    """Before a Fight Round each Hero that fights may heal Wounds as in its action step, its own or those of an Elder
    next to it (ATE-OPEN-54, ATE-FAQ-06).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("fighters",)

    def __init__(self, fighters: list[int]) -> None:
        super().__init__()
        #: The Heroes that have not yet passed.
        self.fighters = fighters

    def copy(self) -> HealBetweenRounds:
        """An independent copy."""
        other = HealBetweenRounds(self.fighters[:])
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next Hero that can pay and has something to heal."""
        while self.fighters:
            hero = self.fighters[0]
            options = self.wounded(t, hero)
            if options:
                options.append(t.box.options.passing)
                self.ask(t, hero, "pass", "ask-heal-between-rounds", "ATE-OPEN-54", options, "answered")
                return
            self.fighters.pop(0)
        self.done(t)

    def wounded(self, t: Shadowbrook, hero: int) -> list[Option]:
        """The Hero and the Elders next to it, as far as they are wounded."""
        if t.down[hero] or t.investigation[hero] < heal_price(t, hero) or t.modifier(S_NO_HEAL, hero) > 0:
            return []
        found = [t.box.options.elder_option[elder] for elder in party_of(t, hero) if t.elder_hurt[elder]]
        if t.wounds[hero]:
            found.insert(0, t.box.options.heal)
        return found

    def answered(self, t: Shadowbrook) -> None:
        """A Wound is healed, or the Hero is ready."""
        self.stage = "begin"
        hero = self.fighters[0]
        if t.chosen is t.box.options.passing:
            self.fighters.pop(0)
            return
        t.pay(hero, heal_price(t, hero), "ATE-OPEN-54")
        if t.chosen is t.box.options.heal:
            t.heal(hero, 1)
        else:
            t.elder_hurt[t.chosen.code] -= 1
            tell.elder_healed(t, "ATE-FAQ-06", elder=t.chosen.code)
