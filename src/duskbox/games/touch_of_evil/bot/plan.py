"""What a seat is about, by rule of thumb: grow strong, find the Lair, and go when the odds are good; and where it moves
to that end.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.bot.card_values import Lore, lore_of
from duskbox.games.touch_of_evil.bot.lone_hero import best_party, lone_chance
from duskbox.games.touch_of_evil.bot.strength import dice_of, item_gain, minion_odds, promise
from duskbox.games.touch_of_evil.bot.styles import DUEL, GROUP, LONE, Style
from duskbox.games.touch_of_evil.rules.board import DANGEROUS, TOWN
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import showdown_price
from duskbox.games.touch_of_evil.rules.turn.actions import item_price
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMPETITIVE,
    COOPERATIVE,
    CUNNING,
    DICE_STREAM,
    FACE_DOWN,
    IN_TOWN,
    NO_HERO,
    NOTHING,
    SPIRIT,
)

#: What a Showdown is taken to cost as long as no Lair is known.
USUAL_PRICE: Final = 5
#: A number that has not been worked out.
NOT_YET: Final = -1000


@final
class Plan:
    """What one seat makes of the table. It looks at what this seat may know, and at nothing else."""

    def __init__(self, t: Shadowbrook, seat: int, kind: int = 0) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.lore: Final[Lore] = lore_of(t.box)
        styles = DUEL if t.seats == 2 and t.terms.mode == COMPETITIVE else LONE if t.seats == 1 else GROUP
        style = styles[kind]
        self.style: Final[Style] = style
        team = t.team_of(seat)
        self.side: Final = [hero for hero in range(t.seats) if t.team_of(hero) == team]
        self.purse: Final = t.investigation[seat]
        self.health: Final = t.wounds_left(seat)
        #: Whose Lair card our side would use, the cheapest if there are several, and what it costs there.
        owner = NO_HERO
        price = USUAL_PRICE
        for hero in self.side:
            if t.lairs[hero] != NOTHING:
                asked = showdown_price(t, hero, t.lairs[hero])
                if owner == NO_HERO or asked < price:
                    owner = hero
                    price = asked
        self.owner: Final = owner
        self.price: Final = price
        #: The promise at which we go: less and less as it grows dark. The Elders of the town that are known to be good
        #: and those of whom that is not known, once they are looked for; a chance worked out.
        self._sorted = False
        self._known: list[int] = []
        self._unknown: list[int] = []
        self._hope = -1.0
        self._spare = NOT_YET
        bold = style.alone if t.terms.mode == COMPETITIVE else style.together
        self.needed: Final = bold - style.slope * max(0.0, style.late - t.marker)

    def noise(self, place: int) -> float:
        """From 0 to 1, by dice everyone has seen: what decides between things that are as good as each other."""
        mixed = (self.t.draws[DICE_STREAM] * 40503 + self.t.round * 1619 + self.seat * 31337 + place * 6971) & 0xFFFF
        mixed = (mixed * 48271 + 11) & 0xFFFFFF
        return ((mixed >> 5) & 0xFFFF) / 65536

    # Elders

    def knows(self, elder: int, place: int) -> bool:
        """Whether we have seen one of an Elder's Secrets."""
        mask = self.t.seen[elder][place]
        return self.t.secrets[elder][place] != FACE_DOWN and (mask == EVERYONE or mask >> self.seat & 1 == 1)

    def known_bad(self, elder: int) -> bool:
        """An Elder of whom we have seen a Secret that we do not want next to us."""
        secrets = self.t.secrets[elder]
        for place in range(len(secrets)):
            if self.knows(elder, place) and self.lore.unwanted[secrets[place]]:
                return True
        return False

    def known_good(self, elder: int) -> bool:
        """A living Elder in Town all of whose Secrets we have seen, none of them bad."""
        return self.t.elders[elder] == IN_TOWN and self.all_good(elder)

    def all_good(self, elder: int) -> bool:
        """An Elder all of whose Secrets we have seen, none of them bad."""
        secrets = self.t.secrets[elder]
        for place in range(len(secrets)):
            if not self.knows(elder, place) or self.lore.unwanted[secrets[place]]:
                return False
        return True

    def trusted(self) -> int:
        """How many Elders are known to be good."""
        found = 0
        for elder in range(len(self.t.elders)):
            if self.known_good(elder):
                found += 1
        return found

    def friends(self, known: bool) -> list[int]:
        """The Elders of the town that are known to be good, or those of whom that is not known,
        the most useful first.
        """
        if not self._sorted:
            self._sorted = True
            for elder in self.lore.by_rank:
                if self.t.elders[elder] == IN_TOWN:
                    if self.all_good(elder):
                        self._known.append(elder)
                    elif not self.known_bad(elder):
                        self._unknown.append(elder)
        return self._known if known else self._unknown

    def hope(self, price: int) -> float:
        """Our chance in a Showdown if we come to have the price; with the Elders that we would take.

        It is asked for again and again.
        """
        if self._hope < 0:
            self._hope = self.chance_at(self.t.lairs[self.seat], price)
        return self._hope

    def chance_at(self, lair: int, price: int) -> float:
        """Our chance in a Showdown at a Lair (-1: any) that costs so much."""
        left = max(0, self.purse - price)
        known, unknown = self.friends(True), self.friends(False)
        return best_party(self.t, self.lore, self.seat, self.seat, lair, left, known, unknown)

    def reckon(self, known: list[int], unknown: list[int]) -> float:
        """Our chance in the Showdown under way with these Elders."""
        return lone_chance(self.t, self.lore, self.seat, self.seat, NOTHING, self.purse, known, unknown)

    def party(self) -> int:
        """How many Elders would come along; each of them that dies brings the dark nearer."""
        wanted = 0
        for elder in range(len(self.t.elders)):
            if self.t.elders[elder] == IN_TOWN and not self.known_bad(elder):
                wanted += 1
        return max(0, min(2, wanted, (self.t.marker - 1) // 2))

    # The Showdown to come

    def outlook(self, price: int, rich: bool) -> float:
        """The promise of a Showdown, or a lone Hero's chance in it, with those who can pay, or with everyone if they
        come to be rich enough.
        """
        t = self.t
        if self.style.reckons:
            return self.hope(price) if rich or (self.purse >= price and not t.down[self.seat]) else 0.0
        fighters = [hero for hero in self.side if rich or (t.investigation[hero] >= price and not t.down[hero])]
        if not fighters:
            return 0.0
        if len(fighters) > 1:
            strength = [(-t.skill(hero, 2), hero) for hero in fighters]
            strength.sort()
            fighters = [hero for _, hero in strength]
        return promise(t, self.lore, self.style, fighters, price, self.party())

    def spare(self) -> int:
        """Investigation that need not be kept for a Showdown: once we are nearly strong enough, its price and the
        Lair's are put by.
        """
        if self._spare == NOT_YET:
            self._spare = self._to_spare()
        return self._spare

    def _to_spare(self) -> int:
        t = self.t
        if self.owner != NO_HERO:
            return self.purse - self.price
        if self.outlook(USUAL_PRICE, True) < self.needed * self.style.saves_at:
            return self.purse
        reserve = USUAL_PRICE
        if all(t.investigation[hero] <= self.purse for hero in self.side):
            reserve += t.lair_price()
        return self.purse - reserve

    def shopping(self, purse: int) -> int:
        """The Town Item in stock that adds most for its price, or -1."""
        t = self.t
        lore = self.lore
        items = t.items[self.seat]
        carried = [item for item in items if lore.town[item]]
        most = self.style.bargain
        if len(carried) >= 3:
            most += 0.7 + min([item_gain(t, lore, self.seat, item, []) for item in carried])
        best = NOTHING
        before = NOTHING
        for card in sorted(t.stock):
            if card != before and item_price(t, self.seat, card) <= purse:
                gain = item_gain(t, lore, self.seat, card, items)
                if gain > most:
                    best, most = card, gain
            before = card
        return best

    def stands_alone(self) -> bool:
        """In cooperative play the last Hero on its feet must not fall."""
        t = self.t
        return t.terms.mode == COOPERATIVE and all(t.down[hero] or hero == self.seat for hero in range(t.seats))

    # Moving

    def move(self, options: list[Option]) -> Option:
        """The space that promises most, now and after the next move,
        or the next on the way to where we are bound for.
        """
        t = self.t
        board = t.box.board
        size = board.size
        distance = board.distance
        style = self.style
        worths = [self.worth(space) for space in range(size)]
        goal = self.goal()
        here = t.at[self.seat]
        best = options[0]
        most = -1000.0
        for place, option in enumerate(options):
            stays = option.verb == "stay"
            space = here if stays else option.code
            value = worths[space]
            start = space * size
            if goal != NOTHING:
                value = 0.25 * value + 12.0 - 2.0 * distance[start + goal]
            else:
                ahead = -1000.0
                for other in range(size):
                    after = worths[other] - style.step * distance[start + other]
                    if after > ahead:
                        ahead = after
                value += style.ahead * ahead
            if stays:
                value -= style.stay if self.health >= 3 else style.stay + 0.7
            value += 0.2 * self.noise(place)
            if value > most:
                best, most = option, value
        return best

    def goal(self) -> int:
        """Where this Hero is bound for: the Lair when we are ready, the Doctor when hurt, the Blacksmith with a full
        purse; or -1.
        """
        t = self.t
        board = t.box.board
        seat = self.seat
        here = t.at[seat]
        if self.owner != NO_HERO and self.purse >= self.price and self.outlook(self.price, False) >= self.needed:
            place = t.box.lair_space[t.lairs[self.owner]]
            mine = board.apart(here, place)
            if all(
                mine <= board.apart(t.at[hero], place)
                for hero in self.side
                if t.investigation[hero] >= self.price and not t.down[hero]
            ):
                return place
        doctor = self.lore.doctor
        if doctor != NOTHING:
            if t.curse[seat] >= 0 and self.purse >= 6:
                return doctor
            hurt = self.health <= self.style.frail or (self.owner != NO_HERO and t.wounds[seat] >= 2)
            if hurt and self.purse >= self.style.doctor and board.apart(here, doctor) <= 6:
                return doctor
        if (
            self.lore.blacksmith != NOTHING
            and self.spare() >= self.style.shopper
            and self.shopping(self.purse) != NOTHING
        ):
            return self.lore.blacksmith
        return NOTHING

    def worth(self, space: int) -> float:
        """What a turn that ends in a space is worth, in Investigation."""
        t = self.t
        lore = self.lore
        style = self.style
        seat = self.seat
        value = 0.0
        minion = t.minions[space]
        if minion != NOTHING:
            odds = minion_odds(t, lore, seat, minion)
            value += style.minion * odds if odds > 0 else style.minion_loss * odds - 1.0
            if self.stands_alone():
                value -= 6.0
        if t.clues[space]:
            value += style.clue * self.collected(t.clues[space])
        kind = t.box.board.kinds[space]
        if lore.skills[space][0] != NOTHING:
            value += self.corner(space)
        elif space == lore.doctor:
            value += style.town + min(t.wounds[seat], self.purse // 2) * style.treated
        elif space == lore.blacksmith:
            value += style.town + (style.bought if self.shopping(self.spare()) != NOTHING else 0.0)
        elif space == lore.town_hall:
            value += style.hall
        elif space == lore.office:
            value += style.town + style.office
        elif kind == TOWN:
            value += style.town
        elif kind == DANGEROUS:
            value += style.danger if t.terms.mode == COMPETITIVE else style.danger_together
        elif t.heroes[seat] == lore.katarina:
            value += 1.0
        if t.rounds[space] != NOTHING:
            value -= 0.5
        return value

    def collected(self, clues: int) -> float:
        """What collecting in a space would bring."""
        t = self.t
        more = 1.0 if t.heroes[self.seat] == self.lore.cooke else 0.0
        if not t.terms.collecting:
            return clues + more
        skill = max(t.skill(self.seat, SPIRIT), t.skill(self.seat, CUNNING))
        return min(float(clues), skill / 3) + more * 0.7

    def corner(self, space: int) -> float:
        """A corner card: better with the right Skills and a free hand, worse for a weak Hero where it is wild."""
        t = self.t
        lore = self.lore
        style = self.style
        health = self.health
        one, other = lore.skills[space]
        value = style.corner + style.corner_skill * (t.skill(self.seat, one) + t.skill(self.seat, other))
        deck = t.box.corner_deck[space]
        free = True
        for item in t.items[self.seat]:
            if lore.deck[item] == deck:
                free = False
        if free:
            value += style.corner_free
        if lore.wild[space]:
            strength = dice_of(t, lore, self.seat, False) + style.wild_health * health - style.wild_enough
            value += max(-3.0, min(style.wild_most, style.wild * strength))
            value -= style.caution * max(0, 3 - health)
        else:
            value -= 0.5 * style.caution * max(0, 2 - health)
        if self.stands_alone():
            # If we fall too, all is lost.
            value -= 3.0 if health <= 3 else 1.0
        return value
