"""The table: a whole position as plain data, with the stack of steps that are under way.

`Table` and `Step` are what the rules of a game are written with, and the hot path of everything. A step's fields are
its memory and its methods are its stages; a stage ends by asking a seat, by calling another step or by being done, each
time naming the stage that comes next. So a table can be copied, compared, pickled and hashed at any moment, also in the
middle of a fight.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.chance import NO_CHANCE, Chance
from duskbox.core.decisions import SHAPES, Decision, Option, Shape
from duskbox.core.errors import BadPosition, Endless, IllegalChoice, Stuck

#: Every seat, as a bit mask of who may know or has learned something.
EVERYONE: Final = -1

_NOTHING: Final = Option("nothing", (), -1)

#: How many stages and draws one choice, or set-up, may take. In 2,058,610 choices of 5,533 random games (both games,
#: every mode, level and number of Heroes, half of them with eight, with and without packs) none took more than 385, and
#: 11 of them on average. This is a hundred times the most, and a fraction of a second.
MOST_WORK: Final = 40_000


@final
class Event:
    """A fact that happened: its name, the rule behind it, its fields with a number each, the numbers of the one field
    that is a list (dice, cards), and the seats that may know of it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        fields: tuple[str, ...],
        numbers: tuple[int, ...],
        to: int = EVERYONE,
        listed: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.fields: Final = fields
        self.numbers: Final = numbers
        self.to: Final = to
        self.listed: Final = listed
        #: Set by a match on the events it gives out.
        self.say: Callable[[Event, str], str] | None = None

    def text(self, language: str = "en") -> str:
        """What a person reads in the log; nothing for an event that only the picture shows. Only the events of a match
        have words; for any other it is the name.
        """
        return self.name if self.say is None else self.say(self, language)

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.rule, self.fields, self.numbers, self.to, self.listed)

    def __getitem__(self, field: str) -> int:
        """The number of a field, by its name."""
        return self.numbers[self.fields.index(field)]

    def known_to(self, seat: int) -> bool:
        """Whether this seat may know; spectators are seat -1 and know only what everyone does."""
        return self.to == EVERYONE or (seat >= 0 and self.to >> seat & 1 == 1)

    def __repr__(self) -> str:
        shown = "".join(f" {field}={number}" for field, number in zip(self.fields, self.numbers, strict=True))
        return f"Event({self.name}{shown} {self.rule})"


@final
class Outcome:
    """How a game ended: a name for the words (`outcome-…`), the rule that ended it, and the seats that won, as a bit
    mask.
    """

    def __init__(self, name: str, rule: str, winners: int) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.winners: Final = winners

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.name, self.rule, self.winners)

    def won(self, seat: int) -> bool:
        """Whether this seat is among the winners."""
        return seat >= 0 and self.winners >> seat & 1 == 1

    def __repr__(self) -> str:
        return f"Outcome({self.name})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A procedure of the rulebook under way. `stage` is the method that runs next, `FIELDS` names its memory.

    A step that names none, and has no `copy` of its own, has all its attributes saved and copied.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stage: str = "begin"

    def ask(
        self,
        table: Table,
        seat: int,
        shape: Shape,
        ask: str,
        rule: str,
        options: list[Option],
        then: str,
        private: bool = False,
    ) -> None:
        """Ask a seat; `then` runs with the answer in `table.chosen`. A private question does not tell the others who is
        asked.
        """
        if table.outcome is not None:
            # The game ended in the middle of this step: nothing more is asked, called or popped.
            return
        if not options:
            raise Stuck("error-stuck", step=type(self).__name__, stage=self.stage, ask=ask)
        self.stage = then
        table.decision = Decision(seat, shape, ask, rule, options, private)

    def call(self, table: Table, step: Step, then: str) -> None:
        """Start another step; `then` runs when it is done, with its result in `table.result`."""
        if table.outcome is None:
            self.stage = then
            table.stack.append(step)

    def done(self, table: Table, result: int = 0) -> None:
        """This step is over; the one below goes on."""
        if table.outcome is None:
            table.stack.pop()
            table.result = result

    def run_stage(self, table: Table) -> None:
        """Carry out the stage that comes next."""
        getattr(self, self.stage)(table)

    def has_stage(self, table: Table, stage: str) -> bool:
        """Whether a saved position may name this stage: a method of this very step, not of every step and nothing
        private, because the table will call it.
        """
        if stage.startswith("_") or (stage != "begin" and hasattr(Step, stage)):
            return False
        return callable(getattr(self, stage, None))

    def copy(self) -> Step:
        """An independent copy. Where speed counts a step has one of its own, written by hand."""
        return _step_again(type(self), _own(self, _OF_STEPS), self.stage)

    def __reduce__(self) -> tuple[object, ...]:
        return _step_again, (type(self), _own(self, _OF_STEPS), self.stage)

    def fields(self) -> tuple[str, ...]:
        """The names of what is saved."""
        if self.FIELDS or not hasattr(self, "__dict__"):
            return self.FIELDS
        return tuple(_own(self, _OF_STEPS))

    def state(self) -> list[object]:
        """Name, stage and fields as plain data."""
        return [type(self).__name__, self.stage, *(_plain(getattr(self, name)) for name in self.fields())]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A whole position. Games subclass it with their pieces: numbers, texts and lists of them.

    `FIELDS` names what is saved, in that order, and `UNSAVED` what the rest is worked out from or never changes. A
    table that names no fields has all its attributes saved. An attribute that is named in neither is refused when a
    match is made (`unsaved`).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    UNSAVED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, streams: int) -> None:
        self.seats = seats
        self.stack: list[Step] = []
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.chosen: Option = _NOTHING
        self.result: int = 0
        self.draws: list[int] = [0] * streams
        self.learned: int = 0
        self.events: list[Event] | None = None
        self._chance: Chance = NO_CHANCE
        #: What is left of MOST_WORK for the choice that is carried out.
        self._work: int = 0

    # What the world outside does with a table

    def start(self, chance: Chance) -> None:
        """Run from set-up to the first decision."""
        self._run(chance)

    def choose(self, option: Option, chance: Chance, seat: int = -1) -> None:
        """Carry out one of the options offered now, or an option that a seat has at any time,
        and run to the next decision or the end.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("error-game-over", key=option.key)
        asked = seat < 0 or seat == decision.seat
        for offered in decision.options:
            if offered is option and asked:
                break
        else:
            # An equal option from elsewhere stands for ours: the rules compare by identity.
            found = [each for each in decision.options if each == option] if asked else []
            if not found:
                self._anytime(option, decision.seat if asked else seat, chance)
                return
            option = found[0]
        self.chosen = option
        self.decision = None
        self.learned = 0
        self._run(chance)

    def _anytime(self, option: Option, seat: int, chance: Chance) -> None:
        for extra in self.anytime_options(seat):
            if extra == option:
                self.learned = 0
                self.take_anytime(extra, seat)
                self._run(chance)
                return
        raise IllegalChoice(
            "error-illegal-choice", key=option.key, ask="" if self.decision is None else self.decision.ask
        )

    def anytime_options(self, seat: int) -> list[Option]:
        """What a seat may do at every decision, its own or another's, besides the options it offers: give up, for
        example.
        """
        return []

    def take_anytime(self, option: Option, seat: int) -> None:
        """Carry out an option of any time. The decision stays unless this takes it away."""
        raise NotImplementedError

    def side(self, seat: int) -> int:
        """Which side a seat is on.

        Seats of one side win together, so at one screen nothing has to be hidden between them.
        """
        return seat

    def copy(self) -> Table:
        """An independent copy. Where speed counts a game has one of its own, written by hand."""
        other: Table = _blank(type(self), _own(self, _OF_TABLES))
        other.seats = self.seats
        self.copy_base_to(other)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        base = (self.seats, self.stack, self.decision, self.outcome, self.chosen, self.result, self.draws, self.learned)
        return _table_again, (type(self), _own(self, _OF_TABLES), base)

    def fields(self) -> tuple[str, ...]:
        """The names of what is saved."""
        if self.FIELDS or not hasattr(self, "__dict__"):
            return self.FIELDS
        return tuple([name for name in _own(self, _OF_TABLES) if name not in self.UNSAVED])

    # What the rules do with a table

    def draw(self, stream: int, n: int, to: int = EVERYONE) -> int:
        """One of n equally likely outcomes of a stream; the seats in `to` learn something by it."""
        index = self.draws[stream]
        answer = self._chance.pick(stream, index, n)
        self._work -= 1
        if self._work < 0:
            self._stop()
        self.draws[stream] = index + 1
        self.learned |= to
        return answer

    def learn(self, to: int = EVERYONE) -> None:
        """Note that these seats have seen something that was hidden from them."""
        self.learned |= to

    def tell(self, name: str, rule: str, to: int = EVERYONE, **fields: int) -> None:
        """Note a fact for the log, the animation and the replay, if there is a listener.

        A game that declares its events (`duskbox.core.schema`) has a function for each of them instead.
        """
        if self.events is not None:
            self.events.append(Event(name, rule, tuple(fields), tuple(fields.values()), to))

    def end(self, name: str, rule: str, winners: int) -> None:
        """The game is over."""
        self.outcome = Outcome(name, rule, winners)
        self.decision = None
        self.stack = []
        if self.events is not None:
            self.events.append(Event("game-over", rule, (), ()))

    def copy_base_to(self, other: Table) -> None:
        """The kernel's share of `copy`. Decisions, outcomes and options never change, so they are shared."""
        other.stack = [step.copy() for step in self.stack]
        other.decision = self.decision
        other.outcome = self.outcome
        other.chosen = self.chosen
        other.result = self.result
        other.draws = self.draws[:]
        other.learned = self.learned

    def _run(self, chance: Chance) -> None:
        self._chance = chance
        self._work = MOST_WORK
        try:
            while self.decision is None and self.outcome is None:
                if not self.stack:
                    raise Stuck("error-stuck", step="-", stage="-", ask="-")
                step = self.stack[-1]
                self._work -= 1
                if self._work < 0:
                    self._stop()
                step.run_stage(self)
        finally:
            self._chance = NO_CHANCE

    def _stop(self) -> None:
        """The budget is spent: what is under way would perhaps never end."""
        step = self.stack[-1] if self.stack else None
        raise Endless(
            "error-endless",
            most=MOST_WORK,
            step="-" if step is None else type(step).__name__,
            stage="-" if step is None else step.stage,
        )

    # The position as plain data

    def state(self) -> dict[str, object]:
        """Everything that distinguishes this position from another, as data that JSON can hold."""
        pieces: dict[str, object] = {name: _plain(getattr(self, name)) for name in self.fields()}
        pieces["draws"] = self.draws[:]
        pieces["stack"] = [step.state() for step in self.stack]
        pieces["decision"] = None if self.decision is None else self.decision.state()
        outcome = self.outcome
        pieces["outcome"] = None if outcome is None else [outcome.name, outcome.rule, outcome.winners]
        return pieces

    def set_state(self, state: dict[str, object], steps: dict[str, Step], options: dict[str, Option]) -> None:
        """Put back what `state` took down; `steps` has one step of each kind to make the others from."""
        try:
            for name in self.fields():
                value = state[name]
                setattr(self, name, _plain(value))
            draws, stack = state["draws"], state["stack"]
            if not isinstance(draws, list) or not isinstance(stack, list):
                raise ValueError("draws and stack are lists")
            self.draws = draws[:]
            self.stack = [_restored(self, entry, steps) for entry in stack]
            decision = state["decision"]
            if isinstance(decision, list):
                seat, shape, ask, rule, keys, private = decision
                if not isinstance(seat, int) or not 0 <= seat < self.seats:
                    raise ValueError(f"a decision of seat {seat} at a table for {self.seats}")
                if shape not in SHAPES or not keys:
                    raise ValueError("no such decision")
                self.decision = Decision(
                    seat, shape, str(ask), str(rule), [options[key] for key in keys], private is True
                )
            outcome = state["outcome"]
            if isinstance(outcome, list):
                self.outcome = Outcome(outcome[0], outcome[1], outcome[2])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
            raise BadPosition("error-position-state", reason=f"{type(error).__name__} {error}") from error

    def digest(self) -> str:
        """A hash of the position: equal positions have equal digests, on every machine and in both forms."""
        text = json.dumps(self.state(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __repr__(self) -> str:
        now = self.outcome if self.decision is None else self.decision
        return f"<{type(self).__name__}: {now!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.digest())


def unsaved(kept: Table | Step) -> list[str]:
    """The attributes that would be lost when a table or step is saved, because no one has named them.

    A compiled class does not tell what attributes it has, so nothing is known of one.
    """
    saved = kept.fields()
    base: tuple[str, ...] = _OF_STEPS
    left_out: tuple[str, ...] = ()
    if isinstance(kept, Table):
        base, left_out = _OF_TABLES, kept.UNSAVED
    known = base + saved + left_out
    return [name for name in getattr(kept, "__dict__", {}) if name not in known]


def _plain(value: object) -> object:
    """A copy that later play does not change."""
    return [_plain(item) for item in value] if isinstance(value, list) else value


#: The attributes of every table and of every step: a game's own are all others.
_OF_TABLES: Final = (
    "seats", "stack", "decision", "outcome", "chosen", "result", "draws", "learned", "events", "_chance", "_work",
)  # fmt: skip
_OF_STEPS: Final = ("stage",)


def _own(kept: Table | Step, base: tuple[str, ...]) -> dict[str, object]:
    """What a game has added to a table or step: the attributes that were set, and those that its class declares."""
    kind = type(kept)
    held: object = getattr(kept, "__dict__", None)
    if not isinstance(held, dict):
        raise NotImplementedError(f"{kind.__name__} is compiled: give it a copy() and a __reduce__() of its own")
    own: dict[str, object] = {}
    for each in reversed(kind.__mro__):
        if each.__module__ != __name__:
            for name in getattr(each, "__annotations__", {}):
                if name not in ("FIELDS", "UNSAVED") and hasattr(kept, name):
                    own[name] = getattr(kept, name)
    own.update(held)
    return {name: _plain(value) for name, value in own.items() if name not in base}


def _blank(kind: Any, own: dict[str, object]) -> Any:
    """A table or step of this class that has not been through its constructor, with these attributes."""
    made = kind.__new__(kind)
    for name, value in own.items():
        setattr(made, name, value)
    if isinstance(made, Table):
        made.events, made._chance, made._work = None, NO_CHANCE, 0
    return made


def _step_again(kind: type, own: dict[str, object], stage: str) -> Step:
    """The step that was copied or pickled so."""
    step: Step = _blank(kind, own)
    step.stage = stage
    return step


def _table_again(kind: type, own: dict[str, object], base: Any) -> Table:
    """The table that was pickled so."""
    table: Table = _blank(kind, own)
    table.seats, table.stack, table.decision, table.outcome = base[0], base[1], base[2], base[3]
    table.chosen, table.result, table.draws, table.learned = base[4], base[5], base[6], base[7]
    return table


def _restored(table: Table, entry: list[object], steps: dict[str, Step]) -> Step:
    name, stage, *fields = entry
    if not isinstance(name, str) or not isinstance(stage, str):
        raise ValueError(f"{name} {stage}")
    step = steps[name].copy()
    for field, value in zip(step.fields(), fields, strict=True):
        if type(value) is not type(getattr(step, field)):
            raise ValueError(f"{name}.{field}")
        setattr(step, field, _plain(value))
    if not step.has_stage(table, stage):
        raise ValueError(f"{name} has no stage {stage}")
    step.stage = stage
    return step


def one_of_each(*steps: Step) -> dict[str, Step]:
    """The steps of a game by name, as `set_state` needs them."""
    return {type(step).__name__: step for step in steps}
