"""What the `duskbox` command does in the lab: simulate, arena, experiments, reports and comparisons of packs."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.commands import FOLDERS, OK, WRONG, chosen_setup, form, house_words, read_pack
from duskbox.core import registry
from duskbox.core.errors import BadPack, BadSetting
from duskbox.core.words import Words, names_of

if TYPE_CHECKING:
    from duskbox.core.game import Facts
    from duskbox.lab.arena import Pairing, Rating
    from duskbox.lab.experiment import Experiment
    from duskbox.lab.results import Results
    from duskbox.lab.simulate import Tally
    from duskbox.lab.telling import Teller

#: Somebody pressed Ctrl+C.
BROKEN_OFF = 130


def simulate(chosen: argparse.Namespace, words: Words) -> int:
    """Play many games and print what came of them; with --out every one of them is kept."""
    from duskbox.lab.simulate import Job
    from duskbox.lab.simulate import simulate as play
    from duskbox.lab.workers import cores

    settings, rulings, pack = chosen_setup(chosen)
    workers = _workers(chosen)
    _at_least("games", chosen.games, 1)
    if chosen.out is not None:
        from duskbox.lab.experiment import make

        content = ("box", None) if pack is None else (chosen.pack.name, pack)
        experiment = make(
            "simulate",
            chosen.game,
            _lists(settings),
            _lists(rulings),
            [content],
            [[chosen.agent]],
            chosen.games,
            chosen.seed,
            name=chosen.out.stem,
        )
        results = _run(experiment, chosen, words)
        if results is None:
            return BROKEN_OFF
        tally = _tally(results)
    else:
        job = Job(chosen.game, settings, rulings, pack, chosen.agent, chosen.games, chosen.seed)
        with _progress(words, chosen.games) as heard:
            tally = play(job, workers, heard, chosen.cluster)
        if tally.interrupted:
            facts: Facts = {"games": tally.games}
            print(words.say("lab-interrupted-early" if tally.games else "lab-interrupted-lost", facts), file=sys.stderr)
            if not tally.games:
                return BROKEN_OFF
    _print_tally(tally, chosen, words, workers or cores())
    return BROKEN_OFF if tally.interrupted else OK


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


def _print_tally(tally: Tally, chosen: argparse.Namespace, words: Words, workers: int) -> None:
    from duskbox.lab.simulate import interval
    from duskbox.lab.telling import Teller

    settings, rulings, pack = chosen_setup(chosen)
    game = registry.find(chosen.game)
    setup = game.setup(settings, rulings, pack)
    shares = [
        {"outcome": name, "games": games, "share": games / tally.games, "interval": list(interval(games, tally.games))}
        for name, games in sorted(tally.outcomes.items(), key=lambda item: (-item[1], item[0]))
    ]
    wins = [
        {"seat": seat, "wins": won, "share": won / tally.games, "interval": list(interval(won, tally.games))}
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
            "decisions_per_second": tally.decisions / tally.seconds,
            "workers": workers,
            "form": form(),
        }
        print(json.dumps(found, indent=2))
        return
    teller = Teller(house_words(words.language, game, pack))
    facts: Facts = {
        "games": tally.games,
        "agent": chosen.agent,
        "decisions": tally.decisions,
        "each": teller.number(tally.decisions / tally.games, 1),
        "longest": tally.longest,
        "seconds": teller.number(tally.seconds, 1),
        "speed": round(tally.decisions / tally.seconds),
        "form": f"@cli-form-{form()}",
        "workers": workers,
    }
    say = teller.words.say
    print(say("cli-simulated", facts))
    for row in wins:
        print(say("cli-simulated-wins", {"seat": int(str(row["seat"])) + 1, **_percent(row, teller)}))
    for row in shares:
        print(say("cli-simulated-outcome", {"outcome": f"@outcome-{row['outcome']}", **_percent(row, teller)}))
    print(say("cli-simulated-speed", facts))


def _percent(row: dict[str, object], teller: Teller) -> Facts:
    share, bounds = row["share"], row["interval"]
    assert isinstance(share, float) and isinstance(bounds, list)
    games = row.get("games", row.get("wins"))
    assert isinstance(games, int)
    low, high = (teller.number(100 * bound, 2) for bound in bounds)
    return {"games": games, "share": teller.number(100 * share, 2), "low": low, "high": high}


def arena(chosen: argparse.Namespace, words: Words) -> int:
    """Let agents meet and print how strong they are."""
    from duskbox.lab import arena as rating
    from duskbox.lab.experiment import BadExperiment, Stop, make
    from duskbox.lab.experiment_file import checked_stop
    from duskbox.lab.telling import Teller

    settings, rulings, pack = chosen_setup(chosen)
    _at_least("games", chosen.games, 1)
    _workers(chosen)
    if len(chosen.agents) < 2 or len(set(chosen.agents)) < len(chosen.agents):
        raise BadExperiment("error-lab-two-agents")
    stop = None
    if chosen.width is not None or chosen.sprt is not None:
        low, high = chosen.sprt or (0.0, 0.0)
        stop = checked_stop(
            Stop(chosen.every, chosen.width or 0.0, low, high), lambda _key: BadExperiment("error-lab-stop")
        )
    experiment = make(
        "arena",
        chosen.game,
        _lists(settings),
        _lists(rulings),
        [("box", None) if pack is None else (chosen.pack.name, pack)],
        [],
        chosen.games,
        chosen.seed,
        name="" if chosen.out is None else chosen.out.stem,
        stop=stop,
        contestants=tuple(chosen.agents),
    )
    results = _run(experiment, chosen, words)
    if results is None:
        return BROKEN_OFF
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
        print(json.dumps(found, indent=2))
        return OK
    teller = Teller(house_words(words.language, registry.find(chosen.game), pack))
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


def lab_new(chosen: argparse.Namespace, words: Words) -> int:
    """Print an experiment file for these settings."""
    from duskbox.lab.experiment import make
    from duskbox.lab.experiment_file import text_of

    settings, rulings, pack = chosen_setup(chosen)
    experiment = make(
        "lab",
        chosen.game,
        _lists(settings),
        _lists(rulings),
        [("box", None) if pack is None else (str(chosen.pack), pack)],
        [[chosen.agent]],
        chosen.games,
        chosen.seed,
        name=house_words(words.language, registry.find(chosen.game)).say("game-name"),
    )
    print(text_of(experiment), end="")
    return OK


def lab_run(chosen: argparse.Namespace, words: Words) -> int:
    """Run an experiment file."""
    from duskbox.lab.experiment_file import read_file

    _workers(chosen)
    named = read_file(chosen.file)
    if chosen.out is None:
        chosen.out = chosen.file.with_suffix(".parquet")
    results = _run(named.experiment, chosen, words)
    if results is None:
        return BROKEN_OFF
    if named.table and named.table != results.run["table"]:
        facts: Facts = {"columns": "–", "digest": str(results.run["table"]), "before": named.table}
        print(words.say("lab-differs", facts), file=sys.stderr)
        return WRONG
    return OK


def lab_rerun(chosen: argparse.Namespace, words: Words) -> int:
    """Play an experiment again and compare every value."""
    from duskbox.lab.experiment import sources
    from duskbox.lab.experiment_file import read_file
    from duskbox.lab.results import read
    from duskbox.lab.run import Interrupted, rerun, run

    workers = _workers(chosen)
    path: Path = chosen.file
    table = ""
    results: Results | None = None
    if path.suffix == ".toml":
        named = read_file(path)
        experiment, table = named.experiment, named.table
        beside = path.with_suffix(".parquet")
        if not table and beside.exists():
            results = read(beside)
            _check_same(named.experiment, results.experiment, beside)
            experiment = results.experiment
    else:
        results = read(path)
        experiment = results.experiment
    experiment.check_here()
    here = sources(registry.find(experiment.game))
    if experiment.sources != here:
        print(words.say("lab-changed-code", {"there": experiment.sources, "here": here}), file=sys.stderr)
    _warn(experiment, words)
    differs: list[str] = []
    try:
        with _progress(words, experiment.games * len(experiment.cells)) as heard:
            if results is None:
                again = run(experiment, workers=workers, cluster=chosen.cluster, progress=heard)
            else:
                again, differs = rerun(results, workers=workers, cluster=chosen.cluster, progress=heard)
                table = str(results.run["table"])
    except Interrupted as broken:
        print(words.say("lab-interrupted-lost", {"games": broken.games}), file=sys.stderr)
        return BROKEN_OFF
    digest = str(again.run["table"])
    if not table:
        print(words.say("lab-table", {"digest": digest}))
        return OK
    if digest == table:
        print(words.say("lab-same", {"games": again.games, "digest": digest}))
        return OK
    facts: Facts = {"columns": ", ".join(differs) or "–", "digest": digest, "before": table}
    print(words.say("lab-differs", facts), file=sys.stderr)
    return WRONG


def _check_same(here: Experiment, there: Experiment, path: Path) -> None:
    """Refuse to compare a file with the results of another experiment. The mark of the code may differ."""
    from duskbox.lab.experiment import BadExperiment

    ours, theirs = here.data(), there.data()
    differs = [name for name in ours if name != "sources" and ours[name] != theirs[name]]
    if differs:
        raise BadExperiment("error-lab-other-parts", folder=str(path), differs=", ".join(differs))


def report(chosen: argparse.Namespace, words: Words) -> int:
    """Write a page about results."""
    from duskbox.lab.experiment import BadExperiment
    from duskbox.lab.report import page
    from duskbox.lab.results import read

    results = read(chosen.file)
    out: Path = chosen.out or chosen.file.with_suffix(".html")
    if out.is_dir():
        raise BadExperiment("cli-folder", file=str(out))
    if out.exists() and not chosen.force:
        raise BadExperiment("error-lab-exists", file=str(out))
    if not out.parent.is_dir():
        raise BadExperiment("error-lab-no-folder", file=str(out), folder=str(out.parent))
    text = page(results, _words_of(results.experiment, words.language))
    beside = out.with_name(f"{out.name}.{os.getpid()}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(out)
    print(words.say("lab-report-written", {"file": str(out)}))
    return OK


def _words_of(experiment: Experiment, language: str) -> Words:
    """The words of the house and the game, with the names that the packs of an experiment bring."""
    own: dict[str, str] = {}
    others: dict[str, str] = {}
    for content in experiment.contents:
        names, rest = names_of(content.pack, language)
        own.update(names)
        others.update(rest)
    game = registry.find(experiment.game)
    plain = house_words(language, game)
    if len(experiment.contents) > 1:
        # Where contents are compared, only what is new is called as a pack calls it.
        others.update(own)
        own = {}
    elif not own and not others:
        return plain
    return Words(language, [*FOLDERS, game.folder], own, others)


def whatif(chosen: argparse.Namespace, words: Words) -> int:
    """Compare two contents on the same seeds and say how sure the difference is."""
    from duskbox.lab.experiment import BadExperiment, make
    from duskbox.lab.telling import Teller
    from duskbox.lab.whatif import compare, lines

    _at_least("games", chosen.games, 1)
    _workers(chosen)
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
        _lists(settings),
        _lists(rulings),
        labelled if len(labelled) == 2 else [("box", None), *labelled],
        [[chosen.agent]],
        chosen.games,
        chosen.seed,
        name="" if chosen.out is None else chosen.out.stem,
    )
    results = _run(experiment, chosen, words)
    if results is None:
        return BROKEN_OFF
    compared = compare(results)
    if chosen.json:
        found = {**asdict(compared), "sureness": compared.sureness, "table": results.run["table"]}
        print(json.dumps(found, indent=2))
        return OK
    for line in lines(compared, Teller(_words_of(experiment, words.language))):
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


def _lists(values: dict[str, str]) -> dict[str, Sequence[str]]:
    """One value of each, as an experiment takes them."""
    return {name: [value] for name, value in values.items()}


def _run(experiment: Experiment, chosen: argparse.Namespace, words: Words) -> Results | None:
    """Run an experiment with a progress bar and say where it is kept; None when somebody broke it off."""
    from duskbox.lab.run import Interrupted, run
    from duskbox.lab.telling import Teller

    _warn(experiment, words)
    if experiment.refused:
        print(words.say("lab-refused", {"count": experiment.refused}), file=sys.stderr)
    out: Path | None = chosen.out
    if out is not None and not chosen.force and (parts := out.with_name(f"{out.name}.parts")).is_dir():
        print(words.say("lab-resumed", {"folder": str(parts)}), file=sys.stderr)
    try:
        with _progress(words, experiment.games * len(experiment.cells)) as heard:
            results = run(
                experiment, out, workers=_workers(chosen), cluster=chosen.cluster, force=chosen.force, progress=heard
            )
    except Interrupted as broken:
        told: Facts = {"games": broken.games, "file": str(out)}
        print(words.say("lab-interrupted" if out and broken.games else "lab-interrupted-lost", told), file=sys.stderr)
        return None
    if out is not None:
        seconds = Teller(words).number(float(results.run["seconds"]), 1)
        said: Facts = {"games": results.games, "seconds": seconds, "file": str(out)}
        print(words.say("lab-done", said), file=sys.stderr)
        print(words.say("lab-table", {"digest": str(results.run["table"])}), file=sys.stderr)
    return results


def _warn(experiment: Experiment, words: Words) -> None:
    """Say so when these games cannot be played again exactly."""
    if timed := experiment.timed_agents():
        print(words.say("lab-timed", {"agents": ", ".join(timed)}), file=sys.stderr)


def _workers(chosen: argparse.Namespace) -> int:
    """How many processes: as many as were asked for, or 0 for one on each core if that is worth it."""
    if chosen.workers is None:
        return 0
    _at_least("workers", chosen.workers, 1)
    return int(chosen.workers)


def _at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise BadSetting("error-bad-value", name=name, value=str(value), allowed=f"≥ {least}")


@contextlib.contextmanager
def _progress(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the games played, how many a second, and how long it will still take."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("cli-simulating"), total=games)
        yield lambda played: progress.advance(task, played)
