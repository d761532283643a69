"""How a game ends: by walking free, or by one of the losses (FD-END)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.game import view
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import KEY, MATCH, SCRAP_OF_PAPER
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth, wander
from tests.rules import rule

#: Nothing but holes around the pawn, so that only a Tiptoe leads away.
ISLAND = box(start=("NESW", ". H .", "H . H", ". H ."))
LOSSES = {"lost-sanity", "lost-terror", "lost-echo", "trapped", "gave-up"}


# The way out


@rule("FD-END-01", "FD-OPEN-95")
def test_walking_out_through_an_unused_door_with_the_deck_empty_wins() -> None:
    play = labyrinth(hand="move scout", pawn="0.W", deck=0)
    assert play.t.aside == 15, "tiles that are set aside do not matter"
    play.do("do:move", "play:move", "go:W")
    assert play.ending == "won"
    assert play.t.outcome is not None
    assert play.t.outcome.won(0)


@rule("FD-END-01")
def test_with_one_tile_in_the_deck_the_same_step_reveals_it() -> None:
    play = labyrinth(hand="move scout", pawn="0.W", deck=1).will_turn(labyrinth=["R03"])
    play.do("do:move", "play:move", "go:W", "turn:0")
    assert (play.ending, play.place) == ("", (1, "E"))


@rule("FD-END-01")
def test_an_empty_deck_alone_does_not_win() -> None:
    play = labyrinth(hand="move scout", deck=0).do("do:move", "play:move", "go:W", "stop")
    assert (play.ending, play.place) == ("", (0, "W")), "one has to walk out"


@rule("FD-END-01", "FD-OPEN-94")
def test_a_tile_that_a_knock_out_added_to_the_empty_deck_must_be_revealed_first() -> None:
    play = labyrinth(hand="move move", pawn="0.W", tiles="R09 R03", deck=1)
    play.will_turn(labyrinth=["R09"], hazard=["knock-out"]).do("do:move", "play:move", "go:W", "turn:0")
    assert (play.t.deck, play.t.aside) == (1, 0)
    play.will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:W", "go:W", "go:W", "turn:0")
    assert (play.ending, play.place) == ("", (2, "E"))


@rule("FD-END-02", "FD-OPEN-92")
@pytest.mark.parametrize(
    ("pawn", "side"), [("0.W", "W"), ("0.E", "E"), ("0.S", "S"), ("1.N", "N"), ("1.W", "W"), ("1.E", "E")]
)
def test_with_the_deck_empty_every_unused_door_is_an_exit(pawn: str, side: str) -> None:
    play = labyrinth(hand="move", rooms="R03@0,-1", cleared="0.E 0.S", pawn=pawn, deck=0)
    assert play.do("do:move", "play:move", f"go:{side}").ending == "won"


@rule("FD-END-02")
def test_a_door_with_a_room_behind_it_is_no_exit() -> None:
    play = labyrinth(hand="move", rooms="R03@0,-1", pawn="1.S", deck=0).do("do:move", "play:move")
    assert "go:S" not in play.options, "back to the start tile, where the hole bars the way"
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="0.W", deck=0).do("do:move", "play:move", "go:W")
    assert (play.ending, play.place) == ("", (1, "E"))


@rule("FD-END-02", "FD-DOOR-04")
def test_a_dead_door_is_no_exit() -> None:
    play = labyrinth(hand="move", rooms="R10@-1,0", pawn="0.W", deck=0).do("do:move", "play:move")
    assert play.why_not("go:W")[0] == "why-dead-door"


@rule("FD-END-03", "FD-OPEN-93")
@pytest.mark.parametrize(
    ("action", "card"), [("do:move", "play:move"), ("do:tiptoe", "play:tiptoe"), ("walk", "play:scout")]
)
def test_move_tiptoe_and_the_two_square_walk_can_all_leave_the_maze(action: str, card: str) -> None:
    play = labyrinth(hand="move tiptoe scout", deck=0).do(action, card, "go:W", "go:W")
    assert play.ending == "won"


@rule("FD-END-03")
@pytest.mark.parametrize(("action", "card"), [("do:tiptoe", "play:tiptoe"), ("walk", "play:scout")])
def test_the_step_out_counts_as_one_of_two(action: str, card: str) -> None:
    play = labyrinth(hand="move tiptoe scout", rooms="R03@-1,0", pawn="1.E", deck=0).do(action, card, "go:W", "go:W")
    assert (play.ending, play.place, play.asked) == ("", (1, "W"), "ask-action")


@rule("FD-END-03")
def test_the_step_out_counts_as_one_of_four() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="0.C", deck=0)
    play.do("do:move", "play:move", "go:W", "go:W", "go:W", "go:W")
    assert (play.ending, play.place) == ("", (1, "W")), "four squares lead to the far door and no further"


# Losing the mind


@rule("FD-END-04")
def test_the_game_is_lost_when_the_ninth_mind_card_is_discarded() -> None:
    play = labyrinth(mind="scout", matches=3).do("do:move", "discard:scout", "go:W", "stop")
    assert play.ending == "lost-sanity"
    assert len(play.lost) == 9


@rule("FD-END-04")
def test_eight_discarded_cards_are_no_loss() -> None:
    play = labyrinth(mind="scout move", matches=3).do("do:move", "discard:scout", "go:W", "stop")
    assert (play.ending, len(play.lost)) == ("", 8)


@rule("FD-END-04", "FD-OPEN-90")
def test_an_empty_mind_deck_is_no_loss_while_cards_are_in_hand() -> None:
    play = labyrinth(hand="move scout", mind="", matches=0).do("do:move", "play:move", "go:W", "stop")
    assert play.ending == ""
    assert (play.hand, play.mind) == (["scout"], ["move"])


@rule("FD-END-05", "FD-OPEN-89")
def test_the_last_mind_card_can_still_pay_for_the_walk_that_wins() -> None:
    play = labyrinth(mind="scout", matches=0, deck=0).do("do:move", "discard:scout", "go:W", "go:W")
    assert play.ending == "won"


@rule("FD-END-05", "FD-OPEN-89")
def test_lost_sanity_is_checked_after_the_whole_action_with_its_hazards() -> None:
    play = labyrinth(mind="scout", matches=0, pawn="0.W").will_turn(labyrinth=["R09"], hazard=["collapse"])
    play.do("do:move", "discard:scout", "go:W")
    assert (play.ending, play.asked) == ("", "ask-turn"), "all cards are gone, but the walk is not over"
    play.do("turn:0")
    assert (play.ending, play.at(0, "W")) == ("lost-sanity", "O"), "the Hazard came first"


# Being trapped, giving up


@rule("FD-END-06", "FD-OPEN-91")
def test_a_player_without_any_legal_action_has_lost_as_trapped() -> None:
    assert labyrinth(matches=0, pack=ISLAND).ending == "trapped"
    assert labyrinth(matches=0, held="key", pack=ISLAND).ending == "trapped", "a Key without a Lock does not help"


@rule("FD-END-06", "FD-OPEN-91")
def test_a_player_who_can_still_light_a_match_tiptoe_or_use_an_item_is_not_trapped() -> None:
    assert labyrinth(matches=1, pack=ISLAND).options == ["do:light-a-match", "spend-match"]
    assert labyrinth(matches=0, held="match", pack=ISLAND).options == ["use:match"]
    assert "do:tiptoe" in labyrinth(hand="move", matches=0, pack=ISLAND).options


@rule("FD-END-06", "FD-OPEN-91")
@pytest.mark.parametrize(("hazard", "ending"), [("lockdown", "trapped"), ("collapse", "")])
def test_a_lock_behind_the_pawn_may_trap_it_where_an_obstruction_can_be_cleared(hazard: str, ending: str) -> None:
    pack = box(rooms={"T01": ("E", "hazard", ". . H", ". H .", ". . H")})
    play = labyrinth(hand="move", matches=0, pawn="0.W", pack=pack).will_turn(labyrinth=["T01"], hazard=[hazard])
    play.do("do:move", "play:move", "go:W")
    assert (play.place, play.ending) == ((1, "E"), ending)


@rule("FD-END-06", "FD-OPEN-39")
def test_a_maze_without_an_unused_door_is_not_lost_by_itself() -> None:
    pack = box(start=("S", ". . .", ". . .", ". . ."), rooms={"A01": ("N", "plain", ". . .", "s1 . .", ". . .")})
    play = labyrinth(hand="investigate move", rooms="A01@0,1", pawn="1.C", pack=pack)
    assert (play.ending, play.t.deck) == ("", 11)
    play.will_turn(secret=["secret-door"]).do("do:investigate", "play:investigate", "card:1", "wall:1:E")
    play.will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:E", "go:E", "turn:0")
    assert play.place == (2, "W"), "a Secret Door has opened a way"


def at_every_kind_of_decision() -> list[Play]:
    lever = labyrinth(hand="investigate", rooms="R01@-1,0 R08@0,-1", pawn="1.E").will_turn(item=["lever"])
    secret = labyrinth(hand="investigate", rooms="R05@0,1 R10@1,0", pawn="1.C")
    terror = labyrinth(hand="move scout", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["terror"])
    barriers = labyrinth(held="key", pack=box(start=("NESW", ". L .", "O . L", ". O .")))
    return [
        labyrinth(hand="move"),
        labyrinth(hand="move").do("do:move"),
        labyrinth(hand="move").do("do:move", "play:move"),
        labyrinth().do("spend-match"),
        labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:scout", "play:scout"),
        terror.do("do:move", "play:move", "go:W", "turn:0"),
        lever.do("do:investigate", "play:investigate", "card:1"),
        secret.will_turn(secret=["secret-door"]).do("do:investigate", "play:investigate", "card:1"),
        barriers.do("use:key"),
    ]


@rule("FD-END-06")
def test_giving_up_is_offered_at_every_decision_and_is_a_loss() -> None:
    asked = set()
    for play in at_every_kind_of_decision():
        asked.add(play.asked)
        assert [option["key"] for option in view(GAME, play.t, 0)["anytime_options"]] == ["give-up"]
        assert view(GAME, play.t, -1)["anytime_options"] == [], "no one gives up for the player"
        assert play.do("give-up").ending == "gave-up"
        assert play.t.outcome is not None
        assert not play.t.outcome.won(0)
    assert len(asked) == 9


# Which loss is told


@rule("FD-END-07", "FD-OPEN-96")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "very-hard"])
def test_a_second_terror_that_takes_the_last_mind_card_is_told_as_terror(difficulty: str) -> None:
    play = labyrinth(difficulty, hand="move", mind="", matches=0, pawn="0.W", terrors=1)
    play.will_turn(labyrinth=["R09"], hazard=["terror"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.ending == "lost-terror"


@rule("FD-END-07", "FD-END-04")
def test_a_first_terror_that_takes_the_last_mind_card_is_told_as_lost_sanity() -> None:
    play = labyrinth(hand="move", mind="", matches=0, pawn="0.W")
    play.will_turn(labyrinth=["R09"], hazard=["terror"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.ending == "lost-sanity"


# Every game


def steps_left(t: Labyrinth) -> int:
    """More than the number of actions that can still come: what is left of hand, mind, tokens and Items, each at its
    worth.

    A token gives at most five hand cards, a Match Item a token, and a Scrap of Paper two hand cards.
    """
    items = [*t.item_pool, *(kind for kind in t.items if kind >= 0)]
    left = [items.count(kind) + t.held[kind] for kind in (MATCH, SCRAP_OF_PAPER, KEY)]
    mind = t.hand_size + t.mind_size
    return t.hand_size + mind + 6 * t.matches + 7 * left[0] + 3 * left[1] + left[2]


@rule("FD-END-08", "FD-END-09")
@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), difficulty=st.sampled_from(["easy", "normal", "hard", "very-hard"]))
def test_every_game_ends_and_each_action_uses_something_up(seed: int, difficulty: str) -> None:
    left = 1_000
    for t in wander(seed, difficulty):
        if t.decision is not None and t.decision.ask == "ask-action":
            assert steps_left(t) < left
            left = steps_left(t)
    assert t.outcome is not None
    assert t.outcome.name in {"won", *LOSSES}
    assert t.outcome.won(0) == (t.outcome.name == "won")


@rule("FD-END-09")
def test_with_the_built_in_decks_a_game_has_fewer_than_eighty_actions() -> None:
    assert steps_left(labyrinth("easy").t) < 80


@rule("FD-END-08")
def test_an_ending_is_a_win_or_a_loss_and_carries_no_score() -> None:
    play = labyrinth(hand="move", pawn="0.W", deck=0).do("do:move", "play:move", "go:W")
    assert dict(view(GAME, play.t, 0)["outcome"] or {}) == {"name": "won", "rule": "FD-END-01", "winners": [0]}
    play = labyrinth().do("give-up")
    assert dict(view(GAME, play.t, 0)["outcome"] or {}) == {"name": "gave-up", "rule": "FD-END-06", "winners": []}
