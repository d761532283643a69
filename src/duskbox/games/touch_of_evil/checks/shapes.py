"""Whether every row of a table has its length, every number its range and every card its kind: a position may be
written by anyone.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.rules.rolls import FIRST_ELDER
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.exchange import SHIELD
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ALLY,
    CURSE,
    DECKS,
    ELDER_STATES,
    EVENT,
    FACE_DOWN,
    ITEM,
    L_ANY,
    L_GAME,
    LAIR,
    MYSTERY,
    NO_HERO,
    NOTHING,
    SECRET,
    SPANS,
    STATICS,
    TOWN_ITEMS,
    VILLAIN,
    WINDOWS,
    WOLF,
)

#: A number without an upper end that means anything; no real one comes near.
_MANY: Final = 1 << 20
#: The steps of a turn with its edge, and of the Mystery Phase (ATE-ROUND-03, ATE-MYST-01).
_TURN_STEPS: Final = 3
_MYSTERY_STEPS: Final = 6


def faults(t: Shadowbrook) -> list[str]:
    """What is written on the table and cannot be, field by field."""
    found = [f"{name} is a number from {least} to {most}{rule}" for name, least, most, rule in _numbers(t)
             if not _is_number(getattr(t, name), least, most)]  # fmt: skip
    for name, length, least, most, rule in _rows(t):
        if not _is_row(getattr(t, name), length, least, most):
            found.append(f"{name} has {length} numbers from {least} to {most}{rule}")
    for name, lengths, least, most, rule in _open_rows(t):
        if not _is_open_row(getattr(t, name), lengths, least, most):
            found.append(f"{name} has numbers from {least} to {most}{rule}")
    for name, piles, rule in _piles(t):
        rows = getattr(t, name)
        if not isinstance(rows, list) or len(rows) != piles or not all(isinstance(row, list) for row in rows):
            found.append(f"{name} has {piles} rows{rule}")
    if found:
        return found
    return _cards(t) + _modifiers(t)


def _is_number(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_row(row: object, length: int, least: int, most: int) -> bool:
    return isinstance(row, list) and len(row) == length and all(_is_number(each, least, most) for each in row)


def _is_open_row(row: object, lengths: tuple[int, ...], least: int, most: int) -> bool:
    return (
        isinstance(row, list)
        and (not lengths or len(row) in lengths)
        and all(_is_number(each, least, most) for each in row)
    )


def _numbers(t: Shadowbrook) -> list[tuple[str, int, int, str]]:
    """Single numbers: name, least, most, rule."""
    seats, minions = t.seats, len(t.box.minions)
    # Before the first round Villain and Heroes may still have to be drawn.
    drawn = NOTHING if t.round == 0 else 0
    in_turn = t.turn != NO_HERO
    return [
        ("round", 0, _MANY, " (ATE-ROUND-01)"),
        ("first", 0, seats - 1, " (ATE-SETUP-15)"),
        ("turn", NO_HERO, seats - 1, " (ATE-ROUND-01)"),
        ("phase", 0, _TURN_STEPS, " (ATE-ROUND-03)") if in_turn else ("phase", 0, _MYSTERY_STEPS, " (ATE-MYST-01)"),
        ("fled", 0, (1 << seats) - 1, " (ATE-FIGHT-16)"),
        ("villain", drawn, len(t.box.villains) - 1, " (ATE-SETUP-08)"),
        ("villain_hurt", 0, _MANY, " (ATE-TOK-01)"),
        ("villain_more", 0, _MANY, " (ATE-TOK-07)"),
        ("militia_left", 0, t.box.militia, " (ATE-TOK-04)"),
        ("foe", NO_FOE if t.foe == NO_FOE else WOLF - seats + 1, minions - 1, " (ATE-FIGHT-01)"),
        ("fighter", NO_HERO, seats - 1, " (ATE-FIGHT-01)"),
        ("showdown", NOTHING, len(t.box.cards) - 1, " (ATE-SHOW-01)"),
        ("showdown_space", NOTHING, t.box.board.size - 1, " (ATE-SHOW-01)"),
        ("held", 0, _MANY, " (ATE-OPEN-18)"),
        ("fight_skill", NOTHING, 3, " (ATE-OPT-08)"),
        ("unsettled", 0, 1, ""),
    ]


def _rows(t: Shadowbrook) -> list[tuple[str, int, int, int, str]]:
    """Rows with one number for each Hero, Elder, Minion or space: name, length, least, most, rule."""
    box = t.box
    seats, elders, minions, spaces = t.seats, len(box.elders), len(box.minions), box.board.size
    drawn = NOTHING if t.round == 0 else 0
    heroes: list[tuple[str, int, int, int, str]] = [
        ("heroes", seats, drawn, len(box.heroes) - 1, " (ATE-SETUP-11)"),
        ("at", seats, 0, spaces - 1, " (ATE-SETUP-12)"),
        ("wounds", seats, 0, _MANY, " (ATE-TOK-01)"),
        ("investigation", seats, 0, _MANY, " (ATE-TOK-03)"),
        ("down", seats, 0, 1, " (ATE-KO-02)"),
        # Below nothing only in positions that are built: a Skill lower than the sheet says.
        ("skill_ups", seats * 4, -_MANY, _MANY, " (ATE-TOK-06)"),
        ("curse", seats, NOTHING, _MANY, " (ATE-TOK-09)"),
        ("changed", seats, 0, 1, " (ATE-TOK-09)"),
        ("lairs", seats, NOTHING, len(box.cards) - 1, " (ATE-COMP-06)"),
        ("lairs_open", seats, 0, 1, " (ATE-INFO-02)"),
        ("militia_with", seats, 0, box.militia, " (ATE-COOP-34)"),
        ("orders", seats, 0, (2 << len(WINDOWS)) - 1, " (ATE-OPEN-04)"),
        ("rest", seats, 0, 1, " (ATE-OPEN-04)"),
        ("hurt_by", seats, NO_FOE, minions - 1, " (ATE-CURSE-01)"),
    ]
    others: list[tuple[str, int, int, int, str]] = [
        ("elders", elders, 0, len(ELDER_STATES) - 1, " (ATE-SETUP-06)"),
        ("elder_hurt", elders, 0, _MANY, " (ATE-TOK-01)"),
        ("elder_with", elders, NO_HERO, seats - 1, " (ATE-SHOW-06)"),
        ("elder_at", elders, NOTHING, spaces - 1, " (ATE-TOK-08)"),
        ("counters", minions, 0, _MANY, " (ATE-MIN-06)"),
        ("minions", spaces, NOTHING, minions - 1, " (ATE-MIN-06)"),
        ("rounds", spaces, NOTHING, minions - 1, " (ATE-MIN-06)"),
        ("clues", spaces, 0, _MANY, " (ATE-TOK-03)"),
        ("militia", spaces, 0, box.militia, " (ATE-TOK-04)"),
    ]
    return heroes + others


def _open_rows(t: Shadowbrook) -> list[tuple[str, tuple[int, ...], int, int, str]]:
    """Rows that grow: name, the lengths there can be (none: any), least, most, rule."""
    targets = FIRST_ELDER + len(t.box.elders)
    return [
        ("draws", (len(t.draws),), 0, _MANY, ""),
        ("rolled", (), 1, 6, " (ATE-DICE-01)"),
        ("aims", (), 0, targets - 1, " (ATE-FIGHT-07)"),
        ("struck", (0, targets), 0, _MANY, " (ATE-FIGHT-08)"),
        ("party_hits", (0, len(t.box.elders)), 0, _MANY, " (ATE-FIGHT-08)"),
        ("due", (), 0, t.box.board.size - 1, " (ATE-MIN-12)"),
        ("removed", (), 0, len(t.box.cards) - 1, " (ATE-DECK-06)"),
        ("stock", (), 0, len(t.box.cards) - 1, " (ATE-DECK-04)"),
        ("in_play", (), 0, len(t.box.cards) - 1, " (ATE-KEY-04)"),
        ("kept_secrets", (), 0, len(t.box.cards) - 1, " (ATE-COMP-07)"),
    ]


def _piles(t: Shadowbrook) -> list[tuple[str, int, str]]:
    """Rows of rows: name, how many, rule."""
    elders = len(t.box.elders)
    return [
        ("hands", t.seats, " (ATE-OVR-02)"),
        ("items", t.seats, " (ATE-OVR-02)"),
        ("pools", len(DECKS), " (ATE-DECK-01)"),
        ("discards", len(DECKS), " (ATE-DECK-01)"),
        ("secrets", elders, " (ATE-COMP-09)"),
        ("seen", elders, " (ATE-COMP-09)"),
        ("evil_secrets", elders, " (ATE-COMP-09)"),
        ("buried_under", len(t.buried), " (ATE-DECK-03)"),
    ]


def _cards(t: Shadowbrook) -> list[str]:
    """Cards that lie where none of their kind can."""
    cards = t.box.cards
    found: list[str] = []

    def only(name: str, piles: list[list[int]], kinds: tuple[int, ...], rule: str, hidden: bool = False) -> None:
        for pile in piles:
            for card in pile:
                if hidden and card == FACE_DOWN:
                    continue
                if not _is_number(card, 0, len(cards) - 1) or cards[card].kind not in kinds:
                    found.append(f"{name} holds a card that is none of its kind{rule}")
                    return

    only("hands", t.hands, (EVENT,), " (ATE-EVENT-01)")
    only("items", t.items, (ITEM, ALLY), " (ATE-ITEM-01)")
    only("in_play", [t.in_play], (MYSTERY,), " (ATE-KEY-04)")
    only("lairs", [[card for card in t.lairs if card != NOTHING]], (LAIR,), " (ATE-COMP-06)")
    only("secrets", t.secrets, (SECRET,), " (ATE-COMP-07)", hidden=True)
    only("evil_secrets", [*t.evil_secrets, t.kept_secrets, *t.buried], (SECRET,), " (ATE-COMP-07)")
    for name, rows in (("pools", t.pools), ("discards", t.discards)):
        for place, pile in enumerate(rows):
            if any(not _is_number(card, 0, len(cards) - 1) or cards[card].place != place for card in pile):
                found.append(f"{name} holds a card of another deck (ATE-DECK-01)")
                break
    if any(cards[card].place != TOWN_ITEMS for card in t.stock):
        found.append("stock holds a card of another deck (ATE-DECK-04)")
    if any(cards[card].kind == CURSE for card in t.removed):
        found.append("removed holds a Curse (ATE-DECK-06)")
    if t.showdown != NOTHING and cards[t.showdown].kind != LAIR:
        found.append("showdown is a Lair card (ATE-SHOW-01)")
    return found


def _modifiers(t: Shadowbrook) -> list[str]:
    """What was used, three numbers each; modifiers that hold for a while, four each; who knows a Secret; who wounded
    whom.
    """
    found: list[str] = []
    used = t.used
    if not all(
        len(row) == 3
        and all(type(each) is int for each in row)
        and L_ANY < row[0] <= L_GAME
        and NO_HERO <= row[1] < t.seats
        and SHIELD <= row[2] < _MANY
        for row in (used[place : place + 3] for place in range(0, len(used), 3))
    ):
        found.append("used names a use that there is not (ATE-ITEM-01)")
    lasting = t.lasting
    rows = [lasting[place : place + 4] for place in range(0, len(lasting), 4)]
    if not all(
        len(row) == 4
        and all(type(each) is int for each in row)
        and 0 <= row[0] < len(STATICS)
        and NO_HERO <= row[1] < t.seats
        and 0 <= row[3] < len(SPANS)
        for row in rows
    ):
        found.append("lasting names a modifier that there is not (ATE-KEY-04)")
    if not all(_is_number(mask, NO_HERO, (1 << t.seats) - 1) for masks in t.seen for mask in masks):
        found.append("seen names seats that there are not (ATE-INFO-04)")
    if not all(_is_row(row, len(t.elders), 0, _MANY) for row in t.buried_under):
        found.append("buried_under has a number for each Elder (ATE-DECK-03)")
    if not all(foe == NO_FOE or WOLF - t.seats < foe <= VILLAIN or foe >= 0 for foe in t.hurt_by):
        found.append("hurt_by names a foe that there is not (ATE-CURSE-01)")
    drawn = [hero for hero in t.heroes if hero != NOTHING]
    if len(set(drawn)) != len(drawn):
        found.append("heroes names a Hero twice (ATE-COMP-02)")
    return found
