"""The terms of A Touch of Evil are the same everywhere, and in Polish those of the rulebook."""

from __future__ import annotations

import re
import tomllib

import pytest

from duskbox.core import registry
from duskbox.core.ledger import Ledger

TEXTS = registry.find("a-touch-of-evil").texts.folder

#: Messages that need another form of a term than the base form: a case, a number, a mood or an article.
INFLECTED = re.compile(r"skill-(in|of|with)-|board-step-action$|board-side-town$|option-encounter$")


def glossary(language: str, table: str = "terms") -> dict[str, str]:
    return dict(tomllib.loads((TEXTS / f"glossary.{language}.toml").read_text(encoding="utf-8"))[table])


def messages(language: str) -> dict[str, str]:
    """The messages of one line."""
    found: dict[str, str] = {}
    for path in sorted((TEXTS / "locale").glob(f"{language}*.ftl")):
        found |= dict(re.findall(r"^([a-z][\w-]*) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_what_is_a_term_in_english_is_the_term_of_the_glossary(language: str) -> None:
    terms = {english.lower(): term.lower() for english, term in glossary(language).items()}
    translated = messages(language)
    for key, english in messages("en").items():
        if english.lower() in terms and not INFLECTED.match(key):
            assert translated[key].lower() == terms[english.lower()], key


def test_the_rules_show_the_polish_rulebooks_word_where_ours_is_another() -> None:
    ledger = Ledger(TEXTS)
    rules = [ledger.text(rule.id, "pl") for rule in ledger.rules]
    for ours, printed in glossary("pl", "rulebook").items():
        word = re.escape(ours[:3])
        assert any(re.search(rf"(?i){word}.*w instrukcji: {re.escape(printed)}", text) for text in rules), ours


def test_polish_has_one_word_for_each_thing_of_the_rulebook() -> None:
    """Words that were used for what the rulebook calls otherwise."""
    stray = re.compile(
        r"punkt\w* Dochodzenia|\b[Ll]okacj|[Tt]abel\w* (Sług|kooperacyjn)|\b[Aa]kcj|Opuszczon\w+ Twierdz|Kryt\w+ Mo"
    )
    paths = [TEXTS / "ledger.pl.toml", *(TEXTS / "locale").glob("pl*.ftl")]
    for path in paths:
        assert stray.findall(path.read_text(encoding="utf-8")) == [], path.name
