"""How strong a side is against the Villain or a Minion of A Touch of Evil, by rule of thumb.

The *promise* of a Showdown is the number of Wounds our Heroes can be expected to deal before they fall, over what the Villain has left.
"""

from __future__ import annotations

from math import comb
from typing import Final

from duskbox.agents.shadowbrook_lore import AGAINST, BOOKS, BURST, FIREARMS, GUARD, MINIONS, Pieces

#: Wounds a round that an Elder of average use saves the Hero it stands by, beside the die it draws on itself.
_ELDER_SAVES: Final = 0.35
#: Events of unknown use count so much: dice in a Showdown, Wounds saved.
_EVENT_DICE: Final = 0.7
_EVENT_GUARD: Final = 0.25


def fight_dice(hero: Pieces, keywords: list[str]) -> float:
    """The Fight Dice of a Hero against a foe with these keywords."""
    skills = hero["skills"]
    items = hero["items"]
    dice = float(skills["combat"]["value"])
    if "tools-of-science" in items:
        dice = max(dice, float(skills["cunning"]["value"]))
    if "ashen-staff" in items:
        dice = max(dice, float(skills["spirit"]["value"])) + 2
    for item in items:
        if item in AGAINST and AGAINST[item][0] in keywords:
            dice += AGAINST[item][1]
    return dice


def burst(hero: Pieces) -> float:
    """Fight Dice that a Hero has but once."""
    return sum(BURST.get(item, 0.0) for item in hero["items"]) + _EVENT_DICE * min(6, int(hero["events"]))


def stamina(hero: Pieces, left: int) -> float:
    """The Wounds a Hero can take, and those that its cards save it; `left` is the Investigation it will have left."""
    guard = sum(GUARD.get(item, 0.0) for item in hero["items"]) + _EVENT_GUARD * min(6, int(hero["events"]))
    if hero["hero"] == "isabella":
        guard += max(0, left)
    return float(hero["health"] - hero["wounds"]) + guard


def promise(p: Pieces, fighters: list[Pieces], price: int, elders: int) -> float:
    """What a Showdown promises with so many Elders, after every fighter has paid."""
    villain = p["villain"]
    left = max(1, villain["wounds"] - villain["hurt"])
    name = villain["name"]
    combat = float(villain["combat"])
    evil = sum(1 for elder in p["elders"] if elder["state"] == "evil")
    hard = 2.0 if "laying-in-wait" in p["in_play"] else 3.0
    helped = [0.0] * len(fighters)
    for place in range(elders if fighters else 0):
        helped[place % len(fighters)] += 1.0
    dealt = -0.7 * evil
    for place, hero in enumerate(fighters):
        dice = fight_dice(hero, villain["keywords"])
        taken = max(0.3, (combat - helped[place]) / hard - _ELDER_SAVES * helped[place])
        rounds = stamina(hero, hero["investigation"] - price) / taken
        rounds = max(0.4, rounds - 0.5) if name == "werewolf" else rounds + 0.4
        dealt += (dice * min(rounds, 7.0) + burst(hero)) / 3
    if name == "vampire" or (name == "scarecrow" and p["modules"]["abilities"]):
        dealt *= 0.7 if name == "vampire" else 0.84
    return float(dealt / left)


def at_least(hits: int, dice: float, share: float = 1 / 3) -> float:
    """The chance of so many hits or more with these dice."""
    number = max(0, round(dice))
    if hits <= 0:
        return 1.0
    chance = 0.0
    for found in range(hits):
        if found > number:
            break
        chance += comb(number, found) * share**found * (1 - share) ** (number - found)
    return max(0.0, 1.0 - chance)


def minion_odds(hero: Pieces, minion: str) -> float:
    """From -1 to 1 how a fight with a Minion on the board would go."""
    dice, wounds, skill = MINIONS.get(minion, (3, 2, "combat"))
    ours = float(hero["skills"][skill]["value"])
    if skill == "combat":
        ours = max(ours, fight_dice(hero, []))
    if ours <= 0:
        return -1.0
    rounds = wounds * 3 / ours
    hurt = dice / 3 * max(0.7, rounds - 0.5)
    health = float(hero["health"] - hero["wounds"])
    return max(-1.0, min(1.0, (health - hurt - 0.5) / 2))


def item_gain(hero: Pieces, name: str, base: float, keywords: list[str]) -> float:
    """What a Town Item would add for this very Hero, in Fight Dice."""
    items = hero["items"]
    skills = hero["skills"]
    combat = float(skills["combat"]["value"])
    worth = base
    if name in AGAINST and AGAINST[name][0] in keywords:
        worth += AGAINST[name][1]
    if name == "silver-bullets":
        worth += 2.0 if any(item in FIREARMS for item in items) else 0.0
    elif name == "tools-of-science":
        worth += max(0.0, float(skills["cunning"]["value"]) + 1.0 - combat)
    elif name == "garlic":
        worth += 1.6 if "undead" in keywords else 0.0
    elif name == "village-almanac":
        worth += 0.9 if "tools-of-science" in items else 0.0
    if name in BOOKS and hero["hero"] == "anne-marie" and not any(item in BOOKS for item in items):
        worth += 2.0
    if name in items and name not in ("torch", "holy-water", "knife"):
        worth = 0.0
    return worth
