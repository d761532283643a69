### Ce qui figure sur le plateau dans le navigateur, en plus des mots que le jeu a déjà.

## La carte et ce qui s’y trouve

board-map = Plan de Shadowbrook
board-sides = Côtés de la table
board-side-map = Plan
board-side-heroes = Héros
board-side-town = Ville
board-side-calls = (quelque chose à choisir)
board-several = { $what } ({ $n ->
    [one] 1 possibilité
   *[other] { $n } possibilités
  })
board-close = Fermer
board-fold = Replier
board-unfold = Déplier

## Le tour

board-round = Manche
board-step-move = Déplacement
board-step-fight = Combat
board-step-action = Actions
board-order = Ordre du tour
board-first = Premier joueur
board-your-choice = À vous de décider.
board-waiting = On attend { $hero }…
board-waiting-another = On attend un autre joueur…

## Les fiches

board-wounds-of = Blessures : { $hurt } sur { $wounds }
board-investigation = Enquête
board-has-lair = A une carte Repaire
board-printed = sur la fiche
board-trained = entraînement
board-down = K.-O.
board-changed = Loup-garou la nuit
board-cursed = Malédiction du Loup-garou ({ $n })
board-team = Équipe { $n }
board-chart = Tableau des Sbires
board-counters-left = Jetons en réserve : { $n }

## Les cartes

board-hand = Mes Événements et mon Repaire
board-hand-empty = Vous n’avez aucune carte en main.
board-taking-effect = Prend effet
board-turned = Carte retournée
board-in-play = Mystères en jeu
board-lasting = En vigueur pour un temps
board-piles = Pioches, réserve et défausses

## Dés, combats, Affrontements finals

board-dice = Dés
board-tray-empty = Aucun dé n’a encore été lancé.
board-tray-above = Les dés sont sur le plan.
board-last-dice = Derniers dés
board-question = Une question pour vous
board-open-roll = peut encore changer
board-hits = { $fight ->
    [yes] { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
   *[no] { $n ->
        [one] { $n } succès
       *[other] { $n } succès
    }
}
board-aimed = sur { $who }
board-fight = Combat, Assaut { $round }
board-fight-dice = Dés de combat : { $n }
board-showdown = Affrontement final
board-party = Groupe de chasse
board-evil-elders = Notables maléfiques
board-militia = Milice : { $n }
board-villain-wins = Le Méchant a gagné : { $villain }.

## Consignes permanentes

board-orders-set = { $n ->
    [0] aucune en vigueur
   *[other] { $n } en vigueur
}
board-orders-pass = Toujours passer :
board-vitals = En bref
board-vitals-hand = Main
