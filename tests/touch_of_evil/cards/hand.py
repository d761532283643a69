"""A hand of Event cards: who may play which now, why not, and where a card lies when it has been played."""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import DECKS, EVENTS
from duskbox.testing.a_touch_of_evil import Play

#: Heroes whose own abilities have nothing to say in these scenes.
CAST = ("katarina", "anne-marie", "thomas", "heinrich")


def scene(
    number: int = 2,
    mode: str = "competitive",
    villain: str = "vampire",
    level: str = "basic",
    pack: dict[str, object] | None = None,
) -> Play:
    """A number of Heroes with empty purses, the first on the road and the others in the Church."""
    play = Play(*CAST[:number], mode=mode, villain=villain, level=level, pack=pack)
    for seat in range(number):
        play.purse(seat, 0).put(seat, "church" if seat else "road-1")
    return play


def bringing(card: str) -> dict[str, object]:
    """A pack that brings a card into play of which the box has no copy."""
    return {"pack": {"game": "a-touch-of-evil"}, "cards": {card: {"copies": 1}}}


def acting(play: Play, seat: int = 0) -> Play:
    """A Hero's action step."""
    return play.run(Actions(seat))


def fighting(play: Play, minion: str = "bats", seat: int = 0) -> Play:
    """A Hero meets a Minion card."""
    return play.run(Fight(seat, play.box.minion(minion), -1))


def asked(play: Play) -> tuple[str, int]:
    """In which window who is asked."""
    return play.ask.removeprefix("ask-window-"), play.seat


def offered(play: Play) -> list[str]:
    """The Event cards that can be played now."""
    return [key.removeprefix("play:") for key in play.keys if key.startswith("play:")]


def refused(play: Play, card: str) -> str:
    """Why the player who is asked cannot play a card it holds: the inmost reason."""
    reason = play.why_not(f"play:{card}")
    assert reason is not None, f"{card} can be played"
    return reason.parts[0].name if reason.parts else reason.name


def pile(play: Play, deck: str = DECKS[EVENTS]) -> list[str]:
    """The cards of a discard pile, from the bottom."""
    return [play.box.cards[card].name for card in play.t.discards[DECKS.index(deck)]]


def names(play: Play, since: int = 0) -> list[str]:
    """What has been told, in order, by name."""
    return [event.name for event in play.heard[since:]]
