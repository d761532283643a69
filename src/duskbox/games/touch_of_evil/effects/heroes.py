"""For whom: each Hero, one you pick, the one with the most of something, the First Player."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.games.touch_of_evil.effects.arguments import checked_name
from duskbox.games.touch_of_evil.effects.effect import MOST_CHECKS, Do, Effect, checks_within
from duskbox.games.touch_of_evil.effects.text.sentences import About, Noun, Part
from duskbox.games.touch_of_evil.rules.board import CORNER, TOWN
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import fights_villain
from duskbox.games.touch_of_evil.rules.vocabulary import MOST_HEROES, NOTHING, SKILLS

#: Which Heroes an effect can speak of; the last four only when one is picked.
WHO: Final = ("all", "others", "here", "town", "corner", "abroad", "wounded", "any", "other", "rival", "friend")
EACH: Final = WHO[:7]
ALL_HEROES: Final = 0
OTHERS: Final = 1
IN_SPACE: Final = 2
IN_TOWN_SPACE: Final = 3
IN_CORNER: Final = 4
OUT_OF_TOWN: Final = 5
HURT: Final = 6
ANY: Final = 7
OTHER: Final = 8
RIVAL: Final = 9
FRIEND: Final = 10

#: What `TheHero` compares, after the four Skills.
MOST: Final = (*SKILLS, "investigation", "items", "wounds")


def is_meant(t: Shadowbrook, me: int, space: int, hero: int, who: int) -> bool:
    """Whether a Hero is one of those an effect speaks of, seen from `me` in `space`;
    only standing ones are (ATE-KO-05).
    """
    if t.down[hero]:
        return False
    if who in (OTHERS, OTHER):
        return hero != me
    if who == IN_SPACE:
        # In a Showdown those who fight it are meant, not bystanders who happen to be there.
        return t.at[hero] == space and (t.showdown == NOTHING or space != t.showdown_space or fights_villain(t, hero))
    if who == IN_TOWN_SPACE:
        return t.box.board.kinds[t.at[hero]] == TOWN
    if who == IN_CORNER:
        return t.box.board.kinds[t.at[hero]] == CORNER
    if who == OUT_OF_TOWN:
        return t.box.board.kinds[t.at[hero]] != TOWN
    if who == HURT:
        return t.wounds[hero] > 0
    if who == RIVAL:
        return t.team_of(hero) != t.team_of(me)
    if who == FRIEND:
        return hero != me and t.team_of(hero) == t.team_of(me)
    return True


def here(t: Shadowbrook, hero: int, source: int = NOTHING) -> int:
    """The space an effect calls "here": what a Lair or an ability of those who fight does in a Showdown happens where
    the Showdown is, all else where the Hero is.
    """
    in_lair = t.showdown != NOTHING and source == NOTHING and fights_villain(t, hero)
    return t.showdown_space if in_lair else t.at[hero]


def those_meant(t: Shadowbrook, me: int, space: int, who: int) -> list[int]:
    """All Heroes an effect speaks of, in turn order from the First Player (ATE-EVENT-05)."""
    return [hero for hero in t.in_turn_order() if is_meant(t, me, space, hero, who)]


def could_for_one(t: Shadowbrook, me: int, who: int, effect: Effect) -> bool:
    """Whether an effect could change something for one of the Heroes it speaks of."""
    space = here(t, me)
    for other in range(t.seats):
        if is_meant(t, me, space, other, who) and effect.could(t, other):
            return True
    return False


class ForHeroes(Effect):
    """An effect for one Hero or several, whom it names."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect: Final = effect

    def children(self) -> list[Effect]:
        """What those Heroes do."""
        return [self.effect]

    def strikes(self) -> bool:
        """It names whom it is about (ATE-OPEN-30)."""
        return False

    def for_one(self, t: Shadowbrook, do: Do, heroes: list[int], seat: int, ask: str, rule: str) -> None:
        """For one of these Heroes; of several a seat picks."""
        if not heroes:
            do.done(t)
        elif len(heroes) == 1:
            do.hero = heroes[0]
            do.become(t, self.effect)
        else:
            do.ask(t, seat, "one", ask, rule, [t.box.options.hero[hero] for hero in heroes], "hero_chosen")

    def hero_chosen(self, t: Shadowbrook, do: Do) -> None:
        """From here on it is that Hero's."""
        do.hero = t.chosen.code
        do.become(t, self.effect)


@final
class EachHero(ForHeroes):
    """For each Hero in turn order from the First Player; KOs wait until all have had their share (ATE-EVENT-05,
    ATE-OPEN-18).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("effect", "who")

    def __init__(self, effect: Effect, who: str = "all") -> None:
        super().__init__(effect)
        self.checks = MOST_HEROES * checks_within(effect)
        self.who: Final = who
        self.kind: Final = checked_name("EachHero", who, EACH)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Who is meant is settled at the beginning."""
        do.items = those_meant(t, do.hero, here(t, do.hero, do.source), self.kind)
        t.held += 1
        self.next_hero(t, do)

    def next_hero(self, t: Shadowbrook, do: Do) -> None:
        """The next of them; after the last the KOs."""
        while do.items:
            hero = do.items.pop(0)
            if t.down[hero] == 0:
                do.child(t, self.effect, "next_hero", hero)
                return
        t.held -= 1
        do.call(t, KnockOuts(), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for one of them."""
        return self.checks > MOST_CHECKS or could_for_one(t, hero, self.kind, self.effect)

    def say(self) -> Part:
        """What it says."""
        return About(Noun(f"each-{self.who}"), self.effect.say(), each=True)


@final
class AHero(ForHeroes):
    """For one standing Hero that you pick (ATE-COOP-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("effect", "who")

    def __init__(self, effect: Effect, who: str = "any") -> None:
        super().__init__(effect)
        self.checks = MOST_HEROES * checks_within(effect)
        self.who: Final = who
        self.kind: Final = checked_name("AHero", who, WHO)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask, among those for whom it could change something."""
        heroes = [
            hero
            for hero in those_meant(t, do.hero, here(t, do.hero, do.source), self.kind)
            if self.effect.could(t, hero)
        ]
        self.for_one(t, do, heroes, do.hero, "ask-hero", "ATE-COOP-01")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for one of them."""
        return self.checks > MOST_CHECKS or could_for_one(t, hero, self.kind, self.effect)

    def say(self) -> Part:
        """What it says."""
        return About(Noun(f"pick-{self.who}"), self.effect.say(), picked=True)


@final
class TheHero(ForHeroes):
    """For the standing Hero with the most or the least of something; of several the First Player picks one
    (ATE-OPEN-06).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("effect", "most", "least")

    def __init__(self, effect: Effect, most: str, least: bool = False) -> None:
        super().__init__(effect)
        self.checks = MOST_HEROES * checks_within(effect)
        self.most: Final = most
        self.kind: Final = checked_name("TheHero", most, MOST)
        self.least: Final = least

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Compare."""
        self.for_one(t, do, self._foremost(t), t.first, "ask-hero-tied", "ATE-OPEN-06")

    def _foremost(self, t: Shadowbrook) -> list[int]:
        found: list[int] = []
        best = 0
        for hero in t.in_turn_order():
            if t.down[hero]:
                continue
            value = self._value(t, hero)
            if self.least:
                value = -value
            if not found or value > best:
                found = [hero]
                best = value
            elif value == best:
                found.append(hero)
        return found

    def _value(self, t: Shadowbrook, hero: int) -> int:
        kind = self.kind
        if kind < len(SKILLS):
            return t.skill(hero, kind)
        if kind == len(SKILLS):
            return t.investigation[hero]
        return len(t.items[hero]) if kind == len(SKILLS) + 1 else t.wounds[hero]

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for one of the foremost."""
        if self.checks > MOST_CHECKS:
            return True
        for other in self._foremost(t):
            if self.effect.could(t, other):
                return True
        return False

    def say(self) -> Part:
        """What it says."""
        return About(Noun(f"hero-most-{self.most}", {"least": "yes" if self.least else "no"}), self.effect.say())


@final
class FirstPlayer(ForHeroes):
    """For the First Player's Hero (ATE-OPEN-42)."""

    PARTS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """The holder of the marker."""
        do.hero = t.first
        do.become(t, self.effect)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for that Hero."""
        return self.effect.could(t, t.first)

    def say(self) -> Part:
        """What it says."""
        return About(Noun("hero-first"), self.effect.say())
