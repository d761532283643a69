"""The fuzzer: random and adversarial games under random settings and rulings, until the time is over or something
breaks.

    python -m duskbox.lab.fuzz --seconds 120 [--game NAME] [--seed N]

After every choice the table must be sound, offer something, survive copying, saving and its notation, and give reasons
that agree with its options; at the end the record must load, verify and round-trip as text and as a share code. What
breaks is shrunk to the fewest choices that still break it, and written to a file with which the fault can be seen
again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from duskbox.agents.agent import Seen, agent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.game import Game
from duskbox.core.matches import share
from duskbox.core.matches.match import Match
from duskbox.core.table import Table

_LONGEST = 3_000


@dataclass(frozen=True)
class Case:
    """A game to play: its set-up, its luck, and the keys that were chosen."""

    game: str
    settings: dict[str, str]
    rulings: dict[str, str]
    seed: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Failure:
    """A case that breaks, and how."""

    case: Case
    kind: str
    message: str


class Unsound(Exception):
    """Something that must always hold does not."""


# Ways of choosing. Each is meant to drive a game into a corner that even chances seldom reach.

Style = Callable[[Random, Game, Table, list[Option]], Option]


def _any(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    return luck.choice(options)


def _first(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    return options[0] if luck.random() < 0.9 else luck.choice(options)


def _last(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    return options[-1] if luck.random() < 0.9 else luck.choice(options)


def _rarest_verb(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    """Prefer what is offered least: special cases hide behind rare verbs."""
    verbs = [option.verb for option in options]
    fewest = min(verbs.count(verb) for verb in verbs)
    return luck.choice([option for option in options if verbs.count(option.verb) == fewest])


def _into_the_corner(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    """Look one choice ahead and go where the fewest options are left."""
    return min(options, key=lambda option: (_ahead(luck, game, table, option), luck.random()))


def _into_the_open(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    """Look one choice ahead and keep the game going, with as many options as can be."""
    return max(options, key=lambda option: (_ahead(luck, game, table, option), luck.random()))


def _ambitious(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    """Think each option through to the next action and take the one that does best: it sees the late game, and wins."""
    seat = 0 if table.decision is None else table.decision.seat
    chance = Fast(luck.getrandbits(32), len(game.streams))
    budget = [600]
    return max(options, key=lambda option: (_best_after(game, table, option, seat, chance, budget), luck.random()))


def _thumb(luck: Random, game: Game, table: Table, options: list[Option]) -> Option:
    """Play by rules of thumb: they see the fights that even chances never get to."""
    seat = 0 if table.decision is None else table.decision.seat
    return agent("thumb", luck.getrandbits(32)).pick(Seen(game, table, seat), options)


#: The one that looks ahead and steers by `Bot.evaluate` comes last.
STYLES: tuple[Style, ...] = (_any, _first, _last, _rarest_verb, _into_the_corner, _into_the_open, _thumb, _ambitious)


def _ahead(luck: Random, game: Game, table: Table, option: Option) -> int:
    trial = table.copy()
    trial.choose(option, Fast(luck.getrandbits(32), len(game.streams)))
    return -1 if trial.decision is None else len(trial.decision.options)


def _best_after(game: Game, table: Table, option: Option, seat: int, chance: Fast, budget: list[int]) -> float:
    """The best worth that can be reached before the next action has to be chosen."""
    trial = table.copy()
    trial.choose(option, chance)
    budget[0] -= 1
    decision = trial.decision
    if decision is None or decision.shape == "action" or decision.seat != seat or budget[0] < 0:
        return game.bot.evaluate(trial, seat)
    return max(_best_after(game, trial, each, seat, chance, budget) for each in decision.options)


# One game


def play(case: Case, luck: Random, style: Style) -> tuple[Case, Match | None]:
    """Play a new game in a style, checking after every choice.

    The case that comes back has the keys; it may be played again.
    """
    keys: list[str] = []
    try:
        match = Match.new(registry.find(case.game), case.settings, case.rulings, seed=case.seed)
        while match.decision is not None and len(keys) < _LONGEST:
            check(match)
            extra = _harmless_anytime(match, luck) if luck.random() < 0.01 else None
            keys.append(extra or style(luck, match.game, match.table, match.decision.options).key)
            match.choose(keys[-1])
            if luck.random() < 0.02 and match.choice_count > 1:
                _there_and_back(match, luck)
        check(match)
        check_record(match)
        return Case(case.game, case.settings, case.rulings, case.seed, tuple(keys)), match
    except Exception as error:
        raise _Broken(Case(case.game, case.settings, case.rulings, case.seed, tuple(keys)), error) from error


def _harmless_anytime(match: Match, luck: Random) -> str | None:
    """An option of any time of the seat that is asked, such as a standing order, unless it ends the game."""
    assert match.decision is not None
    anytime_options = match.table.anytime_options(match.decision.seat)
    if not anytime_options:
        return None
    extra = luck.choice(anytime_options)
    trial = match.table.copy()
    trial.choose(extra, Fast(luck.getrandbits(32), len(match.game.streams)))
    return extra.key if trial.outcome is None else None


class _Broken(Exception):
    def __init__(self, case: Case, error: Exception) -> None:
        super().__init__(str(error))
        self.case = case
        self.error = error


def _there_and_back(match: Match, luck: Random) -> None:
    """Undo and redo must lead to the same table."""
    before = match.table.digest()
    steps = luck.randint(1, min(20, match.choice_count))
    match.undo(match.choice_count - steps)
    for _ in range(steps):
        match.redo()
    if match.table.digest() != before:
        raise Unsound(f"undo and redo of {steps} choices lead elsewhere")


def check(match: Match) -> None:
    """What must hold at every table of every game."""
    game, table = match.game, match.table
    faults = game.checks.violations(table)
    if faults:
        raise Unsound("; ".join(faults))
    if (table.decision is None) == (table.outcome is None):
        raise Unsound("a table is over, or it asks a seat: never both, never neither")
    if table.decision is not None and len({option.key for option in table.decision.options}) != len(
        table.decision.options
    ):
        raise Unsound(f"an option is offered twice: {table.decision}")
    if table.copy() != table:
        raise Unsound("a copy differs from its table")
    if game.restore(match.setup, table.state()) != table:
        raise Unsound("a restored table differs from the saved one")
    if match.setup.pack is None and game.notation.read(game.notation.write(table)) != table:
        raise Unsound(f"the notation does not read back: {game.notation.write(table)}")
    legal = {option.key for option in match.options}
    for key in game.candidates(table):
        if (key in legal) != (game.why_not(table, key) is None):
            raise Unsound(f"options and reasons disagree about {key}")


def check_record(match: Match) -> None:
    """What must hold of every record."""
    text = match.record.text(with_seed=True)
    loaded = Match.load(text)
    loaded.verify()
    if loaded.record.text(with_seed=True) != text or loaded.table.digest() != match.table.digest():
        raise Unsound("the record does not load as it was saved")
    if match.outcome is None and match.table.seats > 1:
        # What is hidden between seats is not shared before the end.
        return
    shared = share.decode(share.encode(match))
    if shared.table.digest() != match.table.digest() or len(shared.record.entries) != len(match.record.entries):
        raise Unsound("the share code does not read back")


# Shrinking


def replay(case: Case) -> Failure | None:
    """Play the keys of a case, passing over those that are not legal where they stand, and say what breaks."""
    played: list[str] = []
    try:
        match = Match.new(registry.find(case.game), case.settings, case.rulings, seed=case.seed)
        check(match)
        for key in case.keys:
            if match.decision is None:
                break
            seat = match.decision.seat
            if match.decision.option(key) is not None or any(
                key == each.key for each in match.table.anytime_options(seat)
            ):
                played.append(key)
                match.choose(key)
                check(match)
        check_record(match)
    except Exception as error:
        return Failure(
            Case(case.game, case.settings, case.rulings, case.seed, tuple(played)), type(error).__name__, str(error)
        )
    return None


def shrink(failure: Failure, again: Callable[[Case], Failure | None] = replay) -> Failure:
    """The shortest form of a failing case: chunks of its keys are left out for as long as it breaks in the same way."""
    size = max(1, len(failure.case.keys) // 2)
    while True:
        at = 0
        shorter = False
        while at < len(failure.case.keys):
            case = failure.case
            trial = Case(case.game, case.settings, case.rulings, case.seed, case.keys[:at] + case.keys[at + size :])
            found = again(trial)
            if found is not None and found.kind == failure.kind and len(found.case.keys) < len(case.keys):
                failure, shorter = found, True
            else:
                at += size
        if not shorter and size == 1:
            return failure
        size = size if shorter else max(1, size // 2)


def any_case(game: Game, luck: Random) -> Case:
    """Random settings that fit together, and in every second game one to three rulings that differ from the default."""
    changed = (
        luck.sample(game.rulings, min(len(game.rulings), luck.randint(1, 3)))
        if game.rulings and luck.random() < 0.5
        else []
    )
    rulings = {each.name: luck.choice(each.values) for each in changed}
    while True:
        settings = {
            each.name: luck.choice(each.values) if each.values else str(luck.randint(each.least, each.most))
            for each in game.settings
            # Some settings stay at their default, so that those that exclude each other do not always meet.
            if luck.random() < 0.5
        }
        try:
            game.setup(settings, rulings)
            break
        except BadSetting:
            continue
    return Case(game.name, settings, rulings, str(luck.getrandbits(64)), ())


def fuzz(games: list[str], seconds: float, seed: int, say: Callable[[str], None]) -> Failure | None:
    """Play until the time is over; the first failure comes back shrunk."""
    luck = Random(seed)
    began = shown = time.monotonic()
    played = choices = 0
    endings: dict[str, int] = {}
    while time.monotonic() - began < seconds:
        try:
            case, match = play(any_case(registry.find(luck.choice(games)), luck), luck, luck.choice(STYLES))
        except _Broken as broken:
            failure = replay(broken.case) or Failure(broken.case, type(broken.error).__name__, str(broken.error))
            say(f"broken after {len(failure.case.keys)} choices: {failure.kind}: {failure.message}; shrinking …")
            return shrink(failure)
        played += 1
        choices += len(case.keys)
        if match is not None and match.outcome is not None:
            endings[match.outcome.name] = endings.get(match.outcome.name, 0) + 1
        if time.monotonic() - shown > 5:
            shown = time.monotonic()
            say(f"{shown - began:5.0f} s  {played} games  {choices} choices  {endings}")
    say(f"nothing found in {played} games, {choices} choices, {seconds:.0f} s; endings: {endings}")
    return None


def main(arguments: list[str] | None = None) -> int:
    """Run the fuzzer; the exit code is 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m duskbox.lab.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", action="append", help="only this game (may be given several times)")
    parser.add_argument("--seed", type=int, default=time.time_ns() & 0xFFFFFFFF)
    parser.add_argument("--out", type=Path, default=Path("fuzz-failure.txt"))
    chosen = parser.parse_args(arguments)
    print(f"fuzzing with --seed {chosen.seed}", file=sys.stderr)
    try:
        failure = fuzz(
            chosen.game or registry.names(), chosen.seconds, chosen.seed, lambda text: print(text, flush=True)
        )
    except DuskboxError as error:
        print(error, file=sys.stderr)
        return 2
    if failure is None:
        return 0
    chosen.out.write_text(_report(failure), encoding="utf-8")
    print(_report(failure))
    return 1


def _report(failure: Failure) -> str:
    case = failure.case
    return (
        f"{failure.kind}: {failure.message}\n\n"
        "from duskbox.core.matches.match import Match\n"
        f"match = Match.new({case.game!r}, {case.settings!r}, {case.rulings!r}, seed={case.seed!r})\n"
        f"for key in {list(case.keys)!r}:\n    match.choose(key)\n"
    )


if __name__ == "__main__":
    sys.exit(main())
