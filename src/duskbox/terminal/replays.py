"""A record told from its first entry to its last, as lines of text."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TextIO

from duskbox.terminal import story

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.core.words import Words


def tell(match: Match, words: Words, sink: TextIO | None = None, reader: int | None = None) -> int:
    """Print every entry with what the reader may know of it and by which rule, and how the match ended.

    The reader is a seat, a spectator (-1), or somebody to whom all is open (None).
    """
    out = sink or sys.stdout
    reconfigure = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")

    def write(text: str) -> None:
        out.write(text + "\n")

    write(story.match_title(match, words))
    for moment in story.moments(match, words):
        write(f"{moment.number}. {moment.headline(words, reader)}")
        for line in moment.lines(match.game, words, reader):
            if line.rule:
                write(f"   {line.text} ({line.rule})")
    outcome = match.outcome
    if outcome is None:
        write(words.say("ui-replay-unfinished"))
    else:
        write(f"{words.say(f'outcome-{outcome.name}')} ({outcome.rule})")
        write(words.say(f"outcome-{outcome.name}-text"))
    out.flush()
    return 0
