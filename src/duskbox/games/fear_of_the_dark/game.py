"""Fear of the Dark as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, cast, final

from duskbox.core.chance import Imagined
from duskbox.core.decisions import Option
from duskbox.core.features import Features
from duskbox.core.game import CardKind, Facts, Game, Picture, Reason, Setting, Setup, hash_of
from duskbox.core.table import Event, Table, one_of_each
from duskbox.games.fear_of_the_dark import (
    drawing,
    events,
    features,
    instinct,
    instinct_dangers,
    liveness,
    notation,
    odds,
    pack,
    refusals,
    sketch,
    soundness,
    views,
    worth,
)
from duskbox.games.fear_of_the_dark.content import HOUSE, Content, Data, numbers, table_of, texts
from duskbox.games.fear_of_the_dark.findings import Investigate, RemoveToken
from duskbox.games.fear_of_the_dark.hazards import HazardCard
from duskbox.games.fear_of_the_dark.instinct_tempers import TEMPERS
from duskbox.games.fear_of_the_dark.journey import Action, Journey
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.mind import BuildHand, LoseMindCard
from duskbox.games.fear_of_the_dark.reveal import Reveal
from duskbox.games.fear_of_the_dark.rulings import RULINGS, Rulings
from duskbox.games.fear_of_the_dark.vocabulary import (
    HAZARD_STREAM,
    HAZARDS,
    ITEM_STREAM,
    ITEMS,
    LABYRINTH_STREAM,
    MIND,
    MIND_STREAM,
    OPTIONS,
    SECRET_STREAM,
    SECRETS,
    STREAMS,
)
from duskbox.games.fear_of_the_dark.walk import Walk

NAME: Final = "fear-of-the-dark"
#: Raised whenever a change makes an old record replay differently.
RULES_VERSION: Final = "1"

DIFFICULTY: Final = Setting("difficulty", ("easy", "normal", "hard", "very-hard"), "normal", "FD-DIFF-02")

STEPS: Final = one_of_each(
    Journey(),
    Action(0),
    BuildHand(0),
    LoseMindCard(),
    Walk(0, False),
    Reveal(0, 0, False),
    HazardCard(0, False, 0),
    Investigate(False),
    RemoveToken(0),
)


@final
class FearOfTheDark(Game):
    """One player, alone in a labyrinth of rooms, with a few matches and a mind of nine cards (FD-COMP-01)."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, STREAMS, (DIFFICULTY,), RULINGS, Path(__file__).parent)
        self._house: Final = Content(HOUSE)

    def _content(self, setup: Setup) -> Content:
        return self._house if setup.pack is None else Content(pack.laid_over(HOUSE, setup.pack))

    def _bare_table(self, setup: Setup) -> Labyrinth:
        return Labyrinth(self._content(setup), Rulings(setup.rulings))

    def new_table(self, setup: Setup) -> Labyrinth:
        """The table laid out for a difficulty (FD-DIFF-01, FD-DIFF-02, FD-DIFF-03, FD-DIFF-04, FD-DIFF-05)."""
        t = self._bare_table(setup)
        level = table_of(table_of(t.content.data["difficulty"])[setup.settings["difficulty"]])
        t.set_up(numbers(level)["matches"], level["instant-death"] is True)
        t.stack.append(Journey())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Labyrinth:
        """The table that gave this state."""
        return _put_back(self._bare_table(setup), state)

    def option(self, key: str) -> Option:
        """The option with this key, legal or not."""
        return OPTIONS.option(key)

    def content_data(self, setup: Setup) -> object:
        """House content with the pack laid over it. The order of the rooms belongs to it: they are numbered by it."""
        return _ordered(self._content(setup).data)

    def cards(self, setup: Setup) -> list[CardKind]:
        """The four decks and the tiles, each tile with its plan."""
        data = self._content(setup).data
        decks = [
            CardKind(deck, f"@{prefix}-{name}", f"@{prefix}-{name}-text", copies, str(table_of(data[deck])["mark"]))
            for deck, prefix in (("mind", "mind"), ("hazards", "hazard"), ("items", "item"), ("secrets", "secret"))
            for name, copies in numbers(data[deck]).items()
        ]
        tiles = {"start": data["start"], **table_of(data["rooms"])}
        return decks + [_tile(name, table_of(tile)) for name, tile in tiles.items()]

    def check_pack(self, overlay: dict[str, object]) -> None:
        """Refuse a pack that does not fit, naming key and expectation."""
        pack.laid_over(HOUSE, overlay)

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        """What a seat sees."""
        return views.pieces(cast(Labyrinth, table), seat)

    def outcomes(self, table: Table, stream: int) -> list[str]:
        """The cards or tiles that the next draw can turn up, in the order of the answers."""
        t = cast(Labyrinth, table)
        if stream == LABYRINTH_STREAM:
            return [t.content.tiles[tile].name for tile in t.unseen]
        if stream == HAZARD_STREAM:
            return [f"@hazard-{HAZARDS[kind]}" for kind in t.hazards]
        if stream == ITEM_STREAM:
            return [f"@item-{ITEMS[kind]}" for kind in t.item_pool]
        if stream == SECRET_STREAM:
            return [f"@secret-{SECRETS[kind]}" for kind in t.secret_pool]
        if stream == MIND_STREAM:
            return [f"@mind-{MIND[kind]}" for kind in range(6) for _ in range(t.mind_deck[kind])]
        reveal = t.stack[-1]
        assert isinstance(reveal, Reveal)
        return [f"@turn-{turn}" for turn in reveal.turns(t)]

    def ask_facts(self, table: Table) -> Facts:
        """What the message of the present decision speaks of."""
        return events.ask_facts(cast(Labyrinth, table))

    def option_facts(self, table: Table, option: Option) -> Facts:
        """What the message of an option speaks of."""
        return events.option_facts(cast(Labyrinth, table), option)

    def event_facts(self, table: Table, event: Event) -> Facts:
        """What the message of an event speaks of."""
        return events.event_facts(cast(Labyrinth, table), event)

    def wonders(self, table: Table) -> list[str]:
        """What a player may wonder about now."""
        return refusals.wonders(cast(Labyrinth, table))

    def why_not(self, table: Table, key: str) -> Reason | None:
        """Why not."""
        return refusals.why_not(cast(Labyrinth, table), key)

    def odds(self, table: Table, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """What an option may turn up. All of it is tried, so the chances are exact and nothing is sampled."""
        return odds.odds(cast(Labyrinth, table), key, self.outcomes)

    def worth(self, table: Table, seat: int) -> float:
        """How well the player stands."""
        return worth.worth(cast(Labyrinth, table))

    def venture(self, table: Table, option: Option, chance: Imagined) -> Labyrinth:
        """Where a step into the unknown may end the game at once, it is imagined not to, and weighed by the chance of that."""
        return instinct_dangers.venture(cast(Labyrinth, table), option, chance)

    def settled(self, table: Table) -> bool:
        """Between two actions (FD-ACT-04)."""
        return len(table.stack) == 1

    def tempers(self) -> int:
        """As many as are told apart."""
        return len(TEMPERS)

    def instinct(self, table: Table, temper: int = 0) -> Option:
        """What an experienced player of this temper would do without thinking for long."""
        return instinct.instinct(cast(Labyrinth, table), TEMPERS[temper])

    def faults(self, table: Table) -> list[str]:
        """What must always hold and does not."""
        return soundness.faults(cast(Labyrinth, table))

    def watched_content(self, setup: Setup) -> list[str]:
        """Every card and room in the box."""
        return liveness.watched(self._content(setup))

    def live_content(self, table: Table, events: list[Event]) -> list[str]:
        """What of it did something in these events."""
        return liveness.live(cast(Labyrinth, table), events)

    def length(self, table: Table) -> int:
        """The rooms that lie on the table, the start tile not counted (FD-COMP-02)."""
        return len(cast(Labyrinth, table).tiles) - 1

    def vocabulary(self, setup: Setup) -> list[Option]:
        """Every option that a question can offer."""
        return features.vocabulary(self._content(setup))

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """A reader of what the player knows."""
        return features.LabyrinthFeatures(self._content(setup), whole)

    def notation(self, table: Table) -> str:
        """The position as one line of text."""
        t = cast(Labyrinth, table)
        line = notation.write(t)
        if t.content.data is HOUSE:
            return line
        # A packed position says so: it means nothing without its pack.
        return f"{line} content:{_hash_of(t.content.data)[:16]}"

    def read_notation(self, text: str) -> Labyrinth:
        """The position of such a line."""
        return notation.read(self, text)

    def picture(self, shown: dict[str, object], plain: bool) -> Picture:
        """The maze as text."""
        return drawing.maze(shown, plain)

    def preview(self, shown: dict[str, object], key: str, plain: bool) -> Picture | None:
        """The maze with the revealed tile as it would lie, or with the place that an option means."""
        return drawing.preview(shown, key, plain)

    def sketch(self, shown: dict[str, object], say: Callable[[str], str]) -> str:
        """The maze as an SVG."""
        return sketch.sketch(shown, say)

    def summary(self, shown: dict[str, object]) -> list[tuple[str, Facts]]:
        """Where one stands, the mind, matches, Items and decks."""
        return drawing.summary(shown)

    def details(self, shown: dict[str, object]) -> list[tuple[str, Facts]]:
        """The piles that lie open, and the cards left at each location."""
        return [*drawing.open_piles(shown), *drawing.locations(shown)]


def _ordered(data: Data) -> Data:
    return {**data, "order": list(table_of(data["rooms"]))}


def _hash_of(data: Data) -> str:
    return hash_of(_ordered(data))


def _tile(name: str, tile: Data) -> CardKind:
    kind = "start" if name == "start" else str(tile["kind"])
    doors = "+".join(f"@side-{side}" for side in str(tile["doors"]))
    return CardKind(
        "rooms",
        name,
        "@tile-with-doors",
        1,
        str(tile["mark"]),
        {"kind": f"@tile-{kind}", "doors": doors},
        tuple(texts(tile["plan"])),
    )


def _put_back(t: Labyrinth, state: dict[str, object]) -> Labyrinth:
    t.set_state(state, STEPS, OPTIONS.by_key)
    t.count_cards()
    return t


def unpickled(content: Data, rulings: dict[str, str], state: dict[str, object]) -> Labyrinth:
    """The table that was pickled as content, rulings and state."""
    return _put_back(Labyrinth(Content(content), Rulings(rulings)), state)


GAME: Final = FearOfTheDark()
