"""Hazard cards: when one is turned, whether it triggers, and what each kind does (FD-HAZ)."""

from __future__ import annotations

import pytest

from duskbox.core.translations import Translations
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.notation import HAZARD_LETTERS
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, PRINTED
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

WALK_IN_MARK = ["terror", "knock-out", "draught", "collapse", "lockdown"]
DEADLY_LEVELS = ["normal", "hard", "very-hard"]


def before_the_door() -> Play:
    """In the Light, on the square of the left door of the start tile."""
    return labyrinth(hand="move scout clear", pawn="0.W")


def walk_into(hazard: str, play: Play | None = None) -> Play:
    """A Move through that door into the Hazard room R09."""
    play = (play or before_the_door()).will_turn(labyrinth=["R09"], hazard=[hazard])
    return play.do("do:move", "play:move" if play.light else "discard:move", "go:W", "turn:0")


def scout(hazard: str, play: Play | None = None) -> Play:
    """That room is scouted instead."""
    play = (play or before_the_door()).will_turn(labyrinth=["R09"], hazard=[hazard])
    return play.do("do:scout", "play:scout", "turn:0")


# When a card is turned


@rule("FD-HAZ-01")
def test_walking_into_a_new_hazard_room_turns_a_card() -> None:
    play = walk_into("knock-out")
    assert play.heard("hazard-turned") == [{"hazard": "@hazard-knock-out"}]
    assert len(play.t.hazards) == 12


@rule("FD-HAZ-01")
def test_scouting_a_hazard_room_turns_a_card() -> None:
    play = scout("knock-out")
    assert play.heard("hazard-turned") == [{"hazard": "@hazard-knock-out"}]
    assert len(play.t.hazards) == 12


@rule("FD-HAZ-01", "FD-OPEN-70")
def test_a_hazard_room_that_replaces_a_dark_echo_turns_a_card() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R15", "R09"], hazard=["knock-out"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert play.heard("hazard-turned") == [{"hazard": "@hazard-knock-out"}]
    assert play.discards == ["knock-out"]


@rule("FD-HAZ-01", "FD-SEC-06")
def test_a_secret_map_turns_no_card() -> None:
    play = labyrinth(hand="investigate", rooms="R05@0,1", pawn="1.C")
    play.will_turn(secret=["secret-map"], labyrinth=["R09"])
    play.do("do:investigate", "play:investigate", "card:1", "door:0:W", "turn:0")
    assert play.rooms == ["start", "R05", "R09"]
    assert "hazard-turned" not in play.told
    assert len(play.t.hazards) == 13


@rule("FD-HAZ-01")
@pytest.mark.parametrize(("action", "way"), [("move", ["go:W"]), ("scout", [])])
def test_a_plain_room_turns_no_card(action: str, way: list[str]) -> None:
    play = labyrinth(hand=action, pawn="0.W").will_turn(labyrinth=["R03"])
    play.do(f"do:{action}", f"play:{action}", *way, "turn:0")
    assert play.rooms == ["start", "R03"]
    assert "hazard-turned" not in play.told
    assert len(play.t.hazards) == 13


# Whether it triggers


@rule("FD-HAZ-02", "FD-HAZ-03")
@pytest.mark.parametrize("hazard", WALK_IN_MARK)
def test_a_card_with_the_walk_in_mark_fails_when_the_room_is_scouted(hazard: str) -> None:
    play = scout(hazard)
    assert play.heard("hazard-failed") == [{"hazard": f"@hazard-{hazard}"}]
    assert play.hand == ["move", "clear"], "nothing but the card played has left the hand"
    assert (len(play.mind), play.lost, play.t.terrors) == (7, [], 0)
    assert (play.t.deck, play.t.aside) == (11, 3)
    assert play.at(0, "W") == "."
    assert (play.t.obstructions, play.t.locks) == (9, 3)


@rule("FD-HAZ-02")
@pytest.mark.parametrize("hazard", WALK_IN_MARK)
def test_a_card_with_the_walk_in_mark_triggers_when_the_room_is_walked_into(hazard: str) -> None:
    play = walk_into(hazard)
    assert "hazard-failed" not in play.told
    happened = {
        "terror": play.t.terrors == 1,
        "knock-out": play.t.aside == 2,
        "draught": play.hand == [],
        "collapse": play.at(0, "W") == "O",
        "lockdown": play.at(0, "W") == "L",
    }
    assert [name for name, did in happened.items() if did] == [hazard]


@rule("FD-HAZ-03")
def test_a_leak_has_no_walk_in_mark_and_acts_when_scouted() -> None:
    play = scout("leak")
    assert "hazard-failed" not in play.told
    assert play.t.leak_room == 1


@rule("FD-HAZ-03")
def test_the_walk_in_mark_is_a_flag_of_each_card_that_a_pack_may_set() -> None:
    play = scout("leak", labyrinth(hand="move scout clear", pawn="0.W", pack=box(walk_in={"leak": True})))
    assert (play.t.leak_room, play.told[-1]) == (-1, "hazard-failed")
    play = scout("knock-out", labyrinth(hand="move scout clear", pawn="0.W", pack=box(walk_in={"knock-out": False})))
    assert (play.t.deck, play.t.aside) == (12, 2)


# Where the card goes


@rule("FD-HAZ-04")
@pytest.mark.parametrize("hazard", [name for name in PRINTED["hazards"] if name != "terror"])
def test_a_card_that_triggered_goes_to_the_discards(hazard: str) -> None:
    assert walk_into(hazard).discards == [hazard]


@rule("FD-HAZ-04", "FD-OPEN-46")
@pytest.mark.parametrize("hazard", PRINTED["hazards"])
def test_a_scouted_card_goes_to_the_discards_whether_it_triggered_or_not(hazard: str) -> None:
    play = scout(hazard, labyrinth(hand="move scout clear", pawn="0.W", discards="draught"))
    assert play.discards == ["draught", hazard]
    assert play.t.terrors == 0, "a Terror that failed is not kept"


@rule("FD-HAZ-04", "FD-HAZ-06")
def test_a_triggered_terror_is_kept_and_not_discarded() -> None:
    play = walk_into("terror").do("lose-from-hand:clear")
    assert (play.t.terrors, play.discards) == (1, [])
    assert len(play.t.hazards) == 12


@rule("FD-HAZ-05", "FD-OPEN-58")
def test_an_empty_hazard_deck_is_made_anew_from_the_discards() -> None:
    play = walk_into(
        "draught",
        labyrinth(hand="move scout clear", pawn="0.W", hazards="", discards="knock-out draught terror", terrors=1),
    )
    assert play.told.count("hazards-reshuffled") == 1
    assert play.discards == ["draught"], "the others are in the new deck"
    assert play.seen["hazards_left"] == {"terror": 1, "knock-out": 1}, "the Terror kept before stays out"
    assert play.t.terrors == 1


@rule("FD-HAZ-05")
def test_the_discards_stay_while_a_hazard_card_is_left() -> None:
    play = walk_into(
        "knock-out", labyrinth(hand="move scout clear", pawn="0.W", hazards="knock-out", discards="draught")
    )
    assert "hazards-reshuffled" not in play.told
    assert (play.t.hazards, play.discards) == ([], ["draught", "knock-out"])


@rule("FD-HAZ-05")
def test_with_every_hazard_card_kept_a_hazard_room_strikes_no_more() -> None:
    play = labyrinth("easy", hand="move", pawn="0.W", hazards="", terrors=3).will_turn(labyrinth=["R09"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert (play.place, play.asked) == ((1, "E"), "ask-action")
    assert not {"hazard-turned", "hazards-reshuffled"} & set(play.told)


# Terror


@rule("FD-HAZ-06")
def test_a_terror_costs_one_mind_card_for_good() -> None:
    play = walk_into("terror")
    assert play.asked == "ask-lose"
    play.do("lose-from-deck:tiptoe")
    assert play.lost == ["tiptoe"]
    assert len(play.hand) + len(play.mind) == 8
    assert "tiptoe" not in play.mind
    assert play.seen["terrors"] == 1


@rule("FD-HAZ-07", "FD-OPEN-49")
def test_the_player_picks_the_card_from_hand_deck_or_the_card_being_played() -> None:
    play = walk_into("terror", labyrinth(hand="move scout clear", pawn="0.W", mind="move tiptoe"))
    assert play.options == [
        "lose-from-hand:scout", "lose-from-hand:clear", "lose-from-deck:move", "lose-from-deck:tiptoe",
        "lose-played:move",
    ]  # fmt: skip


@rule("FD-HAZ-07")
def test_a_card_from_the_hand_may_be_lost() -> None:
    play = walk_into("terror").do("lose-from-hand:scout")
    assert (play.hand, play.lost) == (["clear"], ["scout"])


@rule("FD-HAZ-07")
def test_the_card_being_played_may_be_lost_and_then_does_not_return() -> None:
    play = walk_into("terror", labyrinth(hand="move scout clear", pawn="0.W", mind="tiptoe")).do("lose-played:move")
    assert "move" not in play.mind
    assert play.lost.count("move") == 3
    assert play.hand == ["scout", "clear"]


@rule("FD-HAZ-07")
def test_the_card_being_played_must_go_if_it_is_the_only_one_left() -> None:
    play = walk_into("terror", labyrinth(hand="move", mind="", pawn="0.W"))
    assert len(play.lost) == 9
    assert play.ending == "lost-sanity"


@rule("FD-HAZ-07")
def test_a_card_discarded_as_wild_for_this_walk_cannot_be_lost_again() -> None:
    play = labyrinth(hand="clear scout", mind="tiptoe", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["terror"])
    play.do("do:move", "discard:clear", "go:W", "turn:0")
    assert play.options == ["lose-from-hand:scout", "lose-from-deck:tiptoe"]


@rule("FD-HAZ-07")
def test_with_no_mind_card_left_a_terror_takes_none() -> None:
    play = labyrinth(mind="clear", matches=0, pawn="0.W").will_turn(labyrinth=["R09"], hazard=["terror"])
    play.do("do:move", "discard:clear", "go:W", "turn:0")
    assert "card-lost" not in play.told
    assert play.t.terrors == 1
    assert len(play.lost) == 9


@rule("FD-HAZ-08")
@pytest.mark.parametrize("difficulty", DEADLY_LEVELS)
def test_the_second_terror_loses_the_game_at_once(difficulty: str) -> None:
    play = walk_into("terror", labyrinth(difficulty, hand="move scout", pawn="0.W", terrors=1))
    assert play.ending == "lost-terror"
    assert play.t.terrors == 2
    assert "card-lost" not in play.told, "no card is asked for any more"


@rule("FD-HAZ-08")
@pytest.mark.parametrize("difficulty", DEADLY_LEVELS)
def test_neither_the_first_terror_nor_a_scouted_second_one_loses_the_game(difficulty: str) -> None:
    play = walk_into("terror", labyrinth(difficulty, hand="move scout", pawn="0.W"))
    assert play.asked == "ask-lose"
    play = scout("terror", labyrinth(difficulty, hand="move scout", pawn="0.W", terrors=1))
    assert (play.ending, play.t.terrors) == ("", 1)


@rule("FD-HAZ-09", "FD-OPEN-50")
@pytest.mark.parametrize("terrors", [1, 2])
def test_on_easy_no_number_of_terrors_kills_but_each_costs_a_card(terrors: int) -> None:
    play = walk_into("terror", labyrinth("easy", hand="move scout", pawn="0.W", terrors=terrors))
    assert play.asked == "ask-lose"
    play.do("lose-from-hand:scout")
    assert (play.ending, play.t.terrors, play.lost, play.discards) == ("", terrors + 1, ["scout"], [])


# Knock-out


@rule("FD-HAZ-10")
def test_a_knock_out_adds_a_set_aside_tile_to_the_labyrinth_deck() -> None:
    play = walk_into("knock-out")
    assert (play.t.deck, play.t.aside) == (12, 2), "one tile revealed, one added"


@rule("FD-HAZ-11", "FD-OPEN-51")
def test_the_added_tile_stays_unseen_and_may_come_up_at_any_time() -> None:
    play = walk_into("knock-out")
    unseen = [f"R{number:02}" for number in range(1, 16) if number != 9]
    assert play.seen["unseen_tiles"] == unseen, "no one saw which tile it was"
    assert play.could_turn("labyrinth") == unseen, "and each of them is as likely as any other to be next"


@rule("FD-HAZ-11")
def test_without_a_set_aside_tile_a_knock_out_does_nothing() -> None:
    play = walk_into("knock-out", labyrinth(hand="move", pawn="0.W", tiles="R03 R09"))
    assert (play.t.deck, play.t.aside) == (1, 0)
    assert "nothing-happens" in play.told
    assert play.discards == ["knock-out"]


# Draught


@rule("FD-HAZ-12")
def test_a_draught_returns_the_whole_hand_and_the_dark_falls() -> None:
    play = walk_into("draught")
    assert (play.hand, play.light) == ([], False)
    assert (len(play.mind), play.lost) == (9, []), "no card is lost, not even the one played"


@rule("FD-HAZ-12", "FD-OPEN-52")
def test_a_draught_in_the_dark_does_nothing() -> None:
    play = walk_into("draught", labyrinth(pawn="0.W"))
    assert (play.hand, len(play.mind), play.lost) == ([], 8, ["move"]), "only the card that paid for the walk is gone"
    assert "hand-blown-out" not in play.told
    assert (len(play.t.hazards), play.discards) == (12, ["draught"]), "no other card is turned instead"


# Collapse and Lockdown


@rule("FD-HAZ-13")
def test_a_collapse_puts_an_obstruction_on_the_square_just_left() -> None:
    play = walk_into("collapse")
    assert play.at(0, "W") == "O"
    assert (play.t.obstructions, play.t.locks) == (8, 3), "one Obstruction from the supply, no Lock"
    assert play.place == (1, "E")
    assert play.rules_of("way-barred") == ["FD-HAZ-13"]


@rule("FD-HAZ-14")
def test_a_lockdown_puts_a_lock_on_the_square_just_left() -> None:
    play = walk_into("lockdown")
    assert play.at(0, "W") == "L"
    assert (play.t.obstructions, play.t.locks) == (9, 2)
    assert play.place == (1, "E")
    assert play.rules_of("way-barred") == ["FD-HAZ-14"]


@rule("FD-HAZ-13", "FD-HAZ-14", "FD-OPEN-54")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_on_a_scouted_room_neither_blocks_a_square(hazard: str) -> None:
    for walk_in in (True, False):
        play = scout(hazard, labyrinth(hand="move scout clear", pawn="0.W", pack=box(walk_in={hazard: walk_in})))
        assert [play.at(0, square) for square in ("W", "C")] == [".", "."], "even if its card could act"
        assert [play.at(1, square) for square in ("E", "C")] == [".", "."]
        assert (play.t.obstructions, play.t.locks) == (9, 3)


@rule("FD-HAZ-13", "FD-HAZ-14", "FD-OPEN-40")
@pytest.mark.parametrize(("hazard", "token"), [("collapse", "obstruction"), ("lockdown", "lock")])
def test_with_no_token_in_the_supply_the_square_stays_free(hazard: str, token: str) -> None:
    play = walk_into(hazard, labyrinth(hand="move scout clear", pawn="0.W", pack=box(tokens={token: 1})))
    assert play.at(0, "W") == "."
    assert "token-missing" in play.told
    assert play.discards == [hazard]


@rule("FD-HAZ-15", "FD-OPEN-53")
@pytest.mark.parametrize(("hazard", "token"), [("collapse", "O"), ("lockdown", "L")])
def test_the_square_just_left_is_the_near_door_square_and_not_where_the_walk_began(hazard: str, token: str) -> None:
    play = labyrinth(hand="move").will_turn(labyrinth=["R09"], hazard=[hazard])
    play.do("do:move", "play:move", "go:W", "go:W", "turn:0")
    assert (play.at(0, "W"), play.at(0, "C")) == (token, ".")


@rule("FD-HAZ-15")
@pytest.mark.parametrize(("hazard", "token"), [("collapse", "O"), ("lockdown", "L")])
def test_the_square_just_left_may_be_a_hole(hazard: str, token: str) -> None:
    play = labyrinth(hand="tiptoe move").will_turn(labyrinth=["R09"], hazard=[hazard])
    play.do("do:tiptoe", "play:tiptoe", "go:N", "go:N", "turn:0")
    assert play.place == (1, "S")
    assert play.at(0, "N") == f"H{token}", "token and hole on the same square"


def test_a_kind_without_copies_leaves_the_records_of_other_games_as_they_are() -> None:
    pack = box(hazards={"draught": 0})
    data = GAME.components.data(GAME.setup(None, None, pack))
    assert isinstance(data, dict)
    assert "draught" not in data["hazards"] and "draught" not in data["walk-in"]
    assert set(data["hazards"]) == {*PRINTED["hazards"], "mark"} - {"draught"}


def test_every_kind_of_hazard_has_its_letter_its_place_among_the_features_and_its_odds() -> None:
    assert len(HAZARD_LETTERS) == len(set(HAZARD_LETTERS)) == len(HAZARDS)
    play = labyrinth()
    reader = GAME.learner.features(GAME.setup())
    assert len(reader.row(play.t, 0)) == reader.size
    for language in ("en", "pl", "fr"):
        words = Translations(language, [GAME.texts.folder])
        assert all(words.has(f"odds-hazard-{name}") for name in HAZARDS)
