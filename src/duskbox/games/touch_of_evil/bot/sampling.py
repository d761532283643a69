"""Tables a seat may be sitting at: this one with everything it cannot know drawn anew."""

from __future__ import annotations

from typing import final

from duskbox.core.chance import Chance
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, GainLair
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import EVENTS, FACE_DOWN, LAIRS, NOTHING, SECRETS
from duskbox.games.touch_of_evil.schema.views import is_with, knows_lair, knows_secret


@final
class _Dealer:
    """Deals cards anew from the pools of a table."""

    def __init__(self, t: Shadowbrook, chance: Chance) -> None:
        self._t = t
        self._chance = chance
        self._index = 0

    def card(self, deck: int) -> int:
        """One of the cards of a deck that could be meant."""
        return self.of(self._t.pools[deck])

    def of(self, pool: list[int]) -> int:
        """One of these cards."""
        place = self._chance.pick(0, self._index, len(pool))
        self._index += 1
        card = pool[place]
        pool[place] = pool[-1]
        pool.pop()
        return card


def sample(t: Shadowbrook, seat: int, chance: Chance) -> Shadowbrook:
    """A copy in which hands, Lair cards and Secrets that the seat has not seen are dealt anew, and the others' standing
    orders are forgotten.

    What the seat cannot know goes back to its pool first, so the result does not depend on it.
    """
    sampled = t.copy()
    dealer = _Dealer(sampled, chance)
    hands = [len(hand) for hand in sampled.hands]
    lairs = [
        hero for hero in range(sampled.seats) if sampled.lairs[hero] != NOTHING and not knows_lair(sampled, seat, hero)
    ]
    hidden: list[tuple[int, int]] = []
    for hero in range(sampled.seats):
        if hero != seat:
            sampled.pools[EVENTS] += sampled.hands[hero]
            sampled.hands[hero] = []
            sampled.orders[hero] = 0
            sampled.rest[hero] = 0
    for hero in lairs:
        sampled.pools[LAIRS].append(sampled.lairs[hero])
    for elder in range(len(sampled.elders)):
        for place in range(len(sampled.secrets[elder])):
            card = sampled.secrets[elder][place]
            if card != FACE_DOWN and not knows_secret(sampled.seen[elder][place], seat):
                sampled.secret_pool(elder, place).append(card)
                hidden.append((elder, place))
    looking: list[DrawEvents] = []
    buying: list[GainLair] = []
    for step in sampled.stack:
        if isinstance(step, DrawEvents) and step.hero != seat:
            sampled.pools[EVENTS] += step.drawn
            looking.append(step)
        elif isinstance(step, GainLair) and step.card != NOTHING and not is_with(sampled, seat, step.hero):
            if sampled.lairs[step.hero] != step.card:
                sampled.pools[LAIRS].append(step.card)
            buying.append(step)
    # The order in which cards came back must tell nothing.
    for deck in (EVENTS, LAIRS, SECRETS):
        sampled.pools[deck].sort()
    for pool in sampled.buried:
        pool.sort()
    for hero in range(sampled.seats):
        if hero != seat:
            sampled.hands[hero] = [dealer.card(EVENTS) for _ in range(hands[hero])]
    for looked in looking:
        looked.drawn = [dealer.card(EVENTS) for _ in looked.drawn]
    for hero in lairs:
        sampled.lairs[hero] = dealer.card(LAIRS)
    for bought in buying:
        bought.card = dealer.card(LAIRS)
    for elder, place in hidden:
        sampled.secrets[elder][place] = dealer.of(sampled.secret_pool(elder, place))
    for hero in range(sampled.seats):
        sampled.refresh(hero)
    return sampled
