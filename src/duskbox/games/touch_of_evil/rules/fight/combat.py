"""What a fight is fought with: Skills, dice, the numbers they need, who helps, and where one can escape to
(ATE-FIGHT-05 to ATE-FIGHT-07, ATE-FIGHT-16).
"""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMBAT,
    HIT,
    IN_PARTY,
    L_FIGHT,
    L_FIGHT_ROUND,
    NO_HERO,
    NOTHING,
    P_FIGHT_SKILL,
    S_ENEMY_HIT_ON,
    S_FIGHT_DICE,
    S_HIT_ON,
    S_MINION_DICE,
    S_MINION_WOUNDS,
    S_NO_ESCAPE,
    S_VILLAIN_HIT_ON,
    UNTIL_FIGHT,
    UNTIL_FIGHT_ROUND,
    VILLAIN,
    WOLF,
)
from duskbox.games.touch_of_evil.schema import tell

#: The numbers that a target can never go below or above.
EASIEST: Final = 2
HARDEST: Final = 6


def fighting_skill(t: Shadowbrook, hero: int) -> int:
    """The Skill a Hero fights with: Combat, or what the foe or the table demands, or the best of Combat and all that
    cards allow in its place; such a card works only where one would fight with Combat (ATE-FIGHT-05, ATE-ITEM-02,
    ATE-FAQ-01, ATE-OPT-08, ATE-OPT-10).
    """
    if t.fight_skill != NOTHING:
        return t.fight_skill
    demanded = t.foe_skill()
    if demanded != COMBAT:
        return demanded
    best = COMBAT
    most = -1
    for other in t.replacements(P_FIGHT_SKILL, hero):
        if most < 0:
            most = t.skill(hero, COMBAT) + helpers_of(t, hero)
        if t.skill(hero, other) > most:
            best = other
            most = t.skill(hero, other)
    return best


def helpers_of(t: Shadowbrook, hero: int) -> int:
    """The Elders on the hunt in the space of a Hero who fights with Combat (ATE-TOK-08)."""
    return t.elder_at.count(t.at[hero])


def fight_dice(t: Shadowbrook, hero: int) -> int:
    """How many Fight Dice a Hero rolls: its Skill, to which the Militia adds, one for each Elder on the hunt in its
    space, and other Fight Dice (ATE-FIGHT-05, ATE-TOK-04, ATE-TOK-08).
    """
    skill = fighting_skill(t, hero)
    dice = t.skill(hero, skill) + t.modifier(S_FIGHT_DICE, hero)
    if skill == COMBAT:
        dice += helpers_of(t, hero)
    elif t.fight_skill != NOTHING and t.rulings.wild_chart:
        # The other reading of the optional table: bonuses to Combat count as well (ATE-OPEN-36).
        dice += max(0, t.own_skill(hero, COMBAT) - t.box.heroes[t.heroes[hero]].skills[COMBAT]) + t.militia_of(hero)
    return max(0, dice)


def enemy_dice(t: Shadowbrook, foe: int) -> int:
    """How many Fight Dice an enemy rolls (ATE-FIGHT-06, ATE-FIGHT-25)."""
    if foe >= 0:
        return max(0, t.box.minions[foe].dice + t.modifier(S_MINION_DICE))
    if foe == VILLAIN:
        return t.villain_combat()
    # The Militia helps Heroes, not the beast that one of them has become.
    return t.own_skill(WOLF - foe, COMBAT)


def hero_hits_on(t: Shadowbrook, hero: int) -> int:
    """The number a Hero's Fight Dice need (ATE-FIGHT-07)."""
    return min(HARDEST, max(EASIEST, HIT + t.modifier(S_HIT_ON, hero)))


def enemy_hits_on(t: Shadowbrook, hero: int, foe: int) -> int:
    """The number an enemy's Fight Dice need against a Hero."""
    needed = HIT + t.modifier(S_ENEMY_HIT_ON, hero)
    if foe == VILLAIN:
        needed += t.modifier(S_VILLAIN_HIT_ON, hero)
    return min(HARDEST, max(EASIEST, needed))


def minion_wounds(t: Shadowbrook, minion: int) -> int:
    """How many Wounds defeat a Minion (ATE-FIGHT-11)."""
    return max(1, t.box.minions[minion].wounds + t.modifier(S_MINION_WOUNDS))


def party_of(t: Shadowbrook, hero: int) -> list[int]:
    """The Elders of the Hunting Party that stand by a Hero (ATE-COOP-38)."""
    return [elder for elder in range(len(t.elders)) if t.elders[elder] == IN_PARTY and t.elder_with[elder] == hero]


def escapes(t: Shadowbrook, hero: int) -> list[Option]:
    """Where a Hero can escape to: adjacent spaces without a Minion counter, of its choice (ATE-FIGHT-16, ATE-FIGHT-17,
    ATE-OPEN-14).
    """
    if t.modifier(S_NO_ESCAPE, hero) > 0:
        return []
    return [t.box.options.escape[space] for space in t.box.board.neighbours[t.at[hero]] if t.minions[space] == NOTHING]


def escape(t: Shadowbrook, hero: int, space: int, rule: str) -> None:
    """A Hero escapes and moves at once.

    There its movement ends, and by the ruling its turn (ATE-FIGHT-16, ATE-OPEN-14).
    """
    t.at[hero] = space
    t.fled |= 1 << hero
    tell.escaped(t, rule, hero=hero, space=space)


class OwnFight(Step):
    """A fight of its own.

    Where it interrupts a fight or Showdown, what belongs to that one waits until this one is over.
    """

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        #: The foe and the Hero of what is interrupted, what is used up in it, and what lasts in it.
        self.outer_foe = NO_FOE
        self.outer_fighter = NO_HERO
        self.outer_used: list[int] = []
        self.outer_lasting: list[int] = []

    def enter(self, t: Shadowbrook, foe: int) -> None:
        """From now on this foe is fought."""
        self.outer_foe = t.foe
        self.outer_fighter = t.fighter
        if self.outer_foe != NO_FOE:
            self.outer_used = t.used_in_fight()
            self.outer_lasting = t.lasting_in_fight()
        clear_fight(t)
        t.foe = foe
        t.fighter = self.hero

    def leave(self, t: Shadowbrook) -> None:
        """It is over, and what was interrupted goes on."""
        t.foe = self.outer_foe
        t.fighter = self.outer_fighter
        clear_fight(t)
        t.resume_fight(self.outer_used, self.outer_lasting)

    def interrupts(self, other: OwnFight) -> None:
        """Wait for the same as another."""
        self.outer_foe = other.outer_foe
        self.outer_fighter = other.outer_fighter
        self.outer_used = other.outer_used[:]
        self.outer_lasting = other.outer_lasting[:]


def clear_fight(t: Shadowbrook) -> None:
    """Between fights: what held for a fight is over, and what can be used once in a fight can be used again
    (ATE-ITEM-01).
    """
    t.expire(UNTIL_FIGHT_ROUND)
    t.expire(UNTIL_FIGHT)
    t.renew(L_FIGHT_ROUND)
    t.renew(L_FIGHT)
