"""The town: what is met in each of its spaces, and what is sold there."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.board import NAMED, TOWN
from duskbox.games.touch_of_evil.rules.vocabulary import SKILLS, TOWN_ITEMS
from duskbox.games.touch_of_evil.text.facts import option_facts
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card, rule
from tests.touch_of_evil.cards.corner import seen, with_secrets
from tests.touch_of_evil.cards.hand import acting, pile, scene

ONE_EVENT = ("blacksmith", "church", "doctors-office", "magistrates-office")
SERVICES = {
    "town-hall": ["study"],
    "blacksmith": [],
    "church": ["pray"],
    "doctors-office": ["treatment"],
    "magistrates-office": ["raise-militia", "court-records"],
}


def visiting(space: str, purse: int = 0, play: Play | None = None) -> Play:
    """The first Hero acts in a space of the town, with so much in its purse."""
    play = with_secrets(scene()) if play is None else play
    return acting(play.put(0, space).purse(0, purse))


def served(play: Play) -> list[str]:
    """What the space sells now, but for Town Items."""
    return [key.removeprefix("service:") for key in play.keys if key.startswith("service:")]


def prices(play: Play, *keys: str) -> list[int]:
    """What these options say they cost."""
    options = {option.key: option for option in play.t.decision.options} if play.t.decision else {}
    return [int(str(option_facts(play.t, options[key])["price"])) for key in keys]


def skills(play: Play) -> list[int]:
    return [play.t.skill(0, skill) for skill in range(len(SKILLS))]


# What is met


def test_at_the_town_hall_one_of_two_events_is_kept() -> None:
    play = visiting("town-hall").deck("events", "clear-head", "once-more").choose("encounter", "keep:clear-head")
    assert (play.hand(0), pile(play), play.ask) == (["clear-head"], ["once-more"], "ask-action")


@pytest.mark.parametrize("space", ONE_EVENT)
def test_anywhere_else_in_town_an_event_is_drawn(space: str) -> None:
    play = visiting(space).deck("events", "clear-head").choose("encounter")
    assert (play.hand(0), pile(play), play.ask) == (["clear-head"], [], "ask-action")


# What is sold


@pytest.mark.parametrize("space", [name for name, kind in NAMED.items() if kind == TOWN])
def test_each_space_sells_its_own_services_and_only_the_blacksmith_items(space: str) -> None:
    play = visiting(space, 50, with_secrets(scene()).hurt(0, 1))
    assert served(play) == SERVICES[space]
    bought = {key.removeprefix("buy:") for key in play.keys if key.startswith("buy:")}
    items = {card.name for card in play.box.cards if card.place == TOWN_ITEMS}
    assert bought == (items if space == "blacksmith" else set())


@pytest.mark.parametrize(
    ("space", "service", "skill"), [("town-hall", "study", "cunning"), ("church", "pray", "spirit")]
)
def test_study_and_prayer_train_a_skill_once_a_turn_for_four(space: str, service: str, skill: str) -> None:
    assert served(visiting(space, 3)) == []
    play = visiting(space, 8)
    trained = [value + int(name == skill) for name, value in zip(SKILLS, skills(play), strict=True)]
    assert skills(play.choose(f"service:{service}")) == trained
    assert (play.t.investigation[0], served(play)) == (4, [])


def test_the_doctor_treats_two_wounds_for_two_as_often_as_it_is_paid() -> None:
    assert served(visiting("doctors-office", 1, scene().hurt(0, 1))) == []
    assert served(visiting("doctors-office", 9)) == [], "the healthy need no doctor"
    play = visiting("doctors-office", 5, scene().hurt(0, 4)).choose("service:treatment")
    assert (play.t.wounds[0], play.t.investigation[0]) == (2, 3)
    play.choose("service:treatment")
    assert (play.t.wounds[0], play.t.investigation[0], served(play)) == (0, 1, [])


@rule("ATE-ACT-05")
@card("old-butler")
@pytest.mark.parametrize("helped", [False, True])
def test_healing_elsewhere_is_much_dearer_than_at_the_doctors_with_the_old_butler_too(helped: bool) -> None:
    """At most half as many Wounds are healed for the same Investigation."""
    play = scene().hurt(0, 3)
    play = visiting("doctors-office", 9, play.carry(0, "old-butler") if helped else play)
    treatment, heal = prices(play, "service:treatment", "heal")
    assert (treatment, heal) == ((1, 2) if helped else (2, 3))
    play.choose("service:treatment")
    assert (play.t.wounds[0], play.t.investigation[0]) == (1, 9 - treatment)


@rule("ATE-ACT-11")
@card("barred-shutters")
def test_behind_barred_shutters_the_doctor_is_dearer_too() -> None:
    assert served(visiting("doctors-office", 2, scene().hurt(0, 1).remains("barred-shutters"))) == []
    play = visiting("doctors-office", 3, scene().hurt(0, 1).remains("barred-shutters"))
    assert prices(play, "service:treatment") == [3]
    assert play.choose("service:treatment").t.investigation[0] == 0
    refused = visiting("doctors-office", 2, scene().hurt(0, 1).remains("barred-shutters")).why_not("service:treatment")
    assert refused is not None
    assert refused.facts == {"price": 3, "n": 2}


@rule("ATE-ACT-11")
@card("household-ledger")
def test_the_household_ledger_opens_the_court_records_for_nothing() -> None:
    play = with_secrets(scene()).carry(0, "household-ledger")
    assert prices(visiting("magistrates-office", 0, play), "service:court-records") == [0]


def test_the_doctor_lifts_the_curse_for_six() -> None:
    def cursed(purse: int) -> Play:
        play = scene(villain="werewolf")
        play.t.curse[0] = 0
        play.t.refresh(0)
        return visiting("doctors-office", purse, play)

    assert served(cursed(5)) == []
    play = cursed(7)
    assert served(play) == ["lift-curse"]
    assert (play.choose("service:lift-curse").t.curse[0], play.t.investigation[0], served(play)) == (-1, 1, [])


def test_the_magistrate_raises_militia_anywhere_once_a_turn_for_three() -> None:
    assert served(visiting("magistrates-office", 2)) == ["court-records"]
    play = visiting("magistrates-office", 6).choose("service:raise-militia")
    assert "space:marsh" in play.keys
    play.choose("space:marsh")
    assert (play.t.militia[play.space("marsh")], sum(play.t.militia), play.t.investigation[0]) == (1, 1, 3)
    assert served(play) == ["court-records"]


@rule("ATE-ACT-06")
def test_the_court_records_tell_of_one_elder_quietly_once_a_turn_for_one() -> None:
    assert served(visiting("magistrates-office")) == []
    play = visiting("magistrates-office", 2, with_secrets(scene(mode="cooperative")))
    play.choose("service:court-records")
    assert prices(play, "look:sophie") == [0], "it has been paid for"
    play.choose("look:sophie")
    assert (seen(play, "sophie"), seen(play, "doctor-manning"), play.t.investigation[0]) == ([1], [0], 1)
    assert (play.ask, served(play)) == ("ask-action", [])
