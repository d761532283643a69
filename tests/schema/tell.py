"""The functions by which the rules of a game tell of events."""

from __future__ import annotations

from duskbox.core.schema import EventKind, EventKinds

HEAD = '''"""For each kind of event a function that tells of it, if there is a listener. Written by `make schema`."""

from __future__ import annotations

from duskbox.core.table import {imported}
'''


def module(events: EventKinds) -> str:
    """The module `tell.py` of a game."""
    kinds = [kind for kind in events.by_name.values() if kind.name != "game-over"]
    return HEAD.format(imported="Event, Table") + "".join(_function(kind) for kind in kinds)


def _function(kind: EventKind) -> str:
    fields = list(kind.fields)
    named = [f"{field}: int" for field in fields]
    event = [f'"{kind.name}"', "rule", _tuple([f'"{field}"' for field in fields]), _tuple(fields)]
    if kind.listed:
        named.append(f"{kind.listed}: list[int]")
    if kind.private:
        named.append("to: int")
    if kind.private:
        event.append("to")
    if kind.listed:
        event.append(f"listed=tuple({kind.listed})")
    parameters = ", ".join(["t: Table", "rule: str", *(["*", *named] if named else [])])
    lines = [
        "",
        "",
        _fitting(f"def {function_name(kind)}(", parameters, ") -> None:", 0),
        f'    """{kind.about}"""',
        "    if t.events is not None:",
        _fitting("        t.events.append(Event(", ", ".join(event), "))", 8),
        "",
    ]
    return "\n".join(lines)


def function_name(kind: EventKind) -> str:
    """What the function for a kind of event is called."""
    return kind.name.replace("-", "_")


def _fitting(before: str, inside: str, after: str, indent: int) -> str:
    """A call or a head on one line, or as a formatter breaks it."""
    line = f"{before}{inside}{after}"
    if len(line) <= 120:
        return line
    inner = " " * (indent + 4)
    if after == "))":
        before, last = before.removesuffix("Event("), ")"
        return f"{before}\n{inner}Event({inside})\n{' ' * indent}{last}"
    return f"{before}\n{inner}{inside}\n{' ' * indent}{after}"


def _tuple(values: list[str]) -> str:
    return "()" if not values else f"({values[0]},)" if len(values) == 1 else f"({', '.join(values)})"
