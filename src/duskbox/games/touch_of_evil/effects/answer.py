"""Answers: effects that change what is just about to happen, and mean nothing at any other time."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from duskbox.games.touch_of_evil.effects.effect import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Effect):
    """An effect that answers a roll, Wounds, a card or a death under way.

    What a card says besides it is only its price or its sequel.
    """

    #: The windows that its text speaks of.
    WINDOWS: ClassVar[tuple[str, ...]] = ()
