"""What can go wrong between a person and the house, each with a message id and the facts it speaks of.

The kernel writes no sentences: `words` turns the id and the facts into one, in the reader's language.
`str(error)` is the plain form for logs and tracebacks.
"""


class DuskboxError(Exception):
    """A refusal with a message id (`error-…` in the words) and the facts that the message names."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts: dict[str, str | int] = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.message} ({facts})" if facts else self.message


class IllegalChoice(DuskboxError):
    """The option is not among those the table offers now."""


class BadSetting(DuskboxError):
    """A setting, ruling or number that the game does not know."""


class BadRecord(DuskboxError):
    """A record that is damaged, foreign or does not follow from the rules; the facts name the line and the reason."""


class BadPack(DuskboxError):
    """A pack whose value at some key is not what the game expects."""


class BadPosition(DuskboxError):
    """A position text that cannot be read."""


class UndoRefused(DuskboxError):
    """The match's undo policy does not let this choice be taken back."""


class Stuck(DuskboxError):
    """A table that is not over offers nothing: a defect of the rules, never of the player."""


def _again(kind: type[DuskboxError], message: str, facts: dict[str, str | int]) -> DuskboxError:
    """An error that has come from another process. One with a constructor of its own comes back as a plain one."""
    try:
        return kind(message, **facts)
    except TypeError:
        return DuskboxError(message, **facts)
