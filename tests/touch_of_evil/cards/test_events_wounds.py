"""Events about Wounds: not taken, healed in time, healed at leisure; and Elders who live another day."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.elders import ElderWounds, KillElder
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from tests.rules import card
from tests.touch_of_evil.blows import last_wound, the
from tests.touch_of_evil.cards.hand import acting, asked, fighting, offered, pile, refused, scene
from tests.touch_of_evil.showdowns import at_the_lair, begin, blows, invite, state

# By a Hair's Breadth


@card("by-a-hairs-breadth")
@pytest.mark.parametrize("holder", [0, 1])
def test_by_a_hairs_breadth_all_wounds_of_a_blow_miss_a_hero(holder: int) -> None:
    play = scene().hold(holder, "by-a-hairs-breadth").skill(0, "combat", 1)
    fighting(play.dice(1, 6, 6, *[1] * (the(play, "bats").dice - 2)))
    assert (asked(play), offered(play)) == (("wounds", holder), ["by-a-hairs-breadth"])
    play.choose("play:by-a-hairs-breadth")
    assert (play.t.wounds[0], play.ask, pile(play)) == (0, "ask-fight-on", ["by-a-hairs-breadth"])
    assert play.events("wounds-ignored") == [{"hero": "@hero-katarina", "n": 2, "total": 0}]


@card("by-a-hairs-breadth")
def test_by_a_hairs_breadth_is_for_wounds_of_any_kind_but_only_for_this_once() -> None:
    play = scene().hold(1, "by-a-hairs-breadth").run(TakeWounds(0, 3, NO_FOE)).choose("play:by-a-hairs-breadth")
    assert (play.t.wounds[0], play.at_rest) == (0, True)
    assert play.run(TakeWounds(0, 1, NO_FOE)).t.wounds[0] == 1


@card("by-a-hairs-breadth")
def test_by_a_hairs_breadth_is_no_help_for_an_elder_of_the_hunting_party() -> None:
    play = begin(at_the_lair().hold(0, "by-a-hairs-breadth"))
    blows(play, elders="x")
    invite(play, "sophie")
    assert (play.ask, state(play, "sophie")) == ("ask-fight-on", "dead"), "no one was asked"


# Not While I Stand


@card("not-while-i-stand")
def test_not_while_i_stand_an_elder_who_would_be_killed_survives() -> None:
    play = scene().hold(1, "not-while-i-stand").marker(15)
    play.run(KillElder(play.elder("sophie")))
    assert (asked(play), offered(play)) == (("ko", 1), ["not-while-i-stand"])
    play.choose("play:not-while-i-stand")
    assert (state(play, "sophie"), play.t.marker, play.at_rest) == ("town", 15, True)
    assert play.events("elder-saved") == [{"elder": "@elder-sophie"}]
    assert (play.events("elder-died"), pile(play)) == ([], ["not-while-i-stand"])


@card("not-while-i-stand")
def test_not_while_i_stand_the_wounds_of_an_elder_in_the_hunting_party_are_not_taken() -> None:
    play = begin(at_the_lair().hold(1, "not-while-i-stand"))
    blows(play, elders="x")
    invite(play, "sophie")
    assert (asked(play), offered(play)) == (("wounds", 1), ["not-while-i-stand"])
    play.choose("play:not-while-i-stand")
    assert (state(play, "sophie"), play.ask) == ("party", "ask-fight-on")
    assert play.events("elder-wounds-ignored") == [{"elder": "@elder-sophie", "n": 1, "total": 0}]


@card("not-while-i-stand")
def test_not_while_i_stand_however_many_wounds_there_are() -> None:
    play = invite(begin(at_the_lair().hold(0, "not-while-i-stand", "for-shadowbrook")), "lord-hanbrook")
    assert state(play, "lord-hanbrook") == "party"
    play.rest()
    play.run(ElderWounds(play.elder("lord-hanbrook"), 2)).choose("play:not-while-i-stand")
    assert (state(play, "lord-hanbrook"), play.t.elder_hurt[play.elder("lord-hanbrook")]) == ("party", 0)


@card("not-while-i-stand")
def test_not_while_i_stand_there_is_a_second_chance_for_an_elder_whose_wounds_were_taken() -> None:
    play = begin(at_the_lair().hold(0, "not-while-i-stand"))
    blows(play, elders="x")
    invite(play, "sophie").choose("pass")
    assert asked(play) == ("ko", 0)
    play.choose("play:not-while-i-stand")
    assert (state(play, "sophie"), play.ask) == ("party", "ask-fight-on")


@card("not-while-i-stand")
def test_not_while_i_stand_is_said_of_elders_and_not_of_heroes() -> None:
    play = scene().hold(1, "not-while-i-stand").run(TakeWounds(0, 1, NO_FOE))
    assert (play.t.wounds[0], play.at_rest) == (1, True), "no one was asked"
    play.hurt(0, play.t.wounds[0] + play.t.wounds_left(0)).dice(1).run(KnockOuts())
    assert (play.t.down[0], play.at_rest) == (1, True)


# Back from the Brink


@card("back-from-the-brink")
def test_back_from_the_brink_comes_a_hero_who_would_be_ko_d() -> None:
    play = scene().hold(1, "back-from-the-brink")
    full = play.t.wounds_left(0)
    play.hurt(0, full).run(KnockOuts())
    assert (asked(play), offered(play)) == (("ko", 1), ["back-from-the-brink"])
    play.choose("play:back-from-the-brink")
    assert (play.t.down[0], play.t.wounds[0], play.where(0)) == (0, full - 2, "road-1")
    assert play.events("healed") == [{"hero": "@hero-katarina", "n": 2, "total": full - 2}]
    assert (play.events("ko"), play.at_rest, pile(play)) == ([], True, ["back-from-the-brink"])


@card("back-from-the-brink")
def test_back_from_the_brink_one_may_come_by_oneself() -> None:
    play = scene().hold(0, "back-from-the-brink")
    play.hurt(0, play.t.wounds_left(0)).run(KnockOuts()).choose("play:back-from-the-brink")
    assert (play.t.down[0], play.at_rest) == (0, True)


@card("back-from-the-brink")
def test_back_from_the_brink_its_player_says_who_of_the_wounded_is_healed() -> None:
    play = scene(3).hold(2, "back-from-the-brink").hurt(1, 1)
    play.hurt(0, play.t.wounds_left(0)).run(KnockOuts()).choose("play:back-from-the-brink")
    assert (play.ask, play.seat, play.keys) == ("ask-hero", 2, ["hero:0", "hero:1"]), "not the unhurt one"
    play.dice(1).choose("hero:1")
    assert (play.t.down, play.t.wounds) == ([1, 0, 0], [0, 0, 0]), "the first falls"


@card("back-from-the-brink")
def test_back_from_the_brink_is_not_offered_in_an_elders_last_hour_when_no_one_is_wounded() -> None:
    play = scene().hold(0, "back-from-the-brink")
    assert play.run(KillElder(play.elder("sophie"))).at_rest, "no one was asked"
    acting(play.hurt(0, 1))
    assert (offered(play), refused(play, "back-from-the-brink")) == ([], "why-other-window")


# Blood Transfusion


@card("blood-transfusion")
def test_a_blood_transfusion_heals_all_wounds_of_a_hero_its_player_picks() -> None:
    play = scene(3).hold(2, "blood-transfusion").hurt(0, 2).hurt(1, 2).run(HeroTurn(0))
    assert (asked(play), offered(play)) == (("turn-step", 2), ["blood-transfusion"])
    play.choose("play:blood-transfusion")
    assert (play.ask, play.seat, play.keys) == ("ask-hero", 2, ["hero:0", "hero:1"]), "the unhurt need none"
    play.dice(3).choose("hero:1")
    assert (play.t.wounds, play.ask, pile(play)) == ([2, 0, 0], "ask-move", ["blood-transfusion"])
    assert play.events("healed") == [{"hero": "@hero-anne-marie", "n": 2, "total": 0}]


@card("blood-transfusion")
def test_a_blood_transfusion_is_possible_before_steps_fights_and_rounds() -> None:
    play = scene().hold(0, "blood-transfusion").hurt(0, 1).run(MysteryPhase())
    assert asked(play) == ("mystery-step", 0)
    play = fighting(scene().hold(0, "blood-transfusion").hurt(0, 1))
    assert asked(play) == ("fight", 0)
    assert asked(play.choose("pass")) == ("fight-round", 0)
    play.skill(0, "combat", 1).dice(6, *[1] * the(play, "bats").dice).choose("play:blood-transfusion")
    assert (play.t.wounds[0], play.at_rest) == (0, True)
    play = acting(scene().hold(0, "blood-transfusion").hurt(0, 1))
    assert refused(play, "blood-transfusion") == "why-other-window"


@card("blood-transfusion")
@pytest.mark.parametrize("wounds", [1, 0])
def test_a_blood_transfusion_can_help_a_wounded_elder_between_the_rounds_of_a_showdown(wounds: int) -> None:
    play = begin(at_the_lair().hold(0, "blood-transfusion"))
    blows(play, wounds=wounds, elders="x", more=1)
    invite(play, "lord-hanbrook")
    assert play.t.elder_hurt[play.elder("lord-hanbrook")] == 1
    assert asked(play) == ("fight-round", 0)
    play.choose("play:blood-transfusion")
    if wounds:
        assert (play.ask, play.keys) == ("ask-heal-whom", ["hero:0", "elder:lord-hanbrook"])
        play.choose("elder:lord-hanbrook")
    assert (play.t.elder_hurt[play.elder("lord-hanbrook")], play.t.wounds[0]) == (0, wounds)
    assert play.events("elder-healed") == [{"elder": "@elder-lord-hanbrook"}]


@card("blood-transfusion", "by-the-hearth")
def test_neither_a_blood_transfusion_nor_the_hearth_is_of_use_where_no_one_is_hurt() -> None:
    play = scene().hold(0, "blood-transfusion", "by-the-hearth").dice(3).run(HeroTurn(0))
    assert play.ask == "ask-move", "no one was asked"
    assert scene().hold(0, "blood-transfusion", "by-the-hearth").down(0).dice(3).run(HeroTurn(1)).ask == "ask-move"


# A Place by the Hearth


@card("by-the-hearth")
def test_by_the_hearth_each_hero_in_the_space_heals_two_wounds() -> None:
    play = scene(4).hold(1, "by-the-hearth").put(3, "road-1")
    for seat, wounds in enumerate((2, 2, 1, 2)):
        play.hurt(seat, wounds)
    play.run(HeroTurn(0))
    assert (asked(play), offered(play)) == (("turn-step", 1), ["by-the-hearth"])
    play.dice(3).choose("play:by-the-hearth")
    assert play.t.wounds == [2, 0, 0, 2], "those in the Church, and no one on the road"
    assert (play.ask, pile(play)) == ("ask-move", ["by-the-hearth"])
    assert [told["n"] for told in play.events("healed")] == [2, 1]


@card("by-the-hearth")
def test_by_the_hearth_no_wound_is_healed_of_those_who_are_elsewhere() -> None:
    play = scene().hold(1, "by-the-hearth").hurt(0, 2).dice(3).run(HeroTurn(0))
    assert play.ask == "ask-move", "the wounded Hero is not here, so no one was asked"


@card("by-the-hearth")
def test_by_the_hearth_there_is_room_before_a_fight_round_for_the_hero_who_is_there() -> None:
    play = fighting(last_wound(scene().hold(0, "by-the-hearth").skill(0, "combat", 1)))
    wounds = play.t.wounds[0]
    assert asked(play) == ("fight-round", 0)
    play.dice(6, *[1] * the(play, "bats").dice).choose("play:by-the-hearth")
    assert play.t.wounds[0] == wounds - 2


@card("by-the-hearth")
def test_by_the_hearth_a_bystander_of_a_showdown_helps_those_beside_it_and_no_one_in_the_lair() -> None:
    play = at_the_lair().hold(1, "by-the-hearth").put(1, "church").hurt(0, 1)
    blows(begin(play))
    assert invite(play).ask == "ask-fight-on", "the wounded Hero is not here, so no one was asked"
    play = invite(begin(at_the_lair().hold(1, "by-the-hearth").put(1, "church").hurt(1, 1)))
    assert (asked(play), offered(play)) == (("fight-round", 1), ["by-the-hearth"])
    blows(play).choose("play:by-the-hearth")
    assert play.t.wounds[1] == 0
