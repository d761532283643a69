"""The journey: what the player may do between actions, how it is paid for, and when the game is lost."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.rules.labyrinth import PLAYER, Labyrinth
from duskbox.games.fear_of_the_dark.rules.mind import BuildHand
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.searching import Investigate, RemoveToken, search_options
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    ACTION,
    BY_SCOUT,
    CLEAR,
    DO_SPEND,
    DO_WALK,
    INVESTIGATE,
    KEY,
    LIGHT_A_MATCH,
    LOCK,
    MATCH,
    MIND_KINDS,
    MOVE,
    OBSTRUCTION,
    PAY_BY_DISCARDING,
    PAY_BY_PLAYING,
    SCOUT,
    SCRAP_OF_PAPER,
    SPEND_MATCH,
    TIPTOE,
    USE,
    USE_ITEM,
    WALK_TWO,
    WILD,
    action_saved,
    saved_action,
)
from duskbox.games.fear_of_the_dark.rules.walk import Walk
from duskbox.games.fear_of_the_dark.schema import tell

#: FD-MATCH-01, FD-MATCH-03, FD-MOVE-01, FD-TIP-02, FD-ACT-02
TOKEN_HAND: Final = 3
LIGHT_HAND: Final = 5
MOVE_STEPS: Final = 4
SHORT_STEPS: Final = 2


def can_walk(t: Labyrinth, tiptoe: bool) -> bool:
    """Whether there is a first step; a walk of no squares is refused (FD-ACT-05)."""
    bars = t.barring(tiptoe)
    for side in range(4):
        if t.step_cost(side, bars):
            return True
    return False


def token_beside(t: Labyrinth, kind: int) -> bool:
    """Whether an Obstruction or Lock lies next to the pawn, in Light or Dark (FD-CLEAR-02)."""
    for side in range(4):
        square = t.next_to(t.pawn, side)
        if square >= 0 and t.squares[square] & kind:
            return True
    return False


def can_scout(t: Labyrinth) -> bool:
    """Reveal the next room without entering it: only in the Light, on the square of an unused door, with a tile left
    (FD-LIGHT-03, FD-SCOUT-01, FD-SCOUT-02, FD-SCOUT-03).
    """
    return t.lit and t.deck > 0 and t.unused_door_here() >= 0


def in_leak_room(t: Labyrinth) -> bool:
    """Whether the pawn is where no match burns: only while it stays there, and Items work (FD-LEAK-05, FD-LEAK-06,
    FD-LEAK-08).
    """
    return t.pawn // 9 == t.leak_room


def can_light(t: Labyrinth) -> bool:
    """Light a Match needs a token, a dry room, and a card to gain once it is paid for (FD-MATCH-04 to FD-MATCH-07)."""
    if in_leak_room(t) or (t.rulings.light_costs_token and t.matches == 0):
        return False
    if t.lit:
        return t.missing_for(LIGHT_HAND, t.hand_size - 1, t.mind_size) > 0
    return t.rulings.light_in_dark and t.missing_for(LIGHT_HAND, 0, t.mind_size - 1) > 0


def can_spend_match(t: Labyrinth) -> bool:
    """A token gives a hand of 3, in Light or Dark, if it adds a card (FD-MATCH-01, FD-MATCH-02)."""
    return t.matches > 0 and not in_leak_room(t) and t.missing_for(TOKEN_HAND, t.hand_size, t.mind_size) > 0


def can_use_item(t: Labyrinth, item: int) -> bool:
    """Whether a held Item would do something now (FD-CARD-01, FD-ITEM-02 to FD-ITEM-06)."""
    if t.held[item] == 0:
        return False
    paying = 1 if t.rulings.items_cost_card else 0
    if item == MATCH:
        return t.matches < t.content.matches
    if item == SCRAP_OF_PAPER:
        return t.lit and t.missing_for(TOKEN_HAND, t.hand_size - paying, t.mind_size) > 0
    return token_beside(t, LOCK)


def actions(t: Labyrinth) -> list[Option]:
    """All that may be done now, with a way to pay for it; in the Dark there is less to do (FD-WILD-03)."""
    options: list[Option] = []
    lit = t.hand_size > 0
    if lit or t.mind_size > 0:
        walking = can_walk(t, False)
        if walking:
            options.append(ACTION[MOVE])
            if lit:
                options.append(DO_WALK)
        if lit and (walking or can_walk(t, True)):
            options.append(ACTION[TIPTOE])
        if can_scout(t):
            options.append(ACTION[SCOUT])
        if search_options(t, lit):
            options.append(ACTION[INVESTIGATE])
        if token_beside(t, OBSTRUCTION):
            options.append(ACTION[CLEAR])
        if can_light(t):
            options.append(ACTION[LIGHT_A_MATCH])
    if can_spend_match(t):
        options.append(DO_SPEND)
    for item in (MATCH, SCRAP_OF_PAPER, KEY):
        if can_use_item(t, item):
            options.append(USE[item])
    return options


def payments(t: Labyrinth, action: int) -> list[Option]:
    """The ways to pay, the cheapest first: the card itself, any card for the two-square walk or an Item, then wild
    discards.

    In the Light a card is played or discarded from the hand, in the Dark it is discarded from the Mind deck
    (FD-ACT-01, FD-ACT-02, FD-WILD-01, FD-WILD-02).
    """
    options: list[Option] = []
    if t.hand_size == 0:
        for kind in range(MIND_KINDS):
            if t.mind_deck[kind]:
                options.append(PAY_BY_DISCARDING[kind])
    elif action >= WALK_TWO:
        for kind in range(MIND_KINDS):
            if t.hand[kind]:
                options.append(PAY_BY_PLAYING[kind])
    else:
        if t.hand[action]:
            options.append(PAY_BY_PLAYING[action])
        for kind in range(MIND_KINDS):
            if t.hand[kind]:
                options.append(PAY_BY_DISCARDING[kind])
    return options


def own_card(t: Labyrinth) -> Option | None:
    """Of the present ways to pay the one that plays the action's own card: it comes back to the Mind deck, while every
    other card is lost for good (FD-ACT-01, FD-HAND-04, FD-WILD-04).
    """
    decision = t.decision
    if decision is None or decision.ask != "ask-pay" or not t.stack:
        return None
    paying = t.stack[-1]
    if not isinstance(paying, Action) or paying.action >= WALK_TWO:
        return None
    first = decision.options[0]
    return first if first is PAY_BY_PLAYING[paying.action] else None


@final
class Journey(Step):
    """No turns: one action after another, in Light and Dark, until the way out or the end (FD-LIGHT-02, FD-END-04,
    FD-END-06).

    Nothing lets the hand be laid down, and nothing makes the player light a match (FD-LIGHT-06). Every action uses up
    something that is not refilled without limit, so every game ends (FD-END-09), unless the ruling `light-a-match-cost`
    makes matches free.
    """

    def copy(self) -> Journey:
        """An independent copy."""
        other = Journey()
        other.stage = self.stage
        return other

    def begin(self, t: Labyrinth) -> None:
        """Lost sanity is checked after the whole action, then being trapped; else the player acts (FD-END-05)."""
        if t.all_lost:
            t.end("lost-sanity", "FD-END-04", 0)
            return
        options = actions(t)
        if options:
            self.ask(t, PLAYER, "action", "ask-action", "FD-LIGHT-02", options, "act")
        else:
            t.end("trapped", "FD-END-06", 0)

    def act(self, t: Labyrinth) -> None:
        """Carry out what was chosen, whole (FD-ACT-04)."""
        tell.action_chosen(t, "FD-ACT-04", action=t.chosen.code)
        self.call(t, Action(t.chosen.code), "begin")


@final
class Action(Step):
    """Pay for an action, carry it out, and put the played card back (FD-LIGHT-04, FD-LIGHT-05, FD-HAND-04, FD-WILD-04,
    FD-WILD-05).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "lit")

    def __init__(self, action: int) -> None:
        super().__init__()
        #: The action as saved positions number it.
        self.number = saved_action(action)
        self.lit = False

    def copy(self) -> Action:
        """An independent copy."""
        other = Action(0)
        other.stage = self.stage
        other.number = self.number
        other.lit = self.lit
        return other

    @property
    def action(self) -> int:
        """What is paid for and carried out."""
        return action_saved(self.number)

    def begin(self, t: Labyrinth) -> None:
        """Ask how it is paid; a token and, by default, an Item ask for no card (FD-MATCH-01, FD-ITEM-02).

        A card that would be lost for good is never taken without asking, even if it is the only one.
        """
        self.lit = t.lit
        if self.action == SPEND_MATCH or (self.action >= USE_ITEM and not t.rulings.items_cost_card):
            self.carry_out(t)
            return
        options = payments(t, self.action)
        if len(options) == 1 and options[0].code < WILD:
            t.chosen = options[0]
            self.pay(t)
        else:
            self.ask(t, PLAYER, "pay", "ask-pay", "FD-WILD-01" if self.lit else "FD-WILD-02", options, "pay")

    def pay(self, t: Labyrinth) -> None:
        """A played card waits for the end of the action;
        a wild one is gone before it begins (FD-HAND-05, FD-WILD-05).
        """
        code = t.chosen.code
        t.afterglow = t.hand_size == 1
        if code < WILD:
            t.put_card_away(code)
            if code == self.action:
                tell.card_played(t, self.played_under(), card=code, action=self.action)
            else:
                tell.card_played_otherwise(t, self.played_under(), card=code, action=self.action)
        else:
            if self.lit:
                t.lose_from_hand(code - WILD)
            else:
                t.lose_from_deck(code - WILD)
            tell.card_discarded(t, "FD-WILD-01" if self.lit else "FD-WILD-02", card=code - WILD, action=self.action)
            if t.all_lost and not t.rulings.last_card_resolves:
                # Ruling `last-mind-card` (FD-OPEN-88)
                t.end("lost-sanity", "FD-OPEN-88", 0)
                return
        self.carry_out(t)

    def played_under(self) -> str:
        """The rule by which a hand card is played: for its own action, the two-square walk, or an Item under
        `item-cost`.
        """
        if self.action < WALK_TWO:
            return "FD-ACT-01"
        return "FD-ACT-02" if self.action == WALK_TWO else "FD-OPEN-75"

    def carry_out(self, t: Labyrinth) -> None:
        """Start what was paid for."""
        action = self.action
        if action == MOVE:
            self.call(t, Walk(MOVE_STEPS, False), "settle")
        elif action == WALK_TWO:
            self.call(t, Walk(SHORT_STEPS, False), "settle")
        elif action == TIPTOE:
            self.call(t, Walk(SHORT_STEPS, True), "settle")
        elif action == SCOUT:
            door = t.pawn // 9 * 4 + t.unused_door_here()
            self.call(t, Reveal(door, BY_SCOUT, False), "settle")
        elif action == INVESTIGATE:
            self.call(t, Investigate(self.lit), "settle")
        elif action == CLEAR:
            self.call(t, RemoveToken(OBSTRUCTION), "settle")
        elif action == LIGHT_A_MATCH:
            if t.rulings.light_costs_token:
                t.matches -= 1
            tell.match_lit(t, "FD-MATCH-04", matches=t.matches)
            if t.content.light_returns_first:
                # FD-HAND-05, FD-OPEN-06
                t.return_played()
            self.call(t, BuildHand(LIGHT_HAND, action), "settle")
        elif action == SPEND_MATCH:
            t.matches -= 1
            tell.match_spent(t, "FD-MATCH-01", matches=t.matches)
            self.call(t, BuildHand(TOKEN_HAND, action), "settle")
        else:
            self.use_item(t, action - USE_ITEM)

    def use_item(self, t: Labyrinth, item: int) -> None:
        """The Item is discarded for good and does its work (FD-ITEM-02, FD-ITEM-03, FD-ITEM-05, FD-ITEM-06)."""
        t.held[item] -= 1
        t.used_items[item] += 1
        tell.item_used(t, "FD-ITEM-02", item=item)
        if item == MATCH:
            t.matches += 1
            tell.match_gained(t, "FD-ITEM-03", matches=t.matches)
            self.settle(t)
        elif item == SCRAP_OF_PAPER:
            self.call(t, BuildHand(TOKEN_HAND, USE_ITEM + SCRAP_OF_PAPER), "settle")
        else:
            self.call(t, RemoveToken(LOCK), "settle")

    def settle(self, t: Labyrinth) -> None:
        """The played card goes back to the Mind deck; with an empty hand the Dark falls (FD-HAND-04, FD-LIGHT-05)."""
        t.return_played()
        t.afterglow = False
        if self.lit and not t.lit:
            tell.dark_falls(t, "FD-LIGHT-05")
        self.done(t)
