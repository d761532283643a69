"""The TypeScript types of a game's page: its views, and the events that seats are told."""

from __future__ import annotations

from collections.abc import Sequence

from duskbox.core.schema import BARE, EventKind, EventKinds, Kind
from tests.schema.declared import Alias, ListOf, Named, Names, OneOf, Plain, Record, Row, TableOf, Type
from tests.schema.json_schema import facts_of

_PLAIN = {"number": "number", "text": "string", "flag": "boolean", "null": "null"}
_WIDE = 120

_HEAD = """// What a seat is shown. Made by `make schema` from the schema of the game; do not edit.
"""

_EVENT = """
/** An event as a seat is told it: the rule behind it, what it speaks of, and whether only some seats know of it. */
interface Told<Name extends string, Facts> {
  event: Name;
  rule: string;
  facts: Facts;
  private: boolean;
  quiet?: boolean;
}
"""


def text(declared: Sequence[Record | Alias], events: EventKinds) -> str:
    """The file."""
    closed = {each.name for each in declared if isinstance(each, Alias) and isinstance(each.type, Names)}
    parts = [_record(each, closed) if isinstance(each, Record) else _alias(each, closed) for each in declared]
    told = "".join(f"\n  // {kind.about}\n  | {_event(events, kind)}" for kind in events.by_name.values())
    return f"{_HEAD}{''.join(parts)}{_EVENT}\nexport type Event ={told};\n"


def _about(about: str, indent: str = "") -> str:
    if not about:
        return ""
    if len(indent) + len(about) + 7 <= _WIDE:
        return f"{indent}/** {about} */\n"
    lines, line = [], f"{indent} *"
    for word in about.split():
        if len(line) + 1 + len(word) > _WIDE:
            lines.append(line)
            line = f"{indent} *"
        line += f" {word}"
    return "\n".join([f"{indent}/**", *lines, line, f"{indent} */"]) + "\n"


def _alias(alias: Alias, closed: set[str]) -> str:
    about = "\n" + _about(alias.about)
    if not isinstance(alias.type, Names):
        return f"{about}export type {alias.name} = {type_of(alias.type, closed)};\n"
    every = plural(alias.name)
    names = [f"'{name}'" for name in alias.type.names]
    inside = _filled(names, f"export const {every} = [", "] as const;")
    return f"{about}{inside}export type {alias.name} = (typeof {every})[number];\n"


def plural(name: str) -> str:
    """What the list of all names of a set is called: SIDES, MIND_CARDS, DIFFICULTIES."""
    upper = "".join(f"_{sign}" if sign.isupper() and place else sign.upper() for place, sign in enumerate(name))
    if upper.endswith("Y"):
        return f"{upper[:-1]}IES"
    return f"{upper}ES" if upper.endswith(("S", "CH")) else f"{upper}S"


def _filled(parts: list[str], before: str, after: str) -> str:
    line = f"{before}{', '.join(parts)}{after}"
    if len(line) <= _WIDE:
        return f"{line}\n"
    lines, line = [], " "
    for part in parts:
        if len(line) + len(part) + 2 > _WIDE:
            lines.append(line)
            line = " "
        line += f" {part},"
    return "\n".join([before, *lines, line, after]) + "\n"


def _record(record: Record, closed: set[str]) -> str:
    fields = "".join(
        f"{_about(field.about, '  ')}  {field.name}{'?' if field.optional else ''}: {type_of(field.type, closed)};\n"
        for field in record.fields
    )
    return f"\n{_about(record.about)}export interface {record.name} {{\n{fields}}}\n"


def type_of(type_: Type, closed: set[str]) -> str:
    """A type."""
    if isinstance(type_, Plain):
        return _PLAIN[type_.name]
    if isinstance(type_, Names):
        return " | ".join(f"'{name}'" for name in type_.names)
    if isinstance(type_, ListOf):
        each = type_of(type_.each, closed)
        return f"({each})[]" if isinstance(type_.each, OneOf | Names) else f"{each}[]"
    if isinstance(type_, Row):
        return f"[{', '.join(type_of(part, closed) for part in type_.parts)}]"
    if isinstance(type_, TableOf):
        record = f"Record<{type_of(type_.key, closed)}, {type_of(type_.value, closed)}>"
        return f"Partial<{record}>" if isinstance(type_.key, Named) and type_.key.name in closed else record
    if isinstance(type_, OneOf):
        return " | ".join(type_of(part, closed) for part in type_.parts)
    assert isinstance(type_, Named)
    return type_.name


def _event(events: EventKinds, kind: EventKind) -> str:
    facts = "; ".join(
        f"{name}{'' if always else '?'}: {_fact(fact, listed)}"
        for name, (fact, listed, always) in facts_of(events, kind).items()
    )
    return f"Told<'{kind.name}', {f'{{ {facts} }}' if facts else 'Record<string, never>'}>"


def _fact(kind: Kind, listed: bool) -> str:
    if kind.names:
        one = " | ".join(f"'{name}'" for name in kind.names)
    elif kind.begins:
        one = " | ".join(f"`@{begin}${{string}}`" if begin.endswith("-") else f"'@{begin}'" for begin in kind.begins)
    else:
        one = "string" if kind is BARE else "number"
    return f"({one})[]" if listed and "|" in one else f"{one}[]" if listed else one
