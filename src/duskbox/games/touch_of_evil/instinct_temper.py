"""How bold, how greedy and how hasty the rules of thumb are: the numbers they weigh with, set by playing many games."""

from __future__ import annotations

from typing import Final, final


@final
class Temper:
    """One set of such numbers. A space is worth so much Investigation; a Showdown promises so many times the Wounds that are needed."""

    def __init__(self) -> None:
        #: Promise at which a Showdown is started: alone against rivals, and together against the dark.
        self.alone = 1.25
        self.together = 1.1
        #: With the marker at this number or less there is no more time to lose: each step lowers what is asked.
        self.late = 10.0
        self.slope = 0.11
        #: The part of that at which what the Lair and the Showdown will cost is put by.
        self.saves_at = 1.0
        #: The Investigation to be left after a Lair card is bought, alone and together.
        self.left_alone = 3.0
        self.left_together = 0.0
        #: What a clue is worth, an Event in the Town Hall, at another place of the town, and the luck of a dangerous location.
        self.clue = 1.0
        self.hall = 1.6
        self.town = 1.1
        self.danger = 0.7
        self.danger_together = 0.2
        #: A card of a corner: for itself, for each die of its Skills, with a free hand.
        self.corner = 1.3
        self.corner_skill = 0.12
        self.corner_free = 1.4
        #: Where it is wild: for each die and point of health above what is enough, at most; for each point of health that is missing.
        self.wild = 0.25
        self.wild_health = 0.8
        self.wild_enough = 5.0
        self.wild_most = 1.2
        self.caution = 0.6
        #: A Minion that is beaten, and one that beats us.
        self.minion = 2.5
        self.minion_loss = 5.0
        #: A Wound treated, a thing bought, Investigation at hand that sends us shopping.
        self.treated = 0.9
        self.bought = 2.5
        self.shopper = 8.0
        self.bargain = 0.55
        #: How much what can be reached later counts, and what each step of the way takes from it.
        self.ahead = 0.6
        self.step = 0.45
        self.stay = 0.5
        #: Investigation kept for healing on the way to the Doctor.
        self.doctor = 4.0
        #: What an Elder saves a Hero each round, and what an unknown Event is worth in a Showdown: dice and Wounds saved.
        self.elder_saves = 0.35
        self.event_dice = 0.7
        self.event_guard = 0.25
        #: What the Magistrate's Office is worth beyond other places of the town.
        self.office = 0.0
        #: Health at which the Doctor is looked for, and at which a Hero heals who has no Lair yet.
        self.frail = 1.0
        self.heals_at = 1.0
        #: With so much to spare an Elder is looked at although no Lair is known.
        self.curious = 99.0
        #: With the marker at this number or less cards that cancel a Mystery are used on any bad one.
        self.wards_late = 12.0
        #: The chance of falling above which a Hero runs from a Minion that it is not likely to strike down.
        self.fear = 0.3
        #: Whether chances in a Showdown are worked out (for a lone Hero), instead of judged by what it promises; the numbers above are chances then.
        self.reckons = False
        #: What another Elder at one's side has to add, and the chance below which a Hero leaves.
        self.invite = 0.02
        self.flee = 0.1
        #: Whether it knows what two rivals know of the cards (`instinct_duel`), which Lair is the better one and what healing costs.
        self.seasoned = False


def _two_rivals() -> Temper:
    """Two rivals: nobody else wears the Villain down, and the dark falls on both."""
    temper = Temper()
    temper.seasoned = True
    temper.reckons = True
    temper.office = 0.36
    temper.frail = 0.0
    temper.heals_at = 0.0
    temper.curious = 10.0
    temper.wards_late = 5.0
    temper.fear = 0.5
    return temper


def _rival() -> Temper:
    """Waits for good odds as long as it is bright, and collects Events in the Town Hall until then.

    The numbers were found in rounds of about 20,000 games against random play: all of them changed a little by chance in every game, then moved to where
    more games were won.
    """
    temper = _two_rivals()
    temper.alone = 0.8
    temper.late = 11.5
    temper.slope = 0.07
    temper.saves_at = 0.9
    temper.left_alone = 4.0
    temper.clue = 1.4
    temper.hall = 4.0
    temper.town = 1.07
    temper.danger = 0.5
    temper.corner = 0.5
    temper.corner_skill = 0.11
    temper.corner_free = 0.8
    temper.wild = 0.27
    temper.wild_health = 0.58
    temper.wild_enough = 6.9
    temper.wild_most = 0.55
    temper.caution = 0.7
    temper.minion = 2.3
    temper.minion_loss = 4.7
    temper.bought = 2.7
    temper.shopper = 6.0
    temper.bargain = 0.68
    temper.ahead = 0.7
    temper.step = 0.43
    temper.stay = 0.7
    temper.doctor = 8.0
    temper.invite = -0.04
    temper.flee = 0.0
    return temper


def _eager_rival() -> Temper:
    """Against somebody who waits for good odds: goes to the Showdown at one to three, since who comes first may have won, and a Villain that is hurt
    stays hurt for a while; collects clues and Events rather than cards of the corners, and keeps away from strong Minions.

    The numbers were found likewise, in games against a patient rival.
    """
    temper = _two_rivals()
    temper.alone = 0.3
    temper.late = 6.0
    temper.slope = 0.03
    temper.saves_at = 0.7
    temper.clue = 2.8
    temper.hall = 3.6
    temper.town = 0.8
    temper.danger = 0.85
    temper.corner = 0.5
    temper.corner_free = 1.0
    temper.wild = 0.1
    temper.wild_health = 0.56
    temper.wild_enough = 6.5
    temper.wild_most = 0.6
    temper.caution = 0.6
    temper.minion_loss = 7.0
    temper.bargain = 0.45
    temper.step = 0.7
    temper.stay = 0.4
    temper.doctor = 6.0
    temper.invite = -0.05
    return temper


def _thrifty_group() -> Temper:
    """Buys a Lair card only when something is left for the Showdown, and collects clues and Events rather than cards of the corners.

    Found likewise, in one round of 17,000 cooperative games of two Heroes."""
    temper = Temper()
    temper.left_together = 4.0
    temper.together = 1.1
    temper.slope = 0.15
    temper.corner = 0.8
    temper.clue = 1.2
    temper.hall = 2.2
    temper.corner_free = 1.1
    temper.wild_enough = 6.0
    temper.wild_most = 0.9
    temper.shopper = 6.0
    return temper


#: Several Heroes at a table: three or more rivals, teams, or all against the dark. First how rules of thumb are played, then what a look-ahead player
#: tries as well.
GROUP: Final = [Temper(), _thrifty_group()]
#: Two rivals, likewise.
DUEL: Final = [_rival(), _eager_rival()]
