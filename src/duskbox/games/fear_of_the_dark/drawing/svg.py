"""The labyrinth as an SVG, drawn from a view: the maze, and below it the light, the hand, the matches and what is still
to come.

A gap in a wall is a passage. An unused door is a dark gap with amber posts, green ones once it leads out; a dead door
is walled up, and a Secret Door has pale posts. Rooms that no one has entered are hatched, Hazard rooms have a red sign
in the corner, the Leak its drops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from duskbox.core.svg import (
    AMBER,
    ASH,
    BLOOD,
    BLUSH,
    BONE,
    DUSK,
    EMBER,
    FLOOR,
    INK,
    LINE,
    MOON,
    MOSS,
    SAND,
    STONE,
    WALL,
    Pen,
)
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.schema.shown import Pieces, Room

SQUARE: Final = 36
WALLS: Final = 6
ROOM: Final = 3 * SQUARE + 2 * WALLS
EDGE: Final = 26
#: Below the maze: the strip with what the player has, and the least width it needs.
STRIP: Final = 92
LEAST_WIDTH: Final = 470
CARD_WIDE: Final = 62
CARD_HIGH: Final = 50

Say = Callable[[str], str]


def sketch(shown: Pieces, say: Say) -> str:
    """The picture."""
    return _Sketch(shown, say).svg()


@final
class _Sketch:
    def __init__(self, shown: Pieces, say: Say) -> None:
        self.shown: Final = shown
        self.say: Final = say
        self.lit: Final = shown["light"]
        self.rooms: Final[list[Room]] = shown["rooms"]
        cells = [room["at"] for room in self.rooms]
        self.left: Final = min(column for column, _ in cells)
        self.top: Final = min(row for _, row in cells)
        wide = (max(column for column, _ in cells) - self.left + 1) * ROOM
        high = (max(row for _, row in cells) - self.top + 1) * ROOM
        self.width: Final = max(LEAST_WIDTH, wide + 2 * EDGE)
        self.shift: Final = (self.width - wide) / 2
        self.floor: Final = high + 2 * EDGE
        self.pen: Final = Pen(self.width, self.floor + STRIP, say("game-name"))

    def svg(self) -> str:
        """Background, rooms, doors, the Lost with the light, and the strip."""
        self.pen.raw(
            '<defs><radialGradient id="duskbox-match"><stop offset="0" stop-color="#f2b24b" stop-opacity=".55"/><stop'
            ' offset=".55" stop-color="#f2b24b" stop-opacity=".16"/><stop offset="1" stop-color="#f2b24b"'
            ' stop-opacity="0"/></radialGradient><pattern id="duskbox-unentered" width="7" height="7"'
            ' patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#0d0b12"'
            ' stroke-width="3" opacity=".35"/></pattern></defs>'
        )
        self.pen.box(0, 0, self.width, self.floor + STRIP, INK, round=10)
        for number in range(len(self.rooms)):
            self._room(number)
        for number in range(len(self.rooms)):
            self._doors(number)
        self._pawn()
        self._strip()
        return self.pen.svg()

    def _corner(self, number: int) -> tuple[float, float]:
        column, row = self.rooms[number]["at"]
        return self.shift + (column - self.left) * ROOM, EDGE + (row - self.top) * ROOM

    # The maze

    def _room(self, number: int) -> None:
        room = self.rooms[number]
        x, y = self._corner(number)
        self.pen.box(x + 1, y + 1, ROOM - 2, ROOM - 2, WALL, LINE, 1, 3)
        self.pen.box(x + WALLS, y + WALLS, 3 * SQUARE, 3 * SQUARE, STONE)
        for square, word in enumerate(room["squares"]):
            left, top = x + WALLS + square % 3 * SQUARE, y + WALLS + square // 3 * SQUARE
            self.pen.box(left + 1, top + 1, SQUARE - 2, SQUARE - 2, FLOOR, round=2)
            self._square(left + SQUARE / 2, top + SQUARE / 2, word)
        if not room["entered"]:
            self.pen.box(x + WALLS, y + WALLS, 3 * SQUARE, 3 * SQUARE, "url(#duskbox-unentered)")
        self.pen.text(x + WALLS + 3, y + WALLS + 10, str(number), 9, ASH, "start")
        if room["hazard"]:
            right = x + ROOM - WALLS
            self.pen.path(f"M{right - 12} {y + WALLS + 12}l5 -9 5 9z", "none", BLUSH, 1.6)
        if self.shown["leak_room"] == number:
            for drop in range(3):
                left, top = x + WALLS + 6 + drop * 9, y + ROOM - WALLS - 5 - drop % 2 * 4
                self.pen.path(f"M{left} {top}c-4 -3 -2 -6 0 -9c2 3 4 6 0 9z", MOON)

    def _square(self, x: float, y: float, word: str) -> None:
        """What lies on a square: a hole, a location, and the tokens above it."""
        if "H" in word:
            self.pen.oval(x, y, 13, 11, INK, LINE)
            self.pen.oval(x, y + 2, 10, 7.5, "#000000")
        if "i" in word:
            self._location(x, y, word[word.index("i") + 1], SAND, "M-11 -4h22v12h-22zM-11 -4l3 -5h16l3 5M-2 -1h4v4h-4z")
        if "s" in word:
            self._location(
                x,
                y,
                word[word.index("s") + 1],
                MOON,
                "M-12 1c6 -9 18 -9 24 0c-6 9 -18 9 -24 0zM-3.5 1a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0",
            )
        if "O" in word:
            self.pen.path(f"M{x - 13} {y + 11}l3 -12 7 -3 3 8 2 -13 8 2 3 18z", "#5b4a3f", ASH, 1.2)
            self.pen.path(f"M{x - 8} {y + 4}l5 3M{x + 4} {y}l4 5", stroke=ASH)
        if "L" in word:
            self.pen.path(f"M{x - 6} {y - 1}v-4a6 6 0 0 1 12 0v4", stroke=SAND, width=2.4)
            self.pen.box(x - 9, y - 1, 18, 13, EMBER, SAND, 1, 2)
            self.pen.disc(x, y + 4, 2, INK)

    def _location(self, x: float, y: float, number: str, colour: str, line: str) -> None:
        self.pen.path(line, stroke=colour, width=1.4, more=f'transform="translate({x} {y})"')
        self.pen.text(x + 13, y + 15, number, 9, colour, "end")

    def _doors(self, number: int) -> None:
        x, y = self._corner(number)
        half = ROOM / 2
        for name, door in self.rooms[number]["doors"].items():
            state, secret = door["state"], door["secret"]
            turn = SIDES.index(name) * 90
            # Drawn as a door in the north and turned about the middle of the room.
            self.pen.raw(f'<g transform="translate({x + half} {y + half}) rotate({turn})">')
            if state == "dead":
                self.pen.box(-11, -half, 22, WALLS + 0.5, "#4b4254")
                self.pen.path(f"M-7 {-half + 1}l4 4M0 {-half + 1}l4 4M7 {-half + 1}l3 4", stroke=STONE, width=1.5)
            else:
                posts = {"open": WALL, "unused": AMBER, "exit": MOSS}[state]
                self.pen.box(-12, -half - 1, 24, WALLS + 2, FLOOR if state == "open" else DUSK)
                if secret:
                    posts = MOON
                if state != "open":
                    self.pen.path(f"M-12 {-half - 5}h24", stroke=posts, width=1.6, more='stroke-dasharray="3 4"')
                self.pen.path(f"M-12 {-half - 3}v{WALLS + 5}M12 {-half - 3}v{WALLS + 5}", stroke=posts, width=3)
            self.pen.raw("</g>")

    def _pawn(self) -> None:
        """The Lost, in the glow of a match or a shape in the dark."""
        number, square = self.shown["pawn"]
        left, top = self._corner(number)
        x, y = left + WALLS + (square % 3 + 0.5) * SQUARE, top + WALLS + (square // 3 + 0.5) * SQUARE
        if self.lit:
            self.pen.disc(x, y, 2.6 * SQUARE, "url(#duskbox-match)")
        self.pen.path(f"M{x - 9} {y + 14}c0 -12 3 -17 9 -17s9 5 9 17z", BONE if self.lit else MOON, INK, 1.4)
        self.pen.disc(x, y - 7, 5.6, BONE if self.lit else MOON, INK, 1.4)
        if self.lit:
            self.pen.path(f"M{x + 11} {y + 5}v-9", stroke=EMBER, width=2)
            self.pen.path(f"M{x + 11} {y - 15}c4 5 4 9 0 11c-4 -2 -4 -6 0 -11z", AMBER)

    # What the player has

    def _strip(self) -> None:
        y = self.floor
        self.pen.box(8, y, self.width - 16, STRIP - 8, DUSK, LINE, 1, 8)
        left = 20.0
        hand = self.shown["hand"]
        for name, count in hand.items():
            for _ in range(count):
                self._card(left, y + 10, self.say(f"mind-{name}"))
                left += CARD_WIDE + 4
        if not hand:
            self.pen.text(left, y + 40, self.say("board-dark"), 15, MOON, "start", 'font-style="italic"')
        matches = self.shown["matches"]
        for match in range(matches):
            x = self.width - 26 - match * 11
            self.pen.path(f"M{x} {y + 50}v-26", stroke=SAND, width=2.6)
            self.pen.oval(x, y + 20, 3.2, 5, BLOOD)
        counts = (
            ("board-deck", sum(self.shown["mind_deck"].values()), SAND),
            ("board-lost", sum(self.shown["lost"].values()), ASH),
            ("board-rooms", self.shown["deck"], AMBER),
            ("board-terror", self.shown["terrors"], BLUSH),
            ("board-matches", matches, SAND),
        )
        step = (self.width - 32) / len(counts)
        for place, (message, number, colour) in enumerate(counts):
            words = f'{self.say(message)} <tspan font-weight="bold" fill="{colour}">{number}</tspan>'
            self.pen.text(16 + (place + 0.5) * step, y + 75, words, 10.5, ASH)

    def _card(self, x: float, y: float, name: str) -> None:
        self.pen.box(x, y, CARD_WIDE, CARD_HIGH, BONE, EMBER, 1.5, 4)
        lines = _two_lines(name)
        for place, line in enumerate(lines):
            self.pen.text(x + CARD_WIDE / 2, y + (30 if len(lines) == 1 else 23 + place * 13), line, 10.5, INK)


def _two_lines(name: str) -> list[str]:
    """A name that is too long for one line of a card, broken at the space nearest to its middle."""
    if len(name) <= 11 or " " not in name:
        return [name]
    spaces = [place for place, sign in enumerate(name) if sign == " "]
    middle = min(spaces, key=lambda place: abs(place - len(name) / 2))
    return [name[:middle], name[middle + 1 :]]
