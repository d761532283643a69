"""Duels: two agents in the same games, by turns at each seat or at all seats together, game after game until the number
is reached.

    python -m duskbox.lab.duel search:800 thumb --games 80 --set mode=competitive --set heroes=2 --out
    benchmarks/strength/duel-1s.jsonl python -m duskbox.lab.duel search:60 thumb --together --set mode=cooperative --set
    heroes=2 --set villain=vampire --out benchmarks/strength/together.jsonl

Games come in pairs with the same luck. In a duel the agents change seats for the second game; together all seats are
played by the first agent, then by the second. Every finished game is a line of the file, and what is there already is
not played again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from time import perf_counter

from duskbox.agents.agent import Seen, agent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.lab.jsonl import FIRST_RULES, read_lines
from duskbox.lab.simulate import interval
from duskbox.lab.workers import called, crew

#: What is played without being told; lines from before other games were do not name theirs.
GAME = "a-touch-of-evil"
#: The most decisions of a game.
LONGEST = 100_000

Line = dict[str, object]


def play(game_name: str, settings: dict[str, str], agents: list[str], seed: int, number: int, together: bool) -> Line:
    """Game `number`: 2n and 2n + 1 have the same luck."""
    game = registry.find(game_name)
    luck = (seed << 32) + number // 2
    chance = Fast(luck, len(game.streams))
    table = game.new_table(game.setup(settings))
    names = _at_the_table(agents, number, table.seats, together)
    players = [agent(name, luck * 31 + seat) for seat, name in enumerate(names)]
    seats_seen = [Seen(game, table, seat) for seat in range(table.seats)]
    began = perf_counter()
    table.start(chance)
    decisions = 0
    while (decision := table.decision) is not None and decisions < LONGEST:
        table.choose(players[decision.seat].pick(seats_seen[decision.seat], decision.options), chance)
        decisions += 1
    outcome = table.outcome
    winners = [] if outcome is None else [seat for seat in range(table.seats) if outcome.won(seat)]
    return {
        "game": game_name,
        "rules": game.rules_version,
        "number": number,
        "seed": seed,
        "settings": settings,
        "seats": names,
        "winners": winners,
        "decisions": decisions,
        "ending": "unfinished" if outcome is None else outcome.name,
        "seconds": round(perf_counter() - began, 2),
    }


def report(lines: list[Line], agents: list[str], together: bool) -> str:
    """Who won how often; together also how sure the difference is, pair by pair."""
    told = []
    won: dict[str, dict[int, bool]] = {name: {} for name in agents}
    unwon = 0
    for line in lines:
        seats, winners, number = line["seats"], line["winners"], line["number"]
        assert isinstance(seats, list) and isinstance(winners, list) and isinstance(number, int)
        unwon += not winners
        for seat, name in enumerate(seats):
            won[name][number] = seat in winners
    for name, games in won.items():
        hits = sum(games.values())
        low, high = interval(hits, len(games))
        told.append(
            f"{name}: {hits} of {len(games)} won, {hits / max(1, len(games)):.1%} ({low:.1%} to {high:.1%} at 95 %)"
        )
    told.append(f"no one: {unwon} of {len(lines)}")
    decided = len(lines) - unwon
    if decided and not together:
        hits = sum(won[agents[0]].values())
        low, high = interval(hits, decided)
        told.append(f"{agents[0]} of those with a winner: {hits / decided:.1%} ({low:.1%} to {high:.1%} at 95 %)")
    if together:
        first, second = (won[name] for name in agents)
        pairs = [first[n] - second[n + 1] for n in first if n + 1 in second]
        if len(pairs) > 1:
            mean = sum(pairs) / len(pairs)
            error = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
            told.append(f"{agents[0]} over {agents[1]}: {mean:+.1%} ± {1.96 * error:.1%} in {len(pairs)} pairs")
    return "\n".join(told)


def kept(
    path: Path, game_name: str, settings: dict[str, str], agents: list[str], seed: int, together: bool
) -> list[Line]:
    """The games of a file that were played by these agents, against each other or together, under these settings and
    the rules as they are, with this luck; of one that two runs have played the first.
    """
    lines: list[Line] = read_lines(path)
    rules = registry.find(game_name).rules_version
    found: dict[int, Line] = {}
    for line in lines:
        seats, number = line["seats"], line["number"]
        assert isinstance(seats, list) and isinstance(number, int)
        same = line.get("game", GAME) == game_name and line.get("rules", FIRST_RULES) == rules
        same = same and line["settings"] == settings and line["seed"] == seed
        if same and seats == _at_the_table(agents, number, len(seats), together):
            found.setdefault(number, line)
    return list(found.values())


def _at_the_table(agents: list[str], number: int, seats: int, together: bool) -> list[str]:
    """Who plays which seat of the game of this number."""
    return [agents[(number if together else seat + number) % 2] for seat in range(seats)]


def main() -> None:
    """Play what is missing, then report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agents", nargs=2)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    settings = dict(text.split("=", 1) for text in given.set)
    lines = kept(given.out, given.game, settings, given.agents, given.seed, given.together)
    done = {line["number"] for line in lines}
    jobs = [number for number in range(given.games) if number not in done]
    given.out.parent.mkdir(parents=True, exist_ok=True)
    with given.out.open("a") as file, crew(called, play, given.workers) as hands:
        tasks = [(given.game, settings, given.agents, given.seed, number, given.together) for number in jobs]
        for line in hands.work(tasks):
            lines.append(line)
            file.write(json.dumps(lines[-1]) + "\n")
            file.flush()
            print(f"\r{len(lines)} / {given.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(report(lines, given.agents, given.together))


if __name__ == "__main__":
    main()
