"""The Town Elders: their Secrets, their help, how they die, and how they join the Villain (ATE-ELDER)."""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.cli.output import translations
from duskbox.core.table import EVERYONE
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.effects.data import data, read
from duskbox.games.touch_of_evil.effects.elders import AddSecret, ForElder, KillAnElder, RevealElder
from duskbox.games.touch_of_evil.effects.flow import Seq
from duskbox.games.touch_of_evil.effects.gains import Lose
from duskbox.games.touch_of_evil.effects.text.paragraphs import text
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.elders import NAMED_MOMENT, ElderWounds, KillElder, LookAtSecrets, RevealSecrets
from duskbox.games.touch_of_evil.rules.showdown.exchange import WoundVillain
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import FormParty
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import ELDER_HONOR, EVIL, IN_PARTY, SECRET, SECRETS, VILLAIN
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST

#: Secrets without an effect of their own: one that is a trifle, and one that is evil.
TRIFLE = "blowhard"
EVIL_ONE = "servant-of-darkness"


def quiet(
    number: int = 2, mode: str = "competitive", villain: str = "vampire", rulings: dict[str, str] | None = None
) -> Play:
    return Play(*CAST[:number], mode=mode, villain=villain, rulings=rulings)


def shown(play: Play, elder: str, seat: int = -1) -> dict[str, object]:
    """What a seat, or a spectator, sees of an Elder."""
    pieces = cast(dict[str, list[dict[str, object]]], play.view(seat)["pieces"])
    return next(each for each in pieces["elders"] if each["name"] == elder)


def state(play: Play, elder: str) -> object:
    return shown(play, elder)["state"]


def kill(play: Play, elder: str) -> Play:
    return play.run(KillElder(play.elder(elder)))


def reveal(play: Play, elder: str) -> Play:
    return play.run(RevealSecrets(play.elder(elder)))


def join_the_villain(play: Play, *elders: str) -> Play:
    """They are Evil Elders from earlier."""
    for name in elders:
        elder = play.elder(name)
        play.t.elders[elder], play.t.secrets[elder], play.t.seen[elder] = EVIL, [], []
    play.t.refresh_world()
    return play


def on_the_way(play: Play, *elders: str) -> Play:
    """A Showdown is under way, with these Elders next to hero 0."""
    play.t.showdown, play.t.showdown_space = play.box.card("walled-up-attic"), play.space("manor")
    play.put(0, "manor")
    play.t.foe, play.t.fighter = VILLAIN, 0
    for name in elders:
        play.t.elders[play.elder(name)] = IN_PARTY
        play.t.elder_with[play.elder(name)] = 0
    play.t.refresh(0)
    play.t.refresh_world()
    return play


# Cards


@rule("ATE-ELDER-01", "ATE-ELDER-06")
def test_an_elder_that_proves_evil_is_turned_to_its_evil_side_and_is_a_town_elder_no_more() -> None:
    play = quiet().secret("sophie", EVIL_ONE)
    assert (state(play, "sophie"), state(play, "lord-hanbrook")) == ("town", "town")
    reveal(play, "sophie")
    assert (state(play, "sophie"), state(play, "lord-hanbrook")) == ("evil", "town")
    play.do(KillAnElder("sophie"))
    assert state(play, "sophie") == "evil", "what befalls Town Elders does not befall it"
    play.run(FormParty(0, []))
    assert "elder:sophie" not in play.keys
    assert "elder:lord-hanbrook" in play.keys


@rule("ATE-ELDER-02")
def test_each_elder_starts_with_one_secret_and_more_join_it_face_down() -> None:
    play = quiet()
    assert [len(secrets) for secrets in play.t.secrets] == [1] * len(play.box.elders)
    play.do(AddSecret("sophie"))
    assert [len(secrets) for secrets in play.t.secrets].count(1) == len(play.box.elders) - 1
    for seat in (-1, 0, 1):
        assert shown(play, "sophie", seat)["secrets"] == [{"card": None, "open": False}] * 2
    play.deck("secrets", TRIFLE, "drunkard").run(LookAtSecrets(0, play.elder("sophie"), False))
    assert [each["card"] for each in cast(list[dict[str, object]], shown(play, "sophie", 0)["secrets"])] == [
        TRIFLE,
        "drunkard",
    ]


@rule("ATE-ELDER-03")
def test_some_secrets_are_trifles_some_help_in_a_showdown_and_some_are_damning() -> None:
    play = quiet()
    secrets = [card for card in play.box.cards if card.kind == SECRET and not card.advanced]

    def helps(card: Card) -> bool:
        return not card.evil and bool(card.hooks.all)

    assert any(not card.evil and not card.hooks.all for card in secrets)
    assert "inner-strength" in [card.name for card in secrets if helps(card)]
    assert any(card.evil for card in secrets)
    play.secret("sophie", "inner-strength", seen=EVERYONE)
    on_the_way(play, "sophie")
    assert play.box.cards[play.box.card("inner-strength")].hooks in play.t.own[0], "it helps whom the Elder stands by"


@rule("ATE-ELDER-04")
def test_an_elder_has_spirit_cunning_and_honor_and_no_combat() -> None:
    play = quiet()
    for elder in play.box.elders:
        assert list(cast(dict[str, int], shown(play, elder.name)["skills"])) == ["spirit", "cunning", "honor"]
        assert elder.skills[2] == 0
        assert min(elder.skills[0], elder.skills[1], elder.skills[3]) > 0


@rule("ATE-ELDER-04")
def test_cards_refer_to_the_honor_of_an_elder() -> None:
    play = quiet().purse(0, 20)
    best = max(play.box.elders, key=lambda elder: elder.skills[3])
    play.do(ForElder("highest-honor", Lose(ELDER_HONOR)))
    assert play.t.investigation[0] == 20 - best.skills[3]
    honors = [elder.skills[3] for elder in play.box.elders]
    assert honors.count(max(honors)) == 1


@rule("ATE-ELDER-04", "ATE-OPEN-06")
def test_of_elders_with_the_same_honor_the_first_player_picks() -> None:
    play = join_the_villain(quiet().purse(0, 20), "lord-hanbrook", "sophie")
    play.t.first = 1
    play.do(ForElder("highest-honor", Seq(Lose(ELDER_HONOR), KillAnElder("that"))))
    tied = ["elder:lady-hanbrook", "elder:reverend-harding"]
    assert (play.ask, play.seat, play.keys) == ("ask-elder", 1, tied)
    play.choose("elder:reverend-harding")
    honor = play.box.elders[play.elder("reverend-harding")].skills[3]
    assert (play.t.investigation[0], play.at_rest) == (20 - honor, True)
    assert (state(play, "lady-hanbrook"), state(play, "reverend-harding")) == ("town", "dead")


@rule("ATE-ELDER-05")
def test_an_elders_ability_helps_the_hero_in_whose_hunting_party_it_is_and_only_in_that_showdown() -> None:
    play = quiet(villain="scarecrow").lair(0, "walled-up-attic").put(0, "manor").purse(0, 9).purse(1, 0)
    play.secret("sophie", TRIFLE)
    ability = play.box.elders[play.elder("sophie")].hooks
    play.t.lairs[0] = play.box.card("hall-of-mirrors")
    assert ability not in play.t.own[0]
    play.run(Showdown(0, 0)).choose("elder:sophie").dice(*[1] * 40)
    play.choose("pass")
    while play.ask != "ask-fight-on":
        play.choose("pass")
    assert ability in play.t.own[0]
    assert ability not in play.t.own[1]
    play.choose(next(key for key in play.keys if key.startswith("escape:")))
    assert play.at_rest
    assert ability not in play.t.own[0]
    assert state(play, "sophie") == "town"


# Evil


@rule("ATE-ELDER-07", "ATE-OPEN-24")
@ruling("evil-elder-secrets", "discarded")
def test_all_secrets_of_an_elder_that_turns_evil_go_to_the_discard_pile() -> None:
    play = quiet().secret("sophie", TRIFLE, EVIL_ONE)
    reveal(play, "sophie")
    assert shown(play, "sophie")["secrets"] == []
    assert sorted(play.t.discards[SECRETS]) == sorted([play.box.card(TRIFLE), play.box.card(EVIL_ONE)])
    assert play.faults() == []


@rule("ATE-OPEN-24")
@ruling("evil-elder-secrets", "kept")
def test_by_the_other_reading_they_lie_beside_the_villain_sheet_and_come_back_to_no_deck() -> None:
    play = quiet(rulings={"evil-elder-secrets": "kept"}).secret("sophie", "old-war-crime", "blood-pact")
    wounds, combat = play.t.villain_wounds(), play.t.villain_combat()
    reveal(play, "sophie")
    assert (play.t.discards[SECRETS], shown(play, "sophie")["secrets"]) == ([], [])
    pieces = cast(dict[str, list[str]], play.view(-1)["pieces"])
    assert pieces["kept_secrets"] == ["old-war-crime", "blood-pact"]
    assert "@card-old-war-crime" in str(GAME.drawing.details(cast(dict[str, object], play.view(-1)["pieces"])))
    assert (play.t.villain_wounds(), play.t.villain_combat()) == (wounds + 2, combat + 1), "only the pact is at work"
    assert (play.faults(), play.t.copy().kept_secrets) == ([], play.t.kept_secrets)


@rule("ATE-OPEN-24")
def test_a_secret_that_works_for_the_villain_goes_on_working_as_long_as_the_evil_elder_lives() -> None:
    play = quiet().secret("sophie", "blood-pact")
    wounds = play.t.villain_wounds()
    reveal(play, "sophie")
    assert play.t.discards[SECRETS] == [play.box.card("blood-pact")]
    assert play.t.villain_wounds() > wounds
    on_the_way(play)
    play.t.villain_hurt = play.t.villain_wounds() - 1
    play.run(WoundVillain(0, 1))
    assert state(play, "sophie") == "evil-dead"
    assert play.t.outcome is not None, "without the pact the Wounds it has are enough"


@rule("ATE-ELDER-08")
def test_each_living_evil_elder_gives_the_villain_1_combat() -> None:
    play = quiet()
    combat = play.t.villain_combat()
    join_the_villain(play, "sophie")
    assert play.t.villain_combat() == combat + 1
    join_the_villain(play, "lord-hanbrook")
    assert play.t.villain_combat() == combat + 2
    on_the_way(play)
    here = play.t.villain_combat()
    play.t.villain_hurt = play.t.villain_wounds() - 1
    play.run(WoundVillain(0, 1)).choose("elder:sophie")
    assert play.t.villain_combat() == here - 1


@rule("ATE-ELDER-09", "ATE-OPEN-22")
def test_a_single_wound_kills_an_evil_elder_and_the_marker_does_not_move() -> None:
    play = on_the_way(join_the_villain(quiet(), "lord-hanbrook"))
    assert play.box.elders[play.elder("lord-hanbrook")].wounds > 1, "also one that would survive a Wound in Town"
    play.t.villain_hurt = play.t.villain_wounds() - 1
    before = play.t.marker
    play.run(WoundVillain(0, 1))
    assert state(play, "lord-hanbrook") == "evil-dead"
    assert play.t.villain_hurt == play.t.villain_wounds() - 1
    assert play.t.marker == before


# Death


@rule("ATE-ELDER-10", "ATE-ELDER-15")
def test_a_killed_elder_is_turned_and_the_marker_moves_2_steps_toward_darkness() -> None:
    play = quiet().marker(15)
    kill(play, "sophie")
    assert state(play, "sophie") == "dead"
    assert play.t.marker == 13
    kill(play, "sophie")
    assert play.t.marker == 13, "no one dies twice"


@rule("ATE-ELDER-15", "ATE-OPEN-22")
def test_an_elder_killed_in_a_showdown_moves_the_marker_as_well() -> None:
    play = on_the_way(quiet().marker(15), "sophie")
    play.run(ElderWounds(play.elder("sophie"), 1))
    assert state(play, "sophie") == "dead"
    assert play.t.marker == 13
    assert play.box.elders[play.elder("sophie")].hooks not in play.t.own[0]


@rule("ATE-ELDER-11")
def test_a_dead_elder_keeps_its_secrets_which_can_still_be_looked_at() -> None:
    play = kill(quiet(), "sophie").put(0, "road-1").purse(0, 2).deck("secrets", TRIFLE)
    assert len(play.t.secrets[play.elder("sophie")]) == 1
    play.run(Actions(0)).choose("look:sophie")
    assert play.events("secret-seen")[0]["card"] == f"@card-{TRIFLE}"
    assert state(play, "sophie") == "dead"


@rule("ATE-ELDER-12")
def test_a_dead_elder_cannot_join_a_hunting_party() -> None:
    play = kill(quiet(), "sophie").run(FormParty(0, []))
    assert set(play.keys) == {f"elder:{elder.name}" for elder in play.box.elders if elder.name != "sophie"} | {"pass"}


@rule("ATE-ELDER-13", "ATE-OPEN-23")
def test_a_dead_elder_that_turns_out_evil_had_only_faked_its_death() -> None:
    play = quiet().marker(15).secret("sophie", EVIL_ONE)
    kill(play, "sophie")
    combat = play.t.villain_combat()
    play.do(RevealElder("sophie"))
    assert state(play, "sophie") == "evil"
    assert play.t.villain_combat() == combat + 1, "it lives, with a Wound to take"
    assert play.t.marker == 13, "the marker stays where the death took it"


@rule("ATE-ELDER-14")
def test_a_card_that_protects_elders_may_be_played_when_one_is_about_to_be_killed() -> None:
    play = quiet().marker(15).hold(1, "not-while-i-stand")
    kill(play, "sophie")
    assert (play.ask, play.seat) == ("ask-window-ko", 1)
    assert (state(play, "sophie"), play.t.marker) == ("town", 15)
    play.choose("play:not-while-i-stand")
    assert (state(play, "sophie"), play.t.marker) == ("town", 15)
    assert play.hand(1) == []


@rule("ATE-ELDER-14")
def test_without_it_being_played_the_elder_dies() -> None:
    play = kill(quiet().marker(15).hold(1, "not-while-i-stand"), "sophie").choose("pass")
    assert (state(play, "sophie"), play.t.marker) == ("dead", 13)


@rule("ATE-ELDER-14")
def test_a_wound_on_an_elder_of_the_hunting_party_can_be_prevented_by_it_but_not_by_what_protects_heroes() -> None:
    play = on_the_way(quiet().hold(0, "by-a-hairs-breadth").hold(1, "not-while-i-stand"), "sophie")
    play.run(ElderWounds(play.elder("sophie"), 1))
    assert (play.ask, play.seat, play.keys) == ("ask-window-wounds", 1, ["play:not-while-i-stand", "pass"])
    play.choose("play:not-while-i-stand")
    assert state(play, "sophie") == "party"
    assert play.at_rest


@rule("ATE-ELDER-14")
def test_an_elder_saved_at_the_last_moment_keeps_the_wound_it_had() -> None:
    play = on_the_way(quiet().hold(1, "not-while-i-stand"), "lord-hanbrook")
    elder = play.elder("lord-hanbrook")
    play.t.elder_hurt[elder] = 1
    play.run(ElderWounds(elder, 1)).choose("pass")
    assert play.ask == "ask-window-ko"
    play.choose("play:not-while-i-stand")
    assert (state(play, "lord-hanbrook"), play.t.elder_hurt[elder]) == ("party", 1)


# When Secrets take effect


@rule("ATE-OPEN-23")
def test_a_private_look_never_makes_an_elder_evil_but_any_revealing_to_all_does() -> None:
    play = quiet().secret("sophie", EVIL_ONE)
    play.run(LookAtSecrets(0, play.elder("sophie"), False))
    assert state(play, "sophie") == "town"
    play.do(RevealElder("sophie"), 1)
    assert state(play, "sophie") == "evil"


@rule("ATE-OPEN-23", "ATE-COOP-18")
@ruling("evil-secrets", "every-reveal")
def test_a_cooperative_look_turns_an_evil_elder_at_once() -> None:
    play = quiet(mode="cooperative").secret("sophie", EVIL_ONE)
    play.run(LookAtSecrets(0, play.elder("sophie"), False))
    assert state(play, "sophie") == "evil"


@rule("ATE-OPEN-23", "ATE-COOP-18", "ATE-COOP-21", "ATE-SHOW-08")
@ruling("evil-secrets", "named-moments")
@pytest.mark.parametrize("moment", ["showdown", "death"])
def test_by_the_other_reading_an_evil_secret_lies_open_until_a_named_moment(moment: str) -> None:
    play = quiet(mode="cooperative", rulings={"evil-secrets": "named-moments"}).marker(15)
    play.secret("sophie", "drunkard", "hidden-dagger").purse(0, 0)
    combat = play.t.villain_combat()
    play.run(LookAtSecrets(0, play.elder("sophie"), False))
    assert play.t.seen[play.elder("sophie")] == [EVERYONE, EVERYONE]
    assert (state(play, "sophie"), play.t.villain_combat(), play.t.wounds[0]) == ("town", combat, 0)
    assert play.t.investigation[0] == 1, "what is not evil does what it says"
    if moment == "death":
        kill(play, "sophie")
    else:
        play.run(RevealSecrets(play.elder("sophie"), 0, NAMED_MOMENT))
    assert (state(play, "sophie"), play.t.wounds[0], play.t.investigation[0]) == ("evil", 1, 1)


@rule("ATE-COOP-20", "ATE-COOP-21")
@pytest.mark.parametrize("secret", ["drunkard", "hero-of-the-people"])
def test_of_the_secrets_a_cooperative_death_reveals_only_an_evil_one_takes_effect(secret: str) -> None:
    play = Play(*CAST[:2], mode="cooperative", secrets="on").marker(15).secret("sophie", secret).purse(0, 0)
    kill(play, "sophie")
    assert play.events("secret-revealed") == [{"elder": "@elder-sophie", "card": f"@card-{secret}"}]
    assert (play.t.investigation[0], play.events("elder-joins"), state(play, "sophie")) == (0, [], "dead")


@rule("ATE-OPEN-23")
def test_a_secret_does_what_it_says_when_it_is_revealed_to_all_and_only_then() -> None:
    play = quiet().secret("sophie", "drunkard").purse(1, 0)
    play.run(LookAtSecrets(1, play.elder("sophie"), False))
    assert play.t.investigation[1] == 0
    play.run(RevealSecrets(play.elder("sophie"), 1))
    assert play.t.investigation[1] > 0
    before = play.t.investigation[1]
    play.run(RevealSecrets(play.elder("sophie"), 1))
    assert play.t.investigation[1] == before, "what all know is not revealed again"
    assert play.t.seen[play.elder("sophie")] == [EVERYONE]


@rule("ATE-OPEN-22", "ATE-ELDER-15")
@pytest.mark.parametrize(("marker", "outcome"), [(2, "darkness"), (3, "")])
def test_a_death_can_bring_darkness(marker: int, outcome: str) -> None:
    play = kill(quiet().marker(marker), "sophie")
    assert ("" if play.t.outcome is None else play.t.outcome.name) == outcome


@rule("ATE-ELDER-04")
@pytest.mark.parametrize(
    ("which", "elder", "amount", "lost"),
    [
        ("highest-spirit", "reverend-harding", "elder-spirit", 6),
        ("lowest-cunning", "reverend-harding", "elder-cunning", 2),
        ("highest-cunning", "doctor-manning", "elder-cunning", 6),
        ("highest-cunning", "doctor-manning", "elder-honor", 2),
    ],
)
def test_a_pack_can_have_cards_that_refer_to_the_spirit_and_cunning_of_an_elder(
    which: str, elder: str, amount: str, lost: int
) -> None:
    play = quiet().purse(0, 9)
    effect = read(["ForElder", which, ["Seq", ["Lose", amount], ["AddSecret", "that"]]])
    play.do(effect)
    assert (play.t.investigation[0], play.events("secret-added")) == (9 - lost, [{"elder": f"@elder-{elder}"}])
    assert data(effect) == ["ForElder", which, ["Seq", ["Lose", amount], ["AddSecret", "that"]]]
    for language in LANGUAGES:
        assert "⟦" not in translations(language, GAME).tell(text(effect))
