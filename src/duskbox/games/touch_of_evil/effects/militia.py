"""Militia counters on the board (ATE-TOK-04, ATE-TOK-05, ATE-OPEN-19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.effects.arguments import checked_amount, checked_name
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.text.sentences import ANYONE, DOES, Part, act
from duskbox.games.touch_of_evil.rules.fight.wounds import remove_militia
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import ALL
from duskbox.games.touch_of_evil.schema import tell

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
        do.count = number
        if self.place == CHOSEN:
            options: list[Option] = t.box.options.space[:]
            do.ask(t, do.hero, "place", "ask-militia-where", "ATE-TOK-04", options, "space_chosen")
        else:
            self._put(t, do, t.at[do.hero] if self.where == "here" else 0)

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There."""
        self._put(t, do, t.chosen.code)

    def _put(self, t: Shadowbrook, do: Do, space: int) -> None:
        t.militia[space] += do.count
        t.militia_left -= do.count
        tell.militia(t, "ATE-TOK-04", space=space, n=do.count, total=t.militia[space])
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a counter left."""
        return t.militia_left > 0

    def why(self) -> tuple[str, str]:
        """All counters are on the board."""
        return "why-no-militia-left", "ATE-OPEN-19"

    def say(self) -> Part:
        """What it says."""
        kind = ANYONE if self.where == "town-hall" else DOES
        return act("effect-place-militia", self.amount, kind, {"where": f"@clues-{self.where}"})


@final
class RemoveMilitia(Counted):
    """Militia counters leave the board, of the player's choice (ATE-TOK-05)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("RemoveMilitia", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Choose, unless all must go."""
        do.count = amount
        self._next(t, do)

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """One from there."""
        self._remove(t, t.chosen.code)
        do.count -= 1
        self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        left = do.count
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
        do.ask(t, do.hero, "place", "ask-remove-militia", "ATE-TOK-05", options, "space_chosen")

    def _remove(self, t: Shadowbrook, space: int) -> None:
        remove_militia(t, space)
        tell.militia_leaves(t, "ATE-TOK-05", space=space, n=t.militia[space])

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is Militia on the board."""
        return sum(t.militia) > 0

    def why(self) -> tuple[str, str]:
        """There is no Militia on the board."""
        return "why-no-militia", "ATE-TOK-05"

    def say(self) -> Part:
        """What it says."""
        return act("effect-remove-militia", self.amount, ANYONE if self.amount == ALL else DOES)
