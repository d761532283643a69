"""Hazard cards: what each kind does when a Hazard room is revealed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.mind import LoseMindCard
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    COLLAPSE,
    DRAUGHT,
    HAZARD_STREAM,
    HAZARDS,
    KNOCK_OUT,
    LEAK,
    LOCK,
    LOCKDOWN,
    OBSTRUCTION,
    TERROR,
    TERROR_LIMIT,
)
from duskbox.games.fear_of_the_dark.schema import tell

#: Where a Dark Echo lies that has not been set down as a room.
IN_ECHO: Final = -1
#: No square was left: no one walked, or the pawn had to stay outside.
NOT_LEFT: Final = -1


@final
class HazardCard(Step):
    """Turn the top Hazard card and carry it out if it triggers (FD-HAZ-01 to FD-HAZ-15, FD-LEAK-01 to FD-LEAK-03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("room", "walked", "left", "kind")

    def __init__(self, room: int, walked: bool, left: int) -> None:
        super().__init__()
        #: The room it is turned for, or IN_ECHO; whether it was walked into; the square just left, or NOT_LEFT.
        self.room = room
        self.walked = walked
        self.left = left
        self.kind = -1

    def copy(self) -> HazardCard:
        """An independent copy."""
        other = HazardCard(self.room, self.walked, self.left)
        other.stage = self.stage
        other.kind = self.kind
        return other

    def begin(self, t: Labyrinth) -> None:
        """Turn a card; with the deck empty the discards are shuffled into a new one,
        kept Terrors stay out (FD-HAZ-05).
        """
        if not t.hazards:
            if not t.hazard_discards:
                # Every card is a Terror that was kept.
                self.done(t)
                return
            t.hazards = sorted(t.hazard_discards)
            t.hazard_discards = []
            tell.hazards_reshuffled(t, "FD-HAZ-05")
        self.kind = t.hazards.pop(t.draw(HAZARD_STREAM, len(t.hazards)))
        tell.hazard_turned(t, "FD-HAZ-01", hazard=self.kind)
        if self.walked or not self.needs_walking_in(t):
            self.trigger(t)
        else:
            # FD-CARD-02, FD-HAZ-02
            tell.hazard_failed(t, "FD-HAZ-02", hazard=self.kind)
            self.discard(t)

    def needs_walking_in(self, t: Labyrinth) -> bool:
        """The walk-in mark of the card, as the ruling `walk-in-hazards` reads it (FD-HAZ-03)."""
        if (self.kind == DRAUGHT and t.rulings.draught_acts) or (self.kind == TERROR and t.rulings.terror_acts):
            return False
        return t.content.walk_in[self.kind]

    def trigger(self, t: Labyrinth) -> None:
        """Carry out the card."""
        kind = self.kind
        if kind == TERROR:
            self.terror(t)
        elif kind == KNOCK_OUT:
            self.knock_out(t)
        elif kind == DRAUGHT:
            self.draught(t)
        elif kind == LEAK:
            self.leak(t)
        elif kind in (COLLAPSE, LOCKDOWN):
            self.bar_the_way(t)
        else:
            raise AssertionError(f"no rule says what the Hazard {HAZARDS[kind]} does")

    def terror(self, t: Labyrinth) -> None:
        """The card is kept; the second one loses the game, else a Mind card is lost (FD-HAZ-06, FD-HAZ-08, FD-HAZ-09,
        FD-END-07).
        """
        t.terrors += 1
        tell.terror(t, "FD-HAZ-06", terrors=t.terrors, hazard=TERROR)
        if t.terrors >= TERROR_LIMIT and t.instant_death:
            t.end("lost-terror", "FD-HAZ-08", 0)
        else:
            self.call(t, LoseMindCard(), "terror_over")

    def terror_over(self, t: Labyrinth) -> None:
        """A triggered Terror does not go to the discards (FD-HAZ-04)."""
        self.done(t)

    def knock_out(self, t: Labyrinth) -> None:
        """A set-aside tile joins the Labyrinth deck unseen, if there is one (FD-HAZ-10, FD-HAZ-11)."""
        if t.aside:
            t.aside -= 1
            t.deck += 1
            tell.knock_out(t, "FD-HAZ-10", deck=t.deck, hazard=KNOCK_OUT)
        else:
            tell.nothing_happens(t, "FD-HAZ-11", hazard=self.kind)
        self.discard(t)

    def draught(self, t: Labyrinth) -> None:
        """The hand goes back to the Mind deck (FD-HAZ-12)."""
        if t.lit:
            t.hand_to_deck()
            tell.hand_blown_out(t, "FD-HAZ-12", hazard=DRAUGHT, entered=0)
        else:
            tell.nothing_happens(t, "FD-HAZ-12", hazard=self.kind)
        self.discard(t)

    def leak(self, t: Labyrinth) -> None:
        """The token goes on the room, and who walked in loses the hand to the Mind deck (FD-LEAK-01, FD-LEAK-02,
        FD-LEAK-03, FD-ECHO-14).
        """
        if t.leaks == 0:
            tell.nothing_happens(t, "FD-COMP-07", hazard=self.kind)
            self.discard(t)
            return
        if self.room != IN_ECHO:
            t.leaks -= 1
            t.leak_room = self.room
            tell.leak_placed(t, "FD-LEAK-01", room=self.room, hazard=LEAK)
        if self.left != NOT_LEFT and t.lit:
            t.hand_to_deck()
            tell.hand_blown_out(t, "FD-LEAK-02", hazard=LEAK, entered=0)
        elif self.room == IN_ECHO:
            tell.nothing_happens(t, "FD-ECHO-14", hazard=self.kind)
        self.discard(t)

    def bar_the_way(self, t: Labyrinth) -> None:
        """Collapse or Lockdown: a token on the square just left, or death in a Dark Echo (FD-HAZ-13, FD-HAZ-14,
        FD-HAZ-15, FD-ECHO-02, FD-ECHO-03).
        """
        echo = self.room == IN_ECHO
        if echo and self.walked and t.instant_death:
            tell.echo_closes(t, "FD-ECHO-02", hazard=self.kind)
            t.end("lost-echo", "FD-ECHO-02", 0)
            return
        if echo and not (self.walked and t.rulings.echo_bars_on_easy):
            # Ruling `echo-on-easy` (FD-OPEN-65)
            tell.nothing_happens(t, "FD-ECHO-03" if self.walked else "FD-ECHO-11", hazard=self.kind)
        elif self.left == NOT_LEFT:
            tell.nothing_happens(t, "FD-TILE-10", hazard=self.kind)
        else:
            token = OBSTRUCTION if self.kind == COLLAPSE else LOCK
            if t.place_token(token, self.left):
                rule, lock = ("FD-HAZ-13", 0) if self.kind == COLLAPSE else ("FD-HAZ-14", 1)
                tell.way_barred(t, rule, hazard=self.kind, place=self.left, lock=lock)
        self.discard(t)

    def discard(self, t: Labyrinth) -> None:
        """The card goes to the Hazard discard pile, triggered or not (FD-HAZ-04)."""
        t.hazard_discards.append(self.kind)
        self.done(t)
