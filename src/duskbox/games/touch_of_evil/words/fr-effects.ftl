### Textes de règles en français. Chaque effet est une phrase complète avec son propre point ; une étiquette qui le précède finit par deux-points et n’en ajoute pas.

## How sentences are put together

effect-seq = { $words }
effect-then = { $words } Ensuite : { $next }
in-brackets = ({ $what })
effect-nothing = Il ne se passe rien.
effect-one-of = Au choix : { $words }
effect-choice = ({ $n }) { $what }
effect-may = Vous pouvez le faire ou non : { $what }
effect-may-pay =
    { $n ->
        [one] Vous pouvez payer 1 point d’Enquête : { $what }
       *[other] Vous pouvez payer { $n } points d’Enquête : { $what }
    }
effect-if = Si { $when } : { $what }
effect-if-else = Si { $when } : { $what } Sinon : { $otherwise }
effect-for = { $who } : { $what }
effect-table = Lancez un D6.
table-row =
    { $one ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    } : { $what }

## Amounts. The signs are the same in every language.

amount-x = { "X" }
amount-heroes = { "N" }
amount-honor = { "H" }
amount-d3 = { "D3" }
amount-d6 = { "D6" }
amount-all = tout
amount-is-heroes = { $what } N est le nombre de Héros de la partie.
amount-is-honor = { $what } H est l’Honneur de ce Notable.

## Whom it concerns

each-all = Chaque Héros
each-others = Chaque autre Héros
each-here = Chaque Héros sur cette case
each-town = Chaque Héros sur une case de la ville
each-corner = Chaque Héros dans un lieu d’angle
each-abroad = Chaque Héros hors des cases de la ville
each-wounded = Chaque Héros blessé
pick-all = Un Héros de votre choix
pick-any = Un Héros de votre choix
pick-others = Un autre Héros de votre choix
pick-other = Un autre Héros de votre choix
pick-here = Un Héros de votre choix sur cette case
pick-town = Un Héros de votre choix sur une case de la ville
pick-corner = Un Héros de votre choix dans un lieu d’angle
pick-abroad = Un Héros de votre choix hors des cases de la ville
pick-wounded = Un Héros blessé de votre choix
pick-rival = Un Héros rival de votre choix
pick-friend = Un autre Héros de votre équipe, de votre choix
hero-first = Le Premier joueur
hero-most-spirit =
    { $least ->
        [yes] Le Héros qui a le moins d’Esprit
       *[no] Le Héros qui a le plus d’Esprit
    }
hero-most-cunning =
    { $least ->
        [yes] Le Héros qui a le moins de Ruse
       *[no] Le Héros qui a le plus de Ruse
    }
hero-most-combat =
    { $least ->
        [yes] Le Héros qui a le moins de Combat
       *[no] Le Héros qui a le plus de Combat
    }
hero-most-honor =
    { $least ->
        [yes] Le Héros qui a le moins d’Honneur
       *[no] Le Héros qui a le plus d’Honneur
    }
hero-most-investigation =
    { $least ->
        [yes] Le Héros qui a le moins d’Enquête
       *[no] Le Héros qui a le plus d’Enquête
    }
hero-most-items =
    { $least ->
        [yes] Le Héros qui a le moins d’Objets et d’Alliés
       *[no] Le Héros qui a le plus d’Objets et d’Alliés
    }
hero-most-wounds =
    { $least ->
        [yes] Le Héros qui a le moins de Blessures
       *[no] Le Héros qui a le plus de Blessures
    }
elder-chosen = Un Notable de votre choix
elder-random = Un Notable tiré au hasard
elder-lowest-honor = Le Notable qui a le moins d’Honneur
elder-highest-honor = Le Notable qui a le plus d’Honneur
elder-that = Ce Notable

## Skills and tests

skill-spirit = Esprit
skill-cunning = Ruse
skill-combat = Combat
skill-honor = Honneur
skill-of-spirit = d’Esprit
skill-of-cunning = de Ruse
skill-of-combat = de Combat
skill-of-honor = d’Honneur
skill-in-spirit = en Esprit
skill-in-cunning = en Ruse
skill-in-combat = en Combat
skill-in-honor = en Honneur
effect-test = Faites un test { $first } { $n }+.
effect-test-both = Faites un test combiné { $first } et { $second } { $n }+.
effect-choose-test = Faites un test { $n }+ d’une de ces Compétences, au choix : { $skills }.
result-passed = Réussi : { $what }
result-each = Pour X succès : { $what }
result-failed = Raté : { $what }

## Resources

effect-gain =
    { $n ->
        [one] Gagnez 1 point d’Enquête.
       *[other] Gagnez { $n } points d’Enquête.
    }
effect-lose =
    { $n ->
        [one] Perdez 1 point d’Enquête.
       *[other] Perdez { $n } points d’Enquête.
    }
effect-lose-all = Perdez tous vos points d’Enquête.
effect-steal =
    { $n ->
        [one] Prenez 1 point d’Enquête à un Héros rival de votre choix.
       *[other] Prenez { $n } points d’Enquête à un Héros rival de votre choix.
    }
effect-steal-all = Prenez tous les points d’Enquête d’un Héros rival de votre choix.
effect-wound =
    { $n ->
        [one] Subissez 1 Blessure.
       *[other] Subissez { $n } Blessures.
    }
effect-heal =
    { $n ->
        [one] Soignez 1 Blessure.
       *[other] Soignez { $n } Blessures.
    }
effect-heal-all = Soignez toutes vos Blessures.
effect-train = +{ $n } { $skill } pour le reste de la partie.
effect-lose-skill =
    { $n ->
        [one] Retirez 1 jeton { $skill }.
       *[other] Retirez { $n } jetons { $skill }.
    }
effect-lose-skill-all = Retirez tous vos jetons { $skill }.
effect-clues =
    { $n ->
        [one] Placez 1 point d’Enquête { $where }.
       *[other] Placez { $n } points d’Enquête { $where }.
    }
clues-here = sur cette case
clues-random = dans un Lieu aléatoire
clues-town-hall = à l’Hôtel de ville
clues-corners = dans chaque lieu d’angle
clues-dangerous = dans chaque lieu dangereux
clues-chosen = sur une case de votre choix
effect-darker =
    { $n ->
        [one] Avancez le marqueur de la Piste de l’Ombre de 1 case vers les Ténèbres.
       *[other] Avancez le marqueur de la Piste de l’Ombre de { $n } cases vers les Ténèbres.
    }
effect-brighter =
    { $n ->
        [one] Éloignez le marqueur de la Piste de l’Ombre des Ténèbres de 1 case.
       *[other] Éloignez le marqueur de la Piste de l’Ombre des Ténèbres de { $n } cases.
    }
effect-villain-heals =
    { $n ->
        [one] Le Méchant soigne 1 Blessure.
       *[other] Le Méchant soigne { $n } Blessures.
    }
effect-villain-heals-all = Le Méchant soigne toutes ses Blessures.
effect-villain-grows =
    { $n ->
        [one] Le Méchant reçoit 1 jeton Blessure supplémentaire.
       *[other] Le Méchant reçoit { $n } jetons Blessure supplémentaire.
    }
effect-hit-villain =
    { $n ->
        [one] Dans l’Affrontement final, le Méchant subit 1 Blessure.
       *[other] Dans l’Affrontement final, le Méchant subit { $n } Blessures.
    }
effect-until-own = { $until } : { $what }
effect-until-everybody = { $until }, pour chaque Héros : { $what }
until-fight-round = Jusqu’à la fin de l’Assaut
until-fight = Jusqu’à la fin du combat
until-turn = Jusqu’à la fin du tour
until-round = Jusqu’à la fin de la manche
until-showdown = Jusqu’à la fin de l’Affrontement final
effect-lift-curse = Levez votre Malédiction.

## Cards

effect-draw =
    { $n ->
        [one] Piochez 1 carte Événement.
       *[other] Piochez { $n } cartes Événement.
    }
effect-draw-keep =
    { $n ->
        [one] Piochez 1 carte Événement et gardez-en { $keep }.
       *[other] Piochez { $n } cartes Événement, gardez-en { $keep } et défaussez le reste.
    }
effect-draw-mystery = Piochez une carte Mystère et résolvez-la.
effect-draw-corner-here = Piochez une carte de ce lieu d’angle et résolvez-la.
effect-draw-corner = Piochez une carte de ce lieu d’angle et résolvez-la : { $deck }.
effect-discard =
    { $n ->
        [one] Défaussez 1 carte Événement.
       *[other] Défaussez { $n } cartes Événement.
    }
effect-discard-all = Défaussez toutes vos cartes Événement.
effect-lose-item =
    { $n ->
        [one] Perdez 1 Objet ou Allié de votre choix.
       *[other] Perdez { $n } Objets ou Alliés de votre choix.
    }
effect-lose-item-all = Perdez tous vos Objets et Alliés.
effect-gain-lair = Prenez une carte Repaire.
effect-lose-lair = Défaussez votre carte Repaire.
effect-take-event = Prenez une carte Événement de votre choix dans la défausse.
effect-take-item = Prenez un Objet ou Allié de votre choix dans la défausse d’un lieu d’angle.
effect-take-town-item = Prenez gratuitement un Objet de la ville dont le prix ne dépasse pas { $n }.
effect-cancel-event = Annulez une carte Événement ou un incident du Tableau des Sbires avant son effet.
effect-cancel-mystery = Annulez une carte Mystère avant son effet.
effect-cancel-either = Annulez une carte Événement, une carte Mystère ou un incident du Tableau des Sbires avant son effet.
effect-cancel-remaining =
    { $n ->
        [one] Annulez 1 carte Mystère qui Reste en jeu.
       *[other] Annulez jusqu’à { $n } cartes Mystère qui Restent en jeu.
    }
effect-cancel-remaining-all = Annulez toutes les cartes Mystère qui Restent en jeu.
effect-cancel-lair = Annulez la carte Repaire d’un Affrontement final qui va commencer ; il n’a pas lieu.

## Movement

effect-move =
    { $n ->
        [one] Déplacez-vous de 1 case au plus.
       *[other] Déplacez-vous de { $n } cases au plus.
    }
effect-move-to = Allez { $space }.
effect-move-to-any =
    { $kind ->
        [corner] Allez dans un lieu d’angle de votre choix.
        [town] Allez sur une case de la ville de votre choix.
        [dangerous] Allez dans un lieu dangereux de votre choix.
       *[any] Allez sur une case de votre choix.
    }
effect-to-hero = Allez sur la case d’un autre Héros de votre choix.
at-space =
    { $id ->
        [manor] au Manoir
        [windmill] au Moulin
        [olde-woods] dans le Vieux Bois
        [abandoned-keep] au Donjon abandonné
        [town-hall] à l’Hôtel de ville
        [blacksmith] à la Forge
        [church] à l’Église
        [doctors-office] au Cabinet du docteur
        [magistrates-office] au Bureau du magistrat
        [fields] dans les Champs
        [marsh] dans le Marais
        [covered-bridge] sur le Pont couvert
        [crossroads] à la Croisée des chemins
       *[other] sur la case { $space }
    }
to-space =
    { $id ->
        [manor] au Manoir
        [windmill] au Moulin
        [olde-woods] dans le Vieux Bois
        [abandoned-keep] au Donjon abandonné
        [town-hall] à l’Hôtel de ville
        [blacksmith] à la Forge
        [church] à l’Église
        [doctors-office] au Cabinet du docteur
        [magistrates-office] au Bureau du magistrat
        [fields] dans les Champs
        [marsh] dans le Marais
        [covered-bridge] sur le Pont couvert
        [crossroads] à la Croisée des chemins
       *[other] sur la case { $space }
    }

## Minions and Militia

effect-chart = Lancez un dé sur le Tableau des Sbires ; un Sbire apparaît sur votre case.
effect-chart-random = Lancez un dé sur le Tableau des Sbires ; un Sbire apparaît dans un Lieu aléatoire.
effect-chart-chosen = Le Premier joueur choisit une case vide. Lancez un dé sur le Tableau des Sbires ; un Sbire y apparaît.
effect-place-minions =
    { $n ->
        [one] Placez 1 jeton Sbire { $where } : { $minion }.
       *[other] Placez { $n } jetons Sbire { $where } : { $minion }.
    }
minions-random =
    { $n ->
        [one] dans un Lieu aléatoire
       *[other] dans des Lieux aléatoires
    }
minions-here = sur cette case
minions-chosen =
    { $n ->
        [one] sur une case vide choisie par le Premier joueur
       *[other] sur des cases vides choisies par le Premier joueur
    }
minions-corners = dans chaque lieu d’angle
effect-minions-move-heroes = Tous les jetons Sbire se déplacent de 1 case vers le Héros le plus proche.
effect-minions-move-town = Tous les jetons Sbire se déplacent de 1 case vers l’Hôtel de ville.
effect-remove-minion-chosen = Retirez du plateau un jeton Sbire de votre choix.
effect-remove-minion-here = Retirez le jeton Sbire de cette case.
effect-remove-minion-here-round = Retirez le jeton Sbire rond de cette case.
effect-fight-a = Combattez ce Sbire maintenant : { $minion }.
effect-villain-strikes =
    { $n ->
        [0] Livrez un seul Assaut contre le Méchant. Les touches ne rapportent rien.
        [one] Livrez un seul Assaut contre le Méchant. Chaque touche vous rapporte 1 point d’Enquête.
       *[other] Livrez un seul Assaut contre le Méchant. Chaque touche vous rapporte { $n } points d’Enquête.
    }
effect-defeat-minion = Le Sbire que vous combattez est aussitôt vaincu.
effect-place-militia =
    { $n ->
        [one] Placez 1 jeton Milice { $where }.
       *[other] Placez { $n } jetons Milice { $where }.
    }
muster-here = sur cette case
muster-town-hall = à l’Hôtel de ville
muster-chosen = sur une case de votre choix
effect-remove-militia =
    { $n ->
        [one] Retirez du plateau 1 jeton Milice de votre choix.
       *[other] Retirez du plateau { $n } jetons Milice de votre choix.
    }
effect-remove-militia-all = Retirez du plateau tous les jetons Milice.

## Elders

effect-kill-elder = { $elder } meurt.
effect-add-secret = { $elder } reçoit un Secret de plus.
effect-reveal-elder = { $elder } révèle tous ses Secrets.
effect-look =
    { $quietly ->
        [yes]
            { $n ->
                [one] Regardez, Sans révéler, les Secrets de 1 Notable de votre choix.
               *[other] Regardez, Sans révéler, les Secrets de { $n } Notables de votre choix au plus.
            }
       *[no]
            { $n ->
                [one] Regardez les Secrets de 1 Notable de votre choix.
               *[other] Regardez les Secrets de { $n } Notables de votre choix au plus.
            }
    }
effect-elder-goes-home = Ce Notable quitte le Groupe de chasse et rentre en ville.
effect-protect-elder = Le Notable qui allait mourir survit.
effect-heal-elder = Un Notable blessé à vos côtés soigne 1 Blessure.
effect-on-the-hunt = Ce Notable part en chasse : placez le jeton Notable sur une case de votre choix où se trouve un Sbire. Un Héros qui y combat a +1 en Combat. Quand il n’y reste plus de Sbire à la fin d’une manche, le Notable rentre chez lui.
effect-joins-hero = Jusqu’à la fin de la manche, ce Notable est à vos côtés ; vous avez +1 en Combat et +1 en Honneur.

## Dice and Wounds

effect-reroll =
    { $enemy ->
        [yes]
            { $n ->
                [one] Relancez 1 touche de { $roll }.
               *[other] Relancez jusqu’à { $n } touches de { $roll }.
            }
       *[no]
            { $n ->
                [one] Relancez 1 dé de { $roll }.
               *[other] Relancez jusqu’à { $n } dés de { $roll }.
            }
    }
effect-reroll-all =
    { $enemy ->
        [yes] Relancez toutes les touches de { $roll }.
       *[no] Relancez tous les dés de { $roll }.
    }
effect-add-dice =
    { $n ->
        [one] Ajoutez 1 dé à { $roll }.
       *[other] Ajoutez { $n } dés à { $roll }.
    }
effect-set-die = Tournez 1 dé de { $roll } sur { $face }.
effect-ones-hit = Chaque 1 de votre jet de combat est une touche.
dice-of-own-fight = votre jet de combat
dice-of-own-test = votre test
dice-of-own-move = votre jet de déplacement
dice-of-own-any = votre jet
dice-of-any-fight = n’importe quel jet de combat d’un Héros
dice-of-any-test = n’importe quel test d’un Héros
dice-of-any-move = n’importe quel jet de déplacement d’un Héros
dice-of-any-any = n’importe quel jet d’un Héros
dice-of-enemy = votre ennemi
dice-of-enemy-any = n’importe quel ennemi
effect-ignore =
    { $whose ->
        [own]
            { $n ->
                [one] Ignorez 1 Blessure que vous allez subir.
               *[other] Ignorez jusqu’à { $n } Blessures que vous allez subir.
            }
        [elder]
            { $n ->
                [one] Ignorez 1 Blessure que va subir un Notable du Groupe de chasse.
               *[other] Ignorez jusqu’à { $n } Blessures que va subir un Notable du Groupe de chasse.
            }
       *[any]
            { $n ->
                [one] Ignorez 1 Blessure que va subir un Héros.
               *[other] Ignorez jusqu’à { $n } Blessures que va subir un Héros.
            }
    }
effect-ignore-all =
    { $whose ->
        [own] Ignorez toutes les Blessures que vous allez subir.
        [elder] Ignorez toutes les Blessures que va subir un Notable du Groupe de chasse.
       *[any] Ignorez toutes les Blessures que va subir un Héros.
    }

## Conditions: what follows “if”

if-elder-lives =
    { $not ->
        [yes] ce Notable ({ $elder }) est mort ou a rejoint le Méchant
       *[no] ce Notable ({ $elder }) est en vie et n’a pas rejoint le Méchant
    }
if-elder-evil =
    { $not ->
        [yes] aucun Notable maléfique n’est en vie
       *[no] un Notable maléfique est en vie
    }
if-in-showdown =
    { $not ->
        [yes] vous n’êtes pas dans un Affrontement final
       *[no] vous êtes dans un Affrontement final
    }
if-in-fight =
    { $not ->
        [yes] vous n’êtes pas en combat
       *[no] vous êtes en combat
    }
if-against =
    { $not ->
        [yes] vous combattez un ennemi sans le mot-clé { $keyword }
       *[no] vous combattez un ennemi qui a le mot-clé { $keyword }
    }
if-at =
    { $not ->
        [yes] vous n’êtes pas { $space }
       *[no] vous êtes { $space }
    }
if-at-corner =
    { $not ->
        [yes] vous n’êtes pas dans un lieu d’angle
       *[no] vous êtes dans un lieu d’angle
    }
if-at-town =
    { $not ->
        [yes] vous n’êtes pas sur une case de la ville
       *[no] vous êtes sur une case de la ville
    }
if-at-dangerous =
    { $not ->
        [yes] vous n’êtes pas dans un lieu dangereux
       *[no] vous êtes dans un lieu dangereux
    }
if-at-road =
    { $not ->
        [yes] vous n’êtes pas sur une route
       *[no] vous êtes sur une route
    }
if-carries =
    { $not ->
        [yes] vous n’avez aucune carte avec le mot-clé { $keyword }
       *[no] vous avez une carte avec le mot-clé { $keyword }
    }
if-red =
    { $not ->
        [yes] le marqueur n’est pas dans la partie rouge de la Piste de l’Ombre
       *[no] le marqueur est dans la partie rouge de la Piste de l’Ombre
    }
if-marker =
    { $not ->
        [yes] le marqueur de la Piste de l’Ombre est au-dessus de { $n }
       *[no] le marqueur de la Piste de l’Ombre est sur { $n } ou au-dessous
    }
if-wounded =
    { $not ->
        [yes] vous n’avez aucune Blessure
       *[no] vous avez une Blessure
    }
if-villain =
    { $id ->
        [vampire]
            { $not ->
                [yes] le Méchant n’est pas le Vampire
               *[no] le Méchant est le Vampire
            }
        [werewolf]
            { $not ->
                [yes] le Méchant n’est pas le Loup-garou
               *[no] le Méchant est le Loup-garou
            }
        [scarecrow]
            { $not ->
                [yes] le Méchant n’est pas l’Épouvantail
               *[no] le Méchant est l’Épouvantail
            }
        [spectral-horseman]
            { $not ->
                [yes] le Méchant n’est pas le Cavalier spectral
               *[no] le Méchant est le Cavalier spectral
            }
       *[other]
            { $not ->
                [yes] le Méchant n’est pas { $villain }
               *[no] le Méchant est { $villain }
            }
    }
if-together =
    { $not ->
        [yes] la partie est compétitive
       *[no] la partie est coopérative ou par équipes
    }
if-has-lair =
    { $not ->
        [yes] vous n’avez pas de carte Repaire
       *[no] vous avez une carte Repaire
    }
if-has-events =
    { $not ->
        [yes]
            { $n ->
                [one] vous n’avez aucune carte Événement en main
               *[other] vous avez moins de { $n } cartes Événement en main
            }
       *[no]
            { $n ->
                [one] vous avez une carte Événement en main
               *[other] vous avez au moins { $n } cartes Événement en main
            }
    }
if-minions =
    { $not ->
        [yes]
            { $n ->
                [one] aucun jeton Sbire n’est sur le plateau
               *[other] moins de { $n } jetons Sbire sont sur le plateau
            }
       *[no]
            { $n ->
                [one] un jeton Sbire est sur le plateau
               *[other] au moins { $n } jetons Sbire sont sur le plateau
            }
    }
if-changed =
    { $not ->
        [yes] votre transformation en Loup-garou n’est pas complète
       *[no] votre transformation en Loup-garou est complète
    }

## Modifiers

static-when = Si { $when } : { $what }
static-per-section = Pour chaque section de la Piste de l’Ombre que le marqueur a laissée derrière lui : { $what }
static-spirit =
    { $up ->
        [yes] +{ $size } en Esprit.
       *[no] −{ $size } en Esprit.
    }
static-cunning =
    { $up ->
        [yes] +{ $size } en Ruse.
       *[no] −{ $size } en Ruse.
    }
static-combat =
    { $up ->
        [yes] +{ $size } en Combat.
       *[no] −{ $size } en Combat.
    }
static-honor =
    { $up ->
        [yes] +{ $size } en Honneur.
       *[no] −{ $size } en Honneur.
    }
static-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] Il faut 1 Blessure de plus pour être mis K.-O.
               *[other] Il faut { $size } Blessures de plus pour être mis K.-O.
            }
       *[no]
            { $size ->
                [one] Il faut 1 Blessure de moins pour être mis K.-O.
               *[other] Il faut { $size } Blessures de moins pour être mis K.-O.
            }
    }
static-move =
    { $up ->
        [yes] +{ $size } au jet de déplacement.
       *[no] −{ $size } au jet de déplacement.
    }
static-carry-town =
    { $up ->
        [yes]
            { $size ->
                [one] On peut porter 1 Objet de la ville de plus.
               *[other] On peut porter { $size } Objets de la ville de plus.
            }
       *[no]
            { $size ->
                [one] On peut porter 1 Objet de la ville de moins.
               *[other] On peut porter { $size } Objets de la ville de moins.
            }
    }
static-carry-corner =
    { $up ->
        [yes]
            { $size ->
                [one] On peut porter 1 carte de plus de chaque lieu d’angle.
               *[other] On peut porter { $size } cartes de plus de chaque lieu d’angle.
            }
       *[no]
            { $size ->
                [one] On peut porter 1 carte de moins de chaque lieu d’angle.
               *[other] On peut porter { $size } cartes de moins de chaque lieu d’angle.
            }
    }
static-look-price =
    { $up ->
        [yes]
            { $size ->
                [one] Regarder des Secrets coûte 1 point d’Enquête de plus.
               *[other] Regarder des Secrets coûte { $size } points d’Enquête de plus.
            }
       *[no]
            { $size ->
                [one] Regarder des Secrets coûte 1 point d’Enquête de moins.
               *[other] Regarder des Secrets coûte { $size } points d’Enquête de moins.
            }
    }
static-lair-price =
    { $up ->
        [yes]
            { $size ->
                [one] Une carte Repaire coûte 1 point d’Enquête de plus.
               *[other] Une carte Repaire coûte { $size } points d’Enquête de plus.
            }
       *[no]
            { $size ->
                [one] Une carte Repaire coûte 1 point d’Enquête de moins.
               *[other] Une carte Repaire coûte { $size } points d’Enquête de moins.
            }
    }
static-showdown-price =
    { $up ->
        [yes]
            { $size ->
                [one] Un Affrontement final coûte 1 point d’Enquête de plus.
               *[other] Un Affrontement final coûte { $size } points d’Enquête de plus.
            }
       *[no]
            { $size ->
                [one] Un Affrontement final coûte 1 point d’Enquête de moins.
               *[other] Un Affrontement final coûte { $size } points d’Enquête de moins.
            }
    }
static-heal-price =
    { $up ->
        [yes]
            { $size ->
                [one] Soigner une Blessure coûte 1 point d’Enquête de plus.
               *[other] Soigner une Blessure coûte { $size } points d’Enquête de plus.
            }
       *[no]
            { $size ->
                [one] Soigner une Blessure coûte 1 point d’Enquête de moins.
               *[other] Soigner une Blessure coûte { $size } points d’Enquête de moins.
            }
    }
static-fight-dice =
    { $up ->
        [yes]
            { $size ->
                [one] Lancez 1 dé de combat de plus.
               *[other] Lancez { $size } dés de combat de plus.
            }
       *[no]
            { $size ->
                [one] Lancez 1 dé de combat de moins.
               *[other] Lancez { $size } dés de combat de moins.
            }
    }
static-hit-on =
    { $up ->
        [yes] Le seuil de touche des dés de combat du Héros augmente de { $size }.
       *[no] Le seuil de touche des dés de combat du Héros baisse de { $size }.
    }
static-enemy-hit-on =
    { $up ->
        [yes] Le seuil de touche des dés de combat ennemis augmente de { $size }.
       *[no] Le seuil de touche des dés de combat ennemis baisse de { $size }.
    }
static-villain-hit-on =
    { $up ->
        [yes] Le seuil de touche des dés de combat du Méchant augmente de { $size }.
       *[no] Le seuil de touche des dés de combat du Méchant baisse de { $size }.
    }
static-villain-combat =
    { $up ->
        [yes] Le Méchant a +{ $size } en Combat.
       *[no] Le Méchant a −{ $size } en Combat.
    }
static-villain-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] Il faut 1 Blessure de plus pour vaincre le Méchant.
               *[other] Il faut { $size } Blessures de plus pour vaincre le Méchant.
            }
       *[no]
            { $size ->
                [one] Il faut 1 Blessure de moins pour vaincre le Méchant.
               *[other] Il faut { $size } Blessures de moins pour vaincre le Méchant.
            }
    }
static-minion-dice =
    { $up ->
        [yes]
            { $size ->
                [one] Les Sbires lancent 1 dé de combat de plus.
               *[other] Les Sbires lancent { $size } dés de combat de plus.
            }
       *[no]
            { $size ->
                [one] Les Sbires lancent 1 dé de combat de moins.
               *[other] Les Sbires lancent { $size } dés de combat de moins.
            }
    }
static-minion-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] Il faut 1 Blessure de plus pour vaincre un Sbire.
               *[other] Il faut { $size } Blessures de plus pour vaincre un Sbire.
            }
       *[no]
            { $size ->
                [one] Il faut 1 Blessure de moins pour vaincre un Sbire.
               *[other] Il faut { $size } Blessures de moins pour vaincre un Sbire.
            }
    }
static-darkness-step =
    { $up ->
        [yes]
            { $size ->
                [one] Chaque mouvement du marqueur de la Piste de l’Ombre vers les Ténèbres est plus long de 1 case.
               *[other] Chaque mouvement du marqueur de la Piste de l’Ombre vers les Ténèbres est plus long de { $size } cases.
            }
       *[no]
            { $size ->
                [one] Chaque mouvement du marqueur de la Piste de l’Ombre vers les Ténèbres est plus court de 1 case.
               *[other] Chaque mouvement du marqueur de la Piste de l’Ombre vers les Ténèbres est plus court de { $size } cases.
            }
    }
static-dawn-step =
    { $up ->
        [yes]
            { $size ->
                [one] Chaque mouvement qui éloigne des Ténèbres le marqueur de la Piste de l’Ombre est plus long de 1 case.
               *[other] Chaque mouvement qui éloigne des Ténèbres le marqueur de la Piste de l’Ombre est plus long de { $size } cases.
            }
       *[no]
            { $size ->
                [one] Chaque mouvement qui éloigne des Ténèbres le marqueur de la Piste de l’Ombre est plus court de 1 case.
               *[other] Chaque mouvement qui éloigne des Ténèbres le marqueur de la Piste de l’Ombre est plus court de { $size } cases.
            }
    }
static-no-escape = On ne peut pas fuir un combat.
static-no-heal = Les Héros ne peuvent pas soigner de Blessures.
static-linger-on =
    { $up ->
        [yes] Le résultat jusqu’auquel s’attarder attire une attaque augmente de { $size }.
       *[no] Le résultat sur lequel s’attarder attire une attaque baisse de { $size }.
    }
static-mystery-cards =
    { $up ->
        [yes]
            { $size ->
                [one] On pioche 1 carte Mystère de plus à chaque Phase des Mystères.
               *[other] On pioche { $size } cartes Mystère de plus à chaque Phase des Mystères.
            }
       *[no]
            { $size ->
                [one] On pioche 1 carte Mystère de moins à chaque Phase des Mystères.
               *[other] On pioche { $size } cartes Mystère de moins à chaque Phase des Mystères.
            }
    }
static-villain-heals =
    { $up ->
        [yes]
            { $size ->
                [one] Pendant la Phase des Mystères, le Méchant soigne 1 Blessure de plus.
               *[other] Pendant la Phase des Mystères, le Méchant soigne { $size } Blessures de plus.
            }
       *[no]
            { $size ->
                [one] Pendant la Phase des Mystères, le Méchant soigne 1 Blessure de moins.
               *[other] Pendant la Phase des Mystères, le Méchant soigne { $size } Blessures de moins.
            }
    }
static-town-price =
    { $up ->
        [yes]
            { $size ->
                [one] Les Objets de la ville coûtent 1 point d’Enquête de plus.
               *[other] Les Objets de la ville coûtent { $size } points d’Enquête de plus.
            }
       *[no]
            { $size ->
                [one] Les Objets de la ville coûtent 1 point d’Enquête de moins.
               *[other] Les Objets de la ville coûtent { $size } points d’Enquête de moins.
            }
    }
static-no-elders = Les Notables ne se joignent pas aux Groupes de chasse.
static-table-rolls =
    { $up ->
        [yes]
            { $size ->
                [one] On lance le dé 1 fois de plus sur la table coopérative.
               *[other] On lance le dé { $size } fois de plus sur la table coopérative.
            }
       *[no]
            { $size ->
                [one] On lance le dé 1 fois de moins sur la table coopérative.
               *[other] On lance le dé { $size } fois de moins sur la table coopérative.
            }
    }

## Replacements

replace-event-draw = Chaque fois que vous piochez une carte Événement, piochez-en { $n }, gardez-en 1 et défaussez le reste.
replace-fight-skill = Là où vous combattriez avec le Combat, vous pouvez utiliser cette Compétence : { $skill }.
replace-loss-die = Quand vous êtes mis K.-O., vous perdez D3 choses au lieu de D6.
replace-villain-first = Le Méchant frappe le premier ; le Héros ne répond que s’il est encore debout après ses touches.
replace-mist = Dans un Affrontement final, lancez un D6 pour chaque touche sur le Méchant. Sur { $n } ou plus, la touche est perdue.
replace-ride = Après une attaque, le Méchant poursuit sa route par le plus court chemin vers l’Hôtel de ville et attaque chaque Héros qu’il rencontre.
replace-single-out = Aucun dé ne peut viser ce Notable maléfique.
replace-movement-two = Lancez deux dés pour le déplacement et utilisez le plus haut.

## Abilities: when, how often, at what cost

trigger = { $when } : { $what }
trigger-limit = { $when }, { $limit } : { $what }
trigger-cost = { $when }, il faut { $cost } : { $what }
trigger-cost-limit = { $when }, { $limit }, il faut { $cost } : { $what }
trigger-may = Vous pouvez, { $when } : { $what }
trigger-may-limit = Vous pouvez, { $when }, { $limit } : { $what }
trigger-may-cost = Vous pouvez, { $when }, { $cost } : { $what }
trigger-may-cost-limit = Vous pouvez, { $when }, { $limit }, { $cost } : { $what }
window-turn-step = avant une étape d’un tour
window-mystery-step = avant une étape de la Phase des Mystères
window-card = quand une carte vient d’être piochée ou jouée
window-roll = après un jet
window-fight = avant un combat
window-fight-round = avant un Assaut
window-wounds = quand des Blessures vont être subies
window-ko = quand un Héros va être mis K.-O. ou qu’un Notable va mourir
window-showdown-step = avant une étape d’un Affrontement final
window-action = pendant votre étape d’actions
moment-mystery-start = Au début de la Phase des Mystères
moment-turn-start = Au début de votre tour
moment-turn-end = À la fin de votre tour
moment-showdown-start = Au début d’un Affrontement final
moment-showdown-round = Au début de chaque Assaut d’un Affrontement final
moment-revealed = Quand ce Secret est révélé
moment-minion-defeated = Quand vous vainquez un Sbire
moment-villain-ko = Quand le Méchant a mis un Héros K.-O.
moment-collected = Chaque fois que vous récoltez ou gagnez de l’Enquête hors d’un combat
moment-elder-died = Quand un Notable de la ville meurt
limit-turn = une fois par tour
limit-round = une fois par manche
limit-fight-round = une fois par Assaut
limit-fight = une fois par combat
limit-game = une fois par partie
cost-pay =
    { $n ->
        [one] payer 1 point d’Enquête
       *[other] payer { $n } points d’Enquête
    }
cost-wounds =
    { $n ->
        [one] subir 1 Blessure
       *[other] subir { $n } Blessures
    }
cost-event =
    { $n ->
        [one] défausser 1 carte Événement
       *[other] défausser { $n } cartes Événement
    }
cost-discard = défausser cette carte

## Cards as a whole

card-minion =
    { $usual ->
        [yes] Dés de combat : { $dice }. Blessures : { $wounds }. Récompense : { $reward }
       *[no] Dés de combat : { $dice }. Blessures : { $wounds }. Compétence pour ce combat : { $skill }. Récompense : { $reward }
    }
card-lair =
    { $n ->
        [one] Repaire : { $space }. Un Affrontement final y coûte 1 point d’Enquête.
       *[other] Repaire : { $space }. Un Affrontement final y coûte { $n } points d’Enquête.
    }
card-evil = Ce Notable est maléfique et rejoint le Méchant.
card-when = À jouer { $when }.

## Keywords

keyword-beast = Bête
keyword-book = Livre
keyword-construct = Créature façonnée
keyword-firearm = Arme à feu
keyword-holy = Sacré
keyword-human = Humain
keyword-light = Lumière
keyword-magic = Magie
keyword-mount = Monture
keyword-plant = Plante
keyword-spirit = Fantôme
keyword-tool = Outil
keyword-undead = Mort-vivant
keyword-vampire = Vampire
keyword-weapon = Arme

## Questions

ask-one-of = Que choisissez-vous ?
ask-may = Voulez-vous le faire ?
ask-may-pay = Voulez-vous payer pour cela ?
ask-hero = Quel Héros ?
ask-hero-tied = Plusieurs Héros sont à égalité. Lequel d’entre eux ?
ask-test-skill = Quelle Compétence testez-vous ?
ask-steal = À quel Héros prenez-vous de l’Enquête ?
ask-clues-where = Sur quelle case placez-vous l’Enquête ?
ask-discard = Quelle carte Événement défaussez-vous ?
ask-take-discarded = Quelle carte prenez-vous dans la défausse ?
ask-take-town-item = Quel Objet de la ville prenez-vous ?
ask-cancel-remaining = Quelle carte Mystère annulez-vous ?
ask-walk = Jusqu’où vous déplacez-vous ?
ask-move-to = Où allez-vous ?
ask-to-hero = Vers quel Héros allez-vous ?
ask-minion-where = Sur quelle case le Sbire apparaît-il ?
ask-remove-minion = De quelle case retirez-vous un jeton Sbire ?
ask-militia-where = Sur quelle case placez-vous la Milice ?
ask-remove-militia = De quelle case retirez-vous un jeton Milice ?
ask-elder = Quel Notable ?
ask-kill-elder = Quel Notable meurt ?
ask-reveal-elder = Quel Notable révèle tous ses Secrets ?
ask-look = De quel Notable regardez-vous les Secrets ?
ask-heal-elder = Quel Notable soigne 1 Blessure ?
ask-heal-whom = Qui est soigné ?
ask-hunt-where = Sur quelle case le Notable part-il en chasse ?
ask-reroll = Quel dé relancez-vous ?
ask-set-die = Quel dé tournez-vous ?

## Why something would change nothing

why-no-effect = Cela ne changerait rien maintenant.
why-hero-down = Le Héros est K.-O.
why-no-investigation = Il n’y a pas d’Enquête à perdre.
why-nobody-to-rob = Aucun Héros rival n’a d’Enquête.
why-nothing-to-heal = Il n’y a pas de Blessure à soigner, ou il est interdit de soigner.
why-no-skill-counter = Il n’y a pas de tel jeton Compétence sur la fiche de Héros.
why-marker-at-start = Le marqueur de la Piste de l’Ombre est à son point de départ.
why-villain-unhurt = Le Méchant n’a pas de Blessures.
why-no-showdown = Vous ne combattez pas dans un Affrontement final.
why-no-fight = Vous n’êtes pas en combat.
why-no-events = Il n’y a pas de carte Événement en main.
why-no-items = Le Héros n’a ni Objet ni Allié.
why-has-no-lair = Le Héros n’a pas de carte Repaire à perdre.
why-nothing-discarded = Il n’y a pas de telle carte dans les défausses.
why-nothing-in-stock = Aucun Objet de la ville à ce prix n’est en réserve.
why-nothing-to-cancel = Rien de ce qui va prendre effet ne peut être annulé ainsi.
why-nothing-remains = Aucune carte Mystère ne Reste en jeu.
why-no-lair-revealed = Aucun Affrontement final ne va commencer.
why-cannot-move = Le Héros ne peut pas être déplacé maintenant.
why-no-minion = Il n’y a pas de tel jeton Sbire sur le plateau.
why-no-minion-fight = Vous ne combattez pas de Sbire.
why-no-militia-left = Tous les jetons Milice sont sur le plateau.
why-no-militia = Il n’y a pas de Milice sur le plateau.
why-no-elder = Il n’y a pas de tel Notable.
why-no-secret = Aucun Notable n’a plus de Secret caché.
why-no-elder-in-danger = Aucun Notable ne va mourir.
why-no-elder-hurt = Aucun Notable à vos côtés n’est blessé.
why-no-roll = Il n’y a pas de tel jet sur la table.
why-no-ones = Votre jet de combat ne montre aucun 1.
why-no-wounds = Personne ne va subir de telles Blessures.
why-no-curse = Le Héros n’est pas maudit.
