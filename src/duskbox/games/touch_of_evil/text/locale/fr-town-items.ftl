### The Town Items in French.

card-musket = Mousquet
card-musket-flavour = Shadowbrook n’en a qu’un, et chacun sait qui a tiré le dernier.
card-dueling-pistol = Pistolet de duel
card-dueling-pistol-flavour = Vendu sans son jumeau. Le jumeau a perdu.
card-silver-bullets = Balles d’argent
card-silver-bullets-flavour = Coulées dans l’argent d’une timbale de baptême. L’enfant n’en a plus besoin.
card-sword = Épée
card-sword-flavour = Commandée, payée, jamais réclamée.
card-knife = Couteau
card-knife-flavour = Pour le pain, pour la corde, et pour le reste.
card-wooden-stake = Pieu en bois
card-wooden-stake-flavour = À tailler lentement, le temps que la main ne tremble plus.
card-garlic = Tresse d’ail
card-garlic-flavour = Il y en avait à chaque fenêtre. Au matin, il en manquait une.
card-holy-water = Eau bénite
card-holy-water-flavour = Bénie à voix basse, vendue à la hâte.
card-torch = Torche
card-torch-flavour = De la poix, des chiffons, et une heure de courage.
card-tools-of-science = Instruments scientifiques
card-tools-of-science-flavour = La nature a ses lois. Il est temps de les rappeler à certains.
card-village-almanac = Almanach du village
card-village-almanac-flavour = Les lunes, les saints et, dans la marge, à l’encre rouge, cette nuit.
card-horse = Cheval
card-horse-flavour = Il vous mènera partout, sauf au pont la nuit venue.
card-county-map = Carte du comté
card-county-map-flavour = Trois hommes l’ont levée, deux l’ont signée.
