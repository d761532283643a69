"""What the numbers of events and options mean, as facts for the words."""

from __future__ import annotations

from duskbox.core.decisions import Option
from duskbox.core.messages import Facts
from duskbox.core.schema import Kind
from duskbox.core.table import Event
from duskbox.games.fear_of_the_dark.content.box import kind_of
from duskbox.games.fear_of_the_dark.rules.geometry import DOOR_SQUARE, SIDES
from duskbox.games.fear_of_the_dark.rules.journey import Action
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.mind import BuildHand
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.searching import Investigate
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    FACE_DOWN,
    HAZARDS,
    HERE,
    HOLE,
    ITEM_SQUARE,
    ITEMS,
    LIGHT_A_MATCH,
    LOCK,
    MIND,
    NUMBER_SHIFT,
    OBSTRUCTION,
    SECRET_SQUARE,
    SECRETS,
    SPEND_MATCH,
    USE_ITEM,
    WALK_TWO,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk
from duskbox.games.fear_of_the_dark.schema.events import (
    ACTION,
    DOOR,
    EVENTS,
    FOUND,
    HAZARD,
    ITEM,
    MIND_CARD,
    SECRET,
    SIDE,
    SQUARE,
    TILE,
    TOKEN,
)


def event_facts(t: Labyrinth, event: Event) -> Facts:
    """What the message of an event speaks of, as its kind is declared; a square is told as its room and its place in
    the room, a door as its room and side.
    """
    facts: Facts = {}
    declared = EVENTS.by_name[event.name]
    for (name, kind), number in zip(declared.fields.items(), event.numbers, strict=True):
        if kind is SQUARE:
            facts[kind.also] = number // 9
            facts[name] = f"@square-{number % 9 + 1}"
        elif kind is DOOR:
            facts[kind.also] = number // 4
            facts[name] = f"@side-{SIDES[number % 4]}"
        else:
            facts[name] = _named(t, kind, number)
        if kind is FOUND:
            facts[kind.also] = int("hazard" in kind_of(t.content.tiles[number]))
    if declared.listed:
        facts[declared.listed] = [str(_named(t, declared.listed_kind, number)) for number in event.listed]
    if t.outcome is not None and event.name == "game-over":
        facts["outcome"] = f"@outcome-{t.outcome.name}"
        facts["won"] = int(t.outcome.won(0))
    return facts


def _named(t: Labyrinth, kind: Kind, number: int) -> str | int:
    if kind is MIND_CARD:
        return f"@mind-{MIND[number]}"
    if kind is HAZARD:
        return f"@hazard-{HAZARDS[number]}"
    if kind is ITEM:
        return f"@item-{ITEMS[number]}"
    if kind is SECRET:
        return f"@secret-{SECRETS[number]}"
    if kind is TOKEN:
        return "@token-obstruction" if number == OBSTRUCTION else "@token-lock"
    if kind is ACTION:
        return action_name(number)
    if kind is SIDE:
        return f"@side-{SIDES[number]}"
    if kind is TILE or kind is FOUND:
        return f"@tile-{kind_of(t.content.tiles[number])}"
    return number


def action_name(action: int) -> str:
    """The message that names an action of the main choice."""
    if action < WALK_TWO:
        return f"@mind-{MIND[action]}"
    if action == WALK_TWO:
        return "@action-walk"
    if action == SPEND_MATCH:
        return "@action-spend-match"
    return f"@item-{ITEMS[action - USE_ITEM]}"


def ask_facts(t: Labyrinth) -> Facts:
    """How far a walk still goes, how many cards a hand still takes, and what is being paid for."""
    step = t.stack[-1] if t.stack else None
    if isinstance(step, Walk):
        return {"steps": step.steps, "room": t.pawn // 9, "place": f"@square-{t.pawn % 9 + 1}"}
    if isinstance(step, BuildHand):
        return {"missing": step.missing}
    if isinstance(step, Action):
        return {"action": action_name(step.action)}
    return {}


def option_facts(t: Labyrinth, option: Option) -> Facts:
    """What the message of an option speaks of, seen from the present table."""
    verb = option.verb
    if verb == "do":
        return {"action": f"@mind-{option.args[0]}", "price": _price(t, option.code)}
    if verb == "use":
        return {"item": f"@item-{option.args[0]}"}
    if verb == "walk":
        return {"price": "@price-any-card"}
    if verb in ("play", "discard"):
        return {"card": f"@mind-{option.args[0]}", "price": _payment(t, option)}
    if verb in ("take", "lose-from-hand", "lose-from-deck", "lose-played"):
        return {"card": f"@mind-{option.args[0]}"}
    if verb == "go":
        return {"side": f"@side-{option.args[0]}", "where": where_to(t, option.code)}
    if verb == "turn":
        return {"turn": option.code, "doors": _doors_when_turned(t, option.code)}
    if verb == "at":
        return {"side": f"@side-{option.args[0]}", "thing": _thing_beside(t, option.code)}
    if verb == "card":
        return {"number": option.code + 1, "card": _card_at(t, option.code)}
    if verb == "lock":
        return {"room": option.code // 9, "place": f"@square-{option.code % 9 + 1}"}
    if verb in ("door", "wall"):
        return {"room": option.code // 4, "side": f"@side-{option.args[1]}"}
    return {}


def _price(t: Labyrinth, action: int) -> str:
    """What an action costs: its own card, which comes back, or else a card for good; and for Light a Match a token
    besides.
    """
    if not t.lit:
        price = "@price-mind-card"
    elif t.hand[action]:
        price = "@price-own-card"
    else:
        price = "@price-hand-card"
    token = action == LIGHT_A_MATCH and t.rulings.light_costs_token
    return "+".join(("@price-match", price)) if token else price


def _payment(t: Labyrinth, option: Option) -> str:
    """What a way to pay costs: a played card comes back, a discarded one is gone (FD-HAND-05, FD-WILD-05)."""
    step = t.stack[-1] if t.stack else None
    if option.verb == "play":
        return "@price-own-card" if isinstance(step, Action) and option.code == step.action else "@price-any-card"
    return "@price-hand-card" if t.lit else "@price-mind-card"


def _doors_when_turned(t: Labyrinth, turn: int) -> str:
    """The sides that have doors when the tile being revealed is turned so; for who does not see the drawing."""
    reveal = t.stack[-1] if t.stack else None
    if not isinstance(reveal, Reveal):
        return "@none"
    doors = t.content.tiles[reveal.tile].doors[turn]
    return "+".join(f"@side-{SIDES[side]}" for side in range(4) if doors[side])


def where_to(t: Labyrinth, side: int) -> str:
    """What lies in this direction of a walk, also where it bars the way."""
    target = t.next_to(t.pawn, side)
    if target < 0:
        room = t.pawn // 9
        if DOOR_SQUARE[side] != t.pawn % 9 or not t.doors[room * 4 + side]:
            return "@beside-wall"
        if not t.is_unused(room, side):
            return "@beside-dead-door"
        return "@to-unknown" if t.deck else "@to-freedom"
    kind = t.squares[target]
    if kind & OBSTRUCTION:
        return "@beside-obstruction"
    if kind & LOCK:
        return "@beside-lock"
    if kind & HOLE:
        return "@to-hole"
    if kind & ITEM_SQUARE:
        return f"@beside-item-{kind >> NUMBER_SHIFT}"
    if kind & SECRET_SQUARE:
        return f"@beside-secret-{kind >> NUMBER_SHIFT}"
    return "@to-square" if target // 9 == t.pawn // 9 else "@to-room"


def _thing_beside(t: Labyrinth, side: int) -> str:
    square = t.pawn if side == HERE else t.next_to(t.pawn, side)
    kind = t.squares[square] if square >= 0 else 0
    number = kind >> NUMBER_SHIFT
    if kind & OBSTRUCTION:
        return "@token-obstruction"
    if kind & LOCK:
        return "@token-lock"
    if kind & ITEM_SQUARE:
        return f"@item-location-{number}"
    if kind & SECRET_SQUARE:
        return f"@secret-location-{number}"
    return "@nothing-there"


def _card_at(t: Labyrinth, card: int) -> str:
    """The card of the location that is being searched, if the player has seen it before (FD-INFO-02)."""
    search = t.stack[-1] if t.stack else None
    if isinstance(search, Investigate) and not search.secret:
        kind = t.items[search.location * 2 + card]
        if kind > FACE_DOWN:
            return f"@item-{ITEMS[kind]}"
    return "@face-down"
