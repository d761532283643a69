"""What the header of a match's record says about it, before any of its entries is read."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.records import Header, read

if TYPE_CHECKING:
    from duskbox.server.rows import MatchRow


def header_of(row: MatchRow) -> Header:
    """The header of a match's record."""
    return read(f'{row.header}\n{{"end":0}}', check_sum=False).header


def sides_of(header: Header, seats: int) -> tuple[int, ...]:
    """Which side each of so many seats is on when play begins; a game in which sides change, or are secret, tells that in its views.

    A match whose game is not there any more can still be listed: then everybody is on their own.
    """
    key = (header.game, tuple(header.settings.items()), tuple(header.rulings.items()), header.content)
    try:
        return _sides(_Known(key, header))
    except DuskboxError:
        return tuple(range(seats))


class _Known:
    """A header, as far as the sides depend on it: its content stands for the pack."""

    __slots__ = ("_key", "header")

    def __init__(self, key: tuple[object, ...], header: Header) -> None:
        self._key = key
        self.header = header

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self._key == other._key


@lru_cache(maxsize=256)
def _sides(known: _Known) -> tuple[int, ...]:
    header = known.header
    game = registry.find(header.game)
    table = game.new_table(game.setup(header.settings, header.rulings, header.pack))
    return tuple(table.side(seat) for seat in range(table.seats))
