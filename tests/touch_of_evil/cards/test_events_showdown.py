"""Events for the Showdown alone."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.vocabulary import R_FIGHT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import faces
from tests.touch_of_evil.cards.hand import asked, fighting, offered, pile, refused, scene
from tests.touch_of_evil.showdowns import (
    at_the_lair,
    begin,
    blows,
    dice_rolled,
    invite,
    make_evil,
    nearly_beaten,
    state,
)


def together(*heroes: str) -> Play:
    """A cooperative Showdown that every Hero can pay for."""
    play = at_the_lair(*heroes, mode="cooperative")
    for seat in range(1, play.t.seats):
        play.purse(seat, play.t.investigation[0])
    return play


# For Shadowbrook!


@card("for-shadowbrook")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (4, 2), (5, 3)])
def test_for_shadowbrook_wounds_the_villain_before_a_fight_round_by_a_d3(die: int, wounds: int) -> None:
    play = invite(begin(at_the_lair().hold(0, "for-shadowbrook")))
    assert (asked(play), offered(play)) == (("fight-round", 0), ["for-shadowbrook"])
    blows(play.dice(die)).choose("play:for-shadowbrook")
    assert (play.t.villain_hurt, play.ask, play.fate.dice) == (wounds, "ask-fight-on", [])
    assert [told["n"] for told in play.events("villain-hurt")] == [wounds]
    assert pile(play) == ["for-shadowbrook"]


@card("for-shadowbrook")
def test_for_shadowbrook_can_win_the_game() -> None:
    play = nearly_beaten(invite(begin(at_the_lair().hold(0, "for-shadowbrook"))), left=2)
    play.dice(3).choose("play:for-shadowbrook")
    assert play.t.outcome is not None
    assert (play.ask, play.t.outcome.name) == ("", "hero-wins")


@card("for-shadowbrook")
def test_for_shadowbrook_an_evil_elder_may_take_the_last_wound() -> None:
    play = make_evil(at_the_lair().hold(0, "for-shadowbrook"), "sophie")
    nearly_beaten(invite(begin(play)), left=1)
    play.dice(1, *[1] * fight_dice(play.t, 0), *[1] * (play.t.villain_combat() - 1)).choose("play:for-shadowbrook")
    assert state(play, "sophie") == "evil-dead"
    assert play.t.outcome is None


@card("for-shadowbrook")
def test_for_shadowbrook_is_shouted_only_in_a_showdown_by_one_who_fights_it() -> None:
    play = begin(at_the_lair().hold(1, "for-shadowbrook"))
    blows(play)
    assert invite(play).ask == "ask-fight-on", "a rival's Showdown"
    play = begin(together().hold(1, "for-shadowbrook")).choose("no")
    blows(play)
    assert invite(play).ask == "ask-fight-on", "a friend's, from afar"
    play = scene().hold(0, "for-shadowbrook").skill(0, "combat", 1).dice(1)
    assert play.dice(*[1] * play.t.villain_combat()).run(VillainAttack(0, 1)).at_rest, "a single round"


# Shoulder to Shoulder


@card("shoulder-to-shoulder")
def test_shoulder_to_shoulder_gives_every_hero_of_the_showdown_a_fight_die_in_all_its_rounds() -> None:
    play = begin(together("thomas", "katarina", "anne-marie").hold(1, "shoulder-to-shoulder"))
    play.choose("yes", "no")
    assert (asked(play), offered(play)) == (("showdown-step", 1), ["shoulder-to-shoulder"])
    for seat in range(2):
        play.skill(seat, "combat", 2)
    play.choose("play:shoulder-to-shoulder")
    for _ in range(2):
        play.dice(6, 1, 1, *[1] * play.t.villain_combat())
    assert (invite(play).ask, dice_rolled(play, R_FIGHT), play.fate.dice) == ("ask-fight-on", [3, 3], [])
    for _ in range(2):
        play.dice(6, 1, 1, *[1] * play.t.villain_combat())
    play.choose("fight-on", "fight-on")
    assert (play.t.villain_hurt, dice_rolled(play, R_FIGHT)) == (4, [3, 3, 3, 3])
    assert pile(play) == ["shoulder-to-shoulder"]


@card("shoulder-to-shoulder")
def test_shoulder_to_shoulder_can_be_played_before_any_fight_round_and_ends_with_the_showdown() -> None:
    play = begin(at_the_lair().hold(0, "shoulder-to-shoulder").skill(0, "combat", 2))
    assert play.ask == "ask-window-showdown-step", "the Showdown has been paid for"
    invite(play.choose("pass")).choose("pass", "pass", "pass")
    assert asked(play) == ("fight-round", 0)
    play.dice(1, 1, 1, *[1] * play.t.villain_combat()).choose("play:shoulder-to-shoulder")
    assert dice_rolled(play, R_FIGHT) == [3]
    play.choose(next(key for key in play.keys if key.startswith("escape:")))
    assert play.at_rest
    fighting(play.dice(*faces(0, 2), *faces(0, play.box.minions[play.box.minion("bats")].dice)))
    assert dice_rolled(play, R_FIGHT) == [3, 2]


@card("shoulder-to-shoulder")
def test_shoulder_to_shoulder_is_nothing_for_bystanders_nor_before_the_showdown_is_paid_for() -> None:
    play = begin(at_the_lair().hold(0, "shoulder-to-shoulder", "hold-the-line"))
    assert (offered(play), refused(play, "shoulder-to-shoulder")) == (["hold-the-line"], "why-no-effect")
    play = begin(at_the_lair().hold(1, "shoulder-to-shoulder"))
    assert (play.ask, play.seat) == ("ask-invite", 0), "a rival's Showdown, elsewhere"
    play = begin(together().hold(1, "shoulder-to-shoulder")).choose("no")
    assert (play.ask, play.seat) == ("ask-invite", 0), "a friend's, from afar"


@card("shoulder-to-shoulder")
def test_shoulder_to_shoulder_can_be_the_gift_of_a_friend_who_only_looks_on() -> None:
    play = together().hold(1, "shoulder-to-shoulder").put(1, "abandoned-keep")
    assert play.where(0) == "abandoned-keep"
    begin(play).choose("no")
    assert (asked(play), offered(play)) == (("showdown-step", 1), ["shoulder-to-shoulder"])
    dice = [fight_dice(play.t, seat) for seat in range(2)]
    play.choose("play:shoulder-to-shoulder")
    assert [fight_dice(play.t, seat) for seat in range(2)] == [dice[0] + 1, dice[1]]


@card("shoulder-to-shoulder")
def test_shoulder_to_shoulder_the_die_is_for_whatever_skill_a_hero_fights_with() -> None:
    play = at_the_lair().hold(0, "shoulder-to-shoulder").carry(0, "tools-of-science")
    begin(play.skill(0, "combat", 1).skill(0, "cunning", 5))
    assert fight_dice(play.t, 0) == 5
    assert fight_dice(play.choose("play:shoulder-to-shoulder").t, 0) == 6
