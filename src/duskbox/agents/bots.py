"""Bots that are written in Python: a function, or a class with one method, in the place of an agent of ours.

Wherever an agent is named, a bot can be: as it is, by its import path (`module:name`), by the name under which an
installed package brings it (the entry-point group `duskbox.bots`), or as a program (`pipe:COMMAND`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from random import Random
from typing import Any, Final, Protocol, final

from duskbox.agents.agent import Agent, Seen, agent, names
from duskbox.agents.pipe import PREFIX, PipeAgent
from duskbox.core.arguments import need
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting, IllegalChoice

GROUP: Final = "duskbox.bots"

#: Bots that were handed over as objects, by the name they go under in tables and results of this process.
_HANDED_OVER: Final[dict[str, object]] = {}


class Choosing(Protocol):
    """A bot as a class: one object for each seat and game, made with the seed if it takes one."""

    def choose(self, seen: Seen) -> Option | str:
        """One of `seen.options`, or its key."""
        ...


@final
class Bot:
    """A function that plays: it is given what its seat sees and gives back an option or its key.

    It can still be called. `@db.bot` makes one.
    """

    def __init__(self, function: Callable[[Seen], Option | str]) -> None:
        if not callable(function):
            need(function, Callable, "a function")
        self.function: Final = function
        self.__name__ = getattr(function, "__name__", "bot")
        self.__qualname__ = getattr(function, "__qualname__", self.__name__)
        self.__module__ = function.__module__
        self.__doc__ = function.__doc__

    def __call__(self, seen: Seen) -> Option | str:
        """What the function says."""
        return self.function(seen)

    def __reduce__(self) -> str:
        # The name now stands for the bot, so the function cannot be found by it.
        return self.__qualname__

    def __repr__(self) -> str:
        return f"<Bot {self.__name__}>"


def bot(function: Callable[[Seen], Option | str]) -> Bot:
    """Make a bot of a function that is given a `Seen` and gives back one of its options, or a key."""
    return Bot(function)


#: What can play a seat: the name of an agent, an import path, a program, or a bot as it is.
Player = str | Bot | Callable[..., Any] | Choosing | Agent


@final
class _BotAgent:
    """A bot in the place of an agent."""

    def __init__(self, choose: Callable[[Seen], Option | str], seed: int) -> None:
        self._choose = choose
        self._luck = Random(seed)

    def pick(self, seen: Seen, options: list[Option]) -> Option:
        """What the bot says; what is not on offer is refused, not guessed."""
        seen.luck = self._luck
        said = self._choose(seen)
        key = said.key if isinstance(said, Option) else said
        for option in options:
            if option.key == key:
                return option
        error = IllegalChoice("error-illegal-choice", key=str(key)[:80], ask=seen.ask)
        error.offered, error.game = tuple([option.key for option in options]), seen.game.name
        raise error


def local_agent(player: Player, seed: int) -> Agent:
    """The player of a seat at this machine: an agent of ours, a bot, or a program."""
    if not isinstance(player, str):
        return _made(player, seed)
    if player in _HANDED_OVER:
        return _made(_HANDED_OVER[player], seed)
    if player.startswith(PREFIX):
        command = player.removeprefix(PREFIX).strip()
        if not command:
            raise _unknown(player)
        return PipeAgent(command, seed)
    kind, colon, inner = player.partition(":")
    if kind in names():
        return agent(player, seed)
    if colon:
        return _made(_imported(player, kind, inner), seed)
    for point in entry_points(group=GROUP, name=player):
        return _made(point.load(), seed)
    raise _unknown(player)


def runs_code(player: str) -> bool:
    """Whether this name starts a program or imports a module that is none of ours: a name from elsewhere may do that
    only when it is allowed.
    """
    return ":" in player and player.partition(":")[0] not in names()


def name_of(player: Player) -> str:
    """A name under which other processes find a bot too, if it can be imported; else one for this process alone."""
    if isinstance(player, str):
        return player
    home, inner = getattr(player, "__module__", ""), getattr(player, "__qualname__", "")
    if home and home != "__main__" and inner and getattr(sys.modules.get(home), inner, None) is player:
        return f"{home}:{inner}"
    base = getattr(player, "__name__", type(player).__name__)
    name, number = base, 1
    while name in names() or _HANDED_OVER.get(name, player) is not player:
        number += 1
        name = f"{base}-{number}"
    _HANDED_OVER[name] = player
    return name


def is_only_here(name: str) -> bool:
    """Whether other processes do not find the player of this name."""
    return name in _HANDED_OVER


def _imported(player: str, home: str, name: str) -> object:
    try:
        found: object = import_module(home)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetting("error-bot-import", name=player, reason=str(error)) from error
    return found


def _made(player: Any, seed: int) -> Agent:
    """An agent for one seat of one game."""
    if isinstance(player, type):
        try:
            takes_seed = bool(signature(player).parameters)
        except (TypeError, ValueError):
            takes_seed = False
        player = player(seed) if takes_seed else player()
    if hasattr(player, "pick"):
        found: Agent = player
        return found
    choose = player.choose if hasattr(player, "choose") else player
    if not callable(choose):
        raise BadSetting("error-bot-none", name=repr(player)[:80])
    return _BotAgent(choose, seed)


def _unknown(player: str) -> BadSetting:
    brought = sorted(point.name for point in entry_points(group=GROUP))
    allowed = [*names(), "search:100ms", *brought, f"{PREFIX}COMMAND", "MODULE:NAME"]
    return BadSetting("error-bad-value", name="agent", value=player, allowed=", ".join(allowed))
