"""What looking ahead adds to a habit, choice by choice.

    python -m duskbox.lab.gain search:100 --games 24 --set mode=cooperative --set heroes=2 --set villain=vampire --out
    gain.jsonl python -m duskbox.lab.gain search:800 --rival thumb --games 24 --set mode=competitive --set heroes=2
    --out gain.jsonl

The agent plays all seats, or against a rival the first and the second by turns. Wherever it leaves its habit, its
choice and the habitual one are played out by habit in the same samples, none of which the agent has seen. The sum of
the differences is what the game gained in the chance to win. Games say far more that way than by who wins them. Every
finished game is a line of the file, and what is there already is not played again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from duskbox.agents.agent import Seen, agent, budget_of
from duskbox.agents.search import SearchAgent, lead
from duskbox.agents.search_tree import Tree
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.decisions import Option
from duskbox.lab.estimates import mean_of_few
from duskbox.lab.jsonl import FIRST_RULES, read_lines
from duskbox.lab.workers import called, crew

#: What is played and in how many samples a choice is measured without being told; lines from before these were named do
#: not say.
GAME: Final = "a-touch-of-evil"
SAMPLES: Final = 300


@dataclass
class Gained:
    """One game: what was gained at each choice that was not habitual, and whether the agent won it."""

    agent: str
    settings: dict[str, str]
    seed: int
    number: int
    won: bool = False
    #: The question, the habit, the choice, the gain and its standard error.
    choices: list[tuple[str, str, str, float, float]] = field(default_factory=list)
    #: Who played the other seats; empty if the agent played all.
    rival: str = ""
    game: str = GAME
    #: In how many samples a choice was measured.
    samples: int = SAMPLES
    rules: str = FIRST_RULES

    @property
    def gain(self) -> float:
        """The sum over all choices."""
        return math.fsum(choice[3] for choice in self.choices)


def advantage(seen: Seen, option: Option, habit: Option, style: int, seed: int, samples: int) -> tuple[float, float]:
    """By how much an option is better than the habitual one in the chance to win if habit of this style goes on after
    both, and its standard error.
    """
    tree = Tree(seen, seen.game.bot.search, seed)
    ours, usual = ([tree.try_out(each, sample, style) for sample in range(samples)] for each in (option, habit))
    return lead(ours, usual)


def play(
    game_name: str, settings: dict[str, str], name: str, seed: int, number: int, samples: int, rival: str = ""
) -> Gained:
    """Play one game and measure every choice that is not habitual in this many samples.

    Against a rival the agent has one seat, another in the next game.
    """
    budget = budget_of(name)
    if budget is None:
        raise ValueError(f"{name}: only an agent that looks ahead has something to gain")
    game = registry.find(game_name)
    config = registry.find(game_name).bot.search
    luck = (seed << 32) + number
    chance = Fast(luck, len(game.streams))
    table = game.new_table(game.setup(settings))
    seat = number % table.seats if rival else 0
    ours = [SearchAgent(luck * 31 + each, budget) for each in range(table.seats)]
    others = [agent(rival, luck * 37 + each) if rival and each != seat else None for each in range(table.seats)]
    found = Gained(name, settings, seed, number, rival=rival, game=game_name, samples=samples, rules=game.rules_version)
    table.start(chance)
    decisions = 0
    while (decision := table.decision) is not None:
        decisions += 1
        player, other, seen = ours[decision.seat], others[decision.seat], Seen(game, table, decision.seat)
        if other is not None:
            table.choose(other.pick(seen, decision.options), chance)
            continue
        option = player.pick(seen, decision.options)
        habit = player.habit
        if habit is not None and habit != option:
            # Other samples than those that led to the choice.
            ahead, error = advantage(seen, option, habit, player.style(config), luck * 1009 + decisions, samples)
            found.choices.append((decision.ask, habit.key, option.key, round(ahead, 4), round(error, 4)))
        table.choose(option, chance)
    found.won = table.outcome is not None and table.outcome.won(seat)
    return found


def report(games: list[Gained]) -> str:
    """The mean gain of a game with its 95 % interval (Student's, for games may be few), which counts how games differ,
    and where it comes from.
    """
    count = len(games)
    if count < 2:
        return f"{count} games"
    mean = mean_of_few([game.gain for game in games])
    choices = [choice for game in games for choice in game.choices]
    told = [
        (
            f"{count} games, {len(choices) / count:.1f} choices a game against the habit: {100 * mean.value:+.1f}"
            f" points of the chance to win ({100 * mean.low:+.1f} to {100 * mean.high:+.1f} at 95 %)"
        ),
        f"won: {sum(game.won for game in games)} of {count}",
    ]
    asks = sorted({choice[0] for choice in choices})
    for ask in sorted(asks, key=lambda ask: -math.fsum(choice[3] for choice in choices if choice[0] == ask)):
        here = [choice[3] for choice in choices if choice[0] == ask]
        told.append(f"  {ask}: {100 * math.fsum(here) / count:+.2f} a game in {len(here)} choices")
    return "\n".join(told)


def kept(
    path: Path,
    name: str,
    settings: dict[str, str],
    seed: int,
    rival: str = "",
    game: str = GAME,
    samples: int = SAMPLES,
) -> list[Gained]:
    """The games of a file that were played like this, under the rules as they are; of one that two runs have played the
    first.
    """
    games: dict[int, Gained] = {}
    wanted = (name, settings, seed, rival, game, samples, registry.find(game).rules_version)
    for line in read_lines(path):
        line["choices"] = [tuple(choice) for choice in line["choices"]]
        found = Gained(**line)
        played = (found.agent, found.settings, found.seed, found.rival, found.game, found.samples, found.rules)
        if played == wanted:
            games.setdefault(found.number, found)
    return list(games.values())


def main() -> None:
    """Play what is missing, then report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agent", help="one that looks ahead, as search:100")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rival", default="", help="who plays the other seats; without one the agent plays all")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if budget_of(given.agent) is None:
        parser.error(f"{given.agent}: only an agent that looks ahead has something to gain, as search:100")
    settings = dict(text.split("=", 1) for text in given.set)
    games = kept(given.out, given.agent, settings, given.seed, given.rival, given.game, given.samples)
    done = {game.number for game in games}
    given.out.parent.mkdir(parents=True, exist_ok=True)
    with given.out.open("a") as file, crew(called, play, given.workers) as hands:
        tasks = [
            (given.game, settings, given.agent, given.seed, number, given.samples, given.rival)
            for number in range(given.games)
            if number not in done
        ]
        for gained in hands.work(tasks):
            games.append(gained)
            file.write(json.dumps(asdict(games[-1])) + "\n")
            file.flush()
            print(f"\r{len(games)} / {given.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(report(games))


if __name__ == "__main__":
    main()
