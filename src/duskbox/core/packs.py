"""Packs as values: the overlay of a box, checked when it is read (docs/packs.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from duskbox.core import registry
from duskbox.core.arguments import need
from duskbox.core.errors import BadPack


@final
class Pack:
    """Values of a box of one's own, laid over those of the game. A pack that does not fit is a `BadPack` that names the
    key and what was expected there.
    """

    def __init__(self, data: Mapping[str, object]) -> None:
        need(data, Mapping, "a pack as a mapping")
        self.data: Final = dict(data)
        about = self.data.get("pack")
        facts = about if isinstance(about, dict) else {}
        #: The game it is for, and what it is called.
        self.game: Final = str(facts.get("game", ""))
        self.name: Final = str(facts.get("name", ""))
        if self.game not in registry.names():
            raise BadPack("error-pack-game", value=self.game[:80], allowed=", ".join(registry.names()))
        registry.find(self.game).components.check_pack(self.data)

    @staticmethod
    def read(text: str) -> Pack:
        """The pack that a TOML text holds."""
        need(text, str, "the text of a pack")
        try:
            return Pack(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise BadPack("error-pack-no-toml", reason=str(error)) from error

    @staticmethod
    def load(path: str | Path) -> Pack:
        """The pack in a file."""
        need(path, (str, Path), "the path of a file")
        return Pack.read(Path(path).read_text(encoding="utf-8"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.game, self.name))

    def __reduce__(self) -> tuple[object, ...]:
        return Pack, (self.data,)

    def __repr__(self) -> str:
        return f"<Pack {self.name!r} for {self.game}>"


def overlay_of(pack: Pack | Mapping[str, object] | None) -> dict[str, object] | None:
    """The plain data of a pack, however it is given."""
    if pack is None:
        return None
    need(pack, (Pack, Mapping), "a pack or a mapping")
    return dict(pack.data) if isinstance(pack, Pack) else dict(pack)
