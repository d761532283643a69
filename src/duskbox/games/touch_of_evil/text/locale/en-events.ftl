### The Event deck in English: names and one line of flavour each.

## Cancelling

card-not-this-night = Not This Night
card-not-this-night-flavour = She spat on the threshold, and whatever stood beyond it thought better of coming in.
card-ward-over-the-door = Ward over the Door
card-ward-over-the-door-flavour = Iron, rowan and a verse nobody dares to finish.
card-cooler-heads = Cooler Heads
card-cooler-heads-flavour = “Put the torch down, Ezra. In the morning you will thank me.”
card-cockcrow = Cockcrow
card-cockcrow-flavour = Three cries from the dunghill, and the thing at the gate was only mist.
card-the-bird-has-flown = The Bird Has Flown
card-the-bird-has-flown-flavour = The ashes were warm, the straw still held its shape, and nobody was there.

## Dice

card-a-second-blade = A Second Blade
card-a-second-blade-flavour = One to hold its eye, one to find its ribs.
card-clear-head = A Clear Head
card-clear-head-flavour = Count to ten. Fear never gets past seven.
card-once-more = Once More
card-once-more-flavour = The first time was for the Devil. This one is for me.
card-two-headed-coin = The Two-Headed Coin
card-two-headed-coin-flavour = A gambler’s legacy, still warm from a dead man’s glove.
card-the-evil-eye = The Evil Eye
card-the-evil-eye-flavour = Old Marguerite only looked, and the foot found the one wet stone.
card-loose-stones = Loose Stones
card-loose-stones-flavour = Even a hound of Hell must mind the scree.
card-blind-fury = Blind Fury
card-blind-fury-flavour = Too many tears to see by, and still every blow went home.
card-somebodys-horse = Somebody’s Horse
card-somebodys-horse-flavour = It stood saddled at the inn, and its rider would not be needing it.

## Fights

card-aim-for-the-heart = Aim for the Heart
card-aim-for-the-heart-flavour = Everything that walks keeps its death in the same small room.
card-circle-of-salt = Circle of Salt
card-circle-of-salt-flavour = It walked around us until dawn and never found the door.
card-one-clean-shot = One Clean Shot
card-one-clean-shot-flavour = Powder dry, breath held, and the moon for a lantern.
card-hold-the-line = Hold the Line
card-hold-the-line-flavour = Farmers, most of them. But farmers with pikes.

## Wounds

card-by-a-hairs-breadth = By a Hair’s Breadth
card-by-a-hairs-breadth-flavour = The claws took the hat, the cloak and one coat button.
card-not-while-i-stand = Not While I Stand
card-not-while-i-stand-flavour = The blade was meant for older bones.
card-back-from-the-brink = Back from the Brink
card-back-from-the-brink-flavour = “I saw my mother,” said the corpse, and asked for brandy.
card-blood-transfusion = Blood Transfusion
card-blood-transfusion-flavour = A goose quill, a length of gut, and a lamb that bled for you.
card-by-the-hearth = A Place by the Hearth
card-by-the-hearth-flavour = For one hour nobody spoke of it, and the wounds stopped hurting.

## Investigation and the way to the Villain

card-frightened-witness = A Frightened Witness
card-frightened-witness-flavour = “I saw its face. It was wearing my brother’s.”
card-light-fingers = Light Fingers
card-light-fingers-flavour = A notebook is a small thing. It slips so easily from a coat.
card-half-burned-map = The Half-Burned Map
card-half-burned-map-flavour = The fire had eaten everything but the cross.
card-pitchforks-and-torches = Pitchforks and Torches
card-pitchforks-and-torches-flavour = For once the whole town was going the same way.

## Ways through the land

card-smugglers-tunnel = The Smugglers’ Tunnel
card-smugglers-tunnel-flavour = In by the crypt, out by the mill, and not a word to the exciseman.
card-to-the-rescue = To the Rescue
card-to-the-rescue-flavour = Two shots in the woods, a pause, and a third: our signal.
card-lost-in-the-fog = Lost in the Fog
card-lost-in-the-fog-flavour = We passed the same gallows three times, and each time from the other side.

## Cards and Items

card-parish-registers = The Parish Registers
card-parish-registers-flavour = Born, wed, buried. Born, wed, buried. Then a page cut out.
card-if-i-could-just-reach = If I Could Just Reach…
card-if-i-could-just-reach-flavour = There it lay in the mud, a hand’s breadth off, dropped by a dead man’s fingers.
card-an-old-debt = An Old Debt
card-an-old-debt-flavour = “Your father pulled mine from the river. Take it, and we are even.”
card-behind-the-panelling = Behind the Panelling
card-behind-the-panelling-flavour = Knock, knock, knock. The fourth board answered differently.

## Skills for good

card-drill-at-dawn = Drill at Dawn
card-drill-at-dawn-flavour = The old sergeant had one leg, one eye and no mercy.
card-by-the-last-candle = By the Last Candle
card-by-the-last-candle-flavour = What daylight hides between the lines, a guttering flame will show.

## Elders

card-through-the-keyhole = Through the Keyhole
card-through-the-keyhole-flavour = Somebody was kneeling in prayer, but not towards the cross.
card-named-from-the-pulpit = Named from the Pulpit
card-named-from-the-pulpit-flavour = A hundred heads turned in the pews, and one did not.

## Minions

card-burn-them-out = Burn Them Out
card-burn-them-out-flavour = By midnight the barn was ash, and nothing in it was screaming any more.
card-whistling-in-the-dark = Whistling in the Dark
card-whistling-in-the-dark-flavour = Never whistle on the moor. Something may take it for its name.

## The Showdown

card-for-shadowbrook = For Shadowbrook!
card-for-shadowbrook-flavour = Nobody had ever shouted that name in its face without trembling.
card-shoulder-to-shoulder = Shoulder to Shoulder
card-shoulder-to-shoulder-flavour = Nobody ran. Afterwards, nobody could say why.

## Play Immediately

card-grateful-widow = The Grateful Widow
card-grateful-widow-flavour = She gave us his letters and did not wish to know what they said.
card-answered-prayer = An Answered Prayer
card-answered-prayer-flavour = The candle on the altar lit itself, and stayed lit.
card-out-of-the-hedgerow = Out of the Hedgerow!
card-out-of-the-hedgerow-flavour = The birds had stopped singing. That should have been enough.
card-ill-omen = An Ill Omen
card-ill-omen-flavour = A calf was born at the mill. It spoke one word, and died.
