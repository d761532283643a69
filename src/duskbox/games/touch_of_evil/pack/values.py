"""What a value of a pack must be. A mistake is told with its key and with what was expected there."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable
from typing import Final, final

from duskbox.core.errors import BadPack
from duskbox.games.touch_of_evil.content.build import Declaration, Sheet, listed, texts
from duskbox.games.touch_of_evil.effects import conditions
from duskbox.games.touch_of_evil.effects.cancelling import CANCELLED
from duskbox.games.touch_of_evil.effects.cards import CORNER_DECKS
from duskbox.games.touch_of_evil.effects.data import (
    AMOUNTS,
    CONDITIONS,
    EFFECTS,
    HOOKS,
    NONE,
    read,
    read_condition,
    read_hook,
)
from duskbox.games.touch_of_evil.effects.dice import WHAT, WHOSE
from duskbox.games.touch_of_evil.effects.elders import WHICH
from duskbox.games.touch_of_evil.effects.gains import CLUE_PLACES
from duskbox.games.touch_of_evil.effects.heroes import EACH, MOST, WHO
from duskbox.games.touch_of_evil.effects.militia import MUSTER
from duskbox.games.touch_of_evil.effects.minions import APPEAR, REMOVE
from duskbox.games.touch_of_evil.effects.movement import TARGETS
from duskbox.games.touch_of_evil.rules.board import NAMED
from duskbox.games.touch_of_evil.rules.vocabulary import (
    IN_FIGHT,
    LIMITS,
    MOMENTS,
    MOST_HEROES,
    REPLACED,
    SKILLS,
    SPANS,
    STATICS,
    WINDOWS,
)

#: What everything that a pack changes or adds is marked with.
MARK: Final = "pack"

#: The numbers of a pack by what they are: the least and the most.
RANGES: Final = {
    "copies": (0, 99),
    "price": (0, 30),
    "skill": (0, 12),
    "dice": (0, 20),
    "wounds": (1, 20),
    "toughness": (0, 20),
    "counters": (1, 20),
    "militia": (0, 30),
    "change": (1, 20),
    "track": (1, 20),
}
#: No number within an effect is larger, no effect is nested deeper, and none has more parts.
MOST_NUMBER: Final = 30
MOST_DEEP: Final = 8
MOST_PARTS: Final = 12
#: No effect carries out more than this: an effect within one about Heroes counts once for each of eight, and
#: one within two of them 64 times. The box itself needs 50, 4 levels and 5 parts.
MOST_EFFECTS: Final = 500
_FOR_HEROES: Final = ("EachHero", "AHero", "TheHero")
#: How long the lists of a sheet may be: its keywords, its hooks, the services of a space.
MOST_LISTED: Final = {"keywords": 12, "hooks": 12, "services": 12}

#: What is said of a value that should have been a list, and of a number in an effect.
_LISTS: Final = {
    "effect": "expect-effect",
    "effect?": "expect-effect-or-none",
    "hooks": "expect-hooks",
    "chart": "expect-chart",
    "services": "expect-services",
}
_AMOUNTS: Final = {"amount": "expect-amount", "change": "expect-change", "number": "expect-number"}

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_MOST_NAME: Final = 40


def bad(key: str, expected: str, found: object, **facts: str | int) -> BadPack:
    """A value that does not fit."""
    return BadPack(
        "error-pack-value",
        key=key[:80],
        expected=f"@{expected}",
        found=_shown(found),
        **facts,
    )


def _shown(found: object) -> str:
    if found is None or isinstance(found, str):
        return "–" if found is None else found[:60]
    try:
        return json.dumps(found, ensure_ascii=False, default=str)[:60]
    except RecursionError:
        # Lists within lists without end.
        return "[[[…"


def table(value: object, key: str) -> Sheet:
    """A table of keys and values."""
    if not isinstance(value, dict):
        raise bad(key, "expect-table", value)
    return value


def check_keys(value: Sheet, known: Iterable[str], key: str) -> None:
    """Refuse a key that is not known; of many that are, those that come near are named."""
    allowed = dict.fromkeys(known)
    for name in value:
        if name not in allowed:
            near = difflib.get_close_matches(name[:80], allowed, 5, 0.5) if len(allowed) > 20 else list(allowed)
            where = f"{key}.{name}" if key else name
            raise BadPack("error-pack-unknown-key", key=where[:80], allowed=", ".join(near or list(allowed)[:10]))


def is_number(value: object) -> bool:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def checked(value: object, kind: str, key: str) -> object:
    """A value of a sheet, if it is what its key needs.

    Effects are looked at when everything they can speak of is known.
    """
    if kind in RANGES:
        least, most = RANGES[kind]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise bad(key, "expect-number", value, least=least, most=most)
    elif kind == "flag":
        if not isinstance(value, bool):
            raise bad(key, "expect-flag", value)
    elif kind == "space":
        check_one_of(value, tuple(NAMED), key)
    elif kind == "skill-name":
        check_one_of(value, SKILLS, key)
    elif kind == "windows":
        if not isinstance(value, list) or any(each not in WINDOWS or value.count(each) > 1 for each in value):
            raise bad(key, "expect-several-of", value, allowed=", ".join(WINDOWS))
    elif kind == "keywords":
        _check_length(value, kind, key)
        if not isinstance(value, list) or not all(map(is_name, value)) or len(set(value)) < len(value):
            raise bad(key, "expect-keywords", value)
    elif not (isinstance(value, list) or (kind == "effect?" and value == NONE)):
        raise bad(key, _LISTS[kind], value)
    else:
        _check_length(value, kind, key)
    return value


def _check_length(value: object, kind: str, key: str) -> None:
    if kind in MOST_LISTED and isinstance(value, list) and len(value) > MOST_LISTED[kind]:
        raise bad(key, "expect-shorter", len(value), most=MOST_LISTED[kind])


def check_one_of(value: object, allowed: tuple[str, ...] | dict[str, None], key: str) -> None:
    """Refuse what is none of these texts."""
    if not isinstance(value, str) or value not in allowed:
        raise bad(key, "expect-one-of", value, allowed=", ".join(allowed))


def is_name(value: object) -> bool:
    """Whether it can be the name of a thing: small letters, digits and hyphens."""
    return isinstance(value, str) and len(value) <= _MOST_NAME and _NAME.fullmatch(value) is not None


# Effects

#: The kinds of the parts of every effect, condition and hook.
_KINDS: Final = {
    "effect": {name: kinds for name, (_, kinds) in EFFECTS.items()},
    "condition": {name: kinds for name, (_, kinds) in CONDITIONS.items()},
    "hook": {name: kinds for name, (_, kinds) in HOOKS.items()},
}
_ONE_OR_TWO_SKILLS: Final = (*SKILLS, *[f"{one}+{other}" for one in SKILLS for other in SKILLS if one != other])
#: What the texts of an effect, condition or hook can be, by the place of the part; 0 is every part.
_TEXTS: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "EachHero": {2: EACH},
    "AHero": {2: WHO},
    "TheHero": {2: MOST},
    "Test": {1: _ONE_OR_TWO_SKILLS},
    "Train": {1: SKILLS},
    "LoseSkill": {1: SKILLS},
    "PutClues": {2: CLUE_PLACES},
    "Until": {1: SPANS, 2: STATICS},
    "DrawCorner": {1: CORNER_DECKS},
    "TakeDiscarded": {1: ("event", "item")},
    "Cancel": {0: CANCELLED},
    "MoveTo": {1: tuple(NAMED)},
    "MoveToAny": {1: TARGETS},
    "ChartAt": {1: ("random", "chosen")},
    "PlaceMinions": {3: APPEAR},
    "MinionsMove": {1: ("heroes", "town")},
    "RemoveMinion": {1: REMOVE},
    "PlaceMilitia": {2: MUSTER},
    "Reroll": {2: WHOSE, 3: WHAT},
    "AddDice": {2: WHOSE, 3: WHAT},
    "SetDie": {2: WHOSE, 3: WHAT},
    "IgnoreWounds": {2: ("own", "any", "elder")},
    "At": {1: (*conditions.KINDS, *NAMED)},
    "Static": {1: STATICS},
    "Trigger": {1: (*WINDOWS, IN_FIGHT, *MOMENTS), 4: LIMITS},
    "Replacement": {1: REPLACED},
}
#: Texts that name a thing of the box: see `Known`.
_THINGS: Final[dict[str, str]] = {
    "FightA": "minions",
    "PlaceMinions": "counters",
    "ElderLives": "elders",
    "KillAnElder": "which",
    "AddSecret": "which",
    "RevealElder": "which",
    "ForElder": "which",
    "VillainIs": "villains",
    "Against": "foes",
    "Carries": "carried",
}


@final
class Known:
    """The things of a box that its effects can speak of."""

    def __init__(self, declaration: Declaration) -> None:
        minions = {name: None for name, sheet in declaration.cards.items() if sheet["kind"] == "minion"}
        foes: list[str] = []
        carried: list[str] = []
        for sheet in (*declaration.villains.values(), *declaration.minions.values()):
            foes += texts(sheet, "keywords")
        for name, sheet in declaration.cards.items():
            if name in minions:
                foes += texts(sheet, "keywords")
            elif sheet["kind"] in ("item", "ally"):
                carried += texts(sheet, "keywords")
        #: Each in its order, and found at once: a pack can speak of thousands of things thousands of times.
        self.things: Final[dict[str, dict[str, None]]] = {
            "minions": dict.fromkeys((*declaration.minions, *minions)),
            "counters": dict.fromkeys(declaration.minions),
            "elders": dict.fromkeys(declaration.elders),
            "which": dict.fromkeys((*WHICH, *declaration.elders)),
            "villains": dict.fromkeys(declaration.villains),
            "foes": dict.fromkeys(foes),
            "carried": dict.fromkeys(carried),
        }


def check_effects(declaration: Declaration) -> None:
    """Refuse an effect or hook that is not made of known effects, or that speaks of something the box does not have."""
    known = Known(declaration)
    for name, sheet in declaration.cards.items():
        key = f"cards.{name}"
        _check_effect(sheet["effect"], f"{key}.effect", known)
        _check_hooks(sheet, "hooks", key, known)
        if sheet["kind"] == "minion":
            _check(sheet["reward"], "effect", f"{key}.reward", known, 0)
    for name, sheet in declaration.heroes.items():
        _check_hooks(sheet, "hooks", f"heroes.{name}", known)
    for name, sheet in declaration.elders.items():
        _check_hooks(sheet, "hooks", f"elders.{name}", known)
    for name, sheet in declaration.minions.items():
        _check(sheet["reward"], "effect", f"minions.{name}.reward", known, 0)
        _check_hooks(sheet, "hooks", f"minions.{name}", known)
    for name, sheet in declaration.villains.items():
        _check_hooks(sheet, "basic", f"villains.{name}", known)
        _check_hooks(sheet, "advanced", f"villains.{name}", known)
        for chart in ("chart", "advanced-chart"):
            for place, row in enumerate(listed(sheet, chart), start=1):
                if isinstance(row, list) and len(row) > 3:
                    _check(row[3], "effect", f"villains.{name}.{chart}.{place}.4", known, 0)
    for name, sheet in declaration.spaces.items():
        _check_effect(sheet["encounter"], f"spaces.{name}.encounter", known)
        for place, service in enumerate(listed(sheet, "services"), start=1):
            if isinstance(service, dict):
                _check(service["effect"], "effect", f"spaces.{name}.services.{place}.effect", known, 0)


def _check_effect(value: object, key: str, known: Known) -> None:
    if value != NONE:
        _check(value, "effect", key, known, 0)


def _check_hooks(sheet: Sheet, field: str, key: str, known: Known) -> None:
    for place, hook in enumerate(listed(sheet, field), start=1):
        _check(hook, "hook", f"{key}.{field}.{place}", known, 0)


def _check(value: object, what: str, key: str, known: Known, deep: int) -> int:
    """An effect, condition or hook: its name, each of its parts, and whether they go together.

    How many effects it may carry out.
    """
    kinds_by_name = _KINDS[what]
    if deep > MOST_DEEP:
        raise bad(key, "expect-shallow", value, most=MOST_DEEP)
    if not isinstance(value, list) or not value or not isinstance(value[0], str) or value[0] not in kinds_by_name:
        tried = value[0][:80] if isinstance(value, list) and value and isinstance(value[0], str) else ""
        near = difflib.get_close_matches(tried, list(kinds_by_name), 3) or list(kinds_by_name)
        raise bad(key, f"expect-known-{what}", value, allowed=", ".join(near))
    name = value[0]
    if len(value) - 1 > MOST_PARTS:
        raise bad(key, "expect-fewer-parts", len(value) - 1, most=MOST_PARTS)
    kinds = kinds_by_name[name].split()
    allowed = _TEXTS.get(name, {})
    effects = 0
    for place, part in enumerate(value[1:], start=1):
        if place > len(kinds) and not (kinds and kinds[-1].endswith("*")):
            raise bad(key, "expect-parts", value, word=name, parts=", ".join(kinds) or "–")
        kind = kinds[min(place, len(kinds)) - 1].rstrip("*")
        here = f"{key}.{place}"
        effects += _check_part(part, kind, here, known, deep)
        if kind == "text" and (place in allowed or 0 in allowed):
            check_one_of(part, allowed[place if place in allowed else 0], here)
        elif kind == "text" and place == 1 and name in _THINGS:
            check_one_of(part, known.things[_THINGS[name]], here)
    if what == "hook" and name == "Replacement":
        _check_replacement(value, key)
    try:
        if what == "effect":
            read(value)
        elif what == "condition":
            read_condition(value)
        else:
            read_hook(value)
    except ValueError:
        raise bad(key, "expect-parts", value, word=name, parts=", ".join(kinds) or "–") from None
    effects = 1 + effects * (MOST_HEROES if name in _FOR_HEROES else 1)
    if effects > MOST_EFFECTS:
        raise bad(key, "expect-less-work", effects, most=MOST_EFFECTS, each=MOST_HEROES)
    return effects


def _check_part(part: object, kind: str, key: str, known: Known, deep: int) -> int:
    """A part of an effect, condition or hook; how many effects it may carry out."""
    if kind.endswith("?") and part == NONE:
        return 0
    if kind.rstrip("?") in ("effect", "condition"):
        return _check(part, kind.rstrip("?"), key, known, deep + 1)
    if kind == "row":
        if not isinstance(part, list) or len(part) != 3 or not is_number(part[0]) or not is_number(part[1]):
            raise bad(key, "expect-row", part)
        return _check(part[2], "effect", f"{key}.3", known, deep + 1)
    if kind in ("amount", "change", "number"):
        named = isinstance(part, str) and (part in AMOUNTS if kind == "amount" else part == "x" and kind == "change")
        least = 0 if kind == "amount" else -MOST_NUMBER
        plain = isinstance(part, int) and not isinstance(part, bool) and least <= part <= MOST_NUMBER
        if not named and not plain:
            raise bad(key, _AMOUNTS[kind], part, least=least, most=MOST_NUMBER, allowed=", ".join(AMOUNTS))
    elif kind == "flag":
        checked(part, "flag", key)
    elif kind == "text":
        if not isinstance(part, str):
            raise bad(key, "expect-text", part)
    elif kind == "texts":
        if (
            not isinstance(part, list)
            or not part
            or any(each not in SKILLS or part.count(each) > 1 for each in part[:5])
        ):
            raise bad(key, "expect-several-of", part, allowed=", ".join(SKILLS))
    elif kind == "cost" and (
        not isinstance(part, list)
        or len(part) != 4
        or not isinstance(part[2], bool)
        or any(not is_number(part[place]) or not 0 <= part[place] <= MOST_NUMBER for place in (0, 1, 3))
    ):
        raise bad(key, "expect-cost", part)
    return 0


def _check_replacement(value: list[object], key: str) -> None:
    """Its number is a Skill, or a face of a die."""
    least, most = (0, len(SKILLS) - 1) if value[1:2] == ["fight-skill"] else (1, 6)
    if len(value) > 2 and isinstance(value[2], int) and not least <= value[2] <= most:
        raise bad(f"{key}.2", "expect-number", value[2], least=least, most=most)
