"""A guess how well a seat stands: the share of games that players by rules of thumb win from there.

The numbers were fitted (logistic regression) to positions at the start of moves in 1,200 games of two rivals and 1,500
cooperative ones; on games that were left out, the mean log loss is 0.60 for rivals and 0.62 together, where knowing
nothing gives 0.68 and 0.69.
"""

from __future__ import annotations

from math import exp
from typing import Final

from duskbox.games.touch_of_evil.bot.lone_hero import best_party
from duskbox.games.touch_of_evil.bot.plan import Plan
from duskbox.games.touch_of_evil.bot.strength import promise
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import COMPETITIVE, COOPERATIVE, NO_HERO, NOTHING, TRACK_START

#: What makes a rival: the chance in a Showdown, Investigation missing for it (in tens), a Lair card, the way there (in
#: fives), Investigation, Items (in fours), and the chance again if all that is missing is to go there. First for us,
#: then for the others.
_OWN: Final = [1.37, -0.60, 0.27, -0.16, 0.46, 0.25, 1.26]
_RIVAL: Final = [1.04, -0.61, 0.45, -0.24, 0.37, 0.16, 0.87]
#: More rivals share what is left.
_EACH_RIVAL: Final = 0.5
#: Below this number of the track every step counts more.
_DUSK: Final = 8


def worth(t: Shadowbrook, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if t.outcome is not None:
        return 1.0 if t.outcome.won(seat) else 0.0
    if not t.own or not t.own[0]:
        # Before the Heroes are drawn all are equal.
        return 0.4
    score = _alone(t, seat) if t.terms.mode == COMPETITIVE else _together(t, seat)
    return 1 / (1 + exp(-score))


def _alone(t: Shadowbrook, seat: int) -> float:
    score = -2.48 + standing(t, seat, _OWN) + 0.66 * t.marker / TRACK_START + 1.31 * min(t.marker, _DUSK) / _DUSK
    strongest = -100.0
    for rival in range(t.seats):
        if rival != seat:
            strongest = max(strongest, standing(t, rival, _RIVAL))
    return score - strongest - _EACH_RIVAL * (t.seats - 2) + (0.2 if t.turn == seat else 0.0)


def standing(t: Shadowbrook, hero: int, counts: list[float]) -> float:
    """How far a lone Hero has come on its way to the Showdown, by these weights."""
    plan = Plan(t, hero)
    purse = t.investigation[hero]
    left = max(0, purse - plan.price)
    lair = t.lairs[hero]
    hope = best_party(t, plan.lore, hero, hero, lair, left, plan.friends(True), plan.friends(False))
    missing = plan.price - purse + (t.lair_price() if plan.owner == NO_HERO else 0)
    score = counts[0] * hope + counts[1] * max(0, min(12, missing)) / 10
    score += counts[4] * min(12, purse) / 10 + counts[5] * len(t.items[hero]) / 4
    if lair != NOTHING:
        score += counts[2] + counts[3] * t.box.board.apart(t.at[hero], t.box.lair_space[lair]) / 5
        if missing <= 0:
            score += counts[6] * hope
    return score


def _together(t: Shadowbrook, seat: int) -> float:
    score = -5.6 + 3.03 * t.marker / TRACK_START + 1.48 * min(t.marker, _DUSK) / _DUSK + _side(t, seat)
    if t.terms.mode == COOPERATIVE:
        return score
    # In team play the strongest of the other teams counts as much against us, compared with a side of the same kind at
    # the start.
    strongest = 0.0
    for rival in range(t.seats):
        if t.team_of(rival) != t.team_of(seat):
            strongest = max(strongest, _side(t, rival))
    return score + 1.2 - 0.8 * strongest


def _side(t: Shadowbrook, seat: int) -> float:
    """How strong the Heroes of a side are on average, and what they have already done to the Villain."""
    plan = Plan(t, seat)
    health = 0
    purse = 0
    items = 0
    hand = 0
    paying = 0
    for hero in plan.side:
        health += t.wounds_left(hero)
        purse += min(12, t.investigation[hero])
        items += len(t.items[hero])
        hand += len(t.hands[hero])
        paying += 1 if t.investigation[hero] >= plan.price else 0
    count = len(plan.side)
    hope = min(2.5, promise(t, plan.lore, plan.style, plan.side, plan.price, plan.party()))
    score = 0.69 * hope + (0.12 * health + 0.107 * purse + 0.305 * items + 0.17 * hand) / count
    score += 0.21 * t.villain_hurt / t.villain_wounds()
    if plan.owner != NO_HERO:
        score += 0.23 + 0.11 * paying / count
    return score
