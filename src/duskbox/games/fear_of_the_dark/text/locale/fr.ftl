### Fear of the Dark in French. Log lines are in the present tense and speak to the player; names stand after a colon, so that no article has to agree.

game-name = Fear of the Dark
game-about = Un labyrinthe, quelques allumettes et un esprit de neuf cartes : mettez au jour chaque salle, puis trouvez la porte derrière laquelle il n’y a plus rien.
game-length = salles

## Difficulty

setting-difficulty = Difficulté
setting-difficulty-about = Combien d’allumettes vous avez, et si un seul faux pas peut tuer.
setting-difficulty-easy = Facile
setting-difficulty-easy-about = Six allumettes. Ni la Terreur ni un Écho sombre ne tuent sur le coup.
setting-difficulty-normal = Normal
setting-difficulty-normal-about = Six allumettes. Une deuxième Terreur tue, et un Écho sombre peut tuer.
setting-difficulty-hard = Difficile
setting-difficulty-hard-about = Cinq allumettes. Une deuxième Terreur tue, et un Écho sombre peut tuer.
setting-difficulty-very-hard = Très difficile
setting-difficulty-very-hard-about = Quatre allumettes. Une deuxième Terreur tue, et un Écho sombre peut tuer.

## Rulings: questions the rulebooks leave open

ruling-light-a-match-cost = Coût d’Allumer une allumette
ruling-light-a-match-cost-token = la carte et une allumette
ruling-light-a-match-cost-free = la carte seule
ruling-hand-building = Constituer une main
ruling-hand-building-fill-up = compléter jusqu’au nombre voulu
ruling-hand-building-rebuild = reposer la main et choisir de nouveau
ruling-hand-building-add = prendre autant de cartes en plus
ruling-mind-cards = Cartes Esprit de la main
ruling-mind-cards-chosen = choisies
ruling-mind-cards-drawn = piochées à l’aveugle
ruling-light-a-match-in-dark = Allumer une allumette dans l’Obscurité
ruling-light-a-match-in-dark-allowed = contre un joker
ruling-light-a-match-in-dark-light-only = jamais, il faut la Lumière
ruling-door-step = Franchir une porte
ruling-door-step-free = un pas
ruling-door-step-extra-step = deux pas
ruling-search-squares = Cases Objet et Secret
ruling-search-squares-furniture = elles barrent le passage
ruling-search-squares-walkable = on peut y marcher
ruling-token-timing = Jetons d’une nouvelle salle
ruling-token-timing-before-walking-on = placés avant de continuer
ruling-token-timing-after-the-walk = placés après la marche
ruling-hazard-on-entry = Entrer dans une salle dangereuse déjà connue
ruling-hazard-on-entry-never = sans carte Danger
ruling-hazard-on-entry-first-entry = une carte Danger la première fois
ruling-hazard-on-entry-every-entry = une carte Danger à chaque fois
ruling-tile-rotation = L’orientation d’une nouvelle tuile revient
ruling-tile-rotation-player = au joueur
ruling-tile-rotation-random = au hasard
ruling-tile-rotation-fixed = à sa première porte
ruling-scout-hazard = Repérer une salle dangereuse
ruling-scout-hazard-card-turned = retourne une carte Danger
ruling-scout-hazard-no-card = ne retourne aucune carte
ruling-walk-in-hazards = Dangers qui n’agissent que si l’on entre
ruling-walk-in-hazards-all-but-leak = tous sauf Fuite
ruling-walk-in-hazards-draught-acts = tous sauf Fuite et Propuh
ruling-walk-in-hazards-terror-and-draught-act = seulement K.-O., Éboulement et Verrouillage
ruling-echo-counts = Un Écho sombre disparu
ruling-echo-counts-revealed = compte comme salle révélée
ruling-echo-counts-refill = est compensé par une tuile mise de côté
ruling-echo-on-easy = Au niveau Facile, un Éboulement ou un Verrouillage dans un Écho sombre
ruling-echo-on-easy-no-token = ne place aucun jeton
ruling-echo-on-easy-token-placed = place son jeton sous vous
ruling-item-cost = Coût d’utilisation d’un Objet
ruling-item-cost-free = rien
ruling-item-cost-mind-card = une carte Esprit
ruling-information-location = Renseignements montre
ruling-information-location-printed-number = l’emplacement du numéro imprimé sur la carte
ruling-information-location-searched-location = l’emplacement du numéro de l’emplacement Secret fouillé
ruling-early-exit = Sortir tant que des salles restent cachées
ruling-early-exit-impossible = est impossible
ruling-early-exit-walk-out-loses = est permis, mais fait perdre la partie
ruling-last-mind-card = Défausser la dernière carte Esprit
ruling-last-mind-card-resolve-first = paie encore son action
ruling-last-mind-card-lose-at-once = fait perdre aussitôt
ruling-dead-door = Une porte contre un mur, quand il ne reste plus de salle,
ruling-dead-door-no-exit = n’est pas une sortie
ruling-dead-door-exit = mène dehors

## Mind cards

mind-light-a-match = Allumer une allumette
mind-light-a-match-text = { $token ->
    [1] Brûlez une allumette et
   *[0] Sans brûler d’allumette,
} { $build ->
    [1] reposez votre main pour choisir à nouveau cinq cartes Esprit.
    [2] prenez cinq cartes Esprit de plus.
   *[0] complétez votre main à cinq cartes Esprit.
} { $dark ->
    [1] Dans l’Obscurité, un joker défaussé peut la payer.
   *[0] En Lumière seulement.
} Dans la salle de la Fuite, aucune flamme ne tient.
mind-move = Se déplacer
mind-move-text = Avancez de quatre cases au plus, en Lumière ou dans l’Obscurité. { $door ->
    [1] Passer une porte compte comme un de ces pas.
   *[other] Passer une porte prend { $door } pas.
} Arrêtez-vous quand vous voulez ; les pas restants sont perdus.
mind-tiptoe = Pas feutrés
mind-tiptoe-text = En Lumière seulement. Avancez de deux cases au plus ; cette fois, les trous ne vous arrêtent pas.{ $door ->
    [1] { "" }
   *[other] { " " }Passer une porte prend { $door } pas.
}
mind-scout = Repérage
mind-scout-text = En Lumière seulement. Depuis la case d’une porte inutilisée, jetez un œil dans la salle suivante sans y mettre le pied. { $looked ->
    [1] Une salle dangereuse fait quand même retourner une carte Danger.
   *[0] Même une salle dangereuse ne fait retourner aucune carte Danger.
}
mind-investigate = Exploration
mind-investigate-text = { $here ->
    [1] Fouillez votre case ou une case voisine
   *[0] Fouillez une case voisine
} et prenez une carte de son emplacement. Les Objets se trouvent à tâtons, même dans l’Obscurité ; les Secrets veulent la Lumière.
mind-clear = Déblayer
mind-clear-text = Dégagez une Obstruction d’une case voisine, en Lumière ou dans l’Obscurité. Les Verrous ne cèdent pas.

## Hazards

hazard-terror = Terreur
hazard-terror-text = { $walked ->
    [1] Seulement si vous entrez : perdez
   *[0] Même si vous restez sur le seuil : perdez
} à jamais une carte Esprit et gardez la Terreur avec vous. { $death ->
    [1] La deuxième tue.
   *[0] À ce niveau, les cartes Terreur ne tuent pas.
}
hazard-knock-out = K.-O.
hazard-knock-out-text = { $walked ->
    [1] Seulement si vous entrez : une tuile
   *[0] Même si vous restez sur le seuil : une tuile
} mise de côté se glisse dans la pioche du labyrinthe. La sortie s’éloigne d’une salle.
hazard-draught = Propuh (courant d’air)
hazard-draught-text = { $walked ->
    [1] Seulement si vous entrez : votre lumière
   *[0] Même si vous restez sur le seuil : votre lumière
} s’éteint et toute la main retourne dans la pioche Esprit.
hazard-collapse = Éboulement
hazard-collapse-text = Seulement si vous entrez : la case d’où vous venez disparaît sous une Obstruction. { $death ->
    [1] Dans un Écho sombre, c’est la mort.
   *[0] { $bars ->
        [1] Dans un Écho sombre, elle tombe sous vos pieds.
       *[0] Dans un Écho sombre, rien ne se passe à ce niveau.
    }
}
hazard-lockdown = Verrouillage
hazard-lockdown-text = Seulement si vous entrez : un Verrou se ferme sur la case d’où vous venez. { $death ->
    [1] Dans un Écho sombre, c’est la mort.
   *[0] { $bars ->
        [1] Dans un Écho sombre, il se ferme sous vos pieds.
       *[0] Dans un Écho sombre, rien ne se passe à ce niveau.
    }
}
hazard-leak = Fuite
hazard-leak-text = { $walked ->
    [1] Seulement si vous entrez : la Fuite s’installe dans la nouvelle salle.
   *[0] La Fuite s’installe dans la nouvelle salle, même si vous restez sur le seuil.
} À l’intérieur, votre main retourne dans la pioche Esprit et aucune allumette ne brûle.

## Items

item-match = Allumette
item-match-text = Défaussée, en Lumière ou dans l’Obscurité, elle vous donne un jeton Allumette ; vous n’en avez jamais plus de { $most }.{ $cost ->
    [1] { " " }L’utiliser coûte une carte Esprit.
   *[0] { "" }
}
item-scrap-of-paper = Bout de papier
item-scrap-of-paper-text = En Lumière seulement. Donnez-le à la flamme : défaussez-le et { $build ->
    [1] reposez votre main pour choisir à nouveau trois cartes Esprit.
    [2] prenez trois cartes Esprit de plus.
   *[0] complétez votre main à trois cartes Esprit.
}{ $cost ->
    [1] { " " }L’utiliser coûte une carte Esprit.
   *[0] { "" }
}
item-key = Clé
item-key-text = Défaussée, en Lumière ou dans l’Obscurité, elle ouvre un Verrou juste à côté de vous.{ $cost ->
    [1] { " " }L’utiliser coûte une carte Esprit.
   *[0] { "" }
}
item-lever = Levier
item-lever-text = Il cède au premier contact : un Verrou de votre choix s’ouvre, où qu’il soit dans le labyrinthe.

## Secrets

secret-secret-door = Porte secrète
secret-secret-door-text = Tout de suite : percez une porte dans n’importe quel mur qui n’en a pas. Elle y reste jusqu’au bout.
secret-secret-map = Carte secrète
secret-secret-map-text = Tout de suite : désignez n’importe quelle porte inutilisée. La salle suivante s’y raccorde, sans carte Danger.
secret-information-1 = Renseignements 1
secret-information-2 = Renseignements 2
secret-information-3 = Renseignements 3
secret-information-4 = Renseignements 4
secret-information = Renseignements
secret-information-text = Tout de suite : regardez ce qui reste à { $number ->
    [0] l’emplacement Objet qui porte le numéro de l’emplacement Secret fouillé
   *[other] l’emplacement Objet { $number }
}, et laissez-le là.

## Tokens and tiles

token-match = Allumette
token-obstruction = Obstruction
token-lock = Verrou
token-secret-door = Porte secrète
token-leak = Fuite
tile-start = tuile de départ
tile-plain = salle ordinaire
tile-hazard = salle dangereuse
tile-echo = Écho sombre
tile-hazard-echo = Écho sombre avec Danger

## Places

side-N = nord
side-E = est
side-S = sud
side-W = ouest
side-here = ici
square-1 = coin nord-ouest
square-2 = bord nord
square-3 = coin nord-est
square-4 = bord ouest
square-5 = case centrale
square-6 = bord est
square-7 = coin sud-ouest
square-8 = bord sud
square-9 = coin sud-est
room-name = { $room ->
    [0] tuile de départ
   *[other] salle { $room }
}
room-the = { $room ->
    [0] la tuile de départ
   *[other] la salle { $room }
}
room-in = { $room ->
    [0] sur la tuile de départ
   *[other] dans la salle { $room }
}
item-location-1 = Emplacement Objet 1
item-location-2 = Emplacement Objet 2
item-location-3 = Emplacement Objet 3
item-location-4 = Emplacement Objet 4
secret-location-1 = Emplacement Secret 1
secret-location-2 = Emplacement Secret 2
secret-location-3 = Emplacement Secret 3
secret-location-4 = Emplacement Secret 4
face-down = face cachée
nothing-there = rien
none = aucune
none-used = aucun

## Decisions

ask-action = Que faites-vous ?
ask-pay = Avec quelle carte Esprit payez-vous ({ $action }) ?
ask-walk = Où posez-vous le pied ? (pas restants : { $steps } ; { room-name }, { $place })
ask-take = Quelle carte prenez-vous dans la pioche Esprit ? (à prendre : { $missing })
ask-lose = La Terreur exige une carte Esprit : laquelle perdez-vous à jamais ?
ask-turn = Comment orientez-vous la nouvelle salle ?
ask-search = Quelle case fouillez-vous ?
ask-item-card = Quelle carte de cet emplacement Objet prenez-vous ?
ask-secret-card = Quelle carte de cet emplacement Secret prenez-vous ?
ask-clear = Quelle Obstruction déblayez-vous ?
ask-unlock = Quel Verrou la Clé ouvre-t-elle ?
ask-lever = Quel Verrou le Levier ouvre-t-il ?
ask-wall = Quel mur cache la Porte secrète ?
ask-map = Quelle porte inutilisée la Carte secrète désigne-t-elle ?

## Options

option-do = { $action } ({ $price })
option-walk = Marcher de deux cases au plus ({ $price })
option-spend-match = Dépenser une allumette : compléter la main à trois cartes
option-use = Utiliser : { $item }
price-own-card = en jouant sa carte
price-any-card = en jouant n’importe quelle carte
price-hand-card = en défaussant définitivement une carte en main
price-mind-card = en défaussant définitivement une carte Esprit
price-match = en dépensant une allumette
option-give-up = Abandonner
option-play = Jouer : { $card }
option-discard = Défausser définitivement comme joker : { $card }
option-take = Prendre : { $card }
option-lose-from-hand = Perdre une carte de la main : { $card }
option-lose-from-deck = Perdre une carte de la pioche Esprit : { $card }
option-lose-played = Perdre la carte en train d’être jouée : { $card }
option-go = Direction { $side } : { $where }
option-stop = S’arrêter ici
option-leave = Quitter le labyrinthe maintenant, et perdre
option-turn = { $turn ->
    [0] Telle quelle (portes : { $doors })
    [1] Un quart de tour à droite (portes : { $doors })
    [2] Un demi-tour (portes : { $doors })
   *[3] Un quart de tour à gauche (portes : { $doors })
}
option-at = { $thing } ({ $side })
option-card = Carte { $number } ({ $card })
option-lock = Verrou : { room-name }, { $place }
option-door = Porte : { room-name }, { $side }
option-wall = Mur : { room-name }, { $side }
to-hole = par-dessus un trou
to-square = la case suivante
to-room = par la porte
to-unknown = vers l’inconnu
to-freedom = hors du labyrinthe
action-walk = marche de deux cases
action-spend-match = dépense d’une allumette

## What happens

event-game-over = { $won ->
    [1] La partie est gagnée. { $outcome }.
   *[0] La partie est perdue. { $outcome }.
}
event-token-missing = Il ne reste aucun jeton de ce type : { $token }. La case reste libre.
event-token-removed = { $by } : { $token } en moins ({ room-name }, { $place }).
event-card-lost = Votre esprit perd à jamais : { $card }.
event-card-played-otherwise = Vous jouez : { $card }. Action : { $action }.
event-card-discarded = Vous défaussez définitivement comme joker : { $card }. Action : { $action }.
event-hand-built = { $paper ->
    [1] Le papier s’enflamme.
   *[0] Une allumette s’embrase. { $matches ->
        [0] Il ne vous reste plus d’allumettes.
        [one] Il vous reste une allumette.
       *[other] Il vous reste { $matches } allumettes.
    }
} Vous prenez : { $cards }.
event-match-gained = Vous avez une allumette de plus. { $matches ->
    [one] C’est la seule.
   *[other] Il vous en reste { $matches }.
}
event-dark-falls = Votre main est vide. L’Obscurité tombe.
event-way-gone = { $tiptoe ->
    [1] Vous avancez à pas feutrés { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }
   *[0] Vous avancez { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }
} : { room-name }, { $place }.
event-walked-free = Vous passez la porte. Derrière, aucune salle ne vous attend plus.
event-stays-outside = La salle { $room } ne laisse entrer personne par ici. Vous restez devant la porte.
event-tile-revealed = { $how ->
    [0] Vous passez la porte { $side } de { room-the }
    [1] Vous regardez par la porte { $side } de { room-the }
    [2] La Carte secrète montre ce qu’il y a derrière la porte { $side } de { room-the }
   *[3] À sa place
} : { $echo ->
    [1] un { $kind }
   *[0] salle { $new } ({ $risky ->
        [1] dangereuse
       *[0] ordinaire
    })
}.
event-echo-vanishes = L’Écho sombre s’éteint et disparaît.
event-echo-puts-back = L’Écho sombre s’éteint, et vous revoici devant la porte : { room-name }, { $place }.
event-echo-closes = { $hazard } : le retour est coupé, et l’Écho sombre se referme sur vous.
event-hazards-reshuffled = La pioche Danger est vide. Sa défausse est mélangée, et tout recommence.
event-hazard-failed = { $hazard } : vous restez sur le seuil, il ne se passe rien.
event-nothing-happens = { $hazard } : il ne se passe rien.
event-terror = La { $hazard } vous prend à la gorge. { $terrors ->
    [one] Vous gardez la carte Terreur.
   *[other] Vous gardez maintenant { $terrors } cartes Terreur.
}
event-tile-joins = Une tuile mise de côté prend la place de l’Écho dans la pioche ; { $deck ->
    [one] il reste une tuile
   *[other] il reste { $deck } tuiles
  }.
event-hand-put-back = Vous reposez votre main et rassemblez vos pensées.
event-knock-out = { $hazard } : tout devient noir. Quand vous reprenez conscience, le labyrinthe a grandi : { $deck ->
    [one] une salle reste cachée.
   *[other] { $deck } salles restent cachées.
}
event-way-barred = { $hazard } : { $lock ->
    [1] un Verrou se ferme sur la case d’où vous venez
   *[0] une Obstruction ensevelit la case d’où vous venez
} ({ room-name }, { $place }).
event-hand-blown-out = { $entered ->
    [1] { $hazard } : vous entrez dans sa salle, et votre lumière s’éteint.
   *[0] { $hazard } : votre lumière s’éteint.
} Toute la main retourne dans la pioche Esprit.
event-leak-placed = { $hazard } : elle s’installe { room-in }. Aucune flamme n’y survivra.
event-item-found = À l’emplacement Objet { $location }, vous trouvez : { $item }.
event-item-seen = À l’emplacement Objet { $location }, vous apercevez : { $item }.
event-secret-found = À l’emplacement Secret { $location }, vous découvrez : { $secret }.
event-secret-useless = Le Secret ne mène nulle part.
event-lever-useless = Le Levier cède, mais il n’y a plus de Verrou à ouvrir.
event-secret-door-placed = Une Porte secrète s’ouvre : { room-name }, { $side }.

## Why not

why-refused = C’est impossible pour l’instant.
why-not-asked = Ce n’est pas ce que demande la décision en cours.
why-game-over = La partie est finie.
why-dark = Vous êtes dans l’Obscurité, et il faut la Lumière.
why-no-step = Il n’y a aucune case où poser le pied.
why-no-unused-door = Vous n’êtes pas devant une porte inutilisée.
why-no-tile = La pioche du labyrinthe est vide : il ne reste aucune salle à repérer.
why-no-obstruction = Il n’y a aucune Obstruction à côté de vous.
why-leak = Vous êtes dans la salle de la Fuite, où aucune allumette ne brûle.
why-no-match = Vous n’avez plus d’allumettes.
why-no-card-gained = Cela ne rapporterait pas une seule carte Esprit : votre main en compte assez, ou la pioche Esprit est vide.
why-not-held = Vous n’avez pas cet Objet.
why-matches-full = Vous ne pouvez pas avoir plus de { $most ->
    [one] { $most } allumette
   *[other] { $most } allumettes
}.
why-no-lock = Il n’y a aucun Verrou à côté de vous.
why-nothing-to-search = Il n’y a rien à côté de vous que l’on puisse fouiller maintenant.
why-nothing-there = Côté { $side } : il n’y a rien à fouiller.
why-location-empty = Côté { $side } : les deux cartes de cet emplacement sont parties.
why-secret-dark = Côté { $side } : un Secret, et les Secrets veulent la Lumière.
why-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
why-not-in-deck = Cette carte n’est pas dans la pioche Esprit : { $card }.
why-other-card = Cette carte sert à une autre action : { $card }. Défaussée comme joker, elle conviendrait.
why-played-not-discarded = Cette carte ne se défausse pas pour cela : { $card }. Jouez-la, et elle retournera dans la pioche Esprit.
why-must-move = Une marche compte au moins une case.
why-no-steps-left = Côté { $side } : franchir la porte demande plus de pas qu’il ne vous en reste.
why-dead-door = Côté { $side } : la porte donne sur un mur nu.
why-wall = Côté { $side } : un mur.
why-obstruction = Côté { $side } : une Obstruction.
why-lock = Côté { $side } : un Verrou.
why-hole = Côté { $side } : un trou, que seuls des Pas feutrés franchissent.
why-furniture = Côté { $side } : une case Objet ou Secret, où l’on ne peut pas marcher.
why-no-door-meets = Ainsi orientée, la tuile oppose un mur à la porte.
why-same-turn = Ainsi orientée, la tuile est identique à une orientation déjà proposée.
why-entry-barred = Ainsi orientée, sa case d’entrée vous est fermée, alors qu’une autre orientation vous l’ouvre.
why-card-not-there = Cette carte n’est pas là pour être perdue : { $card }.
why-no-obstruction-there = Côté { $side } : il n’y a pas d’Obstruction.
why-no-lock-there = Côté { $side } : il n’y a pas de Verrou.

## How it ends

outcome-won = Vous êtes dehors
outcome-won-text = La pioche du labyrinthe est vide, et derrière votre dernière porte aucune salle n’attendait plus. C’est ainsi que l’on gagne.
outcome-lost-sanity = Il ne reste rien de votre esprit
outcome-lost-sanity-text = Votre dernière carte Esprit a disparu. Les cartes Esprit sont votre santé mentale ; sans une seule d’entre elles, la partie est perdue.
outcome-lost-terror = La Terreur vous tient
outcome-lost-terror-text = Une deuxième Terreur a frappé. À tous les niveaux sauf Facile, c’est la mort instantanée et la partie est perdue.
outcome-lost-echo = L’Écho se referme sur vous
outcome-lost-echo-text = Vos pas mènent dans un Écho sombre, et le Danger y coupe le retour. À tous les niveaux sauf Facile, on y disparaît sans laisser de trace, et la partie est perdue.
outcome-trapped = Il n’y a plus d’issue
outcome-trapped-text = Plus aucune marche, aucune carte, aucun Objet ni aucune allumette ne peut vous aider. Si vous ne pouvez plus rien faire, vous perdez.
outcome-gave-up = Vous abandonnez
outcome-gave-up-text = Vous ne cherchez plus la sortie. Un abandon compte comme une défaite.
outcome-walked-out = Dehors, trop tôt
outcome-walked-out-text = Vous laissez derrière vous des salles encore cachées. D’après le point de règle choisi pour cette partie, c’est une défaite.

## What you see

see-light = Vous êtes en Lumière.
see-dark = Vous êtes dans l’Obscurité.
see-place = Vous êtes { room-in } : { $place }.
see-room = Sur la table : { room-name } ({ $where }). Côtés ouverts : { $open }. Portes inutilisées : { $unused }.
see-room-start = le départ
see-room-down = depuis le départ, { $down_side } : { $down }
see-room-across = depuis le départ, { $across_side } : { $across }
see-room-askew = depuis le départ, { $down_side } : { $down }, { $across_side } : { $across }
see-side = Côté { $side } : { $thing }.
see-side-door = Côté { $side } : le passage vers la { room-name }, et derrière { $thing }.
see-hand = Cartes en main : { $cards }.
see-mind = Cartes de la pioche Esprit : { $cards }.
see-lost = Cartes perdues à jamais : { $cards }.
see-matches = Allumettes : { $matches }.
see-held = Cartes Objet : { $cards }.
see-deck = { $deck ->
    [0] La pioche du labyrinthe est vide : toute porte inutilisée mène dehors.
    [one] Une salle reste cachée.
   *[other] { $deck } salles restent cachées.
} Cartes dans la pioche Danger : { $hazards }.
see-terrors = Cartes Terreur gardées : { $terrors }.
see-items = Cartes de l’emplacement Objet { $number } : { $cards }.
see-secrets = Cartes de l’emplacement Secret { $number } : { $cards }.
see-hazards-left = Restent dans la pioche Danger : { $cards }.
see-hazards-turned = Cartes Danger révélées : { $cards }.
see-tiles-left = Tuiles pas encore vues (dont { $aside ->
    [one] { $aside } mise
   *[other] { $aside } mises
  } de côté) : { $tiles }.
see-used-items = Objets utilisés : { $cards }.
see-used-secrets = Secrets résolus : { $cards }.
see-supply = Dans la réserve : Obstructions { $obstructions }, Verrous { $locks }, Portes secrètes { $doors }.
beside-free = une case libre
beside-hole = un trou
beside-obstruction = une Obstruction
beside-lock = un Verrou
beside-wall = un mur
beside-unused-door = une porte inutilisée
beside-exit = une sortie
beside-dead-door = une porte condamnée
beside-item-1 = l’emplacement Objet 1
beside-item-2 = l’emplacement Objet 2
beside-item-3 = l’emplacement Objet 3
beside-item-4 = l’emplacement Objet 4
beside-secret-1 = l’emplacement Secret 1
beside-secret-2 = l’emplacement Secret 2
beside-secret-3 = l’emplacement Secret 3
beside-secret-4 = l’emplacement Secret 4

## The signs of the drawing

legend-pawn = vous, le Perdu
legend-floor = case libre
legend-label = numéro de la salle
legend-hole = trou : seuls des Pas feutrés le franchissent
legend-obstruction = Obstruction : à déblayer
legend-lock = Verrou : une Clé ou un Levier l’ouvre
legend-item = emplacement Objet et son numéro
legend-secret = emplacement Secret et son numéro
legend-passage = passage vers la salle voisine
legend-door = porte inutilisée : la salle suivante est derrière
legend-exit = porte inutilisée qui mène dehors
legend-dead-door = porte condamnée : un mur derrière
legend-hazard = numéro suivi de * : salle dangereuse
legend-leak = numéro de salle avec ~ : la Fuite est ici (avec * : dans une salle dangereuse)

## Draws at a real table

stream-labyrinth = Quelle tuile Salle avez-vous retournée ? (R01 à R15 sont nos propres tuiles, pas les tuiles imprimées ; la liste des cartes en montre les plans.)
stream-hazard = Quelle carte Danger avez-vous retournée ?
stream-item = Quel Objet figure sur la carte ?
stream-secret = Quel Secret figure sur la carte ?
stream-mind = Quelle carte Esprit avez-vous piochée ?
stream-turn = Comment le hasard a-t-il orienté la tuile ?
turn-0 = telle quelle
turn-1 = un quart de tour à droite
turn-2 = un demi-tour
turn-3 = un quart de tour à gauche

## Packs and positions

error-position-foreign = Ce n’est pas une position de ce jeu : une position commence par « { $prefix } ». Copiez la ligne entière et réessayez.
error-position-field = La position est illisible à l’endroit « { $field } ». Copiez la ligne entière et réessayez, ou corrigez ce champ.
error-position-pack = Cette position a été jouée avec un pack (contenu { $content }). Indiquez ce même pack pour la lire.
error-position-unsound = Cette position est impossible : { $reason }.
expect-replace = une liste qui ne nomme que « rooms »
expect-game = le nom du jeu pour lequel ce pack est fait
expect-text-or-name = un texte, de 1 à 60 caractères s’il s’agit d’un nom
expect-about = un texte d’au plus { $most } caractères
expect-count = un nombre entier de 0 à 99
expect-flag = true ou false
expect-doors = un ou plusieurs des côtés N, E, S, W, chacun une fois au plus
expect-kind = plain, hazard, echo ou hazard-echo
expect-start-kind = plain, car la tuile de départ ne peut être rien d’autre
expect-plan = trois rangées de cases
expect-tile-row = trois cases séparées par des espaces, prises parmi . H O L, i1 à i4, s1 à s4
expect-start-centre = une case libre (.) au milieu, là où commence le pion
expect-tile-number = un nombre compris entre 1 et le nombre de tuiles Salle
expect-fewer-rooms = 63 tuiles Salle au plus
expect-two-of-each = 8 cartes au moins en tout, deux pour chacun des quatre emplacements
expect-some-card = au moins une carte en tout
expect-one-leak = 0 ou 1, car une seule salle au plus peut avoir la Fuite
expect-room-name = un nom de 1 à 16 lettres, chiffres et traits d’union, autre que « start »
expect-matches = pas plus d’allumettes que de jetons Allumette

deck-mind = Cartes Esprit
deck-hazards = Cartes Danger
deck-items = Cartes Objet
deck-secrets = Cartes Secret
deck-rooms = Tuiles Salle
tile-with-doors = { $kind } ; portes : { $doors }

## The proof of the box

fault-labyrinth = pioche du labyrinthe
fault-count = { $what } : { $found } au lieu de { $wanted } dans le livret.
fault-kind-missing = Il n’y a aucune carte de ce type : { $card }.
fault-start = La tuile de départ n’est pas celle du livret : quatre portes et, autour du centre, un trou en haut, un Verrou à droite, une Obstruction en bas et une case libre à gauche.
fault-location-nowhere = Aucune salle n’a de case portant cet emplacement : { $location }.
fault-tokens-short = Les tuiles en montrent plus qu’il n’y a de jetons : { $token } ({ $printed } imprimés, { $supply } jetons).
fault-no-entry = On ne peut pas entrer dans la salle de la tuile { $room } : la case devant chacune de ses portes est barrée.
fault-example-hand = L’exemple de partie demande plus d’exemplaires : { $card } (au moins { $least }).
fault-example-room = Un exemple du livret demande une salle qui manque : { $kind }.
