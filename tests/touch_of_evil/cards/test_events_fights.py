"""Events for fights: easier hits, harder ones for the enemy, help from the Militia, and a quick end."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.minions.minions import SpaceFight
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import blow, the
from tests.touch_of_evil.cards.hand import acting, asked, fighting, offered, pile, refused, scene
from tests.touch_of_evil.showdowns import at_the_lair, begin, blows, invite

#: A Minion that takes more than two hits.
FOE = "rat-nest"


def foe_rolls(play: Play, *dice: int) -> Play:
    """The Minion rolls these, and ones."""
    return play.dice(*dice, *[1] * (the(play, FOE).dice - len(dice)))


def hits(play: Play) -> list[object]:
    """How often the Minion was hit, in each round that did."""
    return [told["n"] for told in play.events("minion-hurt")]


# Aim for the Heart


@card("aim-for-the-heart")
def test_aim_for_the_heart_lets_fours_hit_in_every_round_of_the_fight_and_not_in_the_next_one() -> None:
    play = fighting(scene().hold(0, "aim-for-the-heart").skill(0, "combat", 2), FOE)
    assert (asked(play), offered(play)) == (("fight", 0), ["aim-for-the-heart"])
    foe_rolls(play.dice(4, 3)).choose("play:aim-for-the-heart")
    assert (hits(play), pile(play)) == ([1], ["aim-for-the-heart"])
    foe_rolls(play.dice(4, 4)).choose("fight-on")
    assert hits(play) == [1, 2]
    play.choose("escape:church")
    assert play.at_rest
    fighting(foe_rolls(play.dice(4, 4)), FOE)
    assert hits(play) == [1, 2], "in the next fight a 4 is a miss"


@card("aim-for-the-heart")
def test_aim_for_the_heart_can_wait_until_a_later_round() -> None:
    play = fighting(scene().hold(0, "aim-for-the-heart").skill(0, "combat", 1), FOE).choose("pass")
    assert asked(play) == ("fight-round", 0)
    foe_rolls(play.dice(4)).choose("pass")
    assert (asked(play), hits(play)) == (("fight-round", 0), [])
    foe_rolls(play.dice(4)).choose("play:aim-for-the-heart", "fight-on")
    assert hits(play) == [1]


@card("aim-for-the-heart")
def test_aim_for_the_heart_finds_that_of_the_villain() -> None:
    play = invite(begin(at_the_lair().hold(0, "aim-for-the-heart").skill(0, "combat", 2)))
    assert (asked(play), offered(play)) == (("fight-round", 0), ["aim-for-the-heart"])
    play.dice(4, 4, *[1] * play.t.villain_combat()).choose("play:aim-for-the-heart")
    assert (play.t.villain_hurt, play.ask) == (2, "ask-fight-on")


# Circle of Salt


@card("circle-of-salt")
def test_in_a_circle_of_salt_the_enemy_hits_only_with_sixes_until_the_fight_is_over() -> None:
    play = fighting(scene().hold(0, "circle-of-salt").skill(0, "combat", 1), FOE)
    assert (asked(play), offered(play)) == (("fight", 0), ["circle-of-salt"])
    foe_rolls(play.dice(1), 5, 5, 6).choose("play:circle-of-salt")
    assert (play.t.wounds[0], pile(play)) == (1, ["circle-of-salt"])
    foe_rolls(play.dice(1), 5).choose("fight-on")
    assert play.t.wounds[0] == 1
    play.choose("escape:church")
    fighting(foe_rolls(play.dice(1), 5), FOE)
    assert play.t.wounds[0] == 2, "in the next fight a 5 hits again"


@card("circle-of-salt")
def test_a_circle_of_salt_holds_against_the_villain_in_a_single_round() -> None:
    play = scene().hold(0, "circle-of-salt").skill(0, "combat", 1).run(VillainAttack(0, 1))
    assert asked(play) == ("fight", 0)
    play.dice(1, 5, 6, *[1] * (play.t.villain_combat() - 2)).choose("play:circle-of-salt")
    assert (play.t.wounds[0], play.at_rest) == (1, True)


@card("circle-of-salt")
def test_a_circle_of_salt_can_be_drawn_between_rounds_and_makes_the_villain_need_one_more() -> None:
    play = scene().hold(0, "circle-of-salt").skill(0, "combat", 1).remains("laying-in-wait").run(VillainAttack(0, 1))
    assert asked(play.choose("pass")) == ("fight-round", 0)
    play.dice(1, 4, 5, *[1] * (play.t.villain_combat() - 2)).choose("play:circle-of-salt")
    assert play.t.wounds[0] == 1, "where it would hit on a 4, it hits on a 5"


@card("aim-for-the-heart", "circle-of-salt")
def test_neither_aim_for_the_heart_nor_circle_of_salt_is_for_those_who_only_watch() -> None:
    play = blow(scene().hold(1, "aim-for-the-heart", "circle-of-salt"), FOE, mine=0)
    assert fighting(play, FOE).ask == "ask-fight-on", "no one was asked"
    play = begin(at_the_lair().hold(1, "aim-for-the-heart", "circle-of-salt"))
    blows(play)
    assert invite(play).ask == "ask-fight-on", "nor in a rival's Showdown"
    play = acting(scene().hold(0, "aim-for-the-heart", "circle-of-salt"))
    assert (offered(play), refused(play, "circle-of-salt")) == ([], "why-other-window")


# One Clean Shot


@card("one-clean-shot")
def test_one_clean_shot_ends_a_fight_with_a_minion_before_it_begins() -> None:
    play = scene().put(0, "road-2").minion("vampire-bride", "road-2").hold(0, "one-clean-shot")
    play.run(SpaceFight(play.space("road-2")))
    assert (asked(play), offered(play)) == (("fight", 0), ["one-clean-shot"])
    play.choose("play:one-clean-shot")
    assert play.events("minion-defeated") == [{"hero": "@hero-katarina", "minion": "@minion-vampire-bride"}]
    assert (play.minion_at("road-2"), play.events("rolled"), play.at_rest) == ("", [], True)
    assert play.t.investigation[0] > 0, "with its reward"
    assert pile(play) == ["one-clean-shot"]


@card("one-clean-shot")
def test_one_clean_shot_can_also_be_fired_between_rounds() -> None:
    play = fighting(scene().hold(0, "one-clean-shot").skill(0, "combat", 1), FOE).choose("pass")
    foe_rolls(play.dice(1)).choose("pass")
    assert asked(play) == ("fight-round", 0)
    play.choose("play:one-clean-shot")
    assert (len(play.events("minion-defeated")), play.at_rest, play.fate.dice) == (1, True, [])


@card("one-clean-shot")
def test_one_clean_shot_is_neither_for_the_villain_nor_for_the_fights_of_others() -> None:
    play = scene().hold(0, "one-clean-shot").skill(0, "combat", 1).dice(1)
    assert play.dice(*[1] * play.t.villain_combat()).run(VillainAttack(0, 1)).at_rest, "no one was asked"
    play = blow(scene().hold(1, "one-clean-shot"), FOE, mine=0)
    assert fighting(play, FOE).ask == "ask-fight-on"


# Hold the Line


@card("hold-the-line")
def test_hold_the_line_puts_a_militia_counter_in_the_heros_space() -> None:
    play = scene().hold(0, "hold-the-line")
    left = play.t.militia_left
    acting(play).choose("play:hold-the-line")
    assert (play.t.militia[play.space("road-1")], play.t.militia_left) == (1, left - 1)
    assert play.events("militia") == [{"space": "@space-road", "number": 1, "n": 1, "total": 1}]
    assert (play.ask, pile(play)) == ("ask-action", ["hold-the-line"])


@card("hold-the-line")
def test_hold_the_line_before_a_fight_means_one_more_die_and_militia_that_takes_a_wound() -> None:
    play = fighting(scene().hold(0, "hold-the-line").skill(0, "combat", 2), FOE)
    assert asked(play) == ("fight", 0)
    foe_rolls(play.dice(6, 6, 6), 6).choose("play:hold-the-line")
    assert (play.ask, play.keys) == ("ask-militia", ["militia-takes-it", "take-wounds"])
    play.choose("militia-takes-it")
    assert (hits(play), play.t.wounds[0], play.t.militia[play.space("road-1")]) == ([3], 0, 0)


@card("hold-the-line")
@pytest.mark.parametrize("seat", [0, 1])
def test_hold_the_line_in_a_showdown_of_several_the_counter_stands_by_one_of_them(seat: int) -> None:
    play = at_the_lair(mode="cooperative").hold(0, "hold-the-line")
    begin(play.purse(1, play.t.investigation[0]))
    assert asked(play) == ("showdown-step", 0)
    play.choose("play:hold-the-line", "yes")
    invite(play)
    assert (play.ask, play.keys) == ("ask-assign-militia", ["militia:0", "militia:1"])
    mine = fight_dice(play.t, seat)
    play.choose(f"militia:{seat}")
    assert fight_dice(play.t, seat) == mine + 1


@card("hold-the-line")
def test_hold_the_line_needs_a_counter() -> None:
    play = scene().hold(0, "hold-the-line")
    play.militia("church", play.t.militia_left)
    acting(play)
    assert (offered(play), refused(play, "hold-the-line")) == ([], "why-no-militia-left")
