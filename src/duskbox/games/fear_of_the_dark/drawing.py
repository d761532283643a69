"""The maze as text, drawn from a view: for terminals in Unicode, and in plain ASCII.

A room is three squares by three, each square three signs wide, with walls shared between neighbours. The pawn is `@`, a hole `o`,
an Obstruction `#`, a Lock `L`, Item and Secret locations `i1` and `s1`. A gap in a wall is a passage, `?` an unused door,
`!` an unused door once it leads out, `x` a door against a wall. A room's number stands in its upper left corner, followed by
`*` for a Hazard room and `~` for the Leak. Each piece of text has the name of a style; what it looks like is the terminal's affair.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.game import Facts, Picture
from duskbox.games.fear_of_the_dark.content import Data, table_of
from duskbox.games.fear_of_the_dark.geometry import ACROSS, DOOR_SQUARE, DOWN, OPPOSITE, SIDES, WITHIN

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


def maze(shown: Data, plain: bool) -> Picture:
    """The whole maze. The caller crops it to its window."""
    return Picture(_drawn(shown, plain).lines(), _pawn_at(shown))


def preview(shown: Data, key: str, plain: bool) -> Picture | None:
    """The maze with what an option points at: the revealed tile as it would lie, or the square, door or wall it names."""
    verb, *args = key.split(":")
    if verb == "turn":
        return _tile_laid(shown, key, plain)
    if verb in ("go", "at"):
        # What lies beside the pawn is in the window anyway, so the window stays where it is.
        return _marked(shown, _area_beside(shown, args[0]), plain, _pawn_at(shown))
    if verb == "lock":
        return _marked(shown, _square_area(shown, int(args[0]), int(args[1]) - 1), plain)
    if verb in ("door", "wall"):
        return _marked(shown, _door_area(shown, int(args[0]), SIDES.index(args[1])), plain)
    return None


#: Column, row, width and height of a part of the drawing.
Area = tuple[int, int, int, int]


def _marked(shown: Data, area: Area, plain: bool, focus: tuple[int, int] | None = None) -> Picture:
    """The maze with one area that stands out: by its style, and in plain ASCII by its signs."""
    canvas = _drawn(shown, plain)
    left, top, wide, high = area
    for row in range(top, top + high):
        for column in range(left, left + wide):
            sign = canvas.cells[row][column][0]
            if plain and sign in " -|":
                sign = "="
            canvas.put(column, row, sign, "target")
    return Picture(canvas.lines(), focus or (left + wide // 2, top + high // 2))


def _tile_laid(shown: Data, key: str, plain: bool) -> Picture | None:
    """The maze as it would be with the revealed tile turned one way; its walls stand out (FD-TILE-07, FD-DOOR-01)."""
    turning = shown["turning"]
    if not isinstance(turning, dict) or key not in turning["turns"]:
        return None
    rooms = _rooms(shown)
    side = SIDES.index(turning["side"])
    column, row = _cell(rooms[turning["room"]])
    at = [column + ACROSS[side], row + DOWN[side]]
    laid: Data = {
        "at": at,
        "hazard": turning["hazard"],
        "squares": turning["turns"][key]["squares"],
        "doors": {name: {"state": "unused"} for name in turning["turns"][key]["doors"]},
    }
    canvas = _drawn({**shown, "rooms": _joined(rooms, laid)}, plain)
    left, top = _corner_of({**shown, "rooms": [*rooms, laid]}, len(rooms))
    for y in range(top, top + HIGH + 1):
        for x in range(left, left + WIDE + 1):
            sign, style = canvas.cells[y][x]
            if style in ("wall", "passage", "door", "exit", "dead-door"):
                canvas.put(x, y, sign, "target-wall")
    return Picture(canvas.lines(), (left + WIDE // 2, top + HIGH // 2))


def _joined(rooms: list[Data], laid: Data) -> list[Data]:
    """The rooms with one more, and the state of every door between it and its neighbours."""
    around: list[Data] = []
    own = dict(table_of(laid["doors"]))
    for room in rooms:
        doors = dict(table_of(room["doors"]))
        for side, name in enumerate(SIDES):
            back = SIDES[OPPOSITE[side]]
            column, row = _cell(room)
            if [column + ACROSS[side], row + DOWN[side]] != laid["at"]:
                continue
            state = {"state": "open" if name in doors and back in own else "dead"}
            if name in doors:
                doors[name] = state
            if back in own:
                own[back] = state
        around.append({**room, "doors": doors})
    return [*around, {**laid, "doors": own}]


def _corner_of(shown: Data, room: int) -> tuple[int, int]:
    """The column and row of a room's upper left corner in the drawing."""
    rooms = _rooms(shown)
    column, row = _cell(rooms[room])
    left = min(_cell(each)[0] for each in rooms)
    top = min(_cell(each)[1] for each in rooms)
    return (column - left) * WIDE, (row - top) * HIGH


def _square_area(shown: Data, room: int, square: int) -> Area:
    x, y = _corner_of(shown, room)
    return x + 1 + square % 3 * 3, y + 1 + square // 3, 3, 1


def _area_beside(shown: Data, side_name: str) -> Area:
    """The square beside the pawn or the door it stands at, or its own square."""
    room, square = _pawn(shown)
    if side_name not in SIDES:
        return _square_area(shown, room, square)
    side = SIDES.index(side_name)
    inside = WITHIN[square * 4 + side]
    return _square_area(shown, room, inside) if inside >= 0 else _door_area(shown, room, side)


def _door_area(shown: Data, room: int, side: int) -> Area:
    """Where a door is or would be: three signs in the middle of a side."""
    x, y = _corner_of(shown, room)
    areas = ((x + 4, y, 3, 1), (x + WIDE, y + 1, 1, 3), (x + 4, y + HIGH, 3, 1), (x, y + 1, 1, 3))
    return areas[side]


def _drawn(shown: Data, plain: bool) -> Canvas:
    rooms = _rooms(shown)
    columns = [_cell(room)[0] for room in rooms]
    rows = [_cell(room)[1] for room in rooms]
    left, top = min(columns), min(rows)
    canvas = Canvas((max(columns) - left + 1) * WIDE + 1, (max(rows) - top + 1) * HIGH + 1)
    signs = _ASCII if plain else _UNICODE
    leaving = shown["deck"] == 0
    for number in range(len(rooms)):
        _walls(canvas, (columns[number] - left) * WIDE, (rows[number] - top) * HIGH, signs, plain)
    for number, room in enumerate(rooms):
        _inside(canvas, (columns[number] - left) * WIDE, (rows[number] - top) * HIGH, shown, number, signs)
        _doors(canvas, (columns[number] - left) * WIDE, (rows[number] - top) * HIGH, room, leaving)
    return canvas


def _pawn_at(shown: Data) -> tuple[int, int]:
    """The column and row of the pawn in the drawing, so that a window can follow it."""
    room, square = _pawn(shown)
    x, y = _corner_of(shown, room)
    return x + 2 + square % 3 * 3, y + 1 + square // 3


def _rooms(shown: Data) -> list[Data]:
    rooms = shown["rooms"]
    assert isinstance(rooms, list)
    return rooms


def _cell(room: Data) -> tuple[int, int]:
    at = room["at"]
    assert isinstance(at, list)
    return at[0], at[1]


def _pawn(shown: Data) -> tuple[int, int]:
    pawn = shown["pawn"]
    assert isinstance(pawn, list)
    return pawn[0], pawn[1]


def _squares(room: Data) -> list[str]:
    squares = room["squares"]
    assert isinstance(squares, list)
    return squares


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


def _inside(canvas: Canvas, x: int, y: int, shown: Data, number: int, signs: dict[str, str]) -> None:
    room = _rooms(shown)[number]
    pawn_room, pawn_square = _pawn(shown)
    light = "" if shown["light"] else "-dark"
    for square, word in enumerate(_squares(room)):
        sign = signs.get(word, f"{word} "[:3])
        style = _STYLES.get(word[-1] if word[-1] in "OL" else word[0], "floor")
        if pawn_room == number and pawn_square == square:
            sign, style = signs["@"], "pawn"
        elif style == "floor":
            style += light
        canvas.put(x + 1 + square % 3 * 3, y + 1 + square // 3, sign, style)
    label = str(number) + ("*" if room["hazard"] else "") + ("~" if shown["leak_room"] == number else "")
    canvas.put(x + 1, y, label[:4], "leak" if "~" in label else "hazard" if "*" in label else "label")


def _doors(canvas: Canvas, x: int, y: int, room: Data, leaving: bool) -> None:
    places = {"N": (x + 4, y, 3), "E": (x + WIDE, y + 2, 1), "S": (x + 4, y + HIGH, 3), "W": (x, y + 2, 1)}
    for side, door in table_of(room["doors"]).items():
        column, row, wide = places[side]
        state = str(table_of(door)["state"])
        sign = {"open": " ", "unused": "!" if leaving else "?", "dead": "x"}[state]
        style = {"open": "passage", "unused": "exit" if leaving else "door", "dead": "dead-door"}[state]
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


def summary(shown: Data) -> list[tuple[str, Facts]]:
    """What a player needs to know beside the drawing, in the order a screen reader should say it."""
    room, square = _pawn(shown)
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
        ("see-matches", {"matches": _number(shown["matches"])}),
        ("see-held", {"cards": _cards(shown["held"], "item")}),
        ("see-deck", {"deck": _number(shown["deck"]), "hazards": _number(shown["hazard_deck"])}),
        ("see-terrors", {"terrors": _number(shown["terrors"])}),
    ]
    return messages


def locations(shown: Data) -> list[tuple[str, Facts]]:
    """The cards left at each location, with the names of those the player has seen."""
    messages: list[tuple[str, Facts]] = []
    for kind in ("items", "secrets"):
        rows = shown[kind]
        assert isinstance(rows, list)
        for number, cards in enumerate(rows, start=1):
            names = [f"@{kind.removesuffix('s')}-{card}" if card else "@face-down" for card in cards]
            messages.append((f"see-{kind}", {"number": number, "cards": "+".join(names) or "@none"}))
    return messages


def open_piles(shown: Data) -> list[tuple[str, Facts]]:
    """What lies open or follows from it: what can still come, and what has been used (FD-INFO-03)."""
    supply = table_of(shown["supply"])
    tiles = shown["unseen_tiles"]
    assert isinstance(tiles, list)
    turned = [f"@hazard-{name}" for name in _names(shown["hazard_discards"])]
    return [
        ("see-hazards-left", {"cards": _cards(shown["hazards_left"], "hazard")}),
        ("see-hazards-turned", {"cards": "+".join(turned) or "@none"}),
        ("see-tiles-left", {"tiles": ", ".join(tiles) or "@none", "aside": _number(shown["set_aside"])}),
        ("see-used-items", {"cards": _cards(shown["used_items"], "item")}),
        ("see-used-secrets", {"cards": _cards(shown["used_secrets"], "secret")}),
        (
            "see-supply",
            {
                "obstructions": _number(supply["obstruction"]),
                "locks": _number(supply["lock"]),
                "doors": _number(supply["secret-door"]),
            },
        ),
    ]


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(name) for name in value]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _cards(counts: object, deck: str) -> str:
    """Several messages in one fact, joined by `+`; the words resolve each and put commas between."""
    names = [f"@{deck}-{name}" for name, count in table_of(counts).items() for _ in range(_number(count))]
    return "+".join(names) or "@none"


def _beside(shown: Data, room: int, square: int, side: int) -> tuple[str, Facts]:
    """What lies beside the pawn on one side."""
    here = _rooms(shown)[room]
    inside = WITHIN[square * 4 + side]
    if inside >= 0:
        return _thing(_squares(here)[inside]), {}
    door = table_of(here["doors"]).get(SIDES[side]) if DOOR_SQUARE[side] == square else None
    if door is None:
        return "beside-wall", {}
    state = table_of(door)["state"]
    if state == "unused":
        return "beside-unused-door" if shown["deck"] else "beside-exit", {}
    if state == "dead":
        return "beside-dead-door", {}
    column, row = _cell(here)
    for number, other in enumerate(_rooms(shown)):
        if _cell(other) == (column + ACROSS[side], row + DOWN[side]):
            return _thing(_squares(other)[DOOR_SQUARE[OPPOSITE[side]]]), {"room": number}
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
