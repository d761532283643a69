"""What the next draw of a stream is worth: by how many points each outcome moves the chance to win.

    python -m duskbox.lab.draw_worth a-touch-of-evil --set mode=cooperative --set heroes=3 --games 200 --workers 2
    python -m duskbox.lab.draw_worth a-touch-of-evil --set mode=competitive --set heroes=2 --stream mysteries

Each game is played by rules of thumb; one of its decisions, and unless it is named one of the streams, are drawn from
the seed. From that position the game is played out once for each outcome that the next draw of the stream can have,
with that outcome forced and the same luck otherwise. What counts is whether the seat that made the last choice before
the draw wins, alone or with its side. The worth of an outcome is its share of wins minus the mean over all outcomes,
weighted by how often the draw holds each. A position from which the stream is not drawn any more, or can turn up one
thing only, does not count.

A game gives one position, so values are independent; the 95 % intervals are Student's. Each holds by itself: of twenty
outcomes that are worth nothing, one will look as if it were worth something.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from duskbox.agents.agent import Seen, agent
from duskbox.core import registry
from duskbox.core.chance import Chance, DrawNeeded, Fast
from duskbox.core.game import Game
from duskbox.core.table import Table
from duskbox.lab.estimates import mean_of_few
from duskbox.lab.workers import called, crew

#: By stream and outcome, what it was worth in each position.
Worths = dict[tuple[str, str], list[float]]


class Forced(Chance):
    """Answers the next draw of a stream as it is told, or refuses it for want of an answer; passes all others on."""

    def __init__(self, chance: Chance, stream: int, answer: int | None = None) -> None:
        self._chance = chance
        self._stream = stream
        self._answer = answer
        self._answered = False

    def pick(self, stream: int, index: int, n: int) -> int:
        """The answer, once; then as luck has it."""
        if stream != self._stream or self._answered:
            return self._chance.pick(stream, index, n)
        if self._answer is None:
            raise DrawNeeded(stream, n)
        self._answered = True
        return self._answer


def measure(
    game_name: str, settings: dict[str, str], games: int, seed: int = 1, stream: str = "", workers: int = 1
) -> Worths:
    """Play this many games and try out in each what the next draw of this stream, or else of any, can turn up."""
    tasks = [(game_name, settings, (seed << 32) + number, stream) for number in range(games)]
    found: Worths = defaultdict(list)
    with crew(called, try_out, workers) as hands:
        for _, worths in sorted(hands.work(tasks)):
            for each, worth in worths.items():
                found[each].append(worth)
    return dict(found)


def try_out(
    game_name: str, settings: dict[str, str], luck: int, stream: str = ""
) -> tuple[int, dict[tuple[str, str], float]]:
    """A game, by its luck: what each outcome of the stream was worth at one of its decisions."""
    game = registry.find(game_name)
    looks = Random(luck)
    name = stream or looks.choice(game.streams)
    drawn = game.streams.index(name)
    position = _position(game, settings, luck, looks)
    further = looks.getrandbits(63)
    chance = Fast(further, len(game.streams))
    waiting, seat = position.copy(), 0
    try:
        for asked in _choices(game, waiting, further, Forced(chance, drawn)):
            seat = asked
    except DrawNeeded:
        outcomes = game.outcomes(waiting, drawn)
    else:
        return luck, {}
    won: dict[str, bool] = {}
    for outcome in dict.fromkeys(outcomes):
        table = position.copy()
        for _ in _choices(game, table, further, Forced(chance, drawn, outcomes.index(outcome))):
            pass
        won[outcome] = table.outcome is not None and table.outcome.won(seat)
    mean = sum(won[outcome] for outcome in outcomes) / len(outcomes)
    return luck, {(name, outcome): one - mean for outcome, one in won.items() if len(won) > 1}


def _position(game: Game, settings: dict[str, str], luck: int, looks: Random) -> Table:
    """One of the decisions of a game, all of them equally likely."""
    chance = Fast(luck, len(game.streams))
    table = position = game.new_table(game.setup(settings))
    table.start(chance)
    for before, _ in enumerate(_choices(game, table, luck, chance)):
        if looks.randrange(before + 1) == 0:
            position = table.copy()
    return position


def _choices(game: Game, table: Table, luck: int, chance: Chance) -> Iterator[int]:
    """Play on to the end; before each choice, the seat that makes it."""
    players = [agent("thumb", luck * 31 + seat) for seat in range(table.seats)]
    views = [Seen(game, table, seat) for seat in range(table.seats)]
    while (decision := table.decision) is not None:
        yield decision.seat
        table.choose(players[decision.seat].pick(views[decision.seat], decision.options), chance)


def report(worths: Worths) -> str:
    """A table in Markdown, the best first; without what was met in one position only, which has no interval."""
    rows = [(mean_of_few(each), *name) for name, each in worths.items() if len(each) > 1]
    lines = ["| stream | outcome | points | ± | positions |", "| --- | --- | --- | --- | --- |"]
    for worth, stream, outcome in sorted(rows, key=lambda row: (-row[0].value, *row[1:])):
        points, sure = f"{100 * worth.value:+.1f}", f"{100 * (worth.high - worth.value):.1f}"
        lines.append(f"| {stream} | {outcome.removeprefix('@')} | {points} | {sure} | {worth.count} |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m duskbox.lab.draw_worth", description=__doc__.split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--stream", default="", help="only this one; of all, each game draws one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(arguments)
    streams = registry.find(given.game).streams
    if given.stream not in ("", *streams) or not streams:
        parser.error(f"{given.game} draws from: {', '.join(streams) or '-'}")
    settings = dict(text.split("=", 1) for text in given.set)
    print(report(measure(given.game, settings, given.games, given.seed, given.stream, given.workers)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
