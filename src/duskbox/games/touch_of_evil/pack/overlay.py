"""Packs: a TOML overlay with which an owner of the box replaces names, numbers, cards, charts and the board.

A pack names only what it changes; what it writes has the form of our own declarations (`content/build.py`).
`replace = ["manor"]` starts a deck from nothing. Every mistake is reported with the key and what was expected there.
"""

from __future__ import annotations

import json
from typing import Final

from duskbox.core.shapes import ListOf, Mistakes, OneOf, Shape, Table, Text
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
    CHANGE_AFTER,
    CHART,
    COPIES,
    COUNTERS,
    DICE,
    EFFECT,
    EFFECT_OR_NONE,
    FLAG,
    KEYWORDS,
    MARK,
    MILITIA,
    MOST_TOUGHNESS,
    NAME,
    PRICE,
    SERVICES,
    SEVERAL_HOOKS,
    SEVERAL_WINDOWS,
    SKILL,
    SKILL_NAME,
    SPACE,
    TOUGHNESS,
    WOUNDS,
    check_effects,
    check_one_of,
    is_number,
)
from duskbox.games.touch_of_evil.rules.vocabulary import ELDERS, PLACES

TABLES: Final = (
    "pack", "replace", "names", "cards", "heroes", "villains", "minions", "elders", "spaces", "track", "board",
    "militia",
    "change-after",
)  # fmt: skip

#: How many characters a pack may say about itself: they travel with every record.
_ABOUT_TEXT: Final = Text("expect-about", most=2000)
ABOUT: Final = Table(
    {
        "game": OneOf("expect-game", ("a-touch-of-evil",)),
        "name": _ABOUT_TEXT,
        "author": _ABOUT_TEXT,
        "note": _ABOUT_TEXT,
    },
    needed=("game",),
)

# The keys of every sheet, and what each must be
HERO: Final = Table(
    {
        "spirit": SKILL,
        "cunning": SKILL,
        "combat": SKILL,
        "honor": SKILL,
        "wounds": WOUNDS,
        "start": SPACE,
        "hooks": SEVERAL_HOOKS,
    }
)
VILLAIN: Final = Table(
    {
        "combat": DICE,
        "wounds": WOUNDS,
        "basic": SEVERAL_HOOKS,
        "advanced": SEVERAL_HOOKS,
        "chart": CHART,
        "advanced-chart": CHART,
        "keywords": KEYWORDS,
    }
)
_ENEMY: Final[dict[str, Shape]] = {
    "dice": DICE,
    "wounds": TOUGHNESS,
    "reward": EFFECT,
    "skill": SKILL_NAME,
    "hooks": SEVERAL_HOOKS,
}
_MINION: Final[dict[str, Shape]] = {
    **_ENEMY, "keywords": KEYWORDS, "counters": COUNTERS, "round": FLAG, "hunts": FLAG,
}  # fmt: skip
MINION: Final = Table(_MINION)
#: What a new Minion cannot do without, besides the Villain it serves.
NEW_MINION: Final = Table(_MINION, needed=("dice", "wounds", "reward", "counters"))
ELDER: Final = Table({"spirit": SKILL, "cunning": SKILL, "honor": SKILL, "wounds": WOUNDS, "hooks": SEVERAL_HOOKS})
SPACE_SHEET: Final = Table({"encounter": EFFECT_OR_NONE, "services": SERVICES, "shop": FLAG})
_ANY_CARD: Final[dict[str, Shape]] = {"copies": COPIES, "keywords": KEYWORDS}
_CARD: Final[dict[str, dict[str, Shape]]] = {
    "event": {"effect": EFFECT_OR_NONE, "windows": SEVERAL_WINDOWS, "immediate": FLAG, "removed": FLAG},
    "mystery": {"effect": EFFECT_OR_NONE, "hooks": SEVERAL_HOOKS, "remains": FLAG, "removed": FLAG},
    "item": {"hooks": SEVERAL_HOOKS, "uncounted": FLAG},
    "ally": {"hooks": SEVERAL_HOOKS, "uncounted": FLAG},
    # What is fought can take a Wound.
    "minion": {**_ENEMY, "wounds": WOUNDS},
    "find": {"effect": EFFECT_OR_NONE},
    "lair": {"space": SPACE, "price": PRICE, "hooks": SEVERAL_HOOKS},
    "secret": {
        "effect": EFFECT_OR_NONE, "hooks": SEVERAL_HOOKS, "evil": FLAG, "advanced": FLAG, "immediate": FLAG,
    },
    "curse": {"hooks": SEVERAL_HOOKS},
}  # fmt: skip
#: What a new card cannot do without.
_NEEDED: Final = {
    "event": ("effect",),
    "find": ("effect",),
    "minion": ("dice", "wounds", "reward"),
    "lair": ("space", "price"),
}
_CORNER: Final = ("item", "ally", "find", "minion")
#: The kinds of cards a deck can hold.
DECKS: Final[dict[str, tuple[str, ...]]] = {
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
RESERVED: Final = ("hunt", "curse", "lair", "minion", "evil", "when")
#: What the other texts of a thing are found by.
ENDINGS: Final = ("-flavour", "-title", "-ability")
_MOST_CARDS: Final = 500
#: How many cards there may be with all their copies (the box has 242), and how many kinds of Minions on the charts.
_MOST_COPIES: Final = 1500
_MOST_MINIONS: Final = 60
REPLACE: Final = ListOf("expect-several-of", OneOf("expect-one-of", DECKS), unique=True, allowed=", ".join(DECKS))
#: Triggers are looked at in every window.
_MOST_TRIGGERS: Final = 4095

#: The boxes of the packs met last, by the pack as a text: a match asks for its box again and again.
_met: Final[dict[str, Box]] = {}
_MOST_MET: Final = 8


def laid_over(overlay: dict[str, object]) -> Box:
    """Our box with a pack laid over it; a pack that does not fit raises `BadPack` with all its mistakes. Equal packs
    share one box.
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
    about = Mistakes()
    given = overlay.get("pack")
    if not isinstance(given, dict) or given.get("game") != "a-touch-of-evil":
        ABOUT.check(given, "pack", about)
        about.refuse()
    mistakes = Mistakes()
    ABOUT.check(given, "pack", mistakes)
    mistakes.check_keys(overlay, TABLES, "")
    d = declared(HOUSE)
    before = set(named_things(d))
    _replace(d, overlay.get("replace", []), mistakes)
    _change(d.heroes, overlay, "heroes", HERO, mistakes)
    _change(d.villains, overlay, "villains", VILLAIN, mistakes)
    _change(d.elders, overlay, "elders", ELDER, mistakes)
    _change(d.spaces, overlay, "spaces", SPACE_SHEET, mistakes)
    _lay_minions(d, _table(overlay, "minions", mistakes), mistakes)
    _lay_cards(d, _table(overlay, "cards", mistakes), mistakes)
    lay_track(d, overlay.get("track", {}), mistakes)
    if "board" in overlay:
        d.loops = loops_of(overlay["board"], mistakes)
    if "militia" in overlay and MILITIA.check(overlay["militia"], "militia", mistakes):
        d.militia = number(overlay, "militia")
    if "change-after" in overlay and CHANGE_AFTER.check(overlay["change-after"], "change-after", mistakes):
        d.change_after = number(overlay, "change-after")
    for name, sheet in d.villains.items():
        for chart in ("chart", "advanced-chart"):
            _check_chart(d, name, sheet, chart, mistakes)
    _check_services(d, mistakes)
    for name, sheet in d.cards.items():
        if sheet["mark"] == MARK:
            _check_card(sheet, f"cards.{name}", mistakes)
    if not mistakes.within("cards", "replace"):
        _check_decks(d, mistakes)
    # What there is to speak of is known where nothing had to be left out.
    complete = not mistakes.within("cards", "replace", "minions", "villains", "spaces")
    check_effects(d, mistakes, complete)
    check_names(d, before, overlay.get("names", {}), mistakes, complete)
    mistakes.refuse()
    box = built(d)
    if len(box.triggers) > _MOST_TRIGGERS:
        mistakes.bad("cards", "expect-fewer-triggers", len(box.triggers), most=_MOST_TRIGGERS)
    mistakes.refuse()
    return box


def _table(overlay: Sheet, key: str, mistakes: Mistakes) -> Sheet:
    value = overlay.get(key, {})
    if isinstance(value, dict):
        return value
    mistakes.bad(key, "expect-table", value)
    return {}


def _replace(d: Declaration, value: object, mistakes: Mistakes) -> None:
    """Empty the decks that the pack fills itself."""
    if REPLACE.check(value, "replace", mistakes) and isinstance(value, list):
        for name in [name for name, sheet in d.cards.items() if sheet["deck"] in value]:
            del d.cards[name]


# Sheets


def _change(sheets: Sheets, overlay: Sheet, kind: str, shape: Table, mistakes: Mistakes) -> None:
    """Change some values of things that are there: Heroes, Villains, Elders, spaces."""
    given = _table(overlay, kind, mistakes)
    for name in mistakes.check_keys(given, sheets, kind):
        sheets[name] = _changed(sheets[name], given[name], shape, f"{kind}.{name}", mistakes)


def _changed(sheet: Sheet, values: object, shape: Table, key: str, mistakes: Mistakes) -> Sheet:
    return {**sheet, **shape.good(values, key, mistakes), "mark": MARK}


def _lay_minions(d: Declaration, given: Sheet, mistakes: Mistakes) -> None:
    """The Minions of the charts: changed, or with the Villain they serve added (ATE-MIN-01, ATE-MIN-06)."""
    for name, sheet in given.items():
        key = f"minions.{name}"
        before = len(mistakes.found)
        if name in d.minions:
            d.minions[name] = _changed(d.minions[name], sheet, MINION, key, mistakes)
        elif isinstance(sheet, dict):
            check_one_of(sheet.get("villain"), tuple(d.villains), f"{key}.villain", mistakes)
            _check_new(d, name, key, mistakes)
            rest = {field: value for field, value in sheet.items() if field != "villain"}
            made = _changed(_BLANK_MINION, rest, NEW_MINION, key, mistakes)
            if len(mistakes.found) == before:
                d.minions[name] = {"villain": sheet["villain"], **made}
        else:
            mistakes.bad(key, "expect-table", sheet)
        if len(mistakes.found) == before:
            _check_toughness(d.minions[name], key, mistakes)
    if len(d.minions) > _MOST_MINIONS:
        mistakes.bad("minions", "expect-fewer-minions", len(d.minions), most=_MOST_MINIONS)


def _lay_cards(d: Declaration, given: Sheet, mistakes: Mistakes) -> None:
    """Cards: changed, or with a deck and a kind added."""
    for name, sheet in given.items():
        key = f"cards.{name}"
        if not isinstance(sheet, dict):
            mistakes.bad(key, "expect-table", sheet)
        elif name in d.cards:
            for field in ("deck", "kind"):
                if field in sheet:
                    mistakes.bad(f"{key}.{field}", "expect-no-deck", sheet[field])
            old = d.cards[name]
            rest = {field: value for field, value in sheet.items() if field not in ("deck", "kind")}
            shape = changed_card(text(old, "kind"), text(old, "deck"))
            d.cards[name] = _changed(old, rest, shape, key, mistakes)
        else:
            before = len(mistakes.found)
            made = _new_card(d, name, sheet, key, mistakes)
            if len(mistakes.found) == before:
                d.cards[name] = made
    if len(d.cards) > _MOST_CARDS:
        mistakes.bad("cards", "expect-fewer-cards", len(d.cards), most=_MOST_CARDS)
    copies = sum(number(sheet, "copies") for sheet in d.cards.values())
    if copies > _MOST_COPIES:
        mistakes.bad("cards", "expect-fewer-copies", copies, most=_MOST_COPIES)


def _new_card(d: Declaration, name: str, sheet: Sheet, key: str, mistakes: Mistakes) -> Sheet:
    deck, kind = sheet.get("deck"), sheet.get("kind")
    if not isinstance(deck, str) or deck not in DECKS:
        mistakes.bad(f"{key}.deck", "expect-deck", deck, allowed=", ".join(DECKS))
        return {}
    if not isinstance(kind, str) or kind not in DECKS[deck]:
        mistakes.bad(f"{key}.kind", "expect-one-of", kind, allowed=", ".join(DECKS[deck]))
        return {}
    _check_new(d, name, key, mistakes)
    blank: Sheet = {"deck": deck, "kind": kind, **_BLANK_CARD}
    if kind == "minion":
        blank.update(_BLANK_MINION)
    rest = {field: value for field, value in sheet.items() if field not in ("deck", "kind")}
    return _changed(blank, rest, new_card(kind, deck), key, mistakes)


def changed_card(kind: str, deck: str) -> Table:
    """What a card that is there may have changed."""
    return Table(_card_fields(kind, deck))


def new_card(kind: str, deck: str) -> Table:
    """What a new card says besides its deck and its kind."""
    needed = (*_NEEDED.get(kind, ()), *(("price",) if deck == "town-items" else ()))
    return Table(_card_fields(kind, deck), needed=needed)


def _card_fields(kind: str, deck: str) -> dict[str, Shape]:
    fields = {**_ANY_CARD, **_CARD[kind]}
    if deck == "town-items":
        fields["price"] = PRICE
    return fields


def _check_new(d: Declaration, name: str, key: str, mistakes: Mistakes) -> None:
    """A name that nothing else has: what players read and choose is found by it."""
    if not NAME.fits(name) or name in RESERVED or name.endswith(ENDINGS):
        mistakes.bad(key, "expect-name", name)
        return
    for others in (d.heroes, d.villains, d.minions, d.elders, d.spaces, d.cards):
        if name in others:
            mistakes.bad(key, "expect-free-name", name)


def _check_toughness(sheet: Sheet, key: str, mistakes: Mistakes) -> None:
    """What is fought can take a Wound; a round counter is not fought (ATE-CHART-05)."""
    if number(sheet, "wounds") < 1 and not flag(sheet, "round"):
        mistakes.bad(f"{key}.wounds", "expect-number", sheet["wounds"], least=1, most=MOST_TOUGHNESS)


def _check_card(sheet: Sheet, key: str, mistakes: Mistakes) -> None:
    """What only the whole card shows: when it can be played, whether its text ever counts."""
    kind = sheet["kind"]
    if kind in ("event", "find") and sheet["effect"] == NONE:
        mistakes.bad(f"{key}.effect", "expect-effect", NONE)
    if kind == "event" and not texts(sheet, "windows") and not flag(sheet, "immediate"):
        mistakes.bad(f"{key}.windows", "expect-some-window", listed(sheet, "windows"))
    if kind == "mystery":
        if listed(sheet, "hooks") and not flag(sheet, "remains"):
            mistakes.bad(f"{key}.remains", "expect-remains", False)
        if sheet["effect"] == NONE and not listed(sheet, "hooks"):
            mistakes.bad(f"{key}.effect", "expect-some-effect", NONE)
    if kind == "secret" and flag(sheet, "immediate") and not flag(sheet, "advanced"):
        mistakes.bad(f"{key}.immediate", "expect-advanced", True)


# Charts and services


def _check_chart(d: Declaration, name: str, sheet: Sheet, chart: str, mistakes: Mistakes) -> None:
    """Every number of the die has its row, and every Minion in it serves this Villain (ATE-MIN-01)."""
    rows = listed(sheet, chart)
    own = tuple([minion for minion, other in d.minions.items() if other["villain"] == name])
    # Whom a Villain is served by is known where nothing had to be left out.
    complete = not mistakes.within("minions")
    after = 1
    for place, row in enumerate(rows, start=1):
        key = f"villains.{name}.{chart}.{place}"
        if not isinstance(row, list) or not 3 <= len(row) <= 4 or not is_number(row[0]) or not is_number(row[1]):
            mistakes.bad(key, "expect-chart-row", row)
            return
        if row[0] != after or not row[0] <= row[1] <= 6:
            mistakes.bad(f"villains.{name}.{chart}", "expect-chart", row[:3])
            return
        after = row[1] + 1
        if len(row) == 4:
            NAME.check(row[2], f"{key}.3", mistakes)
        elif complete:
            check_one_of(row[2], own, f"{key}.3", mistakes)
    if after != 7:
        last = rows[-1] if rows else None
        mistakes.bad(f"villains.{name}.{chart}", "expect-chart", last[:3] if isinstance(last, list) else rows)


def _check_services(d: Declaration, mistakes: Mistakes) -> None:
    """Paid options each have a name of their own (ATE-BOARD-08)."""
    met: dict[str, None] = {}
    for name, sheet in d.spaces.items():
        made: list[object] = []
        for place, service in enumerate(listed(sheet, "services"), start=1):
            if isinstance(service, dict):
                title = service["name"]
                if title in met:
                    mistakes.bad(f"spaces.{name}.services.{place}.name", "expect-free-name", title)
                met[title] = None
                made.append({"once": False, **service})
        sheet["services"] = made


# The whole


def _check_decks(d: Declaration, mistakes: Mistakes) -> None:
    """No deck is empty, and every Elder can be dealt a Secret (ATE-SETUP-04, ATE-SETUP-07)."""
    for deck in PLACES:
        least = ELDERS if deck == "secrets" else 1
        found = sum(
            number(sheet, "copies")
            for sheet in d.cards.values()
            if sheet["deck"] == deck and not (deck == "secrets" and sheet["advanced"])
        )
        if found < least:
            mistakes.bad("cards", "expect-enough-cards", found, deck=deck, least=least)
