"""Sides, squares and turns of a 3 x 3 tile (FD-TILE-01, FD-DOOR-02).

Squares are numbered row by row, 0 to 8, with 4 in the centre. Sides are N, E, S, W = 0 to 3; a door sits in the middle
of a side. A square on the table is room * 9 + square, a side on the table is room * 4 + side.
"""

from typing import Final

from duskbox.games.fear_of_the_dark.schema.shown import Side

SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
OPPOSITE: Final = [2, 3, 0, 1]
#: The square in front of the door of each side.
DOOR_SQUARE: Final = [1, 5, 7, 3]
CENTRE: Final = 4
#: Columns and rows to the neighbouring cell on each side; y grows downwards.
ACROSS: Final = [0, 1, 0, -1]
DOWN: Final = [-1, 0, 1, 0]


def _within(square: int, side: int) -> int:
    """The square next to this one inside the same tile, or -1 at the edge."""
    column = square % 3 + ACROSS[side]
    row = square // 3 + DOWN[side]
    return row * 3 + column if 0 <= column < 3 and 0 <= row < 3 else -1


#: WITHIN[square * 4 + side]: the neighbour inside the tile, or -1 (FD-ACT-06: never diagonally).
WITHIN: Final = [_within(square, side) for square in range(9) for side in range(4)]

#: By square of a tile, in the order of the sides: the square one steps to, or -1 - side for the door of that side.
WAYS_ON: Final = [
    [
        WITHIN[square * 4 + side] if WITHIN[square * 4 + side] >= 0 else -1 - side
        for side in range(4)
        if WITHIN[square * 4 + side] >= 0 or DOOR_SQUARE[side] == square
    ]
    for square in range(9)
]


def turned(plan: list[int], turns: int) -> list[int]:
    """The nine squares of a tile after a number of quarter turns clockwise."""
    for _ in range(turns):
        plan = [plan[(2 - index % 3) * 3 + index // 3] for index in range(9)]
    return plan


def turned_doors(doors: list[int], turns: int) -> list[int]:
    """The four sides of a tile after a number of quarter turns clockwise."""
    return [doors[(side - turns) % 4] for side in range(4)]
