"""The story of a game that is over, in words and in every language, kept so that it can be read when no program follows
its record any more.

When the game is over nothing in it is secret: the story tells everything, and of what only some knew it says who.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import SALT, UNDO
from duskbox.core.matches.records import STEP_BACK as BACK
from duskbox.core.translations import LANGUAGES, Translations, names_of

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.records import Record
    from duskbox.core.table import Event

_PACKAGE: Final = Path(__file__).parents[2]


class Told(msgspec.Struct, frozen=True):
    """The story in one language: how the game ended, and its lines in order, each list one entry that counts."""

    outcome: str
    lines: list[list[str]]


class Story(msgspec.Struct, frozen=True):
    """The story as it is kept."""

    rules: str
    content: str
    told: dict[str, Told]


def story_of(record: Record) -> Story:
    """Follow a whole record and tell what happened. What was taken back is left out."""
    replayed = unplayed_match(record)
    words = {language: _words(replayed, language) for language in LANGUAGES}
    lines: dict[str, list[list[str]]] = {language: [] for language in LANGUAGES}
    quiet = replayed.game.texts.quiet_events()
    for number, entry in enumerate(record.entries):
        replayed.course.follow(number, entry)
        for language, told in lines.items():
            if entry.do in (UNDO, BACK):
                del told[entry.to + 1 :]
            elif entry.do != SALT:
                events = [event for event in replayed.events if event.name not in quiet]
                told.append([_line(replayed, event, words[language]) for event in events])
    outcome = replayed.outcome
    ending = "" if outcome is None else f"outcome-{outcome.name}"
    facts = {"game": "@game-name"}
    return Story(
        record.header.rules,
        record.header.content,
        {
            language: Told(words[language].say(ending, facts) if ending else "", [each for each in told if each])
            for language, told in lines.items()
        },
    )


def unpack(data: bytes) -> Story:
    """A story as it was stored."""
    return msgspec.json.decode(zlib.decompress(data), type=Story)


def _words(match: Match, language: str) -> Translations:
    folders = [*(_PACKAGE / name for name in ("cli", "core", "server")), match.game.texts.folder]
    return Translations(language, folders, *names_of(match.setup.pack, language))


def _line(match: Match, event: Event, words: Translations) -> str:
    text = words.say(f"event-{event.name}", match.game.texts.event_facts(match.table, event))
    seats = range(match.table.seats)
    knew = [seat for seat in seats if event.known_to(seat)]
    if len(knew) == len(seats):
        return text
    return words.say("story-private", {"text": text, "who": ", ".join(str(seat + 1) for seat in knew)})
