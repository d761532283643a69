"""Timing windows: who is asked when, what can be used, and what becomes of a card that is played (ATE-OPEN-04,
ATE-CARD-02).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.hooks import Trigger
from duskbox.games.touch_of_evil.rules.fight.location_attack import StrikeThere
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    EVENT,
    L_ANY,
    L_FIGHT,
    L_FIGHT_ROUND,
    MYSTERY,
    NO_HERO,
    NOTHING,
    W_CARD,
    W_MYSTERY,
    W_ROLL,
    W_TURN,
    WINDOWS,
)
from duskbox.games.touch_of_evil.schema import tell

#: Kinds of what is in play, besides Event and Mystery cards: a happening of a Minion Chart, a result of the optional
#: Showdown table.
CHART: Final = 100
TABLE: Final = 101


def open_window(step: Step, t: Shadowbrook, window: int, then: str) -> None:
    """Let the seats play cards and abilities before a step goes on.

    If no one holds anything for it, there is no one to ask.
    """
    for seat in range(t.seats):
        if t.ready[seat] >> window & 1 or (t.rulings.asks_alike and t.hands[seat]):
            step.call(t, Window(window), then)
            return
    step.stage = then


def usable(t: Shadowbrook, seat: int, trigger: Trigger, copies: int) -> bool:
    """Whether a seat can use this now: not used up, its cost can be paid, its condition holds, and it could change
    something.
    """
    if trigger.limit != L_ANY and t.times_used(trigger.limit, user(seat, trigger), trigger.number) >= copies:
        return False
    if belongs_to_fights(trigger) and t.foe == NO_FOE:
        return False
    cost = trigger.cost
    if cost.pay > t.investigation[seat] or cost.event > len(t.hands[seat]):
        return False
    if cost.wounds and t.wounds_left(seat) <= cost.wounds:
        # No one KOs itself to pay.
        return False
    return (trigger.when is None or trigger.when.holds(t, seat)) and trigger.effect.could(t, seat)


def belongs_to_fights(trigger: Trigger) -> bool:
    """Whether something can be used once in a fight or Fight Round, and so not outside of one (ATE-ITEM-01)."""
    return trigger.limit == L_FIGHT or trigger.limit == L_FIGHT_ROUND


def user(seat: int, trigger: Trigger) -> int:
    """Whose use of a trigger is counted. A limit belongs to the card: what passes from Hero to Hero stays used
    (ATE-ITEM-01).
    """
    return NO_HERO if trigger.passes else seat


def note_use(t: Shadowbrook, seat: int, trigger: Trigger) -> None:
    """Something was used; if it has a limit, that counts."""
    if trigger.limit != L_ANY:
        t.use(trigger.limit, user(seat, trigger), trigger.number)


def pass_on(t: Shadowbrook, giver: int, taker: int, card: int) -> None:
    """A card has changed hands. Of one with copies the giver keeps those it has used, as far as it still has any."""
    hooks = t.box.cards[card].hooks
    for trigger in hooks.triggers:
        if trigger.limit != L_ANY and not trigger.passes:
            while t.times_used(trigger.limit, giver, trigger.number) > t.own[giver].count(hooks):
                t.pass_use_on(trigger.limit, giver, taker, trigger.number)


def offers(t: Shadowbrook, seat: int, window: int) -> list[Option]:
    """What a seat can play or use in a window. A KO'd Hero's player may still play Event cards (ATE-EVENT-06)."""
    found: list[Option] = []
    if not t.ready[seat] >> window & 1:
        return found
    box = t.box
    for card in t.hands[seat]:
        kind = box.cards[card]
        if kind.windows >> window & 1:
            option = box.options.play[card]
            if option not in found and kind.effect is not None and kind.effect.could(t, seat):
                found.append(option)
    if t.down[seat]:
        return found
    own = t.own[seat]
    for hooks in own:
        if hooks.windows >> window & 1:
            for trigger in hooks.triggers:
                if trigger.windows >> window & 1:
                    option = box.options.use[trigger.number]
                    if option not in found and usable(t, seat, trigger, own.count(hooks)):
                        found.append(option)
    return found


def wants_to_be_asked(t: Shadowbrook, seat: int, window: int) -> bool:
    """What a seat's standing orders say. They are part of the match and no one else sees them."""
    orders = t.orders[seat]
    if t.rest[seat] or orders >> window & 1:
        return False
    if orders >> len(WINDOWS) & 1:
        # Only if it can change a result: one that is about to come, or the seat's own turn.
        if window == W_MYSTERY or (window == W_TURN and t.turn != seat):
            return False
        if window == W_ROLL:
            for step in reversed(t.stack):
                if isinstance(step, Pending):
                    return step.undecided(t, seat)
    return True


class Pending(Step):
    """A step that waits in the roll window: it knows whether its result can still change."""

    def undecided(self, t: Shadowbrook, seat: int) -> bool:
        """Whether more or other dice could change what comes of it, as far as this seat would want."""
        return True


class CallsForRoll(Step):
    """A step that does nothing but to call for a roll, before it goes on by calling other steps."""


@final
class Window(Step):
    """Ask every seat in turn order from the First Player, again and again, until all pass in a row (ATE-EVENT-05,
    ATE-OPEN-04).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("window", "place", "passes")

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window
        self.place = 0
        self.passes = 0

    def copy(self) -> Window:
        """An independent copy."""
        other = Window(self.window)
        other.stage = self.stage
        other.place = self.place
        other.passes = self.passes
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Go on to the next seat that has something to play;
        the question is private, for it tells what a seat holds.
        """
        seats = t.seats
        while self.passes < seats:
            seat = (t.first + self.place) % seats
            options = offers(t, seat, self.window)
            # By the ruling also who holds an Event card and cannot play it now: a pause tells nothing (ATE-OPEN-55).
            asked = len(options) > 0 or (t.rulings.asks_alike and len(t.hands[seat]) > 0)
            if asked and wants_to_be_asked(t, seat, self.window):
                options.append(t.box.options.passing)
                self.ask(
                    t, seat, "pass", f"ask-window-{WINDOWS[self.window]}", "ATE-OPEN-04", options, "answered", True
                )
                return
            self.place += 1
            self.passes += 1
        self.done(t)

    def answered(self, t: Shadowbrook) -> None:
        """A pass, or something is played and everyone is asked anew."""
        option = t.chosen
        self.stage = "begin"
        if option is t.box.options.passing:
            self.place += 1
            self.passes += 1
            return
        seat = (t.first + self.place) % t.seats
        self.place = 0
        self.passes = 0
        self.call(t, play_or_use(option, seat), "begin")


def play_or_use(option: Option, seat: int) -> Step:
    """The step of a `play` or `use` option."""
    return PlayEvent(seat, option.code) if option.verb == "play" else Use(seat, option.code)


@final
class PlayEvent(Step):
    """Play an Event card from the hand (ATE-CARD-02, ATE-EVENT-07); its text says whom it helps (ATE-COOP-01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def copy(self) -> PlayEvent:
        """An independent copy."""
        other = PlayEvent(self.seat, self.card)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Show it to all; it can be cancelled before it takes effect."""
        t.hands[self.seat].remove(self.card)
        t.refresh(self.seat)
        t.learn()
        tell.event_played(t, "ATE-CARD-02", hero=self.seat, card=self.card)
        effect = t.box.cards[self.card].effect
        self.call(t, InPlay(EVENT, self.card, -1 if effect is None else effect.number, self.seat), "over")

    def over(self, t: Shadowbrook) -> None:
        """The card is used up."""
        self.done(t)


@final
class Use(Step):
    """Use an ability of a sheet, an Item, an Ally or an Elder: pay its cost, then do what it says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "trigger", "left")

    def __init__(self, seat: int, trigger: int) -> None:
        super().__init__()
        self.seat = seat
        self.trigger = trigger
        #: Event cards still to be discarded as its cost.
        self.left = 0

    def copy(self) -> Use:
        """An independent copy."""
        other = Use(self.seat, self.trigger)
        other.stage = self.stage
        other.left = self.left
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Pay: Investigation, Wounds, this very card."""
        trigger = t.box.triggers[self.trigger]
        seat = self.seat
        tell.used(t, "ATE-ITEM-01", hero=seat, trigger=self.trigger)
        note_use(t, seat, trigger)
        cost = trigger.cost
        t.pay(seat, cost.pay)
        if cost.wounds:
            t.wounds[seat] += cost.wounds
            tell.wounded(t, "ATE-TOK-01", hero=seat, n=cost.wounds, total=t.wounds[seat])
        if cost.discard:
            card = t.box.card(t.box.trigger_of[self.trigger])
            t.items[seat].remove(card)
            t.put_away(card)
            t.refresh(seat)
            tell.discarded(t, "ATE-DECK-01", hero=seat, card=card)
        self.left = cost.event
        self.pay_events(t)

    def pay_events(self, t: Shadowbrook) -> None:
        """Event cards from the hand as a cost, of the owner's choice."""
        if self.left == 0:
            self.call(t, Do(t.box.triggers[self.trigger].effect.number, self.seat), "over")
            return
        options: list[Option] = []
        for card in t.hands[self.seat]:
            option = t.box.options.discard[card]
            if option not in options:
                options.append(option)
        self.ask(t, self.seat, "card", "ask-discard-event", "ATE-CARD-01", options, "paid")

    def paid(self, t: Shadowbrook) -> None:
        """One Event card is gone."""
        card = t.chosen.code
        t.hands[self.seat].remove(card)
        t.put_away(card)
        t.refresh(self.seat)
        t.learn()
        tell.discarded(t, "ATE-DECK-01", hero=self.seat, card=card)
        self.left -= 1
        self.pay_events(t)

    def over(self, t: Shadowbrook) -> None:
        """It has been used."""
        self.done(t)


@final
class InPlay(Step):
    """A card, a chart happening or a table result that takes effect unless it is cancelled (ATE-CANCEL-01 to
    ATE-CANCEL-06, ATE-OPEN-05).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "card", "effect", "hero", "cancelled", "held", "target")

    def __init__(self, kind: int, card: int, effect: int, hero: int, target: int = NOTHING) -> None:
        super().__init__()
        #: EVENT, MYSTERY, CHART or TABLE; the card or the row; its effect, or -1; the Hero it happens to.
        self.kind = kind
        self.card = card
        self.effect = effect
        self.hero = hero
        self.cancelled = 0
        self.held = 0
        #: The Random Location that a chart happening strikes, or -1 (ATE-OPEN-30).
        self.target = target

    def copy(self) -> InPlay:
        """An independent copy."""
        other = InPlay(self.kind, self.card, self.effect, self.hero, self.target)
        other.stage = self.stage
        other.cancelled = self.cancelled
        other.held = self.held
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Before it takes effect everyone may play a card."""
        self.held = t.held
        open_window(self, t, W_CARD, "take_effect")

    def take_effect(self, t: Shadowbrook) -> None:
        """Carry it out, unless it was cancelled."""
        if self.cancelled or self.effect < 0:
            self.finish(t)
            return
        if self.kind == CHART and self.target != NOTHING:
            self.call(t, StrikeThere(self.effect, self.hero, self.target), "finish")
            return
        source = self.card if self.kind == EVENT or self.kind == MYSTERY else NOTHING
        self.call(t, Do(self.effect, self.hero, source), "finish")

    def finish(self, t: Shadowbrook) -> None:
        """Discard it, or leave it in play (ATE-CANCEL-06, ATE-EVENT-07, ATE-MYST-08).

        The result is 1 if it was cancelled.
        """
        if self.kind == EVENT:
            t.put_away(self.card)
        elif self.kind == MYSTERY:
            if t.box.cards[self.card].remains and not self.cancelled:
                t.in_play.append(self.card)
                t.refresh_world()
                tell.remains(t, "ATE-KEY-04", card=self.card)
            else:
                t.put_away(self.card)
        self.done(t, self.cancelled)


def what_can_be_cancelled(t: Shadowbrook, kinds: tuple[int, ...], running: bool) -> int:
    """Where on the stack the thing lies that a cancelling card could stop now, or -1.

    An Event, a chart happening or a table result only before it takes effect; a Mystery also after a roll it called
    for, as long as only its effect and that roll are under way (ATE-CANCEL-02, ATE-CANCEL-03, ATE-CANCEL-05,
    ATE-OPT-03, ATE-OPEN-05). `running` is whether the cancelling card itself is on top of the stack.
    """
    place = len(t.stack) - 1
    while running and place >= 0 and not isinstance(t.stack[place], PlayEvent | Use):
        place -= 1
    if running:
        place -= 1
    started = False
    while place >= 0:
        step = t.stack[place]
        if isinstance(step, InPlay):
            waiting = step.stage == "take_effect"
            if step.cancelled == 0 and step.kind in kinds:
                if waiting and not started:
                    return place
                if step.kind == MYSTERY and step.stage == "finish" and t.rulings.cancel_late:
                    return place
            return -1
        if isinstance(step, Do):
            started = True
        elif not isinstance(step, Pending | CallsForRoll | Window):
            return -1
        place -= 1
    return -1


def cancel(t: Shadowbrook, place: int) -> None:
    """Stop what lies there; what it has already done is not undone (ATE-CANCEL-06, ATE-EVENT-04, ATE-OPEN-05)."""
    step = t.stack[place]
    assert isinstance(step, InPlay)
    step.cancelled = 1
    tell.cancelled(t, "ATE-CANCEL-06", sort=step.kind, card=step.card)
    if step.stage == "finish":
        # The cancelling card goes away with the rest of what was under way.
        for above in t.stack[place + 1 :]:
            if isinstance(above, InPlay) and above.kind == EVENT:
                t.put_away(above.card)
        del t.stack[place + 1 :]
        t.held = step.held
