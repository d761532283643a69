"""Trading Items and Allies between Heroes of one group (ATE-COOP-02 to ATE-COOP-06, ATE-TEAM-04)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.effects.cards import DrawCorner
from duskbox.games.touch_of_evil.rules.cards.draws import GainCard
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import Regroup
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import ALLY, ITEM, L_ROUND, MANOR, TOWN_ITEMS, WINDMILL
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST


def together(number: int = 2, mode: str = "cooperative", rulings: dict[str, str] | None = None) -> Play:
    """All stand on the same road."""
    play = Play(*CAST[:number], mode=mode, rulings=rulings)
    for seat in range(number):
        play.put(seat, "road-6").purse(seat, 0)
    return play


def of(play: Play, place: int, kind: int = ITEM) -> list[str]:
    """The Items or Allies of a deck, or of the stock, that do nothing to the Carrying Limit."""

    def plain(card: Card) -> bool:
        return not card.uncounted and all(not static.what.startswith("carry") for static in card.hooks.statics)

    return [card.name for card in play.box.cards if card.place == place and card.kind == kind and plain(card)]


def trades(play: Play) -> list[str]:
    return [key for key in play.keys if key.startswith("trade:")]


# A trade


@rule("ATE-COOP-02")
def test_a_hero_may_trade_in_its_turn_with_a_hero_in_the_same_space() -> None:
    play = together(3).put(2, "road-7")
    item = of(play, MANOR)[0]
    play.carry(0, item).run(Actions(0))
    assert trades(play) == ["trade:1"], "not with the one who is elsewhere"
    play.choose("trade:1", f"give:{item}", "offer")
    assert (play.ask, play.seat) == ("ask-agree-to-trade", 1)
    play.choose("yes")
    assert (play.items(0), play.items(1)) == ([], [item])
    assert play.ask == "ask-action", "and it may go on with its turn"
    assert play.faults() == []


@rule("ATE-COOP-02")
def test_both_must_agree_and_an_offer_can_be_dropped() -> None:
    play = together()
    item = of(play, MANOR)[0]
    play.carry(1, item).run(Actions(0)).choose("trade:1", f"take:{item}", "offer", "no")
    assert play.items(1) == [item]
    play.choose("trade:1", f"take:{item}", "withdraw")
    assert (play.items(1), play.ask) == ([item], "ask-action")


@rule("ATE-COOP-02")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_there_is_no_trading_in_competitive_play(mode: str) -> None:
    play = together(4, mode)
    play.carry(0, of(play, MANOR)[0]).run(Actions(0))
    assert (
        trades(play) == {"competitive": [], "cooperative": ["trade:1", "trade:2", "trade:3"], "team": ["trade:1"]}[mode]
    )
    if mode == "competitive":
        reason = play.why_not("trade:1")
        assert reason is not None
        assert reason.name == "why-no-trading"


@rule("ATE-TEAM-04")
def test_team_mates_trade_as_in_cooperative_play_and_rivals_do_not() -> None:
    play = together(4, "team")
    mine, theirs = of(play, MANOR)[0], of(play, WINDMILL)[0]
    play.carry(0, mine).carry(1, theirs).run(Actions(1))
    assert trades(play) == ["trade:0"]
    reason = play.why_not("trade:2")
    assert reason is not None
    assert (reason.name, reason.rules) == ("why-other-team", ("ATE-TEAM-04",))
    play.choose("trade:0", f"give:{theirs}", f"take:{mine}", "offer", "yes")
    assert (play.items(0), play.items(1)) == ([theirs], [mine])


@rule("ATE-COOP-02")
def test_no_one_trades_with_a_hero_that_is_ko_d() -> None:
    play = together().put(0, "town-hall").put(1, "town-hall")
    play.carry(0, of(play, MANOR)[0]).down(1).run(Actions(0))
    assert trades(play) == []


@rule("ATE-COOP-03")
def test_only_items_and_allies_change_hands() -> None:
    play = together().purse(0, 9).purse(1, 9).hold(0, "drill-at-dawn").hold(1, "clear-head")
    item, ally = of(play, MANOR)[0], of(play, WINDMILL, ALLY)[0]
    play.carry(0, item).carry(1, ally).lair(0, "catacombs").run(Actions(0)).choose("trade:1")
    assert play.keys == [f"give:{item}", f"take:{ally}", "withdraw"]


@rule("ATE-COOP-03")
def test_with_neither_items_nor_allies_there_is_nothing_to_trade() -> None:
    play = together().purse(0, 9).hold(0, "drill-at-dawn").run(Actions(0))
    assert trades(play) == []
    reason = play.why_not("trade:1")
    assert reason is not None
    assert (reason.name, reason.rules) == ("why-nothing-to-trade", ("ATE-COOP-03",))


@rule("ATE-COOP-04")
def test_any_number_of_cards_may_be_given_and_taken_at_once() -> None:
    play = together()
    town = of(play, TOWN_ITEMS)[:3]
    manor, mill = of(play, MANOR)[0], of(play, WINDMILL)[0]
    play.carry(0, *town, manor).carry(1, mill).run(Actions(0)).choose("trade:1")
    play.choose(*(f"give:{name}" for name in (*town, manor)), f"take:{mill}", "offer", "yes")
    assert sorted(play.items(1)) == sorted([*town, manor])
    assert play.items(0) == [mill]


@rule("ATE-COOP-04")
def test_the_carrying_limit_binds_both_so_what_breaks_it_cannot_be_offered() -> None:
    play = together()
    one, other = of(play, MANOR)[:2]
    play.carry(0, one).carry(1, other).run(Actions(0)).choose("trade:1", f"give:{one}")
    assert "offer" not in play.keys, "the other would carry two cards of the Manor"
    play.choose(f"take:{other}")
    assert "offer" in play.keys
    play = together()
    town = of(play, TOWN_ITEMS)[:4]
    play.carry(0, *town[:3]).carry(1, town[3]).run(Actions(0)).choose("trade:1", f"take:{town[3]}")
    assert "offer" not in play.keys, "nor can the Hero itself take more than three Town Items"


@rule("ATE-COOP-04", "ATE-ITEM-08")
def test_what_raises_the_limit_counts_for_the_one_who_would_have_it_after_the_trade() -> None:
    play = together().carry(0, "millers-cart").carry(1, "pitchfork").run(Actions(0))
    play.choose("trade:1", "give:millers-cart", "offer", "yes")
    assert (play.items(0), play.items(1), play.ask) == ([], ["pitchfork", "millers-cart"], "ask-action")
    assert play.faults() == []
    play = together()
    one, other = of(play, MANOR)[:2]
    play.carry(0, "millers-cart", one, other).run(Actions(0)).choose("trade:1", "give:millers-cart")
    assert "offer" not in play.keys, "without the Cart the Hero could not carry what is left"
    assert "offer" in play.choose(f"give:{one}").keys


@rule("ATE-COOP-05", "ATE-ITEM-08")
def test_the_cart_itself_can_be_handed_to_one_who_can_carry_it_only_with_its_help() -> None:
    play = together().carry(0, "coil-of-rope").carry(1, "pitchfork")
    play.t.items[0].append(play.box.card("millers-cart"))
    play.t.pools[WINDMILL].remove(play.box.card("millers-cart"))
    play.t.pools[WINDMILL].remove(play.box.card("sack-of-flour"))
    play.t.refresh(0)
    play.run(GainCard(0, play.box.card("sack-of-flour"))).choose("discard:millers-cart")
    assert (play.ask, play.keys) == ("ask-hand-over", ["hand-over:1", "no"])


@rule("ATE-COOP-04")
def test_several_trades_in_one_turn_are_allowed() -> None:
    play = together()
    item = of(play, MANOR)[0]
    play.carry(0, item).run(Actions(0))
    play.choose("trade:1", f"give:{item}", "offer", "yes", "trade:1", f"take:{item}", "offer", "yes")
    assert play.items(0) == [item]


# Over the limit


@rule("ATE-COOP-05")
def test_a_card_over_the_limit_may_be_handed_to_a_hero_in_the_same_space() -> None:
    play = together(3).put(2, "road-7")
    old, new = of(play, MANOR)[:2]
    play.carry(0, old).deck("manor", new).do(DrawCorner("manor"))
    assert (play.ask, play.seat, play.keys) == ("ask-over-limit", 0, [f"discard:{old}", f"discard:{new}"])
    play.choose(f"discard:{old}")
    assert (play.ask, play.seat, play.keys) == ("ask-hand-over", 0, ["hand-over:1", "no"])
    play.choose("hand-over:1")
    assert (play.items(0), play.items(1), play.t.discards[MANOR]) == ([new], [old], [])
    assert play.at_rest
    assert play.faults() == []


@rule("ATE-COOP-05")
def test_it_may_be_discarded_all_the_same() -> None:
    play = together()
    old, new = of(play, MANOR)[:2]
    play.carry(0, old).deck("manor", new).do(DrawCorner("manor")).choose(f"discard:{new}", "no")
    assert (play.items(0), play.items(1), play.t.discards[MANOR]) == ([old], [], [play.box.card(new)])


@rule("ATE-COOP-05", "ATE-COOP-04")
def test_it_cannot_be_handed_to_one_who_could_not_carry_it() -> None:
    play = together()
    one, other, new = of(play, MANOR)[:3]
    play.carry(0, one).carry(1, other).deck("manor", new).do(DrawCorner("manor")).choose(f"discard:{new}")
    assert play.at_rest
    assert play.t.discards[MANOR] == [play.box.card(new)]


@rule("ATE-COOP-05", "ATE-TEAM-04")
@pytest.mark.parametrize(("mode", "takers"), [("competitive", []), ("team", ["hand-over:1", "no"])])
def test_only_heroes_of_ones_own_group_can_take_it(mode: str, takers: list[str]) -> None:
    play = together(4, mode)
    old, new = of(play, MANOR)[:2]
    play.carry(0, old).deck("manor", new).do(DrawCorner("manor")).choose(f"discard:{old}")
    assert (play.keys if takers else []) == takers
    assert play.at_rest is not bool(takers)


@rule("ATE-COOP-06", "ATE-OPEN-29")
def test_handing_over_works_outside_ones_own_turn() -> None:
    play = together()
    old, new = of(play, MANOR)[:2]
    play.carry(1, old)
    play.t.pools[MANOR].remove(play.box.card(new))
    play.t.turn = 0
    play.run(GainCard(1, play.box.card(new))).choose(f"discard:{old}", "hand-over:0")
    assert (play.items(0), play.items(1)) == ([old], [new])


@rule("ATE-COOP-06", "ATE-OPEN-29")
@ruling("trading", "any-turn")
def test_by_the_other_reading_heroes_in_one_space_trade_before_each_step_of_anothers_turn() -> None:
    play = together(3, rulings={"trading": "any-turn"}).put(2, "manor")
    item = of(play, MANOR)[0]
    play.carry(0, item).run(HeroTurn(2))
    assert (play.ask, play.seat, play.keys) == ("ask-trade-now", 0, ["trade:1", "pass"])
    play.choose("trade:1", f"give:{item}", "offer", "yes")
    assert (play.items(0), play.items(1)) == ([], [item])
    assert (play.ask, play.seat) == ("ask-trade-now", 1), "one trade with each partner, then the next Hero"
    play.dice(2).choose("pass")
    assert (play.ask, play.seat) == ("ask-move", 2)
    play.choose(next(key for key in play.keys if key.startswith("move:")))
    assert (play.ask, play.seat) == ("ask-trade-now", 0), "and again before the next step"


@rule("ATE-OPEN-29")
@ruling("trading", "any-turn")
def test_then_too_a_ko_d_hero_one_elsewhere_and_rivals_do_not_trade() -> None:
    for mode, others in (("cooperative", "down"), ("cooperative", "manor"), ("competitive", "road-6")):
        play = together(3, mode, {"trading": "any-turn"}).put(2, "windmill").put(1, "road-6")
        play.carry(0, of(play, MANOR)[0])
        play = play.down(1) if others == "down" else play.put(1, others)
        play.dice(2).run(HeroTurn(2))
        assert (play.ask, play.seat) == ("ask-move", 2)


@rule("ATE-COOP-06", "ATE-OPEN-29", "ATE-COOP-02")
@ruling("trading", "own-turn")
def test_an_ordinary_trade_is_an_action_of_the_active_hero_only() -> None:
    play = together(3).put(2, "road-7")
    play.carry(0, of(play, MANOR)[0]).dice(2).run(HeroTurn(2))
    assert (play.ask, play.seat) == ("ask-move", 2), "the two who stand together must wait for a turn of theirs"
    assert together(3).put(2, "road-7").carry(0, of(play, MANOR)[0]).run(Actions(2)).keys == ["end-turn"]


@rule("ATE-OPEN-29")
def test_regrouping_in_a_showdown_is_a_further_occasion() -> None:
    play = together().put(0, "manor").put(1, "manor")
    item = of(play, WINDMILL)[0]
    play.carry(0, item)
    play.t.showdown, play.t.showdown_space, play.t.turn = play.box.card("hall-of-mirrors"), play.space("manor"), 0
    play.run(Regroup(0, [0, 1], False)).choose("pass")
    assert (play.ask, play.seat) == ("ask-regroup", 1), "also one whose turn it is not"
    play.choose("trade:0", f"take:{item}", "offer", "yes")
    assert (play.items(0), play.items(1)) == ([], [item])


# What has been used


SPYGLASS = "brass-spyglass"
#: A pack with two Spyglasses, each of which works once a round, for which something else of the deck makes room; the
#: Cart carries both.
TWO_OF_A_KIND: dict[str, object] = {
    "pack": {"game": "a-touch-of-evil"},
    "cards": {SPYGLASS: {"copies": 2}, "mill-rats": {"copies": 0}, "millers-cart": {"uncounted": True}},
}


def spied(play: Play, *others: str) -> Play:
    """A Hero has used its Spyglass, which works once a round, and then gives one to its friend."""
    play.carry(0, SPYGLASS, *others).deck("lairs", "burnt-barn").run(Actions(0)).choose(f"use:{SPYGLASS}")
    return play.choose("trade:1", f"give:{SPYGLASS}", "offer", "yes")


def another_turn(play: Play, seat: int) -> Play:
    play.choose("end-turn")
    return play.run(Actions(seat))


@rule("ATE-ITEM-01", "ATE-COOP-02")
def test_what_has_been_used_this_round_is_not_renewed_by_changing_hands() -> None:
    play = spied(together())
    assert (play.items(1), f"use:{SPYGLASS}" in another_turn(play, 1).keys) == ([SPYGLASS], False)
    play.choose("end-turn").t.renew(L_ROUND)
    assert f"use:{SPYGLASS}" in play.run(Actions(1)).keys, "but in the next round it works again"


@rule("ATE-ITEM-01", "ATE-COOP-05")
def test_nor_by_being_handed_over_because_of_the_limit() -> None:
    play = (
        together().carry(0, SPYGLASS).deck("lairs", "burnt-barn").run(Actions(0)).choose(f"use:{SPYGLASS}", "end-turn")
    )
    play.t.pools[WINDMILL].remove(play.box.card("pitchfork"))
    play.run(GainCard(0, play.box.card("pitchfork"))).choose(f"discard:{SPYGLASS}", "hand-over:1")
    assert (play.items(1), f"use:{SPYGLASS}" in play.run(Actions(1)).keys) == ([SPYGLASS], False)


@rule("ATE-ITEM-01", "ATE-COOP-02")
def test_of_two_copies_each_has_a_limit_of_its_own_that_goes_with_it() -> None:
    play = Play(*CAST[:2], mode="cooperative", pack=TWO_OF_A_KIND)
    spied(play.put(0, "road-6").put(1, "road-6"))
    assert f"use:{SPYGLASS}" not in another_turn(play, 1).keys, "the used one"
    play = Play(*CAST[:2], mode="cooperative", pack=TWO_OF_A_KIND)
    spied(play.put(0, "road-6").put(1, "road-6"), "millers-cart", SPYGLASS)
    assert f"use:{SPYGLASS}" not in play.keys, "the used one is kept"
    assert f"use:{SPYGLASS}" in another_turn(play, 1).keys, "and the other given"
    play = Play(*CAST[:2], mode="cooperative", pack=TWO_OF_A_KIND).put(0, "road-6").put(1, "road-6")
    play.carry(0, SPYGLASS).carry(1, SPYGLASS).deck("lairs", "burnt-barn", "burnt-barn").run(Actions(0))
    play.choose(f"use:{SPYGLASS}")
    assert f"use:{SPYGLASS}" in another_turn(play, 1).keys, "what one Hero uses is not used by another"
