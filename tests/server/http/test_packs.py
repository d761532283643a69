"""Packs over HTTP: the cards and words of a match are those it is played with,
and a pack can be looked at beforehand.
"""

from __future__ import annotations

import asyncio
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from duskbox.core.matches.opening import unstarted_match
from duskbox.core.matches.records import Header, read_header
from duskbox.games.touch_of_evil.content.build import declared
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.game import GAME as EVIL
from duskbox.server.app import LARGEST
from duskbox.server.http import match_views
from duskbox.server.http.bodies import MatchShown, NewMatch
from duskbox.server.matches import opening, record_headers
from duskbox.server.matches.opening import LONGEST_HEADER
from tests.server.client import Problem, Visitor
from tests.server.in_process import a_worker
from tests.server.server_process import Server

DAY = "a-touch-of-evil"
NIGHT = "fear-of-the-dark"
_PACKS = Path(__file__).parents[3] / "docs" / "packs"


def pack(name: str) -> dict[str, Any]:
    return tomllib.loads((_PACKS / f"{name}.toml").read_text(encoding="utf-8"))


def said(text: str, message: str, language: str = "en") -> str:
    """A message as a page says it that has read these words: the first of a name counts."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


def opened(visitor: Visitor, game: str, overlay: dict[str, Any] | None, **more: Any) -> str:
    match: str = visitor.post("/matches", {"game": game, "pack": overlay, "seats": [{"kind": "human"}], **more})[
        "match"
    ]["id"]
    return match


def test_the_cards_of_a_match_are_those_of_its_pack(server: Server) -> None:
    ann = server.visitor()
    match = opened(ann, DAY, pack("shadowbrook-by-day"))
    box = {card["name"]: card for card in ann.get(f"/games/{DAY}/cards")}
    played = {card["name"]: card for card in ann.get(f"/games/{DAY}/cards?match={match}")}
    assert "@card-market-morning" not in box
    assert played["@card-market-morning"]["mark"] == "pack"
    assert played["@card-market-morning"]["sentences"]
    assert box["@card-torch"]["copies"] != 4
    assert played["@card-torch"]["copies"] == 4


def test_a_pack_can_be_looked_at_before_it_is_played(server: Server) -> None:
    ann = server.visitor()
    overlay = pack("shadowbrook-by-day")
    match = opened(ann, DAY, overlay)
    assert ann.post(f"/games/{DAY}/cards", {"pack": overlay}) == ann.get(f"/games/{DAY}/cards?match={match}")
    for language in ("en", "pl", "fr"):
        words = ann.get(f"/words/{language}?game={DAY}&match={match}")
        assert ann.post(f"/games/{DAY}/words/{language}", {"pack": overlay}) == words


def test_the_words_of_a_match_have_the_names_of_its_pack(server: Server) -> None:
    ann = server.visitor()
    overlay = pack("shadowbrook-by-day")
    for name in ("card-market-morning", "card-torch"):
        del overlay["names"]["pl"][name]
    match = opened(ann, DAY, overlay)
    assert ann.get(f"/matches/{match}")["pack"] is True
    plain = {language: ann.get(f"/words/{language}?game={DAY}") for language in ("en", "pl")}
    own = {language: ann.get(f"/words/{language}?game={DAY}&match={match}") for language in ("en", "pl")}
    assert ann.last_headers["cache-control"].startswith("private")
    assert said(plain["en"], "card-torch") == "Torch"
    assert said(own["en"], "card-torch") == "Lantern"
    assert said(own["en"], "game-name") == said(plain["en"], "game-name")
    # What the pack names in English alone is called so in Polish if the box has no name for it, and only then.
    assert said(own["pl"], "card-market-morning", "pl") == "Market Morning"
    assert said(own["pl"], "card-torch", "pl") == said(plain["pl"], "card-torch", "pl")


def test_a_match_without_a_pack_has_the_words_and_cards_of_the_box(server: Server) -> None:
    ann = server.visitor()
    match = opened(ann, NIGHT, None)
    assert ann.get(f"/matches/{match}")["pack"] is False
    assert ann.get(f"/words/en?game={NIGHT}&match={match}") == ann.get(f"/words/en?game={NIGHT}")
    assert ann.get(f"/games/{NIGHT}/cards?match={match}") == ann.get(f"/games/{NIGHT}/cards")


@pytest.mark.parametrize("name", ['a "quoted" name', "{ $n }", "back\\slash", "two = three", "{ -term }", '"} x = {"'])
def test_a_name_is_never_taken_for_a_message(server: Server, name: str) -> None:
    overlay = {"pack": {"game": DAY}, "names": {"en": {"card-torch": name}}}
    words = server.visitor().post(f"/games/{DAY}/words/en", {"pack": overlay})
    assert said(words, "card-torch") == name


def refused(ask: Any, *given: Any) -> tuple[int, str]:
    with pytest.raises(Problem) as no:
        ask(*given)
    return no.value.status, no.value.error


def test_a_pack_that_does_not_fit_is_refused_with_the_key(server: Server) -> None:
    ann = server.visitor()
    overlay = {"pack": {"game": DAY}, "cards": {"torch": {"copies": "many"}}}
    for path in (f"/games/{DAY}/cards", f"/games/{DAY}/words/en"):
        assert refused(ann.post, path, {"pack": overlay}) == (400, "error-pack-value")


@pytest.mark.parametrize("copies", ["-1", "100", str(1 << 63), str(1 << 64), str(-(1 << 64)), "9" * 4000, "9" * 5000])
def test_a_number_in_a_pack_is_refused_with_its_key_however_long_it_is(server: Server, copies: str) -> None:
    overlay = f'{{"pack":{{"game":"{DAY}"}},"cards":{{"cave-in":{{"copies":{copies}}}}}}}'
    for path, body in (
        ("/matches", f'{{"game":"{DAY}","pack":{overlay}}}'),
        (f"/games/{DAY}/cards", f'{{"pack":{overlay}}}'),
        (f"/games/{DAY}/words/en", f'{{"pack":{overlay}}}'),
    ):
        with pytest.raises(Problem) as no:
            server.visitor().ask("POST", path, raw=body.encode())
        assert no.value.status == 400
        if len(copies) < 5000:
            # Longer ones are no numbers to the reader of requests.
            assert (no.value.error, no.value.body["facts"]["key"]) == ("error-pack-value", "cards.cave-in.copies")


def test_cards_and_words_of_a_match_are_for_those_who_may_see_it(server: Server) -> None:
    ann, eve = server.visitor(), server.visitor()
    match = opened(ann, DAY, pack("shadowbrook-by-day"), terms={"spectators": False})
    for path in (f"/games/{DAY}/cards?match={match}", f"/words/en?game={DAY}&match={match}"):
        assert ann.get(path)
        assert refused(eve.get, path) == (403, "error-no-spectators")
    assert refused(ann.get, f"/games/{NIGHT}/cards?match={match}") == (404, "error-no-such-match")
    assert refused(ann.get, f"/games/{DAY}/cards?match=nobody") == (404, "error-no-such-match")


def test_a_pack_is_read_from_its_file(server: Server) -> None:
    ann = server.visitor()
    for game, name in ((NIGHT, "longer-night"), (DAY, "shadowbrook-by-day")):
        text = (_PACKS / f"{name}.toml").read_text(encoding="utf-8")
        assert ann.post(f"/games/{game}/packs", {"text": text}) == {
            "name": pack(name)["pack"]["name"],
            "pack": pack(name),
        }


@pytest.mark.parametrize(
    ("text", "error", "facts"),
    [
        ("[pack]\nname = = 1\n", "error-pack-file", {"line": 2, "column": 8}),
        ("[pack]\nname = '''never ends", "error-pack-file", {"line": 2, "column": 21}),
        ("a = " + "[" * 5000, "error-pack-file", {"line": 1}),
        ("[pack]\n" + "a." * 3000 + "a = 1", "error-pack-file", {"line": 2}),
        ('# "\n[[' + '"a" . ' * 3000 + "a]]", "error-pack-file", {"line": 2}),
        ('a = {b = """c"""", ' + "a." * 3000 + 'a = "d"}', "error-pack-file", {"line": 1}),
        ("a = " + "1" * 5000, "error-pack-file", {"line": 1}),
        ("a = 0x" + "f" * 5000, "error-pack-file", {"line": 1}),
        ("\x89PNG\r\n\x1a\n\x00", "error-pack-text", {}),
        ("[hazards]\nterror = 4\n", "error-pack-unsaid", {"game": DAY}),
        ("[pack]\nname = 'Mine'\n", "error-pack-unsaid", {"game": DAY}),
        (f"[pack]\ngame = '{NIGHT}'\n", "error-pack-elsewhere", {"game": NIGHT}),
        ("[pack]\ngame = 'a-touch-of-evil'\n[hazardz]\nterror = 4\n", "error-pack-unknown-key", {"key": "hazardz"}),
        ("[pack]\ngame = 'a-touch-of-evil'\n[cards.torch]\nprice = 'dear'\n", "error-pack-value", {"found": "dear"}),
    ],
    ids=[
        "not TOML",
        "cut off",
        "far too deep",
        "a key of 3,000 parts",
        "a heading of 3,000 parts",
        "a key of 3,000 parts behind a text",
        "a number of 5,000 digits",
        "a number of 5,000 digits in base 16",
        "a picture",
        "no word of a pack",
        "no word of a game",
        "for another game",
        "unknown key",
        "wrong value",
    ],
)
def test_a_file_that_is_no_pack_is_refused_in_words_that_say_where(
    server: Server, text: str, error: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Problem) as refused:
        server.visitor().post(f"/games/{DAY}/packs", {"text": text})
    said_so = refused.value.body
    assert (refused.value.status, refused.value.error) == (400, error)
    assert facts.items() <= said_so["facts"].items()
    assert all(str(fact) in said_so["text"] for fact in facts.values())
    # What was expected there is said in the words of the game, whichever game it is.
    assert "\u27e6" not in said_so["text"]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_all_mistakes_of_a_file_are_told_in_the_readers_language(server: Server, language: str) -> None:
    text = f"[pack]\ngame = '{DAY}'\n[cards.torch]\nprice = 'dear'\ncopies = -1\n[hazardz]\n"
    ann = server.visitor()
    ann.headers["Accept-Language"] = language
    with pytest.raises(Problem) as refused:
        ann.post(f"/games/{DAY}/packs", {"text": text})
    told = [refused.value.body["text"], *refused.value.body["further"]]
    assert [key in said for key, said in zip(("hazardz", "cards.torch.price", "cards.torch.copies"), told, strict=True)]
    assert all("\u27e6" not in said and "@expect" not in said for said in told)


def test_a_mark_of_an_editor_before_the_first_line_is_passed_over(server: Server) -> None:
    text = f"\ufeff[pack]\ngame = '{NIGHT}'\nname = 'Marked'\n"
    assert server.visitor().post(f"/games/{NIGHT}/packs", {"text": text})["name"] == "Marked"


@pytest.mark.parametrize(
    "prose",
    ['note = "WORDS"', "note = 'WORDS'", 'note = """\nWORDS\n"""', "note = '''WORDS'''", "# WORDS"],
    ids=["one line", "one line as it stands", "several lines", "several lines as they stand", "a remark"],
)
def test_prose_in_a_pack_may_have_as_many_dots_as_it_likes(server: Server, prose: str) -> None:
    words = "And so on... " + "and on... " * 20
    text = f"[pack]\ngame = '{NIGHT}'\nname = 'Dots'\n{prose.replace('WORDS', words)}\n"
    assert server.visitor().post(f"/games/{NIGHT}/packs", {"text": text})["name"] == "Dots"


def test_a_file_far_longer_than_any_pack_is_not_read(server: Server) -> None:
    text = f"[pack]\ngame = '{NIGHT}'\n" + "# a remark\n" * 20_000
    assert refused(server.visitor().post, f"/games/{NIGHT}/packs", {"text": text}) == (400, "error-bad-request")


def endless() -> dict[str, Any]:
    """A pack that fits its game and a request, and says far too much about every card, in three languages."""
    names = {f"card-{name}-flavour": "é" * 110 for name in declared(HOUSE).cards}
    return {"pack": {"game": DAY}, "names": dict.fromkeys(("en", "pl", "fr"), names)}


def test_no_match_is_opened_whose_pack_would_take_long_to_read_again_and_again(server: Server) -> None:
    ann = server.visitor()
    assert LONGEST_HEADER < len(json.dumps(endless())) < LARGEST - 1000
    assert refused(opened, ann, DAY, endless()) == (400, "error-pack-long")
    record = unstarted_match(EVIL, pack=endless(), seed="owl").record.text(with_seed=True)
    for body in ({"record": record}, {"record": record, "go_on": True}):
        assert refused(ann.post, "/records", body) == (400, "error-pack-long")
    assert ann.get("/matches") == []


def test_no_header_is_read_for_a_list_but_those_from_before_lists_had_their_own_column(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_so_far: list[str] = []

    def reading(line: str) -> Header:
        read_so_far.append(line)
        return read_header(line)

    async def live() -> list[MatchShown]:
        async with a_worker(tmp_path) as rooms:
            rooms.services.store.people.add("ann")
            for _ in range(3):
                name, _, _ = await opening.open_match(rooms.services, NewMatch(DAY, pack=pack("shadowbrook-by-day")))
                rooms.services.store.hold("ann", name, 0)
            # The last one was opened by an older release.
            rooms.services.store.change(name, brief=None)
            monkeypatch.setattr(record_headers, "read_header", reading)
            return match_views.matches_of(rooms.services.store, "ann")

    assert [match.pack for match in asyncio.run(live())] == [True] * 3
    assert len(read_so_far) == 1


def test_once_more_is_played_with_the_pack_of_before(server: Server) -> None:
    ann = server.visitor()
    before = opened(ann, NIGHT, pack("longer-night"))
    again = opened(ann, NIGHT, None, pack_of=before)
    assert ann.get(f"/games/{NIGHT}/cards?match={again}") == ann.get(f"/games/{NIGHT}/cards?match={before}")
    assert ann.get(f"/matches/{again}")["pack"] is True
    assert ann.get(f"/matches/{opened(ann, NIGHT, None, pack_of=opened(ann, NIGHT, None))}")["pack"] is False


def test_the_pack_of_a_match_that_one_may_not_see_is_not_lent(server: Server) -> None:
    ann, eve = server.visitor(), server.visitor()
    hidden = opened(ann, NIGHT, pack("longer-night"), terms={"spectators": False})
    for game, match, status in ((NIGHT, hidden, 403), (DAY, hidden, 403), (NIGHT, "nosuchmatch00000", 404)):
        with pytest.raises(Problem) as refused:
            opened(eve, game, None, pack_of=match)
        assert refused.value.status == status
    with pytest.raises(Problem) as refused:
        opened(ann, DAY, None, pack_of=hidden)
    assert refused.value.error == "error-no-such-match"
