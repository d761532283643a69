"""Records: a match as a header and numbered entries, and the JSON Lines text that holds one.

The first line is the header, each further line one entry, the last line the closing: the number of entries, a hash of
all lines before it, and for a finished match the outcome, the hash of the final position and the seed. docs/records.md
describes every field.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from json.encoder import encode_basestring_ascii
from typing import TYPE_CHECKING, Final, final

from duskbox.core.arguments import need
from duskbox.core.errors import BadRecord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from duskbox.core.matches.moments import Moment

VERSION: Final = 1
#: A record that comes from elsewhere is not taken in if it has more entries: following them would take too long.
LONGEST: Final = 20_000

#: What an entry can be: a seat's salt, set-up, a choice, choices taken back or made again, and the last one taken back
#: by the host.
SALT: Final = "salt"
START: Final = "start"
CHOOSE: Final = "choose"
UNDO: Final = "undo"
REDO: Final = "redo"
STEP_BACK: Final = "step-back"

#: One draw: the stream's name, how many outcomes there were, and which one it was.
Draw = tuple[str, int, int]


def is_salt(text: str) -> bool:
    """Whether a seat may add this to the seed: one line of text.

    What counts as printable differs between versions of Python, so only control signs are refused.
    """
    plain = not any(
        ord(sign) < 32 or 127 <= ord(sign) < 160 or sign in "\u2028\u2029" or 0xD800 <= ord(sign) < 0xE000
        for sign in text
    )
    return 0 < len(text) <= 200 and plain


@dataclass(frozen=True)
class Entry:
    """One thing that happened to a match.

    `key` is the option chosen or the salt; `to` is how many choices an undo, redo or step back leaves.

    An undo is marked as `learned` if it went behind a moment at which a seat had learned something, and names the
    seats that agreed.
    """

    do: str
    seat: int
    key: str = ""
    to: int = 0
    draws: tuple[Draw, ...] = ()
    learned: bool = False
    agreed: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.do, self.seat, self.key, self.to, self.draws, self.learned, self.agreed)

    def line(self, number: int) -> str:
        """The entry as its line of text, with the fields its kind has."""
        if self.do == CHOOSE:
            # Nearly every entry is a choice, and a server writes thousands in a second: this is the same text, made by
            # hand.
            draws = ",".join([f"[{encode_basestring_ascii(stream)},{n},{answer}]" for stream, n, answer in self.draws])
            key = encode_basestring_ascii(self.key)
            return f'{{"n":{number},"do":"choose","seat":{self.seat},"key":{key},"draws":[{draws}]}}'
        data: dict[str, object] = {"n": number, "do": self.do, "seat": self.seat}
        if self.do == SALT:
            data["key"] = self.key
        if self.do in (UNDO, REDO, STEP_BACK):
            data["to"] = self.to
        if self.do == START:
            data["draws"] = [list(draw) for draw in self.draws]
        if self.do == UNDO:
            data["learned"] = self.learned
            data["agreed"] = list(self.agreed)
        return _line(data)


@dataclass(frozen=True)
class Header:
    """What is fixed before play; docs/records.md says what each field means."""

    game: str
    rules: str
    content: str
    settings: dict[str, str]
    rulings: dict[str, str]
    pack: dict[str, object] | None
    chance: str
    commitment: str
    undo: str
    inherited: int = 0
    #: The position that was begun with, in the game's notation; empty for the usual beginning.
    position: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        return Header, tuple([getattr(self, field.name) for field in fields(self)])

    def terms(self) -> str:
        """A hash of the header, which the luck is bound to."""
        return hashlib.sha256(self.line().encode()).hexdigest()

    def line(self) -> str:
        """The header as its line of text."""
        return _line(
            {
                "duskbox": "record",
                "version": VERSION,
                **{field.name: getattr(self, field.name) for field in fields(self) if field.name != "position"},
                **({"position": self.position} if self.position else {}),
            }
        )


@final
class Record:
    """Header, entries, and what is known of the end.

    `seed` is there once it is revealed, or in a save that is to be continued.
    """

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header: Final = header
        self.entries: Final = entries
        self.seed: str = ""
        self.outcome: str = ""
        self.final_hash: str = ""
        #: Whether the ending, or that there is none yet, was claimed by a text and has to be true.
        self.closed: bool = False

    def __reduce__(self) -> tuple[object, ...]:
        known = (self.seed, self.outcome, self.final_hash, self.closed)
        return _again, (self.header, self.entries, *known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text(with_seed=True) == other.text(with_seed=True)

    def __hash__(self) -> int:
        return hash(self.header.line())

    def __repr__(self) -> str:
        ending = self.outcome or "not over"
        return f"<Record of {self.header.game}, {len(self.entries)} entries: {ending}>"

    @staticmethod
    def read(text: str) -> Record:
        """The record that a text holds; a damaged or foreign one is a `BadRecord` with the line and the reason. To read
        a file: `Record.read(Path("game.jsonl").read_text())`.
        """
        need(text, str, "the text of a record")
        return read(text)

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Moment]:
        """Every entry with what it did, from the first to the last, in one pass."""
        from duskbox.core.matches.moments import moments

        return moments(self)

    def text(self, with_seed: bool = False) -> str:
        """The record as JSON Lines.

        The seed of an unfinished match is written only `with_seed`: it tells all future luck.
        """
        lines = [self.header.line()]
        lines += [entry.line(number) for number, entry in enumerate(self.entries)]
        return closed_text(lines, self.outcome, self.final_hash, self.seed if self.outcome or with_seed else "")


def _again(header: Header, entries: list[Entry], seed: str, outcome: str, final_hash: str, closed: bool) -> Record:
    """The record that was pickled so."""
    record = Record(header, entries)
    record.seed, record.outcome, record.final_hash, record.closed = seed, outcome, final_hash, closed
    return record


def closed_text(lines: list[str], outcome: str, final_hash: str, seed: str) -> str:
    """The text of a record from its header and entries as lines, which it closes with what is known of the end."""
    closing: dict[str, object] = {"end": len(lines) - 1, "sum": _sum(lines)}
    if outcome:
        closing["outcome"] = outcome
        closing["hash"] = final_hash
    if seed:
        closing["seed"] = seed
    return "\n".join([*lines, _line(closing)]) + "\n"


def read(text: str, check_sum: bool = True) -> Record:
    """The record that a text holds; a damaged or foreign text is refused with the line and the reason."""
    lines = text.removesuffix("\n").split("\n")
    if not lines[0].strip():
        raise _bad(1, "empty")
    header = read_header(lines[0])
    if len(lines) < 2 or "end" not in (closing := _object(lines[-1], len(lines))):
        raise _bad(len(lines), "cut-off")
    entries = [_entry(_object(line, at), at, at - 2) for at, line in enumerate(lines[1:-1], start=2)]
    if _integer(closing, "end", len(lines)) != len(entries):
        raise _bad(len(lines), "entry-count")
    for field in closing:
        if field not in ("end", "sum", "outcome", "hash", "seed"):
            raise _bad(len(lines), "field", field)
    if check_sum and closing.get("sum") != _sum(lines[:-1]):
        raise _bad(len(lines), "sum")
    if header.inherited > len(entries):
        raise _bad(1, "field", "inherited")
    record = Record(header, entries)
    record.seed = _text(closing, "seed", len(lines), "")
    record.outcome = _text(closing, "outcome", len(lines), "")
    record.final_hash = _text(closing, "hash", len(lines), "")
    record.closed = True
    if record.seed:
        try:
            seed = bytes.fromhex(record.seed)
        except ValueError:
            raise _bad(len(lines), "field", "seed") from None
        if seed.hex() != record.seed:
            raise _bad(len(lines), "field", "seed")
        if header.chance == "asked":
            raise _bad(len(lines), "field", "seed")
    elif record.outcome and header.chance == "fair":
        # A finished match has shown its seed: without it nothing is proven.
        raise _bad(len(lines), "field", "seed")
    if check_sum and record.text(with_seed=True) != "\n".join(lines) + "\n":
        # Every record has one text. Anything else in it would be carried along unchecked.
        raise _bad(1, "form")
    return record


def read_header(line: str) -> Header:
    """The header of a record from its line of text alone, before any entry is read."""
    return _header(_object(line, 1))


def _bad(line: int, reason: str, field: str = "") -> BadRecord:
    return BadRecord(f"error-record-{reason}", line=line, field=field)


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"))


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def read_json(text: str) -> object:
    """What a text of JSON says. Half of a surrogate pair is refused: it is no sign, and nothing could tell of it."""
    data: object = json.loads(text)
    if "\\ud" in text or "\\uD" in text:
        json.dumps(data, ensure_ascii=False).encode()
    return data


def _object(line: str, at: int) -> dict[str, object]:
    try:
        data = read_json(line)
    except (ValueError, RecursionError, MemoryError):
        raise _bad(at, "json") from None
    if not isinstance(data, dict):
        raise _bad(at, "json")
    return data


def _text(data: dict[str, object], field: str, at: int, default: str | None = None) -> str:
    value = data.get(field, default)
    if not isinstance(value, str):
        raise _bad(at, "field", field)
    return value


def _integer(data: dict[str, object], field: str, at: int, default: int | None = None) -> int:
    value = data.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise _bad(at, "field", field)
    return value


def _texts(data: dict[str, object], field: str, at: int) -> dict[str, str]:
    value = data.get(field)
    if not isinstance(value, dict):
        raise _bad(at, "field", field)
    if not all(isinstance(name, str) and isinstance(item, str) for name, item in value.items()):
        raise _bad(at, "field", field)
    return value


def _header(data: dict[str, object]) -> Header:
    if data.get("duskbox") != "record":
        raise _bad(1, "foreign")
    if data.get("version") != VERSION:
        raise _bad(1, "version")
    pack = data.get("pack")
    if pack is not None and not isinstance(pack, dict):
        raise _bad(1, "field", "pack")
    promised = data.get("commitment")
    if (data.get("chance") == "fair") != (isinstance(promised, str) and len(promised) == 64):
        raise _bad(1, "field", "commitment")
    texts = {field: _text(data, field, 1) for field in ("game", "rules", "content", "chance", "commitment", "undo")}
    return Header(
        **texts,
        settings=_texts(data, "settings", 1),
        rulings=_texts(data, "rulings", 1),
        pack=pack,
        inherited=_integer(data, "inherited", 1),
        position=_text(data, "position", 1, ""),
    )


def _entry(data: dict[str, object], at: int, number: int) -> Entry:
    if _integer(data, "n", at) != number:
        raise _bad(at, "number")
    do = _text(data, "do", at)
    if do not in (SALT, START, CHOOSE, UNDO, REDO, STEP_BACK):
        raise _bad(at, "field", "do")
    draws: list[Draw] = []
    rows = data.get("draws", [])
    if not isinstance(rows, list):
        raise _bad(at, "field", "draws")
    for row in rows:
        if not isinstance(row, list) or len(row) != 3:
            raise _bad(at, "field", "draws")
        stream, n, answer = row
        if (
            not isinstance(stream, str)
            or type(n) is not int
            or type(answer) is not int
            or not 0 <= answer < n < 1 << 31
        ):
            raise _bad(at, "field", "draws")
        draws.append((stream, n, answer))
    key = _text(data, "key", at, None if do in (SALT, CHOOSE) else "")
    to = _integer(data, "to", at, 0 if do in (SALT, START, CHOOSE) else None)
    agreed = data.get("agreed", [])
    if not isinstance(agreed, list) or any(type(seat) is not int for seat in agreed):
        raise _bad(at, "field", "agreed")
    seat = _integer(data, "seat", at)
    return Entry(do, seat, key, to, tuple(draws), data.get("learned") is True, tuple(agreed))
