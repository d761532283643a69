"""Drawing and keeping cards: Events, Mysteries, Lair cards, Items and Allies, and the Carrying Limit (ATE-CARD-01 to
ATE-CARD-04, ATE-ITEM-05 to ATE-ITEM-09).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import EVERYONE, Step
from duskbox.games.touch_of_evil.rules.cards.windows import InPlay, pass_on
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, LoseThings, lose_card
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABANDONED_KEEP,
    EVENT,
    EVENTS,
    LAIRS,
    MANOR,
    MYSTERIES,
    MYSTERY,
    NOTHING,
    P_EVENT_DRAW,
    S_CARRY_CORNER,
    S_CARRY_TOWN,
    TEAM,
    TOWN_ITEMS,
)
from duskbox.games.touch_of_evil.schema import tell

#: At most three Town Items, and one card of each corner deck (ATE-ITEM-05, ATE-ITEM-06, ATE-ITEM-07).
MOST_TOWN_ITEMS: Final = 3
MOST_OF_A_CORNER: Final = 1


@final
class DrawEvents(Step):
    """Draw Event cards and keep all or some of them; only their owner sees them (ATE-INFO-02).

    One that must be played at once is played only if it is kept (ATE-KEY-02, ATE-KEY-03).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "number", "keep", "drawn", "left")

    def __init__(self, hero: int, number: int, keep: int) -> None:
        super().__init__()
        self.hero = hero
        #: How many are drawn, and how many of those are kept.
        self.number = number
        self.keep = keep
        self.drawn: list[int] = []
        #: Cards still to be kept from what was drawn.
        self.left = 0

    def copy(self) -> DrawEvents:
        """An independent copy."""
        other = DrawEvents(self.hero, self.number, self.keep)
        other.stage = self.stage
        other.drawn = self.drawn[:]
        other.left = self.left
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Draw: all at once if some are to be discarded, else one by one, or two for one where a sheet says so."""
        if t.down[self.hero] or self.number <= 0:
            self.done(t)
            return
        number, self.left = self.number, self.keep
        if self.keep >= self.number:
            number, self.left = 1, 1
            self.number -= 1
            self.keep -= 1
            if t.replaced(P_EVENT_DRAW, self.hero) >= 0:
                number = 2
        else:
            self.number = 0
        for _ in range(number):
            card = t.draw_card(EVENTS, 1 << self.hero)
            if card != NOTHING:
                self.drawn.append(card)
                tell.event_drawn(t, "ATE-INFO-02", hero=self.hero)
                tell.event_seen(t, "ATE-INFO-02", hero=self.hero, card=card, to=1 << self.hero)
        self.choose(t)

    def choose(self, t: Shadowbrook) -> None:
        """Keep this number; the others are discarded."""
        if len(self.drawn) <= self.left:
            self.take(t)
            return
        if self.left == 0:
            for card in self.drawn:
                t.put_away(card)
                t.learn()
                tell.discarded(t, "ATE-DECK-01", hero=self.hero, card=card)
            self.drawn = []
            self.take(t)
            return
        options: list[Option] = []
        for card in self.drawn:
            option = t.box.options.keep[card]
            if option not in options:
                options.append(option)
        self.ask(t, self.hero, "card", "ask-keep-event", "ATE-KEY-03", options, "kept")

    def kept(self, t: Shadowbrook) -> None:
        """This one is kept."""
        card = t.chosen.code
        self.drawn.remove(card)
        self.left -= 1
        self.hold(t, card, "choose")

    def take(self, t: Shadowbrook) -> None:
        """What is left of what was drawn is kept."""
        if self.drawn:
            self.hold(t, self.drawn.pop(0), "take")
        else:
            self.stage = "begin"

    def hold(self, t: Shadowbrook, card: int, then: str) -> None:
        """Into the hand, which may be of any size (ATE-EVENT-01), unless it must be played immediately."""
        kind = t.box.cards[card]
        if kind.immediate:
            t.learn()
            tell.event_played(t, "ATE-KEY-02", hero=self.hero, card=card)
            effect = -1 if kind.effect is None else kind.effect.number
            self.call(t, InPlay(EVENT, card, effect, self.hero), then)
            return
        t.hands[self.hero].append(card)
        t.refresh(self.hero)
        self.stage = then


@final
class DrawMystery(Step):
    """Draw a Mystery card, read it to all and carry it out; outside the Mystery Phase the drawer resolves it
    (ATE-MYST-07, ATE-INFO-05, ATE-OPEN-42).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero

    def copy(self) -> DrawMystery:
        """An independent copy."""
        other = DrawMystery(self.hero)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Turn it."""
        card = t.draw_card(MYSTERIES)
        if card == NOTHING:
            self.done(t)
            return
        tell.mystery(t, "ATE-MYST-07", hero=self.hero, card=card)
        effect = t.box.cards[card].effect
        self.call(t, InPlay(MYSTERY, card, -1 if effect is None else effect.number, self.hero), "over")

    def over(self, t: Shadowbrook) -> None:
        """It may have been cancelled half-way, with Wounds already dealt."""
        self.call(t, KnockOuts(), "end")

    def end(self, t: Shadowbrook) -> None:
        """Carried out."""
        self.done(t)


@final
class GainLair(Step):
    """Take the top Lair card. A Hero with two keeps the one it chooses (ATE-ACT-07, ATE-ACT-08, ATE-CARD-04)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "card")

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        self.card = NOTHING

    def copy(self) -> GainLair:
        """An independent copy."""
        other = GainLair(self.hero)
        other.stage = self.stage
        other.card = self.card
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Secret from the others in competitive play; open to the group it is bought for elsewhere (ATE-INFO-02,
        ATE-COOP-26, ATE-OPEN-35).
        """
        mask = self.who_sees(t)
        self.card = t.draw_card(LAIRS, mask)
        if self.card == NOTHING:
            self.done(t)
            return
        tell.lair_gained(t, "ATE-ACT-07", hero=self.hero)
        tell.lair_seen(t, "ATE-ACT-07", hero=self.hero, card=self.card, to=mask)
        if t.lairs[self.hero] == NOTHING:
            self.own(t, self.card)
            return
        options = [t.box.options.keep[t.lairs[self.hero]]]
        if self.card != t.lairs[self.hero]:
            options.append(t.box.options.keep[self.card])
        self.ask(t, self.hero, "card", "ask-keep-lair", "ATE-ACT-08", options, "kept")

    def kept(self, t: Shadowbrook) -> None:
        """The other one is discarded."""
        old = t.lairs[self.hero]
        gone = self.card if t.chosen.code == old else old
        t.put_away(gone)
        t.learn()
        tell.discarded(t, "ATE-ACT-08", hero=self.hero, card=gone)
        if gone == old:
            self.own(t, self.card)
        else:
            self.done(t)

    def own(self, t: Shadowbrook, card: int) -> None:
        """The Lair card lies before the Hero."""
        t.lairs[self.hero] = card
        t.lairs_open[self.hero] = 1 if self.who_sees(t) == EVERYONE else 0
        self.done(t)

    def who_sees(self, t: Shadowbrook) -> int:
        """The group; by the ruling a team lays the card open as in cooperative play (ATE-COOP-26, ATE-OPEN-35)."""
        return EVERYONE if t.terms.mode == TEAM and t.rulings.team_lairs_open else t.knows_with(self.hero)


def over_limit(t: Shadowbrook, items: list[int], hero: int) -> list[int]:
    """The cards among which one must go if a Hero has these and there are too many of a kind; none if all is within the
    limit (ATE-ITEM-05 to ATE-ITEM-08).
    """
    town = MOST_TOWN_ITEMS + raised(t, S_CARRY_TOWN, items, hero)
    corner = MOST_OF_A_CORNER + raised(t, S_CARRY_CORNER, items, hero)
    for place in (MANOR, MANOR + 1, MANOR + 2, ABANDONED_KEEP, TOWN_ITEMS):
        of_place = [card for card in items if t.box.cards[card].place == place and not t.box.cards[card].uncounted]
        if len(of_place) > (town if place == TOWN_ITEMS else corner):
            return of_place
    return []


def raised(t: Shadowbrook, kind: int, items: list[int], hero: int) -> int:
    """How far a limit is raised for a Hero that has these cards: one that raises it counts for the Hero who would have
    it (ATE-ITEM-08).
    """
    total = t.modifier(kind, hero)
    if items is not t.items[hero]:
        total += given(t, kind, items, hero) - given(t, kind, t.items[hero], hero)
    return total


def given(t: Shadowbrook, kind: int, items: list[int], hero: int) -> int:
    """What these cards add to something for a Hero."""
    total = 0
    for card in items:
        for static in t.box.cards[card].hooks.others:
            if static.kind == kind:
                total += t.worth(static, hero)
    return total


@final
class GainCard(Step):
    """A Hero gets an Item or Ally, face up next to its sheet (ATE-ITEM-01, ATE-INFO-06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "card")

    def __init__(self, hero: int, card: int) -> None:
        super().__init__()
        self.hero = hero
        self.card = card

    def copy(self) -> GainCard:
        """An independent copy."""
        other = GainCard(self.hero, self.card)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Taken, and the limit looked at."""
        t.items[self.hero].append(self.card)
        t.refresh(self.hero)
        tell.card_gained(t, "ATE-ITEM-01", hero=self.hero, card=self.card)
        self.call(t, CarryLimit(self.hero), "over")

    def over(self, t: Shadowbrook) -> None:
        """Carried."""
        self.done(t)


@final
class CarryLimit(Step):
    """A Hero over the limit discards at once, of its choice; in group play it may hand the card to a Hero in its space
    instead, at any time (ATE-ITEM-09, ATE-COOP-05, ATE-COOP-06, ATE-OPEN-29).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "card")

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        self.card = NOTHING

    def copy(self) -> CarryLimit:
        """An independent copy."""
        other = CarryLimit(self.hero)
        other.stage = self.stage
        other.card = self.card
        return other

    def begin(self, t: Shadowbrook) -> None:
        """One card too many at a time."""
        cards = over_limit(t, t.items[self.hero], self.hero)
        if not cards:
            self.done(t)
            return
        options: list[Option] = []
        for card in cards:
            option = t.box.options.discard[card]
            if option not in options:
                options.append(option)
        self.ask(t, self.hero, "card", "ask-over-limit", "ATE-ITEM-09", options, "chosen")

    def chosen(self, t: Shadowbrook) -> None:
        """Hand it over, if a Hero here can carry it."""
        self.card = t.chosen.code
        options = [
            t.box.options.hand_over[other]
            for other in range(t.seats)
            if t.terms.together
            and other != self.hero
            and t.team_of(other) == t.team_of(self.hero)
            and t.at[other] == t.at[self.hero]
            and t.standing(other)
            and not over_limit(t, [*t.items[other], self.card], other)
        ]
        if not options:
            lose_card(t, self.hero, self.card)
            self.stage = "begin"
            return
        options.append(t.box.options.no)
        self.ask(t, self.hero, "one", "ask-hand-over", "ATE-COOP-05", options, "handed")

    def handed(self, t: Shadowbrook) -> None:
        """To a friend, or to the discard pile."""
        self.stage = "begin"
        if t.chosen is t.box.options.no:
            lose_card(t, self.hero, self.card)
            return
        other = t.chosen.code
        t.items[self.hero].remove(self.card)
        t.items[other].append(self.card)
        t.refresh(self.hero)
        t.refresh(other)
        pass_on(t, self.hero, other, self.card)
        tell.handed_over(t, "ATE-COOP-05", hero=self.hero, hero2=other, card=self.card)


def LoseCards(hero: int, number: int) -> LoseThings:  # noqa: N802 - reads like the step it makes
    """Give up Items or Allies of the owner's choice."""
    return LoseThings(hero, number, False)
