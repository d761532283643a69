### Ce que dit le terminal lui-même. Tout ce qui touche à un jeu vient des mots de ce jeu.

## The screen

ui-choices-made = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
ui-seat = Place { $seat }
ui-spectator = Spectateur
ui-asked = { $who } : { $text }
# Ce que tous ne savent pas : pour qui le lit, pour certains, pour un lecteur à qui tout est ouvert.
ui-private-you = { $text } [pour vous seulement]
ui-private-some = { $text } [pas pour tous]
ui-private-to = { $text } [seulement : { $who }]
ui-several = { $name } ×{ $count }
ui-sign = { $sign }  { $meaning }
ui-pair = { $name } : { $value }
ui-too-small = Cette fenêtre est trop petite ({ $wide }×{ $high }). Agrandissez-la à 60×20 au moins, ou utilisez --plain.

## The line of keys

ui-key-choose = choisir
ui-key-walk = marcher
ui-key-stop = arrêt
ui-key-new = nouvelle
ui-key-undo = annuler
ui-key-undo-marked = annuler*
ui-key-redo = refaire
ui-key-help = aide
ui-key-rules = règles
ui-key-why = pourquoi
ui-key-search = chercher
ui-key-anytime = plus
ui-key-odds = chances
ui-key-cards = cartes
ui-key-go-on = continuer
ui-key-details = voir
ui-key-save = sauvegarder
ui-key-quit = quitter
ui-key-step = pas à pas
ui-key-leap = dix par dix
ui-key-ends = Début, Fin : les deux bouts
ui-hint-close = Échap : retour · ↑↓ : défiler
ui-hint-pick = ↑↓ ⏎ : choisir · Échap : retour
ui-hint-draw-many = tapez un nom · ↑↓ ⏎ : choisir · Échap : laisser ce choix
ui-hint-draw = ↑↓ ⏎ : choisir · Échap : renoncer à ce choix
ui-hint-name = ⏎ : sauvegarder · Échap : retour
ui-hint-cards = tapez un nom · ↑↓ : liste · PgPréc PgSuiv : texte · Échap : retour
ui-hint-map = flèches : déplacer le plan · m ou Échap : retour
ui-hint-parting = ⏎ : cacher ceci et passer l’écran
ui-hint-hand-over = ⏎ : continuer · q : sauvegarder et quitter

## Taking back

ui-undone = Choix annulé. Rien de caché n’avait été révélé.
ui-undone-marked = Annulé, bien qu’une information cachée ait été révélée. L’enregistrement en porte la marque.
ui-undone-other = Un choix d’un autre camp a été annulé : { $who }.
ui-undo-other = Le dernier choix est celui d’un autre camp : { $who }. L’annuler ?
ui-undo-consent = Le dernier choix ({ $who }) a révélé quelque chose de caché. Il ne s’annule qu’avec l’accord de tous les autres. Sont-ils d’accord ?
ui-undo-consent-other = Le dernier choix ({ $who }) ne s’annule qu’avec l’accord de tous les autres. Sont-ils d’accord ?
ui-plain-undo = { $doubt } Tapez o pour oui, n pour non.

## Handing over the screen

ui-hand-over-title = À qui l’écran ?
ui-hand-over = Passez l’écran à { $who }, puis appuyez sur Entrée.
ui-parting-title = Rien que pour vous
ui-plain-parting = Ceci ne regarde que vous. Appuyez sur Entrée pour le cacher.

## Rules and reasons

ui-rules-title = Règles applicables
ui-rules-question = La question
ui-rules-options = Ce que font les options
ui-rules-end = Comment cela s’est fini
ui-rules-last = Ce qui vient de se passer
ui-why-title = Ce que vous ne pouvez pas faire, et pourquoi
ui-why-nothing = Toutes les actions habituelles sont possibles en ce moment.

## Looking things up

ui-details-title = Tout ce que vous pouvez savoir
ui-details-now = En ce moment
ui-details-table = Sur la table
ui-details-signs = Les signes du plan
ui-details-match = Cette partie
ui-details-keys = Touches
ui-help-title = Touches et signes
ui-view-title = Ce que vous voyez
ui-log-title = Ce qui s’est passé
ui-keys-help =
    1–9, A–Z ou ↑ ↓ et ⏎ choisissent ; j et k déplacent la marque. / cherche dans une longue liste.
    t donne un conseil en anticipant, o les probabilités de l’option marquée, w dit ce qui est impossible et pourquoi, e explique les règles applicables.
    c montre n’importe quelle carte, d le reste à consulter, l le journal, a les autres actions ; m montre le plan seul ; v décrit ce que vous voyez.
    En marche, les flèches sont des pas ; espace, ⏎ et le point terminent la marche, si l’on peut s’arrêter là.
    Maj et une flèche déplacent le plan, Ctrl et ↑ ↓ le journal.
    annuler* revient avant une chose déjà vue et laisse une marque dans l’enregistrement.
ui-sign-gap = (vide)
ui-legend-arrows = le plan continue par là : Maj et une flèche le déplacent
## Cards and chances

ui-cards-title = Cartes et fiches
ui-cards-nothing = Aucune carte ni fiche n’a cela dans son nom.
ui-cards-none = Ce jeu n’a pas de cartes à lire.
ui-card-about = { $deck } · ×{ $copies } · { $mark }
ui-card-keywords = Mots-clés : { $keywords }
ui-plain-cards = Tapez c et un nom, ou c et le numéro d’une option. Celles-ci comptent maintenant :
ui-plain-cards-many = { $count } cartes et fiches ont cela dans leur nom. Précisez :
ui-no-card = L’option { $number } ne nomme aucune carte.
ui-no-such-card = Aucune carte ni fiche n’a « { $typed } » dans son nom.
ui-odds-title = Probabilités
ui-odds-exact = { $what } : { $share }
ui-odds-sampled = { $what } : { $share } ± { $error }
ui-odds-samples = { $samples ->
    [one] Simulé une fois ;
   *[other] Simulé { $samples } fois ;
} ± est l’erreur type.
ui-odds-none = Aucune probabilité connue pour cette option : aucun tirage n’en décide tout de suite, ou le jeu ne la donne pas.

## Searching a long list

ui-search = un mot de l’option · ⏎ : choisir · Échap : toutes
ui-search-nothing = Aucune option ne contient « { $typed } ».

## Other actions

ui-anytime-title = Autres actions
ui-anytime-many = { $title } ({ $count })…
ui-plain-anytime = {"  "}a : { $title } ({ $count })
ui-plain-anytime-how = Tapez a et un numéro pour faire l’un de ces choix.
ui-plain-anytime-none = Il n’y a pas d’autre action pour l’instant.
ui-anytime-sure = { $option } : vraiment ?
ui-anytime-back = Non, je continue
ui-anytime-yes = Oui
ui-plain-sure = { $option } : vraiment ? Tapez o pour oui, n pour non.
ui-plain-unsure = Rien n’est fait. La partie continue.
# Les mots qui valent oui et ceux qui valent non, séparés par des espaces.
ui-plain-yes = o oui
ui-plain-no = n non

## Draws at a real table

ui-draw-title = À votre table
ui-draw-how = Tapez son numéro ou son nom, ou u pour renoncer à ce choix. ?, v, l, m, d, p, c et o marchent aussi.
ui-set-up-how = La partie se met en place à votre table. Tapez un numéro ou un nom, ou q pour quitter.
ui-real-dice-rolled = Ce sont le matériel et les quantités de ce programme. Pour jouer avec votre propre boîte, écrivez d’abord un pack : docs/packs.md.
ui-draw-noted = Noté : { $what }.
ui-draw-many = { $count } possibilités. Tapez une partie du nom, ou * pour toute la liste.
ui-draw-withdrawn = Vous renoncez à ce choix. Rien n’a changé.

## The end

ui-end-marks = { $count ->
    [0] aucune marque d’annulation
    [one] { $count } marque d’annulation
   *[other] { $count } marques d’annulation
}
ui-winners = { $count ->
    [one] Gagne : { $names }.
   *[other] Gagnent : { $names }.
}
ui-you-won = Vous avez gagné.
ui-you-lost = Vous avez perdu.
ui-end-replay = Pour la revoir : duskbox replay { $path }
ui-end-analyse = Pour faire la part du hasard et de l’habileté : duskbox analyse { $path }
ui-end-kept = L’enregistrement est conservé : { $path }. « duskbox saves » le donne.
ui-end-verify = Pour le vérifier : duskbox verify { $path }
ui-end-share = Pour le partager : duskbox share { $path }
ui-end-look = Regarder encore le plan
ui-end-undo = Annuler le dernier choix
ui-end-new = Nouvelle partie
ui-end-leave = Quitter
ui-new-later = Cette partie n’est pas finie. Une nouvelle pourra commencer ensuite.

## Saving

ui-save-title = Sauvegarder sous
ui-save-ask = Sous quel nom ? Une ligne vide vaut « { $name } ».
ui-saved = Sauvegardé : { $path }
ui-save-exists = « { $path } » existe déjà et n’a pas été touché. Choisissez un autre nom.
ui-save-no-folder = Le dossier « { $folder } » n’existe pas. Rien n’y a été sauvegardé ; créez-le d’abord ou choisissez-en un autre.
ui-save-no-name = Une sauvegarde doit avoir un nom.
ui-save-failed = Impossible d’écrire « { $path } » : { $why }. Vous pouvez continuer ; par prudence, sauvegardez sous un autre nom.
ui-resumed = De retour dans votre partie : { $count ->
    [one] un choix
   *[other] { $count } choix
} jusqu’ici.
ui-save-previous = La partie sauvegardée ici auparavant est conservée dans « { $path } ».
ui-save-beside = Une autre partie a été sauvegardée à la place de celle-ci, peut-être depuis un autre terminal. Celle-ci est désormais sauvegardée dans « { $path } ».
ui-save-unreadable = Impossible d’ouvrir la sauvegarde automatique « { $path } » : { $why }.
ui-save-damaged = La sauvegarde automatique est illisible ; elle a été mise de côté dans « { $kept } ». { $why } Relancez le programme pour commencer une nouvelle partie.
ui-goodbye = La partie est sauvegardée. « duskbox play { $game } » vous y ramène.
ui-goodbye-named = La partie est sauvegardée. « duskbox saves resume { $name } » vous y ramène.
ui-goodbye-beside = La partie est sauvegardée. « duskbox play { $game } --resume { $path } » vous y ramène.
ui-leave-unsaved = Quitter quand même ? Ce qui a été joué depuis serait perdu.
ui-plain-leave-unsaved = Quitter quand même ? Tapez q ou o pour quitter, n pour rester.
ui-goodbye-unsaved = La partie n’a pas pu être sauvegardée dans « { $path } » : { $why }.
ui-goodbye-over = La partie est finie. « duskbox replay { $path } » la montre encore une fois.

## Line by line

ui-plain-welcome = Tapez le numéro d’une option. Tapez ? pour l’aide.
ui-plain-help =
    Un numéro choisit une option.
    u : annuler le dernier choix. r : le refaire.
    e : les règles applicables. e et un numéro : ce que fait cette option. e et un identifiant : cette règle-là.
    w : ce que vous ne pouvez pas faire, et pourquoi. t : un conseil, en anticipant.
    m : le plan. p et un numéro : le plan avec ce que vise cette option.
    v : tout ce que vous voyez, encore une fois. d : tout ce qui se consulte. l : ce qui s’est passé.
    c et un nom : une carte. c et un numéro : les cartes d’une option. o et un numéro : ses probabilités.
    /, suivi d’un mot : les options qui le contiennent. a : les autres actions.
    s et un nom : sauvegarder sous ce nom. q : sauvegarder et quitter. ? : cette aide et les signes du plan.
ui-plain-preview = p et un numéro montre à quoi ressemblerait l’option.
ui-plain-end = n : nouvelle partie. u : annuler le dernier choix. m : le plan. d : tout ce qui se consulte. q : quitter.
ui-plain-over = La partie est finie : « { $line } » ne peut plus être choisi. n : nouvelle partie. u : annuler le dernier choix. m : le plan. d : tout ce qui se consulte. q : quitter.
ui-no-such-number = Il n’y a pas d’option « { $number } ». Tapez un nombre de 1 à { $most }.
ui-not-understood = « { $line } » n’est ni une option ni une commande. Rien n’a changé ; tapez h pour l’aide.
ui-no-preview = L’option { $number } ne désigne rien sur le plan.
ui-input-ended = Fin de l’entrée.
ui-interrupted = Interrompu.

## Replay

ui-entry-start = La partie est mise en place.
ui-entry-salt = La place { $seat } ajoute son sel aux tirages.
ui-entry-redo = Choix refait.
ui-entry-chosen = Un choix est fait.
ui-entry-undo = Choix annulé : { $to ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $to }
}.
ui-entry-undo-marked = Choix annulé alors que quelque chose avait été vu : { $to ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $to }
}.
ui-entry-step-back = L’hôte de la table annule le dernier choix : { $to ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $to }
}.
ui-only-option = { $text } (La seule option.)
ui-replay-entry = Entrée { $entry } sur { $last }
ui-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## Joueurs artificiels et anticipation

ui-bot-thinks = { $who } réfléchit…
ui-key-tip = conseil
ui-tip-title = Coups conseillés
ui-tip-line = { $option } : { $share } (± { $error })
ui-tip-dropped = { $option } : écarté tôt, à environ { $share }
ui-tip-about = La probabilité de gagner (± erreur) d’après ce que vous savez, si { $seats ->
    [1] vous jouez
   *[other] tous jouent
} ensuite comme le bot simple. Le choix de la recherche vient en premier.
ui-tip-one = Il n’y a qu’une chose à faire.
ui-tip-thinks = Anticipation en cours…

## Les pages de choix

ui-start-how = Tapez un numéro ; b revient, q quitte.
ui-start-choose = choisir
ui-start-back = retour
