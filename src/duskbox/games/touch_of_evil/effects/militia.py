"""Militia counters on the board (ATE-TOK-04, ATE-TOK-05, ATE-OPEN-19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, checked_name, counting
from duskbox.games.touch_of_evil.effects.word import Do
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import ALL
from duskbox.games.touch_of_evil.wounds import remove_militia

#: Where Militia is placed.
MUSTER: Final = ("here", "town-hall", "chosen")
CHOSEN: Final = 2


@final
class PlaceMilitia(Counted):
    """Put Militia counters on a space, as far as there are any (ATE-TOK-04, ATE-OPEN-19)."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "where")

    def __init__(self, amount: int, where: str) -> None:
        super().__init__(checked_amount("PlaceMilitia", amount))
        self.where: Final = where
        self.place: Final = checked_name("PlaceMilitia", where, MUSTER)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Where to."""
        number = min(amount, t.militia_left)
        if number <= 0:
            do.done(t)
            return
        do.rest = [number]
        if self.place == CHOSEN:
            do.at = 1
            options: list[Option] = t.box.options.space[:]
            do.ask(t, do.hero, "place", "ask-militia-where", "ATE-TOK-04", options, "again")
        else:
            self._put(t, do, t.at[do.hero] if self.where == "here" else 0)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen, or the space is picked."""
        if do.at == 0:
            self.apply(t, do, t.result)
        else:
            self._put(t, do, t.chosen.code)

    def _put(self, t: Shadowbrook, do: Do, space: int) -> None:
        t.militia[space] += do.rest[0]
        t.militia_left -= do.rest[0]
        t.tell("militia", "ATE-TOK-04", space, do.rest[0], t.militia[space])
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a counter left."""
        return t.militia_left > 0

    def why(self) -> tuple[str, str]:
        """All counters are on the board."""
        return "why-no-militia-left", "ATE-OPEN-19"

    def say(self) -> Saying:
        """As a sentence."""
        facts = {"n": amount_said(self.amount), "where": f"@muster-{self.where}"}
        return counting(Saying("effect-place-militia", {**facts}), self.amount)


@final
class RemoveMilitia(Counted):
    """Militia counters leave the board, of the player's choice (ATE-TOK-05)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("RemoveMilitia", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Choose, unless all must go."""
        do.at = 1
        do.rest = [amount]
        self._next(t, do)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen, or the space is picked."""
        if do.at == 0:
            self.apply(t, do, t.result)
            return
        self._remove(t, t.chosen.code)
        do.rest[0] -= 1
        self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        left = do.rest[0]
        spaces = [space for space in range(len(t.militia)) if t.militia[space] > 0]
        if left == ALL or left >= sum(t.militia) or len(spaces) == 1:
            for space in spaces:
                while t.militia[space] > 0 and left != 0:
                    self._remove(t, space)
                    left -= 1
            left = 0
        if left <= 0:
            do.done(t)
            return
        options = [t.box.options.space[space] for space in spaces]
        do.ask(t, do.hero, "place", "ask-remove-militia", "ATE-TOK-05", options, "again")

    def _remove(self, t: Shadowbrook, space: int) -> None:
        remove_militia(t, space)
        t.tell("militia-leaves", "ATE-TOK-05", space, t.militia[space])

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is Militia on the board."""
        return sum(t.militia) > 0

    def why(self) -> tuple[str, str]:
        """There is no Militia on the board."""
        return "why-no-militia", "ATE-TOK-05"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-remove-militia-all")
        return counting(Saying("effect-remove-militia", {"n": amount_said(self.amount)}), self.amount)
