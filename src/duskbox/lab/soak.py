"""The soak: many random games over every combination of some settings, to see that none gets stuck.

    python -m duskbox.lab.soak --game a-touch-of-evil --over mode,level,villain,heroes --games 2000 [--ruling
    one-hero=allowed]

Combinations that the game refuses are passed over. A game that breaks stops the soak with its settings and seed; one
that does not end is counted, and the exit code is then 1.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Iterator

from duskbox.core import registry
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.lab.simulate import Job, Tally, simulate


def combinations(game: str, over: list[str], rulings: dict[str, str]) -> Iterator[dict[str, str]]:
    """Every combination of the values of these settings that the game accepts."""
    found = registry.find(game)
    settings = {setting.name: setting for setting in found.settings}
    for name in over:
        if name not in settings:
            raise BadSetting("error-unknown-setting", name=name, allowed=", ".join(settings))
    values = [
        settings[name].values or tuple(map(str, range(settings[name].least, settings[name].most + 1))) for name in over
    ]
    for combination in itertools.product(*values):
        chosen = dict(zip(over, combination, strict=True))
        try:
            found.setup(chosen, rulings)
        except BadSetting:
            continue
        yield chosen


def soak(game: str, over: list[str], rulings: dict[str, str], games: int, workers: int, agent: str) -> Tally:
    """Play this many games of every combination, and print a line for each.

    Interrupted, it gives what was played until then.
    """
    total = Tally()
    for place, settings in enumerate(combinations(game, over, rulings)):
        began = time.monotonic()
        tally = simulate(Job(game, settings, rulings, None, agent, games, place + 1), workers)
        total.add(tally)
        if tally.games:
            endings = ", ".join(f"{name} {count}" for name, count in tally.outcomes.most_common())
            print(
                f"{' '.join(settings.values())}: {tally.decisions / tally.games:.0f} choices a game, {endings}"
                f" ({time.monotonic() - began:.0f} s)",
                flush=True,
            )
        if tally.interrupted:
            total.interrupted = True
            break
    return total


def main(arguments: list[str] | None = None) -> int:
    """Run the soak; the exit code is 1 when a game did not end, 2 when the command was wrong, else 130 when a person
    broke it off.
    """
    parser = argparse.ArgumentParser(prog="python -m duskbox.lab.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--over", required=True, help="settings, apart by commas")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--agent", default="random")
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args(arguments)
    rulings = dict(each.partition("=")[::2] for each in chosen.ruling)
    try:
        total = soak(chosen.game, chosen.over.split(","), rulings, chosen.games, chosen.workers, chosen.agent)
    except DuskboxError as error:
        print(error, file=sys.stderr)
        return 2
    print(
        f"{total.games} games, {total.decisions} choices, the longest {total.longest}; endings: {dict(total.outcomes)}"
    )
    if total.outcomes["unfinished"]:
        return 1
    return 130 if total.interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
