"""The labyrinth: the whole position of a game of Fear of the Dark.

Everything hidden is unknown to the table itself. Decks hold the cards that are left in them, in no order; chance picks
one when it is turned (FD-INFO-01, FD-INFO-04). That is the same game as shuffling first, it leaves nothing for a view
to leak, and a person with the physical box can type in what was turned.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from duskbox.core.chance import NO_CHANCE
from duskbox.core.decisions import Option
from duskbox.core.display import as_svg, words_of
from duskbox.core.table import Step, Table
from duskbox.games.fear_of_the_dark.content.box import Content
from duskbox.games.fear_of_the_dark.rules.geometry import ACROSS, CENTRE, DOOR_SQUARE, DOWN, OPPOSITE, WITHIN
from duskbox.games.fear_of_the_dark.rules.rulings import Rulings
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    FACE_DOWN,
    GIVE_UP,
    HOLE,
    ITEM_KINDS,
    ITEM_SQUARE,
    ITEMS,
    LOCK,
    MIND_KINDS,
    NO_CARD,
    OBSTRUCTION,
    SECRET_SQUARE,
    SECRETS,
    STREAMS,
    TAKEN,
)
from duskbox.games.fear_of_the_dark.schema import tell

#: The only seat (FD-COMP-01).
PLAYER: Final = 0

_EMPTY: Final[list[int]] = []

#: The lists that have a number for each kind of card: of which deck, and how many kinds of it have been declared.
_BY_KIND: Final = (
    ("mind_deck", "mind", MIND_KINDS),
    ("hand", "mind", MIND_KINDS),
    ("lost", "mind", MIND_KINDS),
    ("held", "items", ITEM_KINDS),
    ("used_items", "items", ITEM_KINDS),
    ("used_secrets", "secrets", len(SECRETS)),
)


@final
class Labyrinth(Table):
    """Rooms, pawn, cards and tokens. Lists over rooms grow as rooms are set down; room 0 is the start tile."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "instant_death", "pawn", "tiles", "turns", "columns", "rows", "squares", "doors", "beyond", "unentered",
        "leak_room", "deck", "aside", "unseen", "hazards", "hazard_discards", "terrors", "mind_deck", "hand", "lost",
        "played", "afterglow", "items", "item_pool", "held", "used_items", "secrets", "secret_pool", "used_secrets",
        "matches", "obstructions", "locks", "secret_doors", "leaks",
    )  # fmt: skip

    UNSAVED: ClassVar[tuple[str, ...]] = ("content", "rulings", "mind_size", "hand_size")

    def __init__(self, content: Content, rulings: Rulings) -> None:
        super().__init__(1, len(STREAMS))
        self.content: Content = content
        self.rulings: Rulings = rulings
        self.instant_death: bool = True
        #: The pawn's square: room * 9 + square.
        self.pawn: int = 0
        #: By room: the tile, its quarter turns, and the cell of the grid it lies on (FD-TILE-06).
        self.tiles: list[int] = _EMPTY
        self.turns: list[int] = _EMPTY
        self.columns: list[int] = _EMPTY
        self.rows: list[int] = _EMPTY
        #: By room * 9 + square: what is there, as bits. By room * 4 + side: 1 for a door, 2 for a Secret Door; the room
        #: behind, or -1.
        self.squares: list[int] = _EMPTY
        self.doors: list[int] = _EMPTY
        self.beyond: list[int] = _EMPTY
        #: By room: 1 if it was scouted or mapped and no one has been inside since.
        self.unentered: list[int] = _EMPTY
        self.leak_room: int = -1
        #: Tiles in the Labyrinth deck and set aside, and which tiles those are, taken together.
        self.deck: int = 0
        self.aside: int = 0
        self.unseen: list[int] = _EMPTY
        self.hazards: list[int] = _EMPTY
        self.hazard_discards: list[int] = _EMPTY
        self.terrors: int = 0
        #: Mind cards by kind: in the open Mind deck, in hand, discarded for good; and the card being played
        #: (FD-HAND-07).
        self.mind_deck: list[int] = _EMPTY
        self.hand: list[int] = _EMPTY
        self.lost: list[int] = _EMPTY
        self.played: int = NO_CARD
        #: Whether an action runs that took the last card from the hand: the Dark falls when it is over (FD-LIGHT-05).
        self.afterglow: bool = False
        self.mind_size: int = 0
        self.hand_size: int = 0
        #: The locations of the player board (FD-COMP-08), by location * 2 + card: the kind once seen, FACE_DOWN or
        #: TAKEN; and the kinds that have not been seen.
        self.items: list[int] = _EMPTY
        self.item_pool: list[int] = _EMPTY
        self.held: list[int] = _EMPTY
        self.used_items: list[int] = _EMPTY
        self.secrets: list[int] = _EMPTY
        self.secret_pool: list[int] = _EMPTY
        self.used_secrets: list[int] = _EMPTY
        #: Tokens: the matches held, and what is left of the others in the supply (FD-COMP-07).
        self.matches: int = 0
        self.obstructions: int = 0
        self.locks: int = 0
        self.secret_doors: int = 0
        self.leaks: int = 0

    def set_up(self, matches: int, instant_death: bool) -> None:
        """Lay out the game (FD-SETUP-01 to FD-SETUP-08)."""
        content = self.content
        self.instant_death = instant_death
        self.matches = matches
        self.obstructions = content.obstructions
        self.locks = content.locks
        self.secret_doors = content.secret_doors
        self.leaks = content.leaks
        self.tiles, self.turns, self.columns, self.rows = [], [], [], []
        self.squares, self.doors, self.beyond, self.unentered = [], [], [], []
        # Nothing is shuffled: a tile or card is drawn when it is turned (FD-SETUP-02, FD-SETUP-04).
        self.unseen = list(range(1, len(content.tiles)))
        self.deck = content.deck
        self.aside = len(self.unseen) - content.deck
        self.hazards = content.hazards[:]
        self.hazard_discards = []
        # Dark, with nothing in hand (FD-SETUP-08).
        self.mind_deck = content.mind[:]
        self.hand = [0] * MIND_KINDS
        self.lost = [0] * MIND_KINDS
        self.items, self.secrets = [FACE_DOWN] * 8, [FACE_DOWN] * 8
        self.item_pool, self.secret_pool = content.items[:], content.secrets[:]
        self.held, self.used_items = [0] * len(ITEMS), [0] * len(ITEMS)
        self.used_secrets = [0] * len(SECRETS)
        self.count_cards()
        # The start tile with what is printed on it, and the pawn on its centre (FD-SETUP-01, FD-SETUP-06, FD-SETUP-07).
        self.set_down(0, 0, 0, 0)
        self.unentered[0] = 0
        self.place_printed_tokens(0)
        self.pawn = CENTRE

    def count_cards(self) -> None:
        """Work out the sizes that are kept along with the counts."""
        self.mind_size = sum(self.mind_deck)
        self.hand_size = sum(self.hand)

    def copy(self) -> Labyrinth:
        """An independent copy; content and rulings are shared because they never change."""
        other = Labyrinth(self.content, self.rulings)
        self.copy_base_to(other)
        other.instant_death = self.instant_death
        other.pawn = self.pawn
        other.tiles = self.tiles[:]
        other.turns = self.turns[:]
        other.columns = self.columns[:]
        other.rows = self.rows[:]
        other.squares = self.squares[:]
        other.doors = self.doors[:]
        other.beyond = self.beyond[:]
        other.unentered = self.unentered[:]
        other.leak_room = self.leak_room
        other.deck = self.deck
        other.aside = self.aside
        other.unseen = self.unseen[:]
        other.hazards = self.hazards[:]
        other.hazard_discards = self.hazard_discards[:]
        other.terrors = self.terrors
        other.mind_deck = self.mind_deck[:]
        other.hand = self.hand[:]
        other.lost = self.lost[:]
        other.played = self.played
        other.afterglow = self.afterglow
        other.mind_size = self.mind_size
        other.hand_size = self.hand_size
        other.items = self.items[:]
        other.item_pool = self.item_pool[:]
        other.held = self.held[:]
        other.used_items = self.used_items[:]
        other.secrets = self.secrets[:]
        other.secret_pool = self.secret_pool[:]
        other.used_secrets = self.used_secrets[:]
        other.matches = self.matches
        other.obstructions = self.obstructions
        other.locks = self.locks
        other.secret_doors = self.secret_doors
        other.leaks = self.leaks
        return other

    def state(self) -> dict[str, object]:
        """The position as plain data. Kinds that are not in the box have no number in it: to declare one changes no
        position of games without it.
        """
        state = super().state()
        content = self.content
        kinds = {"mind": content.mind_kinds, "items": content.item_kinds, "secrets": content.secret_kinds}
        for name, deck, _ in _BY_KIND:
            counts = state[name]
            assert isinstance(counts, list)
            state[name] = counts[: kinds[deck]]
        return state

    def set_state(self, state: dict[str, object], steps: dict[str, Step], options: dict[str, Option]) -> None:
        """Put back what `state` took down."""
        whole = dict(state)
        for name, _, most in _BY_KIND:
            counts = state.get(name)
            if isinstance(counts, list):
                whole[name] = counts + [0] * (most - len(counts))
        super().set_state(whole, steps, options)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data. The steps are known to the game, which is built on this module,
        hence the late import.
        """
        from duskbox.games.fear_of_the_dark.game import unpickled

        return unpickled, (self.content.data, self.rulings.chosen, self.state())

    def _repr_svg_(self) -> str:
        """What a notebook shows: the labyrinth as the player sees it."""
        from duskbox.games.fear_of_the_dark.game import GAME

        return as_svg(GAME, GAME.pieces(self, 0), words_of(GAME))

    def start_here(self) -> None:
        """Run to the decision of a position that was built by hand; nothing is drawn on the way."""
        self.start(NO_CHANCE)

    def anytime_options(self, seat: int) -> list[Option]:
        """Giving up is offered at every decision (FD-END-06)."""
        return [] if self.decision is None or seat != 0 else [GIVE_UP]

    def take_anytime(self, option: Option, seat: int) -> None:
        """Give up: a loss."""
        self.end("gave-up", "FD-END-06", 0)

    # The maze

    def set_down(self, tile: int, turns: int, column: int, row: int) -> int:
        """Lay a tile on a cell of the grid, without its tokens, and return its room number."""
        room = len(self.tiles)
        self.tiles.append(tile)
        self.turns.append(turns)
        self.columns.append(column)
        self.rows.append(row)
        self.unentered.append(1)
        tokens = OBSTRUCTION | LOCK
        self.squares += [square & ~tokens for square in self.content.tiles[tile].plans[turns]]
        self.doors += self.content.tiles[tile].doors[turns]
        for side in range(4):
            neighbour = self.room_at(column + ACROSS[side], row + DOWN[side])
            self.beyond.append(neighbour)
            if neighbour >= 0:
                self.beyond[neighbour * 4 + OPPOSITE[side]] = room
        return room

    def room_at(self, column: int, row: int) -> int:
        """The room on a cell of the grid, or -1."""
        columns = self.columns
        rows = self.rows
        for room in range(len(columns)):
            if columns[room] == column and rows[room] == row:
                return room
        return -1

    def printed(self, room: int) -> list[int]:
        """The nine squares of a room as printed, the way it lies."""
        return self.content.tiles[self.tiles[room]].plans[self.turns[room]]

    def place_printed_tokens(self, room: int) -> None:
        """Put the tokens on the Obstruction and Lock squares of a room (FD-TILE-03, FD-SETUP-05)."""
        for square, kind in enumerate(self.printed(room)):
            if kind & (OBSTRUCTION | LOCK):
                self.place_token(kind, room * 9 + square)

    def place_token(self, kind: int, square: int) -> bool:
        """Put an Obstruction or Lock on a square, if the supply has one (FD-COMP-07)."""
        if self.squares[square] & kind:
            # One of a kind is enough; only under the ruling `token-timing` can a second fall due on the same square.
            return False
        if kind == OBSTRUCTION and self.obstructions > 0:
            self.obstructions -= 1
        elif kind == LOCK and self.locks > 0:
            self.locks -= 1
        else:
            tell.token_missing(self, "FD-COMP-07", token=kind)
            return False
        self.squares[square] |= kind
        tell.token_placed(self, "FD-TILE-03", token=kind, place=square)
        return True

    def remove_token(self, kind: int, square: int) -> None:
        """Take an Obstruction or Lock back into the supply; the square is an ordinary one from now on (FD-TILE-04)."""
        self.squares[square] &= ~kind
        if kind == OBSTRUCTION:
            self.obstructions += 1
        else:
            self.locks += 1

    def next_to(self, square: int, side: int) -> int:
        """The square next to this one: in the same room or through an open passage; -1 behind a wall (FD-ACT-07,
        FD-DOOR-03).
        """
        place: i64 = square
        room = place // 9
        here = place - room * 9
        inside: i64 = WITHIN[here * 4 + side]
        if inside >= 0:
            return room * 9 + inside
        door = room * 4 + side
        if DOOR_SQUARE[side] != here or self.doors[door] == 0:
            return -1
        other: i64 = self.beyond[door]
        back: i64 = OPPOSITE[side]
        if other < 0 or self.doors[other * 4 + back] == 0:
            return -1
        return other * 9 + DOOR_SQUARE[back]

    def is_unused(self, room: int, side: int) -> bool:
        """Whether there is a door with no room behind it (FD-DOOR-04)."""
        return self.doors[room * 4 + side] != 0 and self.beyond[room * 4 + side] < 0

    def leads_out(self, room: int, side: int) -> bool:
        """Whether a door is an exit once the deck is empty: an unused one, and under the ruling `dead-door` one against
        a wall (FD-END-02, FD-OPEN-97).
        """
        door = room * 4 + side
        if self.deck or self.doors[door] == 0:
            return False
        other = self.beyond[door]
        return other < 0 or (self.rulings.dead_doors_lead_out and self.doors[other * 4 + OPPOSITE[side]] == 0)

    def unused_door_here(self) -> int:
        """The side of the unused door that the pawn stands at, or -1 (FD-SCOUT-02). A square has at most one door."""
        here = self.pawn % 9
        for side in range(4):
            if DOOR_SQUARE[side] == here and self.is_unused(self.pawn // 9, side):
                return side
        return -1

    def barring(self, tiptoe: bool) -> int:
        """The bits of a square that bar a walk (FD-MVT-01 to FD-MVT-03, FD-TIP-01).

        A hole bars only who would step on it, never who steps off it (FD-TIP-03).
        """
        bars = OBSTRUCTION | LOCK
        if not tiptoe:
            bars |= HOLE
        if not self.rulings.search_walkable:
            bars |= ITEM_SQUARE | SECRET_SQUARE
        return bars

    def step_cost(self, side: int, bars: int) -> int:
        """How many steps of a walk it takes to go this way, or 0 if one cannot (FD-MVT-04, FD-DOOR-06, FD-END-03)."""
        target = self.next_to(self.pawn, side)
        if target >= 0:
            if self.squares[target] & bars:
                return 0
            return 1 if target // 9 == self.pawn // 9 else self.rulings.door_steps
        room = self.pawn // 9
        if DOOR_SQUARE[side] == self.pawn % 9 and (self.is_unused(room, side) or self.leads_out(room, side)):
            return self.rulings.door_steps
        return 0

    # The mind

    @property
    def lit(self) -> bool:
        """Light while the hand holds a card, Dark otherwise (FD-LIGHT-01)."""
        return self.hand_size > 0

    def hand_to_deck(self) -> None:
        """The whole hand goes back to the Mind deck, and the light with it."""
        self.afterglow = False
        for kind in range(MIND_KINDS):
            self.mind_deck[kind] += self.hand[kind]
            self.hand[kind] = 0
        self.mind_size += self.hand_size
        self.hand_size = 0

    def take_card(self, kind: int) -> None:
        """From the Mind deck into the hand."""
        self.mind_deck[kind] -= 1
        self.mind_size -= 1
        self.hand[kind] += 1
        self.hand_size += 1

    def put_card_away(self, kind: int) -> None:
        """A card played from the hand lies before the player until its action is over (FD-HAND-05)."""
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.played = kind

    def return_played(self) -> None:
        """The card that was played goes back to the Mind deck (FD-HAND-04)."""
        if self.played != NO_CARD:
            self.mind_deck[self.played] += 1
            self.mind_size += 1
            self.played = NO_CARD

    def lose_from_hand(self, kind: int) -> None:
        """Discard from the hand: the card is gone for good (FD-HAND-06)."""
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.lost[kind] += 1

    def lose_from_deck(self, kind: int) -> None:
        """Discard from the Mind deck."""
        self.mind_deck[kind] -= 1
        self.mind_size -= 1
        self.lost[kind] += 1

    def lose_played(self) -> None:
        """Discard the card being played."""
        self.lost[self.played] += 1
        self.played = NO_CARD

    @property
    def all_lost(self) -> bool:
        """Whether every Mind card has been discarded (FD-END-04)."""
        return self.hand_size == 0 and self.mind_size == 0 and self.played == NO_CARD

    # Locations

    def has_card(self, secret: bool, location: int) -> bool:
        """Whether a location (0 to 3) still has a card (FD-INV-05)."""
        cards = self.secrets if secret else self.items
        return cards[location * 2] != TAKEN or cards[location * 2 + 1] != TAKEN

    def missing_for(self, size: int, hand: int, deck: int) -> int:
        """How many cards building a hand of this size would take, given the cards in hand and in the Mind deck
        (FD-HAND-02, FD-HAND-03).
        """
        wanted = size if self.rulings.add_to_hand else size - hand
        return min(wanted, deck) if wanted > 0 else 0
