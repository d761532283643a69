"""Rounds and turns: set-up, a Hero's turn in three steps, a team's turn, the order of play (ATE-SETUP-07 to ATE-SETUP-15, ATE-ROUND-01 to ATE-ROUND-03,
ATE-TEAM-08 to ATE-TEAM-10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.actions import Actions
from duskbox.games.touch_of_evil.effects.word import Do
from duskbox.games.touch_of_evil.elders import add_secret
from duskbox.games.touch_of_evil.minions import SpaceFight
from duskbox.games.touch_of_evil.moments import at_moment
from duskbox.games.touch_of_evil.movement import Movement
from duskbox.games.touch_of_evil.mystery import MysteryPhase
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.upkeep import keep_up
from duskbox.games.touch_of_evil.vocabulary import (
    HERO_STREAM,
    L_TURN,
    M_TURN_END,
    M_TURN_START,
    NOBODY,
    NOTHING,
    R_FIRST,
    TEAM,
    UNTIL_TURN,
    VILLAIN_STREAM,
    W_TURN,
)
from duskbox.games.touch_of_evil.windows import open_window

#: Each Hero begins with so much Investigation (ATE-SETUP-14).
START_INVESTIGATION: Final = 2

# The steps of a turn, as `t.phase` counts them (ATE-ROUND-03)
MOVE_STEP: Final = 1
FIGHT_STEP: Final = 2
ACTION_STEP: Final = 3


@final
class SetUp(Step):
    """Villain, Heroes, Secrets and First Player (ATE-SETUP-07 to ATE-SETUP-15); then the rounds begin."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> SetUp:
        """An independent copy."""
        other = SetUp()
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Draw what was not chosen: the Villain, then the Heroes, each where its sheet says (ATE-SETUP-08, ATE-SETUP-09, ATE-SETUP-11, ATE-SETUP-12)."""
        if t.villain < 0:
            t.villain = t.draw(VILLAIN_STREAM, len(t.box.villains))
        t.tell("villain", "ATE-SETUP-08", t.villain)
        left = [hero for hero in range(len(t.box.heroes)) if hero not in t.heroes]
        for seat in range(t.seats):
            if t.heroes[seat] < 0:
                t.heroes[seat] = left.pop(t.draw(HERO_STREAM, len(left)))
            hero = t.box.heroes[t.heroes[seat]]
            t.at[seat] = t.box.board.space(hero.start)
            t.investigation[seat] = START_INVESTIGATION
            t.tell("hero", "ATE-SETUP-11", seat, t.heroes[seat])
        t.refresh_all()
        for elder in range(len(t.elders)):
            add_secret(t, elder)
        self.roll_for_first(t)

    def roll_for_first(self, t: Shadowbrook) -> None:
        """The highest die takes the marker; those who tie roll again (ATE-SETUP-15, ATE-OPEN-07). In team play the whole team has it."""
        tied = list(range(t.seats))
        while len(tied) > 1:
            best = 0
            rolls: list[int] = []
            for seat in tied:
                die = t.die()
                rolls.append(die)
                best = max(best, die)
                t.tell("rolled", "ATE-SETUP-15", seat, R_FIRST, die, 0)
            tied = [seat for place, seat in enumerate(tied) if rolls[place] == best]
        t.first = tied[0]
        if t.terms.mode == TEAM:
            t.first = t.team_of(tied[0]) * (t.seats // t.terms.teams)
        t.tell("first-player", "ATE-SETUP-15", t.first)
        t.stack[-1] = Rounds()


@final
class Rounds(Step):
    """Round after round: the turns from the First Player clockwise, then the Mystery Phase (ATE-ROUND-01, ATE-ROUND-02)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self) -> None:
        super().__init__()
        self.place = 0

    def copy(self) -> Rounds:
        """An independent copy."""
        other = Rounds()
        other.stage = self.stage
        other.place = self.place
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A new round."""
        t.round += 1
        self.place = 0
        t.tell("round", "ATE-ROUND-02", t.round, t.first)
        self.stage = "next_turn"

    def next_turn(self, t: Shadowbrook) -> None:
        """The next Hero's turn, or the next team's; a Hero that is still KO'd is skipped (ATE-KO-10)."""
        t.turn = NOBODY
        if t.terms.mode == TEAM:
            if self.place < t.terms.teams:
                team = (t.team_of(t.first) + self.place) % t.terms.teams
                self.place += 1
                self.call(t, TeamTurn(team), "next_turn")
                return
        else:
            while self.place < t.seats:
                hero = (t.first + self.place) % t.seats
                self.place += 1
                if t.standing(hero):
                    self.call(t, HeroTurn(hero), "next_turn")
                    return
                t.tell("skipped", "ATE-KO-10", hero)
        self.call(t, MysteryPhase(), "begin")


@final
class HeroTurn(Step):
    """A Hero's turn: move, fight, act (ATE-ROUND-03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero

    def copy(self) -> HeroTurn:
        """An independent copy."""
        other = HeroTurn(self.hero)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The turn begins."""
        begin_turn(self, t, self.hero, "move")

    def move(self, t: Shadowbrook) -> None:
        """Step 1."""
        self.call(t, TurnStep(self.hero, MOVE_STEP), "fight")

    def fight(self, t: Shadowbrook) -> None:
        """Step 2."""
        self.call(t, TurnStep(self.hero, FIGHT_STEP), "act")

    def act(self, t: Shadowbrook) -> None:
        """Step 3."""
        self.call(t, TurnStep(self.hero, ACTION_STEP), "end")

    def end(self, t: Shadowbrook) -> None:
        """The turn ends."""
        self.call(t, EndOfTurn(self.hero), "over")

    def over(self, t: Shadowbrook) -> None:
        """The next Hero's turn."""
        self.done(t)


def begin_turn(step: Step, t: Shadowbrook, hero: int, then: str) -> None:
    """A turn begins: who rested until now is asked again."""
    t.turn = hero
    t.rest[hero] = 0
    t.renew(L_TURN)
    t.tell("turn", "ATE-ROUND-02", hero)
    at_moment(step, t, M_TURN_START, hero, then)


@final
class TurnStep(Step):
    """One of the three steps of a Hero's turn, with the window before it. A Hero KO'd in its turn takes no further steps (ATE-ACT-12)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "which")

    def __init__(self, hero: int, which: int) -> None:
        super().__init__()
        self.hero = hero
        self.which = which

    def copy(self) -> TurnStep:
        """An independent copy."""
        other = TurnStep(self.hero, self.which)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Before each step of a turn there is a window (ATE-OPEN-04)."""
        if keep_up(self, t, "begin"):
            return
        if t.down[self.hero]:
            self.done(t)
            return
        t.turn = self.hero
        t.phase = self.which
        if self.which == FIGHT_STEP and t.minions[t.at[self.hero]] == NOTHING:
            self.done(t)
            return
        open_window(self, t, W_TURN, "carry_out")

    def carry_out(self, t: Shadowbrook) -> None:
        """Move, fight, or act."""
        hero = self.hero
        if keep_up(self, t, "carry_out"):
            return
        if t.down[hero]:
            self.done(t)
        elif self.which == MOVE_STEP:
            self.call(t, Movement(hero), "over")
        elif self.which == ACTION_STEP:
            self.call(t, Actions(hero), "over")
        elif t.minions[t.at[hero]] != NOTHING:
            # A Hero that has come into a space with an enemy must fight it (ATE-FIGHT-01, ATE-ACT-01); of several who came together in a team's
            # turn the one with the highest Honor first (ATE-MIN-13, ATE-MIN-14).
            self.call(t, SpaceFight(t.at[hero]), "over")
        else:
            self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """The step is over."""
        self.done(t)


@final
class EndOfTurn(Step):
    """The end of a Hero's turn: round counters in its space do what the chart says, and what lasted for the turn is over (ATE-CHART-04)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero

    def copy(self) -> EndOfTurn:
        """An independent copy."""
        other = EndOfTurn(self.hero)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """First what lies in the space."""
        t.turn = self.hero
        counter = t.rounds[t.at[self.hero]]
        if counter != NOTHING and t.standing(self.hero):
            for trigger in t.box.minions[counter].hooks.triggers:
                if trigger.moment == M_TURN_END:
                    t.tell("round-counter", "ATE-CHART-04", self.hero, counter)
                    self.call(t, Do(trigger.effect.number, self.hero), "own")
                    return
        self.own(t)

    def own(self, t: Shadowbrook) -> None:
        """Then what the Hero's cards do."""
        at_moment(self, t, M_TURN_END, self.hero, "over")

    def over(self, t: Shadowbrook) -> None:
        """The turn is over."""
        end_turn(t)
        self.done(t)


@final
class TeamTurn(Step):
    """A team's turn: all its Heroes move, all fight, then all act, one after another in the order the team picks (ATE-TEAM-09, ATE-TEAM-10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("team", "waiting", "which")

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team
        self.waiting: list[int] = []
        self.which = 0

    def copy(self) -> TeamTurn:
        """An independent copy."""
        other = TeamTurn(self.team)
        other.stage = self.stage
        other.waiting = self.waiting[:]
        other.which = self.which
        return other

    def members(self, t: Shadowbrook) -> list[int]:
        """The standing Heroes of the team, in the order of their seats."""
        return [hero for hero in range(t.seats) if t.team_of(hero) == self.team and t.standing(hero)]

    def begin(self, t: Shadowbrook) -> None:
        """All turns begin."""
        self.waiting = self.members(t)
        self.start(t)

    def start(self, t: Shadowbrook) -> None:
        """The turn of each Hero begins."""
        if self.waiting:
            begin_turn(self, t, self.waiting.pop(0), "start")
        else:
            self.next_step(t)

    def next_step(self, t: Shadowbrook) -> None:
        """Step by step for the whole team."""
        self.which += 1
        self.waiting = self.members(t)
        if self.which <= ACTION_STEP:
            self.next_hero(t)
        else:
            self.end(t)

    def next_hero(self, t: Shadowbrook) -> None:
        """The next Hero takes this step; for actions the team picks who."""
        self.waiting = [hero for hero in self.waiting if t.standing(hero)]
        if not self.waiting:
            self.next_step(t)
        elif self.which == ACTION_STEP and len(self.waiting) > 1:
            options: list[Option] = [t.box.options.act[hero] for hero in self.waiting]
            self.ask(t, self.waiting[0], "one", "ask-who-acts", "ATE-TEAM-10", options, "picked")
        else:
            self.take(t, self.waiting[0])

    def picked(self, t: Shadowbrook) -> None:
        """This one acts now."""
        self.take(t, t.chosen.code)

    def take(self, t: Shadowbrook, hero: int) -> None:
        """One Hero's step."""
        self.waiting.remove(hero)
        self.call(t, TurnStep(hero, self.which), "next_hero")

    def end(self, t: Shadowbrook) -> None:
        """All turns end."""
        if self.waiting:
            self.call(t, EndOfTurn(self.waiting.pop(0)), "end")
            return
        # Also if nobody of the team stands any more.
        end_turn(t)
        self.done(t)


def end_turn(t: Shadowbrook) -> None:
    """What lasted for a turn is over, and what can be used once in a turn can be used again."""
    t.expire(UNTIL_TURN)
    t.renew(L_TURN)
    t.phase = 0
