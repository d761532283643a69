"""The reference for people who write bots: all that a seat is shown, as a page."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from duskbox.core.schema import EventKind, EventKinds, Kind
from tests.schema.declared import Alias, ListOf, Named, Names, OneOf, Plain, Record, Row, TableOf, Type
from tests.schema.json_schema import facts_of

_PLAIN = {"number": "number", "text": "text", "flag": "true or false", "null": "null"}


def text(title: str, module: str, declared: Sequence[Record | Alias], events: EventKinds) -> str:
    """The page."""
    records = [each for each in declared if isinstance(each, Record) and each.name != "View"]
    names = [each for each in declared if isinstance(each, Alias)]
    whole = next(each for each in declared if isinstance(each, Record) and each.name == "View")
    parts = [
        f"# What a seat is shown: {title}",
        "What a client or a bot is given, in full; [bots.md](../bots.md) tells how a bot is asked. The same as a JSON"
        f" Schema is in `games/{module}/schema/schema.json` of the package, and as types of Python in"
        f" `duskbox.games.{module}.schema.shown`, from which `make schema` writes this page.",
        *_record(whole),
        *(part for record in records for part in _record(record)),
        "## Names",
        "\n".join(f"* **{alias.name}**: {_alias(alias)}" for alias in names),
        "## Events",
        "An event has `event` (its name), `rule`, `facts`, `private` (whether only some seats know of it), and `quiet`"
        " if it has no line in the log. A text that begins with `@` is the name of a message.",
        _table("event", [(f"`{kind.name}`", _facts(events, kind), kind.about) for kind in events.by_name.values()]),
    ]
    return "\n\n".join(_wrapped(part) for part in parts if part) + "\n"


def _wrapped(part: str) -> str:
    """A paragraph or a list as the pages are written; tables and headings are one line each."""
    if part.startswith(("#", "|")):
        return part
    lines = [textwrap.fill(line, 120, subsequent_indent="  " if line[:2] == "* " else "") for line in part.split("\n")]
    return "\n".join(lines)


def _record(record: Record) -> list[str]:
    rows = [
        (f"`{field.name}`", _type(field.type) + (", sometimes" if field.optional else ""), field.about)
        for field in record.fields
    ]
    return [f"## {record.name}", record.about, _table("field", rows)]


def _table(first: str, rows: list[tuple[str, str, str]]) -> str:
    lines = [f"| {first} | type | what it is |", "| --- | --- | --- |"]
    return "\n".join([*lines, *(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows)])


def _alias(alias: Alias) -> str:
    return f"{_type(alias.type)}{'. ' if alias.about else ''}{alias.about}"


def _type(type_: Type) -> str:
    if isinstance(type_, Plain):
        return _PLAIN[type_.name]
    if isinstance(type_, Names):
        return ", ".join(f"`{name}`" for name in type_.names)
    if isinstance(type_, ListOf):
        return f"list of {_type(type_.each)}"
    if isinstance(type_, Row):
        return f"[{', '.join(_type(part) for part in type_.parts)}]"
    if isinstance(type_, TableOf):
        return f"{_type(type_.value)} by {_type(type_.key)}"
    if isinstance(type_, OneOf):
        return " or ".join(_type(part) for part in type_.parts)
    assert isinstance(type_, Named)
    return type_.name


def _facts(events: EventKinds, kind: EventKind) -> str:
    return ", ".join(
        f"`{name}` {_fact(fact, listed)}{'' if always else ', sometimes'}"
        for name, (fact, listed, always) in facts_of(events, kind).items()
    )


def _fact(kind: Kind, listed: bool) -> str:
    one = " or ".join(f"`{name}`" for name in kind.names) if kind.names else kind.about
    return f"(several) {one}" if listed else one
