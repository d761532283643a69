"""Effects with an amount: a number, a die, or something that is counted when the effect is carried out."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, D6, ELDER_AMOUNTS, HEROES, R_AMOUNT, X


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Effect):
    """An effect with an amount: a number, a die, or something that is counted when it is carried out."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: Final = amount

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Settle the amount, with a die if it is one, then `apply`."""
        amount = self.amount
        if amount in (D3, D6):
            do.call(t, roll_of(R_AMOUNT, do.hero, 1, -amount), "rolled")
            return
        self.apply(t, do, counted(t, do, amount))

    def rolled(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen."""
        self.apply(t, do, t.result)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Do it with this amount. Ends with `do.done(t)`, or asks or calls with the next stage."""
        raise NotImplementedError


def counted(t: Shadowbrook, do: Do, amount: int) -> int:
    """An amount without dice as a number."""
    if amount >= 0 or amount == ALL:
        return amount
    if amount == X:
        return do.x
    if amount == HEROES:
        return t.seats
    if amount in ELDER_AMOUNTS:
        return t.elder_skill(do.target, ELDER_AMOUNTS[amount])
    raise ValueError(f"{amount} is no amount without a die")
