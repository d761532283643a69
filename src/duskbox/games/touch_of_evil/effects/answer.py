"""Answers: words that change what is just about to happen, and mean nothing at any other time."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from duskbox.games.touch_of_evil.effects.word import Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Word):
    """A word that answers a roll, Wounds, a card or a death under way. What stands beside it in a card is only its price or its sequel."""
