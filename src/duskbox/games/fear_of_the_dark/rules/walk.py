"""Walking, square by square: Move, Tiptoe and the two-square walk."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.rules.hazards import HazardCard
from duskbox.games.fear_of_the_dark.rules.labyrinth import PLAYER, Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import WALK_ON_TOKENS_DUE, WALK_OVER, Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import BY_WALKING, GO, LEAK, LEAVE, STOP
from duskbox.games.fear_of_the_dark.schema import tell


@final
class Walk(Step):
    """Up to a number of squares, one at a time; the walk may end after the first (FD-MOVE-01, FD-MOVE-02, FD-TIP-01,
    FD-TIP-02, FD-ACT-03).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("steps", "tiptoe", "moved", "untold", "due")

    def __init__(self, steps: int, tiptoe: bool) -> None:
        super().__init__()
        self.steps = steps
        self.tiptoe = tiptoe
        self.moved = False
        #: How many squares it has gone since that was last told.
        self.untold = 0
        #: Rooms whose tokens wait for the end of the walk (ruling `token-timing`).
        self.due: list[int] = []

    def copy(self) -> Walk:
        """An independent copy."""
        other = Walk(self.steps, self.tiptoe)
        other.stage = self.stage
        other.moved = self.moved
        other.untold = self.untold
        other.due = self.due[:]
        return other

    def begin(self, t: Labyrinth) -> None:
        """Offer the ways that are open; with none left the walk is over."""
        options: list[Option] = []
        bars = t.barring(self.tiptoe)
        for side in range(4):
            cost = t.step_cost(side, bars)
            if 0 < cost <= self.steps:
                options.append(GO[side])
        if t.deck and t.rulings.may_walk_out and self.steps >= t.rulings.door_steps and t.unused_door_here() >= 0:
            options.append(LEAVE)
        if not options:
            self.finish(t)
            return
        if self.moved:
            options.append(STOP)
        self.ask(t, PLAYER, "path", "ask-walk", "FD-MOVE-02", options, "take_step")

    def take_step(self, t: Labyrinth) -> None:
        """Stop, or go one square: inside the room, through a passage, into a new room, or out of the maze."""
        if t.chosen is STOP:
            self.finish(t)
            return
        if t.chosen is LEAVE:
            # Ruling `early-exit` (FD-OPEN-87)
            self.tell_way(t)
            t.end("walked-out", "FD-OPEN-87", 0)
            return
        side = t.chosen.code
        self.moved = True
        target = t.next_to(t.pawn, side)
        if target < 0:
            self.through_unused_door(t, side)
        elif target // 9 == t.pawn // 9:
            self.steps -= 1
            self.step_on(t, target, "FD-MOVE-01")
            self.begin(t)
        else:
            self.steps -= t.rulings.door_steps
            self.into_known_room(t, target)

    def through_unused_door(self, t: Labyrinth, side: int) -> None:
        """Behind an unused door, whichever it is, lies the next room, or the way out once the Labyrinth deck is empty,
        also for a Tiptoe (FD-DOOR-06, FD-END-01, FD-END-02, FD-END-03, FD-TIP-04).
        """
        self.steps -= t.rulings.door_steps
        self.tell_way(t)
        if t.deck == 0:
            tell.walked_free(t, "FD-END-01")
            t.end("won", "FD-END-01", 1)
        else:
            door = t.pawn // 9 * 4 + side
            self.call(t, Reveal(door, BY_WALKING, self.tiptoe), "room_revealed")

    def room_revealed(self, t: Labyrinth) -> None:
        """After a room without hazard the rest of the walk may be used (FD-MVT-06, FD-MVT-07)."""
        if t.result == WALK_OVER:
            self.finish(t)
            return
        if t.result == WALK_ON_TOKENS_DUE:
            self.due.append(len(t.tiles) - 1)
        self.begin(t)

    def into_known_room(self, t: Labyrinth, target: int) -> None:
        """A room on the table turns no Hazard card, unless the ruling `hazard-on-entry` says so; an old Leak acts
        and the walk goes on (FD-MVT-05, FD-LEAK-04, FD-LEAK-07)."""
        left = t.pawn
        room = target // 9
        first = t.unentered[room] == 1
        t.unentered[room] = 0
        self.step_on(t, target, "FD-MVT-04")
        if room == t.leak_room and t.lit:
            self.tell_way(t)
            t.hand_to_deck()
            tell.hand_blown_out(t, "FD-LEAK-04", hazard=LEAK, entered=1)
        strikes = t.rulings.hazard_every_entry or (t.rulings.hazard_first_entry and first)
        if strikes and t.content.tiles[t.tiles[room]].hazard:
            self.tell_way(t)
            self.call(t, HazardCard(room, True, left), "finish")
        else:
            self.begin(t)

    def step_on(self, t: Labyrinth, square: int, rule: str) -> None:
        """One square of the way."""
        t.pawn = square
        self.untold += 1
        tell.walked(t, rule, place=square)

    def tell_way(self, t: Labyrinth) -> None:
        """How far the walk has gone, in one line for all its squares."""
        if self.untold:
            tell.way_gone(
                t,
                "FD-TIP-02" if self.tiptoe else "FD-MOVE-02",
                steps=self.untold,
                place=t.pawn,
                tiptoe=int(self.tiptoe),
            )
            self.untold = 0

    def finish(self, t: Labyrinth) -> None:
        """The walk is over; steps not taken are lost (FD-MOVE-02)."""
        self.tell_way(t)
        for room in self.due:
            t.place_printed_tokens(room)
        self.done(t)
