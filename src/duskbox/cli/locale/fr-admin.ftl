# duskbox admin

cli-do-admin = S’occuper des parties et des personnes du serveur, même pendant qu’il tourne.
cli-do-admin-list = Lister les parties, la plus récente d’abord.
cli-do-admin-show = Montrer une partie : places, visiteurs, invitation, discussion.
cli-do-admin-export = Écrire dans des fichiers les enregistrements de parties, avec leurs graines.
cli-do-admin-delete = Supprimer des parties et tout ce qui s’y rattache.
cli-do-admin-close = Terminer sans vainqueur des parties en cours. Leurs enregistrements restent.
cli-do-admin-freeze = Suspendre tout choix dans une partie jusqu’à ce qu’elle soit dégelée.
cli-do-admin-unfreeze = Laisser reprendre une partie gelée.
cli-do-admin-ban = Ne plus servir une adresse, un réseau ou un visiteur.
cli-do-admin-unban = Lever un bannissement.
cli-do-admin-bans = Lister tous les bannissements.
cli-do-admin-remove-chat = Retirer des messages de la discussion d’une partie.
cli-do-admin-host = Faire du joueur d’une place l’hôte de la partie.
cli-do-admin-invite = Remplacer l’invitation d’une partie ; l’ancienne ne vaut plus.

admin-arg-id = Le nom de la partie, la fin de son adresse.
admin-arg-ids = Les noms des parties, la fin de leurs adresses.
admin-arg-state = Seulement les parties dans cet état ; peut être répété.
admin-arg-stranded = Seulement les parties en cours selon des règles que ce Duskbox n’a pas.
admin-arg-to = Le dossier des fichiers ; sans lui, un seul enregistrement est affiché.
admin-arg-reason = Le motif, pour votre propre usage.
admin-arg-kind = Ce qu’il faut bannir : une adresse ou un réseau, ou un visiteur.
admin-arg-value = Une adresse IP, un réseau comme 203.0.113.0/24, ou un visiteur tel que l’affiche « duskbox admin show ».
admin-arg-line = Le numéro d’un message ; peut être répété.
admin-arg-chat-seat = Tout ce qu’a dit cette place.
admin-arg-chat-all = Tout.
admin-arg-seat = La place, comptée à partir de 1.

admin-state-lobby = en attente
admin-state-playing = en cours
admin-state-frozen = gelée
admin-state-over = terminée
admin-state-replay = enregistrement
admin-stranded = autres règles
admin-listed = { $match }  { $game }, règles { $rules }  { $state }  dernière entrée { $last }  entrées : { $entries }  { $people }
admin-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
admin-settings = Réglages : { $settings }
admin-invitation = Invitation : { $code }
admin-frozen = Gelée : { $reason } (rapport : { $report })
admin-hosts = Hôte : { $visitors }
admin-seat = Place { $seat } : { $who } ({ $kind }), visiteur { $visitors }
admin-chat = Message { $id }, { $at }, { $who } (place { $seat }) : { $text }
admin-exported = { $match } a été écrite dans { $file }. Ce fichier révèle les tirages à venir de la partie : gardez-le en lieu sûr.
admin-deleted = { $match } a été supprimée.
admin-closed = { $match } a été terminée.
admin-now-frozen = { $match } est gelée. « duskbox admin unfreeze { $match } » la laisse reprendre.
admin-unfrozen = { $match } reprend.
admin-host = Le joueur de la place { $seat } de { $match } en est maintenant l’hôte.
admin-invite = La nouvelle invitation de { $match } est { $code }. L’ancienne ne vaut plus.
admin-banned = { $value } : banni.
admin-unbanned = { $value } : bannissement levé.
admin-chat-removed = { $lines ->
    [one] { $lines } message a été retiré.
   *[other] { $lines } messages ont été retirés.
  }

error-admin-no-game = Il n’y a pas de partie « { $match } ». « duskbox admin list » les liste toutes.
error-admin-over = { $match } n’est plus en cours.
error-admin-not-playing = { $match } n’est pas en cours : on ne peut pas la geler.
error-admin-not-frozen = { $match } n’est pas gelée.
error-admin-changed = { $match } vient de changer. Regardez-la avec « duskbox admin show { $match } » et réessayez.
error-admin-no-invite = { $match } n’a pas d’invitation.
error-admin-no-person = Personne ne tient la place { $seat } de { $match }. « duskbox admin show { $match } » liste ses places.
error-admin-no-ban = { $value } n’est pas banni. « duskbox admin bans » liste les bannissements.
error-admin-no-chat = Ce message n’existe pas dans { $match }. « duskbox admin show { $match } » liste les messages.
error-admin-which = Nommez les parties ou donnez --stranded, pas les deux.
error-admin-which-chat = Donnez une seule des options --line, --seat et --all.
error-admin-to = Pour plusieurs parties, donnez --to DOSSIER.
error-ban-address = « { $value } » n’est ni une adresse IP ni un réseau. Écrivez 203.0.113.7 ou 203.0.113.0/24.
error-ban-visitor = « { $value } » n’est pas un visiteur. Écrivez les 64 chiffres qu’affiche « duskbox admin show ».
