"""Numbers as people write them: each language's signs, groups and spaces, from Unicode's tables (CLDR).

Babel, which the library of Fluent brings, knows them, and is read when the first number is said. Messages that are
given plain numbers write them in the same way.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from babel.numbers import NumberPattern

MINUS: Final = "−"


def number(value: float, places: int, language: str) -> str:
    """A number, rounded to a number of places behind its decimal sign."""
    return _written(value, places, language, False)


def percent(share: float, places: int, language: str) -> str:
    """A share in per cent."""
    return _written(share, places, language, True)


def signed(value: float, places: int, language: str) -> str:
    """A number with its sign. What is rounded to nothing has none."""
    text = number(value, places, language)
    return text if text.startswith(MINUS) or not _is_something(text) else f"+{text}"


def _written(value: float, places: int, language: str, in_hundredths: bool) -> str:
    from babel import Locale

    # The language for tests writes numbers as English does.
    locale = Locale.parse("en" if language == "xx" else language)
    patterns = locale.percent_formats if in_hundredths else locale.decimal_formats
    # A copy: messages with plain numbers are written by the same table.
    pattern: NumberPattern = copy(patterns[None])
    pattern.frac_prec = (places, places)
    text = pattern.apply(abs(value), locale)
    return f"{MINUS}{text}" if value < 0 and _is_something(text) else text


def _is_something(text: str) -> bool:
    return any(sign in "123456789" for sign in text)
