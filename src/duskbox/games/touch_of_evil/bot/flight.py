"""When to leave a fight or a Showdown, by rule of thumb: asked when the choice is due, and before anything is spent on
a round that will not be fought.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.bot.plan import Plan
from duskbox.games.touch_of_evil.bot.strength import at_least, dice_of
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, escapes, fight_dice, minion_wounds
from duskbox.games.touch_of_evil.rules.fight.fight import current_fight
from duskbox.games.touch_of_evil.rules.showdown.showdown import current_showdown
from duskbox.games.touch_of_evil.rules.vocabulary import COOPERATIVE, IN_PARTY, NOTHING

#: The chance that all fall in a round, above which one of them leaves the Showdown.
RISK: Final = 0.2


def about_to_leave(plan: Plan) -> bool:
    """Whether the Hero could leave at the start of this round, and would."""
    t = plan.t
    if t.showdown == NOTHING:
        fight = current_fight(t)
        later = fight is not None and fight.hero == plan.seat and fight.rounds > 1
    else:
        showdown = current_showdown(t)
        later = showdown is not None and plan.seat in showdown.fighters and showdown.round > 1
    return later and len(escapes(t, plan.seat)) > 0 and leaves(plan)


def leaves(plan: Plan) -> bool:
    """Run from a Minion that is too strong; leave a Showdown when nothing is to be hoped for, or when the last Hero
    must not fall.
    """
    t = plan.t
    if t.showdown == NOTHING:
        fight = current_fight(t)
        left = 2 if fight is None else minion_wounds(t, fight.minion) - fight.hurt
        alone = plan.stands_alone()
        falls = at_least(plan.health, enemy_dice(t, t.foe))
        strikes = at_least(left, fight_dice(t, t.fighter))
        return falls > (0.1 if alone else plan.style.fear) and strikes < (0.9 if alone else 0.6)
    here = [hero for hero in plan.side if t.at[hero] == t.at[plan.seat] and not t.down[hero]]
    dice = 0.0
    for hero in here:
        dice += dice_of(t, plan.lore, hero, True)
    if plan.style.reckons:
        party = [elder for elder in range(len(t.elders)) if t.elders[elder] == IN_PARTY]
        return t.marker > 2 and plan.reckon(party, []) < plan.style.flee
    combat = t.villain_combat()
    misty = 0.7 if t.villain == plan.lore.vampire else 1.0
    win = at_least(t.villain_wounds() - t.villain_hurt, misty * dice)
    if t.terms.mode == COOPERATIVE:
        # When the last Hero falls, all have lost: the weakest leaves in time.
        standing = t.down.count(0)
        if standing > len(here) or t.marker <= 1:
            return False
        lost = 1.0
        weakest = here[0]
        for hero in here:
            lost *= at_least(t.wounds_left(hero), combat)
            if t.wounds_left(hero) < t.wounds_left(weakest):
                weakest = hero
        return weakest == plan.seat and lost > RISK and win < lost * 2
    falls = at_least(plan.health, combat)
    return falls > 0.6 and win < 0.25 and t.marker > 3 and plan.purse < 4
