"""What a game is to the rest of the house: one object behind a name in the registry."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.chance import Chance, Imagined
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.features import Features
from duskbox.core.sayings import Saying, plain
from duskbox.core.table import EVERYONE, Event, Table

#: The facts a message speaks of. A text that starts with "@" names another message, whose words are put in its place; a saying is
#: a sentence of its own.
Facts = dict[str, str | int | Saying]


#: How many hashes of content a game keeps; settings are what people make them, so there have to be bounds.
_HASHES: Final = 200


@final
class Setting:
    """A thing to decide before play: one of `values`, or a number from `least` to `most` when there are no values."""

    def __init__(
        self, name: str, values: tuple[str, ...], default: str, rule: str = "", least: int = 0, most: int = 0
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.least: Final = least
        self.most: Final = most

    def check(self, value: str) -> str:
        """The value, if it is allowed; otherwise a refusal that names what is."""
        if self.values:
            if value not in self.values:
                raise BadSetting("error-bad-value", name=self.name, value=value, allowed=", ".join(self.values))
        elif value not in [str(number) for number in range(self.least, self.most + 1)]:
            allowed = f"{self.least}–{self.most}"
            raise BadSetting("error-bad-value", name=self.name, value=value, allowed=allowed)
        return value


@final
class Reason:
    """Why something cannot be done: a message (`why-…`), the rules behind it, and the reasons it is made of."""

    def __init__(
        self, name: str, rules: tuple[str, ...], parts: tuple[Reason, ...] = (), facts: Facts | None = None
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.parts: Final = parts
        self.facts: Final[Facts] = facts or {}

    def __repr__(self) -> str:
        below = "".join(f", {part!r}" for part in self.parts)
        return f"Reason({self.name} {' '.join(self.rules)}{below})"

    def state(self) -> dict[str, object]:
        """The tree as plain data."""
        return {
            "why": self.name,
            "rules": list(self.rules),
            "facts": {name: plain(fact) for name, fact in self.facts.items()},
            "parts": [part.state() for part in self.parts],
        }

    def all_rules(self) -> list[str]:
        """Every rule the tree cites, from the root down, each once."""
        return list(dict.fromkeys([*self.rules, *(rule for part in self.parts for rule in part.all_rules())]))


@final
class Picture:
    """A drawing in text: lines of (text, style), and the column and row that a small window should show."""

    def __init__(self, lines: list[list[tuple[str, str]]], focus: tuple[int, int]) -> None:
        self.lines: Final = lines
        self.focus: Final = focus


@final
class CardKind:
    """A kind of card or tile for a person to read about: its deck, its name and text as messages, its copies, and where they come from."""

    def __init__(
        self,
        deck: str,
        name: str,
        text: str,
        copies: int,
        mark: str,
        facts: Facts | None = None,
        plan: tuple[str, ...] = (),
        sayings: tuple[Saying, ...] = (),
        flavour: str = "",
        keywords: tuple[str, ...] = (),
    ) -> None:
        self.facts: Final[Facts] = facts or {}
        self.plan: Final = plan
        #: What it does, as sentences made from its effect; a line of flavour and keywords, as messages.
        self.sayings: Final = sayings
        self.flavour: Final = flavour
        self.keywords: Final = keywords
        self.deck: Final = deck
        self.name: Final = name
        self.text: Final = text
        self.copies: Final = copies
        self.mark: Final = mark


@final
class Setup:
    """What was decided before play: settings and rulings in full, and the pack laid over the content, if any."""

    def __init__(self, settings: dict[str, str], rulings: dict[str, str], pack: dict[str, object] | None) -> None:
        self.settings: Final = settings
        self.rulings: Final = rulings
        self.pack: Final = pack


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules, content and words, reached by name. A game subclasses this and registers one instance."""

    def __init__(
        self,
        name: str,
        rules_version: str,
        streams: tuple[str, ...],
        settings: tuple[Setting, ...],
        rulings: tuple[Setting, ...],
        folder: Path,
    ) -> None:
        self.name: Final = name
        self.rules_version: Final = rules_version
        self.streams: Final = streams
        self.settings: Final = settings
        self.rulings: Final = rulings
        self.folder: Final = folder
        self._hashes: Final[dict[str, str]] = {}

    def setup(
        self,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
    ) -> Setup:
        """Fill in the defaults and refuse what the game does not know, naming the value and what is allowed."""
        chosen = _filled("setting", self.settings, settings or {})
        return Setup(chosen, _filled("ruling", self.rulings, rulings or {}), pack)

    def new_table(self, setup: Setup) -> Table:
        """A table before its first decision; `start` runs it there."""
        raise NotImplementedError

    def restore(self, setup: Setup, state: dict[str, object]) -> Table:
        """The table that gave this `state`."""
        raise NotImplementedError

    def option(self, key: str) -> Option:
        """The option with this key, legal or not."""
        raise NotImplementedError

    def content_data(self, setup: Setup) -> object:
        """All content in play, pack included, as plain data."""
        raise NotImplementedError

    def content_hash(self, setup: Setup) -> str:
        """A hash of the content, for the record's header. Every match asks for it, so that of the box itself is kept."""
        if setup.pack is not None:
            return hash_of(self.content_data(setup))
        terms = f"{setup.settings} {setup.rulings}"
        found = self._hashes.get(terms)
        if found is None:
            if len(self._hashes) >= _HASHES:
                self._hashes.clear()
            found = self._hashes[terms] = hash_of(self.content_data(setup))
        return found

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        """The game's share of a view: what this seat may see of the table. Seat -1 is a spectator."""
        raise NotImplementedError

    def outcomes(self, table: Table, stream: int) -> list[str]:
        """The message ids of what the next draw of a stream can be, in the order of the answers."""
        raise NotImplementedError

    def ask_facts(self, table: Table) -> Facts:
        """What the message of the present decision (`ask-…`) speaks of."""
        return {}

    def option_facts(self, table: Table, option: Option) -> Facts:
        """What the message `option-VERB` speaks of."""
        raise NotImplementedError

    def event_facts(self, table: Table, event: Event) -> Facts:
        """What the message `event-NAME` speaks of."""
        raise NotImplementedError

    def wonders(self, table: Table) -> list[str]:
        """The keys of what a player may wonder about at this decision, legal or not."""
        raise NotImplementedError

    def why_not(self, table: Table, key: str) -> Reason | None:
        """Why the option with this key cannot be chosen now; None if it can."""
        raise NotImplementedError

    def worth(self, table: Table, seat: int) -> float:
        """A rough guess how well a seat stands, from 0 (lost) to 1 (won); what look-ahead players steer by."""
        outcome = table.outcome
        return 0.5 if outcome is None else 1.0 if outcome.won(seat) else 0.0

    def tempers(self) -> int:
        """How many tempers its instinct has: habits of players who are about equally good, each in other positions. A look-ahead player
        finds out which of them suits the present one."""
        return 1

    def instinct(self, table: Table, temper: int = 0) -> Option | None:
        """What an experienced player would do at the present decision without thinking for long: rules of thumb, quick enough to play
        whole games ahead with. It may look only at what the asked seat can know. None if the game has no such rules."""
        return None

    def venture(self, table: Table, option: Option, chance: Imagined) -> Table:
        """Carry out an option in an imagined world and give the table to go on with. A game may draw again where the world would end
        at once, and lower the world's weight by the chance of that: fewer worlds then say as much."""
        table.choose(option, chance)
        return table

    def settled(self, table: Table) -> bool:
        """Whether this is a moment at which `worth` judges well: between two actions, say, and not in the middle of one."""
        return True

    def sample(self, table: Table, seat: int, chance: Chance) -> Table:
        """A copy in which everything the seat cannot know is drawn anew: a world that seat may be in. A game without hidden
        knowledge of other seats is its own only world."""
        return table.copy()

    def odds(self, table: Table, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """The chances an option of the present decision leads to, from what the asked seat knows: `chances` by name, whether they are
        `exact`, and the `errors` of sampled ones. None for an option that leads to no luck, or a game that does not say."""
        return None

    def faults(self, table: Table) -> list[str]:
        """What does not hold of this table that must always hold, for fuzzers and tests; nothing, if the rules are sound."""
        return []

    def watched_content(self, setup: Setup) -> list[str]:
        """Everything in the box that should do something now and then, by message id; for those who look for dead content."""
        return []

    def live_content(self, table: Table, events: list[Event]) -> list[str]:
        """Which of it did something in a stretch of events, told one after another: of a choice, or of a whole game."""
        return []

    def roles(self, table: Table) -> list[str]:
        """Who each seat is, by message id, in a game in which a seat is somebody: a Hero, for example."""
        return []

    def scene(self, table: Table) -> list[str]:
        """What else was dealt before play and makes games differ, by message id: the Villain, for example."""
        return []

    def length(self, table: Table) -> int:
        """How long the game has been so far in what its players count (`game-length` names it): rounds, or rooms."""
        return 0

    def vocabulary(self, setup: Setup) -> list[Option]:
        """Every option that a question can offer under this setup, in an order that stays: what learners number their actions by."""
        raise NotImplementedError

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """A reader of what a seat may know as numbers, for learners; without the `whole` only of what is near at hand."""
        raise NotImplementedError

    def notation(self, table: Table) -> str:
        """The position as a line of text that can be pasted into a message."""
        raise NotImplementedError

    def read_notation(self, text: str) -> Table:
        """The position that such a line describes."""
        raise NotImplementedError

    def cards(self, setup: Setup) -> list[CardKind]:
        """Every kind of card in play, deck by deck."""
        return []

    def box_faults(self, setup: Setup) -> list[tuple[str, Facts]]:
        """What is wrong with the content itself, pack included, as messages and their facts; nothing, if the box is complete."""
        return []

    def check_pack(self, pack: dict[str, object]) -> None:
        """Raise `BadPack` naming the key and what was expected if this overlay does not fit the game."""
        raise NotImplementedError

    def picture(self, pieces: dict[str, object], plain: bool) -> Picture:
        """A text drawing of what a seat sees, in Unicode or in plain ASCII."""
        raise NotImplementedError

    def preview(self, pieces: dict[str, object], key: str, plain: bool) -> Picture | None:
        """The drawing with what an option points at or would lay down, or None for an option that points at nothing."""
        return None

    def sketch(self, pieces: dict[str, object], say: Callable[[str], str]) -> str:
        """An SVG of what a seat sees; `say` gives the words of a message. For notebooks and environments."""
        raise NotImplementedError

    def summary(self, pieces: dict[str, object]) -> list[tuple[str, Facts]]:
        """What a seat needs to know beside the drawing, as messages and their facts, in the order to be said."""
        raise NotImplementedError

    def details(self, pieces: dict[str, object]) -> list[tuple[str, Facts]]:
        """The rest of what a seat may look up at any time."""
        raise NotImplementedError


def hash_of(data: object) -> str:
    """A hash of plain data that does not depend on the order of keys."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def view(game: Game, table: Table, seat: int) -> dict[str, object]:
    """The only way out of the table for people, spectators and bots: plain data with nothing this seat cannot know."""
    if not -1 <= seat < table.seats:
        raise DuskboxError("error-no-such-seat", seat=seat, most=table.seats - 1)
    decision = table.decision
    shown: dict[str, object] | None = None
    if decision is not None:
        shown = {"seat": None if decision.private and decision.seat != seat else decision.seat}
        if decision.seat == seat:
            shown["shape"] = decision.shape
            shown["ask"] = decision.ask
            shown["rule"] = decision.rule
            shown["options"] = [option.key for option in decision.options]
    outcome = table.outcome
    ending: dict[str, object] | None = None
    if outcome is not None:
        winners = [winner for winner in range(table.seats) if outcome.won(winner)]
        ending = {"name": outcome.name, "rule": outcome.rule, "winners": winners}
    return {
        "game": game.name,
        "seat": seat,
        "decision": shown,
        "asides": [option.key for option in table.asides(seat)] if seat >= 0 else [],
        "outcome": ending,
        "pieces": game.pieces(table, seat),
    }


def told(game: Game, table: Table, event: Event, seat: int) -> dict[str, object] | None:
    """An event as plain data for a seat, or None when it may not know."""
    if not event.known_to(seat):
        return None
    return {
        "event": event.name,
        "rule": event.rule,
        "facts": {name: plain(fact) for name, fact in game.event_facts(table, event).items()},
        "private": event.to != EVERYONE,
    }


def _filled(kind: str, known: tuple[Setting, ...], given: dict[str, str]) -> dict[str, str]:
    names = {setting.name: setting for setting in known}
    for name in given:
        if name not in names:
            raise BadSetting(f"error-unknown-{kind}", name=name, allowed=", ".join(names))
    return {name: setting.check(given.get(name, setting.default)) for name, setting in names.items()}
