"""What an option points at, shown on the map before it is chosen."""

from __future__ import annotations

import pytest

from duskbox.core.parts.drawing import Picture
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.testing.fear_of_the_dark import Play, labyrinth
from tests.rules import rule


def drawn(play: Play, key: str, plain: bool) -> Picture | None:
    """The map with what an option points at, if it points at anything on it."""
    return GAME.drawing.preview(GAME.pieces(play.t, 0), GAME.where(play.t, GAME.option(key), 0), plain)


def preview(play: Play, key: str, plain: bool = False) -> list[str]:
    """The map with what an option points at, as lines."""
    picture = drawn(play, key, plain)
    assert picture is not None, f"{key} points at nothing"
    return ["".join(text for text, _ in line) for line in picture.lines]


def picture_of(play: Play) -> list[str]:
    """The map as it is, as lines."""
    return ["".join(text for text, _ in line) for line in GAME.drawing.board(GAME.pieces(play.t, 0), False).lines]


def dead_doors(lines: list[str]) -> int:
    """How many doors of a map stand against a bare wall."""
    return sum(line.count("x") for line in lines)


def marked(play: Play, key: str) -> list[str]:
    """The texts that stand out on it."""
    picture = drawn(play, key, False)
    assert picture is not None
    return [text for line in picture.lines for text, style in line if style == "target"]


@rule("FD-TILE-07", "FD-TILE-08", "FD-DOOR-01")
def test_a_revealed_tile_is_seen_as_it_would_lie_in_every_way_it_can_be_turned() -> None:
    play = labyrinth(hand="move").will_turn(labyrinth=["R05"]).do("do:move", "play:move", "go:W", "go:W")
    assert play.asked == "ask-turn" and len(play.options) > 1
    for key in play.options:
        after = labyrinth(hand="move").will_turn(labyrinth=["R05"]).do("do:move", "play:move", "go:W", "go:W", key)
        laid = "\n".join(preview(play, key)).replace("(@)", " · ")
        chosen = GAME.drawing.board(GAME.pieces(after.t, 0), False)
        assert laid == "\n".join("".join(text for text, _ in line) for line in chosen.lines).replace("(@)", " · ")


@rule("FD-DOOR-03", "FD-DOOR-04")
def test_a_door_of_the_new_tile_against_a_bare_wall_is_seen_before_it_is_laid() -> None:
    rooms = "R08@-1,0 R15@-1,1"
    play = labyrinth(hand="move clear", rooms=rooms, cleared="0.S").will_turn(labyrinth=["R05"])
    assert dead_doors(picture_of(play)) == 0
    play.do("do:move", "play:move", "go:S", "go:S")
    assert play.asked == "ask-turn"
    assert {key: dead_doors(preview(play, key)) for key in play.options} == {"turn:0": 1, "turn:2": 0}


@pytest.mark.parametrize(("side", "sign"), [("N", " ○ "), ("E", "╳╳╳"), ("S", "▓▓▓"), ("W", " · ")])
def test_a_step_or_a_search_points_at_the_square_beside_the_pawn(side: str, sign: str) -> None:
    assert marked(labyrinth(), f"go:{side}") == [sign]
    assert marked(labyrinth(), f"at:{side}") == [sign]


def test_a_step_through_a_door_points_at_the_door_and_the_map_stays_where_it_is() -> None:
    play = labyrinth(pawn="0.W")
    picture = drawn(play, "go:W", False)
    assert picture is not None and picture.focus == GAME.drawing.board(GAME.pieces(play.t, 0), False).focus
    assert "?" in "".join(marked(play, "go:W"))


def test_locks_doors_and_walls_far_away_are_pointed_at_and_brought_into_the_window() -> None:
    play = labyrinth(rooms="R08@1,0 R03@2,0")
    assert marked(play, "lock:0:6") == ["╳╳╳"]
    assert marked(play, "door:2:N") == [" ? "]
    picture = drawn(play, "door:2:N", False)
    assert picture is not None and picture.focus == (25, 0)
    assert "===" in preview(play, "wall:2:N", plain=True)[0] or "=?=" in preview(play, "wall:2:N", plain=True)[0]


def test_an_action_points_at_all_that_it_could_be_done_to() -> None:
    play = labyrinth(pawn="0.E")
    assert marked(play, "do:move") == marked(play, "stop") == ["(@)"]
    assert marked(labyrinth(), "do:clear") == ["▓▓▓"]
    assert marked(labyrinth(), "use:key") == ["╳╳╳"]
    assert marked(labyrinth(hand="scout", pawn="0.W"), "do:scout") == ["│", "?", "│"]


@pytest.mark.parametrize("key", ["do:light-a-match", "play:move", "take:scout", "card:1", "give-up", "turn:0"])
def test_an_option_that_points_at_nothing_of_the_map_has_no_preview(key: str) -> None:
    assert drawn(labyrinth(hand="move"), key, False) is None
