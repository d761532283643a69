"""Events about dice on the table: more of them, other faces, another throw."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.wounds import TakeWounds
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.vocabulary import CUNNING, SPIRIT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import faces, the
from tests.touch_of_evil.cards.hand import asked, fighting, offered, pile, refused, scene

#: A Minion that takes more than two hits.
FOE = "rat-nest"


def blows(play: Play, *dice: int, seat: int = 0) -> Play:
    """A Hero who fights with these dice has rolled them, against a Minion that stands some blows."""
    return fighting(play.skill(seat, "combat", len(dice)).dice(*dice), FOE, seat)


def misses(play: Play) -> Play:
    """The Minion misses."""
    return play.dice(*faces(0, the(play, FOE).dice))


def struck(play: Play, *dice: int) -> Play:
    """The Minion's dice lie on the table: these, and misses."""
    rest = the(play, FOE).dice - len(dice)
    return fighting(play.skill(0, "combat", 1).dice(1, *dice, *[2] * rest), FOE)


def trial(play: Play, *dice: int, seat: int = 0, target: int = 5, each: bool = False) -> Play:
    """A Hero's test of Cunning lies on the table."""
    return play.skill(seat, "cunning", len(dice)).dice(*dice).run(SkillTest(seat, CUNNING, -1, target, each))


def hits(play: Play) -> list[object]:
    """How often the Minion was hit, round by round."""
    return [told["n"] for told in play.events("minion-hurt")]


# A Second Blade


@card("a-second-blade")
def test_a_second_blade_adds_two_dice_to_the_fight_roll_of_any_hero() -> None:
    play = blows(scene().hold(1, "a-second-blade"), 6, 1)
    assert (asked(play), offered(play)) == (("roll", 1), ["a-second-blade"])
    misses(play.dice(5, 4)).choose("play:a-second-blade")
    assert play.events("dice-added") == [{"hero": "@hero-katarina", "n": 2, "dice": [6, 1, 5, 4]}]
    assert (hits(play), play.ask, play.fate.dice, pile(play)) == ([2], "ask-fight-on", [], ["a-second-blade"])


@card("a-second-blade")
def test_a_second_blade_can_be_followed_by_the_other_of_its_kind() -> None:
    play = blows(scene().hold(0, "a-second-blade", "a-second-blade"), 1)
    play.dice(6, 1).choose("play:a-second-blade")
    assert (asked(play), offered(play)) == (("roll", 0), ["a-second-blade"]), "everyone is asked again"
    misses(play.dice(6, 1)).choose("play:a-second-blade")
    assert (hits(play), pile(play)) == ([2], ["a-second-blade", "a-second-blade"])


@card("a-second-blade")
def test_a_second_blade_is_neither_for_tests_nor_for_the_enemys_dice() -> None:
    play = trial(scene().hold(0, "a-second-blade"), 1)
    assert play.at_rest, "no one was asked"
    play = struck(scene().hold(0, "a-second-blade", "loose-stones"), 6).choose("pass")
    assert (offered(play), refused(play, "a-second-blade")) == (["loose-stones"], "why-no-roll")


# A Clear Head


@card("clear-head")
def test_a_clear_head_adds_three_dice_to_the_test_of_any_hero() -> None:
    play = trial(scene().hold(1, "clear-head"), 1, 4)
    assert (asked(play), offered(play)) == (("roll", 1), ["clear-head"])
    play.dice(2, 5, 3).choose("play:clear-head")
    assert play.events("dice-added") == [{"hero": "@hero-katarina", "n": 3, "dice": [1, 4, 2, 5, 3]}]
    assert play.events("test-passed") == [{"hero": "@hero-katarina", "n": 1}]
    assert (play.at_rest, play.fate.dice, pile(play)) == (True, [], ["clear-head"])


@card("clear-head")
def test_a_clear_head_is_no_help_in_a_fight_or_on_the_way() -> None:
    play = misses(scene().hold(0, "clear-head").dice(1).skill(0, "combat", 1))
    assert fighting(play, FOE).ask == "ask-fight-on", "no one was asked"
    assert scene().hold(0, "clear-head").dice(3).run(Movement(0)).ask == "ask-move"


# Once More


@card("once-more")
def test_once_more_rolls_all_dice_again_good_ones_too() -> None:
    play = trial(scene().hold(0, "once-more"), 6, 1, 2, each=True)
    assert (asked(play), offered(play)) == (("roll", 0), ["once-more"])
    play.dice(1, 5, 6).choose("play:once-more")
    assert [told["dice"] for told in play.events("rerolled")] == [[1, 1, 2], [1, 5, 2], [1, 5, 6]]
    assert play.events("test-passed") == [{"hero": "@hero-katarina", "n": 2}]
    assert (play.fate.dice, pile(play)) == ([], ["once-more"])


@card("once-more")
def test_once_more_is_for_every_roll_of_ones_own_hero() -> None:
    play = scene().hold(0, "once-more").dice(2, 5).run(Movement(0)).choose("play:once-more")
    assert "move:windmill" in play.keys, "five steps instead of two"
    play = misses(blows(scene().hold(0, "once-more"), 1, 1).dice(6, 6)).choose("play:once-more")
    assert hits(play) == [2]
    play = scene().hold(0, "once-more").put(0, "fields").deck("events", "drill-at-dawn").dice(1, 3).run(Encounter(0))
    assert play.choose("play:once-more").hand(0) == ["drill-at-dawn"], "an Event instead of a Mystery"


@card("once-more")
def test_once_more_is_not_for_the_rolls_of_others_nor_for_one_that_cannot_be_better() -> None:
    assert trial(scene().hold(1, "once-more"), 1).at_rest, "another Hero's test"
    play = struck(scene().hold(0, "once-more", "loose-stones"), 6).choose("pass")
    assert refused(play, "once-more") == "why-no-roll", "the enemy's roll"
    assert trial(scene().hold(0, "once-more"), 5, 6).at_rest, "nothing but successes"


# The Two-Headed Coin


@card("two-headed-coin")
def test_the_two_headed_coin_turns_a_die_of_ones_own_roll_to_six() -> None:
    play = trial(scene().hold(0, "two-headed-coin"), 1, 2, target=6)
    assert asked(play) == ("roll", 0)
    play.choose("play:two-headed-coin")
    assert (play.ask, play.seat, play.keys) == ("ask-set-die", 0, ["die:1", "die:2"])
    play.choose("die:2")
    assert play.events("die-set") == [{"hero": "@hero-katarina", "old": 2, "n": 6, "dice": [1, 6]}]
    assert (play.events("test-passed")[0]["n"], play.at_rest, pile(play)) == (1, True, ["two-headed-coin"])


@card("two-headed-coin")
def test_the_two_headed_coin_makes_a_short_way_long() -> None:
    play = scene().hold(0, "two-headed-coin").put(0, "church").dice(1).run(Movement(0)).choose("play:two-headed-coin")
    assert play.ask == "ask-move", "the only die is turned at once, and a 6 gives no Event"
    board = play.box.board
    far = [name for name in board.names if board.apart(play.space("church"), play.space(name)) == 6]
    assert far
    assert all(f"move:{name}" in play.keys for name in far)


@card("two-headed-coin")
def test_the_two_headed_coin_stays_in_the_pocket_when_all_dice_succeed_or_another_rolls() -> None:
    assert trial(scene().hold(0, "two-headed-coin"), 5, 6).at_rest
    assert trial(scene().hold(1, "two-headed-coin"), 1).at_rest


# The Evil Eye


@card("the-evil-eye")
def test_the_evil_eye_turns_a_die_of_an_enemy_to_one_no_matter_whom_it_fights() -> None:
    play = struck(scene().hold(1, "the-evil-eye"), 6, 5).choose("play:the-evil-eye")
    assert (play.ask, play.seat, play.keys) == ("ask-set-die", 1, ["die:2", "die:5", "die:6"])
    play.choose("die:6")
    assert (play.t.wounds[0], pile(play)) == (1, ["the-evil-eye"])
    assert play.events("wounds-coming") == [{"hero": "@hero-katarina", "n": 1}]


@card("the-evil-eye")
def test_the_evil_eye_turns_a_die_of_any_heros_test_where_heroes_are_rivals() -> None:
    play = trial(scene().hold(1, "the-evil-eye"), 2, 6)
    assert (asked(play), offered(play)) == (("roll", 1), ["the-evil-eye"])
    play.choose("play:the-evil-eye", "die:6")
    assert play.events("test-failed") == [{"hero": "@hero-katarina", "n": 0}]


@card("the-evil-eye")
@pytest.mark.parametrize("mode", ["cooperative", "team"])
def test_the_evil_eye_spares_the_tests_of_those_who_play_together(mode: str) -> None:
    play = trial(scene(4, mode).hold(3, "the-evil-eye"), 2, 6)
    assert play.at_rest, "no one was asked"
    assert play.events("test-passed")


@card("the-evil-eye")
def test_the_evil_eye_is_not_offered_where_no_die_counts() -> None:
    play = struck(scene().hold(0, "the-evil-eye"))
    assert play.ask == "ask-fight-on", "the enemy missed with every die"
    assert trial(scene().hold(1, "the-evil-eye"), 2, 3).at_rest, "the test has failed anyway"


# Loose Stones


@card("loose-stones")
def test_loose_stones_roll_all_hits_of_an_enemy_again_and_leave_its_misses() -> None:
    play = struck(scene().hold(1, "loose-stones"), 6, 5, 4)
    assert (asked(play), offered(play)) == (("roll", 1), ["loose-stones"])
    play.dice(1, 5).choose("play:loose-stones")
    assert (play.t.wounds[0], play.fate.dice, pile(play)) == (1, [], ["loose-stones"])
    assert [told["old"] for told in play.events("rerolled")] == [6, 5]


@card("loose-stones")
def test_loose_stones_are_in_the_way_of_the_villain_too() -> None:
    play = scene().hold(0, "loose-stones").skill(0, "combat", 1)
    play.dice(1, 6, *[1] * (play.t.villain_combat() - 1)).run(VillainAttack(0, 1))
    assert asked(play) == ("roll", 0)
    play.dice(2).choose("play:loose-stones")
    assert (play.t.wounds[0], play.at_rest) == (0, True)


@card("loose-stones")
def test_loose_stones_need_a_hit() -> None:
    assert struck(scene().hold(0, "loose-stones"), 4).ask == "ask-fight-on", "no one was asked"


# Blind Fury


@card("blind-fury")
def test_in_blind_fury_each_one_is_a_hit() -> None:
    play = blows(scene().hold(0, "blind-fury"), 1, 4, 1)
    assert (asked(play), offered(play)) == (("roll", 0), ["blind-fury"])
    misses(play).choose("play:blind-fury")
    assert play.events("ones-hit") == [{"hero": "@hero-katarina", "n": 2, "dice": [6, 4, 6]}]
    assert (hits(play), pile(play)) == ([2], ["blind-fury"])


@card("blind-fury")
def test_blind_fury_needs_a_one_in_a_fight_of_ones_own() -> None:
    play = misses(scene().hold(0, "blind-fury").skill(0, "combat", 2).dice(2, 4))
    assert fighting(play, FOE).ask == "ask-fight-on", "no 1"
    play = misses(scene().hold(1, "blind-fury").skill(0, "combat", 1).dice(1))
    assert fighting(play, FOE).ask == "ask-fight-on", "not one's own fight"
    assert trial(scene().hold(0, "blind-fury"), 1).at_rest, "no fight"


# “Somebody's Horse”


def steps(play: Play) -> int:
    """How far the Hero can come."""
    board = play.box.board
    spaces = [play.space(key.removeprefix("move:")) for key in play.keys if key.startswith("move:")]
    return max(board.apart(play.t.at[play.seat], space) for space in spaces)


@card("somebodys-horse")
def test_somebodys_horse_carries_a_hero_as_far_as_both_dice_together() -> None:
    play = scene().hold(0, "somebodys-horse").put(0, "church").dice(2).run(Movement(0))
    assert (asked(play), offered(play)) == (("roll", 0), ["somebodys-horse"])
    play.dice(4).choose("play:somebodys-horse")
    assert play.events("dice-added") == [{"hero": "@hero-katarina", "n": 1, "dice": [2, 4]}]
    assert (play.ask, steps(play), pile(play)) == ("ask-move", 6, ["somebodys-horse"])


@card("somebodys-horse")
@pytest.mark.parametrize(("first", "second", "event"), [(1, 3, True), (3, 1, False)])
def test_with_somebodys_horse_the_heros_own_die_decides_about_the_free_event(
    first: int, second: int, event: bool
) -> None:
    play = scene().hold(0, "somebodys-horse").put(0, "church").dice(first).run(Movement(0))
    play.dice(second).choose("play:somebodys-horse")
    assert (play.ask == "ask-free-event") is event
    assert steps(play.choose(*["no"] * event)) == 4


@card("somebodys-horse")
def test_somebodys_horse_is_saddled_only_for_ones_own_movement() -> None:
    assert scene().hold(1, "somebodys-horse").dice(3).run(Movement(0)).ask == "ask-move", "no one was asked"
    assert trial(scene().hold(0, "somebodys-horse"), 1).at_rest
    play = scene().hold(0, "somebodys-horse").skill(0, "spirit", 1).dice(1).run(SkillTest(0, SPIRIT, -1, 5, True))
    assert play.at_rest
    assert scene().hold(0, "somebodys-horse").run(TakeWounds(0, 1, NO_FOE)).at_rest
