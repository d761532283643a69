"""What may be chosen now, as a collection: by key, by verb, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, final

from duskbox.core.arguments import need
from duskbox.core.decisions import Option
from duskbox.core.errors import IllegalChoice


@final
class Options:
    """The options of a decision. `key in options`, `options[key]`, `options[0]`, `options.verb("go")`, `len(options)`;
    it stays as it is when the match goes on, and nothing that is done to it changes the match.
    """

    def __init__(
        self, options: list[Option], say: Callable[[Option, str], str] | None = None, ask: str = "", game: str = ""
    ) -> None:
        self._options: Final = tuple(options)
        self._say: Final = say
        self._ask: Final = ask
        self._game: Final = game

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        for option in self._options:
            yield self._worded(option)

    def __contains__(self, key: object) -> bool:
        for option in self._options:
            if option.key == key or option == key:
                return True
        return False

    def __getitem__(self, key: str | int) -> Option:
        """The option with this key, or at this place; an `IllegalChoice` names those that there are."""
        need(key, (str, int), "the key of an option, or its place")
        if isinstance(key, int):
            return self._worded(self._options[key])
        found = self.get(key)
        if found is None:
            error = IllegalChoice("error-illegal-choice", key=key, ask=self._ask)
            error.offered, error.game = tuple(self.keys()), self._game
            raise error
        return found

    def get(self, key: str) -> Option | None:
        """The option with this key, if there is one."""
        need(key, str, "the key of an option")
        for option in self._options:
            if option.key == key:
                return self._worded(option)
        return None

    def keys(self) -> list[str]:
        """The keys, in order."""
        return [option.key for option in self._options]

    def verb(self, *verbs: str) -> Options:
        """Those with one of these verbs: `go` has `go:N`, `go:E` and so on."""
        for each in verbs:
            need(each, str, "a verb")
        return Options([each for each in self._options if each.verb in verbs], self._say, self._ask, self._game)

    def first(self, *keys: str) -> Option | None:
        """The first of these keys that is on offer; None if none of them is."""
        for key in keys:
            found = self.get(key)
            if found is not None:
                return found
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._options == other._options

    def __hash__(self) -> int:
        return hash(self._options)

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (list(self._options), None, self._ask, self._game)

    def __repr__(self) -> str:
        return f"Options({', '.join(self.keys())})"

    def _worded(self, option: Option) -> Option:
        return option if self._say is None else option.worded(self._say)
