"""Rules of thumb for Fear of the Dark: what an experienced player does without thinking for long.

Keep a light burning with the next Light a Match in hand, go to the nearest unused door, scout it rather than walk in
while that can hurt, turn new rooms so that they open the most ways on, search what lies on the way, and run for it when
the deck is empty. Everything that is looked at lies open (FD-INFO-03). It heeds the advice of the quick guides
(FD-ADVICE-01).
"""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.fear_of_the_dark.bot.dangers import death_chance
from duskbox.games.fear_of_the_dark.bot.paths import Way, way_from
from duskbox.games.fear_of_the_dark.bot.places import best_card, best_lock, best_mapped_door, best_turn, best_wall
from duskbox.games.fear_of_the_dark.bot.styles import STYLES, Style
from duskbox.games.fear_of_the_dark.rules.journey import Action
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    ACTION,
    CLEAR,
    DO_SPEND,
    DO_WALK,
    FROM_DECK,
    FROM_PLAY,
    GO,
    HOLE,
    INVESTIGATE,
    KEY,
    LIGHT_A_MATCH,
    LOCK,
    MATCH,
    MOVE,
    OBSTRUCTION,
    SCOUT,
    SCRAP_OF_PAPER,
    SECRET_SQUARE,
    STOP,
    TIPTOE,
    USE,
    WALK_TWO,
    WILD,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk

#: Mind cards that are kept for the way out: below this none is discarded to scout.
_RESERVE: Final = 3
#: The chance to die behind a door, in thousandths, from which on a Mind card is discarded to scout it, and by how much
#: it sinks with every action to spare.
_RISK: Final = 100
_EASE: Final = 12
#: In the Dark the walk is paid for by the mind only while more Mind cards than this are left.
_DARK_MIND: Final = 5
#: What a match and a room to come are worth, in tenths of an action.
_MATCH_ACTIONS: Final = 40
_ROOM_ACTIONS: Final = 25
#: What a card is worth to keep, by kind: light-a-match, move, tiptoe, scout (by style), investigate, clear.
_KEEP: Final = [8, 6, 2, 7, 1, 3]


def rollout_policy(t: Labyrinth, style: Style = STYLES[0]) -> Option:
    """What to do at the present decision: always one of its options."""
    decision = t.decision
    assert decision is not None
    options = decision.options
    ask = decision.ask
    found: Option | None = None
    if ask == "ask-action":
        found = _act(t, options, style)
    elif ask == "ask-walk":
        found = _walk(t, options, style)
    elif ask == "ask-pay":
        found = _pay(t, options, style)
    elif ask == "ask-turn":
        found = best_turn(t, options)
    elif ask == "ask-take":
        found = _take(t, options, style)
    elif ask == "ask-lose":
        found = _lose(t, options, style)
    elif ask == "ask-clear" or ask == "ask-unlock":
        found = _beside(t, options)
    elif ask == "ask-search":
        found = _search(t, options)
    elif ask == "ask-item-card":
        found = best_card(t, options)
    elif ask == "ask-lever":
        found = best_lock(t, options)
    elif ask == "ask-wall":
        found = best_wall(t, options)
    elif ask == "ask-map":
        found = best_mapped_door(t, options)
    return options[0] if found is None else found


def danger(t: Labyrinth, style: Style = STYLES[0]) -> int:
    """The chance to be lost behind an unused door, in thousandths; a first Terror counts for a part (FD-DIFF-05)."""
    return int(1000.0 * death_chance(t, style.first_terror))


def _mind_left(t: Labyrinth) -> int:
    return t.mind_size + t.hand_size + (1 if t.played >= 0 else 0)


def would_scout(t: Labyrinth, style: Style = STYLES[0]) -> bool:
    """Whether the door we stand at is scouted rather than walked through: with the card, or with one that we can do
    without.
    """
    if t.deck == 0 or t.hand_size == 0:
        return False
    if t.hand[SCOUT]:
        return True
    return _mind_left(t) > _RESERVE and danger(t, style) >= _RISK - _EASE * spare(t)


def spare(t: Labyrinth) -> int:
    """How many actions we have more than the rooms to come will take, by rule of thumb."""
    actions = 10 * (_mind_left(t) + t.hand_size) + _MATCH_ACTIONS * (t.matches + t.held[MATCH])
    return (actions - _ROOM_ACTIONS * t.deck) // 10


def _offers(options: list[Option], wanted: Option) -> bool:
    for option in options:
        if option is wanted:
            return True
    return False


def _act(t: Labyrinth, options: list[Option], style: Style) -> Option | None:
    """The main choice."""
    if _offers(options, USE[MATCH]):
        return USE[MATCH]
    way = way_from(t, True, style.detour)
    lit = t.hand_size > 0
    if not lit:
        return _act_in_the_dark(t, options, way, style)
    if way.goal == t.pawn:
        if not way.is_door:
            return ACTION[INVESTIGATE] if _offers(options, ACTION[INVESTIGATE]) else None
        if would_scout(t, style) and _offers(options, ACTION[SCOUT]):
            return ACTION[SCOUT]
        return _walk_on(t, options, 1)
    if t.hand_size == 1 and _offers(options, USE[SCRAP_OF_PAPER]):
        return USE[SCRAP_OF_PAPER]
    if way.barrier and way.steps == 0:
        return _past_barrier(t, options, way)
    through = way.is_door and way.barrier == 0 and not would_scout(t, style)
    return _walk_on(t, options, way.steps + (1 if through else 0))


def _act_in_the_dark(t: Labyrinth, options: list[Option], way: Way, style: Style) -> Option | None:
    """Make light if there is a match, rather than let the mind itself pay for every step."""
    out = t.deck == 0 and way.is_door and way.barrier == 0 and way.steps < 4
    if _offers(options, DO_SPEND) and not out:
        mind = _mind_left(t)
        far = way.steps >= style.dark_steps and way.barrier == 0
        if far and mind > _DARK_MIND and _offers(options, ACTION[MOVE]):
            return ACTION[MOVE]
        if mind > style.bold_light and _offers(options, ACTION[LIGHT_A_MATCH]):
            return ACTION[LIGHT_A_MATCH]
        return DO_SPEND
    if way.barrier and way.steps == 0:
        return _past_barrier(t, options, way)
    return ACTION[MOVE] if _offers(options, ACTION[MOVE]) else None


def _past_barrier(t: Labyrinth, options: list[Option], way: Way) -> Option | None:
    """A barrier right before us: take it away, or tiptoe over it."""
    if way.barrier & OBSTRUCTION and _offers(options, ACTION[CLEAR]):
        return ACTION[CLEAR]
    if way.barrier & LOCK and _offers(options, USE[KEY]):
        return USE[KEY]
    if way.barrier & HOLE and _offers(options, ACTION[TIPTOE]):
        return ACTION[TIPTOE]
    return _walk_on(t, options, 1)


def _walk_on(t: Labyrinth, options: list[Option], steps: int) -> Option | None:
    """Walk so far with what the hand has, or see to it that the light does not go out."""
    hand = t.hand
    idle = t.hand_size - hand[LIGHT_A_MATCH] - hand[SCOUT]
    light = hand[LIGHT_A_MATCH] > 0 and t.matches > 0 and _offers(options, ACTION[LIGHT_A_MATCH])
    if light and idle == 0:
        return ACTION[LIGHT_A_MATCH]
    if hand[MOVE] and (steps > 2 or idle == hand[MOVE]) and _offers(options, ACTION[MOVE]):
        return ACTION[MOVE]
    if _offers(options, DO_WALK):
        return DO_WALK
    if light:
        return ACTION[LIGHT_A_MATCH]
    return None


def _pay(t: Labyrinth, options: list[Option], style: Style) -> Option | None:
    """Play the card itself, or give up what is missed least."""
    step = t.stack[-1]
    assert isinstance(step, Action)
    if step.action < WALK_TWO and options[0].code < WILD:
        return options[0]
    best: Option | None = None
    least = 99
    for option in options:
        kind = option.code % WILD
        keep = style.keep_scout if kind == SCOUT else _KEEP[kind]
        if kind == LIGHT_A_MATCH and t.matches == 0:
            keep = 0
        if option.code >= WILD and kind == MOVE and t.hand[MOVE] + t.mind_deck[MOVE] > 2:
            keep = 4
        if keep < least:
            least = keep
            best = option
    return best


def _walk(t: Labyrinth, options: list[Option], style: Style) -> Option | None:
    """One step of a walk: along the way, through the door, or stop."""
    step = t.stack[-1]
    assert isinstance(step, Walk)
    way = way_from(t, True, style.detour)
    if way.goal == t.pawn:
        if not way.is_door:
            return STOP if step.moved else None
        if step.moved and would_scout(t, style):
            return STOP
        side = t.unused_door_here()
        if side >= 0 and _offers(options, GO[side]):
            return GO[side]
        return STOP if step.moved else None
    for side in range(4):
        if t.next_to(t.pawn, side) == way.next and _offers(options, GO[side]):
            return GO[side]
    return STOP if step.moved else None


def _take(t: Labyrinth, options: list[Option], style: Style) -> Option | None:
    """What the hand needs most: the next match, a look behind the door, what clears the way, and legs."""
    hand = t.hand
    way = way_from(t, False)
    best: Option | None = None
    most = -1
    for option in options:
        kind = option.code
        need = 0
        if kind == LIGHT_A_MATCH:
            need = 100 if t.matches and hand[kind] == 0 else 1
        elif kind == SCOUT:
            need = 80 if t.deck else 2
        elif kind == MOVE:
            need = 60 - 5 * hand[MOVE]
        elif kind == CLEAR:
            need = 90 if way.barrier & OBSTRUCTION else 30
        elif kind == TIPTOE:
            need = 90 if way.barrier & HOLE else 20
        elif kind == INVESTIGATE:
            need = style.near if _something_near(t) else 25
        if need > most:
            most = need
            best = option
    return best


def _something_near(t: Labyrinth) -> bool:
    """Whether the room of the pawn has a location that still holds a card."""
    first = t.pawn // 9 * 9
    for square in range(first, first + 9):
        kind = t.squares[square]
        if kind >= 8:
            secret = kind & SECRET_SQUARE != 0
            if t.has_card(secret, (kind >> 5) - 1):
                return True
    return False


def _lose(t: Labyrinth, options: list[Option], style: Style) -> Option | None:
    """The card that is missed least; rather from the deck than from the hand."""
    best: Option | None = None
    least = 999
    for option in options:
        kind = option.code % 16
        keep = 2 * (style.keep_scout if kind == SCOUT else _KEEP[kind])
        if kind == LIGHT_A_MATCH and t.matches == 0:
            keep = 0
        if option.code < FROM_DECK:
            keep += 3
        elif option.code >= FROM_PLAY:
            keep += 1
        if keep < least:
            least = keep
            best = option
    return best


def _beside(t: Labyrinth, options: list[Option]) -> Option | None:
    """The barrier that stands in the way."""
    way = way_from(t, False)
    for option in options:
        if t.next_to(t.pawn, option.code) == way.next:
            return option
    return None


def _search(t: Labyrinth, options: list[Option]) -> Option | None:
    """An Item rather than a Secret."""
    for option in options:
        square = t.pawn if option.code == 4 else t.next_to(t.pawn, option.code)
        if t.squares[square] & SECRET_SQUARE == 0:
            return option
    return None
