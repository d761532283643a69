"""What can be asked of a worker process, and what it answers."""

from __future__ import annotations

import struct
from typing import Final

import msgspec

from duskbox.agents.analysis import Measure
from duskbox.server.socket.messages import Refusal
from duskbox.server.storage.rows import Brief

#: The length in front of every message between a server and a worker process.
LENGTH: Final = struct.Struct(">I")
#: What a worker process says when it has loaded everything.
READY: Final = b"\n"
#: No answer is longer than this many bytes.
LONGEST: Final = 64_000_000

# Thinking: what a seat knows is enough for it. The position is a sampled table that the seat may be at, so a bot could
# not cheat.


class Position(msgspec.Struct, frozen=True):
    """A table: its game, its settings, rulings and pack as JSON, and its state as JSON."""

    game: str
    setup: str
    state: str


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Let an agent choose for a seat; the answer is the option's key. Where the operator's own bot of this name is
    comes from the configuration alone: `player` is empty for an agent of ours.
    """

    position: Position
    seat: int
    agent: str
    seed: int
    player: str = ""


class Weigh(msgspec.Struct, frozen=True, tag="weigh"):
    """Weigh the options of the seat that is asked, for some seconds; the answer is a list of `Weighed`."""

    position: Position
    seat: int
    seconds: float
    seed: int


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """The chances that an option leads to."""

    position: Position
    key: str


class Weighed(msgspec.Struct, frozen=True):
    """An option, the chance to win with it, the standard error of that, in how many sampled tables it was tried, and
    whether it was dropped early.
    """

    key: str
    chance: float
    error: float
    samples: int
    dropped: bool = False


# Records, as their text


class Bring(msgspec.Struct, frozen=True, tag="bring"):
    """Check a record that was brought along, as its text or as a share code, or begin a match with a position; the
    answer is a `Brought`.
    """

    record: str
    share: str
    position: str
    go_on: bool


class Brought(msgspec.Struct, frozen=True):
    """A record that follows from the rules: its header and entries as lines, and what is known of it."""

    game: str
    header: str
    lines: list[str]
    seed: str
    seats: int
    brief: Brief
    outcome: str
    started: bool
    chance: str


class Verify(msgspec.Struct, frozen=True, tag="verify"):
    """Whether every draw of a record follows from its seed."""

    record: str


class ShareCode(msgspec.Struct, frozen=True, tag="share"):
    """The share code of a record."""

    record: str


class TellStory(msgspec.Struct, frozen=True, tag="story"):
    """What happened in a finished match, in words: a `Story`."""

    record: str


class ReplayPage(msgspec.Struct, frozen=True, tag="replay"):
    """A stretch of a record as a seat knows it: a `Replay`."""

    record: str
    seat: int
    start: int
    count: int
    views: bool


class LogPage(msgspec.Struct, frozen=True, tag="log"):
    """What a seat was told after one version and before another: the newest `count` moments, and whether there are
    more.
    """

    record: str
    seat: int
    after: int
    before: int | None
    count: int
    #: Entries that were chosen in a person's place: which, why, for which seat, and whether it was asked in private.
    hows: list[tuple[int, str, int, bool]] = []


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Follow a record to its end, from a packed snapshot if there is one that fits; the answer is a packed snapshot of
    its end.
    """

    record: str
    snapshot: bytes | None


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """The table, as JSON, after a number of the choices that are in force at the end of a record."""

    record: str
    moves: int


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """Go on with the analysis of a finished match for some seconds; the answer is an `Analysed`."""

    record: str
    seat: int
    luck: str
    measured: list[Measure]
    seconds: float


class Analysed(msgspec.Struct, frozen=True):
    """The next measures, how many there will be altogether, and the whole analysis once it is complete."""

    measures: list[Measure]
    total: int
    shown: msgspec.Raw = msgspec.Raw(b"null")


# Packs


class ReadPack(msgspec.Struct, frozen=True, tag="read-pack"):
    """Read a pack from the text of its file and check it; the answer is a `PackRead`."""

    game: str
    text: str


class CheckPack(msgspec.Struct, frozen=True, tag="check-pack"):
    """Check a pack, as JSON, against its game, and set a table up with it under these settings and rulings."""

    game: str
    settings: dict[str, str]
    rulings: dict[str, str]
    pack: str


class ShowCards(msgspec.Struct, frozen=True, tag="show-cards"):
    """Every kind of card with a pack, as JSON."""

    game: str
    settings: dict[str, str]
    rulings: dict[str, str]
    pack: str


class AskLesson(msgspec.Struct, frozen=True, tag="lesson"):
    """A question about the table at one of the learner's moves."""

    game: str
    move: int
    about: str
    key: str


Thinking = Choose | Weigh | Odds
Following = Bring | Verify | ShareCode | TellStory | ReplayPage | LogPage | Resume | TakenBack | Analyse
Packing = ReadPack | CheckPack | ShowCards
Job = Thinking | Following | Packing | AskLesson


class Call(msgspec.Struct, frozen=True):
    """A job and its limits: seconds of processor time, after which the system ends the process, and of any time."""

    job: Job
    cpu: float
    wall: float


class Reply(msgspec.Struct, frozen=True):
    """What came of a job: a value as JSON, a refusal, or what broke; and what it took: seconds of processor time, and
    megabytes at most so far.
    """

    value: bytes = b"null"
    refused: Refusal | None = None
    status: int = 400
    broken: str = ""
    #: Whether the memory was not enough.
    full: bool = False
    cpu: float = 0.0
    memory: int = 0
