"""The cards of a game as clients are shown them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from duskbox.core import registry
from duskbox.server.http.bodies import CardShown
from duskbox.server.matches.seat_view import plain_facts

if TYPE_CHECKING:
    from duskbox.core.game import Game
    from duskbox.core.settings import Setup


@cache
def cards_of_the_box(name: str) -> list[CardShown]:
    """Every kind of card of a game with its default settings."""
    found = registry.find(name)
    return cards_of(found, found.setup())


def cards_of(game: Game, setup: Setup) -> list[CardShown]:
    """Every kind of card under these settings, pack included."""
    return [
        CardShown(
            card.deck,
            card.name,
            card.text,
            card.copies,
            card.mark,
            plain_facts(card.facts),
            [sentence.data() for sentence in card.sentences],
            card.flavour,
            list(card.keywords),
            list(card.plan),
        )
        for card in game.components.cards(setup)
    ]
