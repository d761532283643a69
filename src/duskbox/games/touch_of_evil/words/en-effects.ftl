### Rules text in English. Every effect is a full sentence with its own full stop; a label before it ends with a colon and never adds one.

## How sentences are put together

effect-seq = { $words }
effect-then = { $words } After that: { $next }
in-brackets = ({ $what })
effect-nothing = Nothing happens.
effect-one-of = Choose one: { $words }
effect-choice = ({ $n }) { $what }
effect-may = You may: { $what }
effect-may-pay = You may pay { $n } Investigation: { $what }
effect-if = If { $when }: { $what }
effect-if-else = If { $when }: { $what } Otherwise: { $otherwise }
effect-for = { $who }: { $what }
effect-table = Roll a D6.
table-row =
    { $one ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }: { $what }

## Amounts. The signs are the same in every language.

amount-x = { "X" }
amount-heroes = { "N" }
amount-honor = { "H" }
amount-d3 = { "D3" }
amount-d6 = { "D6" }
amount-all = all
amount-is-heroes = { $what } N is the number of Heroes in the game.
amount-is-honor = { $what } H is the Honor of that Elder.

## Whom it concerns

each-all = Each Hero
each-others = Each other Hero
each-here = Each Hero in this space
each-town = Each Hero in a town space
each-corner = Each Hero at a corner location
each-abroad = Each Hero outside the town spaces
each-wounded = Each wounded Hero
pick-all = A Hero of your choice
pick-any = A Hero of your choice
pick-others = Another Hero of your choice
pick-other = Another Hero of your choice
pick-here = A Hero of your choice in this space
pick-town = A Hero of your choice in a town space
pick-corner = A Hero of your choice at a corner location
pick-abroad = A Hero of your choice outside the town spaces
pick-wounded = A wounded Hero of your choice
pick-rival = A rival Hero of your choice
pick-friend = Another Hero of your team, of your choice
hero-first = The First Player
hero-most-spirit =
    { $least ->
        [yes] The Hero with the least Spirit
       *[no] The Hero with the most Spirit
    }
hero-most-cunning =
    { $least ->
        [yes] The Hero with the least Cunning
       *[no] The Hero with the most Cunning
    }
hero-most-combat =
    { $least ->
        [yes] The Hero with the least Combat
       *[no] The Hero with the most Combat
    }
hero-most-honor =
    { $least ->
        [yes] The Hero with the least Honor
       *[no] The Hero with the most Honor
    }
hero-most-investigation =
    { $least ->
        [yes] The Hero with the least Investigation
       *[no] The Hero with the most Investigation
    }
hero-most-items =
    { $least ->
        [yes] The Hero with the fewest Items and Allies
       *[no] The Hero with the most Items and Allies
    }
hero-most-wounds =
    { $least ->
        [yes] The Hero with the fewest Wounds
       *[no] The Hero with the most Wounds
    }
elder-chosen = A Town Elder of your choice
elder-random = A random Town Elder
elder-lowest-honor = The Town Elder with the lowest Honor
elder-highest-honor = The Town Elder with the highest Honor
elder-that = That Elder

## Skills and tests

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
effect-test = Test { $first } { $n }+.
effect-test-both = Test { $first } and { $second } together { $n }+.
effect-choose-test = Test one of these Skills { $n }+, of your choice: { $skills }.
result-passed = Passed: { $what }
result-each = For X successes: { $what }
result-failed = Failed: { $what }

## Resources

effect-gain = Gain { $n } Investigation.
effect-lose = Lose { $n } Investigation.
effect-lose-all = Lose all your Investigation.
effect-steal = Take { $n } Investigation from a rival Hero of your choice.
effect-steal-all = Take all Investigation of a rival Hero of your choice.
effect-wound =
    { $n ->
        [one] Take 1 Wound.
       *[other] Take { $n } Wounds.
    }
effect-heal =
    { $n ->
        [one] Heal 1 Wound.
       *[other] Heal { $n } Wounds.
    }
effect-heal-all = Heal all your Wounds.
effect-train = +{ $n } { $skill } for the rest of the game.
effect-lose-skill =
    { $n ->
        [one] Remove 1 { $skill } counter.
       *[other] Remove { $n } { $skill } counters.
    }
effect-lose-skill-all = Remove all your { $skill } counters.
effect-clues = Put { $n } Investigation { $where }.
clues-here = in this space
clues-random = at a Random Location
clues-town-hall = at the Town Hall
clues-corners = at each corner location
clues-dangerous = at each dangerous location
clues-chosen = in a space of your choice
effect-darker =
    { $n ->
        [one] Move the Shadow Track marker 1 step toward Darkness.
       *[other] Move the Shadow Track marker { $n } steps toward Darkness.
    }
effect-brighter =
    { $n ->
        [one] Move the Shadow Track marker 1 step away from Darkness.
       *[other] Move the Shadow Track marker { $n } steps away from Darkness.
    }
effect-villain-heals =
    { $n ->
        [one] The Villain heals 1 Wound.
       *[other] The Villain heals { $n } Wounds.
    }
effect-villain-heals-all = The Villain heals all its Wounds.
effect-villain-grows =
    { $n ->
        [one] The Villain gains 1 extra-Wound counter.
       *[other] The Villain gains { $n } extra-Wound counters.
    }
effect-hit-villain =
    { $n ->
        [one] In the Showdown the Villain takes 1 Wound.
       *[other] In the Showdown the Villain takes { $n } Wounds.
    }
effect-until-own = { $until }: { $what }
effect-until-everybody = { $until }, for every Hero: { $what }
until-fight-round = Until the end of the Fight Round
until-fight = Until the end of the fight
until-turn = Until the end of the turn
until-round = Until the end of the round
until-showdown = Until the end of the Showdown
effect-lift-curse = Lift your Curse.

## Cards

effect-draw =
    { $n ->
        [one] Draw 1 Event card.
       *[other] Draw { $n } Event cards.
    }
effect-draw-keep =
    { $n ->
        [one] Draw 1 Event card and keep { $keep }.
       *[other] Draw { $n } Event cards, keep { $keep } and discard the rest.
    }
effect-draw-mystery = Draw a Mystery card and resolve it.
effect-draw-corner-here = Draw a card of this corner location’s deck and resolve it.
effect-draw-corner = Draw a card of this corner deck and resolve it: { $deck }.
effect-discard =
    { $n ->
        [one] Discard 1 Event card.
       *[other] Discard { $n } Event cards.
    }
effect-discard-all = Discard all your Event cards.
effect-lose-item =
    { $n ->
        [one] Give up 1 Item or Ally of your choice.
       *[other] Give up { $n } Items or Allies of your choice.
    }
effect-lose-item-all = Give up all your Items and Allies.
effect-gain-lair = Take a Lair card.
effect-lose-lair = Discard your Lair card.
effect-take-event = Take an Event card of your choice from the discard pile.
effect-take-item = Take an Item or Ally of your choice from the discard pile of a corner deck.
effect-take-town-item = Take a Town Item with a price of at most { $n }, for free.
effect-cancel-event = Cancel an Event card or a happening of the Minion Chart that is about to take effect.
effect-cancel-mystery = Cancel a Mystery card that is about to take effect.
effect-cancel-either = Cancel an Event card, a Mystery card or a happening of the Minion Chart that is about to take effect.
effect-cancel-remaining =
    { $n ->
        [one] Cancel 1 Mystery card that Remains in Play.
       *[other] Cancel up to { $n } Mystery cards that Remain in Play.
    }
effect-cancel-remaining-all = Cancel all Mystery cards that Remain in Play.
effect-cancel-lair = Cancel the Lair card of a Showdown that is about to begin; the Showdown does not take place.

## Movement

effect-move =
    { $n ->
        [one] Move up to 1 space.
       *[other] Move up to { $n } spaces.
    }
effect-move-to = Go { $space }.
effect-move-to-any =
    { $kind ->
        [corner] Go to a corner location of your choice.
        [town] Go to a town space of your choice.
        [dangerous] Go to a dangerous location of your choice.
       *[any] Go to a space of your choice.
    }
effect-to-hero = Go to the space of another Hero of your choice.
at-space =
    { $id ->
        [manor] at The Manor
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
        [manor] to The Manor
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
       *[other] to this space: { $space }
    }

## Minions and Militia

effect-chart = Roll on the Minion Chart; a Minion appears in your space.
effect-chart-random = Roll on the Minion Chart; a Minion appears at a Random Location.
effect-chart-chosen = The First Player picks an empty space. Roll on the Minion Chart; a Minion appears there.
effect-place-minions =
    { $n ->
        [one] Place 1 Minion counter { $where }: { $minion }.
       *[other] Place { $n } Minion counters { $where }: { $minion }.
    }
minions-random =
    { $n ->
        [one] at a Random Location
       *[other] at Random Locations
    }
minions-here = in this space
minions-chosen =
    { $n ->
        [one] in an empty space that the First Player picks
       *[other] in empty spaces that the First Player picks
    }
minions-corners = at each corner location
effect-minions-move-heroes = All Minion counters move 1 space toward the nearest Hero.
effect-minions-move-town = All Minion counters move 1 space toward the Town Hall.
effect-remove-minion-chosen = Remove a Minion counter of your choice from the board.
effect-remove-minion-here = Remove the Minion counter from this space.
effect-remove-minion-here-round = Remove the round Minion counter from this space.
effect-fight-a = Fight this Minion now: { $minion }.
effect-villain-strikes =
    { $n ->
        [0] Fight a single Fight Round against the Villain. Hits earn nothing.
       *[other] Fight a single Fight Round against the Villain. Each hit earns you { $n } Investigation.
    }
effect-defeat-minion = The Minion you are fighting is defeated at once.
effect-place-militia =
    { $n ->
        [one] Place 1 Militia counter { $where }.
       *[other] Place { $n } Militia counters { $where }.
    }
muster-here = in this space
muster-town-hall = at the Town Hall
muster-chosen = in a space of your choice
effect-remove-militia =
    { $n ->
        [one] Remove 1 Militia counter of your choice from the board.
       *[other] Remove { $n } Militia counters of your choice from the board.
    }
effect-remove-militia-all = Remove all Militia counters from the board.

## Elders

effect-kill-elder = { $elder } is killed.
effect-add-secret = { $elder } gets one more Secret.
effect-reveal-elder = { $elder } must reveal all Secrets.
effect-look =
    { $quietly ->
        [yes]
            { $n ->
                [one] Look at the Secrets of 1 Elder of your choice Without Revealing.
               *[other] Look at the Secrets of up to { $n } Elders of your choice Without Revealing.
            }
       *[no]
            { $n ->
                [one] Look at the Secrets of 1 Elder of your choice.
               *[other] Look at the Secrets of up to { $n } Elders of your choice.
            }
    }
effect-elder-goes-home = This Elder leaves the Hunting Party and goes back to Town.
effect-protect-elder = The Elder who would be killed survives.
effect-heal-elder = A wounded Elder at your side heals 1 Wound.
effect-on-the-hunt = This Elder goes on the hunt: put the Elder counter in a space with a Minion, of your choice. A Hero who fights there has +1 Combat. When no Minion is left there at the end of a round, the Elder comes home.
effect-joins-hero = Until the end of the round this Elder stands by you; you have +1 Combat and +1 Honor.

## Dice and Wounds

effect-reroll =
    { $enemy ->
        [yes]
            { $n ->
                [one] Re-roll 1 hit of { $roll }.
               *[other] Re-roll up to { $n } hits of { $roll }.
            }
       *[no]
            { $n ->
                [one] Re-roll 1 die of { $roll }.
               *[other] Re-roll up to { $n } dice of { $roll }.
            }
    }
effect-reroll-all =
    { $enemy ->
        [yes] Re-roll all hits of { $roll }.
       *[no] Re-roll all dice of { $roll }.
    }
effect-add-dice =
    { $n ->
        [one] Add 1 die to { $roll }.
       *[other] Add { $n } dice to { $roll }.
    }
effect-set-die = Turn 1 die of { $roll } to { $face }.
effect-ones-hit = Each 1 of your fight roll is a hit.
dice-of-own-fight = your fight roll
dice-of-own-test = your test
dice-of-own-move = your movement roll
dice-of-own-any = your roll
dice-of-any-fight = any Hero’s fight roll
dice-of-any-test = any Hero’s test
dice-of-any-move = any Hero’s movement roll
dice-of-any-any = any Hero’s roll
dice-of-enemy = your enemy’s roll
dice-of-enemy-any = any enemy’s roll
effect-ignore =
    { $whose ->
        [own]
            { $n ->
                [one] Ignore 1 Wound you would take.
               *[other] Ignore up to { $n } Wounds you would take.
            }
        [elder]
            { $n ->
                [one] Ignore 1 Wound an Elder of the Hunting Party would take.
               *[other] Ignore up to { $n } Wounds an Elder of the Hunting Party would take.
            }
       *[any]
            { $n ->
                [one] Ignore 1 Wound a Hero would take.
               *[other] Ignore up to { $n } Wounds a Hero would take.
            }
    }
effect-ignore-all =
    { $whose ->
        [own] Ignore all Wounds you would take.
        [elder] Ignore all Wounds an Elder of the Hunting Party would take.
       *[any] Ignore all Wounds a Hero would take.
    }

## Conditions: what follows “if”

if-elder-lives =
    { $not ->
        [yes] { $elder } is no longer a living Town Elder
       *[no] { $elder } is a living Town Elder
    }
if-elder-evil =
    { $not ->
        [yes] no Evil Elder is alive
       *[no] an Evil Elder is alive
    }
if-in-showdown =
    { $not ->
        [yes] you are not in a Showdown
       *[no] you are in a Showdown
    }
if-in-fight =
    { $not ->
        [yes] you are not in a fight
       *[no] you are in a fight
    }
if-against =
    { $not ->
        [yes] you fight an enemy without the keyword { $keyword }
       *[no] you fight an enemy with the keyword { $keyword }
    }
if-at =
    { $not ->
        [yes] you are not { $space }
       *[no] you are { $space }
    }
if-at-corner =
    { $not ->
        [yes] you are not at a corner location
       *[no] you are at a corner location
    }
if-at-town =
    { $not ->
        [yes] you are not in a town space
       *[no] you are in a town space
    }
if-at-dangerous =
    { $not ->
        [yes] you are not at a dangerous location
       *[no] you are at a dangerous location
    }
if-at-road =
    { $not ->
        [yes] you are not on a road
       *[no] you are on a road
    }
if-carries =
    { $not ->
        [yes] you have no card with the keyword { $keyword }
       *[no] you have a card with the keyword { $keyword }
    }
if-red =
    { $not ->
        [yes] the marker is not in the red part of the Shadow Track
       *[no] the marker is in the red part of the Shadow Track
    }
if-marker =
    { $not ->
        [yes] the Shadow Track marker is above { $n }
       *[no] the Shadow Track marker is at { $n } or below
    }
if-wounded =
    { $not ->
        [yes] you have no Wounds
       *[no] you have a Wound
    }
if-villain =
    { $id ->
        [vampire]
            { $not ->
                [yes] the Villain is not the Vampire
               *[no] the Villain is the Vampire
            }
        [werewolf]
            { $not ->
                [yes] the Villain is not the Werewolf
               *[no] the Villain is the Werewolf
            }
        [scarecrow]
            { $not ->
                [yes] the Villain is not the Scarecrow
               *[no] the Villain is the Scarecrow
            }
        [spectral-horseman]
            { $not ->
                [yes] the Villain is not the Spectral Horseman
               *[no] the Villain is the Spectral Horseman
            }
       *[other]
            { $not ->
                [yes] the Villain is not { $villain }
               *[no] the Villain is { $villain }
            }
    }
if-together =
    { $not ->
        [yes] the game is competitive
       *[no] the game is cooperative or in teams
    }
if-has-lair =
    { $not ->
        [yes] you have no Lair card
       *[no] you have a Lair card
    }
if-has-events =
    { $not ->
        [yes]
            { $n ->
                [one] you hold no Event card
               *[other] you hold fewer than { $n } Event cards
            }
       *[no]
            { $n ->
                [one] you hold an Event card
               *[other] you hold at least { $n } Event cards
            }
    }
if-minions =
    { $not ->
        [yes]
            { $n ->
                [one] there is no Minion counter on the board
               *[other] there are fewer than { $n } Minion counters on the board
            }
       *[no]
            { $n ->
                [one] there is a Minion counter on the board
               *[other] there are at least { $n } Minion counters on the board
            }
    }
if-changed =
    { $not ->
        [yes] you have not turned into a Werewolf completely
       *[no] you have turned into a Werewolf completely
    }

## Modifiers

static-when = If { $when }: { $what }
static-per-section = For each section of the Shadow Track that the marker has left behind: { $what }
static-spirit =
    { $up ->
        [yes] +{ $size } Spirit.
       *[no] −{ $size } Spirit.
    }
static-cunning =
    { $up ->
        [yes] +{ $size } Cunning.
       *[no] −{ $size } Cunning.
    }
static-combat =
    { $up ->
        [yes] +{ $size } Combat.
       *[no] −{ $size } Combat.
    }
static-honor =
    { $up ->
        [yes] +{ $size } Honor.
       *[no] −{ $size } Honor.
    }
static-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] It takes 1 more Wound to be KO’d.
               *[other] It takes { $size } more Wounds to be KO’d.
            }
       *[no]
            { $size ->
                [one] It takes 1 Wound less to be KO’d.
               *[other] It takes { $size } Wounds less to be KO’d.
            }
    }
static-move =
    { $up ->
        [yes] +{ $size } to the movement roll.
       *[no] −{ $size } to the movement roll.
    }
static-carry-town =
    { $up ->
        [yes]
            { $size ->
                [one] 1 more Town Item may be carried.
               *[other] { $size } more Town Items may be carried.
            }
       *[no]
            { $size ->
                [one] 1 Town Item less may be carried.
               *[other] { $size } Town Items less may be carried.
            }
    }
static-carry-corner =
    { $up ->
        [yes]
            { $size ->
                [one] 1 more card of each corner deck may be carried.
               *[other] { $size } more cards of each corner deck may be carried.
            }
       *[no]
            { $size ->
                [one] 1 card less of each corner deck may be carried.
               *[other] { $size } cards less of each corner deck may be carried.
            }
    }
static-look-price =
    { $up ->
        [yes] Looking at Secrets costs { $size } Investigation more.
       *[no] Looking at Secrets costs { $size } Investigation less.
    }
static-lair-price =
    { $up ->
        [yes] A Lair card costs { $size } Investigation more.
       *[no] A Lair card costs { $size } Investigation less.
    }
static-showdown-price =
    { $up ->
        [yes] A Showdown costs { $size } Investigation more.
       *[no] A Showdown costs { $size } Investigation less.
    }
static-heal-price =
    { $up ->
        [yes] Healing a Wound costs { $size } Investigation more.
       *[no] Healing a Wound costs { $size } Investigation less.
    }
static-fight-dice =
    { $up ->
        [yes]
            { $size ->
                [one] Roll 1 more Fight Die.
               *[other] Roll { $size } more Fight Dice.
            }
       *[no]
            { $size ->
                [one] Roll 1 Fight Die less.
               *[other] Roll { $size } Fight Dice less.
            }
    }
static-hit-on =
    { $up ->
        [yes] The Hero’s Fight Dice need a number { $size } higher to hit.
       *[no] The Hero’s Fight Dice need a number { $size } lower to hit.
    }
static-enemy-hit-on =
    { $up ->
        [yes] Enemies’ Fight Dice need a number { $size } higher to hit.
       *[no] Enemies’ Fight Dice need a number { $size } lower to hit.
    }
static-villain-hit-on =
    { $up ->
        [yes] The Villain’s Fight Dice need a number { $size } higher to hit.
       *[no] The Villain’s Fight Dice need a number { $size } lower to hit.
    }
static-villain-combat =
    { $up ->
        [yes] The Villain has +{ $size } Combat.
       *[no] The Villain has −{ $size } Combat.
    }
static-villain-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] It takes 1 more Wound to defeat the Villain.
               *[other] It takes { $size } more Wounds to defeat the Villain.
            }
       *[no]
            { $size ->
                [one] It takes 1 Wound less to defeat the Villain.
               *[other] It takes { $size } Wounds less to defeat the Villain.
            }
    }
static-minion-dice =
    { $up ->
        [yes]
            { $size ->
                [one] Minions roll 1 more Fight Die.
               *[other] Minions roll { $size } more Fight Dice.
            }
       *[no]
            { $size ->
                [one] Minions roll 1 Fight Die less.
               *[other] Minions roll { $size } Fight Dice less.
            }
    }
static-minion-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] It takes 1 more Wound to defeat a Minion.
               *[other] It takes { $size } more Wounds to defeat a Minion.
            }
       *[no]
            { $size ->
                [one] It takes 1 Wound less to defeat a Minion.
               *[other] It takes { $size } Wounds less to defeat a Minion.
            }
    }
static-darkness-step =
    { $up ->
        [yes]
            { $size ->
                [one] Every move of the Shadow Track marker toward Darkness goes 1 step further.
               *[other] Every move of the Shadow Track marker toward Darkness goes { $size } steps further.
            }
       *[no]
            { $size ->
                [one] Every move of the Shadow Track marker toward Darkness is 1 step shorter.
               *[other] Every move of the Shadow Track marker toward Darkness is { $size } steps shorter.
            }
    }
static-dawn-step =
    { $up ->
        [yes]
            { $size ->
                [one] Every move of the Shadow Track marker away from Darkness goes 1 step further.
               *[other] Every move of the Shadow Track marker away from Darkness goes { $size } steps further.
            }
       *[no]
            { $size ->
                [one] Every move of the Shadow Track marker away from Darkness is 1 step shorter.
               *[other] Every move of the Shadow Track marker away from Darkness is { $size } steps shorter.
            }
    }
static-no-escape = There is no escape from a fight.
static-no-heal = Heroes cannot heal Wounds.
static-linger-on =
    { $up ->
        [yes] Lingering brings an attack on numbers up to { $size } higher.
       *[no] The number on which Lingering brings an attack is { $size } lower.
    }
static-mystery-cards =
    { $up ->
        [yes]
            { $size ->
                [one] 1 more Mystery card is drawn in each Mystery Phase.
               *[other] { $size } more Mystery cards are drawn in each Mystery Phase.
            }
       *[no]
            { $size ->
                [one] 1 Mystery card less is drawn in each Mystery Phase.
               *[other] { $size } Mystery cards less are drawn in each Mystery Phase.
            }
    }
static-villain-heals =
    { $up ->
        [yes]
            { $size ->
                [one] In the Mystery Phase the Villain heals 1 more Wound.
               *[other] In the Mystery Phase the Villain heals { $size } more Wounds.
            }
       *[no]
            { $size ->
                [one] In the Mystery Phase the Villain heals 1 Wound less.
               *[other] In the Mystery Phase the Villain heals { $size } Wounds less.
            }
    }
static-town-price =
    { $up ->
        [yes] Town Items cost { $size } Investigation more.
       *[no] Town Items cost { $size } Investigation less.
    }
static-no-elders = Elders do not join Hunting Parties.
static-table-rolls =
    { $up ->
        [yes]
            { $size ->
                [one] Roll once more on the cooperative table.
               *[other] Roll { $size } more times on the cooperative table.
            }
       *[no]
            { $size ->
                [one] Roll once less on the cooperative table.
               *[other] Roll { $size } times less on the cooperative table.
            }
    }

## Replacements

replace-event-draw = Whenever you draw an Event card, draw { $n } instead, keep 1 and discard the rest.
replace-fight-skill = Where you would fight with Combat, you may fight with { $skill }.
replace-loss-die = When you are KO’d, you give up D3 things instead of D6.
replace-villain-first = The Villain strikes first; a Hero answers only if still standing after its hits.
replace-mist = In a Showdown roll a D6 for each hit on the Villain. On { $n } or more the hit is lost.
replace-ride = After an attack the Villain rides on along the shortest path to the Town Hall and attacks every Hero on the way.
replace-single-out = No dice can be aimed at this Evil Elder.
replace-movement-two = Roll two dice for movement and use the higher.

## Abilities: when, how often, at what cost

trigger = { $when }: { $what }
trigger-limit = { $when }, { $limit }: { $what }
trigger-cost = { $when }, { $cost }: { $what }
trigger-cost-limit = { $when }, { $limit }, { $cost }: { $what }
trigger-may = You may, { $when }: { $what }
trigger-may-limit = You may, { $when }, { $limit }: { $what }
trigger-may-cost = You may, { $when }, { $cost }: { $what }
trigger-may-cost-limit = You may, { $when }, { $limit }, { $cost }: { $what }
window-turn-step = before a step of a turn
window-mystery-step = before a step of the Mystery Phase
window-card = when a card has just been drawn or played
window-roll = after a roll
window-fight = before a fight
window-fight-round = before a Fight Round
window-wounds = when Wounds are about to be taken
window-ko = when a Hero would be KO’d or an Elder killed
window-showdown-step = before a step of a Showdown
window-action = in your action step
moment-mystery-start = At the start of the Mystery Phase
moment-turn-start = At the start of your turn
moment-turn-end = At the end of your turn
moment-showdown-start = At the start of a Showdown
moment-showdown-round = At the start of each Fight Round of a Showdown
moment-revealed = When this Secret is revealed
moment-minion-defeated = When you defeat a Minion
moment-villain-ko = When the Villain has KO’d a Hero
moment-collected = Whenever you collect or gain Investigation outside a fight
moment-elder-died = When a Town Elder dies
limit-turn = once per turn
limit-round = once per round
limit-fight-round = once per Fight Round
limit-fight = once per fight
limit-game = once per game
cost-pay = pay { $n } Investigation
cost-wounds =
    { $n ->
        [one] take 1 Wound
       *[other] take { $n } Wounds
    }
cost-event =
    { $n ->
        [one] discard 1 Event card
       *[other] discard { $n } Event cards
    }
cost-discard = discard this card

## Cards as a whole

card-minion =
    { $usual ->
        [yes] Fight Dice: { $dice }. Wounds: { $wounds }. Reward: { $reward }
       *[no] Fight Dice: { $dice }. Wounds: { $wounds }. Fight it with { $skill }. Reward: { $reward }
    }
card-lair = Lair: { $space }. A Showdown here costs { $n } Investigation.
card-evil = This Elder is evil and joins the Villain.
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

ask-one-of = Which of these do you choose?
ask-may = Do you want to do this?
ask-may-pay = Do you want to pay for this?
ask-hero = Which Hero?
ask-hero-tied = Several Heroes are equal. Which of them?
ask-test-skill = Which Skill do you test?
ask-steal = From which Hero do you take Investigation?
ask-clues-where = In which space do you put the Investigation?
ask-discard = Which Event card do you discard?
ask-take-discarded = Which card do you take from the discard pile?
ask-take-town-item = Which Town Item do you take?
ask-cancel-remaining = Which Mystery card do you cancel?
ask-walk = Where do you move?
ask-move-to = Where do you go?
ask-to-hero = To which Hero do you go?
ask-minion-where = In which space does the Minion appear?
ask-remove-minion = From which space do you remove a Minion counter?
ask-militia-where = In which space do you place the Militia?
ask-remove-militia = From which space do you remove a Militia counter?
ask-elder = Which Elder?
ask-kill-elder = Which Elder is killed?
ask-reveal-elder = Which Elder must reveal all Secrets?
ask-look = At which Elder’s Secrets do you look?
ask-heal-elder = Which Elder heals 1 Wound?
ask-heal-whom = Who is healed?
ask-hunt-where = In which space does the Elder go on the hunt?
ask-reroll = Which die do you re-roll?
ask-set-die = Which die do you turn?

## Why something would change nothing

why-no-effect = This would change nothing now.
why-hero-down = The Hero is KO’d.
why-no-investigation = There is no Investigation to lose.
why-nobody-to-rob = No rival Hero has Investigation.
why-nothing-to-heal = There is no Wound to heal, or healing is forbidden.
why-no-skill-counter = There is no such Skill counter on the Hero sheet.
why-marker-at-start = The Shadow Track marker is at its start.
why-villain-unhurt = The Villain has no Wounds.
why-no-showdown = You are not fighting in a Showdown.
why-no-fight = You are not in a fight.
why-no-events = There is no Event card in the hand.
why-no-items = The Hero has neither Item nor Ally.
why-has-no-lair = The Hero has no Lair card to lose.
why-nothing-discarded = There is no such card in the discard piles.
why-nothing-in-stock = No Town Item of that price is in stock.
why-nothing-to-cancel = Nothing is about to take effect that this could cancel.
why-nothing-remains = No Mystery card Remains in Play.
why-no-lair-revealed = No Showdown is about to begin.
why-cannot-move = The Hero cannot be moved now.
why-no-minion = There is no such Minion counter on the board.
why-no-minion-fight = You are not fighting a Minion.
why-no-militia-left = All Militia counters are on the board.
why-no-militia = There is no Militia on the board.
why-no-elder = There is no such Elder.
why-no-secret = No Elder has a Secret that is still hidden.
why-no-elder-in-danger = No Elder is about to be killed.
why-no-elder-hurt = No Elder at your side is wounded.
why-no-roll = There is no such roll on the table.
why-no-ones = Your fight roll shows no 1.
why-no-wounds = No such Wounds are about to be taken.
why-no-curse = The Hero is not cursed.
