"""The mind: building a hand, and losing a card to Terror."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.rules.labyrinth import PLAYER, Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    FROM_DECK,
    FROM_PLAY,
    LOSE_FROM_DECK,
    LOSE_FROM_HAND,
    LOSE_PLAYED,
    MIND_KINDS,
    MIND_STREAM,
    NO_CARD,
    SCRAP_OF_PAPER,
    TAKE,
    USE_ITEM,
    action_saved,
    saved_action,
)
from duskbox.games.fear_of_the_dark.schema import tell


@final
class BuildHand(Step):
    """Fill the hand up to a size with cards picked from the open Mind deck,
    one at a time (FD-HAND-01 to FD-HAND-03).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("size", "number", "missing", "taken")

    def __init__(self, size: int, action: int) -> None:
        super().__init__()
        self.size = size
        #: The action as saved positions number it.
        self.number = saved_action(action)
        self.missing = 0
        self.taken: list[int] = []

    def copy(self) -> BuildHand:
        """An independent copy."""
        other = BuildHand(self.size, 0)
        other.stage = self.stage
        other.number = self.number
        other.missing = self.missing
        other.taken = self.taken[:]
        return other

    @property
    def action(self) -> int:
        """What builds it: Light a Match, a token, or the Scrap of Paper."""
        return action_saved(self.number)

    def begin(self, t: Labyrinth) -> None:
        """Count what is missing; under the ruling `rebuild` the hand goes back first."""
        if t.rulings.rebuild_hand and t.lit:
            t.hand_to_deck()
            tell.hand_put_back(t, "FD-OPEN-02")
        self.missing = t.missing_for(self.size, t.hand_size, t.mind_size)
        self.next_card(t)

    def next_card(self, t: Labyrinth) -> None:
        """Ask for a card, unless there is nothing to choose."""
        options: list[Option] = []
        for kind in range(MIND_KINDS):
            if t.mind_deck[kind]:
                options.append(TAKE[kind])
        while self.missing and (len(options) == 1 or self.missing == t.mind_size or t.rulings.mind_drawn):
            self.put_in_hand(t, self.drawn(t) if t.rulings.mind_drawn else _first(t))
        if self.missing:
            self.ask(t, PLAYER, "card", "ask-take", "FD-HAND-01", options, "take")
        else:
            paper = int(self.action == USE_ITEM + SCRAP_OF_PAPER)
            tell.hand_built(t, "FD-HAND-01", by=self.action, matches=t.matches, paper=paper, cards=self.taken)
            self.done(t)

    def drawn(self, t: Labyrinth) -> int:
        """Under the ruling `drawn` the Mind deck is drawn from blind (FD-OPEN-03)."""
        place = t.draw(MIND_STREAM, t.mind_size)
        for kind in range(MIND_KINDS):
            place -= t.mind_deck[kind]
            if place < 0:
                return kind
        raise AssertionError("the Mind deck holds fewer cards than its size")

    def take(self, t: Labyrinth) -> None:
        """The card that was picked joins the hand."""
        self.put_in_hand(t, t.chosen.code)
        self.next_card(t)

    def put_in_hand(self, t: Labyrinth, kind: int) -> None:
        """One card from the Mind deck to the hand."""
        t.take_card(kind)
        self.missing -= 1
        self.taken.append(kind)
        tell.card_taken(t, "FD-HAND-01", card=kind)


def _first(t: Labyrinth) -> int:
    kind = 0
    while t.mind_deck[kind] == 0:
        kind += 1
    return kind


@final
class LoseMindCard(Step):
    """Terror takes one Mind card of the player's choice: from the hand, the Mind deck, or the card being played
    (FD-HAZ-06, FD-HAZ-07).
    """

    def copy(self) -> LoseMindCard:
        """An independent copy."""
        other = LoseMindCard()
        other.stage = self.stage
        return other

    def begin(self, t: Labyrinth) -> None:
        """Ask which card, unless there is one at most."""
        options: list[Option] = []
        for kind in range(MIND_KINDS):
            if t.hand[kind]:
                options.append(LOSE_FROM_HAND[kind])
        for kind in range(MIND_KINDS):
            if t.mind_deck[kind]:
                options.append(LOSE_FROM_DECK[kind])
        if t.played != NO_CARD:
            options.append(LOSE_PLAYED[t.played])
        if len(options) > 1:
            self.ask(t, PLAYER, "card", "ask-lose", "FD-HAZ-07", options, "lose")
        elif options:
            t.chosen = options[0]
            self.lose(t)
        else:
            self.done(t)

    def lose(self, t: Labyrinth) -> None:
        """The card is gone for good."""
        code = t.chosen.code
        kind = code % 16
        if code >= FROM_PLAY:
            t.lose_played()
        elif code >= FROM_DECK:
            t.lose_from_deck(kind)
        else:
            t.lose_from_hand(kind)
        tell.card_lost(t, "FD-HAZ-06", card=kind)
        if t.all_lost and not t.rulings.last_card_resolves:
            # Ruling `last-mind-card` (FD-OPEN-88)
            t.end("lost-sanity", "FD-OPEN-88", 0)
        else:
            self.done(t)
