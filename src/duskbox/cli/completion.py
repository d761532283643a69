"""`duskbox completion`: the lines with which a shell completes what is typed after `duskbox`.

The shell then asks the command itself, by an environment variable, what a word that is begun may become: see `answer`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from click.shell_completion import BashComplete, ShellComplete, get_completion_class

from duskbox.cli.output import OK, USAGE, translations
from duskbox.cli.parsing import Argument, Command
from duskbox.cli.values import OneOf

if TYPE_CHECKING:
    import click

    from duskbox.cli.parsing import Chosen
    from duskbox.core.translations import Translations

SHELLS: Final = ("bash", "zsh", "fish", "powershell")
#: In which the shell says what it asks for.
VARIABLE: Final = "_DUSKBOX_COMPLETE"


def completion(chosen: Chosen, words: Translations) -> int:
    """Print the lines for a shell, with how to make it read them, as comments of all four shells."""
    from duskbox.cli.main import ROOT

    shell = _shell(chosen.shell)(ROOT, {}, "duskbox", VARIABLE)
    for line in words.say(f"cli-completion-{chosen.shell}").splitlines():
        print(f"# {line}".rstrip())
    # Not `source()`, which starts a bash to see how old it is.
    print((shell.source_template % shell.source_vars()).rstrip())
    return OK


def answer(root: click.Command, instruction: str, language: str) -> int:
    """Tell a shell what the word that is typed may become."""
    name, _, what = instruction.partition("_")
    if name not in SHELLS or what != "complete" or "COMP_WORDS" not in os.environ:
        return USAGE
    shell = _shell(name)(root, {"obj": translations(language)}, "duskbox", VARIABLE)
    print(shell.complete())
    return OK


def _shell(name: str) -> type[ShellComplete]:
    return get_completion_class(name) or BashComplete


COMPLETION = Command(
    "completion",
    completion,
    Argument("shell", metavar="shell", type=OneOf(*SHELLS), help="cli-arg-shell"),
)
