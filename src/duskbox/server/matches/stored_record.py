"""The record of a match as the database has it: lines of text, which are handed to worker processes and to those who
download them, and read only where the match is played.
"""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING

import msgspec

from duskbox.core.errors import BadRecord
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import resume_match
from duskbox.core.matches.records import Entry, Record, closed_text, read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskbox.server.storage.rows import EntryRow, MatchRow

_log = logging.getLogger("duskbox.room")


class Kept(msgspec.Struct, frozen=True):
    """A record's lines, the header first, and what may be told of its end: the seed only if the match's luck is
    revealed.
    """

    lines: list[str]
    seed: str = ""
    outcome: str = ""
    final_hash: str = ""

    @property
    def entries(self) -> int:
        """How many entries there are."""
        return len(self.lines) - 1

    def text(self) -> str:
        """The record for our own processes."""
        return record_text(self.lines, self.seed, self.outcome, self.final_hash)

    def download(self, with_seed: bool) -> str:
        """The record as people keep it, with the seed once the match is over."""
        return closed_text(self.lines, self.outcome, self.final_hash, self.seed if self.outcome or with_seed else "")


def record_text(lines: list[str], seed: str = "", outcome: str = "", final_hash: str = "") -> str:
    """The text of a record that we have kept ourselves, without a sum."""
    end = msgspec.json.encode({"end": len(lines) - 1, "seed": seed, "outcome": outcome, "hash": final_hash}).decode()
    return "\n".join([*lines, end])


def record_of(row: MatchRow, entries: Iterable[EntryRow]) -> Record:
    """The record of a match from what is stored of it, under any version of its rules."""
    return read_kept(record_text([row.header, *(entry.line for entry in entries)], row.seed))


def read_kept(text: str) -> Record:
    """A record as it is kept: its sum is not, for its entries came one by one, and how it ends is not claimed but found
    out.
    """
    record = read(text, check_sum=False)
    record.closed = False
    return record


def entry_of(line: str) -> Entry:
    """An entry from its stored line; the journal wrote it, so it is only taken apart."""
    data = msgspec.json.decode(line)
    return Entry(
        data["do"],
        data["seat"],
        data.get("key", ""),
        data.get("to", 0),
        tuple((stream, n, answer) for stream, n, answer in data.get("draws", ())),
        data.get("learned", False),
        tuple(data.get("agreed", ())),
    )


def brought_back(name: str, record: Record, packed: bytes | None) -> tuple[Match, int]:
    """The match of a record, from its snapshot if there is one that fits, and how many entries that had."""
    if packed is not None:
        try:
            held = msgspec.json.decode(zlib.decompress(packed))
            return resume_match(record, held), held["entries"]
        except (BadRecord, msgspec.DecodeError, zlib.error) as error:
            _log.warning("snapshot refused", extra={"match": name, "reason": str(error)})
    return Match.load(record), 0
