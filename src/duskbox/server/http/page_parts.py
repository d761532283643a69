"""What each screen of the page is made of, so that a browser fetches all of it at once and need not find it out step by
step.

The build leaves `parts.json` next to the page: which file is made from which source, and what it imports. From it come
the links in the head of the page: scripts and styles of the screen that a path leads to, the look of the game it is
about, its words, and the match itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from duskbox.core import registry

#: The file that the build leaves.
PARTS = "parts.json"
_START = "index.html"
_SCREENS = {
    "": "Home",
    "new": "NewMatch",
    "join": "Join",
    "play": "Play",
    "replay": "Replay",
    "rules": "Rules",
    "cards": "Cards",
    "learn": "Learn",
    "settings": "Settings",
}
#: Places whose second word is a game, and those that show its board.
_OF_A_GAME = ("new", "rules", "cards", "learn")
_WITH_A_BOARD = ("play", "replay", "learn")

Parts = dict[str, dict[str, Any]]


def read_parts(body: bytes) -> Parts:
    """The list that a build left."""
    found: Parts = json.loads(body)
    return found


def links(parts: Parts, path: str, language: str, match_game: str = "", own_words: bool = False) -> str:
    """What the head of the page says about a path: everything that its screen will ask for.

    `match_game` is the game of the match that the path names, if the caller may know it; a match with a pack has
    words of its own.
    """
    place, _, name = path.strip("/").partition("/")
    game = name if place in _OF_A_GAME and name in registry.names() else match_game
    sources = [f"src/screens/{_SCREENS[place]}.svelte"] if place in _SCREENS else []
    if game and place in _WITH_A_BOARD:
        sources.append(f"src/games/{game}/index.ts")
    here = set(_files(parts, _START))
    files = dict.fromkeys(file for source in sources for file in _files(parts, source) if file not in here)
    asked = [f"/api/v1/words/{language}"]
    if game and not own_words:
        asked.append(f"/api/v1/words/{language}?game={game}&alone=true")
    if match_game:
        asked.append(f"/api/v1/matches/{name}")
    return "".join([*map(_file, files), *map(_fetch, asked)])


def _files(parts: Parts, source: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The files of a source: what it imports, its styles, itself."""
    part = parts.get(source)
    if part is None or source in seen:
        return
    for other in part.get("imports", ()):
        yield from _files(parts, other, seen | {source})
    yield from part.get("css", ())
    yield part["file"]


def _file(name: str) -> str:
    if name.endswith(".css"):
        # Not a stylesheet yet: the first paint need not wait for what the screen will look like.
        return f'<link rel="preload" as="style" crossorigin href="/{escape(name)}">'
    return f'<link rel="modulepreload" crossorigin href="/{escape(name)}">'


def _fetch(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'
