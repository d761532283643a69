"""What is answered outside one's own plans, by rule of thumb: in fights and Showdowns, and where a card asks."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.bot import duel
from duskbox.games.touch_of_evil.bot.card_values import KEEP, WAYS, WORST
from duskbox.games.touch_of_evil.bot.flight import leaves
from duskbox.games.touch_of_evil.bot.plan import Plan
from duskbox.games.touch_of_evil.bot.strength import dice_of
from duskbox.games.touch_of_evil.bot.windows import card_on_top, is_burdened
from duskbox.games.touch_of_evil.rules.rolls import current_roll
from duskbox.games.touch_of_evil.rules.showdown.showdown import showdown_price
from duskbox.games.touch_of_evil.rules.vocabulary import (
    EVENT,
    IN_PARTY,
    MOST_HEROES,
    MYSTERY,
    NOTHING,
    R_ENEMY,
)

#: Health kept back when Wounds are shared to hold the marker.
SPARE: Final = 2


def of_verb(options: list[Option], verb: str) -> list[Option]:
    """Those options that begin with a verb."""
    return [option for option in options if option.verb == verb]


def first_of(options: list[Option], verb: str) -> Option:
    """The first option that begins with a verb, or simply the first."""
    for option in options:
        if option.verb == verb:
            return option
    return options[0]


def answer(plan: Plan, ask: str, options: list[Option]) -> Option:
    """By the question, and where that does not matter by what is offered."""
    if ask == "ask-fight-on":
        return _fight_on(plan, options)
    if ask == "ask-heal-between-rounds":
        return _heal(plan, options)
    if ask == "ask-invite":
        return _invite(plan, options)
    if ask == "ask-accuse":
        return _accuse(plan, options)
    if ask == "ask-join":
        return first_of(options, "yes")
    if ask == "ask-regroup" or ask == "ask-send-home":
        # The death of an Elder would be the end.
        return first_of(options, "dismiss" if plan.t.marker <= 2 and of_verb(options, "dismiss") else "pass")
    if ask == "ask-trade":
        return first_of(options, "withdraw")
    if ask == "ask-trade-now":
        return options[-1]
    if ask == "ask-keep-event" or ask == "ask-discard-event":
        return _event(plan, ask == "ask-keep-event", options)
    if ask == "ask-keep-lair":
        return _lair(plan, options) if plan.style.seasoned else options[0]
    if ask == "ask-assign" or ask == "ask-assign-militia":
        return _assign(plan, options)
    for option in options:
        verb = option.verb
        if verb == "amount":
            return _amount(plan, ask, of_verb(options, verb))
        if verb == "way":
            return _way(plan, of_verb(options, verb))
        if verb == "die":
            return _die(plan, of_verb(options, verb))
        if verb == "lose-investigation" or verb == "lose" or verb == "discard":
            # What can be found again goes first.
            found = of_verb(options, "lose-investigation")
            return found[0] if found else _card(plan, options, verb, -1.0)
        if verb == "take" or verb == "buy" or verb == "keep":
            return _card(plan, options, verb, 1.0)
        if verb == "hand-over" or verb == "militia-takes-it":
            return option
        if verb == "hero":
            return _hero(plan, ask, of_verb(options, verb))
        if verb == "elder" or verb == "look":
            return _elder(plan, ask, of_verb(options, verb))
        if verb == "cancel":
            return _cancelled(plan, of_verb(options, verb))
        if verb == "skill":
            return _skill(plan, of_verb(options, verb))
        if verb == "space" or verb == "move":
            return _space(plan, ask, options)
        if verb == "yes":
            return option
    return options[int(plan.noise(0) * len(options))]


# Fights and Showdowns


def _fight_on(plan: Plan, options: list[Option]) -> Option:
    """Fight on, or escape to the first space."""
    escape = first_of(options, "escape")
    return escape if escape.verb == "escape" and leaves(plan) else first_of(options, "fight-on")


def _heal(plan: Plan, options: list[Option]) -> Option:
    """Wounds that may be the last ones are healed; what is left of the purse is for the Elders."""
    heal = of_verb(options, "heal")
    return heal[0] if heal and plan.health <= 3 else options[-1]


def _invite(plan: Plan, options: list[Option]) -> Option:
    """Known good Elders first; unknown ones at a risk that is worth it; no known bad ones."""
    t = plan.t
    best = first_of(options, "pass")
    if t.marker <= 2 * t.elders.count(IN_PARTY) + 2:
        return best
    rank = 100
    if plan.style.reckons:
        return _invite_if_it_helps(plan, options, best)
    for option in options:
        if option.verb == "elder" and not plan.known_bad(option.code):
            place = plan.lore.elder_rank[option.code] + (0 if plan.known_good(option.code) else 10)
            if place < rank:
                best, rank = option, place
    return best


def _invite_if_it_helps(plan: Plan, options: list[Option], enough: Option) -> Option:
    """The Elder with whom the chance is best, if it is better than without."""
    known: list[int] = []
    unknown: list[int] = []
    for elder in range(len(plan.t.elders)):
        if plan.t.elders[elder] == IN_PARTY:
            if plan.all_good(elder):
                known.append(elder)
            else:
                unknown.append(elder)
    best = enough
    most = plan.reckon(known, unknown) + plan.style.invite
    for good in (True, False):
        for elder in plan.friends(good):
            hope = plan.reckon([*known, elder], unknown) if good else plan.reckon(known, [*unknown, elder])
            if hope > most:
                for option in options:
                    if option.verb == "elder" and option.code == elder:
                        best, most = option, hope
    return best


def _assign(plan: Plan, options: list[Option]) -> Option:
    """The hardest hitter is helped first."""
    best = options[0]
    most = -1.0
    for option in options:
        dice = dice_of(plan.t, plan.lore, option.code % MOST_HEROES, True)
        if dice > most:
            best, most = option, dice
    return best


def _accuse(plan: Plan, options: list[Option]) -> Option:
    """Only whom we know to be evil."""
    secrets = plan.t.secrets
    for option in options:
        if option.verb == "accuse":
            for place in range(len(secrets[option.code])):
                if plan.knows(option.code, place) and plan.lore.evil[secrets[option.code][place]]:
                    return option
    return first_of(options, "pass")


def _amount(plan: Plan, ask: str, options: list[Option]) -> Option:
    """A few dice at an Evil Elder; Wounds shared to keep the dark away, as far as they can be spared."""
    most = len(options) - 1
    if ask == "ask-aim":
        return options[min(3, most // 2)]
    if ask != "ask-share-wounds":
        return options[0]
    kept = 1 if plan.t.marker <= 2 else SPARE
    return options[max(0, min(most, plan.health - kept))]


# What cards ask


def _way(plan: Plan, options: list[Option]) -> Option:
    t = plan.t
    shown = card_on_top(t)
    name = ""
    if shown is None:
        name = t.box.board.names[t.at[plan.seat]]
    elif shown.kind == EVENT or shown.kind == MYSTERY:
        name = t.box.cards[shown.card].name
    ways = WAYS.get(name, ())
    if name == "cockcrow" and is_burdened(t):
        ways = (0, 1)
    if plan.style.seasoned:
        ways = duel.WAYS.get(name, ways)
        if name == "light-fingers" and t.investigation[1 - plan.seat] > 2:
            # There is something to be stolen.
            return options[0]
    for code in ways:
        for option in options:
            if option.code == code:
                return option
    return options[0]


def _space(plan: Plan, ask: str, options: list[Option]) -> Option:
    """A Minion is put where no one is near; else the Lair if we know one, where we are, a rich corner, or anywhere."""
    t = plan.t
    board = t.box.board
    if ask == "ask-minion-where":
        far = [option for option in options if all(board.apart(at, option.code) > 1 for at in t.at)]
        for option in far:
            if option.args[0].startswith("road-"):
                return option
        return far[0] if far else options[0]
    here = t.at[plan.seat]
    wanted = [t.box.lair_space[t.lairs[hero]] for hero in plan.side if t.lairs[hero] != NOTHING]
    wanted.append(here)
    for space in wanted + plan.lore.rich:
        if space == here and (ask == "ask-move-to" or ask == "ask-walk"):
            continue
        for option in options:
            if option.args and option.code == space:
                return option
    return options[int(plan.noise(0) * len(options))]


def _die(plan: Plan, options: list[Option]) -> Option:
    """The worst of our own dice, the best of an enemy's."""
    roll = current_roll(plan.t)
    theirs = roll is not None and roll.kind == R_ENEMY
    best = options[0]
    for option in options:
        if option.code > best.code if theirs else option.code < best.code:
            best = option
    return best


def _event(plan: Plan, keep: bool, options: list[Option]) -> Option:
    """Keep the best Event, discard the worst."""
    kept = duel.KEEP if plan.style.seasoned else KEEP
    best = options[0]
    found = -1
    for option in options:
        name = option.args[0] if option.args else ""
        rank = kept.index(name) if name in kept else len(kept)
        if found < 0 or (rank < found if keep else rank > found):
            best, found = option, rank
    return best


def _lair(plan: Plan, options: list[Option]) -> Option:
    """The Lair where our chance is best; where it is as good the nearer and cheaper one."""
    t = plan.t
    best = options[0]
    most = -1000.0
    for option in options:
        price = showdown_price(t, plan.seat, option.code)
        value = plan.chance_at(option.code, price) - 0.01 * price
        value -= 0.005 * t.box.board.apart(t.at[plan.seat], t.box.lair_space[option.code])
        if value > most:
            best, most = option, value
    return best


def _card(plan: Plan, options: list[Option], verb: str, sign: float) -> Option:
    """Take the card that is worth most, part with the one that is worth least."""
    best = first_of(options, verb)
    most = -1000.0
    for option in options:
        if option.verb == verb:
            worth = sign * (plan.lore.worth[option.code] if option.code >= 0 else 1.0)
            if worth > most:
                best, most = option, worth
    return best


def _cancelled(plan: Plan, options: list[Option]) -> Option:
    """Of the Mysteries that lie open the worst."""
    worst = duel.REMAINING if plan.style.seasoned else WORST
    best = options[0]
    found = len(worst)
    for option in options:
        name = option.args[0]
        rank = worst.index(name) if name in worst else len(worst)
        if rank < found:
            best, found = option, rank
    return best


def _skill(plan: Plan, options: list[Option]) -> Option:
    best = options[0]
    for option in options:
        if plan.t.skill(plan.seat, option.code) > plan.t.skill(plan.seat, best.code):
            best = option
    return best


def _hero(plan: Plan, ask: str, options: list[Option]) -> Option:
    """The richest rival, or the most wounded of us; a foe is sent to the strongest."""
    t = plan.t
    ours = [option for option in options if option.code in plan.side]
    theirs = [option for option in options if option.code not in plan.side]
    if ask == "ask-nearest-hero" and not theirs:
        # A foe is sent to the Hero of ours that can take most.
        best = ours[0]
        for option in ours:
            if t.wounds_left(option.code) > t.wounds_left(best.code):
                best = option
        return best
    if theirs and (
        ask == "ask-nearest-hero" or ask == "ask-steal" or not ours or (ask == "ask-hero-tied" and plan.style.seasoned)
    ):
        best = theirs[0]
        for option in theirs:
            if t.investigation[option.code] > t.investigation[best.code]:
                best = option
        return best
    best = ours[0]
    for option in ours:
        more = t.wounds[option.code] - t.wounds[best.code]
        if more > 0 or (more == 0 and option.code == plan.seat):
            best = option
    return best


def _elder(plan: Plan, ask: str, options: list[Option]) -> Option:
    """To look at: the most useful unknown one.

    To be killed or revealed: a bad one if we know one, else the least useful.
    """
    rank = plan.lore.elder_rank
    if ask == "ask-look":
        unknown = [option for option in options if not plan.known_good(option.code)]
        best = unknown[0] if unknown else options[0]
        for option in unknown or options:
            if rank[option.code] < rank[best.code]:
                best = option
        return best
    bad = [option for option in options if plan.known_bad(option.code)]
    if bad and ask != "ask-reveal-elder":
        return bad[0]
    others = [option for option in options if option not in bad] or options
    best = others[0]
    for option in others:
        if rank[option.code] > rank[best.code]:
            best = option
    return best
