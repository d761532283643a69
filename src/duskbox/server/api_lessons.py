"""Lessons: which games can be learned, the guided first game of each, and questions about its table."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from duskbox.core.errors import DuskboxError
from duskbox.server import frames, lessons
from duskbox.server.api_games import find_game
from duskbox.server.asking import Asking, TheRooms
from duskbox.server.lessons import Played
from duskbox.server.lessons_shown import Lesson, LessonListed
from duskbox.server.refusing import refuse, refused
from duskbox.server.rooms import Rooms

_log = logging.getLogger("duskbox.server")
#: A lesson is the same for everybody until the next release; a browser asks whether the one it keeps still holds.
_KEEP = "public, max-age=300"


@get("/lessons", summary="Games that can be learned")
async def listed(rooms: TheRooms) -> list[LessonListed]:
    """Every game that brings a guided first game."""
    return await rooms.house.ask(_listed)


@get(
    "/lessons/{game:str}",
    summary="A guided first game",
    responses={304: ResponseSpec(None, description="Nothing has changed.")},
)
async def lesson(request: Asking, game: FromPath[str], rooms: TheRooms) -> Response[Lesson]:
    """All steps of a lesson: what is said, what the learner sees, and which option is to be chosen."""
    body, tag = await rooms.house.ask(_lesson, (await _played(rooms, game)).lesson.game)
    headers = {"etag": tag, "cache-control": _KEEP}
    # It is written as JSON once, not at every request; Litestar passes bytes on as they are.
    kept = request.headers.get("if-none-match") == tag
    content: Any = b"" if kept else body
    return Response(content, status_code=304 if kept else 200, headers=headers)


@get("/lessons/{game:str}/moves/{move:int}", summary="Ask about the table of a lesson")
async def ask(
    game: FromPath[str],
    move: Annotated[int, PathParameter(ge=0, le=10_000)],
    rooms: TheRooms,
    about: Annotated[str, QueryParameter(pattern="^(odds|why|wonders|details)$")],
    key: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Any:
    """At one of the learner's moves: the odds of an option, why something cannot be done, what one may wonder about, all details."""
    played = await _played(rooms, game)
    if move >= len(played.at):
        raise refuse("error-no-lesson-move", 404, move=move)
    try:
        return await rooms.house.ask(_answer, played, move, about, key)
    except DuskboxError as error:
        raise refused(error, 400) from error


async def _played(rooms: Rooms, game: str) -> Played:
    """The lesson of a game, or a refusal."""
    try:
        return await rooms.house.ask(lessons.played, find_game(game).name)
    except DuskboxError as error:
        raise refused(error, 404) from error


@cache
def _listed() -> list[LessonListed]:
    found: list[LessonListed] = []
    for name in lessons.taught():
        try:
            lesson = lessons.played(name).lesson
        except DuskboxError as error:
            # What one game has got wrong is no reason to keep the others from being learned.
            _log.error("bad lesson", extra={"game": name, "reason": f"{error.message} {error.facts}"})
        else:
            found.append(LessonListed(lesson.game, len(lesson.steps), len(lesson.moves)))
    return found


@cache
def _lesson(game: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(lessons.played(game).lesson)
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _answer(played: Played, move: int, about: str, key: str) -> Any:
    seat = played.lesson.seat
    match = played.match.fork(played.at[move])
    if about == "details":
        pieces = match.view(seat)["pieces"]
        assert isinstance(pieces, dict)
        return [(message, frames.plain_facts(facts)) for message, facts in match.game.details(pieces)]
    if match.decision is None or match.decision.seat != seat:
        raise refuse("error-not-asked-of-you", key=key)
    if about == "wonders":
        return msgspec.to_builtins(frames.wonders(match))
    match.game.option(key)
    if about == "why":
        reason = match.why_not(key)
        return None if reason is None else msgspec.to_builtins(frames.refusal(reason))
    return match.odds(key)


router = Router("/", route_handlers=[listed, lesson, ask], tags=["lessons"])
