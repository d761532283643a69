"""Simulation and arena as calls that return values; the command line prints the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from duskbox.agents.bots import Player, is_only_here, name_of
from duskbox.core import registry
from duskbox.core.arguments import need
from duskbox.core.errors import BadSetting
from duskbox.core.packs import Pack, overlay_of
from duskbox.core.settings import as_texts
from duskbox.lab import arena as rating
from duskbox.lab.arena import Pairing, Rating
from duskbox.lab.simulate import Job, Tally, interval
from duskbox.lab.simulate import simulate as run


@dataclass(frozen=True)
class Simulation:
    """What came of many games: how many ended how, and who won."""

    game: str
    bot: str
    games: int
    decisions: int
    seconds: float
    #: Games by outcome; wins by seat.
    outcomes: dict[str, int]
    wins: dict[int, int]

    def share(self, seat: int = 0) -> float:
        """The share of games that a seat won."""
        return self.wins.get(seat, 0) / self.games

    def interval(self, seat: int = 0) -> tuple[float, float]:
        """The 95 % interval of that share (Wilson's)."""
        return interval(self.wins.get(seat, 0), self.games)

    def __str__(self) -> str:
        lines = [f"{self.games} games of {self.game} by {self.bot}, {self.decisions} decisions"]
        for seat in sorted(self.wins):
            low, high = self.interval(seat)
            lines.append(
                f"  seat {seat} won {self.wins[seat]}: {self.share(seat):.1%}, between {low:.1%} and {high:.1%}"
            )
        lines += [f"  {name}: {count}" for name, count in sorted(self.outcomes.items(), key=lambda each: -each[1])]
        return "\n".join(lines)


@dataclass(frozen=True)
class Arena:
    """Who is stronger: ratings in Elo with their 95 % intervals, the strongest first, and every pairing."""

    game: str
    ratings: list[Rating]
    pairings: list[Pairing]

    def __str__(self) -> str:
        return "\n".join(
            f"{each.agent}: {each.elo:+.0f} Elo ({each.low:+.0f} to {each.high:+.0f}), {each.points:g} of {each.games}"
            for each in self.ratings
        )


def simulate(
    game: str,
    bot: Player = "random",
    games: int = 1000,
    *,
    settings: Mapping[str, str | int] | None = None,
    rulings: Mapping[str, str] | None = None,
    pack: Pack | Mapping[str, object] | None = None,
    seed: int = 1,
    workers: int = 1,
) -> Simulation:
    """Let a bot play many games at all seats. The same seed gives the same games, however many workers there are.

    More than one worker needs a bot that other processes can import.
    """
    _check(game, games, seed)
    name = name_of(bot)
    job = Job(game, as_texts(settings), as_texts(rulings), overlay_of(pack), name, games, seed)
    tally: Tally = run(job, 1 if is_only_here(name) else workers)
    return Simulation(game, name, tally.games, tally.decisions, tally.seconds, dict(tally.outcomes), dict(tally.wins))


def arena(
    game: str,
    bots: Sequence[Player],
    games: int = 200,
    *,
    settings: Mapping[str, str | int] | None = None,
    rulings: Mapping[str, str] | None = None,
    pack: Pack | Mapping[str, object] | None = None,
    seed: int = 1,
) -> Arena:
    """Let every two bots meet in the same games with the sides changed. In a game for one, each plays them alone."""
    from duskbox.lab.experiment import BadExperiment, make
    from duskbox.lab.playing import play_batch
    from duskbox.lab.results import columns_of

    _check(game, games, seed)
    need(bots, (list, tuple), "a list of bots")
    names = tuple([name_of(each) for each in bots])
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadExperiment("error-lab-two-agents")
    overlay = overlay_of(pack)
    experiment = make(
        "arena",
        registry.find(game).name,
        {name: [value] for name, value in as_texts(settings).items()},
        {name: [value] for name, value in as_texts(rulings).items()},
        [("box", None) if overlay is None else ("pack", overlay)],
        [],
        games,
        seed,
        contestants=names,
    )
    batches = [batch for stage in experiment.stages() for batch in stage]
    columns = columns_of(experiment, [play_batch(experiment, batch) for batch in batches])
    met = rating.contests(experiment, columns)
    return Arena(game, rating.ratings(names, met), rating.pairings(experiment, met))


def _check(game: str, games: int, seed: int) -> None:
    need(game, str, "the name of a game")
    need(games, int, "a number of games")
    need(seed, int, "a number as seed")
    if games < 1:
        raise BadSetting("error-bad-value", name="games", value=str(games), allowed="1–…")
