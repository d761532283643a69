"""Decisions and their options, as plain values.

An option is made once for each game and shared by every table, so a list of legal options is a list of references.
Words, pictures and odds are derived from its key only when a person looks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, final

from duskbox.core.errors import IllegalChoice


@final
class Option:
    """One thing a seat may do: a verb with arguments, a stable text key, and a number for the rules to dispatch on."""

    def __init__(self, verb: str, args: tuple[str, ...], code: int) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.code: Final = code
        self.key: Final = ":".join((verb, *args))
        self._say: Callable[[Option, str], str] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return _known, (self.verb, self.args, self.code)

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Option:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def worded(self, say: Callable[[Option, str], str]) -> Option:
        """The same option with words: `say` gives them in a language."""
        option = Option(self.verb, self.args, self.code)
        option._say = say
        return option

    def text(self, language: str = "en") -> str:
        """What a person reads. Only the options of a match have words; for any other it is the key."""
        return self.key if self._say is None else self._say(self, language)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


#: The options of all lasting vocabularies by key and number. Rules compare options by identity, so that one which
#: comes from another process has to become the very object that the rules know.
_MADE: Final[dict[tuple[str, int], Option]] = {}


def _known(verb: str, args: tuple[str, ...], code: int) -> Option:
    """The option that was pickled so."""
    option = Option(verb, args, code)
    return _MADE.get((option.key, code), option)


@final
class Vocabulary:
    """Every option a game can ever offer, by key. One that is not `lasting`, such as that of a pack, can be dropped."""

    def __init__(self, lasting: bool = True) -> None:
        self.by_key: dict[str, Option] = {}
        self._lasting: Final = lasting

    def __reduce__(self) -> tuple[object, ...]:
        return _vocabulary_of, (self.by_key, self._lasting)

    def add(self, verb: str, *args: str, code: int = 0) -> Option:
        """Make the option `verb:arg:…`; a key can be made once."""
        option = Option(verb, args, code)
        if option.key in self.by_key:
            raise ValueError(f"two options share the key {option.key!r}")
        if self._lasting:
            option = _MADE.setdefault((option.key, code), option)
        self.by_key[option.key] = option
        return option

    def option(self, key: str) -> Option:
        """The option with this key."""
        found = self.by_key.get(key)
        if found is None:
            raise IllegalChoice("error-unknown-option", key=key)
        return found


def _vocabulary_of(options: dict[str, Option], lasting: bool) -> Vocabulary:
    """The vocabulary that was pickled so."""
    again = Vocabulary(lasting)
    again.by_key.update(options)
    return again


#: The shapes a decision can have. A client may draw each in its own way; the rules do not depend on them.
Shape = Literal[
    "action", "pay", "card", "path", "turn", "place", "one", "several", "amount", "order", "confirm", "pass"
]
SHAPES: Final[tuple[Shape, ...]] = (
    "action",
    "pay",
    "card",
    "path",
    "turn",
    "place",
    "one",
    "several",
    "amount",
    "order",
    "confirm",
    "pass",
)


@final
class Decision:
    """A question to one seat: its shape, its name in the words (`ask-…`), the rule it comes from, and the legal
    options.
    """

    def __init__(
        self, seat: int, shape: Shape, ask: str, rule: str, options: list[Option], private: bool = False
    ) -> None:
        self.seat: Final = seat
        self.shape: Final = shape
        self.ask: Final = ask
        self.rule: Final = rule
        self.options: Final = options
        #: Whether the others may not know who is asked: it could tell them what that seat holds.
        self.private: Final = private

    def option(self, key: str) -> Option | None:
        """The legal option with this key, if there is one."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def state(self) -> list[object]:
        """Plain data that `Table.set_state` turns back into this decision."""
        return [self.seat, self.shape, self.ask, self.rule, [option.key for option in self.options], self.private]

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.shape, self.ask, self.rule, self.options, self.private)

    def __repr__(self) -> str:
        return f"Decision({self.ask}, seat {self.seat}: {', '.join(option.key for option in self.options)})"
