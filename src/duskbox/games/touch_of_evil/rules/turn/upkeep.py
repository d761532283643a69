"""Upkeep: a Hero who loses what made it strong may carry too much or have taken its last Wound (ATE-ITEM-09,
ATE-KO-01).
"""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.cards.draws import CarryLimit, over_limit
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook


@final
class Upkeep(Step):
    """All Heroes come within the Carrying Limit again, then those that can take no more Wounds are KO'd."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Upkeep:
        """An independent copy."""
        other = Upkeep()
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """In turn order from the First Player."""
        for hero in t.in_turn_order():
            if over_limit(t, t.items[hero], hero):
                self.call(t, CarryLimit(hero), "begin")
                return
        self.call(t, KnockOuts(), "over")

    def over(self, t: Shadowbrook) -> None:
        """All is in order."""
        t.unsettled = 0
        self.done(t)


def keep_up(step: Step, t: Shadowbrook, then: str) -> bool:
    """Look after everyone before a step goes on, if cards or modifiers have changed;
    whether there was anything to do.
    """
    if not t.unsettled:
        return False
    step.call(t, Upkeep(), then)
    return True
