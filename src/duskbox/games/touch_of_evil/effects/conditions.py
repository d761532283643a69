"""Conditions: what must hold for a bonus, a use or a branch of a card.

A condition of the game itself is asked without a Hero (-1); one about a Hero does not hold then.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.effects.effect import Condition
from duskbox.games.touch_of_evil.effects.text.sentences import at_space
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS, ROAD, TOWN
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import fights_villain
from duskbox.games.touch_of_evil.rules.vocabulary import EVIL, NOTHING

#: The numbers of the last two sections of the Shadow Track are red (ATE-SHADOW-06).
RED: Final = 8

#: Kinds of spaces by name; anything else is a space's name.
KINDS: Final = ("corner", "town", "dangerous", "road")
KIND_CODES: Final = (CORNER, TOWN, DANGEROUS, ROAD)


def _keyword(name: str) -> dict[str, Fact]:
    return {"id": name, "keyword": f"@keyword-{name}"}


class OfHero(Condition):
    """A condition about the Hero."""

    def about_hero(self) -> bool:
        """About the Hero."""
        return True


@final
class ElderLives(Condition):
    """A named Elder is a living Town Elder (ATE-ELDER-06, ATE-ELDER-10)."""

    PARTS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """Neither dead nor evil."""
        return t.alive_in_town(t.box.elder(self.name))

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message(
            "if-elder-lives", {"id": self.name, "elder": f"@elder-{self.name}", "not": "no", "person": person}
        )


@final
class ElderEvil(Condition):
    """Some Evil Elder lives (ATE-ELDER-08)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """At least one."""
        return EVIL in t.elders

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-elder-evil", {"not": "no", "person": person})


@final
class InShowdown(OfHero):
    """A Showdown is under way, and the Hero takes part in it (ATE-SHOW-04)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """In the Lair."""
        return t.showdown != NOTHING and (hero < 0 or fights_villain(t, hero))

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-in-showdown", {"not": "no", "person": person})


@final
class InFight(OfHero):
    """The Hero is in a fight (ATE-FIGHT-03)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """With any foe; in a Showdown everyone who takes part is, not only whose exchange it is."""
        return t.foe != NO_FOE and (hero < 0 or t.fighter == hero or fights_villain(t, hero))

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-in-fight", {"not": "no", "person": person})


@final
class Against(OfHero):
    """The Hero fights an enemy with a keyword (ATE-KEY-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword: Final = keyword

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """The foe of the fight under way has it."""
        return (hero < 0 or t.fighter == hero) and self.keyword in t.foe_keywords()

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-against", {**_keyword(self.keyword), "not": "no", "person": person})


@final
class At(OfHero):
    """The Hero is on a kind of space, or on a named one (ATE-BOARD-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: str) -> None:
        self.where: Final = where
        self.kind: Final = KIND_CODES[KINDS.index(where)] if where in KINDS else -1

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """Where its figure stands."""
        if hero < 0:
            return False
        space = t.at[hero]
        return t.box.board.kinds[space] == self.kind if self.kind >= 0 else t.box.board.names[space] == self.where

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        if self.kind >= 0:
            return Message(f"if-at-{self.where}", {"not": "no", "person": person})
        return Message("if-at", {"space": at_space(self.where), "not": "no", "person": person})


@final
class Carries(OfHero):
    """The Hero has an Item or Ally with a keyword (ATE-KEY-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword: Final = keyword

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """One of its cards has it."""
        if hero >= 0:
            for card in t.items[hero]:
                if self.keyword in t.box.cards[card].keywords:
                    return True
        return False

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-carries", {**_keyword(self.keyword), "not": "no", "person": person})


@final
class Red(Condition):
    """The marker is in the red part of the Shadow Track (ATE-SHADOW-06)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """At 8 or less."""
        return t.marker <= RED

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-red", {"not": "no", "person": person})


@final
class MarkerAtMost(Condition):
    """The marker has come at least so near to Darkness (ATE-SHADOW-07)."""

    PARTS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """At the number or less."""
        return t.marker <= self.number

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-marker", {"n": self.number, "not": "no", "person": person})


@final
class Wounded(OfHero):
    """The Hero has a Wound (ATE-TOK-01)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """At least one."""
        return hero >= 0 and t.wounds[hero] > 0

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-wounded", {"not": "no", "person": person})


@final
class VillainIs(Condition):
    """A certain Villain is in play (ATE-VILL-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """By its name."""
        return t.box.villains[t.villain].name == self.name

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message(
            "if-villain", {"id": self.name, "villain": f"@villain-{self.name}", "not": "no", "person": person}
        )


@final
class Together(Condition):
    """The game is cooperative or in teams (ATE-OVR-05, ATE-TEAM-01)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """As agreed before play."""
        return t.terms.together

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-together", {"not": "no", "person": person})


@final
class HasLair(OfHero):
    """The Hero has a Lair card (ATE-CARD-04)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """Hidden or open."""
        return hero >= 0 and t.lairs[hero] != NOTHING

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-has-lair", {"not": "no", "person": person})


@final
class HasEvents(OfHero):
    """The Hero's player holds at least this many Event cards (ATE-INFO-09)."""

    PARTS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """At least as many."""
        return hero >= 0 and len(t.hands[hero]) >= self.number

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-has-events", {"n": self.number, "not": "no", "person": person})


@final
class MinionsOnBoard(Condition):
    """At least this many Minion counters are on the board, round ones too (ATE-MIN-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """At least as many."""
        found = 0
        for space in range(len(t.minions)):
            if t.minions[space] != NOTHING:
                found += 1
            if t.rounds[space] != NOTHING:
                found += 1
        return found >= self.number

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-minions", {"n": self.number, "not": "no", "person": person})


@final
class Changed(OfHero):
    """The Hero has turned into a Werewolf completely (ATE-CURSE-03)."""

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """The last Transformation counter is there."""
        return hero >= 0 and t.changed[hero] == 1

    def say(self, person: str = "you") -> Message:
        """As a clause."""
        return Message("if-changed", {"not": "no", "person": person})


@final
class Not(Condition):
    """Another condition does not hold."""

    PARTS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def about_hero(self) -> bool:
        """As the condition is."""
        return self.condition.about_hero()

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """The other way round."""
        return not self.condition.holds(t, hero)

    def say(self, person: str = "you") -> Message:
        """The same clause, denied; every clause knows both."""
        said = self.condition.say(person)
        facts: dict[str, Fact] = {**said.facts, "not": "no" if said.facts["not"] == "yes" else "yes"}
        return Message(said.id, facts)


def denied(condition: Condition) -> Condition:
    """The condition that holds when this one does not."""
    return condition.condition if isinstance(condition, Not) else Not(condition)
