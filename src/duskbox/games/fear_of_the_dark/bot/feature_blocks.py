"""The blocks of a row of features, each made from a labyrinth: see `features.py`, which puts them together.

They write into one list and let the interpreter turn it into bytes, which is quicker than anything else that both forms
have.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.fear_of_the_dark.rules.geometry import DOOR_SQUARE, OPPOSITE
from duskbox.games.fear_of_the_dark.rules.journey import Action
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.mind import BuildHand
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    HAZARDS,
    HOLE,
    ITEM_KINDS,
    ITEM_SQUARE,
    LOCK,
    MIND_KINDS,
    NO_CARD,
    NUMBER_SHIFT,
    OBSTRUCTION,
    SECRET_SQUARE,
    SECRETS,
    TAKEN,
    USE_ITEM,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk

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

# How long things are and where they begin, as plain numbers and sums of them, because the compiler folds those;
# `layout` says the same to others, and a test holds the two together. First the question and the mind, which change all
# the time:
_PAYING: Final = 14
_WALK: Final = _PAYING + USE_ITEM + ITEM_KINDS
_LIGHT: Final = _WALK + 3
_HAND: Final = _LIGHT + 2
_DECK: Final = _HAND + MIND_KINDS
_LOST: Final = _DECK + MIND_KINDS
_PLAYED: Final = _LOST + MIND_KINDS
_COUNTS: Final = _PLAYED + MIND_KINDS
_HELD: Final = _COUNTS + 5
_MIND_LENGTH: Final = _HELD + ITEM_KINDS
# the piles, from their own beginning:
_DISCARDS: Final = len(HAZARDS)
_ITEMS: Final = _DISCARDS + len(HAZARDS)
_ITEM: Final = 1 + ITEM_KINDS
_ITEM_POOL: Final = _ITEMS + 8 * _ITEM
_SECRETS: Final = _ITEM_POOL + ITEM_KINDS
_SECRET_POOL: Final = _SECRETS + 8
_SUPPLY: Final = _SECRET_POOL + len(SECRETS)
_PILES_LENGTH: Final = _SUPPLY + 4
# the surroundings of the pawn:
_BITS: Final = 5
_BESIDE: Final = 9
_BESIDE_SIDE: Final = 9
_BESIDE_LENGTH: Final = _BESIDE + 4 * _BESIDE_SIDE
# its room:
_DOORS: Final = 9 * _BITS
_DOOR: Final = 5
_ROOM_LENGTH: Final = _DOORS + 4 * _DOOR
# and the tile that is to be turned.
_TURN: Final = 14
_TURNING_LENGTH: Final = 4 * _TURN

NO_TILE: Final = bytes(_TURNING_LENGTH)


def mind(t: Labyrinth) -> bytes:
    """What is asked, what is being paid for, how far a walk still goes, how many cards are missing; then the mind and
    the counts.
    """
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
    for kind in range(MIND_KINDS):
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
    for kind in range(ITEM_KINDS):
        row[_HELD + kind] = t.held[kind]
    return bytes(row)


def piles(t: Labyrinth) -> bytes:
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


def beside(t: Labyrinth) -> bytes:
    """The pawn's square, and what is on each side of it."""
    row = [0] * _BESIDE_LENGTH
    pawn = t.pawn
    here = pawn % 9
    room = pawn // 9
    row[here] = 1
    for side in range(4):
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
        elif DOOR_SQUARE[side] == here and t.is_unused(room, side):
            row[at + _BITS + 3] = 1
    return bytes(row)


def room(t: Labyrinth) -> bytes:
    """The pawn's room square by square, and its four sides."""
    row = [0] * _ROOM_LENGTH
    room = t.pawn // 9
    first = room * 9
    for square in range(9):
        kind = t.squares[first + square]
        if kind:
            _kinds(kind, row, square * _BITS)
    for side in range(4):
        door = room * 4 + side
        if t.doors[door]:
            _door(t, door, row, _DOORS + side * _DOOR)
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
    """Open, unused or dead; behind an open one whether no one has been inside,
    and how many unused doors that room has.
    """
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


def turning(t: Labyrinth, reveal: Reveal) -> bytes:
    """For each way to turn the revealed tile whether it is offered, and then its doors and squares."""
    if t.decision is None:
        return NO_TILE
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


def maze(t: Labyrinth, most: int) -> bytes:
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
