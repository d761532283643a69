"""Duskbox: two horror board games to play, to research and to build on.

    import duskbox as db

    match = db.FearOfTheDark.play(difficulty="hard", seed="owl")
    print(match)
    match.choose("do:move")

Everything that programs need is within reach of `duskbox`, `duskbox.types` (what its calls give back, for annotations),
`duskbox.testing` (tables as a test wants them, and one call that checks a game) and `duskbox.design` (what a game of
one's own is made of). All other modules are internal. Names are loaded when they are first used, so that the import
takes no time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskbox.agents.agent import Seen
    from duskbox.agents.bots import bot
    from duskbox.agents.library import analyse, search
    from duskbox.core.decisions import Option
    from duskbox.core.errors import (
        BadPack,
        BadPosition,
        BadRecord,
        BadSetting,
        DuskboxError,
        IllegalChoice,
        UndoRefused,
    )
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.position import Position
    from duskbox.core.matches.records import Record
    from duskbox.core.options import Options
    from duskbox.core.packs import Pack
    from duskbox.core.registry import find as find_game
    from duskbox.core.registry import names as game_names
    from duskbox.core.table import Event
    from duskbox.games.fear_of_the_dark.front import FearOfTheDark
    from duskbox.games.touch_of_evil.front import ATouchOfEvil
    from duskbox.lab.library import arena, simulate

__version__: str

#: Where each public name is, and what it is called there.
_HOMES = {
    "ATouchOfEvil": "duskbox.games.touch_of_evil.front",
    "BadPack": "duskbox.core.errors",
    "BadPosition": "duskbox.core.errors",
    "BadRecord": "duskbox.core.errors",
    "BadSetting": "duskbox.core.errors",
    "DuskboxError": "duskbox.core.errors",
    "Event": "duskbox.core.table",
    "FearOfTheDark": "duskbox.games.fear_of_the_dark.front",
    "IllegalChoice": "duskbox.core.errors",
    "Match": "duskbox.core.matches.match",
    "Option": "duskbox.core.decisions",
    "Options": "duskbox.core.options",
    "Pack": "duskbox.core.packs",
    "Position": "duskbox.core.matches.position",
    "Record": "duskbox.core.matches.records",
    "Seen": "duskbox.agents.agent",
    "UndoRefused": "duskbox.core.errors",
    "analyse": "duskbox.agents.library",
    "arena": "duskbox.lab.library",
    "bot": "duskbox.agents.bots",
    "find_game": "duskbox.core.registry:find",
    "game_names": "duskbox.core.registry:names",
    "search": "duskbox.agents.library",
    "simulate": "duskbox.lab.library",
}

__all__ = [
    "ATouchOfEvil", "BadPack", "BadPosition", "BadRecord", "BadSetting", "DuskboxError", "Event", "FearOfTheDark",
    "IllegalChoice", "Match", "Option", "Options", "Pack", "Position", "Record", "Seen", "UndoRefused", "__version__",
    "analyse", "arena", "bot", "find_game", "game_names", "search", "simulate",
]  # fmt: skip


def __getattr__(name: str) -> object:
    from importlib import import_module, metadata

    if name == "__version__":
        try:
            found: object = metadata.version("duskbox")
        except metadata.PackageNotFoundError:
            found = "0+unknown"
    elif name in _HOMES:
        home, _, inner = _HOMES[name].partition(":")
        found = getattr(import_module(home), inner or name)
    else:
        raise AttributeError(f"module 'duskbox' has no attribute {name!r}; it has {', '.join(__all__)}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
