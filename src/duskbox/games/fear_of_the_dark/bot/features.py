"""What the player knows as a row of small numbers, for learners: docs/research.md has the columns.

The row has two parts. What is *near* is made for a network: the question, counts of cards, and the surroundings of the
pawn, each as a small count or as a 0 or 1. The *maze* is everything that lies on the table, as codes, room by room: it
makes the row complete. This is on the hot path of every environment. Most of a row is that of the row before, so a
reader keeps the stretches that change seldom, together with the very lists they were made from, and compares those
first.
"""

from __future__ import annotations

from typing import Final, cast, final

from duskbox.core.decisions import Option
from duskbox.core.learning.features import Features
from duskbox.core.table import Table
from duskbox.games.fear_of_the_dark.bot import feature_blocks as blocks
from duskbox.games.fear_of_the_dark.bot.feature_blocks import ASKS as ASKS
from duskbox.games.fear_of_the_dark.content.box import Content
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import GIVE_UP, HAZARDS, ITEMS, MIND, OPTIONS, SECRETS, USE_ITEM


def layout(content: Content, whole: bool) -> list[tuple[str, int]]:
    """The blocks in order, each with its length: those of what is near, and of the whole also the maze."""
    rooms = content.most_rooms
    near = [
        ("ask", len(ASKS)),
        ("paying", USE_ITEM + len(ITEMS)),
        ("walk", 3),
        ("light", 2),
        ("hand", len(MIND)),
        ("mind-deck", len(MIND)),
        ("lost", len(MIND)),
        ("played", len(MIND)),
        ("counts", 5),
        ("held", len(ITEMS)),
        ("hazards", len(HAZARDS)),
        ("hazard-discards", len(HAZARDS)),
        ("items", 8 * (1 + len(ITEMS))),
        ("item-pool", len(ITEMS)),
        ("secrets", 8),
        ("secret-pool", len(SECRETS)),
        ("supply", 4),
        ("square", 9),
        ("beside", 4 * 9),
        ("room", 9 * 5),
        ("doors", 4 * 5),
        ("turning", 4 * (1 + 4 + 9)),
    ]
    maze = [
        ("rooms-pawn", rooms),
        ("rooms-tile", rooms),
        ("rooms-turn", rooms),
        ("rooms-column", rooms),
        ("rooms-row", rooms),
        ("rooms-unentered", rooms),
        ("rooms-hazard", rooms),
        ("rooms-leak", rooms),
        ("rooms-squares", 9 * rooms),
        ("rooms-doors", 4 * rooms),
        ("rooms-beyond", 4 * rooms),
        ("unseen", len(content.tiles) - 1),
    ]
    return near + maze if whole else near


def vocabulary(content: Content) -> list[Option]:
    """Every option a question can offer with this content.

    Giving up is no answer to a question, so it is not among them.
    """
    rooms = content.most_rooms
    return [
        option
        for option in OPTIONS.by_key.values()
        if option is not GIVE_UP and (option.verb not in ("lock", "door", "wall") or int(option.args[0]) < rooms)
    ]


@final
class LabyrinthFeatures(Features):
    """Reads rows from labyrinths of one content."""

    def __init__(self, content: Content, whole: bool) -> None:
        super().__init__(layout(content, whole))
        self._content: Final = content
        self._whole: Final = whole
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
        return row

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
