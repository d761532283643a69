"""What a seat sees of the labyrinth (FD-INFO-01 to FD-INFO-03, FD-INFO-05)."""

from __future__ import annotations

from duskbox.games.fear_of_the_dark.geometry import SIDES
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.reveal import Reveal
from duskbox.games.fear_of_the_dark.vocabulary import (
    FACE_DOWN,
    HAZARDS,
    HOLE,
    ITEM_SQUARE,
    ITEMS,
    LOCK,
    MIND,
    NO_CARD,
    NUMBER_SHIFT,
    OBSTRUCTION,
    SECRET_SQUARE,
    SECRETS,
    TAKEN,
)


def pieces(t: Labyrinth, seat: int) -> dict[str, object]:
    """The open part of the table, and for the player also the Items looked at through Information."""
    return {
        "light": t.lit or t.afterglow,
        "instant_death": t.instant_death,
        "pawn": [t.pawn // 9, t.pawn % 9],
        "rooms": [_room(t, room) for room in range(len(t.tiles))],
        "turning": _tile_being_turned(t),
        "leak_room": t.leak_room if t.leak_room >= 0 else None,
        "deck": t.deck,
        "set_aside": t.aside,
        "unseen_tiles": [t.content.tiles[tile].name for tile in sorted(t.unseen)],
        "hazard_deck": len(t.hazards),
        "hazards_left": _counted(_count(t.hazards, len(HAZARDS)), HAZARDS),
        "hazard_discards": [HAZARDS[kind] for kind in t.hazard_discards],
        "terrors": t.terrors,
        "hand": _counted(t.hand, MIND),
        "mind_deck": _counted(t.mind_deck, MIND),
        "lost": _counted(t.lost, MIND),
        "played": None if t.played == NO_CARD else MIND[t.played],
        "items": _locations(t.items, ITEMS, seat == 0),
        "secrets": _locations(t.secrets, SECRETS, seat == 0),
        "held": _counted(t.held, ITEMS),
        "used_items": _counted(t.used_items, ITEMS),
        "used_secrets": _counted(t.used_secrets, SECRETS),
        "matches": t.matches,
        "supply": {
            "obstruction": t.obstructions,
            "lock": t.locks,
            "secret-door": t.secret_doors,
            "leak": t.leaks,
        },
    }


def square_word(kind: int) -> str:
    """A square as a plan writes it, with the tokens that lie there now: `.`, `H`, `O`, `L`, `HO`, `i3`, …"""
    word = "H" if kind & HOLE else ""
    if kind & ITEM_SQUARE:
        word += f"i{kind >> NUMBER_SHIFT}"
    if kind & SECRET_SQUARE:
        word += f"s{kind >> NUMBER_SHIFT}"
    if kind & OBSTRUCTION:
        word += "O"
    if kind & LOCK:
        word += "L"
    return word or "."


def _room(t: Labyrinth, room: int) -> dict[str, object]:
    tile = t.content.tiles[t.tiles[room]]
    return {
        "tile": tile.name,
        "turn": t.turns[room],
        "at": [t.columns[room], t.rows[room]],
        "hazard": tile.hazard,
        "entered": t.unentered[room] == 0,
        "squares": [square_word(kind) for kind in t.squares[room * 9 : room * 9 + 9]],
        "doors": {SIDES[side]: _door(t, room, side) for side in range(4) if t.doors[room * 4 + side]},
    }


def _door(t: Labyrinth, room: int, side: int) -> dict[str, object]:
    """A door is open to another room, unused, or dead against a wall (FD-DOOR-03, FD-DOOR-04)."""
    other = t.beyond[room * 4 + side]
    state = "unused" if other < 0 else "open" if t.doors[other * 4 + (side + 2) % 4] else "dead"
    return {"state": state, "secret": t.doors[room * 4 + side] == 2}


def _tile_being_turned(t: Labyrinth) -> dict[str, object] | None:
    """The tile that has been revealed and waits to be turned (FD-TILE-07)."""
    if t.decision is None or t.decision.ask != "ask-turn":
        return None
    reveal = t.stack[-1]
    assert isinstance(reveal, Reveal)
    tile = t.content.tiles[reveal.tile]
    return {
        "tile": tile.name,
        "hazard": tile.hazard,
        "room": reveal.door // 4,
        "side": SIDES[reveal.door % 4],
        "turns": {
            option.key: {
                "squares": [square_word(kind) for kind in tile.plans[option.code]],
                "doors": [SIDES[side] for side in range(4) if tile.doors[option.code][side]],
            }
            for option in t.decision.options
        },
    }


def _count(kinds: list[int], most: int) -> list[int]:
    counts = [0] * most
    for kind in kinds:
        counts[kind] += 1
    return counts


def _counted(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _locations(cards: list[int], names: tuple[str, ...], knows: bool) -> list[list[str | None]]:
    """By location its cards that are left: the name of one that was looked at, None for a face-down one."""
    return [
        [
            names[cards[place]] if knows and cards[place] > FACE_DOWN else None
            for place in (location * 2, location * 2 + 1)
            if cards[place] != TAKEN
        ]
        for location in range(4)
    ]
