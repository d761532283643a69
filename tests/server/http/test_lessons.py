"""Lessons: every guided first game is played through by the rules to its end, says what it has to say in three
languages, and teaches what it should.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.ledger import Ledger
from duskbox.core.matches.match import Match
from duskbox.core.translations import LANGUAGES
from duskbox.server.matches import lessons
from duskbox.server.matches.lessons import Script
from tests.server.client import Problem, Visitor
from tests.server.server_process import Server
from tests.web.recorded import words

LABYRINTH, SHADOWBROOK = "fear-of-the-dark", "a-touch-of-evil"
GAME = pytest.mark.parametrize("game", [LABYRINTH, SHADOWBROOK])

#: What has to happen in a lesson so that its subject was shown: a choice of the learner's (`do:scout`), or an event.
SUBJECTS: dict[str, dict[str, set[str]]] = {
    LABYRINTH: {
        "walking": {"do:move", "go:W", "stop", "event walked", "event walked-free"},
        "light and dark": {"spend-match", "do:light-a-match", "event match-lit", "event dark-falls"},
        "the planned hand": {"take:move", "event card-taken"},
        "paying with the card": {"play:move"},
        "paying for two squares": {"walk", "play:scout"},
        "paying with a wild discard": {"discard:tiptoe", "event card-discarded"},
        "scouting": {"do:scout", "play:scout"},
        "clearing": {"do:clear", "event token-removed"},
        "investigating": {"do:investigate", "event item-found", "event secret-found"},
        "revealing a room": {"turn:0", "event tile-revealed"},
        "hazards, failed and struck": {"event hazard-turned", "event hazard-failed", "event terror"},
        "echoes": {"event echo-puts-back"},
        "items": {"use:match", "event item-used"},
        "secrets": {"door:1:N", "event secret-found"},
    },
    SHADOWBROOK: {
        "moving by die": {"move:olde-woods", "event rolled"},
        "the encounter at a corner": {"encounter", "event corner-card"},
        "skill tests": {"event test-passed"},
        "investigation": {"collect", "event clues", "event gained"},
        "events": {"yes", "play:drill-at-dawn", "event event-played"},
        "the mystery phase": {"event mystery-phase", "event mystery"},
        "the shadow track": {"event darker"},
        "minions and a fight with dice": {"event minion-placed", "event fight", "fight-on", "event minion-defeated"},
        "town items": {"buy:village-almanac", "event card-gained"},
        "the secrets of the elders": {"look:reverend-harding", "event secret-seen"},
        "the lair": {"buy-lair", "event lair-gained"},
        "the showdown": {
            "showdown:0",
            "elder:lord-hanbrook",
            "use:lady-hanbrook",
            "event secret-revealed",
            "event villain-defeated",
        },
    },
}

#: Rules that a lesson has to point to although nothing of the kind happens in it: how one loses.
LOSING = {
    LABYRINTH: {"FD-END-04", "FD-HAZ-08", "FD-ECHO-02", "FD-END-06"},
    SHADOWBROOK: {"ATE-WIN-03", "ATE-SHADOW-03"},
}


def script_of(game: str) -> dict[str, Any]:
    """The file of a lesson as plain data."""
    return tomllib.loads((registry.find(game).texts.folder / lessons.FILE).read_text(encoding="utf-8"))


def played_with(game: str, script: dict[str, Any]) -> lessons.Played:
    return lessons.play(registry.find(game), msgspec.convert(script, Script))


def events_of(game: str) -> list[str]:
    """The names of all that the learner is told, in order."""
    return [str(event["event"]) for told in lessons.played(game).lesson.told for event in told.events]


# The lessons


def test_both_games_can_be_learned() -> None:
    assert lessons.taught() == [SHADOWBROOK, LABYRINTH]


@GAME
def test_a_lesson_is_a_record_that_replays_and_ends_with_the_learner_winning(game: str) -> None:
    played = lessons.played(game)
    again = Match.load(played.match.record.text())
    assert again.outcome is not None
    assert again.outcome.won(played.lesson.seat)
    assert played.lesson.moves[-1].key == ""
    assert played.lesson.moves[-1].table.view["outcome"] is not None


@GAME
def test_the_learner_is_shown_every_real_option_and_each_but_the_right_one_has_an_answer(game: str) -> None:
    played = lessons.played(game)
    for move, entries in zip(played.lesson.moves, played.at, strict=True):
        match = played.match.fork(entries)
        if not move.key:
            assert move.replies == {}
            continue
        assert match.decision is not None
        assert match.decision.seat == played.lesson.seat
        offered = [option["key"] for option in move.table.options or []]
        assert offered == [option.key for option in match.options]
        assert move.key in offered
        anytime_options = [option["key"] for option in move.table.anytime_options or []]
        assert {move.key, *move.replies} == {*offered, *anytime_options}
        assert move.key not in move.replies


@GAME
def test_the_learners_moves_are_the_choices_of_the_record(game: str) -> None:
    played = lessons.played(game)
    entries = played.match.record.entries
    mine = [entry.key for entry in entries if entry.do == "choose" and entry.seat == played.lesson.seat]
    assert [move.key for move in played.lesson.moves if move.key] == mine


@GAME
def test_a_lesson_shows_all_that_it_is_about(game: str) -> None:
    seen = {move.key for move in lessons.played(game).lesson.moves} | {f"event {name}" for name in events_of(game)}
    missing = {subject: wanted - seen for subject, wanted in SUBJECTS[game].items() if not wanted <= seen}
    assert missing == {}


@GAME
def test_a_lesson_says_how_one_loses(game: str) -> None:
    assert LOSING[game] <= {rule for step in lessons.played(game).lesson.steps for rule in step.rules}


@GAME
def test_every_step_points_to_rules_that_exist(game: str) -> None:
    known = {rule.id for rule in Ledger.of(registry.find(game)).rules}
    for step in lessons.played(game).lesson.steps:
        assert step.rules, f"{step.say} points to no rule"
        assert set(step.rules) <= known, step.say


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_comment_is_there_in_three_languages_and_none_is_left_over(game: str, language: str) -> None:
    lesson = lessons.played(game).lesson
    said = {f"lesson-{step.say}" for step in lesson.steps} | {f"lesson-chapter-{step.chapter}" for step in lesson.steps}
    said |= {f"lesson-{reply}" for move in lesson.moves for reply in move.replies.values()}
    told = words(language, game)
    assert {name for name in said if not told.has(name)} == set()
    own = registry.find(game).texts.folder / "locale" / f"{language}-lesson.ftl"
    written = {line.split(" = ")[0] for line in own.read_text(encoding="utf-8").splitlines() if " = " in line}
    assert written <= said
    for name in said:
        assert len(told.say(name)) <= 400, f"{name} is too long to be read at a table"


@GAME
def test_everything_a_step_says_of_other_choices_is_said_of_one_that_can_be_made(game: str) -> None:
    lesson = lessons.played(game).lesson
    for number, step in enumerate(script_of(game)["step"]):
        said = {reply for move in lesson.moves if move.step == number for reply in move.replies.values()}
        assert set(step.get("instead", {}).values()) <= said, step["say"]


def test_the_learner_is_not_told_what_the_rival_holds() -> None:
    played = lessons.played(SHADOWBROOK)
    assert any("an-old-debt" in step.get("draws", {}).get("events", "") for step in script_of(SHADOWBROOK)["step"])
    assert b"an-old-debt" not in msgspec.json.encode(played.lesson)


# A lesson that does not follow from the rules


def test_a_move_that_is_not_offered_is_refused() -> None:
    script = script_of(LABYRINTH)
    script["step"][1]["moves"] = ["do:scout"]
    with pytest.raises(DuskboxError) as refused:
        played_with(LABYRINTH, script)
    assert refused.value.facts["key"] == "do:scout"


@pytest.mark.parametrize(
    ("draws", "error"),
    [
        ({}, "error-lesson-draw"),
        ({"labyrinth": "R99"}, "error-lesson-outcome"),
        ({"labyrinth": "R01 R02"}, "error-lesson-left"),
    ],
)
def test_luck_that_is_missing_impossible_or_left_over_is_refused(draws: dict[str, str], error: str) -> None:
    script = script_of(LABYRINTH)
    place = next(place for place, step in enumerate(script["step"]) if step["say"] == "scout")
    script["step"][place]["draws"] = draws
    with pytest.raises(DuskboxError) as refused:
        played_with(LABYRINTH, script)
    assert refused.value.message == error


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[step]", "line 1"),
        ('[[step]]\nsay = "welcome"\nmove = "stop"', "unknown field `move`"),
        ("seat = 0", "required field `step`"),
    ],
)
def test_a_file_that_is_no_lesson_says_what_is_wrong_with_it(text: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / lessons.FILE).write_text(text, encoding="utf-8")
    with pytest.raises(DuskboxError) as refused:
        lessons.read("candle", tmp_path / lessons.FILE)
    assert refused.value.message == "error-bad-lesson"
    assert reason in str(refused.value.facts["reason"])


def test_a_choice_that_comes_a_little_later_is_answered_so_and_one_named_by_its_key_before_its_kind() -> None:
    moves = lessons.played(LABYRINTH).lesson.moves
    first = next(move for move in moves if move.key == "take:move")
    assert first.replies["take:scout"] == lessons.SOON
    assert first.replies["take:clear"] == "other-card"
    assert first.replies["give-up"] == lessons.NOT_NOW
    invite = next(move for move in lessons.played(SHADOWBROOK).lesson.moves if move.key == "elder:lord-hanbrook")
    assert invite.replies["elder:reverend-harding"] == "not-him"
    assert invite.replies["elder:lady-hanbrook"] == lessons.SOON
    assert invite.replies["elder:sophie"] == "the-couple"


# Over HTTP


def test_lessons_are_listed_and_sent_whole(server: Server) -> None:
    ann = server.visitor()
    sent = ann.get("/lessons")
    assert [each["game"] for each in sent] == [SHADOWBROOK, LABYRINTH]
    for each in sent:
        lesson = ann.get(f"/lessons/{each['game']}")
        assert (len(lesson["steps"]), len(lesson["moves"])) == (each["steps"], each["moves"])
        assert lesson == msgspec.json.decode(msgspec.json.encode(lessons.played(each["game"]).lesson))


def test_a_lesson_that_is_kept_is_not_sent_again(server: Server) -> None:
    ann = server.visitor()
    ann.get(f"/lessons/{LABYRINTH}")
    ann.headers["if-none-match"] = ann.last_headers["etag"]
    assert ann.get(f"/lessons/{LABYRINTH}") == ""


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    ann = server.visitor()
    for game, error in (("tic-tac-toe", "error-no-lesson"), ("chess", "error-unknown-game")):
        with pytest.raises(Problem) as refused:
            ann.get(f"/lessons/{game}")
        assert (refused.value.status, refused.value.error) == (404, error)


def test_the_table_of_a_lesson_can_be_asked_about(server: Server) -> None:
    ann = server.visitor()
    moves = lessons.played(LABYRINTH).lesson.moves
    spend = next(place for place, move in enumerate(moves) if move.key == "spend-match")
    wonders = ask(ann, spend, "wonders")
    tiptoe = next(each for each in wonders if each["key"] == "do:tiptoe")
    assert "FD-LIGHT-03" in tiptoe["why"]["rules"]
    assert ask(ann, spend, "why", "do:tiptoe")["error"] == tiptoe["why"]["error"]
    assert ask(ann, spend, "why", "do:move") is None
    assert ask(ann, spend, "details")
    fight = next(place for place, move in enumerate(lessons.played(SHADOWBROOK).lesson.moves) if move.key == "fight-on")
    odds = ask(ann, fight, "odds", "fight-on", SHADOWBROOK)
    assert (odds["dice"], odds["foe_dice"]) == (5, 2), "the comment says so"
    for move, about, status in ((0, "odds", 400), (len(moves), "details", 404), (len(moves) - 1, "wonders", 409)):
        with pytest.raises(Problem) as refused:
            ask(ann, move, about, "nonsense")
        assert refused.value.status == status


def ask(visitor: Visitor, move: int, about: str, key: str = "", game: str = LABYRINTH) -> Any:
    return visitor.get(f"/lessons/{game}/moves/{move}?about={about}&key={key}")
