"""How messages are put into words: facts, lists, other messages, reasons, what is unknown or typed."""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.reasons import Reason
from duskbox.core.translations import LANGUAGES, PSEUDO, Translations, as_written
from tests.locale.messages import CORE, FOLDERS, TERMINAL, facts_of, messages, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_line_and_what_can_be_done(language: str) -> None:
    said = words(language, CORE).error(BadRecord("error-record-field", line=7, field="draws"))
    assert "7" in said and "draws" in said
    assert said.count(".") == 2, "one sentence for what is wrong and one for what can be done"


def test_an_unknown_message_is_shown_by_its_id() -> None:
    assert words("en", CORE).say("no-such-message") == "⟦no-such-message⟧"


def test_what_is_not_translated_yet_is_said_in_english_message_by_message(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("yes = Yes\nnames = { no }\nno = No, { -way }\n-way = never\n", "utf-8")
    (tmp_path / "locale" / "pl.ftl").write_text("yes = Tak\nno = Nie\n", "utf-8")
    polish = Translations("pl", [tmp_path])
    assert [polish.say(name) for name in ("yes", "names", "no")] == ["Tak", "Nie", "Nie"]
    assert Translations("fr", [tmp_path]).say("names") == "No, never"
    checked = Translations("pl", [tmp_path], alone=True)
    assert (polish.has("names"), checked.has("names"), checked.say("names")) == (True, False, "⟦names⟧")


def test_an_unknown_language_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(DuskboxError) as refused:
        words("de", CORE)
    assert "en, pl, fr" in words("en", CORE).error(refused.value)


def test_a_fact_may_be_another_message_or_a_list_of_them() -> None:
    names = {"card-red": "Red", "card-blue": "Blue"}
    spoken = Translations("en", [CORE], names)
    facts: dict[str, str | int] = {"name": "x", "allowed": "@card-red+@card-blue"}
    assert spoken.say("error-unknown-game", facts).endswith("Red, Blue.")


def test_what_was_typed_is_said_back_without_control_signs_but_with_the_spaces_of_french() -> None:
    assert as_written("Jean\u00a0: oui\u202f!") == "Jean\u00a0: oui\u202f!"
    assert as_written("a\x1b[31m\u202eb") == "a�[31m�b"


def test_a_message_is_parsed_when_it_is_first_said_and_only_with_what_it_names(tmp_path: Path) -> None:
    for name, text in {
        "a/locale/en.ftl": (
            "# A comment\nmany = { $count ->\n    [one] one { -thing }\n   *[other] { $count } { other }s\n}.\n"
            "last = Last\n"
        ),
        "b/locale/en.ftl": "-thing = thing\nother = { -thing }\nmany = hidden\nunused = { $broken\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    parsed: list[object] = []

    def watch(frame: object, event: str, _: object) -> None:
        code = getattr(frame, "f_code", None)
        if event == "call" and code is FluentParser.get_entry.__code__:
            parsed.append(frame)

    spoken = words("en", tmp_path / "a", tmp_path / "b")
    sys.setprofile(watch)
    try:
        said = [spoken.say("many", {"count": count}) for count in (1, 2, 2)]
    finally:
        sys.setprofile(None)
    assert said == ["one thing.", "2 things.", "2 things."]
    assert len(parsed) == 3
    assert (spoken.say("last"), spoken.has("unused"), spoken.say("unused")) == ("Last", True, "⟦unused⟧")


def test_a_message_of_one_line_says_the_same_as_through_fluent(tmp_path: Path) -> None:
    lines = ["one", "one two ", "  spaced   inside", '[x] "y" .z *a = b # c', "{1}", "a\n    b", "a\n    .b = c", "}"]
    text = "\n".join(f"m{at} ={' ' * at}{line}\n{'# A comment' * (at % 2)}\n" for at, line in enumerate(lines))
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(text, encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    spoken = words("en", tmp_path)
    for at in range(len(lines)):
        value = bundle.get_message(f"m{at}").value if bundle.has_message(f"m{at}") else None
        wanted = bundle.format_pattern(value, {})[0] if value else f"⟦m{at}⟧"
        assert spoken.say(f"m{at}") == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_ours_is_said_otherwise_than_through_fluent(language: str) -> None:
    for folder in FOLDERS:
        spoken = words(language, folder)
        for name, message in messages(folder, language).items():
            if message.value and all(isinstance(part, ftl.TextElement) for part in message.value.elements):
                written = "".join(part.value for part in message.value.elements if isinstance(part, ftl.TextElement))
                assert spoken.say(name) in (written, written[:1].upper() + written[1:])


def test_threads_that_ask_at_once_all_get_their_messages() -> None:
    names = sorted(messages(TERMINAL))
    alone, together = words("en", TERMINAL), words("en", TERMINAL)
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(together.say, names * 8))
    assert said == [alone.say(name) for name in names] * 8


def test_a_tree_of_reasons_is_told_from_the_root_down_with_its_rules() -> None:
    tree = Reason("error-no-seed", ("A",), (Reason("error-not-asked", ("B", "C")), Reason("error-share-damaged", ())))
    spoken = words("en", CORE)
    assert spoken.reason(tree) == [
        (0, spoken.say("error-no-seed"), ("A",)),
        (1, spoken.say("error-not-asked"), ("B", "C")),
        (1, spoken.say("error-share-damaged"), ()),
    ]


def test_the_pseudo_language_brackets_every_message_and_nothing_else() -> None:
    spoken = words(PSEUDO, CORE)
    for name in messages(CORE):
        said = spoken.say(name, dict.fromkeys(facts_of(CORE, "en", name), "fact"))
        assert re.fullmatch("⟪[^⟪⟫]+⟫", said), said
