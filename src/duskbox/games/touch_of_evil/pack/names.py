"""The names of a pack: which messages it may put into its own words."""

from __future__ import annotations

from typing import Final

from duskbox.core.shapes import Mistakes, Text
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.content.build import Declaration, listed, texts
from duskbox.games.touch_of_evil.rules.board import NAMED

_MOST_NAME: Final = 60
_MOST_FLAVOUR: Final = 200
NAME: Final = Text("expect-said", most=_MOST_NAME, shows=True)
FLAVOUR: Final = Text("expect-said", most=_MOST_FLAVOUR, shows=True)


def named_things(d: Declaration) -> list[str]:
    """The ids of all names that players read."""
    found: list[str] = []
    for name, sheet in d.cards.items():
        found.append(f"card-{name}")
        if sheet["kind"] == "minion":
            found.append(f"minion-{name}")
    found += [f"minion-{name}" for name in d.minions]
    found += [f"hero-{name}" for name in d.heroes]
    found += [f"villain-{name}" for name in d.villains]
    found += [f"elder-{name}" for name in d.elders]
    found += [f"space-{name}" for name in NAMED]
    for sheet in d.villains.values():
        for chart in ("chart", "advanced-chart"):
            found += [f"chart-{row[2]}" for row in listed(sheet, chart) if isinstance(row, list) and len(row) > 3]
    for sheet in d.spaces.values():
        found += [f"service-{service['name']}" for service in listed(sheet, "services") if isinstance(service, dict)]
    for sheet in (*d.cards.values(), *d.villains.values(), *d.minions.values()):
        found += [f"keyword-{keyword}" for keyword in texts(sheet, "keywords")]
    return list(dict.fromkeys(found))


def nameable(things: list[str]) -> list[str]:
    """The ids of everything that may be put into words of one's own."""
    allowed = [*things]
    allowed += [
        f"{thing}-flavour" for thing in things if thing.startswith(("card-", "minion-", "hero-", "villain-", "elder-"))
    ]
    allowed += [f"{thing}-title" for thing in things if thing.startswith("hero-")]
    allowed += [f"{thing}-ability" for thing in things if thing.startswith(("hero-", "villain-"))]
    return allowed


def check_names(d: Declaration, before: set[str], value: object, mistakes: Mistakes, complete: bool) -> None:
    """Names by language: the id of the message and the text in its place.

    What is new needs a name in one language at least. What there is to name is known if the declaration is complete.
    """
    if not isinstance(value, dict):
        mistakes.bad("names", "expect-table", value)
        return
    things = named_things(d)
    allowed = nameable(things)
    named: set[str] = set()
    for language in mistakes.check_keys(value, LANGUAGES, "names"):
        names = value[language]
        if not isinstance(names, dict):
            mistakes.bad(f"names.{language}", "expect-table", names)
            continue
        for name in mistakes.check_keys(names, allowed, f"names.{language}") if complete else list(names):
            shape = FLAVOUR if name.endswith("-flavour") else NAME
            shape.check(names[name], f"names.{language}.{name}", mistakes)
            named.add(name)
    for thing in things if complete else []:
        if thing not in before and thing not in named:
            mistakes.bad(f"names.{LANGUAGES[0]}.{thing}", "expect-named", None)
