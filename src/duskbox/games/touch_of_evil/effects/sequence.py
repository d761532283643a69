"""Nothing, and one after another."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.games.touch_of_evil.effects.effect import Answer, Do, Effect
from duskbox.games.touch_of_evil.effects.text.sentences import HAPPENS, Act, Part, Several
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook


@final
class Nothing(Effect):
    """Nothing happens."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Over at once."""
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """It never changes anything."""
        return False

    def say(self) -> Part:
        """What it says."""
        return Act("effect-nothing", kind=HAPPENS)


@final
class Seq(Effect):
    """One after another (ATE-ENC-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        super().__init__()
        if not parts:
            raise ValueError("Seq: there is no effect in it")
        self.parts: Final = parts
        self.answers: Final = [part for part in parts if isinstance(part, Answer)]

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """The first."""
        do.count = -1
        self.next_part(t, do)

    def next_part(self, t: Shadowbrook, do: Do) -> None:
        """The next; with the last one this effect is over."""
        do.count += 1
        if do.count == len(self.parts) - 1:
            do.become(t, self.parts[do.count])
        else:
            do.child(t, self.parts[do.count], "next_part")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If any of its effects could; where one of them answers something under way, if that one could."""
        if self.answers:
            for answer in self.answers:
                if answer.could(t, hero):
                    return True
            return False
        for part in self.parts:
            if part.could(t, hero):
                return True
        return False

    def gains(self, t: Shadowbrook, hero: int) -> bool:
        """If one of its effects that is no price could."""
        for part in self.parts:
            if part.gains(t, hero):
                return True
        return False

    def why(self) -> tuple[str, str]:
        """What the first effect says."""
        return self.answers[0].why() if self.answers else self.parts[0].why()

    def say(self) -> Part:
        """What it says."""
        return Several([part.say() for part in self.parts])

    def children(self) -> list[Effect]:
        """Its effects in order."""
        return list(self.parts)
