"""Recorded games that are played once more through the page: the same word for the luck, the same choices, the same
end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from duskbox.core import chance, registry
from duskbox.core.matches.match import Match
from duskbox.core.translations import Translations
from duskbox.server.matches import seat_view

PACKAGES = Path(__file__).parents[2] / "src" / "duskbox"
RECORDS = Path(__file__).parents[1] / "records"


@dataclass(frozen=True)
class Move:
    """One choice, and everything that was offered with it."""

    seat: int
    key: str
    options: list[str]


@dataclass(frozen=True)
class Recorded:
    """A game to be played through the page."""

    game: str
    settings: dict[str, str]
    rulings: dict[str, str]
    seed: str
    moves: list[Move]
    outcome: str

    def asked_for(self, **more: Any) -> dict[str, Any]:
        """The body that opens such a match. How choices can be taken back is part of what the luck is made from."""
        chosen = {"game": self.game, "settings": self.settings, "rulings": self.rulings, "seed": self.seed}
        return {**chosen, "undo": "open", **more}

    def chances(self, place: int, key: str) -> dict[str, float] | None:
        """What the rules say of an option before the move at that place."""
        match = Match.new(self.game, self.settings, self.rulings, seed=self.seed)
        for move in self.moves[:place]:
            match.choose(move.key)
        found = match.odds(key)
        if found is None:
            return None
        assert isinstance(found["chances"], dict)
        return found["chances"]

    def first(self, start: str) -> int:
        """The first place at which something is chosen whose key begins so."""
        return next(place for place, move in enumerate(self.moves) if move.key.startswith(start))

    def lines(self) -> list[int]:
        """How many lines of the log each choice makes for everyone: what only the picture shows is quiet."""
        match = Match.new(self.game, self.settings, self.rulings, seed=self.seed)
        told = []
        for move in self.moves:
            match.choose(move.key)
            told.append(sum(not event.get("quiet") for event in seat_view.events(match, -1)))
        return told

    def first_chances(self) -> tuple[int, str]:
        """The first place at which an option has chances, and that option."""
        return next(
            (place, key)
            for place, move in enumerate(self.moves)
            for key in move.options
            if self.chances(place, key) is not None
        )


def text_of(name: str) -> str:
    """The record itself."""
    return (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")


def word_for_luck(seed: str) -> str:
    """The word that a record's luck was made from: a record keeps only the seed, the page asks for the word.

    tests/records/make.py tries words in order; see there for the one that is no number.
    """
    tried = ("gave-up", *(f"record {number}" for number in range(100_000)))
    return next(word for word in tried if chance.seed_from(word).hex() == seed)


@cache
def recorded(name: str) -> Recorded:
    """A recorded game; what was taken back in it is left out, which changes neither luck nor end."""
    header, *entries, end = map(json.loads, text_of(name).splitlines())
    line: list[str] = []
    undone: list[str] = []
    for entry in entries:
        if entry["do"] == "choose":
            line.append(entry["key"])
            undone.clear()
        elif entry["do"] == "undo":
            undone += reversed(line[entry["to"] :])
            del line[entry["to"] :]
        elif entry["do"] == "redo":
            line.append(undone.pop())
    seed = word_for_luck(end["seed"])
    match = Match.new(header["game"], header["settings"], header["rulings"], seed=seed)
    moves = []
    for key in line:
        assert match.decision is not None
        moves.append(Move(match.decision.seat, key, [option.key for option in match.options]))
        match.choose(key)
    assert match.outcome is not None
    assert match.outcome.name == end["outcome"]
    return Recorded(header["game"], header["settings"], header["rulings"], seed, moves, end["outcome"])


@cache
def words(language: str = "en", game: str = "") -> Translations:
    """Everything the page can say."""
    folders = [PACKAGES / name for name in ("cli", "core", "terminal", "server")]
    return Translations(language, [*folders, registry.find(game).texts.folder] if game else folders)
