## Joueurs artificiels et bilans

cli-arg-bot = Une place (à partir de 1) tenue par un programme : random, thumb, search, search:1s, ou pipe:COMMANDE pour le vôtre. Peut être répété.
cli-do-analyse = Montrer ce qui, dans une partie finie, revient au hasard et ce qui revient à l’habileté.
cli-arg-analyse-seat = La place dont on fait le bilan, à partir de 1.
cli-arg-samples = Sur combien de tables tirées au sort chaque choix est mesuré. Plus il y en a, plus c’est long et juste.
cli-analysing = Mesure en cours…
error-no-seat-left = { $seats ->
    [one] Un bot jouerait la seule place. Pour voir jouer les bots, utilisez « duskbox simulate ».
   *[other] Des bots joueraient les { $seats } places. Gardez-en une, ou utilisez « duskbox simulate ».
}
error-analysis-unfinished = La partie de « { $file } » n’est pas finie. On fait le bilan d’une partie entière.
analysis-title = Place { $seat }, { $result }. La probabilité de gagner, du premier choix au dernier :
analysis-won = partie gagnée
analysis-lost = partie perdue
analysis-start = Au début : { $share }.
analysis-skill = L’habileté l’a changée de { $share } points : ce qui a été choisi, comparé à ce qu’aurait choisi le bot simple.
analysis-luck = Le hasard l’a changée de { $share } points : cartes et dés.
analysis-rest = { $seats ->
    [one] Ce que l’échantillonnage ne peut dire l’a changée de { $share } points.
   *[other] Les autres, et ce que l’échantillonnage ne peut dire, l’ont changée de { $share } points.
}
analysis-decisions = Les décisions qui ont le plus compté :
analysis-no-decisions = Aucune décision n’a fait une différence que l’on puisse distinguer du hasard.
analysis-good = Entrée { $entry } : « { $option } » valait { $ahead } points de plus (± { $doubt }) que « { $other } ».
analysis-bad = Entrée { $entry } : « { $option } » valait { $ahead } points de moins (± { $doubt }) que « { $other } ».
analysis-draws = Les tirages qui ont le plus compté :
analysis-no-draws = Rien n’a été tiré.
analysis-draw = Entrée { $entry } : après « { $option } », la probabilité est passée de { $before } à { $after }.
analysis-about = Ce sont les probabilités pour un joueur qui sait ce que savait cette place et joue ensuite comme le bot simple.
