"""The names of everything in the game that is not a card: skills, decks, rolls, windows, limits.

Kinds are small numbers in the rules and names everywhere else; each tuple below is the list of names in the order of
the numbers.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.schema.shown import Deck, ElderState, Mode, Purpose, Skill, Static, Window

# Modes and levels (ATE-OVR-04 to ATE-OVR-06, ATE-TEAM-01)
MODES: Final[tuple[Mode, ...]] = ("competitive", "cooperative", "team")
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
TEAM: Final = 2

# The four Skills (ATE-TEST-01)
SKILLS: Final[tuple[Skill, ...]] = ("spirit", "cunning", "combat", "honor")
SPIRIT: Final = 0
CUNNING: Final = 1
COMBAT: Final = 2
HONOR: Final = 3

# Decks, in the order of their streams of chance after the dice (ATE-COMP-03 to ATE-COMP-07)
DECKS: Final[tuple[Deck, ...]] = (
    "events",
    "mysteries",
    "manor",
    "windmill",
    "olde-woods",
    "abandoned-keep",
    "lairs",
    "secrets",
)
EVENTS: Final = 0
MYSTERIES: Final = 1
MANOR: Final = 2
WINDMILL: Final = 3
OLDE_WOODS: Final = 4
ABANDONED_KEEP: Final = 5
LAIRS: Final = 6
SECRETS: Final = 7
#: Town Items are an open stock, not a deck (ATE-DECK-04); the Curse cards lie aside.
TOWN_ITEMS: Final = 8
CURSES: Final = 9
PLACES: Final = (*DECKS, "town-items", "curses")

# Streams of chance: the dice, the decks, and the draws of set-up
STREAMS: Final = ("dice", *DECKS, "hero", "villain")
DICE_STREAM: Final = 0
HERO_STREAM: Final = 9
VILLAIN_STREAM: Final = 10

# Kinds of cards (ATE-KEY-07, ATE-ENC-03 to ATE-ENC-05)
KINDS: Final = ("event", "mystery", "item", "ally", "minion", "find", "lair", "secret", "curse")
EVENT: Final = 0
MYSTERY: Final = 1
ITEM: Final = 2
ALLY: Final = 3
MINION: Final = 4
FIND: Final = 5
LAIR: Final = 6
SECRET: Final = 7
CURSE: Final = 8

# Timing windows, exactly those of ATE-OPEN-04, and the actions of one's own turn
WINDOWS: Final[tuple[Window, ...]] = (
    "turn-step",  # before each step of a Hero's turn
    "mystery-step",  # before each step of the Mystery Phase
    "card",  # a card has been drawn or played and has not yet taken effect
    "roll",  # dice have been rolled and nothing has come of it yet
    "fight",  # before a fight
    "fight-round",  # before each Fight Round
    "wounds",  # a Hero or Elder would take Wounds
    "ko",  # a Hero would be KO'd, or an Elder killed
    "showdown-step",  # before each step of a Showdown
    "action",  # the action step of one's own turn
)
W_TURN: Final = 0
W_MYSTERY: Final = 1
W_CARD: Final = 2
W_ROLL: Final = 3
W_FIGHT: Final = 4
W_ROUND: Final = 5
W_WOUNDS: Final = 6
W_KO: Final = 7
W_SHOWDOWN: Final = 8
W_ACTION: Final = 9

#: Every window of a fight, for what can be used at any moment of it (ATE-FAQ-02)
IN_FIGHT: Final = "in-fight"

# Moments at which the game itself, or a card that lies open, does something: no one is asked whether
MOMENTS: Final = (
    "mystery-start",  # step 1 of the Mystery Phase
    "turn-start",
    "turn-end",
    "showdown-start",  # Secrets have been revealed, before the first Fight Round
    "showdown-round",  # at the start of each Showdown Fight Round
    "minion-defeated",
    "villain-ko",  # the Villain has KO'd a Hero
    "collected",  # Investigation was collected from the board or gained from the pool, except in a fight
)
M_MYSTERY_START: Final = 0
M_TURN_START: Final = 1
M_TURN_END: Final = 2
M_SHOWDOWN_START: Final = 3
M_SHOWDOWN_ROUND: Final = 4
M_MINION_DEFEATED: Final = 5
M_VILLAIN_KO: Final = 6
M_COLLECTED: Final = 7

# How often something may be used
LIMITS: Final = ("any", "turn", "round", "fight-round", "fight", "game")
L_ANY: Final = 0
L_TURN: Final = 1
L_ROUND: Final = 2
L_FIGHT_ROUND: Final = 3
L_FIGHT: Final = 4
L_GAME: Final = 5

# What a roll is made for
ROLLS: Final[tuple[Purpose, ...]] = (
    "test",
    "fight",
    "enemy",
    "move",
    "linger",
    "danger",
    "chart",
    "table",
    "amount",
    "loss",
    "villain-heal",
    "cooperative",
    "showdown-chart",
    "way",
    "first",
    "mist",
)
R_TEST: Final = 0
R_FIGHT: Final = 1
R_ENEMY: Final = 2
R_MOVE: Final = 3
R_LINGER: Final = 4
R_DANGER: Final = 5
R_CHART: Final = 6
R_TABLE: Final = 7
R_AMOUNT: Final = 8
R_LOSS: Final = 9
R_VILLAIN_HEAL: Final = 10
R_COOPERATIVE: Final = 11
R_SHOWDOWN_CHART: Final = 12
R_WAY: Final = 13
R_FIRST: Final = 14
R_MIST: Final = 15

# What an Elder is doing (ATE-SETUP-06, ATE-ELDER-06, ATE-ELDER-10, ATE-SHOW-06)
ELDER_STATES: Final[tuple[ElderState, ...]] = ("town", "dead", "evil", "evil-dead", "party", "abroad")
IN_TOWN: Final = 0
DEAD: Final = 1
EVIL: Final = 2
EVIL_DEAD: Final = 3
IN_PARTY: Final = 4
#: On the board, by a Secret (ATE-TOK-08)
ABROAD: Final = 5

# A Secret that no one has looked at yet
FACE_DOWN: Final = -1
NO_HERO: Final = -1
NOTHING: Final = -1

# Amounts that are not plain numbers. A plain number is 0 or more.
X: Final = -1  #: the successes of the test that led here
HEROES: Final = -2  #: as many as there are Heroes in the game
D3: Final = -3
ELDER_HONOR: Final = -4  #: the Honor of the Elder that was chosen
ELDER_SPIRIT: Final = -5  #: its Spirit
ELDER_CUNNING: Final = -7  #: its Cunning
D6: Final = -6
ALL: Final = -99

#: Amounts that are a Skill of an Elder, and the Skill (ATE-ELDER-04).
ELDER_AMOUNTS: Final = {ELDER_HONOR: HONOR, ELDER_SPIRIT: SPIRIT, ELDER_CUNNING: CUNNING}

# What a static modifier changes. The first four are the Skills.
STATICS: Final[tuple[Static, ...]] = (
    *SKILLS,
    "wounds",  # how many Wounds a Hero can take
    "move",  # added to the movement roll
    "carry-town",  # how many Town Items may be carried
    "carry-corner",  # how many cards of each corner deck may be carried
    "look-price",
    "lair-price",
    "showdown-price",
    "heal-price",
    "fight-dice",  # Fight Dice besides those of the Skill one fights with
    "hit-on",  # the number a Hero's Fight Dice need, normally 5
    "enemy-hit-on",  # the number every enemy's Fight Dice need
    "villain-hit-on",
    "villain-combat",
    "villain-wounds",
    "minion-dice",
    "minion-wounds",
    "darkness-step",  # added to every move of the Shadow Track toward Darkness
    "dawn-step",  # added to every move away from it
    "no-escape",
    "no-heal",
    "linger-on",  # the highest number on which Lingering is dangerous, normally 1
    "mystery-cards",  # drawn in each Mystery Phase, normally 1
    "villain-heals",  # added to the Wounds the Villain heals in the Mystery Phase
    "town-price",  # added to the price of Town Items
    "no-elders",  # Elders do not join Hunting Parties
    "table-rolls",  # added to the rolls on the cooperative table
)
S_WOUNDS: Final = 4
S_MOVE: Final = 5
S_CARRY_TOWN: Final = 6
S_CARRY_CORNER: Final = 7
S_LOOK_PRICE: Final = 8
S_LAIR_PRICE: Final = 9
S_SHOWDOWN_PRICE: Final = 10
S_HEAL_PRICE: Final = 11
S_FIGHT_DICE: Final = 12
S_HIT_ON: Final = 13
S_ENEMY_HIT_ON: Final = 14
S_VILLAIN_HIT_ON: Final = 15
S_VILLAIN_COMBAT: Final = 16
S_VILLAIN_WOUNDS: Final = 17
S_MINION_DICE: Final = 18
S_MINION_WOUNDS: Final = 19
S_DARKNESS_STEP: Final = 20
S_DAWN_STEP: Final = 21
S_NO_ESCAPE: Final = 22
S_NO_HEAL: Final = 23
S_LINGER_ON: Final = 24
S_MYSTERY_CARDS: Final = 25
S_VILLAIN_HEALS: Final = 26
S_TOWN_PRICE: Final = 27
S_NO_ELDERS: Final = 28
S_TABLE_ROLLS: Final = 29

# What a replacement stands in for
REPLACED: Final = (
    "event-draw",  # draw two and keep one wherever one is drawn
    "fight-skill",  # fight with another Skill where one would fight with Combat (the value is the Skill)
    "loss-die",  # a D3 instead of the D6 that a KO costs
    "villain-first",  # the Villain's hits are applied before the Hero answers
    "mist",  # each hit on the Villain is lost on a die of the value or more
    "ride",  # after an attack the Villain rides on toward the Town Hall and attacks every Hero on the way
    "single-out",  # this Evil Elder cannot be singled out
    "movement-two",  # roll two movement dice and use the higher
)
P_EVENT_DRAW: Final = 0
P_FIGHT_SKILL: Final = 1
P_LOSS_DIE: Final = 2
P_VILLAIN_FIRST: Final = 3
P_MIST: Final = 4
P_RIDE: Final = 5
P_SINGLE_OUT: Final = 6
P_MOVEMENT_TWO: Final = 7

# How long a lasting modifier holds
SPANS: Final = ("fight-round", "fight", "turn", "round", "showdown")
UNTIL_FIGHT_ROUND: Final = 0
UNTIL_FIGHT: Final = 1
UNTIL_TURN: Final = 2
UNTIL_ROUND: Final = 3
UNTIL_SHOWDOWN: Final = 4

# Foes in a fight: the number of a Minion, or one of these
VILLAIN: Final = -1
#: A Hero turned Werewolf attacks: WOLF - hero (ATE-CURSE-04)
WOLF: Final = -2

#: The Shadow Track (ATE-SHADOW-01)
TRACK_START: Final = 20
DARKNESS: Final = 0
#: Unless stated otherwise a Fight Die hits on this number or more (ATE-FIGHT-07)
HIT: Final = 5
MOST_HEROES: Final = 8
ELDERS: Final = 6

#: The rows of the optional Showdown table by the sum of two dice (ATE-OPT-04 to ATE-OPT-13); the first two are never
#: rolled.
TABLE_ROWS: Final = (
    "", "", "daring-confrontation", "chase", "impossible-foe", "impossible-foe", "cunning-challenge", "power-of-evil",
    "supernatural-force", "untamed-darkness", "untamed-darkness", "sweeping-blow", "good-fight",
)  # fmt: skip
