"""Packs that people bring as files: read, checked against the game, and handed back as what a match is opened with."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import msgspec
from litestar import Router, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from duskbox.server.api_games import find_game
from duskbox.server.asking import TheRooms
from duskbox.server.refusing import refuse
from duskbox.server.shapes import PackFile, PackRead

#: Where the reader of TOML says it stumbled.
_AT = re.compile(r"\(at line (\d+), column (\d+)\)")
#: What is written in quotation marks, over several lines or one, and what is remarked. What is never closed goes on to the end.
_PROSE: Final = re.compile(
    r'''"""(?:\\.?|[^\\])*?(?:"{3,5}|\Z)|'{3}.*?(?:'{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*''', re.DOTALL
)
#: No key of a pack has more than a few parts. The reader of TOML keeps all beginnings of a key, which of a very long one fill the memory.
_MOST_DOTS: Final = 30
_TOO_MANY_DOTS: Final = re.compile(rf"^(?:[^.\n]*\.){{{_MOST_DOTS + 1}}}", re.MULTILINE)


@post("/games/{game:str}/packs", summary="Read a pack from its file", status_code=HTTP_200_OK)
async def read_pack(game: FromPath[str], data: JSONBody[PackFile], rooms: TheRooms) -> PackRead:
    """A pack as it stands in a TOML file; one that does not fit the game is refused with the key and what was expected there."""
    found = find_game(game)
    pack = await rooms.house.work(_read, data.text)
    await rooms.house.work(found.check_pack, pack)
    about = pack.get("pack")
    name = about.get("name") if isinstance(about, dict) else None
    return PackRead(name if isinstance(name, str) else "", pack)


def _read(text: str) -> dict[str, object]:
    _check_keys(text)
    try:
        pack = tomllib.loads(text)
        # It is handed back as JSON, in which a number of thousands of digits cannot be written.
        msgspec.json.encode(pack)
    except (ValueError, RecursionError) as error:
        at = _AT.search(str(error))
        lines = text.splitlines() or [""]
        line, column = (int(at[1]), int(at[2])) if at else (len(lines), len(lines[-1]) + 1)
        raise refuse("error-pack-file", 400, line=line, column=column) from error
    return pack


def _check_keys(text: str) -> None:
    """No line has a key of absurdly many parts; dots in texts and remarks do not count."""
    bare = _PROSE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    found = _TOO_MANY_DOTS.search(bare)
    if found:
        line = bare.count("\n", 0, found.start()) + 1
        raise refuse("error-pack-file", 400, line=line, column=found.end() - found.start())


router = Router("/", route_handlers=[read_pack], tags=["games"])
