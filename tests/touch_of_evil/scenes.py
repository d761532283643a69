"""Scenes that several tests share: Heroes who ask nothing, Mysteries that do nothing, and Mysteries with a text of the
test's own.
"""

from __future__ import annotations

from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.rules.cards.windows import InPlay
from duskbox.games.touch_of_evil.rules.vocabulary import MYSTERIES, MYSTERY
from duskbox.testing.a_touch_of_evil import Play

#: Heroes whose abilities ask nothing in most scenes.
CAST = ("katarina", "anne-marie", "thomas", "heinrich")
#: Modifiers that leave the Mystery Phase itself alone.
HARMLESS = ("villain-hit-on", "heal-price", "town-price", "linger-on", "move")


def _does_nothing(card: Card) -> bool:
    harmless = all(static.what in HARMLESS for static in card.hooks.statics)
    return card.kind == MYSTERY and card.effect is None and card.remains and harmless and not card.hooks.triggers


def calm(play: Play) -> str:
    """The name of a Mystery that does nothing when it is drawn; it remains in play."""
    return next(card.name for card in play.box.cards if _does_nothing(card))


def calm_night(play: Play) -> Play:
    """The next Mystery does nothing; if it lies there from an earlier phase it is shuffled back first."""
    card = play.box.card(calm(play))
    while card in play.t.in_play:
        play.t.in_play.remove(card)
        play.t.pools[MYSTERIES].append(card)
        play.t.refresh_world()
    return play.deck("mysteries", calm(play))


def face(play: Play) -> int:
    """A Mystery that is discarded when it has been resolved."""
    return next(
        card.number for card in play.box.cards if card.kind == MYSTERY and not card.remains and not card.removed
    )


def drawn(play: Play, effect: Effect, drawer: int = 0) -> Play:
    """A Mystery with this text has been drawn."""
    if effect.number < 0 or effect.number >= len(play.box.effects) or play.box.effects[effect.number] is not effect:
        play._number(effect)
    play.t.pools[MYSTERIES].remove(face(play))
    return play.run(InPlay(MYSTERY, face(play), effect.number, drawer))
