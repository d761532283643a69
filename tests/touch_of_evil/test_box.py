"""The whole box: its proof, and its text in three languages as a reviewer reads it.

The golden files hold everything a person reads of the box. After a change that is meant, write them anew and read what
differs:

    PYTHONPATH=src:. .venv/bin/python tests/touch_of_evil/test_box.py
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from duskbox.cli.main import main
from duskbox.cli.output import translations
from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.messages import Facts
from duskbox.core.parts.drawing import Picture
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.checks import box as boxcheck
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.build import Declaration, built, declared, number
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.rounds import SetUp
from duskbox.games.touch_of_evil.tables import bare_table, box_of
from duskbox.games.touch_of_evil.text import cards as card_texts
from tests.rules import rule
from tests.terminal.open_card import GAME as OPEN_CARD

GOLDEN = Path(__file__).parent / "golden"
COMMAND = "PYTHONPATH=src:. .venv/bin/python tests/touch_of_evil/test_box.py"


def box_text(language: str) -> str:
    """The box deck by deck: name and copies, keywords, mark, what it does, a line of flavour."""
    words = translations(language, GAME)
    lines = [words.say("game-name")]
    deck = ""
    for card in GAME.components.cards(GAME.setup()):
        if card.deck != deck:
            deck = card.deck
            lines += ["", f"== {words.say(f'deck-{deck}')} =="]
        keywords = ", ".join(words.say(f"keyword-{keyword}") for keyword in card.keywords)
        mark = words.say(f"cli-mark-{card.mark}")
        lines += ["", f"{words.say(card.name[1:])} ×{card.copies}{f' ({keywords})' if keywords else ''} [{mark}]"]
        lines.append(f"  {words.say(card.text[1:], card.facts)}")
        lines += [f"  {line}" for sentence in card.sentences for line in words.tell(sentence).split("\n")]
        if card.flavour:
            lines.append(f"  – {words.say(card.flavour[1:])}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("kind", ["event", "minion", "secret"])
def test_a_card_without_a_copy_leaves_old_records_as_they_are(kind: str) -> None:
    """Contents, numbers and positions are the same with it, so a record replays to the hash it was closed with."""
    d = declared(HOUSE)
    like = next(name for name, sheet in d.cards.items() if sheet["kind"] == kind)
    cards = [("brand-new", {**d.cards[like], "copies": 0}), *d.cards.items()]
    d.cards.clear()
    d.cards.update(cards)
    box, setup = built(d), GAME.setup({"heroes": "3", "level": "advanced"})
    assert box.card("brand-new") >= sum(not card.absent for card in HOUSE.cards)
    assert card_texts.data(box) == card_texts.data(HOUSE)
    one, other = GAME.new_table(setup), Shadowbrook(box, bare_table(setup).terms)
    other.lay_out()
    other.stack.append(SetUp())
    luck, chance, same = Random(7), Fast(7, len(GAME.streams)), Fast(7, len(GAME.streams))
    one.start(chance)
    other.start(same)
    for _ in range(150):
        if one.decision is not None:
            chosen = luck.choice(one.decision.options)
            one.choose(chosen, chance)
            other.choose(box.options.all.by_key[chosen.key], same)
    assert other.digest() == one.digest()


def test_a_pack_brings_a_card_without_a_copy_into_the_game() -> None:
    d = declared(HOUSE)
    d.cards["brand-new"] = {**d.cards["cooler-heads"], "copies": 1, "mark": "pack"}
    box = built(d)
    assert not box.cards[box.card("brand-new")].absent and box.card("brand-new") in box.decks[0]
    assert card_texts.data(box) != card_texts.data(HOUSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_reads_as_the_golden_file_says(language: str) -> None:
    golden = (GOLDEN / f"box.{language}.txt").read_text(encoding="utf-8")
    text = box_text(language)
    changes = list(difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1))
    assert not changes, "\n".join([*changes[:40], f"If this is meant, write the golden files anew: {COMMAND}"])


@rule(
    "ATE-COMP-03", "ATE-COMP-04", "ATE-COMP-05", "ATE-COMP-06", "ATE-COMP-07", "ATE-COMP-08", "ATE-COMP-09",
    "ATE-COMP-10",
    "ATE-COMP-11", "ATE-SETUP-02", "ATE-ITEM-04",
)  # fmt: skip
def test_the_built_in_box_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME.checks.content_faults(GAME.setup()) == []
    assert main(["box", "check", "a-touch-of-evil", "--lang", "en"]) == 0
    assert "complete" in capsys.readouterr().out


def test_everyone_and_every_place_of_the_built_in_box_is_drawn_in_the_page() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "games" / "a-touch-of-evil"
    icons, places, villains = (
        (page / name).read_text("utf-8") for name in ("map/icons.ts", "map/PlaceArt.svelte", "people/VillainArt.svelte")
    )
    box = box_of(GAME.setup())
    drawn = set(re.findall(r"^  '?([a-z-]+)'?:", icons, re.MULTILINE))
    people = {hero.name for hero in box.heroes} | {elder.name for elder in box.elders}
    assert people | {minion.name for minion in box.minions if minion.counters > 0} <= drawn
    assert {villain.name for villain in box.villains} == set(re.findall(r"name === '([a-z-]+)'", villains))
    table = GAME.new_table(GAME.setup())
    table.start(Fast(1, len(GAME.streams)))
    spaces = GAME.pieces(table, -1)["spaces"]
    named = {space["name"] for space in spaces if not space["name"].startswith("road-")}
    assert named == set(re.findall(r"name === '([a-z-]+)'", places))


def test_a_place_that_the_picture_leaves_out_or_shows_twice_is_a_fault() -> None:
    def drawn(*names: str) -> Picture:
        return Picture([[(name, f"town@space-{name}") for name in names]], (0, 0))

    assert boxcheck.undrawn([drawn("church", "manor")], ["church", "manor", "road-3"]) == []
    assert boxcheck.undrawn([drawn("church")], ["church", "manor"]) == [("fault-undrawn", {"what": "@space-manor"})]
    assert boxcheck.undrawn([drawn("church", "church")], ["church"]) == [("fault-undrawn", {"what": "@space-church"})]


def test_without_a_name_every_game_is_checked_and_one_without_a_proof_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # Both of our games prove their boxes; a card game of its own maker need not.
    registry.register(OPEN_CARD)
    try:
        assert main(["box", "check", "--lang", "en"]) == 0
    finally:
        registry.forget(OPEN_CARD.name)
    told = capsys.readouterr().out
    assert "A Touch of Evil: the box is complete" in told
    assert "Fear of the Dark: the box is complete" in told
    assert "Open Card: this game brings no proof" in told


# What is wrong with a box is found: each fault is made on purpose


def changed(change: Callable[[Declaration], None]) -> Box:
    declaration = declared(HOUSE)
    change(declaration)
    return built(declaration)


def faults(change: Callable[[Declaration], None], house: bool = True) -> list[tuple[str, Facts]]:
    return boxcheck.faults(changed(change), GAME.texts.folder, None if house else {})


def one_torch_more(d: Declaration) -> None:
    d.cards["torch"]["copies"] = number(d.cards["torch"], "copies") + 1


def two_muskets(d: Declaration) -> None:
    d.cards["musket"]["copies"] = 2
    d.cards["torch"]["copies"] = number(d.cards["torch"], "copies") - 1


def an_elder_gone(d: Declaration) -> None:
    del d.elders["sophie"]


def another_advanced_secret(d: Declaration) -> None:
    d.cards["blowhard"]["advanced"] = True


def one_event_for_all(d: Declaration) -> None:
    for sheet in d.cards.values():
        if sheet["deck"] == "events":
            sheet["effect"] = ["Gain", 1]


def nothing_remains(d: Declaration) -> None:
    for sheet in d.cards.values():
        if sheet["deck"] == "mysteries":
            sheet.update(remains=False, hooks=[], effect=["Gain", 1])


def no_ally_at_the_manor(d: Declaration) -> None:
    for name in ("old-butler", "blind-seeress"):
        d.cards[name]["kind"] = "item"


def a_twin(d: Declaration) -> None:
    d.cards["cooler-heads"]["effect"] = d.cards["drill-at-dawn"]["effect"]


def no_window(d: Declaration) -> None:
    d.cards["cooler-heads"]["windows"] = []


def an_empty_find(d: Declaration) -> None:
    d.cards["cave-in"]["effect"] = "-"


def hooks_for_nothing(d: Declaration) -> None:
    d.cards["the-horror"]["remains"] = False


def nobody_curses(d: Declaration) -> None:
    d.villains["werewolf"]["curses"] = False


def a_chart_with_a_gap(d: Declaration) -> None:
    d.villains["vampire"]["chart"] = [[1, 4, "bats"], [6, 6, "living-dead"]]


def bats_nowhere(d: Declaration) -> None:
    d.villains["vampire"]["chart"] = [[1, 6, "living-dead"]]
    d.villains["vampire"]["advanced-chart"] = [[1, 6, "vampire-bride"]]


def a_card_without_a_name(d: Declaration) -> None:
    d.cards["unheard-of"] = d.cards.pop("torch")


@pytest.mark.parametrize(
    ("change", "fault", "what"),
    [
        (one_torch_more, "fault-count", "@deck-town-items"),
        (two_muskets, "fault-count", "@card-musket"),
        (an_elder_gone, "fault-count", "@deck-elders"),
        (another_advanced_secret, "fault-count", "@card-blowhard"),
        (one_event_for_all, "fault-variety", "@deck-events"),
        (nothing_remains, "fault-remaining", None),
        (no_ally_at_the_manor, "fault-no-kind", "@deck-manor"),
        (a_twin, "fault-twins", "@deck-events"),
        (no_window, "fault-no-window", "@card-cooler-heads"),
        (an_empty_find, "fault-does-nothing", "@card-cave-in"),
        (hooks_for_nothing, "fault-hooks-unused", "@card-the-horror"),
        (nobody_curses, "fault-never-drawn", "@card-curse-of-the-werewolf"),
        (a_chart_with_a_gap, "fault-chart", "@villain-vampire"),
        (bats_nowhere, "fault-never-appears", "@minion-bats"),
        (a_card_without_a_name, "fault-words", "@card-unheard-of"),
    ],
)
def test_a_fault_is_found_and_told_in_every_language(
    change: Callable[[Declaration], None], fault: str, what: str | None
) -> None:
    found = faults(change)
    told = [facts for message, facts in found if message == fault and facts.get("what") == what]
    assert told, f"{fault} {what} is not among {found}"
    for language in LANGUAGES:
        sentence = translations(language, GAME).say(fault, told[0])
        assert "{" not in sentence
        assert "⟦fault" not in sentence


def test_a_mark_that_is_none_is_found() -> None:
    def unmarked(d: Declaration) -> None:
        d.heroes["karl"]["mark"] = "somewhere"

    assert faults(unmarked) == [("fault-mark", {"what": "@hero-karl", "mark": "somewhere"})]


def test_as_many_mysteries_that_remain_as_there_must_be_are_enough() -> None:
    def leave(many: int) -> Callable[[Declaration], None]:
        def change(d: Declaration) -> None:
            left = many
            for sheet in d.cards.values():
                if sheet["deck"] == "mysteries" and sheet.get("remains") and number(sheet, "copies"):
                    left -= 1
                    if left < 0:
                        sheet.update(remains=False, hooks=[], effect=["Gain", 1])

        return change

    least = boxcheck.REMAINING
    assert "fault-remaining" not in [message for message, _ in faults(leave(least))]
    assert ("fault-remaining", {"found": least - 1, "expected": least}) in faults(leave(least - 1))


def test_counts_and_variety_are_asked_of_the_built_in_box_alone() -> None:
    assert faults(one_torch_more, house=False) == []


@pytest.mark.parametrize(
    "name", ["keyword-weapon", "hero-karl-title", "hero-karl-ability", "villain-vampire-ability", "minion-bats"]
)
def test_a_message_that_is_missing_in_one_language_is_told_once_for_that_language(name: str, tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    for path in (GAME.texts.folder / "locale").glob("*.ftl"):
        kept = [
            line
            for line in path.read_text(encoding="utf-8").splitlines()
            if not (path.name.startswith("pl") and line.startswith(f"{name} ="))
        ]
        (tmp_path / "locale" / path.name).write_text("\n".join(kept) + "\n", encoding="utf-8")
    found = boxcheck.faults(HOUSE, tmp_path, None)
    assert [(message, facts["language"], facts["text"]) for message, facts in found] == [("fault-words", "pl", name)]


def test_faults_are_printed_a_line_each_and_the_exit_code_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "twins.toml"
    pack.write_text(
        '[pack]\ngame = "a-touch-of-evil"\n[cards.cooler-heads]\nwindows = ["action"]\neffect = ["Train", "combat"]\n',
        encoding="utf-8",
    )
    assert main(["box", "check", "--pack", str(pack), "--lang", "en"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "Events: “Cooler Heads” and “Drill at Dawn” do the same.",
        "A Touch of Evil: one fault in the box.",
    ]


def test_a_pack_that_does_not_fit_has_no_box_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "odd.toml"
    pack.write_text('[pack]\ngame = "a-touch-of-evil"\n[heroes.karl]\nwounds = 0\n', encoding="utf-8")
    assert main(["box", "check", "--pack", str(pack), "--lang", "en"]) == 1
    assert "heroes.karl.wounds" in capsys.readouterr().err
    pack.write_text("[cards]\n", encoding="utf-8")
    assert main(["box", "check", "--pack", str(pack), "--lang", "en"]) == 1
    assert "does not say which game" in capsys.readouterr().err


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in LANGUAGES:
        (GOLDEN / f"box.{each}.txt").write_text(box_text(each), encoding="utf-8")
