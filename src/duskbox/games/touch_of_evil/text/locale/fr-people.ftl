### Heroes, Villains, Minions, Elders, Secrets, Lairs and spaces in French: names and one line of flavour each.

## Heroes

hero-karl = Karl
hero-karl-title = le Soldat
hero-karl-flavour = Le régiment est sous terre ; la discipline est restée.
hero-karl-ability = Vieux soldat
hero-anne-marie = Anne Marie
hero-anne-marie-title = l’Institutrice
hero-anne-marie-flavour = Son prédécesseur est sorti un soir au milieu d’un mot. La craie est restée.
hero-anne-marie-ability = Savoir, c’est pouvoir
hero-inspector-cooke = Jonathan Cooke
hero-inspector-cooke-title = l’Inspecteur
hero-inspector-cooke-flavour = Son mandat ne porte aucun nom. Il compte bien en inscrire un.
hero-inspector-cooke-ability = Détective
hero-thomas = Thomas
hero-thomas-title = le Messager
hero-thomas-flavour = Plus qu’une lettre dans la sacoche. Le destinataire le supplie de la garder.
hero-thomas-ability = Ventre à terre
hero-heinrich = Heinrich Cartwright
hero-heinrich-title = le Vagabond
hero-heinrich-flavour = Il s’est tiré de bien pire. Deux fois.
hero-heinrich-ability = Débrouillard
hero-katarina = Katarina
hero-katarina-title = la Hors-la-loi
hero-katarina-flavour = Elle ne détrousse que ceux qui en ont les moyens.
hero-katarina-ability = La bourse ou la vie
hero-victor = Victor Danforth
hero-victor-title = le Dramaturge
hero-victor-flavour = Cinq actes de bravoure, tous de sa plume.
hero-victor-ability = Le spectacle continue
hero-isabella = Isabella Von Took
hero-isabella-title = l’Aristocrate
hero-isabella-flavour = Le deuil lui va bien, et onze domestiques mourraient pour elle, pourvu qu’elle paie les gages.
hero-isabella-ability = Domestiques dévoués

## Villains

villain-vampire = Vampire
villain-vampire-flavour = On l’a invité une fois, il y a deux siècles. Personne n’a songé à retirer l’invitation.
villain-vampire-ability = Forme de brume
villain-vampire-advanced = capacité avancée ({ villain-vampire })
villain-werewolf = Loup-garou
villain-werewolf-flavour = Le dimanche, il est à l’église avec les autres, au troisième banc.
villain-werewolf-ability = Premier sang
villain-werewolf-advanced = capacité avancée ({ villain-werewolf })
villain-scarecrow = Épouvantail
villain-scarecrow-flavour = Chaque automne, on lui donnait un vêtement de plus. Cette année, il s’est servi : il porte le fermier.
villain-scarecrow-ability = Nourri par l’ombre
villain-scarecrow-advanced = capacité avancée ({ villain-scarecrow })
villain-spectral-horseman = Cavalier spectral
villain-spectral-horseman-flavour = Un boulet lui a pris la tête, et nul ne lui a dit que la guerre était finie.
villain-spectral-horseman-ability = Chevauchée éternelle
villain-spectral-horseman-advanced = capacité avancée ({ villain-spectral-horseman })

## Minions

minion-bats = Chauves-souris
minion-bats-flavour = Le clocher se vide d’un coup, et pas vers la lumière.
minion-living-dead = Morts-vivants
minion-living-dead-flavour = Le fossoyeur compte les pierres. Puis il compte les trous.
minion-vampire-bride = Épouse du Vampire
minion-vampire-bride-flavour = Mariée en mai, enterrée en juin, revue à la fenêtre en juillet.
minion-dire-wolf = Loup funeste
minion-dire-wolf-flavour = Trop grand pour un loup, trop patient pour un chien.
minion-feral-kin = Engeance sauvage
minion-feral-kin-flavour = Sur leur dos pendent encore des lambeaux d’habits du dimanche.
minion-rat-nest = Nid de rats
minion-rat-nest-flavour = Le plancher respire.
minion-rats = Rats
minion-rats-flavour = D’abord le grain, puis les chandelles, puis le berceau.
minion-straw-man = Homme de paille
minion-straw-man-flavour = Hier, il se dressait dans le champ d’à côté.
minion-locusts = Sauterelles
minion-locusts-flavour = Un nuage qui mâche.
minion-harvester = Moissonneur
minion-harvester-flavour = Quatre faux, un seul corps, nulle hâte.
minion-crows = Corbeaux
minion-crows-flavour = À qui ne bouge plus, ils prennent les yeux.
minion-barghest-hound = Molosse barghest
minion-barghest-hound-flavour = Plus son cri est faible, plus il est près.
minion-ghost-soldier = Soldats fantômes
minion-ghost-soldier-flavour = On fait toujours l’appel. Ils répondent toujours.
minion-dead-drummer = Tambour des morts
minion-dead-drummer-flavour = Douze ans, à en juger par les os.

## Happenings of the Minion Charts

chart-blood-red-dusk = Crépuscule de sang
chart-blood-red-dusk-flavour = Le soleil sombre comme si on l’avait tiré vers le bas.
chart-kiss-in-the-dark = Baiser dans l’ombre
chart-kiss-in-the-dark-flavour = Vous revoyez votre main sur la fenêtre. Vous ne savez plus pourquoi.
chart-guest-at-midnight = L’invité de minuit
chart-guest-at-midnight-flavour = Dans la meilleure maison de la ville, on a mis un couvert de plus.
chart-hypnotic-gaze = Regard hypnotique
chart-hypnotic-gaze-flavour = « Donne », dit-il, et déjà la main s’est ouverte.
chart-thirst = La soif
chart-thirst-flavour = Cette nuit, plus question d’attendre.
chart-howl-on-the-hill = Hurlement sur la colline
chart-howl-on-the-hill-flavour = Une voix sur la crête, et chaque fourré répond.
chart-claws = Griffes
chart-claws-flavour = La lanterne part la première.
chart-night-of-slaughter = Nuit de carnage
chart-night-of-slaughter-flavour = Au matin, nul ne veut être celui qui ouvre la porte.
chart-on-your-trail = Sur vos traces
chart-on-your-trail-flavour = Il tient votre odeur depuis le pont.
chart-failed-harvest = Moisson perdue
chart-failed-harvest-flavour = Dans l’épi, il n’y a que poussière.
chart-between-the-rows = Entre les rangs de maïs
chart-between-the-rows-flavour = Vous marchez, on marche. Vous vous arrêtez, on s’arrête.
chart-blight = La nielle
chart-blight-flavour = Vert à midi, noir au souper.
chart-empty-pole = Le poteau vide
chart-empty-pole-flavour = Les cordes sont toujours nouées. Rien n’y pend.
chart-hoofbeats = Bruit de sabots
chart-hoofbeats-flavour = Quatre sabots sur une route que la crue a emportée au printemps.
chart-head-on-the-gatepost = La tête sur le portail
chart-head-on-the-gatepost-flavour = À l’aube, elle regardait la place. À midi, elle vous regarde.
chart-last-charge = Dernière charge
chart-last-charge-flavour = Il salue le plus brave, puis abaisse sa lame.
chart-dead-march = Marche des morts
chart-dead-march-flavour = Plus un souffle dans les fifres, et pourtant ils jouent.
chart-toll-of-heads = L’impôt des têtes
chart-toll-of-heads-flavour = On lui doit une tête. Il prend la première venue.

## Town Elders

elder-lord-hanbrook = Lord Hanbrook
elder-lord-hanbrook-flavour = Il chasse tout ce qui vit sur ses terres, et tient la vallée entière pour ses terres.
elder-lady-hanbrook = Lady Hanbrook
elder-lady-hanbrook-flavour = D’un même petit sourire, elle se met entre deux querelleurs et devant une balle.
elder-reverend-harding = Révérend Harding
elder-reverend-harding-flavour = Ses bancs sont pleins ; sa sacristie, fermée à double tour.
elder-doctor-manning = Docteur Manning
elder-doctor-manning-flavour = Il achète ses corps honnêtement, dit-il. Et quelle belle couture !
elder-magistrate-kroft = Magistrat Kroft
elder-magistrate-kroft-flavour = Il n’a jamais perdu un procès. Quelques accusés, si.
elder-sophie = Sophie la Sage-femme
elder-sophie-flavour = Elle a mis au monde la moitié de la ville, et sait ce qui est venu avec.

## Secrets

card-blowhard = Fanfaron
card-blowhard-flavour = L’ours était un blaireau. Le second ours n’a jamais existé.
card-drunkard = Penchant pour la bouteille
card-drunkard-flavour = Pour une chopine, on vous raconte tout. Deux fois.
card-peeping-tom = L’œil à la serrure
card-peeping-tom-flavour = Dans chaque volet de la ville, une lame a du jeu.
card-old-war-crime = Vieux crime de guerre
card-old-war-crime-flavour = Une ferme, un ordre d’hiver, et une main qui depuis n’a plus tremblé.
card-coward = Lâche
card-coward-flavour = Du courage, oui, jusqu’à la grille.
card-inner-strength = Force intérieure
card-inner-strength-flavour = Certaines chandelles brûlent mieux dans les courants d’air.
card-charmed-life = Sous une bonne étoile
card-charmed-life-flavour = Trois fois, on a commandé le cercueil. Trois fois pour rien.
card-monster-hunter = Chasseur de monstres
card-monster-hunter-flavour = Sous l’argenterie du dimanche dort un argent d’une autre sorte.
card-servant-of-darkness = Au service des Ténèbres
card-servant-of-darkness-flavour = À genoux chaque nuit, mais pas devant Dieu.
card-shadow-puppet = Marionnette de l’Ombre
card-shadow-puppet-flavour = Les lèvres bougent un instant avant les mots.
card-blood-pact = Pacte de sang
card-blood-pact-flavour = Signé en rouge, et pas un témoin parmi les vivants.
card-hidden-dagger = Dague cachée
card-hidden-dagger-flavour = L’étreinte est chaude. La lame, non.
card-on-the-hunt = En chasse
card-on-the-hunt-flavour = Le fusil n’est plus au mur, ni son maître au logis.
card-hero-of-the-people = Héros du peuple
card-hero-of-the-people-flavour = Une voix sur la place, et tous les volets s’ouvrent.
card-darkest-secret = Le plus noir des secrets
card-darkest-secret-flavour = Même entre damnés, on n’en parle pas à voix haute.
card-selfless-martyr = Martyr désintéressé
card-selfless-martyr-flavour = Testament rédigé, dettes payées, mains tranquilles.
card-reluctant-hero = Héros malgré lui
card-reluctant-hero-flavour = Le sabre ne devait plus quitter son fourreau. On l’a pourtant graissé chaque printemps.

## Lairs

card-sealed-vault = Caveau scellé
card-sealed-vault-flavour = On y dort tard. Aujourd’hui, trop tard.
card-hall-of-mirrors = Salon des miroirs
card-hall-of-mirrors-flavour = Cent coups portés, dont quatre-vingt-dix-neuf dans le verre.
card-walled-up-attic = Grenier muré
card-walled-up-attic-flavour = La porte était là quand vous êtes entrés.
card-grinding-floor = Entre les meules
card-grinding-floor-flavour = Elles n’ont plus cessé de tourner depuis que le meunier y est tombé.
card-high-gallery = Haute galerie
card-high-gallery-flavour = D’ici, même cette chose paraît petite.
card-ring-of-stones = Cercle de pierres
card-ring-of-stones-flavour = Plus vieux que la ville, plus vieux que le nom de Dieu dans cette vallée.
card-poisoned-spring = Source empoisonnée
card-poisoned-spring-flavour = Une plaie lavée ici ne se referme pas.
card-heart-of-the-thicket = Au cœur du hallier
card-heart-of-the-thicket-flavour = Les arbres se penchent pour mieux voir. Ils ont choisi leur camp.
card-throne-of-bones = Trône d’ossements
card-throne-of-bones-flavour = Tout trône est fait de quelqu’un.
card-fallen-gatehouse = Porterie effondrée
card-fallen-gatehouse-flavour = Une brèche trop étroite pour les vieux et les bien nourris.
card-dungeon-stair = Escalier des cachots
card-dungeon-stair-flavour = Quarante marches vers le bas ; une sur trois manque.
card-narrow-planks = Planches étroites
card-narrow-planks-flavour = Pas la place, ici, pour les grands gestes.
card-toll-of-fear = Péage de la peur
card-toll-of-fear-flavour = Le pont se fait payer planche après planche.
card-sunken-chapel = Chapelle engloutie
card-sunken-chapel-flavour = De l’eau jusqu’à la taille, et quelque chose qui retient le manteau.
card-isle-of-lights = Île aux feux follets
card-isle-of-lights-flavour = N’en suivez aucun, surtout pas celui qui sait votre nom.
card-open-field-at-dawn = Plein champ à l’aube
card-open-field-at-dawn-flavour = Une heure de lumière, et nulle part où se cacher.
card-burnt-barn = Grange brûlée
card-burnt-barn-flavour = Pendant qu’on se bat dedans, la nuit fait son œuvre.
card-gallows-tree = Arbre aux pendus
card-gallows-tree-flavour = Les pendus ont beaucoup à dire, et toute la nuit pour le dire.
card-pilgrims-cross = Croix des pèlerins
card-pilgrims-cross-flavour = Quelqu’un y dépose encore des fleurs fraîches.
card-catacombs = Catacombes
card-catacombs-flavour = Neuf générations de morts, pour nourrir un seul convive.

## The Curse

card-curse-of-the-werewolf = Malédiction du Loup-garou
card-curse-of-the-werewolf-flavour = La plaie se referme trop bien. La troisième nuit, on s’éveille avec de la terre sous les ongles.

## Spaces

space-manor = Manoir
space-windmill = Moulin
space-olde-woods = Vieux Bois
space-abandoned-keep = Donjon abandonné
space-town-hall = Hôtel de ville
space-blacksmith = Forge
space-church = Église
space-doctors-office = Cabinet du docteur
space-magistrates-office = Bureau du magistrat
space-fields = Champs
space-marsh = Marais
space-covered-bridge = Pont couvert
space-crossroads = Croisée des chemins
space-road = Route { $number }

## What the town sells

service-study = Étude aux archives
service-pray = Prière jusqu’à l’aube
service-treatment = Soins
service-lift-curse = Levée de la Malédiction
service-raise-militia = Levée de la Milice
service-court-records = Archives du tribunal
