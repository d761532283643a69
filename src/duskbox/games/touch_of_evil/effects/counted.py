"""Words with an amount: a number, a die, or something that is counted when the word is carried out."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.rolls import roll_of
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import ALL, D3, D6, ELDER_HONOR, HEROES, HONOR, R_AMOUNT, X


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Word):
    """A word with an amount: a number, a die, or something that is counted when it is carried out."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: Final = amount

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Settle the amount, with a die if it is one, then `apply`."""
        amount = self.amount
        if amount in (D3, D6):
            do.call(t, roll_of(R_AMOUNT, do.hero, 1, -amount), "again")
            return
        self.apply(t, do, counted(t, do, amount))

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; or what `apply` called is over."""
        if do.at == 0:
            do.at = 1
            self.apply(t, do, t.result)
        else:
            do.done(t)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Do it with so many. Ends with `do.done(t)`, or calls a step with `then="again"` after setting `do.at = 1`."""
        raise NotImplementedError


def counted(t: Shadowbrook, do: Do, amount: int) -> int:
    """An amount without dice as a number."""
    if amount >= 0 or amount == ALL:
        return amount
    if amount == X:
        return do.x
    if amount == HEROES:
        return t.seats
    if amount == ELDER_HONOR:
        return t.elder_skill(do.target, HONOR)
    raise ValueError(f"{amount} is no amount without a die")


def amount_said(amount: int) -> str | int:
    """An amount as a fact for a message."""
    if amount >= 0:
        return amount
    return {X: "@amount-x", HEROES: "@amount-heroes", D3: "@amount-d3", D6: "@amount-d6", ELDER_HONOR: "@amount-honor",
            ALL: "@amount-all"}[amount]  # fmt: skip
