"""Fear of the Dark for programs: its settings as typed keywords, its views as typed tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast, final

from duskbox.core.arguments import need
from duskbox.core.matches.match import Match
from duskbox.core.matches.position import Position
from duskbox.core.packs import Pack
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.schema.shown import Pieces, View


@final
class FearOfTheDark:
    """One player, alone in a labyrinth of rooms, with a few matches and a mind of nine cards."""

    NAME: Final = "fear-of-the-dark"

    @staticmethod
    def play(
        *,
        difficulty: Literal["easy", "normal", "hard", "very-hard"] = "normal",
        rulings: Mapping[str, str] | None = None,
        pack: Pack | Mapping[str, object] | None = None,
        seed: str | int | None = None,
        undo: Literal["open", "consent", "free", "none"] = "open",
        chance: Literal["fair", "fast", "asked"] = "fair",
    ) -> Match:
        """A new match, run to its first decision. `rulings` answer what the rulebook leaves open, by name."""
        need(difficulty, str, "the name of a difficulty")
        return Match.new(GAME, {"difficulty": difficulty}, rulings, pack, seed, None, undo, chance)

    @staticmethod
    def pieces(position: Match | Position) -> Pieces:
        """What the player sees, typed (docs/views/fear-of-the-dark.md)."""
        return cast(Pieces, position.view(0)["pieces"])

    @staticmethod
    def view(position: Match | Position) -> View:
        """The whole view of the player, typed: the pieces, the question with its options, and the outcome."""
        return cast(View, position.view(0))
