"""The proof of the box: a content holds what the rulebook counts, can be laid out, and can show the rulebook's worked
examples.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.messages import Facts
from duskbox.games.fear_of_the_dark.content.box import BARS, Content, Tile, numbers, table_of
from duskbox.games.fear_of_the_dark.rules.geometry import CENTRE, DOOR_SQUARE, WITHIN
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    HOLE,
    ITEM_SQUARE,
    LOCK,
    MOVE,
    NUMBER_SHIFT,
    OBSTRUCTION,
    PRINTED,
    SECRET_SQUARE,
)

Fault = tuple[str, Facts]

#: The totals that the rulebook gives (FD-COMP-02 to FD-COMP-06, FD-SETUP-02): a table of the content, what it counts,
#: and how many there are.
_TOTALS: Final = (("mind", 9), ("hazards", 13), ("items", 9), ("secrets", 9))
_TOKENS: Final = (("match", 6), ("obstruction", 10), ("lock", 4), ("secret-door", 2), ("leak", 1))
_ROOMS: Final = 15
_DECK: Final = 12
#: The play example has two Move in one hand (FD-COMP-04).
_MOVES: Final = 2


def faults(content: Content) -> list[Fault]:
    """What is wrong, as messages and their facts."""
    return [*_counts(content), *_kinds_missing(content), *_layout(content), *_examples(content)]


def _counts(content: Content) -> list[Fault]:
    data = content.data
    found = [(f"@deck-{name}", sum(numbers(data[name]).values()), wanted) for name, wanted in _TOTALS]
    found.append(("@deck-rooms", len(table_of(data["rooms"])), _ROOMS))
    found.append(("@fault-labyrinth", content.deck, _DECK))
    found += [(f"@token-{name}", numbers(data["tokens"])[name], wanted) for name, wanted in _TOKENS]
    return [
        ("fault-count", {"what": what, "found": count, "wanted": wanted})
        for what, count, wanted in found
        if count != wanted
    ]


def _kinds_missing(content: Content) -> list[Fault]:
    """Kinds that the rulebook names and of which there is no card (FD-COMP-03, FD-COMP-04, FD-COMP-05); Information is
    one kind, with or without a number.
    """
    missing = [
        f"@{prefix}-{name}"
        for prefix, table in (("mind", "mind"), ("hazard", "hazards"), ("item", "items"))
        for name in PRINTED[table]
        if not numbers(content.data[table])[name]
    ]
    secrets = numbers(content.data["secrets"])
    missing += [f"@secret-{name}" for name in ("secret-door", "secret-map") if not secrets[name]]
    if not any(secrets[name] for name in PRINTED["secrets"][2:]):
        missing.append("@secret-information")
    return [("fault-kind-missing", {"card": card}) for card in missing]


def _layout(content: Content) -> list[Fault]:
    """Whether the start tile is the rulebook's (FD-SETUP-06, FD-SETUP-07), every location is in some room, tokens
    reach, and every room can be entered.
    """
    found: list[Fault] = []
    start, *rooms = content.tiles
    around = [start.plans[0][WITHIN[CENTRE * 4 + side]] for side in range(4)]
    if around != [HOLE, LOCK, OBSTRUCTION, 0] or start.doors[0] != [1, 1, 1, 1]:
        found.append(("fault-start", {}))
    for kind, prefix in ((ITEM_SQUARE, "item"), (SECRET_SQUARE, "secret")):
        for number in range(1, 5):
            square = kind | number << NUMBER_SHIFT
            if not any(square in tile.plans[0] for tile in rooms if not tile.echo):
                found.append(("fault-location-nowhere", {"location": f"@{prefix}-location-{number}"}))
    staying = [start, *(tile for tile in rooms if not tile.echo)]
    for token, name, supply in ((OBSTRUCTION, "obstruction", content.obstructions), (LOCK, "lock", content.locks)):
        printed = sum(1 for tile in staying for square in tile.plans[0] if square & token)
        if printed > supply:
            found.append(("fault-tokens-short", {"token": f"@token-{name}", "printed": printed, "supply": supply}))
    for tile in rooms:
        if not any(tile.plans[0][DOOR_SQUARE[side]] & BARS == 0 for side in _doors(tile)):
            found.append(("fault-no-entry", {"room": tile.name}))
    return found


def _examples(content: Content) -> list[Fault]:
    """Whether the box has what the worked examples of the rulebook need: hands, and rooms that look like theirs."""
    found: list[Fault] = []
    if content.mind[MOVE] < _MOVES:
        found.append(("fault-example-hand", {"card": "@mind-move", "least": _MOVES}))
    rooms = content.tiles[1:]
    # Searching and clearing from the entry square of a Hazard room that was scouted (FD-EX-10, FD-EX-11).
    if not any(
        _is_beside(tile, DOOR_SQUARE[side]) for tile in rooms if tile.hazard and not tile.echo for side in _doors(tile)
    ):
        found.append(("fault-example-room", {"kind": "@tile-hazard"}))
    # A room without a hazard behind it (FD-EX-12), and a Dark Echo with one (FD-EX-14).
    if all(tile.hazard or tile.echo for tile in rooms):
        found.append(("fault-example-room", {"kind": "@tile-plain"}))
    if not any(tile.hazard and tile.echo for tile in rooms):
        found.append(("fault-example-room", {"kind": "@tile-hazard-echo"}))
    return found


def _doors(tile: Tile) -> list[int]:
    return [side for side in range(4) if tile.doors[0][side]]


def _is_beside(tile: Tile, square: int) -> bool:
    """Whether one can stand on a square that has an Obstruction and an Item next to it."""
    plan = tile.plans[0]
    near = [plan[WITHIN[square * 4 + side]] for side in range(4) if WITHIN[square * 4 + side] >= 0]
    free = plan[square] & BARS == 0
    return free and any(kind & OBSTRUCTION for kind in near) and any(kind & ITEM_SQUARE for kind in near)
