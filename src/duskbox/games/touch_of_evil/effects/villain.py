"""What moves the Shadow Track and the Villain."""

from __future__ import annotations

from typing import final

from duskbox.games.touch_of_evil.effects.arguments import checked_amount
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.text.sentences import ANYONE, HAPPENS, Part, act
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.exchange import WoundVillain
from duskbox.games.touch_of_evil.rules.showdown.showdown import fights_villain
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, NOTHING, TRACK_START
from duskbox.games.touch_of_evil.schema import tell


@final
class TowardDarkness(Counted):
    """The marker moves toward Darkness (ATE-SHADOW-02, ATE-SHADOW-03)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("TowardDarkness", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Move the marker; past space 1 the game is over at once."""
        t.darken(amount, "ATE-SHADOW-02")
        do.done(t)

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-darker", self.amount, ANYONE)


@final
class AwayFromDarkness(Counted):
    """The marker moves away from Darkness, at most to 20 (ATE-SHADOW-02, ATE-OPEN-21)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("AwayFromDarkness", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Move the marker."""
        t.brighten(amount, "ATE-SHADOW-02")
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the marker is not at the start."""
        return t.marker < TRACK_START

    def why(self) -> tuple[str, str]:
        """The marker is where it started."""
        return "why-marker-at-start", "ATE-OPEN-21"

    def say(self) -> Part:
        """What it says."""
        return act("effect-brighter", self.amount, ANYONE)


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
            tell.villain_healed(t, "ATE-ITEM-11", n=healed, total=t.villain_hurt)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it is wounded."""
        return t.villain_hurt > 0

    def why(self) -> tuple[str, str]:
        """It has no Wounds."""
        return "why-villain-unhurt", "ATE-MYST-06"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-villain-heals", self.amount, HAPPENS)


@final
class VillainGrows(Counted):
    """Extra-Wound counters next to the Villain sheet (ATE-TOK-07)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("VillainGrows", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """It takes more to defeat it."""
        if amount > 0:
            t.villain_more += amount
            tell.villain_grows(t, "ATE-TOK-07", n=amount, total=t.villain_wounds())
        do.done(t)

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-villain-grows", self.amount, HAPPENS)


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
        do.call(t, WoundVillain(do.hero, amount), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero fights in a Showdown."""
        return t.showdown != NOTHING and t.down[hero] == 0 and fights_villain(t, hero)

    def why(self) -> tuple[str, str]:
        """There is no Showdown."""
        return "why-no-showdown", "ATE-MYST-06"

    def say(self) -> Part:
        """What it says."""
        return act("effect-hit-villain", self.amount)
