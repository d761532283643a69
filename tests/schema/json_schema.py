"""The JSON Schema of a game: its views, and the events that seats are told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from duskbox.core.schema import BARE, FLAG, NUMBER, UNTOLD, EventKind, EventKinds, Kind, Listed
from tests.schema.declared import Alias, ListOf, Named, Names, OneOf, Plain, Record, Row, TableOf, Type

_PLAIN = {"number": "integer", "text": "string", "flag": "boolean", "null": "null"}


def text(game: str, declared: Sequence[Record | Alias], events: EventKinds) -> str:
    """The file: anything that fits it is a view or an event of the game."""
    definitions: dict[str, Any] = {each.name: _definition(each) for each in declared}
    definitions |= {f"event-{kind.name}": _event(events, kind) for kind in events.by_name.values()}
    definitions["Event"] = {
        "description": "Something that happened.",
        "anyOf": [{"$ref": f"#/$defs/event-{kind.name}"} for kind in events.by_name.values()],
    }
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a seat is shown of {game}",
        "anyOf": [{"$ref": "#/$defs/View"}, {"$ref": "#/$defs/Event"}],
        "$defs": definitions,
    }
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _definition(declared: Record | Alias) -> dict[str, Any]:
    about = {"description": declared.about} if declared.about else {}
    if isinstance(declared, Alias):
        return about | schema_of(declared.type)
    properties = {
        field.name: ({"description": field.about} if field.about else {}) | schema_of(field.type)
        for field in declared.fields
    }
    return about | _object(properties, [field.name for field in declared.fields if not field.optional])


def _object(properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def schema_of(type_: Type) -> dict[str, Any]:
    """The schema of a type."""
    if isinstance(type_, Plain):
        return {"type": _PLAIN[type_.name]}
    if isinstance(type_, Names):
        return {"const": type_.names[0]} if len(type_.names) == 1 else {"enum": list(type_.names)}
    if isinstance(type_, ListOf):
        return {"type": "array", "items": schema_of(type_.each)}
    if isinstance(type_, Row):
        parts = [schema_of(part) for part in type_.parts]
        return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
    if isinstance(type_, TableOf):
        names = {} if isinstance(type_.key, Plain) else {"propertyNames": schema_of(type_.key)}
        return {"type": "object", **names, "additionalProperties": schema_of(type_.value)}
    if isinstance(type_, OneOf):
        return {"anyOf": [schema_of(part) for part in type_.parts]}
    assert isinstance(type_, Named)
    return {"$ref": f"#/$defs/{type_.name}"}


def _event(events: EventKinds, kind: EventKind) -> dict[str, Any]:
    quiet: dict[str, Any] = {"quiet": {"const": True}} if kind.quiet else {}
    facts = facts_of(events, kind)
    told = {
        "event": {"const": kind.name},
        "rule": {"type": "string"},
        "facts": _object(
            {name: _fact(fact, listed) for name, (fact, listed, _) in facts.items()},
            [name for name, (_, _, always) in facts.items() if always],
        ),
        # What only some may know may still be told to all: by a ruling, or among Heroes who play together.
        "private": {"type": "boolean"} if kind.private else {"const": False},
    }
    return {"description": kind.about, **_object(told | quiet, [*told, *quiet])}


def facts_of(events: EventKinds, kind: EventKind) -> dict[str, tuple[Kind, bool, bool]]:
    """What an event tells by name: the kind of thing, whether it is a list, and whether it is always there."""
    found: dict[str, tuple[Kind, bool, bool]] = {}
    for name, each in kind.fields.items():
        if each is UNTOLD:
            continue
        if each.also:
            found[each.also] = (NUMBER, False, True)
        found[name] = (each, False, True)
        if each.sometimes:
            found[each.sometimes] = (NUMBER, False, False)
        if each.bare:
            found[each.bare] = (BARE, False, True)
    if kind.name == "game-over":
        for name, told in events.ending.items():
            found[name] = (told.kind, True, True) if isinstance(told, Listed) else (told, False, True)
    if kind.listed:
        found[kind.listed] = (kind.listed_kind, True, True)
    return found


def _fact(kind: Kind, listed: bool) -> dict[str, Any]:
    one: dict[str, Any]
    if kind.names:
        one = {"enum": list(kind.names)}
    elif kind.begins:
        one = {"type": "string", "pattern": f"^@({'|'.join(kind.begins)})"}
    elif kind is BARE:
        one = {"type": "string"}
    else:
        one = {"type": "integer"} | ({"minimum": 0, "maximum": 1} if kind is FLAG else {})
    return {"type": "array", "items": one} if listed else one
