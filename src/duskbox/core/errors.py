"""What can go wrong between a person and Duskbox, each with a message id and the facts it speaks of.

All are `ValueError`s: something was asked for that cannot be. `str(error)` is the sentence in English, with what is on
offer instead and why not, as far as that is known; `Translations.error` says it in other languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskbox.core.reasons import Reason


class DuskboxError(ValueError):
    """A refusal with a message id (`error-…` in the translations) and the facts that the message names.

    Of a file with several mistakes it is the first, and `further` are the others.
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        # A wrong call may give anything: what is no text and no number is spoken of as Python writes it.
        self.facts: dict[str, str | int] = {
            name: fact if isinstance(fact, (str, int)) else repr(fact) for name, fact in facts.items()
        }
        self.further: tuple[DuskboxError, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message, self.facts, self.further)

    def __str__(self) -> str:
        from duskbox.core.text.sentences import sentence_of

        return sentence_of(self)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"{type(self).__name__}({self.message!r}{facts})"


class IllegalChoice(DuskboxError):
    """The option is not among those the table offers now, or there is no such option.

    `offered` are the keys that can be chosen instead, and `reason` why this one cannot, in the words of `game`: for the
    seat that is asked.
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message, **facts)
        self.offered: tuple[str, ...] = ()
        self.reason: Reason | None = None
        self.game: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        return _illegal_again, (self.message, self.facts, self.offered, self.reason, self.game)


class BadSetting(DuskboxError):
    """A setting, ruling or number that the game does not know."""


class BadRecord(DuskboxError):
    """A record that is damaged, foreign or does not follow from the rules; the facts name the line and the reason."""


class BadPack(DuskboxError):
    """A pack whose value at some key is not what the game expects."""


class BadPosition(DuskboxError):
    """A position text that cannot be read, or a position that cannot be."""


class NotProvided(DuskboxError):
    """A part that this game has not written; `what` names the class and the method."""


class UndoRefused(DuskboxError):
    """The match's undo policy does not let this choice be taken back."""


class Stuck(DuskboxError):
    """A table that is not over offers nothing: a defect of the rules, never of the player."""


class Endless(Stuck):
    """A choice, or set-up, that takes more work than any real one: a defect of the rules or of a pack."""


def _again(
    kind: type[DuskboxError], message: str, facts: dict[str, str | int], further: tuple[DuskboxError, ...] = ()
) -> DuskboxError:
    """An error that has come from another process. One with a constructor of its own comes back as a plain one."""
    try:
        error = kind(message, **facts)
    except TypeError:
        error = DuskboxError(message, **facts)
    error.further = further
    return error


def _illegal_again(
    message: str, facts: dict[str, str | int], offered: tuple[str, ...], reason: Reason | None, game: str
) -> IllegalChoice:
    error = IllegalChoice(message, **facts)
    error.offered, error.reason, error.game = offered, reason, game
    return error
