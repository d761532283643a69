"""Rounds and turns: set-up, a Hero's turn in three steps, a team's turn, the order of play (ATE-SETUP-07 to
ATE-SETUP-15, ATE-ROUND-01 to ATE-ROUND-03, ATE-TEAM-08 to ATE-TEAM-10).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules.cards.triggers import at_moment
from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.elders import add_secret
from duskbox.games.touch_of_evil.rules.minions.minions import SpaceFight
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.movement import Movement, MovementRoll
from duskbox.games.touch_of_evil.rules.turn.trade import TradeNow
from duskbox.games.touch_of_evil.rules.turn.upkeep import keep_up
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMPETITIVE,
    HERO_STREAM,
    L_TURN,
    M_TURN_END,
    M_TURN_START,
    NO_HERO,
    NOTHING,
    R_FIRST,
    TEAM,
    UNTIL_TURN,
    VILLAIN_STREAM,
    W_TURN,
)
from duskbox.games.touch_of_evil.schema import tell

#: Each Hero begins with so much Investigation (ATE-SETUP-14).
START_INVESTIGATION: Final = 2

#: From this number of rivals on, players are advised to play together (ATE-OVR-03).
MANY: Final = 7

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
        """Draw what was not chosen: the Villain, then the Heroes, each where its sheet says (ATE-SETUP-08,
        ATE-SETUP-09, ATE-SETUP-11, ATE-SETUP-12).
        """
        if t.villain < 0:
            t.villain = t.draw(VILLAIN_STREAM, len(t.box.villains))
        tell.villain(t, "ATE-SETUP-08", villain=t.villain)
        left = [hero for hero in range(len(t.box.heroes)) if hero not in t.heroes]
        for seat in range(t.seats):
            if t.heroes[seat] < 0:
                t.heroes[seat] = left.pop(t.draw(HERO_STREAM, len(left)))
            hero = t.box.heroes[t.heroes[seat]]
            t.at[seat] = t.box.board.space(hero.start)
            t.investigation[seat] = START_INVESTIGATION
            tell.hero(t, "ATE-SETUP-11", seat=seat, sheet=t.heroes[seat])
        if t.terms.mode == COMPETITIVE and t.seats >= MANY:
            tell.many_heroes(t, "ATE-OVR-03", n=t.seats)
        t.refresh_all()
        for elder in range(len(t.elders)):
            add_secret(t, elder)
        self.roll_for_first(t)

    def roll_for_first(self, t: Shadowbrook) -> None:
        """The highest die takes the marker; those who tie roll again (ATE-SETUP-15, ATE-OPEN-07).

        In team play the whole team has it.
        """
        tied = list(range(t.seats))
        while len(tied) > 1:
            best = 0
            rolls: list[int] = []
            for seat in tied:
                die = t.die()
                rolls.append(die)
                best = max(best, die)
                tell.rolled(t, "ATE-SETUP-15", hero=seat, purpose=R_FIRST, target=0, d3=0, dice=[die])
            tied = [seat for place, seat in enumerate(tied) if rolls[place] == best]
        t.first = tied[0]
        if t.terms.mode == TEAM:
            t.first = t.team_of(tied[0]) * (t.seats // t.terms.teams)
        tell.first_player(t, "ATE-SETUP-15", hero=t.first)
        t.stack[-1] = Rounds()


@final
class Rounds(Step):
    """Round after round: the turns from the First Player clockwise, then the Mystery Phase (ATE-ROUND-01,
    ATE-ROUND-02).
    """

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
        tell.round(t, "ATE-ROUND-02", n=t.round, hero=t.first)
        self.stage = "next_turn"

    def next_turn(self, t: Shadowbrook) -> None:
        """The next Hero's turn, or the next team's; a Hero that is still KO'd is skipped (ATE-KO-10)."""
        t.turn = NO_HERO
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
                tell.skipped(t, "ATE-KO-10", hero=hero)
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
    t.fled &= ~(1 << hero)
    t.renew(L_TURN)
    tell.turn(t, "ATE-ROUND-02", hero=hero)
    at_moment(step, t, M_TURN_START, hero, then)


def turn_is_over(t: Shadowbrook, hero: int) -> bool:
    """Whether a Hero takes no further steps in its turn: KO'd, or by the ruling escaped from a fight (ATE-ACT-12,
    ATE-OPEN-14).
    """
    return t.down[hero] == 1 or (t.rulings.escape_ends_turn and t.fled >> hero & 1 == 1)


@final
class TurnStep(Step):
    """One of the three steps of a Hero's turn, with the window before it.

    A Hero KO'd in its turn takes no further steps (ATE-ACT-12).
    """

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
        if turn_is_over(t, self.hero):
            self.done(t)
            return
        t.turn = self.hero
        t.phase = self.which
        if self.which == FIGHT_STEP and t.minions[t.at[self.hero]] == NOTHING:
            self.done(t)
            return
        if t.rulings.trading_any_turn and t.terms.together:
            self.call(t, TradeNow(), "before_step")
        else:
            self.before_step(t)

    def before_step(self, t: Shadowbrook) -> None:
        """Cards and abilities."""
        open_window(self, t, W_TURN, "carry_out")

    def carry_out(self, t: Shadowbrook) -> None:
        """Move, fight, or act."""
        hero = self.hero
        if keep_up(self, t, "carry_out"):
            return
        if turn_is_over(t, hero):
            self.done(t)
        elif self.which == MOVE_STEP:
            self.call(t, MovementRoll(hero) if t.terms.mode == TEAM else Movement(hero), "over")
        elif self.which == ACTION_STEP:
            self.call(t, Actions(hero), "over")
        elif t.minions[t.at[hero]] != NOTHING:
            # A Hero that has come into a space with an enemy must fight it (ATE-FIGHT-01, ATE-ACT-01); of several who
            # came together in a team's turn the one with the highest Honor first (ATE-MIN-13, ATE-MIN-14).
            self.call(t, SpaceFight(t.at[hero]), "over")
        else:
            self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """The step is over; in a team the Hero has only rolled, and the result says how far it may go."""
        self.done(t, t.result)


@final
class EndOfTurn(Step):
    """The end of a Hero's turn: round counters in its space do what the chart says, and what lasted for the turn is
    over (ATE-CHART-04).
    """

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
                    tell.round_counter(t, "ATE-CHART-04", hero=self.hero, minion=counter)
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
    """A team's turn: all its Heroes roll and then move, all fight, and then they act one after another, in the order
    the team picks (ATE-TEAM-09, ATE-TEAM-10).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("team", "waiting", "which", "rolled")

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team
        self.waiting: list[int] = []
        self.which = 0
        #: Pairs of a Hero that has rolled for movement and how far it may go.
        self.rolled: list[int] = []

    def copy(self) -> TeamTurn:
        """An independent copy."""
        other = TeamTurn(self.team)
        other.stage = self.stage
        other.waiting = self.waiting[:]
        other.which = self.which
        other.rolled = self.rolled[:]
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
        if self.which == MOVE_STEP:
            self.next_roll(t)
        elif self.which <= ACTION_STEP:
            self.next_hero(t)
        else:
            self.end(t)

    def next_roll(self, t: Shadowbrook) -> None:
        """All move together: everyone's roll is known before the first of them moves."""
        self.waiting = [hero for hero in self.waiting if not turn_is_over(t, hero)]
        if self.waiting:
            self.call(t, TurnStep(self.waiting[0], MOVE_STEP), "note_roll")
        else:
            self.next_move(t)

    def note_roll(self, t: Shadowbrook) -> None:
        """So far may this one go."""
        self.rolled += [self.waiting.pop(0), t.result]
        self.next_roll(t)

    def next_move(self, t: Shadowbrook) -> None:
        """The team picks who moves next."""
        left: list[int] = []
        for place in range(0, len(self.rolled), 2):
            if not turn_is_over(t, self.rolled[place]):
                left += self.rolled[place : place + 2]
        self.rolled = left
        if not left:
            self.next_step(t)
        elif len(left) > 2:
            options = [t.box.options.hero[hero] for hero in left[::2]]
            self.ask(t, left[0], "one", "ask-who-moves", "ATE-TEAM-09", options, "picked_to_move")
        else:
            self.move(t, left[0])

    def picked_to_move(self, t: Shadowbrook) -> None:
        """This one moves now."""
        self.move(t, t.chosen.code)

    def move(self, t: Shadowbrook, hero: int) -> None:
        """One Hero's move."""
        place = self.rolled[::2].index(hero) * 2
        steps = self.rolled[place + 1]
        del self.rolled[place : place + 2]
        t.turn = hero
        t.phase = MOVE_STEP
        self.call(t, Movement(hero, steps), "next_move")

    def next_hero(self, t: Shadowbrook) -> None:
        """The next Hero fights or acts.

        The team picks who acts; who comes first in one space is a matter of Honor (ATE-MIN-13), between spaces the team
        picks.
        """
        self.waiting = [
            hero
            for hero in self.waiting
            if not turn_is_over(t, hero) and (self.which != FIGHT_STEP or t.minions[t.at[hero]] != NOTHING)
        ]
        if not self.waiting:
            self.next_step(t)
        elif self.which == FIGHT_STEP and len({t.at[hero] for hero in self.waiting}) > 1:
            fighters = [t.box.options.hero[hero] for hero in self.waiting]
            self.ask(t, self.waiting[0], "one", "ask-who-fights-next", "ATE-TEAM-09", fighters, "picked")
        elif self.which == ACTION_STEP and len(self.waiting) > 1:
            options: list[Option] = [t.box.options.act[hero] for hero in self.waiting]
            self.ask(t, self.waiting[0], "one", "ask-who-acts", "ATE-TEAM-10", options, "picked")
        else:
            self.take(t, self.waiting[0])

    def picked(self, t: Shadowbrook) -> None:
        """This one fights or acts now."""
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
        # Also if no one of the team stands any more.
        end_turn(t)
        self.done(t)


def end_turn(t: Shadowbrook) -> None:
    """What lasted for a turn is over, and what can be used once in a turn can be used again."""
    t.expire(UNTIL_TURN)
    t.renew(L_TURN)
    t.phase = 0
