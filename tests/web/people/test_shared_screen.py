"""At one screen for several people: their cards stay hidden from each other, and each answers for themselves."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import WebSocketRoute, expect

from tests.web.person import Person
from tests.web.recorded import Recorded, recorded, words
from tests.web.tables import TOWN, called, luck_of_meeting


def test_at_a_shared_screen_no_cards_are_shown_before_their_player_confirms(ann: Person) -> None:
    """The second seat's line is slow: until it is there, no one knows whom the screen belongs to."""
    match = ann.opens(recorded("a-touch-of-evil/scarecrow-competitive-basic"))
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    slow = True

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        if len(lines) == 2:
            server.on_message(lambda message: held.append(message) if slow else line.send(message))

    ann.page.route_web_socket("**/*", connect)
    ann.goes_to(f"/play/{match}")
    while not held:
        ann.page.wait_for_timeout(20)
    ann.page.wait_for_timeout(400)
    expect(ann.page.locator(".board, .choices, [role=log]")).to_have_count(0)
    slow = False
    for message in held:
        lines[1].send(message)
    expect(ann.page.locator(".cover")).to_be_visible()


def hands_on(game: Recorded) -> Iterator[tuple[int, int]]:
    """Where a card is kept that is still in hand when another seat is asked, and where that is."""
    for place, move in enumerate(game.moves):
        if move.key.startswith("keep:"):
            later = (each for each in range(place, len(game.moves)) if game.moves[each].seat != move.seat)
            turn = next(later, None)
            played = move.key.replace("keep:", "play:")
            if turn is not None and all(each.key != played for each in game.moves[place:turn]):
                yield place, turn


def pass_on(person: Person, seat: int) -> None:
    """The next player says that it is them, after the last one has seen what only they may see."""
    parting = person.button("web-hide-and-hand-over")
    me = person.button("web-hand-over-me", who=("Ann", "Ben")[seat])
    expect(parting.or_(me)).to_be_visible()
    if parting.is_visible():
        parting.click()
    me.click()


def test_at_one_screen_those_around_it_agree_to_a_taking_back_or_refuse_it(ann: Person) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    luck, kept = luck_of_meeting()
    wanted = {"game": TOWN, "settings": {"heroes": "2"}, "seats": seats, "seed": luck, "start": True}
    ann.goes_to(f"/play/{ann.asks('POST', '/matches', wanted)['match']['id']}")
    pass_on(ann, 0)
    asked = ann.page.get_by_text(words().say("web-undo-asked", {"who": called(ann, "Ann", 0)}))
    declined = ann.page.get_by_text(words().say("web-undo-declined"))
    alert = ann.page.get_by_role("alert")
    undo = ann.button("web-undo")
    ann.presses("stay")
    ann.presses("encounter")
    expect(ann.option(kept)).to_be_visible()

    def answered(answer: str) -> None:
        undo.click()
        expect(asked).to_be_visible()
        ann.button(answer).click()
        expect(asked).to_have_count(0)

    answered("web-undo-refuse")
    expect(declined).to_have_count(1)
    expect(alert).to_have_count(0)
    expect(ann.option(kept)).to_be_visible()
    # They are not asked twice about one choice.
    undo.click()
    expect(alert).to_contain_text(words().say("error-undo-asked-already"))
    expect(asked).to_have_count(0)
    # About the next one they are.
    ann.presses(kept)
    expect(ann.option(kept)).to_have_count(0)
    answered("web-undo-agree")
    expect(declined).to_have_count(0)
    expect(alert).to_have_count(0)
    expect(ann.option(kept)).to_be_visible()


def test_no_seat_is_given_away_while_the_screen_is_handed_on(ann: Person) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    ann.goes_to(f"/play/{ann.opens(game)}")
    menu = ann.page.locator(".menu")
    of_a_seat = ("web-menu-hand-over", "web-menu-bot", "web-menu-stand-up")
    expect(ann.page.locator(".cover")).to_be_visible()
    ann.button("web-menu").click()
    expect(menu.get_by_role("link", name=words().say("web-rules"))).to_be_visible()
    for each in of_a_seat:
        expect(ann.button(each)).to_have_count(0)
    ann.button("web-menu").click()
    pass_on(ann, game.moves[0].seat)
    ann.button("web-menu").click()
    for each in of_a_seat:
        expect(ann.button(each)).to_be_visible()


def test_a_screen_that_is_handed_on_hides_the_cards_of_the_other(ann: Person) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    match = ann.opens(game)
    ann.goes_to(f"/play/{match}")
    cover = ann.page.locator(".cover")
    told = words("en", TOWN)
    # One player keeps a card in hand; then it is the other's turn.
    kept, turn = next(hands_on(game))
    holder, other = game.moves[kept].seat, game.moves[turn].seat
    secret = told.say(f"card-{game.moves[kept].key.removeprefix('keep:')}")
    at = -1
    for place, move in enumerate(game.moves[: turn + 1]):
        if move.seat != at:
            expect(cover).to_be_visible()
            if place == turn:
                break
            expect(ann.page.locator(".board, .choices, [role=log]")).to_have_count(0)
            pass_on(ann, move.seat)
            at = move.seat
        ann.plays([move])
        if place == kept:
            expect(ann.page.locator("body")).to_contain_text(secret)
    if ann.button("web-hide-and-hand-over").is_visible():
        ann.button("web-hide-and-hand-over").click()
    assert holder != other
    expect(cover).to_contain_text(told.say("web-hand-over", {"who": called(ann, ("Ann", "Ben")[other], other)}))
    assert secret not in ann.page.content()
    pass_on(ann, other)
    expect(ann.option(game.moves[turn].key)).to_be_visible()
    assert secret not in ann.page.content()
