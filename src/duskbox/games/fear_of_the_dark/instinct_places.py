"""Rules of thumb for places: how to turn a new room, which Lock to open, where to put a Secret Door, what to map."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.fear_of_the_dark.findings import Investigate
from duskbox.games.fear_of_the_dark.geometry import ACROSS, DOOR_SQUARE, DOWN, OPPOSITE, WITHIN
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.reveal import Reveal
from duskbox.games.fear_of_the_dark.vocabulary import (
    HOLE,
    ITEM_SQUARE,
    LOCK,
    OBSTRUCTION,
    SECRET_SQUARE,
)

#: What a card at an Item location is worth: match, scrap-of-paper, key, lever; and one that nobody has seen.
_ITEM_WORTH: Final = [9, 6, 3, 2]
_UNSEEN: Final = 5


def best_turn(t: Labyrinth, options: list[Option]) -> Option | None:
    """The turn that opens the most ways on, near and without barriers."""
    step = t.stack[-1]
    assert isinstance(step, Reveal)
    near = step.door // 4
    side = step.door % 4
    column = t.columns[near] + ACROSS[side]
    row = t.rows[near] + DOWN[side]
    tile = t.content.tiles[step.tile]
    best: Option | None = None
    most = -999
    for option in options:
        turn = option.code
        score = _openness(t, tile.plans[turn], tile.doors[turn], column, row, OPPOSITE[side])
        if score > most:
            most = score
            best = option
    return best


def _openness(t: Labyrinth, plan: list[int], doors: list[int], column: int, row: int, entry_side: int) -> int:
    """How well a room lies: doors with nothing behind them that can be reached from the entry, the nearer the better."""
    entry = DOOR_SQUARE[entry_side]
    bars = HOLE | OBSTRUCTION | LOCK | ITEM_SQUARE | SECRET_SQUARE
    far = [99] * 9
    score = 0
    if plan[entry] & bars:
        # Somebody has to clear the entry first, or cannot at all.
        score -= 30 if plan[entry] & OBSTRUCTION else 60
    far[entry] = 0
    waiting = [entry]
    place = 0
    while place < len(waiting):
        square = waiting[place]
        place += 1
        for side in range(4):
            target = WITHIN[square * 4 + side]
            if target >= 0 and far[target] == 99 and plan[target] & bars == 0:
                far[target] = far[square] + 1
                waiting.append(target)
    for side in range(4):
        if side == entry_side or doors[side] == 0:
            continue
        other = t.room_at(column + ACROSS[side], row + DOWN[side])
        reach = far[DOOR_SQUARE[side]]
        if other < 0:
            score += 12 - reach if reach < 99 else 3
        elif t.doors[other * 4 + OPPOSITE[side]]:
            # A second way to a room that we have.
            score += 3 if reach < 99 else 0
    for side in range(4):
        # A wall or door of ours shuts a door of a neighbour if it does not meet a door.
        other = t.room_at(column + ACROSS[side], row + DOWN[side])
        if other >= 0 and side != entry_side and doors[side] == 0 and t.doors[other * 4 + OPPOSITE[side]]:
            score -= 2
    return score


def best_card(t: Labyrinth, options: list[Option]) -> Option | None:
    """The better of two Items, if we know them."""
    step = t.stack[-1]
    assert isinstance(step, Investigate)
    best: Option | None = None
    most = -1
    for option in options:
        kind = t.items[step.location * 2 + option.code]
        worth = _ITEM_WORTH[kind] if kind >= 0 else _UNSEEN
        if worth > most:
            most = worth
            best = option
    return best


def _distance(t: Labyrinth, room: int) -> int:
    here = t.pawn // 9
    return abs(t.columns[room] - t.columns[here]) + abs(t.rows[room] - t.rows[here])


def best_lock(t: Labyrinth, options: list[Option]) -> Option | None:
    """The nearest Lock."""
    best: Option | None = None
    least = 999
    for option in options:
        far = _distance(t, option.code // 9)
        if far < least:
            least = far
            best = option
    return best


def best_wall(t: Labyrinth, options: list[Option]) -> Option | None:
    """A wall with nothing behind it, near us, whose square can be stood on."""
    best: Option | None = None
    least = 999
    bars = t.barring(False)
    for option in options:
        room = option.code // 4
        side = option.code % 4
        cost = _distance(t, room) * 3
        if t.beyond[option.code] >= 0:
            cost += 6
        if t.squares[room * 9 + DOOR_SQUARE[side]] & bars:
            cost += 5
        if cost < least:
            least = cost
            best = option
    return best


def best_mapped_door(t: Labyrinth, options: list[Option]) -> Option | None:
    """The nearest unused door whose square can be stood on."""
    best: Option | None = None
    least = 999
    bars = t.barring(False)
    for option in options:
        room = option.code // 4
        cost = _distance(t, room) * 3
        square = room * 9 + DOOR_SQUARE[option.code % 4]
        if t.squares[square] & bars:
            cost += 4
        if square == t.pawn:
            cost -= 2
        if cost < least:
            least = cost
            best = option
    return best
