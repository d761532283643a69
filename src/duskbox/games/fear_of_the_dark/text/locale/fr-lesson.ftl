# La première partie guidée : ce que l’on dit à chaque étape, et d’un autre choix. Les étapes sont dans lesson.toml.

## Chapitres

lesson-chapter-light = Une allumette dans l’Obscurité
lesson-chapter-walking = Regarder avant d’entrer
lesson-chapter-room = La première salle
lesson-chapter-unknown = Vers l’inconnu
lesson-chapter-dark = L’Obscurité tombe
lesson-chapter-out = La sortie

## Étapes

lesson-welcome = Vous vous éveillez dans un labyrinthe sans lumière. Trouvez toutes les salles cachées, puis sortez par une porte derrière laquelle il n’y a plus rien : c’est ainsi que l’on gagne. Pour cette première fois, cinq salles sont cachées au lieu de douze, pour que vous voyiez la fin.
lesson-spend-match = Votre esprit, ce sont neuf cartes. Tant que vous n’en avez aucune en main, vous êtes dans l’Obscurité, où tout coûte cher. Dépensez une allumette : à sa lueur, vous prendrez trois cartes.
lesson-hand = Votre main n’est pas distribuée, vous la préparez : prenez les cartes que vous voulez dans la pioche Esprit, étalée devant vous. Ici, Se déplacer, Repérage et Allumer une allumette.
lesson-move = Avec une carte en main, vous êtes en Lumière. Une action coûte une carte. Marchons un peu : choisissez Se déplacer.
lesson-pay = Le moins cher est de jouer la carte de l’action : elle retourne dans la pioche Esprit et pourra être reprise. N’importe quelle autre ferait l’affaire, mais une carte défaussée est perdue à jamais.
lesson-first-step = Se déplacer permet jusqu’à quatre pas. Au nord, un trou ; à l’est, un Verrou ; au sud, une Obstruction. Seul l’ouest est libre.
lesson-stop = Vous pourriez franchir la porte, mais nul ne sait ce qu’il y a derrière. Arrêtez-vous ici, juste devant.
lesson-scout = Repérage montre la salle derrière la porte pendant que vous restez dehors, à l’abri. À vous.
lesson-turn = La première salle ! Tournez-la comme vous voulez, pourvu que deux portes se touchent. Posez-la telle qu’elle est imprimée.
lesson-hazard-failed = C’est une salle dangereuse : une carte Danger a été retournée, un K.-O. La plupart des Dangers ne frappent que ceux qui entrent. Vous n’avez fait que regarder, il ne se passe donc rien : voilà à quoi sert Repérage.
lesson-light-a-match = Il reste une carte. Allumer une allumette en brûle une aussi, mais complète la main à cinq cartes. Prenez deux fois Se déplacer, puis Exploration, Déblayer et l’autre Allumer une allumette.
lesson-enter = Une salle déjà posée ne retourne plus de carte Danger. Faites un pas vers l’ouest, et arrêtez-vous à l’intérieur.
lesson-clear = Une Obstruction barre le milieu de la salle. Déblayer la retire de la case voisine. Pour un Verrou, il faudrait une Clé.
lesson-investigate = Au nord, une case Objet porte le numéro 1. Exploration prend l’une des deux cartes cachées de cet emplacement, peu importe laquelle.
lesson-item = Une Allumette ! Utiliser un Objet ne coûte aucune carte : changez-la tout de suite en jeton.
lesson-walk-in = Et maintenant, de l’audace : Se déplacer tout droit vers l’ouest, trois pas, par une porte derrière laquelle personne n’a regardé.
lesson-entry = Une salle ordinaire, sans Danger : une bonne surprise. Tournez-la d’un quart de tour vers la droite pour que le Secret soit près de votre chemin, et arrêtez-vous à la porte.
lesson-fill-up = Il ne reste qu’une carte. On peut aussi dépenser une allumette en Lumière : elle complète la main à trois. Prenez Exploration et Repérage.
lesson-two-steps = Toute carte peut aussi se jouer pour marcher de deux cases, et elle n’est pas perdue pour autant. Jouez Repérage ainsi, faites un pas vers l’ouest et arrêtez-vous au milieu.
lesson-secret = Au nord se trouve une case Secret. Les Secrets ne se révèlent qu’en Lumière, et ils agissent aussitôt. Exploration !
lesson-map = Une Carte secrète révèle la salle suivante à la porte inutilisée de votre choix, et sans Danger. Choisissez la porte nord de la salle 1, et posez la nouvelle salle telle qu’elle est imprimée.
lesson-last-step-of-light = Deux salles sont encore cachées, et vous tenez une seule carte. Jouez-la pour deux pas vers l’ouest, en espérant une salle paisible derrière la porte.
lesson-terror = La Terreur ! Elle reste avec vous et coûte à jamais une carte Esprit ; une deuxième serait la fin. La voie est libre : renoncez à Déblayer.
lesson-dark = Votre main est vide, l’Obscurité est tombée. Vous payez désormais avec des cartes de la pioche Esprit, perdues à jamais ; Pas feutrés, Repérage et les Secrets sont hors d’atteinte. Essayez une fois : Se déplacer, en défaussant Pas feutrés.
lesson-echo = Il reste une salle. Allez vers l’ouest, trois pas, par la porte.
lesson-echo-gone = Un Écho sombre : une salle qui n’a jamais existé. Vous voilà de nouveau devant la porte, et la salle suivante prend sa place. Comme vous aviez franchi la porte, le K.-O. a frappé aussi, et c’est lui qui a ajouté cette salle. Posez-la telle qu’elle est imprimée.
lesson-losing = Cela aurait pu être la fin : un Éboulement ou un Verrouillage dans un Écho sombre vous fait disparaître. On perd aussi à la deuxième Terreur, quand les neuf cartes Esprit sont perdues, ou quand il n’y a plus rien à faire.
lesson-exit = Plus aucune salle n’est cachée : chaque porte inutilisée mène dehors. Dépensez une allumette plutôt que votre esprit, et prenez deux fois Se déplacer, puis Repérage.
lesson-out = La sortie la plus proche est la porte au sud de cette salle, à trois pas. Vous savez tout ce qu’il faut : sortez !
lesson-won = Vous êtes dehors. Dans une vraie partie, douze salles vous attendent, chaque fois différentes, avec des trous, des Verrous, des Fuites et une compagnie plus froide. Bonne chance !

## Ce que l’on dit d’un autre choix

lesson-dark-is-dear = C’est possible, mais dans l’Obscurité cela coûterait à jamais une carte Esprit. Une allumette est moins chère.
lesson-other-card = Une bonne carte, pour une autre fois. Ici, il nous faut celles qui ont été nommées.
lesson-walk-later = C’est la petite marche, pour laquelle toute carte convient. Nous y viendrons bientôt.
lesson-wild-later = Vous n’avez pas la carte de cette action : une autre serait perdue à jamais.
lesson-not-for-good = Pas celle-là : une carte défaussée ne revient jamais. Jouez la carte de l’action.
lesson-stop-here = Pas si vite. Arrêtez-vous d’abord ici.
lesson-scout-first = Regardez d’abord derrière la porte : choisissez Repérage.
lesson-turn-as-printed = Elle irait aussi dans ce sens. Pour cette leçon, posez-la telle qu’elle est imprimée.
lesson-match-first = Vous donneriez votre dernière carte. Faites d’abord de la lumière.
lesson-three-or-five = Une allumette seule ne complète la main qu’à trois cartes. Avec la carte Allumer une allumette, la même vous en donne cinq.
lesson-enter-first = Allez d’abord voir la nouvelle salle : choisissez Se déplacer.
lesson-clear-first = Dans un instant. Déblayez d’abord le milieu de la salle.
lesson-search-first = Dans un instant. Fouillez d’abord la case au nord : choisissez Exploration.
lesson-either-card = L’une comme l’autre peut cacher n’importe quoi. Cette fois, prenez la première.
lesson-item-first = Dans un instant. Utilisez d’abord votre trouvaille.
lesson-westward = Notre chemin mène à l’ouest.
lesson-too-short = Deux pas ne suffisent pas pour ce trajet. Choisissez Se déplacer.
lesson-turn-for-secret = Dans ce sens, le Secret serait plus loin. Tournez-la d’un quart de tour vers la droite.
lesson-last-card = Avec votre dernière carte, vous tomberiez dans l’Obscurité. Dépensez d’abord une allumette.
lesson-two-steps-first = Essayez la petite marche : deux cases pour n’importe quelle carte.
lesson-keep-that-card = Cette carte va servir dans un instant. Jouez Repérage.
lesson-any-door = Vous pourriez vraiment choisir n’importe laquelle. Pour cette leçon, prenez la porte nord de la salle 1.
lesson-into-the-hazard = C’est un risque, mais c’est là qu’on apprend le plus : deux pas vers l’ouest.
lesson-any-loss = C’est à vous de choisir, mais Se déplacer et Allumer une allumette vous font vivre. Renoncez à Déblayer.
lesson-see-the-dark = Ce serait sage. Mais voyez une fois ce qu’est l’Obscurité : choisissez Se déplacer.
lesson-dearest-cards = Cette carte vaut davantage. C’est Pas feutrés qui vous manquera le moins.
lesson-match-is-cheaper = Dans l’Obscurité, cela coûte à jamais une carte Esprit. Il vous reste des allumettes.
lesson-walk-out = Il ne reste qu’à sortir : choisissez Se déplacer.
lesson-nearest-exit = La sortie la plus proche est au sud : un pas vers l’est, puis deux vers le sud.
