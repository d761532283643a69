"""How strong a side is against the Villain or a Minion, by rule of thumb.

The *promise* of a Showdown is the number of Wounds our Heroes can be expected to deal before they fall, over what the
Villain has left.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.bot.card_values import Lore
from duskbox.games.touch_of_evil.bot.styles import Style
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, CUNNING, EVIL, SPIRIT

#: No more Events than these count.
_EVENTS: Final = 6


def dice_of(t: Shadowbrook, lore: Lore, hero: int, at_villain: bool) -> float:
    """The Fight Dice of a Hero, against the Villain or in general."""
    items = t.items[hero]
    dice = float(t.own_skill(hero, COMBAT))
    if lore.tools in items:
        dice = max(dice, float(t.skill(hero, CUNNING)))
    if lore.staff in items:
        dice = max(dice, float(t.skill(hero, SPIRIT))) + 2
    if at_villain:
        against = lore.against[t.villain]
        for item in items:
            dice += against[item]
    return dice


def burst(t: Shadowbrook, lore: Lore, style: Style, hero: int) -> float:
    """Fight Dice that a Hero has but once."""
    dice = style.event_dice * min(_EVENTS, len(t.hands[hero]))
    for item in t.items[hero]:
        dice += lore.burst[item]
    return dice


def stamina(t: Shadowbrook, lore: Lore, style: Style, hero: int, left: int) -> float:
    """The Wounds a Hero can take, and those that its cards save it; `left` is the Investigation it will have left."""
    guard = t.wounds_left(hero) + style.event_guard * min(_EVENTS, len(t.hands[hero]))
    for item in t.items[hero]:
        guard += lore.guard[item]
    if t.heroes[hero] == lore.isabella:
        guard += max(0, left)
    return guard


def promise(t: Shadowbrook, lore: Lore, style: Style, fighters: list[int], price: int, elders: int) -> float:
    """What a Showdown promises with this number of Elders, after every fighter has paid; the first to come is helped
    first.
    """
    combat = t.villain_combat()
    evil = 0
    for state in t.elders:
        if state == EVIL:
            evil += 1
    hard = 2.0 if lore.laying_in_wait in t.in_play else 3.0
    count = len(fighters)
    dealt = -0.7 * evil
    for place in range(count):
        hero = fighters[place]
        helped = 0
        for elder in range(place, elders, count):
            if elder >= 0:
                helped += 1
        taken = max(0.3, (combat - helped) / hard - style.elder_saves * helped)
        rounds = stamina(t, lore, style, hero, t.investigation[hero] - price) / taken
        rounds = max(0.4, rounds - 0.5) if t.villain == lore.werewolf else rounds + 0.4
        dealt += (dice_of(t, lore, hero, True) * min(rounds, 7.0) + burst(t, lore, style, hero)) / 3
    if t.villain == lore.vampire:
        dealt *= 0.7
    elif t.villain == lore.scarecrow and t.terms.abilities:
        dealt *= 0.84
    return dealt / max(1, t.villain_wounds() - t.villain_hurt)


def at_least(hits: int, dice: float) -> float:
    """The chance of at least `hits` hits with these dice, each of which hits one time in three."""
    number = max(0, round(dice))
    if hits <= 0:
        return 1.0
    if hits > number:
        return 0.0
    chance = 1.0
    for _ in range(number):
        chance *= 2 / 3
    missed = 0.0
    for found in range(hits):
        missed += chance
        chance *= (number - found) / (found + 1) * 0.5
    return max(0.0, 1.0 - missed)


def minion_odds(t: Shadowbrook, lore: Lore, hero: int, minion: int) -> float:
    """From -1 to 1 how a fight with a Minion on the board would go."""
    kind = t.box.minions[minion]
    ours = float(t.skill(hero, kind.skill))
    if kind.skill == COMBAT:
        ours = max(ours, dice_of(t, lore, hero, False))
    if ours <= 0:
        return -1.0
    rounds = kind.wounds * 3 / ours
    hurt = kind.dice / 3 * max(0.7, rounds - 0.5)
    return max(-1.0, min(1.0, (t.wounds_left(hero) - hurt - 0.5) / 2))


def item_gain(t: Shadowbrook, lore: Lore, hero: int, card: int, items: list[int]) -> float:
    """What a Town Item would add for this very Hero if it carried these, in Fight Dice."""
    worth = lore.shop[card] + lore.against[t.villain][card]
    if card == lore.silver:
        for item in items:
            if lore.firearm[item]:
                worth += 2.0
                break
    elif card == lore.tools:
        worth += max(0.0, t.skill(hero, CUNNING) + 1.0 - t.own_skill(hero, COMBAT))
    elif card == lore.garlic:
        worth += 1.6 if lore.undead[t.villain] else 0.0
    elif card == lore.almanac:
        worth += 0.9 if lore.tools in items else 0.0
    if lore.book[card] and t.heroes[hero] == lore.anne_marie:
        has_one = False
        for item in items:
            has_one = has_one or lore.book[item]
        worth += 0.0 if has_one else 2.0
    if card in items and not lore.several[card]:
        worth = 0.0
    return worth
