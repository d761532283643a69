"""What a pack can hold, as JSON Schema: with it editors complete the keys and parts of a pack and underline mistakes.

It is made from what the checks are made from. What only the whole box can show is not in it: whether a deck is empty,
whether everything that is named exists, whether the board has one way home, how deep effects are nested.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duskbox.core.shapes import Schema, Table, document
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.content.build import Declaration, Sheets, declared, text
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.data import AMOUNTS, NONE, read, read_condition, read_hook
from duskbox.games.touch_of_evil.pack.board import LOOP_SPACE, TRACK
from duskbox.games.touch_of_evil.pack.names import FLAVOUR, NAME, nameable, named_things
from duskbox.games.touch_of_evil.pack.overlay import (
    ABOUT,
    DECKS,
    ELDER,
    ENDINGS,
    HERO,
    MINION,
    NEW_MINION,
    REPLACE,
    RESERVED,
    SPACE_SHEET,
    VILLAIN,
    changed_card,
    new_card,
)
from duskbox.games.touch_of_evil.pack.values import (
    CHANGE_AFTER,
    EFFECT,
    FACES,
    MILITIA,
    MOST_NUMBER,
    MOST_PARTS,
    PARTS,
    REPLACEMENTS,
    SEVERAL_SKILLS,
    TEXTS,
)
from duskbox.games.touch_of_evil.pack.values import NAME as THING
from duskbox.games.touch_of_evil.rules.board import TOWN_HALL

#: What reads an effect, condition or hook.
_READ: Final[dict[str, Callable[[object], object]]] = {
    "effect": read,
    "condition": read_condition,
    "hook": read_hook,
}
#: A part of each kind that is good almost everywhere.
_SAMPLES: Final[dict[str, object]] = {
    "amount": MOST_NUMBER,
    "change": 1,
    "number": 1,
    "text": "combat",
    "flag": True,
    "effect": ["Nothing"],
    "condition": ["Red"],
    "cost": [0, 0, False, 0],
    "texts": ["spirit", "combat"],
    "row": [1, 6, ["Nothing"]],
}
_TOWN: Final = "town-items"
_DIE: Final[Schema] = {"type": "integer", "minimum": 1, "maximum": 6}


def schema() -> Schema:
    """The whole schema."""
    d = declared(HOUSE)
    whole = Table(
        {"pack": ABOUT, "replace": REPLACE, "militia": MILITIA, "change-after": CHANGE_AFTER, "track": TRACK},
        needed=("pack",),
    ).schema()
    properties = whole["properties"]
    assert isinstance(properties, dict)
    definitions: Schema = {what: {"anyOf": _alternatives(what)} for what in PARTS}
    definitions |= {
        "row": _chart_row(),
        "new-card": _new_card(),
        "texts": _texts(d),
        "hero": HERO.schema(),
        "villain": VILLAIN.schema(),
        "elder": ELDER.schema(),
        "space": SPACE_SHEET.schema(),
        "minion": MINION.schema(),
        **{f"card-{kind}": _card(kind, "") for kind in {text(sheet, "kind"): None for sheet in d.cards.values()}},
        f"card-{_TOWN}": _card("item", _TOWN),
    }
    properties |= {
        "heroes": _sheets(d.heroes, "hero"),
        "villains": _sheets(d.villains, "villain"),
        "elders": _sheets(d.elders, "elder"),
        "spaces": _sheets(d.spaces, "space"),
        "minions": {
            **_sheets(d.minions, "minion"),
            "additionalProperties": _new_minion(d),
            "propertyNames": _free(d, d.minions),
        },
        "cards": _cards(d),
        "board": _board(),
        "names": {
            "type": "object",
            "additionalProperties": False,
            "properties": dict.fromkeys(LANGUAGES, _defined("texts")),
        },
    }
    return {**document("A pack for A Touch of Evil", ABOUT, definitions), **whole}


def _defined(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _sheets(sheets: Sheets, kind: str) -> Schema:
    """Values of things that are there."""
    return {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(sheets, _defined(kind))}


def _free(d: Declaration, own: Sheets) -> Schema:
    """The names of things that are there, and those that are free."""
    taken = [name for other in (d.heroes, d.villains, d.minions, d.elders, d.spaces, d.cards) for name in other]
    ends: Schema = {"pattern": f"(?:{'|'.join(ENDINGS)})$"}
    new: Schema = {**THING.schema(), "not": {"anyOf": [{"enum": [*taken, *RESERVED]}, ends]}}
    return {"anyOf": [{"enum": list(own)}, new]}


def _new_minion(d: Declaration) -> Schema:
    return _with(NEW_MINION.schema(), {"villain": {"enum": list(d.villains)}})


def _with(sheet: Schema, fields: Schema) -> Schema:
    """A sheet with more fields, each of which it needs."""
    properties, needed = sheet["properties"], sheet.get("required", [])
    assert isinstance(properties, dict) and isinstance(needed, list)
    return {**sheet, "properties": {**fields, **properties}, "required": [*fields, *needed]}


def _cards(d: Declaration) -> Schema:
    """Cards that are there, which a deck that begins from nothing may have lost; and new ones."""
    new = _defined("new-card")
    known: Schema = {}
    for name, sheet in d.cards.items():
        kind = _TOWN if sheet["deck"] == _TOWN else text(sheet, "kind")
        known[name] = {"if": {"required": ["deck"]}, "then": new, "else": _defined(f"card-{kind}")}
    return {
        "type": "object",
        "properties": known,
        "additionalProperties": new,
        "propertyNames": _free(d, d.cards),
    }


def _card(kind: str, deck: str) -> Schema:
    """What a card of a kind may have changed. Where an effect is all there is to it, it cannot be taken away."""
    return _effective(kind, changed_card(kind, deck).schema())


def _effective(kind: str, sheet: Schema) -> Schema:
    properties = sheet["properties"]
    assert isinstance(properties, dict)
    return {**sheet, "properties": {**properties, "effect": EFFECT.schema()}} if kind in ("event", "find") else sheet


def _new_card() -> Schema:
    """A new card, by its kind and the decks it can be in."""
    decks: dict[tuple[str, bool], list[str]] = {}
    for deck, kinds in DECKS.items():
        for kind in kinds:
            decks.setdefault((kind, deck == _TOWN), []).append(deck)
    return {
        "anyOf": [
            _with(
                _effective(kind, new_card(kind, names[0]).schema()), {"deck": {"enum": names}, "kind": {"const": kind}}
            )
            for (kind, _), names in decks.items()
        ]
    }


def _chart_row() -> Schema:
    """`[low, high, MINION]`, or `[low, high, HAPPENING, effect]`."""
    minion = [_DIE, _DIE, THING.schema()]
    happening = [*minion, _defined("effect")]
    return {"anyOf": [_list(row, len(row), len(row)) for row in (minion, happening)]}


def _board() -> Schema:
    loop: Schema = {
        "type": "array",
        "items": [{"const": TOWN_HALL}],
        "additionalItems": LOOP_SPACE.schema(),
        "minItems": 3,
    }
    loops: Schema = {"type": "array", "items": loop, "minItems": 2, "maxItems": 2}
    return {"type": "object", "additionalProperties": False, "properties": {"loops": loops}, "required": ["loops"]}


def _texts(d: Declaration) -> Schema:
    """Names of what is there; names of what is new are of the same form."""
    texts = {name: (FLAVOUR if name.endswith("-flavour") else NAME).schema() for name in nameable(named_things(d))}
    begins = "|".join(sorted({name.partition("-")[0] for name in texts}))
    others: Schema = {f"^(?:{begins})-.*-flavour$": FLAVOUR.schema(), f"^(?:{begins})-(?!.*-flavour$)": NAME.schema()}
    return {"type": "object", "properties": texts, "patternProperties": others, "additionalProperties": False}


# Effects, conditions and hooks


def _alternatives(what: str) -> list[Schema]:
    """Every effect, condition or hook, by its name. Which parts it may leave out and which numbers it takes, what it
    is made into knows best: it is asked.
    """
    found: list[Schema] = []
    for name, kinds in PARTS[what].items():
        if name == "Replacement":
            others = [each for each in TEXTS[name][1] if each not in REPLACEMENTS]
            for texts, faces in ((list(REPLACEMENTS), REPLACEMENTS[next(iter(REPLACEMENTS))]), (others, FACES)):
                found.append(_alternative(what, name, kinds.split(), {1: {"enum": texts}, 2: _between(*faces)}))
        else:
            found.append(_alternative(what, name, kinds.split(), {}))
    return found


def _alternative(what: str, name: str, kinds: list[str], parts: dict[int, Schema]) -> Schema:
    samples = [_sample(name, place, kind) for place, kind in enumerate(kinds, start=1)]
    starred = bool(kinds) and kinds[-1].endswith("*")
    if starred:
        samples += [samples[-1]] * 2
    least = next(many for many in range(len(samples) + 1) if _reads(what, [name, *samples[:many]]))
    schemas: list[object] = [{"const": name}]
    for place, kind in enumerate(kinds, start=1):
        plain = kind.rstrip("*")
        numbers = [
            number
            for number in range(-MOST_NUMBER, MOST_NUMBER + 1)
            if plain == "number" and _reads(what, [name, *samples[: place - 1], number, *samples[place:]])
        ]
        schemas.append(parts[place] if place in parts else _part(name, place, plain, numbers))
    if starred:
        return {**_list(schemas[:-1], least + 1, MOST_PARTS + 1), "additionalItems": schemas[-1]}
    return _list(schemas, least + 1, len(schemas))


def _sample(name: str, place: int, kind: str) -> object:
    allowed = TEXTS.get(name, {})
    if kind.rstrip("*") == "text" and (place in allowed or 0 in allowed):
        return allowed[place if place in allowed else 0][0]
    return _SAMPLES[kind.rstrip("*?")]


def _reads(what: str, value: list[object]) -> bool:
    try:
        _READ[what](value)
    except ValueError:
        return False
    return True


def _part(name: str, place: int, kind: str, numbers: list[int]) -> Schema:
    """A part, by its kind and its place."""
    allowed = TEXTS.get(name, {})
    bare = kind.rstrip("?")
    schema: Schema
    if bare in ("effect", "condition"):
        schema = _defined(bare)
    elif bare == "amount":
        schema = {"anyOf": [_between(0, MOST_NUMBER), {"enum": list(AMOUNTS)}]}
    elif bare == "change":
        schema = {"anyOf": [{**_between(-MOST_NUMBER, MOST_NUMBER), "not": {"const": 0}}, {"const": "x"}]}
    elif bare == "number":
        schema = _between(numbers[0], numbers[-1])
    elif bare == "flag":
        schema = {"type": "boolean"}
    elif bare == "texts":
        schema = SEVERAL_SKILLS.schema()
    elif bare == "cost":
        price = _between(0, MOST_NUMBER)
        schema = _list([price, price, {"type": "boolean"}, price], 4, 4)
    elif bare == "row":
        number: Schema = {"type": "integer"}
        schema = _list([number, number, _defined("effect")], 3, 3)
    elif place in allowed or 0 in allowed:
        schema = {"enum": list(allowed[place if place in allowed else 0])}
    else:
        # What it names is known when the whole pack is read.
        schema = {"type": "string"}
    return {"anyOf": [{"const": NONE}, schema]} if kind.endswith("?") else schema


def _between(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def _list(items: list[object] | list[Schema], least: int, most: int) -> Schema:
    """A list whose values each have a schema."""
    return {"type": "array", "items": list(items), "additionalItems": False, "minItems": least, "maxItems": most}
