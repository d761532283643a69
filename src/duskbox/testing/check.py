"""One call that checks a game: whole games in every style of play, and at every table what must hold of every game."""

from __future__ import annotations

import pickle
from random import Random

from duskbox.core import registry
from duskbox.core.game import Game
from duskbox.core.matches.match import Match
from duskbox.core.table import Step, Table, unsaved
from duskbox.lab.fuzz import STYLES, Unsound, any_case
from duskbox.lab.fuzz import play as play_case

#: How many of the tables of a game are also looked at from every seat.
_LOOKS = 40


class Broken(AssertionError):
    """What does not hold of a game, with the choices after which it shows."""


def check_game(game: Game | str, games: int = 16, seed: int = 1) -> None:
    """Play random and adversarial games under random settings and rulings, and raise `Broken` at the first thing that
    does not hold.

    At every table: it offers something or is over, survives copying, saving, pickling and its notation, loses no
    attribute on the way, gives reasons that agree with its options, and says its options and events. No seat sees
    anything change that it cannot know of. At the end of a game the record loads, verifies and fits into a share code,
    and undo and redo lead back to the same table.
    """
    luck = Random(seed)
    found = registry.find(game) if isinstance(game, str) else game
    for number in range(games):
        style = STYLES[number % len(STYLES)]
        try:
            case, match = play_case(any_case(found, luck), luck, style)
        except Exception as error:
            broken = getattr(error, "case", None)
            raise Broken(f"{found.name}: {error} ({broken})") from error
        if match is None:
            continue
        try:
            _check_moments(match)
        except Unsound as error:
            raise Broken(f"{found.name}: {error} ({case})") from error


def _check_moments(match: Match) -> None:
    """What takes too long for every choice of every game: a sample of each."""
    every = max(1, len(match.record.entries) // _LOOKS)
    for moment in match.record:
        if moment.number % every:
            continue
        table = moment.after
        kept: list[Table | Step] = [table, *table.stack]
        lost = [f"{type(each).__name__}.{name}" for each in kept for name in unsaved(each)]
        if lost:
            raise Unsound(f"{', '.join(lost)} would be lost when a match is saved: name it in FIELDS or in UNSAVED")
        if pickle.loads(pickle.dumps(table)) != table:
            raise Unsound("a table differs from its pickle")
        _check_copy(table)
        _check_secrets(match, table)
        _check_words(match, moment.text(), [option.text() for option in moment.options])


def _check_copy(table: Table) -> None:
    """A copy shares no list with its table."""
    copy = table.copy()
    for name in table.fields():
        mine, other = getattr(table, name), getattr(copy, name)
        if isinstance(mine, list) and mine and mine is other:
            raise Unsound(f"copy() shares the list {name!r} with its table: give the copy one of its own")


def _check_words(match: Match, events: str, options: list[str]) -> None:
    for said in [*events.split("\n"), *options, match.wording().question(match.table)]:
        if "⟦" in said:
            raise Unsound(
                f"there is no message {said.partition('⟦')[2].partition('⟧')[0]!r}: write it in locale/en.ftl"
            )


def _check_secrets(match: Match, table: Table) -> None:
    """What a seat cannot know may be dealt anew, and it sees the same."""
    from duskbox.core.chance import Fast

    game = match.game
    for seat in range(table.seats):
        world = game.sample(table, seat, Fast(table.result + seat + 1, max(1, len(game.streams))))
        if game.pieces(world, seat) != game.pieces(table, seat):
            raise Unsound(f"seat {seat} sees something change that is dealt anew for it: it cannot know that")
