### Les packs et l’examen de la boîte en français : ce qu’un pack aurait dû dire, et ce qui ne va pas dans une boîte.

## Packs

expect-game = le nom du jeu pour lequel ce pack est fait
expect-text = un texte
expect-about = un texte d’au plus { $most } caractères
expect-said = un texte de 1 à { $most } caractères
expect-named = un nom pour ce qui est nouveau, dans une langue au moins
expect-number = un nombre entier de { $least } à { $most }
expect-flag = true ou false
expect-one-of = un mot parmi { $allowed }
expect-several-of = une liste de mots pris parmi ceux-ci, chacun une fois au plus : { $allowed }
expect-name = un nom en minuscules, chiffres et traits d’union, de 40 signes au plus, qui ne désigne rien d’autre dans le jeu
expect-free-name = un nom que rien d’autre ne porte dans la boîte
expect-keywords = une liste de mots-clés, chacun en minuscules et traits d’union
expect-deck = l’une de ces pioches, car aucune carte à modifier ne porte ce nom : { $allowed }
expect-no-deck = ni pioche ni genre, car une carte porte déjà ce nom ; retirez-les pour la modifier, ou choisissez un autre nom
expect-fewer-cards = { $most } sortes de cartes au plus
expect-fewer-triggers = { $most } capacités au plus dans toute la boîte
expect-enough-cards = { $least ->
    [one] au moins une carte
   *[other] au moins { $least } cartes
  } dans la pioche « { $deck } »
expect-some-window = au moins une fenêtre, ou immediate = true : sinon l’Événement ne peut jamais être joué
expect-remains = true, car l’effet durable d’un Mystère ne compte que s’il Reste en jeu
expect-some-effect = un effet, ou hooks avec remains = true : sinon le Mystère ne fait rien
expect-advanced = advanced = true à côté, car seul le jeu avancé fait révéler des Secrets immédiatement
expect-effect-or-none = un effet, par exemple { "[\"Gain\", 2]" }, ou { "\"-\"" } s’il n’y en a pas
expect-effect = un effet, par exemple { "[\"Gain\", 2]" }
expect-hooks = une liste d’effets durables, par exemple { "[[\"Static\", \"combat\", 1]]" }
expect-known-effect = une liste qui commence par le nom d’un effet : { $allowed }
expect-known-condition = une liste qui commence par le nom d’une condition : { $allowed }
expect-known-hook = une liste qui commence par le nom d’un effet durable : { $allowed }
expect-parts = « { $word } » avec des éléments qui vont ensemble ({ $parts })
expect-shallow = un effet imbriqué sur { $most } niveaux au plus
expect-fewer-parts = { $most } éléments au plus
expect-less-work = un effet qui exécute { $most } effets au plus, tout ce qui se trouve dans EachHero, AHero ou TheHero comptant { $each } fois
expect-shorter = une liste de { $most } éléments au plus
expect-fewer-minions = { $most } sortes de Sbires au plus
expect-fewer-copies = { $most } cartes au plus, tous exemplaires compris
expect-amount = un nombre entier de { $least } à { $most }, ou un mot parmi { $allowed }
expect-change = un nombre entier de { $least } à { $most } autre que 0, ou { "\"x\"" }
expect-row = une ligne de deux nombres et d’un effet, par exemple { "[1, 2, [\"Gain\", 2]]" }
expect-cost = un coût en quatre éléments : Enquête, Blessures, carte défaussée ou non, cartes Événement, par exemple [2, 0, false, 0]
expect-chart = des lignes qui couvrent le dé de 1 à 6 dans l’ordre, chaque nombre une fois
expect-chart-row = une ligne, par exemple { "[1, 2, \"bats\"]" } ou { "[3, 3, \"nom\", [\"Gain\", 2]]" }
expect-services = une liste de tables avec name, price et effect
expect-prices = cinq prix de { $least } à { $most }, un pour chaque section de la Piste de l’Ombre
expect-track-spaces = une liste de cases différentes de la Piste de l’Ombre, de { $least } à { $most }
expect-loops = une liste de deux boucles
expect-loop = une liste qui commence par town-hall et continue avec deux cases au moins
expect-loop-space = { "\".\"" } pour une route, ou un mot parmi { $allowed } ; l’Hôtel de ville n’est qu’au début
expect-all-spaces = les deux boucles ensemble, avec chaque case nommée une seule fois
expect-fewer-roads = { $most } routes au plus
expect-one-tie = un seul plus court chemin de retour de partout sauf des Champs : donnez à la boucle un nombre impair de cases, ou placez les Champs à mi-parcours
expect-way-home = le Manoir avant les Champs et le Moulin après, car un dé décide entre les deux

## L’examen de la boîte

fault-count = { $what } : il en faudrait { $expected }, il y en a { $found }.
fault-variety = { $what } : il faudrait au moins { $expected } cartes différentes, il y en a { $found }.
fault-remaining = Parmi les Mystères, il faudrait que { $expected } au moins Restent en jeu ; il y en a { $found }.
fault-no-kind = { $what } : aucune carte n’est du genre « { $kind } ».
fault-twins = { $what } : « { $one } » et « { $other } » font la même chose.
fault-mark = « { $what } » ne dit pas d’où viennent ses valeurs : « { $mark } » n’est pas une marque.
fault-name-twice = Deux cartes portent le nom « { $what } ».
fault-never-drawn = « { $what } » ne peut jamais sortir.
fault-no-window = « { $what } » ne peut jamais être jouée.
fault-does-nothing = « { $what } » ne fait rien.
fault-hooks-unused = « { $what } » a un effet durable mais ne Reste pas en jeu.
fault-no-space = « { $what } » est un Repaire sans lieu connu.
fault-unknown-effect = « { $what } » emploie un effet étranger au vocabulaire.
fault-chart = { $what } : le Tableau des Sbires ne couvre pas les nombres de 1 à 6.
fault-never-appears = { $what } : ce Sbire n’est dans aucun tableau ni aucune pioche.
fault-undrawn = { $what } : l’image de la ville ne montre pas ce lieu une fois et une seule.
fault-words = Textes ({ $language }), « { $what } » : impossible de dire « { $text } ».
box-track = Piste de l’Ombre
