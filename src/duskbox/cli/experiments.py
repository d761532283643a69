"""What the `duskbox` command does with experiment files and results: new, run, rerun and report."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.cli import lab, options
from duskbox.cli.lab import lists, progress_bar, run_shown, warn, words_of, workers_of
from duskbox.cli.options import chosen_setup
from duskbox.cli.output import INTERRUPTED, OK, WRONG, print_json, translations
from duskbox.cli.parsing import Argument, Command, Group, Option, SetupCommand
from duskbox.cli.values import FILE
from duskbox.core import registry
from duskbox.core.translations import Translations

if TYPE_CHECKING:
    from duskbox.cli.parsing import Chosen
    from duskbox.core.messages import Facts
    from duskbox.lab.experiment import Experiment
    from duskbox.lab.results import Results


def lab_new(chosen: Chosen, words: Translations) -> int:
    """Print an experiment file for these settings."""
    from duskbox.lab.experiment import make
    from duskbox.lab.experiment_file import text_of

    settings, rulings, pack = chosen_setup(chosen)
    experiment = make(
        "lab",
        chosen.game,
        lists(settings),
        lists(rulings),
        [("box", None) if pack is None else (str(chosen.pack), pack)],
        [[chosen.agent]],
        chosen.games,
        chosen.seed,
        name=translations(words.language, registry.find(chosen.game)).say("game-name"),
    )
    print(text_of(experiment), end="")
    return OK


def lab_run(chosen: Chosen, words: Translations) -> int:
    """Run an experiment file."""
    from duskbox.lab.experiment_file import read_file

    workers_of(chosen)
    named = read_file(chosen.file)
    named.experiment.check_programs(chosen.programs)
    if chosen.out is None:
        chosen.out = chosen.file.with_suffix(".parquet")
    results = run_shown(named.experiment, chosen, words)
    if results is None:
        return INTERRUPTED
    if named.table and named.table != results.run["table"]:
        facts: Facts = {"columns": "–", "digest": str(results.run["table"]), "before": named.table}
        print(words.say("lab-differs", facts), file=sys.stderr)
        return WRONG
    return OK


def lab_rerun(chosen: Chosen, words: Translations) -> int:
    """Play an experiment again and compare every value."""
    from duskbox.lab.experiment import sources
    from duskbox.lab.experiment_file import read_file
    from duskbox.lab.results import read
    from duskbox.lab.run import Interrupted, rerun, run

    workers = workers_of(chosen)
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
    experiment.check_programs(chosen.programs)
    experiment.check_here()
    here = sources(registry.find(experiment.game))
    if experiment.sources != here:
        print(words.say("lab-changed-code", {"there": experiment.sources, "here": here}), file=sys.stderr)
    warn(experiment, words)
    differs: list[str] = []
    try:
        with progress_bar(words, experiment.games * len(experiment.cells)) as heard:
            if results is None:
                again = run(experiment, workers=workers, cluster=chosen.cluster, progress=heard)
            else:
                again, differs = rerun(results, workers=workers, cluster=chosen.cluster, progress=heard)
                table = str(results.run.get("table") or results.digest())
    except Interrupted as broken:
        print(words.say("lab-interrupted-lost", {"games": broken.games}), file=sys.stderr)
        return INTERRUPTED
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


def lab_schema(chosen: Chosen, words: Translations) -> int:
    """Print what an experiment's file can hold, for editors."""
    from duskbox.lab.experiment_file import schema

    print_json(schema())
    return OK


def report(chosen: Chosen, words: Translations) -> int:
    """Write a page about results."""
    from duskbox.lab.experiment import BadExperiment
    from duskbox.lab.report.page import page
    from duskbox.lab.results import read

    results = read(chosen.file)
    out: Path = chosen.out or chosen.file.with_suffix(".html")
    if out.is_dir():
        raise BadExperiment("cli-folder", file=str(out))
    if out.exists() and not chosen.force:
        raise BadExperiment("error-lab-exists", file=str(out))
    if not out.parent.is_dir():
        raise BadExperiment("error-lab-no-folder", file=str(out), folder=str(out.parent))
    text = page(results, words_of(results.experiment, words.language))
    beside = out.with_name(f"{out.name}.{os.getpid()}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(out)
    print(words.say("lab-report-written", {"file": str(out)}))
    return OK


# The commands

_PROGRAMS = Option("--programs", is_flag=True, help="cli-arg-programs")

LAB = Group(
    "lab",
    {
        "new": "experiments:NEW",
        "run": "experiments:RUN",
        "rerun": "experiments:RERUN",
        "schema": "experiments:SCHEMA",
    },
)
NEW = SetupCommand(
    "new",
    lab_new,
    options.game(),
    *lab.players("thumb"),
    options.rulings(),
    options.pack(),
    about="cli-do-lab-new",
)
RUN = Command(
    "run",
    lab_run,
    Argument("file", metavar="file", type=FILE, help="cli-arg-experiment"),
    *lab.running(),
    _PROGRAMS,
    about="cli-do-lab-run",
)
RERUN = Command(
    "rerun",
    lab_rerun,
    Argument("file", metavar="file", type=FILE, help="cli-arg-rerun"),
    *lab.workers(),
    _PROGRAMS,
    about="cli-do-lab-rerun",
)
SCHEMA = Command("schema", lab_schema, about="cli-do-lab-schema")
REPORT = Command(
    "report",
    report,
    Argument("file", metavar="results", type=FILE, help="cli-arg-results-file"),
    Option("--out", type=FILE, metavar="file", help="cli-arg-report-out"),
    Option("--force", is_flag=True, help="cli-arg-force"),
)
