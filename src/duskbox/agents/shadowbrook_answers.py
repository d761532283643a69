"""What the rules of thumb for A Touch of Evil answer when they are asked: windows, fights, choices that cards bring."""

from __future__ import annotations

from random import Random
from typing import Final, final

from duskbox.agents.agent import Glance
from duskbox.agents.shadowbrook_lore import ELDERS, EVIL, KEEP, WAYS, WORST, Pieces, card_worth, known_bad, known_good
from duskbox.agents.shadowbrook_odds import at_least, fight_dice
from duskbox.core.decisions import Option

#: Abilities and cards that are gone when they are used in a fight: kept for the Villain or an emergency.
_ONCE: Final = (
    "torch", "holy-water", "old-butler", "witch-bottle", "faithful-hound", "book-of-riddles", "victor", "coil-of-rope",
    "gunpowder-keg", "veiled-mirror",
)  # fmt: skip
#: Health kept back when Wounds are shared to hold the marker, with Darkness near and far.
NEAR: Final = 9
#: The chance of falling above which a Hero runs from a Minion that it is not likely to strike down.
FEAR: Final = 0.3
SPARE_NEAR: Final = 2
SPARE_FAR: Final = 2
#: The chance that all fall in a round, above which one of them leaves the Showdown.
RISK: Final = 0.2
#: Events that only hinder a rival, or that are better kept for their own time.
_RIVALS: Final = ("the-bird-has-flown",)


@final
class Answers:
    """Answers one seat's questions outside moving and acting."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def answer(self, glance: Glance, ask: str, options: list[Option]) -> Option:
        """By the question."""
        if ask.startswith("ask-window"):
            return self._window(glance, ask[11:], options)
        by: dict[str, list[Option]] = {}
        for option in options:
            by.setdefault(option.verb, []).append(option)
        if ask == "ask-fight-on":
            return self._fight_on(glance, by)
        if ask == "ask-invite":
            return self._invite(glance.pieces(), by)
        if ask == "ask-accuse":
            return self._accuse(glance.pieces(), by)
        if ask == "ask-join":
            return by["yes"][0]
        if ask in ("ask-regroup", "ask-send-home"):
            # The death of an Elder would be the end.
            near = "dismiss" in by and glance.pieces()["marker"] <= 2  # type: ignore[operator]
            return by["dismiss"][0] if near else by["pass"][0]
        if ask == "ask-trade":
            return by["withdraw"][0]
        if "amount" in by:
            return self._amount(glance, ask, by["amount"])
        if "way" in by:
            return self._way(glance, by["way"])
        if "die" in by:
            return self._die(glance.pieces(), ask, by["die"])
        if ask in ("ask-keep-event", "ask-discard-event"):
            return self._event(ask, options)
        if ask == "ask-keep-lair":
            return options[0]
        if "lose-investigation" in by:
            return by["lose-investigation"][0]
        if ask in ("ask-assign", "ask-assign-militia"):
            return self._assign(glance.pieces(), options)
        for verb in ("lose", "discard"):
            if verb in by:
                return min(by[verb], key=_worth_of)
        for verb in ("take", "buy", "keep"):
            if verb in by:
                return max(by[verb], key=_worth_of)
        if "hand-over" in by:
            return by["hand-over"][0]
        if "hero" in by:
            return self._hero(glance, ask, by["hero"])
        if "elder" in by:
            return self._elder(glance.pieces(), ask, by["elder"])
        if "skill" in by:
            skills = glance.pieces()["heroes"][glance.seat]["skills"]  # type: ignore[index]
            return max(by["skill"], key=lambda option: int(skills[option.args[0]]["value"]))
        if "militia-takes-it" in by:
            return by["militia-takes-it"][0]
        if "space" in by or "move" in by:
            return self._space(glance, ask, options)
        if "yes" in by:
            return by["yes"][0]
        return options[int(self._random.random() * len(options))]

    # Windows

    def _window(self, glance: Glance, window: str, options: list[Option]) -> Option:
        passing = options[-1]
        p: Pieces = glance.pieces()
        me: Pieces = p["heroes"][glance.seat]
        fight = p["fight"]
        ours = fight is not None and p["heroes"][fight["hero"]]["team"] == me["team"]
        final = p["showdown"] is not None and ours
        health = me["health"] - me["wounds"]
        if p["showdown"] is not None and not ours:
            # A rival is at the Villain: whatever stops it.
            for option in options:
                if option.args and option.args[0] in ("the-bird-has-flown", "the-evil-eye"):
                    return option
            return passing
        playable = [option for option in options[:-1] if option.args[0] not in _RIVALS]
        if not playable:
            return passing
        if window == "roll":
            return self._roll_window(p, me, fight, final, playable, passing)
        if window == "card":
            return self._card_window(p, me, playable, passing)
        if window == "wounds":
            saving = [option for option in playable if option.args[0] not in _ONCE and option.verb == "use"]
            if saving:
                return saving[0]
            return playable[0] if health <= 2 or (final and health <= 3) else passing
        if window in ("ko", "showdown-step"):
            return self._first(playable, passing, p, me, final)
        if window in ("fight", "fight-round"):
            if final:
                return self._first(playable, passing, p, me, final)
            hard = fight is not None and ours and fight["foe_dice"] >= 4 and fight["hero"] == glance.seat
            once = ("one-clean-shot", "holy-water", "aim-for-the-heart", "circle-of-salt", "sack-of-flour")
            if health <= 2 or (hard and health <= 3):
                for option in playable:
                    if option.args[0] in once:
                        return option
            return passing
        if window in ("turn-step", "mystery-step"):
            return self._quiet_window(p, me, playable, passing)
        return passing

    def _first(self, playable: list[Option], passing: Option, p: Pieces, me: Pieces, final: bool) -> Option:
        """The first thing that helps now."""
        friends = [hero for hero in p["heroes"] if hero["team"] == me["team"] and not hero["down"]]
        worst = max((hero["wounds"] for hero in friends), default=0)
        for option in playable:
            name = option.args[0]
            if name in ("blood-transfusion", "by-the-hearth") and worst < 2:
                continue
            if name in ("to-the-rescue", "lost-in-the-fog", "smugglers-tunnel"):
                continue
            if name == "hold-the-line" and not final:
                continue
            return option
        return passing

    def _quiet_window(self, p: Pieces, me: Pieces, playable: list[Option], passing: Option) -> Option:
        early = me["seat"] == p["turn"] and p["phase"] == 1
        for option in playable:
            name = option.args[0]
            if name == "cockcrow" and p["marker"] <= 18:
                return option
            if name in ("burn-them-out", "lost-in-the-fog") and early:
                return option
            if name == "to-the-rescue" and early and me["wounds"] >= 2:
                return option
            if name in ("blood-transfusion", "by-the-hearth") and me["health"] - me["wounds"] <= 1 and p["marker"] > 12:
                return option
        return passing

    def _card_window(self, p: Pieces, me: Pieces, playable: list[Option], passing: Option) -> Option:
        """Cancel what is worst, what the Villain's chart brings on us, and a rival's good Event."""
        shown = p["cards"][-1] if p["cards"] else ""
        name = shown.removeprefix("@card-")
        together = p["mode"] == "cooperative"
        if name in WORST and (together or p["marker"] <= 12):
            return playable[0]
        cheap = [option for option in playable if option.args[0] == "cooler-heads"]
        rivals = p["turn"] is not None and p["heroes"][p["turn"]]["team"] != me["team"]
        if cheap and ((shown.startswith("@chart-") and not rivals) or (rivals and name in KEEP[:12])):
            return cheap[0]
        return passing

    def _roll_window(
        self, p: Pieces, me: Pieces, fight: Pieces | None, final: bool, playable: list[Option], passing: Option
    ) -> Option:
        roll: Pieces = p["roll"] or {}
        purpose = roll.get("for")
        dice = roll.get("dice", [])
        hits = sum(1 for die in dice if die >= (roll.get("target") or 7))
        mine = roll.get("hero") == me["seat"]
        if purpose == "test":
            own = [option for option in playable if option.args[0] != "the-evil-eye"]
            return own[0] if own and hits == 0 and mine else passing
        if purpose == "fight":
            if final:
                return playable[0] if hits < len(dice) else passing
            free = [option for option in playable if option.verb == "use" and option.args[0] not in _ONCE]
            return free[0] if free and mine and hits < len(dice) else passing
        if purpose == "enemy":
            if final:
                return playable[0] if hits >= 2 or (hits and playable[0].verb == "use") else passing
            lethal = mine and hits >= me["health"] - me["wounds"]
            if lethal or (mine and hits >= 3):
                return playable[0]
            free = [option for option in playable if option.verb == "use" and option.args[0] not in _ONCE]
            return free[0] if free and mine and hits else passing
        if purpose == "move" and mine and dice and max(dice) <= 2:
            return playable[0] if playable[0].args[0] != "victor" else passing
        if purpose == "loss" and mine and dice and dice[0] >= 5:
            return playable[0] if playable[0].verb == "use" else passing
        return passing

    # Fights and Showdowns

    def _fight_on(self, glance: Glance, by: dict[str, list[Option]]) -> Option:
        p: Pieces = glance.pieces()
        me: Pieces = p["heroes"][glance.seat]
        health = me["health"] - me["wounds"]
        escape = by.get("escape", [])
        if not escape:
            return by["fight-on"][0]
        if p["showdown"] is None:
            fight = p["fight"] or {}
            theirs = fight.get("foe_dice", 3)
            left = fight.get("foe_wounds", 2) - fight.get("foe_hurt", 0)
            ours = fight.get("dice", 2) / 3
            alone = p["mode"] == "cooperative" and all(
                hero["down"] or hero["seat"] == me["seat"] for hero in p["heroes"]
            )
            falls = at_least(health, theirs)
            afraid = falls > (0.1 if alone else FEAR) and at_least(left, ours * 3) < (0.9 if alone else 0.6)
            return escape[0] if afraid else by["fight-on"][0]
        villain = p["villain"]
        left = villain["wounds"] - villain["hurt"]
        here = [
            hero for hero in p["heroes"] if hero["team"] == me["team"] and hero["at"] == me["at"] and not hero["down"]
        ]
        misty = 0.7 if villain["name"] == "vampire" else 1.0
        win = at_least(left, misty * sum(fight_dice(hero, villain["keywords"]) for hero in here))
        falls = at_least(health, villain["combat"])
        if p["mode"] == "cooperative":
            # Whoever stands last loses everything for all: the healthiest leaves in time.
            standing = [hero for hero in p["heroes"] if not hero["down"]]
            if len(standing) > len(here) or p["marker"] <= 1:
                return by["fight-on"][0]
            lost = 1.0
            for hero in here:
                lost *= at_least(hero["health"] - hero["wounds"], villain["combat"])
            weakest = min(here, key=lambda hero: (hero["health"] - hero["wounds"], hero["seat"]))
            flees = len(here) == 1 or weakest["seat"] == me["seat"]
            return escape[0] if flees and lost > RISK and win < lost * 2 else by["fight-on"][0]
        if falls > 0.6 and win < 0.25 and p["marker"] > 3 and me["investigation"] < 4:
            return escape[0]
        return by["fight-on"][0]

    def _invite(self, p: Pieces, by: dict[str, list[Option]]) -> Option:
        """Known good Elders first; unknown ones at a risk that is worth it; no known bad ones."""
        elders = {elder["name"]: elder for elder in p["elders"]}
        best: Option | None = None
        rank = 100
        party = sum(1 for elder in p["elders"] if elder["state"] == "party")
        if p["marker"] <= 2 * party + 2:
            return by["pass"][0]
        for option in by.get("elder", []):
            elder = elders[option.args[0]]
            if known_bad(elder):
                continue
            place = ELDERS.index(option.args[0]) if option.args[0] in ELDERS else 3
            place += 0 if known_good(elder) else 10
            if place < rank:
                best, rank = option, place
        return best if best is not None else by["pass"][0]

    def _assign(self, p: Pieces, options: list[Option]) -> Option:
        """Whoever strikes hardest is helped first."""
        keywords = p["villain"]["keywords"]
        return max(options, key=lambda option: fight_dice(p["heroes"][int(option.args[-1])], keywords))

    def _accuse(self, p: Pieces, by: dict[str, list[Option]]) -> Option:
        elders = {elder["name"]: elder for elder in p["elders"]}
        for option in by.get("accuse", []):
            if any(secret["card"] in EVIL for secret in elders[option.args[0]]["secrets"]):
                return option
        return by["pass"][0]

    def _amount(self, glance: Glance, ask: str, options: list[Option]) -> Option:
        """A few dice at an Evil Elder; Wounds shared to keep the dark away when it is near."""
        most = len(options) - 1
        if ask == "ask-aim":
            return options[min(3, most // 2)]
        if ask != "ask-share-wounds":
            return options[0]
        p: Pieces = glance.pieces()
        me: Pieces = p["heroes"][glance.seat]
        health = int(me["health"] - me["wounds"])
        if p["marker"] <= 2:
            return options[max(0, min(most, health - 1))]
        spare = health - (SPARE_NEAR if p["marker"] <= NEAR else SPARE_FAR)
        return options[max(0, min(most, spare))]

    # What cards ask

    def _way(self, glance: Glance, options: list[Option]) -> Option:
        p: Pieces = glance.pieces()
        name = p["cards"][-1].removeprefix("@card-") if p["cards"] else p["heroes"][glance.seat]["at"]
        for code in WAYS.get(name, ()):
            for option in options:
                if option.code == code:
                    return option
        return options[0]

    def _space(self, glance: Glance, ask: str, options: list[Option]) -> Option:
        """The Lair if we know one; a Minion is put where nobody is near; else a rich corner or the nearest there is."""
        p: Pieces = glance.pieces()
        me: Pieces = p["heroes"][glance.seat]
        lairs = [hero["lair_at"] for hero in p["heroes"] if hero["team"] == me["team"] and hero["lair_at"] is not None]
        by_name: dict[str, Option] = {option.args[0]: option for option in options if option.args}
        if ask == "ask-minion-where":
            taken = {hero["at"] for hero in p["heroes"]}
            near = {other for space in p["spaces"] if space["name"] in taken for other in space["near"]} | taken
            far = [option for option in options if option.args[0] not in near]
            roads = [option for option in far if option.args[0].startswith("road-")]
            quiet: list[Option] = roads or far or options
            return quiet[0]
        for name in (*lairs, me["at"], "windmill", "manor", "olde-woods", "abandoned-keep", "town-hall"):
            if name in by_name and not (ask in ("ask-move-to", "ask-walk") and name == me["at"]):
                return by_name[name]
        return options[int(self._random.random() * len(options))]

    def _die(self, p: Pieces, ask: str, options: list[Option]) -> Option:
        """The worst of our own dice, the best of an enemy's."""
        theirs = (p["roll"] or {}).get("for") == "enemy"
        return max(options, key=lambda option: option.code if theirs else -option.code)

    def _event(self, ask: str, options: list[Option]) -> Option:
        def rank(option: Option) -> int:
            return KEEP.index(option.args[0]) if option.args[0] in KEEP else len(KEEP)

        return min(options, key=rank) if ask == "ask-keep-event" else max(options, key=rank)

    def _hero(self, glance: Glance, ask: str, options: list[Option]) -> Option:
        p: Pieces = glance.pieces()
        team = p["heroes"][glance.seat]["team"]
        ours = [option for option in options if p["heroes"][option.code]["team"] == team]
        theirs = [option for option in options if p["heroes"][option.code]["team"] != team]
        if theirs and (ask == "ask-steal" or not ours):
            return max(theirs, key=lambda option: int(p["heroes"][option.code]["investigation"]))
        if ours:
            return max(ours, key=lambda option: (int(p["heroes"][option.code]["wounds"]), option.code == glance.seat))
        return options[0]

    def _elder(self, p: Pieces, ask: str, options: list[Option]) -> Option:
        """To be killed or revealed: a bad one if we know one, else the least useful; to look at: the most useful unknown."""
        elders = {elder["name"]: elder for elder in p["elders"]}
        if ask == "ask-look":
            unknown = [option for option in options if not known_good(elders[option.args[0]])]
            return min(unknown or options, key=_rank)
        bad = [option for option in options if known_bad(elders[option.args[0]])]
        if ask in ("ask-reveal-elder",) and bad:
            options = [option for option in options if option not in bad] or options
        elif bad:
            return bad[0]
        return max(options, key=_rank)


def _rank(option: Option) -> int:
    return ELDERS.index(option.args[0]) if option.args[0] in ELDERS else 3


def _worth_of(option: Option) -> float:
    return card_worth(option.args[0])
