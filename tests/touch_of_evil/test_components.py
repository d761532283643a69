"""What is in the box and what the game is about (ATE-OVR, ATE-COMP, ATE-HERO, ATE-VILL, ATE-THEME)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from duskbox.core import translations as core_words
from duskbox.core.chance import Fast
from duskbox.core.errors import BadSetting
from duskbox.core.ledger import Ledger
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.content.kinds import MARKS, Card
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.elders import AddSecret, LookAt, RevealElder
from duskbox.games.touch_of_evil.effects.gains import Gain, VillainGrows
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.board import HOUSE_BOARD
from duskbox.games.touch_of_evil.rules.elders import turn_evil
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.minions.minions import RollOnChart, chart
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABANDONED_KEEP,
    ALLY,
    COMBAT,
    DECKS,
    HONOR,
    ITEM,
    MANOR,
    MINION,
    OLDE_WOODS,
    PLACES,
    SKILLS,
    STREAMS,
    VILLAIN,
    WINDMILL,
)
from duskbox.testing.a_touch_of_evil import USUAL, Play
from tests.rules import rule

CORNERS = (MANOR, WINDMILL, OLDE_WOODS, ABANDONED_KEEP)
UPPER, LOWER = CORNERS[:2], CORNERS[2:]


def spoken(language: str) -> Translations:
    return Translations(language, [Path(core_words.__file__).parent, GAME.texts.folder])


def deck(place: int) -> list[Card]:
    """The cards of a deck, each as often as there are copies."""
    return [HOUSE.cards[number] for number in HOUSE.decks[place]]


# The game


def last_blow(mode: str, heroes: int) -> Play:
    """Thomas stands in the Lair with a sword, the Villain one Wound from defeat,
    and no one else has anything to say.
    """
    play = Play(*("thomas", "anne-marie", "katarina", "heinrich")[:heroes], villain="scarecrow", mode=mode)
    play.lair(0, "fallen-gatehouse").put(0, "abandoned-keep").purse(0, 20).carry(0, "sword")
    for seat in range(1, heroes):
        play.purse(seat, 0)
    play.t.villain_hurt = play.t.villain_wounds() - 1
    dice = play.t.skill(0, COMBAT)
    return play.dice(5, *[1] * (dice - 1), *[1] * play.t.villain_combat())


@rule("ATE-OVR-01")
@pytest.mark.parametrize("heroes", range(2, 9))
def test_each_player_runs_exactly_one_hero(heroes: int) -> None:
    play = Play(*USUAL[:heroes])
    assert play.t.seats == heroes
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    assert [(hero["seat"], hero["hero"]) for hero in shown["heroes"]] == list(enumerate(USUAL[:heroes]))


@rule("ATE-OVR-01", "ATE-OVR-04")
def test_a_hero_built_up_with_items_allies_and_events_beats_the_villain_in_a_showdown_and_wins_alone() -> None:
    play = Play("thomas", "anne-marie", villain="scarecrow")
    bare = play.t.skill(0, COMBAT)
    for card in ("sword", "faithful-hound"):
        before = play.t.skill(0, COMBAT)
        assert play.carry(0, card).t.skill(0, COMBAT) > before
    before = play.t.skill(0, COMBAT)
    play.hold(0, "drill-at-dawn").put(0, "road-1").run(Actions(0)).choose("play:drill-at-dawn")
    assert play.t.skill(0, COMBAT) > before > bare
    won = last_blow("competitive", 3)
    won.run(Showdown(0, 0))
    assert won.t.outcome is not None
    assert [won.t.outcome.won(seat) for seat in range(3)] == [True, False, False]


@rule("ATE-OVR-02")
def test_two_to_eight_players_fit_and_the_heroes_in_the_box_are_the_only_ceiling() -> None:
    assert len(HOUSE.heroes) == 8
    for heroes in range(2, 9):
        assert GAME.new_table(GAME.setup({"heroes": str(heroes)})).seats == heroes
    for heroes in (0, 1, 9):
        with pytest.raises(BadSetting):
            GAME.setup({"heroes": str(heroes)})


@rule("ATE-OVR-03")
@pytest.mark.parametrize("heroes", ["7", "8"])
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_seven_or_eight_may_play_in_any_style(heroes: str, mode: str) -> None:
    t = GAME.new_table(GAME.setup({"heroes": heroes, "mode": mode}))
    t.start(Fast(1, len(STREAMS)))
    assert t.decision is not None


@rule("ATE-OVR-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setting_of_the_number_of_heroes_advises_what_suits_many(language: str) -> None:
    assert "7" in spoken(language).say("setting-heroes-about")


@rule("ATE-OVR-04")
def test_competitive_play_is_the_default_and_everyone_is_on_a_side_of_its_own() -> None:
    t = GAME.new_table(GAME.setup({"heroes": "4"}))
    assert t.terms.settings["mode"] == "competitive"
    assert sorted({t.side(seat) for seat in range(4)}) == [0, 1, 2, 3]


@rule("ATE-OVR-05")
def test_in_cooperative_play_all_are_on_one_side_against_a_tougher_villain_and_win_together() -> None:
    alone = Play(*USUAL[:4], villain="scarecrow")
    together = Play(*USUAL[:4], villain="scarecrow", mode="cooperative")
    assert {together.t.side(seat) for seat in range(4)} == {0}
    assert together.t.villain_wounds() > alone.t.villain_wounds()
    won = last_blow("cooperative", 3)
    won.run(Showdown(0, 0))
    assert won.t.outcome is not None
    assert [won.t.outcome.won(seat) for seat in range(3)] == [True, True, True]


def knocked_out_by_the_werewolf(level: str) -> Play:
    play = Play("thomas", "anne-marie", villain="werewolf", level=level)
    play.hurt(0, play.t.wounds_left(0)).purse(0, 0)
    play.t.hurt_by[0] = VILLAIN
    return play.dice(1).run(KnockOuts())


@rule("ATE-OVR-06", "ATE-SETUP-01", "ATE-SETUP-10")
def test_the_basic_game_leaves_out_abilities_charts_secrets_and_the_curse() -> None:
    basic, advanced = knocked_out_by_the_werewolf("basic"), knocked_out_by_the_werewolf("advanced")
    assert (basic.t.curse[0], advanced.t.curse[0]) == (-1, 0)
    villain = basic.box.villains[basic.t.villain]
    assert villain.basic in basic.t.world
    assert villain.advanced not in basic.t.world
    assert villain.advanced in advanced.t.world
    assert all(not basic.box.cards[card].advanced for card in basic.t.pools[DECKS.index("secrets")])
    assert (chart(basic.t), chart(advanced.t)) == (villain.chart, villain.advanced_chart)


# The pieces


@rule("ATE-COMP-01")
def test_there_is_one_board_and_a_separate_shadow_track() -> None:
    shown = Play().view(0)["pieces"]
    assert isinstance(shown, dict)
    assert [space["name"] for space in shown["spaces"]] == HOUSE_BOARD.names
    assert (shown["marker"], len(shown["sections"])) == (20, 5)


@rule("ATE-COMP-02", "ATE-COMP-11", "ATE-SETUP-11")
def test_there_are_eight_heroes_four_villains_and_a_chart_of_two_sides_for_each() -> None:
    assert (len({hero.name for hero in HOUSE.heroes}), len(HOUSE.heroes)) == (8, 8)
    assert (len({villain.name for villain in HOUSE.villains}), len(HOUSE.villains)) == (4, 4)
    for villain in HOUSE.villains:
        for side in (villain.chart, villain.advanced_chart):
            numbers = [number for row in side for number in range(row.low, row.high + 1)]
            assert sorted(numbers) == [1, 2, 3, 4, 5, 6], f"a D6 finds one row on each side for the {villain.name}"
    play = Play(*USUAL[:8])
    assert sorted(play.t.heroes) == list(range(8)), "each figure belongs to one Hero"


@rule("ATE-COMP-03", "ATE-COMP-04", "ATE-COMP-05", "ATE-COMP-06", "ATE-COMP-07", "ATE-COMP-08", "ATE-COMP-10")
def test_the_decks_have_as_many_cards_as_the_rulebook_says() -> None:
    sizes = {PLACES[place]: len(cards) for place, cards in enumerate(HOUSE.decks)}
    assert sizes == {
        "events": 50,
        "mysteries": 50,
        "manor": 20,
        "windmill": 20,
        "olde-woods": 20,
        "abandoned-keep": 20,
        "lairs": 20,
        "secrets": 20,
    }
    assert len(HOUSE.basic_secrets) == 12
    assert (len(HOUSE.stock), HOUSE.curses) == (16, 6)


@rule("ATE-COMP-09", "ATE-SETUP-06")
def test_six_elders_have_a_good_side_and_an_evil_one() -> None:
    play = Play()
    assert len({elder.name for elder in HOUSE.elders}) == len(play.t.elders) == 6
    assert elder_states(play) == ["town"] * 6
    turn_evil(play.t, 2)
    assert elder_states(play) == ["town", "town", "evil", "town", "town", "town"]


def elder_states(play: Play) -> list[str]:
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    return [elder["state"] for elder in shown["elders"]]


@rule("ATE-COMP-12", "ATE-COMP-14", "ATE-COMP-16")
def test_reference_cards_soundtrack_and_spare_counters_are_no_part_of_what_is_played_with() -> None:
    shelves = {kind.deck for kind in GAME.components.cards(GAME.setup())}
    assert shelves == {"heroes", "villains", "charts", "minions", "elders", "spaces", "tables", *PLACES}
    heroes = {f"hero-{seat}" for seat in range(1, 9)}
    modules = {"collecting", "abilities", "curse", "charts", "secrets", "showdown-chart"}
    chosen = {"mode", "level", "heroes", "teams", "villain"} | heroes | modules
    assert {setting.name for setting in GAME.settings} == chosen, "no one is asked what music is played"
    assert set(GAME.streams) == {"dice", *DECKS, "hero", "villain"}, "nothing else is drawn"
    shown = Play().view(0)["pieces"]
    assert isinstance(shown, dict)
    for space in shown["spaces"]:
        assert set(space) - {"name", "near"} == {"minion", "round", "clues", "militia"}, "no other counter lies there"
    assert set(shown["counters"]) == {minion.name for minion in HOUSE.villains[Play().t.villain].minions}


@rule("ATE-COMP-12")
def test_instead_of_a_reference_card_every_question_names_its_rule() -> None:
    ledger = Ledger(GAME.texts.folder)
    known = {each.id for each in [*ledger.rules, *ledger.questions]}
    will, luck = Random(5), Fast(5, len(STREAMS))
    t = GAME.new_table(GAME.setup({"heroes": "4", "level": "advanced"}))
    t.start(luck)
    for _ in range(300):
        assert t.decision is not None
        assert t.decision.rule in known
        t.choose(will.choice(t.decision.options), luck)
        if t.outcome is not None:
            break


@rule("ATE-COMP-13", "ATE-COMP-16", "ATE-VILL-03")
def test_the_counters_are_minions_that_stand_on_a_chart_and_militia() -> None:
    for villain in HOUSE.villains:
        charted = {row.minion for row in (*villain.chart, *villain.advanced_chart) if row.minion}
        assert charted == {minion.name for minion in villain.minions}, "no counter without a rule that uses it"
        assert all(minion.counters > 0 for minion in villain.minions)
    assert HOUSE.militia > 0


@rule("ATE-COMP-15", "ATE-TOK-07")
def test_the_villain_needs_no_place_on_the_board_to_fight() -> None:
    play = Play("thomas", "anne-marie", villain="scarecrow").put(0, "fields")
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    assert shown["villain"] is not None and "at" not in shown["villain"]
    play.dice(*[1] * (play.t.skill(0, COMBAT) + play.t.villain_combat())).run(VillainAttack(0, 1))
    assert play.at_rest
    assert play.minion_at("fields") == ""
    before = play.t.villain_wounds()
    play.do(VillainGrows(2))
    assert (play.t.villain_wounds(), play.t.villain_more) == (before + 2, 2), "its counters lie next to the sheet"


# Heroes and Villains


@rule("ATE-HERO-01")
def test_a_hero_sheet_lists_skills_wounds_and_abilities() -> None:
    for hero in HOUSE.heroes:
        assert len(hero.skills) == len(SKILLS) == 4
        assert min(*hero.skills, hero.wounds) >= 1
        assert hero.hooks.all, f"{hero.name} can do something no one else can"
    play = Play("heinrich", "karl")
    shown = play.view(1)["pieces"]
    assert isinstance(shown, dict)
    sheet = HOUSE.heroes[play.t.heroes[0]]
    one = shown["heroes"][0]
    assert [one["skills"][skill]["sheet"] for skill in SKILLS] == sheet.skills
    assert one["health"] == sheet.wounds


HERO_NAMES = {
    "karl": "Karl, the Soldier",
    "anne-marie": "Anne Marie, the School Teacher",
    "inspector-cooke": "Jonathan Cooke, the Inspector",
    "thomas": "Thomas, the Courier",
    "heinrich": "Heinrich Cartwright, the Drifter",
    "katarina": "Katarina, the Outlaw",
    "victor": "Victor Danforth, the Playwright",
    "isabella": "Isabella Von Took, the Noble Woman",
}


@rule(
    "ATE-HERO-02", "ATE-HERO-03", "ATE-HERO-04", "ATE-HERO-05",
    "ATE-HERO-06", "ATE-HERO-07", "ATE-HERO-08", "ATE-HERO-09",
)  # fmt: skip
def test_the_eight_heroes_can_be_picked_by_name() -> None:
    words = spoken("en")
    named = {
        hero.name: f"{words.say(f'hero-{hero.name}')}, {words.say(f'hero-{hero.name}-title')}" for hero in HOUSE.heroes
    }
    assert named == HERO_NAMES
    for name in HERO_NAMES:
        other = "karl" if name != "karl" else "victor"
        assert HOUSE.heroes[Play(name, other).t.heroes[0]].name == name


@rule("ATE-VILL-01", "ATE-INFO-08")
@pytest.mark.parametrize("name", ["vampire", "werewolf", "scarecrow", "spectral-horseman"])
def test_exactly_one_of_four_villains_is_in_play_with_combat_wounds_and_abilities(name: str) -> None:
    assert len(HOUSE.villains) == 4
    play = Play("thomas", "anne-marie", villain=name)
    shown = play.view(1)["pieces"]
    assert isinstance(shown, dict)
    villain = shown["villain"]
    assert villain is not None
    sheet = HOUSE.villains[play.t.villain]
    assert villain["name"] == sheet.name == name
    assert (villain["combat"], villain["wounds"]) == (sheet.combat, sheet.wounds)
    assert sheet.basic.all


@rule("ATE-VILL-02", "ATE-ADV-04")
@pytest.mark.parametrize("name", ["vampire", "werewolf", "scarecrow", "spectral-horseman"])
def test_the_main_ability_is_always_in_force_and_the_advanced_ones_only_in_the_advanced_game(name: str) -> None:
    for level in ("basic", "advanced"):
        play = Play("thomas", "anne-marie", villain=name, level=level)
        villain = play.box.villains[play.t.villain]
        assert villain.basic.all
        assert villain.advanced.all or villain.curses
        assert villain.basic in play.t.world
        assert (villain.advanced in play.t.world) == (level == "advanced")


@rule("ATE-VILL-03", "ATE-SETUP-09")
@pytest.mark.parametrize("villain", range(4))
def test_only_minions_of_the_villains_own_chart_are_used(villain: int) -> None:
    sheet = HOUSE.villains[villain]
    play = Play("thomas", "anne-marie", villain=sheet.name, level="advanced")
    shown = play.view(0)["pieces"]
    assert isinstance(shown, dict)
    assert set(shown["counters"]) == {minion.name for minion in sheet.minions}
    for other in HOUSE.villains:
        if other is not sheet:
            assert {row.minion for row in other.chart} != {row.minion for row in sheet.chart}


@rule("ATE-VILL-04", "ATE-SETUP-10")
@pytest.mark.parametrize("charts", ["off", "on"])
def test_the_chart_has_a_basic_side_and_an_advanced_side(charts: str) -> None:
    play = Play("thomas", "anne-marie", villain="scarecrow", charts=charts)
    villain = play.box.villains[play.t.villain]
    sides = [
        {die: row.minion for row in rows for die in range(row.low, row.high + 1)}
        for rows in (villain.chart, villain.advanced_chart)
    ]
    die = next(die for die in sides[0] if sides[0][die] and sides[1][die] and sides[0][die] != sides[1][die])
    play.dice(die).run(RollOnChart(0, play.space("manor")))
    placed = play.t.minions + play.t.rounds
    assert [play.box.minions[minion].name for minion in placed if minion >= 0] == [sides[charts == "on"][die]]


# The corner decks


def effects_of(card: Card) -> Iterator[Effect]:
    """Everything a card does: its effect, its reward, what its hooks do, and all that these are made of."""
    waiting = [trigger.effect for trigger in card.hooks.triggers]
    waiting += [] if card.effect is None else [card.effect]
    waiting += [] if card.minion is None else [card.minion.reward]
    while waiting:
        effect = waiting.pop()
        yield effect
        waiting += effect.children()


def skills_of(place: int) -> list[str]:
    """The Skills a deck speaks of, the most frequent first: tested, raised, or demanded by a Minion."""
    found: Counter[str] = Counter()
    for card in deck(place):
        found.update(SKILLS[static.kind] for static in card.hooks.statics if static.kind < 4 and static.amount > 0)
        if card.minion is not None and card.minion.skill != COMBAT:
            found[SKILLS[card.minion.skill]] += 1
        for effect in effects_of(card):
            if isinstance(effect, Test):
                found.update(SKILLS[skill] for skill in (effect.skill, effect.second) if skill >= 0)
            elif isinstance(effect, ChooseTest):
                found.update(SKILLS[skill] for skill in effect.skills)
    return [skill for skill, _ in found.most_common()]


def minions_of(place: int) -> list[Card]:
    return [card for card in deck(place) if card.kind == MINION]


def mean_reward(place: int) -> float:
    gains = [effect.amount for card in minions_of(place) for effect in effects_of(card) if isinstance(effect, Gain)]
    return sum(gains) / len(minions_of(place))


def mean_combat(place: int) -> float:
    carried = [card.hooks.flat[COMBAT] for card in deck(place) if card.kind in (ITEM, ALLY)]
    return sum(carried) / len(carried)


@rule("ATE-THEME-01")
@pytest.mark.parametrize("lower", LOWER)
@pytest.mark.parametrize("upper", UPPER)
def test_the_lower_corners_have_more_attackers_better_rewards_and_better_items(lower: int, upper: int) -> None:
    assert len(minions_of(lower)) > len(minions_of(upper))
    assert mean_reward(lower) > mean_reward(upper)
    assert mean_combat(lower) > mean_combat(upper)


def most(count: dict[int, int]) -> int:
    """The deck with the most of something."""
    best = max(count, key=lambda place: count[place])
    assert list(count.values()).count(count[best]) == 1
    return best


def with_keyword(keyword: str) -> dict[int, int]:
    return {place: sum(keyword in card.keywords for card in deck(place)) for place in CORNERS}


@rule("ATE-THEME-02")
def test_the_manor_is_about_spirit_secrets_and_books() -> None:
    assert skills_of(MANOR)[0] == "spirit"
    assert most(with_keyword("book")) == MANOR
    of_secrets = {
        place: sum(
            isinstance(effect, LookAt | AddSecret | RevealElder) for card in deck(place) for effect in effects_of(card)
        )
        for place in CORNERS
    }
    assert most(of_secrets) == MANOR


@rule("ATE-THEME-03")
def test_the_windmill_is_about_cunning_combined_tests_and_items() -> None:
    assert skills_of(WINDMILL)[0] == "cunning"
    combined = {
        place: sum(
            isinstance(effect, Test) and effect.second >= 0 for card in deck(place) for effect in effects_of(card)
        )
        for place in CORNERS
    }
    assert most(combined) == WINDMILL
    assert most({place: sum(card.kind == ITEM for card in deck(place)) for place in CORNERS}) == WINDMILL


@rule("ATE-THEME-04")
def test_the_olde_woods_are_about_spirit_combat_and_magic() -> None:
    assert set(skills_of(OLDE_WOODS)[:2]) == {"spirit", "combat"}
    assert most(with_keyword("magic")) == OLDE_WOODS


@rule("ATE-THEME-05")
def test_the_abandoned_keep_is_about_cunning_honor_and_danger() -> None:
    assert set(skills_of(ABANDONED_KEEP)[:2]) == {"cunning", "honor"}
    assert max(len(minions_of(place)) for place in CORNERS) == len(minions_of(ABANDONED_KEEP))


# Where the values come from


@rule("ATE-OPEN-39")
def test_every_value_that_the_rulebook_leaves_to_the_components_says_where_it_comes_from() -> None:
    kinds = GAME.components.cards(GAME.setup())
    assert {kind.mark for kind in kinds} <= set(MARKS)
    marks = {kind.name: kind.mark for kind in kinds}
    assert (marks["@hero-heinrich"], marks["@hero-karl"]) == ("public", "house")
    assert (marks["@space-fields"], HOUSE.track.mark) == ("rulebook", "house")


@rule("ATE-OPEN-39", "ATE-SHADOW-08")
def test_the_rules_take_their_numbers_from_the_declared_box() -> None:
    play = Play("heinrich", "karl")
    assert play.where(0) == HOUSE.heroes[play.t.heroes[0]].start
    assert play.t.lair_price() == HOUSE.track.prices[0]
    assert play.t.counters == [minion.counters for minion in HOUSE.minions]
    assert play.t.militia_left == HOUSE.militia


@rule("ATE-THEME-01")
def test_the_lower_corners_hold_more_items_and_allies_than_the_upper_ones() -> None:
    def found(*places: int) -> int:
        return sum(card.copies for card in HOUSE.cards if card.place in places and card.kind in (ITEM, ALLY))

    assert found(OLDE_WOODS, ABANDONED_KEEP) > found(MANOR, WINDMILL)


@rule("ATE-HERO-07", "ATE-HERO-08")
def test_honor_and_cowardice_show_in_the_honor_of_the_heroes() -> None:
    honor = {hero.name: hero.skills[HONOR] for hero in HOUSE.heroes}
    assert honor["katarina"] == max(honor.values())
    assert honor["victor"] == min(honor.values())


@rule("ATE-KEY-05", "ATE-DECK-06", "ATE-ITEM-08")
def test_the_box_has_a_card_that_leaves_the_game_and_one_outside_the_carrying_limit() -> None:
    assert [card.name for card in HOUSE.cards if card.removed] == ["by-the-last-candle"]
    assert [card.name for card in HOUSE.cards if card.uncounted and card.kind in (ITEM, ALLY)] == ["faithful-hound"]


@rule("ATE-TEST-04")
def test_a_card_that_the_rulebook_quotes_in_full_says_so() -> None:
    assert [card.name for card in HOUSE.cards if card.mark == "rulebook"] == ["hanging-skulls"]
