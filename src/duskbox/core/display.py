"""Positions to look at outside of a client: as text and as SVG, in the words of a language.

For notebooks and environments.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from duskbox.core.game import Game
from duskbox.core.translations import Translations, names_of

_WORDS: Final = Path(__file__).parent


def words_of(game: Game, language: str = "en", pack: dict[str, object] | None = None) -> Translations:
    """The words of a game, with the names that a pack brings."""
    own, others = names_of(pack, language)
    return Translations(language, [_WORDS, game.texts.folder], own, others)


def as_text(game: Game, pieces: Mapping[str, object], words: Translations, plain: bool = False) -> str:
    """The drawing of what a seat sees, and below it what it needs to know besides."""
    lines: list[str] = []
    for runs in game.drawing.board(pieces, plain).lines:
        line = ""
        for text, style in runs:
            _, at, message = style.partition("@")
            # A name is said in the reader's language, in the same width.
            line += words.say(message)[: len(text)].ljust(len(text)) if at else text
        lines.append(line.rstrip())
    lines += ["", *(words.say(message, facts) for message, facts in game.drawing.summary(pieces))]
    return "\n".join(lines)


def as_svg(game: Game, pieces: Mapping[str, object], words: Translations) -> str:
    """The drawing of what a seat sees as an SVG that needs nothing else."""

    def say(message: str) -> str:
        return escape(words.say(message), quote=False)

    return game.drawing.svg(pieces, say)
