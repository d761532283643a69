"""Records of several seats: replayed with what one of them may know, verified, shared, saved and counted."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from duskbox.core.matches.match import Match
from duskbox.core.table import EVERYONE
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.minions.minions import SpaceFight
from duskbox.terminal import log, replay_lines, saves
from duskbox.terminal.full_screen.replay import ReplayApp
from duskbox.terminal.prose import Prose
from duskbox.testing.a_touch_of_evil import Play
from tests.terminal.bed import at_table, everything, town, words
from tests.test_cli import run


def drew_in_secret(match: Match) -> bool:
    """Each of two seats holds an Event card that only it knows."""
    return match.decision is not None and all(len(hand) > 0 for hand in match.table.state()["hands"])  # type: ignore[attr-defined]


def is_over(match: Match) -> bool:
    return match.outcome is not None


def hand(match: Match, seat: int) -> list[str]:
    """The names of the cards that a seat holds."""
    pieces = match.game.pieces(match.table, seat)
    speak = words("en", match.game)
    return [speak.say(f"card-{name}") for name in pieces["heroes"][seat]["hand"]]  # type: ignore[index]


def told(match: Match, reader: int | None, language: str = "en") -> str:
    out = io.StringIO()
    replay_lines.tell(match, words(language, match.game), out, reader, ids=False)
    return out.getvalue()


@pytest.fixture
def unfinished(tmp_path: Path) -> tuple[Match, str]:
    match = town(drew_in_secret, mode="competitive")
    path = tmp_path / "town.jsonl"
    saves.write(path, match)
    return match, str(path)


def test_a_record_is_told_with_what_the_reader_may_know(unfinished: tuple[Match, str]) -> None:
    match, _ = unfinished
    speak = words("en", match.game)
    secrets = [
        (event, speak.say(f"event-{event.name}", match.game.texts.event_facts(moment.table, event)))
        for moment in log.entries(match, speak)
        for event in moment.events
        if event.to != EVERYONE
    ]
    open_to_all = told(match, None)
    assert "[only Seat 1]" in open_to_all and "[only Seat 2]" in open_to_all, "each secret says whose it is"
    for reader in (-1, 0, 1):
        lines = told(match, reader)
        for event, sentence in secrets:
            assert (f"   {sentence} [only you]" in lines) == event.known_to(reader)
        assert lines.count("[only you]") == (0 if reader < 0 else open_to_all.count(f"[only Seat {reader + 1}]"))


def test_what_another_seat_chose_is_told_only_by_what_came_of_it(unfinished: tuple[Match, str]) -> None:
    match, _ = unfinished
    lines = told(match, 0).splitlines()
    speak = words("en", match.game)
    names = [speak.say(f"hero-{match.game.pieces(match.table, 0)['heroes'][seat]['hero']}") for seat in (0, 1)]  # type: ignore[index]
    heads = [line for line in lines if line[0].isdecimal()]
    own = [line for line in heads if f". {names[0]}: " in line]
    assert own and not any(line.endswith("A choice is made.") for line in own)
    # Another's choice is headed by what came of it; where nothing did, only that there was one is told, unless everyone
    # heard it.
    others = [line for line in heads if f". {names[1]}" in line]
    bare = [line for line in others if line.endswith(f". {names[1]}: A choice is made.")]
    aloud = [f"{each.number}. {each.headline(speak, 0)}" for each in log.entries(match, speak) if each.open]
    assert len(bare) < len(others)
    assert not any(f". {names[1]}: " in line for line in others if line not in bare + aloud)
    for line in bare:
        after = lines[lines.index(line) + 1]
        assert not after.startswith("   "), f"{line} hides what came of it: {after}"


def test_a_rival_hears_what_is_said_aloud_and_not_what_is_answered_in_private() -> None:
    play = Play("karl", "katarina").hold(0, "one-clean-shot").minion("bats", "church").put(0, "church")
    play.run(SpaceFight(play.t.at[0]))
    game, table = GAME, play.t
    assert play.ask == "ask-window-fight" and play.keys[-1] == "pass"
    assert not game.texts.told_to_all(table, game.option("pass")), "it would tell that there is a card to play"
    play.dice(1, 1, 1, 1, 1, 1, 1).passes()
    assert (play.ask, play.keys[0]) == ("ask-fight-on", "fight-on")
    assert game.texts.told_to_all(table, game.option("fight-on"))
    assert not game.texts.told_to_all(table, game.option("play:one-clean-shot"))


def test_who_watches_a_lone_player_reads_every_choice(tmp_path: Path) -> None:
    match = Match.new("fear-of-the-dark", seed="watched")
    assert match.decision is not None
    for _ in range(12):
        match.choose(match.decision.options[0].key)
    assert told(match, -1) == told(match, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_an_unfinished_game_to_a_spectator_and_a_finished_one_open(
    language: str, capsys: pytest.CaptureFixture[str], unfinished: tuple[Match, str], tmp_path: Path
) -> None:
    match, path = unfinished
    code, out, _ = run(capsys, "replay", path, "--plain", "--lang", language)
    assert code == 0 and out == told(match, -1, language) and "⟦" not in out
    for seat in (0, 1):
        assert run(capsys, "replay", path, "--plain", "--seat", str(seat + 1), "--lang", language)[1] == told(
            match, seat, language
        )
    assert run(capsys, "replay", path, "--plain", "--seat", "0", "--lang", language)[1] == out
    over = town(is_over, mode="competitive")
    saves.write(tmp_path / "over.jsonl", over)
    finished = str(tmp_path / "over.jsonl")
    assert run(capsys, "replay", finished, "--plain", "--lang", language)[1] == told(over, None, language)
    code, _, refused = run(capsys, "replay", path, "--plain", "--seat", "3")
    assert code == 2 and "seat" in refused and "0–2" in refused


def test_a_game_with_nothing_to_hide_is_shown_open_at_any_time(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    together = town(lambda match: match.choice_count == 20, mode="cooperative")
    saves.write(tmp_path / "together.jsonl", together)
    out = run(capsys, "replay", str(tmp_path / "together.jsonl"), "--plain")[1]
    assert out == told(together, None) and "A choice is made." not in out


@pytest.mark.asyncio
async def test_on_the_screen_a_seat_sees_its_own_hand_and_a_spectator_none(unfinished: tuple[Match, str]) -> None:
    match, _ = unfinished
    speak = words("en", match.game)
    hands = [hand(match, seat) for seat in (0, 1)]
    private = [set(cards) - set(hands[1 - seat]) for seat, cards in enumerate(hands)]
    for reader in (-1, 0, 1, None):
        app = ReplayApp(match, speak, reader)
        async with app.run_test(size=(120, 60)) as pilot:
            await pilot.press("end")
            await pilot.pause()
            await pilot.pause()
            place = app.query_one("#title-right", Prose).text
            panel = app.query_one("#summary", Prose).text
            if reader == -1:
                assert place.startswith("Spectator · Entry")
                assert "Event cards in hand" not in panel
                assert "[only" not in everything(app)
            elif reader is not None:
                assert place.startswith(f"Seat {reader + 1} · Entry")
                assert all(card in panel for card in hands[reader])
                assert not any(card in panel for card in private[1 - reader])
            else:
                decision = match.decision
                assert decision is not None and place.startswith(f"Seat {decision.seat + 1} · Entry")
                assert "[only Seat" in everything(app)


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_records_of_several_seats_are_verified_and_gone_on_with_and_not_shared_too_early(
    mode: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    heroes = "4" if mode == "team" else "2"
    match = town(lambda match: match.choice_count == 40, mode=mode, heroes=heroes)
    session = at_table(match)
    session.choose(session.anytime()[0].key)
    session.choose(session.choices()[0].key)
    session.undo()
    session.redo()
    path = tmp_path / "match.jsonl"
    saves.write(path, match)
    code, out, _ = run(capsys, "verify", str(path))
    assert code == 0 and "A Touch of Evil" in out
    code, shared, refused = run(capsys, "share", str(path))
    assert code == 2 and shared == "" and "hand" in refused, "a code would show every hand, so there is none yet"
    again = saves.load_autosave("a-touch-of-evil")
    assert again is not None and again.table.digest() == match.table.digest()
    for _ in range(5):
        key = match.options[0].key
        session.choose(key)
        again.choose(key)
    assert again.table.digest() == match.table.digest(), "with the same luck"


def test_a_match_that_ends_at_one_screen_is_kept_and_replays_to_the_same_end(tmp_path: Path) -> None:
    last = town(is_over, mode="competitive").choice_count - 1
    match = town(lambda match: match.choice_count == last, mode="competitive")
    session = at_table(match, hand_over="never")
    while not session.over:
        session.choose(session.choices()[0].key)
    assert session.saving.kept is not None
    kept = Match.load(session.saving.kept.read_text(encoding="utf-8"))
    kept.verify()
    assert kept.record.outcome == match.record.outcome
    assert told(kept, None).splitlines()[-1] == session.ending()[1]


def test_a_finished_game_of_several_seats_goes_into_a_code_and_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = town(is_over, mode="competitive")
    path = tmp_path / "over.jsonl"
    saves.write(path, match)
    code, shared, _ = run(capsys, "share", str(path))
    assert code == 0
    code, back, _ = run(capsys, "share", shared.strip())
    assert code == 0 and Match.load(back).table.digest() == match.table.digest()
    code, out, _ = run(capsys, "replay", shared.strip(), "--plain", "--seat", "2")
    assert code == 0 and out == told(match, 1)


def test_a_simulation_counts_the_wins_of_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "a-touch-of-evil", "--games", "4", "--heroes", "3", "--mode", "competitive")
    found = json.loads(run(capsys, *arguments, "--json")[1])
    assert [row["seat"] for row in found["wins"]] == [1, 2, 3]
    out = run(capsys, *arguments)[1]
    assert all(f"Seat {seat} wins" in out for seat in (1, 2, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_of_several_seats_is_drawn_as_a_spectator_sees_it(
    language: str, capsys: pytest.CaptureFixture[str], unfinished: tuple[Match, str]
) -> None:
    match, _ = unfinished
    speak = words(language, match.game)
    code, out, _ = run(capsys, "show", "a-touch-of-evil", match.game.notation.write(match.table), "--lang", language)
    assert code == 0 and "⟦" not in out
    assert speak.say("space-manor") in out, "with the names of the reader's language"
    hidden = speak.say("view-hand", {"cards": "@view-none"}).split(":")[0].strip()
    assert hidden not in out


def test_an_unknown_way_to_hand_over_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, refused = run(capsys, "play", "a-touch-of-evil", "--new", "--plain", "--hand-over", "sometimes")
    assert code == 2 and "sometimes" in refused and "auto, always, never" in refused
