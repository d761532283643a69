"""What is decided before play: settings and rulings with their values, and a set-up in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from duskbox.core.arguments import need_or_none
from duskbox.core.errors import BadSetting


@final
class Setting:
    """A thing to decide before play: one of `values`, or a number from `least` to `most` when there are no values.

    What belongs to one seat, such as its Hero, names that seat; otherwise `seat` is -1.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        rule: str = "",
        least: int = 0,
        most: int = 0,
        seat: int = -1,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.least: Final = least
        self.most: Final = most
        self.seat: Final = seat

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.name, self.values, self.default, self.rule, self.least, self.most, self.seat)

    def __repr__(self) -> str:
        allowed = ", ".join(self.values) if self.values else f"{self.least}–{self.most}"
        return f"Setting({self.name}={self.default}: {allowed})"

    def check(self, value: str) -> str:
        """The value, if it is allowed; otherwise a refusal that names what is."""
        if self.values:
            if value not in self.values:
                raise BadSetting("error-bad-value", name=self.name, value=value, allowed=", ".join(self.values))
        elif value not in [str(number) for number in range(self.least, self.most + 1)]:
            allowed = f"{self.least}–{self.most}"
            raise BadSetting("error-bad-value", name=self.name, value=value, allowed=allowed)
        return value


@final
class Setup:
    """What was decided before play: settings and rulings in full, and the pack laid over the content, if any."""

    def __init__(self, settings: dict[str, str], rulings: dict[str, str], pack: dict[str, object] | None) -> None:
        self.settings: Final = settings
        self.rulings: Final = rulings
        self.pack: Final = pack

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.settings, self.rulings, self.pack)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((*self.settings.values(), *self.rulings.values()))

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in (*self.settings.items(), *self.rulings.items()))
        return f"Setup({chosen}{', with a pack' if self.pack is not None else ''})"

    def _parts(self) -> tuple[dict[str, str], dict[str, str], dict[str, object] | None]:
        return self.settings, self.rulings, self.pack


def settings_in_full(known: tuple[Setting, ...], given: dict[str, str]) -> dict[str, str]:
    """The settings that were given and the defaults of the rest."""
    return _in_full("setting", known, given)


def rulings_in_full(known: tuple[Setting, ...], given: dict[str, str]) -> dict[str, str]:
    """The rulings that were given and the defaults of the rest."""
    return _in_full("ruling", known, given)


def _in_full(kind: str, known: tuple[Setting, ...], given: dict[str, str]) -> dict[str, str]:
    names = {setting.name: setting for setting in known}
    for name in given:
        if name not in names:
            raise BadSetting(f"error-unknown-{kind}", name=name, allowed=", ".join(names))
    return {name: setting.check(given.get(name, setting.default)) for name, setting in names.items()}


def as_texts(chosen: Mapping[str, object] | None) -> dict[str, str]:
    """Settings as a game takes them: a number may be given as one. What is no value at all is refused by the game."""
    need_or_none(chosen, Mapping, "a mapping of names to values")
    given: Mapping[Any, Any] = chosen or {}
    return {str(name): str(value) for name, value in given.items()}
