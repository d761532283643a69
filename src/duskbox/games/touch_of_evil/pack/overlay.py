"""Packs: a TOML overlay with which an owner of the box replaces names, numbers, cards, charts and the board.

A pack names only what it changes; what it writes has the form of our own declarations (`content/build.py`).
`replace = ["manor"]` starts a deck from nothing. Every mistake is reported with the key and what was expected there.
"""

from __future__ import annotations

import json
from typing import Final

from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.build import (
    Declaration,
    Sheet,
    Sheets,
    built,
    declared,
    flag,
    listed,
    number,
    text,
    texts,
)
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.data import NONE
from duskbox.games.touch_of_evil.pack.board import lay_track, loops_of
from duskbox.games.touch_of_evil.pack.names import check_names, named_things
from duskbox.games.touch_of_evil.pack.values import (
    MARK,
    RANGES,
    bad,
    check_effects,
    check_keys,
    check_one_of,
    checked,
    is_name,
    is_number,
    table,
)
from duskbox.games.touch_of_evil.rules.vocabulary import ELDERS, PLACES

_TABLES: Final = (
    "pack", "replace", "names", "cards", "heroes", "villains", "minions", "elders", "spaces", "track", "board",
    "militia",
    "change-after",
)  # fmt: skip

# The keys of every sheet, and what kind of value each has
_HERO: Final = {
    "spirit": "skill",
    "cunning": "skill",
    "combat": "skill",
    "honor": "skill",
    "wounds": "wounds",
    "start": "space",
    "hooks": "hooks",
}
_VILLAIN: Final = {
    "combat": "dice",
    "wounds": "wounds",
    "basic": "hooks",
    "advanced": "hooks",
    "chart": "chart",
    "advanced-chart": "chart",
    "keywords": "keywords",
}
_ENEMY: Final = {"dice": "dice", "wounds": "toughness", "reward": "effect", "skill": "skill-name", "hooks": "hooks"}
_MINION: Final = {**_ENEMY, "keywords": "keywords", "counters": "counters", "round": "flag", "hunts": "flag"}
_ELDER: Final = {"spirit": "skill", "cunning": "skill", "honor": "skill", "wounds": "wounds", "hooks": "hooks"}
_SPACE: Final = {"encounter": "effect?", "services": "services", "shop": "flag"}
_ANY_CARD: Final = {"copies": "copies", "keywords": "keywords"}
_CARD: Final[dict[str, dict[str, str]]] = {
    "event": {"effect": "effect?", "windows": "windows", "immediate": "flag", "removed": "flag"},
    "mystery": {"effect": "effect?", "hooks": "hooks", "remains": "flag", "removed": "flag"},
    "item": {"hooks": "hooks", "uncounted": "flag"},
    "ally": {"hooks": "hooks", "uncounted": "flag"},
    "minion": _ENEMY,
    "find": {"effect": "effect?"},
    "lair": {"space": "space", "price": "price", "hooks": "hooks"},
    "secret": {"effect": "effect?", "hooks": "hooks", "evil": "flag", "advanced": "flag", "immediate": "flag"},
    "curse": {"hooks": "hooks"},
}
#: What a new card or Minion cannot do without.
_NEEDED: Final = {
    "event": ("effect",),
    "find": ("effect",),
    "minion": ("dice", "wounds", "reward"),
    "lair": ("space", "price"),
}
_CORNER: Final = ("item", "ally", "find", "minion")
#: The kinds of cards a deck can hold.
_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "events": ("event",),
    "mysteries": ("mystery",),
    "manor": _CORNER,
    "windmill": _CORNER,
    "olde-woods": _CORNER,
    "abandoned-keep": _CORNER,
    "lairs": ("lair",),
    "secrets": ("secret",),
    "town-items": ("item",),
}
_BLANK_CARD: Final[Sheet] = {
    "copies": 1, "keywords": [], "effect": NONE, "hooks": [], "windows": [], "immediate": False, "remains": False,
    "removed": False,
    "price": 0, "space": "", "evil": False, "advanced": False, "uncounted": False,
}  # fmt: skip
_BLANK_MINION: Final[Sheet] = {
    "keywords": [],
    "skill": "combat",
    "counters": 0,
    "round": False,
    "hunts": False,
    "hooks": [],
}
#: Names of other things that cards must not take: some are options, some messages.
_RESERVED: Final = ("hunt", "curse", "lair", "minion", "evil", "when")
_MOST_CARDS: Final = 500
#: How many cards there may be with all their copies (the box has 242), and how many kinds of Minions on the charts.
_MOST_COPIES: Final = 1500
_MOST_MINIONS: Final = 60
#: How many characters a pack may say about itself: they travel with every record.
_MOST_ABOUT: Final = 2000
#: The number of a trigger must fit into twelve bits next to its seat: see `windows.py`.
_MOST_TRIGGERS: Final = 4095

#: The boxes of the packs met last, by the pack as a text: a match asks for its box again and again.
_met: Final[dict[str, Box]] = {}
_MOST_MET: Final = 8


def laid_over(overlay: dict[str, object]) -> Box:
    """Our box with a pack laid over it; a pack that does not fit raises `BadPack`. Equal packs share one
    box.
    """
    try:
        key = json.dumps(overlay, sort_keys=True, default=repr)
    except (RecursionError, TypeError, ValueError):
        # Nothing of the kind passes the checks.
        return _laid_over(overlay)
    if key not in _met:
        box = _laid_over(overlay)
        box.overlay = overlay
        if len(_met) >= _MOST_MET:
            del _met[next(iter(_met))]
        _met[key] = box
    return _met[key]


def _laid_over(overlay: dict[str, object]) -> Box:
    # First of all whether it is for this game: of a pack for another hardly a key would be known.
    _check_about(overlay.get("pack"))
    check_keys(overlay, _TABLES, "")
    d = declared(HOUSE)
    before = set(named_things(d))
    _replace(d, overlay.get("replace", []))
    _change(d.heroes, overlay, "heroes", _HERO)
    _change(d.villains, overlay, "villains", _VILLAIN)
    _change(d.elders, overlay, "elders", _ELDER)
    _change(d.spaces, overlay, "spaces", _SPACE)
    _lay_minions(d, table(overlay.get("minions", {}), "minions"))
    _lay_cards(d, table(overlay.get("cards", {}), "cards"))
    lay_track(d, table(overlay.get("track", {}), "track"))
    if "board" in overlay:
        d.loops = loops_of(table(overlay["board"], "board"))
    if "militia" in overlay:
        checked(overlay["militia"], "militia", "militia")
        d.militia = number(overlay, "militia")
    if "change-after" in overlay:
        checked(overlay["change-after"], "change", "change-after")
        d.change_after = number(overlay, "change-after")
    for name, sheet in d.villains.items():
        for chart in ("chart", "advanced-chart"):
            _check_chart(d, name, sheet, chart)
    _check_services(d)
    for name, sheet in d.cards.items():
        if sheet["mark"] == MARK:
            _check_card(sheet, f"cards.{name}")
    _check_decks(d)
    check_effects(d)
    check_names(d, before, overlay.get("names", {}))
    box = built(d)
    if len(box.triggers) > _MOST_TRIGGERS:
        raise bad("cards", "expect-fewer-triggers", len(box.triggers), most=_MOST_TRIGGERS)
    return box


def _check_about(value: object) -> None:
    """The pack's own name and the game it is for."""
    about = table(value, "pack")
    check_keys(about, ("name", "game", "author", "note"), "pack")
    if about.get("game") != "a-touch-of-evil":
        raise bad("pack.game", "expect-game", about.get("game"))
    for field in ("name", "author", "note"):
        said = about.get(field, "")
        if not isinstance(said, str) or len(said) > _MOST_ABOUT:
            raise bad(f"pack.{field}", "expect-about", said, most=_MOST_ABOUT)


def _replace(d: Declaration, value: object) -> None:
    """Empty the decks that the pack fills itself."""
    decks = tuple(_KINDS)
    if not isinstance(value, list) or any(each not in decks or value.count(each) > 1 for each in value):
        raise bad("replace", "expect-several-of", value, allowed=", ".join(_KINDS))
    for name in [name for name, sheet in d.cards.items() if sheet["deck"] in value]:
        del d.cards[name]


# Sheets


def _change(sheets: Sheets, overlay: Sheet, kind: str, fields: dict[str, str]) -> None:
    """Change some values of things that are there: Heroes, Villains, Elders, spaces."""
    given = table(overlay.get(kind, {}), kind)
    check_keys(given, tuple(sheets), kind)
    for name, values in given.items():
        sheets[name] = _changed(sheets[name], values, fields, f"{kind}.{name}")


def _changed(sheet: Sheet, values: object, fields: dict[str, str], key: str) -> Sheet:
    given = table(values, key)
    check_keys(given, tuple(fields), key)
    return {
        **sheet,
        **{field: checked(value, fields[field], f"{key}.{field}") for field, value in given.items()},
        "mark": MARK,
    }


def _lay_minions(d: Declaration, given: Sheet) -> None:
    """The Minions of the charts: changed, or with the Villain they serve added (ATE-MIN-01, ATE-MIN-06)."""
    for name, values in given.items():
        key = f"minions.{name}"
        sheet = table(values, key)
        if name in d.minions:
            d.minions[name] = _changed(d.minions[name], sheet, _MINION, key)
        else:
            check_one_of(sheet.get("villain"), tuple(d.villains), f"{key}.villain")
            _check_new(d, name, key)
            _check_needed(sheet, ("dice", "wounds", "reward", "counters"), _MINION, key)
            rest = {field: value for field, value in sheet.items() if field != "villain"}
            d.minions[name] = {
                "villain": sheet["villain"],
                **_changed(_BLANK_MINION, rest, _MINION, key),
            }
        _check_toughness(d.minions[name], key)
    if len(d.minions) > _MOST_MINIONS:
        raise bad("minions", "expect-fewer-minions", len(d.minions), most=_MOST_MINIONS)


def _lay_cards(d: Declaration, given: Sheet) -> None:
    """Cards: changed, or with a deck and a kind added."""
    for name, values in given.items():
        key = f"cards.{name}"
        sheet = table(values, key)
        if name in d.cards:
            for field in ("deck", "kind"):
                if field in sheet:
                    raise bad(f"{key}.{field}", "expect-no-deck", sheet[field])
            old = d.cards[name]
            d.cards[name] = _changed(old, sheet, _card_fields(text(old, "kind"), text(old, "deck")), key)
        else:
            d.cards[name] = _new_card(d, name, sheet, key)
    if len(d.cards) > _MOST_CARDS:
        raise bad("cards", "expect-fewer-cards", len(d.cards), most=_MOST_CARDS)
    copies = sum(number(sheet, "copies") for sheet in d.cards.values())
    if copies > _MOST_COPIES:
        raise bad("cards", "expect-fewer-copies", copies, most=_MOST_COPIES)


def _new_card(d: Declaration, name: str, sheet: Sheet, key: str) -> Sheet:
    deck, kind = sheet.get("deck"), sheet.get("kind")
    if not isinstance(deck, str) or deck not in _KINDS:
        raise bad(f"{key}.deck", "expect-deck", deck, allowed=", ".join(_KINDS))
    if not isinstance(kind, str) or kind not in _KINDS[deck]:
        raise bad(f"{key}.kind", "expect-one-of", kind, allowed=", ".join(_KINDS[deck]))
    _check_new(d, name, key)
    fields = _card_fields(kind, deck)
    _check_needed(sheet, (*_NEEDED.get(kind, ()), *(("price",) if deck == "town-items" else ())), fields, key)
    blank: Sheet = {"deck": deck, "kind": kind, **_BLANK_CARD}
    if kind == "minion":
        blank.update(_BLANK_MINION)
    return _changed(
        blank, {field: value for field, value in sheet.items() if field not in ("deck", "kind")}, fields, key
    )


def _card_fields(kind: str, deck: str) -> dict[str, str]:
    fields = {**_ANY_CARD, **_CARD[kind]}
    if deck == "town-items":
        fields["price"] = "price"
    return fields


def _check_new(d: Declaration, name: str, key: str) -> None:
    """A name that nothing else has: what players read and choose is found by it."""
    if not is_name(name) or name in _RESERVED or name.endswith(("-flavour", "-title", "-ability")):
        raise bad(key, "expect-name", name)
    for others in (d.heroes, d.villains, d.minions, d.elders, d.spaces, d.cards):
        if name in others:
            raise bad(key, "expect-free-name", name)


def _check_needed(sheet: Sheet, needed: tuple[str, ...], fields: dict[str, str], key: str) -> None:
    for field in needed:
        if field not in sheet:
            checked(None, fields[field], f"{key}.{field}")


def _check_toughness(sheet: Sheet, key: str) -> None:
    """What is fought can take a Wound; a round counter is not fought (ATE-CHART-05)."""
    if number(sheet, "wounds") < 1 and not flag(sheet, "round"):
        raise bad(f"{key}.wounds", "expect-number", sheet["wounds"], least=1, most=RANGES["toughness"][1])


def _check_card(sheet: Sheet, key: str) -> None:
    """What only the whole card shows: when it can be played, whether its text ever counts."""
    kind = sheet["kind"]
    if kind in ("event", "find") and sheet["effect"] == NONE:
        raise bad(f"{key}.effect", "expect-effect", NONE)
    if kind == "event" and not texts(sheet, "windows") and not flag(sheet, "immediate"):
        raise bad(f"{key}.windows", "expect-some-window", listed(sheet, "windows"))
    if kind == "mystery":
        if listed(sheet, "hooks") and not flag(sheet, "remains"):
            raise bad(f"{key}.remains", "expect-remains", False)
        if sheet["effect"] == NONE and not listed(sheet, "hooks"):
            raise bad(f"{key}.effect", "expect-some-effect", NONE)
    if kind == "secret" and flag(sheet, "immediate") and not flag(sheet, "advanced"):
        raise bad(f"{key}.immediate", "expect-advanced", True)
    if kind == "minion":
        _check_toughness(sheet, key)


# Charts and services


def _check_chart(d: Declaration, name: str, sheet: Sheet, chart: str) -> None:
    """Every number of the die has its row, and every Minion in it serves this Villain (ATE-MIN-01)."""
    rows = listed(sheet, chart)
    own = tuple([minion for minion, other in d.minions.items() if other["villain"] == name])
    after = 1
    for place, row in enumerate(rows, start=1):
        key = f"villains.{name}.{chart}.{place}"
        if not isinstance(row, list) or not 3 <= len(row) <= 4 or not is_number(row[0]) or not is_number(row[1]):
            raise bad(key, "expect-chart-row", row)
        if row[0] != after or not row[0] <= row[1] <= 6:
            raise bad(f"villains.{name}.{chart}", "expect-chart", row[:3])
        after = row[1] + 1
        if len(row) == 3:
            check_one_of(row[2], own, f"{key}.3")
        elif not is_name(row[2]):
            raise bad(f"{key}.3", "expect-name", row[2])
    if after != 7:
        raise bad(
            f"villains.{name}.{chart}", "expect-chart", rows[-1][:3] if rows and isinstance(rows[-1], list) else rows
        )


def _check_services(d: Declaration) -> None:
    """Paid options are tables, each with a name of its own (ATE-BOARD-08)."""
    met: list[str] = []
    for name, sheet in d.spaces.items():
        made: list[object] = []
        for place, service in enumerate(listed(sheet, "services"), start=1):
            key = f"spaces.{name}.services.{place}"
            values = {"once": False, **table(service, key)}
            check_keys(values, ("name", "price", "effect", "once"), key)
            title = values.get("name")
            if not isinstance(title, str) or not is_name(title):
                raise bad(f"{key}.name", "expect-name", title)
            if title in met:
                raise bad(f"{key}.name", "expect-free-name", title)
            met.append(title)
            checked(values.get("price"), "price", f"{key}.price")
            checked(values.get("effect"), "effect", f"{key}.effect")
            checked(values["once"], "flag", f"{key}.once")
            made.append(values)
        sheet["services"] = made


# The whole


def _check_decks(d: Declaration) -> None:
    """No deck is empty, and every Elder can be dealt a Secret (ATE-SETUP-04, ATE-SETUP-07)."""
    for deck in PLACES:
        least = ELDERS if deck == "secrets" else 1
        found = sum(
            number(sheet, "copies")
            for sheet in d.cards.values()
            if sheet["deck"] == deck and not (deck == "secrets" and sheet["advanced"])
        )
        if found < least:
            raise bad("cards", "expect-enough-cards", found, deck=deck, least=least)
