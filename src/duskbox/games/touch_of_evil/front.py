"""A Touch of Evil for programs: its settings as typed keywords, its views as typed tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, cast, final

from duskbox.core.arguments import need
from duskbox.core.matches.match import Match
from duskbox.core.matches.position import Position
from duskbox.core.packs import Pack
from duskbox.core.settings import as_texts
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.schema.shown import Pieces, View


@final
class ATouchOfEvil:
    """Heroes hunt a Villain in the village of Shadowbrook: against each other, together, or in teams."""

    NAME: Final = "a-touch-of-evil"

    @staticmethod
    def play(
        *,
        heroes: int | Sequence[str] = 2,
        villain: str = "random",
        mode: Literal["competitive", "cooperative", "team"] = "competitive",
        level: Literal["basic", "advanced"] = "basic",
        teams: Literal[2, 3, 4] = 2,
        settings: Mapping[str, str | int] | None = None,
        rulings: Mapping[str, str] | None = None,
        pack: Pack | Mapping[str, object] | None = None,
        seed: str | int | None = None,
        undo: Literal["open", "consent", "free", "none"] = "open",
        chance: Literal["fair", "fast", "asked"] = "fair",
    ) -> Match:
        """A new match, run to its first decision. `heroes` is how many there are, or who they are by seat; `settings`
        are the rest of them, such as the advanced modules one by one, and `rulings` answer what the rulebook leaves
        open.
        """
        need(heroes, (int, list, tuple), "a number of Heroes, or a list of them")
        need(teams, int, "a number of teams")
        for name in (villain, mode, level):
            need(name, str, "the name of a value")
        chosen: dict[str, str | int] = {"villain": villain, "mode": mode, "level": level, "teams": teams}
        if isinstance(heroes, int):
            chosen["heroes"] = int(heroes)
        else:
            chosen["heroes"] = len(heroes)
            for seat, hero in enumerate(heroes):
                need(hero, str, "the name of a Hero")
                chosen[f"hero-{seat + 1}"] = hero
        chosen.update(as_texts(settings))
        return Match.new(GAME, chosen, rulings, pack, seed, None, undo, chance)

    @staticmethod
    def pieces(position: Match | Position, seat: int = 0) -> Pieces:
        """What a seat sees, typed (docs/views/a-touch-of-evil.md); seat -1 is a spectator."""
        return cast(Pieces, position.view(seat)["pieces"])

    @staticmethod
    def view(position: Match | Position, seat: int = 0) -> View:
        """The whole view of a seat, typed: the pieces, the question with its options, and the outcome."""
        return cast(View, position.view(seat))
