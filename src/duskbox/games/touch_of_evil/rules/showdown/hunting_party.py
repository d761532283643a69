"""The Hunting Party: who is invited, who stands by whom, and regrouping before each Fight Round of a Showdown
(ATE-SHOW-05, ATE-SHOW-06, ATE-SHOW-29, ATE-COOP-30 to ATE-COOP-34, ATE-COOP-40, ATE-OPEN-32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import EVERYONE, Step
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.rules.cards.triggers import TriggeredEffects, games_own
from duskbox.games.touch_of_evil.rules.elders import go_home
from duskbox.games.touch_of_evil.rules.fight.combat import party_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.trade import Trade
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABROAD,
    COOPERATIVE,
    FACE_DOWN,
    IN_PARTY,
    IN_TOWN,
    MOST_HEROES,
    NO_HERO,
    NOTHING,
    S_NO_ELDERS,
    S_SHOWDOWN_PRICE,
)
from duskbox.games.touch_of_evil.schema import tell

#: However many Heroes fight (ATE-SHOW-05, ATE-COOP-31).
MOST_ELDERS: Final = 2

#: A Militia counter among what has been handed on while regrouping.
MILITIA: Final = -1


def decider(t: Shadowbrook, hero: int) -> int:
    """Who decides for all in a Hero's Showdown: its player, in cooperative play the First Player even if absent, in
    team play the team through the Hero that began it (ATE-COOP-30, ATE-OPEN-35, ATE-OPEN-36).
    """
    return t.first if t.terms.mode == COOPERATIVE else hero


def clockwise(t: Shadowbrook, hero: int) -> list[int]:
    """All Heroes round the table from this one (ATE-COOP-35)."""
    return [(hero + place) % t.seats for place in range(t.seats)]


def showdown_price(t: Shadowbrook, hero: int, card: int) -> int:
    """What a Showdown at a Lair costs a Hero (ATE-SHOW-04)."""
    return max(0, t.box.cards[card].price + t.modifier(S_SHOWDOWN_PRICE, hero))


def can_start(t: Shadowbrook, hero: int) -> list[int]:
    """The owners whose Lair card a Hero could use here and now: its own, or in group play that of any Hero of the
    group; it stands in the Lair's location and can pay (ATE-ACT-09, ATE-ACT-10, ATE-COOP-25, ATE-COOP-27).
    """
    if t.down[hero]:
        return []
    return [
        owner
        for owner in range(t.seats)
        if t.lairs[owner] != NOTHING
        and t.box.lair_space[t.lairs[owner]] == t.at[hero]
        and t.team_of(owner) == t.team_of(hero)
        and t.investigation[hero] >= showdown_price(t, hero, t.lairs[owner])
    ]


def let_pass(step: Step, t: Shadowbrook, moment: int, fighters: list[int], then: str) -> None:
    """A moment of a Showdown: first what the Villain, the Lair and the Mysteries do, then what those who fight here and
    their Elders do (ATE-OPEN-06). The game's own triggers concern the first of the fighters.
    """
    waiting = triggers_of(t.world, moment, fighters[0])
    for hero in t.in_turn_order():
        if hero in fighters:
            waiting += triggers_of(t.own[hero], moment, hero)
    if not waiting:
        step.stage = then
        return
    passing = TriggeredEffects(moment, fighters[0])
    passing.waiting = waiting
    passing.games = games_own(t, moment)
    passing.stage = "next_one"
    step.call(t, passing, then)


def triggers_of(cards: list[Hooks], moment: int, hero: int) -> list[int]:
    """The triggers of a moment with the Hero each concerns, as pairs."""
    found: list[int] = []
    for hooks in cards:
        for trigger in hooks.triggers:
            if trigger.moment == moment:
                found += [trigger.number, hero]
    return found


# Who stands by whom


def stand_by(t: Shadowbrook, elder: int, hero: int) -> None:
    """Assign an Elder to a Hero, or with NO_HERO to none; its ability helps only that Hero (ATE-SHOW-06, ATE-ELDER-05,
    ATE-COOP-33).
    """
    before = t.elder_with[elder]
    if before == hero:
        return
    t.elder_with[elder] = hero
    if before != NO_HERO:
        t.refresh(before)
    if hero != NO_HERO:
        t.refresh(hero)
        tell.stands_by(t, "ATE-COOP-32" if t.terms.together else "ATE-SHOW-06", elder=elder, hero=hero)


def strand(t: Shadowbrook, hero: int) -> None:
    """A Hero has left the Showdown: its Elders and its Militia help no one and are not attacked until the next
    regrouping (ATE-OPEN-32).
    """
    for elder in party_of(t, hero):
        stand_by(t, elder, NO_HERO)
    t.militia_with[hero] = 0


def companions(t: Shadowbrook, hero: int) -> int:
    """How many Elders and Militia counters are assigned to a Hero."""
    return t.militia_with[hero] + len(party_of(t, hero))


def hunting_party(t: Shadowbrook) -> list[int]:
    """All Elders of the Hunting Party."""
    return [elder for elder in range(len(t.elders)) if t.elders[elder] == IN_PARTY]


def stray_elders(t: Shadowbrook) -> list[int]:
    """Elders of the Hunting Party that stand by no one."""
    return party_of(t, NO_HERO)


def stray_militia(t: Shadowbrook) -> int:
    """Militia counters in the space of the Showdown that are assigned to no one."""
    return max(0, t.militia[t.showdown_space] - sum(t.militia_with))


def elder_of_secret(t: Shadowbrook, hero: int, effect: Effect) -> int:
    """The Elder next to a Hero whose Secret says this effect, or -1:
    a Secret's text speaks of the Elder it lies beneath.
    """
    for elder in party_of(t, hero):
        for place in range(len(t.secrets[elder])):
            card = t.secrets[elder][place]
            if card != FACE_DOWN and t.seen[elder][place] == EVERYONE:
                for trigger in t.box.cards[card].hooks.triggers:
                    if _says(trigger.effect, effect):
                        return elder
    return NO_HERO


def _says(whole: Effect, effect: Effect) -> bool:
    if whole is effect:
        return True
    for part in whole.children():
        if _says(part, effect):
            return True
    return False


@final
class FormParty(Step):
    """Step 2 of a Showdown: invite up to two living Town Elders who have not joined the Villain, or none (ATE-SHOW-05,
    ATE-ELDER-12, ATE-OPEN-45).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "invited")

    def __init__(self, hero: int, invited: list[int]) -> None:
        super().__init__()
        #: The Hero that began the Showdown, and the Elders invited so far.
        self.hero = hero
        self.invited = invited

    def copy(self) -> FormParty:
        """An independent copy."""
        other = FormParty(self.hero, self.invited[:])
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """One Elder at a time; the last word is the decider's (ATE-COOP-30, ATE-COOP-31)."""
        options: list[Option] = []
        if len(self.invited) < MOST_ELDERS and t.modifier(S_NO_ELDERS, self.hero) <= 0:
            for elder in range(len(t.elders)):
                if t.elders[elder] == IN_TOWN or (t.elders[elder] == ABROAD and t.rulings.hunting_elders_come):
                    options.append(t.box.options.elder_option[elder])
        if not options:
            self.done(t)
            return
        options.append(t.box.options.passing)
        self.ask(t, decider(t, self.hero), "one", "ask-invite", "ATE-SHOW-05", options, "answered")

    def answered(self, t: Shadowbrook) -> None:
        """Invited, or the party is complete."""
        if t.chosen is t.box.options.passing:
            self.done(t)
            return
        elder = t.chosen.code
        self.invited.append(elder)
        t.elders[elder] = IN_PARTY
        t.elder_at[elder] = NOTHING
        tell.invited(t, "ATE-SHOW-05", hero=decider(t, self.hero), elder=elder)
        self.begin(t)


@final
class AssignParty(Step):
    """Assign each Elder of the party and each Militia counter to one Hero, one each as long as there are Heroes; a lone
    Hero has several (ATE-SHOW-06, ATE-COOP-32, ATE-COOP-34, ATE-OPEN-32).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "fighters", "elders")

    def __init__(self, hero: int, fighters: list[int], elders: list[int]) -> None:
        super().__init__()
        #: The Hero that began the Showdown, and all who fight in it.
        self.hero = hero
        self.fighters = fighters
        #: The Elders still to be assigned.
        self.elders = elders

    def copy(self) -> AssignParty:
        """An independent copy."""
        other = AssignParty(self.hero, self.fighters[:], self.elders[:])
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Everyone steps forward."""
        for hero in range(t.seats):
            strand(t, hero)
        if len(self.fighters) == 1 and not t.rulings.lone_hero_has_one:
            lone_hero_musters(t, self.fighters[0])
            self.done(t)
            return
        self.next_elder(t)

    def free(self, t: Shadowbrook) -> list[int]:
        """The Heroes with neither Elder nor Militia."""
        return [hero for hero in self.fighters if companions(t, hero) == 0]

    def next_elder(self, t: Shadowbrook) -> None:
        """No Elder serves two Heroes, and no Hero has two Elders (ATE-COOP-32)."""
        free = self.free(t)
        if not self.elders or not free:
            self.next_militia(t)
        elif len(free) == 1:
            stand_by(t, self.elders.pop(0), free[0])
            self.next_elder(t)
        else:
            options = [t.box.options.assign[self.elders[0]][hero] for hero in free]
            self.ask(t, decider(t, self.hero), "one", "ask-assign", "ATE-COOP-32", options, "elder_assigned")

    def elder_assigned(self, t: Shadowbrook) -> None:
        """This Elder stands by this Hero."""
        stand_by(t, self.elders.pop(0), t.chosen.code % MOST_HEROES)
        self.next_elder(t)

    def next_militia(self, t: Shadowbrook) -> None:
        """A counter goes to a Hero without an Elder; more counters than such Heroes help no one (ATE-COOP-34,
        ATE-OPEN-32).
        """
        free = self.free(t)
        if not free or stray_militia(t) == 0:
            self.done(t)
        elif len(free) <= stray_militia(t):
            for hero in free:
                take_militia(t, hero)
            self.done(t)
        else:
            options = [t.box.options.assign_militia[hero] for hero in free]
            self.ask(t, decider(t, self.hero), "one", "ask-assign-militia", "ATE-COOP-34", options, "militia_assigned")

    def militia_assigned(self, t: Shadowbrook) -> None:
        """One counter stands by this Hero."""
        take_militia(t, t.chosen.code)
        self.next_militia(t)


def take_militia(t: Shadowbrook, hero: int) -> None:
    """A Militia counter stands by a Hero; it is never attacked separately (ATE-COOP-34, ATE-COOP-39)."""
    t.militia_with[hero] += 1
    tell.militia_stands_by(t, "ATE-COOP-34", hero=hero)


def lone_hero_musters(t: Shadowbrook, hero: int) -> None:
    """A Hero that fights alone has every Elder that is left standing, and without one, or by the ruling in any case,
    all the Militia there (ATE-COOP-34, ATE-OPEN-32).
    """
    for elder in stray_elders(t):
        stand_by(t, elder, hero)
    alone = t.rulings.lone_hero_has_all or not party_of(t, hero)
    t.militia_with[hero] = t.militia[t.showdown_space] if alone else 0


@final
class Regroup(Step):
    """Before a Fight Round each Hero in turn may send Elders home, except in the first, and in a group trade and change
    who stands by whom (ATE-SHOW-29, ATE-SHOW-30, ATE-COOP-40). It lies between the rounds (ATE-COOP-41).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "fighters", "later", "place", "traded", "moved", "changed")

    def __init__(self, hero: int, fighters: list[int], later: bool) -> None:
        super().__init__()
        self.hero = hero
        self.fighters = fighters
        #: Whether it is not the first Fight Round.
        self.later = later
        self.place = 0
        #: With whom the Hero whose say it is has traded, and what it has handed on: each once, so that regrouping comes
        #: to an end.
        self.traded: list[int] = []
        self.moved: list[int] = []
        #: Whether anything has changed hands or places, which is the result.
        self.changed = 0

    def copy(self) -> Regroup:
        """An independent copy."""
        other = Regroup(self.hero, self.fighters[:], self.later)
        other.stage = self.stage
        other.place = self.place
        other.traded = self.traded[:]
        other.moved = self.moved[:]
        other.changed = self.changed
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A Hero left alone has everyone; when Heroes have come to help a lone one, all are assigned anew
        (ATE-OPEN-32).
        """
        if t.terms.together:
            if len(self.fighters) == 1:
                if not t.rulings.lone_hero_has_one:
                    lone_hero_musters(t, self.fighters[0])
            elif any(companions(t, hero) > 1 for hero in self.fighters):
                self.call(t, AssignParty(self.hero, self.fighters[:], hunting_party(t)), "next_hero")
                return
        self.next_hero(t)

    def next_hero(self, t: Shadowbrook) -> None:
        """Each in turn, until it passes."""
        while self.place < len(self.fighters):
            hero = self.fighters[self.place]
            options = self.choices(t, hero)
            if options:
                options.append(t.box.options.passing)
                ask, rule = ("ask-regroup", "ATE-COOP-40") if t.terms.together else ("ask-send-home", "ATE-SHOW-29")
                self.ask(t, hero, "pass", ask, rule, options, "answered")
                return
            self.next_place()
        self.done(t, self.changed)

    def next_place(self) -> None:
        """The next Hero's say."""
        self.place += 1
        self.traded = []
        self.moved = []

    def choices(self, t: Shadowbrook, hero: int) -> list[Option]:
        """Send an Elder home; trade; hand on an Elder or the Militia; take one that no one has."""
        o = t.box.options
        found: list[Option] = []
        party = party_of(t, hero)
        if self.later:
            found += [o.dismiss[elder] for elder in party]
        if len(self.fighters) == 1 and not (t.terms.together and t.rulings.lone_hero_has_one):
            return found
        others = [other for other in self.fighters if other != hero]
        for other in others:
            if other not in self.traded and (t.items[hero] or t.items[other]):
                found.append(o.trade[other])
        for elder in party:
            if elder not in self.moved:
                found += [o.assign[elder][other] for other in others]
        for elder in stray_elders(t):
            if elder not in self.moved:
                found.append(o.assign[elder][hero])
        if MILITIA not in self.moved:
            if t.militia_with[hero]:
                found += [o.assign_militia[other] for other in others if t.militia_with[other] == 0]
            elif stray_militia(t) and not party:
                found.append(o.assign_militia[hero])
        return found

    def answered(self, t: Shadowbrook) -> None:
        """Carry it out, and ask on."""
        hero = self.fighters[self.place]
        chosen = t.chosen
        self.stage = "next_hero"
        if chosen.verb != "dismiss" and chosen is not t.box.options.passing:
            self.changed = 1
        if chosen.verb == "dismiss":
            go_home(t, chosen.code, "ATE-SHOW-29")
            if t.terms.together and len(self.fighters) == 1 and not t.rulings.lone_hero_has_one:
                lone_hero_musters(t, hero)
        elif chosen.verb == "trade":
            self.traded.append(chosen.code)
            self.call(t, Trade(hero, chosen.code), "next_hero")
        elif chosen.verb == "assign":
            self.moved.append(chosen.code // MOST_HEROES)
            change_places(t, t.elder_with[chosen.code // MOST_HEROES], chosen.code % MOST_HEROES)
            stand_by(t, chosen.code // MOST_HEROES, chosen.code % MOST_HEROES)
        elif chosen.verb == "militia":
            self.moved.append(MILITIA)
            if chosen.code != hero:
                t.militia_with[hero] -= 1
                change_places(t, hero, chosen.code)
            take_militia(t, chosen.code)
        else:
            self.next_place()


def change_places(t: Shadowbrook, giver: int, taker: int) -> None:
    """The companion of the Hero that is given another goes to the giver in exchange, or is left standing: one each
    (ATE-COOP-32, ATE-COOP-34).
    """
    for elder in party_of(t, taker):
        stand_by(t, elder, giver)
    if t.militia_with[taker]:
        if giver != NO_HERO:
            t.militia_with[giver] += t.militia_with[taker]
        t.militia_with[taker] = 0
