"""Records as text, and share codes."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.matches import share
from duskbox.core.matches.match import Match
from duskbox.core.matches.records import CHOOSE, LONGEST, Entry, read
from tests.core.high_card import GAME


def finished() -> Match:
    match = Match.new(GAME, seed="moth", salts={0: "wick", 1: "świeca"})
    for key in ("swap", "ask-to-show", "keep"):
        match.choose(key)
    return match


def signed(lines: list[str]) -> str:
    """A text with its sum made right again, so that what is wrong with the lines is found and not the sum."""
    closing = json.loads(lines[-1])
    closing["sum"] = hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()
    return "\n".join([*lines[:-1], written(closing)]) + "\n"


def written(data: object) -> str:
    """JSON as a record writes it."""
    return json.dumps(data, separators=(",", ":"))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_any_match_round_trips_as_text_and_as_share_code(seed: int) -> None:
    luck = Random(seed)
    match = Match.new("fear-of-the-dark", {"difficulty": luck.choice(["easy", "hard"])}, seed=str(seed))
    while match.decision is not None and luck.random() < 0.98:
        match.choose(luck.choice(match.options))
        if luck.random() < 0.1:
            match.undo(luck.randrange(match.choice_count))
            if luck.random() < 0.5:
                match.redo()
    text = match.record.text()
    assert Match.load(text).record.text() == text
    code = share.encode(match)
    assert share.decode(code).record.text() == text
    assert set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_the_text_is_one_json_object_a_line_in_a_fixed_form() -> None:
    lines = finished().record.text().splitlines()
    header, *entries, closing = [json.loads(line) for line in lines]
    assert (header["duskbox"], header["version"], header["game"]) == ("record", 1, "high-card")
    assert [entry["n"] for entry in entries] == list(range(len(entries)))
    assert closing["end"] == len(entries)
    assert closing["sum"] == hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()
    assert set(closing) == {"end", "sum", "outcome", "hash", "seed"}


def damaged() -> dict[str, tuple[str, str, int]]:
    """What is wrong, the text, the message and the line that must be named."""
    lines = finished().record.text().splitlines()
    header, entry, closing = json.loads(lines[0]), json.loads(lines[3]), json.loads(lines[-1])

    def with_header(**changes: object) -> str:
        return signed([written({**header, **changes}), *lines[1:]])

    def with_entry(**changes: object) -> str:
        return signed([*lines[:3], written({**entry, **changes}), *lines[4:]])

    return {
        "nothing": ("", "record-empty", 1),
        "a picture": ("\x89PNG\r\n", "record-json", 1),
        "a list": ("[1, 2]\n", "record-json", 1),
        "deep nesting": ("[" * 100_000, "record-json", 1),
        "another program's JSON": ('{"name": "x"}\n{}\n', "record-foreign", 1),
        "another version": (with_header(version=2), "record-version", 1),
        "another game": (with_header(game="chess"), "record-game", 1),
        "other rules": (with_header(rules="0"), "record-rules", 1),
        "other content": (with_header(content="0" * 64), "record-content", 1),
        "unknown setting": (with_header(settings={"colour": "red"}), "record-setup", 1),
        "settings of numbers": (with_header(settings={"faces": 6}), "record-field", 1),
        "unknown chance": (with_header(chance="luck"), "record-field", 1),
        "unknown undo": (with_header(undo="maybe"), "record-field", 1),
        "a pack that is a text": (with_header(pack="x"), "record-field", 1),
        "cut off": ("\n".join(lines[:-1]), "record-cut-off", len(lines) - 1),
        "only a header": (lines[0], "record-cut-off", 1),
        "an entry that is no JSON": (signed([*lines[:3], "{oops", *lines[4:]]), "record-json", 4),
        "an entry left out": (signed([*lines[:3], *lines[4:]]), "record-number", 4),
        "an unknown deed": (with_entry(do="cheat"), "record-field", 4),
        "a seat that is a text": (with_entry(seat="0"), "record-field", 4),
        "a seat that is true": (with_entry(seat=True), "record-field", 4),
        "half a sign": (with_entry(key="\ud800"), "record-json", 4),
        "half a sign in the header": (with_header(game="\udfff"), "record-json", 1),
        "draws that are no list": (with_entry(draws={}), "record-field", 4),
        "a draw out of range": (with_entry(draws=[["cards", 6, 6]]), "record-field", 4),
        "a draw of two": (with_entry(draws=[["cards", 6]]), "record-field", 4),
        "a wrong sum": ("\n".join([*lines[:-1], written({**closing, "sum": "0"})]), "record-sum", len(lines)),
        "a wrong count": (signed([*lines[:-1], written({**closing, "end": 2})]), "record-entry-count", len(lines)),
        "a finished match that hides its seed": (
            signed([*lines[:-1], written({k: v for k, v in closing.items() if k != "seed"})]),
            "record-field",
            len(lines),
        ),
        "more inherited than there is": (with_header(inherited=10**30), "record-field", 1),
        "an unknown field": (with_entry(comment="hello"), "record-form", 1),
        "a field too many in the header": (with_header(author="me"), "record-form", 1),
        "a loose form": (signed([lines[0].replace(",", ", "), *lines[1:]]), "record-form", 1),
        "a seed that is no hex": (
            signed([*lines[:-1], written({**closing, "seed": "xyz"})]),
            "record-field",
            len(lines),
        ),
    }


@pytest.mark.parametrize("what", list(damaged()))
def test_a_damaged_or_foreign_record_is_refused_with_line_and_reason(what: str) -> None:
    text, message, line = damaged()[what]
    with pytest.raises(BadRecord) as refused:
        Match.load(text)
    assert refused.value.message == f"error-{message}"
    assert refused.value.facts["line"] == line


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_damage_to_a_record_goes_through_or_crashes(data: st.DataObject) -> None:
    text = finished().record.text()
    place = data.draw(st.integers(0, len(text) - 2))
    sign = data.draw(st.characters(codec="utf-8").filter(lambda sign: sign != text[place]))
    broken = text[:place] + sign + text[place + 1 :]
    with pytest.raises(BadRecord):
        Match.load(broken).verify()
    lines = broken.split("\n")[:-1]
    try:
        resigned = signed(lines)
    except (ValueError, TypeError):
        return
    if resigned == text:
        return  # only the sum itself had been damaged
    with pytest.raises(BadRecord):
        Match.load(resigned).verify()


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_damage_to_a_share_code_goes_through_or_crashes(data: st.DataObject) -> None:
    code = share.encode(finished())
    place = data.draw(st.integers(0, len(code) - 1))
    sign = data.draw(st.characters(codec="utf-8").filter(lambda sign: sign != code[place]))
    kind = data.draw(st.sampled_from(["change", "cut", "insert"]))
    broken = code[:place] + (
        sign + code[place + 1 :] if kind == "change" else "" if kind == "cut" else sign + code[place:]
    )
    try:
        match = share.decode(broken)
    except DuskboxError:
        return
    # The last sign of a code may carry unused bits; then the code still means the same.
    assert match.record.text() == finished().record.text()


def test_a_share_code_that_unpacks_to_too_much_is_refused() -> None:
    bomb = share.PREFIX + base64.urlsafe_b64encode(zlib.compress(b"[" + b" " * 50_000_000 + b"]", 9)).decode()
    with pytest.raises(BadRecord, match="share-damaged"):
        share.decode(bomb)


def test_a_share_code_with_more_steps_than_a_record_may_have_is_refused_before_one_is_taken() -> None:
    with pytest.raises(BadRecord, match="record-long"):
        share.decode(packed((11, [["no step"]] * (LONGEST + 1))))


def test_a_match_that_would_make_a_code_which_no_one_takes_in_is_not_shared() -> None:
    match = finished()
    match.record.entries.extend(match.record.entries[-1:] * LONGEST)
    with pytest.raises(DuskboxError, match="record-long"):
        share.encode(match)


def test_an_unfinished_solo_match_is_shared_without_its_seed() -> None:
    match = Match.new("fear-of-the-dark", seed="moth")
    match.choose("spend-match")
    shared = share.decode(share.encode(match))
    assert shared.record.seed == ""
    assert shared.table.digest() == match.table.digest()


def test_an_unfinished_match_with_hidden_cards_is_not_shared() -> None:
    match = Match.new(GAME, seed="moth")
    with pytest.raises(DuskboxError, match="share-hidden"):
        share.encode(match)


def packed(*changes: tuple[int, object]) -> str:
    """A share code with some of its fields replaced."""
    raw = json.loads(zlib.decompress(base64.urlsafe_b64decode(share.encode(finished())[len(share.PREFIX) :] + "===")))
    for place, value in changes:
        raw[place] = value
    return share.PREFIX + base64.urlsafe_b64encode(zlib.compress(json.dumps(raw).encode())).decode().rstrip("=")


@pytest.mark.parametrize("seed", [5, "zz", ["a"], "00" * 32, None, {}])
def test_a_share_code_with_another_seed_is_refused(seed: object) -> None:
    with pytest.raises(DuskboxError):
        share.decode(packed((10, seed))).verify()


@pytest.mark.parametrize(
    "change",
    [
        (9, "abc"),
        (9, None),
        (9, 99),
        (8, "free"),
        (6, "asked"),
        (7, 3),
        (11, [[0, 0]]),
        (11, {}),
        (0, "\ud800"),
        (3, {"\ud800": "x"}),
        (11, [["u", -5, 0, 1]]),
    ],
)
def test_a_share_code_whose_terms_were_changed_is_refused(change: tuple[int, object]) -> None:
    with pytest.raises(DuskboxError):
        share.decode(packed(change)).verify()


@pytest.mark.parametrize("more", ["x", None, True, [1]])
def test_a_share_code_with_something_else_among_its_numbers_is_refused(more: object) -> None:
    raw = json.loads(zlib.decompress(base64.urlsafe_b64decode(share.encode(finished())[len(share.PREFIX) :] + "===")))
    steps = raw[11]
    next(step for step in steps if step[0] == "s").append(more)
    with pytest.raises(BadRecord, match="share-damaged"):
        share.decode(packed((11, steps)))


@pytest.mark.parametrize("place", [0, 1, 2, 6, 7, 8, 10])
@pytest.mark.parametrize("other", [None, 10**30, True, [], {}])
def test_a_share_code_with_something_else_in_the_place_of_a_text_is_refused(place: int, other: object) -> None:
    with pytest.raises(BadRecord, match="share-damaged"):
        share.decode(packed((place, other)))


def test_a_share_code_that_nests_without_end_is_refused() -> None:
    deep = share.PREFIX + base64.urlsafe_b64encode(zlib.compress(b"[" * 500_000)).decode().rstrip("=")
    with pytest.raises(BadRecord, match="share-damaged"):
        share.decode(deep)
    tail = share.PREFIX + base64.urlsafe_b64encode(zlib.compress(b"[]") + b"more").decode().rstrip("=")
    with pytest.raises(BadRecord, match="share-damaged"):
        share.decode(tail)


TAMPERED: dict[str, tuple[str, str]] = {
    "another undo policy": ('"undo":"open"', '"undo":"free"'),
    "no undo at all": ('"undo":"open"', '"undo":"none"'),
    "draws typed in": ('"chance":"fair"', '"chance":"asked"'),
    "draws from a generator": ('"chance":"fair"', '"chance":"fast"'),
    "another salt": ('"key":"wick"', '"key":"wack"'),
    "another seat at the start": ('"do":"start","seat":0', '"do":"start","seat":1'),
    "a seat that is not there": ('"do":"choose","seat":0', '"do":"choose","seat":7'),
    "another choice": ('"key":"ask-to-show"', '"key":"let-it-be"'),
    "another ruling": ('"ties":"second"', '"ties":"first"'),
    "a game without asking": ('"asking":"yes"', '"asking":"no"'),
}


@pytest.mark.parametrize("what", list(TAMPERED))
def test_a_record_that_was_changed_and_signed_anew_does_not_verify(what: str) -> None:
    old, new = TAMPERED[what]
    text = finished().record.text()
    assert text.count(old) >= 1
    broken = signed(text.replace(old, new, 1).splitlines())
    with pytest.raises(BadRecord):
        Match.load(broken).verify()


def test_an_ending_cannot_be_struck_out_or_made_up() -> None:
    lines = finished().record.text().splitlines()
    closing = json.loads(lines[-1])
    struck = {name: value for name, value in closing.items() if name not in ("outcome", "hash")}
    with pytest.raises(BadRecord, match="ending"):
        Match.load(signed([*lines[:-1], written(struck)]))
    match = Match.new(GAME, seed="moth")
    lines = match.record.text(with_seed=True).splitlines()
    claim = {**json.loads(lines[-1]), "outcome": "first-wins", "hash": match.table.digest()}
    ordered = {name: claim[name] for name in ("end", "sum", "outcome", "hash", "seed")}
    with pytest.raises(BadRecord, match="ending"):
        Match.load(signed([*lines[:-1], written(ordered)]))


def test_a_finished_game_fits_into_a_link() -> None:
    match = Match.new("fear-of-the-dark", seed="short")
    luck = Random(1)
    while match.decision is not None:
        match.choose(luck.choice(match.options))
    assert len(share.encode(match)) < 1000


def test_reading_keeps_every_field() -> None:
    match = finished()
    match.undo()
    record = read(match.record.text(with_seed=True))
    assert record.text(with_seed=True) == match.record.text(with_seed=True)
    assert record.entries[-1].learned is True


@pytest.mark.parametrize("key", ["go:W", 'quote " and \\ back', "żółw\u2028\n", ""])
@pytest.mark.parametrize("draws", [(), (("rooms", 6, 2),), (("rooms", 6, 2), ("dé", 20, 19))])
def test_the_line_of_a_choice_is_the_json_of_its_fields(key: str, draws: tuple[tuple[str, int, int], ...]) -> None:
    line = Entry(CHOOSE, 3, key, draws=draws).line(17)
    fields = {"n": 17, "do": "choose", "seat": 3, "key": key, "draws": [list(draw) for draw in draws]}
    assert line == json.dumps(fields, separators=(",", ":"))
