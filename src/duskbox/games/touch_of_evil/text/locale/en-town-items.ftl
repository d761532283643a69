### The Town Items in English: a name and a line of flavour each. What they do is said by their effects.

card-musket = Musket
card-musket-flavour = There is one in Shadowbrook, and everybody knows who fired it last.
card-dueling-pistol = Dueling Pistol
card-dueling-pistol-flavour = Sold without its fellow. The fellow lost.
card-silver-bullets = Silver Bullets
card-silver-bullets-flavour = Cast from a christening spoon. The child no longer needs it.
card-sword = Sword
card-sword-flavour = Ordered, paid for, and never called for.
card-knife = Knife
card-knife-flavour = For bread, for rope, and for the third thing.
card-wooden-stake = Wooden Stake
card-wooden-stake-flavour = Whittle slowly. Give the hand time to stop shaking.
card-garlic = Garlic
card-garlic-flavour = It hung at every window in the lane. By morning one had none.
card-holy-water = Holy Water
card-holy-water-flavour = Blessed in a whisper, sold in a hurry.
card-torch = Torch
card-torch-flavour = Pitch, rags, and an hour’s courage.
card-tools-of-science = Tools of Science
card-tools-of-science-flavour = Nature has her laws. It is time somebody was reminded of them.
card-village-almanac = Village Almanac
card-village-almanac-flavour = Moons, saints’ days and, in the margin, in red, tonight.
card-horse = Horse
card-horse-flavour = It will carry you anywhere but across the bridge after dark.
card-county-map = County Map
card-county-map-flavour = Surveyed by three men, signed by two.
