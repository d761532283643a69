"""The checks of a table notice what could go wrong with one: each of these tables is sound but for one thing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from duskbox.core.chance import Fast
from duskbox.core.errors import BadPosition
from duskbox.games.fear_of_the_dark.checks.soundness import faults
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import FACE_DOWN, LOCK, OBSTRUCTION
from duskbox.testing import labyrinth

MIND = "every Mind card is in deck, hand, play or lost (FD-HAND-07)"
SIZES = "hand and Mind deck have the sizes"
HAZARDS = "every Hazard card is in deck, discards, kept or being carried out (FD-HAZ-04)"
ITEMS = "every Item is unseen, at a location, held or used"
SECRETS = "every Secret is unseen, at a location or used"
TOKENS = "tokens on the table and in the supply are all there are (FD-COMP-07)"
MATCHES = "matches are between none and all (FD-MATCH-09)"
UNSEEN = "unseen tiles are those in the deck and set aside"
TILES = "no tile is in two places"
NEIGHBOURS = "neighbours know each other"
TOGETHER = "all rooms hang together"
COUNTERS = "kept Terrors and counters of draws are not negative"
PAWN = "the pawn stands where it can stand (FD-MVT-03)"
WHOLE = "an action is carried out whole, one procedure within another (FD-ACT-04)"
ASKED = "the question is the one that the rules ask (FD-ACT-05)"


def in_play() -> Labyrinth:
    """A table in the middle of a game, with tokens and several rooms."""
    for seed in range(100):
        table, luck, chance = GAME.new_table(GAME.setup()), Random(seed), Fast(seed, len(GAME.streams))
        table.start(chance)
        while table.decision is not None:
            has_tokens = any(square & OBSTRUCTION for square in table.squares) and any(
                square & LOCK for square in table.squares
            )
            if has_tokens and len(table.tiles) > 3 and any(table.hand) and any(table.mind_deck):
                return table
            table.choose(luck.choice(table.decision.options), chance)
    raise AssertionError("no such table")


SOUND = in_play()


def a_token_more(token: int) -> Callable[[Labyrinth], None]:
    def change(t: Labyrinth) -> None:
        t.squares[next(at for at, square in enumerate(t.squares) if not square & token)] |= token

    return change


def add(row: str, number: int, place: int = 0) -> Callable[[Labyrinth], None]:
    """Another number in a row of the table."""

    def change(t: Labyrinth) -> None:
        getattr(t, row)[place] += number

    return change


def count(name: str, number: int) -> Callable[[Labyrinth], None]:
    """Another number on the table."""

    def change(t: Labyrinth) -> None:
        setattr(t, name, getattr(t, name) + number)

    return change


def both(*changes: Callable[[Labyrinth], None]) -> Callable[[Labyrinth], None]:
    def change(t: Labyrinth) -> None:
        for each in changes:
            each(t)

    return change


def parted(t: Labyrinth) -> None:
    """A room that no door leads to, and whose neighbours do not know it either."""
    last = len(t.tiles) - 1
    t.beyond = [-1 if wall // 4 == last or other == last else other for wall, other in enumerate(t.beyond)]


def a_neighbour_that_does_not_know(t: Labyrinth) -> None:
    wall = next(wall for wall, other in enumerate(t.beyond) if other == 0)
    t.beyond[wall] = -1


def twice(row: str) -> Callable[[Labyrinth], None]:
    def change(t: Labyrinth) -> None:
        getattr(t, row)[1] = getattr(t, row)[0]

    return change


def same_place(t: Labyrinth) -> None:
    t.columns[1], t.rows[1] = t.columns[0], t.rows[0]


@pytest.mark.parametrize(
    ("change", "statement"),
    [
        (add("mind_deck", 1), MIND), (add("lost", 1), MIND), (both(add("lost", 9), add("hand", -9)), MIND),
        (both(add("lost", 9), add("mind_deck", -9)), MIND), (both(add("hand", 9), add("lost", -9)), MIND),
        (count("hand_size", 1), SIZES), (count("mind_size", -1), SIZES),
        (lambda t: t.hazards.pop(), HAZARDS), (lambda t: t.hazard_discards.append(0), HAZARDS),
        (count("terrors", 1), HAZARDS),
        (lambda t: t.item_pool.pop(), ITEMS), (add("held", 1), ITEMS), (add("used_items", -1), ITEMS),
        (lambda t: t.items.extend([FACE_DOWN] * 20), ITEMS),
        (lambda t: t.secret_pool.pop(), SECRETS), (add("used_secrets", 1, 1), SECRETS),
        (lambda t: t.secrets.extend([FACE_DOWN] * 20), SECRETS),
        (count("obstructions", 1), TOKENS), (a_token_more(OBSTRUCTION), TOKENS),
        (count("locks", -1), TOKENS), (a_token_more(LOCK), TOKENS), (count("leaks", 1), TOKENS),
        (lambda t: setattr(t, "secret_doors", -1), TOKENS), (count("secret_doors", -1), TOKENS),
        (lambda t: setattr(t, "leak_room", 0 if t.leak_room < 0 else -1), TOKENS),
        (lambda t: setattr(t, "matches", -1), MATCHES),
        (lambda t: setattr(t, "matches", t.content.matches + 1), MATCHES),
        (count("deck", 1), UNSEEN), (lambda t: t.unseen.pop(), UNSEEN),
        (both(count("aside", -9), count("deck", 9)), UNSEEN),
        (twice("tiles"), TILES), (same_place, TILES), (lambda t: t.unseen.append(t.tiles[1]), TILES),
        (a_neighbour_that_does_not_know, NEIGHBOURS), (lambda t: t.squares.pop(), NEIGHBOURS),
        (lambda t: t.doors.pop(), NEIGHBOURS), (lambda t: t.beyond.extend([-1] * 4), NEIGHBOURS),
        (parted, TOGETHER), (lambda t: t.tiles.__setitem__(0, t.unseen[0]), TOGETHER),
        (lambda t: setattr(t, "terrors", -1), COUNTERS), (lambda t: t.draws.__setitem__(0, -1), COUNTERS),
        (lambda t: setattr(t, "pawn", -1), PAWN), (lambda t: setattr(t, "pawn", len(t.squares)), PAWN),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_table_is_named(change: Callable[[Labyrinth], None], statement: str) -> None:
    table = SOUND.copy()
    assert faults(table) == []
    change(table)
    assert any(found.startswith(statement) for found in faults(table))


WALK = ("do:move", "play:move")
TERROR = (*WALK, "go:W", "turn:0")
HAND = ("do:light-a-match", "discard:scout")


@pytest.mark.parametrize(
    ("keys", "part", "instead", "statement"),
    [
        (("do:move",), '[["Journey","begin"],["Action","pay",1,true]]', '[["Action","pay",1,true]]', WHOLE),
        (("do:move",), '["Action","pay",1,true]', '["Journey","begin"],["Action","pay",1,true]', WHOLE),
        (("do:move",), '[["Journey","begin"],["Action","pay",1,true]]',
         '[["Action","pay",1,true],["Journey","begin"]]', WHOLE),
        (("do:move",), '["Journey","begin"]', '["Journey","act"]', WHOLE),
        (("do:move",), '"pay",1,true', '"pay",11,true', WHOLE), (("do:move",), '"pay",1,true', '"pay",-1,true', WHOLE),
        (("do:move",), '"pay",1,true', '"pay",4,true', ASKED), (("do:move",), '"pay",1,true', '"pay",1,false', ASKED),
        (("do:move",), '"pay",1,true', '"settle",1,true', ASKED),
        (("do:move",), ',"discard:scout"', "", ASKED), (("do:move",), '"play:move"', '"play:clear"', ASKED),
        (("do:move",), '"ask-pay"', '"ask-take"', ASKED), (("do:move",), ',["Action","pay",1,true]', "", ASKED),
        (WALK, '["Action","settle",1,true],', "", WHOLE), (WALK, '"settle",1,true', '"settle",2,true', WHOLE),
        (WALK, '"settle",1,true', '"pay",1,true', WHOLE), (WALK, '"take_step",4', '"take_step",5', WHOLE),
        (WALK, '"take_step",4,false', '"take_step",4,true', WHOLE), (WALK, "0,[]]", "0,[9]]", WHOLE),
        (WALK, '"take_step",4,false,false', '"take_step",4,false,true', ASKED),
        (WALK, '"take_step",4', '"take_step",-1', WHOLE), (WALK, '"go:N",', "", ASKED),
        (TERROR, '"room_revealed"', '"finish"', WHOLE),
        (TERROR, '"HazardCard","terror_over",1', '"HazardCard","terror_over",9', WHOLE),
        (TERROR, '["LoseMindCard","lose"]', '["BuildHand","take",4,0,1,[]]', WHOLE),
        (TERROR, '"lose-from-deck:tiptoe"', '"lose-from-hand:tiptoe"', ASKED),
        (TERROR, '"after_hazard",3', '"after_hazard",99', WHOLE),
        (HAND, '["BuildHand","take",5,0', '["BuildHand","take",5,1', WHOLE),
        (HAND, ',"take:investigate"', "", ASKED),
    ],
)  # fmt: skip
def test_a_position_in_the_middle_of_an_action_is_one_that_the_rules_lead_to(
    keys: tuple[str, ...], part: str, instead: str, statement: str
) -> None:
    play = labyrinth(hand="move scout clear", pawn="0.W", hazards="terror " * 3 + "draught " * 2 + "knock-out " * 3
                     + "collapse " * 2 + "lockdown " * 2 + "leak")  # fmt: skip
    text = play.will_turn(labyrinth=["R09"], hazard=["terror"]).do(*keys).position.notation
    assert GAME.notation.write(GAME.notation.read(text)) == text
    assert text.count(part) == 1, text
    with pytest.raises(BadPosition) as refused:
        GAME.notation.read(text.replace(part, instead))
    assert refused.value.facts["reason"] == statement


SEARCH = ("do:investigate", "play:investigate")
DOOR = (*SEARCH, "card:1")


@pytest.mark.parametrize(
    ("keys", "part", "instead", "statement"),
    [
        (SEARCH, '"card_picked",true,true,1', '"card_picked",true,true,9', WHOLE),
        (SEARCH, '"card_picked",true,true,1', '"card_picked",true,false,1', ASKED),
        (SEARCH, '"card_picked"', '"square_picked"', ASKED), (SEARCH, '"card:1",', "", ASKED),
        (SEARCH, '"Action","settle",4', '"Action","settle",5', WHOLE),
        (DOOR, '"break_through"', '"map_room"', ASKED), (DOOR, '"wall:1:W"', '"wall:40:N"', ASKED),
    ],
)  # fmt: skip
def test_a_search_under_way_is_one_that_the_rules_lead_to(
    keys: tuple[str, ...], part: str, instead: str, statement: str
) -> None:
    play = labyrinth(hand="investigate move", rooms="R05@0,1 R10@1,0", pawn="1.C").will_turn(secret=["secret-door"])
    text = play.do(*keys).position.notation
    assert GAME.notation.write(GAME.notation.read(text)) == text
    assert text.count(part) == 1, text
    with pytest.raises(BadPosition) as refused:
        GAME.notation.read(text.replace(part, instead))
    assert refused.value.facts["reason"] == statement
