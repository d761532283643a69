"""What Fear of the Dark says: a word for everything it can ask, offer, tell, refuse and name, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from duskbox.agents.agent import Seen
from duskbox.agents.thumb import ThumbAgent
from duskbox.core import translations as core_words
from duskbox.core.chance import Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import BadPack, BadPosition
from duskbox.core.messages import Fact, Facts, Message
from duskbox.core.reasons import Reason
from duskbox.core.table import Event
from duskbox.core.translations import LANGUAGES, PSEUDO, Translations
from duskbox.games.fear_of_the_dark.content.box import HOUSE, ROOM_KINDS, table_of
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.odds import NAMES
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARDS, ITEMS, MIND, OPTIONS, SECRETS, STREAMS
from duskbox.games.fear_of_the_dark.schema.events import EVENTS
from duskbox.testing.fear_of_the_dark import Play, labyrinth
from tests.locale.messages import SOURCE, asked_for, facts_of, handed_to, messages, referred_to
from tests.rules import rule

FOLDER = SOURCE / "games" / "fear_of_the_dark"
#: The folders as installed, so that both forms of the package are heard.
SPOKEN = [Path(core_words.__file__).parent, GAME.texts.folder]
#: Styles of the drawing that need no explanation.
PLAIN_STYLES = {"void", "wall", "floor-dark"}
GAMES_PLAYED = 100


@cache
def spoken(language: str) -> Translations:
    return Translations(language, SPOKEN)


# What there is to say


def endings() -> set[str]:
    """The ways a game can end, as the rules name them."""
    return handed_to("end", FOLDER)


def drawn_styles() -> set[str]:
    """The styles of a drawing on which every sign can be seen, before and after the Labyrinth deck has run empty."""
    rooms = "R01@-1,0 R02@0,1 R04@1,0 R10@0,-1+1"
    styles: set[str] = set()
    for deck in (3, 0):
        shown = GAME.pieces(labyrinth(rooms=rooms, leak=1, deck=deck, hand="scout" if deck else "").t, 0)
        styles |= {style for line in GAME.drawing.board(shown, plain=True).lines for _, style in line}
    return styles


@cache
def named_by_the_game() -> set[str]:
    """The messages that follow from what the game is made of: its components, settings, events, options, draws and
    signs.
    """
    names = {
        "game-name",
        "game-about",
        "game-length",
        *(f"deck-{card.deck}" for card in GAME.components.cards(GAME.setup())),
    }
    for deck, kinds in (("mind", MIND), ("hazard", HAZARDS), ("item", ITEMS), ("secret", SECRETS)):
        names |= {f"{deck}-{kind}" for kind in kinds}
        # All Information has one text, whatever the number on the card.
        names |= {f"{deck}-{kind}-text" for kind in kinds if not kind.startswith("information-")}
    names |= {f"token-{name}" for name in table_of(HOUSE["tokens"]) if name != "mark"}
    names |= {"tile-start"} | {f"tile-{kind}" for kind in ROOM_KINDS}
    for setting in GAME.settings:
        named = {f"setting-{setting.name}", *(f"setting-{setting.name}-{value}" for value in setting.values)}
        names |= named | {f"{name}-about" for name in named}
    for ruling in GAME.rulings:
        names |= {f"ruling-{ruling.name}", *(f"ruling-{ruling.name}-{value}" for value in ruling.values)}
    names |= {f"event-{name}" for name in set(EVENTS.by_name) - EVENTS.quiet()}
    names |= {f"option-{option.verb}" for option in OPTIONS.by_key.values()}
    names |= {f"outcome-{name}" for name in endings()} | {f"outcome-{name}-text" for name in endings()}
    names |= {f"stream-{name}" for name in STREAMS} | {f"odds-{name}" for name in NAMES}
    names |= {f"legend-{style}" for style in drawn_styles() - PLAIN_STYLES}
    names |= {f"side-{side}" for side in (*SIDES, "here")}
    names |= {f"square-{number}" for number in range(1, 10)} | {f"turn-{turn}" for turn in range(4)}
    for place in ("item-location", "secret-location", "beside-item", "beside-secret"):
        names |= {f"{place}-{number}" for number in range(1, 5)}
    return names


def test_there_is_a_message_for_everything_the_game_says_and_no_other() -> None:
    asked = asked_for(FOLDER)
    wanted = named_by_the_game() | asked.ids | referred_to(FOLDER)
    # What only the page says, the test of all words looks for in the page; what the lesson says, that of the lessons in
    # its script.
    elsewhere = {name for name in messages(FOLDER) if name.startswith(("board-", "lesson-"))}
    said = set(messages(FOLDER)) - (elsewhere - wanted)
    assert said == wanted
    for family in asked.families:
        assert any(family.fullmatch(name) for name in named_by_the_game()), f"what is {family.pattern}?"


def test_every_ending_of_the_rules_is_explained() -> None:
    assert endings() == {"won", "lost-sanity", "lost-terror", "lost-echo", "trapped", "gave-up", "walked-out"}
    for language in LANGUAGES:
        explained = {spoken(language).say(f"outcome-{ending}-text") for ending in endings()}
        assert len(explained) == len(endings()), f"each in its own words in {language}"
        assert not any("⟦" in text or len(text.split()) < 4 for text in explained), explained


@rule("FD-COMP-03", "FD-COMP-04", "FD-COMP-05", "FD-COMP-06")
@pytest.mark.parametrize(
    ("message", "english", "polish", "french"),
    [
        ("mind-light-a-match", "Light a Match", "Zapal zapałkę", "Allumer une allumette"),
        ("mind-move", "Move", "Ruch", "Se déplacer"),
        ("mind-tiptoe", "Tiptoe", "Na palcach", "Pas feutrés"),
        ("mind-scout", "Scout", "Zwiad", "Repérage"),
        ("mind-investigate", "Investigate", "Badanie", "Exploration"),
        ("mind-clear", "Clear", "Usuwanie Przeszkód", "Déblayer"),
        ("hazard-terror", "Terror", "Groza", "Terreur"),
        ("hazard-knock-out", "Knock-out", "Nokaut", "K.-O."),
        ("hazard-draught", "Draught", "Przeciąg", "Propuh (courant d’air)"),
        ("hazard-collapse", "Collapse", "Zawalenie", "Éboulement"),
        ("hazard-lockdown", "Lockdown", "Zablokowanie", "Verrouillage"),
        ("hazard-leak", "Leak", "Przeciek", "Fuite"),
        ("item-match", "Match", "Zapałka", "Allumette"),
        ("item-scrap-of-paper", "Scrap of Paper", "Skrawek papieru", "Bout de papier"),
        ("item-key", "Key", "Klucz", "Clé"),
        ("item-lever", "Lever", "Dźwignia", "Levier"),
        ("secret-secret-door", "Secret Door", "Tajne drzwi", "Porte secrète"),
        ("secret-secret-map", "Secret Map", "Tajna mapa", "Carte secrète"),
        ("secret-information-3", "Information 3", "Informacja 3", "Renseignements 3"),
        ("token-obstruction", "Obstruction", "Przeszkoda", "Obstruction"),
        ("token-lock", "Lock", "Zamek", "Verrou"),
        ("tile-echo", "Dark Echo", "Mroczne Echo", "Écho sombre"),
    ],
)
def test_components_carry_the_names_of_the_printed_game(message: str, english: str, polish: str, french: str) -> None:
    assert [spoken(language).say(message) for language in ("en", "pl", "fr")] == [english, polish, french]


# Saying it


Said = tuple[str, tuple[tuple[str, str | int | Message], ...]]


def told(message: str, facts: Facts | None = None) -> Said:
    plain: dict[str, str | int | Message] = {
        name: "+".join(str(each) for each in fact) if isinstance(fact, list) else fact
        for name, fact in (facts or {}).items()
    }
    return message, tuple(sorted(plain.items(), key=lambda fact: fact[0]))


def reasons(reason: Reason) -> Iterator[Said]:
    yield told(reason.name, reason.facts)
    for part in reason.parts:
        yield from reasons(part)


def looked_at(t: Labyrinth) -> Iterator[Said]:
    """All that a player can read at one table: the question, the options, why others are closed, what is to be seen."""
    if t.decision is not None:
        yield told(t.decision.ask, GAME.texts.ask_facts(t))
        for option in [*t.decision.options, *t.anytime_options(0)]:
            yield told(f"option-{option.verb}", GAME.texts.option_facts(t, option))
    for key in [*GAME.candidates(t), "leave", "use:key"]:
        reason = GAME.why_not(t, key)
        if reason is not None:
            yield from reasons(reason)
    if t.outcome is not None:
        yield from (told(f"outcome-{t.outcome.name}"), told(f"outcome-{t.outcome.name}-text"))
    for seat in (0, -1):
        for message, facts in [
            *GAME.drawing.summary(GAME.pieces(t, seat)),
            *GAME.drawing.details(GAME.pieces(t, seat)),
        ]:
            yield told(message, facts)


def happened(t: Labyrinth) -> Iterator[Said]:
    for event in t.events or []:
        if event.name in EVENTS.quiet():
            continue
        yield told(f"event-{event.name}", GAME.texts.event_facts(t, event))


def played(seed: int) -> Iterator[Said]:
    """A whole game under rulings picked by chance, and all that could be read in it."""
    luck = random.Random(seed)
    rulings = {ruling.name: luck.choice(ruling.values) for ruling in GAME.rulings}
    levels = {"difficulty": luck.choice(GAME.settings[0].values)}
    t = GAME.new_table(GAME.setup(levels, rulings))
    chance = Fast(seed, len(STREAMS))
    t.start(chance)
    while t.decision is not None:
        yield from looked_at(t)
        t.events = []
        t.choose(_picked(t.decision.options, luck), chance)
        yield from happened(t)
    yield from looked_at(t)


def _picked(options: list[Option], luck: random.Random) -> Option:
    """Any option, but seldom one that gives cards away, stops short or walks out, so that games get somewhere."""
    better = [option for option in options if option.verb not in ("discard", "stop", "leave")]
    return luck.choice(better if better and luck.random() < 0.9 else options)


def posed() -> Iterator[Said]:
    """Places where games seldom come."""
    barred = _box(". L .", "O . L", ". O .")
    yield from _after(labyrinth(hand="clear", pack=barred), "do:clear")
    yield from _after(labyrinth(held="key", pack=barred), "use:key")
    yield from _after(
        labyrinth(hand="investigate", pack=_box(". i1 .", "s2 . i3", ". . .")), "do:investigate", "play:investigate"
    )
    yield from _after(labyrinth(hand="move", rooms="R06@0,-1", pawn="0.N"), "do:move", "play:move")
    yield from _after(labyrinth(hand="move scout", pawn="0.W", deck=0))
    yield from _after(labyrinth(hand="move", pawn="0.W", deck=0), "do:move", "play:move", "go:W")
    yield from _after(labyrinth(), "give-up")
    yield from _after(labyrinth(held="match", matches=6))
    lever = labyrinth(hand="investigate", pack=_box(". L .", "i1 . .", ". L .")).will_turn(item=["lever"])
    yield from _after(lever, "do:investigate", "play:investigate", "card:1")
    yield from _after(labyrinth(matches=0, pack=_box(". L .", "L . L", ". L .")))
    terror = labyrinth(hand="move", terrors=1, pawn="0.W").will_turn(labyrinth=["R06"], hazard=["terror"])
    yield from _after(terror, "do:move", "play:move", "go:W", "turn:0")


def _box(*plan: str) -> dict[str, object]:
    """A pack whose start tile has this plan."""
    return {"pack": {"game": GAME.name}, "tokens": {"lock": 9}, "start": {"doors": "NESW", "plan": list(plan)}}


def _after(play: Play, *keys: str) -> Iterator[Said]:
    for key in keys:
        if key in [*play.options, "give-up"]:
            # A decision with only one option is carried out without asking.
            play.do(key)
    yield from looked_at(play.t)
    yield from happened(play.t)


def noted() -> Iterator[Said]:
    """Every event and every option there can be, whether or not it ever comes up."""
    t = labyrinth(rooms="R01@-1,0").t
    for name in sorted(set(EVENTS.by_name) - EVENTS.quiet() - {"game-over"}):
        for number in range(4):
            fields = tuple(EVENTS.by_name[name].fields)
            event = Event(name, "", fields, (number % 3,) * len(fields), listed=(number,))
            yield told(f"event-{name}", GAME.texts.event_facts(t, event))
    for option in OPTIONS.by_key.values():
        yield told(f"option-{option.verb}", GAME.texts.option_facts(t, option))


@cache
def everything_read() -> frozenset[Said]:
    games = (said for seed in range(GAMES_PLAYED) for said in played(seed))
    return frozenset([*games, *posed(), *noted()])


def test_all_there_is_to_read_has_been_read() -> None:
    shown = {message for message, _ in everything_read()}
    kinds = ("ask-", "option-", "event-", "why-", "see-", "outcome-")
    # Some are only said within others.
    within = {str(fact)[1:] for _, facts in everything_read() for _, fact in facts if str(fact).startswith("@see-")}
    unseen = {name for name in messages(FOLDER) if name.startswith(kinds)} - shown - within
    assert unseen == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_given_every_fact_it_speaks_of(language: str) -> None:
    # Fluent writes the bare name of a fact that it was not given, so a gap is not seen in the text but in its
    # complaints.
    bundle = FluentBundle([language])
    for path in sorted((GAME.texts.folder / "locale").glob(f"{language}*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for message, facts in everything_read():
        pattern = bundle.get_message(message).value
        assert pattern is not None
        complaints = bundle.format_pattern(pattern, dict(facts))[1]
        assert complaints == [], f"{message}: {complaints}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_read_has_a_gap(language: str) -> None:
    for message, facts in everything_read():
        said = spoken(language).say(message, dict(facts))
        assert not re.search(r"⟦|\{|\}|@|  |^\s|\s$", said), f"{message}: {said}"


def test_the_pseudo_language_shows_that_every_sentence_comes_from_the_words() -> None:
    for message, facts in everything_read():
        said = spoken(PSEUDO).say(message, dict(facts))
        assert re.fullmatch("⟪.+⟫", said) and said.count("⟪") == said.count("⟫") and "⟦" not in said, said


def test_what_is_put_into_a_sentence_comes_from_the_words_too() -> None:
    for message, facts in everything_read():
        for name, value in facts:
            if name in facts_of(FOLDER, "en", message) and isinstance(value, str):
                assert value.startswith("@"), f"{message} is given {name}={value!r}, which is no one's language"


# How it sounds


def says(language: str, message: str, **facts: Fact) -> str:
    return spoken(language).say(message, facts)


@rule("FD-MATCH-01")
@pytest.mark.parametrize(
    ("language", "left"),
    [
        ("en", {0: "no matches", 1: "One match is", 2: "2 matches are", 5: "5 matches are"}),
        ("pl", {0: "Nie ma już zapałek", 1: "Została jedna zapałka", 2: "Zostały 2 zapałki", 5: "Zostało 5 zapałek"}),
        ("fr", {0: "plus d’allumettes", 1: "reste une allumette", 2: "reste 2 allumettes", 5: "reste 5 allumettes"}),
    ],
)
def test_the_matches_that_are_left_are_counted_in_good_grammar(language: str, left: dict[int, str]) -> None:
    for matches, words in left.items():
        assert words in says(language, "event-hand-built", paper=0, matches=matches, cards="@none")


def lines(play: Play, language: str = "en") -> list[str]:
    """The log so far, as a player reads it."""
    return [
        says(language, f"event-{event.name}", **GAME.texts.event_facts(play.t, event))
        for event in play.events
        if event.name not in GAME.texts.quiet_events()
    ]


@rule("FD-ACT-01", "FD-ACT-02", "FD-MOVE-02")
def test_a_walk_has_one_line_and_another_only_for_a_card_that_shows_something_else() -> None:
    play = labyrinth(hand="move scout").do("do:move", "play:move", "go:W", "go:N", "stop", "walk", "go:S")
    assert lines(play) == [
        "You walk 2 squares: start tile, north-west corner.",
        "You play Scout. Action: two-square walk.",
    ]
    play.do("stop")
    assert lines(play)[2:] == ["You walk one square: start tile, west edge.", "Your hand is empty. The Dark falls."]


@rule("FD-HAND-01", "FD-MATCH-01", "FD-MATCH-03")
def test_a_hand_has_one_line_however_many_cards_are_taken() -> None:
    play = labyrinth(matches=2).do("spend-match", "take:move", "take:light-a-match", "take:clear")
    assert lines(play) == ["A match flares. One match is left. You take: Move, Light a Match, Clear."]


@rule("FD-ECHO-02", "FD-TILE-05")
def test_the_log_says_what_was_behind_the_door_and_which_card_made_the_player_vanish() -> None:
    play = labyrinth(hand="move", pawn="0.W").will_turn(labyrinth=["R13"], hazard=["lockdown"])
    play.do("do:move", "play:move", "go:W")
    assert lines(play) == [
        "You go through the west door of the start tile: a Dark Echo with a Hazard.",
        "Lockdown: the way back is gone, and the Dark Echo closes over you.",
        "The game is over, and you have lost. The Echo closes over you.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The game is over, and you have won. You are out of the maze."),
        ("pl", "Koniec gry: wygrana. Jesteś na zewnątrz."),
        ("fr", "La partie est gagnée. Vous êtes dehors."),
    ],
)
def test_the_last_line_says_whether_the_game_is_won(language: str, said: str) -> None:
    play = labyrinth(hand="move", pawn="0.W", deck=0).do("do:move", "play:move", "go:W")
    assert lines(play, language)[-1] == said


@rule("FD-ECHO-05", "FD-ECHO-06")
def test_the_log_tells_of_a_pawn_that_is_put_back_and_of_the_room_in_the_echos_place() -> None:
    play = labyrinth(hand="move scout", pawn="0.C").will_turn(labyrinth=["R15", "R03"])
    play.do("do:move", "play:move", "go:W", "go:W", "turn:0")
    assert lines(play) == [
        "You walk one square: start tile, west edge.",
        "You go through the west door of the start tile: a Dark Echo.",
        "The Dark Echo fades, and you stand before the door again: start tile, west edge.",
        "In its place: room 1, a plain room.",
    ]


@rule("FD-SCOUT-04", "FD-HAZ-02")
def test_a_hazard_card_and_what_comes_of_it_share_a_line() -> None:
    play = labyrinth(hand="scout move", pawn="0.W").will_turn(labyrinth=["R09"], hazard=["terror"])
    play.do("do:scout", "play:scout", "turn:0")
    assert lines(play) == [
        "You look through the west door of the start tile: room 1, a Hazard room.",
        "Terror: you did not walk in, so nothing happens.",
    ]


def test_a_game_needs_at_most_half_as_many_lines_as_choices() -> None:
    """It used to need more than one for each choice."""
    quiet = GAME.texts.quiet_events()
    told = choices = 0
    for seed in range(10):
        chance = Fast(seed, len(GAME.streams))
        table = GAME.new_table(GAME.setup({}))
        agent, seen = ThumbAgent(seed), Seen(GAME, table, 0)
        table.events = []
        table.start(chance)
        while table.decision is not None:
            table.choose(agent.pick(seen, table.decision.options), chance)
            choices += 1
        told += sum(1 for event in table.events if event.name not in quiet)
    assert choices > 500
    assert told <= choices / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_log_line_names_a_tile_by_its_code(language: str) -> None:
    for seed in range(20):
        for message, facts in played(seed):
            if message.startswith(("event-", "see-")):
                said = spoken(language).say(message, dict(facts))
                assert not re.search(r"\bR\d\d\b", said), said


@rule("FD-DOOR-03", "FD-SETUP-06")
def test_a_player_who_cannot_see_the_drawing_hears_what_lies_on_every_side() -> None:
    play = labyrinth(hand="move", rooms="R03@-1,0", pawn="0.W")
    heard = [says("en", message, **facts) for message, facts in GAME.drawing.summary(play.seen)]
    assert heard[:6] == [
        "You are in the Light.",
        "You stand on the start tile: west edge.",
        "To the north: a free square.",
        "To the east: a free square.",
        "To the south: a free square.",
        "To the west: the passage to room 1, behind it a free square.",
    ]


def test_every_room_is_listed_with_its_place_its_passages_and_its_unused_doors() -> None:
    play = labyrinth(rooms="R03@-1,0 R04@-1,-1")
    heard = [says("en", message, **facts) for message, facts in GAME.drawing.details(play.seen)]
    rooms = [line for line in heard if line.startswith("On the table: ")]
    assert len(rooms) == 3
    assert rooms[0].startswith("On the table: start tile (where you began). Open sides: west. Unused doors: ")
    assert rooms[1].startswith("On the table: room 1 (1 west of the start). Open sides: ")
    assert rooms[2].startswith("On the table: room 2 (1 north and 1 west of the start). ")


@rule("FD-INFO-02", "FD-SEC-08")
def test_cards_that_were_looked_at_are_named_and_the_others_are_face_down() -> None:
    play = labyrinth(seen="i1.1=key s2.2=secret-map", taken="i2.1 i2.2")
    heard = [says("en", message, **facts) for message, facts in GAME.drawing.details(play.seen)]
    assert "Item location 1: Key, face down." in heard
    assert "Item location 2: none." in heard
    assert "Secret location 2: face down, Secret Map." in heard


@rule("FD-INFO-03")
def test_what_lies_open_can_be_looked_up_at_any_time() -> None:
    play = labyrinth(rooms="R03@-1,0", hazards="terror terror leak", discards="draught", held="key", deck=2, aside=1)
    heard = [says("en", message, **facts) for message, facts in GAME.drawing.details(play.seen)]
    assert "Still in the Hazard deck: Terror, Terror, Leak." in heard
    assert "Hazard cards turned over: Draught." in heard
    assert "Tiles not seen yet (1 of them set aside): plain room, Hazard room, Hazard room." in heard
    assert "Items used up: none." in heard
    assert "In the supply: Obstructions 9, Locks 3, Secret Doors 2." in heard


@rule("FD-MATCH-04", "FD-MATCH-07", "FD-ACT-01", "FD-WILD-01")
def test_the_menu_tells_what_each_action_costs() -> None:
    told = actions_of(labyrinth(hand="move light-a-match"))
    assert told["do:move"] == "Move (play its card)"
    assert told["do:clear"] == "Clear (discard a card from your hand for good)"
    assert told["do:light-a-match"] == "Light a Match (spend a match, play its card)"
    told = actions_of(labyrinth())
    assert told["do:light-a-match"] == "Light a Match (spend a match, discard a Mind card for good)"


def actions_of(play: Play) -> dict[str, str]:
    options = [GAME.option(key) for key in play.options if key.startswith("do:")]
    return {option.key: says("en", "option-do", **GAME.texts.option_facts(play.t, option)) for option in options}


def test_a_question_says_how_far_the_walk_and_how_big_the_hand_still_is() -> None:
    walk = labyrinth(hand="move").do("do:move", "play:move", "go:W")
    assert (
        says("en", walk.asked, **GAME.texts.ask_facts(walk.t))
        == "Where do you take your next step? (3 left; start tile, west edge)"
    )
    hand = labyrinth().do("spend-match", "take:move")
    assert (
        says("en", hand.asked, **GAME.texts.ask_facts(hand.t))
        == "Which card do you take from the Mind deck? (2 to take)"
    )
    pay = labyrinth(hand="move").do("do:move")
    assert says("en", pay.asked, **GAME.texts.ask_facts(pay.t)) == "Which Mind card pays for it (Move)?"


@rule("FD-TIP-01")
def test_a_tiptoe_is_told_that_it_goes_over_a_hole() -> None:
    play = labyrinth(hand="tiptoe").do("do:tiptoe", "play:tiptoe")
    up = GAME.option("go:N")
    assert says("en", "option-go", **GAME.texts.option_facts(play.t, up)) == "Go north: over a hole"


@rule("FD-OPEN-34")
def test_a_person_who_turns_tiles_by_lot_is_offered_the_turns_in_words() -> None:
    play = labyrinth(hand="scout", pawn="0.W").will_turn(labyrinth=["R04"]).do("do:scout", "play:scout")
    offered = [says("en", name.removeprefix("@")) for name in GAME.outcomes(play.t, STREAMS.index("turn"))]
    assert offered == ["a quarter turn clockwise", "a quarter turn anticlockwise"]


def refusal_of(overlay: dict[str, object]) -> BadPack:
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack({"pack": {"game": GAME.name}, **overlay})
    return refused.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("overlay", "key"),
    [
        ({"mind": {"move": 1000}}, "mind.move"),
        ({"rooms": {f"X{n}": {"doors": "N", "plan": [". . ."] * 3} for n in range(90)}}, "rooms"),
        ({"items": {"match": 0, "key": 0}}, "items"),
    ],
)
def test_a_pack_that_goes_past_a_limit_is_told_where_and_what_the_limit_is(
    language: str, overlay: dict[str, object], key: str
) -> None:
    refusal = refusal_of(overlay)
    said = spoken(language).error(refusal)
    limit = refusal.facts.get("most", refusal.facts.get("least"))
    assert f"{key}" in said and re.search(rf"\b{limit}\b", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("overlay", "key", "found"),
    [
        ({"labyrinth": {"deck": 16}}, "labyrinth.deck", "16"),
        ({"difficulty": {"hard": {"matches": 7}}}, "difficulty.hard.matches", "7"),
        ({"rooms": {"R01": {"doors": "N", "plan": [". . .", ". Q .", ". . ."]}}}, "rooms.R01.plan.2", ". Q ."),
        ({"walk-in": {"leak": "no"}}, "walk-in.leak", "no"),
    ],
)
def test_a_pack_that_does_not_fit_is_told_where_and_what_was_found(
    language: str, overlay: dict[str, object], key: str, found: str
) -> None:
    said = spoken(language).error(refusal_of(overlay))
    assert key in said and found in said and "⟦" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_that_cannot_be_read_is_refused_with_the_place(language: str) -> None:
    text = GAME.notation.write(labyrinth().t)
    with pytest.raises(BadPosition) as foreign:
        GAME.notation.read("chess " + text)
    assert "fd1" in spoken(language).error(foreign.value)
    with pytest.raises(BadPosition) as damaged:
        GAME.notation.read(text.replace("hand:-", "hand:Q"))
    assert "hand" in spoken(language).error(damaged.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_may_give_cards_other_names(language: str) -> None:
    renamed = Translations(language, SPOKEN, {"mind-move": "Hop"})
    assert "Hop" in renamed.say("option-play", {"card": "@mind-move"})
