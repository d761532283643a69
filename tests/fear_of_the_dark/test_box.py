"""The box: card texts that speak of the game at hand, and the proof that a content is whole."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from duskbox.core import translations as core_words
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.games.fear_of_the_dark.content.box import HOUSE, numbers, table_of
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.testing.fear_of_the_dark import box
from tests.rules import rule


@cache
def spoken(language: str) -> Translations:
    return Translations(language, [Path(core_words.__file__).parent, GAME.texts.folder])


def texts(
    language: str = "en",
    *,
    difficulty: str = "normal",
    rulings: dict[str, str] | None = None,
    pack: dict[str, object] | None = None,
) -> dict[str, str]:
    """What every card but the tiles says in a game, by its name."""
    cards = GAME.components.cards(GAME.setup({"difficulty": difficulty}, rulings, pack))
    words = spoken(language)
    return {card.name[1:]: words.say(card.text[1:], card.facts) for card in cards if card.deck != "rooms"}


#: For each ruling that changes what a card does: the value, and the cards that then read otherwise.
CHANGES = [
    ("light-a-match-cost", "free", {"mind-light-a-match"}),
    ("light-a-match-in-dark", "light-only", {"mind-light-a-match"}),
    ("hand-building", "rebuild", {"mind-light-a-match", "item-scrap-of-paper"}),
    ("hand-building", "add", {"mind-light-a-match", "item-scrap-of-paper"}),
    ("door-step", "extra-step", {"mind-move", "mind-tiptoe"}),
    ("search-squares", "walkable", {"mind-investigate"}),
    ("scout-hazard", "no-card", {"mind-scout"}),
    ("walk-in-hazards", "draught-acts", {"hazard-draught"}),
    ("walk-in-hazards", "terror-and-draught-act", {"hazard-draught", "hazard-terror"}),
    ("item-cost", "mind-card", {"item-match", "item-scrap-of-paper", "item-key"}),
    ("information-location", "searched-location", {f"secret-information-{number}" for number in range(1, 5)}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "value", "cards"), CHANGES, ids=lambda part: str(part) if isinstance(part, str) else ""
)
def test_a_card_that_a_ruling_changes_says_so_and_no_other_does(
    language: str, name: str, value: str, cards: set[str]
) -> None:
    usual, ruled = texts(language), texts(language, rulings={name: value})
    assert {card for card in usual if usual[card] != ruled[card]} == cards


@rule("FD-DIFF-01", "FD-OPEN-65")
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_easy_no_card_threatens_with_death(language: str) -> None:
    normal, easy = texts(language), texts(language, difficulty="easy")
    deadly = {"hazard-terror", "hazard-collapse", "hazard-lockdown"}
    assert {card for card in normal if normal[card] != easy[card]} == deadly
    barred = texts(language, difficulty="easy", rulings={"echo-on-easy": "token-placed"})
    assert {card for card in easy if easy[card] != barred[card]} == {"hazard-collapse", "hazard-lockdown"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_what_the_pack_of_the_game_makes_of_it(language: str) -> None:
    pack = box(
        walk_in={"terror": False, "leak": True}, tokens={"match": 8}, secrets={"information": 2, "information-1": 0}
    )
    usual, packed = texts(language), texts(language, pack=pack)
    changed = {card for card in usual if packed.get(card) != usual[card]}
    assert changed == {"hazard-terror", "hazard-leak", "item-match", "secret-information-1"}
    assert "8" in packed["item-match"] and "6" in usual["item-match"]
    assert packed["secret-information"] not in usual.values(), "it has no number to speak of"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_text_has_a_gap_under_any_ruling(language: str) -> None:
    for ruling in GAME.rulings:
        for value in ruling.values:
            for text in texts(language, rulings={ruling.name: value}).values():
                assert not re.search(r"⟦|[{}@]|  |^\s|\s$|\.\.| [,.]", text), text


def test_what_a_card_does_is_the_rulebooks_and_the_drawings_and_numbers_are_invented() -> None:
    marks = {card.name: card.mark for card in GAME.components.cards(GAME.setup())}
    house = {name for name, mark in marks.items() if mark == "house"}
    assert house == {"start", *table_of(HOUSE["rooms"]), *(f"@secret-information-{number}" for number in range(1, 5))}
    assert set(marks.values()) == {"rulebook", "house"}


# The proof of the box


def faults(**tables: object) -> list[tuple[str, object]]:
    """What is wrong with a box that a pack changes so: the messages, each with the first thing it speaks of."""
    found = GAME.checks.content_faults(GAME.setup(pack=box(**tables)))  # type: ignore[arg-type]
    for message, facts in found:
        for language in LANGUAGES:
            assert "⟦" not in spoken(language).say(message, facts)
    return [(message, next(iter(facts.values()), None)) for message, facts in found]


@rule("FD-COMP-02", "FD-COMP-03", "FD-COMP-04", "FD-COMP-05", "FD-COMP-06")
def test_our_box_is_proved_whole() -> None:
    assert GAME.checks.content_faults(GAME.setup()) == []


@pytest.mark.parametrize(
    ("tables", "wrong"),
    [
        ({"hazards": {"terror": 4}}, ("fault-count", "@deck-hazards")),
        ({"labyrinth": {"deck": 11}}, ("fault-count", "@fault-labyrinth")),
        ({"tokens": {"lock": 5}}, ("fault-count", "@token-lock")),
        ({"items": {"lever": 0, "match": 5}}, ("fault-kind-missing", "@item-lever")),
        (
            {"secrets": {"secret-map": 7, **{f"information-{number}": 0 for number in range(1, 5)}}},
            ("fault-kind-missing", "@secret-information"),
        ),
        ({"start": ("NESW", ". . .", ". . L", ". O .")}, ("fault-start", None)),
        (
            {"rooms": {"R06": ("EW", "hazard", "i1 . .", ". H .", ". . .")}},
            ("fault-location-nowhere", "@item-location-2"),
        ),
        (
            {"rooms": {"R03": ("NESW", "plain", "O O O", "O . .", "O . .")}},
            ("fault-tokens-short", "@token-obstruction"),
        ),
        ({"rooms": {"R11": ("NE", "plain", ". O .", ". H O", ". . .")}}, ("fault-no-entry", "R11")),
        ({"mind": {"move": 1, "scout": 3}}, ("fault-example-hand", "@mind-move")),
        ({"rooms": {"R01": ("NEW", "hazard", ". . i1", ". . .", ". . .")}}, ("fault-example-room", "@tile-hazard")),
    ],
)
def test_a_box_that_differs_from_the_rulebook_is_told_where(
    tables: dict[str, object], wrong: tuple[str, object]
) -> None:
    assert wrong in faults(**tables)


def test_information_may_have_no_numbers_at_all() -> None:
    plain = {f"information-{number}": 0 for number in range(1, 5)} | {"information": 4}
    assert faults(secrets=plain) == []
    assert sum(numbers(HOUSE["secrets"]).values()) == 9
