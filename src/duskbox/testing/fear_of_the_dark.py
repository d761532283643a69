"""A labyrinth built in one or two lines, played by option keys, with chance that is written down by name.

play = labyrinth(hand="move scout", matches=5).will_turn(labyrinth=["R01"], hazard=["knock-out"])
play.do("do:move", "play:move", "go:W", "stop")
assert play.place == (0, "W")
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from duskbox.core.arguments import need
from duskbox.core.chance import Chance, Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import IllegalChoice
from duskbox.core.matches.position import Position
from duskbox.core.messages import Facts
from duskbox.core.table import Event
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.journey import Journey
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, ITEMS, MIND, SECRETS, STREAMS, TAKEN
from duskbox.games.fear_of_the_dark.schema.shown import Pieces
from duskbox.games.fear_of_the_dark.schema.views import square_word

#: The nine squares of a room by name, in the order of their numbers.
SQUARES = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")


class Named(Chance):
    """Draws by name: the next tile, Hazard, Item, Secret, Mind card or turn that is to come up."""

    def __init__(self, table: Labyrinth) -> None:
        self.table = table
        self.coming: dict[int, list[str]] = {stream: [] for stream in range(len(STREAMS))}

    def pick(self, stream: int, index: int, n: int) -> int:
        """The next thing that was written down for this stream."""
        outcomes = _outcomes(self.table, stream)
        assert len(outcomes) == n, f"{STREAMS[stream]} says {n} outcomes, the game names {len(outcomes)}"
        assert self.coming[stream], f"a draw of {STREAMS[stream]} that the test did not write down: {outcomes}"
        return outcomes.index(self.coming[stream].pop(0))


class Play:
    """A table in play: options by key, and what a player would see."""

    def __init__(self, table: Labyrinth) -> None:
        self.t = table
        self.t.events = []
        self.chance = Named(table)

    @property
    def position(self) -> Position:
        """The present position, as a value: `Match.from_position` plays on from it."""
        return Position(GAME, GAME.setup_of(self.t), self.t.copy())

    def will_turn(self, **names: list[str]) -> Play:
        """Write down what comes up next: `labyrinth=["R01"]`, `hazard=["terror"]`, `item`, `secret`, `mind`, `turn`."""
        for stream, coming in names.items():
            self.chance.coming[STREAMS.index(stream)] += coming
        return self

    def do(self, *keys: str) -> Play:
        """Choose by key, one after another. Every choice is checked to leave a copy, equal to the table, untouched."""
        for key in keys:
            option = GAME.option(key)
            assert self.t.decision is not None, f"the game is over ({self.ending}) before {key}"
            assert option in [*self.t.decision.options, *self.t.anytime_options(0)], (
                f"{key} is not among {self.options}"
            )
            kept = self.t.copy()
            before = kept.state()
            assert before == self.t.state(), f"a copy differs from its table before {key}"
            self.t.choose(option, self.chance)
            assert kept.state() == before, f"{key} has changed a copy of the table"
        return self

    @property
    def options(self) -> list[str]:
        """The keys that may be chosen."""
        return [] if self.t.decision is None else [option.key for option in self.t.decision.options]

    @property
    def asked(self) -> str:
        """The name of the question."""
        return "" if self.t.decision is None else self.t.decision.ask

    @property
    def ending(self) -> str:
        """How the game ended, or nothing."""
        return "" if self.t.outcome is None else self.t.outcome.name

    @property
    def place(self) -> tuple[int, str]:
        """The pawn's room and square."""
        return self.t.pawn // 9, SQUARES[self.t.pawn % 9]

    @property
    def light(self) -> bool:
        """Whether the player is in the Light."""
        return self.t.lit

    @property
    def hand(self) -> list[str]:
        """The Mind cards in hand, sorted by kind."""
        return _spread(self.t.hand, MIND)

    @property
    def mind(self) -> list[str]:
        """The Mind deck."""
        return _spread(self.t.mind_deck, MIND)

    @property
    def lost(self) -> list[str]:
        """The Mind cards that are gone for good."""
        return _spread(self.t.lost, MIND)

    @property
    def held(self) -> list[str]:
        """The Items held."""
        return _spread(self.t.held, ITEMS)

    @property
    def discards(self) -> list[str]:
        """The Hazard discard pile."""
        return [HAZARDS[kind] for kind in self.t.hazard_discards]

    @property
    def rooms(self) -> list[str]:
        """The tiles on the table in the order they came, the start tile first."""
        return [self.t.content.tiles[tile].name for tile in self.t.tiles]

    def at(self, room: int, square: str) -> str:
        """What is on a square, as a plan writes it: `.`, `H`, `O`, `L`, `i1`, …"""
        return square_word(self.t.squares[room * 9 + SQUARES.index(square)])

    @property
    def told(self) -> list[str]:
        """The names of all events so far."""
        return [event.name for event in self.events]

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        assert self.t.events is not None
        return self.t.events

    @property
    def seen(self) -> Pieces:
        """What the player sees of the table."""
        return GAME.pieces(self.t, 0)

    def heard(self, name: str) -> list[Facts]:
        """What the events of this name said, in the order they happened."""
        return [GAME.texts.event_facts(self.t, event) for event in self.events if event.name == name]

    def rules_of(self, name: str) -> list[str]:
        """The rules that the events of this name cite."""
        return [event.rule for event in self.events if event.name == name]

    def could_turn(self, stream: str) -> list[str]:
        """The names of all that the next draw of a stream may turn up."""
        return _outcomes(self.t, STREAMS.index(stream))

    def refused(self, key: str) -> list[str]:
        """Check that the table itself refuses an option, and give the reasons against it and the rules they cite."""
        try:
            self.t.copy().choose(GAME.option(key), self.chance)
        except IllegalChoice:
            pass
        else:
            raise AssertionError(f"{key} is not refused")
        reasons = self.why_not(key)
        assert reasons, f"{key} is refused without a reason"
        return reasons

    def why_not(self, key: str) -> list[str]:
        """The names of the reasons against an option (below the root) and the rules they cite; empty if it can be
        chosen.
        """
        reason = GAME.why_not(self.t, key)
        if reason is None:
            return []
        return [*(part.name for part in reason.parts), *reason.all_rules()] or [reason.name]


def labyrinth(
    difficulty: str = "normal",
    *,
    hand: str = "",
    mind: str | None = None,
    lost: str = "",
    matches: int | None = None,
    held: str = "",
    rooms: str = "",
    pawn: str = "",
    tiles: str | None = None,
    deck: int | None = None,
    aside: int | None = None,
    hazards: str | None = None,
    discards: str = "",
    terrors: int = 0,
    leak: int | None = None,
    cleared: str = "",
    taken: str = "",
    seen: str = "",
    rulings: dict[str, str] | None = None,
    pack: dict[str, object] | None = None,
) -> Play:
    """A labyrinth between two actions.

    hand, lost, held      card names separated by spaces; the rest of the Mind cards are in the Mind deck
                          unless `mind` names it
    rooms                 `"R01@-1,0+2 R03@0,1"`: tile, column and row of the grid, quarter turns; room 0 is the
                          start tile at 0,0;
                          their tokens lie on them and they count as entered unless a `~` follows
    pawn                  `"1.C"`: room and square
    tiles                 the only tiles still unseen, all in the Labyrinth deck unless `deck` is smaller; the
                          others have left the game
    deck, aside           sizes of the Labyrinth deck and of the tiles set aside
    hazards, discards     the Hazard deck and discard pile by name
    leak                  the room with the Leak token
    cleared               `"0.S 0.E"`: squares whose Obstruction or Lock is back in the supply
    taken                 `"i1.1 s2.2"`: cards already taken from locations;  seen: `"i1.1=key"`: cards looked at before
    """
    for text in (difficulty, hand, lost, held, rooms, pawn, discards, cleared, taken, seen):
        need(text, str, "a text")
    setup = GAME.setup({"difficulty": difficulty}, rulings, pack)
    t = GAME.new_table(setup)
    for text in rooms.split():
        _lay(t, text)
    for text in cleared.split():
        _clear(t, text)
    if pawn:
        t.pawn = _square(pawn)
    if tiles is not None:
        t.unseen = [number for number, tile in enumerate(t.content.tiles) if tile.name in tiles.split()]
        t.deck, t.aside = len(t.unseen), 0
    if deck is not None:
        t.aside = len(t.unseen) - deck if aside is None else aside
        t.deck = deck
        # Tiles that neither lie in the deck nor aside have left the game.
        t.unseen = t.unseen[: t.deck + t.aside] if aside is not None else t.unseen
    for name in hand.split():
        t.take_card(MIND.index(name))
    for name in lost.split():
        t.lose_from_deck(MIND.index(name))
    if mind is not None:
        _only(t, mind.split())
    if matches is not None:
        t.matches = matches
    for name in held.split():
        t.held[ITEMS.index(name)] += 1
        t.item_pool.remove(ITEMS.index(name))
    if hazards is not None:
        t.hazards = sorted(HAZARDS.index(name) for name in hazards.split())
    t.hazard_discards = [HAZARDS.index(name) for name in discards.split()]
    t.terrors = terrors
    if leak is not None:
        t.leak_room = leak
        t.leaks -= 1
    for text in taken.split():
        cards = t.items if text[0] == "i" else t.secrets
        cards[(int(text[1]) - 1) * 2 + int(text[3]) - 1] = TAKEN
    for text in seen.split():
        place, _, name = text.partition("=")
        known, pool, names = (t.items, t.item_pool, ITEMS) if text[0] == "i" else (t.secrets, t.secret_pool, SECRETS)
        known[(int(place[1]) - 1) * 2 + int(place[3]) - 1] = names.index(name)
        pool.remove(names.index(name))
    t.stack = [Journey()]
    t.start_here()
    return Play(t)


def box(
    *, start: tuple[str, str, str, str] | None = None, rooms: dict[str, tuple[str, ...]] | None = None, **tables: object
) -> dict[str, object]:
    """A pack for what our box lacks: `rooms={"X01": ("NS", "echo", ". O .", ". . .", ". L .")}`, `tokens={"lock":
    1}`.

    A room is its doors, its kind and three rows of squares; the start tile has no kind. Other tables are given as a
    pack writes them, `walk_in` for `walk-in`.
    """
    pack: dict[str, object] = {"pack": {"game": "fear-of-the-dark"}}
    pack.update({name.replace("_", "-"): table for name, table in tables.items()})
    if start is not None:
        pack["start"] = {"doors": start[0], "plan": list(start[1:])}
    if rooms is not None:
        pack["rooms"] = {
            name: {"doors": doors, "kind": kind, "plan": plan} for name, (doors, kind, *plan) in rooms.items()
        }
    return pack


def wander(seed: int, difficulty: str = "normal") -> Iterator[Labyrinth]:
    """A whole game of random choices and random luck: the table at every decision and at the end.

    Mostly it keeps its Mind cards and takes unused doors, so that it gets around before the mind is gone.
    """
    t = GAME.new_table(GAME.setup({"difficulty": difficulty}))
    luck = Fast(seed, len(STREAMS))
    will = Random(seed)
    t.start(luck)
    yield t
    for _ in range(10_000):
        if t.decision is None:
            return
        options = t.decision.options
        wise = [option for option in options if _is_wise(t, option)]
        t.choose(will.choice(wise if wise and will.random() < 0.9 else options), luck)
        yield t
    raise AssertionError("a game that does not end (FD-END-09)")


def _is_wise(t: Labyrinth, option: Option) -> bool:
    """Whether an option costs no Mind card and leads on; a rough guess is enough."""
    if option.verb == "do":
        return t.hand[option.code] > 0
    if option.verb == "go":
        return t.next_to(t.pawn, option.code) < 0
    return option.verb not in ("discard", "stop")


def _outcomes(t: Labyrinth, stream: int) -> list[str]:
    return [name.split("-", 1)[1] if name.startswith("@") else name for name in GAME.outcomes(t, stream)]


def _spread(counts: list[int], names: tuple[str, ...]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _lay(t: Labyrinth, text: str) -> None:
    entered = not text.endswith("~")
    name, _, rest = text.rstrip("~").partition("@")
    cell, _, turns = rest.partition("+")
    column, row = (int(part) for part in cell.split(","))
    tile = next(number for number, tile in enumerate(t.content.tiles) if tile.name == name)
    t.unseen.remove(tile)
    t.deck -= 1
    room = t.set_down(tile, int(turns or 0), column, row)
    t.unentered[room] = int(not entered)
    t.place_printed_tokens(room)


def _square(text: str) -> int:
    room, _, square = text.partition(".")
    return int(room) * 9 + SQUARES.index(square)


def _clear(t: Labyrinth, text: str) -> None:
    square = _square(text)
    kind = t.squares[square] & 6
    assert kind, f"no token on {text}"
    t.remove_token(kind, square)


def _only(t: Labyrinth, names: list[str]) -> None:
    """Exactly these cards in the Mind deck; those that are neither there nor in hand have been lost."""
    for kind, name in enumerate(MIND):
        while t.mind_deck[kind] > names.count(name):
            t.lose_from_deck(kind)
        assert t.mind_deck[kind] == names.count(name), f"there are not that many {name}"
