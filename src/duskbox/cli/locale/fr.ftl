# Ce que dit la commande `duskbox`.

cli-about = Des jeux d’horreur sur plateau aux règles complètes. Sans commande, Duskbox s’ouvre dans le navigateur ; les commandes jouent dans le terminal, rejouent, vérifient, simulent et servent.
cli-help = Afficher cette aide.
cli-version = Afficher la version et la forme du moteur, compilée ou interprétée.
cli-interrupted = Interrompu.
cli-system = Cela n’a pas pu être fait ({ $reason }).
cli-missing-library = Il faut { $library }, que Duskbox apporte avec son extra « { $extra } ». Pour l’installer : pip install "duskbox[{ $extra }]", ou pip install ".[{ $extra }]" dans le dossier des sources de Duskbox.
cli-no-file = Le fichier « { $file } » n’existe pas. Vérifiez son nom.
cli-folder = « { $file } » est un dossier. Indiquez un fichier qui s’y trouve.
cli-not-text = « { $file } » n’est pas un fichier texte : il ne contient ni enregistrement ni pack.
cli-file = Impossible d’utiliser le fichier « { $file } » ({ $reason }). Vérifiez son nom et vos droits.

cli-do-play = Jouer dans ce terminal ; une partie interrompue reprend là où vous l’avez laissée.
cli-do-simulate = Jouer un grand nombre de parties et afficher ce qu’il en est sorti.
cli-do-replay = Revoir une partie enregistrée pas à pas.
cli-do-verify = Vérifier un enregistrement : règles, issue et équité de chaque tirage.
cli-do-saves = Lister les parties sauvegardées sur cette machine ; en reprendre, renommer ou supprimer une.
cli-do-saves-resume = Reprendre une partie sauvegardée : la dernière jouée, ou celle que vous nommez.
cli-do-saves-rename = Renommer une partie sauvegardée.
cli-do-saves-delete = Supprimer une partie sauvegardée.
cli-arg-save-name = Le nom d’une sauvegarde, ou son numéro dans la liste.
cli-arg-save-new = Le nouveau nom.
cli-arg-yes = Ne pas demander.
cli-saves-none = Rien n’est encore sauvegardé. Les parties sont gardées dans « { $folder } ».
cli-save-playing = { $title }. { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} jusqu’ici. Jouée pour la dernière fois : { $when }.
cli-save-over = { $title }. Terminée : { $outcome } ({ $when })
cli-save-unreadable = Illisible, ou jouée selon d’autres règles ({ $when }).
cli-save-bots = Bots : { $bots }.
cli-save-renamed = « { $old } » s’appelle maintenant « { $new } ».
cli-save-delete = Supprimer « { $name } » ? (o/n)
cli-save-deleted = « { $name } » est supprimée.
cli-save-left = Rien n’a été supprimé.
cli-no-save = Aucune sauvegarde ne s’appelle « { $name } ». « duskbox saves » en donne la liste.
cli-no-save-waits = Aucune partie sauvegardée n’attend. « duskbox play JEU » en commence une.
ui-seats-damaged = Le fichier « { $path } » nomme les bots de cette sauvegarde, mais il est illisible. Supprimez-le pour continuer sans bots.
ui-seats-program = Le fichier « { $path } » lancerait son propre programme. Indiquez plutôt les bots avec --bot.
cli-do-share = Changer un enregistrement en code court pour les liens, ou l’inverse.
cli-do-show = Dessiner une position, d’après sa ligne de texte ou un enregistrement.
cli-do-rules = Lire les règles : toutes, celles qui contiennent des mots, ou une seule par son identifiant.
cli-do-cards = Donner les cartes, toutes ou celles que l’on nomme, avec leur texte, leur nombre et l’origine des valeurs.
cli-do-ledger = Lister toutes les règles avec les tests qui les couvrent.
cli-do-games = Lister les jeux.
cli-do-pack = Les packs, qui remplacent salles, pioches et noms.
cli-do-pack-check = Vérifier un pack et dire ce qui ne va pas.
cli-do-pack-schema = Afficher en JSON Schema ce qu’un pack peut contenir, pour les éditeurs.
cli-do-box = La boîte d’un jeu dans son ensemble.
cli-do-box-check = Prouver qu’une boîte est complète : nombres, marques, textes, et chaque carte peut sortir.

cli-arg-lang = Langue de tout ce que vous lisez.
cli-arg-game = Nom du jeu, qui peut être abrégé ; « duskbox games » en donne la liste.
cli-arg-seed = Graine du hasard. Sans elle : aléatoire.
cli-arg-salt = Un mot de votre choix, mêlé aux tirages pour que personne d’autre n’en décide seul.
cli-arg-real-dice = Vous avez la boîte sous la main : saisissez ce que vous piochez.
cli-arg-from-position = Commencer par cette position, une ligne telle que « duskbox show FICHIER » l’écrit.
cli-arg-plain = Texte simple, ligne par ligne ; aussi pour lecteurs d’écran et redirections.
cli-arg-new = Commencer une nouvelle partie même si une autre est en cours.
cli-arg-ids = Montrer ou masquer les identifiants des règles et les clés des options. Par défaut, le plein écran les montre et --plain les masque.
cli-arg-theme = Les couleurs du plein écran. Par défaut dusk, ou plain si NO_COLOR est défini. DUSKBOX_THEME en nomme d’autres.
cli-arg-resume = Reprendre une partie sauvegardée.
cli-arg-save = Garder aussi l’enregistrement dans ce fichier.
cli-arg-undo = Quand les choix s’annulent : open (toujours, avec une marque), consent (avec l’accord des autres), free (tant que rien de caché n’a été révélé) ou none (jamais).
cli-arg-hand-over = Si l’écran passe d’un camp à l’autre avec une pause : quand quelqu’un est devant (auto), toujours (always) ou jamais (never).
cli-arg-seat = Ne montrer que ce que cette place peut savoir, comptée à partir de 1 ; 0 est un spectateur. Sans cela, une partie finie est montrée ouverte.
cli-arg-games = Nombre de parties.
cli-arg-agent = Qui joue : random, thumb, ou search avec un budget, par exemple search:400, ou un bot à vous : MODULE:NOM, le nom d’un bot qu’un paquet apporte, ou pipe:COMMANDE.
cli-arg-sim-seed = Le nombre qui fixe tous les tirages.
cli-arg-workers = Combien de processus se partagent le travail ; sans cela, tous les cœurs.
cli-arg-json = Afficher du JSON.
cli-arg-file = Un fichier d’enregistrement, le nom d’une partie sauvegardée, un code de partage, ou « - » pour l’entrée standard.
cli-arg-position = La position en une ligne de texte, entre guillemets ; « duskbox show FICHIER » l’écrit.
cli-arg-id = L’identifiant d’une règle, par exemple FD-MOVE-01, ou des mots des règles cherchées.
cli-arg-ruling = Trancher autrement une question ouverte des règles ; « duskbox rules » en donne la liste. Répétable.
cli-arg-pack = Un pack à poser sur le contenu du jeu.
cli-arg-card-name = Seulement les cartes dont le nom contient ces mots.
cli-arg-show = Le jeu d’une position, ou un enregistrement dont la position est montrée.
cli-arg-entry = Montrer la position après cette entrée de l’enregistrement ; à défaut, la dernière.
cli-arg-ask = Les questions à une seule option, ou de paiement quand un moyen est le moins cher, qui vous sont posées : needed (aucune dont la réponse n’apprend rien aux autres), turn-end (la fin de votre tour aussi) ou all (toutes).
cli-entry-of-record = --entry concerne un enregistrement. Une position n’a pas d’entrées.
cli-position = En une ligne : { $position }
cli-no-rule = Aucune règle ne contient « { $typed } ». « duskbox rules JEU » les donne toutes.
cli-no-card = Aucune carte n’a « { $typed } » dans son nom. « duskbox cards JEU » les donne toutes.
cli-no-cards = « { $game } » n’a pas de cartes à lire.
cli-no-ledger = « { $game } » n’a pas de liste de règles.
cli-arg-pack-file = Un pack au format TOML.
cli-arg-box-game = Nom du jeu ; sans lui, tous sont vérifiés, ou celui du pack.

cli-simulating = Parties en cours…
cli-simulated = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
  } par « { $agent } », { $each } décisions en moyenne ({ $longest } au plus)
cli-simulated-wins = Place { $seat }, victoires : { $games }, soit { $share } (intervalle à 95 % : de { $low } à { $high })
cli-simulated-outcome = { "  " }{ $outcome } : { $games } – { $share } (de { $low } à { $high })
cli-simulated-speed = { $decisions } décisions en { $seconds } s : { $speed } par seconde, { $form }, { $workers ->
    [one] un processus
   *[other] { $workers } processus
  }
cli-form-compiled = moteur compilé
cli-form-interpreted = moteur interprété

cli-verified = { $game } : { $entries ->
    [one] son unique entrée découle
   *[other] les { $entries } entrées découlent toutes
  } des règles ; { $draws ->
    [0] aucun tirage
    [one] un tirage
   *[other] { $draws } tirages
  }.
cli-verified-outcome = Fin de partie : { $outcome }. Position finale { $hash }.
cli-verified-fair = Équitable : la graine répond à l’engagement { $commitment } et donne chaque tirage.
cli-verified-sealed = La graine est encore secrète (engagement { $commitment }) ; les tirages pourront être vérifiés à la fin de la partie.
cli-verified-inherited = Les { $entries } premières entrées viennent d’une autre partie : leurs tirages sont donnés, non prouvés.
cli-verified-asked = Les tirages ont été saisis à une vraie table et ne peuvent pas être vérifiés.
cli-verified-fast = Les tirages viennent du générateur d’une simulation, qui ne promet aucune équité.
cli-verified-marks = { $marks ->
    [one] Une fois, un choix a été annulé
   *[other] { $marks } fois, des choix ont été annulés
  } alors qu’une information cachée avait été révélée.

cli-open-questions = Questions que le livret laisse ouvertes, avec la réponse appliquée par défaut
cli-rule-ruling = Point de règle, à régler avant la partie : { $name } = { $values }
cli-rule-certainty = Certitude : { $certainty }
cli-rule-source = Dans le livret : { $source }
cli-rule-note = Remarque : { $note }
certainty-stated = le livret le dit
certainty-inferred = découle de ce que dit le livret
certainty-ambiguous = notre lecture ; le livret peut se lire autrement
cli-rule-why = Pourquoi : { $why }
cli-rule-tests = { $tests ->
    [0] Aucun test ne nomme cette règle.
    [one] Un test la couvre :
   *[other] { $tests } tests la couvrent :
  }
cli-coverage = { $covered } identifiants sur { $all } sont couverts par des tests.
cli-uncovered = Sans test : { $ids }
cli-pack-good = { $file } est un bon pack. Contenu { $hash }.
cli-box-good = { $game } : la boîte est complète. { $kinds ->
    [one] Une sorte
   *[other] { $kinds } sortes
  } de cartes, fiches et cases, { $pieces } en tout, et tous leurs textes en trois langues.
cli-box-unproved = { $game } : ce jeu n’apporte pas de preuve de sa boîte.
cli-box-bad = { $game } : { $faults ->
    [one] un défaut
   *[other] { $faults } défauts
  } dans la boîte.
error-ruling-form = « { $text } » n’est pas un point de règle. Écrivez NOM=VALEUR ; « duskbox rules JEU » donne les noms et les valeurs.
error-resume-and-set-up = Une partie sauvegardée reprend telle qu’elle a été préparée. Omettez --resume pour en commencer une autre avec d’autres réglages.
error-position-and-set-up = Une position apporte ses réglages, ses points de règle et ses tirages : laissez de côté --position, ou tout ce qui prépare une partie.
error-pack-toml = { $file } n’est pas un fichier TOML valide : { $reason }
error-pack-no-game = { $file } ne dit pas à quel jeu il est destiné. Ajoutez une table [pack] avec game = "…" ({ $allowed }).

cli-mark-rulebook = livret de règles
cli-mark-public = source publique
cli-mark-house = maison
cli-mark-pack = du pack

# Tenir un serveur

cli-do-serve = Lancer un serveur de parties pour navigateurs et réseau.
cli-do-db = Gérer la base de données du serveur.
cli-do-db-upgrade = Mettre la base de données au schéma qu’utilise ce Duskbox.
cli-do-db-check = Vérifier que la base de données répond, a le schéma actuel et est intacte.
cli-do-db-backup = Écrire dans un fichier tout ce que contient la base de données.
cli-do-db-restore = Remplir une base de données vide à partir d’un tel fichier.
cli-do-reproduce = Faire un choix de plus à la fin d’un enregistrement et montrer où il échoue.

cli-arg-config = La configuration, un fichier TOML ; docs/server.md en donne les champs.
cli-arg-database-url = La base de données : postgresql://… ou sqlite:///… ; à défaut, un fichier dans le dossier de données.
cli-arg-data = Le dossier du fichier de base de données et des rapports.
cli-arg-host = L’adresse où écouter ; 0.0.0.0 désigne toutes les adresses de cette machine.
cli-arg-port = Le port où écouter.
cli-arg-open = Ouvrir aussi le navigateur.
cli-arg-bus-url = Le bus Redis dont plusieurs processus ont besoin : redis://…
cli-arg-server-workers = Combien de processus servent ; à plusieurs, il faut PostgreSQL et Redis.
cli-arg-backup = La sauvegarde, un fichier compressé.
cli-arg-choose = La clé de l’option à choisir.
cli-arg-choose-seat = La place qui choisit, comptée à partir de 1 ; à défaut, celle qui est interrogée.

cli-serving = Duskbox est à l’adresse { $address }
cli-serving-others = Depuis les autres machines de votre réseau : { $address }
cli-serving-stop = Ctrl+C pour arrêter le serveur. Parties sauvegardées : { $folder }
cli-reproduced = « { $key } » fonctionne : c’est l’entrée { $entry } de l’enregistrement, et rien n’a cassé.
cli-db-kept = La base de données a déjà le schéma actuel ({ $after }).
cli-db-upgraded = La base de données a maintenant le schéma { $after } ; elle avait auparavant { $before }.
cli-db-good = La base de données { $url } répond, a le schéma actuel ({ $has }) et est intacte.
cli-db-bad = La base de données { $url } est endommagée. Arrêtez le serveur, gardez une copie du fichier et restaurez la dernière sauvegarde dans une base neuve (docs/server.md).
cli-db-damaged = Défaut : { $detail }
cli-db-stray = « { $table } » contient des lignes de parties qui n’existent pas : { $rows }.
cli-db-gap = Partie { $match } : il manque des entrées à son enregistrement.
cli-db-seats = Partie { $match } : il manque des places.
cli-db-header = Partie { $match } : son en-tête est illisible.
cli-db-none = La base de données { $url } n’est pas encore installée. Lancez « duskbox db upgrade ».
cli-db-other = La base de données { $url } a le schéma { $has }, mais ce Duskbox utilise { $knows }. Lancez « duskbox db upgrade » ; si cela est refusé, mettez Duskbox à jour.
cli-db-backed-up = { $rows ->
    [one] { $rows } ligne a été écrite
   *[other] { $rows } lignes ont été écrites
  } dans { $file }. Il contient les tirages à venir des parties en cours et d’autres secrets : gardez-le en lieu sûr.
cli-db-restored = { $rows ->
    [one] { $rows } ligne a été restaurée
   *[other] { $rows } lignes ont été restaurées
  } à partir de { $file }.

## L’écran de départ

cli-start-title = À quoi voulez-vous jouer ?
cli-start-go-on = Reprendre la dernière partie
cli-start-saves = Parties sauvegardées
cli-start-replay = Revoir : { $name }
cli-start-new = Nouvelle partie : { $game }
cli-start-browser = Jouer dans le navigateur
cli-start-browser-about = Lance un serveur sur cette machine et ouvre sa page.
cli-start-speaks = français
cli-start-begin = Commencer
cli-start-more = Plus de réglages
cli-start-others = Les autres places
cli-start-others-people = des gens à cet écran
cli-start-others-people-about = L’écran passe de main en main, avec une pause entre deux.
cli-start-others-quick = un bot rapide
cli-start-others-quick-about = Il joue aussitôt, selon des règles simples.
cli-start-others-strong = un bot fort
cli-start-others-strong-about = Il réfléchit une seconde à chaque choix.
