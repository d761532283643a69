"""The box: tiles, decks and counts, each with its mark, and what a pack may lay over them.

Rooms are plans a person can read: three lines of three squares and the sides that have doors. `.` empty, `H` hole, `O`
Obstruction, `L` Lock, `i1`-`i4` Item location, `s1`-`s4` Secret location. The names, totals and token counts are the
rulebook's; the drawings of the rooms and the copies of each card are ours (house).
"""

from __future__ import annotations

from typing import Final, final

from duskbox.games.fear_of_the_dark.rules.geometry import DOOR_SQUARE, SIDES, WITHIN, turned, turned_doors
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    HAZARDS,
    HOLE,
    ITEM_SQUARE,
    ITEMS,
    LIGHT_A_MATCH,
    LOCK,
    MIND,
    NUMBER_SHIFT,
    OBSTRUCTION,
    PRINTED,
    SECRET_SQUARE,
    SECRETS,
)
from duskbox.games.fear_of_the_dark.schema.shown import RoomKind

#: A value of the content: plain data, as a pack writes it.
Data = dict[str, object]


def _room(doors: str, kind: str, *rows: str) -> Data:
    return {"doors": doors, "kind": kind, "plan": list(rows), "mark": "house"}


#: FD-TILE-05: the kinds of rooms, and whether each turns a Hazard card and is a Dark Echo.
ROOM_KINDS: Final = {
    "plain": (False, False),
    "hazard": (True, False),
    "echo": (False, True),
    "hazard-echo": (True, True),
}

#: Tokens are those of FD-COMP-06. Two Obstructions and one Lock fewer than tokens allow, so that with both Collapses
#: and both Lockdowns no token is ever short.
HOUSE: Final[Data] = {
    "start": _room("NESW", "plain", ". H .", ". . L", ". O ."),
    "rooms": {
        "R01": _room("NEW", "hazard", ". . i1", ". O .", ". . ."),
        "R02": _room("ESW", "plain", ". i3 .", "O . .", ". . H"),
        "R03": _room("NESW", "plain", "H . .", ". . .", ". . H"),
        "R04": _room("NS", "hazard", "H . .", "H O H", "s1 . ."),
        "R05": _room("NES", "plain", ". . .", "s2 . O", ". . ."),
        "R06": _room("EW", "hazard", "i2 . .", ". H .", ". . ."),
        "R07": _room("NW", "hazard", "H . .", ". O .", ". i4 ."),
        "R08": _room("NESW", "hazard", ". L .", ". . .", ". . s3"),
        "R09": _room("ESW", "hazard", ". H .", ". . .", ". . H"),
        "R10": _room("NS", "plain", ". . .", ". O s4", "H . ."),
        "R11": _room("NE", "plain", ". . .", ". H .", ". . ."),
        "R12": _room("ESW", "plain", ". . .", ". O .", "H . ."),
        "R13": _room("NESW", "hazard-echo", ". . .", ". . .", ". . ."),
        "R14": _room("NESW", "hazard-echo", ". . .", ". . .", ". . ."),
        "R15": _room("NESW", "echo", ". . .", ". . .", ". . ."),
    },
    "labyrinth": {"deck": 12, "mark": "rulebook"},
    "mind": {
        "light-a-match": 2, "move": 3, "tiptoe": 1, "scout": 1, "investigate": 1, "clear": 1, "mark": "house",
    },
    "hazards": {
        "terror": 3, "knock-out": 3, "draught": 2, "collapse": 2, "lockdown": 2, "leak": 1, "mark": "house",
    },
    "walk-in": {
        "terror": True, "knock-out": True, "draught": True, "collapse": True, "lockdown": True, "leak": False,
        "mark": "house",
    },
    "items": {"match": 3, "scrap-of-paper": 2, "key": 2, "lever": 2, "mark": "house"},
    "secrets": {
        "secret-door": 2, "secret-map": 3, "information-1": 1, "information-2": 1, "information-3": 1,
        "information-4": 1, "information": 0, "mark": "house",
    },
    "tokens": {"match": 6, "obstruction": 10, "lock": 4, "secret-door": 2, "leak": 1, "mark": "rulebook"},
    "difficulty": {
        "easy": {"matches": 6, "instant-death": False, "mark": "rulebook"},
        "normal": {"matches": 6, "instant-death": True, "mark": "rulebook"},
        "hard": {"matches": 5, "instant-death": True, "mark": "rulebook"},
        "very-hard": {"matches": 4, "instant-death": True, "mark": "rulebook"},
    },
}  # fmt: skip

_SQUARES: Final = {
    ".": 0,
    "H": HOLE,
    "O": OBSTRUCTION,
    "L": LOCK,
    **{f"i{number}": ITEM_SQUARE | number << NUMBER_SHIFT for number in (1, 2, 3, 4)},
    **{f"s{number}": SECRET_SQUARE | number << NUMBER_SHIFT for number in (1, 2, 3, 4)},
}


#: What bars a square of a tile as printed, and a way within it that no walk can take.
BARS: Final = HOLE | OBSTRUCTION | LOCK | ITEM_SQUARE | SECRET_SQUARE
OUT_OF_REACH: Final = 99


def _far(plan: list[int], entry: int) -> list[int]:
    """How many free steps it is from the square of one door to those of all four, within the tile as printed."""
    far = [OUT_OF_REACH] * 9
    far[DOOR_SQUARE[entry]] = 0
    waiting = [DOOR_SQUARE[entry]]
    for square in waiting:
        for side in range(4):
            target = WITHIN[square * 4 + side]
            if target >= 0 and far[target] == OUT_OF_REACH and plan[target] & BARS == 0:
                far[target] = far[square] + 1
                waiting.append(target)
    return [far[DOOR_SQUARE[side]] for side in range(4)]


@final
class Tile:
    """One tile as the rules need it: for each of its four turns the nine squares and the four sides."""

    def __init__(self, name: str, data: Data) -> None:
        plan = [_SQUARES[word] for row in texts(data["plan"]) for word in row.split()]
        doors = [1 if side in str(data["doors"]) else 0 for side in SIDES]
        hazard, echo = ROOM_KINDS[str(data["kind"])]
        self.name: Final = name
        self.hazard: Final = hazard
        self.echo: Final = echo
        self.plans: Final = [turned(plan, turns) for turns in range(4)]
        self.doors: Final = [turned_doors(doors, turns) for turns in range(4)]
        #: By turn * 4 + the side of the entry: how far it is to the doors of the four sides.
        self.far: Final = [_far(turned_plan, entry) for turned_plan in self.plans for entry in range(4)]


def kind_of(tile: Tile) -> RoomKind:
    """Which of the kinds of rooms a tile is (FD-TILE-05)."""
    if tile.hazard:
        return "hazard-echo" if tile.echo else "hazard"
    return "echo" if tile.echo else "plain"


@final
class Content:
    """All content of one table. Shared by all its copies and never changed."""

    def __init__(self, data: Data) -> None:
        rooms = table_of(data["rooms"])
        tokens = numbers(data["tokens"])
        self.data: Final = data
        #: The start tile is number 0; the rooms follow in the order of the pack (FD-COMP-02).
        self.tiles: Final = [Tile("start", table_of(data["start"]))] + [
            Tile(name, table_of(room)) for name, room in rooms.items()
        ]
        #: How many rooms can lie on the table at most: Dark Echoes leave it at once (FD-ECHO-04).
        self.most_rooms: Final = sum(1 for tile in self.tiles if not tile.echo)
        self.deck: Final = numbers(data["labyrinth"])["deck"]
        self.mind: Final = _counts(data["mind"], MIND)
        #: How many kinds positions have a number for: no later one that is not in this box.
        self.mind_kinds: Final = _kinds(data, "mind", MIND)
        self.hazard_kinds: Final = _kinds(data, "hazards", HAZARDS)
        self.item_kinds: Final = _kinds(data, "items", ITEMS)
        self.secret_kinds: Final = _kinds(data, "secrets", SECRETS)
        #: The play example picks Light a Match again with the hand it builds: the only copy has to be back by then
        #: (FD-OPEN-06).
        self.light_returns_first: Final = self.mind[LIGHT_A_MATCH] == 1
        self.hazards: Final = _pool(data["hazards"], HAZARDS)
        self.walk_in: Final = [bool(table_of(data["walk-in"])[name]) for name in HAZARDS]
        self.items: Final = _pool(data["items"], ITEMS)
        self.secrets: Final = _pool(data["secrets"], SECRETS)
        self.matches: Final = tokens["match"]
        self.obstructions: Final = tokens["obstruction"]
        self.locks: Final = tokens["lock"]
        self.secret_doors: Final = tokens["secret-door"]
        self.leaks: Final = tokens["leak"]


def table_of(value: object) -> Data:
    """A table of the content data."""
    assert isinstance(value, dict)
    return value


def texts(value: object) -> list[str]:
    """A list of texts of the content data."""
    assert isinstance(value, list)
    return [str(item) for item in value]


def numbers(value: object) -> dict[str, int]:
    """The numbers of a table, without its mark."""
    return {name: item for name, item in table_of(value).items() if isinstance(item, int)}


def _counts(value: object, names: tuple[str, ...]) -> list[int]:
    counts = numbers(value)
    return [counts[name] for name in names]


def _kinds(data: Data, deck: str, names: tuple[str, ...]) -> int:
    """How many kinds of a deck there are in the box, up to the last of which there is a copy."""
    found = len(PRINTED[deck])
    for kind, copies in enumerate(_counts(data[deck], names)):
        if copies and kind >= found:
            found = kind + 1
    return found


def _pool(value: object, names: tuple[str, ...]) -> list[int]:
    """A deck as the sorted list of its cards' kinds: order is chance's business, when a card is drawn."""
    return [kind for kind, count in enumerate(_counts(value, names)) for _ in range(count)]
