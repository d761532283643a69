"""What can happen in Shadowbrook: every kind of event with its fields. After a change: `make schema`."""

from __future__ import annotations

from typing import Final

from duskbox.core.schema import FLAG, NUMBER, UNTOLD, EventKinds, Kind, Listed
from duskbox.games.touch_of_evil.rules.vocabulary import ROLLS

CARD: Final = Kind("card", "a card", "card-", "nothing")
DECK: Final = Kind("deck", "a deck", "deck-")
DIE: Final = Kind("die", "a die")
ELDER: Final = Kind("elder", "a Town Elder", "elder-", bare="title")
FOE: Final = Kind("foe", "who is fought: a Minion, the Villain or a Hero", "minion-", "villain-", "hero-")
HERO: Final = Kind("hero", "the Hero of a seat", "hero-", "no-one")
#: It is told together with the sort of card, which is in the field before it.
IN_PLAY: Final = Kind("in-play", "a card, or a row of a chart or table", "card-", "chart-", "showdown-row-")
MINION: Final = Kind("minion", "a Minion", "minion-")
ROW: Final = Kind("row", "a row of the Minion Chart", "minion-", "chart-")
PURPOSE: Final = Kind("purpose", "what dice are rolled for", names=ROLLS)
#: Told with the number of its team, which is 0 where there are no teams.
FIRST: Final = Kind("first", "the Hero of a seat, in team play the first of its team", "hero-", also="team")
SEAT: Final = Kind("seat", "a seat, counted from 1", also="team")
SERVICE: Final = Kind("service", "a service of a space", "service-")
SHEET: Final = Kind("sheet", "the sheet of a Hero", "hero-")
SKILL: Final = Kind("skill", "a Skill", "skill-", "nothing")
SPACE: Final = Kind("space", "a space; all roads share a message that speaks of `number`", "space-", sometimes="number")
#: Told with its bare name, by which languages say where one goes.
DESTINATION: Final = Kind("space", "a space to which one goes", "space-", sometimes="number", bare="id")
TRIGGER: Final = Kind("trigger", "what an ability stands on", "card-", "elder-", "hero-", "minion-", "villain-")
VILLAIN: Final = Kind("villain", "a Villain", "villain-")

EVENTS: Final = EventKinds(winners=Listed(HERO), n=NUMBER, outcome=Kind("outcome", "how the game ended", "outcome-"))

# Set-up and rounds
EVENTS.add("villain", "The Villain of this game was drawn.", villain=VILLAIN)
EVENTS.add("hero", "A seat plays this Hero.", seat=SEAT, sheet=SHEET)
EVENTS.add("many-heroes", "There are more Heroes than this mode suits well.", n=NUMBER)
EVENTS.add("first-player", "A Hero, or the team it begins, is First Player.", hero=FIRST)
EVENTS.add("round", "Round `n` begins with this Hero.", n=NUMBER, hero=HERO)
EVENTS.add("turn", "A Hero's turn begins.", hero=HERO)
EVENTS.add("skipped", "A Hero who lies KO'd misses the turn.", hero=HERO)
EVENTS.add("mystery-phase", "The Mystery Phase of round `n` begins.", n=NUMBER)
EVENTS.add("table-row", "The die chose row `n` of the cooperative table.", n=NUMBER)
EVENTS.add("darker", "The marker of the Shadow Track went on to `n`.", n=NUMBER)
EVENTS.add("brighter", "The marker of the Shadow Track went back to `n`.", n=NUMBER)
EVENTS.add("deck-empty", "There is no card left to draw.", deck=DECK)
EVENTS.add("reshuffled", "The discards were shuffled into a new deck.", deck=DECK)

# What a Hero has
EVENTS.add("gained", "A Hero gained `n` Investigation and has `total` now.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("paid", "A Hero paid `n` Investigation and has `total` left.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("lost", "A Hero lost `n` Investigation and has `total` left.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("healed", "A Hero healed `n` Wounds and has `total` left.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("wounds-coming", "A Hero is about to take `n` Wounds.", quiet=True, hero=HERO, n=NUMBER)
EVENTS.add("wounds-ignored", "A Hero is spared `n` Wounds; `total` remain.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("wounded", "A Hero took `n` Wounds and has `total` now.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("ko", "A Hero is KO'd.", hero=HERO)
EVENTS.add("ko-loss", "A Hero who was KO'd must give up `n` things.", hero=HERO, n=NUMBER)
EVENTS.add("revived", "A Hero stands up again.", hero=HERO)
EVENTS.add("trained", "A Hero gained `n` counters of a Skill.", hero=HERO, skill=SKILL, n=NUMBER)
EVENTS.add("untrained", "A Hero lost `n` counters of a Skill.", hero=HERO, skill=SKILL, n=NUMBER)
EVENTS.add(
    "lasts",
    "Something (`what`: 0 to 3 a Skill) changes by `n` until the end of `span`: 0 Fight Round to 4 Showdown.",
    hero=HERO,
    what=NUMBER,
    n=NUMBER,
    span=NUMBER,
)
EVENTS.add("clues", "`n` clues were laid on a space.", space=SPACE, n=NUMBER)
EVENTS.add("militia", "`n` Militia came to a space, which has `total` now.", space=SPACE, n=NUMBER, total=NUMBER)
EVENTS.add("militia-leaves", "Militia left a space, which has `n` now.", space=SPACE, n=NUMBER)
EVENTS.add("militia-falls", "A Militia counter was lost in a Hero's place.", hero=HERO, space=SPACE)

# Dice
EVENTS.add(
    "test",
    "A Hero takes a test of a Skill (`first`), or of two (`second`, or -1); a die succeeds from `target` on.",
    hero=HERO,
    first=NUMBER,
    second=NUMBER,
    target=NUMBER,
)
EVENTS.add("test-passed", "A Hero passed with `n` successes.", hero=HERO, n=NUMBER)
EVENTS.add("test-failed", "A Hero failed; `n` is 0.", hero=HERO, n=NUMBER)
EVENTS.add(
    "rolled",
    "Dice were rolled for a purpose; a die succeeds from `target` on, unless that is 0. A D3 counts half.",
    hero=HERO,
    purpose=PURPOSE,
    target=NUMBER,
    d3=FLAG,
    dice=Listed(DIE),
)
EVENTS.add("rolled-at", "Some of the dice just rolled were rolled at an Elder.", elder=ELDER, dice=Listed(DIE))
EVENTS.add("nothing-comes", "A roll for a Hero, or what else a text says, came to nothing.", hero=HERO)
EVENTS.add("rerolled", "A die of `old` was rolled again: `n`.", hero=HERO, old=NUMBER, n=NUMBER, dice=Listed(DIE))
EVENTS.add("dice-added", "`n` dice were added to the roll.", hero=HERO, n=NUMBER, dice=Listed(DIE))
EVENTS.add("die-set", "A die of `old` was turned to `n`.", hero=HERO, old=NUMBER, n=NUMBER, dice=Listed(DIE))
EVENTS.add("ones-hit", "`n` ones became hits.", hero=HERO, n=NUMBER, dice=Listed(DIE))

# Cards
EVENTS.add("event-drawn", "A Hero drew an Event card.", hero=HERO)
EVENTS.add("event-seen", "Which Event it was.", private=True, hero=HERO, card=CARD)
EVENTS.add("event-played", "A Hero played an Event card.", hero=HERO, card=CARD)
EVENTS.add("used", "A Hero used an ability.", hero=HERO, trigger=TRIGGER)
EVENTS.add("triggered", "An ability took effect for a Hero.", trigger=TRIGGER, hero=HERO)
EVENTS.add("discarded", "A Hero discarded a card.", hero=HERO, card=CARD)
EVENTS.add("taken-back", "A Hero took a card from a discard pile.", hero=HERO, card=CARD)
EVENTS.add("card-gained", "A Hero got an Item or an Ally.", hero=HERO, card=CARD)
EVENTS.add("handed-over", "A Hero handed a card to another (`hero2`).", hero=HERO, hero2=HERO, card=CARD)
EVENTS.add("traded", "A Hero gave a card to another (`hero2`) in a trade.", hero=HERO, hero2=HERO, card=CARD)
EVENTS.add("trade-declined", "Another Hero (`hero2`) declined the trade.", hero=HERO, hero2=HERO)
EVENTS.add("mystery", "A Hero turned over a Mystery card.", hero=HERO, card=CARD)
EVENTS.add("remains", "A Mystery card stays in play.", card=CARD)
EVENTS.add("cancelled", "A card or a row of a chart or table was cancelled.", sort=UNTOLD, card=IN_PLAY)
EVENTS.add("lair-gained", "A Hero got a Lair card.", hero=HERO)
EVENTS.add("lair-seen", "Which Lair card it was.", private=True, hero=HERO, card=CARD)
EVENTS.add("corner-card", "A Hero came upon a card of a corner.", hero=HERO, card=CARD)

# The board
EVENTS.add("moved", "A Hero moved to a space.", hero=HERO, space=DESTINATION)
EVENTS.add("lingers", "A Hero Lingers in a space.", hero=HERO, space=SPACE)
EVENTS.add("encounters", "A Hero encounters a space.", hero=HERO, space=SPACE)
EVENTS.add("service", "A Hero paid for a service.", hero=HERO, service=SERVICE)
EVENTS.add("random-location", "A Lair card told a random location.", card=CARD, space=SPACE)
EVENTS.add("chart", "The Minion Chart was rolled for a Hero: `n`.", hero=HERO, n=NUMBER, row=ROW)
EVENTS.add("minion-placed", "A Minion appeared in a space.", minion=MINION, space=SPACE)
EVENTS.add("minion-moved", "A Minion moved to a space.", minion=MINION, space=SPACE)
EVENTS.add("minion-removed", "A Minion left a space.", minion=MINION, space=SPACE)
EVENTS.add("no-counter", "There is no counter left of a Minion.", minion=MINION)
EVENTS.add("pushed", "A Minion was pushed on to a space.", minion=MINION, space=SPACE)
EVENTS.add("pushed-out", "A Minion was pushed out of the Town Hall.", minion=MINION)
EVENTS.add("round-removed", "A round counter too many was removed.", minion=MINION, space=SPACE)
EVENTS.add("round-counter", "A Hero meets a round counter.", hero=HERO, minion=MINION)

# Fights
EVENTS.add("fight", "A Hero fights a Minion.", hero=HERO, minion=MINION)
EVENTS.add("fight-round", "Fight Round `n` of a Hero begins.", hero=HERO, n=NUMBER)
EVENTS.add("minion-hurt", "A Minion took `n` hits.", minion=MINION, n=NUMBER)
EVENTS.add("minion-defeated", "A Hero defeated a Minion.", hero=HERO, minion=MINION)
EVENTS.add("escaped", "A Hero escaped to a space.", hero=HERO, space=DESTINATION)
EVENTS.add("attacked", "A Hero is attacked.", hero=HERO, foe=FOE)
EVENTS.add("villain-healed", "The Villain healed `n` Wounds and has `total` left.", n=NUMBER, total=NUMBER)
EVENTS.add("villain-grows", "The Villain can take `n` Wounds more, `total` in all.", n=NUMBER, total=NUMBER)

# The Curse of the Werewolf
EVENTS.add("cursed", "A Hero bears the Curse now.", hero=HERO)
EVENTS.add("transforms", "A Hero has `n` of `total` Transformation counters.", hero=HERO, n=NUMBER, total=NUMBER)
EVENTS.add("werewolf", "A Hero is a Werewolf by night now.", hero=HERO)
EVENTS.add("wolf-attacks", "A Hero attacks another (`hero2`) as a Werewolf.", hero=HERO, hero2=HERO)
EVENTS.add("curse-lifted", "A Hero is free of the Curse.", hero=HERO)

# Town Elders
EVENTS.add("secret-added", "A Secret was put beneath an Elder.", elder=ELDER)
EVENTS.add("looked", "A Hero looked at the Secrets of an Elder.", hero=HERO, elder=ELDER)
EVENTS.add("secret-seen", "Which Secret it was.", private=True, hero=HERO, elder=ELDER, card=CARD)
EVENTS.add("secret-revealed", "A Secret of an Elder was revealed.", elder=ELDER, card=CARD)
EVENTS.add("turned-evil", "An Elder turned evil.", elder=ELDER)
EVENTS.add("evil-elder-killed", "An Evil Elder was killed.", elder=ELDER)
EVENTS.add("random-elder", "The die, `n`, chose an Elder.", elder=ELDER, n=NUMBER)
EVENTS.add("on-the-hunt", "An Elder goes on the hunt to a space.", elder=ELDER, space=SPACE)
EVENTS.add("elder-joins", "An Elder sides with a Hero for this round.", elder=ELDER, hero=HERO)
EVENTS.add("elder-wounds-coming", "An Elder is about to take `n` Wounds.", quiet=True, elder=ELDER, n=NUMBER)
EVENTS.add("elder-wounds-ignored", "An Elder is spared `n` Wounds, not `total`.", elder=ELDER, n=NUMBER, total=NUMBER)
EVENTS.add("elder-hurt", "An Elder took `n` Wounds.", elder=ELDER, n=NUMBER)
EVENTS.add("elder-healed", "An Elder recovered from a Wound.", elder=ELDER)
EVENTS.add("elder-in-danger", "An Elder is about to die.", elder=ELDER)
EVENTS.add("elder-saved", "An Elder was saved from death.", elder=ELDER)
EVENTS.add("elder-died", "An Elder died.", elder=ELDER)
EVENTS.add("elder-home", "An Elder went back to Town.", elder=ELDER)

# The Showdown
EVENTS.add("lair-revealed", "A Hero showed a Lair card and its space.", hero=HERO, card=CARD, space=SPACE)
EVENTS.add("lair-cancelled", "The Lair card of a Hero was cancelled.", hero=HERO, card=CARD)
EVENTS.add("showdown", "A Hero began a Showdown in a space.", hero=HERO, card=CARD, space=SPACE)
EVENTS.add("showdown-called-off", "The Showdown of a Hero never began.", hero=HERO)
EVENTS.add("joined", "A Hero joined the Showdown in a space.", hero=HERO, space=SPACE)
EVENTS.add("invited", "A Hero invited an Elder to the Hunting Party.", hero=HERO, elder=ELDER)
EVENTS.add("stands-by", "An Elder stands by a Hero.", elder=ELDER, hero=HERO)
EVENTS.add("militia-stands-by", "A Militia counter stands by a Hero.", hero=HERO)
EVENTS.add("accused", "A Hero accused an Elder of being evil.", hero=HERO, elder=ELDER)
EVENTS.add("wrongly-accused", "The Elder is not evil, and the Hero loses all Investigation.", hero=HERO, elder=ELDER)
EVENTS.add("showdown-round", "Fight Round `n` of the Showdown begins.", n=NUMBER)
EVENTS.add("showdown-chart", "The optional table was rolled for a Hero: `n`.", hero=HERO, n=NUMBER)
EVENTS.add("by-lot", "A Hero was chosen by lot.", hero=HERO)
EVENTS.add("chase", "The Villain fled to another Lair.", card=CARD, space=SPACE)
EVENTS.add("fight-with", "This Fight Round is fought with another Skill.", skill=SKILL)
EVENTS.add("showdown-cancelled", "The Showdown of a Hero was called off.", hero=HERO)
EVENTS.add("exchange", "A Hero and the Villain fight.", hero=HERO)
EVENTS.add(
    "villain-hurt",
    "A Hero dealt the Villain `n` Wounds: `hurt` of `total`.",
    hero=HERO,
    n=NUMBER,
    hurt=NUMBER,
    total=NUMBER,
)
EVENTS.add("shielded", "An Evil Elder took the last Wound in the Villain's place.", elder=ELDER)
EVENTS.add("villain-defeated", "A Hero defeated the Villain.", hero=HERO)
EVENTS.add("showdown-over", "The Showdown of a Hero ended; the Villain keeps `n` Wounds.", hero=HERO, n=NUMBER)
