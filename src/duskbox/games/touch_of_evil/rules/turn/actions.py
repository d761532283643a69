"""The action step: everything a Hero can do in its space, in any order (ATE-ACT-01 to ATE-ACT-12)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.content.kinds import Service
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules.board import ROAD
from duskbox.games.touch_of_evil.rules.cards.draws import GainCard, GainLair
from duskbox.games.touch_of_evil.rules.cards.triggers import at_moment
from duskbox.games.touch_of_evil.rules.cards.windows import offers, play_or_use
from duskbox.games.touch_of_evil.rules.elders import LookAtSecrets
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown, can_start
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.turn.healing import heal_price
from duskbox.games.touch_of_evil.rules.turn.trade import Trade, partners
from duskbox.games.touch_of_evil.rules.turn.upkeep import keep_up
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COOPERATIVE,
    CUNNING,
    EVIL,
    EVIL_DEAD,
    LAIRS,
    M_COLLECTED,
    NOTHING,
    S_LAIR_PRICE,
    S_LOOK_PRICE,
    S_NO_HEAL,
    S_TOWN_PRICE,
    SPIRIT,
    W_ACTION,
)
from duskbox.games.touch_of_evil.schema import tell

#: ATE-ACT-06, ATE-ADV-03
LOOK_PRICE: Final = 2
COLLECT_ON: Final = 5


def look_price(t: Shadowbrook, hero: int) -> int:
    """What it costs to look at an Elder's Secrets: 2, or in cooperative play one for each Hero, KO'd ones too
    (ATE-ACT-06, ATE-COOP-16, ATE-COOP-17).
    """
    price = t.seats if t.terms.mode == COOPERATIVE else LOOK_PRICE
    return max(0, price + t.modifier(S_LOOK_PRICE, hero))


def lair_price(t: Shadowbrook, hero: int) -> int:
    """What a Lair card costs now (ATE-ACT-07, ATE-SHADOW-08)."""
    return max(0, t.lair_price() + t.modifier(S_LAIR_PRICE, hero))


def item_price(t: Shadowbrook, hero: int, card: int) -> int:
    """What a Town Item costs (ATE-ITEM-03)."""
    return max(0, t.box.cards[card].price + t.modifier(S_TOWN_PRICE, hero))


def service_price(t: Shadowbrook, hero: int, service: Service) -> int:
    """What a paid option of a town space costs: what makes healing or a look dearer or cheaper counts here too
    (ATE-ACT-11).
    """
    if service.price_static < 0:
        return service.price
    return max(0, service.price + t.modifier(service.price_static, hero))


def has_unseen_secret(t: Shadowbrook, hero: int, elder: int) -> bool:
    """Whether there is a Secret beneath an Elder that this Hero's player has not seen; what was seen stays known
    (ATE-OPEN-28).
    """
    if t.elders[elder] == EVIL or t.elders[elder] == EVIL_DEAD:
        return False
    for mask in t.seen[elder]:
        if not mask >> hero & 1:
            return True
    return False


@final
class Actions(Step):
    """The actions of one Hero until it ends its turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "encountered", "collected", "services", "start")

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        #: Whether the space has been encountered, or a Showdown has taken its place (ATE-ENC-01, ATE-ACT-09).
        self.encountered = False
        self.collected = False
        #: Options of the town used that may be used only once, as bits.
        self.services = 0
        #: The space in which the Hero began its action step.
        self.start = NOTHING

    def copy(self) -> Actions:
        """An independent copy."""
        other = Actions(self.hero)
        other.stage = self.stage
        other.encountered = self.encountered
        other.collected = self.collected
        other.services = self.services
        other.start = self.start
        return other

    def begin(self, t: Shadowbrook) -> None:
        """What can be done now.

        Everything is optional but the encounter (ATE-ACT-02, ATE-ACT-03); a KO'd Hero is done (ATE-ACT-12).
        """
        if self.start == NOTHING:
            self.start = t.at[self.hero]
        if keep_up(self, t, "begin"):
            return
        if t.down[self.hero] or (t.rulings.escape_ends_turn and t.fled >> self.hero & 1):
            self.done(t)
            return
        self.ask(t, self.hero, "action", "ask-action", "ATE-ACT-02", self.options(t), "act")

    def options(self, t: Shadowbrook) -> list[Option]:
        """The legal actions."""
        hero = self.hero
        o = t.box.options
        here = t.at[hero]
        purse = t.investigation[hero]
        found: list[Option] = []
        due = not self.encountered and t.box.board.kinds[here] != ROAD
        if due:
            found.append(o.encounter)
        else:
            found.append(o.end_turn)
        if t.clues[here] and not self.collected and self.may_collect(t):
            if t.terms.collecting:
                found += o.collect_with
            else:
                found.append(o.collect)
        if t.wounds[hero] and purse >= heal_price(t, hero) and t.modifier(S_NO_HEAL, hero) <= 0:
            found.append(o.heal)
        if purse >= look_price(t, hero):
            for elder in range(len(t.elders)):
                if has_unseen_secret(t, hero, elder):
                    found.append(o.look[elder])
        if purse >= lair_price(t, hero) and (t.pools[LAIRS] or t.discards[LAIRS]):
            found.append(o.buy_lair)
        if due:
            for owner in can_start(t, hero):
                found.append(o.showdown[owner])
        space = t.box.spaces[here]
        if space is not None:
            if space.shop:
                for card in sorted(set(t.stock)):
                    if purse >= item_price(t, hero, card):
                        found.append(o.buy[card])
            for service in space.services:
                used = service.once and self.services >> service.number & 1
                if not used and purse >= service_price(t, hero, service) and service.effect.could(t, hero):
                    found.append(o.service[service.number])
        if t.terms.together:
            for other in partners(t, hero):
                found.append(o.trade[other])
        if t.ready[hero] >> W_ACTION & 1:
            found += offers(t, hero, W_ACTION)
        return found

    def may_collect(self, t: Shadowbrook) -> bool:
        """Whether the Hero's move ended here, or by the usual reading whether it stands here now (ATE-ACT-04,
        ATE-OPEN-51).
        """
        return t.rulings.collecting_anywhere or self.start in (NOTHING, t.at[self.hero])

    def act(self, t: Shadowbrook) -> None:
        """Carry out the chosen action and come back for the next."""
        hero = self.hero
        chosen = t.chosen
        verb = chosen.verb
        if verb == "end-turn":
            self.done(t)
        elif verb == "encounter":
            self.encountered = True
            self.call(t, Encounter(hero), "begin")
        elif verb == "collect":
            self.collect(t)
        elif verb == "heal":
            t.pay(hero, heal_price(t, hero), "ATE-ACT-05")
            t.heal(hero, 1)
            self.begin(t)
        elif verb == "look":
            t.pay(hero, look_price(t, hero), "ATE-ACT-06")
            self.call(t, LookAtSecrets(hero, chosen.code, False), "begin")
        elif verb == "buy-lair":
            t.pay(hero, lair_price(t, hero), "ATE-ACT-07")
            self.call(t, GainLair(hero), "begin")
        elif verb == "showdown":
            self.call(t, Showdown(hero, chosen.code), "after_showdown")
        elif verb == "buy":
            t.pay(hero, item_price(t, hero, chosen.code), "ATE-ITEM-03")
            t.stock.remove(chosen.code)
            self.call(t, GainCard(hero, chosen.code), "begin")
        elif verb == "service":
            service = t.box.services[chosen.code]
            self.services |= 1 << chosen.code if service.once else 0
            tell.service(t, "ATE-ENC-07", hero=hero, service=chosen.code)
            t.pay(hero, service_price(t, hero, service), "ATE-ACT-11")
            self.call(t, Do(service.effect.number, hero), "begin")
        elif verb == "trade":
            self.call(t, Trade(hero, chosen.code), "begin")
        else:
            self.call(t, play_or_use(chosen, hero), "begin")

    def collect(self, t: Shadowbrook) -> None:
        """All counters for free in the basic game; with the advanced module one for each success of a test (ATE-ACT-04,
        ATE-ADV-03).
        """
        self.collected = True
        if t.terms.collecting:
            skill = SPIRIT if t.chosen.code == SPIRIT else CUNNING
            self.call(t, SkillTest(self.hero, skill, -1, COLLECT_ON, True), "tested")
        else:
            self.pick_up(t, t.clues[t.at[self.hero]], "ATE-ACT-04")

    def tested(self, t: Shadowbrook) -> None:
        """At most the counters that are there; the rest stays (ATE-OPEN-37)."""
        self.pick_up(t, min(t.result, t.clues[t.at[self.hero]]), "ATE-ADV-03")

    def pick_up(self, t: Shadowbrook, number: int, rule: str) -> None:
        """Counters from the board."""
        t.clues[t.at[self.hero]] -= number
        t.gain(self.hero, number, rule)
        if number:
            at_moment(self, t, M_COLLECTED, self.hero, "begin")
        else:
            self.stage = "begin"

    def after_showdown(self, t: Shadowbrook) -> None:
        """It took the place of the encounter; if it was called off the encounter is still due, by the ruling
        (ATE-ACT-09, ATE-FAQ-11, ATE-OPEN-01).
        """
        called_off = t.result == 1
        self.encountered = not (called_off and t.rulings.encounter_still_due)
        self.begin(t)
