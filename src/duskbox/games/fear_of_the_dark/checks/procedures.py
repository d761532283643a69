"""Whether the procedures under way lead to one another and to the question: a position may be written by anyone.

A question is checked by asking it again: the stage that asks changes nothing before it asks.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from duskbox.core.decisions import Option
from duskbox.core.errors import DuskboxError
from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.rules.hazards import IN_ECHO, NOT_LEFT, HazardCard
from duskbox.games.fear_of_the_dark.rules.journey import MOVE_STEPS, Action, Journey, actions
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.mind import BuildHand
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.searching import Investigate, RemoveToken
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    BY_MAP,
    BY_SCOUT,
    BY_WALKING,
    CARD,
    CLEAR,
    HAZARDS,
    INVESTIGATE,
    ITEM_KINDS,
    KEY,
    LEVER,
    LIGHT_A_MATCH,
    LOCK,
    MIND,
    MOVE,
    OBSTRUCTION,
    SCOUT,
    SCRAP_OF_PAPER,
    SPEND_MATCH,
    TAKEN,
    TIPTOE,
    TURN,
    USE_ITEM,
    WALK_TWO,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk

#: By the procedure that waits, with its next stage: what it may wait for. An Action waits for what it carries out.
_WAITS_FOR: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("Journey", "begin"): ("Action",),
    ("Action", "settle"): ("Walk", "Reveal", "Investigate", "RemoveToken", "BuildHand"),
    ("Walk", "room_revealed"): ("Reveal",),
    ("Walk", "finish"): ("HazardCard",),
    ("Reveal", "after_hazard"): ("HazardCard",),
    ("HazardCard", "terror_over"): ("LoseMindCard",),
    ("Investigate", "mapped"): ("Reveal",),
}
#: By the procedure that has asked, with the stage that hears the answer: the stage that asks.
_ASKS: Final[dict[tuple[str, str], str]] = {
    ("Journey", "act"): "begin",
    ("Action", "pay"): "begin",
    ("BuildHand", "take"): "next_card",
    ("LoseMindCard", "lose"): "begin",
    ("Walk", "take_step"): "begin",
    ("Investigate", "square_picked"): "begin",
    ("Investigate", "lock_picked"): "lever",
    ("Investigate", "break_through"): "secret_door",
    ("Investigate", "map_room"): "secret_map",
    ("RemoveToken", "picked"): "begin",
}


def lead_to_one_another(t: Labyrinth) -> bool:
    """Whether each procedure is one that the one below it carries out, and deals with things that are there."""
    if t.decision is None:
        return True
    stack = t.stack
    if not stack or not isinstance(stack[0], Journey):
        return False
    for below, above in pairwise(stack):
        if type(above).__name__ not in _WAITS_FOR.get((type(below).__name__, below.stage), ()):
            return False
        if isinstance(below, Action) and not _carries_out(below.action, above):
            return False
        if isinstance(above, Reveal) and not isinstance(below, Action):
            how = BY_WALKING if isinstance(below, Walk) else BY_MAP
            if above.how != how and not above.replacing:
                return False
    return all(_is_real(t, step) for step in stack)


def _carries_out(action: int, step: Step) -> bool:
    if isinstance(step, Walk):
        return action in (MOVE, WALK_TWO, TIPTOE) and step.tiptoe == (action == TIPTOE)
    if isinstance(step, Reveal):
        return action == SCOUT and step.how == BY_SCOUT
    if isinstance(step, Investigate):
        return action == INVESTIGATE
    if isinstance(step, RemoveToken):
        return action == CLEAR if step.kind == OBSTRUCTION else action == USE_ITEM + KEY
    return isinstance(step, BuildHand) and step.action == action


def _is_real(t: Labyrinth, step: Step) -> bool:
    squares, doors, rooms = len(t.squares), len(t.doors), len(t.tiles)
    if isinstance(step, Action):
        return 0 <= step.action < USE_ITEM + ITEM_KINDS and step.action != USE_ITEM + LEVER
    if isinstance(step, Walk):
        return 0 <= step.steps <= MOVE_STEPS and all(0 <= room < rooms for room in step.due)
    if isinstance(step, Reveal):
        laid = step.tile in t.tiles or t.content.tiles[step.tile].echo
        return (
            0 <= step.door < doors
            and (step.stage == "turned" or laid)
            and (step.room == IN_ECHO or 0 <= step.room < rooms)
            and (step.came_from == NOT_LEFT or 0 <= step.came_from < squares)
        )
    if isinstance(step, HazardCard):
        return (
            (step.room == IN_ECHO or 0 <= step.room < rooms)
            and (step.left == NOT_LEFT or 0 <= step.left < squares)
            and 0 <= step.kind < len(HAZARDS)
        )
    if isinstance(step, Investigate):
        return 0 <= step.location < len(t.items) // 2
    if isinstance(step, RemoveToken):
        return step.kind in (OBSTRUCTION, LOCK)
    if isinstance(step, BuildHand):
        known = step.action in (LIGHT_A_MATCH, SPEND_MATCH, USE_ITEM + SCRAP_OF_PAPER)
        return known and all(0 <= kind < len(MIND) for kind in step.taken) and 0 <= step.missing <= t.mind_size
    return True


def ask_the_question(t: Labyrinth) -> bool:
    """Whether the question on the table, with its options, is the one that the rules ask there."""
    decision = t.decision
    if decision is None or not t.stack:
        return decision is None
    try:
        step = t.stack[-1]
        if isinstance(step, Reveal):
            return step.stage == "turned" and decision.ask == "ask-turn" and _same(
                decision.options, [TURN[turn] for turn in step.turns(t)]
            )  # fmt: skip
        if isinstance(step, Investigate) and step.stage == "card_picked":
            place = step.location * 2
            cards = (t.secrets if step.secret else t.items)[place : place + 2]
            ask = "ask-secret-card" if step.secret else "ask-item-card"
            return decision.ask == ask and _same(
                decision.options, [CARD[card] for card in range(2) if cards[card] != TAKEN]
            )  # fmt: skip
        if isinstance(step, Action) and all(option.code != step.action for option in actions(t)):
            return False
        asks = _ASKS.get((type(step).__name__, step.stage))
        if asks is None:
            return False
        other = t.copy()
        other.decision = None
        getattr(other.stack[-1], asks)(other)
        return other.state() == t.state()
    except (IndexError, ValueError, AssertionError, DuskboxError):
        return False


def _same(offered: list[Option], options: list[Option]) -> bool:
    return [option.key for option in offered] == [option.key for option in options]
