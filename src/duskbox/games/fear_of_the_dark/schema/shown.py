"""What the player of Fear of the Dark is shown, declared once. After a change: `make schema`.

From it come the JSON Schema of the views, the types of the page and the reference for people who write bots.
"""

from typing import Literal, NotRequired, TypedDict

from duskbox.core.decisions import Shape

# Names. Packs bring tiles of their own, so the names of tiles are plain text.

MindCard = Literal["light-a-match", "move", "tiptoe", "scout", "investigate", "clear"]
Hazard = Literal["terror", "knock-out", "draught", "collapse", "lockdown", "leak"]
Item = Literal["match", "scrap-of-paper", "key", "lever"]
Secret = Literal[
    "secret-door", "secret-map", "information-1", "information-2", "information-3", "information-4", "information"
]
Side = Literal["N", "E", "S", "W"]
Token = Literal["match", "obstruction", "lock", "secret-door", "leak"]
#: Whether a tile is a Hazard room and whether it is a Dark Echo: a player knows tiles by nothing else.
RoomKind = Literal["plain", "hazard", "echo", "hazard-echo"]
#: A door leads to another room, to none yet, against a wall, or out of the labyrinth.
DoorState = Literal["open", "unused", "dead", "exit"]
#: What is on a square: `.` nothing, `H` a hole, `i1` to `i4` an Item location, `s1` to `s4` a Secret location; then `O`
#: for an Obstruction or `L` for a Lock, alone or behind one of the others.
SquareWord = str

Verb = Literal[
    "do", "walk", "spend-match", "use", "give-up", "play", "discard", "take", "lose-from-hand", "lose-from-deck",
    "lose-played", "go", "stop", "leave", "turn", "at", "card", "lock", "door", "wall",
]  # fmt: skip

# The table


class Door(TypedDict):
    """A door of a room."""

    #: Where it leads.
    state: DoorState
    #: Whether it is a Secret Door.
    secret: bool


class Room(TypedDict):
    """A room on the table."""

    #: The name of its tile.
    tile: str
    #: Quarter turns clockwise.
    turn: int
    #: Column and row of the grid; rows grow downwards.
    at: tuple[int, int]
    #: Whether it is a Hazard room.
    hazard: bool
    #: Whether the pawn has been in it.
    entered: bool
    #: Its nine squares, row by row.
    squares: list[SquareWord]
    #: Its doors by their sides.
    doors: dict[Side, Door]


class Meeting(TypedDict):
    """A door that the revealed tile would come to lie against."""

    #: The room it belongs to.
    room: int
    #: The side of that room.
    side: Side
    #: Where it would lead.
    state: DoorState


class TileTurned(TypedDict):
    """The revealed tile, turned one way."""

    #: Its nine squares, row by row.
    squares: list[SquareWord]
    #: Its doors by their sides.
    doors: dict[Side, Door]
    #: The doors of other rooms that it would meet.
    meets: list[Meeting]


class Turning(TypedDict):
    """The revealed tile that waits to be turned."""

    #: The name of the tile.
    tile: str
    #: Whether it is a Hazard room.
    hazard: bool
    #: The room that it will lie next to.
    room: int
    #: The side of that room.
    side: Side
    #: Column and row of the grid.
    at: tuple[int, int]
    #: How it would lie, by the key of the option.
    turns: dict[str, TileTurned]


class Pieces(TypedDict):
    """All that lies on the table, and the Items the player has seen. Rooms are named by their place in `rooms`."""

    #: Light or Dark.
    light: bool
    #: Whether the last Terror, or a Dark Echo, loses the game at once.
    instant_death: bool
    #: The room and the square of the pawn.
    pawn: tuple[int, int]
    #: The rooms on the table; number 0 is the start tile.
    rooms: list[Room]
    #: The revealed tile, while the player turns it.
    turning: Turning | None
    #: The room in which the Leak is.
    leak_room: int | None
    #: How many tiles the Labyrinth deck has.
    deck: int
    #: How many tiles are set aside.
    set_aside: int
    #: The tiles that have not been seen, in the deck or set aside.
    unseen_tiles: list[str]
    #: How many of each kind those are.
    unseen_kinds: dict[RoomKind, int]
    #: How many cards the Hazard deck has.
    hazard_deck: int
    #: How many of each Hazard those are. Names with none are left out, here as elsewhere.
    hazards_left: dict[Hazard, int]
    #: The Hazards that have been turned, the last one last.
    hazard_discards: list[Hazard]
    #: How many Terrors have been kept.
    terrors: int
    #: Which Terror is the last one, under instant death.
    terror_limit: int
    #: Mind cards in the hand.
    hand: dict[MindCard, int]
    #: Mind cards in the open Mind deck.
    mind_deck: dict[MindCard, int]
    #: Mind cards lost for good.
    lost: dict[MindCard, int]
    #: The Mind card that has been played for the action under way.
    played: MindCard | None
    #: By location the Item cards left there; null is face down.
    items: list[list[Item | None]]
    #: By location the Secret cards left there; null is face down.
    secrets: list[list[Secret | None]]
    #: Items that are held.
    held: dict[Item, int]
    #: Items that have been used.
    used_items: dict[Item, int]
    #: Secrets that have been used.
    used_secrets: dict[Secret, int]
    #: Matches that are held.
    matches: int
    #: Tokens that are left in the supply.
    supply: dict[Token, int]


# What options point at


class SquarePlace(TypedDict):
    """A square of a room."""

    at: Literal["square"]
    #: The room.
    room: int
    #: 0 to 8, row by row.
    square: int


class SidePlace(TypedDict):
    """The middle of a side of a room: a door, or the wall where one could be."""

    at: Literal["side"]
    #: The room.
    room: int
    #: Which side of it.
    side: Side


class WayPlace(TypedDict):
    """A square further on: the quickest way there begins with this option, and nothing happens on it before."""

    at: Literal["way"]
    #: The room.
    room: int
    #: 0 to 8, row by row.
    square: int
    #: How many steps of the walk it takes.
    steps: int


class TilePlace(TypedDict):
    """The revealed tile (`turning`), turned this many quarter turns."""

    at: Literal["tile"]
    #: Quarter turns clockwise.
    turn: int


class MindCardPlace(TypedDict):
    """A Mind card in the hand, in the Mind deck, or the one being played."""

    at: Literal["mind-card"]
    #: Which card.
    card: MindCard
    #: Where it is.
    zone: Literal["hand", "deck", "played"]


class LocationCardPlace(TypedDict):
    """The first or second card of the location that is being searched."""

    at: Literal["location-card"]
    #: 1 or 2.
    number: int


class ItemPlace(TypedDict):
    """An Item that is held."""

    at: Literal["item"]
    #: Which Item.
    item: Item


class MatchPlace(TypedDict):
    """A match that is held."""

    at: Literal["match"]


Place = SquarePlace | SidePlace | WayPlace | TilePlace | MindCardPlace | LocationCardPlace | ItemPlace | MatchPlace

# The view


class Option(TypedDict):
    """Something that can be chosen."""

    #: What names it in a choice, a record and the words: the verb and its arguments.
    key: str
    #: What it does.
    verb: Verb
    #: What it points at; for an action all that it could be done to, for a step also where it leads on to.
    where: list[Place]


Ask = Literal[
    "ask-action", "ask-pay", "ask-walk", "ask-take", "ask-lose", "ask-turn", "ask-search", "ask-item-card",
    "ask-secret-card", "ask-clear", "ask-unlock", "ask-lever", "ask-wall", "ask-map",
]  # fmt: skip


class Decision(TypedDict):
    """The question that is asked now. A spectator is told only who is asked."""

    #: Who is asked.
    seat: int | None
    #: What kind of question it is.
    shape: NotRequired[Shape]
    #: Which question it is.
    ask: NotRequired[Ask]
    #: The rule behind it.
    rule: NotRequired[str]
    #: What can be chosen.
    options: NotRequired[list[Option]]


Ending = Literal["won", "lost-sanity", "lost-terror", "lost-echo", "trapped", "gave-up", "walked-out"]


class Outcome(TypedDict):
    """How the game ended."""

    #: Which ending it is.
    name: Ending
    #: The rule that ended it.
    rule: str
    #: The seats that won.
    winners: list[int]


class View(TypedDict):
    """What a seat is shown."""

    #: The name of the game.
    game: Literal["fear-of-the-dark"]
    #: The seat that looks: 0, or -1 for a spectator.
    seat: int
    #: The question that is asked now; null once the game is over.
    decision: Decision | None
    #: What can be chosen at any time.
    anytime_options: list[Option]
    #: How the game ended; null as long as it goes on.
    outcome: Outcome | None
    #: The table.
    pieces: Pieces
