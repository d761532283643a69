"""Showing a defect again: a saved record and the choice that broke it, as a frozen match reports them."""

from __future__ import annotations

import argparse
import traceback
from typing import TYPE_CHECKING

from duskbox.commands import OK, WRONG, given_text, read_match
from duskbox.core.errors import DuskboxError, Stuck

if TYPE_CHECKING:
    from duskbox.core.words import Words


def reproduce(chosen: argparse.Namespace, words: Words) -> int:
    """Make a choice at the end of a record, and show where it breaks, or say that it works."""
    match = read_match(given_text(chosen.file))
    try:
        match.choose(chosen.choose, chosen.seat)
    except Exception as error:
        if isinstance(error, DuskboxError) and not isinstance(error, Stuck):
            # The rules refuse the choice, and that is what rules are for.
            raise
        traceback.print_exc()
        return WRONG
    print(words.say("cli-reproduced", {"key": chosen.choose, "entry": len(match.record.entries)}))
    return OK
