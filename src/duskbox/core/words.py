"""Words: everything a person reads, from Project Fluent files in three languages.

A message id and its facts become a sentence. A fact that starts with "@" names another message; several of them joined by "+" become a
list. The language `xx` is for tests: it writes every message in brackets, so that a text from elsewhere shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from duskbox.core.errors import DuskboxError
from duskbox.core.sayings import Saying

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from duskbox.core.game import Facts, Reason

LANGUAGES: Final = ("en", "pl", "fr")
PSEUDO: Final = "xx"

#: The files that were read. To understand one takes far longer than to lay it beside others, and they do not change while the house is open.
_READ: Final[dict[Path, Resource]] = {}


@final
class Words:
    """The messages of some folders of `.ftl` files in one language, with the names a pack brings on top.

    What only the pack knows and does not name in this language is called as in another: see `names_of`.
    """

    def __init__(
        self,
        language: str,
        folders: list[Path],
        names: dict[str, str] | None = None,
        others: dict[str, str] | None = None,
    ) -> None:
        if language not in LANGUAGES and language != PSEUDO:
            raise DuskboxError("error-bad-value", name="lang", value=language, allowed=", ".join(LANGUAGES))
        from fluent.runtime import FluentBundle, FluentResource

        self.language: Final = language
        source = "en" if language == PSEUDO else language
        self._bundle: Final[FluentBundle] = FluentBundle([source], use_isolating=False)
        self._names: Final = names or {}
        self._others: Final = others or {}
        for folder in folders:
            for path in sorted((folder / "words").glob(f"{source}*.ftl")):
                read = _READ.get(path)
                if read is None:
                    read = _READ[path] = FluentResource(path.read_text(encoding="utf-8"))
                self._bundle.add_resource(read)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._names or self._bundle.has_message(message) or message in self._others

    def say(self, message: str, facts: Mapping[str, str | int | Saying] | None = None) -> str:
        """The sentence of a message. A message that does not exist is shown by its id, never hidden."""
        if message in self._names:
            return self._names[message]
        if not self._bundle.has_message(message):
            return self._others.get(message, f"⟦{message}⟧")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return f"⟦{message}⟧"
        given: Facts = dict(facts or {})
        resolved = {name: self._resolved(value, given) for name, value in given.items()}
        text = str(self._bundle.format_pattern(pattern, resolved)[0])
        return f"⟪{text}⟫" if self.language == PSEUDO else text

    def tell(self, saying: Saying) -> str:
        """The sentence of a saying. The sayings it is made of are said first; several are a list, or one text if they are its `words`."""
        facts: Facts = {}
        for name, fact in saying.facts.items():
            if isinstance(fact, Saying):
                facts[name] = self.tell(fact)
            elif isinstance(fact, list):
                facts[name] = (" " if name == "words" else ", ").join([self.tell(each) for each in fact])
            else:
                facts[name] = fact
        return self.say(saying.message, facts)

    def _resolved(self, value: str | int | Saying, given: Facts) -> str | int:
        if isinstance(value, Saying):
            return self.tell(value)
        if isinstance(value, int) or not value.startswith("@"):
            return value
        # A message named by a fact may speak of the other facts; those that name messages themselves are said plainly, so that
        # nothing can go in circles.
        plain: Facts = {
            name: fact for name, fact in given.items() if not (isinstance(fact, str) and fact.startswith("@"))
        }
        others: Facts = {
            name: self.say(fact[1:], plain)
            if isinstance(fact, str) and fact.startswith("@") and "+" not in fact
            else fact
            for name, fact in given.items()
            if fact != value
        }
        return ", ".join(self.say(part[1:], others) for part in value.split("+"))

    def error(self, error: DuskboxError) -> str:
        """What to tell a person about a refusal. Its facts may be what somebody typed, so only our own ids count as messages."""
        facts: Facts = {
            name: as_written(fact) if isinstance(fact, str) and not _ours(fact) else fact
            for name, fact in error.facts.items()
        }
        return self.say(error.message, facts)

    def reason(self, reason: Reason) -> list[tuple[int, str, tuple[str, ...]]]:
        """A tree of reasons as lines: how deep, the sentence, the rules behind it."""
        lines = [(0, self.say(reason.name, reason.facts), reason.rules)]
        for part in reason.parts:
            lines += [(depth + 1, text, rules) for depth, text, rules in self.reason(part)]
        return lines


def names_of(pack: Mapping[str, object] | None, language: str) -> tuple[dict[str, str], dict[str, str]]:
    """The names that a pack brings in a language, and those it brings in others, for what has no name in this one."""
    tables = (pack or {}).get("names", {})
    own: dict[str, str] = {}
    others: dict[str, str] = {}
    if isinstance(tables, dict):
        for each in (language, *LANGUAGES):
            names = tables.get(each)
            for message, text in names.items() if isinstance(names, dict) else ():
                if each == language:
                    own[message] = text
                else:
                    others.setdefault(message, text)
    return own, others


#: More of what somebody typed is not said back to them; of a message that is far too long nothing would be said at all.
_LONGEST: Final = 200


def _ours(fact: str) -> bool:
    return fact.startswith("@") and fact[1:].split("-")[0] in ("error", "expect")


def as_written(text: str) -> str:
    """What somebody else wrote, without control signs, and never taken for the name of a message."""
    shown = "".join(sign if sign.isprintable() else "�" for sign in text[:_LONGEST])
    if len(text) > _LONGEST:
        shown += "…"
    return f"\u200b{shown}" if shown.startswith("@") else shown
