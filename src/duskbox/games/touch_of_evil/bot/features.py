"""What a seat knows of Shadowbrook as a row of numbers, for learners: docs/research.md has the columns.

Seats are counted from the one that looks: it is the first, and the others follow around the table. A number is a count,
or 1 for a thing that is so; counts stop at 255. The row is made of what `views.py` shows and of nothing else: a test
deals everything anew that the seat cannot know and finds the same row.
"""

from __future__ import annotations

from typing import Final, cast, final

from duskbox.core.decisions import Option
from duskbox.core.learning.features import Features
from duskbox.core.table import Table
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.rules.cards.windows import InPlay
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice, minion_wounds
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.rolls import Roll
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.terms import Terms
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ALLY,
    DECKS,
    ELDER_STATES,
    EVENT,
    ITEM,
    LAIR,
    MODES,
    MYSTERY,
    NO_HERO,
    NOTHING,
    ROLLS,
    SECRET,
    SECRETS,
    SKILLS,
    STATICS,
    TOWN_ITEMS,
    VILLAIN,
    WINDOWS,
)
from duskbox.games.touch_of_evil.schema.views import knows_lair, knows_secret

#: Every question of the game, in the order of the block `ask`.
ASKS: Final = (
    "ask-accuse", "ask-action", "ask-agree-to-trade", "ask-aim", "ask-assign", "ask-assign-militia",
    "ask-cancel-remaining", "ask-chase", "ask-clues-where", "ask-confirm-wounds", "ask-discard", "ask-discard-event",
    "ask-elder", "ask-fight-on", "ask-fight-where", "ask-free-event", "ask-hand-over", "ask-heal-elder",
    "ask-heal-between-rounds", "ask-heal-whom", "ask-hero", "ask-hero-tied", "ask-hunt-where", "ask-invite", "ask-join",
    "ask-join-free",
    "ask-keep-event", "ask-keep-lair", "ask-kill-elder", "ask-look", "ask-lose", "ask-may", "ask-may-pay",
    "ask-militia", "ask-militia-where", "ask-minion-way", "ask-minion-where", "ask-move", "ask-move-to",
    "ask-nearest-hero", "ask-one-of", "ask-order",
    "ask-order-moment", "ask-over-limit", "ask-read-out", "ask-regroup", "ask-remove-militia", "ask-remove-minion",
    "ask-reroll", "ask-reveal-elder", "ask-send-home", "ask-set-die", "ask-share-wounds", "ask-shield", "ask-steal",
    "ask-take-discarded", "ask-take-town-item", "ask-target-elder", "ask-test-skill", "ask-to-hero", "ask-trade",
    "ask-trade-now",
    "ask-walk", "ask-who-acts", "ask-who-dares", "ask-who-fights", "ask-who-fights-next", "ask-who-moves",
    "ask-who-is-hit", "ask-wounds-or-withdraw",
    *(f"ask-window-{window}" for window in WINDOWS),
)  # fmt: skip
_ASK_NUMBER: Final = {ask: number for number, ask in enumerate(ASKS)}

_MOST: Final = 255


def vocabulary(box: Box) -> list[Option]:
    """Every option a question can offer. Standing orders answer no question, so they are not among them."""
    return [option for option in box.options.all.by_key.values() if option.verb != "order"]


@final
class _Index:
    """The cards that can be in some place, and where each stands in a block."""

    def __init__(self, box: Box, kinds: tuple[int, ...], place: int = -1) -> None:
        self.at: Final = [-1] * len(box.cards)
        size = 0
        for card in box.cards:
            if card.kind in kinds and place in (-1, card.place):
                self.at[card.number] = size
                size += 1
        self.size: Final = size

    def counts(self, cards: list[int]) -> list[int]:
        """How many of each there are."""
        row = [0] * self.size
        for card in cards:
            if card >= 0 and self.at[card] >= 0:
                row[self.at[card]] += 1
        return row


@final
class ShadowbrookFeatures(Features):
    """Reads rows from tables of one box and one number of Heroes."""

    def __init__(self, box: Box, terms: Terms, whole: bool) -> None:
        self._box: Final = box
        self._terms: Final = terms
        self._seats: Final = terms.heroes
        self._whole: Final = whole
        self._events: Final = _Index(box, (EVENT,))
        self._carried: Final = _Index(box, (ITEM, ALLY))
        self._lairs: Final = _Index(box, (LAIR,))
        self._secrets: Final = _Index(box, (SECRET,))
        self._mysteries: Final = _Index(box, (MYSTERY,))
        self._stock: Final = _Index(box, (ITEM, ALLY), TOWN_ITEMS)
        super().__init__(self._blocks())

    def _blocks(self) -> list[tuple[str, int]]:
        box, seats = self._box, self._seats
        blocks = [
            ("ask", len(ASKS)),
            ("asked", seats),
            ("turn", seats),
            ("first", seats),
            ("mode", len(MODES)),
            ("modules", 6),
            ("clock", 4),
            ("villain", len(box.villains) + 4),
            ("roll", len(ROLLS) + seats + 7),
            ("fight", seats + len(box.minions) + 2 + 5),
            ("showdown", self._lairs.size + box.board.size),
            ("resolving", self._events.size + self._mysteries.size),
            ("hand", self._events.size),
            ("lasting", 2 * len(STATICS)),
        ]
        for place in range(seats):
            blocks += [
                (f"hero-{place}", len(box.heroes)),
                (f"at-{place}", box.board.size),
                (f"state-{place}", 9),
                (f"skills-{place}", len(SKILLS)),
                (f"lair-{place}", self._lairs.size),
                (f"carried-{place}", self._carried.size),
            ]
        blocks += [
            ("elders", len(box.elders) * (len(ELDER_STATES) + 1 + seats + 1 + 1)),
            ("minions", box.board.size),
            ("round-counters", box.board.size),
            ("clues", box.board.size),
            ("militia", box.board.size),
        ]
        if self._whole:
            blocks += [
                ("in-play", self._mysteries.size),
                ("secrets", len(box.elders) * self._secrets.size),
                ("evil-secrets", len(box.elders) * self._secrets.size),
                ("stock", self._stock.size),
                ("decks", len(DECKS)),
                ("discards", len(box.cards)),
                ("removed", len(box.cards)),
                ("counters", len(box.minions)),
                ("militia-left", 1),
            ]
        return blocks

    def __reduce__(self) -> tuple[object, ...]:
        return _reader, (self._box.overlay, self._terms.settings, self._whole)

    def row(self, table: Table, seat: int) -> bytearray:
        """The question, the clock, the dice and the fight, the hand, the Heroes, Elders and spaces; and of the whole
        also the piles.
        """
        t = cast(Shadowbrook, table)
        row = self._question(t, seat)
        row += self._clock(t)
        row += self._dice(t, seat)
        row += self._fight(t, seat)
        row += self._showdown(t)
        row += self._events.counts(t.hands[seat]) if seat >= 0 else [0] * self._events.size
        row += _lasting(t, seat)
        for place in range(self._seats):
            row += self._hero(t, (seat + place) % self._seats if seat >= 0 else place, seat)
        row += self._elders(t, seat)
        for space in range(self._box.board.size):
            row.append(t.minions[space] + 1)
        for space in range(self._box.board.size):
            row.append(t.rounds[space] + 1)
        row += t.clues
        row += t.militia
        if self._whole:
            row += self._piles(t, seat)
        try:
            return bytearray(row)
        except ValueError:
            # Hardly ever: a Hero has hoarded more than a byte can hold.
            return bytearray([min(number, _MOST) for number in row])

    def _place(self, hero: int, seat: int) -> int:
        """Where a Hero sits, counted from the seat that looks; a spectator counts from the first."""
        return (hero - seat) % self._seats if seat >= 0 else hero

    def _one_seat(self, hero: int, seat: int) -> list[int]:
        row = [0] * self._seats
        if hero != NO_HERO:
            row[self._place(hero, seat)] = 1
        return row

    def _question(self, t: Shadowbrook, seat: int) -> list[int]:
        """What this seat is asked, who is asked as far as it may know, whose turn it is, and who is First Player."""
        row = [0] * len(ASKS)
        asked = NO_HERO
        decision = t.decision
        if decision is not None:
            if decision.seat == seat:
                row[_ASK_NUMBER[decision.ask]] = 1
            if decision.seat == seat or not decision.private:
                asked = decision.seat
        return row + self._one_seat(asked, seat) + self._one_seat(t.turn, seat) + self._one_seat(t.first, seat)

    def _clock(self, t: Shadowbrook) -> list[int]:
        """Mode, modules, round, phase, the track and the Villain."""
        terms = t.terms
        row = [0] * len(MODES)
        row[terms.mode] = 1
        for on in (terms.collecting, terms.abilities, terms.curse, terms.charts, terms.secrets, terms.showdown_chart):
            row.append(1 if on else 0)
        row += [t.round, t.phase, t.marker, t.lair_price()]
        villain = [0] * len(self._box.villains)
        if t.villain >= 0:
            villain[t.villain] = 1
            return row + villain + [t.villain_combat(), t.villain_wounds(), t.villain_hurt, t.villain_more]
        return row + villain + [0, 0, 0, 0]

    def _dice(self, t: Shadowbrook, seat: int) -> list[int]:
        """The roll on the table: what it is for, whose it is, how many dice show each number, and what they have to
        reach.
        """
        row = [0] * (len(ROLLS) + self._seats + 7)
        for step in reversed(t.stack):
            if isinstance(step, Roll) and step.dice:
                row[step.kind] = 1
                if step.hero != NO_HERO:
                    row[len(ROLLS) + self._place(step.hero, seat)] = 1
                for die in step.dice:
                    row[len(ROLLS) + self._seats + die - 1] += 1
                row[-1] = step.target
                break
        return row

    def _fight(self, t: Shadowbrook, seat: int) -> list[int]:
        """Who fights what with how many dice, and how it stands."""
        minions = len(self._box.minions)
        row = [0] * (self._seats + minions + 2 + 5)
        if t.foe == NO_FOE or t.fighter == NO_HERO:
            return row
        row[self._place(t.fighter, seat)] = 1
        at = self._seats
        row[at + (t.foe if t.foe >= 0 else minions if t.foe == VILLAIN else minions + 1)] = 1
        at += minions + 2
        row[at] = fight_dice(t, t.fighter)
        row[at + 1] = enemy_dice(t, t.foe)
        for step in reversed(t.stack):
            if isinstance(step, Fight):
                row[at + 2] = step.rounds
                row[at + 3] = step.hurt
                row[at + 4] = minion_wounds(t, step.minion)
                break
        return row

    def _showdown(self, t: Shadowbrook) -> list[int]:
        """The Showdown under way and where it is; and the cards that are being carried out."""
        row = self._lairs.counts([t.showdown])
        spaces = [0] * self._box.board.size
        if t.showdown_space != NOTHING:
            spaces[t.showdown_space] = 1
        cards: list[int] = []
        for step in t.stack:
            if isinstance(step, InPlay) and step.kind in (EVENT, MYSTERY):
                cards.append(step.card)
        return row + spaces + self._events.counts(cards) + self._mysteries.counts(cards)

    def _hero(self, t: Shadowbrook, hero: int, seat: int) -> list[int]:
        """A Hero's sheet, place, state, Skills, Lair card if it is known, Items and Allies."""
        row = [0] * (len(self._box.heroes) + self._box.board.size)
        if not t.own or not t.own[0]:
            # Set-up is not over: there are no Heroes yet.
            return row + [0] * (9 + len(SKILLS) + self._lairs.size + self._carried.size)
        row[t.heroes[hero]] = 1
        row[len(self._box.heroes) + t.at[hero]] = 1
        row += [
            t.wounds[hero],
            t.wounds[hero] + t.wounds_left(hero),
            t.investigation[hero],
            t.down[hero],
            t.curse[hero] + 1,
            t.changed[hero],
            len(t.hands[hero]),
            1 if t.lairs[hero] != NOTHING else 0,
            1 if seat >= 0 and t.team_of(hero) == t.team_of(seat) else 0,
        ]
        for skill in range(4):
            row.append(t.skill(hero, skill))
        row += self._lairs.counts([t.lairs[hero]] if knows_lair(t, seat, hero) else [])
        return row + self._carried.counts(t.items[hero])

    def _elders(self, t: Shadowbrook, seat: int) -> list[int]:
        """What each Elder is doing, its Wounds, whose it is, where it is, and how many Secrets lie beneath it."""
        row: list[int] = []
        for elder in range(len(self._box.elders)):
            states = [0] * len(ELDER_STATES)
            states[t.elders[elder]] = 1
            row += states
            row.append(t.elder_hurt[elder])
            row += self._one_seat(t.elder_with[elder], seat)
            row.append(t.elder_at[elder] + 1)
            row.append(len(t.secrets[elder]))
        return row

    def _piles(self, t: Shadowbrook, seat: int) -> list[int]:
        """Mysteries in play, Secrets that were seen, the stock, the decks, and what has been put away."""
        row = self._mysteries.counts(t.in_play)
        for elder in range(len(self._box.elders)):
            cards, seen = t.secrets[elder], t.seen[elder]
            row += self._secrets.counts(
                [cards[place] for place in range(len(cards)) if knows_secret(seen[place], seat)]
            )
        for elder in range(len(self._box.elders)):
            row += self._secrets.counts(t.evil_secrets[elder])
        row += self._stock.counts(t.stock)
        for deck in range(len(DECKS)):
            # Secrets that lie face down are not settled yet, so they are still part of the pool.
            face_down = t.face_down() if deck == SECRETS else 0
            row.append(len(t.pools[deck]) - face_down)
        away = [0] * len(self._box.cards)
        for pile in t.discards:
            for card in pile:
                away[card] += 1
        removed = [0] * len(self._box.cards)
        for card in t.removed:
            removed[card] += 1
        return row + away + removed + t.counters + [t.militia_left]


def _lasting(t: Shadowbrook, seat: int) -> list[int]:
    """What holds for a while for this seat or for everyone: what is added, then what is taken away."""
    more = [0] * len(STATICS)
    less = [0] * len(STATICS)
    for place in range(0, len(t.lasting), 4):
        if t.lasting[place + 1] in (NO_HERO, seat):
            amount = t.lasting[place + 2]
            if amount >= 0:
                more[t.lasting[place]] += amount
            else:
                less[t.lasting[place]] -= amount
    return more + less


def _reader(pack: dict[str, object] | None, settings: dict[str, str], whole: bool) -> Features:
    """The reader that was pickled so. Boxes are known to the game, which is built on this module, hence the late
    import.
    """
    from duskbox.games.touch_of_evil.game import GAME

    return GAME.learner.features(GAME.setup(settings, None, pack), whole)
