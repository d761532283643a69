"""Events that move Heroes, and Events about Minions on the board."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from tests.rules import card
from tests.touch_of_evil.blows import blow
from tests.touch_of_evil.cards.hand import acting, asked, offered, pile, refused, scene

# The Smugglers' Tunnel


@card("smugglers-tunnel")
def test_the_smugglers_tunnel_leads_to_every_other_space() -> None:
    play = acting(scene().hold(0, "smugglers-tunnel")).choose("play:smugglers-tunnel")
    assert (play.ask, play.seat) == ("ask-move-to", 0)
    assert play.keys == [f"space:{name}" for name in play.box.board.names if name != "road-1"]
    play.choose("space:abandoned-keep")
    assert (play.where(0), play.ask, pile(play)) == ("abandoned-keep", "ask-action", ["smugglers-tunnel"])
    assert play.events("moved") == [{"hero": "@hero-katarina", "space": "@space-abandoned-keep"}]
    assert "encounter" in play.keys, "the Hero encounters where it comes out"


@card("smugglers-tunnel")
def test_the_smugglers_tunnel_does_not_lead_to_a_second_encounter() -> None:
    play = scene().hold(0, "smugglers-tunnel").put(0, "manor").deck("manor", "silver-candelabrum")
    acting(play).choose("encounter", "play:smugglers-tunnel", "space:windmill")
    assert (play.where(0), play.keys) == ("windmill", ["end-turn"])


@card("smugglers-tunnel")
def test_the_smugglers_tunnel_may_end_in_the_arms_of_a_minion() -> None:
    play = scene().hold(0, "smugglers-tunnel").minion("bats", "marsh")
    blow(acting(play), "bats", mine=1).choose("play:smugglers-tunnel", "space:marsh")
    assert len(play.events("minion-defeated")) == 1
    assert (play.minion_at("marsh"), play.ask, play.fate.dice) == ("", "ask-action", [])


@card("smugglers-tunnel")
def test_the_smugglers_tunnel_is_taken_only_in_ones_own_action_step() -> None:
    play = scene().hold(0, "smugglers-tunnel").dice(3).run(HeroTurn(0))
    assert play.ask == "ask-move", "not before it"
    assert offered(play.choose("move:road-2")) == ["smugglers-tunnel"]
    assert offered(acting(scene().hold(1, "smugglers-tunnel"))) == [], "nor in the turn of another"


# To the Rescue


@card("to-the-rescue")
def test_to_the_rescue_a_hero_comes_to_another_and_both_heal_a_wound() -> None:
    play = scene(3).hold(2, "to-the-rescue").put(1, "marsh").hurt(0, 2).hurt(1, 2).hurt(2, 1).run(HeroTurn(0))
    assert (asked(play), offered(play)) == (("turn-step", 2), ["to-the-rescue"])
    play.choose("play:to-the-rescue")
    assert (play.ask, play.seat, play.keys) == ("ask-to-hero", 2, ["hero:0", "hero:1"])
    play.dice(3).choose("hero:1")
    assert (play.where(2), play.t.wounds) == ("marsh", [2, 1, 0])
    assert play.events("moved") == [{"hero": "@hero-thomas", "space": "@space-marsh"}]
    assert (play.ask, pile(play)) == ("ask-move", ["to-the-rescue"])


@card("to-the-rescue")
def test_to_the_rescue_first_the_minion_that_is_there_must_be_fought() -> None:
    play = scene().hold(1, "to-the-rescue").put(0, "marsh").minion("bats", "marsh").hurt(0, 1).hurt(1, 1)
    play.skill(0, "honor", 1).skill(1, "honor", 2).run(HeroTurn(0))
    blow(play, "bats", mine=1, seat=1).dice(3).choose("play:to-the-rescue")
    assert [told["hero"] for told in play.events("minion-defeated")] == ["@hero-anne-marie"]
    assert (play.where(1), play.minion_at("marsh"), play.t.wounds) == ("marsh", "", [0, 0])


@card("to-the-rescue")
def test_to_the_rescue_there_is_no_way_for_those_who_are_together_and_unhurt() -> None:
    play = scene().hold(1, "to-the-rescue").put(0, "church").dice(3).run(HeroTurn(0))
    assert play.ask == "ask-move", "no one was asked"
    play = scene().hold(1, "to-the-rescue").put(0, "church").hurt(0, 1).dice(3).run(HeroTurn(0))
    play.choose("play:to-the-rescue")
    assert (play.where(1), play.t.wounds[0], play.ask) == ("church", 0, "ask-move"), "but for the wounded"
    play = scene().hold(1, "to-the-rescue").down(0).dice(3).run(HeroTurn(1))
    assert play.ask == "ask-move", "nor to one who is KO'd"


# Lost in the Fog


@card("lost-in-the-fog")
def test_lost_in_the_fog_a_rival_finds_itself_at_the_crossroads() -> None:
    play = scene(3).hold(0, "lost-in-the-fog").run(HeroTurn(1))
    assert (asked(play), offered(play)) == (("turn-step", 0), ["lost-in-the-fog"])
    play.choose("play:lost-in-the-fog", "way:1")
    assert (play.ask, play.seat, play.keys) == ("ask-hero", 0, ["hero:1", "hero:2"])
    play.dice(2).choose("hero:1")
    assert (play.where(1), play.ask, pile(play)) == ("crossroads", "ask-move", ["lost-in-the-fog"])
    assert play.events("moved") == [{"hero": "@hero-anne-marie", "space": "@space-crossroads"}]
    assert "move:olde-woods" in play.keys, "it goes on from there"


@card("lost-in-the-fog")
def test_lost_in_the_fog_a_hero_may_walk_three_spaces_itself() -> None:
    play = scene().hold(0, "lost-in-the-fog").put(0, "church").run(HeroTurn(1)).choose("play:lost-in-the-fog", "way:2")
    board = play.box.board
    near = {name for name in board.names if 0 < board.apart(play.space("church"), play.space(name)) <= 3}
    assert (play.ask, play.seat, set(play.keys)) == ("ask-walk", 0, {"stay", *(f"move:{name}" for name in near)})
    play.dice(2).choose("move:road-2")
    assert (play.where(0), play.t.at[1]) == ("road-2", play.space("church"))


@card("lost-in-the-fog")
@pytest.mark.parametrize(("mode", "rival"), [("cooperative", "church"), ("competitive", "crossroads")])
def test_lost_in_the_fog_there_is_no_choice_without_a_rival_who_can_be_led_astray(mode: str, rival: str) -> None:
    play = scene(mode=mode).hold(0, "lost-in-the-fog").put(1, rival).run(HeroTurn(0)).choose("play:lost-in-the-fog")
    assert play.ask == "ask-walk"


@card("lost-in-the-fog")
def test_lost_in_the_fog_a_hero_who_is_ko_d_lies_where_it_lies() -> None:
    play = scene().hold(1, "lost-in-the-fog").down(1).put(0, "crossroads").dice(2)
    assert play.run(HeroTurn(0)).ask == "ask-move", "its player cannot walk, and the rival is there already"


# Burn Them Out


@card("burn-them-out")
def test_burn_them_out_removes_a_minion_of_ones_choice_without_a_reward() -> None:
    play = scene().hold(1, "burn-them-out").minion("bats", "marsh").minion("living-dead", "fields").run(HeroTurn(0))
    bats = play.t.counters[play.box.minion("bats")]
    assert (asked(play), offered(play)) == (("turn-step", 1), ["burn-them-out"])
    play.choose("play:burn-them-out")
    assert (play.ask, play.seat, set(play.keys)) == ("ask-remove-minion", 1, {"space:marsh", "space:fields"})
    play.dice(3).choose("space:marsh")
    assert (play.minion_at("marsh"), play.minion_at("fields")) == ("", "living-dead")
    assert play.t.counters[play.box.minion("bats")] == bats + 1
    assert play.events("minion-removed") == [{"minion": "@minion-bats", "space": "@space-marsh"}]
    assert (play.t.investigation, pile(play)) == ([0, 0], ["burn-them-out"])


@card("burn-them-out")
def test_burn_them_out_before_the_fight_step_and_there_is_no_fight() -> None:
    play = scene().hold(0, "burn-them-out").minion("bats", "manor").dice(2).run(HeroTurn(0))
    play.choose("pass", "move:manor")
    assert (asked(play), play.t.phase) == (("turn-step", 0), 2)
    play.choose("play:burn-them-out")
    assert (play.ask, play.events("fight")) == ("ask-action", []), "the only Minion needs no choice"


@card("burn-them-out")
def test_burn_them_out_is_for_round_counters_too() -> None:
    play = scene(villain="scarecrow", level="advanced").hold(0, "burn-them-out").minion("crows", "road-1")
    play.run(HeroTurn(0)).dice(2).choose("play:burn-them-out")
    assert play.t.rounds[play.space("road-1")] == -1
    assert play.events("minion-removed") == [{"minion": "@minion-crows", "space": "@space-road", "number": 1}]


@card("burn-them-out")
def test_burn_them_out_needs_a_minion_on_the_board() -> None:
    play = scene().hold(0, "burn-them-out", "lost-in-the-fog").run(HeroTurn(0))
    assert (offered(play), refused(play, "burn-them-out")) == (["lost-in-the-fog"], "why-no-minion")


# Whistling in the Dark


@card("whistling-in-the-dark")
def test_whistling_in_the_dark_brings_something_of_the_chart_upon_a_rival() -> None:
    play = acting(scene(3).hold(0, "whistling-in-the-dark").put(2, "marsh")).choose("play:whistling-in-the-dark")
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"])
    play.choose("way:1")
    assert (play.ask, play.seat, play.keys) == ("ask-hero", 0, ["hero:1", "hero:2"])
    blow(play.dice(3), "bats", mine=0, seat=2).choose("hero:2")
    assert (play.minion_at("marsh"), play.ask, play.seat) == ("bats", "ask-fight-on", 2), "and the rival fights it"
    assert play.events("chart") == [{"hero": "@hero-thomas", "n": 3, "row": "@minion-bats"}]
    play.choose("escape:doctors-office")
    assert (play.ask, play.seat, pile(play)) == ("ask-action", 0, ["whistling-in-the-dark"])


@card("whistling-in-the-dark")
def test_whistling_in_the_dark_or_one_draws_an_event() -> None:
    play = acting(scene().hold(0, "whistling-in-the-dark").deck("events", "cockcrow"))
    play.choose("play:whistling-in-the-dark", "way:2")
    assert (play.hand(0), play.ask) == (["cockcrow"], "ask-action")
    seen = [event for event in play.heard if event.name == "event-seen"]
    assert [(event.known_to(0), event.known_to(1)) for event in seen] == [(True, False)]


@card("whistling-in-the-dark")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_whistling_in_the_dark_without_a_rival_who_stands_is_only_a_tune_and_a_card(mode: str) -> None:
    play = scene(mode=mode).hold(0, "whistling-in-the-dark").deck("events", "cockcrow")
    if mode == "competitive":
        play.down(1)
    acting(play).choose("play:whistling-in-the-dark")
    assert (play.hand(0), play.ask) == (["cockcrow"], "ask-action"), "there was nothing to choose"
