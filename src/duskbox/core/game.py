"""What a game is to the rest of Duskbox: its rules behind a name, and the parts that others ask for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from duskbox.core.chance import Chance
from duskbox.core.decisions import Option
from duskbox.core.errors import BadPosition, DuskboxError, NotProvided
from duskbox.core.messages import plain
from duskbox.core.parts.bot import Bot
from duskbox.core.parts.checks import Checks
from duskbox.core.parts.components import Components
from duskbox.core.parts.drawing import Drawing
from duskbox.core.parts.learner import Learner
from duskbox.core.parts.notation import Notation
from duskbox.core.parts.texts import Texts
from duskbox.core.reasons import Reason
from duskbox.core.settings import Setting, Setup, rulings_in_full, settings_in_full
from duskbox.core.table import EVERYONE, Event, Table
from duskbox.core.views import DecisionShown, EventShown, OptionShown, OutcomeShown, View, Where

#: Where the plain notation holds the settings: no attribute of a table can have this name.
_SETTINGS: Final = "with"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules, reached by name. A game subclasses this, puts its own parts in the place of the plain ones, and
    registers one instance.
    """

    def __init__(
        self,
        name: str,
        rules_version: str,
        streams: tuple[str, ...],
        settings: tuple[Setting, ...],
        rulings: tuple[Setting, ...],
        texts: Path,
    ) -> None:
        self.name: Final = name
        self.rules_version: Final = rules_version
        self.streams: Final = streams
        self.settings: Final = settings
        self.rulings: Final = rulings
        #: What messages speak of, and the folder they are in.
        self.texts: Texts = Texts(texts)
        #: The table as a drawing and as sentences.
        self.drawing: Drawing = Drawing()
        #: Cards, content and packs.
        self.components: Components = Components()
        #: How programs play it.
        self.bot: Bot = Bot()
        #: What learning programs are given.
        self.learner: Learner = Learner()
        #: What fuzzers and tests check.
        self.checks: Checks = Checks()
        #: Positions as text.
        self.notation: Notation = Notation(self.position_state, self.restore_position)

    def __reduce__(self) -> tuple[object, ...]:
        from duskbox.core.registry import find

        return find, (self.name,)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.name}, rules {self.rules_version}>"

    def setup(
        self,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
    ) -> Setup:
        """Fill in the defaults and refuse what the game does not know, naming the value and what is allowed."""
        chosen = settings_in_full(self.settings, settings or {})
        return Setup(chosen, rulings_in_full(self.rulings, rulings or {}), pack)

    def new_table(self, setup: Setup) -> Table:
        """A table before its first decision; `start` runs it there."""
        raise NotProvided("error-not-provided", what="Game.new_table")

    def restore(self, setup: Setup, state: dict[str, object]) -> Table:
        """The table that gave this `state`."""
        raise NotProvided("error-not-provided", what="Game.restore")

    def position_state(self, table: Table) -> dict[str, object]:
        """The state of a table with the settings that `setup_of` tells of it: what the plain notation writes."""
        state = table.state()
        settings = self.setup_of(table).settings
        if settings != self.setup().settings:
            state[_SETTINGS] = dict(settings)
        return state

    def restore_position(self, state: dict[str, object]) -> Table:
        """The table of such a state."""
        settings = state.get(_SETTINGS, {})
        try:
            if not isinstance(settings, dict):
                raise ValueError(settings)
            setup = self.setup({str(name): str(value) for name, value in settings.items()})
        except ValueError as error:
            raise BadPosition("error-position-state", reason=f"{_SETTINGS} {settings}") from error
        return self.restore(setup, {name: value for name, value in state.items() if name != _SETTINGS})

    def setup_of(self, table: Table) -> Setup:
        """The setup of this table, as far as it matters to a position: unless a game says otherwise, the default
        one.
        """
        return self.setup()

    def option(self, key: str) -> Option:
        """The option with this key, legal or not."""
        raise NotProvided("error-not-provided", what="Game.option")

    def where(self, table: Table, option: Option, seat: int) -> Where:
        """What an option points at for a seat, legal or not, so that a client can draw it without knowing rules."""
        return []

    def pieces(self, table: Table, seat: int) -> Mapping[str, object]:
        """The game's share of a view: what this seat may see of the table. Seat -1 is a spectator."""
        raise NotProvided("error-not-provided", what="Game.pieces")

    def outcomes(self, table: Table, stream: int) -> list[str]:
        """The message ids of what the next draw of a stream can be, in the order of the answers."""
        if self.streams:
            raise NotProvided("error-not-provided", what="Game.outcomes")
        return []

    def candidates(self, table: Table) -> list[str]:
        """The keys of what a player may think of at this decision, legal or not: what `why_not` has an answer for.

        A game that does not say names the options on offer.
        """
        decision = table.decision
        return [] if decision is None else [option.key for option in decision.options]

    def why_not(self, table: Table, key: str) -> Reason | None:
        """Why the option with this key cannot be chosen now; None if it can."""
        return None if key in Game.candidates(self, table) else Reason("why-not-offered", ())

    def hides_options(self, table: Table) -> bool:
        """Whether something that only the asked seat knows might have given it more to choose from: then even a single
        option tells the others something (`duskbox.core.forced`). A game that does not say takes it for so wherever
        the seat sees more than a spectator.
        """
        decision = table.decision
        return decision is not None and self.pieces(table, decision.seat) != self.pieces(table, -1)

    def cheapest_payment(self, table: Table) -> Option | None:
        """The option of a question about payment that costs less than every other, if there is one. A game that does
        not say leaves all of them to the player.
        """
        return None

    def sample(self, table: Table, seat: int, chance: Chance) -> Table:
        """A copy in which everything the seat cannot know is drawn anew: a table that seat
        may be sitting at (a determinization).

        Without hidden knowledge of other seats that is the table itself.
        """
        return table.copy()

    def odds(self, table: Table, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """The chances an option of the present decision leads to, from what the asked seat knows: `chances` by name,
        whether they are `exact`, and the `errors` of sampled ones. None for an option that leads to no luck, or a game
        that does not say.
        """
        return None


def view(game: Game, table: Table, seat: int) -> View:
    """The only way out of the table for people, spectators and bots: plain data with nothing this seat cannot know."""
    if not -1 <= seat < table.seats:
        raise DuskboxError("error-no-such-seat", seat=seat, most=table.seats - 1)
    decision = table.decision
    shown: DecisionShown | None = None
    if decision is not None:
        shown = {"seat": None if decision.private and decision.seat != seat else decision.seat}
        if decision.seat == seat:
            shown["shape"] = decision.shape
            shown["ask"] = decision.ask
            shown["rule"] = decision.rule
            shown["options"] = [_shown(game, table, option, seat) for option in decision.options]
    anytime = [_shown(game, table, option, seat) for option in table.anytime_options(seat)] if seat >= 0 else []
    outcome = table.outcome
    ending: OutcomeShown | None = None
    if outcome is not None:
        winners = [winner for winner in range(table.seats) if outcome.won(winner)]
        ending = {"name": outcome.name, "rule": outcome.rule, "winners": winners}
    return {
        "game": game.name,
        "seat": seat,
        "decision": shown,
        "anytime_options": anytime,
        "outcome": ending,
        "pieces": game.pieces(table, seat),
    }


def _shown(game: Game, table: Table, option: Option, seat: int) -> OptionShown:
    return {"key": option.key, "verb": option.verb, "where": game.where(table, option, seat)}


def event_view(game: Game, table: Table, event: Event, seat: int) -> EventShown | None:
    """An event as plain data for a seat, or None when it may not know."""
    if not event.known_to(seat):
        return None
    shown: EventShown = {
        "event": event.name,
        "rule": event.rule,
        "facts": {name: plain(fact) for name, fact in game.texts.event_facts(table, event).items()},
        "private": event.to != EVERYONE,
    }
    if event.name in game.texts.quiet_events():
        shown["quiet"] = True
    return shown
