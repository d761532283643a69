"""The optional Showdown table: from the second Fight Round on two dice bring something new (ATE-OPT-01 to ATE-OPT-14,
ATE-OPEN-36).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.cards.draws import LoseCards
from duskbox.games.touch_of_evil.rules.cards.triggers import TriggeredEffects
from duskbox.games.touch_of_evil.rules.cards.windows import TABLE, InPlay
from duskbox.games.touch_of_evil.rules.fight.wounds import TakeWounds
from duskbox.games.touch_of_evil.rules.minions.minions import MinionFights
from duskbox.games.touch_of_evil.rules.rolls import SkillTest, roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import clockwise, decider, showdown_price, triggers_of
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COOPERATIVE,
    CUNNING,
    HONOR,
    LAIRS,
    M_SHOWDOWN_START,
    NOTHING,
    R_AMOUNT,
    R_SHOWDOWN_CHART,
    R_VILLAIN_HEAL,
    S_NO_HEAL,
    SPIRIT,
    TEAM,
    VILLAIN,
)
from duskbox.games.touch_of_evil.schema import tell

#: What the Honor test of a Daring Confrontation needs (ATE-OPT-04).
DARING: Final = 6


@final
class ShowdownChart(Step):
    """Roll 2D6 and apply the row, unless it is cancelled (ATE-OPT-02, ATE-OPT-03).

    The result is who fights on, as bits: none if the Showdown is over.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "fighters", "row", "waiting", "shares", "card", "left")

    def __init__(self, hero: int, fighters: list[int]) -> None:
        super().__init__()
        #: The Hero that began the Showdown, and all who fight in it.
        self.hero = hero
        self.fighters = fighters
        #: The sum of the dice.
        self.row = 0
        #: Heroes who are still to be asked or struck.
        self.waiting: list[int] = []
        #: By seat the hits or Wounds it takes.
        self.shares: list[int] = []
        self.card = NOTHING
        #: Hits still to be divided.
        self.left = 0

    def copy(self) -> ShowdownChart:
        """An independent copy."""
        other = ShowdownChart(self.hero, self.fighters[:])
        other.stage = self.stage
        other.row = self.row
        other.waiting = self.waiting[:]
        other.shares = self.shares[:]
        other.card = self.card
        other.left = self.left
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Two dice."""
        self.shares = [0] * t.seats
        self.call(t, roll_of(R_SHOWDOWN_CHART, self.hero, 2), "read")

    def read(self, t: Shadowbrook) -> None:
        """A result can be cancelled as if it were an Event or a Mystery card (ATE-OPT-03)."""
        self.row = t.result
        tell.showdown_chart(t, "ATE-OPT-02", hero=self.hero, n=self.row)
        self.call(t, InPlay(TABLE, self.row, -1, self.hero), "apply")

    def apply(self, t: Shadowbrook) -> None:
        """The row."""
        self.fighters = [hero for hero in self.fighters if t.standing(hero) and t.at[hero] == t.showdown_space]
        row = self.row
        if t.result == 1 or not self.fighters:
            self.fight_on(t)
        elif row == 2:
            self.daring_confrontation(t)
        elif row == 3:
            self.chase(t)
        elif row <= 5:
            self.impossible_foe(t)
        elif row == 6:
            self.fight_with(t, CUNNING, "ATE-OPT-08")
        elif row == 7:
            self.power_of_evil(t)
        elif row == 8:
            self.fight_with(t, SPIRIT, "ATE-OPT-10")
        elif row <= 10:
            self.untamed_darkness(t)
        elif row == 11:
            self.waiting = self.fighters[:]
            self.sweeping_blow(t)
        else:
            self.good_fight(t)

    def fight_on(self, t: Shadowbrook) -> None:
        """Those who are still there."""
        mask = 0
        for hero in self.fighters:
            if t.standing(hero) and t.at[hero] == t.showdown_space:
                mask |= 1 << hero
        self.done(t, mask)

    # 2: Daring Confrontation

    def daring_confrontation(self, t: Shadowbrook) -> None:
        """One Hero is chosen for an Honor test, by the other reading at random (ATE-OPT-04, ATE-OPEN-36)."""
        if len(self.fighters) == 1:
            self.dare(t, self.fighters[0])
        elif t.rulings.wild_chart:
            self.dare(t, by_lot(t, self.fighters))
        else:
            options = [t.box.options.hero[hero] for hero in self.fighters]
            self.ask(t, decider(t, self.hero), "one", "ask-who-dares", "ATE-OPT-04", options, "chosen_to_dare")

    def chosen_to_dare(self, t: Shadowbrook) -> None:
        """This one."""
        self.dare(t, t.chosen.code)

    def dare(self, t: Shadowbrook, hero: int) -> None:
        """Honor 6+."""
        self.call(t, SkillTest(hero, HONOR, NOTHING, DARING, False), "dared")

    def dared(self, t: Shadowbrook) -> None:
        """If it fails: every Hero there takes a Wound, or the Showdown is cancelled (ATE-OPT-04)."""
        if t.result > 0:
            self.fight_on(t)
            return
        options = [t.box.options.take_wounds, t.box.options.withdraw]
        self.ask(t, decider(t, self.hero), "one", "ask-wounds-or-withdraw", "ATE-OPT-04", options, "wounds_or_withdraw")

    def wounds_or_withdraw(self, t: Shadowbrook) -> None:
        """A cancelled Showdown leaves everyone where they are (ATE-SHOW-28)."""
        if t.chosen is t.box.options.withdraw:
            tell.showdown_cancelled(t, "ATE-OPT-04", hero=self.hero)
            self.done(t, 0)
            return
        # The rulebook's other word is "all players" (ATE-OPEN-36).
        for hero in range(t.seats) if t.rulings.wild_chart else self.fighters:
            self.shares[hero] = 1
        self.strike(t)

    def strike(self, t: Shadowbrook) -> None:
        """All take what is theirs before any Hero is KO'd (ATE-OPEN-18).

        Only untamed darkness is the Villain's own blow.
        """
        for hero in clockwise(t, self.hero):
            hits = self.shares[hero]
            if hits > 0:
                self.shares[hero] = 0
                source = NO_FOE if self.row == 2 else VILLAIN
                self.call(t, TakeWounds(hero, hits, source), "strike")
                return
        self.fight_on(t)

    # 3: Chase

    def chase(self, t: Shadowbrook) -> None:
        """A new Lair card is drawn; shown and discarded like a Random Location, it holds for the rest of this Showdown
        (ATE-OPT-05). Without a card the Villain stays where it is (ATE-OPEN-20).
        """
        self.card = t.draw_card(LAIRS)
        if self.card == NOTHING:
            self.fight_on(t)
            return
        t.put_away(self.card)
        tell.chase(t, "ATE-OPT-05", card=self.card, space=t.box.lair_space[self.card])
        self.waiting = self.fighters
        self.fighters = []
        self.next_hunter(t)

    def next_hunter(self, t: Shadowbrook) -> None:
        """Each Hero that can pay says whether it goes on; the others stay behind and are out."""
        while self.waiting:
            hero = self.waiting[0]
            if t.investigation[hero] >= showdown_price(t, hero, self.card):
                options = [t.box.options.yes, t.box.options.no]
                self.ask(t, hero, "confirm", "ask-chase", "ATE-OPT-05", options, "follows")
                return
            self.waiting.pop(0)
        self.arrive(t)

    def follows(self, t: Shadowbrook) -> None:
        """Pay, or stay."""
        hero = self.waiting.pop(0)
        if t.chosen is t.box.options.yes:
            t.pay(hero, showdown_price(t, hero, self.card), "ATE-OPT-05")
            self.fighters.append(hero)
        self.next_hunter(t)

    def arrive(self, t: Shadowbrook) -> None:
        """At the new Lair its special rule replaces the old one (ATE-OPT-06).

        If no one follows the Showdown ends (ATE-OPEN-36). The Militia does not come along, and a Minion that stands
        there must be fought (ATE-OPEN-10).
        """
        if not self.fighters:
            self.done(t, 0)
            return
        space = t.box.lair_space[self.card]
        t.showdown = self.card
        t.showdown_space = space
        t.militia_with = [0] * t.seats
        t.refresh_world()
        for hero in self.fighters:
            t.at[hero] = space
            tell.moved(t, "ATE-OPT-05", hero=hero, space=space)
        self.minions_too(t, space, "new_lair")

    def new_lair(self, t: Shadowbrook) -> None:
        """What the new Lair does at the start of a Showdown it does now, unless a ruling says that the Showdown has
        long begun (ATE-OPT-06, ATE-OPEN-48).
        """
        waiting: list[int] = []
        if t.rulings.lair_starts_anew:
            waiting = triggers_of([t.box.cards[self.card].hooks], M_SHOWDOWN_START, self.fighters[0])
        if waiting:
            start = TriggeredEffects(M_SHOWDOWN_START, self.fighters[0])
            start.waiting = waiting
            start.games = len(waiting) // 2
            start.stage = "next_one"
            self.call(t, start, "fight_on")
        else:
            self.fight_on(t)

    def minions_too(self, t: Shadowbrook, space: int, then: str) -> None:
        """A Hero and a Minion in one space fight at once, and then it goes on (ATE-OPEN-10)."""
        if t.minions[space] == NOTHING:
            self.stage = then
            return
        if space not in t.due:
            t.due.append(space)
        self.call(t, MinionFights(), then)

    # 4, 5 and 7: the Villain heals

    def impossible_foe(self, t: Shadowbrook) -> None:
        """The Villain heals D6 Wounds, D3 in competitive play (ATE-OPT-07)."""
        self.call(t, roll_of(R_VILLAIN_HEAL, self.hero, 1, 6 if in_group(t) else 3), "villain_heals")

    def power_of_evil(self, t: Shadowbrook) -> None:
        """The Villain heals D3 Wounds, 1 in competitive play (ATE-OPT-09)."""
        if in_group(t):
            self.call(t, roll_of(R_VILLAIN_HEAL, self.hero, 1, 3), "villain_heals")
        else:
            heal_villain(t, 1, "ATE-OPT-09")
            self.fight_on(t)

    def villain_heals(self, t: Shadowbrook) -> None:
        """As far as it is wounded."""
        heal_villain(t, t.result, "ATE-OPT-09" if self.row == 7 else "ATE-OPT-07")
        self.fight_on(t)

    # 6 and 8: another Skill

    def fight_with(self, t: Shadowbrook, skill: int, rule: str) -> None:
        """Heroes fight this round with this Skill instead of Combat (ATE-OPT-08, ATE-OPT-10); which bonuses count is in
        `fight_dice`.
        """
        t.fight_skill = skill
        tell.fight_with(t, rule, skill=skill)
        self.fight_on(t)

    # 9 and 10: untamed darkness

    def untamed_darkness(self, t: Shadowbrook) -> None:
        """The Villain deals D3 hits to the Heroes as a group, by the other reading D6, in competitive play 1
        (ATE-OPT-11, ATE-OPEN-36).
        """
        if in_group(t):
            self.call(t, roll_of(R_AMOUNT, self.hero, 1, 6 if t.rulings.wild_chart else 3), "hits_rolled")
        else:
            self.left = 1
            self.divide(t)

    def hits_rolled(self, t: Shadowbrook) -> None:
        """The number has been chosen."""
        self.left = t.result
        self.divide(t)

    def divide(self, t: Shadowbrook) -> None:
        """Divided as the players like: hit by hit, to Heroes that can still take one (ATE-OPT-11)."""
        able = [hero for hero in self.fighters if t.wounds_left(hero) > self.shares[hero]]
        while self.left > 0 and len(able) == 1:
            self.left -= 1
            self.shares[able[0]] += 1
        if self.left > 0 and able:
            options = [t.box.options.hero[hero] for hero in able]
            self.ask(t, decider(t, self.hero), "one", "ask-who-is-hit", "ATE-OPT-11", options, "hit")
        else:
            self.strike(t)

    def hit(self, t: Shadowbrook) -> None:
        """One hit on this Hero."""
        self.left -= 1
        self.shares[t.chosen.code] += 1
        self.divide(t)

    # 11: sweeping blow

    def sweeping_blow(self, t: Shadowbrook) -> None:
        """Each Hero in the Showdown discards an Item or Ally of its choice;
        without one it loses nothing (ATE-OPT-12).
        """
        if self.waiting:
            self.call(t, LoseCards(self.waiting.pop(0), 1), "sweeping_blow")
        else:
            self.fight_on(t)

    # 12: fight the good fight

    def good_fight(self, t: Shadowbrook) -> None:
        """The Villain and all Heroes heal D6 Wounds each (ATE-OPT-13)."""
        self.waiting = [hero for hero in t.in_turn_order() if t.standing(hero)]
        if t.villain_hurt:
            self.call(t, roll_of(R_VILLAIN_HEAL, self.hero, 1), "villain_rested")
        else:
            self.next_to_heal(t)

    def villain_rested(self, t: Shadowbrook) -> None:
        """The Villain first."""
        heal_villain(t, t.result, "ATE-OPT-13")
        self.next_to_heal(t)

    def next_to_heal(self, t: Shadowbrook) -> None:
        """Each with a die of its own, where nothing forbids healing."""
        while self.waiting:
            hero = self.waiting[0]
            if t.wounds[hero] and t.modifier(S_NO_HEAL, hero) <= 0:
                self.call(t, roll_of(R_AMOUNT, hero, 1), "healed")
                return
            self.waiting.pop(0)
        self.revive(t)

    def healed(self, t: Shadowbrook) -> None:
        """The number of Wounds has been chosen."""
        t.heal(self.waiting.pop(0), t.result)
        self.next_to_heal(t)

    def revive(self, t: Shadowbrook) -> None:
        """KO'd Heroes stand up where they lie; with a Minion there they fight it (ATE-OPT-13, ATE-OPEN-10)."""
        space = NOTHING
        for hero in t.in_turn_order():
            if t.down[hero]:
                t.down[hero] = 0
                tell.revived(t, "ATE-OPT-13", hero=hero)
                space = t.at[hero]
        if space == NOTHING:
            self.call_for_help(t)
        else:
            self.minions_too(t, space, "call_for_help")

    def call_for_help(self, t: Shadowbrook) -> None:
        """In cooperative play, and in a team, Heroes that are not in the Showdown may join it for free (ATE-OPT-14)."""
        if in_group(t):
            self.waiting = [
                hero
                for hero in clockwise(t, self.hero)
                if hero not in self.fighters and t.team_of(hero) == t.team_of(self.hero)
            ]
        self.next_helper(t)

    def next_helper(self, t: Shadowbrook) -> None:
        """Ask each that stands."""
        while self.waiting:
            hero = self.waiting[0]
            if t.standing(hero):
                options = [t.box.options.yes, t.box.options.no]
                self.ask(t, hero, "confirm", "ask-join-free", "ATE-OPT-14", options, "helps")
                return
            self.waiting.pop(0)
        self.fight_on(t)

    def helps(self, t: Shadowbrook) -> None:
        """It comes at once, or stays away."""
        hero = self.waiting.pop(0)
        if t.chosen is t.box.options.yes:
            t.at[hero] = t.showdown_space
            tell.joined(t, "ATE-OPT-14", hero=hero, space=t.showdown_space)
            self.fighters.append(hero)
        self.next_helper(t)


def in_group(t: Shadowbrook) -> bool:
    """Whether the rows for cooperative play hold: a team's Showdown follows cooperative rules, here too unless a ruling
    says otherwise (ATE-TEAM-05, ATE-OPEN-50).
    """
    return t.terms.mode == COOPERATIVE or (t.terms.mode == TEAM and t.rulings.team_chart)


def heal_villain(t: Shadowbrook, amount: int, rule: str) -> None:
    """The Villain heals, never below no Wounds (ATE-OPT-07, ATE-OPT-09, ATE-OPT-13)."""
    healed = min(amount, t.villain_hurt)
    if healed > 0:
        t.villain_hurt -= healed
        tell.villain_healed(t, rule, n=healed, total=t.villain_hurt)


def by_lot(t: Shadowbrook, heroes: list[int]) -> int:
    """One of several Heroes by dice, each equally likely: two dice are read as one of 36, and rolled again if they
    point at no one.
    """
    fair = 36 - 36 % len(heroes)
    while True:
        number = (t.die() - 1) * 6 + t.die() - 1
        if number < fair:
            hero = heroes[number % len(heroes)]
            tell.by_lot(t, "ATE-OPEN-36", hero=hero)
            return hero
