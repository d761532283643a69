"""The Mystery Phase, step by step (ATE-MYST-01 to ATE-MYST-09)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.cards.triggers import triggers_at
from duskbox.games.touch_of_evil.rules.cards.windows import note_use, open_window, usable
from duskbox.games.touch_of_evil.rules.elders import go_home
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.minions.minions import MinionFights
from duskbox.games.touch_of_evil.rules.minions.movement import Hunt, hunters
from duskbox.games.touch_of_evil.rules.mystery.cooperative import CooperativeTable
from duskbox.games.touch_of_evil.rules.mystery.werewolf import WerewolfCurse, cursed
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.upkeep import keep_up
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABROAD,
    COMPETITIVE,
    COOPERATIVE,
    L_ROUND,
    M_MYSTERY_START,
    NO_HERO,
    NOTHING,
    R_VILLAIN_HEAL,
    S_MYSTERY_CARDS,
    S_TABLE_ROLLS,
    S_VILLAIN_HEALS,
    TEAM,
    UNTIL_ROUND,
    W_MYSTERY,
)
from duskbox.games.touch_of_evil.schema import tell

# The steps of the phase, as `t.phase` counts them
START: Final = 1
REVIVAL: Final = 2
VILLAIN_HEALING: Final = 3
TABLE: Final = 4
MYSTERY_CARD: Final = 5
MARKER: Final = 6


@final
class MysteryPhase(Step):
    """Once per round, after all turns: start effects, revival, Villain healing, in cooperative play the table, the
    Mystery card, the marker (ATE-MYST-01).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("fallen", "left", "then")

    def __init__(self) -> None:
        super().__init__()
        #: By Hero whether it was KO'd before the phase began.
        self.fallen: list[int] = []
        #: Rolls or cards still to come in this step.
        self.left = 0
        #: The stage of the step that the window stands before.
        self.then = ""

    def copy(self) -> MysteryPhase:
        """An independent copy."""
        other = MysteryPhase()
        other.stage = self.stage
        other.fallen = self.fallen[:]
        other.left = self.left
        other.then = self.then
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The phase begins."""
        t.turn = NO_HERO
        self.fallen = t.down[:]
        tell.mystery_phase(t, "ATE-MYST-01", n=t.round)
        self.before(t, START, "start_effects")

    def before(self, t: Shadowbrook, step: int, then: str) -> None:
        """Before each step there is a window (ATE-OPEN-04)."""
        t.phase = step
        self.then = then
        if not keep_up(self, t, "open"):
            self.open(t)

    def open(self, t: Shadowbrook) -> None:
        """The window before a step."""
        open_window(self, t, W_MYSTERY, self.then)

    def start_effects(self, t: Shadowbrook) -> None:
        """Step 1: everything that happens at the start of the phase (ATE-MYST-02)."""
        self.call(t, StartEffects(), "to_revival")

    def to_revival(self, t: Shadowbrook) -> None:
        """On to step 2."""
        self.before(t, REVIVAL, "revive")

    def revive(self, t: Shadowbrook) -> None:
        """Step 2: every KO'd Hero stands up, fully healed; whether also one KO'd in step 1 is a ruling (ATE-MYST-03,
        ATE-MYST-04, ATE-KO-06, ATE-KO-07, ATE-KO-08, ATE-OPEN-17). With a Minion in the Town Hall it fights at once
        (ATE-OPEN-10).
        """
        for hero in t.in_turn_order():
            if t.down[hero] and (self.fallen[hero] or t.rulings.revive_start_kos):
                t.down[hero] = 0
                t.wounds[hero] = 0
                tell.revived(t, "ATE-MYST-03", hero=hero)
                if t.minions[t.at[hero]] != NOTHING and t.at[hero] not in t.due:
                    t.due.append(t.at[hero])
        self.call(t, MinionFights(), "to_healing")

    def to_healing(self, t: Shadowbrook) -> None:
        """On to step 3."""
        self.before(t, VILLAIN_HEALING, "villain_heals")

    def villain_heals(self, t: Shadowbrook) -> None:
        """Step 3: a wounded Villain heals D3, in cooperative and team play D6 (ATE-MYST-05, ATE-MYST-06, ATE-COOP-24,
        ATE-TEAM-07).
        """
        if t.villain_hurt == 0:
            self.to_table(t)
            return
        sides = 3 if t.terms.mode == COMPETITIVE else 6
        self.call(t, roll_of(R_VILLAIN_HEAL, NO_HERO, 1, sides), "villain_healed")

    def villain_healed(self, t: Shadowbrook) -> None:
        """Never below no Wounds (ATE-ITEM-11)."""
        healed = min(t.villain_hurt, max(0, t.result + t.modifier(S_VILLAIN_HEALS)))
        t.villain_hurt -= healed
        tell.villain_healed(t, "ATE-MYST-05", n=healed, total=t.villain_hurt)
        self.to_table(t)

    def to_table(self, t: Shadowbrook) -> None:
        """The table is rolled on only in cooperative play (ATE-COOP-11, ATE-TEAM-03)."""
        if t.terms.mode == COOPERATIVE:
            self.before(t, TABLE, "count_rolls")
        else:
            self.to_card(t)

    def count_rolls(self, t: Shadowbrook) -> None:
        """How many rolls there are is settled when the window has closed: what was cancelled in it has no effect any
        more (ATE-CANCEL-06).
        """
        self.left = max(0, 1 + t.modifier(S_TABLE_ROLLS))
        self.roll_on_table(t)

    def roll_on_table(self, t: Shadowbrook) -> None:
        """Normally once."""
        if self.left > 0:
            self.left -= 1
            self.call(t, CooperativeTable(), "roll_on_table")
        else:
            self.to_card(t)

    def to_card(self, t: Shadowbrook) -> None:
        """On to step 4."""
        self.before(t, MYSTERY_CARD, "count_cards")

    def count_cards(self, t: Shadowbrook) -> None:
        """How many cards there are, too, when the window has closed."""
        self.left = max(0, 1 + t.modifier(S_MYSTERY_CARDS))
        self.draw_mystery(t)

    def draw_mystery(self, t: Shadowbrook) -> None:
        """Step 4: the First Player draws a Mystery card (ATE-MYST-07)."""
        if self.left > 0:
            self.left -= 1
            self.call(t, DrawMystery(t.first), "draw_mystery")
        else:
            self.before(t, MARKER, "pass_marker")

    def pass_marker(self, t: Shadowbrook) -> None:
        """Step 5: the marker goes to the left, in team play to the next team; the round is over (ATE-MYST-09,
        ATE-TEAM-08).
        """
        step = t.seats // t.terms.teams if t.terms.mode == TEAM else 1
        t.first = (t.first + step) % t.seats
        t.phase = 0
        for elder in range(len(t.elders)):
            # An Elder on the hunt comes home when its prey is gone (ATE-TOK-08).
            if t.elders[elder] == ABROAD and t.minions[t.elder_at[elder]] == NOTHING:
                go_home(t, elder, "ATE-TOK-08")
        t.expire(UNTIL_ROUND)
        t.renew(L_ROUND)
        tell.first_player(t, "ATE-MYST-09", hero=t.first)
        self.done(t)


#: What is not a trigger among the start effects: hunting Minions, and the Curse of a Hero (CURSE minus the Hero).
HUNT: Final = -1
CURSE: Final = -2


@final
class StartEffects(Step):
    """Triggers of the phase's start, hunting Minions and Curses, in the order the First Player sets (ATE-MYST-02)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting",)

    def __init__(self) -> None:
        super().__init__()
        #: Pairs of trigger and Hero; a negative trigger is the hunt or a Curse.
        self.waiting: list[int] = []

    def copy(self) -> StartEffects:
        """An independent copy."""
        other = StartEffects()
        other.stage = self.stage
        other.waiting = self.waiting[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Collect them."""
        self.waiting = triggers_at(t, M_MYSTERY_START, NO_HERO)
        if hunters(t):
            self.waiting += [HUNT, NO_HERO]
        for hero in cursed(t):
            self.waiting += [CURSE - hero, hero]
        self.next_one(t)

    def next_one(self, t: Shadowbrook) -> None:
        """The First Player says which comes next, if there are several."""
        waiting = self.waiting
        if not waiting:
            self.done(t)
            return
        options: list[Option] = []
        for place in range(0, len(waiting), 2):
            option = self.option(t, waiting[place])
            if option not in options:
                options.append(option)
        if len(options) == 1:
            self.carry_out(t, 0)
        else:
            self.ask(t, t.first, "order", "ask-order", "ATE-MYST-02", options, "ordered")

    def option(self, t: Shadowbrook, trigger: int) -> Option:
        """The option that stands for a start effect."""
        if trigger >= 0:
            return t.box.options.resolve[trigger]
        return t.box.options.resolve_hunt if trigger == HUNT else t.box.options.resolve_curse[CURSE - trigger]

    def ordered(self, t: Shadowbrook) -> None:
        """This one now."""
        for place in range(0, len(self.waiting), 2):
            if self.option(t, self.waiting[place]) is t.chosen:
                self.carry_out(t, place)
                return

    def carry_out(self, t: Shadowbrook, place: int) -> None:
        """One of them."""
        number = self.waiting[place]
        hero = self.waiting[place + 1]
        del self.waiting[place : place + 2]
        self.stage = "next_one"
        if number == HUNT:
            self.call(t, Hunt(), "next_one")
        elif number < 0:
            self.call(t, WerewolfCurse(hero), "next_one")
        else:
            trigger = t.box.triggers[number]
            if usable(t, hero, trigger, 1):
                note_use(t, hero, trigger)
                t.pay(hero, trigger.cost.pay)
                tell.triggered(t, "ATE-MYST-02", trigger=number, hero=hero)
                self.call(t, Do(trigger.effect.number, hero), "settle")

    def settle(self, t: Shadowbrook) -> None:
        """Heroes that were struck down by it are KO'd."""
        self.call(t, KnockOuts(), "next_one")
