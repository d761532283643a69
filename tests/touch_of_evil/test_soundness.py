"""The checks of a table notice what could go wrong with one: each of these tables is sound but for one thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskbox.games.touch_of_evil.checks.soundness import faults
from duskbox.games.touch_of_evil.effects.hooks import Static
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import (
    EVENTS,
    EVIL,
    LAIRS,
    MYSTERIES,
    SECRETS,
    TOWN_ITEMS,
    TRACK_START,
)
from duskbox.testing.a_touch_of_evil import Play

CARDS = "every card is in one place (ATE-DECK-01)"
COUNTERS = "Minion counters on the board"
MILITIA = "Militia counters are all there are"
MARKER = "the marker is on the track (ATE-SHADOW-01)"
FALLEN = "a KO'd Hero lies in the Town Hall without Wounds (ATE-KO-02, ATE-KO-04)"
OVERDUE = "a Hero who stands in the middle of its turn can still take a Wound (ATE-KO-01)"
CARRYING = "no one carries too much in the middle of a turn (ATE-ITEM-09)"
ELDERS = "Elders are with a Hero only in a Hunting Party (ATE-SHOW-06)"
FACE_DOWN_SECRETS = "face-down Secrets have cards to be (ATE-SETUP-07)"
SEEN = "Secrets and who has seen them go together"
HELD = "an effect that holds KOs back is under way"
DUE = "no fight is due in the middle of a turn (ATE-MIN-12)"
CHART_SKILL = "the Showdown table sets the Skill of a Showdown (ATE-OPT-08)"
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


def a_showdown(t: Shadowbrook) -> None:
    t.showdown = t.pools[LAIRS][0]
    t.refresh_all()


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
        (lambda t: t.in_play.append(t.pools[EVENTS][0]), "in_play holds"),
        (lambda t: t.in_play.append(t.pools[MYSTERIES][0]), CARDS), (a_card_of_another_deck_in_stock, "stock holds"),
        (lambda t: t.lairs.__setitem__(0, t.pools[EVENTS][0]), "lairs holds"),
        (lambda t: t.secrets[0].__setitem__(0, t.pools[SECRETS][0]), CARDS),
        (put("counters", -1, 0), "counters has"), (put("minions", 0, 3), COUNTERS),
        (a_counter_of_a_minion_without_counters, "counters has"), (a_secret_under_an_elder(0), FACE_DOWN_SECRETS),
        (put("rounds", 0, 3), COUNTERS), (lambda t: t.used.append(1), "used names"),
        (lambda t: t.lasting.append(1), "lasting names"),
        (put("militia", 1, 2), MILITIA), (put("militia_left", 0), MILITIA),
        (both(put("militia", -1, 2), put("militia", 1, 3)), "militia has"),
        (put("marker", -1), MARKER), (put("marker", TRACK_START + 1), MARKER),
        (put("investigation", -1, 1), "investigation has 2"), (put("clues", -1, 2), "clues has"),
        (put("wounds", -1, 1), "wounds has 2"), (put("villain_hurt", -1), "villain_hurt is"),
        (both(put("down", 1, 1), put("at", 5, 1)), FALLEN),
        (both(put("down", 1, 1), put("at", 0, 1), put("wounds", 1, 1)), FALLEN),
        (a_wound_at_the_last_point, OVERDUE), (too_many_town_items, CARRYING),
        (put("elder_with", 0, 0), ELDERS), (put("elders", EVIL, 0), ELDERS), (put("elder_hurt", 1, 0), ELDERS),
        (lambda t: t.pools[SECRETS].clear(), FACE_DOWN_SECRETS), (lambda t: t.seen[0].append(0), SEEN),
        (both(put("turn", 0), put("phase", 4)), "phase is a number from 0 to 3 (ATE-ROUND-03)"),
        (put("first", 2), "first is"),
        (both(put("turn", -1), put("phase", 7)), "phase is a number from 0 to 6 (ATE-MYST-01)"),
        (put("turn", 2), "turn is"), (put("fled", 4), "fled is"), (put("villain", 9), "villain is"),
        (put("foe", 999), "foe is"), (put("foe", -50), "foe is"), (put("fighter", 2), "fighter is"),
        (put("showdown_space", 99), "showdown_space is"), (put("unsettled", 2), "unsettled is"),
        (lambda t: t.at.pop(), "at has 2 numbers"), (put("at", 99, 0), "at has 2 numbers"),
        (lambda t: t.orders.append(0), "orders has"), (lambda t: t.rest.pop(), "rest has"),
        (put("down", 2, 0), "down has"),
        (lambda t: t.skill_ups.pop(), "skill_ups has 8"), (lambda t: t.militia_with.append(0), "militia_with has"),
        (lambda t: t.elders.pop(), "elders has 6"), (lambda t: t.rounds.clear(), "rounds has"),
        (put("minions", 999, 1), "minions has"), (lambda t: t.rolled.append(7), "rolled has"),
        (lambda t: t.aims.append(9), "aims has"), (lambda t: t.struck.append(1), "struck has"),
        (lambda t: t.due.append(99), "due has"), (lambda t: t.hands.pop(), "hands has 2 rows"),
        (lambda t: t.evil_secrets.pop(), "evil_secrets has 6 rows"), (lambda t: t.pools.pop(), "pools has 8 rows"),
        (lambda t: t.hands[0].append(t.items[0][0]), "hands holds"),
        (lambda t: t.items[0].append(t.pools[EVENTS][0]), "items holds"),
        (lambda t: t.discards[0].append(t.pools[MYSTERIES][0]), "discards holds"),
        (lambda t: t.removed.append(t.box.curse), "removed holds"),
        (lambda t: t.kept_secrets.append(t.pools[EVENTS][0]), "evil_secrets holds"),
        (lambda t: t.lasting.append(1), "lasting names"), (lambda t: t.lasting.extend([99, 0, 1, 1]), "lasting names"),
        (lambda t: t.lasting.extend([1, 2, 1, 1]), "lasting names"), (lambda t: t.seen[0].append(4), "seen names"),
        (put("hurt_by", -50, 0), "hurt_by names"), (lambda t: t.heroes.__setitem__(0, t.heroes[1]), "heroes names"),
        (lambda t: t.buried_under.append([1]), "buried_under has"),
        (both(lambda t: t.buried.append([]), lambda t: t.buried_under.append([1])), "buried_under has a number"),
        (put("held", 1), HELD), (put("held", -1), "held is"), (a_minion_beside_a_hero, DUE),
        (put("showdown", 0), "showdown is"), (a_showdown, SHOWDOWN), (put("fight_skill", 0), CHART_SKILL),
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
