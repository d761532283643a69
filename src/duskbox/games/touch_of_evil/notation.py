"""A position as one line of text that can be pasted into a message: the terms and the state, packed.

The line holds everything, hidden cards too: it is for bug reports, tests and puzzles, not for a table that is still being played.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import TYPE_CHECKING, Final

from duskbox.core.errors import BadPosition, DuskboxError
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook

if TYPE_CHECKING:
    from duskbox.games.touch_of_evil.game import TouchOfEvil

PREFIX: Final = "TE1-"
#: No position is nearly so long; a longer text is a mistake or an attack.
_MOST: Final = 400_000


def write(t: Shadowbrook, settings: dict[str, str]) -> str:
    """The line of a position."""
    data = {"settings": settings, "rulings": t.rulings.chosen, "state": t.state()}
    packed = zlib.compress(json.dumps(data, sort_keys=True, separators=(",", ":")).encode(), 9)
    return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(game: TouchOfEvil, text: str) -> Shadowbrook:
    """The position of a line; a line that is none is refused with what was expected."""
    body = text.strip()
    if not body.startswith(PREFIX):
        raise BadPosition("error-position-foreign", prefix=PREFIX)
    try:
        raw = base64.urlsafe_b64decode(body.removeprefix(PREFIX) + "=" * (-len(body.removeprefix(PREFIX)) % 4))
        unpacked = zlib.decompressobj().decompress(raw, _MOST)
        data = json.loads(unpacked)
        settings, rulings, state = data["settings"], data["rulings"], data["state"]
        if not isinstance(settings, dict) or not isinstance(rulings, dict) or not isinstance(state, dict):
            raise ValueError("tables")
    except (binascii.Error, zlib.error, ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadPosition("error-position-code") from error
    try:
        return game.restore(game.setup(settings, rulings), state)
    except (IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadPosition("error-position-code") from error
    except DuskboxError as error:
        raise BadPosition(error.message, **error.facts) from error
