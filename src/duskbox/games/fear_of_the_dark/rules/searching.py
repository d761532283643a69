"""Searching: Items and Secrets at the numbered locations, and the tokens that are taken away."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import EVERYONE, Step
from duskbox.games.fear_of_the_dark.rules.geometry import OPPOSITE
from duskbox.games.fear_of_the_dark.rules.labyrinth import PLAYER, Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    AROUND,
    BY_MAP,
    CARD,
    CLEAR,
    DOOR_AT,
    FACE_DOWN,
    HERE,
    INFORMATION,
    INFORMATION_WITHOUT_NUMBER,
    ITEM_SQUARE,
    ITEM_STREAM,
    KEY,
    LEVER,
    LOCK,
    LOCK_AT,
    NUMBER_SHIFT,
    OBSTRUCTION,
    SECRET_DOOR,
    SECRET_MAP,
    SECRET_SQUARE,
    SECRET_STREAM,
    TAKEN,
    USE_ITEM,
    WALL_AT,
)
from duskbox.games.fear_of_the_dark.schema import tell


def searchable(t: Labyrinth, square: int, lit: bool) -> bool:
    """Whether a square can be searched now: an Item, or in the Light a Secret, with a card left (FD-INV-01, FD-INV-02,
    FD-INV-03, FD-INV-04, FD-INV-05).
    """
    kind = t.squares[square]
    if kind & ITEM_SQUARE:
        return t.has_card(False, (kind >> NUMBER_SHIFT) - 1)
    return lit and kind & SECRET_SQUARE != 0 and t.has_card(True, (kind >> NUMBER_SHIFT) - 1)


def search_options(t: Labyrinth, lit: bool) -> list[Option]:
    """The squares next to the pawn that can be searched; where such squares can be walked on, also its own (FD-INV-03,
    FD-OPEN-25).
    """
    options: list[Option] = []
    for side in range(4):
        square = t.next_to(t.pawn, side)
        if square >= 0 and searchable(t, square, lit):
            options.append(AROUND[side])
    if t.rulings.search_walkable and searchable(t, t.pawn, lit):
        options.append(AROUND[HERE])
    return options


@final
class Investigate(Step):
    """Pick a square, take one of its location's cards, and carry out what takes effect at once (FD-INV-01 to
    FD-INV-06).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("lit", "secret", "location")

    def __init__(self, lit: bool) -> None:
        super().__init__()
        #: Whether it was paid for in the Light (FD-LIGHT-04).
        self.lit = lit
        self.secret = False
        self.location = 0

    def copy(self) -> Investigate:
        """An independent copy."""
        other = Investigate(self.lit)
        other.stage = self.stage
        other.secret = self.secret
        other.location = self.location
        return other

    def begin(self, t: Labyrinth) -> None:
        """Ask for the square if there are several."""
        options = search_options(t, self.lit)
        if len(options) == 1:
            self.search(t, options[0].code)
        else:
            self.ask(t, PLAYER, "place", "ask-search", "FD-INV-03", options, "square_picked")

    def square_picked(self, t: Labyrinth) -> None:
        """The player has picked a square."""
        self.search(t, t.chosen.code)

    def search(self, t: Labyrinth, side: int) -> None:
        """Either of the two cards may be taken (FD-INV-04, FD-INV-06)."""
        kind = t.squares[t.pawn if side == HERE else t.next_to(t.pawn, side)]
        self.secret = kind & SECRET_SQUARE != 0
        self.location = (kind >> NUMBER_SHIFT) - 1
        cards = t.secrets if self.secret else t.items
        options: list[Option] = []
        for card in range(2):
            if cards[self.location * 2 + card] != TAKEN:
                options.append(CARD[card])
        if len(options) == 1:
            self.take(t, options[0].code)
        else:
            self.ask(
                t,
                PLAYER,
                "card",
                "ask-secret-card" if self.secret else "ask-item-card",
                "FD-INV-06",
                options,
                "card_picked",
            )

    def card_picked(self, t: Labyrinth) -> None:
        """The player has picked a card."""
        self.take(t, t.chosen.code)

    def take(self, t: Labyrinth, card: int) -> None:
        """An Item is kept, a Lever and every Secret take effect and are discarded (FD-CARD-03, FD-ITEM-01,
        FD-SEC-01).
        """
        place = self.location * 2 + card
        if self.secret:
            kind = seen_secret(t, place)
            t.secrets[place] = TAKEN
            t.used_secrets[kind] += 1
            tell.secret_found(t, "FD-SEC-01", secret=kind, location=self.location + 1)
            if kind == SECRET_DOOR:
                self.secret_door(t)
            elif kind == SECRET_MAP:
                self.secret_map(t)
            else:
                by_search = kind == INFORMATION_WITHOUT_NUMBER or t.rulings.information_by_search
                self.information(t, self.location if by_search else kind - INFORMATION)
            return
        kind = seen_item(t, place)
        t.items[place] = TAKEN
        tell.item_found(t, "FD-INV-04", item=kind, location=self.location + 1)
        if kind == LEVER:
            t.used_items[LEVER] += 1
            self.lever(t)
        else:
            t.held[kind] += 1
            self.done(t)

    def lever(self, t: Labyrinth) -> None:
        """A Lever opens one Lock anywhere in the maze, if there is one (FD-ITEM-07)."""
        options: list[Option] = []
        for square, kind in enumerate(t.squares):
            if kind & LOCK:
                options.append(LOCK_AT[square])
        if not options:
            tell.lever_useless(t, "FD-ITEM-07")
            self.done(t)
        elif len(options) == 1:
            self.open_lock(t, options[0].code)
        else:
            self.ask(t, PLAYER, "place", "ask-lever", "FD-ITEM-07", options, "lock_picked")

    def lock_picked(self, t: Labyrinth) -> None:
        """The player has picked the Lock."""
        self.open_lock(t, t.chosen.code)

    def open_lock(self, t: Labyrinth, square: int) -> None:
        """The Lock goes back to the supply."""
        t.remove_token(LOCK, square)
        tell.token_removed(t, "FD-ITEM-07", token=LOCK, place=square, by=USE_ITEM + LEVER)
        self.done(t)

    def secret_door(self, t: Labyrinth) -> None:
        """Ask for a wall without a door, of any room on the table (FD-SEC-02, FD-SEC-03, FD-SEC-07)."""
        options = walls(t) if t.secret_doors else []
        if not options:
            tell.secret_useless(t, "FD-SEC-07")
            self.done(t)
        elif len(options) == 1:
            t.chosen = options[0]
            self.break_through(t)
        else:
            self.ask(t, PLAYER, "place", "ask-wall", "FD-SEC-02", options, "break_through")

    def break_through(self, t: Labyrinth) -> None:
        """A door for the rest of the game, from both sides of a shared wall (FD-SEC-03, FD-SEC-04)."""
        wall = t.chosen.code
        t.secret_doors -= 1
        t.doors[wall] = 2
        other = t.beyond[wall]
        if other >= 0 and t.doors[other * 4 + OPPOSITE[wall % 4]] == 0:
            t.doors[other * 4 + OPPOSITE[wall % 4]] = 2
        tell.secret_door_placed(t, "FD-SEC-02", room=wall // 4, side=wall % 4)
        self.done(t)

    def secret_map(self, t: Labyrinth) -> None:
        """Ask for an unused door anywhere on the table (FD-SEC-05, FD-SEC-07, FD-DOOR-05)."""
        options: list[Option] = []
        if t.deck:
            for door in range(len(t.doors)):
                if t.is_unused(door // 4, door % 4):
                    options.append(DOOR_AT[door])
        if not options:
            tell.secret_useless(t, "FD-SEC-07")
            self.done(t)
        elif len(options) == 1:
            t.chosen = options[0]
            self.map_room(t)
        else:
            self.ask(t, PLAYER, "place", "ask-map", "FD-SEC-05", options, "map_room")

    def map_room(self, t: Labyrinth) -> None:
        """The next room is revealed there without a Hazard card (FD-SEC-05, FD-SEC-06)."""
        self.call(t, Reveal(t.chosen.code, BY_MAP, False), "mapped")

    def mapped(self, t: Labyrinth) -> None:
        """The room lies on the table."""
        self.done(t)

    def information(self, t: Labyrinth, location: int) -> None:
        """Look at the Items of one location and leave them there: that of the number on the card, or of the number of
        the Secret location that was searched, by the ruling `information-location` and for a card without a number
        (FD-SEC-08, FD-SEC-09, FD-OPEN-80).
        """
        looked = False
        for place in (location * 2, location * 2 + 1):
            if t.items[place] != TAKEN:
                looked = True
                t.items[place] = seen_item(t, place, to=1 << PLAYER)
                tell.item_seen(t, "FD-SEC-08", item=t.items[place], location=location + 1, to=1 << PLAYER)
        if not looked:
            tell.secret_useless(t, "FD-SEC-08")
        self.done(t)


def seen_item(t: Labyrinth, place: int, to: int = EVERYONE) -> int:
    """The kind of an Item at a location: known already, or seen now for the first time,
    by all or by some (FD-INFO-02).
    """
    kind = t.items[place]
    return t.item_pool.pop(t.draw(ITEM_STREAM, len(t.item_pool), to)) if kind == FACE_DOWN else kind


def seen_secret(t: Labyrinth, place: int) -> int:
    """The kind of a Secret at a location."""
    kind = t.secrets[place]
    return t.secret_pool.pop(t.draw(SECRET_STREAM, len(t.secret_pool))) if kind == FACE_DOWN else kind


def walls(t: Labyrinth) -> list[Option]:
    """Every wall without a door; one that two rooms share and neither has a door in is named once (FD-SEC-02,
    FD-SEC-03).
    """
    options: list[Option] = []
    for wall in range(len(t.doors)):
        other = t.beyond[wall]
        named = other >= 0 and other < wall // 4 and t.doors[other * 4 + OPPOSITE[wall % 4]] == 0
        if t.doors[wall] == 0 and not named:
            options.append(WALL_AT[wall])
    return options


@final
class RemoveToken(Step):
    """Clear takes an Obstruction and a Key a Lock from a square next to the pawn (FD-CLEAR-01, FD-ITEM-06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def copy(self) -> RemoveToken:
        """An independent copy."""
        other = RemoveToken(self.kind)
        other.stage = self.stage
        return other

    def begin(self, t: Labyrinth) -> None:
        """With several next to the pawn the player chooses."""
        options: list[Option] = []
        for side in range(4):
            square = t.next_to(t.pawn, side)
            if square >= 0 and t.squares[square] & self.kind:
                options.append(AROUND[side])
        if len(options) == 1:
            self.remove(t, options[0].code)
        elif self.kind == OBSTRUCTION:
            self.ask(t, PLAYER, "place", "ask-clear", "FD-CLEAR-01", options, "picked")
        else:
            self.ask(t, PLAYER, "place", "ask-unlock", "FD-ITEM-06", options, "picked")

    def picked(self, t: Labyrinth) -> None:
        """The player has picked a side."""
        self.remove(t, t.chosen.code)

    def remove(self, t: Labyrinth, side: int) -> None:
        """The token goes back to the supply."""
        square = t.next_to(t.pawn, side)
        t.remove_token(self.kind, square)
        if self.kind == OBSTRUCTION:
            tell.token_removed(t, "FD-CLEAR-01", token=OBSTRUCTION, place=square, by=CLEAR)
        else:
            tell.token_removed(t, "FD-ITEM-06", token=LOCK, place=square, by=USE_ITEM + KEY)
        self.done(t)
