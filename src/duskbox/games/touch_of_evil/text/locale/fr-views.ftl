### What a seat sees of Shadowbrook, in French. A no-break space stands before colons.

## At a glance

view-set-up = La mise en place est en cours.
view-none = aucune carte
view-face-down = face cachée
view-everybody = tout le monde
view-round = Manche { $round }. Premier joueur : { $hero }.
view-turn = Tour : { $hero }, { $step }.
view-step-edge = début ou fin du tour
view-step-move = étape de déplacement
view-step-fight = étape de combat
view-step-action = étape d’action
view-mystery-phase = Phase des Mystères : { $step }.
view-mystery-start = effets du début
view-mystery-revival = les Héros K.-O. se relèvent
view-mystery-healing = le Méchant se soigne
view-mystery-table = Table de la Phase des Mystères
view-mystery-card = carte Mystère
view-mystery-marker = le marqueur Premier joueur change de mains
view-track = Piste de l’Ombre : { $marker } (section { $section } sur { $sections }).
view-lair-price = Prix d’une carte Repaire : { $price }.
view-villain = { $villain } : Combat { $combat }, Blessures { $hurt } sur { $wounds }.
view-showdown = Affrontement final : { $lair } ({ $space }).
view-fight = Combat : { $hero } contre { $foe }. Dés de combat : { $dice } contre { $enemy }.
view-fight-round = Assaut { $round }. Blessures de l’ennemi ({ $foe }) : { $hurt } sur { $wounds }.
view-taking-effect = Effet en cours : { $cards }.
view-dice = Dés ({ $roll }) : { $dice }.{ view-target }
view-dice-of = Dés ({ $hero }, { $roll }) : { $dice }.{ view-target }
view-target = { $target ->
    [0] { "" }
   *[other] { " " }Seuil : { $target }+.
}
view-own-hero = { $seat } { $hero } (vous) : { $space }. { view-figures }
view-hero = { $seat } { $hero } : { $space }. { view-figures }
view-figures = Blessures { $wounds } sur { $health }, Enquête { $investigation }. Esprit { $spirit }, Ruse { $cunning }, Combat { $combat }, Honneur { $honor }. Cartes Événement : { $events }.{ $lair ->
    [0] { "" }
   *[other] { " " }Possède une carte Repaire.
}{ $down ->
    [0] { "" }
   *[other] { " " }K.-O.
}{ $cursed ->
    [0] { "" }
   *[other] { " " }Malédiction du Loup-garou (jetons Transformation : { $counters }).
}{ $changed ->
    [0] { "" }
   *[other] { " " }Transformation en Loup-garou accomplie.
}{ $team ->
    [0] { "" }
   *[other] { " " }Équipe { $team }.
}
view-hand = Cartes Événement en main : { $cards }.
view-own-lair = Votre carte Repaire : { $card }.
view-own-items = Vos Objets et Alliés : { $cards }.
view-minion = { $space } : { $minion }.
view-round-counter = { $space } : { $minion } (jeton rond).
view-clues = { $space } : Enquête { $clues }.
view-militia = { $space } : Milice { $militia }.
view-elder-at = { $space } : { $elder }.

## The rest

view-elder = { $sign } { $elder } : { $state }. Esprit { $spirit }, Ruse { $cunning }, Honneur { $honor }.{ $hurt ->
    [0] { "" }
   *[other] { " " }Blessures : { $hurt }.
}
view-elder-is-town = en ville
view-elder-is-dead = ne vit plus
view-elder-is-evil = Notable maléfique
view-elder-is-evil-dead = Notable maléfique, ne vit plus
view-elder-is-party = dans un Groupe de chasse
view-elder-is-abroad = sur le plateau
view-elder-with = { $elder } accompagne { $hero }.
view-secrets = Secrets ({ $elder }) : { $cards }.
view-open-secrets = Secrets révélés ({ $elder }) : { $cards }.
view-evil-secrets = Secrets maléfiques toujours à l’œuvre ({ $elder }) : { $cards }.
view-kept-secrets = Secrets conservés à côté de la fiche du Méchant : { $cards }.
view-items = Objets et Alliés ({ $hero }) : { $cards }.
view-lair = Carte Repaire ({ $hero }) : { $card }.
view-in-play = Mystères qui restent en jeu : { $cards }.
view-lasting = En vigueur pour un temps ({ $hero }) : { $what }
view-stock = Objets de la ville en réserve : { $cards }.
view-deck = Cartes dans la pioche ({ $deck }) : { $left }.
view-discards = Défausse ({ $deck }) : { $cards }.
view-removed = Cartes retirées du jeu : { $cards }.
view-prices = Prix d’une carte Repaire, section par section : { $prices }.
view-more-wounds = Cases de la Piste de l’Ombre où le Méchant gagne 2 Blessures : { $spaces }.
view-more-combat = Cases de la Piste de l’Ombre où le Méchant gagne 1 en Combat : { $spaces }.
view-counters = Jetons en réserve, { $minion } ({ $sign } sur le plan) : { $left }.
view-militia-left = Jetons Milice en réserve : { $militia }.
view-order-pass = Consigne permanente, toujours passer : { $windows }.
view-order-rest = Consigne permanente : passer jusqu’à votre prochain tour.
view-order-matters = Consigne permanente : ne demander que si cela change quelque chose.

## The signs of the map

legend-corner = lieu d’angle
legend-town = case de la ville
legend-dangerous = lieu dangereux
legend-road = route et son numéro
legend-pawn = votre Héros, par numéro de place
legend-hero = Héros, par numéro de place
legend-turn = devant le Héros dont c’est le tour
legend-down = devant les Héros K.-O.
legend-elder = Notable sur le plateau, numéroté comme dans la liste des Notables
legend-minion = jeton Sbire ; ses lettres figurent dans la liste des jetons en réserve
legend-round-counter = jeton Sbire rond
legend-clues = jetons Enquête
source-militia = Milice
source-not-below = jamais moins de 0
legend-militia = jetons Milice
legend-track = Piste de l’Ombre
legend-track-red = partie rouge de la Piste de l’Ombre
legend-marker = marqueur de la Piste de l’Ombre
legend-darkness = Ténèbres : le Méchant gagne
legend-price = prix d’une carte Repaire dans cette section
legend-price-now = prix actuel d’une carte Repaire
legend-more-wounds = ici le Méchant gagne 2 Blessures
legend-more-combat = ici le Méchant gagne 1 en Combat
