"""The names of a pack: which messages it may put into its own words."""

from __future__ import annotations

from typing import Final

from duskbox.core.errors import BadPack
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.content.build import Declaration, listed, texts
from duskbox.games.touch_of_evil.pack.values import bad, check_keys, table
from duskbox.games.touch_of_evil.rules.board import NAMED

_MOST_NAME: Final = 60
_MOST_FLAVOUR: Final = 200


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


def check_names(d: Declaration, before: set[str], value: object) -> None:
    """Names by language: the id of the message and the text in its place.

    What is new needs a name in one language at least.
    """
    given = table(value, "names")
    things = named_things(d)
    allowed = [*things]
    allowed += [
        f"{thing}-flavour" for thing in things if thing.startswith(("card-", "minion-", "hero-", "villain-", "elder-"))
    ]
    allowed += [f"{thing}-title" for thing in things if thing.startswith("hero-")]
    allowed += [f"{thing}-ability" for thing in things if thing.startswith(("hero-", "villain-"))]
    named: set[str] = set()
    for language, names in given.items():
        if language not in LANGUAGES:
            raise BadPack("error-pack-unknown-key", key=f"names.{language}", allowed=", ".join(LANGUAGES))
        found = table(names, f"names.{language}")
        check_keys(found, allowed, f"names.{language}")
        for name, said in found.items():
            most = _MOST_FLAVOUR if name.endswith("-flavour") else _MOST_NAME
            if not isinstance(said, str) or not said.strip() or len(said) > most or not said.isprintable():
                raise bad(f"names.{language}.{name}", "expect-said", said, most=most)
            named.add(name)
    for thing in things:
        if thing not in before and thing not in named:
            raise bad(f"names.{LANGUAGES[0]}.{thing}", "expect-named", None)
