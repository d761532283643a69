"""Fights: Fight Rounds, and fights with Minions (ATE-FIGHT-01 to ATE-FIGHT-22)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.content.options import MOST_AMOUNT
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules.cards.triggers import at_moment
from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.elders import ElderWounds
from duskbox.games.touch_of_evil.rules.fight.combat import (
    OwnFight,
    enemy_dice,
    enemy_hits_on,
    escape,
    escapes,
    fight_dice,
    hero_hits_on,
    minion_wounds,
    party_of,
)
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds
from duskbox.games.touch_of_evil.rules.rolls import AT_FOE, FIRST_ELDER, Roll, roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.healing import HealBetweenRounds
from duskbox.games.touch_of_evil.rules.vocabulary import (
    L_FIGHT_ROUND,
    M_MINION_DEFEATED,
    NOTHING,
    P_MIST,
    P_SINGLE_OUT,
    P_VILLAIN_FIRST,
    R_ENEMY,
    R_FIGHT,
    R_MIST,
    UNTIL_FIGHT_ROUND,
    VILLAIN,
    W_FIGHT,
    W_ROUND,
)
from duskbox.games.touch_of_evil.schema import tell

#: How a fight ended for the Hero.
WON: Final = 1
LOST: Final = 2
ESCAPED: Final = 3


@final
class FightRound(Step):
    """One exchange: the Hero's dice, the enemy's dice, results at the same time (ATE-FIGHT-04, ATE-FIGHT-10).

    The Hero's Wounds are taken here. Hits on the foe, on Evil Elders and on the Hunting Party are left in `t.struck`
    and `t.party_hits` for the fight or Showdown to apply. All hits of a Villain that strikes first are applied before
    the Hero answers.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "foe", "splits", "hits", "mists", "hurt", "first", "answered")

    def __init__(self, hero: int, foe: int) -> None:
        super().__init__()
        self.hero = hero
        self.foe = foe
        #: In a Showdown: dice set aside for each Elder as a target, in the order they were asked for.
        self.splits: list[int] = []
        self.hits: list[int] = []
        #: What a die must show for a hit on the Villain to be lost, once for each thing that lets hits be lost and has
        #: not yet been rolled for.
        self.mists: list[int] = []
        self.hurt = 0
        #: Whether the Villain strikes first, and whether the Hero's dice have been rolled.
        self.first = False
        self.answered = False

    def copy(self) -> FightRound:
        """An independent copy."""
        other = FightRound(self.hero, self.foe)
        other.stage = self.stage
        other.splits = self.splits[:]
        other.hits = self.hits[:]
        other.mists = self.mists[:]
        other.hurt = self.hurt
        other.first = self.first
        other.answered = self.answered
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Who strikes first: normally the Hero's dice are rolled first, and it does not matter."""
        t.party_hits = [0] * len(t.elders)
        self.first = self.foe == VILLAIN and t.replaced(P_VILLAIN_FIRST, self.hero) >= 0
        if self.first:
            self.enemy_rolls(t)
        else:
            self.split(t)

    # The Hero's dice

    def targets(self, t: Shadowbrook) -> list[int]:
        """The Evil Elders at which dice may be aimed: living ones that can be singled out (ATE-SHOW-22)."""
        if self.foe != VILLAIN or t.showdown == NOTHING:
            return []
        found: list[int] = []
        for elder in range(len(t.elders)):
            if t.is_evil(elder):
                hidden = False
                for card in t.evil_secrets[elder]:
                    for replacement in t.box.cards[card].hooks.replacements:
                        if replacement.kind == P_SINGLE_OUT:
                            hidden = True
                if not hidden:
                    found.append(elder)
        return found

    def split(self, t: Shadowbrook) -> None:
        """Say before rolling how many dice go at each Evil Elder; the rest goes at the Villain (ATE-SHOW-22)."""
        targets = self.targets(t)
        left = fight_dice(t, self.hero) - sum(self.splits)
        if len(self.splits) < len(targets) and left > 0:
            options = [t.box.options.amount[number] for number in range(min(left, MOST_AMOUNT) + 1)]
            self.ask(t, self.hero, "amount", "ask-aim", "ATE-SHOW-22", options, "aimed")
            return
        self.hero_rolls(t, targets)

    def asked_about(self, t: Shadowbrook) -> int:
        """The Evil Elder that the question is about."""
        return self.targets(t)[len(self.splits)]

    def aimed(self, t: Shadowbrook) -> None:
        """The number of dice at this one has been chosen."""
        self.splits.append(t.chosen.code)
        self.split(t)

    def hero_rolls(self, t: Shadowbrook, targets: list[int]) -> None:
        """Roll the Fight Dice."""
        number = fight_dice(t, self.hero)
        roll = Roll(R_FIGHT, self.hero, number, 6, hero_hits_on(t, self.hero))
        for place, dice in enumerate(self.splits):
            roll.aims += [FIRST_ELDER + targets[place]] * dice
        roll.aims += [AT_FOE] * (number - len(roll.aims))
        self.answered = True
        self.call(t, roll, "hero_rolled")

    def hero_rolled(self, t: Shadowbrook) -> None:
        """Count the hits on each target."""
        needed = hero_hits_on(t, self.hero)
        hits = [0] * (FIRST_ELDER + len(t.elders))
        for place in range(len(t.rolled)):
            if t.rolled[place] >= needed:
                hits[t.aims[place]] += 1
        self.hits = hits
        if self.foe == VILLAIN and t.showdown != NOTHING:
            self.mists = t.replacements(P_MIST, self.hero)
        self.through_mist(t)

    def through_mist(self, t: Shadowbrook) -> None:
        """Every hit on the Villain must come through each mist there is: its own, and that of the Lair."""
        if self.mists and self.hits[AT_FOE] > 0:
            self.call(t, roll_of(R_MIST, self.hero, self.hits[AT_FOE], 6, self.mists.pop(0)), "misted")
        else:
            self.after_hero(t)

    def misted(self, t: Shadowbrook) -> None:
        """Hits that pass through the Villain are lost."""
        self.hits[AT_FOE] -= t.result
        self.through_mist(t)

    def after_hero(self, t: Shadowbrook) -> None:
        """The enemy answers, unless it has struck already or is no more."""
        if self.first or self.cut_short(t):
            self.finish(t)
        else:
            self.enemy_rolls(t)

    # The enemy's dice

    def enemy_rolls(self, t: Shadowbrook) -> None:
        """One die at each Elder next to the Hero, the rest at the Hero (ATE-SHOW-19, ATE-OPEN-26); all of it by the
        engine (ATE-FIGHT-09), in one roll, so that what changes it reaches hits on Elders too (ATE-FAQ-08).
        """
        number = enemy_dice(t, self.foe)
        roll = Roll(R_ENEMY, self.hero, number, 6, enemy_hits_on(t, self.hero, self.foe))
        if self.foe == VILLAIN and t.showdown != NOTHING:
            party = party_of(t, self.hero)
            if not t.rulings.one_die_each:
                for elder in party:
                    roll.aims += [FIRST_ELDER + elder] * number
                roll.number = number * (1 + len(party))
            elif 0 < number < len(party):
                # The First Player picks the targets when there are too few dice for all.
                options = [t.box.options.elder_option[elder] for elder in party]
                self.ask(t, t.first, "one", "ask-target-elder", "ATE-OPEN-26", options, "one_target")
                return
            elif number > 0:
                # Without a die no one is aimed at: what the Villain gains later goes at the Hero.
                for elder in party:
                    roll.aims.append(FIRST_ELDER + elder)
        roll.aims += [AT_FOE] * (roll.number - len(roll.aims))
        self.call(t, roll, "enemy_rolled")

    def one_target(self, t: Shadowbrook) -> None:
        """A single die for two Elders goes at the one that was picked."""
        number = enemy_dice(t, self.foe)
        roll = Roll(R_ENEMY, self.hero, number, 6, enemy_hits_on(t, self.hero, self.foe))
        roll.aims = [FIRST_ELDER + t.chosen.code] * number
        self.call(t, roll, "enemy_rolled")

    def enemy_rolled(self, t: Shadowbrook) -> None:
        """Count the hits on the Hero and on the Hunting Party, and let the Hero take its Wounds (ATE-FIGHT-08)."""
        if self.cut_short(t):
            self.finish(t)
            return
        needed = enemy_hits_on(t, self.hero, self.foe)
        self.hurt = 0
        party_hits = [0] * len(t.elders)
        for place in range(len(t.rolled)):
            if t.rolled[place] >= needed:
                aim = t.aims[place]
                if aim == AT_FOE:
                    self.hurt += 1
                else:
                    party_hits[aim - FIRST_ELDER] += 1
        t.party_hits = party_hits
        self.call(t, TakeWounds(self.hero, self.hurt, self.foe), "hero_hurt")

    def hero_hurt(self, t: Shadowbrook) -> None:
        """Who strikes first has also hit the Hunting Party before the Hero answers, one Elder after another
        (ATE-SHOW-19, ATE-SHOW-20). A Hero that is struck down does not answer.
        """
        if self.answered:
            self.finish(t)
            return
        for elder in range(len(t.party_hits)):
            hits = t.party_hits[elder]
            if hits > 0:
                t.party_hits[elder] = 0
                self.call(t, ElderWounds(elder, hits), "hero_hurt")
                return
        if t.wounds_left(self.hero) > 0:
            self.split(t)
        else:
            self.finish(t)

    def cut_short(self, t: Shadowbrook) -> bool:
        """Whether a card has defeated the Minion since the dice fell, and nothing more comes of them (ATE-FAQ-02,
        ATE-OPEN-44).
        """
        if self.foe < 0 or t.rulings.fallen_dice_count:
            return False
        fight = current_fight(t)
        return fight is not None and fight.beaten(t)

    def finish(self, t: Shadowbrook) -> None:
        """Leave the hits to be applied."""
        t.struck = self.hits if self.hits else [0] * (FIRST_ELDER + len(t.elders))
        self.done(t, t.struck[AT_FOE])


@final
class Fight(OwnFight):
    """A fight with a Minion, round by round until one falls or the Hero escapes (ATE-FIGHT-03).

    The result is WON, LOST or ESCAPED.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hero",
        "minion",
        "space",
        "hurt",
        "rounds",
        "outer_foe",
        "outer_fighter",
        "outer_used",
        "outer_lasting",
        "result",
    )

    def __init__(self, hero: int, minion: int, space: int) -> None:
        super().__init__(hero)
        self.minion = minion
        #: Where its counter lies, or -1 for a card, which stays for this fight only (ATE-MIN-04).
        self.space = space
        self.hurt = 0
        self.rounds = 0
        self.result = 0

    def copy(self) -> Fight:
        """An independent copy."""
        other = Fight(self.hero, self.minion, self.space)
        other.stage = self.stage
        other.hurt = self.hurt
        other.rounds = self.rounds
        other.interrupts(self)
        other.result = self.result
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Before the fight there is a window that is not part of any round (ATE-FIGHT-19, ATE-FIGHT-20)."""
        self.enter(t, self.minion)
        tell.fight(t, "ATE-FIGHT-01", hero=self.hero, minion=self.minion)
        open_window(self, t, W_FIGHT, "next_round")

    def beaten(self, t: Shadowbrook) -> bool:
        """Whether the Minion has taken all it can."""
        return self.hurt >= minion_wounds(t, self.minion)

    def next_round(self, t: Shadowbrook) -> None:
        """Before every round there is a window, in which a Hero can heal first and then decide (ATE-FIGHT-19,
        ATE-FIGHT-20).
        """
        if self.beaten(t):
            self.won(t)
            return
        self.rounds += 1
        t.renew(L_FIGHT_ROUND)
        t.expire(UNTIL_FIGHT_ROUND)
        open_window(self, t, W_ROUND, "heal" if t.rulings.healing_between_rounds else "fight_on_or_escape")

    def heal(self, t: Shadowbrook) -> None:
        """By the ruling, for Investigation too (ATE-OPEN-54)."""
        self.call(t, HealBetweenRounds([self.hero]), "fight_on_or_escape")

    def fight_on_or_escape(self, t: Shadowbrook) -> None:
        """The Hero chooses at the start of every round but the first, unless a card has decided the fight before it
        (ATE-FIGHT-15, ATE-FAQ-02).
        """
        if self.beaten(t):
            self.won(t)
            return
        if t.down[self.hero]:
            self.result = LOST
            self.finish(t)
            return
        options = escapes(t, self.hero) if self.rounds > 1 else []
        if options:
            options.insert(0, t.box.options.fight_on)
            self.ask(t, self.hero, "one", "ask-fight-on", "ATE-FIGHT-15", options, "decided")
        else:
            self.strike(t)

    def decided(self, t: Shadowbrook) -> None:
        """An escaping Hero moves at once; a Minion counter that survives heals (ATE-FIGHT-16, ATE-FIGHT-18)."""
        if t.chosen is t.box.options.fight_on:
            self.strike(t)
            return
        escape(t, self.hero, t.chosen.code, "ATE-FIGHT-16")
        self.result = ESCAPED
        self.finish(t)

    def strike(self, t: Shadowbrook) -> None:
        """The Fight Round."""
        tell.fight_round(t, "ATE-FIGHT-04", hero=self.hero, n=self.rounds)
        self.call(t, FightRound(self.hero, self.minion), "apply")

    def apply(self, t: Shadowbrook) -> None:
        """Hits become Wounds; Hero and Minion may fall in the same round (ATE-FIGHT-08, ATE-FIGHT-11, ATE-FIGHT-12,
        ATE-FIGHT-13).
        """
        self.hurt += t.struck[AT_FOE]
        if t.struck[AT_FOE]:
            tell.minion_hurt(t, "ATE-FIGHT-08", minion=self.minion, n=t.struck[AT_FOE])
        if self.beaten(t):
            self.won(t)
        else:
            self.call(t, KnockOuts(), "after_round")

    def after_round(self, t: Shadowbrook) -> None:
        """Another round if both can still fight (ATE-FIGHT-13)."""
        if t.down[self.hero]:
            self.result = LOST
            self.finish(t)
        else:
            self.next_round(t)

    def won(self, t: Shadowbrook) -> None:
        """Every listed reward is the Hero's, even if it falls in the same round: first the reward, then the KO
        (ATE-FIGHT-14, ATE-OPEN-16).
        """
        self.result = WON
        minion = t.box.minions[self.minion]
        tell.minion_defeated(t, "ATE-FIGHT-11", hero=self.hero, minion=self.minion)
        if self.space >= 0 and t.minions[self.space] == self.minion:
            t.minions[self.space] = NOTHING
            t.counters[self.minion] += 1
        self.call(t, Do(minion.reward.number, self.hero), "rewarded")

    def rewarded(self, t: Shadowbrook) -> None:
        """What happens when a Minion is defeated."""
        at_moment(self, t, M_MINION_DEFEATED, self.hero, "fall_too")

    def fall_too(self, t: Shadowbrook) -> None:
        """The Hero may have been KO'd by the same results."""
        self.call(t, KnockOuts(), "finish")

    def finish(self, t: Shadowbrook) -> None:
        """The fight is over."""
        self.leave(t)
        self.done(t, self.result)


def current_fight(t: Shadowbrook) -> Fight | None:
    """The fight with a Minion that is under way."""
    for step in reversed(t.stack):
        if isinstance(step, Fight):
            return step
    return None
