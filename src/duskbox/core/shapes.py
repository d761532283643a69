"""Shapes: what the values of a file must be, declared once for reading and for editors.

A shape checks a value and notes every mistake with its key and what was expected there; the same declaration is written
as JSON Schema, with which editors complete and check a file while it is written. Files come from strangers: checking
takes time in proportion to what is checked, and the number of mistakes that are kept is bounded.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NoReturn, final

from mypy_extensions import mypyc_attr

from duskbox.core.errors import BadPack, DuskboxError

#: A part of a JSON Schema.
Schema = dict[str, object]
Facts = dict[str, str | int]

#: More mistakes of one file are not told.
MOST_MISTAKES: Final = 20
#: Of more keys than these that could be meant, only those that come near are named.
_MANY_KEYS: Final = 30
_LONGEST_KEY: Final = 80
_LONGEST_FOUND: Final = 60


# Mistakes


def wrong_value(key: str, expected: str, found: object, facts: Mapping[str, str | int]) -> DuskboxError:
    """A value of a pack that is not what was expected."""
    return BadPack(
        "error-pack-value", key=key[:_LONGEST_KEY], expected=f"@{expected}", found=shown(found), **dict(facts)
    )


def unknown_key(key: str, allowed: str) -> DuskboxError:
    """A key of a pack that is not known."""
    return BadPack("error-pack-unknown-key", key=key[:_LONGEST_KEY], allowed=allowed)


@final
class Mistakes:
    """The mistakes of one file in the order in which they are found. How each is told depends on the kind of file:
    without a word about it, as those of packs are.
    """

    def __init__(
        self,
        value: Callable[[str, str, object, Mapping[str, str | int]], DuskboxError] = wrong_value,
        unknown: Callable[[str, str], DuskboxError] = unknown_key,
    ) -> None:
        self._value: Final = value
        self._unknown: Final = unknown
        self.found: Final[list[DuskboxError]] = []
        self._keys: Final[list[str]] = []

    def within(self, *tables: str) -> bool:
        """Whether there is a mistake in one of these tables. What only the whole can show is not asked then: it could
        be wrong for that reason alone.
        """
        return any(key.partition(".")[0] in tables for key in self._keys)

    def bad(self, key: str, expected: str, found: object, **facts: str | int) -> None:
        """Note a value that is not what was expected."""
        self.add(self._value(key, expected, found, facts), key)

    def check_keys(self, value: Mapping[str, object], known: Iterable[str], key: str) -> list[str]:
        """Note the keys that are not known; those that are."""
        allowed = dict.fromkeys(known)
        good: list[str] = []
        for name in value:
            if name in allowed:
                good.append(name)
                continue
            near = list(allowed)
            if len(allowed) > _MANY_KEYS:
                near = difflib.get_close_matches(name[:_LONGEST_KEY], near, 5, 0.5) or near[:10]
            where = f"{key}.{name}" if key else name
            self.add(self._unknown(where, ", ".join(near)), where)
        return good

    def add(self, error: DuskboxError, key: str = "") -> None:
        """Note a mistake that is told in words of its own."""
        self._keys.append(key)
        self.found.append(error)
        if len(self.found) == MOST_MISTAKES:
            self.found.append(type(error)("error-more-mistakes", most=MOST_MISTAKES))
            self._refuse()

    def refuse(self) -> None:
        """Raise the first mistake, with the others behind it, if there are any."""
        if self.found:
            self._refuse()

    def _refuse(self) -> NoReturn:
        first = self.found[0]
        first.further = tuple(self.found[1:])
        raise first


def shown(found: object) -> str:
    """A value as it is said back: nearly as it was written, and never long."""
    if found is None or isinstance(found, str):
        return "–" if found is None else found[:_LONGEST_FOUND]
    try:
        return json.dumps(found, ensure_ascii=False, default=str)[:_LONGEST_FOUND]
    except (RecursionError, ValueError):
        # Lists within lists without end, or a number of thousands of digits.
        return "[[[…" if isinstance(found, list | dict) else "…"


# Shapes


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What a value must be, and the message that says so."""

    def __init__(self, expected: str, **facts: str | int) -> None:
        self.expected: Final = expected
        self.facts: Final[Facts] = facts

    def fits(self, value: object) -> bool:
        """Whether a value is what it must be."""
        raise NotImplementedError

    def check(self, value: object, key: str, mistakes: Mistakes) -> bool:
        """Note what is wrong with a value; whether it is good."""
        good = self.fits(value)
        if not good:
            mistakes.bad(key, self.expected, value, **self.facts)
        return good

    def schema(self) -> Schema:
        """The shape as JSON Schema."""
        raise NotImplementedError


@final
class Whole(Shape):
    """A whole number; true and false are none."""

    def __init__(self, expected: str, least: int | None = None, most: int | None = None) -> None:
        facts: Facts = {}
        if least is not None:
            facts["least"] = least
        if most is not None:
            facts["most"] = most
        super().__init__(expected, **facts)
        self._least: Final = least
        self._most: Final = most

    def fits(self, value: object) -> bool:
        """Whether it is one within the bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return (self._least is None or self._least <= value) and (self._most is None or value <= self._most)

    def schema(self) -> Schema:
        """An integer."""
        schema: Schema = {"type": "integer"}
        if self._least is not None:
            schema["minimum"] = self._least
        if self._most is not None:
            schema["maximum"] = self._most
        return schema


@final
class Number(Shape):
    """A number, whole or not."""

    def fits(self, value: object) -> bool:
        """Whether it is one."""
        return isinstance(value, int | float) and not isinstance(value, bool)

    def schema(self) -> Schema:
        """A number."""
        return {"type": "number"}


@final
class Flag(Shape):
    """True or false."""

    def fits(self, value: object) -> bool:
        """Whether it is one of the two."""
        return isinstance(value, bool)

    def schema(self) -> Schema:
        """A boolean."""
        return {"type": "boolean"}


#: A text that shows, in the terms of JSON Schema.
_SHOWS: Final = r"^[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f][^\u0000-\u001f\u007f]*$"


@final
class Text(Shape):
    """A text: of a form if there is a pattern, or one that shows and can be printed."""

    def __init__(
        self, expected: str, *, most: int = 0, pattern: str = "", shows: bool = False, **facts: str | int
    ) -> None:
        super().__init__(expected, **({"most": most, **facts} if most else facts))
        self._most: Final = most
        self._pattern: Final = pattern
        self._compiled: Final = re.compile(pattern)
        self._shows: Final = shows

    def fits(self, value: object) -> bool:
        """Whether it is one. Its length is asked before its form."""
        if not isinstance(value, str) or (self._most and len(value) > self._most):
            return False
        if self._shows and not (value.isprintable() and value.strip()):
            return False
        return not self._pattern or self._compiled.fullmatch(value) is not None

    def schema(self) -> Schema:
        """A string."""
        schema: Schema = {"type": "string"}
        if self._most:
            schema["maxLength"] = self._most
        if self._shows:
            schema["pattern"] = _SHOWS
        elif self._pattern:
            schema["pattern"] = f"^(?:{self._pattern})$"
        return schema


@final
class OneOf(Shape):
    """One of some texts."""

    def __init__(self, expected: str, texts: Iterable[str], **facts: str | int) -> None:
        self._texts: Final = dict.fromkeys(texts)
        super().__init__(expected, **{"allowed": ", ".join(self._texts), **facts})

    def fits(self, value: object) -> bool:
        """Whether it is one of them."""
        return isinstance(value, str) and value in self._texts

    def schema(self) -> Schema:
        """An enumeration."""
        return {"enum": list(self._texts)}


@final
class AnyOf(Shape):
    """What fits one of several shapes."""

    def __init__(self, expected: str, shapes: Sequence[Shape], **facts: str | int) -> None:
        super().__init__(expected, **facts)
        self._shapes: Final = tuple(shapes)

    def fits(self, value: object) -> bool:
        """Whether one of them fits."""
        return any(shape.fits(value) for shape in self._shapes)

    def schema(self) -> Schema:
        """The alternatives."""
        return {"anyOf": [shape.schema() for shape in self._shapes]}


@final
class ListOf(Shape):
    """A list of values of one shape. A wrong value in it is told as a mistake of the whole list, or of its own where
    `each` says so.
    """

    def __init__(
        self,
        expected: str,
        item: Shape,
        *,
        shortest: int = 0,
        longest: int = 0,
        unique: bool = False,
        each: bool = False,
        longer: str = "",
        **facts: str | int,
    ) -> None:
        super().__init__(expected, **facts)
        self._item: Final = item
        self._shortest: Final = shortest
        self._longest: Final = longest
        self._unique: Final = unique
        self._each: Final = each
        #: What is said of one that is too long.
        self._longer: Final = longer

    def fits(self, value: object) -> bool:
        """Whether it is a list whose values all fit."""
        if not self._of_length(value) or not isinstance(value, list):
            return False
        for each in value:
            if not self._item.fits(each):
                return False
        # What fits can be told apart as a text: lists and tables are not asked for.
        return not self._unique or len({str(each) for each in value}) == len(value)

    def _of_length(self, value: object) -> bool:
        return (
            isinstance(value, list)
            and self._shortest <= len(value)
            and not (self._longest and len(value) > self._longest)
        )

    def check(self, value: object, key: str, mistakes: Mistakes) -> bool:
        """Note what is wrong with the list or, if so declared, with each of its values."""
        if self._longer and isinstance(value, list) and len(value) > self._longest:
            mistakes.bad(key, self._longer, len(value), most=self._longest)
            return False
        if not self._each or not self._of_length(value) or not isinstance(value, list):
            return super().check(value, key, mistakes)
        good = True
        for place, each in enumerate(value, start=1):
            good = self._item.check(each, f"{key}.{place}", mistakes) and good
        return good

    def schema(self) -> Schema:
        """An array."""
        schema: Schema = {"type": "array", "items": self._item.schema()}
        if self._shortest:
            schema["minItems"] = self._shortest
        if self._longest:
            schema["maxItems"] = self._longest
        if self._unique:
            schema["uniqueItems"] = True
        return schema


@final
class Table(Shape):
    """A table of known keys, some of which it cannot do without."""

    def __init__(
        self, fields: Mapping[str, Shape], *, needed: Sequence[str] = (), expected: str = "expect-table"
    ) -> None:
        super().__init__(expected)
        self.fields: Final = dict(fields)
        self._needed: Final = tuple(needed)

    def fits(self, value: object) -> bool:
        """Whether it is a table without a mistake."""
        if not isinstance(value, dict) or any(name not in value for name in self._needed):
            return False
        for name, each in value.items():
            if name not in self.fields or not self.fields[name].fits(each):
                return False
        return True

    def check(self, value: object, key: str, mistakes: Mistakes) -> bool:
        """Note all that is wrong in it."""
        before = len(mistakes.found)
        self.good(value, key, mistakes)
        return len(mistakes.found) == before

    def good(self, value: object, key: str, mistakes: Mistakes) -> dict[str, object]:
        """Note all that is wrong in it; what is good."""
        found: dict[str, object] = {}
        if not isinstance(value, dict):
            mistakes.bad(key, self.expected, value)
            return found
        for name in mistakes.check_keys(value, self.fields, key):
            if self.fields[name].check(value[name], f"{key}.{name}" if key else name, mistakes):
                found[name] = value[name]
        for name in self._needed:
            if name not in value:
                self.fields[name].check(None, f"{key}.{name}" if key else name, mistakes)
        return found

    def schema(self) -> Schema:
        """An object without other properties."""
        schema: Schema = {
            "type": "object",
            "additionalProperties": False,
            "properties": {name: shape.schema() for name, shape in self.fields.items()},
        }
        if self._needed:
            schema["required"] = list(self._needed)
        return schema


@final
class Named(Shape):
    """A table whose keys are names of one's own, and whose values all have one shape."""

    def __init__(
        self,
        item: Shape,
        pattern: str = "",
        name: str = "",
        *,
        but: Mapping[str, Shape] | None = None,
        expected: str = "expect-table",
    ) -> None:
        super().__init__(expected)
        self._item: Final = item
        self._pattern: Final = pattern
        self._compiled: Final = re.compile(pattern)
        #: What is said of a name that is none.
        self._name: Final = name
        #: Names with a shape of their own.
        self._but: Final = dict(but or {})

    def fits(self, value: object) -> bool:
        """Whether all names and values in it fit."""
        if not isinstance(value, dict):
            return False
        for name, each in value.items():
            if not self._is_name(name) or not self._shape(name).fits(each):
                return False
        return True

    def _is_name(self, name: str) -> bool:
        return not self._pattern or name in self._but or self._compiled.fullmatch(name) is not None

    def _shape(self, name: str) -> Shape:
        return self._but.get(name, self._item)

    def check(self, value: object, key: str, mistakes: Mistakes) -> bool:
        """Note all that is wrong in it."""
        before = len(mistakes.found)
        self.good(value, key, mistakes)
        return len(mistakes.found) == before

    def good(self, value: object, key: str, mistakes: Mistakes) -> dict[str, object]:
        """Note all that is wrong in it; what is good."""
        found: dict[str, object] = {}
        if not isinstance(value, dict):
            mistakes.bad(key, self.expected, value)
            return found
        for name, each in value.items():
            if not self._is_name(name):
                mistakes.bad(f"{key}.{name}", self._name, name)
            elif self._shape(name).check(each, f"{key}.{name}", mistakes):
                found[name] = each
        return found

    def schema(self) -> Schema:
        """An object whose other properties have one form."""
        schema: Schema = {"type": "object", "additionalProperties": self._item.schema()}
        if self._but:
            schema["properties"] = {name: shape.schema() for name, shape in self._but.items()}
        if self._pattern:
            schema["propertyNames"] = {"pattern": f"^(?:{'|'.join([self._pattern, *map(re.escape, self._but)])})$"}
        return schema


@final
class Said(Shape):
    """A shape whose JSON Schema is written by hand: what it means, other code checks."""

    def __init__(self, shape: Shape, schema: Schema) -> None:
        super().__init__(shape.expected, **shape.facts)
        self._shape: Final = shape
        self._schema: Final = schema

    def fits(self, value: object) -> bool:
        """Whether the shape fits."""
        return self._shape.fits(value)

    def check(self, value: object, key: str, mistakes: Mistakes) -> bool:
        """Note what is wrong as the shape does."""
        return self._shape.check(value, key, mistakes)

    def schema(self) -> Schema:
        """What was written."""
        return self._schema


def document(title: str, shape: Shape, definitions: Schema | None = None) -> Schema:
    """A whole JSON Schema of the draft that editors know best."""
    schema: Schema = {"$schema": "http://json-schema.org/draft-07/schema#", "title": title, **shape.schema()}
    if definitions:
        schema["definitions"] = definitions
    return schema
