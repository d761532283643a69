"""Rules of thumb in Shadowbrook: what they know, what they may not know, and what they are good for."""

from __future__ import annotations

from random import Random

import pytest

from duskbox.agents.agent import Seen, agent
from duskbox.core.chance import Fast
from duskbox.games.touch_of_evil.bot.showdown import IGNORES_ONE, NO_ELDER, PLAIN, REROLLS_ENEMY, chance
from duskbox.games.touch_of_evil.effects.cards import CancelRemaining
from duskbox.games.touch_of_evil.effects.flow import TheHero
from duskbox.games.touch_of_evil.effects.gains import Lose
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.blows import faces, the

STREAMS = len(GAME.streams)


def thought(play: Play, style: int = 0) -> str:
    """What comes to the asked seat's mind."""
    option = GAME.bot.rollout_policy(play.t, style)
    assert option is not None
    return option.key


def started(seed: int, **settings: str) -> tuple[Shadowbrook, Fast]:
    """A table at its first decision, and its luck."""
    luck = Fast(seed, STREAMS)
    table = GAME.new_table(GAME.setup(settings))
    table.start(luck)
    return table, luck


# The chance of a lone Hero


def test_blows_fall_together_so_one_die_against_one_wins_three_times_in_five() -> None:
    # A round wins in 1/3, loses in 2/9 and changes nothing in 4/9.
    even = chance(1, 12, 1, 2, False, 0, NO_ELDER, NO_ELDER, 1, 1)
    assert even == pytest.approx(0.6)


def test_a_villain_who_strikes_first_leaves_two_in_five() -> None:
    later = chance(1, 12, 1, 2, True, 0, NO_ELDER, NO_ELDER, 1, 1)
    assert later == pytest.approx(0.4)


def test_against_no_dice_a_hero_with_dice_wins_in_the_end() -> None:
    assert chance(2, 12, 0, 2, False, 0, NO_ELDER, NO_ELDER, 1, 9) == pytest.approx(1.0)


def test_without_dice_nothing_is_won() -> None:
    assert chance(0, 12, 3, 2, False, 0, NO_ELDER, NO_ELDER, 4, 5) == 0.0


def test_an_elder_helps_and_one_that_turns_wounds_aside_helps_more() -> None:
    alone, with_any, with_lady = (
        chance(6, 12, 5, 2, False, 0, kind, NO_ELDER, 4, 7) for kind in (0, PLAIN, IGNORES_ONE)
    )
    assert alone < with_any < with_lady


@pytest.mark.parametrize(("stamina", "wounds"), [(8, 6), (5, 10), (8, 10)])
def test_a_hero_who_can_take_a_little_more_stands_a_little_better(stamina: int, wounds: int) -> None:
    """Chances are worked out for few Wounds first and for many only where that is asked: there is no seam between the
    two.
    """
    for elders in ((NO_ELDER, NO_ELDER), (PLAIN, NO_ELDER), (IGNORES_ONE, REROLLS_ENEMY)):
        below, at, above = (
            chance(8, 12, 4, 2, True, 1, *elders, stamina + more, wounds + more) for more in (-1e-9, 0, 1e-9)
        )
        assert 0 < at < 1
        assert below == pytest.approx(at, abs=1e-6) and above == pytest.approx(at, abs=1e-6)


@pytest.mark.parametrize("kinds", [(NO_ELDER, NO_ELDER), (IGNORES_ONE, REROLLS_ENEMY)])
def test_the_chance_is_that_of_playing_the_fight_many_times(kinds: tuple[int, int]) -> None:
    dice = Random(5)
    wins, games = 0, 3000
    for _ in range(games):
        health, left, elders = 4, 6, [kind for kind in kinds if kind]
        while health > 0 and left > 0:
            left -= sum(dice.random() < 1 / 3 for _ in range(6))
            hits = sum(dice.random() < 1 / 3 for _ in range(5 - len(elders)))
            if REROLLS_ENEMY in elders:
                again = min(2, hits)
                hits += sum(dice.random() < 1 / 3 for _ in range(again)) - again
            health -= max(0, hits - elders.count(IGNORES_ONE))
            elders = [kind for kind in elders if dice.random() >= 1 / 3]
        wins += left <= 0
    assert chance(6, 12, 5, 2, False, 0, *kinds, 4, 6) == pytest.approx(wins / games, abs=0.035)


# What comes to mind


def test_clues_underfoot_are_collected_first() -> None:
    play = Play("karl", "victor").put(0, "manor").clues("manor", 2).run(Actions(0))
    assert thought(play) == "collect"


def test_a_strong_hero_at_the_lair_starts_the_showdown() -> None:
    play = Play("karl", "victor", villain="scarecrow").put(0, "crossroads").lair(0, "pilgrims-cross").purse(0, 6)
    play.carry(0, "sword", "musket", "suit-of-plate").run(Actions(0))
    assert thought(play) == "showdown:0"


def test_a_weak_hero_at_the_lair_does_not() -> None:
    play = Play("heinrich", "victor", villain="spectral-horseman").put(0, "crossroads").lair(0, "pilgrims-cross")
    play.purse(0, 6).hurt(0, 2).run(Actions(0))
    assert thought(play) != "showdown:0"


def test_an_eager_rival_starts_the_showdown_at_odds_that_others_wait_to_better() -> None:
    play = Play("karl", "victor", villain="werewolf").put(0, "crossroads").lair(0, "pilgrims-cross").purse(0, 6)
    rivals = play.carry(0, "knife").run(Actions(0))
    assert thought(rivals) == "encounter"
    assert thought(rivals, style=1) == "showdown:0"


def test_when_it_is_nearly_dark_even_a_middling_chance_is_taken() -> None:
    def at(marker: int) -> str:
        play = Play("karl", "victor", villain="werewolf").put(0, "crossroads").lair(0, "gallows-tree").purse(0, 4)
        return thought(play.carry(0, "knife").marker(marker).run(Actions(0)))

    assert at(20) != "showdown:0"
    assert at(1) == "showdown:0"


def test_a_hero_alone_against_one_rival_wards_off_the_murder_that_brings_the_dark() -> None:
    play = Play("karl", "victor").hold(0, "ward-over-the-door").deck("mysteries", "murder").run(DrawMystery(0))
    assert thought(play) == "play:ward-over-the-door"


def test_of_two_events_the_ward_is_kept_by_two_and_what_helps_in_a_fight_by_three() -> None:
    def kept(*heroes: str) -> str:
        play = Play(*heroes).put(0, "town-hall").run(Actions(0))
        play.deck("events", "ward-over-the-door", "loose-stones").choose("encounter")
        return thought(play)

    assert kept("karl", "victor") == "keep:ward-over-the-door"
    assert kept("karl", "victor", "thomas") == "keep:loose-stones"


@pytest.mark.parametrize(
    ("mystery", "marker", "answer"),
    [
        ("the-clocks-run-wild", 20, "play:ward-over-the-door"),
        ("the-days-grow-short", 20, "pass"),
        ("the-days-grow-short", 2, "play:ward-over-the-door"),
    ],
)
def test_the_ward_of_a_rival_is_for_what_hastens_the_dark_and_at_the_very_end_for_anything_that_brings_it(
    mystery: str, marker: int, answer: str
) -> None:
    play = Play("karl", "victor").marker(marker).hold(0, "ward-over-the-door").deck("mysteries", mystery)
    assert thought(play.run(DrawMystery(0))) == answer


def test_of_two_lairs_a_rival_keeps_the_one_where_the_chance_is_better() -> None:
    def kept(first: str, second: str) -> str:
        play = Play("karl", "victor", villain="scarecrow").put(0, "road-1").lair(0, first).purse(0, 20).run(Actions(0))
        return thought(play.deck("lairs", second).choose("buy-lair"))

    assert kept("catacombs", "high-gallery") == kept("high-gallery", "catacombs") == "keep:high-gallery"


def test_a_rival_cancels_the_mystery_that_doubles_every_step_of_the_dark() -> None:
    play = Play("karl", "victor").remains("swollen-with-power", "the-clocks-run-wild").do(CancelRemaining(1))
    assert thought(play) == "cancel:the-clocks-run-wild"


def test_where_two_tie_for_a_misfortune_a_rival_leaves_it_to_the_other() -> None:
    play = Play("karl", "victor").purse(0, 3).purse(1, 3).do(TheHero(Lose(1), most="investigation"), 0)
    assert thought(play) == "hero:1"


def test_a_rival_who_is_ready_pays_the_charcoal_burner_for_the_last_steps_to_the_lair() -> None:
    def at(space: str) -> str:
        play = Play("karl", "victor", villain="scarecrow").put(0, space).lair(0, "pilgrims-cross").purse(0, 7)
        return thought(play.carry(0, "sword", "musket", "suit-of-plate", "charcoal-burner").run(Actions(0)))

    assert at("road-6") == "use:charcoal-burner"
    assert at("manor") != "use:charcoal-burner"


def test_of_two_rivals_one_looks_at_an_elder_before_it_buys_a_lair() -> None:
    def strong(*heroes: str) -> str:
        play = Play(*heroes, villain="scarecrow").put(0, "road-1").purse(0, 20)
        return thought(play.carry(0, "sword", "musket", "suit-of-plate").run(Actions(0)))

    assert strong("karl", "victor").startswith("look:")
    assert strong("karl", "victor", "thomas") == "buy-lair"


def test_a_rival_draws_an_event_rather_than_send_a_minion() -> None:
    def whistled(*heroes: str) -> str:
        play = Play(*heroes).put(0, "road-1").hold(0, "whistling-in-the-dark").run(Actions(0))
        return thought(play.choose("play:whistling-in-the-dark"))

    assert whistled("karl", "victor") == "way:2"
    assert whistled("karl", "victor", "thomas") == "way:1"


def test_a_rival_saves_loose_stones_for_the_villain_though_a_minion_strikes_it_down() -> None:
    def struck(*heroes: str) -> str:
        play = Play(*heroes).put(0, "road-1").minion("rat-nest", "road-1").skill(0, "combat", 1).hold(0, "loose-stones")
        play.hurt(0, play.t.wounds_left(0) - 2)
        play.dice(1, *faces(2, the(play, "rat-nest").dice))
        return thought(play.run(Fight(0, play.box.minion("rat-nest"), play.space("road-1"))))

    assert struck("katarina", "anne-marie") == "pass"
    assert struck("katarina", "anne-marie", "thomas") == "play:loose-stones"


def test_a_rival_does_not_heal_away_the_price_of_the_showdown_where_healing_costs_more_than_usual() -> None:
    def at_the_door(*mysteries: str) -> str:
        play = Play("karl", "victor", villain="scarecrow").put(0, "crossroads").lair(0, "pilgrims-cross").purse(0, 9)
        play.secret("lady-hanbrook", "monster-hunter", seen=1).secret("reverend-harding", "blowhard", seen=1)
        play.carry(0, "sword", "musket", "suit-of-plate").hurt(0, 1).remains(*mysteries)
        return thought(play.run(Actions(0)))

    assert at_the_door() == "heal"
    assert at_the_door("barred-shutters") == "showdown:0"


def test_light_fingers_steal_only_from_a_rival_who_has_something() -> None:
    def taken(purse: int) -> str:
        play = Play("karl", "victor").put(0, "road-1").purse(1, purse).hold(0, "light-fingers").run(Actions(0))
        return thought(play.choose("play:light-fingers"))

    assert taken(3) == "way:1"
    assert taken(2) == "way:2"


def test_of_the_events_in_the_parish_registers_a_rival_keeps_the_one_that_wins_most() -> None:
    def kept(*heroes: str) -> str:
        play = Play(*heroes).put(0, "road-1").hold(0, "parish-registers").run(Actions(0))
        play.deck("events", "blind-fury", "drill-at-dawn", "half-burned-map")
        return thought(play.choose("play:parish-registers"))

    assert kept("karl", "victor") == "keep:half-burned-map"
    assert kept("karl", "victor", "thomas") == "keep:drill-at-dawn"


def test_a_rival_at_the_lair_hires_militia_with_the_signet_before_anything_else() -> None:
    def at_the_door(purse: int, *heroes: str) -> str:
        play = Play(*heroes, villain="scarecrow").put(0, "crossroads").lair(0, "pilgrims-cross").purse(0, purse)
        play.secret("lady-hanbrook", "monster-hunter", seen=1).secret("reverend-harding", "blowhard", seen=1)
        return thought(play.carry(0, "sword", "musket", "castellans-signet").hurt(0, 1).run(Actions(0)))

    assert at_the_door(12, "karl", "victor") == "use:castellans-signet"
    assert at_the_door(12, "karl", "victor", "thomas") == "heal"
    assert at_the_door(6, "karl", "victor") == "showdown:0"


@pytest.mark.parametrize("good", ["lord-hanbrook", "lady-hanbrook", "reverend-harding", "doctor-manning", "sophie"])
def test_whichever_elder_is_known_to_be_good_is_asked_to_come_along_before_all_others(good: str) -> None:
    play = Play("karl", "victor", villain="scarecrow").put(0, "crossroads").lair(0, "pilgrims-cross").purse(0, 12)
    play.secret(good, "blowhard", seen=1).secret("magistrate-kroft", "blood-pact", seen=1).carry(0, "sword", "musket")
    assert thought(play.run(Actions(0)).choose("showdown:0")) == f"elder:{good}"


# What it may not know


@pytest.mark.parametrize(
    "settings",
    [
        {"mode": "competitive", "heroes": "2"},
        {"mode": "competitive", "heroes": "4", "level": "advanced"},
        {"mode": "cooperative", "heroes": "3", "level": "advanced"},
        {"mode": "team", "heroes": "4"},
    ],
)
def test_the_same_comes_to_mind_in_every_world_the_seat_may_be_in(settings: dict[str, str]) -> None:
    table, luck = started(11, **settings)
    anything = Random(3)
    asked = 0
    while (decision := table.decision) is not None and asked < 220:
        option = GAME.bot.rollout_policy(table, asked % 2)
        if len(decision.options) > 1:
            for seed in (1, 2):
                sample = GAME.sample(table, decision.seat, Fast(seed * 1000 + asked, STREAMS))
                assert GAME.bot.rollout_policy(sample, asked % 2) == option, f"{decision} after {asked}"
            asked += 1
        # A wrong turn now and then leads to more of the game than always the same habits.
        wild = anything.random() < 0.15
        table.choose(anything.choice(decision.options) if wild or option is None else option, luck)
    assert asked > 100


# What it is good for


def test_a_player_by_rules_of_thumb_wins_duels_that_a_player_at_random_never_wins() -> None:
    won = [0, 0]
    for number in range(8):
        table, luck = started(number, mode="competitive", heroes="2")
        names = ["thumb", "random"] if number % 2 else ["random", "thumb"]
        players = [agent(name, number) for name in names]
        while (decision := table.decision) is not None:
            seat = decision.seat
            table.choose(players[seat].pick(Seen(GAME, table, seat), decision.options), luck)
        assert table.outcome is not None
        for seat, name in enumerate(names):
            won[name == "random"] += table.outcome.won(seat)
    assert won[0] >= 4
    assert won[1] == 0


def test_a_lone_hero_by_rules_of_thumb_saves_the_town_in_more_than_one_game_of_four() -> None:
    won = 0
    for number in range(60):
        table, luck = started(number, mode="cooperative", heroes="1")
        player = agent("thumb", number)
        while (decision := table.decision) is not None:
            table.choose(player.pick(Seen(GAME, table, 0), decision.options), luck)
        assert table.outcome is not None
        won += table.outcome.won(0)
    assert won >= 15


# The guess how a seat stands


def test_investigation_is_good_for_its_owner_and_bad_for_the_rival() -> None:
    poor, rich = Play("karl", "victor").t, Play("karl", "victor").purse(0, 12).t
    assert GAME.bot.evaluate(rich, 0) > GAME.bot.evaluate(poor, 0)
    assert GAME.bot.evaluate(rich, 1) < GAME.bot.evaluate(poor, 1)


def test_arms_and_a_lair_are_good_and_darkness_is_bad_for_all() -> None:
    bare, armed = Play("karl", "victor").t, Play("karl", "victor").carry(0, "sword").lair(0, "catacombs").t
    assert GAME.bot.evaluate(armed, 0) > GAME.bot.evaluate(bare, 0)
    for mode in ("competitive", "cooperative"):
        day, dusk = Play(mode=mode).t, Play(mode=mode).marker(3).t
        assert GAME.bot.evaluate(dusk, 0) < GAME.bot.evaluate(day, 0)
        assert GAME.bot.evaluate(dusk, 1) < GAME.bot.evaluate(day, 1)


def test_together_cockcrow_ends_what_remains_in_play_before_it_holds_back_the_dark() -> None:
    for mystery, way in (("the-clocks-run-wild", "way:1"), ("candles-in-every-window", "way:2")):
        play = Play("karl", "victor", mode="cooperative").remains(mystery).marker(18).hold(0, "cockcrow")
        play.run(Actions(0))
        assert thought(play) == "play:cockcrow"
        assert thought(play.choose("play:cockcrow")) == way


def test_cockcrow_is_played_at_the_beginning_if_there_is_something_for_it_to_end() -> None:
    for mystery, played in (("the-clocks-run-wild", True), ("candles-in-every-window", False)):
        play = Play("karl", "victor", mode="cooperative").remains(mystery).marker(20).hold(0, "cockcrow")
        play.run(Actions(0))
        assert (thought(play) == "play:cockcrow") is played


def test_heroes_together_stand_equally_well() -> None:
    table = Play("karl", "victor", "thomas", mode="cooperative").purse(1, 9).t
    assert GAME.bot.evaluate(table, 0) == GAME.bot.evaluate(table, 1) == GAME.bot.evaluate(table, 2)


# A rival's Showdown


@pytest.mark.parametrize("style", range(GAME.bot.styles()))
def test_a_rivals_showdown_is_cancelled_while_it_can_be(style: int) -> None:
    play = Play("karl", "victor").lair(0, "hall-of-mirrors").put(0, "manor").purse(0, 9)
    play.hold(1, "the-bird-has-flown").run(Showdown(0, 0))
    assert (play.ask, play.seat) == ("ask-window-showdown-step", 1)
    assert thought(play, style) == "play:the-bird-has-flown"
    play.choose("play:the-bird-has-flown")
    assert thought(play, style) == "way:1", "the Lair is cancelled, no Investigation gained"


@pytest.mark.parametrize("style", range(GAME.bot.styles()))
def test_the_card_is_not_wasted_on_a_showdown_that_has_begun(style: int) -> None:
    play = Play("karl", "victor").lair(0, "hall-of-mirrors").put(0, "manor").purse(0, 9)
    play.hold(1, "the-bird-has-flown").run(Showdown(0, 0)).choose("pass")
    assert (play.ask, play.seat) == ("ask-window-showdown-step", 1)
    assert thought(play, style) == "pass"
