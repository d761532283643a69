"""Minions, the Villain's attacks, and the Militia (ATE-MIN-01 to ATE-MIN-15, ATE-FIGHT-23, ATE-TOK-04, ATE-TOK-05)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.sayings import Saying
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.attack import VillainAttack
from duskbox.games.touch_of_evil.board import CORNER
from duskbox.games.touch_of_evil.effects.answer import Answer
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.kos import Struggle, hold, release
from duskbox.games.touch_of_evil.effects.militia import PlaceMilitia, RemoveMilitia
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, checked_name, counting
from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.fight import Fight, current_fight
from duskbox.games.touch_of_evil.fighting import minion_wounds
from duskbox.games.touch_of_evil.minion_ways import MoveMinions
from duskbox.games.touch_of_evil.minions import HERE, RANDOM, MinionFights, PlaceMinion, RandomLocation, RollOnChart
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import NOTHING

__all__ = [
    "ChartAt", "ChartAttack", "DefeatMinion", "FightA", "MinionsMove", "PlaceMilitia", "PlaceMinions", "RemoveMilitia", "RemoveMinion",
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
    """Roll on the Minion Chart: a Minion appears in the Hero's space, or a happening befalls it (ATE-MIN-01, ATE-MIN-02)."""

    def step(self, t: Shadowbrook, do: Do) -> Step:
        """The roll and what comes of it."""
        return RollOnChart(do.hero, HERE)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A KO'd Hero cannot be attacked (ATE-KO-05)."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-chart")


@final
class ChartAt(Word):
    """Roll on the Minion Chart: a Minion appears at a Random Location, or on an empty space the First Player picks (ATE-MIN-05, ATE-COOP-14)."""

    PARTS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where: Final = where
        self.chosen: Final = checked_name("ChartAt", where, ("random", "chosen")) == 1

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Pick the space first, if it is picked."""
        if self.chosen:
            do.ask(t, t.first, "place", "ask-minion-where", "ATE-MIN-05", empty_spaces(t), "again")
        else:
            self._roll(t, do, RANDOM)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The space is picked; or all is over."""
        if do.at == 0:
            self._roll(t, do, t.chosen.code)
        else:
            hold(t, do)
            do.done(t)

    def _roll(self, t: Shadowbrook, do: Do, space: int) -> None:
        do.at = 1
        release(t, do)
        do.call(t, RollOnChart(do.hero, space), "again")

    def say(self) -> Saying:
        """As a sentence."""
        return Saying(f"effect-chart-{self.where}")


@final
class PlaceMinions(Counted):
    """Put Minion counters on the board; when all are placed, whoever meets one fights it (ATE-MIN-05, ATE-MIN-12, ATE-OPEN-12)."""

    PARTS: ClassVar[tuple[str, ...]] = ("name", "amount", "where")

    def __init__(self, name: str, amount: int, where: str) -> None:
        super().__init__(checked_amount("PlaceMinions", amount))
        self.name: Final = name
        self.where: Final = where
        self.place: Final = checked_name("PlaceMinions", where, APPEAR)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """The spaces that are known beforehand, or as many empty places in the list; then one by one."""
        if self.place == AT_RANDOM or self.place == AT_CHOSEN:
            do.rest = [NOTHING] * amount
        elif self.place == AT_HERE:
            do.rest = [t.at[do.hero]] * amount
        else:
            do.rest = [
                space for space in range(t.box.board.size) if t.box.board.kinds[space] == CORNER for _ in range(amount)
            ]
        self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        if not do.rest:
            do.at = 4
            release(t, do)
            do.call(t, MinionFights(), "again")
            return
        space = do.rest.pop()
        if space >= 0:
            self._put(t, do, space)
        elif self.place == AT_RANDOM:
            do.at = 2
            do.call(t, RandomLocation(), "again")
        else:
            do.at = 3
            do.ask(t, t.first, "place", "ask-minion-where", "ATE-MIN-05", empty_spaces(t), "again")

    def _put(self, t: Shadowbrook, do: Do, space: int) -> None:
        do.at = 1
        do.call(t, PlaceMinion(t.box.minion(self.name), space), "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; a counter is placed; its space is known; or the fights are over."""
        if do.at == 0:
            self.apply(t, do, t.result)
        elif do.at == 1:
            self._next(t, do)
        elif do.at == 2:
            if t.result >= 0:
                self._put(t, do, t.result)
            else:
                self._next(t, do)
        elif do.at == 3:
            self._put(t, do, t.chosen.code)
        else:
            hold(t, do)
            do.done(t)

    def say(self) -> Saying:
        """As a sentence."""
        facts = {"n": amount_said(self.amount), "where": f"@minions-{self.where}", "minion": f"@minion-{self.name}"}
        return counting(Saying("effect-place-minions", {**facts}), self.amount)


@final
class MinionsMove(Struggle):
    """All Minion counters move one step, toward the nearest Hero or toward the Town Hall, and fight whom they meet (ATE-FAQ-09)."""

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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying(f"effect-minions-move-{self.toward}")


@final
class RemoveMinion(Word):
    """A Minion counter leaves the board without a reward: one you pick, the one here, or the round one here (ATE-MIN-05)."""

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
            do.ask(t, do.hero, "place", "ask-remove-minion", "ATE-MIN-05", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
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
        t.tell("minion-removed", "ATE-MIN-05", minion, space)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is one to remove."""
        return len(self._spaces(t, hero)) > 0

    def why(self) -> tuple[str, str]:
        """There is no such Minion."""
        return "why-no-minion", "ATE-MIN-05"

    def say(self) -> Saying:
        """As a sentence."""
        return Saying(f"effect-remove-minion-{self.where}")


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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-fight-a", {"minion": f"@minion-{self.name}"})


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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-villain-strikes", {"n": self.reward})


@final
class DefeatMinion(Answer):
    """The Minion that the Hero fights is defeated at once, also before the first Fight Round (ATE-FAQ-02)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """It has all the Wounds it can take; the fight looks at that before it goes on."""
        fight = current_fight(t)
        if fight is not None and self.could(t, do.hero):
            fight.hurt = max(fight.hurt, minion_wounds(t, fight.minion))
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If the Hero fights a Minion."""
        return t.foe >= 0 and t.fighter == hero

    def why(self) -> tuple[str, str]:
        """There is no fight with a Minion."""
        return "why-no-minion-fight", "ATE-FAQ-02"

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-defeat-minion")
