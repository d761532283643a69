"""A position as one line of text that can be pasted into a message and read back.

The line is a list of fields `name:value` separated by spaces; docs/notation.md explains each. What follows from the
rest is left out: the supply follows from the tokens on the table, the unseen cards from those that were seen. A
position in the middle of an action also carries the steps that are under way.
"""

from __future__ import annotations

import json
from typing import Final

from duskbox.core.errors import BadPosition, DuskboxError
from duskbox.core.game import Game
from duskbox.core.table import Outcome
from duskbox.games.fear_of_the_dark.checks.soundness import faults
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.rulings import RULINGS
from duskbox.games.fear_of_the_dark.rules.vocabulary import FACE_DOWN, LOCK, MOST_ROOMS, NO_CARD, OBSTRUCTION, TAKEN

PREFIX: Final = "fd1"
MIND_LETTERS: Final = "LMTSIC"
HAZARD_LETTERS: Final = "TKDCLE"
ITEM_LETTERS: Final = "MPKL"
SECRET_LETTERS: Final = "DM1234I"
_NONE: Final = "-"
FIELDS: Final = (
    "death", "rooms", "pawn", "deck", "unseen", "hand", "mind", "lost", "matches", "hazards", "discards", "terrors",
    "items", "held", "used",
    "secrets", "solved", "draws", "rulings", "leak", "leaks", "sdoors", "played", "glow", "end", "steps", "asks",
    "content",
)  # fmt: skip
#: How a game can end (FD-END-08).
ENDINGS: Final = ("won", "lost-sanity", "lost-terror", "lost-echo", "trapped", "gave-up", "walked-out")


def write(t: Labyrinth) -> str:
    """The line of a position."""
    rulings = [f"{ruling.name}={t.rulings.chosen[ruling.name]}" for ruling in RULINGS
               if t.rulings.chosen[ruling.name] != ruling.default]  # fmt: skip
    fields = [
        PREFIX,
        f"death:{int(t.instant_death)}",
        f"rooms:{'/'.join(_room(t, room) for room in range(len(t.tiles)))}",
        f"pawn:{t.pawn // 9}.{t.pawn % 9 + 1}",
        f"deck:{t.deck}+{t.aside}",
        f"unseen:{','.join(t.content.tiles[tile].name for tile in t.unseen) or _NONE}",
        f"hand:{_letters(t.hand, MIND_LETTERS)}",
        f"mind:{_letters(t.mind_deck, MIND_LETTERS)}",
        f"lost:{_letters(t.lost, MIND_LETTERS)}",
        f"matches:{t.matches}",
        f"hazards:{_kinds(t.hazards, HAZARD_LETTERS)}",
        f"discards:{_kinds(t.hazard_discards, HAZARD_LETTERS)}",
        f"terrors:{t.terrors}",
        f"items:{_cards(t.items, ITEM_LETTERS)}",
        f"held:{_letters(t.held, ITEM_LETTERS)}",
        f"used:{_letters(t.used_items, ITEM_LETTERS)}",
        f"secrets:{_cards(t.secrets, SECRET_LETTERS)}",
        f"solved:{_letters(t.used_secrets, SECRET_LETTERS)}",
        f"draws:{','.join(str(count) for count in t.draws)}",
    ]
    if rulings:
        fields.append(f"rulings:{','.join(rulings)}")
    if t.leak_room >= 0:
        fields.append(f"leak:{t.leak_room}")
    if t.secret_doors != t.content.secret_doors:
        fields.append(f"sdoors:{t.secret_doors}")
    if t.leaks == 0 and t.leak_room < 0:
        fields.append("leaks:0")
    if t.played != NO_CARD:
        fields.append(f"played:{MIND_LETTERS[t.played]}")
    if t.afterglow:
        fields.append("glow:1")
    if t.outcome is not None:
        fields.append(f"end:{t.outcome.name},{t.outcome.rule},{t.outcome.winners}")
    if t.decision is not None and t.decision.ask != "ask-action":
        fields.append("steps:" + json.dumps([step.state() for step in t.stack], separators=(",", ":")))
        fields.append("asks:" + json.dumps(t.decision.state(), separators=(",", ":")))
    return " ".join(fields)


def read(game: Game, text: str, pack: dict[str, object] | None = None) -> Labyrinth:
    """The position of a line; what cannot be read is refused with the name of the field."""
    head, *rest = text.split() or [""]
    if head != PREFIX:
        raise BadPosition("error-position-foreign", prefix=PREFIX)
    fields: dict[str, str] = {}
    for word in rest:
        name, colon, value = word.partition(":")
        if not colon or name in fields or name not in FIELDS:
            raise BadPosition("error-position-field", field=word[:40])
        fields[name] = value
    name = "content"
    if name in fields and pack is None:
        raise BadPosition("error-position-pack", content=fields[name][:16])
    name = "rulings"
    try:
        pairs = [pair.split("=") for pair in fields.pop(name, "").split(",") if pair]
        setup = game.setup(None, dict(pairs), pack)
        _need(fields.get("content", "") in ("", game.components.hash(setup)[:16]))
        t = game.new_table(setup)
        assert isinstance(t, Labyrinth)
        t.set_up(0, fields["death"] == "1")
        for name in ("rooms", "unseen", "deck", "pawn"):
            _read_maze(t, name, fields[name])
        for name in ("hand", "mind", "lost", "matches", "hazards", "discards", "terrors"):
            _read_mind(t, name, fields[name])
        for name in ("items", "held", "used", "secrets", "solved"):
            _read_findings(t, name, fields[name])
        name = "draws"
        t.draws = [int(count) for count in fields[name].split(",")]
        _need(len(t.draws) == len(game.streams) and min(t.draws) >= 0)
        name = "leak"
        if name in fields:
            t.leak_room = int(fields[name])
            t.leaks -= 1
            _need(0 <= t.leak_room < len(t.tiles) and t.leaks >= 0)
        name = "sdoors"
        t.secret_doors = int(fields.get(name, t.content.secret_doors))
        name = "leaks"
        if name in fields:
            t.leaks = int(fields[name])
        name = "played"
        t.played = MIND_LETTERS.index(fields[name]) if name in fields else NO_CARD
        t.afterglow = "glow" in fields
        name = "end"
        t.count_cards()
        if name in fields:
            outcome, rule, winners = fields[name].split(",")
            _need(outcome in ENDINGS and winners in ("0", "1"))
            t.outcome = Outcome(outcome, rule, int(winners))
            t.stack = []
            return _checked(t)
        name = "steps"
        if name in fields:
            state = t.state()
            state["stack"] = json.loads(fields["steps"])
            state["decision"] = json.loads(fields["asks"])
            return _checked(game.restore(setup, state))
        name = "mind"
        _need(t.mind_size + t.hand_size > 0)
        t.start_here()
        return _checked(t)
    except (ValueError, KeyError, IndexError, AssertionError, TypeError, RecursionError, DuskboxError) as error:
        if isinstance(error, BadPosition):
            raise
        raise BadPosition("error-position-field", field=name) from error


def _need(holds: bool) -> None:
    if not holds:
        raise ValueError("out of range")


def _checked(t: object) -> Labyrinth:
    assert isinstance(t, Labyrinth)
    for fault in faults(t):
        raise BadPosition("error-position-unsound", reason=fault)
    return t


def _room(t: Labyrinth, room: int) -> str:
    """`TILE@COLUMN,ROW+TURNS`, then `~` if no one was inside, `*SIDES` for Secret Doors, `=` and the tokens such as
    `O5L6`.
    """
    text = f"{t.content.tiles[t.tiles[room]].name}@{t.columns[room]},{t.rows[room]}+{t.turns[room]}"
    if t.unentered[room]:
        text += "~"
    secret = "".join(SIDES[side] for side in range(4) if t.doors[room * 4 + side] == 2)
    if secret:
        text += f"*{secret}"
    tokens = ""
    for square in range(9):
        kind = t.squares[room * 9 + square]
        tokens += f"O{square + 1}" if kind & OBSTRUCTION else ""
        tokens += f"L{square + 1}" if kind & LOCK else ""
    return f"{text}={tokens}" if tokens else text


def _read_maze(t: Labyrinth, name: str, value: str) -> None:
    names = [tile.name for tile in t.content.tiles]
    if name == "rooms":
        t.tiles, t.turns, t.columns, t.rows = [], [], [], []
        t.squares, t.doors, t.beyond, t.unentered = [], [], [], []
        t.obstructions, t.locks = t.content.obstructions, t.content.locks
        for text in value.split("/"):
            _read_room(t, text, names)
        _need(t.obstructions >= 0 and t.locks >= 0)
    elif name == "unseen":
        t.unseen = [] if value == _NONE else [names.index(tile) for tile in value.split(",")]
        _need(0 not in t.unseen and len(set(t.unseen)) == len(t.unseen))
    elif name == "deck":
        t.deck, t.aside = (int(part) for part in value.split("+"))
        _need(t.deck >= 0 and t.aside >= 0 and t.deck + t.aside == len(t.unseen))
    else:
        room, square = (int(part) for part in value.split("."))
        _need(0 <= room < len(t.tiles) and 1 <= square <= 9)
        t.pawn = room * 9 + square - 1


def _read_room(t: Labyrinth, text: str, names: list[str]) -> None:
    text, _, tokens = text.partition("=")
    text, _, secret = text.partition("*")
    unentered = text.endswith("~")
    tile, _, rest = text.rstrip("~").partition("@")
    cell, _, turns = rest.partition("+")
    column, row = (int(part) for part in cell.split(","))
    _need(len(t.tiles) < MOST_ROOMS)
    _need(turns in ("0", "1", "2", "3") and t.room_at(column, row) < 0)
    room = t.set_down(names.index(tile), int(turns), column, row)
    t.unentered[room] = int(unentered)
    for side in secret:
        _need(t.doors[room * 4 + SIDES.index(side)] == 0)
        t.doors[room * 4 + SIDES.index(side)] = 2
    for place in range(0, len(tokens), 2):
        kind = {"O": OBSTRUCTION, "L": LOCK}[tokens[place]]
        square = room * 9 + int(tokens[place + 1]) - 1
        _need(t.squares[square] & kind == 0)
        t.squares[square] |= kind
        if kind == OBSTRUCTION:
            t.obstructions -= 1
        else:
            t.locks -= 1


def _read_mind(t: Labyrinth, name: str, value: str) -> None:
    if name == "hand":
        t.hand = _counted(value, MIND_LETTERS)
    elif name == "mind":
        t.mind_deck = _counted(value, MIND_LETTERS)
    elif name == "lost":
        t.lost = _counted(value, MIND_LETTERS)
    elif name == "matches":
        t.matches = int(value)
        _need(0 <= t.matches <= t.content.matches)
    elif name == "hazards":
        t.hazards = _listed(value, HAZARD_LETTERS)
    elif name == "discards":
        t.hazard_discards = _listed(value, HAZARD_LETTERS)
    else:
        t.terrors = int(value)


def _read_findings(t: Labyrinth, name: str, value: str) -> None:
    if name == "items":
        t.items = _read_cards(value, ITEM_LETTERS)
    elif name == "held":
        t.held = _counted(value, ITEM_LETTERS)
    elif name == "used":
        t.used_items = _counted(value, ITEM_LETTERS)
        known = [kind for kind in t.items if kind > FACE_DOWN]
        t.item_pool = _without(t.content.items, [*known, *_spread(t.held), *_spread(t.used_items)])
    elif name == "secrets":
        t.secrets = _read_cards(value, SECRET_LETTERS)
    else:
        t.used_secrets = _counted(value, SECRET_LETTERS)
        t.secret_pool = _without(t.content.secrets, _spread(t.used_secrets))


def _letters(counts: list[int], letters: str) -> str:
    return "".join(letter * count for letter, count in zip(letters, counts, strict=True)) or _NONE


def _kinds(kinds: list[int], letters: str) -> str:
    return "".join(letters[kind] for kind in kinds) or _NONE


def _cards(cards: list[int], letters: str) -> str:
    return "".join("?" if kind == FACE_DOWN else _NONE if kind == TAKEN else letters[kind] for kind in cards)


def _counted(text: str, letters: str) -> list[int]:
    kinds = _listed(text, letters)
    return [kinds.count(kind) for kind in range(len(letters))]


def _listed(text: str, letters: str) -> list[int]:
    return [] if text == _NONE else [letters.index(letter) for letter in text]


def _read_cards(text: str, letters: str) -> list[int]:
    cards = [FACE_DOWN if sign == "?" else TAKEN if sign == _NONE else letters.index(sign) for sign in text]
    _need(len(cards) == 8)
    return cards


def _spread(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _without(pool: list[int], seen: list[int]) -> list[int]:
    left = pool[:]
    for kind in seen:
        left.remove(kind)
    return left
