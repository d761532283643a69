"""A record told from its first entry to its last, as lines of text."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TextIO

from duskbox.terminal import log
from duskbox.terminal.folding import folded

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations


def tell(
    match: Match, words: Translations, sink: TextIO | None = None, reader: int | None = None, ids: bool = True
) -> int:
    """Print every entry with what the reader may know of it, and how the match ended; with `ids` also by which rule.

    The reader is a seat, a spectator (-1), or a person to whom all is open (None).
    """
    out = sink or sys.stdout
    reconfigure = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")

    def write(text: str, rule: str = "") -> None:
        out.write(folded(f"{text} ({rule})" if rule and ids else text, out) + "\n")

    write(log.match_title(match, words))
    for entry in log.entries(match, words):
        lines = [line for line in entry.lines(match.game, words, reader) if line.rule]
        if lines and entry.may_be_secret(reader):
            # What came of it says more than that a choice was made.
            write(f"{entry.number}. {lines[0].text}", lines[0].rule)
            lines = lines[1:]
        else:
            write(f"{entry.number}. {entry.headline(words, reader)}")
        for line in lines:
            write(f"   {line.text}", line.rule)
    outcome = match.outcome
    if outcome is None:
        write(words.say("ui-replay-unfinished"))
    else:
        write(words.say(f"outcome-{outcome.name}"), outcome.rule)
        write(words.say(f"outcome-{outcome.name}-text"))
    out.flush()
    return 0
