"""Games, words, rules and cards over HTTP; opening matches; bad input of every kind."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tests.server.client import Problem
from tests.server.server_process import Server
from tests.server.tables import until

GAMES = ("a-touch-of-evil", "fear-of-the-dark")


def problem(ask: Any, *given: Any, **named: Any) -> Problem:
    """How a request is refused: never by an accident of ours, always with a sentence."""
    with pytest.raises(Problem) as no:
        ask(*given, **named)
    assert 400 <= no.value.status < 500, no.value.body
    assert no.value.error.startswith("error-")
    assert no.value.body["text"]
    assert "⟦" not in no.value.body["text"]
    return no.value


# Games


def test_every_game_comes_with_the_form_that_opens_it(server: Server) -> None:
    ann = server.visitor()
    games = {game["name"]: game for game in ann.get("/games")}
    assert {*GAMES, "tic-tac-toe", "brittle"} <= set(games)
    for name in GAMES:
        game = ann.get(f"/games/{name}")
        assert game == games[name]
        assert game["undo"] == ["open", "consent", "free", "none"]
        assert {"random", "thumb"} <= set(game["agents"])
        settings = game["form"]["properties"]["settings"]["properties"]
        assert list(settings) == [setting["name"] for setting in game["settings"]]
        chosen = {}
        for setting, field in settings.items():
            assert field["default"] in field["enum"]
            chosen[setting] = field["enum"][-1] if not setting.startswith("hero-") else field["default"]
        if name == "a-touch-of-evil":
            chosen |= {"mode": "competitive"}
        opened = ann.post("/matches", {"game": name, "settings": chosen})
        assert opened["match"]["settings"] == chosen


def test_an_unknown_game_is_not_found(server: Server) -> None:
    ann = server.visitor()
    for path in ("/games/chess", "/games/chess/ledger", "/games/chess/cards", "/words/en?game=chess"):
        no = problem(ann.get, path)
        assert (no.status, no.error) == (404, "error-unknown-game")
    assert problem(ann.post, "/matches", {"game": "chess"}).error == "error-unknown-game"


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_words_come_in_three_languages_and_need_not_be_sent_twice(server: Server, language: str) -> None:
    ann = server.visitor()
    server_texts = ann.get(f"/words/{language}")
    text = ann.get(f"/words/{language}?game=fear-of-the-dark")
    tag = ann.last_headers["etag"]
    assert "max-age" in ann.last_headers["cache-control"]
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert {"game-name", "error-match-frozen", "error-stale-version"} <= names
    assert "game-name" not in {
        entry.id.name for entry in FluentParser().parse(server_texts).body if isinstance(entry, ast.Message)
    }
    ann.headers["if-none-match"] = tag
    assert ann.get(f"/words/{language}?game=fear-of-the-dark") == ""
    assert ann.get(f"/words/{language}") == server_texts


def test_the_messages_of_a_game_come_alone_if_asked_for(server: Server) -> None:
    ann = server.visitor()
    ours, game = ann.get("/words/en"), ann.get("/words/en?game=fear-of-the-dark&alone=true")
    assert sorted(f"{ours}\n{game}".split("\n")) == sorted(ann.get("/words/en?game=fear-of-the-dark").split("\n"))


def test_other_languages_have_no_words(server: Server) -> None:
    assert problem(server.visitor().get, "/words/de").status in (400, 404)
    assert problem(server.visitor().get, "/words/..%2Fen").status in (400, 404)
    assert problem(server.visitor().get, "/games/fear-of-the-dark/ledger?language=de").status == 400


@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_and_the_cards_can_be_read(server: Server, game: str) -> None:
    ann = server.visitor()
    english = ann.get(f"/games/{game}/ledger")
    polish = ann.get(f"/games/{game}/ledger?language=pl")
    assert [rule["id"] for rule in english] == [rule["id"] for rule in polish]
    assert len(english) > 50
    assert all(rule["title"] and rule["text"] for rule in english + polish)
    assert [rule["text"] for rule in english] != [rule["text"] for rule in polish]
    assert any(rule["answers"] and rule["why"] for rule in english)
    cards = ann.get(f"/games/{game}/cards")
    assert cards
    assert {card["mark"] for card in cards} <= {"rulebook", "public", "house"}
    assert all(card["copies"] >= 0 and card["name"] for card in cards)


# Opening


def test_a_new_match_belongs_to_its_host(server: Server) -> None:
    ann = server.visitor()
    opened = ann.post("/matches", {"game": "tic-tac-toe", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot"}]})
    match = opened["match"]
    assert (match["state"], match["host"], match["mine"], match["undo"]) == ("lobby", True, [0], "consent")
    assert len(match["invite"]) == 12
    assert [(seat["kind"], seat["agent"]) for seat in match["seats"]] == [("human", ""), ("bot", "thumb")]
    assert [secret["seat"] for secret in opened["secrets"]] == [0]
    seen = server.visitor().get(f"/matches/{match['id']}")
    assert (seen["host"], seen["mine"], seen["invite"]) == (False, [], None)
    assert ann.open()["match"]["undo"] == "open"


def test_a_match_without_spectators_is_shown_to_its_players_alone(server: Server) -> None:
    ann = server.visitor()
    match = ann.open(terms={"spectators": False})["match"]["id"]
    for path in ("", "/log", "/proof", "/record", "/replay", "/share"):
        no = problem(server.visitor().get, f"/matches/{match}{path}")
        assert (no.status, no.error) == (403, "error-no-spectators")
    assert ann.get(f"/matches/{match}")["id"] == match


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        None,
        "match",
        {"game": 7},
        {"game": ""},
        {"game": "x" * 1000},
        {"game": "tic-tac-toe", "colour": "red"},
        {"game": "tic-tac-toe", "settings": {"size": "4"}},
        {"game": "tic-tac-toe", "settings": []},
        {"game": "tic-tac-toe", "rulings": {"first": "second"}},
        {"game": "fear-of-the-dark", "pack": {"nothing": 1}},
        {"game": "tic-tac-toe", "undo": "always"},
        {"game": "tic-tac-toe", "seats": [{"kind": "ghost"}]},
        {"game": "tic-tac-toe", "seats": [{"kind": "human", "name": "x" * 41}]},
        {"game": "tic-tac-toe", "seats": [{"kind": "human", "salt": "x" * 201}]},
        {"game": "tic-tac-toe", "seats": [{"kind": "human", "salt": "two\nlines"}]},
        {"game": "tic-tac-toe", "seats": [{"kind": "human"}] * 3},
        {"game": "tic-tac-toe", "seats": [{"kind": "human"}] * 17},
        {"game": "tic-tac-toe", "start": "yes"},
        {"game": "tic-tac-toe", "seed": 7},
        {"game": "fear-of-the-dark", "settings": {"difficulty": "impossible"}},
        {"game": "a-touch-of-evil", "settings": {"heroes": "9"}},
        {"game": "a-touch-of-evil", "settings": {"heroes": "2", "mode": "team"}},
        {"game": "a-touch-of-evil", "settings": {"hero-1": "karl", "hero-2": "karl"}},
    ],
)
def test_what_does_not_describe_a_match_opens_none(server: Server, body: Any) -> None:
    assert problem(server.visitor().ask, "POST", "/matches", body).status == 400


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe\x00", b'{"game": "tic-tac-toe"', b"null", b"[" * 5000])
def test_what_is_not_json_is_refused(server: Server, raw: bytes) -> None:
    assert problem(server.visitor().ask, "POST", "/matches", raw=raw).status == 400


def test_a_request_that_is_too_large_is_refused(server: Server) -> None:
    no = problem(server.visitor().ask, "POST", "/records", raw=b'{"record": "' + b"x" * 2_600_000 + b'"}')
    assert no.status == 413


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/nowhere"),
        ("GET", "/matches/nosuchmatch00000"),
        ("GET", "/matches/%00"),
        ("GET", "/matches/" + "x" * 500),
        ("POST", "/matches/nosuchmatch00000/start"),
        ("GET", "/matches/nosuchmatch00000/record"),
        ("DELETE", "/matches/nosuchmatch00000/seats/0"),
        ("GET", "/matches/nosuchmatch00000/replay?seat=0&start=x"),
    ],
)
def test_what_does_not_exist_is_not_found(server: Server, method: str, path: str) -> None:
    assert problem(server.visitor().ask, method, path).status in (400, 404)


def test_the_wrong_method_is_refused(server: Server) -> None:
    assert problem(server.visitor().delete, "/games").status == 405


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("pl", "pl"),
        ("fr-CA,fr;q=0.9,en;q=0.5", "fr"),
        ("de,pl;q=0.5", "pl"),
        ("de", "en"),
        ("", "en"),
        ("*", "en"),
        ("de," * 200 + "pl", "en"),
    ],
)
def test_a_refusal_speaks_the_language_that_was_asked_for(server: Server, asked: str, language: str) -> None:
    ann = server.visitor()
    wanted = FluentParser().parse(ann.get(f"/words/{language}")).body
    sentence = next(
        entry.value.elements[0].value
        for entry in wanted
        if isinstance(entry, ast.Message)
        and entry.id.name == "error-no-such-match"
        and entry.value is not None
        and isinstance(entry.value.elements[0], ast.TextElement)
    )
    ann.headers["accept-language"] = asked
    no = problem(ann.get, "/matches/nosuchmatch00000")
    assert (no.error, no.body["text"]) == ("error-no-such-match", sentence)


def test_a_page_from_elsewhere_changes_nothing(server: Server) -> None:
    ann = server.visitor()
    ann.headers["origin"] = "https://elsewhere.example"
    assert problem(ann.post, "/matches", {"game": "tic-tac-toe"}).status == 403
    ann.headers["origin"] = server.base
    assert ann.post("/matches", {"game": "tic-tac-toe"})["match"]["state"] == "lobby"


def test_every_answer_carries_what_keeps_browsers_safe(server: Server) -> None:
    ann = server.visitor()
    ann.get("/games")
    good = dict(ann.last_headers)
    problem(ann.get, "/matches/nosuchmatch00000")
    for headers in (good, ann.last_headers):
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_server_tells_its_health_its_figures_and_its_description(server: Server) -> None:
    ann = server.visitor()
    health = ann.get("/health")
    assert (health["status"], health["form"] in ("compiled", "interpreted")) == ("ok", True)
    match = ann.open("tic-tac-toe", seats=[{"kind": "bot", "agent": "random"}] * 2)["match"]["id"]
    until(lambda: ann.get(f"/matches/{match}")["state"] == "over")
    assert 'game="tic-tac-toe"' in ann.get("/metrics")
    description = ann.get("/schema/openapi.json")
    assert {"/api/v1/matches", "/api/v1/join", "/api/v1/daily"} <= set(description["paths"])
