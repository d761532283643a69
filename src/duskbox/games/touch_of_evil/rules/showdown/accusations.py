"""Step 4 of a Showdown: the others may accuse Town Elders of being evil (ATE-SHOW-10 to ATE-SHOW-15, ATE-OPEN-25)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import EVERYONE, Step
from duskbox.games.touch_of_evil.rules.elders import NAMED_MOMENT, RevealSecrets
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import COOPERATIVE, EVIL, EVIL_DEAD, FACE_DOWN, NOTHING, S_LOOK_PRICE
from duskbox.games.touch_of_evil.schema import tell

#: An accusation costs what a look at the Elder's Secrets costs (ATE-SHOW-11, ATE-ACT-06).
ACCUSE_PRICE: Final = 2


def accuse_price(t: Shadowbrook, hero: int) -> int:
    """What a Hero pays, out of turn, to accuse an Elder (ATE-SHOW-11)."""
    return max(0, ACCUSE_PRICE + t.modifier(S_LOOK_PRICE, hero))


def can_be_accused(t: Shadowbrook, elder: int) -> bool:
    """Elders, alive or dead, that are not evil and have a Secret that is not open to all, or an open one that waits for
    an accusation to take effect (ATE-OPEN-25, ATE-OPEN-23).
    """
    if t.elders[elder] == EVIL or t.elders[elder] == EVIL_DEAD:
        return False
    for place in range(len(t.seen[elder])):
        card = t.secrets[elder][place]
        if t.seen[elder][place] != EVERYONE or (card != FACE_DOWN and t.box.cards[card].evil):
            return True
    return False


def may_accuse(t: Shadowbrook, hero: int, accused_by: int) -> bool:
    """Whether a Hero may accuse in the Showdown of another: it stands, can pay, and is not of that Hero's team
    (ATE-SHOW-10, ATE-SHOW-15, ATE-OPEN-25, ATE-OPEN-35)."""
    if t.terms.mode == COOPERATIVE or t.team_of(accused_by) == t.team_of(hero):
        return False
    return t.standing(accused_by) and t.investigation[accused_by] >= accuse_price(t, accused_by)


@final
class Accusations(Step):
    """In turn order from the First Player, one accusation for each; by the other reading of ATE-OPEN-25 it goes round
    until all pass in a row (ATE-SHOW-10).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "place", "passes", "elder")

    def __init__(self, hero: int) -> None:
        super().__init__()
        #: The Hero whose Showdown it is.
        self.hero = hero
        self.place = 0
        self.passes = 0
        self.elder = NOTHING

    def copy(self) -> Accusations:
        """An independent copy."""
        other = Accusations(self.hero)
        other.stage = self.stage
        other.place = self.place
        other.passes = self.passes
        other.elder = self.elder
        return other

    def accuser(self, t: Shadowbrook) -> int:
        """Whose say it is."""
        return (t.first + self.place) % t.seats

    def begin(self, t: Shadowbrook) -> None:
        """The next player who could accuse an Elder."""
        options: list[Option] = []
        for elder in range(len(t.elders)):
            if can_be_accused(t, elder):
                options.append(t.box.options.accuse[elder])
        while options and self.passes < t.seats:
            accuser = self.accuser(t)
            if may_accuse(t, self.hero, accuser):
                options.append(t.box.options.passing)
                self.ask(t, accuser, "pass", "ask-accuse", "ATE-SHOW-10", options, "answered")
                return
            self.place += 1
            self.passes += 1
        self.done(t)

    def answered(self, t: Shadowbrook) -> None:
        """A pass; or the accuser names an Elder and pays, and the Secrets are revealed (ATE-SHOW-11)."""
        if t.chosen is t.box.options.passing:
            self.place += 1
            self.passes += 1
            self.begin(t)
            return
        accuser = self.accuser(t)
        self.elder = t.chosen.code
        tell.accused(t, "ATE-SHOW-11", hero=accuser, elder=self.elder)
        t.pay(accuser, accuse_price(t, accuser), "ATE-SHOW-11")
        self.call(t, RevealSecrets(self.elder, accuser, NAMED_MOMENT), "judged")

    def judged(self, t: Shadowbrook) -> None:
        """An evil Elder has joined the Villain (ATE-SHOW-12).

        One that has not keeps its Secrets, face up, and the accuser loses all remaining Investigation (ATE-SHOW-13,
        ATE-SHOW-14).
        """
        if not t.is_evil(self.elder):
            accuser = self.accuser(t)
            tell.wrongly_accused(t, "ATE-SHOW-13", hero=accuser, elder=self.elder)
            t.lose(accuser, t.investigation[accuser], "ATE-SHOW-13")
        self.place += 1
        self.passes = self.passes + 1 if t.rulings.one_accusation_each else 0
        # What the Secrets did may have struck a Hero down.
        self.call(t, KnockOuts(), "begin")
