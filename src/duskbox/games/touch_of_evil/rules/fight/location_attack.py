"""A Villain attack at a Random Location: who is struck by it, and what else happens (ATE-OPEN-30)."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.sequence import Seq
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook


def parts_of(effect: Effect) -> list[Effect]:
    """The effects that are carried out one after another."""
    return list(effect.parts) if isinstance(effect, Seq) else [effect]


def only_strikes(effect: Effect) -> bool:
    """Whether nothing at all happens by an effect if there is no one to be struck."""
    for part in parts_of(effect):
        if not part.strikes():
            return False
    return True


def heroes_there(t: Shadowbrook, space: int) -> list[int]:
    """The standing Heroes in a space, in turn order (ATE-KO-05)."""
    return [hero for hero in t.in_turn_order() if t.at[hero] == space and t.standing(hero)]


@final
class StrikeThere(Step):
    """An effect is carried out at a place: that by which the Villain attacks for every Hero there, in turn order; all
    else once, for the Hero it was rolled for (ATE-OPEN-30).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "hero", "space", "part", "victims")

    def __init__(self, effect: int, hero: int, space: int) -> None:
        super().__init__()
        self.effect = effect
        self.hero = hero
        self.space = space
        #: Which of its parts is under way, and who is still to be struck by it.
        self.part = -1
        self.victims: list[int] = []

    def copy(self) -> StrikeThere:
        """An independent copy."""
        other = StrikeThere(self.effect, self.hero, self.space)
        other.stage = self.stage
        other.part = self.part
        other.victims = self.victims[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next part of it."""
        parts = parts_of(t.box.effects[self.effect])
        self.part += 1
        if self.part == len(parts):
            self.done(t)
        elif parts[self.part].strikes():
            self.victims = heroes_there(t, self.space)
            self.strike(t)
        else:
            self.call(t, Do(parts[self.part].number, self.hero), "begin")

    def strike(self, t: Shadowbrook) -> None:
        """The next Hero."""
        if self.victims:
            part = parts_of(t.box.effects[self.effect])[self.part]
            self.call(t, Do(part.number, self.victims.pop(0)), "strike")
        else:
            self.stage = "begin"
