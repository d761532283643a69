"""Packs that people bring as files: read, checked against the game, and handed back as what a match is opened with."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from duskbox.server.http.bodies import PackFile, PackRead
from duskbox.server.http.dependencies import Asking, TheRooms, as_it_is, asker, unless_gone
from duskbox.server.http.games import find_game
from duskbox.server.jobs.messages import ReadPack


@post("/games/{game:str}/packs", summary="Read a pack from its file", status_code=HTTP_200_OK)
async def read_pack(
    request: Asking, game: FromPath[str], data: JSONBody[PackFile], rooms: TheRooms
) -> Response[PackRead]:
    """A pack as it stands in a TOML file; one that does not fit the game is refused with the key and what was expected
    there.
    """
    job = ReadPack(find_game(game).name, data.text)
    return as_it_is(await unless_gone(request, rooms.services.jobs.run(job, asker(request, rooms))))


router = Router("/", route_handlers=[read_pack], tags=["games"])
