"""Cards: drawing, discarding, taking back, and cancelling."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.effects.arguments import checked_amount, checked_name
from duskbox.games.touch_of_evil.effects.cancelling import Cancel, CancelRemaining, LairCancelled
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Part, act
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, DrawMystery, GainCard, GainLair, LoseCards
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABANDONED_KEEP,
    ALL,
    ALLY,
    DECKS,
    EVENTS,
    ITEM,
    LAIRS,
    MANOR,
    MYSTERIES,
    NOTHING,
)
from duskbox.games.touch_of_evil.schema import tell

__all__ = [
    "Cancel", "CancelRemaining", "DiscardEvent", "DrawCorner", "DrawEvent", "DrawMysteryCard", "GainLairCard",
    "LairCancelled",
    "LoseItem", "LoseLairCard", "TakeDiscarded", "TakeTownItem",
]  # fmt: skip

#: A corner deck, or that of the corner the Hero is in.
CORNER_DECKS: Final = ("here", *DECKS[MANOR : ABANDONED_KEEP + 1])


@final
class DrawEvent(Counted):
    """Draw Event cards and keep all, or some of them (ATE-CARD-01, ATE-KEY-03)."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "keep")

    def __init__(self, amount: int, keep: int = 0) -> None:
        super().__init__(checked_amount("DrawEvent", amount))
        if keep < 0 or (keep > 0 and 0 <= amount <= keep):
            raise ValueError(f"DrawEvent: {keep} of {amount} cards cannot be picked; 0 keeps all")
        self.keep: Final = keep

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Draw."""
        do.call(t, DrawEvents(do.hero, amount, self.keep if self.keep else amount), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A standing Hero, and a card to draw (ATE-OPEN-20)."""
        return t.down[hero] == 0 and has_card(t, EVENTS)

    def say(self) -> Part:
        """What it says."""
        if self.keep:
            return act("effect-draw-keep", self.amount, facts={"keep": self.keep})
        return act("effect-draw", self.amount)


def has_card(t: Shadowbrook, deck: int) -> bool:
    """Whether a card can be drawn, if need be after a shuffle."""
    return len(t.pools[deck]) > 0 or len(t.discards[deck]) > 0


@final
class DrawMysteryCard(Effect):
    """Draw a Mystery card and resolve it (ATE-OPEN-42)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Draw."""
        do.call(t, DrawMystery(do.hero), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a card."""
        return has_card(t, MYSTERIES)

    def say(self) -> Part:
        """What it says."""
        return Act("effect-draw-mystery")


@final
class DrawCorner(Effect):
    """Draw a card of a corner deck and do what it is (ATE-ENC-02 to ATE-ENC-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: str = "here") -> None:
        super().__init__()
        checked_name("DrawCorner", deck, CORNER_DECKS)
        self.deck: Final = deck
        self.number_of_deck: Final = DECKS.index(deck) if deck in DECKS else NOTHING

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Draw; nothing where there is no deck."""
        deck = self._deck(t, do.hero)
        if deck < 0 or t.down[do.hero]:
            do.done(t)
        else:
            do.call(t, CornerCard(do.hero, deck), "over")

    def _deck(self, t: Shadowbrook, hero: int) -> int:
        return t.box.corner_deck[t.at[hero]] if self.number_of_deck < 0 else self.number_of_deck

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a deck with a card."""
        deck = self._deck(t, hero)
        return deck >= 0 and t.down[hero] == 0 and has_card(t, deck)

    def say(self) -> Part:
        """What it says."""
        if self.number_of_deck < 0:
            return Act("effect-draw-corner-here")
        return Act("effect-draw-corner", {"id": self.deck, "deck": f"@space-{self.deck}"})


@final
class DiscardEvent(Counted):
    """Event cards from the hand, of the owner's choice (ATE-DECK-01)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("DiscardEvent", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Choose, unless all must go."""
        do.count = amount
        self._next(t, do)

    def card_chosen(self, t: Shadowbrook, do: Do) -> None:
        """It is discarded, and the next one chosen."""
        discard_event(t, do.hero, t.chosen.code)
        do.count -= 1
        self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        hand = t.hands[do.hero]
        left = do.count
        if left == ALL or left >= len(hand):
            for card in hand[:]:
                discard_event(t, do.hero, card)
            left = 0
        if left <= 0:
            do.done(t)
            return
        options: list[Option] = []
        for card in hand:
            option = t.box.options.discard[card]
            if option not in options:
                options.append(option)
        do.ask(t, do.hero, "card", "ask-discard", "ATE-DECK-01", options, "card_chosen")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a card in the hand."""
        return len(t.hands[hero]) > 0

    def why(self) -> tuple[str, str]:
        """The hand is empty."""
        return "why-no-events", "ATE-DECK-01"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-discard", self.amount)


def discard_event(t: Shadowbrook, hero: int, card: int) -> None:
    """An Event card goes from the hand to the discard pile, where all can see it (ATE-INFO-07)."""
    t.hands[hero].remove(card)
    t.put_away(card)
    t.refresh(hero)
    t.learn()
    tell.discarded(t, "ATE-DECK-01", hero=hero, card=card)


@final
class LoseItem(Counted):
    """Items and Allies of the owner's choice are given up (ATE-OPT-12)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("LoseItem", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Choose, unless all must go."""
        do.call(t, LoseCards(do.hero, len(t.items[do.hero]) if amount == ALL else amount), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is anything to lose."""
        return len(t.items[hero]) > 0

    def why(self) -> tuple[str, str]:
        """The Hero has neither Item nor Ally."""
        return "why-no-items", "ATE-OPT-12"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-lose-item", self.amount)


@final
class GainLairCard(Effect):
    """Take a Lair card for free (ATE-ACT-08, ATE-CARD-04)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Take it; a KO'd Hero takes none."""
        if t.down[do.hero]:
            do.done(t)
        else:
            do.call(t, GainLair(do.hero), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A standing Hero, and a card to take."""
        return t.down[hero] == 0 and has_card(t, LAIRS)

    def say(self) -> Part:
        """What it says."""
        return Act("effect-gain-lair")


@final
class LoseLairCard(Effect):
    """The Hero's Lair card is discarded (ATE-DECK-01)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Gone, for all to see."""
        card = t.lairs[do.hero]
        if self.could(t, do.hero):
            t.lairs[do.hero] = NOTHING
            t.lairs_open[do.hero] = 0
            t.put_away(card)
            t.learn()
            tell.discarded(t, "ATE-DECK-01", hero=do.hero, card=card)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero has one, and no Showdown is fought with it."""
        return t.lairs[hero] != NOTHING and t.lairs[hero] != t.showdown

    def why(self) -> tuple[str, str]:
        """There is no Lair card."""
        return "why-has-no-lair", "ATE-CARD-04"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return Act("effect-lose-lair")


class TakeCard(Effect):
    """A standing Hero takes one of several cards that lie open."""

    def __init__(self, ask: str, rule: str) -> None:
        super().__init__()
        self.ask: Final = ask
        self.rule: Final = rule

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Pick a card."""
        options = self._options(t)
        if not options or t.down[do.hero]:
            do.done(t)
        elif len(options) == 1:
            self._take(t, do, options[0].code)
        else:
            do.ask(t, do.hero, "card", self.ask, self.rule, options, "card_chosen")

    def card_chosen(self, t: Shadowbrook, do: Do) -> None:
        """Take it."""
        self._take(t, do, t.chosen.code)

    def _options(self, t: Shadowbrook) -> list[Option]:
        raise NotImplementedError

    def _take(self, t: Shadowbrook, do: Do, card: int) -> None:
        raise NotImplementedError

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A standing Hero, and such a card."""
        return t.down[hero] == 0 and len(self._options(t)) > 0


@final
class TakeDiscarded(TakeCard):
    """Take a card back out of a discard pile: an Event, or an Item or Ally of any corner deck (ATE-DECK-02)."""

    PARTS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__("ask-take-discarded", "ATE-DECK-02")
        self.kind: Final = kind
        self.of_events: Final = checked_name("TakeDiscarded", kind, ("event", "item")) == 0

    def _options(self, t: Shadowbrook) -> list[Option]:
        found: list[Option] = []
        decks = range(EVENTS, EVENTS + 1) if self.of_events else range(MANOR, ABANDONED_KEEP + 1)
        for deck in decks:
            for card in t.discards[deck]:
                kind = t.box.cards[card].kind
                option = t.box.options.take[card]
                if (self.of_events or kind in (ITEM, ALLY)) and option not in found:
                    found.append(option)
        return found

    def _take(self, t: Shadowbrook, do: Do, card: int) -> None:
        t.discards[t.box.cards[card].place].remove(card)
        if not self.of_events:
            do.call(t, GainCard(do.hero, card), "over")
            return
        t.hands[do.hero].append(card)
        t.refresh(do.hero)
        tell.taken_back(t, "ATE-DECK-02", hero=do.hero, card=card)
        do.done(t)

    def why(self) -> tuple[str, str]:
        """There is no such card in the discard piles."""
        return "why-nothing-discarded", "ATE-DECK-02"

    def say(self) -> Part:
        """What it says."""
        return Act(f"effect-take-{self.kind}")


@final
class TakeTownItem(TakeCard):
    """Take a Town Item for free, of a price up to a limit (ATE-ITEM-04)."""

    PARTS: ClassVar[tuple[str, ...]] = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__("ask-take-town-item", "ATE-ITEM-04")
        if most <= 0:
            raise ValueError(f"TakeTownItem: {most} is no price")
        self.most: Final = most

    def _options(self, t: Shadowbrook) -> list[Option]:
        found: list[Option] = []
        for card in t.stock:
            option = t.box.options.take[card]
            if t.box.cards[card].price <= self.most and option not in found:
                found.append(option)
        return found

    def _take(self, t: Shadowbrook, do: Do, card: int) -> None:
        t.stock.remove(card)
        do.call(t, GainCard(do.hero, card), "over")

    def why(self) -> tuple[str, str]:
        """Nothing so cheap is in stock."""
        return "why-nothing-in-stock", "ATE-ITEM-04"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-take-town-item", {"n": self.most})
