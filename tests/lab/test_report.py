"""The report: a page that says what the table says, in three languages, and needs nothing but itself."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.cli.output import translations
from duskbox.core import registry
from duskbox.core.translations import LANGUAGES
from duskbox.lab.experiment import make
from duskbox.lab.report.figures import figures
from duskbox.lab.report.page import page
from duskbox.lab.results import Results, columns_of
from duskbox.lab.run import run
from duskbox.lab.simulate import interval
from tests.lab.experiments import LABYRINTH, SHADOWBROOK, duel, labyrinths, towns

Tables = dict[str, list[list[str]]]


class Reader(HTMLParser):
    """Reads the page as a person would: its tiles, the rows of the tables by section, and everything it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.section = ""
        self.tables: Tables = {}
        self.tiles: dict[str, str] = {}
        self.loads: list[str] = []
        self.tags: set[str] = set()
        self._cell = self._tile = ""
        self._inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        self.loads += [value for name, value in attrs if name in ("src", "href", "data") and value and value[0] != "#"]
        if tag == "section":
            self.section = given.get("id") or "out"
        elif tag == "tr":
            self.tables.setdefault(self.section, []).append([])
        elif tag in ("td", "th"):
            self._cell = ""
        elif tag == "li" and given.get("data-tile"):
            self._tile = str(given["data-tile"])
        self._inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th") and self.section in self.tables:
            self.tables[self.section][-1].append(self._cell.strip())
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "strong" in self._inside and self._tile:
            self.tiles[self._tile] = data
        if "svg" not in self._inside:
            self._cell += data

    def row(self, section: str, label: str) -> list[str]:
        return next(row for row in self.tables[section] if row and row[0] == label)


def number(text: str) -> float:
    """A number as any of the three languages writes it."""
    shown = re.sub(r"[^\d.,−+]", "", text).replace("−", "-")
    if re.search(r",\d{3}(\D|$)", shown) and "." not in shown:
        shown = shown.replace(",", "")
    return float(shown.replace(",", "."))


@pytest.fixture(scope="module")
def results() -> Results:
    return run(towns(6), workers=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_the_table_says(results: Results, language: str) -> None:
    words = translations(language, registry.find(SHADOWBROOK))
    text = page(results, words)
    read = Reader(text)
    columns = results.columns
    won = [bool(winners) for winners in columns["winners"]]
    assert number(read.tiles["games"]) == 12
    assert number(read.tiles["wins"]) == round(100 * sum(won) / 12, 1)
    assert number(read.tiles["decisions"]) == round(sum(columns["decisions"]) / 12)
    assert number(read.tiles["length"]) == round(sum(columns["length"]) / 12, 1)
    for villain in ("vampire", "scarecrow"):
        row = read.row("wins", words.say(f"villain-{villain}"))
        those = [win for win, scene in zip(won, columns["scene"], strict=True) if scene == [f"villain-{villain}"]]
        low, high = interval(sum(those), 6)
        assert number(row[2]) == round(100 * sum(those) / 6, 1)
        assert [number(each) for each in re.findall(r"\d+[.,]\d", row[3])] == [
            round(100 * low, 1),
            round(100 * high, 1),
        ]
        assert row[4] == "6"
    for outcome in set(columns["outcome"]):
        row = read.row("endings", words.say(f"outcome-{outcome}"))
        assert number(row[4]) == columns["outcome"].count(outcome)
    roles = [role for game in columns["roles"] for role in game]
    for role in set(roles):
        row = read.row("balance", words.say(role))
        wins = sum(
            role in game and bool(winners) for game, winners in zip(columns["roles"], columns["winners"], strict=True)
        )
        assert number(row[-1]) == round(100 * wins / roles.count(role), 1)
    assert read.row("made", words.say("report-made-table"))[1] == results.run["table"]
    alive = {results.experiment.watched[place] for live in columns["live"] for place in live}
    dead = re.findall(r'data-dead="([^"]*)"', text)
    assert set(dead) == set(results.experiment.watched) - alive


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_but_itself_and_leaves_no_word_out(results: Results, language: str) -> None:
    text = page(results, translations(language, registry.find(SHADOWBROOK)))
    read = Reader(text)
    assert read.loads == []
    assert not read.tags & {"script", "link", "img", "iframe", "object"}
    assert "url(" not in text and "@import" not in text
    assert "⟦" not in text
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text and "@media print" in text


def test_the_pseudo_language_shows_that_every_text_comes_from_the_words(results: Results) -> None:
    text = page(results, translations("xx", registry.find(SHADOWBROOK)))
    body = re.sub(r"<style>.*?</style>|<svg.*?</svg>", "", text, flags=re.S)
    for shown in re.findall(r">([^<]+)<", body):
        bare = re.sub(r"⟪.*⟫", "", shown, flags=re.S)
        # Names of agents, settings and hashes are as they are typed.
        bare = re.sub(r"town|thumb|a-touch-of-evil|duskbox|mode = cooperative|heroes = 2|[0-9a-f…]{16,}", "", bare)
        assert not re.search(r"[A-Za-z]{2,}", bare), shown


def test_a_card_that_decides_games_is_found_and_one_that_does_not_is_not() -> None:
    """Games made up so that the first card wins one in two and the second one nothing, whatever the length."""
    experiment = replace(towns(1), watched=("card-torch", "card-murder", "card-never"))
    from random import Random

    luck = Random(4)
    columns = columns_of(experiment, [])
    for game in range(1200):
        first, second = luck.random() < 0.5, luck.random() < 0.5
        won = luck.random() < (0.7 if first else 0.2)
        row = {
            "number": game, "cell": game % 2, "game": game // 2, "seed": game, "agents": ["thumb", "thumb"],
            "setting.villain": "vampire", "roles": ["hero-karl", "hero-thomas"], "scene": ["villain-vampire"],
            "outcome": "heroes-win" if won else "darkness", "winners": [0, 1] if won else [], "decisions": 100,
            "choices": 80, "branching": 4.0, "length": luck.randint(5, 20), "digest": "",
            "live": [*([0] if first else []), *([1] if second else [])],
        }  # fmt: skip
        for name, column in columns.items():
            column.append(row[name])
    found = figures(Results(experiment, columns, {"seconds": 1.0}))
    effects = {mover.name: mover.effect for mover in found.movers}
    assert effects["card-torch"].low < 0.5 < effects["card-torch"].high
    assert effects["card-torch"].chance < 0.001
    assert effects["card-murder"].low < 0 < effects["card-murder"].high
    assert found.dead == ["card-never"]
    assert "card-never" not in effects, "what never came up cannot be judged"
    text = page(Results(experiment, columns, {"seconds": 1.0}), translations("en", registry.find(SHADOWBROOK)))
    read = Reader(text)
    assert number(read.row("movers", "Torch")[2]) == round(100 * effects["card-torch"].value, 1)
    assert "Torch" in text[text.index('class="out"') : text.index("<nav")]


def standing_out(least: int, most: int) -> str:
    """The outliers of eight kinds of games, each with its own Hero: the first wins `first` of a hundred, the
    last `last`, all others half.
    """
    values = {
        "mode": ["cooperative"],
        "villain": ["vampire", "werewolf", "scarecrow", "spectral-horseman"],
        "heroes": ["2", "3"],
    }
    experiment = make("lab", SHADOWBROOK, values, {}, [("box", None)], [["thumb"]], 100, 1)
    heroes = [name for name in experiment.watched if name.startswith("hero-")][:8]
    assert len(experiment.cells) == len(heroes) == 8
    columns = columns_of(experiment, [])
    for cell, wins in enumerate([least, *[50] * 6, most]):
        for game in range(100):
            row = {
                "number": len(columns["cell"]), "cell": cell, "game": game, "seed": game, "agents": ["thumb"],
                "setting.villain": "", "setting.heroes": "",
                "roles": [heroes[cell]], "scene": [], "outcome": "heroes-win" if game < wins else "darkness",
                "winners": [0] if game < wins else [],
                "decisions": 100, "choices": 80, "branching": 4.0, "length": 9, "digest": "", "live": [],
            }  # fmt: skip
            for name, column in columns.items():
                column.append(row[name])
    text = page(Results(experiment, columns, {"seconds": 1.0}), translations("en", registry.find(SHADOWBROOK)))
    return text[text.index('class="out"') : text.index("<nav")]


def test_the_hardest_and_the_easiest_of_many_stand_out_only_if_looking_at_many_does_not_explain_it() -> None:
    # Of two kinds of games 39 and 61 of a hundred would be sure to differ; the extremes of eight are as far apart by
    # luck alone.
    assert interval(39, 100)[1] < interval(61, 100)[0]
    assert "Hardest" not in standing_out(39, 61) and "wins most often" not in standing_out(39, 61)
    told = standing_out(30, 70).replace("\N{NO-BREAK SPACE}", " ")
    assert "Hardest is Vampire · Heroes: 2 (30.0% won), easiest Spectral Horseman · Heroes: 3 (70.0%)" in told
    assert "wins most often (70.0%)" in told


def test_names_that_are_markup_are_shown_as_they_are() -> None:
    name = "<script>alert('x')</script> & <b>"
    pack: dict[str, object] = {"pack": {"game": LABYRINTH, "name": name}, "names": {"en": {"hazard-terror": name}}}
    experiment = make(
        "lab",
        LABYRINTH,
        {"difficulty": ["easy", "hard"]},
        {},
        [(name, pack), ("box", None)],
        [["random"]],
        12,
        1,
        name=name,
    )
    written = page(run(experiment, workers=1), translations("en", registry.find(LABYRINTH), pack))
    assert html.escape(name) in written
    assert "<script>alert" not in written and "& <b>" not in written


def test_an_arena_shows_ratings() -> None:
    experiment = duel(2)
    results = run(experiment, workers=1)
    read = Reader(page(results, translations("fr", registry.find(SHADOWBROOK))))
    assert {"random", "thumb"} <= {row[0] for row in read.tables["arena"]}
    assert "wins" not in read.tables


def test_where_no_one_wins_no_card_moves_anything() -> None:
    results = run(labyrinths(games=150), workers=1)
    told = page(results, translations("en", registry.find(LABYRINTH)))
    assert "No card moved the win chance at all" in told


def test_the_command_writes_a_page_and_replaces_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "moths.parquet"
    arguments = ["simulate", LABYRINTH, "--games", "8", "--workers", "1", "--lang", "en"]
    assert main([*arguments, "--out", str(path)]) == 0
    assert main(["report", str(path), "--language", "pl"]) == 0
    page_of = (tmp_path / "moths.html").read_text()
    assert '<html lang="pl">' in page_of
    assert main(["report", str(path), "--lang", "en"]) == 2
    assert "--force" in capsys.readouterr().err
    assert (tmp_path / "moths.html").read_text() == page_of
    assert main(["report", str(path), "--force", "--lang", "en"]) == 0
    assert '<html lang="en">' in (tmp_path / "moths.html").read_text()
