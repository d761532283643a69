"""For whom: each Hero, one you pick, the one with the most of something, the First Player."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.sayings import Said, Saying
from duskbox.games.touch_of_evil.board import CORNER, TOWN
from duskbox.games.touch_of_evil.effects.phrases import checked_name
from duskbox.games.touch_of_evil.effects.sequence import labelled
from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.showdown import fights_villain
from duskbox.games.touch_of_evil.vocabulary import NOTHING, SKILLS
from duskbox.games.touch_of_evil.wounds import KnockOuts

#: Which Heroes a word can speak of; the last four only when one is picked.
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
    """Whether a Hero is one of those a word speaks of, seen from `me` in `space`; only standing ones are (ATE-KO-05)."""
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
    """The space a word calls "here": what a Lair or an ability of those who fight does in a Showdown happens where the Showdown is, all else
    where the Hero is."""
    in_lair = t.showdown != NOTHING and source == NOTHING and fights_villain(t, hero)
    return t.showdown_space if in_lair else t.at[hero]


def those_meant(t: Shadowbrook, me: int, space: int, who: int) -> list[int]:
    """All Heroes a word speaks of, in turn order from the First Player (ATE-EVENT-05)."""
    return [hero for hero in t.in_turn_order() if is_meant(t, me, space, hero, who)]


@final
class EachHero(Word):
    """For each Hero in turn order from the First Player; KOs wait until all have had their share (ATE-EVENT-05, ATE-OPEN-18)."""

    PARTS: ClassVar[tuple[str, ...]] = ("word", "who")

    def __init__(self, word: Word, who: str = "all") -> None:
        super().__init__()
        self.word: Final = word
        self.who: Final = who
        self.kind: Final = checked_name("EachHero", who, EACH)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Who is meant is settled at the beginning."""
        do.rest = those_meant(t, do.hero, here(t, do.hero, do.source), self.kind)
        t.held += 1
        self.again(t, do)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The next of them; after the last the KOs."""
        if do.at == 1:
            do.done(t)
            return
        while do.rest:
            hero = do.rest.pop(0)
            if t.down[hero] == 0:
                do.child(t, self.word, hero)
                return
        t.held -= 1
        do.at = 1
        do.call(t, KnockOuts(), "again")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for one of them."""
        space = here(t, hero)
        for other in range(t.seats):
            if is_meant(t, hero, space, other, self.kind) and self.word.could(t, other):
                return True
        return False

    def say(self) -> Saying:
        """Behind a label that says who."""
        return Saying("effect-for", {"who": f"@each-{self.who}", "what": labelled(self.word)})

    def words(self) -> list[Word]:
        """What each Hero does."""
        return [self.word]

    def strikes(self) -> bool:
        """It names whom it is about (ATE-OPEN-30)."""
        return False


@final
class AHero(Word):
    """For one standing Hero that you pick (ATE-COOP-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("word", "who")

    def __init__(self, word: Word, who: str = "any") -> None:
        super().__init__()
        self.word: Final = word
        self.who: Final = who
        self.kind: Final = checked_name("AHero", who, WHO)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask, among those for whom it could change something."""
        heroes = [
            hero for hero in those_meant(t, do.hero, here(t, do.hero, do.source), self.kind) if self.word.could(t, hero)
        ]
        if not heroes:
            do.done(t)
        elif len(heroes) == 1:
            do.hero = heroes[0]
            do.become(t, self.word)
        else:
            options = [t.box.options.hero[hero] for hero in heroes]
            do.ask(t, do.hero, "one", "ask-hero", "ATE-COOP-01", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """From here on it is that Hero's."""
        do.hero = t.chosen.code
        do.become(t, self.word)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for one of them."""
        space = here(t, hero)
        for other in range(t.seats):
            if is_meant(t, hero, space, other, self.kind) and self.word.could(t, other):
                return True
        return False

    def say(self) -> Saying:
        """Behind a label that says who can be picked."""
        return Saying("effect-for", {"who": f"@pick-{self.who}", "what": labelled(self.word)})

    def words(self) -> list[Word]:
        """What that Hero does."""
        return [self.word]

    def strikes(self) -> bool:
        """It names whom it is about (ATE-OPEN-30)."""
        return False


@final
class TheHero(Word):
    """For the standing Hero with the most or the least of something; of several the First Player picks one (ATE-OPEN-06)."""

    PARTS: ClassVar[tuple[str, ...]] = ("word", "most", "least")

    def __init__(self, word: Word, most: str, least: bool = False) -> None:
        super().__init__()
        self.word: Final = word
        self.most: Final = most
        self.kind: Final = checked_name("TheHero", most, MOST)
        self.least: Final = least

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Compare."""
        heroes = self._foremost(t)
        if not heroes:
            do.done(t)
        elif len(heroes) == 1:
            do.hero = heroes[0]
            do.become(t, self.word)
        else:
            options = [t.box.options.hero[hero] for hero in heroes]
            do.ask(t, t.first, "one", "ask-hero-tied", "ATE-OPEN-06", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The First Player has picked."""
        do.hero = t.chosen.code
        do.become(t, self.word)

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
        for other in self._foremost(t):
            if self.word.could(t, other):
                return True
        return False

    def say(self) -> Saying:
        """Behind a label that says who."""
        facts: dict[str, Said] = {"least": "yes" if self.least else "no"}
        return Saying("effect-for", {"who": Saying(f"hero-most-{self.most}", facts), "what": labelled(self.word)})

    def words(self) -> list[Word]:
        """What that Hero does."""
        return [self.word]

    def strikes(self) -> bool:
        """It names whom it is about (ATE-OPEN-30)."""
        return False


@final
class FirstPlayer(Word):
    """For the First Player's Hero (ATE-OPEN-42)."""

    PARTS: ClassVar[tuple[str, ...]] = ("word",)

    def __init__(self, word: Word) -> None:
        super().__init__()
        self.word: Final = word

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Whoever holds the marker."""
        do.hero = t.first
        do.become(t, self.word)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it could for that Hero."""
        return self.word.could(t, t.first)

    def say(self) -> Saying:
        """Behind a label."""
        return Saying("effect-for", {"who": "@hero-first", "what": labelled(self.word)})

    def words(self) -> list[Word]:
        """What the First Player does."""
        return [self.word]

    def strikes(self) -> bool:
        """It names whom it is about (ATE-OPEN-30)."""
        return False
