"""Encountering the space one stands in: once a turn, by its kind."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.effects.minions import VillainStrikes
from duskbox.games.touch_of_evil.effects.movement import MoveTo
from duskbox.games.touch_of_evil.rules.board import ROAD, TOWN
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import ALLY, DECKS, FIND, ITEM, MINION
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.blows import blow, the

CORNERS = ("manor", "windmill", "olde-woods", "abandoned-keep")
#: Event cards that are only held.
HELD = ("drill-at-dawn", "an-old-debt")


def acting_at(space: str, *heroes: str) -> Play:
    return Play(*(heroes or ("anne-marie", "katarina"))).put(0, space).run(Actions(0))


def a_card(play: Play, deck: str, *kinds: int) -> Card:
    """Some card of a deck that is of one of these kinds."""
    return next(card for card in play.box.cards if card.place == DECKS.index(deck) and card.kind in kinds)


def discarded(play: Play, deck: str) -> list[str]:
    return [play.box.cards[card].name for card in play.t.discards[DECKS.index(deck)]]


@rule("ATE-ENC-01", "ATE-ACT-03")
@pytest.mark.parametrize("space", [*CORNERS, "church", "town-hall", "fields", "crossroads"])
def test_a_turn_does_not_end_before_the_space_is_encountered(space: str) -> None:
    play = acting_at(space)
    assert "encounter" in play.keys
    assert "end-turn" not in play.keys
    why = play.why_not("end-turn")
    assert why is not None
    assert "ATE-ENC-01" in why.rules


@rule("ATE-ENC-01")
def test_a_space_is_encountered_only_once_in_a_turn() -> None:
    play = acting_at("church").deck("events", HELD[0]).choose("encounter")
    assert "encounter" not in play.keys
    why = play.why_not("encounter")
    assert why is not None
    assert "ATE-ENC-01" in why.rules
    assert play.choose("end-turn").at_rest


@rule("ATE-ENC-01")
def test_no_second_space_is_encountered_by_a_hero_that_is_moved_after_its_encounter() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").purse(0, 9).hurt(0, 1).run(Actions(0))
    play.deck("events", HELD[0]).choose("encounter").put(0, "manor").choose("heal")
    assert "encounter" not in play.keys
    assert "end-turn" in play.keys
    assert len(play.events("encounters")) == 1


@rule("ATE-ENC-01")
def test_a_hero_that_moves_on_before_its_encounter_encounters_where_it_then_is() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").purse(0, 9).hurt(0, 1).run(Actions(0)).put(0, "manor")
    name = a_card(play, "manor", ITEM).name
    play.deck("manor", name).choose("heal", "encounter")
    assert play.items(0) == [name]


@rule("ATE-ENC-02")
@pytest.mark.parametrize("space", CORNERS)
def test_at_a_corner_the_hero_draws_from_the_deck_of_that_corner_for_all_to_see(space: str) -> None:
    play = acting_at(space)
    card = a_card(play, space, ITEM, ALLY)
    left = len(play.t.pools[DECKS.index(space)])
    play.deck(space, card.name).choose("encounter")
    assert len(play.t.pools[DECKS.index(space)]) == left - 1
    event = next(event for event in play.heard if event.name == "corner-card")
    assert event.numbers[:2] == (0, card.number)
    assert event.known_to(1)
    assert event.known_to(-1)


@rule("ATE-ENC-03")
@pytest.mark.parametrize("kind", [ITEM, ALLY])
@pytest.mark.parametrize("space", CORNERS)
def test_an_item_or_ally_is_kept_by_the_hero_that_drew_it(space: str, kind: int) -> None:
    play = acting_at(space)
    name = a_card(play, space, kind).name
    play.deck(space, name).choose("encounter")
    assert (play.items(0), play.items(1), discarded(play, space)) == ([name], [], [])


@rule("ATE-ENC-04", "ATE-FIGHT-02")
@pytest.mark.parametrize("space", CORNERS)
def test_a_minion_card_attacks_and_is_fought_round_by_round(space: str) -> None:
    play = acting_at(space)
    name = a_card(play, space, MINION).name
    for skill in ("spirit", "cunning", "combat", "honor"):
        play.skill(0, skill, 4)
    play.deck(space, name)
    blow(play, name, mine=0).choose("encounter")
    assert (play.ask, play.events("fight")[0]["minion"]) == ("ask-fight-on", f"@minion-{name}")
    assert [key.split(":")[0] for key in play.keys[:2]] == ["fight-on", "escape"]
    play.skill(0, "combat", 4).purse(0, 0)
    blow(play, name, mine=the(play, name).wounds)
    play.deck("events", *HELD).deck("lairs", "high-gallery").choose("fight-on")
    assert play.events("minion-defeated")


@rule("ATE-ENC-05")
def test_any_other_corner_card_is_carried_out_as_it_says_and_put_away() -> None:
    play = acting_at("olde-woods").skill(0, "spirit", 3).purse(0, 0)
    assert play.box.cards[play.box.card("hanging-skulls")].kind == FIND
    play.deck("olde-woods", "hanging-skulls").dice(4, 3, 6).choose("encounter")
    assert play.t.investigation[0] == 2, "one for each die of 4 or more"
    assert (play.items(0), discarded(play, "olde-woods")) == ([], ["hanging-skulls"])


@rule("ATE-ENC-06")
def test_in_town_the_encounter_is_what_the_board_says() -> None:
    play = acting_at("church").deck("events", HELD[0]).choose("encounter")
    assert play.hand(0) == [HELD[0]]
    hall = acting_at("town-hall").deck("events", *HELD).choose("encounter")
    assert (hall.ask, hall.keys) == ("ask-keep-event", [f"keep:{name}" for name in HELD]), "draw two and keep one"
    assert hall.choose(f"keep:{HELD[1]}").hand(0) == [HELD[1]]
    assert discarded(hall, "events") == [HELD[0]]


@rule("ATE-ENC-06")
@pytest.mark.parametrize("die", range(1, 7))
def test_at_a_dangerous_location_a_die_decides(die: int) -> None:
    play = acting_at("marsh").dice(die).deck("events", HELD[0]).deck("mysteries", "laying-in-wait").choose("encounter")
    assert play.hand(0) == ([HELD[0]] if die >= 3 else [])
    assert len(play.events("mystery")) == (0 if die >= 3 else 1)


@rule("ATE-ENC-07")
def test_the_options_of_a_town_space_come_on_top_of_its_encounter() -> None:
    play = Play("anne-marie", "katarina").put(0, "doctors-office").purse(0, 20).hurt(0, 4).run(Actions(0))
    play.choose("service:treatment")
    assert (play.t.wounds[0], "encounter" in play.keys) == (2, True), "the encounter is still due"
    play.deck("events", HELD[0]).choose("encounter")
    assert play.hand(0) == [HELD[0]]
    play.choose("service:treatment")
    assert play.t.wounds[0] == 0, "and the encounter takes nothing from the options"


@rule("ATE-ENC-07")
def test_the_options_of_a_town_space_may_be_left_unused() -> None:
    board = Play().box.board
    for space, kind in enumerate(board.kinds):
        if kind == TOWN:
            play = Play("anne-marie", "katarina").put(0, board.names[space]).purse(0, 20).hurt(0, 1).run(Actions(0))
            play.deck("events", *HELD).choose("encounter")
            if play.ask == "ask-keep-event":
                play.choose(f"keep:{HELD[0]}")
            offered = [key for key in play.keys if key.split(":")[0] in ("service", "buy")]
            assert offered, f"{board.names[space]} has options"
            assert play.choose("end-turn").at_rest
            assert play.t.investigation[0] == 20


@rule("ATE-ENC-08")
def test_a_road_is_not_encountered() -> None:
    board = Play().box.board
    for space, kind in enumerate(board.kinds):
        if kind == ROAD:
            play = acting_at(board.names[space])
            assert play.box.spaces[space] is None, "it has no text"
            assert play.box.corner_deck[space] == -1, "and no deck"
            assert "encounter" not in play.keys
            assert play.choose("end-turn").at_rest
    why = acting_at("road-1").why_not("encounter")
    assert why is not None
    assert "ATE-ENC-08" in why.rules


@rule("ATE-OPEN-14", "ATE-ENC-01")
def test_a_hero_that_escapes_from_a_minion_card_has_encountered_for_this_turn() -> None:
    play = acting_at("manor").skill(0, "combat", 2).deck("manor", "mad-heir")
    blow(play, "mad-heir", mine=0).choose("encounter").choose("escape:road-2")
    assert (play.ask, play.where(0)) == ("ask-action", "road-2")
    assert "encounter" not in play.keys
    escaped = acting_at("olde-woods").skill(0, "combat", 2).deck("olde-woods", "gaunt-wolves")
    blow(escaped, "gaunt-wolves", mine=0).choose("encounter", "escape:covered-bridge")
    assert (escaped.where(0), "encounter" in escaped.keys) == ("covered-bridge", False), (
        "a space that could be encountered"
    )
    assert escaped.choose("end-turn").at_rest


@rule("ATE-ENC-01")
def test_what_else_happens_to_a_hero_is_no_encounter() -> None:
    play = Play("anne-marie", "katarina").put(0, "road-1").purse(0, 0).skill(0, "combat", 1)
    play.dice(1, *[1] * play.t.villain_combat()).do(VillainStrikes(1)).do(MoveTo("manor"))
    assert play.run(Actions(0)).keys[0] == "encounter"
