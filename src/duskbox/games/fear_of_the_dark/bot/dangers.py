"""What may end the game at once behind an unused door, and samples that leave it out."""

from __future__ import annotations

from typing import Final

from duskbox.core.chance import Weighted
from duskbox.core.decisions import Option
from duskbox.games.fear_of_the_dark.rules.geometry import DOOR_SQUARE
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import BY_WALKING, COLLAPSE, GO, LOCKDOWN, TERROR, TURN
from duskbox.games.fear_of_the_dark.rules.walk import Walk

#: The ends that are left out; the others are the player's own doing.
_AT_ONCE: Final = ("lost-terror", "lost-echo")
#: How often an end at once is drawn again before it is taken as it is.
_REDRAWS: Final = 60


def death_chance(t: Labyrinth, first_terror: float = 0.0) -> float:
    """The chance that walking through an unused door ends the game, by a second Terror or in a Dark Echo (FD-DIFF-05).

    A first Terror can be counted as a part of an end.
    """
    if not t.instant_death or t.deck == 0:
        return 0.0
    terrors = _terrors(t)
    if t.terrors == 0:
        terrors *= first_terror
    return _share(t, True) * (_bars(t) + terrors) + _share(t, False) * terrors


def choose_weighted(t: Labyrinth, option: Option, chance: Weighted) -> Labyrinth:
    """Carry out an option in a sampled table.

    What would end the game at once behind an unused door is drawn again, and the table weighs less by its chance.
    """
    risk = _risk(t, option) if t.instant_death else 0.0
    if risk <= 0.0 or risk >= 0.99:
        t.choose(option, chance)
        return t
    chance.weight *= 1.0 - risk
    trial = t
    for _ in range(_REDRAWS):
        trial = t.copy()
        trial.choose(option, chance)
        if trial.outcome is None or trial.outcome.name not in _AT_ONCE:
            break
        chance.redraw()
    return trial


def _risk(t: Labyrinth, option: Option) -> float:
    """The chance that this very option ends the game: the step through the door, or the turning of a room whose Hazard
    card comes next.
    """
    code = option.code
    if not 0 <= code < 4:
        return 0.0
    if option is GO[code]:
        door = t.pawn // 9 * 4 + code
        if t.deck == 0 or t.doors[door] == 0 or t.beyond[door] >= 0 or DOOR_SQUARE[code] != t.pawn % 9:
            return 0.0
        terrors = _terrors(t) if t.terrors else 0.0
        risk = _share(t, True) * (_bars(t) + terrors)
        if terrors:
            # A room that can be turned asks first; its card comes with the answer.
            risk += terrors * _asking_nothing(t, door)
        return risk
    if option is TURN[code] and t.terrors:
        step = t.stack[-1]
        if isinstance(step, Reveal) and step.how == BY_WALKING and t.content.tiles[step.tile].hazard:
            return _terrors(t)
    return 0.0


def _share(t: Labyrinth, echo: bool) -> float:
    """The share of Hazard rooms among the tiles not seen: those that are a Dark Echo, or those that stay."""
    tiles = t.content.tiles
    found = 0
    for tile in t.unseen:
        if tiles[tile].hazard and tiles[tile].echo == echo:
            found += 1
    return found / len(t.unseen) if t.unseen else 0.0


def _asking_nothing(t: Labyrinth, door: int) -> float:
    """The share of Hazard rooms that lie one way only, so that their card is turned at once."""
    walk = t.stack[-1]
    reveal = Reveal(door, BY_WALKING, isinstance(walk, Walk) and walk.tiptoe)
    tiles = t.content.tiles
    fixed = t.rulings.fixed_turn or t.rulings.random_turn
    found = 0
    for tile in t.unseen:
        if tiles[tile].hazard and not tiles[tile].echo:
            reveal.tile = tile
            if fixed or len(reveal.turns(t)) == 1:
                found += 1
    return found / len(t.unseen)


def _cards(t: Labyrinth) -> list[int]:
    """The deck that the next Hazard card comes from (FD-HAZ-05)."""
    return t.hazards if t.hazards else t.hazard_discards


def _terrors(t: Labyrinth) -> float:
    """The chance that the next Hazard card is a Terror."""
    cards = _cards(t)
    found = 0
    for card in cards:
        if card == TERROR:
            found += 1
    return found / len(cards) if cards else 0.0


def _bars(t: Labyrinth) -> float:
    """The chance that the next Hazard card is a Collapse or Lockdown."""
    cards = _cards(t)
    found = 0
    for card in cards:
        if card in (COLLAPSE, LOCKDOWN):
            found += 1
    return found / len(cards) if cards else 0.0
