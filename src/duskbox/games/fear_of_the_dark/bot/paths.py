"""Where an experienced player would go: the best unused door or search spot, and the way there.

The way is the cheapest in half steps. A barrier on it costs what it takes to get rid of it or around it, by rule of
thumb.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, DOOR_SQUARE, DOWN, WAYS_ON
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    CLEAR,
    FACE_DOWN,
    HOLE,
    INVESTIGATE,
    ITEM_SQUARE,
    KEY,
    LEVER,
    LOCK,
    NUMBER_SHIFT,
    OBSTRUCTION,
    SECRET_SQUARE,
    TAKEN,
    TIPTOE,
)

#: What a way costs, in half steps: a step, a Clear or Tiptoe whose card is in hand or not, a Lock with a Key, and the
#: loss of the hand in a Leak.
_STEP: Final = 2
_CARD_IN_HAND: Final = 4
_CARD_MISSING: Final = 12
_WITH_KEY: Final = 2
_LEAK: Final = 14
_FAR: Final = 9999

#: How far out of the way an Item may be searched for, in half steps.
_ITEM_DETOUR: Final = 6
#: A door whose room would have no way on is worth less, by this many half steps for each free side that is missing.
_CRAMPED: Final = 1

NOWHERE: Final = -1


@final
class Way:
    """Where to go and what comes first on the way there."""

    def __init__(self) -> None:
        #: The square to stand on, or NOWHERE; whether it is a door to go through rather than a place to search.
        self.goal: int = NOWHERE
        self.is_door: bool = False
        #: The next square on the way (the goal itself if we stand on it), and the steps up to the first barrier or the
        #: goal.
        self.next: int = NOWHERE
        self.steps: int = 0
        #: The bits of the first barrier on the way: a hole, an Obstruction or a Lock; 0 for none.
        self.barrier: int = 0
        #: The whole cost in half steps.
        self.cost: int = _FAR


def way_from(t: Labyrinth, searching: bool, detour: int = _ITEM_DETOUR) -> Way:
    """The best way from where the pawn stands.

    Search spots count only while one is `searching`, and up to some `detour`.
    """
    squares = t.squares
    count = len(squares)
    cost = [_FAR] * count
    before = [NOWHERE] * count
    hand = t.hand
    lit = t.hand_size > 0
    clear: i64 = _CARD_IN_HAND if hand[CLEAR] else _CARD_MISSING
    tiptoe: i64 = _CARD_IN_HAND if hand[TIPTOE] else _CARD_MISSING
    if not lit and t.matches == 0:
        tiptoe = _FAR
    furniture: i64 = 0 if t.rulings.search_walkable else ITEM_SQUARE | SECRET_SQUARE
    special: i64 = HOLE | OBSTRUCTION | LOCK | furniture
    pawn: i64 = t.pawn
    leak: i64 = t.leak_room if lit and pawn // 9 != t.leak_room else NOWHERE
    way = Way()
    best: i64 = _FAR
    far: i64 = detour
    cost[pawn] = 0
    waiting: list[int] = [pawn]
    doors = t.doors
    beyond = t.beyond
    for reached in waiting:
        square: i64 = reached
        so_far: i64 = cost[square]
        if so_far >= best:
            continue
        room: i64 = square // 9
        here: i64 = square - room * 9
        spot: i64 = -1
        for way_on in WAYS_ON[here]:
            target: i64 = way_on
            if target >= 0:
                target += room * 9
            else:
                side: i64 = -1 - target
                if doors[room * 4 + side] == 0:
                    continue
                other: i64 = beyond[room * 4 + side]
                if other < 0:
                    worth = so_far
                    if t.deck:
                        worth += _cramped(t, room, side)
                    if worth < best:
                        best = worth
                        way.goal = square
                        way.is_door = True
                    continue
                back: i64 = (side + 2) & 3
                if doors[other * 4 + back] == 0:
                    continue
                target = other * 9 + DOOR_SQUARE[back]
            kind: i64 = squares[target]
            step = so_far + _STEP
            if kind & special:
                if kind & furniture:
                    if searching and spot < 0:
                        spot = _detour(t, kind, lit)
                        if spot >= 0 and so_far + spot < best and so_far <= far:
                            best = so_far + spot
                            way.goal = square
                            way.is_door = False
                    continue
                if kind & OBSTRUCTION:
                    step += clear
                elif kind & LOCK:
                    if t.held[KEY] == 0:
                        continue
                    step += _WITH_KEY
                if kind & HOLE:
                    step += tiptoe
            if leak >= 0 and room != leak and target // 9 == leak:
                step += _LEAK
            if step < cost[target]:
                cost[target] = step
                before[target] = square
                waiting.append(target)
    way.cost = best
    if way.goal != NOWHERE:
        _first_of(t, way, before)
    return way


def _first_of(t: Labyrinth, way: Way, before: list[int]) -> None:
    """Walk back from the goal to see what comes first."""
    pawn = t.pawn
    square = way.goal
    way.next = square
    steps = 0
    barrier = 0
    while square != pawn:
        steps += 1
        kind = t.squares[square] & (HOLE | OBSTRUCTION | LOCK)
        if kind:
            barrier = kind
            steps = 0
        way.next = square
        square = before[square]
    way.steps = steps
    way.barrier = barrier


def _cramped(t: Labyrinth, room: i64, side: i64) -> i64:
    """How little space there is behind an unused door: the sides of the room to come that already have a neighbour."""
    columns = t.columns
    rows = t.rows
    column: i64 = columns[room]
    row: i64 = rows[room]
    column += ACROSS[side]
    row += DOWN[side]
    found: i64 = 0
    for other in range(len(columns)):
        across = columns[other] - column
        down = rows[other] - row
        if across * across + down * down == 1:
            found += 1
    return (found - 1) * _CRAMPED


def _detour(t: Labyrinth, kind: int, lit: bool) -> int:
    """How the search of a square compares with standing at a door, in half steps; -1 for one that is not worth it."""
    location = (kind >> NUMBER_SHIFT) - 1
    if t.hand[INVESTIGATE] == 0:
        return -1
    if kind & SECRET_SQUARE:
        return 2 if lit and t.has_card(True, location) else -1
    worthwhile = False
    for place in (location * 2, location * 2 + 1):
        known = t.items[place]
        if known == FACE_DOWN or (known != TAKEN and known != LEVER and (known != KEY or t.held[KEY] == 0)):
            worthwhile = True
    return 0 if worthwhile else -1
