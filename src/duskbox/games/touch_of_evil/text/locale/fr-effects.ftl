### Textes de règles en français. `form` est la forme du verbe : you (impératif), third et they (troisième personne), to (infinitif), bare (une carte à soi, tant qu’elle est là). `of` dit à qui est quelque chose. Un message est un morceau de phrase ; seul « sentence » met la majuscule et le point.

## How sentences are put together

sentence = { $what }.
full-stop = { $what }.
heading = { $what } :
text = { $paragraphs }
paragraph = { $words }
block =
    { $head }
    { $lines }
list-and = { $most } et { $last }
list-and-if = { $most } et, { $when }, { $what }
list-or = { $most } ou { $last }
list-either = { $most }, { $last }
either-one = soit { $what }
clause-then = { $first } ; { $next }
repeated =
    { $n ->
        [2] { $what }, deux fois
       *[other] { $what }, { $n } fois
    }
subject-does = { $who } { $what }
pronoun-does = ce Héros { $what }
that-hero-does = ce Héros { $what }
for-whom = pour { $who }, { $what }
for-each-of-them = pour chacun d’eux { $what }
for-one-only =
    { $of ->
        [you] { $what } (pour vous seulement)
       *[they] { $what } (pour lui seulement)
    }
if-then = { $when }, { $what }
at-time = { $when }, { $what }
subject-if = { $who }, { $when }, { $what }
noun-if = { $who }, { $when }
noun-who = { $who } { $when }
otherwise = sinon, { $what }
or-else = sinon
if-passes =
    { $of ->
        [you] si vous réussissez
       *[they] s’il réussit
    }
if-fails =
    { $of ->
        [you] si vous échouez
       *[they] s’il échoue
    }
if-rolls =
    { $one ->
        [yes] sur { $low }
       *[no] sur { $low }–{ $high }
    }
if-do = dans ce cas, { $what }
if-done = { $what } ; dans ce cas
may = { own-may-do } { $what }
may-this = { own-may-do } faire ceci
may-cost = { own-may-do } { $cost } pour { $what }
may-if-do = { own-may-do } { $what } ; dans ce cas
own-may-do =
    { $form ->
        [you] vous pouvez
       *[other] peut
    }
for-cost = à ce prix ({ $cost })
choose-who = { choose } { $who }, qui { $what }
in-turn = { $who }, l’un après l’autre
for-one = { $who }
die-row =
    { $one ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    } : { $what }
as-long-as = { $what } { $when }
against-foes = { $what } { $when }
lasting = { $what } { $until }
until-fight-round = jusqu’à la fin de l’Assaut
until-fight = jusqu’à la fin du combat
until-turn = jusqu’à la fin du tour
until-round = jusqu’à la fin de la manche
until-showdown = jusqu’à la fin de l’Affrontement final
per-success = { $what } par succès
per-hero = { $what } par Héros de la partie
per-spirit = { $what } par point d’Esprit de ce Notable
per-cunning = { $what } par point de Ruse de ce Notable
per-honor = { $what } par point d’Honneur de ce Notable
per-section = { $what } par section de la Piste de l’Ombre que le marqueur a laissée derrière lui

## Words that many sentences share

choose =
    { $form ->
        [you] choisissez
        [to] choisir
       *[third] choisit
    }
own-of-your-choice =
    { $of ->
        [you] de votre choix
       *[they] de son choix
    }
own-your-space =
    { $of ->
        [you] votre case
       *[they] sa case
    }
own-all-your =
    { $of ->
        [you] tous vos
       *[they] tous ses
    }
own-all-your-f =
    { $of ->
        [you] toutes vos
       *[they] toutes ses
    }
own-have-plus =
    { $form ->
        [bare] { "" }
        [you] recevez{ " " }
        [to] recevoir{ " " }
       *[third] a{ " " }
    }{ $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    }
own-pay-more =
    { $form ->
        [bare] vous payez
        [you] payez
        [to] payer
       *[third] paie
    } { $size ->
        [one] 1 point d’Enquête
       *[other] { $size } points d’Enquête
    } { $up ->
        [yes] de plus
       *[no] de moins
    }
own-cannot =
    { $form ->
        [bare] vous ne pouvez pas
        [you] vous ne pouvez pas
        [to] ne pas pouvoir
       *[third] ne peut pas
    }
own-some-clues =
    { $n ->
        [all] { own-all-your } points d’Enquête
        [one] 1 point d’Enquête
       *[other] { $n } points d’Enquête
    }
own-some-wounds-taken =
    { $n ->
        [one] 1 Blessure
       *[other] { $n } Blessures
    }

## Whom it concerns

each-all = chaque Héros
each-everybody = chaque Héros, même K.-O.,
each-others = chaque autre Héros
own-on-space =
    { $here ->
        [showdown] de l’Affrontement final
       *[space] sur { own-your-space }
    }
each-here = chaque Héros { own-on-space }
each-town = chaque Héros sur une case de la ville
each-corner = chaque Héros dans un lieu d’angle
each-abroad = chaque Héros hors des cases de la ville
each-wounded = chaque Héros blessé
each-who-passes = chaque Héros qui réussit
each-who-fails = chaque Héros qui échoue
each-who-does = chaque Héros qui le fait
each-who-rolls =
    { $one ->
        [yes] chaque Héros qui obtient { $low }
       *[no] chaque Héros qui obtient { $low }–{ $high }
    }
own-of-choice =
    { $choice ->
        [no] { "" }
       *[yes] { " " }{ own-of-your-choice }
    }
pick-all = un Héros{ own-of-choice }
pick-any = un Héros{ own-of-choice }
pick-others = un autre Héros{ own-of-choice }
pick-other = un autre Héros{ own-of-choice }
pick-here = un Héros{ own-of-choice } { own-on-space }
pick-town = un Héros{ own-of-choice } sur une case de la ville
pick-corner = un Héros{ own-of-choice } dans un lieu d’angle
pick-abroad = un Héros{ own-of-choice } hors des cases de la ville
pick-wounded = un Héros blessé{ own-of-choice }
pick-rival = un rival{ own-of-choice }
pick-friend = un coéquipier{ own-of-choice }
a-hero = un Héros
hero-first = le Premier joueur
hero-drawer = le Héros qui a pioché cette carte
hero-revealer = le Héros qui révèle ce Secret
hero-helped = le Héros aux côtés de ce Notable
hero-cursed = le Héros maudit
hero-most-spirit =
    { $least ->
        [yes] le Héros qui a le moins d’Esprit
       *[no] le Héros qui a le plus d’Esprit
    }
hero-most-cunning =
    { $least ->
        [yes] le Héros qui a le moins de Ruse
       *[no] le Héros qui a le plus de Ruse
    }
hero-most-combat =
    { $least ->
        [yes] le Héros qui a le moins de Combat
       *[no] le Héros qui a le plus de Combat
    }
hero-most-honor =
    { $least ->
        [yes] le Héros qui a le moins d’Honneur
       *[no] le Héros qui a le plus d’Honneur
    }
hero-most-investigation =
    { $least ->
        [yes] le Héros qui a le moins de points d’Enquête
       *[no] le Héros qui a le plus de points d’Enquête
    }
hero-most-items =
    { $least ->
        [yes] le Héros qui a le moins d’Objets et d’Alliés
       *[no] le Héros qui a le plus d’Objets et d’Alliés
    }
hero-most-wounds =
    { $least ->
        [yes] le Héros qui a le moins de Blessures
       *[no] le Héros qui a le plus de Blessures
    }
elder-random = un Notable tiré au sort
elder-lowest-honor = le Notable qui a le moins d’Honneur
elder-highest-honor = le Notable qui a le plus d’Honneur
elder-lowest-spirit = le Notable qui a le moins d’Esprit
elder-highest-spirit = le Notable qui a le plus d’Esprit
elder-lowest-cunning = le Notable qui a le moins de Ruse
elder-highest-cunning = le Notable qui a le plus de Ruse
elder-that = ce Notable

## Skills, tests and dice

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
skill-with-spirit = l’Esprit
skill-with-cunning = la Ruse
skill-with-combat = le Combat
skill-with-honor = l’Honneur
own-test-verb =
    { $form ->
        [you] faites
        [to] faire
       *[third] fait
    }
effect-test = { own-test-verb } un test { $first } { $n }+
effect-test-both = { own-test-verb } un test combiné { $first } et { $second } { $n }+
effect-choose-test = { own-test-verb } un test { $skills } { $n }+
own-rolls =
    { $form ->
        [bare] vous lancez
        [you] lancez
        [to] lancer
       *[third] lance
    }
effect-roll = { own-rolls } un D6
effect-choose-one = { choose } une option
effect-nothing = il ne se passe rien

## Resources

effect-gain =
    { $form ->
        [you] gagnez
        [to] gagner
       *[third] gagne
    } { own-some-clues }{ $more ->
        [yes] { " " }de plus
       *[no] { "" }
    }
effect-lose =
    { $form ->
        [you] perdez
        [to] perdre
       *[third] perd
    } { own-some-clues }
effect-steal = { take } { $n ->
        [all] tous les points d’Enquête d’un rival
       *[other] { own-some-clues } à un rival
    } { own-of-your-choice }
effect-wound =
    { $form ->
        [you] subissez
        [to] subir
       *[third] subit
    } { own-some-wounds-taken }
effect-heal =
    { $form ->
        [you] soignez
        [to] soigner
       *[third] soigne
    } { $n ->
        [all] { own-all-your-f } Blessures
       *[other] { own-some-wounds-taken }
    }
effect-train =
    { $form ->
        [you] gagnez
        [to] gagner
       *[third] gagne
    } +{ $n } { $skill } pour le reste de la partie
own-remove =
    { $form ->
        [you] retirez
        [to] retirer
       *[third] retire
    }
effect-lose-skill = { own-remove } { $n ->
        [all] { own-all-your } jetons { $skill }
        [one] 1 { $of ->
            [you] de vos
           *[they] de ses
        } jetons { $skill }
       *[other] { $n } { $of ->
            [you] de vos
           *[they] de ses
        } jetons { $skill }
    }
own-put =
    { $form ->
        [you] placez
        [to] placer
       *[third] place
    }
own-some-counters = { $n ->
    [one] 1 jeton Enquête
   *[other] { $n } jetons Enquête
}
effect-clues = { own-put } { own-some-counters } { $where }
clues-here = sur { own-your-space }
clues-random = dans un Lieu aléatoire
clues-town-hall = à l’Hôtel de ville
clues-corners = dans chaque lieu d’angle
clues-dangerous = dans chaque lieu dangereux
clues-chosen = sur une case { own-of-your-choice }
effect-darker =
    { $form ->
        [you] avancez
        [to] avancer
       *[third] avance
    } le marqueur de la Piste de l’Ombre de { $n ->
        [one] 1 case
       *[other] { $n } cases
    } vers les Ténèbres
effect-brighter =
    { $form ->
        [you] éloignez
        [to] éloigner
       *[third] éloigne
    } le marqueur de la Piste de l’Ombre de { $n ->
        [one] 1 case
       *[other] { $n } cases
    } des Ténèbres
effect-villain-heals = le Méchant se soigne de { $n ->
        [all] toutes ses Blessures
       *[other] { own-some-wounds-taken }
    }
effect-villain-grows =
    { $n ->
        [one] le Méchant reçoit 1 jeton Blessure supplémentaire
       *[other] le Méchant reçoit { $n } jetons Blessure supplémentaires
    }
effect-hit-villain =
    { $form ->
        [you] infligez
        [to] infliger
       *[third] inflige
    } { own-some-wounds-taken } au Méchant{ $here ->
        [showdown] { "" }
       *[space] { " " }dans l’Affrontement final
    }
effect-lift-curse =
    { $form ->
        [you] levez votre
        [to] lever { $of ->
            [you] votre
           *[they] sa
        }
       *[third] lève sa
    } Malédiction

## Cards

own-draw =
    { $form ->
        [you] piochez
        [to] piocher
       *[third] pioche
    }
resolve =
    { $form ->
        [you] résolvez-la
        [to] la résoudre
       *[third] la résout
    }
discard =
    { $form ->
        [you] défaussez
        [to] défausser
       *[third] défausse
    }
own-some-events =
    { $n ->
        [one] 1 carte Événement
       *[other] { $n } cartes Événement
    }
effect-draw = { own-draw } { own-some-events }
effect-draw-keep = { own-draw } { own-some-events }, { $form ->
        [you] gardez-en
        [to] en garder
       *[third] en garde
    } { $keep } et { discard } le reste
effect-draw-mystery = { own-draw } une carte Mystère et { resolve }
effect-draw-corner-here = { own-draw } une carte de ce lieu d’angle et { resolve }
effect-draw-corner = { own-draw } une carte du lieu d’angle ({ $deck }) et { resolve }
effect-discard = { discard } { $n ->
        [all] { own-all-your-f } cartes Événement
       *[other] { own-some-events }
    }
effect-lose-item =
    { $form ->
        [you] perdez
        [to] perdre
       *[third] perd
    } { $n ->
        [all] { own-all-your } Objets et Alliés
        [one] 1 Objet ou Allié { own-of-your-choice }
       *[other] { $n } Objets ou Alliés { own-of-your-choice }
    }
take =
    { $form ->
        [you] prenez
        [to] prendre
       *[third] prend
    }
effect-gain-lair = { take } une carte Repaire
effect-lose-lair = { discard } { $of ->
        [you] votre
       *[they] sa
    } carte Repaire
effect-take-event = { take } une carte Événement { own-of-your-choice } dans la défausse
effect-take-item = { take } un Objet ou Allié { own-of-your-choice } dans la défausse d’un lieu d’angle
effect-take-town-item = { take } gratuitement un Objet de la ville dont le prix ne dépasse pas { $n }
cancel =
    { $form ->
        [you] annulez
        [to] annuler
       *[third] annule
    }
effect-cancel = { cancel } { $what ->
        [event] une carte Événement ou un incident du Tableau des Sbires
        [mystery] une carte Mystère
       *[either] une carte Événement, une carte Mystère ou un incident du Tableau des Sbires
    } { $late ->
        [yes] avant son effet, même après le jet demandé
       *[no] avant son effet
    }
effect-cancel-remaining = { cancel } { $n ->
        [all] toutes les cartes Mystère qui Restent en jeu
        [one] 1 carte Mystère qui Reste en jeu
       *[other] jusqu’à { $n } cartes Mystère qui Restent en jeu
    }
effect-cancel-lair = { cancel } la carte Repaire d’un rival dont l’Affrontement final va commencer, de sorte que celui-ci n’ait pas lieu

## Movement

own-goes =
    { $form ->
        [you] allez
        [to] aller
       *[third] va
    }
effect-move =
    { $form ->
        [you] déplacez-vous
        [to] { $of ->
            [you] vous déplacer
           *[they] se déplacer
        }
       *[third] se déplace
    } de { $n ->
        [one] 1 case
       *[other] { $n } cases
    } au plus
effect-move-to = { own-goes } { $space }
effect-move-to-any = { own-goes } { $kind ->
        [corner] dans un lieu d’angle
        [town] sur une case de la ville
        [dangerous] dans un lieu dangereux
       *[any] sur une case
    } { own-of-your-choice }
effect-to-hero = { own-goes } sur la case d’un autre Héros { own-of-your-choice }
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
        [road] sur la route { $number }
       *[other] sur la case { $space }
    }

## Minions and Militia

own-chart-roll =
    { $form ->
        [you] faites
        [to] faire
       *[third] fait
    } un jet sur le Tableau des Sbires
effect-chart = { own-chart-roll } pour { own-your-space }
effect-chart-at = { own-chart-roll } pour { $where ->
        [random] un Lieu aléatoire
       *[chosen] une case vide choisie par le Premier joueur
    }
effect-place-minions = { own-put } { $n ->
        [one] 1 jeton Sbire
       *[other] { $n } jetons Sbire
    } ({ $minion }) { $where ->
        [random] { $n ->
            [one] dans un Lieu aléatoire
           *[other] dans des Lieux aléatoires
        }
        [here] sur { own-your-space }
        [chosen] { $n ->
            [one] sur une case vide choisie par le Premier joueur
           *[other] sur des cases vides choisies par le Premier joueur
        }
       *[corners] dans chaque lieu d’angle
    }
own-moves =
    { $form ->
        [you] déplacez
        [to] déplacer
       *[third] déplace
    }
effect-minions-move = { own-moves } tous les jetons Sbire de 1 case { $toward ->
        [town] vers l’Hôtel de ville
       *[heroes] vers le Héros le plus proche
    }
effect-remove-minion = { own-remove } { $where ->
        [here] le jeton Sbire de { own-your-space }
        [here-round] le jeton Sbire rond de { own-your-space }
       *[chosen] du plateau un jeton Sbire { own-of-your-choice }
    }
fight =
    { $form ->
        [you] combattez
        [to] combattre
       *[third] combat
    }
effect-fight-a = { fight } aussitôt ce Sbire : { $minion }
effect-villain-strikes =
    { $form ->
        [you] livrez
        [to] livrer
       *[third] livre
    } un seul Assaut contre le Méchant, { $n ->
        [0] sans rien gagner
       *[other] en gagnant { own-some-clues }
    } par touche
effect-defeat-minion =
    { $form ->
        [you] battez aussitôt le Sbire que vous combattez
        [to] battre aussitôt le Sbire { $of ->
            [you] que vous combattez
           *[they] qu’il combat
        }
       *[third] bat aussitôt le Sbire qu’il combat
    }
own-some-militia =
    { $n ->
        [one] 1 jeton Milice
       *[other] { $n } jetons Milice
    }
effect-place-militia = { own-put } { own-some-militia } { $where }
effect-remove-militia = { own-remove } du plateau { $n ->
        [all] tous les jetons Milice
       *[other] { own-some-militia } { own-of-your-choice }
    }

## Elders

effect-kill-elder = { own-the-elder } meurt
effect-kill-chosen = { choose } un Notable, qui meurt
effect-secret-elder = { own-the-elder } reçoit un Secret de plus
effect-secret-chosen = { choose } un Notable, qui reçoit un Secret de plus
effect-reveal-elder = { own-the-elder } doit révéler tous ses Secrets
effect-reveal-chosen = { choose } un Notable, qui doit révéler tous ses Secrets
effect-pick-elder =
    { $which ->
        [chosen] { choose } un Notable
       *[other] { choose } { own-the-elder }
    }
effect-look =
    { $form ->
        [you] regardez
        [to] regarder
       *[third] regarde
    } les Secrets { $n ->
        [one] d’un Notable
       *[other] de { $n } Notables au plus
    } { own-of-your-choice }{ $quietly ->
        [yes] { " " }Sans révéler
       *[no] { "" }
    }
effect-elder-goes-home = ce Notable quitte le Groupe de chasse et rentre en ville
effect-protect-elder =
    { $form ->
        [you] sauvez
        [to] sauver
       *[third] sauve
    } un Notable qui va mourir
effect-heal-elder =
    { $form ->
        [you] soignez 1 Blessure d’un Notable à vos côtés
        [to] soigner 1 Blessure d’un Notable { $of ->
            [you] à vos côtés
           *[they] à ses côtés
        }
       *[third] soigne 1 Blessure d’un Notable à ses côtés
    }
effect-on-the-hunt =
    { $form ->
        [you] envoyez
        [to] envoyer
       *[third] envoie
    } ce Notable En chasse : le jeton Notable va sur une case { own-of-your-choice } où se trouve un Sbire
effect-joins-hero =
    { $form ->
        [you] recevez
        [to] recevoir
       *[third] reçoit
    } l’aide de ce Notable jusqu’à la fin de la manche : +1 en Combat et +1 en Honneur

## Dice and Wounds

own-of-roll = { $id ->
    [any] du
   *[other] de
} { $roll }
effect-reroll =
    { $form ->
        [you] relancez
        [to] relancer
       *[third] relance
    } { $enemy ->
        [yes] { $n ->
            [all] toutes les touches
            [one] 1 touche
           *[other] jusqu’à { $n } touches
        }
       *[no] { $n ->
            [all] tous les dés
            [one] 1 dé
           *[other] jusqu’à { $n } dés
        }
    } { own-of-roll }
effect-add-dice =
    { $form ->
        [you] ajoutez
        [to] ajouter
       *[third] ajoute
    } { $n ->
        [one] 1 dé
       *[other] { $n } dés
    } { $id ->
        [any] au
       *[other] à
    } { $roll }
effect-set-die =
    { $form ->
        [you] tournez
        [to] tourner
       *[third] tourne
    } 1 dé { own-of-roll } sur { $face }
effect-ones-hit =
    { $form ->
        [you] comptez
        [to] compter
       *[third] compte
    } chaque 1 de { dice-of-own-fight } comme une touche
own-your-m =
    { $of ->
        [you] votre
       *[they] son
    }
dice-of-own-fight = { own-your-m } jet de combat
dice-of-own-test = { own-your-m } test
dice-of-own-move = { own-your-m } jet de déplacement
dice-of-own-any = { own-your-m } jet
dice-of-any-fight = jet de combat de n’importe quel Héros
dice-of-any-test = test de n’importe quel Héros
dice-of-any-move = jet de déplacement de n’importe quel Héros
dice-of-any-any = jet de n’importe quel Héros
dice-of-enemy = { own-your-m } ennemi
dice-of-enemy-any = n’importe quel ennemi
effect-ignore =
    { $form ->
        [you] ignorez
        [to] ignorer
       *[third] ignore
    } { $n ->
        [all] toutes les Blessures
        [one] 1 Blessure
       *[other] jusqu’à { $n } Blessures
    } { $whose ->
        [own] { $of ->
            [you] que vous allez subir
           *[they] qu’il va subir
        }
        [elder] que va subir un Notable du Groupe de chasse
       *[any] que va subir un même Héros
    }

own-the-elder =
    { $id ->
        [reverend-harding] le { $elder }
        [doctor-manning] le { $elder }
        [magistrate-kroft] le { $elder }
       *[other] { $elder }
    }
own-elder =
    { $title ->
        [reverend-harding] le { $elder }
        [doctor-manning] le { $elder }
        [magistrate-kroft] le { $elder }
       *[other] { $elder }
    }
own-elder-first =
    { $title ->
        [reverend-harding] Le { $elder }
        [doctor-manning] Le { $elder }
        [magistrate-kroft] Le { $elder }
       *[other] { $elder }
    }

## Conditions: “if you …”, “if they …”, “who …”

own-if-be =
    { $not ->
        [yes] { $person ->
            [you] si vous n’êtes pas
            [who] qui n’est pas
           *[they] s’il n’est pas
        }
       *[no] { $person ->
            [you] si vous êtes
            [who] qui est
           *[they] s’il est
        }
    }
own-if-have =
    { $not ->
        [yes] { $person ->
            [you] si vous n’avez
            [who] qui n’a
           *[they] s’il n’a
        }
       *[no] { $person ->
            [you] si vous avez
            [who] qui a
           *[they] s’il a
        }
    }
own-if-fight =
    { $not ->
        [yes] { $person ->
            [you] si vous ne combattez pas
            [who] qui ne combat pas
           *[they] s’il ne combat pas
        }
       *[no] { $person ->
            [you] si vous combattez
            [who] qui combat
           *[they] s’il combat
        }
    }
if-elder-lives =
    { $not ->
        [yes] si { own-the-elder } ne vit plus ou sert le Méchant
       *[no] si { own-the-elder } vit encore et ne sert pas le Méchant
    }
if-elder-evil =
    { $not ->
        [yes] si aucun Notable maléfique n’est en vie
       *[no] si un Notable maléfique est en vie
    }
if-in-showdown = { own-if-be } dans un Affrontement final
if-in-fight = { own-if-be } en combat
own-foes =
    { $id ->
        [beast] des Bêtes
        [construct] des Créatures artificielles
        [human] des Humains
        [plant] des Plantes
        [spirit] des Fantômes
        [undead] des Morts-vivants
        [vampire] des Vampires
       *[other] des ennemis qui ont le mot-clé { $keyword }
    }
against =
    { $id ->
        [beast] contre les Bêtes
        [construct] contre les Créatures artificielles
        [human] contre les Humains
        [plant] contre les Plantes
        [spirit] contre les Fantômes
        [undead] contre les Morts-vivants
        [vampire] contre les Vampires
       *[other] contre les ennemis qui ont le mot-clé { $keyword }
    }
if-against = { own-if-fight } { own-foes }
if-at = { own-if-be } { $space }
if-at-corner = { own-if-be } dans un lieu d’angle
if-at-town = { own-if-be } sur une case de la ville
if-at-dangerous = { own-if-be } dans un lieu dangereux
if-at-road = { own-if-be } sur une route
if-carries = { own-if-have } { $id ->
        [book] { $not ->
            [yes] pas de Livre
           *[no] un Livre
        }
        [weapon] { $not ->
            [yes] pas d’Arme
           *[no] une Arme
        }
        [firearm] { $not ->
            [yes] pas d’Arme à feu
           *[no] une Arme à feu
        }
       *[other] { $not ->
            [yes] pas de carte avec le mot-clé { $keyword }
           *[no] une carte avec le mot-clé { $keyword }
        }
    }
if-red =
    { $not ->
        [yes] si le marqueur n’est pas dans la partie rouge de la Piste de l’Ombre
       *[no] si le marqueur est dans la partie rouge de la Piste de l’Ombre
    }
if-marker =
    { $not ->
        [yes] si le marqueur de la Piste de l’Ombre est au-dessus de { $n }
       *[no] si le marqueur de la Piste de l’Ombre est sur { $n } ou au-dessous
    }
if-wounded = { own-if-be } blessé
if-villain =
    { $id ->
        [vampire] { $not ->
            [yes] si le Méchant n’est pas le Vampire
           *[no] si le Méchant est le Vampire
        }
        [werewolf] { $not ->
            [yes] si le Méchant n’est pas le Loup-garou
           *[no] si le Méchant est le Loup-garou
        }
        [scarecrow] { $not ->
            [yes] si le Méchant n’est pas l’Épouvantail
           *[no] si le Méchant est l’Épouvantail
        }
        [spectral-horseman] { $not ->
            [yes] si le Méchant n’est pas le Cavalier spectral
           *[no] si le Méchant est le Cavalier spectral
        }
       *[other] { $not ->
            [yes] si le Méchant n’est pas { $villain }
           *[no] si le Méchant est { $villain }
        }
    }
if-together =
    { $not ->
        [yes] si la partie est compétitive
       *[no] si la partie est coopérative ou par équipes
    }
if-has-lair = { own-if-have } { $not ->
        [yes] pas de carte Repaire
       *[no] une carte Repaire
    }
if-has-events = { $person ->
        [you] si vous avez
        [who] qui a
       *[they] s’il a
    } en main { $not ->
        [yes] moins de { $n } { $n ->
            [one] carte Événement
           *[other] cartes Événement
        }
       *[no] au moins { $n } { $n ->
            [one] carte Événement
           *[other] cartes Événement
        }
    }
if-minions =
    { $not ->
        [yes] { $n ->
            [one] s’il n’y a aucun jeton Sbire sur le plateau
           *[other] s’il y a moins de { $n } jetons Sbire sur le plateau
        }
       *[no] { $n ->
            [one] s’il y a un jeton Sbire sur le plateau
           *[other] s’il y a au moins { $n } jetons Sbire sur le plateau
        }
    }
if-changed = { own-if-be } devenu Loup-garou

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
static-spirit = { own-have-plus } en Esprit
static-cunning = { own-have-plus } en Ruse
static-combat = { own-have-plus } en Combat
static-honor = { own-have-plus } en Honneur
static-wounds = { own-have-plus } de résistance
static-move = { own-have-plus } au jet de déplacement
static-carry-town = { own-have-plus } à la limite de transport des Objets de la ville
static-carry-corner = { own-have-plus } à la limite de transport des cartes de chaque lieu d’angle
static-look-price = { own-pay-more } pour regarder des Secrets
static-lair-price = { own-pay-more } pour une carte Repaire
static-showdown-price = { own-pay-more } pour un Affrontement final
static-heal-price = { own-pay-more } pour les soins, chez le docteur aussi
static-town-price = { own-pay-more } pour les Objets de la ville
own-some-fight-dice =
    { $size ->
        [one] 1 dé de combat
       *[other] { $size } dés de combat
    } { $up ->
        [yes] de plus
       *[no] de moins
    }
static-fight-dice = { own-rolls } { own-some-fight-dice }
static-hit-on =
    { $form ->
        [bare] vos dés de combat touchent
        [you] touchez en combat
        [to] toucher en combat
       *[third] touche en combat
    } { own-only-on }
own-only-on =
    { $up ->
        [yes] seulement sur { hits }
       *[no] dès { hits }
    }
static-enemy-hit-on =
    { $form ->
        [bare] vos ennemis touchent
        [you] faites que vos ennemis touchent
        [to] faire que { $of ->
            [you] vos
           *[they] ses
        } ennemis touchent
       *[third] fait que ses ennemis touchent
    } { own-only-on }
static-no-escape = { own-cannot } fuir un combat
static-no-heal = { own-cannot } soigner de Blessures
own-all-heroes =
    { $here ->
        [showdown] les Héros de l’Affrontement final
       *[space] les Héros
    }
static-no-escape-all = { own-all-heroes } ne peuvent pas fuir un combat
static-no-heal-all = { own-all-heroes } ne peuvent pas soigner de Blessures
static-linger-on-all = les Héros qui s’attardent { $up ->
        [yes] subissent aussi une attaque
       *[no] ne subissent pas d’attaque
    } sur { own-linger-die }
static-linger-on =
    { $form ->
        [bare] si vous vous attardez, vous { $up ->
            [yes] subissez aussi une attaque
           *[no] ne subissez pas d’attaque
        }
        [you] si vous vous attardez, vous { $up ->
            [yes] subissez aussi une attaque
           *[no] ne subissez pas d’attaque
        }
        [to] { $up ->
            [yes] subir aussi une attaque en s’attardant
           *[no] ne pas subir d’attaque en s’attardant
        }
       *[third] { $up ->
            [yes] subit aussi une attaque s’il s’attarde,
           *[no] ne subit pas d’attaque s’il s’attarde,
        }
    } sur { own-linger-die }
static-villain-hit-on = le Méchant touche { own-only-on }
static-villain-combat = le Méchant a { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } en Combat
static-villain-wounds = le Méchant a { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } de résistance
static-minion-dice = les Sbires lancent { own-some-fight-dice }
static-minion-wounds = les Sbires ont { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } de résistance
own-steps-longer =
    { $size ->
        [one] 1 case
       *[other] { $size } cases
    } { $up ->
        [yes] de plus
       *[no] de moins
    }
static-darkness-step = chaque fois que le marqueur de la Piste de l’Ombre avance vers les Ténèbres, c’est de { own-steps-longer }
static-dawn-step = chaque fois que le marqueur de la Piste de l’Ombre s’éloigne des Ténèbres, c’est de { own-steps-longer }
static-mystery-cards = à chaque Phase des Mystères, { own-draw } { $size ->
        [one] 1 carte Mystère
       *[other] { $size } cartes Mystère
    } { $up ->
        [yes] de plus
       *[no] de moins
    }
static-villain-heals = à chaque Phase des Mystères, le Méchant se soigne de { $size ->
        [one] 1 Blessure
       *[other] { $size } Blessures
    } { $up ->
        [yes] de plus
       *[no] de moins
    }
static-no-elders = les Notables ne rejoignent pas les Groupes de chasse
static-table-rolls = à chaque Phase des Mystères, { $form ->
        [you] faites
        [to] faire
       *[third] fait
    } { $size ->
        [one] 1 jet
       *[other] { $size } jets
    } { $up ->
        [yes] de plus
       *[no] de moins
    } sur la Table de la Phase des Mystères

## Replacements

replace-event-draw =
    { $form ->
        [bare] chaque fois que vous piochez une carte Événement, piochez-en { $n } à la place, gardez-en 1 et défaussez le reste
       *[third] au lieu de chaque carte Événement à piocher, en pioche { $n }, en garde 1 et défausse le reste
    }
replace-fight-skill =
    { $form ->
        [bare] vous pouvez combattre avec { $with } au lieu du Combat
       *[third] peut combattre avec { $with } au lieu du Combat
    }
replace-loss-die =
    { $form ->
        [bare] quand vous êtes mis K.-O., vous perdez D3 choses au lieu de D6
       *[third] perd D3 choses au lieu de D6 quand il est mis K.-O.
    }
replace-villain-first = le Méchant frappe en premier, et un Héros ne riposte que s’il tient encore debout
replace-mist =
    { $n ->
        [6] dans un Affrontement final, lancez un D6 pour chaque touche contre le Méchant : sur 6, elle est perdue
       *[other] dans un Affrontement final, lancez un D6 pour chaque touche contre le Méchant : sur { $n }–6, elle est perdue
    }
replace-ride = après une attaque, le Méchant continue par le plus court chemin vers l’Hôtel de ville et attaque chaque Héros en route
replace-single-out = on ne peut viser ce Notable maléfique avec aucun dé
replace-movement-two =
    { $form ->
        [bare] lancez deux dés pour vous déplacer et utilisez le plus haut
       *[third] lance deux dés pour se déplacer et utilise le plus haut
    }

## Abilities: when, how often, at what cost

window-turn-step = avant toute étape d’un tour
window-mystery-step = avant toute étape de la Phase des Mystères
window-card = quand une carte a été piochée ou jouée
window-roll = après un jet
window-fight = avant un combat
window-fight-round = avant un Assaut
window-wounds = quand un Héros ou un Notable va subir des Blessures
window-ko = quand un Héros va être mis K.-O. ou un Notable tué
window-showdown-step = avant toute étape d’un Affrontement final
window-action =
    { $of ->
        [they] pendant son étape d’action
       *[you] pendant votre étape d’action
    }
window-in-fight = à tout moment d’un combat
moment-mystery-start = au début de la Phase des Mystères
moment-turn-start =
    { $of ->
        [they] quand { $who } commence son tour
       *[you] au début de votre tour
    }
moment-turn-end =
    { $of ->
        [they] quand { $who } finit son tour
       *[you] à la fin de votre tour
    }
moment-showdown-start = au début d’un Affrontement final
moment-showdown-round = au début de chaque Assaut d’un Affrontement final
moment-minion-defeated =
    { $of ->
        [they] quand { $who } bat un Sbire
       *[you] quand vous battez un Sbire
    }
moment-villain-ko = quand le Méchant a mis un Héros K.-O.
moment-collected =
    { $of ->
        [they] chaque fois que { $who } récolte ou gagne de l’Enquête hors d’un combat
       *[you] chaque fois que vous récoltez ou gagnez de l’Enquête hors d’un combat
    }
limit-turn = une fois par tour
limit-round = une fois par manche
limit-fight-round = une fois par Assaut
limit-fight = une fois par combat
limit-game = une fois par partie
cost-pay =
    { $form ->
        [you] payez
        [to] payer
       *[third] paie
    } { own-some-clues }
cost-discard = { discard } cette carte

## Cards as a whole

card-minion =
    { $usual ->
        [yes] Dés de combat : { $dice }, Blessures : { $wounds }. Récompense : { $reward }
       *[no] Dés de combat : { $dice }, Blessures : { $wounds }. On le combat avec { $skill }. Récompense : { $reward }
    }
reward-gain = { own-some-clues }.
card-lair =
    { $n ->
        [one] { $space }. Un Affrontement final y coûte 1 point d’Enquête.
       *[other] { $space }. Un Affrontement final y coûte { $n } points d’Enquête.
    }
card-evil = Ce Notable est maléfique et rejoint le Méchant.
card-uncounted = Cette carte ne compte pas dans la limite de transport.
card-when = À jouer { $when }.

## Keywords

keyword-beast = Bête
keyword-book = Livre
keyword-construct = Créature artificielle
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

ask-one-of = { $hero } : que choisissez-vous ?
ask-may = { $hero } : voulez-vous le faire ?
ask-may-pay = { $hero } : voulez-vous payer pour cela ?
ask-hero = { $hero } : quel Héros ?
ask-hero-tied = { $hero } : plusieurs Héros sont à égalité. Lequel d’entre eux ?
ask-test-skill = { $hero } : quelle Compétence testez-vous ?
ask-steal = { $hero } : à quel Héros prenez-vous de l’Enquête ?
ask-clues-where = { $hero } : sur quelle case placez-vous l’Enquête ?
ask-discard = { $hero } : quelle carte Événement défaussez-vous ?
ask-take-discarded = { $hero } : quelle carte prenez-vous dans la défausse ?
ask-take-town-item = { $hero } : quel Objet de la ville prenez-vous ?
ask-cancel-remaining = { $hero } : quelle carte Mystère annulez-vous ?
ask-walk = { $hero } : jusqu’où vous déplacez-vous ?
ask-move-to = { $hero } : où allez-vous ?
ask-to-hero = { $hero } : vers quel Héros allez-vous ?
ask-minion-where = { $hero } : sur quelle case le Sbire apparaît-il ?
ask-remove-minion = { $hero } : de quelle case retirez-vous un jeton Sbire ?
ask-militia-where = { $hero } : sur quelle case placez-vous la Milice ?
ask-remove-militia = { $hero } : de quelle case retirez-vous un jeton Milice ?
ask-elder = { $hero } : quel Notable ?
ask-kill-elder = { $hero } : quel Notable meurt ?
ask-reveal-elder = { $hero } : quel Notable révèle tous ses Secrets ?
ask-look = { $hero } : de quel Notable regardez-vous les Secrets ?
ask-heal-elder = { $hero } : quel Notable soigne 1 Blessure ?
ask-heal-whom = { $hero } : qui est soigné ?
ask-hunt-where = { $hero } : sur quelle case le Notable part-il en chasse ?
ask-reroll = { $hero } : quel dé relancez-vous ?
ask-set-die = { $hero } : quel dé tournez-vous ?

## Why something would change nothing

why-no-effect = Cela ne changerait rien maintenant.
why-hero-down = Le Héros est K.-O.
why-no-investigation = Il n’y a pas d’Enquête à perdre.
why-no-one-to-rob = Aucun Héros rival n’a d’Enquête.
why-nothing-to-heal = Il n’y a pas de Blessure à soigner, ou il est interdit de soigner.
why-no-skill-counter = La fiche de Héros n’a aucun jeton de cette Compétence.
why-marker-at-start = Le marqueur de la Piste de l’Ombre est à son point de départ.
why-villain-unhurt = Le Méchant n’a pas de Blessures.
why-no-showdown = Vous ne combattez pas dans un Affrontement final.
why-no-fight = Vous n’êtes pas en combat.
why-no-events = Il n’y a pas de carte Événement en main.
why-no-items = Le Héros n’a ni Objet ni Allié.
why-has-no-lair = Le Héros n’a pas de carte Repaire à perdre.
why-nothing-discarded = Aucune carte de ce type dans les défausses.
why-nothing-in-stock = Aucun Objet de la ville à ce prix n’est en réserve.
why-nothing-to-cancel = Rien de ce qui va prendre effet ne peut être annulé ainsi.
why-nothing-remains = Aucune carte Mystère ne Reste en jeu.
why-no-lair-revealed = Aucun Affrontement final ne va commencer.
why-cannot-move = Le Héros ne peut pas être déplacé maintenant.
why-no-minion = Aucun jeton Sbire de ce type sur le plateau.
why-no-minion-fight = Vous ne combattez pas de Sbire.
why-no-militia-left = Tous les jetons Milice sont sur le plateau.
why-no-militia = Il n’y a pas de Milice sur le plateau.
why-no-elder = Aucun Notable ne convient.
why-no-secret = Aucun Notable n’a plus de Secret caché.
why-no-elder-in-danger = Aucun Notable ne va mourir.
why-no-elder-hurt = Aucun Notable à vos côtés n’est blessé.
why-no-roll = Aucun jet de ce type sur la table.
why-no-ones = Votre jet de combat ne montre aucun 1.
why-no-wounds = Personne ne va subir de telles Blessures.
why-no-curse = Le Héros n’est pas maudit.
