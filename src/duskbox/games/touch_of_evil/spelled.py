"""A position spelled out, a line for each thing, so that a person can read and edit it (docs/notation.md).

What is as it is before the first draw is left out, and so are the decks as long as they hold what lies nowhere else.
"""

from __future__ import annotations

import json
from typing import Final

from duskbox.core.errors import BadPosition, DuskboxError
from duskbox.core.game import Game
from duskbox.games.touch_of_evil.checks import soundness
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import DECKS, NOTHING, SECRETS

PREFIX: Final = "te2"
_NONE: Final = "-"

#: Fields that hold cards, spaces, Heroes; fields by space that hold Minions or numbers; and fields by Elder.
_CARDS: Final = (
    "hands", "items", "discards", "removed", "in_play", "secrets", "evil_secrets", "kept_secrets", "buried", "lairs",
    "pools", "stock",
)  # fmt: skip
_SPACES: Final = ("at", "elder_at")
_MINIONS_BY_SPACE: Final = ("minions", "rounds")
_NUMBERS_BY_SPACE: Final = ("clues", "militia")
_BY_ELDER: Final = ("elders", "elder_hurt", "elder_with")
#: Where a card lies that is not in its deck.
_ELSEWHERE: Final = (
    "hands", "items", "discards", "removed", "in_play", "secrets", "evil_secrets", "kept_secrets", "lairs",
)  # fmt: skip
_KEPT_BY_STEPS: Final = ("draws", "stack", "decision", "outcome")


def write(t: Shadowbrook, settings: dict[str, str], usual: dict[str, str], rulings: dict[str, str]) -> str:
    """The text of a position. `usual` settings and `rulings` are left out."""
    state = t.state()
    fresh = _fresh(t).state()
    lines = [PREFIX]
    lines += [f"setting {name}: {value}" for name, value in settings.items() if usual.get(name) != value]
    lines += [f"ruling {name}: {value}" for name, value in t.rulings.chosen.items() if rulings.get(name) != value]
    decks = _decks(t, state)
    for name in (*t.FIELDS, *_KEPT_BY_STEPS):
        value = state[name]
        if value != decks.get(name, fresh[name]):
            lines.append(
                f"{name}: {json.dumps(_named(t.box, name, value), separators=(', ', ': '), ensure_ascii=False)}"
            )
    return "\n".join(lines)


def read(game: Game, text: str) -> Shadowbrook:
    """The position of such a text; a line that cannot be read is named, and a position that cannot be is refused with
    the rule it breaks.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or lines[0] != PREFIX:
        raise BadPosition("error-position-foreign", prefix=PREFIX)
    fields: dict[str, str] = {}
    for line in lines[1:]:
        name, colon, value = line.partition(": ")
        if not colon or name in fields:
            raise BadPosition("error-position-field", field=line[:40])
        fields[name] = value
    terms: dict[str, dict[str, str]] = {"setting": {}, "ruling": {}}
    for name in list(fields):
        kind, space, inner = name.partition(" ")
        if space and kind in terms:
            terms[kind][inner] = fields.pop(name)
    name = ""
    try:
        setup = game.setup(terms["setting"], terms["ruling"])
        t = game.new_table(setup)
        assert isinstance(t, Shadowbrook)
        state = _fresh(t).state()
        for name, value in fields.items():
            if name not in state:
                raise ValueError(name)
            state[name] = _numbered(t, name, json.loads(value))
        name = ""
        for deck, left in _decks(t, state).items():
            if deck not in fields:
                state[deck] = left
        found = game.restore(setup, state)
        assert isinstance(found, Shadowbrook)
        faults = soundness.faults(found)
    except BadPosition:
        raise
    except DuskboxError as refusal:
        raise BadPosition(refusal.message, **refusal.facts) from refusal
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise BadPosition("error-position-field", field=name or "-") from error
    if faults:
        raise BadPosition("error-position-unsound", reason=faults[0])
    return found


def _fresh(t: Shadowbrook) -> Shadowbrook:
    """The table before the first draw of set-up."""
    fresh = Shadowbrook(t.box, t.terms)
    fresh.lay_out()
    return fresh


def _decks(t: Shadowbrook, state: dict[str, object]) -> dict[str, object]:
    """The decks and the stock of the shops if they hold what lies nowhere else."""
    away: list[int] = []
    for name in _ELSEWHERE:
        _collect(state[name], away)
    decks: list[list[int]] = []
    for place in range(len(DECKS)):
        whole = t.box.basic_secrets if place == SECRETS and not t.terms.secrets else t.box.decks[place]
        decks.append(_without(whole, away))
    return {"pools": decks, "stock": _without(t.box.stock, away)}


def _collect(value: object, found: list[int]) -> None:
    if isinstance(value, list):
        for each in value:
            _collect(each, found)
    elif isinstance(value, int):
        found.append(value)


def _without(cards: list[int], away: list[int]) -> list[int]:
    left = cards[:]
    for card in away:
        if card in left:
            left.remove(card)
    return left


def _named(box: Box, field: str, value: object) -> object:
    """A field with names in the place of numbers."""
    if field in _CARDS:
        return _each(value, [card.name for card in box.cards])
    if field in _SPACES:
        return _each(value, box.board.names)
    if field == "heroes":
        return _each(value, [hero.name for hero in box.heroes])
    if field == "villain":
        return _each(value, [villain.name for villain in box.villains])
    if field in _MINIONS_BY_SPACE and isinstance(value, list):
        minions = [minion.name for minion in box.minions]
        return {box.board.names[at]: minions[each] for at, each in enumerate(value) if each != NOTHING}
    if field in _NUMBERS_BY_SPACE and isinstance(value, list):
        return {box.board.names[at]: each for at, each in enumerate(value) if each}
    if field in _BY_ELDER and isinstance(value, list):
        return {box.elders[at].name: each for at, each in enumerate(value)}
    return value


def _each(value: object, names: list[str]) -> object:
    if isinstance(value, list):
        return [_each(each, names) for each in value]
    return names[value] if isinstance(value, int) and value >= 0 else _NONE


def _numbered(t: Shadowbrook, field: str, value: object) -> object:
    """A field with numbers in the place of names."""
    box = t.box
    if field in _CARDS:
        return _number_each(value, [card.name for card in box.cards])
    if field in _SPACES:
        return _number_each(value, box.board.names)
    if field == "heroes":
        return _number_each(value, [hero.name for hero in box.heroes])
    if field == "villain":
        return _number_each(value, [villain.name for villain in box.villains])
    if isinstance(value, dict) and (field in _MINIONS_BY_SPACE or field in _NUMBERS_BY_SPACE):
        minions = field in _MINIONS_BY_SPACE
        places: list[int] = [NOTHING if minions else 0] * box.board.size
        for space, each in value.items():
            places[box.board.names.index(space)] = box.minion(each) if minions else int(each)
        return places
    if isinstance(value, dict) and field in _BY_ELDER:
        return [int(value[elder.name]) for elder in box.elders]
    return value


def _number_each(value: object, names: list[str]) -> object:
    if isinstance(value, list):
        return [_number_each(each, names) for each in value]
    return NOTHING if value == _NONE else names.index(str(value))
