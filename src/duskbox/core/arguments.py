"""What public calls are given. Compiled, a value of another type is refused by itself; these checks do the same in the
interpreted form, so that one mistake is one error in both.
"""

from __future__ import annotations

from typing import Any


def need(value: object, kind: Any, what: str) -> None:
    """Refuse a value that is not of this type, or of one of these."""
    if not isinstance(value, kind):
        raise TypeError(f"{what} is needed, not {value!r}")


def need_or_none(value: object, kind: Any, what: str) -> None:
    """The same where None stands for the usual."""
    if value is not None:
        need(value, kind, what)
