"""What the messages of decisions, options and events speak of: numbers turned into the names of things."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.core.messages import Facts, Message
from duskbox.core.schema import NUMBER, UNTOLD, Kind
from duskbox.core.table import Event, Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.text.clauses import YOU
from duskbox.games.touch_of_evil.effects.text.paragraphs import point, text
from duskbox.games.touch_of_evil.rules.board import ROAD
from duskbox.games.touch_of_evil.rules.cards.draws import CarryLimit, DrawEvents
from duskbox.games.touch_of_evil.rules.cards.windows import CHART, TABLE, InPlay, Window
from duskbox.games.touch_of_evil.rules.elders import ElderWounds, KillElder, LookAtSecrets
from duskbox.games.touch_of_evil.rules.fight.fight import FightRound
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOut, LoseThings, TakeWounds
from duskbox.games.touch_of_evil.rules.minions.minions import SpaceFight
from duskbox.games.touch_of_evil.rules.minions.movement import Hunt, MoveMinions
from duskbox.games.touch_of_evil.rules.mystery.cooperative import ShareWounds
from duskbox.games.touch_of_evil.rules.mystery.werewolf import WerewolfCurse
from duskbox.games.touch_of_evil.rules.rolls import Roll
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.accusations import Accusations, accuse_price
from duskbox.games.touch_of_evil.rules.showdown.chart import ShowdownChart
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import MOST_ELDERS, AssignParty, FormParty
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown, showdown_price
from duskbox.games.touch_of_evil.rules.turn.actions import Actions, item_price, lair_price, look_price, service_price
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.turn.healing import heal_price
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.trade import Trade
from duskbox.games.touch_of_evil.rules.vocabulary import (
    DECKS,
    NO_HERO,
    NOTHING,
    SKILLS,
    TEAM,
    W_CARD,
    W_KO,
    W_ROLL,
    W_WOUNDS,
)
from duskbox.games.touch_of_evil.schema.events import (
    CARD,
    DECK,
    DESTINATION,
    ELDER,
    EVENTS,
    FIRST,
    FOE,
    HERO,
    IN_PLAY,
    MINION,
    ROW,
    SEAT,
    SERVICE,
    SHEET,
    SKILL,
    SPACE,
    TRIGGER,
    VILLAIN,
)
from duskbox.games.touch_of_evil.schema.views import foe_name, in_play_name
from duskbox.games.touch_of_evil.text.tables import showdown_row


def thing(t: Shadowbrook, kind: Kind, number: int) -> str | int:
    """A number of a kind as a fact: the message that names it, or the number itself."""
    box = t.box
    if kind is HERO:
        return "@no-one" if number == NO_HERO else hero_name(t, number)
    if kind is SHEET:
        return f"@hero-{box.heroes[number].name}"
    if kind is CARD:
        return "@nothing" if number == NOTHING else f"@card-{box.cards[number].name}"
    if kind is ELDER:
        return f"@elder-{box.elders[number].name}"
    if kind is MINION:
        return f"@minion-{box.minions[number].name}"
    if kind is VILLAIN:
        return f"@villain-{box.villains[number].name}"
    if kind is FOE:
        return foe_name(t, number)
    if kind is DECK:
        return f"@deck-{DECKS[number]}"
    if kind is SKILL:
        return "@nothing" if number < 0 else f"@skill-{SKILLS[number]}"
    if kind is SERVICE:
        return f"@service-{box.services[number].name}"
    if kind is TRIGGER:
        return trigger_name(t, number)
    if kind is ROW:
        return row_name(t, number)
    return kind.names[number] if kind.names else number


def hero_name(t: Shadowbrook, hero: int) -> str:
    """The message that names the Hero of a seat."""
    return f"@hero-{t.box.heroes[t.heroes[hero]].name}" if t.heroes[hero] >= 0 else "@no-one"


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
            advanced = [each.number for each in villain.advanced.triggers]
            return f"@villain-{name}-{'advanced' if trigger in advanced else 'ability'}"
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
    """What an event speaks of, as its kind is declared."""
    told: Facts = {}
    declared = EVENTS.by_name[event.name]
    for (name, kind), number in zip(declared.fields.items(), event.numbers, strict=True):
        if kind is SPACE or kind is DESTINATION:
            _add_space(t, told, number)
        elif kind is SEAT or kind is FIRST:
            told[kind.also] = t.team_of(number) + 1 if t.terms.mode == TEAM else 0
            told[name] = number + 1 if kind is SEAT else hero_name(t, number)
        elif kind is IN_PLAY:
            told[name] = in_play_name(t, event["sort"], number)
        elif kind is not UNTOLD:
            told[name] = thing(t, kind, number)
    if event.name == "game-over" and t.outcome is not None:
        winners = [hero for hero in range(t.seats) if t.outcome.won(hero)]
        told["winners"] = [hero_name(t, hero) for hero in winners]
        told["n"] = len(winners)
        told["outcome"] = f"@outcome-{t.outcome.name}"
    if declared.listed:
        told[declared.listed] = list(event.listed)
    return told


def told_facts(t: Shadowbrook, event: Event) -> Facts:
    """What an event speaks of, with the forms in which its words take a Skill, a place and the title of an Elder."""
    told = event_facts(t, event)
    for name, kind in EVENTS.by_name[event.name].fields.items():
        if kind is ELDER:
            told[kind.bare] = t.box.elders[event[name]].name
        elif kind is DESTINATION:
            told[kind.bare] = _place(told)
    if event.name == "fight-with":
        told["skill"] = f"@skill-with-{SKILLS[event['skill']]}"
    return told


def _place(told: Facts) -> str:
    """By what languages know where one goes: "to the Church"."""
    return str(told["space"]).removeprefix("@space-")


#: By verb the fact that an option's code is told as, and its kind.
OPTIONS: Final[dict[str, tuple[str, Kind]]] = {
    "play": ("card", CARD),
    "keep": ("card", CARD),
    "discard": ("card", CARD),
    "lose": ("card", CARD),
    "buy": ("card", CARD),
    "give": ("card", CARD),
    "take": ("card", CARD),
    "cancel": ("card", CARD),
    "move": ("space", SPACE),
    "escape": ("space", SPACE),
    "space": ("space", SPACE),
    "look": ("elder", ELDER),
    "elder": ("elder", ELDER),
    "accuse": ("elder", ELDER),
    "dismiss": ("elder", ELDER),
    "hero": ("hero", HERO),
    "trade": ("hero", HERO),
    "act": ("hero", HERO),
    "hand-over": ("hero", HERO),
    "militia": ("hero", HERO),
    "showdown": ("hero", HERO),
    "service": ("service", SERVICE),
    "skill": ("skill", SKILL),
    "die": ("n", NUMBER),
    "amount": ("n", NUMBER),
    "use": ("trigger", TRIGGER),
    "resolve": ("trigger", TRIGGER),
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
        told["skill"] = f"@skill-with-{option.args[0]}" if option.args else "@nothing"
        told["tested"] = "yes" if option.args else "no"
        told["n"] = t.clues[t.at[seat]]
    elif verb == "way":
        told["n"] = option.code + 1
        told["what"] = _way(t, option.code)
    elif verb == "lose-investigation":
        told["n"] = t.investigation[seat]
    else:
        name, kind = OPTIONS.get(verb, ("", UNTOLD))
        if kind is SPACE:
            _add_space(t, told, option.code)
            told["id"] = _place(told)
        elif name and option.code >= 0:
            told[name] = thing(t, kind, option.code)
        elif name:
            told[name] = f"@card-{option.args[0]}"
    _add_price(t, option, seat, told)
    return told


def _way(t: Shadowbrook, place: int) -> Message | str:
    """What one of several ways of an effect would do."""
    step = t.stack[-1] if t.stack else None
    if isinstance(step, Do):
        parts = t.box.effects[step.effect].children()
        if place < len(parts):
            return point(parts[place].say(), YOU)
    return "@nothing"


def _add_price(t: Shadowbrook, option: Option, seat: int, told: Facts) -> None:
    verb = option.verb
    if verb == "heal":
        told["price"] = heal_price(t, seat)
    elif verb == "look":
        # A look that a card or a service grants has been paid for.
        told["price"] = look_price(t, seat) if isinstance(t.stack[-1], Actions) else 0
    elif verb == "buy-lair":
        told["price"] = lair_price(t, seat)
    elif verb == "buy" and option.code >= 0:
        told["price"] = item_price(t, seat, option.code)
    elif verb == "service":
        told["price"] = service_price(t, seat, t.box.services[option.code])
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
        told["elder"] = thing(t, ELDER, step.target)
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
    """What may still be changed: whose turn it is, the card or the dice on the table, the foe,
    or those who are in danger.
    """
    told["turn"] = thing(t, HERO, t.turn)
    if t.foe != NO_FOE:
        told["foe"] = foe_name(t, t.foe)
        told["fighter"] = thing(t, HERO, t.fighter)
    for step in reversed(t.stack):
        if isinstance(step, InPlay) and window == W_CARD:
            told["card"] = _in_play(t, step)
        elif isinstance(step, CornerCard | Showdown) and window == W_CARD:
            told["card"] = thing(t, CARD, step.card)
        elif isinstance(step, Roll) and window == W_ROLL:
            told["dice"] = " ".join(str(die) for die in step.dice) or "–"
        elif isinstance(step, TakeWounds | ElderWounds) and window == W_WOUNDS:
            told["n"] = step.left
            told["victim"] = hero_name(t, step.hero) if isinstance(step, TakeWounds) else thing(t, ELDER, step.elder)
        elif isinstance(step, KnockOut | KillElder) and window == W_KO:
            told["victim"] = hero_name(t, step.hero) if isinstance(step, KnockOut) else thing(t, ELDER, step.elder)
        else:
            continue
        return


def _in_play(t: Shadowbrook, step: InPlay) -> str | Message:
    """A card by its name; of a row of a chart or a table there is no card to look at,
    so it is told with what it does.
    """
    name = in_play_name(t, step.kind, step.card)
    if step.kind == TABLE:
        return Message("in-play", {"name": Message(name[1:]), "what": showdown_row(step.card, t.rulings)})
    if step.kind == CHART:
        return Message("in-play", {"name": Message(name[1:]), "what": text(t.box.effects[step.effect])})
    return name


def _add_showdown(
    t: Shadowbrook, told: Facts, step: Showdown | ShowdownChart | Accusations | FormParty | AssignParty
) -> None:
    """The Lair and its price for the player who is asked, the price of an accusation, who may still be invited, who is
    to be assigned.
    """
    assert t.decision is not None
    seat = t.decision.seat
    if isinstance(step, Accusations):
        told["price"] = accuse_price(t, seat)
    elif isinstance(step, FormParty):
        told["n"] = MOST_ELDERS - len(step.invited)
    elif isinstance(step, AssignParty):
        told["elder"] = thing(t, ELDER, step.elders[0]) if step.elders else "@no-one"
    else:
        if isinstance(step, ShowdownChart):
            told["n"] = step.left
        if step.card != NOTHING:
            told["card"] = thing(t, CARD, step.card)
            told["price"] = showdown_price(t, seat, step.card)
            _add_space(t, told, t.box.lair_space[step.card])


def _add_stakes(t: Shadowbrook, told: Facts, step: Step) -> None:
    """What other questions are about: steps to go, cards to keep or to part with, the Minion that is fought, the Elder
    who is looked at.
    """
    if isinstance(step, Movement):
        told["n"] = step.steps
    elif isinstance(step, DrawEvents):
        told["n"] = step.left
    elif isinstance(step, CarryLimit):
        told["card"] = thing(t, CARD, step.card)
    elif isinstance(step, SpaceFight):
        told["minion"] = thing(t, MINION, t.minions[step.space])
        _add_space(t, told, step.space)
    elif isinstance(step, MoveMinions | Hunt):
        minion = t.minions[step.space]
        told["foe"] = thing(t, MINION, t.rounds[step.space] if minion == NOTHING else minion)
        _add_space(t, told, step.space)
    elif isinstance(step, WerewolfCurse):
        told["foe"] = hero_name(t, step.hero)
        _add_space(t, told, t.at[step.hero])
    elif isinstance(step, LookAtSecrets):
        told["elder"] = thing(t, ELDER, step.elder)
    elif isinstance(step, Trade):
        told["other"] = hero_name(t, step.partner if told["seat"] == step.hero + 1 else step.hero)
        told["given"] = _cards(t, step.given)
        told["taken"] = _cards(t, step.taken)


def _cards(t: Shadowbrook, cards: list[int]) -> str:
    return "+".join(f"@card-{t.box.cards[card].name}" for card in cards) or "@nothing"
