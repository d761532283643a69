"""What an effect says, before any language: who does what, how much, for whom, if and when.

The parts of a sentence are built by the effects (`Effect.say`) and put into words by `grammar.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, D6, ELDER_AMOUNTS, HEROES, SKILLS, X

if TYPE_CHECKING:
    from duskbox.games.touch_of_evil.effects.effect import Condition

# Who does what an act speaks of.
#: The Hero whom the sentence is about.
DOES: Final = 0
#: The players, it does not matter who: a marker is moved, a counter placed.
ANYONE: Final = 1
#: Something else: the Villain, an Elder.
HAPPENS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of what is said."""


@final
class Act(Part):
    """One thing that is done: a verb with its objects.

    Its message has a `form` for each subject and mood; an amount that is counted is said as "1 … for each …".
    """

    def __init__(
        self,
        message: str,
        facts: dict[str, Fact] | None = None,
        amount: int = 0,
        kind: int = DOES,
        until: str = "",
        when: Condition | None = None,
        per_section: bool = False,
        only: bool = False,
    ) -> None:
        self.message: Final = message
        self.facts: Final[dict[str, Fact]] = dict(facts or {})
        self.amount: Final = amount
        self.kind: Final = kind
        #: How long it lasts; under which condition it holds; whether it counts for every section of the Shadow Track;
        #: whether something that happens happens for one Hero only.
        self.until: Final = until
        self.when: Final = when
        self.per_section: Final = per_section
        self.only: Final = only

    def same(self, other: Act) -> bool:
        """Whether it says the same as another."""
        return (
            self.message == other.message
            and self.amount == other.amount
            and self.until == other.until
            and self.when is None
            and other.when is None
            and repr(self.facts) == repr(other.facts)
        )


@final
class Several(Part):
    """One after another."""

    def __init__(self, parts: list[Part]) -> None:
        flat: list[Part] = []
        for part in parts:
            if isinstance(part, Several):
                flat += part.parts
            else:
                flat.append(part)
        self.parts: Final[list[Part]] = flat


@final
class Choice(Part):
    """One of several."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts


@final
class Offer(Part):
    """Something that may be done, perhaps for Investigation."""

    def __init__(self, what: Part, pay: int) -> None:
        self.what: Final = what
        self.pay: Final = pay


@final
class Case(Part):
    """One thing under a condition, perhaps another without it."""

    def __init__(self, condition: Condition, what: Part, otherwise: Part | None) -> None:
        self.condition: Final = condition
        self.what: Final = what
        self.otherwise: Final = otherwise


@final
class Noun:
    """Who an act is about."""

    def __init__(self, message: str, facts: dict[str, Fact] | None = None) -> None:
        self.message: Final = message
        self.facts: Final[dict[str, Fact]] = facts or {}


@final
class About(Part):
    """For one Hero, for each of several, or for one who is picked."""

    def __init__(self, who: Noun, what: Part, each: bool = False, picked: bool = False) -> None:
        self.who: Final = who
        self.what: Final = what
        self.each: Final = each
        self.picked: Final = picked


@final
class Trial(Part):
    """A test and what comes of it; `counted` if what comes of it is all counted by the successes."""

    def __init__(self, test: Act, passed: Part | None, failed: Part | None, counted: bool) -> None:
        self.test: Final = test
        self.passed: Final = passed
        self.failed: Final = failed
        self.counted: Final = counted


@final
class Dice(Part):
    """A D6 and what its numbers bring."""

    def __init__(self, rows: list[tuple[int, int, Part]]) -> None:
        self.rows: Final = rows


@final
class Picking(Part):
    """An Elder is picked, of whom the rest speaks."""

    def __init__(self, pick: Act, what: Part) -> None:
        self.pick: Final = pick
        self.what: Final = what


def amount_said(amount: int) -> str | int:
    """An amount as a fact for a message: what is counted is said as 1, "for each"."""
    if amount >= 0:
        return amount
    if amount == ALL:
        return "all"
    return {D3: "D3", D6: "D6"}.get(amount, 1)


def counted_by(amount: int) -> str:
    """What an amount counts, or nothing."""
    if amount in ELDER_AMOUNTS:
        return SKILLS[ELDER_AMOUNTS[amount]]
    return {X: "success", HEROES: "hero"}.get(amount, "")


def all_counted(part: Part) -> bool:
    """Whether all that a part does is counted by the successes of the test before it."""
    if isinstance(part, Act):
        return part.amount == X
    if isinstance(part, Several):
        return all(all_counted(each) for each in part.parts)
    return isinstance(part, About) and all_counted(part.what)


def act(message: str, amount: int = 0, kind: int = DOES, facts: dict[str, Fact] | None = None) -> Act:
    """An act with an amount, which its message calls `n`."""
    return Act(message, {"n": amount_said(amount), **(facts or {})}, amount, kind)


#: What changes something else than a Hero.
OF_THE_GAME: Final = (
    "villain-hit-on", "villain-combat", "villain-wounds", "minion-dice", "minion-wounds", "darkness-step", "dawn-step",
    "mystery-cards", "villain-heals", "no-elders", "table-rolls",
)  # fmt: skip
#: What the players have to do more or less often because of it.
OF_THE_PLAYERS: Final = ("mystery-cards", "table-rolls")
#: What is said of all Heroes together.
OF_HEROES: Final = ("no-escape", "no-heal", "linger-on")


def modifier(
    what: str,
    amount: int,
    until: str = "",
    when: Condition | None = None,
    per_section: bool = False,
    everyone: bool = False,
    own: bool = True,
    counted: bool = False,
) -> Part:
    """What a modifier does, of one Hero or of everyone; if it is counted, by the successes of a test."""
    size = 1 if counted else abs(amount)
    facts: dict[str, Fact] = {"up": "yes" if amount > 0 or counted else "no", "size": size}
    of_the_game = what in OF_THE_GAME
    kind = DOES if not of_the_game else ANYONE if what in OF_THE_PLAYERS else HAPPENS
    only = kind == HAPPENS and own and not everyone
    if what in OF_HEROES and not own:
        return Act(f"static-{what}-all", facts, 0, HAPPENS, until, when, per_section)
    said = Act(f"static-{what}", facts, X if counted else 0, kind, until, when, per_section, only)
    return About(Noun("each-everybody"), said, each=True) if everyone and not of_the_game else said


def at_space(name: str) -> Message:
    """Where something is: "at the Church"."""
    return Message("at-space", {"id": name, "space": f"@space-{name}"})


def to_space(name: str) -> Message:
    """Where a Hero goes: "to the Church"."""
    return Message("to-space", {"id": name, "space": f"@space-{name}"})
