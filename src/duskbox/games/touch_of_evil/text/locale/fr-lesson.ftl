# La première partie guidée : ce que l’on dit à chaque étape, et d’un autre choix. Les étapes sont dans lesson.toml.

## Chapitres

lesson-chapter-turn = Le premier tour
lesson-chapter-clues = Des indices et des cartes
lesson-chapter-ready = Les préparatifs
lesson-chapter-hunt = La chasse
lesson-chapter-showdown = L’Affrontement final

## Étapes

lesson-welcome = Le mal rôde à Shadowbrook ; ce soir, c’est l’Épouvantail. Vous êtes Anne Marie, l’institutrice, et Karl le soldat est votre rival. Le premier qui vainc le Méchant dans un Affrontement final a gagné.
lesson-track = La Piste de l’Ombre est l’horloge que vous craignez tous deux. Elle part de 20 et glisse vers les Ténèbres. Si elle y parvient, le Méchant gagne, et Karl et vous avez perdu.
lesson-move = Un tour, c’est trois choses : se déplacer, combattre, agir. Votre dé montre 4 : jusqu’à quatre cases. Les histoires commencent aux angles du plateau : allez au Vieux Bois.
lesson-encounter = Une fois par tour, vous effectuez la Rencontre de votre case. Dans un lieu d’angle, vous piochez une carte de sa pioche : voyez ce que le bois vous réserve.
lesson-skulls = Les Crânes suspendus sont un test d’Esprit. Votre Esprit est de 4 : vous avez lancé quatre dés, et chaque 4 ou plus vous a donné 1 point d’Enquête. L’Enquête achète presque tout ici. Terminez votre tour.
lesson-karl = C’est au tour de Karl, puis vient la Phase des Mystères, qui clôt chaque manche. Vous voyez ce qu’il fait, mais pas ses cartes Événement.
lesson-mystery = Karl a trouvé une Fourche. Puis le Mystère : d’étranges empreintes ont mis un Homme de paille, un Sbire du Méchant, au Manoir, et 4 points d’Enquête sur le Pont couvert, tout près de vous. Karl commence la manche suivante.
lesson-free-event = Un 1 au dé, c’est un seul pas, mais vous pouvez piocher une carte Événement en échange. Prenez-la.
lesson-one-step = L’exercice à l’aube ; vous seule voyez cette carte. Un pas suffit pour le Pont couvert, où se trouvent les indices.
lesson-collect = Après le déplacement, vous agissez dans l’ordre que vous voulez. Récoltez l’Enquête qui se trouve ici : tout, et sans rien payer.
lesson-play-event = Une carte Événement dit quand elle peut être jouée. Celle-ci se joue parmi vos actions et augmente votre Combat pour le reste de la partie : jouez-la.
lesson-bridge = Le pont est un lieu dangereux, et un dé décide de la Rencontre : à 3 ou plus une carte Événement, sinon un Mystère.
lesson-round-over = Un 5, et avec lui la veuve reconnaissante. Cette carte n’attend pas dans votre main, elle agit aussitôt : 3 points d’Enquête. Terminez votre tour ; c’était le dernier, la Phase des Mystères suit.
lesson-darker = Les jours raccourcissent : l’ombre est à 19, et de nouveaux indices sont au Manoir. C’est vous qui commencez maintenant. La Forge est tout près : allez-y.
lesson-buy = La Forge vend les Objets de la ville. Anne Marie ne sait guère se battre, mais avec un Livre dans son sac elle a 2 de plus en Combat. L’Almanach du village est un Livre, pour 3 points d’Enquête seulement.
lesson-town = En ville, la Rencontre d’une case donne une carte Événement. Piochez-la.
lesson-witness = Un témoin terrifié est un test de Ruse, 4 ou plus. L’Almanach compte aussi : vous lancez quatre dés. Jouez la carte.
lesson-wait = Trois succès, 3 points d’Enquête. Terminez votre tour, et voyez ce que Karl mijote.
lesson-threads = Doigts agiles : Karl vous prend 1 point d’Enquête, en bon rival. Le Mystère est plus clément. Chaque Héros fait un test d’Esprit ou de Ruse ; choisissez l’Esprit.
lesson-karl-again = Encore 2 points d’Enquête pour vous. Karl commence la quatrième manche.
lesson-to-the-manor = Le Donjon abandonné a donné à Karl une Armure de plates : les deux angles du bas sont sauvages, mais riches. Votre dé montre 5. Allez au Manoir, vers les indices et vers l’Homme de paille qui les garde ; un Sbire met fin au déplacement.
lesson-fight = Un combat ! Vous avez lancé cinq dés pour votre Combat, l’Homme de paille deux, et chaque 5 ou 6 est une touche. Chacun a subi une Blessure, au même instant. Vous pouvez fuir, mais vous êtes la plus forte : continuez.
lesson-clues = Plus d’Homme de paille, et 1 point d’Enquête pour vous. Récoltez les indices qu’il gardait.
lesson-lair = Une carte Repaire coûte 12 tant que l’ombre est loin, et moins à mesure qu’elle approche. Elle vous dit, à vous seule, où se cache le Méchant. Achetez-en une.
lesson-elders = Le Grenier muré : c’est ici, dans ce Manoir même ! Des Notables peuvent vous aider au combat, mais chacun a un Secret, et certains sont maléfiques. Pour 2 points d’Enquête, voyez ce que cache le Révérend Harding.
lesson-showdown = Un Pacte de sang : le Révérend sert le Méchant, et vous seule le savez. Vous n’avez pas encore effectué la Rencontre de cette case : vous pouvez donc y lancer l’Affrontement final à la place. Il coûte 4 : montez au grenier.
lesson-party = Deux Notables au plus rejoignent votre Groupe de chasse. Lord Hanbrook vous apporte un dé, et Lady Hanbrook vous épargne une Blessure à chaque Assaut. Invitez les deux.
lesson-accuse = Leurs Secrets sont révélés : il se vante, elle boit, aucun des deux n’est maléfique. Un Notable maléfique changerait de camp et renforcerait le Méchant. Karl peut encore accuser un Notable, puis le premier Assaut commence.
lesson-window = Trois touches pour vous ! L’Épouvantail a lancé un dé contre chaque Notable et le reste contre vous, et une Blessure vous menace. Dans ces moments, le jeu demande qui veut intervenir : laissez faire Lady Hanbrook.
lesson-last-round = Trois de ses cinq Blessures ! Lord Hanbrook est touché aussi ; c’est le seul Notable qui y survit une fois. Avant chaque Assaut, vous pouvez renvoyer des Notables en ville. Passez, et frappez.
lesson-won = L’Épouvantail tombe, Shadowbrook est sauvée, et vous avez gagné. Il reste beaucoup à découvrir : trois autres Méchants, un jeu coopératif où l’on gagne ensemble, et un jeu avancé aux pouvoirs plus sombres. Invitez vos amis, ou quelques bots.

## Ce que l’on dit d’un autre choix

lesson-no-lingering = Si vous restez sur place, vous vous attardez et pouvez subir une attaque. Avançons.
lesson-to-the-woods = Vous irez là une autre fois. Aujourd’hui, le Vieux Bois vous attend.
lesson-look-later = Les Secrets des Notables comptent avant l’Affrontement final. Gardez votre Enquête pour l’instant.
lesson-take-the-card = Une carte pour rien ? Prenez-la donc.
lesson-to-the-bridge = Les indices sont sur le Pont couvert.
lesson-clues-first = Récoltez d’abord ce qui se trouve ici.
lesson-card-first = Jouez d’abord la carte de votre main.
lesson-lair-later = Vous pourriez tout juste la payer, mais vous iriez au combat les mains vides. Préparez-vous d’abord.
lesson-to-the-smith = Une autre fois. Il vous faut quelque chose de la Forge.
lesson-the-book = C’est tentant. Mais pour Anne Marie, un Livre est la meilleure arme : prenez l’Almanach du village.
lesson-shop-first = Dans un instant. Achetez d’abord le Livre.
lesson-save-up = Économisez votre Enquête : une carte Repaire coûte 12.
lesson-best-skill = Ce serait autant de dés. Cette fois, choisissez l’Esprit.
lesson-manor-calls = Quatre indices sont au Manoir : c’est là que nous allons.
lesson-fight-on = Vous avez cinq dés contre deux. Continuez le combat !
lesson-not-yet-here = Pas encore : après la Rencontre d’une case, vous ne pouvez pas y lancer l’Affrontement final au même tour.
lesson-lair-before = Achetez d’abord la carte Repaire.
lesson-the-reverend = Chacun d’eux peut cacher quelque chose. Cette fois, prenez le Révérend Harding.
lesson-look-before = Regardez d’abord le Secret du Révérend Harding.
lesson-showdown-now = Gardez vos 4 points d’Enquête : c’est le prix de l’Affrontement final.
lesson-not-him = Pas lui : vous savez ce qu’il a signé.
lesson-the-couple = Ce serait peut-être une bonne idée. Cette fois, invitez Lord et Lady Hanbrook.
lesson-let-her = Cela ne coûte rien : laissez Lady Hanbrook intervenir.
lesson-keep-them = Ils vous sont encore utiles. Passez.
