"""Standing orders: what a player does not want to be asked (ATE-OPEN-04).

They are part of the match, and no one else's business.
"""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.core.chance import Fast
from duskbox.core.errors import IllegalChoice
from duskbox.core.matches.match import Match
from duskbox.games.touch_of_evil.effects.gains import TowardDarkness
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn, TeamTurn
from duskbox.games.touch_of_evil.rules.vocabulary import SPIRIT, VILLAIN, WINDOWS
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.scenes import CAST, calm_night, drawn

HEALING = "blood-transfusion"


def quiet(number: int = 2, mode: str = "competitive") -> Play:
    return Play(*CAST[:number], mode=mode)


def order(play: Play, seat: int, *keys: str) -> Play:
    """A seat gives standing orders, no matter which seat is asked at the moment."""
    for key in keys:
        play.t.choose(play.box.options.all.by_key[f"order:{key}"], play.fate, seat)
    return play


def orders_of(play: Play, seat: int) -> object:
    return cast(dict[str, object], play.view(seat)["pieces"])["orders"]


# Always pass here


@rule("ATE-OPEN-04")
def test_a_player_can_order_to_pass_in_every_kind_of_window_and_only_in_that() -> None:
    play = calm_night(quiet().hold(1, "ward-over-the-door", HEALING).hurt(1, 1))
    order(play, 1, "pass:card").run(MysteryPhase())
    asked: list[str] = []
    while not play.at_rest:
        asked.append(play.ask)
        play.choose("pass")
    assert set(asked) == {"ask-window-mystery-step"}
    assert len(asked) == 5
    assert play.hand(1) == ["ward-over-the-door", HEALING]


@rule("ATE-OPEN-04")
def test_there_is_such_an_order_for_each_window_and_one_that_takes_it_back() -> None:
    play = quiet()
    assert [option.key for option in play.t.anytime_options(1)[: len(WINDOWS) - 1]] == [
        f"order:pass:{window}" for window in WINDOWS[:-1]
    ]
    order(play, 1, *(f"pass:{window}" for window in WINDOWS[:-1]))
    assert [option.key for option in play.t.anytime_options(1)[: len(WINDOWS) - 1]] == [
        f"order:ask:{window}" for window in WINDOWS[:-1]
    ]
    calm_night(order(play, 1, "ask:card").hold(1, "ward-over-the-door")).run(DrawMystery(0))
    assert (play.ask, play.seat) == ("ask-window-card", 1)


@rule("ATE-OPEN-04")
def test_an_order_given_while_one_is_asked_leaves_the_question_open() -> None:
    play = drawn(quiet().hold(1, "ward-over-the-door").marker(15), TowardDarkness(1))
    order(play, 1, "pass:card")
    assert (play.ask, play.seat) == ("ask-window-card", 1)
    play.choose("play:ward-over-the-door")
    assert play.t.marker == 15
    drawn(play.hold(1, "ward-over-the-door"), TowardDarkness(1))
    assert (play.at_rest, play.t.marker) == (True, 14), "the next one is passed"


@rule("ATE-OPEN-04")
def test_the_orders_of_one_seat_are_not_those_of_another() -> None:
    play = calm_night(quiet(3).hold(1, "ward-over-the-door").hold(2, "ward-over-the-door"))
    order(play, 1, "pass:card").run(DrawMystery(0))
    assert play.seat == 2


@rule("ATE-OPEN-04")
def test_an_order_that_was_not_given_cannot_be_taken_back() -> None:
    for key in ("wake", "always", "ask:card"):
        with pytest.raises(IllegalChoice):
            order(quiet(), 1, key)


@rule("ATE-OPEN-04")
def test_the_position_in_words_names_the_orders_of_its_reader_and_of_no_one_else() -> None:
    play = order(quiet(), 1, "pass:card", "rest", "matters")
    told = [message for message, _ in GAME.drawing.details(play.view(1)["pieces"])]
    assert [message for message in told if message.startswith("view-order")] == [
        "view-order-pass",
        "view-order-rest",
        "view-order-matters",
    ]
    for seat, orders in ((0, ()), (1, ("rest",)), (1, ("matters",))):
        other = order(quiet(), seat, *orders) if orders else play
        told = [message for message, _ in GAME.drawing.details(other.view(seat)["pieces"])]
        assert [message for message in told if message.startswith("view-order")] == [f"view-order-{x}" for x in orders]


# Rest until my turn


@rule("ATE-OPEN-04")
def test_who_rests_is_asked_nothing_until_its_own_turn_begins() -> None:
    play = quiet().hold(1, HEALING, "ward-over-the-door").hurt(1, 1).put(0, "road-6").put(1, "road-6")
    order(play, 1, "rest").dice(2).run(HeroTurn(0)).choose("move:road-7", "end-turn")
    assert play.at_rest
    calm_night(play).run(MysteryPhase())
    assert play.at_rest
    play.run(HeroTurn(1))
    assert (play.ask, play.seat) == ("ask-window-turn-step", 1)
    assert play.t.rest == [0, 0]


@rule("ATE-OPEN-04")
def test_who_rests_can_wake_before() -> None:
    play = quiet().hold(1, HEALING).hurt(1, 1)
    order(play, 1, "rest", "wake").run(HeroTurn(0))
    assert (play.ask, play.seat) == ("ask-window-turn-step", 1)


@rule("ATE-OPEN-04")
def test_in_a_teams_turn_every_member_wakes() -> None:
    play = Play(*CAST, mode="team").hold(1, HEALING).hold(3, HEALING).hurt(1, 1)
    order(play, 1, "rest")
    order(play, 3, "rest")
    play.run(TeamTurn(0))
    assert play.t.rest == [0, 0, 0, 1]
    assert play.seat == 1


# Ask only if it matters


@rule("ATE-OPEN-04")
def test_who_wants_to_be_asked_only_if_it_matters_is_not_asked_before_steps_of_others_but_before_its_own() -> None:
    play = quiet().hold(1, HEALING).hurt(1, 1).put(0, "road-6").dice(2)
    order(play, 1, "matters").run(HeroTurn(0))
    assert play.ask == "ask-move"
    play.choose("move:road-7", "end-turn")
    calm_night(play).run(MysteryPhase())
    assert play.at_rest
    play.run(HeroTurn(1))
    assert (play.ask, play.seat) == ("ask-window-turn-step", 1)


@rule("ATE-OPEN-04")
def test_a_card_on_the_table_always_matters() -> None:
    play = calm_night(quiet().hold(1, "ward-over-the-door"))
    order(play, 1, "matters").run(DrawMystery(0))
    assert (play.ask, play.seat) == ("ask-window-card", 1)


@rule("ATE-OPEN-04")
@pytest.mark.parametrize(
    ("tested", "die", "counts", "asked"),
    [
        (1, 1, False, True),  # my own failure
        (1, 6, False, False),  # I have passed anyway
        (1, 6, True, True),  # but here every success counts
        (0, 1, False, False),  # a rival's failure is no worry of mine
        (0, 6, False, True),  # its success is
    ],
)
def test_a_test_matters_as_long_as_its_result_could_still_turn(
    tested: int, die: int, counts: bool, asked: bool
) -> None:
    play = quiet().hold(1, "clear-head").skill(tested, "spirit", 1).dice(die)
    order(play, 1, "matters").run(SkillTest(tested, SPIRIT, -1, 5, counts))
    assert (play.ask == "ask-window-roll") is asked
    play = quiet().hold(1, "clear-head").skill(tested, "spirit", 1).dice(die)
    play.run(SkillTest(tested, SPIRIT, -1, 5, counts))
    assert play.ask == "ask-window-roll", "without the order one is always asked"


@rule("ATE-OPEN-04")
@pytest.mark.parametrize(
    ("mode", "hits", "asked"),
    [("competitive", False, False), ("competitive", True, True), ("cooperative", False, True)],
)
def test_a_rivals_fight_matters_once_it_hits_and_a_friends_fight_always(mode: str, hits: bool, asked: bool) -> None:
    play = quiet(mode=mode).hold(1, "a-second-blade")
    play.dice(6 if hits else 1, *[1] * (fight_dice(play.t, 0) - 1), *[1] * enemy_dice(play.t, VILLAIN))
    order(play, 1, "matters").run(VillainAttack(0, 1))
    assert (play.ask == "ask-window-roll") is asked


@rule("ATE-OPEN-04")
@pytest.mark.parametrize(("fighter", "hits", "asked"), [(1, False, False), (1, True, True), (0, True, True)])
def test_an_enemys_roll_against_me_matters_if_it_hits(fighter: int, hits: bool, asked: bool) -> None:
    play = quiet().hold(1, "the-evil-eye").hurt(fighter, 0)
    play.dice(*[1] * fight_dice(play.t, fighter), 6 if hits else 2, *[2] * (enemy_dice(play.t, VILLAIN) - 1))
    order(play, 1, "matters").run(VillainAttack(fighter, 1))
    assert (play.ask == "ask-window-roll") is asked


@rule("ATE-OPEN-04")
def test_the_order_can_be_taken_back() -> None:
    play = quiet().hold(1, HEALING).hurt(1, 1)
    order(play, 1, "matters", "always").run(HeroTurn(0))
    assert play.seat == 1


# Kept, and kept secret


@rule("ATE-OPEN-04")
def test_orders_live_on_in_a_copy_which_is_independent() -> None:
    play = quiet(3)
    order(play, 1, "pass:card", "matters")
    order(play, 2, "rest")
    other = play.t.copy()
    assert (other.orders, other.rest) == (play.t.orders, play.t.rest)
    other.take_anytime(play.box.options.order_ask[WINDOWS.index("card")], 1)
    other.take_anytime(play.box.options.order_wake, 2)
    assert (other.orders != play.t.orders, other.rest != play.t.rest) == (True, True)


def a_match() -> Match:
    settings = {"heroes": "3", "villain": "vampire", "hero-1": "katarina", "hero-2": "anne-marie", "hero-3": "thomas"}
    return Match.new(GAME, settings, seed="standing orders")


@rule("ATE-OPEN-04")
def test_orders_live_on_in_the_state_and_in_the_record() -> None:
    match = a_match()
    asked = match.decision
    assert asked is not None
    for seat, key in ((1, "order:pass:card"), (2, "order:rest"), (0, "order:matters")):
        match.choose(key, seat=seat)
        assert match.decision is asked, "the question stays"
    restored = GAME.restore(match.setup, match.table.state())
    loaded = Match.load(match.record.text(with_seed=True))
    for table in (restored, loaded.table):
        assert table.digest() == match.table.digest()
        state = table.state()
        assert state["rest"] == [0, 0, 1]
        assert state["orders"] == match.table.state()["orders"] != [0, 0, 0]
    assert [entry.key for entry in match.record.entries if entry.key] == [
        "order:pass:card",
        "order:rest",
        "order:matters",
    ]
    match.verify()


@rule("ATE-OPEN-04")
def test_only_the_seat_itself_sees_its_orders() -> None:
    play = quiet(3)
    before = {seat: play.view(seat) for seat in (-1, 0, 1, 2)}
    told = len(play.heard)
    order(play, 1, "pass:card", "rest", "matters")
    assert orders_of(play, 1) == {"passing": ["card"], "rest": True, "matters": True}
    assert play.view(1) != before[1]
    for seat in (-1, 0, 2):
        assert play.view(seat) == before[seat]
    assert len(play.heard) == told, "the log does not speak of it"


@rule("ATE-OPEN-04")
def test_others_cannot_tell_an_order_from_a_pass() -> None:
    def phase(ordered: bool) -> Play:
        play = calm_night(quiet(3).hold(1, "ward-over-the-door", HEALING).hold(2, HEALING).hurt(1, 1))
        if ordered:
            order(play, 1, "pass:card", "pass:mystery-step")
        play.run(MysteryPhase())
        while not play.at_rest:
            assert not (ordered and play.seat == 1)
            play.choose("pass")
        return play

    one, other = phase(True), phase(False)
    for seat in (-1, 0, 2):
        assert one.view(seat) == other.view(seat)
        assert [repr(event) for event in one.heard if event.known_to(seat)] == [
            repr(event) for event in other.heard if event.known_to(seat)
        ]


@rule("ATE-OPEN-04")
def test_a_world_that_a_seat_imagines_has_its_own_orders_and_forgets_those_of_others() -> None:
    play = quiet(3)
    order(play, 0, "pass:roll")
    order(play, 1, "pass:card", "rest")
    world = GAME.sample(play.t, 0, Fast(1, len(GAME.streams)))
    assert (world.orders[0], world.orders[1], world.rest[1]) == (play.t.orders[0], 0, 0)
