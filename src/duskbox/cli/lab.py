"""What the `duskbox` command does in the lab: simulate, arena and whatif, and what all of the lab's commands share."""

from __future__ import annotations

import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.options import chosen_setup, read_pack
from duskbox.cli.output import FOLDERS, INTERRUPTED, OK, form, print_json, translations
from duskbox.cli.parsing import Argument, Option, SetupCommand
from duskbox.cli.values import DECIMAL, FILE, GAME_NAME, Choices
from duskbox.core import registry
from duskbox.core.errors import BadPack, BadSetting
from duskbox.core.translations import Translations, names_of

if TYPE_CHECKING:
    import click

    from duskbox.cli.parsing import Chosen
    from duskbox.core.messages import Facts
    from duskbox.lab.arena import Pairing, Rating
    from duskbox.lab.experiment import Experiment
    from duskbox.lab.numbers import Teller
    from duskbox.lab.results import Results
    from duskbox.lab.simulate import Tally


def simulate(chosen: Chosen, words: Translations) -> int:
    """Play many games and print what came of them; with --out every one of them is kept."""
    from duskbox.lab.simulate import Job
    from duskbox.lab.simulate import simulate as play
    from duskbox.lab.workers import cores

    settings, rulings, pack = chosen_setup(chosen)
    workers = workers_of(chosen)
    _at_least("games", chosen.games, 1)
    if chosen.out is not None:
        from duskbox.lab.experiment import make

        content = ("box", None) if pack is None else (chosen.pack.name, pack)
        experiment = make(
            "simulate",
            chosen.game,
            lists(settings),
            lists(rulings),
            [content],
            [[chosen.agent]],
            chosen.games,
            chosen.seed,
            name=chosen.out.stem,
        )
        results = run_shown(experiment, chosen, words)
        if results is None:
            return INTERRUPTED
        tally = _tally(results)
    else:
        from duskbox.lab.experiment import check_numbers

        check_numbers(chosen.games, chosen.seed)
        job = Job(chosen.game, settings, rulings, pack, chosen.agent, chosen.games, chosen.seed)
        with progress_bar(words, chosen.games) as heard:
            tally = play(job, workers, heard, chosen.cluster)
        if tally.interrupted:
            facts: Facts = {"games": tally.games}
            print(words.say("lab-interrupted-early" if tally.games else "lab-interrupted-lost", facts), file=sys.stderr)
            if not tally.games:
                return INTERRUPTED
    _print_tally(tally, chosen, words, workers or cores())
    return INTERRUPTED if tally.interrupted else OK


def _tally(results: Results) -> Tally:
    """What came out of some results, as a simulation counts it."""
    from duskbox.lab.simulate import Tally

    columns = results.columns
    return Tally(
        games=results.games,
        decisions=sum(columns["decisions"]),
        longest=max(columns["decisions"]),
        seconds=float(results.run["seconds"]),
        outcomes=Counter(columns["outcome"]),
        wins=Counter(seat for winners in columns["winners"] for seat in winners),
    )


def _print_tally(tally: Tally, chosen: Chosen, words: Translations, workers: int) -> None:
    from duskbox.lab.numbers import Teller
    from duskbox.lab.simulate import interval

    settings, rulings, pack = chosen_setup(chosen)
    game = registry.find(chosen.game)
    setup = game.setup(settings, rulings, pack)
    shares = [
        {"outcome": name, "games": games, "share": games / tally.games, "interval": list(interval(games, tally.games))}
        for name, games in sorted(tally.outcomes.items(), key=lambda item: (-item[1], item[0]))
    ]
    wins = [
        {"seat": seat + 1, "wins": won, "share": won / tally.games, "interval": list(interval(won, tally.games))}
        for seat, won in ((seat, tally.wins[seat]) for seat in range(game.new_table(setup).seats))
    ]
    if chosen.json:
        found = {
            "game": chosen.game,
            "settings": setup.settings,
            "rulings": rulings,
            "agent": chosen.agent,
            "seed": chosen.seed,
            "games": tally.games,
            "wins": wins,
            "outcomes": shares,
            "decisions": tally.decisions,
            "decisions_per_game": tally.decisions / tally.games,
            "longest_game": tally.longest,
            "seconds": tally.seconds,
            "decisions_per_second": tally.decisions / _time(tally),
            "workers": workers,
            "form": form(),
        }
        print_json(found)
        return
    teller = Teller(translations(words.language, game, pack))
    facts: Facts = {
        "games": tally.games,
        "agent": chosen.agent,
        "decisions": tally.decisions,
        "each": teller.number(tally.decisions / tally.games, 1),
        "longest": tally.longest,
        "seconds": teller.number(tally.seconds, 1),
        "speed": round(tally.decisions / _time(tally)),
        "form": f"@cli-form-{form()}",
        "workers": workers,
    }
    say = teller.words.say
    print(say("cli-simulated", facts))
    for row in wins:
        print(say("cli-simulated-wins", {"seat": int(str(row["seat"])), **_percent(row, teller)}))
    for row in shares:
        print(say("cli-simulated-outcome", {"outcome": f"@outcome-{row['outcome']}", **_percent(row, teller)}))
    print(say("cli-simulated-speed", facts))


def _time(tally: Tally) -> float:
    """The seconds that games took: none at all where they were all there already."""
    return max(tally.seconds, 0.001)


def _percent(row: dict[str, object], teller: Teller) -> Facts:
    share, bounds = row["share"], row["interval"]
    assert isinstance(share, float) and isinstance(bounds, list)
    games = row.get("games", row.get("wins"))
    assert isinstance(games, int)
    low, high = teller.number(100 * bounds[0], 2), teller.percent(bounds[1], 2)
    return {"games": games, "share": teller.percent(share, 2), "low": low, "high": high}


def arena(chosen: Chosen, words: Translations) -> int:
    """Let agents meet and print how strong they are."""
    from duskbox.lab import arena as rating
    from duskbox.lab.experiment import BadExperiment, Stop, make
    from duskbox.lab.experiment_file import faulty
    from duskbox.lab.numbers import Teller

    settings, rulings, pack = chosen_setup(chosen)
    _at_least("games", chosen.games, 1)
    workers_of(chosen)
    if len(chosen.agents) < 2 or len(set(chosen.agents)) < len(chosen.agents):
        raise BadExperiment("error-lab-two-agents")
    stop = None
    if chosen.width is not None or chosen.sprt is not None:
        low, high = chosen.sprt or (0.0, 0.0)
        stop = Stop(chosen.every, chosen.width or 0.0, low, high)
        if faulty(stop):
            raise BadExperiment("error-lab-stop")
    experiment = make(
        "arena",
        chosen.game,
        lists(settings),
        lists(rulings),
        [("box", None) if pack is None else (chosen.pack.name, pack)],
        [],
        chosen.games,
        chosen.seed,
        name="" if chosen.out is None else chosen.out.stem,
        stop=stop,
        contestants=tuple(chosen.agents),
    )
    results = run_shown(experiment, chosen, words)
    if results is None:
        return INTERRUPTED
    met = rating.contests(experiment, results.columns)
    rated, pairs = rating.ratings(experiment.contestants, met), rating.pairings(experiment, met)
    if chosen.json:
        found = {
            "game": chosen.game,
            "games": results.games,
            "ratings": [asdict(each) for each in rated],
            "pairings": [asdict(each) for each in pairs],
            "stopped": results.run["stopped"],
            "table": results.run["table"],
        }
        print_json(found)
        return OK
    teller = Teller(translations(words.language, registry.find(chosen.game), pack))
    _say_ratings(rated, pairs, teller)
    if results.run["stopped"]:
        print(words.say("lab-stopped"))
    return OK


def _say_ratings(rated: list[Rating], pairs: list[Pairing], teller: Teller) -> None:
    for place, each in enumerate(rated, start=1):
        facts: dict[str, str | int] = {
            "place": place,
            "agent": each.agent,
            "elo": teller.signed(each.elo),
            "low": teller.signed(each.low),
            "high": teller.signed(each.high),
            "share": teller.percent(each.points / each.games if each.games else 0.0),
            "games": each.games,
        }
        print(teller.say("lab-arena-line", facts))
    for pair in pairs:
        verdict = teller.say(f"lab-verdict-{pair.verdict}", {"seeds": pair.seeds}) if pair.verdict else ""
        facts = {
            "first": pair.first,
            "second": pair.second,
            "points": teller.number(pair.points, 1),
            "others": teller.number(pair.games - pair.points, 1),
            "share": teller.percent(pair.points / pair.games if pair.games else 0.0),
            "verdict": verdict,
        }
        print(teller.say("lab-arena-pair", facts).rstrip())


def words_of(experiment: Experiment, language: str) -> Translations:
    """The messages of Duskbox and of the game, with the names that the packs of an experiment bring."""
    own: dict[str, str] = {}
    others: dict[str, str] = {}
    for content in experiment.contents:
        names, rest = names_of(content.pack, language)
        own.update(names)
        others.update(rest)
    game = registry.find(experiment.game)
    plain = translations(language, game)
    if len(experiment.contents) > 1:
        # Where contents are compared, only what is new is called as a pack calls it.
        others.update(own)
        own = {}
    elif not own and not others:
        return plain
    return Translations(language, [*FOLDERS, game.texts.folder], own, others)


def whatif(chosen: Chosen, words: Translations) -> int:
    """Compare two contents on the same seeds and say how sure the difference is."""
    from duskbox.lab.experiment import BadExperiment, make
    from duskbox.lab.numbers import Teller
    from duskbox.lab.whatif import compare, lines

    _at_least("games", chosen.games, 1)
    workers_of(chosen)
    if not 1 <= len(chosen.packs) <= 2:
        raise BadExperiment("error-lab-packs")
    settings, rulings, _ = chosen_setup(chosen)
    packs = [(path, read_pack(path)) for path in chosen.packs]
    game = _game_of(chosen.game, packs)
    same = len(packs) == 2 and packs[0][0].name == packs[1][0].name
    labelled: list[tuple[str, dict[str, object] | None]] = [
        (f"{'AB'[place]}: {path.name}" if same else path.name, pack) for place, (path, pack) in enumerate(packs)
    ]
    experiment = make(
        "whatif",
        game,
        lists(settings),
        lists(rulings),
        labelled if len(labelled) == 2 else [("box", None), *labelled],
        [[chosen.agent]],
        chosen.games,
        chosen.seed,
        name="" if chosen.out is None else chosen.out.stem,
    )
    results = run_shown(experiment, chosen, words)
    if results is None:
        return INTERRUPTED
    compared = compare(results)
    if chosen.json:
        found = {**asdict(compared), "sureness": compared.sureness, "table": results.run["table"]}
        print_json(found)
        return OK
    for line in lines(compared, Teller(words_of(experiment, words.language))):
        print(line)
    return OK


def _game_of(named: str | None, packs: list[tuple[Path, dict[str, object]]]) -> str:
    """The game that is named, or that the packs are for."""
    from duskbox.lab.experiment import BadExperiment

    found: list[str] = [named] if named else []
    for path, pack in packs:
        about = pack.get("pack")
        name = about.get("game") if isinstance(about, dict) else None
        if not isinstance(name, str):
            raise BadPack("error-pack-no-game", file=str(path), allowed=", ".join(registry.names()))
        found.append(name)
    if len(set(found)) > 1:
        first, second = list(dict.fromkeys(found))[:2]
        raise BadExperiment("error-lab-pack-games", first=first, second=second)
    return found[0]


# What the commands share


def lists(values: dict[str, str]) -> dict[str, Sequence[str]]:
    """One value of each, as an experiment takes them."""
    return {name: [value] for name, value in values.items()}


def run_shown(experiment: Experiment, chosen: Chosen, words: Translations) -> Results | None:
    """Run an experiment with a progress bar and say where it is kept; None if it was interrupted."""
    from duskbox.lab.experiment import BadExperiment
    from duskbox.lab.numbers import Teller
    from duskbox.lab.run import Interrupted, run

    warn(experiment, words)
    if experiment.refused:
        print(words.say("lab-refused", {"count": experiment.refused}), file=sys.stderr)
    out: Path | None = chosen.out
    if out is not None and (not out.name or out.is_dir()):
        raise BadExperiment("cli-folder", file=str(out))
    if out is not None and not chosen.force and (parts := out.with_name(f"{out.name}.parts")).is_dir():
        print(words.say("lab-resumed", {"folder": str(parts)}), file=sys.stderr)
    try:
        with progress_bar(words, experiment.games * len(experiment.cells)) as heard:
            results = run(
                experiment, out, workers=workers_of(chosen), cluster=chosen.cluster, force=chosen.force, progress=heard
            )
    except Interrupted as broken:
        told: Facts = {"games": broken.games, "file": str(out)}
        print(words.say("lab-interrupted" if out else "lab-interrupted-lost", told), file=sys.stderr)
        return None
    if out is not None:
        seconds = Teller(words).number(float(results.run["seconds"]), 1)
        said: Facts = {"games": results.games, "seconds": seconds, "file": str(out)}
        print(words.say("lab-done", said), file=sys.stderr)
        print(words.say("lab-table", {"digest": str(results.run["table"])}), file=sys.stderr)
    return results


def warn(experiment: Experiment, words: Translations) -> None:
    """Say so when these games cannot be played again exactly."""
    if timed := experiment.timed_agents():
        print(words.say("lab-timed", {"agents": ", ".join(timed)}), file=sys.stderr)


def workers_of(chosen: Chosen) -> int:
    """How many processes: as many as were asked for, or 0 for one on each core if that is worth it."""
    if chosen.workers is None:
        return 0
    _at_least("workers", chosen.workers, 1)
    return int(chosen.workers)


def _at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise BadSetting("error-bad-value", name=name, value=str(value), allowed=f"≥ {least}")


@contextlib.contextmanager
def progress_bar(words: Translations, games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the games played, how many a second, and how long it will still take."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Where there is no terminal it would leave an empty line behind.
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("cli-simulating"), total=games)
        yield lambda played: progress.advance(task, played)


# The commands


def workers() -> list[click.Parameter]:
    """Who does the work."""
    return [
        options.number("--workers", "cli-arg-workers"),
        Option("--cluster", default="", metavar="address", help="cli-arg-cluster"),
    ]


def running() -> list[click.Parameter]:
    """Who does the work, and where what comes of it is kept."""
    return [
        *workers(),
        Option("--out", type=FILE, metavar="file", help="cli-arg-results"),
        Option("--force", is_flag=True, help="cli-arg-force"),
    ]


def players(agent: str) -> list[click.Parameter]:
    """How many games, by whom, with which luck."""
    return [
        options.number("--games", "cli-arg-games", 1000),
        options.agent(agent),
        options.number("--seed", "cli-arg-sim-seed", 1),
    ]


SIMULATE = SetupCommand(
    "simulate",
    simulate,
    options.game(),
    *players("random"),
    *running(),
    options.as_json(),
    options.rulings(),
    options.pack(),
)
ARENA = SetupCommand(
    "arena",
    arena,
    options.game(),
    Argument(
        "agents", metavar="agent", nargs=-1, required=True, type=Choices(options.agent_names), help="cli-arg-agents"
    ),
    options.number("--games", "cli-arg-arena-games", 200),
    options.number("--seed", "cli-arg-sim-seed", 1),
    Option("--width", type=DECIMAL, metavar="elo", help="cli-arg-width"),
    Option("--sprt", type=DECIMAL, nargs=2, metavar="low-high", help="cli-arg-sprt"),
    options.number("--every", "cli-arg-every", 50),
    *running(),
    options.as_json(),
    options.rulings(),
    options.pack(),
)
WHATIF = SetupCommand(
    "whatif",
    whatif,
    Argument("game", metavar="game", required=False, type=GAME_NAME, help="cli-arg-whatif-game"),
    *players("thumb"),
    *running(),
    options.as_json(),
    options.rulings(),
    Option("--pack", "packs", multiple=True, type=FILE, metavar="file", help="cli-arg-whatif-pack"),
)
