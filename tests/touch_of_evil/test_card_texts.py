"""Card texts: what differs reads differently, those who are meant are named, and it is clear what belongs together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from duskbox.cli.output import translations
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.conditions import Against, At, HasLair, InShowdown, Not, Red, Wounded
from duskbox.games.touch_of_evil.effects.data import data
from duskbox.games.touch_of_evil.effects.dice import IgnoreWounds, Reroll
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.elders import ForElder, KillAnElder, RevealElder
from duskbox.games.touch_of_evil.effects.flow import (
    AHero,
    EachHero,
    FirstPlayer,
    If,
    May,
    OneOf,
    Seq,
    Table,
    TheHero,
)
from duskbox.games.touch_of_evil.effects.gains import (
    Gain,
    Heal,
    Lose,
    TowardDarkness,
    Until,
    VillainHeals,
    Wound,
)
from duskbox.games.touch_of_evil.effects.hooks import Cost, Hooks, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import ChartAt
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.effects.text.abilities import DRAWER, EVERYBODY, HELPED, IN_THE_LAIR, hooks_said
from duskbox.games.touch_of_evil.effects.text.clauses import YOU, Voice
from duskbox.games.touch_of_evil.effects.text.paragraphs import text
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, ELDER_HONOR, HEROES, X
from duskbox.games.touch_of_evil.text.deck import card_said
from tests.touch_of_evil.reading import TONGUES, Claim, Reader, claims, hook_claims


def said(effect: Effect, language: str = "en", voice: Voice = YOU) -> str:
    return translations(language, GAME).tell(text(effect, voice))


# Scope


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_each_hero_does_is_told_from_what_is_done_once(language: str) -> None:
    each = said(EachHero(Seq(Wound(1), TowardDarkness(1))), language)
    once = said(Seq(EachHero(Wound(1)), TowardDarkness(1)), language)
    assert each != once
    assert (each.count("."), once.count(".")) == (1, 2), "all of a sentence belongs to its subject"


@pytest.mark.parametrize(
    ("effect", "english", "polish", "french"),
    [
        (
            EachHero(Seq(Wound(1), TowardDarkness(1)), "wounded"),
            "Each wounded Hero takes 1 Wound and moves the Shadow Track marker 1 step towards Darkness.",
            "Każdy ranny Bohater przyjmuje 1 Ranę i przesuwa znacznik Szlaku Cienia o 1 pole w stronę Ciemności.",
            "Chaque Héros blessé subit 1 Blessure et avance le marqueur de la Piste de l’Ombre de 1 case vers les "
            "Ténèbres.",
        ),
        (
            EachHero(Seq(Wound(1), VillainHeals(1))),
            "Each Hero takes 1 Wound and for each of them the Villain heals 1 Wound.",
            "Każdy Bohater przyjmuje 1 Ranę i za każdego z nich Zły leczy 1 Ranę.",
            "Chaque Héros subit 1 Blessure et pour chacun d’eux le Méchant se soigne de 1 Blessure.",
        ),
        (
            EachHero(Seq(VillainHeals(1), Wound(1))),
            "For each Hero, the Villain heals 1 Wound and that Hero takes 1 Wound.",
            "Za każdego Bohatera: Zły leczy 1 Ranę i ten Bohater przyjmuje 1 Ranę.",
            "Pour chaque Héros, le Méchant se soigne de 1 Blessure et ce Héros subit 1 Blessure.",
        ),
        (
            AHero(Heal(ALL), "any"),
            "A Hero of your choice heals all their Wounds.",
            "Wybrany Bohater leczy wszystkie swoje Rany.",
            "Un Héros de votre choix soigne toutes ses Blessures.",
        ),
        (
            May(Seq(Gain(4), TowardDarkness(1))),
            "You may gain 4 Investigation; if you do, move the Shadow Track marker 1 step towards Darkness.",
            "Możesz zyskać 4 żetony Dochodzenia; jeśli to zrobisz, przesuń znacznik Szlaku Cienia o 1 pole w stronę "
            "Ciemności.",
            "Vous pouvez gagner 4 points d’Enquête\u00a0; dans ce cas, avancez le marqueur de la Piste de l’Ombre de "
            "1 case vers les Ténèbres.",
        ),
        (
            Test("spirit", 4, each=Gain(X), failed=Wound(2)),
            "Test Spirit 4+ and gain 1 Investigation for each success. If you fail, take 2 Wounds.",
            "Wykonaj test Ducha 4+ i zyskaj 1 żeton Dochodzenia za każdy sukces. Jeśli go nie zdasz, przyjmij 2 Rany.",
            "Faites un test d’Esprit 4+ et gagnez 1 point d’Enquête par succès. Si vous échouez, subissez 2 Blessures.",
        ),
        (
            EachHero(If(HasLair(), OneOf(Wound(2), Lose(1)), TowardDarkness(1))),
            "Each Hero who has a Lair card either takes 2 Wounds or loses 1 Investigation; each Hero who has no Lair "
            "card moves the Shadow Track marker 1 step towards Darkness.",
            "Każdy Bohater, który ma kartę Legowiska, albo przyjmuje 2 Rany, albo traci 1 żeton Dochodzenia; każdy "
            "Bohater, który nie ma karty Legowiska, przesuwa znacznik Szlaku Cienia o 1 pole w stronę Ciemności.",
            "Chaque Héros qui a une carte Repaire soit subit 2 Blessures, soit perd 1 point d’Enquête\u00a0; chaque "
            "Héros qui n’a pas de carte Repaire avance le marqueur de la Piste de l’Ombre de 1 case vers les Ténèbres.",
        ),
        (
            Seq(ChartAt("random"), ChartAt("random")),
            "Roll on the Minion Chart for a Random Location, twice.",
            "Rzuć według Karty Sług dla Losowej Lokalizacji, dwa razy.",
            "Faites un jet sur le Tableau des Sbires pour un Lieu aléatoire, deux fois.",
        ),
        (
            If(Red(), Seq(EachHero(Heal(1)), TowardDarkness(1)), Gain(1)),
            "If the marker is in the red part of the Shadow Track:\n"
            "•\u00a0Each Hero heals 1 Wound.\n"
            "•\u00a0Move the Shadow Track marker 1 step towards Darkness.\n"
            "Otherwise, gain 1 Investigation.",
            "Jeśli znacznik jest w czerwonej części Szlaku Cienia:\n"
            "•\u00a0Każdy Bohater leczy 1 Ranę.\n"
            "•\u00a0Przesuń znacznik Szlaku Cienia o 1 pole w stronę Ciemności.\n"
            "W przeciwnym razie zyskaj 1 żeton Dochodzenia.",
            "Si le marqueur est dans la partie rouge de la Piste de l’Ombre\u00a0:\n"
            "•\u00a0Chaque Héros soigne 1 Blessure.\n"
            "•\u00a0Avancez le marqueur de la Piste de l’Ombre de 1 case vers les Ténèbres.\n"
            "Sinon, gagnez 1 point d’Enquête.",
        ),
    ],
)
def test_a_sentence_has_its_subject_its_mood_and_its_scope(
    effect: Effect, english: str, polish: str, french: str
) -> None:
    assert (said(effect), said(effect, "pl"), said(effect, "fr")) == (english, polish, french)


def test_a_mystery_names_who_drew_it_unless_it_does_not_matter() -> None:
    assert said(Test("honor", 6, failed=KillAnElder("lowest-honor")), voice=DRAWER) == (
        "The Hero who drew this card tests Honor 6+. If they fail, the Town Elder with the lowest Honor is killed."
    )
    assert said(TowardDarkness(1), voice=DRAWER) == "Move the Shadow Track marker 1 step towards Darkness."


def test_an_elder_that_is_picked_is_what_the_rest_speaks_of() -> None:
    assert said(ForElder("highest-honor", Seq(Lose(ELDER_HONOR), RevealElder("that")))) == (
        "Choose the Town Elder with the highest Honor; lose 1 Investigation for each point of that Elder’s Honor and "
        "that Elder must reveal all Secrets."
    )


def test_who_loses_for_an_elder_is_not_mistaken_for_the_elder() -> None:
    assert said(Seq(KillAnElder("chosen"), Lose(ELDER_HONOR)), voice=DRAWER) == (
        "The Hero who drew this card chooses a Town Elder, who is killed. That Hero loses 1 Investigation for each "
        "point of that Elder’s Honor."
    )


# Abilities


def hooks(*given: Static | Trigger, voice: Voice = YOU, language: str = "en") -> list[str]:
    words = translations(language, GAME)
    return [words.tell(each) for each in hooks_said(Hooks(given), voice)]


def test_an_ability_says_how_often_when_and_at_what_cost() -> None:
    reroll = Trigger("roll", Reroll(1, "own", "fight"), limit="fight")
    assert hooks(reroll) == ["Once per fight, you may re-roll 1 die of your fight roll."]
    assert hooks(reroll, voice=HELPED) == [
        "Once per fight, the Hero with this Elder may re-roll 1 die of their fight roll."
    ]
    both = Cost(wounds=1, discard=True)
    assert hooks(Trigger("action", Gain(2), both, when=Wounded())) == [
        "In your action step, if you are wounded, you may take 1 Wound and discard this card to gain 2 Investigation."
    ]
    assert hooks(Trigger("wounds", IgnoreWounds(2, "own"), Cost(pay=1)), language="pl") == [
        "Możesz zapłacić 1 żeton Dochodzenia, aby zapobiec najwyżej 2 własnym Ranom."
    ]


def test_what_is_gained_for_gaining_comes_on_top_of_it() -> None:
    more = Trigger("collected", Gain(1))
    when = "Whenever you collect or gain Investigation outside a fight"
    assert hooks(more) == [f"{when}, gain 1 extra Investigation."]
    assert hooks(Trigger("turn-end", Gain(1))) == ["At the end of your turn, gain 1 Investigation."]


def test_what_is_the_same_at_several_times_is_said_once() -> None:
    same = Test("cunning", 5, passed=Gain(1))
    assert hooks(Trigger("turn-end", same), Trigger("showdown-round", same)) == [
        "At the end of your turn and at the start of each Fight Round of a Showdown, test Cunning 5+; if you pass, "
        "gain 1 Investigation."
    ]


def test_a_modifier_says_whose_it_is_and_when_it_holds() -> None:
    against = Static("combat", 1, Against("undead"))
    assert hooks(against) == ["+1 Combat against Undead."]
    assert hooks(against, voice=HELPED) == ["The Hero with this Elder has +1 Combat against Undead."]
    assert hooks(Static("combat", -1), voice=IN_THE_LAIR) == ["Each Hero in the Showdown has −1 Combat."]
    assert hooks(Static("villain-combat", 1)) == ["The Villain has +1 Combat (for you only)."]
    assert hooks(Static("villain-combat", 1), voice=EVERYBODY) == ["The Villain has +1 Combat."]
    assert hooks(Static("combat", 2, Wounded()), language="pl") == ["+2 do Waleczności, jeśli masz Ranę."]


# What differs reads differently

ACTS = (Gain(1), Wound(1), TowardDarkness(1), VillainHeals(1))
CONDITIONS = (Red(), HasLair())


def over(inner: list[Effect]) -> Iterator[Effect]:
    """Everything one step larger."""
    for one in inner:
        yield May(one)
        yield May(one, 2)
        for condition in CONDITIONS:
            yield If(condition, one)
        yield EachHero(one)
        yield EachHero(one, "here")
        yield AHero(one, "here")
        yield TheHero(one, "honor")
        yield FirstPlayer(one)
        yield Test("spirit", 5, passed=one)
        yield Test("spirit", 5, failed=one)
        yield Table((1, 2, one))
        yield ForElder("random", one)
    for one, other in itertools.product(inner, ACTS):
        for first, second in ((one, other), (other, one)):
            yield Seq(first, second)
            yield OneOf(first, second)
            yield If(CONDITIONS[0], first, second)
            yield If(CONDITIONS[1], first, second)
            yield Test("spirit", 5, passed=first, failed=second)
            yield Table((1, 2, first), (3, 6, second))


def meaning(given: object) -> object:
    """The data of an effect; a row of a row is a row, and equal choices are one."""
    if not isinstance(given, list | tuple) or not given:
        return given
    parts = [meaning(part) for part in given[1:]]
    if given[0] == "Seq":
        flat: list[object] = []
        for part in parts:
            flat += part[1:] if isinstance(part, tuple) and part and part[0] == "Seq" else [part]
        parts = flat
    return (given[0], *parts)


def effects_of_every_shape() -> list[Effect]:
    small = list(over(list(ACTS)))
    large = list(over(small))
    return [*ACTS, *small, *random.Random(7).sample(large, 1500)]


SHAPES = effects_of_every_shape()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", [YOU, DRAWER], ids=["you", "drawer"])
def test_effects_that_do_different_things_never_share_a_text(language: str, voice: Voice) -> None:
    words = translations(language, GAME)
    met: dict[str, tuple[object, Effect]] = {}
    for effect in SHAPES if voice is YOU else SHAPES[:700]:
        told = words.tell(text(effect, voice))
        means = meaning(data(effect))
        known, _ = met.setdefault(told, (means, effect))
        assert known == means, f"{known}\n{means}\n{told}"
        assert "⟦" not in told
        assert ".." not in told.replace("…", "")
        assert not any(double in told for double in (",,", " ,", "  ", ";;")), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_condition_and_place_reads_differently(language: str) -> None:
    words = translations(language, GAME)
    amounts = [Gain(amount) for amount in (1, 2, 5, D3, HEROES)]
    places = [At(where) for where in ("corner", "town", "dangerous", "road", "church")]
    conditions = [*places, Red(), HasLair(), Wounded(), InShowdown(), Against("beast"), Against("human")]
    effects: list[Effect] = [
        *amounts,
        Test("spirit", 5, each=Gain(X)),
        *[If(condition, Gain(1)) for condition in (*conditions, *map(Not, conditions))],
        *[Until("fight", what, amount, everyone) for what in ("combat", "hit-on", "villain-combat", "enemy-hit-on")
          for amount in (-1, 1, 2) for everyone in (False, True)],
        *[Test(skill, target, passed=Gain(1)) for skill in ("spirit", "honor", "spirit+honor") for target in (4, 5)],
    ]  # fmt: skip
    texts = [words.tell(text(effect)) for effect in effects]
    assert len(set(texts)) == len(texts), [told for told in texts if texts.count(told) > 1]


# Reading it back


def told_effects(language: str) -> list[tuple[str, Effect, str]]:
    """Every effect of the box that is carried out as a whole, with its text, by the name of its card."""
    words = translations(language, GAME)
    found: list[tuple[str, Effect, str]] = []
    for card in HOUSE.cards:
        if card.effect is not None:
            lines = [each for each in card_said(card) if each.id not in ("card-when", "card-evil")]
            lines = lines[: len(lines) - len(hooks_said(card.hooks))]
            found.append((card.name, card.effect, "\n".join(words.tell(line) for line in lines)))
    for villain in HOUSE.villains:
        for row in (*villain.chart, *villain.advanced_chart):
            if row.effect is not None:
                found.append((row.name, row.effect, words.tell(text(row.effect))))
    for space in HOUSE.spaces:
        if space is not None:
            found += [(each.name, each.effect, words.tell(text(each.effect))) for each in space.services]
    return found


def told_hooks(language: str) -> list[tuple[str, Hooks, list[str]]]:
    """Every modifier, replacement and ability of the box with its text, by the name of what it stands on."""
    words = translations(language, GAME)
    said = [
        *((card.name, card.hooks, card_said(card)[-len(hooks_said(card.hooks)) :]) for card in HOUSE.cards),
        *((hero.name, hero.hooks, hooks_said(hero.hooks)) for hero in HOUSE.heroes),
        *((villain.name, villain.basic, hooks_said(villain.basic, EVERYBODY)) for villain in HOUSE.villains),
        *((villain.name, villain.advanced, hooks_said(villain.advanced, EVERYBODY)) for villain in HOUSE.villains),
        *((elder.name, elder.hooks, hooks_said(elder.hooks, HELPED)) for elder in HOUSE.elders),
        *((minion.name, minion.hooks, hooks_said(minion.hooks)) for minion in HOUSE.minions),
    ]
    return [(name, hooks, [words.tell(line) for line in lines]) for name, hooks, lines in said if hooks.all]


def claimed(hooks: Hooks, count: int) -> list[list[Claim]]:
    """What hooks claim, line by line; the same ability at several times is one line."""
    found = [hook_claims(hook) for hook in hooks.all]
    if len(found) > count:
        first, second = hooks.triggers
        found = [hook_claims(first, (second,))]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_read_back_is_its_effect(language: str) -> None:
    told = told_effects(language)
    assert len(told) > 120
    for name, effect, words in told:
        assert Reader(TONGUES[language]).effect(words) == claims(effect), f"{name}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_an_ability_read_back_is_what_it_does(language: str) -> None:
    told = told_hooks(language)
    assert len(told) > 80
    for name, hooks, lines in told:
        found = [Reader(TONGUES[language]).hook(line) for line in lines]
        assert found == claimed(hooks, len(lines)), f"{name}: {lines}"
