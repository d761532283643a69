"""The board and the Shadow Track of a pack, checked against what the rules need (ATE-BOARD-06, ATE-PATH-01 to
ATE-PATH-03, ATE-SHADOW-05).
"""

from __future__ import annotations

from typing import Final

from duskbox.core.shapes import ListOf, Mistakes, OneOf, Table
from duskbox.games.touch_of_evil.content.build import Declaration
from duskbox.games.touch_of_evil.pack.values import MARK, MOST_PRICE, PRICE, whole
from duskbox.games.touch_of_evil.rules.board import NAMED, TOWN_HALL, Board

_MOST_ROADS: Final = 40
ROAD: Final = "."
_SECTIONS: Final = 5
_LAST: Final = 20
_TRACK_SPACES: Final = ListOf("expect-track-spaces", whole(1, _LAST), unique=True, least=1, most=_LAST)
#: Five Lair prices, and the symbols of the cooperative side (ATE-SHADOW-05, ATE-SHADOW-08, ATE-COOP-08).
TRACK: Final = Table(
    {
        "prices": ListOf("expect-prices", PRICE, shortest=_SECTIONS, longest=_SECTIONS, least=0, most=MOST_PRICE),
        "more-wounds": _TRACK_SPACES,
        "more-combat": _TRACK_SPACES,
    }
)
LOOP_SPACE: Final = OneOf(
    "expect-loop-space", (ROAD, *[name for name in NAMED if name != TOWN_HALL]), allowed=", ".join(NAMED)
)


def lay_track(d: Declaration, value: object, mistakes: Mistakes) -> None:
    """Lay the values of the Shadow Track over ours."""
    for field, given in TRACK.good(value, "track", mistakes).items():
        d.track[field] = given
        d.track["mark"] = MARK


def loops_of(value: object, mistakes: Mistakes) -> list[list[str]]:
    """Two loops that meet in the Town Hall and hold all named spaces; only the Fields may have two ways home
    (ATE-BOARD-06, ATE-PATH-02). None, if something is wrong with them.
    """
    before = len(mistakes.found)
    if not isinstance(value, dict):
        mistakes.bad("board", "expect-table", value)
        return []
    mistakes.check_keys(value, ("loops",), "board")
    given = value.get("loops")
    if not isinstance(given, list) or len(given) != 2:
        mistakes.bad("board.loops", "expect-loops", given)
        return []
    for place, loop in enumerate(given, start=1):
        key = f"board.loops.{place}"
        if not isinstance(loop, list) or len(loop) < 3 or loop[0] != TOWN_HALL:
            mistakes.bad(key, "expect-loop", loop)
            continue
        for step, name in enumerate(loop[1:], start=2):
            LOOP_SPACE.check(name, f"{key}.{step}", mistakes)
    if len(mistakes.found) > before:
        return []
    loops = [[str(name) for name in loop] for loop in given]
    _check_board(loops, mistakes)
    return [] if len(mistakes.found) > before else loops


def _check_board(loops: list[list[str]], mistakes: Mistakes) -> None:
    """Whether both loops together are a board that the rules can be played on."""
    named = [name for loop in loops for name in loop[1:] if name != ROAD]
    for name in NAMED:
        if name != TOWN_HALL and named.count(name) != 1:
            mistakes.bad("board.loops", "expect-all-spaces", f"{name}: {named.count(name)}")
            return
    roads = sum(loop.count(ROAD) for loop in loops)
    if roads > _MOST_ROADS:
        mistakes.bad("board.loops", "expect-fewer-roads", roads, most=_MOST_ROADS)
        return
    board = Board(tuple([tuple(loop) for loop in loops]))
    tied = [board.names[space] for space in range(board.size) if len(board.home[space]) > 1]
    if tied not in ([], ["fields"]):
        mistakes.bad("board.loops", "expect-one-tie", ", ".join(tied))
    elif tied:
        loop = loops[0] if "fields" in loops[0] else loops[1]
        middle = loop.index("fields")
        if "manor" not in loop[:middle] or "windmill" not in loop[middle:]:
            # A low die leads toward the Manor, a high one toward the Windmill (ATE-PATH-03).
            mistakes.bad("board.loops", "expect-way-home", ", ".join(loop))
