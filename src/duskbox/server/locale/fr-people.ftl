### Les places, les absents, et ce qui est demandé avant de céder quelque chose.

## Avant de céder quelque chose

web-ask-no = Non, ne rien changer
web-ask-bot = Laisser un bot jouer pour vous ?
web-ask-bot-about = Un bot joue jusqu’à ce que vous repreniez la main, d’une pression et à tout moment. La place reste la vôtre.
web-ask-bot-yes = Laisser jouer un bot
web-ask-hand-over = Céder votre place ?
web-ask-hand-over-about = Vous recevez un lien. La première personne qui l’ouvre prend votre place. Jusque-là, vous jouez comme avant et pouvez retirer le lien.
web-ask-hand-over-yes = Créer le lien
web-ask-stand-up = Quitter la table ?
web-ask-stand-up-about = Un bot continue à votre place. Vous pouvez la reprendre tant que personne d’autre ne l’occupe.
web-ask-stand-up-yes = Quitter la table
web-ask-restart = Recommencer ?
web-ask-restart-about = Une nouvelle partie commence avec les mêmes réglages. Celle-ci reste dans votre liste.
web-ask-restart-yes = Recommencer
web-ask-delete = Supprimer cette partie ?
web-ask-delete-about = La partie et son enregistrement disparaissent pour de bon.
web-ask-delete-yes = Supprimer la partie
web-ask-remove = Retirer cette partie de votre liste ?
web-ask-remove-about = Elle disparaît de votre liste. Les autres la gardent dans la leur.
web-ask-remove-yes = La retirer

web-menu-keep-seat = Garder ma place : retirer le lien
web-menu-restart = Recommencer
web-menu-delete = Supprimer cette partie
web-menu-remove = Retirer de ma liste

## Un bot joue pour quelqu’un

web-play-again = Reprendre la main
web-stand-in-asked = Un bot joue pour vous.
web-stand-in-table = Les autres ont demandé à un bot de jouer pour vous. La place reste la vôtre.
web-stand-in-away = Pendant votre absence, un bot joue pour vous.
web-stand-in-clock = Votre temps est épuisé : un bot joue pour vous jusqu’à la fin.
web-stand-in-turn = Votre temps pour ce tour est écoulé : un bot le joue jusqu’au bout.

## Ce qu’est devenue une place

web-notice-stand-in = Un bot joue pour { $who } : { $agent }.
web-notice-back = { $who } joue à nouveau.
web-notice-handed-on = La place de { $who } a été cédée.
web-notice-stood-up = { $who } a quitté la partie ; un bot continue : { $agent }.
web-notice-freed = En l’absence de { $who }, la place est donnée à un bot : { $agent }.
web-notice-opened = La place de { $who } est ouverte à une nouvelle personne.
web-notice-returned = { $who } est de retour dans la partie.
web-lost-freed = Pendant votre absence, votre place a été donnée à un bot.
web-lost-stood-up = Vous avez quitté cette partie.
web-lost-handed-on = Quelqu’un a pris votre place avec le lien que vous avez donné.
web-lost-back = Reprendre ma place
web-lost-taken = Quelqu’un d’autre l’occupe maintenant.

## Mes parties ailleurs

web-devices = Mes parties sur d’autres appareils
web-devices-about = Vos parties appartiennent à ce navigateur. Un lien les ouvre aussi sur un autre appareil ; dès lors, les deux les ont toutes.
web-devices-link = Lien vers un autre appareil
web-devices-way-back = Lien de secours
web-devices-withdraw = Retirer tous les liens
web-devices-label = Lien vers mes parties
web-devices-link-about = Ouvrez ce lien sur l’autre appareil dans l’heure. Il ne sert qu’une fois et n’est montré que maintenant.
web-devices-way-back-about = Gardez ce lien là où vous seul pouvez le lire. Si vous perdez tous vos appareils, il rouvre vos parties. Il fonctionne jusqu’à ce que vous le retiriez.
web-follow-about = Ce lien ouvre les parties d’un joueur, avec toutes ses places. Ne continuez que si ce sont les vôtres.
web-follow = Ouvrir mes parties ici

## Le genre de table, l’hôte, et ce qui est choisi pour quelqu’un

web-table-kind = Comment jouez-vous ensemble ?
web-table-kind-live = En direct
web-table-kind-live-about = Tout le monde joue en même temps. Si une personne s’absente quelques minutes, un bot la remplace jusqu’à son retour. Quand la dernière s’en va, la partie attend.
web-table-kind-days = Sur plusieurs jours
web-table-kind-days-about = Chacun joue quand il a le temps. Si le temps d’un tour est écoulé, un bot joue ce tour-là.
web-table-days = Temps pour un tour
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
web-acting-host = L’hôte est absent. En attendant, { $who } fait office d’hôte.
web-acting-host-me = L’hôte est absent. En attendant, vous faites office d’hôte.
web-how-away = Un bot pour { $who }, en son absence
web-how-asked = Un bot pour { $who }, à sa demande
web-how-table = Un bot pour { $who }, à la demande des autres
web-how-clock = Choisi pour { $who }, dont le temps était écoulé
web-how-turn = Un bot pour { $who }, dont le temps pour le tour était écoulé
web-how-vacant = Un bot à la place libre : { $who }
