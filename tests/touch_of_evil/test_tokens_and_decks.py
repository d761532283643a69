"""Dice, counters, keywords, decks and the two hidden kinds of card (ATE-DICE, ATE-TOK, ATE-KEY, ATE-DECK, ATE-CARD)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import pytest

from duskbox.core.chance import Fast
from duskbox.core.game import view
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.content.kinds import Card, event
from duskbox.games.touch_of_evil.effects.cards import CancelRemaining, DrawEvent, TakeDiscarded
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.elders import ForElder, GoesOnTheHunt, LookAt
from duskbox.games.touch_of_evil.effects.gains import Gain, HitVillain, TowardDarkness, Train, VillainGrows
from duskbox.games.touch_of_evil.effects.minions import PlaceMilitia
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, DrawMystery, GainLair
from duskbox.games.touch_of_evil.rules.elders import ElderWounds, KillElder, LookAtSecrets, add_secret
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds, lose_card
from duskbox.games.touch_of_evil.rules.minions.minions import RandomLocation
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.mystery.werewolf import WerewolfCurse
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.showdown.exchange import WoundVillain
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMBAT,
    D3,
    D6,
    DECKS,
    EVENTS,
    IN_PARTY,
    LAIRS,
    MANOR,
    MYSTERIES,
    OLDE_WOODS,
    S_MOVE,
    SECRETS,
    STREAMS,
    TOWN_ITEMS,
    WINDOWS,
    X,
)
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import blow, the
from tests.touch_of_evil.scenes import calm_night, drawn
from tests.touch_of_evil.showdowns import LAIR, place, price

#: An Event that is held, one that must be played at once, and what that one gives.
HELD, AT_ONCE = "drill-at-dawn", "grateful-widow"
#: A Mystery that remains in play and changes how far Heroes move.
REMAINS = "candles-in-every-window"


def town(mode: str = "competitive", level: str = "basic", villain: str = "scarecrow") -> Play:
    """Two Heroes whose abilities never ask anything."""
    return Play("thomas", "anne-marie", mode=mode, level=level, villain=villain)


def pile(play: Play, deck: int) -> list[str]:
    return [play.box.cards[card].name for card in play.t.discards[deck]]


def at_once_gain() -> int:
    effect = HOUSE.cards[HOUSE.card(AT_ONCE)].effect
    assert isinstance(effect, Gain)
    return effect.amount


# Dice


@rule("ATE-DICE-01")
def test_a_die_has_six_faces() -> None:
    assert GAME.outcomes(town().t, STREAMS.index("dice")) == ["1", "2", "3", "4", "5", "6"]
    for face in range(1, 7):
        play = town().purse(0, 0).dice(face).do(Gain(D6))
        assert play.t.investigation[0] == face


@rule("ATE-DICE-02")
@pytest.mark.parametrize(("face", "worth"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_d3_is_read_off_a_d6(face: int, worth: int) -> None:
    play = town().purse(0, 0).dice(face).do(Gain(D3))
    assert play.t.investigation[0] == worth


@rule("ATE-DICE-03", "ATE-COMP-13")
def test_more_dice_than_the_box_holds_can_be_rolled() -> None:
    play = town().purse(0, 0).skill(0, "spirit", 20).dice(*[6] * 20)
    play.do(Test("spirit", 5, each=Gain(X)))
    assert play.t.investigation[0] == 20
    assert play.fate.dice == []


# Wounds and Investigation


@rule("ATE-TOK-01")
def test_wounds_are_noted_for_heroes_minions_and_the_villain() -> None:
    play = town().run(TakeWounds(0, 2, NO_FOE))
    assert play.t.wounds == [2, 0]
    play = town().put(0, "fields").run(WoundVillain(0, 1))
    assert play.t.villain_hurt == 1
    minion = next(minion.name for minion in HOUSE.villains[play.t.villain].minions if minion.wounds > 1)
    play = blow(town().put(0, "fields"), minion, mine=1)
    play.run(Fight(0, play.box.minion(minion), -1))
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    assert shown["fight"] is not None
    assert (shown["fight"]["foe_hurt"], shown["fight"]["foe_wounds"]) == (1, the(play, minion).wounds)


@rule("ATE-TOK-02")
def test_wounds_of_a_villain_in_cooperative_play_are_simply_counted() -> None:
    play = Play("thomas", "anne-marie", "katarina", "heinrich", mode="cooperative", villain="scarecrow")
    for hits, hurt in ((4, 4), (1, 5), (2, 7), (6, 13)):
        play.run(WoundVillain(0, hits))
        assert play.t.villain_hurt == hurt


@rule("ATE-TOK-03", "ATE-INV-02")
@pytest.mark.parametrize("purse", [3, 4, 5, 6, 11])
def test_any_sum_can_be_paid_from_any_purse(purse: int) -> None:
    play = town().put(0, "road-1").purse(0, purse).hurt(0, 1).run(Actions(0)).choose("heal")
    assert play.t.investigation[0] == purse - 3


# Militia


@rule("ATE-TOK-04", "ATE-OPEN-19")
@pytest.mark.parametrize("counters", [0, 1, 3])
def test_each_militia_counter_in_its_space_gives_the_fighting_hero_one_combat(counters: int) -> None:
    play = town().put(0, "fields").put(1, "fields").militia("fields", counters)
    dice = play.t.own_skill(0, COMBAT) + counters
    play.dice(*[6] * dice, *[1] * the(play, "straw-man").dice).run(Fight(0, play.box.minion("straw-man"), -1))
    assert play.fate.dice == []
    assert len(cast(list[int], play.events("rolled")[0]["dice"])) == dice


@rule("ATE-TOK-04", "ATE-TEST-06")
def test_militia_counts_in_a_test_of_combat_and_in_what_is_shown() -> None:
    play = town().put(0, "fields").militia("fields", 2)
    dice = play.t.own_skill(0, COMBAT) + 2
    play.dice(*[1] * dice).run(SkillTest(0, COMBAT, -1, 5, False))
    assert (play.fate.dice, play.at_rest) == ([], True)
    heroes = cast(dict[str, list[dict[str, dict[str, dict[str, object]]]]], play.view(1)["pieces"])["heroes"]
    combat = heroes[0]["skills"]["combat"]
    assert combat["value"] == dice
    assert {"what": "@source-militia", "amount": 2} in cast(list[object], combat["sources"])


@rule("ATE-TOK-04")
def test_militia_elsewhere_does_not_help() -> None:
    play = town().put(0, "fields").militia("road-1", 2)
    blow(play, "straw-man", mine=the(play, "straw-man").wounds).run(Fight(0, play.box.minion("straw-man"), -1))
    assert play.fate.dice == []
    assert play.t.militia[play.space("road-1")] == 2


@rule("ATE-TOK-05", "ATE-OPEN-19")
def test_a_militia_counter_takes_one_wound_and_leaves_the_board() -> None:
    play = town().put(0, "fields").militia("fields", 1).run(TakeWounds(0, 2, NO_FOE))
    assert (play.ask, play.seat) == ("ask-militia", 0)
    play.choose("militia-takes-it")
    assert play.at_rest, "there is no second counter"
    assert (play.t.wounds[0], play.t.militia[play.space("fields")]) == (1, 0)
    assert play.t.militia_left == play.box.militia


@rule("ATE-TOK-05", "ATE-OPEN-19")
@ruling("militia-takes-wounds", "hero-decides")
def test_the_hero_may_decline_and_keep_the_militia() -> None:
    play = town().put(0, "fields").militia("fields", 2).run(TakeWounds(0, 2, NO_FOE))
    play.choose("militia-takes-it", "take-wounds")
    assert (play.t.wounds[0], play.t.militia[play.space("fields")]) == (1, 1)


@rule("ATE-OPEN-19")
@ruling("militia-takes-wounds", "always")
def test_by_the_other_ruling_the_militia_takes_wounds_as_long_as_there_is_any() -> None:
    play = Play("katarina", "anne-marie", rulings={"militia-takes-wounds": "always"})
    play.put(0, "fields").militia("fields", 2).run(TakeWounds(0, 3, NO_FOE))
    assert (play.at_rest, play.t.wounds[0], play.t.militia[play.space("fields")]) == (True, 1, 0)


@rule("ATE-OPEN-19")
def test_militia_stacks_up_to_the_supply() -> None:
    play = town().put(0, "fields")
    play.do(PlaceMilitia(play.box.militia + 2, "here"))
    assert (play.t.militia[play.space("fields")], play.t.militia_left) == (play.box.militia, 0)
    assert not PlaceMilitia(1, "here").could(play.t, 0)


@rule("ATE-OPEN-19")
def test_in_a_cooperative_showdown_a_militia_counter_helps_only_the_hero_it_is_assigned_to() -> None:
    play = town("cooperative").lair(0, "fallen-gatehouse").militia("abandoned-keep", 1)
    for seat in (0, 1):
        play.put(seat, "abandoned-keep").purse(seat, 20)
    play.run(Showdown(0, 0)).choose("yes")
    enemy = [1] * play.t.villain_combat()
    play.dice(*[1] * play.t.skill(0, COMBAT), *enemy, *[1] * (play.t.skill(1, COMBAT) + 1), *enemy)
    play.choose("militia:1")
    while play.ask == "ask-regroup":
        play.choose("pass")
    assert play.fate.dice == [], "one more die for the second Hero, none for the first"


# Other counters


@rule("ATE-TOK-06")
def test_a_skill_counter_stays_for_good() -> None:
    play = town().put(0, "fields").purse(0, 0)
    before = play.t.skill(0, COMBAT)
    play.do(Train("combat"))
    assert play.t.skill(0, COMBAT) == before + 1
    play.hurt(0, play.t.wounds_left(0)).dice(1).run(KnockOuts())
    for span in range(5):
        play.t.expire(span)
    assert (play.t.down[0], play.t.skill(0, COMBAT)) == (1, before + 1)


@rule("ATE-TOK-07")
def test_an_extra_wound_counter_makes_the_villain_harder_to_defeat() -> None:
    play = town().lair(0, "fallen-gatehouse").put(0, "abandoned-keep").purse(0, 20).purse(1, 0)
    before = play.t.villain_wounds()
    play.do(VillainGrows(1))
    assert play.t.villain_wounds() == before + 1
    play.t.villain_hurt = before - 1
    dice = [6, *[1] * (play.t.skill(0, COMBAT) - 1), *[1] * play.t.villain_combat()]
    play.dice(*dice).run(Showdown(0, 0))
    assert play.t.villain_hurt == before, "one Wound short"
    assert play.t.outcome is None


def effects_of(card: Card) -> Iterator[Effect]:
    waiting = [trigger.effect for trigger in card.hooks.triggers] + ([] if card.effect is None else [card.effect])
    while waiting:
        effect = waiting.pop()
        yield effect
        waiting += effect.children()


@rule("ATE-TOK-08")
def test_an_elder_counter_goes_on_the_board_only_by_a_secret_of_the_advanced_game() -> None:
    users = [card for card in HOUSE.cards if any(isinstance(effect, GoesOnTheHunt) for effect in effects_of(card))]
    assert {card.name for card in users} == {"on-the-hunt"}
    assert all(card.advanced for card in users)
    play = town(level="advanced").minion("straw-man", "fields").do(ForElder("sophie", GoesOnTheHunt()))
    shown = play.view(1)["pieces"]
    assert isinstance(shown, dict)
    sophie = next(elder for elder in shown["elders"] if elder["name"] == "sophie")
    assert (sophie["state"], sophie["at"]) == ("abroad", "fields")


@rule("ATE-TOK-09")
def test_transformation_counters_show_how_far_a_cursed_hero_has_turned() -> None:
    play = town(level="advanced", villain="werewolf").put(0, "fields")
    play.t.curse[0] = 0
    play.t.refresh(0)
    for counters in range(1, play.box.change_after):
        play.run(WerewolfCurse(0))
        shown = play.view(1)["pieces"]
        assert isinstance(shown, dict)
        assert (shown["heroes"][0]["curse"], shown["heroes"][0]["changed"]) == (counters, False)
    play.down(1).run(WerewolfCurse(0))
    assert (play.t.curse[0], play.t.changed[0]) == (play.box.change_after, 1)


# Keywords


@rule("ATE-KEY-01")
def test_a_keyword_does_nothing_until_something_refers_to_it() -> None:
    play = town().carry(1, "book-of-medicine")
    assert "book" in play.box.cards[play.box.card("book-of-medicine")].keywords
    reader = play.box.heroes[play.t.heroes[1]]
    assert town().t.skill(1, COMBAT) == reader.skills[COMBAT]
    assert play.t.skill(1, COMBAT) > reader.skills[COMBAT], "Anne Marie's sheet speaks of Books"
    other = town().carry(0, "book-of-medicine")
    assert other.t.skill(0, COMBAT) == other.box.heroes[other.t.heroes[0]].skills[COMBAT]


@rule("ATE-KEY-02", "ATE-INFO-01")
def test_a_card_to_be_played_immediately_is_resolved_when_drawn() -> None:
    play = town().purse(0, 0).deck("events", AT_ONCE).run(DrawEvents(0, 1, 1))
    assert play.at_rest
    assert (play.hand(0), pile(play, EVENTS)) == ([], [AT_ONCE])
    assert play.t.investigation[0] == at_once_gain()


@rule("ATE-KEY-03")
@pytest.mark.parametrize("kept", [HELD, AT_ONCE])
def test_of_several_drawn_cards_one_to_be_played_immediately_counts_only_if_it_is_kept(kept: str) -> None:
    play = town().put(0, "town-hall").purse(0, 0).deck("events", HELD, AT_ONCE).run(Actions(0)).choose("encounter")
    assert play.keys == [f"keep:{HELD}", f"keep:{AT_ONCE}"]
    play.choose(f"keep:{kept}")
    assert play.t.investigation[0] == (at_once_gain() if kept == AT_ONCE else 0)
    assert play.hand(0) == ([HELD] if kept == HELD else [])
    assert sorted(pile(play, EVENTS)) == sorted({HELD, AT_ONCE} - {HELD} if kept == HELD else {HELD, AT_ONCE})


@rule("ATE-KEY-04")
def test_a_card_that_remains_in_play_lies_open_and_works_until_it_is_cancelled() -> None:
    play = town().deck("mysteries", REMAINS)
    before = play.t.modifier(S_MOVE, 0)
    play.run(DrawMystery(0))
    shown = play.view(1)["pieces"]
    assert isinstance(shown, dict)
    assert shown["in_play"] == [REMAINS]
    assert play.t.modifier(S_MOVE, 0) > before
    play.do(CancelRemaining(1))
    assert (play.t.modifier(S_MOVE, 0), pile(play, MYSTERIES)) == (before, [REMAINS])


@rule("ATE-OPEN-43", "ATE-KEY-04")
def test_two_copies_that_remain_in_play_add_up_and_are_cancelled_one_by_one() -> None:
    play = town().remains(REMAINS)
    once = play.t.modifier(S_MOVE, 0)
    bare = town().t.modifier(S_MOVE, 0)
    assert once != bare
    play.t.in_play.append(play.box.card(REMAINS))
    play.t.refresh_world()
    assert play.t.modifier(S_MOVE, 0) - bare == 2 * (once - bare)
    play.do(CancelRemaining(1))
    assert play.t.modifier(S_MOVE, 0) == once
    assert play.t.in_play == [play.box.card(REMAINS)]


@contextmanager
def removed_after_use(name: str) -> Iterator[None]:
    """While it lasts, this Event is marked Removed from the Game."""
    number = HOUSE.card(name)
    printed = HOUSE.cards[number]
    assert printed.effect is not None
    card = event(name, printed.when, printed.effect, immediate=printed.immediate, removed=True)
    card.number = number
    HOUSE.cards[number] = card
    try:
        yield
    finally:
        HOUSE.cards[number] = printed


@rule("ATE-KEY-05", "ATE-DECK-06")
def test_a_card_removed_from_the_game_comes_back_only_in_a_later_game() -> None:
    with removed_after_use(AT_ONCE):
        play = town().deck("events", AT_ONCE).run(DrawEvents(0, 1, 1))
        assert pile(play, EVENTS) == []
        shown = play.view(1)["pieces"]
        assert isinstance(shown, dict)
        assert shown["removed"] == [AT_ONCE]
        run_out(play, EVENTS, HELD)
        play.deck("events", HELD).run(DrawEvents(0, 1, 1))
        assert play.box.card(AT_ONCE) not in play.t.pools[EVENTS] + play.t.discards[EVENTS]
        assert play.box.card(AT_ONCE) in town().t.pools[EVENTS]


@rule("ATE-KEY-06")
@pytest.mark.parametrize("quietly", [True, False])
def test_a_look_without_revealing_shows_no_one_else_what_would_otherwise_be_revealed(quietly: bool) -> None:
    play = town("cooperative", "advanced").secret("sophie", "hero-of-the-people").do(LookAt(1, quietly=quietly))
    play.choose("look:sophie")
    if quietly:
        assert (play.ask, play.keys) == ("ask-read-out", ["yes", "no"])
        play.choose("no")
    assert known(play, 0, "sophie") == ["hero-of-the-people"]
    assert known(play, 1, "sophie") == ([None] if quietly else ["hero-of-the-people"])


def known(play: Play, seat: int, elder: str) -> list[str | None]:
    """What a seat sees beneath an Elder."""
    shown = play.view(seat)["pieces"]
    assert isinstance(shown, dict)
    found = next(each for each in shown["elders"] if each["name"] == elder)
    return [card["card"] for card in found["secrets"]]


@rule("ATE-KEY-07")
def test_items_and_allies_are_kept_and_a_minion_card_attacks() -> None:
    play = town().deck("olde-woods", "golden-sickle").run(CornerCard(0, OLDE_WOODS))
    assert play.items(0) == ["golden-sickle"]
    play = town().deck("olde-woods", "faithful-hound").run(CornerCard(0, OLDE_WOODS))
    assert play.items(0) == ["faithful-hound"]
    play = blow(town().deck("abandoned-keep", "bandits"), "bandits", mine=the(play, "bandits").wounds).run(
        CornerCard(0, DECKS.index("abandoned-keep"))
    )
    assert [fight["minion"] for fight in play.events("fight")] == ["@minion-bandits"]
    assert play.items(0) == []


# Decks


def run_out(play: Play, deck: int, *discarded: str) -> Play:
    """A deck is used up; these cards lie in its discard pile, the others somewhere out of reach."""
    play.t.pools[deck] = []
    play.t.discards[deck] = [play.box.card(name) for name in discarded]
    return play


@rule("ATE-DECK-01")
def test_every_deck_has_a_discard_pile_of_its_own() -> None:
    play = (
        town()
        .purse(0, 0)
        .deck("events", AT_ONCE)
        .deck("olde-woods", "hanging-skulls")
        .deck("mysteries", "pages-on-the-wind")
    )
    play.deck("lairs", "catacombs").dice(*[1] * play.t.skill(0, 0))
    play.run(DrawEvents(0, 1, 1)).run(CornerCard(0, OLDE_WOODS)).run(DrawMystery(0)).run(RandomLocation())
    assert {DECKS[deck]: pile(play, deck) for deck in range(len(DECKS)) if pile(play, deck)} == {
        "events": [AT_ONCE],
        "olde-woods": ["hanging-skulls"],
        "mysteries": ["pages-on-the-wind"],
        "lairs": ["catacombs"],
    }


@rule("ATE-DECK-02")
def test_some_effects_bring_a_card_back_out_of_a_discard_pile() -> None:
    play = town()
    for name, deck in (("golden-sickle", OLDE_WOODS), ("old-butler", MANOR), (HELD, EVENTS)):
        play.t.pools[deck].remove(play.box.card(name))
        play.t.discards[deck].append(play.box.card(name))
    play.do(TakeDiscarded("item"))
    assert play.keys == ["take:old-butler", "take:golden-sickle"]
    play.choose("take:golden-sickle")
    assert (play.items(0), pile(play, OLDE_WOODS), pile(play, MANOR)) == (["golden-sickle"], [], ["old-butler"])
    play.do(TakeDiscarded("event"))
    assert (play.hand(0), pile(play, EVENTS)) == ([HELD], [])


@rule("ATE-DECK-03", "ATE-OPEN-20")
def test_a_deck_is_made_anew_from_its_discards_when_a_card_is_needed_and_not_before() -> None:
    play = town()
    play.t.pools[EVENTS] = [play.box.card(HELD)]
    play.t.discards[EVENTS] = [play.box.card("once-more"), play.box.card("clear-head")]
    play.deck("events", HELD, "clear-head").run(DrawEvents(0, 1, 1))
    assert (play.t.pools[EVENTS], len(play.t.discards[EVENTS])) == ([], 2), (
        "the last card is drawn, nothing is shuffled"
    )
    assert play.events("reshuffled") == []
    play.run(DrawEvents(0, 1, 1))
    assert play.events("reshuffled") == [{"deck": "@deck-events"}]
    assert sorted(play.hand(0)) == sorted([HELD, "clear-head"])
    assert ([play.box.cards[card].name for card in play.t.pools[EVENTS]], pile(play, EVENTS)) == (["once-more"], [])


@rule("ATE-DECK-03", "ATE-OPEN-20")
def test_the_last_card_is_used_and_discarded_before_the_deck_is_made_anew() -> None:
    play = town().purse(0, 0).deck("events", AT_ONCE, AT_ONCE)
    play.t.pools[EVENTS] = [play.box.card(AT_ONCE)]
    play.run(DrawEvents(0, 2, 2))
    assert play.t.investigation[0] == 2 * at_once_gain(), "so it comes up again"
    assert play.fate.cards[EVENTS] == []


STEPS_THAT_DRAW: dict[int, Step] = {
    EVENTS: DrawEvents(0, 1, 1),
    MYSTERIES: DrawMystery(0),
    MANOR: CornerCard(0, MANOR),
    LAIRS: GainLair(0),
}


@rule("ATE-OPEN-20")
@pytest.mark.parametrize("deck", STEPS_THAT_DRAW)
def test_with_deck_and_discard_pile_empty_the_draw_is_skipped(deck: int) -> None:
    play = run_out(town(), deck).run(STEPS_THAT_DRAW[deck].copy())
    assert play.at_rest
    assert play.events("deck-empty") == [{"deck": f"@deck-{DECKS[deck]}"}]
    assert (play.hand(0), play.items(0), play.t.lairs[0]) == ([], [], -1)


@rule("ATE-OPEN-20")
def test_without_a_secret_left_an_elder_gets_none_and_a_discarded_one_comes_back() -> None:
    play = town()
    six = play.t.pools[SECRETS][:6]
    assert [len(cards) for cards in play.t.secrets] == [1] * 6
    play.t.pools[SECRETS] = six
    add_secret(play.t, 0)
    assert len(play.t.secrets[0]) == 1, "all six cards lie beneath Elders"
    play.t.discards[SECRETS] = [play.box.card("coward")]
    add_secret(play.t, 0)
    assert (len(play.t.secrets[0]), play.t.discards[SECRETS]) == (2, [])


def reshuffled() -> Play:
    """All Secrets but a Coward lay beneath Elders when the Coward was discarded for all to see, shuffled, and dealt to
    Lord Hanbrook. The second Hero has looked at Lord and Lady Hanbrook's first Secrets.
    """
    play = town()
    coward = play.box.card("coward")
    play.t.pools[SECRETS] = [card for card in play.t.pools[SECRETS] if card != coward][:6]
    play.deck("secrets", *[play.box.cards[card].name for card in play.t.pools[SECRETS][:2]])
    for elder in (0, 1):
        play.run(LookAtSecrets(1, elder, True))
    play.t.discards[SECRETS] = [coward]
    add_secret(play.t, 0)
    assert [len(cards) for cards in play.t.secrets] == [2, 1, 1, 1, 1, 1]
    return play


@rule("ATE-DECK-03", "ATE-ELDER-02")
def test_a_secret_that_all_saw_discarded_is_none_of_those_dealt_before_it_was_shuffled_back() -> None:
    play = reshuffled()
    coward = play.box.card("coward")
    for seed in range(40):
        t = play.t.copy()
        for elder in range(6):
            t.decision = None
            t.stack.append(LookAtSecrets(0, elder, True))
            t.start(Fast(seed, len(STREAMS)))
        assert t.secrets[0][1] == coward
        assert coward not in [cards[0] for cards in t.secrets]
        assert len({card for cards in t.secrets for card in cards}) == 7, "every card is one of them"


@rule("ATE-DECK-03", "ATE-INFO-04")
def test_a_world_that_a_seat_may_be_in_has_the_cards_that_were_shuffled_back_only_where_they_can_be() -> None:
    play = reshuffled()
    coward = play.box.card("coward")
    first = play.t.secrets[0][0]
    worlds = [GAME.sample(play.t, 0, Fast(seed, len(STREAMS))) for seed in range(40)]
    assert len({world.secrets[0][0] for world in worlds}) == 6, "any of the six, for all that the first Hero knows"
    assert all(world.secrets[0][0] != coward and world.secrets[1][0] != coward for world in worlds)
    assert all(world.pools[SECRETS] == [coward] for world in worlds)
    assert all(GAME.sample(play.t, 1, Fast(seed, len(STREAMS))).secrets[0][0] == first for seed in range(9))
    for world in (*worlds, play.t):
        assert view(GAME, world, 0) == view(GAME, play.t, 0)
        world.stack, world.decision = [], None
        assert GAME.restore(play.setup, world.state()) == world.copy() == world


@rule("ATE-DECK-04", "ATE-SETUP-04", "ATE-INFO-06")
def test_town_items_are_an_open_stock_that_is_never_shuffled() -> None:
    play = town().put(1, "blacksmith").purse(1, 20)
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    assert len(shown["stock"]) == 16
    assert "town-items" not in shown["decks"]
    assert "town-items" not in STREAMS, "nothing about them is ever drawn"
    play.run(Actions(1)).choose("buy:sword")
    after = play.view(0)["pieces"]
    assert isinstance(after, dict)
    left = list(shown["stock"])
    left.remove("sword")
    assert after["stock"] == left


@rule("ATE-DECK-05", "ATE-ITEM-04")
def test_a_discarded_town_item_goes_back_to_the_stock_and_can_be_bought_again() -> None:
    play = town().carry(1, "musket").put(0, "blacksmith").purse(0, 20).run(Actions(0))
    assert "buy:musket" not in play.keys
    lose_card(play.t, 1, play.box.card("musket"))
    assert all(play.box.card("musket") not in cards for cards in play.t.discards)
    play.choose("buy:knife").choose("buy:musket")
    assert play.items(0) == ["knife", "musket"]
    assert play.box.cards[play.box.card("musket")].place == TOWN_ITEMS


# Event and Lair cards


@rule("ATE-CARD-01")
def test_an_event_is_kept_in_hand_until_it_is_played() -> None:
    play = town().deck("events", HELD).do(DrawEvent(1))
    assert (play.hand(0), pile(play, EVENTS)) == ([HELD], [])
    play.put(0, "road-1").run(Actions(0)).choose(f"play:{HELD}")
    assert (play.hand(0), pile(play, EVENTS)) == ([], [HELD])


@rule("ATE-CARD-02", "ATE-EVENT-02")
def test_an_event_can_be_played_out_of_turn_whenever_its_text_allows() -> None:
    play = town().hold(1, "by-a-hairs-breadth", "loose-stones")
    play.run(TakeWounds(0, 2, NO_FOE))
    assert (play.ask, play.seat, play.keys) == ("ask-window-wounds", 1, ["play:by-a-hairs-breadth", "pass"])
    play.choose("play:by-a-hairs-breadth")
    assert (play.at_rest, play.t.wounds[0]) == (True, 0)


#: A pack with an Event whose text says nothing about when it may be played.
FREE = "whenever-you-like"
WITH_A_FREE_CARD: dict[str, object] = {
    "pack": {"game": "a-touch-of-evil"},
    "cards": {FREE: {"deck": "events", "kind": "event", "effect": ["Gain", 1], "windows": list(WINDOWS)}},
    "names": {"en": {f"card-{FREE}": "Whenever You Like"}},
}
HELD_EVENTS = tuple(
    card.name for card in HOUSE.cards if card.place == EVENTS and not card.immediate and not card.absent
)


def with_every_event() -> Play:
    """Hero 0 holds every Event there is, and everything that an Event could change is there to be changed."""
    play = Play("thomas", "anne-marie", villain="scarecrow", pack=WITH_A_FREE_CARD).hold(0, FREE, *HELD_EVENTS)
    play.put(0, "manor").put(1, "road-1").hurt(0, 1).hurt(1, 1).purse(1, 3).marker(15).minion("crows", "marsh")
    play.t.pools[MANOR].remove(play.box.card("old-butler"))
    play.t.discards[MANOR].append(play.box.card("old-butler"))
    return play


def offered_on_the_way(play: Play) -> set[tuple[str, str]]:
    """Which Events hero 0's player is offered and when, passing until something else has to be decided."""
    found: set[tuple[str, str]] = set()
    while True:
        moment = play.ask.removeprefix("ask-").removeprefix("window-")
        if moment in WINDOWS and play.seat == 0:
            found |= {(key.removeprefix("play:"), moment) for key in play.keys if key.startswith("play:")}
        if play.at_rest or "pass" not in play.keys:
            return found
        play.choose("pass")


def moments() -> Iterator[Play]:
    """Scenes that lead through every window there is."""
    yield with_every_event().dice(2).run(HeroTurn(0))
    yield with_every_event().run(Actions(0))
    yield calm_night(with_every_event()).run(MysteryPhase())
    play = with_every_event().skill(0, "spirit", 1).dice(1)
    yield drawn(play, Test("spirit", 5, failed=TowardDarkness(1)))
    yield with_every_event().deck("events", AT_ONCE).do(DrawEvent(1))
    play = with_every_event()
    yield blow(play, "bats", mine=0, theirs=1).run(Fight(0, play.box.minion("bats"), -1))
    play = with_every_event().dice(1)
    yield play.hurt(0, play.t.wounds[0] + play.t.wounds_left(0)).run(KnockOuts())
    play = with_every_event()
    yield play.run(KillElder(play.elder("sophie")))
    play = with_every_event()
    play.t.elders[play.elder("sophie")] = IN_PARTY
    yield play.run(ElderWounds(play.elder("sophie"), 1))
    play = with_every_event().lair(0, LAIR)
    yield play.put(0, place(play)).purse(0, price(play)).dice(*[1] * 20).run(Showdown(0, 0))


@rule("ATE-CARD-02", "ATE-EVENT-02")
def test_the_windows_of_a_card_are_all_the_moments_it_can_be_played_at() -> None:
    offered = {found for play in moments() for found in offered_on_the_way(play)}
    assert {moment for name, moment in offered if name == FREE} == set(WINDOWS), "its text says nothing else"
    for card in HOUSE.cards:
        if card.place == EVENTS and not card.absent:
            assert bool(card.when) != card.immediate, f"{card.name} can be played some time, or must be at once"
            assert {moment for name, moment in offered if name == card.name} == set(card.when), card.name


@rule("ATE-CARD-03")
def test_a_lair_card_names_a_location_and_a_cost() -> None:
    for card in HOUSE.cards:
        if card.place == LAIRS:
            assert card.price > 0
            assert card.space in HOUSE.board.names
    play = town().lair(0, "fallen-gatehouse").purse(0, 20).put(0, "manor").run(Actions(0))
    assert "showdown:0" not in play.keys
    play = town().lair(0, "fallen-gatehouse").put(0, "abandoned-keep").purse(1, 0)
    cost = play.box.cards[play.box.card("fallen-gatehouse")].price
    play.purse(0, cost - 1).run(Actions(0))
    assert "showdown:0" not in play.keys
    rich = town().lair(0, "fallen-gatehouse").put(0, "abandoned-keep").purse(0, cost).purse(1, 0).run(Actions(0))
    rich.dice(*[1] * (rich.t.skill(0, COMBAT) + rich.t.villain_combat())).choose("showdown:0")
    assert rich.t.investigation[0] == 0


@rule("ATE-CARD-04")
@pytest.mark.parametrize("kept", ["catacombs", "burnt-barn"])
def test_a_hero_has_at_most_one_lair_card(kept: str) -> None:
    play = town().lair(0, "catacombs").deck("lairs", "burnt-barn").run(GainLair(0))
    assert play.keys == ["keep:catacombs", "keep:burnt-barn"]
    play.choose(f"keep:{kept}")
    assert play.box.cards[play.t.lairs[0]].name == kept
    assert pile(play, LAIRS) == [name for name in ("catacombs", "burnt-barn") if name != kept]


@rule("ATE-MYST-06")
def test_outside_a_showdown_a_card_that_wounds_the_villain_does_nothing() -> None:
    play = town().do(HitVillain(2))
    assert (play.t.villain_hurt, play.events("villain-hurt"), play.at_rest) == (0, [], True)
    play.hold(0, "for-shadowbrook").dice(*[1] * (play.t.skill(0, COMBAT) + play.t.villain_combat()))
    play.run(VillainAttack(0, 1))
    assert (play.at_rest, play.hand(0)) == (True, ["for-shadowbrook"]), "nor is it offered in a fight with the Villain"


@rule("ATE-CHART-02")
@pytest.mark.parametrize(("charts", "shown"), [("off", False), ("on", True)])
def test_round_counters_lie_beside_the_board_only_with_the_advanced_charts(charts: str, shown: bool) -> None:
    pieces = Play("thomas", "katarina", villain="werewolf", charts=charts).view(0)["pieces"]
    assert isinstance(pieces, dict)
    assert ("rats" in pieces["counters"], "dire-wolf" in pieces["counters"]) == (shown, True)
