"""Fear of the Dark: its rules behind a name."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast, final

from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.reasons import Reason
from duskbox.core.settings import Setting, Setup
from duskbox.core.table import Table, one_of_each
from duskbox.games.fear_of_the_dark import odds, parts
from duskbox.games.fear_of_the_dark.content.box import Content, Data, numbers
from duskbox.games.fear_of_the_dark.parts import content_of, level_of
from duskbox.games.fear_of_the_dark.rules import refusals
from duskbox.games.fear_of_the_dark.rules.hazards import HazardCard
from duskbox.games.fear_of_the_dark.rules.journey import Action, Journey, own_card
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.mind import BuildHand, LoseMindCard
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.rulings import RULINGS, Rulings
from duskbox.games.fear_of_the_dark.rules.searching import Investigate, RemoveToken
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    HAZARD_STREAM,
    HAZARDS,
    ITEM_STREAM,
    ITEMS,
    LABYRINTH_STREAM,
    MIND,
    MIND_KINDS,
    MIND_STREAM,
    OPTIONS,
    SECRET_STREAM,
    SECRETS,
    STREAMS,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk
from duskbox.games.fear_of_the_dark.schema import views
from duskbox.games.fear_of_the_dark.schema import where as places
from duskbox.games.fear_of_the_dark.schema.shown import Pieces, Place

NAME: Final = "fear-of-the-dark"
#: Raised whenever a change makes an old record replay differently.
RULES_VERSION: Final = "2"

DIFFICULTY: Final = Setting("difficulty", ("easy", "normal", "hard", "very-hard"), "normal", "FD-DIFF-02")

STEPS: Final = one_of_each(
    Journey(),
    Action(0),
    BuildHand(0, 0),
    LoseMindCard(),
    Walk(0, False),
    Reveal(0, 0, False),
    HazardCard(0, False, 0),
    Investigate(False),
    RemoveToken(0),
)


@final
class FearOfTheDark(Game):
    """One player, alone in a labyrinth of rooms, with a few matches and a mind of nine cards (FD-COMP-01)."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, STREAMS, (DIFFICULTY,), RULINGS, Path(__file__).parent / "text")
        self.texts = parts.LabyrinthTexts(self.texts.folder)
        self.drawing = parts.LabyrinthDrawing()
        self.components = parts.LabyrinthComponents()
        self.bot = parts.LabyrinthBot()
        self.learner = parts.LabyrinthLearner()
        self.checks = parts.LabyrinthChecks()
        self.notation = parts.LabyrinthNotation(self)

    def _bare_table(self, setup: Setup) -> Labyrinth:
        return Labyrinth(content_of(setup), Rulings(setup.rulings))

    def new_table(self, setup: Setup) -> Labyrinth:
        """The table laid out for a difficulty (FD-DIFF-01, FD-DIFF-02, FD-DIFF-03, FD-DIFF-04, FD-DIFF-05)."""
        t = self._bare_table(setup)
        level = level_of(t.content, setup)
        t.set_up(numbers(level)["matches"], level["instant-death"] is True)
        t.stack.append(Journey())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Labyrinth:
        """The table that gave this state."""
        return _put_back(self._bare_table(setup), state)

    def setup_of(self, table: Table) -> Setup:
        """The rulings are in the line, the difficulty is in the matches and in the danger of sudden death."""
        return self.setup(None, cast(Labyrinth, table).rulings.chosen)

    def option(self, key: str) -> Option:
        """The option with this key, legal or not."""
        return OPTIONS.option(key)

    def pieces(self, table: Table, seat: int) -> Pieces:
        """What a seat sees."""
        return views.pieces(cast(Labyrinth, table), seat)

    def where(self, table: Table, option: Option, seat: int) -> list[Place]:
        """What an option points at."""
        return places.where(cast(Labyrinth, table), option)

    def cheapest_payment(self, table: Table) -> Option | None:
        """The card of the action itself."""
        return own_card(cast(Labyrinth, table))

    def outcomes(self, table: Table, stream: int) -> list[str]:
        """The cards or tiles that the next draw can turn up, in the order of the answers."""
        t = cast(Labyrinth, table)
        if stream == LABYRINTH_STREAM:
            return [t.content.tiles[tile].name for tile in t.unseen]
        if stream == HAZARD_STREAM:
            return [f"@hazard-{HAZARDS[kind]}" for kind in t.hazards]
        if stream == ITEM_STREAM:
            return [f"@item-{ITEMS[kind]}" for kind in t.item_pool]
        if stream == SECRET_STREAM:
            return [f"@secret-{SECRETS[kind]}" for kind in t.secret_pool]
        if stream == MIND_STREAM:
            return [f"@mind-{MIND[kind]}" for kind in range(MIND_KINDS) for _ in range(t.mind_deck[kind])]
        reveal = t.stack[-1]
        assert isinstance(reveal, Reveal)
        return [f"@turn-{turn}" for turn in reveal.turns(t)]

    def candidates(self, table: Table) -> list[str]:
        """What a player may think of now."""
        return refusals.candidates(cast(Labyrinth, table))

    def why_not(self, table: Table, key: str) -> Reason | None:
        """Why not."""
        return refusals.why_not(cast(Labyrinth, table), key)

    def odds(self, table: Table, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """What an option may turn up. All of it is tried, so the chances are exact and nothing is sampled."""
        return odds.odds(cast(Labyrinth, table), key, self.outcomes)


def _put_back(t: Labyrinth, state: dict[str, object]) -> Labyrinth:
    t.set_state(state, STEPS, OPTIONS.by_key)
    t.count_cards()
    return t


def unpickled(content: Data, rulings: dict[str, str], state: dict[str, object]) -> Labyrinth:
    """The table that was pickled as content, rulings and state."""
    return _put_back(Labyrinth(Content(content), Rulings(rulings)), state)


GAME: Final = FearOfTheDark()
