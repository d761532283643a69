"""What the messages of decisions, options and events speak of: numbers turned into the names of things."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.core.game import Facts
from duskbox.core.sayings import Saying
from duskbox.core.table import Event, Step
from duskbox.games.touch_of_evil.accusations import Accusations, accuse_price
from duskbox.games.touch_of_evil.actions import Actions, heal_price, item_price, lair_price, look_price
from duskbox.games.touch_of_evil.board import ROAD
from duskbox.games.touch_of_evil.cooperative import ShareWounds
from duskbox.games.touch_of_evil.draws import CarryLimit, DrawEvents
from duskbox.games.touch_of_evil.effects.word import Do
from duskbox.games.touch_of_evil.elders import ElderWounds, KillElder, LookAtSecrets
from duskbox.games.touch_of_evil.encounter import CornerCard
from duskbox.games.touch_of_evil.fight import FightRound
from duskbox.games.touch_of_evil.minion_ways import Hunt, MoveMinions
from duskbox.games.touch_of_evil.minions import SpaceFight
from duskbox.games.touch_of_evil.movement import Movement
from duskbox.games.touch_of_evil.party import MOST_ELDERS, AssignParty, FormParty
from duskbox.games.touch_of_evil.rolls import Roll
from duskbox.games.touch_of_evil.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.showdown import Showdown, showdown_price
from duskbox.games.touch_of_evil.showdown_chart import ShowdownChart
from duskbox.games.touch_of_evil.trade import Trade
from duskbox.games.touch_of_evil.views import foe_name, in_play_name
from duskbox.games.touch_of_evil.vocabulary import (
    DECKS,
    NOBODY,
    NOTHING,
    ROLLS,
    SKILLS,
    W_CARD,
    W_KO,
    W_ROLL,
    W_WOUNDS,
)
from duskbox.games.touch_of_evil.werewolf import WerewolfCurse
from duskbox.games.touch_of_evil.windows import InPlay, Window
from duskbox.games.touch_of_evil.wounds import KnockOut, LoseThings, TakeWounds

#: By event what its numbers are, in order. A kind named twice gets a 2 the second time; what is not the kind of a thing stays a number.
EVENTS: Final = {
    "gained": "hero n total",
    "paid": "hero n total",
    "healed": "hero n total",
    "wounded": "hero n total",
    "trained": "hero skill n",
    "deck-empty": "deck",
    "reshuffled": "deck",
    "darker": "n",
    "brighter": "n",
    "event-played": "hero card",
    "used": "hero trigger",
    "triggered": "trigger hero",
    "discarded": "hero card",
    "remains": "card",
    "cancelled": "kind card",
    "rolled": "hero purpose dice target",
    "rerolled": "hero old n dice",
    "dice-added": "hero n dice",
    "die-set": "hero old n dice",
    "ones-hit": "hero n dice",
    "test": "hero first second target",
    "test-passed": "hero n",
    "test-failed": "hero n",
    "untrained": "hero skill n",
    "lasts": "hero what n span",
    "wounds-coming": "hero n",
    "wounds-ignored": "hero n total",
    "militia": "space n total",
    "militia-leaves": "space n",
    "militia-falls": "hero space",
    "ko": "hero",
    "ko-loss": "hero n",
    "cursed": "hero",
    "curse-lifted": "hero",
    "fight": "hero minion",
    "escaped": "hero space",
    "fight-round": "hero n",
    "minion-hurt": "minion n",
    "minion-defeated": "hero minion",
    "attacked": "hero foe",
    "secret-added": "elder",
    "turned-evil": "elder",
    "evil-elder-killed": "elder",
    "elder-home": "elder",
    "secret-revealed": "elder card",
    "looked": "hero elder",
    "secret-seen": "hero elder card",
    "random-elder": "elder n",
    "on-the-hunt": "elder space",
    "elder-joins": "elder hero",
    "elder-wounds-coming": "elder n",
    "elder-wounds-ignored": "elder n total",
    "elder-hurt": "elder n",
    "elder-healed": "elder",
    "elder-in-danger": "elder",
    "elder-saved": "elder",
    "elder-died": "elder",
    "event-drawn": "hero",
    "event-seen": "hero card",
    "mystery": "hero card",
    "lair-gained": "hero",
    "lair-seen": "hero card",
    "card-gained": "hero card",
    "taken-back": "hero card",
    "handed-over": "hero hero card",
    "traded": "hero hero card",
    "trade-declined": "hero hero",
    "random-location": "card space",
    "chart": "hero n row",
    "no-counter": "minion",
    "minion-placed": "minion space",
    "round-removed": "minion space",
    "pushed-out": "minion",
    "pushed": "minion space",
    "minion-moved": "minion space",
    "minion-removed": "minion space",
    "moved": "hero space",
    "lingers": "hero space",
    "encounters": "hero space",
    "corner-card": "hero card",
    "service": "hero service",
    "villain": "villain",
    "hero": "seat sheet",
    "first-player": "hero",
    "round": "n hero",
    "skipped": "hero",
    "turn": "hero",
    "round-counter": "hero minion",
    "transforms": "hero n total",
    "werewolf": "hero",
    "wolf-attacks": "hero hero",
    "table-row": "n",
    "clues": "space n",
    "mystery-phase": "n",
    "revived": "hero",
    "villain-healed": "n total",
    "villain-grows": "n total",
    "lair-revealed": "hero card space",
    "lair-cancelled": "hero card",
    "showdown": "hero card space",
    "showdown-called-off": "hero",
    "joined": "hero space",
    "invited": "hero elder",
    "stands-by": "elder hero",
    "militia-stands-by": "hero",
    "accused": "hero elder",
    "wrongly-accused": "hero elder",
    "showdown-round": "n",
    "showdown-chart": "hero n",
    "by-lot": "hero",
    "chase": "card space",
    "fight-with": "skill",
    "showdown-cancelled": "hero",
    "exchange": "hero",
    "villain-hurt": "hero n hurt total",
    "shielded": "elder",
    "villain-defeated": "hero",
    "showdown-over": "hero n",
    "game-over": "",
}


def thing(t: Shadowbrook, kind: str, number: int) -> str | int:
    """A number of a kind as a fact: the message that names it, or the number itself."""
    box = t.box
    if kind == "hero":
        return "@nobody" if number == NOBODY else hero_name(t, number)
    if kind == "sheet":
        return f"@hero-{box.heroes[number].name}"
    if kind == "seat":
        return number + 1
    if kind == "card":
        return "@nothing" if number == NOTHING else f"@card-{box.cards[number].name}"
    if kind == "elder":
        return f"@elder-{box.elders[number].name}"
    if kind == "minion":
        return f"@minion-{box.minions[number].name}"
    if kind == "villain":
        return f"@villain-{box.villains[number].name}"
    if kind == "foe":
        return foe_name(t, number)
    if kind == "deck":
        return f"@deck-{DECKS[number]}"
    if kind == "skill":
        return "@nothing" if number < 0 else f"@skill-{SKILLS[number]}"
    if kind == "roll":
        return f"@roll-{ROLLS[number]}"
    if kind == "dice":
        return " ".join(str(number)) if number else "–"
    if kind == "service":
        return f"@service-{box.services[number].name}"
    if kind == "trigger":
        return trigger_name(t, number)
    if kind == "row":
        return row_name(t, number)
    return number


def hero_name(t: Shadowbrook, hero: int) -> str:
    """The message that names the Hero of a seat."""
    return f"@hero-{t.box.heroes[t.heroes[hero]].name}" if t.heroes[hero] >= 0 else "@nobody"


def space_name(t: Shadowbrook, space: int) -> str:
    """The message that names a space; all roads share one, which speaks of the fact `number`."""
    if space < 0:
        return "@nothing"
    return "@space-road" if t.box.board.kinds[space] == ROAD else f"@space-{t.box.board.names[space]}"


def _add_space(t: Shadowbrook, told: Facts, space: int) -> None:
    told["space"] = space_name(t, space)
    if space >= 0 and t.box.board.kinds[space] == ROAD:
        told["number"] = int(t.box.board.names[space].removeprefix("road-"))


def trigger_name(t: Shadowbrook, trigger: int) -> str:
    """The message that names the thing an ability stands on."""
    name = t.box.trigger_of[trigger]
    for hero in t.box.heroes:
        if hero.name == name:
            return f"@hero-{name}-ability"
    for villain in t.box.villains:
        if villain.name == name:
            return f"@villain-{name}-ability"
    for elder in t.box.elders:
        if elder.name == name:
            return f"@elder-{name}"
    for minion in t.box.minions:
        if minion.name == name:
            return f"@minion-{name}"
    return f"@card-{name}"


def row_name(t: Shadowbrook, row: int) -> str:
    """The message that names a row of the Minion Chart in use."""
    villain = t.box.villains[t.villain]
    found = (villain.advanced_chart if t.terms.charts else villain.chart)[row]
    return f"@minion-{found.minion}" if found.minion else f"@chart-{found.name}"


def event_facts(t: Shadowbrook, event: Event) -> Facts:
    """What an event speaks of."""
    told: Facts = {}
    kinds = EVENTS.get(event.name, "").split()
    for place, kind in enumerate(kinds):
        name = kind if kind not in told else f"{kind}2"
        if event.name == "cancelled":
            told["card"] = in_play_name(t, event.numbers[0], event.numbers[1])
            break
        if kind == "space":
            _add_space(t, told, event.numbers[place])
        else:
            told[name] = thing(t, kind, event.numbers[place])
    return told


#: By verb what an option's code is.
OPTIONS: Final = {
    "play": "card",
    "keep": "card",
    "discard": "card",
    "lose": "card",
    "buy": "card",
    "give": "card",
    "take": "card",
    "cancel": "card",
    "move": "space",
    "escape": "space",
    "space": "space",
    "look": "elder",
    "elder": "elder",
    "accuse": "elder",
    "dismiss": "elder",
    "hero": "hero",
    "trade": "hero",
    "act": "hero",
    "hand-over": "hero",
    "militia": "hero",
    "showdown": "hero",
    "service": "service",
    "skill": "skill",
    "die": "n",
    "amount": "n",
    "use": "trigger",
    "resolve": "trigger",
}


def option_facts(t: Shadowbrook, option: Option) -> Facts:
    """What an option speaks of."""
    verb = option.verb
    told: Facts = {}
    decision = t.decision
    seat = decision.seat if decision is not None else 0
    if verb == "resolve" and option.args[0] in ("hunt", "curse"):
        told["trigger"] = f"@resolve-{option.args[0]}"
        if option.args[0] == "curse":
            told["hero"] = hero_name(t, option.code)
    elif verb == "assign":
        told["elder"] = f"@elder-{option.args[0]}"
        told["hero"] = hero_name(t, int(option.args[1]))
    elif verb == "order":
        told["what"] = f"@order-{option.args[0]}"
        told["window"] = f"@window-{option.args[1]}" if len(option.args) > 1 else "@nothing"
    elif verb == "collect":
        told["skill"] = f"@skill-{option.args[0]}" if option.args else "@nothing"
        told["tested"] = "yes" if option.args else "no"
        told["n"] = t.clues[t.at[seat]]
    elif verb == "way":
        told["n"] = option.code + 1
        told["what"] = _way(t, option.code)
    elif verb == "lose-investigation":
        told["n"] = t.investigation[seat]
    else:
        kind = OPTIONS.get(verb)
        if kind == "space":
            _add_space(t, told, option.code)
        elif kind is not None and option.code >= 0:
            told[kind] = thing(t, kind, option.code)
        elif kind is not None:
            told[kind] = f"@card-{option.args[0]}"
    _add_price(t, option, seat, told)
    return told


def _way(t: Shadowbrook, place: int) -> Saying | str:
    """What one of several ways of an effect would do."""
    step = t.stack[-1] if t.stack else None
    if isinstance(step, Do):
        parts = t.box.words[step.word].words()
        if place < len(parts):
            return parts[place].say()
    return "@nothing"


def _add_price(t: Shadowbrook, option: Option, seat: int, told: Facts) -> None:
    verb = option.verb
    if verb == "heal":
        told["price"] = heal_price(t, seat)
    elif verb == "look":
        told["price"] = look_price(t, seat)
    elif verb == "buy-lair":
        told["price"] = lair_price(t, seat)
    elif verb == "buy" and option.code >= 0:
        told["price"] = item_price(t, seat, option.code)
    elif verb == "service":
        told["price"] = t.box.services[option.code].price
    elif verb == "showdown" and t.lairs[option.code] != NOTHING:
        told["card"] = f"@card-{t.box.cards[t.lairs[option.code]].name}"
        told["price"] = showdown_price(t, seat, t.lairs[option.code])
    elif verb == "escape" or verb == "move":
        told["steps"] = t.box.board.apart(t.at[seat], option.code)


def ask_facts(t: Shadowbrook) -> Facts:
    """What the present question speaks of: who is asked, and what it is about."""
    decision = t.decision
    if decision is None:
        return {}
    told: Facts = {"hero": hero_name(t, decision.seat), "seat": decision.seat + 1}
    step = t.stack[-1]
    if isinstance(step, FightRound) and decision.ask == "ask-aim":
        told["elder"] = f"@elder-{t.box.elders[step.asked_about(t)].name}"
    elif isinstance(step, Do) and decision.ask == "ask-aim":
        told["elder"] = thing(t, "elder", step.target)
    elif isinstance(step, ShareWounds):
        told["n"] = step.missing() if decision.ask == "ask-share-wounds" else step.total
        told["total"] = step.total
        told["steps"] = step.steps
    elif isinstance(step, TakeWounds | LoseThings):
        told["n"] = step.left
    elif isinstance(step, Actions):
        _add_space(t, told, t.at[step.hero])
        told["n"] = t.investigation[step.hero]
    elif isinstance(step, Window):
        _add_window(t, told, step.window)
    elif isinstance(step, Showdown | ShowdownChart | Accusations | FormParty | AssignParty):
        _add_showdown(t, told, step)
    else:
        _add_stakes(t, told, step)
    if decision.ask == "ask-fight-on":
        told["foe"] = foe_name(t, t.foe)
    return told


def _add_window(t: Shadowbrook, told: Facts, window: int) -> None:
    """What may still be changed: whose turn it is, the card or the dice on the table, the foe, or whoever is in danger."""
    told["turn"] = thing(t, "hero", t.turn)
    if t.foe != NO_FOE:
        told["foe"] = foe_name(t, t.foe)
        told["fighter"] = thing(t, "hero", t.fighter)
    for step in reversed(t.stack):
        if isinstance(step, InPlay) and window == W_CARD:
            told["card"] = in_play_name(t, step.kind, step.card)
        elif isinstance(step, CornerCard | Showdown) and window == W_CARD:
            told["card"] = thing(t, "card", step.card)
        elif isinstance(step, Roll) and window == W_ROLL:
            told["dice"] = " ".join(str(die) for die in step.dice)
        elif isinstance(step, TakeWounds | ElderWounds) and window == W_WOUNDS:
            told["n"] = step.left
            told["victim"] = hero_name(t, step.hero) if isinstance(step, TakeWounds) else thing(t, "elder", step.elder)
        elif isinstance(step, KnockOut | KillElder) and window == W_KO:
            told["victim"] = hero_name(t, step.hero) if isinstance(step, KnockOut) else thing(t, "elder", step.elder)
        else:
            continue
        return


def _add_showdown(
    t: Shadowbrook, told: Facts, step: Showdown | ShowdownChart | Accusations | FormParty | AssignParty
) -> None:
    """The Lair and its price for whoever is asked, the price of an accusation, who may still be invited, who is to be assigned."""
    assert t.decision is not None
    seat = t.decision.seat
    if isinstance(step, Accusations):
        told["price"] = accuse_price(t, seat)
    elif isinstance(step, FormParty):
        told["n"] = MOST_ELDERS - len(step.invited)
    elif isinstance(step, AssignParty):
        told["elder"] = thing(t, "elder", step.elders[0]) if step.elders else "@nobody"
    else:
        if isinstance(step, ShowdownChart):
            told["n"] = step.left
        if step.card != NOTHING:
            told["card"] = thing(t, "card", step.card)
            told["price"] = showdown_price(t, seat, step.card)
            _add_space(t, told, t.box.lair_space[step.card])


def _add_stakes(t: Shadowbrook, told: Facts, step: Step) -> None:
    """What other questions are about: steps to go, cards to keep or to part with, the Minion that is fought, the Elder who is looked at."""
    if isinstance(step, Movement):
        told["n"] = step.steps
    elif isinstance(step, DrawEvents):
        told["n"] = step.left
    elif isinstance(step, CarryLimit):
        told["card"] = thing(t, "card", step.card)
    elif isinstance(step, SpaceFight):
        told["minion"] = thing(t, "minion", t.minions[step.space])
        _add_space(t, told, step.space)
    elif isinstance(step, MoveMinions | Hunt):
        minion = t.minions[step.space]
        told["foe"] = thing(t, "minion", t.rounds[step.space] if minion == NOTHING else minion)
        _add_space(t, told, step.space)
    elif isinstance(step, WerewolfCurse):
        told["foe"] = hero_name(t, step.hero)
        _add_space(t, told, t.at[step.hero])
    elif isinstance(step, LookAtSecrets):
        told["elder"] = thing(t, "elder", step.elder)
    elif isinstance(step, Trade):
        told["other"] = hero_name(t, step.partner if told["seat"] == step.hero + 1 else step.hero)
        told["given"] = _cards(t, step.given)
        told["taken"] = _cards(t, step.taken)


def _cards(t: Shadowbrook, cards: list[int]) -> str:
    return "+".join(f"@card-{t.box.cards[card].name}" for card in cards) or "@nothing"
