### A Touch of Evil in French: everything but cards, people, places, effects and views. Names are subjects in the present tense or stand after a colon, so that nothing has to agree with them.

game-name = A Touch of Evil
game-about = Le mal est entré dans Shadowbrook. Fouillez la ville et les environs, découvrez à qui vous fier, et affrontez le Méchant dans son Repaire avant que tombent les Ténèbres.
game-length = manches
game-role = Héros
game-scene = Méchant

## Settings

setting-mode = Mode de jeu
setting-mode-about = Qui gagne : un seul Héros, une équipe, ou tout le monde ensemble.
setting-mode-competitive = Mode compétitif
setting-mode-competitive-about = Chaque Héros pour soi : le premier qui vainc le Méchant gagne.
setting-mode-cooperative = Mode coopératif
setting-mode-cooperative-about = Tous les Héros contre un Méchant plus puissant : vous gagnez ou perdez ensemble.
setting-mode-team = Mode par équipes
setting-mode-team-about = Des équipes de deux à quatre Héros font la course au Méchant.
setting-level = Niveau
setting-level-about = Combien de règles sont en vigueur. Chaque ajout du jeu avancé se règle aussi à part.
setting-level-basic = Jeu de base
setting-level-basic-about = Les règles d’une première soirée : récolte libre, Tableaux des Sbires simples, Secrets plus doux.
setting-level-advanced = Jeu avancé
setting-level-advanced-about = Tous les ajouts : récolte par test, nouveaux pouvoirs du Méchant, tableaux plus rudes, tous les Secrets.
setting-heroes = Héros
setting-heroes-about = Combien de Héros participent ; chacun a sa place à la table. À 7 ou 8, mieux vaut le mode coopératif ou par équipes : une course est longue. Un Héros seul joue en mode coopératif.
setting-teams = Équipes
setting-teams-about = Combien d’équipes de taille égale il y a. Ne compte qu’en mode par équipes.
setting-teams-2 = Deux équipes
setting-teams-2-about = Deux équipes de deux, trois ou quatre Héros.
setting-teams-3 = Trois équipes
setting-teams-3-about = Trois équipes de deux Héros.
setting-teams-4 = Quatre équipes
setting-teams-4-about = Quatre équipes de deux Héros.
setting-villain = Méchant
setting-villain-about = Qui vous chassez.
setting-villain-random = Méchant au hasard
setting-villain-random-about = Vous apprenez qui vous chassez au début de la partie.
setting-villain-vampire = { villain-vampire }
setting-villain-vampire-about = { villain-vampire-flavour }
setting-villain-werewolf = { villain-werewolf }
setting-villain-werewolf-about = { villain-werewolf-flavour }
setting-villain-scarecrow = { villain-scarecrow }
setting-villain-scarecrow-about = { villain-scarecrow-flavour }
setting-villain-spectral-horseman = { villain-spectral-horseman }
setting-villain-spectral-horseman-about = { villain-spectral-horseman-flavour }
setting-hero-1 = Héros de la place 1
setting-hero-1-about = Qui joue à la place 1. Ne compte que s’il y a autant de Héros.
setting-hero-1-random = Héros au hasard
setting-hero-1-random-about = Tiré au début de la partie.
setting-hero-1-karl = { hero-karl }
setting-hero-1-karl-about = { hero-karl-title }
setting-hero-1-anne-marie = { hero-anne-marie }
setting-hero-1-anne-marie-about = { hero-anne-marie-title }
setting-hero-1-inspector-cooke = { hero-inspector-cooke }
setting-hero-1-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-1-thomas = { hero-thomas }
setting-hero-1-thomas-about = { hero-thomas-title }
setting-hero-1-heinrich = { hero-heinrich }
setting-hero-1-heinrich-about = { hero-heinrich-title }
setting-hero-1-katarina = { hero-katarina }
setting-hero-1-katarina-about = { hero-katarina-title }
setting-hero-1-victor = { hero-victor }
setting-hero-1-victor-about = { hero-victor-title }
setting-hero-1-isabella = { hero-isabella }
setting-hero-1-isabella-about = { hero-isabella-title }
setting-hero-2 = Héros de la place 2
setting-hero-2-about = Qui joue à la place 2. Ne compte que s’il y a autant de Héros.
setting-hero-2-random = Héros au hasard
setting-hero-2-random-about = Tiré au début de la partie.
setting-hero-2-karl = { hero-karl }
setting-hero-2-karl-about = { hero-karl-title }
setting-hero-2-anne-marie = { hero-anne-marie }
setting-hero-2-anne-marie-about = { hero-anne-marie-title }
setting-hero-2-inspector-cooke = { hero-inspector-cooke }
setting-hero-2-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-2-thomas = { hero-thomas }
setting-hero-2-thomas-about = { hero-thomas-title }
setting-hero-2-heinrich = { hero-heinrich }
setting-hero-2-heinrich-about = { hero-heinrich-title }
setting-hero-2-katarina = { hero-katarina }
setting-hero-2-katarina-about = { hero-katarina-title }
setting-hero-2-victor = { hero-victor }
setting-hero-2-victor-about = { hero-victor-title }
setting-hero-2-isabella = { hero-isabella }
setting-hero-2-isabella-about = { hero-isabella-title }
setting-hero-3 = Héros de la place 3
setting-hero-3-about = Qui joue à la place 3. Ne compte que s’il y a autant de Héros.
setting-hero-3-random = Héros au hasard
setting-hero-3-random-about = Tiré au début de la partie.
setting-hero-3-karl = { hero-karl }
setting-hero-3-karl-about = { hero-karl-title }
setting-hero-3-anne-marie = { hero-anne-marie }
setting-hero-3-anne-marie-about = { hero-anne-marie-title }
setting-hero-3-inspector-cooke = { hero-inspector-cooke }
setting-hero-3-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-3-thomas = { hero-thomas }
setting-hero-3-thomas-about = { hero-thomas-title }
setting-hero-3-heinrich = { hero-heinrich }
setting-hero-3-heinrich-about = { hero-heinrich-title }
setting-hero-3-katarina = { hero-katarina }
setting-hero-3-katarina-about = { hero-katarina-title }
setting-hero-3-victor = { hero-victor }
setting-hero-3-victor-about = { hero-victor-title }
setting-hero-3-isabella = { hero-isabella }
setting-hero-3-isabella-about = { hero-isabella-title }
setting-hero-4 = Héros de la place 4
setting-hero-4-about = Qui joue à la place 4. Ne compte que s’il y a autant de Héros.
setting-hero-4-random = Héros au hasard
setting-hero-4-random-about = Tiré au début de la partie.
setting-hero-4-karl = { hero-karl }
setting-hero-4-karl-about = { hero-karl-title }
setting-hero-4-anne-marie = { hero-anne-marie }
setting-hero-4-anne-marie-about = { hero-anne-marie-title }
setting-hero-4-inspector-cooke = { hero-inspector-cooke }
setting-hero-4-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-4-thomas = { hero-thomas }
setting-hero-4-thomas-about = { hero-thomas-title }
setting-hero-4-heinrich = { hero-heinrich }
setting-hero-4-heinrich-about = { hero-heinrich-title }
setting-hero-4-katarina = { hero-katarina }
setting-hero-4-katarina-about = { hero-katarina-title }
setting-hero-4-victor = { hero-victor }
setting-hero-4-victor-about = { hero-victor-title }
setting-hero-4-isabella = { hero-isabella }
setting-hero-4-isabella-about = { hero-isabella-title }
setting-hero-5 = Héros de la place 5
setting-hero-5-about = Qui joue à la place 5. Ne compte que s’il y a autant de Héros.
setting-hero-5-random = Héros au hasard
setting-hero-5-random-about = Tiré au début de la partie.
setting-hero-5-karl = { hero-karl }
setting-hero-5-karl-about = { hero-karl-title }
setting-hero-5-anne-marie = { hero-anne-marie }
setting-hero-5-anne-marie-about = { hero-anne-marie-title }
setting-hero-5-inspector-cooke = { hero-inspector-cooke }
setting-hero-5-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-5-thomas = { hero-thomas }
setting-hero-5-thomas-about = { hero-thomas-title }
setting-hero-5-heinrich = { hero-heinrich }
setting-hero-5-heinrich-about = { hero-heinrich-title }
setting-hero-5-katarina = { hero-katarina }
setting-hero-5-katarina-about = { hero-katarina-title }
setting-hero-5-victor = { hero-victor }
setting-hero-5-victor-about = { hero-victor-title }
setting-hero-5-isabella = { hero-isabella }
setting-hero-5-isabella-about = { hero-isabella-title }
setting-hero-6 = Héros de la place 6
setting-hero-6-about = Qui joue à la place 6. Ne compte que s’il y a autant de Héros.
setting-hero-6-random = Héros au hasard
setting-hero-6-random-about = Tiré au début de la partie.
setting-hero-6-karl = { hero-karl }
setting-hero-6-karl-about = { hero-karl-title }
setting-hero-6-anne-marie = { hero-anne-marie }
setting-hero-6-anne-marie-about = { hero-anne-marie-title }
setting-hero-6-inspector-cooke = { hero-inspector-cooke }
setting-hero-6-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-6-thomas = { hero-thomas }
setting-hero-6-thomas-about = { hero-thomas-title }
setting-hero-6-heinrich = { hero-heinrich }
setting-hero-6-heinrich-about = { hero-heinrich-title }
setting-hero-6-katarina = { hero-katarina }
setting-hero-6-katarina-about = { hero-katarina-title }
setting-hero-6-victor = { hero-victor }
setting-hero-6-victor-about = { hero-victor-title }
setting-hero-6-isabella = { hero-isabella }
setting-hero-6-isabella-about = { hero-isabella-title }
setting-hero-7 = Héros de la place 7
setting-hero-7-about = Qui joue à la place 7. Ne compte que s’il y a autant de Héros.
setting-hero-7-random = Héros au hasard
setting-hero-7-random-about = Tiré au début de la partie.
setting-hero-7-karl = { hero-karl }
setting-hero-7-karl-about = { hero-karl-title }
setting-hero-7-anne-marie = { hero-anne-marie }
setting-hero-7-anne-marie-about = { hero-anne-marie-title }
setting-hero-7-inspector-cooke = { hero-inspector-cooke }
setting-hero-7-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-7-thomas = { hero-thomas }
setting-hero-7-thomas-about = { hero-thomas-title }
setting-hero-7-heinrich = { hero-heinrich }
setting-hero-7-heinrich-about = { hero-heinrich-title }
setting-hero-7-katarina = { hero-katarina }
setting-hero-7-katarina-about = { hero-katarina-title }
setting-hero-7-victor = { hero-victor }
setting-hero-7-victor-about = { hero-victor-title }
setting-hero-7-isabella = { hero-isabella }
setting-hero-7-isabella-about = { hero-isabella-title }
setting-hero-8 = Héros de la place 8
setting-hero-8-about = Qui joue à la place 8. Ne compte que s’il y a autant de Héros.
setting-hero-8-random = Héros au hasard
setting-hero-8-random-about = Tiré au début de la partie.
setting-hero-8-karl = { hero-karl }
setting-hero-8-karl-about = { hero-karl-title }
setting-hero-8-anne-marie = { hero-anne-marie }
setting-hero-8-anne-marie-about = { hero-anne-marie-title }
setting-hero-8-inspector-cooke = { hero-inspector-cooke }
setting-hero-8-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-8-thomas = { hero-thomas }
setting-hero-8-thomas-about = { hero-thomas-title }
setting-hero-8-heinrich = { hero-heinrich }
setting-hero-8-heinrich-about = { hero-heinrich-title }
setting-hero-8-katarina = { hero-katarina }
setting-hero-8-katarina-about = { hero-katarina-title }
setting-hero-8-victor = { hero-victor }
setting-hero-8-victor-about = { hero-victor-title }
setting-hero-8-isabella = { hero-isabella }
setting-hero-8-isabella-about = { hero-isabella-title }
setting-collecting = Récolte par test
setting-collecting-about = S’il faut un test d’Esprit ou de Ruse pour récolter l’Enquête sur le plateau.
setting-collecting-by-level = Récolte : selon le niveau
setting-collecting-by-level-about = Un test dans le jeu avancé, aucun dans le jeu de base.
setting-collecting-on = Récolte par test
setting-collecting-on-about = Un test à 5+ ; chaque succès récolte un jeton.
setting-collecting-off = Récolte libre
setting-collecting-off-about = Tous les jetons de la case d’un coup, sans test.
setting-abilities = Pouvoirs du Méchant
setting-abilities-about = Si le Méchant a aussi ses capacités avancées.
setting-abilities-by-level = Pouvoirs : selon le niveau
setting-abilities-by-level-about = Tous dans le jeu avancé, ceux de base sinon.
setting-abilities-on = Tous les pouvoirs
setting-abilities-on-about = Le Méchant a aussi ses capacités avancées.
setting-abilities-off = Pouvoirs de base
setting-abilities-off-about = Le Méchant n’a que ses capacités de base.
setting-curse = Malédiction du Loup-garou
setting-curse-about = Si un Héros mis K.-O. par le Loup-garou prend la Malédiction.
setting-curse-by-level = Malédiction : selon le niveau
setting-curse-by-level-about = Seulement dans le jeu avancé.
setting-curse-on = Avec la Malédiction
setting-curse-on-about = Un Héros maudit se change peu à peu en Loup-garou ; le Docteur peut l’aider.
setting-curse-off = Sans la Malédiction
setting-curse-off-about = Les cartes Malédiction restent dans la boîte.
setting-charts = Tableaux des Sbires
setting-charts-about = Quelle face du Tableau des Sbires est utilisée.
setting-charts-by-level = Tableaux : selon le niveau
setting-charts-by-level-about = La face rouge dans le jeu avancé, la verte sinon.
setting-charts-on = Tableaux rouges
setting-charts-on-about = Plus de résultats, et de plus rudes ; certains Méchants amènent des nuées de Sbires.
setting-charts-off = Tableaux verts
setting-charts-off-about = Les tableaux simples du jeu de base.
setting-secrets = Secrets des Notables
setting-secrets-about = Si les Secrets du jeu avancé sont mélangés aux autres.
setting-secrets-by-level = Secrets : selon le niveau
setting-secrets-by-level-about = Tous dans le jeu avancé, ceux de base sinon.
setting-secrets-on = Tous les Secrets
setting-secrets-on-about = Les huit Secrets avancés sont dans la pioche, les bons et les mauvais.
setting-secrets-off = Secrets de base
setting-secrets-off-about = Les huit Secrets avancés restent dans la boîte.
setting-showdown-chart = Table d’Affrontement final
setting-showdown-chart-about = Si deux dés changent la donne avant chaque Assaut d’un Affrontement final, sauf le premier.
setting-showdown-chart-off = Sans table d’Affrontement final
setting-showdown-chart-off-about = L’Affrontement final se décide entre ceux qui le livrent.
setting-showdown-chart-on = Avec la table d’Affrontement final
setting-showdown-chart-on-about = Dès le deuxième Assaut, il se passe quelque chose d’imprévu.

## Rulings: questions the rulebook leaves open

ruling-cancelled-lair-encounter = Après l’annulation d’une carte Repaire, la Rencontre
ruling-cancelled-lair-encounter-still-due = reste due
ruling-cancelled-lair-encounter-used-up = est perdue
ruling-cancelled-lair-loses = Quand une carte Repaire est annulée, son propriétaire perd
ruling-cancelled-lair-loses-card = la carte
ruling-cancelled-lair-loses-card-and-cost = la carte et le coût de l’Affrontement final
ruling-cancelled-lair-loses-nothing = rien
ruling-lair-after-showdown = Après un Affrontement final indécis, la carte Repaire est
ruling-lair-after-showdown-kept = gardée, face visible
ruling-lair-after-showdown-discarded = défaussée
ruling-mystery-cancelling = Une carte Mystère peut être annulée
ruling-mystery-cancelling-until-applied = tant qu’elle n’a pas pris effet
ruling-mystery-cancelling-when-drawn = seulement quand elle est piochée
ruling-lingering = Un Héros s’attarde s’il
ruling-lingering-ends-where-it-began = termine son déplacement là où il a commencé
ruling-lingering-takes-no-step = ne fait aucun pas
ruling-turn-after-escape = Après une fuite pendant son propre tour, le tour du Héros
ruling-turn-after-escape-goes-on = continue sur la nouvelle case
ruling-turn-after-escape-ends = s’arrête
ruling-ko-at-phase-start = Un Héros mis K.-O. au début de la Phase des Mystères
ruling-ko-at-phase-start-revived = se relève dans la même phase
ruling-ko-at-phase-start-waits = attend la phase suivante
ruling-militia-takes-wounds = La Milice prend une Blessure à la place d’un Héros
ruling-militia-takes-wounds-hero-decides = si le Héros le veut
ruling-militia-takes-wounds-always = toujours
ruling-dice-at-elders = Contre le Groupe de chasse, le Méchant lance
ruling-dice-at-elders-one-each = un dé par Notable
ruling-dice-at-elders-all-at-each = tous ses dés pour chaque Notable
ruling-evil-elders-shield = Les Notables maléfiques prennent la dernière Blessure du Méchant
ruling-evil-elders-shield-every-wound = tant qu’il en reste un en vie
ruling-evil-elders-shield-once-a-round = une fois par Assaut
ruling-lone-hero-companions = Un Héros qui livre seul l’Affrontement final d’un groupe est aidé par
ruling-lone-hero-companions-elders-or-militia = les deux Notables, ou sans eux par la Milice
ruling-lone-hero-companions-everything = les deux Notables et la Milice
ruling-lone-hero-companions-one-each = un seul Notable, ou un seul jeton Milice
ruling-team-lairs = En équipes, une carte Repaire achetée est vue
ruling-team-lairs-team-only = par l’équipe seulement
ruling-team-lairs-open-to-all = par tout le monde
ruling-showdown-chart-reading = Lacunes de la table d’Affrontement final
ruling-showdown-chart-reading-d3-hits = D3 touches ; test d’un Héros choisi ; seuls comptent les bonus à la Compétence utilisée
ruling-showdown-chart-reading-d6-hits = D6 touches ; test d’un Héros au hasard ; les bonus de Combat comptent aussi ; un test raté peut blesser tous les Héros de la partie
ruling-evil-secrets = Un Secret maléfique prend effet
ruling-evil-secrets-every-reveal = chaque fois qu’il est révélé à tous
ruling-evil-secrets-named-moments = seulement lors d’un Affrontement final, d’une accusation ou de la mort du Notable
ruling-evil-elder-secrets = Les Secrets d’un Notable devenu maléfique sont
ruling-evil-elder-secrets-discarded = défaussés
ruling-evil-elder-secrets-kept = conservés à côté de la fiche du Méchant
ruling-accusations = Lors d’un Affrontement final, chacun des autres joueurs peut accuser
ruling-accusations-one-each = une fois
ruling-accusations-any-number = autant de fois qu’il peut payer
ruling-elders-on-the-hunt = Les Notables En chasse
ruling-elders-on-the-hunt-may-be-invited = peuvent être invités dans un Groupe de chasse
ruling-elders-on-the-hunt-stay-out = ne peuvent pas être invités dans un Groupe de chasse
ruling-hero-werewolf-curses = Un Héros mis K.-O. par un Héros changé en Loup-garou prend la Malédiction
ruling-hero-werewolf-curses-no = non
ruling-hero-werewolf-curses-yes = oui
ruling-hero-werewolf-attacks = Un Héros changé en Loup-garou attaque
ruling-hero-werewolf-attacks-nearest-hero = le Héros le plus proche
ruling-hero-werewolf-attacks-every-hero = chacun des autres Héros
ruling-pushing = Un Sbire repoussé va
ruling-pushing-toward-town-hall = d’une case vers l’Hôtel de ville, en repoussant ce qui s’y trouve
ruling-pushing-to-a-free-space = sur une case adjacente libre
ruling-trading = Les Héros d’un groupe font des échanges
ruling-trading-own-turn = pendant leur propre tour
ruling-trading-any-turn = pendant le tour de n’importe quel Héros
ruling-collecting-where = Un Héros récolte de l’Enquête
ruling-collecting-where-where-it-stands = là où il se trouve
ruling-collecting-where-where-its-move-ended = seulement là où son étape de déplacement s’est terminée
ruling-one-hero = Une partie avec un seul Héros
ruling-one-hero-refused = est refusée
ruling-one-hero-allowed = est possible en mode coopératif
ruling-dice-of-defeated-minion = Quand une carte vainc un Sbire au milieu d’un Assaut, les dés déjà lancés
ruling-dice-of-defeated-minion-lost = ne donnent rien
ruling-dice-of-defeated-minion-count = comptent encore
ruling-showdown-round-order = Au début d’un Assaut, la table d’Affrontement final vient
ruling-showdown-round-order-table-first = avant toutes les décisions des Héros
ruling-showdown-round-order-table-last = après toutes les décisions des Héros
ruling-lair-after-chase = Après une Poursuite, ce que le nouveau Repaire fait au début d’un Affrontement final
ruling-lair-after-chase-starts-anew = se produit à l’arrivée
ruling-lair-after-chase-goes-on = ne se produit pas
ruling-showdown-chart-in-teams = En équipes, les lignes de la table d’Affrontement final sont
ruling-showdown-chart-in-teams-cooperative = celles du mode coopératif
ruling-showdown-chart-in-teams-competitive = celles du mode compétitif
ruling-shared-wounds = Les Blessures que les Héros se partagent pour retenir l’obscurité
ruling-shared-wounds-preventable = peuvent être évitées comme les autres
ruling-shared-wounds-as-a-price = sont un prix et doivent être subies
ruling-paid-healing-between-rounds = Se soigner contre de l’Enquête entre deux Assauts
ruling-paid-healing-between-rounds-no = n’est pas possible
ruling-paid-healing-between-rounds-yes = est possible
ruling-asked-in-windows = Qui est interrogé quand on peut jouer des cartes
ruling-asked-in-windows-who-can-act = ceux qui peuvent faire quelque chose
ruling-asked-in-windows-who-holds-events = tous ceux qui ont une carte Événement

## Numbers of things

some-points = { $n ->
    [one] { $n } point d’Enquête
   *[other] { $n } points d’Enquête
}
some-wounds = { $n ->
    [one] { $n } Blessure
   *[other] { $n } Blessures
}
price-points = { $price ->
    [0] gratuit
    [one] { $price } point d’Enquête
   *[other] { $price } points d’Enquête
}
how-far = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
no-one = personne
nothing = rien

## Decks, cards and sheets

deck-events = Événements
deck-mysteries = Mystères
deck-manor = Manoir
deck-windmill = Moulin
deck-olde-woods = Vieux Bois
deck-abandoned-keep = Donjon abandonné
deck-lairs = Repaires
deck-secrets = Cartes Secret
deck-town-items = Objets de la ville
deck-curses = Malédictions
deck-heroes = Héros
deck-villains = Méchants
deck-charts = Tableaux des Sbires
deck-minions = Sbires
deck-elders = Notables de la ville
deck-spaces = Lieux de la ville et des environs
kind-event = Événement
kind-event-immediate = Événement. À jouer immédiatement
kind-event-removed = Événement. Carte retirée du jeu après usage
kind-mystery = Mystère
kind-mystery-remains = Mystère. Reste en jeu
kind-mystery-removed = Mystère. Carte retirée du jeu après usage
kind-item = { $priced ->
    [yes] Objet de la ville, { some-points }
   *[no] Objet
}
kind-ally = Allié
kind-minion = Sbire
kind-find = Découverte
kind-lair = Repaire
kind-secret = Carte Secret
kind-secret-immediate = Secret du jeu avancé. À révéler immédiatement
kind-secret-advanced = Secret du jeu avancé
kind-curse = Malédiction
sheet-hero = Héros : { $title }. Esprit { $spirit }, Ruse { $cunning }, Combat { $combat }, Honneur { $honor }, Blessures { $wounds }. Départ : { $start }.
sheet-villain = Méchant. Combat { $combat }, Blessures { $wounds }.
sheet-elder = Notable de la ville. Esprit { $spirit }, Ruse { $cunning }, Honneur { $honor }, résistance { $wounds }.
sheet-chart-basic = Tableau des Sbires, face verte (jeu de base)
sheet-chart-advanced = Tableau des Sbires, face rouge (jeu avancé)
sheet-counters = Sbire, { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
sheet-advanced = Jeu avancé : { $what }
sheet-curses = un Héros que le Méchant met K.-O. reçoit la Malédiction du Loup-garou.
sheet-encounter = Rencontre : { $what }
sheet-service = { $name } ({ some-points }) : { $what }
sheet-service-once = { $name } ({ some-points }, une fois par tour) : { $what }
sheet-shop = On achète ici les Objets de la ville.
sheet-row = { $low }–{ $high } : { $what }
sheet-row-one = { $low } : { $what }
sheet-happening = { $name }. { $what }
sheet-round = Jeton rond : il n’arrête personne, ne repousse rien et ne se combat pas comme les autres Sbires.
sheet-hunts = Au début de chaque Phase des Mystères, il court vers le Héros le plus proche et attaque.

## Dice

roll-test = test de Compétence
roll-fight = dés de combat
roll-enemy = dés de combat de l’ennemi
roll-move = déplacement
roll-linger = jet pour s’attarder
roll-danger = lieu dangereux
roll-chart = Tableau des Sbires
roll-table = coup du sort
roll-amount = quantité
roll-loss = pertes du K.-O.
roll-villain-heal = soins du Méchant
roll-cooperative = Table de la Phase des Mystères
roll-showdown-chart = table d’Affrontement final
roll-way = chemin de l’ennemi
roll-first = Premier joueur
roll-mist = touches dans le vide

## The optional Showdown table

showdown-row-daring-confrontation = Confrontation audacieuse
showdown-row-chase = Poursuite
showdown-row-impossible-foe = Ennemi invincible
showdown-row-cunning-challenge = Défi de ruse
showdown-row-power-of-evil = Puissance du mal
showdown-row-supernatural-force = Force surnaturelle
showdown-row-untamed-darkness = Ténèbres indomptées
showdown-row-sweeping-blow = Coup circulaire
showdown-row-good-fight = Le bon combat

## Decisions

ask-action = { $hero } : que faites-vous ici ({ $space } ; en poche : { some-points }) ?
ask-move = { $hero } : où allez-vous ? { $n ->
    [0] Vous ne pouvez faire aucun pas.
    [one] Vous pouvez faire { $n } pas.
   *[other] Vous pouvez faire { $n } pas.
}
ask-free-event = { $hero } : le dé de déplacement montre 1. Piochez-vous une carte Événement ?
ask-keep-event = { $hero } : quelle carte Événement gardez-vous ? (à garder : { $n })
ask-keep-lair = { $hero } : une seule carte Repaire est permise. Laquelle gardez-vous ?
ask-over-limit = { $hero } : vous portez trop de choses. Quelle carte défaussez-vous ?
ask-hand-over = { $hero } : qui reçoit ici votre carte ({ $card }) ? « Non » la défausse.
ask-lose = { $hero } : que perdez-vous ? (encore à perdre : { $n })
ask-discard-event = { $hero } : quelle carte Événement défaussez-vous ?
ask-militia = { $hero } : vous allez subir { some-wounds }. La Milice en prend-elle une ?
ask-share-wounds = { $hero } : combien de ces { $total } Blessures prenez-vous ? (il en manque { $n } ; sinon le marqueur avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } vers les Ténèbres)
ask-confirm-wounds = { $hero } : les Héros offrent de subir { some-wounds }. Repoussez-vous l’ombre à ce prix ?
ask-read-out = { $hero } : lisez-vous ce Secret à tout le monde ? ({ $elder })
ask-fight-on = { $hero } : continuez-vous le combat ou prenez-vous la fuite ? (ennemi : { $foe })
ask-heal-between-rounds = { $hero } : soignez-vous des Blessures avant l’Assaut ?
ask-fight-where = { $hero } : où Héros et Sbires se battent-ils maintenant ?
ask-who-fights = { $hero } : qui se bat d’abord ? (ennemi : { $minion } ; { $space })
ask-nearest-hero = { $hero } : plusieurs Héros sont aussi proches. Lequel est visé ? (ennemi : { $foe } ; { $space })
ask-minion-way = { $hero } : plusieurs chemins sont aussi courts. Lequel est pris ? (ennemi : { $foe } ; { $space })
ask-order = { $hero } : que se passe-t-il maintenant, au début de la Phase des Mystères ?
ask-order-moment = { $hero } : plusieurs choses se produisent en ce moment. Laquelle vient maintenant ?
ask-who-acts = { $hero } : qui de votre équipe agit maintenant ?
ask-who-moves = { $hero } : qui de votre équipe se déplace maintenant ?
ask-who-fights-next = { $hero } : qui de votre équipe se bat maintenant ?
ask-trade = { $hero } : qu’échangez-vous avec { $other } ? Vous donnez : { $given }. Vous recevez : { $taken }.
ask-trade-now = { $hero } : échangez-vous des cartes avant cette étape du tour ?
ask-agree-to-trade = { $hero } : acceptez-vous l’échange ? { $other } donne : { $given }. En retour : { $taken }.
ask-join = { $hero } : rejoignez-vous l’Affrontement final ? (coût : { price-points } ; { $card }, { $space })
ask-join-free = { $hero } : rejoignez-vous l’Affrontement final, sans rien payer ?
ask-invite = { $hero } : quel Notable invitez-vous dans le Groupe de chasse ? (places libres : { $n })
ask-assign = { $hero } : aux côtés de quel Héros se tient { $elder } ?
ask-assign-militia = { $hero } : aux côtés de quel Héros se tient la Milice ?
ask-regroup = { $hero } : que changez-vous avant cet Assaut ?
ask-send-home = { $hero } : renvoyez-vous un Notable en ville avant cet Assaut ?
ask-accuse = { $hero } : accusez-vous un Notable d’être maléfique ? (coût : { price-points })
ask-aim = { $hero } : combien de vos dés visent ce Notable maléfique : { $elder } ?
ask-target-elder = { $hero } : quel Notable le Méchant frappe-t-il ?
ask-shield = { $hero } : quel Notable maléfique prend la dernière Blessure du Méchant ?
ask-who-dares = { $hero } : quel Héros fait le test d’Honneur ?
ask-wounds-or-withdraw = { $hero } : chaque Héros présent subit-il 1 Blessure, ou renoncez-vous à l’Affrontement final ?
ask-who-is-hit = { $hero } : qui reçoit la prochaine touche ? (touches restantes : { $n })
ask-chase = { $hero } : suivez-vous le Méchant ? (coût : { price-points } ; { $card }, { $space })
ask-window-turn-step = { $hero } : jouez-vous quelque chose avant que le tour continue ? (tour : { $turn })
ask-window-mystery-step = { $hero } : jouez-vous quelque chose avant que la Phase des Mystères continue ?
ask-window-card = { $hero } : jouez-vous quelque chose avant que cela prenne effet ({ $card }) ?
ask-window-roll = { $hero } : changez-vous quelque chose à ces dés : { $dice } ?
ask-window-fight = { $hero } : jouez-vous quelque chose avant le combat : { $fighter } contre { $foe } ?
ask-window-fight-round = { $hero } : jouez-vous quelque chose avant l’Assaut : { $fighter } contre { $foe } ?
ask-window-wounds = { $hero } : empêchez-vous cela ? { $victim } va subir { some-wounds }.
ask-window-ko = { $hero } : jouez-vous quelque chose pour éviter le pire ? En danger : { $victim }.
ask-window-showdown-step = { $hero } : jouez-vous quelque chose avant que l’Affrontement final continue ?

## Options

option-pass = Passer
option-yes = Oui
option-no = Non
option-play = Jouer : { $card }
option-use = Utiliser : { $trigger }
option-resolve = Maintenant : { $trigger }
option-keep = Garder : { $card }
option-discard = Défausser : { $card }
option-lose = Perdre : { $card }
option-buy = Acheter : { $card } ({ price-points })
option-give = Donner : { $card }
option-take = Prendre : { $card }
option-cancel = Annuler : { $card }
option-hand-over = Donner à { $hero }
option-move = Aller { to-space } ({ how-far })
option-escape = Fuir { to-space }
option-space = { $space }
option-stay = Rester ici
option-encounter = Résoudre la Rencontre
option-collect = { $tested ->
    [yes] Récolter avec { $skill } (ici : { some-points })
   *[no] Récolter { some-points }
}
option-heal = Soigner 1 Blessure ({ price-points })
option-buy-lair = Acheter une carte Repaire ({ price-points })
option-end-turn = Terminer le tour
option-service = { $service } ({ price-points })
option-look = Regarder les Secrets : { $elder } ({ price-points })
option-showdown = Lancer l’Affrontement final : { $card } ({ price-points })
option-trade = Échanger avec { $hero }
option-act = Faire agir { $hero }
option-hero = { $hero }
option-elder = { $elder }
option-accuse = Accuser : { $elder }
option-dismiss = Renvoyer en ville : { $elder }
option-assign = Assigner : { $elder } → { $hero }
option-militia = Assigner la Milice à { $hero }
option-fight-on = Continuer le combat
option-skill = { $skill }
option-die = Le dé qui montre { $n }
option-amount = { $n }
option-way = { $what }
option-lose-investigation = Perdre 1 point d’Enquête (sur { $n })
option-militia-takes-it = Laisser la Milice prendre 1 Blessure
option-take-wounds = Subir les Blessures
option-offer = Proposer cet échange
option-withdraw = Renoncer
option-order = { $what }
order-pass = Toujours passer : { $window }
order-ask = Me redemander : { $window }
order-rest = Tout passer jusqu’à mon tour
order-wake = Me redemander avant mon tour
order-matters = Ne me demander que si cela peut changer quelque chose
order-always = Me demander à chaque fois
resolve-hunt = Sbires en chasse
resolve-curse = Malédiction du Loup-garou ({ $hero })

## What happens: the course of the game

event-game-over = { $n ->
    [0] La partie est finie. { $outcome }. Personne n’a gagné.
    [one] La partie est finie. { $outcome }. Victoire : { $winners }.
   *[other] La partie est finie. { $outcome }. Victoire : { $winners }.
}
event-villain = Le Méchant de cette partie : { $villain }.
event-hero = Place { $seat } : { $sheet } entre en jeu{ $team ->
    [0] .
   *[other] { " " }(équipe { $team }).
}
event-many-heroes = À { $n } Héros, mieux vaut le mode coopératif ou par équipes : une course est longue.
event-first-player = Premier joueur : { $team ->
    [0] { $hero }.
   *[other] équipe { $team }.
}
event-round = Manche { $n }. { $hero } commence.
event-turn = À { $hero } de jouer.
event-skipped = { $hero } est K.-O. et passe ce tour.
event-mystery-phase = La Phase des Mystères de la manche { $n } commence.
event-deck-empty = Il n’y a plus de carte à piocher : { $deck }.
event-reshuffled = La défausse mélangée devient une nouvelle pioche : { $deck }.
event-darker = { $n ->
    [0] Les Ténèbres tombent sur Shadowbrook.
   *[other] L’ombre s’étend : { $n } sur la Piste de l’Ombre.
}
event-brighter = L’ombre recule : { $n } sur la Piste de l’Ombre.
event-table-row = { $n ->
    [1] Les Ténèbres s’abattent : seul leur sang permet aux Héros de les retenir.
    [2] Ombre d’effroi : seul leur sang permet aux Héros de la repousser.
    [3] Attaque de Sbire : quelque chose rôde aux environs.
    [4] Attaque de Sbire : quelque chose rôde aux environs.
   *[other] Indices épars : il y a quelque chose à trouver quelque part.
}

## What happens: Investigation, Wounds, Skills

event-gained = { $hero } gagne { some-points } (total : { $total }).
event-paid = { $hero } paie { some-points } (reste : { $total }).
event-lost = { $hero } perd { some-points } (reste : { $total }).
event-healed = { $hero } soigne { some-wounds } (reste : { $total }).
event-wounds-ignored = { $hero } échappe à { some-wounds } (encore à subir : { $total }).
event-wounded = { $hero } subit { some-wounds } (total : { $total }).
event-ko = { $hero } tombe K.-O. : direction l’Hôtel de ville.
event-ko-loss = { $hero } doit perdre { $n ->
    [one] { $n } chose
   *[other] { $n } choses
}.
event-revived = { $hero } se relève.
event-trained = { $hero } s’entraîne : { $skill } +{ $n } pour le reste de la partie.
event-untrained = { $hero } perd la main : { $skill } −{ $n }.
event-lasts = { $hero } : { changed-thing } { changed-by }, { $span ->
    [0] { until-fight-round }
    [1] { until-fight }
    [2] { until-turn }
    [3] { until-round }
   *[4] { until-showdown }
}.
changed-thing = { $what ->
    [0] { skill-spirit }
    [1] { skill-cunning }
    [2] { skill-combat }
    [3] { skill-honor }
    [4] résistance aux Blessures
    [5] déplacement
    [6] Objets de la ville portés
    [7] cartes portées de chaque lieu d’angle
    [8] prix pour regarder des Secrets
    [9] prix des cartes Repaire
    [10] coût de l’Affrontement final
    [11] prix des soins
    [12] dés de combat
    [13] seuil de touche
    [14] seuil de touche de l’ennemi
    [15] seuil de touche du Méchant
    [16] Combat du Méchant
    [17] Blessures du Méchant
    [18] dés de combat des Sbires
    [19] Blessures des Sbires
    [20] cases vers les Ténèbres
    [21] cases à l’opposé des Ténèbres
    [22] fuite interdite
    [23] soins interdits
    [24] danger de s’attarder
    [25] cartes Mystère
    [26] soins du Méchant
    [27] prix des Objets de la ville
    [28] Notables tenus à l’écart
   *[29] jets sur la Table de la Phase des Mystères
}
changed-by = { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
event-clues = À récolter ({ $space }) : { $n ->
    [one] { $n } jeton Enquête
   *[other] { $n } jetons Enquête
}.
event-militia = { $n ->
    [one] Un jeton Milice prend position
   *[other] { $n } jetons Milice prennent position
  } : { $space } (total : { $total }).
event-militia-leaves = La Milice se retire : { $space } (reste : { $n }).
event-militia-falls = La Milice tombe à la place de ce Héros : { $hero } ({ $space }).

## What happens: dice

event-test = { $hero } fait un test { $first ->
    [0] { skill-of-spirit }
    [1] { skill-of-cunning }
    [2] { skill-of-combat }
   *[3] { skill-of-honor }
}{ $second ->
    [-1] { "" }
    [0] { " " }et { skill-of-spirit }
    [1] { " " }et { skill-of-cunning }
    [2] { " " }et { skill-of-combat }
   *[3] { " " }et { skill-of-honor }
} { $target }+.
event-test-passed = { $hero } réussit le test ({ $n } succès).
event-test-failed = { $hero } échoue au test ({ $n } succès).
event-rolled = { $purpose ->
    [test] { $hero } lance les dés du test
    [fight] { $hero } frappe
    [enemy] L’ennemi frappe { $hero }
    [move] { $hero } lance le dé de déplacement
    [linger] { $hero } lance le dé pour savoir si s’attarder attire une attaque
    [danger] { $hero } lance le dé du lieu dangereux
    [chart] { $hero } lance le dé du Tableau des Sbires
    [table] { $hero } lance le dé pour savoir ce qui arrive
    [amount] { $hero } lance le dé pour savoir combien
    [loss] { $hero } lance le dé des pertes du K.-O.
    [villain-heal] Jet pour les soins du Méchant
    [cooperative] Jet sur la Table de la Phase des Mystères
    [showdown-chart] Jet sur la table d’Affrontement final
    [way] Un dé montre le chemin
    [first] { $hero } lance le dé du Premier joueur
   *[mist] Un dé par touche contre le Méchant
} : { $dice }{ $target ->
    [0] { $d3 ->
        [1] { " " }(D3 : la moitié du dé, arrondie à l’entier supérieur).
       *[other] .
    }
   *[other] { " " }({ $purpose ->
        [mist] une touche est perdue sur { $target }+
       *[other] seuil : { $target }+
    }).
}
event-rolled-at = Dont, contre { own-elder } : { $dice }.
event-nothing-comes = Il ne se passe rien ({ $hero }).
event-rerolled = Le dé qui montrait { $old } est relancé et donne { $n } : { $dice } ({ $hero }).
event-dice-added = { $n ->
    [one] Un dé de plus
   *[other] { $n } dés de plus
  } : { $dice } ({ $hero }).
event-die-set = { $old } est tourné sur { $n } : { $dice } ({ $hero }).
event-ones-hit = { $n ->
    [one] Un 1 devient une touche
   *[other] { $n } dés à 1 deviennent des touches
  } : { $dice } ({ $hero }).

## What happens: cards

event-event-drawn = { $hero } pioche une carte Événement.
event-event-seen = La carte Événement piochée : « { $card } ».
event-event-played = { $hero } joue un Événement ({ $card }).
event-used = { $hero } utilise : { $trigger }.
event-triggered = { $hero } résout : { $trigger }.
event-discarded = { $hero } défausse une carte ({ $card }).
event-taken-back = { $hero } reprend une carte dans la défausse ({ $card }).
event-card-gained = { $hero } reçoit : { $card }.
event-handed-over = { $hero } remet une carte à { $hero2 } : { $card }.
event-traded = { $hero } donne une carte à { $hero2 } : { $card }.
event-trade-declined = { $hero2 } refuse l’échange avec { $hero }.
event-mystery = { $hero } révèle un Mystère ({ $card }).
event-remains = Reste en jeu : { $card }.
event-cancelled = Annulation : « { $card } ».
event-lair-gained = { $hero } reçoit une carte Repaire.
event-lair-seen = Carte Repaire ({ $hero }) : { $card }.
event-corner-card = { $hero } découvre : { $card }.

## What happens: on the board

event-moved = { $hero } va { to-space }.
event-lingers = { $hero } s’attarde : { $space }.
event-encounters = { $hero } effectue la Rencontre : { $space }.
event-service = { $hero } paie ce service : { $service }.
event-random-location = Lieu aléatoire : { $space } ({ $card }).
event-chart = Sur le Tableau des Sbires : { $row }.
event-minion-placed = Un Sbire apparaît : { $minion } ({ $space }).
event-minion-moved = Un Sbire se déplace : { $minion } ({ $space }).
event-minion-removed = Un Sbire quitte le plateau : { $minion } ({ $space }).
event-no-counter = Il ne reste aucun jeton de ce Sbire : { $minion }.
event-pushed = Un Sbire est repoussé : { $minion } ({ $space }).
event-pushed-out = Un Sbire est repoussé hors de l’Hôtel de ville : { $minion }.
event-round-removed = Un jeton de trop disparaît : { $minion } ({ $space }).
event-round-counter = { $hero } a de la compagnie : { $minion }.

## What happens: fights

event-fight = Combat : { $hero } contre { $minion }.
event-fight-round = { $hero } se bat : Assaut { $n }.
event-minion-hurt = { $n ->
    [one] Une touche sur le Sbire
   *[other] { $n } touches sur le Sbire
  } : { $minion }.
event-minion-defeated = { $hero } remporte le combat. Ennemi vaincu : { $minion }.
event-escaped = { $hero } s’enfuit { to-space }.
event-attacked = { $hero } subit une attaque : { $foe }.
event-villain-healed = Le Méchant se soigne de { some-wounds } (reste : { $total }).
event-villain-grows = Le Méchant peut subir { some-wounds } de plus (total : { $total }).
event-cursed = { $hero } porte désormais la Malédiction du Loup-garou.
event-transforms = La Malédiction grandit ({ $hero }) : { $n } sur { $total } jetons Transformation.
event-werewolf = La métamorphose s’achève : { $hero } devient Loup-garou la nuit.
event-wolf-attacks = { $hero }, en Loup-garou, se jette sur { $hero2 }.
event-curse-lifted = La Malédiction est levée ({ $hero }).

## What happens: Town Elders

event-secret-added = Un nouveau Secret sous cette carte : { $elder }.
event-looked = { $hero } regarde les Secrets : { $elder }.
event-secret-seen = { $hero } voit un Secret ({ $elder }) : { $card }.
event-secret-revealed = Un Secret éclate au grand jour ({ $elder }) : { $card }.
event-turned-evil = { own-elder-first } passe du côté du Méchant !
event-evil-elder-killed = Mort d’un Notable maléfique : { $elder }.
event-random-elder = Le dé désigne { own-elder } ({ $n }).
event-on-the-hunt = { own-elder-first } part en chasse : { $space }.
event-elder-joins = { own-elder-first } soutient { $hero } pendant cette manche.
event-elder-wounds-ignored = { own-elder-first } échappe à { some-wounds } (encore à subir : { $total }).
event-elder-hurt = { own-elder-first } subit { some-wounds }.
event-elder-healed = { own-elder-first } se remet d’une Blessure.
event-elder-in-danger = { own-elder-first } va mourir.
event-elder-saved = { own-elder-first } échappe de justesse à la mort.
event-elder-died = { own-elder-first } meurt.
event-elder-home = { own-elder-first } rentre en ville.

## What happens: the Showdown

event-lair-revealed = { $hero } montre la carte Repaire : { $card } ({ $space }).
event-lair-cancelled = Carte Repaire annulée ({ $hero }) : { $card }.
event-showdown = { $hero } défie le Méchant. L’Affrontement final commence : { $card } ({ $space }).
event-showdown-called-off = L’Affrontement final n’a pas lieu ({ $hero }).
event-joined = { $hero } rejoint l’Affrontement final : { $space }.
event-invited = { $hero } invite dans le Groupe de chasse : { $elder }.
event-stands-by = { own-elder-first } se tient aux côtés de ce Héros : { $hero }.
event-militia-stands-by = La Milice se tient aux côtés de ce Héros : { $hero }.
event-accused = { $hero } accuse { own-elder } d’être maléfique.
event-wrongly-accused = { $hero } accuse à tort ({ $elder }) et perd toute son Enquête.
event-showdown-round = Affrontement final, Assaut { $n }.
event-showdown-chart = Table d’Affrontement final ({ $hero }), { $n } : { $n ->
    [2] { showdown-row-daring-confrontation }
    [3] { showdown-row-chase }
    [4] { showdown-row-impossible-foe }
    [5] { showdown-row-impossible-foe }
    [6] { showdown-row-cunning-challenge }
    [7] { showdown-row-power-of-evil }
    [8] { showdown-row-supernatural-force }
    [9] { showdown-row-untamed-darkness }
    [10] { showdown-row-untamed-darkness }
    [11] { showdown-row-sweeping-blow }
   *[12] { showdown-row-good-fight }
}.
event-by-lot = Le sort désigne : { $hero }.
event-chase = Le Méchant fuit vers un autre Repaire : { $card } ({ $space }).
event-fight-with = Pendant cet Assaut, tous les Héros se battent avec { $skill }.
event-showdown-cancelled = L’Affrontement final est abandonné ({ $hero }).
event-exchange = { $hero } croise le fer avec le Méchant.
event-villain-hurt = { $hero } inflige { some-wounds } au Méchant ({ $hurt } sur { $total }).
event-shielded = { own-elder-first } prend la dernière Blessure à la place du Méchant.
event-villain-defeated = { $hero } abat le Méchant !
event-showdown-over = L’Affrontement final s’achève sans vainqueur ({ $hero }). Blessures que garde le Méchant : { $n }.

## Why not

why-game-over = La partie est finie.
why-not-now = Ce n’est pas ce que demande la décision en cours.
why-too-dear = Cela coûte { $price ->
    [one] { $price } point d’Enquête
   *[other] { $price } points d’Enquête
  }, et vous en avez { $n }.
why-encountered = Vous avez déjà effectué la Rencontre de cette case.
why-encountered-no-showdown = Vous avez déjà effectué la Rencontre de cette case, dont un Affrontement final prend la place.
why-encounter-first = Effectuez d’abord la Rencontre de cette case : c’est la seule action obligatoire.
why-road = Sur une route, il n’y a pas de Rencontre.
why-collected = On ne récolte qu’une fois par tour.
why-no-clues = Aucun jeton Enquête sur votre case.
why-not-moved-here = Votre déplacement ne s’est pas terminé ici : vous y êtes par l’effet d’une carte.
why-collect-by-test = Dans cette partie, récolter demande un test : choisissez Esprit ou Ruse.
why-collect-without-test = Dans cette partie, on récolte sans test.
why-not-wounded = Vous n’avez aucune Blessure.
why-no-healing = Aucune Blessure ne peut être soignée maintenant.
why-no-lairs = Il ne reste aucune carte Repaire : les Héros les ont toutes.
why-no-lair = Vous n’avez pas de carte Repaire.
why-not-at-lair = Il faut être là où se trouve le Repaire : { $space }.
why-elder-evil = Ce Notable est passé du côté du Méchant et n’a plus de Secrets.
why-all-seen = Vous connaissez tous les Secrets de ce Notable.
why-not-at-shop = Les Objets de la ville ne s’achètent qu’à la Forge.
why-sold-out = Cet Objet n’est plus dans la réserve.
why-not-here = Ce n’est pas proposé là où vous êtes.
why-used-this-turn = Vous avez déjà utilisé cela pendant ce tour.
why-used-up = Vous avez déjà utilisé cela ; pour l’instant, ce n’est plus possible.
why-no-trading = En mode compétitif, on n’échange pas.
why-other-team = Ce Héros n’est pas de votre équipe.
why-elsewhere = On n’échange qu’avec un Héros debout sur la même case : ce n’est pas le cas ({ $hero }).
why-nothing-to-trade = Ni vous ni { $hero } n’avez d’Objet ou d’Allié.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-not-yours = Vous n’avez pas cela.
why-ko = Votre Héros est K.-O.
why-other-window = Ce n’est pas le moment. Cela s’utilise { $when }.
why-no-event-to-pay = Vous avez trop peu de cartes Événement pour payer.
why-wounds-to-pay = Les Blessures à payer vous mettraient K.-O.
why-condition = Cela n’agit que { $when }.
why-would-do-nothing = Il n’y a rien sur quoi cela puisse agir maintenant.
why-stay-instead = Vous y êtes déjà : choisissez de rester.
why-too-far = C’est à { $far ->
    [one] { $far } case
   *[other] { $far } cases
  }, et vous pouvez faire { $n } pas.
why-minion-in-the-way = C’est à { $far ->
    [one] { $far } case
   *[other] { $far } cases
  }, mais un Sbire barre le chemin, et le détour demande plus de { $n } pas.
why-no-escape = Personne ne peut fuir ce combat.
why-not-adjacent = On ne fuit que vers une case adjacente.
why-minion-there = Un Sbire y attend.

## How it ends

outcome-hero-wins = Shadowbrook est sauvée
outcome-hero-wins-text = Le Méchant est tombé dans un Affrontement final. Le premier Héros qui l’abat gagne.
outcome-fallen-hero-wins = Sauvée, mais à quel prix
outcome-fallen-hero-wins-text = Le Méchant et le Héros sont tombés sous les mêmes coups. Ils comptent en même temps, et le Héros gagne.
outcome-heroes-win = Shadowbrook est sauvée
outcome-heroes-win-text = Le Méchant est tombé dans un Affrontement final. Tous les Héros gagnent ensemble.
outcome-team-wins = Une équipe a sauvé Shadowbrook
outcome-team-wins-text = Le Méchant est tombé dans un Affrontement final. La première équipe qui l’abat gagne.
outcome-darkness = Les Ténèbres sont tombées
outcome-darkness-text = Le marqueur a quitté la dernière case de la Piste de l’Ombre. Le Méchant gagne, et tous les autres perdent.
outcome-all-down = Plus personne n’est debout
outcome-all-down-text = Tous les Héros étaient K.-O. en même temps. En mode coopératif, c’est la fin.

## Draws at a real table

draw-dice = { $hero } – { $purpose }{ $again ->
    [0] {""}
   *[other] , à nouveau après une égalité
}{ $dice ->
    [1] {""}
   *[other] , dé { $n } sur { $dice }
} : que montre le dé ?
draw-hero = Quel Héros a été pioché pour la place { $seat } ?
stream-dice = Que montre le dé ?
stream-events = Quelle carte Événement a été piochée ?
stream-mysteries = Quelle carte Mystère a été piochée ?
stream-manor = Quelle carte du Manoir a été piochée ?
stream-windmill = Quelle carte du Moulin a été piochée ?
stream-olde-woods = Quelle carte du Vieux Bois a été piochée ?
stream-abandoned-keep = Quelle carte du Donjon abandonné a été piochée ?
stream-lairs = Quelle carte Repaire a été piochée ?
stream-secrets = Quel est ce Secret ?
stream-hero = Quelle fiche de Héros a été tirée ?
stream-villain = Quelle fiche de Méchant a été tirée ?

## Settings and positions that do not fit

error-one-hero = Une partie avec { $value } Héros n’est possible qu’en mode coopératif, si le point de règle « one-hero » le permet. Sinon, choisissez { $allowed } Héros.
error-teams = Avec { $heroes } Héros, on ne peut pas former { $teams } équipes égales de deux à quatre. Nombres de Héros admis avec { $teams } équipes : { $allowed }. S’il y a moins de joueurs, ajoutez des Héros que leurs équipes jouent ensemble.
error-no-such-hero-seat = Il n’y a pas de place « { $name } » dans une partie à { $heroes } Héros. Laissez-la au hasard, ou jouez avec plus de Héros.
error-hero-twice = « { $value } » est choisi deux fois, pour « { $other } » et pour « { $name } ». Chaque Héros est unique : choisissez-en un autre pour l’une de ces places.
error-position-foreign = Ce n’est pas une position de ce jeu : une position commence par « { $prefix } ». Copiez la ligne entière et réessayez.
error-position-field = La position est illisible à l’endroit « { $field } ». Copiez la ligne entière et réessayez, ou corrigez ce champ.
error-position-code = Cette position est abîmée : il en manque une partie, ou elle contient une faute de frappe. Copiez la ligne entière et réessayez.
error-position-unsound = Cette position est impossible : { $reason }.
