"""What options point at in the labyrinth. For an action it is all that the action could be done to, so that a
client can also begin with the thing: the rubble next to the pawn, the chest, the door, the pawn itself. A step and a
Move also point at the squares further on that they lead to, so that a client can offer a whole walk by its end.
"""

from __future__ import annotations

from duskbox.core.decisions import Option
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.rules.journey import MOVE_STEPS, can_scout
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.searching import search_options
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    CLEAR,
    HERE,
    INVESTIGATE,
    ITEMS,
    KEY,
    LOCK,
    MIND,
    MOVE,
    OBSTRUCTION,
    SCOUT,
    SPEND_MATCH,
    STOP,
    USE_ITEM,
    WALK_TWO,
    WILD,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk
from duskbox.games.fear_of_the_dark.schema.shown import (
    ItemPlace,
    MindCardPlace,
    Place,
    SidePlace,
    SquarePlace,
    WayPlace,
)


def where(t: Labyrinth, option: Option) -> list[Place]:
    """What an option points at now."""
    verb, code = option.verb, option.code
    if verb == "go":
        return [_beside(t, code), *_further(t, code)]
    if verb == "at":
        return [_beside(t, code)]
    if verb in ("do", "use"):
        return _aims(t, code)
    if verb in ("play", "discard"):
        card = code if code < WILD else code - WILD
        zone = _hand(card) if t.hand_size else _deck(card)
        return [zone]
    if verb in ("take", "lose-from-deck"):
        return [_deck(code % WILD)]
    if verb == "lose-from-hand":
        return [_hand(code)]
    if verb == "lose-played":
        return [{"at": "mind-card", "card": MIND[code % WILD], "zone": "played"}]
    if option is STOP:
        return [_square(t.pawn)]
    if verb == "leave":
        return [_side(t.pawn // 9, t.unused_door_here())]
    if verb == "turn":
        return [{"at": "tile", "turn": code}]
    if verb == "card":
        return [{"at": "location-card", "number": code + 1}]
    if verb == "lock":
        return [_square(code)]
    if verb in ("door", "wall"):
        return [_side(code // 4, code % 4)]
    if code == SPEND_MATCH:
        return [{"at": "match"}]
    return []


def _aims(t: Labyrinth, action: int) -> list[Place]:
    """What an action could be done to now; first of all the Item itself, or its own card in the hand."""
    found: list[Place] = []
    if action < WALK_TWO and t.hand[action]:
        found.append(_hand(action))
    if action == MOVE:
        found.append(_square(t.pawn))
        found.extend(way for _, way in _ways(t, MOVE_STEPS, False))
    elif action == SCOUT:
        if can_scout(t):
            found.append(_side(t.pawn // 9, t.unused_door_here()))
    elif action == INVESTIGATE:
        for option in search_options(t, t.lit):
            found.append(_beside(t, option.code))
    elif action == CLEAR:
        _add_tokens(t, found, OBSTRUCTION)
    elif action >= USE_ITEM:
        item: ItemPlace = {"at": "item", "item": ITEMS[action - USE_ITEM]}
        found.append(item)
        if action == USE_ITEM + KEY:
            _add_tokens(t, found, LOCK)
    return found


def _further(t: Labyrinth, side: int) -> list[WayPlace]:
    """The squares behind the next one that the walk under way reaches most quickly by this side."""
    step = t.stack[-1] if t.stack else None
    if not isinstance(step, Walk):
        return []
    beside = t.next_to(t.pawn, side)
    ways = _ways(t, step.steps, step.tiptoe)
    return [way for first, way in ways if first == side and way["room"] * 9 + way["square"] != beside]


def _ways(t: Labyrinth, steps: int, tiptoe: bool) -> list[tuple[int, WayPlace]]:
    """Each square that a walk can reach without anything happening on the way: the side it begins with, and its end,
    the nearest first.
    """
    bars = t.barring(tiptoe)
    cost = {t.pawn: 0}
    begins: dict[int, int] = {}
    stops: set[int] = set()
    for so_far in range(steps):
        for square in [each for each, its_cost in cost.items() if its_cost == so_far and each not in stops]:
            for side in range(4):
                target = t.next_to(square, side)
                if target < 0 or t.squares[target] & bars:
                    continue
                through_door = target // 9 != square // 9
                its_cost = so_far + (t.rulings.door_steps if through_door else 1)
                if its_cost > steps or its_cost >= cost.get(target, steps + 1):
                    continue
                cost[target] = its_cost
                begins[target] = begins.get(square, side)
                if through_door and _is_eventful(t, target // 9):
                    stops.add(target)
    found: list[tuple[int, WayPlace]] = []
    for square in sorted(begins, key=lambda each: (cost[each], each)):
        found.append((begins[square], {"at": "way", "room": square // 9, "square": square % 9, "steps": cost[square]}))
    return found


def _is_eventful(t: Labyrinth, room: int) -> bool:
    """Whether something happens to who enters a room on the table: the Leak, or a Hazard card under a ruling."""
    if room == t.leak_room and t.lit:
        return True
    strikes = t.rulings.hazard_every_entry or (t.rulings.hazard_first_entry and t.unentered[room] == 1)
    return strikes and t.content.tiles[t.tiles[room]].hazard


def _add_tokens(t: Labyrinth, found: list[Place], kind: int) -> None:
    for side in range(4):
        square = t.next_to(t.pawn, side)
        if square >= 0 and t.squares[square] & kind:
            found.append(_square(square))


def _beside(t: Labyrinth, side: int) -> Place:
    """The square next to the pawn or its own, or else the side it stands at."""
    if side == HERE:
        return _square(t.pawn)
    square = t.next_to(t.pawn, side)
    return _square(square) if square >= 0 else _side(t.pawn // 9, side)


def _square(square: int) -> SquarePlace:
    return {"at": "square", "room": square // 9, "square": square % 9}


def _side(room: int, side: int) -> SidePlace:
    return {"at": "side", "room": room, "side": SIDES[side]}


def _hand(card: int) -> MindCardPlace:
    return {"at": "mind-card", "card": MIND[card], "zone": "hand"}


def _deck(card: int) -> MindCardPlace:
    return {"at": "mind-card", "card": MIND[card], "zone": "deck"}
