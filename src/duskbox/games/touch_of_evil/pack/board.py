"""The board and the Shadow Track of a pack, checked against what the rules need (ATE-BOARD-06, ATE-PATH-01 to
ATE-PATH-03, ATE-SHADOW-05).
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.build import Declaration, Sheet
from duskbox.games.touch_of_evil.pack.values import MARK, RANGES, bad, check_keys, is_number
from duskbox.games.touch_of_evil.rules.board import NAMED, TOWN_HALL, Board

_MOST_ROADS: Final = 40


def lay_track(d: Declaration, given: Sheet) -> None:
    """Five Lair prices, and the symbols of the cooperative side (ATE-SHADOW-05, ATE-SHADOW-08, ATE-COOP-08)."""
    check_keys(given, ("prices", "more-wounds", "more-combat"), "track")
    for field, value in given.items():
        key = f"track.{field}"
        least, most = RANGES["price" if field == "prices" else "track"]
        good = isinstance(value, list) and all(is_number(each) and least <= each <= most for each in value)
        if field == "prices" and (not good or not isinstance(value, list) or len(value) != 5):
            raise bad(key, "expect-prices", value, least=least, most=most)
        if field != "prices" and (not good or not isinstance(value, list) or len(set(value)) != len(value)):
            raise bad(key, "expect-track-spaces", value, least=least, most=most)
        d.track[field] = value
        d.track["mark"] = MARK


def loops_of(given: Sheet) -> list[list[str]]:
    """Two loops that meet in the Town Hall and hold all named spaces; only the Fields may have two ways home
    (ATE-BOARD-06, ATE-PATH-02).
    """
    check_keys(given, ("loops",), "board")
    value = given.get("loops")
    if not isinstance(value, list) or len(value) != 2:
        raise bad("board.loops", "expect-loops", value)
    loops: list[list[str]] = []
    for place, loop in enumerate(value, start=1):
        key = f"board.loops.{place}"
        if not isinstance(loop, list) or len(loop) < 3 or loop[0] != TOWN_HALL:
            raise bad(key, "expect-loop", loop)
        for step, name in enumerate(loop[1:], start=2):
            if not isinstance(name, str) or name == TOWN_HALL or (name != "." and name not in NAMED):
                raise bad(f"{key}.{step}", "expect-loop-space", name, allowed=", ".join(NAMED))
        loops.append([str(name) for name in loop])
    named = [name for loop in loops for name in loop[1:] if name != "."]
    for name in NAMED:
        if name != TOWN_HALL and named.count(name) != 1:
            raise bad("board.loops", "expect-all-spaces", f"{name}: {named.count(name)}")
    roads = sum(loop.count(".") for loop in loops)
    if roads > _MOST_ROADS:
        raise bad("board.loops", "expect-fewer-roads", roads, most=_MOST_ROADS)
    board = Board(tuple([tuple(loop) for loop in loops]))
    tied = [board.names[space] for space in range(board.size) if len(board.home[space]) > 1]
    if tied not in ([], ["fields"]):
        raise bad("board.loops", "expect-one-tie", ", ".join(tied))
    if tied:
        loop = loops[0] if "fields" in loops[0] else loops[1]
        middle = loop.index("fields")
        if "manor" not in loop[:middle] or "windmill" not in loop[middle:]:
            # A low die leads toward the Manor, a high one toward the Windmill (ATE-PATH-03).
            raise bad("board.loops", "expect-way-home", ", ".join(loop))
    return loops
