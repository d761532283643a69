"""The messages: three languages that say the same, nothing missing, nothing left over, nothing broken."""

from __future__ import annotations

import itertools
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from duskbox.core.translations import LANGUAGES
from tests.locale.messages import (
    CORE,
    FOLDERS,
    GAMES,
    PACKAGES,
    PAGE,
    SOURCE,
    Gathered,
    asked_for,
    entries,
    facts_of,
    messages,
    raised,
    referred_to,
    shared,
)

#: Messages that are rightly the same as in English: proper names, terms the two languages share, and signs.
SAME_AS_ENGLISH = {
    ("fear_of_the_dark", "pl", "game-name"),
    ("fear_of_the_dark", "fr", "game-name"),
    ("fear_of_the_dark", "fr", "token-obstruction"),
    ("fear_of_the_dark", "fr", "setting-difficulty-normal"),
    ("terminal", "pl", "ui-plain-anytime"),
    # Placeholders in the usage, where the languages share the word or it is typed as it stands
    *(("cli", language, f"cli-meta-{name}") for language in ("pl", "fr") for name in (
        "address", "elo", "id", "number", "url", "visitor"
    )),
    *(("cli", "fr", f"cli-meta-{name}") for name in ("options", "position", "shell")),
    ("cli", "pl", "cli-meta-folder"),
    ("server", "pl", "web-nav"),
    ("server", "fr", "web-nav"),
    # Terms of statistics that the languages share
    *(("lab", language, f"report-head-{name}") for language in ("pl", "fr") for name in ("agent", "elo", "chance")),
    ("lab", "fr", "report-head-points"),
    # A Touch of Evil: the title keeps its English form in French; proper names, and words the languages share
    *(
        ("touch_of_evil", "fr", name)
        for name in (
            "game-name", "skill-combat", "keyword-vampire", "villain-vampire", "minion-rats", "elder-lord-hanbrook",
            "elder-lady-hanbrook",
            "hero-karl", "hero-anne-marie", "hero-inspector-cooke", "hero-thomas", "hero-heinrich", "hero-katarina",
            "hero-victor", "hero-isabella",
        )
    ),
    *(
        ("touch_of_evil", "pl", name)
        for name in (
            "skill-honor", "elder-lord-hanbrook", "elder-lady-hanbrook", "hero-karl", "hero-inspector-cooke",
            "hero-heinrich", "hero-victor",
            "hero-isabella",
        )
    ),
}  # fmt: skip

#: Facts by which a message chooses the form of its words; one language may need another form than the next.
FORMS = {"form", "of", "case", "here", "choice", "person", "id", "title"}

ROOM = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


# The files


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_words_is_understood(folder: Path, language: str) -> None:
    assert entries(folder, language), "there are no words in this language"
    for entry in entries(folder, language):
        assert not isinstance(entry, ftl.Junk), f"this is not Fluent: {entry.content}"
    names = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names)), "a message is written twice"


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(folder: Path, language: str) -> None:
    for name, message in messages(folder, language).items():
        assert message.value is not None and all(text.strip() for text in Gathered(message).texts), name


@ROOM
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_message_and_no_other(folder: Path, language: str) -> None:
    assert set(shared(folder, language)) == set(shared(folder, "en"))


@ROOM
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_speaks_of_the_same_facts_in_every_language(folder: Path, language: str) -> None:
    for name in shared(folder, "en"):
        assert facts_of(folder, language, name) - FORMS == facts_of(folder, "en", name) - FORMS, name


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_language_has_for_itself_is_used_in_its_messages(folder: Path, language: str) -> None:
    assert set(messages(folder, language)) - set(shared(folder, language)) <= referred_to(folder, language)


@ROOM
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_is_a_copy_of_the_english(folder: Path, language: str) -> None:
    copies = set()
    for name, message in shared(folder, language).items():
        english = messages(folder)[name]
        assert message.value is not None and english.value is not None
        # A message with no word of its own, such as one that only puts two facts side by side, has nothing to
        # translate.
        speaks = any(sign.isalpha() for text in Gathered(message).texts for sign in text)
        if speaks and serialize_pattern(message.value) == serialize_pattern(english.value):
            copies.add((folder.name, language, name))
    assert copies == {allowed for allowed in SAME_AS_ENGLISH if allowed[:2] == (folder.name, language)}


@ROOM
@pytest.mark.parametrize(
    ("language", "forms"), [("en", {"one", "other"}), ("pl", {"one", "few", "many"}), ("fr", {"one", "other"})]
)
def test_a_message_that_counts_has_all_the_plural_forms_of_its_language(
    folder: Path, language: str, forms: set[str]
) -> None:
    for name, message in messages(folder, language).items():
        for choice in Gathered(message).choices:
            keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & {"one", "few", "many"}:
                # “All of them” is no number.
                assert forms <= keys <= forms | {"other", "all"}, f"{name} has {keys}"


@ROOM
@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", r"['\"`]| - |\.\.\."),
        ("pl", r"['\"`“’]| - |\.\.\."),
        # In French a no-break space stands before these signs and inside the quotation marks.
        ("fr", r"['\"`“”„]| - |\.\.\.|[\w)…%’] ?[:;?!»](?=\s|$)|«[^\u00a0\u202f]"),
    ],
    ids=["en", "pl", "fr"],
)
def test_the_typography_is_that_of_the_language(folder: Path, language: str, slip: str) -> None:
    for name, message in messages(folder, language).items():
        for text in Gathered(message).texts:
            # What is to be typed into a file or at a prompt is written as it is typed.
            assert not re.search(slip, re.sub(r'(= |pip install |eval )"[^"]*"', r"\1", text)), f"{name}: {text}"


#: Words of a private language, which players need not learn: by language, with what is said instead in the comment.
PRIVATE = {
    # a player, no one, everyone, the first to …, n, towards, next to, chance or draws, the server
    "en": r"\b(somebody|nobody|everybody|whoever|so many|toward|beside|luck|the house)\b",
    # gra, serwer, losowanie, rival
    "pl": r"\b(rozgrywk\w+|świeży los|dom|spoza twojej drużyny)\b",
    # le serveur, la case, bot, le hasard ou la probabilité
    "fr": r"\b(la maison|robots?|hasard neuf|la chance)\b",
}
#: The lesson's last line wishes good luck.
COMMON = {("en", "lesson-won")}


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_words_that_people_know(folder: Path, language: str) -> None:
    """Flavour and names may say what they like."""
    for name, message in messages(folder, language).items():
        if name.endswith("-flavour") or name.startswith(("card-", "chart-")) or (language, name) in COMMON:
            continue
        for text in Gathered(message).texts:
            found = re.search(PRIVATE[language], text, re.IGNORECASE)
            assert found is None, f"{name} says {found[0]!r}: {text}"


# Code and words


@pytest.mark.parametrize("room", [*FOLDERS, SOURCE / "agents", SOURCE / "lab"], ids=lambda room: room.name)
def test_every_message_that_code_asks_for_exists(room: Path) -> None:
    spoken = [CORE, room] if room in (CORE, *GAMES) else PACKAGES
    # What every game has, all code may ask for.
    known = set.intersection(*(set(messages(game)) for game in GAMES)).union(*(messages(folder) for folder in spoken))
    asked = asked_for(room)
    # What only games of several seats have is asked for with `has` first.
    assert asked.ids - known - {"seat-name", "anytime-title"} == set()
    # Of a family each game may know other members.
    anywhere = known.union(*(messages(game) for game in GAMES))
    for family in asked.families:
        assert any(family.fullmatch(name) for name in anywhere), f"nothing answers to {family.pattern}"


@cache
def asked_by_the_page() -> list[re.Pattern[str]]:
    """The messages that the page in the browser asks for: texts in quotes, and families with a gap, such as
    `web-key-${name}`.
    """
    texts = set()
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            texts |= set(
                re.findall(r"['\"`]@?([a-z][a-z0-9]*(?:-(?:[a-z0-9]+|\$\{[^}`]*\}))+)['\"`]", path.read_text("utf-8"))
            )
    return [re.compile(re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", text)) for text in sorted(texts)]


def test_every_message_that_the_page_asks_for_exists() -> None:
    known = set().union(*(messages(folder) for folder in (*PACKAGES, *GAMES)))
    for asked in asked_by_the_page():
        if asked.pattern.startswith("web-"):
            assert any(asked.fullmatch(name) for name in known), f"nothing answers to {asked.pattern}"


@ROOM
def test_every_message_that_exists_is_asked_for(folder: Path) -> None:
    asked = [asked_for(room) for room in FOLDERS]
    unused = {name for name in messages(folder) if not any(each.covers(name) for each in asked)} - referred_to(folder)
    unused = {name for name in unused if not any(family.fullmatch(name) for family in asked_by_the_page())}
    if folder in GAMES:
        # A game's own test knows what its components are called.
        unused = {name for name in unused if not name.startswith(("token-", "tile-", "trigger"))}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_that_several_games_know_says_the_same_in_all(language: str) -> None:
    # A server puts it into words without knowing of which game it is.
    for one, other in itertools.combinations(GAMES, 2):
        own, theirs = (messages(folder, language) for folder in (one, other))
        both = [name for name in own.keys() & theirs.keys() if name.startswith(("error-", "expect-"))]
        said = {name: tuple(serialize_pattern(each[name].value) for each in (own, theirs)) for name in both}  # type: ignore[arg-type]
        assert {name: texts for name, texts in said.items() if len(set(texts)) > 1} == {}


def test_no_message_stands_in_two_folders_that_are_spoken_together() -> None:
    for game in GAMES:
        for one, other in itertools.combinations([*PACKAGES, game], 2):
            assert messages(one).keys() & messages(other).keys() == set()


@ROOM
def test_a_refusal_brings_every_fact_its_sentence_speaks_of(folder: Path) -> None:
    for name, facts in raised(folder):
        home = next(home for home in (folder, *PACKAGES) if name in messages(home))
        assert facts_of(home, "en", name) <= facts, f"{name} is not told {facts_of(home, 'en', name) - facts}"


def test_the_words_of_the_kernel_are_its_refusals() -> None:
    assert {name for name, _ in raised(CORE)} | {"why-not-offered", "expect-table"} == set(messages(CORE))
