"""What a table of games says, in numbers: win rates, endings, length, balance, dead content, and which card moves the
win chance.

A game counts as won when any seat has won it: in a game of several sides that says whether the players beat the game,
and the wins of seats and roles say who of them did.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from duskbox.lab import arena, estimates
from duskbox.lab.estimates import Difference, Estimate
from duskbox.lab.results import Results

#: A card is judged only if at least this many games were with it and this many without.
ENOUGH = 20
#: Into how many parts games are sorted by their length, so that a card is not praised for coming up in long games.
PARTS = 4


@dataclass(frozen=True)
class CellFigures:
    """The games of one cell: how often they are won, how they end, how long they are."""

    cell: int
    wins: Estimate
    endings: dict[str, int]
    length: Estimate
    decisions: Estimate


@dataclass(frozen=True)
class Mover:
    """A piece of content, how often it did something, and what the win chance is with it over what it is without."""

    name: str
    live: int
    effect: Difference


@dataclass(frozen=True)
class Figures:
    """Everything the report shows."""

    games: int
    wins: Estimate
    endings: dict[str, Estimate]
    won_endings: frozenset[str]
    cells: list[CellFigures]
    seats: list[Estimate]
    #: By role and scene the share of that role's games that it wins; the scene "" where the game has none.
    balance: dict[tuple[str, str], Estimate]
    roles: dict[str, Estimate]
    scenes: dict[str, Estimate]
    length: Estimate
    lengths: dict[int, int]
    decisions: Estimate
    decision_counts: list[int]
    choices: Estimate
    branching: Estimate
    movers: list[Mover]
    #: Content that never did anything, and the rest by how many games it did something in.
    dead: list[str]
    live: dict[str, int]
    ratings: list[arena.Rating]
    pairings: list[arena.Pairing]
    seconds: float


def figures(results: Results) -> Figures:
    """Work out everything."""
    columns, experiment = results.columns, results.experiment
    won = [bool(winners) for winners in columns["winners"]]
    endings = Counter(columns["outcome"])
    met = arena.contests(experiment, columns) if experiment.contestants else {}
    live = _live(results)
    return Figures(
        games=results.games,
        wins=estimates.share(sum(won), results.games),
        endings={name: estimates.share(count, results.games) for name, count in endings.most_common()},
        won_endings=frozenset(name for name, win in zip(columns["outcome"], won, strict=True) if win),
        cells=_cells(columns, won),
        seats=_seats(results),
        balance=_balance(columns),
        roles=_roles(columns),
        scenes=_scenes(columns, won),
        length=estimates.mean(columns["length"]),
        lengths=dict(sorted(Counter(columns["length"]).items())),
        decisions=estimates.mean(columns["decisions"]),
        decision_counts=sorted(columns["decisions"]),
        choices=estimates.mean(columns["choices"]),
        branching=estimates.mean(columns["branching"]),
        movers=_movers(results, won),
        dead=[name for name, count in live.items() if not count],
        live=live,
        ratings=arena.ratings(experiment.contestants, met) if met else [],
        pairings=arena.pairings(experiment, met) if met else [],
        seconds=float(results.run.get("seconds", 0.0)),
    )


def _cells(columns: dict[str, list[Any]], won: list[bool]) -> list[CellFigures]:
    rows: dict[int, list[int]] = defaultdict(list)
    for row, cell in enumerate(columns["cell"]):
        rows[cell].append(row)
    return [
        CellFigures(
            cell,
            estimates.share(sum(won[row] for row in those), len(those)),
            dict(Counter(columns["outcome"][row] for row in those)),
            estimates.mean([columns["length"][row] for row in those]),
            estimates.mean([columns["decisions"][row] for row in those]),
        )
        for cell, those in sorted(rows.items())
    ]


def _seats(results: Results) -> list[Estimate]:
    """Wins by seat, where not all win together."""
    columns = results.columns
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    apart = False
    for agents, winners in zip(columns["agents"], columns["winners"], strict=True):
        played.update(range(len(agents)))
        won.update(winners)
        apart = apart or 0 < len(winners) < len(agents)
    return [estimates.share(won[seat], played[seat]) for seat in sorted(played)] if apart else []


def _balance(columns: dict[str, list[Any]]) -> dict[tuple[str, str], Estimate]:
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for roles, scene, winners in zip(columns["roles"], columns["scene"], columns["winners"], strict=True):
        place = scene[0] if scene else ""
        for seat, role in enumerate(roles):
            played[role, place] += 1
            won[role, place] += seat in winners
    return {key: estimates.share(won[key], played[key]) for key in sorted(played)}


def _roles(columns: dict[str, list[Any]]) -> dict[str, Estimate]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for roles, winners in zip(columns["roles"], columns["winners"], strict=True):
        played.update(roles)
        won.update(roles[seat] for seat in winners if seat < len(roles))
    found = {role: estimates.share(won[role], played[role]) for role in played}
    return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))


def _scenes(columns: dict[str, list[Any]], won: list[bool]) -> dict[str, Estimate]:
    played: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for scene, win in zip(columns["scene"], won, strict=True):
        for name in scene:
            played[name] += 1
            wins[name] += win
    return {name: estimates.share(wins[name], played[name]) for name in sorted(played)}


def _live(results: Results) -> dict[str, int]:
    """In how many games each piece of content did something."""
    count: Counter[int] = Counter()
    for live in results.columns["live"]:
        count.update(live)
    return {name: count[place] for place, name in enumerate(results.experiment.watched)}


def _movers(results: Results, won: list[bool]) -> list[Mover]:
    """What every piece of content does to the win chance, the strongest first.

    Games are compared with games of the same cell and scene and of similar length: a card that comes up late is seen in
    long games, and those end otherwise.
    """
    columns = results.columns
    size = len(results.experiment.watched)
    bounds = _bounds(columns["length"] if any(columns["length"]) else columns["decisions"])
    lengths = columns["length"] if any(columns["length"]) else columns["decisions"]
    totals: dict[tuple[object, ...], list[int]] = defaultdict(lambda: [0, 0])
    having: dict[tuple[object, ...], list[int]] = defaultdict(lambda: [0] * size)
    hits: dict[tuple[object, ...], list[int]] = defaultdict(lambda: [0] * size)
    for cell, scene, length, live, win in zip(
        columns["cell"], columns["scene"], lengths, columns["live"], won, strict=True
    ):
        stratum = (cell, *scene, sum(length > bound for bound in bounds))
        totals[stratum][0] += 1
        totals[stratum][1] += win
        number, wins = having[stratum], hits[stratum]
        for place in live:
            number[place] += 1
            if win:
                wins[place] += 1
    strata = {
        place: [
            (hits[key][place], having[key][place], all_wins - hits[key][place], games - having[key][place])
            for key, (games, all_wins) in totals.items()
        ]
        for place in range(size)
    }
    judged = {
        place: those
        for place, those in strata.items()
        if sum(number for _, number, _, others in those if others) >= ENOUGH
        and sum(others for _, number, _, others in those if number) >= ENOUGH
    }
    found = [
        Mover(
            results.experiment.watched[place],
            sum(number for _, number, _, _ in those),
            estimates.within_strata(those, len(judged)),
        )
        for place, those in judged.items()
    ]
    return sorted(found, key=lambda mover: (-abs(mover.effect.value), mover.name))


def _bounds(values: list[int]) -> list[int]:
    """Lengths that part the games into parts of about the same size."""
    ordered = sorted(values)
    return sorted({ordered[len(ordered) * part // PARTS] for part in range(1, PARTS)}) if ordered else []
