"""The browser client's files, as `make web` built them: served from memory, compressed beforehand, kept by browsers for
as long as they are the same.

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

from duskbox.core.translations import Translations
from duskbox.server.http import negotiation, page_parts
from duskbox.server.http.dependencies import Asking, language_of
from duskbox.server.matches.record_headers import brief_of
from duskbox.server.refusals import Refuse

_SERVER = Path(__file__).parents[1]
PAGE = _SERVER / "page"
#: A file under this folder has its content's hash in its name, so it never changes.
_HASHED = "assets/"
#: Where the client has something to show; elsewhere it says that there is nothing.
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
    if status == 200 and negotiation.is_known(asked.get("if-none-match", ""), found.tag):
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    encoding = negotiation.encoding(asked.get("accept-encoding", ""), list(found.packed))
    if encoding:
        body = found.packed[encoding]
        headers["content-encoding"] = encoding
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


async def _placed(request: Asking, files: dict[str, PageFile], path: str) -> PageFile | None:
    """The page as it is at a path: in the browser's language, with links to all that its screen is made of."""
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
    """The game of the match that a path names, and whether a pack gives it words of its own.

    The page is the same for all, so it says nothing about a match that not all may watch.
    """
    place, _, name = path.partition("/")
    if place not in ("play", "replay") or not 0 < len(name) <= _LONGEST:
        return "", False
    try:
        row = (await request.app.state.rooms.room(name)).row
    except Refuse:
        return "", False
    return (row.game, brief_of(row).pack) if row.terms.spectators else ("", False)


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
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            packed[encoding] = compressed.read_bytes()
    kind = guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(PAGE).as_posix().startswith(_HASHED)
    return PageFile(body, packed, kind, _tag(body), _FOREVER if hashed else "no-cache")


def _tag(body: bytes) -> str:
    # A weak one: the compressed forms have it, too.
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'


def _not_built(language: str) -> bytes:
    """A plain page for a server that was started from source without a built page."""
    words = Translations(language, [_SERVER])
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Duskbox</title>'
        f"<h1>Duskbox</h1><p>{words.say('web-not-built')}</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run"
        " build</pre>"
        f"<p>{words.say('web-not-built-api')} <code>/api/v1/schema</code></p></html>"
    ).encode()
