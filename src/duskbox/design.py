"""What a game of one's own is made of (docs/games.md): options, tables, steps, settings, and the game itself.

`Game`, `Texts` and `Bot` may name the class of the game's tables, as in `Game[Corridor]`: type checkers then know that
every table they are given is one. When the program runs that makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from duskbox.core.chance import Chance, Fast, Scripted
from duskbox.core.decisions import Option, Vocabulary
from duskbox.core.game import Game as AnyGame
from duskbox.core.learning.features import Features
from duskbox.core.messages import Facts
from duskbox.core.parts.bot import Bot as AnyBot
from duskbox.core.parts.checks import Checks
from duskbox.core.parts.components import CardKind, Components
from duskbox.core.parts.drawing import Drawing, Picture
from duskbox.core.parts.learner import Learner
from duskbox.core.parts.notation import Notation
from duskbox.core.parts.texts import Texts as AnyTexts
from duskbox.core.reasons import Reason
from duskbox.core.registry import forget, register
from duskbox.core.settings import Setting, Setup
from duskbox.core.table import EVERYONE, Event, Outcome, Step, Table, one_of_each
from duskbox.core.views import Where

__all__ = [
    "EVERYONE", "Bot", "CardKind", "Chance", "Checks", "Components", "Drawing", "Event", "Facts", "Fast", "Features",
    "Game", "Learner", "Notation", "Option", "Outcome", "Picture", "Reason", "Scripted", "Setting", "Setup", "Step",
    "Table", "Texts", "Vocabulary", "forget", "one_of_each", "register",
]  # fmt: skip

T = TypeVar("T", bound=Table)

if TYPE_CHECKING:
    # For a type checker `Game[Corridor]` is any game, whose methods are given corridors: a method may not ask for more
    # than that of its base class, so these have no base that is known.
    _Unknown: Any = object

    class Game(_Unknown, Generic[T]):  # type: ignore[misc]
        """A game's rules."""

        texts: AnyTexts
        drawing: Drawing
        components: Components
        bot: AnyBot
        learner: Learner
        checks: Checks
        notation: Notation

        def __init__(
            self,
            name: str,
            rules_version: str,
            streams: tuple[str, ...],
            settings: tuple[Setting, ...],
            rulings: tuple[Setting, ...],
            texts: Path,
        ) -> None: ...
        def setup(
            self,
            settings: dict[str, str] | None = None,
            rulings: dict[str, str] | None = None,
            pack: dict[str, object] | None = None,
        ) -> Setup: ...
        def new_table(self, setup: Setup) -> T: ...
        def restore(self, setup: Setup, state: dict[str, object]) -> T: ...
        def setup_of(self, table: T) -> Setup: ...
        def option(self, key: str) -> Option: ...
        def where(self, table: T, option: Option, seat: int) -> Where: ...
        def pieces(self, table: T, seat: int) -> Mapping[str, Any]: ...
        def outcomes(self, table: T, stream: int) -> list[str]: ...
        def candidates(self, table: T) -> list[str]: ...
        def why_not(self, table: T, key: str) -> Reason | None: ...
        def hides_options(self, table: T) -> bool: ...
        def sample(self, table: T, seat: int, chance: Chance) -> T: ...

    class Texts(_Unknown, Generic[T]):  # type: ignore[misc]
        """What messages speak of."""

        def __init__(self, folder: Path) -> None: ...
        def ask_facts(self, table: T) -> Facts: ...
        def option_facts(self, table: T, option: Option) -> Facts: ...
        def event_facts(self, table: T, event: Event) -> Facts: ...
        def length(self, table: T) -> int: ...

    class Bot(_Unknown, Generic[T]):  # type: ignore[misc]
        """How programs play it."""

        def rollout_policy(self, table: T, style: int = 0) -> Option | None: ...
        def evaluate(self, table: T, seat: int) -> float: ...

else:

    class Game(AnyGame):
        """A game's rules, reached by name; `Game[Corridor]` is a game whose tables are of the class `Corridor`."""

        def __class_getitem__(cls, table):
            return cls

    class Texts(AnyTexts):
        """What messages speak of, and the folder they are in."""

        def __class_getitem__(cls, table):
            return cls

    class Bot(AnyBot):
        """How programs play a game."""

        def __class_getitem__(cls, table):
            return cls
