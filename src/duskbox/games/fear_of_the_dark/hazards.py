"""Hazard cards: what each of the six kinds does when a Hazard room is revealed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.mind import LoseMindCard
from duskbox.games.fear_of_the_dark.vocabulary import (
    COLLAPSE,
    DRAUGHT,
    HAZARD_STREAM,
    KNOCK_OUT,
    LEAK,
    LOCK,
    OBSTRUCTION,
    TERROR,
)

#: Where a Dark Echo lies that has not been set down as a room.
IN_ECHO: Final = -1
#: No square was left: nobody walked, or the pawn had to stay outside.
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
        """Turn a card; with the deck empty the discards are shuffled into a new one, kept Terrors stay out (FD-HAZ-05)."""
        if not t.hazards:
            if not t.hazard_discards:
                # Every card is a Terror that was kept.
                self.done(t)
                return
            t.hazards = sorted(t.hazard_discards)
            t.hazard_discards = []
            t.tell("hazards-reshuffled", "FD-HAZ-05")
        self.kind = t.hazards.pop(t.draw(HAZARD_STREAM, len(t.hazards)))
        t.tell("hazard-turned", "FD-HAZ-01", self.kind)
        if self.walked or not self.needs_walking_in(t):
            self.trigger(t)
        else:
            # FD-CARD-02, FD-HAZ-02
            t.tell("hazard-failed", "FD-HAZ-02", self.kind)
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
        else:
            self.bar_the_way(t)

    def terror(self, t: Labyrinth) -> None:
        """The card is kept; the second one loses the game, else a Mind card is lost (FD-HAZ-06, FD-HAZ-08, FD-HAZ-09, FD-END-07)."""
        t.terrors += 1
        t.tell("terror", "FD-HAZ-06", t.terrors)
        if t.terrors >= 2 and t.instant_death:
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
            t.tell("knock-out", "FD-HAZ-10", t.deck)
        else:
            t.tell("nothing-happens", "FD-HAZ-11", self.kind)
        self.discard(t)

    def draught(self, t: Labyrinth) -> None:
        """The hand goes back to the Mind deck (FD-HAZ-12)."""
        if t.lit:
            t.hand_to_deck()
            t.tell("hand-blown-out", "FD-HAZ-12")
        else:
            t.tell("nothing-happens", "FD-HAZ-12", self.kind)
        self.discard(t)

    def leak(self, t: Labyrinth) -> None:
        """The token goes on the room, and who walked in loses the hand to the Mind deck (FD-LEAK-01, FD-LEAK-02, FD-LEAK-03, FD-ECHO-14)."""
        if t.leaks == 0:
            t.tell("nothing-happens", "FD-COMP-07", self.kind)
            self.discard(t)
            return
        if self.room != IN_ECHO:
            t.leaks -= 1
            t.leak_room = self.room
            t.tell("leak-placed", "FD-LEAK-01", self.room)
        if self.left != NOT_LEFT and t.lit:
            t.hand_to_deck()
            t.tell("hand-blown-out", "FD-LEAK-02")
        elif self.room == IN_ECHO:
            t.tell("nothing-happens", "FD-ECHO-14", self.kind)
        self.discard(t)

    def bar_the_way(self, t: Labyrinth) -> None:
        """Collapse or Lockdown: a token on the square just left, or death in a Dark Echo (FD-HAZ-13, FD-HAZ-14, FD-HAZ-15, FD-ECHO-02, FD-ECHO-03)."""
        if self.room == IN_ECHO:
            if self.walked and t.instant_death:
                t.end("lost-echo", "FD-ECHO-02", 0)
                return
            t.tell("nothing-happens", "FD-ECHO-03" if self.walked else "FD-ECHO-11", self.kind)
        elif self.left == NOT_LEFT:
            t.tell("nothing-happens", "FD-TILE-10", self.kind)
        elif self.kind == COLLAPSE:
            t.place_token(OBSTRUCTION, self.left, "FD-HAZ-13")
        else:
            t.place_token(LOCK, self.left, "FD-HAZ-14")
        self.discard(t)

    def discard(self, t: Labyrinth) -> None:
        """The card goes to the Hazard discard pile, triggered or not (FD-HAZ-04)."""
        t.hazard_discards.append(self.kind)
        self.done(t)
