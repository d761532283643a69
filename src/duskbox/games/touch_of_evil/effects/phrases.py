"""Phrases that many words share: amounts that are explained, and spaces by name."""

from __future__ import annotations

from duskbox.core.sayings import Said, Saying
from duskbox.games.touch_of_evil.vocabulary import ALL, D3, D6, ELDER_HONOR, HEROES, X


def counting(said: Saying, amount: int) -> Saying:
    """A sentence with an amount; a letter that stands for something is explained after it."""
    if amount == HEROES:
        return Saying("amount-is-heroes", {"what": said})
    if amount == ELDER_HONOR:
        return Saying("amount-is-honor", {"what": said})
    return said


def checked_amount(word: str, amount: int, everything: bool = False) -> int:
    """An amount, if it is one: a number from 0, a die, something counted, and for some words all there is."""
    if amount >= 0 or amount in (X, HEROES, D3, D6, ELDER_HONOR) or (everything and amount == ALL):
        return amount
    raise ValueError(f"{word}: {amount} is no amount")


def checked_name(word: str, name: str, names: tuple[str, ...]) -> int:
    """The place of a name in the list of those that are allowed."""
    if name not in names:
        raise ValueError(f"{word}: {name!r} is none of {', '.join(names)}")
    return names.index(name)


def at_space(name: str) -> Saying:
    """Where something is: "at the Church"."""
    return Saying("at-space", _space(name))


def to_space(name: str) -> Saying:
    """Where somebody goes: "to the Church"."""
    return Saying("to-space", _space(name))


def _space(name: str) -> dict[str, Said]:
    return {"id": name, "space": f"@space-{name}"}
