"""Why something cannot be done now: for every option a player may wonder about, a tree of reasons with ledger ids."""

from __future__ import annotations

from typing import Final, cast

from duskbox.core.decisions import Option
from duskbox.core.messages import Facts
from duskbox.core.reasons import Reason
from duskbox.games.fear_of_the_dark.rules.geometry import DOOR_SQUARE, OPPOSITE
from duskbox.games.fear_of_the_dark.rules.journey import (
    LIGHT_HAND,
    TOKEN_HAND,
    Action,
    can_walk,
    in_leak_room,
    token_beside,
)
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    ACTION,
    AROUND,
    CLEAR,
    DO_SPEND,
    DO_WALK,
    GO,
    HERE,
    HOLE,
    INVESTIGATE,
    ITEM_SQUARE,
    KEY,
    LEAVE,
    LEVER,
    LIGHT_A_MATCH,
    LOCK,
    LOSE_FROM_DECK,
    LOSE_FROM_HAND,
    LOSE_PLAYED,
    MATCH,
    MOVE,
    NUMBER_SHIFT,
    OBSTRUCTION,
    OPTIONS,
    PAY_BY_DISCARDING,
    PAY_BY_PLAYING,
    SCOUT,
    SCRAP_OF_PAPER,
    SECRET_SQUARE,
    STOP,
    TAKE,
    TIPTOE,
    TURN,
    USE,
    USE_ITEM,
    WALK_TWO,
    WILD,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk

#: What a player may ask about at each decision, besides the options themselves.
WONDERS: Final[dict[str, list[Option]]] = {
    "ask-action": [*ACTION, DO_WALK, DO_SPEND, *(use for use in USE if use.code != USE_ITEM + LEVER)],
    "ask-pay": [*PAY_BY_PLAYING, *PAY_BY_DISCARDING],
    "ask-walk": [*GO, STOP],
    "ask-take": TAKE,
    "ask-lose": [*LOSE_FROM_HAND, *LOSE_FROM_DECK, *LOSE_PLAYED],
    "ask-turn": TURN,
    "ask-search": AROUND[:4],
    "ask-clear": AROUND[:4],
    "ask-unlock": AROUND[:4],
}


def candidates(t: Labyrinth) -> list[str]:
    """The keys of all that a player may wonder about now."""
    if t.decision is None:
        return []
    keys = [option.key for option in t.decision.options]
    keys += [option.key for option in WONDERS.get(t.decision.ask, []) if option.key not in keys]
    return keys


def why_not(t: Labyrinth, key: str) -> Reason | None:
    """The reasons against an option, or None if it can be chosen."""
    option = OPTIONS.option(key)
    decision = t.decision
    if decision is None:
        return Reason("why-game-over", (t.outcome.rule if t.outcome else "FD-END-08",))
    if option in decision.options or option in t.anytime_options(decision.seat):
        return None
    if option is LEAVE or option not in WONDERS.get(decision.ask, []):
        return _not_asked(t, option, decision.rule)
    ask = decision.ask
    parts: list[Reason] = []
    if ask == "ask-action":
        parts = _against_action(t, option)
    elif ask == "ask-pay":
        parts = [_against_payment(t, option)]
    elif ask == "ask-walk":
        parts = [_against_step(t, option)]
    elif ask == "ask-take":
        parts = [Reason("why-not-in-deck", ("FD-HAND-03",), (), {"card": f"@mind-{option.args[0]}"})]
    elif ask == "ask-lose":
        parts = [Reason("why-card-not-there", ("FD-HAZ-07",), (), {"card": f"@mind-{option.args[0]}"})]
    elif ask == "ask-turn":
        parts = [_against_turn(t, option.code)]
    elif ask == "ask-search":
        parts = [_against_search(t, option.code)]
    elif ask == "ask-clear":
        parts = [Reason("why-no-obstruction-there", ("FD-CLEAR-01",), (), _side(option.code))]
    else:
        parts = [Reason("why-no-lock-there", ("FD-ITEM-06",), (), _side(option.code))]
    rules = tuple(dict.fromkeys(rule for part in parts for rule in part.rules))
    return Reason("why-refused", rules, tuple(parts), {"key": key})


def _not_asked(t: Labyrinth, option: Option, asked: str) -> Reason:
    """An action is carried out whole, so nothing of the main choice can be done in the middle of it."""
    rules: tuple[str, ...] = (asked,)
    if option is DO_SPEND:
        rules = ("FD-MATCH-08", "FD-ACT-04")
    elif option in WONDERS["ask-action"]:
        rules = ("FD-ACT-04",)
    elif option is LEAVE and not t.rulings.may_walk_out:
        rules = ("FD-DOOR-06",)
    return Reason("why-not-asked", rules)


def _side(side: int) -> Facts:
    return {"side": f"@side-{AROUND[side].args[0]}"}


def _against_action(t: Labyrinth, option: Option) -> list[Reason]:
    """Everything that stands against an action of the main choice, not only the first thing."""
    parts: list[Reason] = []
    if option is DO_SPEND:
        return _against_spending(t)
    if option in USE:
        return _against_item(t, option.code - USE[0].code)
    action = option.code
    if action in (TIPTOE, SCOUT) and not t.lit:
        parts.append(Reason("why-dark", ("FD-LIGHT-03",)))
    if option is DO_WALK and not t.lit:
        parts.append(Reason("why-dark", ("FD-ACT-03",)))
    if (option is DO_WALK or action in (MOVE, TIPTOE)) and not can_walk(t, action == TIPTOE):
        sides = tuple(_barred(t, side, action == TIPTOE) for side in range(4))
        parts.append(Reason("why-no-step", ("FD-ACT-05",), sides))
    if option is not DO_WALK and action == SCOUT:
        if t.unused_door_here() < 0:
            parts.append(Reason("why-no-unused-door", ("FD-SCOUT-02", "FD-SCOUT-03")))
        if t.deck == 0:
            parts.append(Reason("why-no-tile", ("FD-SCOUT-03",)))
    if option is not DO_WALK and action == INVESTIGATE:
        parts.append(_against_investigating(t))
    if option is not DO_WALK and action == CLEAR:
        parts.append(Reason("why-no-obstruction", ("FD-CLEAR-01", "FD-ACT-05")))
    if option is not DO_WALK and action == LIGHT_A_MATCH:
        parts += _against_lighting(t)
    return parts


def _against_lighting(t: Labyrinth) -> list[Reason]:
    parts: list[Reason] = []
    if in_leak_room(t):
        parts.append(Reason("why-leak", ("FD-LEAK-05",)))
    if t.rulings.light_costs_token and t.matches == 0:
        parts.append(Reason("why-no-match", ("FD-MATCH-05",)))
    if not t.lit and not t.rulings.light_in_dark:
        parts.append(Reason("why-dark", ("FD-OPEN-09",)))
    hand, deck = (t.hand_size - 1, t.mind_size) if t.lit else (0, t.mind_size - 1)
    if t.missing_for(LIGHT_HAND, hand, deck) == 0:
        parts.append(Reason("why-no-card-gained", ("FD-MATCH-06",)))
    return parts


def _against_spending(t: Labyrinth) -> list[Reason]:
    parts: list[Reason] = []
    if t.matches == 0:
        parts.append(Reason("why-no-match", ("FD-MATCH-01",)))
    if in_leak_room(t):
        parts.append(Reason("why-leak", ("FD-LEAK-05",)))
    if t.missing_for(TOKEN_HAND, t.hand_size, t.mind_size) == 0:
        parts.append(Reason("why-no-card-gained", ("FD-MATCH-02",)))
    return parts


def _against_item(t: Labyrinth, item: int) -> list[Reason]:
    if t.held[item] == 0:
        return [Reason("why-not-held", ("FD-ITEM-01",))]
    parts: list[Reason] = []
    paying = 1 if t.rulings.items_cost_card else 0
    if item == MATCH and t.matches >= t.content.matches:
        parts.append(Reason("why-matches-full", ("FD-ITEM-04", "FD-MATCH-09"), (), {"most": t.content.matches}))
    if item == SCRAP_OF_PAPER and not t.lit:
        parts.append(Reason("why-dark", ("FD-LIGHT-03",)))
    if item == SCRAP_OF_PAPER and t.lit and t.missing_for(TOKEN_HAND, t.hand_size - paying, t.mind_size) == 0:
        parts.append(Reason("why-no-card-gained", ("FD-ITEM-05",)))
    if item == KEY and not token_beside(t, LOCK):
        parts.append(Reason("why-no-lock", ("FD-ITEM-06",)))
    return parts


def _against_investigating(t: Labyrinth) -> Reason:
    """What is next to the pawn that might be searched, and why each cannot be."""
    parts: list[Reason] = []
    for side in range(5):
        square = t.pawn if side == HERE else t.next_to(t.pawn, side)
        if square >= 0 and t.squares[square] & (ITEM_SQUARE | SECRET_SQUARE):
            parts.append(_against_search(t, side))
    return Reason("why-nothing-to-search", ("FD-INV-03", "FD-ACT-05"), tuple(parts))


def _against_search(t: Labyrinth, side: int) -> Reason:
    square = t.pawn if side == HERE else t.next_to(t.pawn, side)
    kind = t.squares[square] if square >= 0 else 0
    facts = _side(side)
    if kind & (ITEM_SQUARE | SECRET_SQUARE) == 0:
        return Reason("why-nothing-there", ("FD-INV-03",), (), facts)
    if not t.has_card(kind & SECRET_SQUARE != 0, (kind >> NUMBER_SHIFT) - 1):
        return Reason("why-location-empty", ("FD-INV-05",), (), facts)
    return Reason("why-secret-dark", ("FD-INV-02", "FD-LIGHT-03"), (), facts)


def _against_payment(t: Labyrinth, option: Option) -> Reason:
    facts: Facts = {"card": f"@mind-{option.args[0]}"}
    if option.verb == "discard":
        if t.lit and t.hand[option.code - WILD]:
            # Wild buys an action of a card; the two-square walk, and an Item under `item-cost`, are played for.
            walk = cast(Action, t.stack[-1]).action == WALK_TWO
            rules = ("FD-ACT-02", "FD-WILD-01") if walk else ("FD-OPEN-75",)
            return Reason("why-played-not-discarded", rules, (), facts)
        if t.lit:
            return Reason("why-not-in-hand", ("FD-WILD-01",), (), facts)
        return Reason("why-not-in-deck", ("FD-WILD-02",), (), facts)
    if not t.lit:
        return Reason("why-dark", ("FD-ACT-01", "FD-WILD-02"))
    if t.hand[option.code] == 0:
        return Reason("why-not-in-hand", ("FD-ACT-01",), (), facts)
    return Reason("why-other-card", ("FD-ACT-01",), (), facts)


def _against_step(t: Labyrinth, option: Option) -> Reason:
    if option is STOP:
        return Reason("why-must-move", ("FD-ACT-05",))
    walk = t.stack[-1]
    assert isinstance(walk, Walk)
    tiptoe = walk.tiptoe
    if t.step_cost(option.code, t.barring(tiptoe)):
        return Reason("why-no-steps-left", ("FD-OPEN-23",), (), _side(option.code))
    return _barred(t, option.code, tiptoe)


def _barred(t: Labyrinth, side: int, tiptoe: bool) -> Reason:
    """What bars the way on one side."""
    facts = _side(side)
    square = t.next_to(t.pawn, side)
    if square < 0:
        room = t.pawn // 9
        if DOOR_SQUARE[side] == t.pawn % 9 and t.doors[room * 4 + side]:
            return Reason("why-dead-door", ("FD-DOOR-03", "FD-DOOR-04"), (), facts)
        return Reason("why-wall", ("FD-ACT-07", "FD-DOOR-03"), (), facts)
    kind = t.squares[square]
    if kind & OBSTRUCTION:
        return Reason("why-obstruction", ("FD-MVT-01",), (), facts)
    if kind & LOCK:
        return Reason("why-lock", ("FD-MVT-01",), (), facts)
    if kind & HOLE and not tiptoe:
        return Reason("why-hole", ("FD-MVT-02",), (), facts)
    return Reason("why-furniture", ("FD-MVT-03",), (), facts)


def _against_turn(t: Labyrinth, turn: int) -> Reason:
    reveal = t.stack[-1]
    assert isinstance(reveal, Reveal)
    tile = t.content.tiles[reveal.tile]
    if not tile.doors[turn][OPPOSITE[reveal.door % 4]]:
        return Reason("why-no-door-meets", ("FD-DOOR-01", "FD-TILE-07"))
    if any(tile.plans[turn] == tile.plans[other] and tile.doors[turn] == tile.doors[other] for other in range(turn)):
        return Reason("why-same-turn", ("FD-TILE-07",))
    return Reason("why-entry-barred", ("FD-TILE-09",))
