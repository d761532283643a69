"""Shadowbrook as text, drawn from a view: for terminals in Unicode, and in plain ASCII.

Each loop of the board is a pair of columns, one above the Town Hall and one below, laid out from the order of the spaces and their
neighbours alone, so that any board of two loops can be drawn. A space has a sign for its kind (`◆` corner, `■` town, `▲` dangerous, `○` road),
its name or a road's number, and what is there: Heroes by seat (`>` before the one whose turn it is, `~` before those who are KO'd), Elders
abroad as `e1`, a Minion counter by two letters, a round one in parentheses, Investigation as `?2`, Militia as `!1`. What does not fit
beside a name goes on below it. At the foot stands the Shadow Track with its marker in brackets, the prices of Lair cards, and in
cooperative play the symbols.

Each piece of text has the name of a style; what it looks like is the terminal's affair. A style may end in `@` and the id of a message: then
the text is a name, and whoever knows the words puts the name of the reader's language in its place, in the same width.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.game import Picture
from duskbox.games.touch_of_evil.board import CORNER, DANGEROUS, NAMED, ROAD, TOWN
from duskbox.games.touch_of_evil.reading import (
    Data,
    elder_sign,
    minion_sign,
    names_of,
    number_of,
    numbers_of,
    own_seat,
    rows_of,
    table_of,
)
from duskbox.games.touch_of_evil.telling import details as details
from duskbox.games.touch_of_evil.telling import summary as summary
from duskbox.games.touch_of_evil.vocabulary import DARKNESS, TRACK_START

#: How wide a space is: its sign, its name, what is beside the name.
NAME: Final = 19
BESIDE: Final = 12
CELL: Final = 2 + NAME + 1 + BESIDE
#: The columns of the signs on the two sides of a loop, each with the way before it, and of the Town Hall between them.
LEFT: Final = 1
RIGHT: Final = LEFT + CELL + 1
MIDDLE: Final = (LEFT + RIGHT) // 2
WIDE: Final = RIGHT + CELL
#: From here down the numbers of the track are red, and it is night (ATE-SHADOW-06).
RED: Final = 8

_KINDS: Final = {CORNER: "corner", TOWN: "town", DANGEROUS: "dangerous", ROAD: "road"}
_UNICODE: Final = {
    "corner": "◆", "town": "■", "dangerous": "▲", "road": "○", "-": "─", "|": "│", "by": "├",
    "join-upper": "└┬┘", "join-lower": "┌┴┐", "turn-upper": "┌┬┐", "turn-lower": "└┴┘", "price": "⌂", "wounds": "♥", "combat": "†", "darkness": "●",
}  # fmt: skip
_ASCII: Final = {
    "corner": "*", "town": "#", "dangerous": "^", "road": "o", "-": "-", "|": "|", "by": "|",
    "join-upper": "+++", "join-lower": "+++", "turn-upper": "+++", "turn-lower": "+++", "price": "L", "wounds": "W", "combat": "C", "darkness": "X",
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

    def __init__(self, shown: Data, plain: bool) -> None:
        self.shown: Final = shown
        self.signs: Final = _ASCII if plain else _UNICODE
        self.way: Final = "way-dark" if number_of(shown["marker"]) <= RED else "way"
        self.canvas: Final = Canvas(WIDE)
        #: By space its column, its row and how many rows it takes.
        self.areas: Final[dict[str, tuple[int, int, int]]] = {}
        spaces = rows_of(shown["spaces"])
        upper, lower = _loops(spaces)
        row = self._loop(0, upper, True)
        self._join(row, "join-upper")
        row += 1 + self._row(row + 1, {MIDDLE: spaces[0]}, True)
        self._join(row, "join-lower")
        row = self._loop(row + 1, lower, False)
        self._track(row + 1)

    def picture(self, space: str) -> Picture:
        """The whole drawing, with a space that a small window should show."""
        column, row, _ = self.areas[space]
        return Picture(self.canvas.lines(), (column + CELL // 2, row))

    def mark(self, space: str) -> None:
        """Let a space stand out: by its style, and in plain ASCII by its signs. Names stay names."""
        column, top, high = self.areas[space]
        for row in range(top, top + high):
            for place in range(column, column + CELL):
                sign, style = self.canvas.cells[row][place]
                _, at, message = style.partition("@")
                if self.signs is _ASCII and not at and sign in " -|":
                    sign = "="
                self.canvas.put(place, row, sign, f"target{at}{message}")

    # The loops

    def _loop(self, top: int, loop: list[Data], upper: bool) -> int:
        """Both sides of a loop, from the Town Hall up the left side and down the right one, or the other way below it; the row after it."""
        half = (len(loop) + 1) // 2
        going, coming = loop[:half], loop[half:]
        row = top
        for place in range(half):
            # The side that leads away from the Town Hall may be one longer than the one that leads back.
            far = half - 1 - place if upper else place
            sides = {LEFT: going[far]}
            if far < len(coming):
                sides[RIGHT] = coming[len(coming) - 1 - far]
            if far == half - 1:
                self._turn(row, sides, self.signs["turn-upper" if upper else "turn-lower"])
            else:
                self.canvas.put(LEFT - 1, row, self.signs["by"], self.way)
                self.canvas.put(RIGHT - 1, row, self.signs["by"], self.way)
            row += self._row(row, sides, upper or place < half - 1)
        return row

    def _turn(self, row: int, sides: dict[int, Data], bends: str) -> None:
        """The far end of a loop, where the way crosses from one side to the other."""
        self.canvas.put(LEFT - 1, row, bends[0], self.way)
        self.canvas.put(LEFT + 1, row, self.signs["-"] * (RIGHT - LEFT - 2), self.way)
        self.canvas.put(RIGHT - 1, row, bends[1] if RIGHT in sides else bends[2], self.way)

    def _row(self, row: int, sides: dict[int, Data], goes_on: bool) -> int:
        """The spaces that lie side by side, and below them what does not fit; how many rows that takes."""
        below: dict[int, list[Group]] = {}
        for column, space in sides.items():
            rest = self._space(column, row, space)
            if rest:
                below[column] = rest
        high = 2 if below else 1
        for column, space in sides.items():
            self.areas[str(space["name"])] = (column, row, high if column in below else 1)
        if below:
            # The way goes on past what stands below a name.
            for column in (MIDDLE,) if MIDDLE in sides else (LEFT - 1, RIGHT - 1):
                self.canvas.put(column, row + 1, self.signs["|"] if goes_on else " ", self.way)
            for column, rest in below.items():
                self._groups(column + 2, row + 1, rest)
        return high

    def _space(self, column: int, row: int, space: Data) -> list[Group]:
        """One space: its sign, its name, and what is there as far as there is room; what is left is given back."""
        name = str(space["name"])
        kind = _KINDS[NAMED.get(name, ROAD)]
        self.canvas.put(column, row, self.signs[kind], kind)
        if kind == "road":
            self.canvas.put(column + 1, row, f" {name.removeprefix('road-')} ", kind)
        else:
            self.canvas.put(column + 1, row, " " * (NAME + 2), "void")
            label = name.replace("-", " ").title()[:NAME].ljust(NAME)
            self.canvas.put(column + 2, row, label, f"{kind}@space-{name}")
        groups = self._pieces(space)
        fitting, used = 0, 0
        while fitting < len(groups) and used + _length(groups[fitting]) <= BESIDE:
            used += _length(groups[fitting]) + 1
            fitting += 1
        if groups:
            self.canvas.put(column + 2 + NAME, row, " " * min(used + 1, BESIDE + 1), "void")
        self._groups(column + 2 + NAME + 1, row, groups[:fitting])
        return groups[fitting:]

    def _groups(self, column: int, row: int, groups: list[Group]) -> None:
        for group in groups:
            for text, style in group:
                self.canvas.put(column, row, text, style)
                column += len(text)
            column += 1

    def _join(self, row: int, which: str) -> None:
        """Where the two ends of a loop meet at the Town Hall."""
        ends = self.signs[which]
        self.canvas.put(LEFT - 1, row, ends[0] + self.signs["-"] * (RIGHT - LEFT - 1) + ends[2], self.way)
        self.canvas.put(MIDDLE, row, ends[1], self.way)

    # What is there

    def _pieces(self, space: Data) -> list[Group]:
        """People first, then Minions, then counters."""
        here = space["name"]
        groups = self._heroes(str(here))
        for number, elder in enumerate(rows_of(self.shown["elders"])):
            if elder["at"] == here:
                groups.append([(elder_sign(number), "elder")])
        if space["minion"] is not None:
            groups.append([(minion_sign(str(space["minion"])), "minion")])
        if space["round"] is not None:
            groups.append([(f"({minion_sign(str(space['round']))})", "round-counter")])
        if number_of(space["clues"]):
            groups.append([(f"?{space['clues']}", "clues")])
        if number_of(space["militia"]):
            groups.append([(f"!{space['militia']}", "militia")])
        return groups

    def _heroes(self, here: str) -> list[Group]:
        """The Hero whose turn it is, the others, and those who are KO'd."""
        own = own_seat(self.shown)
        active: Group = []
        standing: Group = []
        down: Group = []
        for seat, hero in enumerate(rows_of(self.shown["heroes"])):
            if hero["at"] != here:
                continue
            sign = (str(seat + 1), "pawn" if seat == own else "hero")
            if hero["down"]:
                down += [sign] if down else [("~", "down"), sign]
            elif self.shown["turn"] == seat:
                active = [(">", "turn"), sign]
            else:
                standing.append(sign)
        return [group for group in (active, standing, down) if group]

    # The Shadow Track

    def _track(self, top: int) -> None:
        """Numbers, symbols and prices; the marker and the price that holds stand in brackets (ATE-SHADOW-01, ATE-SHADOW-05, ATE-SHADOW-08)."""
        marker = number_of(self.shown["marker"])
        prices = numbers_of(self.shown["prices"])
        section = TRACK_START // len(prices)
        for number in range(TRACK_START, DARKNESS, -1):
            style = "track-red" if number <= RED else "track"
            self.canvas.put(_column(number), top, f"{number:2}", style)
            if (number - 1) % section == 0:
                self.canvas.put(_column(number) + 2, top, self.signs["|"], self.way)
        self.canvas.put(_column(DARKNESS), top, self.signs["darkness"], "darkness")
        wide = 1 if marker == DARKNESS else 2
        text = self.signs["darkness"] if marker == DARKNESS else f"{marker:2}"
        self.canvas.put(_column(marker) - 1, top, f"[{text}]"[: wide + 2], "marker")
        if self.shown["mode"] == "cooperative":
            top += 1
            for symbol, spaces in table_of(self.shown["symbols"]).items():
                for number in numbers_of(spaces):
                    self.canvas.put(_column(number), top, f"+{self.signs[symbol]}", f"more-{symbol}")
        for place, price in enumerate(prices):
            column = _column(TRACK_START - place * section)
            if place == self.shown["section"]:
                self.canvas.put(column - 1, top + 1, f"[{self.signs['price']}{price}]", "price-now")
            else:
                self.canvas.put(column, top + 1, f"{self.signs['price']}{price}", "price")


def town(shown: Data, plain: bool) -> Picture:
    """The map of Shadowbrook and the Shadow Track, around one's own Hero, or around the one whose turn it is (ATE-BOARD-01)."""
    heroes = rows_of(shown["heroes"])
    seat = own_seat(shown)
    if seat < 0 and shown["turn"] is not None:
        seat = number_of(shown["turn"])
    spaces = rows_of(shown["spaces"])
    return Town(shown, plain).picture(str(heroes[seat]["at"] if 0 <= seat < len(heroes) else spaces[0]["name"]))


#: The verbs of options that name a space, and of those that name a Hero by its seat.
_TO_SPACES: Final = ("move", "escape", "space")
_TO_HEROES: Final = ("hero", "trade", "act")


def preview(shown: Data, key: str, plain: bool) -> Picture | None:
    """The map with the space that an option names, or where the Hero stands whom it names; None if it points at nothing."""
    verb, *args = key.split(":")
    if len(args) != 1:
        return None
    name = ""
    if verb in _TO_SPACES:
        name = args[0]
    elif verb in _TO_HEROES:
        name = next((str(hero["at"]) for hero in rows_of(shown["heroes"]) if str(hero["seat"]) == args[0]), "")
    drawn = Town(shown, plain)
    if name not in drawn.areas:
        return None
    drawn.mark(name)
    return drawn.picture(name)


def _loops(spaces: list[Data]) -> tuple[list[Data], list[Data]]:
    """The two loops, each from the Town Hall round and back: a space that does not lie next to the one before it begins the second."""
    upper: list[Data] = []
    lower: list[Data] = []
    for place in range(1, len(spaces)):
        before, near = str(spaces[place - 1]["name"]), names_of(spaces[place]["near"])
        if lower or (upper and before not in near):
            lower.append(spaces[place])
        else:
            upper.append(spaces[place])
    return upper, lower


def _column(number: int) -> int:
    """Where a number of the Shadow Track begins."""
    return (WIDE - 3 * TRACK_START - 3) // 2 + 1 + 3 * (TRACK_START - number)


def _length(group: Group) -> int:
    return sum(len(text) for text, _ in group)
