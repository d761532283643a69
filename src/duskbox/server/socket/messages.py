"""What goes over a socket, in both directions. docs/protocol.md describes it.

Every message of the server has a number that counts up by one; a gap means that something is missing, and `hello` asks
for it. Every message of a client may have an `id`; the answer names it as `re`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duskbox.core.views import EventShown, View, Where
from duskbox.server.storage.rows import ProposalKind, Terms

#: No message of a client is longer than this many bytes.
LONGEST = 4096

Key = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Seats = Annotated[list[Annotated[int, Meta(ge=-1, le=63)]], Meta(max_length=64)]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """Begin, or begin again after a gap: the version seen last, and what is wanted."""

    id: Number = 0
    #: The seat and its secret, where no cookie brings them; -1 is a spectator.
    seat: Annotated[int, Meta(ge=-1, le=63)] = -1
    secret: Annotated[str, Meta(max_length=200)] = ""
    #: The version seen last; what has happened since is told.
    version: Number | None = None
    #: Facts for the words, besides the keys: the question, the options, a summary of the table.
    prose: bool = True
    #: Seats whose chat is not wanted.
    muted: Seats = []


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Choose an option of the decision that was seen at `version`.

    `taken` says that it was the only one, and the client took it without asking the person.
    """

    version: Number
    key: Key
    id: Number = 0
    taken: bool = False


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last choice; under the policy `consent` the others may be asked."""

    version: Number
    id: Number = 0


class Redo(msgspec.Struct, tag="redo", forbid_unknown_fields=True):
    """Make the choice again that was taken back last."""

    version: Number
    id: Number = 0


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Answer a request to take back."""

    agree: bool
    id: Number = 0


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    text: ChatText
    id: Number = 0


class Mute(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """Hear no chat of these seats."""

    seats: Seats
    id: Number = 0


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """Ask about the table: the odds of an option, why something cannot be done, what one may wonder about, all details,
    or a tip.
    """

    about: Annotated[str, Meta(pattern="^(odds|why|wonders|details|tip)$")]
    key: Annotated[str, Meta(max_length=300)] = ""
    id: Number = 0


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Number = 0


FromClient = Hello | Choose | Undo | Redo | Consent | Chat | Mute | Ask | Ping

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a message id with its facts, the rules behind it, and the reasons it is made of. Of a file with several
    mistakes it tells the first, and `further` the others.
    """

    error: str
    facts: dict[str, Any] = {}
    rules: list[str] = []
    parts: list[dict[str, Any]] = []
    further: list[Refusal] = []


class Wonder(msgspec.Struct, frozen=True):
    """Something a player may wonder about: an option in words, legal or not, what it points at, and why it cannot be
    chosen now.
    """

    key: str
    say: str
    facts: dict[str, Any]
    where: Where
    why: Refusal | None


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as all see it."""

    seat: int
    kind: str
    name: str
    agent: str
    stand_in: str
    present: bool
    #: Seats with the same number win together, so at one screen nothing has to be hidden between them.
    side: int
    #: Why `stand_in` plays: the person is `away`, has `asked` for it, the `table` has, the `clock` has run out, or that
    #: of the `turn`.
    stand_in_why: str = ""
    #: Before the start: the person has said that they are ready.
    ready: bool = False


class ProposalShown(msgspec.Struct, frozen=True):
    """What the people at a table are asked to decide, by which seat, about which, who agreed so far, and whose answer
    is wanted.
    """

    what: ProposalKind
    by: int
    seat: int
    terms: Terms | None
    agreed: list[int]
    asked: list[int]


class UndoShown(msgspec.Struct, frozen=True):
    """Whether this seat may take its last choice back, whether that is free, and whether one can be made again."""

    policy: str
    can: bool
    free: bool
    redo: bool


class ClockShown(msgspec.Struct, frozen=True):
    """Seconds left: of the decision that is asked, and each seat's bank."""

    seat: int | None
    left: float | None
    banks: list[float] | None


#: Why a client may take an option without asking: it is the only one, it ends a turn in which nothing is left to do, or
#: it is the cheapest way to pay. Empty where there is more to choose, or where an answer at once would tell opponents
#: something.
Forced = Literal["", "only", "end-turn", "payment"]


class TableShown(msgspec.Struct, omit_defaults=True):
    """The table at a version as one seat sees it."""

    version: int
    view: View
    undo: UndoShown | None = None
    #: Facts for the question and the options, and the summary, if prose is wanted.
    ask: dict[str, Any] | None = None
    options: list[dict[str, Any]] | None = None
    anytime_options: list[dict[str, Any]] | None = None
    summary: list[tuple[str, dict[str, Any]]] | None = None
    forced: Forced = ""
    #: The option that can be taken without asking.
    forced_key: str = ""


#: What an entry was to a seat: set-up, a choice, an order of its own given while another is asked, something taken back
#: or made again, the host's step back from a defect; or several entries told at once.
Did = Literal["start", "choice", "anytime", "undo", "redo", "step-back", "several"]


class Told(msgspec.Struct, frozen=True):
    """What happened at a version, as one seat knows it."""

    version: int
    events: list[EventShown]
    did: Did = "choice"
    #: After something was taken back: the version at which the table was as it is now again. What was told since is
    #: taken back.
    back_to: int | None = None
    #: Why a bot or a clock chose in the place of the person at seat `by`: `away`, `asked`, `table`, `clock`, `turn`,
    #: `vacant`; or `taken`, an only option that was taken without asking. Empty for a choice of the person's own, and
    #: of a question that another seat was asked in private.
    how: str = ""
    by: int | None = None
    #: Whether the person at this seat did it. Who comes back is told as missed what came after the last of these.
    own: bool = False


class ServerMessage(msgspec.Struct, kw_only=True):
    """What every message of the server has: its number on this connection, which is set when it is sent."""

    n: int = 0


class Welcome(ServerMessage, tag="welcome"):
    """The first message: who you are, who is there, and the table.

    `missed` is what happened since the version seen last.
    """

    match: str
    game: str
    state: str
    seat: int
    host: bool
    seats: list[SeatShown]
    terms: dict[str, Any]
    commitment: str
    table: TableShown | None
    missed: list[Told]
    #: Whether more was missed than is told here; the log has it.
    more: bool
    chat: list[dict[str, Any]]
    clock: ClockShown | None = None
    request: dict[str, Any] | None = None
    frozen: dict[str, Any] | None = None
    paused: bool = False
    #: The seat whose person acts as host while the host is gone.
    acting_host: int | None = None
    #: What became of seats since this one was here last.
    notices: list[dict[str, Any]] = []
    proposal: ProposalShown | None = None
    #: How many spectators are connected.
    watching: int = 0
    #: The next game of the same people.
    rematch: str | None = None
    re: int = 0


class Moment(ServerMessage, tag="moment"):
    """Something happened: the events that this seat may know, and the table after it.

    `re` acknowledges a choice of this connection.
    """

    table: TableShown
    events: list[EventShown]
    clock: ClockShown | None = None
    did: Did = "choice"
    #: As in `Told`; also None if this worker does not remember that far back, and the log has to be asked.
    back_to: int | None = None
    #: As in `Told`.
    how: str = ""
    by: int | None = None
    own: bool = False
    re: int = 0


class Refused(ServerMessage, tag="refused"):
    """A message was not carried out, and why; for a choice that came too late, with the table as it is."""

    reason: Refusal
    re: int = 0
    table: TableShown | None = None


class SeatsChanged(ServerMessage, tag="seats"):
    """Who sits where, and who is connected; whether the match has begun, is paused or frozen."""

    state: str
    seats: list[SeatShown]
    paused: bool = False
    frozen: dict[str, Any] | None = None
    #: The seat whose person acts as host while the host is gone.
    acting_host: int | None = None
    proposal: ProposalShown | None = None
    #: The next game of the same people.
    rematch: str | None = None
    terms: Terms | None = None
    #: How many spectators are connected.
    watching: int = 0


class UndoAsked(ServerMessage, tag="undo-asked"):
    """A seat asks to take back its last choice; None when the question is settled."""

    request: dict[str, Any] | None


class Said(ServerMessage, tag="chat"):
    """A chat message."""

    line: dict[str, Any]


class Noticed(ServerMessage, tag="notice"):
    """What became of a seat: `stand-in`, `back`, `handed-on`, `stood-up`, `freed`, `opened`, `returned`; who sat there,
    and which bot plays now. Or that there are other `terms`, and who wanted them.
    """

    notice: dict[str, Any]


class Answer(ServerMessage, tag="answer"):
    """What was asked about."""

    about: str
    answer: Any
    re: int = 0


class Done(ServerMessage, tag="done"):
    """Carried out, with nothing more to tell."""

    re: int = 0


class Pong(ServerMessage, tag="pong"):
    """I am here."""

    re: int = 0


class Bye(ServerMessage, tag="bye"):
    """The server ends the connection, and why; `again` says whether to come back."""

    reason: str
    again: bool


FromServer = Welcome | Moment | Refused | SeatsChanged | UndoAsked | Said | Noticed | Answer | Done | Pong | Bye
