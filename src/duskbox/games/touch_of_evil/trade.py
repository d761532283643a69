"""Trading Items and Allies between Heroes of one group (ATE-COOP-02 to ATE-COOP-06, ATE-TEAM-04, ATE-OPEN-29)."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.draws import CarryLimit, over_limit
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.windows import pass_on


def partners(t: Shadowbrook, hero: int) -> list[int]:
    """The standing Heroes of the same group in the same space with whom something could change hands (ATE-COOP-02, ATE-TEAM-04)."""
    if not t.terms.together or t.down[hero]:
        return []
    return [
        other
        for other in range(t.seats)
        if other != hero
        and t.at[other] == t.at[hero]
        and t.team_of(other) == t.team_of(hero)
        and t.standing(other)
        and (t.items[hero] or t.items[other])
    ]


@final
class Trade(Step):
    """A Hero puts together what it gives and what it takes, card by card, and the other agrees or does not (ATE-COOP-02).

    An ordinary trade is an action of the active Hero; regrouping in a Showdown is a further occasion (ATE-COOP-40, ATE-OPEN-29). The
    result is 1 if cards changed hands.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "partner", "given", "taken")

    def __init__(self, hero: int, partner: int) -> None:
        super().__init__()
        self.hero = hero
        self.partner = partner
        #: The cards the Hero gives, and those it takes.
        self.given: list[int] = []
        self.taken: list[int] = []

    def copy(self) -> Trade:
        """An independent copy."""
        other = Trade(self.hero, self.partner)
        other.stage = self.stage
        other.given = self.given[:]
        other.taken = self.taken[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Any number of Items and Allies, and nothing else, may be given or taken (ATE-COOP-03, ATE-COOP-04)."""
        o = t.box.options
        options: list[Option] = []
        for card in without(t.items[self.hero], self.given):
            if o.give[card] not in options:
                options.append(o.give[card])
        for card in without(t.items[self.partner], self.taken):
            if o.take[card] not in options:
                options.append(o.take[card])
        if self.can_be_offered(t):
            options.append(o.offer)
        if not options:
            self.done(t)
            return
        options.append(o.withdraw)
        self.ask(t, self.hero, "one", "ask-trade", "ATE-COOP-02", options, "put_together")

    def can_be_offered(self, t: Shadowbrook) -> bool:
        """Whether both could carry what they would have then (ATE-COOP-04)."""
        if not self.given and not self.taken:
            return False
        mine = without(t.items[self.hero], self.given) + self.taken
        theirs = without(t.items[self.partner], self.taken) + self.given
        return not over_limit(t, mine, self.hero) and not over_limit(t, theirs, self.partner)

    def put_together(self, t: Shadowbrook) -> None:
        """One more card, or that is the offer, or nothing comes of it."""
        chosen = t.chosen
        if chosen is t.box.options.withdraw:
            self.done(t)
        elif chosen is t.box.options.offer:
            options = [t.box.options.yes, t.box.options.no]
            self.ask(t, self.partner, "confirm", "ask-agree-to-trade", "ATE-COOP-02", options, "agreed")
        else:
            if chosen.verb == "give":
                self.given.append(chosen.code)
            else:
                self.taken.append(chosen.code)
            self.begin(t)

    def agreed(self, t: Shadowbrook) -> None:
        """The cards change hands, or the offer is declined."""
        hero, partner = self.hero, self.partner
        if t.chosen is not t.box.options.yes:
            t.tell("trade-declined", "ATE-COOP-02", hero, partner)
            self.done(t)
            return
        t.items[hero] = without(t.items[hero], self.given) + self.taken
        t.items[partner] = without(t.items[partner], self.taken) + self.given
        t.refresh(hero)
        t.refresh(partner)
        for card in self.given:
            pass_on(t, hero, partner, card)
            t.tell("traded", "ATE-COOP-02", hero, partner, card)
        for card in self.taken:
            pass_on(t, partner, hero, card)
            t.tell("traded", "ATE-COOP-02", partner, hero, card)
        # A card that lets its owner carry more may have been among them.
        self.call(t, CarryLimit(hero), "partner_carries")

    def partner_carries(self, t: Shadowbrook) -> None:
        """The Carrying Limit binds the other Hero as well (ATE-COOP-04)."""
        self.call(t, CarryLimit(self.partner), "over")

    def over(self, t: Shadowbrook) -> None:
        """Traded."""
        self.done(t, 1)


def without(cards: list[int], gone: list[int]) -> list[int]:
    """Cards without some of them, each as often as it is named."""
    left = cards[:]
    for card in gone:
        left.remove(card)
    return left
