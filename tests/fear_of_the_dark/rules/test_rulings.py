"""The rulings: for each value of each switch what it does,
in a way that no other value of that switch does.
"""

from __future__ import annotations

import tomllib

import pytest

from duskbox.core.errors import BadSetting
from duskbox.games.fear_of_the_dark.checks.soundness import faults
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.rulings import RULINGS
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule, ruling

#: The open questions of the ledger that are switches, by the name of the switch.
QUESTIONS = {
    str(question["switch_name"]): question
    for question in tomllib.loads((GAME.texts.folder / "ledger.toml").read_text(encoding="utf-8"))["open"]
    if question["switch"]
}


# Does Light a Match cost a token?


@rule("FD-OPEN-01", "FD-MATCH-04")
@ruling("light-a-match-cost", "token")
def test_light_a_match_cost_token_takes_a_token_and_is_refused_without_one() -> None:
    play = labyrinth(hand="light-a-match", matches=3, rulings={"light-a-match-cost": "token"})
    play.do("do:light-a-match", "play:light-a-match")
    assert play.t.matches == 2
    play = labyrinth(hand="light-a-match", matches=0, rulings={"light-a-match-cost": "token"})
    assert play.refused("do:light-a-match")[:2] == ["why-no-match", "FD-MATCH-05"]


@rule("FD-OPEN-01")
@ruling("light-a-match-cost", "free")
def test_light_a_match_cost_free_needs_the_card_alone() -> None:
    play = labyrinth(hand="light-a-match", matches=0, rulings={"light-a-match-cost": "free"})
    play.do("do:light-a-match", "play:light-a-match")
    play.do("take:light-a-match", "take:move", "take:move", "take:scout", "take:clear")
    assert (play.t.matches, len(play.hand)) == (0, 5)


# How is a hand built?


@rule("FD-OPEN-02", "FD-HAND-02")
@ruling("hand-building", "fill-up")
def test_hand_building_fill_up_keeps_the_cards_held_and_counts_them() -> None:
    play = labyrinth(hand="move", rulings={"hand-building": "fill-up"}).do("spend-match", "take:scout", "take:clear")
    assert (play.hand, play.asked) == (["move", "scout", "clear"], "ask-action")


@rule("FD-OPEN-02")
@ruling("hand-building", "rebuild")
def test_hand_building_rebuild_puts_the_hand_back_and_picks_the_full_number() -> None:
    play = labyrinth(hand="move", rulings={"hand-building": "rebuild"})
    play.do("spend-match", "take:tiptoe", "take:scout", "take:clear")
    assert (play.hand, play.asked) == (["tiptoe", "scout", "clear"], "ask-action")
    assert play.mind.count("move") == 3


@rule("FD-OPEN-02")
@ruling("hand-building", "add")
def test_hand_building_add_takes_the_full_number_on_top() -> None:
    play = labyrinth(hand="move", rulings={"hand-building": "add"})
    play.do("spend-match", "take:tiptoe", "take:scout", "take:clear")
    assert (play.hand, play.asked) == (["move", "tiptoe", "scout", "clear"], "ask-action")
    play.do("spend-match", "take:move", "take:investigate", "take:move")
    assert len(play.hand) == 7, "a hand of three or more is no hindrance"


# Are Mind cards chosen?


@rule("FD-OPEN-03", "FD-HAND-01")
@ruling("mind-cards", "chosen")
def test_mind_cards_chosen_asks_the_player_for_each_card() -> None:
    play = labyrinth(rulings={"mind-cards": "chosen"}).do("spend-match")
    assert (play.asked, play.hand) == ("ask-take", [])
    play.do("take:clear", "take:scout", "take:move")
    assert play.hand == ["move", "scout", "clear"]


@rule("FD-OPEN-03")
@ruling("mind-cards", "drawn")
def test_mind_cards_drawn_come_blind_from_the_deck() -> None:
    play = labyrinth(rulings={"mind-cards": "drawn"})
    assert play.could_turn("mind") == play.mind, "each of the nine is as likely"
    play.will_turn(mind=["clear", "light-a-match", "light-a-match"]).do("spend-match")
    assert (play.hand, play.asked) == (["light-a-match", "light-a-match", "clear"], "ask-action")


# Light a Match in the Dark?


@rule("FD-OPEN-09", "FD-MATCH-07")
@ruling("light-a-match-in-dark", "allowed")
def test_light_a_match_in_dark_allowed_gives_a_hand_of_five_for_a_wild_discard_and_a_token() -> None:
    play = labyrinth(rulings={"light-a-match-in-dark": "allowed"}).do("do:light-a-match", "discard:tiptoe")
    play.do("take:move", "take:move", "take:move", "take:scout", "take:clear")
    assert (len(play.hand), play.t.matches, play.lost) == (5, 5, ["tiptoe"])


@rule("FD-OPEN-09")
@ruling("light-a-match-in-dark", "light-only")
def test_light_a_match_in_dark_light_only_refuses_it_there() -> None:
    play = labyrinth(rulings={"light-a-match-in-dark": "light-only"})
    assert play.refused("do:light-a-match")[:2] == ["why-dark", "FD-OPEN-09"]
    lit = labyrinth(hand="move", rulings={"light-a-match-in-dark": "light-only"})
    assert "do:light-a-match" in lit.options


# Does a door cost an extra step?


@rule("FD-OPEN-23", "FD-MVT-04")
@ruling("door-step", "free")
def test_door_step_free_lets_a_tiptoe_cross_the_hole_and_the_door() -> None:
    play = labyrinth(hand="tiptoe", rulings={"door-step": "free"}).will_turn(labyrinth=["R03"])
    play.do("do:tiptoe", "play:tiptoe", "go:N", "go:N", "turn:0")
    assert play.place == (1, "S")


@rule("FD-OPEN-23")
@ruling("door-step", "extra-step")
def test_door_step_extra_step_takes_two_steps_into_a_new_room() -> None:
    play = labyrinth(hand="tiptoe move", rulings={"door-step": "extra-step"}).do("do:tiptoe", "play:tiptoe", "go:N")
    assert play.refused("go:N")[:2] == ["why-no-steps-left", "FD-OPEN-23"]
    play.do("stop", "do:move", "play:move", "go:S", "go:W")
    play.will_turn(labyrinth=["R03"]).do("go:W", "turn:0")
    assert (play.place, play.asked) == ((1, "E"), "ask-action"), "two squares and a door of two are four steps"


@rule("FD-OPEN-23")
@ruling("door-step", "extra-step")
def test_door_step_extra_step_counts_for_known_rooms_and_the_way_out_too() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="0.W", deck=0, rulings={"door-step": "extra-step"})
    play.do("do:move", "play:move", "go:W", "go:W", "go:W")
    assert (play.place, play.asked, play.ending) == ((1, "W"), "ask-action", "")
    play = labyrinth(hand="move", pawn="0.W", deck=0, rulings={"door-step": "extra-step"})
    play.do("do:move", "play:move", "go:E")
    assert play.do("go:W", "go:W").ending == "won", "one, one and two steps"


# Can Item and Secret squares be walked on?


@rule("FD-OPEN-24", "FD-MVT-03")
@ruling("search-squares", "furniture")
def test_search_squares_furniture_bar_the_way() -> None:
    play = labyrinth(hand="move", rooms="R01@-1,0", pawn="1.E", rulings={"search-squares": "furniture"})
    play.do("do:move", "play:move")
    assert play.refused("go:N")[:2] == ["why-furniture", "FD-MVT-03"]


@rule("FD-OPEN-24", "FD-OPEN-25")
@ruling("search-squares", "walkable")
def test_search_squares_walkable_may_be_entered_and_searched_from_within() -> None:
    play = labyrinth(hand="move investigate", rooms="R01@-1,0", pawn="1.E", rulings={"search-squares": "walkable"})
    play.do("do:move", "play:move", "go:N", "stop")
    assert play.place == (1, "NE")
    play.will_turn(item=["key"]).do("do:investigate", "play:investigate", "card:1")
    assert play.held == ["key"]


@rule("FD-OPEN-24", "FD-OPEN-25")
@ruling("search-squares", "walkable")
def test_search_squares_walkable_offers_the_square_below_the_pawn_beside_the_others() -> None:
    pack = box(rooms={"A01": ("N", "plain", ". . .", "i1 s2 .", ". . .")})
    play = labyrinth(hand="investigate", rooms="A01@0,1", pawn="1.C", pack=pack, rulings={"search-squares": "walkable"})
    play.do("do:investigate", "play:investigate")
    assert play.options == ["at:W", "at:here"]
    play.will_turn(secret=["information-1"], item=["key", "match"]).do("at:here", "card:1")
    assert play.seen["used_secrets"] == {"information-1": 1}


@rule("FD-OPEN-24", "FD-OPEN-37")
@ruling("search-squares", "walkable")
def test_search_squares_walkable_lets_the_pawn_enter_a_new_room_over_one() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"search-squares": "walkable"}).will_turn(labyrinth=["R10"])
    play.do("do:move", "play:move", "go:W")
    assert play.options == ["turn:1", "turn:3"], "the doors of R10 are not at its Secret"
    pack = box(rooms={"A01": ("E", "plain", ". . .", ". . i1", ". . .")})
    play = labyrinth(hand="move", pawn="0.W", pack=pack, rulings={"search-squares": "walkable"})
    play.will_turn(labyrinth=["A01"]).do("do:move", "play:move", "go:W")
    assert (play.place, play.at(1, "E")) == ((1, "E"), "i1")


# When are the tokens of a new room placed?


@rule("FD-OPEN-29", "FD-REV-04")
@ruling("token-timing", "before-walking-on")
def test_token_timing_before_walking_on_blocks_the_rest_of_the_walk() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"token-timing": "before-walking-on"})
    play.will_turn(labyrinth=["R12"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.refused("go:W")[:2] == ["why-obstruction", "FD-MVT-01"]


def after_the_walk(*way: str) -> Play:
    """A Move into R12, whose Obstruction square is in the centre."""
    play = labyrinth(hand="move scout", pawn="0.W", rulings={"token-timing": "after-the-walk"})
    return play.will_turn(labyrinth=["R12"]).do("do:move", "play:move", "go:W", "turn:0", *way)


@rule("FD-OPEN-29")
@ruling("token-timing", "after-the-walk")
def test_token_timing_after_the_walk_lets_the_pawn_cross_first() -> None:
    play = after_the_walk("go:W")
    assert (play.place, play.at(1, "C")) == ((1, "C"), ".")
    play.do("go:W", "stop")
    assert (play.place, play.at(1, "C"), play.t.obstructions) == ((1, "W"), "O", 8)


@rule("FD-OPEN-29")
@ruling("token-timing", "after-the-walk")
def test_token_timing_after_the_walk_puts_a_token_beneath_the_pawn_who_may_step_off_but_not_back() -> None:
    play = after_the_walk("go:W", "stop")
    assert (play.place, play.at(1, "C")) == ((1, "C"), "O")
    play.do("walk", "go:E")
    assert play.refused("go:W")[:2] == ["why-obstruction", "FD-MVT-01"]


@rule("FD-OPEN-29", "FD-OPEN-37")
@ruling("token-timing", "after-the-walk")
def test_token_timing_after_the_walk_lets_the_pawn_enter_on_an_obstruction_square() -> None:
    pack = box(rooms={"A01": ("E", "hazard", ". . .", ". . O", ". . .")})
    play = labyrinth(hand="move", pawn="0.W", pack=pack, rulings={"token-timing": "after-the-walk"})
    play.will_turn(labyrinth=["A01"], hazard=["knock-out"]).do("do:move", "play:move", "go:W")
    assert (play.place, play.at(1, "E")) == ((1, "E"), "O")


@rule("FD-OPEN-29", "FD-COMP-07")
@ruling("token-timing", "after-the-walk")
def test_token_timing_after_the_walk_never_puts_two_obstructions_on_one_square() -> None:
    pack = box(rooms={"A01": ("EW", "plain", ". . .", "O . .", ". . .")})
    play = labyrinth(hand="move", pawn="0.W", pack=pack, rulings={"token-timing": "after-the-walk"})
    play.will_turn(labyrinth=["A01", "R09"], hazard=["collapse"])
    play.do("do:move", "play:move", "go:W", "turn:0", "go:W", "go:W", "go:W", "turn:0")
    assert (play.place, play.at(1, "W")) == ((2, "E"), "O"), "due for the room and for the Collapse"
    assert play.t.obstructions == 8
    assert faults(play.t) == []


@rule("FD-OPEN-29")
@ruling("token-timing", "after-the-walk")
def test_token_timing_after_the_walk_waits_for_no_walk_when_the_room_is_scouted() -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"token-timing": "after-the-walk"})
    play.will_turn(labyrinth=["R12"]).do("do:scout", "play:scout", "turn:0")
    assert play.at(1, "C") == "O"
    assert after_the_walk().at(1, "C") == "."


# Does a Hazard room strike on entry?


def enter(room: str, value: str, *hazards: str) -> Play:
    """A Move into the known Hazard room R09; a `~` after it says that no one has been inside."""
    play = labyrinth(hand="move move", rooms=room, pawn="0.W", rulings={"hazard-on-entry": value})
    return play.will_turn(hazard=[*hazards]).do("do:move", "play:move", "go:W")


@rule("FD-OPEN-32", "FD-MVT-05")
@ruling("hazard-on-entry", "never")
def test_hazard_on_entry_never_turns_a_card_in_a_known_room() -> None:
    play = enter("R09@-1,0~", "never")
    assert (play.place, play.asked) == ((1, "E"), "ask-walk")
    assert len(play.t.hazards) == 13


@rule("FD-OPEN-32")
@ruling("hazard-on-entry", "first-entry")
def test_hazard_on_entry_first_entry_strikes_once_in_a_scouted_room() -> None:
    play = enter("R09@-1,0~", "first-entry", "lockdown")
    assert (play.place, play.asked) == ((1, "E"), "ask-action"), "the card ends the walk"
    assert (play.at(0, "W"), play.discards) == ("L", ["lockdown"]), "it triggers as if walked into"
    play = enter("R09@-1,0", "first-entry")
    assert (play.asked, len(play.t.hazards)) == ("ask-walk", 13), "a pawn that has been inside is safe"


@rule("FD-OPEN-32")
@ruling("hazard-on-entry", "first-entry")
def test_hazard_on_entry_first_entry_does_not_strike_again_on_coming_back() -> None:
    play = enter("R09@-1,0~", "first-entry", "knock-out").do("do:move", "play:move", "go:E", "go:W", "stop")
    assert (play.place, len(play.t.hazards)) == ((1, "E"), 12)


@rule("FD-OPEN-32")
@ruling("hazard-on-entry", "every-entry")
def test_hazard_on_entry_every_entry_strikes_each_time() -> None:
    play = enter("R09@-1,0", "every-entry", "knock-out", "draught").do("do:move", "play:move", "go:E", "go:W")
    assert (play.place, play.asked) == ((1, "E"), "ask-action")
    assert play.discards == ["knock-out", "draught"]


@rule("FD-OPEN-32")
@ruling("hazard-on-entry", "every-entry")
def test_hazard_on_entry_every_entry_spares_rooms_without_hazard() -> None:
    play = enter("R03@-1,0", "every-entry")
    assert (play.asked, len(play.t.hazards)) == ("ask-walk", 13)
    play.do("go:E", "stop")
    assert (play.place, len(play.t.hazards)) == ((0, "W"), 13), "nor does the start tile strike"
    assert enter("R09@-1,0", "every-entry", "draught").discards == ["draught"]


# Who turns a new tile?


@rule("FD-OPEN-34", "FD-TILE-07")
@ruling("tile-rotation", "player")
def test_tile_rotation_player_asks_after_showing_the_tile() -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"tile-rotation": "player"}).will_turn(labyrinth=["R09"])
    play.do("do:scout", "play:scout")
    assert play.options == ["turn:0", "turn:2", "turn:3"], "every turn that puts a door at the door"
    play.will_turn(hazard=["draught"]).do("turn:3")
    assert play.t.turns[1] == 3


@rule("FD-OPEN-34")
@ruling("tile-rotation", "random")
def test_tile_rotation_random_leaves_the_turn_to_chance() -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"tile-rotation": "random"})
    play.will_turn(labyrinth=["R09"], turn=["2"], hazard=["draught"]).do("do:scout", "play:scout")
    assert (play.t.turns[1], play.asked) == (2, "ask-action")


@rule("FD-OPEN-34", "FD-TILE-09")
@ruling("tile-rotation", "random")
def test_tile_rotation_random_picks_among_the_turns_that_can_be_walked_into() -> None:
    for turn in ("0", "2", "3"):
        play = labyrinth(hand="move", pawn="0.W", rulings={"tile-rotation": "random"})
        play.will_turn(labyrinth=["R08"], turn=[turn], hazard=["draught"]).do("do:move", "play:move", "go:W")
        assert (play.t.turns[1], play.place) == (int(turn), (1, "E"))
    play = labyrinth(hand="move", pawn="0.W", rulings={"tile-rotation": "random"})
    with pytest.raises(ValueError, match="'1' is not in list"):
        play.will_turn(labyrinth=["R08"], turn=["1"]).do("do:move", "play:move", "go:W")


@rule("FD-OPEN-34")
@ruling("tile-rotation", "fixed")
@pytest.mark.parametrize(("tile", "turn"), [("R03", 1), ("R02", 0), ("R11", 1)])
def test_tile_rotation_fixed_joins_the_first_door_of_the_tile(tile: str, turn: int) -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"tile-rotation": "fixed"}).will_turn(labyrinth=[tile])
    play.do("do:scout", "play:scout")
    assert (play.t.turns[1], play.asked) == (turn, "ask-action"), (
        "first in the order N, E, S, W, here against an E side"
    )
    assert play.t.draws[5] == 0


@rule("FD-OPEN-34", "FD-TILE-10")
@ruling("tile-rotation", "fixed")
def test_tile_rotation_fixed_may_bar_the_entry_so_that_the_pawn_stays_outside() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"tile-rotation": "fixed"})
    play.will_turn(labyrinth=["R08"], hazard=["lockdown"]).do("do:move", "play:move", "go:W")
    assert (play.place, play.asked) == ((0, "W"), "ask-action")
    assert (play.at(1, "E"), play.at(0, "W")) == ("L", "."), "its own Lock bars the door; no square was left to lock"
    assert play.discards == ["lockdown"]


# Does scouting turn a Hazard card?


@rule("FD-OPEN-44", "FD-SCOUT-04")
@ruling("scout-hazard", "card-turned")
def test_scout_hazard_card_turned_shows_a_card_and_a_leak_acts() -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"scout-hazard": "card-turned"})
    play.will_turn(labyrinth=["R09"], hazard=["leak"]).do("do:scout", "play:scout", "turn:0")
    assert (play.discards, play.t.leak_room) == (["leak"], 1)


@rule("FD-OPEN-44")
@ruling("scout-hazard", "no-card")
def test_scout_hazard_no_card_meets_no_hazard_at_all() -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"scout-hazard": "no-card"})
    play.will_turn(labyrinth=["R09"]).do("do:scout", "play:scout", "turn:0")
    assert (play.discards, len(play.t.hazards)) == ([], 13)


@rule("FD-OPEN-44", "FD-OPEN-70")
@ruling("scout-hazard", "no-card")
def test_scout_hazard_no_card_holds_for_what_replaces_a_dark_echo_but_not_for_walking() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"scout-hazard": "no-card"})
    play.will_turn(labyrinth=["R13", "R09"], hazard=["draught"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.rooms == ["start", "R09"]
    assert play.discards == ["draught"], "one card for the Echo walked into, none for its replacement"


# Which Hazards need walking in?


def scout_under(value: str, hazard: str) -> Play:
    play = labyrinth(hand="scout move clear", pawn="0.W", rulings={"walk-in-hazards": value})
    return play.will_turn(labyrinth=["R09"], hazard=[hazard]).do("do:scout", "play:scout", "turn:0")


@rule("FD-OPEN-45", "FD-HAZ-03")
@ruling("walk-in-hazards", "all-but-leak")
def test_walk_in_hazards_all_but_leak_lets_only_a_leak_act_when_scouted() -> None:
    assert scout_under("all-but-leak", "draught").hand == ["move", "clear"]
    assert scout_under("all-but-leak", "terror").t.terrors == 0
    assert scout_under("all-but-leak", "leak").t.leak_room == 1


@rule("FD-OPEN-45")
@ruling("walk-in-hazards", "draught-acts")
def test_walk_in_hazards_draught_acts_when_scouted_and_terror_does_not() -> None:
    play = scout_under("draught-acts", "draught")
    assert (play.hand, len(play.mind), play.discards) == ([], 9, ["draught"])
    play = scout_under("draught-acts", "terror")
    assert (play.t.terrors, play.discards, play.asked) == (0, ["terror"], "ask-action")


@rule("FD-OPEN-45")
@ruling("walk-in-hazards", "terror-and-draught-act")
def test_walk_in_hazards_terror_and_draught_act_when_scouted() -> None:
    play = scout_under("terror-and-draught-act", "terror").do("lose-from-hand:clear")
    assert (play.t.terrors, play.lost, play.discards) == (1, ["clear"], [])
    assert scout_under("terror-and-draught-act", "draught").hand == []


@rule("FD-OPEN-45")
@ruling("walk-in-hazards", "terror-and-draught-act")
@pytest.mark.parametrize("hazard", ["knock-out", "collapse", "lockdown"])
def test_walk_in_hazards_terror_and_draught_act_leaves_the_others_to_walking(hazard: str) -> None:
    play = scout_under("terror-and-draught-act", hazard)
    assert (play.told[-1], play.t.aside, play.at(0, "W")) == ("hazard-failed", 3, ".")
    assert scout_under("terror-and-draught-act", "terror").asked == "ask-lose"


# Does a Dark Echo count as revealed?


@rule("FD-OPEN-60", "FD-ECHO-10")
@ruling("echo-counts", "revealed")
def test_echo_counts_revealed_leaves_the_set_aside_tiles_alone() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"echo-counts": "revealed"})
    play.will_turn(labyrinth=["R15", "R03"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.t.deck, play.t.aside) == (10, 3)


@rule("FD-OPEN-60")
@ruling("echo-counts", "refill")
def test_echo_counts_refill_brings_a_set_aside_tile_for_each_echo_while_there_is_one() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"echo-counts": "refill"})
    play.will_turn(labyrinth=["R15", "R03"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.t.deck, play.t.aside) == (11, 2)
    play = labyrinth(hand="move", pawn="0.W", tiles="R14 R15 R03 R02", deck=3, rulings={"echo-counts": "refill"})
    play.will_turn(labyrinth=["R15", "R14", "R03"], hazard=["draught"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.t.deck, play.t.aside) == (1, 0), "two Echoes, one tile to add"


@rule("FD-OPEN-60", "FD-OPEN-64")
@ruling("echo-counts", "refill")
def test_echo_counts_refill_replaces_even_the_last_tile() -> None:
    play = labyrinth(hand="move", pawn="0.W", tiles="R15 R03", deck=1, rulings={"echo-counts": "refill"})
    play.will_turn(labyrinth=["R15", "R03"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.rooms, play.t.deck, play.t.aside) == (["start", "R03"], 0, 0)


# What does using an Item cost?


@rule("FD-OPEN-75", "FD-ITEM-02")
@ruling("item-cost", "free")
def test_item_cost_free_takes_no_mind_card() -> None:
    play = labyrinth(hand="move scout", held="key", rulings={"item-cost": "free"}).do("use:key")
    assert (play.at(0, "E"), play.hand, play.lost) == (".", ["move", "scout"], [])


@rule("FD-OPEN-75")
@ruling("item-cost", "mind-card")
def test_item_cost_mind_card_plays_one_in_the_light() -> None:
    play = labyrinth(hand="move scout", held="key", rulings={"item-cost": "mind-card"}).do("use:key")
    assert play.options == ["play:move", "play:scout"], "any card, and none of them as wild"
    play.do("play:scout")
    assert (play.at(0, "E"), play.hand, play.lost, play.held) == (".", ["move"], [], [])
    assert "scout" in play.mind


@rule("FD-OPEN-75")
@ruling("item-cost", "mind-card")
def test_item_cost_mind_card_discards_one_in_the_dark() -> None:
    play = labyrinth(held="match", matches=2, rulings={"item-cost": "mind-card"}).do("use:match", "discard:tiptoe")
    assert (play.t.matches, play.lost, play.held) == (3, ["tiptoe"], [])


@rule("FD-OPEN-75", "FD-ITEM-05")
@ruling("item-cost", "mind-card")
def test_item_cost_mind_card_lets_the_last_hand_card_pay_for_a_scrap_of_paper() -> None:
    play = labyrinth(hand="move", held="scrap-of-paper", rulings={"item-cost": "mind-card"}).do("use:scrap-of-paper")
    play.do("take:scout", "take:clear", "take:tiptoe")
    assert play.hand == ["tiptoe", "scout", "clear"]
    assert play.mind.count("move") == 3, "the card played goes back after the hand was built"


@rule("FD-OPEN-75", "FD-ITEM-05")
@ruling("item-cost", "mind-card")
def test_item_cost_mind_card_makes_room_for_a_scrap_of_paper_in_a_full_hand() -> None:
    dear = {"item-cost": "mind-card"}
    assert "use:scrap-of-paper" in labyrinth(hand="move scout clear", held="scrap-of-paper", rulings=dear).options
    assert "use:scrap-of-paper" not in labyrinth(hand="move scout clear", held="scrap-of-paper").options


# May one leave before the deck is empty?


@rule("FD-OPEN-87", "FD-DOOR-06")
@ruling("early-exit", "impossible")
def test_early_exit_impossible_offers_no_way_out() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"early-exit": "impossible"}).do("do:move", "play:move")
    assert play.options == ["go:N", "go:E", "go:S", "go:W"]
    assert play.refused("leave") == ["FD-DOOR-06"]


@rule("FD-OPEN-87")
@ruling("early-exit", "walk-out-loses")
def test_early_exit_walk_out_loses_ends_the_game_without_a_room() -> None:
    play = labyrinth(hand="move", pawn="0.W", rulings={"early-exit": "walk-out-loses"}).do("do:move", "play:move")
    assert play.options == ["go:N", "go:E", "go:S", "go:W", "leave"]
    play.do("leave")
    assert (play.ending, play.t.deck) == ("walked-out", 12)
    assert play.t.outcome is not None
    assert not play.t.outcome.won(0)


@rule("FD-OPEN-87", "FD-END-01")
@ruling("early-exit", "walk-out-loses")
def test_early_exit_walk_out_loses_is_offered_only_at_an_unused_door_and_while_tiles_remain() -> None:
    play = labyrinth(hand="move", rulings={"early-exit": "walk-out-loses"}).do("do:move", "play:move")
    assert "leave" not in play.options
    assert "leave" in play.do("go:W").options
    play = labyrinth(hand="move", pawn="0.W", deck=0, rulings={"early-exit": "walk-out-loses"})
    play.do("do:move", "play:move")
    assert "leave" not in play.options
    assert play.do("go:W").ending == "won", "with the deck empty the same step wins"


# Can the last Mind card still win?


@rule("FD-OPEN-88", "FD-END-05")
@ruling("last-mind-card", "resolve-first")
def test_last_mind_card_resolve_first_can_still_win() -> None:
    play = labyrinth(mind="clear", matches=0, deck=0, rulings={"last-mind-card": "resolve-first"})
    assert play.do("do:move", "discard:clear", "go:W", "go:W").ending == "won"


@rule("FD-OPEN-88")
@ruling("last-mind-card", "lose-at-once")
def test_last_mind_card_lose_at_once_ends_the_game_before_the_action() -> None:
    play = labyrinth(mind="clear", matches=0, deck=0, rulings={"last-mind-card": "lose-at-once"})
    play.do("do:move", "discard:clear")
    assert (play.ending, play.place) == ("lost-sanity", (0, "C"))


@rule("FD-OPEN-88")
@ruling("last-mind-card", "lose-at-once")
def test_last_mind_card_lose_at_once_holds_for_a_card_lost_to_terror_too() -> None:
    play = labyrinth(hand="move", mind="", matches=0, pawn="0.W", rulings={"last-mind-card": "lose-at-once"})
    play.will_turn(labyrinth=["R08"], hazard=["terror"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.ending, len(play.lost)) == ("lost-sanity", 9)
    assert play.at(1, "N") == ".", "the room does not even get its tokens"


# The rulings as a whole


def test_the_rulings_are_the_switches_of_the_ledger_with_their_values_and_defaults() -> None:
    ours = {setting.name: (setting.rule, list(setting.values), setting.default) for setting in RULINGS}
    ledger = {
        name: (question["id"], question["switch_values"], question["switch_default"])
        for name, question in QUESTIONS.items()
    }
    assert ours == ledger


def test_the_default_of_each_ruling_is_the_recommended_answer() -> None:
    for setting in RULINGS:
        recommended = str(QUESTIONS[setting.name]["recommended"])
        assert setting.values["abc".index(recommended[0])] == setting.default
    assert labyrinth().t.rulings.chosen == {setting.name: setting.default for setting in RULINGS}


@pytest.mark.parametrize("chosen", [{"door-step": "two"}, {"doors": "free"}])
def test_a_ruling_or_value_that_does_not_exist_is_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        GAME.setup(rulings=chosen)


def test_every_value_of_every_ruling_has_a_test_that_names_its_question() -> None:
    shown: set[tuple[str, str]] = set()
    for name, test in globals().items():
        marks = getattr(test, "pytestmark", []) if name.startswith("test_") else []
        rules = {rule_id for mark in marks if mark.name == "rule" for rule_id in mark.args}
        for value in (mark.args for mark in marks if mark.name == "ruling"):
            shown.add(value)
            assert QUESTIONS[value[0]]["id"] in rules, f"{name} does not name the question it answers"
            assert name.startswith(f"test_{value[0]}_{value[1]}".replace("-", "_")), f"{name} does not say its value"
    assert shown == {(setting.name, value) for setting in RULINGS for value in setting.values}


# What do Collapse and Lockdown do in a Dark Echo on Easy?


def step_into_an_echo(hazard: str, value: str, difficulty: str = "easy") -> Play:
    play = labyrinth(difficulty, hand="move clear", pawn="0.W", rulings={"echo-on-easy": value})
    play.will_turn(labyrinth=["R13", "R03"], hazard=[hazard]).do("do:move", "play:move", "go:W")
    return play.do("turn:0") if play.asked == "ask-turn" else play


@rule("FD-OPEN-65", "FD-ECHO-03")
@ruling("echo-on-easy", "no-token")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_echo_on_easy_no_token_leaves_the_square_before_the_door_free(hazard: str) -> None:
    play = step_into_an_echo(hazard, "no-token")
    assert (play.place, play.at(0, "W"), play.told.count("nothing-happens")) == ((0, "W"), ".", 1)


@rule("FD-OPEN-65")
@ruling("echo-on-easy", "token-placed")
@pytest.mark.parametrize(("hazard", "token"), [("collapse", "O"), ("lockdown", "L")])
def test_echo_on_easy_token_placed_bars_the_square_that_the_pawn_is_put_back_on(hazard: str, token: str) -> None:
    play = step_into_an_echo(hazard, "token-placed")
    assert (play.place, play.at(0, "W"), play.ending) == ((0, "W"), token, "")
    play.do("walk", "go:W")
    assert "go:E" not in play.options, "the pawn may step off it, and not back"
    assert step_into_an_echo(hazard, "token-placed", "normal").ending == "lost-echo", "death is lifted on Easy only"


# Which Item location does Information show?


def informed(secret: str, value: str, pack: dict[str, object] | None = None) -> list[int]:
    """The Item locations that Information shows when it is found at Secret location 2."""
    play = labyrinth(
        hand="investigate", rooms="R05@0,1", pawn="1.C", pack=pack, rulings={"information-location": value}
    )
    play.will_turn(secret=[secret], item=["key", "lever"]).do("do:investigate", "play:investigate", "card:1")
    return [int(str(facts["location"])) for facts in play.heard("item-seen")]


@rule("FD-OPEN-80", "FD-SEC-09")
@ruling("information-location", "printed-number")
def test_information_location_printed_number_looks_where_the_card_says() -> None:
    assert informed("information-3", "printed-number") == [3, 3]


@rule("FD-OPEN-80")
@ruling("information-location", "searched-location")
def test_information_location_searched_location_looks_at_the_number_of_the_secret_location() -> None:
    assert informed("information-3", "searched-location") == [2, 2]


@rule("FD-OPEN-80")
@pytest.mark.parametrize("value", ["printed-number", "searched-location"])
def test_information_without_a_number_looks_at_the_number_of_the_secret_location(value: str) -> None:
    plain = {"information-1": 0, "information-2": 0, "information-3": 0, "information-4": 0, "information": 4}
    assert informed("information", value, box(secrets=plain)) == [2, 2]


# Is a door against a wall an exit?


def before_a_dead_door(value: str, deck: int = 0) -> Play:
    """At the west edge of R02, whose west door meets the wall of R04 (which has doors in the north and south only)."""
    rooms = "R02@0,1 R04@-1,1"
    return labyrinth(
        hand="move clear", rooms=rooms, pawn="1.SW", deck=deck, rulings={"dead-door": value}, cleared="1.W"
    )


@rule("FD-OPEN-97", "FD-END-02")
@ruling("dead-door", "no-exit")
def test_dead_door_no_exit_stays_shut_when_the_deck_is_empty() -> None:
    play = before_a_dead_door("no-exit").do("do:move", "play:move", "go:N")
    assert "go:W" not in play.options


@rule("FD-OPEN-97")
@ruling("dead-door", "exit")
def test_dead_door_exit_leads_out_when_the_deck_is_empty_and_not_before() -> None:
    play = before_a_dead_door("exit", deck=2).do("do:move", "play:move", "go:N")
    assert "go:W" not in play.options
    play = before_a_dead_door("exit").do("do:move", "play:move", "go:N", "go:W")
    assert play.ending == "won"


# What the other branches of a ruling tell


@rule("FD-TILE-10", "FD-OPEN-32")
@ruling("hazard-on-entry", "first-entry")
def test_hazard_on_entry_first_entry_spares_a_room_that_was_walked_at_but_could_not_be_entered() -> None:
    """It counts as revealed by walking, so its card has been turned already (FD-TILE-10)."""
    barred = box(rooms={"X01": ("NESW", "hazard", ". O .", "O . O", ". O .")})
    play = labyrinth(hand="move clear move", pawn="0.W", pack=barred, rulings={"hazard-on-entry": "first-entry"})
    play.will_turn(labyrinth=["X01"], hazard=["knock-out"]).do("do:move", "play:move", "go:W")
    assert (play.place, play.discards) == ((0, "W"), ["knock-out"])
    play.do("do:clear", "play:clear", "do:move", "play:move", "go:W", "stop")
    assert (play.place, play.discards) == ((1, "E"), ["knock-out"])
    scouted = labyrinth(hand="scout clear move", pawn="0.W", pack=barred, rulings={"hazard-on-entry": "first-entry"})
    scouted.will_turn(labyrinth=["X01"], hazard=["draught", "collapse"]).do("do:scout", "play:scout")
    scouted.do("do:clear", "play:clear", "do:move", "play:move", "go:W")
    assert (scouted.place, scouted.discards) == ((1, "E"), ["draught", "collapse"]), "had the room been scouted"


@rule("FD-OPEN-60")
@ruling("echo-counts", "refill")
def test_echo_counts_refill_says_that_a_tile_joins_the_deck() -> None:
    play = labyrinth(hand="scout", pawn="0.W", rulings={"echo-counts": "refill"}).will_turn(labyrinth=["R15", "R03"])
    play.do("do:scout", "play:scout", "turn:0")
    assert play.heard("tile-joins") == [{"deck": 12}]


@rule("FD-OPEN-02")
@ruling("hand-building", "rebuild")
def test_hand_building_rebuild_says_that_the_hand_is_put_back() -> None:
    play = labyrinth(hand="scout", rulings={"hand-building": "rebuild"}).do("spend-match")
    assert "hand-put-back" in play.told
    assert "hand-put-back" not in labyrinth(rulings={"hand-building": "rebuild"}).do("spend-match").told


@rule("FD-OPEN-24", "FD-INV-05")
@ruling("search-squares", "walkable")
def test_search_squares_walkable_says_why_the_square_underfoot_cannot_be_searched() -> None:
    taken = "i3.1 i3.2"
    play = labyrinth(hand="move", rooms="R02@0,1", pawn="1.C", taken=taken, rulings={"search-squares": "walkable"})
    play.do("do:move", "play:move", "go:N", "stop")
    assert (play.place, play.at(1, "N")) == ((1, "N"), "i3")
    reason = GAME.why_not(play.t, "do:investigate")
    assert reason is not None
    assert reason.parts[0].parts[0].name == "why-location-empty"
    assert reason.parts[0].parts[0].facts == {"side": "@side-here"}
