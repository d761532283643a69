"""Trading Items and Allies between Heroes of one group (ATE-COOP-02 to ATE-COOP-06, ATE-TEAM-04, ATE-OPEN-29)."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.cards.draws import CarryLimit, over_limit
from duskbox.games.touch_of_evil.rules.cards.windows import pass_on
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.schema import tell


def partners(t: Shadowbrook, hero: int) -> list[int]:
    """The standing Heroes of the same group in the same space with whom something could change hands (ATE-COOP-02,
    ATE-TEAM-04).
    """
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
    """A Hero puts together what it gives and what it takes, card by card, and the other agrees or does not
    (ATE-COOP-02).

    An ordinary trade is an action of the active Hero; regrouping in a Showdown is a further occasion (ATE-COOP-40,
    ATE-OPEN-29). The result is 1 if cards changed hands.
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
            tell.trade_declined(t, "ATE-COOP-02", hero=hero, hero2=partner)
            self.done(t)
            return
        t.items[hero] = without(t.items[hero], self.given) + self.taken
        t.items[partner] = without(t.items[partner], self.taken) + self.given
        t.refresh(hero)
        t.refresh(partner)
        for card in self.given:
            pass_on(t, hero, partner, card)
            tell.traded(t, "ATE-COOP-02", hero=hero, hero2=partner, card=card)
        for card in self.taken:
            pass_on(t, partner, hero, card)
            tell.traded(t, "ATE-COOP-02", hero=partner, hero2=hero, card=card)
        # A card that lets its owner carry more may have been among them.
        self.call(t, CarryLimit(hero), "partner_carries")

    def partner_carries(self, t: Shadowbrook) -> None:
        """The Carrying Limit binds the other Hero as well (ATE-COOP-04)."""
        self.call(t, CarryLimit(self.partner), "over")

    def over(self, t: Shadowbrook) -> None:
        """Traded."""
        self.done(t, 1)


@final
class TradeNow(Step):
    """By the other reading of ATE-OPEN-29: before a step of any turn each Hero of a group, in turn order, may
    propose one trade to each partner in its space (ATE-COOP-02, ATE-COOP-06).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "asked")

    def __init__(self) -> None:
        super().__init__()
        self.place = 0
        #: With whom the Hero whose say it is has traded.
        self.asked: list[int] = []

    def copy(self) -> TradeNow:
        """An independent copy."""
        other = TradeNow()
        other.stage = self.stage
        other.place = self.place
        other.asked = self.asked[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next who has a partner; the active Hero has its own action for it."""
        order = t.in_turn_order()
        while self.place < t.seats:
            hero = order[self.place]
            options: list[Option] = []
            if hero != t.turn:
                options = [t.box.options.trade[other] for other in partners(t, hero) if other not in self.asked]
            if options:
                options.append(t.box.options.passing)
                self.ask(t, hero, "pass", "ask-trade-now", "ATE-OPEN-29", options, "answered")
                return
            self.place += 1
            self.asked = []
        self.done(t)

    def answered(self, t: Shadowbrook) -> None:
        """A pass, or a trade."""
        self.stage = "begin"
        if t.chosen is t.box.options.passing:
            self.place += 1
            self.asked = []
            return
        self.asked.append(t.chosen.code)
        self.call(t, Trade(t.in_turn_order()[self.place], t.chosen.code), "begin")


def without(cards: list[int], gone: list[int]) -> list[int]:
    """Cards without some of them, each as often as it is named."""
    left = cards[:]
    for card in gone:
        left.remove(card)
    return left
