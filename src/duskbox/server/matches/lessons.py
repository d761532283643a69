"""Lessons: a guided first game, made of a record and of comments on it.

A game that teaches brings `lesson.toml` in its folder, and its messages with the game's other messages. The file says
how the match is set up, which choices are made in which step, and what chance answers, by name. The choices of the
learner's seat are the learner's to make; all others are played by the lesson. Everything goes through the real rules: a
choice that is not offered, or a draw that is not asked for, is refused. docs/lessons.md tells more.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from duskbox.core import registry
from duskbox.core.chance import DrawNeeded
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import set_up, unstarted_match
from duskbox.core.matches.real_table import RealTable
from duskbox.server.http.lesson_views import Lesson, LessonMove, LessonStep
from duskbox.server.matches import seat_view

if TYPE_CHECKING:
    from pathlib import Path

    from duskbox.core.decisions import Option
    from duskbox.core.game import Game
    from duskbox.server.socket.messages import TableShown

FILE = "lesson.toml"
#: What is said of a choice that the lesson has nothing to say about, and of one that comes a little later.
NOT_NOW, SOON = "not-now", "soon"


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the file writes it. Without a move of the learner's it is only read."""

    say: str
    chapter: str = ""
    rules: list[str] = []
    moves: list[str] = []
    #: By the name of the stream: what comes up in this step, in order, with spaces between.
    draws: dict[str, str] = {}
    #: What is said of other choices: by key, or by verb for all of a kind.
    instead: dict[str, str] = {}
    #: Whether the board shows what to choose at once, or only when the learner asks.
    shown: bool = True


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file writes it."""

    step: list[_Step]
    seat: int = 0
    settings: dict[str, str] = {}
    rulings: dict[str, str] = {}
    pack: dict[str, Any] | None = None
    #: What comes up at set-up.
    draws: dict[str, str] = {}


@dataclass(frozen=True)
class Played:
    """A lesson played through: what is sent, the match at its end, and how many entries its record had at each of the
    learner's moves.
    """

    lesson: Lesson
    match: Match
    at: list[int]


def taught() -> list[str]:
    """The games that bring a lesson."""
    return [name for name in registry.names() if (registry.find(name).texts.folder / FILE).is_file()]


@cache
def played(game: str) -> Played:
    """The lesson of a game, played through once."""
    found = registry.find(game)
    return play(found, read(game, found.texts.folder / FILE))


def read(game: str, path: Path) -> Script:
    """The lesson that a file holds, or a refusal that says what is wrong with it."""
    if not path.is_file():
        raise DuskboxError("error-no-lesson", game=game)
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise DuskboxError("error-bad-lesson", game=game, reason=str(error)) from error


def play(game: Game, script: Script) -> Played:
    """Play a lesson through, and note what the learner sees, may choose and should choose at each of their moves."""
    match = unstarted_match(game, script.settings, script.rulings, script.pack, undo="none", chance="asked")
    _go(match, None, _Luck(script.draws))
    steps: list[LessonStep] = []
    moves: list[LessonMove] = []
    at: list[int] = []
    chapter = ""
    for number, step in enumerate(script.step):
        chapter = step.chapter or chapter
        steps.append(LessonStep(step.say, chapter, step.rules))
        moments = _take(match, script.seat, step)
        for place, moment in enumerate(moments):
            rest = [later.key for later in moments[place + 1 :]]
            replies = _replies(moment, step, rest)
            moves.append(LessonMove(number, moment.key, moment.table, replies, step.shown))
            at.append(moment.entries)
    told, _ = seat_view.since(match.record, script.seat, 0)
    return Played(Lesson(game.name, script.seat, match.table.seats, steps, moves, told), match, at)


@dataclass(frozen=True)
class _Moment:
    """What there was when the learner was to choose `key`, or to read on."""

    key: str
    table: TableShown
    options: list[Option]
    entries: int


def _take(match: Match, seat: int, step: _Step) -> list[_Moment]:
    """Carry out a step, and note the moments at which the learner acts: before each choice of theirs, and before a step
    that others begin.
    """
    moments: list[_Moment] = []

    def note(key: str) -> None:
        options = [*match.options, *match.table.anytime_options(seat)] if key else []
        moments.append(_Moment(key, seat_view.shown(match, seat, True), options, len(match.record.entries)))

    def asked() -> bool:
        return match.decision is not None and match.decision.seat == seat

    if not step.moves or not asked():
        note("")
    luck = _Luck(step.draws)
    for key in step.moves:
        if asked():
            note(key)
        _go(match, key, luck)
    luck.check_all_used()
    return moments


def _replies(moment: _Moment, step: _Step, rest: list[str]) -> dict[str, str]:
    """What is said when the learner chooses something else, for each option there is."""
    replies: dict[str, str] = {}
    for option in moment.options:
        named, kind = step.instead.get(option.key), step.instead.get(option.verb)
        if option.key == moment.key:
            continue
        replies[option.key] = named or (SOON if option.key in rest else kind or NOT_NOW)
    return replies


class _Luck:
    """What chance answers in a step, by the names of the things that come up."""

    def __init__(self, draws: dict[str, str]) -> None:
        self._coming = {stream: names.split() for stream, names in draws.items()}

    def answer(self, match: Match, key: str | None, needed: DrawNeeded) -> int:
        """Which of the outcomes comes up now."""
        game = match.game
        stream = game.streams[needed.stream]
        outcomes = game.outcomes(RealTable(match).waiting(key), needed.stream)
        coming = self._coming.get(stream)
        if not coming:
            raise DuskboxError("error-lesson-draw", stream=stream, key=key or "start")
        name = coming.pop(0)
        for place, outcome in enumerate(outcomes):
            # `@card-torch` is called `torch`.
            if name in (outcome, outcome.partition("-")[2]):
                return place
        raise DuskboxError("error-lesson-outcome", stream=stream, key=key or "start", name=name)

    def check_all_used(self) -> None:
        """What was written down must have come up."""
        left = " ".join(f"{stream}: {' '.join(names)}" for stream, names in self._coming.items() if names)
        if left:
            raise DuskboxError("error-lesson-left", names=left)


def _go(match: Match, key: str | None, luck: _Luck) -> None:
    """Make a choice, or set up, with the luck of the step."""
    while True:
        try:
            if key is None:
                set_up(match)
            else:
                match.choose(key)
            return
        except DrawNeeded as needed:
            RealTable(match).answer(luck.answer(match, key, needed))
