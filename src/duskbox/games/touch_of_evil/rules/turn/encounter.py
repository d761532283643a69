"""Encountering a space: corner cards, dangerous locations, the board's text (ATE-ENC-01 to ATE-ENC-08, ATE-BOARD-05,
ATE-BOARD-07).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, DrawMystery, GainCard
from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import ALLY, ITEM, MINION, NOTHING, R_DANGER, W_CARD
from duskbox.games.touch_of_evil.schema import tell

#: At a dangerous location this number or more brings an Event, less a Mystery (ATE-BOARD-07).
SAFE: Final = 3


@final
class Encounter(Step):
    """A Hero encounters the space it is in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero

    def copy(self) -> Encounter:
        """An independent copy."""
        other = Encounter(self.hero)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """By the kind of the space; what the board says of it comes first (ATE-ENC-02, ATE-ENC-06, ATE-ENC-08)."""
        here = t.at[self.hero]
        tell.encounters(t, "ATE-ENC-01", hero=self.hero, space=here)
        space = t.box.spaces[here]
        if space is not None and space.encounter is not None:
            self.call(t, Do(space.encounter.number, self.hero), "over")
        elif t.box.board.kinds[here] == CORNER:
            self.call(t, CornerCard(self.hero, t.box.corner_deck[here]), "over")
        elif t.box.board.kinds[here] == DANGEROUS:
            self.call(t, roll_of(R_DANGER, self.hero, 1), "danger")
        else:
            self.done(t)

    def danger(self, t: Shadowbrook) -> None:
        """An Event, or a Mystery outside its phase (ATE-BOARD-07, ATE-OPEN-42)."""
        if t.result >= SAFE:
            self.call(t, DrawEvents(self.hero, 1, 1), "over")
        else:
            self.call(t, DrawMystery(self.hero), "over")

    def over(self, t: Shadowbrook) -> None:
        """Encountered."""
        self.done(t)


@final
class CornerCard(Step):
    """Draw a card of a corner deck, read it to all and do what it is: keep it, fight it, or carry it out (ATE-ENC-02 to
    ATE-ENC-05, ATE-INFO-01).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "deck", "card")

    def __init__(self, hero: int, deck: int) -> None:
        super().__init__()
        self.hero = hero
        self.deck = deck
        self.card = NOTHING

    def copy(self) -> CornerCard:
        """An independent copy."""
        other = CornerCard(self.hero, self.deck)
        other.stage = self.stage
        other.card = self.card
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The top card, if there is one (ATE-OPEN-20)."""
        self.card = t.draw_card(self.deck)
        if self.card == NOTHING:
            self.done(t)
            return
        tell.corner_card(t, "ATE-ENC-02", hero=self.hero, card=self.card)
        open_window(self, t, W_CARD, "resolve")

    def resolve(self, t: Shadowbrook) -> None:
        """An Item or Ally is kept, a Minion attacks, anything else is carried out."""
        card = t.box.cards[self.card]
        if card.kind == ITEM or card.kind == ALLY:
            self.call(t, GainCard(self.hero, self.card), "over")
        elif card.kind == MINION and card.minion is not None:
            self.call(t, Fight(self.hero, card.minion.number, NOTHING), "put_away")
        elif card.effect is not None:
            self.call(t, Do(card.effect.number, self.hero, self.card), "put_away")
        else:
            self.put_away(t)

    def put_away(self, t: Shadowbrook) -> None:
        """Discarded, whether a Minion was defeated or not (ATE-MIN-04)."""
        t.put_away(self.card)
        self.call(t, KnockOuts(), "over")

    def over(self, t: Shadowbrook) -> None:
        """The card is dealt with."""
        self.done(t)
