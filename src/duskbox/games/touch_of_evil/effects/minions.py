"""Minions, the Villain's attacks, and the Militia (ATE-MIN-01 to ATE-MIN-15, ATE-FIGHT-23, ATE-TOK-04, ATE-TOK-05)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.messages import Fact
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.arguments import checked_amount, checked_name
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Answer, Do, Effect
from duskbox.games.touch_of_evil.effects.kos import Struggle, hold, release
from duskbox.games.touch_of_evil.effects.militia import PlaceMilitia, RemoveMilitia
from duskbox.games.touch_of_evil.effects.text.sentences import ANYONE, DOES, Act, Part, act
from duskbox.games.touch_of_evil.rules.board import CORNER
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import minion_wounds
from duskbox.games.touch_of_evil.rules.fight.fight import Fight, current_fight
from duskbox.games.touch_of_evil.rules.fight.wounds import current_wounds
from duskbox.games.touch_of_evil.rules.minions.minions import (
    HERE,
    RANDOM,
    MinionFights,
    PlaceMinion,
    RandomLocation,
    RollOnChart,
)
from duskbox.games.touch_of_evil.rules.minions.movement import MoveMinions
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import NOTHING
from duskbox.games.touch_of_evil.schema import tell

__all__ = [
    "ChartAt", "ChartAttack", "DefeatMinion", "FightA", "MinionsMove", "PlaceMilitia", "PlaceMinions", "RemoveMilitia",
    "RemoveMinion",
    "VillainStrikes",
]  # fmt: skip

#: Where Minions appear, and where one can be removed.
APPEAR: Final = ("random", "here", "chosen", "corners")
AT_RANDOM: Final = 0
AT_HERE: Final = 1
AT_CHOSEN: Final = 2
REMOVE: Final = ("chosen", "here", "here-round")
REMOVE_CHOSEN: Final = 0
REMOVE_HERE: Final = 1
REMOVE_ROUND: Final = 2


def empty_spaces(t: Shadowbrook) -> list[Option]:
    """The spaces without a Hero and without a Minion counter; all spaces if there is none."""
    found: list[Option] = []
    for space in range(t.box.board.size):
        if t.minions[space] == NOTHING and space not in t.at:
            found.append(t.box.options.space[space])
    return found if found else t.box.options.space[:]


@final
class ChartAttack(Struggle):
    """Roll on the Minion Chart: a Minion appears in the Hero's space, or a happening befalls it (ATE-MIN-01,
    ATE-MIN-02).
    """

    def step(self, t: Shadowbrook, do: Do) -> Step:
        """The roll and what comes of it."""
        return RollOnChart(do.hero, HERE)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A KO'd Hero cannot be attacked (ATE-KO-05)."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-chart")


@final
class ChartAt(Effect):
    """Roll on the Minion Chart: a Minion appears at a Random Location, or on an empty space the First Player picks
    (ATE-MIN-05, ATE-COOP-14).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where: Final = where
        self.chosen: Final = checked_name("ChartAt", where, ("random", "chosen")) == 1

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Pick the space first, if it is picked."""
        if self.chosen:
            do.ask(t, t.first, "place", "ask-minion-where", "ATE-MIN-05", empty_spaces(t), "space_chosen")
        else:
            self._roll(t, do, RANDOM)

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There."""
        self._roll(t, do, t.chosen.code)

    def fought(self, t: Shadowbrook, do: Do) -> None:
        """What came is dealt with."""
        hold(t, do)
        do.done(t)

    def _roll(self, t: Shadowbrook, do: Do, space: int) -> None:
        release(t, do)
        do.call(t, RollOnChart(do.hero, space), "fought")

    def say(self) -> Part:
        """What it says."""
        return Act("effect-chart-at", {"where": self.where}, kind=ANYONE)


@final
class PlaceMinions(Counted):
    """Put Minion counters on the board; when all are placed, each Hero who meets one fights it (ATE-MIN-05, ATE-MIN-12,
    ATE-OPEN-12).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("name", "amount", "where")

    def __init__(self, name: str, amount: int, where: str) -> None:
        super().__init__(checked_amount("PlaceMinions", amount))
        self.name: Final = name
        self.where: Final = where
        self.place: Final = checked_name("PlaceMinions", where, APPEAR)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """The spaces that are known beforehand, or as many empty places in the list; then one by one."""
        if self.place == AT_RANDOM or self.place == AT_CHOSEN:
            do.items = [NOTHING] * amount
        elif self.place == AT_HERE:
            do.items = [t.at[do.hero]] * amount
        else:
            do.items = [
                space for space in range(t.box.board.size) if t.box.board.kinds[space] == CORNER for _ in range(amount)
            ]
        self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        if not do.items:
            release(t, do)
            do.call(t, MinionFights(), "fought")
            return
        space = do.items.pop()
        if space >= 0:
            self._put(t, do, space)
        elif self.place == AT_RANDOM:
            do.call(t, RandomLocation(), "location_rolled")
        else:
            do.ask(t, t.first, "place", "ask-minion-where", "ATE-MIN-05", empty_spaces(t), "space_chosen")

    def _put(self, t: Shadowbrook, do: Do, space: int) -> None:
        do.call(t, PlaceMinion(t.box.minion(self.name), space), "placed")

    def placed(self, t: Shadowbrook, do: Do) -> None:
        """The next counter."""
        self._next(t, do)

    def location_rolled(self, t: Shadowbrook, do: Do) -> None:
        """There, if there is such a space."""
        if t.result >= 0:
            self._put(t, do, t.result)
        else:
            self._next(t, do)

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There."""
        self._put(t, do, t.chosen.code)

    def fought(self, t: Shadowbrook, do: Do) -> None:
        """The fights are over."""
        hold(t, do)
        do.done(t)

    def say(self) -> Part:
        """What it says."""
        kind = DOES if self.where == "here" else ANYONE
        facts: dict[str, Fact] = {"where": self.where, "minion": f"@minion-{self.name}"}
        return act("effect-place-minions", self.amount, kind, facts)


@final
class MinionsMove(Struggle):
    """All Minion counters move one step, toward the nearest Hero or toward the Town Hall, and fight whom they meet
    (ATE-FAQ-09).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("toward",)

    def __init__(self, toward: str) -> None:
        super().__init__()
        self.toward: Final = toward
        self.to_heroes: Final = checked_name("MinionsMove", toward, ("heroes", "town")) == 0

    def step(self, t: Shadowbrook, do: Do) -> Step:
        """The moves and the fights."""
        return MoveMinions(self.to_heroes)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a counter on the board."""
        for space in range(len(t.minions)):
            if t.minions[space] != NOTHING or t.rounds[space] != NOTHING:
                return True
        return False

    def why(self) -> tuple[str, str]:
        """There is no Minion on the board."""
        return "why-no-minion", "ATE-MIN-05"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-minions-move", {"toward": self.toward}, kind=ANYONE)


@final
class RemoveMinion(Effect):
    """A Minion counter leaves the board without a reward: one you pick, the one here, or the round one here
    (ATE-MIN-05).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where: Final = where
        self.place: Final = checked_name("RemoveMinion", where, REMOVE)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Pick it, if there is a choice."""
        spaces = self._spaces(t, do.hero)
        if not spaces:
            do.done(t)
        elif len(spaces) == 1:
            self._remove(t, do, spaces[0])
        else:
            options = [t.box.options.space[space] for space in spaces]
            do.ask(t, do.hero, "place", "ask-remove-minion", "ATE-MIN-05", options, "space_chosen")

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """This one."""
        self._remove(t, do, t.chosen.code)

    def _spaces(self, t: Shadowbrook, hero: int) -> list[int]:
        """The Minion of a fight under way cannot be removed so: it is being fought."""
        fight = current_fight(t)
        fought = NOTHING if fight is None else fight.space
        if self.place != REMOVE_CHOSEN:
            return [t.at[hero]] if t.at[hero] != fought and self._has(t, t.at[hero]) else []
        return [space for space in range(t.box.board.size) if space != fought and self._has(t, space)]

    def _has(self, t: Shadowbrook, space: int) -> bool:
        if self.place == REMOVE_ROUND:
            return t.rounds[space] != NOTHING
        return t.minions[space] != NOTHING or (self.place == REMOVE_CHOSEN and t.rounds[space] != NOTHING)

    def _remove(self, t: Shadowbrook, do: Do, space: int) -> None:
        round_one = self.place == REMOVE_ROUND or t.minions[space] == NOTHING
        counters = t.rounds if round_one else t.minions
        minion = counters[space]
        counters[space] = NOTHING
        t.counters[minion] += 1
        tell.minion_removed(t, "ATE-MIN-05", minion=minion, space=space)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is one to remove."""
        return len(self._spaces(t, hero)) > 0

    def why(self) -> tuple[str, str]:
        """There is no such Minion."""
        return "why-no-minion", "ATE-MIN-05"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-remove-minion", {"where": self.where})


@final
class FightA(Struggle):
    """The Hero fights a Minion now, as if it were a card (ATE-ENC-04, ATE-MIN-04)."""

    PARTS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name: Final = name

    def step(self, t: Shadowbrook, do: Do) -> Step:
        """The fight."""
        return Fight(do.hero, t.box.minion(self.name), NOTHING)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A KO'd Hero cannot be attacked (ATE-KO-05)."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-fight-a", {"minion": f"@minion-{self.name}"})


@final
class VillainStrikes(Struggle):
    """A single Fight Round against the Villain, with Investigation for each hit (ATE-FIGHT-23 to ATE-FIGHT-26)."""

    PARTS: ClassVar[tuple[str, ...]] = ("reward",)

    def __init__(self, reward: int = 1) -> None:
        super().__init__()
        if reward < 0:
            raise ValueError(f"VillainStrikes: {reward} is no reward")
        self.reward: Final = reward

    def step(self, t: Shadowbrook, do: Do) -> Step:
        """The round."""
        return VillainAttack(do.hero, self.reward)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A KO'd Hero cannot be attacked (ATE-KO-05)."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def strikes(self) -> bool:
        """The Villain attacks."""
        return True

    def say(self) -> Part:
        """What it says."""
        return Act("effect-villain-strikes", {"n": self.reward})


@final
class DefeatMinion(Answer):
    """The Minion that the Hero fights is defeated at once, also before the first Fight Round or when dice have fallen
    (ATE-FAQ-02).
    """

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """It has all the Wounds it can take; the fight looks at that before it goes on.

        Wounds it was about to deal are dealt only by the ruling (ATE-OPEN-44).
        """
        fight = current_fight(t)
        if fight is not None and self.could(t, do.hero):
            fight.hurt = max(fight.hurt, minion_wounds(t, fight.minion))
            wounds = current_wounds(t)
            if wounds is not None and wounds.source == fight.minion and not t.rulings.fallen_dice_count:
                wounds.left = 0
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero fights a Minion that still stands."""
        if t.foe < 0 or t.fighter != hero:
            return False
        fight = current_fight(t)
        return fight is not None and not fight.beaten(t)

    def why(self) -> tuple[str, str]:
        """There is no fight with a Minion."""
        return "why-no-minion-fight", "ATE-FAQ-02"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-defeat-minion")
