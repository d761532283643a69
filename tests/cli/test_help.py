"""Help: every command of the tree, in three languages, with placeholders translated and defaults shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from duskbox.cli.main import ROOT
from duskbox.cli.output import FOLDERS, translations
from duskbox.cli.parsing import Argument, Group
from duskbox.core import registry
from duskbox.core.translations import LANGUAGES
from duskbox.server.config import Config
from tests.cli.conftest import Run


def commands(group: Group, *above: str) -> Iterator[tuple[str, ...]]:
    with click.Context(group, info_name=group.name, obj=translations("en")) as context:
        for name in group.list_commands(context):
            command = group.get_command(context, name)
            yield (*above, name)
            if isinstance(command, Group):
                yield from commands(command, *above, name)


ALL = list(commands(ROOT))


def test_the_tree_has_the_commands_that_people_know() -> None:
    names = [" ".join(path) for path in ALL]
    assert {"play", "saves resume", "analyse", "lab rerun", "db backup", "admin remove-chat", "completion"} <= set(
        names
    )
    assert len(names) == len(set(names)) > 40


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_every_command_explains_itself_in_every_language(path: tuple[str, ...], run: Run) -> None:
    said: dict[str, str] = {}
    for language in LANGUAGES:
        code, out, err = run(*path, "--help", "--lang", language)
        assert (code, err) == (0, "")
        assert "⟦" not in out
        assert all(len(line) <= 80 for line in out.splitlines() if "|" not in line)
        said[language] = out
    assert said["en"].startswith(f"Usage: duskbox {' '.join(path)} [OPTIONS]")
    assert said["pl"].startswith(f"Użycie: duskbox {' '.join(path)} [OPCJE]")
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize("path", [(), *ALL], ids=" ".join)
def test_nothing_in_a_help_is_another_programs_english(path: tuple[str, ...], run: Run) -> None:
    """In the language of tests all that is ours stands in brackets; besides it there are only names and values."""
    _, out, _ = run(*path, "--help", "--lang", "xx")
    left = " ".join(out.split())
    while (shorter := re.sub("⟪[^⟪⟫]*⟫", " ", left)) != left:
        left = shorter
    names = {"duskbox", *(name for each in ALL for name in each), *registry.names(), *LANGUAGES}
    for word in re.split(r"[][\s|,/…=–]+", left):
        assert not word or word.startswith("-") or word.isdecimal() or word in names | VALUES, word


#: What is typed as it is shown: the values of settings and options.
VALUES = {value for name in registry.names() for each in registry.find(name).settings for value in each.values} | {
    *("open", "consent", "free", "none", "dusk", "light", "contrast", "plain", "auto", "always", "never"),
    *("needed", "turn-end", "all"),
    *("bash", "zsh", "fish", "powershell", "lobby", "playing", "frozen", "over", "replay"),
}


def test_what_stands_for_a_value_is_translated_also_where_it_is_missing(run: Run) -> None:
    for language, word in (("en", "GAME"), ("pl", "GRA"), ("fr", "JEU")):
        assert (
            f"rules [{'OPTIONS' if language != 'pl' else 'OPCJE'}] {word}"
            in run("rules", "--help", "--lang", language)[1]
        )
        code, _, err = run("rules", "--lang", language)
        assert code == 2
        assert f"{word}." in err


def test_defaults_are_shown(run: Run) -> None:
    _, out, _ = run("simulate", "--help")
    for shown in ("How many games. (default: 1000)", "(default: random)", "(default: 1)"):
        assert shown in " ".join(out.split())
    assert "(default: fear-of-the-dark)" in " ".join(run("play", "--help")[1].split())


def test_the_defaults_of_the_server_are_those_of_its_configuration(run: Run) -> None:
    told = " ".join(run("serve", "--help")[1].split())
    for value in (Config().host, Config().port, Config().workers):
        assert f"(default: {value})" in told


def test_the_settings_of_the_game_that_is_named_are_options(run: Run) -> None:
    assert "--difficulty easy|normal|hard|very-hard" in run("play", "dark", "--help")[1]
    told = run("play", "--heroes", "3", "a-touch-of-evil", "--help")[1]
    assert "--villain" in told
    assert "--difficulty" not in told
    for game in map(registry.find, registry.names()):
        _, out, _ = run("simulate", game.name, "--help")
        assert all(f"--{setting.name} " in out for setting in game.settings)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--plain=yes"], "--plain takes no value. Try “duskbox play --help”."),
        (["games", "--jsno"], "There is no option “--jsno”. Did you mean “--json”?"),
        (["play", "dark", "light"], "“light” is not known here. Try “duskbox play --help”."),
        (["saves", "rename"], "Something is missing: NAME. Try “duskbox saves rename --help”."),
        (["reproduce", "x"], "Something is missing: --choose. Try “duskbox reproduce --help”."),
        (["lab"], "Something is missing: COMMAND. Try “duskbox lab --help”."),
        (["lab", "rum"], "There is no command “rum”. Did you mean “run”?"),
        (["play", "--seed"], "--seed needs a value. Try “duskbox play --help”."),
        (["play", "of"], "There is no game called “of” here."),
    ],
)
def test_a_wrong_command_line_is_refused_in_our_own_words(arguments: list[str], said: str, run: Run) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(said), err


def test_the_name_of_a_game_may_be_shortened(run: Run) -> None:
    whole = run("rules", "fear-of-the-dark", "FD-MOVE-01")
    assert whole[0] == 0
    for short in ("fear", "dark", "the-dark", "Fear-of"):
        assert run("rules", short, "FD-MOVE-01") == whole
    assert run("rules", "evil", "ATE-SETUP-01")[0] == 0
    assert run("rules", "ear", "FD-MOVE-01")[0] == 2


def test_arguments_have_a_message_each() -> None:
    for path in ALL:
        with click.Context(ROOT, info_name="duskbox", obj=translations("xx")) as context:
            command: click.Command | None = ROOT
            for name in path:
                assert isinstance(command, Group)
                command = command.get_command(context, name)
            assert command is not None
            for param in command.params:
                assert not isinstance(param, Argument) or "⟪" in param.get_help_record(context)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    """Of two with one id the first would hold, and the other never be read."""
    found: list[str] = []
    for path in sorted((folder / "locale").glob(f"{language}*.ftl")):
        found += re.findall(r"^(-?[a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name, times in Counter(found).items() if times > 1] == []
