"""Translations: everything a person reads, from Project Fluent files in three languages.

A message id and its facts become a sentence. A fact that starts with "@" names another message; several of them joined
by "+" become a list. The language `xx` is for tests: it writes every message in brackets, so that a text from elsewhere
shows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, final

from duskbox.core.errors import DuskboxError
from duskbox.core.messages import Fact, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from duskbox.core.messages import Facts
    from duskbox.core.reasons import Reason

LANGUAGES: Final = ("en", "pl", "fr")
PSEUDO: Final = "xx"

#: The messages that begin with a capital letter; and what comes before the lines of a list within a list.
SENTENCES: Final = ("sentence", "heading")
#: A larger number is written as it is.
_LARGEST: Final = 10**15
INDENT: Final = "\u00a0\u00a0"

#: The entries of the files that were read, by id and as they are written; terms begin with a hyphen. Parsing takes far
#: longer than reading, and most programs use few messages, so an entry is parsed when a bundle first needs it. The
#: files do not change while the program runs.
_READ: Final[dict[Path, dict[str, str]]] = {}
#: The beginning of an entry: a message or a term. All other lines at the margin are comments or the end of a choice.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
#: The names of other messages and terms inside an entry. One that only looks so does no harm.
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
#: An entry that is one line of text without anything to fill in: that line is what it says, and the library, which
#: takes longer to import than most commands run, is not needed for it. Blank lines and comments may follow.
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\s](?:[^{}\n]*[^{}\s])?) *(?:\n *(?:#.*)?)*\Z", re.ASCII)
_PARSING: Final = Lock()


@final
class Translations:
    """The messages of some folders of `.ftl` files in one language, with the names a pack brings on top.

    What only the pack knows and does not name in this language is called as in another: see `names_of`. What no file
    says in this language is said in English, but for checks, for which the language stands `alone`.
    """

    def __init__(
        self,
        language: str,
        folders: list[Path],
        names: dict[str, str] | None = None,
        others: dict[str, str] | None = None,
        alone: bool = False,
    ) -> None:
        if language not in LANGUAGES and language != PSEUDO:
            raise DuskboxError("error-bad-value", name="lang", value=language, allowed=", ".join(LANGUAGES))
        self.language: Final = language
        self._source: Final = "en" if language == PSEUDO else language
        self._bundle: FluentBundle | None = None
        self._names: Final = names or {}
        self._others: Final = others or {}
        #: The entries of all folders; of two with the same id the first holds.
        self._entries: Final[dict[str, str]] = {}
        self._parsed: Final[set[str]] = set()
        self._folders: Final = folders
        self._read(self._source)
        #: Whether English was read for what is missing: not before something is.
        self._with_english = alone or self._source == "en"

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._names or self._known(message) or message in self._others

    def say(self, message: str, facts: Mapping[str, Fact] | None = None) -> str:
        """The sentence of a message. A message that does not exist is shown by its id, never hidden."""
        if message in self._names:
            return self._names[message]
        if not self._known(message):
            return self._others.get(message, f"⟦{message}⟧")
        plain = _PLAIN.match(self._entries[message])
        if plain is not None:
            text = plain.group(1)
        else:
            bundle = self._ready(message)
            pattern = bundle.get_message(message).value if bundle.has_message(message) else None
            if pattern is None:
                return f"⟦{message}⟧"
            given = facts or {}
            resolved = {name: self._resolved(name, value, given) for name, value in given.items()}
            text = str(bundle.format_pattern(pattern, resolved)[0])
        if message in SENTENCES:
            text = _capital(text)
        return f"⟪{text}⟫" if self.language == PSEUDO else text

    def _known(self, message: str) -> bool:
        """Whether a file has this message."""
        if message not in self._entries and not self._with_english:
            self._read("en")
            self._with_english = True
        return message in self._entries

    def _read(self, language: str) -> None:
        for folder in self._folders:
            for path in sorted((folder / "locale").glob(f"{language}*.ftl")):
                read = _READ.get(path)
                if read is None:
                    read = _READ[path] = _entries_of(path.read_text(encoding="utf-8"))
                for name, text in read.items():
                    self._entries.setdefault(name, text)

    def _ready(self, message: str) -> FluentBundle:
        """The bundle, in which this message and all that it names is parsed. Several threads may ask at once."""
        if self._bundle is not None and message in self._parsed:
            return self._bundle
        from fluent.runtime import FluentBundle, FluentResource

        with _PARSING:
            if self._bundle is None:
                self._bundle = FluentBundle([self._source], use_isolating=False)
            wanted = [message]
            found: dict[str, str] = {}
            while wanted:
                name = wanted.pop()
                if name not in self._parsed and name not in found and self._known(name):
                    found[name] = self._entries[name]
                    wanted += _NAMED.findall(found[name])
            self._bundle.add_resource(FluentResource("".join(found.values())))
            self._parsed.update(found)
            return self._bundle

    def tell(self, message: Message) -> str:
        """The sentence of a message.

        The messages it is made of are said first. Several are a list; the `words` of a text are its sentences, its
        `paragraphs` stand below one another, and so do `lines`, each with a point before it.
        """
        return self.say(message.id, message.facts)

    def _resolved(self, name: str, value: Fact, given: Mapping[str, Fact]) -> str | int:
        if isinstance(value, Message):
            return self.tell(value)
        if isinstance(value, list):
            rest = {other: fact for other, fact in given.items() if other != name}
            # Numbers stand side by side, as dice do.
            kind = "words" if value and isinstance(value[0], int) else name
            return _listed(kind, [str(self._resolved("", each, rest)) for each in value])
        if not isinstance(value, str):
            # Facts of a refusal are what was given, of any type and size.
            return value if isinstance(value, int) and abs(value) < _LARGEST else str(value)
        if not value.startswith("@"):
            return value
        # A message named by a fact may speak of the other facts; those that name messages themselves are said plainly,
        # so that nothing can go in circles.
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
        """What to tell a person about a refusal.

        Its facts may be what was typed, so only our own ids count as messages.
        """
        facts: Facts = {
            name: as_written(fact) if isinstance(fact, str) and not _ours(fact) else fact
            for name, fact in error.facts.items()
        }
        return self.say(error.message, facts)

    def errors(self, error: DuskboxError) -> list[str]:
        """What to tell a person about a refusal and the further mistakes of the same file."""
        return [self.error(each) for each in (error, *error.further)]

    def reason(self, reason: Reason) -> list[tuple[int, str, tuple[str, ...]]]:
        """A tree of reasons as lines: how deep, the sentence, the rules behind it."""
        lines = [(0, self.say(reason.name, reason.facts), reason.rules)]
        for part in reason.parts:
            lines += [(depth + 1, text, rules) for depth, text, rules in self.reason(part)]
        return lines


def _listed(name: str, texts: list[str]) -> str:
    """Several texts as one."""
    if name == "lines":
        return "\n".join(f"•{INDENT[0]}" + text.replace("\n", f"\n{INDENT}") for text in texts)
    if name in ("words", "paragraphs"):
        return (" " if name == "words" else "\n").join(texts)
    return ", ".join(texts) or "–"


def _capital(text: str) -> str:
    """With a capital letter, unless something else than a letter comes first."""
    first = 0
    while text[first : first + 1] == "⟪":
        first += 1
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def _entries_of(text: str) -> dict[str, str]:
    """The entries of a file by id."""
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    entries: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        entries.setdefault(start.group(1), text[start.start() : end])
    return entries


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


#: More of what was typed is not said back; of a message that is far too long nothing would be said at all.
_LONGEST: Final = 200


#: The spaces of French punctuation, which Python does not count as printable.
_NO_BREAK: Final = "\u00a0\u202f"


def _ours(fact: str) -> bool:
    return fact.startswith("@") and fact[1:].split("-")[0] in ("error", "expect")


def as_written(text: str) -> str:
    """What another person wrote, without control signs, and never taken for the name of a message."""
    shown = "".join(sign if sign.isprintable() or sign in _NO_BREAK else "�" for sign in text[:_LONGEST])
    if len(text) > _LONGEST:
        shown += "…"
    return f"\u200b{shown}" if shown.startswith("@") else shown
