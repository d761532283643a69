"""One test for each card and each tile of the box: it is played once, and what the player sees of it is checked."""

from __future__ import annotations

import pytest

from duskbox.games.fear_of_the_dark.content.box import HOUSE, Data, numbers, table_of, texts
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.vocabulary import PRINTED
from duskbox.games.fear_of_the_dark.schema.shown import Room
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

ROOMS = table_of(HOUSE["rooms"])


def shown_room(play: Play, room: int) -> Room:
    return play.seen["rooms"][room]


def shown_squares(play: Play, room: int) -> str:
    """The squares of a room as the player sees them, row by row."""
    squares = shown_room(play, room)["squares"]
    return " / ".join(" ".join(squares[row : row + 3]) for row in (0, 3, 6))


def shown_doors(play: Play, room: int) -> dict[str, str]:
    """The doors of a room and the state of each."""
    return {side: door["state"] for side, door in shown_room(play, room)["doors"].items()}


# Mind cards


@rule("FD-MATCH-03", "FD-MATCH-04", "FD-HAND-04", "FD-HAND-05")
def test_light_a_match() -> None:
    play = labyrinth(hand="light-a-match", matches=3).do("do:light-a-match", "play:light-a-match")
    assert play.seen["played"] == "light-a-match", "it lies before the player until the hand is built"
    play.do("take:light-a-match", "take:move", "take:scout", "take:clear", "take:tiptoe")
    assert play.seen["hand"] == {"light-a-match": 1, "move": 1, "tiptoe": 1, "scout": 1, "clear": 1}
    assert play.seen["matches"] == 2
    assert play.seen["mind_deck"] == {"light-a-match": 1, "move": 2, "investigate": 1}


@rule("FD-MOVE-01", "FD-MVT-04", "FD-HAND-04")
def test_move() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0").do("do:move", "play:move", "go:W", "go:W", "go:W", "go:W")
    assert play.seen["pawn"] == (1, 3)
    assert play.heard("walked")[-1] == {"room": 1, "place": "@square-4"}
    assert (play.seen["hand"], play.seen["light"], len(play.mind)) == ({}, False, 9)


@rule("FD-TIP-01", "FD-TIP-02")
def test_tiptoe() -> None:
    play = labyrinth(hand="tiptoe move").do("do:tiptoe", "play:tiptoe", "go:N", "go:E")
    assert play.seen["pawn"] == (0, 2), "over the hole and on, two squares in all"
    assert (play.seen["hand"], play.asked) == ({"move": 1}, "ask-action")


@rule("FD-SCOUT-01")
def test_scout() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R12"]).do("do:scout", "play:scout")
    assert table_of(play.seen["turning"])["tile"] == "R12", "the player sees the tile before turning it"
    play.do("turn:0")
    assert (play.seen["turning"], play.seen["pawn"]) == (None, (0, 3))
    assert (shown_room(play, 1)["tile"], shown_room(play, 1)["entered"]) == ("R12", False)
    assert shown_doors(play, 0)["W"] == "open"


@rule("FD-INV-04", "FD-ITEM-01")
def test_investigate() -> None:
    play = labyrinth(hand="investigate", rooms="R02@0,1", pawn="1.C").will_turn(item=["key"])
    play.do("do:investigate", "play:investigate", "card:2")
    assert play.heard("item-found") == [{"item": "@item-key", "location": 3}]
    assert (play.seen["held"], play.seen["items"]) == ({"key": 1}, [[None, None], [None, None], [None], [None, None]])


@rule("FD-CLEAR-01")
def test_clear() -> None:
    play = labyrinth(hand="clear").do("do:clear", "play:clear")
    assert play.heard("token-removed") == [
        {"token": "@token-obstruction", "room": 0, "place": "@square-8", "by": "@mind-clear"}
    ]
    assert shown_squares(play, 0) == ". H . / . . L / . . ."
    assert table_of(play.seen["supply"])["obstruction"] == 10


# Hazards


def meet(hazard: str) -> Play:
    """A Move through the left door of the start tile into R09."""
    play = labyrinth(hand="move scout clear", pawn="0.W").will_turn(labyrinth=["R09"], hazard=[hazard])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert play.heard("hazard-turned") == [{"hazard": f"@hazard-{hazard}"}]
    assert play.seen["hazard_deck"] == 12
    return play


@rule("FD-HAZ-06")
def test_terror() -> None:
    play = meet("terror").do("lose-played:move")
    assert (play.seen["terrors"], play.seen["lost"], play.seen["hazard_discards"]) == (1, {"move": 1}, [])
    assert play.heard("card-lost") == [{"card": "@mind-move"}]


@rule("FD-HAZ-10")
def test_knock_out() -> None:
    play = meet("knock-out")
    assert (play.seen["deck"], play.seen["set_aside"]) == (12, 2)
    assert play.seen["hazard_discards"] == ["knock-out"]


@rule("FD-HAZ-12")
def test_draught() -> None:
    play = meet("draught")
    assert (play.seen["hand"], play.seen["light"], play.seen["lost"]) == ({}, False, {})
    assert play.rules_of("hand-blown-out") == ["FD-HAZ-12"]


@rule("FD-HAZ-13")
def test_collapse() -> None:
    play = meet("collapse")
    assert shown_squares(play, 0) == ". H . / O . L / . O ."
    assert play.heard("token-placed") == [{"token": "@token-obstruction", "room": 0, "place": "@square-4"}]


@rule("FD-HAZ-14")
def test_lockdown() -> None:
    play = meet("lockdown")
    assert shown_squares(play, 0) == ". H . / L . L / . O ."
    assert play.heard("token-placed") == [{"token": "@token-lock", "room": 0, "place": "@square-4"}]


@rule("FD-LEAK-01", "FD-LEAK-02")
def test_leak() -> None:
    play = meet("leak")
    assert (play.seen["leak_room"], table_of(play.seen["supply"])["leak"]) == (1, 0)
    assert (play.seen["hand"], play.rules_of("hand-blown-out")) == ({}, ["FD-LEAK-02"])


# Items


@rule("FD-ITEM-03")
def test_match() -> None:
    play = labyrinth(held="match", matches=1).do("use:match")
    assert (play.seen["matches"], play.seen["held"], play.seen["used_items"]) == (2, {}, {"match": 1})
    assert play.heard("item-used") == [{"item": "@item-match"}]


@rule("FD-ITEM-05")
def test_scrap_of_paper() -> None:
    play = labyrinth(hand="move", held="scrap-of-paper").do("use:scrap-of-paper", "take:scout", "take:move")
    assert (play.seen["hand"], play.seen["matches"]) == ({"move": 2, "scout": 1}, 6)
    assert play.seen["used_items"] == {"scrap-of-paper": 1}


@rule("FD-ITEM-06")
def test_key() -> None:
    play = labyrinth(held="key").do("use:key")
    assert play.heard("token-removed") == [{"token": "@token-lock", "room": 0, "place": "@square-6", "by": "@item-key"}]
    assert shown_squares(play, 0) == ". H . / . . . / . O ."
    assert play.seen["used_items"] == {"key": 1}


@rule("FD-ITEM-07")
def test_lever() -> None:
    play = labyrinth(hand="investigate", rooms="R02@0,1", pawn="1.C").will_turn(item=["lever"])
    play.do("do:investigate", "play:investigate", "card:1")
    assert play.heard("item-found") == [{"item": "@item-lever", "location": 3}]
    assert play.heard("token-removed") == [
        {"token": "@token-lock", "room": 0, "place": "@square-6", "by": "@item-lever"}
    ]
    assert (play.seen["held"], play.seen["used_items"]) == ({}, {"lever": 1})


# Secrets


def discover(secret: str, items: list[str] | None = None) -> Play:
    """Next to Secret location 2, in R05 with R10 in sight."""
    play = labyrinth(hand="investigate", rooms="R05@0,1 R10@1,0", pawn="1.C")
    play.will_turn(secret=[secret], item=items or []).do("do:investigate", "play:investigate", "card:1")
    assert play.heard("secret-found") == [{"secret": f"@secret-{secret}", "location": 2}]
    assert play.seen["used_secrets"] == {secret: 1}
    return play


@rule("FD-SEC-02")
def test_secret_door() -> None:
    play = discover("secret-door").do("wall:1:W")
    assert shown_doors(play, 1) == {"N": "open", "E": "unused", "S": "unused", "W": "unused"}
    assert table_of(table_of(shown_room(play, 1)["doors"])["W"])["secret"] is True
    assert table_of(play.seen["supply"])["secret-door"] == 1


@rule("FD-SEC-05")
def test_secret_map() -> None:
    play = discover("secret-map").will_turn(labyrinth=["R12"]).do("door:0:W", "turn:0")
    assert (shown_room(play, 3)["tile"], shown_room(play, 3)["at"]) == ("R12", (-1, 0))
    assert (play.seen["deck"], play.seen["pawn"]) == (9, (1, 4))


@rule("FD-SEC-08", "FD-SEC-09")
@pytest.mark.parametrize("location", [1, 2, 3, 4])
def test_information(location: int) -> None:
    play = discover(f"information-{location}", ["scrap-of-paper", "lever"])
    expected: list[list[str | None]] = [[None, None] for _ in range(4)]
    expected[location - 1] = ["scrap-of-paper", "lever"]
    assert play.seen["items"] == expected
    assert [told["item"] for told in play.heard("item-seen")] == ["@item-scrap-of-paper", "@item-lever"]


# Tiles


@rule("FD-SETUP-05", "FD-SETUP-06", "FD-SETUP-07")
def test_the_start_tile() -> None:
    play = labyrinth()
    assert shown_squares(play, 0) == ". H . / . . L / . O ."
    assert shown_doors(play, 0) == {"N": "unused", "E": "unused", "S": "unused", "W": "unused"}
    assert (shown_room(play, 0)["tile"], shown_room(play, 0)["hazard"]) == ("start", False)
    assert play.seen["supply"] == {"match": 0, "obstruction": 9, "lock": 3, "secret-door": 2, "leak": 1}


#: The side of the start tile at which a tile with this door comes to lie as it is printed.
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


def scout(tile: str) -> Play:
    """A tile is scouted at the door where it comes to lie as printed; an Echo is replaced by R03."""
    room = table_of(ROOMS[tile])
    play = labyrinth(hand="scout", pawn=f"0.{ACROSS[str(room['doors'])[0]]}", cleared="0.E 0.S")
    play.will_turn(labyrinth=[tile, "R03"], hazard=["draught"])
    return play.do("do:scout", "play:scout", "turn:0")


def kind_of(tile: str) -> str:
    return str(table_of(ROOMS[tile])["kind"])


@rule("FD-TILE-02", "FD-TILE-03", "FD-TILE-05")
@pytest.mark.parametrize("tile", [tile for tile in ROOMS if "echo" not in kind_of(tile)])
def test_each_room_scouted_once_shows_its_squares_doors_tokens_and_kind(tile: str) -> None:
    play = scout(tile)
    plan = " / ".join(texts(table_of(ROOMS[tile])["plan"]))
    assert play.rooms == ["start", tile]
    assert shown_squares(play, 1) == plan
    assert set(shown_doors(play, 1)) == set(str(table_of(ROOMS[tile])["doors"]))
    assert shown_room(play, 1)["hazard"] == (kind_of(tile) == "hazard")
    assert play.seen["hazard_discards"] == (["draught"] if kind_of(tile) == "hazard" else [])
    assert table_of(play.seen["supply"])["obstruction"] == 10 - plan.count("O")
    assert table_of(play.seen["supply"])["lock"] == 4 - plan.count("L")


@rule("FD-TILE-05", "FD-ECHO-04")
@pytest.mark.parametrize("tile", [tile for tile in ROOMS if "echo" in kind_of(tile)])
def test_each_dark_echo_scouted_once_vanishes_for_the_next_tile(tile: str) -> None:
    play = scout(tile)
    assert play.heard("echo-vanishes") == [{"kind": f"@tile-{kind_of(tile)}"}]
    assert play.rooms == ["start", "R03"]
    assert play.seen["hazard_discards"] == (["draught"] if kind_of(tile) == "hazard-echo" else [])


@rule("FD-TILE-07")
@pytest.mark.parametrize(
    ("turn", "squares", "doors"),
    [
        ("turn:0", ". i3 . / O . . / . . H", {"E": "open", "S": "unused", "W": "unused"}),
        ("turn:2", "H . . / . . O / . i3 .", {"W": "unused", "N": "unused", "E": "open"}),
        ("turn:3", ". . H / i3 . . / . O .", {"N": "unused", "E": "open", "S": "unused"}),
    ],
)
def test_squares_tokens_and_doors_turn_together(turn: str, squares: str, doors: dict[str, str]) -> None:
    play = labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R02"]).do("do:scout", "play:scout", turn)
    assert shown_squares(play, 1) == squares
    assert shown_doors(play, 1) == doors


# The box


@rule("FD-COMP-02", "FD-COMP-03", "FD-COMP-04", "FD-COMP-05", "FD-COMP-06")
def test_the_decks_and_tokens_have_the_rulebooks_totals() -> None:
    totals = {name: sum(numbers(HOUSE[name]).values()) for name in ("hazards", "mind", "items", "secrets")}
    assert totals == {"hazards": 13, "mind": 9, "items": 9, "secrets": 9}
    none = [kind for name in totals for kind in PRINTED[name] if not numbers(HOUSE[name])[kind]]
    assert none == ["information"], "each kind at least once; ours of Information have numbers"
    assert (len(ROOMS), numbers(HOUSE["labyrinth"])["deck"]) == (15, 12)
    assert numbers(HOUSE["tokens"]) == {"match": 6, "obstruction": 10, "lock": 4, "secret-door": 2, "leak": 1}


def tables(data: Data, path: str = "") -> dict[str, Data]:
    """Every table of the content that holds values and not only other tables, by its key."""
    found: dict[str, Data] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            key = f"{path}{name}"
            found |= tables(value, f"{key}.")
            if not all(isinstance(inner, dict) for inner in value.values()):
                found[key] = value
    return found


def test_every_table_of_the_content_says_where_it_comes_from() -> None:
    marks = {key: table.get("mark") for key, table in tables(HOUSE).items()}
    assert set(marks.values()) == {"rulebook", "house"}
    assert {key for key, mark in marks.items() if mark == "rulebook"} == {
        "labyrinth", "tokens", "difficulty.easy", "difficulty.normal", "difficulty.hard", "difficulty.very-hard",
    }  # fmt: skip
    assert len(marks) == 1 + 15 + 5 + 6, (
        "start tile, rooms, four decks and the walk-in marks, and what the rulebook states"
    )


def test_what_a_pack_replaces_is_marked_as_the_packs() -> None:
    overlay = box(
        rooms={"R03": ("N", "plain", ". . .", ". . .", ". . .")},
        hazards={"leak": 2},
        walk_in={"leak": True},
        difficulty={"hard": {"matches": 3}},
    )
    content = GAME.components.data(GAME.setup(pack=overlay))
    assert {key for key, table in tables(table_of(content)).items() if table["mark"] == "pack"} == {
        "rooms.R03", "hazards", "walk-in", "difficulty.hard",
    }  # fmt: skip


@rule("FD-COMP-07", "FD-OPEN-40")
@pytest.mark.parametrize(("word", "token", "hazard"), [("O", "obstruction", "collapse"), ("L", "lock", "lockdown")])
def test_with_the_built_in_rooms_no_barrier_token_is_ever_short(word: str, token: str, hazard: str) -> None:
    tiles = [HOUSE["start"], *ROOMS.values()]
    printed = sum(row.count(word) for tile in tiles for row in texts(table_of(tile)["plan"]))
    assert printed + numbers(HOUSE["hazards"])[hazard] <= numbers(HOUSE["tokens"])[token]


@rule("FD-TILE-10", "FD-OPEN-37")
@pytest.mark.parametrize("tile", ROOMS)
def test_each_house_room_has_a_turn_that_can_be_walked_into(tile: str) -> None:
    room = table_of(ROOMS[tile])
    rows = [row.split() for row in texts(room["plan"])]
    door_squares = {"N": rows[0][1], "E": rows[1][2], "S": rows[2][1], "W": rows[1][0]}
    assert "." in [door_squares[side] for side in str(room["doors"])]
