"""What Fear of the Dark provides besides its rules: texts, drawing, components, bot, learner, checks and notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast, final

from duskbox.core.chance import Weighted
from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.learning.features import Features
from duskbox.core.messages import Facts
from duskbox.core.parts.bot import Bot, SearchConfig
from duskbox.core.parts.checks import Checks
from duskbox.core.parts.components import CardKind, Components, hash_of
from duskbox.core.parts.drawing import Drawing, Picture
from duskbox.core.parts.learner import Learner
from duskbox.core.parts.notation import Notation
from duskbox.core.parts.texts import Texts
from duskbox.core.settings import Setup
from duskbox.core.shapes import Schema
from duskbox.core.table import Event, Table
from duskbox.core.views import Where
from duskbox.games.fear_of_the_dark import notation
from duskbox.games.fear_of_the_dark.bot import dangers, evaluation, features, policy
from duskbox.games.fear_of_the_dark.bot.styles import STYLES
from duskbox.games.fear_of_the_dark.checks import box, liveness, soundness
from duskbox.games.fear_of_the_dark.content.box import HOUSE, Content, Data, table_of
from duskbox.games.fear_of_the_dark.drawing import svg
from duskbox.games.fear_of_the_dark.drawing import text as drawing
from duskbox.games.fear_of_the_dark.pack import overlay
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.rulings import Rulings
from duskbox.games.fear_of_the_dark.rules.vocabulary import PRINTED
from duskbox.games.fear_of_the_dark.schema.events import EVENTS
from duskbox.games.fear_of_the_dark.schema.shown import Pieces, Place
from duskbox.games.fear_of_the_dark.text import cards as card_texts
from duskbox.games.fear_of_the_dark.text import facts

_HOUSE: Final = Content(HOUSE)


def content_of(setup: Setup) -> Content:
    """The content of the box, with the pack laid over it."""
    return _HOUSE if setup.pack is None else Content(overlay.laid_over(HOUSE, setup.pack))


def level_of(content: Content, setup: Setup) -> Data:
    """What the chosen difficulty changes."""
    return table_of(table_of(content.data["difficulty"])[setup.settings["difficulty"]])


@final
class LabyrinthTexts(Texts):
    """The facts that messages speak of."""

    def ask_facts(self, table: Table) -> Facts:
        """What the message of the present decision speaks of."""
        return facts.ask_facts(cast(Labyrinth, table))

    def option_facts(self, table: Table, option: Option) -> Facts:
        """What the message of an option speaks of."""
        return facts.option_facts(cast(Labyrinth, table), option)

    def event_facts(self, table: Table, event: Event) -> Facts:
        """What the message of an event speaks of."""
        return facts.event_facts(cast(Labyrinth, table), event)

    def told_to_all(self, table: Table, option: Option) -> bool:
        """Nothing that the one player knows is hidden from those who watch."""
        return True

    def quiet_events(self) -> frozenset[str]:
        """What the picture shows and a later line of the log says."""
        return EVENTS.quiet()

    def length(self, table: Table) -> int:
        """The rooms that lie on the table, the start tile not counted (FD-COMP-02)."""
        return len(cast(Labyrinth, table).tiles) - 1


@final
class LabyrinthDrawing(Drawing):
    """The maze."""

    def arrows(self) -> dict[str, str]:
        """A step to each side, and the end of the walk (FD-MOVE-01)."""
        return {**{side: f"go:{side}" for side in "NESW"}, "stop": "stop"}

    def board(self, pieces: Mapping[str, object], plain: bool) -> Picture:
        """The maze as text."""
        return drawing.maze(cast(Pieces, pieces), plain)

    def preview(self, pieces: Mapping[str, object], where: Where, plain: bool) -> Picture | None:
        """The maze with the revealed tile as it would lie, or with the place that an option means."""
        return drawing.preview(cast(Pieces, pieces), cast(list[Place], where), plain)

    def svg(self, pieces: Mapping[str, object], say: Callable[[str], str]) -> str:
        """The maze as an SVG."""
        return svg.sketch(cast(Pieces, pieces), say)

    def summary(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """Where one stands, the mind, matches, Items and decks."""
        return drawing.summary(cast(Pieces, pieces))

    def details(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """The rooms with their doors, the piles that lie open, and the cards left at each location."""
        shown = cast(Pieces, pieces)
        return [*drawing.rooms(shown), *drawing.open_piles(shown), *drawing.locations(shown)]


@final
class LabyrinthComponents(Components):
    """The four decks and the tiles."""

    def data(self, setup: Setup) -> object:
        """House content with the pack laid over it. The order of the rooms belongs to it: they are numbered by it."""
        return _ordered(content_of(setup).data)

    def cards(self, setup: Setup) -> list[CardKind]:
        """The four decks and the tiles, each tile with its plan, as the game at hand has them."""
        content = content_of(setup)
        return card_texts.kinds(content, Rulings(setup.rulings), level_of(content, setup)["instant-death"] is True)

    def check_pack(self, pack: dict[str, object]) -> None:
        """Refuse a pack that does not fit, naming key and expectation."""
        overlay.laid_over(HOUSE, pack)

    def pack_schema(self) -> Schema:
        """What a pack can hold, as JSON Schema."""
        return overlay.schema()


@final
class LabyrinthBot(Bot):
    """Rules of thumb, and samples without sudden ends."""

    def __init__(self) -> None:
        # Samples are quick to play to the end and have no sudden ends: whole games say more than any guess half-way.
        super().__init__(SearchConfig(cut=0, depth=0, doubt=1.0))

    def evaluate(self, table: Table, seat: int) -> float:
        """How well the player stands."""
        return evaluation.worth(cast(Labyrinth, table))

    def choose_weighted(self, table: Table, option: Option, chance: Weighted) -> Labyrinth:
        """Where a step into the unknown may end the game at once, it is drawn again, and the table weighted by the
        chance of that.
        """
        return dangers.choose_weighted(cast(Labyrinth, table), option, chance)

    def quiescent(self, table: Table) -> bool:
        """Between two actions (FD-ACT-04)."""
        return len(table.stack) == 1

    def styles(self) -> int:
        """As many as are told apart."""
        return len(STYLES)

    def rollout_policy(self, table: Table, style: int = 0) -> Option:
        """What an experienced player of this style would do without thinking for long."""
        return policy.rollout_policy(cast(Labyrinth, table), STYLES[style])


@final
class LabyrinthLearner(Learner):
    """Numbered options and rows of numbers."""

    def vocabulary(self, setup: Setup) -> list[Option]:
        """Every option that a question can offer."""
        return features.vocabulary(content_of(setup))

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """A reader of what the player knows."""
        return features.LabyrinthFeatures(content_of(setup), whole)


@final
class LabyrinthChecks(Checks):
    """Soundness of tables, completeness of the box, liveness of its content."""

    def violations(self, table: Table) -> list[str]:
        """What must always hold and does not."""
        return soundness.faults(cast(Labyrinth, table))

    def content_faults(self, setup: Setup) -> list[tuple[str, Facts]]:
        """What is wrong with the box: totals, tokens, locations and doors against the rulebook, and worked examples it
        cannot show.
        """
        return box.faults(content_of(setup))

    def watched_content(self, setup: Setup) -> list[str]:
        """Every card and room in the box."""
        return liveness.watched(content_of(setup))

    def live_content(self, table: Table, events: list[Event]) -> list[str]:
        """What of it did something in these events."""
        return liveness.live(cast(Labyrinth, table), events)


@final
class LabyrinthNotation(Notation):
    """A line that a person can read and edit (docs/notation.md)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.position_state, game.restore_position)
        self._game: Final = game

    def write(self, table: Table) -> str:
        """The position as one line of text."""
        t = cast(Labyrinth, table)
        line = notation.write(t)
        if t.content.data is HOUSE:
            return line
        # A packed position says so: it means nothing without its pack.
        return f"{line} content:{_hash_of(t.content.data)[:16]}"

    def read(self, text: str) -> Labyrinth:
        """The position of such a line."""
        return notation.read(self._game, text)


def _ordered(data: Data) -> Data:
    """The data as they are hashed. Kinds without a copy are not in the box: to declare a new one leaves the records of
    games without it as they are. (Those Mind cards and Secrets that the rulebook names have always been hashed.)
    """
    shown: Data = {**data, "order": list(table_of(data["rooms"]))}
    hazards = table_of(data["hazards"])
    absent = [name for name, copies in hazards.items() if copies == 0]
    for table in ("hazards", "walk-in"):
        shown[table] = {name: value for name, value in table_of(data[table]).items() if name not in absent}
    shown["items"] = {name: value for name, value in table_of(data["items"]).items() if value != 0}
    for table in ("mind", "secrets"):
        printed = PRINTED[table]
        shown[table] = {name: value for name, value in table_of(data[table]).items() if value != 0 or name in printed}
    return shown


def _hash_of(data: Data) -> str:
    return hash_of(_ordered(data))
