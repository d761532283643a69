"""New rules and old games: none is stranded without a word, and what was played to its end stays readable."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from duskbox.cli.main import main
from tests.server.client import Problem, Visitor
from tests.server.server_process import serving
from tests.server.tables import until


def played_by_older_rules(folder: Path) -> None:
    """As if all games had been begun with an earlier version of the rules."""
    with sqlite3.connect(folder / "duskbox.sqlite3") as connection:
        for name, header in connection.execute("SELECT id, header FROM matches").fetchall():
            old = json.loads(header) | {"rules": "0"}
            connection.execute(
                "UPDATE matches SET header = ? WHERE id = ?", (json.dumps(old, separators=(",", ":")), name)
            )
    connection.close()


def a_finished_game(ann: Visitor) -> str:
    seats = [{"kind": "bot", "agent": "random"}]
    match: str = ann.open("fear-of-the-dark", seats=seats)["match"]["id"]
    until(lambda: ann.get(f"/matches/{match}")["state"] == "over")
    return match


def test_serve_refuses_to_strand_a_game_and_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = ["--data", str(tmp_path)]
    with serving(tmp_path) as server:
        ann = server.visitor()
        running = ann.open()["match"]["id"]
        over = a_finished_game(ann)
        server.stop()
        played_by_older_rules(tmp_path)
        # A process of its own: one that serves after all does not end by itself.
        with pytest.raises(RuntimeError) as refused:
            server.start()
        assert server.process is not None and server.process.wait() == 2
        told = str(refused.value)
        assert all(f"duskbox admin {deed} --stranded" in told for deed in ("list", "export", "close"))
        capsys.readouterr()
        assert main(["--lang", "en", "admin", "list", "--stranded", *here]) == 0
        told = capsys.readouterr().out
        assert running in told and over not in told
        assert main(["admin", "export", "--stranded", "--to", str(tmp_path / "kept"), *here]) == 0
        assert json.loads((tmp_path / "kept" / f"{running}.jsonl").read_text().splitlines()[0])["rules"] == "0"
        assert main(["admin", "close", "--stranded", *here]) == 0
        server.start()
        assert ann.get(f"/matches/{running}")["state"] == "over"


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_finished_game_is_told_in_words_also_when_its_record_cannot_be_replayed(
    tmp_path: Path, language: str
) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        ann.headers["accept-language"] = language
        match = a_finished_game(ann)

        def story() -> object:
            try:
                return ann.get(f"/matches/{match}/story")
            except Problem as no:
                assert no.error == "error-no-story"
                return None

        told = until(story)
        assert isinstance(told, dict)
        assert told["outcome"] and told["lines"]
        text = "\n".join(line for lines in told["lines"] for line in lines)
        assert "⟦" not in text + told["outcome"]
        server.stop()
        played_by_older_rules(tmp_path)
        server.start()
        with pytest.raises(Problem) as no:
            ann.get(f"/matches/{match}/replay")
        assert no.value.error == "error-record-rules"
        assert ann.get(f"/matches/{match}/story") == told
        assert ann.get(f"/matches/{match}")["outcome"]


def test_games_that_ended_before_stories_were_kept_are_told_when_the_server_starts(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = a_finished_game(ann)
        server.stop()
        with sqlite3.connect(tmp_path / "duskbox.sqlite3") as connection:
            connection.execute("DELETE FROM stories")
        connection.close()
        server.start()

        def told() -> bool:
            try:
                return bool(ann.get(f"/matches/{match}/story")["lines"])
            except Problem:
                return False

        until(told)


def test_the_story_of_a_game_that_is_being_played_is_not_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = ann.open()["match"]["id"]
        with pytest.raises(Problem) as no:
            ann.get(f"/matches/{match}/story")
        assert no.value.error == "error-share-hidden"
