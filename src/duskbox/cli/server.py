"""`duskbox serve` and `duskbox db`: what runs the server and looks after its database. What they do is in
server/operation/operate.py, whose libraries are large, so it is imported when a command runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.parsing import Argument, Command, Group, Option
from duskbox.cli.values import FILE

if TYPE_CHECKING:
    import click

    from duskbox.cli.parsing import Chosen, Run
    from duskbox.core.translations import Translations


def _operate(name: str) -> Run:
    def run(chosen: Chosen, words: Translations) -> int:
        from duskbox.server.operation import operate

        do: Run = getattr(operate, name)
        return do(chosen, words)

    return run


def database_options() -> list[click.Parameter]:
    """Where the server finds what it needs."""
    return [
        Option("--config", type=FILE, metavar="file", help="cli-arg-config"),
        Option("--database-url", metavar="url", help="cli-arg-database-url"),
        Option("--data", metavar="folder", help="cli-arg-data"),
    ]


def _backup() -> Argument:
    return Argument("file", metavar="file", type=FILE, help="cli-arg-backup")


SERVE = Command(
    "serve",
    _operate("serve"),
    *database_options(),
    Option("--host", metavar="host", usual="127.0.0.1", help="cli-arg-host"),
    options.number("--port", "cli-arg-port", usual="8410"),
    Option("--bus-url", metavar="url", help="cli-arg-bus-url"),
    options.number("--workers", "cli-arg-server-workers", usual="1"),
    Option("--open", is_flag=True, help="cli-arg-open"),
)
_COMMANDS = {
    "upgrade": Command("upgrade", _operate("db_upgrade"), *database_options(), about="cli-do-db-upgrade"),
    "check": Command("check", _operate("db_check"), *database_options(), options.as_json(), about="cli-do-db-check"),
    "backup": Command("backup", _operate("db_backup"), _backup(), *database_options(), about="cli-do-db-backup"),
    "restore": Command("restore", _operate("db_restore"), _backup(), *database_options(), about="cli-do-db-restore"),
}
DATABASE = Group("db", _COMMANDS)
