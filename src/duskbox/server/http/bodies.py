"""What goes over HTTP, in both directions; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duskbox.core.views import EventShown
from duskbox.server.socket.messages import Did, ProposalShown, SeatShown, TableShown
from duskbox.server.storage.rows import ProposalKind, Terms

Name = Annotated[str, Meta(max_length=40)]
ShortText = Annotated[str, Meta(max_length=200)]
Language = Literal["en", "pl", "fr"]
Choices = Annotated[
    dict[Annotated[str, Meta(max_length=80)], Annotated[str, Meta(max_length=80)]], Meta(max_length=100)
]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a message id with its facts, the sentence itself, and the rules behind it. Of a file
    with several mistakes it tells the first, and `further` the others in sentences.
    """

    error: str
    text: str
    facts: dict[str, Any] = {}
    rules: list[str] = []
    further: list[str] = []


# Games


class SettingShown(msgspec.Struct, frozen=True):
    """A thing to decide before play: one of `values`, or a number from `least` to `most` where there are none.

    Its words are under `setting-NAME` or `ruling-NAME`. What belongs to one seat, such as its Hero, names that seat.
    """

    name: str
    values: list[str]
    default: str
    rule: str
    least: int
    most: int
    seat: int | None


class GameShown(msgspec.Struct, frozen=True):
    """A game and what can be decided before play."""

    name: str
    rules_version: str
    #: How many seats it has if nothing else is said, and the setting that decides it; "" where none does.
    seats: int
    seats_by: str
    settings: list[SettingShown]
    rulings: list[SettingShown]
    undo: list[str]
    agents: list[str]
    #: The same as a JSON Schema, for programs that build forms.
    form: dict[str, Any]


class RuleShown(msgspec.Struct, frozen=True):
    """A rule of the ledger, or an open question with the answers it could be given."""

    id: str
    topic: str
    title: str
    text: str
    #: Of a rule: `stated`, `inferred` or `ambiguous`, the heading in the rulebook, and what is to be said about its
    #: reading.
    certainty: str
    source: str
    note: str
    why: str
    answers: list[str]
    switch: str
    #: The values of the ruling, the default first, in the order of the answers.
    values: list[str]


class PackBrought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that a client wants to look at, with the settings it would be played with."""

    pack: dict[str, Any]
    settings: Choices = {}
    rulings: Choices = {}


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it was written: the text of a TOML file."""

    text: Annotated[str, Meta(max_length=200_000)]


class PackRead(msgspec.Struct, frozen=True):
    """A pack that fits its game: what it calls itself, and itself as a match is opened with it."""

    name: str
    pack: dict[str, Any]


class CardShown(msgspec.Struct, frozen=True):
    """A kind of card: its name and text as messages, its effect as sentences, how many there are, and where its values
    come from.
    """

    deck: str
    name: str
    text: str
    copies: int
    mark: str
    facts: dict[str, Any]
    sentences: list[Any]
    flavour: str
    keywords: list[str]
    plan: list[str]


# Matches


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: the one who opens the match, a bot, or the first to come.

    A person may mix in luck of their own.
    """

    kind: Literal["human", "bot", "open"] = "open"
    name: Name = ""
    agent: Name = ""
    salt: ShortText = ""


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be opened. Seats that are not named stay open; `start` begins at once if none is."""

    game: Annotated[str, Meta(max_length=80)]
    settings: Choices = {}
    rulings: Choices = {}
    pack: dict[str, Any] | None = None
    #: A match of the same game whose pack, if it has one, is laid over this one, too.
    pack_of: Annotated[str, Meta(max_length=64)] = ""
    undo: Literal["open", "consent", "free", "none"] | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    terms: Terms = Terms()
    seed: ShortText = ""
    start: bool = False


class SeatSecret(msgspec.Struct, frozen=True):
    """The secret of a seat, told once. It gives the seat to its holder."""

    seat: int
    secret: str


class SeatLost(msgspec.Struct, frozen=True):
    """A seat that was the caller's: `handed-on`, `freed` or `stood-up`, and whether it can be taken back."""

    seat: int
    why: str
    vacant: bool


class Deleted(msgspec.Struct, frozen=True):
    """Whether a match is gone altogether, or for the caller alone."""

    everywhere: bool


class MatchShown(msgspec.Struct, frozen=True):
    """A match as the client who asks may see it."""

    id: str
    game: str
    state: str
    settings: dict[str, str]
    rulings: dict[str, str]
    undo: str
    terms: Terms
    seats: list[SeatShown]
    commitment: str
    created_at: float
    ended_at: float | None
    outcome: str
    day: str | None
    paused: bool
    #: The seats that the caller holds, whether the caller is the host, and what players invite others with.
    mine: list[int]
    host: bool
    invite: str | None
    #: Whether a pack is laid over the content: then cards and words are those of the match.
    pack: bool
    #: Whether the caller is asked now; who is, if the caller may know; and since how many seconds nothing has happened.
    my_turn: bool = False
    asked: int | None = None
    quiet_for: float | None = None
    #: How long the game has been in what its players count, who each seat is and what was dealt before play, as
    #: messages of the game; who has won, once it is over; and the next game of the same people.
    length: int = 0
    roles: list[str] = []
    scene: list[str] = []
    winners: list[int] | None = None
    rematch: str | None = None
    #: What the people at the table are asked to decide.
    proposal: ProposalShown | None = None
    #: The caller's seats that a link hands on as soon as it is used, and the seats that were theirs.
    handing: list[int] = []
    lost: list[SeatLost] = []
    #: Whether no other person plays: then nothing can be given away.
    alone: bool = False
    #: Whether seats know what others do not: then a seat that was left is opened to no one new.
    hides_hands: bool = False


class Opened(msgspec.Struct, frozen=True):
    """A match that was opened, with the secrets of the host and of the seats taken."""

    match: MatchShown
    host_secret: str
    secrets: list[SeatSecret]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation."""

    code: Annotated[str, Meta(max_length=64)]


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on an open seat, by invitation."""

    name: Name
    code: Annotated[str, Meta(max_length=64)] = ""
    salt: ShortText = ""


class Claiming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take over a seat with the secret that its holder handed on."""

    secret: Annotated[str, Meta(max_length=200)]
    name: Name = ""


class BotSitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot sit on a seat."""

    agent: Name
    name: Name = ""


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for the holder of a seat."""

    name: Name


class Readying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the holder of a seat is ready to begin."""

    ready: bool


class SeatSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that belong to one seat, such as its Hero."""

    settings: Choices


class Proposing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the people at a table are to decide, wanted by seat `by`: about a seat, or other terms."""

    what: ProposalKind
    by: Annotated[int, Meta(ge=0, le=63)]
    seat: Annotated[int, Meta(ge=-1, le=63)] = -1
    terms: Terms | None = None


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree with what is to be decided, or be against it."""

    agree: bool


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to call when it is this seat's turn; empty for no calls."""

    url: Annotated[str, Meta(max_length=500)]


class HookSecret(msgspec.Struct, frozen=True):
    """What calls are signed with, told once."""

    secret: str


# People


class LinkWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to another device of mine, or one that lasts: a way back."""

    lasting: bool = False


class MyLink(msgspec.Struct, frozen=True):
    """What opens my games to another browser, told once."""

    secret: str


class MyLinks(msgspec.Struct, frozen=True):
    """Which links to my games are open: to another device, and a way back."""

    device: bool
    way_back: bool


class Following(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link to my games."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]


# Records


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a share code that is brought along: to be looked at, or to be played on. Or a position, as a person
    reads it or in the compact form: to be played from.
    """

    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    share: Annotated[str, Meta(max_length=1_000_000)] = ""
    position: Annotated[str, Meta(max_length=50_000)] = ""
    go_on: bool = False


class Share(msgspec.Struct, frozen=True):
    """A whole match as a short text."""

    code: str


class ReplayMoment(msgspec.Struct, frozen=True):
    """One entry of a record: what it was, what happened, and the table after it, from a seat's knowledge."""

    number: int
    do: str
    seat: int
    #: What was chosen, if the seat may know: its own choices, and those that everyone hears.
    key: str
    say: str
    facts: dict[str, Any]
    version: int
    events: list[EventShown]
    table: TableShown | None
    #: After something was taken back: the seat's version at which the table was as it is now again.
    back_to: int | None = None


class Replay(msgspec.Struct, frozen=True):
    """A stretch of a record."""

    entries: int
    start: int
    moments: list[ReplayMoment]


class LogMoment(msgspec.Struct, frozen=True):
    """What a seat was told at a version, and what it was; `back_to` is the version that a taking back led to."""

    version: int
    events: list[EventShown]
    did: Did
    back_to: int | None
    #: Why a bot or a clock chose in the place of the person at seat `by`, as in the socket's messages.
    how: str = ""
    by: int | None = None
    #: Whether the person at this seat did it.
    own: bool = False


class Log(msgspec.Struct, frozen=True):
    """The log of a match from a seat's knowledge; `more` if older moments were left out."""

    moments: list[LogMoment]
    more: bool


class Proof(msgspec.Struct, frozen=True):
    """Everything needed to check the luck of a match: docs/records.md says how.

    The seed is there once the match is over.
    """

    header: str
    terms: str
    commitment: str
    salts: dict[str, str]
    seed: str
    entries: int
    final_hash: str
    #: Whether the server has checked it; None as long as there is no seed.
    verified: bool | None


class AccountPoint(msgspec.Struct, frozen=True):
    """The chance to win before an entry of the record, and its standard error."""

    entry: int
    chance: float
    error: float


class AccountSwing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that mattered: the option chosen, if the seat may know it, and for a decision the best other one; each
    as a message and its facts.
    """

    entry: int
    seat: int
    option: tuple[str, dict[str, Any]] | None
    other: tuple[str, dict[str, Any]] | None
    before: float
    after: float
    #: By how much the chosen option was better than the other, and the standard error of that.
    ahead: float = 0.0
    doubt: float = 0.0


class AnalysisShown(msgspec.Struct, frozen=True):
    """How much of a match was luck and how much was skill. As long as it is not ready, how far it is."""

    seat: int
    done: int
    total: int
    ready: bool = False
    won: bool = False
    curve: list[AccountPoint] = []
    skill: float = 0.0
    luck: float = 0.0
    rivals: float = 0.0
    decisions: list[AccountSwing] = []
    draws: list[AccountSwing] = []


# The daily labyrinth and the server


class Result(msgspec.Struct, frozen=True):
    """How a visitor's daily labyrinth went."""

    name: str
    outcome: str
    won: bool
    moves: int
    seconds: float
    mine: bool


class Daily(msgspec.Struct, frozen=True):
    """Today's labyrinth: its game and settings, the caller's own match if there is one, and the results so far."""

    day: str
    game: str
    settings: dict[str, str]
    match: str | None
    results: list[Result]


class DailyStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin today's labyrinth under a name."""

    name: Name


class StoryShown(msgspec.Struct, frozen=True):
    """A finished match in words: how it ended, and what happened, each list one step.

    `rules` is the version it was played by.
    """

    rules: str
    outcome: str
    lines: list[list[str]]


class Ready(msgspec.Struct, frozen=True):
    """Whether the server can be played on, and if not, why."""

    ready: bool
    reason: Literal[
        "", "closing", "disk-full", "corrupted", "read-only", "disk-failed", "busy", "unreachable", "stopped"
    ] = ""


class Reach(msgspec.Struct, frozen=True):
    """The origin under which other machines reach this server; empty where none does, or if it is not to be told."""

    origin: str


class Health(msgspec.Struct, frozen=True):
    """That the server is alive."""

    status: Literal["ok"]
    version: str
    form: str
