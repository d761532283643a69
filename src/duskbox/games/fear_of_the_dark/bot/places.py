"""Rules of thumb for places: how to turn a new room, which Lock to open, where to put a Secret Door, what to map."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.fear_of_the_dark.content.box import BARS, OUT_OF_REACH
from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, DOOR_SQUARE, DOWN, OPPOSITE
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.searching import Investigate
from duskbox.games.fear_of_the_dark.rules.vocabulary import OBSTRUCTION

#: What a card at an Item location is worth: match, scrap-of-paper, key, lever; and one that no one has seen.
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
    around = [t.room_at(column + ACROSS[other], row + DOWN[other]) for other in range(4)]
    entry = OPPOSITE[side]
    best: Option | None = None
    most = -999
    for option in options:
        turn = option.code
        score = _openness(t, tile.doors[turn], tile.far[turn * 4 + entry], around, entry)
        if tile.plans[turn][DOOR_SQUARE[entry]] & BARS:
            # The entry has to be cleared first, which may not be possible.
            score -= 30 if tile.plans[turn][DOOR_SQUARE[entry]] & OBSTRUCTION else 60
        if score > most:
            most = score
            best = option
    return best


def _openness(t: Labyrinth, doors: list[int], far: list[int], around: list[int], entry: int) -> int:
    """How well a room lies: doors with nothing behind them that can be reached from the entry,
    the nearer the better.
    """
    score = 0
    for side in range(4):
        if side == entry:
            continue
        other = around[side]
        reach = far[side]
        if doors[side] == 0:
            # A wall of ours shuts a door of a neighbour.
            if other >= 0 and t.doors[other * 4 + OPPOSITE[side]]:
                score -= 2
        elif other < 0:
            score += 12 - reach if reach < OUT_OF_REACH else 3
        elif t.doors[other * 4 + OPPOSITE[side]]:
            # A second way to a room that we have.
            score += 3 if reach < OUT_OF_REACH else 0
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
