"""Playing one batch of an experiment's games and writing down a row for each."""

from __future__ import annotations

import time
from dataclasses import dataclass

from duskbox.agents.agent import Seen
from duskbox.agents.bots import local_agent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.game import Game
from duskbox.core.settings import Setup
from duskbox.lab.experiment import Batch, Cell, Experiment, sources

#: A game this long is given up on and counted as unfinished. Some rulings make endless games possible.
LONGEST = 100_000
#: What a game that was given up on is said to have ended with.
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Row:
    """What is kept of one game. Everything in it follows from the experiment; how long it took does not belong here."""

    number: int
    seed: int
    outcome: str
    winners: tuple[int, ...]
    decisions: int
    #: Decisions with more than one option, and the options of all decisions together.
    choices: int
    options: int
    length: int
    roles: tuple[str, ...]
    scene: tuple[str, ...]
    #: The content that did something, as places in the experiment's `watched`.
    live: tuple[int, ...]
    digest: str


@dataclass(frozen=True)
class Played:
    """The rows of a batch, the seconds it took, and the code that played it: a cluster may have another than ours."""

    batch: Batch
    rows: tuple[Row, ...]
    seconds: float
    sources: str


def play_batch(experiment: Experiment, batch: Batch) -> Played:
    """The games of a batch. A game depends on the experiment's seed, its own number and its cell alone."""
    began = time.perf_counter()
    game = registry.find(experiment.game)
    cell = experiment.cells[batch.cell]
    setup = experiment.setup(cell)
    places = {name: place for place, name in enumerate(experiment.watched)}
    rows = tuple(_play(game, setup, cell, experiment.seed, number, places) for number in range(batch.start, batch.end))
    return Played(batch, rows, time.perf_counter() - began, sources(game))


def _play(game: Game, setup: Setup, cell: Cell, seed: int, number: int, places: dict[str, int]) -> Row:
    luck = (seed << 32) + number
    chance = Fast(luck, len(game.streams))
    table = game.new_table(setup)
    players = [local_agent(cell.agents[seat], luck * 31 + seat) for seat in range(table.seats)]
    seats_seen = [Seen(game, table, seat) for seat in range(table.seats)]
    if places:
        table.events = []
    table.start(chance)
    decisions = choices = options = 0
    while (decision := table.decision) is not None and decisions < LONGEST:
        offered = len(decision.options)
        decisions += 1
        options += offered
        choices += offered > 1
        seat = decision.seat
        table.choose(players[seat].pick(seats_seen[seat], decision.options), chance)
    outcome = table.outcome
    live = game.checks.live_content(table, table.events) if table.events is not None else []
    return Row(
        number=number,
        seed=luck,
        outcome=UNFINISHED if outcome is None else outcome.name,
        winners=() if outcome is None else tuple(seat for seat in range(table.seats) if outcome.won(seat)),
        decisions=decisions,
        choices=choices,
        options=options,
        length=game.texts.length(table),
        roles=tuple(game.texts.roles(table)),
        scene=tuple(game.texts.scenario(table)),
        live=tuple(sorted(places[name] for name in live if name in places)),
        digest=table.digest(),
    )
