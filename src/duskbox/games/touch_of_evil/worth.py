"""A rough guess how well a seat stands: what look-ahead players steer by."""

from __future__ import annotations

from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import COMBAT, COOPERATIVE, NOTHING, TRACK_START


def strength(t: Shadowbrook, hero: int) -> float:
    """How far a Hero is on the way to a Showdown: dice, health, Investigation, a Lair card."""
    dice = t.skill(hero, COMBAT)
    lair = 2.0 if t.lairs[hero] != NOTHING else 0.0
    return (
        dice + 0.4 * t.wounds_left(hero) + 0.15 * min(20, t.investigation[hero]) + 0.3 * len(t.items[hero])
        + 0.2 * len(t.hands[hero]) + lair - (1.5 if t.down[hero] else 0.0)
    )  # fmt: skip


def worth(t: Shadowbrook, seat: int) -> float:
    """From 0 (lost) to 1 (won): one's side against the others, against the Villain and against the track."""
    if t.outcome is not None:
        return 1.0 if t.outcome.won(seat) else 0.0
    ours = [strength(t, hero) for hero in range(t.seats) if t.team_of(hero) == t.team_of(seat)]
    theirs = [strength(t, hero) for hero in range(t.seats) if t.team_of(hero) != t.team_of(seat)]
    light = t.marker / TRACK_START
    wounded = t.villain_hurt / t.villain_wounds()
    mine = min(1.0, sum(ours) / len(ours) / 16)
    rivals = min(1.0, sum(theirs) / len(theirs) / 16) if theirs and t.terms.mode != COOPERATIVE else 0.4
    return max(0.01, min(0.99, 0.2 + 0.4 * mine - 0.2 * rivals + 0.25 * light + 0.15 * wounded))
