"""Packs that people bring as files: read, checked against the game, and handed back as what a match is opened with."""

from __future__ import annotations

import re
import tomllib

from litestar import Router, post
from litestar.status_codes import HTTP_200_OK

from duskbox.server.api_games import find_game
from duskbox.server.asking import TheRooms
from duskbox.server.refusing import refuse
from duskbox.server.shapes import PackFile, PackRead

#: Where the reader of TOML says it stumbled.
_AT = re.compile(r"\(at line (\d+), column (\d+)\)")


@post("/games/{game:str}/packs", summary="Read a pack from its file", status_code=HTTP_200_OK)
async def read_pack(game: str, data: PackFile, rooms: TheRooms) -> PackRead:
    """A pack as it stands in a TOML file; one that does not fit the game is refused with the key and what was expected there."""
    found = find_game(game)
    pack = await rooms.house.ask(_read, data.text)
    await rooms.house.ask(found.check_pack, pack)
    about = pack.get("pack")
    name = about.get("name") if isinstance(about, dict) else None
    return PackRead(name if isinstance(name, str) else "", pack)


def _read(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        at = _AT.search(str(error))
        lines = text.splitlines() or [""]
        line, column = (int(at[1]), int(at[2])) if at else (len(lines), len(lines[-1]) + 1)
        raise refuse("error-pack-file", 400, line=line, column=column) from error


router = Router("/", route_handlers=[read_pack], tags=["games"])
