"""What a value of a pack must be. A mistake is told with its key and with what was expected there."""

from __future__ import annotations

import difflib
from typing import Final, final

from duskbox.core.shapes import Flag, ListOf, Mistakes, OneOf, Schema, Shape, Table, Text, Whole
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

#: No number within an effect is larger, no effect is nested deeper, and none has more parts.
MOST_NUMBER: Final = 30
MOST_DEEP: Final = 8
MOST_PARTS: Final = 12
#: No effect carries out more than this: an effect within one about Heroes counts once for each of eight, and
#: one within two of them 64 times. The box itself needs 50, 4 levels and 5 parts.
MOST_EFFECTS: Final = 500
_FOR_HEROES: Final = ("EachHero", "AHero", "TheHero")
#: How long the lists of a sheet may be: its keywords, its hooks, the services of a space.
_MOST_LISTED: Final = 12
_NAMES: Final = {
    "effect": "expect-known-effect",
    "condition": "expect-known-condition",
    "hook": "expect-known-hook",
}
_AMOUNTS: Final = {"amount": "expect-amount", "change": "expect-change", "number": "expect-number"}


@final
class Spelled(Shape):
    """Effects and what belongs to them, as lists that begin with a name. They are looked at when everything they can
    speak of is known (`check_effects`); before that it is enough that there is a list, or anything at all.
    """

    def __init__(self, expected: str, name: str, *, none: bool = False, anything: bool = False) -> None:
        super().__init__(expected)
        self._name: Final = name
        self._none: Final = none
        self._anything: Final = anything

    def fits(self, value: object) -> bool:
        """Whether it may be one."""
        return self._anything or isinstance(value, list) or (self._none and value == NONE)

    def schema(self) -> Schema:
        """A definition of the whole document (`schema.py`)."""
        named: Schema = {"$ref": f"#/definitions/{self._name}"}
        return {"anyOf": [{"const": NONE}, named]} if self._none else named


def whole(least: int, most: int) -> Whole:
    """A whole number between two others."""
    return Whole("expect-number", least, most)


#: The values of sheets.
COPIES: Final = whole(0, 99)
MOST_PRICE: Final = 30
PRICE: Final = whole(0, MOST_PRICE)
SKILL: Final = whole(0, 12)
DICE: Final = whole(0, 20)
WOUNDS: Final = whole(1, 20)
MOST_TOUGHNESS: Final = 20
TOUGHNESS: Final = whole(0, MOST_TOUGHNESS)
COUNTERS: Final = whole(1, 20)
MILITIA: Final = whole(0, 30)
CHANGE_AFTER: Final = whole(1, 20)
FLAG: Final = Flag("expect-flag")
SPACE: Final = OneOf("expect-one-of", NAMED)
SKILL_NAME: Final = OneOf("expect-one-of", SKILLS)
SEVERAL_WINDOWS: Final = ListOf(
    "expect-several-of", OneOf("expect-one-of", WINDOWS), unique=True, allowed=", ".join(WINDOWS)
)
#: The name of a thing: small letters, digits and hyphens.
NAME: Final = Text("expect-name", most=40, pattern="[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
KEYWORDS: Final = ListOf("expect-keywords", NAME, unique=True, longest=_MOST_LISTED, longer="expect-shorter")
EFFECT: Final = Spelled("expect-effect", "effect")
EFFECT_OR_NONE: Final = Spelled("expect-effect-or-none", "effect", none=True)
SEVERAL_HOOKS: Final = ListOf(
    "expect-hooks", Spelled("expect-hooks", "hook", anything=True), longest=_MOST_LISTED, longer="expect-shorter"
)
CHART: Final = ListOf("expect-chart", Spelled("expect-chart-row", "row", anything=True))
SERVICE: Final = Table(
    {"name": NAME, "price": PRICE, "effect": EFFECT, "once": FLAG}, needed=("name", "price", "effect")
)
SERVICES: Final = ListOf("expect-services", SERVICE, longest=_MOST_LISTED, longer="expect-shorter", each=True)


def is_number(value: object) -> bool:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_one_of(value: object, allowed: tuple[str, ...] | dict[str, None], key: str, mistakes: Mistakes) -> bool:
    """Note what is none of these texts."""
    good = isinstance(value, str) and value in allowed
    if not good:
        mistakes.bad(key, "expect-one-of", value, allowed=", ".join(allowed))
    return good


# Effects

#: The kinds of the parts of every effect, condition and hook.
PARTS: Final = {
    "effect": {name: kinds for name, (_, kinds) in EFFECTS.items()},
    "condition": {name: kinds for name, (_, kinds) in CONDITIONS.items()},
    "hook": {name: kinds for name, (_, kinds) in HOOKS.items()},
}
ONE_OR_TWO_SKILLS: Final = (*SKILLS, *[f"{one}+{other}" for one in SKILLS for other in SKILLS if one != other])
#: What the texts of an effect, condition or hook can be, by the place of the part; 0 is every part.
TEXTS: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "EachHero": {2: EACH},
    "AHero": {2: WHO},
    "TheHero": {2: MOST},
    "Test": {1: ONE_OR_TWO_SKILLS},
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
THINGS: Final[dict[str, str]] = {
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


def check_effects(declaration: Declaration, mistakes: Mistakes, complete: bool) -> None:
    """Note every effect or hook that is not made of known effects, or that speaks of something the box does not have.
    What it has is known if its declaration is complete.
    """
    checking = _Checking(Known(declaration) if complete else None, mistakes)
    for name, sheet in declaration.cards.items():
        key = f"cards.{name}"
        checking.effect(sheet["effect"], f"{key}.effect")
        checking.hooks(sheet, "hooks", key)
        if sheet["kind"] == "minion":
            checking.check(sheet["reward"], "effect", f"{key}.reward", 0)
    for name, sheet in declaration.heroes.items():
        checking.hooks(sheet, "hooks", f"heroes.{name}")
    for name, sheet in declaration.elders.items():
        checking.hooks(sheet, "hooks", f"elders.{name}")
    for name, sheet in declaration.minions.items():
        checking.check(sheet["reward"], "effect", f"minions.{name}.reward", 0)
        checking.hooks(sheet, "hooks", f"minions.{name}")
    for name, sheet in declaration.villains.items():
        checking.hooks(sheet, "basic", f"villains.{name}")
        checking.hooks(sheet, "advanced", f"villains.{name}")
        for chart in ("chart", "advanced-chart"):
            for place, row in enumerate(listed(sheet, chart), start=1):
                if isinstance(row, list) and len(row) > 3:
                    checking.check(row[3], "effect", f"villains.{name}.{chart}.{place}.4", 0)
    for name, sheet in declaration.spaces.items():
        checking.effect(sheet["encounter"], f"spaces.{name}.encounter")
        for place, service in enumerate(listed(sheet, "services"), start=1):
            if isinstance(service, dict):
                checking.check(service["effect"], "effect", f"spaces.{name}.services.{place}.effect", 0)


@final
class _Checking:
    """Checks effects, conditions and hooks, and notes what is wrong with each."""

    def __init__(self, known: Known | None, mistakes: Mistakes) -> None:
        self._known: Final = known
        self._mistakes: Final = mistakes

    def effect(self, value: object, key: str) -> None:
        """An effect, or none."""
        if value != NONE:
            self.check(value, "effect", key, 0)

    def hooks(self, sheet: Sheet, field: str, key: str) -> None:
        """The hooks of a sheet."""
        for place, hook in enumerate(listed(sheet, field), start=1):
            self.check(hook, "hook", f"{key}.{field}.{place}", 0)

    def check(self, value: object, what: str, key: str, deep: int) -> int:
        """An effect, condition or hook: its name, each of its parts, and whether they go together.

        How many effects it may carry out.
        """
        mistakes = self._mistakes
        before = len(mistakes.found)
        kinds_by_name = PARTS[what]
        if deep > MOST_DEEP:
            mistakes.bad(key, "expect-shallow", value, most=MOST_DEEP)
            return 0
        if not isinstance(value, list) or not value or not isinstance(value[0], str) or value[0] not in kinds_by_name:
            tried = value[0][:80] if isinstance(value, list) and value and isinstance(value[0], str) else ""
            near = difflib.get_close_matches(tried, list(kinds_by_name), 3) or list(kinds_by_name)
            mistakes.bad(key, _NAMES[what], value, allowed=", ".join(near))
            return 0
        name = value[0]
        if len(value) - 1 > MOST_PARTS:
            mistakes.bad(key, "expect-fewer-parts", len(value) - 1, most=MOST_PARTS)
            return 0
        kinds = kinds_by_name[name].split()
        if len(value) - 1 > len(kinds) and not (kinds and kinds[-1].endswith("*")):
            mistakes.bad(key, "expect-parts", value, word=name, parts=", ".join(kinds) or "–")
            return 0
        effects = 0
        for place, part in enumerate(value[1:], start=1):
            kind = kinds[min(place, len(kinds)) - 1].rstrip("*")
            effects += self._part(part, kind, name, place, f"{key}.{place}", deep)
        if what == "hook" and name == "Replacement":
            _check_replacement(value, key, mistakes)
        if len(mistakes.found) > before:
            return 0
        try:
            if what == "effect":
                read(value)
            elif what == "condition":
                read_condition(value)
            else:
                read_hook(value)
        except ValueError:
            mistakes.bad(key, "expect-parts", value, word=name, parts=", ".join(kinds) or "–")
            return 0
        effects = 1 + effects * (MOST_HEROES if name in _FOR_HEROES else 1)
        if effects > MOST_EFFECTS:
            mistakes.bad(key, "expect-less-work", effects, most=MOST_EFFECTS, each=MOST_HEROES)
        return effects

    def _part(self, part: object, kind: str, name: str, place: int, key: str, deep: int) -> int:
        """A part of an effect, condition or hook; how many effects it may carry out."""
        mistakes = self._mistakes
        if kind.endswith("?") and part == NONE:
            return 0
        if kind.rstrip("?") in ("effect", "condition"):
            return self.check(part, kind.rstrip("?"), key, deep + 1)
        if kind == "row":
            if not isinstance(part, list) or len(part) != 3 or not is_number(part[0]) or not is_number(part[1]):
                mistakes.bad(key, "expect-row", part)
                return 0
            return self.check(part[2], "effect", f"{key}.3", deep + 1)
        if kind in _AMOUNTS:
            named = isinstance(part, str) and (
                part in AMOUNTS if kind == "amount" else part == "x" and kind == "change"
            )
            least = 0 if kind == "amount" else -MOST_NUMBER
            plain = isinstance(part, int) and not isinstance(part, bool) and least <= part <= MOST_NUMBER
            if not named and not plain:
                mistakes.bad(key, _AMOUNTS[kind], part, least=least, most=MOST_NUMBER, allowed=", ".join(AMOUNTS))
        elif kind == "flag":
            FLAG.check(part, key, mistakes)
        elif kind == "text":
            self._text(part, name, place, key)
        elif kind == "texts":
            SEVERAL_SKILLS.check(part, key, mistakes)
        elif kind == "cost" and (
            not isinstance(part, list)
            or len(part) != 4
            or not isinstance(part[2], bool)
            or any(not is_number(part[place]) or not 0 <= part[place] <= MOST_NUMBER for place in (0, 1, 3))
        ):
            mistakes.bad(key, "expect-cost", part)
        return 0

    def _text(self, part: object, name: str, place: int, key: str) -> None:
        """A text: one of those that may stand here, or the name of a thing of the box."""
        allowed = TEXTS.get(name, {})
        if not isinstance(part, str):
            self._mistakes.bad(key, "expect-text", part)
        elif place in allowed or 0 in allowed:
            check_one_of(part, allowed[place if place in allowed else 0], key, self._mistakes)
        elif place == 1 and name in THINGS and self._known is not None:
            check_one_of(part, self._known.things[THINGS[name]], key, self._mistakes)


#: Some Skills, each once.
SEVERAL_SKILLS: Final = ListOf("expect-several-of", SKILL_NAME, shortest=1, unique=True, allowed=", ".join(SKILLS))
#: The numbers of a Replacement by what it replaces: a Skill, or a face of a die.
REPLACEMENTS: Final = {"fight-skill": (0, len(SKILLS) - 1)}
FACES: Final = (1, 6)


def _check_replacement(value: list[object], key: str, mistakes: Mistakes) -> None:
    what = value[1] if len(value) > 1 and isinstance(value[1], str) else ""
    least, most = REPLACEMENTS.get(what, FACES)
    if len(value) > 2 and isinstance(value[2], int) and not least <= value[2] <= most:
        mistakes.bad(f"{key}.2", "expect-number", value[2], least=least, most=most)
