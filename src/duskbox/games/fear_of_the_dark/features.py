"""What the player knows as a row of small numbers, for learners: see docs/research.md for what stands where.

The row has two parts. What is *near* is made for a network: the question, counts of cards, and the surroundings of the pawn, each as
a small count or as a 0 or 1. The *maze* is everything that lies on the table, as codes, room by room: it makes the row complete.
This is on the hot path of every environment. Most of a row is that of the row before, so a reader keeps the stretches that change
seldom, together with the very lists they were made from, and compares those first.
"""

from __future__ import annotations

from typing import Final, cast, final

from duskbox.core.decisions import Option
from duskbox.core.features import Features
from duskbox.core.table import Table
from duskbox.games.fear_of_the_dark.content import Content
from duskbox.games.fear_of_the_dark.geometry import DOOR_SQUARE, OPPOSITE
from duskbox.games.fear_of_the_dark.journey import Action
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.mind import BuildHand
from duskbox.games.fear_of_the_dark.reveal import Reveal
from duskbox.games.fear_of_the_dark.vocabulary import (
    GIVE_UP,
    HAZARDS,
    HOLE,
    ITEM_SQUARE,
    ITEMS,
    LOCK,
    MIND,
    NO_CARD,
    NUMBER_SHIFT,
    OBSTRUCTION,
    OPTIONS,
    SECRET_SQUARE,
    SECRETS,
    TAKEN,
    USE_ITEM,
)
from duskbox.games.fear_of_the_dark.walk import Walk

#: Every question of the game, in the order of the block `ask`.
ASKS: Final = (
    "ask-action", "ask-pay", "ask-walk", "ask-take", "ask-turn", "ask-lose", "ask-clear", "ask-search", "ask-item-card",
    "ask-secret-card", "ask-lever", "ask-unlock", "ask-wall", "ask-map",
)  # fmt: skip
_ASK_NUMBER: Final = {ask: number for number, ask in enumerate(ASKS)}

#: What a square is, without the number of its location.
_KINDS: Final = HOLE | OBSTRUCTION | LOCK | ITEM_SQUARE | SECRET_SQUARE
#: A room's place on the grid is counted from the start tile; this is added so that it is never negative.
MIDDLE: Final = 64

# How long things are and where they begin, as plain numbers and sums of them, because the compiler folds those; `layout` says the same
# to others, and a test holds the two together. First the question and the mind, which change all the time:
_PAYING: Final = 14
_WALK: Final = _PAYING + 12
_LIGHT: Final = _WALK + 3
_HAND: Final = _LIGHT + 2
_DECK: Final = _HAND + 6
_LOST: Final = _DECK + 6
_PLAYED: Final = _LOST + 6
_COUNTS: Final = _PLAYED + 6
_HELD: Final = _COUNTS + 5
_MIND_LENGTH: Final = _HELD + 4
# the piles, from their own beginning:
_DISCARDS: Final = 6
_ITEMS: Final = _DISCARDS + 6
_ITEM: Final = 5
_ITEM_POOL: Final = _ITEMS + 8 * _ITEM
_SECRETS: Final = _ITEM_POOL + 4
_SECRET_POOL: Final = _SECRETS + 8
_SUPPLY: Final = _SECRET_POOL + 6
_PILES_LENGTH: Final = _SUPPLY + 4
# the surroundings of the pawn:
_BITS: Final = 5
_BESIDE: Final = 9
_BESIDE_SIDE: Final = 9
_ROOM: Final = _BESIDE + 4 * _BESIDE_SIDE
_DOORS: Final = _ROOM + 9 * _BITS
_DOOR: Final = 5
_AROUND_LENGTH: Final = _DOORS + 4 * _DOOR
# and the tile that is to be turned.
_TURN: Final = 14
_TURNING_LENGTH: Final = 4 * _TURN

_NO_TILE: Final = bytes(_TURNING_LENGTH)


def layout(content: Content, whole: bool) -> list[tuple[str, int]]:
    """The blocks in order, each with its length: those of what is near, and of the whole also the maze."""
    rooms = content.most_rooms
    blocks = [
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
        ("items", 8 * _ITEM),
        ("item-pool", len(ITEMS)),
        ("secrets", 8),
        ("secret-pool", len(SECRETS)),
        ("supply", 4),
        ("square", 9),
        ("beside", 4 * _BESIDE_SIDE),
        ("room", 9 * _BITS),
        ("doors", 4 * _DOOR),
        ("turning", 4 * _TURN),
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
    return blocks + maze if whole else blocks


def vocabulary(content: Content) -> list[Option]:
    """Every option a question can offer with this content. Giving up is no answer to a question, so it is not among them."""
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
        self._maze: bytes = b""
        #: All that follows the mind: the piles and the surroundings; after the tile to be turned the maze; and all of it in one.
        self._behind: bytes = b""
        self._rest: bytes = b""

    def row(self, table: Table, seat: int) -> bytearray:
        """The question, the mind, the piles, the surroundings, the tile to be turned; and of the whole also the maze."""
        t = cast(Labyrinth, table)
        changed = t.pawn != self._pawn
        if self._piles_changed(t):
            self._piles = _piles(t)
            changed = True
        if self._maze_changed(t):
            if self._whole:
                self._maze = _maze(t, self._content.most_rooms)
            changed = True
        if changed:
            self._pawn = t.pawn
            self._around = self._piles + _surroundings(t)
            self._behind = self._place(t.pawn // 9) + self._maze if self._whole else b""
            self._rest = self._around + _NO_TILE + self._behind
        row = bytearray(_mind(t))
        step = t.stack[-1] if t.stack else None
        row += self._around + _turning(t, step) + self._behind if isinstance(step, Reveal) else self._rest
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


def _mind(t: Labyrinth) -> bytes:
    """What is asked, what is being paid for, how far a walk still goes, how many cards are missing; then the mind and the counts."""
    row = [0] * _MIND_LENGTH
    decision = t.decision
    if decision is not None:
        row[_ASK_NUMBER[decision.ask]] = 1
        step = t.stack[-1]
        if isinstance(step, Action):
            row[_PAYING + step.action] = 1
        elif isinstance(step, Walk):
            row[_WALK] = step.steps
            row[_WALK + 1] = 1 if step.tiptoe else 0
        elif isinstance(step, BuildHand):
            row[_WALK + 2] = step.missing
    row[_LIGHT] = 1 if t.hand_size > 0 else 0
    row[_LIGHT + 1] = 1 if t.afterglow else 0
    for kind in range(6):
        row[_HAND + kind] = t.hand[kind]
        row[_DECK + kind] = t.mind_deck[kind]
        row[_LOST + kind] = t.lost[kind]
    if t.played != NO_CARD:
        row[_PLAYED + t.played] = 1
    row[_COUNTS] = t.matches
    row[_COUNTS + 1] = t.terrors
    row[_COUNTS + 2] = 1 if t.instant_death else 0
    row[_COUNTS + 3] = t.deck
    row[_COUNTS + 4] = t.aside
    for kind in range(4):
        row[_HELD + kind] = t.held[kind]
    return bytes(row)


def _piles(t: Labyrinth) -> bytes:
    """The decks as far as they are known, what is left at the locations, and the supply."""
    row = [0] * _PILES_LENGTH
    for kind in t.hazards:
        row[kind] += 1
    for kind in t.hazard_discards:
        row[_DISCARDS + kind] += 1
    for place in range(8):
        kind = t.items[place]
        if kind != TAKEN:
            at = _ITEMS + place * _ITEM
            row[at] = 1
            if kind >= 0:
                row[at + 1 + kind] = 1
        if t.secrets[place] != TAKEN:
            row[_SECRETS + place] = 1
    for kind in t.item_pool:
        row[_ITEM_POOL + kind] += 1
    for kind in t.secret_pool:
        row[_SECRET_POOL + kind] += 1
    row[_SUPPLY] = t.obstructions
    row[_SUPPLY + 1] = t.locks
    row[_SUPPLY + 2] = t.secret_doors
    row[_SUPPLY + 3] = t.leaks
    return bytes(row)


def _surroundings(t: Labyrinth) -> bytes:
    """The pawn's square, what is beside it, its room square by square, and the room's four sides."""
    row = [0] * _AROUND_LENGTH
    pawn = t.pawn
    here = pawn % 9
    room = pawn // 9
    row[here] = 1
    first = room * 9
    for square in range(9):
        kind = t.squares[first + square]
        if kind:
            _kinds(kind, row, _ROOM + square * _BITS)
    for side in range(4):
        door = room * 4 + side
        if t.doors[door]:
            _door(t, door, row, _DOORS + side * _DOOR)
        at = _BESIDE + side * _BESIDE_SIDE
        target = t.next_to(pawn, side)
        if target >= 0:
            kind = t.squares[target]
            row[at] = 1
            if kind:
                _kinds(kind, row, at + 1)
                if kind & (ITEM_SQUARE | SECRET_SQUARE) and t.has_card(
                    kind & SECRET_SQUARE != 0, (kind >> NUMBER_SHIFT) - 1
                ):
                    row[at + _BITS + 1] = 1
            if target // 9 != room:
                row[at + _BITS + 2] = 1
        elif t.doors[door] and DOOR_SQUARE[side] == here and t.beyond[door] < 0:
            row[at + _BITS + 3] = 1
    return bytes(row)


def _kinds(kind: int, row: list[int], at: int) -> None:
    """Hole, Obstruction, Lock, Item location, Secret location."""
    if kind & HOLE:
        row[at] = 1
    if kind & OBSTRUCTION:
        row[at + 1] = 1
    if kind & LOCK:
        row[at + 2] = 1
    if kind & ITEM_SQUARE:
        row[at + 3] = 1
    elif kind & SECRET_SQUARE:
        row[at + 4] = 1


def _door(t: Labyrinth, door: int, row: list[int], at: int) -> None:
    """Open, unused or dead; behind an open one whether nobody has been inside, and how many unused doors that room has."""
    other = t.beyond[door]
    if other < 0:
        row[at + 1] = 1
    elif t.doors[other * 4 + OPPOSITE[door % 4]] == 0:
        row[at + 2] = 1
    else:
        row[at] = 1
        row[at + 3] = t.unentered[other]
        unused = 0
        for side in range(4):
            if t.doors[other * 4 + side] and t.beyond[other * 4 + side] < 0:
                unused += 1
        row[at + 4] = unused


def _turning(t: Labyrinth, reveal: Reveal) -> bytes:
    """For each way to turn the revealed tile whether it is offered, and then its doors and squares."""
    if t.decision is None:
        return _NO_TILE
    row = [0] * _TURNING_LENGTH
    tile = t.content.tiles[reveal.tile]
    for option in t.decision.options:
        turn = option.code
        at = turn * _TURN
        row[at] = 1
        for side in range(4):
            row[at + 1 + side] = tile.doors[turn][side]
        plan = tile.plans[turn]
        for square in range(9):
            row[at + 5 + square] = plan[square] & _KINDS
    return bytes(row)


def _maze(t: Labyrinth, most: int) -> bytes:
    """All rooms in the order they were set down, field after field; a room that is not there yet is all zeros."""
    content = t.content
    rooms = len(t.tiles)
    grid = [0] * (7 * most)
    for room in range(rooms):
        tile = t.tiles[room]
        grid[room] = tile + 1
        grid[most + room] = t.turns[room]
        grid[2 * most + room] = MIDDLE + t.columns[room]
        grid[3 * most + room] = MIDDLE + t.rows[room]
        grid[4 * most + room] = t.unentered[room]
        if content.tiles[tile].hazard:
            grid[5 * most + room] = 1
    if t.leak_room >= 0:
        grid[6 * most + t.leak_room] = 1
    beyond = [0] * (4 * most)
    for door in range(4 * rooms):
        beyond[door] = t.beyond[door] + 1
    unseen = [0] * (len(content.tiles) - 1)
    for tile in t.unseen:
        unseen[tile - 1] = 1
    missing = most - rooms
    squares = bytes(t.squares) + bytes(9 * missing)
    doors = bytes(t.doors) + bytes(4 * missing)
    return bytes(grid) + squares + doors + bytes(beyond) + bytes(unseen)
