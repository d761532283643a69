"""What a seat sees of the labyrinth (FD-INFO-01 to FD-INFO-03, FD-INFO-05)."""

from __future__ import annotations

from typing import Final, TypeVar

from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, DOWN, OPPOSITE, SIDES
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
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
    TERROR_LIMIT,
)
from duskbox.games.fear_of_the_dark.schema.shown import (
    Door,
    DoorState,
    Meeting,
    Pieces,
    Room,
    RoomKind,
    Side,
    TileTurned,
    Turning,
)

Name = TypeVar("Name", bound=str)

#: Without Hazard and Echo, with the one, the other, or both (FD-TILE-05).
_KINDS: Final[tuple[RoomKind, ...]] = ("plain", "hazard", "echo", "hazard-echo")


def pieces(t: Labyrinth, seat: int) -> Pieces:
    """The open part of the table, and for the player also the Items looked at through Information."""
    return {
        "light": t.lit or t.afterglow,
        "instant_death": t.instant_death,
        "pawn": (t.pawn // 9, t.pawn % 9),
        "rooms": [_room(t, room) for room in range(len(t.tiles))],
        "turning": _tile_being_turned(t),
        "leak_room": t.leak_room if t.leak_room >= 0 else None,
        "deck": t.deck,
        "set_aside": t.aside,
        "unseen_tiles": [t.content.tiles[tile].name for tile in sorted(t.unseen)],
        "unseen_kinds": _kinds_unseen(t),
        "hazard_deck": len(t.hazards),
        "hazards_left": _counted(_count(t.hazards, len(HAZARDS)), HAZARDS),
        "hazard_discards": [HAZARDS[kind] for kind in t.hazard_discards],
        "terrors": t.terrors,
        "terror_limit": TERROR_LIMIT,
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
            "match": t.content.matches - t.matches,
            "obstruction": t.obstructions,
            "lock": t.locks,
            "secret-door": t.secret_doors,
            "leak": t.leaks,
        },
    }


def _word(kind: int) -> str:
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


#: By what is on a square, as bits.
_WORDS: Final = [_word(kind) for kind in range(5 << NUMBER_SHIFT)]


def square_word(kind: int) -> str:
    """A square as a plan writes it, with the tokens that lie there now: `.`, `H`, `O`, `L`, `HO`, `i3`, …"""
    return _WORDS[kind]


def _room(t: Labyrinth, room: int) -> Room:
    tile = t.content.tiles[t.tiles[room]]
    doors: dict[Side, Door] = {}
    for side in range(4):
        if t.doors[room * 4 + side]:
            doors[SIDES[side]] = _door(t, room, side)
    return {
        "tile": tile.name,
        "turn": t.turns[room],
        "at": (t.columns[room], t.rows[room]),
        "hazard": tile.hazard,
        "entered": t.unentered[room] == 0,
        "squares": [_WORDS[kind] for kind in t.squares[room * 9 : room * 9 + 9]],
        "doors": doors,
    }


def _door(t: Labyrinth, room: int, side: int) -> Door:
    """A door is open to another room, unused, or dead against a wall, or leads out (FD-DOOR-03, FD-DOOR-04,
    FD-END-02).
    """
    other = t.beyond[room * 4 + side]
    state: DoorState = "unused" if other < 0 else "open" if t.doors[other * 4 + (side + 2) % 4] else "dead"
    if t.leads_out(room, side):
        state = "exit"
    return {"state": state, "secret": t.doors[room * 4 + side] == 2}


def _tile_being_turned(t: Labyrinth) -> Turning | None:
    """The tile that has been revealed and waits to be turned (FD-TILE-07)."""
    if t.decision is None or t.decision.ask != "ask-turn":
        return None
    reveal = t.stack[-1]
    assert isinstance(reveal, Reveal)
    tile = t.content.tiles[reveal.tile]
    room, side = reveal.door // 4, reveal.door % 4
    at = (t.columns[room] + ACROSS[side], t.rows[room] + DOWN[side])
    return {
        "tile": tile.name,
        "hazard": tile.hazard,
        "room": room,
        "side": SIDES[side],
        "at": at,
        "turns": {
            option.key: _turned(t, at, tile.plans[option.code], tile.doors[option.code])
            for option in t.decision.options
        },
    }


def _turned(t: Labyrinth, at: tuple[int, int], plan: list[int], doors: list[int]) -> TileTurned:
    """A tile in a cell, and what becomes of its doors and those it meets (FD-DOOR-03, FD-DOOR-04, FD-END-02)."""
    free: DoorState = "unused" if t.deck else "exit"
    against: DoorState = "dead" if t.deck or not t.rulings.dead_doors_lead_out else "exit"
    own: dict[Side, Door] = {}
    meets: list[Meeting] = []
    for side in range(4):
        room, back = t.room_at(at[0] + ACROSS[side], at[1] + DOWN[side]), OPPOSITE[side]
        met = room >= 0 and t.doors[room * 4 + back] != 0
        if doors[side]:
            own[SIDES[side]] = {"state": "open" if met else free if room < 0 else against, "secret": False}
        if met:
            meets.append({"room": room, "side": SIDES[back], "state": "open" if doors[side] else against})
    return {"squares": [square_word(kind) for kind in plan], "doors": own, "meets": meets}


def _kinds_unseen(t: Labyrinth) -> dict[RoomKind, int]:
    """How many tiles of each kind have not been seen: that is what a player knows them by."""
    counts = [0] * len(_KINDS)
    tiles = t.content.tiles
    for tile in t.unseen:
        counts[(1 if tiles[tile].hazard else 0) + (2 if tiles[tile].echo else 0)] += 1
    return _counted(counts, _KINDS)


def _count(kinds: list[int], most: int) -> list[int]:
    counts = [0] * most
    for kind in kinds:
        counts[kind] += 1
    return counts


def _counted(counts: list[int], names: tuple[Name, ...]) -> dict[Name, int]:
    found: dict[Name, int] = {}
    for place, count in enumerate(counts):
        if count:
            found[names[place]] = count
    return found


def _locations(cards: list[int], names: tuple[Name, ...], knows: bool) -> list[list[Name | None]]:
    """By location its cards that are left: the name of one that was looked at, None for a face-down one."""
    return [
        [
            names[cards[place]] if knows and cards[place] > FACE_DOWN else None
            for place in (location * 2, location * 2 + 1)
            if cards[place] != TAKEN
        ]
        for location in range(4)
    ]
