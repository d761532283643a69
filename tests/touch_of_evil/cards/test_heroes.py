"""What the Heroes can do."""

from __future__ import annotations

from duskbox.games.touch_of_evil.effects.cards import DrawEvent
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from duskbox.games.touch_of_evil.rules.vocabulary import SKILLS, SPIRIT
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.blows import faces, the
from tests.touch_of_evil.cards.corner import FOE, fight_dice, steps, struck, uses
from tests.touch_of_evil.cards.hand import asked, fighting, pile


def alone(hero: str) -> Play:
    """A Hero with an empty purse on the road; a Hero who says nothing is in the Church."""
    return Play(hero, "thomas" if hero != "thomas" else "heinrich").put(0, "road-1").put(1, "church").purse(0, 0)


def test_karl_rolls_one_fight_die_again_in_each_fight() -> None:
    play = fighting(alone("karl").skill(0, "combat", 2).dice(1, 2), FOE)
    assert (asked(play), uses(play)) == (("roll", 0), ["karl"])
    play.dice(6, *faces(0, the(play, FOE).dice)).choose("use:karl", "die:2")
    assert ([told["n"] for told in play.events("minion-hurt")], play.ask) == ([1], "ask-fight-on")
    assert play.dice(1, 1, *faces(0, the(play, FOE).dice)).choose("fight-on").ask == "ask-fight-on", "only once"
    assert alone("karl").skill(0, "spirit", 1).dice(1).run(SkillTest(0, SPIRIT, -1, 5, True)).at_rest


def test_anne_marie_fights_better_with_a_book() -> None:
    with_book, without = alone("anne-marie").carry(0, "village-almanac"), alone("anne-marie")
    assert [with_book.t.skill(0, skill) - without.t.skill(0, skill) for skill in range(len(SKILLS))] == [0, 1, 2, 0]
    assert fight_dice(with_book) == fight_dice(without) + 2
    assert fight_dice(alone("anne-marie").carry(0, "torch").skill(0, "combat", 1)) == 1


def test_inspector_cooke_finds_one_more_where_he_collects() -> None:
    for hero, found in (("inspector-cooke", 3), ("katarina", 2)):
        play = alone(hero).clues("road-1", 2).run(Actions(0)).choose("collect")
        assert (play.t.investigation[0], play.t.clues[play.space("road-1")]) == (found, 0)


def test_thomas_runs_two_spaces_further() -> None:
    assert steps(alone("thomas"), 2) == steps(alone("heinrich"), 2) + 2 == 4


def test_heinrich_keeps_one_of_two_events_but_not_at_the_town_hall() -> None:
    play = alone("heinrich").put(0, "church").deck("events", "clear-head", "once-more").run(Actions(0))
    play.choose("encounter", "keep:once-more")
    assert (play.hand(0), pile(play), play.where(0)) == (["once-more"], ["clear-head"], "church")
    play = alone("heinrich").put(0, "town-hall").deck("events", "clear-head").do(DrawEvent(1))
    assert (play.hand(0), pile(play), play.at_rest) == (["clear-head"], [], True), "there he draws like the others"
    assert Play("heinrich", "thomas").where(0) == "crossroads"


def test_katarina_takes_one_at_the_end_of_a_turn_on_the_road() -> None:
    for space, found in (("road-1", 1), ("church", 0), ("manor", 0)):
        assert alone("katarina").put(0, space).run(EndOfTurn(0)).t.investigation[0] == found


def test_victor_rolls_two_dice_again_for_an_event_card_whatever_he_rolls() -> None:
    play = alone("victor").hold(0, "an-old-debt").skill(0, "spirit", 3).dice(1, 2, 3)
    play.run(SkillTest(0, SPIRIT, -1, 5, True))
    assert (asked(play), uses(play)) == (("roll", 0), ["victor"])
    play.dice(5, 6).choose("use:victor", "discard:an-old-debt", "die:1", "die:2")
    assert play.events("test-passed") == [{"hero": "@hero-victor", "n": 2}]
    assert (play.hand(0), pile(play), play.at_rest) == ([], ["an-old-debt"], True)
    assert uses(fighting(alone("victor").hold(0, "an-old-debt").skill(0, "combat", 1).dice(1), FOE)) == ["victor"]
    assert uses(alone("victor").hold(0, "an-old-debt").dice(1).run(Movement(0))) == ["victor"]
    assert alone("victor").dice(2).run(Movement(0)).ask == "ask-move", "without a card he has nothing"


def test_isabella_pays_her_way_out_of_wounds() -> None:
    play = struck(alone("isabella").purse(0, 3), 3)
    assert (asked(play), uses(play)) == (("wounds", 0), ["isabella"])
    play.choose("use:isabella")
    assert (play.t.investigation[0], uses(play)) == (2, ["isabella"]), "two Wounds for one, and one is still to come"
    play.choose("use:isabella")
    assert (play.t.wounds[0], play.t.investigation[0], play.at_rest) == (0, 1, True)
    assert struck(play.purse(0, 0), 1).t.wounds[0] == 1
