"""Rules of thumb for A Touch of Evil: grow strong, find the Lair, and go when the odds are good.

The agent sees its view and the options, nothing else. What it knows of the cards is in `shadowbrook_lore`, how it weighs a fight in
`shadowbrook_odds`, and what it does when it is asked outside its own plans in `shadowbrook_answers`.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from duskbox.agents.agent import Glance
from duskbox.agents.shadowbrook_answers import Answers
from duskbox.agents.shadowbrook_lore import (
    AT_ONCE,
    CORNER_CARDS,
    CORNER_SKILLS,
    CORNERS,
    DANGEROUS,
    ELDERS,
    TOWN_ITEMS,
    Pieces,
    distances,
    known_bad,
    known_good,
)
from duskbox.agents.shadowbrook_odds import fight_dice, item_gain, minion_odds, promise
from duskbox.core.decisions import Option

#: What a Showdown is taken to cost as long as no Lair is known.
USUAL_PRICE: Final = 5
#: Promise at which a Showdown is started: alone against rivals, and together against the dark.
ALONE: Final = 1.25
TOGETHER: Final = 1.1
#: With the marker at this number or less there is no more time to lose.
LATE: Final = 10
SLOPE: Final = 0.11
#: What each missing point of health takes from the worth of a wild place.
CAUTION: Final = 0.6


@final
class ShadowbrookThumb:
    """Plays one seat."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._answers = Answers(self._random)
        self._far: dict[str, dict[str, int]] = {}

    def pick(self, glance: Glance, options: list[Option]) -> Option:
        """What the rules of thumb say."""
        if len(options) == 1:
            return options[0]
        ask = glance.ask
        if ask == "ask-move":
            return self._move(glance.pieces(), glance.seat, options)
        if ask == "ask-action":
            return self._act(glance.pieces(), glance.seat, options)
        return self._answers.answer(glance, ask, options)

    # The plan

    def _side(self, p: Pieces, seat: int) -> list[Pieces]:
        team = p["heroes"][seat]["team"]
        return [hero for hero in p["heroes"] if hero["team"] == team]

    def _needed(self, p: Pieces) -> float:
        """The promise at which we go: less and less as it grows dark."""
        marker = int(p["marker"])
        need = ALONE if p["mode"] == "competitive" else TOGETHER
        return need - SLOPE * max(0, LATE - marker)

    def _lair(self, side: list[Pieces]) -> Pieces | None:
        """The owner of a Lair card that our side can use, the cheapest if there are several."""
        owners = [hero for hero in side if hero["lair"] is not None]
        return min(owners, key=lambda hero: int(hero["showdown_price"])) if owners else None

    def _elders(self, p: Pieces) -> int:
        """How many Elders would come along."""
        wanted = sum(1 for elder in p["elders"] if elder["state"] == "town" and not known_bad(elder))
        return max(0, min(2, wanted, (int(p["marker"]) - 1) // 2))

    def _outlook(self, p: Pieces, side: list[Pieces], price: int, rich: bool) -> float:
        """The promise of a Showdown, with those who can pay, or with everybody if they come to be rich enough."""
        fighters = [hero for hero in side if rich or (hero["investigation"] >= price and not hero["down"])]
        fighters.sort(key=lambda hero: -float(hero["skills"]["combat"]["value"]))
        return promise(p, fighters, price, self._elders(p)) if fighters else 0.0

    # Moving

    def _move(self, p: Pieces, seat: int, options: list[Option]) -> Option:
        me: Pieces = p["heroes"][seat]
        spaces = {space["name"]: space for space in p["spaces"]}
        if not self._far:
            self._far = distances(p["spaces"])
        worths = {name: self._worth(p, me, space) for name, space in spaces.items()}
        goal = self._goal(p, seat, me)
        best = options[0]
        most = -1000.0
        for option in options:
            here = me["at"] if option.verb == "stay" else option.args[0]
            far = self._far[here]
            value = worths[here]
            if goal:
                value = 0.25 * value + 12.0 - 2.0 * far[goal]
            else:
                ahead = max(worth - 0.45 * far[name] for name, worth in worths.items())
                value += 0.6 * ahead
            if option.verb == "stay":
                value -= 0.5 if me["health"] - me["wounds"] >= 3 else 1.2
            value += self._random.random() * 0.2
            if value > most:
                best, most = option, value
        return best

    def _goal(self, p: Pieces, seat: int, me: Pieces) -> str:
        """Where this Hero is bound for: the Lair when we are ready, the Doctor when hurt, the Blacksmith with a full purse."""
        side = self._side(p, seat)
        lair = self._lair(side)
        purse = int(me["investigation"])
        far = self._far[me["at"]]
        if lair is not None:
            price = int(lair["showdown_price"])
            if purse >= price and self._outlook(p, side, price, False) >= self._needed(p):
                place = str(lair["lair_at"])
                payers = [hero for hero in side if hero["investigation"] >= price and not hero["down"]]
                if far[place] <= min(self._far[hero["at"]][place] for hero in payers):
                    return place
        if me["curse"] is not None and purse >= 6:
            return "doctors-office"
        health = me["health"] - me["wounds"]
        if (health <= 1 or (lair is not None and me["wounds"] >= 2)) and purse >= 4 and far["doctors-office"] <= 6:
            return "doctors-office"
        if self._spare(p, seat, me, side) >= 8 and self._shopping(p, me, purse) is not None:
            return "blacksmith"
        return ""

    def _worth(self, p: Pieces, me: Pieces, space: Pieces) -> float:
        """What a turn that ends in a space is worth, in Investigation."""
        value = 0.0
        name = space["name"]
        health = me["health"] - me["wounds"]
        purse = int(me["investigation"])
        if space["minion"] is not None:
            odds = minion_odds(me, space["minion"])
            value += 2.5 * odds if odds > 0 else 5.0 * odds - 1.0
            if _stands_alone(p, me):
                value -= 6.0
        clues = int(space["clues"])
        if clues:
            value += self._collected(p, me, clues)
        if name in CORNERS:
            value += self._corner(p, me, name, health)
        elif name == "doctors-office":
            value += 1.1 + min(me["wounds"], purse // 2) * 0.9
        elif name == "blacksmith":
            found = self._shopping(p, me, self._spare(p, me["seat"], me, self._side(p, me["seat"])))
            value += 1.1 + (2.5 if found is not None else 0.0)
        elif name == "town-hall":
            value += 1.6
        elif name in ("church", "magistrates-office"):
            value += 1.1
        elif name in DANGEROUS:
            value += 0.7 if p["mode"] == "competitive" else 0.2
        elif me["hero"] == "katarina":
            value += 1.0
        if space["round"] is not None:
            value -= 0.5
        return float(value)

    def _collected(self, p: Pieces, me: Pieces, clues: int) -> float:
        """What collecting in a space would bring."""
        more = 1.0 if me["hero"] == "inspector-cooke" else 0.0
        if not p["modules"]["collecting"]:
            return clues + more
        skill = max(me["skills"]["spirit"]["value"], me["skills"]["cunning"]["value"])
        return float(min(clues, skill / 3)) + more * 0.7

    def _corner(self, p: Pieces, me: Pieces, name: str, health: int) -> float:
        """A corner card: better with the right Skills and a free hand, worse for a weak Hero where it is wild."""
        one, other = CORNER_SKILLS[name]
        value = 1.3 + 0.12 * float(me["skills"][one]["value"] + me["skills"][other]["value"])
        if all(CORNER_CARDS.get(item, ("", 0))[0] != name for item in me["items"]):
            value += 1.4
        if name in ("olde-woods", "abandoned-keep"):
            value += max(-3.0, min(1.2, 0.25 * (fight_dice(me, []) + 0.8 * health - 5.0)))
            value -= CAUTION * max(0, 3 - health)
        else:
            value -= 0.5 * CAUTION * max(0, 2 - health)
        if _stands_alone(p, me):
            # If we fall too, all is lost.
            value -= 3.0 if health <= 3 else 1.0
        return value

    # Acting

    def _act(self, p: Pieces, seat: int, options: list[Option]) -> Option:
        by: dict[str, list[Option]] = {}
        for option in options:
            by.setdefault(option.verb, []).append(option)
        me: Pieces = p["heroes"][seat]
        side = self._side(p, seat)
        purse = int(me["investigation"])
        if "collect" in by:
            return self._collect(me, by["collect"])
        lair = self._lair(side)
        price = USUAL_PRICE if lair is None else int(lair["showdown_price"])
        spare = self._spare(p, seat, me, side)
        chosen = self._before_showdown(p, seat, me, side, by, price)
        if chosen is not None:
            return chosen
        for option in by.get("service", []):
            if option.args[0] == "lift-curse" or (option.args[0] == "treatment" and me["wounds"] and spare >= 2):
                return option
        if "heal" in by and me["health"] - me["wounds"] <= 1 and spare >= 3:
            return by["heal"][0]
        if "heal" in by and lair is not None and spare >= 3:
            return by["heal"][0]
        if "buy" in by:
            name = self._shopping(p, me, spare)
            for option in by["buy"]:
                if option.args[0] == name:
                    return option
        for option in [*by.get("use", []), *by.get("play", [])]:
            if self._useful(p, me, option, purse):
                return option
        if "buy-lair" in by and self._wants_lair(p, me, side, lair, purse):
            return by["buy-lair"][0]
        look = self._look(p, by, lair, purse - price)
        if look is not None:
            return look
        for option in by.get("service", []):
            if self._pays(p, me, lair, option.args[0], spare):
                return option
        if "encounter" in by:
            return by["encounter"][0]
        return by["end-turn"][0]

    def _before_showdown(
        self, p: Pieces, seat: int, me: Pieces, side: list[Pieces], by: dict[str, list[Option]], price: int
    ) -> Option | None:
        """Start the Showdown if it promises enough; heal and look around first. There is a short way to the Lair, too."""
        tunnels = [option for option in by.get("play", []) if option.args[0] == "smugglers-tunnel"]
        if "showdown" not in by and (not tunnels or "encounter" not in by or self._lair(side) is None):
            return None
        purse = int(me["investigation"])
        outlook = self._outlook(p, side, price, False)
        if outlook < self._needed(p) * 0.95 or purse < price:
            return None
        if "showdown" not in by:
            return tunnels[0]
        look = self._look(p, by, me, purse - price)
        if look is not None:
            return look
        if "heal" in by and purse >= price + 3:
            return by["heal"][0]
        for option in [*by.get("play", []), *by.get("use", [])]:
            if option.args[0] in ("pitchforks-and-torches", "hold-the-line"):
                return option
            if option.args[0] == "castellans-signet" and purse >= price + 2:
                return option
        return by["showdown"][0]

    def _collect(self, me: Pieces, options: list[Option]) -> Option:
        better = "spirit" if me["skills"]["spirit"]["value"] >= me["skills"]["cunning"]["value"] else "cunning"
        for option in options:
            if option.args and option.args[0] == better:
                return option
        return options[0]

    def _spare(self, p: Pieces, seat: int, me: Pieces, side: list[Pieces]) -> int:
        """Investigation that need not be kept for a Showdown: once we are nearly strong enough, its price and the Lair's are put by."""
        purse = int(me["investigation"])
        lair = self._lair(side)
        if lair is not None:
            return purse - int(lair["showdown_price"])
        outlook = self._outlook(p, side, USUAL_PRICE, True)
        needed = self._needed(p)
        if outlook < needed:
            return purse
        reserve = USUAL_PRICE
        if all(hero["investigation"] <= purse for hero in side):
            reserve += int(p["lair_price"])
        return purse - reserve

    def _shopping(self, p: Pieces, me: Pieces, purse: int) -> str | None:
        """The Town Item in stock that adds most for its price."""
        carried = [item for item in me["items"] if item in TOWN_ITEMS]
        keywords = p["villain"]["keywords"]
        worst = 0.0
        if len(carried) >= 3:
            worst = 0.7 + min(item_gain({**me, "items": []}, item, TOWN_ITEMS[item], keywords) for item in carried)
        best: str | None = None
        most = worst + 0.55
        for name in dict.fromkeys(p["stock"]):
            price = self._price(p, me, name)
            if price <= purse:
                gain = item_gain(me, name, TOWN_ITEMS.get(name, 1.0), keywords)
                if gain > most:
                    best, most = name, gain
        return best

    def _price(self, p: Pieces, me: Pieces, name: str) -> int:
        """What we remember of an item's price."""
        usual = _PRICES.get(name, 4)
        return usual - ("travelling-tinker" in me["items"]) + ("barred-shutters" in p["in_play"])

    def _wants_lair(self, p: Pieces, me: Pieces, side: list[Pieces], lair: Pieces | None, purse: int) -> bool:
        """A Lair card when we are strong enough, and the Showdown can be paid soon after."""
        if lair is not None:
            return False
        ready = self._outlook(p, side, USUAL_PRICE, True) >= self._needed(p) * 0.95
        left = purse - int(p["lair_price"])
        return ready and left >= (3 if p["mode"] == "competitive" else 0)

    def _look(self, p: Pieces, by: dict[str, list[Option]], lair: Pieces | None, purse: int) -> Option | None:
        """Look at Elders until two are known to be good; not together, where a bad Secret takes effect at once."""
        if "look" not in by or lair is None or purse < 2 or p["mode"] == "cooperative":
            return None
        if sum(1 for elder in p["elders"] if known_good(elder)) >= 2:
            return None
        states = {elder["name"]: elder["state"] for elder in p["elders"]}
        names = [option.args[0] for option in by["look"]]
        for name in ELDERS:
            if name in names and states.get(name) == "town":
                return by["look"][names.index(name)]
        return None

    def _pays(self, p: Pieces, me: Pieces, lair: Pieces | None, service: str, spare: int) -> bool:
        """Training for those who fight with the Skill or have all they can buy; Militia for the Lair; a look into the records."""
        rich = spare >= 12
        if service == "pray":
            return ("ashen-staff" in me["items"] and spare >= 4) or rich
        if service == "study":
            return ("tools-of-science" in me["items"] and spare >= 4) or rich
        if service == "raise-militia":
            return lair is not None and spare >= 3
        known = sum(1 for elder in p["elders"] if known_good(elder))
        return service == "court-records" and known < 2 and spare >= 1

    def _useful(self, p: Pieces, me: Pieces, option: Option, purse: int) -> bool:
        """Whether something that can be done in the action step should be done now."""
        name = option.args[0]
        if option.verb == "play":
            if name == "cockcrow":
                return int(p["marker"]) < 19
            return name in AT_ONCE or (name == "the-bird-has-flown" and p["mode"] == "cooperative")
        if name == "travelling-tinker":
            return self._shopping(p, me, 4) is not None
        if name == "forgotten-prisoner":
            return not me["has_lair"] and p["marker"] <= 12
        known = sum(1 for elder in p["elders"] if known_good(elder))
        if name == "blind-seeress":
            return known < 2 and me["health"] - me["wounds"] >= 3
        if name == "household-ledger":
            return known < 2 and p["marker"] <= 14
        return name == "brass-spyglass"


def _stands_alone(p: Pieces, me: Pieces) -> bool:
    """In cooperative play the last Hero on its feet must not fall."""
    return p["mode"] == "cooperative" and all(hero["down"] or hero["seat"] == me["seat"] for hero in p["heroes"])


#: Prices at the Blacksmith, as remembered.
_PRICES: Final = {
    "musket": 8, "dueling-pistol": 6, "silver-bullets": 4, "sword": 7, "knife": 3, "wooden-stake": 6, "garlic": 3,
    "holy-water": 4, "torch": 3, "tools-of-science": 5, "village-almanac": 3, "horse": 3, "county-map": 3,
}  # fmt: skip
