"""What is hidden, what is open, and where chance comes in (FD-INFO)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.chance import Chance, Fast, Witness
from duskbox.core.game import event_view, view
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import STREAMS
from duskbox.testing.fear_of_the_dark import Play, labyrinth
from tests.rules import rule

ALL_ROOMS = [f"R{number:02}" for number in range(1, 16)]
FACE_DOWN = [[None, None]] * 4


# Hidden


@rule("FD-INFO-01", "FD-OPEN-43")
def test_at_the_start_no_one_knows_which_tiles_are_set_aside_or_what_lies_face_down() -> None:
    shown = labyrinth().seen
    assert (shown["deck"], shown["set_aside"]) == (12, 3)
    assert shown["unseen_tiles"] == ALL_ROOMS, "deck and set-aside tiles are shown together"
    assert (shown["items"], shown["secrets"]) == (FACE_DOWN, FACE_DOWN)


@rule("FD-INFO-01")
def test_nothing_is_settled_before_it_is_turned_and_any_card_or_tile_may_be_the_next() -> None:
    play = labyrinth()
    assert play.t.draws == [0] * len(STREAMS)
    assert play.could_turn("labyrinth") == ALL_ROOMS
    assert len(play.could_turn("hazard")) == 13
    assert (len(play.could_turn("item")), len(play.could_turn("secret"))) == (9, 9), "the boxed cards included"


@rule("FD-INFO-01", "FD-OPEN-43")
def test_a_tile_added_by_a_knock_out_is_seen_only_when_it_is_revealed_as_a_room() -> None:
    play = labyrinth(hand="move move", pawn="0.W", tiles="R09 R03 R02 R12", deck=1)
    play.will_turn(labyrinth=["R09"], hazard=["knock-out"]).do("do:move", "play:move", "go:W", "turn:0")
    assert play.seen["unseen_tiles"] == ["R02", "R03", "R12"]
    assert play.heard("knock-out") == [{"deck": 1, "hazard": "@hazard-knock-out"}], "the log does not name it"
    play.will_turn(labyrinth=["R12"]).do("do:move", "play:move", "go:W", "go:W", "go:W")
    turning = play.seen["turning"]
    assert isinstance(turning, dict)
    assert turning["tile"] == "R12"


@rule("FD-INFO-01", "FD-OPEN-43")
def test_boxed_cards_and_set_aside_tiles_are_not_shown_at_the_end_either() -> None:
    every_item = " ".join(f"i{location}.{card}" for location in (1, 2, 3, 4) for card in (1, 2))
    play = labyrinth(hand="move", pawn="0.W", deck=0, taken=every_item).do("do:move", "play:move", "go:W")
    assert play.ending == "won"
    assert play.seen["items"] == [[], [], [], []]
    assert play.seen["set_aside"] == 15
    assert play.seen["unseen_tiles"] == ALL_ROOMS


@rule("FD-INFO-02")
def test_a_card_looked_at_stays_known_to_the_player_and_to_no_one_else() -> None:
    play = labyrinth(hand="investigate move", rooms="R05@0,1", pawn="1.C")
    play.will_turn(secret=["information-2"], item=["lever", "key"])
    play.do("do:investigate", "play:investigate", "card:1", "do:move", "play:move", "go:S", "stop")
    assert play.seen["items"] == [[None, None], ["lever", "key"], [None, None], [None, None]]
    assert view(GAME, play.t, -1)["pieces"] == {**play.seen, "items": FACE_DOWN}, "a spectator has not seen them"
    heard = [event_view(GAME, play.t, event, -1) for event in play.events if event.name == "item-seen"]
    assert heard == [None, None]


@rule("FD-INFO-02")
def test_to_a_spectator_two_games_that_differ_only_in_what_information_showed_look_the_same() -> None:
    plays = [
        labyrinth(hand="investigate move", rooms="R05@0,1", pawn="1.C").will_turn(secret=["information-2"], item=items)
        for items in (["lever", "key"], ["match", "scrap-of-paper"])
    ]
    for play in plays:
        play.do("do:investigate", "play:investigate", "card:1")
    to_spectators, to_the_player = ([view(GAME, play.t, seat) for play in plays] for seat in (-1, 0))
    assert to_spectators[0] == to_spectators[1]
    assert to_the_player[0] != to_the_player[1]
    logs = [[event_view(GAME, play.t, event, -1) for event in play.events] for play in plays]
    assert logs[0] == logs[1]


@rule("FD-INFO-02")
def test_a_card_looked_at_is_the_one_that_is_taken_later() -> None:
    play = labyrinth(hand="investigate", rooms="R01@-1,0", pawn="1.E", seen="i1.1=key i1.2=match")
    play.do("do:investigate", "play:investigate")
    assert [GAME.texts.option_facts(play.t, GAME.option(key))["card"] for key in play.options] == [
        "@item-key",
        "@item-match",
    ]
    play.do("card:2")
    assert play.held == ["match"], "and nothing is drawn for it"


@rule("FD-INFO-02")
def test_a_card_that_no_one_looked_at_is_hidden_until_taken() -> None:
    play = labyrinth(hand="investigate", rooms="R01@-1,0", pawn="1.E").do("do:investigate", "play:investigate")
    assert [GAME.texts.option_facts(play.t, GAME.option(key))["card"] for key in play.options] == [
        "@face-down",
        "@face-down",
    ]
    play.will_turn(item=["key"]).do("card:1")
    assert play.seen["items"] == [[None], [None, None], [None, None], [None, None]]
    assert play.seen["held"] == {"key": 1}


# Open


@rule("FD-INFO-03")
def test_everything_else_is_open() -> None:
    shown = labyrinth(
        hand="move scout", lost="clear", held="key", rooms="R05@0,1", pawn="1.C", matches=4, terrors=1,
        hazards="terror draught draught leak", discards="knock-out lockdown", taken="s2.1", leak=1,
    ).seen  # fmt: skip
    expected = {
        "light": True,
        "instant_death": True,
        "pawn": (1, 4),
        "leak_room": 1,
        "deck": 11,
        "set_aside": 3,
        "hazard_deck": 4,
        "hazards_left": {"terror": 1, "draught": 2, "leak": 1},
        "hazard_discards": ["knock-out", "lockdown"],
        "terrors": 1,
        "terror_limit": 2,
        "hand": {"move": 1, "scout": 1},
        "mind_deck": {"light-a-match": 2, "move": 2, "tiptoe": 1, "investigate": 1},
        "lost": {"clear": 1},
        "held": {"key": 1},
        "matches": 4,
        "supply": {"match": 2, "obstruction": 8, "lock": 3, "secret-door": 2, "leak": 0},
    }
    assert {name: each for name, each in shown.items() if name in expected} == expected


@rule("FD-END-02", "FD-DOOR-03", "FD-DOOR-04")
def test_a_door_that_leads_out_is_shown_as_an_exit() -> None:
    def states(deck: int, value: str) -> dict[str, str]:
        # The west door of room 1 meets the wall of room 2.
        play = labyrinth(rooms="R02@0,1 R04@-1,1", deck=deck, rulings={"dead-door": value})
        return {side: door["state"] for side, door in play.seen["rooms"][1]["doors"].items()}

    before = states(1, "exit")
    assert before["W"] == "dead"
    assert states(0, "no-exit") == {side: "exit" if state == "unused" else state for side, state in before.items()}
    assert states(0, "exit")["W"] == "exit"


@rule("FD-END-02", "FD-TILE-07")
@pytest.mark.parametrize(("deck", "free"), [(2, "unused"), (1, "exit")])
def test_the_last_tile_is_shown_with_the_exits_it_would_have(deck: int, free: str) -> None:
    play = labyrinth(hand="scout move", pawn="0.W", deck=deck)
    play.will_turn(labyrinth=["R01"], hazard=["draught"]).do("do:scout", "play:scout")
    turning = play.seen["turning"]
    assert turning is not None
    turned = turning["turns"]["turn:1"]["doors"]
    assert {side: door["state"] for side, door in turned.items()} == {"N": free, "E": "open", "S": free}


@rule("FD-WILD-01", "FD-WILD-02", "FD-ACT-02", "FD-HAND-05")
def test_an_option_says_what_it_costs() -> None:
    def prices(play: Play) -> dict[str, object]:
        decision = play.t.decision
        assert decision is not None
        facts = [(option.key, GAME.texts.option_facts(play.t, option)) for option in decision.options]
        return {key: said["price"] for key, said in facts if "price" in said}

    play = labyrinth(hand="move scout")
    assert prices(play)["do:move"] == "@price-own-card"
    assert prices(play)["walk"] == "@price-any-card"
    assert prices(play.do("do:move")) == {
        "play:move": "@price-own-card",
        "discard:move": "@price-hand-card",
        "discard:scout": "@price-hand-card",
    }
    assert set(prices(labyrinth(hand="move scout").do("walk")).values()) == {"@price-any-card"}
    assert set(prices(labyrinth().do("do:light-a-match")).values()) == {"@price-mind-card"}


@rule("FD-INFO-03")
def test_rooms_are_open_with_their_squares_doors_and_tokens() -> None:
    rooms = labyrinth(rooms="R05@0,1 R10@1,0").seen["rooms"]
    assert isinstance(rooms, list)
    assert rooms[1] == {
        "tile": "R05",
        "turn": 0,
        "at": (0, 1),
        "hazard": False,
        "entered": True,
        "squares": [".", ".", ".", "s2", ".", "O", ".", ".", "."],
        "doors": {
            "N": {"state": "open", "secret": False},
            "E": {"state": "unused", "secret": False},
            "S": {"state": "unused", "secret": False},
        },
    }
    assert rooms[0]["doors"]["E"] == {"state": "dead", "secret": False}


@rule("FD-INFO-03")
def test_used_items_and_secrets_are_open() -> None:
    play = labyrinth(hand="investigate", rooms="R05@0,1", pawn="0.C", held="key")
    play.do("use:key")
    assert (play.seen["used_items"], play.seen["used_secrets"]) == ({"key": 1}, {})


@rule("FD-INFO-05", "FD-OPEN-86")
def test_the_dark_hides_nothing_that_has_been_revealed() -> None:
    lit = labyrinth(hand="move", rooms="R05@0,1 R08@0,-1", pawn="1.C")
    dark = labyrinth(rooms="R05@0,1 R08@0,-1", pawn="1.C")
    assert (lit.light, dark.light) == (True, False)
    assert dark.seen["rooms"] == lit.seen["rooms"], "Secret squares and all"
    for name in ("items", "secrets", "supply", "hazards_left", "unseen_tiles", "deck"):
        assert dark.seen[name] == lit.seen[name]


@rule("FD-INFO-05", "FD-OPEN-86")
def test_in_the_dark_a_secret_square_is_seen_and_merely_cannot_be_searched() -> None:
    play = labyrinth(rooms="R05@0,1", pawn="1.C")
    assert play.at(1, "W") == "s2"
    reason = GAME.why_not(play.t, "do:investigate")
    assert reason is not None
    assert [part.name for part in reason.parts[0].parts] == ["why-secret-dark"]


# Chance


def playthrough(will: int, luck: Chance) -> Labyrinth:
    """A whole game of choices that depend on nothing but `will`."""
    t = GAME.new_table(GAME.setup())
    t.events = []
    t.start(luck)
    player = Random(will)
    while t.decision is not None:
        t.choose(player.choice(t.decision.options), luck)
    return t


@rule("FD-INFO-04")
@settings(max_examples=150, deadline=None)
@given(will=st.integers(0, 2**32 - 1), seed=st.integers(0, 2**32 - 1))
def test_a_seed_and_the_list_of_choices_fix_a_game(will: int, seed: int) -> None:
    first, second = (playthrough(will, Fast(seed, len(STREAMS))) for _ in range(2))
    assert first.digest() == second.digest()
    assert first.events is not None
    assert second.events is not None
    assert [(event.name, event.numbers) for event in first.events] == [
        (event.name, event.numbers) for event in second.events
    ]


@rule("FD-INFO-04")
@settings(max_examples=150, deadline=None)
@given(will=st.integers(0, 2**32 - 1), seed=st.integers(0, 2**32 - 1))
def test_chance_enters_only_where_a_tile_or_card_is_turned(will: int, seed: int) -> None:
    luck = Witness(Fast(seed, len(STREAMS)))
    t = playthrough(will, luck)
    assert t.events is not None
    names = [event.name for event in t.events]
    drawn = {name: sum(1 for seen in luck.seen if STREAMS[seen[0]] == name) for name in STREAMS}
    found = names.count("item-found") + names.count("item-seen")
    assert drawn["labyrinth"] == names.count("tile-revealed")
    assert drawn["hazard"] == names.count("hazard-turned")
    assert drawn["secret"] == names.count("secret-found")
    assert drawn["item"] <= found, "an Item looked at before is not drawn again"
    assert (drawn["mind"], drawn["turn"]) == (0, 0), "Mind cards and turns are the player's choice"
