"""Events that bring other cards, and Events that must be played at once."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.cards import DrawEvent
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.vocabulary import EVENTS
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import blow
from tests.touch_of_evil.cards.hand import acting, asked, fighting, offered, pile, refused, scene


def discard(play: Play, *names: str) -> Play:
    """These cards of the corners lie on their discard piles."""
    for name in names:
        number = play.box.card(name)
        play.t.pools[play.box.cards[number].place].remove(number)
        play.t.put_away(number)
    return play


# The Parish Registers


@card("parish-registers")
def test_in_the_parish_registers_one_finds_three_events_and_keeps_one() -> None:
    play = scene().hold(0, "parish-registers").deck("events", "cockcrow", "once-more", "blind-fury")
    acting(play).choose("play:parish-registers")
    assert (play.ask, play.seat) == ("ask-keep-event", 0)
    assert play.keys == ["keep:cockcrow", "keep:once-more", "keep:blind-fury"]
    play.choose("keep:once-more")
    assert (play.hand(0), play.ask) == (["once-more"], "ask-action")
    assert pile(play) == ["cockcrow", "blind-fury", "parish-registers"]


@card("parish-registers")
def test_in_the_parish_registers_what_must_be_played_at_once_is_played_only_if_it_is_kept() -> None:
    play = scene().hold(0, "parish-registers").deck("events", "grateful-widow", "once-more", "out-of-the-hedgerow")
    acting(play).choose("play:parish-registers", "keep:once-more")
    assert (play.t.investigation[0], play.events("rolled")) == (0, [])
    play = scene().hold(0, "parish-registers").deck("events", "grateful-widow", "once-more", "out-of-the-hedgerow")
    acting(play).choose("play:parish-registers", "keep:grateful-widow")
    assert (play.hand(0), play.t.investigation[0]) == ([], 3)


@card("parish-registers")
def test_the_parish_registers_are_of_no_use_when_no_event_is_left_in_the_world() -> None:
    play = scene().hold(0, "parish-registers")
    play.t.removed, play.t.pools[EVENTS] = play.t.pools[EVENTS], []
    acting(play)
    assert (offered(play), refused(play, "parish-registers")) == ([], "why-no-effect")


# If I Could Just Reach…


@card("if-i-could-just-reach")
def test_if_i_could_just_reach_takes_an_item_or_ally_back_out_of_a_corners_discards() -> None:
    play = discard(
        scene().hold(0, "if-i-could-just-reach"), "silver-candelabrum", "pitchfork", "old-butler", "bundle-of-letters"
    )
    acting(play).choose("play:if-i-could-just-reach")
    assert (play.ask, play.seat) == ("ask-take-discarded", 0)
    assert play.keys == ["take:silver-candelabrum", "take:old-butler", "take:pitchfork"], "not the other things"
    play.choose("take:pitchfork")
    assert (play.items(0), pile(play, "windmill")) == (["pitchfork"], [])
    assert pile(play, "manor") == ["silver-candelabrum", "old-butler", "bundle-of-letters"]
    assert play.events("card-gained") == [{"hero": "@hero-katarina", "card": "@card-pitchfork"}]
    assert (play.ask, pile(play)) == ("ask-action", ["if-i-could-just-reach"])


@card("if-i-could-just-reach")
def test_if_i_could_just_reach_before_a_fight_or_a_round_and_fight_with_it() -> None:
    play = discard(scene().hold(0, "if-i-could-just-reach").skill(0, "combat", 1), "harvest-scythe")
    fighting(play)
    assert asked(play) == ("fight", 0)
    assert asked(play.choose("pass")) == ("fight-round", 0)
    more = play.box.cards[play.box.card("harvest-scythe")].hooks.flat[2]
    assert more > 0
    play.dice(*[1] * more, 6, *[1] * play.box.minions[play.box.minion("bats")].dice)
    play.choose("play:if-i-could-just-reach").passes()
    assert (play.items(0), len(play.events("minion-defeated"))) == (["harvest-scythe"], 1)


@card("if-i-could-just-reach")
def test_if_i_could_just_reach_more_than_i_can_carry_something_must_go() -> None:
    play = discard(scene().hold(0, "if-i-could-just-reach").carry(0, "old-butler"), "silver-candelabrum")
    acting(play).choose("play:if-i-could-just-reach")
    assert (play.ask, play.keys) == ("ask-over-limit", ["discard:old-butler", "discard:silver-candelabrum"])
    play.choose("discard:old-butler")
    assert (play.items(0), pile(play, "manor")) == (["silver-candelabrum"], ["old-butler"])


@card("if-i-could-just-reach")
def test_if_i_could_just_reach_but_there_is_nothing() -> None:
    play = acting(discard(scene().hold(0, "if-i-could-just-reach"), "bundle-of-letters"))
    assert (offered(play), refused(play, "if-i-could-just-reach")) == ([], "why-nothing-discarded")


# An Old Debt


@card("an-old-debt")
def test_an_old_debt_is_paid_with_a_town_item_of_a_price_up_to_four() -> None:
    play = acting(scene().hold(0, "an-old-debt")).choose("play:an-old-debt")
    prices = {play.box.cards[number].name: play.box.cards[number].price for number in play.t.stock}
    assert (play.ask, play.seat) == ("ask-take-town-item", 0)
    assert set(play.keys) == {f"take:{name}" for name, price in prices.items() if price <= 4}
    assert {3, 4} <= set(prices.values()) and max(prices.values()) > 4
    horses = play.t.stock.count(play.box.card("horse"))
    play.choose("take:horse")
    assert (play.items(0), play.t.stock.count(play.box.card("horse"))) == (["horse"], horses - 1)
    assert (play.t.investigation[0], play.where(0)) == (0, "road-1"), "for free, and not at the Blacksmith"
    assert (play.ask, pile(play)) == ("ask-action", ["an-old-debt"])


@card("an-old-debt")
def test_an_old_debt_cannot_be_paid_when_nothing_so_cheap_is_in_stock() -> None:
    play = scene().hold(0, "an-old-debt")
    play.t.removed = [number for number in play.t.stock if play.box.cards[number].price <= 4]
    play.t.stock = [number for number in play.t.stock if play.box.cards[number].price > 4]
    acting(play)
    assert (offered(play), refused(play, "an-old-debt")) == ([], "why-nothing-in-stock")


# Behind the Panelling


@card("behind-the-panelling")
@pytest.mark.parametrize(("corner", "found"), [("manor", "silver-candelabrum"), ("windmill", "pitchfork")])
def test_behind_the_panelling_of_a_corner_lies_one_more_card_of_its_deck(corner: str, found: str) -> None:
    play = acting(scene().hold(0, "behind-the-panelling").put(0, corner).deck(corner, found))
    assert offered(play) == ["behind-the-panelling"]
    play.choose("play:behind-the-panelling")
    assert (play.items(0), play.ask, pile(play)) == ([found], "ask-action", ["behind-the-panelling"])
    assert play.events("corner-card") == [{"hero": "@hero-katarina", "card": f"@card-{found}"}]
    assert "encounter" in play.keys, "the encounter is still to come"


@card("behind-the-panelling")
def test_behind_the_panelling_something_may_wait() -> None:
    play = acting(scene().hold(0, "behind-the-panelling").put(0, "manor").deck("manor", "mad-heir"))
    blow(play, "mad-heir", mine=0).choose("play:behind-the-panelling")
    assert (play.ask, play.events("fight")) == (
        "ask-fight-on",
        [{"hero": "@hero-katarina", "minion": "@minion-mad-heir"}],
    )


@card("behind-the-panelling")
@pytest.mark.parametrize("space", ["road-1", "town-hall", "fields"])
def test_behind_the_panelling_is_nothing_elsewhere(space: str) -> None:
    play = acting(scene().hold(0, "behind-the-panelling").put(0, space))
    assert (offered(play), refused(play, "behind-the-panelling")) == ([], "why-no-effect")


# Play Immediately


@card("grateful-widow")
def test_the_grateful_widow_gives_three_investigation_at_once() -> None:
    play = scene().deck("events", "grateful-widow").do(DrawEvent(1))
    assert (play.t.investigation, play.hand(0), play.at_rest) == ([3, 0], [], True)
    assert play.events("event-played") == [{"hero": "@hero-katarina", "card": "@card-grateful-widow"}]
    assert pile(play) == ["grateful-widow"]


@card("answered-prayer")
@pytest.mark.parametrize(("marker", "wounds"), [(15, 2), (20, 2), (15, 0)])
def test_an_answered_prayer_brightens_the_sky_and_heals_a_wound(marker: int, wounds: int) -> None:
    play = scene().marker(marker).hurt(0, wounds).hurt(1, 1).deck("events", "answered-prayer").do(DrawEvent(1))
    assert play.t.marker == min(20, marker + 1), "never above 20"
    assert (play.t.wounds, play.at_rest) == ([max(0, wounds - 1), 1], True)
    assert (pile(play), play.hand(0)) == (["answered-prayer"], [])


@card("out-of-the-hedgerow")
def test_out_of_the_hedgerow_comes_a_minion_where_the_hero_is() -> None:
    play = scene().deck("events", "out-of-the-hedgerow").dice(5)
    blow(play, "living-dead", mine=0).do(DrawEvent(1))
    assert (play.minion_at("road-1"), play.ask, play.seat) == ("living-dead", "ask-fight-on", 0)
    assert play.events("chart") == [{"hero": "@hero-katarina", "n": 5, "row": "@minion-living-dead"}]
    play.choose("escape:church")
    assert (play.at_rest, pile(play), play.hand(0)) == (True, ["out-of-the-hedgerow"], [])


@card("out-of-the-hedgerow")
def test_out_of_the_hedgerow_may_come_a_happening() -> None:
    play = scene().marker(15).deck("events", "out-of-the-hedgerow").dice(1).do(DrawEvent(1))
    assert play.events("chart") == [{"hero": "@hero-katarina", "n": 1, "row": "@chart-blood-red-dusk"}]
    assert (play.t.marker < 15, pile(play)) == (True, ["out-of-the-hedgerow"])


@card("ill-omen")
def test_an_ill_omen_is_a_mystery_of_the_drawers_own() -> None:
    play = scene().put(1, "fields").deck("events", "ill-omen").deck("mysteries", "laying-in-wait").dice(3)
    play.run(Encounter(1))
    assert [play.box.cards[number].name for number in play.t.in_play] == ["laying-in-wait"]
    assert play.events("mystery") == [{"hero": "@hero-anne-marie", "card": "@card-laying-in-wait"}]
    assert (pile(play), play.hand(1), play.at_rest) == (["ill-omen"], [], True)


@card("ill-omen")
def test_an_ill_omen_and_its_mystery_can_each_be_cancelled() -> None:
    play = scene().hold(1, "cooler-heads").deck("events", "ill-omen").do(DrawEvent(1)).choose("play:cooler-heads")
    assert (play.events("mystery"), play.at_rest) == ([], True)
    play = scene().hold(1, "ward-over-the-door").deck("events", "ill-omen").deck("mysteries", "laying-in-wait")
    play.do(DrawEvent(1)).choose("play:ward-over-the-door")
    assert (play.t.in_play, pile(play)) == ([], ["ward-over-the-door", "ill-omen"])
