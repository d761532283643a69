"""A table of A Touch of Evil set as a test wants it, with loaded dice and stacked decks.

Every die and every card that a test lets happen must be written down beforehand; an unwritten one fails the test.
"""

from __future__ import annotations

import typing
from typing import ClassVar, final

from duskbox.core.chance import Chance
from duskbox.core.game import view
from duskbox.core.messages import Facts
from duskbox.core.reasons import Reason
from duskbox.core.table import Event, Step
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import DECKS, SKILLS, TOWN_ITEMS
from duskbox.games.touch_of_evil.schema.shown import View
from duskbox.games.touch_of_evil.text import facts

#: Heroes without an ability that would disturb most scenes; a test that needs another names it.
USUAL = ("karl", "katarina", "victor", "anne-marie", "thomas", "isabella", "heinrich", "inspector-cooke")


class Fate(Chance):
    """Dice and cards as they were written down."""

    def __init__(self, table: Shadowbrook) -> None:
        self.table = table
        self.dice: list[int] = []
        self.cards: dict[int, list[str]] = {}

    def pick(self, stream: int, index: int, n: int) -> int:
        """The next die or card that was written down."""
        if stream == 0:
            assert self.dice, "a die was rolled that the test has not written down"
            return self.dice.pop(0) - 1
        deck = stream - 1
        assert deck < len(DECKS), "Heroes and Villain are chosen in this bed"
        waiting = self.cards.get(deck, [])
        assert waiting, f"a card of {DECKS[deck]} was drawn that the test has not written down"
        number = self.table.box.card(waiting.pop(0))
        pool = self.table.pools[deck]
        assert number in pool, f"{self.table.box.cards[number].name} is not in the deck"
        return pool.index(number)


@final
class Idle(Step):
    """A table at rest between scenes: it asks for nothing but a pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Idle:
        """An independent copy."""
        other = Idle()
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Ask seat 0 to pass, again and again."""
        self.ask(t, 0, "pass", "ask-idle", "ATE-ROUND-01", [t.box.options.passing], "begin")


class Play:
    """A table of some Heroes (seat 0 is the First Player), at rest. Scenes are run with `run`, turns with `turn`."""

    def __init__(
        self,
        *heroes: str,
        villain: str = "vampire",
        mode: str = "competitive",
        level: str = "basic",
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        **settings: str,
    ) -> None:
        cast = heroes or USUAL[:2]
        chosen = {
            "heroes": str(len(cast)),
            "villain": villain,
            "mode": mode,
            "level": level,
            **{f"hero-{seat + 1}": name for seat, name in enumerate(cast)},
            **{name.replace("_", "-"): value for name, value in settings.items()},
        }
        self.setup = GAME.setup(chosen, rulings, pack)
        self.t = GAME.new_table(self.setup)
        self.t.events = []
        self.fate = Fate(self.t)
        # Seat 0 wins the roll for First Player, and every first movement die is a 2 that is thrown away with the turn;
        # a team rolls together.
        together = len(cast) // self.t.terms.teams if mode == "team" else 1
        self.fate.dice = [6] + [1] * (len(cast) - 1) + [2] * together
        self.t.start(self.fate)
        self.rest()
        self.heard: list[Event] = []
        self.t.events = self.heard

    def rest(self) -> None:
        """Put the table at rest: no turn, no step under way."""
        t = self.t
        t.stack = [Idle()]
        t.decision = None
        t.turn = -1
        t.phase = 0
        self.fate.dice = []
        t.start(self.fate)

    # Setting the table

    @property
    def box(self) -> Box:
        """The box that is played with."""
        return self.t.box

    def space(self, name: str) -> int:
        """The number of a space."""
        return self.box.board.space(name)

    def dice(self, *faces: int) -> Play:
        """The next dice, in order."""
        self.fate.dice += faces
        return self

    def deck(self, deck: str, *names: str) -> Play:
        """The next cards of a deck, in order."""
        self.fate.cards.setdefault(DECKS.index(deck), []).extend(names)
        return self

    def put(self, seat: int, space: str) -> Play:
        """A Hero stands there."""
        self.t.at[seat] = self.space(space)
        return self

    def purse(self, seat: int, amount: int) -> Play:
        """A Hero has so much Investigation."""
        self.t.investigation[seat] = amount
        return self

    def hurt(self, seat: int, wounds: int) -> Play:
        """Give a Hero this number of Wounds."""
        self.t.wounds[seat] = wounds
        return self

    def down(self, seat: int) -> Play:
        """A Hero lies KO'd in the Town Hall."""
        self.t.down[seat] = 1
        self.t.at[seat] = 0
        self.t.wounds[seat] = 0
        return self

    def skill(self, seat: int, skill: str, value: int) -> Play:
        """A Hero's Skill has this current value, by Skill counters."""
        number = SKILLS.index(skill)
        self.t.skill_ups[seat * 4 + number] += value - self.t.skill(seat, number)
        return self

    def hold(self, seat: int, *cards: str) -> Play:
        """A Hero's player holds these Event cards."""
        for name in cards:
            number = self.box.card(name)
            self.t.pools[self.box.cards[number].place].remove(number)
            self.t.hands[seat].append(number)
        self.t.refresh(seat)
        return self

    def carry(self, seat: int, *cards: str) -> Play:
        """A Hero carries these Items and Allies."""
        for name in cards:
            number = self.box.card(name)
            place = self.box.cards[number].place
            (self.t.stock if place == TOWN_ITEMS else self.t.pools[place]).remove(number)
            self.t.items[seat].append(number)
        self.t.refresh(seat)
        return self

    def lair(self, seat: int, card: str, open_to_all: bool = False) -> Play:
        """A Hero owns this Lair card."""
        number = self.box.card(card)
        self.t.pools[self.box.cards[number].place].remove(number)
        self.t.lairs[seat] = number
        self.t.lairs_open[seat] = 1 if open_to_all or self.t.terms.mode == 1 else 0
        return self

    def secret(self, elder: str, *cards: str, seen: int = 0) -> Play:
        """An Elder has these Secrets, seen by the seats of the mask."""
        number = self.box.elder(elder)
        self.t.secrets[number] = []
        self.t.seen[number] = []
        for name in cards:
            card = self.box.card(name)
            self.t.pools[self.box.cards[card].place].remove(card)
            self.t.secrets[number].append(card)
            self.t.seen[number].append(seen)
        return self

    def elder(self, name: str) -> int:
        """The number of an Elder."""
        return self.box.elder(name)

    def minion(self, name: str, space: str) -> Play:
        """A Minion counter lies there."""
        number = self.box.minion(name)
        minion = self.box.minions[number]
        (self.t.rounds if minion.round_counter else self.t.minions)[self.space(space)] = number
        self.t.counters[number] -= 1
        return self

    def clues(self, space: str, number: int) -> Play:
        """Investigation counters lie there."""
        self.t.clues[self.space(space)] = number
        return self

    def militia(self, space: str, number: int = 1) -> Play:
        """Militia counters stand there."""
        self.t.militia[self.space(space)] += number
        self.t.militia_left -= number
        return self

    def marker(self, number: int) -> Play:
        """The Shadow Track marker stands there."""
        self.t.marker = number
        return self

    def remains(self, *cards: str) -> Play:
        """These Mysteries remain in play."""
        for name in cards:
            number = self.box.card(name)
            self.t.pools[self.box.cards[number].place].remove(number)
            self.t.in_play.append(number)
        self.t.refresh_world()
        return self

    # Playing

    def run(self, step: Step) -> Play:
        """Run a step on the table at rest, to its first question or to its end."""
        t = self.t
        assert t.decision is not None and t.decision.ask == "ask-idle", f"the table is not at rest: {t.decision}"
        t.decision = None
        t.stack.append(step)
        t.start(self.fate)
        return self

    def do(self, effect: Effect, seat: int = 0) -> Play:
        """Carry out an effect that is part of the box, or one of the test's own."""
        if effect.number < 0:
            self._number(effect)
        return self.run(Do(effect.number, seat))

    def _number(self, effect: Effect) -> None:
        effect.number = len(self.box.effects)
        self.box.effects.append(effect)
        for part in effect.children():
            self._number(part)

    def choose(self, *keys: str) -> Play:
        """Choose these options one after another; each must be offered."""
        for key in keys:
            decision = self.t.decision
            assert decision is not None, f"{key}: the game is over"
            option = decision.option(key)
            assert option is not None, f"{key} is not offered by {decision}"
            self.t.choose(option, self.fate)
        return self

    def passes(self) -> Play:
        """Pass until something else is asked."""
        while self.t.decision is not None and self.t.decision.ask.startswith("ask-window"):
            self.choose("pass")
        return self

    # Looking

    @property
    def ask(self) -> str:
        """The question now asked; "" when the game is over."""
        return "" if self.t.decision is None else self.t.decision.ask

    @property
    def at_rest(self) -> bool:
        """Whether the scene is over."""
        return self.ask == "ask-idle"

    @property
    def seat(self) -> int:
        """Who is asked."""
        return -1 if self.t.decision is None else self.t.decision.seat

    @property
    def keys(self) -> list[str]:
        """What is offered."""
        return [] if self.t.decision is None else [option.key for option in self.t.decision.options]

    def where(self, seat: int) -> str:
        """The space a Hero stands in."""
        return self.box.board.names[self.t.at[seat]]

    def items(self, seat: int) -> list[str]:
        """What a Hero carries."""
        return [self.box.cards[card].name for card in self.t.items[seat]]

    def hand(self, seat: int) -> list[str]:
        """The Event cards a seat holds."""
        return [self.box.cards[card].name for card in self.t.hands[seat]]

    def minion_at(self, space: str) -> str:
        """The Minion that lies there, or nothing."""
        number = self.t.minions[self.space(space)]
        return "" if number < 0 else self.box.minions[number].name

    def events(self, name: str) -> list[Facts]:
        """What was told under this name, as facts."""
        return [facts.event_facts(self.t, event) for event in self.heard if event.name == name]

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return typing.cast(View, view(GAME, self.t, seat))

    def why_not(self, key: str) -> Reason | None:
        """Why an option cannot be chosen."""
        return GAME.why_not(self.t, key)

    def faults(self) -> list[str]:
        """What must always hold and does not."""
        return GAME.checks.violations(self.t)
