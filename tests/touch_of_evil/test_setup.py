"""Laying out the game, and the modules of the advanced one (ATE-SETUP, ATE-ADV)."""

from __future__ import annotations

from collections import Counter

import pytest

from duskbox.cli.output import translations
from duskbox.core.chance import Chance, Fast, Scripted, Witness
from duskbox.core.errors import BadSetting
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.flow import EachHero
from duskbox.games.touch_of_evil.effects.gains import Gain, PutClues, VillainGrows, Wound
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, DrawMystery, GainLair
from duskbox.games.touch_of_evil.rules.elders import LookAtSecrets
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.games.touch_of_evil.rules.mystery.curses import take_curse
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.exchange import WoundVillain
from duskbox.games.touch_of_evil.rules.turn.actions import Actions, look_price
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.vocabulary import (
    DECKS,
    EVENTS,
    FACE_DOWN,
    ITEM,
    LAIRS,
    MYSTERIES,
    SECRETS,
    STREAMS,
)
from duskbox.games.touch_of_evil.tables import MODULES
from duskbox.testing.a_touch_of_evil import USUAL, Play
from tests.rules import rule, ruling

HEROES, VILLAINS = STREAMS.index("hero"), STREAMS.index("villain")


def laid_out(seed: int = 1, **chosen: str) -> Shadowbrook:
    """The table as the game lays it out, at its first question."""
    return laid_out_by({name.replace("_", "-"): value for name, value in chosen.items()}, seed)


def laid_out_by(chosen: dict[str, str], seed: int = 1) -> Shadowbrook:
    t = GAME.new_table(GAME.setup(chosen))
    t.start(Fast(seed, len(STREAMS)))
    return t


def first_player(*dice: int, heroes: int = 3, mode: str = "competitive") -> Shadowbrook:
    """The table after these dice for the First Player and those for the first movement,
    of which a team makes one each.
    """
    cast = {
        f"hero-{seat + 1}": name for seat, name in enumerate(("thomas", "anne-marie", "isabella", "katarina")[:heroes])
    }
    t = GAME.new_table(GAME.setup({"heroes": str(heroes), "mode": mode, "villain": "vampire", **cast}))
    t.events = []
    moves = heroes // 2 if mode == "team" else 1
    t.start(Scripted([[die - 1 for die in (*dice, *[3] * moves)], *[[] for _ in STREAMS[1:]]]))
    assert t.draws[0] == len(dice) + moves
    return t


# Cards


@rule("ATE-SETUP-01")
def test_in_a_basic_game_no_curse_card_can_come_into_play() -> None:
    for villain in HOUSE.villains:
        t = laid_out(heroes="8", villain=villain.name)
        assert t.curse == [-1] * 8
        assert not t.terms.abilities, "which are what deals them out"


@rule("ATE-SETUP-02", "ATE-SECR-01", "ATE-COMP-07")
def test_a_basic_game_is_played_without_eight_of_the_secrets() -> None:
    basic, advanced = laid_out(), laid_out(level="advanced")
    left_out = Counter(advanced.pools[SECRETS]) - Counter(basic.pools[SECRETS])
    assert {HOUSE.cards[card].name: copies for card, copies in left_out.items()} == {
        "on-the-hunt": 2,
        "hero-of-the-people": 2,
        "darkest-secret": 2,
        "selfless-martyr": 1,
        "reluctant-hero": 1,
    }
    assert (len(basic.pools[SECRETS]), len(advanced.pools[SECRETS])) == (12, 20)


@rule("ATE-SETUP-03")
def test_the_marker_begins_on_twenty_in_every_mode() -> None:
    for mode, heroes in (("competitive", "2"), ("cooperative", "2"), ("team", "4")):
        assert laid_out(mode=mode, heroes=heroes).marker == 20


@rule("ATE-SETUP-04")
def test_each_deck_holds_its_own_cards_and_any_of_them_may_come_first() -> None:
    t = laid_out()
    for deck, name in enumerate(DECKS):
        assert {HOUSE.cards[card].deck for card in t.pools[deck]} == {name}
        assert len(GAME.outcomes(t, deck + 1)) == len(t.pools[deck])
        firsts = [first_of(t, deck, place) for place in range(len(t.pools[deck]))]
        assert Counter(firsts) == Counter(t.pools[deck]), f"{name} is shuffled"
    assert t.stock == HOUSE.stock, "the Town Items are not"


class Topmost(Chance):
    """Chance as it comes, but the first card of one deck is given by its place."""

    def __init__(self, deck: int, place: int, cards: int) -> None:
        self._luck = Fast(1, len(STREAMS))
        self._stream = deck + 1
        self._place = place
        self._cards = cards

    def pick(self, stream: int, index: int, n: int) -> int:
        if stream == self._stream and index == 0:
            assert n == self._cards, "each card is as likely as any other"
            return self._place
        return self._luck.pick(stream, index, n)


#: What tells which card was drawn; Secrets are looked at.
DRAWN = ("event-seen", "mystery", "corner-card", "lair-seen", "secret-seen")


def first_of(laid: Shadowbrook, deck: int, place: int) -> int:
    """The card that is drawn first from a deck if it is the one at this place."""
    t = laid.copy()
    drawing: dict[int, Step] = {
        EVENTS: DrawEvents(0, 1, 1),
        MYSTERIES: DrawMystery(0),
        LAIRS: GainLair(0),
        SECRETS: LookAtSecrets(0, 0, True),
    }
    t.events = []
    t.decision = None
    t.stack.append(drawing.get(deck, CornerCard(0, deck)))
    t.start(Topmost(deck, place, len(t.pools[deck])))
    told = next(event for event in t.events if event.name in DRAWN)
    return told.numbers[2 if told.name == "secret-seen" else 1]


@rule("ATE-SETUP-05", "ATE-ENC-02")
@pytest.mark.parametrize("corner", ["manor", "windmill", "olde-woods", "abandoned-keep"])
def test_each_corner_deck_lies_at_its_location_and_the_others_beside_the_board(corner: str) -> None:
    assert HOUSE.corner_deck[HOUSE.board.space(corner)] == DECKS.index(corner)
    assert sorted(deck for deck in HOUSE.corner_deck if deck >= 0) == [2, 3, 4, 5]
    name = next(card.name for card in HOUSE.cards if card.deck == corner and card.kind == ITEM)
    play = Play("thomas", "anne-marie").put(0, corner).deck(corner, name).run(Actions(0)).choose("encounter")
    assert play.items(0) == [name]


# Elders


@rule("ATE-SETUP-06", "ATE-ELDER-01")
def test_six_elders_are_in_town_good_side_up() -> None:
    shown = Play().view(0)["pieces"]
    assert isinstance(shown, dict)
    assert [(elder["state"], elder["hero"], elder["at"], elder["hurt"]) for elder in shown["elders"]] == [
        ("town", None, None, 0)
    ] * 6


@rule("ATE-SETUP-07")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_each_elder_has_one_secret_that_no_one_has_seen(level: str) -> None:
    t = laid_out(heroes="3", level=level)
    assert t.secrets == [[FACE_DOWN]] * 6
    assert t.seen == [[0]] * 6
    assert t.draws[SECRETS + 1] == 0, "which card it is turns out when it is looked at"
    for seat in (-1, 0, 1, 2):
        elders = GAME.pieces(t, seat)["elders"]
        assert isinstance(elders, list)
        assert [elder["secrets"] for elder in elders] == [[{"card": None, "open": False}]] * 6


# Villain and Heroes


@rule("ATE-SETUP-08")
def test_the_villain_is_drawn_at_random() -> None:
    assert GAME.setup().settings["villain"] == "random"
    drawn = {laid_out(seed).villain for seed in range(40)}
    assert drawn == set(range(len(HOUSE.villains)))
    assert GAME.outcomes(laid_out(), VILLAINS) == [f"@villain-{villain.name}" for villain in HOUSE.villains]


@rule("ATE-SETUP-08", "ATE-VILL-01")
@pytest.mark.parametrize("name", [villain.name for villain in HOUSE.villains])
def test_the_players_may_agree_on_a_villain_instead(name: str) -> None:
    t = laid_out(villain=name)
    assert HOUSE.villains[t.villain].name == name
    assert t.draws[VILLAINS] == 0


@rule("ATE-SETUP-09", "ATE-VILL-03")
def test_the_chart_of_the_villain_is_taken_and_the_others_are_out_of_the_game() -> None:
    for villain in HOUSE.villains:
        t = laid_out(villain=villain.name)
        assert chart(t) == villain.chart
        t = laid_out(villain=villain.name, level="advanced")
        assert chart(t) == villain.advanced_chart
        for other in HOUSE.villains:
            if other is not villain:
                assert other.basic not in t.world
                assert other.advanced not in t.world


@rule("ATE-SETUP-10")
def test_in_a_basic_game_the_green_side_and_the_basic_abilities_are_in_force() -> None:
    for villain in HOUSE.villains:
        t = laid_out(villain=villain.name)
        assert (t.terms.charts, t.terms.abilities) == (False, False)
        assert t.world == [villain.basic]


@rule("ATE-SETUP-11")
def test_heroes_are_drawn_at_random_and_no_hero_twice() -> None:
    seen: Counter[int] = Counter()
    for seed in range(40):
        t = laid_out(seed, heroes="3")
        assert len(set(t.heroes)) == 3
        seen.update(t.heroes)
    assert set(seen) == set(range(8))
    assert sorted(laid_out(heroes="8").heroes) == list(range(8))


@rule("ATE-SETUP-11")
def test_a_hero_that_was_chosen_is_not_drawn_by_anybody_else() -> None:
    karl = next(hero.number for hero in HOUSE.heroes if hero.name == "karl")
    for seed in range(20):
        t = laid_out(seed, heroes="8", hero_3="karl")
        assert t.heroes[2] == karl
        assert len(set(t.heroes)) == 8
        assert t.draws[HEROES] == 7


@rule("ATE-SETUP-11")
def test_two_seats_cannot_choose_the_same_hero_and_an_empty_seat_none() -> None:
    with pytest.raises(BadSetting):
        GAME.setup({"heroes": "3", "hero-1": "karl", "hero-2": "karl"})
    with pytest.raises(BadSetting):
        GAME.setup({"heroes": "2", "hero-3": "karl"})


@rule("ATE-SETUP-12")
def test_all_heroes_start_in_the_town_hall_but_heinrich() -> None:
    elsewhere = {hero.name for hero in HOUSE.heroes if hero.start != "town-hall"}
    assert elsewhere == {"heinrich"}
    play = Play(*USUAL)
    for seat, name in enumerate(USUAL):
        start = next(hero.start for hero in HOUSE.heroes if hero.name == name)
        assert play.where(seat) == start


@rule("ATE-SETUP-13")
def test_investigation_and_wounds_come_from_supplies_without_end() -> None:
    play = Play("thomas", "anne-marie").purse(0, 0).do(Gain(500)).do(PutClues(500, "town-hall"))
    assert (play.t.investigation[0], play.t.clues[0]) == (500, 500)
    play.do(VillainGrows(300)).run(WoundVillain(0, 200))
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    assert shown["villain"] is not None
    assert (shown["villain"]["extra"], shown["villain"]["hurt"]) == (300, 200)


@rule("ATE-SETUP-14")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_each_hero_begins_with_two_investigation(mode: str) -> None:
    assert laid_out(mode=mode, heroes="6").investigation == [2] * 6


# The First Player


@rule("ATE-SETUP-15")
@pytest.mark.parametrize(("dice", "first"), [((6, 1, 2), 0), ((1, 4, 3), 1), ((2, 1, 3), 2)])
def test_the_highest_die_takes_the_first_player_marker(dice: tuple[int, ...], first: int) -> None:
    t = first_player(*dice)
    assert t.first == t.turn == first


@rule("ATE-OPEN-07", "ATE-SETUP-15")
@pytest.mark.parametrize(
    ("dice", "first"),
    [((6, 3, 6, 2, 5), 2), ((4, 4, 1, 3, 3, 6, 2), 0), ((5, 5, 5, 1, 6, 6, 4, 3), 1)],
)
def test_those_who_tie_for_the_highest_die_roll_again_until_one_is_highest(dice: tuple[int, ...], first: int) -> None:
    assert first_player(*dice).first == first


@rule("ATE-OPEN-07")
def test_a_tie_below_the_highest_die_does_not_matter() -> None:
    assert first_player(2, 5, 2).first == 1


@rule("ATE-OPEN-35", "ATE-TEAM-08", "ATE-SETUP-15")
def test_in_team_play_the_marker_goes_to_the_whole_team_of_the_highest_die() -> None:
    t = first_player(1, 2, 3, 6, heroes=4, mode="team")
    assert (t.first, t.team_of(t.first)) == (2, 1)


# One Hero


@rule("ATE-OPEN-40")
@ruling("one-hero", "refused")
def test_a_switch_refuses_a_game_with_one_hero() -> None:
    for mode in ("competitive", "cooperative"):
        with pytest.raises(BadSetting):
            GAME.setup({"heroes": "1", "mode": mode}, {"one-hero": "refused"})


@rule("ATE-OPEN-40", "ATE-OVR-02")
@ruling("one-hero", "allowed")
def test_one_hero_plays_by_the_cooperative_rules_with_every_multiplier_at_one() -> None:
    t = GAME.new_table(GAME.setup({"heroes": "1", "mode": "cooperative", "villain": "vampire"}))
    t.start(Fast(1, len(STREAMS)))
    assert t.seats == 1
    assert t.villain_wounds() == HOUSE.villains[t.villain].wounds
    assert look_price(t, 0) == 1
    with pytest.raises(BadSetting):
        GAME.setup({"heroes": "1"})


@rule("ATE-OVR-03")
@pytest.mark.parametrize(
    ("mode", "heroes", "told"),
    [("competitive", 7, [7]), ("competitive", 6, []), ("cooperative", 8, []), ("team", 8, [])],
)
def test_many_rivals_are_advised_to_play_together(mode: str, heroes: int, told: list[int]) -> None:
    t = GAME.new_table(GAME.setup({"heroes": str(heroes), "mode": mode}))
    t.events = []
    t.start(Fast(1, len(STREAMS)))
    advice = [event for event in t.events if event.name == "many-heroes"]
    assert [event.numbers[0] for event in advice] == told
    for event in advice:
        assert "cooperative or team play" in translations("en", GAME).say(
            "event-many-heroes", GAME.texts.event_facts(t, event)
        )


# Team play


def teams() -> Play:
    return Play("thomas", "anne-marie", "katarina", "inspector-cooke", mode="team", villain="vampire", teams="2")


@rule("ATE-OPEN-35", "ATE-TEAM-03")
def test_team_play_has_the_competitive_side_of_the_track_and_the_competitive_price_of_secrets() -> None:
    play = teams().marker(4)
    sheet = play.box.villains[play.t.villain]
    assert play.t.villain_combat() == sheet.combat
    assert play.t.villain_wounds() == sheet.wounds * 2, "times the Heroes of one team, and no symbols"
    assert look_price(play.t, 0) == 2


@rule("ATE-OPEN-35", "ATE-TEAM-03")
def test_team_play_has_no_table_in_the_mystery_phase_and_no_loss_when_all_are_ko_d() -> None:
    play = teams().deck("mysteries", "pages-on-the-wind").run(MysteryPhase())
    assert play.at_rest
    assert play.events("table-row") == []
    play = teams()
    for seat in range(4):
        play.purse(seat, 0)
    most = max(play.t.wounds_left(seat) for seat in range(4))
    play.dice(1, 1, 1, 1).do(EachHero(Wound(most)))
    assert play.t.down == [1, 1, 1, 1]
    assert play.t.outcome is None


# The advanced game


@rule("ATE-ADV-01")
def test_the_advanced_game_begins_like_the_basic_one_and_adds_to_it() -> None:
    basic, advanced = laid_out(7, heroes="4"), laid_out(7, heroes="4", level="advanced")
    for name in ("marker", "at", "heroes", "investigation", "villain", "first", "stock", "counters"):
        assert getattr(basic, name) == getattr(advanced, name)
    assert basic.decision is not None
    assert advanced.decision is not None
    assert [option.key for option in basic.decision.options] == [option.key for option in advanced.decision.options]
    for terms, on in ((basic.terms, False), (advanced.terms, True)):
        assert (terms.collecting, terms.abilities, terms.curse, terms.charts, terms.secrets) == (on,) * 5
    play = Play("thomas", "anne-marie", level="advanced").deck("manor", "illuminated-psalter")
    assert play.run(CornerCard(0, DECKS.index("manor"))).items(0) == ["illuminated-psalter"]


def additions(t: Shadowbrook) -> dict[str, bool]:
    """Which additions can be seen at work."""
    villain = t.box.villains[t.villain]
    t.clues[t.at[0]] = 1
    t.villain = next(each.number for each in t.box.villains if each.curses)
    take_curse(t, 1)
    t.villain = villain.number
    return {
        "collecting": "collect:spirit" in [option.key for option in Actions(0).options(t)],
        "abilities": villain.advanced in t.world,
        "curse": t.curse[1] == 0,
        "charts": chart(t) == villain.advanced_chart,
        "secrets": len(t.pools[SECRETS]) == 20,
    }


@rule("ATE-ADV-02")
@pytest.mark.parametrize("module", MODULES)
def test_each_addition_can_be_brought_in_or_left_out_by_itself(module: str) -> None:
    assert MODULES == ("collecting", "abilities", "curse", "charts", "secrets")
    alone = laid_out_by({module: "on"})
    assert additions(alone) == {name: name == module for name in MODULES}
    without = laid_out_by({"level": "advanced", module: "off"})
    assert additions(without) == {name: name != module for name in MODULES}


def collecting(clues: int, spirit: int = 3, cunning: int = 2) -> Play:
    play = Play("thomas", "anne-marie", collecting="on").put(0, "road-1").purse(0, 0).clues("road-1", clues)
    return play.skill(0, "spirit", spirit).skill(0, "cunning", cunning).run(Actions(0))


@rule("ATE-ADV-03", "ATE-OPEN-37")
@pytest.mark.parametrize(
    ("skill", "dice", "taken"), [("spirit", (5, 6, 4), 2), ("cunning", (5, 1), 1), ("spirit", (4, 4, 4), 0)]
)
def test_with_the_addition_each_five_or_six_of_a_chosen_test_takes_one_counter(
    skill: str, dice: tuple[int, ...], taken: int
) -> None:
    play = collecting(clues=4)
    assert [key for key in play.keys if key.startswith("collect")] == ["collect:spirit", "collect:cunning"]
    play.dice(*dice).choose(f"collect:{skill}")
    assert play.fate.dice == []
    assert (play.t.investigation[0], play.t.clues[play.space("road-1")]) == (taken, 4 - taken)


@rule("ATE-OPEN-37", "ATE-ADV-03")
def test_successes_beyond_the_counters_are_lost() -> None:
    play = collecting(clues=1).dice(6, 6, 6).choose("collect:spirit")
    assert (play.t.investigation[0], play.t.clues[play.space("road-1")]) == (1, 0)


@rule("ATE-OPEN-37", "ATE-ACT-04")
def test_there_is_one_attempt_in_a_turn_and_the_rest_stays_on_the_board() -> None:
    play = collecting(clues=4).dice(1, 1, 5).choose("collect:spirit")
    assert not [key for key in play.keys if key.startswith("collect")]
    why = play.why_not("collect:cunning")
    assert why is not None
    assert "ATE-OPEN-37" in why.rules
    play.choose("end-turn").run(Actions(0)).dice(5, 5).choose("collect:cunning")
    assert (play.t.investigation[0], play.t.clues[play.space("road-1")]) == (3, 1)


@rule("ATE-ADV-04")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_the_villains_advanced_abilities_work_by_their_own_text(level: str) -> None:
    """The Werewolf is stronger in the red part of the track."""
    play = Play("thomas", "anne-marie", villain="werewolf", level=level)
    before = play.t.villain_combat()
    assert (play.marker(8).t.villain_combat() > before) == (level == "advanced")


@rule("ATE-SETUP-04", "ATE-SETUP-08", "ATE-SETUP-11", "ATE-SETUP-15")
def test_setting_up_draws_a_villain_heroes_and_dice_and_no_card() -> None:
    luck = Witness(Fast(3, len(STREAMS)))
    t = GAME.new_table(GAME.setup({"heroes": "4", "villain": "random"}))
    t.start(luck)
    drawn = Counter(STREAMS[stream] for stream, _, _ in luck.seen)
    assert (drawn["villain"], drawn["hero"]) == (1, 4)
    assert drawn["dice"] >= 4 + 1
    assert set(drawn) == {"villain", "hero", "dice"}
