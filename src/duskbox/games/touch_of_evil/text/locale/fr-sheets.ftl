# Ce qui est inscrit sur le plateau, sur les deux tables imprimées et sur la carte Malédiction, et ce qu’une décision ajoute à une carte

sheet-space-corner = Lieu d’angle
sheet-space-town = Case de la ville
sheet-space-dangerous = Lieu dangereux
sheet-corner = Rencontre : piochez une carte de ce lieu d’angle et résolvez-la.
sheet-theme-manor = Esprit, Secrets et Livres.
sheet-theme-windmill = Ruse, tests combinés et Objets.
sheet-theme-olde-woods = Esprit, Combat et Magie. Lieu sauvage : plus d’attaques, mais de meilleures récompenses et plus d’Objets.
sheet-theme-abandoned-keep = Ruse, Honneur et danger. Lieu sauvage : plus d’attaques, mais de meilleures récompenses et plus d’Objets.
sheet-dangerous = Rencontre : lancez un D6. Sur 3 ou plus, piochez une carte Événement ; sur 1 ou 2, une carte Mystère.
sheet-arrows = Deux chemins aussi courts l’un que l’autre mènent à l’Hôtel de ville. Lancez un D6 : sur 1–{ $low }, le chemin mène { $first } ; sur { $high }–6, { $second }.

deck-tables = Tables du livret
table-cooperative = Table de la Phase des Mystères
table-showdown = Table d’Affrontement final
sheet-table-cooperative = Jeu coopératif : lancez un D6 à chaque Phase des Mystères, avant de piocher la carte Mystère.
sheet-table-showdown = Règle optionnelle : au début de chaque Assaut d’un Affrontement final sauf le premier, lancez deux D6 et additionnez-les. Le résultat peut être annulé comme une carte Événement ou Mystère.
table-row-darkness-falls = Les Ténèbres s’abattent
table-row-dread-shadow = Ombre d’effroi
table-row-minion-attack = Attaque de Sbire
table-row-scattered-clues = Indices épars
table-effect-darkness-falls = Le marqueur avance de { $steps } cases vers les Ténèbres, à moins que les Héros ne subissent ensemble { $wounds } Blessures, réparties à leur gré.
table-effect-dread-shadow = Le marqueur avance de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
} vers les Ténèbres, à moins que les Héros ne subissent ensemble { $wounds } Blessures, réparties à leur gré.
table-effect-minion-attack = Faites un jet sur le Tableau des Sbires et placez le Sbire dans un Lieu aléatoire.
table-effect-scattered-clues = Placez { $n } jetons Enquête dans un Lieu aléatoire.
table-effect-daring-confrontation = { $random ->
    [yes] Un Héros tiré au sort parmi ceux de l’Affrontement final fait un test d’Honneur 6+.
   *[no] Choisissez un Héros de l’Affrontement final ; il fait un test d’Honneur 6+.
} En cas d’échec, ou bien chaque Héros présent subit 1 Blessure, ou bien l’Affrontement final est abandonné.
table-effect-chase = Piochez une carte Repaire : l’Affrontement final s’y déplace. Chaque Héros paie le prix de la nouvelle carte pour suivre, sinon il quitte l’Affrontement final. La règle spéciale du nouveau Repaire remplace l’ancienne.
table-effect-impossible-foe = Le Méchant se soigne de D6 Blessures, D3 en jeu compétitif.
table-effect-cunning-challenge = Pendant cet Assaut, les Héros combattent avec la Ruse au lieu du Combat. { fight-bonuses }
table-effect-power-of-evil = Le Méchant se soigne de D3 Blessures, 1 en jeu compétitif.
table-effect-supernatural-force = Pendant cet Assaut, les Héros combattent avec l’Esprit au lieu du Combat. { fight-bonuses }
table-effect-untamed-darkness = Le Méchant inflige aux Héros, pris ensemble, { $random ->
    [yes] D6
   *[no] D3
} touches, réparties au gré des joueurs ; en jeu compétitif, 1 touche.
table-effect-sweeping-blow = Chaque Héros de l’Affrontement final défausse un Objet ou un Allié de son choix.
table-effect-good-fight = Le Méchant et tous les Héros se soignent chacun de D6 Blessures, et les Héros K.-O. se relèvent. En jeu coopératif, les Héros qui ne sont pas dans l’Affrontement final peuvent le rejoindre gratuitement.
fight-bonuses = { $random ->
    [yes] Les bonus de Combat comptent aussi.
   *[no] Seuls comptent les bonus à cette Compétence et aux dés de combat.
}
in-play = { $name } – { $what }

curse-taken = { $wolves ->
    [yes] Un Héros mis K.-O. par le Méchant ({ $villain }) ou par un Héros changé en Loup-garou prend cette carte.
   *[no] Un Héros mis K.-O. par le Méchant ({ $villain }) prend cette carte.
}
curse-grows = Au début de chaque Phase des Mystères, le Héros reçoit un jeton Transformation, sauf s’il est K.-O. Avec le jeton numéro { $n }, la métamorphose est complète : au début de chaque Phase des Mystères, dès celle-ci, le Héros est un Loup-garou et doit attaquer.
curse-attacks = { $all ->
    [yes] Le Loup-garou livre un seul Assaut contre chacun des autres Héros, dans l’ordre du tour.
   *[no] Le Loup-garou livre un seul Assaut contre le Héros le plus proche ; à distance égale, contre celui qui a le plus d’Honneur.
} Pendant son propre tour, le Héros agit comme d’habitude.
curse-lifted = La Malédiction peut être levée, même alors : { $space }, { $n } points d’Enquête.

card-no-effect = Aucun effet.
card-hunt = Un Héros qui combat sur cette case a +1 en Combat. S’il n’y reste plus de Sbire à la fin d’une manche, le Notable rentre chez lui.
card-invited = { $invited ->
    [yes] Ce Notable peut encore être invité dans un Groupe de chasse.
   *[no] D’ici là, ce Notable ne peut pas être invité dans un Groupe de chasse.
}
