"""Full-screen play by keys, in the smallest window and in a larger one."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from duskbox.core.ledger import Ledger
from duskbox.core.matches.match import Match
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import log, reference, saves
from duskbox.terminal.full_screen.dialogs import Naming, Picking, Reading, TooSmall
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.menu import Menu
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session
from duskbox.testing.fear_of_the_dark import labyrinth
from tests.rules import rule
from tests.terminal.bed import choices_until, final_position, keys_of, presses, recorded, sitting, words

SMALL = (80, 24)
LARGE = (120, 40)


def shown(app: PlayApp, part: str) -> str:
    """The text of a part of the screen, or of the dialog before it."""
    return app.screen.query_one(f"#{part}", Prose).text


def drawn(app: PlayApp) -> list[str]:
    """What can be seen of the map."""
    view = app.screen_stack[0].query_one(MapView)
    return [view.render_line(row).text for row in range(view.size.height)]


def styles(app: PlayApp) -> dict[str, str]:
    """The colour of each kind of sign that can be seen on the map."""
    view = app.screen_stack[0].query_one(MapView)
    found: dict[str, str] = {}
    for row in range(view.size.height):
        for text, style, _ in view.render_line(row):
            if text.strip() and style is not None and style.color is not None:
                found.setdefault(text.strip(), style.color.name)
    return found


def shown_below(app: PlayApp, part: str) -> str:
    """The text of a part of the screen, also while a dialog stands before it."""
    return app.screen_stack[0].query_one(f"#{part}", Prose).text


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def resize(pilot: Pilot[None], wide: int, high: int) -> None:
    """Give the window another size, and let the parts find their places in it."""
    await pilot.resize_terminal(wide, high)
    await pilot.pause()
    await pilot.pause()


# Whole games


@pytest.mark.asyncio
@pytest.mark.parametrize(("size", "name"), [(SMALL, "won-normal"), (LARGE, "trapped")])
async def test_a_whole_game_is_played_to_its_end_by_keys_alone(size: tuple[int, int], name: str) -> None:
    app = PlayApp(sitting(name))
    async with app.run_test(size=size) as pilot:
        for number, key in enumerate(keys_of(name)):
            walking = app.session.is_path
            await pilot.press(*presses(app.session, key, with_arrows=walking or number % 9 == 0))
            assert app.session.match.record.entries[-1].key == key
        await pilot.pause()
        assert isinstance(app.screen, Picking), "the end is told in a dialog"
        title, text, rule_id = app.session.ending()
        assert app.screen.query(".dialog").first().border_title == title
        assert text in shown(app, "body") and rule_id in shown(app, "body")
        assert app.session.match.table.digest() == final_position(name), "the same game to the last card"
        await press(pilot, "1")
        assert not isinstance(app.screen, Picking), "one can look at the final map"
        assert title in shown(app, "question")
        assert any("(@)" in row for row in drawn(app))


@pytest.mark.asyncio
@rule("FD-END-06")
async def test_giving_up_is_asked_twice_and_after_it_a_new_game_or_a_step_back_is_offered() -> None:
    app = PlayApp(sitting("won-normal"))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "a", "1")
        assert not app.session.over, "the first answer is to go on"
        await press(pilot, "a", "2")
        assert app.session.over and "FD-END-06" in shown(app, "body")
        await press(pilot, "2")
        assert not app.session.over, "taken back"
        await press(pilot, "a", "2", "3")
        assert app.session.match.choice_count == 0 and not app.session.over, "a new match"
        assert app.session.match.record.header.commitment != recorded("won-normal").header.commitment


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_confirmation_of_an_aside_names_it(language: str) -> None:
    app = PlayApp(sitting("won-normal", 0, language))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "a")
        extra = app.session.anytime()[0].text
        assert app.screen.query(".dialog").first().border_title == extra
        assert shown(app, "body") == app.session.say("ui-anytime-sure", option=extra)
        answers = [str(option.prompt) for option in app.screen.query_one("#picks", Menu).options]
        assert answers == [f"1 {app.session.say('ui-anytime-back')}", f"2 {app.session.say('ui-anytime-yes')}"]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [SMALL, (60, 20)])
async def test_the_end_tells_what_was_kept_and_the_keys_below_it_work(size: tuple[int, int]) -> None:
    for key, comes in (
        ("u", None),
        ("n", None),
        ("question_mark", Reading),
        ("e", Reading),
        ("d", Reading),
        ("v", Reading),
        ("l", Reading),
        ("s", Naming),
    ):
        app = PlayApp(sitting("won-normal"))
        async with app.run_test(size=size) as pilot:
            await press(pilot, "a", "2")
            (kept,) = [path for path in [app.session.saving.kept] if path is not None]
            body = shown(app, "body")
            for message in ("ui-end-kept", "ui-end-verify", "ui-end-share"):
                assert app.session.say(message, path=kept.stem) in body
            assert "1 choice · no undo marks" in body
            assert app.screen.query_one("#picks", Menu).size.height == 4, "all that can be done is seen"
            text = app.screen.query(".dialog VerticalScroll").first()
            await press(pilot, *["ctrl+down"] * 9)
            assert text.scroll_y == text.max_scroll_y, "and all that is told can be reached"
            assert app.session.say("ui-key-why") not in shown_below(app, "keys"), (
                "there is nothing left to wonder about"
            )
            await press(pilot, key)
            if comes is None:
                assert not app.session.over and not isinstance(app.screen, Picking)
            else:
                assert isinstance(app.screen, comes)


@pytest.mark.asyncio
async def test_a_new_game_does_not_begin_before_the_old_one_is_over() -> None:
    app = PlayApp(sitting("won-normal", 3))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "n")
        assert app.session.match.choice_count == 3
        assert app.session.say("ui-new-later") in shown(app, "log-text")


# Choosing


@pytest.mark.asyncio
async def test_walking_into_something_that_bars_the_way_says_why_and_which_rule() -> None:
    app = PlayApp(sitting("won-normal", choices_until("won-normal", "ask-walk")))
    async with app.run_test(size=SMALL) as pilot:
        barred = next(side for side in "NESW" if app.session.match.why_not(f"go:{side}") is not None)
        before = app.session.match.choice_count
        await press(pilot, {"N": "up", "E": "right", "S": "down", "W": "left"}[barred])
        assert app.session.match.choice_count == before
        refusal = reference.refusal(app.session, f"go:{barred}")
        assert refusal is not None
        _, text, rules = refusal.reasons[0]
        assert f"{text} {', '.join(rules)}" in shown(app, "log-text")


@pytest.mark.asyncio
@rule("FD-MOVE-01")
async def test_enter_space_and_the_full_stop_end_a_walk_where_it_may_end_and_do_nothing_elsewhere() -> None:
    name = "won-normal"
    walks = [number for number in range(len(keys_of(name))) if sitting_at_walk(name, number)]
    may_stop = next(number for number in walks if sitting(name, number).stop_key)
    must_go_on = next(number for number in walks if not sitting(name, number).stop_key)
    for key in ("enter", "space", "full_stop"):
        app = PlayApp(sitting(name, may_stop))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert f"␣ {app.session.say('ui-key-stop')}" in shown(app, "keys")
            await press(pilot, key)
            assert app.session.match.record.entries[-1].key == "stop"
        app = PlayApp(sitting(name, must_go_on))
        async with app.run_test(size=SMALL) as pilot:
            await press(pilot, key)
            assert app.session.match.choice_count == must_go_on, "no step is taken by accident"
            assert "␣" not in shown(app, "keys")


def sitting_at_walk(name: str, choices: int) -> bool:
    """Whether a recorded game asks for a step after this number of choices."""
    return keys_of(name)[choices].split(":")[0] in ("go", "stop")


@pytest.mark.asyncio
async def test_a_tile_that_is_being_turned_is_seen_on_the_map_as_it_would_lie() -> None:
    app = PlayApp(sitting("won-normal", choices_until("won-normal", "ask-turn")))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for number, choice in enumerate(app.session.choices()):
            await press(pilot, *["down"] * bool(number))
            picture = app.session.preview(choice.key, plain=False)
            assert picture is not None
            column, row = picture.focus
            line = "".join(text for text, _ in picture.lines[row])
            assert any(line[column - 4 : column + 5] in seen for seen in drawn(app))
        first = drawn(app)
        await press(pilot, "home")
        assert drawn(app) != first, "each way looks different"


def at_a_secret(chance: str) -> Session:
    """A large maze in the Light, next to a Secret location."""
    rooms = "R04@-1,0 R10@1,0 R07@0,1 R11@0,-1 R06@2,0 R02@3,0"
    match = Match.new("fear-of-the-dark", chance=chance)
    match.course.table = labyrinth(hand="investigate move", rooms=rooms, pawn="1.S").t
    return Session(match, words("en", match.game))


@pytest.mark.asyncio
@rule("FD-SEC-02")
async def test_real_draws_are_asked_for_in_a_dialog_and_options_beyond_the_ninth_have_capital_letters() -> None:
    app = PlayApp(at_a_secret("asked"))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, *presses(app.session, "do:investigate", with_arrows=False))
        await press(pilot, *presses(app.session, "play:investigate", with_arrows=False))
        await press(pilot, "1")
        assert isinstance(app.screen, Picking)
        assert shown(app, "body") == app.session.words.say("stream-secret")
        before = app.session.match.choice_count
        await press(pilot, "escape")
        assert not isinstance(app.screen, Picking) and app.session.match.choice_count == before, (
            "the choice can be left"
        )
        await press(pilot, "1")
        picks = [str(option.prompt) for option in app.screen.query_one("#picks", Menu).options]
        assert len(picks) == len(set(picks)), "what looks the same is offered once"
        await press(pilot, next(pick[0] for pick in picks if pick.endswith("Secret Door")))
        walls = app.session.choices()
        assert len(walls) >= 11 and walls[10].key.startswith("wall:")
        await press(pilot, "home", *["down"] * 9)
        assert app.menu.highlighted == 9
        await press(pilot, "B")
        assert app.session.match.record.entries[-1].key == walls[10].key


@pytest.mark.asyncio
async def test_the_map_can_be_moved_and_comes_back_to_the_pawn_when_the_table_changes() -> None:
    name = "won-normal"
    choices = len(keys_of(name)) - 1
    app = PlayApp(sitting(name, choices))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert any("(@)" in row for row in drawn(app))
        before = drawn(app)
        sides = {sign for sign in "◂▸▴▾" if any(sign in row for row in before)}
        assert sides, "the maze is larger than the window"
        pan = {"◂": "left", "▸": "right", "▴": "up", "▾": "down"}[min(sides)]
        await press(pilot, *[f"shift+{pan}"] * 3)
        assert drawn(app) != before
        await press(pilot, "u")
        assert any("(@)" in row for row in drawn(app))


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [SMALL, (60, 20)])
async def test_the_arrows_around_the_map_cover_no_square(size: tuple[int, int]) -> None:
    name = "won-normal"
    app = PlayApp(sitting(name, len(keys_of(name)) - 1))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        whole = ["".join(text for text, _ in line) for line in app.session.picture(plain=False).lines]
        seen: set[str] = set()
        for pan, times in (("up", 0), ("up", 1), ("up", 8), ("left", 8), ("down", 16), ("right", 16)):
            await press(pilot, *[f"shift+{pan}"] * times)
            rows = drawn(app)
            inner = [row[1:-1] for row in rows[1:-1]]
            seen |= {sign for row in rows for sign in row if sign in reference.ARROWS}
            assert not any(sign in row for row in inner for sign in reference.ARROWS)
            tops = [
                (top, left)
                for top in range(len(whole) - len(inner) + 1)
                for left in range(len(whole[0]) - len(inner[0]) + 1)
                if all(whole[top + at][left : left + len(row)] == row for at, row in enumerate(inner))
            ]
            assert tops, "what is inside the border is a part of the drawing, sign by sign"
        assert seen == set(reference.ARROWS)


# Taking back


@pytest.mark.asyncio
async def test_undo_says_when_it_goes_behind_something_that_was_seen_and_redo_makes_it_again() -> None:
    choices = choices_until("won-normal", "ask-turn")
    app = PlayApp(sitting("won-normal", choices))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.session.say("ui-key-undo-marked") in shown(app, "keys"), "the key warns beforehand"
        assert app.session.say("ui-key-redo") not in shown(app, "keys")
        table = app.session.match.table.digest()
        await press(pilot, "u")
        assert app.session.say("ui-undone-marked") in shown(app, "log-text")
        assert app.session.match.record.entries[-1].learned
        assert app.session.say("ui-key-redo") in shown(app, "keys")
        await press(pilot, "r")
        assert app.session.match.table.digest() == table
        await press(pilot, "r")
        assert app.session.words.say("error-nothing-to-redo") in shown(app, "log-text")


@pytest.mark.asyncio
async def test_undo_of_a_choice_no_one_learned_from_leaves_no_mark() -> None:
    app = PlayApp(sitting("won-normal", choices_until("won-normal", "ask-pay")))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "u")
        assert app.session.say("ui-undone") in shown(app, "log-text")
        assert not app.session.match.record.entries[-1].learned
        while app.session.match.choice_count:
            await press(pilot, "u")
        await press(pilot, "u")
        assert app.session.words.say("error-nothing-to-undo") in shown(app, "log-text")


# Reading


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_of_the_present_choice_are_read_in_the_persons_language(language: str) -> None:
    app = PlayApp(sitting("won-normal", 1, language))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "e")
        assert isinstance(app.screen, Reading)
        decision = app.session.match.decision
        assert decision is not None
        assert reference.rule(app.session, decision.rule).text in shown(app, "body")
        assert reference.rule(app.session, decision.rule).text == Ledger.of(app.session.match.game).text(
            decision.rule, language
        )
        await press(pilot, "escape")
        assert not isinstance(app.screen, Reading)


@pytest.mark.asyncio
@rule("FD-ITEM-01", "FD-LIGHT-03")
async def test_what_cannot_be_done_is_listed_with_its_reasons_and_their_rules() -> None:
    app = PlayApp(sitting("won-normal"))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "w")
        body = shown(app, "body")
        for key, rule_id in (("do:tiptoe", "FD-LIGHT-03"), ("use:key", "FD-ITEM-01")):
            refusal = reference.refusal(app.session, key)
            assert refusal is not None
            assert refusal.text in body and rule_id in body
        for choice in app.session.choices():
            assert f"{choice.text}\n" not in body, "what can be done is not in the list"


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_that_is_seen_the_help_and_the_rest_are_read_by_a_key_each(language: str) -> None:
    app = PlayApp(sitting("won-normal", 40, language))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "v")
        body = shown(app, "body")
        for text in app.session.summary():
            assert text in body
        await press(pilot, "escape", "question_mark")
        body = shown(app, "body")
        assert app.session.words.say("legend-pawn") in body
        assert f"{reference.ARROWS}  {app.session.say('ui-legend-arrows')}" in body
        gap = f"{app.session.say('ui-sign-gap')}  {app.session.words.say('legend-passage')}"
        assert gap in body, "a sign that is a gap is explained as well"
        keys, signs = body.index(app.session.say("ui-keys-help")), body.index(gap)
        assert keys < signs, "keys come first"
        await press(pilot, "escape", "d")
        assert app.session.words.say("setting-difficulty-normal") in shown(app, "body")
        top = app.screen.query("VerticalScroll").first().scroll_y
        await press(pilot, "pagedown")
        assert app.screen.query("VerticalScroll").first().scroll_y > top


# Saving, leaving, coming back


@pytest.mark.asyncio
async def test_a_match_is_saved_under_a_name_and_a_name_that_is_taken_is_refused(home: Path) -> None:
    app = PlayApp(sitting("won-normal", 5))
    async with app.run_test(size=SMALL) as pilot:
        for expected in ("ui-saved", "ui-save-exists"):
            await press(pilot, "s")
            assert isinstance(app.screen, Naming)
            await press(pilot, *"cellar", "enter")
            path = home / "saves" / "cellar.jsonl"
            assert app.session.say(expected, path=str(path)) in shown(app, "log-text")
        assert Match.load(path.read_text(encoding="utf-8")).table.digest() == app.session.match.table.digest()
        await press(pilot, "s", "escape")
        assert not isinstance(app.screen, Naming), "one need not save"


@pytest.mark.asyncio
@pytest.mark.parametrize("leave", ["q", "ctrl+q", "ctrl+c", "ctrl+d"])
async def test_leaving_loses_nothing_and_says_how_to_come_back(leave: str) -> None:
    app = PlayApp(sitting("won-normal"))
    async with app.run_test(size=SMALL) as pilot:
        for key in keys_of("won-normal")[:7]:
            await press(pilot, *presses(app.session, key, with_arrows=False))
        await pilot.press(leave)
    assert "duskbox play fear-of-the-dark" in app.session.saving.goodbye()
    again = saves.load_autosave("fear-of-the-dark")
    assert again is not None and again.choice_count == 7
    assert again.table.digest() == app.session.match.table.digest()
    back = PlayApp(Session(again, app.words))
    async with back.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert back.session.question() == shown(back, "question")
        assert back.session.last_lines()[0].text in shown(back, "log-text"), "the story so far is told"
        await press(pilot, *presses(back.session, keys_of("won-normal")[7], with_arrows=False))
        assert back.session.match.choice_count == 8


# Light and Dark


@pytest.mark.asyncio
@rule("FD-LIGHT-01")
async def test_light_is_warm_and_the_dark_is_cold_and_dims_the_floor() -> None:
    app = PlayApp(sitting("won-normal"))
    async with app.run_test(size=SMALL) as pilot:
        moods: dict[bool, dict[str, str]] = {}
        for key in keys_of("won-normal"):
            lit = app.session.pieces()["light"] is True
            assert app.theme == app.palette.theme(dark=not lit).name
            moods.setdefault(lit, styles(app))
            if len(moods) == 2:
                break
            await press(pilot, *presses(app.session, key, with_arrows=False))
        warm, cold = moods[True]["·"], moods[False]["·"]
        assert sum(int(warm[at : at + 2], 16) for at in (1, 3, 5)) > 1.5 * sum(
            int(cold[at : at + 2], 16) for at in (1, 3, 5)
        )
        assert int(warm[1:3], 16) > int(warm[5:7], 16), "more red than blue"
        assert int(cold[1:3], 16) < int(cold[5:7], 16), "more blue than red"


def test_every_kind_of_thing_on_the_map_has_a_sign_of_its_own() -> None:
    signs: dict[str, set[str]] = {}
    for choices in range(0, len(keys_of("won-normal")), 8):
        for line in sitting("won-normal", choices).picture(plain=False).lines:
            for text, style in line:
                signs.setdefault(style.removesuffix("-dark"), set()).update(text.replace(" ", ""))
    told_apart = ("pawn", "floor", "hole", "obstruction", "lock", "item", "secret", "door")
    # Numbers stand behind the letters of locations.
    own = {kind: signs[kind] - set("1234") for kind in told_apart}
    assert all(own.values()), "each of them was seen"
    for one in told_apart:
        for other in told_apart:
            if one != other:
                shared = own[one] & own[other]
                assert not shared, f"{one} and {other} share {shared}"


# Small windows


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_window_that_is_too_small_says_only_that_and_all_comes_back_when_it_grows(language: str) -> None:
    app = PlayApp(sitting("won-normal", 3, language))
    async with app.run_test(size=(59, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert shown(app, "too-small") == app.session.say("ui-too-small", wide=59, high=24)
        await press(pilot, "1", "u")
        assert app.session.match.choice_count == 3, "what cannot be seen cannot be chosen"
        await resize(pilot, 60, 19)
        assert shown(app, "too-small") == app.session.say("ui-too-small", wide=60, high=19)
        await resize(pilot, 60, 20)
        assert not isinstance(app.screen, TooSmall)
        await press(pilot, "1")
        assert app.session.match.choice_count == 4
        await resize(pilot, 40, 10)
        await pilot.press("q")
    assert app.return_code == 0


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (70, 22), (80, 24)])
async def test_a_small_window_keeps_question_options_and_the_way_out(language: str, size: tuple[int, int]) -> None:
    for ask in ("ask-action", "ask-walk", "ask-turn"):
        app = PlayApp(sitting("won-normal", choices_until("won-normal", ask, 2), language))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.pause()
            question, menu = app.query_one("#question", Prose), app.menu
            assert app.query_one("#right").outer_size.width <= max(41, size[0] // 2)
            assert app.query_one("#right").outer_size.width <= size[0] // 2 or size[0] == 80
            assert question.size.height == question.at_width(question.size.width).plain.count("\n") + 1
            assert menu.size.height >= 3 and menu.region.bottom <= size[1] - 1, "the menu ends above the line of keys"
            assert app.query_one(MapView).size.height >= 3
            assert len(shown(app, "keys")) <= size[0] - 2
            assert shown(app, "keys").endswith(f"q {app.session.say('ui-key-quit')}")


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_does_not_fit_beside_the_map_is_left_out_behind_a_whole_word(language: str) -> None:
    app = PlayApp(sitting("won-normal", 0, language))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        await pilot.pause()
        panel, summary = app.query_one("#panel"), app.query_one("#summary", Prose)
        text = summary.at_width(summary.size.width).plain
        assert text.count("\n") + 1 == panel.size.height, "nothing is hidden below the edge"
        assert text.endswith(" …")
        assert set(text.removesuffix(" …").split()) <= set(summary.text.split()), "no word is cut"


# The smallest window in which everything fits


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_that_matters_is_cut_off_in_the_smallest_window(language: str) -> None:
    """Each question is looked at in the position of the game in which it has the most options."""
    fullest: dict[str, tuple[int, int]] = {}
    session = sitting("won-normal", 0, language)
    for number, key in enumerate(keys_of("won-normal")):
        decision = session.match.decision
        assert decision is not None
        fullest[decision.ask] = max(fullest.get(decision.ask, (0, 0)), (len(decision.options), number))
        session.choose(key)
    for ask, (_, choices) in fullest.items():
        app = PlayApp(sitting("won-normal", choices, language))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert len(shown(app, "keys")) <= 78, f"{ask}: {shown(app, 'keys')}"
            question, menu = app.query_one("#question"), app.menu
            assert question.size.height == question.virtual_size.height >= 1
            assert menu.virtual_size.height <= menu.size.height, f"{ask}: all options are seen"
            panel = app.query_one("#panel")
            text = app.query_one("#summary", Prose).at_width(panel.size.width).plain
            seen = " ".join(text.split("\n")[: panel.size.height])
            # The sides of the pawn are on the map too and may give way; the rest may not.
            told = app.session.match.game.drawing.summary(app.session.pieces())
            for message, facts in told:
                if not message.startswith("see-side"):
                    sentence = log.counted(app.words, message, facts)
                    assert sentence in seen, f"{ask}: {sentence}"


@pytest.mark.asyncio
async def test_a_menu_that_just_fits_comes_to_rest() -> None:
    """A scroll bar that comes and goes with every break of the lines would lay the screen out for ever."""
    name = "won-normal"
    app = PlayApp(sitting(name, len(keys_of(name)) - 1))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        await pilot.pause()
        prompts = [str(option.prompt) for option in app.menu.options]
        heights = set()
        for _ in range(5):
            await pilot.pause(0.05)
            heights.add((app.menu.size, app.menu.virtual_size.height))
        assert len(heights) == 1
        assert [str(option.prompt) for option in app.menu.options] == prompts
        assert all("\n" not in prompt or "\n  " in prompt for prompt in prompts), "lines that go on are indented"


@pytest.mark.asyncio
async def test_the_log_keeps_its_newest_line_in_sight_through_every_change_of_the_window() -> None:
    app = PlayApp(sitting("won-normal", 40))
    async with app.run_test(size=(120, 40)) as pilot:
        log = app.query_one("#log", VerticalScroll)
        for wide, high in ((80, 24), (60, 20), (200, 60), (80, 24), (120, 40), (60, 24)):
            await resize(pilot, wide, high)
            assert log.scroll_y == log.max_scroll_y, (wide, high)
        assert log.max_scroll_y > 0
        await press(pilot, "ctrl+up", "ctrl+up")
        assert log.scroll_y < log.max_scroll_y, "who reads what was before is left alone"
        await press(pilot, "1")
        assert log.scroll_y == log.max_scroll_y, "until something new happens"
