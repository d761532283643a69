"""Revealing a room: by walking through an unused door, by Scout, or by a Secret Map; and the Dark Echo."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, DOOR_SQUARE, DOWN, OPPOSITE
from duskbox.games.fear_of_the_dark.rules.hazards import IN_ECHO, NOT_LEFT, HazardCard
from duskbox.games.fear_of_the_dark.rules.labyrinth import PLAYER, Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    BY_MAP,
    BY_SCOUT,
    BY_WALKING,
    HOLE,
    IN_ECHOS_PLACE,
    ITEM_SQUARE,
    LABYRINTH_STREAM,
    LOCK,
    OBSTRUCTION,
    SECRET_SQUARE,
    TURN,
    TURN_STREAM,
)
from duskbox.games.fear_of_the_dark.schema import tell

# The result of a reveal: the walk may go on, it may and the tokens of the new room are still due, or it is over.
WALK_ON: Final = 0
WALK_ON_TOKENS_DUE: Final = 1
WALK_OVER: Final = 2


@final
class Reveal(Step):
    """Turn the top tile, set it down at a door, then pawn, Hazard card, Dark Echo and tokens in that order (FD-REV-01
    to FD-REV-04).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("door", "how", "tiptoe", "tile", "room", "came_from", "replacing")

    def __init__(self, door: int, how: int, tiptoe: bool) -> None:
        super().__init__()
        #: The door as room * 4 + side, how the room is revealed, and whether the walk is a Tiptoe.
        self.door = door
        self.how = how
        self.tiptoe = tiptoe
        self.tile = 0
        self.room = IN_ECHO
        self.came_from = NOT_LEFT
        #: Whether it takes the place of a Dark Echo.
        self.replacing = False

    def copy(self) -> Reveal:
        """An independent copy."""
        other = Reveal(self.door, self.how, self.tiptoe)
        other.stage = self.stage
        other.tile = self.tile
        other.room = self.room
        other.came_from = self.came_from
        other.replacing = self.replacing
        return other

    def begin(self, t: Labyrinth) -> None:
        """Turn the top tile of the Labyrinth deck; the player sees it and then turns it (FD-TILE-07)."""
        t.deck -= 1
        self.tile = t.unseen.pop(t.draw(LABYRINTH_STREAM, len(t.unseen)))
        how = IN_ECHOS_PLACE if self.replacing else self.how
        echo = int(t.content.tiles[self.tile].echo)
        tell.tile_revealed(t, "FD-REV-01", kind=self.tile, side=self.door, how=how, new=len(t.tiles), echo=echo)
        turns = self.turns(t)
        if t.content.tiles[self.tile].echo:
            # It leaves the table at once, so the way it lies makes no difference: no question.
            self.pawn_enters_echo(t, turns[0])
        elif len(turns) == 1 or t.rulings.fixed_turn:
            self.set_down(t, turns[0])
        elif t.rulings.random_turn:
            self.set_down(t, turns[t.draw(TURN_STREAM, len(turns))])
        else:
            options: list[Option] = []
            for turn in turns:
                options.append(TURN[turn])
            self.ask(t, PLAYER, "turn", "ask-turn", "FD-TILE-07", options, "turned")

    def turned(self, t: Labyrinth) -> None:
        """The player has turned the tile."""
        self.set_down(t, t.chosen.code)

    def turns(self, t: Labyrinth) -> list[int]:
        """The turns that put a door at the door, walking in those with an enterable entry square if there are any
        (FD-TILE-08, FD-TILE-09).
        """
        tile = t.content.tiles[self.tile]
        side = OPPOSITE[self.door % 4]
        if t.rulings.fixed_turn:
            # The first door in the order N, E, S, W meets the door (FD-OPEN-34).
            return [(side - tile.doors[0].index(1)) % 4]
        fitting: list[int] = []
        enterable: list[int] = []
        for turn in range(4):
            if tile.doors[turn][side] and not self.same_as_before(t, turn):
                fitting.append(turn)
                if self.can_enter(t, turn):
                    enterable.append(turn)
        return enterable if self.how == BY_WALKING and enterable else fitting

    def same_as_before(self, t: Labyrinth, turn: int) -> bool:
        """Whether an earlier turn looks just the same, so that offering both would be no choice."""
        tile = t.content.tiles[self.tile]
        for earlier in range(turn):
            if tile.plans[earlier] == tile.plans[turn] and tile.doors[earlier] == tile.doors[turn]:
                return True
        return False

    def can_enter(self, t: Labyrinth, turn: int) -> bool:
        """Whether this walk can step on the entry square as printed (FD-TILE-09, FD-OPEN-37)."""
        entry = t.content.tiles[self.tile].plans[turn][DOOR_SQUARE[OPPOSITE[self.door % 4]]]
        bars = 0 if self.tiptoe else HOLE
        if not t.rulings.tokens_after_walk:
            bars |= OBSTRUCTION | LOCK
        if not t.rulings.search_walkable:
            bars |= ITEM_SQUARE | SECRET_SQUARE
        return entry & bars == 0

    def pawn_enters_echo(self, t: Labyrinth, turn: int) -> None:
        """The pawn walks into the Dark Echo; it will be put back, so it is not moved (FD-ECHO-05)."""
        self.room = IN_ECHO
        self.came_from = t.pawn if self.how == BY_WALKING and self.can_enter(t, turn) else NOT_LEFT
        self.hazard(t)

    def set_down(self, t: Labyrinth, turn: int) -> None:
        """Lay the tile door against door; walking in, the pawn goes to the entry square (FD-DOOR-01, FD-REV-02,
        FD-TILE-10).
        """
        near = self.door // 4
        side = self.door % 4
        self.room = t.set_down(self.tile, turn, t.columns[near] + ACROSS[side], t.rows[near] + DOWN[side])
        tell.room_placed(t, "FD-DOOR-01", kind=self.tile, room=self.room, turn=turn)
        self.came_from = NOT_LEFT
        if self.how == BY_WALKING:
            t.unentered[self.room] = 0
            if self.can_enter(t, turn):
                self.came_from = t.pawn
                t.pawn = self.room * 9 + DOOR_SQUARE[OPPOSITE[side]]
                tell.walked(t, "FD-REV-02", place=t.pawn)
            else:
                tell.stays_outside(t, "FD-TILE-10", room=self.room)
        self.hazard(t)

    def hazard(self, t: Labyrinth) -> None:
        """A Hazard room turns a Hazard card, also when scouted or an Echo, but not under a Secret Map (FD-HAZ-01,
        FD-SCOUT-04, FD-ECHO-01, FD-SEC-06).
        """
        turns_card = self.how == BY_WALKING or (self.how == BY_SCOUT and t.rulings.scout_turns_card)
        if t.content.tiles[self.tile].hazard and turns_card:
            self.call(t, HazardCard(self.room, self.how == BY_WALKING, self.came_from), "after_hazard")
        else:
            self.after_hazard(t)

    def after_hazard(self, t: Labyrinth) -> None:
        """A Dark Echo goes; any other room gets its tokens (FD-REV-03)."""
        if t.content.tiles[self.tile].echo:
            self.echo_vanishes(t)
            return
        # The pawn has come from somewhere only if it walked in: not when scouting, mapping or replacing an Echo.
        over = t.content.tiles[self.tile].hazard or self.came_from == NOT_LEFT
        if t.rulings.tokens_after_walk and not over:
            self.done(t, WALK_ON_TOKENS_DUE)
            return
        # Before the walk goes on (FD-REV-04), which it does not where an Echo was (FD-ECHO-07).
        t.place_printed_tokens(self.room)
        self.done(t, WALK_OVER if over else WALK_ON)

    def echo_vanishes(self, t: Labyrinth) -> None:
        """The tile leaves the game and the next one takes its place, as if scouted (FD-ECHO-04, FD-ECHO-06).

        It has been counted, and so will the next be (FD-ECHO-10), which may be an Echo again (FD-ECHO-08). A Knock-out
        has added its tile by now (FD-ECHO-13).
        """
        if self.came_from == NOT_LEFT:
            tell.echo_vanishes(t, "FD-ECHO-04", kind=self.tile)
        else:
            tell.echo_puts_back(t, "FD-ECHO-05", kind=self.tile, place=t.pawn)
        if t.rulings.echo_refills and t.aside:
            t.aside -= 1
            t.deck += 1
            tell.tile_joins(t, "FD-OPEN-60", deck=t.deck)
        if t.deck == 0:
            # FD-ECHO-09
            self.done(t, WALK_OVER)
            return
        # Who only saw it on a Secret Map turns no card for the next one either (FD-ECHO-12).
        self.how = BY_MAP if self.how == BY_MAP else BY_SCOUT
        self.replacing = True
        self.begin(t)
