### What the kernel says when something cannot be done: what was tried, why it cannot be done, what can be done instead.

-untouched-copy = Utilisez une copie intacte de l’enregistrement.
-fault = C’est un défaut du programme, pas le vôtre : merci de le signaler en joignant l’enregistrement.

## Games, settings, rules

error-unknown-game = Il n’y a pas ici de jeu nommé « { $name } ». Choisissez parmi ceux-ci : { $allowed }.
error-unknown-setting = Ce jeu n’a pas de réglage nommé « { $name } ». Il a ceux-ci : { $allowed }.
error-unknown-ruling = Ce jeu n’a pas de point de règle nommé « { $name } ». Il a ceux-ci : { $allowed }.
error-bad-value = « { $value } » ne convient pas à « { $name } ». Valeurs admises : { $allowed }.
error-unknown-rule = Aucune règle de ce jeu ne porte l’identifiant « { $id } ». Les identifiants ressemblent à ceci : { $example }.
error-not-provided = Ce jeu ne fournit pas « { $what } ». Pour s’en servir ici, il faut écrire cette méthode dans le jeu (docs/games.md).
error-no-packs = Ce jeu n’accepte pas de pack.

## Choosing

error-unknown-option = « { $key } » n’existe à aucun moment de ce jeu. Prenez une des options proposées.
error-illegal-choice = « { $key } » ne peut pas être choisi maintenant, car cette décision ne le propose pas. Prenez une des options proposées, ou demandez pourquoi celle-ci manque.
error-game-over = « { $key } » vient trop tard : la partie est finie. Annulez un choix ou commencez une nouvelle partie.
why-not-offered = Ce choix n’est pas proposé maintenant.
error-stuck = Les règles ne proposent plus rien ici, ce qui ne doit jamais arriver (étape { $step }, stade { $stage }, question { $ask }). { -fault }
error-endless = Ce choix demande plus de { $most } opérations, ce qui n’arrive dans aucune vraie partie : il ne finirait peut-être jamais (étape { $step }, stade { $stage }). La partie reste telle qu’elle était. Si vous jouez avec un pack, cherchez-y des cartes qui se déclenchent l’une l’autre sans fin. { -fault }

## Taking back

error-nothing-to-undo = Impossible de revenir aussi loin : aucun choix n’a été fait depuis ce moment.
error-nothing-to-redo = Il n’y a rien à refaire : aucun choix annulé n’est en attente, et un nouveau choix efface ceux qui l’étaient.
error-undo-none = Ce choix est définitif : la partie a été ouverte sans annulation. Continuez, ou ouvrez la prochaine avec un autre réglage d’annulation.
error-undo-free = Ce choix est définitif : depuis, quelque chose de caché a été découvert, et dans cette partie on ne peut annuler que ce qui n’a rien appris à personne. Les choix faits après ce moment peuvent encore l’être.
error-undo-consent = Depuis, quelque chose de caché a été révélé. Dans cette partie, on ne revient en arrière que si tous les autres sont d’accord : demandez-leur.

## Chance

error-draw-needed = Ce choix attend un vrai tirage (résultats possibles : { $n }). Indiquez ce qui est sorti, puis choisissez de nouveau.
error-script-range = Le résultat { $answer } n’existe pas : les résultats de ce tirage se comptent à partir de 0, et il y en a { $n }. Donnez l’un d’eux.
error-not-asked = Aucun tirage ne peut être saisi : dans cette partie, c’est le programme qui tire. Ouvrez une partie avec de vraies cartes pour saisir les tirages.
error-no-seed = Plus rien ne peut être tiré : cet enregistrement ne contient pas sa graine. Reprenez une sauvegarde qui la contient, ou dérivez la partie avec une graine à vous.
error-no-chance = Un tirage allait avoir lieu là où rien ne doit être tiré. { -fault }
error-salt-late = La place { $seat } ne peut plus ajouter de sel : le premier tirage a eu lieu. Le sel s’ajoute avant le début de la partie.
error-salt-twice = La place { $seat } a déjà ajouté son sel, et chaque place n’en ajoute qu’un. Commencez la partie avec lui, ou ouvrez-en une autre.
error-bad-salt = Ce sel de la place { $seat } a été refusé : la place doit être à la table, et un sel compte de 1 à 200 caractères imprimables sur une ligne. Donnez-en un autre.

## Records

error-no-such-entry = L’entrée { $entry } n’existe pas : cet enregistrement se consulte de 0 à { $most }.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $most } ; -1 est un spectateur.
error-record-empty = La ligne { $line } de l’enregistrement est vide, alors qu’elle devrait contenir son en-tête. Choisissez un fichier qui contient un enregistrement.
error-record-foreign = La ligne { $line } n’est pas l’en-tête d’un enregistrement Duskbox. Choisissez un fichier qui en contient un.
error-record-version = La ligne { $line } de l’enregistrement annonce un format que ce Duskbox ne lit pas. Mettez Duskbox à jour et rouvrez l’enregistrement.
error-record-json = La ligne { $line } de l’enregistrement est illisible : ce n’est pas un objet JSON. { -untouched-copy }
error-record-field = À la ligne { $line } de l’enregistrement, le champ « { $field } » manque ou sa valeur n’a pas de sens. { -untouched-copy }
error-record-number = La ligne { $line } de l’enregistrement n’est pas à sa place : une entrée manque, se répète ou a été déplacée. { -untouched-copy }
error-record-cut-off = L’enregistrement s’interrompt à la ligne { $line } : sa ligne finale manque. { -untouched-copy }
error-record-entry-count = La ligne { $line } clôt l’enregistrement sur un nombre d’entrées qui ne correspond pas à celles qui précèdent. { -untouched-copy }
error-record-sum = La ligne { $line } clôt l’enregistrement sur une somme de contrôle qui ne correspond pas aux lignes qui précèdent : elles ont été modifiées. { -untouched-copy }
error-record-game = La ligne { $line } de l’enregistrement nomme le jeu « { $game } », qui n’est pas installé ici. Installez-le et rouvrez l’enregistrement.
error-record-rules = La ligne { $line } de l’enregistrement annonce la version { $theirs } des règles, mais la version { $ours } en vigueur ici jouerait la partie autrement. Ouvrez-le avec un Duskbox qui possède encore la version { $theirs }.
error-record-setup = La ligne { $line } de l’enregistrement contient des réglages, des points de règle ou un pack que le jeu refuse : { $reason }. Ouvrez-le avec le Duskbox qui l’a écrit, ou utilisez une copie intacte.
error-record-content = La ligne { $line } de l’enregistrement parle d’autres cartes ou tuiles que celles de la boîte d’ici. Ouvrez-le avec le Duskbox où la partie a été jouée.
error-record-ending = La partie ne se termine pas comme l’enregistrement le dit (nombre d’entrées : { $entry }). { -untouched-copy }
error-record-commitment = La graine révélée à la fin de l’enregistrement n’est pas celle que promettait l’en-tête ; ses tirages ne prouvent donc rien. { -untouched-copy }
error-record-long = Cet enregistrement est trop long : il peut avoir au plus { $most } entrées.
error-record-snapshot = L’instantané conservé de cette partie ne correspond pas à son enregistrement (champ « { $field } »). Chargez la partie à partir du seul enregistrement : il contient tout.
error-entry-order = L’entrée { $entry } ne peut pas se trouver à cet endroit de l’enregistrement : un début, un choix, une annulation, un choix refait ou un retour en arrière n’est pas dans l’ordre. { -untouched-copy }
error-entry-undo = L’entrée { $entry } annule des choix d’une manière que la partie n’autorise pas, ou cache que quelque chose avait été appris. Utilisez une copie intacte de l’enregistrement.
error-entry-illegal = L’entrée { $entry } de l’enregistrement choisit « { $key } », qui n’était pas proposé à ce moment. { -untouched-copy }
error-entry-draw-missing = À l’entrée { $entry } de l’enregistrement, il manque un tirage « { $stream } » que les règles exigent. { -untouched-copy }
error-entry-draw-other = À l’entrée { $entry } de l’enregistrement, un autre tirage occupe la place du tirage « { $stream } » que les règles exigent. { -untouched-copy }
error-entry-draw-extra = À l’entrée { $entry } de l’enregistrement figure un tirage « { $stream } » que les règles ne demandent pas. { -untouched-copy }
error-entry-draw-unfair = À l’entrée { $entry } de l’enregistrement figure un tirage « { $stream } » que la graine révélée ne donne pas : il a été modifié, ou le hasard n’était pas équitable. { -untouched-copy }

## Share codes and positions

error-share-foreign = Ce n’est pas un code de partage : un tel code commence par « { $prefix } ». Copiez le code entier et réessayez.
error-share-damaged = Ce code de partage est abîmé : une partie manque ou comporte une faute de frappe. Copiez le code entier et réessayez.
error-pack-game = Le pack nomme le jeu « { $value } ». Il doit en nommer un de ceux-ci : { $allowed }.
error-pack-no-toml = Ce pack n’est pas du TOML : { $reason }. Corrigez cette ligne et réessayez.
error-pack-unknown-key = Le pack contient une clé que ce jeu ne connaît pas : « { $key } ». Clés connues à cet endroit : { $allowed }.
error-pack-value = Le pack ne convient pas à l’endroit « { $key } ». Attendu : { $expected }. Trouvé : « { $found } ». Corrigez et réessayez.
expect-table = une table de clés et de valeurs
error-more-mistakes = Ce sont les { $most } premières erreurs ; il peut y en avoir d’autres. Corrigez-les et vérifiez à nouveau.
error-position-state = Cette position ne peut pas être installée, car ses données ne s’accordent pas : { $reason }. Copiez la position entière et réessayez.
error-position-with-pack = Une partie ne peut pas commencer par une position jouée avec un pack : le texte d’une position ne contient pas le pack. Repartez de l’enregistrement de cette partie.
error-position-unasked = Dans cette position, rien n’est demandé et la partie n’est pas terminée : on ne peut pas commencer ici. Prenez une position où une question est posée.
error-position-unknown = « { $text } » n’est la position d’aucun jeu installé ici. Les positions commencent par : { $known }.
error-position-offers = On ne peut pas jouer à partir de cette position, car ce qu’elle propose est impossible : « { $key } » ({ $reason }). Copiez la position entière et réessayez.
error-not-drawable = « { $answer } » ne peut pas avoir été tiré ici : il y a { $n } possibilités, comptées à partir de 0.
error-share-hidden = Une partie à cartes cachées se partage une fois terminée. Avant, son code montrerait toutes les mains.
error-record-form = Ligne { $line } : le contenu de l’enregistrement est juste, mais pas sa forme. Chaque enregistrement ne peut s’écrire que d’une seule façon ; utilisez une copie intacte.
