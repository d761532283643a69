"""The ledgers: every id is covered by a test, cited where it is decided, and said in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskbox.core import registry
from duskbox.core.errors import BadSetting
from duskbox.core.ledger import Ledger
from tests.ledger_map import GAMES, marks, text_for

NAMES = [name for name in registry.names() if (registry.find(name).texts.folder / "ledger.toml").exists()]


def ids_of(ledger: Ledger) -> list[str]:
    return [rule.id for rule in [*ledger.rules, *ledger.questions]]


@pytest.mark.parametrize("name", NAMES)
def test_every_id_is_named_by_a_test(name: str) -> None:
    assert Ledger.of(registry.find(name)).uncovered() == []


@pytest.mark.parametrize("name", NAMES)
def test_rules_speak_of_players_plainly_and_of_people_as_they(name: str) -> None:
    """As the interface does: in British spelling, and no Hero or Elder is a thing."""
    ledger = Ledger.of(registry.find(name))
    told = {rule.id: rule.text for rule in [*ledger.rules, *ledger.questions]}
    odd = r"\b(somebody|nobody|everybody|whoever|so many|toward|beside)\b|\b(Hero|Elder)e?s? that (is|has|takes|can)\b"
    assert {rule_id: text for rule_id, text in told.items() if re.search(odd, text, re.IGNORECASE)} == {}


@pytest.mark.parametrize("name", NAMES)
def test_the_map_of_tests_is_the_present_one(name: str) -> None:
    folder = GAMES / registry.find(name).texts.folder.parent.name / "text"
    ids = ids_of(Ledger(folder))
    assert (folder / "ledger.tests.json").read_text(encoding="utf-8") == text_for(ids), "run `make ledger`"


def test_no_test_names_an_id_that_does_not_exist() -> None:
    known = {rule_id for path in GAMES.glob("*/text/ledger.toml") for rule_id in ids_of(Ledger(path.parent))}
    assert set(marks()) <= known, set(marks()) - known


@pytest.mark.parametrize("name", NAMES)
def test_the_code_cites_only_ids_that_exist(name: str) -> None:
    game = registry.find(name)
    known = set(ids_of(Ledger.of(game)))
    prefix = next(iter(known)).split("-")[0]
    for path in sorted((GAMES / game.texts.folder.parent.name).rglob("*.py")):
        cited = set(re.findall(rf"\b{prefix}-[A-Z]+-\d+\b", path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name}: {cited - known}"


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_cited_where_it_is_decided(name: str) -> None:
    """Each by its own id: a range of them says of none where it is decided.

    Worked examples follow from the rules, and open questions are cited by the rules that rest on them; one that is a
    ruling is read by its name where it makes a difference.
    """
    game = registry.find(name)
    code = "".join(
        path.read_text(encoding="utf-8") for path in sorted((GAMES / game.texts.folder.parent.name).rglob("*.py"))
    )
    single = re.sub(r"\b([A-Z]+-[A-Z]+)-\d+\s+to\s+\1-\d+\b", "", code)
    cited = set(re.findall(r"\b[A-Z]+-[A-Z]+-\d+\b", single))
    ledger = Ledger.of(game)
    expected = {rule.id for rule in ledger.rules if "-EX-" not in rule.id}
    expected |= {rule.id for rule in ledger.questions if rule.switch}
    cited |= {ruling.rule for ruling in game.rulings if re.search(rf'\b(chosen|rulings)\["{ruling.name}"\]', code)}
    assert sorted(expected - cited) == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["pl", "fr"])
def test_every_rule_is_said_in_every_language(name: str, language: str) -> None:
    ledger = Ledger.of(registry.find(name))
    for rule in [*ledger.rules, *ledger.questions]:
        assert ledger.text(rule.id, language) not in ("", ledger.text(rule.id, "en")), rule.id
        assert ledger.title(rule.id, language) not in ("", rule.topic) or rule.is_open, rule.topic
        if rule.is_open:
            assert len(ledger.answers(rule.id, language)) == len(rule.options)
            assert ledger.why(rule.id, language) != rule.why


@pytest.mark.parametrize("name", NAMES)
def test_open_questions_are_listed_by_number(name: str) -> None:
    questions = [question.id for question in Ledger.of(registry.find(name)).questions]
    assert questions == sorted(questions)


@pytest.mark.parametrize("name", NAMES)
def test_the_rulings_are_the_switches_of_the_ledger(name: str) -> None:
    game = registry.find(name)
    switches = {rule.switch: (rule.id, tuple(rule.values)) for rule in Ledger.of(game).questions if rule.switch}
    assert {ruling.name: (ruling.rule, ruling.values) for ruling in game.rulings} == switches
    for rule in Ledger.of(game).questions:
        if rule.switch:
            ruling = next(each for each in game.rulings if each.name == rule.switch)
            assert ruling.default == rule.values[rule.answer]


def test_a_rule_is_found_by_its_id_in_any_case_and_an_unknown_one_is_refused() -> None:
    ledger = Ledger.of(registry.find("fear-of-the-dark"))
    assert ledger.rule("fd-move-01").id == "FD-MOVE-01"
    assert "4" in ledger.text("FD-MOVE-01", "pl")
    with pytest.raises(BadSetting, match="FD-NOPE"):
        ledger.rule("FD-NOPE")


def test_a_ledger_without_translations_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "ledger.toml").write_text(
        '[[rule]]\nid = "X-A-01"\ntopic = "a"\ntext = "Be kind."\n[[open]]\nid = "X-OPEN-01"\nquestion ='
        ' "When?"\noptions = ["now", "later"]\nrecommended = "b: later"\nwhy = "Patience."\n[[open]]\nid ='
        ' "X-OPEN-02"\nquestion = "Where?"\noptions = ["here", "there"]\nrecommended = "yes, both"\nwhy = "Room."\n'
    )
    ledger = Ledger(tmp_path)
    assert ledger.text("X-A-01", "pl") == "Be kind."
    assert ledger.text("X-OPEN-01", "pl") == "When? – later"
    assert (ledger.answers("X-OPEN-01", "fr"), ledger.why("X-OPEN-01", "fr")) == (["now", "later"], "Patience.")
    assert ledger.text("X-OPEN-02", "fr") == "Where? – yes, both"
    assert ledger.uncovered() == ["X-A-01", "X-OPEN-01", "X-OPEN-02"]


@pytest.mark.parametrize("name", NAMES)
def test_certainty_source_and_note_are_said_of_every_rule(name: str) -> None:
    ledger = Ledger.of(registry.find(name))
    for rule in ledger.rules:
        assert rule.certainty in ("stated", "inferred", "ambiguous"), rule.id
        assert ledger.source(rule.id, "en"), rule.id
        for language in ("pl", "fr"):
            note = ledger.note(rule.id, language)
            assert bool(note) == bool(rule.note), rule.id
            # A note that only refers to other ids reads the same everywhere.
            assert note != rule.note or not re.search(r"[a-z]{3}", rule.note), rule.id
            assert "silent" not in ledger.source(rule.id, language), rule.id
