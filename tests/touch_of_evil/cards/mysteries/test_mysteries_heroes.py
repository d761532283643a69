"""Mysteries that befall the Heroes: fears and fevers, thieves, and now and then some luck."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.conditions import Not, Red
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.flow import If, May, OneOf, Seq
from duskbox.games.touch_of_evil.effects.gains import Heal, Lose, TowardDarkness
from duskbox.games.touch_of_evil.rules.vocabulary import CUNNING, SPIRIT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card, rule
from tests.touch_of_evil.blows import last_wound
from tests.touch_of_evil.cards.hand import pile
from tests.touch_of_evil.cards.mystery import DUSK, clues, corners, dangers, spent, table, turned


@card("night-terrors")
def test_night_terrors_are_a_step_for_every_hero_who_gives_way_to_them() -> None:
    play = table(3, "cooperative").skill(0, "spirit", 2).skill(1, "spirit", 1).skill(2, "spirit", 1)
    turned(play.dice(5, 5, 6, 5), "night-terrors")
    assert [told["hero"] for told in play.events("test-failed")] == ["@hero-katarina", "@hero-thomas"]
    assert play.events("darker") == [{"n": DUSK - 1}, {"n": DUSK - 2}]
    assert {(told["first"], told["target"]) for told in play.events("test")} == {(SPIRIT, 6)}
    assert clues(play) == corners(play, 1)
    assert spent(play, "night-terrors")


@card("night-terrors")
@pytest.mark.parametrize("heroes", [2, 4])
def test_night_terrors_are_three_steps_for_rivals_however_many_they_are(heroes: int) -> None:
    play = turned(table(heroes), "night-terrors")
    assert (play.events("test"), play.t.marker, clues(play)) == ([], DUSK - 3, corners(play, 1))
    assert spent(play, "night-terrors")


@card("black-fever")
def test_the_black_fever_takes_hold_of_those_who_are_wounded_already() -> None:
    play = turned(table(3, "cooperative").hurt(0, 2).hurt(2, 1), "black-fever")
    assert (play.t.wounds, play.t.marker) == ([3, 0, 2], DUSK - 2), "and each of them is a step"
    assert [told["hero"] for told in play.events("wounded")] == ["@hero-katarina", "@hero-thomas"]
    assert spent(play, "black-fever")


@card("black-fever")
@pytest.mark.parametrize("ill", [0, 1, 3])
def test_the_black_fever_is_two_steps_for_rivals_however_many_are_wounded(ill: int) -> None:
    play = table(3)
    for seat in range(ill):
        play.hurt(seat, 1)
    turned(play, "black-fever")
    assert (sum(play.t.wounds), play.t.marker) == (2 * ill, DUSK - 2)
    assert spent(play, "black-fever")


@card("black-fever")
def test_the_black_fever_can_fell_a_hero() -> None:
    play = turned(last_wound(table().purse(1, 5), 1).dice(2), "black-fever")
    assert (play.t.down, play.events("ko")) == ([0, 1], [{"hero": "@hero-anne-marie"}])
    assert (play.where(1), play.t.investigation[1], play.t.marker) == ("town-hall", 3, DUSK - 2)
    assert spent(play, "black-fever")


@card("thieves-in-the-night")
def test_thieves_in_the_night_leave_everyone_the_choice_between_things_cards_and_a_step() -> None:
    play = table(3).carry(0, "sword", "musket").hold(0, "drill-at-dawn")
    play.hold(1, "clear-head", "loose-stones")
    turned(play, "thieves-in-the-night")
    assert (play.ask, play.seat, play.keys) == ("ask-one-of", 0, ["way:1", "way:2", "way:3"])
    play.choose("way:1")
    assert (play.seat, set(play.keys)) == (0, {"lose:sword", "lose:musket"})
    play.choose("lose:musket")
    assert (play.ask, play.seat, play.keys) == ("ask-one-of", 1, ["way:2", "way:3"]), "no Items"
    play.choose("way:2")
    assert set(play.keys) == {"discard:clear-head", "discard:loose-stones"}
    play.choose("discard:loose-stones")
    assert [(play.items(seat), play.hand(seat)) for seat in range(3)] == [
        (["sword"], ["drill-at-dawn"]),
        ([], ["clear-head"]),
        ([], []),
    ]
    assert (pile(play), play.t.marker) == (["loose-stones"], DUSK - 1), "who has nothing cannot choose"
    assert [told["card"] for told in play.events("discarded")] == ["@card-musket", "@card-loose-stones"]
    assert spent(play, "thieves-in-the-night")


@card("thieves-in-the-night")
def test_thieves_in_the_night_take_nothing_from_a_hero_who_lets_the_marker_move() -> None:
    play = turned(table().carry(0, "sword").hold(1, "clear-head"), "thieves-in-the-night")
    assert play.keys == ["way:1", "way:3"]
    play.choose("way:3", "way:3")
    assert (play.items(0), play.hand(1), play.t.marker) == (["sword"], ["clear-head"], DUSK - 2)
    assert spent(play, "thieves-in-the-night")


@card("the-trail-goes-cold")
def test_where_the_trail_goes_cold_the_cunning_keep_it_and_the_dangerous_places_hide_clues() -> None:
    play = table(3, "cooperative").purse(0, 4).purse(1, 4).purse(2, 0)
    play.skill(0, "cunning", 2).skill(1, "cunning", 1).skill(2, "cunning", 1)
    turned(play.dice(5, 5, 6, 5), "the-trail-goes-cold")
    assert {(told["first"], told["target"]) for told in play.events("test")} == {(CUNNING, 6)}
    assert play.t.investigation == [3, 4, 0]
    assert play.t.marker == DUSK - 2, "a step for each who fails, even with nothing to lose"
    assert clues(play) == dangers(play, 2)
    assert spent(play, "the-trail-goes-cold")


@card("the-trail-goes-cold")
@pytest.mark.parametrize(("dice", "purses"), [((5, 5), [3, 1]), ((6, 5), [4, 1]), ((6, 6), [4, 2])])
def test_for_rivals_the_cold_trail_is_three_steps_no_matter_who_loses_it(
    dice: tuple[int, int], purses: list[int]
) -> None:
    play = table().purse(0, 4).purse(1, 2).skill(0, "cunning", 1).skill(1, "cunning", 1)
    turned(play.dice(*dice), "the-trail-goes-cold")
    assert (play.t.investigation, play.t.marker) == (purses, DUSK - 3)
    assert spent(play, "the-trail-goes-cold")


@card("gone-in-the-night")
def test_gone_in_the_night_is_a_lair_or_the_blood_of_the_hero_who_keeps_it() -> None:
    play = table(3).lair(0, "burnt-barn").lair(2, "sunken-chapel")
    turned(play, "gone-in-the-night")
    assert (play.ask, play.seat, play.keys, play.t.marker) == ("ask-one-of", 0, ["way:1", "way:2"], DUSK)
    play.choose("way:1")
    assert (play.ask, play.seat) == ("ask-one-of", 2)
    assert play.t.marker == DUSK - 1, "for the Hero in between, who has no Lair card, it is a step"
    play.choose("way:2")
    assert (play.t.wounds, play.t.lairs) == ([2, 0, 0], [play.box.card("burnt-barn"), -1, -1])
    assert (pile(play, "lairs"), play.events("discarded")[0]["card"]) == (["sunken-chapel"], "@card-sunken-chapel")
    assert spent(play, "gone-in-the-night")


@card("the-strangers-purse")
@pytest.mark.parametrize("taken", [True, False])
def test_the_strangers_purse_may_be_taken_at_a_price(taken: bool) -> None:
    play = turned(table(), "the-strangers-purse", 1)
    assert (play.ask, play.seat, play.keys) == ("ask-may", 1, ["yes", "no"])
    play.choose("yes" if taken else "no")
    assert (play.t.investigation, play.t.marker) == (([0, 4], DUSK - 1) if taken else ([0, 0], DUSK))
    assert spent(play, "the-strangers-purse")


@card("the-strangers-purse")
@rule("ATE-KO-05")
def test_a_hero_who_lies_ko_d_is_not_offered_the_strangers_purse() -> None:
    play = turned(table().down(1), "the-strangers-purse", 1)
    assert (play.t.investigation, play.t.marker, play.events("darker")) == ([0, 0], DUSK, [])
    assert spent(play, "the-strangers-purse")


@card("the-strangers-purse")
@rule("ATE-KO-05")
def test_a_bargain_is_offered_only_for_what_it_gives() -> None:
    def bargains() -> list[Effect]:
        return [Seq(TowardDarkness(1), Heal(1)), OneOf(Lose(1), Heal(1)), If(Not(Red()), Heal(1))]

    assert [table().purse(0, 3).do(May(bargain)).at_rest for bargain in bargains()] == [True] * 3, "no one is wounded"
    assert {table().purse(0, 3).hurt(0, 1).do(May(bargain)).ask for bargain in bargains()} == {"ask-may"}


@card("tangled-threads")
def test_tangled_threads_are_unravelled_by_spirit_or_cunning_as_each_hero_likes() -> None:
    play = table().skill(0, "spirit", 1).skill(0, "cunning", 3).skill(1, "spirit", 2)
    turned(play, "tangled-threads")
    assert (play.ask, play.seat, play.keys) == ("ask-test-skill", 0, ["skill:spirit", "skill:cunning"])
    play.dice(5, 4, 6).choose("skill:cunning")
    assert (play.t.investigation, play.seat) == ([2, 0], 1), "one for each 5 or 6"
    play.dice(4, 4).choose("skill:spirit")
    assert (play.t.investigation, play.t.marker) == ([2, 0], DUSK)
    assert spent(play, "tangled-threads")


@card("pages-on-the-wind")
def test_pages_on_the_wind_are_found_in_the_corners() -> None:
    play = turned(table().clues("manor", 1), "pages-on-the-wind")
    assert clues(play) == {**corners(play, 3), "manor": 4}
    assert play.t.marker == DUSK
    assert spent(play, "pages-on-the-wind")


@card("a-quiet-night")
def test_a_quiet_night_heals_a_wound_or_is_used_for_thinking() -> None:
    play = turned(table(3).hurt(0, 2).hurt(1, 2), "a-quiet-night")
    assert (play.ask, play.seat, play.keys) == ("ask-one-of", 0, ["way:1", "way:2"])
    play.choose("way:1")
    assert (play.seat, play.t.wounds) == (1, [1, 2, 0])
    play.choose("way:2")
    assert (play.t.wounds, play.t.investigation) == ([1, 2, 0], [0, 1, 1]), "an unwounded Hero is not asked"
    assert play.t.marker == DUSK
    assert spent(play, "a-quiet-night")


@card("market-day")
def test_on_market_day_every_hero_who_stands_draws_an_event() -> None:
    play: Play = table(3).down(1).deck("events", "drill-at-dawn", "loose-stones")
    turned(play, "market-day")
    assert [play.hand(seat) for seat in range(3)] == [["drill-at-dawn"], [], ["loose-stones"]]
    assert play.events("event-drawn") == [{"hero": "@hero-katarina"}, {"hero": "@hero-thomas"}]
    assert play.t.marker == DUSK
    assert spent(play, "market-day")
