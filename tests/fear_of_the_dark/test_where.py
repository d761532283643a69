"""What options point at, so that clients need no rules to draw them."""

from __future__ import annotations

import pytest

from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.testing.fear_of_the_dark import Play, labyrinth
from tests.rules import rule


def where(play: Play, key: str) -> list[str]:
    """What an option points at, in short."""
    found = []
    for place in GAME.where(play.t, GAME.option(key), 0):
        found.append(" ".join(str(each) for each in place.values()))
    return found


@pytest.mark.parametrize(
    ("key", "places"),
    [
        ("go:N", ["square 0 1"]),
        ("at:here", ["square 0 4"]),
        ("stop", ["square 0 4"]),
        ("lock:1:9", ["square 1 8"]),
        ("door:0:N", ["side 0 N"]),
        ("wall:1:S", ["side 1 S"]),
        ("discard:scout", ["mind-card scout hand"]),
        ("take:move", ["mind-card move deck"]),
        ("lose-from-hand:move", ["mind-card move hand"]),
        ("lose-from-deck:move", ["mind-card move deck"]),
        ("lose-played:tiptoe", ["mind-card tiptoe played"]),
        ("card:2", ["location-card 2"]),
        ("turn:3", ["tile 3"]),
        ("spend-match", ["match"]),
        ("use:match", ["item match"]),
        ("walk", []),
        ("give-up", []),
        ("do:light-a-match", []),
    ],
)
def test_an_option_points_at_what_it_names(key: str, places: list[str]) -> None:
    assert where(labyrinth(hand="move scout"), key) == places


def test_in_the_dark_a_card_is_paid_from_the_mind_deck() -> None:
    assert where(labyrinth(), "discard:scout") == ["mind-card scout deck"]


def test_a_step_through_an_open_door_points_at_the_square_behind_it() -> None:
    assert where(labyrinth(hand="move", rooms="R03@-1,0", pawn="0.W"), "go:W") == ["square 1 5"]


@rule("FD-DOOR-04")
def test_a_step_through_an_unused_door_points_at_the_door() -> None:
    assert where(labyrinth(hand="move", pawn="0.W"), "go:W") == ["side 0 W"]


@rule("FD-CLEAR-01", "FD-ITEM-06")
def test_an_action_points_at_all_that_it_could_be_done_to() -> None:
    play = labyrinth(hand="clear")
    assert where(play, "do:move")[0] == "square 0 4"
    assert where(play, "do:clear") == ["mind-card clear hand", "square 0 7"], "its card, and the rubble to the south"
    assert where(play, "use:key") == ["item key", "square 0 5"], "the Lock to the east"


@rule("FD-SCOUT-01", "FD-SCOUT-02", "FD-LIGHT-03")
def test_scouting_points_at_the_unused_door_one_stands_at_and_only_in_the_light() -> None:
    assert where(labyrinth(hand="move", pawn="0.W"), "do:scout") == ["side 0 W"]
    assert where(labyrinth(hand="move"), "do:scout") == []
    assert where(labyrinth(pawn="0.W"), "do:scout") == [], "in the Dark nothing can be scouted"


@rule("FD-INV-02")
def test_a_location_that_was_emptied_is_nothing_to_investigate() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="1.C")
    beside = [place for place in where(play, "do:investigate") if place.startswith("square 1")]
    assert beside == where(play, "do:investigate")
    for places in (play.t.items, play.t.secrets):
        places[:] = [-2] * len(places)
    assert where(play, "do:investigate") == []


def test_every_option_of_a_question_about_places_points_at_the_board() -> None:
    play = labyrinth(hand="move").will_turn(labyrinth=["R05"]).do("do:move", "play:move")
    assert play.asked == "ask-walk"
    assert all(not where(play, key)[0].startswith("way") for key in play.options)


def ways(play: Play, key: str) -> list[str]:
    """The squares further on that an option leads to, and how many steps each takes."""
    return [place.removeprefix("way ") for place in where(play, key) if place.startswith("way ")]


@rule("FD-MOVE-01")
def test_a_step_points_at_the_squares_behind_the_next_that_the_walk_reaches_by_it() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="0.W").do("do:move", "play:move", "go:W")
    assert ways(play, "go:N") == ["1 1 2"]
    assert ways(play, "go:W") == ["1 3 2", "1 7 2", "1 6 3"]
    assert play.do("go:W", "go:W", "go:S").place == (1, "SW"), "three steps, as was said"


@rule("FD-MVT-02")
def test_a_move_points_at_all_that_it_reaches_and_at_nothing_behind_what_bars_the_way() -> None:
    play = labyrinth(hand="move")
    squares = [way.rsplit(" ", 1)[0] for way in ways(play, "do:move")]
    assert "0 5" not in squares and "0 7" not in squares, "a Lock to the east, rubble to the south"
    assert "0 3" in squares


@rule("FD-LEAK-04")
def test_no_way_leads_through_the_room_with_the_leak() -> None:
    play = labyrinth(hand="move move", rooms="R03@-1,0", pawn="0.W")
    beyond = [way for way in ways(play, "do:move") if way.startswith("1 ")]
    play.t.leak_room = 1
    leaking = [way for way in ways(play, "do:move") if way.startswith("1 ")]
    assert len(beyond) > 1 and leaking == ["1 5 1"], "only its first square: there the hand is lost"
