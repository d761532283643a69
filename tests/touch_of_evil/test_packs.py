"""Packs: what an owner of the box may replace, and how mistakes are told."""

from __future__ import annotations

import json
import random
import re
import tomllib
from pathlib import Path
from typing import ClassVar

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.cli.main import main
from duskbox.cli.output import translations
from duskbox.core.chance import Fast
from duskbox.core.errors import BadPack, DuskboxError, Endless
from duskbox.core.matches.match import Match
from duskbox.core.shapes import Mistakes
from duskbox.games.touch_of_evil.checks import box as boxcheck
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.build import declared, rebuilt
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.content.kinds import Card, Hero
from duskbox.games.touch_of_evil.effects.data import AMOUNTS, CONDITIONS, EFFECTS, HOOKS, data
from duskbox.games.touch_of_evil.effects.effect import MOST_CHECKS, Effect
from duskbox.games.touch_of_evil.effects.heroes import AHero, EachHero
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.pack.overlay import laid_over
from duskbox.games.touch_of_evil.pack.values import Known, _Checking
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import LIMITS, MOMENTS, REPLACED, SPANS, STATICS, WINDOWS
from duskbox.games.touch_of_evil.text import cards
from duskbox.games.touch_of_evil.text.deck import card_said
from duskbox.testing.a_touch_of_evil import USUAL, Play
from tests.rules import rule

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "packs" / "shadowbrook-by-day.toml"
ABOUT: dict[str, object] = {"pack": {"game": "a-touch-of-evil"}}
UPPER = ["town-hall", "church", ".", "manor", ".", "fields", ".", "windmill", ".", "magistrates-office"]
LOWER = [
    "town-hall",
    "blacksmith",
    "covered-bridge",
    "olde-woods",
    ".",
    "crossroads",
    ".",
    ".",
    "abandoned-keep",
    "marsh",
    "doctors-office",
]
GAIN = ["Gain", 1]


def pack(**tables: object) -> dict[str, object]:
    return ABOUT | {name.replace("_", "-"): table for name, table in tables.items()}


def example() -> dict[str, object]:
    return tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))


def card_of(box: Box, name: str) -> Card:
    return box.cards[box.card(name)]


def hero_of(box: Box, name: str) -> Hero:
    return next(hero for hero in box.heroes if hero.name == name)


# The box made anew


def test_a_box_made_anew_declares_the_same_and_shares_nothing() -> None:
    other = rebuilt(HOUSE)
    assert cards.data(other) == cards.data(HOUSE)
    assert [card.mark for card in other.cards] == [card.mark for card in HOUSE.cards]
    assert list(other.options.all.by_key) == list(HOUSE.options.all.by_key)
    shared = {id(thing) for thing in _things(HOUSE)} & {id(thing) for thing in _things(other)}
    assert not shared


def _things(box: Box) -> list[object]:
    found: list[object] = [box.board, box.track, *box.heroes, *box.villains, *box.elders, *box.cards, *box.minions]
    found += [*box.effects, *box.triggers, *box.services, *(space for space in box.spaces if space is not None)]
    return found + [row for villain in box.villains for row in (*villain.chart, *villain.advanced_chart)]


def test_a_pack_leaves_the_built_in_content_as_it_was() -> None:
    before = json.dumps(cards.data(HOUSE))
    numbers = [
        [thing.number for thing in things] for things in (HOUSE.effects, HOUSE.cards, HOUSE.triggers, HOUSE.minions)
    ]
    laid_over(example())
    assert json.dumps(cards.data(HOUSE)) == before
    assert [
        [thing.number for thing in things] for things in (HOUSE.effects, HOUSE.cards, HOUSE.triggers, HOUSE.minions)
    ] == numbers
    assert all(word.number == place for place, word in enumerate(HOUSE.effects))


def test_equal_packs_share_a_box_and_an_empty_one_is_the_built_in_one() -> None:
    assert laid_over(example()) is laid_over(example())
    assert GAME.components.hash(GAME.setup(pack=dict(ABOUT))) == GAME.components.hash(GAME.setup())
    assert GAME.components.hash(GAME.setup(pack=example())) != GAME.components.hash(GAME.setup())


# The example


def test_the_example_pack_changes_every_table_it_names() -> None:
    overlay = example()
    assert set(overlay) == {
        "pack", "militia", "change-after", "cards", "heroes", "elders", "villains", "minions", "spaces", "track",
        "board", "names",
    }  # fmt: skip
    box = laid_over(overlay)
    house, now = cards.data(HOUSE), cards.data(box)
    assert [name for name in house if house[name] == now[name]] == []
    assert (box.militia, box.change_after) == (8, 4)
    assert (card_of(box, "torch").copies, card_of(box, "torch").price, card_of(box, "torch").mark) == (4, 2, "pack")
    assert card_of(box, "knife").mark == "house"
    assert hero_of(box, "karl").start == "blacksmith"
    wolves, before = card_of(box, "gaunt-wolves").minion, card_of(HOUSE, "gaunt-wolves").minion
    assert wolves is not None and before is not None
    assert (wolves.dice, data(wolves.reward)) == (3, ["Seq", ["Gain", 2], ["AwayFromDarkness", 1]])
    assert (wolves.wounds, wolves.keywords, wolves.number >= 0) == (before.wounds, before.keywords, True)
    assert box.stock.count(box.card("walking-stick")) == 1
    assert [row.minion for row in box.villains[0].chart] == ["", "bats", "stray-dogs", "living-dead"]
    assert box.minions[box.minion("stray-dogs")].counters == 4
    assert box.track.prices == (10, 8, 7, 5, 3)
    assert box.board.size == 24
    assert boxcheck.faults(box, GAME.texts.folder, overlay) == []


def test_the_example_is_the_one_the_page_shows_and_the_command_accepts_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(EXAMPLE), "--lang", "en"]) == 0
    assert "good pack" in capsys.readouterr().out
    page = (DOCS / "packs.md").read_text(encoding="utf-8")
    shown = [
        block for block in re.findall(r"^```toml\n(.*?)^```", page, flags=re.M | re.S) if "a-touch-of-evil" in block
    ]
    assert len(shown) == 1
    whole = EXAMPLE.read_text(encoding="utf-8")
    for line in shown[0].splitlines():
        assert line.split("  #")[0].strip() in whole, line


def test_the_page_names_every_word_condition_and_hook_and_what_they_can_speak_of() -> None:
    page = (DOCS / "packs.md").read_text(encoding="utf-8")
    told = set(re.findall(r"[A-Za-z0-9-]+", page[page.index("### Every table of A Touch of Evil") :]))
    known = {*EFFECTS, *CONDITIONS, *HOOKS, *AMOUNTS, *STATICS, *REPLACED, *WINDOWS, *MOMENTS, *LIMITS, *SPANS}
    assert known - told == set()


def test_a_card_of_a_pack_says_and_does_what_the_pack_says() -> None:
    words = translations("en", GAME, example())
    play = Play("karl", "katarina", pack=example()).hold(0, "market-morning").put(0, "church").purse(0, 0)
    assert [words.tell(sentence) for sentence in card_said(card_of(play.box, "market-morning"))] == [
        "Play in your action step.",
        "Test Cunning 4+. If you pass, gain 2 Investigation and go to the Blacksmith. "
        "If you fail, gain 1 Investigation.",
    ]
    play.run(Actions(0)).skill(0, "cunning", 2).dice(1, 4).choose("play:market-morning")
    assert (play.t.investigation[0], play.where(0)) == (2, "blacksmith")


def test_what_a_pack_adds_is_called_as_in_another_language_if_it_has_no_name_in_ours() -> None:
    overlay = pack(
        cards={"blunt-axe": {"deck": "manor", "kind": "item"}},
        names={"pl": {"card-blunt-axe": "Siekiera", "card-torch": "Łuczywo"}},
    )
    laid_over(overlay)
    assert translations("pl", GAME, overlay).say("card-blunt-axe") == "Siekiera"
    assert translations("en", GAME, overlay).say("card-blunt-axe") == "Siekiera"
    assert translations("pl", GAME, overlay).say("card-torch") == "Łuczywo"
    assert translations("en", GAME, overlay).say("card-torch") == "Torch"


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_a_game_with_the_example_pack_is_played_to_its_end(mode: str) -> None:
    for seed in range(4):
        setup = GAME.setup({"heroes": "4", "mode": mode, "level": "advanced", "villain": "vampire"}, None, example())
        table = GAME.new_table(setup)
        chance, dice = Fast(seed, len(GAME.streams)), random.Random(seed)
        table.start(chance)
        while table.decision is not None:
            table.choose(dice.choice(table.decision.options), chance)
            assert GAME.checks.violations(table) == []
        assert table.outcome is not None


def test_a_recorded_game_with_a_pack_is_chosen_by_key_taken_back_and_replayed() -> None:
    match = Match.new(GAME, {"heroes": "2"}, pack=example(), seed="owl")
    dice = random.Random(5)
    new_roads = 0
    while match.decision is not None:
        keys = [option.key for option in match.decision.options]
        new = [key for key in keys if key.startswith("move:road-") and key not in HOUSE.options.all.by_key]
        new_roads += len(new)
        match.choose(dice.choice(new or keys))
    assert new_roads > 0, "a road that only the pack has was chosen by its key"
    again = Match.load(match.record.text(with_seed=True))
    assert again.table == match.table
    again.verify()
    match.undo()
    assert match.outcome is None


def test_an_option_is_named_by_the_table_it_is_offered_at() -> None:
    table = Play("karl", "katarina", pack=example()).t
    assert GAME.texts.option_facts(table, GAME.option("move:road-11"))["number"] == 11
    assert GAME.texts.option_facts(table, GAME.option("play:for-shadowbrook"))["card"] == "@card-for-shadowbrook"
    assert GAME.texts.option_facts(table, GAME.option("service:blessing"))["price"] == 2


# What can be changed


def test_cards_are_changed_added_taken_out_or_a_deck_is_filled_anew() -> None:
    added = pack(
        cards={
            "murder": {"copies": 0},
            "coal-scuttle": {"deck": "windmill", "kind": "find", "effect": GAIN, "copies": 3},
        },
        names={"en": {"card-coal-scuttle": "Coal Scuttle"}},
    )
    box = laid_over(added)
    assert box.card("murder") not in box.decks[1]
    assert box.decks[3].count(box.card("coal-scuttle")) == 3
    places = [card.place for card in box.cards if not card.absent]
    assert places == sorted(places)
    alone = pack(
        replace=["manor"],
        cards={
            "torchless": {"deck": "manor", "kind": "ally"},
            "grey-lady": {"deck": "manor", "kind": "minion", "dice": 9, "wounds": 1, "reward": GAIN},
        },
        names={"fr": {"card-torchless": "Sans lumière"}},
    )
    assert [card.name for card in laid_over(alone).cards if card.place == 2] == ["torchless", "grey-lady"]


def test_every_kind_of_card_can_be_added() -> None:
    new: dict[str, dict[str, object]] = {
        "an-event": {"deck": "events", "kind": "event", "effect": GAIN, "windows": ["roll", "action"], "removed": True},
        "a-summons": {"deck": "events", "kind": "event", "effect": GAIN, "immediate": True},
        "a-mystery": {"deck": "mysteries", "kind": "mystery", "effect": ["EachHero", GAIN, "town"], "removed": True},
        "a-night": {
            "deck": "mysteries",
            "kind": "mystery",
            "remains": True,
            "hooks": [["Static", "move", -1, ["Red"]]],
        },
        "an-item": {"deck": "manor", "kind": "item", "keywords": ["weapon"], "hooks": [["Static", "combat", 2]]},
        "an-ally": {"deck": "olde-woods", "kind": "ally", "uncounted": True, "hooks": [["Replacement", "loss-die", 1]]},
        "a-find": {"deck": "abandoned-keep", "kind": "find", "effect": ["If", ["Not", ["Wounded"]], GAIN]},
        "a-foe": {
            "deck": "windmill",
            "kind": "minion",
            "dice": 3,
            "wounds": 2,
            "reward": GAIN,
            "skill": "honor",
            "keywords": ["human"],
        },
        "a-lair": {"deck": "lairs", "kind": "lair", "space": "church", "price": 4},
        "a-secret": {"deck": "secrets", "kind": "secret", "evil": True, "advanced": True, "immediate": True},
        "a-town-item": {"deck": "town-items", "kind": "item", "price": 2},
    }
    names = {f"card-{name}": "Something" for name in new} | {"minion-a-foe": "Something"}
    box = laid_over(pack(cards={**new}, names={"en": names}))
    for name, sheet in new.items():
        card = card_of(box, name)
        assert (card.deck, card.mark, card.copies) == (sheet["deck"], "pack", 1)
    assert card_of(box, "an-event").when == ("roll", "action")
    assert card_of(box, "an-ally").uncounted
    foe = card_of(box, "a-foe").minion
    assert foe is not None
    assert (foe.dice, foe.wounds, foe.skill, foe.keywords) == (3, 2, 3, ("human",))


def test_sheets_of_people_and_the_track_are_changed() -> None:
    box = laid_over(
        pack(
            heroes={
                "victor": {
                    "spirit": 1,
                    "cunning": 2,
                    "combat": 3,
                    "honor": 4,
                    "wounds": 5,
                    "start": "marsh",
                    "hooks": [],
                }
            },
            elders={
                "sophie": {"spirit": 1, "cunning": 1, "honor": 1, "wounds": 3, "hooks": [["Static", "fight-dice", 1]]}
            },
            villains={
                "scarecrow": {
                    "combat": 9,
                    "wounds": 9,
                    "basic": [],
                    "advanced": [["Replacement", "ride"]],
                    "keywords": ["plant"],
                }
            },
            minions={"crows": {"counters": 2}, "locusts": {"skill": "honor", "hunts": True}},
            spaces={"marsh": {"encounter": GAIN, "shop": True}, "church": {"encounter": "-", "services": []}},
            track={"prices": [9, 8, 7, 6, 5], "more-combat": [], "more-wounds": [3, 2, 1]},
        )
    )
    victor = hero_of(box, "victor")
    assert (victor.skills, victor.wounds, victor.start, victor.hooks.all, victor.mark) == (
        [1, 2, 3, 4],
        5,
        "marsh",
        (),
        "pack",
    )
    sophie = box.elders[box.elder("sophie")]
    assert (sophie.skills, sophie.wounds, sophie.mark) == ([1, 1, 0, 1], 3, "pack")
    scarecrow = next(villain for villain in box.villains if villain.name == "scarecrow")
    assert (scarecrow.combat, scarecrow.wounds, scarecrow.basic.all, scarecrow.keywords) == (9, 9, (), ("plant",))
    crows, locusts = box.minions[box.minion("crows")], box.minions[box.minion("locusts")]
    assert (crows.counters, crows.round_counter, locusts.skill, locusts.hunts) == (2, True, 3, True)
    marsh, church = box.spaces[box.board.space("marsh")], box.spaces[box.board.space("church")]
    assert marsh is not None and church is not None
    assert (marsh.shop, marsh.encounter is None, church.encounter, church.services) == (True, False, None, ())
    assert (box.track.prices, box.track.more_combat, box.track.more_wounds) == ((9, 8, 7, 6, 5), (), (3, 2, 1))


@rule("ATE-BOARD-06", "ATE-PATH-02", "ATE-PATH-03")
def test_a_board_of_another_shape_is_taken_if_only_the_fields_tie() -> None:
    longer = [*UPPER[:2], ".", *UPPER[2:], "."]
    box = laid_over(pack(board={"loops": [longer, LOWER]}))
    fields = box.board.space("fields")
    assert [box.board.names[space] for space in range(box.board.size) if len(box.board.home[space]) > 1] == ["fields"]
    assert box.board.apart(box.board.step_home(fields, 1), box.board.space("manor")) == 1
    assert laid_over(pack(board={"loops": [UPPER, [*LOWER, *["."] * 32]]})).board.size == 13 + 7 + 32
    swapped = laid_over(pack(board={"loops": [LOWER, UPPER]}))
    assert declared(swapped).loops == [LOWER, UPPER]


# Mistakes


def new_card(**values: object) -> dict[str, object]:
    """A pack with one new card, a find of the Manor unless it says otherwise."""
    sheet = {"deck": "manor", "kind": "find", "effect": GAIN} | {
        key.replace("_", "-"): value for key, value in values.items()
    }
    return pack(cards={"odd": sheet}, names={"en": {"card-odd": "Odd"}})


def effect(*word: object) -> dict[str, object]:
    return pack(cards={"cave-in": {"effect": list(word)}})


def hook(*parts: object) -> dict[str, object]:
    return pack(cards={"torch": {"hooks": [list(parts)]}})


def chart(*rows: object) -> dict[str, object]:
    return pack(villains={"vampire": {"chart": list(rows)}})


def nested(deep: int) -> list[object]:
    word: list[object] = list(GAIN)
    for _ in range(deep):
        word = ["Seq", word]
    return word


MISTAKES: list[tuple[dict[str, object], str, str]] = [
    ({}, "pack", "table"),
    ({"pack": {"game": "chess"}}, "pack.game", "game"),
    ({"pack": {"game": "a-touch-of-evil", "author": 3}}, "pack.author", "about"),
    ({"pack": {"game": "a-touch-of-evil", "note": "é" * 2001}}, "pack.note", "about"),
    (pack(replace=["rooms"]), "replace", "several-of"),
    (pack(replace="manor"), "replace", "several-of"),
    (pack(cards=[1]), "cards", "table"),
    (pack(cards={"torch": 3}), "cards.torch", "table"),
    (pack(militia=-1), "militia", "number"),
    (pack(change_after=0), "change-after", "number"),
    # Values of cards
    (pack(cards={"torch": {"copies": "many"}}), "cards.torch.copies", "number"),
    (pack(cards={"torch": {"copies": True}}), "cards.torch.copies", "number"),
    (pack(cards={"torch": {"price": 31}}), "cards.torch.price", "number"),
    (pack(cards={"torch": {"keywords": "light"}}), "cards.torch.keywords", "keywords"),
    (pack(cards={"torch": {"keywords": ["Big Light"]}}), "cards.torch.keywords", "keywords"),
    (pack(cards={"torch": {"hooks": "none"}}), "cards.torch.hooks", "hooks"),
    (pack(cards={"cave-in": {"effect": 3}}), "cards.cave-in.effect", "effect-or-none"),
    (pack(cards={"cave-in": {"effect": "-"}}), "cards.cave-in.effect", "effect"),
    (pack(cards={"cooler-heads": {"windows": ["noon"]}}), "cards.cooler-heads.windows", "several-of"),
    (pack(cards={"cooler-heads": {"immediate": 1}}), "cards.cooler-heads.immediate", "flag"),
    (pack(cards={"sealed-vault": {"space": "road-1"}}), "cards.sealed-vault.space", "one-of"),
    (pack(cards={"bandits": {"wounds": 0}}), "cards.bandits.wounds", "number"),
    (pack(cards={"bandits": {"skill": "luck"}}), "cards.bandits.skill", "one-of"),
    # New cards
    (pack(cards={"lantern": {"copies": 2}}), "cards.lantern.deck", "deck"),
    (new_card(deck="cellar"), "cards.odd.deck", "deck"),
    (new_card(kind="event"), "cards.odd.kind", "one-of"),
    (new_card(deck="curses", kind="curse"), "cards.odd.deck", "deck"),
    (pack(cards={"odd": {"deck": "manor", "kind": "find"}}), "cards.odd.effect", "effect-or-none"),
    (pack(cards={"odd": {"deck": "lairs", "kind": "lair", "price": 3}}), "cards.odd.space", "one-of"),
    (pack(cards={"odd": {"deck": "town-items", "kind": "item"}}), "cards.odd.price", "number"),
    (
        pack(cards={"odd": {"deck": "manor", "kind": "minion", "dice": 3, "wounds": 2}}),
        "cards.odd.reward",
        "effect",
    ),
    (pack(cards={"torch": {"deck": "manor"}}), "cards.torch.deck", "no-deck"),
    (pack(cards={"karl": {"deck": "manor", "kind": "item"}}), "cards.karl", "free-name"),
    (pack(cards={"bats": {"deck": "manor", "kind": "item"}}), "cards.bats", "free-name"),
    (pack(cards={"hunt": {"deck": "manor", "kind": "item"}}), "cards.hunt", "name"),
    (pack(cards={"Big Axe": {"deck": "manor", "kind": "item"}}), "cards.Big Axe", "name"),
    (pack(cards={"axe-flavour": {"deck": "manor", "kind": "item"}}), "cards.axe-flavour", "name"),
    (pack(cards={"a" * 41: {"deck": "manor", "kind": "item"}}), f"cards.{'a' * 41}", "name"),
    (pack(cards={"torch": {"keywords": ["a" * 41]}}), "cards.torch.keywords", "keywords"),
    # Effects
    (effect("Fly", 3), "cards.cave-in.effect", "known-effect"),
    (effect(), "cards.cave-in.effect", "known-effect"),
    (effect("Seq", GAIN, "Gain"), "cards.cave-in.effect.2", "known-effect"),
    (effect("If", ["Rainy"], GAIN), "cards.cave-in.effect.1", "known-condition"),
    (effect("Gain", -1), "cards.cave-in.effect.1", "amount"),
    (effect("Gain", "lots"), "cards.cave-in.effect.1", "amount"),
    (effect("Gain", 31), "cards.cave-in.effect.1", "amount"),
    (effect("Gain", True), "cards.cave-in.effect.1", "amount"),
    (effect("Gain", 1, 2), "cards.cave-in.effect", "parts"),
    (effect("Gain"), "cards.cave-in.effect", "parts"),
    (effect("Seq"), "cards.cave-in.effect", "parts"),
    (effect("OneOf", GAIN), "cards.cave-in.effect", "parts"),
    (effect("SetDie", 9, "own", "any"), "cards.cave-in.effect", "parts"),
    (effect("Until", "fight", "combat", 0), "cards.cave-in.effect", "parts"),
    (effect("Until", "fight", "combat", "d6"), "cards.cave-in.effect.3", "change"),
    (effect("Until", "forever", "combat", 1), "cards.cave-in.effect.1", "one-of"),
    (effect("EachHero", GAIN, "nobody"), "cards.cave-in.effect.2", "one-of"),
    (effect("EachHero", GAIN, 3), "cards.cave-in.effect.2", "text"),
    (effect("LookAt", 1, 1), "cards.cave-in.effect.2", "flag"),
    (effect("Test", "luck", 5), "cards.cave-in.effect.1", "one-of"),
    (effect("Test", "spirit", "five"), "cards.cave-in.effect.2", "number"),
    (effect("ChooseTest", ["luck"], 5), "cards.cave-in.effect.1", "several-of"),
    (effect("Table", [1, ["Gain", 2]]), "cards.cave-in.effect.1", "row"),
    (effect("Table", [1, 2, ["Gold", 2]]), "cards.cave-in.effect.1.3", "known-effect"),
    (effect("MoveTo", "london"), "cards.cave-in.effect.1", "one-of"),
    (effect("If", ["At", "moon"], GAIN), "cards.cave-in.effect.1.1", "one-of"),
    (hook("Sometimes"), "cards.torch.hooks.1", "known-hook"),
    (hook("Static", "beauty", 1), "cards.torch.hooks.1.1", "one-of"),
    (hook("Trigger", "noon", GAIN), "cards.torch.hooks.1.1", "one-of"),
    (hook("Trigger", "action", GAIN, [1, 2]), "cards.torch.hooks.1.3", "cost"),
    (hook("Trigger", "action", GAIN, [-1, 0, False, 0]), "cards.torch.hooks.1.3", "cost"),
    (hook("Trigger", "action", GAIN, [0, 0, False, 0], "week"), "cards.torch.hooks.1.4", "one-of"),
    (hook("Replacement", "fight-skill", 4), "cards.torch.hooks.1.2", "number"),
    # People
    (pack(heroes={"karl": {"combat": 13}}), "heroes.karl.combat", "number"),
    (pack(heroes={"karl": {"wounds": 0}}), "heroes.karl.wounds", "number"),
    (pack(heroes={"karl": {"start": "road-1"}}), "heroes.karl.start", "one-of"),
    (pack(heroes={"karl": {"hooks": [3]}}), "heroes.karl.hooks.1", "known-hook"),
    (pack(elders={"sophie": {"honor": -1}}), "elders.sophie.honor", "number"),
    (pack(villains={"vampire": {"combat": 21}}), "villains.vampire.combat", "number"),
    (pack(villains={"vampire": {"basic": [["Static", "combat"]]}}), "villains.vampire.basic.1", "parts"),
    (chart([1, 7, "bats"]), "villains.vampire.chart", "chart"),
    (chart([1, 6]), "villains.vampire.chart.1", "chart-row"),
    (chart("bats"), "villains.vampire.chart.1", "chart-row"),
    (chart([1, 6, "A Dusk", GAIN]), "villains.vampire.chart.1.3", "name"),
    (chart([1, 6, "dusk", ["Gold"]]), "villains.vampire.chart.1.4", "known-effect"),
    (pack(villains={"vampire": {"chart": 3}}), "villains.vampire.chart", "chart"),
    (pack(minions={"bats": {"counters": 0}}), "minions.bats.counters", "number"),
    (pack(minions={"newts": {"dice": 1}}), "minions.newts.villain", "one-of"),
    (pack(minions={"newts": {"villain": "vampire", "dice": 1}}), "minions.newts.wounds", "number"),
    (pack(minions={"torch": {"villain": "vampire"}}), "minions.torch", "free-name"),
    # Places
    (pack(spaces={"church": {"services": 3}}), "spaces.church.services", "services"),
    (pack(spaces={"church": {"services": [3]}}), "spaces.church.services.1", "table"),
    (pack(spaces={"church": {"services": [{"price": 3}]}}), "spaces.church.services.1.name", "name"),
    (
        pack(spaces={"church": {"services": [{"name": "pray", "effect": GAIN}]}}),
        "spaces.church.services.1.price",
        "number",
    ),
    (
        pack(spaces={"church": {"services": [{"name": "pray", "price": 3}]}}),
        "spaces.church.services.1.effect",
        "effect",
    ),
    (pack(spaces={"church": {"encounter": ["Gold"]}}), "spaces.church.encounter", "known-effect"),
    (pack(track={"prices": [1, 2, 3]}), "track.prices", "prices"),
    (pack(track={"prices": [1, 2, 3, 4, 31]}), "track.prices", "prices"),
    (pack(track={"more-wounds": [21]}), "track.more-wounds", "track-spaces"),
    (pack(track={"more-combat": [4, 4]}), "track.more-combat", "track-spaces"),
    (pack(track={"more-combat": 4}), "track.more-combat", "track-spaces"),
    (pack(board={}), "board.loops", "loops"),
    (pack(board={"loops": [UPPER]}), "board.loops", "loops"),
    (pack(board={"loops": [UPPER, LOWER[1:]]}), "board.loops.2", "loop"),
    (pack(board={"loops": [UPPER, LOWER[:2]]}), "board.loops.2", "loop"),
    (pack(board={"loops": [UPPER, [*LOWER, "moon"]]}), "board.loops.2.12", "loop-space"),
    (pack(board={"loops": [UPPER, [*LOWER, "town-hall"]]}), "board.loops.2.12", "loop-space"),
    # Names
    (pack(names={"en": {"card-torch": ""}}), "names.en.card-torch", "said"),
    (pack(names={"en": {"card-torch": "x" * 61}}), "names.en.card-torch", "said"),
    (pack(names={"en": {"card-torch": "a\nb"}}), "names.en.card-torch", "said"),
    (pack(names={"en": 3}), "names.en", "table"),
]

#: What only the whole box can show, and no schema of a file.
MISTAKES_OF_THE_WHOLE: list[tuple[dict[str, object], str, str]] = [
    (pack(cards={"cooler-heads": {"windows": []}}), "cards.cooler-heads.windows", "some-window"),
    (pack(cards={"the-horror": {"remains": False}}), "cards.the-horror.remains", "remains"),
    (pack(cards={"murder": {"effect": "-"}}), "cards.murder.effect", "some-effect"),
    (pack(cards={"blowhard": {"immediate": True}}), "cards.blowhard.immediate", "advanced"),
    (pack(cards={"axe": {"deck": "manor", "kind": "item"}}), "names.en.card-axe", "named"),
    (pack(cards={f"c{n}": {"deck": "manor", "kind": "item"} for n in range(400)}), "cards", "fewer-cards"),
    (
        pack(cards={"torch": {"hooks": [["Static", "combat", 1]], "keywords": ["sharp"]}}),
        "names.en.keyword-sharp",
        "named",
    ),
    # Decks
    (pack(replace=["events"]), "cards", "enough-cards"),
    (pack(cards={"curse-of-the-werewolf": {"copies": 0}}), "cards", "enough-cards"),
    (
        pack(
            cards={
                name: {"copies": 0}
                for name in (
                    "blowhard",
                    "drunkard",
                    "peeping-tom",
                    "coward",
                    "blood-pact",
                    "hidden-dagger",
                    "old-war-crime",
                )
            }
        ),
        "cards",
        "enough-cards",
    ),
    (effect("FightA", "dragon"), "cards.cave-in.effect.1", "one-of"),
    (effect("PlaceMinions", "bandits", 1, "here"), "cards.cave-in.effect.1", "one-of"),
    (effect("KillAnElder", "nobody"), "cards.cave-in.effect.1", "one-of"),
    (effect("If", ["ElderLives", "karl"], GAIN), "cards.cave-in.effect.1.1", "one-of"),
    (effect("If", ["VillainIs", "mummy"], GAIN), "cards.cave-in.effect.1.1", "one-of"),
    (effect("If", ["Carries", "spoon"], GAIN), "cards.cave-in.effect.1.1", "one-of"),
    (effect("If", ["Against", "spoon"], GAIN), "cards.cave-in.effect.1.1", "one-of"),
    (effect(*nested(20)), "cards.cave-in.effect" + ".1" * 9, "shallow"),
    # A Minion that only the deck had which the pack has emptied
    (
        pack(
            replace=["abandoned-keep"],
            cards={"odd": {"deck": "abandoned-keep", "kind": "find", "effect": ["FightA", "bandits"]}},
        ),
        "cards.odd.effect.1",
        "one-of",
    ),
    (chart(), "villains.vampire.chart", "chart"),
    (chart([1, 5, "bats"]), "villains.vampire.chart", "chart"),
    (chart([1, 3, "bats"], [3, 6, "bats"]), "villains.vampire.chart", "chart"),
    (chart([1, 6, "dire-wolf"]), "villains.vampire.chart.1.3", "one-of"),
    (chart([1, 6, "dusk", GAIN]), "names.en.chart-dusk", "named"),
    (pack(minions={"bats": {"wounds": 0}}), "minions.bats.wounds", "number"),
    (
        pack(spaces={"church": {"services": [{"name": "treatment", "price": 3, "effect": GAIN}]}}),
        "spaces.doctors-office.services.1.name",
        "free-name",
    ),
    (pack(board={"loops": [UPPER, [*LOWER[:-1], "."]]}), "board.loops", "all-spaces"),
    (pack(board={"loops": [UPPER, [*LOWER, "church", "."]]}), "board.loops", "all-spaces"),
    (pack(board={"loops": [UPPER, [*LOWER, "."]]}), "board.loops", "one-tie"),
    (pack(board={"loops": [[UPPER[0], *reversed(UPPER[1:])], LOWER]}), "board.loops", "way-home"),
    (pack(board={"loops": [UPPER, [*LOWER, *["."] * 38]]}), "board.loops", "fewer-roads"),
]


@pytest.mark.parametrize(
    ("overlay", "key", "expected"),
    [*MISTAKES, *MISTAKES_OF_THE_WHOLE],
)
def test_a_mistake_is_told_with_its_key_and_what_was_expected(
    overlay: dict[str, object], key: str, expected: str
) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(overlay)
    assert (refused.value.facts["key"], refused.value.facts["expected"]) == (key, f"@expect-{expected}")
    for language in ("en", "pl", "fr"):
        sentence = translations(language, GAME).error(refused.value)
        assert key in sentence
        assert "⟦" not in sentence
        assert "@expect" not in sentence
        assert "{" not in sentence.replace(str(refused.value.facts["found"]), "")


UNKNOWN_KEYS: list[tuple[dict[str, object], str]] = [
    (pack(rooms={}), "rooms"),
    (pack(heroes={"conan": {}}), "heroes.conan"),
    (pack(heroes={"karl": {"luck": 3}}), "heroes.karl.luck"),
    (pack(villains={"mummy": {}}), "villains.mummy"),
    (pack(villains={"vampire": {"spirit": 3}}), "villains.vampire.spirit"),
    (pack(elders={"sophie": {"combat": 3}}), "elders.sophie.combat"),
    (pack(spaces={"road-1": {}}), "spaces.road-1"),
    (pack(minions={"bats": {"villain": "werewolf"}}), "minions.bats.villain"),
    (pack(cards={"torch": {"effect": GAIN}}), "cards.torch.effect"),
    (pack(cards={"book-of-riddles": {"price": 3}}), "cards.book-of-riddles.price"),
    (pack(cards={"murder": {"windows": ["roll"]}}), "cards.murder.windows"),
    (
        pack(spaces={"church": {"services": [{"name": "pray", "price": 3, "effect": GAIN, "twice": True}]}}),
        "spaces.church.services.1.twice",
    ),
    (pack(track={"length": 20}), "track.length"),
    (pack(board={"roads": 3}), "board.roads"),
    (pack(names={"de": {}}), "names.de"),
    (pack(names={"en": {"card-lantern": "Lantern"}}), "names.en.card-lantern"),
    (pack(names={"en": {"ask-action": "x"}}), "names.en.ask-action"),
    (pack(pack={"game": "a-touch-of-evil", "year": "x"}), "pack.year"),
]


@pytest.mark.parametrize(
    ("overlay", "key"),
    UNKNOWN_KEYS,
)
def test_a_key_that_is_not_known_is_told_with_those_that_are(overlay: dict[str, object], key: str) -> None:
    with pytest.raises(BadPack, match="unknown-key") as refused:
        GAME.components.check_pack(overlay)
    assert refused.value.facts["key"] == key
    assert refused.value.facts["allowed"]


def test_the_schema_takes_every_pack_that_is_shipped_and_every_card_of_the_box() -> None:
    valid = jsonschema_rs.validator_for(GAME.components.pack_schema())
    packs = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (DOCS / "packs").glob("*.toml")]
    ours = [data for data in packs if data["pack"]["game"] == "a-touch-of-evil"]
    assert example() in ours
    for data_of_pack in ours:
        valid.validate(data_of_pack)
    d = declared(HOUSE)
    for word in HOUSE.effects:
        valid.validate(effect(*data(word)))
    for name, sheet in d.villains.items():
        hooks = {level: sheet[level] for level in ("basic", "advanced")}
        valid.validate(pack(villains={name: hooks | {"chart": sheet["chart"]}}))
    for name, sheet in d.spaces.items():
        valid.validate(pack(spaces={name: {"encounter": sheet["encounter"], "services": sheet["services"]}}))
    for sheet in (*d.cards.values(), *d.heroes.values(), *d.elders.values()):
        if "hooks" in sheet:
            valid.validate(pack(cards={"torch": {"hooks": sheet["hooks"]}}))


@pytest.mark.parametrize("overlay", [overlay for overlay, _, _ in MISTAKES])
def test_the_schema_refuses_every_mistake_that_one_value_shows(overlay: dict[str, object]) -> None:
    assert not jsonschema_rs.validator_for(GAME.components.pack_schema()).is_valid(overlay)


@pytest.mark.parametrize(("overlay", "key"), UNKNOWN_KEYS)
def test_the_schema_refuses_keys_that_are_not_known(overlay: dict[str, object], key: str) -> None:
    # A name of a card may be that of a new one.
    valid = jsonschema_rs.validator_for(GAME.components.pack_schema())
    assert valid.is_valid(overlay) == (key == "names.en.card-lantern")


def test_all_mistakes_of_a_pack_are_told_at_once_in_every_language() -> None:
    overlay = pack(
        heroes={"karl": {"combat": 13, "luck": 1}},
        minions={"newts": {"villain": "vampire", "dice": 1, "wounds": 1, "reward": GAIN}},
        cards={
            "torch": {"copies": "many"},
            "cave-in": {"effect": ["Seq", ["Gain", -1], ["Fly"], ["Gain"]]},
            "odd": {"deck": "cellar"},
        },
        militia=-1,
        track={"prices": [1]},
        names={"en": {"card-torch": "x" * 61}},
    )
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(overlay)
    mistakes = [refused.value, *refused.value.further]
    keys = [
        "heroes.karl.luck", "heroes.karl.combat", "minions.newts.counters", "cards.torch.copies", "cards.odd.deck",
        "track.prices", "militia", "cards.cave-in.effect.1.1", "cards.cave-in.effect.2", "cards.cave-in.effect.3",
        "names.en.card-torch",
    ]  # fmt: skip
    assert [mistake.facts["key"] for mistake in mistakes] == keys
    for language in ("en", "pl", "fr"):
        told = translations(language, GAME).errors(refused.value)
        assert all(key in said and "⟦" not in said for key, said in zip(keys, told, strict=True))


def test_what_was_left_out_for_a_mistake_is_not_missed_as_well() -> None:
    overlay = pack(
        replace=["manor"],
        cards={
            "odd": {"deck": "manor", "kind": "minion", "dice": 3, "wounds": 2},
            "cave-in": {"effect": ["FightA", "odd"]},
        },
        names={"en": {"card-odd": "Odd"}},
    )
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(overlay)
    assert (refused.value.facts["key"], refused.value.further) == ("cards.odd.reward", ())


def test_a_misspelt_word_or_name_is_told_with_those_that_come_near() -> None:
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(effect("Gian", 2))
    assert "Gain" in str(refused.value.facts["allowed"])
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(pack(names={"en": {"card-toch": "Lantern"}}))
    assert "card-torch" in str(refused.value.facts["allowed"])


_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.sampled_from(["-", ".", "Gain", "Static", "manor", "find", "bats", "x", "combat"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                [
                    "torch",
                    "odd",
                    "karl",
                    "vampire",
                    "bats",
                    "church",
                    "deck",
                    "kind",
                    "effect",
                    "hooks",
                    "chart",
                    "services",
                    "loops",
                    "en",
                ]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(
            [
                "replace",
                "names",
                "cards",
                "heroes",
                "villains",
                "minions",
                "elders",
                "spaces",
                "track",
                "board",
                "militia",
            ]
        ),
        _values,
        max_size=3,
    )
)
def test_no_pack_crashes_the_game(overlay: dict[str, object]) -> None:
    try:
        GAME.components.check_pack(ABOUT | overlay)
    except DuskboxError as error:
        assert error.facts["key"]


def test_lists_within_lists_without_end_are_refused_like_anything_else() -> None:
    with pytest.raises(BadPack):
        GAME.components.check_pack(effect(*nested(5000)))


# Packs are bounded: whatever is written into one, reading it takes time in proportion to its length, and what it makes
# the rules do is limited


def within(words: list[object], *layers: str) -> list[object]:
    for layer in layers:
        words = [layer, words, "spirit"] if layer == "TheHero" else [layer, words]
    return words


def triggers() -> dict[str, object]:
    """As many cards as there may be, with as many triggers as each may have."""
    box = declared(HOUSE).cards
    new = [f"c{n}" for n in range(500 - len(box))]
    hooks: dict[str, object] = {"hooks": [["Trigger", "action", GAIN]] * 12}
    cards = {name: {"deck": "manor", "kind": "item", **hooks} for name in new}
    cards |= {name: hooks for name, sheet in box.items() if sheet["kind"] in ("item", "ally", "secret")}
    return pack(cards=cards, names={"en": {f"card-{name}": "C" for name in new}})


@pytest.mark.parametrize(
    ("overlay", "key", "expected", "most"),
    [
        (effect(*nested(9)), "cards.cave-in.effect" + ".1" * 9, "shallow", 8),
        (effect("Seq", *[GAIN] * 13), "cards.cave-in.effect", "fewer-parts", 12),
        (effect("Table", *[[1, 6, GAIN]] * 13), "cards.cave-in.effect", "fewer-parts", 12),
        (effect(*within(GAIN, "EachHero", "EachHero", "EachHero")), "cards.cave-in.effect", "less-work", 500),
        (effect(*within(GAIN, "AHero", "TheHero", "AHero")), "cards.cave-in.effect", "less-work", 500),
        (
            hook("Trigger", "action", within(["Seq", *[GAIN] * 8], "EachHero", "EachHero")),
            "cards.torch.hooks.1.2",
            "less-work",
            500,
        ),
        (pack(cards={"torch": {"keywords": [f"k{n}" for n in range(13)]}}), "cards.torch.keywords", "shorter", 12),
        (pack(cards={"torch": {"hooks": [["Static", "combat", 1]] * 13}}), "cards.torch.hooks", "shorter", 12),
        (
            pack(villains={"vampire": {"basic": [["Static", "combat", 1]] * 13}}),
            "villains.vampire.basic",
            "shorter",
            12,
        ),
        (pack(spaces={"church": {"services": [{}] * 13}}), "spaces.church.services", "shorter", 12),
        (
            pack(cards={name: {"copies": 99} for name in list(declared(HOUSE).cards)[:20]}),
            "cards",
            "fewer-copies",
            1500,
        ),
        (
            pack(
                minions={
                    f"m{n}": {"villain": "vampire", "dice": 1, "wounds": 1, "reward": GAIN, "counters": 1}
                    for n in range(60)
                }
            ),
            "minions",
            "fewer-minions",
            60,
        ),
        (pack(names={"en": {"card-torch": "a" * 61}}), "names.en.card-torch", "said", 60),
        (pack(names={"en": {"card-torch-flavour": "a" * 201}}), "names.en.card-torch-flavour", "said", 200),
        (triggers(), "cards", "fewer-triggers", 4095),
    ],
)
def test_what_a_pack_may_hold_is_limited_and_the_error_names_the_key_and_the_limit(
    overlay: dict[str, object], key: str, expected: str, most: int
) -> None:
    with pytest.raises(BadPack) as bad:
        laid_over(overlay)
    assert (bad.value.facts["key"], bad.value.facts["expected"]) == (key, f"@expect-{expected}")
    assert bad.value.facts["most"] == most
    for language in ("en", "pl", "fr"):
        said = translations(language, GAME).error(bad.value)
        assert key in said
        assert str(most) in re.sub(r"[\s,]", "", said)


class Counted(str):
    """A name that counts how often it is compared."""

    compared: ClassVar[int] = 0

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return super().__eq__(other)

    __hash__ = str.__hash__


@pytest.mark.parametrize("many", [1000, 4000])
def test_names_are_checked_without_comparing_each_with_each(many: int) -> None:
    names: list[object] = [Counted(f"k{n}") for n in range(many)]
    Counted.compared = 0
    with pytest.raises(BadPack):
        laid_over(pack(cards={"torch": {"keywords": names}}))
    given = {"en": {Counted(f"keyword-k{n}"): "k" for n in range(many)}}
    with pytest.raises(BadPack):
        laid_over(pack(names=given))
    rows: list[object] = [[Counted(f"k{n}"), 1, "bats"] for n in range(many)]
    for overlay in (pack(villains={"vampire": {"chart": rows}}), pack(replace=names), effect("Against", *names)):
        with pytest.raises(BadPack):
            laid_over(overlay)
    assert Counted.compared <= 20 * many


# … and what gets past all that is stopped when it is played


def mysteries(*effect_of_all: object) -> dict[str, object]:
    """A pack whose only Mystery does this."""
    card = {"deck": "mysteries", "kind": "mystery", "copies": 4, "effect": list(effect_of_all)}
    return pack(replace=["mysteries"], cards={"whirl": card}, names={"en": {"card-whirl": "Whirl"}})


def until_stopped(overlay: dict[str, object]) -> Match:
    """Play on until a choice is stopped; the match as it is then."""
    match = Match.new(GAME, {"heroes": "8"}, {}, overlay, seed="moth")
    for _ in range(2000):
        before = (match.record.text(with_seed=True), match.table.digest())
        try:
            match.choose(match.options[-1])
        except Endless:
            assert (match.record.text(with_seed=True), match.table.digest()) == before
            return match
    raise AssertionError("nothing was stopped")


@pytest.mark.skipif(not boxcheck.__file__.endswith(".py"), reason="the check cannot be taken out of compiled code")
def test_an_effect_that_was_not_checked_is_stopped_when_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duskbox.games.touch_of_evil.pack.overlay.check_effects", lambda *_: None)
    match = until_stopped(mysteries(*within(["Gain", 1], *["EachHero"] * 12)))
    # Another choice may still be made, and the record is as good as any.
    match.undo()
    Match.load(match.record.text(with_seed=True)).verify()


def test_whether_an_effect_could_change_anything_is_known_soon_however_it_is_nested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0

    class Asked(Effect):
        def could(self, t: Shadowbrook, hero: int) -> bool:
            nonlocal asked
            asked += 1
            return False

    play = Play(*USUAL)
    for layers in range(1, 20):
        for layer in (EachHero, AHero):
            word: Effect = Asked()
            for _ in range(layers):
                word = layer(word)
            asked = 0
            could = word.could(play.t, 0)
            assert asked <= MOST_CHECKS
            assert could == (layers > 4)


def test_the_box_itself_keeps_far_within_the_limits_of_packs() -> None:
    mistakes = Mistakes()
    checking = _Checking(Known(declared(HOUSE)), mistakes)
    words = max(checking.check(data(word), "effect", "", 0) for word in HOUSE.effects)
    assert mistakes.found == []
    assert words <= 72
    assert sum(card.copies for card in HOUSE.cards) < 300
