"""What the next draw of a stream can be, for people who draw real cards and roll real dice."""

from __future__ import annotations

from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import DICE_STREAM, HERO_STREAM, VILLAIN_STREAM


def outcomes(t: Shadowbrook, stream: int) -> list[str]:
    """The message ids, or plain numbers for dice, in the order of the answers."""
    if stream == DICE_STREAM:
        return [str(face) for face in range(1, 7)]
    if stream == VILLAIN_STREAM:
        return [f"@villain-{villain.name}" for villain in t.box.villains]
    if stream == HERO_STREAM:
        return [f"@hero-{hero.name}" for hero in t.box.heroes if hero.number not in t.heroes]
    return [f"@card-{t.box.cards[card].name}" for card in t.pools[stream - 1] or sorted(t.discards[stream - 1])]
