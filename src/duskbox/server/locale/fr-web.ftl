### Ce que dit la page elle-même. Tout ce qui touche à un jeu vient des mots du jeu.

web-not-built = Le serveur fonctionne, mais sa page n’a pas été construite. Construisez-la, puis redémarrez le serveur :
web-not-built-api = Les programmes peuvent déjà jouer ; ce qu’ils peuvent demander est décrit à l’adresse

## Alentour

web-skip = Aller au contenu
web-nav = Duskbox
web-home = Page d’accueil
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-looking = Un instant…
web-lost = Page introuvable
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-unreachable-again = Le serveur ne répond pas. Nous réessayons…
web-name = Nom
web-your-name = Votre nom
web-nameless = sans nom

## Page d’accueil

web-games = Jeux
-fear-of-the-dark = Fear of the Dark
-a-touch-of-evil = A Touch of Evil
web-game-fear-of-the-dark = { -fear-of-the-dark }
web-game-a-touch-of-evil = { -a-touch-of-evil }
web-about-fear-of-the-dark = Dans un labyrinthe, avec quelques allumettes et un esprit de neuf cartes. Mettez au jour chaque salle, puis trouvez la porte derrière laquelle il n’y a plus rien.
web-about-a-touch-of-evil = Le mal est entré dans Shadowbrook. Fouillez la ville, apprenez à qui vous fier, et affrontez le Méchant dans son Repaire. De deux à huit Héros, rivaux ou ensemble.
web-play = Jouer
web-set-up = Préparer…
web-host = Ouvrir une table
web-rules = Règles
web-cards = Cartes
web-continue = Reprendre où vous en étiez
web-show-all = Tout montrer ({ $count })
web-state-lobby = attend des joueurs
web-state-playing = en cours
web-state-over = terminée
web-state-frozen = suspendue
web-state-replay = enregistrement
web-join = Rejoindre une table
web-code = Code de l’invitation
web-join-go = Rejoindre
web-daily = Le labyrinthe du jour
web-daily-short = labyrinthe du jour
web-daily-about = Les mêmes salles et les mêmes tirages pour tous, un seul essai, rien ne s’annule.
web-daily-begin = Commencer
web-daily-go-on = Continuer le labyrinthe du jour
web-daily-results = Résultats du { $day }
web-daily-none = Personne n’en est encore sorti.
web-daily-end = Fin
web-daily-moves = Choix
web-daily-time = Temps
web-daily-won = évasion réussie
web-daily-lost = perdu
web-replays = Regarder une partie
web-record-file = Un enregistrement de votre machine
web-share-code = Code de partage
web-position-text = Position de départ
web-play-from = Jouer à partir d’ici
web-look = Regarder

## Une nouvelle partie

web-new-match = Nouvelle partie
web-more-settings = Autres réglages
web-rulings = Questions ouvertes des règles
web-rulings-about = Le livret ne les tranche pas. Les réponses que nous conseillons sont choisies ; votre table peut en juger autrement.
web-table-terms = La table : annulation, horloge, invités, graine
web-undo-policy = Les choix peuvent être annulés
web-undo-policy-default = { $seats ->
    [1] comme d’habitude : toujours
   *[other] comme d’habitude : avec l’accord des autres
}
web-undo-policy-open = toujours, avec une marque si l’on avait vu quelque chose
web-undo-policy-consent = libre tant que rien de caché n’est révélé, puis seulement si tous sont d’accord
web-undo-policy-free = seulement tant que rien de caché n’est révélé
web-undo-policy-none = jamais
web-clock = Horloge
web-clock-none = aucune
web-clock-decision = pour chaque décision
web-clock-bank = pour toute la partie
web-clock-minutes = Durée en minutes
web-clock-increment = Secondes ajoutées à chaque décision
web-clock-days = { $days } j { $hours } h
web-away = Minutes d’absence avant qu’un bot prenne le relais (0 = jamais)
web-terms-chat = Les joueurs peuvent se parler
web-terms-spectators = D’autres peuvent regarder
web-seed = Graine (facultative)
web-seed-about = La même graine avec les mêmes réglages donne les mêmes mélanges et les mêmes dés. Laissez vide pour une graine aléatoire.
web-pack = Votre propre boîte : un pack
web-pack-about = Un pack est un petit fichier TOML qui remplace cartes, salles, nombres ou noms, pour que le jeu soit celui de votre boîte. docs/packs.md explique comment en écrire un.
web-pack-file = Fichier du pack
web-pack-reading = Lecture du pack…
web-pack-laid = « { $name } » convient et sera posé sur la boîte.
web-pack-off = Jouer sans lui
web-fill-open = Amis en ligne
web-fill-bots = Contre des bots
web-fill-here = Tous à cet écran
web-seat-kind = Qui occupe la place { $seat }
web-seat-name = Nom à la place { $seat }
web-kind-human = à cet écran
web-kind-bot = un bot
web-kind-open = place libre
web-open-table = Ouvrir la table
web-open-table-about = Vous recevrez un lien pour les autres, et vous commencerez quand tous seront là.
web-start = Commencer
web-start-about = Tout le monde est là : la partie commence aussitôt.

## Avant le début

web-lobby-host = Transmettez le lien, et commencez quand chaque place est prise.
web-lobby-guest = Vous êtes à la table. L’hôte commence quand chaque place est prise.
web-lobby-wait = On attend que l’hôte commence…
web-invite-link = Lien pour les autres
web-invite-code = Ou par code :
web-bot = Sorte de bot
web-sit-here = S’asseoir ici
web-put-bot = Ajouter un bot
web-free-seat = Libérer la place
web-commitment = Engagement pour les mélanges et les dés :
web-join-seated = Vous êtes déjà à cette table.
web-to-table = Aller à la table
web-watch = Regarder seulement
web-claim-about = On vous cède la place { $seat }. C’est désormais vous qui l’occupez.
web-claim = Prendre la place
web-agent-random = Aléatoire
web-agent-search = IA forte (recherche)
web-agent-thumb = IA simple

## La table

web-board = Le plateau
web-asked = La question
web-side = Annulation, journal et discussion
web-rule = Règle { $rule }
web-side-tabs = Journal et discussion
web-play-failed = Cette table vous est fermée
web-ask-wait = { $who } réfléchit…
web-ask-wait-about = { $who } réfléchit : { $about }…
web-ask-wait-secret = Un autre joueur décide en secret…
web-ask-paused = La partie est en pause.
web-paused-host = Les horloges sont arrêtées et personne ne peut choisir tant que vous n’avez pas mis fin à la pause.
web-paused-guest = Les horloges sont arrêtées et personne ne peut choisir tant que l’hôte n’a pas mis fin à la pause.
web-ask-frozen = Une erreur du jeu a bloqué la partie. Rien n’est perdu.
web-frozen-host = En tant qu’hôte, vous pouvez annuler un coup et reprendre ; le journal le montrera.
web-frozen-guest = Le choix fautif n’a pas eu lieu. L’hôte peut reprendre la partie un choix plus tôt.
web-step-back = Revenir un choix en arrière et reprendre
web-options = Choix
web-options-search = Trouver un choix
web-options-below = { $count ->
    [one] Encore un ▾
   *[other] Encore { $count } ▾
  }
web-anytime = Autres actions ({ $count })
web-sure-option-give-up = Vraiment abandonner ? Appuyez encore une fois.
web-why = Pourquoi impossible ?
web-keys = Touches
web-odds-point = Désignez un choix pour voir ses probabilités.
web-odds-tap = Touchez un choix pour voir ses probabilités, encore une fois pour le choisir.
web-text-view = En mots
web-text-view-on = Décrire la table par du texte au lieu d’une image
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-older = Montrer ce qui précède
web-log-taken-back = Annulé :
web-missed = Pendant votre absence
web-missed-count = { $more ->
    [yes] Les { $count } dernières lignes ; le reste est dans le journal.
   *[no] { $count ->
        [one] Une ligne
       *[other] { $count } lignes
    }
  }
web-missed-done = Compris
web-undo-bar = Annulation
web-undo = Annuler
web-redo = Refaire
web-undo-none = Rien ne s’annule à cette table.
web-undo-nothing = Il n’y a rien à annuler.
web-undo-free = Annulation libre : rien de caché n’a été révélé depuis.
web-undo-marked = Quelque chose de caché a été révélé depuis : l’annulation laissera une marque.
web-undo-consent = Quelque chose de caché a été révélé depuis : les autres décideront.
web-undo-asked = { $who } voudrait annuler le dernier choix.
web-undo-back = Si vous acceptez, ceci est annulé, bien que vous l’ayez vu :
web-undo-agree = D’accord
web-undo-refuse = Refuser
web-undo-waiting = On demande aux autres si vous pouvez l’annuler.
web-undo-agreed = Vous êtes d’accord. On attend les autres.
web-undo-declined = Tout le monde n’était pas d’accord : le choix reste tel quel.
web-undo-over = La demande d’annulation est close : le choix est maintenu.
web-seats = Places
web-seat-me = vous
web-seat-asked = doit choisir
web-seat-open = libre
web-seat-here = à la table
web-seat-away = loin de la table
web-seat-bot = bot : { $agent }
web-seat-stand-in = loin de la table ; { $agent } prend le relais
web-stood-in = { $who } n’est pas là. En attendant, un bot joue à sa place : { $agent }.
web-bot-seat = { $agent } ({ $seat })
web-chat = Discussion
web-chat-said = { $who } : { $text }
web-chat-empty = Aucun message pour l’instant.
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-chat-mute = Ne plus entendre { $who }
web-line-open = Connexion établie
web-line-waiting = Connexion perdue, reconnexion…
web-press-lost = Pas de connexion : votre choix n’est pas passé. Choisissez de nouveau une fois la connexion rétablie.
web-watching = Vous regardez
web-menu = Plus
web-menu-leave = Quitter la table (garder ma place)
web-menu-pause = Mettre en pause
web-menu-resume = Finir la pause
web-menu-hand-over = Céder ma place
web-menu-bot = Laisser un bot jouer pour moi
web-menu-stand-up = Quitter la table
web-hand-over-link = La première personne qui ouvre ce lien prend votre place. Il n’est montré que maintenant ; tant qu’il n’a pas servi, vous pouvez le retirer dans le menu.
web-seat-link = Lien de la place
web-hand-over = Passez l’écran à { $who }.
web-hand-over-me = C’est moi, { $who }
web-hide-and-hand-over = Cacher et passer l’écran
web-again = Encore une fois
web-card = Carte
web-card-unknown = Cette carte n’est pas dans la boîte.
web-card-read = Ce que fait { $card }
web-all-cards = Toutes les cartes

## Comment cela finit

web-verdict-you-won = Vous avez gagné !
web-verdict-you-won-with = Vous avez gagné, avec { $who } !
web-verdict-you-lost = Vous avez perdu.
web-verdict-you-lost-to = Vous avez perdu. Victoire : { $who }.
web-verdict-all-won = Vous avez tous gagné ensemble !
web-verdict-all-lost = Vous avez tous perdu ensemble.
web-verdict-they-won = Victoire : { $who }.
web-verdict-none-won = Aucun joueur n’a gagné.

## Touches

web-help = Touches
web-help-choose = choisir
web-help-arrows = d’un choix à l’autre
web-help-enter = prendre ce qui est désigné
web-help-undo = annuler
web-help-redo = refaire
web-help-odds = probabilités du choix désigné
web-help-why = ce qui est impossible à présent, et pourquoi
web-help-log = au journal
web-help-text = la table en mots, ou dessinée
web-help-skip = montrer aussitôt ce que les bots ont fait
web-help-help = cette liste

## Règles et cartes

web-rules-search = Chercher dans les règles
web-rules-topics = Sujets
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
web-open-questions = Questions ouvertes
web-rule-switch = Se règle avant la partie :
web-rule-default = { $value } (par défaut)
web-cards-about = Les textes des cartes sont produits par le code des règles. L’étiquette indique d’où viennent les nombres.
web-cards-search = Chercher parmi les cartes
web-deck = Pioche
web-all-decks = toutes
web-cards-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-mark-rulebook-about = Le livret de règles le dit.
web-mark-public-about = Une source publique le dit.
web-mark-house-about = De chez nous : le livret s’en remet à la carte imprimée.
web-mark-pack-about = Vient d’un pack posé sur la boîte.

## Relecture

web-replay = Relecture
web-story = Ce qui s’est passé
web-story-why = Cette partie s’est jouée selon les règles de la version { $rules }, que ce Duskbox n’a plus. On ne peut pas la rejouer, mais voici ce qui s’est passé.
web-replay-scrub = Instant
web-replay-first = Au début
web-replay-back = Étape précédente
web-replay-run = Lecture
web-replay-stop = Arrêter
web-replay-next = Étape suivante
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-seat = Vu par
web-replay-share = Transmettre
web-replay-link = Lien vers ce moment
web-replay-download = Télécharger l’enregistrement
web-replay-play-on = Jouer à partir d’ici
web-share-get = Créer un code de partage
web-entry-start = La partie est mise en place.
web-entry-salt = La place { $seat } ajoute son sel aléatoire.
web-entry-undo = Un choix est annulé.
web-entry-redo = Un choix est refait.
web-entry-step-back = L’hôte annule un choix qui a bloqué la partie.
web-fair = Les tirages étaient-ils équitables ?
web-fair-about = Votre navigateur recalcule chaque mélange et chaque dé à partir de la graine, que l’engagement a fixée avant le premier choix.
web-fair-check = Vérifier ici
web-fair-no-crypto = Ce navigateur ne vérifie que par HTTPS ou sur la machine du serveur. « duskbox verify » le fait aussi.
web-fair-sum = L’enregistrement est entier.
web-fair-sum-failed = L’enregistrement a été changé : sa somme de contrôle ne correspond pas.
web-fair-form-failed = Ce n’est pas un enregistrement.
web-fair-commitment = La graine correspond à l’engagement.
web-fair-commitment-failed = La graine ne correspond pas à l’engagement.
web-fair-draws = { $draws ->
    [0] Rien n’a été tiré.
    [one] L’unique tirage découle de la graine.
   *[other] Les { $draws } tirages découlent de la graine.
  }
web-fair-draws-failed = Entrée { $entry } : le tirage de « { $stream } » ne découle pas de la graine.
web-fair-sealed = La graine est encore secrète ; elle est révélée à la fin de la partie.
web-fair-typed-in = Les tirages ont été saisis à une vraie table et ne peuvent être vérifiés.
web-fair-fast = Les tirages viennent d’une simulation et ne promettent rien.
web-fair-inherited = Les { $entries } premières entrées viennent d’une autre partie ; leurs tirages sont donnés, non prouvés.

## Réglages

web-settings-about = Gardés dans ce navigateur et nulle part ailleurs.
web-text-size = Taille du texte
web-text-size-normal = normale
web-text-size-large = grande
web-text-size-huge = très grande
web-motion = Mouvement
web-motion-system = comme l’appareil est réglé
web-motion-full = Animations activées
web-motion-still = Animations désactivées
web-pace = Vitesse à laquelle les coups des autres sont montrés
web-pace-calm = Au rythme de la lecture
web-pace-quick = Deux fois plus vite
web-pace-none = Aussitôt
web-pace-skip = Passer
web-sound = Son
web-sound-on = Son
web-captions = Légendes des sons
web-caption-event = [un coup sourd]
web-caption-turn = [une cloche : à vous]
web-caption-end = [un accord grave : la fin]
