### Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande, et ce que l’on peut faire à la place.

## Atteindre le serveur

error-no-such-page = Il n’y a rien à cette adresse. Vérifiez-la, ou partez de la page d’accueil.
error-bad-request = Le serveur ne comprend pas cette requête. Sa description se trouve sous /api/v1/schema.
error-foreign-page = Cette requête venait d’une page qui n’est pas la nôtre : rien n’a été fait. Ouvrez Duskbox à sa propre adresse et réessayez de là.
error-foreign-host = Ce serveur ne répond pas au nom « { $host } ». Si ce nom est à vous, ajoutez-le à « hosts » dans la configuration.
error-too-fast = C’était trop à la fois. Attendez quelques secondes et continuez.
error-slow-body = La requête n’est pas arrivée en entier à temps. Vérifiez votre connexion et renvoyez-la.
error-too-many-matches = Beaucoup de parties ont été ouvertes depuis votre adresse en une heure. Jouez l’une d’elles, ou attendez un peu avant d’en ouvrir une autre.
error-too-many-visitors = Beaucoup de nouveaux navigateurs sont venus de votre adresse en une heure. Attendez un peu, ou revenez avec un navigateur qui a déjà servi à jouer ici.
error-not-for-you = Seul l’administrateur de ce serveur peut lire cela.
error-server = Quelque chose s’est cassé de notre côté. Ce qui était confirmé est en sûreté : rechargez la page. L’administrateur trouvera la raison dans le journal.
error-restarting = Le serveur redémarre. Votre partie est en sûreté ; la connexion sera rétablie dans un instant.

## Les parties

error-no-such-match = Cette partie n’existe pas. Elle a peut-être été supprimée ; vérifiez le lien.
error-match-lobby = Cette partie n’a pas commencé. L’hôte la lancera quand toutes les places seront prises.
error-match-started = Cette partie a commencé, et cela n’est possible qu’avant le début.
error-match-over = Cette partie est terminée. Revoyez-la, ou ouvrez-en une autre.
error-match-frozen = Cette partie est bloquée par une erreur dans nos règles. Rien n’est perdu : l’hôte peut annuler un coup et reprendre, et l’administrateur a reçu un rapport.
error-match-replay = Ceci est un enregistrement à regarder. Importez-le de nouveau pour jouer à partir de là.
error-match-paused = La partie est en pause. Continuez quand l’hôte y mettra fin.
error-undo-enough = Tant de choix ont été faits et annulés ici ({ $most } entrées) que plus rien ne peut être annulé. Choisissez et continuez la partie.
error-undo-asked-already = On a déjà demandé aux autres si vous pouvez annuler ce choix. Continuez la partie.
error-too-busy = Il se passe trop de choses à la fois à cette table. Regardez-la telle qu’elle est maintenant et choisissez de nouveau.
error-stale-version = La table a changé depuis que vous l’avez regardée. Regardez-la telle qu’elle est maintenant et choisissez de nouveau.
error-not-asked-of-you = Vous ne pouvez pas choisir « { $key } » maintenant. Attendez que l’on vous interroge.
error-bad-terms = La valeur de « { $field } » n’a pas de sens pour cette table. Une horloge va de 1 seconde à 30 jours, un incrément ne dépasse pas une heure, et un joueur est absent au plus tôt après 5 secondes.
error-too-many-seats = { $given ->
    [one] { $given } place a été remplie
   *[other] { $given } places ont été remplies
  }, mais avec ces réglages la table en compte { $most }. Retirez-en ou changez les réglages.
error-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  } Attendez un joueur, ou ajoutez un bot.

## Les places

error-no-seat = Cette place n’existe pas à cette table. Ici, les places se comptent à partir de 0.
error-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
error-seat-gone = Cette place n’est plus la vôtre : un autre joueur ou un bot l’occupe. Demandez à l’hôte de vous laisser revenir.
error-not-your-seat = La place { $seat } n’est pas la vôtre. Ouvrez le lien qui vous a été donné pour elle, ou demandez-en un nouveau à qui l’occupe.
error-not-host = Seul l’hôte de cette table peut faire cela.
error-no-such-invite = Aucune partie n’attend sous ce code. Vérifiez-le, ou demandez-en un nouveau.
error-not-invited = Pour vous asseoir ici, il vous faut le code de l’invitation. Demandez-le à l’hôte.
error-no-spectators = Seuls ceux qui jouent cette partie peuvent la regarder.
error-spectators-watch = Vous regardez cette partie. Prenez une place pour jouer ou pour parler.
error-seat-present = La personne à la place { $seat } est là. Demandez-lui, ou laissez un bot jouer pour elle tant qu’elle ne répond pas.
error-seat-hidden = La place { $seat } a des cartes que les autres ne doivent pas voir. Un bot y joue ; seule la dernière personne qui l’avait peut la reprendre.
error-ask-others = La place { $seat } a des cartes que les autres ne doivent pas voir. Demandez aux personnes présentes si un bot doit l’avoir.
error-seat-bot = La place { $seat } est à un bot : il n’y a personne pour qui jouer.
error-alone = Vous êtes la seule personne à cette table : votre place ne peut pas être cédée. Recommencez, ou supprimez la partie.
error-time-spent = Le temps de la place { $seat } est épuisé : un bot joue jusqu’à la fin.
error-no-proposal = Il n’y a plus rien à décider : c’est réglé, ou retiré.
error-link-closed = Ce lien ne fonctionne plus : il a servi, a été retiré ou remplacé, ou son heure est passée. Demandez-en un autre.
error-not-yours = Vous ne participez pas à cette partie.
error-match-deleted = Cette partie a été supprimée.

## Revenir en arrière

error-redo-other = Ce choix était celui d’un autre joueur, qui seul peut le refaire.
error-no-request = Il n’y a pas de demande d’annulation, ou la partie a avancé depuis.

## La connexion

error-bad-message = Le serveur n’a pas compris ce message. Rechargez la page ; si vous écrivez un client, le protocole est décrit dans docs/protocol.md.
error-hello-first = Une conversation commence par « hello ». Envoyez-le d’abord.
error-too-slow = Votre connexion est trop lente et a été fermée. Reconnectez-vous pour voir ce que vous avez manqué.
error-silent = Vous n’avez pas donné signe de vie depuis longtemps : la connexion a été coupée. Revenez : on vous dira ce que vous avez manqué.
error-no-chat = Il n’y a pas de discussion à cette table.
error-empty-chat = Ce message est vide. Écrivez quelque chose.
error-hook-refused = { $hosts ->
    [0] Ce serveur n’appelle personne : son administrateur n’a autorisé aucun hôte.
   *[other] Aucun appel ne peut être envoyé à cette adresse. Il faut une adresse http ou https d’au plus { $most } caractères, sans nom d’utilisateur, mot de passe ni fragment, chez l’un de ces hôtes : { $allowed }.
  }

## Les enregistrements et le labyrinthe du jour

error-pack-file = Ce n’est pas un pack : ligne { $line }, colonne { $column }, ce n’est pas du TOML valide.
error-pack-text = Ce n’est pas un fichier texte, donc pas un pack. Un pack est un fichier TOML.
error-pack-unsaid = Ce fichier ne dit pas qu’il est un pack. Commencez-le par une table [pack] contenant game = "{ $game }".
error-pack-elsewhere = Ce pack est pour un autre jeu ({ $game }). Commencez ce jeu-là avec lui, ou choisissez un pack pour celui-ci.
error-pack-long = Ce pack est trop grand pour être joué : avec tout ce qui se décide avant la partie, il peut avoir au plus { $most } caractères.
error-record-or-share = Donnez un enregistrement, un code de partage ou une position, l’un des trois.
error-position-over = Dans cette position, la partie est terminée et ne peut pas reprendre. Prenez-en une plus ancienne.
error-record-over = La partie de cet enregistrement est terminée et ne peut pas reprendre. On peut la regarder.
error-daily-begun = Vous avez déjà commencé le labyrinthe du jour, et il n’y a qu’un essai par jour. Continuez-le, ou revenez demain.
error-daily-open = Le labyrinthe du jour est ouvert aux autres jusqu’à la fin de la journée. Son enregistrement sera visible demain.
error-daily-alone = Le labyrinthe du jour se joue seul, sans bot.
error-daily-no-help = Dans le labyrinthe du jour, chacun décide seul : ni conseils ni probabilités.

## Installer le serveur

error-config-toml = La configuration { $file } n’est pas du TOML valide : { $reason }
error-config-unknown = La configuration n’a pas de champ « { $name } ». Elle a ceux-ci : { $allowed }.
error-config-value = « { $value } » ne convient pas au champ « { $name } » de la configuration : il faut { $expected }.
expect-config-text = un texte
expect-config-whole = un nombre entier
expect-config-number = un nombre
expect-config-switch = true ou false
expect-config-list = une liste de textes
expect-config-bot = un nom fait de lettres, de chiffres, de « - », « _ » et « . », qui n’est celui d’aucun de nos agents, seul ou suivi de « =MODULE:NOM » ou « =pipe:COMMANDE »
expect-config-address = une adresse IP ou un réseau comme 10.0.0.0/8
expect-config-host = le nom d’un hôte, ou un nom et un port comme games.example.org:8443
expect-config-name = un nom d’hôte sans port, par exemple games.example.org
expect-config-origin = une adresse comme https://games.example.org, sans rien après l’hôte
error-config-workers = Pour travailler ensemble, { $workers } processus ont besoin d’une base PostgreSQL (database_url) et d’un bus Redis (bus_url). Réglez les deux, ou gardez un seul processus.
error-config-database = « { $url } » n’est pas une base de données que le serveur sache utiliser. Écrivez postgresql://user@host/name ou sqlite:///folder/file.
error-config-bus = « { $url } » n’est pas un bus que le serveur sache utiliser. Écrivez redis://host:6379/0.
error-port-in-use = Un autre programme écoute sur le port { $port } de { $host }. Arrêtez-le, ou choisissez un autre port avec --port.
error-port-refused = Le serveur ne peut pas écouter sur le port { $port } de { $host } ({ $reason }). Choisissez-en un autre avec --host et --port.
error-bus-unreachable = Le bus { $url } ne répond pas ({ $reason }). Démarrez Redis, ou corrigez bus_url.
error-database-unusable = La base de données { $url } est inutilisable ({ $reason }). Vérifiez qu’elle tourne, que son adresse est juste et que vous pouvez y écrire.
error-database-newer = La base de données { $url } a le schéma { $has }, que ce Duskbox ne connaît pas (il connaît { $knows }). Mettez Duskbox à jour.
error-database-served = Un autre serveur Duskbox (processus { $process }) utilise la base de données { $file }. Deux serveurs ne verraient pas les coups l’un de l’autre. Arrêtez-le, ou indiquez une autre base avec --data ou --database-url.
error-stranded = { $games ->
    [one] { $games } partie se joue selon des règles que ce Duskbox n’a pas et ne pourrait plus continuer.
   *[other] { $games } parties se jouent selon des règles que ce Duskbox n’a pas et ne pourraient plus continuer.
  } Listez ces parties avec « duskbox admin list --stranded », sauvegardez-les avec « duskbox admin export --stranded --to DOSSIER » et terminez-les avec « duskbox admin close --stranded » ; ou gardez la version de Duskbox avec laquelle elles ont commencé.
error-frozen-by-operator = L’administrateur a suspendu cette partie, et lui seul peut la laisser reprendre.
error-banned = Ce serveur ne vous sert plus. Si vous pensez que c’est une erreur, écrivez à son administrateur.
error-table-changed = L’administrateur a changé quelque chose à cette table.
error-no-story = Aucun récit de cette partie n’a été conservé.
story-private = { $text } (connu de la place { $who })

## Les sauvegardes

error-backup-revision = La base de données a le schéma { $has }, et ce Duskbox sauvegarde le schéma { $knows }. Lancez d’abord « duskbox db upgrade ».
error-restore-not-empty = Il y a déjà quelque chose dans cette base de données. Une sauvegarde ne se restaure que dans une base vide : indiquez-en une nouvelle.
error-archive-foreign = D’après la ligne { $line }, ce n’est pas une sauvegarde de Duskbox ({ $reason }). Choisissez un fichier écrit par « duskbox db backup ».
error-archive-version = La ligne { $line } indique la version { $has } du format de sauvegarde, mais ce Duskbox lit la version { $knows }. Prenez le Duskbox qui l’a écrite.
error-archive-revision = D’après la ligne { $line }, la sauvegarde vient d’une base au schéma { $has }, mais ce Duskbox utilise le schéma { $knows }. Restaurez-la avec le Duskbox qui l’a écrite, puis mettez la base à niveau.
error-archive-table = La ligne { $line } de la sauvegarde parle de « { $table } », qui n’est pas une table de ce Duskbox ou y a d’autres colonnes. Rien n’a été restauré ; prenez une copie intacte.
error-archive-damaged = La sauvegarde est endommagée à la ligne { $line } ({ $reason }). Rien n’a été restauré ; prenez une copie intacte.
error-archive-count = La sauvegarde n’est pas entière : lignes annoncées pour « { $table } » : { $promised }, trouvées : { $rows }. Rien n’a été restauré ; prenez une copie intacte.
error-job-time = { $what ->
    [pack] La vérification de ce pack a dépassé { $seconds } secondes de calcul et a été interrompue. Réduisez-le ou imbriquez moins ses effets.
    [record] Le déroulement de cet enregistrement a dépassé { $seconds } secondes de calcul et a été interrompu. Réessayez avec un enregistrement plus court.
   *[other] Ce calcul a dépassé { $seconds } secondes et a été interrompu. Choisissez sans lui.
  }
error-job-memory = { $what ->
    [pack] La vérification de ce pack a dépassé { $megabytes } Mo de mémoire et a été interrompue. Réduisez-le ou imbriquez moins ses effets.
    [record] Le déroulement de cet enregistrement a dépassé { $megabytes } Mo de mémoire et a été interrompu. Réessayez avec un enregistrement plus court.
   *[other] Ce calcul a dépassé { $megabytes } Mo de mémoire et a été interrompu. Choisissez sans lui.
  }
error-job-failed = Le serveur n’a pas pu terminer ce calcul. Réessayez.
error-jobs-waiting = Trop de calculs sont déjà en cours pour vous. Attendez environ { $seconds } secondes, puis réessayez.
error-cpu-spent = Votre part du temps de calcul du serveur est épuisée pour l’instant. Réessayez dans { $seconds } secondes.
