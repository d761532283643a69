"""How often a player could do something, how often it did, and what it would have gained: what is never done is a blind
spot, or a dead card.

    python -m duskbox.lab.usage a-touch-of-evil --games 300 --set mode=competitive --set heroes=2 --ask ask-window
    python -m duskbox.lab.usage a-touch-of-evil --games 300 --set heroes=2 --ask ask-window --samples 20 --share 0.2

Every option is counted by the question it answers, in games that one agent plays for all seats. With `--samples`, an
option that was offered and not chosen is played out against the one that was, both in the same samples, by rules of
thumb from there on. The last columns are then by how many points of the chance to win it would have been better each
time, with its 95 % interval: a blind spot is what lies above 0.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from duskbox.agents.agent import Seen, agent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.lab.estimates import mean_of_few
from duskbox.lab.gain import advantage

#: An option of which this was offered at least so often is told even if it was never chosen.
OFTEN = 20


class Usage:
    """By question and option how often it was offered, how often chosen, and by how much it was better or worse than
    what was chosen, wherever that was measured.
    """

    def __init__(self) -> None:
        self.games = 0
        self.asked: Counter[str] = Counter()
        self.offered: Counter[tuple[str, str]] = Counter()
        self.chosen: Counter[tuple[str, str]] = Counter()
        self.ahead: dict[tuple[str, str], list[float]] = {}

    def gain(self, each: tuple[str, str]) -> tuple[float, float] | None:
        """By how much this option would have been better than what was chosen, on average, and half the width of the
        95 % interval; None if it was hardly measured.
        """
        ahead = self.ahead.get(each, [])
        if len(ahead) < 2:
            return None
        found = mean_of_few(ahead)
        return found.value, found.high - found.value


def measure(
    game_name: str,
    settings: dict[str, str],
    games: int,
    player: str = "thumb",
    seed: int = 1,
    *,
    ask: str = "",
    samples: int = 0,
    share: float = 1.0,
) -> Usage:
    """Play this many games and count; in a share of the questions whose names begin with `ask`, play out in this many
    samples what was not chosen.
    """
    game = registry.find(game_name)
    setup = game.setup(settings)
    found = Usage()
    for number in range(games):
        luck = (seed << 32) + number
        looks = Random(luck)
        chance = Fast(luck, len(game.streams))
        table = game.new_table(setup)
        players = [agent(player, luck * 31 + seat) for seat in range(table.seats)]
        views = [Seen(game, table, seat) for seat in range(table.seats)]
        table.start(chance)
        while (decision := table.decision) is not None:
            option = players[decision.seat].pick(views[decision.seat], decision.options)
            found.asked[decision.ask] += 1
            found.offered.update((decision.ask, each.key) for each in decision.options)
            found.chosen[decision.ask, option.key] += 1
            if samples and decision.ask.startswith(ask) and looks.random() < share:
                for other in decision.options:
                    if other is not option:
                        mark = looks.getrandbits(32)
                        seen, style = views[decision.seat], game.bot.search.style
                        ahead, _ = advantage(seen, other, option, style, mark, samples)
                        found.ahead.setdefault((decision.ask, other.key), []).append(ahead)
            table.choose(option, chance)
        found.games += 1
    return found


def report(usage: Usage, ask: str = "", often: int = OFTEN) -> str:
    """A table in Markdown of the options offered at least so often, those that are used least first."""
    rows = [
        (usage.chosen[each] / offered, *each, offered, usage.chosen[each])
        for each, offered in usage.offered.items()
        if each[0].startswith(ask) and offered >= often
    ]
    heads = ["question", "option", "offered", "chosen", "share", *(["points each time", "±"] if usage.ahead else [])]
    lines = [
        f"{usage.games} games, {sum(usage.asked.values())} questions.",
        "",
        f"| {' | '.join(heads)} |",
        f"| {' | '.join('---' for _ in heads)} |",
    ]
    for share, question, option, offered, chosen in sorted(rows, key=lambda row: (row[0], -row[3], row[1:3])):
        cells = [question, option, str(offered), str(chosen), f"{100 * share:.1f} %"]
        if usage.ahead:
            gain = usage.gain((question, option))
            cells += ["", ""] if gain is None else [f"{100 * gain[0]:+.2f}", f"{100 * gain[1]:.2f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m duskbox.lab.usage", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--agent", default="thumb")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--ask", default="", help="only questions whose name begins like this")
    parser.add_argument("--often", type=int, default=OFTEN, help="leave out what was offered less often")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=0, help="in how many samples to measure what was not chosen")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the questions that are measured")
    given = parser.parse_args(arguments)
    settings = dict(text.split("=", 1) for text in given.set)
    measuring = {"ask": given.ask, "samples": given.samples, "share": given.share}
    usage = measure(given.game, settings, given.games, given.agent, given.seed, **measuring)
    print(report(usage, given.ask, given.often))
    return 0


if __name__ == "__main__":
    sys.exit(main())
