"""What A Touch of Evil provides besides its rules: texts, drawing, components, bot, learner, checks and notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast, final

from duskbox.core.chance import Fast
from duskbox.core.decisions import Option
from duskbox.core.game import Game
from duskbox.core.learning.features import Features
from duskbox.core.messages import Facts
from duskbox.core.parts.bot import Bot, SearchConfig
from duskbox.core.parts.checks import Checks
from duskbox.core.parts.components import CardKind, Components
from duskbox.core.parts.drawing import Drawing, Picture
from duskbox.core.parts.learner import Learner
from duskbox.core.parts.notation import Notation
from duskbox.core.parts.texts import Texts
from duskbox.core.settings import Setup
from duskbox.core.shapes import Schema
from duskbox.core.table import Event, Table
from duskbox.core.views import Where
from duskbox.games.touch_of_evil import notation, spelled
from duskbox.games.touch_of_evil.bot import evaluation, features, policy
from duskbox.games.touch_of_evil.bot.styles import GROUP
from duskbox.games.touch_of_evil.checks import box as boxcheck
from duskbox.games.touch_of_evil.checks import liveness, soundness
from duskbox.games.touch_of_evil.drawing import svg
from duskbox.games.touch_of_evil.drawing import text as drawing
from duskbox.games.touch_of_evil.pack import overlay
from duskbox.games.touch_of_evil.rules.outcomes import draw_facts
from duskbox.games.touch_of_evil.rules.rulings import Rulings
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.schema.events import EVENTS
from duskbox.games.touch_of_evil.schema.shown import Pieces, Place
from duskbox.games.touch_of_evil.tables import bare_table, box_of
from duskbox.games.touch_of_evil.text import cards, facts

#: Choices that name no hidden card.
SAID_ALOUD: Final = frozenset({
    "act", "amount", "die", "end-turn", "escape", "fight-on", "hero", "militia-takes-it", "no", "offer", "resolve",
    "skill", "stay", "take-wounds", "way", "withdraw", "yes",
})  # fmt: skip


@final
class ShadowbrookTexts(Texts):
    """The facts that messages speak of."""

    def ask_facts(self, table: Table) -> Facts:
        """What the message of the present decision speaks of."""
        return facts.ask_facts(cast(Shadowbrook, table))

    def option_facts(self, table: Table, option: Option) -> Facts:
        """What the message of an option speaks of.

        With a pack the numbers of things are others: the table's own option counts.
        """
        t = cast(Shadowbrook, table)
        return facts.option_facts(t, t.box.options.all.by_key.get(option.key, option))

    def event_facts(self, table: Table, event: Event) -> Facts:
        """What the message of an event speaks of."""
        return facts.told_facts(cast(Shadowbrook, table), event)

    def told_to_all(self, table: Table, option: Option) -> bool:
        """What is said aloud at a table, unless the question is asked in private (ATE-INFO-04)."""
        asked = table.decision
        return asked is not None and not asked.private and option.verb in SAID_ALOUD

    def quiet_events(self) -> frozenset[str]:
        """What the question about it says, and a later line of the log."""
        return EVENTS.quiet()

    def draw_facts(self, table: Table, stream: int) -> Facts:
        """Who rolls a real die, for what, and which of how many it is."""
        return draw_facts(cast(Shadowbrook, table), stream)

    def roles(self, table: Table) -> list[str]:
        """The Heroes by seat."""
        t = cast(Shadowbrook, table)
        return [f"hero-{t.box.heroes[hero].name}" for hero in t.heroes]

    def scenario(self, table: Table) -> list[str]:
        """The Villain."""
        t = cast(Shadowbrook, table)
        return [f"villain-{t.box.villains[t.villain].name}"] if t.villain >= 0 else []

    def length(self, table: Table) -> int:
        """Rounds (ATE-ROUND-01)."""
        return cast(Shadowbrook, table).round


@final
class ShadowbrookDrawing(Drawing):
    """The map."""

    def board(self, pieces: Mapping[str, object], plain: bool) -> Picture:
        """The map as text."""
        return drawing.town(cast(Pieces, pieces), plain)

    def preview(self, pieces: Mapping[str, object], where: Where, plain: bool) -> Picture | None:
        """The map with the places that an option means."""
        return drawing.preview(cast(Pieces, pieces), cast(list[Place], where), plain)

    def svg(self, pieces: Mapping[str, object], say: Callable[[str], str]) -> str:
        """The map as an SVG."""
        return svg.sketch(cast(Pieces, pieces), say)

    def summary(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """Round, track, Villain, Heroes, dice."""
        return drawing.summary(cast(Pieces, pieces))

    def details(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        """The rest of what lies open."""
        return drawing.details(cast(Pieces, pieces))


@final
class ShadowbrookComponents(Components):
    """Cards, sheets, charts and spaces."""

    def data(self, setup: Setup) -> object:
        """Everything declared, pack included, as plain data."""
        return cards.data(box_of(setup))

    def cards(self, setup: Setup) -> list[CardKind]:
        """Every card, sheet, chart and space, with the text made from what it does."""
        return cards.kinds(box_of(setup), Rulings(setup.rulings))

    def check_pack(self, pack: dict[str, object]) -> None:
        """Refuse a pack that does not fit, naming key and expectation."""
        overlay.laid_over(pack)

    def pack_schema(self) -> Schema:
        """What a pack can hold, as JSON Schema."""
        from duskbox.games.touch_of_evil.pack import schema

        return schema.schema()


#: Questions in which the rollout policy is as good as looking ahead, or which come too often.
_HABITS: Final = frozenset(
    {
        "ask-window-turn-step", "ask-window-mystery-step", "ask-reroll", "ask-aim", "ask-send-home", "ask-over-limit",
        "ask-order", "ask-order-moment", "ask-set-die", "ask-lose", "ask-who-acts", "ask-who-moves",
        "ask-who-fights-next", "ask-look", "ask-regroup", "ask-trade", "ask-trade-now",
        "ask-test-skill", "ask-join", "ask-accuse", "ask-free-event", "ask-window-fight", "ask-window-fight-round",
        "ask-window-roll",
        "ask-window-showdown-step",
    }
)  # fmt: skip


@final
class ShadowbrookBot(Bot):
    """Rules of thumb, and what search looks into."""

    def __init__(self) -> None:
        # The second style is the better one nearly everywhere; a few samples would only mistake that now and then.
        super().__init__(
            SearchConfig(depth=0, doubt=2.0, style=1, style_share=0.0, idle=frozenset({"look"}), trivial=_HABITS)
        )

    def styles(self) -> int:
        """As many as there are for two rivals, and for more Heroes."""
        return len(GROUP)

    def rollout_policy(self, table: Table, style: int = 0) -> Option | None:
        """Rules of thumb for the asked seat, in this style."""
        return policy.rollout_policy(cast(Shadowbrook, table), style)

    def quiescent(self, table: Table) -> bool:
        """At the start of a move nothing is half done: the guess of `evaluate` was fitted to such moments."""
        return table.decision is not None and table.decision.ask == "ask-move"

    def evaluate(self, table: Table, seat: int) -> float:
        """How well a seat stands."""
        return evaluation.worth(cast(Shadowbrook, table), seat)


@final
class ShadowbrookLearner(Learner):
    """Numbered options and rows of numbers."""

    def vocabulary(self, setup: Setup) -> list[Option]:
        """Every option that a question can offer."""
        return features.vocabulary(box_of(setup))

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """A reader of what a seat knows."""
        t = bare_table(setup)
        return features.ShadowbrookFeatures(t.box, t.terms, whole)


@final
class ShadowbrookChecks(Checks):
    """Soundness of tables, completeness of the box, liveness of its content."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game

    def violations(self, table: Table) -> list[str]:
        """What must always hold and does not."""
        return soundness.faults(cast(Shadowbrook, table))

    def content_faults(self, setup: Setup) -> list[tuple[str, Facts]]:
        """What is wrong with the box: counts, variety, marks, words, cards that cannot occur, places that are not
        drawn.
        """
        game = self._game
        table = game.new_table(setup)
        table.start(Fast(1, len(game.streams)))
        shown = cast(Pieces, game.pieces(table, -1))
        pictures = [game.drawing.board(shown, plain) for plain in (False, True)]
        undrawn = boxcheck.undrawn(pictures, [space["name"] for space in shown["spaces"]])
        return boxcheck.faults(box_of(setup), game.texts.folder, setup.pack) + undrawn

    def watched_content(self, setup: Setup) -> list[str]:
        """Everything in the box that should do something now and then."""
        return liveness.watched(box_of(setup))

    def live_content(self, table: Table, events: list[Event]) -> list[str]:
        """What of it did something in these events."""
        return liveness.live(cast(Shadowbrook, table), events)


@final
class ShadowbrookNotation(Notation):
    """A code that holds everything, for links; and the same spelled out, for people (docs/notation.md)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.position_state, game.restore_position)
        self._game: Final = game

    def write(self, table: Table) -> str:
        """The position as one line of text."""
        t = cast(Shadowbrook, table)
        return notation.write(t, t.terms.settings)

    def spell(self, table: Table) -> str:
        """The position with a line for each thing that is not as before the first draw."""
        usual = self._game.setup()
        t = cast(Shadowbrook, table)
        return spelled.write(t, t.terms.settings, usual.settings, usual.rulings)

    def read(self, text: str) -> Shadowbrook:
        """The position of such a text."""
        if text.lstrip().startswith(spelled.PREFIX):
            return spelled.read(self._game, text)
        return notation.read(self._game, text)
