### Les libellés du plateau dans le navigateur.

board-maze = Le labyrinthe
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Voir tout le labyrinthe
board-me = Revenir au Perdu
board-steps = { $steps ->
    [one] Encore { $steps } pas
   *[other] Encore { $steps } pas
}
board-way-to = Aller là : { room-name }, { $place } ({ $steps } pas)
board-light = Lumière
board-dark = Obscurité
board-deeds = Ce que vous pouvez faire
board-walk = Deux cases
board-returns = revient
board-gone = perdue à jamais
board-mind = Votre Esprit
board-hand = Main
board-deck = Pioche Esprit
board-lost = Perdues à jamais
board-played = jouée
board-matches = Allumettes
board-rooms = Salles cachées
board-terror = Terreur
board-hazards = Dangers dans la pioche
board-held = Sur vous
board-items = Emplacements Objet
board-secrets = Emplacements Secret
board-story = Le récit de votre errance
board-figure-rooms = Salles trouvées
board-figure-steps = Nombre de pas
board-figure-burnt = Allumettes brûlées
board-figure-struck = Cartes Danger révélées
board-figure-forgotten = Cartes Esprit perdues
board-in-deck = Choisissez plus bas, dans votre pioche Esprit.
board-in-mind = Choisissez plus bas l’une de vos cartes.
board-in-maze = Choisissez plus haut, dans le labyrinthe.
board-close = Fermer
board-vitals = En bref
