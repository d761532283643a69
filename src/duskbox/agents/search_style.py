"""How the look-ahead player goes about a game. A game that is not named here is played in the plain style."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Style:
    """The few things that differ from game to game."""

    #: Decisions that a world is played on by habit before `Game.worth` judges it; 0 plays to the end.
    cut: int = 0
    #: How many of its own decisions in a row the seat looks at before it plays on by habit.
    depth: int = 12
    #: How much is tried that has not shown itself yet, and which share of that the habitual option gets.
    explore: float = 0.6
    habit: float = 0.5
    #: An option is dropped once it lies behind the best by so many standard errors, over the worlds both have met.
    dropped: float = 2.5
    #: How many standard errors another option has to lie ahead of the habitual one to be taken instead.
    doubt: float = 0.0
    #: The temper (`Game.tempers`) that the seat is of until another shows itself to be better, and the share of the budget that goes into finding that out.
    temper: int = 0
    tempering: float = 0.15
    #: Verbs of options that are not looked into: what they are good for shows only much later, if at all.
    idle: frozenset[str] = frozenset()
    #: Questions that are answered by habit, without looking ahead.
    trivial: frozenset[str] = frozenset()


PLAIN: Final = Style()

#: Questions of A Touch of Evil in which the rules of thumb are as good as looking ahead, or which come too often.
_SHADOWBROOK_HABITS: Final = frozenset(
    {
        "ask-window-turn-step", "ask-window-mystery-step", "ask-reroll", "ask-aim", "ask-send-home", "ask-over-limit",
        "ask-order", "ask-order-moment", "ask-set-die", "ask-lose", "ask-who-acts", "ask-look", "ask-regroup", "ask-trade",
        "ask-test-skill", "ask-join", "ask-accuse", "ask-free-event", "ask-window-fight", "ask-window-fight-round", "ask-window-roll",
        "ask-window-showdown-step",
    }
)  # fmt: skip

STYLES: Final[dict[str, Style]] = {
    # Worlds are quick to play to the end, and imagined without sudden ends: whole games say more than any guess half-way.
    "fear-of-the-dark": Style(cut=0, depth=0, doubt=1.0),
    # The second temper is the better one nearly everywhere; a few worlds would only mistake that now and then.
    "a-touch-of-evil": Style(
        depth=0, doubt=2.0, temper=1, tempering=0.0, idle=frozenset({"look"}), trivial=_SHADOWBROOK_HABITS
    ),
}


def style_of(game: str) -> Style:
    """The style for a game by its name."""
    return STYLES.get(game, PLAIN)
