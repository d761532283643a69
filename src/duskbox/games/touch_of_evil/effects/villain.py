"""What moves the Shadow Track and the Villain."""

from __future__ import annotations

from typing import final

from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, counting
from duskbox.games.touch_of_evil.effects.word import Do
from duskbox.games.touch_of_evil.exchange import WoundVillain
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.showdown import Showdown
from duskbox.games.touch_of_evil.vocabulary import ALL, NOTHING, TRACK_START


@final
class TowardDarkness(Counted):
    """The marker moves toward Darkness (ATE-SHADOW-02, ATE-SHADOW-03)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("TowardDarkness", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """So many steps; past space 1 the game is over at once."""
        t.darken(amount, "ATE-SHADOW-02")
        do.done(t)

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-darker", {"n": amount_said(self.amount)}), self.amount)


@final
class AwayFromDarkness(Counted):
    """The marker moves away from Darkness, at most to 20 (ATE-SHADOW-02, ATE-OPEN-21)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("AwayFromDarkness", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """So many steps."""
        t.brighten(amount, "ATE-SHADOW-02")
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the marker is not at the start."""
        return t.marker < TRACK_START

    def why(self) -> tuple[str, str]:
        """The marker is where it started."""
        return "why-marker-at-start", "ATE-OPEN-21"

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-brighter", {"n": amount_said(self.amount)}), self.amount)


@final
class VillainHeals(Counted):
    """The Villain heals Wounds (ATE-ITEM-11, ATE-SHOW-27)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("VillainHeals", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """As far as it is wounded."""
        healed = t.villain_hurt if amount == ALL else min(amount, t.villain_hurt)
        if healed > 0:
            t.villain_hurt -= healed
            t.tell("villain-healed", "ATE-ITEM-11", healed, t.villain_hurt)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it is wounded."""
        return t.villain_hurt > 0

    def why(self) -> tuple[str, str]:
        """It has no Wounds."""
        return "why-villain-unhurt", "ATE-MYST-06"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-villain-heals-all")
        return counting(Saying("effect-villain-heals", {"n": amount_said(self.amount)}), self.amount)


@final
class VillainGrows(Counted):
    """Extra-Wound counters beside the Villain sheet (ATE-TOK-07)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("VillainGrows", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """It takes more to defeat it."""
        if amount > 0:
            t.villain_more += amount
            t.tell("villain-grows", "ATE-TOK-07", amount, t.villain_wounds())
        do.done(t)

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-villain-grows", {"n": amount_said(self.amount)}), self.amount)


@final
class HitVillain(Counted):
    """Wounds on the Villain, which only a Showdown can deal (ATE-MYST-06, ATE-SHOW-25)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("HitVillain", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """One by one, as if they were hits: an Evil Elder may still take the last."""
        if amount <= 0 or not self.could(t, do.hero):
            do.done(t)
            return
        do.at = 1
        do.call(t, WoundVillain(do.hero, amount), "again")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero fights in a Showdown."""
        if t.showdown != NOTHING and t.down[hero] == 0:
            for step in t.stack:
                if isinstance(step, Showdown):
                    return hero in step.fighters
        return False

    def why(self) -> tuple[str, str]:
        """There is no Showdown."""
        return "why-no-showdown", "ATE-MYST-06"

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-hit-villain", {"n": amount_said(self.amount)}), self.amount)
