"""What the database holds, as typed values."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

#: What a match can be: waiting for its players, being played, over, frozen by a defect, or a record that was brought along.
State = Literal["lobby", "playing", "over", "frozen", "replay"]
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
REPLAY: Final = "replay"

#: Who can sit on a seat: nobody yet, a person, a bot.
OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"

#: The "seat" of a spectator, and the chair of the host among what a visitor holds.
SPECTATOR: Final = -1
HOST: Final = -1


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides about the table beside the game: watching, talking, time."""

    spectators: bool = True
    chat: bool = True
    #: No clock; so many seconds for each decision; or a bank of seconds for the game with an increment for each decision.
    clock: Literal["none", "decision", "bank"] = "none"
    seconds: float = 0.0
    increment: float = 0.0
    #: A person without a connection for so many seconds is stood in for by a bot; 0 waits for ever.
    away: float = 0.0
    stand_in: str = "thumb"
    #: Set by the house: whoever opened the match named the seed, or brought it along, and could know the luck.
    seed_known: bool = False


class Frozen(msgspec.Struct, frozen=True):
    """Why a match stands still: the choice that broke a rule of ours, and where its record lies."""

    entry: int
    seat: int
    key: str
    error: str
    report: str


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

    @property
    def played_by(self) -> str:
        """The agent that chooses here now; empty for a person."""
        return self.agent if self.kind == BOT else self.stand_in


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
    request: UndoRequest | None = None
    frozen: Frozen | None = None


#: In the place of the seconds that an entry took: it was an aside, which takes none; or, less the seconds, the question was asked in private.
ASIDE: Final = -1.0
PRIVATE: Final = -2.0


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a match's record, when it was stored, and how long the asked seat had taken."""

    match: str
    n: int
    line: str
    at: float
    spent: float


class ChatRow(msgspec.Struct, frozen=True):
    """One thing said at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class HookRow(msgspec.Struct, frozen=True):
    """A call to somebody whose turn it is, still to be made."""

    id: int
    match: str
    seat: int
    version: int
    attempts: int
    next_at: float
    url: str
    secret: str


class ResultRow(msgspec.Struct, frozen=True):
    """How a daily labyrinth went for somebody."""

    match: str
    day: str
    name: str
    outcome: str
    won: bool
    moves: int
    seconds: float
