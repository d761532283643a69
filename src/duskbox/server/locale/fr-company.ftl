### Salle d’attente, votes, mes parties.

## Avant le début : qui, en tant que qui, et à quelles conditions

web-lobby-no-seat = Vous n’avez pas de place à cette table. Asseyez-vous avec l’invitation, ou regardez.
web-player-role = { $who } ({ $role })
web-team = Équipe { $n }
web-ready = d’accord pour commencer
web-not-ready = se prépare encore
web-ready-say = On peut commencer
web-rename = Changer mon nom
web-rename-do = Changer
web-stand-up = Se lever
web-lobby-terms = Ce que l’on joue
web-lobby-unready = Se préparent encore : { $who }. Vous pouvez commencer quand même.
web-invite-share = Partager…
web-invite-qr = Code QR pour un téléphone
web-invite-here = Seule cette machine peut ouvrir ce lien. Pour que d’autres le puissent, lancez le serveur avec « duskbox serve --host 0.0.0.0 ».
web-not-copied = Ce navigateur ne laisse pas une page copier. Le texte est sélectionné : appuyez sur Ctrl+C, ou maintenez-le et choisissez Copier.
web-terms-yes = oui
web-terms-no = non
web-terms-away = Quand un joueur est absent
web-terms-stand-in = { $minutes ->
    [one] un bot le remplace après une minute : { $agent }
   *[other] un bot le remplace après { $minutes } minutes : { $agent }
  }
web-terms-no-stand-in = la partie attend
web-terms-clock-none = aucune
web-terms-clock-decision = { $time } pour chaque décision
web-terms-clock-bank = { $time } pour toute la partie, et { $increment } s pour chaque décision
web-terms-seed-known = L’hôte a choisi la graine des tirages, et pouvait savoir ce qui vient.

## Ce que la table décide ensemble

web-menu-stand-in = Laisser un bot jouer pour { $who }
web-menu-free = Donner la place de { $who } à un bot
web-menu-go-on = Demander aux autres de finir la pause
web-menu-terms = Changer les conditions…
web-ask-free = Donner la place de { $who } à un bot ?
web-ask-free-about = { $who } n’est pas là. Si les autres sont d’accord, un bot a la place. Son joueur peut la reprendre tant que personne d’autre ne s’y assied.
web-ask-free-yes = Le demander
web-terms-about = Les nouvelles conditions valent dès que toute la table est d’accord.
web-terms-ask = Demander aux autres
web-proposal-stand-in = { $by } voudrait qu’un bot joue pour { $who } jusqu’à son retour.
web-proposal-free = { $by } voudrait donner la place de { $who } à un bot.
web-proposal-resume = { $by } voudrait finir la pause.
web-proposal-terms = { $by } voudrait d’autres conditions :
web-proposal-waiting = Doivent encore répondre : { $who }
web-proposal-withdraw = Y renoncer
web-absent-away = { $who } n’est pas là, et c’est son tour.
web-absent-silent = { $who } ne répond pas depuis un moment.
web-absent-bot = Laisser un bot jouer à sa place
web-notice-terms = { $who } a changé les conditions ; tous étaient d’accord.
web-again-asked = Les autres veulent rejouer. Votre place vous est gardée.
web-again-join = À la partie suivante

## Mes parties, et les notifications

web-list-my-turn = À vous de jouer
web-list-waits = On attend { $who }
web-list-others = On attend les autres
web-list-paused = en pause
web-list-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
web-list-again = Encore une fois ? Les autres vous le demandent
web-list-length = { $unit } : { $count }
web-notify = Recevoir des notifications
web-notify-on = Me prévenir quand c’est à moi et que je regarde autre chose
web-notify-refused = Votre navigateur ne le permet pas. Vous pouvez le changer dans ses réglages pour cette page.
web-notify-impossible = Ce navigateur ne prévient que pour les pages en HTTPS ou de cette machine.

## Questions à une seule option

web-only-option = Questions dont la réponse va de soi
web-only-option-take = Prendre la seule option sans me demander
web-only-option-end = Finir mon tour quand il ne reste rien à faire
web-only-option-pay = Payer au moins cher sans me demander (Annuler propose le reste)
web-how-taken = Pris sans demander : { $who } n’avait qu’une option

## Ce que les autres ont fait

web-meanwhile = { $count ->
    [one] Depuis votre choix : une ligne
   *[other] Depuis votre choix : { $count } lignes
  }
web-watched = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
