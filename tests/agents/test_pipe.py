"""A program in any language takes a seat: it is shown its view, answers in lines, and what it does wrong is said
plainly.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from duskbox.agents.agent import Agent, Seen
from duskbox.agents.bots import local_agent
from duskbox.agents.pipe import BotTrouble, PipeAgent
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game, view
from duskbox.core.table import Table

EXAMPLE = Path(__file__).parents[2] / "docs" / "bots" / "any_option.py"


def program(folder: Path, text: str) -> str:
    """A program of this text, as the command that starts it."""
    path = folder / "bot.py"
    path.write_text("import json, sys, time\n" + text, encoding="utf-8")
    return f"{sys.executable} {path}"


def begun(name: str, **settings: str) -> tuple[Game, Table]:
    game = registry.find(name)
    table = game.new_table(game.setup(settings))
    table.start(Fast(7, len(game.streams)))
    return game, table


def finish(game: Game, table: Table, players: list[Agent]) -> Table:
    chance = Fast(7, len(game.streams))
    while (decision := table.decision) is not None:
        seat = decision.seat
        table.choose(players[seat].pick(Seen(game, table, seat), decision.options), chance)
    return table


@pytest.mark.parametrize(("name", "settings"), [("fear-of-the-dark", {}), ("a-touch-of-evil", {"heroes": "2"})])
def test_the_example_of_twenty_lines_plays_a_game_to_its_end(name: str, settings: dict[str, str]) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 20
    game, table = begun(name, **settings)
    players = [local_agent(f"pipe:{sys.executable} {EXAMPLE}", 5 + seat) for seat in range(table.seats)]
    assert finish(game, table, players).outcome is not None


def test_with_the_same_seed_the_example_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        game, table = begun("fear-of-the-dark")
        ends.append(finish(game, table, [local_agent(f"pipe:{sys.executable} {EXAMPLE}", 5)]).digest())
    assert ends[0] == ends[1]


def test_a_program_is_shown_the_view_of_its_seat_and_the_keys_of_its_options(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    command = program(
        tmp_path,
        f"out = open({str(heard)!r}, 'w')\nfor line in sys.stdin:\n    print(line, end='', file=out, flush=True)\n   "
        " asked = json.loads(line)\n    print(json.dumps({'protocol': 1} if asked['do'] == 'hello' else {'choose':"
        " asked['options'][-1]}), flush=True)\n",
    )
    game, table = begun("a-touch-of-evil", heroes="3")
    assert table.decision is not None
    seat, options = table.decision.seat, table.decision.options
    assert PipeAgent(command, 11).pick(Seen(game, table, seat), options) is options[-1]
    hello, asked = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert hello == {"do": "hello", "protocol": 1, "game": "a-touch-of-evil", "seat": seat, "seed": 11}
    assert asked["options"] == [option.key for option in options]
    assert asked["view"] == json.loads(json.dumps(view(game, table, seat)))


ECHO = "for line in sys.stdin:\n    print(json.dumps({'protocol': 1, %s}), flush=True)\n"
FAULTS = {
    "error-bot-answer": [
        ECHO % "'choose': 'fly'",
        ECHO % "'choose': 7",
        "print('[1, 2]', flush=True)\nsys.stdin.read()\n",
        "print('not json', flush=True)\ntime.sleep(9)\n",
        ECHO % "'number': 9",
    ],
    "error-bot-protocol": ["sys.stdin.readline()\nprint(json.dumps({'protocol': 99}), flush=True)\nsys.stdin.read()\n"],
    "error-bot-gone": ["sys.exit(3)\n"],
    "error-bot-silent": ["sys.stdin.read()\n"],
}


@pytest.mark.parametrize(("error", "text"), [(error, text) for error, texts in FAULTS.items() for text in texts])
def test_what_a_program_does_wrong_is_named(tmp_path: Path, error: str, text: str) -> None:
    game, table = begun("fear-of-the-dark")
    assert table.decision is not None
    player = PipeAgent(program(tmp_path, text), 1, patience=0.5 if error == "error-bot-silent" else 20)
    with pytest.raises(BotTrouble) as trouble:
        player.pick(Seen(game, table, 0), table.decision.options)
    player.leave()
    assert trouble.value.message == error
    assert "bot.py" in str(trouble.value.facts["command"])


#: A program that notes every start, answers its first question and leaves: at once, or when it is asked again.
LEAVING = """
with open({starts!r}, "a") as file:
    print("started", file=file)
sys.stdin.readline()
print(json.dumps(dict(protocol=1)), flush=True)
asked = json.loads(sys.stdin.readline())
print(json.dumps(dict(choose=asked["options"][-1])), flush=True)
{stays}
sys.exit(3)
"""


@pytest.mark.parametrize("stays", ["", "sys.stdin.readline()"], ids=["between questions", "when asked again"])
def test_a_program_that_dies_in_the_middle_ends_the_game_and_starts_anew_only_when_asked_once_more(
    tmp_path: Path, stays: str
) -> None:
    starts = tmp_path / "starts"
    game, table = begun("fear-of-the-dark")
    assert table.decision is not None
    seen, options = Seen(game, table, 0), table.decision.options
    player = PipeAgent(program(tmp_path, LEAVING.format(starts=str(starts), stays=stays)), 1)
    assert player.pick(seen, options) is options[-1]
    if not stays:
        assert player._program is not None
        player._program._process.wait(20)
    with pytest.raises(BotTrouble) as trouble:
        player.pick(seen, options)
    assert (trouble.value.message, trouble.value.facts["code"]) == ("error-bot-gone", "3")
    assert starts.read_text().split() == ["started"]
    # The person at the screen has been told, and tries again.
    assert player.pick(seen, options) is options[-1]
    assert starts.read_text().split() == ["started"] * 2
    player.leave()


def test_a_program_that_did_not_greet_is_greeted_anew(tmp_path: Path) -> None:
    """Its first start fails at the greeting, and what comes after is not taken for an answer to it."""
    starts = tmp_path / "starts"
    command = program(
        tmp_path,
        f"with open({str(starts)!r}, 'a') as file: print('started', file=file)\nknown = 1 if"
        f" len(open({str(starts)!r}).read().split()) > 1 else 99\nfor line in sys.stdin:\n    asked ="
        " json.loads(line)\n    print(json.dumps({'protocol': known} if asked['do'] == 'hello' else {'choose':"
        " asked['options'][-1]}), flush=True)\n",
    )
    game, table = begun("fear-of-the-dark")
    assert table.decision is not None
    player = PipeAgent(command, 1)
    with pytest.raises(BotTrouble, match="error-bot-protocol"):
        player.pick(Seen(game, table, 0), table.decision.options)
    assert player.pick(Seen(game, table, 0), table.decision.options) is table.decision.options[-1]
    assert starts.read_text().split() == ["started"] * 2
    player.leave()


def test_a_line_without_end_is_not_read_for_ever(tmp_path: Path) -> None:
    game, table = begun("fear-of-the-dark")
    assert table.decision is not None
    player = PipeAgent(program(tmp_path, "while True: sys.stdout.write('x' * 9999)\n"), 1)
    with pytest.raises(BotTrouble) as trouble:
        player.pick(Seen(game, table, 0), table.decision.options)
    player.leave()
    assert trouble.value.message == "error-bot-answer"


def test_a_program_that_is_not_there_is_named() -> None:
    game, table = begun("fear-of-the-dark")
    assert table.decision is not None
    with pytest.raises(BotTrouble) as trouble:
        local_agent("pipe:no-such-program --now", 1).pick(Seen(game, table, 0), table.decision.options)
    assert trouble.value.message == "error-bot-start"


def test_a_command_must_be_given() -> None:
    with pytest.raises(BadSetting):
        local_agent("pipe: ", 1)


def test_the_agents_that_a_server_hires_are_never_programs() -> None:
    from duskbox.agents.agent import agent

    with pytest.raises(BadSetting):
        agent("pipe:true", 1)
