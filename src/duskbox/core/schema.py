"""How a game declares its events: each kind with named fields, and what the number in each field stands for.

From the declaration come the functions by which the rules tell of events (`tell.py` in the schema of each game, written
by `make schema`), their decoding into facts, the JSON Schema, the types of the page and the reference for bots.
"""

from __future__ import annotations

from typing import Final, final


@final
class Kind:
    """What a number stands for. As a fact it is a message that begins in one of these ways, or one of these names;
    without any, the number.
    """

    def __init__(
        self,
        name: str,
        about: str,
        *begins: str,
        names: tuple[str, ...] = (),
        also: str = "",
        sometimes: str = "",
        bare: str = "",
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.begins: Final = begins
        self.names: Final = names
        #: A number that always, or sometimes, is told as a fact of its own: the room of a square, the number of a road.
        self.also: Final = also
        self.sometimes: Final = sometimes
        #: The bare name as a fact of its own, by which languages choose a form: "to the Church", "le Docteur".
        self.bare: Final = bare


@final
class Listed:
    """A field with several numbers of a kind: dice, cards. An event has at most one."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind


#: A bare name: what is behind the hyphen of its message.
BARE: Final = Kind("bare", "the bare name")
#: A plain number.
NUMBER: Final = Kind("number", "a number")
#: 1 if it is so, 0 if not.
FLAG: Final = Kind("flag", "1 if it is so, 0 if not")
#: What the rules note and no seat is told.
UNTOLD: Final = Kind("untold", "what no seat is told")


@final
class EventKind:
    """A kind of event: its name, what happened in a sentence, its fields in order, and the one that is a list."""

    def __init__(
        self, name: str, about: str, fields: dict[str, Kind], listed: str, listed_kind: Kind, private: bool, quiet: bool
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.fields: Final = fields
        self.listed: Final = listed
        self.listed_kind: Final = listed_kind
        #: Whether only some seats may know; whether it has no line in the log, because the picture shows it.
        self.private: Final = private
        self.quiet: Final = quiet


@final
class EventKinds:
    """Every kind of event of a game, by name; and what the end of the game is told with, which has no fields."""

    def __init__(self, **ending: Kind | Listed) -> None:
        self.by_name: dict[str, EventKind] = {}
        self.ending: Final = ending
        self.add("game-over", "The game is over.")

    def add(self, name: str, about: str, private: bool = False, quiet: bool = False, **fields: Kind | Listed) -> None:
        """Declare a kind of event; a name can be declared once, and only one field is a list."""
        if name in self.by_name:
            raise ValueError(f"two kinds of events share the name {name!r}")
        singles: dict[str, Kind] = {}
        listed, listed_kind = "", NUMBER
        for field, kind in fields.items():
            if isinstance(kind, Kind):
                singles[field] = kind
            elif listed:
                raise ValueError(f"{name!r} has two lists, {listed!r} and {field!r}")
            else:
                listed, listed_kind = field, kind.kind
        self.by_name[name] = EventKind(name, about, singles, listed, listed_kind, private, quiet)

    def quiet(self) -> frozenset[str]:
        """The names of those that have no line in the log."""
        return frozenset([name for name, kind in self.by_name.items() if kind.quiet])
