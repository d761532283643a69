"""Doors, tiles and how a new room is joined to the maze (FD-DOOR, FD-TILE)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.errors import BadPack
from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, DOWN, OPPOSITE, SIDES
from duskbox.testing.fear_of_the_dark import SQUARES, Play, box, labyrinth, wander
from tests.rules import rule

OTHER_SIDE = {"N": "S", "E": "W", "S": "N", "W": "E"}
ROOMS = [f"R{number:02}" for number in range(1, 13)]


def doors(play: Play, room: int) -> dict[str, str]:
    """The doors of a room by side: unused, open, dead, or an exit."""
    return {side: door["state"] for side, door in play.seen["rooms"][room]["doors"].items()}


def cell(play: Play, room: int) -> tuple[int, int]:
    return play.seen["rooms"][room]["at"]


def scouting(tile: str, side: str = "W", *, rooms: str = "", pack: dict[str, object] | None = None) -> Play:
    """At a door of the start tile with a tile just turned over by Scout."""
    play = labyrinth(hand="scout move", rooms=rooms, pawn=f"0.{side}", cleared="0.S 0.E", pack=pack)
    return play.will_turn(labyrinth=[tile], hazard=["draught"]).do("do:scout", "play:scout")


def walking(tile: str, by: str = "move", *, hazard: str = "", pack: dict[str, object] | None = None) -> Play:
    """The same, turned over by walking through the door on the left."""
    play = labyrinth(hand="move tiptoe scout", pawn="0.W", pack=pack)
    play.will_turn(labyrinth=[tile], hazard=[hazard] if hazard else [])
    return play.do(f"do:{by}", f"play:{by}", "go:W")


@rule("FD-DOOR-01")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("tile", ROOMS)
def test_every_turn_that_is_offered_joins_the_room_door_against_door(tile: str, side: str) -> None:
    offered = scouting(tile, side)
    assert offered.asked == "ask-turn"
    for turn in offered.options:
        play = scouting(tile, side).do(turn)
        assert (doors(play, 0)[side], doors(play, 1)[OTHER_SIDE[side]]) == ("open", "open")


@rule("FD-DOOR-01", "FD-TILE-07")
def test_a_turn_that_puts_a_wall_against_the_door_is_refused() -> None:
    play = scouting("R01")
    assert play.options == ["turn:0", "turn:1", "turn:2"], "its doors are N, E and W"
    assert play.refused("turn:3")[:3] == ["why-no-door-meets", "FD-DOOR-01", "FD-TILE-07"]


@rule("FD-DOOR-01", "FD-TILE-06")
@settings(deadline=None)
@given(seed=st.integers(0, 2**32))
def test_in_every_game_the_rooms_lie_on_cells_of_their_own_each_joined_to_the_maze_by_a_passage(seed: int) -> None:
    for t in wander(seed):
        cells = list(zip(t.columns, t.rows, strict=True))
        assert len(set(cells)) == len(cells)
    for room in range(1, len(t.tiles)):
        column, row = cells[room]
        joined = False
        for side in range(4):
            neighbour = (column + ACROSS[side], row + DOWN[side])
            if neighbour in cells and t.doors[room * 4 + side]:
                joined |= t.doors[cells.index(neighbour) * 4 + OPPOSITE[side]] != 0
        assert joined


@rule("FD-DOOR-02", "FD-OPEN-38")
@pytest.mark.parametrize("square", SQUARES)
def test_a_door_is_in_the_middle_of_its_side_and_only_its_square_leads_through(square: str) -> None:
    play = labyrinth(hand="move scout", pawn=f"0.{square}", deck=0, pack=box(start=("NESW", ". . .", ". . .", ". . .")))
    play.do("do:move", "play:move")
    inside = {
        "NW": "ES", "N": "ESW", "NE": "SW", "W": "NES", "C": "NESW", "E": "NSW", "SW": "NE", "S": "NEW", "SE": "NW",
    }  # fmt: skip
    ways = [f"go:{side}" for side in SIDES if side in inside[square] or side == square]
    assert play.options == ways
    if square in SIDES:
        assert play.do(f"go:{square}").ending == "won"


@rule("FD-DOOR-02", "FD-OPEN-38")
@pytest.mark.parametrize(("side", "entry"), [("W", "E"), ("N", "S"), ("E", "W"), ("S", "N")])
def test_a_door_is_entered_on_the_middle_square_of_the_far_side(side: str, entry: str) -> None:
    play = labyrinth(hand="move scout", pawn=f"0.{side}", cleared="0.S 0.E").will_turn(labyrinth=["R03"])
    play.do("do:move", "play:move", f"go:{side}", "turn:0")
    assert play.place == (1, entry)


@rule("FD-DOOR-03", "FD-OPEN-35")
def test_rooms_are_connected_only_where_both_have_a_door() -> None:
    play = labyrinth(hand="move scout", rooms="R03@-1,0", pawn="0.W").do("do:move", "play:move", "go:W", "stop")
    assert play.place == (1, "E")
    # R11 has doors N and E; turned half round it shows the start tile a wall.
    play = labyrinth(hand="move scout", rooms="R11@-1,0+2", pawn="0.W")
    assert doors(play, 0)["W"] == "dead"
    play.do("do:move", "play:move")
    assert play.refused("go:W")[:3] == ["why-dead-door", "FD-DOOR-03", "FD-DOOR-04"]
    play = labyrinth(hand="move scout", rooms="R11@-1,0+2", pawn="1.E").do("do:move", "play:move")
    assert play.refused("go:E")[:3] == ["why-wall", "FD-ACT-07", "FD-DOOR-03"], "nor from the side of the wall"


@rule("FD-DOOR-04", "FD-OPEN-35")
def test_a_door_is_unused_while_no_room_lies_behind_it() -> None:
    play = labyrinth(hand="scout", rooms="R03@-1,0 R11@0,-1", pawn="0.W")
    assert doors(play, 0) == {"N": "dead", "E": "unused", "S": "unused", "W": "open"}
    assert doors(play, 1) == {"N": "unused", "E": "open", "S": "unused", "W": "unused"}


@rule("FD-DOOR-04", "FD-OPEN-35")
def test_a_dead_door_is_no_exit() -> None:
    play = labyrinth(hand="move scout", rooms="R11@-1,0+2", pawn="0.W", deck=0).do("do:move", "play:move")
    assert play.refused("go:W")[0] == "why-dead-door"
    play = labyrinth(hand="move scout", pawn="0.W", deck=0).do("do:move", "play:move", "go:W")
    assert play.ending == "won", "an unused one is"


@rule("FD-DOOR-04", "FD-OPEN-36")
def test_a_door_that_comes_to_face_an_occupied_cell_is_no_longer_unused() -> None:
    # From R08, up and to the left of the start tile, a room is scouted into the cell above the start tile.
    play = labyrinth(hand="scout", rooms="R03@-1,0 R08@-1,-1", pawn="2.E").will_turn(labyrinth=["R12"])
    assert doors(play, 0)["N"] == "unused"
    play.do("do:scout", "play:scout", "turn:0")
    assert cell(play, 3) == (0, -1)
    assert doors(play, 0)["N"] == doors(play, 3)["S"] == "open"
    play = labyrinth(hand="scout", rooms="R03@-1,0 R08@-1,-1", pawn="2.E").will_turn(labyrinth=["R06"], hazard=["leak"])
    play.do("do:scout", "play:scout", "turn:0")
    assert doors(play, 0)["N"] == "dead", "R06 has a wall there"


#: A maze of two rooms with no way on: the start tile has one door, and so has the room behind it, next to a Secret.
CLOSED = box(start=("W", ". . .", ". . .", ". . ."), rooms={"X01": ("E", "plain", ". . .", ". s1 .", ". . .")})


@rule("FD-DOOR-04", "FD-OPEN-39")
def test_a_maze_without_an_unused_door_is_not_lost_by_itself() -> None:
    play = labyrinth(hand="investigate move", rooms="X01@-1,0", pawn="1.E", pack=CLOSED)
    assert (doors(play, 0), doors(play, 1)) == ({"W": "open"}, {"E": "open"})
    assert (play.ending, play.t.deck) == ("", 11)
    play.will_turn(secret=["secret-door"], labyrinth=["R03"])
    play.do("do:investigate", "play:investigate", "card:1", "wall:1:N")
    play.do("do:move", "play:move", "go:N", "go:W", "go:N", "turn:0")
    assert play.place == (2, "S"), "a Secret Door has opened a way"


@rule("FD-DOOR-04", "FD-SEC-05")
def test_a_secret_map_with_one_unused_door_left_needs_no_choice() -> None:
    pack = box(start=("W", ". . .", ". . .", ". . ."), rooms={"X01": ("NE", "plain", ". . .", ". s1 .", ". . .")})
    play = labyrinth(hand="investigate move", rooms="X01@-1,0", pawn="1.E", pack=pack)
    play.will_turn(secret=["secret-map"], labyrinth=["R03"])
    play.do("do:investigate", "play:investigate", "card:1", "turn:0")
    assert (cell(play, 2), doors(play, 1)) == ((-1, -1), {"N": "open", "E": "open"})


@rule("FD-SEC-02")
def test_a_secret_door_with_one_wall_left_needs_no_choice() -> None:
    pack = box(rooms={"X01": ("NES", "plain", ". . .", ". s1 .", ". . .")})
    play = labyrinth(hand="investigate move", rooms="X01@-1,0", pawn="1.E", pack=pack)
    play.will_turn(secret=["secret-door"]).do("do:investigate", "play:investigate", "card:1")
    assert (play.asked, doors(play, 1)["W"]) == ("ask-action", "unused")


@rule("FD-DOOR-05", "FD-OPEN-42")
def test_a_barred_door_is_unused_for_a_secret_map() -> None:
    play = labyrinth(hand="investigate move", rooms="R05@-1,0", pawn="1.C")
    play.will_turn(secret=["secret-map"], labyrinth=["R03"]).do("do:investigate", "play:investigate", "card:1")
    assert play.options == ["door:0:N", "door:0:E", "door:0:S", "door:1:N", "door:1:S"]
    assert (play.at(0, "E"), play.at(0, "S")) == ("L", "O")
    play.do("door:0:E", "turn:0")
    assert cell(play, 2) == (1, 0)
    assert doors(play, 0)["E"] == "open"


@rule("FD-DOOR-05", "FD-OPEN-42")
@pytest.mark.parametrize(("side", "square"), [("E", "E"), ("S", "S")])
def test_to_scout_or_walk_through_a_barred_door_one_must_stand_on_its_square(side: str, square: str) -> None:
    play = labyrinth(hand="scout move")
    assert play.at(0, square) in ("L", "O")
    assert "FD-SCOUT-02" in play.refused("do:scout")
    play.do("do:move", "play:move")
    assert "FD-MVT-01" in play.refused(f"go:{side}")
    play = labyrinth(hand="scout move", cleared=f"0.{square}", pawn=f"0.{square}")
    assert "do:scout" in play.options
    assert f"go:{side}" in play.do("do:move", "play:move").options


@rule("FD-DOOR-06")
def test_an_unused_door_leads_to_a_new_room_while_the_deck_has_a_tile() -> None:
    play = labyrinth(hand="move scout", pawn="0.W", deck=1)
    play.do("do:move", "play:move")
    assert play.refused("leave") == ["FD-DOOR-06"]
    play.will_turn(labyrinth=["R03"]).do("go:W", "turn:0")
    assert (play.ending, play.place, play.t.deck) == ("", (1, "E"), 0)
    play.do("go:W", "go:W", "go:W")
    assert play.ending == "won", "after the last tile it leads out"


@rule("FD-TILE-01")
def test_every_tile_has_nine_squares() -> None:
    play = labyrinth()
    assert [len(plan) for tile in play.t.content.tiles for plan in tile.plans] == [9] * 4 * 16
    for plan in ([". . .", ". . ."], [". . .", ". . . .", ". . ."], [". . .", ". .", ". . ."], [". . ."] * 4):
        with pytest.raises(BadPack):
            labyrinth(pack=box(rooms={"X01": ("N", "plain", *plan)}))


@rule("FD-TILE-02", "FD-TILE-03")
def test_a_square_is_empty_a_hole_an_obstruction_a_lock_or_a_numbered_item_or_secret() -> None:
    pack = box(rooms={"X01": ("E", "plain", "H O L", "i1 i4 .", "s1 s4 .")})
    play = scouting("X01", pack=pack)
    assert [play.at(1, square) for square in SQUARES] == ["H", "O", "L", "i1", "i4", ".", "s1", "s4", "."]


@rule("FD-TILE-03")
def test_a_revealed_room_receives_a_token_on_each_obstruction_and_lock_square() -> None:
    pack = box(rooms={"X01": ("E", "plain", "O . L", ". O .", "L . O")})
    play = labyrinth(hand="scout move", pawn="0.W", pack=pack).will_turn(labyrinth=["X01"])
    assert (play.t.obstructions, play.t.locks) == (9, 3)
    play.do("do:scout", "play:scout")
    assert [play.at(1, square) for square in SQUARES] == ["O", ".", "L", ".", "O", ".", "L", ".", "O"]
    assert (play.t.obstructions, play.t.locks) == (6, 1)
    assert play.rules_of("token-placed") == ["FD-TILE-03"] * 5


@rule("FD-TILE-03")
def test_a_room_walked_into_receives_its_tokens_as_well() -> None:
    play = walking("R12").do("turn:0")
    assert (play.at(1, "C"), play.t.obstructions) == ("O", 8)


@rule("FD-TILE-04")
def test_a_cleared_square_is_an_ordinary_one_and_stays_so_on_a_later_visit() -> None:
    play = labyrinth(hand="clear move move scout", rooms="R12@-1,0", pawn="1.E")
    assert play.at(1, "C") == "O"
    play.do("do:clear", "play:clear", "do:move", "play:move", "go:W", "stop")
    assert play.place == (1, "C"), "it is walked on"
    play.do("do:move", "play:move", "go:E", "go:E", "go:W", "go:W")
    assert (play.place, play.at(1, "C"), play.t.obstructions) == ((1, "C"), ".", 9)


@rule("FD-TILE-04")
def test_an_opened_lock_square_is_an_ordinary_one_too() -> None:
    play = labyrinth(hand="move scout", held="key").do("use:key", "do:move", "play:move", "go:E", "stop")
    assert play.place == (0, "E")


@rule("FD-TILE-05")
@pytest.mark.parametrize(
    ("tile", "turned", "vanishes"), [("R03", 0, False), ("R09", 1, False), ("R15", 0, True), ("R13", 1, True)]
)
def test_a_room_is_plain_a_hazard_room_a_dark_echo_or_both(tile: str, turned: int, vanishes: bool) -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=[tile, "R12"], hazard=["draught"])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.told.count("hazard-turned") == turned
    assert play.rooms == ["start", "R12" if vanishes else tile]
    assert ("echo-vanishes" in play.told) is vanishes


@rule("FD-TILE-05")
@pytest.mark.parametrize("kind", ["cursed", "hazard echo", ""])
def test_there_is_no_fifth_kind_of_room(kind: str) -> None:
    with pytest.raises(BadPack):
        labyrinth(pack=box(rooms={"X01": ("N", kind, ". . .", ". . .", ". . .")}))


@rule("FD-TILE-06", "FD-OPEN-36")
@pytest.mark.parametrize(("side", "at"), [("N", (0, -1)), ("E", (1, 0)), ("S", (0, 1)), ("W", (-1, 0))])
def test_a_new_room_takes_the_cell_behind_its_door(side: str, at: tuple[int, int]) -> None:
    assert cell(scouting("R03", side).do("turn:0"), 1) == at


@rule("FD-TILE-06", "FD-OPEN-36")
def test_four_rooms_around_a_corner_close_the_round() -> None:
    play = labyrinth(hand="move scout", rooms="R03@-1,0 R08@-1,-1 R12@0,-1", pawn="3.S")
    play.do("do:move", "play:move")
    assert play.refused("go:S")[0] == "why-hole", "below lies the start tile, and no other room could lie there"


@rule("FD-TILE-07")
def test_the_player_sees_the_revealed_tile_before_turning_it() -> None:
    play = scouting("R01")
    turning = cast(dict[str, Any], play.seen["turning"])
    assert (turning["tile"], turning["hazard"], turning["side"]) == ("R01", True, "W")
    assert {side: door["state"] for side, door in turning["turns"]["turn:1"]["doors"].items()} == {
        "N": "unused",
        "E": "open",
        "S": "unused",
    }
    assert turning["turns"]["turn:1"]["meets"] == [{"room": 0, "side": "W", "state": "open"}]
    assert play.rooms == ["start"], "it does not lie on the table yet"
    assert "hazard-turned" not in play.told


@rule("FD-TILE-07")
@pytest.mark.parametrize(
    ("turn", "item", "sides"), [("turn:0", "NE", "NEW"), ("turn:1", "SE", "NES"), ("turn:2", "SW", "ESW")]
)
def test_the_tile_lies_the_way_the_player_turned_it(turn: str, item: str, sides: str) -> None:
    play = scouting("R01").do(turn)
    assert play.at(1, item) == "i1"
    assert list(doors(play, 1)) == list(sides)


@rule("FD-TILE-07")
def test_turns_that_look_the_same_are_offered_once() -> None:
    play = scouting("R03")
    assert play.options == ["turn:0", "turn:1"]
    assert play.refused("turn:2") == ["why-same-turn", "FD-TILE-07"]


#: Above the cell to the left of the start tile a wall looks down on it, below it a door looks up.
AROUND = "R10@-1,-1+1 R03@-1,1"


@rule("FD-TILE-08", "FD-OPEN-35")
def test_the_other_sides_of_a_new_room_may_meet_doors_or_walls() -> None:
    play = scouting("R08", rooms=AROUND)
    assert play.options == ["turn:0", "turn:1", "turn:2", "turn:3"], "as if nothing lay around"
    play.do("turn:0")
    assert doors(play, 3) == {"N": "dead", "E": "open", "S": "open", "W": "unused"}
    play = scouting("R06", rooms=AROUND).do("turn:0")
    assert doors(play, 3) == {"E": "open", "W": "unused"}
    assert doors(play, 2)["N"] == "dead", "the door below has come to meet a wall"


@rule("FD-TILE-09", "FD-OPEN-37")
def test_walking_in_a_turn_with_an_enterable_entry_square_must_be_chosen() -> None:
    # R05 has doors N, E and S, with an Obstruction before the one to the E.
    play = walking("R05")
    assert play.options == ["turn:1", "turn:3"]
    assert play.refused("turn:0") == ["why-entry-barred", "FD-TILE-09"]
    assert play.refused("turn:2")[0] == "why-no-door-meets"
    assert play.do("turn:1").place == (1, "E")


@rule("FD-TILE-09", "FD-OPEN-37")
def test_without_walking_in_any_turn_is_allowed() -> None:
    play = scouting("R05")
    assert play.options == ["turn:0", "turn:1", "turn:3"]
    assert play.do("turn:0").at(1, "E") == "O"


@rule("FD-TILE-09", "FD-OPEN-37")
@pytest.mark.parametrize("thing", ["O", "L", "i1", "s1", "H"])
def test_what_this_walk_cannot_enter_bars_an_entry_square(thing: str) -> None:
    pack = box(rooms={"X01": ("NS", "plain", f". {thing} .", ". . .", ". . .")})
    play = walking("X01", pack=pack)
    assert (play.place, play.at(1, "E")) == ((1, "E"), "."), "the only turn that can be entered was taken"
    assert play.at(1, "W") == thing


@rule("FD-TILE-09", "FD-OPEN-37")
def test_a_hole_does_not_bar_the_entry_of_a_tiptoe() -> None:
    pack = box(rooms={"X01": ("NS", "plain", ". H .", ". . .", ". . .")})
    play = walking("X01", "tiptoe", pack=pack)
    assert play.options == ["turn:1", "turn:3"]
    assert play.do("turn:1").place == (1, "E")
    assert play.at(1, "E") == "H"


def barred_room(kind: str = "plain", thing: str = "O") -> dict[str, object]:
    """A room whose only door no walk can enter by."""
    return box(rooms={"X01": ("N", kind, f". {thing} .", ". . .", ". . .")})


@rule("FD-TILE-10", "FD-OPEN-37")
@pytest.mark.parametrize("thing", ["O", "L", "i1", "s1", "H"])
def test_if_no_turn_can_be_entered_the_pawn_stays_outside_and_the_walk_ends(thing: str) -> None:
    play = walking("X01", pack=barred_room(thing=thing))
    assert (play.place, play.asked) == ((0, "W"), "ask-action")
    assert (play.rooms, play.at(1, "E")) == (["start", "X01"], thing)
    assert "stays-outside" in play.told


@rule("FD-TILE-10", "FD-OPEN-37")
def test_a_tiptoe_enters_where_only_a_hole_bars() -> None:
    assert walking("X01", "tiptoe", pack=barred_room(thing="H")).place == (1, "E")


@rule("FD-TILE-10", "FD-OPEN-37")
def test_the_room_that_stayed_shut_counts_as_revealed_by_walking() -> None:
    play = walking("X01", hazard="terror", pack=barred_room("hazard"))
    assert (play.asked, play.t.terrors) == ("ask-lose", 1)
    play = walking("X01", hazard="knock-out", pack=barred_room("hazard"))
    assert (play.t.deck, play.t.aside) == (12, 3), "a fourth tile was set aside with this pack"
    play = walking("X01", hazard="draught", pack=barred_room("hazard"))
    assert (play.light, play.place) == (False, (0, "W"))


@rule("FD-TILE-10", "FD-OPEN-37")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_no_square_was_left_so_collapse_and_lockdown_place_nothing(hazard: str) -> None:
    play = walking("X01", hazard=hazard, pack=barred_room("hazard"))
    assert (play.place, play.at(0, "W"), play.discards) == ((0, "W"), ".", [hazard])
    assert play.rules_of("nothing-happens") == ["FD-TILE-10"]
    assert play.at(1, "E") == "O", "but the room has its own token"


@rule("FD-TILE-10", "FD-OPEN-37")
def test_a_leak_in_a_room_that_stayed_shut_leaves_the_hand() -> None:
    play = walking("X01", hazard="leak", pack=barred_room("hazard"))
    assert (play.seen["leak_room"], play.hand) == (1, ["tiptoe", "scout"])
