"""What the log of A Touch of Evil says: at whom dice were rolled, which rule asked for them, what came of it, who has
won.
"""

from __future__ import annotations

import pytest

from duskbox.core.display import words_of
from duskbox.core.messages import Facts
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RANDOM, RollOnChart
from duskbox.games.touch_of_evil.rules.mystery.cooperative import CooperativeTable
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase, StartEffects
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard, Encounter
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from duskbox.games.touch_of_evil.rules.vocabulary import MANOR, R_AMOUNT, ROLLS
from duskbox.games.touch_of_evil.schema import tell
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.showdowns import blows, duel, make_evil, nearly_beaten

LANGUAGES = ("en", "pl", "fr")


def lines(play: Play, name: str, language: str = "en") -> list[str]:
    """What the log says of the events of this name."""
    words = words_of(GAME, language)
    return [
        words.say(f"event-{name}", GAME.texts.event_facts(play.t, each)) for each in play.heard if each.name == name
    ]


def rules_of(play: Play, name: str) -> list[str]:
    """The rules that the log gives with them."""
    return [event.rule for event in play.heard if event.name == name]


def rolls(play: Play) -> list[tuple[str, str]]:
    """What was rolled for, and the rule that asked for it."""
    return [(ROLLS[event["purpose"]], event.rule) for event in play.heard if event.name == "rolled"]


# Dice and those at whom they were rolled


@rule("ATE-SHOW-19")
def test_the_log_names_each_elder_at_whom_a_die_of_the_villain_was_rolled() -> None:
    play = blows(duel(party=("lord-hanbrook", "sophie")), 0, 1, elders="x.").choose("fight-on", "pass")
    assert play.events("rolled-at")[-2:] == [
        {"elder": "@elder-lord-hanbrook", "dice": [6]},
        {"elder": "@elder-sophie", "dice": [1]},
    ]
    assert rules_of(play, "rolled-at")[-1] == "ATE-SHOW-19"
    assert lines(play, "rolled-at")[-2:] == [
        "Of these, aimed at Lord Hanbrook: 6.",
        "Of these, aimed at Sophie the Midwife: 1.",
    ]


@rule("ATE-SHOW-22")
def test_the_log_names_the_evil_elder_at_whom_a_hero_aimed() -> None:
    play = make_evil(duel(), "sophie").choose("fight-on").passes()
    assert play.ask == "ask-aim"
    play.dice(2, 3, *[1] * (fight_dice(play.t, 0) - 2), *[1] * play.t.villain_combat()).choose("amount:2")
    assert play.events("rolled-at") == [{"elder": "@elder-sophie", "dice": [2, 3]}]
    assert rules_of(play, "rolled-at") == ["ATE-SHOW-22"]
    assert [lines(play, "rolled-at", language)[0] for language in LANGUAGES] == [
        "Of these, aimed at Sophie the Midwife: 2 3.",
        "W tym (cel: Położna Zofia): 2 3.",
        "Dont, contre Sophie la Sage-femme\u00a0: 2 3.",
    ]


@rule("ATE-DICE-02")
def test_the_log_says_when_a_die_counts_half() -> None:
    play = Play("karl", "katarina").dice(4, 4).run(roll_of(R_AMOUNT, 0, 1, 3)).run(roll_of(R_AMOUNT, 0, 1, 6))
    assert [lines(play, "rolled", language) for language in LANGUAGES] == [
        ["Karl rolls for the amount: 4 (a D3: half of the die, rounded up).", "Karl rolls for the amount: 4."],
        [
            "Karl rzuca, żeby sprawdzić, ile: 4 (D3: połowa wyniku kości, zaokrąglona w górę).",
            "Karl rzuca, żeby sprawdzić, ile: 4.",
        ],
        [
            "Karl lance le dé pour savoir combien\u00a0: 4 (D3\u00a0: la moitié du dé, arrondie à l’entier supérieur).",
            "Karl lance le dé pour savoir combien\u00a0: 4.",
        ],
    ]


def test_where_no_one_else_was_aimed_at_no_line_says_so() -> None:
    play = blows(duel(), 0, 0).choose("fight-on").passes()
    assert play.events("rolled-at") == []


# The rule that asked for a roll


@pytest.mark.parametrize(
    ("step", "dice", "expected"),
    [
        (Movement(0), (3,), ("move", "ATE-MOVE-01")),
        (RollOnChart(0, HERE), (1, *[1] * 9), ("chart", "ATE-MIN-01")),
        (CooperativeTable(), (5,), ("cooperative", "ATE-COOP-11")),
        (VillainAttack(0, 1), (1,) * 9, ("fight", "ATE-FIGHT-05")),
    ],
)
def test_a_roll_names_the_rule_that_asked_for_it(step: Step, dice: tuple[int, ...], expected: tuple[str, str]) -> None:
    play = Play("karl", "katarina", mode="cooperative").deck("lairs", "narrow-planks").dice(*dice).run(step)
    assert rolls(play)[0] == expected


def test_lingering_and_a_dangerous_place_name_theirs() -> None:
    play = Play("karl", "katarina").dice(3).run(Movement(0)).dice(5).choose("stay")
    assert rolls(play)[-1] == ("linger", "ATE-LING-01")
    play = Play("karl", "katarina").put(0, "marsh").dice(4).deck("events", "clear-head").run(Encounter(0))
    assert rolls(play) == [("danger", "ATE-BOARD-07")]


def test_the_dice_of_a_minion_and_those_of_the_villain_name_theirs() -> None:
    play = Play("katarina", "thomas")
    play.dice(*[6] * 2, *[1] * 3).run(Fight(0, play.box.minion("bats"), -1))
    assert rolls(play) == [("fight", "ATE-FIGHT-05"), ("enemy", "ATE-FIGHT-06")]
    play = Play("katarina", "thomas").dice(*[1] * 6).run(VillainAttack(0, 1))
    assert rolls(play) == [("fight", "ATE-FIGHT-05"), ("enemy", "ATE-FIGHT-25")]


def test_what_a_ko_costs_names_the_rule_of_the_ko() -> None:
    play = Play("karl", "katarina").hurt(0, 4).dice(1).run(KnockOuts())
    assert rolls(play) == [("loss", "ATE-KO-03")]


@pytest.mark.parametrize(
    ("mode", "named"), [("competitive", "ATE-MYST-05"), ("cooperative", "ATE-COOP-24"), ("team", "ATE-TEAM-07")]
)
def test_the_villains_healing_names_the_rule_of_the_mode(mode: str, named: str) -> None:
    play = Play("karl", "katarina", "victor", "thomas", mode=mode)
    play.t.villain_hurt = 3
    play.dice(1, 5).deck("lairs", "narrow-planks").deck("mysteries", "laying-in-wait").run(MysteryPhase())
    assert rolls(play)[0] == ("villain-heal", named)


def test_a_roll_that_a_text_asks_for_names_the_rule_by_which_the_text_is_carried_out() -> None:
    card = Play("karl", "katarina").deck("mysteries", "late-night-experiments").dice(6).run(DrawMystery(0))
    assert rolls(card) == [("table", "ATE-MYST-07")]
    corner = Play("karl", "katarina").put(0, "manor")
    deck = corner.box.corner_deck[corner.space("manor")]
    corner.deck("manor", "secret-passage").dice(5).run(CornerCard(0, deck))
    assert rolls(corner)[0][1] == "ATE-ENC-05"
    start = Play("karl", "katarina", level="advanced").dice(4).run(StartEffects())
    assert rolls(start) == [("table", "ATE-MYST-02")]


# Wounds


def test_wounds_name_the_rule_by_which_they_are_dealt() -> None:
    play = Play("katarina", "thomas")
    play.dice(*[1] * 2, *[6] * 3).run(Fight(0, play.box.minion("bats"), -1))
    assert rules_of(play, "wounded") == ["ATE-FIGHT-08"]
    play = Play("karl", "katarina").hurt(0, 1).deck("mysteries", "black-fever").run(DrawMystery(0))
    assert rules_of(play, "wounded") == ["ATE-MYST-07"]


@rule("ATE-CHART-04")
def test_a_bite_of_rats_is_no_hit_in_a_fight() -> None:
    play = Play("karl", "katarina", villain="werewolf", level="advanced").put(0, "road-1").minion("rats", "road-1")
    play.run(EndOfTurn(0)).dice(1).choose("skill:spirit")
    assert rules_of(play, "wounded") == ["ATE-CHART-04"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Karl: Fight Dice +1, until the end of the Showdown."),
        ("pl", "Karl: kości Walki +1, do końca Konfrontacji."),
        ("fr", "Karl\u00a0: dés de combat +1, jusqu’à la fin de l’Affrontement final."),
    ],
)
def test_what_lasts_for_a_while_has_a_line_that_begins_with_the_hero(language: str, said: str) -> None:
    facts: Facts = {"hero": "@hero-karl", "what": 12, "n": 1, "span": 4}
    assert words_of(GAME, language).say("event-lasts", facts) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_wounds_have_one_line_when_they_are_taken(language: str) -> None:
    play = Play("katarina", "thomas")
    play.dice(*[1] * 2, *[6] * 3).run(Fight(0, play.box.minion("bats"), -1))
    quiet = GAME.texts.quiet_events()
    told = [event.name for event in play.heard if event.name not in quiet]
    assert told.count("wounded") == 1
    assert not any(name.endswith("wounds-coming") for name in told)
    assert not words_of(GAME, language).has("event-wounds-coming")


# What came of it


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nothing happens (Karl)."),
        ("pl", "Nic się nie dzieje (Karl)."),
        ("fr", "Il ne se passe rien (Karl)."),
    ],
)
def test_a_start_effect_that_comes_to_nothing_has_a_line_that_says_so(language: str, said: str) -> None:
    play = Play("karl", "katarina", level="advanced").dice(4).run(StartEffects())
    assert lines(play, "nothing-comes", language) == [said]
    play = Play("karl", "katarina", level="advanced").dice(1, 3).run(StartEffects())
    assert lines(play, "nothing-comes", language) == []


def test_a_row_of_a_card_on_which_nothing_happens_has_one_too() -> None:
    play = Play("karl", "katarina").put(0, "manor").deck("manor", "secret-passage").dice(2).run(CornerCard(0, MANOR))
    assert lines(play, "nothing-comes") == ["Nothing happens (Karl)."]
    assert rules_of(play, "nothing-comes") == ["ATE-ENC-05"]


def test_an_elder_whom_a_die_picks_is_told_with_the_rule_that_asked_for_it() -> None:
    play = Play("karl", "katarina").deck("mysteries", "lies-and-deceit").deck("secrets", "blowhard", "drunkard")
    play.dice(2).run(DrawMystery(0))
    assert rules_of(play, "random-elder") == ["ATE-MYST-07"]


@pytest.mark.parametrize(
    ("language", "lost", "paid"),
    [
        ("en", "Katarina loses 1 Investigation", "Katarina pays 1 Investigation"),
        ("pl", "Katarzyna traci 1 żeton Dochodzenia", "Katarzyna płaci 1 żeton Dochodzenia"),
        ("fr", "Katarina perd 1 point d’Enquête", "Katarina paie 1 point d’Enquête"),
    ],
)
def test_what_is_lost_is_told_from_what_is_paid(language: str, lost: str, paid: str) -> None:
    play = Play("katarina", "thomas").purse(0, 5)
    play.t.lose(0, 1)
    play.t.pay(0, 1)
    assert lines(play, "lost", language)[0].startswith(lost)
    assert lines(play, "paid", language)[0].startswith(paid)


def test_a_place_is_told_by_where_one_goes() -> None:
    play = Play("karl", "katarina").dice(3).run(Movement(0)).choose("move:church")
    assert [lines(play, "moved", language)[0] for language in LANGUAGES] == [
        "Karl moves to the Church.",
        "Karl idzie do Kościoła.",
        "Karl va à l’Église.",
    ]


def test_in_french_a_title_has_its_article() -> None:
    facts: Facts = {"elder": "@elder-reverend-harding", "title": "reverend-harding"}
    assert words_of(GAME, "fr").say("event-elder-died", facts) == "Le Révérend Harding meurt."
    facts = {"elder": "@elder-lady-hanbrook", "title": "lady-hanbrook"}
    assert words_of(GAME, "fr").say("event-elder-died", facts) == "Lady Hanbrook meurt."


def test_an_advanced_ability_does_not_bear_the_name_of_the_basic_one() -> None:
    play = Play("karl", "katarina", level="advanced").dice(4).run(StartEffects())
    assert lines(play, "triggered") == ["Karl resolves: advanced ability (Vampire)."]
    for language in LANGUAGES:
        words = words_of(GAME, language)
        for villain in play.box.villains:
            named = words.say(f"villain-{villain.name}-advanced")
            assert words.say(f"villain-{villain.name}") in named
            assert named != words.say(f"villain-{villain.name}-ability")


@rule("ATE-OPEN-30")
def test_the_log_says_that_an_attack_where_no_one_is_comes_to_nothing() -> None:
    play = Play("karl", "katarina", level="advanced").dice(6).deck("lairs", "grinding-floor")
    play.run(RollOnChart(0, RANDOM))
    assert [event.name for event in play.heard] == ["rolled", "chart", "random-location", "nothing-comes"]
    assert lines(play, "nothing-comes") == ["Nothing happens (Karl)."]
    assert rules_of(play, "nothing-comes") == ["ATE-OPEN-30"]


# Teams


@rule("ATE-SETUP-11", "ATE-SETUP-15", "ATE-TEAM-08")
def test_in_team_play_the_log_says_who_plays_with_whom_and_that_the_whole_team_is_first() -> None:
    play = Play("thomas", "katarina", "anne-marie", "karl", mode="team", teams="2")
    tell.hero(play.t, "ATE-SETUP-11", seat=2, sheet=play.t.heroes[2])
    tell.first_player(play.t, "ATE-SETUP-15", hero=2)
    assert [(lines(play, "hero", each)[0], lines(play, "first-player", each)[0]) for each in LANGUAGES] == [
        ("Seat 3 plays Anne Marie (team 2).", "First Player: team 2."),
        ("Miejsce 3: Anna Maria (drużyna 2).", "Pierwszy Gracz: drużyna 2."),
        ("Place 3\u00a0: Anne Marie entre en jeu (équipe 2).", "Premier joueur\u00a0: équipe 2."),
    ]


def test_where_there_are_no_teams_the_log_names_the_first_player_alone() -> None:
    play = Play("karl", "katarina", mode="cooperative")
    tell.first_player(play.t, "ATE-SETUP-15", hero=1)
    assert lines(play, "first-player") == ["First Player: Katarina."]


# The end


def last_line(play: Play, language: str = "en") -> str:
    """The last line of the log."""
    assert play.heard[-1].name == "game-over"
    return lines(play, "game-over", language)[-1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The game is over. Shadowbrook is saved. The winner: Thomas."),
        ("pl", "Koniec gry. Shadowbrook ocalało. Wygrywa: Tomasz."),
        ("fr", "La partie est finie. Shadowbrook est sauvée. Victoire\u00a0: Thomas."),
    ],
)
def test_the_last_line_names_who_has_won_and_how(language: str, said: str) -> None:
    play = blows(nearly_beaten(duel()), 1, 0).choose("fight-on").passes()
    assert last_line(play, language) == said


def test_the_last_line_names_all_winners_of_a_group_and_says_when_there_is_none() -> None:
    play = nearly_beaten(duel(mode="cooperative"))
    blows(play, 1, 0).choose("fight-on").passes()
    assert last_line(play).startswith("The game is over. Shadowbrook is saved. The winners: Thomas")
    lost = Play("karl", "katarina").marker(1).deck("mysteries", "the-days-grow-short").run(DrawMystery(0))
    assert last_line(lost) == "The game is over. Darkness has fallen. No one has won."
