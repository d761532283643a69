"""Move, Tiptoe and what bars or ends a walk (FD-MOVE, FD-TIP, FD-MVT)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.games.fear_of_the_dark.rules.vocabulary import HOLE, ITEM_SQUARE, LOCK, OBSTRUCTION, PRINTED, SECRET_SQUARE
from duskbox.games.fear_of_the_dark.rules.walk import Walk
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth, wander
from tests.rules import rule

#: The three walks as choice and payment; the hand "move tiptoe scout" serves them all.
WALKS = {
    "move": ("do:move", "play:move"),
    "tiptoe": ("do:tiptoe", "play:tiptoe"),
    "two-square walk": ("walk", "play:scout"),
}
every_walk = pytest.mark.parametrize("walk", WALKS.values(), ids=list(WALKS))

#: A start tile without anything on it, so that a walk goes round the edge.
BARE = box(start=("NESW", ". . .", ". . .", ". . ."))


@rule("FD-MOVE-01")
@pytest.mark.parametrize("hand", ["move scout", ""])
def test_a_move_walks_four_squares_in_the_light_and_in_the_dark(hand: str) -> None:
    play = labyrinth(hand=hand, pack=BARE).do("do:move", "play:move" if hand else "discard:scout")
    play.do("go:N", "go:W", "go:S", "go:S")
    assert play.place == (0, "SW")
    assert play.asked == "ask-action", "and no fifth"


@rule("FD-MOVE-02", "FD-OPEN-20")
@pytest.mark.parametrize(
    ("keys", "square"),
    [
        (["go:N", "stop"], "N"),
        (["go:N", "go:W", "stop"], "NW"),
        (["go:N", "go:W", "go:S", "stop"], "W"),
        (["go:N", "go:W", "go:S", "go:S"], "SW"),
    ],
)
def test_a_move_may_stop_after_any_square(keys: list[str], square: str) -> None:
    play = labyrinth(hand="move scout", pack=BARE).do("do:move", "play:move", *keys)
    assert (play.place, play.asked) == ((0, square), "ask-action")


@rule("FD-MOVE-02", "FD-OPEN-33")
def test_steps_not_taken_are_lost() -> None:
    play = labyrinth(hand="move move scout", pack=BARE).do("do:move", "play:move", "go:N", "stop")
    play.do("do:move", "play:move", "go:W", "go:S", "go:S", "go:E")
    assert (play.place, play.asked) == ((0, "S"), "ask-action"), "the second Move has four squares, not seven"


@rule("FD-TIP-01")
def test_a_tiptoe_enters_holes_and_every_square_a_move_could_enter() -> None:
    play = labyrinth(hand="move tiptoe").do("do:move", "play:move")
    by_move = set(play.options)
    play = labyrinth(hand="move tiptoe").do("do:tiptoe", "play:tiptoe")
    assert by_move == {"go:W"}
    assert set(play.options) == by_move | {"go:N"}


@rule("FD-TIP-02", "FD-OPEN-21")
@pytest.mark.parametrize(
    ("keys", "place"),
    [
        (["go:N", "go:W"], (0, "NW")),
        (["go:W", "go:N"], (0, "NW")),
        (["go:W", "stop"], (0, "W")),
        (["go:N", "stop"], (0, "N")),
    ],
)
def test_a_tiptoe_walks_up_to_two_squares_holes_and_others_in_any_mix(keys: list[str], place: tuple[int, str]) -> None:
    play = labyrinth(hand="tiptoe scout").do("do:tiptoe", "play:tiptoe", *keys)
    assert (play.place, play.asked) == (place, "ask-action")


@rule("FD-TIP-02", "FD-OPEN-21")
def test_a_tiptoe_crosses_two_holes_in_a_row_and_no_third() -> None:
    pack = box(start=("NESW", "H H H", ". . .", ". . ."))
    play = labyrinth(hand="tiptoe scout", pawn="0.NW", pack=pack).do("do:tiptoe", "play:tiptoe", "go:E", "go:E")
    assert (play.place, play.asked) == ((0, "NE"), "ask-action")


@rule("FD-TIP-03", "FD-OPEN-22")
@pytest.mark.parametrize(
    ("keys", "hand"),
    [
        (["do:move", "play:move"], "move scout"),
        (["walk", "play:scout"], "move scout"),
        (["do:tiptoe", "play:tiptoe"], "tiptoe scout"),
        (["do:move", "discard:scout"], ""),
    ],
)
def test_any_walk_steps_off_a_hole(keys: list[str], hand: str) -> None:
    play = labyrinth(hand=hand, pawn="0.N").do(*keys, "go:S", "stop")
    assert play.place == (0, "C")


@rule("FD-TIP-03", "FD-OPEN-22")
def test_on_a_hole_one_acts_as_on_any_square() -> None:
    play = labyrinth(hand="tiptoe scout").do("do:tiptoe", "play:tiptoe", "go:N", "stop")
    assert play.place == (0, "N")
    play.will_turn(labyrinth=["R03"]).do("do:scout", "play:scout", "turn:0")
    assert play.rooms == ["start", "R03"], "scouting through the door at the hole"
    around = box(start=("NESW", "O H i1", ". . .", ". . ."))
    play = labyrinth(hand="clear investigate", pawn="0.N", pack=around).will_turn(item=["key"])
    play.do("do:clear", "play:clear", "do:investigate", "play:investigate", "card:1")
    assert (play.at(0, "NW"), play.held) == (".", ["key"])


@rule("FD-TIP-03", "FD-MVT-02")
def test_off_a_hole_onto_another_goes_only_a_tiptoe() -> None:
    pack = box(start=("NESW", "H H .", ". . .", ". . ."))
    play = labyrinth(hand="move tiptoe", pawn="0.N", pack=pack).do("do:move", "play:move")
    assert play.refused("go:W") == ["why-hole", "FD-MVT-02"]
    play = labyrinth(hand="move tiptoe", pawn="0.N", pack=pack).do("do:tiptoe", "play:tiptoe", "go:W", "stop")
    assert play.place == (0, "NW")


@rule("FD-TIP-04", "FD-OPEN-93")
def test_a_tiptoe_crosses_doors_reveals_rooms_and_leaves_the_maze() -> None:
    play = labyrinth(hand="tiptoe scout", rooms="R03@-1,0", pawn="0.W").do("do:tiptoe", "play:tiptoe", "go:W", "stop")
    assert play.place == (1, "E")
    play = labyrinth(hand="tiptoe scout", pawn="0.N").will_turn(labyrinth=["R03"])
    play.do("do:tiptoe", "play:tiptoe", "go:N", "turn:0")
    assert (play.place, play.rooms) == ((1, "S"), ["start", "R03"])
    play = labyrinth(hand="tiptoe scout", deck=0).do("do:tiptoe", "play:tiptoe", "go:N", "go:N")
    assert play.ending == "won"


@rule("FD-TIP-04")
def test_a_tiptoe_into_a_new_hazard_room_is_a_walk_like_any_other() -> None:
    play = labyrinth(hand="tiptoe scout", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["collapse"])
    play.do("do:tiptoe", "play:tiptoe", "go:W", "turn:0")
    assert (play.place, play.at(0, "W"), play.asked) == ((1, "E"), "O", "ask-action")


@rule("FD-MVT-01", "FD-TIP-01")
@every_walk
def test_no_walk_enters_an_obstruction_or_a_lock(walk: tuple[str, str]) -> None:
    play = labyrinth(hand="move tiptoe scout").do(*walk)
    assert play.refused("go:S") == ["why-obstruction", "FD-MVT-01"]
    assert play.refused("go:E") == ["why-lock", "FD-MVT-01"]
    play = labyrinth(hand="move tiptoe scout", cleared="0.S 0.E").do(*walk)
    assert {"go:S", "go:E"} <= set(play.options)


@rule("FD-MVT-01")
def test_a_barrier_behind_a_door_bars_the_door() -> None:
    play = labyrinth(hand="move tiptoe", rooms="R05@-1,0", pawn="0.W").do("do:move", "play:move")
    assert play.at(1, "E") == "O"
    assert play.refused("go:W") == ["why-obstruction", "FD-MVT-01"]


@rule("FD-MVT-02")
def test_a_hole_is_entered_only_by_tiptoe() -> None:
    for name in ("move", "two-square walk"):
        play = labyrinth(hand="move tiptoe scout").do(*WALKS[name])
        assert play.refused("go:N") == ["why-hole", "FD-MVT-02"]
    play = labyrinth(hand="move tiptoe scout").do(*WALKS["tiptoe"], "go:N", "stop")
    assert play.place == (0, "N")


@rule("FD-MVT-03", "FD-TIP-01")
@every_walk
@pytest.mark.parametrize("thing", ["i1", "s1"])
def test_no_walk_enters_an_item_or_secret_square_not_even_a_searched_one(walk: tuple[str, str], thing: str) -> None:
    pack = box(start=("NESW", f". {thing} .", ". . .", ". . ."))
    for taken in ("", f"{thing}.1 {thing}.2"):
        play = labyrinth(hand="move tiptoe scout", taken=taken, pack=pack).do(*walk)
        assert play.refused("go:N") == ["why-furniture", "FD-MVT-03"]


@rule("FD-MVT-04")
def test_going_through_a_door_is_one_step() -> None:
    play = labyrinth(hand="move scout", rooms="R03@-1,0", pawn="0.W").do("do:move", "play:move")
    play.do("go:W", "go:W", "go:W", "go:E")
    assert (play.place, play.asked) == ((1, "C"), "ask-action"), "door, centre, far edge, centre again: four steps"
    play = labyrinth(hand="move scout", rooms="R03@-1,0").do("walk", "play:scout", "go:W", "go:W")
    assert (play.place, play.asked) == ((1, "E"), "ask-action"), "the last step leads through it as well"


@rule("FD-MVT-04")
def test_going_through_an_unused_door_is_one_step_too() -> None:
    play = (
        labyrinth(hand="move scout").will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:W", "go:W", "turn:0")
    )
    play.do("go:W", "go:W")
    assert (play.place, play.asked) == ((1, "W"), "ask-action")


@rule("FD-MVT-05", "FD-OPEN-31")
@pytest.mark.parametrize("rooms", ["R09@-1,0", "R09@-1,0~"], ids=["walked into before", "scouted or mapped before"])
def test_a_hazard_room_on_the_table_turns_no_card_on_entry(rooms: str) -> None:
    play = labyrinth(hand="move scout", rooms=rooms, pawn="0.W").do("do:move", "play:move", "go:W")
    assert "hazard-turned" not in play.told
    assert (play.place, play.asked) == ((1, "E"), "ask-walk"), "and the walk goes on"


@rule("FD-MVT-05")
def test_a_hazard_room_found_on_a_secret_map_turns_no_card_on_entry() -> None:
    # R05 has a Secret to the left of its centre; the map is used on the door above it.
    play = labyrinth(hand="investigate move", rooms="R05@-1,0", pawn="1.C")
    play.will_turn(secret=["secret-map"], labyrinth=["R09"])
    play.do("do:investigate", "play:investigate", "card:1", "door:1:N", "turn:0")
    play.do("do:move", "play:move", "go:N", "go:N")
    assert (play.place, play.rooms[2]) == ((2, "S"), "R09")
    assert "hazard-turned" not in play.told


@rule("FD-MVT-05", "FD-OPEN-31")
def test_entering_a_known_room_again_places_no_token_anew() -> None:
    play = labyrinth(hand="move scout", rooms="R12@-1,0", cleared="1.C", pawn="0.W")
    play.do("do:move", "play:move", "go:W", "go:W")
    assert (play.at(1, "C"), play.place) == (".", (1, "C"))


@rule("FD-MVT-05", "FD-OPEN-31")
def test_an_existing_leak_is_all_that_acts_on_entry() -> None:
    play = labyrinth(hand="move scout", rooms="R09@-1,0", pawn="0.W", leak=1).do("do:move", "play:move", "go:W")
    assert (play.hand, play.heard("hand-blown-out")) == ([], [{"hazard": "@hazard-leak", "entered": 1}])
    assert "hazard-turned" not in play.told


@rule("FD-MVT-06")
def test_after_a_new_room_without_a_hazard_the_remaining_steps_may_be_used() -> None:
    play = labyrinth(hand="move scout", pawn="0.W").will_turn(labyrinth=["R03"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert play.options == ["go:N", "go:E", "go:W", "stop"]
    play.do("go:W", "stop")
    assert play.place == (1, "C")


@rule("FD-MVT-06", "FD-OPEN-30")
def test_one_walk_may_reveal_several_new_rooms() -> None:
    play = labyrinth(hand="move scout", pawn="0.W").will_turn(labyrinth=["R03", "R02"])
    play.do("do:move", "play:move", "go:W", "turn:0", "go:W", "go:W", "go:W", "turn:0")
    assert play.rooms == ["start", "R03", "R02"]
    assert (play.place, play.asked) == ((2, "E"), "ask-action")


def into_a_new_room(tile: str, hazard: str) -> Play:
    play = labyrinth(hand="move scout clear", pawn="0.W", aside=0, deck=12)
    play.will_turn(labyrinth=[tile], hazard=[hazard])
    return play.do("do:move", "play:move", "go:W", "turn:0")


@rule("FD-MVT-07", "FD-OPEN-28")
@pytest.mark.parametrize("hazard", PRINTED["hazards"])
def test_walking_into_a_new_hazard_room_ends_the_walk_whatever_the_card(hazard: str) -> None:
    play = into_a_new_room("R09", hazard)
    if hazard == "terror":
        play.do("lose-from-deck:tiptoe")
    assert (play.place, play.asked) == ((1, "E"), "ask-action")


@rule("FD-MVT-06", "FD-MVT-07", "FD-OPEN-28")
def test_walking_into_a_new_plain_room_does_not_end_it() -> None:
    assert into_a_new_room("R03", "terror").asked == "ask-walk"


@rule("FD-MVT-01", "FD-MVT-02", "FD-MVT-03")
def test_in_no_game_does_a_step_lead_onto_a_barrier_a_thing_or_without_tiptoe_a_hole() -> None:
    steps: Counter[str] = Counter()

    @settings(deadline=None)
    @given(seed=st.integers(0, 2**32))
    def walk_about(seed: int) -> None:
        before = -1
        for t in wander(seed):
            if t.pawn != before and t.stack and isinstance(t.stack[-1], Walk) and t.stack[-1].moved:
                barred = OBSTRUCTION | LOCK | ITEM_SQUARE | SECRET_SQUARE | (0 if t.stack[-1].tiptoe else HOLE)
                assert t.squares[t.pawn] & barred == 0
                steps["tiptoe" if t.stack[-1].tiptoe else "move"] += 1
            before = t.pawn

    walk_about()
    assert steps["move"] > 100 and steps["tiptoe"] > 10, f"no pawn has walked: {steps}"
