### Heroes, Villains, Minions, Elders, Secrets, Lairs and spaces in English: names and one line of flavour each.

## Heroes

hero-karl = Karl
hero-karl-title = the Soldier
hero-karl-flavour = His regiment lies in the ground. The drill stayed with him.
hero-karl-ability = Veteran of the Line
hero-anne-marie = Anne Marie
hero-anne-marie-title = the School Teacher
hero-anne-marie-flavour = Her predecessor walked out one evening in the middle of a word. The chalk still lies there.
hero-anne-marie-ability = Well Read
hero-inspector-cooke = Jonathan Cooke
hero-inspector-cooke-title = the Inspector
hero-inspector-cooke-flavour = He carries a warrant without a name, and means to fill it in.
hero-inspector-cooke-ability = Detective
hero-thomas = Thomas
hero-thomas-title = the Courier
hero-thomas-flavour = One letter left in the bag, and its addressee begs him not to deliver it.
hero-thomas-ability = At Full Gallop
hero-heinrich = Heinrich Cartwright
hero-heinrich-title = the Drifter
hero-heinrich-flavour = He has walked away from worse than this. Twice.
hero-heinrich-ability = Resourceful
hero-katarina = Katarina
hero-katarina-title = the Outlaw
hero-katarina-flavour = She robs only those who can afford it.
hero-katarina-ability = Stand and Deliver
hero-victor = Victor Danforth
hero-victor-title = the Playwright
hero-victor-flavour = Five acts of courage, all of them from his own pen.
hero-victor-ability = The Show Must Go On
hero-isabella = Isabella Von Took
hero-isabella-title = the Noble Woman
hero-isabella-flavour = Mourning becomes her, and eleven servants would die for her as long as she pays.
hero-isabella-ability = Devoted Servants

## Villains

villain-vampire = Vampire
villain-vampire-flavour = Invited once, two hundred years ago. Nobody has thought of taking it back.
villain-vampire-ability = Mist Form
villain-vampire-advanced = advanced ability ({ villain-vampire })
villain-werewolf = Werewolf
villain-werewolf-flavour = On Sundays it sits in church with the rest of them, in the third pew.
villain-werewolf-ability = First Blood
villain-werewolf-advanced = advanced ability ({ villain-werewolf })
villain-scarecrow = Scarecrow
villain-scarecrow-flavour = Every autumn they gave it something new to wear. This year it helped itself to the farmer.
villain-scarecrow-ability = Fed by the Shadow
villain-scarecrow-advanced = advanced ability ({ villain-scarecrow })
villain-spectral-horseman = Spectral Horseman
villain-spectral-horseman-flavour = A cannonball took his head, and nobody told him that the war was over.
villain-spectral-horseman-ability = Eternal Ride
villain-spectral-horseman-advanced = advanced ability ({ villain-spectral-horseman })

## Minions

minion-bats = Bats
minion-bats-flavour = The belfry empties all at once, and not towards the light.
minion-living-dead = Living Dead
minion-living-dead-flavour = The sexton counts the stones. Then he counts the holes.
minion-vampire-bride = Vampire Bride
minion-vampire-bride-flavour = Married in May, buried in June, seen at the window in July.
minion-dire-wolf = Dire Wolf
minion-dire-wolf-flavour = Too large for a wolf, too patient for a dog.
minion-feral-kin = Feral Kin
minion-feral-kin-flavour = They still wear what is left of their Sunday clothes.
minion-rat-nest = Rat Nest
minion-rat-nest-flavour = The floor is breathing.
minion-rats = Rats
minion-rats-flavour = First the grain, then the candles, then the cradle.
minion-straw-man = Straw Man
minion-straw-man-flavour = Yesterday it stood in the next field.
minion-locusts = Locusts
minion-locusts-flavour = A cloud that chews.
minion-harvester = Harvester
minion-harvester-flavour = Four scythes, one body, no haste at all.
minion-crows = Crows
minion-crows-flavour = From whatever lies still they take the eyes.
minion-barghest-hound = Barghest Hound
minion-barghest-hound-flavour = The fainter it bays, the nearer it is.
minion-ghost-soldier = Ghost Soldiers
minion-ghost-soldier-flavour = The roll is still called. They still answer.
minion-dead-drummer = Dead Drummer
minion-dead-drummer-flavour = A boy of twelve, to judge by the bones.

## Happenings of the Minion Charts

chart-blood-red-dusk = Blood-Red Dusk
chart-blood-red-dusk-flavour = The sun goes down as if somebody had pulled it.
chart-kiss-in-the-dark = Kiss in the Dark
chart-kiss-in-the-dark-flavour = You remember opening the window. You do not remember why.
chart-guest-at-midnight = A Guest at Midnight
chart-guest-at-midnight-flavour = In the best house in town they have laid one more place.
chart-hypnotic-gaze = Hypnotic Gaze
chart-hypnotic-gaze-flavour = “Give it to me,” it says, and your hand is already open.
chart-thirst = Thirst
chart-thirst-flavour = Tonight it does not care to wait any longer.
chart-howl-on-the-hill = Howl on the Hill
chart-howl-on-the-hill-flavour = One voice on the ridge, and every thicket answers.
chart-claws = Claws
chart-claws-flavour = The lantern goes first.
chart-night-of-slaughter = Night of Slaughter
chart-night-of-slaughter-flavour = In the morning nobody wants to be the one who opens the door.
chart-on-your-trail = On Your Trail
chart-on-your-trail-flavour = It has had your scent since the bridge.
chart-failed-harvest = Failed Harvest
chart-failed-harvest-flavour = Under the husks there is only dust.
chart-between-the-rows = Between the Rows
chart-between-the-rows-flavour = It walks when you walk, and stops when you stop.
chart-blight = Blight
chart-blight-flavour = Green at noon, black by supper.
chart-empty-pole = The Empty Pole
chart-empty-pole-flavour = The ropes are still tied. Nothing hangs in them.
chart-hoofbeats = Hoofbeats
chart-hoofbeats-flavour = Four hooves on a road that was washed away in spring.
chart-head-on-the-gatepost = Head on the Gatepost
chart-head-on-the-gatepost-flavour = At dawn it faced the square. By noon it faces you.
chart-last-charge = The Last Charge
chart-last-charge-flavour = He salutes the bravest and lowers his blade.
chart-dead-march = Dead March
chart-dead-march-flavour = There is no breath in the fifes, and still they play.
chart-toll-of-heads = The Toll of Heads
chart-toll-of-heads-flavour = He is owed a head and takes the nearest.

## Town Elders

elder-lord-hanbrook = Lord Hanbrook
elder-lord-hanbrook-flavour = He hunts whatever walks on his land, and takes the whole valley for his land.
elder-lady-hanbrook = Lady Hanbrook
elder-lady-hanbrook-flavour = She steps before a quarrel and before a bullet with the same small smile.
elder-reverend-harding = Reverend Harding
elder-reverend-harding-flavour = His pews are full, and his vestry is locked twice.
elder-doctor-manning = Doctor Manning
elder-doctor-manning-flavour = He buys his bodies honestly, he says. And he sews beautifully.
elder-magistrate-kroft = Magistrate Kroft
elder-magistrate-kroft-flavour = He has never lost a case. A few of the accused, yes.
elder-sophie = Sophie the Midwife
elder-sophie-flavour = She brought half the town into the world and knows what came in with it.

## Secrets

card-blowhard = Blowhard
card-blowhard-flavour = The bear was a badger. There was no second bear.
card-drunkard = Fond of the Bottle
card-drunkard-flavour = For the price of a pint you hear everything. Twice.
card-peeping-tom = An Eye at the Keyhole
card-peeping-tom-flavour = In every shutter in town one slat is loose.
card-old-war-crime = An Old War Crime
card-old-war-crime-flavour = A farmhouse, an order in winter, and a hand that has not trembled since.
card-coward = Coward
card-coward-flavour = Brave all the way to the gate.
card-inner-strength = Inner Strength
card-inner-strength-flavour = Some candles burn brighter in a draught.
card-charmed-life = A Charmed Life
card-charmed-life-flavour = Three times the coffin was ordered. Three times for nothing.
card-monster-hunter = Monster Hunter
card-monster-hunter-flavour = Beneath the Sunday silver lies silver of another kind.
card-servant-of-darkness = Servant of Darkness
card-servant-of-darkness-flavour = On both knees every night, and not before God.
card-shadow-puppet = Shadow Puppet
card-shadow-puppet-flavour = The lips move a moment before the words do.
card-blood-pact = Blood Pact
card-blood-pact-flavour = Signed in red, with no witness among the living.
card-hidden-dagger = Hidden Dagger
card-hidden-dagger-flavour = The embrace is warm. The blade is not.
card-on-the-hunt = On the Hunt
card-on-the-hunt-flavour = The gun is gone from the wall, and its owner from the house.
card-hero-of-the-people = Hero of the People
card-hero-of-the-people-flavour = One voice in the square, and every shutter opens.
card-darkest-secret = Darkest Secret
card-darkest-secret-flavour = Even among the damned nobody speaks of it aloud.
card-selfless-martyr = Selfless Martyr
card-selfless-martyr-flavour = The will is written, the debts are paid, the hands are still.
card-reluctant-hero = Reluctant Hero
card-reluctant-hero-flavour = The sabre was never to leave its sheath again. It was oiled every spring all the same.

## Lairs

card-sealed-vault = The Sealed Vault
card-sealed-vault-flavour = One sleeps late down here. Today, too late.
card-hall-of-mirrors = Hall of Mirrors
card-hall-of-mirrors-flavour = A hundred blows, and ninety-nine of them into glass.
card-walled-up-attic = Walled-Up Attic
card-walled-up-attic-flavour = The door was there when you came in.
card-grinding-floor = The Grinding Floor
card-grinding-floor-flavour = The stones have not stood still since the miller fell between them.
card-high-gallery = The High Gallery
card-high-gallery-flavour = From up here even that thing looks small.
card-ring-of-stones = Ring of Stones
card-ring-of-stones-flavour = Older than the town, and older than the name of God in this valley.
card-poisoned-spring = The Poisoned Spring
card-poisoned-spring-flavour = A wound washed here does not close.
card-heart-of-the-thicket = Heart of the Thicket
card-heart-of-the-thicket-flavour = The trees lean in to see better. They have chosen a side.
card-throne-of-bones = Throne of Bones
card-throne-of-bones-flavour = Every throne is made of somebody.
card-fallen-gatehouse = The Fallen Gatehouse
card-fallen-gatehouse-flavour = A gap in the rubble, too tight for the old and the well fed.
card-dungeon-stair = The Dungeon Stair
card-dungeon-stair-flavour = Forty steps down, and every third one missing.
card-narrow-planks = Narrow Planks
card-narrow-planks-flavour = There is no room here to swing wide.
card-toll-of-fear = The Toll of Fear
card-toll-of-fear-flavour = The bridge takes its price plank by plank.
card-sunken-chapel = The Sunken Chapel
card-sunken-chapel-flavour = Water to the waist, and something holding you by the coat.
card-isle-of-lights = Isle of Lights
card-isle-of-lights-flavour = Follow none of them, least of all the one that knows your name.
card-open-field-at-dawn = Open Field at Dawn
card-open-field-at-dawn-flavour = One hour of light, and nowhere to hide.
card-burnt-barn = The Burnt Barn
card-burnt-barn-flavour = While you fight inside, the night goes about its work.
card-gallows-tree = The Gallows Tree
card-gallows-tree-flavour = The hanged have much to say, and the whole night to say it.
card-pilgrims-cross = The Pilgrims’ Cross
card-pilgrims-cross-flavour = Somebody still lays fresh flowers here.
card-catacombs = The Catacombs
card-catacombs-flavour = Nine generations of the dead, and all of them feed one guest.

## The Curse

card-curse-of-the-werewolf = Curse of the Werewolf
card-curse-of-the-werewolf-flavour = The wound closes far too well. On the third night you wake with earth under your nails.

## Spaces

space-manor = Manor
space-windmill = Windmill
space-olde-woods = Olde Woods
space-abandoned-keep = Abandoned Keep
space-town-hall = Town Hall
space-blacksmith = Blacksmith
space-church = Church
space-doctors-office = Doctor’s Office
space-magistrates-office = Magistrate’s Office
space-fields = Fields
space-marsh = Marsh
space-covered-bridge = Covered Bridge
space-crossroads = Crossroads
space-road = Road { $number }

## What the town sells

service-study = Study in the archives
service-pray = Prayer until dawn
service-treatment = Treatment
service-lift-curse = Lifting the Curse
service-raise-militia = Raising the Militia
service-court-records = The court records
