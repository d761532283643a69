"""Every refusal has a reason and every reason a rule: what cannot be done now is explained, what can be done is not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.chance import NO_CHANCE, Fast
from duskbox.core.errors import IllegalChoice
from duskbox.core.ledger import Ledger
from duskbox.core.reasons import Reason
from duskbox.core.text.wording import Wording
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.rulings import RULINGS
from duskbox.games.fear_of_the_dark.rules.vocabulary import OPTIONS, STREAMS
from duskbox.testing.fear_of_the_dark import Play, box, labyrinth, wander
from tests.rules import rule

LEDGER = Ledger.of(GAME)
IDS = {entry.id for entry in [*LEDGER.rules, *LEDGER.questions]}

seeds = st.integers(0, 2**32 - 1)
difficulties = st.sampled_from(["easy", "normal", "hard", "very-hard"])
any_rulings = st.fixed_dictionaries({setting.name: st.sampled_from(setting.values) for setting in RULINGS})


def leaves(reason: Reason) -> Iterator[Reason]:
    """The reasons at the tips of the tree."""
    if not reason.parts:
        yield reason
    for part in reason.parts:
        yield from leaves(part)


def every_reason(reason: Reason) -> Iterator[Reason]:
    yield reason
    for part in reason.parts:
        yield from every_reason(part)


def check_every_wonder(t: Labyrinth) -> None:
    """At a decision: all options are among the wonders, exactly the legal ones have no reason against them, and every
    reason cites rules.
    """
    assert t.decision is not None
    legal = {option.key for option in t.decision.options}
    wonders = GAME.candidates(t)
    assert legal <= set(wonders)
    assert len(wonders) == len(set(wonders))
    for key in wonders:
        reason = GAME.why_not(t, key)
        assert (reason is None) == (key in legal), f"{key} at {t.decision}"
        if reason is not None:
            assert reason.parts, f"{key} is refused without a reason at {t.decision}"
            for part in every_reason(reason):
                assert part.rules, f"{part.name} against {key} cites no rule"
                assert set(part.rules) <= IDS
            assert all(leaf.name != "why-refused" for leaf in leaves(reason))


@rule("FD-CARD-01")
@settings(max_examples=200, deadline=None)
@given(seed=seeds, difficulty=difficulties)
def test_whatever_is_played_exactly_what_is_illegal_has_a_reason_from_the_ledger(seed: int, difficulty: str) -> None:
    for t in wander(seed, difficulty):
        if t.decision is not None:
            check_every_wonder(t)


@rule("FD-CARD-01")
@settings(max_examples=300, deadline=None)
@given(seed=seeds, difficulty=difficulties, rulings=any_rulings)
def test_that_holds_under_any_rulings(seed: int, difficulty: str, rulings: dict[str, str]) -> None:
    t = GAME.new_table(GAME.setup({"difficulty": difficulty}, rulings))
    luck = Fast(seed, len(STREAMS))
    will = Random(seed)
    t.start(luck)
    # A game with a free Light a Match may never end.
    for _ in range(150):
        if t.decision is None:
            break
        check_every_wonder(t)
        t.choose(will.choice(t.decision.options), luck)


@settings(max_examples=60, deadline=None)
@given(seed=seeds, stop=st.integers(1, 60))
def test_any_option_of_the_game_has_a_reason_where_it_is_not_offered_and_is_refused(seed: int, stop: int) -> None:
    *_, t = islice(wander(seed), stop)
    offered = [] if t.decision is None else [*t.decision.options, *t.anytime_options(0)]
    for key, option in OPTIONS.by_key.items():
        reason = GAME.why_not(t, key)
        assert (reason is None) == (option in offered)
        if reason is not None:
            assert reason.all_rules()
            assert set(reason.all_rules()) <= IDS
    before = t.state()
    for option in OPTIONS.by_key.values():
        if option not in offered:
            with pytest.raises(IllegalChoice):
                t.choose(option, NO_CHANCE)
    assert t.state() == before, "what is refused changes nothing"


# Pointed examples


def told(reason: Reason | None) -> list[tuple[str, tuple[str, ...]]]:
    """The tips of a tree of reasons with the rules they cite."""
    assert reason is not None
    return [(leaf.name, leaf.rules) for leaf in leaves(reason)]


@rule("FD-LIGHT-03", "FD-SCOUT-02", "FD-SCOUT-03")
def test_everything_that_stands_against_a_scout_is_told_at_once() -> None:
    assert told(GAME.why_not(labyrinth(deck=0).t, "do:scout")) == [
        ("why-dark", ("FD-LIGHT-03",)),
        ("why-no-unused-door", ("FD-SCOUT-02", "FD-SCOUT-03")),
        ("why-no-tile", ("FD-SCOUT-03",)),
    ]


@rule("FD-ACT-05", "FD-MVT-01", "FD-MVT-02", "FD-MVT-03")
def test_a_walk_that_cannot_begin_names_what_bars_each_side() -> None:
    pack = box(start=("NESW", ". H .", "i1 . L", ". O ."))
    reason = GAME.why_not(labyrinth(hand="move", pack=pack).t, "do:move")
    assert told(reason) == [
        ("why-hole", ("FD-MVT-02",)),
        ("why-lock", ("FD-MVT-01",)),
        ("why-obstruction", ("FD-MVT-01",)),
        ("why-furniture", ("FD-MVT-03",)),
    ]
    assert reason is not None
    assert [leaf.facts["side"] for leaf in leaves(reason)] == ["@side-N", "@side-E", "@side-S", "@side-W"]


@rule("FD-DOOR-03", "FD-DOOR-04")
def test_a_wall_and_a_dead_door_are_told_apart() -> None:
    play = labyrinth(hand="move", rooms="R10@-1,0", pawn="0.W").do("do:move", "play:move")
    assert told(GAME.why_not(play.t, "go:W")) == [("why-dead-door", ("FD-DOOR-03", "FD-DOOR-04"))]
    play = labyrinth(hand="move", pawn="0.NW").do("do:move", "play:move")
    assert told(GAME.why_not(play.t, "go:W")) == [("why-wall", ("FD-ACT-07", "FD-DOOR-03"))]


@pytest.mark.parametrize(
    ("language", "wall", "door", "lock"),
    [
        ("en", "Go west: a wall", "Go west: a door against a wall", "Go east: a Lock"),
        ("pl", "Na zachód: ściana", "Na zachód: ślepe drzwi", "Na wschód: Zamek"),
        (
            "fr",
            "Direction ouest\u00a0: un mur",
            "Direction ouest\u00a0: une porte condamnée",
            "Direction est\u00a0: un Verrou",
        ),
    ],
)
def test_a_barred_direction_is_called_by_what_is_there(language: str, wall: str, door: str, lock: str) -> None:
    def name(play: Play, key: str) -> str:
        return Wording(GAME, GAME.setup_of(play.t)).option(play.t, GAME.option(key), language)

    assert name(labyrinth(hand="move", pawn="0.NW"), "go:W") == wall
    assert name(labyrinth(hand="move", rooms="R10@-1,0", pawn="0.W"), "go:W") == door
    assert name(labyrinth(hand="move"), "go:E") == lock


@rule("FD-INV-02", "FD-INV-05", "FD-LIGHT-03")
def test_each_square_beside_the_pawn_says_why_it_cannot_be_searched() -> None:
    pack = box(start=("NESW", ". i1 .", ". . s2", ". . ."))
    assert told(GAME.why_not(labyrinth(taken="i1.1 i1.2", pack=pack).t, "do:investigate")) == [
        ("why-location-empty", ("FD-INV-05",)),
        ("why-secret-dark", ("FD-INV-02", "FD-LIGHT-03")),
    ]
    assert told(GAME.why_not(labyrinth().t, "do:investigate")) == [
        ("why-nothing-to-search", ("FD-INV-03", "FD-ACT-05"))
    ]


@rule("FD-MATCH-05", "FD-MATCH-06", "FD-LEAK-05")
def test_a_match_may_fail_for_lack_of_tokens_cards_and_dry_air_all_together() -> None:
    play = labyrinth(rooms="R09@-1,0", pawn="1.E", leak=1, mind="clear", matches=0)
    assert told(GAME.why_not(play.t, "do:light-a-match")) == [
        ("why-leak", ("FD-LEAK-05",)),
        ("why-no-match", ("FD-MATCH-05",)),
        ("why-no-card-gained", ("FD-MATCH-06",)),
    ]
    assert told(GAME.why_not(play.t, "spend-match")) == [
        ("why-no-match", ("FD-MATCH-01",)),
        ("why-leak", ("FD-LEAK-05",)),
    ]


@rule("FD-ACT-01", "FD-ACT-02", "FD-WILD-01", "FD-WILD-02")
def test_a_payment_is_refused_for_the_hand_the_deck_or_the_wrong_card() -> None:
    play = labyrinth(hand="move scout").do("do:move")
    assert told(GAME.why_not(play.t, "play:scout")) == [("why-other-card", ("FD-ACT-01",))]
    assert told(GAME.why_not(play.t, "play:clear")) == [("why-not-in-hand", ("FD-ACT-01",))]
    assert told(GAME.why_not(play.t, "discard:clear")) == [("why-not-in-hand", ("FD-WILD-01",))]
    play = labyrinth(hand="move scout").do("walk")
    assert told(GAME.why_not(play.t, "discard:scout")) == [("why-played-not-discarded", ("FD-ACT-02", "FD-WILD-01"))]
    play = labyrinth(mind="move scout").do("do:move")
    assert told(GAME.why_not(play.t, "play:move")) == [("why-dark", ("FD-ACT-01", "FD-WILD-02"))]
    assert told(GAME.why_not(play.t, "discard:clear")) == [("why-not-in-deck", ("FD-WILD-02",))]


@rule("FD-TILE-07", "FD-TILE-09")
def test_a_turn_is_refused_for_a_wall_a_twin_or_a_barred_entry() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R02"]).do("do:move", "play:move", "go:W")
    assert told(GAME.why_not(play.t, "turn:1")) == [("why-no-door-meets", ("FD-DOOR-01", "FD-TILE-07"))]
    assert told(GAME.why_not(play.t, "turn:2")) == [("why-entry-barred", ("FD-TILE-09",))]
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R03"]).do("do:move", "play:move", "go:W")
    assert told(GAME.why_not(play.t, "turn:2")) == [("why-same-turn", ("FD-TILE-07",))]


@rule("FD-ACT-04", "FD-MATCH-08")
def test_nothing_of_the_main_choice_can_be_done_in_the_middle_of_a_walk() -> None:
    play = labyrinth(hand="move scout", held="key").do("do:move", "play:move")
    assert told(GAME.why_not(play.t, "use:key")) == [("why-not-asked", ("FD-ACT-04",))]
    assert told(GAME.why_not(play.t, "spend-match")) == [("why-not-asked", ("FD-MATCH-08", "FD-ACT-04"))]
    assert told(GAME.why_not(play.t, "stop")) == [("why-must-move", ("FD-ACT-05",))]


@rule("FD-END-01")
def test_after_the_end_the_rule_that_ended_the_game_stands_against_everything() -> None:
    play = labyrinth(hand="move", pawn="0.W", deck=0).do("do:move", "play:move", "go:W")
    assert told(GAME.why_not(play.t, "do:move")) == [("why-game-over", ("FD-END-01",))]
    assert GAME.candidates(play.t) == []
