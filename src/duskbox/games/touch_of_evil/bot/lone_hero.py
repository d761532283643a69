"""What a lone Hero's chances in a Showdown are, from what it carries, holds and knows; see `showdown.py` for how they
are worked out.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.bot.card_values import Lore
from duskbox.games.touch_of_evil.bot.showdown import IGNORES_TWO, NO_ELDER, PLAIN, chance
from duskbox.games.touch_of_evil.bot.strength import dice_of
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_hits_on, hero_hits_on
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    EVIL,
    FACE_DOWN,
    NOTHING,
    P_MIST,
    P_VILLAIN_FIRST,
    SECRETS,
    VILLAIN,
)

#: What an Event that we cannot see is worth in hits, and how many Wounds it saves.
_UNSEEN_HITS: Final = 0.25
_UNSEEN_GUARD: Final = 0.3
#: An Evil Elder takes the last Wound in the Villain's place.
_SHIELD: Final = 0.8


def evil_share(t: Shadowbrook, lore: Lore, seat: int) -> float:
    """How likely an Elder is evil of whom a seat knows nothing: as many of the Secrets that it has not seen as are
    evil, wherever they are.
    """
    evil = 0
    cards = len(t.pools[SECRETS])
    for card in t.pools[SECRETS]:
        if lore.evil[card]:
            evil += 1
    for pool in t.buried:
        cards += len(pool)
        for card in pool:
            if lore.evil[card]:
                evil += 1
    for elder in range(len(t.elders)):
        for place, card in enumerate(t.secrets[elder]):
            mask = t.seen[elder][place]
            if card != FACE_DOWN and mask != EVERYONE and not mask >> seat & 1:
                cards += 1
                evil += 1 if lore.evil[card] else 0
    return evil / cards if cards else 0.0


def lone_chance(
    t: Shadowbrook, lore: Lore, hero: int, seat: int, lair: int, left: int, known: list[int], unknown: list[int]
) -> float:
    """The chance of a Hero at a Lair (-1: any), with so much Investigation left, as `seat` sees it: Elders it knows to
    be good, then such as it does not know, up to two of them.
    """
    mists = t.replacements(P_MIST, hero)
    dice = dice_of(t, lore, hero, True)
    hit_on = hero_hits_on(t, hero)
    combat = t.villain_combat()
    needed = enemy_hits_on(t, hero, VILLAIN)
    wounds = float(t.villain_wounds() - t.villain_hurt)
    guard = float(t.wounds_left(hero))
    drain = 0
    elders = 2
    if lair != NOTHING and t.showdown == NOTHING:
        place = lore.lairs[lair]
        dice += place.dice
        combat += place.combat
        wounds += place.wounds
        guard += place.guard
        needed += place.needed
        drain = place.drain
        if place.mist > 0:
            mists.append(place.mist)
        if place.no_elders:
            elders = 0
    for state in t.elders:
        if state == EVIL:
            wounds += _SHIELD
    strokes = 0.0
    for item in t.items[hero]:
        strokes += lore.strokes[item]
        guard += lore.guard[item]
    if hero == seat:
        for card in t.hands[hero]:
            strokes += lore.event_strokes[card]
            guard += lore.event_guard[card]
            dice += lore.event_dice[card]
            hit_on -= lore.event_aim[card]
            needed += lore.event_salt[card]
    else:
        strokes += _UNSEEN_HITS * len(t.hands[hero])
        guard += _UNSEEN_GUARD * len(t.hands[hero])
    if t.heroes[hero] == lore.isabella:
        guard += 1.5 * max(0, min(6, left))
    hit = 6 * max(1, min(5, 7 - hit_on))
    for mist in mists:
        hit = hit * (mist - 1) // 6
        strokes *= (mist - 1) / 6
    enemy = max(1, min(5, 7 - needed))
    first = t.replaced(P_VILLAIN_FIRST, hero) >= 0
    wounds -= strokes
    whole = round(dice)
    elders = min(elders, max(0, (t.marker - 1) // 2))
    kinds: list[int] = []
    doubts = 0
    for elder in known:
        if len(kinds) < elders:
            kinds.append(_kind(lore, elder, left))
    for elder in unknown:
        if len(kinds) < elders:
            kinds.append(_kind(lore, elder, left))
            doubts += 1
    one = kinds[0] if kinds else NO_ELDER
    other = kinds[1] if len(kinds) > 1 else NO_ELDER
    sure = chance(whole, hit, combat, enemy, first, drain, one, other, guard, wounds)
    if doubts == 0:
        return sure
    # Each of whom we know nothing may change sides: it helps the Villain then.
    evil = evil_share(t, lore, seat)
    worse = wounds + _SHIELD
    kept = one if len(kinds) > 1 else NO_ELDER
    once = chance(whole, hit, combat + 1, enemy, first, drain, kept, NO_ELDER, guard, worse)
    if doubts == 1:
        return sure * (1 - evil) + once * evil
    twice = chance(whole, hit, combat + 2, enemy, first, drain, NO_ELDER, NO_ELDER, guard, worse + _SHIELD)
    return sure * (1 - evil) * (1 - evil) + 2 * once * evil * (1 - evil) + twice * evil * evil


def best_party(
    t: Shadowbrook, lore: Lore, hero: int, seat: int, lair: int, left: int, known: list[int], unknown: list[int]
) -> float:
    """The same with the party that promises most: only the Elders we know, or all who come."""
    best = lone_chance(t, lore, hero, seat, lair, left, known, [])
    if len(known) < 2 and unknown:
        best = max(best, lone_chance(t, lore, hero, seat, lair, left, known, unknown))
    return best


def _kind(lore: Lore, elder: int, left: int) -> int:
    """How an Elder helps; one that asks to be paid does so only for those who can pay."""
    kind = lore.elder_kind[elder]
    return PLAIN if kind == IGNORES_TWO and left < 2 else kind
