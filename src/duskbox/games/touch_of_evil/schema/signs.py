"""Whose view it is, and the signs that stand for people and Minions on the map."""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.vocabulary import NO_HERO
from duskbox.games.touch_of_evil.schema.shown import Pieces


def own_seat(shown: Pieces) -> int:
    """Whose view it is: the seat that sees its hand; no one for a spectator (ATE-INFO-01)."""
    for seat, hero in enumerate(shown["heroes"]):
        if hero["hand"] is not None:
            return seat
    return NO_HERO


def minion_sign(name: str) -> str:
    """Two letters for a Minion: the first of each word, or the first two of a single one."""
    first, *rest = name.split("-")
    return (first[:1] + rest[-1][:1]).upper() if rest else first[:2].capitalize()


def elder_sign(number: int) -> str:
    """The sign of an Elder, counted in the order of the view."""
    return f"e{number + 1}"
