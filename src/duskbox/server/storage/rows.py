"""What the database holds, as typed values."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

#: What a match can be: waiting for its players, being played, over, frozen by a defect, or a record that was brought
#: along.
State = Literal["lobby", "playing", "over", "frozen", "replay"]
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
REPLAY: Final = "replay"

#: Who can sit on a seat: no one yet, a person, a bot.
OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"

#: Why a bot plays for a person: they are away; they asked for it; the others asked for it; their time is spent; their
#: time for this turn is.
AWAY: Final = "away"
ASKED: Final = "asked"
TABLE: Final = "table"
CLOCK: Final = "clock"
TURN: Final = "turn"
#: A seat that was left is played by a bot until it is taken.
VACANT: Final = "vacant"
#: The option was the only one, and the person's client took it without asking.
TAKEN: Final = "taken"

#: The "seat" of a spectator, and the role of the host among what a visitor holds.
SPECTATOR: Final = -1
HOST: Final = -1
#: Among what is present: the first spectator at a worker; the next ones count down from it.
WATCHING: Final = -10


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides about the table: watching, chat, time."""

    spectators: bool = True
    chat: bool = True
    #: `live`: while no player is there, the table sleeps, and no stand-in and no clock plays on. `days`: it goes on,
    #: and who has not played within `seconds` (a clock for each decision) has that one turn played by the stand-in.
    kind: Literal["live", "days"] = "live"
    #: No clock; seconds for each decision; or a bank of seconds for the game with an increment for each
    #: decision.
    clock: Literal["none", "decision", "bank"] = "none"
    seconds: float = 0.0
    increment: float = 0.0
    #: Seconds without a connection after which a bot stands in for a person while others are there; 0 waits for ever.
    away: float = 180.0
    stand_in: str = "thumb"
    #: Set by the server: the host named the seed or brought the record along, and so could know the luck.
    seed_known: bool = False


class Frozen(msgspec.Struct, frozen=True):
    """Why a match stands still: the choice that broke a rule of ours, and where its record lies."""

    entry: int
    seat: int
    key: str
    error: str
    report: str
    #: False if opening it again would harm a worker again.
    opens: bool = True


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to take back to `to` choices; those who agreed so far. It lapses with the next entry."""

    seat: int
    to: int
    entries: int
    agreed: list[int]


class SeatRow(msgspec.Struct):
    """A seat and who sits there."""

    seat: int
    kind: str
    name: str = ""
    agent: str = ""
    secret: str = ""
    stand_in: str = ""
    seen: int = 0
    left_at: float | None = None
    hook_url: str = ""
    hook_secret: str = ""
    #: Why `stand_in` plays here.
    stand_in_why: str = ""
    #: The digest of a link that hands the seat on as soon as it is used.
    heir: str = ""
    #: The person has said, before the start, that they are ready.
    ready: int = 0

    @property
    def played_by(self) -> str:
        """The agent that chooses here now; empty for a person.

        A seat that was left during play is played by a bot until it is taken.
        """
        return self.stand_in if self.kind == HUMAN else self.agent


class Brief(msgspec.Struct, frozen=True):
    """What a header says of a match, without its pack; and which side each seat is on when play begins."""

    settings: dict[str, str]
    rulings: dict[str, str]
    undo: str
    commitment: str
    pack: bool
    sides: list[int]


class Progress(msgspec.Struct, frozen=True):
    """How far a game is, as lists say it: who is asked (-1 if no one is), in private or not; how long it has been in
    what its players count; who each seat is, what was dealt before play; and who has won, once it is over.
    """

    asked: int
    private: bool
    length: int
    roles: list[str]
    scene: list[str]
    winners: list[int] | None = None


#: What the people at a table can be asked to decide: that a bot plays for a person, that a seat goes to a bot, that a
#: pause ends, other terms.
ProposalKind = Literal["stand-in", "free", "resume", "terms"]


class Proposal(msgspec.Struct, frozen=True):
    """What the people at a table are asked to decide, by which seat, and who agreed so far."""

    what: ProposalKind
    by: int
    agreed: list[int]
    #: Whom it is about.
    seat: int = -1
    terms: Terms | None = None


class MatchRow(msgspec.Struct):
    """A match without its entries."""

    id: str
    game: str
    state: str
    header: str
    seed: str
    seats: int
    terms: Terms
    invite: str | None
    created_at: float
    host: str
    ended_at: float | None = None
    outcome: str = ""
    day: str | None = None
    due: float | None = None
    resumed_at: float | None = None
    paused_at: float | None = None
    asleep_at: float | None = None
    host_left_at: float | None = None
    request: UndoRequest | None = None
    frozen: Frozen | None = None
    #: Stands for the address that opened the match; it cannot be turned back into it.
    opener: str | None = None
    #: What lists need of the header.
    brief: Brief | None = None
    proposal: Proposal | None = None
    progress: Progress | None = None
    #: The next game of the same people.
    rematch: str | None = None


#: What kind of question an entry answers: one that everyone saw, one that only the asked seat saw, or none (an option
#: that can be chosen at any time, which takes none of the asked seat's time).
Question = Literal["open", "private", "none"]


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a match's record, when it was stored, and how long the asked seat had taken."""

    match: str
    n: int
    line: str
    at: float
    spent: float
    #: Why a bot chose in the place of a person; empty for the person's own choices, and those of bots on seats of their
    #: own.
    how: str = ""
    question: Question = "open"


class ChatRow(msgspec.Struct, frozen=True):
    """One thing said at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class NoticeRow(msgspec.Struct, frozen=True):
    """What all at a table are told about a seat: what became of it, who sat there, and which bot plays now."""

    id: int
    what: str
    seat: int
    who: str
    agent: str
    at: float


class HookRow(msgspec.Struct, frozen=True):
    """A call to a person whose turn it is, still to be made."""

    id: int
    match: str
    seat: int
    version: int
    attempts: int
    next_at: float
    url: str
    secret: str


class ResultRow(msgspec.Struct, frozen=True):
    """How a person's daily labyrinth went."""

    match: str
    day: str
    name: str
    outcome: str
    won: bool
    moves: int
    seconds: float
