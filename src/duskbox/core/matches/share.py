"""Share codes: a whole record as a short text that fits into a link.

A code holds the header's choices, for each choice the place of the option in the list, and the drawn numbers. Option
keys, streams and ranges follow from the rules, so they are worked out again when the code is read.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Final, final

from duskbox.core import registry
from duskbox.core.chance import Chance, Witness
from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import (
    CHOOSE,
    LONGEST,
    REDO,
    SALT,
    START,
    STEP_BACK,
    UNDO,
    Entry,
    Header,
    Record,
    read_json,
)

PREFIX: Final = "DB1-"
_LARGEST: Final = 1 << 20


@final
class _Answers(Chance):
    """Drawn numbers without their streams."""

    def __init__(self, answers: list[int]) -> None:
        self._answers: Final = answers
        self.used = 0

    def pick(self, stream: int, index: int, n: int) -> int:
        """The next number, which must lie below n."""
        if self.used >= len(self._answers) or not 0 <= self._answers[self.used] < n:
            raise BadRecord("error-share-damaged")
        self.used += 1
        return self._answers[self.used - 1]


def encode(match: Match) -> str:
    """The share code of a match. The seed goes along only when the match is over."""
    record = match.record
    header = record.header
    if match.outcome is None and match.table.seats > 1:
        # The draws are in the code, and so is every hidden hand.
        raise DuskboxError("error-share-hidden")
    if len(record.entries) > LONGEST:
        raise DuskboxError("error-record-long", most=LONGEST)
    replay = unplayed_match(record)
    steps: list[object] = []
    for number, entry in enumerate(record.entries):
        if entry.do == CHOOSE:
            place = _choices(replay).index((entry.seat, entry.key))
            steps.append([place, *(draw[2] for draw in entry.draws)])
        elif entry.do == START:
            steps.append(["s", *(draw[2] for draw in entry.draws)])
        elif entry.do == SALT:
            steps.append(["t", entry.seat, entry.key])
        elif entry.do == UNDO:
            steps.append(["u", entry.seat, entry.to, int(entry.learned), *entry.agreed])
        elif entry.do == STEP_BACK:
            steps.append(["b", entry.seat])
        else:
            steps.append(["r", entry.seat])
        replay.course.follow(number, entry)
    defaults = match.game.setup()
    body = [
        header.game,
        header.rules,
        header.content[:16],
        {name: value for name, value in header.settings.items() if defaults.settings[name] != value},
        {name: value for name, value in header.rulings.items() if defaults.rulings[name] != value},
        header.pack,
        header.chance,
        header.commitment,
        header.undo,
        header.inherited,
        record.seed if record.outcome else "",
        steps,
        *([header.position] if header.position else []),
    ]
    packed = zlib.compress(json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def decode(code: str) -> Match:
    """The match behind a share code; a code that was cut,
    mistyped or made by other rules is refused with the reason.
    """
    code = code.strip()
    if not code.startswith(PREFIX):
        raise BadRecord("error-share-foreign", prefix=PREFIX)
    try:
        packed = code[len(PREFIX) :].encode("ascii")
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(base64.b64decode(packed + b"=" * (-len(packed) % 4), b"-_", validate=True), _LARGEST)
        if not unpacker.eof or unpacker.unused_data:
            raise BadRecord("error-share-damaged")
        body = read_json(raw.decode())
        if not isinstance(body, list):
            raise BadRecord("error-share-damaged")
        name, rules, content, settings, rulings, pack, chance, promise, undo, inherited, seed, steps = body[:12]
        position = "".join(body[12:])
        texts = (name, rules, content, chance, promise, undo, seed)
        if not isinstance(steps, list) or not all(isinstance(each, str) for each in texts):
            raise BadRecord("error-share-damaged")
        if len(steps) > LONGEST:
            # A few thousand characters can hold a hundred times as many steps.
            raise BadRecord("error-record-long", most=LONGEST)
        game = registry.find(name)
        setup = game.setup(settings, rulings, pack)
        whole = game.components.hash(setup)
        if whole[:16] != content:
            raise BadRecord("error-record-content", line=1)
        header = Header(
            name, rules, whole, setup.settings, setup.rulings, pack, chance, promise, undo, inherited, position
        )
        record = Record(header, [])
        match = unplayed_match(record)
        for number, step in enumerate(steps):
            entry = _entry(match, step)
            record.entries.append(entry)
            match.course.follow(number, entry)
        record.seed = seed
        match.course.note_outcome()
        # What comes out of a code is read as any record is, so a code can hold nothing worse.
        return Match.load(record.text(with_seed=True))
    except DuskboxError:
        raise
    except (
        ValueError,
        TypeError,
        KeyError,
        IndexError,
        AttributeError,
        RecursionError,
        zlib.error,
    ) as error:
        raise BadRecord("error-share-damaged") from error


def _choices(match: Match) -> list[tuple[int, str]]:
    """All that can be chosen now, by seat and key: the options of the seat that is asked, then what every
    seat may do at any time.
    """
    decision = match.table.decision
    asked = [] if decision is None else [(decision.seat, option.key) for option in decision.options]
    return asked + [
        (seat, option.key) for seat in range(match.table.seats) for option in match.table.anytime_options(seat)
    ]


def _entry(match: Match, step: list[object]) -> Entry:
    """The entry that a step of a code stands for, at the point the match has reached."""
    head = step[0]
    if head == "t":
        _, seat, salt = step
        if not isinstance(salt, str):
            raise BadRecord("error-share-damaged")
        return Entry(SALT, _number(seat), salt)
    if head == "u":
        _, seat, to, learned, *agreed = step
        seats = tuple(_number(each) for each in agreed)
        return Entry(UNDO, _number(seat), to=_number(to), learned=bool(learned), agreed=seats)
    if head == "r" or head == "b":
        seat = _number(step[1])
        count = match.choice_count
        return Entry(REDO, seat, to=count + 1) if head == "r" else Entry(STEP_BACK, seat, to=count - 1)
    answers = [_number(answer) for answer in step[1:]]
    chance = _Answers(answers)
    witness = Witness(chance)
    table = match.table.copy()
    key = ""
    seat = 0
    if head == "s":
        table.start(witness)
    else:
        place = _number(head)
        if place < 0:
            raise BadRecord("error-share-damaged")
        seat, key = _choices(match)[place]
        table.choose(match.game.option(key), witness, seat)
    if chance.used != len(answers):
        raise BadRecord("error-share-damaged")
    draws = tuple((match.game.streams[stream], n, answer) for stream, n, answer in witness.seen)
    return Entry(START if head == "s" else CHOOSE, seat, key, 0, draws)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord("error-share-damaged")
    return value
