"""The browser client's files, as `make web` built them: served from memory, compressed beforehand, kept by browsers for as long as they are the same."""

from __future__ import annotations

import hashlib
from functools import cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException

from duskbox.core.words import LANGUAGES, Words
from duskbox.server.asking import Asking

_HOUSE = Path(__file__).parent
PAGE = _HOUSE / "page"
#: A file under this folder has its content's hash in its name, so it never changes.
_HASHED = "assets/"
#: Where the client has something to show; elsewhere it says that nobody lives there.
_PLACES = ("", "new", "join", "play", "replay", "rules", "cards", "learn", "settings")
_FOREVER = "public, max-age=31536000, immutable"
#: What a browser may accept, the shortest first, and how the files are called.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}


class PageFile(msgspec.Struct, frozen=True):
    """A file and its compressed forms."""

    body: bytes
    packed: dict[str, bytes]
    media_type: str
    tag: str
    cache: str


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    # The files are compressed already.
    opt={"packed": True},
)
def page(request: Asking) -> Response[bytes]:
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
        found = files.get("index.html")
    if found is None:
        return Response(_not_built(asked.get("accept-language", "")), media_type="text/html")
    headers = {"etag": found.tag, "cache-control": found.cache, "vary": "accept-encoding"}
    if status == 200 and found.tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = {each.split(";")[0].strip() for each in asked.get("accept-encoding", "").split(",")}
    body = found.body
    encoding = next((each for each in found.packed if each in accepted), "")
    if encoding:
        body = found.packed[encoding]
        headers["content-encoding"] = encoding
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


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
    return PageFile(
        body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"', _FOREVER if hashed else "no-cache"
    )


def _not_built(accept_language: str) -> bytes:
    """A plain page for those who start the house from its source."""
    wanted = [each.strip()[:2].lower() for each in accept_language.split(",")]
    language = next((each for each in wanted if each in LANGUAGES), "en")
    words = Words(language, [_HOUSE])
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Duskbox</title>'
        f"<h1>Duskbox</h1><p>{words.say('web-not-built')}</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>"
        f"<p>{words.say('web-not-built-api')} <code>/api/v1/schema</code></p></html>"
    ).encode()
