"""Programs of users in the lab: they play many games, are measured against agents of ours, and no file starts them
unasked.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from duskbox.agents.pipe import BotTrouble
from duskbox.cli.main import main
from duskbox.lab.simulate import Job, simulate

BOT = f"pipe:{sys.executable} {Path(__file__).parents[2] / 'docs' / 'bots' / 'any_option.py'}"
TOWN = {"heroes": "2"}

FILE = """
[experiment]
game = "fear-of-the-dark"
games = 2
seed = 1
agents = ["{agent}"]
"""


def test_a_program_plays_many_games_the_same_in_one_process_and_in_two() -> None:
    job = Job("a-touch-of-evil", TOWN, {}, None, BOT, 4, 5)
    alone, together = simulate(job, 1), simulate(job, 2)
    assert alone.games == 4
    assert (alone.decisions, alone.outcomes) == (together.decisions, together.outcomes)


def test_a_program_meets_an_agent_of_ours_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["arena", "a-touch-of-evil", "thumb", BOT, "--games", "2", "--heroes", "2", "--workers", "1"])
    told = capsys.readouterr().out
    assert code == 0, told
    assert "thumb" in told and "any_option.py" in told


@pytest.mark.parametrize("workers", [1, 2])
def test_a_program_that_leaves_in_the_middle_is_named(workers: int) -> None:
    job = Job("fear-of-the-dark", {}, {}, None, f"pipe:{sys.executable} -c pass", 4, 5)
    with pytest.raises(BotTrouble, match=r"error-bot-gone.*-c pass"):
        simulate(job, workers)


@pytest.mark.parametrize("command", ["run", "rerun"])
def test_an_experiment_file_starts_a_program_only_if_that_is_allowed(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "started"
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"import pathlib, runpy\npathlib.Path({str(mark)!r}).touch()\nrunpy.run_path({BOT.split()[-1]!r},"
        " run_name='__main__')\n"
    )
    file = tmp_path / "bots.toml"
    file.write_text(FILE.format(agent=f"pipe:{sys.executable} {bot}"))
    assert main(["lab", command, str(file)]) == 2
    said = capsys.readouterr().err
    assert str(bot) in said and "--programs" in said
    assert not mark.exists()
    assert main(["lab", command, str(file), "--programs"]) == 0
    assert mark.exists()
