"""What is in the box, how it is laid out, and what the four levels change (FD-COMP, FD-SETUP, FD-DIFF)."""

from __future__ import annotations

from collections import Counter

import pytest

from duskbox.core.chance import Fast
from duskbox.core.errors import BadPack, BadSetting
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, PRINTED, STREAMS
from duskbox.games.fear_of_the_dark.schema.shown import Side
from duskbox.testing.fear_of_the_dark import SQUARES, Play, box, labyrinth, wander
from tests.rules import rule

ROOMS = [f"R{number:02}" for number in range(1, 16)]


def new_game(difficulty: str = "normal") -> Play:
    """The table as the game lays it out, untouched by the test bed."""
    play = Play(GAME.new_table(GAME.setup({"difficulty": difficulty})))
    play.t.start_here()
    return play


@rule("FD-COMP-01")
def test_one_player_alone_guides_one_pawn() -> None:
    play = new_game()
    assert play.t.seats == 1
    assert play.seen["pawn"] == (0, SQUARES.index("C"))
    assert {t.decision.seat for t in wander(3) if t.decision is not None} == {0}, "no one else is ever asked"


@rule("FD-COMP-02")
def test_fifteen_rooms_can_come_from_the_deck_and_the_start_tile_never() -> None:
    play = new_game()
    assert play.could_turn("labyrinth") == ROOMS
    assert play.rooms == ["start"]


@rule("FD-COMP-03")
def test_the_hazard_deck_has_thirteen_cards_of_six_kinds() -> None:
    hazards = new_game().could_turn("hazard")
    assert len(hazards) == 13
    assert set(hazards) == set(PRINTED["hazards"]) == {"terror", "knock-out", "draught", "collapse", "lockdown", "leak"}


@rule("FD-COMP-04", "FD-OPEN-06")
def test_the_mind_has_nine_cards_of_six_kinds_with_two_moves_and_two_lights_at_least() -> None:
    mind = new_game().mind
    assert len(mind) == 9
    assert set(mind) == set(PRINTED["mind"]) == {"light-a-match", "move", "tiptoe", "scout", "investigate", "clear"}
    assert (mind.count("move") >= 2, mind.count("light-a-match") >= 2) == (True, True), "the play example needs them"


@rule("FD-COMP-05")
def test_nine_items_of_four_kinds_and_nine_secrets_of_three() -> None:
    play = new_game()
    items, secrets = play.could_turn("item"), play.could_turn("secret")
    assert (len(items), len(secrets)) == (9, 9)
    assert set(items) == set(PRINTED["items"]) == {"match", "scrap-of-paper", "key", "lever"}
    assert {name.rstrip("-1234") for name in secrets} == {"secret-door", "secret-map", "information"}
    assert set(secrets) == set(PRINTED["secrets"]) - {"information"}, "those of the box have numbers"


@rule("FD-COMP-06", "FD-SETUP-05")
def test_tokens_six_match_ten_obstruction_four_lock_two_secret_door_one_leak() -> None:
    play = new_game()
    supply = {"match": 0, "obstruction": 9, "lock": 3, "secret-door": 2, "leak": 1}
    assert play.seen["supply"] == supply, "one Obstruction and one Lock lie on the start tile"
    assert (play.at(0, "S"), play.at(0, "E")) == ("O", "L")
    assert play.t.matches == 6


def short_of(**tokens: int) -> dict[str, object]:
    return box(tokens=tokens)


@rule("FD-COMP-07", "FD-OPEN-40")
@pytest.mark.parametrize(
    ("token", "tile", "square", "word"), [("obstruction", "R12", "C", "O"), ("lock", "R08", "N", "L")]
)
def test_without_a_token_in_the_supply_the_square_stays_free(token: str, tile: str, square: str, word: str) -> None:
    def scouted(supply: int) -> Play:
        # The first token of the kind lies on the start tile.
        play = labyrinth(hand="scout move", pawn="0.W", pack=short_of(**{token: supply}))
        play.will_turn(labyrinth=[tile], hazard=["draught"])
        return play.do("do:scout", "play:scout", "turn:0")

    assert scouted(2).at(1, square) == word
    play = scouted(1)
    assert play.at(1, square) == "."
    assert "token-missing" in play.told


@rule("FD-COMP-07", "FD-OPEN-40")
def test_an_obstruction_square_without_its_token_is_walked_on() -> None:
    play = labyrinth(hand="move", rooms="R12@-1,0", pawn="1.E", pack=short_of(obstruction=1))
    play.do("do:move", "play:move", "go:W", "stop")
    assert play.place == (1, "C")


@rule("FD-COMP-07", "FD-OPEN-40")
@pytest.mark.parametrize(("hazard", "token", "word"), [("collapse", "obstruction", "O"), ("lockdown", "lock", "L")])
def test_a_collapse_or_lockdown_without_a_token_bars_nothing(hazard: str, token: str, word: str) -> None:
    def walked_in(supply: int) -> Play:
        play = labyrinth(hand="move scout", pawn="0.W", pack=short_of(**{token: supply}))
        play.will_turn(labyrinth=["R09"], hazard=[hazard])
        return play.do("do:move", "play:move", "go:W", "turn:0")

    play = walked_in(2)
    assert play.at(0, "W") == word
    assert play.rules_of("way-barred") == ["FD-HAZ-13" if hazard == "collapse" else "FD-HAZ-14"]
    assert walked_in(1).at(0, "W") == "."


@rule("FD-COMP-07", "FD-OPEN-55")
def test_an_empty_supply_does_not_save_from_a_collapse_in_a_dark_echo() -> None:
    play = labyrinth(hand="move scout", pawn="0.W", pack=short_of(obstruction=1))
    play.will_turn(labyrinth=["R13"], hazard=["collapse"]).do("do:move", "play:move", "go:W")
    assert play.ending == "lost-echo"


@rule("FD-COMP-07", "FD-OPEN-57")
def test_a_second_leak_finds_no_token_and_does_nothing() -> None:
    play = labyrinth(hand="move scout", rooms="R06@-1,0", pawn="1.W", leak=1, hazards="leak")
    play.will_turn(labyrinth=["R09"], hazard=["leak"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.t.leak_room == 1, "the token stays where it lies"
    assert (play.hand, play.discards) == (["scout"], ["leak"])


@rule("FD-COMP-07")
def test_a_removed_token_returns_to_the_supply_and_serves_again() -> None:
    play = labyrinth(hand="clear scout", pack=short_of(obstruction=1)).do("do:clear", "play:clear")
    assert play.t.obstructions == 1
    play = labyrinth(hand="scout move", pawn="0.W", cleared="0.S", pack=short_of(obstruction=1))
    play.will_turn(labyrinth=["R12"]).do("do:scout", "play:scout", "turn:0")
    assert play.at(1, "C") == "O"
    assert play.t.obstructions == 0


@rule("FD-COMP-07")
def test_a_spent_match_token_returns_to_the_supply_and_can_be_gained_again() -> None:
    play = labyrinth(held="match")
    play.refused("use:match")
    play.do("spend-match", "take:move", "take:scout", "take:clear", "use:match")
    assert play.t.matches == 6


@rule("FD-COMP-08")
def test_the_board_has_four_item_and_four_secret_locations() -> None:
    play = new_game()
    assert play.seen["items"] == [[None, None]] * 4
    assert play.seen["secrets"] == [[None, None]] * 4


@rule("FD-COMP-08", "FD-TILE-02")
@pytest.mark.parametrize("word", ["i0", "i5", "s0", "s5", "i", "x", ""])
def test_no_square_can_name_a_location_that_the_board_lacks(word: str) -> None:
    with pytest.raises(BadPack):
        labyrinth(pack=box(rooms={"X01": ("N", "plain", f". . {word}", ". . .", ". . .")}))


@rule("FD-SETUP-01")
def test_the_pawn_begins_in_the_centre_of_the_start_tile_which_lies_alone() -> None:
    play = new_game()
    assert play.rooms == ["start"]
    assert play.place == (0, "C")


@rule("FD-SETUP-02", "FD-OPEN-43")
def test_twelve_tiles_form_the_deck_and_three_unseen_ones_are_set_aside() -> None:
    play = labyrinth(hand="scout", pawn="0.W")
    assert (play.seen["deck"], play.seen["set_aside"]) == (12, 3)
    assert play.seen["unseen_tiles"] == ROOMS, "which three they are is not to be seen"
    play.will_turn(labyrinth=["R03"]).do("do:scout", "play:scout", "turn:0")
    assert (play.seen["deck"], play.seen["set_aside"]) == (11, 3)
    assert play.seen["unseen_tiles"] == [name for name in ROOMS if name != "R03"]


@rule("FD-SETUP-02", "FD-OPEN-95", "FD-OPEN-43")
def test_the_game_is_won_while_three_tiles_are_still_set_aside_and_they_stay_hidden() -> None:
    play = labyrinth(hand="move scout", pawn="0.W", deck=0, aside=3).do("do:move", "play:move", "go:W")
    assert play.ending == "won"
    assert play.seen["set_aside"] == 3
    assert play.rooms == ["start"]


def first_turned(event: str) -> Counter[str]:
    """What comes up first over many seeds when a player does nothing but scout to the left."""
    found: Counter[str] = Counter()
    for seed in range(300):
        play = labyrinth(hand="scout move", pawn="0.W")
        luck = Fast(seed, len(STREAMS))
        play.t.choose(GAME.option("do:scout"), luck)
        play.t.choose(GAME.option("play:scout"), luck)
        if play.asked == "ask-turn":
            play.t.choose(GAME.option(play.options[0]), luck)
        number = next((each.numbers[0] for each in play.events if each.name == event), None)
        if number is not None:
            found[play.t.content.tiles[number].name if event == "tile-revealed" else HAZARDS[number]] += 1
    return found


@rule("FD-SETUP-02")
def test_the_rooms_are_shuffled_so_that_each_of_them_may_come_first() -> None:
    assert set(first_turned("tile-revealed")) == set(ROOMS)


@rule("FD-SETUP-04")
def test_the_hazards_are_shuffled_so_that_each_kind_may_come_first_the_commoner_the_oftener() -> None:
    found = first_turned("hazard-turned")
    assert set(found) == set(PRINTED["hazards"])
    assert found["terror"] > found["leak"]


@rule("FD-SETUP-04")
def test_the_shuffle_of_the_mind_deck_decides_nothing() -> None:
    play = labyrinth().do("spend-match")
    assert play.options == [f"take:{kind}" for kind in PRINTED["mind"]]
    play.do("take:clear", "take:tiptoe", "take:move")
    assert play.t.draws == [0] * len(STREAMS), "chance has not been asked"


def four_things_around(letter: str) -> Play:
    """A start tile with the four locations of a kind around the pawn, and enough Light to search them all."""
    plan = (f". {letter}1 .", f"{letter}2 . {letter}3", f". {letter}4 .")
    mind = {"investigate": 9, "light-a-match": 0, "move": 0, "tiptoe": 0, "scout": 0, "clear": 0}
    return labyrinth(hand="investigate " * 9, pack=box(start=("N", *plan), mind=mind))


@rule("FD-SETUP-03", "FD-OPEN-43")
def test_eight_of_nine_items_are_dealt_two_to_a_location_and_the_ninth_is_never_seen() -> None:
    play = four_things_around("i")
    play.will_turn(item=["match", "key", "match", "scrap-of-paper", "match", "key", "scrap-of-paper", "lever"])
    search = ("do:investigate", "play:investigate")
    for side in ("N", "E", "S"):
        play.do(*search, f"at:{side}", "card:1").do(*search, f"at:{side}")
    play.do(*search, "card:2").do(*search)
    assert play.seen["items"] == [[], [], [], []]
    assert play.could_turn("item") == ["lever"], "one card is back in the box"
    assert len(play.held) == 7, "and the eighth that was found, a Lever, has been used up"
    assert "FD-INV-05" in play.refused("do:investigate")


@rule("FD-SETUP-03")
def test_items_and_secrets_are_shuffled_apart() -> None:
    play = four_things_around("s").will_turn(secret=["information-1"], item=["key", "lever"])
    play.do("do:investigate", "play:investigate", "at:N", "card:2")
    assert play.seen["secrets"] == [[None], [None, None], [None, None], [None, None]]
    assert play.seen["items"] == [["key", "lever"], [None, None], [None, None], [None, None]]


@rule("FD-SETUP-06")
def test_around_the_pawn_lie_a_hole_an_obstruction_a_lock_and_a_free_square() -> None:
    play = labyrinth(hand="move scout")
    assert [play.at(0, square) for square in ("N", "S", "E", "W")] == ["H", "O", "L", "."]
    play.do("do:move", "play:move")
    assert play.options == ["go:W"]
    assert play.refused("go:N")[:2] == ["why-hole", "FD-MVT-02"]
    assert play.refused("go:S")[:2] == ["why-obstruction", "FD-MVT-01"]
    assert play.refused("go:E")[:2] == ["why-lock", "FD-MVT-01"]


@rule("FD-SETUP-07", "FD-OPEN-41")
@pytest.mark.parametrize(("side", "cell"), [("N", (0, -1)), ("E", (1, 0)), ("S", (0, 1)), ("W", (-1, 0))])
def test_the_start_tile_has_a_door_on_each_side(side: Side, cell: tuple[int, int]) -> None:
    play = labyrinth(hand="scout", pawn=f"0.{side}", cleared="0.S 0.E").will_turn(labyrinth=["R03"])
    play.do("do:scout", "play:scout", "turn:0")
    rooms = play.seen["rooms"]
    assert isinstance(rooms, list)
    assert rooms[1]["at"] == cell
    assert rooms[0]["doors"][side] == {"state": "open", "secret": False}


@rule("FD-SETUP-08")
def test_play_begins_in_the_dark_with_nothing_in_hand() -> None:
    play = new_game()
    assert not play.light
    assert (play.hand, play.lost, play.held) == ([], [], [])
    assert len(play.mind) == 9
    assert play.seen["terrors"] == 0
    assert play.discards == []


LEVELS = [("easy", 6, False), ("normal", 6, True), ("hard", 5, True), ("very-hard", 4, True)]


@rule("FD-DIFF-01", "FD-DIFF-02", "FD-DIFF-03", "FD-DIFF-04")
@pytest.mark.parametrize(("difficulty", "matches", "deadly"), LEVELS)
def test_a_level_sets_the_matches_and_instant_death(difficulty: str, matches: int, deadly: bool) -> None:
    play = new_game(difficulty)
    assert play.seen["matches"] == matches
    assert play.seen["instant_death"] is deadly


@rule("FD-DIFF-02")
def test_normal_is_the_level_of_a_player_who_names_none_and_a_fifth_level_does_not_exist() -> None:
    assert GAME.setup().settings["difficulty"] == "normal"
    with pytest.raises(BadSetting):
        GAME.setup({"difficulty": "nightmare"})


@rule("FD-DIFF-05", "FD-DIFF-01")
def test_the_levels_differ_in_nothing_else() -> None:
    tables = []
    for difficulty, _, _ in LEVELS:
        pieces = new_game(difficulty).seen
        del pieces["matches"], pieces["supply"]["match"], pieces["instant_death"]
        tables.append(pieces)
    assert tables.count(tables[0]) == 4


def walks_into(difficulty: str, tile: str, hazard: str, terrors: int) -> Play:
    play = labyrinth(difficulty, hand="move scout", pawn="0.W", terrors=terrors)
    play.will_turn(labyrinth=[tile, "R03"], hazard=[hazard]).do("do:move", "play:move", "go:W")
    return play.do("turn:0") if play.asked == "ask-turn" else play


@rule("FD-DIFF-05", "FD-DIFF-01", "FD-DIFF-02", "FD-DIFF-03", "FD-DIFF-04")
@pytest.mark.parametrize(("difficulty", "matches", "deadly"), LEVELS)
def test_instant_death_is_a_second_terror_or_vanishing_in_a_dark_echo(
    difficulty: str, matches: int, deadly: bool
) -> None:
    assert walks_into(difficulty, "R09", "terror", 1).ending == ("lost-terror" if deadly else "")
    assert walks_into(difficulty, "R13", "collapse", 0).ending == ("lost-echo" if deadly else "")
    assert walks_into(difficulty, "R13", "lockdown", 0).ending == ("lost-echo" if deadly else "")


@rule("FD-DIFF-05")
@pytest.mark.parametrize("hazard", PRINTED["hazards"])
def test_nothing_else_is_instant_death(hazard: str) -> None:
    assert walks_into("normal", "R09", hazard, 0).ending == "", "in a plain Hazard room, a first Terror included"
    if hazard not in ("collapse", "lockdown"):
        assert walks_into("normal", "R13", hazard, 0).ending == "", "in a Dark Echo"
    if hazard != "terror":
        assert walks_into("normal", "R09", hazard, 1).ending == "", "with a Terror kept"
