"""What the doors share: a game under one setup, its actions by number, its rows of features, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from duskbox.core.display import as_svg, as_text, words_of
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game
from duskbox.core.learning.numbering import Numbering
from duskbox.core.registry import find
from duskbox.core.settings import Setup
from duskbox.core.table import Table
from duskbox.core.translations import Translations

#: What happens when a learner takes an action that is not offered: the game ends as lost for it, the first legal option
#: is taken instead, or an error is raised.
ILLEGAL_WAYS: Final = ("end", "first", "raise")
#: What an illegal action is worth where it ends the game.
ILLEGAL_REWARD: Final = -1.0


class Playing:
    """A game under one setup, as environments need it."""

    def __init__(
        self,
        name: str,
        settings: Mapping[str, str],
        rulings: Mapping[str, str] | None,
        pack: dict[str, object] | None,
        whole: bool,
        language: str,
    ) -> None:
        self.game: Final[Game] = find(name)
        self.settings: Final = dict(settings)
        self.rulings: Final = dict(rulings or {})
        self.pack: Final = pack
        self.whole: Final = whole
        self.setup: Final[Setup] = self.game.setup(self.settings, self.rulings, pack)
        self.numbering: Final = Numbering(self.game.learner.vocabulary(self.setup))
        self.features: Final = self.game.learner.features(self.setup, whole)
        self.streams: Final = max(1, len(self.game.streams))
        self.language: Final = language
        self._words: Translations | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return Playing, (self.game.name, self.settings, self.rulings, self.pack, self.whole, self.language)

    def setup_with(self, options: Mapping[str, Any]) -> Setup:
        """The setup with the settings and rulings of one episode on top."""
        settings = {**self.settings, **options.get("settings", {})}
        rulings = {**self.rulings, **options.get("rulings", {})}
        return self.game.setup(settings, rulings, self.pack)

    def picture(self, mode: str, table: Table, seat: int) -> str:
        """What a seat sees, as text or as SVG."""
        if self._words is None:
            self._words = words_of(self.game, self.language, self.pack)
        pieces = self.game.pieces(table, seat)
        return (as_svg if mode == "svg" else as_text)(self.game, pieces, self._words)


class UnknownRenderMode(BadSetting, TypeError):
    """A way of rendering that there is not. Libraries try one, and on a `TypeError` do without."""


def check_render_mode(mode: str, allowed: tuple[str, ...]) -> None:
    """Refuse a render mode that there is not."""
    if mode not in allowed:
        raise UnknownRenderMode("error-bad-value", name="render_mode", value=mode, allowed=", ".join(allowed))


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value, if it is allowed; otherwise a refusal that names what is."""
    if value not in allowed:
        raise BadSetting("error-bad-value", name=name, value=value, allowed=", ".join(allowed))
    return value
