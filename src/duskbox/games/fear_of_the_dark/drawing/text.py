"""The maze as text, drawn from a view: for terminals in Unicode, and in plain ASCII.

A room is three squares by three, each square three signs wide, with walls shared between neighbours. The pawn is `@`, a
hole `o`, an Obstruction `#`, a Lock `L`, Item and Secret locations `i1` and `s1`. A gap in a wall is a passage, `?` an
unused door, `!` an unused door once it leads out, `x` a door against a wall. A room's number stands in its upper left
corner, followed by `*` for a Hazard room and `~` for the Leak. Each piece of text has the name of a style; what it
looks like is the terminal's affair.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from duskbox.core.messages import Facts
from duskbox.core.parts.drawing import Picture
from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, DOOR_SQUARE, DOWN, OPPOSITE, SIDES, WITHIN
from duskbox.games.fear_of_the_dark.schema.shown import Pieces, Place, Room

#: Signs from wall to wall: the pitch of the grid of cells.
WIDE: Final = 10
HIGH: Final = 4

_UNICODE: Final = {
    "-": "─", "|": "│", "+": "┼", ".": " · ", "H": " ○ ", "O": "▓▓▓", "L": "╳╳╳", "HO": "▓○▓", "HL": "╳○╳", "@": "(@)",
}  # fmt: skip
_ASCII: Final = {
    "-": "-", "|": "|", "+": "+", ".": " . ", "H": " o ", "O": "###", "L": "LLL", "HO": "#o#", "HL": "LoL", "@": "(@)",
}  # fmt: skip
_STYLES: Final = {".": "floor", "H": "hole", "O": "obstruction", "L": "lock", "i": "item", "s": "secret"}
_CORNERS: Final = {
    (0, 1, 1, 0): "┌", (0, 0, 1, 1): "┐", (1, 1, 0, 0): "└", (1, 0, 0, 1): "┘", (1, 1, 1, 0): "├", (1, 0, 1, 1): "┤",
    (0, 1, 1, 1): "┬", (1, 1, 0, 1): "┴", (1, 1, 1, 1): "┼", (1, 0, 1, 0): "│", (0, 1, 0, 1): "─",
}  # fmt: skip

Cell = tuple[str, str]
Name = TypeVar("Name", bound=str)


class Canvas:
    """Signs with styles on a grid that knows only columns and rows."""

    def __init__(self, wide: int, high: int) -> None:
        self.cells: list[list[Cell]] = [[(" ", "void")] * wide for _ in range(high)]

    def put(self, column: int, row: int, text: str, style: str) -> None:
        """Write a text from here to the right."""
        for offset, sign in enumerate(text):
            self.cells[row][column + offset] = (sign, style)

    def lines(self) -> list[list[Cell]]:
        """Each row as runs of one style."""
        return [_runs(row) for row in self.cells]


def maze(shown: Pieces, plain: bool) -> Picture:
    """The whole maze. The caller crops it to its window."""
    return Picture(_drawn(shown, plain).lines(), _pawn_at(shown))


def preview(shown: Pieces, where: list[Place], plain: bool) -> Picture | None:
    """The maze with what an option points at: the revealed tile as it would lie, or squares, doors and walls."""
    areas: list[Area] = []
    for place in where:
        if place["at"] == "tile":
            return _tile_laid(shown, place["turn"], plain)
        if place["at"] == "square":
            areas.append(_square_area(shown, place["room"], place["square"]))
        elif place["at"] == "side":
            areas.append(_door_area(shown, place["room"], SIDES.index(place["side"])))
    return _marked(shown, areas, plain) if areas else None


#: Column, row, width and height of a part of the drawing.
Area = tuple[int, int, int, int]


def _marked(shown: Pieces, areas: list[Area], plain: bool) -> Picture:
    """The maze with some areas that stand out: by their style, and in plain ASCII by their signs."""
    canvas = _drawn(shown, plain)
    for left, top, wide, high in areas:
        for row in range(top, top + high):
            for column in range(left, left + wide):
                sign = canvas.cells[row][column][0]
                if plain and sign in " -|":
                    sign = "="
                canvas.put(column, row, sign, "target")
    focus_x, focus_y = _pawn_at(shown)
    left, top, wide, high = areas[0]
    # What lies next to the pawn is in the window anyway, so the window stays where it is.
    if len(areas) > 1 or (abs(left - focus_x) < WIDE and abs(top - focus_y) < HIGH):
        return Picture(canvas.lines(), (focus_x, focus_y))
    return Picture(canvas.lines(), (left + wide // 2, top + high // 2))


def _tile_laid(shown: Pieces, turn: int, plain: bool) -> Picture | None:
    """The maze as it would be with the revealed tile turned one way; its walls stand out (FD-TILE-07, FD-DOOR-01)."""
    turning = shown["turning"]
    if turning is None or f"turn:{turn}" not in turning["turns"]:
        return None
    turned = turning["turns"][f"turn:{turn}"]
    rooms = [room.copy() for room in shown["rooms"]]
    for meeting in turned["meets"]:
        met, side = rooms[meeting["room"]], meeting["side"]
        met["doors"] = {**met["doors"], side: {"state": meeting["state"], "secret": met["doors"][side]["secret"]}}
    laid: Room = {
        "tile": turning["tile"],
        "turn": turn,
        "at": turning["at"],
        "hazard": turning["hazard"],
        "entered": False,
        "squares": turned["squares"],
        "doors": turned["doors"],
    }
    after = shown.copy()
    after["rooms"] = [*rooms, laid]
    canvas = _drawn(after, plain)
    left, top = _corner_of(after, len(rooms))
    for y in range(top, top + HIGH + 1):
        for x in range(left, left + WIDE + 1):
            sign, style = canvas.cells[y][x]
            if style in ("wall", "passage", "door", "exit", "dead-door"):
                canvas.put(x, y, sign, "target-wall")
    return Picture(canvas.lines(), (left + WIDE // 2, top + HIGH // 2))


def _corner_of(shown: Pieces, room: int) -> tuple[int, int]:
    """The column and row of a room's upper left corner in the drawing."""
    column, row = shown["rooms"][room]["at"]
    left = min(each["at"][0] for each in shown["rooms"])
    top = min(each["at"][1] for each in shown["rooms"])
    return (column - left) * WIDE, (row - top) * HIGH


def _square_area(shown: Pieces, room: int, square: int) -> Area:
    x, y = _corner_of(shown, room)
    return x + 1 + square % 3 * 3, y + 1 + square // 3, 3, 1


def _door_area(shown: Pieces, room: int, side: int) -> Area:
    """Where a door is or would be: three signs in the middle of a side."""
    x, y = _corner_of(shown, room)
    areas = ((x + 4, y, 3, 1), (x + WIDE, y + 1, 1, 3), (x + 4, y + HIGH, 3, 1), (x, y + 1, 1, 3))
    return areas[side]


def _drawn(shown: Pieces, plain: bool) -> Canvas:
    rooms = shown["rooms"]
    columns = [room["at"][0] for room in rooms]
    rows = [room["at"][1] for room in rooms]
    left, top = min(columns), min(rows)
    canvas = Canvas((max(columns) - left + 1) * WIDE + 1, (max(rows) - top + 1) * HIGH + 1)
    signs = _ASCII if plain else _UNICODE
    for number in range(len(rooms)):
        _walls(canvas, (columns[number] - left) * WIDE, (rows[number] - top) * HIGH, signs, plain)
    for number, room in enumerate(rooms):
        _inside(canvas, (columns[number] - left) * WIDE, (rows[number] - top) * HIGH, shown, number, signs)
        _doors(canvas, (columns[number] - left) * WIDE, (rows[number] - top) * HIGH, room)
    return canvas


def _pawn_at(shown: Pieces) -> tuple[int, int]:
    """The column and row of the pawn in the drawing, so that a window can follow it."""
    room, square = shown["pawn"]
    x, y = _corner_of(shown, room)
    return x + 2 + square % 3 * 3, y + 1 + square // 3


def _walls(canvas: Canvas, x: int, y: int, signs: dict[str, str], plain: bool) -> None:
    for offset in range(1, WIDE):
        canvas.put(x + offset, y, signs["-"], "wall")
        canvas.put(x + offset, y + HIGH, signs["-"], "wall")
    for offset in range(1, HIGH):
        canvas.put(x, y + offset, signs["|"], "wall")
        canvas.put(x + WIDE, y + offset, signs["|"], "wall")
    for corner_x in (x, x + WIDE):
        for corner_y in (y, y + HIGH):
            canvas.put(corner_x, corner_y, "+" if plain else _corner(canvas, corner_x, corner_y), "wall")


def _corner(canvas: Canvas, x: int, y: int) -> str:
    """The line sign that joins the walls around a corner."""
    arms = []
    for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        inside = 0 <= y + down < len(canvas.cells) and 0 <= x + across < len(canvas.cells[0])
        arms.append(1 if inside and canvas.cells[y + down][x + across][1] == "wall" else 0)
    return _CORNERS.get((arms[0], arms[1], arms[2], arms[3]), "┼")


def _inside(canvas: Canvas, x: int, y: int, shown: Pieces, number: int, signs: dict[str, str]) -> None:
    room = shown["rooms"][number]
    pawn_room, pawn_square = shown["pawn"]
    light = "" if shown["light"] else "-dark"
    for square, word in enumerate(room["squares"]):
        sign = signs.get(word, f"{word} "[:3])
        style = _STYLES.get(word[-1] if word[-1] in "OL" else word[0], "floor")
        if pawn_room == number and pawn_square == square:
            sign, style = signs["@"], "pawn"
        elif style == "floor":
            style += light
        canvas.put(x + 1 + square % 3 * 3, y + 1 + square // 3, sign, style)
    label = str(number) + ("*" if room["hazard"] else "") + ("~" if shown["leak_room"] == number else "")
    canvas.put(x + 1, y, label[:4], "leak" if "~" in label else "hazard" if "*" in label else "label")


def _doors(canvas: Canvas, x: int, y: int, room: Room) -> None:
    places = {"N": (x + 4, y, 3), "E": (x + WIDE, y + 2, 1), "S": (x + 4, y + HIGH, 3), "W": (x, y + 2, 1)}
    for side, door in room["doors"].items():
        column, row, wide = places[side]
        state = door["state"]
        sign = {"open": " ", "unused": "?", "dead": "x", "exit": "!"}[state]
        style = {"open": "passage", "unused": "door", "dead": "dead-door", "exit": "exit"}[state]
        if state != "dead" or canvas.cells[row][column][1] == "wall":
            canvas.put(column, row, f" {sign} " if wide == 3 else sign, style)


def _runs(cells: list[Cell]) -> list[Cell]:
    runs: list[Cell] = []
    for sign, style in cells:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + sign, style)
        else:
            runs.append((sign, style))
    return runs


def summary(shown: Pieces) -> list[tuple[str, Facts]]:
    """What a player needs to know besides the drawing, in the order a screen reader should say it."""
    room, square = shown["pawn"]
    messages: list[tuple[str, Facts]] = [
        ("see-light" if shown["light"] else "see-dark", {}),
        ("see-place", {"room": room, "place": f"@square-{square + 1}"}),
    ]
    for side, name in enumerate(SIDES):
        thing, facts = _beside(shown, room, square, side)
        message = "see-side-door" if facts else "see-side"
        messages.append((message, {"side": f"@side-{name}", "thing": f"@{thing}", **facts}))
    messages += [
        ("see-hand", {"cards": _cards(shown["hand"], "mind")}),
        ("see-mind", {"cards": _cards(shown["mind_deck"], "mind")}),
        ("see-lost", {"cards": _cards(shown["lost"], "mind")}),
        ("see-matches", {"matches": shown["matches"]}),
        ("see-held", {"cards": _cards(shown["held"], "item")}),
        ("see-deck", {"deck": shown["deck"], "hazards": shown["hazard_deck"]}),
        ("see-terrors", {"terrors": shown["terrors"]}),
    ]
    return messages


#: How it is said where a room lies, by whether it is to the side of the start tile, and above or below it.
_WHERE: Final = {
    (False, False): "@see-room-start",
    (True, False): "@see-room-across",
    (False, True): "@see-room-down",
    (True, True): "@see-room-askew",
}


def rooms(shown: Pieces) -> list[tuple[str, Facts]]:
    """Every room on the table: where it lies from the start tile, which sides lead on, and which doors are unused."""
    messages: list[tuple[str, Facts]] = []
    home_column, home_row = shown["rooms"][0]["at"]
    for number, room in enumerate(shown["rooms"]):
        across, down = room["at"][0] - home_column, room["at"][1] - home_row
        facts: Facts = {
            "room": number,
            "where": _WHERE[across != 0, down != 0],
            "across": abs(across),
            "across_side": "@side-E" if across > 0 else "@side-W",
            "down": abs(down),
            "down_side": "@side-S" if down > 0 else "@side-N",
        }
        open_sides = [f"@side-{side}" for side, door in room["doors"].items() if door["state"] == "open"]
        unused = [f"@side-{side}" for side, door in room["doors"].items() if door["state"] in ("unused", "exit")]
        # French asks for the gender of what there is none of: sides are masculine, doors are not.
        facts["open"] = "+".join(open_sides) or "@none-used"
        facts["unused"] = "+".join(unused) or "@none"
        messages.append(("see-room", facts))
    return messages


def locations(shown: Pieces) -> list[tuple[str, Facts]]:
    """The cards left at each location, with the names of those the player has seen."""
    messages: list[tuple[str, Facts]] = []
    for number, items in enumerate(shown["items"], start=1):
        names = [f"@item-{item}" if item else "@face-down" for item in items]
        messages.append(("see-items", {"number": number, "cards": "+".join(names) or "@none"}))
    for number, secrets in enumerate(shown["secrets"], start=1):
        names = [f"@secret-{secret}" if secret else "@face-down" for secret in secrets]
        messages.append(("see-secrets", {"number": number, "cards": "+".join(names) or "@none"}))
    return messages


def open_piles(shown: Pieces) -> list[tuple[str, Facts]]:
    """What lies open or follows from it: what can still come, and what has been used (FD-INFO-03)."""
    supply = shown["supply"]
    turned = [f"@hazard-{name}" for name in shown["hazard_discards"]]
    return [
        ("see-hazards-left", {"cards": _cards(shown["hazards_left"], "hazard")}),
        ("see-hazards-turned", {"cards": "+".join(turned) or "@none"}),
        ("see-tiles-left", {"tiles": _cards(shown["unseen_kinds"], "tile"), "aside": shown["set_aside"]}),
        ("see-used-items", {"cards": _cards(shown["used_items"], "item", "@none-used")}),
        ("see-used-secrets", {"cards": _cards(shown["used_secrets"], "secret", "@none-used")}),
        (
            "see-supply",
            {
                "obstructions": supply["obstruction"],
                "locks": supply["lock"],
                "doors": supply["secret-door"],
            },
        ),
    ]


def _cards(counts: Mapping[Name, int], deck: str, none: str = "@none") -> str:
    """Several messages in one fact, joined by `+`; the words resolve each and put commas between."""
    names = [f"@{deck}-{name}" for name, count in counts.items() for _ in range(count)]
    return "+".join(names) or none


def _beside(shown: Pieces, room: int, square: int, side: int) -> tuple[str, Facts]:
    """What lies next to the pawn on one side."""
    here = shown["rooms"][room]
    inside = WITHIN[square * 4 + side]
    if inside >= 0:
        return _thing(here["squares"][inside]), {}
    door = here["doors"].get(SIDES[side]) if DOOR_SQUARE[side] == square else None
    if door is None:
        return "beside-wall", {}
    if door["state"] != "open":
        return {"unused": "beside-unused-door", "exit": "beside-exit", "dead": "beside-dead-door"}[door["state"]], {}
    column, row = here["at"]
    for number, other in enumerate(shown["rooms"]):
        if other["at"] == (column + ACROSS[side], row + DOWN[side]):
            return _thing(other["squares"][DOOR_SQUARE[OPPOSITE[side]]]), {"room": number}
    raise AssertionError("an open door leads to no room")


def _thing(word: str) -> str:
    if word.endswith("O"):
        return "beside-obstruction"
    if word.endswith("L"):
        return "beside-lock"
    if word == "H":
        return "beside-hole"
    if word[0] in "is":
        return f"beside-{'item' if word[0] == 'i' else 'secret'}-{word[1]}"
    return "beside-free"
