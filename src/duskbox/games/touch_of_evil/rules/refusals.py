"""Why not: what the player who is asked may wonder about, and the rules that stand in the way."""

from __future__ import annotations

from typing import Final

from duskbox.core.errors import IllegalChoice
from duskbox.core.messages import Facts, Message
from duskbox.core.reasons import Reason
from duskbox.games.touch_of_evil.effects.text.clauses import joined
from duskbox.games.touch_of_evil.rules.cards.windows import Window, belongs_to_fights, usable
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import showdown_price
from duskbox.games.touch_of_evil.rules.turn.actions import (
    Actions,
    has_unseen_secret,
    item_price,
    lair_price,
    look_price,
    service_price,
)
from duskbox.games.touch_of_evil.rules.turn.healing import heal_price
from duskbox.games.touch_of_evil.rules.turn.movement import Movement, reachable
from duskbox.games.touch_of_evil.rules.turn.trade import partners
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMPETITIVE,
    LAIRS,
    NOTHING,
    S_NO_ESCAPE,
    S_NO_HEAL,
    W_ACTION,
)
from duskbox.games.touch_of_evil.text.facts import hero_name

#: What belongs to the action step and can be wondered about there.
_ACTIONS: Final = ("encounter", "end-turn", "collect", "heal", "buy-lair")


def candidates(t: Shadowbrook) -> list[str]:
    """The keys of what the player who is asked may wonder about now, legal or not."""
    decision = t.decision
    if decision is None:
        return []
    seat = decision.seat
    o = t.box.options
    keys = [option.key for option in decision.options]
    if isinstance(t.stack[-1], Actions):
        keys += _ACTIONS
        keys += [option.key for option in o.look]
        keys += [option.key for option in o.collect_with] if t.terms.collecting else []
        for owner in range(t.seats):
            if t.lairs[owner] != NOTHING and t.allies_mask(owner) >> seat & 1:
                keys.append(o.showdown[owner].key)
        space = t.box.spaces[t.at[seat]]
        if space is not None:
            keys += [o.service[service.number].key for service in space.services]
            if space.shop:
                keys += [o.buy[card].key for card in sorted(set(t.box.stock))]
        if t.terms.together:
            keys += [o.trade[other].key for other in range(t.seats) if other != seat]
    if isinstance(t.stack[-1], Actions | Window):
        keys += [o.play[card].key for card in t.hands[seat]]
        for hooks in t.own[seat]:
            keys += [o.use[trigger.number].key for trigger in hooks.triggers if trigger.windows]
    if isinstance(t.stack[-1], Movement) and decision.ask == "ask-move":
        keys += [option.key for option in o.move]
    if decision.ask == "ask-fight-on":
        keys += [o.escape[space].key for space in t.box.board.neighbours[t.at[seat]]]
    return list(dict.fromkeys(keys))


def why_not(t: Shadowbrook, key: str) -> Reason | None:
    """Why the option with this key cannot be chosen now; None if it can."""
    decision = t.decision
    if decision is None:
        return Reason("why-game-over", ("ATE-ROUND-01",))
    if decision.option(key) is not None:
        return None
    option = t.box.options.all.by_key.get(key)
    if option is None:
        raise IllegalChoice("error-unknown-option", key=key)
    seat, verb, code = decision.seat, option.verb, option.code
    step = t.stack[-1]
    if verb == "play":
        return _why_not_play(t, seat, code)
    if verb == "use":
        return _why_not_use(t, seat, code)
    if verb == "move":
        return _why_not_move(t, seat, code)
    if verb == "escape":
        return _why_not_escape(t, seat, code)
    if not isinstance(step, Actions):
        return Reason("why-not-now", (decision.rule,))
    if verb in _ACTIONS or verb == "collect":
        return _why_not_action(t, step, verb)
    if verb == "look":
        return _why_not_look(t, seat, code)
    if verb == "showdown":
        return _why_not_showdown(t, step, code)
    if verb == "buy" or verb == "service":
        return _why_not_town(t, step, verb, code)
    if verb == "trade":
        return _why_not_trade(t, seat, code)
    return Reason("why-not-now", (decision.rule,))


def _too_dear(price: int, purse: int, rule: str) -> Reason:
    facts: Facts = {"price": price, "n": purse}
    return Reason("why-too-dear", (rule, "ATE-ACT-10"), facts=facts)


def _why_not_action(t: Shadowbrook, step: Actions, verb: str) -> Reason:
    hero = step.hero
    here = t.at[hero]
    if verb == "encounter":
        if step.encountered:
            return Reason("why-encountered", ("ATE-ENC-01",))
        return Reason("why-road", ("ATE-ENC-08", "ATE-BOARD-05"))
    if verb == "end-turn":
        return Reason("why-encounter-first", ("ATE-ENC-01", "ATE-ACT-03"))
    if verb == "collect":
        if step.collected:
            return Reason("why-collected", ("ATE-ACT-04", "ATE-OPEN-37"))
        if not t.clues[here]:
            return Reason("why-no-clues", ("ATE-ACT-04",))
        if not step.may_collect(t):
            return Reason("why-not-moved-here", ("ATE-ACT-04", "ATE-OPEN-51"))
        return (
            Reason("why-collect-by-test", ("ATE-ADV-03",))
            if t.terms.collecting
            else Reason("why-collect-without-test", ("ATE-ACT-04",))
        )
    if verb == "heal":
        if not t.wounds[hero]:
            return Reason("why-not-wounded", ("ATE-ITEM-11",))
        if t.modifier(S_NO_HEAL, hero) > 0:
            return Reason("why-no-healing", ("ATE-KEY-04",))
        return _too_dear(heal_price(t, hero), t.investigation[hero], "ATE-ACT-05")
    if not (t.pools[LAIRS] or t.discards[LAIRS]):
        return Reason("why-no-lairs", ("ATE-OPEN-20",))
    return _too_dear(lair_price(t, hero), t.investigation[hero], "ATE-ACT-07")


def _why_not_look(t: Shadowbrook, seat: int, elder: int) -> Reason:
    if not has_unseen_secret(t, seat, elder):
        name = "why-elder-evil" if not t.secrets[elder] else "why-all-seen"
        return Reason(name, ("ATE-ELDER-07",) if not t.secrets[elder] else ("ATE-OPEN-28",))
    return _too_dear(look_price(t, seat), t.investigation[seat], "ATE-ACT-06")


def _why_not_showdown(t: Shadowbrook, step: Actions, owner: int) -> Reason:
    hero = step.hero
    card = t.lairs[owner]
    if card == NOTHING or not t.allies_mask(owner) >> hero & 1:
        return Reason("why-no-lair", ("ATE-ACT-09",))
    if step.encountered:
        return Reason("why-encountered-no-showdown", ("ATE-SHOW-02",))
    if t.at[hero] != t.box.lair_space[card]:
        facts: Facts = {"space": f"@space-{t.box.cards[card].space}"}
        return Reason("why-not-at-lair", ("ATE-ACT-09", "ATE-CARD-03"), facts=facts)
    return _too_dear(showdown_price(t, hero, card), t.investigation[hero], "ATE-SHOW-04")


def _why_not_town(t: Shadowbrook, step: Actions, verb: str, code: int) -> Reason:
    hero = step.hero
    space = t.box.spaces[t.at[hero]]
    if verb == "buy":
        if space is None or not space.shop:
            return Reason("why-not-at-shop", ("ATE-ITEM-03", "ATE-ACT-11"))
        if code not in t.stock:
            return Reason("why-sold-out", ("ATE-ITEM-04",))
        return _too_dear(item_price(t, hero, code), t.investigation[hero], "ATE-ITEM-03")
    service = t.box.services[code]
    if space is None or service not in space.services:
        return Reason("why-not-here", ("ATE-ACT-11",))
    if service.once and step.services >> code & 1:
        return Reason("why-used-this-turn", ("ATE-ACT-02",))
    if not service.effect.could(t, hero):
        name, rule = service.effect.why()
        return Reason("why-would-do-nothing", ("ATE-ENC-07",), (Reason(name, (rule,)),))
    return _too_dear(service_price(t, hero, service), t.investigation[hero], "ATE-ACT-11")


def _why_not_trade(t: Shadowbrook, seat: int, other: int) -> Reason:
    if t.terms.mode == COMPETITIVE:
        return Reason("why-no-trading", ("ATE-COOP-02",))
    facts: Facts = {"hero": hero_name(t, other)}
    if other >= t.seats or t.team_of(other) != t.team_of(seat):
        return Reason("why-other-team", ("ATE-TEAM-04",))
    if t.at[other] != t.at[seat] or t.down[other]:
        return Reason("why-elsewhere", ("ATE-COOP-02",), facts=facts)
    assert other not in partners(t, seat)
    return Reason("why-nothing-to-trade", ("ATE-COOP-03",), facts=facts)


def _window(t: Shadowbrook) -> int:
    step = t.stack[-1]
    return step.window if isinstance(step, Window) else W_ACTION if isinstance(step, Actions) else -1


def _why_not_play(t: Shadowbrook, seat: int, card: int) -> Reason:
    kind = t.box.cards[card]
    if card not in t.hands[seat]:
        return Reason("why-not-in-hand", ("ATE-CARD-01",))
    window = _window(t)
    if window < 0 or not kind.windows >> window & 1:
        facts: Facts = {"when": joined("list-or", [Message(f"window-{name}") for name in kind.when])}
        return Reason("why-other-window", ("ATE-EVENT-02", "ATE-OPEN-04"), facts=facts)
    name, rule = ("why-no-effect", "ATE-EVENT-02") if kind.effect is None else kind.effect.why()
    return Reason("why-would-do-nothing", ("ATE-CARD-02",), (Reason(name, (rule,)),))


def _why_not_use(t: Shadowbrook, seat: int, number: int) -> Reason:
    trigger = t.box.triggers[number]
    copies = sum(1 for hooks in t.own[seat] for each in hooks.triggers if each is trigger)
    if copies == 0:
        return Reason("why-not-yours", ("ATE-ITEM-01",))
    if t.down[seat]:
        return Reason("why-ko", ("ATE-KO-05",))
    window = _window(t)
    if window < 0 or not trigger.windows >> window & 1:
        facts: Facts = {"when": f"@window-{trigger.at}"}
        return Reason("why-other-window", ("ATE-EVENT-02", "ATE-OPEN-04"), facts=facts)
    cost = trigger.cost
    if cost.pay > t.investigation[seat]:
        return _too_dear(cost.pay, t.investigation[seat], "ATE-INV-02")
    if cost.event > len(t.hands[seat]):
        return Reason("why-no-event-to-pay", ("ATE-EVENT-02",))
    if cost.wounds and t.wounds_left(seat) <= cost.wounds:
        return Reason("why-wounds-to-pay", ("ATE-KO-01",))
    if trigger.when is not None and not trigger.when.holds(t, seat):
        return Reason("why-condition", ("ATE-EVENT-02",), facts={"when": trigger.when.say()})
    if belongs_to_fights(trigger) and t.foe == NO_FOE:
        return Reason("why-no-fight", ("ATE-ITEM-01",))
    if trigger.effect.could(t, seat):
        assert not usable(t, seat, trigger, copies)
        return Reason("why-used-up", ("ATE-ACT-02",))
    name, rule = trigger.effect.why()
    return Reason("why-would-do-nothing", ("ATE-ITEM-01",), (Reason(name, (rule,)),))


def _why_not_move(t: Shadowbrook, seat: int, space: int) -> Reason:
    step = t.stack[-1]
    if not isinstance(step, Movement):
        return Reason("why-not-now", ("ATE-ROUND-03",))
    start = t.at[seat]
    if space == start:
        return Reason("why-stay-instead", ("ATE-LING-01", "ATE-OPEN-09"))
    facts: Facts = {"n": step.steps, "far": t.box.board.apart(start, space)}
    if t.box.board.apart(start, space) > step.steps:
        return Reason("why-too-far", ("ATE-MOVE-01",), facts=facts)
    assert space not in reachable(t, start, step.steps)
    return Reason("why-minion-in-the-way", ("ATE-MOVE-05",), facts=facts)


def _why_not_escape(t: Shadowbrook, seat: int, space: int) -> Reason:
    if t.decision is None or t.decision.ask != "ask-fight-on":
        return Reason("why-not-now", ("ATE-FIGHT-15",))
    if t.modifier(S_NO_ESCAPE, seat) > 0:
        return Reason("why-no-escape", ("ATE-FIGHT-17",))
    if space not in t.box.board.neighbours[t.at[seat]]:
        return Reason("why-not-adjacent", ("ATE-FIGHT-16",))
    return Reason("why-minion-there", ("ATE-FIGHT-16",))
