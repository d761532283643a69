"""Chances of what an option turns up: rooms, Hazard cards, Items and Secrets.

They are exact, and hold no more than the player knows.

What no one has seen is drawn when it is turned, never before (FD-INFO-02), so everything that can come is tried, one
draw after the other. The room that takes the place of a Dark Echo is left out: it is another one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duskbox.core.chance import Answers, DrawNeeded
from duskbox.core.decisions import Option
from duskbox.core.table import Event
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, ITEMS, LABYRINTH_STREAM, SECRETS, TURN

#: A Dark Echo of any kind; and no Hazard card that does anything.
ECHO: Final = "echo"
QUIET: Final = "quiet"
#: Everything that is told, in this order: how it may end, what may strike or be found.
NAMES: Final = (
    "lost-echo",
    "lost-terror",
    "lost-sanity",
    "trapped",
    *(f"hazard-{name}" for name in HAZARDS),
    QUIET,
    ECHO,
    *(f"item-{name}" for name in ITEMS),
    *(f"secret-{name}" for name in SECRETS),
)


def odds(t: Labyrinth, key: str, outcomes: Callable[[Labyrinth, int], list[str]]) -> dict[str, object] | None:
    """Chances of an option of the present decision, by name; None for one that turns nothing up that matters.
    `outcomes` names what a draw can bring.
    """
    option = None if t.decision is None else t.decision.option(key)
    if option is None:
        return None
    shares: dict[str, float] = {}
    _try(t, option, outcomes, [], 1.0, shares)
    if not shares.keys() - {QUIET}:
        return None
    return {"exact": True, "chances": {name: shares[name] for name in NAMES if name in shares}}


def _try(
    t: Labyrinth,
    option: Option,
    outcomes: Callable[[Labyrinth, int], list[str]],
    answers: list[int],
    share: float,
    shares: dict[str, float],
) -> None:
    """Carry out the option with these draws; where one more is needed, with each that can come."""
    trial = t.copy()
    events: list[Event] = []
    trial.events = events
    chance = Answers(answers)
    try:
        trial.choose(option, chance)
        # The card of a room is the same however the room is turned (FD-TILE-07).
        while trial.decision is not None and trial.decision.ask == "ask-turn":
            trial.choose(trial.decision.options[0], chance)
    except DrawNeeded as need:
        if need.stream != LABYRINTH_STREAM or not any(event.name == "tile-revealed" for event in events):
            names = outcomes(trial, need.stream)
            for name in dict.fromkeys(names):
                part = share * names.count(name) / len(names)
                _try(t, option, outcomes, [*answers, names.index(name)], part, shares)
            return
    if answers:
        for name in _what(trial, option, events):
            shares[name] = shares.get(name, 0.0) + share


def _what(t: Labyrinth, option: Option, events: list[Event]) -> list[str]:
    """What has come of it: an end, a Hazard card that did something or none; an Item or a Secret; and whether it was a
    Dark Echo.
    """
    found: list[str] = []
    strikes = ""
    room = option in TURN
    for event in events:
        if event.name == "tile-revealed":
            room = True
            if event["echo"]:
                found.append(ECHO)
        elif event.name == "hazard-turned":
            strikes = f"hazard-{HAZARDS[event['hazard']]}"
        elif event.name in ("hazard-failed", "nothing-happens"):
            strikes = ""
        elif event.name == "item-found":
            found.append(f"item-{ITEMS[event['item']]}")
        elif event.name == "secret-found":
            found.append(f"secret-{SECRETS[event['secret']]}")
    if t.outcome is not None:
        found.append(t.outcome.name)
    elif room:
        found.append(strikes or QUIET)
    return found
