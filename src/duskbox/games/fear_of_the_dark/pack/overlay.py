"""Packs: a TOML overlay with which an owner of the box replaces rooms, decks, counts and names.

A pack names only what it changes. `replace = ["rooms"]` starts a table from nothing instead of changing ours.
Every mistake is reported with the key and what was expected there.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.shapes import Flag, ListOf, Mistakes, Named, OneOf, Said, Schema, Shape, Table, Text, Whole, document
from duskbox.core.translations import LANGUAGES
from duskbox.games.fear_of_the_dark.content.box import HOUSE, ROOM_KINDS, Data, numbers, table_of
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, ITEMS, MIND, MOST_ROOMS, SECRETS

_MOST: Final = 99
#: How many characters a pack may say about itself: they travel with every record.
_MOST_ABOUT: Final = 2000
_MOST_NAME: Final = 60
#: The four locations of two cards each need eight (FD-SETUP-03).
_DEALT: Final = 8

_COUNT: Final = Whole("expect-count", 0, _MOST)
_COUNTS: Final[dict[str, Shape]] = {
    name: Table(dict.fromkeys(known, _COUNT))
    for name, known in {
        "labyrinth": ("deck",),
        "mind": MIND,
        "hazards": HAZARDS,
        "items": ITEMS,
        "secrets": SECRETS,
        "tokens": ("match", "obstruction", "lock", "secret-door", "leak"),
    }.items()
}
_ABOUT_TEXT: Final = Text("expect-about", most=_MOST_ABOUT)
_ABOUT: Final = Table(
    {"game": OneOf("expect-game", ("fear-of-the-dark",)), "name": _ABOUT_TEXT, "note": _ABOUT_TEXT}, needed=("game",)
)

#: A tile: sides with doors, a kind, and three rows of three squares (FD-TILE-01, FD-TILE-02, FD-TILE-05).
_SQUARE: Final = "(?:[.HOL]|[is][1-4])"
_ROW: Final = Text("expect-tile-row", pattern=rf"\s*{_SQUARE}\s+{_SQUARE}\s+{_SQUARE}\s*")
_DOORS: Final = Text("expect-doors", most=len(SIDES), pattern=rf"(?!.*(.).*\1)[{''.join(SIDES)}]+")
_PLAN: Final = ListOf("expect-plan", _ROW, shortest=3, longest=3, each=True)
_ROOM: Final = Table(
    {"doors": _DOORS, "kind": OneOf("expect-kind", ROOM_KINDS), "plan": _PLAN}, needed=("doors", "plan")
)
#: The pawn begins in the middle of the start tile, on a free square.
_CENTRE: Final = Text("expect-start-centre", pattern=rf"\s*{_SQUARE}\s+[.]\s+{_SQUARE}\s*")
_START_PLAN: Final = Said(_PLAN, {**_PLAN.schema(), "items": [row.schema() for row in (_ROW, _CENTRE, _ROW)]})
_START: Final = Table(
    {"doors": _DOORS, "kind": OneOf("expect-start-kind", ("plain",)), "plan": _START_PLAN}, needed=("doors", "plan")
)

_NAMED: Final = [
    f"{deck}-{name}"
    for deck, names in (("mind", MIND), ("hazard", HAZARDS), ("item", ITEMS), ("secret", SECRETS))
    for name in names
]
_NAME: Final = Text("expect-text-or-name", most=_MOST_NAME, shows=True)
_LEVEL: Final = Table({"matches": _COUNT, "instant-death": Flag("expect-flag")})

_PACK: Final = Table(
    {
        "pack": _ABOUT,
        "replace": ListOf("expect-replace", OneOf("expect-replace", ("rooms",))),
        "names": Table(dict.fromkeys(LANGUAGES, Table(dict.fromkeys(_NAMED, _NAME)))),
        **_COUNTS,
        "walk-in": Table(dict.fromkeys(HAZARDS, Flag("expect-flag"))),
        "difficulty": Table(dict.fromkeys(table_of(HOUSE["difficulty"]), _LEVEL)),
        "start": _START,
        "rooms": Named(_ROOM, "(?!start$)[A-Za-z0-9-]{1,16}", "expect-room-name"),
    },
    needed=("pack",),
)


def schema() -> Schema:
    """What a pack can hold, as JSON Schema. What only the whole box can show is not in it."""
    return document("A pack for Fear of the Dark", _PACK)


def laid_over(house: Data, overlay: Data) -> Data:
    """Our content with a pack laid over it; a pack that does not fit raises `BadPack` with all its mistakes."""
    # First of all whether it is for this game: of a pack for another hardly a key would be known.
    about = Mistakes()
    if not isinstance(overlay.get("pack"), dict) or table_of(overlay["pack"]).get("game") != "fear-of-the-dark":
        _ABOUT.check(overlay.get("pack"), "pack", about)
        about.refuse()
    mistakes = Mistakes()
    given = _PACK.good(overlay, "", mistakes)
    data: Data = dict(house.items())
    for name in (*_COUNTS, "walk-in"):
        if name in given:
            data[name] = {**table_of(house[name]), **table_of(given[name]), "mark": "pack"}
    if "difficulty" in given:
        levels = table_of(house["difficulty"])
        changed = {
            name: {**table_of(levels[name]), **table_of(level), "mark": "pack"}
            for name, level in table_of(given["difficulty"]).items()
        }
        data["difficulty"] = {**levels, **changed}
    if "start" in given:
        data["start"] = _room(given["start"])
        _check_centre(table_of(given["start"]), mistakes)
    if "rooms" in given:
        kept = {} if overlay.get("replace") else table_of(house["rooms"])
        data["rooms"] = {**kept, **{name: _room(room) for name, room in table_of(given["rooms"]).items()}}
    if given.get("names"):
        data["names"] = given["names"]
    _check_whole(data, mistakes)
    mistakes.refuse()
    return data


def _room(value: object) -> Data:
    room = table_of(value)
    return {"doors": room["doors"], "kind": room.get("kind", "plain"), "plan": room["plan"], "mark": "pack"}


def _check_centre(start: Data, mistakes: Mistakes) -> None:
    rows = start["plan"]
    if isinstance(rows, list) and not _CENTRE.fits(rows[1]):
        mistakes.bad("start.plan", _CENTRE.expected, rows[1])


def _check_whole(data: Data, mistakes: Mistakes) -> None:
    """What only the whole content can show: enough tiles and cards for set-up, and a supply that reaches for it."""
    if not mistakes.within("rooms", "replace", "labyrinth"):
        rooms = len(table_of(data["rooms"]))
        deck = numbers(data["labyrinth"])["deck"]
        if not 1 <= deck <= rooms:
            mistakes.bad("labyrinth.deck", "expect-tile-number", deck, most=rooms)
        if rooms >= MOST_ROOMS:
            mistakes.bad("rooms", "expect-fewer-rooms", rooms, most=MOST_ROOMS - 1)
    for name in ("items", "secrets"):
        total = sum(numbers(data[name]).values())
        if total < _DEALT and not mistakes.within(name):
            mistakes.bad(name, "expect-two-of-each", total, least=_DEALT)
    if not mistakes.within("mind") and sum(numbers(data["mind"]).values()) < 1:
        mistakes.bad("mind", "expect-some-card", 0)
    if mistakes.within("tokens", "difficulty"):
        return
    leaks = numbers(data["tokens"])["leak"]
    if leaks > 1:
        mistakes.bad("tokens.leak", "expect-one-leak", leaks)
    most = numbers(data["tokens"])["match"]
    for name, level in table_of(data["difficulty"]).items():
        matches = numbers(level)["matches"]
        if matches > most:
            mistakes.bad(f"difficulty.{name}.matches", "expect-matches", matches, most=most)
