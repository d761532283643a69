"""What a seat is shown of Shadowbrook, declared once. After a change: `make schema`.

From it come the JSON Schema of the views, the types of the page and the reference for people who write bots.
"""

from typing import Literal, NotRequired, TypedDict

from duskbox.core.decisions import Shape

# Names. Packs bring cards, Heroes, Villains, Minions and spaces of their own, so the names of those are plain text.

Mode = Literal["competitive", "cooperative", "team"]
Skill = Literal["spirit", "cunning", "combat", "honor"]
Deck = Literal["events", "mysteries", "manor", "windmill", "olde-woods", "abandoned-keep", "lairs", "secrets"]
ElderState = Literal["town", "dead", "evil", "evil-dead", "party", "abroad"]
#: The moments at which cards "at any time" can be played.
Window = Literal[
    "turn-step", "mystery-step", "card", "roll", "fight", "fight-round", "wounds", "ko", "showdown-step", "action"
]
#: What dice are rolled for.
Purpose = Literal[
    "test", "fight", "enemy", "move", "linger", "danger", "chart", "table", "amount", "loss", "villain-heal",
    "cooperative", "showdown-chart", "way", "first", "mist",
]  # fmt: skip
#: What a card changes as long as it holds.
Static = Literal[
    "spirit", "cunning", "combat", "honor", "wounds", "move", "carry-town", "carry-corner", "look-price", "lair-price",
    "showdown-price", "heal-price", "fight-dice", "hit-on", "enemy-hit-on", "villain-hit-on", "villain-combat",
    "villain-wounds", "minion-dice", "minion-wounds", "darkness-step", "dawn-step", "no-escape", "no-heal", "linger-on",
    "mystery-cards", "villain-heals", "town-price", "no-elders", "table-rolls",
]  # fmt: skip
#: The name of a message with `@` before it: `@minion-bats`, `@card-old-war-crime`.
Message = str

Verb = Literal[
    "pass", "yes", "no", "use", "resolve", "play", "keep", "discard", "lose", "buy", "give", "take", "cancel",
    "hand-over", "move", "escape", "space", "stay", "encounter", "collect", "heal", "buy-lair", "end-turn", "service",
    "look", "showdown", "trade", "act", "hero", "elder", "accuse", "dismiss", "assign", "militia", "fight-on", "skill",
    "die", "amount", "way", "lose-investigation", "militia-takes-it", "take-wounds", "offer", "withdraw", "order",
]  # fmt: skip

# The table


class Source(TypedDict):
    """What adds to a Skill, or takes from it."""

    #: What it is.
    what: Message
    #: How much.
    amount: int


class SkillShown(TypedDict):
    """A Skill of a Hero, and where each point of it comes from."""

    #: What it is worth now.
    value: int
    #: What is printed on the sheet.
    sheet: int
    #: How many counters of the Skill the Hero has.
    counters: int
    #: Everything else together.
    other: int
    #: What that comes from, one by one.
    sources: list[Source]


class Skills(TypedDict):
    """The four Skills of a Hero."""

    #: Spirit.
    spirit: SkillShown
    #: Cunning.
    cunning: SkillShown
    #: Combat.
    combat: SkillShown
    #: Honor.
    honor: SkillShown


class Hero(TypedDict):
    """A Hero: everyone sees all of it but the hand and the Lair card."""

    #: Whose Hero it is.
    seat: int
    #: Its name.
    hero: str
    #: Its team, from 0 on; Heroes of one team win together.
    team: int
    #: The space it is in.
    at: str
    #: How many Wounds it has.
    wounds: int
    #: How many Wounds it can take.
    health: int
    #: How much Investigation it has.
    investigation: int
    #: Whether it is KO'd.
    down: bool
    #: Its four Skills.
    skills: Skills
    #: Items and Allies.
    items: list[str]
    #: How many Event cards it holds.
    events: int
    #: Which Event cards, for its own seat.
    hand: list[str] | None
    #: Whether it holds a Lair card.
    has_lair: bool
    #: Which, for those who know it.
    lair: str | None
    #: The space on that Lair card.
    lair_at: str | None
    #: What a Showdown there costs.
    showdown_price: int | None
    #: How many Transformation counters it has, if it bears the Curse.
    curse: int | None
    #: Whether it is a Werewolf by night.
    changed: bool


class Secret(TypedDict):
    """A Secret beneath an Elder."""

    #: Which, for those who have seen it.
    card: str | None
    #: Whether everyone sees it.
    open: bool


class ElderSkills(TypedDict):
    """The Skills of an Elder."""

    #: Spirit.
    spirit: int
    #: Cunning.
    cunning: int
    #: Honor.
    honor: int


class Elder(TypedDict):
    """A Town Elder."""

    #: Its name.
    name: str
    #: What it is doing.
    state: ElderState
    #: Its Skills.
    skills: ElderSkills
    #: How many Wounds it has.
    hurt: int
    #: The seat of the Hero whom it stands by.
    hero: int | None
    #: The space it is in, if it is abroad.
    at: str | None
    #: The Secrets beneath it.
    secrets: list[Secret]
    #: The Secrets of an Evil Elder that are next to the Villain.
    evil_secrets: list[str]


class Space(TypedDict):
    """A space of the board."""

    #: Its name; roads are `road-1` and so on.
    name: str
    #: The spaces next to it.
    near: list[str]
    #: The Minion in it.
    minion: str | None
    #: The round Minion counter in it.
    round: str | None
    #: How much Investigation lies there.
    clues: int
    #: How many Militia counters are there.
    militia: int


Level = Literal["basic", "advanced"]


class Villain(TypedDict):
    """The Villain."""

    #: Its name.
    name: str
    #: Its Combat.
    combat: int
    #: How many Wounds it can take.
    wounds: int
    #: How many it has taken.
    hurt: int
    #: How many of the Wounds it can take it has gained during play.
    extra: int
    #: Its keywords, as on the sheet.
    keywords: list[str]
    #: Which of its abilities hold; the advanced ones come on top of the basic ones.
    abilities: Level
    #: Which of its Minion Charts is rolled on.
    chart: Level


Module = Literal["collecting", "abilities", "curse", "charts", "secrets", "showdown-chart"]


class Section(TypedDict):
    """A section of the Shadow Track."""

    #: Its numbers, the first one first.
    spaces: list[int]
    #: What a Lair card costs in it.
    price: int


class Symbols(TypedDict):
    """Where on the Shadow Track the Villain grows, by Wounds or by Combat: nowhere but in cooperative play."""

    #: The numbers at which it gains Wounds.
    wounds: list[int]
    #: The numbers at which it gains Combat.
    combat: list[int]


class Lasting(TypedDict):
    """Something that holds for a while."""

    #: What changes.
    what: Static
    #: The seat of the Hero it concerns; null is everyone.
    hero: int | None
    #: By how much.
    amount: int


class Showdown(TypedDict):
    """The Showdown under way."""

    #: The Lair card.
    lair: str
    #: The space on it.
    at: str
    #: The Fight Round; 0 before the first.
    round: int
    #: The seats of the Heroes in it.
    fighters: list[int]
    #: How many Militia counters stand by each of them.
    militia: list[int]


class Aimed(TypedDict):
    """Fight Dice set aside for an Evil Elder before the roll."""

    #: The Elder.
    at: Message
    #: How many dice.
    dice: int


class Fight(TypedDict):
    """The fight under way."""

    #: The seat of the Hero.
    hero: int
    #: Who is fought: a Minion, the Villain or a Hero.
    foe: Message
    #: How many Fight Dice the Hero rolls.
    dice: int
    #: How many the foe rolls.
    foe_dice: int
    #: Dice set aside before the roll.
    aimed: list[Aimed]
    #: Against a Minion: the Fight Round.
    round: NotRequired[int]
    #: Against a Minion: the hits it has taken.
    foe_hurt: NotRequired[int]
    #: Against a Minion: the hits it can take.
    foe_wounds: NotRequired[int]


class Roll(TypedDict):
    """The dice on the table that nothing has come of yet."""

    #: What they were rolled for.
    purpose: Purpose
    #: The seat of the Hero.
    hero: int | None
    #: The dice.
    dice: list[int]
    #: What each Fight Die is aimed at: 0 is the foe (or the Hero, if the enemy rolls), 1 and more the Elders.
    aims: list[int]
    #: The same as messages; empty for other rolls.
    at: list[Message]
    #: A die succeeds from this number on.
    target: int | None


class Orders(TypedDict):
    """The standing orders of one's own seat."""

    #: The windows in which it always passes.
    passing: list[Window]
    #: Whether it rests until its own turn.
    rest: bool
    #: Whether it is asked only where it matters.
    matters: bool


#: A step of a Hero's turn, or of the Mystery Phase.
TurnStep = Literal["edge", "move", "fight", "action"]
MysteryStep = Literal["start", "revival", "healing", "table", "card", "marker"]


class Pieces(TypedDict):
    """All that lies open, and what this seat alone may know. Heroes are named by their seat."""

    #: Who plays against whom.
    mode: Mode
    #: Whether each advanced module is played with.
    modules: dict[Module, bool]
    #: Which round it is.
    round: int
    #: The First Player.
    first: int
    #: The seats in the order of their turns, from the First Player on.
    order: list[int]
    #: The Hero whose turn it is; null in the Mystery Phase.
    turn: int | None
    #: The step of the turn.
    turn_step: TurnStep | None
    #: The step of the Mystery Phase.
    mystery_step: MysteryStep | None
    #: The steps of the Mystery Phase in this mode.
    mystery_steps: list[MysteryStep]
    #: Where the marker of the Shadow Track is, from `track_start` down to 0.
    marker: int
    #: The first number of the Shadow Track.
    track_start: int
    #: The section of the track that the marker is in, from 0 on.
    section: int
    #: From this number down it is night.
    night: int
    #: What a Lair card costs now.
    lair_price: int
    #: The sections of the track.
    sections: list[Section]
    #: Where the Villain grows.
    symbols: Symbols
    #: The Villain; null until it has been drawn.
    villain: Villain | None
    #: By seat; empty until the Heroes have been dealt.
    heroes: list[Hero]
    #: The Town Elders, in the order in which `aims` of a roll counts them.
    elders: list[Elder]
    #: The board: the Town Hall, then both loops.
    spaces: list[Space]
    #: How many counters of each Minion are left.
    counters: dict[str, int]
    #: How many Militia counters are left.
    militia_left: int
    #: How many cards each deck has.
    decks: dict[Deck, int]
    #: The discard pile of each deck.
    discards: dict[Deck, list[str]]
    #: Cards that are out of the game.
    removed: list[str]
    #: Secrets of Evil Elders that a ruling keeps out of the discard pile.
    kept_secrets: list[str]
    #: Town Items that can be bought.
    stock: list[str]
    #: Mysteries that remain in play.
    in_play: list[str]
    #: What holds for a while.
    lasting: list[Lasting]
    #: The Showdown under way.
    showdown: Showdown | None
    #: The fight under way.
    fight: Fight | None
    #: The dice on the table.
    roll: Roll | None
    #: Cards and rows that are being carried out, the last on top.
    cards: list[Message]
    #: The standing orders of this seat; null for a spectator.
    orders: Orders | None


# What options point at


class SpacePlace(TypedDict):
    """A space of the board."""

    at: Literal["space"]
    #: Its name.
    space: str


class HeroPlace(TypedDict):
    """The Hero of a seat."""

    at: Literal["hero"]
    #: Which seat.
    seat: int


class ElderPlace(TypedDict):
    """A Town Elder."""

    at: Literal["elder"]
    #: Its name.
    elder: str


class VillainPlace(TypedDict):
    """The Villain."""

    at: Literal["villain"]


class CardPlace(TypedDict):
    """A card, wherever it lies: in a hand, on a pile, before a Hero."""

    at: Literal["card"]
    #: Its name.
    card: str
    #: The seat of the Hero who has it, in the hand or as an Item or Ally; null if it lies elsewhere.
    hero: int | None


class LairPlace(TypedDict):
    """The Lair card of the Hero of a seat."""

    at: Literal["lair"]
    #: Which seat.
    seat: int


class DeckPlace(TypedDict):
    """A deck."""

    at: Literal["deck"]
    #: Which deck.
    deck: Deck


class SkillPlace(TypedDict):
    """A Skill on one's own sheet."""

    at: Literal["skill"]
    #: Which Skill.
    skill: Skill


class DiePlace(TypedDict):
    """The dice on the table that show this face."""

    at: Literal["die"]
    #: 1 to 6.
    face: int


Place = SpacePlace | HeroPlace | ElderPlace | VillainPlace | CardPlace | LairPlace | DeckPlace | SkillPlace | DiePlace

# The view


class Option(TypedDict):
    """Something that can be chosen."""

    #: What names it in a choice, a record and the words: the verb and its arguments.
    key: str
    #: What it does.
    verb: Verb
    #: What it points at; empty for an answer such as yes, no or a number.
    where: list[Place]


Ask = Literal[
    "ask-accuse", "ask-action", "ask-agree-to-trade", "ask-aim", "ask-assign", "ask-assign-militia",
    "ask-cancel-remaining", "ask-chase", "ask-clues-where", "ask-confirm-wounds", "ask-discard",
    "ask-discard-event", "ask-elder", "ask-fight-on", "ask-fight-where", "ask-free-event", "ask-hand-over",
    "ask-heal-between-rounds", "ask-heal-elder", "ask-heal-whom", "ask-hero", "ask-hero-tied", "ask-hunt-where",
    "ask-invite", "ask-join", "ask-join-free", "ask-keep-event", "ask-keep-lair", "ask-kill-elder", "ask-look",
    "ask-lose", "ask-may", "ask-may-pay", "ask-militia", "ask-militia-where", "ask-minion-way", "ask-minion-where",
    "ask-move", "ask-move-to", "ask-nearest-hero", "ask-one-of", "ask-order", "ask-order-moment", "ask-over-limit",
    "ask-read-out", "ask-regroup", "ask-remove-militia", "ask-remove-minion", "ask-reroll", "ask-reveal-elder",
    "ask-send-home", "ask-set-die", "ask-share-wounds", "ask-shield", "ask-steal", "ask-take-discarded",
    "ask-take-town-item", "ask-target-elder", "ask-test-skill", "ask-to-hero", "ask-trade", "ask-trade-now",
    "ask-walk", "ask-who-acts", "ask-who-dares", "ask-who-fights", "ask-who-fights-next", "ask-who-is-hit",
    "ask-who-moves", "ask-window-card", "ask-window-fight", "ask-window-fight-round", "ask-window-ko",
    "ask-window-mystery-step", "ask-window-roll", "ask-window-showdown-step", "ask-window-turn-step",
    "ask-window-wounds", "ask-wounds-or-withdraw",
]  # fmt: skip


class Decision(TypedDict):
    """The question that is asked now. The others are told who is asked, and not even that where it is private."""

    #: Who is asked.
    seat: int | None
    #: What kind of question it is.
    shape: NotRequired[Shape]
    #: Which question it is.
    ask: NotRequired[Ask]
    #: The rule behind it.
    rule: NotRequired[str]
    #: What can be chosen.
    options: NotRequired[list[Option]]


Ending = Literal["hero-wins", "fallen-hero-wins", "team-wins", "heroes-win", "all-down", "darkness"]


class Outcome(TypedDict):
    """How the game ended."""

    #: Which ending it is.
    name: Ending
    #: The rule that ended it.
    rule: str
    #: The seats that won.
    winners: list[int]


class View(TypedDict):
    """What a seat is shown."""

    #: The name of the game.
    game: Literal["a-touch-of-evil"]
    #: The seat that looks; -1 is a spectator.
    seat: int
    #: The question that is asked now; null once the game is over.
    decision: Decision | None
    #: What can be chosen at any time: standing orders.
    anytime_options: list[Option]
    #: How the game ended; null as long as it goes on.
    outcome: Outcome | None
    #: The table.
    pieces: Pieces
