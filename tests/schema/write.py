"""Writes what follows from the schema of each game, by `make schema`: the functions that tell of events, the JSON
Schema, the types of the page and the reference for people who write bots.
"""

from __future__ import annotations

from pathlib import Path

from duskbox.core.schema import EventKinds
from duskbox.games.fear_of_the_dark.schema.events import EVENTS as FEAR_OF_THE_DARK
from duskbox.games.touch_of_evil.schema.events import EVENTS as TOUCH_OF_EVIL
from tests.schema import json_schema, reference, typescript
from tests.schema.declared import declared
from tests.schema.tell import module

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "duskbox" / "games"

#: The declared events of each game, by its folder, and its title.
EVENTS: dict[str, EventKinds] = {"fear_of_the_dark": FEAR_OF_THE_DARK, "touch_of_evil": TOUCH_OF_EVIL}
TITLES = {"fear_of_the_dark": "Fear of the Dark", "touch_of_evil": "A Touch of Evil"}


def files() -> dict[Path, str]:
    """Every file that is written, with its text."""
    found: dict[Path, str] = {}
    for game, events in EVENTS.items():
        title, shown = TITLES[game], declared(game)
        name = title.lower().replace(" ", "-")
        found[GAMES / game / "schema" / "tell.py"] = module(events)
        found[GAMES / game / "schema" / "schema.json"] = json_schema.text(title, shown, events)
        found[ROOT / "web" / "src" / "games" / name / "types.ts"] = typescript.text(shown, events)
        found[ROOT / "docs" / "views" / f"{name}.md"] = reference.text(title, game, shown, events)
    return found


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
