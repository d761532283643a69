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
from duskbox.server.http import negotiation
from duskbox.server.http.dependencies import Asking, TheRooms, as_it_is, asker, unless_gone
from duskbox.server.http.games import find_game
from duskbox.server.http.lesson_views import Lesson, LessonListed
from duskbox.server.jobs.messages import AskLesson
from duskbox.server.matches import lessons
from duskbox.server.matches.lessons import Played
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import refused

_log = logging.getLogger("duskbox.server")
#: A lesson is the same for all until the next release; a browser asks whether the one it keeps still holds.
_KEEP = "public, max-age=300"


@get("/lessons", summary="Games that can be learned")
async def listed(rooms: TheRooms) -> list[LessonListed]:
    """Every game that brings a guided first game."""
    return await rooms.services.ask(_listed)


@get(
    "/lessons/{game:str}",
    summary="A guided first game",
    responses={304: ResponseSpec(None, description="Nothing has changed.")},
)
async def lesson(request: Asking, game: FromPath[str], rooms: TheRooms) -> Response[Lesson]:
    """All steps of a lesson: what is said, what the learner sees, and which option is to be chosen."""
    body, tag = await rooms.services.ask(_lesson, (await _played(rooms, game)).lesson.game)
    headers = {"etag": tag, "cache-control": _KEEP}
    # It is written as JSON once, not at every request; Litestar passes bytes on as they are.
    kept = negotiation.is_known(request.headers.get("if-none-match", ""), tag)
    content: Any = b"" if kept else body
    return Response(content, status_code=304 if kept else 200, headers=headers)


@get("/lessons/{game:str}/moves/{move:int}", summary="Ask about the table of a lesson")
async def ask(
    request: Asking,
    game: FromPath[str],
    move: Annotated[int, PathParameter(ge=0, le=10_000)],
    rooms: TheRooms,
    about: Annotated[str, QueryParameter(pattern="^(odds|why|wonders|details)$")],
    key: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Any:
    """At one of the learner's moves: the odds of an option, why something cannot be done, what one may wonder about,
    all details.
    """
    job = AskLesson(find_game(game).name, move, about, key)
    return as_it_is(await unless_gone(request, rooms.services.jobs.run(job, asker(request, rooms))))


async def _played(rooms: Rooms, game: str) -> Played:
    """The lesson of a game, or a refusal."""
    try:
        return await rooms.services.ask(lessons.played, find_game(game).name)
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


router = Router("/", route_handlers=[listed, lesson, ask], tags=["lessons"])
