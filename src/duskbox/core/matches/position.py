"""A position as a value: written and read as one text, looked at, played on, and the start of a match."""

from __future__ import annotations

from typing import Final, final

from duskbox.core import registry
from duskbox.core.arguments import need, need_or_none
from duskbox.core.chance import Fast
from duskbox.core.decisions import Decision
from duskbox.core.display import as_svg
from duskbox.core.errors import BadPosition, DuskboxError
from duskbox.core.game import Game, view
from duskbox.core.options import Options
from duskbox.core.reasons import Reason
from duskbox.core.settings import Setup
from duskbox.core.table import Outcome, Table
from duskbox.core.text.wording import Wording
from duskbox.core.views import View


@final
class Position:
    """A position of a game. It never changes: `after` gives the one that follows.

    `Position.read` takes the text that `notation` gives; a match has its present `position`, and so has each moment of
    a record.
    """

    def __init__(self, game: Game, setup: Setup, table: Table) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self._table: Final = table
        self._wording: Wording | None = None

    @staticmethod
    def read(text: str, game: str | Game | None = None) -> Position:
        """The position that a text describes, of any game.

        A text that cannot be read, or a position that the rules do not allow, is a `BadPosition` that says why.
        """
        need(text, str, "the text of a position")
        need_or_none(game, (str, Game), "a game or its name")
        if game is not None:
            return _read(registry.find(game) if isinstance(game, str) else game, text)
        begins: list[str] = []
        for name in registry.names():
            try:
                return _read(registry.find(name), text)
            except BadPosition as error:
                if error.message not in ("error-position-foreign", "error-position-state"):
                    raise
                # A game without a notation of its own reads nothing but JSON.
                begins.append(str(error.facts.get("prefix", "{")))
        raise BadPosition("error-position-unknown", text=text[:40], known=", ".join(begins))

    @property
    def notation(self) -> str:
        """The position as one text that can be pasted into a message. It holds everything, hidden cards too."""
        return self.game.notation.write(self._table)

    @property
    def spelled(self) -> str:
        """The position as a text that a person can read and edit; `Position.read` takes it as well."""
        return self.game.notation.spell(self._table)

    @property
    def table(self) -> Table:
        """A table with this position, to play on with a chance of one's own."""
        return self._table.copy()

    @property
    def decision(self) -> Decision | None:
        """The question that is asked; None when the game is over."""
        return self._table.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self._table.outcome

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._table.seats

    @property
    def options(self) -> Options:
        """What may be chosen."""
        decision = self._table.decision
        if decision is None:
            return Options([])
        return Options(decision.options, lambda option, language: self.wording().option(self._table, option, language),
                       decision.ask, self.game.name)  # fmt: skip

    def view(self, seat: int = 0) -> View:
        """What a seat sees; seat -1 is a spectator."""
        need(seat, int, "the number of a seat")
        return view(self.game, self._table, seat)

    def why_not(self, key: str) -> Reason | None:
        """Why an option cannot be chosen here; None if it can."""
        need(key, str, "the key of an option")
        self.game.option(key)
        return self.game.why_not(self._table, key)

    def after(self, *keys: str, luck: int = 1) -> Position:
        """The position after these choices; what is drawn follows from the number `luck`."""
        need(luck, int, "a number as luck")
        table = self._table.copy()
        chance = Fast(luck, len(self.game.streams))
        for key in keys:
            need(key, str, "the key of an option")
            table.choose(self.game.option(key), chance)
        return Position(self.game, self.setup, table)

    def sample(self, seat: int, luck: int = 1) -> Position:
        """A position that this seat may be in: everything it cannot know is dealt anew, by the number `luck`."""
        check_seat(self._table, seat)
        need(luck, int, "a number as luck")
        table = self.game.sample(self._table, seat, Fast(luck, len(self.game.streams)))
        return Position(self.game, self.setup, table)

    def faults(self) -> list[str]:
        """What must always hold and does not, with the rules; nothing for a sound position."""
        return self.game.checks.violations(self._table)

    def text(self, language: str = "en", seat: int | None = None, plain: bool = False) -> str:
        """The board in text with the question and its options, as the asked seat sees it."""
        decision = self._table.decision
        if seat is None:
            seat = decision.seat if decision is not None else 0 if self._table.seats == 1 else -1
        check_seat(self._table, seat)
        return self.wording().board(self._table, seat, language, plain)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The board as an SVG: as a seat sees it, else as the only seat, or as a spectator where several play."""
        if seat is None:
            seat = 0 if self._table.seats == 1 else -1
        check_seat(self._table, seat)
        return as_svg(self.game, self.game.pieces(self._table, seat), self.wording().language(language))

    def wording(self) -> Wording:
        """What says all this."""
        if self._wording is None:
            self._wording = Wording(self.game, self.setup)
        return self._wording

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        line = self.notation
        return f"<Position of {self.game.name}: {line if len(line) <= 80 else line[:77] + '…'}>"

    def __eq__(self, other: object) -> bool:
        # Settings count only as far as they still show: a notation need not hold the others.
        return (
            isinstance(other, Position)
            and (self.game.name, self.setup.rulings, self.setup.pack)
            == (other.game.name, other.setup.rulings, other.setup.pack)
            and self._table == other._table
        )

    def __hash__(self) -> int:
        return hash(self._table)

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.game, self.setup, self._table)


def _read(game: Game, text: str) -> Position:
    return Position(game, game.setup_of(table := read_table(game, text)), table)


def read_table(game: Game, text: str) -> Table:
    """The table that a text describes. It may be written by anyone, so what it offers is tried on copies: a position
    whose options cannot be carried out, or lead to one that is not sound, is refused.
    """
    table = game.notation.read(text)
    decision = table.decision
    if decision is None:
        return table
    key = decision.ask
    try:
        if len({option.key for option in decision.options}) < len(decision.options):
            raise ValueError(decision.ask)
        game.texts.ask_facts(table)
        for seat in range(-1, table.seats):
            view(game, table, seat)
        for option in decision.options:
            key = option.key
            game.texts.option_facts(table, option)
            trial = table.copy()
            trial.choose(option, Fast(1, len(game.streams)))
            for fault in game.checks.violations(trial):
                raise BadPosition("error-position-offers", key=key, reason=fault)
    except BadPosition:
        raise
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, ArithmeticError) as error:
        raise BadPosition("error-position-offers", key=key, reason=type(error).__name__) from error
    return table


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not there; -1 is a spectator."""
    need(seat, int, "the number of a seat")
    if not -1 <= seat < table.seats:
        raise DuskboxError("error-no-such-seat", seat=seat, most=table.seats - 1)
