"""The map of Shadowbrook keeps to what is known of the printed one."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.board import CORNER, DANGEROUS, HOUSE_BOARD, NAMED, ROAD, TOWN
from tests.rules import rule

BOARD = HOUSE_BOARD


def at(name: str) -> int:
    return BOARD.space(name)


@rule("ATE-BOARD-01", "ATE-BOARD-02", "ATE-BOARD-03", "ATE-BOARD-04", "ATE-BOARD-05")
def test_there_are_thirteen_named_spaces_of_three_kinds_and_roads_between_them() -> None:
    by_kind = {kind: {name for name, its in NAMED.items() if its == kind} for kind in (CORNER, TOWN, DANGEROUS)}
    assert by_kind[CORNER] == {"manor", "windmill", "olde-woods", "abandoned-keep"}
    assert by_kind[TOWN] == {"town-hall", "blacksmith", "church", "doctors-office", "magistrates-office"}
    assert by_kind[DANGEROUS] == {"fields", "marsh", "covered-bridge", "crossroads"}
    assert sorted(name for name, kind in zip(BOARD.names, BOARD.kinds, strict=True) if kind != ROAD) == sorted(NAMED)
    assert all(name.startswith("road-") for name, kind in zip(BOARD.names, BOARD.kinds, strict=True) if kind == ROAD)
    assert len(set(BOARD.names)) == BOARD.size


@rule("ATE-BOARD-06", "ATE-MOVE-03")
def test_two_loops_meet_in_the_town_hall() -> None:
    assert len(BOARD.neighbours[at("town-hall")]) == 4
    assert all(len(near) == 2 for space, near in enumerate(BOARD.neighbours) if space != at("town-hall"))
    for space, near in enumerate(BOARD.neighbours):
        assert all(space in BOARD.neighbours[other] for other in near), "whoever can go can come back"
    without = _reached(at("manor"), closed=at("town-hall"))
    assert at("windmill") in without
    assert at("olde-woods") not in without


def _reached(start: int, closed: int) -> set[int]:
    seen, waiting = {start, closed}, [start]
    while waiting:
        for near in BOARD.neighbours[waiting.pop()]:
            if near not in seen:
                seen.add(near)
                waiting.append(near)
    return seen - {closed}


@rule("ATE-PATH-01")
def test_distances_are_those_of_the_shortest_way_and_the_longest_is_ten() -> None:
    for one in range(BOARD.size):
        for other in range(BOARD.size):
            assert BOARD.apart(one, other) == BOARD.apart(other, one)
            for near in BOARD.neighbours[one]:
                assert abs(BOARD.apart(one, other) - BOARD.apart(near, other)) <= 1
    assert max(BOARD.distance) == 10
    assert BOARD.apart(at("town-hall"), at("manor")) <= 6, "a hero once came to the Manor with one die"
    assert BOARD.apart(at("covered-bridge"), at("olde-woods")) < min(
        BOARD.apart(at("covered-bridge"), at("manor")), BOARD.apart(at("covered-bridge"), at("windmill"))
    )


@rule("ATE-PATH-02")
def test_only_the_fields_have_two_equally_short_ways_home() -> None:
    tied = [name for space, name in enumerate(BOARD.names) if len(BOARD.home[space]) > 1]
    assert tied == ["fields"]
    assert all(BOARD.home[space] for space in range(BOARD.size) if space != at("town-hall"))


@rule("ATE-PATH-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_the_fields_a_low_die_leads_toward_the_manor_and_a_high_one_toward_the_windmill(die: int) -> None:
    step = BOARD.step_home(at("fields"), die)
    corner = at("manor") if die <= 3 else at("windmill")
    assert BOARD.apart(step, corner) == BOARD.apart(at("fields"), corner) - 1


@rule("ATE-PATH-01")
def test_every_step_home_comes_nearer() -> None:
    for space in range(1, BOARD.size):
        for die in range(1, 7):
            assert BOARD.apart(BOARD.step_home(space, die), 0) == BOARD.apart(space, 0) - 1
