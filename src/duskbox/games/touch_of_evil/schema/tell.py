"""For each kind of event a function that tells of it, if there is a listener. Written by `make schema`."""

from __future__ import annotations

from duskbox.core.table import Event, Table


def villain(t: Table, rule: str, *, villain: int) -> None:
    """The Villain of this game was drawn."""
    if t.events is not None:
        t.events.append(Event("villain", rule, ("villain",), (villain,)))


def hero(t: Table, rule: str, *, seat: int, sheet: int) -> None:
    """A seat plays this Hero."""
    if t.events is not None:
        t.events.append(Event("hero", rule, ("seat", "sheet"), (seat, sheet)))


def many_heroes(t: Table, rule: str, *, n: int) -> None:
    """There are more Heroes than this mode suits well."""
    if t.events is not None:
        t.events.append(Event("many-heroes", rule, ("n",), (n,)))


def first_player(t: Table, rule: str, *, hero: int) -> None:
    """A Hero, or the team it begins, is First Player."""
    if t.events is not None:
        t.events.append(Event("first-player", rule, ("hero",), (hero,)))


def round(t: Table, rule: str, *, n: int, hero: int) -> None:
    """Round `n` begins with this Hero."""
    if t.events is not None:
        t.events.append(Event("round", rule, ("n", "hero"), (n, hero)))


def turn(t: Table, rule: str, *, hero: int) -> None:
    """A Hero's turn begins."""
    if t.events is not None:
        t.events.append(Event("turn", rule, ("hero",), (hero,)))


def skipped(t: Table, rule: str, *, hero: int) -> None:
    """A Hero who lies KO'd misses the turn."""
    if t.events is not None:
        t.events.append(Event("skipped", rule, ("hero",), (hero,)))


def mystery_phase(t: Table, rule: str, *, n: int) -> None:
    """The Mystery Phase of round `n` begins."""
    if t.events is not None:
        t.events.append(Event("mystery-phase", rule, ("n",), (n,)))


def table_row(t: Table, rule: str, *, n: int) -> None:
    """The die chose row `n` of the cooperative table."""
    if t.events is not None:
        t.events.append(Event("table-row", rule, ("n",), (n,)))


def darker(t: Table, rule: str, *, n: int) -> None:
    """The marker of the Shadow Track went on to `n`."""
    if t.events is not None:
        t.events.append(Event("darker", rule, ("n",), (n,)))


def brighter(t: Table, rule: str, *, n: int) -> None:
    """The marker of the Shadow Track went back to `n`."""
    if t.events is not None:
        t.events.append(Event("brighter", rule, ("n",), (n,)))


def deck_empty(t: Table, rule: str, *, deck: int) -> None:
    """There is no card left to draw."""
    if t.events is not None:
        t.events.append(Event("deck-empty", rule, ("deck",), (deck,)))


def reshuffled(t: Table, rule: str, *, deck: int) -> None:
    """The discards were shuffled into a new deck."""
    if t.events is not None:
        t.events.append(Event("reshuffled", rule, ("deck",), (deck,)))


def gained(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero gained `n` Investigation and has `total` now."""
    if t.events is not None:
        t.events.append(Event("gained", rule, ("hero", "n", "total"), (hero, n, total)))


def paid(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero paid `n` Investigation and has `total` left."""
    if t.events is not None:
        t.events.append(Event("paid", rule, ("hero", "n", "total"), (hero, n, total)))


def lost(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero lost `n` Investigation and has `total` left."""
    if t.events is not None:
        t.events.append(Event("lost", rule, ("hero", "n", "total"), (hero, n, total)))


def healed(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero healed `n` Wounds and has `total` left."""
    if t.events is not None:
        t.events.append(Event("healed", rule, ("hero", "n", "total"), (hero, n, total)))


def wounds_coming(t: Table, rule: str, *, hero: int, n: int) -> None:
    """A Hero is about to take `n` Wounds."""
    if t.events is not None:
        t.events.append(Event("wounds-coming", rule, ("hero", "n"), (hero, n)))


def wounds_ignored(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero is spared `n` Wounds; `total` remain."""
    if t.events is not None:
        t.events.append(Event("wounds-ignored", rule, ("hero", "n", "total"), (hero, n, total)))


def wounded(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero took `n` Wounds and has `total` now."""
    if t.events is not None:
        t.events.append(Event("wounded", rule, ("hero", "n", "total"), (hero, n, total)))


def ko(t: Table, rule: str, *, hero: int) -> None:
    """A Hero is KO'd."""
    if t.events is not None:
        t.events.append(Event("ko", rule, ("hero",), (hero,)))


def ko_loss(t: Table, rule: str, *, hero: int, n: int) -> None:
    """A Hero who was KO'd must give up `n` things."""
    if t.events is not None:
        t.events.append(Event("ko-loss", rule, ("hero", "n"), (hero, n)))


def revived(t: Table, rule: str, *, hero: int) -> None:
    """A Hero stands up again."""
    if t.events is not None:
        t.events.append(Event("revived", rule, ("hero",), (hero,)))


def trained(t: Table, rule: str, *, hero: int, skill: int, n: int) -> None:
    """A Hero gained `n` counters of a Skill."""
    if t.events is not None:
        t.events.append(Event("trained", rule, ("hero", "skill", "n"), (hero, skill, n)))


def untrained(t: Table, rule: str, *, hero: int, skill: int, n: int) -> None:
    """A Hero lost `n` counters of a Skill."""
    if t.events is not None:
        t.events.append(Event("untrained", rule, ("hero", "skill", "n"), (hero, skill, n)))


def lasts(t: Table, rule: str, *, hero: int, what: int, n: int, span: int) -> None:
    """Something (`what`: 0 to 3 a Skill) changes by `n` until the end of `span`: 0 Fight Round to 4 Showdown."""
    if t.events is not None:
        t.events.append(Event("lasts", rule, ("hero", "what", "n", "span"), (hero, what, n, span)))


def clues(t: Table, rule: str, *, space: int, n: int) -> None:
    """`n` clues were laid on a space."""
    if t.events is not None:
        t.events.append(Event("clues", rule, ("space", "n"), (space, n)))


def militia(t: Table, rule: str, *, space: int, n: int, total: int) -> None:
    """`n` Militia came to a space, which has `total` now."""
    if t.events is not None:
        t.events.append(Event("militia", rule, ("space", "n", "total"), (space, n, total)))


def militia_leaves(t: Table, rule: str, *, space: int, n: int) -> None:
    """Militia left a space, which has `n` now."""
    if t.events is not None:
        t.events.append(Event("militia-leaves", rule, ("space", "n"), (space, n)))


def militia_falls(t: Table, rule: str, *, hero: int, space: int) -> None:
    """A Militia counter was lost in a Hero's place."""
    if t.events is not None:
        t.events.append(Event("militia-falls", rule, ("hero", "space"), (hero, space)))


def test(t: Table, rule: str, *, hero: int, first: int, second: int, target: int) -> None:
    """A Hero takes a test of a Skill (`first`), or of two (`second`, or -1); a die succeeds from `target` on."""
    if t.events is not None:
        t.events.append(Event("test", rule, ("hero", "first", "second", "target"), (hero, first, second, target)))


def test_passed(t: Table, rule: str, *, hero: int, n: int) -> None:
    """A Hero passed with `n` successes."""
    if t.events is not None:
        t.events.append(Event("test-passed", rule, ("hero", "n"), (hero, n)))


def test_failed(t: Table, rule: str, *, hero: int, n: int) -> None:
    """A Hero failed; `n` is 0."""
    if t.events is not None:
        t.events.append(Event("test-failed", rule, ("hero", "n"), (hero, n)))


def rolled(t: Table, rule: str, *, hero: int, purpose: int, target: int, d3: int, dice: list[int]) -> None:
    """Dice were rolled for a purpose; a die succeeds from `target` on, unless that is 0. A D3 counts half."""
    if t.events is not None:
        t.events.append(
            Event("rolled", rule, ("hero", "purpose", "target", "d3"), (hero, purpose, target, d3), listed=tuple(dice))
        )


def rolled_at(t: Table, rule: str, *, elder: int, dice: list[int]) -> None:
    """Some of the dice just rolled were rolled at an Elder."""
    if t.events is not None:
        t.events.append(Event("rolled-at", rule, ("elder",), (elder,), listed=tuple(dice)))


def nothing_comes(t: Table, rule: str, *, hero: int) -> None:
    """A roll for a Hero, or what else a text says, came to nothing."""
    if t.events is not None:
        t.events.append(Event("nothing-comes", rule, ("hero",), (hero,)))


def rerolled(t: Table, rule: str, *, hero: int, old: int, n: int, dice: list[int]) -> None:
    """A die of `old` was rolled again: `n`."""
    if t.events is not None:
        t.events.append(Event("rerolled", rule, ("hero", "old", "n"), (hero, old, n), listed=tuple(dice)))


def dice_added(t: Table, rule: str, *, hero: int, n: int, dice: list[int]) -> None:
    """`n` dice were added to the roll."""
    if t.events is not None:
        t.events.append(Event("dice-added", rule, ("hero", "n"), (hero, n), listed=tuple(dice)))


def die_set(t: Table, rule: str, *, hero: int, old: int, n: int, dice: list[int]) -> None:
    """A die of `old` was turned to `n`."""
    if t.events is not None:
        t.events.append(Event("die-set", rule, ("hero", "old", "n"), (hero, old, n), listed=tuple(dice)))


def ones_hit(t: Table, rule: str, *, hero: int, n: int, dice: list[int]) -> None:
    """`n` ones became hits."""
    if t.events is not None:
        t.events.append(Event("ones-hit", rule, ("hero", "n"), (hero, n), listed=tuple(dice)))


def event_drawn(t: Table, rule: str, *, hero: int) -> None:
    """A Hero drew an Event card."""
    if t.events is not None:
        t.events.append(Event("event-drawn", rule, ("hero",), (hero,)))


def event_seen(t: Table, rule: str, *, hero: int, card: int, to: int) -> None:
    """Which Event it was."""
    if t.events is not None:
        t.events.append(Event("event-seen", rule, ("hero", "card"), (hero, card), to))


def event_played(t: Table, rule: str, *, hero: int, card: int) -> None:
    """A Hero played an Event card."""
    if t.events is not None:
        t.events.append(Event("event-played", rule, ("hero", "card"), (hero, card)))


def used(t: Table, rule: str, *, hero: int, trigger: int) -> None:
    """A Hero used an ability."""
    if t.events is not None:
        t.events.append(Event("used", rule, ("hero", "trigger"), (hero, trigger)))


def triggered(t: Table, rule: str, *, trigger: int, hero: int) -> None:
    """An ability took effect for a Hero."""
    if t.events is not None:
        t.events.append(Event("triggered", rule, ("trigger", "hero"), (trigger, hero)))


def discarded(t: Table, rule: str, *, hero: int, card: int) -> None:
    """A Hero discarded a card."""
    if t.events is not None:
        t.events.append(Event("discarded", rule, ("hero", "card"), (hero, card)))


def taken_back(t: Table, rule: str, *, hero: int, card: int) -> None:
    """A Hero took a card from a discard pile."""
    if t.events is not None:
        t.events.append(Event("taken-back", rule, ("hero", "card"), (hero, card)))


def card_gained(t: Table, rule: str, *, hero: int, card: int) -> None:
    """A Hero got an Item or an Ally."""
    if t.events is not None:
        t.events.append(Event("card-gained", rule, ("hero", "card"), (hero, card)))


def handed_over(t: Table, rule: str, *, hero: int, hero2: int, card: int) -> None:
    """A Hero handed a card to another (`hero2`)."""
    if t.events is not None:
        t.events.append(Event("handed-over", rule, ("hero", "hero2", "card"), (hero, hero2, card)))


def traded(t: Table, rule: str, *, hero: int, hero2: int, card: int) -> None:
    """A Hero gave a card to another (`hero2`) in a trade."""
    if t.events is not None:
        t.events.append(Event("traded", rule, ("hero", "hero2", "card"), (hero, hero2, card)))


def trade_declined(t: Table, rule: str, *, hero: int, hero2: int) -> None:
    """Another Hero (`hero2`) declined the trade."""
    if t.events is not None:
        t.events.append(Event("trade-declined", rule, ("hero", "hero2"), (hero, hero2)))


def mystery(t: Table, rule: str, *, hero: int, card: int) -> None:
    """A Hero turned over a Mystery card."""
    if t.events is not None:
        t.events.append(Event("mystery", rule, ("hero", "card"), (hero, card)))


def remains(t: Table, rule: str, *, card: int) -> None:
    """A Mystery card stays in play."""
    if t.events is not None:
        t.events.append(Event("remains", rule, ("card",), (card,)))


def cancelled(t: Table, rule: str, *, sort: int, card: int) -> None:
    """A card or a row of a chart or table was cancelled."""
    if t.events is not None:
        t.events.append(Event("cancelled", rule, ("sort", "card"), (sort, card)))


def lair_gained(t: Table, rule: str, *, hero: int) -> None:
    """A Hero got a Lair card."""
    if t.events is not None:
        t.events.append(Event("lair-gained", rule, ("hero",), (hero,)))


def lair_seen(t: Table, rule: str, *, hero: int, card: int, to: int) -> None:
    """Which Lair card it was."""
    if t.events is not None:
        t.events.append(Event("lair-seen", rule, ("hero", "card"), (hero, card), to))


def corner_card(t: Table, rule: str, *, hero: int, card: int) -> None:
    """A Hero came upon a card of a corner."""
    if t.events is not None:
        t.events.append(Event("corner-card", rule, ("hero", "card"), (hero, card)))


def moved(t: Table, rule: str, *, hero: int, space: int) -> None:
    """A Hero moved to a space."""
    if t.events is not None:
        t.events.append(Event("moved", rule, ("hero", "space"), (hero, space)))


def lingers(t: Table, rule: str, *, hero: int, space: int) -> None:
    """A Hero Lingers in a space."""
    if t.events is not None:
        t.events.append(Event("lingers", rule, ("hero", "space"), (hero, space)))


def encounters(t: Table, rule: str, *, hero: int, space: int) -> None:
    """A Hero encounters a space."""
    if t.events is not None:
        t.events.append(Event("encounters", rule, ("hero", "space"), (hero, space)))


def service(t: Table, rule: str, *, hero: int, service: int) -> None:
    """A Hero paid for a service."""
    if t.events is not None:
        t.events.append(Event("service", rule, ("hero", "service"), (hero, service)))


def random_location(t: Table, rule: str, *, card: int, space: int) -> None:
    """A Lair card told a random location."""
    if t.events is not None:
        t.events.append(Event("random-location", rule, ("card", "space"), (card, space)))


def chart(t: Table, rule: str, *, hero: int, n: int, row: int) -> None:
    """The Minion Chart was rolled for a Hero: `n`."""
    if t.events is not None:
        t.events.append(Event("chart", rule, ("hero", "n", "row"), (hero, n, row)))


def minion_placed(t: Table, rule: str, *, minion: int, space: int) -> None:
    """A Minion appeared in a space."""
    if t.events is not None:
        t.events.append(Event("minion-placed", rule, ("minion", "space"), (minion, space)))


def minion_moved(t: Table, rule: str, *, minion: int, space: int) -> None:
    """A Minion moved to a space."""
    if t.events is not None:
        t.events.append(Event("minion-moved", rule, ("minion", "space"), (minion, space)))


def minion_removed(t: Table, rule: str, *, minion: int, space: int) -> None:
    """A Minion left a space."""
    if t.events is not None:
        t.events.append(Event("minion-removed", rule, ("minion", "space"), (minion, space)))


def no_counter(t: Table, rule: str, *, minion: int) -> None:
    """There is no counter left of a Minion."""
    if t.events is not None:
        t.events.append(Event("no-counter", rule, ("minion",), (minion,)))


def pushed(t: Table, rule: str, *, minion: int, space: int) -> None:
    """A Minion was pushed on to a space."""
    if t.events is not None:
        t.events.append(Event("pushed", rule, ("minion", "space"), (minion, space)))


def pushed_out(t: Table, rule: str, *, minion: int) -> None:
    """A Minion was pushed out of the Town Hall."""
    if t.events is not None:
        t.events.append(Event("pushed-out", rule, ("minion",), (minion,)))


def round_removed(t: Table, rule: str, *, minion: int, space: int) -> None:
    """A round counter too many was removed."""
    if t.events is not None:
        t.events.append(Event("round-removed", rule, ("minion", "space"), (minion, space)))


def round_counter(t: Table, rule: str, *, hero: int, minion: int) -> None:
    """A Hero meets a round counter."""
    if t.events is not None:
        t.events.append(Event("round-counter", rule, ("hero", "minion"), (hero, minion)))


def fight(t: Table, rule: str, *, hero: int, minion: int) -> None:
    """A Hero fights a Minion."""
    if t.events is not None:
        t.events.append(Event("fight", rule, ("hero", "minion"), (hero, minion)))


def fight_round(t: Table, rule: str, *, hero: int, n: int) -> None:
    """Fight Round `n` of a Hero begins."""
    if t.events is not None:
        t.events.append(Event("fight-round", rule, ("hero", "n"), (hero, n)))


def minion_hurt(t: Table, rule: str, *, minion: int, n: int) -> None:
    """A Minion took `n` hits."""
    if t.events is not None:
        t.events.append(Event("minion-hurt", rule, ("minion", "n"), (minion, n)))


def minion_defeated(t: Table, rule: str, *, hero: int, minion: int) -> None:
    """A Hero defeated a Minion."""
    if t.events is not None:
        t.events.append(Event("minion-defeated", rule, ("hero", "minion"), (hero, minion)))


def escaped(t: Table, rule: str, *, hero: int, space: int) -> None:
    """A Hero escaped to a space."""
    if t.events is not None:
        t.events.append(Event("escaped", rule, ("hero", "space"), (hero, space)))


def attacked(t: Table, rule: str, *, hero: int, foe: int) -> None:
    """A Hero is attacked."""
    if t.events is not None:
        t.events.append(Event("attacked", rule, ("hero", "foe"), (hero, foe)))


def villain_healed(t: Table, rule: str, *, n: int, total: int) -> None:
    """The Villain healed `n` Wounds and has `total` left."""
    if t.events is not None:
        t.events.append(Event("villain-healed", rule, ("n", "total"), (n, total)))


def villain_grows(t: Table, rule: str, *, n: int, total: int) -> None:
    """The Villain can take `n` Wounds more, `total` in all."""
    if t.events is not None:
        t.events.append(Event("villain-grows", rule, ("n", "total"), (n, total)))


def cursed(t: Table, rule: str, *, hero: int) -> None:
    """A Hero bears the Curse now."""
    if t.events is not None:
        t.events.append(Event("cursed", rule, ("hero",), (hero,)))


def transforms(t: Table, rule: str, *, hero: int, n: int, total: int) -> None:
    """A Hero has `n` of `total` Transformation counters."""
    if t.events is not None:
        t.events.append(Event("transforms", rule, ("hero", "n", "total"), (hero, n, total)))


def werewolf(t: Table, rule: str, *, hero: int) -> None:
    """A Hero is a Werewolf by night now."""
    if t.events is not None:
        t.events.append(Event("werewolf", rule, ("hero",), (hero,)))


def wolf_attacks(t: Table, rule: str, *, hero: int, hero2: int) -> None:
    """A Hero attacks another (`hero2`) as a Werewolf."""
    if t.events is not None:
        t.events.append(Event("wolf-attacks", rule, ("hero", "hero2"), (hero, hero2)))


def curse_lifted(t: Table, rule: str, *, hero: int) -> None:
    """A Hero is free of the Curse."""
    if t.events is not None:
        t.events.append(Event("curse-lifted", rule, ("hero",), (hero,)))


def secret_added(t: Table, rule: str, *, elder: int) -> None:
    """A Secret was put beneath an Elder."""
    if t.events is not None:
        t.events.append(Event("secret-added", rule, ("elder",), (elder,)))


def looked(t: Table, rule: str, *, hero: int, elder: int) -> None:
    """A Hero looked at the Secrets of an Elder."""
    if t.events is not None:
        t.events.append(Event("looked", rule, ("hero", "elder"), (hero, elder)))


def secret_seen(t: Table, rule: str, *, hero: int, elder: int, card: int, to: int) -> None:
    """Which Secret it was."""
    if t.events is not None:
        t.events.append(Event("secret-seen", rule, ("hero", "elder", "card"), (hero, elder, card), to))


def secret_revealed(t: Table, rule: str, *, elder: int, card: int) -> None:
    """A Secret of an Elder was revealed."""
    if t.events is not None:
        t.events.append(Event("secret-revealed", rule, ("elder", "card"), (elder, card)))


def turned_evil(t: Table, rule: str, *, elder: int) -> None:
    """An Elder turned evil."""
    if t.events is not None:
        t.events.append(Event("turned-evil", rule, ("elder",), (elder,)))


def evil_elder_killed(t: Table, rule: str, *, elder: int) -> None:
    """An Evil Elder was killed."""
    if t.events is not None:
        t.events.append(Event("evil-elder-killed", rule, ("elder",), (elder,)))


def random_elder(t: Table, rule: str, *, elder: int, n: int) -> None:
    """The die, `n`, chose an Elder."""
    if t.events is not None:
        t.events.append(Event("random-elder", rule, ("elder", "n"), (elder, n)))


def on_the_hunt(t: Table, rule: str, *, elder: int, space: int) -> None:
    """An Elder goes on the hunt to a space."""
    if t.events is not None:
        t.events.append(Event("on-the-hunt", rule, ("elder", "space"), (elder, space)))


def elder_joins(t: Table, rule: str, *, elder: int, hero: int) -> None:
    """An Elder sides with a Hero for this round."""
    if t.events is not None:
        t.events.append(Event("elder-joins", rule, ("elder", "hero"), (elder, hero)))


def elder_wounds_coming(t: Table, rule: str, *, elder: int, n: int) -> None:
    """An Elder is about to take `n` Wounds."""
    if t.events is not None:
        t.events.append(Event("elder-wounds-coming", rule, ("elder", "n"), (elder, n)))


def elder_wounds_ignored(t: Table, rule: str, *, elder: int, n: int, total: int) -> None:
    """An Elder is spared `n` Wounds, not `total`."""
    if t.events is not None:
        t.events.append(Event("elder-wounds-ignored", rule, ("elder", "n", "total"), (elder, n, total)))


def elder_hurt(t: Table, rule: str, *, elder: int, n: int) -> None:
    """An Elder took `n` Wounds."""
    if t.events is not None:
        t.events.append(Event("elder-hurt", rule, ("elder", "n"), (elder, n)))


def elder_healed(t: Table, rule: str, *, elder: int) -> None:
    """An Elder recovered from a Wound."""
    if t.events is not None:
        t.events.append(Event("elder-healed", rule, ("elder",), (elder,)))


def elder_in_danger(t: Table, rule: str, *, elder: int) -> None:
    """An Elder is about to die."""
    if t.events is not None:
        t.events.append(Event("elder-in-danger", rule, ("elder",), (elder,)))


def elder_saved(t: Table, rule: str, *, elder: int) -> None:
    """An Elder was saved from death."""
    if t.events is not None:
        t.events.append(Event("elder-saved", rule, ("elder",), (elder,)))


def elder_died(t: Table, rule: str, *, elder: int) -> None:
    """An Elder died."""
    if t.events is not None:
        t.events.append(Event("elder-died", rule, ("elder",), (elder,)))


def elder_home(t: Table, rule: str, *, elder: int) -> None:
    """An Elder went back to Town."""
    if t.events is not None:
        t.events.append(Event("elder-home", rule, ("elder",), (elder,)))


def lair_revealed(t: Table, rule: str, *, hero: int, card: int, space: int) -> None:
    """A Hero showed a Lair card and its space."""
    if t.events is not None:
        t.events.append(Event("lair-revealed", rule, ("hero", "card", "space"), (hero, card, space)))


def lair_cancelled(t: Table, rule: str, *, hero: int, card: int) -> None:
    """The Lair card of a Hero was cancelled."""
    if t.events is not None:
        t.events.append(Event("lair-cancelled", rule, ("hero", "card"), (hero, card)))


def showdown(t: Table, rule: str, *, hero: int, card: int, space: int) -> None:
    """A Hero began a Showdown in a space."""
    if t.events is not None:
        t.events.append(Event("showdown", rule, ("hero", "card", "space"), (hero, card, space)))


def showdown_called_off(t: Table, rule: str, *, hero: int) -> None:
    """The Showdown of a Hero never began."""
    if t.events is not None:
        t.events.append(Event("showdown-called-off", rule, ("hero",), (hero,)))


def joined(t: Table, rule: str, *, hero: int, space: int) -> None:
    """A Hero joined the Showdown in a space."""
    if t.events is not None:
        t.events.append(Event("joined", rule, ("hero", "space"), (hero, space)))


def invited(t: Table, rule: str, *, hero: int, elder: int) -> None:
    """A Hero invited an Elder to the Hunting Party."""
    if t.events is not None:
        t.events.append(Event("invited", rule, ("hero", "elder"), (hero, elder)))


def stands_by(t: Table, rule: str, *, elder: int, hero: int) -> None:
    """An Elder stands by a Hero."""
    if t.events is not None:
        t.events.append(Event("stands-by", rule, ("elder", "hero"), (elder, hero)))


def militia_stands_by(t: Table, rule: str, *, hero: int) -> None:
    """A Militia counter stands by a Hero."""
    if t.events is not None:
        t.events.append(Event("militia-stands-by", rule, ("hero",), (hero,)))


def accused(t: Table, rule: str, *, hero: int, elder: int) -> None:
    """A Hero accused an Elder of being evil."""
    if t.events is not None:
        t.events.append(Event("accused", rule, ("hero", "elder"), (hero, elder)))


def wrongly_accused(t: Table, rule: str, *, hero: int, elder: int) -> None:
    """The Elder is not evil, and the Hero loses all Investigation."""
    if t.events is not None:
        t.events.append(Event("wrongly-accused", rule, ("hero", "elder"), (hero, elder)))


def showdown_round(t: Table, rule: str, *, n: int) -> None:
    """Fight Round `n` of the Showdown begins."""
    if t.events is not None:
        t.events.append(Event("showdown-round", rule, ("n",), (n,)))


def showdown_chart(t: Table, rule: str, *, hero: int, n: int) -> None:
    """The optional table was rolled for a Hero: `n`."""
    if t.events is not None:
        t.events.append(Event("showdown-chart", rule, ("hero", "n"), (hero, n)))


def by_lot(t: Table, rule: str, *, hero: int) -> None:
    """A Hero was chosen by lot."""
    if t.events is not None:
        t.events.append(Event("by-lot", rule, ("hero",), (hero,)))


def chase(t: Table, rule: str, *, card: int, space: int) -> None:
    """The Villain fled to another Lair."""
    if t.events is not None:
        t.events.append(Event("chase", rule, ("card", "space"), (card, space)))


def fight_with(t: Table, rule: str, *, skill: int) -> None:
    """This Fight Round is fought with another Skill."""
    if t.events is not None:
        t.events.append(Event("fight-with", rule, ("skill",), (skill,)))


def showdown_cancelled(t: Table, rule: str, *, hero: int) -> None:
    """The Showdown of a Hero was called off."""
    if t.events is not None:
        t.events.append(Event("showdown-cancelled", rule, ("hero",), (hero,)))


def exchange(t: Table, rule: str, *, hero: int) -> None:
    """A Hero and the Villain fight."""
    if t.events is not None:
        t.events.append(Event("exchange", rule, ("hero",), (hero,)))


def villain_hurt(t: Table, rule: str, *, hero: int, n: int, hurt: int, total: int) -> None:
    """A Hero dealt the Villain `n` Wounds: `hurt` of `total`."""
    if t.events is not None:
        t.events.append(Event("villain-hurt", rule, ("hero", "n", "hurt", "total"), (hero, n, hurt, total)))


def shielded(t: Table, rule: str, *, elder: int) -> None:
    """An Evil Elder took the last Wound in the Villain's place."""
    if t.events is not None:
        t.events.append(Event("shielded", rule, ("elder",), (elder,)))


def villain_defeated(t: Table, rule: str, *, hero: int) -> None:
    """A Hero defeated the Villain."""
    if t.events is not None:
        t.events.append(Event("villain-defeated", rule, ("hero",), (hero,)))


def showdown_over(t: Table, rule: str, *, hero: int, n: int) -> None:
    """The Showdown of a Hero ended; the Villain keeps `n` Wounds."""
    if t.events is not None:
        t.events.append(Event("showdown-over", rule, ("hero", "n"), (hero, n)))
