"""The browser client's files, as `make web` built them: served from memory, compressed beforehand, kept by browsers for as long as they are the same.

The page itself is told where it is shown: its language, and what its screen will ask for (`page_parts`).
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException

from duskbox.core.words import Words
from duskbox.server import page_parts
from duskbox.server.asking import Asking, language_of
from duskbox.server.headers import header_of
from duskbox.server.refusing import Refuse

_HOUSE = Path(__file__).parent
PAGE = _HOUSE / "page"
#: A file under this folder has its content's hash in its name, so it never changes.
_HASHED = "assets/"
#: Where the client has something to show; elsewhere it says that nobody lives there.
_PLACES = ("", "new", "join", "play", "replay", "rules", "cards", "learn", "settings")
_FOREVER = "public, max-age=31536000, immutable"
#: No match has a longer name.
_LONGEST = 64
#: What a browser may accept, the shortest first, and how the files are called.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}


class PageFile(msgspec.Struct, frozen=True):
    """A file and its compressed forms."""

    body: bytes
    packed: dict[str, bytes]
    media_type: str
    tag: str
    cache: str


@route(
    ["/", "/{path:path}"],
    # Asked for its head alone, the same without a body.
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    # The files are compressed already.
    opt={"packed": True},
)
async def page(request: Asking) -> Response[bytes]:
    """A file of the client; every path that is none is a place within it, and the client finds its way there."""
    asked = request.headers
    name = request.scope["path"].strip("/")
    files = page_files()
    found = files.get(name)
    status = 200
    if found is None:
        place = name.split("/")[0]
        if place not in _PLACES:
            if place in ("api", "assets") or "text/html" not in asked.get("accept", ""):
                raise NotFoundException
            status = 404
        found = await _placed(request, files, name)
    if found is None:
        return Response(_not_built(language_of(request)), media_type="text/html")
    vary = "accept-encoding" if found.cache == _FOREVER else "accept-encoding, accept-language, cookie"
    headers = {"etag": found.tag, "cache-control": found.cache, "vary": vary}
    if status == 200 and found.tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = {each.split(";")[0].strip() for each in asked.get("accept-encoding", "").split(",")}
    body = found.body
    encoding = next((each for each in found.packed if each in accepted), "")
    if encoding:
        body = found.packed[encoding]
        headers["content-encoding"] = encoding
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


async def _placed(request: Asking, files: dict[str, PageFile], path: str) -> PageFile | None:
    """The page as it is at a path: in the language of whoever asks, with links to all that its screen is made of."""
    start, built = files.get("index.html"), files.get(page_parts.PARTS)
    if start is None or built is None:
        return start
    game, own_words = await _match_shown(request, path)
    language = language_of(request)
    links = page_parts.links(_parts(built.body), path, language, game, own_words)
    text = start.body.decode().replace('<html lang="en"', f'<html lang="{language}"', 1)
    body = text.replace("</head>", f"{links}</head>", 1).encode()
    packed = {"gzip": gzip.compress(body, 6, mtime=0)}
    return PageFile(body, packed, start.media_type, _tag(body), start.cache)


async def _match_shown(request: Asking, path: str) -> tuple[str, bool]:
    """The game of the match that a path names, and whether a pack gives it words of its own. The page is the same for everybody, so of
    a match that not everybody may watch it says nothing."""
    place, _, name = path.partition("/")
    if place not in ("play", "replay") or not 0 < len(name) <= _LONGEST:
        return "", False
    try:
        row = (await request.app.state.rooms.room(name)).row
    except Refuse:
        return "", False
    return (row.game, header_of(row).pack is not None) if row.terms.spectators else ("", False)


@cache
def _parts(body: bytes) -> page_parts.Parts:
    return page_parts.read_parts(body)


@cache
def page_files() -> dict[str, PageFile]:
    """Every file that was built, by its path."""
    suffixes = tuple(_ENCODINGS.values())
    return {
        path.relative_to(PAGE).as_posix(): _page_file(path)
        for path in sorted(PAGE.rglob("*"))
        if path.is_file() and path.suffix not in suffixes
    }


def _page_file(path: Path) -> PageFile:
    body = path.read_bytes()
    packed = {}
    for encoding, suffix in _ENCODINGS.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    kind = guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(PAGE).as_posix().startswith(_HASHED)
    return PageFile(body, packed, kind, _tag(body), _FOREVER if hashed else "no-cache")


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _not_built(language: str) -> bytes:
    """A plain page for those who start the house from its source."""
    words = Words(language, [_HOUSE])
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Duskbox</title>'
        f"<h1>Duskbox</h1><p>{words.say('web-not-built')}</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>"
        f"<p>{words.say('web-not-built-api')} <code>/api/v1/schema</code></p></html>"
    ).encode()
