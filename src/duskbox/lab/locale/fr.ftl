### Ce que dit le laboratoire : ses commandes, ses refus et son rapport.

cli-do-arena = Opposer des agents sur les mêmes graines, côtés échangés, et les classer.
cli-do-lab = Des expériences que chacun peut rejouer.
cli-do-lab-new = Écrire un fichier d’expérience avec moteur, règles et contenu fixés.
cli-do-lab-run = Mener l’expérience d’un fichier ; une expérience interrompue reprend où elle en était.
cli-do-lab-rerun = Rejouer une expérience et dire si le tableau est le même.
cli-do-lab-schema = Afficher en JSON Schema ce que le fichier d’une expérience peut contenir, pour les éditeurs.
cli-do-report = Écrire sur des résultats une page que l’on peut montrer.
cli-do-whatif = Comparer deux packs, ou un pack et la boîte elle-même, sur les mêmes graines, et dire à quel point la différence est sûre.

cli-arg-agents = Les agents qui se rencontrent : random, thumb, search:400, etc.
cli-arg-arena-games = Combien de graines au plus ; sur chacune, toute paire joue dans les deux sens.
cli-arg-results = Garder chaque partie dans ce fichier Parquet. Après une interruption, la même commande reprend.
cli-arg-force = Remplacer un fichier qui existe et recommencer ce qui a été interrompu.
cli-arg-programs = Lancer les programmes (pipe:…) que l’expérience nomme comme agents.
cli-arg-cluster = Jouer sur une grappe Ray : auto, ou son adresse.
cli-arg-width = S’arrêter quand chaque cote est connue à tant de points Elo près.
cli-arg-sprt = S’arrêter quand un test séquentiel a décidé pour toute paire si le premier mène d’au plus le premier nombre de points Elo ou d’au moins le second.
cli-arg-every = Après combien de graines on regarde s’il faut s’arrêter.
cli-arg-experiment = Un fichier d’expérience en TOML.
cli-arg-rerun = Un fichier d’expérience, ou ses résultats.
cli-arg-results-file = Un fichier Parquet écrit par le laboratoire.
cli-arg-report-out = Où va la page ; sans cela, à côté des résultats.
cli-arg-whatif-game = Nom du jeu ; un pack le dit aussi.
cli-arg-whatif-pack = Un pack. Donné deux fois, les deux sont comparés ; donné une fois, il l’est à la boîte elle-même.

lab-between = { $low } à { $high }
lab-setting = { $name } : { $value }
lab-box = la boîte elle-même
lab-timed = Non reproductible : on y réfléchit à la montre ({ $agents }), ces parties ne peuvent donc pas être rejouées à l’identique. Avec un nombre d’échantillons, par exemple search:400, c’est possible.
lab-resumed = Reprise avec les parties de { $folder }.
lab-refused = { $count ->
    [one] Une combinaison est refusée par le jeu et laissée
   *[other] { $count } combinaisons sont refusées par le jeu et laissées
  } de côté.
lab-interrupted = Arrêté. { $games ->
    [one] Une partie est gardée
   *[other] { $games } parties sont gardées
  } ; la même commande repart de là et aboutit à { $file }.
lab-interrupted-lost = Arrêté après { $games ->
    [one] une partie
   *[other] { $games } parties
  }. Rien n’est gardé ; avec --out, tout le serait.
lab-interrupted-early = Arrêté. Ce qui suit porte sur les parties jouées jusque-là.
lab-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } en { $seconds } s, dans { $file }.
lab-table = Tableau { $digest }
lab-stopped = La règle d’arrêt y a mis fin avant que toutes les graines soient jouées.
lab-same = Identique : les { $games } parties ont donné la même chose, à la dernière carte près. Tableau { $digest }
lab-differs = Différent : les colonnes { $columns } diffèrent. Tableau { $digest }, auparavant { $before }
lab-changed-code = Le code a changé depuis ces résultats ({ $there }, à présent { $here }). La version est la même, on essaie donc.
lab-arena-line = { $place }. { $agent } : { $elo } Elo ({ $low } à { $high }), { $share } des points en { $games } parties
lab-arena-pair = { "  " }{ $first } – { $second } : { $points } : { $others } ({ $share }) { $verdict }
lab-verdict-better = le premier est meilleur (décidé après { $seeds } graines)
lab-verdict-not-better = le premier n’est pas meilleur (décidé après { $seeds } graines)
lab-verdict-open = indécis après { $seeds } graines
lab-compared = Sur { $games } graines, { $first-share } des parties sont gagnées avec { $first } et { $second-share } avec { $second } : une différence de { $difference } points (intervalle à 95 % : { $span }).
lab-sure-same = Les deux jouent exactement pareil : chaque partie a donné la même chose, à la dernière carte près.
lab-sure-none = Ce peut être le hasard (p = { $chance }). Autant de parties auraient montré une différence de { $noticeable } points quatre fois sur cinq ; une plus petite reste possible.
lab-sure-hint = C’est un indice, rien de plus : le hasard seul en fait autant au plus une fois sur vingt (p = { $chance }). Jouez davantage de parties pour le savoir.
lab-sure-likely = C’est sans doute réel : le hasard seul en fait autant moins d’une fois sur cent (p = { $chance }).
lab-sure-sure = C’est sûr : le hasard seul en fait autant moins d’une fois sur mille (p { $chance }).
lab-compared-ending = { "  " }{ $ending } : { $difference } points ({ $span }), p { $chance }
lab-compared-length = { "  " }Durée en { $unit } : { $difference } ({ $span }) ; décisions : { $decisions } ({ $decision-span })
lab-report-written = Le rapport est dans { $file }.

outcome-unfinished = Inachevée

error-lab-library = Il faut { $library }. Pour l’installer, dans le dossier des sources de Duskbox : pip install ".[{ $extra }]"
error-lab-other = { $what } diffère : l’expérience est faite pour { $there }, ici c’est { $here }. On ne la rejoue qu’avec ce pour quoi elle est faite.
error-lab-what-engine = Le moteur
error-lab-what-rules = La version des règles
error-lab-what-content = Le contenu
error-lab-other-sources = Un des processus joue avec un autre code ({ $there }) que celui-ci ({ $here }). Installez partout le même Duskbox, et ne le changez pas en cours de route.
error-lab-worker = Un des processus s’est terminé sans un mot ; la mémoire a peut-être manqué. Ce qui était fini est gardé là où --out était donné : la même commande reprend, au besoin avec moins de --workers.
error-lab-too-many = Cela fait plus de { $most } sortes de parties ({ $cells } déjà). Prenez moins de valeurs.
error-lab-no-agents = Personne ne joue. Nommez un agent.
error-lab-no-results = « { $file } » n’est pas un tableau de résultats écrit par ce laboratoire.
error-lab-changed = « { $file } » a été modifié après coup : le tableau ne correspond pas à sa propre empreinte.
error-lab-exists = « { $file } » existe déjà. Nommez un autre fichier, ou remplacez-le avec --force.
error-lab-no-folder = « { $file } » ne peut pas être écrit : il n’y a pas de dossier « { $folder } ».
error-lab-other-parts = « { $folder } » contient les parties d’une autre expérience ; elles diffèrent par { $differs }. Nommez un autre fichier, ou recommencez avec --force.
error-lab-cluster = La grappe « { $cluster } » est inutilisable : { $reason }
error-lab-cluster-package = Il manque « { $package } » aux machines de la grappe « { $cluster } ». Installez partout le même Duskbox.
error-lab-toml = { $file } n’est pas du TOML valide : { $reason }
error-lab-not-toml = { $file } n’est ni un fichier d’expérience ni des résultats.
error-lab-file-missing = { $file } : il manque { $key }.
error-lab-key = { $file } : « { $key } » est inconnu. Il y a : { $allowed }.
error-lab-value = { $file } : « { $key } » devrait être { $expected }.
error-lab-packs = Nommez un pack à comparer à la boîte elle-même, ou deux à comparer entre eux.
error-lab-pack-games = Les packs sont pour des jeux différents : { $first } et { $second }.
error-lab-programs = Cette expérience lance des programmes sur votre machine : { $programs }. Si vous leur faites confiance, dites-le avec --programs.
error-lab-two-agents = Nommez au moins deux agents différents.
error-lab-stop = --width et --sprt s’excluent, une largeur est supérieure à 0, et des deux nombres de --sprt le second est le plus grand.
expect-lab-table = une table
expect-lab-text = un texte
expect-lab-number = un nombre entier
expect-lab-texts = un texte ou une liste de textes
expect-lab-agents = des agents : un nom pour tous, ou une liste de noms par place
expect-lab-values = une valeur ou une liste de valeurs
expect-lab-once = une liste sans valeur répétée
expect-lab-elo = un nombre de points Elo
expect-lab-stop = une partie de règle d’arrêt : every (2 ou plus), et soit width, soit low et high
expect-lab-two-agents = une liste d’au moins deux agents différents
expect-lab-not-both = absent là où il y a une arène
expect-lab-arena-only = absent : seule une arène s’arrête avant l’heure
expect-lab-one-each = une empreinte par pack

# Le rapport

report-page = rapport Duskbox
report-theme = Couleurs
report-theme-auto = comme le système
report-theme-light = claires
report-theme-dark = sombres
report-contents = Sommaire
report-lead = { $games ->
    [one] Une partie jouée
   *[other] { $games } parties jouées
  } par { $agents } ({ $cells ->
    [one] une sorte de partie
   *[other] { $cells } sortes de parties
  }). Les joueurs en gagnent { $share } (intervalle à 95 % : { $between }).
report-footer = Tiré de { $games } parties simulées. Des joueurs simulés ne sont pas des gens : lisez des différences, non des promesses.
report-out = Ce qui ressort
report-out-cells = Le plus dur : { $hard } ({ $hard-share } gagnées), le plus facile : { $easy } ({ $easy-share }).
report-out-roles = { $best } gagne le plus souvent ({ $best-share }), { $worst } le moins ({ $worst-share }).
report-out-up = { $name } va de pair avec le plus de victoires : { $points } points ({ $span }).
report-out-down = { $name } va de pair avec le plus de défaites : { $points } points ({ $span }).
report-out-alive = Tout dans la boîte a servi : { $count } cartes, personnages et lieux sur { $count }.
report-out-dead = { $count ->
    [one] Un élément
   *[other] { $count } éléments
  } sur { $all } (cartes, personnages, lieux) sans aucun effet de toute l’expérience.

report-tile-games = Parties
report-tile-wins = Les joueurs gagnent
report-tile-length = Durée
report-tile-decisions = Décisions par partie
report-tile-branching = Options par décision
report-length-unit = manches
report-role = Rôle
report-scene = Scène
report-all = Ensemble

report-arena = Force
report-arena-about = Toute paire d’agents a joué les mêmes graines, côtés échangés. Les cotes suivent l’échelle Elo, de moyenne 0 : 400 points de plus font dix victoires contre une.
report-whatif = Et si
report-wins = Taux de victoire
report-wins-about = À quelle fréquence le jeu est gagné, avec des intervalles à 95 %.
report-wins-several = À quelle fréquence les joueurs (n’importe lequel) battent le jeu, avec des intervalles à 95 %.
report-interval-note = Intervalles de Wilson à 95 %. La ligne en tirets est le taux sur toutes les parties. La partie n a la même graine à chaque ligne.
report-endings = Fins de partie
report-balance = Équilibre
report-balance-about = À quelle fréquence chacun gagne ({ $role } en ligne, { $scene } en colonne). Les cases chaudes sont au-dessus de la moyenne de leur colonne, les froides au-dessous.
report-balance-note = ▲ et ▼ marquent ce qui diffère de sa colonne même en tenant compte de toutes ces comparaisons. Pointez une case pour son intervalle.
report-heat-cell = { $between }, { $games ->
    [one] une partie
   *[other] { $games } parties
  }
report-seats = Places
report-seat = Place { $seat }
report-movers = Quelle carte change la probabilité de victoire
report-movers-about = De combien les parties où une carte a servi sont plus souvent gagnées que les autres, en points. Cartes assez fréquentes pour être jugées : { $count }.
report-movers-none = Aucune carte n’était assez fréquente pour être jugée. Jouez davantage de parties.
report-movers-still = Aucune carte n’a changé la probabilité de victoire : toutes les parties d’une même sorte ont fini pareil.
report-movers-note = On ne compare que des parties de même sorte et de durée semblable. Intervalles et p valent pour toutes les cartes ensemble (Bonferroni) : une ligne colorée n’est pas un accident dû au nombre. C’est pourtant une concordance, non la preuve d’une cause (ce qui ne paraît que tout près de la victoire va de pair avec elle) : pour une preuve, changez la carte dans un pack et lancez « duskbox whatif ».
report-all-cards = { $count ->
    [one] La seule carte
   *[other] Les { $count }
  } en tableau
report-dead = Contenu mort
report-dead-none = Aucun : en { $games } parties, les { $count } éléments ont tous servi.
report-dead-some = En { $games } parties, { $count ->
    [one] ceci n’a
   *[other] ces { $count } éléments n’ont
  } jamais servi. Cela tient peut-être en partie à des façons de jouer qui n’ont pas été essayées :
report-length = Durée
report-length-about = Durée moyenne d’une partie en { $unit } : { $mean } (intervalle à 95 % : { $span }).
report-decisions-about = Il faut { $mean } décisions en moyenne ; la moitié des parties en demandent au plus { $middle }, la plus longue en a demandé { $most }.
report-choices = Décisions et ramification
report-choices-about = Sur { $decisions } décisions par partie, { $choices } ({ $share }) laissent un choix. Il y a en moyenne { $branching } options (intervalle à 95 % : { $span }).
report-made = Comment cela a été fait
report-made-game = Jeu
report-made-engine = Moteur et code
report-made-rules = Version des règles
report-made-content = Contenu
report-made-settings = Réglages
report-made-agents = Les agents
report-made-seed = Graines
report-made-speed = Temps
report-made-table = Tableau
report-made-again = « duskbox lab rerun », avec les résultats, rejoue chaque partie et compare chaque valeur.
report-seed = { $seed } ; jusqu’à { $games } parties de chaque sorte, la partie n avec les mêmes tirages partout
report-speed = { $seconds } s, { $speed } parties par seconde ({ $form })

report-head-agent = Agent
report-head-elo = Elo
report-head-interval = Intervalle à 95 %
report-head-points = Points
report-head-games = Parties
report-head-kind = Sorte de partie
report-head-wins = Victoires
report-head-what = Quoi
report-head-difference = Différence
report-head-chance = p
report-head-ending = Fin
report-head-share = Part
report-head-seat = Place
report-head-card = Carte
report-head-live = Parties avec elle
report-head-rarest = Les plus rares
