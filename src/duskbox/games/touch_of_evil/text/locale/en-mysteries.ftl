### The Mystery deck in English: names and one line of flavour each.

## The shadow lengthens

card-murder = Murder!
card-murder-flavour = The lamplighter found her, and has not lit a lamp since.
card-blood-moon = Blood Moon
card-blood-moon-flavour = It rose over the marsh like something newly flayed.
card-the-days-grow-short = The Days Grow Short
card-the-days-grow-short-flavour = Lamps at four, shutters at five, and tracks in the frost by six.
card-a-bitter-choice = A Bitter Choice
card-a-bitter-choice-flavour = Hold the bridge and bleed, or go home and hear about it in the morning.
card-a-glimmer-of-hope = A Glimmer of Hope
card-a-glimmer-of-hope-flavour = One lit window in the whole valley, and somebody singing behind it.

## Minions

card-these-roads-arent-safe = These Roads Aren’t Safe
card-these-roads-arent-safe-flavour = The coach came in on time. The driver had been dead since noon.
card-tide-of-darkness = Tide of Darkness
card-tide-of-darkness-flavour = It came up out of the ditches, and it did not come alone.
card-march-of-darkness = March of Darkness
card-march-of-darkness-flavour = No drum, no banner, and yet they kept step.
card-howling-in-the-hills = Howling in the Hills
card-howling-in-the-hills-flavour = The first was far off. The answer was much nearer.
card-strange-tracks = Strange Tracks
card-strange-tracks-flavour = Too long for a man, too deep for a beast, and lost at the river.
card-they-walk-among-us = They Walk among Us
card-they-walk-among-us-flavour = The new hands at the mill never blink, and never ask for wages.

## The Villain

card-marked-for-death = Marked for Death
card-marked-for-death-flavour = In the morning there was a chalk cross on the worthiest door in town.
card-weakest-of-the-herd = The Weakest of the Herd
card-weakest-of-the-herd-flavour = The wolf does not choose. It only looks who walks last.
card-fresh-blood = Fresh Blood
card-fresh-blood-flavour = Seven sheep, one shepherd, and not a drop left on the grass.

## Elders, each with a card of its own

card-paranoid-delusions = Paranoid Delusions
card-paranoid-delusions-flavour = Lord Hanbrook saw traitors at every table, and his footmen believed him.
card-masked-ball = The Masked Ball
card-masked-ball-flavour = Lady Hanbrook danced with every guest, and with one whom nobody had invited.
card-bells-at-midnight = Bells at Midnight
card-bells-at-midnight-flavour = As long as the Reverend pulls the rope, the woods keep silent.
card-late-night-experiments = Late Night Experiments
card-late-night-experiments-flavour = Doctor Manning has ordered more eels, more copper wire and a larger table.
card-the-muster-roll = The Muster Roll
card-the-muster-roll-flavour = Magistrate Kroft read out forty names. Nineteen answered.
card-a-cradle-in-the-dark = A Cradle in the Dark
card-a-cradle-in-the-dark-flavour = Sophie held up the child, and for one night nobody died.

## Elders and their Secrets

card-traitors-blood = Traitor’s Blood
card-traitors-blood-flavour = It ran down the steps of the Town Hall, as red as anybody’s.
card-lies-and-deceit = Lies and Deceit
card-lies-and-deceit-flavour = The seal was broken, the letter read aloud, and dinner went cold.
card-skeletons-in-the-cupboard = Skeletons in the Cupboard
card-skeletons-in-the-cupboard-flavour = Every fine house in Shadowbrook has one room that is never aired.
card-the-mob-wants-a-name = The Mob Wants a Name
card-the-mob-wants-a-name-flavour = They had the rope already. All they lacked was a neck.
card-a-life-for-a-life = A Life for a Life
card-a-life-for-a-life-flavour = “One of us must open the door,” said the old voice. “I have had my years.”
card-deathbed-confession = Deathbed Confession
card-deathbed-confession-flavour = The hand clutched the pen like a drowning man’s and wrote a single name.

## Heroes

card-night-terrors = Night Terrors
card-night-terrors-flavour = We all had the same dream, and none of us would say how it ended.
card-black-fever = The Black Fever
card-black-fever-flavour = The beaked mask went from bed to bed, and at each it shook its head.
card-thieves-in-the-night = Thieves in the Night
card-thieves-in-the-night-flavour = They left the silver and took only what might have stopped it.
card-the-trail-goes-cold = The Trail Goes Cold
card-the-trail-goes-cold-flavour = Rain washed the ink from the notes, and the notes into the ditch.
card-gone-in-the-night = Gone in the Night
card-gone-in-the-night-flavour = The straw was cold, and the bones had been swept into a neat little heap.
card-the-strangers-purse = The Stranger’s Purse
card-the-strangers-purse-flavour = “A small favour,” he said. Afterwards nobody could recall his face.
card-tangled-threads = Tangled Threads
card-tangled-threads-flavour = A red ribbon, a miller’s receipt, a gambling debt: pull one end and see what moves.
card-pages-on-the-wind = Pages on the Wind
card-pages-on-the-wind-flavour = Somebody’s diary, leaf by leaf, from the keep to the manor gates.
card-a-quiet-night = A Quiet Night
card-a-quiet-night-flavour = Nothing came. It was almost worse.
card-market-day = Market Day
card-market-day-flavour = Turnips, tin whistles, and three different stories about the miller’s wife.

## Remains in Play

card-laying-in-wait = Laying in Wait
card-laying-in-wait-flavour = It had all the patience of the grave.
card-the-horror = The Horror
card-the-horror-flavour = We burned the page on which we had written what we saw.
card-the-clocks-run-wild = The Clocks Run Wild
card-the-clocks-run-wild-flavour = Twelve struck at dusk, and again before anyone had done counting.
card-veil-of-darkness = Veil of Darkness
card-veil-of-darkness-flavour = At noon the hens went to roost.
card-barred-shutters = Barred Shutters
card-barred-shutters-flavour = The baker sold through a hole in the door, and twice as dear.
card-the-poisoned-well = The Poisoned Well
card-the-poisoned-well-flavour = The water was clear and sweet, and no dog would go near it.
card-mounting-dread = Mounting Dread
card-mounting-dread-flavour = Every morning one more house had nobody left in it.
card-swollen-with-power = Swollen with Power
card-swollen-with-power-flavour = The candles leaned away from it as it passed.
card-candles-in-every-window = Candles in Every Window
card-candles-in-every-window-flavour = From the hill it looked as if the stars had come down to keep watch.
card-a-bounty-on-their-heads = A Bounty on Their Heads
card-a-bounty-on-their-heads-flavour = Two shillings the ear, and no questions about the rest.
