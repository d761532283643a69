"""The action step: what a Hero can do in its space, what it costs, and how often."""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.games.touch_of_evil.rules.board import TOWN
from duskbox.games.touch_of_evil.rules.showdown.showdown import showdown_price
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import LAIRS
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import blow, faces

#: An Event card that is only held.
HELD = "drill-at-dawn"


def able(space: str, purse: int = 20, *heroes: str) -> Play:
    """A Hero with enough Investigation, before its action step begins."""
    return Play(*(heroes or ("anne-marie", "katarina"))).put(0, space).purse(0, purse)


def lair_of(play: Play, seat: int, owner: int) -> object:
    """The Lair card of a Hero as a seat sees it."""
    pieces = cast(dict[str, list[dict[str, object]]], play.view(seat)["pieces"])
    return pieces["heroes"][owner]["lair"]


def refused(play: Play, key: str) -> tuple[str, ...]:
    """The rules that stand against an action."""
    why = play.why_not(key)
    assert why is not None
    return why.rules


@rule("ATE-ACT-01")
def test_no_one_acts_while_a_fight_in_the_space_is_going_on() -> None:
    play = able("church").skill(0, "combat", 2).minion("bats", "road-1").dice(2).run(HeroTurn(0))
    blow(play, "bats", mine=0).choose("move:road-1")
    assert (play.ask, play.keys) == ("ask-fight-on", ["fight-on", "escape:church", "escape:manor"])
    blow(play, "bats", mine=2).choose("fight-on")
    assert play.ask == "ask-action"


@rule("ATE-ACT-02")
@pytest.mark.parametrize("order", [("heal", "collect", "encounter"), ("encounter", "heal", "collect")])
def test_actions_may_be_taken_in_any_order(order: tuple[str, ...]) -> None:
    play = able("church").hurt(0, 1).clues("church", 2).run(Actions(0)).deck("events", HELD)
    play.choose(*order, "end-turn")
    assert (play.t.wounds[0], play.hand(0), play.t.investigation[0]) == (0, [HELD], 20 - 3 + 2)


@rule("ATE-ACT-02")
def test_some_actions_may_be_repeated_and_others_only_once_in_a_turn() -> None:
    play = able("church", 40).hurt(0, 2).run(Actions(0))
    play.choose("heal", "heal", "service:pray")
    assert play.t.wounds[0] == 0
    assert "service:pray" not in play.keys
    assert "ATE-ACT-02" in refused(play, "service:pray")
    play.deck("events", HELD).choose("encounter", "end-turn").run(Actions(0))
    assert "service:pray" in play.keys, "in another turn again"


@rule("ATE-ACT-03")
def test_everything_but_the_encounter_may_be_left_undone() -> None:
    play = able("church", 40).hurt(0, 2).clues("church", 2).lair(0, "catacombs").run(Actions(0))
    offered = {key.split(":")[0] for key in play.keys}
    assert offered >= {"encounter", "heal", "collect", "look", "buy-lair", "showdown", "service"}
    assert "end-turn" not in offered
    play.deck("events", HELD).choose("encounter")
    assert play.choose("end-turn").at_rest
    assert (play.t.investigation[0], play.t.wounds[0], play.t.clues[play.space("church")]) == (40, 2, 2)


@rule("ATE-ACT-04")
@pytest.mark.parametrize("counters", [1, 5])
def test_all_investigation_in_the_space_is_collected_for_free(counters: int) -> None:
    play = able("road-1", 0).clues("road-1", counters).clues("manor", 4).run(Actions(0)).choose("collect")
    assert play.t.investigation[0] == counters
    assert (play.t.clues[play.space("road-1")], play.t.clues[play.space("manor")]) == (0, 4)


@rule("ATE-ACT-04")
def test_investigation_is_collected_only_where_it_lies_and_only_once_in_a_turn() -> None:
    play = able("road-1", 0).clues("manor", 3).run(Actions(0))
    assert "collect" not in play.keys
    again = able("road-1", 3).hurt(0, 1).clues("road-1", 1).run(Actions(0)).choose("collect")
    again.clues("road-1", 2).choose("heal")
    assert "collect" not in again.keys, "even if more has come to lie there"
    assert "ATE-ACT-04" in refused(again, "collect")


@rule("ATE-ACT-05")
@pytest.mark.parametrize("space", ["road-1", "manor", "church", "marsh", "doctors-office"])
def test_three_investigation_heal_a_wound_anywhere_and_again(space: str) -> None:
    play = able(space, 7).hurt(0, 2).run(Actions(0)).choose("heal")
    assert (play.t.wounds[0], play.t.investigation[0]) == (1, 4)
    play.choose("heal")
    assert (play.t.wounds[0], play.t.investigation[0]) == (0, 1)
    assert "heal" not in play.keys, "there is nothing left to heal"


@rule("ATE-ACT-05", "ATE-ACT-10")
def test_two_investigation_heal_nothing() -> None:
    play = able("road-1", 2).hurt(0, 2).run(Actions(0))
    assert "heal" not in play.keys
    assert set(refused(play, "heal")) == {"ATE-ACT-05", "ATE-ACT-10"}


@rule("ATE-ACT-06")
@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_two_investigation_show_the_looker_all_secrets_of_an_elder(mode: str) -> None:
    heroes = ("anne-marie", "katarina", "victor", "isabella")
    play = Play(*heroes, mode=mode).put(0, "road-1").purse(0, 2)
    play.secret("sophie", "blowhard", "inner-strength").run(Actions(0)).choose("look:sophie")
    assert play.t.investigation[0] == 0
    seen = play.t.seen[play.elder("sophie")]
    assert [mask & 1 for mask in seen] == [1, 1]
    assert [mask >> 3 & 1 for mask in seen] == [0, 0], "the others do not see them"
    assert "look:lord-hanbrook" not in play.keys, "and another look would cost 2 again"
    assert set(refused(play, "look:lord-hanbrook")) == {"ATE-ACT-06", "ATE-ACT-10"}


@rule("ATE-ACT-06")
def test_any_town_elder_may_be_looked_at_and_the_price_is_two_each_time() -> None:
    play = able("road-1", 4).run(Actions(0))
    assert [key for key in play.keys if key.startswith("look")] == [f"look:{elder.name}" for elder in play.box.elders]
    play.deck("secrets", "blowhard", "inner-strength").choose("look:sophie", "look:lord-hanbrook")
    assert play.t.investigation[0] == 0


@rule("ATE-ACT-07")
@pytest.mark.parametrize("marker", [20, 16, 12, 8, 4])
def test_a_lair_card_costs_what_the_section_of_the_track_says(marker: int) -> None:
    play = able("road-1").marker(marker)
    price = play.box.track.prices[(20 - marker) // 4]
    play.purse(0, price).run(Actions(0)).deck("lairs", "high-gallery").choose("buy-lair")
    assert play.t.investigation[0] == 0
    assert play.t.lairs[0] == play.box.card("high-gallery")
    assert "buy-lair" not in able("road-1", price - 1).marker(marker).run(Actions(0)).keys


@rule("ATE-ACT-07")
def test_a_bought_lair_card_is_secret() -> None:
    play = able("road-1").run(Actions(0)).deck("lairs", "high-gallery").choose("buy-lair")
    assert lair_of(play, 0, 0) == "high-gallery"
    assert lair_of(play, 1, 0) is None
    seen = [event for event in play.heard if event.name == "lair-seen"]
    assert [event.known_to(seat) for event in seen for seat in (0, 1)] == [True, False]


@rule("ATE-ACT-08")
@pytest.mark.parametrize(("kept", "gone"), [("high-gallery", "catacombs"), ("catacombs", "high-gallery")])
def test_of_two_lair_cards_a_hero_keeps_the_one_it_chooses(kept: str, gone: str) -> None:
    play = able("road-1").lair(0, "catacombs").run(Actions(0)).deck("lairs", "high-gallery").choose("buy-lair")
    assert (play.ask, play.seat, sorted(play.keys)) == ("ask-keep-lair", 0, ["keep:catacombs", "keep:high-gallery"])
    play.choose(f"keep:{kept}")
    assert play.t.lairs[0] == play.box.card(kept)
    assert play.t.discards[LAIRS] == [play.box.card(gone)]


@rule("ATE-ACT-09")
def test_a_showdown_is_started_in_the_lairs_location_for_its_price_instead_of_the_encounter() -> None:
    play = able("covered-bridge", 12).lair(0, "narrow-planks").skill(0, "combat", 1)
    price = showdown_price(play.t, 0, play.box.card("narrow-planks"))
    play.run(Actions(0)).choose("showdown:0")
    assert play.t.investigation[0] == 12 - price
    dice = play.t.villain_combat()
    play.purse(1, 0).dice(1, *faces(0, dice)).choose("pass").choose("escape:blacksmith")
    assert (play.ask, play.where(0)) == ("ask-action", "blacksmith")
    assert "encounter" not in play.keys, "the Showdown has taken its place"
    assert play.choose("end-turn").at_rest


@rule("ATE-ACT-09", "ATE-ACT-10")
def test_a_showdown_needs_a_lair_card_its_location_its_price_and_an_encounter_still_due() -> None:
    price = showdown_price(Play().t, 0, Play().box.card("catacombs"))
    assert "showdown:0" in able("church", price).lair(0, "catacombs").run(Actions(0)).keys
    without = able("church", price).run(Actions(0))
    assert "showdown:0" not in without.keys
    elsewhere = able("manor", price).lair(0, "catacombs").run(Actions(0))
    assert "showdown:0" not in elsewhere.keys
    assert "ATE-ACT-09" in refused(elsewhere, "showdown:0")
    poor = able("church", price - 1).lair(0, "catacombs").run(Actions(0))
    assert "showdown:0" not in poor.keys
    assert "ATE-ACT-10" in refused(poor, "showdown:0")
    late = able("church", price).lair(0, "catacombs").run(Actions(0)).deck("events", HELD).choose("encounter")
    assert "showdown:0" not in late.keys
    others = able("church", price).lair(1, "catacombs").run(Actions(0))
    assert [key for key in others.keys if key.startswith("showdown")] == [], "another player's Lair card is no use"


@rule("ATE-ACT-10")
def test_no_one_pays_for_another_hero() -> None:
    play = Play("anne-marie", "katarina", mode="cooperative").put(0, "blacksmith").put(1, "blacksmith")
    play.purse(0, 0).purse(1, 60).hurt(0, 1).run(Actions(0))
    costly = ("heal", "look", "buy-lair", "buy", "service")
    assert [key for key in play.keys if key.split(":")[0] in costly] == []
    for key in ("heal", "buy-lair", "look:sophie", "buy:torch"):
        assert "ATE-ACT-10" in refused(play, key)


@rule("ATE-ACT-10")
def test_the_full_price_is_paid_by_the_hero_that_acts() -> None:
    play = able("blacksmith").purse(1, 9).run(Actions(0))
    price = play.box.cards[play.box.card("torch")].price
    play.choose("buy:torch")
    assert (play.items(0), play.t.investigation) == (["torch"], [20 - price, 9])
    torch = able("blacksmith", price - 1).run(Actions(0))
    assert "buy:torch" not in torch.keys


@rule("ATE-ACT-11")
def test_town_items_and_the_options_of_a_town_space_are_had_only_by_acting_there() -> None:
    board = Play().box.board
    for space, name in enumerate(board.names):
        play = able(name, 60).hurt(0, 1).run(Actions(0))
        there = play.box.spaces[space]
        offered = {key for key in play.keys if key.split(":")[0] in ("buy", "service")}
        own = set() if there is None else {f"service:{service.name}" for service in there.services}
        assert {key for key in offered if key.startswith("service")} <= own
        assert any(key.startswith("buy:") for key in offered) == (name == "blacksmith")
        assert bool(offered) == (board.kinds[space] == TOWN), name
    assert "ATE-ACT-11" in refused(able("road-1").run(Actions(0)), "service:pray")
    assert "ATE-ACT-11" in refused(able("road-1").run(Actions(0)), "buy:torch")


@rule("ATE-ACT-11")
def test_a_service_is_paid_for_and_done_at_once() -> None:
    play = able("church").run(Actions(0))
    service = next(service for service in play.box.services if service.name == "pray")
    spirit = play.t.skill(0, 0)
    play.choose("service:pray")
    assert (play.t.skill(0, 0), play.t.investigation[0]) == (spirit + 1, 20 - service.price)
    assert play.ask == "ask-action", "and the step goes on"


# Where Investigation is collected


def carried_away(collecting: str) -> Play:
    """Investigation lies where a card takes the Hero in its action step, and where it began that step."""
    play = Play("thomas", "katarina", rulings={"collecting-where": collecting}).put(0, "road-1").purse(0, 0)
    play.clues("road-6", 2).clues("road-1", 1).hold(0, "smugglers-tunnel").run(Actions(0))
    assert "collect" in play.keys
    return play.choose("play:smugglers-tunnel", "space:road-6")


@rule("ATE-ACT-04", "ATE-OPEN-51")
@ruling("collecting-where", "where-it-stands")
def test_a_hero_moved_by_a_card_collects_in_its_new_space() -> None:
    play = carried_away("where-it-stands").choose("collect")
    assert (play.t.investigation[0], play.t.clues[play.space("road-1")]) == (2, 1)


@rule("ATE-OPEN-51")
@ruling("collecting-where", "where-its-move-ended")
def test_by_the_other_reading_it_collects_only_where_its_own_move_ended() -> None:
    play = carried_away("where-its-move-ended")
    reason = play.why_not("collect")
    assert ("collect" in play.keys, reason and reason.name) == (False, "why-not-moved-here")
