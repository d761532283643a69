"""Shadowbrook as an SVG, drawn from a view: the map with everyone on it, the Shadow Track, the Villain and the Heroes.

The two loops of road lie like an eight with the Town Hall in the middle. Corners are diamonds, the town's spaces
houses, dangerous ones triangles, roads dots. Heroes are pawns in their colours with the number of their seat, ringed in
amber whose turn it is; Minions are red counters with two letters, round ones open; Investigation is an amber disc,
Militia a green shield, an Elder abroad a pale disc.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
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
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS, NAMED, ROAD, TOWN
from duskbox.games.touch_of_evil.rules.vocabulary import TRACK_START
from duskbox.games.touch_of_evil.schema.shown import Pieces, Space
from duskbox.games.touch_of_evil.schema.signs import elder_sign, minion_sign, own_seat

WIDE: Final = 960
MAP_HIGH: Final = 600
TRACK_HIGH: Final = 74
ROW_HIGH: Final = 48
#: How many Heroes stand side by side in a row below the track.
IN_ROW: Final = 4
MIDDLE_X: Final = 480.0
MIDDLE_Y: Final = 340.0
LONG: Final = 412.0
BROAD: Final = 196.0
_STEPS: Final = 200
#: Up to this number the Wounds of the Villain are drawn one by one.
MOST_HEARTS: Final = 40
#: The colours of the seats.
COLOURS: Final = ("#f2b24b", "#7fa3c7", "#e88a86", "#8fb07a", "#c79bd0", "#e9dfc9", "#d98c4a", "#6fc2b4")

Say = Callable[[str], str]
Point = tuple[float, float]


def sketch(shown: Pieces, say: Say) -> str:
    """The picture."""
    return _Sketch(shown, say).svg()


def places(spaces: list[Space]) -> dict[str, Point]:
    """Where each space lies: the Town Hall in the middle, the first loop to its left, the second to its right."""
    names = [space["name"] for space in spaces]
    found: dict[str, Point] = {names[0]: (MIDDLE_X, MIDDLE_Y)}
    for which, loop in enumerate(_loops(spaces)):
        points = [_on_loop(step / _STEPS, which) for step in range(_STEPS + 1)]
        walked = [0.0]
        for step in range(_STEPS):
            walked.append(walked[-1] + math.dist(points[step], points[step + 1]))
        ring = [names[0], *loop, names[0]]
        marks = [0.0]
        for one, other in pairwise(ring):
            # Places need room, roads little.
            roads = (NAMED.get(one, ROAD) == ROAD) + (NAMED.get(other, ROAD) == ROAD)
            marks.append(marks[-1] + (1.7, 0.98, 0.62)[roads])
        for number, name in enumerate(loop):
            goal = marks[number + 1] / marks[-1] * walked[-1]
            found[name] = points[min(step for step in range(_STEPS + 1) if walked[step] >= goal)]
    return found


def _loops(spaces: list[Space]) -> tuple[list[str], list[str]]:
    """A space that does not lie next to the one before it begins the second loop."""
    first: list[str] = []
    second: list[str] = []
    before = str(spaces[0]["name"])
    for space in spaces[1:]:
        near = space["near"]
        name = space["name"]
        if second or (first and before not in near):
            second.append(name)
        else:
            first.append(name)
        before = name
    return first, second


def _on_loop(turn: float, which: int) -> Point:
    """A point of a loop: it leaves the middle steeply and ends broad."""
    angle = math.pi * turn
    out = abs(math.sin(angle)) ** 0.86 * LONG
    wide = -math.copysign(1.0, math.cos(angle)) * abs(math.sin(2 * angle)) ** 0.82 * BROAD
    return MIDDLE_X + (out if which else -out), MIDDLE_Y + wide


@final
class _Sketch:
    def __init__(self, shown: Pieces, say: Say) -> None:
        self.shown: Final = shown
        self.say: Final = say
        self.heroes: Final = shown["heroes"]
        rows = (len(self.heroes) + IN_ROW - 1) // IN_ROW
        self.high: Final = MAP_HIGH + TRACK_HIGH + rows * ROW_HIGH + 14
        self.pen: Final = Pen(WIDE, self.high, say("game-name"))
        self.night: Final = shown["marker"] <= 8

    def svg(self) -> str:
        """Land, roads, spaces with their people and counters, then the margin."""
        self.pen.raw(
            '<defs><radialGradient id="duskbox-town"><stop offset="0" stop-color="#2b2536"/>'
            '<stop offset="1" stop-color="#0d0b12"/></radialGradient></defs>'
        )
        self.pen.box(0, 0, WIDE, self.high, INK, round=10)
        self.pen.oval(MIDDLE_X, MIDDLE_Y, 470, 300, "url(#duskbox-town)")
        self.pen.disc(896, 52, 22, BLUSH if self.night else BONE)
        self.pen.disc(887, 47, 19, INK)
        spaces = self.shown["spaces"]
        where = places(spaces)
        for which in (0, 1):
            points = [_on_loop(step / _STEPS, which) for step in range(_STEPS + 1)]
            line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            self.pen.path(line, stroke=STONE, width=15)
            self.pen.path(line, stroke=LINE, width=11)
            self.pen.path(line, stroke=WALL, width=1, more='stroke-dasharray="2 7"')
        for space in spaces:
            self._space(space, *where[space["name"]])
        for space in spaces:
            self._pieces(space, *where[space["name"]])
        self._villain()
        self._track(MAP_HIGH)
        for seat in range(len(self.heroes)):
            step = (WIDE - 24) / IN_ROW
            self._sheet(seat, 12 + seat % IN_ROW * step, MAP_HIGH + TRACK_HIGH + seat // IN_ROW * ROW_HIGH, step - 8)
        return self.pen.svg()

    # The map

    def _space(self, space: Space, x: float, y: float) -> None:
        name = space["name"]
        kind = NAMED.get(name, ROAD)
        showdown = self.shown["showdown"]
        if showdown is not None and showdown["at"] == name:
            self.pen.disc(x, y, 36, "none", BLOOD, 4)
        if kind == ROAD:
            self.pen.disc(x, y, 8, FLOOR, ASH, 1.5)
            return
        if kind == CORNER:
            self.pen.path(f"M{x} {y - 27}l27 27 -27 27 -27 -27z", STONE, AMBER, 2.2)
            self.pen.path(f"M{x} {y - 15}l15 15 -15 15 -15 -15z", "none", EMBER, 1.2)
        elif kind == TOWN:
            self.pen.path(f"M{x - 22} {y + 19}v-24l22 -19 22 19v24z", STONE, SAND, 2.2)
            self.pen.path(
                f"M{x - 5} {y + 19}v-12h10v12M{x - 15} {y - 1}h6v6h-6zM{x + 9} {y - 1}h6v6h-6z", AMBER, EMBER, 1
            )
        elif kind == DANGEROUS:
            self.pen.path(f"M{x} {y - 24}l26 43h-52z", STONE, BLUSH, 2.2)
            self.pen.path(f"M{x} {y - 8}v12M{x} {y + 11}v1", stroke=BLUSH, width=3)
        # Ink around the letters keeps a name readable where it lies on a road.
        more = f'font-weight="600" stroke="{INK}" stroke-width="3.5" paint-order="stroke"'
        self.pen.text(x, y + 43, self.say(f"space-{name}"), 13.5, BONE, more=more)

    def _pieces(self, space: Space, x: float, y: float) -> None:
        """Foes at the left, what helps at the right, Heroes in front."""
        name = space["name"]
        road = NAMED.get(name, ROAD) == ROAD
        out = 22.0 if road else 38.0
        left = y
        for counter, closed in ((space["minion"], True), (space["round"], False)):
            if counter is not None:
                self.pen.disc(x - out, left, 13, BLOOD if closed else INK, BLUSH, 2)
                self.pen.text(x - out, left + 4, minion_sign(counter), 11, BONE, more='font-weight="bold"')
                left -= 27
        right = y
        if space["clues"]:
            self.pen.disc(x + out, right, 11, AMBER, EMBER, 2)
            self.pen.text(x + out, right + 4.5, str(space["clues"]), 13, INK, more='font-weight="bold"')
            right -= 25
        if space["militia"]:
            self.pen.path(f"M{x + out - 9} {right - 10}h18v9c0 7 -5 10 -9 12c-4 -2 -9 -5 -9 -12z", MOSS, INK, 1.2)
            self.pen.text(x + out, right + 4, str(space["militia"]), 12, INK, more='font-weight="bold"')
            right -= 25
        for number, elder in enumerate(self.shown["elders"]):
            if elder["at"] == name:
                self.pen.disc(x + out, right, 11, BONE, ASH, 2)
                self.pen.text(x + out, right + 4, elder_sign(number), 10.5, INK)
                right -= 25
        here = [seat for seat, hero in enumerate(self.heroes) if hero["at"] == name]
        step = min(24.0, 96.0 / max(1, len(here)))
        for place, seat in enumerate(here):
            self._pawn(seat, x + (place - (len(here) - 1) / 2) * step, y - (21 if road else 33))

    def _pawn(self, seat: int, x: float, y: float) -> None:
        """A Hero in the colour of its seat; one who is KO'd is only an outline."""
        down = self.heroes[seat]["down"]
        if self.shown["turn"] == seat:
            self.pen.disc(x, y, 17, "none", AMBER, 2)
        fill, line = (STONE, COLOURS[seat]) if down else (COLOURS[seat], INK)
        self.pen.path(f"M{x - 9:.1f} {y + 13:.1f}c0 -11 3 -15 9 -15s9 4 9 15z", fill, line, 1.6)
        self.pen.disc(x, y - 6, 5.6, fill, line, 1.6)
        self.pen.text(x, y + 10, str(seat + 1), 9.5, line, more='font-weight="bold"')

    # Around the map

    def _villain(self) -> None:
        """The Villain's name, Combat and Wounds: a heart for each, or a number where there are too many."""
        villain = self.shown["villain"]
        self.pen.text(830, 58, f"{self.say('board-round')} {self.shown['round']}", 17, ASH, "end")
        if villain is None:
            return
        name = self.say(f"villain-{villain['name']}")
        combat = (
            f'<tspan font-size="15" font-weight="400" fill="{SAND}" dx="14">{self.say("skill-combat")}'
            f" {villain['combat']}</tspan>"
        )
        self.pen.text(24, 46, name + combat, 26, BLUSH, "start", 'font-weight="600"')
        wounds = villain["wounds"]
        left = wounds - villain["hurt"]
        if wounds > MOST_HEARTS:
            self.pen.text(24, 74, f"♥ {left} / {wounds}", 17, BLUSH, "start")
            return
        for wound in range(wounds):
            x = 30 + wound * 14
            line = f"M{x} 74l-5 -5a3 3 0 0 1 5 -3.6a3 3 0 0 1 5 3.6z"
            self.pen.path(line, BLOOD if wound < left else "none", BLUSH, 1)

    def _track(self, y: float) -> None:
        """From 20 down to Darkness; below it the price of a Lair card, and in cooperative play the symbols above it."""
        marker = self.shown["marker"]
        symbols = self.shown["symbols"]
        tones = zip(self.shown["sections"], ("#3a3448", "#332d40", "#2b2536", "#2c1f2a", "#33171f"), strict=True)
        fills = {space: tone for section, tone in tones for space in section["spaces"]}
        wide = (WIDE - 24) / (TRACK_START + 1)
        for space in range(TRACK_START, -1, -1):
            x = 12 + (TRACK_START - space) * wide
            here = space == marker
            fill, edge = (AMBER, AMBER) if here else (fills.get(space, "#000000"), LINE)
            self.pen.box(x + 1, y, wide - 2, 34, fill, edge, 1.2, 4)
            label = str(space) if space else "☾"
            colour = INK if here else BLUSH if space <= self.shown["night"] else SAND
            self.pen.text(x + wide / 2, y + 23, label, 16, colour, more='font-weight="bold"' if here else "")
            signs = ("♥" if space in symbols["wounds"] else "") + ("†" if space in symbols["combat"] else "")
            if signs:
                self.pen.text(x + wide / 2, y - 4, signs, 13, BLUSH)
        for section in self.shown["sections"]:
            x = 12 + (TRACK_START - section["spaces"][0]) * wide
            long = len(section["spaces"]) * wide
            self.pen.path(f"M{x + 3} {y + 39}v4h{long - 6}v-4", stroke=ASH)
            self.pen.text(x + long / 2, y + 58, f"⌂ {section['price']}", 13, ASH)

    def _sheet(self, seat: int, x: float, y: float, wide: float) -> None:
        """A Hero in a line: who, the Wounds that are left, Investigation, and how many cards."""
        hero = self.heroes[seat]
        own = own_seat(self.shown) == seat
        self.pen.box(x, y, wide, ROW_HIGH - 6, DUSK, AMBER if self.shown["turn"] == seat else LINE, 1.2, 6)
        self.pen.disc(x + 17, y + 21, 11, COLOURS[seat], INK)
        self.pen.text(x + 17, y + 26, str(seat + 1), 13, INK, more='font-weight="bold"')
        name = self.say(f"hero-{hero['hero']}")
        self.pen.text(x + 36, y + 18, name, 13, BONE, "start", 'font-weight="600"' if own else "")
        left = hero["health"] - hero["wounds"]
        figures = (("♥", left, BLUSH), ("?", hero["investigation"], AMBER), ("▤", hero["events"], SAND))
        for place, (sign, number, colour) in enumerate(figures):
            self.pen.text(x + 36 + place * 42, y + 35, f"{sign} {number}", 13, colour, "start")
        if hero["has_lair"]:
            self.pen.text(x + 36 + 3 * 42, y + 35, "⌂", 14, MOON, "start")
        if hero["down"]:
            self.pen.text(x + wide - 8, y + 35, self.say("board-down"), 12, BLUSH, "end")
