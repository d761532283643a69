"""A rough guess how well the player stands: what look-ahead players steer by."""

from __future__ import annotations

from typing import Final

from duskbox.games.fear_of_the_dark.geometry import DOOR_SQUARE
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.vocabulary import KEY, LOCK, MATCH, OBSTRUCTION, SCRAP_OF_PAPER

#: What a barrier on the way costs in steps, as a guess: a Clear or a Key and the walk around it.
_BARRIER: Final = 5
_FAR: Final = 30


def worth(t: Labyrinth) -> float:
    """From 0 (lost) to 1 (won): rooms revealed, the mind and the matches that are left, and how near the next door is."""
    if t.outcome is not None:
        return 1.0 if t.outcome.winners else 0.0
    revealed = 1 - t.deck / t.content.deck
    mind = 1 - sum(t.lost) / t.content.mind_total
    lights = t.matches + t.held[MATCH] + t.hand_size / 5 + 0.3 * (t.held[SCRAP_OF_PAPER] + t.held[KEY])
    return (
        0.1 + 0.3 * max(0.0, revealed) + 0.3 * mind + 0.03 * lights - 0.02 * t.terrors - 0.002 * steps_to_unused_door(t)
    )


def steps_to_unused_door(t: Labyrinth) -> int:
    """How many steps it is to the nearest unused door, with a guess for barriers on the way."""
    bars = t.barring(tiptoe=False)
    tokens = OBSTRUCTION | LOCK
    cost = [_FAR] * len(t.squares)
    cost[t.pawn] = 0
    waiting = [t.pawn]
    best = _FAR
    while waiting:
        square = waiting.pop(0)
        here = square % 9
        for side in range(4):
            if DOOR_SQUARE[side] == here and t.is_unused(square // 9, side):
                best = min(best, cost[square] + 1)
            target = t.next_to(square, side)
            if target < 0 or t.squares[target] & bars & ~tokens:
                continue
            step = cost[square] + 1 + (_BARRIER if t.squares[target] & tokens else 0)
            if step < cost[target]:
                cost[target] = step
                waiting.append(target)
    return best
