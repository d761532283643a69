"""The browser client at the server: it says what Python says, it is served as built, and its types are those of the
server.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from duskbox.core.messages import Fact, Message
from duskbox.core.reasons import Reason
from duskbox.core.translations import Translations
from duskbox.server.app import HEADERS, create_app
from duskbox.server.config import Config
from duskbox.server.http import pages

_LIB = Path(__file__).parents[3] / "web" / "src" / "translations"
_SCRIPT = b"console.log(1);" * 500
_INDEX = '<!doctype html><html lang="en"><head><title>Duskbox</title></head><body></body></html>'
#: What a build says of itself: two screens, what they share, and the look of a game.
_PARTS = {
    "index.html": {"file": "assets/index-abc.js", "css": ["assets/index-abc.css"]},
    "_table.js": {"file": "assets/table-1.js", "imports": ["index.html"], "css": ["assets/table-1.css"]},
    "src/screens/Learn.svelte": {"file": "assets/Learn-2.js", "imports": ["index.html", "_table.js"]},
    "src/screens/Rules.svelte": {"file": "assets/Rules-3.js", "imports": ["index.html"], "css": ["assets/Rules-3.css"]},
    "src/games/fear-of-the-dark/index.ts": {"file": "assets/labyrinth-4.js", "imports": ["index.html", "_table.js"]},
}
_CASES = json.loads((_LIB / "translations.cases.json").read_text(encoding="utf-8"))


@pytest.fixture
def words(tmp_path: Path) -> Translations:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(_CASES["source"], encoding="utf-8")
    return Translations("en", [tmp_path])


def _fact(data: Any) -> Fact:
    if isinstance(data, list):
        if len(data) == 2 and isinstance(data[1], dict):
            return _message(data)
        return [_message(each) for each in data] if data and isinstance(data[0], list) else data
    assert isinstance(data, str | int)
    return data


def _message(data: list[Any]) -> Message:
    return Message(data[0], {name: _fact(fact) for name, fact in data[1].items()})


def _reason(data: dict[str, Any]) -> Reason:
    parts = tuple(_reason(part) for part in data.get("parts", []))
    return Reason(data.get("error") or data["why"], tuple(data["rules"]), parts, data.get("facts"))


@pytest.mark.parametrize("case", [*_CASES["says"], *_CASES["tells"]], ids=str)
def test_the_browser_says_what_python_says(words: Translations, case: list[Any]) -> None:
    """The cases are also said by web/src/translations/translations.test.ts."""
    message, facts, expected = case
    assert words.tell(_message([message, facts])) == expected


def test_the_browser_gives_the_reasons_that_python_gives(words: Translations) -> None:
    case = _CASES["reason"]
    assert words.reason(_reason(case["given"])) == [(depth, text, tuple(rules)) for depth, text, rules in case["lines"]]


# Serving


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A server with a page as a build leaves it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(_INDEX, encoding="utf-8")
    (page / "parts.json").write_text(json.dumps(_PARTS), encoding="utf-8")
    (page / "assets" / "index-abc.js").write_bytes(_SCRIPT)
    (page / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(_SCRIPT))
    yield from _house(page, tmp_path, monkeypatch)


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A server whose page was never built."""
    yield from _house(tmp_path / "page", tmp_path, monkeypatch)


def _house(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(pages, "PAGE", page)
    pages.page_files.cache_clear()
    # Without its lifespan: files need no database.
    yield TestClient(create_app(Config(data=str(folder), hosts=["testserver.local"])))
    pages.page_files.cache_clear()


@pytest.mark.parametrize("path", ["/", "/new", "/assets/index-abc.js"])
def test_who_asks_for_the_head_of_a_page_alone_gets_its_headers_and_no_body(built: TestClient[Any], path: str) -> None:
    whole, head = built.get(path), built.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert {name: head.headers[name] for name in ("etag", "cache-control", "content-type", "content-length")} == {
        name: whole.headers[name] for name in ("etag", "cache-control", "content-type", "content-length")
    }
    assert built.head("/assets/nothing.js").status_code == 404


@pytest.mark.parametrize("path", ["/", "/new/chess", "/rules/fear-of-the-dark", "/join"])
def test_every_place_of_the_client_is_the_one_page(built: TestClient[Any], path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert "<title>Duskbox</title>" in answer.text


def test_a_page_that_has_not_changed_is_not_sent_again(built: TestClient[Any]) -> None:
    tag = built.get("/").headers["etag"]
    again = built.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def _linked(page: str) -> list[str]:
    """What the head of a page has a browser fetch."""
    return [unescape(address) for address in re.findall(r'<link [^>]*href="([^"]*)"', page)]


def test_the_page_names_all_that_its_screen_will_ask_for(built: TestClient[Any]) -> None:
    assert _linked(built.get("/learn/fear-of-the-dark").text) == [
        "/assets/table-1.css",
        "/assets/table-1.js",
        "/assets/Learn-2.js",
        "/assets/labyrinth-4.js",
        "/api/v1/words/en",
        "/api/v1/words/en?game=fear-of-the-dark&alone=true",
    ]
    # The rules of a game are read without its board.
    assert _linked(built.get("/rules/fear-of-the-dark").text) == [
        "/assets/Rules-3.css",
        "/assets/Rules-3.js",
        "/api/v1/words/en",
        "/api/v1/words/en?game=fear-of-the-dark&alone=true",
    ]


@pytest.mark.parametrize("path", ["/learn/chess", '/learn/"><script>', "/rules"])
def test_a_path_that_names_no_game_brings_no_words_of_one(built: TestClient[Any], path: str) -> None:
    page = built.get(path, headers={"accept": "text/html"}).text
    assert [address for address in _linked(page) if "/api/" in address] == ["/api/v1/words/en"]
    assert "<script>" not in page


@pytest.mark.parametrize(
    "chosen, asked, language",
    [("", "pl, en;q=0.5", "pl"), ("fr", "pl", "fr"), ("xx", "de, fr-CA;q=0.3", "fr"), ("", "", "en")],
)
def test_the_page_comes_in_the_language_that_the_browser_asks_for(
    built: TestClient[Any], chosen: str, asked: str, language: str
) -> None:
    cookie = {"cookie": f"duskbox-language={chosen}"} if chosen else {}
    page = built.get("/", headers={"accept-language": asked, **cookie})
    assert f'<html lang="{language}">' in page.text
    assert _linked(page.text)[-1] == f"/api/v1/words/{language}"
    assert {"accept-language", "cookie"} <= set(page.headers["vary"].split(", "))


def test_hashed_files_are_kept_for_good_and_come_compressed_once(built: TestClient[Any]) -> None:
    packed = built.get("/assets/index-abc.js", headers={"accept-encoding": "gzip, br"})
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert "javascript" in packed.headers["content-type"]
    assert packed.content == _SCRIPT
    plain = built.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == _SCRIPT


@pytest.mark.parametrize(
    "path", ["/nowhere", "/assets/gone.js", "/favicon.ico", "/../app.py", "/assets/..%2f..%2fapp.py", "/api/v1/nothing"]
)
def test_what_is_no_place_of_the_client_is_not_found(built: TestClient[Any], path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "error-no-such-page")


def test_a_person_who_is_lost_is_told_so_by_the_client(built: TestClient[Any]) -> None:
    lost = built.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert (lost.status_code, "<title>Duskbox</title>" in lost.text) == (404, True)
    assert built.get("/api/v1/nothing", headers={"accept": "text/html"}).json()["error"] == "error-no-such-page"


def test_a_server_without_a_page_says_how_to_build_it(unbuilt: TestClient[Any]) -> None:
    said = {language: unbuilt.get("/", headers={"accept-language": language}).text for language in ("en", "pl", "fr")}
    assert len(set(said.values())) == 3
    assert all("npm run build" in text and "\u27e6" not in text for text in said.values())
