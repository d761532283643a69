"""Learning: a guided first game of each, with the mouse, with the keyboard, on a phone, and without barriers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from duskbox.server.http.lesson_views import Lesson
from duskbox.server.matches import lessons
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import Move, words
from tests.web.table.test_accessibility import barriers

LABYRINTH, SHADOWBROOK = "fear-of-the-dark", "a-touch-of-evil"
#: A phone with a small screen.
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def learns(person: Person, game: str, move: int = 0) -> Lesson:
    """Open the lesson of a game, for a learner who has come as far as a move."""
    lesson = lessons.played(game).lesson
    if move:
        person.goes_to("/settings")
        kept = {game: {"move": move, "moves": len(lesson.moves), "done": False}}
        person.page.evaluate("kept => localStorage.setItem('duskbox-lessons', JSON.stringify(kept))", kept)
    person.goes_to(f"/learn/{game}")
    hears(person, lesson, move)
    return lesson


def hears(person: Person, lesson: Lesson, move: int, language: str = "en") -> None:
    """The comment of a move is on the page."""
    step = lesson.steps[lesson.moves[move].step]
    expect(person.page.locator(".say")).to_have_text(words(language, lesson.game).say(f"lesson-{step.say}"))


def place_of(lesson: Lesson, key: str) -> int:
    """The first move that has to be this one."""
    return next(place for place, move in enumerate(lesson.moves) if move.key == key)


def sees_the_end(person: Person, lesson: Lesson) -> None:
    hears(person, lesson, len(lesson.moves) - 1)
    outcome = lesson.moves[-1].table.view["outcome"]
    assert outcome is not None
    expect(person.sentence).to_have_text(words("en", lesson.game).say(f"outcome-{outcome['name']}"))


@pytest.mark.parametrize("game", [LABYRINTH, SHADOWBROOK])
def test_a_whole_lesson_is_learned_with_the_mouse_and_leads_to_a_game_of_ones_own(game: str, ann: Person) -> None:
    ann.goes_to()
    ann.page.locator(f'a[href="/learn/{game}"]').click()
    lesson = lessons.played(game).lesson
    for place, move in enumerate(lesson.moves[:-1]):
        if not move.key:
            hears(ann, lesson, place)
            ann.button("web-learn-next").click()
        elif move.key.startswith("go:"):
            # Moves are made on the board itself.
            label = ann.option(move.key).locator("span").inner_text()
            ann.page.locator(".board svg").get_by_role("button", name=label, exact=True).click()
        elif move.key.startswith("move:"):
            ann.settles()
            ann.page.locator(f".board [data-space={move.key.removeprefix('move:')}]").click()
        else:
            ann.plays([Move(lesson.seat, move.key, [option["key"] for option in move.table.options or []])])
    sees_the_end(ann, lesson)
    ann.button("web-learn-own").click()
    ann.page.wait_for_url("**/play/*")
    expect(ann.page.locator(".choices button").first).to_be_visible()


def test_a_whole_lesson_needs_no_mouse(ann: Person) -> None:
    lesson = learns(ann, SHADOWBROOK)
    keys = ann.page.keyboard
    for place, move in enumerate(lesson.moves[:-1]):
        hears(ann, lesson, place)
        if not move.key:
            keys.press("Enter")
        elif place % 3:
            keys.press(ann.option(move.key).locator("kbd").inner_text().lower())
        else:
            ann.option(move.key).focus()
            keys.press("Enter")
            # After Enter the next thing to press has the focus.
            expect(ann.page.locator(".cards :focus")).to_have_count(1)
            ann.page.evaluate("document.activeElement.blur()")
    sees_the_end(ann, lesson)


def test_a_rule_that_comes_to_lie_under_a_resting_mouse_is_not_laid_open_over_the_page(ann: Person) -> None:
    learns(ann, SHADOWBROOK)
    rule, glance = ann.page.locator(".rules a").first, ann.page.get_by_role("tooltip")
    box = rule.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.locator(".comment").evaluate("comment => { comment.style.translate = '0 4rem'; }")
    ann.page.mouse.move(x, y)
    ann.page.locator(".comment").evaluate("comment => { comment.style.translate = 'none'; }")
    expect(ann.page.locator(".rules a:hover")).to_have_count(1)
    ann.page.wait_for_timeout(400)
    expect(glance).to_have_count(0)
    ann.page.mouse.move(x + 1, y)
    expect(glance).to_contain_text(rule.inner_text())


def test_another_choice_is_answered_kindly_and_leads_nowhere(ann: Person) -> None:
    lesson = learns(ann, LABYRINTH, place_of(lessons.played(LABYRINTH).lesson, "take:move"))
    told = words("en", LABYRINTH)
    reply = ann.page.locator(".reply")
    ann.presses("take:clear")
    expect(reply).to_contain_text(told.say("lesson-other-card"))
    ann.presses("take:scout")
    expect(reply).to_contain_text(told.say("lesson-soon"))
    ann.presses("take:move")
    expect(reply).to_be_empty()
    hears(ann, lesson, place_of(lesson, "take:scout"))


def test_what_is_not_shown_at_once_is_shown_to_a_player_who_asks(ann: Person) -> None:
    lesson = lessons.played(LABYRINTH).lesson
    hidden = next(place for place, move in enumerate(lesson.moves) if move.key and not move.shown)
    learns(ann, LABYRINTH, hidden)
    button = ann.option(lesson.moves[hidden].key)
    expect(button).not_to_contain_class("pointed")
    ann.button("web-learn-show").click()
    expect(button).to_contain_class("pointed")


def test_one_goes_on_where_one_was_goes_back_and_begins_anew(ann: Person) -> None:
    lesson = learns(ann, LABYRINTH)
    ann.button("web-learn-next").click()
    ann.presses("spend-match")
    ann.goes_to(f"/learn/{LABYRINTH}")
    expect(ann.option("take:move")).to_be_visible()
    hears(ann, lesson, 2)
    ann.button("web-learn-back").click()
    expect(ann.option("spend-match")).to_be_visible()
    ann.button("web-learn-again").click()
    hears(ann, lesson, 0)


def test_chances_belong_to_the_question_in_which_they_were_asked_for(ann: Person) -> None:
    def offered(place: int) -> list[str]:
        return [option["key"] for option in moves[place].table.options or []]

    # What the next question offers first is offered in this one, too.
    moves = lessons.played(SHADOWBROOK).lesson.moves
    place = next(
        place
        for place, move in enumerate(moves)
        if move.key and moves[place + 1].key and offered(place + 1)[0] in set(offered(place)) - {move.key}
    )
    key = offered(place + 1)[0]
    lesson = learns(ann, SHADOWBROOK, place)
    chances = ann.page.locator(".odds meter")
    held: list[Route] = []
    ann.page.route(f"**/moves/{place}?about=odds*", lambda route: held.append(route))
    ann.page.route(f"**/moves/{place + 1}?about=odds*", lambda route: route.fulfill(json=odds(0.75)))

    def odds(share: float) -> dict[str, Any]:
        return {"exact": True, "chances": {"passed": share}}

    ann.page.keyboard.press("o")
    with ann.page.expect_request(f"**/moves/{place}?about=odds&key={key}"):
        ann.option(key).hover()
    ann.page.mouse.move(0, 0)
    ann.plays([Move(lesson.seat, moves[place].key, offered(place))])
    ann.option(key).hover()
    expect(chances).to_have_attribute("value", "0.75")
    # What was asked for in the question before is answered now.
    for route in held:
        route.fulfill(json=odds(0.25))
    ann.page.wait_for_timeout(300)
    expect(chances).to_have_attribute("value", "0.75")
    held.clear()
    ann.page.mouse.move(0, 0)
    ann.page.keyboard.press("u")
    hears(ann, lesson, place)
    with ann.page.expect_request(f"**/moves/{place}?about=odds&key={key}"):
        ann.option(key).hover()
    expect(chances).to_have_count(0)


def test_a_lesson_changes_its_language_at_once(ann: Person) -> None:
    lesson = learns(ann, SHADOWBROOK, 3)
    for language in ("pl", "fr"):
        ann.page.get_by_label(words("en" if language == "pl" else "pl").say("web-language")).select_option(language)
        hears(ann, lesson, 3, language)
        assert "⟦" not in ann.page.content()


def test_lessons_fit_a_phone_and_have_no_barriers_that_axe_knows(coming: Coming) -> None:
    # The policy of the page would keep the tool out.
    wide, phone = coming(bypass_csp=True), coming(bypass_csp=True, **PHONE)
    found: dict[str, list[str]] = {}
    for person, game, key in (
        (wide, LABYRINTH, "turn:1"),
        (wide, SHADOWBROOK, "fight-on"),
        (phone, SHADOWBROOK, ""),
        (phone, LABYRINTH, "spend-match"),
    ):
        learns(person, game, place_of(lessons.played(game).lesson, key))
        expect(person.page.locator(".board svg").first).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        found[f"{game} {key}"] = barriers(person)
    lesson = lessons.played(SHADOWBROOK).lesson
    learns(phone, SHADOWBROOK, len(lesson.moves) - 2)
    phone.option(lesson.moves[-2].key).tap()
    sees_the_end(phone, lesson)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found["the end"] = barriers(phone)
    assert not any(found.values()), {place: each for place, each in found.items() if each}


def test_a_lesson_can_be_read_in_words_and_asked_about(ann: Person) -> None:
    learns(ann, LABYRINTH, 1)
    ann.page.keyboard.press("v")
    view = ann.page.get_by_role("region", name=words().say("web-text-view"))
    expect(view).to_contain_text(words("en", LABYRINTH).say("see-dark"))
    ann.page.keyboard.press("w")
    expect(ann.page.locator('[data-barred="do:tiptoe"]')).to_be_visible()


def test_a_game_that_cannot_be_learned_says_so(ann: Person) -> None:
    ann.expects("404")
    ann.goes_to("/learn/chess")
    expect(ann.page.get_by_role("alert")).not_to_be_empty()


def test_a_lesson_that_comes_after_one_has_left_it_does_not_take_the_words_away(ann: Person) -> None:
    held: list[Route] = []
    ann.page.route("**/api/v1/lessons/fear-of-the-dark", lambda route: held.append(route))
    ann.goes_to("/rules/a-touch-of-evil")
    heading = ann.page.get_by_role("heading", level=1)
    shown = f"{words('en', 'a-touch-of-evil').say('game-name')}: {words().say('web-rules')}"
    expect(heading).to_have_text(shown)
    ann.page.locator("a.brand").click()
    with ann.page.expect_request("**/api/v1/lessons/fear-of-the-dark"):
        ann.page.locator('a[href="/learn/fear-of-the-dark"]').click()
    ann.page.go_back()
    ann.page.go_back()
    expect(heading).to_have_text(shown)
    with ann.page.expect_response("**/api/v1/lessons/fear-of-the-dark"):
        held[0].continue_()
    ann.page.wait_for_timeout(500)
    expect(heading).to_have_text(shown)
