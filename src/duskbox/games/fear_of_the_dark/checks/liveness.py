"""Which content did something: Mind cards played for their own action, Hazards that struck, Items and Secrets that were
of use, rooms laid or vanished as an Echo.

A Hazard that failed or changed nothing (FD-HAZ-02, FD-HAZ-11), a Lever without a Lock (FD-ITEM-07) and a Secret that
came too late (FD-SEC-07) have done nothing; they may do so another time.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.table import Event
from duskbox.games.fear_of_the_dark.content.box import Content, numbers, table_of
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, ITEMS, LEVER, MIND, SECRETS

#: Events that say of the card before them that it came to nothing.
CAME_TO_NOTHING: Final = frozenset(("hazard-failed", "nothing-happens", "lever-useless", "secret-useless"))


def watched(content: Content) -> list[str]:
    """Every card of which there is a copy, and every room by its name."""
    found: list[str] = []
    for deck, prefix in (("mind", "mind"), ("hazards", "hazard"), ("items", "item"), ("secrets", "secret")):
        for name, copies in numbers(content.data[deck]).items():
            if copies:
                found.append(f"{prefix}-{name}")
    return found + list(table_of(content.data["rooms"]))


def live(t: Labyrinth, events: list[Event]) -> list[str]:
    """The content that did something in these events, each named once."""
    found: dict[str, None] = {}
    #: A card that was turned or found and of which it is not yet known whether it does anything.
    cause = ""
    for event in events:
        name = event.name
        if name in CAME_TO_NOTHING:
            cause = ""
            continue
        if cause:
            found[cause] = None
            cause = ""
        if name == "hazard-turned":
            cause = f"hazard-{HAZARDS[event['hazard']]}"
        elif name == "secret-found":
            cause = f"secret-{SECRETS[event['secret']]}"
        elif name == "item-found" and event["item"] == LEVER:
            cause = f"item-{ITEMS[LEVER]}"
        elif name == "item-used":
            found[f"item-{ITEMS[event['item']]}"] = None
        elif name == "card-played":
            found[f"mind-{MIND[event['card']]}"] = None
        elif name in ("room-placed", "echo-vanishes", "echo-puts-back"):
            found[t.content.tiles[event["kind"]].name] = None
    if cause:
        found[cause] = None
    return list(found)
