"""A position as one line of text that can be pasted into a message: the terms and the state, packed.

The line holds everything, hidden cards too: it is for bug reports, tests and puzzles, not for a table that is still
being played.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Final, cast

from duskbox.core.errors import BadPosition, DuskboxError
from duskbox.core.game import Game
from duskbox.games.touch_of_evil.checks import soundness
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook

PREFIX: Final = "TE1-"
#: No position is nearly so long; a longer text is a mistake or an attack.
_MOST: Final = 400_000


def write(t: Shadowbrook, settings: dict[str, str]) -> str:
    """The line of a position."""
    data = {"settings": settings, "rulings": t.rulings.chosen, "state": t.state()}
    packed = zlib.compress(json.dumps(data, sort_keys=True, separators=(",", ":")).encode(), 9)
    return PREFIX + _coded(packed)


def _coded(packed: bytes) -> str:
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(game: Game, text: str) -> Shadowbrook:
    """The position of a line; a line that is none is refused with what was expected."""
    body = text.strip()
    if not body.startswith(PREFIX):
        raise BadPosition("error-position-foreign", prefix=PREFIX)
    try:
        code = body.removeprefix(PREFIX)
        raw = base64.b64decode(code + "=" * (-len(code) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(raw, _MOST)
        if not unpacker.eof or unpacker.unused_data or _coded(raw) != code:
            # Cut off, or more than a position.
            raise ValueError("length")
        data = json.loads(unpacked)
        settings, rulings, state = data["settings"], data["rulings"], data["state"]
        if not isinstance(settings, dict) or not isinstance(rulings, dict) or not isinstance(state, dict):
            raise ValueError("tables")
    except (binascii.Error, zlib.error, ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadPosition("error-position-code") from error
    try:
        t = cast(Shadowbrook, game.restore(game.setup(settings, rulings), state))
        if t.state() != state:
            raise ValueError("more than a position")
        faults = soundness.faults(t)
    except BadPosition as error:
        raise BadPosition("error-position-code") from error
    except DuskboxError as refusal:
        raise BadPosition(refusal.message, **refusal.facts) from refusal
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, OverflowError, RecursionError) as error:
        raise BadPosition("error-position-code") from error
    if faults:
        raise BadPosition("error-position-unsound", reason=faults[0])
    return t
