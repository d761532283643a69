### Ce qui se dit des joueurs qui ne sont pas des personnes.

## Programmes personnels

error-bot-start = Impossible de lancer le programme « { $command } » : { $reason }. Vérifiez le chemin et le droit de l’exécuter.
error-bot-import = Impossible d’importer le bot « { $name } » : { $reason }. Nommez-le MODULE:NOM, comme Python l’importe.
error-bot-none = { $name } n’est pas un bot : il faut une fonction, ou une classe avec une méthode « choose », qui reçoit ce que voit sa place.
error-bot-silent = Le programme « { $command } » n’a pas répondu depuis { $seconds } s. Il doit écrire une ligne et vider son tampon (docs/bots.md).
error-bot-gone = Le programme « { $command } » s’est arrêté en pleine partie avec le code { $code }. Sa sortie d’erreur dit peut-être pourquoi.
error-bot-answer = Le programme « { $command } » a répondu « { $answer } », qui n’est aucune des options proposées (docs/bots.md).
error-bot-protocol = Le programme « { $command } » n’a pas salué avec le protocole { $known } (docs/bots.md).
error-not-over = Cette partie n’est pas encore terminée, on ne peut donc pas l’analyser. Jouez-la d’abord jusqu’au bout.
