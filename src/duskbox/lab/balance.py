"""Balance: plays the games by which the content of A Touch of Evil was set, and writes down what came out.

    python -m duskbox.lab.balance --games 2000 --workers 2 --out docs/balance.md

Every game depends on the seed and its own number alone, so the same command gives the same page, however many workers
there are.
"""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
import time
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from duskbox.agents.agent import Seen, agent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.lab.simulate import interval
from duskbox.lab.workers import crew

GAME = "a-touch-of-evil"
VILLAINS = ("vampire", "werewolf", "scarecrow", "spectral-horseman")
#: What is aimed at: the Heroes' share of wins in cooperative play, basic and advanced, and that of a Hero alone.
BASIC = (0.40, 0.60)
ADVANCED = (0.25, 0.45)
ALONE = (0.25, 0.45)
#: Competitive play: mean length in rounds, share of games that Darkness wins, best Hero's share of wins over the
#: weakest's.
ROUNDS = (12.0, 25.0)
DARKNESS = (0.10, 0.25)
RATIO = 1.6
#: Games handed to a worker at a time, and the most decisions of a game.
BATCH = 100
LONGEST = 100_000
#: Where what people have to say begins.
REMARKS = "\n## Remarks\n"


@dataclass(frozen=True)
class Cell:
    """One kind of game: a mode, a level, a Villain and a number of Heroes."""

    mode: str
    level: str
    villain: str
    heroes: int

    @property
    def name(self) -> str:
        """As it is called on the command line."""
        return f"{self.mode}-{self.level}-{self.villain}-{self.heroes}"

    @property
    def settings(self) -> dict[str, str]:
        """As a game is set up."""
        return {"mode": self.mode, "level": self.level, "villain": self.villain, "heroes": str(self.heroes)}


LEVELS = ("basic", "advanced")
CELLS = (
    *(Cell("cooperative", level, villain, heroes)
      for level in LEVELS for villain in VILLAINS for heroes in range(1, 9)),
    *(Cell("competitive", level, villain, heroes)
      for level in LEVELS for villain in VILLAINS for heroes in range(2, 9)),
)  # fmt: skip


@dataclass
class Score:
    """What came out of the games of a cell."""

    games: int = 0
    rounds: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: int = 0
    #: By Hero the games it was in and those it won.
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    live: Counter[str] = field(default_factory=Counter)

    def add(self, other: Score) -> None:
        """Put another score to this one."""
        self.games += other.games
        self.rounds += other.rounds
        self.wins += other.wins
        self.endings += other.endings
        self.played += other.played
        self.won += other.won
        self.live += other.live


def play(cell: Cell, seed: int, start: int, end: int, pack: dict[str, object] | None = None) -> Score:
    """The games of a cell with these numbers, with the box or with a pack."""
    game = registry.find(GAME)
    setup = game.setup(cell.settings, pack=pack)
    score = Score()
    for number in range(start, end):
        luck = (seed << 32) + number
        chance = Fast(luck, len(game.streams))
        table = game.new_table(setup)
        players = [agent("thumb", luck * 31 + seat) for seat in range(table.seats)]
        seats_seen = [Seen(game, table, seat) for seat in range(table.seats)]
        table.events = []
        table.start(chance)
        decisions = 0
        while (decision := table.decision) is not None and decisions < LONGEST:
            table.choose(players[decision.seat].pick(seats_seen[decision.seat], decision.options), chance)
            decisions += 1
        shown = game.pieces(table, -1)
        outcome = table.outcome
        score.games += 1
        rounds, heroes = shown["round"], shown["heroes"]
        assert isinstance(rounds, int) and isinstance(heroes, list)
        score.rounds += rounds
        score.endings["unfinished" if outcome is None else outcome.name] += 1
        score.wins += outcome is not None and outcome.winners != 0
        for seat, hero in enumerate(heroes):
            score.played[hero["hero"]] += 1
            score.won[hero["hero"]] += outcome is not None and outcome.won(seat)
        score.live.update(game.checks.live_content(table, table.events))
    return score


def duel(seed: int, games: int) -> Counter[str]:
    """Competitive games of two, against each Villain in turn, one seat by rules of thumb and the other at random: how
    many each wins.
    """
    game = registry.find(GAME)
    won: Counter[str] = Counter()
    for number in range(games):
        setup = game.setup(Cell("competitive", "basic", VILLAINS[number // 2 % len(VILLAINS)], 2).settings)
        luck = (seed << 32) + number
        chance = Fast(luck, len(game.streams))
        table = game.new_table(setup)
        names = ("thumb", "random") if number % 2 == 0 else ("random", "thumb")
        players = [agent(name, luck * 31 + seat) for seat, name in enumerate(names)]
        seats_seen = [Seen(game, table, seat) for seat in range(table.seats)]
        table.start(chance)
        decisions = 0
        while (decision := table.decision) is not None and decisions < LONGEST:
            table.choose(players[decision.seat].pick(seats_seen[decision.seat], decision.options), chance)
            decisions += 1
        for seat, name in enumerate(names):
            won[name] += table.outcome is not None and table.outcome.won(seat)
    return won


#: The games of a cell that are played by one process at a time: their seed, the numbers of the first and of the one
#: after the last, and the pack.
Job = tuple[Cell, int, int, int, dict[str, object] | None]


def measure(
    cells: tuple[Cell, ...], games: int, workers: int, seed: int, pack: dict[str, object] | None = None
) -> dict[Cell, Score]:
    """All games of all cells."""
    scores = {cell: Score() for cell in cells}
    jobs: list[Job] = [
        (cell, seed, start, min(start + BATCH, games), pack) for cell in cells for start in range(0, games, BATCH)
    ]
    with crew(_part, None, workers) as hands:
        for cell, part in hands.work(jobs):
            scores[cell].add(part)
            done = sum(score.games for score in scores.values())
            print(f"\r{done} / {games * len(cells)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return scores


def _part(_job: None, task: Job) -> tuple[Cell, Score]:
    return task[0], play(*task)


# The page


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def within(share: float, aim: tuple[float, float]) -> str:
    """Whether an aim is met."""
    return "yes" if aim[0] <= share <= aim[1] else "**no**"


def page(scores: dict[Cell, Score], command: str) -> str:
    """Everything measured, as Markdown."""
    lines = [
        "# Balance of A Touch of Evil",
        "",
        "Measured by simulation with the rules-of-thumb agent (`thumb`), which sees only its seat's view. These games",
        "set the numbers of our content. Intervals are Wilson's, at 95 %.",
        "",
        "```",
        command,
        "```",
    ]
    for level, aim in (("basic", BASIC), ("advanced", ADVANCED)):
        chosen = {cell: score for cell, score in scores.items() if cell.mode == "cooperative" and cell.level == level}
        if chosen:
            lines += _cooperative(level, aim, chosen)
    for level in LEVELS:
        chosen = {cell: score for cell, score in scores.items() if cell.mode == "competitive" and cell.level == level}
        if chosen:
            lines += _competitive(level, chosen)
    competitive = {cell: score for cell, score in scores.items() if cell.mode == "competitive"}
    if competitive:
        lines += _heroes(competitive)
    return "\n".join(lines + _dead(scores)) + "\n"


def _cooperative(level: str, aim: tuple[float, float], scores: dict[Cell, Score]) -> list[str]:
    lines = [
        "", f"## Cooperative, {level}: the Heroes should win {100 * aim[0]:.0f} to {100 * aim[1]:.0f} %", "",
        f"A Hero alone should win {100 * ALONE[0]:.0f} to {100 * ALONE[1]:.0f} %.", "",
        "| Villain | Heroes | games | Heroes win | 95 % interval | Darkness | all down | rounds | met |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    for cell, score in scores.items():
        low, high = interval(score.wins, score.games)
        share = score.wins / score.games
        lines.append(
            f"| {cell.villain} | {cell.heroes} | {score.games} | {percent(share)} | {percent(low)} to {percent(high)} |"
            f" {percent(score.endings['darkness'] / score.games)} | {percent(score.endings['all-down'] / score.games)}"
            f" | {score.rounds / score.games:.1f} | {within(share, aim if cell.heroes > 1 else ALONE)} |"
        )
    return lines


def _competitive(level: str, scores: dict[Cell, Score]) -> list[str]:
    lines = [
        "", f"## Competitive, {level}", "",
        f"Aims: {ROUNDS[0]:.0f} to {ROUNDS[1]:.0f} rounds on average, and Darkness wins "
        f"{100 * DARKNESS[0]:.0f} to {100 * DARKNESS[1]:.0f} %.", "",
        "| Villain | Heroes | games | Darkness wins | 95 % interval | met | rounds | met |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    for cell, score in scores.items():
        dark = score.endings["darkness"]
        low, high = interval(dark, score.games)
        rounds = score.rounds / score.games
        lines.append(
            f"| {cell.villain} | {cell.heroes} | {score.games} | {percent(dark / score.games)} | {percent(low)} to"
            f" {percent(high)} | {within(dark / score.games, DARKNESS)} | {rounds:.1f} | {within(rounds, ROUNDS)} |"
        )
    return lines


def _heroes(scores: dict[Cell, Score]) -> list[str]:
    """Shares of the games a Hero was in."""
    total = Score()
    for score in scores.values():
        total.add(score)
    shares = {hero: total.won[hero] / played for hero, played in total.played.items()}
    ratio = max(shares.values()) / max(0.0001, min(shares.values()))
    lines = [
        "", f"## Heroes in competitive games: the best at most {RATIO} times as often as the weakest", "",
        "| Hero | games | wins | 95 % interval |",
        "| --- | --- | --- | --- |",
    ]  # fmt: skip
    for hero in sorted(shares, key=lambda name: -shares[name]):
        low, high = interval(total.won[hero], total.played[hero])
        lines.append(f"| {hero} | {total.played[hero]} | {percent(shares[hero])} | {percent(low)} to {percent(high)} |")
    return [*lines, "", f"Best over weakest: {ratio:.2f} ({'met' if ratio <= RATIO else '**missed**'})."]


def _dead(scores: dict[Cell, Score]) -> list[str]:
    """What never did anything in all those games."""
    total = Score()
    for score in scores.values():
        total.add(score)
    game = registry.find(GAME)
    dead = [name for name in game.checks.watched_content(game.setup()) if not total.live[name]]
    lines = ["", "## Dead content", ""]
    if dead:
        return [*lines, f"In {total.games} games these never did anything:", "", *(f"- {name}" for name in dead)]
    rare = sorted(((number, name) for name, number in total.live.items()))[:5]
    few = ", ".join(f"{name} ({number})" for number, name in rare)
    found = f"None: in {total.games} games everything in the box did something. The rarest, by games: {few}."
    return [*lines, *textwrap.wrap(found, 120, break_on_hyphens=False)]


def dueled(won: Counter[str], games: int) -> str:
    """What came out of the duels, as a part of the page."""
    low, high = interval(won["thumb"], games)
    return (
        "\n".join(
            [
                "",
                "## Rules of thumb against random play",
                "",
                "Competitive, basic, two Heroes, each Villain in turn, the seats changing after every game.",
                "",
                "| games | `thumb` wins | 95 % interval | `random` wins | no one |",
                "| --- | --- | --- | --- | --- |",
                f"| {games} | {percent(won['thumb'] / games)} | {percent(low)} to {percent(high)} "
                f"| {percent(won['random'] / games)} "
                f"| {percent(1 - (won['thumb'] + won['random']) / games)} |",
            ]
        )
        + "\n"
    )


def remarks(path: Path | None) -> str:
    """What people have written below an older page, which stays."""
    if path is None or not path.exists():
        return ""
    _, mark, rest = path.read_text(encoding="utf-8").partition(REMARKS)
    return mark + rest


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the page, and write what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m duskbox.lab.balance", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="games per cell")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--cell", action="append", default=[], help="only cells whose name contains this; may be given again"
    )
    parser.add_argument("--pack", type=Path, help="play with the content of this pack")
    parser.add_argument("--duels", action="store_true", help="only rules of thumb against random play")
    parser.add_argument("--out", type=Path, help="write the page here; the remarks below an older one are kept")
    parser.add_argument("--json", type=Path, help="write the figures here")
    given = parser.parse_args(arguments)
    cells = tuple(cell for cell in CELLS if not given.cell or any(part in cell.name for part in given.cell))
    began = time.perf_counter()
    if given.duels:
        print(dueled(duel(given.seed, given.games), given.games))
        return 0
    pack = None if given.pack is None else tomllib.loads(given.pack.read_text(encoding="utf-8"))
    scores = measure(cells, given.games, given.workers, given.seed, pack)
    only = "".join(f" --cell {part}" for part in given.cell)
    if given.pack is not None:
        only += f" --pack {given.pack}"
    text = page(scores, f"python -m duskbox.lab.balance --games {given.games} --seed {given.seed}{only}")
    if not given.cell and pack is None:
        text += dueled(duel(given.seed, given.games), given.games)
    text += remarks(given.out)
    if given.out is not None:
        given.out.write_text(text, encoding="utf-8")
    else:
        print(text)
    if given.json is not None:
        figures = {
            cell.name: {
                "games": score.games, "rounds": score.rounds, "wins": score.wins, "endings": dict(score.endings),
                "played": dict(score.played), "won": dict(score.won), "live": dict(score.live),
            }
            for cell, score in scores.items()
        }  # fmt: skip
        given.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
