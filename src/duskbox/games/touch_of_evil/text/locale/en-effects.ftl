### Rules text in English. `form` is the form of the verb: you (imperative), third, they, to (infinitive), bare (a card of one’s own). `of` is whose something is: you or they. A message is a piece of a sentence; “sentence” alone has a capital letter and a full stop.

## How sentences are put together

sentence = { $what }.
full-stop = { $what }.
heading = { $what }:
text = { $paragraphs }
paragraph = { $words }
block =
    { $head }
    { $lines }
list-and = { $most } and { $last }
list-and-if = { $most } and, { $when }, { $what }
list-or = { $most } or { $last }
list-either = either { $most } or { $last }
either-one = { $what }
clause-then = { $first }; { $next }
repeated =
    { $n ->
        [2] { $what }, twice
       *[other] { $what }, { $n } times
    }
subject-does = { $who } { $what }
pronoun-does = they { $what }
that-hero-does = that Hero { $what }
for-whom = for { $who }, { $what }
for-each-of-them = for each of them { $what }
for-one-only =
    { $of ->
        [you] { $what } (for you only)
       *[they] { $what } (for them only)
    }
if-then = { $when }, { $what }
at-time = { $when }, { $what }
subject-if = { $who }, { $when }, { $what }
noun-if = { $who }, { $when }
noun-who = { $who } { $when }
otherwise = otherwise, { $what }
or-else = otherwise
if-passes = if { own-you-they } pass
if-fails = if { own-you-they } fail
if-rolls =
    { $one ->
        [yes] on a { $low }
       *[no] on { $low }–{ $high }
    }
if-do = if { own-you-they } do, { $what }
if-done = { $what }; if { own-you-they } do
may = { own-may-do } { $what }
may-this = { own-may-do } do this
may-cost = { own-may-do } { $cost } to { $what }
may-if-do = { own-may-do } { $what }; if { own-you-they } do
own-may-do =
    { $form ->
        [you] you may
       *[other] may
    }
for-cost = at this cost ({ $cost })
choose-who = { choose } { $who }, who { $what }
in-turn = { $who }, one after another
for-one = { $who }
die-row =
    { $one ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }: { $what }
as-long-as = { $what } { $when }
against-foes = { $what } { $when }
lasting = { $what } { $until }
until-fight-round = until the end of the Fight Round
until-fight = until the end of the fight
until-turn = until the end of the turn
until-round = until the end of the round
until-showdown = until the end of the Showdown
per-success = { $what } for each success
per-hero = { $what } for each Hero in the game
per-spirit = { $what } for each point of that Elder’s Spirit
per-cunning = { $what } for each point of that Elder’s Cunning
per-honor = { $what } for each point of that Elder’s Honor
per-section = { $what } for each section of the Shadow Track behind the marker

## Words that many sentences share

own-you-they =
    { $of ->
        [you] you
       *[they] they
    }
own-your =
    { $of ->
        [you] your
       *[they] their
    }
choose =
    { $form ->
        [third] chooses
       *[other] choose
    }
own-have-plus =
    { $form ->
        [bare] { "" }
        [third] has{ " " }
       *[other] get{ " " }
    }{ $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    }
own-pay-more =
    { $form ->
        [third] pays
       *[other] pay
    } { $size } { $up ->
        [yes] more
       *[no] less
    } Investigation
own-cannot =
    { $form ->
        [bare] you cannot
        [you] you cannot
        [to] be unable to
       *[other] cannot
    }
own-some-wounds-taken =
    { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    }

## Whom it concerns

each-all = each Hero
each-everybody = every Hero, even a KO’d one,
each-others = each other Hero
each-here =
    { $here ->
        [showdown] each Hero in the Showdown
       *[space] each Hero in { own-your } space
    }
each-town = each Hero in a town space
each-corner = each Hero at a corner location
each-abroad = each Hero outside the town spaces
each-wounded = each wounded Hero
each-who-passes = each Hero who passes
each-who-fails = each Hero who fails
each-who-does = each Hero who does
each-who-rolls =
    { $one ->
        [yes] each Hero who rolls a { $low }
       *[no] each Hero who rolls { $low }–{ $high }
    }
own-of-choice =
    { $choice ->
        [no] { "" }
       *[yes] { " " }of { own-your } choice
    }
pick-all = a Hero{ own-of-choice }
pick-any = a Hero{ own-of-choice }
pick-others = another Hero{ own-of-choice }
pick-other = another Hero{ own-of-choice }
pick-here =
    { $here ->
        [showdown] a Hero{ own-of-choice } in the Showdown
       *[space] a Hero{ own-of-choice } in { own-your } space
    }
pick-town = a Hero{ own-of-choice } in a town space
pick-corner = a Hero{ own-of-choice } at a corner location
pick-abroad = a Hero{ own-of-choice } outside the town spaces
pick-wounded = a wounded Hero{ own-of-choice }
pick-rival = a rival{ own-of-choice }
pick-friend = a teammate{ own-of-choice }
a-hero = a Hero
hero-first = the First Player
hero-drawer = the Hero who drew this card
hero-revealer = the Hero who brings this Secret to light
hero-helped = the Hero with this Elder
hero-cursed = the cursed Hero
hero-most-spirit =
    { $least ->
        [yes] the Hero with the lowest Spirit
       *[no] the Hero with the highest Spirit
    }
hero-most-cunning =
    { $least ->
        [yes] the Hero with the lowest Cunning
       *[no] the Hero with the highest Cunning
    }
hero-most-combat =
    { $least ->
        [yes] the Hero with the lowest Combat
       *[no] the Hero with the highest Combat
    }
hero-most-honor =
    { $least ->
        [yes] the Hero with the lowest Honor
       *[no] the Hero with the highest Honor
    }
hero-most-investigation =
    { $least ->
        [yes] the Hero with the least Investigation
       *[no] the Hero with the most Investigation
    }
hero-most-items =
    { $least ->
        [yes] the Hero with the fewest Items and Allies
       *[no] the Hero with the most Items and Allies
    }
hero-most-wounds =
    { $least ->
        [yes] the Hero with the fewest Wounds
       *[no] the Hero with the most Wounds
    }
elder-random = a random Town Elder
elder-lowest-honor = the Town Elder with the lowest Honor
elder-highest-honor = the Town Elder with the highest Honor
elder-lowest-spirit = the Town Elder with the lowest Spirit
elder-highest-spirit = the Town Elder with the highest Spirit
elder-lowest-cunning = the Town Elder with the lowest Cunning
elder-highest-cunning = the Town Elder with the highest Cunning
elder-that = that Elder

## Skills, tests and dice

skill-spirit = Spirit
skill-cunning = Cunning
skill-combat = Combat
skill-honor = Honor
skill-of-spirit = Spirit
skill-of-cunning = Cunning
skill-of-combat = Combat
skill-of-honor = Honor
skill-in-spirit = Spirit
skill-in-cunning = Cunning
skill-in-combat = Combat
skill-in-honor = Honor
skill-with-spirit = Spirit
skill-with-cunning = Cunning
skill-with-combat = Combat
skill-with-honor = Honor
own-test-verb =
    { $form ->
        [third] tests
       *[other] test
    }
effect-test = { own-test-verb } { $first } { $n }+
effect-test-both = { own-test-verb } { $first } and { $second } together { $n }+
effect-choose-test = { own-test-verb } { $skills } { $n }+
effect-roll =
    { $form ->
        [third] rolls
       *[other] roll
    } a D6
effect-choose-one = { choose } one
effect-nothing = nothing happens

## Resources

effect-gain =
    { $form ->
        [third] gains
       *[other] gain
    } { $n } { $more ->
        [yes] extra{ " " }
       *[no] { "" }
    }Investigation
effect-lose =
    { $form ->
        [third] loses
       *[other] lose
    } { $n ->
        [all] all { own-your } Investigation
       *[other] { $n } Investigation
    }
effect-steal =
    { $form ->
        [third] takes
       *[other] take
    } { $n ->
        [all] all Investigation
       *[other] { $n } Investigation
    } from a rival of { own-your } choice
effect-wound =
    { $form ->
        [third] takes
       *[other] take
    } { own-some-wounds-taken }
effect-heal =
    { $form ->
        [third] heals
       *[other] heal
    } { $n ->
        [all] all { own-your } Wounds
       *[other] { own-some-wounds-taken }
    }
effect-train =
    { $form ->
        [third] gains
       *[other] gain
    } +{ $n } { $skill } for the rest of the game
own-remove =
    { $form ->
        [third] removes
       *[other] remove
    }
effect-lose-skill = { own-remove } { $n ->
        [all] all { own-your } { $skill } counters
        [one] 1 of { own-your } { $skill } counters
       *[other] { $n } of { own-your } { $skill } counters
    }
own-put =
    { $form ->
        [third] puts
       *[other] put
    }
effect-clues = { own-put } { $n } Investigation { $where }
clues-here = in { own-your } space
clues-random = at a Random Location
clues-town-hall = at the Town Hall
clues-corners = at each corner location
clues-dangerous = at each dangerous location
clues-chosen = in a space of { own-your } choice
effect-darker = { own-moves } the Shadow Track marker { $n ->
        [one] 1 step
       *[other] { $n } steps
    } towards Darkness
effect-brighter = { own-moves } the Shadow Track marker { $n ->
        [one] 1 step
       *[other] { $n } steps
    } away from Darkness
effect-villain-heals = the Villain heals { $n ->
        [all] all its Wounds
       *[other] { own-some-wounds-taken }
    }
effect-villain-grows =
    { $n ->
        [one] the Villain gains 1 extra-Wound counter
       *[other] the Villain gains { $n } extra-Wound counters
    }
effect-hit-villain =
    { $form ->
        [third] deals
       *[other] deal
    } { own-some-wounds-taken } to the Villain{ $here ->
        [showdown] { "" }
       *[space] { " " }in the Showdown
    }
effect-lift-curse =
    { $form ->
        [third] lifts
       *[other] lift
    } { own-your } Curse

## Cards

own-draw =
    { $form ->
        [third] draws
       *[other] draw
    }
resolve =
    { $form ->
        [third] resolves
       *[other] resolve
    }
discard =
    { $form ->
        [third] discards
       *[other] discard
    }
own-some-events =
    { $n ->
        [one] 1 Event card
       *[other] { $n } Event cards
    }
effect-draw = { own-draw } { own-some-events }
effect-draw-keep = { own-draw } { own-some-events }, { $form ->
        [third] keeps
       *[other] keep
    } { $keep } of them and { discard } the rest
effect-draw-mystery = { own-draw } a Mystery card and { resolve } it
effect-draw-corner-here = { own-draw } a card from this corner location’s deck and { resolve } it
effect-draw-corner = { own-draw } a card from the corner deck ({ $deck }) and { resolve } it
effect-discard = { discard } { $n ->
        [all] all { own-your } Event cards
       *[other] { own-some-events }
    }
effect-lose-item =
    { $form ->
        [third] gives
       *[other] give
    } up { $n ->
        [all] all { own-your } Items and Allies
        [one] 1 Item or Ally of { own-your } choice
       *[other] { $n } Items or Allies of { own-your } choice
    }
take =
    { $form ->
        [third] takes
       *[other] take
    }
effect-gain-lair = { take } a Lair card
effect-lose-lair = { discard } { own-your } Lair card
effect-take-event = { take } an Event card of { own-your } choice from the discard pile
effect-take-item = { take } an Item or Ally of { own-your } choice from the discard pile of any corner deck
effect-take-town-item = { take } a Town Item with a price of { $n } or less for free
cancel =
    { $form ->
        [third] cancels
       *[other] cancel
    }
effect-cancel = { cancel } { $what ->
        [event] an Event card or a happening of the Minion Chart
        [mystery] a Mystery card
       *[either] an Event card, a Mystery card or a happening of the Minion Chart
    } { $late ->
        [yes] before it takes effect, even after dice have been rolled for it
       *[no] before it takes effect
    }
effect-cancel-remaining = { cancel } { $n ->
        [all] all Mystery cards that Remain in Play
        [one] 1 Mystery card that Remains in Play
       *[other] up to { $n } Mystery cards that Remain in Play
    }
effect-cancel-lair = { cancel } the Lair card of a rival’s Showdown that is about to begin, so that the Showdown does not take place

## Movement

own-moves =
    { $form ->
        [third] moves
       *[other] move
    }
own-goes =
    { $form ->
        [third] goes
       *[other] go
    }
effect-move = { own-moves } up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
effect-move-to = { own-goes } { $space }
effect-move-to-any = { own-goes } to { $kind ->
        [corner] a corner location
        [town] a town space
        [dangerous] a dangerous location
       *[any] a space
    } of { own-your } choice
effect-to-hero = { own-goes } to the space of another Hero of { own-your } choice
at-space =
    { $id ->
        [manor] at the Manor
        [windmill] at the Windmill
        [olde-woods] in the Olde Woods
        [abandoned-keep] at the Abandoned Keep
        [town-hall] at the Town Hall
        [blacksmith] at the Blacksmith
        [church] at the Church
        [doctors-office] at the Doctor’s Office
        [magistrates-office] at the Magistrate’s Office
        [fields] in the Fields
        [marsh] in the Marsh
        [covered-bridge] on the Covered Bridge
        [crossroads] at the Crossroads
       *[other] in this space: { $space }
    }
to-space =
    { $id ->
        [manor] to the Manor
        [windmill] to the Windmill
        [olde-woods] to the Olde Woods
        [abandoned-keep] to the Abandoned Keep
        [town-hall] to the Town Hall
        [blacksmith] to the Blacksmith
        [church] to the Church
        [doctors-office] to the Doctor’s Office
        [magistrates-office] to the Magistrate’s Office
        [fields] to the Fields
        [marsh] to the Marsh
        [covered-bridge] to the Covered Bridge
        [crossroads] to the Crossroads
        [road] to Road { $number }
       *[other] to this space: { $space }
    }

## Minions and Militia

own-rolls =
    { $form ->
        [third] rolls
       *[other] roll
    }
effect-chart = { own-rolls } on the Minion Chart for { own-your } space
effect-chart-at = { own-rolls } on the Minion Chart for { $where ->
        [random] a Random Location
       *[chosen] an empty space of the First Player’s choice
    }
own-place =
    { $form ->
        [third] places
       *[other] place
    }
effect-place-minions = { own-place } { $n ->
        [one] 1 Minion counter
       *[other] { $n } Minion counters
    } ({ $minion }) { $where ->
        [random] { $n ->
            [one] at a Random Location
           *[other] at Random Locations
        }
        [here] in { own-your } space
        [chosen] { $n ->
            [one] in an empty space of the First Player’s choice
           *[other] in empty spaces of the First Player’s choice
        }
       *[corners] at each corner location
    }
effect-minions-move = { own-moves } all Minion counters 1 space { $toward ->
        [town] towards the Town Hall
       *[heroes] towards the nearest Hero
    }
effect-remove-minion = { own-remove } { $where ->
        [here] the Minion counter from { own-your } space
        [here-round] the round Minion counter from { own-your } space
       *[chosen] a Minion counter of { own-your } choice from the board
    }
fight =
    { $form ->
        [third] fights
       *[other] fight
    }
effect-fight-a = { fight } this Minion at once: { $minion }
effect-villain-strikes = { fight } a single Fight Round against the Villain, gaining { $n ->
        [0] nothing
       *[other] { $n } Investigation
    } for each hit
effect-defeat-minion =
    { $form ->
        [third] immediately defeats the Minion they are fighting
       *[other] immediately defeat the Minion { own-you-they } are fighting
    }
own-some-militia =
    { $n ->
        [one] 1 Militia counter
       *[other] { $n } Militia counters
    }
effect-place-militia = { own-place } { own-some-militia } { $where }
effect-remove-militia = { own-remove } { $n ->
        [all] all Militia counters
       *[other] { own-some-militia } of { own-your } choice
    } from the board

## Elders

effect-kill-elder = { $elder } is killed
effect-kill-chosen = { choose } a Town Elder, who is killed
effect-secret-elder = { $elder } gets one more Secret
effect-secret-chosen = { choose } a Town Elder, who gets one more Secret
effect-reveal-elder = { $elder } must reveal all Secrets
effect-reveal-chosen = { choose } a Town Elder, who must reveal all Secrets
effect-pick-elder =
    { $which ->
        [chosen] { choose } a Town Elder
       *[other] { choose } { $elder }
    }
effect-look =
    { $form ->
        [third] looks
       *[other] look
    } at the Secrets of { $n ->
        [one] an Elder
       *[other] up to { $n } Elders
    } of { own-your } choice{ $quietly ->
        [yes] { " " }Without Revealing
       *[no] { "" }
    }
effect-elder-goes-home = this Elder leaves the Hunting Party and goes back to Town
effect-protect-elder =
    { $form ->
        [third] saves
       *[other] save
    } an Elder who is about to be killed
effect-heal-elder =
    { $form ->
        [third] heals
       *[other] heal
    } 1 Wound of an Elder at { own-your } side
effect-on-the-hunt =
    { $form ->
        [third] sends
       *[other] send
    } this Elder On the Hunt: the Elder counter goes to a space with a Minion, of { $of ->
        [you] your
       *[they] that Hero’s
    } choice
effect-joins-hero =
    { $form ->
        [third] has
       *[other] have
    } this Elder’s help until the end of the round: +1 Combat and +1 Honor

## Dice and Wounds

effect-reroll =
    { $form ->
        [third] re-rolls
       *[other] re-roll
    } { $enemy ->
        [yes] { $n ->
            [all] all hits
            [one] 1 hit
           *[other] up to { $n } hits
        }
       *[no] { $n ->
            [all] all dice
            [one] 1 die
           *[other] up to { $n } dice
        }
    } of { $roll }
effect-add-dice =
    { $form ->
        [third] adds
       *[other] add
    } { $n ->
        [one] 1 die
       *[other] { $n } dice
    } to { $roll }
effect-set-die =
    { $form ->
        [third] turns
       *[other] turn
    } 1 die of { $roll } to { $face }
effect-ones-hit =
    { $form ->
        [third] counts
       *[other] count
    } each 1 in { own-your } fight roll as a hit
dice-of-own-fight = { own-your } fight roll
dice-of-own-test = { own-your } test
dice-of-own-move = { own-your } movement roll
dice-of-own-any = { own-your } roll
dice-of-any-fight = any Hero’s fight roll
dice-of-any-test = any Hero’s test
dice-of-any-move = any Hero’s movement roll
dice-of-any-any = any Hero’s roll
dice-of-enemy = { own-your } enemy’s roll
dice-of-enemy-any = any enemy’s roll
effect-ignore =
    { $form ->
        [third] ignores
       *[other] ignore
    } { $n ->
        [all] all Wounds
        [one] 1 Wound
       *[other] up to { $n } Wounds
    } { $whose ->
        [own] { own-you-they } would take
        [elder] an Elder of the Hunting Party would take
       *[any] any one Hero would take
    }

## Conditions: “if you …”, “if they …”, “who …”

own-if-be =
    { $person ->
        [you] if you are
        [who] who is
       *[they] if they are
    }{ $not ->
        [yes] { " " }not
       *[no] { "" }
    }
own-if-have =
    { $person ->
        [you] if you have
        [who] who has
       *[they] if they have
    }
if-elder-lives =
    { $not ->
        [yes] if { $elder } is dead or evil
       *[no] if { $elder } is alive and not evil
    }
if-elder-evil =
    { $not ->
        [yes] if no Evil Elder is alive
       *[no] if an Evil Elder is alive
    }
if-in-showdown = { own-if-be } in a Showdown
if-in-fight = { own-if-be } in a fight
own-foes =
    { $id ->
        [beast] Beasts
        [construct] Constructs
        [human] Humans
        [plant] Plants
        [spirit] Ghosts
        [undead] Undead
        [vampire] Vampires
       *[other] enemies with the keyword { $keyword }
    }
against = against { own-foes }
if-against = { own-if-be } fighting { own-foes }
if-at = { own-if-be } { $space }
if-at-corner = { own-if-be } at a corner location
if-at-town = { own-if-be } in a town space
if-at-dangerous = { own-if-be } at a dangerous location
if-at-road = { own-if-be } on a road
if-carries = { own-if-have } { $id ->
        [book] { $not ->
            [yes] no Book
           *[no] a Book
        }
        [weapon] { $not ->
            [yes] no Weapon
           *[no] a Weapon
        }
        [firearm] { $not ->
            [yes] no Firearm
           *[no] a Firearm
        }
       *[other] { $not ->
            [yes] no card with the keyword { $keyword }
           *[no] a card with the keyword { $keyword }
        }
    }
if-red =
    { $not ->
        [yes] if the marker is not in the red part of the Shadow Track
       *[no] if the marker is in the red part of the Shadow Track
    }
if-marker =
    { $not ->
        [yes] if the Shadow Track marker is above { $n }
       *[no] if the Shadow Track marker is at { $n } or below
    }
if-wounded = { own-if-be } wounded
if-villain =
    { $id ->
        [vampire] { $not ->
            [yes] if the Villain is not the Vampire
           *[no] if the Villain is the Vampire
        }
        [werewolf] { $not ->
            [yes] if the Villain is not the Werewolf
           *[no] if the Villain is the Werewolf
        }
        [scarecrow] { $not ->
            [yes] if the Villain is not the Scarecrow
           *[no] if the Villain is the Scarecrow
        }
        [spectral-horseman] { $not ->
            [yes] if the Villain is not the Spectral Horseman
           *[no] if the Villain is the Spectral Horseman
        }
       *[other] { $not ->
            [yes] if the Villain is not { $villain }
           *[no] if the Villain is { $villain }
        }
    }
if-together =
    { $not ->
        [yes] if the game is competitive
       *[no] if the game is cooperative or in teams
    }
if-has-lair = { own-if-have } { $not ->
        [yes] no Lair card
       *[no] a Lair card
    }
if-has-events = { own-if-have } { $not ->
        [yes] { $n ->
            [one] no Event card in hand
           *[other] fewer than { $n } Event cards in hand
        }
       *[no] { $n ->
            [one] an Event card in hand
           *[other] at least { $n } Event cards in hand
        }
    }
if-minions =
    { $not ->
        [yes] { $n ->
            [one] if there is no Minion counter on the board
           *[other] if there are fewer than { $n } Minion counters on the board
        }
       *[no] { $n ->
            [one] if there is a Minion counter on the board
           *[other] if there are at least { $n } Minion counters on the board
        }
    }
if-changed =
    { $person ->
        [you] if you have
        [who] who has
       *[they] if they have
    } { $not ->
        [yes] not become a Werewolf
       *[no] become a Werewolf
    }

## Modifiers

hits =
    { $up ->
        [yes] { $size ->
            [1] 6
           *[other] 7
        }
       *[no] { $size ->
            [1] 4
            [2] 3
            [3] 2
           *[other] 1
        }
    }+
own-linger-die =
    { $up ->
        [yes] { $size ->
            [1] 2
            [2] 2–3
            [3] 2–4
           *[other] 2–6
        }
       *[no] { $size ->
            [1] 1
           *[other] 1–{ $size }
        }
    }
static-spirit = { own-have-plus } Spirit
static-cunning = { own-have-plus } Cunning
static-combat = { own-have-plus } Combat
static-honor = { own-have-plus } Honor
static-wounds = { own-have-plus } { $size ->
        [one] Wound
       *[other] Wounds
    }
static-move = { own-have-plus } to movement rolls
static-carry-town = { own-have-plus } to the Carrying Limit for Town Items
static-carry-corner = { own-have-plus } to the Carrying Limit for each corner deck
static-look-price = { own-pay-more } to look at Secrets
static-lair-price = { own-pay-more } for a Lair card
static-showdown-price = { own-pay-more } for a Showdown
static-heal-price = { own-pay-more } for healing, at the Doctor’s too
static-town-price = { own-pay-more } for Town Items
static-fight-dice = { own-rolls } { $up ->
        [yes] { $size ->
            [one] 1 extra Fight Die
           *[other] { $size } extra Fight Dice
        }
       *[no] { $size ->
            [one] 1 fewer Fight Die
           *[other] { $size } fewer Fight Dice
        }
    }
static-hit-on =
    { $form ->
        [bare] your Fight Dice hit on { hits }
        [third] hits on { hits } with { own-your } Fight Dice
       *[other] hit on { hits } with { own-your } Fight Dice
    }
own-only-on =
    { $up ->
        [yes] only on
       *[no] on
    }
static-enemy-hit-on =
    { $form ->
        [bare] your enemies hit { own-only-on } { hits }
        [third] makes { own-your } enemies hit { own-only-on } { hits }
       *[other] make { own-your } enemies hit { own-only-on } { hits }
    }
static-no-escape = { own-cannot } escape from fights
static-no-heal = { own-cannot } heal Wounds
own-all-heroes =
    { $here ->
        [showdown] Heroes in the Showdown
       *[space] Heroes
    }
static-no-escape-all = { own-all-heroes } cannot escape from fights
static-no-heal-all = { own-all-heroes } cannot heal Wounds
static-linger-on-all = Lingering Heroes are { $up ->
        [yes] also attacked
       *[no] not attacked
    } on { own-linger-die }
static-linger-on =
    { $form ->
        [bare] you are
        [you] you are
        [third] is
        [they] are
       *[to] be
    } { $up ->
        [yes] also attacked
       *[no] not attacked
    } on { own-linger-die } when Lingering
static-villain-hit-on = the Villain hits { own-only-on } { hits }
static-villain-combat = the Villain has { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } Combat
static-villain-wounds = the Villain has { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } { $size ->
        [one] Wound
       *[other] Wounds
    }
static-minion-dice = Minions roll { $up ->
        [yes] { $size ->
            [one] 1 extra Fight Die
           *[other] { $size } extra Fight Dice
        }
       *[no] { $size ->
            [one] 1 fewer Fight Die
           *[other] { $size } fewer Fight Dice
        }
    }
static-minion-wounds = Minions have { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } { $size ->
        [one] Wound
       *[other] Wounds
    }
own-steps-longer =
    { $size ->
        [one] 1 step
       *[other] { $size } steps
    } { $up ->
        [yes] longer
       *[no] shorter
    }
static-darkness-step = every move of the Shadow Track marker towards Darkness is { own-steps-longer }
static-dawn-step = every move of the Shadow Track marker away from Darkness is { own-steps-longer }
static-mystery-cards = { own-draw } { $up ->
        [yes] { $size ->
            [one] 1 extra Mystery card
           *[other] { $size } extra Mystery cards
        }
       *[no] { $size ->
            [one] 1 fewer Mystery card
           *[other] { $size } fewer Mystery cards
        }
    } in each Mystery Phase
static-villain-heals =
    { $up ->
        [yes] { $size ->
            [one] the Villain heals 1 extra Wound in each Mystery Phase
           *[other] the Villain heals { $size } extra Wounds in each Mystery Phase
        }
       *[no] { $size ->
            [one] the Villain heals 1 fewer Wound in each Mystery Phase
           *[other] the Villain heals { $size } fewer Wounds in each Mystery Phase
        }
    }
static-no-elders = Elders do not join Hunting Parties
static-table-rolls = { own-rolls } { $size ->
        [one] { $up ->
            [yes] once more
           *[no] one time fewer
        }
       *[other] { $up ->
            [yes] { $size } more times
           *[no] { $size } times fewer
        }
    } on the Mystery Phase table in each Mystery Phase

## Replacements

replace-event-draw =
    { $form ->
        [bare] whenever you draw an Event card, draw { $n } instead, keep 1 and discard the rest
        [third] draws { $n } Event cards instead of each single one, keeps 1 and discards the rest
       *[other] draw { $n } Event cards instead of each single one, keep 1 and discard the rest
    }
replace-fight-skill =
    { $form ->
        [bare] you may fight with { $with } instead of Combat
       *[other] may fight with { $with } instead of Combat
    }
replace-loss-die =
    { $form ->
        [bare] when you are KO’d, you give up D3 things instead of D6
        [third] gives up D3 things instead of D6 when KO’d
       *[other] give up D3 things instead of D6 when KO’d
    }
replace-villain-first = the Villain strikes first, and a Hero answers only if still standing after its hits
replace-mist =
    { $n ->
        [6] in a Showdown, roll a D6 for each hit on the Villain: on a 6 the hit is lost
       *[other] in a Showdown, roll a D6 for each hit on the Villain: on { $n }–6 the hit is lost
    }
replace-ride = after an attack, the Villain rides on along the shortest path to the Town Hall and attacks every Hero on the way
replace-single-out = no dice can be aimed at this Evil Elder
replace-movement-two =
    { $form ->
        [bare] roll two dice for movement and use the higher
        [third] rolls two dice for movement and uses the higher
       *[other] roll two dice for movement and use the higher
    }

## Abilities: when, how often, at what cost

window-turn-step = before any step of a turn
window-mystery-step = before any step of the Mystery Phase
window-card = when a card has been drawn or played
window-roll = after a roll
window-fight = before a fight
window-fight-round = before a Fight Round
window-wounds = when Wounds are about to be taken
window-ko = when a Hero is about to be KO’d or an Elder killed
window-showdown-step = before any step of a Showdown
window-action =
    { $of ->
        [they] in their action step
       *[you] in your action step
    }
window-in-fight = at any moment of a fight
moment-mystery-start = at the start of the Mystery Phase
moment-turn-start =
    { $of ->
        [they] when { $who } starts a turn
       *[you] at the start of your turn
    }
moment-turn-end =
    { $of ->
        [they] when { $who } ends a turn
       *[you] at the end of your turn
    }
moment-showdown-start = at the start of a Showdown
moment-showdown-round = at the start of each Fight Round of a Showdown
moment-minion-defeated =
    { $of ->
        [they] when { $who } defeats a Minion
       *[you] when you defeat a Minion
    }
moment-villain-ko = when the Villain has KO’d a Hero
moment-collected =
    { $of ->
        [they] whenever { $who } collects or gains Investigation outside a fight
       *[you] whenever you collect or gain Investigation outside a fight
    }
limit-turn = once per turn
limit-round = once per round
limit-fight-round = once per Fight Round
limit-fight = once per fight
limit-game = once per game
cost-pay =
    { $form ->
        [third] pays
       *[other] pay
    } { $n } Investigation
cost-discard = { discard } this card

## Cards as a whole

card-minion =
    { $usual ->
        [yes] Fight Dice { $dice }, Wounds { $wounds }. Reward: { $reward }
       *[no] Fight Dice { $dice }, Wounds { $wounds }. Fight it with { $skill }. Reward: { $reward }
    }
reward-gain = { $n } Investigation.
card-lair = { $space }. A Showdown here costs { $n } Investigation.
card-evil = This Elder is evil and joins the Villain.
card-uncounted = This card does not count towards the Carrying Limit.
card-when = Play { $when }.

## Keywords

keyword-beast = Beast
keyword-book = Book
keyword-construct = Construct
keyword-firearm = Firearm
keyword-holy = Holy
keyword-human = Human
keyword-light = Light
keyword-magic = Magic
keyword-mount = Mount
keyword-plant = Plant
keyword-spirit = Ghost
keyword-tool = Tool
keyword-undead = Undead
keyword-vampire = Vampire
keyword-weapon = Weapon

## Questions

ask-one-of = { $hero }: which of these do you choose?
ask-may = { $hero }: do you want to do this?
ask-may-pay = { $hero }: do you want to pay for this?
ask-hero = { $hero }: which Hero?
ask-hero-tied = { $hero }: several Heroes are equal. Which of them?
ask-test-skill = { $hero }: which Skill do you test?
ask-steal = { $hero }: from which Hero do you take Investigation?
ask-clues-where = { $hero }: in which space do you put the Investigation?
ask-discard = { $hero }: which Event card do you discard?
ask-take-discarded = { $hero }: which card do you take from the discard pile?
ask-take-town-item = { $hero }: which Town Item do you take?
ask-cancel-remaining = { $hero }: which Mystery card do you cancel?
ask-walk = { $hero }: where do you move?
ask-move-to = { $hero }: where do you go?
ask-to-hero = { $hero }: to which Hero do you go?
ask-minion-where = { $hero }: in which space does the Minion appear?
ask-remove-minion = { $hero }: from which space do you remove a Minion counter?
ask-militia-where = { $hero }: in which space do you place the Militia?
ask-remove-militia = { $hero }: from which space do you remove a Militia counter?
ask-elder = { $hero }: which Elder?
ask-kill-elder = { $hero }: which Elder is killed?
ask-reveal-elder = { $hero }: which Elder must reveal all Secrets?
ask-look = { $hero }: at which Elder’s Secrets do you look?
ask-heal-elder = { $hero }: which Elder heals 1 Wound?
ask-heal-whom = { $hero }: who is healed?
ask-hunt-where = { $hero }: in which space does the Elder go on the hunt?
ask-reroll = { $hero }: which die do you re-roll?
ask-set-die = { $hero }: which die do you turn?

## Why something would change nothing

why-no-effect = This would change nothing now.
why-hero-down = The Hero is KO’d.
why-no-investigation = There is no Investigation to lose.
why-no-one-to-rob = No rival has Investigation.
why-nothing-to-heal = There is no Wound to heal, or healing is forbidden.
why-no-skill-counter = The Hero sheet has no counter of that Skill.
why-marker-at-start = The Shadow Track marker is at its start.
why-villain-unhurt = The Villain has no Wounds.
why-no-showdown = You are not fighting in a Showdown.
why-no-fight = You are not in a fight.
why-no-events = There is no Event card in the hand.
why-no-items = The Hero has neither Item nor Ally.
why-has-no-lair = The Hero has no Lair card to lose.
why-nothing-discarded = The discard piles hold no card of that kind.
why-nothing-in-stock = No Town Item of that price is in stock.
why-nothing-to-cancel = Nothing is about to take effect that this could cancel.
why-nothing-remains = No Mystery card Remains in Play.
why-no-lair-revealed = No Showdown is about to begin.
why-cannot-move = The Hero cannot be moved now.
why-no-minion = No Minion counter of that kind is on the board.
why-no-minion-fight = You are not fighting a Minion.
why-no-militia-left = All Militia counters are on the board.
why-no-militia = There is no Militia on the board.
why-no-elder = No Elder fits.
why-no-secret = No Elder has a Secret that is still hidden.
why-no-elder-in-danger = No Elder is about to be killed.
why-no-elder-hurt = No Elder at your side is wounded.
why-no-roll = No roll of that kind is on the table.
why-no-ones = Your fight roll shows no 1.
why-no-wounds = No such Wounds are about to be taken.
why-no-curse = The Hero is not cursed.
