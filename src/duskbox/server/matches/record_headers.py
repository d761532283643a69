"""What the header of a match's record says about it, before any of its entries is read."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.records import Header, read_header
from duskbox.server.storage.rows import Brief

if TYPE_CHECKING:
    from duskbox.server.storage.rows import MatchRow


def header_of(row: MatchRow) -> Header:
    """The header of a match's record."""
    return read_header(row.header)


def brief_of(row: MatchRow) -> Brief:
    """What lists need of a match's header; of a match from before that was kept apart, the header is read for it."""
    return row.brief or brief(header_of(row), row.seats)


def brief(header: Header, seats: int) -> Brief:
    """The same from a header that has been read."""
    sides = sides_of(header, seats)
    pack = header.pack is not None
    return Brief(header.settings, header.rulings, header.undo, header.commitment, pack, list(sides))


def sides_of(header: Header, seats: int) -> tuple[int, ...]:
    """Which side each seat is on when play begins; a game in which sides change, or are secret, tells that
    in its views.

    A match whose game is not there any more can still be listed: then each seat is a side of its own.
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
