### A Touch of Evil in English: everything but cards, people, places, effects and views. Log lines are short and in the present tense.

game-name = A Touch of Evil
game-about = Evil has come to Shadowbrook. Search the town and the wilds, find out whom you can trust, and face the Villain in its Lair before Darkness falls.
game-length = rounds
game-role = Hero
game-scene = Villain

## Settings

setting-mode = Mode
setting-mode-about = Who wins: a single Hero, a team, or all of you together.
setting-mode-competitive = Competitive
setting-mode-competitive-about = Every Hero alone: the first to defeat the Villain wins.
setting-mode-cooperative = Cooperative
setting-mode-cooperative-about = All Heroes against a mightier Villain: you win or lose together.
setting-mode-team = In teams
setting-mode-team-about = Teams of two to four Heroes race each other for the Villain.
setting-level = Level
setting-level-about = How many rules are in force. Each addition of the advanced game can also be set by itself.
setting-level-basic = Basic game
setting-level-basic-about = The rules for a first evening: free collecting, plain Minion Charts, tamer Secrets.
setting-level-advanced = Advanced game
setting-level-advanced-about = All additions: collecting by test, further powers of the Villain, harder charts, all Secrets.
setting-heroes = Heroes
setting-heroes-about = How many Heroes take part; each has a seat of its own. With 7 or 8 of them cooperative or team play is advised: a race takes its time. One Hero alone plays in cooperative mode.
setting-teams = Teams
setting-teams-about = How many teams of equal size there are. This matters in team play only.
setting-teams-2 = Two teams
setting-teams-2-about = Two teams of two, three or four Heroes each.
setting-teams-3 = Three teams
setting-teams-3-about = Three teams of two Heroes each.
setting-teams-4 = Four teams
setting-teams-4-about = Four teams of two Heroes each.
setting-villain = Villain
setting-villain-about = Whom you hunt.
setting-villain-random = Villain at random
setting-villain-random-about = You learn whom you hunt when the game begins.
setting-villain-vampire = { villain-vampire }
setting-villain-vampire-about = { villain-vampire-flavour }
setting-villain-werewolf = { villain-werewolf }
setting-villain-werewolf-about = { villain-werewolf-flavour }
setting-villain-scarecrow = { villain-scarecrow }
setting-villain-scarecrow-about = { villain-scarecrow-flavour }
setting-villain-spectral-horseman = { villain-spectral-horseman }
setting-villain-spectral-horseman-about = { villain-spectral-horseman-flavour }
setting-hero-1 = Hero of seat 1
setting-hero-1-about = Who plays at seat 1. It counts only if there are that many Heroes.
setting-hero-1-random = Hero at random
setting-hero-1-random-about = Drawn when the game begins.
setting-hero-1-karl = { hero-karl }
setting-hero-1-karl-about = { hero-karl-title }
setting-hero-1-anne-marie = { hero-anne-marie }
setting-hero-1-anne-marie-about = { hero-anne-marie-title }
setting-hero-1-inspector-cooke = { hero-inspector-cooke }
setting-hero-1-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-1-thomas = { hero-thomas }
setting-hero-1-thomas-about = { hero-thomas-title }
setting-hero-1-heinrich = { hero-heinrich }
setting-hero-1-heinrich-about = { hero-heinrich-title }
setting-hero-1-katarina = { hero-katarina }
setting-hero-1-katarina-about = { hero-katarina-title }
setting-hero-1-victor = { hero-victor }
setting-hero-1-victor-about = { hero-victor-title }
setting-hero-1-isabella = { hero-isabella }
setting-hero-1-isabella-about = { hero-isabella-title }
setting-hero-2 = Hero of seat 2
setting-hero-2-about = Who plays at seat 2. It counts only if there are that many Heroes.
setting-hero-2-random = Hero at random
setting-hero-2-random-about = Drawn when the game begins.
setting-hero-2-karl = { hero-karl }
setting-hero-2-karl-about = { hero-karl-title }
setting-hero-2-anne-marie = { hero-anne-marie }
setting-hero-2-anne-marie-about = { hero-anne-marie-title }
setting-hero-2-inspector-cooke = { hero-inspector-cooke }
setting-hero-2-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-2-thomas = { hero-thomas }
setting-hero-2-thomas-about = { hero-thomas-title }
setting-hero-2-heinrich = { hero-heinrich }
setting-hero-2-heinrich-about = { hero-heinrich-title }
setting-hero-2-katarina = { hero-katarina }
setting-hero-2-katarina-about = { hero-katarina-title }
setting-hero-2-victor = { hero-victor }
setting-hero-2-victor-about = { hero-victor-title }
setting-hero-2-isabella = { hero-isabella }
setting-hero-2-isabella-about = { hero-isabella-title }
setting-hero-3 = Hero of seat 3
setting-hero-3-about = Who plays at seat 3. It counts only if there are that many Heroes.
setting-hero-3-random = Hero at random
setting-hero-3-random-about = Drawn when the game begins.
setting-hero-3-karl = { hero-karl }
setting-hero-3-karl-about = { hero-karl-title }
setting-hero-3-anne-marie = { hero-anne-marie }
setting-hero-3-anne-marie-about = { hero-anne-marie-title }
setting-hero-3-inspector-cooke = { hero-inspector-cooke }
setting-hero-3-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-3-thomas = { hero-thomas }
setting-hero-3-thomas-about = { hero-thomas-title }
setting-hero-3-heinrich = { hero-heinrich }
setting-hero-3-heinrich-about = { hero-heinrich-title }
setting-hero-3-katarina = { hero-katarina }
setting-hero-3-katarina-about = { hero-katarina-title }
setting-hero-3-victor = { hero-victor }
setting-hero-3-victor-about = { hero-victor-title }
setting-hero-3-isabella = { hero-isabella }
setting-hero-3-isabella-about = { hero-isabella-title }
setting-hero-4 = Hero of seat 4
setting-hero-4-about = Who plays at seat 4. It counts only if there are that many Heroes.
setting-hero-4-random = Hero at random
setting-hero-4-random-about = Drawn when the game begins.
setting-hero-4-karl = { hero-karl }
setting-hero-4-karl-about = { hero-karl-title }
setting-hero-4-anne-marie = { hero-anne-marie }
setting-hero-4-anne-marie-about = { hero-anne-marie-title }
setting-hero-4-inspector-cooke = { hero-inspector-cooke }
setting-hero-4-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-4-thomas = { hero-thomas }
setting-hero-4-thomas-about = { hero-thomas-title }
setting-hero-4-heinrich = { hero-heinrich }
setting-hero-4-heinrich-about = { hero-heinrich-title }
setting-hero-4-katarina = { hero-katarina }
setting-hero-4-katarina-about = { hero-katarina-title }
setting-hero-4-victor = { hero-victor }
setting-hero-4-victor-about = { hero-victor-title }
setting-hero-4-isabella = { hero-isabella }
setting-hero-4-isabella-about = { hero-isabella-title }
setting-hero-5 = Hero of seat 5
setting-hero-5-about = Who plays at seat 5. It counts only if there are that many Heroes.
setting-hero-5-random = Hero at random
setting-hero-5-random-about = Drawn when the game begins.
setting-hero-5-karl = { hero-karl }
setting-hero-5-karl-about = { hero-karl-title }
setting-hero-5-anne-marie = { hero-anne-marie }
setting-hero-5-anne-marie-about = { hero-anne-marie-title }
setting-hero-5-inspector-cooke = { hero-inspector-cooke }
setting-hero-5-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-5-thomas = { hero-thomas }
setting-hero-5-thomas-about = { hero-thomas-title }
setting-hero-5-heinrich = { hero-heinrich }
setting-hero-5-heinrich-about = { hero-heinrich-title }
setting-hero-5-katarina = { hero-katarina }
setting-hero-5-katarina-about = { hero-katarina-title }
setting-hero-5-victor = { hero-victor }
setting-hero-5-victor-about = { hero-victor-title }
setting-hero-5-isabella = { hero-isabella }
setting-hero-5-isabella-about = { hero-isabella-title }
setting-hero-6 = Hero of seat 6
setting-hero-6-about = Who plays at seat 6. It counts only if there are that many Heroes.
setting-hero-6-random = Hero at random
setting-hero-6-random-about = Drawn when the game begins.
setting-hero-6-karl = { hero-karl }
setting-hero-6-karl-about = { hero-karl-title }
setting-hero-6-anne-marie = { hero-anne-marie }
setting-hero-6-anne-marie-about = { hero-anne-marie-title }
setting-hero-6-inspector-cooke = { hero-inspector-cooke }
setting-hero-6-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-6-thomas = { hero-thomas }
setting-hero-6-thomas-about = { hero-thomas-title }
setting-hero-6-heinrich = { hero-heinrich }
setting-hero-6-heinrich-about = { hero-heinrich-title }
setting-hero-6-katarina = { hero-katarina }
setting-hero-6-katarina-about = { hero-katarina-title }
setting-hero-6-victor = { hero-victor }
setting-hero-6-victor-about = { hero-victor-title }
setting-hero-6-isabella = { hero-isabella }
setting-hero-6-isabella-about = { hero-isabella-title }
setting-hero-7 = Hero of seat 7
setting-hero-7-about = Who plays at seat 7. It counts only if there are that many Heroes.
setting-hero-7-random = Hero at random
setting-hero-7-random-about = Drawn when the game begins.
setting-hero-7-karl = { hero-karl }
setting-hero-7-karl-about = { hero-karl-title }
setting-hero-7-anne-marie = { hero-anne-marie }
setting-hero-7-anne-marie-about = { hero-anne-marie-title }
setting-hero-7-inspector-cooke = { hero-inspector-cooke }
setting-hero-7-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-7-thomas = { hero-thomas }
setting-hero-7-thomas-about = { hero-thomas-title }
setting-hero-7-heinrich = { hero-heinrich }
setting-hero-7-heinrich-about = { hero-heinrich-title }
setting-hero-7-katarina = { hero-katarina }
setting-hero-7-katarina-about = { hero-katarina-title }
setting-hero-7-victor = { hero-victor }
setting-hero-7-victor-about = { hero-victor-title }
setting-hero-7-isabella = { hero-isabella }
setting-hero-7-isabella-about = { hero-isabella-title }
setting-hero-8 = Hero of seat 8
setting-hero-8-about = Who plays at seat 8. It counts only if there are that many Heroes.
setting-hero-8-random = Hero at random
setting-hero-8-random-about = Drawn when the game begins.
setting-hero-8-karl = { hero-karl }
setting-hero-8-karl-about = { hero-karl-title }
setting-hero-8-anne-marie = { hero-anne-marie }
setting-hero-8-anne-marie-about = { hero-anne-marie-title }
setting-hero-8-inspector-cooke = { hero-inspector-cooke }
setting-hero-8-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-8-thomas = { hero-thomas }
setting-hero-8-thomas-about = { hero-thomas-title }
setting-hero-8-heinrich = { hero-heinrich }
setting-hero-8-heinrich-about = { hero-heinrich-title }
setting-hero-8-katarina = { hero-katarina }
setting-hero-8-katarina-about = { hero-katarina-title }
setting-hero-8-victor = { hero-victor }
setting-hero-8-victor-about = { hero-victor-title }
setting-hero-8-isabella = { hero-isabella }
setting-hero-8-isabella-about = { hero-isabella-title }
setting-collecting = Collecting by test
setting-collecting-about = Whether Investigation on the board must be earned with a Spirit or Cunning test.
setting-collecting-by-level = Collecting: as the level says
setting-collecting-by-level-about = A test in the advanced game, none in the basic game.
setting-collecting-on = Collecting by test
setting-collecting-on-about = A test of 5+; each success picks up one counter.
setting-collecting-off = Collecting freely
setting-collecting-off-about = All counters of the space at once, without a test.
setting-abilities = Powers of the Villain
setting-abilities-about = Whether the Villain also has its advanced abilities.
setting-abilities-by-level = Powers: as the level says
setting-abilities-by-level-about = All of them in the advanced game, only the basic ones otherwise.
setting-abilities-on = All powers
setting-abilities-on-about = The Villain has its advanced abilities too.
setting-abilities-off = Basic powers
setting-abilities-off-about = The Villain has its basic abilities only.
setting-curse = Curse of the Werewolf
setting-curse-about = Whether a Hero the Werewolf KOs takes the Curse of the Werewolf.
setting-curse-by-level = Curse: as the level says
setting-curse-by-level-about = Part of the advanced game only.
setting-curse-on = With the Curse
setting-curse-on-about = A cursed Hero slowly turns into a Werewolf; the Doctor can help.
setting-curse-off = Without the Curse
setting-curse-off-about = The Curse cards stay in the box.
setting-charts = Minion Charts
setting-charts-about = Which side of the Minion Chart is in use.
setting-charts-by-level = Charts: as the level says
setting-charts-by-level-about = The red side in the advanced game, the green one otherwise.
setting-charts-on = Red charts
setting-charts-on-about = More results and nastier ones; some Villains bring Minions that swarm.
setting-charts-off = Green charts
setting-charts-off-about = The plain charts of the basic game.
setting-secrets = Secrets of the Elders
setting-secrets-about = Whether the Secrets of the advanced game are shuffled in.
setting-secrets-by-level = Secrets: as the level says
setting-secrets-by-level-about = All of them in the advanced game, the basic ones otherwise.
setting-secrets-on = All Secrets
setting-secrets-on-about = The eight advanced Secrets are in the deck, good and evil ones.
setting-secrets-off = Basic Secrets
setting-secrets-off-about = The eight advanced Secrets stay in the box.
setting-showdown-chart = Showdown table
setting-showdown-chart-about = Whether two dice bring a turn of fate before each later Fight Round of a Showdown.
setting-showdown-chart-off = No Showdown table
setting-showdown-chart-off-about = A Showdown is decided by those who fight it.
setting-showdown-chart-on = With the Showdown table
setting-showdown-chart-on-about = From the second Fight Round on, something unforeseen happens.

## Rulings: questions the rulebook leaves open

ruling-cancelled-lair-encounter = After a cancelled Lair card the encounter
ruling-cancelled-lair-encounter-still-due = is still due
ruling-cancelled-lair-encounter-used-up = is used up
ruling-cancelled-lair-loses = When a Lair card is cancelled, its owner loses
ruling-cancelled-lair-loses-card = the card
ruling-cancelled-lair-loses-card-and-cost = the card and the price of the Showdown
ruling-cancelled-lair-loses-nothing = nothing
ruling-lair-after-showdown = After an undecided Showdown the Lair card is
ruling-lair-after-showdown-kept = kept, face up
ruling-lair-after-showdown-discarded = discarded
ruling-mystery-cancelling = A Mystery can be cancelled
ruling-mystery-cancelling-until-applied = until it has taken effect
ruling-mystery-cancelling-when-drawn = only when it is drawn
ruling-lingering = A Hero is Lingering if they
ruling-lingering-ends-where-it-began = end their move where it began
ruling-lingering-takes-no-step = take no step at all
ruling-turn-after-escape = After an escape in their own turn, a Hero’s turn
ruling-turn-after-escape-goes-on = goes on in the new space
ruling-turn-after-escape-ends = ends
ruling-ko-at-phase-start = A Hero KO’d at the start of the Mystery Phase
ruling-ko-at-phase-start-revived = stands up in the same phase
ruling-ko-at-phase-start-waits = waits for the next phase
ruling-militia-takes-wounds = Whether the Militia takes a Wound for a Hero
ruling-militia-takes-wounds-hero-decides = the Hero decides
ruling-militia-takes-wounds-always = it always does
ruling-dice-at-elders = At the Hunting Party the Villain rolls
ruling-dice-at-elders-one-each = one die for each Elder
ruling-dice-at-elders-all-at-each = all its dice for each Elder
ruling-evil-elders-shield = Evil Elders take the Villain’s last Wound
ruling-evil-elders-shield-every-wound = as long as one of them lives
ruling-evil-elders-shield-once-a-round = once in each Fight Round
ruling-lone-hero-companions = A Hero who fights a group’s Showdown alone is helped by
ruling-lone-hero-companions-elders-or-militia = both Elders, or the Militia if there is no Elder
ruling-lone-hero-companions-everything = both Elders and the Militia
ruling-lone-hero-companions-one-each = one Elder, or one Militia counter
ruling-team-lairs = In team play a bought Lair card is seen
ruling-team-lairs-team-only = by the team only
ruling-team-lairs-open-to-all = by everyone
ruling-showdown-chart-reading = Gaps of the Showdown table
ruling-showdown-chart-reading-d3-hits = D3 hits; the test is for a chosen Hero; only bonuses to the Skill in use count
ruling-showdown-chart-reading-d6-hits = D6 hits; the test is for a random Hero; bonuses to Combat count as well; a failed test can wound every Hero in the game
ruling-evil-secrets = An Evil Secret takes effect
ruling-evil-secrets-every-reveal = whenever it is revealed to all
ruling-evil-secrets-named-moments = only in a Showdown, by an accusation, or at the Elder’s death
ruling-evil-elder-secrets = The Secrets of an Elder who turns evil are
ruling-evil-elder-secrets-discarded = discarded
ruling-evil-elder-secrets-kept = kept next to the Villain sheet
ruling-accusations = In a Showdown each other player may accuse
ruling-accusations-one-each = once
ruling-accusations-any-number = as often as they can pay
ruling-elders-on-the-hunt = Elders On the Hunt
ruling-elders-on-the-hunt-may-be-invited = may be invited to a Hunting Party
ruling-elders-on-the-hunt-stay-out = cannot be invited to a Hunting Party
ruling-hero-werewolf-curses = A Hero KO’d by a Hero turned Werewolf takes the Curse
ruling-hero-werewolf-curses-no = no
ruling-hero-werewolf-curses-yes = yes
ruling-hero-werewolf-attacks = A Hero turned Werewolf attacks
ruling-hero-werewolf-attacks-nearest-hero = the nearest Hero
ruling-hero-werewolf-attacks-every-hero = every other Hero
ruling-pushing = A pushed Minion goes
ruling-pushing-toward-town-hall = a step towards the Town Hall, pushing on what is there
ruling-pushing-to-a-free-space = to a free adjacent space
ruling-trading = Heroes of a group trade
ruling-trading-own-turn = in their own turns
ruling-trading-any-turn = in any Hero’s turn
ruling-collecting-where = A Hero collects Investigation
ruling-collecting-where-where-it-stands = where they stand
ruling-collecting-where-where-its-move-ended = only where their move step ended
ruling-one-hero = A game with one Hero
ruling-one-hero-refused = is refused
ruling-one-hero-allowed = is possible in cooperative play
ruling-dice-of-defeated-minion = When a card defeats a Minion in the middle of a Fight Round, its dice
ruling-dice-of-defeated-minion-lost = come to nothing
ruling-dice-of-defeated-minion-count = still count
ruling-showdown-round-order = At the start of a Fight Round the Showdown table comes
ruling-showdown-round-order-table-first = before all decisions of the Heroes
ruling-showdown-round-order-table-last = after all decisions of the Heroes
ruling-lair-after-chase = What the new Lair does at the start of a Showdown, after a Chase
ruling-lair-after-chase-starts-anew = happens on arrival
ruling-lair-after-chase-goes-on = does not happen
ruling-showdown-chart-in-teams = In team play the rows of the Showdown table are
ruling-showdown-chart-in-teams-cooperative = those of cooperative play
ruling-showdown-chart-in-teams-competitive = those of competitive play
ruling-shared-wounds = Wounds that Heroes share to hold back the dark
ruling-shared-wounds-preventable = can be prevented like any others
ruling-shared-wounds-as-a-price = are a price and must be taken
ruling-paid-healing-between-rounds = Healing for Investigation between Fight Rounds
ruling-paid-healing-between-rounds-no = is not possible
ruling-paid-healing-between-rounds-yes = is possible
ruling-asked-in-windows = Who is asked when cards may be played
ruling-asked-in-windows-who-can-act = those who can do something
ruling-asked-in-windows-who-holds-events = everyone who holds an Event card

## Numbers of things

some-points = { $n } Investigation
some-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
price-points = { $price ->
    [0] free
   *[other] { $price } Investigation
}
how-far = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
no-one = no one
nothing = nothing

## Decks, cards and sheets

deck-events = Events
deck-mysteries = Mysteries
deck-manor = The Manor
deck-windmill = The Windmill
deck-olde-woods = The Olde Woods
deck-abandoned-keep = The Abandoned Keep
deck-lairs = Lairs
deck-secrets = Secrets
deck-town-items = Town Items
deck-curses = Curses
deck-heroes = Heroes
deck-villains = Villains
deck-charts = Minion Charts
deck-minions = Minions
deck-elders = Town Elders
deck-spaces = Places of the town and the wilds
kind-event = Event
kind-event-immediate = Event. Play Immediately
kind-event-removed = Event. Removed from the Game after use
kind-mystery = Mystery
kind-mystery-remains = Mystery. Remains in Play
kind-mystery-removed = Mystery. Removed from the Game after use
kind-item = { $priced ->
    [yes] Town Item, { some-points }
   *[no] Item
}
kind-ally = Ally
kind-minion = Minion
kind-find = Discovery
kind-lair = Lair
kind-secret = Secret
kind-secret-immediate = Secret of the advanced game. Reveal Immediately
kind-secret-advanced = Secret of the advanced game
kind-curse = Curse
sheet-hero = Hero: { $title }. Spirit { $spirit }, Cunning { $cunning }, Combat { $combat }, Honor { $honor }, Wounds { $wounds }. Start: { $start }.
sheet-villain = Villain. Combat { $combat }, Wounds { $wounds }.
sheet-elder = Town Elder. Spirit { $spirit }, Cunning { $cunning }, Honor { $honor }, Wounds { $wounds }.
sheet-chart-basic = Minion Chart, green side (basic game)
sheet-chart-advanced = Minion Chart, red side (advanced game)
sheet-counters = Minion, { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
sheet-advanced = Advanced game: { $what }
sheet-curses = a Hero whom the Villain KOs takes the Curse of the Werewolf.
sheet-encounter = Encounter: { $what }
sheet-service = { $name } ({ some-points }): { $what }
sheet-service-once = { $name } ({ some-points }, once a turn): { $what }
sheet-shop = Town Items are sold here.
sheet-row = { $low }–{ $high }: { $what }
sheet-row-one = { $low }: { $what }
sheet-happening = { $name }. { $what }
sheet-round = Round counter: it stops no one, pushes nothing, and is not fought like other Minions.
sheet-hunts = At the start of each Mystery Phase it runs to the nearest Hero and attacks.

## Dice

roll-test = Skill test
roll-fight = Fight Dice
roll-enemy = the enemy’s Fight Dice
roll-move = movement
roll-linger = Lingering
roll-danger = dangerous location
roll-chart = Minion Chart
roll-table = turn of fate
roll-amount = amount
roll-loss = loss from the KO
roll-villain-heal = healing of the Villain
roll-cooperative = Mystery Phase table
roll-showdown-chart = Showdown table
roll-way = the enemy’s way
roll-first = First Player
roll-mist = hits that pass through

## The optional Showdown table

showdown-row-daring-confrontation = Daring Confrontation
showdown-row-chase = Chase
showdown-row-impossible-foe = Impossible Foe
showdown-row-cunning-challenge = Cunning Challenge
showdown-row-power-of-evil = Power of Evil
showdown-row-supernatural-force = Supernatural Force
showdown-row-untamed-darkness = Untamed Darkness
showdown-row-sweeping-blow = Sweeping Blow
showdown-row-good-fight = The Good Fight

## Decisions

ask-action = { $hero }: what do you do here ({ $space }; { some-points } in hand)?
ask-move = { $hero }: where do you go? { $n ->
    [0] You cannot take a step.
    [one] You may take 1 step.
   *[other] You may take { $n } steps.
}
ask-free-event = { $hero }: the movement die shows 1. Do you draw an Event card?
ask-keep-event = { $hero }: which Event card do you keep? (to keep: { $n })
ask-keep-lair = { $hero }: you can have one Lair card only. Which one do you keep?
ask-over-limit = { $hero }: you carry too much. Which card do you discard?
ask-hand-over = { $hero }: who here gets your card ({ $card })? With “No” it is discarded.
ask-lose = { $hero }: what do you lose? (still to go: { $n })
ask-discard-event = { $hero }: which Event card do you discard?
ask-militia = { $hero }: you are about to take { some-wounds }. Does the Militia take one?
ask-share-wounds = { $hero }: how many of the { $total } Wounds do you take? (still missing: { $n }; otherwise the marker moves { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } towards Darkness)
ask-confirm-wounds = { $hero }: the Heroes offer to take { some-wounds }. Do you hold off the shadow at this price?
ask-read-out = { $hero }: do you read the Secret of { $elder } out to everyone?
ask-fight-on = { $hero }: do you fight on or escape? (enemy: { $foe })
ask-heal-between-rounds = { $hero }: do you heal before the Fight Round?
ask-fight-where = { $hero }: where do Heroes and Minions fight next?
ask-who-fights = { $hero }: who fights first? (enemy: { $minion }; { $space })
ask-nearest-hero = { $hero }: several Heroes are equally near. Which one does it go for? (enemy: { $foe }; { $space })
ask-minion-way = { $hero }: several ways are equally short. Which one does it take? (enemy: { $foe }; { $space })
ask-order = { $hero }: what happens next at the start of the Mystery Phase?
ask-order-moment = { $hero }: several things happen at this moment. Which comes next?
ask-who-acts = { $hero }: which Hero of your team acts next?
ask-who-moves = { $hero }: which Hero of your team moves next?
ask-who-fights-next = { $hero }: which Hero of your team fights next?
ask-trade = { $hero }: what do you trade with { $other }? You give: { $given }. You get: { $taken }.
ask-trade-now = { $hero }: do you trade before this step of the turn?
ask-agree-to-trade = { $hero }: { $other } offers { $given } and asks for { $taken }. Do you agree?
ask-join = { $hero }: do you join the Showdown for { price-points }? ({ $card }, { $space })
ask-join-free = { $hero }: do you join the Showdown for free?
ask-invite = { $hero }: which Elder do you invite to the Hunting Party? (places left: { $n })
ask-assign = { $hero }: which Hero does { $elder } stand by?
ask-assign-militia = { $hero }: which Hero does the Militia stand by?
ask-regroup = { $hero }: what do you change before this Fight Round?
ask-send-home = { $hero }: do you send an Elder home before this Fight Round?
ask-accuse = { $hero }: do you accuse an Elder of being evil? (price: { price-points })
ask-aim = { $hero }: how many of your dice do you aim at this Evil Elder: { $elder }?
ask-target-elder = { $hero }: at which Elder does the Villain strike?
ask-shield = { $hero }: which Evil Elder takes the last Wound for the Villain?
ask-who-dares = { $hero }: which Hero is put to the test of Honor?
ask-wounds-or-withdraw = { $hero }: does every Hero here take 1 Wound, or is the Showdown called off?
ask-who-is-hit = { $hero }: who takes the next hit? (hits left: { $n })
ask-chase = { $hero }: do you follow the Villain for { price-points }? ({ $card }, { $space })
ask-window-turn-step = { $hero }: do you play something before the turn goes on? (turn: { $turn })
ask-window-mystery-step = { $hero }: do you play something before the Mystery Phase goes on?
ask-window-card = { $hero }: do you play something before this takes effect ({ $card })?
ask-window-roll = { $hero }: do you change something about these dice: { $dice }?
ask-window-fight = { $hero }: do you play something before the fight begins: { $fighter } against { $foe }?
ask-window-fight-round = { $hero }: do you play something before the Fight Round: { $fighter } against { $foe }?
ask-window-wounds = { $hero }: do you prevent any of this? { $victim } is about to take { some-wounds }.
ask-window-ko = { $hero }: do you play something to save { $victim }?
ask-window-showdown-step = { $hero }: do you play something before the Showdown goes on?

## Options

option-pass = Pass
option-yes = Yes
option-no = No
option-play = Play { $card }
option-use = Use: { $trigger }
option-resolve = Next: { $trigger }
option-keep = Keep { $card }
option-discard = Discard { $card }
option-lose = Lose { $card }
option-buy = Buy { $card } ({ price-points })
option-give = Give { $card }
option-take = Take { $card }
option-cancel = Cancel { $card }
option-hand-over = Hand it to { $hero }
option-move = Go { to-space } ({ how-far })
option-escape = Escape { to-space }
option-space = { $space }
option-stay = Stay here
option-encounter = Encounter the space
option-collect = { $tested ->
    [yes] Collect with { $skill } (here: { some-points })
   *[no] Collect { some-points }
}
option-heal = Heal 1 Wound ({ price-points })
option-buy-lair = Buy a Lair card ({ price-points })
option-end-turn = End the turn
option-service = { $service } ({ price-points })
option-look = Look at Secrets: { $elder } ({ price-points })
option-showdown = Start the Showdown: { $card } ({ price-points })
option-trade = Trade with { $hero }
option-act = Let { $hero } act
option-hero = { $hero }
option-elder = { $elder }
option-accuse = Accuse { $elder }
option-dismiss = Send { $elder } home
option-assign = Assign { $elder } to { $hero }
option-militia = Assign the Militia to { $hero }
option-fight-on = Fight on
option-skill = { $skill }
option-die = The die that shows { $n }
option-amount = { $n }
option-way = { $what }
option-lose-investigation = Lose 1 Investigation (of { $n })
option-militia-takes-it = Let the Militia take 1 Wound
option-take-wounds = Take the Wounds
option-offer = Make this offer
option-withdraw = Call it off
option-order = { $what }
order-pass = Always pass: { $window }
order-ask = Ask me again: { $window }
order-rest = Pass everything until my turn
order-wake = Ask me again before my turn
order-matters = Ask me only if it can change something
order-always = Ask me every time
resolve-hunt = Minions on the hunt
resolve-curse = the Curse of the Werewolf ({ $hero })

## What happens: the course of the game

event-game-over = { $n ->
    [0] The game is over. { $outcome }. No one has won.
    [one] The game is over. { $outcome }. The winner: { $winners }.
   *[other] The game is over. { $outcome }. The winners: { $winners }.
}
event-villain = The Villain of this game: { $villain }.
event-hero = Seat { $seat } plays { $sheet }{ $team ->
    [0] .
   *[other] { " " }(team { $team }).
}
event-many-heroes = With { $n } Heroes, cooperative or team play suits you better: a race takes a long time.
event-first-player = First Player: { $team ->
    [0] { $hero }.
   *[other] team { $team }.
}
event-round = Round { $n }. { $hero } begins.
event-turn = { $hero }’s turn.
event-skipped = { $hero } is KO’d and misses this turn.
event-mystery-phase = The Mystery Phase of round { $n } begins.
event-deck-empty = No card is left to draw: { $deck }.
event-reshuffled = The discards are shuffled into a new deck: { $deck }.
event-darker = { $n ->
    [0] Darkness falls over Shadowbrook.
   *[other] The shadow grows: { $n } on the Shadow Track.
}
event-brighter = The shadow draws back: { $n } on the Shadow Track.
event-table-row = { $n ->
    [1] Darkness Falls: the Heroes can hold it off only with their own blood.
    [2] Dread Shadow: the Heroes can hold it off only with their own blood.
    [3] Minion Attack: something is on the prowl.
    [4] Minion Attack: something is on the prowl.
   *[other] Scattered Clues: somewhere there is something to find.
}

## What happens: Investigation, Wounds, Skills

event-gained = { $hero } gains { some-points } (now { $total }).
event-paid = { $hero } pays { some-points } ({ $total } left).
event-lost = { $hero } loses { some-points } ({ $total } left).
event-healed = { $hero } heals { some-wounds } ({ $total } left).
event-wounds-ignored = { $hero } is spared { some-wounds } ({ $total } still to take).
event-wounded = { $hero } takes { some-wounds } ({ $total } in all).
event-ko = { $hero } is KO’d and is carried to the Town Hall.
event-ko-loss = { $hero } must lose { $n ->
    [one] one thing
   *[other] { $n } things
}.
event-revived = { $hero } stands up again.
event-trained = { $hero } trains { $skill }: +{ $n } for the rest of the game.
event-untrained = { $hero } loses training in { $skill }: −{ $n }.
event-lasts = { $hero }: { changed-thing } { changed-by }, { $span ->
    [0] { until-fight-round }
    [1] { until-fight }
    [2] { until-turn }
    [3] { until-round }
   *[4] { until-showdown }
}.
changed-thing = { $what ->
    [0] { skill-spirit }
    [1] { skill-cunning }
    [2] { skill-combat }
    [3] { skill-honor }
    [4] Wounds that can be taken
    [5] movement
    [6] Town Items carried
    [7] cards carried from each corner
    [8] price of looking at Secrets
    [9] price of Lair cards
    [10] price of the Showdown
    [11] price of healing
    [12] Fight Dice
    [13] number to hit
    [14] number the enemy needs to hit
    [15] number the Villain needs to hit
    [16] Combat of the Villain
    [17] Wounds of the Villain
    [18] Fight Dice of Minions
    [19] Wounds of Minions
    [20] steps towards Darkness
    [21] steps away from Darkness
    [22] escape barred
    [23] healing barred
    [24] danger of Lingering
    [25] Mystery cards
    [26] healing of the Villain
    [27] price of Town Items
    [28] Elders kept away
   *[29] rolls on the Mystery Phase table
}
changed-by = { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
event-clues = { some-points } can be found: { $space }.
event-militia = { $n ->
    [one] A Militia counter takes
   *[other] { $n } Militia counters take
  } up position: { $space } (now { $total }).
event-militia-leaves = Militia leaves: { $space } (left there: { $n }).
event-militia-falls = The Militia falls in place of { $hero }: { $space }.

## What happens: dice

event-test = { $hero } takes a test of { $first ->
    [0] { skill-of-spirit }
    [1] { skill-of-cunning }
    [2] { skill-of-combat }
   *[3] { skill-of-honor }
}{ $second ->
    [-1] { "" }
    [0] { " " }and { skill-of-spirit }
    [1] { " " }and { skill-of-cunning }
    [2] { " " }and { skill-of-combat }
   *[3] { " " }and { skill-of-honor }
}, { $target }+.
event-test-passed = { $hero } passes with { $n ->
    [one] 1 success
   *[other] { $n } successes
}.
event-test-failed = { $hero } fails ({ $n ->
    [one] 1 success
   *[other] { $n } successes
  }).
event-rolled = { $purpose ->
    [test] { $hero } rolls for the test
    [fight] { $hero } strikes
    [enemy] The enemy strikes at { $hero }
    [move] { $hero } rolls for movement
    [linger] { $hero } rolls to see whether Lingering draws an attack
    [danger] { $hero } rolls for the dangerous location
    [chart] The Minion Chart is rolled for { $hero }
    [table] { $hero } rolls for what happens
    [amount] { $hero } rolls for the amount
    [loss] { $hero } rolls for what the KO costs
    [villain-heal] Roll for the Villain’s recovery
    [cooperative] The Mystery Phase table is rolled
    [showdown-chart] The Showdown table is rolled
    [way] A die shows the way
    [first] { $hero } rolls for First Player
   *[mist] A die for each hit on the Villain
}: { $dice }{ $target ->
    [0] { $d3 ->
        [1] { " " }(a D3: half of the die, rounded up).
       *[other] .
    }
   *[other] { " " }({ $purpose ->
        [mist] a hit is lost on { $target }+
       *[other] { $target }+ needed
    }).
}
event-rolled-at = Of these, aimed at { $elder }: { $dice }.
event-nothing-comes = Nothing happens ({ $hero }).
event-rerolled = A die that showed { $old } is rolled again and shows { $n }: { $dice } ({ $hero }).
event-dice-added = { $n ->
    [one] One more die
   *[other] { $n } more dice
  }: { $dice } ({ $hero }).
event-die-set = { $old } is turned to { $n }: { $dice } ({ $hero }).
event-ones-hit = { $n ->
    [one] A 1 becomes a hit
   *[other] { $n } ones become hits
  }: { $dice } ({ $hero }).

## What happens: cards

event-event-drawn = { $hero } draws an Event card.
event-event-seen = The Event card drawn: “{ $card }”.
event-event-played = { $hero } plays an Event ({ $card }).
event-used = { $hero } uses this: { $trigger }.
event-triggered = { $hero } resolves: { $trigger }.
event-discarded = { $hero } discards a card ({ $card }).
event-taken-back = { $hero } takes a card from the discard pile ({ $card }).
event-card-gained = { $hero } gets { $card }.
event-handed-over = { $hero } hands { $card } to { $hero2 }.
event-traded = { $hero } gives { $card } to { $hero2 }.
event-trade-declined = { $hero2 } declines the trade with { $hero }.
event-mystery = { $hero } turns over a Mystery ({ $card }).
event-remains = It remains in play: { $card }.
event-cancelled = Cancelled: “{ $card }”.
event-lair-gained = { $hero } gets a Lair card.
event-lair-seen = Lair card of { $hero }: { $card }.
event-corner-card = { $hero } comes upon this: { $card }.

## What happens: on the board

event-moved = { $hero } moves { to-space }.
event-lingers = { $hero } Lingers: { $space }.
event-encounters = { $hero } encounters this space: { $space }.
event-service = { $hero } pays for this: { $service }.
event-random-location = Random Location: { $space } ({ $card }).
event-chart = On the Minion Chart: { $row }.
event-minion-placed = A Minion appears: { $minion } ({ $space }).
event-minion-moved = A Minion moves: { $minion } ({ $space }).
event-minion-removed = A Minion leaves the board: { $minion } ({ $space }).
event-no-counter = No counter is left for this Minion: { $minion }.
event-pushed = A Minion is pushed on: { $minion } ({ $space }).
event-pushed-out = A Minion is pushed out of the Town Hall: { $minion }.
event-round-removed = One counter too many is removed: { $minion } ({ $space }).
event-round-counter = { $hero } is not alone here: { $minion }.

## What happens: fights

event-fight = A fight: { $hero } against { $minion }.
event-fight-round = { $hero } fights: Fight Round { $n }.
event-minion-hurt = { $n ->
    [one] A hit
   *[other] { $n } hits
  } on the Minion: { $minion }.
event-minion-defeated = { $hero } wins the fight. Defeated: { $minion }.
event-escaped = { $hero } escapes { to-space }.
event-attacked = { $hero } is attacked: { $foe }.
event-villain-healed = The Villain heals { some-wounds } ({ $total } left).
event-villain-grows = The Villain can take { $n ->
    [one] one more Wound
   *[other] { $n } more Wounds
  } (now { $total }).
event-cursed = { $hero } now bears the Curse of the Werewolf.
event-transforms = The Curse grows in { $hero }: { $n } of { $total } Transformation counters.
event-werewolf = The change is complete: { $hero } is a Werewolf by night.
event-wolf-attacks = As a Werewolf, { $hero } falls upon { $hero2 }.
event-curse-lifted = { $hero } is free of the Curse.

## What happens: Town Elders

event-secret-added = A new Secret lies beneath { $elder }.
event-looked = { $hero } looks at the Secrets of { $elder }.
event-secret-seen = { $hero } sees a Secret of { $elder }: { $card }.
event-secret-revealed = A Secret of { $elder } comes to light: { $card }.
event-turned-evil = { $elder } is evil and joins the Villain!
event-evil-elder-killed = The Evil Elder is dead: { $elder }.
event-random-elder = The die points at { $elder } ({ $n }).
event-on-the-hunt = { $elder } goes on the hunt: { $space }.
event-elder-joins = { $elder } sides with { $hero } for this round.
event-elder-wounds-ignored = { $elder } is spared { some-wounds } ({ $total } still to take).
event-elder-hurt = { $elder } takes { some-wounds }.
event-elder-healed = { $elder } recovers from a Wound.
event-elder-in-danger = { $elder } is about to die.
event-elder-saved = { $elder } is saved at the last moment.
event-elder-died = { $elder } is dead.
event-elder-home = { $elder } goes back to Town.

## What happens: the Showdown

event-lair-revealed = { $hero } shows the Lair card: { $card } ({ $space }).
event-lair-cancelled = The Lair card of { $hero } is cancelled: { $card }.
event-showdown = { $hero } calls out the Villain. The Showdown begins: { $card } ({ $space }).
event-showdown-called-off = The Showdown of { $hero } never begins.
event-joined = { $hero } joins the Showdown: { $space }.
event-invited = { $hero } invites { $elder } to the Hunting Party.
event-stands-by = { $elder } stands by { $hero }.
event-militia-stands-by = The Militia stands by { $hero }.
event-accused = { $hero } accuses { $elder } of being evil.
event-wrongly-accused = { $hero } has accused { $elder } wrongly and loses all Investigation.
event-showdown-round = Showdown, Fight Round { $n }.
event-showdown-chart = Showdown table for { $hero }, { $n }: { $n ->
    [2] { showdown-row-daring-confrontation }
    [3] { showdown-row-chase }
    [4] { showdown-row-impossible-foe }
    [5] { showdown-row-impossible-foe }
    [6] { showdown-row-cunning-challenge }
    [7] { showdown-row-power-of-evil }
    [8] { showdown-row-supernatural-force }
    [9] { showdown-row-untamed-darkness }
    [10] { showdown-row-untamed-darkness }
    [11] { showdown-row-sweeping-blow }
   *[12] { showdown-row-good-fight }
}.
event-by-lot = The lot falls on { $hero }.
event-chase = The Villain flees to another Lair: { $card } ({ $space }).
event-fight-with = In this Fight Round all Heroes fight with { $skill }.
event-showdown-cancelled = The Showdown of { $hero } is called off.
event-exchange = { $hero } and the Villain cross blades.
event-villain-hurt = { $hero } deals the Villain { some-wounds } ({ $hurt } of { $total }).
event-shielded = { $elder } takes the last Wound in the Villain’s place.
event-villain-defeated = { $hero } strikes the Villain down!
event-showdown-over = The Showdown of { $hero } ends undecided. { $n ->
    [0] The Villain is unhurt.
    [one] The Villain keeps 1 Wound.
   *[other] The Villain keeps { $n } Wounds.
}

## Why not

why-game-over = The game is over.
why-not-now = This is not what the present decision asks.
why-too-dear = It costs { $price } Investigation, and you have { $n }.
why-encountered = You have encountered this space already.
why-encountered-no-showdown = You have encountered this space already: a Showdown takes the place of the encounter.
why-encounter-first = Encounter this space first: that is the one action you must take.
why-road = On a road there is nothing to encounter.
why-collected = Only once per turn can a Hero collect Investigation.
why-no-clues = There is no Investigation in your space.
why-not-moved-here = Your move did not end here: a card brought you.
why-collect-by-test = In this game collecting takes a test: choose Spirit or Cunning.
why-collect-without-test = In this game you collect without a test.
why-not-wounded = You have no Wound.
why-no-healing = No Wound can be healed now.
why-no-lairs = No Lair card is left: Heroes have them all.
why-no-lair = You have no Lair card.
why-not-at-lair = You must be where the Lair is: { $space }.
why-elder-evil = This Elder has joined the Villain and has no Secrets any more.
why-all-seen = You know all Secrets of this Elder.
why-not-at-shop = Town Items are sold at the Blacksmith only.
why-sold-out = This Item is not in stock.
why-not-here = This is not available where you are.
why-used-this-turn = You have used this already in this turn.
why-used-up = You have used this already; for now it is used up.
why-no-trading = In a competitive game no one trades.
why-other-team = This Hero is not on your team.
why-elsewhere = You can trade only with a standing Hero in your space: { $hero } is not.
why-nothing-to-trade = Neither you nor { $hero } has an Item or Ally.
why-not-in-hand = You do not hold this card.
why-not-yours = You do not have this.
why-ko = Your Hero is KO’d.
why-other-window = This is not the time for it. It can be used { $when }.
why-no-event-to-pay = You have too few Event cards to pay with.
why-wounds-to-pay = The Wounds it costs would KO you.
why-condition = It works only { $when }.
why-would-do-nothing = There is nothing it could act on now.
why-stay-instead = You are there already: choose to stay.
why-too-far = It is { $far ->
    [one] 1 space
   *[other] { $far } spaces
  } away, and you may take { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
why-minion-in-the-way = It is { $far ->
    [one] 1 space
   *[other] { $far } spaces
  } away, but a Minion bars the way; going round takes more than { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
why-no-escape = No one can escape from this fight.
why-not-adjacent = You can escape to an adjacent space only.
why-minion-there = A Minion waits there.

## How it ends

outcome-hero-wins = Shadowbrook is saved
outcome-hero-wins-text = The Villain has fallen in a Showdown. The first to strike it down wins.
outcome-fallen-hero-wins = Saved, at a price
outcome-fallen-hero-wins-text = Villain and Hero fell by the same blows. They count at the same time, and so the Hero has won.
outcome-heroes-win = Shadowbrook is saved
outcome-heroes-win-text = The Villain has fallen in a Showdown. All Heroes win together.
outcome-team-wins = One team has saved Shadowbrook
outcome-team-wins-text = The Villain has fallen in a Showdown. The team that strikes it down first has won.
outcome-darkness = Darkness has fallen
outcome-darkness-text = The marker has left the last space of the Shadow Track. The Villain has won, and everyone else has lost.
outcome-all-down = No one is left standing
outcome-all-down-text = All Heroes were KO’d at the same time. In a cooperative game that is the end.

## Draws at a real table

draw-dice = { $hero } – { $purpose }{ $again ->
    [0] {""}
   *[other] , again after a tie
}{ $dice ->
    [1] {""}
   *[other] , die { $n } of { $dice }
}: what does the die show?
draw-hero = Which Hero was drawn for seat { $seat }?
stream-dice = What does the die show?
stream-events = Which Event card was drawn?
stream-mysteries = Which Mystery card was drawn?
stream-manor = Which Manor card was drawn?
stream-windmill = Which Windmill card was drawn?
stream-olde-woods = Which Olde Woods card was drawn?
stream-abandoned-keep = Which Abandoned Keep card was drawn?
stream-lairs = Which Lair card was drawn?
stream-secrets = Which Secret is it?
stream-hero = Which Hero was drawn?
stream-villain = Which Villain was drawn?

## Settings and positions that do not fit

error-one-hero = A game with { $value } Hero is possible only in cooperative play, if the ruling “one-hero” allows it. Otherwise choose { $allowed } Heroes.
error-teams = { $heroes } Heroes do not make { $teams } equal teams of two to four. Heroes allowed with { $teams } teams: { $allowed }. If there are fewer players, add Heroes whom their teams play together.
error-no-such-hero-seat = There is no seat for “{ $name }” in a game with { $heroes } Heroes. Leave it at random, or play with more Heroes.
error-hero-twice = “{ $value }” is chosen twice, for “{ $other }” and for “{ $name }”. Each Hero exists once: choose another for one of them.
error-position-foreign = This is not a position of this game: one begins with “{ $prefix }”. Copy the whole line and try again.
error-position-field = The position cannot be read at “{ $field }”. Copy the whole line and try again, or correct that field.
error-position-code = This position is damaged: part of it is missing or mistyped. Copy the whole line and try again.
error-position-unsound = This position is impossible: { $reason }.
