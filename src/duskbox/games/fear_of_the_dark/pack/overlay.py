"""Packs: a TOML overlay with which an owner of the box replaces rooms, decks, counts and names.

A pack names only what it changes. `replace = ["rooms"]` starts a table from nothing instead of changing ours.
Every mistake is reported with the key and what was expected there.
"""

from __future__ import annotations

import re
from typing import Final

from duskbox.core.errors import BadPack
from duskbox.core.translations import LANGUAGES
from duskbox.games.fear_of_the_dark.content.box import ROOM_KINDS, Data, numbers, table_of
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, ITEMS, MIND, MOST_ROOMS, SECRETS

_COUNTS: Final = {
    "labyrinth": ("deck",),
    "mind": MIND,
    "hazards": HAZARDS,
    "items": ITEMS,
    "secrets": SECRETS,
    "tokens": ("match", "obstruction", "lock", "secret-door", "leak"),
}
_TABLES: Final = ("pack", "replace", "names", "start", "rooms", "walk-in", "difficulty", *_COUNTS)
_MOST: Final = 99
#: How many characters a pack may say about itself: they travel with every record.
_MOST_ABOUT: Final = 2000
_WORDS: Final = (".", "H", "O", "L", *(f"{letter}{number}" for letter in "is" for number in (1, 2, 3, 4)))
#: The four locations of two cards each need eight (FD-SETUP-03).
_DEALT: Final = 8


def laid_over(house: Data, overlay: Data) -> Data:
    """Our content with a pack laid over it; a pack that does not fit raises `BadPack`."""
    # First of all whether it is for this game: of a pack for another hardly a key would be known.
    _check_about(overlay.get("pack"))
    _known(overlay, _TABLES, "")
    replaced = _replaced(overlay)
    names = _check_names(overlay.get("names"))
    data: Data = dict(house.items())
    for name, known in _COUNTS.items():
        if name in overlay:
            data[name] = {**table_of(house[name]), **_counts(overlay[name], name, known), "mark": "pack"}
    if "walk-in" in overlay:
        data["walk-in"] = {**table_of(house["walk-in"]), **_flags(overlay["walk-in"]), "mark": "pack"}
    if "difficulty" in overlay:
        data["difficulty"] = _levels(table_of(house["difficulty"]), overlay["difficulty"])
    if "start" in overlay:
        data["start"] = _room(overlay["start"], "start")
    if "rooms" in overlay:
        given = _table(overlay["rooms"], "rooms")
        rooms = {} if "rooms" in replaced else dict(table_of(house["rooms"]))
        for name, room in given.items():
            if not re.fullmatch(r"[A-Za-z0-9-]{1,16}", name) or name == "start":
                raise _bad(f"rooms.{name}"[:60], "room-name", name)
            rooms[name] = _room(room, f"rooms.{name}")
        data["rooms"] = rooms
    if names:
        data["names"] = names
    _check_whole(data)
    return data


def _bad(key: str, expected: str, found: object, **facts: str | int) -> BadPack:
    return BadPack(
        "error-pack-value",
        key=key,
        expected=f"@expect-{expected}",
        found="–" if found is None else str(found)[:60],
        **facts,
    )


def _known(value: Data, allowed: tuple[str, ...], key: str) -> None:
    for name in value:
        if name not in allowed:
            where = f"{key}.{name}" if key else name
            raise BadPack("error-pack-unknown-key", key=where[:80], allowed=", ".join(allowed))


def _table(value: object, key: str) -> Data:
    if not isinstance(value, dict):
        raise _bad(key, "table", value)
    return value


def _replaced(overlay: Data) -> list[str]:
    value = overlay.get("replace", [])
    if not isinstance(value, list) or any(item != "rooms" for item in value):
        raise _bad("replace", "replace", value)
    return [str(item) for item in value]


def _check_about(value: object) -> None:
    """The pack's own name and the game it is for."""
    about = _table(value, "pack")
    _known(about, ("name", "game", "note"), "pack")
    if about.get("game") != "fear-of-the-dark":
        raise _bad("pack.game", "game", about.get("game"))
    for field in ("name", "note"):
        said = about.get(field, "")
        if not isinstance(said, str) or len(said) > _MOST_ABOUT:
            raise _bad(f"pack.{field}", "about", said, most=_MOST_ABOUT)


def _check_names(value: object) -> Data:
    """Names of cards by language: the id of the message and the text that stands in its place."""
    if value is None:
        return {}
    allowed = tuple(
        f"{deck}-{name}"
        for deck, names in (("mind", MIND), ("hazard", HAZARDS), ("item", ITEMS), ("secret", SECRETS))
        for name in names
    )
    checked: Data = {}
    for language, texts in _table(value, "names").items():
        if language not in LANGUAGES:
            raise BadPack("error-pack-unknown-key", key=f"names.{language}", allowed=", ".join(LANGUAGES))
        table = _table(texts, f"names.{language}")
        _known(table, allowed, f"names.{language}")
        for name, text in table.items():
            if not isinstance(text, str) or not text.strip() or len(text) > 60 or not text.isprintable():
                raise _bad(f"names.{language}.{name}", "text-or-name", text)
        checked[language] = table
    return checked


def _counts(value: object, key: str, known: tuple[str, ...]) -> Data:
    table = _table(value, key)
    _known(table, known, key)
    for name, count in table.items():
        if type(count) is not int or not 0 <= count <= _MOST:
            raise _bad(f"{key}.{name}", "count", count, most=_MOST)
    return table


def _flags(value: object) -> Data:
    table = _table(value, "walk-in")
    _known(table, HAZARDS, "walk-in")
    for name, flag in table.items():
        if not isinstance(flag, bool):
            raise _bad(f"walk-in.{name}", "flag", flag)
    return table


def _levels(house: Data, value: object) -> Data:
    table = _table(value, "difficulty")
    _known(table, tuple(house), "difficulty")
    levels = dict(house)
    for name, level in table.items():
        key = f"difficulty.{name}"
        fields = _table(level, key)
        _known(fields, ("matches", "instant-death"), key)
        _counts({field: count for field, count in fields.items() if field == "matches"}, key, ("matches",))
        if not isinstance(fields.get("instant-death", False), bool):
            raise _bad(f"{key}.instant-death", "flag", fields["instant-death"])
        levels[name] = {**table_of(house[name]), **fields, "mark": "pack"}
    return levels


def _room(value: object, key: str) -> Data:
    """A tile: sides with doors, a kind, and three rows of three squares (FD-TILE-01, FD-TILE-02, FD-TILE-05)."""
    room = _table(value, key)
    _known(room, ("doors", "kind", "plan"), key)
    doors = room.get("doors")
    if not isinstance(doors, str) or not doors or any(doors.count(side) != 1 or side not in SIDES for side in doors):
        raise _bad(f"{key}.doors", "doors", doors)
    kind = room.get("kind", "plain")
    if not isinstance(kind, str) or kind not in ROOM_KINDS or (key == "start" and kind != "plain"):
        raise _bad(f"{key}.kind", "start-kind" if key == "start" else "kind", kind)
    plan = room.get("plan")
    if not isinstance(plan, list) or len(plan) != 3:
        raise _bad(f"{key}.plan", "plan", plan)
    for number, row in enumerate(plan, start=1):
        if not isinstance(row, str) or len(row.split()) != 3 or any(word not in _WORDS for word in row.split()):
            raise _bad(f"{key}.plan.{number}", "tile-row", row)
    if key == "start" and plan[1].split()[1] != ".":
        raise _bad("start.plan", "start-centre", plan[1])
    return {"doors": doors, "kind": kind, "plan": plan, "mark": "pack"}


def _check_whole(data: Data) -> None:
    """What only the whole content can show: enough tiles and cards for set-up, and a supply that reaches for it."""
    rooms = len(table_of(data["rooms"]))
    deck = numbers(data["labyrinth"])["deck"]
    if not 1 <= deck <= rooms:
        raise _bad("labyrinth.deck", "tile-number", deck, most=rooms)
    if rooms >= MOST_ROOMS:
        raise _bad("rooms", "fewer-rooms", rooms, most=MOST_ROOMS - 1)
    for name in ("items", "secrets"):
        total = sum(numbers(data[name]).values())
        if total < _DEALT:
            raise _bad(name, "two-of-each", total, least=_DEALT)
    if sum(numbers(data["mind"]).values()) < 1:
        raise _bad("mind", "some-card", 0)
    leaks = numbers(data["tokens"])["leak"]
    if leaks > 1:
        raise _bad("tokens.leak", "one-leak", leaks)
    most = numbers(data["tokens"])["match"]
    for name, level in table_of(data["difficulty"]).items():
        matches = numbers(level)["matches"]
        if matches > most:
            raise _bad(f"difficulty.{name}.matches", "matches", matches, most=most)
