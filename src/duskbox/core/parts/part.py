"""What all parts of a game have in common."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

#: The attributes of a game that hold its parts.
PARTS: Final = ("texts", "drawing", "components", "bot", "learner", "checks", "notation")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a game. It never changes, so a copy is the part itself, and a pickle says whose it is."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from duskbox.core.registry import loaded

        for game in loaded():
            for name in PARTS:
                if getattr(game, name) is self:
                    return getattr, (game, name)
        raise TypeError(f"{type(self).__name__} is part of no game that is registered")
