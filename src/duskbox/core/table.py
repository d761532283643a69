"""The table: a whole position as plain data, with the stack of steps that are under way.

`Table` and `Step` are what the rules of a game are written with, and the hot path of everything. A step's fields are its
memory and its methods are its stages; a stage ends by asking a seat, by calling another step or by being done, each time
naming the stage that comes next. So a table can be copied, compared, pickled and hashed at any moment, also in the middle of a fight.
"""

from __future__ import annotations

import hashlib
import json
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.chance import NO_CHANCE, Chance
from duskbox.core.decisions import SHAPES, Decision, Option
from duskbox.core.errors import BadPosition, IllegalChoice, Stuck

#: Every seat, as a bit mask of who may know or has learned something.
EVERYONE: Final = -1

_NOTHING: Final = Option("nothing", (), -1)


@final
class Event:
    """A fact that happened: its name, the rule behind it, up to four numbers, and the seats that may know of it."""

    def __init__(self, name: str, rule: str, numbers: tuple[int, ...], to: int) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.numbers: Final = numbers
        self.to: Final = to

    def known_to(self, seat: int) -> bool:
        """Whether this seat may know; spectators are seat -1 and know only what everyone does."""
        return self.to == EVERYONE or (seat >= 0 and self.to >> seat & 1 == 1)

    def __repr__(self) -> str:
        return f"Event({self.name} {self.numbers} {self.rule})"


@final
class Outcome:
    """How a game ended: a name for the words (`outcome-…`), the rule that ended it, and the seats that won, as a bit mask."""

    def __init__(self, name: str, rule: str, winners: int) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.winners: Final = winners

    def won(self, seat: int) -> bool:
        """Whether this seat is among the winners."""
        return seat >= 0 and self.winners >> seat & 1 == 1

    def __repr__(self) -> str:
        return f"Outcome({self.name})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A procedure of the rulebook under way. `FIELDS` names its memory; `stage` is the method that runs next."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stage: str = "begin"

    def ask(
        self,
        table: Table,
        seat: int,
        shape: str,
        ask: str,
        rule: str,
        options: list[Option],
        then: str,
        private: bool = False,
    ) -> None:
        """Ask a seat; `then` runs with the answer in `table.chosen`. A private question does not tell the others who is asked."""
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

    def copy(self) -> Step:
        """An independent copy, written by hand in each step because it is on the hot path."""
        raise NotImplementedError

    def state(self) -> list[object]:
        """Name, stage and fields as plain data."""
        return [type(self).__name__, self.stage, *(_plain(getattr(self, name)) for name in self.FIELDS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A whole position. Games subclass it with their pieces; `FIELDS` names those in the order they are saved."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

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

    # What the world outside does with a table

    def start(self, chance: Chance) -> None:
        """Run from set-up to the first decision."""
        self._run(chance)

    def choose(self, option: Option, chance: Chance, seat: int = -1) -> None:
        """Carry out one of the options offered now, or an aside of any seat, and run to the next decision or the end."""
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
                self._aside(option, decision.seat if asked else seat, chance)
                return
            option = found[0]
        self.chosen = option
        self.decision = None
        self.learned = 0
        self._run(chance)

    def _aside(self, option: Option, seat: int, chance: Chance) -> None:
        for aside in self.asides(seat):
            if aside == option:
                self.learned = 0
                self.take_aside(aside, seat)
                self._run(chance)
                return
        raise IllegalChoice(
            "error-illegal-choice", key=option.key, ask="" if self.decision is None else self.decision.ask
        )

    def asides(self, seat: int) -> list[Option]:
        """What a seat may do at every decision, its own or another's, beside the options it offers: give up, for example."""
        return []

    def take_aside(self, option: Option, seat: int) -> None:
        """Carry out an aside. The decision stays unless this takes it away."""
        raise NotImplementedError

    def side(self, seat: int) -> int:
        """Which side a seat is on. Seats of one side win together, so at one screen nothing has to be hidden between them."""
        return seat

    def copy(self) -> Table:
        """An independent copy in microseconds, written by hand in each game."""
        raise NotImplementedError

    # What the rules do with a table

    def draw(self, stream: int, n: int, to: int = EVERYONE) -> int:
        """One of n equally likely outcomes of a stream; the seats in `to` learn something by it."""
        index = self.draws[stream]
        answer = self._chance.pick(stream, index, n)
        self.draws[stream] = index + 1
        self.learned |= to
        return answer

    def learn(self, to: int = EVERYONE) -> None:
        """Note that these seats have seen something that was hidden from them."""
        self.learned |= to

    def tell(
        self, name: str, rule: str, a: int = -1, b: int = -1, c: int = -1, d: int = -1, to: int = EVERYONE
    ) -> None:
        """Note a fact for the log, the animation and the replay, if somebody listens."""
        if self.events is not None:
            self.events.append(Event(name, rule, (a, b, c, d), to))

    def end(self, name: str, rule: str, winners: int) -> None:
        """The game is over."""
        self.outcome = Outcome(name, rule, winners)
        self.decision = None
        self.stack = []
        self.tell("game-over", rule)

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
        try:
            while self.decision is None and self.outcome is None:
                if not self.stack:
                    raise Stuck("error-stuck", step="-", stage="-", ask="-")
                step = self.stack[-1]
                getattr(step, step.stage)(self)
        finally:
            self._chance = NO_CHANCE

    # The position as plain data

    def state(self) -> dict[str, object]:
        """Everything that distinguishes this position from another, as data that JSON can hold."""
        pieces: dict[str, object] = {name: _plain(getattr(self, name)) for name in self.FIELDS}
        pieces["draws"] = self.draws[:]
        pieces["stack"] = [step.state() for step in self.stack]
        pieces["decision"] = None if self.decision is None else self.decision.state()
        outcome = self.outcome
        pieces["outcome"] = None if outcome is None else [outcome.name, outcome.rule, outcome.winners]
        return pieces

    def set_state(self, state: dict[str, object], steps: dict[str, Step], options: dict[str, Option]) -> None:
        """Put back what `state` took down; `steps` has one step of each kind to make the others from."""
        try:
            for name in self.FIELDS:
                value = state[name]
                setattr(self, name, _plain(value))
            draws, stack = state["draws"], state["stack"]
            if not isinstance(draws, list) or not isinstance(stack, list):
                raise ValueError("draws and stack are lists")
            self.draws = draws[:]
            self.stack = [_restored(entry, steps) for entry in stack]
            decision = state["decision"]
            if isinstance(decision, list):
                seat, shape, ask, rule, keys, private = decision
                if not isinstance(seat, int) or not 0 <= seat < self.seats or shape not in SHAPES or not keys:
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.digest())


def _plain(value: object) -> object:
    """A copy that later play does not change."""
    return [_plain(item) for item in value] if isinstance(value, list) else value


def _restored(entry: list[object], steps: dict[str, Step]) -> Step:
    name, stage, *fields = entry
    if not isinstance(name, str) or not isinstance(stage, str):
        raise ValueError(f"{name} {stage}")
    step = steps[name].copy()
    # A stage is a method of that very step, not of every step and nothing private: the table will call it by name.
    if stage.startswith("_") or (hasattr(Step, stage) and stage != "begin") or not callable(getattr(step, stage, None)):
        raise ValueError(f"{name} has no stage {stage}")
    step.stage = stage
    for field, value in zip(step.FIELDS, fields, strict=True):
        if type(value) is not type(getattr(step, field)):
            raise ValueError(f"{name}.{field}")
        setattr(step, field, _plain(value))
    return step


def one_of_each(*steps: Step) -> dict[str, Step]:
    """The steps of a game by name, as `set_state` needs them."""
    return {type(step).__name__: step for step in steps}
