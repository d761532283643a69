# Ce que dit la commande `duskbox`.

cli-about = Des jeux d’horreur sur plateau aux règles complètes. Sans commande, la maison s’ouvre dans le navigateur ; les commandes jouent dans le terminal, rejouent, vérifient, simulent et servent.
cli-commands = Commandes
cli-help = Afficher cette aide.
cli-version = Afficher la version et la forme du moteur, compilée ou interprétée.
cli-usage = { $detail }. Voyez « { $command } --help ».
cli-usage-unknown = « { $given } » est inconnu ici. Voyez « { $command } --help ».
cli-usage-missing = Il manque quelque chose : { $given }. Voyez « { $command } --help ».
cli-usage-choice = La commande « { $given } » n’existe pas. Il y a : { $known }.
cli-usage-near = La commande « { $given } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-usage-number = { $flag } demande un nombre entier, et non « { $given } ».
cli-usage-value = { $flag } demande une valeur. Voyez « { $command } --help ».
cli-head-usage = Usage :
cli-head-arguments = De quoi il s’agit
cli-head-options = Options disponibles
cli-system = Cela n’a pas pu être fait ({ $reason }).
cli-usage-decimal = { $flag } demande un nombre, pas « { $given } ».
cli-usage-values = { $flag } demande { $many } valeurs. Voyez « { $command } --help ».
cli-usage-ambiguous = « { $given } » peut désigner plusieurs choses : { $could }.
cli-no-file = Le fichier « { $file } » n’existe pas. Vérifiez son nom.
cli-folder = « { $file } » est un dossier. Indiquez un fichier qui s’y trouve.
cli-not-text = « { $file } » n’est pas un fichier texte : il ne contient ni enregistrement ni pack.
cli-file = Impossible d’utiliser le fichier « { $file } » ({ $reason }). Vérifiez son nom et vos droits.

cli-do-play = Jouer dans ce terminal ; une partie interrompue reprend là où vous l’avez laissée.
cli-do-simulate = Jouer un grand nombre de parties et afficher ce qu’il en est sorti.
cli-do-replay = Revoir une partie enregistrée pas à pas.
cli-do-verify = Vérifier un enregistrement : règles, issue et équité de chaque tirage.
cli-do-share = Changer un enregistrement en code court pour les liens, ou l’inverse.
cli-do-show = Dessiner une position à partir de sa notation.
cli-do-rules = Lire les règles, ou l’une d’elles par son identifiant.
cli-do-cards = Lister les cartes : texte, exemplaires, origine des valeurs.
cli-do-ledger = Lister toutes les règles avec les tests qui les couvrent.
cli-do-games = Lister les jeux.
cli-do-pack = Les packs, qui remplacent salles, pioches et noms.
cli-do-check = Vérifier un pack et dire ce qui ne va pas.
cli-do-box = La boîte d’un jeu dans son ensemble.
cli-do-box-check = Prouver qu’une boîte est complète : nombres, marques, textes, et chaque carte peut sortir.

cli-arg-lang = Langue de tout ce que vous lisez.
cli-arg-game = Nom du jeu ; « duskbox games » en donne la liste.
cli-arg-seed = Un mot ou un nombre qui fixe le hasard. Sans lui, le hasard est neuf.
cli-arg-salt = Votre propre mot, mêlé au hasard pour que personne ne l’ait choisi seul.
cli-arg-real-dice = Vous avez la boîte sous la main : saisissez ce que vous piochez.
cli-arg-plain = Texte simple, ligne par ligne ; aussi pour lecteurs d’écran et tubes.
cli-arg-new = Commencer une nouvelle partie même si une autre est en cours.
cli-arg-resume = Reprendre une partie sauvegardée.
cli-arg-save = Garder aussi l’enregistrement dans ce fichier.
cli-arg-undo = Qui peut revenir en arrière : toujours, avec une marque ; avec l’accord des autres ; tant que rien n’a été appris ; personne.
cli-arg-hand-over = Si l’écran passe d’un camp à l’autre avec une pause : quand quelqu’un est devant (auto), toujours (always) ou jamais (never).
cli-arg-seat = Ne montrer que ce que cette place peut savoir, comptée à partir de 1 ; 0 est un spectateur. Sans cela, une partie finie est montrée ouverte.
cli-arg-games = Nombre de parties.
cli-arg-agent = Qui joue : random, thumb, ou search avec un budget, par exemple search:400.
cli-arg-sim-seed = Le nombre qui fixe le hasard de toutes les parties.
cli-arg-workers = Combien de processus se partagent le travail ; sans cela, tous les cœurs.
cli-arg-json = Afficher du JSON.
cli-arg-file = Un fichier d’enregistrement, un code de partage, ou « - » pour l’entrée standard.
cli-arg-position = Une position dans la notation de « duskbox », entre guillemets.
cli-arg-id = L’identifiant d’une règle, par exemple FD-MOVE-01.
cli-arg-ruling = Trancher autrement une question ouverte des règles ; « duskbox rules » en donne la liste. Répétable.
cli-arg-pack = Un pack à poser sur le contenu du jeu.
cli-arg-pack-file = Un pack au format TOML.
cli-arg-box-game = Nom du jeu ; sans lui, tous sont vérifiés, ou celui du pack.

cli-simulating = Parties en cours…
cli-simulated = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
  } par « { $agent } », { $each } décisions en moyenne ({ $longest } au plus)
cli-simulated-wins = Place { $seat }, victoires : { $games }, soit { $share } % (intervalle à 95 % : de { $low } à { $high } %)
cli-simulated-outcome = { "  " }{ $outcome } : { $games } – { $share } % (de { $low } à { $high } %)
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
cli-verified-sealed = La graine est encore scellée sous { $commitment } ; les tirages pourront être vérifiés à la fin de la partie.
cli-verified-inherited = Les { $entries } premières entrées viennent d’une autre partie : leurs tirages sont donnés, non prouvés.
cli-verified-asked = Les tirages ont été saisis à une vraie table et ne peuvent pas être vérifiés.
cli-verified-fast = Les tirages viennent du générateur d’une simulation, qui ne promet aucune équité.
cli-verified-marks = { $marks ->
    [one] Une fois, un choix a été annulé
   *[other] { $marks } fois, des choix ont été annulés
  } après que quelque chose eut été appris.

cli-rulings = Points de règle : les questions ouvertes auxquelles vous pouvez répondre vous-même
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
error-pack-toml = { $file } n’est pas un fichier TOML valide : { $reason }
error-pack-no-game = { $file } ne dit pas à quel jeu il est destiné. Ajoutez une table [pack] avec game = "…" ({ $allowed }).

cli-mark-rulebook = livret de règles
cli-mark-public = source publique
cli-mark-house = maison
cli-mark-pack = du pack

# Tenir un serveur

cli-do-serve = Ouvrir la maison : un serveur de parties pour navigateurs et réseau.
cli-do-db = Prendre soin de la base de données du serveur.
cli-do-db-upgrade = Amener la base de données à la forme que connaît ce Duskbox.
cli-do-db-check = Dire si la base de données répond et a la bonne forme.
cli-do-db-backup = Écrire dans un fichier tout ce que contient la base de données.
cli-do-db-restore = Remplir une base de données vide à partir d’un tel fichier.
cli-do-reproduce = Faire un choix de plus à la fin d’un enregistrement et montrer où cela casse.

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
cli-arg-choose-seat = La place qui choisit, comptée à partir de 0 comme dans les rapports ; à défaut, celle qui est interrogée.

cli-serving = La maison est ouverte : { $address }
cli-serving-stop = Ctrl+C la ferme. Les parties sont conservées dans { $folder }.
cli-reproduced = « { $key } » fonctionne : c’est l’entrée { $entry } de l’enregistrement, et rien n’a cassé.
cli-db-kept = La base de données a déjà la bonne forme ({ $after }).
cli-db-upgraded = La base de données a maintenant la forme { $after } ; elle avait auparavant la forme { $before }.
cli-db-good = La base de données { $url } répond et a la bonne forme ({ $has }).
cli-db-none = La base de données { $url } n’est pas encore installée. Lancez « duskbox db upgrade ».
cli-db-other = La base de données { $url } a la forme { $has }, ce Duskbox a la forme { $knows }. Lancez « duskbox db upgrade » ; si cela est refusé, mettez Duskbox à jour.
cli-db-backed-up = { $rows ->
    [one] { $rows } ligne a été écrite
   *[other] { $rows } lignes ont été écrites
  } dans { $file }. Il contient le hasard à venir des parties en cours et d’autres secrets : gardez-le en lieu sûr.
cli-db-restored = { $rows ->
    [one] { $rows } ligne a été restaurée
   *[other] { $rows } lignes ont été restaurées
  } à partir de { $file }.
