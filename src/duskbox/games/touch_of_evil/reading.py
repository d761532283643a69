"""A view read back: the plain data that a seat sees, with its types, and the signs that stand for people and Minions on the map."""

from __future__ import annotations

from duskbox.games.touch_of_evil.vocabulary import NOBODY

Data = dict[str, object]


def table_of(value: object) -> Data:
    """A table of the view."""
    assert isinstance(value, dict)
    return value


def rows_of(value: object) -> list[Data]:
    """A list of tables."""
    assert isinstance(value, list)
    return value


def names_of(value: object) -> list[str]:
    """A list of names."""
    assert isinstance(value, list)
    return value


def numbers_of(value: object) -> list[int]:
    """A list of numbers."""
    assert isinstance(value, list)
    return value


def number_of(value: object) -> int:
    """A number."""
    assert isinstance(value, int)
    return value


def own_seat(shown: Data) -> int:
    """Whose view it is: the seat that sees its hand; nobody for a spectator (ATE-INFO-01)."""
    for seat, hero in enumerate(rows_of(shown["heroes"])):
        if hero["hand"] is not None:
            return seat
    return NOBODY


def minion_sign(name: str) -> str:
    """Two letters for a Minion: the first of each word, or the first two of a single one."""
    first, *rest = name.split("-")
    return (first[:1] + rest[-1][:1]).upper() if rest else first[:2].capitalize()


def elder_sign(number: int) -> str:
    """The sign of an Elder, counted in the order of the view."""
    return f"e{number + 1}"
