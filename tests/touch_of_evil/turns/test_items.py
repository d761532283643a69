"""Items, Allies, the Blacksmith's stock, the Carrying Limit, healing, and Investigation (ATE-ITEM, ATE-INV)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.content.kinds import Card, item
from duskbox.games.touch_of_evil.effects.flow import EachHero
from duskbox.games.touch_of_evil.effects.gains import Gain, Heal, Lose, VillainHeals
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery, GainCard
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds, lose_card
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABANDONED_KEEP,
    ALLY,
    COMBAT,
    ITEM,
    MANOR,
    OLDE_WOODS,
    PLACES,
    S_CARRY_CORNER,
    S_CARRY_TOWN,
    S_MOVE,
    SKILLS,
    TOWN_ITEMS,
    WINDMILL,
)
from duskbox.games.touch_of_evil.text.deck import card_said
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.blows import blow, faces

CORNERS = (MANOR, WINDMILL, OLDE_WOODS, ABANDONED_KEEP)
#: Items and Allies that only raise a Skill, one of each corner, and three such Town Items.
OF_CORNERS = ("illuminated-psalter", "pitchfork", "golden-sickle", "oathbreakers-blade")
OF_TOWN = ("sword", "village-almanac", "knife")


def town(*heroes: str, mode: str = "competitive") -> Play:
    return Play(*(heroes or ("thomas", "anne-marie")), villain="scarecrow", mode=mode)


def of_place(place: int) -> list[Card]:
    """The Items and Allies of a deck or of the stock."""
    return [card for card in HOUSE.cards if card.place == place and card.kind in (ITEM, ALLY)]


def gain(play: Play, name: str, seat: int = 0) -> Play:
    """A Hero gets a card from wherever it lies."""
    number = play.box.card(name)
    place = play.box.cards[number].place
    (play.t.stock if place == TOWN_ITEMS else play.t.pools[place]).remove(number)
    return play.run(GainCard(seat, number))


# Having and using


@rule("ATE-ITEM-01", "ATE-INFO-06")
def test_a_drawn_item_lies_open_and_works_as_long_as_the_hero_has_it() -> None:
    play = town().deck("abandoned-keep", "oathbreakers-blade")
    bare = play.t.skill(0, COMBAT)
    play.run(CornerCard(0, ABANDONED_KEEP))
    shown = play.view(1)["pieces"]
    assert isinstance(shown, dict)
    assert shown["heroes"][0]["items"] == ["oathbreakers-blade"]
    assert (
        play.t.skill(0, COMBAT) == bare + play.box.cards[play.box.card("oathbreakers-blade")].hooks.flat[COMBAT] > bare
    )
    lose_card(play.t, 0, play.box.card("oathbreakers-blade"))
    assert play.t.skill(0, COMBAT) == bare


@rule("ATE-ITEM-02")
def test_any_number_of_items_and_allies_can_be_used_at_once() -> None:
    play = town()
    bare = play.t.skill(0, COMBAT)
    cards = ("pitchfork", "golden-sickle", "oathbreakers-blade", "sword", "musket", "wooden-stake")
    play.carry(0, *cards)
    bonuses = [play.box.cards[play.box.card(name)].hooks.flat[COMBAT] for name in cards]
    assert sum(bonuses) > max(bonuses)
    assert play.t.skill(0, COMBAT) == bare + sum(bonuses), "three swords in two hands are no matter"


# The Blacksmith


@rule("ATE-ITEM-03", "ATE-INV-02", "ATE-ACT-11")
@pytest.mark.parametrize("space", ["town-hall", "church", "doctors-office", "magistrates-office", "manor", "road-1"])
def test_town_items_are_sold_nowhere_but_at_the_blacksmith(space: str) -> None:
    play = town().put(0, space).purse(0, 50).run(Actions(0))
    assert not [key for key in play.keys if key.startswith("buy:")]
    why = play.why_not("buy:sword")
    assert why is not None
    assert "ATE-ITEM-03" in why.rules


@rule("ATE-ITEM-03", "ATE-ITEM-04")
def test_at_the_blacksmith_every_item_in_stock_can_be_bought_for_its_price() -> None:
    for card in of_place(TOWN_ITEMS):
        play = town().put(1, "blacksmith").purse(1, card.price).run(Actions(1)).choose(f"buy:{card.name}")
        assert play.t.investigation[1] == 0
        assert play.items(1) == [card.name]
        poor = town().put(1, "blacksmith").purse(1, card.price - 1).run(Actions(1))
        assert f"buy:{card.name}" not in poor.keys


@rule("ATE-ITEM-04")
def test_an_item_whose_only_copy_is_owned_is_unavailable_until_it_is_returned() -> None:
    assert HOUSE.stock.count(HOUSE.card("musket")) == 1
    play = town().carry(1, "musket").put(0, "blacksmith").purse(0, 50).run(Actions(0))
    assert "buy:musket" not in play.keys
    why = play.why_not("buy:musket")
    assert why is not None
    assert why.rules == ("ATE-ITEM-04",)
    lose_card(play.t, 1, play.box.card("musket"))
    play.choose("buy:sword")
    assert "buy:musket" in play.keys


@rule("ATE-ITEM-04")
def test_of_an_item_with_several_copies_one_is_left_when_another_is_owned() -> None:
    play = town().carry(1, "torch").put(0, "blacksmith").purse(0, 50).run(Actions(0)).choose("buy:torch")
    assert (play.items(0), play.items(1)) == (["torch"], ["torch"])


# The Carrying Limit


@rule("ATE-ITEM-05", "ATE-ITEM-09")
@pytest.mark.parametrize("place", CORNERS)
def test_of_each_corner_deck_one_card_can_be_carried_be_it_item_or_ally(place: int) -> None:
    thing = next(card.name for card in of_place(place) if card.kind == ITEM)
    friend = next(card.name for card in of_place(place) if card.kind == ALLY and not card.uncounted)
    for kept, gone in ((thing, friend), (friend, thing)):
        play = gain(town().carry(0, thing), friend)
        assert (play.ask, play.keys) == ("ask-over-limit", [f"discard:{thing}", f"discard:{friend}"])
        play.choose(f"discard:{gone}")
        assert play.items(0) == [kept]
        assert play.t.discards[place] == [play.box.card(gone)]


@rule("ATE-ITEM-06", "ATE-ITEM-09")
def test_three_town_items_can_be_carried_and_of_a_fourth_the_player_chooses_which_goes() -> None:
    play = town().carry(0, *OF_TOWN)
    gain(play, "garlic")
    assert play.keys == [f"discard:{name}" for name in (*OF_TOWN, "garlic")], "the new one can go as well"
    play.choose("discard:sword")
    assert play.items(0) == ["village-almanac", "knife", "garlic"]
    assert play.box.card("sword") in play.t.stock


@rule("ATE-ITEM-07", "ATE-ITEM-05", "ATE-ITEM-06")
def test_seven_cards_are_the_normal_maximum() -> None:
    play = town()
    for name in (*OF_CORNERS, *OF_TOWN):
        gain(play, name)
        assert play.at_rest
    assert len(play.items(0)) == 7
    for name in ("household-ledger", "coil-of-rope", "rowan-charm", "suit-of-plate", "garlic"):
        other = town().carry(0, *OF_CORNERS, *OF_TOWN)
        assert gain(other, name).ask == "ask-over-limit", f"{name} is one too many"


@rule("ATE-ITEM-08", "ATE-ITEM-09")
def test_a_card_can_raise_the_limit_and_when_it_is_lost_the_rest_must_go_at_once() -> None:
    play = town().carry(0, "millers-cart")
    more = play.t.modifier(S_CARRY_TOWN, 0)
    assert more > 0
    assert play.t.modifier(S_CARRY_CORNER, 0) > 0
    extra = ["garlic", "horse", "silver-bullets", "torch"][:more]
    for name in (*OF_TOWN, *extra, "pitchfork"):
        gain(play, name)
        assert play.at_rest
    play.put(0, "road-1").t.items[0].remove(play.box.card("millers-cart"))
    play.t.put_away(play.box.card("millers-cart"))
    play.t.refresh(0)
    play.run(Actions(0))
    assert play.ask == "ask-over-limit"
    play.choose(*(f"discard:{name}" for name in extra))
    assert play.ask == "ask-action"
    assert sorted(play.items(0)) == sorted([*OF_TOWN, "pitchfork"])


@rule("ATE-ITEM-08")
def test_a_card_can_be_made_not_to_count() -> None:
    play = town().carry(0, *OF_TOWN)
    number = play.box.card("garlic")
    printed = play.box.cards[number]
    weightless = item(TOWN_ITEMS, "garlic", (), price=1, uncounted=True)
    weightless.number = number
    play.box.cards[number] = weightless
    try:
        assert gain(play, "garlic").at_rest
        assert len(play.items(0)) == 4
    finally:
        play.box.cards[number] = printed


@rule("ATE-ITEM-09")
def test_a_hero_far_over_the_limit_discards_until_it_is_within() -> None:
    play = town().carry(0, *OF_TOWN, "garlic", "horse")
    gain(play, "torch").choose("discard:horse", "discard:torch")
    assert play.ask == "ask-over-limit"
    play.choose("discard:knife")
    assert play.at_rest
    assert play.items(0) == ["sword", "village-almanac", "garlic"]


@rule("ATE-ITEM-10")
@pytest.mark.parametrize("place", CORNERS)
def test_every_card_knows_the_deck_it_comes_from(place: int) -> None:
    play = town()
    for card in of_place(place):
        assert card.deck == PLACES[place]
        play.t.put_away(card.number)
    assert play.t.discards[place] == [card.number for card in of_place(place)], "and goes back next to it"


# Healing


@rule("ATE-ITEM-11")
def test_healing_removes_wounds_and_never_more_than_there_are() -> None:
    assert town().hurt(0, 2).do(Heal(1)).t.wounds[0] == 1
    assert town().hurt(0, 2).do(Heal(5)).t.wounds[0] == 0
    play = town()
    play.t.villain_hurt = 3
    assert play.do(VillainHeals(2)).t.villain_hurt == 1
    assert play.do(VillainHeals(2)).t.villain_hurt == 0


@rule("ATE-ITEM-11", "ATE-FIGHT-18")
def test_a_minion_that_survives_a_fight_is_healed() -> None:
    play = town()
    minion = next(each for each in HOUSE.villains[play.t.villain].minions if each.wounds > 1)
    play.minion(minion.name, "fields").skill(0, SKILLS[minion.skill], 6)
    hits = minion.wounds - 1
    for _ in range(2):
        # Each time one Wound short: those of both fights together would have been enough.
        play.put(0, "fields").dice(*[6] * hits, *[1] * (6 - hits), *[1] * minion.dice)
        play.run(Fight(0, minion.number, play.space("fields"))).choose("escape:road-2")
    assert play.minion_at("fields") == minion.name


# Investigation


@rule("ATE-INV-01")
def test_investigation_comes_from_cards_from_the_mystery_phase_and_from_the_board() -> None:
    assert town().purse(0, 1).do(Gain(2)).t.investigation[0] == 3
    play = town().purse(0, 0).purse(1, 0).deck("mysteries", "a-quiet-night").run(DrawMystery(0))
    assert min(play.t.investigation) > 0, "no one is wounded, so everyone gains"
    play = town().purse(0, 1).put(0, "road-1").clues("road-1", 3).run(Actions(0)).choose("collect")
    assert (play.t.investigation[0], play.t.clues[play.space("road-1")]) == (4, 0)


@rule("ATE-INV-02")
def test_investigation_pays_for_items_training_healing_looks_lairs_showdowns_and_other_costs() -> None:
    def spent(play: Play, key: str) -> int:
        before = play.t.investigation[0]
        return before - play.run(Actions(0)).choose(key).t.investigation[0]

    def rich(space: str) -> Play:
        return town().put(0, space).purse(0, 30).purse(1, 0)

    box = HOUSE
    assert spent(rich("blacksmith"), "buy:sword") == box.cards[box.card("sword")].price
    training = [service for service in box.services if service.name in ("pray", "study")]
    for service, space in zip(sorted(training, key=lambda each: each.name), ("church", "town-hall"), strict=True):
        assert spent(rich(space), f"service:{service.name}") == service.price > 0
    assert spent(rich("road-1").hurt(0, 1), "heal") == 3
    assert spent(rich("road-1").deck("secrets", "blowhard"), "look:sophie") == 2
    assert spent(rich("road-1").deck("lairs", "catacombs"), "buy-lair") == box.track.prices[0]
    play = rich("abandoned-keep").lair(0, "fallen-gatehouse")
    play.dice(*[1] * (play.t.skill(0, COMBAT) + play.t.villain_combat()))
    assert spent(play, "showdown:0") == box.cards[box.card("fallen-gatehouse")].price
    trigger = box.cards[box.card("castellans-signet")].hooks.triggers[0]
    assert spent(rich("road-1").carry(0, "castellans-signet"), "use:castellans-signet") == trigger.cost.pay > 0


@rule("ATE-INV-03")
def test_investigation_is_lost_by_failed_tests_lost_fights_and_being_ko_d() -> None:
    play = town().purse(0, 5).skill(0, "spirit", 1).dice(1).do(Test("spirit", 5, failed=Lose(2)))
    assert play.t.investigation[0] == 3
    fight = town().purse(0, 5).put(0, "fields")
    fight.hurt(0, fight.t.wounds_left(0) - 1)
    minion = fight.box.minions[fight.box.minion("straw-man")]
    fight.dice(*[1] * fight.t.skill(0, COMBAT), 6, *[1] * (minion.dice - 1), 3).run(Fight(0, minion.number, -1))
    assert (fight.t.down[0], fight.t.investigation[0]) == (1, 2)
    felled = town().purse(0, 5)
    felled.hurt(0, felled.t.wounds_left(0)).dice(4).run(KnockOuts())
    assert felled.t.investigation[0] == 1


@rule("ATE-INV-03")
def test_no_one_loses_more_than_it_has() -> None:
    play = town().purse(0, 1).purse(1, 4).do(EachHero(Lose(3)))
    assert play.t.investigation == [0, 1]


@rule("ATE-ITEM-01", "ATE-ITEM-02")
def test_items_that_change_something_else_than_a_skill_work_together_too() -> None:
    moves = [
        town("anne-marie", "thomas").carry(0, *cards).t.modifier(S_MOVE, 0)
        for cards in (("horse",), ("millers-cart",), ("horse", "millers-cart"))
    ]
    assert moves[0] + moves[1] == moves[2]
    assert moves[0] > 0 > moves[1]


# Once a fight


def shielded() -> Play:
    """A Hero with the Templar's Shield, which works once in each fight, has just taken a Mystery's Wound: outside a
    fight it is of no use.
    """
    play = town().put(0, "road-1").carry(0, "templars-shield").skill(0, "combat", 1)
    play.run(TakeWounds(0, 1, NO_FOE))
    assert (play.t.wounds[0], play.at_rest) == (1, True)
    return play


@rule("ATE-ITEM-01")
def test_what_belongs_to_fights_is_of_no_use_outside_and_can_be_used_in_the_next_fight_with_a_minion() -> None:
    play = blow(shielded(), "straw-man", 0, 1).run(Fight(0, HOUSE.minion("straw-man"), -1))
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:templars-shield", "pass"])


@rule("ATE-ITEM-01", "ATE-FIGHT-23")
def test_what_belongs_to_fights_is_of_no_use_outside_and_can_be_used_when_the_villain_attacks() -> None:
    play = shielded()
    play.dice(1, *faces(1, play.t.villain_combat())).run(VillainAttack(0, 1))
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:templars-shield", "pass"])


@rule("ATE-ITEM-01", "ATE-SHOW-03")
def test_what_belongs_to_fights_is_of_no_use_outside_and_can_be_used_in_the_next_showdown() -> None:
    play = shielded().lair(0, "fallen-gatehouse").put(0, "abandoned-keep").purse(0, 20).purse(1, 0)
    play.dice(1, *faces(1, play.t.villain_combat())).run(Showdown(0, 0))
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:templars-shield", "pass"])


@rule("ATE-ITEM-01")
def test_a_fight_that_follows_from_a_reward_is_one_of_its_own() -> None:
    play = town().put(0, "road-1").carry(0, "templars-shield").skill(0, "cunning", 1).skill(0, "combat", 1)
    blow(play, "cutpurse", 1, 1).run(Fight(0, play.box.minion("cutpurse"), -1))
    row = next(row for row in chart(play.t) if row.minion == "straw-man")
    play.dice(row.low).deck("events", "out-of-the-hedgerow")
    blow(play, "straw-man", 0, 1).choose("use:templars-shield")
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:templars-shield", "pass"])


@rule("ATE-ITEM-08")
def test_a_card_that_does_not_count_toward_the_limit_is_carried_beside_another_and_says_so() -> None:
    hound = next(card for card in HOUSE.cards if card.name == "faithful-hound")
    play = gain(town().carry(0, "golden-sickle"), "faithful-hound")
    assert (hound.uncounted, play.at_rest) == (True, True)
    assert play.items(0) == ["golden-sickle", "faithful-hound"]
    assert "card-uncounted" in [sentence.id for sentence in card_said(hound)]
