"""What the player knows as a row of small numbers, for learners: docs/research.md has the columns.

The row has two parts. What is *near* is made for a network: the question, counts of cards, and the surroundings of the
pawn, each as a small count or as a 0 or 1. The *maze* is everything that lies on the table, as codes, room by room: it
makes the row complete. This is on the hot path of every environment. Most of a row is that of the row before, so a
reader keeps the stretches that change seldom, together with the very lists they were made from, and compares those
first.
"""

from __future__ import annotations

from itertools import compress
from typing import Final, cast, final

from duskbox.core.decisions import Option
from duskbox.core.learning.features import Features
from duskbox.core.table import Table
from duskbox.games.fear_of_the_dark.bot import feature_blocks as blocks
from duskbox.games.fear_of_the_dark.bot.feature_blocks import ASKS as ASKS
from duskbox.games.fear_of_the_dark.content.box import Content, Data
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import GIVE_UP, HAZARDS, ITEMS, MIND, OPTIONS, SECRETS, USE_ITEM

#: The verbs of options that name a Mind card.
_OF_MIND_CARDS: Final = frozenset(("do", "play", "discard", "take", "lose-from-hand", "lose-from-deck", "lose-played"))


def layout(content: Content, whole: bool) -> list[tuple[str, int]]:
    """The blocks in order, each with its length: those of what is near, and of the whole also the maze."""
    return [(name, sum(columns)) for name, columns in _columns(content, whole)]


def _columns(content: Content, whole: bool) -> list[tuple[str, list[bool]]]:
    """The blocks, and for each of their columns whether it is in a row: those of kinds that are not in the box are
    not, so that a row stays as it is when a kind is declared.
    """
    mind = _first(content.mind_kinds, len(MIND))
    hazards = _first(content.hazard_kinds, len(HAZARDS))
    items = _first(content.item_kinds, len(ITEMS))
    near = [
        ("ask", _all(len(ASKS))),
        ("paying", mind + _all(USE_ITEM - len(MIND)) + items),
        ("walk", _all(3)),
        ("light", _all(2)),
        ("hand", mind),
        ("mind-deck", mind),
        ("lost", mind),
        ("played", mind),
        ("counts", _all(5)),
        ("held", items),
        ("hazards", hazards),
        ("hazard-discards", hazards),
        ("items", 8 * (_all(1) + items)),
        ("item-pool", items),
        ("secrets", _all(8)),
        ("secret-pool", _first(content.secret_kinds, len(SECRETS))),
        ("supply", _all(4)),
        ("square", _all(9)),
        ("beside", _all(4 * 9)),
        ("room", _all(9 * 5)),
        ("doors", _all(4 * 5)),
        ("turning", _all(4 * (1 + 4 + 9))),
    ]
    rooms = content.most_rooms
    maze = [
        ("rooms-pawn", _all(rooms)),
        ("rooms-tile", _all(rooms)),
        ("rooms-turn", _all(rooms)),
        ("rooms-column", _all(rooms)),
        ("rooms-row", _all(rooms)),
        ("rooms-unentered", _all(rooms)),
        ("rooms-hazard", _all(rooms)),
        ("rooms-leak", _all(rooms)),
        ("rooms-squares", _all(9 * rooms)),
        ("rooms-doors", _all(4 * rooms)),
        ("rooms-beyond", _all(4 * rooms)),
        ("unseen", _all(len(content.tiles) - 1)),
    ]
    return near + maze if whole else near


def _all(number: int) -> list[bool]:
    return [True] * number


def _first(number: int, most: int) -> list[bool]:
    return [True] * number + [False] * (most - number)


def vocabulary(content: Content) -> list[Option]:
    """Every option a question can offer with this content.

    Giving up is no answer to a question, so it is not among them.
    """
    return [option for option in OPTIONS.by_key.values() if option is not GIVE_UP and _can_be(option, content)]


def _can_be(option: Option, content: Content) -> bool:
    """Whether the room or the card that an option names can be in the game."""
    if option.verb in ("lock", "door", "wall"):
        return int(option.args[0]) < content.most_rooms
    if option.verb == "use":
        return option.args[0] in ITEMS[: content.item_kinds]
    return option.verb not in _OF_MIND_CARDS or option.args[0] in MIND[: content.mind_kinds]


@final
class LabyrinthFeatures(Features):
    """Reads rows from labyrinths of one content."""

    def __init__(self, content: Content, whole: bool) -> None:
        super().__init__(layout(content, whole))
        self._content: Final = content
        self._whole: Final = whole
        columns = [kept for _, block in _columns(content, whole) for kept in block]
        #: Which columns a row has, where not every kind that was declared is in the box.
        self._kept: Final = [] if all(columns) else columns
        #: What the kept stretches were made from; the lists are copies.
        self._hazards: list[int] = []
        self._discards: list[int] = []
        self._items: list[int] = []
        self._secrets: list[int] = []
        self._item_pool: list[int] = []
        self._secret_pool: list[int] = []
        self._supply: int = -1
        self._squares: list[int] = []
        self._doors: list[int] = []
        self._beyond: list[int] = []
        self._unentered: list[int] = []
        self._tiles: list[int] = []
        self._turns: list[int] = []
        self._unseen: list[int] = []
        self._leak_room: int = -1
        self._pawn: int = -1
        self._piles: bytes = b""
        self._around: bytes = b""
        self._room: bytes = b""
        self._maze: bytes = b""
        #: All that follows the mind: the piles and the surroundings; after the tile to be turned the maze; and all of
        #: it in one.
        self._behind: bytes = b""
        self._rest: bytes = b""

    def __reduce__(self) -> tuple[object, ...]:
        return _reader, (self._content.data, self._whole)

    def row(self, table: Table, seat: int) -> bytearray:
        """The question, the mind, the piles, the surroundings, the tile to be turned;
        and of the whole also the maze.
        """
        t = cast(Labyrinth, table)
        changed = t.pawn != self._pawn
        if self._piles_changed(t):
            self._piles = blocks.piles(t)
            changed = True
        maze_changed = self._maze_changed(t)
        if maze_changed:
            if self._whole:
                self._maze = blocks.maze(t, self._content.most_rooms)
            changed = True
        if changed:
            if maze_changed or t.pawn // 9 != self._pawn // 9:
                self._room = blocks.room(t)
            self._pawn = t.pawn
            self._around = self._piles + blocks.beside(t) + self._room
            self._behind = self._place(t.pawn // 9) + self._maze if self._whole else b""
            self._rest = self._around + blocks.NO_TILE + self._behind
        row = bytearray(blocks.mind(t))
        step = t.stack[-1] if t.stack else None
        row += self._around + blocks.turning(t, step) + self._behind if isinstance(step, Reveal) else self._rest
        return bytearray(compress(row, self._kept)) if self._kept else row

    def _place(self, room: int) -> bytes:
        """The room where the pawn is, among all that can be."""
        return bytes(room) + b"\x01" + bytes(self._content.most_rooms - room - 1)

    def _piles_changed(self, t: Labyrinth) -> bool:
        supply = ((t.obstructions * 64 + t.locks) * 64 + t.secret_doors) * 64 + t.leaks
        if (
            supply == self._supply
            and t.hazards == self._hazards
            and t.hazard_discards == self._discards
            and t.items == self._items
            and t.secrets == self._secrets
            and t.item_pool == self._item_pool
            and t.secret_pool == self._secret_pool
        ):
            return False
        self._supply = supply
        self._hazards = t.hazards[:]
        self._discards = t.hazard_discards[:]
        self._items = t.items[:]
        self._secrets = t.secrets[:]
        self._item_pool = t.item_pool[:]
        self._secret_pool = t.secret_pool[:]
        return True

    def _maze_changed(self, t: Labyrinth) -> bool:
        if (
            t.squares == self._squares
            and t.unentered == self._unentered
            and t.doors == self._doors
            and t.beyond == self._beyond
            and t.tiles == self._tiles
            and t.turns == self._turns
            and t.unseen == self._unseen
            and t.leak_room == self._leak_room
        ):
            return False
        self._squares = t.squares[:]
        self._unentered = t.unentered[:]
        self._doors = t.doors[:]
        self._beyond = t.beyond[:]
        self._tiles = t.tiles[:]
        self._turns = t.turns[:]
        self._unseen = t.unseen[:]
        self._leak_room = t.leak_room
        return True


def _reader(data: Data, whole: bool) -> LabyrinthFeatures:
    """The reader that was pickled so."""
    return LabyrinthFeatures(Content(data), whole)
