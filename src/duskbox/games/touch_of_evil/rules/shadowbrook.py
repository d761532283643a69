"""The table of A Touch of Evil: every piece on it, and what the rules look up all the time.

Heroes are numbered by seat. Decks are pools without an order: a card is settled when it is drawn, which is the same as
a shuffle and leaves nothing hidden on the table but what a player has seen. Cards are numbers of the box.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.display import as_svg, words_of
from duskbox.core.table import EVERYONE, Table
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.effects.hooks import Hooks, Static
from duskbox.games.touch_of_evil.rules.terms import Terms
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABROAD,
    COMBAT,
    COOPERATIVE,
    DARKNESS,
    DECKS,
    DICE_STREAM,
    EVIL,
    FACE_DOWN,
    IN_PARTY,
    IN_TOWN,
    L_FIGHT,
    L_FIGHT_ROUND,
    NO_HERO,
    NOTHING,
    S_DARKNESS_STEP,
    S_DAWN_STEP,
    S_VILLAIN_COMBAT,
    S_VILLAIN_WOUNDS,
    S_WOUNDS,
    SECRETS,
    STREAMS,
    TEAM,
    TOWN_ITEMS,
    TRACK_START,
    UNTIL_FIGHT,
    UNTIL_FIGHT_ROUND,
    VILLAIN,
    WINDOWS,
)
from duskbox.games.touch_of_evil.schema import tell

#: No fight is under way.
NO_FOE: Final = -99


@final
class Shadowbrook(Table):
    """The whole position."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "first", "turn", "phase", "fled", "marker", "villain", "villain_hurt", "villain_more",
        "heroes", "at", "wounds", "investigation", "down", "skill_ups", "curse", "changed", "lairs", "lairs_open",
        "hands", "items", "pools", "discards", "removed", "stock", "in_play",
        "elders", "elder_hurt", "elder_with", "elder_at", "secrets", "seen", "evil_secrets", "kept_secrets",
        "buried", "buried_under",
        "counters", "minions", "rounds", "clues", "militia", "militia_left", "militia_with",
        "lasting", "used", "orders", "rest", "foe", "fighter", "showdown", "showdown_space", "held", "rolled", "aims",
        "hurt_by", "struck", "party_hits", "due", "fight_skill", "unsettled",
    )  # fmt: skip

    UNSAVED: ClassVar[tuple[str, ...]] = (
        "box", "terms", "rulings", "own", "own_statics", "flat", "ready", "world", "world_statics",
    )  # fmt: skip

    def __init__(self, box: Box, terms: Terms) -> None:
        super().__init__(terms.heroes, len(STREAMS))
        self.box: Final = box
        self.terms: Final = terms
        self.rulings: Final = terms.rulings
        self.round = 0
        #: Who holds the First Player marker; whose turn it is, or -1 in the Mystery Phase; the step of the turn or
        #: phase.
        self.first = 0
        self.turn = NO_HERO
        self.phase = 0
        #: The Heroes that have escaped from a fight since their turn began, as bits (ATE-FIGHT-16, ATE-OPEN-14).
        self.fled = 0
        self.marker = TRACK_START
        self.villain = terms.villain
        #: Wounds on the Villain, and the extra-Wound counters next to its sheet (ATE-TOK-07).
        self.villain_hurt = 0
        self.villain_more = 0
        # By Hero. Wounds and Investigation are plain numbers, without regard to the markers (ATE-TOK-02,
        # ATE-TOK-03).
        self.heroes: list[int] = []
        self.at: list[int] = []
        self.wounds: list[int] = []
        self.investigation: list[int] = []
        self.down: list[int] = []
        self.skill_ups: list[int] = []
        #: Transformation counters, or -1 without a Curse; whether the Hero has changed completely.
        self.curse: list[int] = []
        self.changed: list[int] = []
        self.lairs: list[int] = []
        self.lairs_open: list[int] = []
        self.hands: list[list[int]] = []
        self.items: list[list[int]] = []
        # Decks
        self.pools: list[list[int]] = []
        self.discards: list[list[int]] = []
        #: Out of this game; the next table has them again (ATE-DECK-06).
        self.removed: list[int] = []
        self.stock: list[int] = []
        #: Mystery cards that remain in play (ATE-KEY-04).
        self.in_play: list[int] = []
        # By Elder: what it is doing, its Wounds, the Hero it is assigned to, its space when abroad, its Secrets and who
        # knows them
        self.elders: list[int] = []
        self.elder_hurt: list[int] = []
        self.elder_with: list[int] = []
        self.elder_at: list[int] = []
        self.secrets: list[list[int]] = []
        self.seen: list[list[int]] = []
        #: Secrets whose text keeps working for the Villain; and by the other reading all those that lie next to its
        #: sheet (ATE-OPEN-24).
        self.evil_secrets: list[list[int]] = []
        self.kept_secrets: list[int] = []
        #: For each time the Secrets ran out: what those that lay face down can be, and how many lay beneath each Elder
        #: (ATE-DECK-03).
        self.buried: list[list[int]] = []
        self.buried_under: list[list[int]] = []
        # By Minion the counters left; by space the Minion, the round counter, Investigation and Militia
        self.counters: list[int] = []
        self.minions: list[int] = []
        self.rounds: list[int] = []
        self.clues: list[int] = []
        self.militia: list[int] = []
        self.militia_left = box.militia
        #: In a Showdown of several Heroes: by Hero how many Militia counters are assigned to it (ATE-COOP-34).
        self.militia_with: list[int] = []
        #: Modifiers that hold for a while, four numbers each: what, for whom (-1 is everyone), how much, until when.
        self.lasting: list[int] = []
        #: What has been used and may not be used again yet, three numbers each: how often it may be used, the Hero (-1
        #: if that does not matter), the number of the trigger.
        self.used: list[int] = []
        #: Standing orders by seat: windows always passed, as bits; and above them whether only to be asked if it
        #: matters.
        self.orders: list[int] = []
        #: Whether a seat passes everything until its own turn.
        self.rest: list[int] = []
        #: The foe of the fight under way, the Hero who fights it, and the Lair card of the Showdown under way.
        self.foe = NO_FOE
        self.fighter = NO_HERO
        self.showdown = NOTHING
        self.showdown_space = NOTHING
        #: How many effects under way hold back KOs until they are over (ATE-OPEN-18).
        self.held = 0
        #: The dice of the roll that was finished last, and what each was aimed at.
        self.rolled: list[int] = []
        self.aims: list[int] = []
        #: By Hero who wounded it last (ATE-CURSE-01).
        self.hurt_by: list[int] = []
        #: What the Fight Round just fought came to: hits on the foe, then on each Elder as a target; and the hits on
        #: each Elder of the party.
        self.struck: list[int] = []
        self.party_hits: list[int] = []
        #: Spaces in which Heroes and Minions have come together and must fight (ATE-OPEN-12).
        self.due: list[int] = []
        #: The Skill the optional Showdown table makes everyone fight with this round, or -1 (ATE-OPT-08, ATE-OPT-10).
        self.fight_skill = NOTHING
        #: Whether cards or modifiers have changed since everyone's limits were looked at: see `upkeep.py`.
        self.unsettled = 0
        # What follows from the rest, kept at hand: see `refresh`
        self.own: list[list[Hooks]] = []
        self.own_statics: list[list[Static]] = []
        self.flat: list[int] = []
        self.ready: list[int] = []
        self.world: list[Hooks] = []
        self.world_statics: list[Static] = []

    def lay_out(self) -> None:
        """Every piece in its place before the first draw of set-up (ATE-SETUP-03, ATE-SETUP-04, ATE-SETUP-05,
        ATE-SETUP-06, ATE-SETUP-13).
        """
        box = self.box
        terms = self.terms
        heroes = terms.heroes
        spaces = box.board.size
        elders = len(box.elders)
        self.heroes = terms.cast[:]
        self.at = [0] * heroes
        self.wounds = [0] * heroes
        self.investigation = [0] * heroes
        self.down = [0] * heroes
        self.skill_ups = [0] * (heroes * 4)
        self.curse = [-1] * heroes
        self.changed = [0] * heroes
        self.lairs = [NOTHING] * heroes
        self.lairs_open = [0] * heroes
        self.hands = [[] for _ in range(heroes)]
        self.items = [[] for _ in range(heroes)]
        self.pools = [deck[:] for deck in box.decks]
        self.discards = [[] for _ in DECKS]
        self.stock = box.stock[:]
        self.elders = [IN_TOWN] * elders
        self.elder_hurt = [0] * elders
        self.elder_with = [NO_HERO] * elders
        self.elder_at = [NOTHING] * elders
        self.secrets = [[] for _ in range(elders)]
        self.seen = [[] for _ in range(elders)]
        self.evil_secrets = [[] for _ in range(elders)]
        self.counters = [minion.counters for minion in box.minions]
        self.minions = [NOTHING] * spaces
        self.rounds = [NOTHING] * spaces
        self.clues = [0] * spaces
        self.militia = [0] * spaces
        self.militia_with = [0] * heroes
        self.orders = [0] * heroes
        self.hurt_by = [NO_FOE] * heroes
        self.rest = [0] * heroes
        self.own = [[] for _ in range(heroes)]
        self.own_statics = [[] for _ in range(heroes)]
        self.flat = [0] * (heroes * 4)
        self.ready = [0] * heroes
        if not terms.secrets:
            self.pools[SECRETS] = box.basic_secrets[:]

    def copy(self) -> Shadowbrook:
        """An independent copy. What `refresh` keeps is replaced and never changed, so it is shared."""
        other = Shadowbrook(self.box, self.terms)
        self.copy_base_to(other)
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.fled = self.fled
        other.marker = self.marker
        other.villain = self.villain
        other.villain_hurt = self.villain_hurt
        other.villain_more = self.villain_more
        other.heroes = self.heroes[:]
        other.at = self.at[:]
        other.wounds = self.wounds[:]
        other.investigation = self.investigation[:]
        other.down = self.down[:]
        other.skill_ups = self.skill_ups[:]
        other.curse = self.curse[:]
        other.changed = self.changed[:]
        other.lairs = self.lairs[:]
        other.lairs_open = self.lairs_open[:]
        other.hands = [hand[:] for hand in self.hands]
        other.items = [held[:] for held in self.items]
        other.pools = [pool[:] for pool in self.pools]
        other.discards = [pile[:] for pile in self.discards]
        other.removed = self.removed[:]
        other.stock = self.stock[:]
        other.in_play = self.in_play[:]
        other.elders = self.elders[:]
        other.elder_hurt = self.elder_hurt[:]
        other.elder_with = self.elder_with[:]
        other.elder_at = self.elder_at[:]
        other.secrets = [cards[:] for cards in self.secrets]
        other.seen = [masks[:] for masks in self.seen]
        other.evil_secrets = [cards[:] for cards in self.evil_secrets]
        other.kept_secrets = self.kept_secrets[:]
        other.buried = [pool[:] for pool in self.buried]
        other.buried_under = [numbers[:] for numbers in self.buried_under]
        other.counters = self.counters[:]
        other.minions = self.minions[:]
        other.rounds = self.rounds[:]
        other.clues = self.clues[:]
        other.militia = self.militia[:]
        other.militia_left = self.militia_left
        other.militia_with = self.militia_with[:]
        other.lasting = self.lasting[:]
        other.used = self.used[:]
        other.orders = self.orders[:]
        other.rest = self.rest[:]
        other.foe = self.foe
        other.fighter = self.fighter
        other.showdown = self.showdown
        other.showdown_space = self.showdown_space
        other.held = self.held
        other.rolled = self.rolled[:]
        other.aims = self.aims[:]
        other.hurt_by = self.hurt_by[:]
        other.struck = self.struck[:]
        other.party_hits = self.party_hits[:]
        other.due = self.due[:]
        other.fight_skill = self.fight_skill
        other.unsettled = self.unsettled
        other.own = self.own[:]
        other.own_statics = self.own_statics[:]
        other.flat = self.flat[:]
        other.ready = self.ready[:]
        other.world = self.world
        other.world_statics = self.world_statics
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data. The steps are known to the game, which is built on this module, hence the late
        import.
        """
        from duskbox.games.touch_of_evil.game import unpickled

        return unpickled, (self.terms.settings, self.rulings.chosen, self.box.overlay, self.state())

    def _repr_svg_(self) -> str:
        """What a notebook shows: the map as a spectator sees it.

        The game is built on this module, hence the late import.
        """
        from duskbox.games.touch_of_evil.game import GAME

        return as_svg(GAME, GAME.pieces(self, -1), words_of(GAME))

    # Standing orders: anytime_options of every seat at every moment

    def anytime_options(self, seat: int) -> list[Option]:
        """The standing orders a seat can give (ATE-OPEN-04): pass always here, rest until my turn, ask only if it
        matters.
        """
        box = self.box.options
        orders = self.orders[seat]
        given = [box.order_ask[w] if orders >> w & 1 else box.order_pass[w] for w in range(len(WINDOWS) - 1)]
        given.append(box.order_wake if self.rest[seat] else box.order_rest)
        given.append(box.order_always if orders >> len(WINDOWS) & 1 else box.order_matters)
        return given

    def take_anytime(self, option: Option, seat: int) -> None:
        """Note a standing order. No one else can see it."""
        what = option.args[0]
        if what == "pass":
            self.orders[seat] |= 1 << option.code
        elif what == "ask":
            self.orders[seat] &= ~(1 << option.code)
        elif what == "rest" or what == "wake":
            self.rest[seat] = 1 if what == "rest" else 0
        elif what == "matters":
            self.orders[seat] |= 1 << len(WINDOWS)
        else:
            self.orders[seat] &= ~(1 << len(WINDOWS))

    # Hooks at hand

    def refresh(self, hero: int) -> None:
        """Work out anew what a Hero's sheet, all its Items and Allies (ATE-ITEM-02) and its Elders give it; called
        whenever one of them changes.
        """
        box = self.box
        own: list[Hooks] = [box.heroes[self.heroes[hero]].hooks]
        for card in self.items[hero]:
            own.append(box.cards[card].hooks)
        if self.curse[hero] >= 0:
            own.append(box.cards[box.curse].hooks)
        for elder in range(len(self.elders)):
            if self.elders[elder] == IN_PARTY and self.elder_with[elder] == hero:
                own.append(box.elders[elder].hooks)
                for place in range(len(self.secrets[elder])):
                    card = self.secrets[elder][place]
                    # A Secret helps once it is revealed to all, not when a player has looked at it (ATE-OPEN-23,
                    # ATE-INFO-04).
                    if card != FACE_DOWN and self.seen[elder][place] == EVERYONE:
                        own.append(box.cards[card].hooks)
        ready = 0
        flat = [0, 0, 0, 0]
        statics: list[Static] = []
        for hooks in own:
            ready |= hooks.windows
            for skill in range(4):
                flat[skill] += hooks.flat[skill]
            statics += hooks.others
        for card in self.hands[hero]:
            ready |= box.cards[card].windows
        if self.own_statics[hero] != statics:
            self.unsettled = 1
        self.own[hero] = own
        self.own_statics[hero] = statics
        for skill in range(4):
            self.flat[hero * 4 + skill] = flat[skill]
        self.ready[hero] = ready

    def refresh_world(self) -> None:
        """Work out anew what the Villain, by its advanced abilities too if they are in force (ATE-VILL-02, ATE-ADV-04),
        its Evil Elders, the Mysteries in play and the Lair give.
        """
        box = self.box
        villain = box.villains[self.villain]
        world: list[Hooks] = [villain.basic]
        if self.terms.abilities:
            world.append(villain.advanced)
        for card in self.in_play:
            world.append(box.cards[card].hooks)
        if self.showdown != NOTHING:
            world.append(box.cards[self.showdown].hooks)
        for elder in range(len(self.elders)):
            if self.elders[elder] == EVIL:
                for card in self.evil_secrets[elder]:
                    world.append(box.cards[card].hooks)
        self.world = world
        self.unsettled = 1
        self.world_statics = [static for hooks in world for static in hooks.statics]

    def refresh_all(self) -> None:
        """Work out everything anew, after set-up or when a position was put back."""
        for hero in range(self.seats):
            self.refresh(hero)
        self.refresh_world()

    def modifier(self, kind: int, hero: int = NO_HERO) -> int:
        """What all static modifiers in force add to something, for a Hero or for the game itself."""
        total = 0
        if hero >= 0:
            for static in self.own_statics[hero]:
                if static.kind == kind:
                    total += self.worth(static, hero)
        for static in self.world_statics:
            if static.kind == kind:
                total += self.worth(static, hero)
        lasting = self.lasting
        for place in range(0, len(lasting), 4):
            if lasting[place] == kind and (lasting[place + 1] == NO_HERO or lasting[place + 1] == hero):
                total += lasting[place + 2]
        return total

    def worth(self, static: Static, hero: int) -> int:
        """What one static modifier adds now: nothing where its condition does not hold (ATE-SHADOW-07)."""
        if static.when is not None and not static.when.holds(self, hero):
            return 0
        return static.amount * self.box.track.section(self.marker) if static.per_section else static.amount

    def replaced(self, kind: int, hero: int = NO_HERO) -> int:
        """The value of a replacement in force, or -1.

        A second one of the same kind would change nothing; where it would, `replacements` has them all.
        """
        if hero >= 0:
            for hooks in self.own[hero]:
                for replacement in hooks.replacements:
                    if replacement.kind == kind and (replacement.when is None or replacement.when.holds(self, hero)):
                        return replacement.value
        for hooks in self.world:
            for replacement in hooks.replacements:
                if replacement.kind == kind and (replacement.when is None or replacement.when.holds(self, hero)):
                    return replacement.value
        return -1

    def replacements(self, kind: int, hero: int) -> list[int]:
        """The values of all replacements of a kind in force for a Hero."""
        found: list[int] = []
        for hooks in self.own[hero]:
            for replacement in hooks.replacements:
                if replacement.kind == kind and (replacement.when is None or replacement.when.holds(self, hero)):
                    found.append(replacement.value)
        for hooks in self.world:
            for replacement in hooks.replacements:
                if replacement.kind == kind and (replacement.when is None or replacement.when.holds(self, hero)):
                    found.append(replacement.value)
        return found

    def last(self, kind: int, hero: int, amount: int, span: int) -> None:
        """Let a modifier hold for a while."""
        self.lasting += [kind, hero, amount, span]

    def expire(self, span: int, hero: int = NO_HERO) -> None:
        """What was to last until now is over."""
        kept: list[int] = []
        lasting = self.lasting
        for place in range(0, len(lasting), 4):
            if lasting[place + 3] != span or (hero != NO_HERO and lasting[place + 1] not in (hero, NO_HERO)):
                kept += lasting[place : place + 4]
        if len(kept) != len(lasting):
            self.lasting = kept
            self.unsettled = 1

    def use(self, limit: int, hero: int, trigger: int) -> None:
        """Note that something was used that may not be used again yet."""
        self.used += [limit, hero, trigger]

    def times_used(self, limit: int, hero: int, trigger: int) -> int:
        """How often something was used since it could be used anew."""
        used = self.used
        count = 0
        for place in range(0, len(used), 3):
            if used[place + 2] == trigger and used[place + 1] == hero and used[place] == limit:
                count += 1
        return count

    def pass_use_on(self, limit: int, giver: int, taker: int, trigger: int) -> None:
        """What one Hero used counts for another from now on."""
        used = self.used
        for place in range(0, len(used), 3):
            if used[place + 2] == trigger and used[place + 1] == giver and used[place] == limit:
                used[place + 1] = taker
                return

    def renew(self, limit: int) -> None:
        """What could be used once in this time can be used again."""
        used = self.used
        if used:
            kept: list[int] = []
            for place in range(0, len(used), 3):
                if used[place] != limit:
                    kept += used[place : place + 3]
            self.used = kept

    def used_in_fight(self) -> list[int]:
        """What has been used and can be used again in the next Fight Round or the next fight."""
        found: list[int] = []
        used = self.used
        for place in range(0, len(used), 3):
            if used[place] == L_FIGHT_ROUND or used[place] == L_FIGHT:
                found += used[place : place + 3]
        return found

    def lasting_in_fight(self) -> list[int]:
        """The modifiers that hold until a Fight Round or a fight is over."""
        found: list[int] = []
        lasting = self.lasting
        for place in range(0, len(lasting), 4):
            if lasting[place + 3] == UNTIL_FIGHT_ROUND or lasting[place + 3] == UNTIL_FIGHT:
                found += lasting[place : place + 4]
        return found

    def resume_fight(self, used: list[int], lasting: list[int]) -> None:
        """A fight or Showdown that was interrupted by another fight goes on as it was left."""
        self.used += used
        if lasting:
            self.lasting += lasting
            self.unsettled = 1

    # Heroes

    def skill(self, hero: int, skill: int) -> int:
        """The current value of a Skill: sheet, counters, Items, Allies, to Combat the Militia, and all else
        (ATE-TEST-06, ATE-TOK-04, ATE-TOK-06)."""
        value = self.own_skill(hero, skill)
        return value + self.militia_of(hero) if skill == COMBAT else value

    def own_skill(self, hero: int, skill: int) -> int:
        """The current value of a Skill without the Militia."""
        place = hero * 4 + skill
        value = self.box.heroes[self.heroes[hero]].skills[skill] + self.skill_ups[place] + self.flat[place]
        return max(0, value + self.modifier(skill, hero))

    def militia_of(self, hero: int) -> int:
        """The Militia counters that help a Hero: those in its space, but against the Villain in a Showdown of several
        those assigned to it (ATE-TOK-04, ATE-COOP-34). A fight with a Minion during the Showdown is an ordinary one.
        """
        space = self.at[hero]
        if self.terms.together and self.showdown != NOTHING and self.foe == VILLAIN and space == self.showdown_space:
            return self.militia_with[hero]
        return self.militia[space]

    def wounds_left(self, hero: int) -> int:
        """How many more Wounds KO the Hero (ATE-KO-01)."""
        limit = self.box.heroes[self.heroes[hero]].wounds + self.modifier(S_WOUNDS, hero)
        return max(1, limit) - self.wounds[hero]

    def standing(self, hero: int) -> bool:
        """Whether the Hero takes part in play (ATE-KO-05)."""
        return self.down[hero] == 0

    def in_turn_order(self) -> list[int]:
        """All Heroes, from the First Player round the table (ATE-EVENT-05)."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def team_of(self, hero: int) -> int:
        """Which team a Hero belongs to: competitive Heroes are alone, cooperative ones all together."""
        return hero * self.terms.teams // self.seats

    def side(self, seat: int) -> int:
        """Seats of one team are on one side."""
        return self.team_of(seat)

    def allies_mask(self, hero: int) -> int:
        """The seats of a Hero's team, as bits (ATE-OPEN-35)."""
        mask = 0
        for other in range(self.seats):
            if self.team_of(other) == self.team_of(hero):
                mask |= 1 << other
        return mask

    def knows_with(self, hero: int) -> int:
        """Who learns what a Hero looks at: everyone in cooperative play, else the team (ATE-COOP-18, ATE-INFO-04,
        ATE-OPEN-35).
        """
        return EVERYONE if self.terms.mode == COOPERATIVE else self.allies_mask(hero)

    def gain(self, hero: int, amount: int, rule: str = "ATE-INV-01") -> None:
        """Investigation from the pool."""
        if amount > 0:
            self.investigation[hero] += amount
            tell.gained(self, rule, hero=hero, n=amount, total=self.investigation[hero])

    def pay(self, hero: int, amount: int, rule: str = "ATE-ACT-10") -> None:
        """Investigation spent; never more than there is."""
        amount = self._spend(hero, amount)
        if amount > 0:
            tell.paid(self, rule, hero=hero, n=amount, total=self.investigation[hero])

    def lose(self, hero: int, amount: int, rule: str = "ATE-INV-03") -> None:
        """Investigation lost; never more than there is."""
        amount = self._spend(hero, amount)
        if amount > 0:
            tell.lost(self, rule, hero=hero, n=amount, total=self.investigation[hero])

    def _spend(self, hero: int, amount: int) -> int:
        amount = min(amount, self.investigation[hero])
        self.investigation[hero] -= amount
        return amount

    def heal(self, hero: int, amount: int) -> None:
        """Wounds removed, never below none (ATE-ITEM-11)."""
        healed = min(amount, self.wounds[hero])
        if healed > 0:
            self.wounds[hero] -= healed
            tell.healed(self, "ATE-ITEM-11", hero=hero, n=healed, total=self.wounds[hero])

    # Cards

    def draw_card(self, deck: int, to: int = EVERYONE) -> int:
        """A card of a deck, or -1: an empty deck is made anew from its discards when a card is needed (ATE-DECK-03,
        ATE-OPEN-20).
        """
        pool = self.pools[deck]
        if not pool:
            pile = self.discards[deck]
            if not pile:
                tell.deck_empty(self, "ATE-OPEN-20", deck=deck)
                return NOTHING
            pool = sorted(pile)
            self.pools[deck] = pool
            self.discards[deck] = []
            tell.reshuffled(self, "ATE-DECK-03", deck=deck)
        place = self.draw(deck + 1, len(pool), to)
        card = pool[place]
        pool[place] = pool[-1]
        pool.pop()
        return card

    def secret_pool(self, elder: int, place: int) -> list[int]:
        """The cards that a face-down Secret can be: those of the deck it was dealt from, however often the deck was
        made anew since then.
        """
        for number in range(len(self.buried)):
            if place < self.buried_under[number][elder]:
                return self.buried[number]
        return self.pools[SECRETS]

    def face_down(self) -> int:
        """How many Secrets lie face down that are not settled yet and so still part of the pool."""
        number = sum([cards.count(FACE_DOWN) for cards in self.secrets])
        for pool in self.buried:
            number -= len(pool)
        return number

    def put_away(self, card: int) -> None:
        """A card that is no longer in play goes to its discard pile, a Town Item back to the stock, some out of the
        game (ATE-DECK-01, ATE-DECK-05, ATE-KEY-05).
        """
        kind = self.box.cards[card]
        if kind.removed:
            self.removed.append(card)
        elif kind.place == TOWN_ITEMS:
            self.stock.append(card)
        elif kind.place < len(DECKS):
            self.discards[kind.place].append(card)

    def card(self, number: int) -> Card:
        """A card by its number."""
        return self.box.cards[number]

    # The Shadow Track

    def darken(self, steps: int, rule: str) -> None:
        """Move the marker toward Darkness; past space 1 the game is over at once (ATE-SHADOW-03, ATE-SHADOW-04,
        ATE-OPEN-21).
        """
        if steps <= 0:
            return
        self.marker = max(DARKNESS, self.marker - max(0, steps + self.modifier(S_DARKNESS_STEP)))
        tell.darker(self, rule, n=self.marker)
        if self.marker == DARKNESS:
            # Won by the Villain, lost by everyone (ATE-WIN-03, ATE-COOP-44).
            self.end("darkness", "ATE-WIN-03", 0)

    def brighten(self, steps: int, rule: str) -> None:
        """Move the marker away from Darkness, never above 20 (ATE-OPEN-21)."""
        if steps > 0:
            self.marker = min(TRACK_START, self.marker + max(0, steps + self.modifier(S_DAWN_STEP)))
            tell.brighter(self, rule, n=self.marker)
            if self.showdown == NOTHING:
                # Losing Wounds outside a Showdown never defeats the Villain (ATE-OPEN-31).
                self.villain_hurt = min(self.villain_hurt, self.villain_wounds() - 1)

    def lair_price(self) -> int:
        """The price of a Lair card in the marker's section (ATE-SHADOW-08, ATE-SHADOW-09)."""
        return self.box.track.prices[self.box.track.section(self.marker)]

    # The Villain

    def villain_combat(self) -> int:
        """Sheet, track symbols, one for each living Evil Elder, and other modifiers (ATE-ELDER-08, ATE-SHOW-17,
        ATE-OPEN-27). Only the cooperative side of the track has symbols; each holds while the marker is on it or below
        (ATE-COOP-07, ATE-COOP-08, ATE-COOP-09, ATE-COOP-10, ATE-OPEN-31).
        """
        combat = self.box.villains[self.villain].combat + self.modifier(S_VILLAIN_COMBAT)
        for state in self.elders:
            if state == EVIL:
                combat += 1
        if self.terms.mode == COOPERATIVE:
            for space in self.box.track.more_combat:
                if self.marker <= space:
                    combat += 1
        return max(0, combat)

    def villain_wounds(self) -> int:
        """How many Wounds defeat the Villain. Only the sheet is multiplied, by the Heroes of the game or of a team
        (ATE-COOP-22, ATE-COOP-23, ATE-TEAM-06, ATE-OPEN-31)."""
        sheet = self.box.villains[self.villain].wounds
        if self.terms.mode == COOPERATIVE:
            sheet *= self.seats
            for space in self.box.track.more_wounds:
                if self.marker <= space:
                    sheet += 2
        elif self.terms.mode == TEAM:
            sheet *= self.seats // self.terms.teams
        return max(1, sheet + self.villain_more + self.modifier(S_VILLAIN_WOUNDS))

    # Elders

    def elder_skill(self, elder: int, skill: int) -> int:
        """Spirit, Cunning or Honor of an Elder (ATE-ELDER-04)."""
        return 0 if elder < 0 else self.box.elders[elder].skills[skill]

    def alive_in_town(self, elder: int) -> bool:
        """Whether an Elder is a living Town Elder, wherever it is."""
        return self.elders[elder] == IN_TOWN or self.elders[elder] == IN_PARTY or self.elders[elder] == ABROAD

    def is_evil(self, elder: int) -> bool:
        """Whether an Elder has joined the Villain and lives."""
        return self.elders[elder] == EVIL

    # Dice

    def die(self) -> int:
        """One D6 (ATE-DICE-01)."""
        return self.draw(DICE_STREAM, 6) + 1

    # Fights

    def foe_keywords(self) -> tuple[str, ...]:
        """The keywords of the foe of the fight under way."""
        if self.foe == NO_FOE:
            return ()
        if self.foe >= 0:
            return self.box.minions[self.foe].keywords
        return self.box.villains[self.villain].keywords

    def foe_skill(self) -> int:
        """The Skill the foe must be fought with (ATE-FIGHT-05, ATE-FAQ-01)."""
        return self.box.minions[self.foe].skill if self.foe >= 0 else COMBAT
