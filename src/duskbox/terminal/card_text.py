"""Cards as a person reads them: name, deck, copies and mark, the text made from what the card does, keywords and
flavour.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskbox.core.parts.components import CardKind
    from duskbox.core.translations import Translations


@dataclass(frozen=True)
class Page:
    """One card or sheet in words. Keywords and flavour are empty if there are none."""

    name: str
    about: str
    #: What kind of card it is, if that stands apart from what it does.
    kind: str
    text: list[str]
    keywords: str
    flavour: str

    @property
    def says(self) -> list[str]:
        """What the card says below its name, in the order to be read."""
        return [line for line in (self.keywords, self.kind, *self.text, self.flavour) if line]

    @property
    def lines(self) -> list[str]:
        """All but the name."""
        return [self.about, *self.says]


def page(card: CardKind, words: Translations) -> Page:
    """A card in the reader's language."""
    first = words.say(card.text[1:], card.facts)
    rest = [*card.plan, *(line for sentence in card.sentences for line in words.tell(sentence).split("\n"))]
    keywords = "+".join(f"@keyword-{keyword}" for keyword in card.keywords)
    return Page(
        named(card.name, words),
        words.say(
            "ui-card-about", {"deck": f"@deck-{card.deck}", "copies": card.copies, "mark": f"@cli-mark-{card.mark}"}
        ),
        first if card.sentences else "",
        rest if card.sentences else [first, *rest],
        words.say("ui-card-keywords", {"keywords": keywords}) if keywords else "",
        named(card.flavour, words),
    )


def named(name: str, words: Translations) -> str:
    """A name that may be a message."""
    return words.say(name[1:]) if name.startswith("@") else name


def by_deck(cards: Iterable[CardKind]) -> dict[str, list[CardKind]]:
    """The cards deck by deck, in the order in which the decks are first met."""
    decks: dict[str, list[CardKind]] = {}
    for card in cards:
        decks.setdefault(card.deck, []).append(card)
    return decks


def folded(name: str) -> str:
    """A text without case and accents, so that it is found however it is typed."""
    apart = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l").replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def holds(name: str, typed: str) -> bool:
    """Whether every word that was typed is part of a text."""
    inside = folded(name)
    return all(word in inside for word in folded(typed).split())


class Catalogue:
    """Every card and sheet of a game by name; sheets that share a name are read together."""

    def __init__(self, cards: list[CardKind], words: Translations) -> None:
        self._words = words
        self._kinds: dict[str, list[CardKind]] = {}
        for decks in by_deck(cards).values():
            for card in decks:
                self._kinds.setdefault(card.name, []).append(card)
        self._names: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._kinds)

    def everything(self) -> list[str]:
        """All cards, deck by deck, by what the game calls them."""
        return list(self._kinds)

    def name(self, key: str) -> str:
        """The name of a card in words."""
        if key not in self._names:
            self._names[key] = named(key, self._words)
        return self._names[key]

    def pages(self, key: str) -> list[Page]:
        """What there is to read under a name."""
        return [page(card, self._words) for card in self._kinds[key]]

    def named_by(self, facts: Iterable[object]) -> list[str]:
        """The cards that facts speak of; an ability (`@hero-karl-ability`) is found on the sheet it stands on."""
        found: dict[str, None] = {}
        for fact in facts:
            for part in fact.split("+") if isinstance(fact, str) and fact.startswith("@") else ():
                for key in (part, part.rpartition("-")[0]):
                    if key in self._kinds:
                        found[key] = None
                        break
        return list(found)

    def find(self, typed: str) -> list[str]:
        """The cards whose names hold what was typed; the one that is called exactly so, if there is one."""
        exact = [key for key in self._kinds if folded(self.name(key)) == folded(typed)]
        return exact or [key for key in self._kinds if holds(self.name(key), typed)]
