"""The proof of the box: counts of the rulebook, variety, marks, words in three languages, and that every card can
occur.

Counts and variety are asked of our box alone; an owner's pack may hold what its box holds.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from duskbox.core.messages import Facts
from duskbox.core.parts.components import CardKind
from duskbox.core.parts.drawing import Picture
from duskbox.core.translations import LANGUAGES, Translations, names_of
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.kinds import MARKS, Card
from duskbox.games.touch_of_evil.effects.data import data, hook_data, read, read_hook
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABANDONED_KEEP,
    ALLY,
    CURSES,
    EVENT,
    EVENTS,
    FIND,
    ITEM,
    KINDS,
    LAIR,
    LAIRS,
    MANOR,
    MINION,
    MYSTERIES,
    MYSTERY,
    OLDE_WOODS,
    PLACES,
    SECRETS,
    TOWN_ITEMS,
    WINDMILL,
)
from duskbox.games.touch_of_evil.text import cards

Fault = tuple[str, Facts]

CORNERS: Final = (MANOR, WINDMILL, OLDE_WOODS, ABANDONED_KEEP)
#: How many cards each deck has (ATE-COMP-03, ATE-COMP-04, ATE-COMP-05, ATE-COMP-06, ATE-COMP-07, ATE-COMP-08,
#: ATE-COMP-10).
COUNTS: Final = {
    EVENTS: 50, MYSTERIES: 50, MANOR: 20, WINDMILL: 20, OLDE_WOODS: 20, ABANDONED_KEEP: 20, LAIRS: 20, SECRETS: 20,
    TOWN_ITEMS: 16, CURSES: 6,
}  # fmt: skip
#: How many different ones at least.
VARIETY: Final = {
    EVENTS: 30, MYSTERIES: 35, MANOR: 14, WINDMILL: 14, OLDE_WOODS: 14, ABANDONED_KEEP: 14, LAIRS: 12, SECRETS: 14,
}  # fmt: skip
#: Mysteries that Remain in Play, at least.
REMAINING: Final = 8
#: The Secrets of the advanced game (ATE-SETUP-02), and the one Musket (ATE-ITEM-04).
ADVANCED: Final = {
    "on-the-hunt": 2,
    "hero-of-the-people": 2,
    "darkest-secret": 2,
    "selfless-martyr": 1,
    "reluctant-hero": 1,
}
MUSKET: Final = "musket"
HEROES: Final = 8
VILLAINS: Final = 4
ELDERS: Final = 6

_MISSING: Final = re.compile(r"⟦([^⟧]*)⟧|(\{[^}]*\}?)|(?<!\S)(@[a-z-]+)")


def faults(box: Box, folder: Path, pack: dict[str, object] | None) -> list[Fault]:
    """Everything that is wrong with a box, as messages and their facts."""
    found: list[Fault] = []
    if pack is None:
        found += _counts(box)
        found += _variety(box)
    return found + _marks(box) + _occurrence(box) + _twins(box) + _words(box, folder, pack)


def undrawn(pictures: list[Picture], spaces: list[str]) -> list[Fault]:
    """The places that a picture of the town does not show, or shows more than once.

    Roads have a number instead of a name.
    """
    found: list[Fault] = []
    for picture in pictures:
        labels = [style.partition("@")[2] for line in picture.lines for _, style in line if "@" in style]
        for name in spaces:
            if not name.startswith("road-") and labels.count(f"space-{name}") != 1:
                found.append(("fault-undrawn", {"what": f"@space-{name}"}))
    return found


# Counts and variety


def _counts(box: Box) -> list[Fault]:
    found: list[Fault] = []
    for place, expected in COUNTS.items():
        number = sum(card.copies for card in box.cards if card.place == place)
        found += _differ(f"@deck-{PLACES[place]}", number, expected)
    for name, number, expected in (
        ("@deck-heroes", len(box.heroes), HEROES),
        ("@deck-villains", len(box.villains), VILLAINS),
        ("@deck-elders", len(box.elders), ELDERS),
    ):
        found += _differ(name, number, expected)
    advanced = {card.name: card.copies for card in box.cards if card.place == SECRETS and card.advanced}
    for name in dict.fromkeys([*ADVANCED, *advanced]):
        found += _differ(f"@card-{name}", advanced.get(name, 0), ADVANCED.get(name, 0))
    muskets = sum(card.copies for card in box.cards if card.name == MUSKET and card.place == TOWN_ITEMS)
    return found + _differ(f"@card-{MUSKET}", muskets, 1)


def _differ(what: str, number: int, expected: int) -> list[Fault]:
    return [] if number == expected else [("fault-count", {"what": what, "found": number, "expected": expected})]


def _variety(box: Box) -> list[Fault]:
    found: list[Fault] = []
    for place, least in VARIETY.items():
        different = len({signature(card) for card in box.cards if card.place == place and card.copies})
        if different < least:
            found.append(("fault-variety", {"what": f"@deck-{PLACES[place]}", "found": different, "expected": least}))
    remaining = sum(1 for card in box.cards if card.place == MYSTERIES and card.remains and card.copies)
    if remaining < REMAINING:
        found.append(("fault-remaining", {"found": remaining, "expected": REMAINING}))
    for place in CORNERS:
        for kind in (ITEM, ALLY, MINION, FIND):
            if not any(card.place == place and card.kind == kind and card.copies for card in box.cards):
                found.append(("fault-no-kind", {"what": f"@deck-{PLACES[place]}", "kind": f"@kind-{KINDS[kind]}"}))
    return found


def _twins(box: Box) -> list[Fault]:
    """Two cards of a deck that do the same under two names: copies are meant to be copies."""
    found: list[Fault] = []
    met: dict[str, str] = {}
    for card in box.cards:
        if card.copies:
            does = f"{card.place} {signature(card)}"
            if does in met:
                what = f"@deck-{PLACES[card.place]}"
                found.append(
                    ("fault-twins", {"what": what, "one": f"@card-{met[does]}", "other": f"@card-{card.name}"})
                )
            met[does] = card.name
    return found


def signature(card: Card) -> str:
    """What a card does, apart from its name, cost and deck."""
    minion = card.minion
    return json.dumps(
        [
            card.kind,
            None if card.effect is None else data(card.effect),
            [hook_data(hook) for hook in card.hooks.all],
            [card.evil, card.remains, card.uncounted],
            None
            if minion is None
            else [
                minion.dice,
                minion.wounds,
                minion.skill,
                sorted(minion.keywords),
                data(minion.reward),
                [hook_data(hook) for hook in minion.hooks.all],
            ],
        ]
    )


# Marks and occurrence


def _marks(box: Box) -> list[Fault]:
    """Everything says where its values come from."""
    marks = [(f"@hero-{hero.name}", hero.mark) for hero in box.heroes]
    marks += [(f"@villain-{villain.name}", villain.mark) for villain in box.villains]
    marks += [(f"@elder-{elder.name}", elder.mark) for elder in box.elders]
    marks += [(f"@minion-{minion.name}", minion.mark) for minion in box.minions]
    marks += [(f"@space-{space.name}", space.mark) for space in box.spaces if space is not None]
    marks += [(f"@card-{card.name}", card.mark) for card in box.cards]
    marks.append(("@box-track", box.track.mark))
    return [("fault-mark", {"what": what, "mark": mark}) for what, mark in marks if mark not in MARKS]


def _occurrence(box: Box) -> list[Fault]:
    """Every card can come up, and do what it says when it does."""
    found: list[Fault] = []
    names: set[str] = set()
    cursing = any(villain.curses for villain in box.villains)
    for card in box.cards:
        what = f"@card-{card.name}"
        if card.name in names:
            found.append(("fault-name-twice", {"what": what}))
        names.add(card.name)
        if card.place == CURSES and not cursing:
            found.append(("fault-never-drawn", {"what": what}))
        if card.kind == EVENT and not card.when and not card.immediate:
            found.append(("fault-no-window", {"what": what}))
        empty = card.effect is None and not card.hooks.all
        if (card.kind in (EVENT, FIND) and card.effect is None) or (card.kind in (MYSTERY, ITEM, ALLY) and empty):
            found.append(("fault-does-nothing", {"what": what}))
        if card.kind == MYSTERY and card.hooks.all and not card.remains:
            found.append(("fault-hooks-unused", {"what": what}))
        if card.kind == MINION and card.minion is None:
            found.append(("fault-does-nothing", {"what": what}))
        if card.kind == LAIR and card.space not in box.board.names:
            found.append(("fault-no-space", {"what": what}))
        if not _readable(card):
            found.append(("fault-unknown-effect", {"what": what}))
    for villain in box.villains:
        for rows in (villain.chart, villain.advanced_chart):
            if [die for row in rows for die in range(row.low, row.high + 1)] != [1, 2, 3, 4, 5, 6]:
                found.append(("fault-chart", {"what": f"@villain-{villain.name}"}))
    drawn = {card.minion.number for card in box.cards if card.minion is not None}
    charted = {row.kind for villain in box.villains for row in (*villain.chart, *villain.advanced_chart)}
    for minion in box.minions:
        if minion.number not in drawn and (minion.number not in charted or minion.counters < 1):
            found.append(("fault-never-appears", {"what": f"@minion-{minion.name}"}))
    return found


def _readable(card: Card) -> bool:
    """Whether what it does can be written down and read again, word by word."""
    try:
        if card.effect is not None:
            read(data(card.effect))
        if card.minion is not None:
            read(data(card.minion.reward))
            _read_again(card.minion.hooks)
        _read_again(card.hooks)
    except (KeyError, ValueError):
        return False
    return True


def _read_again(hooks: Hooks) -> None:
    for hook in hooks.all:
        read_hook(hook_data(hook))


# Words


def _words(box: Box, folder: Path, pack: dict[str, object] | None) -> list[Fault]:
    """Every name, text and line of flavour can be said in every language; each message that cannot be is told once for
    a language.
    """
    found: list[Fault] = []
    kinds = cards.kinds(box)
    names = _other_names(box)
    for language in LANGUAGES:
        own, others = names_of(pack, language)
        words = Translations(language, [folder], own, others, alone=True)
        told: set[str] = set()
        for name in names:
            _look(words, name[1:], words.say(name[1:]), told, found)
        for kind in kinds:
            for said in rendered(words, kind):
                _look(words, kind.name[1:], said, told, found)
            if not kind.flavour or words.has(kind.flavour[1:]):
                continue
            # What a pack adds may go without a line of flavour.
            if kind.mark != "pack" and kind.flavour not in told:
                told.add(kind.flavour)
                found.append(("fault-words", {"language": language, "what": kind.name, "text": kind.flavour[1:]}))
    return found


def rendered(words: Translations, kind: CardKind) -> list[str]:
    """All that a person reads on a card or sheet, but for its flavour."""
    said = [words.say(f"deck-{kind.deck}"), words.say(kind.name[1:]), words.say(kind.text[1:], kind.facts)]
    said += [words.tell(sentence) for sentence in kind.sentences]
    return said + [words.say(f"keyword-{keyword}") for keyword in kind.keywords]


def _other_names(box: Box) -> list[str]:
    """Names that no card or sheet shows: abilities, Minions of the decks as foes, rows of the charts."""
    names = [f"@hero-{hero.name}-{part}" for hero in box.heroes for part in ("title", "ability")]
    names += [f"@villain-{villain.name}-ability" for villain in box.villains]
    names += [f"@minion-{minion.name}" for minion in box.minions]
    names += [
        f"@chart-{row.name}"
        for villain in box.villains
        for row in (*villain.chart, *villain.advanced_chart)
        if not row.minion
    ]
    return names


def _look(words: Translations, what: str, said: str, told: set[str], found: list[Fault]) -> None:
    for match in _MISSING.finditer(said):
        missing = match.group(1) or match.group(0)
        if missing not in told:
            told.add(missing)
            found.append(("fault-words", {"language": words.language, "what": f"@{what}", "text": missing}))
