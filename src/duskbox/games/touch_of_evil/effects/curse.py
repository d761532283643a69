"""The effect that lifts the Curse of the Werewolf."""

from __future__ import annotations

from typing import final

from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Part
from duskbox.games.touch_of_evil.rules.mystery.curses import lift_curse
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook


@final
class LiftCurse(Effect):
    """Lift the Hero's Curse (ATE-CURSE-05)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Take the Curse card away."""
        lift_curse(t, do.hero)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Only a cursed Hero has a Curse to lift."""
        return t.curse[hero] >= 0

    def why(self) -> tuple[str, str]:
        """There is no Curse."""
        return "why-no-curse", "ATE-CURSE-05"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-lift-curse")
