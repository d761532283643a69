"""Experiments: the same table however the work is shared, interrupted or played again, and clear refusals."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest

from duskbox.agents.agent import Seen
from duskbox.agents.thumb import ThumbAgent
from duskbox.cli.main import main
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.errors import DuskboxError
from duskbox.lab.experiment import Stop, make
from duskbox.lab.experiment_file import KEYS, read_file, schema, text_of
from duskbox.lab.results import Results, read
from duskbox.lab.run import rerun, run
from tests.lab.experiments import LABYRINTH, ONE_ROOM, SHADOWBROOK, labyrinths, towns


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Results]:
    path = tmp_path_factory.mktemp("lab") / "moths.parquet"
    return path, run(labyrinths(), path, workers=1)


# The table


def test_two_processes_come_to_the_same_table_as_one(kept: tuple[Path, Results]) -> None:
    assert run(labyrinths(), workers=2).columns == kept[1].columns


def test_batches_of_another_size_come_to_the_same_table(kept: tuple[Path, Results]) -> None:
    assert run(labyrinths(batch=7), workers=1).columns == kept[1].columns


def test_what_was_written_is_what_is_read(kept: tuple[Path, Results]) -> None:
    path, results = kept
    again = read(path)
    assert again.columns == results.columns
    assert again.experiment == results.experiment == labyrinths()
    assert again.run["table"] == again.digest()
    header = again.experiment
    assert (header.game, header.rules, header.seed) == (LABYRINTH, "2", 1)
    assert header.rulings == registry.find(LABYRINTH).setup().rulings, "defaults included"
    assert header.settings == {}, "the difficulty varies"
    assert [path.name for path in path.parent.iterdir()] == ["moths.parquet"], "nothing is left next to the results"


def test_a_row_tells_a_game_that_can_be_played_by_hand(kept: tuple[Path, Results]) -> None:
    columns = kept[1].columns
    row = 45
    assert (columns["cell"][row], columns["game"][row], columns["setting.difficulty"][row]) == (1, 5, "hard")
    assert columns["seed"][row] == (1 << 32) + 5
    game = registry.find(LABYRINTH)
    table = game.new_table(game.setup({"difficulty": "hard"}))
    chance = Fast(columns["seed"][row], len(game.streams))
    table.start(chance)
    pick, decisions, options = Random(columns["seed"][row] * 31).random, 0, 0
    while table.decision is not None:
        offered = table.decision.options
        table.choose(offered[int(pick() * len(offered))], chance)
        decisions, options = decisions + 1, options + len(offered)
    assert table.outcome is not None
    assert columns["digest"][row] == table.digest()
    assert columns["outcome"][row] == table.outcome.name
    assert (columns["decisions"][row], columns["branching"][row]) == (decisions, options / decisions)
    assert columns["length"][row] == game.texts.length(table)


def test_a_row_of_the_town_names_heroes_villain_rounds_and_what_did_something() -> None:
    results = run(towns(2), workers=1)
    columns, watched = results.columns, results.experiment.watched
    assert columns["scene"] == [["villain-vampire"]] * 2 + [["villain-scarecrow"]] * 2
    assert all(len(roles) == 2 and roles[0].startswith("hero-") for roles in columns["roles"])
    assert all(length > 1 for length in columns["length"])
    game = registry.find(SHADOWBROOK)
    assert watched == tuple(game.checks.watched_content(game.setup()))
    for row, villain in enumerate(["vampire", "vampire", "scarecrow", "scarecrow"]):
        table = game.new_table(game.setup({"mode": "cooperative", "heroes": "2", "villain": villain}))
        table.events = []
        chance = Fast(columns["seed"][row], len(game.streams))
        players = [ThumbAgent(columns["seed"][row] * 31 + seat) for seat in range(2)]
        table.start(chance)
        while (decision := table.decision) is not None:
            table.choose(players[decision.seat].pick(Seen(game, table, decision.seat), decision.options), chance)
        assert columns["roles"][row] == game.texts.roles(table)
        assert columns["length"][row] == game.texts.length(table)
        live = [watched[place] for place in columns["live"][row]]
        assert live == [name for name in watched if name in game.checks.live_content(table, table.events)]
        assert 10 < len(live) < len(watched) / 2, "some of it, not all"


def test_seats_can_have_agents_of_their_own() -> None:
    experiment = make("lab", SHADOWBROOK, {"heroes": ["3"]}, {}, [("box", None)], [["thumb", "random"]], 1, 1)
    assert experiment.cells[0].agents == ("thumb", "random", "thumb")


def test_combinations_the_game_refuses_are_left_out_and_counted() -> None:
    values = {"mode": ["team"], "heroes": ["4", "5"], "teams": ["2"]}
    experiment = make("lab", SHADOWBROOK, values, {}, [("box", None)], [["thumb"]], 1, 1)
    assert [cell.settings["heroes"] for cell in experiment.cells] == ["4"]
    assert experiment.refused == 1
    with pytest.raises(DuskboxError) as refused:
        make("lab", SHADOWBROOK, {**values, "heroes": ["5", "7"]}, {}, [("box", None)], [["thumb"]], 1, 1)
    assert refused.value.message == "error-teams"


# Interrupted and gone on with

#: A run that puts away every batch at once and halts after the fifth, so that it is always in the middle when it is
#: stopped.
HALTING_RUN = """
import signal, sys, time
from duskbox.cli.main import main
from duskbox.lab import store
store.OFTEN = -1.0
add = store.Store.add
def add_and_halt(self, played):
    add(self, played)
    if len(self.done) == 5:
        time.sleep(600)
store.Store.add = add_and_halt
if __name__ == "__main__":
    # What is started in the background by a shell does not hear Ctrl-C, and neither does what it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main(["lab", "run", sys.argv[1], "--workers", sys.argv[2], "--lang", "en"]))
"""


def begun(file: Path, workers: int) -> subprocess.Popen[str]:
    """A run in a process of its own that has put away five batches."""
    script = file.with_name("run.py")
    script.write_text(HALTING_RUN)
    arguments = [sys.executable, str(script), str(file), str(workers)]
    started = subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True)
    parts = file.with_name("moths.parquet.parts")
    while len(list(parts.glob("*.parquet"))) < 5:
        assert started.poll() is None, started.stderr and started.stderr.read()
        time.sleep(0.02)
    return started


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "moths.toml"
    found.write_text(text_of(labyrinths(batch=4)))
    return found


def test_a_run_that_is_killed_goes_on_where_it_was_and_comes_to_the_same_table(
    file: Path, kept: tuple[Path, Results]
) -> None:
    killed = begun(file, 2)
    killed.send_signal(signal.SIGKILL)
    killed.wait(timeout=60)
    out = file.with_suffix(".parquet")
    assert not out.exists()
    heard: list[int] = []
    resumed = run(read_file(file).experiment, out, workers=1, progress=heard.append)
    assert heard[0] == 20, "the games that were put away are not played again"
    assert sum(heard) == 80
    assert resumed.columns == read(out).columns == kept[1].columns
    assert not file.with_name("moths.parquet.parts").exists()


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(file: Path, kept: tuple[Path, Results]) -> None:
    broken = begun(file, 2)
    broken.send_signal(signal.SIGINT)
    _, told = broken.communicate(timeout=60)
    assert broken.returncode == 130
    assert "20 games are kept" in told and "same command" in told and "moths.parquet" in told
    assert "Traceback" not in told
    assert main(["lab", "run", str(file), "--workers", "1", "--lang", "en"]) == 0
    assert read(file.with_suffix(".parquet")).columns == kept[1].columns


def test_parts_of_another_experiment_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "moths.parquet"
    parts = tmp_path / "moths.parquet.parts"
    parts.mkdir()
    (parts / "experiment.json").write_text(json.dumps(labyrinths(seed=9).data()))
    with pytest.raises(DuskboxError) as refused:
        run(labyrinths(), path, workers=1)
    assert refused.value.message == "error-lab-other-parts"
    assert refused.value.facts["differs"] == "seed"
    assert parts.exists()
    assert run(labyrinths(games=2), path, workers=1, force=True).games == 4


# Played again


def test_results_are_played_again_to_the_last_card(kept: tuple[Path, Results]) -> None:
    again, differs = rerun(kept[1], workers=1)
    assert differs == []
    assert again.digest() == kept[1].digest()


def test_rerun_says_whether_it_is_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: tuple[Path, Results]
) -> None:
    assert main(["lab", "rerun", str(kept[0]), "--workers", "1", "--lang", "en"]) == 0
    assert kept[1].digest() in capsys.readouterr().out
    file = tmp_path / "moths.toml"
    file.write_text(text_of(labyrinths(), table=kept[1].digest()))
    assert main(["lab", "rerun", str(file), "--workers", "1", "--lang", "en"]) == 0
    assert "to the last card" in capsys.readouterr().out
    file.write_text(text_of(labyrinths(), table="0" * 64))
    assert main(["lab", "rerun", str(file), "--workers", "1", "--lang", "en"]) == 1
    assert kept[1].digest() in capsys.readouterr().err


def test_a_file_is_not_compared_with_the_results_of_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: tuple[Path, Results]
) -> None:
    (tmp_path / "moths.parquet").write_bytes(kept[0].read_bytes())
    file = tmp_path / "moths.toml"
    file.write_text(text_of(labyrinths()))
    assert main(["lab", "rerun", str(file), "--workers", "1", "--lang", "en"]) == 0
    file.write_text(text_of(labyrinths(seed=2)))
    assert main(["lab", "rerun", str(file), "--workers", "1", "--lang", "en"]) == 2
    assert "seed" in capsys.readouterr().err


def test_an_experiment_for_another_engine_or_other_cards_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "moths.toml"
    text = text_of(labyrinths(games=2))
    for pin, named in (
        ('engine = "', "engine"),
        ('rules = "', "rules"),
        ('content = ["', "content"),
    ):
        file.write_text(text.replace(pin, pin + "9"))
        for command in ("run", "rerun"):
            assert main(["lab", command, str(file), "--lang", "en"]) == 2
            assert named in capsys.readouterr().err
    with pytest.raises(DuskboxError):
        replace(labyrinths(), engine="0.0.1").check_here()
    assert not (tmp_path / "moths.parquet").exists()


def test_agents_that_think_by_the_clock_are_told_of(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "slow.toml"
    file.write_text(f'[experiment]\ngame = "{LABYRINTH}"\ngames = 1\nagents = ["search:1ms"]\n')
    assert main(["lab", "run", str(file), "--workers", "1", "--lang", "en"]) == 0
    assert "search:1ms" in capsys.readouterr().err
    assert read(tmp_path / "slow.parquet").experiment.timed_agents() == ["search:1ms"]
    iterations = make("lab", LABYRINTH, {}, {}, [("box", None)], [["search:5"]], 1, 1)
    assert iterations.timed_agents() == []


# Files and refusals


def test_an_experiment_file_says_what_its_experiment_is(tmp_path: Path) -> None:
    file = tmp_path / "moths.toml"
    file.write_text(text_of(labyrinths()))
    assert read_file(file).experiment == labyrinths()
    (tmp_path / "room.toml").write_text("[pack]\ngame = 'fear-of-the-dark'\n[items]\nkey = 3\n")
    file.write_text(
        f'[experiment]\ngame = "{LABYRINTH}"\npacks = ["box", "room.toml"]\nagents = ["random", ["thumb"]]\ngames = 3\n'
        '[settings]\ndifficulty = ["easy", "hard"]\n[rulings]\nearly-exit = "walk-out-loses"\n'
    )
    experiment = read_file(file).experiment
    assert experiment.varying() == ["setting.difficulty", "pack"]
    assert len(experiment.cells) == 8
    assert {cell.rulings["early-exit"] for cell in experiment.cells} == {"walk-out-loses"}
    assert experiment.contents[0].hash != experiment.contents[1].hash


WRONG: list[tuple[str, list[str]]] = [
    ("x = ", ["TOML"]),
    ("[experiment]\ngames = 3\n", ["experiment.game"]),
    ('[experiment]\ngame = "chess"\n', ["chess", LABYRINTH]),
    (f'[experiment]\ngame = "{LABYRINTH}"\ncolour = 1\n', ["experiment.colour", "seed"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\ngames = "many"\n', ["experiment.games", "whole number"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\ngames = 0\n', ["games", "0"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\nseed = -1\n', ["seed", "-1"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\nagents = ["oracle"]\n', ["oracle", "thumb"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\nagents = [[]]\n', ["experiment.agents"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\narena = ["random"]\n', ["experiment.arena", "two"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\npacks = ["gone.toml"]\n', ["gone.toml"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\n[settings]\ndifficulty = ["easy", "cruel"]\n', ["cruel", "very-hard"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\n[settings]\nvillain = "vampire"\n', ["villain", "difficulty"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\n[settings]\ndifficulty = ["easy", "easy"]\n', ["settings.difficulty"]),
    (f'[experiment]\ngame = "{LABYRINTH}"\n[stop]\nwidth = 9\n', ["stop"]),
    (f'[experiment]\ngame = "{SHADOWBROOK}"\n[settings]\nmode = "team"\nheroes = 5\n', ["5", "4"]),
]


@pytest.mark.parametrize(("text", "named"), WRONG)
def test_a_file_that_is_wrong_is_refused_with_what_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, named: list[str]
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    assert main(["lab", "run", str(file), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "⟦" not in told and "Traceback" not in told
    for name in named:
        assert name in told
    assert list(tmp_path.iterdir()) == [file]


#: What no schema can know: which agents there are, what is a file, and how many Heroes make teams.
OF_THE_WHOLE = ("oracle", "gone.toml", "5")


@pytest.mark.parametrize(("text", "named"), WRONG[1:])
def test_the_schema_refuses_every_mistake_that_the_file_alone_shows(text: str, named: list[str]) -> None:
    valid = jsonschema_rs.validator_for(schema())
    assert valid.is_valid(tomllib.loads(text)) == (named[0] in OF_THE_WHOLE)


def test_the_schema_takes_what_is_shipped_and_what_is_written() -> None:
    valid = jsonschema_rs.validator_for(schema())
    example = Path(__file__).parents[2] / "docs" / "lab" / "heroes-against-villains.toml"
    rating = make("arena", LABYRINTH, {}, {}, [("box", None)], [], 4, 1, contestants=("random", "thumb"))
    rating = replace(rating, stop=Stop(50, width=9.0))
    for text in (example.read_text(encoding="utf-8"), text_of(labyrinths()), text_of(towns()), text_of(rating)):
        valid.validate(tomllib.loads(text))


def test_all_mistakes_of_a_file_are_told_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        f'[experiment]\ngame = "{LABYRINTH}"\ngames = "many"\ncolour = 1\nagents = ["oracle", []]\nseed = -1\n'
        '[settings]\ndifficulty = ["easy", "cruel"]\nvillain = "vampire"\n'
        "[rulings]\nearly-exit = []\n[stop]\nevery = 1\n"
    )
    for language in ("en", "pl", "fr"):
        assert main(["lab", "run", str(file), "--lang", language]) == 2
        told = capsys.readouterr().err.splitlines()
        parts = ["experiment.colour", "experiment.games", "experiment.agents", "rulings.early-exit", "stop.every"]
        parts += ["-1", "cruel", "villain"]
        assert [part in line for part, line in zip(parts, told, strict=True)] == [True] * len(parts)
        assert "⟦" not in "".join(told)


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_refusals_speak_the_readers_language(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    file = tmp_path / "wrong.toml"
    for text, named in (
        ("[experiment]\ngames = 3\n", "experiment.game"),
        (f'[experiment]\ngame = "{SHADOWBROOK}"\n[settings]\nmode = "team"\nheroes = 5\n', "5"),
    ):
        file.write_text(text)
        assert main(["lab", "run", str(file), "--lang", language]) == 2
        told = capsys.readouterr().err
        assert named in told and "⟦" not in told and "missing" not in told


def test_results_are_never_replaced_unasked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: tuple[Path, Results]
) -> None:
    path = tmp_path / "kept.parquet"
    path.write_bytes(kept[0].read_bytes())
    before = path.read_bytes()
    arguments = ["simulate", LABYRINTH, "--games", "4", "--workers", "1", "--out", str(path), "--lang", "en"]
    assert main(arguments) == 2
    assert "--force" in capsys.readouterr().err
    assert path.read_bytes() == before
    assert main([*arguments, "--force", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == read(path).games == 4
    assert main([*arguments[:-3], str(tmp_path / "gone" / "x.parquet"), "--lang", "en"]) == 2
    assert "gone" in capsys.readouterr().err


def test_without_its_library_a_table_is_refused_and_a_tally_is_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    arguments = ["simulate", LABYRINTH, "--games", "4", "--workers", "1", "--lang", "en"]
    assert main([*arguments, "--out", str(tmp_path / "x.parquet")]) == 2
    assert 'pip install ".[lab]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert main(arguments) == 0


def test_what_is_no_table_of_results_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet

    foreign, text = tmp_path / "foreign.parquet", tmp_path / "text.parquet"
    pa.parquet.write_table(pa.table({"a": [1]}), foreign)
    text.write_text("moths")
    for path in (foreign, text, tmp_path / "gone.parquet", tmp_path):
        for command in (["report", str(path)], ["lab", "rerun", str(path)]):
            assert main([*command, "--lang", "en"]) == 2
            told = capsys.readouterr().err
            assert path.name in told and "Traceback" not in told


def test_a_table_that_was_changed_is_noticed(tmp_path: Path, kept: tuple[Path, Results]) -> None:
    import pyarrow as pa
    import pyarrow.parquet

    table = pa.parquet.read_table(kept[0])
    won = pa.array(["won"] * table.num_rows)
    place = table.schema.get_field_index("outcome")
    pa.parquet.write_table(table.set_column(place, table.schema.field(place), won), tmp_path / "better.parquet")
    with pytest.raises(DuskboxError) as refused:
        read(tmp_path / "better.parquet")
    assert refused.value.message == "error-lab-changed"


def test_a_pack_travels_with_its_results(tmp_path: Path) -> None:
    path = tmp_path / "room.parquet"
    run(make("simulate", LABYRINTH, {}, {}, [("room", ONE_ROOM)], [["random"]], 20, 1), path, workers=1)
    again, differs = rerun(read(path), workers=1)
    assert differs == []
    assert "won" in again.columns["outcome"]


def test_the_experiment_of_the_docs_can_be_run(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    shown = page.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "shown.toml"
    # The hash is cut short on the page.
    file.write_text("\n".join(line for line in shown.splitlines() if not line.startswith("content")))
    experiment = read_file(file).experiment
    assert (experiment.name, len(experiment.cells)) == ("Heroes against Villains", 12)
    example = Path(__file__).parents[2] / "docs" / "lab" / "heroes-against-villains.toml"
    assert read_file(example).experiment.cells == experiment.cells
    assert all(f"`{key}`" in page or f".{key}`" in page for key in KEYS if key != "name")
