"""Games by name: those of the house and those that other packages bring through the entry-point group `duskbox.games`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from duskbox.core.errors import BadSetting
from duskbox.core.game import Game

GROUP: Final = "duskbox.games"

_registered: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known under its name, for programs that bring one without an entry point."""
    _registered[game.name] = game


def forget(name: str) -> None:
    """Undo `register`."""
    _registered.pop(name, None)


def names() -> list[str]:
    """The names of all games that can be played."""
    return sorted({*_registered, *(point.name for point in entry_points(group=GROUP))})


def find(name: str) -> Game:
    """The game with this name, loaded when first asked for."""
    if name not in _registered:
        for point in entry_points(group=GROUP):
            if point.name == name:
                register(point.load())
                break
        else:
            raise BadSetting("error-unknown-game", name=name, allowed=", ".join(names()))
    return _registered[name]
