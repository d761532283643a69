"""One Hero's exchange of blows with the Villain in a Showdown, and the Wounds of the Villain (ATE-SHOW-16 to
ATE-SHOW-25, ATE-COOP-36).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.elders import ElderWounds, kill_evil
from duskbox.games.touch_of_evil.rules.fight.fight import FightRound
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.rolls import AT_FOE, FIRST_ELDER
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import COMPETITIVE, COOPERATIVE, L_FIGHT_ROUND, NO_HERO, VILLAIN
from duskbox.games.touch_of_evil.schema import tell

#: Stands for a trigger in `t.used`: an Evil Elder has shielded the Villain in this Fight Round. No trigger has this
#: number.
SHIELD: Final = -1


def villain_full(t: Shadowbrook) -> bool:
    """Whether the Villain has all the Wounds that defeat it."""
    return t.villain_hurt >= t.villain_wounds()


def spare_villain(t: Shadowbrook) -> None:
    """Outside a Showdown the Villain always stays at least one Wound short of defeat (ATE-OPEN-31)."""
    t.villain_hurt = min(t.villain_hurt, t.villain_wounds() - 1)


def defeat_villain(t: Shadowbrook) -> None:
    """The Villain is defeated in the Showdown of the Hero who fights: that player, team or group wins, even if the Hero
    falls by the same results (ATE-WIN-01, ATE-WIN-02, ATE-COOP-44, ATE-TEAM-11, ATE-OPEN-34).
    """
    hero = t.fighter
    tell.villain_defeated(t, "ATE-SHOW-01", hero=hero)
    if t.terms.mode == COOPERATIVE:
        t.end("heroes-win", "ATE-COOP-44", (1 << t.seats) - 1)
    elif t.terms.mode != COMPETITIVE:
        t.end("team-wins", "ATE-TEAM-11", t.allies_mask(hero))
    elif t.wounds_left(hero) <= 0:
        t.end("fallen-hero-wins", "ATE-WIN-02", 1 << hero)
    else:
        t.end("hero-wins", "ATE-WIN-01", 1 << hero)


@final
class WoundVillain(Step):
    """Wounds on the Villain, one by one: each that would be its last goes to a living Evil Elder instead, until none is
    left (ATE-SHOW-25, ATE-OPEN-27). With no Wounds it only sees whether the Villain has fallen.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "dealt")

    def __init__(self, hero: int, amount: int) -> None:
        super().__init__()
        #: Who deals them.
        self.hero = hero
        self.left = amount
        #: What the Villain has taken and the log has not yet told.
        self.dealt = 0

    def copy(self) -> WoundVillain:
        """An independent copy."""
        other = WoundVillain(self.hero, self.left)
        other.stage = self.stage
        other.dealt = self.dealt
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next Wound.

        At the last one the Villain falls, unless an Evil Elder takes it; the attacking player says which.
        """
        while self.left > 0 and not villain_full(t):
            self.left -= 1
            self.dealt += 1
            t.villain_hurt += 1
        shields = self.shields(t) if villain_full(t) else []
        if shields:
            self.dealt = max(0, self.dealt - 1)
            t.villain_hurt -= 1
        if self.dealt:
            tell.villain_hurt(
                t, "ATE-SHOW-16", hero=self.hero, n=self.dealt, hurt=t.villain_hurt, total=t.villain_wounds()
            )
            self.dealt = 0
        if len(shields) > 1:
            options = [t.box.options.elder_option[elder] for elder in shields]
            self.ask(t, self.hero, "one", "ask-shield", "ATE-OPEN-27", options, "chosen")
        elif shields:
            self.shield(t, shields[0])
        elif villain_full(t):
            defeat_villain(t)
        else:
            self.done(t)

    def shields(self, t: Shadowbrook) -> list[int]:
        """The living Evil Elders; by the ruling only one of them in a Fight Round shields the Villain (ATE-OPEN-27)."""
        if not t.rulings.shield_always and t.times_used(L_FIGHT_ROUND, NO_HERO, SHIELD):
            return []
        return [elder for elder in range(len(t.elders)) if t.is_evil(elder)]

    def chosen(self, t: Shadowbrook) -> None:
        """This one."""
        self.shield(t, t.chosen.code)

    def shield(self, t: Shadowbrook, elder: int) -> None:
        """The Evil Elder dies of the Wound (ATE-ELDER-09)."""
        t.use(L_FIGHT_ROUND, NO_HERO, SHIELD)
        tell.shielded(t, "ATE-SHOW-25", elder=elder)
        kill_evil(t, elder)
        self.stage = "begin"


@final
class Exchange(Step):
    """A Hero's exchange, complete in itself: the Hero rolls, the Villain rolls with all its dice, results are applied
    (ATE-SHOW-16, ATE-COOP-36, ATE-COOP-37)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "party_hits")

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        #: By Elder the hits on it that are still to be applied.
        self.party_hits: list[int] = []

    def copy(self) -> Exchange:
        """An independent copy."""
        other = Exchange(self.hero)
        other.stage = self.stage
        other.party_hits = self.party_hits[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Roll as in an ordinary Fight Round."""
        t.fighter = self.hero
        tell.exchange(t, "ATE-SHOW-16", hero=self.hero)
        self.call(t, FightRound(self.hero, VILLAIN), "hit_villain_and_evil_elders")

    def hit_villain_and_evil_elders(self, t: Shadowbrook) -> None:
        """An Evil Elder that is hit dies, and more hits on it are lost (ATE-SHOW-23, ATE-SHOW-24).

        Then the Villain takes its hits: whether it falls is looked at before anything else (ATE-WIN-02, ATE-OPEN-21,
        ATE-OPEN-34).
        """
        self.party_hits = t.party_hits[:]
        hits = t.struck[AT_FOE]
        for elder in range(len(t.elders)):
            if t.struck[FIRST_ELDER + elder] > 0 and t.is_evil(elder):
                kill_evil(t, elder)
        self.call(t, WoundVillain(self.hero, hits), "hit_hunting_party")

    def hit_hunting_party(self, t: Shadowbrook) -> None:
        """The hits on the Elders next to this Hero, one Elder after another (ATE-SHOW-19, ATE-SHOW-20, ATE-COOP-38)."""
        for elder in range(len(self.party_hits)):
            hits = self.party_hits[elder]
            if hits > 0:
                self.party_hits[elder] = 0
                self.call(t, ElderWounds(elder, hits), "hit_hunting_party")
                return
        self.call(t, KnockOuts(), "over")

    def over(self, t: Shadowbrook) -> None:
        """The next Hero fights."""
        self.done(t)
