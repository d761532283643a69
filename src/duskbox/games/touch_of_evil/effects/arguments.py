"""Checks of what effects are made of: amounts and names."""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, D6, ELDER_AMOUNTS, HEROES, X


def checked_amount(effect: str, amount: int, everything: bool = False) -> int:
    """An amount, if it is one: a number from 0, a die, something counted, and for some effects all there is."""
    if amount >= 0 or amount in (X, HEROES, D3, D6) or amount in ELDER_AMOUNTS or (everything and amount == ALL):
        return amount
    raise ValueError(f"{effect}: {amount} is no amount")


def checked_name(effect: str, name: str, names: tuple[str, ...]) -> int:
    """The place of a name in the list of those that are allowed."""
    if name not in names:
        raise ValueError(f"{effect}: {name!r} is none of {', '.join(names)}")
    return names.index(name)
