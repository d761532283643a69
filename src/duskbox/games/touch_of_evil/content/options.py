"""Every option that a table of one box can offer, made once and shared by all its tables."""

from __future__ import annotations

from typing import Final, final

from duskbox.core.decisions import Option, Vocabulary
from duskbox.games.touch_of_evil.content.kinds import Card, Elder, Service
from duskbox.games.touch_of_evil.rules.vocabulary import MOST_HEROES, SKILLS, WINDOWS

#: The most dice, Wounds or Investigation that one choice can name.
MOST_AMOUNT: Final = 60


@final
class Options:
    """Options by what they are about: `play[card]`, `move[space]`, `look[elder]`, `hero[seat]`, …"""

    def __init__(
        self, cards: list[Card], spaces: list[str], elders: list[Elder], triggers: list[str], services: list[Service]
    ) -> None:
        o = Vocabulary(lasting=False)
        self.all: Final = o
        self._of_cards: Final = cards
        self._of_spaces: Final = spaces
        self._of_elders: Final = elders
        self.passing: Final = o.add("pass")
        self.yes: Final = o.add("yes")
        self.no: Final = o.add("no")
        # Each trigger by the thing it stands on; a second one on the same thing is counted.
        self.use: Final[list[Option]] = []
        self.resolve: Final[list[Option]] = []
        met: dict[str, int] = {}
        for number, name in enumerate(triggers):
            met[name] = met.get(name, 0) + 1
            which = (name,) if met[name] == 1 else (name, str(met[name]))
            self.use.append(o.add("use", *which, code=number))
            self.resolve.append(o.add("resolve", *which, code=number))
        self.play: Final = self._cards("play")
        self.keep: Final = self._cards("keep")
        self.discard: Final = self._cards("discard")
        self.lose: Final = self._cards("lose")
        self.buy: Final = self._cards("buy")
        self.give: Final = self._cards("give")
        self.take: Final = self._cards("take")
        self.cancel: Final = self._cards("cancel")
        self.hand_over: Final = [o.add("hand-over", str(seat), code=seat) for seat in range(MOST_HEROES)]
        self.resolve_hunt: Final = o.add("resolve", "hunt")
        self.resolve_curse: Final = [o.add("resolve", "curse", str(seat), code=seat) for seat in range(MOST_HEROES)]
        # Spaces
        self.move: Final = self._spaces("move")
        self.escape: Final = self._spaces("escape")
        self.space: Final = self._spaces("space")
        self.stay: Final = o.add("stay")
        # Actions
        self.encounter: Final = o.add("encounter")
        self.collect: Final = o.add("collect")
        self.collect_with: Final = [o.add("collect", skill, code=code) for code, skill in enumerate(SKILLS[:2])]
        self.heal: Final = o.add("heal")
        self.buy_lair: Final = o.add("buy-lair")
        self.end_turn: Final = o.add("end-turn")
        self.service: Final = [o.add("service", service.name, code=code) for code, service in enumerate(services)]
        self.look: Final = self._elders("look")
        self.showdown: Final = [o.add("showdown", str(seat), code=seat) for seat in range(MOST_HEROES)]
        self.trade: Final = [o.add("trade", str(seat), code=seat) for seat in range(MOST_HEROES)]
        self.act: Final = [o.add("act", str(seat), code=seat) for seat in range(MOST_HEROES)]
        # People
        self.hero: Final = [o.add("hero", str(seat), code=seat) for seat in range(MOST_HEROES)]
        self.elder_option: Final = self._elders("elder")
        self.accuse: Final = self._elders("accuse")
        self.dismiss: Final = self._elders("dismiss")
        self.assign: Final = [
            [o.add("assign", elder.name, str(seat), code=number * MOST_HEROES + seat) for seat in range(MOST_HEROES)]
            for number, elder in enumerate(elders)
        ]
        self.assign_militia: Final = [o.add("militia", str(seat), code=seat) for seat in range(MOST_HEROES)]
        # Fights and dice
        self.fight_on: Final = o.add("fight-on")
        self.skill: Final = [o.add("skill", skill, code=code) for code, skill in enumerate(SKILLS)]
        self.die: Final = [o.add("die", str(face), code=face) for face in range(7)]
        self.amount: Final = [o.add("amount", str(number), code=number) for number in range(MOST_AMOUNT + 1)]
        self.way: Final = [o.add("way", str(number + 1), code=number) for number in range(6)]
        self.lose_investigation: Final = o.add("lose-investigation")
        self.absorb: Final = o.add("militia-takes-it")
        self.take_wounds: Final = o.add("take-wounds")
        self.offer: Final = o.add("offer")
        self.withdraw: Final = o.add("withdraw")
        # Standing orders, for each window and for all
        self.order_pass: Final = [o.add("order", "pass", window, code=code) for code, window in enumerate(WINDOWS)]
        self.order_ask: Final = [o.add("order", "ask", window, code=code) for code, window in enumerate(WINDOWS)]
        self.order_rest: Final = o.add("order", "rest")
        self.order_wake: Final = o.add("order", "wake")
        self.order_matters: Final = o.add("order", "matters")
        self.order_always: Final = o.add("order", "always")

    def _cards(self, verb: str) -> list[Option]:
        return [self.all.add(verb, card.name, code=card.number) for card in self._of_cards]

    def _spaces(self, verb: str) -> list[Option]:
        return [self.all.add(verb, name, code=code) for code, name in enumerate(self._of_spaces)]

    def _elders(self, verb: str) -> list[Option]:
        return [self.all.add(verb, elder.name, code=code) for code, elder in enumerate(self._of_elders)]
