"""Reads what a game declares in its schema: `shown.py` as records and names, with the comments that explain them.

The source is read, not the module: only there the comments are.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from duskbox.core.decisions import Shape

SOURCE = Path(__file__).parents[2] / "src" / "duskbox"


@dataclass(frozen=True)
class Plain:
    """A number, a text, yes or no, or null."""

    name: str


@dataclass(frozen=True)
class Names:
    """One of some texts."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class ListOf:
    """A list."""

    each: Type


@dataclass(frozen=True)
class Row:
    """A list of fixed length, each item with its own type."""

    parts: tuple[Type, ...]


@dataclass(frozen=True)
class TableOf:
    """Values by name; with a closed set of names, those that do not occur are left out."""

    key: Type
    value: Type


@dataclass(frozen=True)
class OneOf:
    """Any of some types."""

    parts: tuple[Type, ...]


@dataclass(frozen=True)
class Named:
    """A record or a set of names by its name."""

    name: str


Type = Plain | Names | ListOf | Row | TableOf | OneOf | Named

PLAIN = {"int": Plain("number"), "str": Plain("text"), "bool": Plain("flag"), "None": Plain("null")}


@dataclass(frozen=True)
class Field:
    """A field of a record."""

    name: str
    about: str
    type: Type
    optional: bool


@dataclass(frozen=True)
class Record:
    """A `TypedDict`."""

    name: str
    about: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    about: str
    type: Type


class Undocumented(Exception):
    """A field without a comment."""


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.tree = ast.parse(text)

    def declared(self) -> list[Record | Alias]:
        """Everything that is declared, in order."""
        found: list[Record | Alias] = []
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                found.append(self.record(node))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                found.append(Alias(node.targets[0].id, self.comment(node.lineno), _type(node.value)))
        return found

    def record(self, node: ast.ClassDef) -> Record:
        total = all(keyword.arg != "total" for keyword in node.keywords)
        fields = []
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                type_, optional = item.annotation, not total
                if isinstance(type_, ast.Subscript) and _name(type_.value) == "NotRequired":
                    type_, optional = type_.slice, True
                about = self.comment(item.lineno)
                # What kind of place it is says its own name.
                if not about and item.target.id != "at":
                    raise Undocumented(f"{node.name}.{item.target.id}")
                fields.append(Field(item.target.id, about, _type(type_), optional))
        return Record(node.name, " ".join((ast.get_docstring(node) or "").split()), tuple(fields))

    def comment(self, line: int) -> str:
        """The comment above a line, each of its lines beginning with `#:`."""
        found: list[str] = []
        line -= 2
        while line >= 0 and self.lines[line].strip().startswith("#:"):
            found.insert(0, self.lines[line].strip().removeprefix("#:").strip())
            line -= 1
        return " ".join(found)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _type(node: ast.expr) -> Type:
    if isinstance(node, ast.Constant) and node.value is None:
        return PLAIN["None"]
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id) or Named(node.id)
    if isinstance(node, ast.BinOp):
        parts: list[Type] = []
        for side in (node.left, node.right):
            each = _type(side)
            parts += each.parts if isinstance(each, OneOf) else [each]
        return OneOf(tuple(parts))
    assert isinstance(node, ast.Subscript), ast.unparse(node)
    inside: Sequence[ast.expr] = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    kind = _name(node.value)
    if kind == "Literal":
        return Names(tuple(str(ast.literal_eval(each)) for each in inside))
    types = [_type(each) for each in inside]
    if kind == "list":
        return ListOf(types[0])
    if kind == "tuple":
        return Row(tuple(types))
    assert kind == "dict", kind
    return TableOf(types[0], types[1])


def declared(game: str) -> list[Record | Alias]:
    """What a game declares, with the names that all games share, by the folder of the game."""
    shapes = Alias(
        "Shape", "What kind of question it is; a client may draw each in its own way.", Names(get_args(Shape))
    )
    text = (SOURCE / "games" / game / "schema" / "shown.py").read_text(encoding="utf-8")
    return [shapes, *_Reader(text).declared()]
