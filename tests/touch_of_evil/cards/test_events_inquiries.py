"""Events that lead to the truth: Investigation, Lairs, Skills for good, and the Secrets of the Town Elders."""

from __future__ import annotations

import pytest

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, CUNNING, SKILLS
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card, rule
from tests.touch_of_evil.cards.hand import acting, asked, offered, pile, refused, scene
from tests.touch_of_evil.showdowns import at_the_lair, begin, place, price, state

# A Frightened Witness


@card("frightened-witness")
@pytest.mark.parametrize(("dice", "gained"), [((4, 3, 6), 2), ((4, 5, 6), 3), ((1, 2, 3), 0)])
def test_a_frightened_witness_tells_one_investigation_for_each_success_of_cunning(
    dice: tuple[int, ...], gained: int
) -> None:
    play = acting(scene().hold(0, "frightened-witness").skill(0, "cunning", 3))
    assert offered(play) == ["frightened-witness"]
    play.dice(*dice).choose("play:frightened-witness")
    assert (play.t.investigation, play.ask, play.fate.dice) == ([gained, 0], "ask-action", [])
    assert [(told["first"], told["target"]) for told in play.events("test")] == [(CUNNING, 4)]
    assert (len(play.events("gained")), pile(play)) == (1 if gained else 0, ["frightened-witness"])


@card("frightened-witness", "half-burned-map", "drill-at-dawn", "by-the-last-candle", "light-fingers")
@pytest.mark.parametrize(
    "name", ["frightened-witness", "half-burned-map", "drill-at-dawn", "by-the-last-candle", "light-fingers"]
)
def test_what_a_hero_finds_out_by_itself_it_finds_out_in_its_own_action_step(name: str) -> None:
    play = scene().hold(0, name).dice(3).run(HeroTurn(0))
    assert play.ask == "ask-move", "not before it moves"
    assert offered(play.choose("move:road-2")) == [name]
    assert offered(acting(scene().hold(1, name))) == [], "nor in the turn of another"


# Light Fingers


@card("light-fingers")
@pytest.mark.parametrize(("die", "taken"), [(1, 1), (3, 2), (6, 3)])
def test_light_fingers_take_a_d3_of_investigation_from_a_rival(die: int, taken: int) -> None:
    play = acting(scene(3).hold(0, "light-fingers").purse(1, 5).purse(2, 5)).choose("play:light-fingers")
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    play.dice(die).choose("way:1")
    assert (play.ask, play.seat, play.keys) == ("ask-steal", 0, ["hero:1", "hero:2"])
    play.choose("hero:2")
    assert play.t.investigation == [taken, 5, 5 - taken]
    assert play.events("lost") == [{"hero": "@hero-thomas", "n": taken, "total": 5 - taken}]
    assert pile(play) == ["light-fingers"]


@card("light-fingers")
def test_light_fingers_find_no_more_than_there_is() -> None:
    play = acting(scene().hold(0, "light-fingers").purse(1, 1)).choose("play:light-fingers").dice(6).choose("way:1")
    assert play.t.investigation == [1, 0]


@card("light-fingers")
@pytest.mark.parametrize(("mode", "purse"), [("competitive", 0), ("cooperative", 5)])
def test_light_fingers_find_two_investigation_elsewhere_when_there_is_no_rival_to_rob(mode: str, purse: int) -> None:
    play = acting(scene(mode=mode).hold(0, "light-fingers").purse(1, purse)).choose("play:light-fingers")
    assert (play.ask, play.t.investigation) == ("ask-action", [2, purse]), "there was nothing to choose"


@card("light-fingers")
def test_light_fingers_may_also_spare_a_rival() -> None:
    play = acting(scene().hold(0, "light-fingers").purse(1, 5)).choose("play:light-fingers", "way:2")
    assert play.t.investigation == [2, 5]


# The Half-Burned Map


@card("half-burned-map")
def test_the_half_burned_map_shows_the_way_to_a_lair_to_one_who_can_read_it() -> None:
    play = acting(scene().hold(0, "half-burned-map").skill(0, "cunning", 2).deck("lairs", "catacombs"))
    play.dice(5, 6).choose("play:half-burned-map")
    assert (play.t.lairs, play.t.investigation) == ([play.box.card("catacombs"), -1], [0, 0])
    assert (play.ask, pile(play)) == ("ask-action", ["half-burned-map"])
    seen = [event for event in play.heard if event.name == "lair-seen"]
    assert [(event.known_to(0), event.known_to(1)) for event in seen] == [(True, False)]


@card("half-burned-map")
def test_the_half_burned_map_is_worth_two_investigation_to_one_who_cannot() -> None:
    play = acting(scene().hold(0, "half-burned-map").skill(0, "cunning", 2)).dice(5, 5).choose("play:half-burned-map")
    assert (play.t.lairs, play.t.investigation) == ([-1, -1], [2, 0])
    assert (len(play.events("test-failed")), play.ask) == (1, "ask-action")


@card("half-burned-map")
def test_the_half_burned_map_of_one_who_knows_a_lair_gives_a_choice_of_two() -> None:
    play = scene().hold(0, "half-burned-map").skill(0, "cunning", 1).lair(0, "burnt-barn").deck("lairs", "catacombs")
    acting(play).dice(6).choose("play:half-burned-map")
    assert (play.ask, play.keys) == ("ask-keep-lair", ["keep:burnt-barn", "keep:catacombs"])
    play.choose("keep:catacombs")
    assert (play.t.lairs[0], pile(play, "lairs")) == (play.box.card("catacombs"), ["burnt-barn"])


# Pitchforks and Torches


@card("pitchforks-and-torches")
def test_pitchforks_and_torches_make_a_showdown_three_investigation_cheaper() -> None:
    play = at_the_lair(lair="high-gallery").hold(0, "pitchforks-and-torches")
    cheap = price(play, "high-gallery") - 3
    acting(play.purse(0, cheap))
    assert "showdown:0" not in play.keys
    play.choose("play:pitchforks-and-torches")
    assert (play.ask, "showdown:0" in play.keys, pile(play)) == ("ask-action", True, ["pitchforks-and-torches"])
    play.choose("showdown:0")
    assert (play.ask, play.t.investigation[0]) == ("ask-invite", 0)
    assert [told["n"] for told in play.events("paid")] == [cheap]


@card("pitchforks-and-torches")
def test_pitchforks_and_torches_are_for_every_hero_who_joins() -> None:
    play = at_the_lair(lair="high-gallery", mode="cooperative").hold(0, "pitchforks-and-torches")
    cheap = price(play, "high-gallery") - 3
    acting(play.purse(0, cheap).purse(1, cheap)).choose("play:pitchforks-and-torches", "showdown:0")
    assert (play.ask, play.seat) == ("ask-join", 1)
    play.choose("yes")
    assert play.t.investigation == [0, 0]


@card("pitchforks-and-torches")
def test_pitchforks_and_torches_go_home_at_the_end_of_the_turn() -> None:
    play = at_the_lair(lair="high-gallery").hold(0, "pitchforks-and-torches")
    play.purse(0, price(play, "high-gallery") - 3).dice(3, 6).run(HeroTurn(0)).choose("stay")
    play.choose("play:pitchforks-and-torches").deck(place(play, "high-gallery"), "pitchfork")
    assert "showdown:0" in play.keys
    play.choose("encounter", "end-turn")
    assert play.at_rest
    assert "showdown:0" not in acting(play).keys


# Skills for good


@card("drill-at-dawn")
def test_drill_at_dawn_makes_a_better_fighter_for_the_rest_of_the_game() -> None:
    play = scene().hold(0, "drill-at-dawn")
    combat, dice = play.t.skill(0, COMBAT), fight_dice(play.t, 0)
    acting(play).choose("play:drill-at-dawn")
    assert (play.t.skill(0, COMBAT), fight_dice(play.t, 0)) == (combat + 1, dice + 1)
    assert play.events("trained") == [{"hero": "@hero-katarina", "skill": "@skill-combat", "n": 1}]
    assert (play.ask, pile(play)) == ("ask-action", ["drill-at-dawn"])
    play.choose("end-turn").dice(3).run(HeroTurn(0)).choose("move:road-2", "end-turn")
    assert play.t.skill(0, COMBAT) == combat + 1


@card("by-the-last-candle")
@rule("ATE-KEY-05", "ATE-DECK-06")
@pytest.mark.parametrize(("way", "skill"), [("way:1", "spirit"), ("way:2", "cunning"), ("way:3", "honor")])
def test_by_the_last_candle_a_hero_learns_what_its_player_picks(way: str, skill: str) -> None:
    play = scene().hold(0, "by-the-last-candle")
    before = [play.t.skill(0, number) for number in range(4)]
    acting(play).choose("play:by-the-last-candle")
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2", "way:3"])
    play.choose(way)
    after = [play.t.skill(0, number) for number in range(4)]
    assert [name for number, name in enumerate(SKILLS) if after[number] != before[number]] == [skill]
    assert play.events("trained") == [{"hero": "@hero-katarina", "skill": f"@skill-{skill}", "n": 1}]
    assert (pile(play), play.t.removed) == ([], [play.box.card("by-the-last-candle")])
    assert play.faults() == []


# Through the Keyhole


def known(play: Play, elder: str) -> list[int]:
    """Who has seen the Secrets of an Elder, as bits."""
    return play.t.seen[play.elder(elder)]


@card("through-the-keyhole")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_through_the_keyhole_a_hero_alone_sees_the_secrets_of_an_elder(mode: str) -> None:
    play = scene(mode=mode).hold(0, "through-the-keyhole").secret("sophie", "servant-of-darkness")
    acting(play).choose("play:through-the-keyhole")
    assert (play.ask, "look:sophie" in play.keys, len(play.keys)) == ("ask-look", True, 6)
    play.choose("look:sophie")
    assert (known(play, "sophie"), state(play, "sophie"), play.ask) == ([0b01], "town", "ask-action")
    assert play.events("looked") == [{"hero": "@hero-katarina", "elder": "@elder-sophie"}]
    seen = [event for event in play.heard if event.name == "secret-seen"]
    assert [(event.known_to(0), event.known_to(1)) for event in seen] == [(True, False)]
    assert (play.events("secret-revealed"), pile(play)) == ([], ["through-the-keyhole"])


@card("through-the-keyhole")
def test_through_the_keyhole_one_may_look_before_accusing_in_a_rivals_showdown() -> None:
    play = begin(at_the_lair().hold(1, "through-the-keyhole").secret("sophie", "servant-of-darkness"))
    assert (asked(play), offered(play)) == (("showdown-step", 1), ["through-the-keyhole"])
    play.choose("play:through-the-keyhole", "look:sophie")
    assert known(play, "sophie") == [0b10]


@card("through-the-keyhole")
def test_through_the_keyhole_what_should_be_read_out_at_once_is_read_out_only_if_one_likes() -> None:
    play = scene(level="advanced").hold(0, "through-the-keyhole").secret("sophie", "hero-of-the-people")
    acting(play).choose("play:through-the-keyhole", "look:sophie")
    assert (play.ask, play.keys) == ("ask-read-out", ["yes", "no"])
    play.choose("no")
    assert (known(play, "sophie"), play.events("secret-revealed")) == ([0b01], [])


@card("through-the-keyhole")
def test_through_the_keyhole_there_is_nothing_new_for_one_who_knows_all() -> None:
    play = scene().hold(0, "through-the-keyhole")
    play.t.seen = [[0b01] for _ in play.t.elders]
    acting(play)
    assert (offered(play), refused(play, "through-the-keyhole")) == ([], "why-no-secret")


# Named from the Pulpit


@card("named-from-the-pulpit")
def test_named_from_the_pulpit_an_elder_must_reveal_all_secrets_to_all() -> None:
    play = scene().hold(0, "named-from-the-pulpit").secret("sophie", "blowhard", "coward")
    acting(play).choose("play:named-from-the-pulpit")
    assert (play.ask, len(play.keys)) == ("ask-reveal-elder", 6)
    play.choose("elder:sophie")
    assert (known(play, "sophie"), state(play, "sophie")) == ([EVERYONE, EVERYONE], "town")
    assert [told["card"] for told in play.events("secret-revealed")] == ["@card-blowhard", "@card-coward"]
    assert (play.t.investigation[0], play.ask, pile(play)) == (2, "ask-action", ["named-from-the-pulpit"])


@card("named-from-the-pulpit")
def test_named_from_the_pulpit_an_evil_elder_joins_the_villain() -> None:
    play = scene().hold(0, "named-from-the-pulpit").secret("sophie", "servant-of-darkness")
    acting(play).choose("play:named-from-the-pulpit", "elder:sophie")
    assert (state(play, "sophie"), play.t.investigation[0]) == ("evil", 2)
    assert play.events("turned-evil") == [{"elder": "@elder-sophie"}]


@card("named-from-the-pulpit")
def test_named_from_the_pulpit_there_is_still_something_to_learn_when_no_secret_is_left() -> None:
    play = scene().hold(0, "named-from-the-pulpit")
    play.t.seen = [[EVERYONE] for _ in play.t.elders]
    acting(play).choose("play:named-from-the-pulpit")
    assert (play.ask, play.t.investigation[0], play.events("secret-revealed")) == ("ask-action", 2, [])
