"""Which content did something: the log is read for causes (a card played, drawn, used, revealed) and for what came of
them.

A card that lies open and changes a number all the time is alive as soon as it lies there. A card that was cancelled, or
that came to nothing, is not; it may be so another time.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.table import Event
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import EVENT, MYSTERY

#: Events by which one can tell that something has changed.
CONSEQUENCES: Final = frozenset((
    "gained", "paid", "lost", "healed", "wounded", "wounds-ignored", "trained", "untrained", "darker", "brighter",
    "dice-added", "die-set", "rerolled", "ones-hit", "cancelled", "lasts", "minion-placed", "minion-removed",
    "minion-moved", "pushed", "pushed-out", "no-counter", "round-removed", "militia", "militia-leaves", "militia-falls",
    "card-gained", "lair-gained", "lair-cancelled", "secret-added", "secret-seen", "secret-revealed", "looked",
    "elder-died", "elder-saved", "elder-wounds-ignored", "elder-hurt", "elder-healed", "elder-home", "elder-in-danger",
    "elder-joins", "on-the-hunt", "turned-evil", "event-drawn", "event-played", "mystery", "discarded", "taken-back",
    "clues", "villain-healed", "villain-grows", "villain-hurt", "attacked", "fight", "minion-defeated", "curse-lifted",
    "ko", "remains", "moved", "corner-card", "test-passed", "showdown-called-off",
))  # fmt: skip

#: Events after which nothing is due to the last cause any more.
ENDS: Final = frozenset((
    "round", "turn", "mystery-phase", "first-player", "encounters", "lingers", "showdown-round", "exchange",
    "fight-round",
    "table-row", "revived",
))  # fmt: skip

#: A Hero's ordinary move, which no card has caused (ATE-MOVE-01).
MOVE_RULE: Final = "ATE-MOVE-01"


def watched(box: Box) -> list[str]:
    """Everything that should do something now and then: Secrets that are trifles by design are left out."""
    found = [f"hero-{hero.name}" for hero in box.heroes] + [f"elder-{elder.name}" for elder in box.elders]
    for villain in box.villains:
        found += [f"villain-{villain.name}", *(f"minion-{minion.name}" for minion in villain.minions)]
        for row in (*villain.chart, *villain.advanced_chart):
            if row.effect is not None and f"chart-{row.name}" not in found:
                found.append(f"chart-{row.name}")
    found += [f"service-{service.name}" for service in box.services]
    for card in box.cards:
        if card.copies and (card.effect is not None or card.hooks.all or card.evil or card.minion is not None):
            found.append(f"card-{card.name}")
    return found


def live(t: Shadowbrook, events: list[Event]) -> list[str]:
    """The content that did something in these events, each named once."""
    found: dict[str, None] = {}
    cause = ""
    for event in events:
        name = event.name
        if cause and name in CONSEQUENCES and not (name == "moved" and event.rule == MOVE_RULE):
            if name != "cancelled" or cause != _cancelled(t, event):
                found[cause] = None
            else:
                cause = ""
        if name in ENDS or (name == "moved" and event.rule == MOVE_RULE):
            cause = ""
        started = _cause(t, event)
        if started:
            cause = started
        for standing in _standing(t, event):
            found[standing] = None
    return list(found)


def _cause(t: Shadowbrook, event: Event) -> str:
    """What an event is the beginning of, or nothing."""
    box = t.box
    name = event.name
    if name in ("event-played", "mystery", "corner-card", "secret-revealed"):
        return f"card-{box.cards[event['card']].name}"
    if name == "chart":
        villain = box.villains[t.villain]
        row = (villain.advanced_chart if t.terms.charts else villain.chart)[event["row"]]
        return f"chart-{row.name}" if row.effect is not None else ""
    if name == "used":
        return _owner(box, event["trigger"])
    if name == "triggered":
        return _owner(box, event["trigger"])
    if name == "service":
        return f"service-{box.services[event['service']].name}"
    return ""


def _standing(t: Shadowbrook, event: Event) -> list[str]:
    """What is alive by lying there, standing by or being fought."""
    box = t.box
    name = event.name
    if name in ("card-gained", "taken-back"):
        return _at_work(box.cards[event["card"]])
    if name in ("traded", "handed-over"):
        return _at_work(box.cards[event["card"]])
    if name == "remains":
        return _at_work(box.cards[event["card"]])
    if name in ("showdown", "secret-revealed"):
        return _at_work(box.cards[event["card"]])
    if name == "stands-by":
        elder = box.elders[event["elder"]]
        return [f"elder-{elder.name}"] if _always(elder.hooks) else []
    if name == "hero":
        hero = box.heroes[event["sheet"]]
        return [f"hero-{hero.name}"] if _always(hero.hooks) else []
    if name == "villain":
        villain = box.villains[event["villain"]]
        return [f"villain-{villain.name}"] if _always(villain.basic) else []
    if name == "cursed":
        return [f"card-{box.cards[box.curse].name}"]
    if name == "fight":
        minion = box.minions[event["minion"]]
        return [f"minion-{minion.name}", *([f"card-{minion.name}"] if _is_card(box, minion.name) else [])]
    if name == "round-counter":
        return [f"minion-{box.minions[event['minion']].name}"]
    return []


def _at_work(card: Card) -> list[str]:
    return [f"card-{card.name}"] if _always(card.hooks) else []


def _always(hooks: Hooks) -> bool:
    """Whether it changes something by being there."""
    return len(hooks.statics) + len(hooks.replacements) > 0


def _is_card(box: Box, minion: str) -> bool:
    for card in box.cards:
        if card.minion is not None and card.minion.name == minion:
            return True
    return False


def _cancelled(t: Shadowbrook, event: Event) -> str:
    """The card or happening that an event says was cancelled."""
    kind, number = event["sort"], event["card"]
    if kind in (EVENT, MYSTERY):
        return f"card-{t.box.cards[number].name}"
    villain = t.box.villains[t.villain]
    rows = villain.advanced_chart if t.terms.charts else villain.chart
    return f"chart-{rows[number].name}" if number < len(rows) else ""


def _owner(box: Box, trigger: int) -> str:
    """What an ability stands on."""
    name = box.trigger_of[trigger]
    for hero in box.heroes:
        if hero.name == name:
            return f"hero-{name}"
    for villain in box.villains:
        if villain.name == name:
            return f"villain-{name}"
        for minion in villain.minions:
            if minion.name == name:
                return f"minion-{name}"
    for elder in box.elders:
        if elder.name == name:
            return f"elder-{name}"
    return f"card-{name}"
