"""The Showdown in the Villain's Lair, the only way to win (ATE-SHOW-01 to ATE-SHOW-33, ATE-COOP-25 to ATE-COOP-44,
ATE-TEAM-05).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.elders import NAMED_MOMENT, RevealSecrets, go_home
from duskbox.games.touch_of_evil.rules.fight.combat import clear_fight, escape, escapes
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, kos_due
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.accusations import Accusations
from duskbox.games.touch_of_evil.rules.showdown.chart import ShowdownChart
from duskbox.games.touch_of_evil.rules.showdown.exchange import Exchange, WoundVillain, spare_villain, villain_full
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import (
    AssignParty,
    FormParty,
    Regroup,
    can_start,
    clockwise,
    hunting_party,
    let_pass,
    showdown_price,
    strand,
)
from duskbox.games.touch_of_evil.rules.turn.healing import HealBetweenRounds
from duskbox.games.touch_of_evil.rules.turn.upkeep import keep_up
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COOPERATIVE,
    IN_PARTY,
    L_FIGHT_ROUND,
    M_SHOWDOWN_ROUND,
    M_SHOWDOWN_START,
    NO_HERO,
    NOTHING,
    UNTIL_FIGHT_ROUND,
    UNTIL_SHOWDOWN,
    VILLAIN,
    W_CARD,
    W_ROUND,
    W_SHOWDOWN,
)
from duskbox.games.touch_of_evil.schema import tell

__all__ = [
    "Showdown", "WoundVillain", "can_start", "cancel_lair", "fights_villain", "pending_lair", "showdown_price",
]  # fmt: skip

#: What a Showdown comes to for the one who began it.
TOOK_PLACE: Final = 0
CALLED_OFF: Final = 1


@final
class Showdown(Step):
    """A Showdown runs in five steps: reveal the Lair card and pay, form the Hunting Party, reveal the party's Secrets,
    accusations, Fight Rounds (ATE-SHOW-03). The result is 0 if it took place, 1 if it was called off (ATE-CANCEL-04).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "owner", "card", "cancelled", "fighters", "waiting", "round")

    def __init__(self, hero: int, owner: int) -> None:
        super().__init__()
        #: Who begins it, and whose Lair card it is.
        self.hero = hero
        self.owner = owner
        self.card = NOTHING
        #: Set by what cancels the Lair card.
        self.cancelled = False
        #: The Heroes in the Showdown, clockwise from the one that began it (ATE-COOP-35).
        self.fighters: list[int] = []
        #: Heroes or Elders whose turn in the present stage is still to come.
        self.waiting: list[int] = []
        self.round = 0

    def copy(self) -> Showdown:
        """An independent copy."""
        other = Showdown(self.hero, self.owner)
        other.stage = self.stage
        other.card = self.card
        other.cancelled = self.cancelled
        other.fighters = self.fighters[:]
        other.waiting = self.waiting[:]
        other.round = self.round
        return other

    # Step 1: reveal the Lair card and pay

    def begin(self, t: Shadowbrook) -> None:
        """Show the Lair card to all (ATE-SHOW-04, ATE-OPEN-35).

        It can be cancelled before anything is paid (ATE-OPEN-02).
        """
        self.card = t.lairs[self.owner]
        if t.lairs_open[self.owner] == 0:
            t.lairs_open[self.owner] = 1
            t.learn()
        tell.lair_revealed(t, "ATE-SHOW-04", hero=self.hero, card=self.card, space=t.box.lair_space[self.card])
        open_window(self, t, W_SHOWDOWN, "last_chance_to_cancel")

    def last_chance_to_cancel(self, t: Shadowbrook) -> None:
        """A card has been shown and has not yet taken effect."""
        if self.cancelled:
            self.call_off(t)
        else:
            open_window(self, t, W_CARD, "pay")

    def pay(self, t: Shadowbrook) -> None:
        """Pay the printed cost; the Showdown then begins (ATE-SHOW-04)."""
        hero = self.hero
        price = showdown_price(t, hero, self.card)
        space = t.box.lair_space[self.card]
        if self.cancelled:
            self.call_off(t)
            return
        if t.lairs[self.owner] != self.card or t.down[hero] or t.at[hero] != space or t.investigation[hero] < price:
            # Something played before the payment has made it impossible: it never began.
            tell.showdown_called_off(t, "ATE-ACT-10", hero=hero)
            self.done(t, CALLED_OFF)
            return
        spare_villain(t)
        clear_fight(t)
        t.pay(hero, price, "ATE-SHOW-04")
        t.showdown = self.card
        t.showdown_space = space
        t.foe = VILLAIN
        t.fighter = hero
        t.refresh_world()
        tell.showdown(t, "ATE-SHOW-03", hero=hero, card=self.card, space=space)
        self.fighters = [hero]
        if t.terms.together:
            self.waiting = [other for other in clockwise(t, hero)[1:] if t.team_of(other) == t.team_of(hero)]
        self.ask_to_join(t)

    def call_off(self, t: Shadowbrook) -> None:
        """A cancelled Lair card calls off the Showdown.

        It is discarded and nothing is paid, unless the ruling says otherwise (ATE-CANCEL-04, ATE-CANCEL-06,
        ATE-OPEN-02); whether the space is still encountered is for the action step to say (ATE-OPEN-01).
        """
        if t.rulings.cancelled_costs:
            t.pay(self.hero, showdown_price(t, self.hero, self.card), "ATE-OPEN-02")
        if not t.rulings.cancelled_returns:
            self.discard_lair(t, "ATE-CANCEL-06")
        self.done(t, CALLED_OFF)

    def discard_lair(self, t: Shadowbrook, rule: str) -> None:
        """The Lair card leaves its owner, who may have lost it in other ways."""
        if t.lairs[self.owner] == self.card:
            t.lairs[self.owner] = NOTHING
            t.lairs_open[self.owner] = 0
            t.put_away(self.card)
            tell.discarded(t, rule, hero=self.owner, card=self.card)

    def ask_to_join(self, t: Shadowbrook) -> None:
        """Every other standing Hero of the group that can pay may join, wherever it is (ATE-COOP-28, ATE-COOP-29,
        ATE-OPEN-33).
        """
        while self.waiting:
            other = self.waiting[0]
            if t.standing(other) and t.investigation[other] >= showdown_price(t, other, self.card):
                options = [t.box.options.yes, t.box.options.no]
                self.ask(t, other, "confirm", "ask-join", "ATE-COOP-28", options, "joined")
                return
            self.waiting.pop(0)
        open_window(self, t, W_SHOWDOWN, "form_hunting_party")

    def joined(self, t: Shadowbrook) -> None:
        """It pays and moves at once, without a roll and past all Minions (ATE-COOP-28, ATE-OPEN-33)."""
        other = self.waiting.pop(0)
        if t.chosen is t.box.options.yes:
            t.pay(other, showdown_price(t, other, self.card), "ATE-COOP-28")
            t.at[other] = t.showdown_space
            tell.joined(t, "ATE-COOP-28", hero=other, space=t.showdown_space)
            self.fighters.append(other)
        self.ask_to_join(t)

    # Step 2: form the Hunting Party

    def form_hunting_party(self, t: Shadowbrook) -> None:
        """Up to two Elders, or none (ATE-SHOW-05, ATE-SHOW-06)."""
        if not self.interrupted(t, "form_hunting_party"):
            self.call(t, FormParty(self.hero, []), "before_secrets")

    # Step 3: reveal the party's Secrets

    def before_secrets(self, t: Shadowbrook) -> None:
        """They set out."""
        open_window(self, t, W_SHOWDOWN, "assign_party")

    def assign_party(self, t: Shadowbrook) -> None:
        """The Elders are placed next to the sheets of those they help (ATE-SHOW-06).

        Only now, for their abilities work from the moment their Secrets are revealed (ATE-FAQ-03).
        """
        if not self.interrupted(t, "assign_party"):
            self.call(t, AssignParty(self.hero, self.fighters[:], hunting_party(t)), "reveal_secrets")

    def reveal_secrets(self, t: Shadowbrook) -> None:
        """All Secrets of every Elder in the Hunting Party are read aloud (ATE-SHOW-07)."""
        self.waiting = hunting_party(t)
        self.next_elder(t)

    def next_elder(self, t: Shadowbrook) -> None:
        """An Elder that proves evil changes sides at once and is not replaced (ATE-SHOW-08, ATE-SHOW-09)."""
        while self.waiting:
            elder = self.waiting.pop(0)
            if t.elders[elder] == IN_PARTY:
                self.call(t, RevealSecrets(elder, t.elder_with[elder], NAMED_MOMENT), "next_elder")
                return
        self.stage = "showdown_starts"

    def showdown_starts(self, t: Shadowbrook) -> None:
        """What happens at the start of a Showdown, when the Secrets are known."""
        if not self.interrupted(t, "showdown_starts"):
            let_pass(self, t, M_SHOWDOWN_START, self.fighters, "before_accusations")

    # Step 4: accusations

    def before_accusations(self, t: Shadowbrook) -> None:
        """They do not apply in cooperative play (ATE-SHOW-15)."""
        if t.terms.mode == COOPERATIVE:
            self.before_first_round(t)
        else:
            open_window(self, t, W_SHOWDOWN, "accusations")

    def accusations(self, t: Shadowbrook) -> None:
        """The other players, or the other teams, may accuse Elders (ATE-SHOW-10)."""
        if not self.interrupted(t, "accusations"):
            self.call(t, Accusations(self.hero), "before_first_round")

    # Step 5: Fight Rounds

    def before_first_round(self, t: Shadowbrook) -> None:
        """A last window, in which an Elder that may run away can still help (ATE-FAQ-04)."""
        open_window(self, t, W_SHOWDOWN, "next_round")

    def next_round(self, t: Shadowbrook) -> None:
        """What happens at the start of every Fight Round (ATE-SHOW-16)."""
        if self.interrupted(t, "next_round"):
            return
        self.round += 1
        t.renew(L_FIGHT_ROUND)
        t.expire(UNTIL_FIGHT_ROUND)
        t.fight_skill = NOTHING
        t.fighter = self.fighters[0]
        tell.showdown_round(t, "ATE-SHOW-16", n=self.round)
        let_pass(self, t, M_SHOWDOWN_ROUND, self.fighters, "before_round" if t.rulings.table_last else "roll_on_chart")

    def roll_on_chart(self, t: Shadowbrook) -> None:
        """In every round but the first, if all agreed on the optional table (ATE-OPT-01, ATE-OPT-02)."""
        if self.interrupted(t, "roll_on_chart"):
            return
        if self.round > 1 and t.terms.showdown_chart:
            self.call(t, ShowdownChart(self.hero, self.fighters[:]), "chart_read")
        else:
            self.after_chart(t)

    def after_chart(self, t: Shadowbrook) -> None:
        """Normally the table comes before all decisions of the Heroes, by the ruling after them (ATE-OPEN-46)."""
        self.stage = "fight_round" if t.rulings.table_last else "before_round"

    def chart_read(self, t: Shadowbrook) -> None:
        """Some may be left behind, others may have come;
        or it has been cancelled (ATE-OPT-04, ATE-OPT-05, ATE-OPT-14).
        """
        before = self.fighters
        self.fighters = [hero for hero in clockwise(t, self.hero) if t.result >> hero & 1]
        for hero in before:
            if hero not in self.fighters:
                strand(t, hero)
        if self.fighters:
            self.after_chart(t)
        else:
            self.over(t)

    def before_round(self, t: Shadowbrook) -> None:
        """The window between Fight Rounds, for example for healing: a Hero can heal first and then decide (ATE-SHOW-18,
        ATE-COOP-41, ATE-FAQ-06).
        """
        if self.interrupted(t, "before_round"):
            return
        t.fighter = self.fighters[0]
        open_window(self, t, W_ROUND, "heal" if t.rulings.healing_between_rounds else "escape_or_fight_on")

    def heal(self, t: Shadowbrook) -> None:
        """By the ruling, for Investigation too (ATE-OPEN-54)."""
        if not self.interrupted(t, "heal"):
            self.call(t, HealBetweenRounds(self.fighters[:]), "escape_or_fight_on")

    def escape_or_fight_on(self, t: Shadowbrook) -> None:
        """From the second round on each Hero decides for itself, by the rules of an ordinary fight (ATE-SHOW-26,
        ATE-COOP-42).
        """
        if self.interrupted(t, "escape_or_fight_on"):
            return
        self.waiting = self.fighters[:] if self.round > 1 else []
        self.next_decision(t)

    def next_decision(self, t: Shadowbrook) -> None:
        """The next Hero that can escape."""
        while self.waiting:
            hero = self.waiting[0]
            options = escapes(t, hero)
            if options:
                t.fighter = hero
                options.insert(0, t.box.options.fight_on)
                self.ask(t, hero, "one", "ask-fight-on", "ATE-SHOW-26", options, "decided")
                return
            self.waiting.pop(0)
        self.stage = "regroup"

    def decided(self, t: Shadowbrook) -> None:
        """An escaping Hero moves at once and is out of the Showdown (ATE-FIGHT-16)."""
        hero = self.waiting.pop(0)
        if t.chosen is not t.box.options.fight_on:
            escape(t, hero, t.chosen.code, "ATE-SHOW-26")
        self.next_decision(t)

    def regroup(self, t: Shadowbrook) -> None:
        """Elders may be sent home; in a group there is trading and changing of places (ATE-SHOW-29, ATE-COOP-40)."""
        if not self.interrupted(t, "regroup"):
            self.call(t, Regroup(self.hero, self.fighters[:], self.round > 1), "regrouped")

    def regrouped(self, t: Shadowbrook) -> None:
        """What has changed hands can be used before the round too (ATE-COOP-41)."""
        then = "roll_on_chart" if t.rulings.table_last else "fight_round"
        if t.result:
            t.fighter = self.fighters[0]
            open_window(self, t, W_ROUND, then)
        else:
            self.stage = then

    def fight_round(self, t: Shadowbrook) -> None:
        """The Heroes fight one after another, the one that began the Showdown first (ATE-COOP-35)."""
        if self.interrupted(t, "fight_round"):
            return
        self.waiting = self.fighters[:]
        self.next_exchange(t)

    def next_exchange(self, t: Shadowbrook) -> None:
        """The next Hero's exchange; after the last another round (ATE-COOP-36)."""
        if self.interrupted(t, "next_exchange"):
            return
        while self.waiting:
            hero = self.waiting.pop(0)
            if hero in self.fighters:
                self.call(t, Exchange(hero), "next_exchange")
                return
        self.stage = "next_round"

    # At every point of a Showdown

    def interrupted(self, t: Shadowbrook, stage: str) -> bool:
        """Whether something else comes first: the Villain has fallen (ATE-OPEN-34), a Hero is KO'd, or no Hero is left,
        which ends the Showdown immediately (ATE-SHOW-32, ATE-COOP-43). After that the stage begins again.
        """
        if villain_full(t):
            self.call(t, WoundVillain(t.fighter, 0), stage)
            return True
        if keep_up(self, t, stage):
            return True
        if t.held == 0 and kos_due(t):
            self.call(t, KnockOuts(), stage)
            return True
        for hero in self.fighters[:]:
            if t.down[hero] or t.at[hero] != t.showdown_space:
                self.fighters.remove(hero)
                strand(t, hero)
        if not self.fighters:
            self.over(t)
            return True
        if t.fighter not in self.fighters:
            t.fighter = self.fighters[0]
        return False

    def over(self, t: Shadowbrook) -> None:
        """The Villain is not defeated.

        Its Wounds stay (ATE-SHOW-27, ATE-SHOW-28), and so do its Evil Elders (ATE-SHOW-33); the Hunting Party goes home
        (ATE-SHOW-31). The Lair card is used and discarded, or by the ruling kept face up (ATE-OPEN-03).
        """
        tell.showdown_over(t, "ATE-SHOW-32", hero=self.hero, n=t.villain_hurt)
        for elder in hunting_party(t):
            go_home(t, elder, "ATE-SHOW-31")
        t.militia_with = [0] * t.seats
        t.fight_skill = NOTHING
        t.foe = NO_FOE
        t.fighter = NO_HERO
        t.showdown = NOTHING
        t.showdown_space = NOTHING
        if not t.rulings.lair_kept:
            self.discard_lair(t, "ATE-OPEN-03")
        clear_fight(t)
        t.expire(UNTIL_SHOWDOWN)
        t.refresh_world()
        spare_villain(t)
        self.done(t, TOOK_PLACE)


def current_showdown(t: Shadowbrook) -> Showdown | None:
    """The Showdown under way, or about to begin."""
    for step in t.stack:
        if isinstance(step, Showdown):
            return step
    return None


def fights_villain(t: Shadowbrook, hero: int) -> bool:
    """Whether a Hero is one of those in the Showdown, also while another's exchange is fought (ATE-COOP-36).

    Who has not followed to a new Lair is out of it (ATE-OPT-05).
    """
    showdown = current_showdown(t)
    if showdown is None:
        return False
    for step in t.stack:
        if isinstance(step, ShowdownChart) and step.card != NOTHING and step.card == t.showdown:
            return hero in step.fighters
    return hero in showdown.fighters


def pending_lair(t: Shadowbrook) -> Showdown | None:
    """The Showdown about to begin whose Lair card could still be cancelled now (ATE-CANCEL-04, ATE-OPEN-02)."""
    showdown = current_showdown(t)
    if showdown is None or showdown.cancelled or showdown.stage not in ("last_chance_to_cancel", "pay"):
        return None
    return showdown


def cancel_lair(t: Shadowbrook) -> None:
    """Cancel the Lair card of the Showdown about to begin (ATE-CANCEL-04)."""
    showdown = pending_lair(t)
    if showdown is not None:
        showdown.cancelled = True
        tell.lair_cancelled(t, "ATE-CANCEL-04", hero=showdown.hero, card=showdown.card)
