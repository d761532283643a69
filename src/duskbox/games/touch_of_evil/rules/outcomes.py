"""What the next draw of a stream can be, for people who draw real cards and roll real dice."""

from __future__ import annotations

from duskbox.core.messages import Facts
from duskbox.games.touch_of_evil.rules.rolls import Roll
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.rounds import SetUp
from duskbox.games.touch_of_evil.rules.vocabulary import DICE_STREAM, HERO_STREAM, R_FIRST, ROLLS, VILLAIN_STREAM
from duskbox.games.touch_of_evil.text.facts import hero_name


def outcomes(t: Shadowbrook, stream: int) -> list[str]:
    """The message ids, or plain numbers for dice, in the order of the answers."""
    if stream == DICE_STREAM:
        return [str(face) for face in range(1, 7)]
    if stream == VILLAIN_STREAM:
        return [f"@villain-{villain.name}" for villain in t.box.villains]
    if stream == HERO_STREAM:
        return [f"@hero-{hero.name}" for hero in t.box.heroes if hero.number not in t.heroes]
    return [f"@card-{t.box.cards[card].name}" for card in t.pools[stream - 1] or sorted(t.discards[stream - 1])]


def draw_facts(t: Shadowbrook, stream: int) -> Facts:
    """Who rolls the die that is asked for, for what, and which of how many it is; a Hero is drawn for a seat."""
    if stream == HERO_STREAM:
        return {"seat": t.heroes.index(-1) + 1}
    if stream != DICE_STREAM or not t.stack:
        return {}
    step = t.stack[-1]
    if isinstance(step, Roll):
        return {
            "hero": hero_name(t, step.hero),
            "purpose": f"@roll-{ROLLS[step.kind]}",
            "n": len(step.dice) + 1,
            "dice": max(step.number, len(step.dice) + 1),
            "again": 0,
        }
    if isinstance(step, SetUp):
        shown = [event.listed[0] for event in t.events or [] if event.name == "rolled"]
        seat, again = _next_for_first(t.seats, shown)
        purpose = f"@roll-{ROLLS[R_FIRST]}"
        return {"hero": hero_name(t, seat), "purpose": purpose, "n": 1, "dice": 1, "again": int(again)}
    return {}


def _next_for_first(seats: int, shown: list[int]) -> tuple[int, bool]:
    """Whose turn it is to roll for the First Player after these dice, and whether a tie is being rolled again
    (ATE-SETUP-15).
    """
    tied, again = list(range(seats)), False
    while len(shown) >= len(tied):
        rolls, shown = shown[: len(tied)], shown[len(tied) :]
        tied = [seat for seat, die in zip(tied, rolls, strict=True) if die == max(rolls)]
        again = True
    return tied[len(shown)], again
