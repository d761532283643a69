"""A guess how well the player stands, as the chance to win: what look-ahead players steer by.

The guess is a weighted sum of what lies open on the table, bent into a chance. The weights are fitted to games that
rules of thumb have played to the end (`benchmarks/fit_worth.py` does it anew); what they weigh is `standing`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from duskbox.games.fear_of_the_dark.bot.paths import NOWHERE, way_from
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    COLLAPSE,
    KEY,
    KNOCK_OUT,
    LIGHT_A_MATCH,
    LOCKDOWN,
    MATCH,
    NO_CARD,
    SCOUT,
    SCRAP_OF_PAPER,
    TERROR,
)

#: Steps that a way is counted as at most, and as what it is counted if there is none.
_FAR: Final = 20.0
_NO_WAY: Final = 30.0
#: What a match and a room to come are worth in actions.
_MATCH_ACTIONS: Final = 4.0
_ROOM_ACTIONS: Final = 2.4

#: The weights of `standing`, with the constant first.
WEIGHTS: Final[list[float]] = [
    3.7728, -0.0445, 4.3393, 0.2078, -0.0139, 0.0277, 0.0238, 0.2684, -0.7314,
    0.4242, -0.0073, 0.9048, -1.1931, -0.7248, -1.8898, -0.4020, -0.0593, 0.0409,
    -0.3141, -0.1077, 0.0864, 0.0540, 0.0867, 1.6564, 0.4728, 0.0547, -0.1277,
]  # fmt: skip

MEASURES: Final = (
    "deck", "deck-empty", "mind", "matches", "hand", "light-in-hand", "scout-in-hand", "instant-death", "scraps",
    "keys",
    "echoes", "deadly-echoes", "hazards-terror", "hazards-second-terror", "hazards-knock-out",
    "steps", "first-steps", "steps-out", "unused-doors", "slack", "slack-6", "slack-12", "mind-2", "mind-4",
    "mind-no-match", "deck-no-match",
)  # fmt: skip


def worth(t: Labyrinth) -> float:
    """From 0 (lost) to 1 (won)."""
    if t.outcome is not None:
        return 1.0 if t.outcome.winners else 0.0
    total = WEIGHTS[0]
    place = 1
    for value in standing(t):
        total += WEIGHTS[place] * value
        place += 1
    return 1.0 / (1.0 + exp(-total))


def standing(t: Labyrinth) -> list[float]:
    """What the guess is made of, in the order of MEASURES."""
    way = way_from(t, False)
    steps = _NO_WAY if way.goal == NOWHERE else min(_FAR, way.cost / 2.0)
    deck = float(t.deck)
    mind = float(t.mind_size + t.hand_size + (1 if t.played != NO_CARD else 0))
    matches = float(t.matches + t.held[MATCH])
    hand = float(t.hand_size)
    slack = mind + _MATCH_ACTIONS * matches + hand - _ROOM_ACTIONS * deck - steps / 3.0
    # What the rest of the deck can be expected to hold, of what has not been seen.
    tiles = t.content.tiles
    share = deck / len(t.unseen) if t.unseen else 0.0
    hazards = 0.0
    echoes = 0.0
    deadly = 0.0
    for tile in t.unseen:
        if tiles[tile].echo:
            echoes += share
            if tiles[tile].hazard:
                deadly += share
        elif tiles[tile].hazard:
            hazards += share
    terror = 0.0
    bars = 0.0
    knock_out = 0.0
    cards = t.hazards if t.hazards else t.hazard_discards
    if cards:
        part = 1.0 / len(cards)
        for card in cards:
            if card == TERROR:
                terror += part
            elif card in (COLLAPSE, LOCKDOWN):
                bars += part
            elif card == KNOCK_OUT:
                knock_out += part
    if not t.instant_death:
        bars = 0.0
    doomed = terror if t.terrors and t.instant_death else 0.0
    unused = 0.0
    for room in range(len(t.tiles)):
        for side in range(4):
            if t.is_unused(room, side):
                unused += 1.0
    last = 1.0 if t.deck == 0 else 0.0
    dark = 1.0 if matches == 0.0 else 0.0
    return [
        deck,
        last,
        mind,
        matches,
        hand,
        1.0 if t.hand[LIGHT_A_MATCH] and t.matches else 0.0,
        float(t.hand[SCOUT]),
        1.0 if t.instant_death else 0.0,
        float(t.held[SCRAP_OF_PAPER]),
        float(t.held[KEY]),
        echoes - deadly,
        deadly * (bars + doomed),
        (hazards + deadly) * terror if t.instant_death else 0.0,
        hazards * doomed,
        (hazards + deadly) * knock_out,
        steps,
        min(steps, 3.0),
        steps * last,
        min(unused, 8.0),
        slack,
        min(slack - 6.0, 0.0),
        min(slack - 12.0, 0.0),
        min(mind - 2.0, 0.0),
        min(mind - 4.0, 0.0),
        mind * dark,
        deck * dark,
    ]
