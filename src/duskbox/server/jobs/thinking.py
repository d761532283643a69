"""What a worker process thinks about: a bot's choice, the worth of options, the odds of one."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from duskbox.agents.agent import Seen, agent
from duskbox.agents.bots import local_agent
from duskbox.agents.budget import Budget
from duskbox.agents.pipe import PipeAgent
from duskbox.agents.search import weigh
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.game import Game
from duskbox.core.settings import Setup
from duskbox.core.table import Table
from duskbox.server.jobs.messages import Choose, Odds, Position, Thinking, Weigh, Weighed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duskbox.core.decisions import Option
    from duskbox.core.matches.match import Match

# Where the match is: the parent's side


def seed_at(luck: str, place: int, seat: int) -> int:
    """Luck that depends only on the match's own and on the place in it."""
    return int.from_bytes(hashlib.sha256(f"{luck}/{place}/{seat}".encode()).digest()[:6], "big")


def position_of(match: Match, seat: int, seed: int) -> Position:
    """A table that the seat may be at, as it knows it."""
    return _position(match, match.game.sample(match.table, seat, Fast(seed, len(match.game.streams))))


def true_position(match: Match) -> Position:
    """The table as it is, for what is worked out from what a seat knows anyway."""
    return _position(match, match.table)


def _position(match: Match, table: Table) -> Position:
    setup = match.setup
    return Position(
        match.game.name,
        msgspec.json.encode((setup.settings, setup.rulings, setup.pack)).decode(),
        msgspec.json.encode(table.state()).decode(),
    )


def choice(match: Match, seat: int, name: str, luck: str, players: Mapping[str, str]) -> Choose:
    """The decision that a seat is asked now, as a job for an agent, or for one of the operator's own bots."""
    seed = seed_at(luck, len(match.record.entries), seat)
    return Choose(position_of(match, seat, seed), seat, name, seed, players.get(name, ""))


# Where the work is done: the child's side


@lru_cache(maxsize=16)
def _setup(game: str, setup: str) -> tuple[Game, Setup]:
    found = registry.find(game)
    settings, rulings, pack = msgspec.json.decode(
        setup, type=tuple[dict[str, str], dict[str, str], dict[str, object] | None]
    )
    return found, found.setup(settings, rulings, pack)


def done(job: Thinking) -> Any:
    """Carry out a job."""
    game, setup = _setup(job.position.game, job.position.setup)
    table = game.restore(setup, msgspec.json.decode(job.position.state))
    if isinstance(job, Odds):
        return game.odds(table, job.key)
    decision = table.decision
    if decision is None or decision.seat != job.seat:
        raise ValueError("the seat is not asked")
    seen = Seen(game, table, job.seat)
    if isinstance(job, Choose):
        return _chosen(job, seen, decision.options)
    assert isinstance(job, Weigh)
    verdicts = weigh(seen, decision.options, Budget(job.seconds), job.seed)
    return [Weighed(each.option.key, each.mean, each.error, each.visits, each.dropped) for each in verdicts]


def _chosen(job: Choose, seen: Seen, options: list[Option]) -> str:
    if not job.player:
        return agent(job.agent, job.seed).pick(seen, options).key
    own = local_agent(job.player, job.seed)
    try:
        return own.pick(seen, options).key
    finally:
        if isinstance(own, PipeAgent):
            own.leave()
