"""Cards, actions and wild discards: what may be done, what it costs, and what is refused (FD-CARD, FD-ACT, FD-WILD)."""

from __future__ import annotations

from typing import Any

import pytest

from duskbox.games.fear_of_the_dark.rules.vocabulary import PRINTED
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth
from tests.rules import rule

#: A start tile on which all six actions are possible at once: standing to the left, at an unused door, with an
#: Obstruction above and Item location 1 below.
ALL_SIX = box(start=("NESW", "O . .", ". . .", "i1 . ."))


def at_all_six(hand: str = "", matches: int = 6) -> Play:
    return labyrinth(hand=hand, pawn="0.W", matches=matches, pack=ALL_SIX)


def with_two_others(card: str) -> str:
    """A hand of this card and two of other kinds."""
    mind = PRINTED["mind"]
    place = mind.index(card)
    return f"{card} {mind[place - 1]} {mind[place - 2]}"


#: What follows the payment of each action there.
THEN = {
    "light-a-match": [],
    "move": ["go:E", "stop"],
    "tiptoe": ["go:E", "stop"],
    "scout": ["turn:0"],
    "investigate": ["card:1"],
    "clear": [],
}


def carried_out(play: Play) -> list[str]:
    """The actions that have left their mark on the table."""
    marks = {
        "light-a-match": play.t.matches < 6,
        "move or tiptoe": play.place != (0, "W"),
        "scout": len(play.rooms) > 1,
        "investigate": play.held != [],
        "clear": play.at(0, "NW") == ".",
    }
    return [name for name, done in marks.items() if done]


def mark_of(action: str) -> list[str]:
    return ["move or tiptoe"] if action in ("move", "tiptoe") else [action]


@rule("FD-CARD-01")
@pytest.mark.parametrize(
    ("key", "position", "cited"),
    [
        ("do:scout", {"hand": "scout"}, "FD-SCOUT-02"),
        ("do:clear", {"hand": "clear", "pawn": "0.W"}, "FD-CLEAR-01"),
        ("do:investigate", {"hand": "investigate"}, "FD-INV-03"),
        ("do:light-a-match", {"hand": "light-a-match", "matches": 0}, "FD-MATCH-05"),
        ("do:tiptoe", {}, "FD-LIGHT-03"),
        ("use:key", {"held": "key", "pawn": "0.W"}, "FD-ITEM-06"),
        ("use:scrap-of-paper", {"held": "scrap-of-paper"}, "FD-LIGHT-03"),
        ("use:match", {"held": "match"}, "FD-ITEM-04"),
    ],
)
def test_a_mind_card_or_item_whose_requirement_is_not_met_cannot_be_used(
    key: str, position: dict[str, Any], cited: str
) -> None:
    assert cited in labyrinth(**position).refused(key)


@rule("FD-CARD-01")
@pytest.mark.parametrize("item", ["match", "scrap-of-paper", "key"])
def test_an_item_that_is_not_held_cannot_be_used(item: str) -> None:
    # Everything else is as it should be: a Lock next to the pawn, Light, and fewer than six tokens.
    play = labyrinth(hand="move", matches=3)
    assert play.refused(f"use:{item}") == ["why-not-held", "FD-ITEM-01"]
    assert f"use:{item}" in labyrinth(hand="move", matches=3, held=item).options


@rule("FD-CARD-02")
def test_a_hazard_card_whose_requirement_is_not_met_is_turned_over_but_does_not_trigger() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["knock-out"])
    play.do("do:scout", "play:scout", "turn:0")
    assert (play.t.deck, play.t.aside) == (11, 3)
    assert play.discards == ["knock-out"]
    assert play.heard("hazard-failed") == [{"hazard": "@hazard-knock-out"}]
    play = labyrinth(hand="move scout", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["knock-out"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert (play.t.deck, play.t.aside) == (12, 2), "walking in, it does"
    assert play.heard("hazard-failed") == []


@rule("FD-CARD-03")
def test_a_hazard_takes_effect_the_moment_it_is_turned() -> None:
    play = labyrinth(hand="move scout", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["draught"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert (play.asked, play.light) == ("ask-action", False)


@rule("FD-CARD-03")
def test_a_lever_and_a_secret_take_effect_when_found_and_are_discarded_while_other_items_are_kept() -> None:
    play = at_all_six("investigate move").will_turn(item=["lever"]).do("do:investigate", "play:investigate", "card:1")
    assert (play.held, play.seen["used_items"]) == ([], {"lever": 1})
    assert "lever-useless" in play.told, "there is no Lock, but it was used all the same"
    play = at_all_six("investigate move").will_turn(item=["key"]).do("do:investigate", "play:investigate", "card:1")
    assert (play.held, play.seen["used_items"]) == (["key"], {})
    play = labyrinth(hand="investigate move", rooms="R05@0,-1", pawn="1.C", cleared="1.E").will_turn(
        secret=["information-1"], item=["key", "match"]
    )
    play.do("do:investigate", "play:investigate", "card:1")
    assert (play.asked, play.seen["used_secrets"]) == ("ask-action", {"information-1": 1})
    assert play.seen["items"] == [["key", "match"], [None, None], [None, None], [None, None]]
    assert play.seen["secrets"] == [[None, None], [None], [None, None], [None, None]]


@rule("FD-ACT-01")
@pytest.mark.parametrize("action", THEN)
def test_in_the_light_a_hand_card_is_played_for_the_action_printed_on_it(action: str) -> None:
    play = at_all_six(with_two_others(action)).will_turn(labyrinth=["R03"], item=["key"])
    play.do(f"do:{action}", f"play:{action}", *THEN[action])
    assert carried_out(play) == mark_of(action)
    assert (play.lost, play.rules_of("card-played")) == ([], ["FD-ACT-01"])


@rule("FD-ACT-01")
def test_a_card_cannot_be_played_for_the_action_of_another_nor_without_being_in_hand() -> None:
    play = at_all_six("move scout").do("do:clear")
    assert play.options == ["discard:move", "discard:scout"]
    assert play.refused("play:move") == ["why-other-card", "FD-ACT-01"]
    assert play.refused("play:clear") == ["why-not-in-hand", "FD-ACT-01"]


@rule("FD-ACT-01", "FD-WILD-02")
def test_in_the_dark_no_card_is_played() -> None:
    play = at_all_six().do("do:move")
    assert play.options == [f"discard:{kind}" for kind in PRINTED["mind"]]
    assert play.refused("play:move")[:3] == ["why-dark", "FD-ACT-01", "FD-WILD-02"]


@rule("FD-ACT-02")
@pytest.mark.parametrize("kind", PRINTED["mind"])
def test_in_the_light_any_hand_card_is_played_for_a_walk_of_two_squares(kind: str) -> None:
    play = at_all_six(with_two_others(kind)).do("walk", f"play:{kind}", "go:E", "go:E")
    assert play.place == (0, "E")
    assert play.asked == "ask-action", "two squares and no more"
    assert (play.lost, kind in play.hand, kind in play.mind) == ([], False, True)
    assert [*play.rules_of("card-played"), *play.rules_of("card-played-otherwise")] == ["FD-ACT-02"]


@rule("FD-ACT-02", "FD-WILD-01")
def test_the_two_square_walk_is_not_bought_with_a_wild_discard() -> None:
    play = at_all_six("move scout").do("walk")
    assert play.options == ["play:move", "play:scout"]
    assert play.refused("discard:scout")[:3] == ["why-played-not-discarded", "FD-ACT-02", "FD-WILD-01"]


@rule("FD-ACT-03", "FD-OPEN-18")
def test_the_two_square_walk_may_stop_after_one_square() -> None:
    play = at_all_six("scout move").do("walk", "play:scout", "go:E")
    assert "stop" in play.options
    play.do("stop")
    assert play.place == (0, "C")


@rule("FD-ACT-03", "FD-OPEN-18")
def test_the_two_square_walk_does_not_exist_in_the_dark() -> None:
    assert at_all_six().refused("walk") == ["why-dark", "FD-ACT-03"]


@rule("FD-ACT-03", "FD-OPEN-18", "FD-OPEN-93")
def test_the_two_square_walk_takes_doors_new_rooms_and_the_exit() -> None:
    play = labyrinth(hand="scout move", rooms="R03@-1,0", pawn="0.W").do("walk", "play:scout", "go:W", "stop")
    assert play.place == (1, "E"), "through a door to a known room"
    play = labyrinth(hand="scout move").will_turn(labyrinth=["R03"])
    play.do("walk", "play:scout", "go:W", "go:W", "turn:0")
    assert (play.place, play.rooms) == ((1, "E"), ["start", "R03"])
    play = labyrinth(hand="scout move", deck=0).do("walk", "play:scout", "go:W", "go:W")
    assert play.ending == "won"


@rule("FD-ACT-03", "FD-MVT-02")
def test_the_two_square_walk_does_not_enter_holes() -> None:
    play = labyrinth(hand="tiptoe move").do("walk", "play:tiptoe")
    assert play.refused("go:N") == ["why-hole", "FD-MVT-02"], "not even with a Tiptoe card"


@rule("FD-ACT-04", "FD-OPEN-27")
def test_no_item_token_or_further_card_is_used_in_the_middle_of_a_walk() -> None:
    play = labyrinth(hand="move clear", held="key match", matches=3).do("do:move", "play:move", "go:W", "go:E")
    assert play.place == (0, "C"), "beside the Obstruction and the Lock"
    for key in ("use:key", "use:match", "do:clear", "do:move", "walk", "do:light-a-match"):
        assert play.refused(key) == ["FD-ACT-04"], key
    assert play.refused("spend-match") == ["FD-MATCH-08", "FD-ACT-04"]
    play.do("stop", "use:key", "do:clear", "play:clear")
    assert (play.at(0, "E"), play.at(0, "S")) == (".", "."), "between actions they are"


@rule("FD-ACT-04")
def test_nothing_is_used_between_choosing_an_action_and_paying_for_it() -> None:
    play = labyrinth(hand="move clear", held="key").do("do:move")
    assert play.asked == "ask-pay"
    assert play.refused("use:key") == ["FD-ACT-04"]


#: A start tile whose centre is shut in: a hole, Item location 1, a Lock and an Obstruction around it.
SHUT_IN = box(start=("NESW", ". H .", "i1 . L", ". O ."))


@rule("FD-ACT-05", "FD-OPEN-19")
@pytest.mark.parametrize("key", ["do:move", "walk"])
def test_a_walk_of_no_squares_is_refused_with_what_bars_each_side(key: str) -> None:
    play = labyrinth(hand="move scout", pack=SHUT_IN)
    reasons = play.refused(key)
    assert reasons[0] == "why-no-step"
    assert {"FD-ACT-05", "FD-MVT-01", "FD-MVT-02", "FD-MVT-03"} <= set(reasons)
    assert "do:tiptoe" in play.options, "the hole is open to it"


@rule("FD-ACT-05", "FD-OPEN-19")
def test_a_tiptoe_of_no_squares_is_refused() -> None:
    play = labyrinth(hand="tiptoe scout", pack=box(start=("N", ". i1 .", "O . L", ". s1 .")))
    assert play.refused("do:tiptoe")[:2] == ["why-no-step", "FD-ACT-05"]


@rule("FD-ACT-05", "FD-OPEN-19")
def test_a_walk_once_paid_for_cannot_stop_before_its_first_square() -> None:
    play = labyrinth(hand="move scout").do("do:move", "play:move")
    assert play.refused("stop") == ["why-must-move", "FD-ACT-05"]


@rule("FD-ACT-05", "FD-OPEN-19")
def test_clear_and_investigate_with_nothing_beside_the_pawn_are_refused() -> None:
    play = labyrinth(hand="clear investigate", pawn="0.W")
    assert play.refused("do:clear") == ["why-no-obstruction", "FD-CLEAR-01", "FD-ACT-05"]
    assert play.refused("do:investigate") == ["why-nothing-to-search", "FD-INV-03", "FD-ACT-05"]


@rule("FD-ACT-06")
@pytest.mark.parametrize(("thing", "key"), [("O", "do:clear"), ("L", "use:key"), ("i1", "do:investigate")])
@pytest.mark.parametrize("corner", ["NW", "NE", "SW", "SE"])
def test_no_action_reaches_diagonally(thing: str, key: str, corner: str) -> None:
    nw, ne, sw, se = (thing if name == corner else "." for name in ("NW", "NE", "SW", "SE"))
    pack = box(start=("NESW", f"{nw} . {ne}", ". . .", f"{sw} . {se}"))

    def standing(square: str) -> Play:
        return labyrinth(hand="clear investigate", held="key", pawn=f"0.{square}", pack=pack)

    standing("C").refused(key)
    for beside in corner:
        assert key in standing(beside).options


@rule("FD-ACT-06")
def test_no_step_goes_diagonally() -> None:
    play = labyrinth(hand="move scout", pawn="0.NW", cleared="0.S 0.E")
    play.do("do:move", "play:move")
    assert play.options == ["go:S"], "neither to the centre nor over the edge, and the hole bars the right"
    play.do("go:S")
    assert play.place == (0, "W")


def towards(thing: str, doors: str) -> Play:
    """On the left door square of the start tile;
    the room to the left has a thing on the square behind the shared side.
    """
    room = (doors, "plain", ". . .", f". . {thing}", ". . .")
    return labyrinth(hand="clear investigate", held="key", rooms="X01@-1,0", pawn="0.W", pack=box(rooms={"X01": room}))


@rule("FD-ACT-07", "FD-OPEN-26")
@pytest.mark.parametrize(("thing", "key"), [("O", "do:clear"), ("L", "use:key"), ("i1", "do:investigate")])
def test_through_an_open_passage_clear_key_and_investigate_reach_and_through_a_wall_they_do_not(
    thing: str, key: str
) -> None:
    assert key in towards(thing, "EW").options
    towards(thing, "W").refused(key)


@rule("FD-ACT-07", "FD-OPEN-26")
def test_what_lies_behind_an_open_passage_is_removed_and_searched() -> None:
    play = towards("O", "EW").do("do:clear", "play:clear")
    assert play.at(1, "E") == "."
    play = towards("L", "EW").do("use:key")
    assert play.at(1, "E") == "."
    play = towards("i1", "EW").will_turn(item=["match"]).do("do:investigate", "play:investigate", "card:1")
    assert play.held == ["match", "key"]


@rule("FD-WILD-01", "FD-OPEN-16")
@pytest.mark.parametrize("action", THEN)
@pytest.mark.parametrize("card", PRINTED["mind"])
def test_in_the_light_any_hand_card_discarded_buys_any_of_the_six_actions(action: str, card: str) -> None:
    play = at_all_six(with_two_others(card)).will_turn(labyrinth=["R03"], item=["key"])
    play.do(f"do:{action}", f"discard:{card}", *THEN[action])
    assert carried_out(play) == mark_of(action)
    assert play.lost == [card]


@rule("FD-WILD-01", "FD-OPEN-16")
def test_in_the_light_the_mind_deck_pays_for_nothing() -> None:
    play = at_all_six("move scout").do("do:clear")
    assert play.options == ["discard:move", "discard:scout"]
    assert play.refused("discard:investigate") == ["why-not-in-hand", "FD-WILD-01"]


@rule("FD-WILD-02", "FD-OPEN-16")
@pytest.mark.parametrize("card", PRINTED["mind"])
def test_in_the_dark_any_card_of_the_mind_deck_is_discarded_as_the_player_likes(card: str) -> None:
    play = labyrinth().do("do:clear")
    assert play.options == [f"discard:{kind}" for kind in PRINTED["mind"]]
    play.do(f"discard:{card}")
    assert (play.at(0, "S"), play.lost, play.hand) == (".", [card], [])
    assert play.rules_of("card-discarded") == ["FD-WILD-02"]


@rule("FD-WILD-02", "FD-OPEN-16")
def test_in_the_dark_a_card_that_the_mind_deck_lacks_pays_for_nothing() -> None:
    play = labyrinth(lost="scout").do("do:clear")
    assert play.refused("discard:scout") == ["why-not-in-deck", "FD-WILD-02"]


@rule("FD-WILD-03")
def test_in_the_dark_move_clear_investigating_an_item_and_light_a_match_can_be_bought() -> None:
    play = at_all_six()
    actions = [key for key in play.options if key.startswith("do:")]
    assert actions == ["do:move", "do:investigate", "do:clear", "do:light-a-match"]
    for key in ("do:tiptoe", "do:scout"):
        assert play.refused(key) == ["why-dark", "FD-LIGHT-03"]


@rule("FD-WILD-03")
@pytest.mark.parametrize("action", ["move", "clear", "investigate"])
def test_an_action_bought_in_the_dark_is_carried_out(action: str) -> None:
    play = at_all_six().will_turn(item=["key"]).do(f"do:{action}", "discard:tiptoe", *THEN[action])
    assert carried_out(play) == mark_of(action)
    assert play.lost == ["tiptoe"]


@rule("FD-WILD-04", "FD-OPEN-17")
def test_a_wild_light_a_match_still_costs_its_token() -> None:
    play = at_all_six("scout move").do("do:light-a-match", "discard:scout")
    assert (play.t.matches, play.lost) == (5, ["scout"])
    assert at_all_six("scout move", matches=0).refused("do:light-a-match")[0] == "why-no-match"


@rule("FD-WILD-04", "FD-OPEN-17")
@pytest.mark.parametrize(
    ("key", "cited"), [("do:scout", "FD-SCOUT-02"), ("do:investigate", "FD-INV-03"), ("do:clear", "FD-CLEAR-01")]
)
def test_a_wild_discard_buys_no_action_whose_conditions_are_not_met(key: str, cited: str) -> None:
    assert cited in labyrinth(hand="move tiptoe", cleared="0.S").refused(key)


@rule("FD-WILD-05")
def test_a_wild_card_cannot_be_picked_up_by_the_light_a_match_that_it_paid_for() -> None:
    for play in (labyrinth(hand="scout move"), labyrinth()):
        play.do("do:light-a-match", "discard:scout")
        assert play.lost == ["scout"]
        assert play.refused("take:scout")[0] == "why-not-in-deck"


@rule("FD-WILD-05")
def test_a_wild_card_cannot_be_lost_again_to_a_terror_on_the_walk_that_it_paid_for() -> None:
    play = labyrinth(mind="move scout clear", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["terror"])
    play.do("do:move", "discard:move", "go:W", "turn:0")
    assert play.options == ["lose-from-deck:scout", "lose-from-deck:clear"]
    play = labyrinth(hand="move", mind="scout clear", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["terror"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert "lose-played:move" in play.options, "a played card can"
