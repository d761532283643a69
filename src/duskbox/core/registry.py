"""Games by name: ours and those that other packages bring through the entry-point group
`duskbox.games`.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from duskbox.core.arguments import need
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game

GROUP: Final = "duskbox.games"

_registered: Final[dict[str, Game]] = {}
#: What packages bring, and whether they were asked: reading the metadata of all packages takes milliseconds, and
#: packages do not come and go while a program runs.
_brought: Final[dict[str, EntryPoint]] = {}
_asked: Final[set[str]] = set()


def register(game: Game) -> None:
    """Make a game known under its name, for programs that bring one without an entry point."""
    _registered[game.name] = game


def forget(name: str) -> None:
    """Undo `register`."""
    _registered.pop(name, None)


def names() -> list[str]:
    """The names of all games that can be played."""
    return sorted({*_registered, *_points()})


def find(name: str) -> Game:
    """The game with this name, loaded when first asked for."""
    need(name, str, "the name of a game")
    if name not in _registered:
        point = _points().get(name)
        if point is None:
            raise BadSetting("error-unknown-game", name=name, allowed=", ".join(names()))
        register(point.load())
    return _registered[name]


def loaded() -> list[Game]:
    """The games that were used or registered so far."""
    return list(_registered.values())


def _points() -> dict[str, EntryPoint]:
    if GROUP not in _asked:
        _asked.add(GROUP)
        _brought.update({point.name: point for point in entry_points(group=GROUP)})
    return _brought
