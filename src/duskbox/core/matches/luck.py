"""Where the draws of a match come from: from its record when it is replayed, and else from the chance that its header
names.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.chance import Asked, Chance, Fair, Fast
from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.game import Game
from duskbox.core.matches.records import SALT, Draw, Record

#: Where luck comes from: a committed seed, a quick generator, or a person who says what was drawn.
CHANCES: Final = ("fair", "fast", "asked")


@final
class Given(Chance):
    """The draws of a record, in order; a draw that the record does not have is the record's fault."""

    def __init__(self, streams: tuple[str, ...], draws: tuple[Draw, ...], number: int) -> None:
        self._streams: Final = streams
        self._draws: Final = draws
        self._number: Final = number
        self._at = 0

    def pick(self, stream: int, index: int, n: int) -> int:
        """The next recorded answer, which must be of the same stream and range."""
        if self._at >= len(self._draws):
            raise BadRecord("error-entry-draw-missing", entry=self._number, stream=self._streams[stream])
        name, outcomes, answer = self._draws[self._at]
        if name != self._streams[stream] or outcomes != n:
            raise BadRecord("error-entry-draw-other", entry=self._number, stream=self._streams[stream])
        self._at += 1
        return answer

    def check_all_used(self) -> None:
        """An entry with more draws than its choice made does not fit."""
        if self._at < len(self._draws):
            raise BadRecord("error-entry-draw-extra", entry=self._number, stream=self._draws[self._at][0])


def luck_of(game: Game, record: Record) -> Chance:
    """The chance of new draws that the header of a record names, with the seed and the salts of the record."""
    kind = record.header.chance
    if kind == "asked":
        return Asked()
    if not record.seed:
        raise DuskboxError("error-no-seed")
    if kind == "fast":
        return Fast(int(record.seed[:16], 16), len(game.streams))
    salts = {entry.seat: entry.key for entry in record.entries if entry.do == SALT}
    return Fair(bytes.fromhex(record.seed), game.streams, record.header.terms(), salts)
