"""Team play: who belongs together, how a team's turn runs, and what a team knows and shares (ATE-TEAM, ATE-OPEN-35)."""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.core.errors import BadSetting
from duskbox.games.touch_of_evil.effects.flow import TheHero
from duskbox.games.touch_of_evil.effects.gains import Lose
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.elders import LookAtSecrets
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.showdown.accusations import Accusations
from duskbox.games.touch_of_evil.rules.showdown.exchange import WoundVillain
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import showdown_price
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions, look_price
from duskbox.games.touch_of_evil.rules.turn.rounds import Rounds, TeamTurn
from duskbox.games.touch_of_evil.rules.vocabulary import VILLAIN
from duskbox.testing.a_touch_of_evil import Fate, Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import blow, last_wound
from tests.touch_of_evil.scenes import CAST, calm_night

#: Heroes whose abilities ask nothing in these scenes; the first half is one team.
TRIFLE, EVIL_ONE = "blowhard", "servant-of-darkness"
#: A Lair and where it is.
LAIR, LAIR_AT = "hall-of-mirrors", "manor"


def teams(*heroes: str, number: str = "2") -> Play:
    return Play(*(heroes or CAST), mode="team", teams=number)


def hero_of(play: Play, owner: int, seat: int) -> dict[str, object]:
    """What a seat sees of a Hero."""
    pieces = cast(dict[str, list[dict[str, object]]], play.view(seat)["pieces"])
    return pieces["heroes"][owner]


def secrets_of(play: Play, elder: str, seat: int) -> list[object]:
    pieces = cast(dict[str, list[dict[str, object]]], play.view(seat)["pieces"])
    found = next(each for each in pieces["elders"] if each["name"] == elder)
    return [secret["card"] for secret in cast(list[dict[str, object]], found["secrets"])]


# Who plays


@rule("ATE-TEAM-01", "ATE-TEAM-02")
@pytest.mark.parametrize(("heroes", "number", "size"), [(4, 2, 2), (6, 2, 3), (8, 2, 4), (6, 3, 2), (8, 4, 2)])
def test_teams_of_two_three_or_four_race_each_other(heroes: int, number: int, size: int) -> None:
    setup = GAME.setup({"mode": "team", "heroes": str(heroes), "teams": str(number)})
    t = GAME.new_table(setup)
    members = [[seat for seat in range(heroes) if t.team_of(seat) == team] for team in range(number)]
    assert [len(team) for team in members] == [size] * number


@rule("ATE-TEAM-01", "ATE-TEAM-02")
@pytest.mark.parametrize(("heroes", "number"), [(5, 2), (7, 2), (4, 3), (8, 3), (2, 2), (3, 3), (4, 4)])
def test_teams_of_unequal_size_or_of_one_are_refused(heroes: int, number: int) -> None:
    with pytest.raises(BadSetting):
        GAME.setup({"mode": "team", "heroes": str(heroes), "teams": str(number)})


@rule("ATE-TEAM-02")
def test_players_who_do_not_divide_evenly_play_with_an_extra_hero() -> None:
    with pytest.raises(BadSetting):
        GAME.setup({"mode": "team", "heroes": "5", "teams": "2"})
    t = GAME.new_table(GAME.setup({"mode": "team", "heroes": "6", "teams": "2"}))
    assert t.allies_mask(5) == 0b111000, "the sixth Hero belongs to the second team, no matter who plays it"


# The rules that hold


@rule("ATE-TEAM-03", "ATE-OPEN-35")
def test_the_track_has_its_competitive_side_and_a_look_costs_2() -> None:
    play = teams()
    wounds, combat = play.t.villain_wounds(), play.t.villain_combat()
    play.marker(1)
    assert (play.t.villain_wounds(), play.t.villain_combat()) == (wounds, combat)
    assert look_price(play.t, 0) == 2


@rule("ATE-TEAM-03", "ATE-OPEN-35")
def test_the_mystery_phase_has_no_table() -> None:
    play = calm_night(teams()).run(MysteryPhase())
    assert play.at_rest, "no die was rolled"


@rule("ATE-OPEN-35")
def test_secrets_are_known_to_the_team_of_the_one_who_looks() -> None:
    play = teams().put(0, "road-1").purse(0, 2).secret("sophie", EVIL_ONE).run(Actions(0)).choose("look:sophie")
    assert [secrets_of(play, "sophie", seat) for seat in (-1, 0, 1, 2, 3)] == [
        [None],
        [EVIL_ONE],
        [EVIL_ONE],
        [None],
        [None],
    ]
    seen = [event for event in play.heard if event.name == "secret-seen"]
    assert [event.known_to(seat) for event in seen for seat in range(4)] == [True, True, False, False]
    assert play.t.elders[play.elder("sophie")] == 0, "and take no effect"


@rule("ATE-OPEN-35")
def test_a_team_mate_need_not_look_again() -> None:
    play = teams().secret("sophie", TRIFLE)
    play.run(LookAtSecrets(0, play.elder("sophie"), False))
    play.put(1, "road-1").purse(1, 9).run(Actions(1))
    assert "look:sophie" not in play.keys
    assert "look:lord-hanbrook" in play.keys


@rule("ATE-OPEN-35", "ATE-TEAM-05")
def test_a_bought_lair_card_is_seen_by_the_own_team_only() -> None:
    play = teams().put(0, "road-1").purse(0, 20).deck("lairs", LAIR).run(Actions(0)).choose("buy-lair")
    assert [hero_of(play, 0, seat)["lair"] for seat in (-1, 0, 1, 2, 3)] == [None, LAIR, LAIR, None, None]
    assert all(hero_of(play, 0, seat)["has_lair"] for seat in (-1, 2))


@rule("ATE-OPEN-35", "ATE-TEAM-05")
def test_it_is_shown_to_all_in_a_showdown_which_any_hero_of_the_team_may_begin_there() -> None:
    play = teams().lair(1, LAIR).put(0, LAIR_AT).put(2, LAIR_AT)
    for seat in range(4):
        play.purse(seat, 20)
    play.run(Actions(2))
    assert not [key for key in play.keys if key.startswith("showdown")], "no rival can"
    play.rest()
    play.run(Actions(0)).choose("showdown:1")
    assert [hero_of(play, 1, seat)["lair"] for seat in (-1, 0, 1, 2, 3)] == [LAIR] * 5
    assert (play.ask, play.seat) == ("ask-join", 1), "its team-mates may join"
    play.choose("yes")
    assert (play.ask, play.seat, play.where(1)) == ("ask-invite", 0, LAIR_AT), "and rivals are not asked"


@rule("ATE-OPEN-35")
def test_the_team_whose_showdown_it_is_forms_the_hunting_party_even_if_another_team_is_first() -> None:
    play = teams().lair(0, LAIR).put(0, LAIR_AT).purse(0, 20).purse(1, 0)
    play.t.first = 2
    play.run(Showdown(0, 0))
    assert (play.ask, play.seat) == ("ask-invite", 0)


@rule("ATE-OPEN-35", "ATE-TEAM-03")
def test_the_other_teams_may_accuse_and_the_own_team_may_not() -> None:
    play = Play("katarina", "anne-marie", "thomas", "heinrich", "karl", "victor", mode="team", teams="3")
    for seat in range(6):
        play.purse(seat, 5)
    play.t.first = 2
    play.run(Accusations(0))
    who: list[int] = []
    while not play.at_rest:
        assert play.ask == "ask-accuse"
        who.append(play.seat)
        play.choose("pass")
    assert who == [2, 3, 4, 5]


@rule("ATE-TEAM-05", "ATE-TEAM-06")
@pytest.mark.parametrize(("heroes", "number"), [(4, 2), (6, 2), (6, 3)])
def test_the_villains_wounds_are_multiplied_by_the_heroes_of_one_team(heroes: int, number: int) -> None:
    names = ("katarina", "anne-marie", "thomas", "heinrich", "karl", "victor")[:heroes]
    play = teams(*names, number=str(number))
    sheet = play.box.villains[play.t.villain].wounds
    assert play.t.villain_wounds() == sheet * heroes // number
    play.t.villain_more = 3
    assert play.t.villain_wounds() == sheet * heroes // number + 3, "counters are not multiplied"


@rule("ATE-TEAM-07")
def test_the_villain_heals_a_d6() -> None:
    play = calm_night(teams().dice(5))
    play.t.villain_hurt = 7
    play.run(MysteryPhase())
    assert play.t.villain_hurt == 2


@rule("ATE-OPEN-35")
def test_the_game_goes_on_when_all_heroes_are_ko_d() -> None:
    play = teams()
    for seat in range(4):
        play.purse(seat, 0).hurt(seat, play.t.wounds_left(seat))
    play.dice(1, 1, 1, 1).run(KnockOuts())
    assert play.t.down == [1, 1, 1, 1]
    assert play.t.outcome is None
    calm_night(play.dice(2, 2)).run(Rounds())
    assert play.t.down == [0, 0, 0, 0], "after an empty round they stand up"
    assert [event.numbers[0] for event in play.heard if event.name == "turn"][:1] == [2]


# The order of play


@rule("ATE-TEAM-08")
def test_the_marker_belongs_to_a_whole_team_and_passes_to_the_next_team() -> None:
    play = Play("katarina", "anne-marie", "thomas", "heinrich", "karl", "victor", mode="team", teams="3")
    holders: list[int] = []
    for _ in range(3):
        holders.append(play.t.team_of(play.t.first))
        calm_night(play).run(MysteryPhase())
        assert play.t.first == play.t.team_of(play.t.first) * 2, "its first seat speaks for the team"
    assert holders == [0, 1, 2]
    assert play.t.first == 0


@rule("ATE-TEAM-08")
def test_the_highest_roll_wins_the_marker_for_its_team_and_that_team_plays_first() -> None:
    settings = {"mode": "team", "heroes": "4", "villain": "vampire"}
    settings |= {f"hero-{seat + 1}": name for seat, name in enumerate(CAST)}
    t = GAME.new_table(GAME.setup(settings))
    fate = Fate(t)
    fate.dice = [1, 2, 3, 6, 2, 2]
    t.start(fate)
    assert t.first == 2
    assert t.decision is not None
    assert (t.decision.ask, t.decision.seat) == ("ask-who-moves", 2)


@rule("ATE-OPEN-35", "ATE-TEAM-08")
def test_where_the_first_player_decides_the_first_team_does() -> None:
    play = teams()
    play.t.first = 2
    for seat in range(4):
        play.purse(seat, 3)
    play.do(TheHero(Lose(1), most="investigation"), 0)
    assert play.t.team_of(play.seat) == 1


@rule("ATE-TEAM-09")
def test_all_heroes_of_a_team_move_then_all_fight_then_all_act() -> None:
    play = teams().put(0, "road-6").put(1, "crossroads").minion("bats", "road-7").minion("living-dead", "road-6")
    play.hold(3, "blood-transfusion").hurt(3, 1)
    play.dice(2).run(TeamTurn(0))
    assert (play.ask, play.t.turn, play.t.phase) == ("ask-window-turn-step", 0, 1)
    play.choose("pass")
    assert (play.ask, play.t.turn, play.t.phase) == ("ask-window-turn-step", 1, 1), "no one moves yet"
    play.dice(2).choose("pass")
    assert (play.ask, play.keys) == ("ask-who-moves", ["hero:0", "hero:1"])
    play.choose("hero:1", "move:road-6", "move:road-7")
    assert (play.ask, play.keys) == ("ask-who-fights-next", ["hero:0", "hero:1"])
    play.choose("hero:0")
    assert (play.ask, play.t.turn, play.t.phase) == ("ask-window-turn-step", 0, 2)
    assert play.minion_at("road-7") == "bats"
    bats, dead = (play.box.minions[play.box.minion(name)] for name in ("bats", "living-dead"))
    play.skill(0, "combat", bats.wounds).skill(1, "combat", dead.wounds)
    play.choose("pass", "pass").dice(*[6] * fight_dice(play.t, 0), *[1] * bats.dice).choose("pass")
    assert (play.ask, play.t.turn, play.t.phase) == ("ask-window-turn-step", 1, 2), "no one acts yet"
    play.choose("pass", "pass").dice(*[6] * fight_dice(play.t, 1), *[1] * dead.dice).choose("pass")
    assert (play.minion_at("road-7"), play.minion_at("road-6")) == ("", "")
    assert play.ask == "ask-who-acts"


@rule("ATE-TEAM-10")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_one_hero_acts_at_a_time_in_the_order_the_team_picks(order: tuple[int, int]) -> None:
    play = teams().put(0, "road-6").put(1, "road-6").dice(2, 2).run(TeamTurn(0))
    play.choose("hero:0", "move:road-7", "move:road-7")
    assert (play.ask, play.t.team_of(play.seat), play.keys) == ("ask-who-acts", 0, ["act:0", "act:1"])
    play.choose(f"act:{order[0]}")
    assert (play.ask, play.seat) == ("ask-action", order[0])
    play.choose("end-turn")
    assert (play.ask, play.seat) == ("ask-action", order[1]), "the last is no choice"
    play.choose("end-turn")
    assert play.at_rest


@rule("ATE-TEAM-09")
def test_team_after_team_and_then_the_mystery_phase() -> None:
    play = calm_night(teams())
    for seat in range(4):
        play.put(seat, "road-6")
    play.dice(2, 2, 2, 2, 2, 2).t.first = 2
    play.run(Rounds())
    for seat in (2, 0):
        play.choose(f"hero:{seat}", "move:road-7", "move:road-7", f"act:{seat}", "end-turn", "end-turn")
    told = [event for event in play.heard if event.name in ("turn", "mystery-phase")]
    assert [event.numbers[0] if event.name == "turn" else -1 for event in told][:5] == [2, 3, 0, 1, -1]


@rule("ATE-TEAM-09", "ATE-ACT-12")
def test_what_lasts_for_the_turn_ends_with_it_even_if_no_one_of_the_team_stands_any_more() -> None:
    play = teams().down(1).put(0, "road-6").put(2, LAIR_AT).lair(2, LAIR).hold(0, "pitchforks-and-torches").purse(0, 0)
    price = showdown_price(play.t, 2, play.box.card(LAIR))
    last_wound(play.dice(3).run(TeamTurn(0)).choose("move:abandoned-keep"))
    play.choose("play:pitchforks-and-torches")
    assert showdown_price(play.t, 2, play.box.card(LAIR)) < price
    blow(play.deck("abandoned-keep", "gargoyle"), "gargoyle", 0, 1).dice(1).choose("encounter")
    assert (play.t.down, play.at_rest) == ([1, 1, 0, 0], True)
    assert showdown_price(play.t, 2, play.box.card(LAIR)) == price
    assert play.t.phase == 0


@rule("ATE-TEAM-11")
def test_the_team_that_defeats_the_villain_wins() -> None:
    play = teams().put(3, LAIR_AT)
    play.t.showdown, play.t.showdown_space = play.box.card(LAIR), play.space(LAIR_AT)
    play.t.foe, play.t.fighter = VILLAIN, 3
    play.t.villain_hurt = play.t.villain_wounds() - 1
    play.run(WoundVillain(3, 1))
    outcome = play.t.outcome
    assert outcome is not None
    assert (outcome.name, outcome.winners) == ("team-wins", 0b1100)


# Moving together


@rule("ATE-TEAM-09")
def test_all_of_a_team_have_rolled_before_the_first_of_them_moves_in_the_order_the_team_picks() -> None:
    play = teams().put(0, "road-6").put(1, "road-6").dice(2, 5).run(TeamTurn(0))
    rolled = [event.numbers[0] for event in play.heard if event.name == "rolled"]
    assert (play.ask, play.keys, rolled) == ("ask-who-moves", ["hero:0", "hero:1"], [0, 1])
    play.choose("hero:1")
    assert (play.ask, play.seat, play.t.turn) == ("ask-move", 1, 1)
    play.choose("move:road-7")
    assert (play.ask, play.seat, play.t.turn) == ("ask-move", 0, 0), "the last is no choice"


@rule("ATE-TEAM-09", "ATE-FIGHT-16")
def test_a_hero_that_escapes_while_a_team_mate_rolls_has_moved() -> None:
    play = teams().put(0, "road-6").put(1, "road-6").dice(2, 2).run(TeamTurn(0))
    play.t.fled |= 1
    play.choose("hero:1", "move:road-7")
    assert play.ask == "ask-who-acts", "its move is over"


def bought(ruled: str) -> Play:
    """A Hero of a team has bought a Lair card."""
    play = Play(*CAST, mode="team", rulings={"team-lairs": ruled}).purse(0, 20).deck("lairs", LAIR)
    return play.put(0, "road-6").run(Actions(0)).choose("buy-lair")


@rule("ATE-OPEN-35", "ATE-TEAM-05")
@ruling("team-lairs", "team-only")
def test_a_teams_lair_card_lies_open_to_the_team_only() -> None:
    play = bought("team-only")
    assert [LAIR in str(hero_of(play, 0, seat)["lair"]) for seat in range(4)] == [True, True, False, False]


@rule("ATE-OPEN-35", "ATE-COOP-26")
@ruling("team-lairs", "open-to-all")
def test_by_the_other_ruling_a_teams_lair_card_lies_open_to_all() -> None:
    play = bought("open-to-all")
    assert [LAIR in str(hero_of(play, 0, seat)["lair"]) for seat in range(4)] == [True] * 4
