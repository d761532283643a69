"""Shadowbrook as text, drawn from a view: for terminals in Unicode, and in plain ASCII.

Each loop of the board is a pair of columns, one above the Town Hall and one below, laid out from the order of the
spaces and their neighbours alone, so that any board of two loops can be drawn. A space has a sign for its kind (`◆`
corner, `■` town, `▲` dangerous, `○` road), its name or a road's number, and what is there: Heroes by seat (`>` before
the one whose turn it is, `~` before those who are KO'd), Elders abroad as `e1`, a Minion counter by two letters, a
round one in parentheses, Investigation as `?2`, Militia as `!1`. What does not fit next to a name goes on below it. At
the foot stands the Shadow Track with its marker in brackets, the prices of Lair cards, and in cooperative play the
symbols.

Each piece of text has the name of a style; what it looks like is the terminal's affair. A style may end in `@` and the
id of a message: then the text is a name, and a client with translations puts the name of the reader's language in its
place, in the same width.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.parts.drawing import Picture
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS, NAMED, ROAD, TOWN
from duskbox.games.touch_of_evil.rules.vocabulary import DARKNESS, TRACK_START
from duskbox.games.touch_of_evil.schema.shown import Pieces, Place, Space
from duskbox.games.touch_of_evil.schema.signs import elder_sign, minion_sign, own_seat
from duskbox.games.touch_of_evil.text.summary import details as details
from duskbox.games.touch_of_evil.text.summary import summary as summary


@final
class Layout:
    """How wide things are: the name of a space, what is next to it, and the columns that follow from that."""

    def __init__(self, name: int, beside: int) -> None:
        self.name: Final = name
        self.beside: Final = beside
        #: A space: its sign, its name, what is next to the name.
        self.cell: Final = 2 + name + 1 + beside
        #: The columns of the signs on the two sides of a loop, each with the way before it, and of the Town Hall
        #: between them.
        self.left: Final = 1
        self.right: Final = 1 + self.cell + 1
        self.middle: Final = (self.left + self.right) // 2
        self.wide: Final = self.right + self.cell


#: The whole map, and the one for narrow windows: 36 columns, and the Town Hall in one row with the ways to it.
WHOLE: Final = Layout(19, 12)
NARROW: Final = Layout(10, 4)

_KINDS: Final = {CORNER: "corner", TOWN: "town", DANGEROUS: "dangerous", ROAD: "road"}
_UNICODE: Final = {
    "corner": "◆", "town": "■", "dangerous": "▲", "road": "○", "-": "─", "|": "│", "by": "├",
    "join-upper": "└┬┘", "join-lower": "┌┴┐", "turn-upper": "┌┬┐", "turn-lower": "└┴┘", "price": "⌂", "wounds": "♥",
    "combat": "†", "darkness": "●", "passed": "·",
}  # fmt: skip
_ASCII: Final = {
    "corner": "*", "town": "#", "dangerous": "^", "road": "o", "-": "-", "|": "|", "by": "|",
    "join-upper": "+++", "join-lower": "+++", "turn-upper": "+++", "turn-lower": "+++", "price": "L", "wounds": "W",
    "combat": "C", "darkness": "X", "passed": ".",
}  # fmt: skip

Cell = tuple[str, str]
#: Signs that stand together, such as the Heroes of a space.
Group = list[Cell]


@final
class Canvas:
    """Signs with styles on a grid; what goes over the edge is cut."""

    def __init__(self, wide: int) -> None:
        self.wide: Final = wide
        self.cells: list[list[Cell]] = []

    def put(self, column: int, row: int, text: str, style: str) -> None:
        """Write a text from here to the right; new rows are added as they are needed."""
        while len(self.cells) <= row:
            self.cells.append([(" ", "void")] * self.wide)
        for offset, sign in enumerate(text[: self.wide - column]):
            self.cells[row][column + offset] = (sign, style)

    def lines(self) -> list[list[Cell]]:
        """Each row as runs of one style."""
        return [_runs(row) for row in self.cells]


def _runs(cells: list[Cell]) -> list[Cell]:
    runs: list[Cell] = []
    for sign, style in cells:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + sign, style)
        else:
            runs.append((sign, style))
    return runs


@final
class Town:
    """The drawing of one view, and where on it each space is."""

    def __init__(self, shown: Pieces, plain: bool, size: Layout = WHOLE) -> None:
        self.shown: Final = shown
        self.size: Final = size
        self.signs: Final = _ASCII if plain else _UNICODE
        self.way: Final = "way-dark" if shown["marker"] <= shown["night"] else "way"
        self.canvas: Final = Canvas(size.wide)
        #: By space its column, its row and how many rows it takes.
        self.areas: Final[dict[str, tuple[int, int, int]]] = {}
        spaces = shown["spaces"]
        upper, lower = _loops(spaces)
        row = self._loop(0, upper, True)
        if size is NARROW:
            row = self._loop(self._middle(row, spaces[0]), lower, False)
            self._short_track(row)
            return
        self._join(row, "join-upper")
        row += 1 + self._row(row + 1, {size.middle: spaces[0]}, True)
        self._join(row, "join-lower")
        row = self._loop(row + 1, lower, False)
        self._track(row + 1)

    def picture(self, space: str, narrow: Picture | None = None) -> Picture:
        """The whole drawing, with a space that a small window should show."""
        column, row, _ = self.areas[space]
        return Picture(self.canvas.lines(), (column + self.size.cell // 2, row), narrow)

    def mark(self, space: str) -> None:
        """Let a space stand out: by its style, and in plain ASCII by its signs. Names stay names."""
        column, top, high = self.areas[space]
        for row in range(top, top + high):
            for place in range(column, column + self.size.cell):
                sign, style = self.canvas.cells[row][place]
                _, at, message = style.partition("@")
                if self.signs is _ASCII and not at and sign in " -|":
                    sign = "="
                self.canvas.put(place, row, sign, f"target{at}{message}")

    # The loops

    def _loop(self, top: int, loop: list[Space], upper: bool) -> int:
        """Both sides of a loop, from the Town Hall up the left side and down the right one, or the other way below it;
        the row after it.
        """
        half = (len(loop) + 1) // 2
        going, coming = loop[:half], loop[half:]
        row = top
        for place in range(half):
            # The side that leads away from the Town Hall may be one longer than the one that leads back.
            far = half - 1 - place if upper else place
            sides = {self.size.left: going[far]}
            if far < len(coming):
                sides[self.size.right] = coming[len(coming) - 1 - far]
            if far == half - 1:
                self._turn(row, sides, self.signs["turn-upper" if upper else "turn-lower"])
            else:
                self.canvas.put(self.size.left - 1, row, self.signs["by"], self.way)
                self.canvas.put(self.size.right - 1, row, self.signs["by"], self.way)
            row += self._row(row, sides, upper or place < half - 1)
        return row

    def _turn(self, row: int, sides: dict[int, Space], bends: str) -> None:
        """The far end of a loop, where the way crosses from one side to the other."""
        self.canvas.put(self.size.left - 1, row, bends[0], self.way)
        self.canvas.put(self.size.left + 1, row, self.signs["-"] * (self.size.right - self.size.left - 2), self.way)
        self.canvas.put(self.size.right - 1, row, bends[1] if self.size.right in sides else bends[2], self.way)

    def _row(self, row: int, sides: dict[int, Space], goes_on: bool) -> int:
        """The spaces that lie side by side, and below them what does not fit; how many rows that takes."""
        below: dict[int, list[Group]] = {}
        for column, space in sides.items():
            rest = self._space(column, row, space)
            if rest:
                below[column] = rest
        high = 2 if below else 1
        for column, space in sides.items():
            self.areas[space["name"]] = (column, row, high if column in below else 1)
        if below:
            # The way goes on past the counters below a name.
            for column in (
                (self.size.middle,) if self.size.middle in sides else (self.size.left - 1, self.size.right - 1)
            ):
                self.canvas.put(column, row + 1, self.signs["|"] if goes_on else " ", self.way)
            for column, rest in below.items():
                self._groups(column + 2, row + 1, rest)
        return high

    def _space(self, column: int, row: int, space: Space) -> list[Group]:
        """One space: its sign, its name, and what is there as far as there is room; what is left is given back."""
        name = space["name"]
        kind = _KINDS[NAMED.get(name, ROAD)]
        self.canvas.put(column, row, self.signs[kind], kind)
        if kind == "road":
            self.canvas.put(column + 1, row, f" {name.removeprefix('road-')} ", kind)
        else:
            self.canvas.put(column + 1, row, " " * (self.size.name + 2), "void")
            label = name.replace("-", " ").title()[: self.size.name].ljust(self.size.name)
            self.canvas.put(column + 2, row, label, f"{kind}@space-{name}")
        groups = self._pieces(space)
        fitting, used = 0, 0
        while fitting < len(groups) and used + _length(groups[fitting]) <= self.size.beside:
            used += _length(groups[fitting]) + 1
            fitting += 1
        if groups:
            self.canvas.put(column + 2 + self.size.name, row, " " * min(used + 1, self.size.beside + 1), "void")
        self._groups(column + 2 + self.size.name + 1, row, groups[:fitting])
        return groups[fitting:]

    def _groups(self, column: int, row: int, groups: list[Group]) -> None:
        for group in groups:
            for text, style in group:
                self.canvas.put(column, row, text, style)
                column += len(text)
            column += 1

    def _join(self, row: int, which: str) -> None:
        """Where the two ends of a loop meet at the Town Hall."""
        ends, size = self.signs[which], self.size
        way = self.signs["-"] * (size.right - size.left - 1)
        self.canvas.put(size.left - 1, row, ends[0] + way + ends[2], self.way)
        self.canvas.put(size.middle, row, ends[1], self.way)

    def _middle(self, row: int, space: Space) -> int:
        """The Town Hall in one row, with the way that leads to it from the left; the row after it."""
        way = self.signs["-"] * (self.size.middle - self.size.left)
        self.canvas.put(self.size.left - 1, row, self.signs["by"] + way, self.way)
        return row + self._row(row, {self.size.middle: space}, True)

    # What is there

    def _pieces(self, space: Space) -> list[Group]:
        """People first, then Minions, then counters."""
        here = space["name"]
        groups = self._heroes(str(here))
        for number, elder in enumerate(self.shown["elders"]):
            if elder["at"] == here:
                groups.append([(elder_sign(number), "elder")])
        if space["minion"] is not None:
            groups.append([(minion_sign(space["minion"]), "minion")])
        if space["round"] is not None:
            groups.append([(f"({minion_sign(str(space['round']))})", "round-counter")])
        if space["clues"]:
            groups.append([(f"?{space['clues']}", "clues")])
        if space["militia"]:
            groups.append([(f"!{space['militia']}", "militia")])
        return groups

    def _heroes(self, here: str) -> list[Group]:
        """The Hero whose turn it is, the others, and those who are KO'd."""
        own = own_seat(self.shown)
        active: Group = []
        standing: Group = []
        down: Group = []
        for seat, hero in enumerate(self.shown["heroes"]):
            if hero["at"] != here:
                continue
            sign = (str(seat + 1), "pawn" if seat == own else "hero")
            # Two numbers side by side would read as one.
            if hero["down"]:
                down += [(",", "down"), sign] if down else [("~", "down"), sign]
            elif self.shown["turn"] == seat:
                active = [(">", "turn"), sign]
            else:
                standing += [(",", "hero"), sign] if standing else [sign]
        return [group for group in (active, standing, down) if group]

    # The Shadow Track

    def _track(self, top: int) -> None:
        """Numbers, symbols and prices; the marker and the price that holds stand in brackets (ATE-SHADOW-01,
        ATE-SHADOW-05, ATE-SHADOW-08).
        """
        marker = self.shown["marker"]
        ends = [section["spaces"][-1] for section in self.shown["sections"]]
        for number in range(TRACK_START, DARKNESS, -1):
            style = "track-red" if number <= self.shown["night"] else "track"
            self.canvas.put(_column(number), top, f"{number:2}", style)
            if number in ends:
                self.canvas.put(_column(number) + 2, top, self.signs["|"], self.way)
        self.canvas.put(_column(DARKNESS), top, self.signs["darkness"], "darkness")
        wide = 1 if marker == DARKNESS else 2
        text = self.signs["darkness"] if marker == DARKNESS else f"{marker:2}"
        self.canvas.put(_column(marker) - 1, top, f"[{text}]"[: wide + 2], "marker")
        symbols = self.shown["symbols"]
        if symbols["wounds"] or symbols["combat"]:
            top += 1
            for number in symbols["wounds"]:
                self.canvas.put(_column(number), top, f"+{self.signs['wounds']}", "more-wounds")
            for number in symbols["combat"]:
                self.canvas.put(_column(number), top, f"+{self.signs['combat']}", "more-combat")
        for place, section in enumerate(self.shown["sections"]):
            column, price = _column(section["spaces"][0]), f"{self.signs['price']}{section['price']}"
            if place == self.shown["section"]:
                self.canvas.put(column - 1, top + 1, f"[{price}]", "price-now")
            else:
                self.canvas.put(column, top + 1, price, "price")

    def _short_track(self, row: int) -> None:
        """The Shadow Track in one row: a sign for each number, with the marker on its own, and the price that holds."""
        marker = self.shown["marker"]
        ends = [section["spaces"][-1] for section in self.shown["sections"]]
        column = 0
        for number in range(TRACK_START, DARKNESS, -1):
            if number == marker:
                self.canvas.put(column, row, f"[{number}]", "marker")
                column += len(f"[{number}]")
            else:
                style = "track-red" if number <= self.shown["night"] else "track"
                self.canvas.put(column, row, self.signs["passed"], style)
                column += 1
            if number in ends and number > 1:
                self.canvas.put(column, row, self.signs["|"], self.way)
                column += 1
        last = f"[{self.signs['darkness']}]" if marker == DARKNESS else self.signs["darkness"]
        self.canvas.put(column, row, last, "darkness")
        self.canvas.put(column + len(last) + 1, row, f"{self.signs['price']}{self.shown['lair_price']}", "price-now")


def town(shown: Pieces, plain: bool) -> Picture:
    """The map of Shadowbrook and the Shadow Track, around one's own Hero, or around the one whose turn it is
    (ATE-BOARD-01).
    """
    heroes = shown["heroes"]
    seat = own_seat(shown)
    if seat < 0 and shown["turn"] is not None:
        seat = shown["turn"]
    spaces = shown["spaces"]
    at = str(heroes[seat]["at"] if 0 <= seat < len(heroes) else spaces[0]["name"])
    return Town(shown, plain).picture(at, Town(shown, plain, NARROW).picture(at))


def preview(shown: Pieces, where: list[Place], plain: bool) -> Picture | None:
    """The map with the spaces that an option names, or where the Heroes stand whom it names; None if it points at
    nothing of the map.
    """
    spaces: list[str] = []
    for place in where:
        if place["at"] == "space":
            spaces.append(place["space"])
        elif place["at"] == "hero" and place["seat"] < len(shown["heroes"]):
            spaces.append(shown["heroes"][place["seat"]]["at"])
    drawn, narrow = Town(shown, plain), Town(shown, plain, NARROW)
    marked = [space for space in dict.fromkeys(spaces) if space in drawn.areas]
    for space in marked:
        drawn.mark(space)
        narrow.mark(space)
    return drawn.picture(marked[0], narrow.picture(marked[0])) if marked else None


def _loops(spaces: list[Space]) -> tuple[list[Space], list[Space]]:
    """The two loops, each from the Town Hall round and back: a space that does not lie next to the one before it begins
    the second.
    """
    upper: list[Space] = []
    lower: list[Space] = []
    for place in range(1, len(spaces)):
        before, near = str(spaces[place - 1]["name"]), spaces[place]["near"]
        if lower or (upper and before not in near):
            lower.append(spaces[place])
        else:
            upper.append(spaces[place])
    return upper, lower


def _column(number: int) -> int:
    """Where a number of the Shadow Track begins."""
    return (WHOLE.wide - 3 * TRACK_START - 3) // 2 + 1 + 3 * (TRACK_START - number)


def _length(group: Group) -> int:
    return sum(len(text) for text, _ in group)
