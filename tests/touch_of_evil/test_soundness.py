"""The checks of a table notice what could go wrong with one: each of these tables is sound but for one thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskbox.games.touch_of_evil.checks.soundness import faults
from duskbox.games.touch_of_evil.effects.hooks import Static
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import EVENTS, EVIL, SECRETS, TOWN_ITEMS, TRACK_START
from duskbox.testing.a_touch_of_evil import Play

CARDS = "every card is in one place (ATE-DECK-01)"
NOTED = "what was used and what lasts"
COUNTERS = "Minion counters on the board"
MILITIA = "Militia counters are all there are"
MARKER = "the marker is on the track (ATE-SHADOW-01)"
PURSES = "Investigation and clues are never negative"
WOUNDS = "Wounds are never negative"
FALLEN = "a KO'd Hero lies in the Town Hall without Wounds (ATE-KO-02, ATE-KO-04)"
OVERDUE = "a Hero who stands in the middle of its turn can still take a Wound (ATE-KO-01)"
CARRYING = "no one carries too much in the middle of a turn (ATE-ITEM-09)"
ELDERS = "Elders are with a Hero only in a Hunting Party (ATE-SHOW-06)"
FACE_DOWN_SECRETS = "face-down Secrets have cards to be (ATE-SETUP-07)"
SEEN = "Secrets and who has seen them go together"
HELD = "an effect that holds KOs back is under way"
DUE = "no fight is due in the middle of a turn (ATE-MIN-12)"
SHOWDOWN = "a Showdown is over when its turn goes on"
FRESH = "what is kept at hand is what follows from the cards"

NO_ESCAPE = Static("no-escape", 1)


def quiet() -> Shadowbrook:
    """A table with a little of everything, at which a Hero is asked for its action."""
    play = Play(level="advanced")
    play.carry(0, "torch").run(Actions(0))
    assert play.ask == "ask-action"
    return play.t


def put(name: str, value: int, place: int = -1) -> Callable[[Shadowbrook], None]:
    """Another number on the table, or in one of its rows."""

    def change(t: Shadowbrook) -> None:
        if place < 0:
            setattr(t, name, value)
        else:
            getattr(t, name)[place] = value

    return change


def both(*changes: Callable[[Shadowbrook], None]) -> Callable[[Shadowbrook], None]:
    def change(t: Shadowbrook) -> None:
        for each in changes:
            each(t)

    return change


def too_many_town_items(t: Shadowbrook) -> None:
    t.items[0] = [card.number for card in t.box.cards if card.place == TOWN_ITEMS and card.copies][:9]


def a_card_of_another_deck_in_stock(t: Shadowbrook) -> None:
    t.stock.append(t.pools[EVENTS].pop())


def a_wound_at_the_last_point(t: Shadowbrook) -> None:
    t.wounds[0] = t.wounds_left(0)


def a_minion_beside_a_hero(t: Shadowbrook) -> None:
    t.minions[t.at[0]] = 0
    t.due.append(t.at[0])


def a_counter_of_a_minion_without_counters(t: Shadowbrook) -> None:
    t.counters[next(minion.number for minion in t.box.minions if not minion.counters)] = -1


def a_secret_under_an_elder(under: int) -> Callable[[Shadowbrook], None]:
    """A Secret that is known to lie under the first Elder, or nowhere."""

    def change(t: Shadowbrook) -> None:
        t.buried.append([t.pools[SECRETS].pop()])
        t.buried_under.append([under] + [0] * (len(t.elders) - 1))

    return change


@pytest.mark.parametrize(
    ("change", "statement"),
    [
        (lambda t: t.pools[EVENTS].pop(), CARDS), (lambda t: t.discards[EVENTS].append(t.pools[EVENTS][0]), CARDS),
        (lambda t: t.items[1].append(t.items[0][0]), CARDS), (lambda t: t.removed.append(t.stock[0]), CARDS),
        (lambda t: t.in_play.append(t.pools[EVENTS][0]), CARDS), (a_card_of_another_deck_in_stock, CARDS),
        (lambda t: t.lairs.__setitem__(0, t.pools[EVENTS][0]), CARDS),
        (lambda t: t.secrets[0].__setitem__(0, t.pools[SECRETS][0]), CARDS),
        (put("counters", -1, 0), COUNTERS), (put("minions", 0, 3), COUNTERS),
        (a_counter_of_a_minion_without_counters, COUNTERS), (a_secret_under_an_elder(0), FACE_DOWN_SECRETS),
        (put("rounds", 0, 3), COUNTERS), (lambda t: t.used.append(1), NOTED), (lambda t: t.lasting.append(1), NOTED),
        (put("militia", 1, 2), MILITIA), (put("militia_left", 0), MILITIA),
        (both(put("militia", -1, 2), put("militia", 1, 3)), MILITIA),
        (put("marker", -1), MARKER), (put("marker", TRACK_START + 1), MARKER),
        (put("investigation", -1, 1), PURSES), (put("clues", -1, 2), PURSES),
        (put("wounds", -1, 1), WOUNDS), (put("villain_hurt", -1), WOUNDS),
        (both(put("down", 1, 1), put("at", 5, 1)), FALLEN),
        (both(put("down", 1, 1), put("at", 0, 1), put("wounds", 1, 1)), FALLEN),
        (a_wound_at_the_last_point, OVERDUE), (too_many_town_items, CARRYING),
        (put("elder_with", 0, 0), ELDERS), (put("elders", EVIL, 0), ELDERS), (put("elder_hurt", 1, 0), ELDERS),
        (lambda t: t.pools[SECRETS].clear(), FACE_DOWN_SECRETS), (lambda t: t.seen[0].append(0), SEEN),
        (put("held", 1), HELD), (put("held", -1), HELD), (a_minion_beside_a_hero, DUE),
        (put("showdown", 0), SHOWDOWN), (put("fight_skill", 0), SHOWDOWN),
        (put("flat", 9, 0), FRESH), (put("ready", 9, 0), FRESH),
        (lambda t: t.own_statics[0].append(NO_ESCAPE), FRESH), (lambda t: t.world_statics.append(NO_ESCAPE), FRESH),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_table_is_named(change: Callable[[Shadowbrook], None], statement: str) -> None:
    table = quiet()
    assert faults(table) == []
    change(table)
    assert any(found.startswith(statement) for found in faults(table))


def test_a_secret_that_is_known_to_lie_under_an_elder_is_sound() -> None:
    table = quiet()
    a_secret_under_an_elder(1)(table)
    assert faults(table) == []
