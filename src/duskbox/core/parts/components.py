"""What is in the box: cards and tiles to read about, the content as data, and packs laid over it."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.errors import BadPack
from duskbox.core.messages import Facts, Message
from duskbox.core.parts.part import Part
from duskbox.core.settings import Setup
from duskbox.core.shapes import Schema

#: How many hashes of content are kept; people choose the settings, so there has to be a bound.
_HASHES: Final = 200


@final
class CardKind:
    """A kind of card or tile for a person to read about: its deck, its name and text as messages, its copies, and where
    they come from.
    """

    def __init__(
        self,
        deck: str,
        name: str,
        text: str,
        copies: int,
        mark: str,
        facts: Facts | None = None,
        plan: tuple[str, ...] = (),
        sentences: tuple[Message, ...] = (),
        flavour: str = "",
        keywords: tuple[str, ...] = (),
    ) -> None:
        self.facts: Final[Facts] = facts or {}
        self.plan: Final = plan
        #: What it does, as sentences made from its effect; a line of flavour and keywords, as messages.
        self.sentences: Final = sentences
        self.flavour: Final = flavour
        self.keywords: Final = keywords
        self.deck: Final = deck
        self.name: Final = name
        self.text: Final = text
        self.copies: Final = copies
        self.mark: Final = mark

    def __reduce__(self) -> tuple[object, ...]:
        return CardKind, (
            self.deck, self.name, self.text, self.copies, self.mark, self.facts, self.plan, self.sentences,
            self.flavour, self.keywords,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Components(Part):
    """What a game is played with. A game that says nothing has no cards to read about and takes no packs."""

    def __init__(self) -> None:
        self._hashes: Final[dict[str, str]] = {}

    def data(self, setup: Setup) -> object:
        """All content in play, pack included, as plain data."""
        return {}

    def cards(self, setup: Setup) -> list[CardKind]:
        """Every kind of card in play, deck by deck."""
        return []

    def check_pack(self, pack: dict[str, object]) -> None:
        """Raise `BadPack` naming the key and what was expected if this overlay does not fit the game, with all further
        mistakes behind the first (`shapes.Mistakes`).
        """
        raise BadPack("error-no-packs")

    def pack_schema(self) -> Schema:
        """What a pack can hold, as JSON Schema (`shapes.document`)."""
        raise BadPack("error-no-packs")

    def hash(self, setup: Setup) -> str:
        """A hash of the content, for the record's header. Every match asks for it, so it is kept."""
        if setup.pack is not None:
            return hash_of(self.data(setup))
        terms = f"{setup.settings} {setup.rulings}"
        found = self._hashes.get(terms)
        if found is None:
            if len(self._hashes) >= _HASHES:
                self._hashes.clear()
            found = self._hashes[terms] = hash_of(self.data(setup))
        return found


def hash_of(data: object) -> str:
    """A hash of plain data that does not depend on the order of keys."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
